export const id = 876;
export const ids = [876];
export const modules = {

/***/ 3860:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Vg: () => (/* binding */ remark),
/* harmony export */   bL: () => (/* binding */ agreed),
/* harmony export */   y9: () => (/* binding */ perform),
/* harmony export */   yg: () => (/* binding */ consented)
/* harmony export */ });
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3434);
/* harmony import */ var _report_change_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2936);
/* harmony import */ var _text_escape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8944);
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1595);




/** Shows a change and asks. `false`: it was only to be shown, or the answer was no. @throws UserError */
async function agreed(effect, { clone, values, lags }, world) {
    const removed = effect.change.files.flatMap((file) => (file.kind === 'remove' ? [file.path] : []));
    const listed = removed.length === 0 ? [] : await clone.expand(removed);
    const { summary, notes } = effect.change;
    const head = [`${summary} (${(0,_report_change_js__WEBPACK_IMPORTED_MODULE_1__/* .changeSummary */ .lb)(effect.change, listed)})`, ...notes].map(remark).join('');
    return consented(head + (0,_report_change_js__WEBPACK_IMPORTED_MODULE_1__/* .changeDiff */ .wq)(effect.change, listed), values, world, lags);
}
/** One line above a difference; what it quotes can neither move the cursor nor begin a line. */
function remark(text) {
    return `# ${(0,_text_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .forTerminal */ .Qf)(text)}\n`;
}
/**
 * Shows what is to be done; on a terminal asks, elsewhere goes ahead only with `--yes`. `warning`: said
 * behind what is shown, which may be long. @throws UserError
 */
async function consented(shown, values, world, warning = null) {
    const looksOnly = values.has('dry-run');
    (looksOnly ? world.stdout : world.stderr).write(shown);
    if (warning !== null)
        (0,_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .say */ .c)(world, warning);
    if (looksOnly)
        return false;
    if (values.has('yes'))
        return true;
    if (!world.ask)
        throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo('nothing was changed: there is no terminal to ask on. Add --yes, or --dry-run to look.');
    if (await world.ask('Do this? [y/N] '))
        return true;
    (0,_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .say */ .c)(world, 'nothing was changed.');
    return false;
}
/**
 * Has the edge do it, and says what was done. An archive's name goes to stdout, as it is needed later; of
 * `resume` the brief alone does.
 */
async function perform(effect, clone, world) {
    for (const { done, archive, commit, notes } of await clone.apply([effect])) {
        for (const note of notes)
            (0,_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .say */ .c)(world, note);
        (0,_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .say */ .c)(world, done === 'already' ? 'this had been done already; nothing was changed.' : 'done.');
        if (archive && effect.kind === 'restore')
            (0,_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .say */ .c)(world, `the archive ${archive.name} is kept.`);
        else if (archive) {
            const action = effect.kind === 'change' ? effect.action : null;
            if (action !== 'resume')
                world.stdout.write(`${archive.name}\n`);
            const when = action === 'fresh' ? '' : ', where the changed files were moved away';
            (0,_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .say */ .c)(world, `archived; "rekindle restore ${archive.name}" brings back what was there${when}.`);
            if (archive.push !== null)
                (0,_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .say */ .c)(world, `to keep the archive elsewhere as well: ${archive.push}`);
        }
        if (commit !== null)
            (0,_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .say */ .c)(world, `committed as ${commit.slice(0, 12)}.`);
    }
}


/***/ }),

/***/ 876:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   restore: () => (/* binding */ restore)
/* harmony export */ });
/* harmony import */ var _text_counted_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3497);
/* harmony import */ var _text_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8944);
/* harmony import */ var _text_hash_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7591);
/* harmony import */ var _consent_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3860);
/* harmony import */ var _unfinished_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8009);
/* harmony import */ var _world_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1222);
// `rekindle restore`: brings an archive back where nothing else has taken its place.






async function restore({ args: [name = ''], values }, world) {
    const clone = await (0,_unfinished_js__WEBPACK_IMPORTED_MODULE_3__/* .openedToWrite */ .S)(values, world);
    if (!clone)
        return _world_js__WEBPACK_IMPORTED_MODULE_4__/* .FINE */ .rX;
    const archive = await clone.archive(name);
    const lines = archive.files.map(({ path, kind }) => `restore  ${(0,_text_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .forTerminal */ .Qf)(path)}${NOTES[kind]}\n`);
    const shown = (0,_consent_js__WEBPACK_IMPORTED_MODULE_2__/* .remark */ .Vg)(`restore ${archive.name} (${(0,_text_counted_js__WEBPACK_IMPORTED_MODULE_5__/* .counted */ .h)(archive.files.length, 'path')})`) + lines.join('');
    if (!(await (0,_consent_js__WEBPACK_IMPORTED_MODULE_2__/* .consented */ .yg)(shown, values, world)))
        return _world_js__WEBPACK_IMPORTED_MODULE_4__/* .FINE */ .rX;
    const key = (0,_text_hash_js__WEBPACK_IMPORTED_MODULE_1__/* .keyOf */ .TN)('restore', archive.name);
    await (0,_consent_js__WEBPACK_IMPORTED_MODULE_2__/* .perform */ .y9)({ kind: 'restore', key, archive: archive.name }, clone, world);
    return _world_js__WEBPACK_IMPORTED_MODULE_4__/* .FINE */ .rX;
}
/** What is no file says what it is. */
const NOTES = { file: '', link: ' (link)', directory: ' (folder)' };


/***/ }),

/***/ 8009:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ openedToWrite)
/* harmony export */ });
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3434);
/* harmony import */ var _consent_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3860);
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1595);
/* harmony import */ var _look_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(435);
// A change that a crash cut short comes before any new one, and it too is only finished on a person's word.




/** Options under which a command only looks. */
const LOOKS = ['dry-run', 'check'];
/**
 * The folder that is named, by `-C` where nothing else names it; `null` where a change was found unfinished:
 * then that was dealt with, and nothing else is to be done, since whoever asks for the same once more must
 * not have it done twice.
 * @throws UserError where nobody can be asked
 */
async function openedToWrite(values, world, dir = values.has('C') ? values.one('C') : '.') {
    const clone = await (0,_look_js__WEBPACK_IMPORTED_MODULE_3__/* .opened */ .Sg)(dir, world);
    const pending = clone.pending();
    if (pending.length === 0)
        return clone;
    const found = pending.map((line) => (0,_consent_js__WEBPACK_IMPORTED_MODULE_1__/* .remark */ .Vg)(`unfinished: ${line}`)).join('');
    if (LOOKS.some((name) => values.has(name))) {
        for (const line of pending)
            (0,_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .say */ .c)(world, `a change was cut short and is left as it is: ${line}.`);
        return clone;
    }
    if (!values.has('yes') && !world.ask)
        throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(`a change was cut short, or another process is at it: ${pending.join('; ')}. Nothing was done. ` +
            'With --yes it is finished first.');
    if (!(await (0,_consent_js__WEBPACK_IMPORTED_MODULE_1__/* .consented */ .yg)(found, values, world)))
        return null;
    for (const sentence of await clone.settle())
        (0,_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .say */ .c)(world, sentence);
    (0,_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .say */ .c)(world, 'Nothing else was done. Look at the state, and run the command again if it is still needed.');
    return null;
}


/***/ })

};
