export const id = 254;
export const ids = [254];
export const modules = {

/***/ 57254:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  handleCommand: () => (/* binding */ handleCommand)
});

// UNUSED EXPORTS: noOrder

// EXTERNAL MODULE: ./lib/model/errors.js
var errors = __webpack_require__(73434);
// EXTERNAL MODULE: ./lib/report/github/markers.js
var markers = __webpack_require__(39223);
// EXTERNAL MODULE: ./lib/report/host-wording.js
var host_wording = __webpack_require__(43339);
// EXTERNAL MODULE: ./lib/report/github/check-run.js
var check_run = __webpack_require__(81368);
// EXTERNAL MODULE: ./lib/report/github/proposal/problems.js
var problems = __webpack_require__(14583);
// EXTERNAL MODULE: ./lib/report/github/reply/in-progress.js
var in_progress = __webpack_require__(47470);
// EXTERNAL MODULE: ./lib/text/comment-marker.js
var comment_marker = __webpack_require__(18549);
// EXTERNAL MODULE: ./lib/modes/mode-context.js + 6 modules
var mode_context = __webpack_require__(39077);
// EXTERNAL MODULE: ./lib/modes/scan.js
var scan = __webpack_require__(64743);
// EXTERNAL MODULE: ./lib/modes/command/conversation-state.js
var conversation_state = __webpack_require__(71327);
// EXTERNAL MODULE: ./lib/commands/migrate.js
var migrate = __webpack_require__(22287);
// EXTERNAL MODULE: ./lib/commands/parse.js + 4 modules
var parse = __webpack_require__(23219);
// EXTERNAL MODULE: ./lib/commands/repair.js
var repair = __webpack_require__(67213);
// EXTERNAL MODULE: ./lib/model/command.js
var command = __webpack_require__(44252);
// EXTERNAL MODULE: ./lib/model/snapshot.js
var snapshot = __webpack_require__(67741);
// EXTERNAL MODULE: ./lib/model/match-choice.js
var match_choice = __webpack_require__(27350);
;// CONCATENATED MODULE: ./lib/report/free-text-answer.js

const plain = (text) => text.normalize().trim().replace(/\s+/g, ' ').toLowerCase();
/** The open question whose choices do not have the answer; `null`: one of them has, or it has none. */
function outsideOf(choice, state) {
    if (choice.name !== 'answer')
        return null;
    const { question: asked, text } = choice;
    const open = (state?.questions ?? []).filter((one) => one.state === 'open');
    const one = open.find(({ id, question }) => [plain(id), plain(question)].includes(plain(asked)));
    if (!one || one.options.length === 0)
        return null;
    return (0,match_choice/* choiceMeant */.V)(text, one.options) === null ? one : null;
}
/** Fits after "the answer is": `"2 h", which is not one of "15m", "1h"`. */
function outsideWords(text, { options }) {
    return `${JSON.stringify(text)}, which is not one of ${options.map((it) => JSON.stringify(it)).join(', ')}`;
}

// EXTERNAL MODULE: ./lib/report/github/proposal/commit-message.js
var commit_message = __webpack_require__(70936);
// EXTERNAL MODULE: ./lib/report/github/proposal/proposal.js
var proposal = __webpack_require__(89077);
// EXTERNAL MODULE: ./lib/report/terminal/change.js
var terminal_change = __webpack_require__(87067);
// EXTERNAL MODULE: ./lib/text/hash.js
var hash = __webpack_require__(77591);
// EXTERNAL MODULE: ./lib/model/time-units.js
var time_units = __webpack_require__(31218);
// EXTERNAL MODULE: ./lib/report/github/card/freeze.js
var card_freeze = __webpack_require__(21604);
// EXTERNAL MODULE: ./lib/report/github/dashboard/dashboard.js
var dashboard = __webpack_require__(55971);
// EXTERNAL MODULE: ./lib/report/github/reply/reply.js + 2 modules
var reply = __webpack_require__(45166);
// EXTERNAL MODULE: ./lib/report/slash-syntax.js
var slash_syntax = __webpack_require__(92147);
// EXTERNAL MODULE: ./lib/modes/command/pending-commands.js
var pending_commands = __webpack_require__(63332);
;// CONCATENATED MODULE: ./lib/modes/command/locate.js
// Which workflow a command means, and where its card is: its pull request, its own issue, or a row
// of the dashboard.










const which = (among) => ({ kind: 'which', among });
/** Looks first at the cards there, then at the pull request's branch, and for a given id at all branches. */
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
    const all = await (0,scan/* ownedIn */.B8)('all', desk);
    const meant = all.filter(({ recovery }) => id === null || recovery.id === id);
    const [only, more] = meant;
    if (only && !more)
        return atItsCommit(only, desk);
    if (meant.length > 0)
        return which(meant);
    // An unknown id: most likely the workflow of this conversation is meant.
    const near = place.cards.length > 0 ? await ofCards(place.cards, desk) : here;
    return which(near.length > 0 ? near : all);
}
/** Everything that the place is about; what is asked about all of them is about these. */
async function allAt(place, desk) {
    if (place.dashboard)
        return (0,scan/* ownedIn */.B8)('all', desk);
    if (place.cards.length > 0)
        return ofCards(place.cards, desk);
    return isTheirs(place) || !place.conversation.isPullRequest
        ? onBranchOf(place, desk)
        : (0,scan/* ownedIn */.B8)('all', desk);
}
/** A pull request of a person's. Our own proposal is about a workflow that another branch owns. */
function isTheirs({ conversation: { isPullRequest, head } }) {
    return isPullRequest && !(head && !head.fork && (0,commit_message/* isProposal */.ld)(head.branch));
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
    return (await (0,scan/* lookAt */.t5)(branch, sha, desk)).filter((one) => one.key === key);
}
/** What the branch of a pull request owns; of a fork's all that its commit holds, to be shown and no more. */
async function onBranchOf(place, desk) {
    const { head } = place.conversation;
    if (head === null || !isTheirs(place))
        return [];
    if (head.fork)
        return (0,scan/* lookAt */.t5)(head.branch, head.sha, desk);
    const sha = await desk.hub.head(head.branch);
    if (sha === null)
        return [];
    const owned = new Set((await (0,scan/* ownedIn */.B8)([head.branch], desk)).map(({ recovery }) => recovery.id));
    return (await (0,scan/* lookAt */.t5)(head.branch, sha, desk)).filter(({ recovery }) => owned.has(recovery.id));
}
/** The same once more at the commit alone, which knows the branch's history as well. */
async function atItsCommit({ branch, key }, desk) {
    const sha = await desk.hub.head(branch);
    const found = sha === null ? [] : (await (0,scan/* lookAt */.t5)(branch, sha, desk)).filter((one) => one.key === key);
    const [one] = found;
    return one ? { kind: 'one', found: one } : which([]);
}
/** `null`: there is no card yet. No request where the card is here; up to three where it is not. */
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
    const cards = remarks.flatMap(({ ours, body }) => (ours && (0,markers/* readMark */.Mp)(body) ? [body] : []));
    const body = cards.find((one) => (0,markers/* readMark */.Mp)(one)?.key === key) ?? null;
    return { kind: 'comment', conversation, body, others: cards.filter((one) => one !== body) };
}
async function onIssue(key, desk) {
    const issues = await ownIssues(desk);
    const own = issues.find(({ open, body }) => open && (0,markers/* readMark */.Mp)(body)?.key === key);
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
    const ofBoard = board?.kind === 'row' ? ((0,card_freeze/* freezesIn */.uc)(board.body ?? '').get(key) ?? null) : null;
    const kept = kind === 'row' || body === null ? ofBoard : (0,card_freeze/* freezeIn */.fZ)(body);
    if ((0,card_freeze/* holds */.v9)(kept, desk.settings.now))
        return kept;
    // A label that another card explains, or that outlived its freeze, says nothing.
    const explained = kept !== null || others.some((one) => (0,card_freeze/* freezeIn */.fZ)(one) !== null);
    const byHand = kind !== 'row' && !explained && (0,card_freeze/* isLabelled */.ul)(conversation.labels);
    return byHand ? { by: card_freeze/* FROZEN */.tH, until: null } : null;
}
/** Ids that are offered. */
const MOST = 20;
/** Every line of the command once more for each workflow that could be meant (C12). */
function whichOne(among, asked) {
    const { call, seat } = asked;
    const ids = [...new Set(among.map(({ recovery }) => recovery.id))].slice(0, MOST);
    const lines = ids.flatMap((id) => [call, ...(call.also ?? [])].flatMap(({ args, keys, flags }) => (0,slash_syntax/* slashLine */.M)((0,parse/* slashOf */.ZT)(call), { id, args, keys, flags }, seat.bare) ?? []));
    const body = (0,reply/* replyOf */.M)({ kind: 'which', id: call.id, among }, (0,pending_commands/* orderedOf */.LO)(asked));
    return (0,pending_commands/* answered */.oQ)(body + (0,in_progress/* linesWords */.VG)(lines), 'confused', asked);
}

;// CONCATENATED MODULE: ./lib/modes/command/check-stale.js
// Compares a command with what its author saw: whether that is still so, was already done, or was superseded.









