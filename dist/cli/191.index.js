export const id = 191;
export const ids = [191];
export const modules = {

/***/ 9191:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   listFormats: () => (/* binding */ listFormats),
/* harmony export */   listRules: () => (/* binding */ listRules)
/* harmony export */ });
/* harmony import */ var _index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3926);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3434);
/* harmony import */ var _report_terminal_layout_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6613);
/* harmony import */ var _scan_options_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5938);
/* harmony import */ var _terminal_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1205);
/* harmony import */ var _world_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1222);
// `rekindle formats` and `rekindle rules`: the formats that can be read, and the rules that states are
// checked against.






/** Those of the default branch's config as well. Where one stands in no repository, what is built in. */
async function listFormats(typed, world) {
    const [dir] = typed.args;
    const here = await (0,_scan_options_js__WEBPACK_IMPORTED_MODULE_3__/* .opened */ .Sg)(dir ?? '.', world).catch((error) => {
        if (dir === undefined && error instanceof _model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo)
            return { engine: _index_js__WEBPACK_IMPORTED_MODULE_0__/* .engine */ .Hi };
        throw error;
    });
    const formats = here.engine.formats.map(({ id, title, where, versions }) => ({
        id,
        title,
        where,
        versions,
    }));
    return print(typed, world, { formats }, () => formats.map(({ id, title, where, versions }) => [
        id,
        [title, versionsOf(versions)].filter(Boolean).join(', '),
        where.replaceAll('`', ''),
    ]));
}
function versionsOf(versions) {
    if (versions.length === 0)
        return '';
    return versions.length === 1 ? `version ${versions[0]}` : `versions ${versions[0]} to ${versions.at(-1)}`;
}
async function listRules(typed, world) {
    const rules = _index_js__WEBPACK_IMPORTED_MODULE_0__/* .engine */ .Hi.rules.map(({ id, summary, severity, consequence, reason }) => ({
        id,
        summary,
        severity,
        consequence,
        reason,
    }));
    return print(typed, world, { rules }, () => rules.map(({ id, summary, severity, consequence, reason }) => [
        id,
        severity,
        reason === null ? consequence : `${consequence} · ${reason}`,
        summary,
    ]));
}
function print({ values, noColor }, world, data, rows) {
    const text = values.one('output') === 'json'
        ? JSON.stringify(data, null, 2)
        : lined(rows(), (0,_terminal_js__WEBPACK_IMPORTED_MODULE_4__/* .paintFor */ .ev)(world.stdout, world.env, noColor)).join('\n');
    world.stdout.write(`${text}\n`);
    return _world_js__WEBPACK_IMPORTED_MODULE_5__/* .FINE */ .rX;
}
/** The first column stands out. */
function lined(rows, paint) {
    return (0,_report_terminal_layout_js__WEBPACK_IMPORTED_MODULE_2__/* .table */ .tp)(rows).map((line, index) => {
        const name = rows[index]?.[0] ?? '';
        return paint('name', name) + line.slice(name.length);
    });
}


/***/ })

};
