export const id = 471;
export const ids = [471];
export const modules = {

/***/ 6471:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  handleCommand: () => (/* binding */ handleCommand),
  noOrder: () => (/* binding */ noOrder)
});

// EXTERNAL MODULE: ./lib/model/errors.js
var errors = __webpack_require__(3434);
// EXTERNAL MODULE: ./lib/report/github/markers.js
var markers = __webpack_require__(9223);
// EXTERNAL MODULE: ./lib/report/host-wording.js
var host_wording = __webpack_require__(3339);
// EXTERNAL MODULE: ./lib/modes/command/apply.js
var apply = __webpack_require__(3130);
// EXTERNAL MODULE: ./lib/commands/resume.js
var resume = __webpack_require__(3271);
// EXTERNAL MODULE: ./lib/commands/status.js
var commands_status = __webpack_require__(6558);
// EXTERNAL MODULE: ./lib/report/github/dashboard/rows.js
var rows = __webpack_require__(9902);
// EXTERNAL MODULE: ./lib/text/comment-marker.js
var comment_marker = __webpack_require__(8549);
// EXTERNAL MODULE: ./lib/modes/scan.js
var scan = __webpack_require__(4743);
// EXTERNAL MODULE: ./lib/modes/workflow-card.js
var workflow_card = __webpack_require__(5794);
// EXTERNAL MODULE: ./lib/modes/command/check-stale.js
var check_stale = __webpack_require__(762);
// EXTERNAL MODULE: ./lib/modes/command/conversation-state.js
var conversation_state = __webpack_require__(1327);
// EXTERNAL MODULE: ./lib/modes/command/locate.js
var locate = __webpack_require__(802);
// EXTERNAL MODULE: ./lib/modes/command/pending-commands.js + 1 modules
var pending_commands = __webpack_require__(1523);
// EXTERNAL MODULE: ./lib/commands/parse.js + 4 modules
var parse = __webpack_require__(3219);
// EXTERNAL MODULE: ./lib/config/queries.js
var queries = __webpack_require__(4902);
// EXTERNAL MODULE: ./lib/model/time-units.js
var time_units = __webpack_require__(1218);
// EXTERNAL MODULE: ./lib/report/github/format.js
var format = __webpack_require__(4681);
// EXTERNAL MODULE: ./lib/report/github/reply/in-progress.js
var in_progress = __webpack_require__(7470);
// EXTERNAL MODULE: ./lib/text/plural.js
var plural = __webpack_require__(6713);
// EXTERNAL MODULE: ./lib/report/brief/brief.js
var brief_brief = __webpack_require__(2557);
// EXTERNAL MODULE: ./lib/report/brief/fresh-start.js
var fresh_start = __webpack_require__(320);
// EXTERNAL MODULE: ./lib/text/escape.js
var text_escape = __webpack_require__(8944);
// EXTERNAL MODULE: ./lib/modes/mode-context.js + 7 modules
var mode_context = __webpack_require__(2882);
;// CONCATENATED MODULE: ./lib/modes/command/dispatch-agent.js
// Wakes the agent as the config says, once for each command, and tells it where to look.









