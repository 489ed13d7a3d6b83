export const id = 980;
export const ids = [980,773,583];
export const modules = {

/***/ 2980:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  settleBehind: () => (/* binding */ settleBehind)
});

// EXTERNAL MODULE: ./node_modules/@actions/core/lib/core.js + 20 modules
var core = __webpack_require__(7644);
// EXTERNAL MODULE: ./lib/action/apply-effects.js
var apply_effects = __webpack_require__(6509);
// EXTERNAL MODULE: ./lib/action/open-repository.js
var open_repository = __webpack_require__(1154);
// EXTERNAL MODULE: ./lib/github/read/webhook-events.js + 1 modules
var webhook_events = __webpack_require__(1583);
// EXTERNAL MODULE: ./lib/model/errors.js
var errors = __webpack_require__(3434);
// EXTERNAL MODULE: ./lib/report/github/reply/in-progress.js
var in_progress = __webpack_require__(7470);
// EXTERNAL MODULE: ./lib/modes/error-result.js
var error_result = __webpack_require__(7246);
// EXTERNAL MODULE: ./lib/modes/mode-context.js + 7 modules
var mode_context = __webpack_require__(2882);
// EXTERNAL MODULE: ./lib/modes/command/apply.js
var apply = __webpack_require__(3130);
// EXTERNAL MODULE: ./lib/modes/command/conversation-state.js
var conversation_state = __webpack_require__(1327);
// EXTERNAL MODULE: ./lib/modes/command/pending-commands.js + 1 modules
var pending_commands = __webpack_require__(1523);
;// CONCATENATED MODULE: ./lib/modes/command/cancelled-job.js
// Cleans up after a cancelled job, so that no command is left with nothing but the sign that it
// was seen (R01).







const TITLE = 'Rekindle: a command that was cut short';
const UNDECIDED = 'This was cut off before anything was decided, and nothing was changed. ' +
    'If it still is what you want, write it once more.';
/**
 * What was accepted stays accepted, and the next run finishes it; for what was only seen, its writer is asked
 * to repeat it.
 * @throws UserError where inputs and config contradict each other
 */
async function settleCut(hub, event, inputs) {
    const desk = (0,mode_context.openDesk)(hub, inputs);
    try {
        const last = desk.config.usable ? await hub.remark(event.comment.id) : null;
        const place = last && (await (0,conversation_state/* placeAt */.BW)(event.issue.number, desk));
        const waiting = last && place ? await (0,pending_commands/* waitingUpTo */.WQ)(last, place, desk) : [];
        const own = waiting.find(({ order }) => order.comment === event.comment.id);
        if (place && own)
            await settleOne(own, place, desk);
        return desk.result(TITLE, { truncated: false, failed: false });
    }
    catch (error) {
        if (!(error instanceof errors/* WorldError */.nM))
            throw error;
        return desk.result(TITLE, { ...(0,error_result.endedBy)(error, desk), failed: false });
    }
}
async function settleOne(waiting, place, desk) {
    const matter = (0,pending_commands/* matterOf */.XN)(waiting.order, place, desk);
    const plan = planOf(waiting, matter);
    if (plan)
        await (0,apply/* end */._N)(plan, matter);
}
/** `null`: nothing was begun. */
function planOf({ order, reactions }, matter) {
    const taken = matter.place.answers.get(order.answer)?.taken ?? null;
    if (taken?.state === 'done')
        return (0,pending_commands/* answered */.oQ)(null, '+1', matter);
    if (taken !== null)
        return (0,pending_commands/* answered */.oQ)((0,in_progress/* cutBody */.ZL)((0,pending_commands/* orderedOf */.LO)(matter)), 'rocket', matter, (0,conversation_state/* takenFields */.jX)(taken) ?? {});
    return reactions.has('eyes') ? (0,pending_commands/* unfit */.Ri)(UNDECIDED, matter) : null;
}

// EXTERNAL MODULE: ./lib/text/escape.js
var text_escape = __webpack_require__(8944);
;// CONCATENATED MODULE: ./lib/action-post.js
// The Action's last step, which also runs when a job is cancelled: finishes what its command left open.







