export const id = 320;
export const ids = [320];
export const modules = {

/***/ 7320:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  handleCommand: () => (/* binding */ handleCommand),
  noOrder: () => (/* binding */ noOrder)
});

// EXTERNAL MODULE: ./lib/model/errors.js
var errors = __webpack_require__(1053);
// EXTERNAL MODULE: ./lib/report/door.js
var report_door = __webpack_require__(7692);
// EXTERNAL MODULE: ./lib/report/github/keys.js
var github_keys = __webpack_require__(4674);
// EXTERNAL MODULE: ./lib/modes/answering.js
var answering = __webpack_require__(4490);
// EXTERNAL MODULE: ./lib/modes/desk.js + 5 modules
var modes_desk = __webpack_require__(1932);
// EXTERNAL MODULE: ./lib/modes/ending.js
var ending = __webpack_require__(5265);
// EXTERNAL MODULE: ./lib/modes/orders.js
var orders = __webpack_require__(1027);
// EXTERNAL MODULE: ./lib/modes/place.js
var modes_place = __webpack_require__(4019);
// EXTERNAL MODULE: ./lib/modes/result.js
var result = __webpack_require__(7523);
// EXTERNAL MODULE: ./lib/config/applies.js + 1 modules
var applies = __webpack_require__(3407);
;// CONCATENATED MODULE: ./lib/model/hub.js
/** GitHub's roles in a repository, from the least. */
const HUB_ROLES = ['none', 'read', 'triage', 'write', 'maintain', 'admin'];

// EXTERNAL MODULE: ./lib/report/github/underway.js
var underway = __webpack_require__(7783);
// EXTERNAL MODULE: ./lib/text/counted.js
var counted = __webpack_require__(3497);
// EXTERNAL MODULE: ./lib/report/beginning.js
var beginning = __webpack_require__(9302);
// EXTERNAL MODULE: ./lib/report/change.js
var report_change = __webpack_require__(2936);
// EXTERNAL MODULE: ./lib/report/github/reply.js + 2 modules
var github_reply = __webpack_require__(5367);
// EXTERNAL MODULE: ./lib/report/github/words.js
var words = __webpack_require__(3793);
// EXTERNAL MODULE: ./lib/text/time.js
var time = __webpack_require__(1042);
// EXTERNAL MODULE: ./lib/report/github/check-run.js
var check_run = __webpack_require__(1368);
// EXTERNAL MODULE: ./lib/report/github/commit.js
var github_commit = __webpack_require__(4935);
// EXTERNAL MODULE: ./lib/report/github/proposal.js
var proposal = __webpack_require__(7632);
// EXTERNAL MODULE: ./lib/text/hash.js
var hash = __webpack_require__(7591);
;// CONCATENATED MODULE: ./lib/modes/enact.js
// Has a change happen on its branch: what goes is kept first; a commit, or a pull request where it must be.








/** @throws UserError where what is to be kept has no place; WorldError where GitHub refuses */
async function enact(plan, desk) {
    const { found, effect, edits } = plan;
    const listed = (0,report_change/* listedIn */.tl)(found.snapshot, effect.change);
    const archive = await archived(plan, desk);
    const where = (landed) => ({
        branch: found.branch,
        sha: null,
        pull: null,
        archive,
        ...landed,
    });
    if (edits.length === 0)
        return { kind: 'done', where: where({}), listed, more: '' };
    const commit = await committed(plan, desk);
    if (commit === 'guarded') {
        const { pull, more } = await proposed(plan, listed, desk);
        return { kind: 'done', where: where({ pull }), listed, more };
    }
    if (commit.outcome === 'moved')
        return { kind: 'moved' };
    return { kind: 'done', where: where({ sha: commit.sha }), listed, more: '' };
}
/** The ref under which the commit stays that still has what goes; `null`: nothing goes. */
async function archived({ found, effect, key }, { land }) {
    const goes = effect.change.files.some(({ kind }) => kind === 'remove' || kind === 'revert');
    if (!goes)
        return null;
    const ref = archiveRef(found.recovery.id, found.sha);
    const { outcome } = await land({ kind: 'archive-ref', key, ref, sha: found.sha });
    if (outcome === 'done' || outcome === 'already')
        return ref;
    throw new errors/* UserError */.yo(`Found another commit under ${ref}, where what goes is to be kept. Remove that ref, then order again.`);
}
/** One for each commit: what it kept once it keeps for ever. */
function archiveRef(workflow, sha) {
    const slug = workflow
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, '-')
        .slice(0, 80)
        .replace(/^-+|-+$/g, '');
    return `refs/rekindle/archive/${slug === '' ? 'workflow' : slug}/${sha.slice(0, 12)}`;
}
async function committed(plan, { hub, land }) {
    const { found, effect, edits, key } = plan;
    const commit = {
        kind: 'commit',
        key,
        branch: found.branch,
        head: found.sha,
        edits,
        message: (0,github_commit/* commitMessage */.df)(effect.action, found, effect.change),
        trailers: (0,github_commit/* trailersOf */.iA)(found.recovery.id, effect.action),
    };
    if (await hub.isProtected(found.branch))
        return 'guarded';
    try {
        return await land(commit);
    }
    catch (error) {
        if (error instanceof errors/* WorldError */.nM && error.refused === 'protected')
            return 'guarded';
        throw error;
    }
}
/** One that a person closed is opened again: somebody asked. It has a name of its own then. */
async function proposed(plan, listed, desk) {
    const first = await pullRequest(plan, listed, whatOf(plan), desk);
    if (first !== 'again')
        return first;
    const anew = await pullRequest(plan, listed, `${whatOf(plan)} ${plan.key}`, desk);
    if (anew !== 'again')
        return anew;
    throw new errors/* UserError */.yo('The branch of its pull request holds what is not ours, or somebody closed it. Look there first.');
}
/** What a person's no to it is about. */
function whatOf({ found, effect, order }) {
    if (effect.action === 'migrate')
        return String(found.recovery.newest);
    if (effect.action === 'repair')
        return (0,hash/* keyOf */.TN)(effect.change.files);
    return `${order} ${(0,github_keys/* decisionDigest */.Dc)(found.scanned)}`;
}
async function pullRequest({ found, effect, edits, by }, listed, what, desk) {
    const { id } = found.recovery;
    const { branch: base } = found;
    const { action, change } = effect;
    const key = (0,github_keys/* proposalKey */.KD)(action, id, base, what);
    const branch = (0,github_commit/* proposalBranch */.hj)(action, id, key);
    const view = { ...found, choice: action, change, listed, by, guarded: true, key, branch, base };
    const { draft, labels, reviewers } = desk.config.pullRequests;
    try {
        const { outcome, number } = await desk.land({
            kind: 'pull-request',
            key,
            branch,
            base,
            head: found.sha,
            edits,
            message: (0,github_commit/* commitMessage */.df)(action, found, change),
            trailers: (0,github_commit/* trailersOf */.iA)(id, action),
            ...(0,proposal/* proposalBody */.T)(view),
            labels,
            reviewers: reviewers.users,
            teams: reviewers.teams,
            draft,
        });
        return outcome === 'declined' || outcome === 'foreign' ? 'again' : { pull: number, more: '' };
    }
    catch (error) {
        if (!(error instanceof errors/* WorldError */.nM && error.refused === 'actions-pull-requests'))
            throw error;
        return { pull: null, more: (0,underway/* compareWords */.dU)(branch, compareUrl(base, branch, desk)) };
    }
}
/** Names as a path of an address has them; a slash between them stays. */
const inPath = (name) => name.split('/').map(encodeURIComponent).join('/');
function compareUrl(base, branch, { hub: { facts }, inputs }) {
    const home = `${inputs.server}/${inPath(facts.owner)}/${inPath(facts.repo)}`;
    return `${home}/compare/${inPath(base)}...${inPath(branch)}?expand=1`;
}
/** What a workflow's own token pushes starts no workflows, so our commit gets its check run from us. */
async function shown(before, after, sha, desk) {
    const { token, failOn, gate, door } = desk.inputs;
    if (token === 'own')
        return;
    const typed = { commands: desk.cli, dir: null };
    const call = {
        head: sha,
        base: { kind: 'commit', commit: before.sha },
        failOn,
        remarks: [],
        resultFile: '',
    };
    const run = (0,check_run/* checkRunOf */.R)(after, before.looked, call, { typed, gate, door });
    if (run)
        await desk.attempt(run);
}

// EXTERNAL MODULE: ./lib/modes/looking.js
var looking = __webpack_require__(5861);
// EXTERNAL MODULE: ./lib/modes/cards.js
var cards = __webpack_require__(1555);
// EXTERNAL MODULE: ./lib/report/github/card.js
var card = __webpack_require__(4304);
// EXTERNAL MODULE: ./lib/report/github/labels.js
var github_labels = __webpack_require__(3841);
// EXTERNAL MODULE: ./lib/report/github/board-rows.js
var board_rows = __webpack_require__(9784);
// EXTERNAL MODULE: ./lib/modes/freeze.js
var modes_freeze = __webpack_require__(2061);
;// CONCATENATED MODULE: ./lib/modes/board.js



/** The body is read again just before it is written. `false`: it was not; no room, or a refusal. */
async function bringRow(board, row, desk) {
    const fresh = await desk.hub.conversation(board.number);
    const body = fresh === null ? null : withRow(fresh.body, row, desk);
    if (fresh === null || body === null)
        return false;
    const { title, number } = fresh;
    const effect = { kind: 'issue', key: github_keys/* DASHBOARD_KEY */.l5, title, body, labels: [], number };
    return (await desk.attempt(effect)) !== null;
}
/** `null`: its marker has no room for the freeze. */
function withRow(dashboard, { key, found, freeze, pull }, desk) {
    const body = dashboard.replaceAll('\r\n', '\n');
    const before = (0,modes_freeze/* freezesIn */.uc)(body).get(key) ?? null;
    const frozen = freeze !== 'kept' ? freeze : (0,modes_freeze/* holds */.v9)(before, desk.settings.now) ? before : null;
    const row = found && { ...found, frozen, ticked: false, pull };
    const line = row && (0,board_rows/* sectionOf */.ZE)(row) !== null ? (0,board_rows/* rowLine */.xQ)(row, desk.commands, desk.config.dispatch.kind) : '';
    const lines = body.split(/(?<=\n)/).map((one) => (one.includes(`<!-- rekindle-row:${key}:`) ? line : one));
    const freezes = new Map((0,modes_freeze/* freezesIn */.uc)(body));
    freezes.delete(key);
    if (frozen)
        freezes.set(key, frozen);
    return (0,modes_freeze/* withFreezes */.lR)(lines.join(''), freezes);
}
/** Takes the tick out of a row that still stands there as it was. */
async function untick(number, { row }, desk) {
    const fresh = await desk.hub.conversation(number);
    if (!fresh || !(0,board_rows/* readRows */.aK)(fresh.body).some((one) => one.row === row && one.checked))
        return;
    const lines = fresh.body.replaceAll('\r\n', '\n').split(/(?<=\n)/);
    const body = lines.map((line) => line.includes(`<!-- rekindle-row:${row} -->`) ? line.replace(/^- \[[xX]\]/, '- [ ]') : line);
    await desk.attempt({
        kind: 'issue',
        key: github_keys/* DASHBOARD_KEY */.l5,
        title: fresh.title,
        body: body.join(''),
        labels: [],
        number,
    });
}

;// CONCATENATED MODULE: ./lib/modes/refresh.js
// Brings the card of a workflow, its labels or its row to what is now the case, behind an order.






