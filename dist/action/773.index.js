export const id = 773;
export const ids = [773];
export const modules = {

/***/ 1154:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   modeInputs: () => (/* binding */ modeInputs),
/* harmony export */   openCheckout: () => (/* binding */ openCheckout),
/* harmony export */   openGitHub: () => (/* binding */ openGitHub),
/* harmony export */   useProxy: () => (/* binding */ useProxy)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_http__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7067);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3434);
/* harmony import */ var _modes_defaults_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6476);
/* harmony import */ var _report_check_outputs_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4263);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8773);
// Opens what a mode works on: the checkout on the runner, and the repository on GitHub.







/** @throws UserError where the workspace holds no checkout of its own, or git refuses it */
async function openCheckout({ workspace, env }) {
    const { localEdge } = await __webpack_require__.e(/* import() */ 529).then(__webpack_require__.bind(__webpack_require__, 8529));
    const local = await localEdge(workspace, { env });
    // A workspace below somebody else's repository must not be taken for that.
    if (local.kind !== 'none' && local.root === node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(workspace))
        return local;
    throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo(`Found no git checkout at ${JSON.stringify(workspace)}, expected one. ` +
        'Add actions/checkout before this step.');
}
/**
 * One question to GitHub.
 * @throws WorldError where it refuses @throws UserError where there is nothing to ask with
 */
async function openGitHub({ runner, inputs, now, warn, pace = {} }) {
    const { repository, apiUrl, serverUrl, env, run, temp } = runner;
    if (repository === null)
        throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo('GITHUB_REPOSITORY names no repository, expected OWNER/NAME. Run this in a workflow.');
    if (inputs.token === '')
        throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo('Input "github-token": found none, expected a token. Leave the input away, or give one that is set.');
    useProxy(env, warn);
    const [{ openHub }, { localEdge }, { configOf }] = await Promise.all([
        Promise.all(/* import() */[__webpack_require__.e(921), __webpack_require__.e(27), __webpack_require__.e(363)]).then(__webpack_require__.bind(__webpack_require__, 6363)),
        __webpack_require__.e(/* import() */ 529).then(__webpack_require__.bind(__webpack_require__, 8529)),
        Promise.all(/* import() */[__webpack_require__.e(921), __webpack_require__.e(355), __webpack_require__.e(882)]).then(__webpack_require__.bind(__webpack_require__, 2882)),
    ]);
    return openHub({
        client: { token: inputs.token, baseUrl: apiUrl, budget: inputs.operations, ...pace },
        serverUrl,
        env,
        ...repository,
        ...(inputs.configPath === _inputs_js__WEBPACK_IMPORTED_MODULE_5__/* .INPUTS */ .m['config-path'] ? {} : { configPath: inputs.configPath }),
        says: (reading) => {
            const { trustedMarkerLogins: trusted, ignore } = configOf(reading).config;
            return { trusted, bots: ignore.authors };
        },
        runId: run?.id ?? null,
        runAttempt: run?.attempt ?? 1,
        now,
        tempDir: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(temp, 'rekindle'),
        // Ages are told by pushes, as GitHub received them: a clone without a past lacks nothing.
        openClone: (dir, says) => localEdge(dir, { env, ...says, pastElsewhere: true }),
        warn,
    });
}
const TOKEN_OF_ACTIONS = 'github-actions[bot]';
/** What the modes are told; `hub`: `null` where GitHub is not asked. */
function modeInputs({ runner, inputs, now }, hub) {
    const account = hub?.facts.account ?? TOKEN_OF_ACTIONS;
    return {
        now: hub?.now ?? now,
        door: 'action',
        ages: inputs.ages,
        commandPermission: inputs.commandPermission,
        allowedBots: inputs.allowedBots,
        token: account === TOKEN_OF_ACTIONS ? 'github-token' : 'own',
        again: (runner.run?.attempt ?? 1) > 1,
        oldAfter: _modes_defaults_js__WEBPACK_IMPORTED_MODULE_4__/* .USUAL */ .V.oldAfter,
        dryRun: inputs.dryRun,
        failOn: inputs.failOn,
        gate: inputs.gate,
        server: runner.serverUrl,
        operations: inputs.operations,
        maxOpenIssues: inputs.maxOpenIssues,
        maxNewPullRequests: inputs.maxNewPullRequests,
        resultFile: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(runner.temp, _report_check_outputs_js__WEBPACK_IMPORTED_MODULE_6__/* .RESULT_FILE */ .FX),
    };
}
const NAMES = ['http_proxy', 'HTTP_PROXY', 'https_proxy', 'HTTPS_PROXY', 'no_proxy', 'NO_PROXY'];
/** `warn` is told where this Node cannot: it came with Node 24.14. Git reads the same variables itself. */
function useProxy(env, warn) {
    const set = NAMES.flatMap((name) => (env[name] ? [[name, env[name]]] : []));
    if (!set.some(([name]) => !/^no_/i.test(name)))
        return;
    if (typeof node_http__WEBPACK_IMPORTED_MODULE_1__.setGlobalProxyFromEnv === 'function')
        node_http__WEBPACK_IMPORTED_MODULE_1__.setGlobalProxyFromEnv(Object.fromEntries(set));
    else
        warn(`A proxy is set, and Node ${process.versions.node} cannot use one, so requests go without it. ` +
            'Update the runner.');
}


