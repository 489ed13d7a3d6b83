export const id = 438;
export const ids = [438];
export const modules = {

/***/ 6691:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ withoutIgnored)
/* harmony export */ });
/* harmony import */ var _config_queries_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4902);
// Removes from a scan what the config says to ignore.

function withoutIgnored({ holding, recovered: { workflows, unreadable } }, config) {
    const recovered = {
        workflows: workflows.filter(({ path, id }) => !(0,_config_queries_js__WEBPACK_IMPORTED_MODULE_0__/* .ignored */ .PP)(config, { path, workflow: id })),
        unreadable: unreadable.filter(({ path }) => !(0,_config_queries_js__WEBPACK_IMPORTED_MODULE_0__/* .ignored */ .PP)(config, { path })),
    };
    return { holding, recovered };
}


/***/ }),

/***/ 6884:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ lifeOf),
/* harmony export */   o: () => (/* binding */ see)
/* harmony export */ });
/* harmony import */ var _config_queries_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4902);
/* harmony import */ var _handle_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(440);
/* harmony import */ var _model_progress_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1522);
/* harmony import */ var _report_github_markers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9223);
/* harmony import */ var _report_scan_scan_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9437);
/* harmony import */ var _branch_activity_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3534);
/* harmony import */ var _ignore_filter_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6691);
// Scans the last commits of many branches at once, without history, with GitHub's facts about their activity.







/** `running`: whether what runs on a head means that somebody is at work there. */
async function lifeOf(desk, running) {
    const { hub, config, settings, say } = desk;
    const counts = (login) => login === null || !(0,_config_queries_js__WEBPACK_IMPORTED_MODULE_0__/* .ignored */ .PP)(config, { author: login });
    const pushes = await hub.pushes((0,_branch_activity_js__WEBPACK_IMPORTED_MODULE_4__/* .since */ .XP)(settings), counts);
    const runs = running ? await hub.running() : { known: true, value: _branch_activity_js__WEBPACK_IMPORTED_MODULE_4__/* .NO_RUNS */ .R8 };
    for (const one of [pushes, runs])
        if (!one.known)
            say('warning', one.note);
    return { pushes, running: runs };
}
/**
 * Branches that the config ignores are not scanned, nor those of bots and merge queues, which the source
 * knows.
 */
async function see(names, life, desk) {
    const { hub, config, settings, engine } = desk;
    const target = { kind: 'branches', names, except: (branch) => (0,_config_queries_js__WEBPACK_IMPORTED_MODULE_0__/* .ignored */ .PP)(config, { branch }) };
    const edge = {
        survey: async (what, asker) => (0,_branch_activity_js__WEBPACK_IMPORTED_MODULE_4__/* .withPushes */ .Lh)(await hub.survey(what, asker), life),
    };
    const looked = await (0,_handle_js__WEBPACK_IMPORTED_MODULE_1__/* .look */ .O)(edge, target, settings, 'scan', engine);
    const { survey } = looked;
    const all = (0,_branch_activity_js__WEBPACK_IMPORTED_MODULE_4__/* .withLife */ .d9)(looked.judged, life);
    const judged = all.map((one) => (0,_ignore_filter_js__WEBPACK_IMPORTED_MODULE_5__/* .withoutIgnored */ .f)(one, config));
    const report = (0,_report_scan_scan_js__WEBPACK_IMPORTED_MODULE_3__/* .scanReport */ .M)(survey, judged, settings);
    const found = foundIn(judged, report, { ...looked, report, judged });
    const behind = laggingIn(found, survey.defaultBranch);
    return {
        report,
        judged,
        found: found.filter((one) => !behind.has(one)),
        lagging: [...behind],
        there: new Set(all.flatMap(({ holding: { owner }, recovered }) => recovered.workflows.map(({ id }) => (0,_report_github_markers_js__WEBPACK_IMPORTED_MODULE_2__/* .cardKey */ .eT)(id, owner)))),
        branches: survey.branches ?? survey.holdings.length,
    };
}
function foundIn(judged, report, looked) {
    const place = (owner, commit, id) => JSON.stringify([owner, commit, id]);
    const scanned = new Map();
    for (const one of report.workflows)
        scanned.set(place(one.owner, one.commit, one.id), one);
    return judged.flatMap(({ holding: { owner, snapshot }, recovered }) => recovered.workflows.flatMap((recovery) => {
        const [told, sha] = [scanned.get(place(owner, snapshot.commit, recovery.id)), snapshot.commit];
        if (!told || sha === null || owner === null)
            return [];
        return [
            {
                scanned: told,
                recovery,
                branch: owner,
                sha,
                key: (0,_report_github_markers_js__WEBPACK_IMPORTED_MODULE_2__/* .cardKey */ .eT)(recovery.id, owner),
                snapshot,
                looked,
            },
        ];
    }));
}
const seatOf = ({ id, path }) => JSON.stringify([id, path]);
/** Without history a branch that lags looks as if it had diverged; its state shows which it is. */
function laggingIn(found, main) {
    const onMain = new Map(found.filter(({ branch }) => branch === main).map((one) => [seatOf(one.recovery), one.recovery.state]));
    return new Set(found.filter(({ branch, recovery }) => {
        const there = branch === main ? null : onMain.get(seatOf(recovery));
        return there && recovery.state && (0,_model_progress_js__WEBPACK_IMPORTED_MODULE_6__/* .compareProgress */ .J)(there, recovery.state) > 0;
    }));
}


/***/ }),

/***/ 7158:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ inOrder),
/* harmony export */   w: () => (/* binding */ cursorBefore)
/* harmony export */ });
/* harmony import */ var _report_github_dashboard_dashboard_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5971);

