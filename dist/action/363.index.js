export const id = 363;
export const ids = [363];
export const modules = {

/***/ 6363:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openHub: () => (/* binding */ openHub)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/model/errors.js
var model_errors = __webpack_require__(3434);
// EXTERNAL MODULE: ./node_modules/@octokit/plugin-retry/dist-bundle/index.js
var dist_bundle = __webpack_require__(9735);
// EXTERNAL MODULE: ./node_modules/@octokit/plugin-throttling/dist-bundle/index.js
var plugin_throttling_dist_bundle = __webpack_require__(6856);
// EXTERNAL MODULE: ./node_modules/@octokit/rest/dist-src/index.js + 21 modules
var dist_src = __webpack_require__(9988);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 6 modules
var schemas = __webpack_require__(6921);
// EXTERNAL MODULE: ./lib/model/version.js
var version = __webpack_require__(3341);
;// CONCATENATED MODULE: ./lib/github/client/api-errors.js
// What GitHub's error responses mean: status, words and headers as one table, read in one place.

/**
 * The first row that fits counts. Source: GitHub's REST documentation, "Troubleshooting the REST API", "Rate
 * limits for the REST API" and the status tables of each operation; the words are what the API answers.
 */
const ROWS = [
    { status: [401], refused: 'token' },
    {
        status: [403, 429],
        says: /secondary rate|rate limit exceeded|abuse detection/i,
        refused: 'rate-limited',
    },
    { status: [429], refused: 'rate-limited' },
    {
        status: [403],
        says: /not permitted to create or approve pull requests/i,
        refused: 'actions-pull-requests',
    },
    { status: [403, 404, 422], says: /without `?workflows?`? (?:permission|scope)/i, refused: 'workflows' },
    { status: [403], says: /archived/i, refused: 'archived' },
    { status: [403], says: /\blocked\b/i, refused: 'locked' },
    {
        status: [403, 409, 422],
        says: /rule violations|protected branch|through a pull request/i,
        refused: 'protected',
    },
    { status: [403], says: /blocked/i, refused: 'blocked' },
    { status: [403], refused: 'permission' },
    { status: [404], refused: 'absent' },
    { status: [410], refused: 'gone' },
    { status: [451], refused: 'blocked' },
    { status: [409], refused: 'conflict' },
    { status: [422], says: /already exists|already_exists/i, refused: 'exists' },
    { status: [422], says: /no commits between/i, refused: 'nothing-between' },
    { status: [400, 413, 422], refused: 'rejected' },
];
/** A failed request as an error of the house. `what`: what was tried, `POST /repos/…`. */
function worldError(what, failure, cause) {
    const { status, message, details, headers, answered } = failure;
    if (!answered)
        return new model_errors/* WorldError */.nM('lost', `${what}: no answer came (${message}). Try again.`, null, cause);
    const said = `${message} ${details}`;
    const spent = (status === 403 || status === 429) && headers['x-ratelimit-remaining'] === '0';
    const row = ROWS.find((one) => one.status.includes(status) && (one.says?.test(said) ?? true));
    const refused = spent ? 'rate-limited' : (row?.refused ?? 'lost');
    const needs = refused === 'permission' ? neededBy(headers) : null;
    const lacking = needs === null ? '' : ` The token needs ${needs}.`;
    return new model_errors/* WorldError */.nM(refused, `${what}: GitHub answered ${status}, ${first(message)}.${lacking}`, needs, cause, refused === 'rate-limited' && !spent ? secondsIn(headers) : null);
}
/** Where GitHub does not say how long, it asks for a minute. */
const A_MINUTE = 60;
function secondsIn(headers) {
    const after = Number(headers['retry-after'] ?? A_MINUTE);
    return Number.isFinite(after) && after >= 0 ? after : A_MINUTE;
}
/** `issues=write; pull_requests=write` → `issues: write or pull-requests: write`. */
function neededBy(headers) {
    const accepted = headers['x-accepted-github-permissions'];
    if (typeof accepted !== 'string' || accepted === '')
        return null;
    const ways = accepted.split(';').map((way) => way
        .split(',')
        .map((one) => one.trim().replaceAll('_', '-').replace('=', ': '))
        .join(' and '));
    return ways.join(' or ');
}
/** The first sentence, without its end and without what GitHub adds about its documentation. */
function first(message) {
    const [line = ''] = message.split('\n');
    const clean = line.replace(/ - https?:\/\/\S+$/, '').replace(/[.\s]+$/, '');
    return JSON.stringify(clean.slice(0, 200));
}
/** What a request threw as an error of the house; what is not one of GitHub's refusals stays as it is. */
function asWorldError(error, what) {
    if (error instanceof model_errors/* WorldError */.nM)
        return error;
    const failure = failureOf(error);
    return failure === null ? error : worldError(what, failure, error);
}
/** What Octokit throws where a request failed; `null` for any other error. */
function failureOf(error) {
    if (!(error instanceof Error) || !('status' in error) || typeof error.status !== 'number')
        return null;
    const response = 'response' in error ? error.response : undefined;
    if (typeof response !== 'object' || response === null)
        return { status: error.status, message: error.message, headers: {}, details: '', answered: false };
    const given = 'headers' in response ? response.headers : null;
    const headers = typeof given === 'object' && given !== null ? { ...given } : {};
    const data = 'data' in response ? response.data : null;
    const details = typeof data === 'object' && data !== null && 'errors' in data ? data.errors : '';
    return {
        status: error.status,
        message: error.message,
        headers,
        details: JSON.stringify(details ?? ''),
        answered: true,
    };
}

;// CONCATENATED MODULE: ./lib/github/client/client.js
// The one client of GitHub's API: throttled and retried by octokit's own plug-ins, counted and limited by us.







/** The longest that a limit is waited for, once, in seconds; what lasts longer ends the work. */
const LONGEST_WAIT = 60;
const Paced = dist_src/* Octokit */.E.plugin(dist_bundle/* retry */.L, plugin_throttling_dist_bundle/* throttling */.A);
/** Answers keep their shape for one version of the API. */
const HEADERS = { 'x-github-api-version': '2022-11-28' };
const QUIET = { debug: () => { }, info: () => { }, warn: () => { }, error: () => { } };
function createClient(options) {
    const { baseUrl, second = 1000 } = options;
    const spent = { reads: 0, writes: 0, queries: 0, told: null };
    const octokit = octokitFor(options, spent, options.queues ?? {});
    // The plug-in takes every query for a write, one a second: those that only read have queues of their own.
    const asking = octokitFor(options, spent, unpaced());
    return {
        rest: octokit.rest,
        request: octokit.request,
        all: octokit.paginate,
        async query(query, variables, read, reads) {
            const asked = { method: 'POST', url: graphqlOf(baseUrl), query, variables };
            const { data } = await (isQuestion(asked) ? asking : octokit).request(asked);
            return read(readAnswer(data, reads));
        },
        pause: (seconds) => pause(seconds * second),
        spent: () => ({ reads: spent.reads, writes: spent.writes, queries: spent.queries }),
        told: () => spent.told,
    };
}
function octokitFor({ token, signing, baseUrl, budget, second = 1000 }, spent, queues) {
    const octokit = new Paced({
        ...(signing === undefined ? { auth: token } : { authStrategy: () => signing }),
        baseUrl,
        userAgent: `rekindle/${version/* VERSION */.x}`,
        log: QUIET,
        request: { fetch: counting(spent) },
        retry: { retries: 2, retryAfterBaseValue: second },
        throttle: {
            retryAfterBaseValue: second,
            fallbackSecondaryRateRetryAfter: LONGEST_WAIT,
            onRateLimit: waitsOnce,
            onSecondaryRateLimit: waitsOnce,
            ...queues,
        },
    });
    octokit.hook.before('request', (options) => {
        options.headers = { ...HEADERS, ...options.headers };
        if (isRead(options.method) || isQuestion(options))
            return;
        // A write whose answer was lost may have taken effect: the caller looks for its key first.
        options.request = { ...options.request, retries: 0 };
        if (!isQuery(options.url) && spent.writes >= budget)
            throw new model_errors/* WorldError */.nM('budget', `The limit of ${budget} writing requests is reached.`);
    });
    octokit.hook.error('request', (error, { method, url }) => {
        throw asWorldError(error, `${method} ${url}`);
    });
    octokit.hook.wrap('request', async (request, options) => {
        try {
            return await request(options);
        }
        catch (error) {
            if (!isToConfirm(error, options))
                throw error;
            await pause(second);
            return request(options);
        }
    });
    return octokit;
}
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
/** Answers that are not trusted at once, because GitHub's replicas may disagree for a moment. */
const CONFIRMED = new Set(['permission', 'conflict', 'gone', 'rejected', 'blocked']);
/** Requests for which 404 is an ordinary answer; all others are asked once more. */
const MAY_BE_ABSENT = /\/git\/ref\/|\/labels\/|\/actions\/runs\/|\/contents\//;
/** A read is repeated once before a refusal counts. */
function isToConfirm(error, options) {
    if (!(error instanceof model_errors/* WorldError */.nM) || !(isRead(options.method) || isQuestion(options)))
        return false;
    const sure = 'sure' in (options.request ?? {}) || !MAY_BE_ABSENT.test(options.url);
    return CONFIRMED.has(error.refused) || (error.refused === 'absent' && sure);
}
/** For a request whose 404 would decide something. */
const SURELY = { request: { sure: true } };
/**
 * A rate limit is waited for once, and only if it is short, because a sleeping job costs money. A write is
 * not repeated here: the caller first checks whether it took effect.
 */
function waitsOnce(after, asked, _, repeated) {
    const { method, url, query } = { method: '', url: '', query: undefined, ...asked };
    return repeated === 0 && after <= LONGEST_WAIT && (isRead(method) || isQuestion({ url, query }));
}
function counting(spent) {
    return async (input, init) => {
        const url = input instanceof Request ? input.url : input.toString();
        if (isRead(init?.method ?? 'GET'))
            spent.reads += 1;
        else if (isQuery(url))
            spent.queries += 1;
        else
            spent.writes += 1;
        const answer = await fetch(input, init);
        const told = Date.parse(answer.headers.get('date') ?? '');
        if (Number.isFinite(told))
            spent.told = told;
        return answer;
    };
}
/** GHES keeps GraphQL beside its REST API, not below it. */
function graphqlOf(baseUrl) {
    return `${baseUrl.replace(/\/$/, '').replace(/\/api\/v3$/, '/api')}/graphql`;
}
const isRead = (method) => method === 'GET' || method === 'HEAD';
const isQuery = (url) => url.endsWith('/graphql');
/** A query that only reads: asked again, it does nothing twice. */
const isQuestion = ({ url, ...asked }) => isQuery(url) && typeof asked.query === 'string' && !/^\s*mutation\b/.test(asked.query);
/** All that the plug-in asks of a queue: the one of a client, and a place in it. */
const UNPACED = { key: () => UNPACED, schedule: async (_, ask) => ask() };
const areQueues = (made) => Object.values(made).every((one) => one === UNPACED);
function unpaced() {
    const queues = { write: UNPACED, notifications: UNPACED };
    (0,model_errors/* assert */.vA)(areQueues(queues), 'both queues are the same one');
    return queues;
}
// GraphQL's answer: data, or errors beside it, which are never passed over.
/** A question that is not understood has errors alone. */
const ANSWER = schemas/* object */.Ikc({
    data: schemas/* unknown */.L5J().optional(),
    errors: schemas/* array */.YOg(schemas/* object */.Ikc({ message: schemas/* string */.YjP(), type: schemas/* string */.YjP().optional() })).optional(),
})
    .refine(({ data, errors = [] }) => data !== undefined || errors.length > 0);
/** GitHub's types of GraphQL errors, as its API answers them. */
const TYPES = new Map([
    ['NOT_FOUND', 'absent'],
    ['FORBIDDEN', 'permission'],
    ['INSUFFICIENT_SCOPES', 'permission'],
    ['RATE_LIMITED', 'rate-limited'],
    ['STALE_DATA', 'conflict'],
    ['UNPROCESSABLE', 'rejected'],
]);
/** The messages by which a lost race and a protected branch differ from other rejections. */
const WORDS = [
    [/rule violations|protected branch|through a pull request/i, 'protected'],
    [/without `?workflows?`? (?:permission|scope)/i, 'workflows'],
    [/beforeOid|expected .*(?:oid|to point)|is at .* but expected|stale|fast.?forward/i, 'conflict'],
    [/not accessible by/i, 'permission'],
];
/** What a server says that does not know a field or a type; beside it other errors follow from that. */
const UNKNOWN = /doesn't exist on type|isn't a defined input type/;
/**
 * The data of an answer without errors. `absent: 'null'` passes over errors that say that a thing is not
 * there: single things are then `null` in the data.
 * @throws WorldError: any other partial data is as good as none
 */
function readAnswer(body, { absent = 'error' } = {}) {
    const read = ANSWER.safeParse(body);
    if (!read.success)
        throw new model_errors/* WorldError */.nM('lost', 'GraphQL: what came back is no answer. Try again.');
    const errors = read.data.errors ?? [];
    const failures = absent === 'null' ? errors.filter(({ type }) => type !== 'NOT_FOUND') : errors;
    const unknown = failures.find(({ message }) => UNKNOWN.test(message));
    const error = unknown ?? failures[0];
    if (error === undefined)
        return read.data.data;
    const byWords = unknown ? 'unsupported' : WORDS.find(([says]) => says.test(error.message))?.[1];
    const refused = byWords ?? TYPES.get(error.type ?? '') ?? 'rejected';
    throw new model_errors/* WorldError */.nM(refused, `GraphQL: GitHub answered ${JSON.stringify(error.message.slice(0, 200))}.`);
}

;// CONCATENATED MODULE: ./lib/github/effect-context.js
/** Whether something was written by us. Logins are compared without regard to case, as GitHub does. */
function isOurs(user, ground) {
    const login = user?.login?.toLowerCase();
    return (login !== undefined && [ground.account, ...ground.trusted].some((one) => one.toLowerCase() === login));
}
/** The parameters that nearly every route takes. */
const at = ({ owner, repo }) => ({
    owner,
    repo,
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/iso.js
var iso = __webpack_require__(4377);
// EXTERNAL MODULE: ./lib/model/time-units.js
var time_units = __webpack_require__(1218);
;// CONCATENATED MODULE: ./lib/github/read/optional-facts.js
// Facts that GitHub may refuse to give; where it did, the words that say so.


/** These end the work, whatever was asked: nothing that follows would be answered either. */
const FINAL = new Set(['token', 'rate-limited', 'budget']);
/**
 * Why something is not known, as a note. `needs` is what a token must have for it, where GitHub does not say.
 * @throws the error itself where it is no refusal, or one that ends the work: no token, a limit
 */
function whyNot(what, needs, error) {
    if (!(error instanceof model_errors/* WorldError */.nM) || FINAL.has(error.refused))
        throw error;
    const unsaid = error.refused === 'permission' && error.needs === null;
    return `${what}: not known. ${error.message}${unsaid ? ` The token needs ${needs}.` : ''}`;
}
/** What a look-up gives, or a note in its place. @throws WorldError as `whyNot` does */
async function learn(what, needs, ask) {
    try {
        return await ask();
    }
    catch (error) {
        return { value: 'unavailable', notes: [whyNot(what, needs, error)] };
    }
}
/** Narrows an answer. @throws WorldError `lost` where it is not as GitHub describes it */
function narrowed(schema, what) {
    return (data) => {
        const read = schema.safeParse(data);
        if (read.success)
            return read.data;
        const [issue] = read.error.issues;
        const place = issue === undefined || issue.path.length === 0 ? 'the whole' : issue.path.join('.');
        const found = `found another shape at ${place} than GitHub describes`;
        throw new model_errors/* WorldError */.nM('lost', `${what}: ${found}. Try again.`, null, read.error);
    };
}
/** A page of a GraphQL connection; `null` for nodes that may not be seen. */
const pageOf = (node) => schemas/* object */.Ikc({
    nodes: schemas/* array */.YOg(node.nullable()).nullable(),
    pageInfo: schemas/* object */.Ikc({ hasNextPage: schemas/* boolean */.zMY(), endCursor: schemas/* string */.YjP().nullable() }),
})
    .transform(({ nodes, pageInfo }) => ({
    nodes: (nodes ?? []).filter((one) => one !== null),
    /** Where the next page begins; `null`: this is the last one. */
    next: pageInfo.hasNextPage ? pageInfo.endCursor : null,
}));

;// CONCATENATED MODULE: ./lib/github/read/active-workflow-runs.js
// The commits that a workflow run of GitHub Actions works on right now: an agent that runs there is alive.




/**
 * GitHub's words for runs that are about to do something, and for how long that is believed (GitHub's
 * documentation, "Actions limits"): a job is dropped after a day in the queue, and ended after five days on
 * any runner. One that is `waiting` is held up by a person.
 */
const LONGEST = new Map([
    ['queued', 24 * time_units/* HOUR */.dp],
    ['in_progress', 5 * 24 * time_units/* HOUR */.dp],
]);
const ROUTE = 'GET /repos/{owner}/{repo}/actions/runs';
const time = iso/* datetime */.w$({ offset: true });
const run = schemas/* object */.Ikc({
    id: schemas/* number */.aig(),
    head_sha: schemas/* string */.YjP(),
    status: schemas/* string */.YjP().nullable(),
    created_at: time,
    /** Of the last attempt; older servers do not say. */
    run_started_at: time.nullish(),
});
const active_workflow_runs_ANSWER = schemas/* object */.Ikc({ total_count: schemas/* number */.aig(), workflow_runs: schemas/* array */.YOg(run) });
/** The longest that a job takes on GitHub's own runners, in ms. */
const LONGEST_JOB = 6 * time_units/* HOUR */.dp;
/**
 * How many runs that are in progress for longer than that are asked for their jobs, the newest first: few
 * last so long, and of one that was not asked nothing is said.
 */
const ASKED = 5;
const JOBS = 'GET /repos/{owner}/{repo}/actions/runs/{run_id}/jobs';
const job = schemas/* object */.Ikc({
    status: schemas/* string */.YjP(),
    started_at: time.nullish(),
    labels: schemas/* array */.YOg(schemas/* string */.YjP()),
    runner_group_name: schemas/* string */.YjP().nullish(),
});
const JOBS_ANSWER = schemas/* object */.Ikc({ total_count: schemas/* number */.aig(), jobs: schemas/* array */.YOg(job) });
/**
 * The heads of runs that are in progress or queued, among the newest hundred (of a single head, where one is
 * asked about): one request. Those that are so for longer than any job can be are told apart. A note says so
 * where older ones may still be going on: where these hundred were all made within the time that a job may
 * take, or the oldest of them goes on.
 * @throws WorldError for what ends the work
 */
function liveHeads({ without, head, now }, ground) {
    return learn('Which workflow runs are going on', 'actions: read', async () => {
        const of = head === undefined ? {} : { head_sha: head };
        const { data } = await ground.client.request(ROUTE, { ...at(ground), per_page: 100, ...of });
        const { total_count: total, workflow_runs: runs } = narrowed(active_workflow_runs_ANSWER, ROUTE)(data);
        const others = runs.filter(({ id }) => !without.includes(id));
        const going = others.filter((one) => standingOf(one, now) === 'live');
        const long = going.filter((one) => one.status === 'in_progress' && isOver(sinceOf(one), now));
        const lost = await lostAmong(long.slice(0, ASKED), now, ground);
        const live = going.filter(({ id }) => !lost.has(id)).map(({ head_sha: sha }) => sha);
        const overdue = others
            .filter((one) => lost.has(one.id) || standingOf(one, now) === 'overdue')
            .toReversed();
        const more = total > runs.length && mayHideMore(runs, now);
        const notes = more ? [`Only the newest ${runs.length} of ${total} workflow runs were looked at.`] : [];
        const told = overdue.map((one) => [one.head_sha, lost.get(one.id) ?? overdueOf(one)]);
        return { value: { live: new Set(live), overdue: new Map(told) }, notes };
    });
}
const sinceOf = (one) => one.run_started_at ?? one.created_at;
const overdueOf = (one) => ({
    run: one.id,
    status: one.status === 'queued' ? 'queued' : 'in_progress',
    since: sinceOf(one),
});
function standingOf(one, now) {
    const longest = LONGEST.get(one.status);
    if (longest === undefined)
        return 'over';
    return now - Date.parse(sinceOf(one)) > longest ? 'overdue' : 'live';
}
/** GitHub gives a job that it ends some minutes to put things away ("Canceling a workflow run"). */
const TO_END = time_units/* HOUR */.dp / 4;
const isOver = (since, now) => now - Date.parse(since) > LONGEST_JOB + TO_END;
/** Of runs that may go on, those in which every job that is left was lost, each with the oldest of these. */
async function lostAmong(runs, now, ground) {
    const lost = new Map();
    for (const { id } of runs) {
        const { value } = await learn(`Which jobs of run ${id} go on`, 'actions: read', async () => {
            const { data } = await ground.client.request(JOBS, { ...at(ground), run_id: id, per_page: 100 });
            const { total_count: total, jobs } = narrowed(JOBS_ANSWER, JOBS)(data);
            return { value: total > jobs.length ? null : lostSince(jobs, now), notes: [] };
        });
        if (value !== 'unavailable' && value !== null)
            lost.set(id, { run: id, status: 'hosted-job', since: value });
    }
    return lost;
}
/**
 * Since when the oldest job is in progress, where each that is not over runs on GitHub's own runners for
 * longer than one can; `null`: one of them may be at work, or comes next.
 */
function lostSince(jobs, now) {
    const open = jobs.filter(({ status }) => status !== 'completed');
    const since = open.flatMap((one) => (one.started_at && isLost(one, now) ? [one.started_at] : []));
    return open.length > 0 && since.length === open.length ? (since.toSorted()[0] ?? null) : null;
}
/** The labels of GitHub's runners, whose group has this name; one's own runner may have the same label. */
const HOSTED = /^(?:ubuntu|windows|macos)-[\w.-]+$/i;
const HOSTED_GROUP = 'GitHub Actions';
function isLost({ status, started_at: since, labels, runner_group_name: group }, now) {
    const hosted = labels.length > 0 && labels.every((label) => HOSTED.test(label));
    return (status === 'in_progress' && hosted && (group ?? HOSTED_GROUP) === HOSTED_GROUP && isOver(since ?? '', now));
}
function mayHideMore(runs, now) {
    const times = runs.map((one) => Date.parse(one.created_at));
    const oldest = runs.at(-1);
    if (oldest === undefined || standingOf(oldest, now) === 'live')
        return true;
    return Math.max(...times) - Math.min(...times) < LONGEST_JOB;
}

;// CONCATENATED MODULE: ./lib/github/read/actors.js
// Accounts as GraphQL names them, turned into REST's names: a bot's login ends with `[bot]`.

/** Who wrote something; `null`: the account is gone. GraphQL leaves a bot's `[bot]` out. */
const author = schemas/* object */.Ikc({ type: schemas/* string */.YjP(), login: schemas/* string */.YjP() })
    .nullable()
    .transform((one) => one && { ...one, login: withSuffix(one.login, one.type === 'Bot') });
/** The same with the id that REST gives; GraphQL asks for it by `ACCOUNT`. */
const account = schemas/* object */.Ikc({ type: schemas/* string */.YjP(), login: schemas/* string */.YjP(), databaseId: schemas/* number */.aig().nullish() })
    .nullable()
    .transform((one) => {
    if (one === null || one.databaseId === undefined || one.databaseId === null)
        return null;
    return { type: one.type, login: withSuffix(one.login, one.type === 'Bot'), id: one.databaseId };
});
/** An account as REST gives it; `null`: it is gone. */
function accountOf(user) {
    if (user?.login === undefined || user.id === undefined)
        return null;
    return { login: user.login, type: user.type ?? 'User', id: Number(user.id) };
}
/**
 * Whose token this is. Of a token of Actions or of an App GitHub says `NAME[bot]` here; were the ending
 * missing, the node id would still tell a bot: `BOT_…`, or of old accounts `NN:Bot…` in Base64.
 */
const viewer = schemas/* object */.Ikc({ id: schemas/* string */.YjP(), login: schemas/* string */.YjP().min(1) })
    .transform(({ id, login }) => withSuffix(login, isBot(id)));
const isBot = (id) => id.startsWith('BOT_') || /^\d+:Bot\d/.test(Buffer.from(id, 'base64').toString('latin1'));
const SUFFIX = '[bot]';
const withSuffix = (login, bot) => bot && !login.endsWith(SUFFIX) ? `${login}${SUFFIX}` : login;

// EXTERNAL MODULE: ./lib/model/github/duplicates.js
var duplicates = __webpack_require__(9427);
// EXTERNAL MODULE: ./lib/text/comment-marker.js
var comment_marker = __webpack_require__(8549);
;// CONCATENATED MODULE: ./lib/github/read/issues.js
// Our issues, found by their markers among all that our accounts opened; and those that were emptied.





/** Open and closed, the oldest first. One request a hundred issues of each account that is ours. */
async function ownIssues(ground) {
    const found = [];
    for (const creator of new Set([ground.account, ...ground.trusted]))
        for (const issue of await issuesBy(creator, ground)) {
            const body = issue.body ?? '';
            const key = (0,comment_marker/* readMarker */.t7)(body)?.key ?? null;
            if (issue.pull_request || !isOurs(issue.user, ground))
                continue;
            if (key === null && !(0,duplicates/* isBlank */.z3)(body))
                continue;
            found.push({
                key,
                url: issue.html_url,
                number: issue.number,
                isPullRequest: false,
                open: issue.state === 'open',
                merged: false,
                locked: issue.locked,
                title: issue.title,
                body,
                author: accountOf(issue.user),
                labels: labelsIn(issue.labels),
                updatedAt: issue.updated_at,
                head: null,
            });
        }
    return found.toSorted((a, b) => a.number - b.number);
}
/** The names of labels, which REST gives in two shapes. */
const labelsIn = (labels) => labels.flatMap((label) => (typeof label === 'string' ? label : (label.name ?? [])));
async function issuesBy(creator, ground) {
    try {
        return await ground.client.all(ground.client.rest.issues.listForRepo, {
            ...at(ground),
            creator,
            state: 'all',
            sort: 'created',
            direction: 'asc',
            per_page: 100,
        });
    }
    catch (error) {
        // An account that is trusted and not there (any more) opened nothing.
        const nobody = error instanceof model_errors/* WorldError */.nM && error.refused === 'rejected' && creator !== ground.account;
        if (nobody)
            return [];
        throw error;
    }
}

;// CONCATENATED MODULE: ./lib/github/read/conversations.js
// Issues, pull requests and their comments, fetched one by one when they are needed.




/** One request, of a pull request two. `null`: it was deleted, or it is in another repository now. */
function conversationAt(number, ground) {
    return orNull(async () => {
        const { data } = await ground.client.rest.issues.get({ ...at(ground), issue_number: number });
        // One that was transferred is answered from where it is now.
        if (data.number !== number || !isHere(data.repository_url, ground))
            return null;
        const pull = data.pull_request ? await pullAt(number, ground) : null;
        return {
            number,
            isPullRequest: pull !== null,
            open: data.state === 'open',
            merged: pull?.merged ?? false,
            locked: data.locked,
            title: data.title,
            body: data.body ?? '',
            author: accountOf(data.user),
            labels: labelsIn(data.labels),
            updatedAt: data.updated_at,
            head: pull?.head ?? null,
        };
    });
}
const isHere = (url, { owner, repo }) => url.toLowerCase().endsWith(`/repos/${owner}/${repo}`.toLowerCase());
async function pullAt(number, ground) {
    const { data } = await ground.client.rest.pulls.get({ ...at(ground), pull_number: number });
    const { head, base, merged } = data;
    // The repository of a head may be gone: then it was a fork's.
    const fork = head.repo?.id !== base.repo.id;
    return { merged, head: { branch: head.ref, sha: head.sha, fork } };
}
/** An open pull request of a list. */
function conversationOf(pull) {
    const { number, locked, title, body, author, labels, updatedAt, branch, head: sha, fork } = pull;
    return {
        number,
        isPullRequest: true,
        open: true,
        merged: false,
        locked,
        title,
        body,
        author,
        labels,
        updatedAt,
        head: { branch, sha, fork },
    };
}
/** All of them, the oldest first. One request a hundred. @throws WorldError also where it is gone */
async function remarksUnder(issue, ground) {
    const all = await ground.client.all(ground.client.rest.issues.listComments, {
        ...at(ground),
        issue_number: issue,
        per_page: 100,
    });
    return all.map((one) => remarkOf(one, ground)).toSorted((a, b) => a.id - b.id);
}
function remarkAt(id, ground) {
    return orNull(async () => {
        const { data } = await ground.client.rest.issues.getComment({ ...at(ground), comment_id: id });
        return remarkOf(data, ground);
    });
}
const remarkOf = (told, ground) => ({
    id: Number(told.id),
    nodeId: told.node_id,
    body: told.body ?? '',
    author: accountOf(told.user),
    ours: isOurs(told.user, ground),
    createdAt: told.created_at,
    updatedAt: told.updated_at,
    viaApp: Boolean(told.performed_via_github_app),
});
const conversations_WORDS = ['eyes', 'rocket', '+1', '-1', 'confused'];
/** Our own reactions under a comment; none where it is gone. */
async function reactionsUnder(id, ground) {
    const all = await orNull(() => ground.client.all(ground.client.rest.reactions.listForIssueComment, {
        ...at(ground),
        comment_id: id,
        per_page: 100,
    }));
    const mine = new Set((all ?? []).filter(({ user }) => isOurs(user, ground)).map((one) => one.content));
    return new Set(conversations_WORDS.filter((word) => mine.has(word)));
}
async function orNull(ask) {
    try {
        return await ask();
    }
    catch (error) {
        if (error instanceof model_errors/* WorldError */.nM && ['absent', 'gone'].includes(error.refused))
            return null;
        throw error;
    }
}

;// CONCATENATED MODULE: ./lib/github/read/queries.js
// All GraphQL queries; values are passed as variables, never as part of a query.
/** A blob's content; `text` is null for binary data, and cut after 512,000 bytes. */
const CONTENT = `fragment Content on Blob { oid byteSize isBinary isTruncated text }`;
/**
 * The start of a run: who we are, and what the repository is. The config is asked for by the tree of the
 * default branch's head, so that a link or a folder in its place is seen as such.
 */
const OPENING = `query Opening($owner: String!, $name: String!, $config: String!) {
  viewer { id login }
  repository(owner: $owner, name: $name) {
    id nameWithOwner url visibility isArchived isDisabled isFork hasIssuesEnabled
    keeper: object(expression: "refs/rekindle/keeper") { oid ... on Commit { message committedDate } }
    defaultBranchRef {
      name
      target { oid ... on Commit { file(path: $config) { mode oid object { ...Content } } } }
    }
  }
}
${CONTENT}`;
/** Open pull requests of all branches, the oldest first. */
const PULLS = `query Pulls($owner: String!, $name: String!, $after: String) {
  repository(owner: $owner, name: $name) {
    pullRequests(states: [OPEN], first: 100, after: $after, orderBy: { field: CREATED_AT, direction: ASC }) {
      pageInfo { hasNextPage endCursor }
      nodes {
        id number title body locked updatedAt headRefName headRefOid baseRefName isCrossRepository isDraft
        author {
          type: __typename login
          ... on User { databaseId } ... on Bot { databaseId } ... on Organization { databaseId }
          ... on Mannequin { databaseId }
        }
        labels(first: 100) { nodes { name } }
      }
    }
  }
}`;
/** Comments by their node ids; what is gone is null, beside an error that says so. */
const COMMENTS = `query Comments($ids: [ID!]!) {
  nodes(ids: $ids) {
    ... on IssueComment { id fullDatabaseId body url createdAt isMinimized author { type: __typename login } }
  }
}`;
const each = (count, write, between = ' ') => Array.from({ length: count }, (_, index) => write(index)).join(between);
/** Objects of the repository by their ids: `$id0` … give `o0` …, null for what is not there. */
const objectsQuery = (name, count, fields) => `query ${name}($owner: String!, $name: String!, ${each(count, (i) => `$id${i}: GitObjectID!`, ', ')}) {
  repository(owner: $owner, name: $name) {
    ${each(count, (i) => `o${i}: object(oid: $id${i}) { ${fields} }`, '\n    ')}
  }
}`;
/** The content of blobs. */
const blobsQuery = (count) => `${objectsQuery('Blobs', count, '...Content')}\n${CONTENT}`;
/** The names in folders. */
const treesQuery = (count) => objectsQuery('Trees', count, '... on Tree { entries { name mode oid } }');
/** The variables of a query for objects by their ids. */
const idsOf = (ids) => Object.fromEntries(ids.map((id, index) => [`id${index}`, id]));
/** What is asked of each commit beside who made it when, by the kind of the question. */
const MORE = {
    versions: (path) => `file(path: ${path}) { mode oid }`,
    changes: () => '',
    commits: () => 'tree { oid } parents(first: 1) { nodes { tree { oid } } }',
};
/** Several lines of the past of one commit: the asked ones give `h0` …. */
function pastQuery(asked) {
    const variables = asked.flatMap(({ path, since, after }, i) => [
        ...(path === '' ? [] : [`$path${i}: String!`]),
        ...(since === null ? [] : [`$since${i}: GitTimestamp!`]),
        ...(after === null ? [] : [`$after${i}: String!`]),
    ]);
    const lines = asked.map(({ kind, path, since, after, first }, i) => {
        const bounds = [
            `first: ${first}`,
            ...(path === '' ? [] : [`path: $path${i}`]),
            ...(since === null ? [] : [`since: $since${i}`]),
            ...(after === null ? [] : [`after: $after${i}`]),
        ].join(', ');
        const nodes = `nodes { ...Made ${MORE[kind](`$path${i}`)} }`;
        return `h${i}: history(${bounds}) { pageInfo { hasNextPage endCursor } ${nodes} }`;
    });
    return `query Past($owner: String!, $name: String!, $commit: GitObjectID!, ${variables.join(', ')}) {
  repository(owner: $owner, name: $name) {
    object(oid: $commit) { ... on Commit {
      ${lines.join('\n      ')}
    } }
  }
}
fragment Made on Commit {
  oid committedDate message
  author { name email }
  parents(first: 1) { totalCount nodes { oid } }
}`;
}
/** The variables of the same question. */
const pastVariables = (asked) => Object.fromEntries(asked.flatMap(({ path, since, after }, i) => [
    ...(path === '' ? [] : [[`path${i}`, path]]),
    ...(since === null ? [] : [[`since${i}`, since]]),
    ...(after === null ? [] : [[`after${i}`, after]]),
]));

;// CONCATENATED MODULE: ./lib/github/read/pulls.js
// Open pull requests of all branches, and comments by their node ids, in as few requests as possible.





/** At most this many pages of a hundred pull requests. */
const MOST_PAGES = 20;
const pull = schemas/* object */.Ikc({
    id: schemas/* string */.YjP(),
    number: schemas/* int */.Whr().positive(),
    headRefName: schemas/* string */.YjP(),
    headRefOid: schemas/* string */.YjP(),
    baseRefName: schemas/* string */.YjP(),
    isCrossRepository: schemas/* boolean */.zMY(),
    isDraft: schemas/* boolean */.zMY(),
    title: schemas/* string */.YjP(),
    body: schemas/* string */.YjP(),
    locked: schemas/* boolean */.zMY(),
    updatedAt: schemas/* string */.YjP(),
    author: account,
    labels: schemas/* object */.Ikc({ nodes: schemas/* array */.YOg(schemas/* object */.Ikc({ name: schemas/* string */.YjP() }).nullable()).nullable() }).nullable(),
})
    .transform((it) => ({
    number: it.number,
    id: it.id,
    branch: it.headRefName,
    head: it.headRefOid,
    base: it.baseRefName,
    fork: it.isCrossRepository,
    draft: it.isDraft,
    title: it.title,
    body: it.body,
    locked: it.locked,
    updatedAt: it.updatedAt,
    author: it.author,
    labels: (it.labels?.nodes ?? []).flatMap((label) => label?.name ?? []),
}));
const pulls_ANSWER = schemas/* object */.Ikc({ repository: schemas/* object */.Ikc({ pullRequests: pageOf(pull) }) });
/** The oldest first; one query for each hundred. @throws WorldError for what ends the work */
function openPulls(ground) {
    return learn('Open pull requests', 'pull-requests: read', async () => {
        const { owner, repo: name } = at(ground);
        const value = [];
        let after = null;
        for (let page = 0; page < MOST_PAGES; page += 1) {
            const narrow = narrowed(pulls_ANSWER, 'GraphQL, open pull requests');
            const answer = await ground.client.query(PULLS, { owner, name, after }, narrow);
            value.push(...answer.repository.pullRequests.nodes);
            after = answer.repository.pullRequests.next;
            if (after === null)
                return { value, notes: [] };
        }
        return { value, notes: [`Only the ${value.length} oldest open pull requests were looked at.`] };
    });
}
/** Comments in one query. */
const MOST_COMMENTS = 100;
const comment = schemas/* object */.Ikc({
    id: schemas/* string */.YjP(),
    // Ids of comments have outgrown GraphQL's Int.
    fullDatabaseId: schemas/* string */.YjP().regex(/^\d{1,15}$/),
    body: schemas/* string */.YjP(),
    url: schemas/* string */.YjP(),
    createdAt: schemas/* string */.YjP(),
    isMinimized: schemas/* boolean */.zMY(),
    author: author,
});
/** An id of another kind of thing gives an empty object. */
const COMMENTS_ANSWER = schemas/* object */.Ikc({
    nodes: schemas/* array */.YOg(schemas/* union */.KCZ([comment, schemas/* object */.Ikc({}).transform(() => null)]).nullable()),
});
/**
 * The comments after these node ids; one that is gone is left out. One query for each hundred. Whose they
 * are is for the caller to judge.
 * @throws WorldError
 */
async function commentsBy(ids, ground) {
    const found = new Map();
    const narrow = narrowed(COMMENTS_ANSWER, 'GraphQL, comments');
    for (let from = 0; from < ids.length; from += MOST_COMMENTS) {
        const some = ids.slice(from, from + MOST_COMMENTS);
        const { nodes } = await ground.client.query(COMMENTS, { ids: some }, narrow, { absent: 'null' });
        for (const one of nodes) {
            if (!one)
                continue;
            const { fullDatabaseId, isMinimized, id, ...rest } = one;
            found.set(id, { ...rest, id: Number(fullDatabaseId), minimized: isMinimized });
        }
    }
    return found;
}

;// CONCATENATED MODULE: ./lib/github/read/push-activity.js
// Who pushed what to which branch when, by GitHub's own clock: the dates in commits are set by their authors.




/** GitHub's words (REST, "List repository activities"). */
const KINDS = [
    'push',
    'force_push',
    'branch_creation',
    'branch_deletion',
    'pr_merge',
    'merge_queue_merge',
];
/** GitHub's spans in days, a little less than they are: one that is too short would hide something. */
const PERIODS = [
    ['day', 0.9],
    ['week', 6.9],
    ['month', 27.9],
    ['quarter', 89],
    ['year', 364],
];
/** At most this many pages of a hundred. */
const push_activity_MOST_PAGES = 10;
const push_activity_ROUTE = 'GET /repos/{owner}/{repo}/activity';
const move = schemas/* object */.Ikc({
    ref: schemas/* string */.YjP(),
    before: schemas/* string */.YjP(),
    after: schemas/* string */.YjP(),
    timestamp: iso/* datetime */.w$({ offset: true }),
    activity_type: schemas/* string */.YjP(),
    actor: schemas/* object */.Ikc({ login: schemas/* string */.YjP(), type: schemas/* string */.YjP(), id: schemas/* number */.aig() }).nullish(),
});
const push_activity_ANSWER = schemas/* array */.YOg(move);
/**
 * The pushes to each branch, the newest first; branches without any are not in it. At most ten requests; a
 * note says from when on they are known, where that is not all of the span.
 * @throws WorldError for what ends the work
 */
function pushesIn({ since, now, branch }, ground) {
    return learn('Who pushed when', 'contents: read', async () => {
        const value = new Map();
        const period = PERIODS.find(([, days]) => now - since <= days * time_units/* DAY */.d_)?.[0];
        const pages = ground.client.all.iterator(push_activity_ROUTE, {
            ...at(ground),
            per_page: 100,
            ...(period === undefined ? {} : { time_period: period }),
            ...(branch === undefined ? {} : { ref: `refs/heads/${branch}` }),
        });
        let read = 0;
        for await (const { data, headers } of pages) {
            const moves = narrowed(push_activity_ANSWER, push_activity_ROUTE)(data);
            for (const one of moves)
                if (Date.parse(one.timestamp) >= since)
                    add(value, one);
            read += 1;
            const last = moves.at(-1)?.timestamp;
            if (last === undefined || Date.parse(last) < since || !/rel="next"/.test(headers.link ?? ''))
                break;
            if (read === push_activity_MOST_PAGES)
                return { value, notes: [`Pushes are known from ${last} on; there were many.`] };
        }
        return { value, notes: [] };
    });
}
const HEADS = 'refs/heads/';
function add(pushes, { ref, before, after, ...it }) {
    const kind = KINDS.find((one) => one === it.activity_type);
    if (!ref.startsWith(HEADS) || kind === undefined)
        return;
    const push = {
        at: it.timestamp,
        kind,
        actor: it.actor ?? null,
        before: idOf(before),
        after: idOf(after),
    };
    const branch = ref.slice(HEADS.length);
    const there = pushes.get(branch);
    if (there)
        there.push(push);
    else
        pushes.set(branch, [push]);
}
/** Git's id of nothing stands for a branch that was not there. */
const idOf = (id) => (/^0+$/.test(id) ? null : id);

// EXTERNAL MODULE: ./lib/model/snapshot.js
var snapshot = __webpack_require__(7741);
;// CONCATENATED MODULE: ./lib/github/write/refs.js
// Reads and moves refs: one is moved only from the commit where it was seen.



/** The object that a whole ref name points at; `null` where there is none. `sure`: that is asked twice. */
async function commitAt(ref, ground, sure = false) {
    try {
        const { data } = await ground.client.rest.git.getRef({
            ...at(ground),
            ...(sure ? SURELY : {}),
            ref: ref.replace(/^refs\//, ''),
        });
        return data.object.sha;
    }
    catch (error) {
        if (error instanceof model_errors/* WorldError */.nM && error.refused === 'absent')
            return null;
        throw error;
    }
}
/** The best common ancestor of two commits; `null` where one of them is not there, or they share none. */
async function forkOf(a, b, ground) {
    try {
        const { data } = await ground.client.rest.repos.compareCommitsWithBasehead({
            ...at(ground),
            basehead: `${a}...${b}`,
            per_page: 1,
        });
        return data.merge_base_commit.sha;
    }
    catch (error) {
        if (error instanceof model_errors/* WorldError */.nM && error.refused === 'absent')
            return null;
        throw error;
    }
}
/** The zero id: stands for a ref that does not exist, or is to be deleted. */
const NOTHING = '0'.repeat(40);
const MOVE = `mutation($repositoryId: ID!, $refUpdates: [RefUpdate!]!) {
  updateRefs(input: { repositoryId: $repositoryId, refUpdates: $refUpdates }) { clientMutationId }
}`;
/**
 * Moves a ref, all at once or not at all. REST's update looks only whether it goes forward: it would bring a
 * branch back that somebody had set back to an older commit. GitHub does not publish in which words it
 * refuses, so where the ref stands afterwards tells what it was.
 * @throws WorldError `conflict` where it is not where it was seen, `protected` where a rule forbids it,
 *   `unsupported` where the server does not have it (R05): nothing else moves a ref from where it was seen
 */
async function moveRef(move, ground) {
    const { ref, from, to } = move;
    for (let tried = 1;; tried += 1) {
        const refusal = await refused(move, ground);
        const now = refusal && (await commitAt(ref, ground));
        if (refusal === null || now === to)
            return;
        if (now !== from)
            throw new model_errors/* WorldError */.nM('conflict', `${ref} moved meanwhile.`, null, refusal);
        // Nothing moved, so the request may be repeated before it counts as a rule.
        if (tried > 1)
            throw new model_errors/* WorldError */.nM('protected', `${ref} takes no direct commits.`, null, refusal);
        await ground.client.pause(1);
    }
}
/** `null`: it moved. A refusal that does not say why is given back. @throws WorldError any other */
async function refused({ ref, from, to, force = false }, ground) {
    const update = { name: ref, beforeOid: from ?? NOTHING, afterOid: to ?? NOTHING, force };
    const variables = { repositoryId: ground.repositoryId, refUpdates: [update] };
    try {
        await ground.client.query(MOVE, variables, () => null);
        return null;
    }
    catch (error) {
        if (error instanceof model_errors/* WorldError */.nM && error.refused === 'unsupported')
            throw new model_errors/* WorldError */.nM('unsupported', TOO_OLD, null, error);
        if (error instanceof model_errors/* WorldError */.nM && UNCLEAR.has(error.refused))
            return error;
        throw error;
    }
}
const TOO_OLD = 'This GitHub Enterprise Server has no `updateRefs`, without which no branch is moved safely, so that ' +
    'nothing was changed. Its GraphQL needs that mutation: versions from 3.16 on have it.';
/** Refusals without a reason. */
const UNCLEAR = new Set(['rejected', 'conflict', 'exists']);

;// CONCATENATED MODULE: ./lib/github/write/trailers.js
// The trailers by which one of our commits is found again.
/** In every one of our commits: the effect that asked for it. */
const SOURCE = 'Rekindle-Source';
/** A message with its trailers at the end, the source last. Line breaks in a value become blanks. */
function withTrailers(message, key, trailers) {
    const lines = Object.entries({ ...trailers, [SOURCE]: key }).map(([name, value]) => `${name}: ${value.replace(/\s+/g, ' ').trim()}`);
    return `${message.trimEnd()}\n\n${lines.join('\n')}\n`;
}
/** Whether a commit's message says that it was made for this key. */
function isFor(message, key) {
    return message.split(/\r?\n/).includes(`${SOURCE}: ${key}`);
}
/** What a trailer says; `null`: there is none. */
function trailerIn(message, name) {
    const line = message.split(/\r?\n/).findLast((one) => one.startsWith(`${name}: `));
    return line === undefined ? null : line.slice(name.length + 2);
}

;// CONCATENATED MODULE: ./lib/github/single-writer-ref.js
// A ref that an App leaves in a repository, so that of an Action and an App only one writes there.





/** Only who may write in a repository can set a ref there, so that no one else silences us (W09). */
const REF = 'refs/rekindle/keeper';
const KEEPER = 'Rekindle-Keeper';
/** How long a marker counts, in milliseconds: an App that is gone is not waited for any longer. */
const COUNTS = 7 * time_units/* DAY */.d_;
/** `null`: there is no such ref, or it is not ours. */
function keeperIn(found) {
    if (found === null || typeof found.message !== 'string' || typeof found.committedDate !== 'string')
        return null;
    const account = trailerIn(found.message, KEEPER);
    return account === null ? null : { sha: found.oid, account, at: found.committedDate };
}
/** Whether a marker counts still. `now`: milliseconds since 1970. */
const holds = (keeper, now) => now - Date.parse(keeper.at) < COUNTS;
const isSame = (a, b) => a.toLowerCase() === b.toLowerCase();
/**
 * Sets the marker, or renews our own when it is a day old: a commit that changes no file, and the ref moved
 * to it from where it was seen. `false`: another account has it, or was faster.
 * @throws WorldError
 */
async function keepHere({ keeper, defaultBranch }, now, ground) {
    const counts = keeper !== null && holds(keeper, now);
    if (counts && !isSame(keeper.account, ground.account))
        return false;
    if (counts && now - Date.parse(keeper.at) < time_units/* DAY */.d_)
        return true;
    if (defaultBranch === null)
        return true;
    const { client, account } = ground;
    const { data: head } = await client.rest.git.getCommit({
        ...at(ground),
        commit_sha: keeper?.sha ?? defaultBranch.head,
    });
    const { data: made } = await client.rest.git.createCommit({
        ...at(ground),
        message: withTrailers(single_writer_ref_WORDS, REF, { [KEEPER]: account }),
        tree: head.tree.sha,
        parents: [head.sha],
    });
    try {
        await moveRef({ ref: REF, from: keeper?.sha ?? null, to: made.sha }, ground);
        return true;
    }
    catch (error) {
        if (!(error instanceof model_errors/* WorldError */.nM) || error.refused !== 'conflict')
            throw error;
        // It stands elsewhere than it was seen: by another account's hand, or our own a moment ago.
        const there = await accountThere(ground);
        if (there === null)
            throw error;
        return isSame(there, ground.account);
    }
}
/** `null`: it is gone, or says nothing. */
async function accountThere(ground) {
    const sha = await commitAt(REF, ground);
    if (sha === null)
        return null;
    const { data } = await ground.client.rest.git.getCommit({ ...at(ground), commit_sha: sha });
    return trailerIn(data.message, KEEPER);
}
const single_writer_ref_WORDS = 'Look after this repository\n\nThe ref of this commit says which account of Rekindle works here; any ' +
    'other one stays silent beside it. It is renewed while that goes on, and counts for a week.';

;// CONCATENATED MODULE: ./lib/github/snapshot/tree.js
// All paths in a commit by REST: in one request, or folder by folder where the tree is too large for one.




/** At most this many requests for one tree; GitHub gives 100,000 names or 7 MB with each. */
const MOST = 100;
const tree_ROUTE = 'GET /repos/{owner}/{repo}/git/trees/{tree_sha}';
const tree_ANSWER = schemas/* object */.Ikc({
    truncated: schemas/* boolean */.zMY(),
    tree: schemas/* array */.YOg(schemas/* object */.Ikc({ path: schemas/* string */.YjP(), mode: schemas/* string */.YjP(), sha: schemas/* string */.YjP(), size: schemas/* number */.aig().optional() })),
});
/** Git's modes as REST writes them. */
const MODES = new Map(['100644', '100755', '120000', '160000', '040000'].map((mode) => [mode, mode]));
/** A mode as REST writes it, or the number that GraphQL has for it; old trees may hold others for files. */
function modeOf(written) {
    const mode = typeof written === 'number' ? written.toString(8).padStart(6, '0') : written;
    return MODES.get(mode) ?? '100644';
}
/** Everything in a commit (or tree) by its full id, folders included. @throws WorldError */
async function listTree(id, ground) {
    let sent = 0;
    async function names(sha, above, recursive) {
        if (sent === MOST)
            throw tooMany(id);
        sent += 1;
        const { data } = await ground.client.request(tree_ROUTE, {
            ...at(ground),
            tree_sha: sha,
            ...(recursive ? { recursive: '1' } : {}),
        });
        const { tree, truncated } = narrowed(tree_ANSWER, tree_ROUTE)(data);
        const listed = tree.map(({ path, mode, sha: own, size = null }) => ({
            path: `${above}${path}`,
            mode: modeOf(mode),
            id: own,
            size,
        }));
        return { listed, truncated };
    }
    async function below(sha, above) {
        const whole = await names(sha, above, true);
        if (!whole.truncated)
            return whole.listed;
        const own = await names(sha, above, false);
        if (own.truncated)
            throw tooMany(id);
        const all = [];
        for (const one of own.listed) {
            all.push(one);
            if (one.mode === '040000')
                all.push(...(await below(one.id, `${one.path}/`)));
        }
        return all;
    }
    return below(id, '');
}
function tooMany(id) {
    return new model_errors/* WorldError */.nM('rejected', `Commit ${id} holds more files than GitHub's API lists in ${MOST} requests. ` +
        'Let git read it: `rekindle scan` in a clone.');
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./lib/model/file-content.js
var file_content = __webpack_require__(2455);
;// CONCATENATED MODULE: ./lib/github/snapshot/verify-blob.js
// Checks by a blob's own id that a text which GitHub gives is its content, byte for byte.





/** A blob as GraphQL gives it. */
const content = schemas/* object */.Ikc({
    oid: schemas/* string */.YjP(),
    byteSize: schemas/* number */.aig(),
    isBinary: schemas/* boolean */.zMY().nullable(),
    isTruncated: schemas/* boolean */.zMY(),
    text: schemas/* string */.YjP().nullable(),
});
/**
 * What a blob says; `null` where its text is not the blob's bytes and these must be fetched: binary data, a
 * byte order mark that was taken away, bytes that are not UTF-8.
 */
function readingOfContent({ oid, byteSize, isTruncated, text }) {
    if (byteSize > file_content/* SIZE_CAP */.f)
        return { ok: false, why: 'too-large', size: byteSize };
    if (text === null || isTruncated)
        return null;
    const bytes = Buffer.from(text, 'utf8');
    return isContent(bytes, oid) ? (0,file_content/* readingOf */.MU)(bytes) : null;
}
/** Git's id of a blob: SHA-1, or SHA-256 where ids are longer, over a header and the bytes. */
function isContent(bytes, id) {
    const hash = (0,external_node_crypto_.createHash)(id.length === 64 ? 'sha256' : 'sha1');
    return hash.update(`blob ${bytes.length}\0`).update(bytes).digest('hex') === id;
}
const RAW = schemas/* object */.Ikc({ content: schemas/* string */.YjP(), encoding: schemas/* literal */.euz('base64') });
/**
 * What a blob's bytes say, by one request; of a log above the cap, what its end says. `null`: its id stands
 * for others. @throws WorldError
 */
async function readingOfBytes(id, ground, log = false) {
    const route = 'GET /repos/{owner}/{repo}/git/blobs/{file_sha}';
    const { data } = await ground.client.request(route, { ...at(ground), file_sha: id });
    const bytes = Buffer.from(narrowed(RAW, route)(data).content, 'base64');
    if (!isContent(bytes, id))
        return null;
    return log && bytes.length > file_content/* SIZE_CAP */.f
        ? (0,file_content/* readingOfEnd */.Xy)(bytes.subarray(-file_content/* SIZE_CAP */.f), bytes.length)
        : (0,file_content/* readingOf */.MU)(bytes);
}

;// CONCATENATED MODULE: ./lib/github/read/repository-facts.js
// The first request of a run: which account we are, what the repository is, and what its config says.










const CONFIG = '.github/rekindle.yml';
const file = schemas/* object */.Ikc({ mode: schemas/* number */.aig(), oid: schemas/* string */.YjP(), object: content.nullable().catch(null) });
const repository_facts_ANSWER = schemas/* object */.Ikc({
    viewer: viewer,
    repository: schemas/* object */.Ikc({
        id: schemas/* string */.YjP(),
        nameWithOwner: schemas/* string */.YjP().regex(/^[^/]+\/[^/]+$/),
        url: schemas/* string */.YjP(),
        visibility: schemas/* enum */.k5n(['PUBLIC', 'PRIVATE', 'INTERNAL']),
        isArchived: schemas/* boolean */.zMY(),
        isDisabled: schemas/* boolean */.zMY(),
        isFork: schemas/* boolean */.zMY(),
        hasIssuesEnabled: schemas/* boolean */.zMY(),
        keeper: schemas/* object */.Ikc({ oid: schemas/* string */.YjP(), message: schemas/* string */.YjP().nullish(), committedDate: schemas/* string */.YjP().nullish() })
            .nullish(),
        defaultBranchRef: schemas/* object */.Ikc({ name: schemas/* string */.YjP(), target: schemas/* object */.Ikc({ oid: schemas/* string */.YjP(), file: file.nullish() }).nullable() })
            .nullable(),
    })
        .nullable(),
});
const VISIBILITIES = { PUBLIC: 'public', PRIVATE: 'private', INTERNAL: 'internal' };
/**
 * One query; one request more where the config's text is not what its bytes are.
 * @throws WorldError `absent` where the repository is not there or may not be seen
 */
async function openGround(client, opening) {
    const { owner, repo: name, trusted, config = CONFIG } = opening;
    const narrow = narrowed(repository_facts_ANSWER, 'GraphQL, the repository');
    const answer = await client.query(OPENING, { owner, name, config }, narrow).catch(withNeeds);
    const { viewer: account, repository } = answer;
    if (repository === null)
        throw new model_errors/* WorldError */.nM('absent', `There is no repository ${owner}/${name}.`);
    // It may have been renamed since: the name that GitHub gives is the one that every route takes.
    const [now = owner, repo = name] = repository.nameWithOwner.split('/');
    const ground = {
        client,
        owner: now,
        repo,
        repositoryId: repository.id,
        account,
        trusted,
        reacted: new Map(),
    };
    const { defaultBranchRef: branch } = repository;
    const target = branch?.target ?? null;
    return {
        ...ground,
        facts: {
            defaultBranch: branch && target && { name: branch.name, head: target.oid },
            config: await readingOf(target?.file ?? null, ground),
            archived: repository.isArchived,
            keeper: keeperIn(repository.keeper ?? null),
            disabled: repository.isDisabled,
            fork: repository.isFork,
            hasIssues: repository.hasIssuesEnabled,
            visibility: VISIBILITIES[repository.visibility],
            url: repository.url,
        },
    };
}
/** So far a clock may be off: ages are told in days, leases and commands in hours. */
const DRIFT = 5 * time_units/* MINUTE */.pY;
/** R10: ages are told by GitHub's clock, so that one here that is wrong makes nothing old and nothing new. */
function rightTime(ours, told, warn) {
    if (told === null || Math.abs(told - ours) <= DRIFT)
        return ours;
    const [here, there] = [ours, told].map((time) => new Date(time).toISOString());
    warn(`The clock of this machine says ${here}, GitHub's says ${there}. GitHub's counts. ` +
        'Set the clock here (NTP).');
    return told;
}
/** GraphQL does not say which permission is missing. */
function withNeeds(error) {
    if (!(error instanceof model_errors/* WorldError */.nM) || error.refused !== 'permission' || error.needs !== null)
        throw error;
    const needs = 'contents: read';
    throw new model_errors/* WorldError */.nM('permission', `${error.message} The token needs ${needs}.`, needs, error);
}
/** A file at the end of a tree. @throws WorldError where its bytes are asked for and refused */
async function readingOf(found, ground) {
    if (found === null)
        return { ok: false, why: 'absent' };
    const mode = modeOf(found.mode);
    if (!(0,snapshot/* isFileMode */.s)(mode))
        return { ok: false, why: snapshot/* NO_TEXT_OF */.M[mode] };
    const told = found.object && readingOfContent(found.object);
    return told ?? (await readingOfBytes(found.oid, ground)) ?? { ok: false, why: 'not-fetched' };
}

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: ./lib/model/repository-source.js
var repository_source = __webpack_require__(4243);
// EXTERNAL MODULE: ./lib/model/state-location.js
var state_location = __webpack_require__(682);
;// CONCATENATED MODULE: ./lib/github/snapshot/blobs.js
// Texts of files by the ids of their blobs, a hundred a request; what GraphQL cannot give is
// fetched as bytes.






const NOT_FETCHED = { ok: false, why: 'not-fetched' };
/** Blobs in one query, and bytes of them as far as their sizes are known. */
const blobs_MOST = 100;
const ROOM = 8 * 1024 * 1024;
/**
 * At most this many blobs are fetched by themselves, each by a request of its own; further ones stay unread.
 */
const MOST_ALONE = 50;
/** Bytes of a log that is fetched whole for its end: GitHub gives no part of a blob. */
const LOG_CAP = 4 * 1024 * 1024;
const whole = (id, size) => `The log with the blob ${id} has ${size} bytes, and GitHub gives no part of a blob: above ` +
    `${LOG_CAP / 1024 / 1024} MiB it is not read. Scan a clone to have its end read, or trim it.`;
const blobs_ANSWER = schemas/* object */.Ikc({
    // What is not as it should be is asked for again by itself.
    repository: schemas/* record */.g1P(schemas/* string */.YjP(), content.nullable().catch(null)),
});
/** The blobs of one survey, each read once. */
class Blobs {
    /** Distinct blobs whose content was read, those above the size cap left out. */
    read = new Set();
    #ground;
    #note;
    #wanted = new Map();
    /** Logs above the cap, of which the end counts; each is fetched by itself. */
    #logs = new Set();
    #readings = new Map();
    #alone = 0;
    constructor(ground, note) {
        this.#ground = ground;
        this.#note = note;
    }
    /** Notes a blob for the next `fetch`; `size` in bytes, `null` where it is not known. */
    want(id, size, log = false) {
        if (this.#readings.has(id))
            return;
        if (log && size !== null && size > file_content/* SIZE_CAP */.f && size <= LOG_CAP)
            this.#logs.add(id);
        else if (log && size !== null && size > LOG_CAP)
            this.#note(whole(id, size));
        if (this.#logs.has(id))
            return;
        if (size !== null && size > file_content/* SIZE_CAP */.f)
            this.#readings.set(id, { ok: false, why: 'too-large', size });
        else
            this.#wanted.set(id, size);
    }
    /** Reads every blob that was wanted; one that is not to be had is `not-fetched`, and a note says why. */
    async fetch() {
        const batches = batchesOf(this.#wanted);
        this.#wanted.clear();
        for (const id of this.#logs)
            this.#keep(id, await this.#byItself(id, null, true));
        this.#logs.clear();
        for (const ids of batches) {
            const found = await this.#ask(ids);
            for (const id of ids) {
                const given = found?.get(id) ?? null;
                this.#keep(id, (given && readingOfContent(given)) ?? (await this.#byItself(id, given)));
            }
        }
    }
    /** What a blob says, as far as it was fetched. */
    reading(id) {
        return this.#readings.get(id) ?? NOT_FETCHED;
    }
    #keep(id, reading) {
        this.#readings.set(id, reading);
        const read = reading.ok || !['too-large', 'not-fetched'].includes(reading.why);
        if (read)
            this.read.add(id);
    }
    /** `null`: the whole question was refused. */
    async #ask(ids) {
        const { owner, repo: name } = at(this.#ground);
        const narrow = narrowed(blobs_ANSWER, 'GraphQL, contents of files');
        try {
            const variables = { owner, name, ...idsOf(ids) };
            const { repository } = await this.#ground.client.query(blobsQuery(ids.length), variables, narrow);
            return new Map(Object.values(repository).flatMap((one) => (one ? [[one.oid, one]] : [])));
        }
        catch (error) {
            this.#note(whyNot('Contents of files in one request', 'contents: read', error));
            return null;
        }
    }
    async #byItself(id, given, log = false) {
        if (this.#alone === MOST_ALONE) {
            if (given?.isBinary)
                return { ok: false, why: 'binary', size: given.byteSize };
            this.#note(`More than ${MOST_ALONE} files had to be fetched one by one; the others were not read.`);
            return NOT_FETCHED;
        }
        this.#alone += 1;
        try {
            const reading = await readingOfBytes(id, this.#ground, log);
            if (reading !== null)
                return reading;
            this.#note(`GitHub gave other bytes for the blob ${id} than its id stands for, so it was not read.`);
        }
        catch (error) {
            this.#note(whyNot(`The content of the blob ${id}`, 'contents: read', error));
        }
        return NOT_FETCHED;
    }
}
function batchesOf(wanted) {
    const batches = [];
    let room = 0;
    for (const [id, size] of wanted) {
        const last = batches.at(-1);
        room -= size ?? 0;
        if (last && last.length < blobs_MOST && room >= 0)
            last.push(id);
        else {
            batches.push([id]);
            room = ROOM - (size ?? 0);
        }
    }
    return batches;
}

;// CONCATENATED MODULE: ./lib/github/snapshot/graphql-commits.js
// Commits that GraphQL returns, turned into what git's own log would say.

/** What is asked of every commit. */
const made = schemas/* object */.Ikc({
    oid: schemas/* string */.YjP(),
    committedDate: iso/* datetime */.w$({ offset: true }),
    message: schemas/* string */.YjP(),
    author: schemas/* object */.Ikc({ name: schemas/* string */.YjP().nullable(), email: schemas/* string */.YjP().nullable() }).nullable(),
    parents: schemas/* object */.Ikc({
        totalCount: schemas/* number */.aig(),
        nodes: schemas/* array */.YOg(schemas/* object */.Ikc({ oid: schemas/* string */.YjP() }).nullable()).nullable(),
    }),
});
/** UTF-16 units of a subject that are kept: no one reads more. */
const SUBJECT = 1_000;
function stampOf({ oid, committedDate, message }) {
    return { commit: oid, at: isoOf(committedDate), subject: subjectOf(message) };
}
/** UTC to the second. */
const isoOf = (time) => new Date(time).toISOString().replace(/\.\d+Z$/, 'Z');
/** What git takes for a blank. */
const BLANK = /^[ \t\r]*$/;
/** The lines of a message from its subject on. */
function linesOf(message) {
    const lines = message.split('\n');
    const from = lines.findIndex((line) => !BLANK.test(line));
    return from < 0 ? [] : lines.slice(from);
}
/** Git's `%s`: the lines of the first paragraph as one. GitHub's own headline is cut. */
function subjectOf(message) {
    const lines = linesOf(message);
    const end = lines.findIndex((line) => BLANK.test(line));
    return lines
        .slice(0, end < 0 ? undefined : end)
        .map((line) => line.replace(/[ \t\r]+$/, ''))
        .join(' ')
        .slice(0, SUBJECT);
}
/** Whether a commit is progress: no merge, not one of these authors' (in lower case), not our own. */
function isProgress(commit, bots) {
    const { parents, author, message } = commit;
    if (parents.totalCount > 1 || isOurOwn(message))
        return false;
    const names = [author?.name, author?.email].flatMap((one) => (one ? namesOf(one) : []));
    return !names.some((name) => bots.has(name));
}
/** What an author may be named by: the name or address itself, and the login in GitHub's private address. */
function namesOf(written) {
    const name = written.toLowerCase();
    const login = /^(?:\d+\+)?(.+)@users\.noreply\.github\.com$/.exec(name)?.[1];
    return login === undefined ? [name] : [name, login];
}
/** Whether a message carries our trailer. */
const isOurOwn = (message) => trailersOf(message).some((line) => /^Rekindle-Action[ \t]*:/i.test(line));
const TRAILER = /^[A-Za-z0-9-]+[ \t]*:/;
/** Lines that git itself writes; beside one of them prose may stand among trailers. */
const BY_GIT = /^(?:Signed-off-by: |\(cherry picked from commit )/;
/**
 * The lines of a message's trailers: its last paragraph, where that is no title and holds trailers alone, or
 * one that git wrote and at least one in four (git-interpret-trailers).
 */
function trailersOf(message) {
    const lines = linesOf(message).filter((line) => !line.startsWith('#'));
    const title = lines.findIndex((line) => BLANK.test(line));
    const last = lines.findLastIndex((line) => !BLANK.test(line));
    const before = lines.findLastIndex((line, index) => index < last && BLANK.test(line));
    if (title < 0 || before < title)
        return [];
    const block = lines.slice(before + 1, last + 1);
    let trailers = 0;
    let others = 0;
    /** What begins with a blank goes on with the line above, whatever that is. */
    let trailing = 0;
    for (const line of block.toReversed()) {
        if (/^[ \t\r]/.test(line))
            trailing += 1;
        else {
            const holds = TRAILER.test(line) || BY_GIT.test(line);
            if (holds)
                trailers += 1;
            else
                others += 1 + trailing;
            trailing = 0;
        }
    }
    others += trailing;
    const whole = trailers > 0 && others === 0;
    return whole || (block.some((line) => BY_GIT.test(line)) && trailers * 3 >= others) ? block : [];
}

;// CONCATENATED MODULE: ./lib/github/snapshot/path-history.js
// Several histories of a commit at once, fetched page by page.





/** Lines in one query. */
const MOST_LINES = 40;
/** Pages of one line; older commits stay unknown. */
const path_history_MOST_PAGES = 5;
/** The last change is as a rule the newest of few. */
const FEW = 10;
const MANY = 100;
const tree = schemas/* object */.Ikc({ oid: schemas/* string */.YjP() });
const node = made.extend({
    /** Of `versions`: what stood at the path. */
    file: schemas/* object */.Ikc({ mode: schemas/* number */.aig(), oid: schemas/* string */.YjP() }).nullable().optional(),
    /** Of `commits`, with the first parent's. */
    tree: tree.optional(),
    parents: made.shape.parents.extend({
        nodes: schemas/* array */.YOg(schemas/* object */.Ikc({ oid: schemas/* string */.YjP(), tree: tree.optional() }).nullable()).nullable(),
    }),
});
const page = pageOf(node);
const path_history_ANSWER = schemas/* object */.Ikc({ repository: schemas/* object */.Ikc({ object: schemas/* record */.g1P(schemas/* string */.YjP(), page).nullable() }) });
function lineOf(kind, path, since = null) {
    return { kind, path, since, after: null, first: kind === 'changes' ? FEW : MANY };
}
/**
 * The lines that are asked for, in their order; `null` for those that GitHub refused, and a note says why.
 * @param enough whether a line need not be followed further
 */
async function readLines(asked, enough, source) {
    const lines = [];
    for (let from = 0; from < asked.length; from += MOST_LINES)
        lines.push(...(await readSome(asked.slice(from, from + MOST_LINES), enough, source)));
    return lines;
}
async function readSome(asked, enough, source) {
    const found = asked.map((line) => ({ line, commits: [], refused: false }));
    let open = found.map((into) => ({ into, line: into.line }));
    for (let pages = 0; pages < path_history_MOST_PAGES && open.length > 0; pages += 1) {
        const answers = await ask(open.map(({ line }) => line), source);
        if (answers === null)
            for (const { into } of open)
                into.refused = true;
        open = open.flatMap(({ into, line }, i) => {
            const answer = answers?.[i];
            into.commits.push(...(answer?.nodes ?? []));
            const more = answer?.next ?? null;
            if (more === null || enough(line, into.commits))
                return [];
            return [{ into, line: { ...line, after: more, first: MANY } }];
        });
    }
    const cut = new Set(open.map(({ into }) => into));
    return found.map((into) => (into.refused ? null : { commits: into.commits, whole: !cut.has(into) }));
}
/** One page of each; `null`: GitHub refused. */
async function ask(asked, { ground, commit, note }) {
    const { owner, repo: name } = at(ground);
    const variables = { owner, name, commit, ...pastVariables(asked) };
    try {
        const narrow = narrowed(path_history_ANSWER, 'GraphQL, history of a commit');
        const { repository } = await ground.client.query(pastQuery(asked), variables, narrow);
        const { object } = repository;
        return object === null ? null : asked.map((_, i) => object[`h${i}`]);
    }
    catch (error) {
        note(whyNot('History', 'contents: read', error));
        return null;
    }
}

;// CONCATENATED MODULE: ./lib/github/snapshot/path-names.js
// Git's order of names, and the folders above a path.
/** Sorts strings by their bytes in UTF-8, as git sorts names. */
function byteOrder(a, b) {
    return Buffer.compare(Buffer.from(a), Buffer.from(b));
}
/** The names on the way to a path; `null` where it is no plain path. The root has none. */
function segmentsOf(path) {
    if (path === '')
        return [];
    const segments = path.split('/');
    return segments.some((name) => name === '' || name === '.' || name === '..') ? null : segments;
}
const withoutSlash = (path) => path.replace(/\/+$/, '');

;// CONCATENATED MODULE: ./lib/github/snapshot/tree-diffs.js
// What commits changed, found by comparing their trees: all commits at once, level by level.








/** Trees in one query, and in all. */
const tree_diffs_MOST = 100;
const MOST_IN_ALL = 1_000;
const entry = schemas/* object */.Ikc({ name: schemas/* string */.YjP(), mode: schemas/* number */.aig(), oid: schemas/* string */.YjP() });
const tree_diffs_ANSWER = schemas/* object */.Ikc({
    repository: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* object */.Ikc({ entries: schemas/* array */.YOg(entry).nullable() })),
});
/** The facts of commits that were asked for with their trees; unavailable where GitHub refuses. */
async function factsOf(commits, source) {
    const changed = commits.map((commit) => ({ commit, files: new Set() }));
    try {
        await compare(changed.map(({ commit, files }) => pairOf(commit, files)), source);
    }
    catch (error) {
        source.note(whyNot('What commits changed', 'contents: read', error));
        return 'unavailable';
    }
    return changed.map(({ commit, files }) => ({
        ...stampOf(commit),
        parent: commit.parents.nodes?.[0]?.oid ?? null,
        files: [...files].sort(byteOrder),
        lost: false,
    }));
}
function pairOf({ tree, parents }, files) {
    const before = parents.nodes?.[0]?.tree?.oid ?? null;
    return { files, above: '', before, after: tree?.oid ?? null };
}
async function compare(pairs, source) {
    const known = new Map();
    for (let open = pairs.filter(differ); open.length > 0;) {
        const ids = open.flatMap(({ before, after }) => [before, after]).filter((id) => id !== null);
        await load([...new Set(ids)].filter((id) => !known.has(id)), known, source);
        open = open.flatMap((pair) => within(pair, known));
    }
}
const differ = ({ before, after }) => before !== after;
/** Notes the files that differ in one folder; gives its folders that differ. */
function within({ files, above, before, after }, known) {
    const [old, now] = [before, after].map((id) => (id === null ? undefined : known.get(id)));
    const names = new Set([...(old?.keys() ?? []), ...(now?.keys() ?? [])]);
    return [...names].flatMap((name) => {
        const [was, is] = [old?.get(name), now?.get(name)];
        if (was?.oid === is?.oid && was?.mode === is?.mode)
            return [];
        const path = `${above}${name}`;
        const plain = [was, is].some((one) => one && modeOf(one.mode) !== '040000');
        if (plain)
            files.add(path);
        const [left, right] = [was, is].map((one) => (one && modeOf(one.mode) === '040000' ? one.oid : null));
        return left || right ? [{ files, above: `${path}/`, before: left ?? null, after: right ?? null }] : [];
    });
}
/** @throws WorldError, also where there are too many */
async function load(ids, known, { ground }) {
    if (known.size + ids.length > MOST_IN_ALL)
        throw new model_errors/* WorldError */.nM('rejected', `Commits since the work began changed more than ${MOST_IN_ALL} folders.`);
    const { owner, repo: name } = at(ground);
    for (let from = 0; from < ids.length; from += tree_diffs_MOST) {
        const some = ids.slice(from, from + tree_diffs_MOST);
        const narrow = narrowed(tree_diffs_ANSWER, 'GraphQL, folders of commits');
        const { repository } = await ground.client.query(treesQuery(some.length), { owner, name, ...idsOf(some) }, narrow);
        for (const [i, id] of some.entries())
            known.set(id, new Map((repository[`o${i}`]?.entries ?? []).map((one) => [one.name, one])));
    }
}

;// CONCATENATED MODULE: ./lib/github/snapshot/commit-history.js
// The past of one commit: versions of paths, their last changes, commits since a time; in one query.






/** Git stops where a commit is older than asked, though what it descends from may be newer. Milliseconds. */
const SLACK = time_units/* DAY */.d_;
/** What history says of one commit; whatever GitHub refuses is `'unavailable'`, and a note says why. */
class CommitHistory {
    #source;
    #bots;
    #versions = new Map();
    #changes = new Map();
    #commits = 'unavailable';
    /** Milliseconds since 1970. */
    #wanted = Number.POSITIVE_INFINITY;
    #covered = Number.POSITIVE_INFINITY;
    /** `bots`: names, addresses or logins of authors whose commits are no progress. */
    constructor(source, bots) {
        this.#source = source;
        this.#bots = new Set(bots.map((bot) => bot.toLowerCase()));
    }
    /** Asks for commits from this time on; whether that is earlier than what was asked before. */
    wantCommits(since) {
        if (!(since < this.#wanted))
            return false; // also what is no time
        this.#wanted = since;
        return true;
    }
    /** Learns of these paths, and of the commits that were wanted, what is not known yet. */
    async cover(versions, changes) {
        const asked = [
            ...[...versions].filter((path) => !this.#versions.has(path)).map((path) => lineOf('versions', path)),
            ...[...changes].filter((path) => !this.#changes.has(path)).map((path) => lineOf('changes', path)),
            ...(this.#wanted < this.#covered ? [lineOf('commits', '', earlier(this.#wanted))] : []),
        ];
        this.#covered = this.#wanted;
        const lines = await readLines(asked, ({ kind }, found) => kind === 'changes' && this.#lastOf(found) !== undefined, this.#source);
        for (const [i, { kind, path }] of asked.entries()) {
            const line = lines[i] ?? null;
            if (kind === 'versions')
                this.#versions.set(path, this.#versionsOf(path, line));
            else if (kind === 'changes')
                this.#changes.set(path, this.#changeOf(path, line));
            else
                this.#commits = await this.#commitsOf(line);
        }
    }
    /** Versions of a path, newest first. */
    versions(path) {
        return this.#versions.get(path) ?? 'unavailable';
    }
    /** The newest change that counts, of paths that were asked for. */
    lastChange(paths) {
        let newest = null;
        for (const path of paths) {
            const one = this.#changes.get(path);
            // `null` is known: nothing that counts was ever there.
            if (one === undefined || one === 'unavailable')
                return 'unavailable';
            if (one && (newest === null || one.at > newest.at))
                newest = one;
        }
        return newest;
    }
    get commits() {
        return this.#commits;
    }
    #versionsOf(path, line) {
        if (line === null)
            return 'unavailable';
        if (!line.whole)
            this.#source.note(`The oldest versions of ${JSON.stringify(path)} were left out.`);
        return line.commits.map((commit) => {
            const mode = commit.file ? modeOf(commit.file.mode) : null;
            const file = (0,snapshot/* isFileMode */.s)(mode);
            return { ...stampOf(commit), blob: commit.file?.oid ?? null, file };
        });
    }
    #changeOf(path, line) {
        if (line === null)
            return 'unavailable';
        const last = this.#lastOf(line.commits);
        if (last)
            return stampOf(last);
        if (line.whole)
            return null;
        const where = JSON.stringify(path);
        this.#source.note(`None of the last ${line.commits.length} commits at ${where} counts as progress.`);
        return 'unavailable';
    }
    /** Commits with what each changed; unavailable where not all of it can be told. */
    async #commitsOf(line) {
        if (line === null)
            return 'unavailable';
        const recent = line.commits.filter(({ committedDate }) => Date.parse(committedDate) >= this.#wanted);
        if (line.whole)
            return factsOf(recent, this.#source);
        this.#source.note(`There are more than ${line.commits.length} commits since the work began.`);
        return 'unavailable';
    }
    #lastOf(commits) {
        return commits.find((one) => isProgress(one, this.#bots));
    }
}
const earlier = (since) => new Date(Math.max(0, since - SLACK)).toISOString().replace(/\.\d+Z$/, 'Z');

;// CONCATENATED MODULE: ./lib/github/snapshot/path-index.js
// The paths of one commit as an index: what is at a path, what a folder holds, which blob it is.


/** What lies below each of these stands in the way of everything after it. */
const IN_THE_WAY = new Map([
    ['120000', 'link'],
    ['160000', 'submodule'],
]);
function pathIndexOf(listed) {
    const byPath = new Map(listed.map((one) => [one.path, one]));
    const folders = new Map();
    const blobs = new Map();
    for (const { path, mode, id } of listed) {
        push(folders, path.slice(0, Math.max(0, path.lastIndexOf('/'))), { path, mode, blob: id });
        if ((0,snapshot/* isFileMode */.s)(mode))
            push(blobs, id, path);
    }
    return {
        at: (path) => placeAt(byPath, path),
        list: (folder) => (folders.get(withoutSlash(folder)) ?? []).toSorted((a, b) => byteOrder(a.path, b.path)),
        pathsOf: (blob) => (blobs.get(blob) ?? []).toSorted(byteOrder),
    };
}
function push(lists, key, value) {
    const there = lists.get(key);
    if (there)
        there.push(value);
    else
        lists.set(key, [value]);
}
/** The root has no line of its own in a listing, and its id is not told. */
const ROOT = { path: '', mode: '040000', id: '', size: null };
function placeAt(byPath, path) {
    const segments = segmentsOf(path);
    if (!segments)
        return { kind: 'absent' };
    let here = ROOT;
    for (const name of segments) {
        const kind = IN_THE_WAY.get(here.mode);
        if (kind)
            return { kind };
        const next = byPath.get(here.path === '' ? name : `${here.path}/${name}`);
        if (!next)
            return { kind: 'absent' };
        here = next;
    }
    return { kind: 'entry', entry: here };
}

;// CONCATENATED MODULE: ./lib/github/snapshot/api-snapshot.js
// One commit read by the API alone, in few requests: for a job without a checkout, and where git
// cannot fetch.











/**
 * The texts of at most this many versions of a path are read, the newest; older versions are listed without.
 */
const TEXTS = 200;
/**
 * Surveys one commit: its names in one request of REST, then a query of GraphQL for each round of texts, one
 * for history, one for the texts of older versions; where commits since a time are asked for, one more for
 * each depth of folders that they changed. What GitHub refuses to tell is left unread or `'unavailable'`, and
 * every site has the note that says so.
 * @throws WorldError where the commit is not there or its names cannot be listed, and for what ends the work:
 * no token, a limit
 */
async function surveyByApi(ground, target, asker) {
    const { commit, branch, headOf = null, defaultBranch, bots = [], warn = () => { } } = target;
    const notes = new Set();
    const note = (said) => {
        if (!notes.has(said))
            warn(said);
        notes.add(said);
    };
    const listed = await listTree(commit, ground);
    const places = pathIndexOf(listed);
    const blobs = new Blobs(ground, note);
    const past = new CommitHistory({ ground, commit, note }, bots);
    const learner = learnerOf(commit, places, blobs, past);
    const sites = asker.sites(candidatesIn(listed, asker));
    for (const { files } of sites)
        for (const path of files)
            learner.want(path);
    await learner.fetch();
    const isOurs = (site) => asker.isOurs(site, learner.snapshot);
    const open = sites.filter((site) => isOurs(site) || asker.mayBeOurs?.(site, learner.snapshot));
    await settle(open, asker, learner);
    const ours = open.filter(isOurs);
    const branches = branch === null ? [] : [branch];
    const owned = ours.map((site) => ({ site, branches, notes: [...notes] }));
    const holdings = owned.length === 0 ? [] : [{ snapshot: learner.snapshot, sites: owned, owner: branch }];
    const { snapshot } = learner;
    const trees = await recordedTrees(ours, { snapshot, headOf, defaultBranch }, asker, ground);
    return {
        repository: ground.repo,
        defaultBranch,
        holdings,
        scanned: {
            commits: 1,
            stateFiles: new Set(ours.flatMap(({ files }) => files)).size,
            stateSets: holdings.length,
            blobsRead: blobs.read.size,
            gitProcesses: 0,
        },
        shallow: false,
        ...(branch === null ? {} : { trees: [{ branches, snapshot }] }),
        ...(headOf === null ? {} : { trees, headOf }),
    };
}
function learnerOf(commit, places, blobs, past) {
    return {
        snapshot: snapshotOf(commit, places, blobs, past),
        want(path) {
            const place = places.at(path);
            if (place.kind === 'entry' && (0,snapshot/* isFileMode */.s)(place.entry.mode))
                blobs.want(place.entry.id, place.entry.size, (0,file_content/* isLog */.V_)(path));
        },
        wantCommits: (since) => past.wantCommits(since),
        fetch: () => blobs.fetch(),
        async cover(histories, changes) {
            await past.cover(histories, changes);
            for (const path of histories) {
                const versions = past.versions(path);
                if (versions === 'unavailable')
                    continue;
                for (const { blob, file } of versions.slice(0, TEXTS))
                    if (file && blob)
                        blobs.want(blob, null);
            }
        },
    };
}
function snapshotOf(commit, places, blobs, past) {
    const textOf = (blob) => {
        const reading = blobs.reading(blob);
        return reading.ok ? reading.text : null;
    };
    return {
        commit,
        entry(path) {
            const place = places.at(path);
            return place.kind === 'entry' ? { path, mode: place.entry.mode, blob: place.entry.id } : null;
        },
        list: (folder) => places.list(folder),
        text: (path) => readingAt(places, path, blobs),
        pathsOf: (blob) => places.pathsOf(blob),
        history(path) {
            const versions = past.versions(path);
            if (versions === 'unavailable')
                return versions;
            return versions.map(({ file, ...version }) => ({
                ...version,
                text: file && version.blob !== null ? textOf(version.blob) : null,
            }));
        },
        lastChange: (paths) => past.lastChange(paths.map(withoutSlash)),
        commits: () => past.commits,
    };
}
function readingAt(places, path, blobs) {
    const place = places.at(path);
    if (place.kind !== 'entry')
        return { ok: false, why: place.kind };
    const { mode, id } = place.entry;
    return (0,snapshot/* isFileMode */.s)(mode) ? blobs.reading(id) : { ok: false, why: snapshot/* NO_TEXT_OF */.M[mode] };
}
// The trees of branches that the states of one commit record for themselves, by the API: two requests each.
/** More branches than this are not asked for. */
const api_snapshot_MOST = 5;
/**
 * Of each branch that one of these states records and that is there, the tree; one that GitHub does not show
 * is left out. On the default branch merged states record other ones, which means nothing.
 */
async function recordedTrees(sites, { snapshot, headOf, defaultBranch }, asker, ground) {
    if (headOf === null || headOf === defaultBranch)
        return [];
    const names = new Set(sites.flatMap((site) => asker.branches?.(site, snapshot) ?? []));
    names.delete((0,state_location/* bareName */.y)(headOf));
    names.delete((0,state_location/* bareName */.y)(defaultBranch ?? ''));
    const trees = [];
    for (const name of [...names].filter((one) => PLAIN.test(one)).slice(0, api_snapshot_MOST)) {
        const tree = await treeOf(name, ground);
        if (tree !== null)
            trees.push(tree);
    }
    return trees;
}
async function treeOf(branch, ground) {
    try {
        const commit = await commitAt(`refs/heads/${branch}`, ground);
        if (commit === null)
            return null;
        const places = pathIndexOf(await listTree(commit, ground));
        return {
            branches: [branch],
            snapshot: {
                entry(path) {
                    const place = places.at(path);
                    return place.kind === 'entry' ? { path, mode: place.entry.mode, blob: place.entry.id } : null;
                },
            },
        };
    }
    catch (error) {
        if (error instanceof model_errors/* WorldError */.nM && NOT_SHOWN.has(error.refused))
            return null;
        throw error;
    }
}
/** What says something of this branch alone; a limit or a lost connection ends the work as elsewhere. */
const NOT_SHOWN = new Set(['absent', 'gone', 'permission', 'rejected']);
/** A name as people give branches; what a file says else goes into no request. */
const PLAIN = /^(?!.*(?:\.\.|\/\/))[\p{L}\p{N}_][\p{L}\p{N}_./+@-]{0,199}$/u;
// Finds the paths of a commit that may hold state.
/** In byte order, those that would lie in a submodule included. */
function candidatesIn(listed, asker) {
    const paths = listed.flatMap(({ path, mode }) => {
        const folders = path.split('/');
        const name = folders.pop() ?? '';
        const folder = mode === '040000';
        if ((folder ? [...folders, name] : folders).some((one) => repository_source/* SKIPPED */.$.has(one)))
            return [];
        if (mode === '160000')
            return (0,repository_source/* withinSubmodule */.e)(path, asker);
        // A folder in the place of a state file is told about, and so is a file in the place of its folder.
        const below = !folder && [...folders, name].some((one) => asker.folders.has(one));
        return below || asker.names.has(name) ? [path] : [];
    });
    return paths.filter((path) => asker.matches(path)).sort(byteOrder);
}
/** A format may ask again as it learns more, but not for ever. */
const ROUNDS = 3;
/** A pass reads history, and what history teaches may be asked for in the next. */
const PASSES = 3;
/** Fetches all that formats ask of these sites. @throws WorldError */
async function settle(sites, asker, learner) {
    const asked = { text: new Set(), history: new Set(), changes: new Set() };
    /** Whether the site needs anything that was not asked for before. */
    function ask(site) {
        let news = false;
        for (const { path: written, what } of asker.needs(site, learner.snapshot)) {
            if (what === 'commits') {
                news = learner.wantCommits(Date.parse(written)) || news;
                continue;
            }
            const path = what === 'text' ? written : withoutSlash(written);
            if (asked[what].has(path) || path.includes('\0') || segmentsOf(path) === null)
                continue;
            asked[what].add(path);
            if (what === 'text')
                learner.want(path);
            news = true;
        }
        return news;
    }
    for (let pass = 0; pass < PASSES; pass += 1) {
        let news = false;
        let open = sites;
        for (let round = 0; round < ROUNDS && open.length > 0; round += 1) {
            open = open.filter(ask);
            news ||= open.length > 0;
            await learner.fetch();
        }
        if (!news && pass > 0)
            return;
        await learner.cover(asked.history, asked.changes);
        await learner.fetch();
    }
}

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(1421);
// EXTERNAL MODULE: ./lib/model/github/git-invocation.js
var git_invocation = __webpack_require__(436);
;// CONCATENATED MODULE: ./lib/github/read/git-fetch.js
// Git against GitHub: fetches, and nothing else; the token is in no argument, no address and no file.



/** Forced on every process (git, "Environment Variables"): it fetches by HTTP alone. */
const FORCED = {
    GIT_ALLOW_PROTOCOL: 'https:http',
    GIT_LFS_SKIP_SMUDGE: '1',
};
/** Of git's own variables only those that say where git and its certificates are. */
const KEPT = /^GIT_(?:EXEC_PATH|SSL_|HTTP_|PROXY_|TRACE)/;
/** How much of what git says is kept, in characters. */
const STDERR_CAP = 8192;
/** Configuration by environment: `ps` shows arguments, and git writes addresses into its own files. */
function environmentOf({ serverUrl, token, env }) {
    const basic = Buffer.from(`x-access-token:${token}`).toString('base64');
    return (0,git_invocation/* withSettings */.GY)((0,git_invocation/* environmentWith */.Cz)(env, KEPT, FORCED), [
        [`http.${serverUrl}/.extraheader`, `AUTHORIZATION: basic ${basic}`],
        // A server that knows which commits are there leaves out their blobs, which a partial clone lacks.
        ['fetch.negotiationAlgorithm', 'noop'],
    ]);
}
const addressOf = ({ serverUrl, owner, repo }) => `${serverUrl}/${owner}/${repo}.git`;
/** Runs git in a folder to its end. @throws WorldError with what git said */
async function git(dir, args, remote, input = '') {
    const child = started(dir, args, remote);
    let said = '';
    child.stderr.setEncoding('utf8');
    child.stderr.on('data', (text) => {
        if (said.length < STDERR_CAP)
            said += text;
    });
    child.stdin.on('error', () => { }); // a process that ends early says why on stderr
    child.stdin.end(input);
    const code = await new Promise((resolve, reject) => {
        child.on('error', (cause) => reject(unstarted(cause)));
        child.on('close', (status) => resolve(status));
    });
    if (code !== 0)
        throw failure(args[0] ?? '', said);
}
/** Some of what keeps a program from starting is thrown at once, and some is told later. */
function started(dir, args, remote) {
    try {
        return (0,external_node_child_process_.spawn)('git', (0,git_invocation/* argumentsOf */.aX)(dir, [], args), {
            env: environmentOf(remote),
            shell: false,
            stdio: ['pipe', 'ignore', 'pipe'],
            windowsHide: true,
        });
    }
    catch (error) {
        throw unstarted(error);
    }
}
function unstarted(cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    return new model_errors/* WorldError */.nM('rejected', `git could not be started (${why}).`, null, cause);
}
/** What git's words mean; `fatal: …` of its last lines. */
function failure(what, said) {
    const lines = said.split('\n').filter((line) => /^(?:fatal|error|remote):/.test(line));
    const words = lines.slice(0, 3).join(' ') || 'it gave no reason';
    const message = `git ${what} failed; git says: ${words}`;
    if (/could not read Username|Authentication failed|error: 40[13]/i.test(said))
        return new model_errors/* WorldError */.nM('permission', message, 'contents: read');
    if (/not found|error: 404/i.test(said))
        return new model_errors/* WorldError */.nM('absent', message);
    return new model_errors/* WorldError */.nM('lost', message);
}

;// CONCATENATED MODULE: ./lib/github/read/scan-branches.js
// Surveys branches by a partial clone, or, where git cannot fetch, a few of them by the API.






/** At most this many branches are looked at by the API, which costs a handful of requests for each. */
const MOST_BY_API = 20;
/** @throws WorldError where neither way is open @throws UserError where a name is no branch */
async function surveyBranches(target, asker, by) {
    const clone = await cloned(by);
    if (!(clone instanceof Error))
        return { ...(await clone.survey(target, asker)), repository: by.ground.repo };
    const why = `Git could not fetch the branches (${clone.message})`;
    return surveyFew(target, asker, by, why);
}
/** The opened clone, or why there is none. */
async function cloned({ ground, remote, dir, defaultBranch, openClone, }) {
    try {
        const fetched = await fetchRepository(dir, { kind: 'branches' }, remote);
        return await openClone(dir, { supply: (blobs) => fetched.supply(blobs), defaultBranch });
    }
    catch (error) {
        // No git or too old a one, and a way that is cut; who may not read may not by the API either.
        const isCut = error instanceof model_errors/* WorldError */.nM && ['lost', 'rejected'].includes(error.refused);
        if (isCut || error instanceof model_errors/* UserError */.yo)
            return error;
        const where = `${ground.owner}/${ground.repo}`;
        if (!(error instanceof model_errors/* WorldError */.nM))
            throw error;
        throw new model_errors/* WorldError */.nM(error.refused, `${where}: ${error.message}`, error.needs, error);
    }
}
/** What several branches hold alike is told once, at the first of them; the default branch is the first. */
async function surveyFew(target, asker, by, why) {
    const { ground, defaultBranch, bots = [], warn } = by;
    const { tips, looked, left } = await tipsOf(target, by);
    const unsaid = left ? `; only ${looked} branches were looked at` : '';
    const note = `${why}${unsaid}: who owns this workflow is uncertain.`;
    warn(note);
    const found = new Map();
    const trees = [];
    let blobsRead = 0;
    for (const { commit, names } of tips) {
        const [owner = ''] = names;
        const more = { branch: owner, defaultBranch, bots, warn };
        const survey = await surveyByApi(ground, { commit, ...more }, asker);
        blobsRead += survey.scanned.blobsRead;
        trees.push(...(survey.trees ?? []).map(({ snapshot }) => ({ branches: names, snapshot })));
        for (const { snapshot, sites } of survey.holdings)
            for (const { site, notes } of sites) {
                const key = keyOf(site, snapshot, asker);
                const there = found.get(key);
                if (there)
                    there.branches.push(...names);
                else
                    found.set(key, { snapshot, owner, site, branches: [...names], notes: [...notes, note] });
            }
    }
    const holdings = holdingsOf([...found.values()]);
    const files = [...found.values()].flatMap(({ site, snapshot }) => site.files.map((path) => `${path}\0${snapshot.entry(path)?.blob ?? ''}`));
    return {
        repository: ground.repo,
        defaultBranch,
        holdings,
        scanned: {
            commits: tips.length,
            stateFiles: new Set(files).size,
            stateSets: found.size,
            blobsRead,
            gitProcesses: 0,
        },
        shallow: false,
        trees,
        branches: looked,
    };
}
/** The branches that are looked at, those that point at one commit together. */
async function tipsOf({ names, except = () => false }, by) {
    const { ground, defaultBranch } = by;
    const all = names === 'all' ? await listed(by) : names;
    const wanted = [...new Set(all)].filter((name) => names !== 'all' || !except(name));
    const ordered = wanted.toSorted((a, b) => Number(b === defaultBranch) - Number(a === defaultBranch));
    const some = ordered.slice(0, MOST_BY_API);
    const tips = new Map();
    for (const name of some) {
        const commit = await commitAt(`refs/heads/${name}`, ground, true);
        if (commit === null && names !== 'all')
            throw new model_errors/* UserError */.yo(`Found no branch ${JSON.stringify(name)}, expected one of the repository's.`);
        if (commit === null)
            continue;
        const tip = tips.get(commit) ?? { commit, names: [] };
        tip.names.push(name);
        tips.set(commit, tip);
    }
    return { tips: [...tips.values()], looked: some.length, left: wanted.length > some.length };
}
/** The first hundred, and the default branch. */
async function listed({ ground, defaultBranch }) {
    const { data } = await ground.client.rest.repos.listBranches({ ...at(ground), per_page: 100 });
    return [defaultBranch, ...data.map(({ name }) => name)];
}
/** The same files with the same bytes are one workflow. */
function keyOf(site, snapshot, asker) {
    const files = asker.counted?.(site, snapshot) ?? site.files;
    const held = files.map((path) => [path, snapshot.entry(path)?.blob ?? null]);
    return JSON.stringify([site.format, site.path, held]);
}
function holdingsOf(all) {
    const bySnapshot = new Map();
    for (const { snapshot, owner, ...site } of all) {
        const holding = bySnapshot.get(snapshot) ?? { owner, sites: [] };
        holding.sites.push({ ...site, branches: site.branches.toSorted() });
        bySnapshot.set(snapshot, holding);
    }
    return [...bySnapshot].map(([snapshot, holding]) => ({ snapshot, ...holding }));
}
/**
 * Makes a bare clone in an empty folder. Names of branches never reach a command line: the refspec is ours.
 * @throws WorldError
 */
async function fetchRepository(dir, wanted, remote) {
    await (0,promises_.mkdir)(dir, { recursive: true });
    await git(dir, ['init', '--quiet', '--bare', '.'], remote);
    await git(dir, ['remote', 'add', 'origin', addressOf(remote)], remote);
    const depth = wanted.kind === 'branches' ? 1 : wanted.depth;
    const specs = wanted.kind === 'branches'
        ? ['+refs/heads/*:refs/heads/*']
        : wanted.ids.map((id) => `+${id}:refs/rekindle/seen/${id}`);
    await git(dir, ['fetch', ...QUIETLY, `--depth=${depth}`, '--filter=blob:none', '--stdin', 'origin'], remote, listOf(specs));
    return {
        dir,
        supply: (blobs) => git(dir, ['fetch', ...QUIETLY, '--filter=blob:none', '--stdin', 'origin'], remote, listOf(blobs)),
    };
}
const QUIETLY = [
    // Each branch once: not also as one of a remote.
    '--refmap=',
    '--quiet',
    '--no-tags',
    '--no-write-fetch-head',
    '--no-auto-maintenance',
    '--no-recurse-submodules',
];
const listOf = (lines) => lines.map((line) => `${line}\n`).join('');

;// CONCATENATED MODULE: ./lib/github/write/effect-result.js
function landed(key, outcome, more = {}) {
    return { key, outcome, number: null, url: null, sha: null, ...more };
}

;// CONCATENATED MODULE: ./lib/github/effects/archive-ref.js
// Keeps a commit under one of our refs before what it holds is removed.




/** It never moves a ref: one that keeps another commit is `foreign`, and nothing may go. */
async function archiveRef({ key, ref, sha }, ground) {
    const kept = await commitAt(ref, ground);
    if (kept !== null)
        return landed(key, kept === sha ? 'already' : 'foreign', { sha: kept });
    try {
        await ground.client.rest.git.createRef({ ...at(ground), ref, sha });
        return landed(key, 'done', { sha });
    }
    catch (error) {
        // GitHub reports a lost race in several ways: where the ref is now shows whether that was it.
        if (!(error instanceof model_errors/* WorldError */.nM && FASTER.has(error.refused)))
            throw error;
        const now = await commitAt(ref, ground);
        if (now === null)
            throw error;
        return landed(key, now === sha ? 'already' : 'foreign', { sha: now });
    }
}
const FASTER = new Set(['exists', 'conflict', 'rejected']);

;// CONCATENATED MODULE: ./lib/github/read/comments.js
// Our comments in one issue or pull request, found by their markers; of two, the older one counts.



/** Ours with this key, the oldest first. One request a hundred comments. */
async function findComments(key, issue, ground) {
    const all = await ground.client.all(ground.client.rest.issues.listComments, {
        ...at(ground),
        issue_number: issue,
        per_page: 100,
    });
    return all
        .filter(({ user, body }) => isOurs(user, ground) && (0,comment_marker/* readMarker */.t7)(body ?? '')?.key === key)
        .map(({ id, body = '', html_url: url }) => ({ id, body, url }))
        .toSorted((a, b) => a.id - b.id);
}
async function createComment(issue, body, ground) {
    const { data } = await ground.client.rest.issues.createComment({
        ...at(ground),
        issue_number: issue,
        body,
    });
    return { id: data.id, body, url: data.html_url };
}
/** The one that stays where two were made at once; the others are taken away again. */
async function converge(made, key, issue, ground) {
    const found = await findComments(key, issue, ground);
    const [oldest = made, ...others] = found;
    for (const { id } of others)
        await removeComment(id, ground);
    return oldest;
}
/** A second one that stood there for longer: brought to one line. Nothing happens where it is gone. */
async function foldComment(id, key, kept, ground) {
    try {
        await ground.client.rest.issues.updateComment({
            ...at(ground),
            comment_id: id,
            body: foldedBody(key, kept),
        });
    }
    catch (error) {
        if (!(error instanceof model_errors/* WorldError */.nM && error.refused === 'absent'))
            throw error;
    }
}
/** `kept`: where the other one is. Its marker has another key, so that it is found as nothing any more. */
function foldedBody(key, kept) {
    return `${(0,comment_marker/* markerLine */.B_)({ key: `folded-${key}` })}\nThis was posted twice. What counts stands here: ${kept}\n`;
}
/** Nothing happens where somebody was faster. */
async function removeComment(id, ground) {
    try {
        await ground.client.rest.issues.deleteComment({ ...at(ground), comment_id: id });
    }
    catch (error) {
        if (!(error instanceof model_errors/* WorldError */.nM && error.refused === 'absent'))
            throw error;
    }
}

;// CONCATENATED MODULE: ./lib/github/effects/card.js
// Creates our one comment about a workflow, or updates it.




/**
 * Two requests where it is as it should be or is changed, three where it is made. Others with its key are
 * folded, after what was worth keeping of them came in with the words.
 */
async function card({ key, issue, body }, ground) {
    const [oldest, ...others] = await findComments(key, issue, ground);
    if (oldest !== undefined && (await brought(oldest, body, ground))) {
        for (const { id } of others)
            await foldComment(id, key, oldest.url, ground);
        const isAsItWas = oldest.body === body && others.length === 0;
        return landed(key, isAsItWas ? 'already' : 'done', { number: oldest.id, url: oldest.url });
    }
    const made = await createComment(issue, body, ground);
    const kept = await converge(made, key, issue, ground);
    if (kept.id !== made.id)
        await brought(kept, body, ground);
    return landed(key, 'done', { number: kept.id, url: kept.url });
}
/** False where the comment was deleted meanwhile: then it is made again, once. */
async function brought(comment, body, ground) {
    if (comment.body === body)
        return true;
    try {
        await ground.client.rest.issues.updateComment({ ...at(ground), comment_id: comment.id, body });
        return true;
    }
    catch (error) {
        if (error instanceof model_errors/* WorldError */.nM && error.refused === 'absent')
            return false;
        throw error;
    }
}

;// CONCATENATED MODULE: ./lib/github/effects/check-run.js


/** What one request takes (GitHub's REST documentation, "Check runs", `output.annotations`). */
const BATCH = 50;
/** Its name, as branch protection knows it. */
const NAME = 'Rekindle';
/** Found by its key, `external_id`. What it said is brought up to date; annotations can only be added. */
async function checkRun(effect, ground) {
    const { key, annotations } = effect;
    const there = await existing(effect, ground);
    const where = there ? { number: there.id, url: there.url } : await create(effect, ground);
    const shown = there ? there.shown : Math.min(BATCH, annotations.length);
    const upToDate = !there || saysTheSame(effect, there);
    if (!upToDate && shown >= annotations.length)
        await update(where.number, effect, [], ground);
    for (let from = shown; from < annotations.length; from += BATCH)
        await update(where.number, effect, annotations.slice(from, from + BATCH), ground);
    const already = there !== null && upToDate && shown >= annotations.length;
    return landed(key, already ? 'already' : 'done', where);
}
/**
 * Our newest one with this key, which is the one that GitHub shows. Check runs cannot be taken away: two
 * that were made at once both stay, and say the same.
 */
async function existing({ key, sha }, ground) {
    const runs = await ground.client.all(ground.client.rest.checks.listForRef, {
        ...at(ground),
        ref: sha,
        check_name: NAME,
        filter: 'all',
        per_page: 100,
    });
    const [newest] = runs
        // An App changes its own check runs alone.
        .filter((run) => run.external_id === key && `${run.app?.slug ?? ''}[bot]` === ground.account)
        .toSorted((a, b) => b.id - a.id);
    if (!newest)
        return null;
    const { html_url: url, output, conclusion } = newest;
    const { annotations_count: shown, title, summary } = output;
    return { id: newest.id, url, shown, title, summary, conclusion };
}
function saysTheSame(effect, there) {
    return (there.title === effect.title && there.summary === effect.summary && there.conclusion === effect.conclusion);
}
async function create(effect, ground) {
    const { key, sha, conclusion, annotations } = effect;
    const { data } = await ground.client.rest.checks.create({
        ...at(ground),
        name: NAME,
        head_sha: sha,
        external_id: key,
        status: 'completed',
        conclusion,
        output: outputOf(effect, annotations.slice(0, BATCH)),
    });
    return { number: data.id, url: data.html_url };
}
async function update(id, effect, notes, ground) {
    await ground.client.rest.checks.update({
        ...at(ground),
        check_run_id: id,
        status: 'completed',
        conclusion: effect.conclusion,
        output: outputOf(effect, notes),
    });
}
function outputOf({ title, summary }, notes) {
    const annotations = notes.map(({ path, line, level, title: head, message }) => ({
        path,
        start_line: line,
        end_line: line,
        annotation_level: level,
        title: head,
        message,
    }));
    return { title, summary, annotations };
}

;// CONCATENATED MODULE: ./lib/github/effects/close.js


async function close_close({ key, issue, reason }, ground) {
    const { data } = await ground.client.rest.issues.get({ ...at(ground), issue_number: issue });
    const where = { number: issue, url: data.html_url };
    if (!isOurs(data.user, ground))
        return landed(key, 'foreign', where);
    if (data.state === 'closed')
        return landed(key, 'already', where);
    await ground.client.rest.issues.update({
        ...at(ground),
        issue_number: issue,
        state: 'closed',
        ...(data.pull_request ? {} : { state_reason: reason }),
    });
    return landed(key, 'done', where);
}

;// CONCATENATED MODULE: ./lib/github/effects/comment.js


async function comment_comment({ key, issue, body }, ground) {
    const [there] = await findComments(key, issue, ground);
    if (there !== undefined)
        return landed(key, 'already', { number: there.id, url: there.url });
    const made = await createComment(issue, body, ground);
    const kept = await converge(made, key, issue, ground);
    return landed(key, 'done', { number: kept.id, url: kept.url });
}

;// CONCATENATED MODULE: ./lib/github/write/commit-builder.js

/** Without an author of its own, so that GitHub signs it as us. The modes of files are kept. */
async function makeCommit(parent, edits, message, ground) {
    const { rest } = ground.client;
    const { data: base } = await rest.git.getCommit({ ...at(ground), commit_sha: parent });
    const modes = await modesOf(edits.map(({ path }) => path), base.tree.sha, ground);
    const entries = [];
    for (const { path, text, kept, mode: given } of edits) {
        const mode = kept?.mode ?? given ?? modes.get(path) ?? '100644';
        // What is not there cannot be removed.
        if (text === null && !kept && !modes.has(path))
            continue;
        const sha = kept?.blob ?? (text === null ? null : await blobOf(text, ground));
        entries.push({ path, mode, type: 'blob', sha });
    }
    if (entries.length === 0)
        return { sha: parent, empty: true };
    const { data: tree } = await rest.git.createTree({
        ...at(ground),
        base_tree: base.tree.sha,
        tree: entries,
    });
    if (tree.sha === base.tree.sha)
        return { sha: parent, empty: true };
    const { data: commit } = await rest.git.createCommit({
        ...at(ground),
        message,
        tree: tree.sha,
        parents: [parent],
    });
    return { sha: commit.sha, empty: false };
}
/** Base64, so that a byte order mark and every line ending arrive as they are. */
async function blobOf(text, ground) {
    const { data } = await ground.client.rest.git.createBlob({
        ...at(ground),
        content: Buffer.from(text, 'utf8').toString('base64'),
        encoding: 'base64',
    });
    return data.sha;
}
const commit_builder_MODES = ['100644', '100755', '040000', '160000', '120000'];
/** The modes of these paths in a tree, those that are there; folder by folder, each read once. */
async function modesOf(paths, root, ground) {
    const found = new Map();
    const folders = new Map();
    const listed = (sha) => {
        const known = folders.get(sha) ?? entriesOf(sha, ground);
        folders.set(sha, known);
        return known;
    };
    for (const path of paths) {
        let tree = root;
        const names = path.split('/');
        for (const [i, name] of names.entries()) {
            const entry = tree === null ? undefined : (await listed(tree)).get(name);
            if (i === names.length - 1 && entry)
                found.set(path, entry.mode);
            tree = entry?.mode === '040000' ? entry.sha : null;
        }
    }
    return found;
}
async function entriesOf(sha, ground) {
    const { data } = await ground.client.rest.git.getTree({ ...at(ground), tree_sha: sha });
    return new Map(data.tree.flatMap(({ path, mode, sha: id }) => {
        const known = commit_builder_MODES.find((one) => one === mode);
        return known === undefined ? [] : [[path, { mode: known, sha: id }]];
    }));
}

;// CONCATENATED MODULE: ./lib/github/effects/commit.js
// Commits a change on a branch if that has not moved since; finds its own commit when it is run again.






/** `moved`: the branch is gone, or what was judged is not its last commit any more. */
async function commit(effect, ground) {
    const { key, branch, head, edits, message, trailers } = effect;
    const ref = `refs/heads/${branch}`;
    const now = await commitAt(ref, ground);
    if (now !== head)
        return found(effect, now, ground);
    const made = await makeCommit(head, edits, withTrailers(message, key, trailers), ground);
    if (made.empty)
        return landed(key, 'already', { sha: head });
    try {
        await moveRef({ ref, from: head, to: made.sha }, ground);
    }
    catch (error) {
        if (!(error instanceof model_errors/* WorldError */.nM && error.refused === 'conflict'))
            throw error;
        return found(effect, await commitAt(ref, ground), ground);
    }
    return landed(key, 'done', { sha: made.sha });
}
/** How far back one looks for one of our commits that others have committed on top of. */
const BACK = 30;
/** Our commit among the last ones of the branch, or none: then the ground moved. */
async function found({ key }, now, ground) {
    if (now === null)
        return landed(key, 'moved');
    const { data } = await ground.client.rest.repos.listCommits({ ...at(ground), sha: now, per_page: BACK });
    const ours = data.find((one) => isFor(one.commit.message, key) && isOurs(one.author, ground));
    return ours ? landed(key, 'already', { sha: ours.sha }) : landed(key, 'moved', { sha: now });
}

// EXTERNAL MODULE: ./lib/text/hash.js
var hash = __webpack_require__(7591);
;// CONCATENATED MODULE: ./lib/github/write/dispatch-lease.js
// The lease for waking an agent: a ref that only one run can create, so that no agent is woken twice; old
// leases are removed a few at a time.







/** One for each command, by a name that everybody computes from its key alone. */
const leaseRef = (key) => `${LEASES}${(0,hash/* keyOf */.TN)('wake', key)}`;
const LEASES = 'refs/rekindle/wake/';
const RUN = 'Rekindle-Run';
const BEGUN = 'Rekindle-Begun';
const WOKEN = 'Rekindle-Woken';
/** How many lost races before giving up. */
const TRIES = 4;
/**
 * Takes the lease. Of many concurrent requests GitHub lets only one create a ref, and of many that saw
 * it at one commit only one move it: that one holds the lease. It holds it as long as its run goes on; the
 * lease of a run that ended is taken over. Once the agent was woken the ref stays, and says so.
 * @throws WorldError
 */
async function takeLease({ key, base }, ground) {
    const ref = leaseRef(key);
    for (let tried = 0; tried < TRIES; tried += 1) {
        const sha = await commitAt(ref, ground);
        const there = sha === null ? null : await leaseAt(sha, key, ground);
        if (there === 'foreign')
            return { kind: 'foreign', why: foreign(ref) };
        if (there?.woken)
            return { kind: 'woken', url: there.woken === 'yes' ? null : there.woken };
        const why = there && (await whyHeld(there.holder, ground));
        if (why !== null)
            return { kind: 'held', why };
        const made = await record(key, there ?? { sha: base, tree: await dispatch_lease_treeOf(base, ground) }, there, ground);
        if (await isFirst(ref, sha, made.sha, ground)) {
            const begun = there?.begun ?? made.at;
            return { kind: 'ours', lease: { key, ref, ...made, begun, left: there?.at ?? null } };
        }
    }
    return { kind: 'held', why: 'Several others are at it at this moment.' };
}
const foreign = (ref) => `Found a commit that is not ours under ${ref}, which keeps an agent from being woken twice. ` +
    'Remove that ref, then give the command again.';
/** False where somebody was faster. */
async function isFirst(ref, from, to, ground) {
    try {
        if (from === null)
            await ground.client.rest.git.createRef({ ...at(ground), ref, sha: to });
        else
            await moveRef({ ref, from, to }, ground);
        return true;
    }
    catch (error) {
        if (!(error instanceof model_errors/* WorldError */.nM))
            throw error;
        if (error.refused === 'conflict' || error.refused === 'exists')
            return false;
        // GitHub reports a lost race in several ways; after a real refusal there is no ref.
        if (error.refused !== 'rejected' || from !== null || (await commitAt(ref, ground)) === null)
            throw error;
        return false;
    }
}
async function leaseAt(sha, key, ground) {
    const { tree, message, committer } = await commitOf(sha, ground);
    const holder = trailerIn(message, RUN);
    if (holder === null || !isFor(message, key))
        return 'foreign';
    const begun = trailerIn(message, BEGUN) ?? committer.date;
    return { sha, tree: tree.sha, holder, at: committer.date, begun, woken: trailerIn(message, WOKEN) };
}
async function commitOf(sha, ground) {
    const { data } = await ground.client.rest.git.getCommit({ ...at(ground), commit_sha: sha });
    return data;
}
const dispatch_lease_treeOf = async (sha, ground) => (await commitOf(sha, ground)).tree.sha;
/** A commit that changes no file; only its message counts. It needs no further permission. */
async function record(key, on, before, ground, woken = {}) {
    const begun = before === null ? {} : { [BEGUN]: before.begun };
    const trailers = { [RUN]: nameOf(ground), ...begun, ...woken };
    const { data } = await ground.client.rest.git.createCommit({
        ...at(ground),
        message: withTrailers(dispatch_lease_WORDS, key, trailers),
        tree: on.tree,
        parents: [on.sha],
    });
    return { sha: data.sha, tree: on.tree, at: data.committer.date };
}
const dispatch_lease_WORDS = 'Wake an agent\n\nThe ref of this commit keeps an agent from being woken twice for one command.';
/** For an App its account: only the App itself knows whether it is still working. */
const nameOf = ({ run, account }) => run === undefined ? `app ${account}` : `${run.id}.${run.attempt}`;
const HOLDER = /^(\d{1,15})\.(\d{1,6})$/;
/** Why the holder of the lease is waited for; `null`: its run is over, or was not found twice. */
async function whyHeld(holder, ground) {
    const [, id, attempt] = HOLDER.exec(holder) ?? [];
    // An App works on a repository once at a time, so a lease of its own is left from a run that ended.
    if (ground.alone === true && holder === nameOf(ground))
        return null;
    if (id === undefined)
        return 'Something that is no workflow run has begun it, and whether it goes on is not known.';
    const [run, tried] = [Number(id), Number(attempt)];
    if (ground.run?.id === run && tried < ground.run.attempt)
        return null;
    try {
        const { data } = await ground.client.rest.actions.getWorkflowRun({
            ...at(ground),
            ...SURELY,
            run_id: run,
        });
        const over = data.status === 'completed' || tried < (data.run_attempt ?? 1);
        return over ? null : `The workflow run ${run} is at it.`;
    }
    catch (error) {
        if (!(error instanceof model_errors/* WorldError */.nM))
            throw error;
        if (error.refused === 'absent')
            return null;
        if (error.refused !== 'permission')
            throw error;
        const unknown = 'whether it goes on is not known: the permission "actions: read" is missing. Grant it.';
        return `The workflow run ${run} has begun it, and ${unknown}`;
    }
}
/** Records that the agent was woken, for later runs. @throws WorldError */
async function markWoken(lease, url, ground) {
    const { sha } = await record(lease.key, lease, lease, ground, { [WOKEN]: url ?? 'yes' });
    await moveRef({ ref: lease.ref, from: lease.sha, to: sha }, ground);
}
/** A command is not continued after a day; after two, no run is left that began before. */
const OUTLIVED = 2 * time_units/* DAY */.d_;
/** How many are checked. Each new lease checks more than one old lease, so they do not pile up. */
const dispatch_lease_MOST = 5;
/**
 * The leases whose names follow this one; a name is a digest, so this is a random choice.
 * @throws WorldError
 */
async function clearLeases({ ref: own, at: now }, ground) {
    const { data } = await ground.client.rest.git.listMatchingRefs({
        ...at(ground),
        ref: LEASES.slice('refs/'.length),
    });
    const sorted = data.toSorted((one, other) => (one.ref < other.ref ? -1 : 1));
    const place = sorted.findIndex(({ ref }) => ref === own);
    const next = [...sorted.slice(place + 1), ...sorted.slice(0, Math.max(place, 0))].slice(0, dispatch_lease_MOST);
    for (const { ref, object } of next) {
        const { data: commit } = await ground.client.rest.git.getCommit({
            ...at(ground),
            commit_sha: object.sha,
        });
        if (Date.parse(now) - Date.parse(commit.committer.date) < OUTLIVED)
            continue;
        await moveRef({ ref, from: object.sha, to: null }, ground);
    }
}

;// CONCATENATED MODULE: ./lib/github/effects/dispatch.js
// Wakes an agent once: only the run that holds the command's lease does it, and the lease records
// that it was done.





/**
 * Of two that run at once, one does nothing (`held`). After a crash the lease says
 * how far it came: not begun (sent), woken (`already`), or begun by a run that ended; then what that run
 * started is looked for first. A mention is a comment, which has a key of its own.
 */
async function dispatch(effect, ground) {
    const { key, way } = effect;
    if (way.kind === 'mention')
        return comment_comment({ kind: 'comment', key, issue: way.issue, body: way.body }, ground);
    const claim = await takeLease(effect, ground);
    if (claim.kind === 'woken')
        return landed(key, 'already', { url: claim.url });
    if (claim.kind !== 'ours')
        return landed(key, claim.kind, { why: claim.why });
    const { lease } = claim;
    const before = await startedBefore(way, lease, ground);
    const url = before ?? (await sent(way, effect, ground));
    await quietly(markWoken(lease, url, ground));
    await quietly(clearLeases(lease, ground));
    return landed(key, before === null ? 'done' : 'already', { url });
}
/**
 * Whatever is answered, the lease stays: the dispatch may have been sent all the same, and the next run looks
 * for what it started.
 */
function sent(way, { payload }, ground) {
    return way.kind === 'workflow-dispatch' ? toWorkflow(way, ground) : toRepository(way, payload, ground);
}
async function toRepository({ type }, payload, ground) {
    await ground.client.rest.repos.createDispatchEvent({
        ...at(ground),
        event_type: type,
        client_payload: { ...payload },
    });
    return null;
}
const START = 'POST /repos/{owner}/{repo}/actions/workflows/{workflow_id}/dispatches';
/** Where a person sees the run; `null` where an older server (GHES) does not tell. */
async function toWorkflow(way, ground) {
    const { workflow: workflow_id, ref, inputs } = way;
    const started = { ...at(ground), workflow_id, ref, inputs: { ...inputs } };
    try {
        const { data } = await ground.client.request(START, { ...started, return_run_details: true });
        return data?.html_url ?? null;
    }
    catch (error) {
        if (!isUnknown(error))
            throw error;
    }
    await ground.client.request(START, started);
    return null;
}
/** An older server refuses a field that it does not know, and names it. */
const isUnknown = (error) => error instanceof model_errors/* WorldError */.nM &&
    error.refused === 'rejected' &&
    error.cause instanceof Error &&
    error.cause.message.includes('return_run_details');
/** The agent was woken, even if what follows fails. */
async function quietly(work) {
    try {
        await work;
    }
    catch (error) {
        if (!(error instanceof model_errors/* WorldError */.nM))
            throw error;
    }
}
/** How often one looks, and the seconds between: what was sent just now is not listed at once. */
const LOOKS = 4;
const BETWEEN = 5;
/** A run is listed within this many ms after it was sent, waiting times of its sender included. */
const LISTED = 180_000;
/**
 * Whether an earlier holder of this lease woke the agent: the address of that run, or `null`. Runs carry no
 * key of their own, so every run counts that we started in this way since the lease was first taken. In doubt
 * the agent is woken once too little, never once too often.
 */
async function startedBefore(way, lease, ground) {
    if (lease.left === null)
        return null;
    const looks = Date.parse(lease.at) - Date.parse(lease.left) > LISTED ? 1 : LOOKS;
    for (let look = 1;; look += 1) {
        const found = await startedSince(way, lease.begun, ground);
        if (found !== null || look >= looks)
            return found;
        await ground.client.pause(BETWEEN);
    }
}
async function startedSince(way, begun, ground) {
    const { data } = await ground.client.rest.actions.listWorkflowRunsForRepo({
        ...at(ground),
        event: way.kind === 'workflow-dispatch' ? 'workflow_dispatch' : 'repository_dispatch',
        created: `>=${new Date(begun).toISOString().replace(/\.\d+Z$/, 'Z')}`,
        per_page: 100,
    });
    const ours = data.workflow_runs.filter((run) => isOurs(run.triggering_actor ?? run.actor, ground));
    if (way.kind === 'workflow-dispatch')
        return ours.find(({ path }) => fileOf(path) === way.workflow)?.html_url ?? null;
    // Its title is the type that was sent, unless the workflow gives its runs a name of their own.
    return (ours.find((run) => run.display_title === way.type) ?? ours[0])?.html_url ?? null;
}
/** `.github/workflows/agent.yml@refs/heads/main` → `agent.yml`. */
const fileOf = (path) => path.replace(/@.*$/, '').split('/').at(-1) ?? path;

;// CONCATENATED MODULE: ./lib/github/write/ensure-labels.js
// Creates our labels with their colours before they are used.


/** Six hex digits each, as GitHub paints them. A label that a person painted otherwise stays as it is. */
const COLOURS = new Map([
    ['rekindle: needs decision', 'd93f0b'],
    ['rekindle: stale', 'fbca04'],
    ['rekindle: blocked', 'b60205'],
    ['rekindle: frozen', 'bfd4f2'],
]);
/** Labels that do not exist yet would be made grey and without a description. */
async function makeLabels(names, ground) {
    for (const name of names)
        await make(name, ground);
}
async function make(name, ground) {
    const color = COLOURS.get(name);
    if (color === undefined || (await isThere(name, ground)))
        return;
    try {
        await ground.client.rest.issues.createLabel({
            ...at(ground),
            name,
            color,
            description: 'Set and removed by Rekindle',
        });
    }
    catch (error) {
        if (!(error instanceof model_errors/* WorldError */.nM && error.refused === 'exists'))
            throw error;
    }
}
/** Read first: reads do not count against the limit of writes. */
async function isThere(name, ground) {
    try {
        await ground.client.rest.issues.getLabel({ ...at(ground), name });
        return true;
    }
    catch (error) {
        if (error instanceof model_errors/* WorldError */.nM && error.refused === 'absent')
            return false;
        throw error;
    }
}

;// CONCATENATED MODULE: ./lib/github/effects/label.js
// Adds and removes our own labels of an issue or pull request; other labels stay.




async function label({ key, issue, add, remove }, ground) {
    const labels = await ground.client.all(ground.client.rest.issues.listLabelsOnIssue, {
        ...at(ground),
        issue_number: issue,
        per_page: 100,
    });
    const has = new Set(labels.map(({ name }) => name.toLowerCase()));
    const missing = add.filter((name) => !has.has(name.toLowerCase()));
    const surplus = remove.filter((name) => has.has(name.toLowerCase()));
    await makeLabels(missing, ground);
    if (missing.length > 0)
        await ground.client.rest.issues.addLabels({ ...at(ground), issue_number: issue, labels: [...missing] });
    for (const name of surplus)
        await takeOff(name, issue, ground);
    return landed(key, missing.length + surplus.length === 0 ? 'already' : 'done', { number: issue });
}
async function takeOff(name, issue, ground) {
    try {
        await ground.client.rest.issues.removeLabel({ ...at(ground), issue_number: issue, name });
    }
    catch (error) {
        if (!(error instanceof model_errors/* WorldError */.nM && error.refused === 'absent'))
            throw error;
    }
}

;// CONCATENATED MODULE: ./lib/github/write/proposal-branch.js
// The branch of a proposal: created, taken over after a crash, rebased, or left alone once a
// person changed it.





/** Never forces over a commit that is not ours. */
async function prepare(effect, ground) {
    const { key, branch, head, edits, message, trailers } = effect;
    const ref = `refs/heads/${branch}`;
    const there = await commitAt(ref, ground);
    if (there !== null) {
        const tip = await tipOf(there, key, ground);
        if (tip === 'foreign')
            return { kind: 'foreign' };
        if (tip.parent === head)
            return { kind: 'ready', sha: there, moved: false };
    }
    const made = await makeCommit(head, edits, withTrailers(message, key, trailers), ground);
    if (made.empty)
        return { kind: 'empty' };
    try {
        await moveRef({ ref, from: there, to: made.sha, force: there !== null }, ground);
    }
    catch (error) {
        if (!(error instanceof model_errors/* WorldError */.nM && ['conflict', 'exists'].includes(error.refused)))
            throw error;
        return adopted(ref, effect, ground);
    }
    return { kind: 'ready', sha: made.sha, moved: true };
}
/** Another run of Rekindle was faster, or somebody else was. */
async function adopted(ref, { key, head }, ground) {
    const now = await commitAt(ref, ground);
    const tip = now === null ? 'foreign' : await tipOf(now, key, ground);
    if (now === null || tip === 'foreign' || tip.parent !== head)
        return { kind: 'foreign' };
    return { kind: 'ready', sha: now, moved: false };
}
/** Our one commit for this very effect, and what it stands on. */
async function tipOf(sha, key, ground) {
    const { data } = await ground.client.rest.repos.getCommit({ ...at(ground), ref: sha });
    const [parent, ...others] = data.parents;
    const ours = isFor(data.commit.message, key) && isOurs(data.author, ground);
    return ours && parent && others.length === 0 ? { parent: parent.sha } : 'foreign';
}

;// CONCATENATED MODULE: ./lib/github/effects/pull-request.js
// Proposes a change on a branch of our own; what a person closed or changed is left to them.





/** How many times one proposal may be made again after it was merged and taken back. */
const ANEW = 2;
/**
 * The branch's name is the memory: what was closed under it is not opened again, and what was merged and then
 * taken back comes once more, under the next name.
 */
async function pullRequest(effect, ground) {
    for (let turn = 1; turn <= ANEW; turn += 1) {
        const branch = turn === 1 ? effect.branch : `${effect.branch}-${turn}`;
        const pulls = await pullsFrom(branch, ground);
        const open = pulls.find((one) => one.open);
        const last = pulls.at(-1);
        if (!open && last && !last.merged)
            return landedAt(effect.key, 'declined', last);
        if (!open && last?.merged)
            continue;
        const ready = await prepare({ ...effect, branch }, ground);
        if (ready.kind === 'foreign' && open)
            return landedAt(effect.key, 'foreign', open);
        if (ready.kind === 'foreign')
            continue;
        if (ready.kind === 'empty')
            return landed(effect.key, 'already');
        return open ? pull_request_brought(open, effect, ready, ground) : opened({ ...effect, branch }, ready, ground);
    }
    return landed(effect.key, 'declined');
}
const landedAt = (key, outcome, { number, url }) => landed(key, outcome, { number, url });
/** All that were ever opened from a branch of this repository, the oldest first. */
async function pullsFrom(branch, ground) {
    const all = await ground.client.all(ground.client.rest.pulls.list, {
        ...at(ground),
        head: `${ground.owner}:${branch}`,
        state: 'all',
        per_page: 100,
    });
    return all
        .filter(({ head }) => head.ref === branch)
        .map((one) => ({
        number: one.number,
        url: one.html_url,
        open: one.state === 'open',
        merged: one.merged_at !== null,
        title: one.title,
        body: one.body ?? '',
        labels: new Set(one.labels.map(({ name }) => name.toLowerCase())),
        asked: new Set((one.requested_reviewers ?? []).map(({ login }) => login.toLowerCase())),
        askedTeams: new Set((one.requested_teams ?? []).map(({ slug }) => slug.toLowerCase())),
    }))
        .toSorted((a, b) => a.number - b.number);
}
async function opened(effect, { sha }, ground) {
    const { key, branch } = effect;
    try {
        const { number, html_url: url } = await pull_request_create(effect, effect.draft, ground);
        const left = await dressed(effect, { number, labels: NONE, asked: NONE, askedTeams: NONE }, ground);
        return landed(key, 'done', { number, url, sha, ...left });
    }
    catch (error) {
        const open = await lostRace(error, branch, ground);
        return open ? landedAt(key, 'already', open) : landed(key, 'already', { sha });
    }
}
/** Not every plan of GitHub has draft pull requests: then it is opened as an ordinary one. */
async function pull_request_create(effect, draft, ground) {
    const { branch: head, base, title, body } = effect;
    try {
        const { data } = await ground.client.rest.pulls.create({
            ...at(ground),
            head,
            base,
            title,
            body,
            draft,
            maintainer_can_modify: true,
        });
        return data;
    }
    catch (error) {
        const undraftable = error instanceof model_errors/* WorldError */.nM && error.refused === 'rejected' && NO_DRAFTS.test(error.message);
        if (!draft || !undraftable)
            throw error;
        return pull_request_create(effect, false, ground);
    }
}
const NO_DRAFTS = /draft pull requests are not supported/i;
/**
 * Somebody else, or a request of our own whose answer was lost, was faster.
 * @throws what it was, where it was neither
 */
async function lostRace(error, branch, ground) {
    if (!(error instanceof model_errors/* WorldError */.nM))
        throw error;
    if (error.refused === 'nothing-between')
        return undefined;
    if (error.refused !== 'exists')
        throw error;
    return (await pullsFrom(branch, ground)).find((one) => one.open);
}
async function pull_request_brought(open, effect, { sha, moved }, ground) {
    const { key, title, body } = effect;
    const same = open.title === title && open.body === body;
    if (!same)
        await ground.client.rest.pulls.update({ ...at(ground), pull_number: open.number, title, body });
    const { number, url } = open;
    const left = await dressed(effect, open, ground);
    return landed(key, same && !moved ? 'already' : 'done', { number, url, sha, ...left });
}
const NONE = new Set();
/** Labels and reviewers, those that are not there yet; what is told about those who may not be asked. */
async function dressed({ labels, reviewers, teams }, { number, labels: has, asked, askedTeams }, ground) {
    const missing = labels.filter((name) => !has.has(name.toLowerCase()));
    await makeLabels(missing, ground);
    if (missing.length > 0)
        await ground.client.rest.issues.addLabels({ ...at(ground), issue_number: number, labels: missing });
    // Separately, because a workflow's token can only ask people: it does not see an organization's teams.
    const left = [
        ...(await askToReview('reviewers', without(reviewers, asked), number, ground)),
        ...(await askToReview('team_reviewers', without(teams, askedTeams), number, ground)),
    ];
    return left.length === 0 ? {} : { left };
}
const without = (names, asked) => names.filter((name) => !asked.has(name.toLowerCase()));
/** Asks them, and gives what is to be said of those who may not be asked. @throws WorldError */
async function askToReview(as, names, number, ground) {
    if (names.length === 0)
        return [];
    const refused = await pull_request_ask(as, names, number, ground);
    if (refused === null)
        return [];
    if (names.length === 1)
        return [leftWords(as, names, number, refused)];
    // GitHub refuses all of them for one who may not review.
    const said = [];
    for (const one of names) {
        const why = await pull_request_ask(as, [one], number, ground);
        if (why !== null)
            said.push(leftWords(as, [one], number, why));
    }
    return said;
}
function leftWords(as, names, number, why) {
    const who = as === 'reviewers' ? names.join(', ') : `the team ${names.join(', ')}`;
    const teams = as === 'reviewers'
        ? 'Is it a collaborator here, and not who opens the pull request?'
        : 'A team is seen by the token of an App with "members: read", or of a person, and needs access here.';
    return (`The pull request ${number} is there, but ${who} was not asked to review it: ${why} ${teams} ` +
        'See pull-requests.reviewers in the config.');
}
/** A refusal of these does not affect anything else. */
const PASSED_OVER = new Set(['rejected', 'permission', 'absent']);
/** `null`: they are asked; else why not, in GitHub's words. */
async function pull_request_ask(as, names, number, ground) {
    try {
        await ground.client.rest.pulls.requestReviewers({ ...at(ground), pull_number: number, [as]: [...names] });
        return null;
    }
    catch (error) {
        if (!(error instanceof model_errors/* WorldError */.nM && PASSED_OVER.has(error.refused)))
            throw error;
        return error.message;
    }
}

;// CONCATENATED MODULE: ./lib/github/write/apply-effects.js
// Applies effects on GitHub one after the other; a lost response does not count as a failure.

















const OURS = new Set(['eyes', 'rocket', '+1', '-1', 'confused']);
/** The new one is added before the old one is removed, so that there is always one. */
async function react({ key, at: { kind, id }, content }, ground) {
    const listed = (await reactionsOn(kind, id, ground)).filter(({ user, content: word }) => isOurs(user, ground) && OURS.has(word));
    // What we just made may not be listed yet (A04), but must be removed too.
    const place = `${kind} ${id}`;
    const made = ground.reacted.get(place);
    const unlisted = made && !listed.some((one) => one.id === made.id) ? [made] : [];
    const there = listed.some((one) => one.content === content);
    const added = there ? null : await apply_effects_add(kind, id, content, ground);
    if (added !== null)
        ground.reacted.set(place, { id: added, content });
    const others = [...listed, ...unlisted].filter((one) => one.content !== content && one.id !== added);
    for (const { id: reaction } of others)
        await remove(kind, id, reaction, ground);
    return landed(key, there && others.length === 0 ? 'already' : 'done');
}
function reactionsOn(kind, id, ground) {
    const { all, rest } = ground.client;
    if (kind === 'issue')
        return all(rest.reactions.listForIssue, { ...at(ground), issue_number: id, per_page: 100 });
    return all(rest.reactions.listForIssueComment, { ...at(ground), comment_id: id, per_page: 100 });
}
/** Its id. GitHub makes one of a kind a person, however often it is asked. */
async function apply_effects_add(kind, id, content, ground) {
    const { rest } = ground.client;
    const { data } = kind === 'issue'
        ? await rest.reactions.createForIssue({ ...at(ground), issue_number: id, content })
        : await rest.reactions.createForIssueComment({ ...at(ground), comment_id: id, content });
    return data.id;
}
/** Does nothing where it is gone already. */
async function remove(kind, id, reaction, ground) {
    const { rest } = ground.client;
    const of = { ...at(ground), reaction_id: reaction };
    try {
        if (kind === 'issue')
            await rest.reactions.deleteForIssue({ ...of, issue_number: id });
        else
            await rest.reactions.deleteForIssueComment({ ...of, comment_id: id });
    }
    catch (error) {
        if (!(error instanceof model_errors/* WorldError */.nM && error.refused === 'absent'))
            throw error;
    }
}
/** How each effect is done. Every one of them looks for its key first. */
const PERFORMERS = {
    'archive-ref': archiveRef,
    card: card,
    'check-run': checkRun,
    close: close_close,
    comment: comment_comment,
    commit: commit,
    dispatch: dispatch,
    issue,
    label: label,
    'pull-request': pullRequest,
    react,
};
/** How often one effect is tried; each try first checks whether the one before took effect. */
const apply_effects_TRIES = 2;
/** A dispatch is tried once: another run that finds its lease waits for ours to end before it tries again. */
const triesOf = (effect) => effect.kind === 'dispatch' && effect.way.kind !== 'mention' ? 1 : apply_effects_TRIES;
/**
 * A short limit is waited for once (A03).
 * @throws WorldError where it is refused, or no answer came every time
 */
async function land(effect, ground) {
    for (let tried = 1;; tried += 1) {
        try {
            return await perform(effect, ground);
        }
        catch (error) {
            if (!(error instanceof model_errors/* WorldError */.nM) || tried >= triesOf(effect))
                throw error;
            const { refused, after } = error;
            if (refused === 'rate-limited' && after !== null && after <= LONGEST_WAIT)
                await ground.client.pause(after);
            else if (refused !== 'lost')
                throw error;
        }
    }
}
function perform(effect, ground) {
    return PERFORMERS[effect.kind](effect, ground);
}
// Makes one of our issues, or brings it to its new words; of two, the older one that is open stays so.
/** One that a person closed stays closed: its words are brought up to date all the same. */
async function issue(effect, ground) {
    const found = await findIssues(effect, ground);
    const { number = null } = effect;
    const there = number === null ? found : found.filter((one) => one.number === number);
    const before = (0,duplicates/* keptOf */.uq)(there);
    if (number !== null && before === null)
        return landed(effect.key, 'moved', { number });
    if (before)
        return folding(before, (0,duplicates/* twinsOf */.HJ)(there), await apply_effects_brought(before, effect, ground), effect, ground);
    await makeLabels(effect.labels, ground);
    const { data } = await ground.client.rest.issues.create({
        ...at(ground),
        title: effect.title,
        body: effect.body,
        labels: [...effect.labels],
    });
    const all = await findIssues(effect, ground);
    const kept = (0,duplicates/* keptOf */.uq)(all);
    const made = landed(effect.key, 'done', { number: data.number, url: data.html_url });
    if (kept === null)
        return made;
    const came = kept.number === data.number ? made : await apply_effects_brought(kept, effect, ground);
    return folding(kept, (0,duplicates/* twinsOf */.HJ)(all), came, effect, ground);
}
/** After what came of the one that is kept: the others say where it is, and are closed. */
async function folding(kept, twins, came, { key }, ground) {
    for (const { number } of twins)
        await ground.client.rest.issues.update({
            ...at(ground),
            issue_number: number,
            body: foldedBody(key, kept.url),
            state: 'closed',
            state_reason: 'not_planned',
        });
    return twins.length === 0 ? came : { ...came, outcome: 'done' };
}
/**
 * Ours with this key, the oldest first; and those that somebody emptied, by the title: every one where no
 * other issue that we opened has that title, else only where none has the key.
 */
async function findIssues(effect, ground) {
    const all = await ownIssues(ground);
    const keyed = all.filter(({ key }) => key === effect.key);
    if (keyed.length > 0 && effect.sole !== true)
        return keyed;
    const emptied = ({ key, title, open, body }) => key === null && open && title === effect.title && (0,duplicates/* isBlank */.z3)(body);
    return all.filter((one) => one.key === effect.key || emptied(one));
}
async function apply_effects_brought(there, { key, title, body }, ground) {
    const where = { number: there.number, url: there.url };
    if (there.title === title && there.body === body)
        return landed(key, 'already', where);
    await ground.client.rest.issues.update({ ...at(ground), issue_number: there.number, title, body });
    return landed(key, 'done', where);
}

;// CONCATENATED MODULE: ./lib/github/open-repository.js
// Opens a repository on GitHub for the modes: facts are looked up in it, and effects are applied to it.
















/** Asks who we are and what the repository is: one query. @throws WorldError */
async function openHub(options) {
    const { client: clientOptions, owner, repo, configPath, runId, runAttempt = 1, warn } = options;
    const client = createClient(clientOptions);
    const config = configPath === undefined ? {} : { config: configPath };
    const opened = await openGround(client, { owner, repo, trusted: [], ...config });
    const now = rightTime(options.now, client.told(), warn);
    const facts = open_repository_factsOf(opened, configPath !== undefined, now);
    const said = options.says?.(facts.config) ?? { trusted: [], bots: [] };
    const own = runId === null ? { alone: options.alone === true } : { run: { id: runId, attempt: runAttempt } };
    const ground = { ...opened, trusted: said.trusted, ...own };
    const known = (learned) => knownOf(learned, warn);
    return {
        facts,
        now,
        survey: surveyOn(ground, said, options),
        role: (login) => roleOf(login, ground),
        conversation: (number) => conversationAt(number, ground),
        remarks: (number) => remarksUnder(number, ground),
        remark: (id) => remarkAt(id, ground),
        reactions: (id) => reactionsUnder(id, ground),
        head: (branch) => commitAt(`refs/heads/${branch}`, ground, true),
        isProtected: (branch) => isGuarded(branch, ground),
        mergeBase: (a, b) => forkOf(a, b, ground),
        keep: () => keepHere(opened.facts, now, ground),
        pulls: () => known(pullsByBranch(ground)),
        issues: () => known(learn("Rekindle's own issues", 'issues: read', async () => ({
            value: await ownIssues(ground),
            notes: [],
        }))),
        bodies: (ids) => bodiesOf(ids, ground),
        pushes: (since, counts = () => true) => known(newestPushes(since, now, counts, ground)),
        running: () => known(liveHeads({ without: runId === null ? [] : [runId], now }, ground)),
        land: (effect) => land(effect, ground),
        spent: () => client.spent(),
    };
}
/** `named`: somebody said where the config is, so that it must be there. */
function open_repository_factsOf({ owner, repo, account, facts }, named, now) {
    const { defaultBranch, archived, hasIssues, config, keeper } = facts;
    return {
        owner,
        repo,
        account,
        defaultBranch: defaultBranch && { name: defaultBranch.name, sha: defaultBranch.head },
        archived,
        hasIssues,
        keeper: keeper && holds(keeper, now) ? { account: keeper.account, at: keeper.at } : null,
        config: !config.ok && config.why === 'absent' && !named ? null : config,
    };
}
async function knownOf(learned, warn) {
    const { value, notes } = await learned;
    if (value === 'unavailable')
        return { known: false, note: notes.join(' ') };
    for (const note of notes)
        warn(note);
    return { known: true, value };
}
/** Each survey of branches fetches again: what landed meanwhile is seen. */
function surveyOn(ground, { bots }, options) {
    const { serverUrl, env, client, tempDir, openClone, warn } = options;
    const { owner, repo, facts } = ground;
    const remote = { serverUrl, owner, repo, token: client.token, env };
    const defaultBranch = facts.defaultBranch?.name ?? null;
    let surveys = 0;
    return (target, asker) => {
        if (target.kind === 'worktree')
            throw new model_errors/* OurBug */.h6('GitHub has no working tree');
        if (target.kind === 'commit')
            return surveyByApi(ground, { commit: target.revision, branch: null, headOf: target.branch ?? null, defaultBranch, bots, warn }, asker);
        if (defaultBranch === null)
            return Promise.resolve(nothingIn(repo));
        surveys += 1;
        const dir = (0,external_node_path_.join)(tempDir, `branches-${surveys}`);
        return surveyBranches(target, asker, { ground, remote, defaultBranch, dir, openClone, bots, warn });
    };
}
/** A repository that nothing was pushed to. */
const nothingIn = (repository) => ({
    repository,
    defaultBranch: null,
    holdings: [],
    scanned: { commits: 0, stateFiles: 0, stateSets: 0, blobsRead: 0, gitProcesses: 0 },
    shallow: false,
    branches: 0,
});
async function pullsByBranch(ground) {
    const { value: pulls, notes } = await openPulls(ground);
    if (pulls === 'unavailable')
        return { value: pulls, notes };
    const value = new Map();
    for (const pull of pulls)
        if (!pull.fork)
            value.set(pull.branch, [...(value.get(pull.branch) ?? []), conversationOf(pull)]);
    return { value, notes };
}
/** Only of comments that are ours: a dashboard that was tampered with must not point at other words. */
async function bodiesOf(ids, ground) {
    const found = await commentsBy(ids, ground);
    return new Map([...found].flatMap(([id, { body, createdAt, author }]) => isOurs(author, ground) ? [[id, { body, createdAt }]] : []));
}
/** Moves by which no one works on a branch. */
const NO_PUSH = new Set(['branch_deletion', 'pr_merge', 'merge_queue_merge']);
async function newestPushes(since, now, counts, ground) {
    const { value: moves, notes } = await pushesIn({ since, now }, ground);
    if (moves === 'unavailable')
        return { value: moves, notes };
    const value = new Map();
    for (const [branch, all] of moves) {
        const newest = all.find(({ kind, actor }) => !NO_PUSH.has(kind) && !isOurs(actor, ground) && counts(actor?.login ?? null));
        if (!newest)
            continue;
        const { at: when, actor, before, after } = newest;
        value.set(branch, { at: when, actor, before, after });
    }
    return { value, notes };
}
// What somebody may do in the repository, looked up when it counts.
/** GitHub's roles, the weakest first; a role of an organisation's own counts as the one that it builds on. */
const ROLES = ['none', 'read', 'triage', 'write', 'maintain', 'admin'];
/** `permission` of the answer knows fewer words than `role_name`: a custom role is told by it. */
const BASES = new Map([
    ['none', 'none'],
    ['read', 'read'],
    ['write', 'write'],
    ['admin', 'admin'],
]);
/** Somebody who is no collaborator, or who is not there any more, has none. @throws WorldError */
async function roleOf(login, ground) {
    try {
        const { data } = await ground.client.rest.repos.getCollaboratorPermissionLevel({
            ...at(ground),
            username: login,
        });
        return ROLES.find((role) => role === data.role_name) ?? BASES.get(data.permission) ?? 'none';
    }
    catch (error) {
        if (error instanceof model_errors/* WorldError */.nM && error.refused === 'absent')
            return 'none';
        throw error;
    }
}
// Whether a branch takes direct commits, as far as GitHub's rules say; the commit itself is the proof.
/**
 * Rules that refuse an ordinary commit on a branch that is there (GitHub, "Available rules for rulesets"):
 * it must come by a pull request or queue, pass something first, or be made by somebody who may bypass.
 * Those about making, deleting and forcing concern no commit, and those about words, paths and sizes are
 * only known once they refuse.
 */
const REFUSING = new Set([
    'pull_request',
    'update',
    'merge_queue',
    'required_status_checks',
    'required_deployments',
    'workflows',
    'code_scanning',
]);
/**
 * One request where a ruleset says so, else two. What is not known counts as no, and proves nothing: a commit
 * that is refused says the rest.
 * @throws WorldError for what ends the work
 */
async function isGuarded(branch, ground) {
    const { value } = await learn('Rules of a branch', 'metadata: read', async () => {
        const rules = await ground.client.all(ground.client.rest.repos.getBranchRules, {
            ...at(ground),
            branch,
            per_page: 100,
        });
        return { value: rules.map(({ type }) => type), notes: [] };
    });
    const rules = value === 'unavailable' ? [] : value;
    // What GitHub makes through its API is signed for bots alone.
    const unsigned = rules.includes('required_signatures') && !ground.account.endsWith('[bot]');
    if (unsigned || rules.some((rule) => REFUSING.has(rule)))
        return true;
    return (await flagOf(branch, ground)) && rules.length === 0;
}
/** GitHub's flag. It does not say which rules: where a ruleset explains it, that counts. */
async function flagOf(branch, ground) {
    const { value } = await learn('Protection of a branch', 'contents: read', async () => {
        const { data } = await ground.client.rest.repos.getBranch({ ...at(ground), branch });
        return { value: data.protected, notes: [] };
    });
    return value === true;
}


/***/ }),

/***/ 2455:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hh: () => (/* binding */ isOutOfReach),
/* harmony export */   MU: () => (/* binding */ readingOf),
/* harmony export */   V_: () => (/* binding */ isLog),
/* harmony export */   Xy: () => (/* binding */ readingOfEnd),
/* harmony export */   f: () => (/* binding */ SIZE_CAP)
/* harmony export */ });
/* unused harmony export ELSEWHERE */
// What a file of the repository says when it is read as text: the text, or the reason why it has none.
/** Files above this size are named and skipped, never read as text. Bytes. */
const SIZE_CAP = 256 * 1024;
/** Files of one value a line: of those above the cap the end is read, as what is newest stands there. */
const isLog = (path) => /\.(?:jsonl|ndjson)$/i.test(path);
/** No damage: the content is kept elsewhere, and must be fetched or looked up there. */
const ELSEWHERE = new Set(['submodule', 'lfs-pointer', 'annex-pointer']);
/** A link or another repository is at the path, or on the way to it: what lies there is not looked at. */
const isOutOfReach = (reading) => !reading.ok && (reading.why === 'link' || reading.why === 'submodule');
const LFS = 'version https://git-lfs.github.com/spec/';
const ANNEX = /^(?:\/|(?:\.\.\/)*\.git\/)annex\/objects\//;
const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
/** Reads bytes as text. Cannot fail: what is not usable text comes back as the reason. */
function readingOf(bytes) {
    if (bytes.length > SIZE_CAP)
        return { ok: false, why: 'too-large', size: bytes.length };
    const size = bytes.length;
    const utf16 = size >= 2 && ((bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff));
    const nul = utf16 ? 0 : bytes.indexOf(0);
    if (nul >= 0) {
        // Without its NUL bytes the ASCII part of UTF-16 is legible enough to tell a format by.
        const lossy = latin1(bytes).replaceAll('\0', '');
        return { ok: false, why: 'binary', size, offset: nul, line: lineOf(bytes, nul), lossy };
    }
    let text;
    try {
        text = decoder.decode(bytes);
    }
    catch {
        const offset = firstBadByte(bytes);
        return { ok: false, why: 'not-utf8', size, offset, line: lineOf(bytes, offset), lossy: latin1(bytes) };
    }
    if (size < 1024 && text.startsWith(LFS))
        return { ok: false, why: 'lfs-pointer', size };
    if (size < 1024 && ANNEX.test(text))
        return { ok: false, why: 'annex-pointer', size };
    return { ok: true, text };
}
/** A log above the cap by its last bytes, SIZE_CAP of them: a line cut at its beginning goes. */
function readingOfEnd(last, size) {
    const large = { ok: false, why: 'too-large', size };
    const first = last.indexOf(0x0a);
    if (first < 0 || last.includes(0))
        return large;
    try {
        return { ...large, tail: decoder.decode(last.subarray(first + 1)) };
    }
    catch {
        return large;
    }
}
function latin1(bytes) {
    return new TextDecoder('latin1').decode(bytes);
}
function lineOf(bytes, offset) {
    let line = 1;
    for (let i = 0; i < offset; i++)
        if (bytes[i] === 0x0a)
            line++;
    return line;
}
/** Offset of the first byte that is not part of well-formed UTF-8 (Unicode 15, table 3-7). */
function firstBadByte(bytes) {
    let i = 0;
    while (i < bytes.length) {
        const width = widthAt(bytes, i);
        if (width === 0)
            return i;
        i += width;
    }
    return bytes.length;
}
function widthAt(bytes, i) {
    const lead = bytes[i] ?? 0;
    const second = bytes[i + 1] ?? 0;
    const follows = (n) => {
        for (let k = 1; k <= n; k++)
            if (((bytes[i + k] ?? 0) & 0xc0) !== 0x80)
                return false;
        return true;
    };
    if (lead < 0x80)
        return 1;
    if (lead >= 0xc2 && lead <= 0xdf)
        return follows(1) ? 2 : 0;
    if (lead >= 0xe0 && lead <= 0xef) {
        const low = lead === 0xe0 ? 0xa0 : 0x80;
        const high = lead === 0xed ? 0x9f : 0xbf;
        return second >= low && second <= high && follows(2) ? 3 : 0;
    }
    if (lead >= 0xf0 && lead <= 0xf4) {
        const low = lead === 0xf0 ? 0x90 : 0x80;
        const high = lead === 0xf4 ? 0x8f : 0xbf;
        return second >= low && second <= high && follows(3) ? 4 : 0;
    }
    return 0;
}


/***/ }),

/***/ 9427:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HJ: () => (/* binding */ twinsOf),
/* harmony export */   uq: () => (/* binding */ keptOf),
/* harmony export */   z3: () => (/* binding */ isBlank)
/* harmony export */ });
// Which of two issues about the same thing is kept: a list lagged behind, or somebody emptied one of them.
/** The lowest number of those that are open, else the lowest; `null`: there is nothing. */
function keptOf(all) {
    const open = all.filter((one) => one.open);
    return (open.length > 0 ? open : all).toSorted((a, b) => a.number - b.number)[0] ?? null;
}
/** Those that are to be folded into the one that is kept. */
function twinsOf(all) {
    const kept = keptOf(all);
    return all.filter((one) => one.open && one !== kept);
}
/** Whether somebody emptied the body of an issue: then no marker tells what it was. */
const isBlank = (body) => body.trim() === '';


/***/ }),

/***/ 436:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cz: () => (/* binding */ environmentWith),
/* harmony export */   GY: () => (/* binding */ withSettings),
/* harmony export */   HS: () => (/* binding */ filtersIn),
/* harmony export */   aX: () => (/* binding */ argumentsOf),
/* harmony export */   ml: () => (/* binding */ withoutFilters)
/* harmony export */ });
// How git is started everywhere: no program that a repository's config names runs, and git never prompts.
/** The name of a program that is not there: whatever would start it fails, and says so. */
const NO_PROGRAM = '/dev/null/none';
/**
 * Settings by which a repository's config could choose a program (git-config(1)), each overruled. An empty
 * `credential.helper` takes back every one before it. Aliases cannot stand in for git's own commands, and
 * drivers of filters, which have names, are overruled by `withoutFilters`.
 */
const SETTINGS = {
    'core.fsmonitor': 'false',
    'core.hooksPath': '/dev/null',
    'core.pager': 'cat',
    'core.editor': ':',
    'sequence.editor': ':',
    'core.askPass': '',
    'core.sshCommand': NO_PROGRAM,
    'core.gitProxy': '',
    'core.alternateRefsCommand': ':',
    'credential.helper': '',
    'gpg.program': NO_PROGRAM,
    'gpg.openpgp.program': NO_PROGRAM,
    'gpg.x509.program': NO_PROGRAM,
    'gpg.ssh.program': NO_PROGRAM,
    'gpg.ssh.defaultKeyCommand': '',
    'commit.gpgSign': 'false',
    'log.showSignature': 'false',
    'commit.verbose': 'false', // a diff, by drivers of the config
    'submodule.recurse': 'false',
    'status.submoduleSummary': 'false', // a script within each submodule
    'fetch.recurseSubmodules': 'false',
};
/** Forced on every process; see git(1), "Environment Variables". They beat the settings of their kind. */
const ALONE = {
    GIT_ASKPASS: '',
    GIT_EDITOR: ':',
    GIT_PAGER: 'cat',
    GIT_SEQUENCE_EDITOR: ':',
    GIT_SSH_COMMAND: NO_PROGRAM,
    GIT_TERMINAL_PROMPT: '0',
    LC_ALL: 'C',
};
/** The arguments of a git process in a folder; `settings`: `NAME=VALUE`, beside those of every call. */
function argumentsOf(dir, settings, args) {
    const all = [...Object.entries(SETTINGS).map(([name, value]) => `${name}=${value}`), ...settings];
    return ['--no-pager', '-C', dir, ...all.flatMap((one) => ['-c', one]), ...args];
}
/** Only these of git's own variables, and all others; then what is forced. */
function environmentWith(given, kept, forced) {
    const own = Object.entries(given).filter(([name]) => !name.startsWith('GIT_') || kept.test(name));
    return { ...Object.fromEntries(own), ...ALONE, ...forced };
}
/** Settings by the environment, after those that are there: `-c` takes no name with `=` in it. */
function withSettings(env, settings) {
    if (settings.length === 0)
        return env;
    const count = env['GIT_CONFIG_COUNT'] ?? '0';
    const first = /^\d{1,9}$/.test(count) ? Number(count) : 0;
    const added = settings.flatMap(([name, value], at) => [
        [`GIT_CONFIG_KEY_${first + at}`, name],
        [`GIT_CONFIG_VALUE_${first + at}`, value],
    ]);
    return {
        ...env,
        ...Object.fromEntries(added),
        GIT_CONFIG_COUNT: String(first + settings.length),
    };
}
/** Drivers of filters that a config names: of `filter.lfs.clean` it is `lfs`. Each once. */
function filtersIn(keys) {
    const names = keys.flatMap((key) => /^filter\.(.+)\.[^.]+$/s.exec(key)?.[1] ?? []);
    return [...new Set(names)];
}
/** What makes filter drivers do nothing: an empty command is not run (gitattributes(5), "filter"). */
function withoutFilters(names) {
    return names.flatMap((name) => [
        [`filter.${name}.clean`, ''],
        [`filter.${name}.smudge`, ''],
        [`filter.${name}.process`, ''],
        [`filter.${name}.required`, 'false'],
    ]);
}


/***/ }),

