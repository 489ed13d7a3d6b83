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

// EXTERNAL MODULE: ./lib/commands/index.js + 20 modules
var commands = __webpack_require__(3445);
// EXTERNAL MODULE: ./lib/config/known-names.js
var known_names = __webpack_require__(4764);
// EXTERNAL MODULE: ./lib/config/queries.js
var queries = __webpack_require__(4902);
// EXTERNAL MODULE: ./lib/config/read.js + 2 modules
var read = __webpack_require__(6736);
// EXTERNAL MODULE: ./lib/index.js + 290 modules
var lib = __webpack_require__(693);
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
/** Those that are read first, by the order of the formats; a format counts as seen by any file of its own. */
function toolsOf(files, seen, formats) {
    const marksOf = (id) => seen.filter((one) => one.id === id).map(({ path }) => path);
    const own = files.filter(({ reason }) => reason !== 'elsewhere' && reason !== 'not-recognised');
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
    const asked = { sites: [], snapshot: null, asker: null };
    const { survey, report, memo } = await (0,handle/* look */.O)(recording(clone, asked), { kind: 'worktree' }, settings);
    const { asker, sites, snapshot } = asked;
    const told = snapshot === null ? [] : sites.flatMap((site) => fateOf(site, { snapshot, settings, memo, report }));
    const closed = (survey.unread ?? []).map((one) => broken(one, []));
    const taken = new Set(sites.flatMap(({ path, files }) => [path, ...files]));
    const homes = told.flatMap(({ path, workflow }) => (workflow === null ? [] : (0,path_lists/* folderOf */.yS)(path)));
    const others = (survey.roots ?? [])
        .flatMap((root) => filesIn(root.snapshot))
        .filter((path) => !taken.has(path) && !homes.some((home) => home !== '' && path.startsWith(`${home}/`)))
        .flatMap((path) => (asker === null ? [] : passedOver(path, survey, asker)));
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
    const { snapshot, settings, memo, report } = looked;
    const { workflows, unreadable } = lib/* engine */.H.recover(snapshot, [site], settings, memo);
    if (workflows.length + unreadable.length === 0)
        return [unread(site, looked)];
    return [
        ...workflows.map((one) => (one.state === null ? blocked(one) : diagnose_read(one, report))),
        ...unreadable.map((one) => ((0,validity/* isInvalidFile */.og)(one) ? broken(one, [site.format]) : unfilled(one, site))),
    ];
}
const PLAIN = { also: [], workflow: null, line: null, ignored: null };
function diagnose_read(one, { workflows }) {
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
function unread(site, { snapshot, memo }) {
    const path = snapshot.entry(site.path) === null ? (site.files[0] ?? site.path) : site.path;
    const format = lib/* engine */.H.formats.find(({ id }) => id === site.format);
    const base = { ...PLAIN, path, also: site.files.filter((file) => file !== path), formats: [site.format] };
    if (format === undefined || (0,load/* load */.Hh)(format, site, snapshot, memo).kind !== 'foreign')
        return { ...base, reason: 'no-work', message: `${site.format} looks there, and finds no work in it` };
    const reading = snapshot.text(site.path);
    const others = reading.ok ? tellingFormats(reading.text, site.format) : [];
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
function tellingFormats(text, but) {
    return lib/* engine */.H.formats.filter((format) => format.id !== but && !format.recognises('') && format.recognises(text));
}
/** What a format would need: `openspec looks for openspec/changes/<change>/tasks.md`. */
const placesOf = (formats) => formats.map(({ id, where }) => `${id} looks for ${where.replaceAll('`', '')}`).join('; ');
/** A folder in which a tool or a person puts what is over. */
const ARCHIVE = /^\.?archived?s?$/i;
const matching = (path) => lib/* engine */.H.formats.filter((format) => format.matches(path)).map(({ id }) => id);
/** Why a file at which no format looks is passed over; nothing where no state file is called like it. */
function passedOver(path, { roots = [] }, asker) {
    const names = path.split('/');
    if (!asker.names.has((0,path_lists/* baseOf */.bx)(path)) && !names.some((name) => asker.folders.has(name)))
        return [];
    const skipped = names.slice(0, -1).find((name) => repository_source/* SKIPPED */.$.has(name));
    if (skipped !== undefined) {
        const why = `it lies below ${skipped}/, where templates, examples and test material are kept`;
        return passed(path, 'example-folder', matching(path), why);
    }
    const archive = names.findIndex((name, at) => at < names.length - 1 && ARCHIVE.test(name));
    if (archive >= 0) {
        const why = `it lies below ${names[archive]}/, where work is kept that is over`;
        return passed(path, 'archived', withoutArchive(names, archive, roots), why);
    }
    const called = lib/* engine */.H.formats.filter((format) => format.names.includes((0,path_lists/* baseOf */.bx)(path)));
    if (matching(path).length > 0)
        return [];
    const formats = called.map(({ id }) => id);
    const why = `it has a name that ${(0,suggestions/* orList */.A3)(formats)} takes, and stands elsewhere: ${placesOf(called)}`;
    return passed(path, 'elsewhere', formats, why);
}
function passed(path, reason, formats, message) {
    return formats.length === 0 ? [] : [{ ...PLAIN, path, reason, formats, message }];
}
/** The formats that would look at a path if its archive were not one, or were a folder beside it. */
function withoutArchive(names, archive, roots) {
    const above = names.slice(0, archive).join('/');
    const beside = roots.flatMap(({ snapshot }) => snapshot.list(above).map((entry) => (0,path_lists/* baseOf */.bx)(entry.path)));
    const instead = [[], ...beside.map((name) => [name])];
    const paths = instead.map((name) => names.toSpliced(archive, 1, ...name).join('/'));
    return [...new Set(paths.flatMap(matching))];
}
/** Every file of a tree. */
function filesIn(snapshot, folder = '') {
    return snapshot
        .list(folder)
        .flatMap(({ path, mode }) => mode === '040000' ? filesIn(snapshot, path) : mode.startsWith('100') ? [path] : []);
}

// EXTERNAL MODULE: ./lib/cli/scan-options.js
var scan_options = __webpack_require__(5938);
// EXTERNAL MODULE: ./lib/cli/terminal.js + 1 modules
var terminal = __webpack_require__(1205);
// EXTERNAL MODULE: ./lib/cli/world.js
var cli_world = __webpack_require__(1222);
;// CONCATENATED MODULE: ./lib/cli/doctor.js
// `rekindle doctor`: which tools' files are here, which of them are read, and why the others are not.














/** Age says nothing of whether a file is read, so nothing is stale here. */
const AGELESS = { staleAfter: Number.MAX_SAFE_INTEGER, abandonedAfter: Number.MAX_SAFE_INTEGER };
const CONFIG = '.github/rekindle.yml';
async function doctor({ args: [dir = '.'], values, noColor }, world) {
    const clone = await (0,scan_options/* opened */.Sg)(dir, world);
    (0,scan_options/* tellUnfinished */.f8)(clone, dir, world);
    const settings = { now: world.now(), ...AGELESS };
    const looked = await (0,terminal/* withSign */.Oy)(world, 'looking at the files', diagnosed(clone, settings));
    const { config, problems } = await configIn(clone);
    const files = looked.files.map((file) => ({ ...file, ignored: ignoredBy(config, file) }));
    const seen = (0,unsupported_tools/* toolsIn */.ji)(looked.survey.roots ?? [], KNOWN_TOOLS);
    const report = doctorReport(looked.survey.repository, files, seen, lib/* engine */.H.formats, problems);
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
async function configIn(clone) {
    const known = (0,known_names/* knownOf */.b)(lib/* engine */.H.formats, lib/* engine */.H.rules, commands/* slashCommands */.O4);
    if (clone.kind !== 'worktree')
        return (0,read/* readConfig */.X)(null, known);
    const [file] = await clone.beforeAndAfter([CONFIG]);
    return file === undefined ? (0,read/* readConfig */.X)(null, known) : (0,read/* readConfigOf */.o)(file.after, known);
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


/***/ })

};