const NEED = ['block', 'ask', 'wait', 'start-fresh', 'rerun', 'resume', 'advance', 'none'];
/** A branch is as urgent as its most urgent workflow. */
function needOf({ found }) {
    return Math.min(NEED.length, ...found.map(({ scanned }) => NEED.indexOf(scanned.decision.action)));
}
const byName = (a, b) => {
    const [one, other] = [a.branch ?? '', b.branch ?? ''];
    return one < other ? -1 : one > other ? 1 : 0;
};
/**
 * Every branch once, from after the cursor's branch on, also where that has moved since: one that moves all
 * the time would have every turn. From the beginning where there is no such branch any more.
 */
function inOrder(turns, cursor) {
    const sorted = turns.toSorted((a, b) => needOf(a) - needOf(b) || byName(a, b));
    const at = cursor === null ? -1 : sorted.findIndex(({ branch }) => branch === cursor.branch);
    return [...sorted.slice(at + 1), ...sorted.slice(0, at + 1)];
}
/**
 * Where the next sweep goes on after this one stopped before `next`: after the last branch whose name can be
 * kept; where there is none, where this one began.
 */
function cursorBefore(next, turns, last) {
    const passed = turns
        .slice(0, next)
        .flatMap(({ branch, sha }) => (branch === null ? [] : [{ branch, sha }]))
        .filter(_report_github_dashboard_dashboard_js__WEBPACK_IMPORTED_MODULE_0__/* .isCursor */ .Ti);
    return passed.at(-1) ?? last;
}


/***/ }),

/***/ 4639:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U3: () => (/* binding */ keepBoard),
/* harmony export */   cg: () => (/* binding */ cursorOf),
/* harmony export */   lg: () => (/* binding */ stuckNow),
/* harmony export */   zU: () => (/* binding */ sweptAt)
/* harmony export */ });
/* harmony import */ var _model_time_units_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1218);
/* harmony import */ var _report_check_validity_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(5959);
/* harmony import */ var _report_github_card_freeze_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(1604);
/* harmony import */ var _report_github_card_resolved_card_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7974);
/* harmony import */ var _report_github_dashboard_dashboard_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5971);
/* harmony import */ var _report_github_dashboard_rows_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9902);
/* harmony import */ var _report_github_markers_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9223);
/* harmony import */ var _report_github_proposal_commit_message_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(936);
/* harmony import */ var _report_github_truncate_body_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1801);
/* harmony import */ var _report_scan_urgency_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(6569);
/* harmony import */ var _text_comment_marker_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(8549);
/* harmony import */ var _text_hash_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7591);
/* harmony import */ var _text_time_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(1042);
/* harmony import */ var _mode_context_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(2882);
/* harmony import */ var _branch_context_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(221);
/* harmony import */ var _plan_sweep_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(3605);
/* harmony import */ var _saved_state_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(3464);

















