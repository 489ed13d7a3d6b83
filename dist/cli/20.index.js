export const id = 20;
export const ids = [20];
export const modules = {

/***/ 2518:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ agesProblems),
/* harmony export */   f: () => (/* binding */ settingsOf)
/* harmony export */ });
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3434);
/* harmony import */ var _model_time_units_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1218);
/* harmony import */ var _config_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8674);
/* harmony import */ var _normalize_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9206);
/* harmony import */ var _problems_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(784);
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
    const general = agesOf((0,_normalize_js__WEBPACK_IMPORTED_MODULE_3__/* .agesIn */ .Q)(written), _config_js__WEBPACK_IMPORTED_MODULE_2__/* .DEFAULT_AGES */ .pF);
    const formats = Object.entries(written.formats ?? {}).flatMap(([id, entry]) => typeof entry === 'object' ? [[['formats', id], agesOf((0,_normalize_js__WEBPACK_IMPORTED_MODULE_3__/* .agesIn */ .Q)(entry), general)]] : []);
    const all = [[[], general], ...formats];
    return all.flatMap(([path, ages]) => {
        if (!contradict(ages))
            return [];
        const at = [...path, 'abandoned-after'];
        const [key, line] = [at.join('.'), (0,_problems_js__WEBPACK_IMPORTED_MODULE_4__/* .lineOf */ .cA)(places, at)];
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
    const general = agesOf(over(config.ages), _config_js__WEBPACK_IMPORTED_MODULE_2__/* .DEFAULT_AGES */ .pF);
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
function inDays(ms) {
    return `${Math.round((ms / _model_time_units_js__WEBPACK_IMPORTED_MODULE_1__/* .DAY */ .d_) * 100) / 100} days`;
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
/* harmony import */ var _model_time_units_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1218);

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

/***/ 9206:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Q: () => (/* binding */ agesIn),
  D: () => (/* binding */ configFrom)
});

// EXTERNAL MODULE: ./lib/text/duration.js
var duration = __webpack_require__(4783);
;// CONCATENATED MODULE: ./lib/config/custom-format.js
const isOn = (value) => value === 'on' || value === true;
/** Cannot fail: `written` is what the schema took. */
function customFormatFrom(id, written) {
    const { title, codec, paths, status, step, items, approval } = written;
    return {
        id,
        title,
        codec,
        paths,
        beside: written.beside ?? [],
        except: written.except ?? [],
        tasks: tasksFrom(written.tasks ?? {}),
        status: fieldFrom(status),
        step: fieldFrom(step),
        items: items
            ? {
                at: items.field.split('.'),
                id: items.id ?? 'id',
                title: items.title ?? 'title',
                status: items.status ?? 'status',
                dependsOn: items['depends-on'] ?? 'depends_on',
                words: new Map(Object.entries(items.words)),
            }
            : null,
        approval: fieldFrom(approval),
        timestamps: new Map(Object.entries(written.timestamps ?? {})),
        stages: stagesFrom(written),
        begin: written.begin ?? `Create ${(paths[0] ?? '').replace('{feature}', 'NAME').replaceAll('*', 'NAME')}.`,
    };
}
function fieldFrom(written) {
    if (written === undefined)
        return null;
    return { at: written.field.split('.'), words: new Map(Object.entries(written.words)) };
}
function tasksFrom(written) {
    return {
        ids: written.ids ?? null,
        marks: new Map(Object.entries(written.marks ?? {})),
        under: written.under ?? [],
        notUnder: written['not-under'] ?? [],
        dependsOn: written['depends-on'] ?? null,
        blocked: written.blocked ?? null,
        untickedIsUnclear: isOn(written['often-unticked']),
    };
}
/** What a stage is called and how it is gone on with where the config says nothing. */
const UNSAID = {
    documents: { id: 'document', name: 'the document', how: 'Go on with this step.' },
    list: { id: 'plan', name: 'the task list', how: 'Write the task list, one box a task.' },
    tasks: { id: 'work', name: 'the work', how: 'Go on with this task, and mark it when it is done.' },
    closing: { id: 'close', name: 'the end', how: 'Close the workflow as its tool does.' },
};
/** A check list always has a stage that writes it and one that works through it. */
function stagesFrom({ codec, stages = [] }) {
    const given = stages.map(stageFrom);
    if (codec !== 'check-list')
        return given;
    const of = (work) => given.filter((stage) => stage.work === work);
    const must = (work) => (of(work).length > 0 ? of(work) : [unsaid(work)]);
    return [...of('documents'), ...must('list'), ...must('tasks'), ...of('closing')];
}
function unsaid(work) {
    return { ...UNSAID[work], work, outputs: [], optional: false, begin: null };
}
function stageFrom({ id, name, does = 'documents', outputs = [], optional, how, begin, }) {
    const [first] = outputs;
    const written = does === 'documents' && first !== undefined ? `Write ${first}.` : UNSAID[does].how;
    return {
        id,
        name: name ?? `the ${id} step`,
        work: does,
        outputs,
        optional: isOn(optional),
        how: how ?? written,
        begin: begin ?? null,
    };
}