/***/ 4243:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ SKIPPED),
/* harmony export */   e: () => (/* binding */ withinSubmodule)
/* harmony export */ });
/** Folders of what is no workflow of this repository: patterns, test material, other people's packages. */
const SKIPPED = new Set([
    'templates',
    'examples',
    'fixtures',
    'golden-sample',
    'seed-state',
    'evals',
    'node_modules',
]);
/**
 * Where state could be if a submodule were a folder. Only a submodule that stands where a state file, a
 * folder of state or a numbered feature would stand is suspected: any other is a library.
 */
function withinSubmodule(path, asker) {
    const ground = asker.ground?.(path) ?? null;
    if (ground !== null)
        return [ground];
    const base = path.slice(path.lastIndexOf('/') + 1);
    if (asker.names.has(base))
        return [path];
    if (!asker.folders.has(base) && !/^\d+-./.test(base))
        return [];
    const [first] = [...asker.names].filter((name) => asker.matches(`${path}/${name}`));
    return first === undefined ? [] : [`${path}/${first}`];
}


/***/ }),

/***/ 7741:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ NO_TEXT_OF),
/* harmony export */   s: () => (/* binding */ isFileMode)
/* harmony export */ });
/** Whether it is that of a plain file, and neither of a folder nor of a link or a submodule. */
const isFileMode = (mode) => mode === '100644' || mode === '100755';
/** Why an entry of each mode has no text by itself. */
const NO_TEXT_OF = {
    '040000': 'directory',
    '120000': 'link',
    '160000': 'submodule',
    '100644': 'not-fetched',
    '100755': 'not-fetched',
};