/** Decisions after which there is something to continue. */
const GOES_ON = new Set(['resume', 'rerun', 'advance']);
/** Where questions wait and going on is offered, the agent is to ask them again. */
function goesOn({ action, reason, options }) {
    return GOES_ON.has(action) || (reason === 'awaiting-answer' && options.includes('resume'));
}
function wakes(slash, { config }) {
    return slash.wakesAgent === true && config.dispatch.kind !== 'none';
}
/** Whether the agent is to begin again after a fresh start; the removal does not depend on it. */
function beginsAgain({ startsOver }, { config, inputs }) {
    return (startsOver === true && config.dispatch.kind !== 'none' && (0,queries/* dispatchProblem */.sA)(config, inputs.token) === null);
}
/** How a workflow of its format begins; `null`: the format does not say. */
function beginningOf({ recovery }, { engine }) {
    return engine.formats.find(({ id }) => id === recovery.format)?.begins ?? null;
}
/** What the agent is told, with the clock of that scan; `null`: there is nothing to continue. */
function briefFor({ recovery, scanned, snapshot, looked }) {
    if (!goesOn(recovery.decision))
        return null;
    return (0,brief_brief/* briefOf */.G)(recovery, scanned, snapshot, looked.report.now);
}
/** Why no agent can be woken as the config says, in our words; `null`: nothing stands against it. */
function whyNobody({ config, inputs }) {
    return (0,queries/* dispatchProblem */.sA)(config, inputs.token)?.message ?? null;
}
/** `null`: no agent is to be woken. What waits in a pull request is not begun again yet. */
function sentOf({ call, found, desk }, where, now) {
    const slash = (0,parse/* slashOf */.ZT)(call);
    if (beginsAgain(slash, desk)) {
        const begins = beginningOf(found, desk);
        if (begins === null || where.pull !== null)
            return null;
        const sha = where.sha ?? found.sha;
        const brief = (0,fresh_start/* beginningBrief */.ai)(found, begins, sha, found.looked.report.now);
        return { brief, ref: found.branch, sha };
    }
    const brief = now !== null && wakes(slash, desk) ? briefFor(now) : null;
    return brief && now && { brief, ref: now.branch, sha: now.sha };
}
/** How the agent is notified; `address`: where the brief is. */
function dispatchOf({ call, order, place, desk }, { brief, ref, sha }, address) {
    const { number: issue } = place.conversation;
    const fresh = (0,parse/* slashOf */.ZT)(call).startsOver === true;
    const payload = payloadOf({ key: order.key, brief, fresh, ref, sha, address, issue });
    const way = wayOf({ key: order.key, issue }, payload, desk);
    const base = desk.hub.facts.defaultBranch?.sha ?? sha;
    return { kind: 'dispatch', key: `wake-${order.key}`, way, payload, base };
}
/** GitHub's limit for a payload, in bytes. */
const LIMIT = 64_000;
/** Notifies the agent. @throws WorldError where it is to be tried again in the next run */
async function wake(effect, desk) {
    const { way, payload } = effect;
    if (Buffer.byteLength(JSON.stringify(payload)) > LIMIT)
        return { way, why: 'what it would be told is longer than GitHub takes' };
    try {
        const { outcome, why = '' } = await desk.land(effect);
        if (outcome === 'held')
            return { way, why, held: true };
        return { way, why: outcome === 'foreign' ? why : null };
    }
    catch (error) {
        if (!(error instanceof errors/* WorldError */.nM) || (0,mode_context.endsAll)(error))
            throw error;
        return { way, why: (0,mode_context.refusalWords)({ kind: 'dispatch' }, error) };
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
    const left = from === 0 ? [] : [`(${(0,plural/* counted */.hS)(from, 'line')} before these: see the brief)`];
    return [...left, ...lines.slice(from)].join('\n');
}
/** A workflow gets this as its inputs, together with those that the config sets. */
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
        return { kind: 'mention', issue, body: (0,in_progress/* mentionBody */.hm)(`wake-${key}`, dispatch.text, payload) };
    (0,errors/* assert */.vA)(dispatch.kind !== 'none', 'no agent is woken where the config names no way');
    return { kind: 'repository-dispatch', type: dispatch.type };
}

// EXTERNAL MODULE: ./lib/report/markdown/card.js
var card = __webpack_require__(9114);
// EXTERNAL MODULE: ./lib/report/scan/notes.js
var notes = __webpack_require__(6551);
// EXTERNAL MODULE: ./lib/report/github/card/choices.js
var choices = __webpack_require__(7931);
// EXTERNAL MODULE: ./lib/report/github/card/facts.js
var card_facts = __webpack_require__(9544);
// EXTERNAL MODULE: ./lib/report/github/card/reason-text.js
var reason_text = __webpack_require__(6543);
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
        return (0,card/* mdRow */.cT)([
            (0,format/* cell */.Hn)(scanned.id),
            (0,format/* cell */.Hn)(scanned.owner),
            (0,reason_text/* leadOf */.M)(scanned.decision).is,
            `${moved} (${scanned.liveness})`,
        ]);
    });
    const head = `${marker}\n${views.length} workflows, judged just now.\n\n${(0,card/* mdTable */.gJ)(columns, [])}`;
    return [
        { name: 'the workflows', rank: 0, head, rows },
        { name: 'more', rank: 0, head: 'With an id after it, `/status` says everything about one.\n' },
    ];
}

