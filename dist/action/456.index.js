export const id = 456;
export const ids = [456];
export const modules = {

/***/ 7456:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   sweep: () => (/* binding */ sweep)
/* harmony export */ });
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3434);
/* harmony import */ var _text_escape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8944);
/* harmony import */ var _error_result_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7246);
/* harmony import */ var _mode_context_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2882);
/* harmony import */ var _scan_branches_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6884);
/* harmony import */ var _scan_outputs_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(664);
/* harmony import */ var _sweep_dashboard_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4639);
/* harmony import */ var _sweep_notices_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2594);
/* harmony import */ var _sweep_observed_state_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(1459);
/* harmony import */ var _sweep_plan_sweep_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(3605);
/* harmony import */ var _sweep_run_plan_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(6370);
// The mode `sweep`: scans every branch, tells people where they work what needs them, and proposes
// migrations.











const TITLE = 'Rekindle: sweep';
/**
 * Does what is due on GitHub, within its limits; what is left goes on with the next sweep. A second one in a
 * row writes nothing. Two at once come to the same as one: every effect is found by its key.
 * @throws UserError where inputs and config contradict each other
 */
async function sweep(hub, inputs) {
    const dry = wordsOfDryRun(inputs.dryRun);
    const desk = dry.over((0,_mode_context_js__WEBPACK_IMPORTED_MODULE_3__.openDesk)(hub, inputs));
    for (const { level, message } of desk.problems)
        desk.say(level === 'error' ? 'error' : 'warning', message);
    if (hub.facts.defaultBranch === null) {
        desk.say('notice', 'The repository has no commit on its default branch: there is nothing to look at.');
        return (0,_scan_outputs_js__WEBPACK_IMPORTED_MODULE_5__.withFigures)(desk.result(TITLE, { truncated: false, failed: false }));
    }
    let seen = null;
    let end = { truncated: false, failed: false };
    try {
        const life = await (0,_scan_branches_js__WEBPACK_IMPORTED_MODULE_4__/* .lifeOf */ .c)(desk, true);
        seen = await (0,_scan_branches_js__WEBPACK_IMPORTED_MODULE_4__/* .see */ .o)('all', life, desk);
        end = { truncated: await swept(seen, inputs, desk), failed: false };
    }
    catch (error) {
        if (!(error instanceof _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .WorldError */ .nM))
            throw error;
        end = (0,_error_result_js__WEBPACK_IMPORTED_MODULE_2__.endedBy)(error, desk);
    }
    if (seen)
        desk.page((0,_sweep_notices_js__WEBPACK_IMPORTED_MODULE_7__/* .pageOf */ .ZZ)(seen, desk));
    for (const words of dry.pages())
        desk.page(words);
    const result = desk.result(TITLE, end);
    return seen === null ? (0,_scan_outputs_js__WEBPACK_IMPORTED_MODULE_5__.withFigures)(result) : (0,_scan_outputs_js__WEBPACK_IMPORTED_MODULE_5__.withOutputs)(result, seen.report, inputs.resultFile);
}
/** Whether something is left. */
async function swept(seen, inputs, desk) {
    const { hub, config } = desk;
    (0,_sweep_notices_js__WEBPACK_IMPORTED_MODULE_7__/* .tellOf */ .zy)(seen, desk);
    if (!config.usable || hub.facts.archived) {
        const why = config.usable ? 'the repository is archived' : 'the config has mistakes';
        desk.say('notice', `Nothing is written: ${why}.`);
        return false;
    }
    const standing = await (0,_sweep_observed_state_js__WEBPACK_IMPORTED_MODULE_8__/* .standingNow */ .Z)(desk);
    (0,_sweep_notices_js__WEBPACK_IMPORTED_MODULE_7__/* .gapSince */ .zQ)(standing, desk);
    const body = standing.board?.body ?? null;
    const cursor = (0,_sweep_dashboard_js__WEBPACK_IMPORTED_MODULE_6__/* .cursorOf */ .cg)(body);
    const plan = (0,_sweep_plan_sweep_js__WEBPACK_IMPORTED_MODULE_9__/* .planSweep */ .c)({ seen, standing, cursor }, desk);
    const worked = await (0,_sweep_run_plan_js__WEBPACK_IMPORTED_MODULE_10__/* .runPlan */ .F)({
        plan,
        boards: (0,_sweep_observed_state_js__WEBPACK_IMPORTED_MODULE_8__/* .boardsOf */ .j)(standing),
        cursor,
        limits: inputs,
        groundOf: ({ branch, sha, found }) => (0,_sweep_plan_sweep_js__WEBPACK_IMPORTED_MODULE_9__/* .groundOf */ .J)(branch ?? '', sha, found, seen, standing),
        does: () => true,
        memo: standing.memo,
    }, desk);
    const stuck = (0,_sweep_dashboard_js__WEBPACK_IMPORTED_MODULE_6__/* .stuckNow */ .lg)(worked, body);
    (0,_sweep_notices_js__WEBPACK_IMPORTED_MODULE_7__/* .progressOf */ .jA)(worked, stuck, desk);
    const ahead = plan.turns.slice(worked.passed).filter(({ branch }) => branch !== null).length;
    const looked = worked.cursor === null ? seen.branches : seen.branches - ahead;
    if (config.dashboard && standing.issues.known)
        await (0,_sweep_dashboard_js__WEBPACK_IMPORTED_MODULE_6__/* .keepBoard */ .U3)({ seen, standing, worked, looked, stuck }, desk);
    return worked.left;
}
/** UTF-16 units of the page; the log has every effect whole. */
const ROOM = 150_000;
function wordsOfDryRun(isDry) {
    const seen = [];
    const noted = (effect) => {
        if (isDry)
            seen.push(effect);
        return effect;
    };
    return {
        over: (desk) => ({
            ...desk,
            land: (effect) => desk.land(noted(effect)),
            attempt: (effect) => desk.attempt(noted(effect)),
        }),
        pages: () => (isDry ? pagesOf(seen) : []),
    };
}
function pagesOf(effects) {
    const head = `### What would have been done (${effects.length})\n`;
    let room = ROOM;
    const shown = effects.map(partOf).filter((part) => {
        room -= part.length;
        return room > 0;
    });
    const left = effects.length - shown.length;
    return [head, ...shown, ...(left === 0 ? [] : [`and ${left} more, all in the log\n`])];
}
function partOf(effect) {
    const { kind, key } = effect;
    const words = 'body' in effect ? effect.body : 'summary' in effect ? effect.summary : '';
    const data = (0,_text_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .fence */ .EU)(JSON.stringify(effect, null, 2), 'json');
    const read = words === '' ? '' : `\n${(0,_text_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .fence */ .EU)(words, 'markdown')}`;
    const name = `${kind} <code>${key.replace(/[^\w-]/g, '')}</code>`;
    return `<details><summary>${name}</summary>\n\n${data}${read}\n</details>\n`;
}


/***/ })

};