/***/ }),

/***/ 682:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ bareName)
/* harmony export */ });
// Where a workflow's state lies, and which schema version it is written in.
/** `origin/x`, `refs/heads/x` and `remotes/origin/x` are the branch `x`. */
function bareName(name) {
    return name.replace(/^(?:refs\/)?(?:heads\/|remotes\/)?(?:origin\/)?/, '');
}


/***/ }),

/***/ 8549:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B_: () => (/* binding */ markerLine),
/* harmony export */   qO: () => (/* binding */ withFields),
/* harmony export */   t7: () => (/* binding */ readMarker)
/* harmony export */ });
// The first line by which our comments, issues and pull requests are found again: ids, never authority.
const START = '<!-- rekindle:v1 ';
const END = ' -->';
/** None of our markers is longer. */
const LONGEST = 4096;
/** What could end the comment or be taken for its end, begin a mention or reference, or not be seen. */
const ESCAPED = /[<>&@#]|-(?=-)|(?<=-)-|[^\x20-\x7e]/g;
/** One line of plain ASCII. */
function markerLine(marker) {
    const json = JSON.stringify(marker).replace(ESCAPED, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
    return `${START}${json}${END}`;
}
/** The marker of a body's first line; `null` where it has none, or one that is not as we write it. */
function readMarker(body) {
    if (!body.startsWith(START))
        return null;
    const end = body.slice(0, LONGEST).indexOf(END);
    if (end < 0 || !/^\r?(?:\n|$)/.test(body.slice(end + END.length, end + END.length + 2)))
        return null;
    const data = parsed(body.slice(START.length, end));
    if (typeof data !== 'object' || data === null || Array.isArray(data))
        return null;
    const marker = new Map();
    for (const [name, value] of Object.entries(data))
        if (isPlain(value))
            marker.set(name, value);
    const key = marker.get('key');
    return typeof key === 'string' && key !== '' ? { ...Object.fromEntries(marker), key } : null;
}
function parsed(json) {
    try {
        return JSON.parse(json);
    }
    catch {
        return null;
    }
}
function isPlain(value) {
    return value === null || ['string', 'number', 'boolean'].includes(typeof value);
}
/** A body that we wrote, with more in the marker of its first line. */
function withFields(body, fields) {
    const marker = readMarker(body);
    if (!marker)
        return body;
    const end = body.indexOf('\n');
    return markerLine({ ...marker, ...fields }) + (end < 0 ? '\n' : body.slice(end));
}


/***/ }),

