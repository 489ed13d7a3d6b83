export const id = 933;
export const ids = [933];
export const modules = {

/***/ 2518:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ agesProblems),
/* harmony export */   f: () => (/* binding */ settingsOf)
/* harmony export */ });
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3434);
/* harmony import */ var _config_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8674);
/* harmony import */ var _normalize_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5697);
/* harmony import */ var _problems_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(784);
// When a workflow is stale and when abandoned: what inputs, config and defaults make of it together.




/** Where an age comes from counts: what was written is never moved, a default gives way to it. */
function agesOf(written, otherwise) {
    const staleAfter = written.staleAfter ?? otherwise.staleAfter;
    const abandonedAfter = written.abandonedAfter ?? Math.max(otherwise.abandonedAfter, staleAfter);
    return { staleAfter, abandonedAfter };
}
function contradict({ staleAfter, abandonedAfter }) {
    return abandonedAfter < staleAfter;
}
/** A workflow that is abandoned before it is stale: in the config as a whole, and in each format. */
function agesProblems(written, places) {
    const general = agesOf((0,_normalize_js__WEBPACK_IMPORTED_MODULE_2__/* .agesIn */ .Q)(written), _config_js__WEBPACK_IMPORTED_MODULE_1__/* .DEFAULT_AGES */ .pF);
    const formats = Object.entries(written.formats ?? {}).flatMap(([id, entry]) => typeof entry === 'object' ? [[['formats', id], agesOf((0,_normalize_js__WEBPACK_IMPORTED_MODULE_2__/* .agesIn */ .Q)(entry), general)]] : []);
    const all = [[[], general], ...formats];
    return all.flatMap(([path, ages]) => {
        if (!contradict(ages))
            return [];
        const at = [...path, 'abandoned-after'];
        const [key, line] = [at.join('.'), (0,_problems_js__WEBPACK_IMPORTED_MODULE_3__/* .lineOf */ .cA)(places, at)];
        const message = `${key}: found ${inDays(ages.abandonedAfter)}, expected no less than stale-after, which is ` +
            `${inDays(ages.staleAfter)}${path.length === 0 ? '' : ' there'}. ` +
            `Correct line ${line}, or write stale-after.`;
        return [{ level: 'error', key, line, message }];
    });
}
/**
 * The clock and the thresholds of one look. An input that was set wins over the config, also over what that
 * says of single formats; `null`: it was not set, and the action's own default does not count as set.
 * @throws UserError where an input and the config contradict each other; a config that contradicts itself is
 * not usable, so that where there are no inputs, as for a bot, it is never thrown
 */
function settingsOf(config, inputs, now) {
    const over = (file) => ({
        staleAfter: inputs.staleAfter ?? file.staleAfter,
        abandonedAfter: inputs.abandonedAfter ?? file.abandonedAfter,
    });
    const general = agesOf(over(config.ages), _config_js__WEBPACK_IMPORTED_MODULE_1__/* .DEFAULT_AGES */ .pF);
    if (contradict(general))
        throw contradiction('', general);
    const own = [...config.formats].filter(([, { staleAfter, abandonedAfter }]) => staleAfter !== null || abandonedAfter !== null);
    const formats = own.map(([id, setting]) => {
        const ages = agesOf(over(setting), general);
        if (contradict(ages))
            throw contradiction(`formats.${id}.`, ages);
        return [id, ages];
    });
    return { now, ...general, ...(formats.length === 0 ? {} : { formats: new Map(formats) }) };
}
function contradiction(key, { staleAfter, abandonedAfter }) {
    return new _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(`Found ${inDays(staleAfter)} as stale-after and ${inDays(abandonedAfter)} as abandoned-after, taking ` +
        'the inputs and the config together, expected abandoned-after to be no less. ' +
        `Change the inputs, or ${key}stale-after and ${key}abandoned-after in the config.`);
}
const DAY = 86_400_000;
function inDays(ms) {
    return `${Math.round((ms / DAY) * 100) / 100} days`;
}


/***/ }),

/***/ 8674:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Vz: () => (/* binding */ GUARDS),
/* harmony export */   et: () => (/* binding */ PAYLOAD_KEYS),
/* harmony export */   gg: () => (/* binding */ ROLES),
/* harmony export */   kV: () => (/* binding */ MOST_PAYLOAD_KEYS),
/* harmony export */   pF: () => (/* binding */ DEFAULT_AGES),
/* harmony export */   zY: () => (/* binding */ DEFAULTS)
/* harmony export */ });
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
    rules: new Map(),
    commands: new Map(),
    dispatch: { kind: 'none' },
    pullRequests: { draft: false, labels: [], reviewers: { users: [], teams: [] }, base: null },
    dashboard: true,
    trustedMarkerLogins: [],
};
const DAY = 86_400_000;
/** Milliseconds: 7 and 30 days. */
const DEFAULT_AGES = { staleAfter: 7 * DAY, abandonedAfter: 30 * DAY };
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

/***/ 4764:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ knownOf)
/* harmony export */ });
/** `rules`: those of single formats included. Of the commands those count that can be given in a comment. */
function knownOf(formats, rules, commands) {
    return {
        formats: formats.map(({ id }) => id),
        rules: rules.map(({ id }) => id),
        commands: new Map(commands.flatMap(({ name, slash }) => (slash?.names ?? []).map((written) => [written, name]))),
    };
}


/***/ }),

/***/ 5697:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ configFrom),
/* harmony export */   Q: () => (/* binding */ agesIn)
/* harmony export */ });
/* harmony import */ var _text_duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4783);
/* harmony import */ var _problems_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(784);


