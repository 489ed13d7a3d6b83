export const id = 726;
export const ids = [726];
export const modules = {

/***/ 3726:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   checkpoint: () => (/* binding */ checkpoint)
/* harmony export */ });
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3434);
/* harmony import */ var _report_terminal_change_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7067);
/* harmony import */ var _text_hash_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7591);
/* harmony import */ var _text_plural_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(6713);
/* harmony import */ var _text_suggestions_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(6734);
/* harmony import */ var _confirm_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7226);
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1595);
/* harmony import */ var _find_workflow_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9661);
/* harmony import */ var _finish_interrupted_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7648);
/* harmony import */ var _record_choice_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2829);
/* harmony import */ var _scan_options_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(5938);
/* harmony import */ var _world_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(1222);












async function checkpoint({ args: [id], values }, world) {
    const clone = await (0,_finish_interrupted_js__WEBPACK_IMPORTED_MODULE_6__/* .openedToWrite */ .S)(values, world);
    if (!clone)
        return _world_js__WEBPACK_IMPORTED_MODULE_9__/* .FINE */ .rX;
    const look = { settings: (0,_scan_options_js__WEBPACK_IMPORTED_MODULE_8__/* .settingsOf */ .f5)(values, world), only: null };
    const differing = await clone.changed();
    const now = await (0,_scan_options_js__WEBPACK_IMPORTED_MODULE_8__/* .lookAt */ .t5)(clone, { ...look, target: _scan_options_js__WEBPACK_IMPORTED_MODULE_8__/* .WORKTREE */ .ew }, world);
    const named = id === undefined ? null : (0,_find_workflow_js__WEBPACK_IMPORTED_MODULE_5__/* .findById */ .uz)(id, now, clone);
    await sayIgnored(named ? [named] : (0,_find_workflow_js__WEBPACK_IMPORTED_MODULE_5__/* .foundIn */ .QR)(now), clone, world);
    if (differing.paths.length === 0)
        return nothing('nothing differs from the last commit', world);
    const target = { kind: 'commit', revision: 'HEAD' };
    const last = (await clone.resolve('HEAD')) === null ? null : await (0,_scan_options_js__WEBPACK_IMPORTED_MODULE_8__/* .lookAt */ .t5)(clone, { ...look, target }, world);
    const planOf = plannerOf({ now, last, differing }, clone);
    const plan = named ? await planOf(named) : await theOne(now, differing, planOf);
    if (plan === null)
        return nothing('no workflow is among what differs from the last commit', world);
    const { message, left } = plan;
    const files = plan.files.filter((path) => !differing.filtered.has(path));
    if (left.length > 0)
        (0,_failure_js__WEBPACK_IMPORTED_MODULE_4__/* .say */ .c)(world, leftOut(left));
    for (const line of keptByFilters(plan, differing))
        (0,_failure_js__WEBPACK_IMPORTED_MODULE_4__/* .say */ .c)(world, line);
    if (files.length === 0)
        return nothing(`${plan.id}: nothing of it differs from the last commit`, world);
    const shown = await clone.beforeAndAfter(files);
    const what = `Commit ${(0,_text_plural_js__WEBPACK_IMPORTED_MODULE_10__/* .counted */ .hS)(files.length, 'file')} on this branch`;
    if (!(await (0,_confirm_js__WEBPACK_IMPORTED_MODULE_3__/* .consented */ .yg)((0,_confirm_js__WEBPACK_IMPORTED_MODULE_3__/* .remark */ .Vg)(message) + (0,_report_terminal_change_js__WEBPACK_IMPORTED_MODULE_1__/* .commitDiff */ .fA)(shown), values, world, { what })))
        return _world_js__WEBPACK_IMPORTED_MODULE_9__/* .FINE */ .rX;
    assertSame(shown, await clone.beforeAndAfter(files));
    const key = (0,_text_hash_js__WEBPACK_IMPORTED_MODULE_2__/* .keyOf */ .TN)('checkpoint', plan.id, message, files);
    await (0,_confirm_js__WEBPACK_IMPORTED_MODULE_3__/* .perform */ .y9)({ kind: 'checkpoint', key, message, paths: files }, clone, world);
    return _world_js__WEBPACK_IMPORTED_MODULE_9__/* .FINE */ .rX;
}
function nothing(why, world) {
    (0,_failure_js__WEBPACK_IMPORTED_MODULE_4__/* .say */ .c)(world, `${why}; nothing is to be saved.`);
    return _world_js__WEBPACK_IMPORTED_MODULE_9__/* .FINE */ .rX;
}
/** Paths that a sentence names at most. */
const SHOWN = 5;
function leftOut(paths) {
    return `left out, since they were not added to git: ${namesOf(paths)}. "git add" what belongs to it.`;
}
/** The first of them. */
function namesOf(paths) {
    const rest = paths.length > SHOWN ? ` and ${paths.length - SHOWN} more` : '';
    return `${paths
        .slice(0, SHOWN)
        .map((path) => JSON.stringify(path))
        .join(', ')}${rest}`;
}
/** S28: what git ignores is in no checkpoint, so that no one can go on from it elsewhere. */
async function sayIgnored(found, clone, world) {
    const hidden = await clone.ignored(found.flatMap(({ recovery }) => recovery.site.files));
    if (hidden.size === 0)
        return;
    const names = namesOf([...hidden]);
    const rest = 'Elsewhere there is nothing to recover from: take it out of .gitignore, or "git add --force" it,';
    (0,_failure_js__WEBPACK_IMPORTED_MODULE_4__/* .say */ .c)(world, `left out, since git ignores it: ${names}. ${rest} and commit checkpoints.`);
}
/** Files of a plan that a program of git's config would change: one line for each filter. */
function keptByFilters({ files }, { filtered }) {
    const names = new Set(files.flatMap((path) => filtered.get(path) ?? []));
    return [...names].map((name) => {
        const paths = files.filter((path) => filtered.get(path) === name);
        return (`left out, since git keeps it through the filter ${JSON.stringify(name)}, a program of its config, ` +
            `and Rekindle runs none: ${namesOf(paths)}. Commit that yourself.`);
    });
}
function plannerOf({ now, last, differing }, clone) {
    return async (found) => {
        const { id } = found.recovery;
        const before = last && (0,_find_workflow_js__WEBPACK_IMPORTED_MODULE_5__/* .foundIn */ .QR)(last).find(({ recovery }) => recovery.id === id);
        const standing = { ...(await (0,_record_choice_js__WEBPACK_IMPORTED_MODULE_7__.standingOf)(found, clone)), ...now };
        const { by, branch } = standing;
        const was = last && before
            ? { recovery: before.recovery, snapshot: before.holding.snapshot, by, branch, ...last }
            : null;
        return { id, ...clone.engine.checkpoint(standing, was, differing) };
    };
}
/**
 * The one workflow whose own files differ; where none of them do, the one that other changes belong to, as an
 * implementation's do. `null`: none. @throws UserError where it is not one
 */
