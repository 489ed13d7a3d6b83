export const id = 246;
export const ids = [246];
export const modules = {

/***/ 7246:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   endedAtOnce: () => (/* binding */ endedAtOnce),
/* harmony export */   endedBy: () => (/* binding */ endedBy),
/* harmony export */   passes: () => (/* binding */ passes)
/* harmony export */ });
/* harmony import */ var _mode_context_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2882);
/* harmony import */ var _mode_result_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1003);


/** Temporary errors: nothing is lost, and the next run goes on where this one stopped. */
const PASSES = new Set(['rate-limited', 'budget', 'lost', 'conflict']);
/** A mode that could not start: GitHub did not even say what the repository is. */
function endedAtOnce(error) {
    const notices = [];
    const end = endedBy(error, { say: (level, message) => void notices.push({ level, message }) });
    // When there is no answer at the very beginning, something is usually set up wrongly (R07).
    const failed = end.failed || error.refused === 'lost';
    const said = failed ? notices.map(({ message }) => ({ level: 'error', message })) : notices;
    return { ...(0,_mode_result_js__WEBPACK_IMPORTED_MODULE_1__/* .nothing */ .s6)((0,_mode_result_js__WEBPACK_IMPORTED_MODULE_1__/* .told */ .Ev)('Rekindle', said, [])), ...end, failed };
}
/** Whether the next time may succeed where this one did not. */
const passes = ({ refused }) => PASSES.has(refused);
/** The result after a refusal, with the permission that was missing. */
function endedBy(error, { say }) {
    const passing = passes(error);
    say(passing ? 'warning' : 'error', `It ended before its end: ${error.message}${(0,_mode_context_js__WEBPACK_IMPORTED_MODULE_0__.grantWords)(error)}`);
    return { truncated: passing, failed: !passing };
}


/***/ })

};
