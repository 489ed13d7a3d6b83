export const id = 583;
export const ids = [583];
export const modules = {

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