/** `false`: what was to be kept is not, for want of room or by a refusal, which is told. */
async function refresh(what, home, place, desk) {
    if (home === null)
        return true;
    const { now, freeze, pull, before } = what;
    if (home.kind === 'row')
        return bringRow(home.conversation, { key: before.key, found: now, freeze, pull }, desk);
    const here = home.conversation.number === place.conversation.number;
    // On another pull request the sweep puts it up.
    if (pull !== null || (home.body === null && !here && (freeze === null || freeze === 'kept')))
        return true;
    return bringCard(what, home, desk);
}
/** The card is read again just before it is written: what another job wrote there meanwhile counts. */
async function bringCard({ before, now, turn, freeze }, home, desk) {
    const body = await bodyNow(home, before.key, desk);
    const kept = body === null ? null : (0,modes_freeze/* freezeIn */.fZ)(body);
    const frozen = freeze !== 'kept' ? freeze : (0,modes_freeze/* holds */.v9)(kept, desk.settings.now) ? kept : null;
    const seat = {
        commands: desk.commands,
        bare: true,
        alone: home.others.length === 0,
        role: desk.inputs.commandPermission,
    };
    const view = (0,cards/* cardView */.af)(now ?? before, (0,cards/* turnOf */.LQ)(frozen, turn), seat, desk);
    const brought = await desk.attempt(effectOf(view, before.key, { ...home, body }, frozen));
    const gone = now === null || turn.kind === 'recovered';
    const labels = (0,github_labels/* labelsFor */.d)(gone && frozen === null ? [] : [{ ...view, frozen: frozen !== null }]);
    const keep = wantedBy(home.others, desk.settings.now);
    // Another job may freeze it at this moment: then the label says so, even where its card was overwritten.
    const stays = freeze === 'kept' && kept === null;
    const remove = labels.remove.filter((label) => !keep.has(label) && !(stays && label === modes_freeze/* FROZEN */.tH));
    await bringLabels({ add: labels.add, remove }, home, desk);
    return brought !== null;
}
/** They are read again as well: a label that another job set meanwhile counts. */
async function bringLabels({ add, remove }, { conversation: { number } }, desk) {
    const labels = (await desk.hub.conversation(number))?.labels ?? [];
    const there = new Set(labels.map((name) => name.toLowerCase()));
    const [missing, surplus] = [add.filter((one) => !there.has(one)), remove.filter((one) => there.has(one))];
    if (missing.length + surplus.length === 0)
        return;
    const key = `label-${number}`;
    await desk.attempt({ kind: 'label', key, issue: number, add: missing, remove: surplus });
}
async function bodyNow({ kind, conversation }, key, { hub }) {
    if (kind === 'issue')
        return (await hub.conversation(conversation.number))?.body ?? null;
    const remarks = await hub.remarks(conversation.number);
    return remarks.find(({ ours, body }) => ours && (0,github_keys/* readMark */.Mp)(body)?.key === key)?.body ?? null;
}
function effectOf(view, key, { kind, conversation, body }, freeze) {
    const text = (0,cards/* cardBody */.zI)(view, body, freeze);
    if (kind === 'comment')
        return { kind: 'card', key, issue: conversation.number, body: text };
    return { kind: 'issue', key, title: (0,card/* cardTitle */.J)(view), body: text, labels: [] };
}
/** Labels that other workflows there may want, as far as their cards say. */
function wantedBy(others, now) {
    const actions = others.flatMap((body) => (0,github_keys/* readMark */.Mp)(body)?.said.action ?? []);
    const wanted = {
        'rekindle: needs decision': actions.some((one) => one === 'ask' || one === 'block' || one === 'wait'),
        'rekindle: stale': actions.some((one) => one !== 'none'),
        'rekindle: blocked': actions.includes('block'),
        'rekindle: frozen': others.some((body) => (0,modes_freeze/* holds */.v9)((0,modes_freeze/* freezeIn */.fZ)(body), now)),
    };
    return new Set(github_labels/* LABELS */.k.filter((label) => wanted[label]));
}

;// CONCATENATED MODULE: ./lib/modes/moved.js
// What is said and shown where a branch went on, and something else is the case than what a person saw.





/** `seen`: the commit that was seen; `null`: the card has changed since, and nobody knows any more. */
async function refuseMoved(seen, found, home, asked, fields = {}) {
    const { place, desk, seat, order } = asked;
    const turn = { kind: 'moved' };
    // An answer that stands there already was written before the card was changed: it knew.
    const said = seen === null && place.answers.has(order.answer);
    const reply = { kind: 'state-changed', seen, now: (0,cards/* cardView */.af)(found, turn, seat, desk) };
    if (!said)
        await (0,answering/* post */.bE)((0,github_reply/* replyOf */.M)(reply, (0,answering/* orderedOf */.LO)(asked)), asked, fields);
    await refresh({ before: found, now: found, turn, freeze: 'kept', pull: null }, home, place, desk);
    await (0,answering/* react */.wv)('-1', asked);
}
const GONE = 'It is not on its branch any more. Look at the branch before you order anew.';
/** The same, looked at where the branch stands now. */
async function changedSince(seen, { found, home }, asked, fields) {
    const { desk } = asked;
    const head = await desk.hub.head(found.branch);
    const all = head === null ? [] : await (0,looking/* lookAt */.t5)(found.branch, head, desk);
    const now = all.find(({ key }) => key === found.key);
    if (now)
        return refuseMoved(seen, now, home, asked, fields);
    const why = { kind: 'unfit', message: GONE, theirs: [] };
    await (0,answering/* settleWith */._1)({ kind: 'refused', why }, '-1', asked, fields);
}

;// CONCATENATED MODULE: ./lib/modes/pin.js


const FITS = { kind: 'fits' };
const moved = (seen) => ({ kind: 'moved', seen });
/** The same words for the same workflow have the same digits. */
function orderDigest({ command, args, keys, flags, also = [] }) {
    const { sha: _, ...others } = keys;
    const more = also.map((one) => one.args);
    return (0,hash/* keyOf */.TN)('order', command, args, others, flags.toSorted(), ...(more.length === 0 ? [] : [more]));
}
/** They name themselves what they are about, the question, the hash: what else moved does not matter. */
const SELF_PINNED = new Set(['answer', 'accept-spec']);
function isSelfPinned({ command }) {
    return SELF_PINNED.has(command);
}
/** For so long the same order about the same state is taken for the same wish. Milliseconds. */
const SAME_WISH = 60 * 60 * 1000;
/** `now` in epoch ms is the time of an order of which it is not known when it was given. */
function pinOf(order, call, found, place, now) {
    const prior = priorTo(order, found.key, place);
    return (prior && behind(prior, order, call, found, now)) ?? seenBy(order, call, found, place);
}
/** The last order before this one that was accepted for the same workflow, and did not fail. */
function priorTo({ comment, answer }, card, { answers, remarks }) {
    const accepted = [...answers.values()].flatMap((one) => {
        const { taken, key } = one;
        if (taken?.card !== card || taken.state === 'failed' || key === answer)
            return [];
        const id = Number(/^reply-(\d+)$/.exec(key)?.[1] ?? Number.NaN);
        if (comment !== null && id > comment)
            return [];
        const remark = remarks.find((other) => other.id === id);
        const by = taken.tick?.by ?? remark?.author?.login ?? null;
        const line = taken.tick ? `/${taken.tick.ask}` : (remark?.body.trimStart().split(/\r?\n/)[0] ?? '');
        return [{ ...one, taken, by, line }];
    });
    return accepted.toSorted((a, b) => a.remark.id - b.remark.id).at(-1) ?? null;
}
/** `null`: that order says nothing about this one. */
function behind(prior, order, call, found, now) {
    const { taken, remark, by } = prior;
    const at = order.at ?? now;
    const unseen = order.at !== null && Date.parse(remark.createdAt) >= order.at;
    const already = { kind: 'already', by, at: remark.createdAt };
    if (taken.order === orderDigest(call) && (unseen || isStill(taken, found)))
        return unseen || (taken.pull === null && at - Date.parse(remark.updatedAt) < SAME_WISH) ? already : null;
    if (unseen && !isSelfPinned(call))
        return { kind: 'outrun', by: by ?? '', first: prior.line };
    return null;
}
/** Nothing has moved since, and the same would be decided again. */
function isStill({ sha, head, decision }, found) {
    return found.sha === (sha ?? head) && (0,github_keys/* decisionDigest */.Dc)(found.scanned) === decision;
}
function seenBy(order, call, found, { cards }) {
    const digest = (0,github_keys/* decisionDigest */.Dc)(found.scanned);
    const { row } = order;
    const card = cards.find(({ mark }) => mark.key === found.key) ?? null;
    if (row)
        return row.decision === digest ? FITS : moved(row.sha);
    const given = call.keys['sha']?.toLowerCase();
    if (given !== undefined) {
        const known = card?.mark.sha?.startsWith(given) === true && card.mark.decision === digest;
        return known || found.sha.startsWith(given) ? FITS : moved(given);
    }
    return card === null || isSelfPinned(call) ? FITS : seenOn(card, order, found, digest);
}
function seenOn({ mark, remark }, { at }, { sha }, digest) {
    if (remark !== null && at !== null) {
        const [since, last] = [Date.parse(remark.createdAt), Date.parse(remark.updatedAt)];
        // Who wrote before there was a card saw none; who wrote before it changed saw what nobody knows any more.
        if (since >= at)
            return FITS;
        if (last >= at)
            return moved(null);
    }
    return mark.sha === sha || mark.decision === digest ? FITS : moved(mark.sha);
}
/** The last order with these very words for a workflow, where nothing has moved since it was carried out. */
function sameBefore(order, call, found, place) {
    const prior = priorTo(order, found.key, place);
    if (!prior || prior.taken.order !== orderDigest(call) || prior.taken.sha !== found.sha)
        return null;
    return { kind: 'already', by: prior.by, at: prior.remark.createdAt };
}
/** Why a workflow that is meant is not there: an order before this one took it away. `null`: none did. */
function goneBecause(order, call, place) {
    const [only, second] = place.cards;
    const meant = (taken) => call.id === null
        ? only?.mark.key === taken.card && !second
        : (0,github_keys/* cardKey */.eT)(call.id, taken.branch) === taken.card;
    const keys = [...place.answers.values()].flatMap(({ taken }) => taken && meant(taken) ? [taken.card] : []);
    const prior = keys.map((key) => priorTo(order, key, place)).find((one) => one !== null) ?? null;
    if (prior === null)
        return null;
    const unseen = order.at !== null && Date.parse(prior.remark.createdAt) >= order.at;
    if (prior.taken.order === orderDigest(call))
        return { kind: 'already', by: prior.by, at: prior.remark.createdAt };
    return unseen ? { kind: 'outrun', by: prior.by ?? '', first: prior.line } : null;
}

// EXTERNAL MODULE: ./lib/commands/parse.js + 6 modules
var parse = __webpack_require__(3382);
// EXTERNAL MODULE: ./lib/model/command.js
var command = __webpack_require__(4252);
;// CONCATENATED MODULE: ./lib/report/own-words.js
const plain = (text) => text.normalize().trim().replace(/\s+/g, ' ').toLowerCase();
/** What may be written for a choice: its words, its place from 1 on, or the letter in front of it. */
const spellings = (option, at) => {
    const mark = /^\(?([a-z\d])[).:]\s/i.exec(option.trim())?.[1];
    return [plain(option), String(at + 1), ...(mark === undefined ? [] : [plain(mark)])];
};
/** The open question whose choices do not have the answer; `null`: one of them has, or it has none. */
function outsideOf(choice, state) {
    if (choice.name !== 'answer')
        return null;
    const { question: asked, text } = choice;
    const open = (state?.questions ?? []).filter((one) => one.state === 'open');
    const one = open.find(({ id, question }) => [plain(id), plain(question)].includes(plain(asked)));
    if (!one || one.options.length === 0)
        return null;
    return one.options.some((option, at) => spellings(option, at).includes(plain(text))) ? null : one;
}
/** Fits behind "the answer is": `"2 h", which is not one of "15m", "1h"`. */
function outsideWords(text, { options }) {
    return `${JSON.stringify(text)}, which is not one of ${options.map((it) => JSON.stringify(it)).join(', ')}`;
}

// EXTERNAL MODULE: ./lib/modes/edits.js
var edits = __webpack_require__(5705);
;// CONCATENATED MODULE: ./lib/modes/planned.js
// What an order makes of a workflow's files at one commit: the same order gives the same bytes.






