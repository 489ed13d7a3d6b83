export const id = 283;
export const ids = [283];
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

/***/ 7664:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   silentBeside: () => (/* binding */ silentBeside),
/* harmony export */   y: () => (/* binding */ whySilent)
/* harmony export */ });
/* harmony import */ var _report_escape_sentence_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2937);
/* harmony import */ var _mode_result_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1003);


const TITLE = 'Rekindle stays silent here';
/** Why nothing is written; `null`: no one else looks after it. */
function whySilent({ facts: { keeper, account } }) {
    if (keeper === null || keeper.account.toLowerCase() === account.toLowerCase())
        return null;
    return (`${(0,_report_escape_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .inertSentence */ ._)(keeper.account)} looks after this repository, so that ${account} writes nothing here. ` +
        'One of the two is enough: uninstall the App, or remove the workflow files. A marker that is not ' +
        'renewed counts for a week; the ref refs/rekindle/keeper holds it.');
}
/** What a mode comes to where another account looks after the repository; `null`: none does. */
function silentBeside(hub) {
    const why = whySilent(hub);
    return why === null ? null : (0,_mode_result_js__WEBPACK_IMPORTED_MODULE_1__/* .nothing */ .s6)((0,_mode_result_js__WEBPACK_IMPORTED_MODULE_1__/* .told */ .Ev)(TITLE, [{ level: 'notice', message: why }], []));
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


/***/ })

};