/** Cannot fail: `written` is what the schema took. */
function configFrom(written, known, places) {
    const { ignore } = written;
    return {
        usable: true,
        ages: agesIn(written),
        ignore: {
            paths: (ignore?.paths ?? []).map(tidy),
            branches: ignore?.branches ?? [],
            workflows: ignore?.workflows ?? [],
            authors: ignore?.authors ?? [],
        },
        formats: settings(written.formats, formatFrom),
        rules: settings(written.rules, ruleFrom),
        commands: new Map([...settings(written.commands, commandFrom)].map(([name, one]) => [
            known.commands.get(name) ?? name,
            one,
        ])),
        dispatch: dispatchFrom(written.dispatch, (0,_problems_js__WEBPACK_IMPORTED_MODULE_1__/* .lineOf */ .cA)(places, ['dispatch', 'mention'])),
        pullRequests: pullRequestsFrom(written['pull-requests'] ?? {}),
        dashboard: isOn(written.dashboard, true),
        trustedMarkerLogins: written['trusted-marker-logins'] ?? [],
    };
}
/** Milliseconds of the ages that are written. */
function agesIn(written) {
    return {
        staleAfter: (0,_text_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .parseDuration */ .E)(written['stale-after'] ?? ''),
        abandonedAfter: (0,_text_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .parseDuration */ .E)(written['abandoned-after'] ?? ''),
    };
}
/** A pattern counts from the root, whether it says so or not; a folder is one with and without its slash. */
function tidy(pattern) {
    return pattern.replace(/^(?:\.?\/)+/, '').replace(/\/+$/, '');
}
function settings(section, meaning) {
    return new Map(Object.entries(section ?? {}).flatMap(([name, from]) => from === undefined ? [] : [[name, meaning(from)]]));
}
const isOff = (entry) => entry === 'off' || entry === false;
const isOn = (entry, otherwise) => entry === undefined ? otherwise : !isOff(entry);
function formatFrom(entry) {
    return { off: isOff(entry), ...agesIn(typeof entry === 'object' ? entry : {}) };
}
function ruleFrom(entry) {
    const severity = typeof entry === 'object' ? entry.severity : entry;
    const weighs = severity === 'error' || severity === 'warning' || severity === 'note';
    return { off: isOff(entry), severity: weighs ? severity : null };
}
function commandFrom(entry) {
    const permission = typeof entry === 'object' ? entry.permission : entry;
    const isRole = typeof permission === 'string' && permission !== 'on' && permission !== 'off';
    return { off: isOff(entry), permission: isRole ? permission : null };
}
function dispatchFrom(way, line) {
    if (way === undefined || way === 'none')
        return { kind: 'none' };
    const { 'repository-dispatch': type, 'workflow-dispatch': started, mention } = way;
    if (type !== undefined)
        return { kind: 'repository-dispatch', type };
    if (mention !== undefined)
        return { kind: 'mention', text: mention, line };
    if (started === undefined)
        return { kind: 'none' };
    const inputs = new Map(Object.entries(started.inputs ?? {}));
    return { kind: 'workflow-dispatch', workflow: started.workflow, ref: started.ref ?? null, inputs };
}
function pullRequestsFrom(written) {
    const reviewers = written.reviewers ?? [];
    return {
        draft: isOn(written.draft, false),
        labels: written.labels ?? [],
        reviewers: {
            users: reviewers.filter((one) => !one.includes('/')),
            teams: reviewers.filter((one) => one.includes('/')).map((one) => one.slice(one.indexOf('/') + 1)),
        },
        base: written.base ?? null,
    };
}


/***/ }),

/***/ 784:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IP: () => (/* binding */ sorted),
/* harmony export */   Qm: () => (/* binding */ wrong),
/* harmony export */   a: () => (/* binding */ unknownKey),
/* harmony export */   cA: () => (/* binding */ lineOf)
/* harmony export */ });
/* harmony import */ var _text_data_data_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(142);
/* harmony import */ var _text_suggestions_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6734);


