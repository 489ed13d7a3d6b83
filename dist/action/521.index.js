export const id = 521;
export const ids = [521,773];
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

/***/ 9521:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  WALKS: () => (/* binding */ WALKS)
});

// EXTERNAL MODULE: ./lib/model/errors.js
var errors = __webpack_require__(3434);
// EXTERNAL MODULE: ./lib/model/object-id.js
var object_id = __webpack_require__(4398);
;// CONCATENATED MODULE: ./lib/action/event-commits.js
// Which commit is checked, and which commit it is compared with, as the event that started the job says.


const ALONE = 'the commit that is checked out is looked at for itself.';
const MISSING = { kind: 'missing' };
/** @throws UserError where nothing is checked out */
async function judgedBy(event, commits) {
    const { name, payload } = event;
    if (event.problem !== null)
        return unclear(event.problem, commits);
    if (name === 'pull_request' || name === 'pull_request_target') {
        // The head itself, not the merge that GitHub makes of it: that is what people see and fix.
        const request = field(payload, 'pull_request');
        return proposed(shaIn(field(request, 'head'), 'sha'), shaIn(field(request, 'base'), 'sha'), event, commits);
    }
    if (name === 'merge_group') {
        const group = field(payload, 'merge_group');
        return proposed(shaIn(group, 'head_sha'), shaIn(group, 'base_sha'), event, commits);
    }
    return name === 'push' ? pushed(event, commits) : other(name, commits);
}
/** The branch of this repository whose head an event is about; `null`: none, or it is not known. */
function branchBy({ name, payload }) {
    if (name === 'push')
        return /^refs\/heads\/(.+)$/s.exec(textIn(payload, 'ref') ?? '')?.[1] ?? null;
    const head = field(field(payload, 'pull_request'), 'head');
    const [from, own] = [field(head, 'repo'), field(payload, 'repository')].map((one) => field(one, 'id'));
    return from !== undefined && from === own ? textIn(head, 'ref') : null;
}
async function proposed(head, base, event, commits) {
    if (head === null)
        return unclear(`the payload of ${event.name} names no head commit`, commits);
    const found = await foundOf(head, commits);
    const fork = base === null ? null : await commits.mergeBase(base, found.head);
    return { ...found, base: baseAt(fork) };
}
async function pushed({ payload, sha }, commits) {
    const after = shaIn(payload, 'after') ?? (object_id/* OBJECT_ID */.S.test(sha) ? sha : null);
    if (field(payload, 'deleted') === true || (after !== null && isZero(after))) {
        const message = 'The branch was deleted: there is nothing to look at.';
        return { head: null, base: { kind: 'none' }, remarks: [{ level: 'notice', message }] };
    }
    if (after === null)
        return unclear('the payload of push names no commit', commits);
    const found = await foundOf(after, commits);
    return { ...found, base: await baseOfPush(payload, found.head, commits) };
}
/**
 * Where the branch left the default branch, so that what it brought stays new until it is fixed, however
 * often it is pushed. For the default branch itself, and where that is not in the clone: what the branch was
 * before.
 */
async function baseOfPush(payload, head, commits) {
    const before = shaIn(payload, 'before');
    const isNew = before !== null && isZero(before);
    const name = field(field(payload, 'repository'), 'default_branch');
    const known = typeof name === 'string' && name !== '';
    const isMain = known && field(payload, 'ref') === `refs/heads/${name}`;
    if (isMain && isNew)
        return { kind: 'nothing' };
    const main = known && !isMain ? await commits.resolve(`refs/remotes/origin/${name}`) : null;
    const fork = main === null ? null : await commits.mergeBase(main, head);
    if (fork !== null)
        return baseAt(fork);
    return baseAt(before === null || isNew ? null : await commits.resolve(before));
}
async function other(name, commits) {
    const event = name === '' ? 'an event without a name' : `the event ${JSON.stringify(name)}`;
    const message = `There is nothing to compare on ${event}: ${ALONE}`;
    return { head: await checkedOut(commits), base: { kind: 'none' }, remarks: [{ level: 'notice', message }] };
}
async function unclear(problem, commits) {
    const message = `What the event is about cannot be told: ${problem}; ${ALONE}`;
    return {
        head: await checkedOut(commits),
        base: { kind: 'none' },
        remarks: [{ level: 'warning', message }],
    };
}
/** The commit that is meant, or where it is not in the clone, the one that is checked out. */
async function foundOf(wanted, commits) {
    const head = await commits.resolve(wanted);
    if (head !== null)
        return { head, remarks: [] };
    const instead = await checkedOut(commits);
    const message = `The commit ${wanted} is not in this checkout; ${instead}, which is checked out, is looked at instead. ` +
        'Give actions/checkout "fetch-depth: 0", or the commit as "ref".';
    return { head: instead, remarks: [{ level: 'notice', message }] };
}
/** @throws UserError where nothing is */
async function checkedOut(commits) {
    const head = await commits.resolve('HEAD');
    if (head !== null)
        return head;
    throw new errors/* UserError */.yo('The checkout has no commit, so there is nothing to look at. Let actions/checkout fetch one.');
}
function baseAt(commit) {
    return commit === null ? MISSING : { kind: 'commit', commit };
}
function isZero(sha) {
    return /^0+$/.test(sha);
}
/**
 * An own field of a payload whose shape no one vouches for. A check makes do with whatever of it is there,
 * and so reads it field by field: what acts on an event has it whole or not at all
 * (`github/read/webhook-events.ts`).
 */