// EXTERNAL MODULE: ./lib/config/problems.js
var problems = __webpack_require__(784);
;// CONCATENATED MODULE: ./lib/config/normalize.js



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
        customFormats: Object.entries(written['custom-formats'] ?? {}).map(([id, one]) => customFormatFrom(id, one)),
        rules: settings(written.rules, ruleFrom),
        commands: new Map([...settings(written.commands, commandFrom)].map(([name, one]) => [
            known.commands.get(name) ?? name,
            one,
        ])),
        dispatch: dispatchFrom(written.dispatch, (0,problems/* lineOf */.cA)(places, ['dispatch', 'mention'])),
        pullRequests: pullRequestsFrom(written['pull-requests'] ?? {}),
        dashboard: normalize_isOn(written.dashboard, true),
        trustedMarkerLogins: written['trusted-marker-logins'] ?? [],
    };
}
/** Milliseconds of the ages that are written. */
function agesIn(written) {
    return {
        staleAfter: (0,duration/* parseDuration */.E)(written['stale-after'] ?? ''),
        abandonedAfter: (0,duration/* parseDuration */.E)(written['abandoned-after'] ?? ''),
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
const normalize_isOn = (entry, otherwise) => entry === undefined ? otherwise : !isOff(entry);
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
        draft: normalize_isOn(written.draft, false),
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
/* harmony export */   TN: () => (/* binding */ keyOf),
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

/***/ 9020:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  readConfigOf: () => (/* binding */ readConfigOf)
});

// UNUSED EXPORTS: readConfig

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
// EXTERNAL MODULE: ./lib/text/suggestions.js
var suggestions = __webpack_require__(6734);
// EXTERNAL MODULE: ./lib/config/problems.js
var config_problems = __webpack_require__(784);
;// CONCATENATED MODULE: ./lib/config/custom-problems.js


