export const id = 130;
export const ids = [130];
export const modules = {

/***/ 3130:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ju: () => (/* binding */ accept),
/* harmony export */   _N: () => (/* binding */ end),
/* harmony export */   b0: () => (/* binding */ acknowledge),
/* harmony export */   bE: () => (/* binding */ post),
/* harmony export */   bi: () => (/* binding */ landFiles),
/* harmony export */   ne: () => (/* binding */ withdraw),
/* harmony export */   yy: () => (/* binding */ print)
/* harmony export */ });
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3434);
/* harmony import */ var _report_github_check_run_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1368);
/* harmony import */ var _report_github_proposal_problems_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4583);
/* harmony import */ var _report_github_reply_in_progress_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7470);
/* harmony import */ var _text_comment_marker_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(8549);
/* harmony import */ var _mode_context_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2882);
/* harmony import */ var _scan_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4743);
/* harmony import */ var _conversation_state_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1327);
/* harmony import */ var _plan_change_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9589);
/* harmony import */ var _refresh_card_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6060);
// The one executor: applies what a plan holds, each effect found by its key; a dry run prints the
// plan instead.










/** Our answer, what was done as it is seen, and last the reaction: what has one is settled. */
async function end({ effects, reply, reaction, resumeFields }, matter) {
    if (reply !== null)
        await post(reply, matter, resumeFields);
    for (const effect of effects)
        if (effect.kind === 'show' && effect.keeps === null)
            await (0,_refresh_card_js__WEBPACK_IMPORTED_MODULE_8__/* .show */ .WU)(effect, matter.desk);
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
    const tell = (effect) => desk.say('info', (0,_mode_context_js__WEBPACK_IMPORTED_MODULE_4__.notDone)(effect));
    let next = null;
    for (const effect of effects) {
        if (effect.kind === 'accept' && located)
            next = { ...located, taken: effect.taken };
        if (effect.kind === 'show')
            await (0,_refresh_card_js__WEBPACK_IMPORTED_MODULE_8__/* .show */ .WU)(effect, desk);
        if (effect.kind === 'wake')
            tell(effect.dispatch);
        if (effect.kind !== 'files')
            continue;
        const { archive, commit } = effect;
        if (archive)
            tell(archive);
        const guarded = commit && located && (await desk.hub.isProtected(commit.branch));
        if (commit)
            tell(guarded ? (0,_plan_change_js__WEBPACK_IMPORTED_MODULE_7__/* .proposalOf */ .cE)(effect, located, false) : commit);
    }
    const { comment: id } = order;
    const { number: issue } = place.conversation;
    if (reply !== null)
        tell({ kind: 'card', key: order.answer, issue, body: (0,_text_comment_marker_js__WEBPACK_IMPORTED_MODULE_9__/* .withFields */ .qO)(reply, resumeFields) });
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
    const sight = await (0,_scan_js__WEBPACK_IMPORTED_MODULE_5__/* .sightOf */ .p1)(found.branch, sha, desk);
    await checked(found, sight.looked, sha, desk);
    return { ...landed, now: sight.found.find(({ key }) => key === found.key) ?? null };
}
async function landedNow(effect, located) {
    const { archive, commit } = effect;
    const { desk, found } = located;
    if (archive) {
        const { outcome } = await desk.land(archive);
        if (outcome !== 'done' && outcome !== 'already')
            throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(`Found another commit under ${archive.ref}, where what goes is to be kept. ` +
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
        if (error instanceof _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .WorldError */ .nM && error.refused === 'protected')
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
    throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo('The branch of its pull request holds what is not ours, or somebody closed it. Look there first.');
}
async function pullRequest(effect, located, again) {
    const { desk } = located;
    const proposal = (0,_plan_change_js__WEBPACK_IMPORTED_MODULE_7__/* .proposalOf */ .cE)(effect, located, again);
    try {
        const { outcome, number } = await desk.land(proposal);
        return outcome === 'declined' || outcome === 'foreign' ? 'again' : { pull: number, more: '' };
    }
    catch (error) {
        if (!(error instanceof _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .WorldError */ .nM && error.refused === 'actions-pull-requests'))
            throw error;
        const { base, branch } = proposal;
        const { owner, repo } = desk.hub.facts;
        const address = `${desk.inputs.server}/${[owner, repo].map(encodeURIComponent).join('/')}`;
        return { pull: null, more: (0,_report_github_reply_in_progress_js__WEBPACK_IMPORTED_MODULE_3__/* .compareWords */ .dU)(branch, (0,_report_github_proposal_problems_js__WEBPACK_IMPORTED_MODULE_2__/* .compareLink */ .yM)({ address, base, branch })) };
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
    const run = (0,_report_github_check_run_js__WEBPACK_IMPORTED_MODULE_1__/* .checkRunOf */ .R)(after, before.looked, call, { typed, gate, door });
    if (run)
        await desk.attempt(run);
}
/**
 * Brings our answer to these words; `fields`: what its marker keeps. `null`: it cannot stand there (a locked
 * conversation, a missing permission); then the job's page has it.
 */
async function post(body, { order, place, desk }, fields = {}) {
    const kept = (0,_text_comment_marker_js__WEBPACK_IMPORTED_MODULE_9__/* .withFields */ .qO)(body, fields);
    const { number } = place.conversation;
    try {
        return await desk.land({ kind: 'card', key: order.answer, issue: number, body: kept });
    }
    catch (error) {
        if (!(error instanceof _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .WorldError */ .nM) || (0,_mode_context_js__WEBPACK_IMPORTED_MODULE_4__.endsAll)(error))
            throw error;
        desk.say('warning', (0,_mode_context_js__WEBPACK_IMPORTED_MODULE_4__.refusalWords)({ kind: 'comment' }, error));
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
    const answer = (0,_conversation_state_js__WEBPACK_IMPORTED_MODULE_6__/* .answersIn */ .VZ)(remarks).get(order.answer);
    if (!answer)
        return;
    const issue = place.conversation.number;
    await desk.attempt({ kind: 'card', key: answer.key, issue, body: (0,_report_github_reply_in_progress_js__WEBPACK_IMPORTED_MODULE_3__/* .withDeleted */ .gM)(answer.remark.body) });
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
        if (!(error instanceof _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .WorldError */ .nM))
            throw error;
        const absent = error.refused === 'absent' || error.refused === 'gone';
        if ((0,_mode_context_js__WEBPACK_IMPORTED_MODULE_4__.endsAll)(error))
            throw error;
        if (absent && (await desk.hub.remark(comment)) === null)
            return false;
        desk.say('warning', (0,_mode_context_js__WEBPACK_IMPORTED_MODULE_4__.refusalWords)(effect, error));
    }
    return true;
}
/** A command whose comment was deleted before it was finished: this is reported, and nothing more is done. */
async function withdraw(key, taken, place, desk) {
    const comment = key.replace(/^reply-/, 'comment ');
    desk.say('notice', `${comment} was deleted before its command was finished: the command is dropped.`);
    if (taken?.state !== 'taken')
        return;
    const body = (0,_text_comment_marker_js__WEBPACK_IMPORTED_MODULE_9__/* .withFields */ .qO)((0,_report_github_reply_in_progress_js__WEBPACK_IMPORTED_MODULE_3__/* .withdrawnBody */ .hd)(key), (0,_conversation_state_js__WEBPACK_IMPORTED_MODULE_6__/* .takenFields */ .jX)({ ...taken, state: 'failed' }) ?? {});
    await desk.attempt({ kind: 'card', key, issue: place.conversation.number, body });
}


/***/ }),

/***/ 6060:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SP: () => (/* binding */ shown),
/* harmony export */   WU: () => (/* binding */ show),
/* harmony export */   p: () => (/* binding */ dropped),
/* harmony export */   pv: () => (/* binding */ untick)
/* harmony export */ });
/* harmony import */ var _report_github_card_card_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7597);
/* harmony import */ var _report_github_card_freeze_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1604);
/* harmony import */ var _report_github_dashboard_rows_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9902);
/* harmony import */ var _report_github_labels_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3841);
/* harmony import */ var _report_github_markers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9223);
/* harmony import */ var _workflow_card_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5794);
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
    const view = (0,_workflow_card_js__WEBPACK_IMPORTED_MODULE_3__/* .cardView */ .af)(now ?? before, turn, seat, desk);
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
    const kept = body === null ? null : (0,_report_github_card_freeze_js__WEBPACK_IMPORTED_MODULE_4__/* .freezeIn */ .fZ)(body);
    const frozen = freeze !== 'kept' ? freeze : (0,_report_github_card_freeze_js__WEBPACK_IMPORTED_MODULE_4__/* .holds */ .v9)(kept, desk.settings.now) ? kept : null;
    const view = { ...drawn, turn: (0,_workflow_card_js__WEBPACK_IMPORTED_MODULE_3__/* .turnOf */ .LQ)(frozen, turn) };
    const brought = await desk.attempt(effectOf(view, key, { ...home, body }, frozen));
    const gone = effect.gone || turn.kind === 'recovered';
    const labels = (0,_report_github_labels_js__WEBPACK_IMPORTED_MODULE_5__/* .labelsFor */ .d)(gone && frozen === null ? [] : [{ ...view, frozen: frozen !== null }]);
    const keep = wantedBy(home.others, desk.settings.now);
    // Another job may freeze it at this moment: then the label says so, even where its card was overwritten.
    const stays = freeze === 'kept' && kept === null;
    const remove = labels.remove.filter((label) => !keep.has(label) && !(stays && label === _report_github_card_freeze_js__WEBPACK_IMPORTED_MODULE_4__/* .FROZEN */ .tH));
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
    return remarks.find(({ ours, body }) => ours && (0,_report_github_markers_js__WEBPACK_IMPORTED_MODULE_2__/* .readMark */ .Mp)(body)?.key === key)?.body ?? null;
}
function effectOf(view, key, { kind, conversation, body }, freeze) {
    const text = (0,_workflow_card_js__WEBPACK_IMPORTED_MODULE_3__/* .cardBody */ .zI)(view, body, freeze);
    if (kind === 'comment')
        return { kind: 'card', key, issue: conversation.number, body: text };
    return { kind: 'issue', key, title: (0,_report_github_card_card_js__WEBPACK_IMPORTED_MODULE_0__/* .cardTitle */ .J)(view), body: text, labels: [] };
}
/** Labels that other workflows there may want, as far as their cards say. */
function wantedBy(others, now) {
    const actions = others.flatMap((body) => (0,_report_github_markers_js__WEBPACK_IMPORTED_MODULE_2__/* .readMark */ .Mp)(body)?.said.action ?? []);
    const wanted = {
        'rekindle: needs decision': actions.some((one) => one === 'ask' || one === 'block' || one === 'wait'),
        'rekindle: stale': actions.some((one) => one !== 'none'),
        'rekindle: blocked': actions.includes('block'),
        'rekindle: frozen': others.some((body) => (0,_report_github_card_freeze_js__WEBPACK_IMPORTED_MODULE_4__/* .holds */ .v9)((0,_report_github_card_freeze_js__WEBPACK_IMPORTED_MODULE_4__/* .freezeIn */ .fZ)(body), now)),
    };
    return new Set(_report_github_labels_js__WEBPACK_IMPORTED_MODULE_5__/* .LABELS */ .k.filter((label) => wanted[label]));
}
/** The body is read again just before it is written. `false`: it was not; no room, or a refusal. */
async function bringRow(row, board, desk) {
    const fresh = await desk.hub.conversation(board);
    const body = fresh === null ? null : withRow(fresh.body, row, desk);
    if (fresh === null || body === null)
        return false;
    const { title, number } = fresh;
    const effect = { kind: 'issue', key: _report_github_markers_js__WEBPACK_IMPORTED_MODULE_2__/* .DASHBOARD_KEY */ .l5, title, body, labels: [], number };
    return (await desk.attempt(effect)) !== null;
}
/** `null`: its marker has no room for the freeze. */
function withRow(dashboard, { key, told, gone, freeze, pull }, desk) {
    const body = dashboard.replaceAll('\r\n', '\n');
    const before = (0,_report_github_card_freeze_js__WEBPACK_IMPORTED_MODULE_4__/* .freezesIn */ .uc)(body).get(key) ?? null;
    const frozen = freeze !== 'kept' ? freeze : (0,_report_github_card_freeze_js__WEBPACK_IMPORTED_MODULE_4__/* .holds */ .v9)(before, desk.settings.now) ? before : null;
    const row = gone || told === null ? null : { ...told, frozen, ticked: false, pull };
    const line = row && (0,_report_github_dashboard_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .sectionOf */ .ZE)(row) !== null ? (0,_report_github_dashboard_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .rowLine */ .xQ)(row, desk.commands, desk.config.dispatch.kind) : '';
    const lines = body.split(/(?<=\n)/).map((one) => (one.includes(`<!-- rekindle-row:${key}:`) ? line : one));
    const freezes = new Map((0,_report_github_card_freeze_js__WEBPACK_IMPORTED_MODULE_4__/* .freezesIn */ .uc)(body));
    freezes.delete(key);
    if (frozen)
        freezes.set(key, frozen);
    return (0,_report_github_card_freeze_js__WEBPACK_IMPORTED_MODULE_4__/* .withFreezes */ .lR)(lines.join(''), freezes);
}
/** Takes the tick out of a row that still stands there as it was. */
async function untick(number, { row }, desk) {
    const fresh = await desk.hub.conversation(number);
    if (!fresh || !(0,_report_github_dashboard_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .readRows */ .aK)(fresh.body).some((one) => one.row === row && one.checked))
        return;
    const lines = fresh.body.replaceAll('\r\n', '\n').split(/(?<=\n)/);
    const body = lines.map((line) => line.includes(`<!-- rekindle-row:${row} -->`) ? line.replace(/^- \[[xX]\]/, '- [ ]') : line);
    await desk.attempt({
        kind: 'issue',
        key: _report_github_markers_js__WEBPACK_IMPORTED_MODULE_2__/* .DASHBOARD_KEY */ .l5,
        title: fresh.title,
        body: body.join(''),
        labels: [],
        number,
    });
}