/** Takes the issues of a schema apart. */
function sorted(issues, data) {
    const complaints = [];
    const unknown = [];
    const sort = (issue, above) => {
        const path = [...above, ...pathOf(issue.path)];
        if (issue.code === 'unrecognized_keys') {
            for (const key of issue.keys)
                unknown.push([...path, key]);
        }
        else if (issue.code === 'invalid_union' && (0,_text_data_data_js__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(valueAt(data, path))) {
            // Of a word or a map the map was meant: what is wrong is inside.
            for (const one of issue.errors.flat())
                if (one.path.length > 0 || !isOfAll(one))
                    sort(one, path);
        }
        else if (issue.code === 'invalid_key') {
            const expected = issue.issues[0]?.message ?? issue.message;
            complaints.push({ path, expected, words: [], ofKey: true });
        }
        else {
            complaints.push({ path, expected: issue.message, words: wordsOf(issue) });
        }
    };
    for (const issue of issues)
        sort(issue, []);
    return { complaints, unknown };
}
/** The complaint of the other branch: the value as a whole is of another kind. */
function isOfAll(issue) {
    return issue.code === 'invalid_type' || issue.code === 'invalid_value' || issue.code === 'invalid_union';
}
function pathOf(path) {
    return path.map((step) => (typeof step === 'number' ? step : String(step)));
}
function wordsOf(issue) {
    if (issue.code === 'invalid_union')
        return issue.errors.flat().flatMap(wordsOf);
    return issue.code === 'invalid_value' ? issue.values.filter((word) => typeof word === 'string') : [];
}
function valueAt(data, path) {
    let at = data;
    for (const step of path) {
        if ((0,_text_data_data_js__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(at) && typeof step === 'string')
            at = Object.hasOwn(at, step) ? at[step] : undefined;
        else if ((0,_text_data_data_js__WEBPACK_IMPORTED_MODULE_0__/* .isList */ .Lv)(at) && typeof step === 'number')
            at = at[step];
        else
            return undefined;
    }
    return at;
}
/** The line of a value; of what is missing, the line of what it is missing in. */
function lineOf(places, path) {
    for (let length = path.length; length > 0; length--) {
        const place = places.get((0,_text_data_data_js__WEBPACK_IMPORTED_MODULE_0__/* .pointerOf */ .rq)(...path.slice(0, length)));
        if (place !== undefined)
            return place.line;
    }
    return places.get('')?.line ?? null;
}
/** As the docs name it: `ignore.paths[1]` counts from 1. */
function keyOf(path) {
    return path
        .map((step) => (typeof step === 'number' ? `[${step + 1}]` : `.${step}`))
        .join('')
        .replace(/^\./, '');
}
/** Whatever is there, short enough for a sentence. */
function shown(value) {
    if (value === undefined || value === null)
        return 'nothing';
    if ((0,_text_data_data_js__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(value))
        return cut(`a map of ${Object.keys(value).join(', ') || 'nothing'}`);
    if ((0,_text_data_data_js__WEBPACK_IMPORTED_MODULE_0__/* .isList */ .Lv)(value))
        return 'a list';
    return cut(typeof value === 'string' ? JSON.stringify(value) : String(value));
}
const MOST_SHOWN = 60;
function cut(whole) {
    return whole.length > MOST_SHOWN ? `${whole.slice(0, MOST_SHOWN)}…` : whole;
}
/** A value that cannot be meant. */
function wrong(complaint, data, places) {
    const { path, expected, words } = complaint;
    const [value, line] = [complaint.ofKey ? path.at(-1) : valueAt(data, path), lineOf(places, path)];
    const near = typeof value === 'string' ? (0,_text_suggestions_js__WEBPACK_IMPORTED_MODULE_1__/* .didYouMean */ .au)(value, words) : '';
    const found = complaint.ofKey ? `the name ${shown(value)}` : shown(value);
    const of = named(complaint.ofKey ? path.slice(0, -1) : path);
    return {
        level: 'error',
        key: keyOf(path),
        line,
        message: `${of}: found ${found}, expected ${expected}.${near} Correct ${mended(line)}.`,
    };
}
/** The sections whose keys are names of a closed list, and what they name. */
const NAMED = new Map([
    ['formats', 'format'],
    ['rules', 'rule'],
    ['commands', 'slash command'],
]);
const MOST_LISTED = 8;
/** A key that means nothing: a warning; a name that means nothing: an error, since a setting hangs on it. */
function unknownKey({ path, known }, places) {
    const key = String(path.at(-1) ?? '');
    const line = lineOf(places, path);
    const section = path.length === 2 ? NAMED.get(String(path[0])) : undefined;
    const what = section ?? 'key';
    const inWhat = section || path.length === 1 ? '' : `${named(path.slice(0, -1))}: `;
    const near = (0,_text_suggestions_js__WEBPACK_IMPORTED_MODULE_1__/* .didYouMean */ .au)(key, known);
    const listed = known.slice(0, MOST_LISTED);
    const others = `${known.length > MOST_LISTED ? `one of ${known.length}, such as ` : ''}${(0,_text_suggestions_js__WEBPACK_IMPORTED_MODULE_1__/* .orList */ .A3)(listed)}`;
    const expected = known.length === 0 ? 'nothing there' : others;
    const effect = section ? '' : ' It has no effect.';
    return {
        level: section ? 'error' : 'warning',
        key: keyOf(path),
        line,
        message: `${inWhat}found the unknown ${what} ${shown(key)}, expected ${expected}.${near}${effect}` +
            ` Correct or remove ${mended(line)}.`,
    };
}
function named(path) {
    return path.length === 0 ? 'The config' : keyOf(path);
}
function mended(line) {
    return line === null ? 'it' : `line ${line}`;
}


/***/ }),

/***/ 4902:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NP: () => (/* binding */ rulesFor),
/* harmony export */   PP: () => (/* binding */ ignored),
/* harmony export */   R7: () => (/* binding */ isFormatOff),
/* harmony export */   Tj: () => (/* binding */ permissionFor),
/* harmony export */   Xc: () => (/* binding */ isCommandOff),
/* harmony export */   sA: () => (/* binding */ dispatchProblem),
/* harmony export */   sW: () => (/* binding */ formatsFor)
/* harmony export */ });
/* unused harmony exports severityOf, matchesGlob */
/* harmony import */ var _config_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8674);

/**
 * Whether one of these is to be left alone. A path counts from the root, and a folder's pattern means all
 * that is below it; a workflow is its id, an author a login in any case of letters.
 */
function ignored({ ignore }, { path, branch, workflow, author }) {
    return ((path !== undefined && ignore.paths.some((pattern) => matchesGlob(pattern, path, 'below'))) ||
        (branch !== undefined && means(ignore, 'branches', branch)) ||
        (workflow !== undefined && means(ignore, 'workflows', workflow)) ||
        (author !== undefined && means(lowered(ignore), 'authors', author.toLowerCase())));
}
const means = (ignore, what, name) => ignore[what].some((pattern) => matchesGlob(pattern, name));
const lowered = (ignore) => ({
    ...ignore,
    authors: ignore.authors.map((pattern) => pattern.toLowerCase()),
});
function isFormatOff(config, format) {
    return config.formats.get(format)?.off ?? false;
}
/** How much a breach weighs; `null`: as the rule and the breach say. `off`: it is not looked for. */
function severityOf(config, rule) {
    const setting = config.rules.get(rule);
    if (setting?.off && !_config_js__WEBPACK_IMPORTED_MODULE_0__/* .GUARDS */ .Vz.has(rule))
        return 'off';
    return setting?.severity ?? null;
}
function isCommandOff(config, command) {
    return config.commands.get(command)?.off ?? false;
}
/** The least role that may give a command, by its own name; `otherwise`: where the config names none. */
function permissionFor(config, command, otherwise) {
    return config.commands.get(command)?.permission ?? otherwise;
}
/** The rules that are left, each weighing what the config says. What follows from a breach stays as it is. */
function rulesFor(config, rules) {
    return rules.flatMap((rule) => {
        const severity = severityOf(config, rule.id);
        if (severity === 'off')
            return [];
        if (severity === null)
            return [rule];
        const check = (subject) => rule.check(subject).map((breach) => ({ ...breach, severity }));
        return [{ ...rule, severity, check }];
    });
}
/** The formats that are left, with the rules of their own that are left. */
function formatsFor(config, formats) {
    return formats
        .filter(({ id }) => !isFormatOff(config, id))
        .map((format) => ({ ...format, rules: rulesFor(config, format.rules) }));
}
/**
 * What the token says against the configured dispatch: GitHub lets a mention by GITHUB_TOKEN start nothing.
 * `null`: nothing.
 */