function choiceIn(call) {
    const choice = (0,parse/* choiceOf */.FH)(call);
    (0,errors/* assert */.vA)(choice, `the command ${call.command} makes a choice`);
    return choice;
}
/** The lines that answer otherwise than their question lets choose, without a word that this is meant. */
function oddIn(call, { recovery }) {
    return [call, ...(call.also ?? [])].flatMap((one) => {
        const question = one.flags.includes(command/* OWN_WORDS */.Lj) ? null : outsideOf(choiceIn(one), recovery.state);
        return question === null ? [] : [{ call: one, question }];
    });
}
/** `at`: when the order was given, in epoch ms. @throws UserError where it does not fit */
async function planned({ call, order, desk }, found, at) {
    const choices = [choiceIn(call), ...(call.also ?? []).map(choiceIn)];
    const step = found.recovery.decision.step ?? '';
    const from = call.keys['from'];
    if (from !== undefined && from.toLowerCase() !== step.toLowerCase())
        throw new errors/* UserError */.yo(`Found from=${JSON.stringify(from)}, but it would go on with ${JSON.stringify(step)}. ` +
            'Leave from= away, or see what the card says now.');
    // Who and where: a state file's record leads back to the order (H04).
    const effect = (0,looking/* changeOf */.C2)(choices, found, { by: `${order.by} in ${order.where}`, at }, desk);
    return { effect, edits: await (0,edits/* editsOf */.t7)(effect.change, found.snapshot, desk) };
}

// EXTERNAL MODULE: ./lib/modes/taken.js
var modes_taken = __webpack_require__(4927);
// EXTERNAL MODULE: ./lib/report/brief.js + 1 modules
var report_brief = __webpack_require__(3442);
// EXTERNAL MODULE: ./lib/text/escape.js
var text_escape = __webpack_require__(8944);
;// CONCATENATED MODULE: ./lib/modes/waking.js
// Wakes the agent as the config says, once for each order, and tells it where to look.







/** Orders after which the agent is to go on. */
const WAKE = new Set(['resume', 'retry']);
/** Decisions with which there is something to go on with. */
const GOES_ON = new Set(['resume', 'rerun', 'advance']);
/** Where questions wait and going on is offered, the agent is to ask them again. */
function goesOn({ action, reason, options }) {
    return GOES_ON.has(action) || (reason === 'awaiting-answer' && options.includes('resume'));
}
function wakes(command, { config }) {
    return WAKE.has(command) && config.dispatch.kind !== 'none';
}
/** Whether the agent begins again what was started fresh: removing it does not hang on that. */
function beginsAgain(command, { config, inputs }) {
    const way = config.dispatch.kind !== 'none' && (0,applies/* dispatchProblem */.sA)(config, inputs.token) === null;
    return command === 'fresh' && way;
}
/** Where its format begins; `null`: it says nothing of it. */
function beginningOf({ recovery }, { engine }) {
    return engine.formats.find(({ id }) => id === recovery.format)?.begins ?? null;
}
/** What the agent is told, by the clock of the look that it is of; `null`: there is nothing to go on with. */
function briefFor({ recovery, scanned, snapshot, looked }) {
    if (!goesOn(recovery.decision))
        return null;
    return (0,report_brief/* briefOf */.G)(recovery, scanned, snapshot, looked.report.now);
}
/** Why nobody can be woken as the config says, in our words; `null`: nothing stands against it. */
function whyNobody(command, { config, inputs }) {
    return WAKE.has(command) ? ((0,applies/* dispatchProblem */.sA)(config, inputs.token)?.message ?? null) : null;
}
/** GitHub's limit for a payload, in bytes. */
const LIMIT = 64_000;
/** As it was woken by an order that is done. */
function wokenBefore(call, desk) {
    return { way: wayOf(call, payloadOf(call), desk), why: null };
}
/** @throws WorldError where it is to be tried again with the next go */
async function wake(call, desk) {
    const payload = payloadOf(call);
    const way = wayOf(call, payload, desk);
    const base = desk.hub.facts.defaultBranch?.sha ?? call.sha;
    if (Buffer.byteLength(JSON.stringify(payload)) > LIMIT)
        return { way, why: 'what it would be told is longer than GitHub takes' };
    try {
        const { outcome, why = '' } = await desk.land({
            kind: 'dispatch',
            key: `wake-${call.key}`,
            way,
            payload,
            base,
        });
        if (outcome === 'held')
            return { way, why, held: true };
        return { way, why: outcome === 'foreign' ? why : null };
    }
    catch (error) {
        if (!(error instanceof errors/* WorldError */.nM) || (0,modes_desk.endsAll)(error))
            throw error;
        return { way, why: (0,modes_desk.refusalWords)({ kind: 'dispatch' }, error) };
    }
}
function payloadOf({ brief, ref, sha, address, fresh }) {
    const { step, action, instruction } = brief.decision;
    const told = { ref, sha, id: brief.id, step: step ?? '', action, instruction, brief: address };
    const { notes } = brief.from_files;
    return fresh && notes.length > 0 ? { ...told, notes: cutNotes(notes) } : told;
}
/** UTF-16 units of notes in a payload: they share its room with all else, and the brief has the whole. */
const NOTES = 10_000;
/** Whole lines, the first ones left out where there are too many: what a run died of stands at the end. */
function cutNotes(notes) {
    const lines = notes
        .map(text_escape/* forTerminal */.Qf)
        .map((line) => (line.length > NOTES / 4 ? `${line.slice(0, NOTES / 4)} …` : line));
    let [from, room] = [lines.length, NOTES];
    for (; from > 0; from--) {
        room -= (lines[from - 1] ?? '').length + 1;
        if (room < 0)
            break;
    }
    const left = from === 0 ? [] : [`(${(0,counted/* counted */.h)(from, 'line')} before these: see the brief)`];
    return [...left, ...lines.slice(from)].join('\n');
}
/** A workflow takes what it is told as its inputs, beside those that the config fixes. */
function wayOf({ key, issue }, payload, { config, hub }) {
    const { dispatch } = config;
    if (dispatch.kind === 'workflow-dispatch') {
        const { workflow, inputs } = dispatch;
        const ref = dispatch.ref ?? hub.facts.defaultBranch?.name ?? payload.ref;
        return {
            kind: 'workflow-dispatch',
            workflow,
            ref,
            inputs: { ...Object.fromEntries(inputs), ...payload },
        };
    }
    if (dispatch.kind === 'mention')
        return { kind: 'mention', issue, body: (0,underway/* mentionBody */.hm)(`wake-${key}`, dispatch.text, payload) };
    (0,errors/* assert */.vA)(dispatch.kind !== 'none', 'nobody is woken where the config names no way');
    return { kind: 'repository-dispatch', type: dispatch.type };
}

;// CONCATENATED MODULE: ./lib/modes/carry.js
// Carries out an accepted order: every step is found by its key, so that a later go ends what one began.
















/** To its last reaction. @throws WorldError where the next go must end it */
async function carryOut(accepted) {
    const { asked, found, taken } = accepted;
    const fields = (0,modes_taken/* takenFields */.jX)({ ...taken, state: 'failed' }) ?? {};
    await (0,answering/* answered */.oQ)(asked, () => carried(accepted), { fields, theirs: (0,words/* theirsOf */.xW)(found.recovery) });
}
async function carried(accepted) {
    const first = await begun(accepted);
    if (first.enacted.kind === 'done')
        return ended(accepted, first.plan, first.enacted);
    // Somebody was faster: once more, if the same would be decided where the branch stands now.
    const again = await anew(accepted);
    const second = again && (await begun(again));
    if (again && second?.enacted.kind === 'done')
        return ended(again, second.plan, second.enacted);
    const { asked, taken } = accepted;
    await changedSince(taken.head, accepted, asked, (0,modes_taken/* takenFields */.jX)({ ...taken, state: 'failed' }) ?? {});
}
async function begun({ asked, found, taken, at }) {
    const { desk, order, call } = asked;
    const plan = await planned(asked, found, at);
    if (taken.sha !== null || taken.pull !== null)
        return { plan, enacted: doneBefore(plan, found, taken) };
    const enacted = await enact({ found, ...plan, key: order.key, by: order.by, order: orderDigest(call) }, desk);
    return { plan, enacted };
}
/** What our answer remembers needs not be found again. */
function doneBefore({ effect }, { recovery, snapshot }, taken) {
    const { branch, head, sha, pull } = taken;
    const goes = effect.change.files.some(({ kind }) => kind === 'remove' || kind === 'revert');
    const archive = goes ? archiveRef(recovery.id, head) : null;
    const listed = (0,report_change/* listedIn */.tl)(snapshot, effect.change);
    return { kind: 'done', where: { branch, sha, pull, archive }, listed, more: '' };
}
/** `null`: something else would be decided now, or the branch or the workflow is gone. */
async function anew(accepted) {
    const { asked, taken } = accepted;
    const { desk, call } = asked;
    const head = await desk.hub.head(taken.branch);
    const all = head === null ? [] : await (0,looking/* lookAt */.t5)(taken.branch, head, desk);
    const found = all.find(({ key }) => key === taken.card);
    if (!found)
        return null;
    const decision = (0,github_keys/* decisionDigest */.Dc)(found.scanned);
    if (decision !== taken.decision && !isSelfPinned(call))
        return null;
    const moved = { ...taken, head: found.sha, decision };
    await (0,answering/* post */.bE)((0,underway/* takenBody */.kt)((0,answering/* orderedOf */.LO)(asked), null), asked, (0,modes_taken/* takenFields */.jX)(moved) ?? {});
    return { ...accepted, found, taken: moved };
}
/** Behind the change: its check run, the agent, our answer, the card, and last the reaction. */
async function ended(accepted, plan, done) {
    const { asked, found, at, home } = accepted;
    const { desk, call } = asked;
    const { where } = done;
    const moved = where.sha !== null && where.sha !== found.sha;
    const sight = moved ? await (0,looking/* sightOf */.p1)(found.branch, where.sha ?? '', desk) : null;
    const now = sight ? (sight.found.find(({ key }) => key === found.key) ?? null) : found;
    if (sight && where.sha !== null)
        await shown(found, sight.looked, where.sha, desk);
    const taken = { ...accepted.taken, sha: where.sha, pull: where.pull };
    const told = toldOf(accepted, where, now);
    const woken = told === null ? null : await awoken({ ...accepted, taken }, told);
    if (woken?.held)
        return leftTo(woken, asked);
    const failed = woken !== null && woken.why !== null;
    // Where nobody could be woken it stays accepted, and the next go here tries again.
    const fields = (0,modes_taken/* takenFields */.jX)({ ...taken, state: failed ? 'taken' : 'done' }) ?? {};
    const body = (0,github_reply/* replyOf */.M)(replyFor(accepted, plan, done, now, woken), (0,answering/* orderedOf */.LO)(asked));
    // What says that all is done was posted last; its brief has the clock of the look that it is of.
    if (accepted.taken.state !== 'done')
        await (0,answering/* post */.bE)(done.more === '' ? body : `${body}\n${done.more}\n`, asked, fields);
    const turn = (woken && !failed) || (call.command === 'fresh' && where.pull === null)
        ? { kind: 'recovered', by: asked.order.by, command: nameOf(call.command), at: (0,time/* formatTime */.f)(at) }
        : { kind: 'open' };
    const pull = turn.kind === 'recovered' ? null : where.pull;
    await refresh({ before: found, now, turn, freeze: 'kept', pull }, home, asked.place, desk);
    await (0,answering/* react */.wv)(failed ? 'rocket' : '+1', asked);
}
/** Somebody else settles the order to its end; this one goes on with the next. */
function leftTo({ why }, { order, desk }) {
    desk.say('notice', `${order.where}: the order is left to who is waking the agent already. ${why}`);
}
/** As it is written behind the slash. */
const nameOf = (command) => (command === 'fresh' ? 'start-fresh' : command);
const UNWRITTEN = 'the brief that it is sent to could not be written there';
/** `null`: nobody is to be woken. What waits in a pull request is not begun again yet. */
function toldOf({ asked, found }, where, now) {
    const { desk, call } = asked;
    if (beginsAgain(call.command, desk)) {
        const begins = beginningOf(found, desk);
        if (begins === null || where.pull !== null)
            return null;
        const sha = where.sha ?? found.sha;
        const brief = (0,beginning/* beginningBrief */.ai)(found, begins, sha, found.looked.report.now);
        return { brief, ref: found.branch, sha };
    }
    const brief = now !== null && wakes(call.command, desk) ? briefFor(now) : null;
    return brief && now && { brief, ref: now.branch, sha: now.sha };
}
/** The brief stands in our answer before anybody is sent to it. */
async function awoken({ asked, taken }, { brief, ref, sha }) {
    const { desk, order, place, call } = asked;
    const { number: issue } = place.conversation;
    const fresh = call.command === 'fresh';
    const told = { key: order.key, brief, fresh, ref, sha, address: '', issue };
    if (taken.state === 'done')
        return { ...wokenBefore(told, desk), brief };
    const posted = await (0,answering/* post */.bE)((0,underway/* takenBody */.kt)((0,answering/* orderedOf */.LO)(asked), brief), asked, (0,modes_taken/* takenFields */.jX)(taken) ?? {});
    if (posted === null)
        return { ...wokenBefore(told, desk), why: UNWRITTEN, brief };
    return { ...(await wake({ ...told, address: posted.url ?? '' }, desk)), brief };
}
function replyFor({ asked, found }, { effect }, { where, listed }, now, woken) {
    const wrote = effect.change.files.length === 0 ? null : where;
    const fresh = asked.call.command === 'fresh';
    const begins = fresh ? beginningOf(found, asked.desk) : null;
    if (woken === null)
        return { kind: 'done', change: effect.change, listed, where, after: now, begins };
    const { way, why, brief } = woken;
    const removed = fresh ? { change: effect.change, listed } : null;
    if (why !== null)
        return { kind: 'dispatch-failed', way, where: wrote, why, removed };
    return { kind: 'dispatched', way, where: wrote, brief: asked.desk.inputs.dryRun ? null : brief, removed };
}