/** Written although nothing changed, to show that the sweep still runs. */
const HEARTBEAT = 14 * _model_time_units_js__WEBPACK_IMPORTED_MODULE_0__/* .DAY */ .d_;
/** When a sweep last wrote it, in epoch ms; `null`: that is not known. */
function sweptAt(body) {
    const at = (0,_text_comment_marker_js__WEBPACK_IMPORTED_MODULE_12__/* .readMarker */ .t7)(body)?.['swept'];
    const time = typeof at === 'string' ? Date.parse(at) : Number.NaN;
    return Number.isNaN(time) ? null : time;
}
/** Creates or updates it; nothing is written where it already says the same. */
async function keepBoard(board, desk) {
    const { hub, say, settings } = desk;
    const { board: there } = board.standing;
    if (there === null && !isWorthIt(board, desk))
        return;
    const draft = drawn(board, there, desk);
    const isKept = there && draft && !isDue(there.body, settings.now) && (0,_report_github_dashboard_dashboard_js__WEBPACK_IMPORTED_MODULE_2__/* .saysTheSame */ .Yq)(there.body, draft.body);
    if (isKept && board.standing.boards.length === 0)
        return;
    try {
        // Read once more just before it is written: a tick or a freeze may have come since.
        const fresh = there && (await hub.conversation(there.number));
        const words = drawn(await readAgain(board, hub), fresh, desk);
        if (words === null)
            say('warning', 'The dashboard has no room for all freezes, and was left as it is.');
        else
            await desk.attempt({ kind: 'issue', key: _report_github_markers_js__WEBPACK_IMPORTED_MODULE_4__/* .DASHBOARD_KEY */ .l5, ...words, labels: [], sole: true });
    }
    catch (error) {
        if (!(0,_mode_context_js__WEBPACK_IMPORTED_MODULE_9__.endsAll)(error))
            throw error;
        say('warning', `The dashboard was not written, so the next sweep begins again: ${error.message}`);
    }
}
/** With the dashboards beside it as they are now. */
async function readAgain(board, hub) {
    const boards = [];
    for (const { number } of board.standing.boards) {
        const now = await hub.conversation(number);
        if (now?.open)
            boards.push(now);
    }
    return { ...board, standing: { ...board.standing, boards } };
}
function isDue(body, now) {
    const at = sweptAt(body);
    return at === null || now - at > HEARTBEAT;
}
/** Whether there is anything to say, or to keep for the next sweep. */
function isWorthIt(board, desk) {
    const { seen, worked } = board;
    const { rows, elsewhere } = rowsOf(board, new Map(), new Set(), desk);
    const needs = rows.some((row) => (0,_branch_context_js__WEBPACK_IMPORTED_MODULE_13__/* .needsSomebody */ .G)(row) || (0,_report_scan_urgency_js__WEBPACK_IMPORTED_MODULE_14__/* .isOutdated */ .lY)(row.scanned));
    const unread = seen.report.unreadable.some(_report_check_validity_js__WEBPACK_IMPORTED_MODULE_15__/* .isInvalidFile */ .og);
    return needs || unread || elsewhere > 0 || worked.left || (0,_saved_state_js__WEBPACK_IMPORTED_MODULE_11__/* .memoBlock */ .yI)(worked.memo) !== '';
}
/** `there`: as it stands; `null` in the answer: its freezes have no room. */
function drawn(board, there, desk) {
    const { seen, standing, worked, looked, stuck } = board;
    const body = there?.body ?? '';
    const { now } = desk.settings;
    // What a person ticked or froze in a duplicate is moved here.
    const bodies = [...standing.boards.map((one) => one.body), body];
    const kept = bodies.flatMap((one) => [...(0,_report_github_card_freeze_js__WEBPACK_IMPORTED_MODULE_16__/* .freezesIn */ .uc)(one)]);
    const freezes = new Map(kept.filter(([, freeze]) => (0,_report_github_card_freeze_js__WEBPACK_IMPORTED_MODULE_16__/* .holds */ .v9)(freeze, now)));
    const shown = bodies.flatMap((one) => (0,_report_github_dashboard_dashboard_js__WEBPACK_IMPORTED_MODULE_2__/* .readDashboard */ .F7)(one)?.rows ?? []);
    const ticked = new Set(shown.flatMap((row) => (row.checked ? [row.row] : [])));
    const { rows, elsewhere } = rowsOf(board, freezes, ticked, desk);
    const view = {
        rows,
        unreadable: seen.report.unreadable,
        recovered: recoveredOf(standing),
        sweep: { at: (0,_text_time_js__WEBPACK_IMPORTED_MODULE_8__/* .formatTime */ .f)(now), looked, branches: seen.branches, cursor: worked.cursor, stuck },
        commands: desk.commands,
        wakes: desk.config.dispatch.kind,
        role: desk.inputs.commandPermission,
        door: desk.inputs.door,
        elsewhere,
    };
    const memo = (0,_saved_state_js__WEBPACK_IMPORTED_MODULE_11__/* .memoBlock */ .yI)(pruned(worked.memo, board));
    const words = (0,_report_github_dashboard_dashboard_js__WEBPACK_IMPORTED_MODULE_2__/* .dashboard */ .ze)(view, _report_github_truncate_body_js__WEBPACK_IMPORTED_MODULE_6__/* .BODY_LIMIT */ .T - memo.length);
    const frozen = (0,_report_github_card_freeze_js__WEBPACK_IMPORTED_MODULE_16__/* .withFreezes */ .lR)(words.body + memo, freezes);
    return frozen === null ? null : { title: words.title, body: frozen };
}
function rowsOf({ seen, standing, worked }, freezes, ticked, desk) {
    const rows = seen.found.flatMap((found) => {
        const ground = { ...(0,_plan_sweep_js__WEBPACK_IMPORTED_MODULE_10__/* .groundOf */ .J)(found.branch, found.sha, [found], seen, standing), freezes };
        const frozen = (0,_branch_context_js__WEBPACK_IMPORTED_MODULE_13__/* .freezeOf */ .L)(found, ground, desk.settings.now);
        const onPull = ground.pull !== null && !ground.pull.locked && ((0,_branch_context_js__WEBPACK_IMPORTED_MODULE_13__/* .needsSomebody */ .G)(found) || frozen !== null);
        if (onPull)
            return [];
        const pull = proposalFor(found, standing) ?? worked.opened.get(found.key) ?? null;
        return [{ ...found, frozen, ticked: ticked.has((0,_report_github_dashboard_rows_js__WEBPACK_IMPORTED_MODULE_3__/* .rowKey */ .om)(found)), pull }];
    });
    return { rows, elsewhere: seen.found.length - rows.length };
}
/** Our open pull request that migrates or repairs it. */
function proposalFor({ recovery, branch }, { pulls }) {
    if (!pulls.known)
        return null;
    const keys = recovery.proposals.map(({ kind, changes }) => kind === 'migrate'
        ? migrationKey(recovery, branch)
        : (0,_report_github_markers_js__WEBPACK_IMPORTED_MODULE_4__/* .proposalKey */ .KD)(kind, recovery.id, branch, (0,_text_hash_js__WEBPACK_IMPORTED_MODULE_7__/* .keyOf */ .TN)(changes)));
    const names = recovery.proposals.map(({ kind }, at) => (0,_report_github_proposal_commit_message_js__WEBPACK_IMPORTED_MODULE_5__/* .proposalBranch */ .hj)(kind, recovery.id, keys[at] ?? ''));
    const open = names.flatMap((name) => [name, `${name}-2`]).flatMap((name) => pulls.value.get(name) ?? []);
    return open[0]?.number ?? null;
}
const migrationKey = ({ id, newest }, branch) => (0,_report_github_markers_js__WEBPACK_IMPORTED_MODULE_4__/* .proposalKey */ .KD)('migrate', id, branch, String(newest));
/** Lines about workflows that were resumed. */
const MOST_RECOVERED = 5;
/** By what our own cards say; the last one first. */
function recoveredOf({ own, cards }) {
    const bodies = [...own.values(), ...cards.values()].map(({ body }) => body);
    const all = bodies.flatMap((body) => (0,_report_github_card_resolved_card_js__WEBPACK_IMPORTED_MODULE_1__/* .recoveredIn */ .jj)(body) ?? []);
    return all.toSorted((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0)).slice(0, MOST_RECOVERED);
}
/** What refers to nothing any more is not kept. */
function pruned({ cards, proposals }, { seen, standing: { pulls } }) {
    const open = pulls.known ? new Set([...pulls.value.values()].flat().map(({ number }) => number)) : null;
    const due = new Set(seen.found
        .filter(({ scanned }) => (0,_report_scan_urgency_js__WEBPACK_IMPORTED_MODULE_14__/* .isOutdated */ .lY)(scanned))
        .map(({ recovery, branch }) => migrationKey(recovery, branch)));
    return {
        cards: new Map([...cards].filter(([, { pull }]) => open?.has(pull) ?? true)),
        proposals: new Map([...proposals].filter(([key]) => due.has(key))),
    };
}
/** How many consecutive sweeps made no progress; the dashboard remembers the earlier ones. */
function stuckNow(worked, body) {
    if (!worked.left || worked.landed > 0)
        return 0;
    return (body === null ? 0 : ((0,_report_github_dashboard_dashboard_js__WEBPACK_IMPORTED_MODULE_2__/* .readDashboard */ .F7)(body)?.stuck ?? 0)) + 1;
}
/** After which branch the last sweep stopped; what is not as we write it counts as nothing. */
function cursorOf(body) {
    return body === null ? null : ((0,_report_github_dashboard_dashboard_js__WEBPACK_IMPORTED_MODULE_2__/* .readDashboard */ .F7)(body)?.cursor ?? null);
}