async function theOne(now, { paths }, planOf) {
    const found = (0,_find_workflow_js__WEBPACK_IMPORTED_MODULE_5__/* .foundIn */ .QR)(now);
    const own = found.filter(({ recovery: { site, state } }) => paths.some((path) => site.files.includes(path) || (state?.folders ?? []).some((folder) => path.startsWith(`${folder}/`))));
    const [only] = own;
    if (only && own.length === 1)
        return planOf(only);
    if (only)
        throw several('changes of', own.map(({ recovery }) => recovery.id));
    const plans = [];
    for (const one of found)
        plans.push(...(await planOf(one).then((plan) => [plan], unlessFit)));
    const fit = plans.filter(({ files }) => files.length > 0);
    if (fit.length > 1)
        throw several('changes that may belong to', fit.map(({ id }) => id));
    return fit[0] ?? plans.find(({ left }) => left.length > 0) ?? null;
}
/** A workflow that cannot be read has no step that a change could belong to. */
function unlessFit(error) {
    if (error instanceof _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo)
        return [];
    throw error;
}
function several(what, ids) {
    return new _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(`found ${what} ${ids.length} workflows, expected one. Name it: ${(0,_text_suggestions_js__WEBPACK_IMPORTED_MODULE_11__/* .orList */ .A3)(ids)}.`);
}
/** What is committed is what was shown. @throws UserError where a file changed meanwhile */
function assertSame(shown, now) {
    const changed = shown.filter((file, at) => JSON.stringify(file) !== JSON.stringify(now[at]));
    if (changed.length === 0)
        return;
    const names = changed.map(({ path }) => JSON.stringify(path)).join(', ');
    throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(`${names} changed since this was shown. Nothing was committed; run the command again.`);
}


/***/ })

};
