export const id = 664;
export const ids = [664];
export const modules = {

/***/ 1003:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ev: () => (/* binding */ told),
/* harmony export */   Hw: () => (/* binding */ logsOf),
/* harmony export */   s6: () => (/* binding */ nothing)
/* harmony export */ });
/* harmony import */ var _report_escape_sentence_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2937);

/** A result in which nothing was written. */
function nothing(effects) {
    return { effects, issues: [], pullRequests: [], operations: 0, truncated: false, failed: false };
}
/** A line of the log for each. */
function logsOf(notices, of = '') {
    return notices.map(({ level, message }, at) => ({ kind: 'log', key: `log/${of}${at}`, level, message }));
}
/** A line of the log for each notice; all of them on the job's page below `title`, `pages` after them. */
function told(title, notices, pages) {
    if (notices.length + pages.length === 0)
        return [];
    const logs = logsOf(notices);
    const lines = notices.map(({ message }) => `- ${(0,_report_escape_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .inertSentence */ ._)(message)}\n`).join('');
    const markdown = [`## ${title}\n`, ...(lines === '' ? [] : [lines]), ...pages].join('\n');
    return [...logs, { kind: 'summary', key: 'summary', markdown }];
}


/***/ }),

/***/ 664:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   withFigures: () => (/* binding */ withFigures),
/* harmony export */   withFiguresIn: () => (/* binding */ withFiguresIn),
/* harmony export */   withOutputs: () => (/* binding */ withOutputs)
/* harmony export */ });
/* harmony import */ var _report_check_outputs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4263);
/* harmony import */ var _report_scan_redact_output_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7103);
/* harmony import */ var _mode_result_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1003);
/* harmony import */ var _secret_notices_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3642);




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
/** The outputs among the effects, with the figures of what was written in their places. */
function withFiguresIn(result) {
    const { truncated, ...figures } = figuresOf(result);
    const written = result.truncated ? { ...figures, truncated } : figures;
    const effects = result.effects.map((one) => (one.kind === 'output' ? { ...one, value: written[one.name] ?? one.value } : one));
    return { ...result, effects };
}
/** `resultFile`: full path of the file that holds the whole result. */
function withOutputs(result, report, resultFile) {
    const safe = (0,_report_scan_redact_output_js__WEBPACK_IMPORTED_MODULE_0__/* .published */ .H)(report);
    const json = JSON.stringify(safe);
    const effects = [
        ...result.effects,
        ...(0,_mode_result_js__WEBPACK_IMPORTED_MODULE_1__/* .logsOf */ .Hw)((0,_secret_notices_js__WEBPACK_IMPORTED_MODULE_2__/* .secretsIn */ .V)(report), 'secrets'),
        { kind: 'file', key: 'file/result', name: _report_check_outputs_js__WEBPACK_IMPORTED_MODULE_3__/* .RESULT_FILE */ .FX, content: json },
        ...(0,_report_check_outputs_js__WEBPACK_IMPORTED_MODULE_3__/* .outputsOf */ .Yz)(safe, json, resultFile),
    ];
    return withFiguresIn({ ...result, effects });
}


/***/ }),

/***/ 3642:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ secretsIn)
/* harmony export */ });
/* harmony import */ var _text_redact_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1814);

/** Paths that are named; the others are counted. */
const MOST = 5;
function secretsIn({ workflows, unreadable }) {
    const holds = (one) => (0,_text_redact_js__WEBPACK_IMPORTED_MODULE_0__/* .redact */ .E)(JSON.stringify(one)) !== JSON.stringify(one);
    const paths = [...new Set([...workflows, ...unreadable].filter(holds).map(({ path }) => (0,_text_redact_js__WEBPACK_IMPORTED_MODULE_0__/* .redact */ .E)(path)))];
    if (paths.length === 0)
        return [];
    const more = paths.length > MOST ? ` and ${paths.length - MOST} more` : '';
    const message = `What looks like a secret stands in ${paths.slice(0, MOST).join(', ')}${more}. It is left out of all ` +
        'that is shown, but it is in the repository and in the result file: revoke it.';
    return [{ level: 'warning', message }];
}


/***/ }),

/***/ 2937:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ inertSentence)
/* harmony export */ });
/* harmony import */ var _text_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8944);
/* harmony import */ var _text_redact_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1814);
// Escapes our sentences that contain names from files: what Markdown or GitHub would act on becomes code.


/**
 * Signs that mean something to Markdown, and what GitHub acts on without any: links, mentions, references to
 * issues, advisories and commits (`GH-12`, `CVE-…`, hex digits), mathematics, emoji by name.
 */
const ACTIVE = /[`<>|[\]@#*_\\~&$^]|:\/\/|www\.|[a-z]-\d|\b(?:GHSA|CVE)-\w|:[a-z_+-][\w+-]*:|(?<!\w)[0-9a-f]{7,}(?!\w)/i;
/** What would begin a list, a line or a heading where a line begins. */
const OPENS = /^(?:[-+=]+|\d+[.)])$/;
/** One line without blanks around it. Secrets are taken out, unseen characters shown. */
function inertSentence(sentence) {
    const words = (0,_text_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .forTerminal */ .Qf)((0,_text_redact_js__WEBPACK_IMPORTED_MODULE_1__/* .redact */ .E)(sentence)).trim().split(' ');
    return words
        .map((word, index) => (ACTIVE.test(word) || (index === 0 && OPENS.test(word)) ? coded(word) : word))
        .join(' ');
}
/** The word alone: the stop or bracket of the sentence stays outside. Linear. */
function coded(word) {
    const start = word.startsWith('(') ? 1 : 0;
    let end = word.length;
    while (end > start && '.,;:)'.includes(word.charAt(end - 1)))
        end--;
    if (start === end)
        return (0,_text_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .forMarkdown */ .Bm)(word);
    return word.slice(0, start) + (0,_text_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .forMarkdown */ .Bm)(word.slice(start, end)) + word.slice(end);
}


/***/ }),

/***/ 7103:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ published)
/* harmony export */ });
/* harmony import */ var _text_redact_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1814);
// Removes secrets from every text that is printed or published as data.

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