const FITS = { kind: 'fits' };
const moved = (seen) => ({ kind: 'moved', seen });
/** The same words for the same workflow have the same digest. */
function orderDigest({ command, args, keys, flags, also = [] }) {
    const { sha: _, ...others } = keys;
    const more = also.map((one) => one.args);
    return (0,hash/* keyOf */.TN)('order', command, args, others, flags.toSorted(), ...(more.length === 0 ? [] : [more]));
}
/**
 * Whether the command itself names what it is about (the question, the hash): then it does not matter what
 * else moved.
 */
function isSelfPinned(call) {
    return (0,parse/* slashOf */.ZT)(call).pinsItself === true;
}
/** Within this time the same command about the same state counts as the same wish. Milliseconds. */
const SAME_WISH = time_units/* HOUR */.dp;
/** `now` in epoch ms is the time of a command of which it is not known when it was given. */
function pinOf(order, call, found, place, now) {
    const prior = priorTo(order, found.key, place);
    return (prior && behind(prior, order, call, found, now)) ?? seenBy(order, call, found, place);
}
/** The last command before this one that was accepted for the same workflow, and did not fail. */
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
/** `null`: that command says nothing about this one. */
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
    return found.sha === (sha ?? head) && (0,markers/* decisionDigest */.Dc)(found.scanned) === decision;
}
function seenBy(order, call, found, { cards }) {
    const digest = (0,markers/* decisionDigest */.Dc)(found.scanned);
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
        // A person who wrote before there was a card saw none; for one who wrote before it changed, what they saw
        // is not known.
        if (since >= at)
            return FITS;
        if (last >= at)
            return moved(null);
    }
    return mark.sha === sha || mark.decision === digest ? FITS : moved(mark.sha);
}
/**
 * The last command with these very words for a workflow, where nothing has moved since it was carried out.
 */
function sameBefore(order, call, found, place) {
    const prior = priorTo(order, found.key, place);
    if (!prior || prior.taken.order !== orderDigest(call) || prior.taken.sha !== found.sha)
        return null;
    return { kind: 'already', by: prior.by, at: prior.remark.createdAt };
}
/** Why a workflow that is meant is not there: a command before this one took it away. `null`: none did. */
function goneBecause(order, call, place) {
    const [only, second] = place.cards;
    const meant = (taken) => call.id === null
        ? only?.mark.key === taken.card && !second
        : (0,markers/* cardKey */.eT)(call.id, taken.branch) === taken.card;
    const keys = [...place.answers.values()].flatMap(({ taken }) => taken && meant(taken) ? [taken.card] : []);
    const prior = keys.map((key) => priorTo(order, key, place)).find((one) => one !== null) ?? null;
    if (prior === null)
        return null;
    const unseen = order.at !== null && Date.parse(prior.remark.createdAt) >= order.at;
    if (prior.taken.order === orderDigest(call))
        return { kind: 'already', by: prior.by, at: prior.remark.createdAt };
    return unseen ? { kind: 'outrun', by: prior.by ?? '', first: prior.line } : null;
}
/**
 * Whether another job accepted the same command while this one looked. It is asked once the workflow was
 * looked at: a job that commits has answered before, so what was seen of their commit comes with their
 * answer.
 */
async function begunMeanwhile(asked) {
    const { order, place, desk } = asked;
    const answers = (0,conversation_state/* answersIn */.VZ)(await desk.hub.remarks(place.conversation.number));
    const answer = answers.get(order.answer);
    return answer?.taken ? resumed(answer.taken, answer.remark, asked) : null;
}
const LOST = 'The commit that it was accepted at is gone. Look at the branch, then write it once more.';
/** What another run accepted is finished, unless it was frozen before it was done. */
async function resumed(taken, remark, asked) {
    const { order, place, desk } = asked;
    const { branch, card: key, head, state } = taken;
    const since = Date.parse(remark.createdAt);
    if (state !== 'done' && desk.settings.now - since > time_units/* DAY */.d_) {
        const fields = (0,conversation_state/* takenFields */.jX)({ ...taken, state: 'failed' }) ?? {};
        return (0,pending_commands/* answered */.oQ)((0,in_progress/* leftBody */.E5)((0,pending_commands/* orderedOf */.LO)(asked)), '-1', asked, fields);
    }
    // What came later stands where its own job left it.
    if (state === 'done' && taken.sha !== null && (await desk.hub.head(branch)) !== taken.sha)
        return (0,pending_commands/* answered */.oQ)(null, '+1', asked);
    const home = await homeOf({ key, branch }, place, desk);
    const freeze = state === 'done' ? null : await freezeAt(home, key, desk);
    if (freeze)
        return (0,pending_commands/* refused */.J5)({ kind: 'frozen', ...freeze }, asked);
    const found = (await (0,scan/* lookAt */.t5)(branch, head, desk)).find((one) => one.key === key);
    if (!found)
        return (0,pending_commands/* unfit */.Ri)(LOST, asked);
    return { ...asked, found, home, at: order.at ?? since, taken, overtaken: null };
}

;// CONCATENATED MODULE: ./lib/modes/command/plan-change.js
// What a command changes in a workflow's files at one commit, as edits of its branch: the same command gives
// the same bytes.














/** Two choices whose proposals depend only on their result, not on who asks and when. */
const [MIGRATE, REPAIR] = [migrate/* migrate */._.name, repair/* repair */.I.name];
function choiceIn(call) {
    const choice = (0,parse/* choiceOf */.FH)(call);
    (0,errors/* assert */.vA)(choice, `the command ${call.command} makes a choice`);
    return choice;
}
/** Lines whose answer is not among the question's choices, and that do not say that this is meant. */
function oddIn(call, { recovery }) {
    return [call, ...(call.also ?? [])].flatMap((one) => {
        const question = one.flags.includes(command/* OWN_WORDS */.Lj) ? null : outsideOf(choiceIn(one), recovery.state);
        return question === null ? [] : [{ call: one, question }];
    });
}
/** `at`: when the command was given, in epoch ms. @throws UserError where it does not fit */
async function planned({ call, order, desk }, found, at) {
    const choices = [choiceIn(call), ...(call.also ?? []).map(choiceIn)];
    const step = found.recovery.decision.step ?? '';
    const from = call.keys['from'];
    if (from !== undefined && from.toLowerCase() !== step.toLowerCase())
        throw new errors/* UserError */.yo(`Found from=${JSON.stringify(from)}, but it would go on with ${JSON.stringify(step)}. ` +
            'Leave from= away, or see what the card says now.');
    // Who and where: a state file's record leads back to the command (H04).
    const effect = (0,scan/* changeOf */.C2)(choices, found, { by: `${order.by} in ${order.where}`, at }, desk);
    return { effect, edits: await editsOf(effect.change, found.snapshot, desk) };
}
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
        throw new errors/* UserError */.yo(`This would change ${starts}, which starts jobs: nothing that runs on GitHub may. ` +
            'Run the command in a clone instead.');
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
    if (blob !== null && ((0,snapshot/* isFileMode */.s)(mode) || mode === '120000'))
        return { path, text: null, kept: { blob, mode } };
    throw new errors/* UserError */.yo(`Found no file at ${from} that could be kept. Run the command in a clone instead.`);
}
/** The commits that files are returned to, each looked at once. */
async function pastOf(files, { hub }) {
    const wanted = new Map();
    for (const file of files)
        if (file.kind === 'revert')
            wanted.set(file.commit, [...(wanted.get(file.commit) ?? []), file.path]);
    const past = new Map();
    for (const [revision, paths] of wanted) {
        const { holdings } = await hub.survey({ kind: 'commit', revision }, (0,scan/* askerFor */.yS)(paths));
        const snapshot = holdings[0]?.snapshot;
        if (!snapshot)
            throw new errors/* UserError */.yo(`The commit ${revision.slice(0, 12)} cannot be looked at any more.`);
        past.set(revision, snapshot);
    }
    return past;
}
/** A change as the files that are to land; what goes is kept first. */
function filesOf({ effect, edits }, { found, order }, taken) {
    const { recovery, sha: head, branch } = found;
    const { key } = order;
    const { change, action } = effect;
    const goes = change.files.some(({ kind }) => kind === 'remove' || kind === 'revert');
    const ref = goes ? archiveRef(recovery.id, head) : null;
    const isThere = taken.sha !== null || taken.pull !== null;
    return {
        kind: 'files',
        change: effect,
        archive: ref === null ? null : { kind: 'archive-ref', key, ref, sha: head },
        commit: edits.length === 0
            ? null
            : {
                kind: 'commit',
                key,
                branch,
                head,
                edits,
                message: (0,commit_message/* commitMessage */.df)(action, found, change),
                trailers: (0,commit_message/* trailersOf */.iA)(recovery.id, action),
            },
        // What our answer remembers does not have to be found again.
        landed: isThere ? { branch, sha: taken.sha, pull: taken.pull, archive: ref } : null,
    };
}
/** One for each commit, kept for ever. */
function archiveRef(workflow, sha) {
    const slug = workflow
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, '-')
        .slice(0, 80)
        .replace(/^-+|-+$/g, '');
    return `refs/rekindle/archive/${slug === '' ? 'workflow' : slug}/${sha.slice(0, 12)}`;
}
/** The same as a pull request, for a branch that takes no commit; `again`: a person closed the first one. */
function proposalOf({ change: { action, change }, commit }, { found, order, call, desk }, again) {
    const { id } = found.recovery;
    const { branch: base } = found;
    const what = whatOf(action, change, orderDigest(call), found);
    const key = (0,markers/* proposalKey */.KD)(action, id, base, again ? `${what} ${order.key}` : what);
    const branch = (0,commit_message/* proposalBranch */.hj)(action, id, key);
    const listed = (0,terminal_change/* listedIn */.tl)(found.snapshot, change);
    const view = { ...found, choice: action, change, listed, by: order.by, guarded: true, key, branch, base };
    const { draft, labels, reviewers } = desk.config.pullRequests;
    return {
        kind: 'pull-request',
        key,
        branch,
        base,
        head: found.sha,
        edits: commit?.edits ?? [],
        message: (0,commit_message/* commitMessage */.df)(action, found, change),
        trailers: (0,commit_message/* trailersOf */.iA)(id, action),
        ...(0,proposal/* proposalBody */.T)(view),
        labels,
        reviewers: reviewers.users,
        teams: reviewers.teams,
        draft,
    };
}
/**
 * What is declined when a person closes it: the version, the very bytes, or this command where it was
 * decided.
 */