/***/ }),

/***/ 2594:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ZZ: () => (/* binding */ pageOf),
/* harmony export */   gy: () => (/* binding */ tellOfMigrations),
/* harmony export */   jA: () => (/* binding */ progressOf),
/* harmony export */   pK: () => (/* binding */ tellOfBlocked),
/* harmony export */   zQ: () => (/* binding */ gapSince),
/* harmony export */   zy: () => (/* binding */ tellOf)
/* harmony export */ });
/* harmony import */ var _model_time_units_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1218);
/* harmony import */ var _report_check_validity_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5959);
/* harmony import */ var _report_copies_duplicates_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4803);
/* harmony import */ var _report_host_wording_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3339);
/* harmony import */ var _report_markdown_scan_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7353);
/* harmony import */ var _migration_pull_requests_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8933);
/* harmony import */ var _dashboard_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4639);
// Notices about a sweep: what was found and left alone, whether it made progress, and that it had stopped.







/** Of a job's summary, in bytes: GitHub takes 1 MiB, and what is said beside the report wants room. */
const SUMMARY_LIMIT = 800_000;
/** What a sweep found and does nothing about. */
function tellOf({ found, lagging, report }, desk) {
    const { summary } = report;
    desk.say('info', `${summary.workflows} workflows: ${summary.stale} stale, ${summary.abandoned} abandoned.`);
    if (lagging.length > 0)
        desk.say('info', `${lagging.length} copies lag behind the default branch, and need no one.`);
    tellOfMigrations(found, found, desk);
}
/** Migrations that are due and not proposed, each with the reason. */
function tellOfMigrations(found, others, desk) {
    for (const one of found) {
        const migration = (0,_migration_pull_requests_js__WEBPACK_IMPORTED_MODULE_4__/* .migrationOf */ .IC)(one, others, desk);
        const what = `${one.recovery.id} on ${one.branch}`;
        if (migration.kind === 'refused')
            desk.say('warning', migration.why);
        if (migration.kind === 'deferred')
            desk.say('notice', `${what}: ${migration.why}`);
        if (migration.kind === 'elsewhere')
            desk.say('warning', `${what}: it is migrated on ${migration.branch}, and gets it by a merge.`);
    }
}
/** State files that may be old and cannot be migrated as they are; a format without versions has none. */
function tellOfBlocked(found, unreadable, desk) {
    const why = 'it cannot be migrated as it is.';
    for (const { recovery, branch } of found) {
        if (desk.engine.migratable(recovery) !== 'impossible')
            continue;
        const reason = desk.engine.obstacleOf(recovery)?.message ?? recovery.decision.instruction;
        desk.say('warning', `${recovery.id} on ${branch}: ${why} ${recovery.path}: ${reason}`);
    }
    const mute = unreadable.filter((file) => (0,_report_check_validity_js__WEBPACK_IMPORTED_MODULE_6__/* .isInvalidFile */ .og)(file) && desk.engine.mayBeOld(file.path));
    for (const { path, branch, message } of mute)
        desk.say('warning', `${path} on ${branch}: ${why} ${message}`);
}
/** A dashboard is written at least every two weeks; after this long without one, the schedule had stopped. */
const GAP = 30 * _model_time_units_js__WEBPACK_IMPORTED_MODULE_0__/* .DAY */ .d_;
/** GitHub switches a schedule off after 60 days without activity, and says so to no one here. */
function gapSince({ board }, { settings, say, inputs }) {
    const at = board === null ? null : (0,_dashboard_js__WEBPACK_IMPORTED_MODULE_5__/* .sweptAt */ .zU)(board.body);
    if (at === null || settings.now - at < GAP)
        return;
    const days = Math.floor((settings.now - at) / _model_time_units_js__WEBPACK_IMPORTED_MODULE_0__/* .DAY */ .d_);
    say('warning', `No sweep was seen for ${days} days. ${_report_host_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .DOORS */ .I[inputs.door].gap}`);
}
/** Sweeps without progress before it is a warning. */
const STUCK = 3;
function progressOf({ left, landed }, stuck, { say, inputs }) {
    if (stuck >= STUCK)
        say('warning', `No progress in ${stuck} sweeps in a row. ${_report_host_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .DOORS */ .I[inputs.door].stuck}`);
    else if (left)
        say('notice', `${landed} things were done; what is left goes on with the next sweep.`);
}
function pageOf({ report, judged }, { cli }) {
    const view = {
        commands: cli,
        dir: null,
        limit: SUMMARY_LIMIT,
        duplicates: (0,_report_copies_duplicates_js__WEBPACK_IMPORTED_MODULE_1__/* .duplicatesIn */ .uS)(judged),
    };
    return (0,_report_markdown_scan_js__WEBPACK_IMPORTED_MODULE_3__/* .markdownReport */ .q)(report, view).replace(/^## Rekindle\n\n/, '');
}


/***/ }),