/***/ }),

/***/ 63:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ annotationsOf)
/* harmony export */ });
/* harmony import */ var _model_sort_order_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2416);
/* harmony import */ var _model_workflow_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5740);
/* harmony import */ var _text_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8944);
/* harmony import */ var _text_redact_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1814);
/* harmony import */ var _next_steps_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1551);
/* harmony import */ var _scan_urgency_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6569);
/* harmony import */ var _validity_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5959);
// Messages at file and line: what is wrong with the saved states of a commit, within GitHub's limits.







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
    const verdict = `Decision: ${(0,_next_steps_js__WEBPACK_IMPORTED_MODULE_2__/* .decided */ .rc)({ ...one.decision, step: name })}.`;
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
    if (!(0,_scan_urgency_js__WEBPACK_IMPORTED_MODULE_5__/* .needsDecision */ .od)(one) || one.findings.some(({ consequence }) => decisive(consequence)))
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
        (0,_model_sort_order_js__WEBPACK_IMPORTED_MODULE_6__/* .order */ .f)(a.path, b.path) ||
        (a.line ?? 0) - (b.line ?? 0) ||
        (0,_model_sort_order_js__WEBPACK_IMPORTED_MODULE_6__/* .order */ .f)(a.code, b.code) ||
        (0,_model_sort_order_js__WEBPACK_IMPORTED_MODULE_6__/* .order */ .f)(a.message, b.message));
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
/* harmony import */ var _check_annotations_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63);
/* harmony import */ var _check_conclusion_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4101);
/* harmony import */ var _copies_duplicates_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4803);
/* harmony import */ var _escape_sentence_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2937);
/* harmony import */ var _host_wording_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3339);
/* harmony import */ var _markdown_scan_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7353);
/* harmony import */ var _truncate_body_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1801);








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
    const { conclusion: found, headline, unsure } = (0,_check_conclusion_js__WEBPACK_IMPORTED_MODULE_2__/* .verdictOn */ .Hc)(head, base, call);
    const conclusion = gated(found, gate);
    const { effects, left } = (0,_check_annotations_js__WEBPACK_IMPORTED_MODULE_1__/* .annotationsOf */ .I)(head.judged.map(({ recovered }) => recovered), { error: 0, warning: 0, notice: 0 }, MOST_NOTES);
    const annotations = effects.map(({ path, line, level, title, message }) => ({
        path,
        line: line ?? 1,
        level: LEVELS[level],
        title,
        message,
    }));
    const remarks = [
        ...call.remarks.map(({ message }) => message),
        ...(unsure ? [(0,_host_wording_js__WEBPACK_IMPORTED_MODULE_5__/* .baseMissing */ .p)(door)] : []),
        ...(left === 0 ? [] : [`${left} more notes have no room at the files.`]),
    ].map((remark) => `${(0,_escape_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .inertSentence */ ._)(remark)}\n\n`);
    const report = (0,_markdown_scan_js__WEBPACK_IMPORTED_MODULE_6__/* .markdownReport */ .q)(head.report, {
        ...typed,
        headline,
        // Bytes, of which no character has fewer than one.
        limit: _truncate_body_js__WEBPACK_IMPORTED_MODULE_7__/* .BODY_LIMIT */ .T - remarks.join('').length,
        duplicates: (0,_copies_duplicates_js__WEBPACK_IMPORTED_MODULE_3__/* .duplicatesIn */ .uS)(head.judged),
    });
    const title = titleOf(headline);
    const summary = remarks.join('') + report;
    const key = (0,_text_hash_js__WEBPACK_IMPORTED_MODULE_0__/* .keyOf */ .TN)('check-run', call.head, annotations);
    return { kind: 'check-run', key, sha: call.head, conclusion, title, summary, annotations };
}
/** Of the default branch's commit while the config there has mistakes: what they are, in our words. */
function configRunOf(sha, problems, gate) {
    const lines = problems.map(({ message }) => `- ${(0,_escape_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .inertSentence */ ._)(message)}\n`).join('');
    return {
        kind: 'check-run',
        key: (0,_text_hash_js__WEBPACK_IMPORTED_MODULE_0__/* .keyOf */ .TN)('check-run', sha, 'config', lines),
        sha,
        conclusion: gated('action_required', gate),
        title: 'The config of Rekindle has mistakes',
        summary: 'Rekindle writes nothing in this repository until its config on the default branch can be read. ' +
            `Correct this there:\n\n${lines.slice(0, _truncate_body_js__WEBPACK_IMPORTED_MODULE_7__/* .BODY_LIMIT */ .T / 2)}`,
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

/***/ 4583:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IQ: () => (/* binding */ movedBaseWords),
/* harmony export */   Qt: () => (/* binding */ unopenedWords),
/* harmony export */   yM: () => (/* binding */ compareLink)
/* harmony export */ });
/* harmony import */ var _text_comment_marker_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8549);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4681);
/* harmony import */ var _reply_in_progress_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7470);
// What is said about a pull request of our own that did not work out: its base moved, or it could
// not be opened.



