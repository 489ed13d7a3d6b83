export const id = 985;
export const ids = [985];
export const modules = {

/***/ 4985:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   scan: () => (/* binding */ scan)
/* harmony export */ });
/* harmony import */ var _index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4864);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3434);
/* harmony import */ var _report_duplicates_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5203);
/* harmony import */ var _look_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(435);
/* harmony import */ var _terminal_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1205);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3341);
/* harmony import */ var _world_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1222);
// `rekindle scan`: everything that a repository holds, in the form that was asked for.







async function scan({ args: [dir = '.'], values, noColor }, world) {
    const target = (0,_look_js__WEBPACK_IMPORTED_MODULE_3__/* .targetOf */ .$r)(values) ?? _look_js__WEBPACK_IMPORTED_MODULE_3__/* .WORKTREE */ .ew;
    const settings = (0,_look_js__WEBPACK_IMPORTED_MODULE_3__/* .settingsOf */ .f5)(values, world);
    const look = { target, settings, only: (0,_look_js__WEBPACK_IMPORTED_MODULE_3__/* .onlyOf */ .uh)(values) };
    const { report, judged } = await (0,_look_js__WEBPACK_IMPORTED_MODULE_3__/* .lookAt */ .t5)(await (0,_look_js__WEBPACK_IMPORTED_MODULE_3__/* .opened */ .Sg)(dir, world), look, world);
    const form = FORMS[values.one('output')];
    (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .assert */ .vA)(form, 'every form that may be asked for can be printed');
    world.stdout.write(await form(report, {
        commands: (0,_look_js__WEBPACK_IMPORTED_MODULE_3__/* .commandNames */ .oQ)(),
        dir: (0,_look_js__WEBPACK_IMPORTED_MODULE_3__/* .dirToType */ .zz)(dir),
        target: target.kind === 'worktree' ? 'worktree' : 'branches',
        duplicates: (0,_report_duplicates_js__WEBPACK_IMPORTED_MODULE_2__/* .duplicatesIn */ .uS)(judged),
        columns: (0,_terminal_js__WEBPACK_IMPORTED_MODULE_4__/* .columnsFor */ .ns)(world.stdout),
        paint: (0,_terminal_js__WEBPACK_IMPORTED_MODULE_4__/* .paintFor */ .ev)(world.stdout, world.env, noColor),
    }));
    return fails(report, values.one('fail-on')) ? _world_js__WEBPACK_IMPORTED_MODULE_5__/* .FOUND */ .vS : _world_js__WEBPACK_IMPORTED_MODULE_5__/* .FINE */ .rX;
}
/** Loaded one at a time: who asks for text waits for no schema. */
const FORMS = {
    text: async (report, view) => (await __webpack_require__.e(/* import() */ 639).then(__webpack_require__.bind(__webpack_require__, 4639))).textReport(report, view),
    json: async (report) => (await Promise.all(/* import() */[__webpack_require__.e(311), __webpack_require__.e(24)]).then(__webpack_require__.bind(__webpack_require__, 2024))).scanJson(report),
    markdown: async (report, view) => (await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 6675))).markdownReport(report, {
        ...view,
        limit: Number.POSITIVE_INFINITY,
    }),
    sarif: async (report) => {
        const { sarifLog } = await __webpack_require__.e(/* import() */ 123).then(__webpack_require__.bind(__webpack_require__, 123));
        const tool = { version: _version_js__WEBPACK_IMPORTED_MODULE_6__/* .VERSION */ .x, rules: _index_js__WEBPACK_IMPORTED_MODULE_0__/* .engine */ .H.rules, repositoryUri: null };
        return `${JSON.stringify(sarifLog(report, tool), null, 2)}\n`;
    },
};
/** What stands at or above the bar. */
function fails({ summary: { stale, abandoned, invalid } }, bar) {
    if (bar === 'none')
        return false;
    return invalid > 0 || (bar === 'stale' && stale + abandoned > 0);
}


/***/ })

};