;// CONCATENATED MODULE: ./lib/modes/decide.js
// Decides about an order for one workflow: refused, answered with words alone, or accepted and carried out.














async function decide(asked, found, home) {
    const { order, call, place, desk } = asked;
    const pinned = pinOf(order, call, found, place, desk.settings.now);
    if (pinned.kind === 'already')
        return (0,answering/* settleWith */._1)(pinned, '+1', asked);
    if (pinned.kind === 'outrun')
        return (0,answering/* settleWith */._1)(pinned, '-1', asked);
    if (pinned.kind === 'moved')
        return refuseMoved(pinned.seen, found, home, asked);
    const nobody = whyNobody(call.command, desk);
    if (nobody !== null)
        return unfit(nobody, found, asked);
    const plan = await planFor(asked, found);
    if (plan === null)
        return;
    const odd = oddIn(call, found);
    if (odd.length > 0)
        return askAgain(odd, asked, found);
    if (call.command === 'fresh' && call.keys['sha'] === undefined)
        return wholeLine(plan, asked, found);
    const none = plan.effect.change.files.length === 0;
    if (call.command === 'resume' && !wakes('resume', desk))
        return briefAlone(asked, found);
    if (none && !wakes(call.command, desk))
        return (0,answering/* settleWith */._1)(ALREADY, '+1', asked);
    await accept(asked, found, home);
}
/** It was so before anybody ordered it. */
const ALREADY = { kind: 'already', by: null, at: null };
function unfit(message, { recovery }, asked) {
    const why = { kind: 'unfit', message, theirs: (0,words/* theirsOf */.xW)(recovery) };
    return (0,answering/* settleWith */._1)({ kind: 'refused', why }, '-1', asked);
}
/** `null`: it does not fit, and that was said. */
async function planFor(asked, found) {
    const { order, call, place, desk } = asked;
    try {
        return await planned(asked, found, order.at ?? desk.settings.now);
    }
    catch (error) {
        if (!(error instanceof errors/* UserError */.yo))
            throw error;
        const before = sameBefore(order, call, found, place);
        if (before?.kind === 'already')
            await (0,answering/* settleWith */._1)(before, '+1', asked);
        else
            await unfit(error.message, found, asked);
        return null;
    }
}
/** An answer beside the choices may be a slip: the person is asked which is meant; nothing is recorded. */
function askAgain(odd, asked, { recovery }) {
    const { call, seat } = asked;
    const id = call.id ?? (seat.alone ? null : recovery.id);
    return (0,answering/* settleWith */._1)({ kind: 'outside', id, calls: [call, ...(call.also ?? [])], odd }, 'confused', asked);
}
/** Nothing is removed before somebody names the commit that they saw: the answer has the line to copy. */
async function wholeLine({ effect: { change } }, asked, found) {
    const { call, seat, desk } = asked;
    const own = { ...seat, alone: seat.alone && call.id === null };
    const fresh = { change, listed: (0,report_change/* listedIn */.tl)(found.snapshot, change) };
    const of = { ...(0,cards/* cardView */.af)(found, { kind: 'open' }, own, desk), fresh };
    await (0,answering/* settleWith */._1)({ kind: 'lines', of, option: 'fresh', flags: call.flags }, '+1', asked);
}
/** No dispatch is configured: nothing changes, and the person takes the brief to their agent. */
async function briefAlone(asked, found) {
    const { recovery, scanned, snapshot, looked } = found;
    const brief = (0,report_brief/* briefOf */.G)(recovery, scanned, snapshot, looked.report.now);
    await (0,answering/* settleWith */._1)({ kind: 'brief', of: found, brief }, '+1', asked);
}
const UNKEPT = 'The name of its branch cannot be kept in a comment. Give this order on a clone.';
/** Our answer says first what was accepted and where: whoever comes after a crash knows it from there. */
async function accept(asked, found, home) {
    const { order, call, desk } = asked;
    const taken = {
        card: found.key,
        order: orderDigest(call),
        branch: found.branch,
        head: found.sha,
        decision: (0,github_keys/* decisionDigest */.Dc)(found.scanned),
        state: 'taken',
        sha: null,
        pull: null,
        tick: order.row ? { by: order.by, row: order.row.row, ask: call.command } : null,
    };
    const fields = (0,modes_taken/* takenFields */.jX)(taken);
    if (fields === null)
        return unfit(UNKEPT, found, asked);
    const posted = await (0,answering/* post */.bE)((0,underway/* takenBody */.kt)((0,answering/* orderedOf */.LO)(asked), null), asked, fields);
    // Without an answer of ours nobody could end what a crash cuts short, so nothing is begun.
    if (posted === null)
        return (0,answering/* react */.wv)('-1', asked);
    // Who takes the order back before anything came of it is not to have it carried out.
    if (!(await (0,answering/* reacted */.RQ)('rocket', asked)))
        return (0,answering/* withdraw */.ne)(order.answer, taken, asked.place, desk);
    const remark = posted.number === null ? null : await desk.hub.remark(posted.number);
    const since = remark === null ? desk.settings.now : Date.parse(remark.createdAt);
    await carryOut({ asked, found, taken, at: order.at ?? since, home });
}

// EXTERNAL MODULE: ./lib/report/github/dashboard.js + 1 modules
var dashboard = __webpack_require__(4750);
;// CONCATENATED MODULE: ./lib/modes/homes.js



/** `null`: nowhere yet. No request where the card is here; up to three where it is not. */
async function homeOf({ key, branch }, place, desk) {
    const { conversation, cards } = place;
    const here = cards.find(({ mark }) => mark.key === key);
    const others = cards.filter((card) => card !== here).map(({ body }) => body);
    if (here)
        return { kind: here.remark ? 'comment' : 'issue', conversation, body: here.body, others };
    const { head } = conversation;
    if (head && !head.fork && head.branch === branch)
        return { kind: 'comment', conversation, body: null, others };
    return (await onPull({ key, branch }, desk)) ?? (await onIssue(key, desk));
}
async function onPull({ key, branch }, { hub, say }) {
    const pulls = await hub.pulls();
    if (!pulls.known)
        say('warning', pulls.note);
    const [conversation] = pulls.known ? (pulls.value.get(branch) ?? []) : [];
    if (!conversation)
        return null;
    const remarks = await hub.remarks(conversation.number);
    const cards = remarks.flatMap(({ ours, body }) => (ours && (0,github_keys/* readMark */.Mp)(body) ? [body] : []));
    const body = cards.find((one) => (0,github_keys/* readMark */.Mp)(one)?.key === key) ?? null;
    return { kind: 'comment', conversation, body, others: cards.filter((one) => one !== body) };
}
async function onIssue(key, desk) {
    const issues = await ownIssues(desk);
    const own = issues.find(({ open, body }) => open && (0,github_keys/* readMark */.Mp)(body)?.key === key);
    if (own)
        return { kind: 'issue', conversation: own, body: own.body, others: [] };
    const board = issues.find(({ open, body }) => open && (0,dashboard/* readDashboard */.F7)(body) !== null);
    if (!board)
        return null;
    return { kind: 'row', conversation: board, body: board.body, others: [] };
}
/** Our dashboard where it is open; `null`: there is none. One request. */
async function boardOf(desk) {
    const issues = await ownIssues(desk);
    return issues.find(({ open, body }) => open && (0,dashboard/* readDashboard */.F7)(body) !== null) ?? null;
}
async function ownIssues({ hub, say }) {
    if (!hub.facts.hasIssues)
        return [];
    const issues = await hub.issues();
    if (!issues.known)
        say('warning', issues.note);
    return issues.known ? issues.value : [];
}
/**
 * The freeze that holds now, by what stands at home: its marker, or the label that a person may have set. One
 * request more where no card stands there yet: then the dashboard may keep it.
 */
async function freezeAt(home, key, desk) {
    if (home === null)
        return null;
    const { kind, body, conversation, others } = home;
    const board = kind === 'row' ? home : body === null ? await onIssue(key, desk) : null;
    const ofBoard = board?.kind === 'row' ? ((0,modes_freeze/* freezesIn */.uc)(board.body ?? '').get(key) ?? null) : null;
    const kept = kind === 'row' || body === null ? ofBoard : (0,modes_freeze/* freezeIn */.fZ)(body);
    if ((0,modes_freeze/* holds */.v9)(kept, desk.settings.now))
        return kept;
    // A label that another card explains, or that outlived its freeze, says nothing.
    const explained = kept !== null || others.some((one) => (0,modes_freeze/* freezeIn */.fZ)(one) !== null);
    const byHand = kind !== 'row' && !explained && (0,modes_freeze/* isLabelled */.ul)(conversation.labels);
    return byHand ? { by: modes_freeze/* FROZEN */.tH, until: null } : null;
}

;// CONCATENATED MODULE: ./lib/modes/freezing.js
// Freezes a workflow, and ends a freeze: kept where the workflow is at home.





const NO_HOME = 'There is no place to keep it: its branch has no open pull request, and there is no dashboard. Open a ' +
    'pull request, or let the sweep make the dashboard.';
const notKept = (door) => 'It could not be kept, so that nothing is frozen: there is no room for it in the dashboard, or GitHub ' +
    `refused, which ${report_door/* DOORS */.I[door].page} tells. A pull request for its branch has room.`;
const PAST = 'until= names a day that has begun. Name a later one, or leave it away.';
function refused(message, asked) {
    const why = { kind: 'unfit', message, theirs: [] };
    return (0,answering/* settleWith */._1)({ kind: 'refused', why }, '-1', asked);
}
/** A second time it only says so again. */
async function freezing(found, home, asked) {
    const { call, order, place, desk } = asked;
    const until = call.keys['until'] ?? null;
    const given = order.at ?? desk.settings.now;
    if (until !== null && Date.parse(`${until}T00:00:00Z`) <= given)
        return refused(PAST, asked);
    if (home === null)
        return refused(NO_HOME, asked);
    const freeze = { by: order.by, until };
    const what = { before: found, now: found, turn: { kind: 'open' }, freeze, pull: null };
    if (!(await refresh(what, home, place, desk)))
        return refused(notKept(desk.inputs.door), asked);
    await (0,answering/* settleWith */._1)({ kind: 'frozen', of: found, until }, '+1', asked);
}
/** Wherever it is kept, the label included. */
async function unfreezing(found, home, asked) {
    const { place, desk } = asked;
    const what = { before: found, now: found, turn: { kind: 'open' }, freeze: null, pull: null };
    await refresh(what, home, place, desk);
    const board = home?.kind === 'comment' && home.body === null ? await boardOf(desk) : null;
    if (board)
        await bringRow(board, { key: found.key, found, freeze: null, pull: null }, desk);
    await (0,answering/* settleWith */._1)({ kind: 'unfrozen', of: found }, '+1', asked);
}