function whatOf(action, { files }, order, { recovery, scanned }) {
    if (action === MIGRATE)
        return String(recovery.newest);
    return action === REPAIR ? (0,hash/* keyOf */.TN)(files) : `${order} ${(0,markers/* decisionDigest */.Dc)(scanned)}`;
}

// EXTERNAL MODULE: ./lib/report/github/card/card.js
var card = __webpack_require__(47597);
// EXTERNAL MODULE: ./lib/report/github/dashboard/rows.js
var rows = __webpack_require__(79902);
// EXTERNAL MODULE: ./lib/report/github/labels.js
var github_labels = __webpack_require__(63841);
// EXTERNAL MODULE: ./lib/modes/workflow-card.js
var workflow_card = __webpack_require__(35794);
;// CONCATENATED MODULE: ./lib/modes/command/refresh-card.js
// Updates the card of a workflow, its labels or its row of the dashboard.






/**
 * What the card's place is to say then; nothing where there is no such place, or where the sweep will make
 * it. Pure.
 */
function shown({ before, now, turn, freeze, pull }, home, { place, desk }, keeps = null) {
    if (home === null)
        return [];
    const { scanned, recovery } = now ?? before;
    const told = { scanned, recovery };
    const effect = { kind: 'show', key: before.key, home, told, view: null };
    const gone = now === null;
    if (home.kind === 'row')
        return [{ ...effect, gone, turn, freeze, pull, keeps }];
    const here = home.conversation.number === place.conversation.number;
    // On another pull request the sweep makes it.
    if (pull !== null || (home.body === null && !here && (freeze === null || freeze === 'kept')))
        return [];
    const seat = {
        commands: desk.commands,
        bare: true,
        alone: home.others.length === 0,
        role: desk.inputs.commandPermission,
    };
    const view = (0,workflow_card/* cardView */.af)(now ?? before, turn, seat, desk);
    return [{ ...effect, view, gone, turn, freeze, pull, keeps }];
}
/** The row of a workflow that is not there any more is taken out of the dashboard. Pure. */
function dropped(key, conversation) {
    const home = { kind: 'row', conversation, body: conversation.body, others: [] };
    const row = {
        told: null,
        view: null,
        gone: true,
        turn: { kind: 'open' },
        freeze: 'kept',
        pull: null,
    };
    return { kind: 'show', key, home, ...row, keeps: null };
}
/**
 * `false`: what was to be kept is not kept, because there is no room or because of a refusal, which is
 * reported.
 */
async function show(effect, desk) {
    const { view } = effect;
    return view === null
        ? bringRow(effect, effect.home.conversation.number, desk)
        : bringCard(effect, view, desk);
}
/** The card is read again just before it is written: what another job wrote there meanwhile counts. */
async function bringCard(effect, drawn, desk) {
    const { key, home, turn, freeze } = effect;
    const body = await bodyNow(home, key, desk);
    const kept = body === null ? null : (0,card_freeze/* freezeIn */.fZ)(body);
    const frozen = freeze !== 'kept' ? freeze : (0,card_freeze/* holds */.v9)(kept, desk.settings.now) ? kept : null;
    const view = { ...drawn, turn: (0,workflow_card/* turnOf */.LQ)(frozen, turn) };
    const brought = await desk.attempt(effectOf(view, key, { ...home, body }, frozen));
    const gone = effect.gone || turn.kind === 'recovered';
    const labels = (0,github_labels/* labelsFor */.d)(gone && frozen === null ? [] : [{ ...view, frozen: frozen !== null }]);
    const keep = wantedBy(home.others, desk.settings.now);
    // Another job may freeze it at this moment: then the label says so, even where its card was overwritten.
    const stays = freeze === 'kept' && kept === null;
    const remove = labels.remove.filter((label) => !keep.has(label) && !(stays && label === card_freeze/* FROZEN */.tH));
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
    return remarks.find(({ ours, body }) => ours && (0,markers/* readMark */.Mp)(body)?.key === key)?.body ?? null;
}
function effectOf(view, key, { kind, conversation, body }, freeze) {
    const text = (0,workflow_card/* cardBody */.zI)(view, body, freeze);
    if (kind === 'comment')
        return { kind: 'card', key, issue: conversation.number, body: text };
    return { kind: 'issue', key, title: (0,card/* cardTitle */.J)(view), body: text, labels: [] };
}
/** Labels that other workflows there may want, as far as their cards say. */
function wantedBy(others, now) {
    const actions = others.flatMap((body) => (0,markers/* readMark */.Mp)(body)?.said.action ?? []);
    const wanted = {
        'rekindle: needs decision': actions.some((one) => one === 'ask' || one === 'block' || one === 'wait'),
        'rekindle: stale': actions.some((one) => one !== 'none'),
        'rekindle: blocked': actions.includes('block'),
        'rekindle: frozen': others.some((body) => (0,card_freeze/* holds */.v9)((0,card_freeze/* freezeIn */.fZ)(body), now)),
    };
    return new Set(github_labels/* LABELS */.k.filter((label) => wanted[label]));
}
/** The body is read again just before it is written. `false`: it was not; no room, or a refusal. */
async function bringRow(row, board, desk) {
    const fresh = await desk.hub.conversation(board);
    const body = fresh === null ? null : withRow(fresh.body, row, desk);
    if (fresh === null || body === null)
        return false;
    const { title, number } = fresh;
    const effect = { kind: 'issue', key: markers/* DASHBOARD_KEY */.l5, title, body, labels: [], number };
    return (await desk.attempt(effect)) !== null;
}
/** `null`: its marker has no room for the freeze. */
function withRow(dashboard, { key, told, gone, freeze, pull }, desk) {
    const body = dashboard.replaceAll('\r\n', '\n');
    const before = (0,card_freeze/* freezesIn */.uc)(body).get(key) ?? null;
    const frozen = freeze !== 'kept' ? freeze : (0,card_freeze/* holds */.v9)(before, desk.settings.now) ? before : null;
    const row = gone || told === null ? null : { ...told, frozen, ticked: false, pull };
    const line = row && (0,rows/* sectionOf */.ZE)(row) !== null ? (0,rows/* rowLine */.xQ)(row, desk.commands, desk.config.dispatch.kind) : '';
    const lines = body.split(/(?<=\n)/).map((one) => (one.includes(`<!-- rekindle-row:${key}:`) ? line : one));
    const freezes = new Map((0,card_freeze/* freezesIn */.uc)(body));
    freezes.delete(key);
    if (frozen)
        freezes.set(key, frozen);
    return (0,card_freeze/* withFreezes */.lR)(lines.join(''), freezes);
}
/** Takes the tick out of a row that still stands there as it was. */
async function untick(number, { row }, desk) {
    const fresh = await desk.hub.conversation(number);
    if (!fresh || !(0,rows/* readRows */.aK)(fresh.body).some((one) => one.row === row && one.checked))
        return;
    const lines = fresh.body.replaceAll('\r\n', '\n').split(/(?<=\n)/);
    const body = lines.map((line) => line.includes(`<!-- rekindle-row:${row} -->`) ? line.replace(/^- \[[xX]\]/, '- [ ]') : line);
    await desk.attempt({
        kind: 'issue',
        key: markers/* DASHBOARD_KEY */.l5,
        title: fresh.title,
        body: body.join(''),
        labels: [],
        number,
    });
}

;// CONCATENATED MODULE: ./lib/modes/command/apply.js
// The one executor: applies what a plan holds, each effect found by its key; a dry run prints the
// plan instead.










/** Our answer, what was done as it is seen, and last the reaction: what has one is settled. */
async function end({ effects, reply, reaction, resumeFields }, matter) {
    if (reply !== null)
        await post(reply, matter, resumeFields);
    for (const effect of effects)
        if (effect.kind === 'show' && effect.keeps === null)
            await show(effect, matter.desk);
    if (reaction !== null)
        await react(reaction, matter);
}
/** The first small plan of a command: it was seen. Nothing depends on whether it can be shown. */
async function acknowledge({ reaction }, { order, desk }) {
    const { comment: id } = order;
    if (id === null || reaction === null)
        return;
    const at = { kind: 'comment', id };
    await desk.attempt({ kind: 'react', key: `react-${id}`, at, content: reaction });
}
/**
 * A dry run: prints what would land and applies nothing. For a command that would be accepted, planning goes
 * on.
 */