/***/ 3605:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ groundOf),
/* harmony export */   c: () => (/* binding */ planSweep)
/* harmony export */ });
/* harmony import */ var _config_queries_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4902);
/* harmony import */ var _report_github_card_freeze_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1604);
/* harmony import */ var _report_github_card_resolved_card_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7974);
/* harmony import */ var _report_github_markers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9223);
/* harmony import */ var _report_scan_urgency_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6569);
/* harmony import */ var _branch_order_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7158);
/* harmony import */ var _labels_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5880);
/* harmony import */ var _plan_branch_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3545);
// The plan of a sweep: which branches have operations, and in which order. Pure: the same facts
// give the same plan.








function planSweep({ seen, standing, cursor }, desk) {
    const turns = byBranch(seen.found).map(([branch, found]) => {
        const sha = found[0]?.sha ?? '';
        return { branch, sha, found, acts: (0,_plan_branch_js__WEBPACK_IMPORTED_MODULE_5__/* .planBranch */ .Y)(groundOf(branch, sha, found, seen, standing), desk) };
    });
    const gone = goneIn(seen, standing, desk);
    return {
        turns: [
            ...(gone.length === 0 ? [] : [{ branch: null, sha: '', found: [], acts: gone }]),
            ...(0,_branch_order_js__WEBPACK_IMPORTED_MODULE_3__/* .inOrder */ .a)(turns, cursor),
        ],
        openIssues: [...standing.own.values()].filter(({ open }) => open).length,
    };
}
/** The most urgent workflow of each branch first. */
function byBranch(found) {
    const groups = new Map();
    for (const one of found)
        groups.set(one.branch, [...(groups.get(one.branch) ?? []), one]);
    return [...groups].map(([branch, all]) => {
        const order = (0,_report_scan_urgency_js__WEBPACK_IMPORTED_MODULE_6__/* .byUrgency */ .td)(all.map(({ scanned }) => scanned));
        return [branch, all.toSorted((a, b) => order.indexOf(a.scanned) - order.indexOf(b.scanned))];
    });
}
/** What is known of a branch at the beginning; only cards that are remembered are known then. */
function groundOf(branch, sha, found, seen, standing) {
    const { pulls, issues, own, twins, freezes, memo } = standing;
    const pull = pulls.known ? (pulls.value.get(branch)?.[0] ?? null) : null;
    const cards = [...standing.cards].filter((entry) => entry[1].pull === pull?.number);
    return {
        branch,
        sha,
        found,
        others: seen.found,
        pull,
        cards: new Map(cards),
        allCards: false,
        own,
        twins,
        freezes,
        pulls: pulls.known ? pulls.value : null,
        // Without the list of pull requests, issues would be opened for what has a card there.
        issues: issues.known && pulls.known,
        memo,
    };
}
/** Cards and issues about workflows that are on no branch any more. What cannot be read is not gone. */
function goneIn({ there, report, found }, { own, cards, pulls }, { config, settings }) {
    const unread = new Set(report.unreadable.map(({ branch }) => branch));
    const isGone = (key, body) => {
        const mark = (0,_report_github_markers_js__WEBPACK_IMPORTED_MODULE_2__/* .readMark */ .Mp)(body);
        if (!mark || there.has(key) || (0,_report_github_card_freeze_js__WEBPACK_IMPORTED_MODULE_7__/* .holds */ .v9)((0,_report_github_card_freeze_js__WEBPACK_IMPORTED_MODULE_7__/* .freezeIn */ .fZ)(body), settings.now))
            return false;
        // A branch that was never pushed is not on GitHub, and was not when it was reported.
        if (mark.sha === null)
            return false;
        const { branch } = mark;
        return branch !== null && !unread.has(branch) && !(0,_config_queries_js__WEBPACK_IMPORTED_MODULE_0__/* .ignored */ .PP)(config, { branch });
    };
    const issues = [...own].flatMap(([key, { number, open, body }]) => open && isGone(key, body) ? [{ kind: 'gone', key, at: number, as: 'issue', body }] : []);
    const comments = [...cards].flatMap(([key, { pull, body }]) => isGone(key, body) && !(0,_report_github_card_resolved_card_js__WEBPACK_IMPORTED_MODULE_1__/* .saysSettled */ .YO)(body) ? [{ kind: 'gone', key, at: pull, as: 'card', body }] : []);
    const owners = new Set(found.map(({ branch }) => branch));
    const bare = pulls.known ? barePulls(pulls.value, comments, owners) : [];
    return [...issues, ...comments, ...bare];
}
/** Labels of a pull request whose last card is about what is gone; others are handled with their branch. */
function barePulls(pulls, gone, owners) {
    const at = new Set(gone.flatMap((act) => (act.kind === 'gone' ? [act.at] : [])));
    return [...pulls].flatMap(([branch, all]) => all.flatMap(({ number, labels }) => {
        const remove = _labels_js__WEBPACK_IMPORTED_MODULE_4__/* .CARD_LABELS */ .d.filter((label) => labels.includes(label));
        const bare = at.has(number) && !owners.has(branch) && remove.length > 0;
        return bare ? [{ kind: 'labels', issue: number, add: [], remove }] : [];
    }));
}


/***/ }),

/***/ 6370:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  F: () => (/* binding */ runPlan)
});