/***/ }),

/***/ 4263:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FX: () => (/* binding */ RESULT_FILE),
/* harmony export */   Yz: () => (/* binding */ outputsOf)
/* harmony export */ });
/* unused harmony exports OUTPUTS, fitting */
/* harmony import */ var _scan_urgency_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6569);

/** Base name of the file that holds the whole result. */
const RESULT_FILE = 'rekindle-result.json';
/** Public: as action.yml declares them. */
const OUTPUTS = [
    'decision',
    'reason',
    'result',
    'result-file',
    'workflows',
    'stale',
    'invalid',
    'needs-decision',
    'issues',
    'pull-requests',
    'operations-used',
    'truncated',
];
/** GitHub's limit for the outputs of one job is 1 MB, counted as UTF-16; the other outputs need the rest. */
const RESULT_LIMIT = 960_000;
/** All outputs, each set in every case. `json` is the whole result as it stands in `resultFile`. */
function outputsOf(report, json, resultFile) {
    const count = (holds) => String(report.workflows.filter(holds).length);
    const decision = (0,_scan_urgency_js__WEBPACK_IMPORTED_MODULE_0__/* .byUrgency */ .td)(report.workflows)[0]?.decision;
    const result = sizeOf(json) <= RESULT_LIMIT ? json : JSON.stringify(fitting(report, RESULT_LIMIT));
    const values = {
        decision: decision?.action ?? '',
        reason: decision?.reason ?? '',
        result,
        'result-file': resultFile,
        workflows: String(report.summary.workflows),
        stale: count(_scan_urgency_js__WEBPACK_IMPORTED_MODULE_0__/* .isOverdue */ .Jv),
        invalid: String(report.summary.invalid),
        'needs-decision': count(_scan_urgency_js__WEBPACK_IMPORTED_MODULE_0__/* .needsDecision */ .od),
        issues: '[]',
        'pull-requests': '[]',
        'operations-used': '0',
        truncated: String(result !== json),
    };
    return OUTPUTS.map((name) => ({ kind: 'output', key: `output/${name}`, name, value: values[name] }));
}
/**
 * The report with as many workflows as fit, the most urgent first, without evidence; then as many unreadable
 * files. The order, the shape and the counts of the summary stay.
 */
function fitting(report, limit) {
    const bare = report.workflows.map(withoutEvidence);
    let room = limit - sizeOf(JSON.stringify({ ...report, workflows: [], unreadable: [] }));
    const fits = (one) => {
        const size = sizeOf(JSON.stringify(one)) + 2; // the comma between two
        if (size <= room)
            room -= size;
        else
            room = 0;
        return room > 0;
    };
    const kept = new Set((0,_scan_urgency_js__WEBPACK_IMPORTED_MODULE_0__/* .byUrgency */ .td)(bare).filter(fits));
    const unreadable = report.unreadable.filter(fits);
    return { ...report, workflows: bare.filter((one) => kept.has(one)), unreadable };
}
function withoutEvidence(one) {
    return { ...one, findings: one.findings.map((finding) => ({ ...finding, evidence: {} })) };
}
/** Bytes as UTF-16 or as UTF-8, whichever is more. */
function sizeOf(text) {
    return Math.max(2 * text.length, Buffer.byteLength(text));
}


/***/ })

};
