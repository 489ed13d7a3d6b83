export const id = 637;
export const ids = [637];
export const modules = {

/***/ 55637:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ taken),
/* harmony export */   walk: () => (/* binding */ walk)
/* harmony export */ });
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73434);
/* harmony import */ var _modes_beside_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50832);
/* harmony import */ var _modes_desk_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(28267);
/* harmony import */ var _modes_result_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(17523);
// What follows from an event of GitHub: the mode that works it, on a repository that has our config.




const NO_CONFIG = 'The default branch has no .github/rekindle.yml, so that nothing is written here. ' +
    'Merge the pull request that proposes one, or add it yourself.';
/** Why a repository is only looked at; `null`: it is worked on. */
function whyLeft(hub) {
    return hub.facts.config === null ? NO_CONFIG : (0,_modes_beside_js__WEBPACK_IMPORTED_MODULE_1__/* .whySilent */ .y)(hub);
}
const silent = (message) => (0,_modes_result_js__WEBPACK_IMPORTED_MODULE_3__/* .nothing */ .s6)((0,_modes_result_js__WEBPACK_IMPORTED_MODULE_3__/* .told */ .Ev)('Rekindle', [{ level: 'notice', message }], []));
/**
 * Says that we look after it, where we may. `false`: somebody else was faster.
 * @throws WorldError that ends all
 */
async function taken(hub) {
    if (hub.facts.archived)
        return true;
    try {
        return await hub.keep();
    }
    catch (error) {
        // Without that permission nothing else that a marker could protect can be written either.
        if (!(error instanceof _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .WorldError */ .nM) || (0,_modes_desk_js__WEBPACK_IMPORTED_MODULE_2__.endsAll)(error))
            throw error;
        return true;
    }
}
/** Works an event; each mode's code is loaded when it is needed. @throws UserError, WorldError */
async function walk(event, hub, inputs) {
    const why = whyLeft(hub);
    if (why !== null)
        return silent(why);
    if (!(await taken(hub)))
        return silent('Another account looks after this repository since this moment.');
    if (event.name === 'push')
        return pushed(event, hub, inputs);
    if (event.name === 'pull_request' || event.name === 'merge_group')
        return proposed(event, hub, inputs);
    if (event.name === 'check_run')
        return checkedAgain(event, hub, inputs);
    const { handleCommand } = await Promise.all(/* import() */[__webpack_require__.e(160), __webpack_require__.e(778), __webpack_require__.e(793)]).then(__webpack_require__.bind(__webpack_require__, 34793));
    return handleCommand(hub, event, inputs);
}
/**
 * Compared with where the branch left the default branch, so that what it brought stays new until it is
 * mended; the default branch itself with what it was before.
 */
const pushed = async ({ branch, before, after }, hub, inputs) => {
    const main = hub.facts.defaultBranch;
    if (main === null || branch !== main.name) {
        const fork = main && after !== null ? await hub.mergeBase(main.sha, after) : null;
        return judged(after, baseAt(fork), hub, inputs);
    }
    return judged(after, before === null ? { kind: 'nothing' } : baseAt(before), hub, inputs);
};
/** The head itself, not the merge that GitHub makes of it. */
const proposed = async ({ head, base }, hub, inputs) => judged(head.sha, baseAt(await hub.mergeBase(base.sha, head.sha)), hub, inputs);
/** Somebody wants the commit looked at once more. */
const checkedAgain = async ({ sha }, hub, inputs) => {
    const main = hub.facts.defaultBranch;
    const fork = main === null ? null : await hub.mergeBase(main.sha, sha);
    return judged(sha, fork === sha ? { kind: 'none' } : baseAt(fork), hub, inputs);
};
function baseAt(commit) {
    return commit === null ? { kind: 'missing' } : { kind: 'commit', commit };
}
async function judged(head, base, hub, inputs) {
    const { check } = await Promise.all(/* import() */[__webpack_require__.e(160), __webpack_require__.e(516)]).then(__webpack_require__.bind(__webpack_require__, 25516));
    const call = { head, base, remarks: [], failOn: inputs.failOn, resultFile: '' };
    const result = await check(hub, hub, call, { ...inputs, insists: true });
    // What a commit is judged to be stands at the commit; that it was judged is what the delivery asked for.
    return { ...result, failed: false };
}


/***/ })

};