/** Under the pull request: the branch is a person's now, and what it is to be merged into went on. */
function movedBaseWords(key, base) {
    return (`${(0,_text_comment_marker_js__WEBPACK_IMPORTED_MODULE_2__/* .markerLine */ .B_)({ key })}\n**${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .cell */ .Hn)(base)} has moved since this was proposed.** Somebody pushed to this ` +
        'branch, so it is left as it is. Merge or rebase it by hand; or close it, and ask for the change again.\n');
}
/** A comment, with the marker of this key. */
function unopenedWords(key, unopened) {
    return `${(0,_text_comment_marker_js__WEBPACK_IMPORTED_MODULE_2__/* .markerLine */ .B_)({ key })}\n${(0,_reply_in_progress_js__WEBPACK_IMPORTED_MODULE_1__/* .compareWords */ .dU)(unopened.branch, compareLink(unopened))}\n`;
}
/** `https://github.com/OWNER/REPO/compare/BASE...BRANCH?expand=1`; names are data. */
function compareLink({ address, base, branch }) {
    return `${address}/compare/${inPath(base)}...${inPath(branch)}?expand=1`;
}
/** A slash between names stays; what Markdown would take for the end of an address does not. */
function inPath(name) {
    const parts = name.split('/').map(encodeURIComponent).join('/');
    return parts.replace(/[()'!*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
}


/***/ }),

