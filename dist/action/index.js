import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
import * as __WEBPACK_EXTERNAL_MODULE_node_path_02319fef__ from "node:path";
/******/ var __webpack_modules__ = ({

/***/ 181:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("buffer");

/***/ }),

/***/ 9896:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("fs");

/***/ }),

/***/ 1421:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:child_process");

/***/ }),

/***/ 7598:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:crypto");

/***/ }),

/***/ 3024:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs");

/***/ }),

/***/ 1455:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs/promises");

/***/ }),

/***/ 7067:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http");

/***/ }),

/***/ 6760:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path");

/***/ }),

/***/ 932:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("process");

/***/ }),

/***/ 2909:
/***/ ((__webpack_module__, __unused_webpack___webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7644);
/* harmony import */ var _action_apply_effects_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6509);
/* harmony import */ var _action_choose_mode_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(9613);
/* harmony import */ var _action_inputs_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(8773);
/* harmony import */ var _action_runner_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(4003);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(3434);
/* harmony import */ var _model_version_js__WEBPACK_IMPORTED_MODULE_8__ = __nccwpck_require__(3341);
/* harmony import */ var _report_bug_js__WEBPACK_IMPORTED_MODULE_9__ = __nccwpck_require__(1056);
/* harmony import */ var _text_escape_js__WEBPACK_IMPORTED_MODULE_6__ = __nccwpck_require__(8944);
/* harmony import */ var _text_redact_js__WEBPACK_IMPORTED_MODULE_7__ = __nccwpck_require__(1814);
// The Action's entry point: reads the runner's environment, writes log, annotations, outputs, job summary and
// exit status.










/** Set by `main`, so that the same file knows when it is run as `post`. */
const RAN = 'ran';
await (_actions_core__WEBPACK_IMPORTED_MODULE_0__/* .getState */ .Gu(RAN) === '' ? main() : post()).catch(fail);
async function main() {
    _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .saveState */ .LZ(RAN, 'true');
    const inputs = (0,_action_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .readInputs */ .K)(_actions_core__WEBPACK_IMPORTED_MODULE_0__/* .getInput */ .V4);
    if (inputs.token !== '')
        _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .setSecret */ .Pq(inputs.token);
    const runner = (0,_action_runner_js__WEBPACK_IMPORTED_MODULE_4__/* .runnerOf */ .m)(process.env, process.cwd());
    const mode = inputs.mode === 'auto' ? (0,_action_choose_mode_js__WEBPACK_IMPORTED_MODULE_2__/* .modeOf */ .V)(runner.event.name) : inputs.mode;
    _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .saveState */ .LZ('mode', mode);
    const [{ WALKS }, { openCheckout, openGitHub }] = await Promise.all([
        __nccwpck_require__.e(/* import() */ 521).then(__nccwpck_require__.bind(__nccwpck_require__, 9521)),
        __nccwpck_require__.e(/* import() */ 773).then(__nccwpck_require__.bind(__nccwpck_require__, 1154)),
    ]);
    const warn = (message) => _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .warning */ .$e((0,_text_escape_js__WEBPACK_IMPORTED_MODULE_6__/* .linesForTerminal */ .Zx)((0,_text_redact_js__WEBPACK_IMPORTED_MODULE_7__/* .redact */ .E)(message)));
    const go = { runner, inputs, now: Date.now(), warn };
    const { effects, failed } = await WALKS[mode](go, { github: openGitHub, checkout: openCheckout });
    await (0,_action_apply_effects_js__WEBPACK_IMPORTED_MODULE_1__/* .applyOn */ .k)(runner.temp)(effects);
    _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .saveState */ .LZ('ended', 'true');
    if (failed)
        process.exitCode = _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .ExitCode */ .yU.Failure;
}
/** Nothing to do where `main` finished; otherwise it was cancelled, or it failed. */
async function post() {
    if (_actions_core__WEBPACK_IMPORTED_MODULE_0__/* .getState */ .Gu('ended') !== '' || _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .getState */ .Gu('mode') !== 'command')
        return;
    const { settleBehind } = await Promise.all(/* import() */[__nccwpck_require__.e(921), __nccwpck_require__.e(355), __nccwpck_require__.e(882), __nccwpck_require__.e(506), __nccwpck_require__.e(69), __nccwpck_require__.e(589), __nccwpck_require__.e(130), __nccwpck_require__.e(980)]).then(__nccwpck_require__.bind(__nccwpck_require__, 2980));
    await settleBehind((0,_action_runner_js__WEBPACK_IMPORTED_MODULE_4__/* .runnerOf */ .m)(process.env, process.cwd()), (0,_action_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .readInputs */ .K)(_actions_core__WEBPACK_IMPORTED_MODULE_0__/* .getInput */ .V4));
}
/** One clear message; the stack only for those who debug. */
function fail(error) {
    const what = error instanceof Error ? error.message : String(error);
    const where = `rekindle ${_model_version_js__WEBPACK_IMPORTED_MODULE_8__/* .VERSION */ .x} as an Action, Node ${process.version}, ${process.platform}`;
    _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .setFailed */ .C1((0,_text_escape_js__WEBPACK_IMPORTED_MODULE_6__/* .linesForTerminal */ .Zx)((0,_text_redact_js__WEBPACK_IMPORTED_MODULE_7__/* .redact */ .E)(error instanceof _model_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .UserError */ .yo ? what : (0,_report_bug_js__WEBPACK_IMPORTED_MODULE_9__/* .bugReport */ .r)(what, where))));
    if (_actions_core__WEBPACK_IMPORTED_MODULE_0__/* .isDebug */ ._o() && error instanceof Error)
        _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .debug */ .Yz((0,_text_escape_js__WEBPACK_IMPORTED_MODULE_6__/* .linesForTerminal */ .Zx)(error.stack ?? what));
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 6509:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ applyOn)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6760);
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(7644);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(3434);
// Performs effects on a runner: log and annotations, outputs, the job summary, files in its temporary folder.




const ANNOTATE = { error: _actions_core__WEBPACK_IMPORTED_MODULE_2__/* .error */ .z3, warning: _actions_core__WEBPACK_IMPORTED_MODULE_2__/* .warning */ .$e, notice: _actions_core__WEBPACK_IMPORTED_MODULE_2__/* .notice */ .lm };
/**
 * `temp`: the folder for files. If nothing can be written there, only the file is lost, not the check: its
 * path is then empty.
 * @throws UserError where the runner's own files cannot be written
 */
function applyOn(temp) {
    return async (effects) => {
        const lost = new Set();
        for (const effect of effects) {
            if (effect.kind === 'file')
                await save(effect, temp, lost);
            else if (effect.kind === 'output' && lost.has(effect.value))
                await perform({ ...effect, value: '' });
            else
                await perform(effect);
        }
    };
}
async function save({ name, content }, temp, lost) {
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(temp, name);
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)(file, content);
    }
    catch (error) {
        lost.add(file);
        const why = error instanceof Error ? error.message : String(error);
        _actions_core__WEBPACK_IMPORTED_MODULE_2__/* .warning */ .$e(`The file with the whole result was not written: ${why}. Set RUNNER_TEMP to a folder.`);
    }
}
async function perform(effect) {
    const { kind } = effect;
    if (kind === 'annotation')
        return annotate(effect);
    if (kind === 'log')
        return log(effect);
    if (kind === 'output')
        return written('the output', async () => _actions_core__WEBPACK_IMPORTED_MODULE_2__/* .setOutput */ .uH(effect.name, effect.value));
    if (kind === 'summary')
        return summarise(effect.markdown);
    throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .OurBug */ .h6(`a runner takes no effect of the kind ${kind}`);
}
function annotate({ level, path, line, title, message }) {
    const place = { title, file: path, ...(line === null ? {} : { startLine: line }) };
    ANNOTATE[level](message, place);
}
function log({ level, message }) {
    if (level === 'info')
        _actions_core__WEBPACK_IMPORTED_MODULE_2__/* .info */ .pq(inert(message));
    else
        ANNOTATE[level](message);
}
/**
 * A line that the runner does not take for a command: it takes `::` after any blanks, and `##[` wherever it
 * stands (ActionCommand.cs of actions/runner).
 */
function inert(text) {
    return text
        .replace(/[\r\n]+/g, ' ')
        .replace(/^(\s*)::/, '$1\\::')
        .replaceAll('##[', '##\\[');
}
async function summarise(markdown) {
    try {
        await _actions_core__WEBPACK_IMPORTED_MODULE_2__/* .summary */ .z.addRaw(markdown, true).write();
    }
    catch {
        _actions_core__WEBPACK_IMPORTED_MODULE_2__/* .notice */ .lm('There is no file for a job summary (GITHUB_STEP_SUMMARY), so none was written.');
    }
}
async function written(what, write) {
    try {
        await write();
    }
    catch (cause) {
        const why = cause instanceof Error ? cause.message : String(cause);
        throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo(`Writing ${what} failed: ${why}. The runner must give a place that can be written.`, {
            cause,
        });
    }
}


/***/ }),

/***/ 9613:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ MODES),
/* harmony export */   V: () => (/* binding */ modeOf)
/* harmony export */ });
// The Action's modes, and which of them runs for an event when the input `mode` is not set.
/** Public: what the input `mode` takes beside `auto`. */
const MODES = ['check', 'sweep', 'command', 'migrate', 'guard'];
/** Source: the contract's table of modes. For any other event the commit is checked and nothing else. */
const BY_EVENT = new Map([
    ['push', 'check'],
    ['pull_request', 'check'],
    ['pull_request_target', 'check'],
    ['merge_group', 'check'],
    ['schedule', 'sweep'],
    ['workflow_dispatch', 'sweep'],
    ['issue_comment', 'command'],
    ['issues', 'command'],
]);
/** `mode: auto`. */
function modeOf(event) {
    return BY_EVENT.get(event) ?? 'check';
}


/***/ }),

/***/ 8773:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  m: () => (/* binding */ INPUTS),
  K: () => (/* binding */ readInputs)
});

// EXTERNAL MODULE: ./lib/config/config.js
var config = __nccwpck_require__(8674);
// EXTERNAL MODULE: ./lib/model/errors.js
var errors = __nccwpck_require__(3434);
// EXTERNAL MODULE: ./lib/modes/defaults.js
var defaults = __nccwpck_require__(6476);
// EXTERNAL MODULE: ./lib/report/check/conclusion.js + 1 modules
var conclusion = __nccwpck_require__(4101);
;// CONCATENATED MODULE: ./lib/report/check/job-status.js
// How the steps of a job before our own ended, in the runner's words.
/** Source: GitHub's documentation, "Contexts", `job.status`. */
const JOB_STATUSES = ['success', 'failure', 'cancelled'];

// EXTERNAL MODULE: ./lib/text/duration.js
var text_duration = __nccwpck_require__(4783);
// EXTERNAL MODULE: ./lib/action/choose-mode.js
var choose_mode = __nccwpck_require__(9613);
;// CONCATENATED MODULE: ./lib/action/inputs.js
// The Action's inputs: what a workflow file may set, the defaults, and which values are refused.







/**
 * Public: as action.yml declares them, with their defaults; `null`: none is declared. The two ages have none,
 * so that what the config says counts where a workflow says nothing.
 */
const INPUTS = {
    // biome-ignore lint/suspicious/noTemplateCurlyInString: an expression of the runner, as action.yml has it
    'github-token': '${{ github.token }}',
    mode: 'auto',
    'config-path': '.github/rekindle.yml',
    'dry-run': String(defaults/* USUAL */.V.dryRun),
    'stale-after': null,
    'abandoned-after': null,
    'fail-on': defaults/* USUAL */.V.failOn,
    gate: String(defaults/* USUAL */.V.gate),
    'operations-per-run': String(defaults/* USUAL */.V.operations),
    'max-open-issues': String(defaults/* USUAL */.V.maxOpenIssues),
    'max-new-pull-requests': String(defaults/* USUAL */.V.maxNewPullRequests),
    'command-permission': defaults/* USUAL */.V.commandPermission,
    'allowed-bots': null,
    'job-status': null,
    checkpoint: 'false',
};
/** `read` returns the value that the runner passes, `''` where nothing is set. @throws UserError */
function readInputs(read) {
    const given = (name) => read(name).trim() || (INPUTS[name] ?? '');
    const ages = {
        staleAfter: durationOf('stale-after', given('stale-after')),
        abandonedAfter: durationOf('abandoned-after', given('abandoned-after')),
    };
    if (ages.staleAfter !== null && ages.abandonedAfter !== null && ages.abandonedAfter < ages.staleAfter)
        throw refused('abandoned-after', given('abandoned-after'), `no less than stale-after, which is ${given('stale-after')}`);
    return {
        token: read('github-token').trim(),
        mode: oneOf(['auto', ...choose_mode/* MODES */.F], 'mode', given('mode')),
        configPath: pathOf('config-path', given('config-path')),
        dryRun: truthOf('dry-run', given('dry-run')),
        ages,
        failOn: oneOf(conclusion/* FAIL_ON */.d$, 'fail-on', given('fail-on')),
        gate: truthOf('gate', given('gate')),
        operations: countOf('operations-per-run', given('operations-per-run'), 1),
        maxOpenIssues: countOf('max-open-issues', given('max-open-issues'), 0),
        maxNewPullRequests: countOf('max-new-pull-requests', given('max-new-pull-requests'), 0),
        commandPermission: oneOf(config/* ROLES */.gg, 'command-permission', given('command-permission')),
        allowedBots: loginsOf('allowed-bots', given('allowed-bots')),
        jobStatus: given('job-status') === '' ? 'unknown' : oneOf(JOB_STATUSES, 'job-status', given('job-status')),
        checkpoint: truthOf('checkpoint', given('checkpoint')),
    };
}
function oneOf(words, name, value) {
    const word = words.find((one) => one === value);
    if (word !== undefined)
        return word;
    const quoted = words.map((one) => JSON.stringify(one));
    throw refused(name, value, `${quoted.slice(0, -1).join(', ')} or ${quoted.at(-1)}`);
}
/** Milliseconds; `null`: not set. */
function durationOf(name, value) {
    if (value === '')
        return null;
    const duration = (0,text_duration/* parseDuration */.E)(value);
    if (duration === null)
        throw refused(name, value, text_duration/* DURATION */.f);
    return duration;
}
/** The spellings of YAML's core schema, as the runner's own toolkit takes them. */
function truthOf(name, value) {
    if (/^(?:true|True|TRUE)$/.test(value))
        return true;
    if (/^(?:false|False|FALSE)$/.test(value))
        return false;
    throw refused(name, value, '"true" or "false"');
}
const MOST = 1_000_000;
function countOf(name, value, least) {
    const count = /^\d{1,7}$/.test(value) ? Number(value) : Number.NaN;
    if (count >= least && count <= MOST)
        return count;
    throw refused(name, value, `a whole number from ${least} to ${MOST}`);
}
/** A file of the repository, from its root. */
function pathOf(name, value) {
    const parts = value.split('/');
    const odd = parts.some((part) => part === '' || part === '.' || part === '..') || /[\\\0:]/.test(value);
    if (odd)
        throw refused(name, value, 'the path of a file from the root of the repository');
    return value;
}
/** Exact logins, between commas or on lines of their own. An App's login ends with `[bot]`. */
function loginsOf(name, value) {
    const logins = value
        .split(/[\s,]+/)
        .filter((one) => one !== '')
        .map((one) => one.replace(/^@/, ''));
    const odd = logins.find((one) => !/^[A-Za-z0-9](?:[A-Za-z0-9_-]*)(?:\[bot\])?$/.test(one));
    if (odd !== undefined)
        throw refused(name, odd, 'exact logins such as "renovate[bot]", between commas');
    return logins;
}
function refused(name, value, expected) {
    return new errors/* UserError */.yo(`Input "${name}": found ${JSON.stringify(value)}, expected ${expected}.`);
}