// EXTERNAL MODULE: ./lib/modes/command/refresh-card.js
var refresh_card = __webpack_require__(6060);
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
    const all = call.id === null ? await (0,locate/* allAt */.Nc)(place, desk) : [];
    const target = all.length > 1 ? null : await (0,locate/* targetOf */.$r)(call, place, desk);
    if (target?.kind === 'which' && (call.id !== null || !place.conversation.isPullRequest))
        return (0,locate/* whichOne */.ko)(target.among, asked);
    const shows = target?.kind === 'one' ? [target.found] : all;
    const fork = place.conversation.head?.fork === true;
    const views = [];
    for (const found of shows) {
        const home = shows.length === 1 && !fork ? await (0,locate/* homeOf */.lt)(found, place, desk) : null;
        const turn = (0,workflow_card/* turnOf */.LQ)(await (0,locate/* freezeAt */.NT)(home, found.key, desk), { kind: 'open' });
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
    const effects = (0,refresh_card/* shown */.SP)(now, home, located, { otherwise });
    return { ...(0,pending_commands/* answered */.oQ)({ kind: 'frozen', of: found, until }, '+1', located), effects };
}
/** Removes the freeze wherever it is kept, the label included. */
async function letBack(located) {
    const { desk, found, home } = located;
    const now = { before: found, now: found, turn: { kind: 'open' }, freeze: null, pull: null };
    const keeps = { otherwise: null };
    const board = home?.kind === 'comment' && home.body === null ? await (0,locate/* boardOf */.mT)(desk) : null;
    const row = board && { kind: 'row', conversation: board, body: board.body, others: [] };
    const effects = [home, row].flatMap((one) => (0,refresh_card/* shown */.SP)(now, one, located, keeps));
    return { ...(0,pending_commands/* answered */.oQ)({ kind: 'unfrozen', of: found }, '+1', located), effects };
}

// EXTERNAL MODULE: ./lib/report/github/reply/reply.js + 2 modules
var reply = __webpack_require__(5166);
// EXTERNAL MODULE: ./lib/report/terminal/change.js
var terminal_change = __webpack_require__(9448);
// EXTERNAL MODULE: ./lib/text/time.js
var time = __webpack_require__(1042);
// EXTERNAL MODULE: ./lib/modes/command/plan-change.js + 1 modules
var plan_change = __webpack_require__(9589);
;// CONCATENATED MODULE: ./lib/modes/command/plan-command.js
// Plans a command for one workflow: it is refused, answered with words alone, accepted, or carried out.

