/***/ 7353:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ markdownReport)
/* harmony export */ });
/* harmony import */ var _text_plural_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6713);
/* harmony import */ var _check_validity_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5959);
/* harmony import */ var _copies_duplicates_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4803);
/* harmony import */ var _next_steps_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1551);
/* harmony import */ var _scan_notes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6551);
/* harmony import */ var _scan_urgency_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6569);
/* harmony import */ var _card_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9114);
// A scan in GitHub's Markdown, for a job summary, an issue or a file: escaped, and within the size limit.







/** Bytes kept free for saying what was left out. */
const TAIL = 250;
/** The part of the room that the tables may take: the cards after them say more about less. */
const TABLES = 0.6;
/** The whole report. What has no room is left out whole, the least urgent first, and said. */
function markdownReport(report, view) {
    const workflows = (0,_scan_urgency_js__WEBPACK_IMPORTED_MODULE_4__/* .byUrgency */ .td)(report.workflows);
    const page = new Page(view.limit - TAIL);
    page.add(`## Rekindle\n\n${view.headline ?? headlineOf(report)}\n`);
    for (const words of besideOf(report, view))
        page.add(`${words}\n`);
    const listed = page.addTable(WORKFLOW_COLUMNS, workflows.map((one) => workflowRow(one, report)), TABLES);
    const files = page.addTable(FILE_COLUMNS, report.unreadable.map(fileRow), TABLES);
    const places = (view.duplicates ?? []).flatMap(placeRows);
    const seats = page.addTable(PLACE_COLUMNS, places, TABLES, PLACES);
    const open = workflows.filter(({ decision }) => decision.action !== 'none');
    const told = open.filter((one) => page.add((0,_card_js__WEBPACK_IMPORTED_MODULE_3__/* .cardOf */ .kY)(one, report, view))).length;
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
    const lines = unfinished.length === 0 ? [] : [(0,_scan_notes_js__WEBPACK_IMPORTED_MODULE_2__/* .unfinishedWords */ .b9)(unfinished, _card_js__WEBPACK_IMPORTED_MODULE_3__/* .inert */ .tJ), (0,_scan_notes_js__WEBPACK_IMPORTED_MODULE_2__/* .finishing */ .sS)(dir)];
    return [...lines, (0,_scan_notes_js__WEBPACK_IMPORTED_MODULE_2__/* .elsewhereWords */ .U5)(elsewhere, _card_js__WEBPACK_IMPORTED_MODULE_3__/* .inert */ .tJ), (0,_scan_notes_js__WEBPACK_IMPORTED_MODULE_2__/* .toolWords */ .yy)(report, _card_js__WEBPACK_IMPORTED_MODULE_3__/* .inert */ .tJ)].flatMap((one) => one ?? []);
}
function leftOut(count, one, many) {
    return count === 0 ? [] : [(0,_text_plural_js__WEBPACK_IMPORTED_MODULE_5__/* .counted */ .hS)(count, one, many)];
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
        const head = Buffer.byteLength(title + (0,_card_js__WEBPACK_IMPORTED_MODULE_3__/* .mdTable */ .gJ)(columns, [])) + 1;
        const empty = Buffer.byteLength((0,_card_js__WEBPACK_IMPORTED_MODULE_3__/* .mdTable */ .gJ)([], []));
        let room = this.#limit * share - this.#used - head;
        const taken = rows.findIndex((row) => {
            room -= Buffer.byteLength((0,_card_js__WEBPACK_IMPORTED_MODULE_3__/* .mdTable */ .gJ)([], [row])) - empty;
            return room < 0;
        });
        const count = taken < 0 ? rows.length : taken;
        return count > 0 && this.add(title + (0,_card_js__WEBPACK_IMPORTED_MODULE_3__/* .mdTable */ .gJ)(columns, rows.slice(0, count))) ? count : 0;
    }
}
function headlineOf({ workflows, unreadable, unfinished }) {
    const counts = _next_steps_js__WEBPACK_IMPORTED_MODULE_1__/* .GROUPS */ .fd.flatMap((group) => {
        const count = workflows.filter(({ decision }) => group.actions.includes(decision.action)).length;
        return count === 0 ? [] : [`${count} ${count === 1 ? group.one : group.many}`];
    });
    const broken = unreadable.filter(_check_validity_js__WEBPACK_IMPORTED_MODULE_6__/* .isInvalidFile */ .og).length;
    if (broken > 0)
        counts.push(`${(0,_text_plural_js__WEBPACK_IMPORTED_MODULE_5__/* .counted */ .hS)(broken, 'file')} cannot be read`);
    if (workflows.length === 0 && broken === 0)
        return unfinished ? 'No workflow can be told yet.' : 'No workflow was found.';
    return `${[(0,_text_plural_js__WEBPACK_IMPORTED_MODULE_5__/* .counted */ .hS)(workflows.length, 'workflow'), ...counts].join(', ').replace(',', ':')}.`;
}
const WORKFLOW_COLUMNS = ['Workflow', 'Branch', 'Status', 'Step', 'Last activity', 'Decision'];
function workflowRow(one, report) {
    return [
        (0,_card_js__WEBPACK_IMPORTED_MODULE_3__/* .inert */ .tJ)(one.id),
        (0,_card_js__WEBPACK_IMPORTED_MODULE_3__/* .inert */ .tJ)(one.owner),
        (0,_card_js__WEBPACK_IMPORTED_MODULE_3__/* .inert */ .tJ)(one.status_text ?? one.status),
        (0,_card_js__WEBPACK_IMPORTED_MODULE_3__/* .inert */ .tJ)(one.step?.id ?? null),
        (0,_card_js__WEBPACK_IMPORTED_MODULE_3__/* .moved */ .aW)(one, report),
        (0,_card_js__WEBPACK_IMPORTED_MODULE_3__/* .verdict */ .WJ)(one),
    ];
}
const PLACES = '**Same workflow in several places (most advanced first).** Nothing merges them: look at the first of ' +
    'each before anything goes on in the others.\n\n';
