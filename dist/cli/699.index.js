export const id = 699;
export const ids = [699];
export const modules = {

/***/ 699:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   migrate: () => (/* binding */ migrate)
/* harmony export */ });
/* harmony import */ var _handle_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(440);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3434);
/* harmony import */ var _model_file_content_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2455);
/* harmony import */ var _report_check_validity_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(5959);
/* harmony import */ var _text_escape_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8944);
/* harmony import */ var _confirm_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7226);
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1595);
/* harmony import */ var _find_workflow_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9661);
/* harmony import */ var _finish_interrupted_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7648);
/* harmony import */ var _record_choice_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2829);
/* harmony import */ var _scan_options_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(5938);
/* harmony import */ var _world_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(1222);
// `rekindle migrate`: the named state files or all old ones, each by itself, so that one bad file
// stops no other.












async function migrate({ args, values }, world) {
    const clone = await (0,_finish_interrupted_js__WEBPACK_IMPORTED_MODULE_7__/* .openedToWrite */ .S)(values, world);
    if (!clone)
        return _world_js__WEBPACK_IMPORTED_MODULE_10__/* .FINE */ .rX;
    const { engine } = clone;
    const settings = (0,_scan_options_js__WEBPACK_IMPORTED_MODULE_9__/* .settingsOf */ .f5)(values, world);
    const looked = await (0,_scan_options_js__WEBPACK_IMPORTED_MODULE_9__/* .lookAt */ .t5)(clone, { target: _scan_options_js__WEBPACK_IMPORTED_MODULE_9__/* .WORKTREE */ .ew, settings, only: null }, world);
    const meant = meantBy(args, looked, clone, values);
    // Nothing is known about an unreadable file, not even that its version is the newest.
    const unread = args.length > 0 ? [] : looked.report.unreadable.filter(_report_check_validity_js__WEBPACK_IMPORTED_MODULE_11__/* .isInvalidFile */ .og);
    // A file that was not fetched cannot be migrated: it is only reported, unless somebody named its id.
    const away = args.length > 0 ? [] : awayOf(meant, unread, looked);
    const left = new Set(away.map(({ what }) => what));
    const here = meant.filter((found) => !left.has(found));
    // For a named file that cannot be read, "is of the newest version" must not be said.
    const asked = ({ state }) => args.length > 0 && state === null;
    const old = here.filter(({ recovery }) => engine.migratable(recovery) !== 'none' || asked(recovery));
    const mute = unread.filter((file) => !left.has(file) && engine.mayBeOld(file.path));
    for (const { name, message } of away)
        (0,_failure_js__WEBPACK_IMPORTED_MODULE_5__/* .say */ .c)(world, `${name}: it is left out. ${message}`);
    const spared = args.length > 0 ? [] : sparedOf(here, unread, left, engine);
    for (const { name, message } of spared)
        (0,_failure_js__WEBPACK_IMPORTED_MODULE_5__/* .say */ .c)(world, `${name}: it cannot be read, and its format has no older version to migrate. ${message}`);
    if (here.length + mute.length + spared.length === 0) {
        (0,_scan_options_js__WEBPACK_IMPORTED_MODULE_9__/* .tellUnlooked */ .j8)([looked], world);
        const where = away.length === 0 ? 'here' : 'that could be looked at';
        (0,_failure_js__WEBPACK_IMPORTED_MODULE_5__/* .say */ .c)(world, `found no workflow ${where}; there is nothing to migrate.`);
        return _world_js__WEBPACK_IMPORTED_MODULE_10__/* .FINE */ .rX;
    }
    if (values.has('check'))
        return listed(old, mute, engine, world);
    if (old.length + mute.length === 0) {
        const which = away.length + spared.length === 0 ? '' : ' that could be looked at';
        (0,_failure_js__WEBPACK_IMPORTED_MODULE_5__/* .say */ .c)(world, `every state file${which} is of its newest version; nothing is to be changed.`);
    }
    for (const { path, message } of mute)
        (0,_failure_js__WEBPACK_IMPORTED_MODULE_5__/* .say */ .c)(world, `${path}: it cannot be migrated as it is. ${message}`);
    let status = mute.length === 0 ? _world_js__WEBPACK_IMPORTED_MODULE_10__/* .FINE */ .rX : _world_js__WEBPACK_IMPORTED_MODULE_10__/* .MISUSE */ .$w;
    const formats = new Set(old.map(({ recovery }) => recovery.format));
    const branches = old.length === 0 ? [] : await (0,_scan_options_js__WEBPACK_IMPORTED_MODULE_9__/* .branchesWith */ .zD)(formats, settings, clone, world);
    for (const found of old) {
        const lags = (0,_record_choice_js__WEBPACK_IMPORTED_MODULE_8__.lagOf)(found, looked, branches);
        status = Math.max(status, await one(found, { looked, clone, values, lags }, world));
    }
    return status;
}
/** @throws UserError where nothing is named, or a name means nothing */
function meantBy(ids, looked, clone, values) {
    if (ids.length > 0 && values.has('all'))
        throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo('found ids and --all, expected one of them.');
    if (ids.length > 0)
        return [...new Set(ids)].map((id) => (0,_find_workflow_js__WEBPACK_IMPORTED_MODULE_6__/* .findById */ .uz)(id, looked, clone));
    if (values.has('all') || values.has('check'))
        return (0,_find_workflow_js__WEBPACK_IMPORTED_MODULE_6__/* .foundIn */ .QR)(looked);
    throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo('found no ID, expected one or more, or --all.');
}
function awayOf(meant, unread, { judged }) {
    const workflows = meant.flatMap((what) => {
        const { recovery, holding } = what;
        const fault = recovery.state === null ? recovery.findings[0] : undefined;
        if (!fault || !isElsewhere(fault.path, holding.snapshot))
            return [];
        return [{ what, name: recovery.id, message: `${fault.path}: ${fault.message}` }];
    });
    const files = unread.filter(({ path }) => judged.some(({ holding: { snapshot } }) => isElsewhere(path, snapshot)));
    return [...workflows, ...files.map((what) => ({ what, name: what.path, message: what.message }))];
}
/** Unreadable files of formats without older versions: they cannot be old. */
function sparedOf(here, unread, left, engine) {
    const workflows = here.flatMap(({ recovery }) => {
        if (recovery.state !== null || engine.migratable(recovery) !== 'none')
            return [];
        const { path, message } = engine.obstacleOf(recovery) ?? { path: recovery.path, message: '' };
        return [{ name: recovery.id, message: `${path}: ${message}` }];
    });
    const files = unread.filter((file) => !left.has(file) && !engine.mayBeOld(file.path));
    return [...workflows, ...files.map(({ path, message }) => ({ name: path, message }))];
}
function isElsewhere(path, snapshot) {
    const reading = snapshot.text(path);
    return !reading.ok && _model_file_content_js__WEBPACK_IMPORTED_MODULE_2__/* .ELSEWHERE */ .pB.has(reading.why);
}
/** Old files on stdout, with the command that migrates each; one that cannot be migrated says so. */
function listed(old, mute, engine, world) {
    for (const { recovery } of old) {
        const [proposal] = recovery.proposals.filter(({ kind }) => kind === 'migrate');
        const obstacle = engine.obstacleOf(recovery);
        const reason = obstacle?.reason ?? obstacle?.rule ?? recovery.decision.reason;
        const what = proposal?.summary ?? `cannot be migrated (${reason})`;
        world.stdout.write(`${recovery.id}  ${what}\n`);
    }
    for (const { path, rule } of mute)
        world.stdout.write(`${(0,_text_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .forTerminal */ .Qf)(path)}  cannot be read (${rule})\n`);
    return old.length + mute.length === 0 ? _world_js__WEBPACK_IMPORTED_MODULE_10__/* .FINE */ .rX : _world_js__WEBPACK_IMPORTED_MODULE_10__/* .FOUND */ .vS;
}
async function one(found, { looked, ...asked }, world) {
    try {
        const standing = { ...(await (0,_record_choice_js__WEBPACK_IMPORTED_MODULE_8__.standingOf)(found, asked.clone)), ...looked };
        const choice = { name: 'migrate' };
        const effect = (0,_handle_js__WEBPACK_IMPORTED_MODULE_0__/* .changeFor */ .W)(choice, standing, asked.clone.engine);
        if (await (0,_confirm_js__WEBPACK_IMPORTED_MODULE_4__/* .agreed */ .bL)(choice, effect, asked, world))
            await (0,_confirm_js__WEBPACK_IMPORTED_MODULE_4__/* .perform */ .y9)(effect, asked.clone, world);
        return _world_js__WEBPACK_IMPORTED_MODULE_10__/* .FINE */ .rX;
    }
    catch (error) {
        if (!(error instanceof _model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo))
            throw error;
        (0,_failure_js__WEBPACK_IMPORTED_MODULE_5__/* .say */ .c)(world, error.message);
        return _world_js__WEBPACK_IMPORTED_MODULE_10__/* .MISUSE */ .$w;
    }
}


/***/ })

};