async function print(plan, located, matter) {
    const { order, place, desk } = matter;
    const { effects, reply, reaction, resumeFields } = plan;
    const tell = (effect) => desk.say('info', (0,mode_context.notDone)(effect));
    let next = null;
    for (const effect of effects) {
        if (effect.kind === 'accept' && located)
            next = { ...located, taken: effect.taken };
        if (effect.kind === 'show')
            await show(effect, desk);
        if (effect.kind === 'wake')
            tell(effect.dispatch);
        if (effect.kind !== 'files')
            continue;
        const { archive, commit } = effect;
        if (archive)
            tell(archive);
        const guarded = commit && located && (await desk.hub.isProtected(commit.branch));
        if (commit)
            tell(guarded ? proposalOf(effect, located, false) : commit);
    }
    const { comment: id } = order;
    const { number: issue } = place.conversation;
    if (reply !== null)
        tell({ kind: 'card', key: order.answer, issue, body: (0,comment_marker/* withFields */.qO)(reply, resumeFields) });
    if (id !== null && reaction !== null)
        tell({ kind: 'react', key: `react-${id}`, at: { kind: 'comment', id }, content: reaction });
    return next;
}
/** `null`: it was not accepted, so nothing more is done. */
async function accept({ taken }, plan, located) {
    const { order, place, desk } = located;
    const posted = await post(plan.reply ?? '', located, plan.resumeFields);
    // Without our answer no later run could finish what a crash cuts short, so nothing is begun.
    if (posted === null)
        await react('-1', located);
    if (posted === null)
        return null;
    // A command that was taken back before anything came of it is not carried out.
    if (!(await reacted('rocket', located))) {
        await withdraw(order.answer, taken, place, desk);
        return null;
    }
    const remark = posted.number === null ? null : await desk.hub.remark(posted.number);
    const since = remark === null ? desk.settings.now : Date.parse(remark.createdAt);
    return { ...located, taken, at: order.at ?? since };
}
/** `moved`: the branch does not stand any more where it was judged. @throws UserError, WorldError */
async function landFiles(effect, located) {
    const { found, desk } = located;
    const landed = effect.landed ? { where: effect.landed, more: '' } : await landedNow(effect, located);
    if (landed === 'moved')
        return 'moved';
    const { sha } = landed.where;
    if (sha === null || sha === found.sha)
        return { ...landed, now: found };
    const sight = await (0,scan/* sightOf */.p1)(found.branch, sha, desk);
    await checked(found, sight.looked, sha, desk);
    return { ...landed, now: sight.found.find(({ key }) => key === found.key) ?? null };
}
async function landedNow(effect, located) {
    const { archive, commit } = effect;
    const { desk, found } = located;
    if (archive) {
        const { outcome } = await desk.land(archive);
        if (outcome !== 'done' && outcome !== 'already')
            throw new errors/* UserError */.yo(`Found another commit under ${archive.ref}, where what goes is to be kept. ` +
                'Remove that ref, then give the command again.');
    }
    const where = {
        branch: found.branch,
        sha: null,
        pull: null,
        archive: archive?.ref ?? null,
    };
    if (commit === null)
        return { where, more: '' };
    const landed = await committed(commit, desk);
    if (landed === 'guarded') {
        const { pull, more } = await proposed(effect, located);
        return { where: { ...where, pull }, more };
    }
    return landed.outcome === 'moved' ? 'moved' : { where: { ...where, sha: landed.sha }, more: '' };
}
async function committed(commit, { hub, land }) {
    if (await hub.isProtected(commit.branch))
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
async function proposed(effect, located) {
    for (const again of [false, true]) {
        const proposal = await pullRequest(effect, located, again);
        if (proposal !== 'again')
            return proposal;
    }
    throw new errors/* UserError */.yo('The branch of its pull request holds what is not ours, or somebody closed it. Look there first.');
}
async function pullRequest(effect, located, again) {
    const { desk } = located;
    const proposal = proposalOf(effect, located, again);
    try {
        const { outcome, number } = await desk.land(proposal);
        return outcome === 'declined' || outcome === 'foreign' ? 'again' : { pull: number, more: '' };
    }
    catch (error) {
        if (!(error instanceof errors/* WorldError */.nM && error.refused === 'actions-pull-requests'))
            throw error;
        const { base, branch } = proposal;
        const { owner, repo } = desk.hub.facts;
        const address = `${desk.inputs.server}/${[owner, repo].map(encodeURIComponent).join('/')}`;
        return { pull: null, more: (0,in_progress/* compareWords */.dU)(branch, (0,problems/* compareLink */.yM)({ address, base, branch })) };
    }
}
/** What a workflow's own token pushes starts no workflows, so our commit gets its check run from us. */
async function checked(before, after, sha, desk) {
    const { token, failOn, gate, door } = desk.inputs;
    if (token === 'own')
        return;
    const typed = { commands: desk.cli, dir: null };
    const base = { kind: 'commit', commit: before.sha };
    const call = { head: sha, base, failOn, remarks: [], resultFile: '' };
    const run = (0,check_run/* checkRunOf */.R)(after, before.looked, call, { typed, gate, door });
    if (run)
        await desk.attempt(run);
}
/**
 * Brings our answer to these words; `fields`: what its marker keeps. `null`: it cannot stand there (a locked
 * conversation, a missing permission); then the job's page has it.
 */
async function post(body, { order, place, desk }, fields = {}) {
    const kept = (0,comment_marker/* withFields */.qO)(body, fields);
    const { number } = place.conversation;
    try {
        return await desk.land({ kind: 'card', key: order.answer, issue: number, body: kept });
    }
    catch (error) {
        if (!(error instanceof errors/* WorldError */.nM) || (0,mode_context.endsAll)(error))
            throw error;
        desk.say('warning', (0,mode_context.refusalWords)({ kind: 'comment' }, error));
        desk.page(body.slice(body.indexOf('\n') + 1));
        return null;
    }
}
/**
 * Below its comment; a tick has no place for a reaction, so its row says everything. A refusal is reported.
 */
async function react(content, matter) {
    if (await reacted(content, matter))
        return;
    const { order, place, desk } = matter;
    desk.say('notice', `${order.where} was deleted while its command ran.`);
    const remarks = await desk.hub.remarks(place.conversation.number);
    const answer = (0,conversation_state/* answersIn */.VZ)(remarks).get(order.answer);
    if (!answer)
        return;
    const issue = place.conversation.number;
    await desk.attempt({ kind: 'card', key: answer.key, issue, body: (0,in_progress/* withDeleted */.gM)(answer.remark.body) });
}
/** `false`: the comment is gone. */
async function reacted(content, { order, desk }) {
    const { comment } = order;
    if (comment === null)
        return true;
    const at = { kind: 'comment', id: comment };
    const effect = { kind: 'react', key: `react-${comment}`, at, content };
    try {
        await desk.land(effect);
    }
    catch (error) {
        if (!(error instanceof errors/* WorldError */.nM))
            throw error;
        const absent = error.refused === 'absent' || error.refused === 'gone';
        if ((0,mode_context.endsAll)(error))
            throw error;
        if (absent && (await desk.hub.remark(comment)) === null)
            return false;
        desk.say('warning', (0,mode_context.refusalWords)(effect, error));
    }
    return true;
}
/** A command whose comment was deleted before it was finished: this is reported, and nothing more is done. */
async function withdraw(key, taken, place, desk) {
    const comment = key.replace(/^reply-/, 'comment ');
    desk.say('notice', `${comment} was deleted before its command was finished: the command is dropped.`);
    if (taken?.state !== 'taken')
        return;
    const body = (0,comment_marker/* withFields */.qO)((0,in_progress/* withdrawnBody */.hd)(key), (0,conversation_state/* takenFields */.jX)({ ...taken, state: 'failed' }) ?? {});
    await desk.attempt({ kind: 'card', key, issue: place.conversation.number, body });
}

// EXTERNAL MODULE: ./lib/commands/resume.js
var resume = __webpack_require__(53271);
// EXTERNAL MODULE: ./lib/commands/status.js
var commands_status = __webpack_require__(16558);
// EXTERNAL MODULE: ./lib/config/queries.js
var queries = __webpack_require__(44902);
// EXTERNAL MODULE: ./lib/report/github/format.js
var format = __webpack_require__(44681);
// EXTERNAL MODULE: ./lib/text/plural.js
var plural = __webpack_require__(26713);
// EXTERNAL MODULE: ./lib/modes/command/dispatch-agent.js
var dispatch_agent = __webpack_require__(20410);
// EXTERNAL MODULE: ./lib/report/markdown/card.js
var markdown_card = __webpack_require__(69114);
// EXTERNAL MODULE: ./lib/report/scan/notes.js
var notes = __webpack_require__(16551);
// EXTERNAL MODULE: ./lib/report/github/card/choices.js
var choices = __webpack_require__(37931);
// EXTERNAL MODULE: ./lib/report/github/card/facts.js
var card_facts = __webpack_require__(49544);
// EXTERNAL MODULE: ./lib/report/github/card/reason-text.js
var reason_text = __webpack_require__(36543);
// EXTERNAL MODULE: ./lib/report/github/truncate-body.js
var truncate_body = __webpack_require__(1801);
;// CONCATENATED MODULE: ./lib/report/github/reply/status.js
// The answer to /status: one workflow in full, or several in a table.








/** The whole body, marker first; `key` is in it. Each of `views` is judged as it is now. */
function statusReply(key, views) {
    const marker = (0,comment_marker/* markerLine */.B_)({ key });
    const [only, second] = views;
    if (!only)
        return (0,truncate_body/* fitBody */.K)([
            { name: 'the answer', rank: 0, head: `${marker}\nThere is no workflow here. ${notes/* NOTHING_COMMITTED */.R3}\n` },
        ]);
    return (0,truncate_body/* fitBody */.K)(second ? tableParts(marker, views) : oneParts(marker, only));
}
/** In place of the choices. */
const FORK = {
    name: 'what can be done here',
    rank: 0,
    head: 'This pull request comes from a fork, where Rekindle writes nothing, no matter who asks. `/status` and ' +
        '`/help` are answered.\n',
};
function oneParts(marker, view) {
    const { is, todo } = (0,reason_text/* leadOf */.M)(view.scanned.decision);
    const lead = `${(0,format/* cell */.Hn)(view.scanned.id)}, judged just now. **${is}**${view.fork ? '' : ` ${todo}`}`;
    const facts = `${marker}\n${lead}\n\n${(0,card_facts/* factsOf */.xS)(view.scanned)}`;
    return [
        { name: 'the facts', rank: 0, head: facts },
        ...(0,card_facts/* questionsOf */.PW)(view.scanned),
        ...(0,card_facts/* trustOf */.An)(view),
        ...(0,card_facts/* notesOf */.h$)(view),
        ...(view.fork ? [FORK] : (0,choices/* choicesOf */.cU)(view)),
    ];
}
function tableParts(marker, views) {
    const columns = ['Workflow', 'Branch', 'What is the case', 'Last activity'];
    const rows = views.map(({ scanned }) => {
        const { at } = scanned.last_activity;
        const moved = at === null ? 'unknown' : (0,format/* dated */.dR)(at);
        return (0,markdown_card/* mdRow */.cT)([
            (0,format/* cell */.Hn)(scanned.id),
            (0,format/* cell */.Hn)(scanned.owner),
            (0,reason_text/* leadOf */.M)(scanned.decision).is,
            `${moved} (${scanned.liveness})`,
        ]);
    });
    const head = `${marker}\n${views.length} workflows, judged just now.\n\n${(0,markdown_card/* mdTable */.gJ)(columns, [])}`;
    return [
        { name: 'the workflows', rank: 0, head, rows },
        { name: 'more', rank: 0, head: 'With an id after it, `/status` says everything about one.\n' },
    ];
}

;// CONCATENATED MODULE: ./lib/modes/command/handlers.js






const DEEDS = {
    'list-commands': { about: 'place', plan: listed },
    'show-workflows': { about: 'place', plan: standing },
    'keep-away': { about: 'workflow', plan: keptAway },
    'let-back': { about: 'workflow', plan: letBack },
};
async function listed(allowed) {
    const { call, role, desk } = allowed;
    const permission = (0,pending_commands/* suffices */.xk)(role, desk.inputs.commandPermission) ? 'write' : 'read';
    return (0,pending_commands/* answered */.oQ)({ kind: 'help', about: call.args[0] ?? null, permission }, '+1', allowed);
}
/** Without an id: everything that the place is about. */
async function standing(asked) {
    const { call, place, desk, order, seat } = asked;
    const all = call.id === null ? await allAt(place, desk) : [];
    const target = all.length > 1 ? null : await targetOf(call, place, desk);
    if (target?.kind === 'which' && (call.id !== null || !place.conversation.isPullRequest))
        return whichOne(target.among, asked);
    const shows = target?.kind === 'one' ? [target.found] : all;
    const fork = place.conversation.head?.fork === true;
    const views = [];
    for (const found of shows) {
        const home = shows.length === 1 && !fork ? await homeOf(found, place, desk) : null;
        const turn = (0,workflow_card/* turnOf */.LQ)(await freezeAt(home, found.key, desk), { kind: 'open' });
        views.push((0,workflow_card/* cardView */.af)(found, turn, seat, desk, fork));
    }
    return (0,pending_commands/* answered */.oQ)(statusReply(order.answer, views), '+1', asked);
}
const NO_HOME = 'There is no place to keep it: its branch has no open pull request, and there is no dashboard. Open a ' +
    'pull request, or let the sweep make the dashboard.';
const notKept = (door) => 'It could not be kept, so that nothing is frozen: there is no room for it in the dashboard, or GitHub ' +
    `refused, which ${host_wording/* DOORS */.I[door].page} tells. A pull request for its branch has room.`;
const PAST = 'until= names a day that has begun. Name a later one, or leave it away.';
/** A second time it only repeats the answer. */
async function keptAway(located) {
    const { call, order, desk, found, home } = located;
    const until = call.keys['until'] ?? null;
    const given = order.at ?? desk.settings.now;
    if (until !== null && Date.parse(`${until}T00:00:00Z`) <= given)
        return (0,pending_commands/* unfit */.Ri)(PAST, located);
    if (home === null)
        return (0,pending_commands/* unfit */.Ri)(NO_HOME, located);
    const freeze = { by: order.by, until };
    const now = { before: found, now: found, turn: { kind: 'open' }, freeze, pull: null };
    const otherwise = (0,pending_commands/* unfit */.Ri)(notKept(desk.inputs.door), located).reply;
    const effects = shown(now, home, located, { otherwise });
    return { ...(0,pending_commands/* answered */.oQ)({ kind: 'frozen', of: found, until }, '+1', located), effects };
}
/** Removes the freeze wherever it is kept, the label included. */
async function letBack(located) {
    const { desk, found, home } = located;
    const now = { before: found, now: found, turn: { kind: 'open' }, freeze: null, pull: null };
    const keeps = { otherwise: null };
    const board = home?.kind === 'comment' && home.body === null ? await boardOf(desk) : null;
    const row = board && { kind: 'row', conversation: board, body: board.body, others: [] };
    const effects = [home, row].flatMap((one) => shown(now, one, located, keeps));
    return { ...(0,pending_commands/* answered */.oQ)({ kind: 'unfrozen', of: found }, '+1', located), effects };
}

// EXTERNAL MODULE: ./lib/report/brief/brief.js
var brief_brief = __webpack_require__(82557);
// EXTERNAL MODULE: ./lib/text/time.js
var time = __webpack_require__(61042);
;// CONCATENATED MODULE: ./lib/modes/command/plan-command.js
// Plans a command for one workflow: it is refused, answered with words alone, accepted, or carried out.

















/** What is to come of a command that was not accepted yet. @throws UserError, WorldError */
async function planCommand(located) {
    const { order, call, desk, found, place } = located;
    const slash = (0,parse/* slashOf */.ZT)(call);
    const nobody = slash.wakesAgent ? (0,dispatch_agent/* whyNobody */.kI)(desk) : null;
    if (nobody !== null)
        return (0,pending_commands/* unfit */.Ri)(nobody, located, (0,format/* theirsOf */.xW)(found.recovery));
    let change;
    try {
        change = await planned(located, found, located.at);
    }
    catch (error) {
        if (!(error instanceof errors/* UserError */.yo))
            throw error;
        const before = sameBefore(order, call, found, place);
        if (before?.kind === 'already')
            return (0,pending_commands/* answered */.oQ)(before, '+1', located);
        return (0,pending_commands/* unfit */.Ri)(error.message, located, (0,format/* theirsOf */.xW)(found.recovery));
    }
    const odd = oddIn(call, found);
    if (odd.length > 0)
        return askedAgain(odd, located);
    if (slash.needsPin && call.keys['sha'] === undefined)
        return wholeLine(change, located);
    if (slash.givesBrief && !(0,dispatch_agent/* wakes */.qL)(slash, desk))
        return briefAlone(located);
    const none = change.effect.change.files.length === 0;
    if (none && !(0,dispatch_agent/* wakes */.qL)(slash, desk))
        return (0,pending_commands/* answered */.oQ)({ kind: 'already', by: null, at: null }, '+1', located);
    return acceptance(located);
}
/**
 * An answer that is not among the choices may be a mistake: the person is asked which is meant; nothing is
 * recorded.
 */
function askedAgain(odd, asked) {
    const { call, seat, found } = asked;
    const id = call.id ?? (seat.alone ? null : found.recovery.id);
    return (0,pending_commands/* answered */.oQ)({ kind: 'outside', id, calls: [call, ...(call.also ?? [])], odd }, 'confused', asked);
}
/** Nothing is removed before the person names the commit that they saw: the answer has the line to copy. */
function wholeLine({ effect: { change } }, located) {
    const { call, seat, desk, found } = located;
    const own = { ...seat, alone: seat.alone && call.id === null };
    const fresh = { change, listed: (0,terminal_change/* listedIn */.tl)(found.snapshot, change) };
    const of = { ...(0,workflow_card/* cardView */.af)(found, { kind: 'open' }, own, desk), fresh };
    return (0,pending_commands/* answered */.oQ)({ kind: 'lines', of, option: 'start-fresh', flags: call.flags }, '+1', located);
}
/** No dispatch is configured: nothing changes, and the person takes the brief to their agent. */
function briefAlone(located) {
    const { recovery, scanned, snapshot, looked } = located.found;
    const brief = (0,brief_brief/* briefOf */.G)(recovery, scanned, snapshot, looked.report.now);
    return (0,pending_commands/* answered */.oQ)({ kind: 'brief', of: located.found, brief }, '+1', located);
}
const UNKEPT = 'The name of its branch cannot be kept in a comment. Run this command in a clone.';
/** Our answer says first what was accepted and where: a run after a crash reads it there. */
function acceptance(located) {
    const { order, call, found } = located;
    const taken = {
        card: found.key,
        order: orderDigest(call),
        branch: found.branch,
        head: found.sha,
        decision: (0,markers/* decisionDigest */.Dc)(found.scanned),
        state: 'taken',
        sha: null,
        pull: null,
        tick: order.row ? { by: order.by, row: order.row.row, ask: call.command } : null,
    };
    const fields = (0,conversation_state/* takenFields */.jX)(taken);
    if (fields === null)
        return (0,pending_commands/* unfit */.Ri)(UNKEPT, located, (0,format/* theirsOf */.xW)(found.recovery));
    const reply = (0,in_progress/* takenBody */.kt)((0,pending_commands/* orderedOf */.LO)(located), null);
    return { effects: [{ kind: 'accept', taken }], reply, reaction: 'rocket', resumeFields: fields };
}
/** What an accepted command does: files, agent, our answer, card; each is found by its key. */
async function carry(located, taken) {
    const { found, at } = located;
    const change = await planned(located, found, at);
    const files = filesOf(change, located, taken);
    const where = files.landed ?? {
        branch: found.branch,
        sha: null,
        pull: null,
        archive: files.archive?.ref ?? null,
    };
    const sent = (0,dispatch_agent/* sentOf */.wq)(located, where, found);
    const dispatch = sent && (0,dispatch_agent/* dispatchOf */.W3)(located, sent, '');
    const woken = sent && dispatch && { sent, woken: { way: dispatch.way, why: null } };
    const end = ended(located, change.effect, { where, more: '', now: found }, woken);
    const wake = dispatch ? [{ kind: 'wake', dispatch }] : [];
    return { ...end, effects: [files, ...wake, ...end.effects] };
}
/** How an accepted command ends, once it is known where its files landed and who was told. Pure. */
function ended(located, effect, landing, told) {
    const { found, home, order, call, at, taken } = located;
    const { where, more, now } = landing;
    const { startsOver, names } = (0,parse/* slashOf */.ZT)(call);
    const failed = told !== null && told.woken.why !== null;
    // Where the agent could not be woken it stays accepted, and the next run here tries again.
    const state = failed ? 'taken' : 'done';
    const kept = taken && (0,conversation_state/* takenFields */.jX)({ ...taken, sha: where.sha, pull: where.pull, state });
    const body = (0,reply/* replyOf */.M)(replyFor(located, effect, landing, told), (0,pending_commands/* orderedOf */.LO)(located));
    const turn = (told && !failed) || (startsOver && where.pull === null)
        ? { kind: 'recovered', by: order.by, command: names[0], at: (0,time/* formatTime */.f)(at) }
        : { kind: 'open' };
    const pull = turn.kind === 'recovered' ? null : where.pull;
    return {
        effects: shown({ before: found, now, turn, freeze: 'kept', pull }, home, located),
        // What says that all is done was posted last; its brief has the clock of the look that it is of.
        reply: taken?.state === 'done' ? null : more === '' ? body : `${body}\n${more}\n`,
        reaction: failed ? 'rocket' : '+1',
        resumeFields: kept ?? {},
    };
}
function replyFor({ found, call, desk }, { change }, { where, now }, told) {
    const fresh = (0,parse/* slashOf */.ZT)(call).startsOver === true;
    const listed = (0,terminal_change/* listedIn */.tl)(found.snapshot, change);
    const begins = fresh ? (0,dispatch_agent/* beginningOf */.VI)(found, desk) : null;
    if (told === null)
        return { kind: 'done', change, listed, where, after: now, begins };
    const { way, why } = told.woken;
    const wrote = change.files.length === 0 ? null : where;
    const removed = fresh ? { change, listed } : null;
    if (why !== null)
        return { kind: 'dispatch-failed', way, where: wrote, why, removed };
    const brief = desk.inputs.dryRun ? null : told.sent.brief;
    return { kind: 'dispatched', way, where: wrote, brief, removed };
}
/** `seen`: the commit that was seen; `null`: the card has changed since, so it is not known. */
function plan_command_moved(seen, found, home, asked, fields = {}) {
    const { place, desk, seat, order } = asked;
    const turn = { kind: 'moved' };
    // An answer that stands there already was written before the card was changed: it knew.
    const said = seen === null && place.answers.has(order.answer);
    const reply = said
        ? null
        : { kind: 'state-changed', seen, now: (0,workflow_card/* cardView */.af)(found, turn, seat, desk) };
    const effects = shown({ before: found, now: found, turn, freeze: 'kept', pull: null }, home, asked);
    return { ...(0,pending_commands/* answered */.oQ)(reply, '-1', asked, fields), effects };
}
const GONE = 'It is not on its branch any more. Look at the branch before you give the command again.';
/**
 * An accepted command that was overtaken while it was carried out: once more, if the same would be decided.
 */
async function overtaken(located, taken) {
    const { desk, call } = located;
    const head = await desk.hub.head(taken.branch);
    const all = head === null ? [] : await (0,scan/* lookAt */.t5)(taken.branch, head, desk);
    const found = all.find(({ key }) => key === taken.card);
    if (!found)
        return null;
    const decision = (0,markers/* decisionDigest */.Dc)(found.scanned);
    if (decision !== taken.decision && !isSelfPinned(call))
        return null;
    return { ...located, found, taken: { ...taken, head: found.sha, decision }, overtaken: taken };
}
/** Now something else would be decided. */
async function lost(located, taken) {
    const { found, home, desk } = located;
    const fields = (0,conversation_state/* takenFields */.jX)({ ...taken, state: 'failed' }) ?? {};
    const head = await desk.hub.head(found.branch);
    const all = head === null ? [] : await (0,scan/* lookAt */.t5)(found.branch, head, desk);
    const now = all.find(({ key }) => key === found.key);
    if (now)
        return plan_command_moved(taken.head, now, home, located, fields);
    return (0,pending_commands/* refused */.J5)({ kind: 'unfit', message: GONE, theirs: [] }, located, fields);
}

;// CONCATENATED MODULE: ./lib/modes/command/pipeline.js
// The pipeline of a command, stage by stage: parse, authorize, locate, checkStale, plan, apply, notify,
// reply. Nothing is written before the plan is made; a stage that stops early returns a plan as well.















/** Settles one command: in the end it has our answer and reaction. @throws WorldError that ends everything */
async function settle(order, said, place, desk) {
    const matter = (0,pending_commands/* matterOf */.XN)(order, place, desk);
    const asked = pipeline_parse(said, matter);
    const allowed = (0,pending_commands/* isPlan */.q5)(asked) ? asked : await authorize(asked);
    await orRefused(matter, null, async () => {
        const located = (0,pending_commands/* isPlan */.q5)(allowed) ? allowed : await locate(allowed);
        const current = (0,pending_commands/* isPlan */.q5)(located) ? located : await checkStale(located);
        await finish(current, matter);
    });
}
/** From what is known of a command to its last reaction. After a plan is applied, the next one is made. */
async function finish(current, matter) {
    for (let next = current; next !== null;) {
        const at = next;
        next = await orRefused(matter, at, async () => {
            const made = (0,pending_commands/* isPlan */.q5)(at) ? at : await plan(at);
            const applied = await apply(made, (0,pending_commands/* isPlan */.q5)(at) ? null : at, matter);
            const notified = await notify(applied);
            if (notified)
                await pipeline_reply(notified, matter);
            return applied.next;
        });
    }
}
/** An error in a command becomes its answer and does not end the job. @throws WorldError that ends all */
async function orRefused(matter, at, work) {
    try {
        return await work();
    }
    catch (error) {
        const located = at === null || (0,pending_commands/* isPlan */.q5)(at) ? null : at;
        const taken = located && (located.overtaken ?? located.taken);
        const fields = (taken && (0,conversation_state/* takenFields */.jX)({ ...taken, state: 'failed' })) ?? {};
        const theirs = located && taken ? (0,format/* theirsOf */.xW)(located.found.recovery) : [];
        const refusal = (0,pending_commands/* refusedFor */.kK)(error, matter, { fields, theirs });
        if (refusal === null)
            throw error;
        await end(refusal, matter);
        return null;
    }
}
const EDITED = 'The comment was edited after it was begun with. Look at the card, then write a new one.';
function pipeline_parse(said, matter) {
    if (said === 'edited')
        return (0,pending_commands/* unfit */.Ri)(EDITED, matter);
    if (said.kind === 'refusal')
        return (0,pending_commands/* answered */.oQ)({ kind: 'not-understood', refusal: said }, 'confused', matter);
    return { ...matter, call: said };
}
/** People who may not give a command get a reaction and no more: they cannot make us write (C01). */
async function authorize(asked) {
    const { call, desk, order } = asked;
    const command = desk.commands.find(({ name }) => name === call.command);
    if (!command)
        return (0,pending_commands/* refused */.J5)({ kind: 'off', command: (0,parse/* slashOf */.ZT)(call).names[0] }, asked);
    const role = await desk.hub.role(order.by);
    const { config, inputs } = desk;
    const otherwise = command.slash?.permission === 'read' ? 'read' : inputs.commandPermission;
    const least = (0,queries/* permissionFor */.Tj)(config, command.name, otherwise);
    if (!(0,pending_commands/* suffices */.xk)(role, least)) {
        desk.say('notice', `/${command.name} in ${order.where} was refused: ${order.by} needs the role ${least}.`);
        return (0,pending_commands/* answered */.oQ)(null, '-1', asked);
    }
    return config.usable ? { ...asked, role } : (0,pending_commands/* refused */.J5)({ kind: 'config' }, asked);
}
const oldWords = (after) => `This was written more than ${after < time_units/* DAY */.d_ ? (0,plural/* counted */.hS)(Math.round(after / time_units/* HOUR */.dp), 'hour') : 'a day'} ago. ` +
    'If it still is what you want, write it once more.';
/** Which workflow is meant. What an earlier run accepted is continued where our answer says. */
async function locate(allowed) {
    const { order, place, desk, call } = allowed;
    const deed = deedOf(call);
    if (deed?.about === 'place')
        return deed.plan(allowed);
    const begun = place.answers.get(order.answer);
    if (begun?.taken)
        return resumed(begun.taken, begun.remark, allowed);
    const { conversation } = place;
    if (conversation.head?.fork)
        return (0,pending_commands/* refused */.J5)({ kind: 'fork' }, allowed);
    if (!conversation.open)
        return (0,pending_commands/* refused */.J5)({ kind: 'closed' }, allowed);
    const { oldAfter } = desk.inputs;
    if (order.at !== null && desk.settings.now - order.at > oldAfter)
        return (0,pending_commands/* unfit */.Ri)(oldWords(oldAfter), allowed);
    const target = await targetOf(call, place, desk);
    if (target.kind === 'one')
        return locatedAt(target.found, allowed);
    const meanwhile = await begunMeanwhile(allowed);
    if (meanwhile)
        return meanwhile;
    const prior = goneBecause(order, call, place);
    if (prior?.kind === 'already')
        return (0,pending_commands/* answered */.oQ)(prior, '+1', allowed);
    if (prior?.kind === 'outrun')
        return (0,pending_commands/* answered */.oQ)(prior, '-1', allowed);
    return whichOne(target.among, allowed);
}
function deedOf(call) {
    const { deed } = (0,parse/* slashOf */.ZT)(call);
    return deed ? DEEDS[deed] : null;
}
async function locatedAt(found, asked) {
    const { order, place, desk } = asked;
    const home = await homeOf(found, place, desk);
    return { ...asked, found, home, at: order.at ?? desk.settings.now, taken: null, overtaken: null };
}
/** Whether what its writer saw is still so, and no one took it up meanwhile or keeps us away. */
async function checkStale(located) {
    const { found, home, place, desk, call, order, taken } = located;
    if (taken || deedOf(call))
        return located;
    const freeze = await freezeAt(home, found.key, desk);
    const meanwhile = await begunMeanwhile(located);
    if (meanwhile)
        return meanwhile;
    if (freeze)
        return (0,pending_commands/* refused */.J5)({ kind: 'frozen', ...freeze }, located);
    const pinned = pinOf(order, call, found, place, desk.settings.now);
    if (pinned.kind === 'already')
        return (0,pending_commands/* answered */.oQ)(pinned, '+1', located);
    if (pinned.kind === 'outrun')
        return (0,pending_commands/* answered */.oQ)(pinned, '-1', located);
    return pinned.kind === 'moved' ? plan_command_moved(pinned.seen, found, home, located) : located;
}
/** All that is to come of it, as one value; nothing was written yet. */
async function plan(located) {
    const deed = deedOf(located.call);
    if (deed?.about === 'workflow')
        return deed.plan(located);
    return located.taken ? carry(located, located.taken) : planCommand(located);
}
const leadsTo = (next) => ({ plan: null, landed: null, next });
/** Writes the acceptance, the archive and the files. A dry run ends here. */
async function apply(made, located, matter) {
    const { desk } = matter;
    if (desk.inputs.dryRun)
        return leadsTo(await print(made, located, matter));
    for (const effect of made.effects) {
        if (effect.kind === 'accept' && located)
            return leadsTo(await accept(effect, made, located));
        if (effect.kind === 'files' && located) {
            const landing = await landFiles(effect, located);
            if (landing === 'moved')
                return leadsTo(await again(located));
            return { plan: made, landed: { located, files: effect, landing }, next: null };
        }
        if (effect.kind !== 'show' || !effect.keeps)
            continue;
        const { otherwise } = effect.keeps;
        if (!(await show(effect, desk)) && otherwise !== null)
            return { ...leadsTo(null), plan: (0,pending_commands/* answered */.oQ)(otherwise, '-1', matter) };
    }
    return { ...leadsTo(null), plan: made };
}
/** Somebody was faster: tries once more, if the same would be decided where the branch is now. */
async function again(located) {
    const { taken, overtaken: first } = located;
    if (taken === null)
        return null;
    const next = first ? null : await overtaken(located, taken);
    if (next?.taken)
        await post((0,in_progress/* takenBody */.kt)((0,pending_commands/* orderedOf */.LO)(next), null), next, (0,conversation_state/* takenFields */.jX)(next.taken) ?? {});
    return next ?? lost(located, first ?? taken);
}
const UNWRITTEN = 'the brief that it is sent to could not be written there';
/** The agent is sent to our answer, once its brief stands there. `null`: another run settles the command. */
async function notify({ plan: made, landed }) {
    if (landed === null)
        return made;
    const { located, files, landing } = landed;
    const sent = (0,dispatch_agent/* sentOf */.wq)(located, landing.where, landing.now);
    const woken = sent && (await wokenBy(sent, located, landing));
    if (woken?.held) {
        const { order, desk } = located;
        desk.say('notice', `${order.where}: the agent is being woken for this command already. ${woken.why}`);
        return null;
    }
    return ended(located, files.change, landing, sent && woken && { sent, woken });
}
async function wokenBy(sent, located, { where }) {
    const { taken, desk } = located;
    const { way } = (0,dispatch_agent/* dispatchOf */.W3)(located, sent, '');
    if (taken === null || taken.state === 'done')
        return { way, why: null };
    const fields = (0,conversation_state/* takenFields */.jX)({ ...taken, sha: where.sha, pull: where.pull }) ?? {};
    const posted = await post((0,in_progress/* takenBody */.kt)((0,pending_commands/* orderedOf */.LO)(located), sent.brief), located, fields);
    if (posted === null)
        return { way, why: UNWRITTEN };
    return (0,dispatch_agent/* wake */.rH)((0,dispatch_agent/* dispatchOf */.W3)(located, sent, posted.url ?? ''), desk);
}
/** Our answer, the card, and last the reaction. */
async function pipeline_reply(notified, matter) {
    await end(notified, matter);
}

;// CONCATENATED MODULE: ./lib/modes/command/checkbox-commands.js
// Ticks in the dashboard: a newly ticked row is the command written in it, given by the person who ticked it.














/** Rows that this very edit ticked; told without asking GitHub. Our own edits tick nothing. */
function newlyTicked({ action, sender, issue, bodyBefore }, desk) {
    if (action !== 'edited' || bodyBefore === null || issue.isPullRequest)
        return [];
    if ((0,conversation_state/* isOurs */.MU)(sender, desk) || !(0,pending_commands/* mayOrder */.uX)(sender, false, desk.inputs) || !(0,conversation_state/* isOurs */.MU)(issue.author, desk))
        return [];
    if ((0,comment_marker/* readMarker */.t7)(issue.body)?.key !== markers/* DASHBOARD_KEY */.l5)
        return [];
    const before = new Set((0,rows/* readRows */.aK)(bodyBefore).flatMap(({ row, checked }) => (checked ? [row] : [])));
    return (0,rows/* readRows */.aK)(issue.body).filter(({ row, checked }) => checked && !before.has(row));
}
/** One after the other; what an earlier run accepted and did not finish comes first. */
async function settleTicks(number, by, rows, desk) {
    const place = await (0,conversation_state/* placeAt */.BW)(number, desk);
    if (!place?.dashboard)
        return;
    const answers = desk.config.usable ? [...place.answers.values()] : [];
    for (const { key, taken } of answers) {
        const tick = taken?.state === 'taken' && !rows.some(({ row }) => (0,markers/* tickKey */.lD)(row) === key) ? taken.tick : null;
        const row = tick && rowOf(tick.row);
        if (row && tick)
            await settleTick(orderOf(row, tick.by, number), desk);
    }
    for (const row of rows)
        await settleTick(orderOf(row, by, number), desk);
}
/** A row's key, parsed; `null`: it is not one. */
function rowOf(row) {
    return (0,rows/* readRows */.aK)(`- [x] <!-- rekindle-row:${row} --> .\n`)[0] ?? null;
}
function orderOf(row, by, number) {
    const key = (0,markers/* tickKey */.lD)(row.row);
    return { key, answer: key, by, line: '', also: [], at: null, comment: null, row, where: `issue ${number}` };
}
/** At the end its box is unticked. */
async function settleTick(order, desk) {
    const number = Number(order.where.slice('issue '.length));
    const place = await (0,conversation_state/* placeAt */.BW)(number, desk);
    const rows = place?.dashboard?.rows ?? [];
    const begun = place?.answers.get(order.answer);
    const taken = begun?.taken ?? null;
    const isTicked = rows.some(({ row, checked }) => row === order.row.row && checked);
    if (!place || !(isTicked || taken?.state === 'taken'))
        return;
    if (!desk.config.usable && taken?.state === 'taken')
        return;
    const matter = (0,pending_commands/* matterOf */.XN)(order, place, desk);
    await orRefused(matter, null, async () => {
        const ordered = await (begun?.taken?.tick ? wentOn(begun, order, matter) : begin(order, matter));
        if (ordered)
            await finish(ordered.current, ordered.asked);
    });
    await untick(number, order.row, desk);
}
async function wentOn({ taken, remark }, order, matter) {
    const ask = taken?.tick?.ask;
    if (!taken || ask === undefined)
        return null;
    const asked = askedFor(ask, null, order, matter);
    const allowed = await authorize(asked);
    return { asked, current: (0,pending_commands/* isPlan */.q5)(allowed) ? allowed : await resumed(taken, remark, allowed) };
}
function askedFor(ask, id, order, { place, desk }) {
    const call = { kind: 'call', command: ask, id, args: [], keys: {}, flags: [], line: `/${ask}` };
    return { ...(0,pending_commands/* matterOf */.XN)({ ...order, line: call.line }, place, desk), call };
}
/** Where its workflow is gone, so is its row. */
async function begin(order, matter) {
    const { place, desk } = matter;
    // With a faulty config nothing is done; somebody who may give commands is told so.
    if (!desk.config.usable) {
        const asked = askedFor(resume/* resume */.U.name, null, order, matter);
        const allowed = await authorize(asked);
        return { asked, current: (0,pending_commands/* isPlan */.q5)(allowed) ? allowed : (0,pending_commands/* refused */.J5)({ kind: 'config' }, asked) };
    }
    const found = await workflowOf(order.row, desk);
    if (!found) {
        const effects = [dropped(order.row.key, place.conversation)];
        return { asked: matter, current: { ...(0,pending_commands/* answered */.oQ)(null, null, matter), effects } };
    }
    const home = await homeOf(found, place, desk);
    const freeze = await freezeAt(home, found.key, desk);
    const ask = (0,rows/* askOf */.xt)({ scanned: found.scanned, frozen: freeze }, desk.commands);
    const asked = askedFor(ask ?? commands_status/* status */.h.name, found.recovery.id, order, matter);
    const allowed = await authorize(asked);
    if ((0,pending_commands/* isPlan */.q5)(allowed))
        return { asked, current: allowed };
    const meanwhile = await begunMeanwhile(asked);
    if (meanwhile)
        return { asked, current: meanwhile };
    const { body } = place.conversation;
    if (ask === null || !isAsShown(found, freeze, order.row, body, desk))
        return { asked, current: plan_command_moved(order.row.sha, found, home, asked) };
    if ((0,rows/* needsWords */.f)(ask))
        return { asked, current: lines(ask, found, asked) };
    return { asked, current: await checkStale(await locatedAt(found, asked)) };
}
/** A box cannot hold what only the person knows, so the answer has the lines to copy. */
function lines(ask, found, asked) {
    const of = (0,workflow_card/* cardView */.af)(found, { kind: 'open' }, { ...asked.seat, alone: false }, asked.desk);
    return (0,pending_commands/* answered */.oQ)({ kind: 'lines', of, option: ask, flags: [] }, '+1', asked);
}
async function workflowOf({ key }, desk) {
    const owned = (await (0,scan/* ownedIn */.B8)('all', desk)).find((one) => one.key === key);
    const sha = owned ? await desk.hub.head(owned.branch) : null;
    if (!owned || sha === null)
        return null;
    return (await (0,scan/* lookAt */.t5)(owned.branch, sha, desk)).find((one) => one.key === key) ?? null;
}
/** Whether the row would ask for the same now: neither the decision nor what the tick does has changed. */
function isAsShown(found, frozen, row, body, desk) {
    if ((0,markers/* decisionDigest */.Dc)(found.scanned) !== row.decision)
        return false;
    const shown = body.split(/\r?\n/).find((line) => line.includes(`<!-- rekindle-row:${row.row} -->`)) ?? '';
    const now = (0,rows/* rowLine */.xQ)({ ...found, frozen, ticked: true, pull: null }, desk.commands, desk.config.dispatch.kind);
    return whatItDoes(shown) !== null && whatItDoes(shown) === whatItDoes(now);
}
/** `Tick to resume it.` at the end of a row. */
function whatItDoes(line) {
    return /\*\*([^*]+)\*\*\s*$/.exec(line)?.[1] ?? null;
}

// EXTERNAL MODULE: ./lib/modes/error-result.js
var error_result = __webpack_require__(7246);
// EXTERNAL MODULE: ./lib/modes/mode-result.js
var mode_result = __webpack_require__(41003);
;// CONCATENATED MODULE: ./lib/modes/command.js
// The mode `command`: handles the commands of comments and of ticked boxes, each once, the oldest first.











const TITLE = 'Rekindle: commands';
/**
 * Settles the command of an event, and before it every older one of the same conversation that is not
 * settled. A run that was cut off is finished by the next one.
 * @throws UserError where inputs and config contradict each other
 */
async function handleCommand(hub, event, inputs) {
    const desk = (0,mode_context.openDesk)(hub, inputs);
    try {
        const failed = await handled(event, desk);
        return desk.result(TITLE, { truncated: false, failed });
    }
    catch (error) {
        if (!(error instanceof errors/* WorldError */.nM))
            throw error;
        const end = (0,error_result/* endedBy */.mr)(error, desk);
        if (end.truncated)
            desk.say('notice', leftWords(inputs.door));
        return desk.result(TITLE, end);
    }
}
const leftWords = (door) => `What is left goes on with the next command there, or ${host_wording/* DOORS */.I[door].again}.`;
/** An event that gives no command: this is said, and nothing else is done (R08). */
function noOrder(event) {
    const message = `The event ${JSON.stringify(event)} gives no command: comments and dashboard boxes do.`;
    return (0,mode_result/* nothing */.s6)((0,mode_result/* told */.Ev)(TITLE, [{ level: 'notice', message }], []));
}
/** Whether the step is to fail. */
async function handled(event, desk) {
    if (event.name === 'issue_comment') {
        const { action, comment } = event;
        const addressed = (0,pending_commands/* mayOrder */.uX)(comment.author, comment.viaApp !== null, desk.inputs) && (0,pending_commands/* isAddressed */.iv)(comment.body);
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
/** With a faulty config, or in an archived repository, no command is carried out. */
function mayWrite({ problems, config, hub, say }) {
    for (const { level, message } of problems)
        say(level, message);
    if (!config.usable)
        say('error', 'Commands are paused until rekindle.yml is fixed: nothing may be written.');
    else if (hub.facts.archived)
        say('error', 'The repository is archived, so that nothing can be written.');
    return config.usable && !hub.facts.archived;
}
/**
 * Said where the command was given, to somebody who may give it (C01). Older commands wait, and so does one
 * that was accepted before.
 */
async function tellConfig({ issue, comment }, desk) {
    const last = await desk.hub.remark(comment.id);
    const place = last && (await (0,conversation_state/* placeAt */.BW)(issue.number, desk));
    const waiting = last && place ? await (0,pending_commands/* waitingUpTo */.WQ)(last, place, desk) : [];
    const order = waiting.map((one) => one.order).find((one) => one.comment === comment.id);
    if (!place || !order || place.answers.get(order.answer)?.taken)
        return;
    const said = await (0,pending_commands/* saidNow */.O_)(order, place, desk);
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
        say('info', 'The comment is gone, and with it the command.');
        return false;
    }
    const place = await (0,conversation_state/* placeAt */.BW)(issue.number, desk);
    if (place === null)
        return false;
    const waiting = await (0,pending_commands/* waitingUpTo */.WQ)(last, place, desk);
    await receive(waiting.at(-1), comment.id, place, desk);
    for (const { key, taken } of orphansAt(place))
        await withdraw(key, taken, place, desk);
    for (const { order } of waiting) {
        const now = await (0,conversation_state/* placeAt */.BW)(issue.number, desk);
        const said = now && (await (0,pending_commands/* saidNow */.O_)(order, now, desk));
        if (now && said)
            await settle(order, said, now, desk);
        else if (now)
            await withdraw(order.answer, now.answers.get(order.answer)?.taken ?? null, now, desk);
    }
    if (place.dashboard)
        await settleTicks(issue.number, '', [], desk);
    return false;
}
/** Answers that accepted a command whose comment has been deleted since. */
function orphansAt({ answers, remarks }) {
    const there = new Set(remarks.map(({ id }) => (0,markers/* replyKey */.a$)(id)));
    return [...answers.values()].filter(({ key, taken }) => taken?.state === 'taken' && taken.tick === null && !there.has(key));
}
const BEGUN = ['eyes', 'rocket'];
/** The reaction "seen", so that its writer knows at once, however long the rest takes. */
async function receive(last, comment, place, desk) {
    if (last?.order.comment !== comment || BEGUN.some((one) => last.reactions.has(one)))
        return;
    const matter = (0,pending_commands/* matterOf */.XN)(last.order, place, desk);
    await acknowledge((0,pending_commands/* answered */.oQ)(null, 'eyes', matter), matter);
}


/***/ })

};