// EXTERNAL MODULE: ./lib/commands/index.js + 23 modules
var commands = __webpack_require__(2651);
// EXTERNAL MODULE: ./lib/text/marker.js
var text_marker = __webpack_require__(4117);
// EXTERNAL MODULE: ./lib/report/beside.js
var beside = __webpack_require__(3214);
// EXTERNAL MODULE: ./lib/report/markdown-card.js
var markdown_card = __webpack_require__(2580);
// EXTERNAL MODULE: ./lib/report/github/choices.js
var choices = __webpack_require__(6192);
// EXTERNAL MODULE: ./lib/report/github/facts.js
var github_facts = __webpack_require__(3583);
// EXTERNAL MODULE: ./lib/report/github/fit.js
var fit = __webpack_require__(2263);
// EXTERNAL MODULE: ./lib/report/github/leads.js
var leads = __webpack_require__(6447);
;// CONCATENATED MODULE: ./lib/report/github/status.js
// The answer to /status: one workflow in full, or several in a table.








/** The whole body, marker first; `key` is in it. Each of `views` is judged as it is now. */
function statusReply(key, views) {
    const marker = (0,text_marker/* markerLine */.B)({ key });
    const [only, second] = views;
    if (!only)
        return (0,fit/* fitBody */.K)([
            { name: 'the answer', rank: 0, head: `${marker}\nThere is no workflow here. ${beside/* NOTHING_COMMITTED */.R3}\n` },
        ]);
    return (0,fit/* fitBody */.K)(second ? tableParts(marker, views) : oneParts(marker, only));
}
/** In place of the choices. */
const FORK = {
    name: 'what can be done here',
    rank: 0,
    head: 'This pull request comes from a fork, where Rekindle writes nothing, no matter who asks. `/status` and ' +
        '`/help` are answered.\n',
};
function oneParts(marker, view) {
    const { is, todo } = (0,leads/* leadOf */.M)(view.scanned.decision);
    const lead = `${(0,words/* cell */.Hn)(view.scanned.id)}, judged just now. **${is}**${view.fork ? '' : ` ${todo}`}`;
    const facts = `${marker}\n${lead}\n\n${(0,github_facts/* factsOf */.xS)(view.scanned)}`;
    return [
        { name: 'the facts', rank: 0, head: facts },
        ...(0,github_facts/* questionsOf */.PW)(view.scanned),
        ...(0,github_facts/* trustOf */.An)(view),
        ...(0,github_facts/* notesOf */.h$)(view),
        ...(view.fork ? [FORK] : (0,choices/* choicesOf */.cU)(view)),
    ];
}
function tableParts(marker, views) {
    const columns = ['Workflow', 'Branch', 'What is the case', 'Last activity'];
    const rows = views.map(({ scanned }) => {
        const { at } = scanned.last_activity;
        const moved = at === null ? 'unknown' : (0,words/* dated */.dR)(at);
        return (0,markdown_card/* mdRow */.cT)([
            (0,words/* cell */.Hn)(scanned.id),
            (0,words/* cell */.Hn)(scanned.owner),
            (0,leads/* leadOf */.M)(scanned.decision).is,
            `${moved} (${scanned.liveness})`,
        ]);
    });
    const head = `${marker}\n${views.length} workflows, judged just now.\n\n${(0,markdown_card/* mdTable */.gJ)(columns, [])}`;
    return [
        { name: 'the workflows', rank: 0, head, rows },
        { name: 'more', rank: 0, head: 'With an id behind it, `/status` says everything of one.\n' },
    ];
}

// EXTERNAL MODULE: ./lib/report/slash-line.js
var slash_line = __webpack_require__(7326);
// EXTERNAL MODULE: ./lib/modes/ourselves.js
var ourselves = __webpack_require__(1320);
;// CONCATENATED MODULE: ./lib/modes/target.js


const which = (among) => ({ kind: 'which', among });
/** Looks at what stands there first, then at the pull request's branch, and for a name at all branches. */
async function targetOf({ id }, place, desk) {
    const cards = place.cards.filter(({ mark }) => id === null || mark.workflow === id);
    const [card, second] = cards;
    if (card && !second)
        return withCard(card, desk);
    if (card)
        return which(await ofCards(cards, desk));
    const here = await onBranchOf(place, desk);
    const named = here.filter(({ recovery }) => id === null || recovery.id === id);
    const [one, other] = named;
    if (one && !other)
        return { kind: 'one', found: one };
    if (one || (id === null && isTheirs(place)))
        return which(named);
    const all = await (0,looking/* ownedIn */.B8)('all', desk);
    const meant = all.filter(({ recovery }) => id === null || recovery.id === id);
    const [only, more] = meant;
    if (only && !more)
        return atItsCommit(only, desk);
    if (meant.length > 0)
        return which(meant);
    // A name that means nothing: what the place is about is more likely meant than anything else.
    const near = place.cards.length > 0 ? await ofCards(place.cards, desk) : here;
    return which(near.length > 0 ? near : all);
}
/** Everything that the place is about; what is asked about all of them is about these. */
async function allAt(place, desk) {
    if (place.dashboard)
        return (0,looking/* ownedIn */.B8)('all', desk);
    if (place.cards.length > 0)
        return ofCards(place.cards, desk);
    return isTheirs(place) || !place.conversation.isPullRequest
        ? onBranchOf(place, desk)
        : (0,looking/* ownedIn */.B8)('all', desk);
}
/** A pull request of a person's. A proposal of ours is about a workflow that another branch owns. */
function isTheirs({ conversation: { isPullRequest, head } }) {
    return isPullRequest && !(head && !head.fork && (0,ourselves/* isProposal */.l)(head.branch));
}
async function withCard(card, desk) {
    const [found] = await ofCard(card, desk);
    return found ? { kind: 'one', found } : which([]);
}
async function ofCards(cards, desk) {
    const found = [];
    for (const card of cards)
        found.push(...(await ofCard(card, desk)));
    return found;
}
/** The workflow of a card as it is now; none where the branch or the workflow is gone. */
async function ofCard({ mark }, desk) {
    const { branch, key } = mark;
    const sha = branch === null ? null : await desk.hub.head(branch);
    if (branch === null || sha === null)
        return [];
    return (await (0,looking/* lookAt */.t5)(branch, sha, desk)).filter((one) => one.key === key);
}
/** What the branch of a pull request owns; of a fork's all that its commit holds, to be shown and no more. */
async function onBranchOf(place, desk) {
    const { head } = place.conversation;
    if (head === null || !isTheirs(place))
        return [];
    if (head.fork)
        return (0,looking/* lookAt */.t5)(head.branch, head.sha, desk);
    const sha = await desk.hub.head(head.branch);
    if (sha === null)
        return [];
    const owned = new Set((await (0,looking/* ownedIn */.B8)([head.branch], desk)).map(({ recovery }) => recovery.id));
    return (await (0,looking/* lookAt */.t5)(head.branch, sha, desk)).filter(({ recovery }) => owned.has(recovery.id));
}
/** The same once more at the commit alone, which knows the branch's history as well. */
async function atItsCommit({ branch, key }, desk) {
    const sha = await desk.hub.head(branch);
    const found = sha === null ? [] : (await (0,looking/* lookAt */.t5)(branch, sha, desk)).filter((one) => one.key === key);
    const [one] = found;
    return one ? { kind: 'one', found: one } : which([]);
}

;// CONCATENATED MODULE: ./lib/modes/showing.js
// Orders that only show something: where a workflow stands, which commands there are, what could be meant.









async function helped(mayWrite, asked) {
    const about = asked.call.args[0] ?? null;
    await (0,answering/* settleWith */._1)({ kind: 'help', about, permission: mayWrite ? 'write' : 'read' }, '+1', asked);
}
/** Without an id: everything that the place is about. */
async function shownStatus(asked) {
    const { call, place, desk, order, seat } = asked;
    const all = call.id === null ? await allAt(place, desk) : [];
    const target = all.length > 1 ? null : await targetOf(call, place, desk);
    if (target?.kind === 'which' && (call.id !== null || !place.conversation.isPullRequest))
        return whichOne(target.among, asked);
    const shown = target?.kind === 'one' ? [target.found] : all;
    const fork = place.conversation.head?.fork === true;
    const views = [];
    for (const found of shown) {
        const home = shown.length === 1 && !fork ? await homeOf(found, place, desk) : null;
        const turn = (0,cards/* turnOf */.LQ)(await freezeAt(home, found.key, desk), { kind: 'open' });
        views.push((0,cards/* cardView */.af)(found, turn, seat, desk, fork));
    }
    await (0,answering/* settleWith */._1)(statusReply(order.answer, views), '+1', asked);
}
/** Ids that are offered. */
const MOST = 20;
/** The order once more for each workflow that could be meant (C12). */
async function whichOne(among, asked) {
    const { call, seat } = asked;
    const spec = commands/* slashCommands */.O4.find(({ name }) => name === call.command)?.slash;
    const ids = [...new Set(among.map(({ recovery }) => recovery.id))].slice(0, MOST);
    const { args, keys, flags } = call;
    const lines = ids.flatMap((id) => spec ? ((0,slash_line/* slashLine */.M)(spec, { id, args, keys, flags }, seat.bare) ?? []) : []);
    const body = (0,github_reply/* replyOf */.M)({ kind: 'which', id: call.id, among }, (0,answering/* orderedOf */.LO)(asked));
    await (0,answering/* settleWith */._1)(body + (0,underway/* linesWords */.VG)(lines), 'confused', asked);
}

;// CONCATENATED MODULE: ./lib/modes/settle.js
// Settles one order: who gives it, what it means, whether it fits; in the end it has our answer and reaction.














const DAY = 86_400_000;
const HOUR = 3_600_000;
const EDITED = 'The comment was edited after it was begun with. Look at the card, then write a new one.';
const oldWords = (after) => `This was written more than ${after < DAY ? (0,counted/* counted */.h)(Math.round(after / HOUR), 'hour') : 'a day'} ago. ` +
    'If it still is what you want, write it once more.';
const settle_unfit = (message) => ({ kind: 'unfit', message, theirs: [] });
/** @throws WorldError that ends everything: then the next go settles it */
async function settle(order, said, place, desk) {
    const matter = (0,answering/* matterOf */.XN)(order, place, desk);
    if (said === 'edited')
        return settle_refused(settle_unfit(EDITED), matter);
    if (said.kind === 'refusal')
        return (0,answering/* settleWith */._1)({ kind: 'not-understood', refusal: said }, 'confused', matter);
    const asked = { ...matter, call: said };
    const role = await roleFor(asked);
    if (role === null)
        return;
    if (!desk.config.usable)
        return settle_refused({ kind: 'config' }, asked);
    if (said.command === 'help')
        return helped(suffices(role, desk.inputs.commandPermission), asked);
    await (0,answering/* answered */.oQ)(asked, () => (said.command === 'status' ? shownStatus(asked) : ordered(asked)));
}
/** The giver's role where it is enough for the order; else that was answered, and it is `null`. */
async function roleFor(asked) {
    const { call, desk, order } = asked;
    const command = desk.commands.find(({ name }) => name === call.command);
    if (!command) {
        await settle_refused({ kind: 'off', command: call.command }, asked);
        return null;
    }
    const role = await desk.hub.role(order.by);
    if (suffices(role, needed(command, desk)))
        return role;
    await notAllowed(command, asked);
    return null;
}
function settle_refused(why, matter) {
    return (0,answering/* settleWith */._1)({ kind: 'refused', why }, '-1', matter);
}
function needed({ name, slash }, { config, inputs }) {
    return (0,applies/* permissionFor */.Tj)(config, name, slash?.permission === 'read' ? 'read' : inputs.commandPermission);
}
/** Whether a role is as much as another or more. */
function suffices(role, least) {
    return HUB_ROLES.indexOf(role) >= HUB_ROLES.indexOf(least);
}
/** Nothing but a reaction: whoever may not give orders learns nothing, and cannot make us write (C01). */
async function notAllowed(command, asked) {
    const { order, desk } = asked;
    const least = needed(command, desk);
    desk.say('notice', `/${command.name} in ${order.where} was refused: ${order.by} needs the role ${least}.`);
    await (0,answering/* react */.wv)('-1', asked);
}
/** An order that may change something. */
async function ordered(asked) {
    const { order, place, desk, call } = asked;
    const begun = place.answers.get(order.answer);
    if (begun?.taken)
        return goOn(begun, asked);
    const { conversation } = place;
    if (conversation.head?.fork)
        return settle_refused({ kind: 'fork' }, asked);
    if (!conversation.open)
        return settle_refused({ kind: 'closed' }, asked);
    const { oldAfter } = desk.inputs;
    if (order.at !== null && desk.settings.now - order.at > oldAfter)
        return settle_refused(settle_unfit(oldWords(oldAfter)), asked);
    const target = await targetOf(call, place, desk);
    if (target.kind === 'one')
        return judge(asked, target.found);
    const meanwhile = await begunMeanwhile(asked);
    if (meanwhile)
        return goOn(meanwhile, asked);
    const prior = goneBecause(order, call, place);
    if (prior?.kind === 'already')
        return (0,answering/* settleWith */._1)(prior, '+1', asked);
    if (prior?.kind === 'outrun')
        return (0,answering/* settleWith */._1)(prior, '-1', asked);
    await whichOne(target.among, asked);
}
/** The same for a workflow that is known. */
async function judge(asked, found) {
    const { place, desk, call } = asked;
    const home = await homeOf(found, place, desk);
    if (call.command === 'unfreeze')
        return unfreezing(found, home, asked);
    if (call.command === 'freeze')
        return freezing(found, home, asked);
    const freeze = await freezeAt(home, found.key, desk);
    const meanwhile = await begunMeanwhile(asked);
    if (meanwhile)
        return goOn(meanwhile, asked);
    if (freeze)
        return settle_refused({ kind: 'frozen', ...freeze }, asked);
    await decide(asked, found, home);
}
/**
 * Whether another job accepted the same order while this one looked. It is asked once the workflow was looked
 * at: whoever commits has answered before, so what was seen of their commit comes with their answer.
 */