const PLACE_COLUMNS = ['Workflow', 'Branch', 'State file', 'Step', 'Status', 'Last activity', 'Decision'];
function placeRows({ id, places }) {
    const left = places.length - _copies_duplicates_js__WEBPACK_IMPORTED_MODULE_0__/* .SHOWN_PLACES */ .Jz;
    const rows = places
        .slice(0, _copies_duplicates_js__WEBPACK_IMPORTED_MODULE_0__/* .SHOWN_PLACES */ .Jz)
        .map(({ owner, path, step, status, at, decision }) => [id, owner, path, step, status, at, decision && (0,_next_steps_js__WEBPACK_IMPORTED_MODULE_1__/* .decided */ .rc)(decision)].map(_card_js__WEBPACK_IMPORTED_MODULE_3__/* .inert */ .tJ));
    return left > 0 ? [...rows, [(0,_card_js__WEBPACK_IMPORTED_MODULE_3__/* .inert */ .tJ)(id), `and ${left} more`, '', '', '', '', '']] : rows;
}
const FILE_COLUMNS = ['File', 'Branch', 'Rule', 'What'];
function fileRow({ path, line, branch, rule, message }) {
    return [(0,_card_js__WEBPACK_IMPORTED_MODULE_3__/* .placed */ .GS)(path, line), (0,_card_js__WEBPACK_IMPORTED_MODULE_3__/* .inert */ .tJ)(branch), `\`${rule}\``, (0,_card_js__WEBPACK_IMPORTED_MODULE_3__/* .inert */ .tJ)(message)];
}


/***/ })

};