/** Never fails the job: what it cannot do, the next run does. */
async function settleBehind(runner, inputs) {
    const { name, payload, problem } = runner.event;
    const read = problem === null ? (0,webhook_events.readEvent)(name, payload) : null;
    if (inputs.dryRun || !read?.ok || read.event.name !== 'issue_comment')
        return;
    const warn = (message) => core/* warning */.$e((0,text_escape/* linesForTerminal */.Zx)(message));
    const go = { runner, inputs, now: Date.now(), warn };
    try {
        const hub = await (0,open_repository.openGitHub)(go);
        const { effects } = await settleCut(hub, read.event, (0,open_repository.modeInputs)(go, hub));
        await (0,apply_effects/* applyOn */.k)(runner.temp)(effects);
    }
    catch (error) {
        if (!(error instanceof errors/* WorldError */.nM))
            throw error;
        warn(`Where the command stopped could not be said there: ${error.message}`);
    }
}


/***/ }),

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

/***/ 1583:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  readEvent: () => (/* binding */ readEvent)
});

// UNUSED EXPORTS: EVENT_NAMES

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 6 modules
var schemas = __webpack_require__(6921);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/iso.js
var iso = __webpack_require__(4377);
// EXTERNAL MODULE: ./lib/model/object-id.js
var object_id = __webpack_require__(4398);
;// CONCATENATED MODULE: ./lib/github/read/payloads.js
// The parts of GitHub's payloads: each is checked against its schema and turned into our own types.


/** The message of every schema here is what was expected. */
const payloads_text = schemas/* string */.YjP({ error: 'text' });
const named = payloads_text.min(1, { error: 'a name' });
const input = schemas/* union */.KCZ([payloads_text, schemas/* number */.aig(), schemas/* boolean */.zMY()], { error: 'text' }).transform(String);
const yes = schemas/* boolean */.zMY({ error: 'true or false' });
const id = schemas/* int */.Whr({ error: 'a number above zero' }).positive({ error: 'a number above zero' });
const SHA = '40 or 64 hex digits';
const sha = schemas/* string */.YjP({ error: SHA }).regex(object_id/* OBJECT_ID */.S, { error: SHA });
const HEADS = 'refs/heads/';
const branchIn = (ref) => ref.startsWith(HEADS) ? ref.slice(HEADS.length) : null;
/** Git's id of nothing stands for the side of a push that was not there. */
const unlessZero = (commit) => (/^0+$/.test(commit) ? null : commit);
const time = iso/* datetime */.w$({ offset: true, error: 'a time in ISO 8601' });
const object = (shape) => schemas/* object */.Ikc(shape, { error: 'an object' });
const state = schemas/* enum */.k5n(['open', 'closed'], { error: '"open" or "closed"' });
/** They become part of a request's address, so their signs are settled. */
const OWNER = schemas/* string */.YjP({ error: 'a login' }).regex(/^[A-Za-z0-9][\w-]{0,99}$/, { error: 'a login' });
const REPOSITORY_NAME = 'the name of a repository';
const repositoryName = schemas/* string */.YjP({ error: REPOSITORY_NAME })
    .regex(/^(?!\.{1,2}$)[\w.-]{1,100}$/, { error: REPOSITORY_NAME });
const account = object({ login: named, type: named, id });
/** GitHub leaves out, or sets to `null`, who is gone or was never there. */
const somebody = account.nullish().transform((one) => one ?? null);
const repository = object({
    owner: object({ login: OWNER }),
    name: repositoryName,
    id,
    default_branch: named,
    fork: yes,
    archived: yes,
    has_issues: yes,
    private: yes,
}).transform((it) => ({
    owner: it.owner.login,
    name: it.name,
    id: it.id,
    defaultBranch: it.default_branch,
    fork: it.fork,
    archived: it.archived,
    hasIssues: it.has_issues,
    private: it.private,
}));
const side = object({ ref: named, sha });
/** `null`: it was deleted, and so is another than ours. */
const elsewhere = object({ id }).nullable();
const body = payloads_text.nullish().transform((written) => written ?? '');
const issueParts = { number: id, user: somebody, body, pull_request: schemas/* unknown */.L5J().optional() };
function issueFrom({ user, pull_request, ...it }) {
    return { ...it, isPullRequest: pull_request !== undefined && pull_request !== null, author: user };
}
/** Where it is commented on. */
const issue = object({ ...issueParts, state, locked: yes }).transform(issueFrom);
const orNull = (value) => value ?? null;
/** Where it is what happened: some events of old do not say how it stands. */
const briefIssue = object({
    ...issueParts,
    state: state.nullish().transform(orNull),
    locked: yes.nullish().transform(orNull),
}).transform(issueFrom);
const viaApp = object({ id })
    .nullish()
    .transform((app) => app?.id ?? null);