// EXTERNAL MODULE: ./lib/model/errors.js
var errors = __webpack_require__(3434);
// EXTERNAL MODULE: ./lib/modes/mode-context.js + 7 modules
var mode_context = __webpack_require__(2882);
// EXTERNAL MODULE: ./lib/modes/scan.js
var scan = __webpack_require__(4743);
// EXTERNAL MODULE: ./lib/modes/sweep/apply-effects.js
var apply_effects = __webpack_require__(4456);
// EXTERNAL MODULE: ./lib/modes/sweep/branch-order.js
var branch_order = __webpack_require__(7158);
// EXTERNAL MODULE: ./lib/report/github/card/card.js
var card = __webpack_require__(7597);
// EXTERNAL MODULE: ./lib/report/github/card/resolved-card.js
var resolved_card = __webpack_require__(7974);
// EXTERNAL MODULE: ./lib/report/github/labels.js
var github_labels = __webpack_require__(3841);
// EXTERNAL MODULE: ./lib/modes/workflow-card.js
var workflow_card = __webpack_require__(5794);
// EXTERNAL MODULE: ./lib/modes/sweep/card-digest.js
var card_digest = __webpack_require__(5726);
// EXTERNAL MODULE: ./lib/modes/sweep/plan-branch.js
var plan_branch = __webpack_require__(3545);
;// CONCATENATED MODULE: ./lib/modes/sweep/operation-effects.js






/** Empty where nothing is to be written. Pure. */
function effectsOf(act, scene, desk) {
    switch (act.kind) {
        case 'look':
            return [];
        case 'migrate':
            return [act.effect];
        case 'close':
            return [{ kind: 'close', key: `close-${act.issue}`, issue: act.issue, reason: 'completed' }];
        case 'labels': {
            const { issue, add, remove } = act;
            return [{ kind: 'label', key: `labels-${issue}`, issue, add, remove }];
        }
        case 'card': {
            const body = drawn(act.found, act.turn, act.alone, scene, desk).body;
            return [{ kind: 'card', key: act.found.key, issue: act.pull, body }];
        }
        case 'issue': {
            const words = drawn(act.found, act.turn, true, scene, desk);
            const labels = (0,github_labels/* labelsFor */.d)([{ scanned: act.found.scanned, frozen: false }]).add;
            return [{ kind: 'issue', key: act.found.key, ...words, labels }];
        }
        case 'fold': {
            const { key, at, as, title, body } = act;
            if (as === 'card')
                return [{ kind: 'card', key, issue: at, body }];
            return [{ kind: 'issue', key, title, body, labels: [] }];
        }
        case 'settle':
            return settled(act, scene, desk);
        case 'gone':
            break;
    }
    return goneEffects(act, scene);
}
function goneEffects({ key, at, as }, { before, title }) {
    const body = before === null ? null : (0,resolved_card/* goneCard */.W_)(before);
    if (body === null)
        return [];
    if (as === 'card')
        return [{ kind: 'card', key, issue: at, body }];
    const close = { kind: 'close', key: `close-${at}`, issue: at, reason: 'not_planned' };
    return [{ kind: 'issue', key, title, body, labels: [] }, close];
}
function settled(act, scene, desk) {
    const { found, at, as } = act;
    const { before } = scene;
    if (before === null)
        return [];
    const { action } = found.scanned.decision;
    const words = action === 'none' || action === 'start-fresh'
        ? drawn(found, plan_branch/* OPEN */.v, true, scene, desk)
        : { title: (0,resolved_card/* movingTitle */.JF)(found.scanned), body: (0,resolved_card/* movingCard */.Jq)(found.scanned, before) };
    if (as === 'card')
        return [{ kind: 'card', key: found.key, issue: at, body: words.body }];
    return [{ kind: 'issue', key: found.key, ...words, labels: [] }];
}
function drawn(found, turn, alone, { before, deep }, desk) {
    const seat = {
        commands: desk.commands,
        bare: true,
        alone,
        role: desk.inputs.commandPermission,
    };
    const view = (0,workflow_card/* cardView */.af)(asItMoves(found, deep.get(found.key)), turn, seat, desk);
    const body = (0,card_digest/* asDrawn */.FL)((0,workflow_card/* cardBody */.zI)(view, before, null), (0,card_digest/* fingerprint */.Rj)(found, turn, alone, desk));
    return { title: (0,card/* cardTitle */.J)(view), body };
}
/** All that the commit shows, and when it moved by GitHub's clock. */
function asItMoves(found, deep) {
    if (!deep)
        return found;
    const { last_activity, age_days, liveness, branches, notes } = found.scanned;
    const { activity } = found.recovery;
    const both = [...new Set([...notes, ...deep.scanned.notes])];
    return {
        ...deep,
        scanned: { ...deep.scanned, last_activity, age_days, liveness, branches, notes: both },
        recovery: { ...deep.recovery, activity, liveness },
    };
}

// EXTERNAL MODULE: ./lib/handle.js + 1 modules
var handle = __webpack_require__(440);
// EXTERNAL MODULE: ./lib/report/github/check-run.js
var check_run = __webpack_require__(1368);
// EXTERNAL MODULE: ./lib/report/github/proposal/problems.js
var problems = __webpack_require__(4583);
// EXTERNAL MODULE: ./lib/report/host-wording.js
var host_wording = __webpack_require__(3339);
// EXTERNAL MODULE: ./lib/modes/migration-pull-requests.js
var migration_pull_requests = __webpack_require__(8933);
// EXTERNAL MODULE: ./lib/modes/sweep/saved-state.js
var saved_state = __webpack_require__(3464);
;// CONCATENATED MODULE: ./lib/modes/sweep/propose-migration.js
// Opens or updates a migration's pull request, and remembers for which nothing more is to be done.