/** Ends of the names of files, by how they are written. */
const ENDS = {
    'check-list': ['.md', '.markdown', '.mdx'],
    'front-matter': ['.md', '.markdown', '.mdx'],
    yaml: ['.yml', '.yaml'],
    json: ['.json'],
};
/** Errors of `custom-formats`, each with its line. */
function customProblems(config, known, places) {
    const all = Object.entries(config['custom-formats'] ?? {});
    const off = Object.entries(config.formats ?? {}).flatMap(([id, one]) => one === 'off' || one === false ? [id] : []);
    const builtIn = known.claims.filter(({ id }) => !off.includes(id));
    const complaints = all.flatMap((one, i) => [
        ...keysOf(one),
        ...stagesOf(one),
        ...namesOf(one),
        ...claimsOf(one, builtIn),
        ...meetingsOf(one, all.slice(0, i), places),
    ]);
    return complaints.map(([path, found, expected]) => {
        const [key, line] = [(0,config_problems/* keyOf */.TN)(path), (0,config_problems/* lineOf */.cA)(places, path)];
        const message = `${key}: found ${found}, expected ${expected}. Correct line ${line}.`;
        return { level: 'error', key, line, message };
    });
}
const at = (id, ...rest) => ['custom-formats', id, ...rest];
/** Keys that belong to another codec, and what each codec needs. */
function keysOf([id, written]) {
    const { codec, status, step, items, stages = [] } = written;
    if (codec === 'check-list')
        return ['step', 'items'].flatMap((key) => written[key] === undefined ? [] : [[at(id, key), key, `no ${key} in a check list, whose boxes say it`]]);
    const odd = written.tasks === undefined
        ? []
        : [[at(id, 'tasks'), 'tasks', 'items, as boxes are read in check lists alone']];
    const bare = !status && !step && !items;
    return [
        ...odd,
        ...(bare ? [[at(id), 'no field that says how far it is', 'status, step or items']] : []),
        ...(stages.length === 0 ? [[at(id), 'no stages', 'one at least']] : []),
        ...(items && !stages.some(({ does }) => does === 'tasks')
            ? [[at(id, 'items'), 'items', 'a stage with "does: tasks" that works through them']]
            : []),
    ];
}
/** Stages told apart, in the order in which they can be; words of the step that lead to one. */
function stagesOf([id, { codec, step, stages = [] }]) {
    const isList = codec === 'check-list';
    const ids = stages.map((stage) => stage.id);
    const works = stages.map(({ does = 'documents' }) => does);
    const twice = ids.flatMap((one, i) => ids.indexOf(one) === i ? [] : [[at(id, 'stages', i, 'id'), `${one} twice`, 'each stage once']]);
    const order = ['documents', 'list', 'tasks', 'closing'];
    const mixed = works.flatMap((work, i) => {
        const before = works[i - 1];
        const single = work === 'documents' || !works.slice(0, i).includes(work);
        const sorted = before === undefined || order.indexOf(before) <= order.indexOf(work);
        if (!isList)
            return work === 'documents' || (work === 'tasks' && single)
                ? []
                : [[at(id, 'stages', i, 'does'), work, 'documents, or tasks for one stage, outside of check lists']];
        const expected = 'documents, then one list, one tasks and one closing at most';
        return single && sorted ? [] : [[at(id, 'stages', i), `${work} there`, expected]];
    });
    const lost = Object.entries(isList ? {} : (step?.words ?? {})).flatMap(([word, stage]) => ids.includes(stage)
        ? []
        : [[at(id, 'step', 'words', word), stage, `one of its stages: ${(0,suggestions/* orList */.A3)(ids)}`]]);
    return [...twice, ...mixed, ...lost];
}
/** Files that this codec reads, each pattern of one kind. */
function namesOf([id, { codec, paths }]) {
    const inName = (path) => (path.split('/').at(-1) ?? '').includes('{feature}');
    return paths.flatMap((path, i) => {
        const ends = ENDS[codec];
        if (!ends.some((end) => path.endsWith(end)))
            return [[at(id, 'paths', i), JSON.stringify(path), `a name that ends in ${(0,suggestions/* orList */.A3)(ends)}`]];
        if (inName(path) === inName(paths[0] ?? ''))
            return [];
        return [[at(id, 'paths', i), 'a folder a workflow and a file a workflow', 'one of both in all paths']];
    });
}
/** What stands for `{feature}` and `*` where a built-in format is asked whether a path is its own. */
const SAMPLES = ['x', '001-x', 'x_2', '2026-01-31-x'];
/** Paths that a built-in format takes for its own. */
function claimsOf([id, { paths, beside = [] }], builtIn) {
    return paths.flatMap((path, i) => {
        const all = [path, ...beside.map((name) => sibling(path, name))];
        const owner = builtIn.find((one) => all.some((pattern) => samplesOf(pattern, one.words).some(one.matches)));
        if (owner === undefined)
            return [];
        const expected = `paths that are not those of the built-in format ${owner.id}`;
        return [[at(id, 'paths', i), JSON.stringify(path), expected]];
    });
}
const sibling = (path, name) => path.replace(/[^/]*$/, name);
/** Paths that a pattern means; a star is each name that the other format looks for, and a few more. */
function samplesOf(pattern, words) {
    const fill = (names, parts) => {
        const star = parts.indexOf('*');
        if (star < 0)
            return [parts.join('/')];
        return names.flatMap((name) => fill(names, parts.with(star, name))).slice(0, MOST_SAMPLES);
    };
    const shapes = fill([...SAMPLES.slice(0, 1), ...words], pattern.split('/'));
    return shapes.flatMap((shape) => SAMPLES.map((name) => shape.replace('{feature}', name)));
}
const MOST_SAMPLES = 500;
/** Paths that an earlier format of this config, or an earlier pattern of this one, has already. */
function meetingsOf([id, own], earlier, places) {
    return own.paths.flatMap((path, i) => {
        const others = [
            ...earlier.flatMap(([other, { paths }]) => paths.map((one, j) => [other, one, j])),
            ...own.paths.slice(0, i).map((one, j) => [id, one, j]),
        ];
        const met = others.find(([, one]) => meet(path.split('/'), one.split('/')));
        if (met === undefined)
            return [];
        const [other, , j] = met;
        const line = (0,config_problems/* lineOf */.cA)(places, at(other, 'paths', j));
        return [[at(id, 'paths', i), JSON.stringify(path), `paths that ${other} on line ${line} does not claim`]];
    });
}
/** Whether one path fits both patterns. */
function meet(one, other) {
    return one.length === other.length && one.every((name, i) => namesMeet(name, other[i] ?? ''));
}
function namesMeet(one, other) {
    if (one === '*' || other === '*')
        return true;
    const [a = '', b = null] = one.split('{feature}');
    const [c = '', d = null] = other.split('{feature}');
    const alike = (long, short, ends) => ends ? long.endsWith(short) || short.endsWith(long) : long.startsWith(short) || short.startsWith(long);
    if (b !== null && d !== null)
        return alike(a, c, false) && alike(b, d, true);
    if (b !== null)
        return c.length > a.length + b.length && c.startsWith(a) && c.endsWith(b);
    if (d !== null)
        return a.length > c.length + d.length && a.startsWith(c) && a.endsWith(d);
    return a === c;
}

