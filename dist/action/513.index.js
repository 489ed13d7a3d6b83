export const id = 513;
export const ids = [513];
export const modules = {

/***/ 5513:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   migrate: () => (/* binding */ migrate),
/* harmony export */   nothingPushed: () => (/* binding */ nothingPushed)
/* harmony export */ });
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3434);
/* harmony import */ var _report_github_proposal_commit_message_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(936);
/* harmony import */ var _error_result_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7246);
/* harmony import */ var _mode_context_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2882);
/* harmony import */ var _mode_result_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1003);
/* harmony import */ var _scan_branches_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6884);
/* harmony import */ var _scan_outputs_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(664);
/* harmony import */ var _sweep_notices_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2594);
/* harmony import */ var _sweep_observed_state_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(1459);
/* harmony import */ var _sweep_plan_sweep_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(3605);
/* harmony import */ var _sweep_run_plan_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(6370);
// The mode `migrate`: pull requests with migrations for the branch that was pushed, or for all branches.











const TITLE = 'Rekindle: migrate';
/**
 * Proposes what is due, as a sweep would. `pushed`: on this branch alone; `null`: on all. What we pushed
 * ourselves leads to nothing, or it would go round for ever.
 * @throws UserError where inputs and config contradict each other
 */
async function migrate(hub, inputs, pushed) {
    const desk = (0,_mode_context_js__WEBPACK_IMPORTED_MODULE_3__.openDesk)(hub, inputs);
    const idle = (level, message) => {
        desk.say(level, message);
        return (0,_scan_outputs_js__WEBPACK_IMPORTED_MODULE_6__.withFigures)(desk.result(TITLE, { truncated: false, failed: false }));
    };
    for (const { level, message } of desk.problems)
        desk.say(level === 'error' ? 'error' : 'warning', message);
    if (hub.facts.defaultBranch === null)
        return idle('notice', 'The repository has no commit yet.');
    if (!desk.config.usable)
        return idle('notice', 'Nothing is written: the config has mistakes.');
    if (hub.facts.archived)
        return idle('notice', 'Nothing is written: the repository is archived.');
    if (pushed && isOwn(pushed, desk))
        return idle('info', 'This was our own push: nothing follows from it.');
    let seen = null;
    let end = { truncated: false, failed: false };
    try {
        // A run that the push itself started works on its head: that is no agent at work.
        seen = await (0,_scan_branches_js__WEBPACK_IMPORTED_MODULE_5__/* .see */ .o)('all', await (0,_scan_branches_js__WEBPACK_IMPORTED_MODULE_5__/* .lifeOf */ .c)(desk, pushed === null), desk);
        end = { truncated: await migrated(seen, pushed, inputs, desk), failed: false };
    }
    catch (error) {
        if (!(error instanceof _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .WorldError */ .nM))
            throw error;
        end = (0,_error_result_js__WEBPACK_IMPORTED_MODULE_2__.endedBy)(error, desk);
    }
    if (seen)
        desk.page((0,_sweep_notices_js__WEBPACK_IMPORTED_MODULE_7__/* .pageOf */ .ZZ)(seen, desk));
    const result = desk.result(TITLE, end);
    return seen === null ? (0,_scan_outputs_js__WEBPACK_IMPORTED_MODULE_6__.withFigures)(result) : (0,_scan_outputs_js__WEBPACK_IMPORTED_MODULE_6__.withOutputs)(result, seen.report, inputs.resultFile);
}
/** The push of a tag, or of a branch that is gone. */
function nothingPushed() {
    const message = 'No branch was pushed to: there is nothing to do.';
    return (0,_scan_outputs_js__WEBPACK_IMPORTED_MODULE_6__.withFigures)((0,_mode_result_js__WEBPACK_IMPORTED_MODULE_4__/* .nothing */ .s6)((0,_mode_result_js__WEBPACK_IMPORTED_MODULE_4__/* .told */ .Ev)(TITLE, [{ level: 'info', message }], [])));
}
function isOwn({ branch, sender, message }, { hub }) {
    const ours = sender !== null && sender.login.toLowerCase() === hub.facts.account.toLowerCase();
    return ours || (0,_report_github_proposal_commit_message_js__WEBPACK_IMPORTED_MODULE_1__/* .isProposal */ .ld)(branch) || (message !== null && (0,_report_github_proposal_commit_message_js__WEBPACK_IMPORTED_MODULE_1__/* .isSigned */ .JI)(message));
}
/** Whether something is left. */
async function migrated(seen, pushed, inputs, desk) {
    const isMeant = ({ branch }) => pushed === null || branch === pushed.branch;
    const meant = seen.found.filter(isMeant);
    const mute = seen.report.unreadable.filter(({ branch }) => pushed === null || branch === pushed.branch);
    (0,_sweep_notices_js__WEBPACK_IMPORTED_MODULE_7__/* .tellOfMigrations */ .gy)(meant, seen.found, desk);
    (0,_sweep_notices_js__WEBPACK_IMPORTED_MODULE_7__/* .tellOfBlocked */ .pK)(meant, mute, desk);
    const standing = await (0,_sweep_observed_state_js__WEBPACK_IMPORTED_MODULE_8__/* .standingNow */ .Z)(desk);
    (0,_sweep_notices_js__WEBPACK_IMPORTED_MODULE_7__/* .gapSince */ .zQ)(standing, desk);
    const plan = (0,_sweep_plan_sweep_js__WEBPACK_IMPORTED_MODULE_9__/* .planSweep */ .c)({ seen, standing, cursor: null }, desk);
    const { left } = await (0,_sweep_run_plan_js__WEBPACK_IMPORTED_MODULE_10__/* .runPlan */ .F)({
        plan: { ...plan, turns: plan.turns.filter(isMeant) },
        boards: (0,_sweep_observed_state_js__WEBPACK_IMPORTED_MODULE_8__/* .boardsOf */ .j)(standing),
        cursor: null,
        limits: inputs,
        groundOf: ({ branch, sha, found }) => (0,_sweep_plan_sweep_js__WEBPACK_IMPORTED_MODULE_9__/* .groundOf */ .J)(branch ?? '', sha, found, seen, standing),
        does: ({ kind }) => kind === 'migrate',
        memo: standing.memo,
    }, desk);
    return left;
}


/***/ })

};