/** `place`: the pull request of the branch, where people look. @throws WorldError where it ends everything */
async function propose(act, place, state) {
    const { effect } = act;
    const { desk } = state;
    try {
        const done = await proposed(act, state);
        if (done !== null)
            state.memo.proposals.set(effect.key, done);
    }
    catch (error) {
        if (!(error instanceof errors/* WorldError */.nM))
            throw error;
        const { refused } = error;
        if ((0,mode_context.endsAll)(error))
            throw error;
        desk.say('warning', (0,mode_context.refusalWords)(effect, error));
        if (refused === 'workflows') {
            // It stays refused until the branch or the account changes: another try would write in vain (G07).
            desk.say('warning', `${effect.base}: ${behind(desk.inputs.door)}`);
            state.memo.proposals.set(effect.key, (0,saved_state/* refusedDigits */.vR)(effect.head, desk.hub.facts.account));
        }
        state.noPulls ||= refused === 'permission' || refused === 'actions-pull-requests';
        if (refused !== 'actions-pull-requests')
            return;
        await leftByHand(act, place, desk);
        state.memo.proposals.set(effect.key, (0,saved_state/* digitsOf */.C3)(effect.head));
    }
}
const behind = (door) => 'its files in .github/workflows differ from those of the default branch, and this token may not make a ' +
    `branch of it. Merge the default branch into it, or ${host_wording/* DOORS */.I[door].workflows}.`;
/** What is to be remembered once all is done; what ends before the check run does it all again. */
async function proposed({ effect, open, found }, state) {
    const { desk } = state;
    if (open?.head && (0,migration_pull_requests/* standsFor */.jE)(effect, open)) {
        return (await judged(found, open.head.sha, desk)) ? (0,saved_state/* digitsOf */.C3)(effect.head) : null;
    }
    const landed = await desk.land(effect);
    state.landed += 1;
    if (landed.outcome === 'declined')
        return '-';
    if (landed.outcome === 'foreign')
        await toldOfMove(effect, landed, desk);
    else if (landed.number !== null || desk.inputs.dryRun) {
        if (open === null)
            state.newPulls += 1;
        if (landed.number !== null)
            state.opened.set(found.key, landed.number);
        if (landed.sha !== null && !(await judged(found, landed.sha, desk)))
            return null;
    }
    return (0,saved_state/* digitsOf */.C3)(effect.head);
}
/** A person has taken over the branch, and its base has moved. */
async function toldOfMove({ key, base }, { number }, desk) {
    if (number === null)
        return;
    const body = (0,problems/* movedBaseWords */.IQ)(`moved-${key}`, base);
    await desk.attempt({ kind: 'comment', key: `moved-${key}`, issue: number, body });
}
/** The branch is there; the link to open the pull request by hand is reported where people look. */
async function leftByHand({ effect }, place, desk) {
    const { key, branch, base } = effect;
    const { facts } = desk.hub;
    const names = [facts.owner, facts.repo].map(encodeURIComponent);
    const address = [desk.inputs.server, ...names].join('/');
    const body = (0,problems/* unopenedWords */.Qt)(`unopened-${key}`, { branch, base, address });
    desk.page(body.slice(body.indexOf('\n') + 1));
    if (place !== null)
        await desk.attempt({ kind: 'comment', key: `unopened-${key}`, issue: place, body });
}
/**
 * What is pushed with a workflow's own token starts no workflows, so our commit gets its check run from us.
 * False where that is to be tried again with the next sweep.
 */
async function judged({ sha: before, branch, looked }, sha, desk) {
    const { hub, settings, engine, inputs, cli } = desk;
    if (inputs.token === 'own')
        return true;
    const after = await (0,handle/* look */.O)(hub, { kind: 'commit', revision: sha, branch }, settings, 'scan', engine);
    const call = {
        head: sha,
        base: { kind: 'commit', commit: before },
        failOn: inputs.failOn,
        remarks: [],
        resultFile: '',
    };
    const base = { judged: looked.judged.filter(({ holding }) => holding.owner === branch) };
    const run = (0,check_run/* checkRunOf */.R)(after, base, call, {
        typed: { commands: cli, dir: null },
        gate: inputs.gate,
        door: inputs.door,
    });
    if (run === null)
        return true;
    try {
        await desk.land(run);
        return true;
    }
    catch (error) {
        if (!(error instanceof errors/* WorldError */.nM))
            throw error;
        if ((0,mode_context.endsAll)(error))
            throw error;
        desk.say('warning', (0,mode_context.refusalWords)(run, error));
        return false;
    }
}

// EXTERNAL MODULE: ./lib/modes/sweep/refetch-branch.js
var refetch_branch = __webpack_require__(8525);
;// CONCATENATED MODULE: ./lib/modes/sweep/sweep-state.js
// The state of a running sweep: what it works with, its limits, and its results.

/** Requests that are kept for the dashboard. */
const KEPT = 1;
/** Whether an operation fits into what is left; `mayEver`: into a whole sweep. */
const fits = (act, { job, desk }) => costOf(act) <= job.limits.operations - KEPT - desk.hub.spent().writes;
const mayEver = (act, { job }) => costOf(act) <= job.limits.operations - KEPT;
/** Whether the limits leave room for it. */
function isDue(act, bench) {
    const { maxOpenIssues, maxNewPullRequests } = bench.job.limits;
    if (!bench.job.does(act))
        return false;
    if (act.kind === 'issue' && act.number === null)
        return bench.openIssues < maxOpenIssues;
    if (act.kind !== 'migrate' || act.open !== null)
        return true;
    if (bench.noPulls)
        return false;
    if (bench.newPulls < maxNewPullRequests)
        return true;
    bench.waits ||= maxNewPullRequests > 0;
    return false;
}
/** It does not fit into any sweep. */
function tooDear(act, bench) {
    const { operations } = bench.job.limits;
    bench.waits = true;
    const { say, inputs } = bench.desk;
    const limit = host_wording/* DOORS */.I[inputs.door].dear(operations);
    say('warning', `Something takes ${costOf(act) + KEPT} writing requests, and ${limit}`);
}
// How many writing requests an operation may take, so that a sweep stops before its limit and keeps one for
// its own record.
/** Where the number depends on what is in it. The figures are those of each effect, none of them raced. */
function costOf(act) {
    switch (act.kind) {
        case 'look':
            return 0;
        case 'card':
        case 'issue':
        case 'settle':
        case 'close':
            return 1;
        case 'fold':
            return 1 + act.others;
        case 'gone':
            return act.as === 'card' ? 1 : 2;
        case 'labels':
            // Each may have to be made first; then all are put on in one go, and taken off one by one.
            return act.add.length + Math.min(1, act.add.length) + act.remove.length;
        case 'migrate':
            break;
    }
    return costOfProposal(act.effect);
}
/** A blob for each file, a tree, a commit, the branch, the pull request, its check run, what dresses it. */
function costOfProposal({ edits, labels, reviewers, teams }) {
    return edits.length + 5 + [labels, reviewers, teams].filter(({ length }) => length > 0).length;
}