// EXTERNAL MODULE: ./lib/config/normalize.js + 1 modules
var normalize = __webpack_require__(9206);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 7 modules
var schemas = __webpack_require__(2311);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/json-schema-processors.js
var json_schema_processors = __webpack_require__(8439);
// EXTERNAL MODULE: ./lib/text/duration.js
var duration = __webpack_require__(4783);
;// CONCATENATED MODULE: ./lib/model/custom-format.js
// A format that a repository describes in its own config: plain data, of which nothing is ever run.
/** What a file of such a format is written as. */
const CUSTOM_CODECS = ['check-list', 'front-matter', 'yaml', 'json'];
/** What a mark of a box or the word of an item may mean; the words of the format kit's items. */
const ITEM_MEANINGS = ['open', 'active', 'done', 'dropped', 'blocked'];
/** What the word of a whole workflow may mean. */
const STATUS_MEANINGS = [
    'not-started',
    'active',
    'paused',
    'waiting',
    'completed',
    'failed',
    'cancelled',
];
/** What the word of an approval may mean. */
const APPROVAL_MEANINGS = ['needed', 'given'];
/** `activity`: says when the workflow last moved, and is set where we write. */
const TIMESTAMP_MEANINGS = ['activity', 'note'];
/** What a stage does in a check-list tool; one that says nothing leaves documents. */
const STAGE_WORKS = ['documents', 'list', 'tasks', 'closing'];

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

;// CONCATENATED MODULE: ./lib/config/custom-schema.js
// The shape of one format under `custom-formats`: literal words and globs alone, never an expression.