/***/ }),

/***/ 4003:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  m: () => (/* binding */ runnerOf)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __nccwpck_require__(3024);
;// CONCATENATED MODULE: external "node:os"
const external_node_os_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:os");
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __nccwpck_require__(6760);
// EXTERNAL MODULE: ./lib/model/errors.js
var errors = __nccwpck_require__(3434);
;// CONCATENATED MODULE: ./lib/action/runner.js
// What the runner provides: variables, the event's file, and the folders that a job may use.




/** Sources: GitHub's documentation, "Variables reference", "Default environment variables". */
function runnerOf(env, cwd) {
    const text = (name) => env[name] ?? '';
    const [owner = '', repo = '', ...more] = text('GITHUB_REPOSITORY').split('/');
    const named = owner !== '' && repo !== '' && more.length === 0;
    const id = numberIn(text('GITHUB_RUN_ID'));
    return {
        env,
        event: eventOf(text),
        workspace: text('GITHUB_WORKSPACE') || cwd,
        temp: text('RUNNER_TEMP') || ownFolder(),
        repository: named ? { owner, repo } : null,
        serverUrl: (text('GITHUB_SERVER_URL') || 'https://github.com').replace(/\/+$/, ''),
        apiUrl: (text('GITHUB_API_URL') || 'https://api.github.com').replace(/\/+$/, ''),
        run: id === null ? null : { id, attempt: numberIn(text('GITHUB_RUN_ATTEMPT')) ?? 1 },
    };
}
function numberIn(value) {
    return /^[1-9]\d{0,15}$/.test(value) ? Number(value) : null;
}
function eventOf(text) {
    const event = { name: text('GITHUB_EVENT_NAME'), sha: text('GITHUB_SHA') };
    const file = text('GITHUB_EVENT_PATH');
    if (file === '')
        return { ...event, payload: undefined, problem: 'GITHUB_EVENT_PATH is not set' };
    try {
        return { ...event, payload: JSON.parse((0,external_node_fs_.readFileSync)(file, 'utf8')), problem: null };
    }
    catch (error) {
        const why = error instanceof SyntaxError ? 'holds no JSON' : 'cannot be read';
        return { ...event, payload: undefined, problem: `the file that GITHUB_EVENT_PATH names ${why}` };
    }
}
/** @throws UserError where there is no place for one */
function ownFolder() {
    try {
        return (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)((0,external_node_os_namespaceObject.tmpdir)(), 'rekindle-'));
    }
    catch (cause) {
        throw new errors/* UserError */.yo(`RUNNER_TEMP is not set, and ${(0,external_node_os_namespaceObject.tmpdir)()} takes no folder. Set RUNNER_TEMP.`, {
            cause,
        });
    }
}


/***/ }),

/***/ 8674:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Vz: () => (/* binding */ GUARDS),
/* harmony export */   et: () => (/* binding */ PAYLOAD_KEYS),
/* harmony export */   gg: () => (/* binding */ ROLES),
/* harmony export */   kV: () => (/* binding */ MOST_PAYLOAD_KEYS),
/* harmony export */   pF: () => (/* binding */ DEFAULT_AGES),
/* harmony export */   zY: () => (/* binding */ DEFAULTS)
/* harmony export */ });
/* harmony import */ var _model_time_units_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1218);

/** GitHub's roles in a repository, from the least (`role_name` of a collaborator's permission). */
const ROLES = ['read', 'triage', 'write', 'maintain', 'admin'];
/**
 * What a dispatch tells the agent, `notes` only where a run that was started fresh left some; with an agent's
 * fixed inputs never more than `MOST_PAYLOAD_KEYS`.
 */
const PAYLOAD_KEYS = ['ref', 'sha', 'id', 'step', 'action', 'instruction', 'brief', 'notes'];
/** GitHub takes no more properties of a `client_payload`, and took no more inputs for years. */
const MOST_PAYLOAD_KEYS = 10;
/** What counts where nothing is written. */
const DEFAULTS = {
    usable: true,
    ages: { staleAfter: null, abandonedAfter: null },
    ignore: { paths: [], branches: [], workflows: [], authors: [] },
    formats: new Map(),
    customFormats: [],
    rules: new Map(),
    commands: new Map(),
    dispatch: { kind: 'none' },
    pullRequests: { draft: false, labels: [], reviewers: { users: [], teams: [] }, base: null },
    dashboard: true,
    trustedMarkerLogins: [],
};
/** Milliseconds: 7 and 30 days. */
const DEFAULT_AGES = { staleAfter: 7 * _model_time_units_js__WEBPACK_IMPORTED_MODULE_0__/* .DAY */ .d_, abandonedAfter: 30 * _model_time_units_js__WEBPACK_IMPORTED_MODULE_0__/* .DAY */ .d_ };
/**
 * Rules that say whether a saved state may be believed or touched at all, and on which all others rest. They
 * can be neither turned off nor made a mere note; the page of each says so under "When to turn it off".
 */
const GUARDS = new Set([
    'state-readable',
    'state-available',
    'state-safe',
    'state-not-conflicted',
    'state-known',
    'state-damaged',
    'state-consistent',
    'state-unique',
    'version-known',
    'status-known',
    'spec-present',
    'spec-hash-matches',
    'artifact-exists',
    'artifact-path-safe',
]);


/***/ }),

/***/ 3434:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ EditError),
/* harmony export */   h6: () => (/* binding */ OurBug),
/* harmony export */   nM: () => (/* binding */ WorldError),
/* harmony export */   qq: () => (/* binding */ StateError),
/* harmony export */   vA: () => (/* binding */ assert),
/* harmony export */   yo: () => (/* binding */ UserError)
/* harmony export */ });
// The errors of the house: a state file that is bad, a user who must act, and our own mistakes.
/** Thrown by a codec, a migration or a format's `read`; `engine/load.ts` turns it into a finding. */
class StateError extends Error {
    name = 'StateError';
    fault;
    constructor(rule, message, line = null, evidence, path) {
        super(message);
        const place = path === undefined ? {} : { path };
        this.fault = evidence ? { rule, message, line, evidence, ...place } : { rule, message, line, ...place };
    }
}
/** A value that cannot be written in place without touching other bytes. Nothing is written. */
class EditError extends Error {
    name = 'EditError';
}
/** Something the person at the keyboard must change; its text is shown as it stands, without a stack. */
class UserError extends Error {
    name = 'UserError';
}
/** The world failed: a network, a permission, a branch that moved. It wraps its cause once. */
class WorldError extends Error {
    name = 'WorldError';
    refused;
    /** The missing permission as a workflow would grant it, `issues: write`; `null` where it is not known. */
    needs;
    /** Of a limit that ends by itself: in how many seconds; `null` where that is not known, or long. */
    after;
    constructor(refused, message, needs = null, cause, after = null) {
        super(message, cause === undefined ? undefined : { cause });
        this.refused = refused;
        this.needs = needs;
        this.after = after;
    }
}
/** We are wrong: reported by the door with a link to a new issue. */
class OurBug extends Error {
    name = 'OurBug';
}
/** States what must hold; a breach is our bug, never the user's. */
function assert(holds, claim) {
    if (!holds)
        throw new OurBug(claim);
}


/***/ }),

/***/ 1218:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   d_: () => (/* binding */ DAY),
/* harmony export */   dp: () => (/* binding */ HOUR),
/* harmony export */   pY: () => (/* binding */ MINUTE)
/* harmony export */ });
/* unused harmony export SECOND */
// Units of time in milliseconds, as `Date` counts them.
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;


/***/ }),

/***/ 3341:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ VERSION)
/* harmony export */ });
// The version of this build; a test holds it against package.json.
const VERSION = '0.1.0';


/***/ }),

/***/ 6476:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ USUAL)
/* harmony export */ });
/* harmony import */ var _model_time_units_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1218);
// The defaults of the modes, which are those of the Action's inputs, in one place.

/** Public: the contract's defaults. Ages have none, so that the config counts before its own defaults do. */
const USUAL = {
    ages: { staleAfter: null, abandonedAfter: null },
    commandPermission: 'write',
    allowedBots: [],
    again: false,
    /** A day: a job may wait for its runner for hours. */
    oldAfter: _model_time_units_js__WEBPACK_IMPORTED_MODULE_0__/* .DAY */ .d_,
    dryRun: false,
    failOn: 'invalid',
    gate: true,
    operations: 200,
    maxOpenIssues: 5,
    maxNewPullRequests: 2,
};


/***/ }),

/***/ 1056:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ bugReport)
/* harmony export */ });
// The message for a bug of Rekindle itself: one sentence, and a link that opens a filled-in issue.
const ISSUES = 'https://github.com/rekindle/rekindle/issues/new';
/** Length of a title that GitHub accepts. */
const TITLE = 120;
/** `what`: the error's message; `where`: the program and platform, for the issue. */
function bugReport(what, where) {
    const title = `Bug: ${what}`.slice(0, TITLE).replace(/\p{Surrogate}/gu, '');
    const body = `${where}\n\nWhat I did:\n`;
    const link = `${ISSUES}?title=${encodeURIComponent(title)}&body=${encodeURIComponent(body)}`;
    return `this is a bug in Rekindle: ${what}. Please report it: ${link}`;
}


/***/ }),

/***/ 4101:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  d$: () => (/* binding */ FAIL_ON),
  L8: () => (/* binding */ baseToLookAt),
  Hc: () => (/* binding */ verdictOn)
});

// EXTERNAL MODULE: ./lib/text/plural.js
var plural = __nccwpck_require__(6713);
// EXTERNAL MODULE: ./lib/report/scan/urgency.js
var urgency = __nccwpck_require__(6569);
// EXTERNAL MODULE: ./lib/report/check/validity.js
var validity = __nccwpck_require__(5959);
;// CONCATENATED MODULE: ./lib/report/check/new-invalid.js
// The invalid states that a commit introduces: those that were valid or absent in the commit before it.

/** What a workflow, or an unreadable file (which has a path alone), is called within one report. */
function keyOf(one) {
    return JSON.stringify([one.path, one.format ?? null, one.feature ?? null]);
}
/** The keys of all that is invalid at `head` and was not at `base`. */
function introducedBy(head, base) {
    const now = heldIn(head);
    const before = heldIn(base);
    const paths = new Set(now.map(({ path }) => path));
    const gone = before.filter(({ path }) => !paths.has(path));
    const fresh = now.filter((one) => one.invalid && !wasInvalid(one, before, gone));
    return new Set(fresh.map(({ key }) => key));
}
/**
 * The closest match at the base decides: the same workflow at the same path; whatever stood at the path; and
 * at a path that is gone since, the same bytes (a rename) or the same workflow (a rename with changes).
 */
function wasInvalid(one, before, gone) {
    const candidates = [
        before.filter(({ key }) => key === one.key),
        before.filter(({ path }) => path === one.path),
        gone.filter(({ blob }) => blob !== null && blob === one.blob),
        gone.filter(({ workflow }) => workflow !== null && workflow === one.workflow),
    ];
    const closest = candidates.find((some) => some.length > 0) ?? [];
    return closest.length > 0 && closest.every(({ invalid }) => invalid);
}
function heldIn(found) {
    return found.judged.flatMap(({ holding, recovered }) => {
        const blobOf = (path) => holding.snapshot.entry(path)?.blob ?? null;
        return [
            ...recovered.workflows.map((one) => ({
                key: keyOf(one),
                workflow: JSON.stringify([one.format, one.feature]),
                path: one.path,
                blob: blobOf(one.path),
                invalid: (0,validity/* isInvalid */.If)(one),
            })),
            ...recovered.unreadable.map(({ path, rule }) => ({
                key: keyOf({ path }),
                workflow: null,
                path,
                blob: blobOf(path),
                invalid: (0,validity/* isInvalidFile */.og)({ rule }),
            })),
        ];
    });
}

;// CONCATENATED MODULE: ./lib/report/check/conclusion.js
// The conclusion of a check: one for each workflow and each unreadable file; the worst of them
// counts for the commit.




/** GitHub's words for check runs, from the lightest to the heaviest. */
const CONCLUSIONS = ['success', 'neutral', 'action_required', 'failure'];
const FAIL_ON = ['none', 'stale', 'invalid'];
/** Whether it matters what was invalid before. */
function comparing(head, { failOn }) {
    return failOn !== 'none' && head.summary.invalid > 0;
}
/** The commit to scan besides the head; `null` where it would not matter. */
function baseToLookAt(head, call) {
    return call.base.kind === 'commit' && comparing(head, call) ? call.base.commit : null;
}
/** `base` is the look at `baseToLookAt`. */
function verdictOn(head, base, call) {
    const { workflows, unreadable } = head.report;
    const files = unreadable.filter(validity/* isInvalidFile */.og);
    const unsure = call.base.kind === 'missing' && comparing(head.report, call);
    const introduced = introducedIn(head, base, call);
    const conclusion = heaviest([
        call.head === null || call.base.kind === 'none' ? 'neutral' : 'success',
        ...workflows.map((one) => ofWorkflow(one, introduced.has(keyOf(one)), unsure, call.failOn)),
        ...files.map(({ path }) => ofFile(introduced.has(keyOf({ path })), unsure)),
    ]);
    const facts = factsOf(head.report, introduced.size, unsure, call);
    return { conclusion, unsure, headline: `${TITLES[conclusion]}: ${facts[conclusion]}.` };
}
function heaviest(conclusions) {
    return CONCLUSIONS.findLast((one) => conclusions.includes(one)) ?? 'success';
}
function introducedIn(head, base, call) {
    if (!comparing(head.report, call))
        return new Set();
    if (base)
        return introducedBy(head, base);
    return call.base.kind === 'nothing' ? introducedBy(head, { judged: [] }) : new Set();
}
function ofWorkflow(one, introduced, unsure, failOn) {
    if (introduced || (failOn === 'stale' && (0,urgency/* isOverdue */.Jv)(one)))
        return 'failure';
    if (unsure && (0,validity/* isInvalid */.If)(one))
        return 'neutral';
    if ((0,urgency/* needsDecision */.od)(one))
        return 'action_required';
    const doubtful = (0,urgency/* isOverdue */.Jv)(one) || (0,urgency/* isOutdated */.lY)(one) || one.liveness === 'unknown' || endedOpen(one);
    return doubtful ? 'neutral' : 'success';
}
/** It ended, and left something open or left no output after. */
function endedOpen({ findings }) {
    return findings.some(({ rule }) => rule === 'ended-whole');
}
function ofFile(introduced, unsure) {
    if (introduced)
        return 'failure';
    return unsure ? 'neutral' : 'action_required';
}
const TITLES = {
    success: 'Success',
    neutral: 'Neutral',
    action_required: 'Action required',
    failure: 'Failure',
};
/** What led to each conclusion, for the one that it came to. */
function factsOf({ workflows, unreadable, summary }, introduced, unsure, { head, failOn }) {
    const count = (holds) => workflows.filter(holds).length;
    const overdue = told(count(urgency/* isOverdue */.Jv), 'workflow is stale or abandoned', 'workflows are stale or abandoned');
    const ageless = count((one) => one.liveness === 'unknown' && !(0,validity/* isInvalid */.If)(one));
    const invalid = (0,plural/* counted */.hS)(summary.invalid, 'invalid state');
    const some = (0,plural/* counted */.hS)(workflows.length, 'workflow');
    const calm = workflows.length === 0 ? 'no workflow' : `${some}, none needs a person`;
    return {
        success: calm,
        neutral: joined([
            head === null && 'there is nothing to look at',
            unsure && `it cannot be told whether ${invalid} came with this change`,
            overdue,
            told(count(urgency/* isOutdated */.lY), 'workflow has an old schema version', 'workflows have an old schema version'),
            told(count(endedOpen), 'workflow ended with something open or gone', 'workflows ended with something open or gone'),
            told(ageless, 'workflow is of unknown age', 'workflows are of unknown age'),
        ]) || `${calm}, and nothing was compared`,
        action_required: joined([
            told(count(urgency/* needsDecision */.od), 'workflow needs a decision', 'workflows need a decision'),
            told(unreadable.filter(validity/* isInvalidFile */.og).length, 'state file cannot be read', 'state files cannot be read'),
        ]),
        failure: joined([
            told(introduced, 'state became invalid with this change', 'states became invalid with this change'),
            failOn === 'stale' && overdue,
        ]),
    };
}
function told(count, one, many) {
    return count > 0 && (0,plural/* counted */.hS)(count, one, many);
}
function joined(facts) {
    return facts.filter((fact) => fact !== false).join('; ');
}