async function begunMeanwhile({ order, place, desk }) {
    const answers = (0,modes_taken/* answersIn */.VZ)(await desk.hub.remarks(place.conversation.number));
    const answer = answers.get(order.answer);
    return answer?.taken ? answer : null;
}
const LOST = 'The commit that it was accepted at is gone. Look at the branch, then write it once more.';
/** What another go accepted is ended, unless it was frozen before it was done. */
async function goOn({ taken, remark }, asked) {
    if (taken === null)
        return;
    const { order, place, desk } = asked;
    const { branch, card: key, head, state } = taken;
    const since = Date.parse(remark.createdAt);
    if (state !== 'done' && desk.settings.now - since > DAY)
        return (0,answering/* settleWith */._1)((0,underway/* leftBody */.E5)((0,answering/* orderedOf */.LO)(asked)), '-1', asked, (0,modes_taken/* takenFields */.jX)({ ...taken, state: 'failed' }) ?? {});
    // What came later stands where its own job left it.
    if (state === 'done' && taken.sha !== null && (await desk.hub.head(branch)) !== taken.sha)
        return (0,answering/* react */.wv)('+1', asked);
    const home = await homeOf({ key, branch }, place, desk);
    const freeze = state === 'done' ? null : await freezeAt(home, key, desk);
    if (freeze)
        return settle_refused({ kind: 'frozen', ...freeze }, asked);
    const found = (await (0,looking/* lookAt */.t5)(branch, head, desk)).find((one) => one.key === key);
    if (!found)
        return settle_refused(settle_unfit(LOST), asked);
    await carryOut({ asked, found, taken, at: order.at ?? since, home });
}

;// CONCATENATED MODULE: ./lib/modes/ticks.js












/** Rows that this very edit ticked; told without asking GitHub. Our own edits tick nothing. */
function newlyTicked({ action, sender, issue, bodyBefore }, desk) {
    if (action !== 'edited' || bodyBefore === null || issue.isPullRequest)
        return [];
    if ((0,modes_place/* isOurs */.MU)(sender, desk) || !(0,orders/* mayOrder */.uX)(sender, false, desk.inputs) || !(0,modes_place/* isOurs */.MU)(issue.author, desk))
        return [];
    if ((0,text_marker/* readMarker */.t)(issue.body)?.key !== github_keys/* DASHBOARD_KEY */.l5)
        return [];
    const before = new Set((0,board_rows/* readRows */.aK)(bodyBefore).flatMap(({ row, checked }) => (checked ? [row] : [])));
    return (0,board_rows/* readRows */.aK)(issue.body).filter(({ row, checked }) => checked && !before.has(row));
}
/** One after the other; what an earlier go accepted and did not end comes first. */
async function settleTicks(number, by, rows, desk) {
    const place = await (0,modes_place/* placeAt */.BW)(number, desk);
    if (!place?.dashboard)
        return;
    const answers = desk.config.usable ? [...place.answers.values()] : [];
    for (const { key, taken } of answers) {
        const tick = taken?.state === 'taken' && !rows.some(({ row }) => (0,github_keys/* tickKey */.lD)(row) === key) ? taken.tick : null;
        const row = tick && rowOf(tick.row);
        if (row && tick)
            await settleTick(orderOf(row, tick.by, number), desk);
    }
    for (const row of rows)
        await settleTick(orderOf(row, by, number), desk);
}
/** A row's key, taken apart again; `null`: it is none. */
function rowOf(row) {
    return (0,board_rows/* readRows */.aK)(`- [x] <!-- rekindle-row:${row} --> .\n`)[0] ?? null;
}
function orderOf(row, by, number) {
    const key = (0,github_keys/* tickKey */.lD)(row.row);
    return { key, answer: key, by, line: '', also: [], at: null, comment: null, row, where: `issue ${number}` };
}
/** In the end its box is not ticked any more. */
async function settleTick(order, desk) {
    const number = Number(order.where.slice('issue '.length));
    const place = await (0,modes_place/* placeAt */.BW)(number, desk);
    const rows = place?.dashboard?.rows ?? [];
    const begun = place?.answers.get(order.answer);
    const taken = begun?.taken ?? null;
    const isTicked = rows.some(({ row, checked }) => row === order.row.row && checked);
    if (!place || !(isTicked || taken?.state === 'taken'))
        return;
    if (!desk.config.usable && taken?.state === 'taken')
        return;
    const ask = taken?.tick?.ask;
    await (0,answering/* answered */.oQ)((0,answering/* matterOf */.XN)(order, place, desk), () => begun && ask !== undefined ? wentOn(begun, ask, order, place, desk) : begin(order, place, desk));
    await untick(number, order.row, desk);
}
async function wentOn(begun, ask, order, place, desk) {
    const asked = askedFor(ask, null, order, place, desk);
    if ((await roleFor(asked)) !== null)
        await goOn(begun, asked);
}
function askedFor(ask, id, order, place, desk) {
    const call = { kind: 'call', command: ask, id, args: [], keys: {}, flags: [], line: `/${ask}` };
    return { ...(0,answering/* matterOf */.XN)({ ...order, line: call.line }, place, desk), call };
}
async function begin(order, place, desk) {
    if (!desk.config.usable)
        return refuseForConfig(askedFor('resume', null, order, place, desk));
    const found = await workflowOf(order.row, desk);
    const { conversation } = place;
    if (!found) {
        await bringRow(conversation, { key: order.row.key, found: null, freeze: 'kept', pull: null }, desk);
        return;
    }
    const home = await homeOf(found, place, desk);
    const freeze = await freezeAt(home, found.key, desk);
    const ask = (0,board_rows/* askOf */.xt)({ scanned: found.scanned, frozen: freeze }, desk.commands);
    const asked = askedFor(ask ?? 'status', found.recovery.id, order, place, desk);
    if ((await roleFor(asked)) === null)
        return;
    const meanwhile = await begunMeanwhile(asked);
    if (meanwhile)
        return goOn(meanwhile, asked);
    if (ask === null || !isAsShown(found, freeze, order.row, conversation.body, desk))
        return refuseMoved(order.row.sha, found, home, asked);
    if (!(0,board_rows/* needsWords */.f)(ask) || ask === 'unfreeze')
        return judge(asked, found);
    await lines(ask, found, asked);
}
/** With a config that has mistakes nothing is done; who may give orders is told so. */
async function refuseForConfig(asked) {
    if ((await roleFor(asked)) === null)
        return;
    await (0,answering/* settleWith */._1)({ kind: 'refused', why: { kind: 'config' } }, '-1', asked);
}
/** A box has no room for what only the person knows: the answer has the lines to copy. */
async function lines(ask, found, asked) {
    const of = (0,cards/* cardView */.af)(found, { kind: 'open' }, { ...asked.seat, alone: false }, asked.desk);
    await (0,answering/* settleWith */._1)({ kind: 'lines', of, option: ask, flags: [] }, '+1', asked);
}
async function workflowOf({ key }, desk) {
    const owned = (await (0,looking/* ownedIn */.B8)('all', desk)).find((one) => one.key === key);
    const sha = owned ? await desk.hub.head(owned.branch) : null;
    if (!owned || sha === null)
        return null;
    return (await (0,looking/* lookAt */.t5)(owned.branch, sha, desk)).find((one) => one.key === key) ?? null;
}
/** Whether the row would ask for the same now: neither the decision nor what the tick does has changed. */
function isAsShown(found, frozen, row, body, desk) {
    if ((0,github_keys/* decisionDigest */.Dc)(found.scanned) !== row.decision)
        return false;
    const shown = body.split(/\r?\n/).find((line) => line.includes(`<!-- rekindle-row:${row.row} -->`)) ?? '';
    const now = (0,board_rows/* rowLine */.xQ)({ ...found, frozen, ticked: true, pull: null }, desk.commands, desk.config.dispatch.kind);
    return whatItDoes(shown) !== null && whatItDoes(shown) === whatItDoes(now);
}
/** `Tick to resume it.` at the end of a row. */
function whatItDoes(line) {
    return /\*\*([^*]+)\*\*\s*$/.exec(line)?.[1] ?? null;
}

;// CONCATENATED MODULE: ./lib/modes/command.js
// The mode `command`: orders that people give in comments and by ticks, each settled once, the oldest first.











const TITLE = 'Rekindle: orders';
/**
 * Settles the order of an event, and before it every older one of the same conversation that is not settled.
 * A go that was cut off is ended by the next one.
 * @throws UserError where inputs and config contradict each other
 */
async function handleCommand(hub, event, inputs) {
    const desk = (0,modes_desk.openDesk)(hub, inputs);
    try {
        const failed = await handled(event, desk);
        return desk.result(TITLE, { truncated: false, failed });
    }
    catch (error) {
        if (!(error instanceof errors/* WorldError */.nM))
            throw error;
        const end = (0,ending.endedBy)(error, desk);
        if (end.truncated)
            desk.say('notice', leftWords(inputs.door));
        return desk.result(TITLE, end);
    }
}
const leftWords = (door) => `What is left goes on with the next order there, or ${report_door/* DOORS */.I[door].again}.`;
/** Of an event from which no order comes: said, and no more (R08). */
function noOrder(event) {
    const message = `The event ${JSON.stringify(event)} gives no order: comments and the dashboard's boxes do.`;
    return (0,result/* nothing */.s6)((0,result/* told */.Ev)(TITLE, [{ level: 'notice', message }], []));
}
/** Whether the step is to fail. */
async function handled(event, desk) {
    if (event.name === 'issue_comment') {
        const { action, comment } = event;
        const addressed = (0,orders/* mayOrder */.uX)(comment.author, comment.viaApp !== null, desk.inputs) && (0,orders/* isAddressed */.iv)(comment.body);
        if (action !== 'created' || !addressed)
            return false;
        if (mayWrite(desk))
            return ofComment(event, desk);
        if (!desk.hub.facts.archived)
            await tellConfig(event, desk);
        return true;
    }
    if (event.name === 'issues') {
        const rows = newlyTicked(event, desk);
        if (rows.length === 0)
            return false;
        const may = mayWrite(desk);
        if (!desk.hub.facts.archived)
            await ofTicks(event, rows, desk);
        return !may;
    }
    for (const effect of noOrder(event.name).effects)
        if (effect.kind === 'log')
            desk.say('notice', effect.message);
    return false;
}
/** With a config that has mistakes, or in an archived repository, nothing of an order is done. */
function mayWrite({ problems, config, hub, say }) {
    for (const { level, message } of problems)
        say(level, message);
    if (!config.usable)
        say('error', 'No order is settled before the config is mended: nothing may be written.');
    else if (hub.facts.archived)
        say('error', 'The repository is archived, so that nothing can be written.');
    return config.usable && !hub.facts.archived;
}
/**
 * Told where the order was given, to somebody who may give it (C01). Older orders wait, and so does one that
 * was accepted before.
 */
