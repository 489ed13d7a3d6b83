export const id = 142;
export const ids = [142];
export const modules = {

/***/ 4142:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ withOutputs),
/* harmony export */   withFigures: () => (/* binding */ withFigures)
/* harmony export */ });
/* harmony import */ var _report_outputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8568);
/* harmony import */ var _report_published_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4908);


/** What was written, and whether something is left for the next time. */
function figuresOf({ issues, pullRequests, operations, truncated }) {
    return {
        issues: JSON.stringify(issues),
        'pull-requests': JSON.stringify(pullRequests),
        'operations-used': String(operations),
        truncated: String(truncated),
    };
}
/** The outputs of a mode that judged no workflow for its own sake: figures alone. */
function withFigures(result) {
    const outputs = Object.entries(figuresOf(result)).map(([name, value]) => ({ kind: 'output', key: `output/${name}`, name, value }));
    return { ...result, effects: [...result.effects, ...outputs] };
}
/** `resultFile`: full path of the file that holds the whole result. */
function withOutputs(result, report, resultFile) {
    const safe = (0,_report_published_js__WEBPACK_IMPORTED_MODULE_0__/* .published */ .H)(report);
    const json = JSON.stringify(safe);
    const { truncated, ...figures } = figuresOf(result);
    const written = result.truncated ? { ...figures, truncated } : figures;
    const outputs = (0,_report_outputs_js__WEBPACK_IMPORTED_MODULE_1__/* .outputsOf */ .Yz)(safe, json, resultFile).map((one) => ({
        ...one,
        value: written[one.name] ?? one.value,
    }));
    const effects = [
        ...result.effects,
        { kind: 'file', key: 'file/result', name: _report_outputs_js__WEBPACK_IMPORTED_MODULE_1__/* .RESULT_FILE */ .FX, content: json },
        ...outputs,
    ];
    return { ...result, effects };
}


/***/ }),

/***/ 4908:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ published)
/* harmony export */ });
/* harmony import */ var _text_redact_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1814);
// What leaves the house as data: secrets are taken out of every text that a file may have had a hand in.

function published(data) {
    if (typeof data === 'string')
        return (0,_text_redact_js__WEBPACK_IMPORTED_MODULE_0__/* .redact */ .E)(data);
    if (Array.isArray(data))
        return data.map((item) => published(item));
    if (typeof data !== 'object' || data === null)
        return data;
    return Object.fromEntries(Object.entries(data).map(([key, item]) => [(0,_text_redact_js__WEBPACK_IMPORTED_MODULE_0__/* .redact */ .E)(key), published(item)]));
}


/***/ })

};