/***/ }),

/***/ 5959:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   If: () => (/* binding */ isInvalid),
/* harmony export */   fT: () => (/* binding */ isInterrupted),
/* harmony export */   og: () => (/* binding */ isInvalidFile)
/* harmony export */ });
/** A decision that says that the state itself is no good; `spec-changed` is blocked, not invalid. */
function isInvalid({ decision }) {
    return /^(?:state-.*|version-unknown|status-unknown)$/.test(decision.reason);
}
/** An unreadable file that counts: a copied template is no workflow and nothing is wrong with it. */
function isInvalidFile({ rule }) {
    return rule !== 'state-filled';
}
function isInterrupted({ liveness, decision, }) {
    return liveness !== 'ended' && decision.action !== 'none';
}


/***/ }),

/***/ 6569:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Jv: () => (/* binding */ isOverdue),
/* harmony export */   lY: () => (/* binding */ isOutdated),
/* harmony export */   od: () => (/* binding */ needsDecision),
/* harmony export */   td: () => (/* binding */ byUrgency)
/* harmony export */ });
/** The most urgent first: what must not go on, what only a person can settle, then what goes on by itself. */
const ORDER = [
    'block',
    'ask',
    'wait',
    'start-fresh',
    'rerun',
    'resume',
    'advance',
    'none',
];
/** The most urgent first; what is equally urgent stays in the order in which it came. */
function byUrgency(workflows) {
    return [...workflows].sort((a, b) => rankOf(a) - rankOf(b));
}
function rankOf({ decision }) {
    return ORDER.indexOf(decision.action);
}
/** It has not moved for longer than the stale time. */
function isOverdue({ liveness }) {
    return liveness === 'stale' || liveness === 'abandoned';
}
/** A person must decide, or has let it wait beyond the stale time. */
function needsDecision(one) {
    const { action } = one.decision;
    return action === 'ask' || action === 'block' || (action === 'wait' && isOverdue(one));
}
/** A migration to the format's newest version is proposed. */
function isOutdated({ proposals }) {
    return proposals.some(({ kind }) => kind === 'migrate');
}


/***/ }),

/***/ 4783:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ parseDuration),
/* harmony export */   f: () => (/* binding */ DURATION)
/* harmony export */ });
/* harmony import */ var _model_time_units_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1218);
// Spans of time as people write them into options: `7d`, `36h`, `90m`, `2w`.

const UNITS = new Map([
    ['m', _model_time_units_js__WEBPACK_IMPORTED_MODULE_0__/* .MINUTE */ .pY],
    ['h', 60 * _model_time_units_js__WEBPACK_IMPORTED_MODULE_0__/* .MINUTE */ .pY],
    ['d', 1440 * _model_time_units_js__WEBPACK_IMPORTED_MODULE_0__/* .MINUTE */ .pY],
    ['w', 10_080 * _model_time_units_js__WEBPACK_IMPORTED_MODULE_0__/* .MINUTE */ .pY],
]);
/** A hundred years: longer is a slip of the finger. */
const LONGEST = 36_525 * 1440 * _model_time_units_js__WEBPACK_IMPORTED_MODULE_0__/* .MINUTE */ .pY;
/** What to say was expected where `parseDuration` gives `null`. */
const DURATION = 'a time above zero such as 90m, 36h, 7d or 2w';
/** Milliseconds; blanks and capitals do not matter. `null` for what is no duration above zero. */
function parseDuration(written) {
    const [, count = '', unit = ''] = /^\s*(\d{1,9}(?:\.\d{1,9})?)\s*([mhdw])\s*$/i.exec(written) ?? [];
    const duration = Math.round(Number(count) * (UNITS.get(unit.toLowerCase()) ?? 0));
    return duration > 0 && duration <= LONGEST ? duration : null;
}


/***/ }),

/***/ 8944:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Bm: () => (/* binding */ forMarkdown),
/* harmony export */   EU: () => (/* binding */ fence),
/* harmony export */   Qf: () => (/* binding */ forTerminal),
/* harmony export */   Zx: () => (/* binding */ linesForTerminal)
/* harmony export */ });
/* harmony import */ var _redact_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1814);
// Makes content of files harmless before people see it: in a terminal, and in GitHub's Markdown.

/**
 * What a screen does not show, or shows elsewhere than it stands: control and format characters (bidi,
 * zero-width, tags), line separators, lone surrogates, fillers, and variation selectors save the two that
 * emoji use.
 */
const UNSEEN = /(?![\ufe0e\ufe0f])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/gu;
const SHORT = new Map([
    ['\n', '\\n'],
    ['\r', '\\r'],
    ['\t', '\\t'],
]);
function shown(char) {
    const code = char.codePointAt(0) ?? 0;
    const hex = code.toString(16).padStart(4, '0');
    return SHORT.get(char) ?? (code > 0xffff ? `\\u{${hex}}` : `\\u${hex}`);
}
/** One line for a terminal: every control, bidi and zero-width character as an escape such as `\u202e`. */
function forTerminal(s) {
    return s.replace(UNSEEN, shown);
}
/** Many lines for a terminal: as `forTerminal`, with line feeds and tabs kept. */
function linesForTerminal(s) {
    return s.replace(UNSEEN, (char) => (char === '\n' || char === '\t' ? char : shown(char)));
}
/**
 * Characters that stand outside code, as entities: half of a mention or reference each, HTML, a table's
 * edge.
 */
const OUTSIDE = new Map([
    ['@', '&#64;'],
    ['#', '&#35;'],
    ['<', '&lt;'],
    ['>', '&gt;'],
    ['|', '&#124;'],
]);
/**
 * One line of GitHub's Markdown that shows `s` and does nothing, in tables too. It is set as code, since
 * only there GitHub makes no mention, reference (issues, commits, advisories, the repository's own) or
 * link; what could end the code, a table's cell or an HTML comment stands outside as an entity. Secrets are
 * taken out. `''` gives `''`. Set blanks or words around it: two results side by side would join their code
 * marks.
 */
function forMarkdown(s) {
    const line = forTerminal((0,_redact_js__WEBPACK_IMPORTED_MODULE_0__/* .redact */ .E)(s));
    return line.replace(/[@#<>|]|[^@#<>|]+/g, (part) => OUTSIDE.get(part) ?? codeSpan(part));
}
function codeSpan(text) {
    const mark = '`'.repeat(longestRun(text) + 1);
    const outer = (text.startsWith(' ') && text.endsWith(' ') && text.trim() !== '') || /^`|`$/.test(text);
    return outer ? `${mark} ${text} ${mark}` : mark + text + mark;
}
function longestRun(text) {
    let longest = 0;
    for (const [run] of text.matchAll(/`+/g))
        longest = Math.max(longest, run.length);
    return longest;
}
/**
 * A code block that no run of backticks in `s` can close, its own lines and nothing else. Secrets are taken
 * out, unseen characters shown. `info` names the language.
 */
function fence(s, info = '') {
    const content = linesForTerminal((0,_redact_js__WEBPACK_IMPORTED_MODULE_0__/* .redact */ .E)(s));
    const mark = '`'.repeat(Math.max(3, longestRun(content) + 1));
    const end = content === '' || content.endsWith('\n') ? '' : '\n';
    return `${mark}${info.replace(/[^\w+-]/g, '')}\n${content}${end}${mark}\n`;
}


/***/ }),

/***/ 6713:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $K: () => (/* binding */ lineNumbers),
/* harmony export */   Ku: () => (/* binding */ firstOf),
/* harmony export */   hS: () => (/* binding */ counted)
/* harmony export */ });
// Numbers within a sentence: one of a thing, or several of it.
/** `1 workflow`, `2 workflows`. */
function counted(count, one, many = `${one}s`) {
    return `${count} ${count === 1 ? one : many}`;
}
/** The first of several names, and dots where there are more. */
function firstOf(names, most = 5) {
    return names.slice(0, most).join(', ') + (names.length > most ? ', …' : '');
}
/** `line 12`, `lines 3, 12`; after `most` of them dots. */
function lineNumbers(numbers, most = numbers.length) {
    return `${numbers.length === 1 ? 'line' : 'lines'} ${firstOf(numbers.map(String), most)}`;
}


/***/ }),

/***/ 1814:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ redact)
/* harmony export */ });
// Takes secrets out of text before it is shown anywhere.
/** An escape as data and `forTerminal` write it: its last letter is none of the word after it. */
const ESCAPE = String.raw `(?<=\\[nrtbfv]|\\u[0-9A-Fa-f]{4}|\\u\{[0-9A-Fa-f]{1,6}\})`;
/** Where a word begins. */
const WORD = `(?:(?<![A-Za-z0-9_])|${ESCAPE})`;
/** A dash belongs to the word before it, save at the start of a line: there it is a difference's. */
const DASHED = `(?:(?<!\\w|[^\\n]-)|${ESCAPE})`;
const from = (edge, rest) => new RegExp(edge + rest, 'g');
/**
 * Prefixes by which services mark their secrets, as their documentation and secret scanners list them.
 * Every pattern starts at a word's edge and repeats one class of characters, so that each takes linear
 * time.
 */
const SECRETS = [
    [
        'private key',
        /-----BEGIN [A-Z ]{0,40}PRIVATE KEY[A-Z ]{0,10}-----.*?(?:-----END [A-Z ]{0,40}KEY[A-Z ]{0,10}-----|$)/gs,
    ],
    ['GitHub token', from(WORD, 'gh[opusr]_[A-Za-z0-9]{16,}')],
    ['GitHub token', from(WORD, 'github_pat_[A-Za-z0-9_]{16,}')],
    ['Anthropic key', from(DASHED, String.raw `sk-ant-[\w-]{8,}`)],
    ['API key', from(DASHED, String.raw `sk-(?=[\w-]{0,64}\d)[\w-]{16,}`)],
    ['AWS key', from(WORD, '(?:AKIA|ASIA)[0-9A-Z]{16}(?![A-Za-z0-9_])')],
    ['Slack token', from(DASHED, String.raw `(?:xox[a-z]|xapp)-[\w-]{10,}`)],
    ['GitLab token', from(DASHED, String.raw `glpat-[\w-]{16,}`)],
    ['npm token', from(WORD, 'npm_[A-Za-z0-9]{30,}')],
    ['Google key', from(DASHED, String.raw `AIza[\w-]{30,}`)],
    ['JSON Web Token', from(DASHED, String.raw `eyJ[\w-]{8,}\.[\w-]{8,}(?:\.[\w-]*)?`)],
    ['password', /(?<=:\/\/[^\s/:@]{0,64}:)[^\s/:@]{1,128}(?=@)/g],
];
/** `s` with each secret replaced by what it is: `[redacted: GitHub token]`. */
function redact(s) {
    return SECRETS.reduce((text, [name, pattern]) => text.replace(pattern, `[redacted: ${name}]`), s);
}


/***/ }),

/***/ 7644:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  yU: () => (/* binding */ ExitCode),
  Yz: () => (/* binding */ core_debug),
  z3: () => (/* binding */ error),
  V4: () => (/* binding */ getInput),
  Gu: () => (/* binding */ getState),
  pq: () => (/* binding */ info),
  _o: () => (/* binding */ isDebug),
  lm: () => (/* binding */ notice),
  LZ: () => (/* binding */ saveState),
  C1: () => (/* binding */ setFailed),
  uH: () => (/* binding */ setOutput),
  Pq: () => (/* binding */ core_setSecret),
  z: () => (/* reexport */ summary),
  $e: () => (/* binding */ warning)
});

// UNUSED EXPORTS: addPath, endGroup, exportVariable, getBooleanInput, getIDToken, getMultilineInput, group, markdownSummary, platform, setCommandEcho, startGroup, toPlatformPath, toPosixPath, toWin32Path

;// CONCATENATED MODULE: external "os"
const external_os_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("os");
;// CONCATENATED MODULE: ./node_modules/@actions/core/lib/utils.js
// We use any as a valid input type
/* eslint-disable @typescript-eslint/no-explicit-any */
/**
 * Sanitizes an input into a string so it can be passed into issueCommand safely
 * @param input input to sanitize into a string
 */
function utils_toCommandValue(input) {
    if (input === null || input === undefined) {
        return '';
    }
    else if (typeof input === 'string' || input instanceof String) {
        return input;
    }
    return JSON.stringify(input);
}
/**
 *
 * @param annotationProperties
 * @returns The command properties to send with the actual annotation command
 * See IssueCommandProperties: https://github.com/actions/runner/blob/main/src/Runner.Worker/ActionCommandManager.cs#L646
 */
function toCommandProperties(annotationProperties) {
    if (!Object.keys(annotationProperties).length) {
        return {};
    }
    return {
        title: annotationProperties.title,
        file: annotationProperties.file,
        line: annotationProperties.startLine,
        endLine: annotationProperties.endLine,
        col: annotationProperties.startColumn,
        endColumn: annotationProperties.endColumn
    };
}
//# sourceMappingURL=utils.js.map
;// CONCATENATED MODULE: ./node_modules/@actions/core/lib/command.js


/**
 * Issues a command to the GitHub Actions runner
 *
 * @param command - The command name to issue
 * @param properties - Additional properties for the command (key-value pairs)
 * @param message - The message to include with the command
 * @remarks
 * This function outputs a specially formatted string to stdout that the Actions
 * runner interprets as a command. These commands can control workflow behavior,
 * set outputs, create annotations, mask values, and more.
 *
 * Command Format:
 *   ::name key=value,key=value::message
 *
 * @example
 * ```typescript
 * // Issue a warning annotation
 * issueCommand('warning', {}, 'This is a warning message');
 * // Output: ::warning::This is a warning message
 *
 * // Set an environment variable
 * issueCommand('set-env', { name: 'MY_VAR' }, 'some value');
 * // Output: ::set-env name=MY_VAR::some value
 *
 * // Add a secret mask
 * issueCommand('add-mask', {}, 'secretValue123');
 * // Output: ::add-mask::secretValue123
 * ```
 *
 * @internal
 * This is an internal utility function that powers the public API functions
 * such as setSecret, warning, error, and exportVariable.
 */