async function tellConfig({ issue, comment }, desk) {
    const last = await desk.hub.remark(comment.id);
    const place = last && (await (0,modes_place/* placeAt */.BW)(issue.number, desk));
    const waiting = last && place ? await (0,orders/* waitingUpTo */.WQ)(last, place, desk) : [];
    const order = waiting.map((one) => one.order).find((one) => one.comment === comment.id);
    if (!place || !order || place.answers.get(order.answer)?.taken)
        return;
    const said = await (0,orders/* saidNow */.O_)(order, place, desk);
    if (said)
        await settle(order, said, place, desk);
}
async function ofTicks(event, rows, desk) {
    await settleTicks(event.issue.number, event.sender?.login ?? '', rows, desk);
    return false;
}
async function ofComment({ issue, comment }, desk) {
    const { hub, say } = desk;
    const last = await hub.remark(comment.id);
    if (last === null) {
        say('info', 'The comment is gone, and with it the order.');
        return false;
    }
    const place = await (0,modes_place/* placeAt */.BW)(issue.number, desk);
    if (place === null)
        return false;
    const waiting = await (0,orders/* waitingUpTo */.WQ)(last, place, desk);
    await receive(waiting.at(-1), comment.id, desk);
    for (const { key, taken } of orphansAt(place))
        await (0,answering/* withdraw */.ne)(key, taken, place, desk);
    for (const { order } of waiting) {
        const now = await (0,modes_place/* placeAt */.BW)(issue.number, desk);
        const said = now && (await (0,orders/* saidNow */.O_)(order, now, desk));
        if (now && said)
            await settle(order, said, now, desk);
        else if (now)
            await (0,answering/* withdraw */.ne)(order.answer, now.answers.get(order.answer)?.taken ?? null, now, desk);
    }
    if (place.dashboard)
        await settleTicks(issue.number, '', [], desk);
    return false;
}
/** Answers that accepted an order whose comment is gone since. */
function orphansAt({ answers, remarks }) {
    const there = new Set(remarks.map(({ id }) => (0,github_keys/* replyKey */.a$)(id)));
    return [...answers.values()].filter(({ key, taken }) => taken?.state === 'taken' && taken.tick === null && !there.has(key));
}
const BEGUN = ['eyes', 'rocket'];
/** Seen: so that whoever wrote it knows that it was, however long the rest takes. */
async function receive(last, comment, desk) {
    if (last?.order.comment !== comment || BEGUN.some((one) => last.reactions.has(one)))
        return;
    const at = { kind: 'comment', id: comment };
    await desk.attempt({ kind: 'react', key: `react-${comment}`, at, content: 'eyes' });
}


/***/ }),

/***/ 5705:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t7: () => (/* binding */ editsOf),
/* harmony export */   v1: () => (/* binding */ WORKFLOWS),
/* harmony export */   yS: () => (/* binding */ askerFor)
/* harmony export */ });
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1053);

/** Where GitHub keeps what a workflow's own token may not write. */
const WORKFLOWS = '.github/workflows/';
/** @throws UserError where it cannot be made by the API, or touches what starts jobs */
async function editsOf({ files }, snapshot, desk) {
    const past = await pastOf(files, desk);
    const edits = new Map();
    for (const file of files)
        for (const edit of editsFor(file, snapshot, past))
            edits.set(edit.path, edit);
    const starts = [...edits.keys()].find((path) => path.startsWith(WORKFLOWS));
    if (starts !== undefined)
        throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(`This would change ${starts}, which starts jobs: nothing that runs on GitHub may. ` +
            'Give the order on a clone instead.');
    return [...edits.values()];
}
function editsFor(file, snapshot, past) {
    switch (file.kind) {
        case 'write':
            return [{ path: file.path, text: file.after }];
        case 'remove':
            return filesBelow(snapshot.entry(file.path), snapshot).map(({ path }) => ({ path, text: null }));
        case 'copy':
            return [kept(file.to, snapshot.entry(file.from), file.from)];
        case 'revert':
            break;
    }
    const entry = past.get(file.commit)?.entry(file.path) ?? null;
    return [entry === null ? { path: file.path, text: null } : kept(file.path, entry, file.path)];
}
/** The files, links and submodules of a folder; a file itself. */
function filesBelow(entry, snapshot) {
    if (entry === null)
        return [];
    if (entry.mode !== '040000')
        return [entry];
    return snapshot.list(entry.path).flatMap((one) => filesBelow(one, snapshot));
}
/** @throws UserError where there is nothing that could be set down again */
function kept(path, entry, from) {
    const { mode, blob } = entry ?? { mode: null, blob: null };
    if (blob !== null && (mode === '100644' || mode === '100755' || mode === '120000'))
        return { path, text: null, kept: { blob, mode } };
    throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(`Found no file at ${from} that could be kept. Give the order on a clone instead.`);
}
/** The commits that files are returned to, each looked at once. */
async function pastOf(files, { hub }) {
    const wanted = new Map();
    for (const file of files)
        if (file.kind === 'revert')
            wanted.set(file.commit, [...(wanted.get(file.commit) ?? []), file.path]);
    const past = new Map();
    for (const [revision, paths] of wanted) {
        const { holdings } = await hub.survey({ kind: 'commit', revision }, askerFor(paths));
        const snapshot = holdings[0]?.snapshot;
        if (!snapshot)
            throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(`The commit ${revision.slice(0, 12)} cannot be looked at any more.`);
        past.set(revision, snapshot);
    }
    return past;
}
/** Wants to know what is at these paths, and nothing of any format. */
function askerFor(paths) {
    const wanted = new Set(paths);
    const names = new Set(paths.map((path) => path.slice(path.lastIndexOf('/') + 1)));
    const site = { format: 'files', path: paths[0] ?? '', files: [], rivals: [], feature: '' };
    return {
        names,
        folders: new Set(),
        matches: (path) => wanted.has(path),
        sites: () => [site],
        isOurs: () => true,
        needs: () => [],
    };
}


/***/ }),

/***/ 1320:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ isSigned),
/* harmony export */   l: () => (/* binding */ isProposal)
/* harmony export */ });
// What is our own doing among what others did: branches of proposals, and commits with our trailers.
/** A branch of ours: `rekindle/<kind>/…`. */
function isProposal(branch) {
    return branch.startsWith('rekindle/');
}
/** Whether a commit's message ends with trailers of ours; a merge that was squashed carries them too. */
function isSigned(message) {
    return /^Rekindle-(?:Action|Source): \S/m.test(message);
}


/***/ }),

/***/ 1116:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ annotationsOf)
/* harmony export */ });
/* harmony import */ var _model_workflow_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5740);
/* harmony import */ var _text_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8944);
/* harmony import */ var _text_redact_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1814);
/* harmony import */ var _next_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3777);
/* harmony import */ var _urgency_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9541);
/* harmony import */ var _validity_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8062);






/** GitHub shows this many annotations of a level and step, and drops the rest without a word. */
const MOST = 10;
/** Characters; what is longer is cut, as an annotation points and the summary tells the rest. */
const LONGEST = 1_000;
const LEVEL = { error: 'error', warning: 'warning', note: 'notice' };
const BY_LEVEL = ['error', 'warning', 'notice'];
const BY_CONSEQUENCE = ['block', 'ask', 'rerun', 'note'];
/**
 * `taken`: how many places of each level are needed for messages without a place in a file. `most`: places of
 * each level; GitHub's own for a step of a job where absent.
 */
function annotationsOf(found, taken, most = MOST) {
    const drafts = found
        .flatMap(({ workflows, unreadable }) => [
        ...unreadable.filter(_validity_js__WEBPACK_IMPORTED_MODULE_3__/* .isInvalidFile */ .og).map(ofUnreadable),
        ...workflows.flatMap(ofWorkflow),
    ])
        .sort(compare);
    const all = chosen(drafts, taken, most);
    const some = all.length === drafts.length ? all : chosen(drafts, { ...taken, notice: taken.notice + 1 }, most);
    return { effects: some.map(effectOf), left: drafts.length - some.length };
}
function chosen(drafts, taken, most) {
    const used = { ...taken };
    return drafts.filter(({ level }) => ++used[level] <= most);
}
function ofUnreadable({ path, line, rule, message }) {
    return { invalid: true, level: 'error', consequence: 'block', path, line, code: rule, message };
}
/** A decision rests on it. */
function decisive(consequence) {
    return consequence === 'block' || consequence === 'ask';
}
/** Its findings (of an ended one no mere notes), and its decision where no finding tells about it. */
function ofWorkflow(one) {
    const { step, reason, instruction } = one.decision;
    const name = step === null ? null : (0,_model_workflow_js__WEBPACK_IMPORTED_MODULE_4__/* .stepName */ .u)(one.state, step);
    const verdict = `Decision: ${(0,_next_js__WEBPACK_IMPORTED_MODULE_2__/* .decided */ .rc)({ ...one.decision, step: name })}.`;
    const drafts = one.findings
        .filter(({ severity }) => one.liveness !== 'ended' || severity !== 'note')
        .map(({ rule, severity, consequence, path, line, message }) => ({
        invalid: (0,_validity_js__WEBPACK_IMPORTED_MODULE_3__/* .isInvalid */ .If)(one) && decisive(consequence),
        level: LEVEL[severity],
        consequence,
        path,
        line,
        code: rule,
        message: `${one.id}: ${message} ${verdict}`,
    }));
    if (!(0,_urgency_js__WEBPACK_IMPORTED_MODULE_5__/* .needsDecision */ .od)(one) || one.findings.some(({ consequence }) => decisive(consequence)))
        return drafts;
    const message = `${one.id}: ${instruction} ${verdict}`;
    const line = one.state?.current?.line ?? null;
    const told = { level: 'warning', consequence: 'ask', path: one.path, line, code: reason, message };
    return [{ ...told, invalid: false }, ...drafts];
}
function compare(a, b) {
    return (Number(b.invalid) - Number(a.invalid) ||
        BY_LEVEL.indexOf(a.level) - BY_LEVEL.indexOf(b.level) ||
        BY_CONSEQUENCE.indexOf(a.consequence) - BY_CONSEQUENCE.indexOf(b.consequence) ||
        order(a.path, b.path) ||
        (a.line ?? 0) - (b.line ?? 0) ||
        order(a.code, b.code) ||
        order(a.message, b.message));
}
function order(a, b) {
    return a < b ? -1 : a > b ? 1 : 0;
}
function effectOf({ level, path, line, code, message }, index) {
    const whole = (0,_text_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .forTerminal */ .Qf)((0,_text_redact_js__WEBPACK_IMPORTED_MODULE_1__/* .redact */ .E)(message));
    return {
        kind: 'annotation',
        key: `annotation/${index}/${code}/${path}`,
        level,
        path,
        line,
        title: `Rekindle: ${code}`,
        message: whole.length > LONGEST ? `${whole.slice(0, LONGEST).replace(/\p{Surrogate}$/u, '')}…` : whole,
    };
}


/***/ }),

/***/ 1368:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ configRunOf),
/* harmony export */   R: () => (/* binding */ checkRunOf)
/* harmony export */ });
/* harmony import */ var _text_hash_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7591);
/* harmony import */ var _annotations_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1116);
/* harmony import */ var _conclusion_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1793);
/* harmony import */ var _door_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7692);
/* harmony import */ var _duplicates_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5203);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5402);
/* harmony import */ var _sentence_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6097);
/* harmony import */ var _fit_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2263);








/** Of each level; four requests take as many, and no one reads more. */
const MOST_NOTES = 50;
/** UTF-16 units; GitHub takes 255 characters. */
const LONGEST_TITLE = 200;
const LEVELS = { error: 'failure', warning: 'warning', notice: 'notice' };
/**
 * The check run at the head of a call; `null` where there is no commit to show it at. The same look gives the
 * same key, so that a second time changes nothing. `gate`: whether what a person must decide is to stand in
 * the way of a merge; it is neutral where not.
 */
