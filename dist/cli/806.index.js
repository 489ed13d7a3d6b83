export const id = 806;
export const ids = [806];
export const modules = {

/***/ 7806:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  doctor: () => (/* binding */ doctor)
});

// EXTERNAL MODULE: ./lib/config/queries.js
var queries = __webpack_require__(4902);
// EXTERNAL MODULE: ./lib/model/sort-order.js
var sort_order = __webpack_require__(2416);
// EXTERNAL MODULE: ./lib/text/plural.js
var plural = __webpack_require__(6713);
;// CONCATENATED MODULE: ./lib/report/doctor/doctor.js
// What `rekindle doctor` publishes (`schema_version` 1): tools, files, and why a file is not read.


const UNKNOWN_TOOL = 'a format: its files are known by name only, and whether work was interrupted is not said';
function doctorReport(repository, files, seen, formats, config) {
    const sorted = [...files].sort((a, b) => (0,sort_order/* order */.f)(a.path, b.path) || (0,sort_order/* order */.f)(a.workflow ?? '', b.workflow ?? ''));
    const among = (...reasons) => sorted.filter(({ reason }) => reasons.includes(reason)).length;
    const workflows = sorted.filter(({ workflow }) => workflow !== null).length;
    return {
        schema_version: 1,
        repository,
        summary: {
            workflows,
            unreadable: among('unreadable'),
            not_read: sorted.length - among('read', 'unreadable'),
        },
        tools: toolsOf(sorted, seen, formats),
        files: sorted,
        config,
    };
}
/** Files that do not show that a tool is in use here. */
const ANY_TOOLS = new Set(['elsewhere', 'not-recognised', 'example-folder']);
/** Those that are read first, by the order of the formats; a format counts as seen by any file of its own. */
function toolsOf(files, seen, formats) {
    const marksOf = (id) => seen.filter((one) => one.id === id).map(({ path }) => path);
    const own = files.filter(({ reason }) => !ANY_TOOLS.has(reason));
    const read = formats.flatMap(({ id, title, where }) => {
        const marks = marksOf(id);
        const held = own.filter((file) => file.formats.includes(id));
        if (marks.length === 0 && held.length === 0)
            return [];
        const workflows = held.filter(({ workflow }) => workflow !== null).length;
        const needs = workflows > 0 ? null : `its state: ${where.replaceAll('`', '')}`;
        return [{ id, name: title, read: true, marks, workflows, needs }];
    });
    const known = new Set(formats.map(({ id }) => id));
    const others = seen.filter(({ id }, at) => !known.has(id) && seen.findIndex((one) => one.id === id) === at);
    return [
        ...read,
        ...others.map(({ id, name }) => ({
            id,
            name,
            read: false,
            marks: marksOf(id),
            workflows: 0,
            needs: UNKNOWN_TOOL,
        })),
    ];
}
/** Whether something is wrong: a tool's own file that cannot be read, or a config that counts for nothing. */
const isWrong = ({ summary, config }) => summary.unreadable > 0 || config.some(({ level }) => level === 'error');
/** `3 workflows are read, 1 file cannot be read, 2 files are not read`. */
function doctorSummary({ summary: { workflows, unreadable, not_read } }) {
    const is = (count) => (count === 1 ? 'is' : 'are');
    return [
        `${(0,plural/* counted */.hS)(workflows, 'workflow')} ${is(workflows)} read`,
        ...(unreadable === 0 ? [] : [`${(0,plural/* counted */.hS)(unreadable, 'file')} cannot be read`]),
        ...(not_read === 0 ? [] : [`${(0,plural/* counted */.hS)(not_read, 'file')} ${is(not_read)} not read`]),
    ].join(', ');
}

// EXTERNAL MODULE: ./lib/report/scan/unsupported-tools.js
var unsupported_tools = __webpack_require__(7515);
;// CONCATENATED MODULE: ./lib/report/doctor/traces.js
// By what at the root of a repository a tool is known to be set up there, with or without work under way.