const comment = object({
    id,
    body: payloads_text,
    user: somebody,
    performed_via_github_app: viaApp,
    created_at: time,
    updated_at: time,
}).transform((it) => ({
    id: it.id,
    body: it.body,
    author: it.user,
    viaApp: it.performed_via_github_app,
    createdAt: it.created_at,
    updatedAt: it.updated_at,
}));
const pullRequest = object({
    number: id,
    state,
    merged: yes.nullish(),
    draft: yes,
    locked: yes,
    user: somebody,
    head: object({ ref: named, sha, repo: elsewhere }),
    base: side,
});
/** What kind of thing is at a place of a payload; not what it says. */
function kindAt(payload, path) {
    let at = payload;
    for (const step of path)
        at = typeof at === 'object' && at !== null ? Object.getOwnPropertyDescriptor(at, step)?.value : undefined;
    if (at === undefined)
        return 'nothing';
    if (at === null)
        return 'null';
    if (Array.isArray(at))
        return 'a list';
    return KINDS.get(typeof at) ?? 'something else';
}
const KINDS = new Map([
    ['string', 'a text'],
    ['number', 'a number'],
    ['boolean', 'true or false'],
    ['object', 'an object'],
]);

;// CONCATENATED MODULE: ./lib/github/read/webhook-events.js
// Webhook payloads, narrowed to the events that lead to work; a malformed one is described in words.


/**
 * An event from its name (GITHUB_EVENT_NAME, or a webhook's header) and its payload, JSON of any shape. Never
 * throws: an event that is not ours is `unsupported` (R08), a payload that lacks what is used is a
 * problem that names the field (R09).
 */