function command_issueCommand(command, properties, message) {
    const cmd = new Command(command, properties, message);
    process.stdout.write(cmd.toString() + external_os_namespaceObject.EOL);
}
function command_issue(name, message = '') {
    command_issueCommand(name, {}, message);
}
const CMD_STRING = '::';
class Command {
    constructor(command, properties, message) {
        if (!command) {
            command = 'missing.command';
        }
        this.command = command;
        this.properties = properties;
        this.message = message;
    }
    toString() {
        let cmdStr = CMD_STRING + this.command;
        if (this.properties && Object.keys(this.properties).length > 0) {
            cmdStr += ' ';
            let first = true;
            for (const key in this.properties) {
                if (this.properties.hasOwnProperty(key)) {
                    const val = this.properties[key];
                    if (val) {
                        if (first) {
                            first = false;
                        }
                        else {
                            cmdStr += ',';
                        }
                        cmdStr += `${key}=${escapeProperty(val)}`;
                    }
                }
            }
        }
        cmdStr += `${CMD_STRING}${escapeData(this.message)}`;
        return cmdStr;
    }
}
function escapeData(s) {
    return utils_toCommandValue(s)
        .replace(/%/g, '%25')
        .replace(/\r/g, '%0D')
        .replace(/\n/g, '%0A');
}
function escapeProperty(s) {
    return utils_toCommandValue(s)
        .replace(/%/g, '%25')
        .replace(/\r/g, '%0D')
        .replace(/\n/g, '%0A')
        .replace(/:/g, '%3A')
        .replace(/,/g, '%2C');
}
//# sourceMappingURL=command.js.map
;// CONCATENATED MODULE: external "crypto"
const external_crypto_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("crypto");
// EXTERNAL MODULE: external "fs"
var external_fs_ = __nccwpck_require__(9896);
;// CONCATENATED MODULE: ./node_modules/@actions/core/lib/file-command.js
// For internal use, subject to change.
// We use any as a valid input type
/* eslint-disable @typescript-eslint/no-explicit-any */




function file_command_issueFileCommand(command, message) {
    const filePath = process.env[`GITHUB_${command}`];
    if (!filePath) {
        throw new Error(`Unable to find environment variable for file command ${command}`);
    }
    if (!external_fs_.existsSync(filePath)) {
        throw new Error(`Missing file at path: ${filePath}`);
    }
    external_fs_.appendFileSync(filePath, `${utils_toCommandValue(message)}${external_os_namespaceObject.EOL}`, {
        encoding: 'utf8'
    });
}
function file_command_prepareKeyValueMessage(key, value) {
    const delimiter = `ghadelimiter_${external_crypto_namespaceObject.randomUUID()}`;
    const convertedValue = utils_toCommandValue(value);
    // These should realistically never happen, but just in case someone finds a
    // way to exploit uuid generation let's not allow keys or values that contain
    // the delimiter.
    if (key.includes(delimiter)) {
        throw new Error(`Unexpected input: name should not contain the delimiter "${delimiter}"`);
    }
    if (convertedValue.includes(delimiter)) {
        throw new Error(`Unexpected input: value should not contain the delimiter "${delimiter}"`);
    }
    return `${key}<<${delimiter}${external_os_namespaceObject.EOL}${convertedValue}${external_os_namespaceObject.EOL}${delimiter}`;
}
//# sourceMappingURL=file-command.js.map
;// CONCATENATED MODULE: external "path"
const external_path_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("path");
;// CONCATENATED MODULE: external "node:path"
var x = (y) => {
	var x = {}; __nccwpck_require__.d(x, y); return x
} 
var y = (x) => (() => (x))
const external_node_path_namespaceObject = x({  });
;// CONCATENATED MODULE: ./node_modules/@actions/core/lib/oidc-utils.js
var __awaiter = (undefined && undefined.__awaiter) || function (thisArg, _arguments, P, generator) {
    function adopt(value) { return value instanceof P ? value : new P(function (resolve) { resolve(value); }); }
    return new (P || (P = Promise))(function (resolve, reject) {
        function fulfilled(value) { try { step(generator.next(value)); } catch (e) { reject(e); } }
        function rejected(value) { try { step(generator["throw"](value)); } catch (e) { reject(e); } }
        function step(result) { result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected); }
        step((generator = generator.apply(thisArg, _arguments || [])).next());
    });
};



class oidc_utils_OidcClient {
    static createHttpClient(allowRetry = true, maxRetry = 10) {
        const requestOptions = {
            allowRetries: allowRetry,
            maxRetries: maxRetry
        };
        return new HttpClient('actions/oidc-client', [new BearerCredentialHandler(oidc_utils_OidcClient.getRequestToken())], requestOptions);
    }
    static getRequestToken() {
        const token = process.env['ACTIONS_ID_TOKEN_REQUEST_TOKEN'];
        if (!token) {
            throw new Error('Unable to get ACTIONS_ID_TOKEN_REQUEST_TOKEN env variable');
        }
        return token;
    }
    static getIDTokenUrl() {
        const runtimeUrl = process.env['ACTIONS_ID_TOKEN_REQUEST_URL'];
        if (!runtimeUrl) {
            throw new Error('Unable to get ACTIONS_ID_TOKEN_REQUEST_URL env variable');
        }
        return runtimeUrl;
    }
    static getCall(id_token_url) {
        return __awaiter(this, void 0, void 0, function* () {
            var _a;
            const httpclient = oidc_utils_OidcClient.createHttpClient();
            const res = yield httpclient
                .getJson(id_token_url)
                .catch(error => {
                throw new Error(`Failed to get ID Token. \n 
        Error Code : ${error.statusCode}\n 
        Error Message: ${error.message}`);
            });
            const id_token = (_a = res.result) === null || _a === void 0 ? void 0 : _a.value;
            if (!id_token) {
                throw new Error('Response json body do not have ID Token field');
            }
            return id_token;
        });
    }
    static getIDToken(audience) {
        return __awaiter(this, void 0, void 0, function* () {
            try {
                // New ID Token is requested from action service
                let id_token_url = oidc_utils_OidcClient.getIDTokenUrl();
                if (audience) {
                    const encodedAudience = encodeURIComponent(audience);
                    id_token_url = `${id_token_url}&audience=${encodedAudience}`;
                }
                debug(`ID token url is ${id_token_url}`);
                const id_token = yield oidc_utils_OidcClient.getCall(id_token_url);
                setSecret(id_token);
                return id_token;
            }
            catch (error) {
                throw new Error(`Error message: ${error.message}`);
            }
        });
    }
}
//# sourceMappingURL=oidc-utils.js.map
;// CONCATENATED MODULE: ./node_modules/@actions/core/lib/summary.js
var summary_awaiter = (undefined && undefined.__awaiter) || function (thisArg, _arguments, P, generator) {
    function adopt(value) { return value instanceof P ? value : new P(function (resolve) { resolve(value); }); }
    return new (P || (P = Promise))(function (resolve, reject) {
        function fulfilled(value) { try { step(generator.next(value)); } catch (e) { reject(e); } }
        function rejected(value) { try { step(generator["throw"](value)); } catch (e) { reject(e); } }
        function step(result) { result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected); }
        step((generator = generator.apply(thisArg, _arguments || [])).next());
    });
};