/** What each tool's own set-up makes (docs/formats has a page with a link to each), as `TOOLS` has it. */
const TRACES = [
    { id: 'openspec', name: 'OpenSpec', marks: ['openspec/'] },
    { id: 'spec-kit', name: 'GitHub Spec Kit', marks: ['.specify/'] },
    { id: 'task-master', name: 'Task Master', marks: ['.taskmaster/'] },
    { id: 'conductor', name: 'Conductor', marks: ['conductor/tracks.md', 'conductor/tracks/'] },
    { id: 'bmad', name: 'BMAD', marks: ['_bmad*', 'docs/bmm-workflow-status.yaml'] },
    { id: 'gsd', name: 'GSD', marks: ['.planning/'] },
    { id: 'kiro', name: 'Kiro', marks: ['.kiro/'] },
    { id: 'spec-workflow', name: 'Spec Workflow', marks: ['.spec-workflow/'] },
    { id: 'superpowers', name: 'Superpowers', marks: ['docs/superpowers/'] },
    { id: 'sdd', name: 'sdd', marks: ['sdd/workflows/', '.sdd/'] },
    { id: 'project-state', name: 'project-state', marks: ['.project-state/'] },
];
const traced = new Set(TRACES.map(({ id }) => id));
/** Every tool that can be known by its set-up, those that are not read among them. */
const KNOWN_TOOLS = [...TRACES, ...unsupported_tools/* TOOLS */.It.filter(({ id }) => !traced.has(id))];

// EXTERNAL MODULE: ./lib/report/scan/redact-output.js
var redact_output = __webpack_require__(9484);
// EXTERNAL MODULE: ./lib/report/terminal/layout.js
var layout = __webpack_require__(6613);
// EXTERNAL MODULE: ./lib/report/terminal/workflow.js
var terminal_workflow = __webpack_require__(7938);
;// CONCATENATED MODULE: ./lib/report/terminal/doctor.js



/** Files of one kind that are named; JSON has all of them. */
const NAMED = 5;
/** With a line break at its end. */
function doctorText(report, view) {
    const { files, tools, config } = report;
    const broken = files.filter(({ reason }) => reason === 'unreadable');
    const read = files.filter(({ reason }) => reason === 'read');
    const others = files.filter((file) => !broken.includes(file) && !read.includes(file));
    const parts = [
        (0,layout/* wrap */.LV)(`${(0,terminal_workflow/* shown */.SP)(report.repository)}: ${doctorSummary(report)}.`, view.columns).map((line) => view.paint('title', line)),
        titled('Cannot be read', broken.flatMap((file) => brokenLines(file, view)), view),
        titled('Tools', tools.flatMap((tool) => toolLines(tool, view)), view),
        titled('Read', read.flatMap((file) => readLines(file, view)), view),
        titled('Not read', groupsOf(others).flatMap((group) => groupLines(group, view)), view),
        titled('.github/rekindle.yml', config.flatMap(({ level, line, message }) => (0,terminal_workflow/* labelled */.wW)(level, [`${line === null ? '' : `line ${line}: `}${(0,terminal_workflow/* shown */.SP)(message)}`], view, 'attention')), view),
    ];
    const full = parts.filter((lines) => lines.length > 0);
    return `${full.map((lines) => lines.join('\n')).join('\n\n')}\n`;
}
function titled(title, lines, { paint }) {
    return lines.length === 0 ? [] : [paint('title', title), ...lines];
}
const named = (text, { paint }) => `${terminal_workflow/* INDENT */.BH}${paint('name', text)}`;
function toolLines({ id, name, marks, workflows, needs }, view) {
    return [
        `${named(name, view)}  ${view.paint('dim', id)}`,
        ...(marks.length === 0 ? [] : (0,terminal_workflow/* labelled */.wW)('by', [marks.map(terminal_workflow/* shown */.SP).join(', ')], view)),
        ...(needs === null
            ? (0,terminal_workflow/* labelled */.wW)('read', [workflows === 1 ? '1 workflow' : `${workflows} workflows`], view)
            : []),
        ...(needs === null ? [] : (0,terminal_workflow/* labelled */.wW)('needs', [needs], view)),
    ];
}
function readLines({ path, also, workflow, ignored }, view) {
    const alone = ignored === null ? [] : [`${ignored} in .github/rekindle.yml has GitHub leave it alone`];
    return [
        named((0,terminal_workflow/* shown */.SP)(path), view),
        ...(0,terminal_workflow/* labelled */.wW)('as', [(0,terminal_workflow/* shown */.SP)(workflow ?? '')], view),
        ...(also.length === 0 ? [] : (0,terminal_workflow/* labelled */.wW)('with', [also.map(terminal_workflow/* shown */.SP).join(', ')], view)),
        ...alone.flatMap((text) => (0,terminal_workflow/* labelled */.wW)('ignored', [text], view, 'attention')),
    ];
}
function brokenLines({ path, line, message, formats }, view) {
    return [
        named((0,terminal_workflow/* placeOf */.$t)(path, line), view),
        ...(formats.length === 0 ? [] : (0,terminal_workflow/* labelled */.wW)('format', [formats.join(', ')], view)),
        ...(0,terminal_workflow/* labelled */.wW)('error', [(0,terminal_workflow/* shown */.SP)(message)], view, 'bad'),
    ];
}
/** Files that are not read for the same reason. */
function groupsOf(files) {
    const groups = new Map();
    for (const file of files) {
        const key = `${file.reason} ${file.message}`;
        groups.set(key, [...(groups.get(key) ?? []), file]);
    }
    return [...groups.values()];
}
function groupLines(group, view) {
    const [first] = group;
    if (first === undefined)
        return [];
    const left = group.length - NAMED;
    return [
        ...group.slice(0, NAMED).map(({ path, line }) => named((0,terminal_workflow/* placeOf */.$t)(path, line), view)),
        ...(left > 0 ? [`${terminal_workflow/* INDENT */.BH}and ${left} more`] : []),
        ...(0,terminal_workflow/* labelled */.wW)('why', [`${first.reason}: ${(0,terminal_workflow/* shown */.SP)(first.message)}`], view),
    ];
}