function field(from, name) {
    if (typeof from !== 'object' || from === null)
        return undefined;
    return Object.getOwnPropertyDescriptor(from, name)?.value;
}
/** A full object id; anything else counts as missing, and never reaches git. */
function shaIn(from, name) {
    const value = field(from, name);
    return typeof value === 'string' && object_id/* OBJECT_ID */.S.test(value) ? value : null;
}
function textIn(from, name) {
    const value = field(from, name);
    return typeof value === 'string' ? value : null;
}

// EXTERNAL MODULE: ./lib/action/open-repository.js
var open_repository = __webpack_require__(1154);
;// CONCATENATED MODULE: ./lib/action/run-mode.js



/** Each mode loads only its own code. @throws UserError */
const WALKS = {
    check: checked,
    sweep: (go, open) => onGitHub(go, open, async (hub) => (await Promise.all(/* import() */[__webpack_require__.e(921), __webpack_require__.e(355), __webpack_require__.e(882), __webpack_require__.e(506), __webpack_require__.e(69), __webpack_require__.e(777), __webpack_require__.e(438), __webpack_require__.e(456)]).then(__webpack_require__.bind(__webpack_require__, 7456))).sweep(hub, (0,open_repository.modeInputs)(go, hub))),
    migrate: (go, open) => onGitHub(go, open, (hub) => migrated(go, hub)),
    command: (go, open) => onGitHub(go, open, (hub) => ordered(go, hub)),
    guard: (go, open) => onGitHub(go, open, (hub) => guarded(go, open, hub)),
};
/** A check says what it found also where GitHub does not answer. */
async function checked(go, open) {
    const { runner, inputs, warn } = go;
    const local = await open.checkout(runner);
    const judged = await judgedBy(runner.event, local);
    const hub = judged.head === null || inputs.token === '' ? null : await open.github(go).catch(told);
    const { check } = await Promise.all(/* import() */[__webpack_require__.e(921), __webpack_require__.e(355), __webpack_require__.e(882), __webpack_require__.e(506), __webpack_require__.e(259)]).then(__webpack_require__.bind(__webpack_require__, 7259));
    const { failOn, resultFile } = (0,open_repository.modeInputs)(go, hub);
    // If another commit was checked out instead of the head, it belongs to no branch.
    const branch = judged.remarks.length === 0 ? branchBy(runner.event) : null;
    return check(hub, local, { ...judged, branch, failOn, resultFile }, (0,open_repository.modeInputs)(go, hub));
    function told(error) {
        if (!(error instanceof errors/* WorldError */.nM))
            throw error;
        warn(`GitHub was not to be asked: ${error.message} So the config is not known, and what was found stands ` +
            "in the job's summary alone.");
        return null;
    }
}
/** An error before a mode could start is reported like a later one. */
async function onGitHub(go, open, walk) {
    let hub;
    try {
        hub = await open.github(go);
    }
    catch (error) {
        if (!(error instanceof errors/* WorldError */.nM))
            throw error;
        const [{ endedAtOnce }, { withFigures }] = await Promise.all([
            Promise.all(/* import() */[__webpack_require__.e(921), __webpack_require__.e(355), __webpack_require__.e(882), __webpack_require__.e(246)]).then(__webpack_require__.bind(__webpack_require__, 7246)),
            __webpack_require__.e(/* import() */ 664).then(__webpack_require__.bind(__webpack_require__, 664)),
        ]);
        return withFigures(endedAtOnce(error));
    }
    const { silentBeside } = await __webpack_require__.e(/* import() */ 283).then(__webpack_require__.bind(__webpack_require__, 7664));
    const { withFigures } = await __webpack_require__.e(/* import() */ 664).then(__webpack_require__.bind(__webpack_require__, 664));
    const silent = silentBeside(hub);
    return silent === null ? walk(hub) : withFigures(silent);
}
async function ordered(go, hub) {
    const event = await happened(go);
    const { handleCommand, noOrder } = await Promise.all(/* import() */[__webpack_require__.e(921), __webpack_require__.e(355), __webpack_require__.e(882), __webpack_require__.e(506), __webpack_require__.e(69), __webpack_require__.e(589), __webpack_require__.e(130), __webpack_require__.e(471)]).then(__webpack_require__.bind(__webpack_require__, 6471));
    const { withFigures } = await __webpack_require__.e(/* import() */ 664).then(__webpack_require__.bind(__webpack_require__, 664));
    const result = event === null ? noOrder(go.runner.event.name) : await handleCommand(hub, event, (0,open_repository.modeInputs)(go, hub));
    return withFigures(result);
}
/** Only for a branch that was pushed; nothing for a tag, or for a branch that is gone. */
async function migrated(go, hub) {
    const event = await happened(go);
    const { migrate, nothingPushed } = await Promise.all(/* import() */[__webpack_require__.e(921), __webpack_require__.e(355), __webpack_require__.e(882), __webpack_require__.e(506), __webpack_require__.e(69), __webpack_require__.e(777), __webpack_require__.e(438), __webpack_require__.e(513)]).then(__webpack_require__.bind(__webpack_require__, 5513));
    if (event?.name !== 'push')
        return migrate(hub, (0,open_repository.modeInputs)(go, hub), null);
    const { branch, after, sender, message } = event;
    if (branch === null || after === null)
        return nothingPushed();
    return migrate(hub, (0,open_repository.modeInputs)(go, hub), { branch, sender, message });
}
async function guarded(go, open, hub) {
    const { runner, inputs } = go;
    const local = await open.checkout(runner);
    const event = await happened(go);
    const began = runner.event.sha;
    if (!/^[0-9a-f]{40,64}$/.test(began))
        throw new errors/* UserError */.yo('GITHUB_SHA names no commit, expected one. Run this in a workflow.');
    const { guard } = await Promise.all(/* import() */[__webpack_require__.e(921), __webpack_require__.e(355), __webpack_require__.e(882), __webpack_require__.e(506), __webpack_require__.e(69), __webpack_require__.e(589), __webpack_require__.e(777), __webpack_require__.e(560)]).then(__webpack_require__.bind(__webpack_require__, 4560));
    const at = placeOf(event);
    const branch = (await local.current()) ?? at?.branch ?? null;
    const call = {
        branch,
        head: at?.sha ?? began,
        began,
        job: inputs.jobStatus,
        checkpoint: inputs.checkpoint,
    };
    return guard(hub, (0,open_repository.modeInputs)(go, hub), call, local);
}
/** The branch and commit that an event is about: of a pull request its head, never the merge. */
function placeOf(event) {
    if (event === null)
        return null;
    if (event.name === 'push')
        return { branch: event.branch, sha: event.after };
    if (event.name === 'pull_request' || event.name === 'pull_request_target')
        return { branch: event.fork ? null : event.head.ref, sha: event.head.sha };
    return null;
}
/**
 * The event, narrowed; `null`: it leads to nothing.
 * @throws UserError where it is malformed (R09)
 */
async function happened({ runner: { event } }) {
    if (event.problem !== null)
        throw new errors/* UserError */.yo(`What happened cannot be told: ${event.problem}.`);
    const { readEvent } = await Promise.all(/* import() */[__webpack_require__.e(921), __webpack_require__.e(583)]).then(__webpack_require__.bind(__webpack_require__, 1583));
    const read = readEvent(event.name, event.payload);
    if (!read.ok)
        throw new errors/* UserError */.yo(read.problem);
    return read.event.name === 'unsupported' ? null : read.event;
}


/***/ }),

/***/ 4398:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ OBJECT_ID)
/* harmony export */ });
// Ids of git's objects: 40 hex digits of SHA-1, or 64 of SHA-256.
/** A whole object id and nothing else. */
const OBJECT_ID = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;


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