function dispatchProblem(config, token) {
    const { dispatch } = config;
    if (dispatch.kind !== 'mention' || token === 'own')
        return null;
    const message = 'dispatch.mention: found the token of the workflow itself (GITHUB_TOKEN), whose mentions start no ' +
        "agent, expected an App's or a person's. Give one as the input github-token, or choose another dispatch.";
    return { level: 'error', key: 'dispatch.mention', line: dispatch.line, message };
}
/**
 * Whether a pattern means a name. `whole`: the name itself; `below`: a path, and then also everything in a
 * folder that the pattern means. Letters count as they are. The time is at most the pattern's length times
 * the name's, whatever both are (X06).
 */
function matchesGlob(pattern, name, reach = 'whole') {
    const parts = partsOf(pattern);
    // Which parts may come next: all ways through the pattern are walked at once, so none is walked twice.
    let next = new Set();
    enter(parts, next, 0);
    for (const char of name) {
        if (reach === 'below' && char === '/' && next.has(parts.length))
            return true;
        const after = new Set();
        for (const state of next)
            step(parts, state, char, after);
        if (after.size === 0)
            return false;
        next = after;
    }
    return next.has(parts.length);
}
function partsOf(pattern) {
    const chars = Array.from(pattern);
    const parts = [];
    for (let at = 0; at < chars.length; at++) {
        const char = chars[at] ?? '';
        if (char === '?')
            parts.push({ kind: 'one' });
        else if (char !== '*')
            parts.push({ kind: 'char', char });
        else {
            const start = at;
            while (chars[at + 1] === '*')
                at++;
            const folders = at > start && (start === 0 || chars[start - 1] === '/') && chars[at + 1] === '/';
            if (folders)
                at++;
            parts.push({ kind: folders ? 'folders' : at > start ? 'all' : 'some' });
        }
    }
    return parts;
}
/** Comes to a part, once; what may stand for nothing is passed as well. */
function enter(parts, into, at) {
    if (into.has(at))
        return;
    into.add(at);
    const kind = parts[at]?.kind;
    if (kind === 'some' || kind === 'all' || kind === 'folders')
        enter(parts, into, at + 1);
}
/** Takes one character at a part. Within a folder's name the part's number is turned over (`~at`). */
function step(parts, state, char, into) {
    const at = state < 0 ? ~state : state;
    const part = parts[at];
    if (part === undefined)
        return;
    if (part.kind === 'char' && part.char === char)
        enter(parts, into, at + 1);
    if (part.kind === 'one' && char !== '/')
        enter(parts, into, at + 1);
    if ((part.kind === 'some' && char !== '/') || part.kind === 'all')
        enter(parts, into, at);
    if (part.kind === 'folders') {
        into.add(~at);
        if (char === '/')
            enter(parts, into, at + 1);
    }
}


/***/ }),

/***/ 6736:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  X: () => (/* binding */ readConfig),
  o: () => (/* binding */ readConfigOf)
});

// EXTERNAL MODULE: ./lib/model/errors.js
var errors = __webpack_require__(3434);
// EXTERNAL MODULE: ./lib/model/unreadable-file.js
var unreadable_file = __webpack_require__(8713);
// EXTERNAL MODULE: ./lib/text/data/data.js
var data_data = __webpack_require__(142);
// EXTERNAL MODULE: ./lib/text/yaml/document.js + 4 modules
var yaml_document = __webpack_require__(1988);
// EXTERNAL MODULE: ./lib/config/age-limits.js
var age_limits = __webpack_require__(2518);
// EXTERNAL MODULE: ./lib/config/config.js
var config = __webpack_require__(8674);
// EXTERNAL MODULE: ./lib/config/normalize.js
var normalize = __webpack_require__(5697);
// EXTERNAL MODULE: ./lib/config/problems.js
var config_problems = __webpack_require__(784);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 7 modules
var schemas = __webpack_require__(2311);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/json-schema-processors.js
var json_schema_processors = __webpack_require__(8439);
// EXTERNAL MODULE: ./lib/text/duration.js
var duration = __webpack_require__(4783);
// EXTERNAL MODULE: ./lib/text/suggestions.js
var suggestions = __webpack_require__(6734);
;// CONCATENATED MODULE: ./lib/config/value-patterns.js