// EXTERNAL MODULE: ./lib/engine/load.js + 2 modules
var load = __webpack_require__(9571);
// EXTERNAL MODULE: ./lib/handle.js + 1 modules
var handle = __webpack_require__(440);
// EXTERNAL MODULE: ./lib/model/repository-source.js
var repository_source = __webpack_require__(4243);
// EXTERNAL MODULE: ./lib/report/check/validity.js
var validity = __webpack_require__(5959);
// EXTERNAL MODULE: ./lib/text/markdown/path-lists.js + 1 modules
var path_lists = __webpack_require__(5985);
// EXTERNAL MODULE: ./lib/text/suggestions.js
var suggestions = __webpack_require__(6734);
;// CONCATENATED MODULE: ./lib/cli/diagnose.js
// Each file on disk that could be taken for state, by the engine's own rules: as what it is read, or why not.






/** All that one look at the working tree says of files. */
async function diagnosed(clone, settings) {
    const { engine } = clone;
    const asked = { sites: [], snapshot: null, asker: null };
    const { survey, report, memo } = await (0,handle/* look */.O)(recording(clone, asked), { kind: 'worktree' }, settings, 'scan', engine);
    const { asker, sites, snapshot } = asked;
    const told = snapshot === null
        ? []
        : sites.flatMap((site) => fateOf(site, { engine, snapshot, settings, memo, report }));
    const closed = (survey.unread ?? []).map((one) => broken(one, []));
    const taken = new Set(sites.flatMap(({ path, files }) => [path, ...files]));
    const homes = told.flatMap(({ path, workflow }) => (workflow === null ? [] : (0,path_lists/* folderOf */.yS)(path)));
    const others = (survey.roots ?? [])
        .flatMap((root) => filesIn(root.snapshot))
        .filter((path) => !taken.has(path) && !homes.some((home) => home !== '' && path.startsWith(`${home}/`)))
        .flatMap((path) => (asker === null ? [] : passedOver(path, { survey, asker, formats: engine.formats })));
    return { survey, report, files: [...told, ...closed, ...others] };
}
function recording(clone, into) {
    return {
        survey(target, asker) {
            into.asker = asker;
            return clone.survey(target, {
                ...asker,
                sites(paths) {
                    into.sites = asker.sites(paths);
                    return into.sites;
                },
                isOurs(site, snapshot) {
                    into.snapshot = snapshot;
                    return asker.isOurs(site, snapshot);
                },
            });
        },
    };
}
/** One place at which a format looks, as the engine judges it. */
function fateOf(site, looked) {
    const { engine, snapshot, settings, memo, report } = looked;
    const { workflows, unreadable } = engine.recover(snapshot, [site], settings, memo);
    if (workflows.length + unreadable.length === 0)
        return [unread(site, looked)];
    return [
        ...workflows.map((one) => (one.state === null ? blocked(one) : read(one, report))),
        ...unreadable.map((one) => ((0,validity/* isInvalidFile */.og)(one) ? broken(one, [site.format]) : unfilled(one, site))),
    ];
}
const PLAIN = { also: [], workflow: null, line: null, ignored: null };
function read(one, { workflows }) {
    const named = workflows.find(({ format, feature, path }) => format === one.format && feature === one.feature && path === one.path);
    const [path = one.path, ...also] = one.site.files.includes(one.path)
        ? [one.path, ...one.site.files.filter((file) => file !== one.path)]
        : one.site.files;
    const workflow = named?.id ?? one.id;
    const message = `read as ${workflow}`;
    return { ...PLAIN, path, also, reason: 'read', formats: [one.format], workflow, message };
}
/** A workflow of which nothing but its place can be told. */
function blocked({ path, format, findings }) {
    const [first] = findings;
    const message = first === undefined ? 'it cannot be read' : `${first.rule}: ${first.message}`;
    const line = first?.line ?? null;
    return { ...PLAIN, path: first?.path ?? path, reason: 'unreadable', formats: [format], line, message };
}
const broken = ({ path, rule, message, line }, formats) => ({
    ...PLAIN,
    path,
    reason: 'unreadable',
    formats,
    line,
    message: `${rule}: ${message}`,
});
function unfilled({ path, line }, { format }) {
    const message = "it is a copy of the tool's template, and no one has filled it in yet";
    return { ...PLAIN, path, reason: 'unfilled-template', formats: [format], line, message };
}
/** A format looks there, and gives no workflow. */
function unread(site, { engine, snapshot, memo }) {
    const path = snapshot.entry(site.path) === null ? (site.files[0] ?? site.path) : site.path;
    const format = engine.formats.find(({ id }) => id === site.format);
    const base = { ...PLAIN, path, also: site.files.filter((file) => file !== path), formats: [site.format] };
    if (format === undefined || (0,load/* load */.Hh)(format, site, snapshot, memo).kind !== 'foreign')
        return { ...base, reason: 'no-work', message: `${site.format} looks there, and finds no work in it` };
    const reading = snapshot.text(site.path);
    const others = reading.ok ? tellingFormats(reading.text, site.format, engine.formats) : [];
    if (others.length > 0) {
        const formats = others.map(({ id }) => id);
        const message = `its content is that of ${(0,suggestions/* orList */.A3)(formats)}, and stands elsewhere: ${placesOf(others)}`;
        return { ...base, reason: 'foreign', formats, message };
    }
    const message = `${site.format} looks there, and does not recognise the content; docs/formats/${site.format}.md says ` +
        'by what it is told';
    return { ...base, reason: 'not-recognised', message };
}
/** Formats that tell their state by the text, and would take this one. */
function tellingFormats(text, but, formats) {
    return formats.filter((format) => format.id !== but && !format.recognises('') && format.recognises(text));
}
/** What a format would need: `openspec looks for openspec/changes/<change>/tasks.md`. */
const placesOf = (formats) => formats.map(({ id, where }) => `${id} looks for ${where.replaceAll('`', '')}`).join('; ');
/** A folder in which a tool or a person puts what is over. */
const ARCHIVE = /^\.?archived?s?$/i;
const matching = (path, formats) => formats.filter((format) => format.matches(path)).map(({ id }) => id);
/** Why a file at which no format looks is passed over; nothing where no state file is called like it. */
function passedOver(path, { survey, asker, formats: all }) {
    const names = path.split('/');
    if (!asker.names.has((0,path_lists/* baseOf */.bx)(path)) && !names.some((name) => asker.folders.has(name)))
        return [];
    const skipped = names.slice(0, -1).find((name) => repository_source/* SKIPPED */.$.has(name));
    if (skipped !== undefined) {
        const why = `it lies below ${skipped}/, where templates, examples and test material are kept`;
        return passed(path, 'example-folder', matching(path, all), why);
    }
    const archive = names.findIndex((name, at) => at < names.length - 1 && ARCHIVE.test(name));
    if (archive >= 0) {
        const why = `it lies below ${names[archive]}/, where work is kept that is over`;
        return passed(path, 'archived', withoutArchive(names, archive, { survey, formats: all }), why);
    }
    const called = all.filter((format) => format.names.includes((0,path_lists/* baseOf */.bx)(path)));
    if (matching(path, all).length > 0)
        return [];
    const formats = called.map(({ id }) => id);
    const why = `it has a name that ${(0,suggestions/* orList */.A3)(formats)} takes, and stands elsewhere: ${placesOf(called)}`;
    return passed(path, 'elsewhere', formats, why);
}
function passed(path, reason, formats, message) {
    return formats.length === 0 ? [] : [{ ...PLAIN, path, reason, formats, message }];
}
/** The formats that would look at a path if its archive were not one, or were a folder beside it. */
function withoutArchive(names, archive, { survey: { roots = [] }, formats }) {
    const above = names.slice(0, archive).join('/');
    const beside = roots.flatMap(({ snapshot }) => snapshot.list(above).map((entry) => (0,path_lists/* baseOf */.bx)(entry.path)));
    const instead = [[], ...beside.map((name) => [name])];
    const paths = instead.map((name) => names.toSpliced(archive, 1, ...name).join('/'));
    return [...new Set(paths.flatMap((path) => matching(path, formats)))];
}
/** Every file of a tree. */
function filesIn(snapshot, folder = '') {
    return snapshot
        .list(folder)
        .flatMap(({ path, mode }) => mode === '040000' ? filesIn(snapshot, path) : mode.startsWith('100') ? [path] : []);
}

// EXTERNAL MODULE: ./lib/cli/own-formats.js
var own_formats = __webpack_require__(2251);
// EXTERNAL MODULE: ./lib/cli/scan-options.js
var scan_options = __webpack_require__(5938);
// EXTERNAL MODULE: ./lib/cli/terminal.js + 1 modules
var terminal = __webpack_require__(1205);
// EXTERNAL MODULE: ./lib/cli/world.js
var cli_world = __webpack_require__(1222);
;// CONCATENATED MODULE: ./lib/cli/doctor.js











/** Age says nothing of whether a file is read, so nothing is stale here. */
const AGELESS = { staleAfter: Number.MAX_SAFE_INTEGER, abandonedAfter: Number.MAX_SAFE_INTEGER };
async function doctor({ args: [dir = '.'], values, noColor }, world) {
    const clone = await (0,scan_options/* opened */.Sg)(dir, world);
    (0,scan_options/* tellUnfinished */.f8)(clone, dir, world);
    const settings = { now: world.now(), ...AGELESS };
    const looked = await (0,terminal/* withSign */.Oy)(world, 'looking at the files', diagnosed(clone, settings));
    const { config, problems } = await configOnDisk(clone);
    const files = looked.files.map((file) => ({ ...file, ignored: ignoredBy(config, file) }));
    const seen = (0,unsupported_tools/* toolsIn */.ji)(looked.survey.roots ?? [], KNOWN_TOOLS);
    const report = doctorReport(looked.survey.repository, files, seen, clone.engine.formats, problems);
    world.stdout.write(values.one('output') === 'json'
        ? `${JSON.stringify((0,redact_output/* published */.H)(report), null, 2)}\n`
        : doctorText(report, {
            columns: (0,terminal/* columnsFor */.ns)(world.stdout),
            paint: (0,terminal/* paintFor */.ev)(world.stdout, world.env, noColor),
        }));
    (0,scan_options/* tellUnlooked */.j8)([looked], world);
    return isWrong(report) ? cli_world/* FOUND */.vS : cli_world/* FINE */.rX;
}
/** What is on disk: a person who edits it wants to know, though only the one of the default branch counts. */
async function configOnDisk(clone) {
    const [file] = clone.kind === 'worktree' ? await clone.beforeAndAfter([own_formats/* CONFIG_PATH */.tF]) : [];
    return (0,own_formats/* configIn */.k$)(file?.after ?? { ok: false, why: 'absent' });
}
/** The key by which GitHub's modes leave a workflow alone; the command line looks at it all the same. */
function ignoredBy(config, { path, workflow, formats }) {
    const off = formats.find((format) => (0,queries/* isFormatOff */.R7)(config, format));
    if (workflow === null)
        return null;
    if (off !== undefined)
        return `formats.${off}`;
    if ((0,queries/* ignored */.PP)(config, { path }))
        return 'ignore.paths';
    return (0,queries/* ignored */.PP)(config, { workflow }) ? 'ignore.workflows' : null;
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

/***/ 9484:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ published)
/* harmony export */ });
/* harmony import */ var _text_redact_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1814);
// Removes secrets from every text that is printed or published as data.

function published(data) {
    if (typeof data === 'string')
        return (0,_text_redact_js__WEBPACK_IMPORTED_MODULE_0__/* .redact */ .E)(data);
    if (Array.isArray(data))
        return data.map((item) => published(item));
    if (typeof data !== 'object' || data === null)
        return data;
    return Object.fromEntries(Object.entries(data).map(([key, item]) => [(0,_text_redact_js__WEBPACK_IMPORTED_MODULE_0__/* .redact */ .E)(key), published(item)]));
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