/***/ 7591:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pp: () => (/* binding */ readHash),
/* harmony export */   TN: () => (/* binding */ keyOf),
/* harmony export */   sc: () => (/* binding */ sha256)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var _vocabulary_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35);
// SHA-256: computed from text, and read as people record it.


/** 64 lower-case hex digits; of a string, the digest of its UTF-8 bytes. */
function sha256(text) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(text).digest('hex');
}
/** 16 hex digits that stand for plain data: equal data has equal digits. */
function keyOf(...parts) {
    return sha256(JSON.stringify(parts)).slice(0, 16);
}
const DIGITS = 64;
const PREFIX = /^sha-?256 ?[:=-]? ?/i;
/** Names of other algorithms before a `:`, `=` or `-`. */
const OTHER = /^(?:md[245]|sha-?(?:1|224|384|512|3)|blake[23]|crc-?32|xxh?|git|adler32|k12)[\w/]*(?:-\d{3})?\s?[:=-]/i;
/** A whole digest that is said to be SHA-256, wherever it stands: `recomputed sha256:…`, `(sha256:…)`. */
const NAMED = /(?<![\w-])sha-?256\s?[:=-]\s?([0-9a-f]{64})(?![\w-])/gi;
const SHORTENED = /^[0-9a-f]{1,64}\s?(?:\.{2,}|…)/i;
/** Reads `sha256:…`, `SHA256-…` or bare hex; a note in prose may follow a blank. */
function readHash(found) {
    const bare = found
        .trim()
        .replace(/^[`"']|[`"']$/g, '')
        .trim();
    if (OTHER.test(bare))
        return bad('an algorithm that is not SHA-256');
    const named = [...new Set([...bare.matchAll(NAMED)].map(([, digits = '']) => digits.toLowerCase()))];
    const [only] = named;
    if (only !== undefined && named.length === 1 && digestsIn(bare) === 1)
        return { digest: only, problem: null };
    const value = bare.replace(PREFIX, '');
    const hex = /^[0-9a-f]+(?![^\s`"',;])/i.exec(value)?.[0] ?? '';
    if (hex.length === DIGITS) {
        if (/(?<![0-9a-f])[0-9a-f]{64}(?![0-9a-f])/i.test(value.slice(DIGITS)))
            return bad('more than one digest');
        return { digest: hex.toLowerCase(), problem: null };
    }
    if (value === '' || (0,_vocabulary_js__WEBPACK_IMPORTED_MODULE_1__/* .isNothing */ .qv)(value))
        return bad(value === '' ? 'no digest' : 'a placeholder');
    if (SHORTENED.test(value))
        return bad('a shortened digest');
    // A word such as "dead" is hex too: digits count as a digest from a length that no word reaches.
    if (hex.length >= 16 || (hex.length === value.length && /\d/.test(hex)))
        return bad(`${hex.length} hex digits instead of ${DIGITS}`);
    if ((0,_vocabulary_js__WEBPACK_IMPORTED_MODULE_1__/* .isPlaceholder */ .wK)(value) || !/\s/.test(value))
        return bad('a placeholder');
    return bad('a sentence');
}
/** How many different runs of 64 hex digits there are. */
function digestsIn(text) {
    const runs = text.matchAll(/(?<![0-9a-f])[0-9a-f]{64}(?![0-9a-f])/gi);
    return new Set([...runs].map(([digits]) => digits.toLowerCase())).size;
}
function bad(problem) {
    return { digest: null, problem };
}


/***/ }),

/***/ 35:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ST: () => (/* binding */ wordLike),
/* harmony export */   Vb: () => (/* binding */ nameOf),
/* harmony export */   aG: () => (/* binding */ wordOf),
/* harmony export */   qb: () => (/* binding */ normal),
/* harmony export */   qv: () => (/* binding */ isNothing),
/* harmony export */   wK: () => (/* binding */ isPlaceholder)
/* harmony export */ });
// Words of a closed vocabulary, and values that say nothing, as people and agents write them into fields.
/** Emphasis and code marks: how a word is set off says nothing about it. */
const MARKS = /[*`]/g;
/** Where prose begins after a word: a dash between blanks, a bracket, a comma, the end of a sentence. */
const PROSE = /\s[—–-](?=\s|$)|\s\(|,|\.(?=\s|$)/;
/**
 * The word that a value begins with, in its own spelling: `**COMPLETE**, see notes` gives `COMPLETE`. What
 * stands after a dash, a bracket, a comma or a full stop is prose. Gives `''` where nothing is left.
 */
function wordOf(found) {
    const bare = found.replace(MARKS, '').trim();
    const cut = PROSE.exec(bare)?.index ?? bare.length;
    return bare.slice(0, cut).trim();
}
/** Most words are in their normal spelling already. */
const NORMAL = /^(?:[a-z0-9]|_(?!_))*$/;
/** One spelling for words that differ in case, hyphens and blanks only: `In-Progress` gives `in_progress`. */
function normal(word) {
    if (NORMAL.test(word))
        return word;
    return word.trim().toLowerCase().replace(/[-\s]/g, '_').replace(/_{2,}/g, '_');
}
/** A word of a vocabulary (`IN_PROGRESS`) in the case of another and with its signs between the parts. */
function wordLike(word, like) {
    const parts = word.toLowerCase().split(/[-_\s]+/);
    const between = /[-_ ]/.exec(wordOf(like))?.[0] ?? (like.includes(' ') ? ' ' : '_');
    const letters = wordOf(like).replace(/[^\p{L}]/gu, '');
    const spelled = parts.join(between);
    if (letters === letters.toUpperCase() && letters !== '')
        return spelled.toUpperCase();
    if (letters === letters.toLowerCase())
        return spelled;
    return parts.map((part) => part.slice(0, 1).toUpperCase() + part.slice(1)).join(between);
}
/** No heading or label that means something to us is longer. UTF-16 units. */
const LONGEST_NAME = 160;
/**
 * A heading's or label's normal spelling, marks, numbers and signs around it left out: `## 3. **Gaps**
 * (new):`.
 */
function nameOf(written) {
    const bare = written.slice(0, LONGEST_NAME).replace(/^[^\p{L}]+/u, '');
    return normal(wordOf(bare).replace(/[^\p{L}\p{N}]+$/u, ''));
}
const NOTHING = new Set(['', '-', '–', '—', 'n/a', 'none', 'null', 'tbd']);
/** Does the value say that there is nothing (yet)? */
function isNothing(value) {
    const bare = value.trim();
    return bare.length <= 4 && NOTHING.has(bare.toLowerCase());
}
/** The elements that GitHub lets through, and those that people try: `<br>` is no template's gap. */
const HTML = new Set([
    'a abbr b bdo big blockquote body br caption cite code col colgroup dd del details dfn div dl dt em',
    'figcaption figure font footer form h1 h2 h3 h4 h5 h6 head header hr html i iframe img input ins kbd',
    'label li link main mark meta nav ol p picture pre q rp rt ruby s samp script section small source span',
    'strike strong style sub summary sup svg table tbody td textarea tfoot th thead title tr tt u ul var',
    'video wbr',
].flatMap((row) => row.split(' ')));
/**
 * One gap of a template: `{X}`, `{{x}}`, `<x>`, `[X]`. A word inside, never data (`{"a": 1}`, `[1, 2]`,
 * `{}`).
 */
const GAP = /\{\{[^{}"]+\}\}|\{[A-Za-z#](?:[^{}":=,]|, )*\}|<[A-Za-z][^<>"=@]*>|\[(?:[A-Z][A-Z/_ -]+|#{2,}[^[\]]*)\]/y;
/** What may stand between two gaps of one value: `{NUMBER}-{SHORT_NAME}`. */
const BETWEEN = /[-_/.:| ]{0,3}/y;
/** Is the whole value an unfilled gap of a template? `N/A` is not: see `isNothing`. */
function isPlaceholder(value) {
    const text = value.trim();
    let at = 0;
    while (at < text.length) {
        GAP.lastIndex = at;
        const gap = GAP.exec(text)?.[0];
        if (gap === undefined || (gap.startsWith('<') && isMarkup(gap)))
            return false;
        at += gap.length;
        if (at === text.length)
            return true;
        BETWEEN.lastIndex = at;
        at += BETWEEN.exec(text)?.[0].length ?? 0;
    }
    return false;
}
/** Is `<…>` an HTML tag or a link rather than a gap? */
function isMarkup(tag) {
    const name = /^<([A-Za-z][A-Za-z0-9]*)/.exec(tag)?.[1]?.toLowerCase() ?? '';
    const whole = tag.length === name.length + 2 || /^[\s/]*$/.test(tag.slice(name.length + 1, -1));
    return (whole && HTML.has(name)) || tag.endsWith('/>') || tag.includes('://') || /^<mailto:/i.test(tag);
}


/***/ })

};