const { access, appendFile, writeFile } = external_fs_.promises;
const SUMMARY_ENV_VAR = 'GITHUB_STEP_SUMMARY';
const SUMMARY_DOCS_URL = 'https://docs.github.com/actions/using-workflows/workflow-commands-for-github-actions#adding-a-job-summary';
class Summary {
    constructor() {
        this._buffer = '';
    }
    /**
     * Finds the summary file path from the environment, rejects if env var is not found or file does not exist
     * Also checks r/w permissions.
     *
     * @returns step summary file path
     */
    filePath() {
        return summary_awaiter(this, void 0, void 0, function* () {
            if (this._filePath) {
                return this._filePath;
            }
            const pathFromEnv = process.env[SUMMARY_ENV_VAR];
            if (!pathFromEnv) {
                throw new Error(`Unable to find environment variable for $${SUMMARY_ENV_VAR}. Check if your runtime environment supports job summaries.`);
            }
            try {
                yield access(pathFromEnv, external_fs_.constants.R_OK | external_fs_.constants.W_OK);
            }
            catch (_a) {
                throw new Error(`Unable to access summary file: '${pathFromEnv}'. Check if the file has correct read/write permissions.`);
            }
            this._filePath = pathFromEnv;
            return this._filePath;
        });
    }
    /**
     * Wraps content in an HTML tag, adding any HTML attributes
     *
     * @param {string} tag HTML tag to wrap
     * @param {string | null} content content within the tag
     * @param {[attribute: string]: string} attrs key-value list of HTML attributes to add
     *
     * @returns {string} content wrapped in HTML element
     */
    wrap(tag, content, attrs = {}) {
        const htmlAttrs = Object.entries(attrs)
            .map(([key, value]) => ` ${key}="${value}"`)
            .join('');
        if (!content) {
            return `<${tag}${htmlAttrs}>`;
        }
        return `<${tag}${htmlAttrs}>${content}</${tag}>`;
    }
    /**
     * Writes text in the buffer to the summary buffer file and empties buffer. Will append by default.
     *
     * @param {SummaryWriteOptions} [options] (optional) options for write operation
     *
     * @returns {Promise<Summary>} summary instance
     */
    write(options) {
        return summary_awaiter(this, void 0, void 0, function* () {
            const overwrite = !!(options === null || options === void 0 ? void 0 : options.overwrite);
            const filePath = yield this.filePath();
            const writeFunc = overwrite ? writeFile : appendFile;
            yield writeFunc(filePath, this._buffer, { encoding: 'utf8' });
            return this.emptyBuffer();
        });
    }
    /**
     * Clears the summary buffer and wipes the summary file
     *
     * @returns {Summary} summary instance
     */
    clear() {
        return summary_awaiter(this, void 0, void 0, function* () {
            return this.emptyBuffer().write({ overwrite: true });
        });
    }
    /**
     * Returns the current summary buffer as a string
     *
     * @returns {string} string of summary buffer
     */
    stringify() {
        return this._buffer;
    }
    /**
     * If the summary buffer is empty
     *
     * @returns {boolen} true if the buffer is empty
     */
    isEmptyBuffer() {
        return this._buffer.length === 0;
    }
    /**
     * Resets the summary buffer without writing to summary file
     *
     * @returns {Summary} summary instance
     */
    emptyBuffer() {
        this._buffer = '';
        return this;
    }
    /**
     * Adds raw text to the summary buffer
     *
     * @param {string} text content to add
     * @param {boolean} [addEOL=false] (optional) append an EOL to the raw text (default: false)
     *
     * @returns {Summary} summary instance
     */
    addRaw(text, addEOL = false) {
        this._buffer += text;
        return addEOL ? this.addEOL() : this;
    }
    /**
     * Adds the operating system-specific end-of-line marker to the buffer
     *
     * @returns {Summary} summary instance
     */
    addEOL() {
        return this.addRaw(external_os_namespaceObject.EOL);
    }
    /**
     * Adds an HTML codeblock to the summary buffer
     *
     * @param {string} code content to render within fenced code block
     * @param {string} lang (optional) language to syntax highlight code
     *
     * @returns {Summary} summary instance
     */
    addCodeBlock(code, lang) {
        const attrs = Object.assign({}, (lang && { lang }));
        const element = this.wrap('pre', this.wrap('code', code), attrs);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML list to the summary buffer
     *
     * @param {string[]} items list of items to render
     * @param {boolean} [ordered=false] (optional) if the rendered list should be ordered or not (default: false)
     *
     * @returns {Summary} summary instance
     */
    addList(items, ordered = false) {
        const tag = ordered ? 'ol' : 'ul';
        const listItems = items.map(item => this.wrap('li', item)).join('');
        const element = this.wrap(tag, listItems);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML table to the summary buffer
     *
     * @param {SummaryTableCell[]} rows table rows
     *
     * @returns {Summary} summary instance
     */
    addTable(rows) {
        const tableBody = rows
            .map(row => {
            const cells = row
                .map(cell => {
                if (typeof cell === 'string') {
                    return this.wrap('td', cell);
                }
                const { header, data, colspan, rowspan } = cell;
                const tag = header ? 'th' : 'td';
                const attrs = Object.assign(Object.assign({}, (colspan && { colspan })), (rowspan && { rowspan }));
                return this.wrap(tag, data, attrs);
            })
                .join('');
            return this.wrap('tr', cells);
        })
            .join('');
        const element = this.wrap('table', tableBody);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds a collapsable HTML details element to the summary buffer
     *
     * @param {string} label text for the closed state
     * @param {string} content collapsable content
     *
     * @returns {Summary} summary instance
     */
    addDetails(label, content) {
        const element = this.wrap('details', this.wrap('summary', label) + content);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML image tag to the summary buffer
     *
     * @param {string} src path to the image you to embed
     * @param {string} alt text description of the image
     * @param {SummaryImageOptions} options (optional) addition image attributes
     *
     * @returns {Summary} summary instance
     */
    addImage(src, alt, options) {
        const { width, height } = options || {};
        const attrs = Object.assign(Object.assign({}, (width && { width })), (height && { height }));
        const element = this.wrap('img', null, Object.assign({ src, alt }, attrs));
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML section heading element
     *
     * @param {string} text heading text
     * @param {number | string} [level=1] (optional) the heading level, default: 1
     *
     * @returns {Summary} summary instance
     */
    addHeading(text, level) {
        const tag = `h${level}`;
        const allowedTag = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].includes(tag)
            ? tag
            : 'h1';
        const element = this.wrap(allowedTag, text);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML thematic break (<hr>) to the summary buffer
     *
     * @returns {Summary} summary instance
     */
    addSeparator() {
        const element = this.wrap('hr', null);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML line break (<br>) to the summary buffer
     *
     * @returns {Summary} summary instance
     */
    addBreak() {
        const element = this.wrap('br', null);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML blockquote to the summary buffer
     *
     * @param {string} text quote text
     * @param {string} cite (optional) citation url
     *
     * @returns {Summary} summary instance
     */
    addQuote(text, cite) {
        const attrs = Object.assign({}, (cite && { cite }));
        const element = this.wrap('blockquote', text, attrs);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML anchor tag to the summary buffer
     *
     * @param {string} text link text/content
     * @param {string} href hyperlink
     *
     * @returns {Summary} summary instance
     */
    addLink(text, href) {
        const element = this.wrap('a', text, { href });
        return this.addRaw(element).addEOL();
    }
}
const _summary = new Summary();
/**
 * @deprecated use `core.summary`
 */
const markdownSummary = (/* unused pure expression or super */ null && (_summary));
const summary = _summary;
//# sourceMappingURL=summary.js.map
;// CONCATENATED MODULE: ./node_modules/@actions/core/lib/path-utils.js

/**
 * toPosixPath converts the given path to the posix form. On Windows, \\ will be
 * replaced with /.
 *
 * @param pth. Path to transform.
 * @return string Posix path.
 */
function toPosixPath(pth) {
    return pth.replace(/[\\]/g, '/');
}
/**
 * toWin32Path converts the given path to the win32 form. On Linux, / will be
 * replaced with \\.
 *
 * @param pth. Path to transform.
 * @return string Win32 path.
 */
function toWin32Path(pth) {
    return pth.replace(/[/]/g, '\\');
}
/**
 * toPlatformPath converts the given path to a platform-specific path. It does
 * this by replacing instances of / and \ with the platform-specific path
 * separator.
 *
 * @param pth The path to platformize.
 * @return string The platform-specific path.
 */
function toPlatformPath(pth) {
    return pth.replace(/[/\\]/g, path.sep);
}
//# sourceMappingURL=path-utils.js.map
;// CONCATENATED MODULE: external "string_decoder"
const external_string_decoder_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("string_decoder");
;// CONCATENATED MODULE: external "events"
const external_events_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("events");
;// CONCATENATED MODULE: external "child_process"
const external_child_process_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("child_process");
;// CONCATENATED MODULE: external "assert"
const external_assert_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("assert");
;// CONCATENATED MODULE: ./node_modules/@actions/io/lib/io-util.js
var io_util_awaiter = (undefined && undefined.__awaiter) || function (thisArg, _arguments, P, generator) {
    function adopt(value) { return value instanceof P ? value : new P(function (resolve) { resolve(value); }); }
    return new (P || (P = Promise))(function (resolve, reject) {
        function fulfilled(value) { try { step(generator.next(value)); } catch (e) { reject(e); } }
        function rejected(value) { try { step(generator["throw"](value)); } catch (e) { reject(e); } }
        function step(result) { result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected); }
        step((generator = generator.apply(thisArg, _arguments || [])).next());
    });
};


const { chmod, copyFile, lstat, mkdir, open: io_util_open, readdir, rename, rm, rmdir, stat, symlink, unlink } = external_fs_.promises;
// export const {open} = 'fs'
const IS_WINDOWS = process.platform === 'win32';
/**
 * Custom implementation of readlink to ensure Windows junctions
 * maintain trailing backslash for backward compatibility with Node.js < 24
 *
 * In Node.js 20, Windows junctions (directory symlinks) always returned paths
 * with trailing backslashes. Node.js 24 removed this behavior, which breaks
 * code that relied on this format for path operations.
 *
 * This implementation restores the Node 20 behavior by adding a trailing
 * backslash to all junction results on Windows.
 */
function readlink(fsPath) {
    return io_util_awaiter(this, void 0, void 0, function* () {
        const result = yield fs.promises.readlink(fsPath);
        // On Windows, restore Node 20 behavior: add trailing backslash to all results
        // since junctions on Windows are always directory links
        if (IS_WINDOWS && !result.endsWith('\\')) {
            return `${result}\\`;
        }
        return result;
    });
}
// See https://github.com/nodejs/node/blob/d0153aee367422d0858105abec186da4dff0a0c5/deps/uv/include/uv/win.h#L691
const UV_FS_O_EXLOCK = 0x10000000;
const READONLY = external_fs_.constants.O_RDONLY;
function exists(fsPath) {
    return io_util_awaiter(this, void 0, void 0, function* () {
        try {
            yield stat(fsPath);
        }
        catch (err) {
            if (err.code === 'ENOENT') {
                return false;
            }
            throw err;
        }
        return true;
    });
}
function isDirectory(fsPath_1) {
    return io_util_awaiter(this, arguments, void 0, function* (fsPath, useStat = false) {
        const stats = useStat ? yield stat(fsPath) : yield lstat(fsPath);
        return stats.isDirectory();
    });
}
/**
 * On OSX/Linux, true if path starts with '/'. On Windows, true for paths like:
 * \, \hello, \\hello\share, C:, and C:\hello (and corresponding alternate separator cases).
 */
function isRooted(p) {
    p = normalizeSeparators(p);
    if (!p) {
        throw new Error('isRooted() parameter "p" cannot be empty');
    }
    if (IS_WINDOWS) {
        return (p.startsWith('\\') || /^[A-Z]:/i.test(p) // e.g. \ or \hello or \\hello
        ); // e.g. C: or C:\hello
    }
    return p.startsWith('/');
}
/**
 * Best effort attempt to determine whether a file exists and is executable.
 * @param filePath    file path to check
 * @param extensions  additional file extensions to try
 * @return if file exists and is executable, returns the file path. otherwise empty string.
 */
function tryGetExecutablePath(filePath, extensions) {
    return io_util_awaiter(this, void 0, void 0, function* () {
        let stats = undefined;
        try {
            // test file exists
            stats = yield stat(filePath);
        }
        catch (err) {
            if (err.code !== 'ENOENT') {
                // eslint-disable-next-line no-console
                console.log(`Unexpected error attempting to determine if executable file exists '${filePath}': ${err}`);
            }
        }
        if (stats && stats.isFile()) {
            if (IS_WINDOWS) {
                // on Windows, test for valid extension
                const upperExt = external_path_namespaceObject.extname(filePath).toUpperCase();
                if (extensions.some(validExt => validExt.toUpperCase() === upperExt)) {
                    return filePath;
                }
            }
            else {
                if (isUnixExecutable(stats)) {
                    return filePath;
                }
            }
        }
        // try each extension
        const originalFilePath = filePath;
        for (const extension of extensions) {
            filePath = originalFilePath + extension;
            stats = undefined;
            try {
                stats = yield stat(filePath);
            }
            catch (err) {
                if (err.code !== 'ENOENT') {
                    // eslint-disable-next-line no-console
                    console.log(`Unexpected error attempting to determine if executable file exists '${filePath}': ${err}`);
                }
            }
            if (stats && stats.isFile()) {
                if (IS_WINDOWS) {
                    // preserve the case of the actual file (since an extension was appended)
                    try {
                        const directory = external_path_namespaceObject.dirname(filePath);
                        const upperName = external_path_namespaceObject.basename(filePath).toUpperCase();
                        for (const actualName of yield readdir(directory)) {
                            if (upperName === actualName.toUpperCase()) {
                                filePath = external_path_namespaceObject.join(directory, actualName);
                                break;
                            }
                        }
                    }
                    catch (err) {
                        // eslint-disable-next-line no-console
                        console.log(`Unexpected error attempting to determine the actual case of the file '${filePath}': ${err}`);
                    }
                    return filePath;
                }
                else {
                    if (isUnixExecutable(stats)) {
                        return filePath;
                    }
                }
            }
        }
        return '';
    });
}
function normalizeSeparators(p) {
    p = p || '';
    if (IS_WINDOWS) {
        // convert slashes on Windows
        p = p.replace(/\//g, '\\');
        // remove redundant slashes
        return p.replace(/\\\\+/g, '\\');
    }
    // remove redundant slashes
    return p.replace(/\/\/+/g, '/');
}
// on Mac/Linux, test the execute bit
//     R   W  X  R  W X R W X
//   256 128 64 32 16 8 4 2 1
function isUnixExecutable(stats) {
    return ((stats.mode & 1) > 0 ||
        ((stats.mode & 8) > 0 &&
            process.getgid !== undefined &&
            stats.gid === process.getgid()) ||
        ((stats.mode & 64) > 0 &&
            process.getuid !== undefined &&
            stats.uid === process.getuid()));
}
// Get the path of cmd.exe in windows
function getCmdPath() {
    var _a;
    return (_a = process.env['COMSPEC']) !== null && _a !== void 0 ? _a : `cmd.exe`;
}
//# sourceMappingURL=io-util.js.map
;// CONCATENATED MODULE: ./node_modules/@actions/io/lib/io.js
var io_awaiter = (undefined && undefined.__awaiter) || function (thisArg, _arguments, P, generator) {
    function adopt(value) { return value instanceof P ? value : new P(function (resolve) { resolve(value); }); }
    return new (P || (P = Promise))(function (resolve, reject) {
        function fulfilled(value) { try { step(generator.next(value)); } catch (e) { reject(e); } }
        function rejected(value) { try { step(generator["throw"](value)); } catch (e) { reject(e); } }
        function step(result) { result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected); }
        step((generator = generator.apply(thisArg, _arguments || [])).next());
    });
};



/**
 * Copies a file or folder.
 * Based off of shelljs - https://github.com/shelljs/shelljs/blob/9237f66c52e5daa40458f94f9565e18e8132f5a6/src/cp.js
 *
 * @param     source    source path
 * @param     dest      destination path
 * @param     options   optional. See CopyOptions.
 */
function cp(source_1, dest_1) {
    return io_awaiter(this, arguments, void 0, function* (source, dest, options = {}) {
        const { force, recursive, copySourceDirectory } = readCopyOptions(options);
        const destStat = (yield ioUtil.exists(dest)) ? yield ioUtil.stat(dest) : null;
        // Dest is an existing file, but not forcing
        if (destStat && destStat.isFile() && !force) {
            return;
        }
        // If dest is an existing directory, should copy inside.
        const newDest = destStat && destStat.isDirectory() && copySourceDirectory
            ? path.join(dest, path.basename(source))
            : dest;
        if (!(yield ioUtil.exists(source))) {
            throw new Error(`no such file or directory: ${source}`);
        }
        const sourceStat = yield ioUtil.stat(source);
        if (sourceStat.isDirectory()) {
            if (!recursive) {
                throw new Error(`Failed to copy. ${source} is a directory, but tried to copy without recursive flag.`);
            }
            else {
                yield cpDirRecursive(source, newDest, 0, force);
            }
        }
        else {
            if (path.relative(source, newDest) === '') {
                // a file cannot be copied to itself
                throw new Error(`'${newDest}' and '${source}' are the same file`);
            }
            yield io_copyFile(source, newDest, force);
        }
    });
}
/**
 * Moves a path.
 *
 * @param     source    source path
 * @param     dest      destination path
 * @param     options   optional. See MoveOptions.
 */
function mv(source_1, dest_1) {
    return io_awaiter(this, arguments, void 0, function* (source, dest, options = {}) {
        if (yield ioUtil.exists(dest)) {
            let destExists = true;
            if (yield ioUtil.isDirectory(dest)) {
                // If dest is directory copy src into dest
                dest = path.join(dest, path.basename(source));
                destExists = yield ioUtil.exists(dest);
            }
            if (destExists) {
                if (options.force == null || options.force) {
                    yield rmRF(dest);
                }
                else {
                    throw new Error('Destination already exists');
                }
            }
        }
        yield mkdirP(path.dirname(dest));
        yield ioUtil.rename(source, dest);
    });
}
/**
 * Remove a path recursively with force
 *
 * @param inputPath path to remove
 */
function rmRF(inputPath) {
    return io_awaiter(this, void 0, void 0, function* () {
        if (ioUtil.IS_WINDOWS) {
            // Check for invalid characters
            // https://docs.microsoft.com/en-us/windows/win32/fileio/naming-a-file
            if (/[*"<>|]/.test(inputPath)) {
                throw new Error('File path must not contain `*`, `"`, `<`, `>` or `|` on Windows');
            }
        }
        try {
            // note if path does not exist, error is silent
            yield ioUtil.rm(inputPath, {
                force: true,
                maxRetries: 3,
                recursive: true,
                retryDelay: 300
            });
        }
        catch (err) {
            throw new Error(`File was unable to be removed ${err}`);
        }
    });
}
/**
 * Make a directory.  Creates the full path with folders in between
 * Will throw if it fails
 *
 * @param   fsPath        path to create
 * @returns Promise<void>
 */
function mkdirP(fsPath) {
    return io_awaiter(this, void 0, void 0, function* () {
        ok(fsPath, 'a path argument must be provided');
        yield ioUtil.mkdir(fsPath, { recursive: true });
    });
}
/**
 * Returns path of a tool had the tool actually been invoked.  Resolves via paths.
 * If you check and the tool does not exist, it will throw.
 *
 * @param     tool              name of the tool
 * @param     check             whether to check if tool exists
 * @returns   Promise<string>   path to tool
 */
function which(tool, check) {
    return io_awaiter(this, void 0, void 0, function* () {
        if (!tool) {
            throw new Error("parameter 'tool' is required");
        }
        // recursive when check=true
        if (check) {
            const result = yield which(tool, false);
            if (!result) {
                if (IS_WINDOWS) {
                    throw new Error(`Unable to locate executable file: ${tool}. Please verify either the file path exists or the file can be found within a directory specified by the PATH environment variable. Also verify the file has a valid extension for an executable file.`);
                }
                else {
                    throw new Error(`Unable to locate executable file: ${tool}. Please verify either the file path exists or the file can be found within a directory specified by the PATH environment variable. Also check the file mode to verify the file is executable.`);
                }
            }
            return result;
        }
        const matches = yield findInPath(tool);
        if (matches && matches.length > 0) {
            return matches[0];
        }
        return '';
    });
}
/**
 * Returns a list of all occurrences of the given tool on the system path.
 *
 * @returns   Promise<string[]>  the paths of the tool
 */
function findInPath(tool) {
    return io_awaiter(this, void 0, void 0, function* () {
        if (!tool) {
            throw new Error("parameter 'tool' is required");
        }
        // build the list of extensions to try
        const extensions = [];
        if (IS_WINDOWS && process.env['PATHEXT']) {
            for (const extension of process.env['PATHEXT'].split(external_path_namespaceObject.delimiter)) {
                if (extension) {
                    extensions.push(extension);
                }
            }
        }
        // if it's rooted, return it if exists. otherwise return empty.
        if (isRooted(tool)) {
            const filePath = yield tryGetExecutablePath(tool, extensions);
            if (filePath) {
                return [filePath];
            }
            return [];
        }
        // if any path separators, return empty
        if (tool.includes(external_path_namespaceObject.sep)) {
            return [];
        }
        // build the list of directories
        //
        // Note, technically "where" checks the current directory on Windows. From a toolkit perspective,
        // it feels like we should not do this. Checking the current directory seems like more of a use
        // case of a shell, and the which() function exposed by the toolkit should strive for consistency
        // across platforms.
        const directories = [];
        if (process.env.PATH) {
            for (const p of process.env.PATH.split(external_path_namespaceObject.delimiter)) {
                if (p) {
                    directories.push(p);
                }
            }
        }
        // find all matches
        const matches = [];
        for (const directory of directories) {
            const filePath = yield tryGetExecutablePath(external_path_namespaceObject.join(directory, tool), extensions);
            if (filePath) {
                matches.push(filePath);
            }
        }
        return matches;
    });
}
function readCopyOptions(options) {
    const force = options.force == null ? true : options.force;
    const recursive = Boolean(options.recursive);
    const copySourceDirectory = options.copySourceDirectory == null
        ? true
        : Boolean(options.copySourceDirectory);
    return { force, recursive, copySourceDirectory };
}
function cpDirRecursive(sourceDir, destDir, currentDepth, force) {
    return io_awaiter(this, void 0, void 0, function* () {
        // Ensure there is not a run away recursive copy
        if (currentDepth >= 255)
            return;
        currentDepth++;
        yield mkdirP(destDir);
        const files = yield ioUtil.readdir(sourceDir);
        for (const fileName of files) {
            const srcFile = `${sourceDir}/${fileName}`;
            const destFile = `${destDir}/${fileName}`;
            const srcFileStat = yield ioUtil.lstat(srcFile);
            if (srcFileStat.isDirectory()) {
                // Recurse
                yield cpDirRecursive(srcFile, destFile, currentDepth, force);
            }
            else {
                yield io_copyFile(srcFile, destFile, force);
            }
        }
        // Change the mode for the newly created directory
        yield ioUtil.chmod(destDir, (yield ioUtil.stat(sourceDir)).mode);
    });
}
// Buffered file copy
function io_copyFile(srcFile, destFile, force) {
    return io_awaiter(this, void 0, void 0, function* () {
        if ((yield ioUtil.lstat(srcFile)).isSymbolicLink()) {
            // unlink/re-link it
            try {
                yield ioUtil.lstat(destFile);
                yield ioUtil.unlink(destFile);
            }
            catch (e) {
                // Try to override file permission
                if (e.code === 'EPERM') {
                    yield ioUtil.chmod(destFile, '0666');
                    yield ioUtil.unlink(destFile);
                }
                // other errors = it doesn't exist, no work to do
            }
            // Copy over symlink
            const symlinkFull = yield ioUtil.readlink(srcFile);
            yield ioUtil.symlink(symlinkFull, destFile, ioUtil.IS_WINDOWS ? 'junction' : null);
        }
        else if (!(yield ioUtil.exists(destFile)) || force) {
            yield ioUtil.copyFile(srcFile, destFile);
        }
    });
}
//# sourceMappingURL=io.js.map
;// CONCATENATED MODULE: external "timers"
const external_timers_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("timers");
;// CONCATENATED MODULE: ./node_modules/@actions/exec/lib/toolrunner.js
var toolrunner_awaiter = (undefined && undefined.__awaiter) || function (thisArg, _arguments, P, generator) {
    function adopt(value) { return value instanceof P ? value : new P(function (resolve) { resolve(value); }); }
    return new (P || (P = Promise))(function (resolve, reject) {
        function fulfilled(value) { try { step(generator.next(value)); } catch (e) { reject(e); } }
        function rejected(value) { try { step(generator["throw"](value)); } catch (e) { reject(e); } }
        function step(result) { result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected); }
        step((generator = generator.apply(thisArg, _arguments || [])).next());
    });
};







/* eslint-disable @typescript-eslint/unbound-method */
const toolrunner_IS_WINDOWS = process.platform === 'win32';
/*
 * Class for running command line tools. Handles quoting and arg parsing in a platform agnostic way.
 */
class ToolRunner extends external_events_namespaceObject.EventEmitter {
    constructor(toolPath, args, options) {
        super();
        if (!toolPath) {
            throw new Error("Parameter 'toolPath' cannot be null or empty.");
        }
        this.toolPath = toolPath;
        this.args = args || [];
        this.options = options || {};
    }
    _debug(message) {
        if (this.options.listeners && this.options.listeners.debug) {
            this.options.listeners.debug(message);
        }
    }
    _getCommandString(options, noPrefix) {
        const toolPath = this._getSpawnFileName();
        const args = this._getSpawnArgs(options);
        let cmd = noPrefix ? '' : '[command]'; // omit prefix when piped to a second tool
        if (toolrunner_IS_WINDOWS) {
            // Windows + cmd file
            if (this._isCmdFile()) {
                cmd += toolPath;
                for (const a of args) {
                    cmd += ` ${a}`;
                }
            }
            // Windows + verbatim
            else if (options.windowsVerbatimArguments) {
                cmd += `"${toolPath}"`;
                for (const a of args) {
                    cmd += ` ${a}`;
                }
            }
            // Windows (regular)
            else {
                cmd += this._windowsQuoteCmdArg(toolPath);
                for (const a of args) {
                    cmd += ` ${this._windowsQuoteCmdArg(a)}`;
                }
            }
        }
        else {
            // OSX/Linux - this can likely be improved with some form of quoting.
            // creating processes on Unix is fundamentally different than Windows.
            // on Unix, execvp() takes an arg array.
            cmd += toolPath;
            for (const a of args) {
                cmd += ` ${a}`;
            }
        }
        return cmd;
    }
    _processLineBuffer(data, strBuffer, onLine) {
        try {
            let s = strBuffer + data.toString();
            let n = s.indexOf(external_os_namespaceObject.EOL);
            while (n > -1) {
                const line = s.substring(0, n);
                onLine(line);
                // the rest of the string ...
                s = s.substring(n + external_os_namespaceObject.EOL.length);
                n = s.indexOf(external_os_namespaceObject.EOL);
            }
            return s;
        }
        catch (err) {
            // streaming lines to console is best effort.  Don't fail a build.
            this._debug(`error processing line. Failed with error ${err}`);
            return '';
        }
    }
    _getSpawnFileName() {
        if (toolrunner_IS_WINDOWS) {
            if (this._isCmdFile()) {
                return process.env['COMSPEC'] || 'cmd.exe';
            }
        }
        return this.toolPath;
    }
    _getSpawnArgs(options) {
        if (toolrunner_IS_WINDOWS) {
            if (this._isCmdFile()) {
                let argline = `/D /S /C "${this._windowsQuoteCmdArg(this.toolPath)}`;
                for (const a of this.args) {
                    argline += ' ';
                    argline += options.windowsVerbatimArguments
                        ? a
                        : this._windowsQuoteCmdArg(a);
                }
                argline += '"';
                return [argline];
            }
        }
        return this.args;
    }
    _endsWith(str, end) {
        return str.endsWith(end);
    }
    _isCmdFile() {
        const upperToolPath = this.toolPath.toUpperCase();
        return (this._endsWith(upperToolPath, '.CMD') ||
            this._endsWith(upperToolPath, '.BAT'));
    }
    _windowsQuoteCmdArg(arg) {
        // for .exe, apply the normal quoting rules that libuv applies
        if (!this._isCmdFile()) {
            return this._uvQuoteCmdArg(arg);
        }
        // otherwise apply quoting rules specific to the cmd.exe command line parser.
        // the libuv rules are generic and are not designed specifically for cmd.exe
        // command line parser.
        //
        // for a detailed description of the cmd.exe command line parser, refer to
        // http://stackoverflow.com/questions/4094699/how-does-the-windows-command-interpreter-cmd-exe-parse-scripts/7970912#7970912
        // need quotes for empty arg
        if (!arg) {
            return '""';
        }
        // determine whether the arg needs to be quoted
        const cmdSpecialChars = [
            ' ',
            '\t',
            '&',
            '(',
            ')',
            '[',
            ']',
            '{',
            '}',
            '^',
            '=',
            ';',
            '!',
            "'",
            '+',
            ',',
            '`',
            '~',
            '|',
            '<',
            '>',
            '"'
        ];
        let needsQuotes = false;
        for (const char of arg) {
            if (cmdSpecialChars.some(x => x === char)) {
                needsQuotes = true;
                break;
            }
        }
        // short-circuit if quotes not needed
        if (!needsQuotes) {
            return arg;
        }
        // the following quoting rules are very similar to the rules that by libuv applies.
        //
        // 1) wrap the string in quotes
        //
        // 2) double-up quotes - i.e. " => ""
        //
        //    this is different from the libuv quoting rules. libuv replaces " with \", which unfortunately
        //    doesn't work well with a cmd.exe command line.
        //
        //    note, replacing " with "" also works well if the arg is passed to a downstream .NET console app.
        //    for example, the command line:
        //          foo.exe "myarg:""my val"""
        //    is parsed by a .NET console app into an arg array:
        //          [ "myarg:\"my val\"" ]
        //    which is the same end result when applying libuv quoting rules. although the actual
        //    command line from libuv quoting rules would look like:
        //          foo.exe "myarg:\"my val\""
        //
        // 3) double-up slashes that precede a quote,
        //    e.g.  hello \world    => "hello \world"
        //          hello\"world    => "hello\\""world"
        //          hello\\"world   => "hello\\\\""world"
        //          hello world\    => "hello world\\"
        //
        //    technically this is not required for a cmd.exe command line, or the batch argument parser.
        //    the reasons for including this as a .cmd quoting rule are:
        //
        //    a) this is optimized for the scenario where the argument is passed from the .cmd file to an
        //       external program. many programs (e.g. .NET console apps) rely on the slash-doubling rule.
        //
        //    b) it's what we've been doing previously (by deferring to node default behavior) and we
        //       haven't heard any complaints about that aspect.
        //
        // note, a weakness of the quoting rules chosen here, is that % is not escaped. in fact, % cannot be
        // escaped when used on the command line directly - even though within a .cmd file % can be escaped
        // by using %%.
        //
        // the saving grace is, on the command line, %var% is left as-is if var is not defined. this contrasts
        // the line parsing rules within a .cmd file, where if var is not defined it is replaced with nothing.
        //
        // one option that was explored was replacing % with ^% - i.e. %var% => ^%var^%. this hack would
        // often work, since it is unlikely that var^ would exist, and the ^ character is removed when the
        // variable is used. the problem, however, is that ^ is not removed when %* is used to pass the args
        // to an external program.
        //
        // an unexplored potential solution for the % escaping problem, is to create a wrapper .cmd file.
        // % can be escaped within a .cmd file.
        let reverse = '"';
        let quoteHit = true;
        for (let i = arg.length; i > 0; i--) {
            // walk the string in reverse
            reverse += arg[i - 1];
            if (quoteHit && arg[i - 1] === '\\') {
                reverse += '\\'; // double the slash
            }
            else if (arg[i - 1] === '"') {
                quoteHit = true;
                reverse += '"'; // double the quote
            }
            else {
                quoteHit = false;
            }
        }
        reverse += '"';
        return reverse.split('').reverse().join('');
    }
    _uvQuoteCmdArg(arg) {
        // Tool runner wraps child_process.spawn() and needs to apply the same quoting as
        // Node in certain cases where the undocumented spawn option windowsVerbatimArguments
        // is used.
        //
        // Since this function is a port of quote_cmd_arg from Node 4.x (technically, lib UV,
        // see https://github.com/nodejs/node/blob/v4.x/deps/uv/src/win/process.c for details),
        // pasting copyright notice from Node within this function:
        //
        //      Copyright Joyent, Inc. and other Node contributors. All rights reserved.
        //
        //      Permission is hereby granted, free of charge, to any person obtaining a copy
        //      of this software and associated documentation files (the "Software"), to
        //      deal in the Software without restriction, including without limitation the
        //      rights to use, copy, modify, merge, publish, distribute, sublicense, and/or
        //      sell copies of the Software, and to permit persons to whom the Software is
        //      furnished to do so, subject to the following conditions:
        //
        //      The above copyright notice and this permission notice shall be included in
        //      all copies or substantial portions of the Software.
        //
        //      THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR
        //      IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,
        //      FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE
        //      AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER
        //      LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING
        //      FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS
        //      IN THE SOFTWARE.
        if (!arg) {
            // Need double quotation for empty argument
            return '""';
        }
        if (!arg.includes(' ') && !arg.includes('\t') && !arg.includes('"')) {
            // No quotation needed
            return arg;
        }
        if (!arg.includes('"') && !arg.includes('\\')) {
            // No embedded double quotes or backslashes, so I can just wrap
            // quote marks around the whole thing.
            return `"${arg}"`;
        }
        // Expected input/output:
        //   input : hello"world
        //   output: "hello\"world"
        //   input : hello""world
        //   output: "hello\"\"world"
        //   input : hello\world
        //   output: hello\world
        //   input : hello\\world
        //   output: hello\\world
        //   input : hello\"world
        //   output: "hello\\\"world"
        //   input : hello\\"world
        //   output: "hello\\\\\"world"
        //   input : hello world\
        //   output: "hello world\\" - note the comment in libuv actually reads "hello world\"
        //                             but it appears the comment is wrong, it should be "hello world\\"
        let reverse = '"';
        let quoteHit = true;
        for (let i = arg.length; i > 0; i--) {
            // walk the string in reverse
            reverse += arg[i - 1];
            if (quoteHit && arg[i - 1] === '\\') {
                reverse += '\\';
            }
            else if (arg[i - 1] === '"') {
                quoteHit = true;
                reverse += '\\';
            }
            else {
                quoteHit = false;
            }
        }
        reverse += '"';
        return reverse.split('').reverse().join('');
    }
    _cloneExecOptions(options) {
        options = options || {};
        const result = {
            cwd: options.cwd || process.cwd(),
            env: options.env || process.env,
            silent: options.silent || false,
            windowsVerbatimArguments: options.windowsVerbatimArguments || false,
            failOnStdErr: options.failOnStdErr || false,
            ignoreReturnCode: options.ignoreReturnCode || false,
            delay: options.delay || 10000
        };
        result.outStream = options.outStream || process.stdout;
        result.errStream = options.errStream || process.stderr;
        return result;
    }
    _getSpawnOptions(options, toolPath) {
        options = options || {};
        const result = {};
        result.cwd = options.cwd;
        result.env = options.env;
        result['windowsVerbatimArguments'] =
            options.windowsVerbatimArguments || this._isCmdFile();
        if (options.windowsVerbatimArguments) {
            result.argv0 = `"${toolPath}"`;
        }
        return result;
    }
    /**
     * Exec a tool.
     * Output will be streamed to the live console.
     * Returns promise with return code
     *
     * @param     tool     path to tool to exec
     * @param     options  optional exec options.  See ExecOptions
     * @returns   number
     */
    exec() {
        return toolrunner_awaiter(this, void 0, void 0, function* () {
            // root the tool path if it is unrooted and contains relative pathing
            if (!isRooted(this.toolPath) &&
                (this.toolPath.includes('/') ||
                    (toolrunner_IS_WINDOWS && this.toolPath.includes('\\')))) {
                // prefer options.cwd if it is specified, however options.cwd may also need to be rooted
                this.toolPath = external_path_namespaceObject.resolve(process.cwd(), this.options.cwd || process.cwd(), this.toolPath);
            }
            // if the tool is only a file name, then resolve it from the PATH
            // otherwise verify it exists (add extension on Windows if necessary)
            this.toolPath = yield which(this.toolPath, true);
            return new Promise((resolve, reject) => toolrunner_awaiter(this, void 0, void 0, function* () {
                this._debug(`exec tool: ${this.toolPath}`);
                this._debug('arguments:');
                for (const arg of this.args) {
                    this._debug(`   ${arg}`);
                }
                const optionsNonNull = this._cloneExecOptions(this.options);
                if (!optionsNonNull.silent && optionsNonNull.outStream) {
                    optionsNonNull.outStream.write(this._getCommandString(optionsNonNull) + external_os_namespaceObject.EOL);
                }
                const state = new ExecState(optionsNonNull, this.toolPath);
                state.on('debug', (message) => {
                    this._debug(message);
                });
                if (this.options.cwd && !(yield exists(this.options.cwd))) {
                    return reject(new Error(`The cwd: ${this.options.cwd} does not exist!`));
                }
                const fileName = this._getSpawnFileName();
                const cp = external_child_process_namespaceObject.spawn(fileName, this._getSpawnArgs(optionsNonNull), this._getSpawnOptions(this.options, fileName));
                let stdbuffer = '';
                if (cp.stdout) {
                    cp.stdout.on('data', (data) => {
                        if (this.options.listeners && this.options.listeners.stdout) {
                            this.options.listeners.stdout(data);
                        }
                        if (!optionsNonNull.silent && optionsNonNull.outStream) {
                            optionsNonNull.outStream.write(data);
                        }
                        stdbuffer = this._processLineBuffer(data, stdbuffer, (line) => {
                            if (this.options.listeners && this.options.listeners.stdline) {
                                this.options.listeners.stdline(line);
                            }
                        });
                    });
                }
                let errbuffer = '';
                if (cp.stderr) {
                    cp.stderr.on('data', (data) => {
                        state.processStderr = true;
                        if (this.options.listeners && this.options.listeners.stderr) {
                            this.options.listeners.stderr(data);
                        }
                        if (!optionsNonNull.silent &&
                            optionsNonNull.errStream &&
                            optionsNonNull.outStream) {
                            const s = optionsNonNull.failOnStdErr
                                ? optionsNonNull.errStream
                                : optionsNonNull.outStream;
                            s.write(data);
                        }
                        errbuffer = this._processLineBuffer(data, errbuffer, (line) => {
                            if (this.options.listeners && this.options.listeners.errline) {
                                this.options.listeners.errline(line);
                            }
                        });
                    });
                }
                cp.on('error', (err) => {
                    state.processError = err.message;
                    state.processExited = true;
                    state.processClosed = true;
                    state.CheckComplete();
                });
                cp.on('exit', (code) => {
                    state.processExitCode = code;
                    state.processExited = true;
                    this._debug(`Exit code ${code} received from tool '${this.toolPath}'`);
                    state.CheckComplete();
                });
                cp.on('close', (code) => {
                    state.processExitCode = code;
                    state.processExited = true;
                    state.processClosed = true;
                    this._debug(`STDIO streams have closed for tool '${this.toolPath}'`);
                    state.CheckComplete();
                });
                state.on('done', (error, exitCode) => {
                    if (stdbuffer.length > 0) {
                        this.emit('stdline', stdbuffer);
                    }
                    if (errbuffer.length > 0) {
                        this.emit('errline', errbuffer);
                    }
                    cp.removeAllListeners();
                    if (error) {
                        reject(error);
                    }
                    else {
                        resolve(exitCode);
                    }
                });
                if (this.options.input) {
                    if (!cp.stdin) {
                        throw new Error('child process missing stdin');
                    }
                    cp.stdin.end(this.options.input);
                }
            }));
        });
    }
}
/**
 * Convert an arg string to an array of args. Handles escaping
 *
 * @param    argString   string of arguments
 * @returns  string[]    array of arguments
 */
function argStringToArray(argString) {
    const args = [];
    let inQuotes = false;
    let escaped = false;
    let arg = '';
    function append(c) {
        // we only escape double quotes.
        if (escaped && c !== '"') {
            arg += '\\';
        }
        arg += c;
        escaped = false;
    }
    for (let i = 0; i < argString.length; i++) {
        const c = argString.charAt(i);
        if (c === '"') {
            if (!escaped) {
                inQuotes = !inQuotes;
            }
            else {
                append(c);
            }
            continue;
        }
        if (c === '\\' && escaped) {
            append(c);
            continue;
        }
        if (c === '\\' && inQuotes) {
            escaped = true;
            continue;
        }
        if (c === ' ' && !inQuotes) {
            if (arg.length > 0) {
                args.push(arg);
                arg = '';
            }
            continue;
        }
        append(c);
    }
    if (arg.length > 0) {
        args.push(arg.trim());
    }
    return args;
}
class ExecState extends external_events_namespaceObject.EventEmitter {
    constructor(options, toolPath) {
        super();
        this.processClosed = false; // tracks whether the process has exited and stdio is closed
        this.processError = '';
        this.processExitCode = 0;
        this.processExited = false; // tracks whether the process has exited
        this.processStderr = false; // tracks whether stderr was written to
        this.delay = 10000; // 10 seconds
        this.done = false;
        this.timeout = null;
        if (!toolPath) {
            throw new Error('toolPath must not be empty');
        }
        this.options = options;
        this.toolPath = toolPath;
        if (options.delay) {
            this.delay = options.delay;
        }
    }
    CheckComplete() {
        if (this.done) {
            return;
        }
        if (this.processClosed) {
            this._setResult();
        }
        else if (this.processExited) {
            this.timeout = (0,external_timers_namespaceObject.setTimeout)(ExecState.HandleTimeout, this.delay, this);
        }
    }
    _debug(message) {
        this.emit('debug', message);
    }
    _setResult() {
        // determine whether there is an error
        let error;
        if (this.processExited) {
            if (this.processError) {
                error = new Error(`There was an error when attempting to execute the process '${this.toolPath}'. This may indicate the process failed to start. Error: ${this.processError}`);
            }
            else if (this.processExitCode !== 0 && !this.options.ignoreReturnCode) {
                error = new Error(`The process '${this.toolPath}' failed with exit code ${this.processExitCode}`);
            }
            else if (this.processStderr && this.options.failOnStdErr) {
                error = new Error(`The process '${this.toolPath}' failed because one or more lines were written to the STDERR stream`);
            }
        }
        // clear the timeout
        if (this.timeout) {
            clearTimeout(this.timeout);
            this.timeout = null;
        }
        this.done = true;
        this.emit('done', error, this.processExitCode);
    }
    static HandleTimeout(state) {
        if (state.done) {
            return;
        }
        if (!state.processClosed && state.processExited) {
            const message = `The STDIO streams did not close within ${state.delay / 1000} seconds of the exit event from process '${state.toolPath}'. This may indicate a child process inherited the STDIO streams and has not yet exited.`;
            state._debug(message);
        }
        state._setResult();
    }
}
//# sourceMappingURL=toolrunner.js.map
;// CONCATENATED MODULE: ./node_modules/@actions/exec/lib/exec.js
var exec_awaiter = (undefined && undefined.__awaiter) || function (thisArg, _arguments, P, generator) {
    function adopt(value) { return value instanceof P ? value : new P(function (resolve) { resolve(value); }); }
    return new (P || (P = Promise))(function (resolve, reject) {
        function fulfilled(value) { try { step(generator.next(value)); } catch (e) { reject(e); } }
        function rejected(value) { try { step(generator["throw"](value)); } catch (e) { reject(e); } }
        function step(result) { result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected); }
        step((generator = generator.apply(thisArg, _arguments || [])).next());
    });
};


/**
 * Exec a command.
 * Output will be streamed to the live console.
 * Returns promise with return code
 *
 * @param     commandLine        command to execute (can include additional args). Must be correctly escaped.
 * @param     args               optional arguments for tool. Escaping is handled by the lib.
 * @param     options            optional exec options.  See ExecOptions
 * @returns   Promise<number>    exit code
 */
function exec_exec(commandLine, args, options) {
    return exec_awaiter(this, void 0, void 0, function* () {
        const commandArgs = tr.argStringToArray(commandLine);
        if (commandArgs.length === 0) {
            throw new Error(`Parameter 'commandLine' cannot be null or empty.`);
        }
        // Path to tool to execute should be first arg
        const toolPath = commandArgs[0];
        args = commandArgs.slice(1).concat(args || []);
        const runner = new tr.ToolRunner(toolPath, args, options);
        return runner.exec();
    });
}
/**
 * Exec a command and get the output.
 * Output will be streamed to the live console.
 * Returns promise with the exit code and collected stdout and stderr
 *
 * @param     commandLine           command to execute (can include additional args). Must be correctly escaped.
 * @param     args                  optional arguments for tool. Escaping is handled by the lib.
 * @param     options               optional exec options.  See ExecOptions
 * @returns   Promise<ExecOutput>   exit code, stdout, and stderr
 */
function getExecOutput(commandLine, args, options) {
    return exec_awaiter(this, void 0, void 0, function* () {
        var _a, _b;
        let stdout = '';
        let stderr = '';
        //Using string decoder covers the case where a mult-byte character is split
        const stdoutDecoder = new StringDecoder('utf8');
        const stderrDecoder = new StringDecoder('utf8');
        const originalStdoutListener = (_a = options === null || options === void 0 ? void 0 : options.listeners) === null || _a === void 0 ? void 0 : _a.stdout;
        const originalStdErrListener = (_b = options === null || options === void 0 ? void 0 : options.listeners) === null || _b === void 0 ? void 0 : _b.stderr;
        const stdErrListener = (data) => {
            stderr += stderrDecoder.write(data);
            if (originalStdErrListener) {
                originalStdErrListener(data);
            }
        };
        const stdOutListener = (data) => {
            stdout += stdoutDecoder.write(data);
            if (originalStdoutListener) {
                originalStdoutListener(data);
            }
        };
        const listeners = Object.assign(Object.assign({}, options === null || options === void 0 ? void 0 : options.listeners), { stdout: stdOutListener, stderr: stdErrListener });
        const exitCode = yield exec_exec(commandLine, args, Object.assign(Object.assign({}, options), { listeners }));
        //flush any remaining characters
        stdout += stdoutDecoder.end();
        stderr += stderrDecoder.end();
        return {
            exitCode,
            stdout,
            stderr
        };
    });
}
//# sourceMappingURL=exec.js.map
;// CONCATENATED MODULE: ./node_modules/@actions/core/lib/platform.js
var platform_awaiter = (undefined && undefined.__awaiter) || function (thisArg, _arguments, P, generator) {
    function adopt(value) { return value instanceof P ? value : new P(function (resolve) { resolve(value); }); }
    return new (P || (P = Promise))(function (resolve, reject) {
        function fulfilled(value) { try { step(generator.next(value)); } catch (e) { reject(e); } }
        function rejected(value) { try { step(generator["throw"](value)); } catch (e) { reject(e); } }
        function step(result) { result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected); }
        step((generator = generator.apply(thisArg, _arguments || [])).next());
    });
};


const getWindowsInfo = () => platform_awaiter(void 0, void 0, void 0, function* () {
    const { stdout: version } = yield exec.getExecOutput('powershell -command "(Get-CimInstance -ClassName Win32_OperatingSystem).Version"', undefined, {
        silent: true
    });
    const { stdout: name } = yield exec.getExecOutput('powershell -command "(Get-CimInstance -ClassName Win32_OperatingSystem).Caption"', undefined, {
        silent: true
    });
    return {
        name: name.trim(),
        version: version.trim()
    };
});
const getMacOsInfo = () => platform_awaiter(void 0, void 0, void 0, function* () {
    var _a, _b, _c, _d;
    const { stdout } = yield exec.getExecOutput('sw_vers', undefined, {
        silent: true
    });
    const version = (_b = (_a = stdout.match(/ProductVersion:\s*(.+)/)) === null || _a === void 0 ? void 0 : _a[1]) !== null && _b !== void 0 ? _b : '';
    const name = (_d = (_c = stdout.match(/ProductName:\s*(.+)/)) === null || _c === void 0 ? void 0 : _c[1]) !== null && _d !== void 0 ? _d : '';
    return {
        name,
        version
    };
});
const getLinuxInfo = () => platform_awaiter(void 0, void 0, void 0, function* () {
    const { stdout } = yield exec.getExecOutput('lsb_release', ['-i', '-r', '-s'], {
        silent: true
    });
    const [name, version] = stdout.trim().split('\n');
    return {
        name,
        version
    };
});
const platform = external_os_namespaceObject.platform();
const arch = external_os_namespaceObject.arch();
const isWindows = platform === 'win32';
const isMacOS = platform === 'darwin';
const isLinux = platform === 'linux';
function getDetails() {
    return platform_awaiter(this, void 0, void 0, function* () {
        return Object.assign(Object.assign({}, (yield (isWindows
            ? getWindowsInfo()
            : isMacOS
                ? getMacOsInfo()
                : getLinuxInfo()))), { platform,
            arch,
            isWindows,
            isMacOS,
            isLinux });
    });
}
//# sourceMappingURL=platform.js.map
;// CONCATENATED MODULE: ./node_modules/@actions/core/lib/core.js
var core_awaiter = (undefined && undefined.__awaiter) || function (thisArg, _arguments, P, generator) {
    function adopt(value) { return value instanceof P ? value : new P(function (resolve) { resolve(value); }); }
    return new (P || (P = Promise))(function (resolve, reject) {
        function fulfilled(value) { try { step(generator.next(value)); } catch (e) { reject(e); } }
        function rejected(value) { try { step(generator["throw"](value)); } catch (e) { reject(e); } }
        function step(result) { result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected); }
        step((generator = generator.apply(thisArg, _arguments || [])).next());
    });
};






/**
 * The code to exit an action
 */
var ExitCode;
(function (ExitCode) {
    /**
     * A code indicating that the action was successful
     */
    ExitCode[ExitCode["Success"] = 0] = "Success";
    /**
     * A code indicating that the action was a failure
     */
    ExitCode[ExitCode["Failure"] = 1] = "Failure";
})(ExitCode || (ExitCode = {}));
//-----------------------------------------------------------------------
// Variables
//-----------------------------------------------------------------------
/**
 * Sets env variable for this action and future actions in the job
 * @param name the name of the variable to set
 * @param val the value of the variable. Non-string values will be converted to a string via JSON.stringify
 */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
function exportVariable(name, val) {
    const convertedVal = toCommandValue(val);
    process.env[name] = convertedVal;
    const filePath = process.env['GITHUB_ENV'] || '';
    if (filePath) {
        return issueFileCommand('ENV', prepareKeyValueMessage(name, val));
    }
    issueCommand('set-env', { name }, convertedVal);
}
/**
 * Registers a secret which will get masked from logs
 *
 * @param secret - Value of the secret to be masked
 * @remarks
 * This function instructs the Actions runner to mask the specified value in any
 * logs produced during the workflow run. Once registered, the secret value will
 * be replaced with asterisks (***) whenever it appears in console output, logs,
 * or error messages.
 *
 * This is useful for protecting sensitive information such as:
 * - API keys
 * - Access tokens
 * - Authentication credentials
 * - URL parameters containing signatures (SAS tokens)
 *
 * Note that masking only affects future logs; any previous appearances of the
 * secret in logs before calling this function will remain unmasked.
 *
 * @example
 * ```typescript
 * // Register an API token as a secret
 * const apiToken = "abc123xyz456";
 * setSecret(apiToken);
 *
 * // Now any logs containing this value will show *** instead
 * console.log(`Using token: ${apiToken}`); // Outputs: "Using token: ***"
 * ```
 */
function core_setSecret(secret) {
    command_issueCommand('add-mask', {}, secret);
}
/**
 * Prepends inputPath to the PATH (for this action and future actions)
 * @param inputPath
 */
function addPath(inputPath) {
    const filePath = process.env['GITHUB_PATH'] || '';
    if (filePath) {
        issueFileCommand('PATH', inputPath);
    }
    else {
        issueCommand('add-path', {}, inputPath);
    }
    process.env['PATH'] = `${inputPath}${path.delimiter}${process.env['PATH']}`;
}
/**
 * Gets the value of an input.
 * Unless trimWhitespace is set to false in InputOptions, the value is also trimmed.
 * Returns an empty string if the value is not defined.
 *
 * @param     name     name of the input to get
 * @param     options  optional. See InputOptions.
 * @returns   string
 */
function getInput(name, options) {
    const val = process.env[`INPUT_${name.replace(/ /g, '_').toUpperCase()}`] || '';
    if (options && options.required && !val) {
        throw new Error(`Input required and not supplied: ${name}`);
    }
    if (options && options.trimWhitespace === false) {
        return val;
    }
    return val.trim();
}
/**
 * Gets the values of an multiline input.  Each value is also trimmed.
 *
 * @param     name     name of the input to get
 * @param     options  optional. See InputOptions.
 * @returns   string[]
 *
 */
function getMultilineInput(name, options) {
    const inputs = getInput(name, options)
        .split('\n')
        .filter(x => x !== '');
    if (options && options.trimWhitespace === false) {
        return inputs;
    }
    return inputs.map(input => input.trim());
}
/**
 * Gets the input value of the boolean type in the YAML 1.2 "core schema" specification.
 * Support boolean input list: `true | True | TRUE | false | False | FALSE` .
 * The return value is also in boolean type.
 * ref: https://yaml.org/spec/1.2/spec.html#id2804923
 *
 * @param     name     name of the input to get
 * @param     options  optional. See InputOptions.
 * @returns   boolean
 */
function getBooleanInput(name, options) {
    const trueValue = ['true', 'True', 'TRUE'];
    const falseValue = ['false', 'False', 'FALSE'];
    const val = getInput(name, options);
    if (trueValue.includes(val))
        return true;
    if (falseValue.includes(val))
        return false;
    throw new TypeError(`Input does not meet YAML 1.2 "Core Schema" specification: ${name}\n` +
        `Support boolean input list: \`true | True | TRUE | false | False | FALSE\``);
}
/**
 * Sets the value of an output.
 *
 * @param     name     name of the output to set
 * @param     value    value to store. Non-string values will be converted to a string via JSON.stringify
 */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
function setOutput(name, value) {
    const filePath = process.env['GITHUB_OUTPUT'] || '';
    if (filePath) {
        return file_command_issueFileCommand('OUTPUT', file_command_prepareKeyValueMessage(name, value));
    }
    process.stdout.write(external_os_namespaceObject.EOL);
    command_issueCommand('set-output', { name }, utils_toCommandValue(value));
}
/**
 * Enables or disables the echoing of commands into stdout for the rest of the step.
 * Echoing is disabled by default if ACTIONS_STEP_DEBUG is not set.
 *
 */
function setCommandEcho(enabled) {
    issue('echo', enabled ? 'on' : 'off');
}
//-----------------------------------------------------------------------
// Results
//-----------------------------------------------------------------------
/**
 * Sets the action status to failed.
 * When the action exits it will be with an exit code of 1
 * @param message add error issue message
 */
function setFailed(message) {
    process.exitCode = ExitCode.Failure;
    error(message);
}
//-----------------------------------------------------------------------
// Logging Commands
//-----------------------------------------------------------------------
/**
 * Gets whether Actions Step Debug is on or not
 */
function isDebug() {
    return process.env['RUNNER_DEBUG'] === '1';
}
/**
 * Writes debug message to user log
 * @param message debug message
 */
function core_debug(message) {
    command_issueCommand('debug', {}, message);
}
/**
 * Adds an error issue
 * @param message error issue message. Errors will be converted to string via toString()
 * @param properties optional properties to add to the annotation.
 */
function error(message, properties = {}) {
    command_issueCommand('error', toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
/**
 * Adds a warning issue
 * @param message warning issue message. Errors will be converted to string via toString()
 * @param properties optional properties to add to the annotation.
 */
function warning(message, properties = {}) {
    command_issueCommand('warning', toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
/**
 * Adds a notice issue
 * @param message notice issue message. Errors will be converted to string via toString()
 * @param properties optional properties to add to the annotation.
 */
function notice(message, properties = {}) {
    command_issueCommand('notice', toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
/**
 * Writes info to log with console.log.
 * @param message info message
 */
function info(message) {
    process.stdout.write(message + external_os_namespaceObject.EOL);
}
/**
 * Begin an output group.
 *
 * Output until the next `groupEnd` will be foldable in this group
 *
 * @param name The name of the output group
 */
function startGroup(name) {
    issue('group', name);
}
/**
 * End an output group.
 */
function endGroup() {
    issue('endgroup');
}
/**
 * Wrap an asynchronous function call in a group.
 *
 * Returns the same type as the function itself.
 *
 * @param name The name of the group
 * @param fn The function to wrap in the group
 */
function group(name, fn) {
    return core_awaiter(this, void 0, void 0, function* () {
        startGroup(name);
        let result;
        try {
            result = yield fn();
        }
        finally {
            endGroup();
        }
        return result;
    });
}
//-----------------------------------------------------------------------
// Wrapper action state
//-----------------------------------------------------------------------
/**
 * Saves state for current action, the state can only be retrieved by this action's post job execution.
 *
 * @param     name     name of the state to store
 * @param     value    value to store. Non-string values will be converted to a string via JSON.stringify
 */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
function saveState(name, value) {
    const filePath = process.env['GITHUB_STATE'] || '';
    if (filePath) {
        return file_command_issueFileCommand('STATE', file_command_prepareKeyValueMessage(name, value));
    }
    command_issueCommand('save-state', { name }, utils_toCommandValue(value));
}
/**
 * Gets the value of an state set by this action's main execution.
 *
 * @param     name     name of the state to get
 * @returns   string
 */
function getState(name) {
    return process.env[`STATE_${name}`] || '';
}
function getIDToken(aud) {
    return core_awaiter(this, void 0, void 0, function* () {
        return yield OidcClient.getIDToken(aud);
    });
}
/**
 * Summary exports
 */

/**
 * @deprecated use core.summary
 */

/**
 * Path exports
 */

/**
 * Platform utilities exports
 */

//# sourceMappingURL=core.js.map

/***/ })

/******/ });
/************************************************************************/
/******/ // The module cache
/******/ var __webpack_module_cache__ = {};
/******/ 
/******/ // The require function
/******/ function __nccwpck_require__(moduleId) {
/******/ 	// Check if module is in cache
/******/ 	var cachedModule = __webpack_module_cache__[moduleId];
/******/ 	if (cachedModule !== undefined) {
/******/ 		return cachedModule.exports;
/******/ 	}
/******/ 	// Create a new module (and put it into the cache)
/******/ 	var module = __webpack_module_cache__[moduleId] = {
/******/ 		// no module.id needed
/******/ 		// no module.loaded needed
/******/ 		exports: {}
/******/ 	};
/******/ 
/******/ 	// Execute the module function
/******/ 	var threw = true;
/******/ 	try {
/******/ 		__webpack_modules__[moduleId].call(module.exports, module, module.exports, __nccwpck_require__);
/******/ 		threw = false;
/******/ 	} finally {
/******/ 		if(threw) delete __webpack_module_cache__[moduleId];
/******/ 	}
/******/ 
/******/ 	// Return the exports of the module
/******/ 	return module.exports;
/******/ }
/******/ 
/******/ // expose the modules object (__webpack_modules__)
/******/ __nccwpck_require__.m = __webpack_modules__;
/******/ 
/************************************************************************/
/******/ /* webpack/runtime/asset-relocator-loader */
/******/ if (typeof __nccwpck_require__ !== 'undefined') __nccwpck_require__.ab = decodeURIComponent(new URL('.', import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/) ? 1 : 0, -1) + "/";
/******/ 
/******/ /* webpack/runtime/async module */
/******/ (() => {
/******/ 	var webpackQueues = typeof Symbol === "function" ? Symbol("webpack queues") : "__webpack_queues__";
/******/ 	var webpackExports = typeof Symbol === "function" ? Symbol("webpack exports") : "__webpack_exports__";
/******/ 	var webpackError = typeof Symbol === "function" ? Symbol("webpack error") : "__webpack_error__";
/******/ 	var resolveQueue = (queue) => {
/******/ 		if(queue && queue.d < 1) {
/******/ 			queue.d = 1;
/******/ 			queue.forEach((fn) => (fn.r--));
/******/ 			queue.forEach((fn) => (fn.r-- ? fn.r++ : fn()));
/******/ 		}
/******/ 	}
/******/ 	var wrapDeps = (deps) => (deps.map((dep) => {
/******/ 		if(dep !== null && typeof dep === "object") {
/******/ 			if(dep[webpackQueues]) return dep;
/******/ 			if(dep.then) {
/******/ 				var queue = [];
/******/ 				queue.d = 0;
/******/ 				dep.then((r) => {
/******/ 					obj[webpackExports] = r;
/******/ 					resolveQueue(queue);
/******/ 				}, (e) => {
/******/ 					obj[webpackError] = e;
/******/ 					resolveQueue(queue);
/******/ 				});
/******/ 				var obj = {};
/******/ 				obj[webpackQueues] = (fn) => (fn(queue));
/******/ 				return obj;
/******/ 			}
/******/ 		}
/******/ 		var ret = {};
/******/ 		ret[webpackQueues] = x => {};
/******/ 		ret[webpackExports] = dep;
/******/ 		return ret;
/******/ 	}));
/******/ 	__nccwpck_require__.a = (module, body, hasAwait) => {
/******/ 		var queue;
/******/ 		hasAwait && ((queue = []).d = -1);
/******/ 		var depQueues = new Set();
/******/ 		var exports = module.exports;
/******/ 		var currentDeps;
/******/ 		var outerResolve;
/******/ 		var reject;
/******/ 		var promise = new Promise((resolve, rej) => {
/******/ 			reject = rej;
/******/ 			outerResolve = resolve;
/******/ 		});
/******/ 		promise[webpackExports] = exports;
/******/ 		promise[webpackQueues] = (fn) => (queue && fn(queue), depQueues.forEach(fn), promise["catch"](x => {}));
/******/ 		module.exports = promise;
/******/ 		body((deps) => {
/******/ 			currentDeps = wrapDeps(deps);
/******/ 			var fn;
/******/ 			var getResult = () => (currentDeps.map((d) => {
/******/ 				if(d[webpackError]) throw d[webpackError];
/******/ 				return d[webpackExports];
/******/ 			}))
/******/ 			var promise = new Promise((resolve) => {
/******/ 				fn = () => (resolve(getResult));
/******/ 				fn.r = 0;
/******/ 				var fnQueue = (q) => (q !== queue && !depQueues.has(q) && (depQueues.add(q), q && !q.d && (fn.r++, q.push(fn))));
/******/ 				currentDeps.map((dep) => (dep[webpackQueues](fnQueue)));
/******/ 			});
/******/ 			return fn.r ? promise : getResult();
/******/ 		}, (err) => ((err ? reject(promise[webpackError] = err) : outerResolve(exports)), resolveQueue(queue)));
/******/ 		queue && queue.d < 0 && (queue.d = 0);
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/define property getters */
/******/ (() => {
/******/ 	// define getter functions for harmony exports
/******/ 	__nccwpck_require__.d = (exports, definition) => {
/******/ 		for(var key in definition) {
/******/ 			if(__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
/******/ 				Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
/******/ 			}
/******/ 		}
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/ensure chunk */
/******/ (() => {
/******/ 	__nccwpck_require__.f = {};
/******/ 	// This file contains only the entry chunk.
/******/ 	// The chunk loading function for additional chunks
/******/ 	__nccwpck_require__.e = (chunkId) => {
/******/ 		return Promise.all(Object.keys(__nccwpck_require__.f).reduce((promises, key) => {
/******/ 			__nccwpck_require__.f[key](chunkId, promises);
/******/ 			return promises;
/******/ 		}, []));
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/get javascript chunk filename */
/******/ (() => {
/******/ 	// This function allow to reference async chunks
/******/ 	__nccwpck_require__.u = (chunkId) => {
/******/ 		// return url for filenames based on template
/******/ 		return "" + chunkId + ".index.js";
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/hasOwnProperty shorthand */
/******/ (() => {
/******/ 	__nccwpck_require__.o = (obj, prop) => (Object.prototype.hasOwnProperty.call(obj, prop))
/******/ })();
/******/ 
/******/ /* webpack/runtime/make namespace object */
/******/ (() => {
/******/ 	// define __esModule on exports
/******/ 	__nccwpck_require__.r = (exports) => {
/******/ 		if(typeof Symbol !== 'undefined' && Symbol.toStringTag) {
/******/ 			Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });
/******/ 		}
/******/ 		Object.defineProperty(exports, '__esModule', { value: true });
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/import chunk loading */
/******/ (() => {
/******/ 	// no baseURI
/******/ 	
/******/ 	// object to store loaded and loading chunks
/******/ 	// undefined = chunk not loaded, null = chunk preloaded/prefetched
/******/ 	// [resolve, Promise] = chunk loading, 0 = chunk loaded
/******/ 	var installedChunks = {
/******/ 		792: 0
/******/ 	};
/******/ 	
/******/ 	var installChunk = (data) => {
/******/ 		var {ids, modules, runtime} = data;
/******/ 		// add "modules" to the modules object,
/******/ 		// then flag all "ids" as loaded and fire callback
/******/ 		var moduleId, chunkId, i = 0;
/******/ 		for(moduleId in modules) {
/******/ 			if(__nccwpck_require__.o(modules, moduleId)) {
/******/ 				__nccwpck_require__.m[moduleId] = modules[moduleId];
/******/ 			}
/******/ 		}
/******/ 		if(runtime) runtime(__nccwpck_require__);
/******/ 		for(;i < ids.length; i++) {
/******/ 			chunkId = ids[i];
/******/ 			if(__nccwpck_require__.o(installedChunks, chunkId) && installedChunks[chunkId]) {
/******/ 				installedChunks[chunkId][0]();
/******/ 			}
/******/ 			installedChunks[ids[i]] = 0;
/******/ 		}
/******/ 	
/******/ 	}
/******/ 	
/******/ 	__nccwpck_require__.f.j = (chunkId, promises) => {
/******/ 			// import() chunk loading for javascript
/******/ 			var installedChunkData = __nccwpck_require__.o(installedChunks, chunkId) ? installedChunks[chunkId] : undefined;
/******/ 			if(installedChunkData !== 0) { // 0 means "already installed".
/******/ 	
/******/ 				// a Promise means "currently loading".
/******/ 				if(installedChunkData) {
/******/ 					promises.push(installedChunkData[1]);
/******/ 				} else {
/******/ 					if(true) { // all chunks have JS
/******/ 						// setup Promise in chunk cache
/******/ 						var promise = import("./" + __nccwpck_require__.u(chunkId)).then(installChunk, (e) => {
/******/ 							if(installedChunks[chunkId] !== 0) installedChunks[chunkId] = undefined;
/******/ 							throw e;
/******/ 						});
/******/ 						var promise = Promise.race([promise, new Promise((resolve) => (installedChunkData = installedChunks[chunkId] = [resolve]))])
/******/ 						promises.push(installedChunkData[1] = promise);
/******/ 					}
/******/ 				}
/******/ 			}
/******/ 	};
/******/ 	
/******/ 	// no prefetching
/******/ 	
/******/ 	// no preloaded
/******/ 	
/******/ 	// no external install chunk
/******/ 	
/******/ 	// no on chunks loaded
/******/ })();
/******/ 
/************************************************************************/
/******/ 
/******/ // startup
/******/ // Load entry module and return exports
/******/ // This entry module used 'module' so it can't be inlined
/******/ var __webpack_exports__ = __nccwpck_require__(2909);
/******/ __webpack_exports__ = await __webpack_exports__;
/******/ 