/** Items of one list. */
const MOST_ITEMS = 100;
const SEVERITIES = ['error', 'warning', 'note'];
/** Those that an agent's brief and a pull request's annotations always mention. */
const LOUD = ['error', 'warning'];
const ONE_WAY = 'exactly one of repository-dispatch, workflow-dispatch and mention';
function quoted(all) {
    return (0,suggestions/* orList */.A3)(all.map((word) => JSON.stringify(word)));
}
/** Why a guard may not be less. */
function becauseOf(rule) {
    return config/* GUARDS */.Vz.has(rule) ? ': the other rules rest on this one' : '';
}
const SPAN = {
    pattern: /^\s*(?=[\d.]*[1-9])\d{1,9}(?:\.\d{1,9})?\s*[mhdwMHDW]\s*$/,
    most: 40,
    expected: duration/* DURATION */.f,
};
const PATTERN_RULE = 'with "*", "**" and "?" alone (no "!", "[", "{" or backslash)';
const PATH_PATTERN = {
    pattern: /^(?!!)(?=.*[^/.])(?!(?:.*\/)?\.\.(?:\/|$))[^\\{}[\]\p{Cc}]+$/u,
    most: 256,
    expected: `a path from the root of the repository, ${PATTERN_RULE}`,
};
const BRANCH_PATTERN = {
    pattern: /^(?!!)[^\\{}[\] \p{Cc}]+$/u,
    most: 256,
    expected: `a branch, ${PATTERN_RULE}`,
};
/** Of logins and ids: an App's login ends in `[bot]`. */
const NAME_PATTERN = {
    pattern: /^(?!!)[^\\{}\p{Cc}]+$/u,
    most: 256,
    expected: 'a name, with "*", "**" and "?" alone (no "!", "{" or backslash)',
};
/** GitHub's own limit is 100 characters. */
const EVENT_TYPE = {
    pattern: /^[^\s\p{Cc}](?:\P{Cc}*[^\s\p{Cc}])?$/u,
    most: 100,
    expected: 'the type of the event, one line of at most 100 characters',
};
const WORKFLOW_FILE = {
    pattern: /^[^/\\\p{Cc}]+\.ya?ml$/u,
    most: 200,
    expected: 'the name of a file in .github/workflows such as agent.yml, without its folder',
};
/** As git names branches and tags (git-check-ref-format); most is what fits into a file's name. */
const REF = {
    pattern: /^(?![/.-])(?!.*(?:\.\.|\/\/|@\{|\/\.|\.lock(?:\/|$)))[^ \p{Cc}~^:?*[\\]*[^ \p{Cc}~^:?*[\\/.]$/u,
    most: 244,
    expected: 'the name of a branch or tag',
};
const INPUT = {
    pattern: /^[\P{Cc}\t\n\r]*$/u,
    most: 8192,
    expected: 'text; a number, "true" and "false" need quotes',
};
const LOGIN = '[A-Za-z0-9][A-Za-z0-9_-]*';
/** A login, or a team, that GitHub makes a mention of. */
const MENTION = {
    pattern: new RegExp(`^@${LOGIN}(?:/[A-Za-z0-9._-]+)?(?:[ ,:]\\P{Cc}*)?$`, 'u'),
    most: 1000,
    expected: 'one line in quotes that begins with the mention, such as "@agent please go on"',
};
const LABEL = {
    pattern: /^[^\s\p{Cc}](?:\P{Cc}*[^\s\p{Cc}])?$/u,
    most: 50,
    expected: 'the name of a label, at most 50 characters',
};
const REVIEWER = {
    pattern: new RegExp(`^${LOGIN}(?:/[A-Za-z0-9._-]+)?$`, 'u'),
    most: 140,
    expected: 'a login such as octocat, or a team as org/team, without "@"',
};
const ACCOUNT = {
    pattern: new RegExp(`^${LOGIN}(?:\\[bot\\])?$`),
    most: 100,
    expected: 'a whole login such as octocat or rekindle[bot], without "@"',
};

;// CONCATENATED MODULE: ./lib/config/schema.js
// The shape of .github/rekindle.yml as a schema: what is read is held against it, and editors get it as JSON.




/** The message of every schema here is what was expected; `problems.ts` makes sentences of them. */
const schema_text = ({ pattern, expected, most }) => schemas/* string */.YjP({ error: expected }).regex(pattern, { error: expected }).max(most, { error: expected });
const list = (one) => schemas/* array */.YOg(schema_text(one), { error: 'a list, each item after a dash' }).max(MOST_ITEMS, {
    error: `at most ${MOST_ITEMS} items`,
});
/** A section may be left empty: its keys are then commented out, say. */
const section = (schema, about) => schema.nullable().describe(about).optional();
const key = (schema, about) => schema.describe(about).optional();
const map = (shape) => schemas/* strictObject */.rej(shape, { error: 'a map, "key: value" lines' });
const YES = ['on', true];
const NO = ['off', false];
const SWITCH = schemas/* literal */.euz([...YES, ...NO], { error: '"on" or "off"' });
const schema_duration = schema_text(SPAN).refine((written) => (0,duration/* parseDuration */.E)(written) !== null, { error: duration/* DURATION */.f });
const ages = {
    'stale-after': key(schema_duration, 'A workflow is stale when nothing moved for longer than this: `90m`, `7d`, `2w`.'),
    'abandoned-after': key(schema_duration, 'It is abandoned when nothing moved for longer than this.'),
};
const ignore = map({
    paths: section(list(PATH_PATTERN), 'State files that are not looked at, and folders with all below them.'),
    branches: section(list(BRANCH_PATTERN), 'Branches that are not looked at.'),
    workflows: section(list(NAME_PATTERN), 'Workflows, by their ids, that are left alone.'),
    authors: section(list(NAME_PATTERN), 'Logins whose commits are no progress.'),
});
const format = schemas/* union */.KCZ([SWITCH, map(ages)], { error: '"on", "off" or a map with its ages' });
/** A guard may weigh less than an error and never nothing. */
const severities = (rule) => (config/* GUARDS */.Vz.has(rule) ? LOUD : SEVERITIES);
const rule = (id) => {
    const named = severities(id);
    const may = config/* GUARDS */.Vz.has(id) ? [...YES, ...named] : [...YES, ...NO, ...named];
    return schemas/* union */.KCZ([
        schemas/* literal */.euz(may),
        map({
            severity: key(schemas/* enum */.k5n(named, { error: quoted(named) + becauseOf(id) }), 'How much a breach of it weighs.'),
        }),
    ], { error: quoted(may.filter((word) => typeof word === 'string')) + becauseOf(id) });
};
const command = schemas/* union */.KCZ([
    schemas/* literal */.euz([...YES, ...NO, ...config/* ROLES */.gg]),
    map({
        permission: key(schemas/* enum */.k5n(config/* ROLES */.gg, { error: quoted(config/* ROLES */.gg) }), 'The least role in the repository that may give it.'),
    }),
], { error: `"on", "off", ${quoted(config/* ROLES */.gg)}` });
const INPUT_NAMES = new RegExp(`^(?!(?:${config/* PAYLOAD_KEYS */.et.join('|')}|__proto__)$)[A-Za-z_][A-Za-z0-9_-]*$`);
const MOST_INPUTS = config/* MOST_PAYLOAD_KEYS */.kV - config/* PAYLOAD_KEYS */.et.length;
const inputs = schemas/* record */.g1P(schemas/* string */.YjP().regex(INPUT_NAMES, {
    error: `a name of letters, digits, "_" and "-" that is none of ${config/* PAYLOAD_KEYS */.et.join(', ')}`,
}), schema_text(INPUT), { error: 'a map of names to texts' })
    .refine((all) => Object.keys(all).length <= MOST_INPUTS, { error: `at most ${MOST_INPUTS} inputs` })
    .meta({ maxProperties: MOST_INPUTS });
const started = map({
    workflow: schema_text(WORKFLOW_FILE).describe('Name of the agent’s file in `.github/workflows`.'),
    ref: key(schema_text(REF), 'The branch or tag whose workflow file counts; else the default branch.'),
    inputs: section(inputs, `Fixed inputs beside ${config/* PAYLOAD_KEYS */.et.join(', ')}.`),
});
const ways = map({
    'repository-dispatch': key(schema_text(EVENT_TYPE), 'Sends a `repository_dispatch` event of this type.'),
    'workflow-dispatch': key(started, 'Starts this workflow.'),
    mention: key(schema_text(MENTION), 'Posts a comment with this text; needs an App or a personal token.'),
})
    .refine((one) => Object.keys(one).length === 1, { error: ONE_WAY })
    .meta({ minProperties: 1, maxProperties: 1 });
const pullRequests = map({
    draft: key(SWITCH, 'Whether pull requests are opened as drafts.'),
    labels: section(list(LABEL), 'Labels that they get.'),
    reviewers: section(list(REVIEWER), 'Who is asked to review: logins, and teams as `org/team`.'),
    base: key(schema_text(REF), 'The branch that they go to; else the one that owns the workflow.'),
});
const each = (names, schema, what) => map(Object.fromEntries(names.map((name) => [name, key(schema(name), `${what} \`${name}\`.`)])));
function schemaOf(known) {
    return map({
        ...ages,
        ignore: section(ignore, 'What is left alone.'),
        formats: section(each(known.formats, () => format, 'The format'), 'Formats: off, or with ages of their own.'),
        rules: section(each(known.rules, rule, 'The rule'), 'Rules: off, or with another severity.'),
        commands: section(each([...known.commands.keys()], () => command, 'The slash command'), 'Slash commands: off, or with another permission.'),
        dispatch: key(schemas/* union */.KCZ([schemas/* literal */.euz('none'), ways], { error: `"none", or ${ONE_WAY}` }), 'How an agent is set to work again.'),
        'pull-requests': section(pullRequests, 'What our pull requests are like.'),
        dashboard: key(SWITCH, 'Whether the sweep keeps one issue with all workflows that need somebody.'),
        'trusted-marker-logins': section(list(ACCOUNT), 'Accounts whose marked comments count as ours, after a change of token.'),
    });
}
/** Making a schema costs more than using it, so each is made once. */
function once(make) {
    const made = new WeakMap();
    return (known) => {
        const one = made.get(known) ?? make(known);
        made.set(known, one);
        return one;
    };
}
/** The schema for these names. What it takes has no unknown key; `read.ts` takes those out first. */
const configSchema = once(schemaOf);
const ID = 'https://raw.githubusercontent.com/rekindle/rekindle/main/schema/config-v1.schema.json';
/** The same as JSON Schema (draft 2020-12), closed: a key that it does not know is a slip of the finger. */
const configJsonSchema = once((known) => {
    const { $schema, ...rest } = json_schema_processors/* toJSONSchema */.bl(configSchema(known), { io: 'input' });
    return { $schema, $id: ID, title: 'Rekindle, .github/rekindle.yml', ...rest };
});

;// CONCATENATED MODULE: ./lib/config/read.js
// Reads .github/rekindle.yml: what it sets, and everything that is wrong with it.









/**
 * The settings of a repository from the text of its config on the default branch (no other counts, X10);
 * `null`: there is none. Pure, and throws nothing. An unknown key is a warning with the nearest name; all
 * else that is wrong is an error, and then `config.usable` is `false`: report it, and write nothing.
 */
function readConfig(text, known) {
    if (text === null)
        return { config: config/* DEFAULTS */.zY, problems: [] };
    let doc;
    try {
        doc = (0,yaml_document/* readYaml */.gM)(text);
    }
    catch (error) {
        if (!(error instanceof errors/* StateError */.qq))
            throw error;
        return unusable(error.fault.message, error.fault.line);
    }
    return doc.data === null ? { config: config/* DEFAULTS */.zY, problems: [] } : understood(doc, known);
}
/** The same from what a snapshot says of the file: what is there and cannot be read is not "none". */
function readConfigOf(reading, known) {
    if (reading.ok)
        return readConfig(reading.text, known);
    if (reading.why === 'absent')
        return readConfig(null, known);
    const { message, line } = (0,unreadable_file/* faultOfReading */.c)(reading);
    return unusable(message, line);
}
function unusable(message, line) {
    const problem = { level: 'error', key: '', line, message: `The config: ${message}` };
    return { config: { ...config/* DEFAULTS */.zY, usable: false }, problems: [problem] };
}
function understood({ data, places }, known) {
    const { written, complaints, unknown } = held(data, known);
    const shape = unknown.length === 0 ? {} : configJsonSchema(known);
    const told = [
        ...unknown.map((path) => (0,config_problems/* unknownKey */.a)({ path, known: keysAt(shape, path.slice(0, -1)) }, places)),
        ...complaints.map((one) => (0,config_problems/* wrong */.Qm)(one, data, places)),
        ...(written === null ? [] : [...(0,age_limits/* agesProblems */.J)(written, places), ...twice(written, known, places)]),
    ];
    const problems = [...new Map(told.map((one) => [one.message, one])).values()].sort((a, b) => (a.line ?? 0) - (b.line ?? 0));
    const usable = written !== null && problems.every(({ level }) => level === 'warning');
    return { config: usable ? (0,normalize/* configFrom */.D)(written, known, places) : { ...config/* DEFAULTS */.zY, usable: false }, problems };
}
/** One command under two of its names: neither is meant more than the other. */
function twice({ commands }, known, places) {
    const seen = new Map();
    return Object.keys(commands ?? {}).flatMap((name) => {
        const command = known.commands.get(name) ?? name;
        const first = seen.get(command);
        seen.set(command, first ?? name);
        if (first === undefined)
            return [];
        const [key, line] = [`commands.${name}`, (0,config_problems/* lineOf */.cA)(places, ['commands', name])];
        const found = `${key}: found ${first} and ${name}, which are one command`;
        const message = `${found}, expected one of them. Remove line ${line}.`;
        return [{ level: 'error', key, line, message }];
    });
}
/** Holds data against the schema, with unknown keys taken out, so that all else is looked at all the same. */
function held(data, known) {
    const schema = configSchema(known);
    let unknown = prototypes(data);
    let rest = withoutKeys(data, unknown);
    for (;;) {
        const result = schema.safeParse(rest);
        if (result.success)
            return { written: result.data, complaints: [], unknown };
        const issues = (0,config_problems/* sorted */.IP)(result.error.issues, rest);
        if (issues.unknown.length === 0)
            return { written: null, complaints: issues.complaints, unknown };
        unknown = [...unknown, ...issues.unknown];
        rest = withoutKeys(rest, issues.unknown);
    }
}
/** The keys that a JSON Schema knows at a place; empty where it knows none. */
function keysAt(shape, path) {
    let shapes = branches(shape);
    for (const step of path) {
        shapes = shapes.flatMap((one) => {
            const below = typeof step === 'number' ? one['items'] : own(one['properties'], step);
            return isShape(below) ? branches(below) : [];
        });
    }
    return shapes.flatMap(({ properties }) => (isShape(properties) ? Object.keys(properties) : []));
}
function branches(shape) {
    const { anyOf } = shape;
    return Array.isArray(anyOf) ? anyOf.filter(isShape).flatMap(branches) : [shape];
}
function own(of, key) {
    return isShape(of) && Object.hasOwn(of, key) ? of[key] : undefined;
}
function isShape(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
/** The ways to all keys that JavaScript would take for more than a name (X03); nothing has such a key. */
function prototypes(data, path = []) {
    if ((0,data_data/* isList */.Lv)(data))
        return data.flatMap((item, i) => prototypes(item, [...path, i]));
    if (!(0,data_data/* isMap */.jh)(data))
        return [];
    return Object.keys(data).flatMap((key) => key === '__proto__' ? [[...path, key]] : prototypes(data[key] ?? null, [...path, key]));
}
/** The same data without the keys that these ways lead to. */
function withoutKeys(data, paths) {
    if (paths.length === 0)
        return data;
    const below = (step) => paths.filter(([first]) => first === step).map((path) => path.slice(1));
    if ((0,data_data/* isList */.Lv)(data))
        return data.map((item, i) => withoutKeys(item, below(i)));
    if (!(0,data_data/* isMap */.jh)(data))
        return data;
    const map = Object.create(null);
    for (const [key, value] of Object.entries(data)) {
        const within = below(key);
        if (!within.some((path) => path.length === 0))
            map[key] = withoutKeys(value, within);
    }
    return map;
}


/***/ }),

/***/ 7938:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $t: () => (/* binding */ placeOf),
/* harmony export */   BH: () => (/* binding */ INDENT),
/* harmony export */   SP: () => (/* binding */ shown),
/* harmony export */   VN: () => (/* binding */ blockOf),
/* harmony export */   de: () => (/* binding */ whereOf),
/* harmony export */   dy: () => (/* binding */ movedOf),
/* harmony export */   nE: () => (/* binding */ typed),
/* harmony export */   rn: () => (/* binding */ ACTION_STYLE),
/* harmony export */   wW: () => (/* binding */ labelled)
/* harmony export */ });
/* harmony import */ var _model_decision_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(283);
/* harmony import */ var _text_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8944);
/* harmony import */ var _text_plural_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6713);
/* harmony import */ var _text_redact_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1814);
/* harmony import */ var _next_steps_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1551);
/* harmony import */ var _layout_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6613);
// One workflow at a terminal: where it is, what to do and why, what to type next.