/** What is to come of a command that was not accepted yet. @throws UserError, WorldError */
async function planCommand(located) {
    const { order, call, desk, found, place } = located;
    const slash = (0,parse/* slashOf */.ZT)(call);
    const nobody = slash.wakesAgent ? whyNobody(desk) : null;
    if (nobody !== null)
        return (0,pending_commands/* unfit */.Ri)(nobody, located, (0,format/* theirsOf */.xW)(found.recovery));
    let change;
    try {
        change = await (0,plan_change/* planned */.lM)(located, found, located.at);
    }
    catch (error) {
        if (!(error instanceof errors/* UserError */.yo))
            throw error;
        const before = (0,check_stale/* sameBefore */.u8)(order, call, found, place);
        if (before?.kind === 'already')
            return (0,pending_commands/* answered */.oQ)(before, '+1', located);
        return (0,pending_commands/* unfit */.Ri)(error.message, located, (0,format/* theirsOf */.xW)(found.recovery));
    }
    const odd = (0,plan_change/* oddIn */.XB)(call, found);
    if (odd.length > 0)
        return askedAgain(odd, located);
    if (slash.needsPin && call.keys['sha'] === undefined)
        return wholeLine(change, located);
    if (slash.givesBrief && !wakes(slash, desk))
        return briefAlone(located);
    const none = change.effect.change.files.length === 0;
    if (none && !wakes(slash, desk))
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
        order: (0,check_stale/* orderDigest */.f4)(call),
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
    const change = await (0,plan_change/* planned */.lM)(located, found, at);
    const files = (0,plan_change/* filesOf */.R8)(change, located, taken);
    const where = files.landed ?? {
        branch: found.branch,
        sha: null,
        pull: null,
        archive: files.archive?.ref ?? null,
    };
    const sent = sentOf(located, where, found);
    const dispatch = sent && dispatchOf(located, sent, '');
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
        effects: (0,refresh_card/* shown */.SP)({ before: found, now, turn, freeze: 'kept', pull }, home, located),
        // What says that all is done was posted last; its brief has the clock of the look that it is of.
        reply: taken?.state === 'done' ? null : more === '' ? body : `${body}\n${more}\n`,
        reaction: failed ? 'rocket' : '+1',
        resumeFields: kept ?? {},
    };
}
function replyFor({ found, call, desk }, { change }, { where, now }, told) {
    const fresh = (0,parse/* slashOf */.ZT)(call).startsOver === true;
    const listed = (0,terminal_change/* listedIn */.tl)(found.snapshot, change);
    const begins = fresh ? beginningOf(found, desk) : null;
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
function moved(seen, found, home, asked, fields = {}) {
    const { place, desk, seat, order } = asked;
    const turn = { kind: 'moved' };
    // An answer that stands there already was written before the card was changed: it knew.
    const said = seen === null && place.answers.has(order.answer);
    const reply = said
        ? null
        : { kind: 'state-changed', seen, now: (0,workflow_card/* cardView */.af)(found, turn, seat, desk) };
    const effects = (0,refresh_card/* shown */.SP)({ before: found, now: found, turn, freeze: 'kept', pull: null }, home, asked);
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
    if (decision !== taken.decision && !(0,check_stale/* isSelfPinned */.Tr)(call))
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
        return moved(taken.head, now, home, located, fields);
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
        const located = (0,pending_commands/* isPlan */.q5)(allowed) ? allowed : await pipeline_locate(allowed);
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
            const applied = await pipeline_apply(made, (0,pending_commands/* isPlan */.q5)(at) ? null : at, matter);
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
        await (0,apply/* end */._N)(refusal, matter);
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
async function pipeline_locate(allowed) {
    const { order, place, desk, call } = allowed;
    const deed = deedOf(call);
    if (deed?.about === 'place')
        return deed.plan(allowed);
    const begun = place.answers.get(order.answer);
    if (begun?.taken)
        return (0,check_stale/* resumed */.uN)(begun.taken, begun.remark, allowed);
    const { conversation } = place;
    if (conversation.head?.fork)
        return (0,pending_commands/* refused */.J5)({ kind: 'fork' }, allowed);
    if (!conversation.open)
        return (0,pending_commands/* refused */.J5)({ kind: 'closed' }, allowed);
    const { oldAfter } = desk.inputs;
    if (order.at !== null && desk.settings.now - order.at > oldAfter)
        return (0,pending_commands/* unfit */.Ri)(oldWords(oldAfter), allowed);
    const target = await (0,locate/* targetOf */.$r)(call, place, desk);
    if (target.kind === 'one')
        return locatedAt(target.found, allowed);
    const meanwhile = await (0,check_stale/* begunMeanwhile */._o)(allowed);
    if (meanwhile)
        return meanwhile;
    const prior = (0,check_stale/* goneBecause */.KZ)(order, call, place);
    if (prior?.kind === 'already')
        return (0,pending_commands/* answered */.oQ)(prior, '+1', allowed);
    if (prior?.kind === 'outrun')
        return (0,pending_commands/* answered */.oQ)(prior, '-1', allowed);
    return (0,locate/* whichOne */.ko)(target.among, allowed);
}
function deedOf(call) {
    const { deed } = (0,parse/* slashOf */.ZT)(call);
    return deed ? DEEDS[deed] : null;
}
async function locatedAt(found, asked) {
    const { order, place, desk } = asked;
    const home = await (0,locate/* homeOf */.lt)(found, place, desk);
    return { ...asked, found, home, at: order.at ?? desk.settings.now, taken: null, overtaken: null };
}
/** Whether what its writer saw is still so, and no one took it up meanwhile or keeps us away. */
async function checkStale(located) {
    const { found, home, place, desk, call, order, taken } = located;
    if (taken || deedOf(call))
        return located;
    const freeze = await (0,locate/* freezeAt */.NT)(home, found.key, desk);
    const meanwhile = await (0,check_stale/* begunMeanwhile */._o)(located);
    if (meanwhile)
        return meanwhile;
    if (freeze)
        return (0,pending_commands/* refused */.J5)({ kind: 'frozen', ...freeze }, located);
    const pinned = (0,check_stale/* pinOf */.nZ)(order, call, found, place, desk.settings.now);
    if (pinned.kind === 'already')
        return (0,pending_commands/* answered */.oQ)(pinned, '+1', located);
    if (pinned.kind === 'outrun')
        return (0,pending_commands/* answered */.oQ)(pinned, '-1', located);
    return pinned.kind === 'moved' ? moved(pinned.seen, found, home, located) : located;
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
async function pipeline_apply(made, located, matter) {
    const { desk } = matter;
    if (desk.inputs.dryRun)
        return leadsTo(await (0,apply/* print */.yy)(made, located, matter));
    for (const effect of made.effects) {
        if (effect.kind === 'accept' && located)
            return leadsTo(await (0,apply/* accept */.Ju)(effect, made, located));
        if (effect.kind === 'files' && located) {
            const landing = await (0,apply/* landFiles */.bi)(effect, located);
            if (landing === 'moved')
                return leadsTo(await again(located));
            return { plan: made, landed: { located, files: effect, landing }, next: null };
        }
        if (effect.kind !== 'show' || !effect.keeps)
            continue;
        const { otherwise } = effect.keeps;
        if (!(await (0,refresh_card/* show */.WU)(effect, desk)) && otherwise !== null)
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
        await (0,apply/* post */.bE)((0,in_progress/* takenBody */.kt)((0,pending_commands/* orderedOf */.LO)(next), null), next, (0,conversation_state/* takenFields */.jX)(next.taken) ?? {});
    return next ?? lost(located, first ?? taken);
}
const UNWRITTEN = 'the brief that it is sent to could not be written there';
/** The agent is sent to our answer, once its brief stands there. `null`: another run settles the command. */
async function notify({ plan: made, landed }) {
    if (landed === null)
        return made;
    const { located, files, landing } = landed;
    const sent = sentOf(located, landing.where, landing.now);
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
    const { way } = dispatchOf(located, sent, '');
    if (taken === null || taken.state === 'done')
        return { way, why: null };
    const fields = (0,conversation_state/* takenFields */.jX)({ ...taken, sha: where.sha, pull: where.pull }) ?? {};
    const posted = await (0,apply/* post */.bE)((0,in_progress/* takenBody */.kt)((0,pending_commands/* orderedOf */.LO)(located), sent.brief), located, fields);
    if (posted === null)
        return { way, why: UNWRITTEN };
    return wake(dispatchOf(located, sent, posted.url ?? ''), desk);
}
/** Our answer, the card, and last the reaction. */
async function pipeline_reply(notified, matter) {
    await (0,apply/* end */._N)(notified, matter);
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
    await (0,refresh_card/* untick */.pv)(number, order.row, desk);
}
async function wentOn({ taken, remark }, order, matter) {
    const ask = taken?.tick?.ask;
    if (!taken || ask === undefined)
        return null;
    const asked = askedFor(ask, null, order, matter);
    const allowed = await authorize(asked);
    return { asked, current: (0,pending_commands/* isPlan */.q5)(allowed) ? allowed : await (0,check_stale/* resumed */.uN)(taken, remark, allowed) };
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
        const effects = [(0,refresh_card/* dropped */.p)(order.row.key, place.conversation)];
        return { asked: matter, current: { ...(0,pending_commands/* answered */.oQ)(null, null, matter), effects } };
    }
    const home = await (0,locate/* homeOf */.lt)(found, place, desk);
    const freeze = await (0,locate/* freezeAt */.NT)(home, found.key, desk);
    const ask = (0,rows/* askOf */.xt)({ scanned: found.scanned, frozen: freeze }, desk.commands);
    const asked = askedFor(ask ?? commands_status/* status */.h.name, found.recovery.id, order, matter);
    const allowed = await authorize(asked);
    if ((0,pending_commands/* isPlan */.q5)(allowed))
        return { asked, current: allowed };
    const meanwhile = await (0,check_stale/* begunMeanwhile */._o)(asked);
    if (meanwhile)
        return { asked, current: meanwhile };
    const { body } = place.conversation;
    if (ask === null || !isAsShown(found, freeze, order.row, body, desk))
        return { asked, current: moved(order.row.sha, found, home, asked) };
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
var mode_result = __webpack_require__(1003);
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
        const end = (0,error_result.endedBy)(error, desk);
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
        await (0,apply/* withdraw */.ne)(key, taken, place, desk);
    for (const { order } of waiting) {
        const now = await (0,conversation_state/* placeAt */.BW)(issue.number, desk);
        const said = now && (await (0,pending_commands/* saidNow */.O_)(order, now, desk));
        if (now && said)
            await settle(order, said, now, desk);
        else if (now)
            await (0,apply/* withdraw */.ne)(order.answer, now.answers.get(order.answer)?.taken ?? null, now, desk);
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
    await (0,apply/* acknowledge */.b0)((0,pending_commands/* answered */.oQ)(null, 'eyes', matter), matter);
}


/***/ })

};