;// CONCATENATED MODULE: ./lib/modes/sweep/run-plan.js
// Runs a plan branch by branch within its limits, and says where it stopped and what it found.










async function runPlan(job, desk) {
    const { turns, openIssues } = job.plan;
    const { cards, proposals } = job.memo;
    const bench = {
        job,
        desk,
        landing: (0,apply_effects/* landing */.Y)(desk),
        memo: { cards: new Map(cards), proposals: new Map(proposals) },
        opened: new Map(),
        openIssues,
        newPulls: 0,
        noPulls: false,
        waits: false,
        landed: 0,
    };
    let [passed, stopped] = [0, false];
    for (const turn of turns) {
        stopped = turn.acts.length > 0 && (await taken(turn, bench)) === 'stop';
        if (stopped)
            break;
        passed += 1;
    }
    return {
        landed: bench.landed,
        passed,
        left: stopped || bench.waits,
        cursor: stopped ? (0,branch_order/* cursorBefore */.w)(passed, turns, job.cursor) : null,
        memo: bench.memo,
        opened: bench.opened,
    };
}
async function taken(turn, bench) {
    const due = turn.acts.filter((act) => isDue(act, bench));
    if (due.length === 0)
        return 'done';
    if (!due.some((act) => fits(act, bench)) && due.some((act) => mayEver(act, bench)))
        return 'stop';
    try {
        return turn.branch === null ? await gone(due, bench) : await ofBranch(turn, bench);
    }
    catch (error) {
        if (!(error instanceof errors/* WorldError */.nM || error instanceof errors/* UserError */.yo))
            throw error;
        const { message } = error;
        const ends = (0,mode_context.endsAll)(error);
        bench.desk.say('warning', ends ? `The sweep ended before its end: ${message}` : `${turn.branch}: ${message}`);
        return ends ? 'stop' : 'done';
    }
}
async function ofBranch(turn, bench) {
    const { desk, job } = bench;
    const ground = await (0,refetch_branch/* refetchBranch */.k)(job.groundOf(turn), job.boards, desk);
    if (ground === null) {
        desk.say('info', `${turn.branch} has moved since it was looked at: the next sweep sees to it.`);
        return 'done';
    }
    const acts = (0,plan_branch/* planBranch */.Y)(ground, desk).filter((act) => isDue(act, bench));
    const draws = acts.some(({ kind }) => kind === 'card' || kind === 'issue' || kind === 'settle');
    const looked = draws ? await (0,scan/* lookAt */.t5)(ground.branch, ground.sha, desk) : [];
    const deep = new Map(looked.map((found) => [found.key, found]));
    const end = await each(acts, (act) => perform(act, ground, deep, bench), bench);
    if (ground.pull)
        await remember(ground.pull.number, ground.cards, acts, bench);
    return end;
}
/** One after the other, as long as each fits the limits. */
async function each(acts, done, bench) {
    for (const act of acts) {
        if (!isDue(act, bench))
            continue;
        if (fits(act, bench))
            await done(act);
        else if (mayEver(act, bench))
            return 'stop';
        else
            tooDear(act, bench);
    }
    return 'done';
}
async function perform(act, ground, deep, bench) {
    if (act.kind === 'migrate')
        return propose(act, ground.pull?.number ?? null, bench);
    const key = act.kind === 'card' || act.kind === 'settle' || act.kind === 'issue' ? act.found.key : '';
    const issue = ground.own.get(key);
    const onIssue = act.kind === 'issue' || (act.kind === 'settle' && act.as === 'issue');
    const before = onIssue ? (issue?.body ?? null) : (ground.cards.get(key)?.body ?? null);
    const scene = { before, title: issue?.title ?? '', deep };
    await landAll(act, scene, bench);
}
async function landAll(act, scene, bench) {
    for (const effect of effectsOf(act, scene, bench.desk)) {
        const landed = await bench.landing(effect);
        if (landed === null)
            return;
        bench.landed += 1;
        if (act.kind === 'issue' && act.number === null)
            bench.openIssues += 1;
        if (effect.kind === 'close' && landed.outcome === 'done')
            bench.openIssues -= 1;
    }
}
/** What is on no branch any more: read again, and closed. */
function gone(acts, bench) {
    const { hub } = bench.desk;
    const nothing = { before: null, title: '', deep: new Map() };
    const seen = async (act) => {
        if (act.kind !== 'gone')
            return nothing;
        if (act.as === 'card')
            return { ...nothing, before: (await (0,refetch_branch/* cardsAt */.L)(act.at, bench.desk)).get(act.key)?.body ?? null };
        const issue = await hub.conversation(act.at);
        return issue?.open ? { ...nothing, before: issue.body, title: issue.title } : nothing;
    };
    return each(acts, async (act) => landAll(act, await seen(act), bench), bench);
}
/** Which comments are our cards; those that were just made have ids that only a second look gives. */
async function remember(pull, cards, acts, { desk, memo }) {
    const isNew = acts.some((act) => act.kind === 'card' && !cards.has(act.found.key));
    const all = isNew && !desk.inputs.dryRun ? await (0,refetch_branch/* cardsAt */.L)(pull, desk) : cards;
    for (const [key, { nodeId }] of all)
        memo.cards.set(key, { pull, nodeId });
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
