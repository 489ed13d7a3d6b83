export const id = 98;
export const ids = [98];
export const modules = {

/***/ 3098:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   brief: () => (/* binding */ brief),
/* harmony export */   briefIn: () => (/* binding */ briefIn),
/* harmony export */   printed: () => (/* binding */ printed)
/* harmony export */ });
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3434);
/* harmony import */ var _report_brief_brief_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2557);
/* harmony import */ var _report_brief_markdown_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8804);
/* harmony import */ var _report_copies_other_branches_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1585);
/* harmony import */ var _find_workflow_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9661);
/* harmony import */ var _scan_options_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5938);
/* harmony import */ var _world_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1222);







async function brief({ args: [id = ''], values }, world) {
    const dir = values.has('C') ? values.one('C') : '.';
    const clone = await (0,_scan_options_js__WEBPACK_IMPORTED_MODULE_5__/* .opened */ .Sg)(dir, world);
    const unfinished = (0,_scan_options_js__WEBPACK_IMPORTED_MODULE_5__/* .tellUnfinished */ .f8)(clone, dir, world);
    const settings = (0,_scan_options_js__WEBPACK_IMPORTED_MODULE_5__/* .settingsOf */ .f5)(values, world);
    const known = [];
    const unreadable = [];
    const branch = values.has('branch') ? values.one('branch') : null;
    for (const target of targetsOf(values, clone)) {
        const looked = await (0,_scan_options_js__WEBPACK_IMPORTED_MODULE_5__/* .lookAt */ .t5)(clone, { target, settings, only: null }, world);
        const found = looked.report.workflows.filter((workflow) => workflow.id === id && isOn(branch, workflow));
        const [one, other] = found;
        if (other)
            throw (0,_find_workflow_js__WEBPACK_IMPORTED_MODULE_4__/* .severalOf */ .Mq)(found);
        if (one) {
            const seen = target === _scan_options_js__WEBPACK_IMPORTED_MODULE_5__/* .ALL_BRANCHES */ .ts;
            const branches = seen ? [] : await (0,_scan_options_js__WEBPACK_IMPORTED_MODULE_5__/* .branchesWith */ .zD)(new Set([one.format]), settings, clone, world);
            const home = (0,_find_workflow_js__WEBPACK_IMPORTED_MODULE_4__/* .foundIn */ .QR)(looked).find(({ scanned }) => scanned === one);
            (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .assert */ .vA)(home, `what is known of ${id} is kept after the report`);
            world.stdout.write(printed(briefIn(looked, home, branches), values.one('output')));
            return _world_js__WEBPACK_IMPORTED_MODULE_6__/* .FINE */ .rX;
        }
        known.push(...looked.report.workflows);
        unreadable.push(...looked.report.unreadable);
    }
    if (unfinished.length > 0)
        throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(`ID: ${JSON.stringify(id)} cannot be told before what is unfinished is at its end.`);
    const where = branch === null ? '' : ` on branch ${JSON.stringify(branch)}`;
    throw (0,_find_workflow_js__WEBPACK_IMPORTED_MODULE_4__/* .unknownId */ .uO)(id, { workflows: known, unreadable }, where, clone);
}
/** Where an id is looked for: first on disk, then on every branch. */
function targetsOf(values, { kind }) {
    // A branch that inherited a workflow does not own it, but may be asked about it.
    if (values.has('branch'))
        return [{ kind: 'branches', names: [values.one('branch')] }, _scan_options_js__WEBPACK_IMPORTED_MODULE_5__/* .ALL_BRANCHES */ .ts];
    return [...(kind === 'bare' ? [] : [_scan_options_js__WEBPACK_IMPORTED_MODULE_5__/* .WORKTREE */ .ew]), ...(kind === 'none' ? [] : [_scan_options_js__WEBPACK_IMPORTED_MODULE_5__/* .ALL_BRANCHES */ .ts])];
}
/** Whether a branch holds a workflow, its own or inherited; every one does where none is named. */
function isOn(branch, { owner, branches }) {
    return branch === null || owner === branch || branches.includes(branch);
}
/** `branches`: what every branch holds, where that was not what was looked at. */
function briefIn(looked, home, branches) {
    const told = (0,_report_copies_other_branches_js__WEBPACK_IMPORTED_MODULE_3__/* .withElsewhere */ .n)(home, looked.judged, branches);
    return (0,_report_brief_brief_js__WEBPACK_IMPORTED_MODULE_1__/* .briefOf */ .G)(home.recovery, told, home.holding.snapshot, looked.report.now);
}
/** A brief in the form that `--output` names. */
function printed(made, form) {
    return form === 'json' ? `${JSON.stringify(made, null, 2)}\n` : (0,_report_brief_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .briefMarkdown */ .i)(made);
}


/***/ }),

/***/ 1585:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ withElsewhere),
/* harmony export */   q: () => (/* binding */ elsewhereOf)
/* harmony export */ });
/* harmony import */ var _duplicates_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4803);
// What other branches hold of a workflow that was scanned alone, so that no one goes on with a
// copy that lags.

/**
 * The workflow with a note of where else it is. `here`: the look that it was found in; `branches`: a look at
 * every branch.
 */
function withElsewhere(found, here, branches) {
    const { scanned, recovery, holding } = found;
    const before = (0,_duplicates_js__WEBPACK_IMPORTED_MODULE_0__/* .duplicateNotes */ .ji)(here)(recovery, holding.owner)?.note;
    const after = elsewhereOf(found, here, branches);
    const notes = scanned.notes.filter((note) => note !== before);
    return { ...scanned, notes: after === null ? notes : [...notes, after.note] };
}
/** Where else a workflow is, as it is noted; `null` where it is nowhere else. */
function elsewhereOf(found, here, branches) {
    const { recovery, holding } = found;
    const others = branches.map(({ holding: other, recovered }) => ({
        holding: other,
        recovered: {
            workflows: recovered.workflows.filter((one) => !isCopy(one, other, found)),
            unreadable: [],
        },
    }));
    return (0,_duplicates_js__WEBPACK_IMPORTED_MODULE_0__/* .duplicateNotes */ .ji)([...others, ...here])(recovery, holding.owner);
}
/** The very bytes that were found here, or what the branch that is looked at has committed. */
function isCopy({ path }, other, { recovery, holding }) {
    if (path !== recovery.path)
        return false;
    const owned = other.sites.find(({ site }) => site.path === path || site.files.includes(path));
    if (holding.owner !== null && owned?.branches.includes(holding.owner))
        return true;
    return recovery.site.files.every((file) => {
        const blob = holding.snapshot.entry(file)?.blob ?? null;
        return blob !== null && blob === (other.snapshot.entry(file)?.blob ?? null);
    });
}


/***/ })

};