/** Blanks before a name, blanks before a label, columns of a label; text gets at least this many columns. */
const INDENT = '  ';
const DEEPER = '    ';
const LABEL = 9;
const LEAST = 24;
/** UTF-16 units of one text from a file. */
const LONGEST = 1000;
/** How much an action asks of a person. */
const ACTION_STYLE = {
    block: 'bad',
    ask: 'attention',
    'start-fresh': 'attention',
    wait: 'attention',
    resume: 'good',
    rerun: 'good',
    advance: 'good',
    none: 'dim',
};
const SEVERITY_STYLE = {
    error: 'bad',
    warning: 'attention',
    note: 'dim',
};
/** The lines of one workflow, its name first. */
function blockOf(one, report, view) {
    const { decision } = one;
    const line = (label, texts, style) => labelled(label, texts, view, style);
    const step = decision.step === null ? '' : `${shown(decision.step)} · `;
    const options = (0,_next_steps_js__WEBPACK_IMPORTED_MODULE_2__/* .optionWords */ .RI)((0,_model_decision_js__WEBPACK_IMPORTED_MODULE_4__/* .fitting */ ._Q)(one));
    const [first, ...others] = (0,_next_steps_js__WEBPACK_IMPORTED_MODULE_2__/* .linesToType */ .$t)(one, view);
    return [
        ...nameOf(one, view),
        ...line('where', [whereOf(one), shown(one.path)]),
        ...line('state', [stateOf(one, report)]),
        ...line(decision.action, [`${step}${decision.reason}`, shown(decision.instruction)], ACTION_STYLE[decision.action]),
        ...one.pending.flatMap((asked) => line('asks', [questionOf(asked)], 'attention')),
        ...one.findings.flatMap((finding) => line(finding.severity, findingOf(finding), SEVERITY_STYLE[finding.severity])),
        ...one.proposals.flatMap(({ kind, summary }) => line(kind, [shown(summary)])),
        ...one.notes.flatMap((note) => line('note', [shown(note)])),
        ...(options.length === 0 ? [] : line('you may', [options.join(', or ')])),
        ...(first === undefined ? [] : typed('next', first, view)),
        ...others.flatMap((other) => typed('or', other, view)),
    ];
}
/** The title stands beside the name where there is room for it. */
function nameOf({ id, title }, view) {
    const name = `${INDENT}${view.paint('name', shown(id))}`;
    if (title === null)
        return [name];
    const fits = INDENT.length + (0,_layout_js__WEBPACK_IMPORTED_MODULE_3__/* .columnsOf */ .PL)(shown(id)) + 2 + (0,_layout_js__WEBPACK_IMPORTED_MODULE_3__/* .columnsOf */ .PL)(shown(title)) <= view.columns;
    return fits
        ? [`${name}  ${view.paint('dim', shown(title))}`]
        : [name, ...labelled('title', [shown(title)], view)];
}
/** One line from a file: nothing in it acts, secrets are taken out, and it is no longer than people read. */
function shown(text) {
    const line = (0,_text_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .forTerminal */ .Qf)((0,_text_redact_js__WEBPACK_IMPORTED_MODULE_1__/* .redact */ .E)(text));
    return line.length > LONGEST ? `${line.slice(0, LONGEST)} …` : line;
}
function stateOf(one, report) {
    const status = one.status_text === null ? one.status : shown(one.status_text);
    return `${status}${standingOf(one)} · ${movedOf(one, report)}`;
}
function standingOf({ step }) {
    if (step === null)
        return '';
    const limit = step.of === null ? '' : ` of ${step.of}`;
    const round = step.iteration === null ? '' : `, iteration ${step.iteration}${limit}`;
    return ` at ${shown(step.item === null ? step.id : `${step.id} ${step.item}`)}${round}`;
}
/** When it last moved, and what that means where it means something. */
function movedOf({ last_activity: { at }, liveness }, { now }) {
    if (at === null)
        return liveness === 'live' ? 'live' : 'no known activity';
    const ago = `moved ${(0,_layout_js__WEBPACK_IMPORTED_MODULE_3__/* .agoOf */ .JT)(Date.parse(now) - Date.parse(at))}`;
    return liveness === 'recent' || liveness === 'ended' || liveness === 'unknown'
        ? ago
        : `${ago}, ${liveness}`;
}
/** The branch and commit; the other branches that hold the same state are counted. */
function whereOf({ owner, branches, commit }) {
    const place = commit === null ? 'working tree' : commit.slice(0, 10);
    const more = branches.filter((branch) => branch !== owner).length;
    const also = more === 0 ? '' : `, the same on ${(0,_text_plural_js__WEBPACK_IMPORTED_MODULE_5__/* .counted */ .hS)(more, 'more branch', 'more branches')}`;
    return owner === null ? place : `${shown(owner)} (${place})${also}`;
}
function questionOf({ id, question, options }) {
    const offered = options.length === 0 ? '' : ` [${options.map(shown).join(' / ')}]`;
    return `${shown(id)}: ${shown(question)}${offered}`;
}
function findingOf({ rule, path, line, message }) {
    return [`${rule} · ${placeOf(path, line)}`, shown(message)];
}
/** `path:line`, as editors and terminals take it. */
function placeOf(path, line) {
    return `${shown(path)}${line === null ? '' : `:${line}`}`;
}
/** Texts after a label, each on lines of its own that line up. */
function labelled(label, texts, { paint, columns }, style = 'dim') {
    const lines = texts.flatMap((text) => (0,_layout_js__WEBPACK_IMPORTED_MODULE_3__/* .wrap */ .LV)(text, Math.max(LEAST, columns - DEEPER.length - LABEL)));
    return lines.map((line, index) => {
        const lead = index > 0 ? ' '.repeat(LABEL) : paint(style, label) + ' '.repeat(Math.max(1, LABEL - label.length));
        return `${DEEPER}${lead}${line}`;
    });
}
/** A line to type is never wrapped: it must survive copying. */
function typed(label, line, { paint }) {
    const lead = `${DEEPER}${paint('dim', label)}${' '.repeat(LABEL - label.length)}`;
    return [lead + paint('command', (0,_text_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .forTerminal */ .Qf)(line))];
}


/***/ })

};