function checkRunOf(head, base, call, { typed, gate, door }) {
    if (call.head === null)
        return null;
    const { conclusion: found, headline, unsure } = (0,_conclusion_js__WEBPACK_IMPORTED_MODULE_2__/* .verdictOn */ .Hc)(head, base, call);
    const conclusion = gated(found, gate);
    const { effects, left } = (0,_annotations_js__WEBPACK_IMPORTED_MODULE_1__/* .annotationsOf */ .I)(head.judged.map(({ recovered }) => recovered), { error: 0, warning: 0, notice: 0 }, MOST_NOTES);
    const annotations = effects.map(({ path, line, level, title, message }) => ({
        path,
        line: line ?? 1,
        level: LEVELS[level],
        title,
        message,
    }));
    const remarks = [
        ...call.remarks.map(({ message }) => message),
        ...(unsure ? [(0,_door_js__WEBPACK_IMPORTED_MODULE_3__/* .baseMissing */ .p)(door)] : []),
        ...(left === 0 ? [] : [`${left} more notes have no room at the files.`]),
    ].map((remark) => `${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .inertSentence */ ._)(remark)}\n\n`);
    const report = (0,_markdown_js__WEBPACK_IMPORTED_MODULE_5__/* .markdownReport */ .q)(head.report, {
        ...typed,
        headline,
        // Bytes, of which no character has fewer than one.
        limit: _fit_js__WEBPACK_IMPORTED_MODULE_7__/* .BODY_LIMIT */ .T - remarks.join('').length,
        duplicates: (0,_duplicates_js__WEBPACK_IMPORTED_MODULE_4__/* .duplicatesIn */ .uS)(head.judged),
    });
    const title = titleOf(headline);
    const summary = remarks.join('') + report;
    const key = (0,_text_hash_js__WEBPACK_IMPORTED_MODULE_0__/* .keyOf */ .TN)('check-run', call.head, annotations);
    return { kind: 'check-run', key, sha: call.head, conclusion, title, summary, annotations };
}
/** Of the default branch's commit while the config there has mistakes: what they are, in our words. */
function configRunOf(sha, problems, gate) {
    const lines = problems.map(({ message }) => `- ${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .inertSentence */ ._)(message)}\n`).join('');
    return {
        kind: 'check-run',
        key: (0,_text_hash_js__WEBPACK_IMPORTED_MODULE_0__/* .keyOf */ .TN)('check-run', sha, 'config', lines),
        sha,
        conclusion: gated('action_required', gate),
        title: 'The config of Rekindle has mistakes',
        summary: 'Rekindle writes nothing in this repository until its config on the default branch can be read. ' +
            `Correct this there:\n\n${lines.slice(0, _fit_js__WEBPACK_IMPORTED_MODULE_7__/* .BODY_LIMIT */ .T / 2)}`,
        annotations: [],
    };
}
/** Without a gate nothing stands in the way of a merge but a failure. */
function gated(conclusion, gate) {
    return conclusion === 'action_required' && !gate ? 'neutral' : conclusion;
}
/** The headline without the conclusion, which GitHub shows itself. */
function titleOf(headline) {
    const words = headline.replace(/^[A-Z][a-z ]*: /, '').replace(/\.$/, '');
    const title = words.charAt(0).toUpperCase() + words.slice(1);
    return title.length > LONGEST_TITLE ? `${title.slice(0, LONGEST_TITLE)}…` : title;
}


/***/ }),

/***/ 5402:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ markdownReport)
/* harmony export */ });
/* harmony import */ var _text_counted_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3497);
/* harmony import */ var _beside_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3214);
/* harmony import */ var _duplicates_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5203);
/* harmony import */ var _markdown_card_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2580);
/* harmony import */ var _next_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3777);
/* harmony import */ var _urgency_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9541);
/* harmony import */ var _validity_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8062);
// A scan in GitHub's Markdown: for a job summary, an issue or a file; inert, and never longer than it may be.







/** Bytes kept free for saying what was left out. */
const TAIL = 250;
/** The part of the room that the tables may take: the cards behind them say more about less. */
const TABLES = 0.6;
/** The whole report. What has no room is left out whole, the least urgent first, and said. */
function markdownReport(report, view) {
    const workflows = (0,_urgency_js__WEBPACK_IMPORTED_MODULE_4__/* .byUrgency */ .td)(report.workflows);
    const page = new Page(view.limit - TAIL);
    page.add(`## Rekindle\n\n${view.headline ?? headlineOf(report)}\n`);
    for (const words of besideOf(report, view))
        page.add(`${words}\n`);
    const listed = page.addTable(WORKFLOW_COLUMNS, workflows.map((one) => workflowRow(one, report)), TABLES);
    const files = page.addTable(FILE_COLUMNS, report.unreadable.map(fileRow), TABLES);
    const places = (view.duplicates ?? []).flatMap(placeRows);
    const seats = page.addTable(PLACE_COLUMNS, places, TABLES, PLACES);
    const open = workflows.filter(({ decision }) => decision.action !== 'none');
    const told = open.filter((one) => page.add((0,_markdown_card_js__WEBPACK_IMPORTED_MODULE_2__/* .cardOf */ .kY)(one, report, view))).length;
    const left = [
        ...leftOut(workflows.length - listed, 'row of workflows', 'rows of workflows'),
        ...leftOut(report.unreadable.length - files, 'file that cannot be read', 'files that cannot be read'),
        ...leftOut(places.length - seats, 'place of one workflow', 'places of one workflow'),
        ...leftOut(open.length - told, 'workflow in full', 'workflows in full'),
    ];
    if (left.length === 0)
        return page.text;
    const tail = `**Left out, as there is no more room here:** ${left.join(', ')}.`;
    return `${page.text}\n${tail} \`rekindle scan\` shows everything.\n`;
}
/** What concerns no workflow, and must be known before any. */
function besideOf(report, { dir }) {
    const { unfinished = [], elsewhere } = report;
    const lines = unfinished.length === 0 ? [] : [(0,_beside_js__WEBPACK_IMPORTED_MODULE_0__/* .unfinishedWords */ .b9)(unfinished, _markdown_card_js__WEBPACK_IMPORTED_MODULE_2__/* .inert */ .tJ), (0,_beside_js__WEBPACK_IMPORTED_MODULE_0__/* .finishing */ .sS)(dir)];
    return [...lines, (0,_beside_js__WEBPACK_IMPORTED_MODULE_0__/* .elsewhereWords */ .U5)(elsewhere, _markdown_card_js__WEBPACK_IMPORTED_MODULE_2__/* .inert */ .tJ), (0,_beside_js__WEBPACK_IMPORTED_MODULE_0__/* .toolWords */ .yy)(report, _markdown_card_js__WEBPACK_IMPORTED_MODULE_2__/* .inert */ .tJ)].flatMap((one) => one ?? []);
}
function leftOut(count, one, many) {
    return count === 0 ? [] : [(0,_text_counted_js__WEBPACK_IMPORTED_MODULE_5__/* .counted */ .h)(count, one, many)];
}
/** A text that takes whole parts only. */
class Page {
    #limit;
    #used = 0;
    #parts = [];
    constructor(limit) {
        this.#limit = limit;
    }
    get text() {
        return this.#parts.join('\n');
    }
    /** Takes a part where there is room for it, and says whether there was. */
    add(part, share = 1) {
        const bytes = Buffer.byteLength(part) + 1;
        if (this.#used + bytes > this.#limit * share)
            return false;
        this.#used += bytes;
        this.#parts.push(part);
        return true;
    }
    /** Takes as many rows, from the first, as there is room for below `title`, and says how many. */
    addTable(columns, rows, share, title = '') {
        if (rows.length === 0)
            return 0;
        const head = Buffer.byteLength(title + (0,_markdown_card_js__WEBPACK_IMPORTED_MODULE_2__/* .mdTable */ .gJ)(columns, [])) + 1;
        const empty = Buffer.byteLength((0,_markdown_card_js__WEBPACK_IMPORTED_MODULE_2__/* .mdTable */ .gJ)([], []));
        let room = this.#limit * share - this.#used - head;
        const taken = rows.findIndex((row) => {
            room -= Buffer.byteLength((0,_markdown_card_js__WEBPACK_IMPORTED_MODULE_2__/* .mdTable */ .gJ)([], [row])) - empty;
            return room < 0;
        });
        const count = taken < 0 ? rows.length : taken;
        return count > 0 && this.add(title + (0,_markdown_card_js__WEBPACK_IMPORTED_MODULE_2__/* .mdTable */ .gJ)(columns, rows.slice(0, count))) ? count : 0;
    }
}
function headlineOf({ workflows, unreadable, unfinished }) {
    const counts = _next_js__WEBPACK_IMPORTED_MODULE_3__/* .GROUPS */ .fd.flatMap((group) => {
        const count = workflows.filter(({ decision }) => group.actions.includes(decision.action)).length;
        return count === 0 ? [] : [`${count} ${count === 1 ? group.one : group.many}`];
    });
    const broken = unreadable.filter(_validity_js__WEBPACK_IMPORTED_MODULE_6__/* .isInvalidFile */ .og).length;
    if (broken > 0)
        counts.push(`${(0,_text_counted_js__WEBPACK_IMPORTED_MODULE_5__/* .counted */ .h)(broken, 'file')} cannot be read`);
    if (workflows.length === 0 && broken === 0)
        return unfinished ? 'No workflow can be told yet.' : 'No workflow was found.';
    return `${[(0,_text_counted_js__WEBPACK_IMPORTED_MODULE_5__/* .counted */ .h)(workflows.length, 'workflow'), ...counts].join(', ').replace(',', ':')}.`;
}
const WORKFLOW_COLUMNS = ['Workflow', 'Branch', 'Status', 'Step', 'Last activity', 'Decision'];
function workflowRow(one, report) {
    return [
        (0,_markdown_card_js__WEBPACK_IMPORTED_MODULE_2__/* .inert */ .tJ)(one.id),
        (0,_markdown_card_js__WEBPACK_IMPORTED_MODULE_2__/* .inert */ .tJ)(one.owner),
        (0,_markdown_card_js__WEBPACK_IMPORTED_MODULE_2__/* .inert */ .tJ)(one.status_text ?? one.status),
        (0,_markdown_card_js__WEBPACK_IMPORTED_MODULE_2__/* .inert */ .tJ)(one.step?.id ?? null),
        (0,_markdown_card_js__WEBPACK_IMPORTED_MODULE_2__/* .moved */ .aW)(one, report),
        (0,_markdown_card_js__WEBPACK_IMPORTED_MODULE_2__/* .verdict */ .WJ)(one),
    ];
}
const PLACES = '**Same workflow in several places (most advanced first).** Nothing merges them: look at the first of ' +
    'each before anything goes on in the others.\n\n';
const PLACE_COLUMNS = ['Workflow', 'Branch', 'State file', 'Step', 'Status', 'Last activity', 'Decision'];
function placeRows({ id, places }) {
    const left = places.length - _duplicates_js__WEBPACK_IMPORTED_MODULE_1__/* .SHOWN_PLACES */ .Jz;
    const rows = places
        .slice(0, _duplicates_js__WEBPACK_IMPORTED_MODULE_1__/* .SHOWN_PLACES */ .Jz)
        .map(({ owner, path, step, status, at, decision }) => [id, owner, path, step, status, at, decision && (0,_next_js__WEBPACK_IMPORTED_MODULE_3__/* .decided */ .rc)(decision)].map(_markdown_card_js__WEBPACK_IMPORTED_MODULE_2__/* .inert */ .tJ));
    return left > 0 ? [...rows, [(0,_markdown_card_js__WEBPACK_IMPORTED_MODULE_2__/* .inert */ .tJ)(id), `and ${left} more`, '', '', '', '', '']] : rows;
}
const FILE_COLUMNS = ['File', 'Branch', 'Rule', 'What'];
function fileRow({ path, line, branch, rule, message }) {
    return [(0,_markdown_card_js__WEBPACK_IMPORTED_MODULE_2__/* .placed */ .GS)(path, line), (0,_markdown_card_js__WEBPACK_IMPORTED_MODULE_2__/* .inert */ .tJ)(branch), `\`${rule}\``, (0,_markdown_card_js__WEBPACK_IMPORTED_MODULE_2__/* .inert */ .tJ)(message)];
}


/***/ })

};