/** Formats that one config may describe, and items of a list or words of a field in it. */
const MOST_FORMATS = 20;
const MOST_PARTS = 30;
const ID = '[a-z][a-z0-9]*(?:-[a-z0-9]+)*';
const TITLE = {
    pattern: /^[\p{L}\p{N}][^\p{Cc}\p{Cf}<>@`[\]|\\]*$/u,
    most: 80,
    expected: 'a name on one line, without < > @ ` [ ] | and backslash',
};
const SENTENCE = {
    pattern: /^[\p{L}\p{N}/][^\p{Cc}\p{Cf}<>@`[\]|\\]*$/u,
    most: 300,
    expected: 'a sentence on one line, without < > @ ` [ ] | and backslash',
};
const PATH = {
    pattern: new RegExp([
        '^(?!\\.[gG][iI][tT](?:[hH][uU][bB])?/)',
        '(?=[^{}]*\\{feature\\}[^{}]*$)',
        '(?!(?:.*/)?\\*/[^/]*\\{feature\\}[^/]*$)',
        '(?!(?:.*/)?\\.\\.?(?:/|$))',
        '[^/*{}?[\\]!\\\\\\p{Cc}]+',
        '(?:/(?:\\*|[^/*?[\\]!\\\\\\p{Cc}]+))*',
        '/[^/*?[\\]!\\\\\\p{Cc}]+$',
    ].join(''), 'u'),
    most: 200,
    expected: 'a path from the root such as work/{feature}/todo.md: {feature} once, a plain name first and last, "*" ' +
        'for one whole name between them, and nothing in .git or .github',
};
const OUTPUT = {
    pattern: /^(?!(?:.*\/)?\.\.?(?:\/|$))[^/?[\]!\\\p{Cc}]+(?:\/[^/?[\]!\\\p{Cc}]+)*$/u,
    most: 200,
    expected: 'a path below the folder of the workflow, with "*", "**" and {feature} alone',
};
const NAME = {
    pattern: /^(?!\.\.?$)[^/*?[\]{}!\\\p{Cc}]+$/u,
    most: 100,
    expected: 'the name of a file or folder, as it is',
};
const FIELD = {
    pattern: /^(?!(?:.*\.)?__proto__(?:\.|$))[A-Za-z_][\w-]*(?:\.[A-Za-z_][\w-]*){0,4}$/,
    most: 200,
    expected: 'the key of a field, with dots between the keys of maps',
};
const KEY = {
    pattern: /^(?!__proto__$)[A-Za-z_][\w-]*$/,
    most: 60,
    expected: 'one key',
};
const WORD = {
    pattern: /^(?!__proto__$)[^\s\p{Cc}\p{Cf}*`,.()]+(?: [^\s\p{Cc}\p{Cf}*`,.()]+)*$/u,
    most: 40,
    expected: 'a word as the file has it, without signs such as "," and "."',
};
const MARK = {
    pattern: /^[^\]\p{Cc}\p{Cf}]$/u,
    most: 2,
    expected: 'the one character between the brackets of a box',
};
const IDS = {
    pattern: /^(?:numbers|(?=[^#]*#)[A-Za-z0-9#][A-Za-z0-9#._-]*)$/,
    most: 40,
    expected: '"numbers" (1.2), or text with "#" for each number, such as T#',
};
const LINE = {
    pattern: /^[^\s\p{Cc}\p{Cf}](?:[^\p{Cc}\p{Cf}]*[^\s\p{Cc}\p{Cf}])?$/u,
    most: 100,
    expected: 'text on one line, taken as it is',
};
const custom_schema_text = ({ pattern, expected, most }) => schemas/* string */.YjP({ error: expected }).regex(pattern, { error: expected }).max(most, { error: expected });
const list = (one) => schemas/* array */.YOg(custom_schema_text(one), { error: 'a list, each item after a dash' }).max(MOST_PARTS, {
    error: `at most ${MOST_PARTS} items`,
});
const key = (schema, about) => schema.describe(about).optional();
const map = (shape) => schemas/* strictObject */.rej(shape, { error: 'a map, "key: value" lines' });
const one = (names) => schemas/* enum */.k5n(names, { error: quoted(names) });
const YES = schemas/* literal */.euz(['on', 'off', true, false], { error: '"on" or "off"' });
const words = (names, meaning) => schemas/* record */.g1P(custom_schema_text(names), meaning, { error: 'a map of words to what they mean' })
    .refine((all) => Object.keys(all).length <= MOST_PARTS, { error: `at most ${MOST_PARTS} words` })
    .meta({ maxProperties: MOST_PARTS });
const field = (meaning) => map({
    field: custom_schema_text(FIELD).describe('Its key, with dots between the keys of maps.'),
    words: words(WORD, meaning).describe('Each word of the file, and what it means.'),
});
const tasks = map({
    ids: key(custom_schema_text(IDS), 'How tasks are named; else their place counts.'),
    marks: key(words(MARK, one(ITEM_MEANINGS)), 'What each mark means; else `x` is done.'),
    under: key(list(LINE), 'Headings whose lists alone are tasks.'),
    'not-under': key(list(LINE), 'Headings whose lists are no tasks.'),
    'depends-on': key(custom_schema_text(LINE), 'How a line below a task begins that names the tasks before it.'),
    blocked: key(custom_schema_text(LINE), 'How a line below a task begins that says that it is blocked.'),
    'often-unticked': key(YES, 'Whether work is done without its boxes being ticked.'),
});
const items = map({
    field: custom_schema_text(FIELD).describe('The list of maps, or the map from ids.'),
    id: key(custom_schema_text(KEY), 'The key of the id, `id` where nothing is said.'),
    title: key(custom_schema_text(KEY), 'The key of the title, `title` where nothing is said.'),
    status: key(custom_schema_text(KEY), 'The key of the word, `status` where nothing is said.'),
    'depends-on': key(custom_schema_text(KEY), 'The key of the list of ids before it, `depends_on` where nothing is said.'),
    words: words(WORD, one(ITEM_MEANINGS)).describe('Each word of an item, and what it means.'),
});
const STAGE_ID = {
    pattern: new RegExp(`^${ID}$`),
    most: 40,
    expected: 'lower-case letters, digits and single hyphens',
};
const stage = map({
    id: custom_schema_text(STAGE_ID).describe('Its id.'),
    name: key(custom_schema_text(TITLE), 'What people call it; `the ID` where nothing is said.'),
    does: key(one(STAGE_WORKS), 'Whether it leaves documents, writes the list, works through it, or closes.'),
    outputs: key(list(OUTPUT), 'What it leaves, below the folder of the workflow.'),
    optional: key(YES, 'Whether a run may leave it out.'),
    how: key(custom_schema_text(SENTENCE), 'How it is gone on with.'),
    begin: key(custom_schema_text(SENTENCE), 'How it is begun.'),
});
const format = map({
    title: custom_schema_text(TITLE).describe('What people call it.'),
    codec: one(CUSTOM_CODECS).describe('How its state files are written.'),
    paths: list(PATH).min(1, { error: 'at least one path' }).describe('Where its state files are.'),
    beside: key(list(NAME), 'Files in the same folder that show that a workflow began.'),
    except: key(list(NAME), 'Names that are no workflows: archives, templates.'),
    tasks: key(tasks, 'How the boxes of a check list are written.'),
    status: key(field(one(STATUS_MEANINGS)), 'Where the status of the whole stands.'),
    step: key(field(custom_schema_text(STAGE_ID)), 'Where the current step stands; its words lead to stages.'),
    items: key(items, 'Where the items stand.'),
    approval: key(field(one(APPROVAL_MEANINGS)), 'Where an approval stands.'),
    timestamps: key(words(FIELD, one(TIMESTAMP_MEANINGS)), 'Where times stand.'),
    stages: key(schemas/* array */.YOg(stage, { error: 'a list, each stage after a dash' }).max(MOST_PARTS, {
        error: `at most ${MOST_PARTS} stages`,
    }), 'The steps in their order.'),
    begin: key(custom_schema_text(SENTENCE), 'How a workflow is begun.'),
});
/** The section: ids, which none of the built-in formats has, and what each describes. */
function customFormatsSchema(builtIn) {
    const taken = builtIn.length === 0 ? '' : `(?!(?:${builtIn.join('|')})$)`;
    const expected = 'lower-case letters, digits and single hyphens, and the id of no built-in format';
    return schemas/* record */.g1P(custom_schema_text({ pattern: new RegExp(`^${taken}${ID}$`), most: 40, expected }), format, {
        error: 'a map from ids to descriptions',
    })
        .refine((all) => Object.keys(all).length <= MOST_FORMATS, { error: `at most ${MOST_FORMATS} formats` })
        .meta({ maxProperties: MOST_FORMATS });
}

;// CONCATENATED MODULE: ./lib/config/schema.js
// The shape of .github/rekindle.yml as a schema: what is read is held against it, and editors get it as JSON.





/** The message of every schema here is what was expected; `problems.ts` makes sentences of them. */
const schema_text = ({ pattern, expected, most }) => schemas/* string */.YjP({ error: expected }).regex(pattern, { error: expected }).max(most, { error: expected });
const schema_list = (one) => schemas/* array */.YOg(schema_text(one), { error: 'a list, each item after a dash' }).max(MOST_ITEMS, {
    error: `at most ${MOST_ITEMS} items`,
});
/** A section may be left empty: its keys are then commented out, say. */
const section = (schema, about) => schema.nullable().describe(about).optional();
const schema_key = (schema, about) => schema.describe(about).optional();
const schema_map = (shape) => schemas/* strictObject */.rej(shape, { error: 'a map, "key: value" lines' });
const schema_YES = ['on', true];
const NO = ['off', false];
const SWITCH = schemas/* literal */.euz([...schema_YES, ...NO], { error: '"on" or "off"' });
const schema_duration = schema_text(SPAN).refine((written) => (0,duration/* parseDuration */.E)(written) !== null, { error: duration/* DURATION */.f });
const ages = {
    'stale-after': schema_key(schema_duration, 'A workflow is stale when nothing moved for longer than this: `90m`, `7d`, `2w`.'),
    'abandoned-after': schema_key(schema_duration, 'It is abandoned when nothing moved for longer than this.'),
};
const ignore = schema_map({
    paths: section(schema_list(PATH_PATTERN), 'State files that are not looked at, and folders with all below them.'),
    branches: section(schema_list(BRANCH_PATTERN), 'Branches that are not looked at.'),
    workflows: section(schema_list(NAME_PATTERN), 'Workflows, by their ids, that are left alone.'),
    authors: section(schema_list(NAME_PATTERN), 'Logins whose commits are no progress.'),
});
const schema_format = schemas/* union */.KCZ([SWITCH, schema_map(ages)], { error: '"on", "off" or a map with its ages' });
/** A guard may weigh less than an error and never nothing. */
const severities = (rule) => (config/* GUARDS */.Vz.has(rule) ? LOUD : SEVERITIES);
const rule = (id) => {
    const named = severities(id);
    const may = config/* GUARDS */.Vz.has(id) ? [...schema_YES, ...named] : [...schema_YES, ...NO, ...named];
    return schemas/* union */.KCZ([
        schemas/* literal */.euz(may),
        schema_map({
            severity: schema_key(schemas/* enum */.k5n(named, { error: quoted(named) + becauseOf(id) }), 'How much a breach of it weighs.'),
        }),
    ], { error: quoted(may.filter((word) => typeof word === 'string')) + becauseOf(id) });
};
const command = schemas/* union */.KCZ([
    schemas/* literal */.euz([...schema_YES, ...NO, ...config/* ROLES */.gg]),
    schema_map({
        permission: schema_key(schemas/* enum */.k5n(config/* ROLES */.gg, { error: quoted(config/* ROLES */.gg) }), 'The least role in the repository that may give it.'),
    }),
], { error: `"on", "off", ${quoted(config/* ROLES */.gg)}` });
const INPUT_NAMES = new RegExp(`^(?!(?:${config/* PAYLOAD_KEYS */.et.join('|')}|__proto__)$)[A-Za-z_][A-Za-z0-9_-]*$`);
const MOST_INPUTS = config/* MOST_PAYLOAD_KEYS */.kV - config/* PAYLOAD_KEYS */.et.length;
const inputs = schemas/* record */.g1P(schemas/* string */.YjP().regex(INPUT_NAMES, {
    error: `a name of letters, digits, "_" and "-" that is none of ${config/* PAYLOAD_KEYS */.et.join(', ')}`,
}), schema_text(INPUT), { error: 'a map of names to texts' })
    .refine((all) => Object.keys(all).length <= MOST_INPUTS, { error: `at most ${MOST_INPUTS} inputs` })
    .meta({ maxProperties: MOST_INPUTS });
const started = schema_map({
    workflow: schema_text(WORKFLOW_FILE).describe('Name of the agent’s file in `.github/workflows`.'),
    ref: schema_key(schema_text(REF), 'The branch or tag whose workflow file counts; else the default branch.'),
    inputs: section(inputs, `Fixed inputs beside ${config/* PAYLOAD_KEYS */.et.join(', ')}.`),
});
const ways = schema_map({
    'repository-dispatch': schema_key(schema_text(EVENT_TYPE), 'Sends a `repository_dispatch` event of this type.'),
    'workflow-dispatch': schema_key(started, 'Starts this workflow.'),
    mention: schema_key(schema_text(MENTION), 'Posts a comment with this text; needs an App or a personal token.'),
})
    .refine((one) => Object.keys(one).length === 1, { error: ONE_WAY })
    .meta({ minProperties: 1, maxProperties: 1 });
const pullRequests = schema_map({
    draft: schema_key(SWITCH, 'Whether pull requests are opened as drafts.'),
    labels: section(schema_list(LABEL), 'Labels that they get.'),
    reviewers: section(schema_list(REVIEWER), 'Who is asked to review: logins, and teams as `org/team`.'),
    base: schema_key(schema_text(REF), 'The branch that they go to; else the one that owns the workflow.'),
});
const each = (names, schema, what) => schema_map(Object.fromEntries(names.map((name) => [name, schema_key(schema(name), `${what} \`${name}\`.`)])));
function schemaOf(known) {
    return schema_map({
        ...ages,
        ignore: section(ignore, 'What is left alone.'),
        formats: section(each(known.formats, () => schema_format, 'The format'), 'Formats: off, or with ages of their own.'),
        'custom-formats': section(customFormatsSchema(known.formats), 'Formats of your own tools, described by where their files are and what their words mean.'),
        rules: section(each(known.rules, rule, 'The rule'), 'Rules: off, or with another severity.'),
        commands: section(each([...known.commands.keys()], () => command, 'The slash command'), 'Slash commands: off, or with another permission.'),
        dispatch: schema_key(schemas/* union */.KCZ([schemas/* literal */.euz('none'), ways], { error: `"none", or ${ONE_WAY}` }), 'How an agent is set to work again.'),
        'pull-requests': section(pullRequests, 'What our pull requests are like.'),
        dashboard: schema_key(SWITCH, 'Whether the sweep keeps one issue with all workflows that need somebody.'),
        'trusted-marker-logins': section(schema_list(ACCOUNT), 'Accounts whose marked comments count as ours, after a change of token.'),
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
const schema_ID = 'https://raw.githubusercontent.com/rekindle/rekindle/main/schema/config-v1.schema.json';
/** The same as JSON Schema (draft 2020-12), closed: a key that it does not know is a slip of the finger. */
const configJsonSchema = once((known) => {
    const { $schema, ...rest } = json_schema_processors/* toJSONSchema */.bl(configSchema(known), { io: 'input' });
    return { $schema, $id: schema_ID, title: 'Rekindle, .github/rekindle.yml', ...rest };
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
        ...(written === null
            ? []
            : [
                ...(0,age_limits/* agesProblems */.J)(written, places),
                ...twice(written, known, places),
                ...customProblems(written, known, places),
            ]),
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
            const named = typeof step === 'number' ? one['items'] : own(one['properties'], step);
            const below = named ?? one['additionalProperties'];
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


/***/ })

};