function readEvent(name, payload) {
    const schema = new Map(Object.entries(EVENTS)).get(name);
    if (schema === undefined)
        return { ok: true, event: { name: 'unsupported', event: name } };
    const result = schema.safeParse(payload);
    if (result.success)
        return { ok: true, event: result.data };
    const faults = result.error.issues.map(({ path, message }) => {
        const field = path.length === 0 ? 'the whole' : path.map(String).join('.');
        return `${field} (found ${kindAt(payload, path)}, expected ${message})`;
    });
    const shown = faults.slice(0, MOST_SHOWN).join(', ') + (faults.length > MOST_SHOWN ? ', …' : '');
    return {
        ok: false,
        problem: `The payload of ${name} lacks what is used of it, or has it in another shape: ${shown}. ` +
            'Let GitHub send the event itself; where it did, report this with the payload.',
    };
}
const MOST_SHOWN = 3;
const happened = { repository: repository, sender: somebody };
const acted = { ...happened, action: named };
const push = object({
    ...happened,
    ref: named,
    before: sha,
    after: sha,
    forced: yes,
    head_commit: object({ message: payloads_text }).nullish(),
}).transform(({ ref, before, after, head_commit: head, ...rest }) => ({
    name: 'push',
    action: null,
    ...rest,
    ref,
    branch: branchIn(ref),
    before: unlessZero(before),
    after: unlessZero(after),
    message: head?.message ?? null,
}));
const pullRequestOf = (name) => object({ ...acted, pull_request: pullRequest }).transform(({ pull_request: { merged, user, head, ...it }, ...rest }) => ({
    name,
    ...rest,
    ...it,
    merged: merged ?? false,
    author: user,
    head: { ref: head.ref, sha: head.sha },
    fork: head.repo?.id !== rest.repository.id,
}));
const mergeGroup = object({
    ...acted,
    merge_group: object({ head_sha: sha, head_ref: named, base_sha: sha, base_ref: named }),
}).transform(({ merge_group: it, ...rest }) => ({
    name: 'merge_group',
    ...rest,
    head: { ref: it.head_ref, sha: it.head_sha },
    base: { ref: it.base_ref, sha: it.base_sha },
}));
const issueComment = object({ ...acted, issue: issue, comment: comment }).transform((it) => ({
    name: 'issue_comment',
    ...it,
}));
/** What an edit replaced; absent where the body was not touched. */
const changes = object({ body: object({ from: payloads_text.nullable() }).nullish() }).nullish();
const issues = object({ ...acted, issue: briefIssue, changes }).transform(({ changes: before, ...rest }) => ({
    name: 'issues',
    ...rest,
    bodyBefore: before?.body ? (before.body.from ?? '') : null,
}));
const schedule = object({
    schedule: named.nullish(),
    repository: repository.nullish(),
    sender: somebody,
}).transform((it) => ({
    name: 'schedule',
    action: null,
    cron: it.schedule ?? null,
    repository: it.repository ?? null,
    sender: it.sender,
}));
const workflowDispatch = object({
    ...happened,
    ref: named,
    inputs: schemas/* record */.g1P(schemas/* string */.YjP(), input, { error: 'an object' }).nullish(),
}).transform(({ inputs, ...rest }) => ({
    name: 'workflow_dispatch',
    action: null,
    ...rest,
    inputs: new Map(Object.entries(inputs ?? {})),
}));
const repositoryDispatch = object({
    ...acted,
    branch: named,
    client_payload: schemas/* unknown */.L5J().optional(),
}).transform(({ client_payload, ...rest }) => ({
    name: 'repository_dispatch',
    ...rest,
    payload: client_payload,
}));
const checkRun = object({
    ...acted,
    check_run: object({ id: id, head_sha: sha, external_id: body, app: viaApp }),
    requested_action: object({ identifier: named }).nullish(),
}).transform(({ check_run: it, requested_action, ...rest }) => ({
    name: 'check_run',
    ...rest,
    id: it.id,
    sha: it.head_sha,
    externalId: it.external_id,
    app: it.app,
    button: requested_action?.identifier ?? null,
}));
const workflowRun = object({
    ...acted,
    workflow_run: object({
        id: id,
        head_sha: sha,
        head_branch: named.nullable(),
        status: named,
        conclusion: named.nullable(),
        repository: object({ id: id }),
        head_repository: elsewhere,
    }),
}).transform(({ workflow_run: it, ...rest }) => ({
    name: 'workflow_run',
    ...rest,
    id: it.id,
    sha: it.head_sha,
    branch: it.head_branch,
    status: it.status,
    conclusion: it.conclusion,
    fork: it.head_repository?.id !== it.repository.id,
}));
const EVENTS = {
    push,
    pull_request: pullRequestOf('pull_request'),
    pull_request_target: pullRequestOf('pull_request_target'),
    merge_group: mergeGroup,
    issue_comment: issueComment,
    issues,
    schedule,
    workflow_dispatch: workflowDispatch,
    repository_dispatch: repositoryDispatch,
    check_run: checkRun,
    workflow_run: workflowRun,
};
/** Names of the events that something follows from. */
const EVENT_NAMES = Object.keys(EVENTS);


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


/***/ }),

/***/ 4377:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w$: () => (/* binding */ datetime)
/* harmony export */ });
/* unused harmony exports date, time, duration */
/* harmony import */ var _core_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3759);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6921);



function datetime(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* ._isoDateTime */ .G1(_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .ZodISODateTime */ .You, params);
}
function date(params) {
    return core._isoDate(ZodISODate, params);
}
function time(params) {
    return core._isoTime(ZodISOTime, params);
}
function duration(params) {
    return core._isoDuration(ZodISODuration, params);
}


/***/ })

};
