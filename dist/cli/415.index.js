export const id = 415;
export const ids = [415];
export const modules = {

/***/ 7226:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Vg: () => (/* binding */ remark),
/* harmony export */   bL: () => (/* binding */ agreed),
/* harmony export */   y9: () => (/* binding */ perform),
/* harmony export */   yg: () => (/* binding */ consented)
/* harmony export */ });
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3434);
/* harmony import */ var _report_terminal_change_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7067);
/* harmony import */ var _text_escape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8944);
/* harmony import */ var _text_plural_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6713);
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1595);





/**
 * Shows a change and asks. `odd`: what is strange about an answer; `null`: nothing. `false`: it was only to
 * be shown, or the answer was no. @throws UserError
 */
async function agreed(choice, effect, { clone, values, lags }, world, odd = null) {
    const removed = effect.change.files.flatMap((file) => (file.kind === 'remove' ? [file.path] : []));
    const listed = removed.length === 0 ? [] : await clone.expand(removed);
    const { summary, notes } = effect.change;
    const said = odd === null ? notes : [...notes, `The answer is ${odd}.`];
    const head = [`${summary} (${(0,_report_terminal_change_js__WEBPACK_IMPORTED_MODULE_1__/* .changeSummary */ .lb)(effect.change, listed)})`, ...said].map(remark).join('');
    const what = aboutChange(choice, effect, odd);
    return consented(head + (0,_report_terminal_change_js__WEBPACK_IMPORTED_MODULE_1__/* .changeDiff */ .wq)(effect.change, listed), values, world, { what, warning: lags });
}
/** One line above a difference; what it quotes can neither move the cursor nor begin a line. */
function remark(text) {
    return `# ${(0,_text_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .forTerminal */ .Qf)(text)}\n`;
}
/**
 * Shows what is to be done; on a terminal asks, elsewhere goes ahead only with `--yes`.
 * @throws UserError
 */
async function consented(shown, values, world, { what, warning = null }) {
    const looksOnly = values.has('dry-run');
    (looksOnly ? world.stdout : world.stderr).write(shown);
    if (warning !== null)
        (0,_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .say */ .c)(world, warning);
    if (looksOnly)
        return false;
    if (values.has('yes'))
        return true;
    if (!world.ask)
        throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo('nothing was changed: there is no terminal to ask on. Add --yes, or --dry-run to look.');
    if (await world.ask(`${what}? [y/N] `))
        return true;
    (0,_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .say */ .c)(world, 'nothing was changed.');
    return false;
}
/**
 * Lets the repository source do it, and says what was done. An archive's name goes to stdout, as it is needed
 * later; of `resume` the brief alone does.
 */
async function perform(effect, clone, world) {
    for (const { done, archive, commit, notes } of await clone.apply([effect])) {
        for (const note of notes)
            (0,_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .say */ .c)(world, note);
        (0,_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .say */ .c)(world, done === 'already' ? 'this had been done already; nothing was changed.' : 'done.');
        if (archive && effect.kind === 'restore')
            (0,_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .say */ .c)(world, `the archive ${archive.name} is kept.`);
        else if (archive) {
            const action = effect.kind === 'change' ? effect.action : null;
            if (action !== 'resume')
                world.stdout.write(`${archive.name}\n`);
            const when = action === 'start-fresh' ? '' : ', where the changed files were moved away';
            (0,_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .say */ .c)(world, `archived; "rekindle restore ${archive.name}" brings back what was there${when}.`);
            if (archive.push !== null)
                (0,_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .say */ .c)(world, `to keep the archive elsewhere as well: ${archive.push}`);
        }
        if (commit !== null)
            (0,_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .say */ .c)(world, `committed as ${commit.slice(0, 12)}.`);
    }
}
/** Units of a name in a question: one that is longer is cut. */
const LONGEST = 80;
const shown = (text) => (0,_text_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .forTerminal */ .Qf)(text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);
const WORDS = {
    resume: (_, id) => `Go on with ${id}`,
    retry: (_, id) => `Have the step of ${id} run again`,
    skip: (_, id) => `Pass over the step of ${id}`,
    answer: ({ question }) => `Record the answer to ${shown(question)}`,
    approve: ({ checkpoint }, id) => checkpoint === null ? `Record the approval for ${id}` : `Record the approval of ${shown(checkpoint)}`,
    'accept-spec': (_, id) => `Accept the spec of ${id} as it is now`,
    migrate: (_, id) => `Migrate ${id}`,
    repair: (_, id) => `Repair ${id}`,
    'start-fresh': (_, id) => `Archive and remove what ${id} left`,
    regress: ({ to }, id) => `Take ${id} back to ${shown(to)}`,
};
/** `odd`: an answer that is none of the given choices, and those; `null`: it is one, or none are given. */
function aboutChange(choice, { workflow, change }, odd) {
    const words = WORDS[choice.name];
    const where = `in ${(0,_text_plural_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS)(change.files.length, 'file')}`;
    return `${words(choice, shown(workflow))}${odd === null ? '' : `, ${shown(odd)},`} ${where}`;
}


/***/ }),

/***/ 7648:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ openedToWrite)
/* harmony export */ });
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3434);
/* harmony import */ var _confirm_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7226);
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1595);
/* harmony import */ var _scan_options_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5938);
// Finishes a change that a crash cut short before any new one is made, and asks the person for that as well.




/** Options under which a command only looks. */
const LOOKS = ['dry-run', 'check'];
/**
 * The folder that is named, by `-C` where nothing else names it; `null` where a change was found unfinished:
 * then that was finished and nothing else is to be done, because a person who repeats a command must
 * not have it done twice.
 * @throws UserError where no one can be asked
 */
async function openedToWrite(values, world, dir = values.has('C') ? values.one('C') : '.') {
    const clone = await (0,_scan_options_js__WEBPACK_IMPORTED_MODULE_3__/* .opened */ .Sg)(dir, world);
    const pending = clone.pending();
    if (pending.length === 0)
        return clone;
    const found = pending.map((line) => (0,_confirm_js__WEBPACK_IMPORTED_MODULE_1__/* .remark */ .Vg)(`unfinished: ${line}`)).join('');
    if (LOOKS.some((name) => values.has(name))) {
        for (const line of pending)
            (0,_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .say */ .c)(world, `a change was cut short and is left as it is: ${line}.`);
        return clone;
    }
    if (!values.has('yes') && !world.ask)
        throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(`a change was cut short, or another process is at it: ${pending.join('; ')}. Nothing was done. ` +
            'With --yes it is finished first.');
    const what = 'Finish what was cut short';
    if (!(await (0,_confirm_js__WEBPACK_IMPORTED_MODULE_1__/* .consented */ .yg)(found, values, world, { what })))
        return null;
    for (const sentence of await clone.settle())
        (0,_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .say */ .c)(world, sentence);
    (0,_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .say */ .c)(world, 'Nothing else was done. Look at the state, and run the command again if it is still needed.');
    return null;
}


/***/ }),

/***/ 5415:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  init: () => (/* binding */ init)
});

// EXTERNAL MODULE: ./lib/model/errors.js
var errors = __webpack_require__(3434);
// EXTERNAL MODULE: ./lib/model/object-id.js
var object_id = __webpack_require__(4398);
// EXTERNAL MODULE: ./lib/model/version.js
var version = __webpack_require__(3341);
;// CONCATENATED MODULE: ./lib/report/init/action-source.js
// Where the starter files take the Action from: a repository and a ref of it, as `uses:` has them.


/** The release as the docs show it. Its commit cannot be known in here, so its tag stands in that place. */
const DOCS_SOURCE = { repository: version/* REPOSITORY */.Bw, ref: `v${version/* VERSION */.xv}`, name: null };
/** The ref by which people read it: a tag rather than its commit. */
const shownRef = ({ ref, name }) => name ?? ref;
/** The address of a file as it is there, to read it as a page. */
const sourcePage = (source, path) => `https://github.com/${source.repository}/blob/${shownRef(source)}/${path}`;
/** The step's first lines. A commit has its tag beside it, which tools that update pins read. */
function usesLines({ repository, ref, name }) {
    const uses = `      - uses: ${repository}@${ref}`;
    if (object_id/* OBJECT_ID */.S.test(ref))
        return name === null ? uses : `${uses} # ${name}`;
    return `\
      # A tag can be moved, a commit cannot. The tag's commit is in the last line of
      # git ls-remote https://github.com/${repository} ${ref} "${ref}^{}"
${uses}`;
}

;// CONCATENATED MODULE: ./lib/report/init/config.js
// The config that "rekindle init" writes: every common setting, as a comment.

const schemaOf = (source) => `https://raw.githubusercontent.com/${source.repository}/${shownRef(source)}/schema/config-v1.schema.json`;
/** A `#` without a blank after it stands before a setting: taken away, the setting counts. */
const starterConfig = (source) => `\
# yaml-language-server: $schema=${schemaOf(source)}
#
# Rekindle's settings. Nothing here counts before you take a "#" away: everything is at its default.
# Only the file on the default branch is read. While it has a mistake, nothing is written on GitHub.
# All keys: ${sourcePage(source, 'docs/config.md')}

# A workflow is stale when nothing moved for longer than this, and later abandoned.
#stale-after: 7d
#abandoned-after: 30d

# What is left alone. The folder of a path pattern means everything in it.
#ignore:
#  paths:
#    - examples
#  branches:
#    - "dependabot/**"
#  authors:
#    - "*[bot]"

# Formats and rules that do not fit this repository.
#formats:
#  project-state: off
#rules:
#  timestamp-sane: off

# State files of your own tools: ${sourcePage(source, 'docs/formats/custom.md')}
#custom-formats:
#  team-work:
#    title: Team work
#    codec: check-list
#    paths: ["work/{feature}/todo.md"]

# Who may give which slash command: read, triage, write, maintain or admin; off: no one.
#commands:
#  start-fresh: maintain
#  regress: off

# How /resume and /retry wake the agent. With none, /resume changes nothing and posts the brief. Else one of
# - repository-dispatch: TYPE. An event that the agent's workflow listens to.
# - workflow-dispatch: {workflow: agent.yml}. Needs "actions: write" in rekindle-commands.yml.
# - mention: "@agent go on". A comment; needs the token of an App or a person.
# The agent must check out the ref that it is told.
#dispatch: none

# What Rekindle's own pull requests are like.
#pull-requests:
#  draft: off
#  labels: []
#  reviewers: []

# Whether the sweep keeps one issue with everything that needs somebody.
#dashboard: on

# Accounts whose marked comments still count as Rekindle's after the token was changed.
#trusted-marker-logins: []
`;

;// CONCATENATED MODULE: ./lib/report/init/workflows.js
// The files that "rekindle init" writes: three workflows of GitHub Actions, and the config.


/** actions/checkout on Node 24, as the Action itself needs it. */
const CHECKOUT = 'actions/checkout@08c6903cd8c0fde910a37f88322edcfb5dd907a8 # v5.0.0';
const head = (about, source) => `\
# ${about}
# Written by "rekindle init"; yours to change. Why it is as it is:
# ${sourcePage(source, 'docs/github.md')}`;
const EVERYTHING = {
    contents: 'write',
    issues: 'write',
    'pull-requests': 'write',
    checks: 'write',
    actions: 'read',
};
/**
 * Public: by mode, in the words of a job's `permissions`. No mode asks for more, except a command where the
 * config's dispatch is `workflow-dispatch` (`actions: write`), and a guard that makes checkpoints
 * (`contents: write`).
 */
const PERMISSIONS = {
    check: { contents: 'read', checks: 'write', 'pull-requests': 'read' },
    sweep: EVERYTHING,
    command: EVERYTHING,
    migrate: EVERYTHING,
    guard: { contents: 'read', checks: 'write', issues: 'write', 'pull-requests': 'write' },
};
/** A job's permissions; `notes`: what stands after single ones. */
function permissions(mode, notes = {}) {
    const lines = Object.entries(PERMISSIONS[mode]).map(([scope, access]) => {
        const note = notes[scope];
        return `      ${scope}: ${access}${note === undefined ? '' : ` # ${note}`}`;
    });
    return `    permissions:\n${lines.join('\n')}`;
}
const check = (source) => `\
${head('Judges the saved workflow states of a commit, and changes no file.', source)}
name: Rekindle check
on:
  push:
    branches: ["**"]
  pull_request:
  merge_group:

# Nothing for anyone who does not ask for it.
permissions: {}

# A new push to a pull request ends the look at what was there before. Pushes to branches are looked at one by
# one, and none of them is dropped.
concurrency:
  group: rekindle-check-\${{ github.event_name }}-\${{ github.event.pull_request.number || github.sha }}
  cancel-in-progress: \${{ github.event_name == 'pull_request' }}

jobs:
  check:
    runs-on: ubuntu-latest
    timeout-minutes: 10
${permissions('check')}
    steps:
      - uses: ${CHECKOUT}
        with:
          fetch-depth: 0 # the history tells what a change made invalid, and how old a workflow is
          persist-credentials: false
${usesLines(source)}
        with:
          mode: check
          fail-on: invalid # or: none, stale
`;
const sweep = (source) => `\
${head('Looks at every branch, tells about workflows that need somebody, and proposes migrations.', source)}
name: Rekindle sweep
on:
  schedule:
    - cron: "17 5 * * *" # UTC; GitHub is busiest at the full hour
  workflow_dispatch:
    inputs:
      dry-run:
        description: Say what would be written, and write nothing
        type: boolean
        default: false

permissions: {}

# One at a time. A second one waits; none is cut off.
concurrency:
  group: rekindle-sweep
  cancel-in-progress: false

jobs:
  sweep:
    runs-on: ubuntu-latest
    timeout-minutes: 30
${permissions('sweep')}
    steps:
      # Nothing is checked out: branches are fetched as data.
${usesLines(source)}
        with:
          mode: sweep
          dry-run: \${{ inputs.dry-run || false }}
`;
const commands = (source) => `\
${head('Does what people write in comments, such as /resume, or tick in the dashboard.', source)}
name: Rekindle commands
on:
  issue_comment:
    types: [created]
  issues:
    types: [edited]

permissions: {}

# A group for each comment and each edit: in a group that they share, GitHub lets one wait and drops others.
concurrency:
  group: rekindle-commands-\${{ github.event.comment.id || github.run_id }}
  cancel-in-progress: false

jobs:
  command:
    # Only spares jobs that would do nothing. Who may give which command is looked up by the step.
    if: >-
      (github.event_name == 'issue_comment' &&
      (startsWith(github.event.comment.body, '/') ||
      startsWith(github.event.comment.body, ' ') ||
      startsWith(github.event.comment.body, fromJSON('"\\r"')) ||
      startsWith(github.event.comment.body, fromJSON('"\\n"')))) ||
      (github.event_name == 'issues' && github.event.changes.body &&
      startsWith(github.event.issue.body, '<!-- rekindle:v1 '))
    runs-on: ubuntu-latest
    timeout-minutes: 15
${permissions('command', { actions: '"write" where the config has "dispatch: workflow-dispatch"' })}
    steps:
      # Nothing is checked out: what a pull request brings is data.
${usesLines(source)}
        with:
          mode: command
`;
/** The files that use the Action from there, in the order in which they are shown. */
const starterFiles = (source) => [
    { path: '.github/workflows/rekindle-check.yml', text: check(source) },
    { path: '.github/workflows/rekindle-sweep.yml', text: sweep(source) },
    { path: '.github/workflows/rekindle-commands.yml', text: commands(source) },
    { path: '.github/rekindle.yml', text: starterConfig(source) },
];

// EXTERNAL MODULE: ./lib/report/terminal/change.js
var terminal_change = __webpack_require__(7067);
// EXTERNAL MODULE: ./lib/text/escape.js
var text_escape = __webpack_require__(8944);
// EXTERNAL MODULE: ./lib/text/hash.js
var hash = __webpack_require__(7591);
// EXTERNAL MODULE: ./lib/text/plural.js
var plural = __webpack_require__(6713);
// EXTERNAL MODULE: ./lib/cli/confirm.js
var cli_confirm = __webpack_require__(7226);
// EXTERNAL MODULE: ./lib/cli/failure.js + 1 modules
var failure = __webpack_require__(1595);
// EXTERNAL MODULE: ./lib/cli/finish-interrupted.js
var finish_interrupted = __webpack_require__(7648);
;// CONCATENATED MODULE: ./lib/cli/init/uses.js
// Where `rekindle init` takes the Action from: what `--uses` says, else the release that this copy came from.



/** Before the `@`: a login of GitHub and the name of a repository. */
const REPOSITORY = /^[a-z\d](?:-?[a-z\d]){0,38}\/(?!\.{1,2}$)[\w.-]{1,100}$/i;
/** After it: a ref; then, as in a workflow file, a comment with a tag. */
const REF = /^(\w[\w./+-]{0,199})(?:\s+#\s*(\w[\w./+-]{0,199}))?$/;
/** What git allows in no name of a ref (git-check-ref-format). */
const NO_REF = /\.\.|\/\/|\/\.|\.lock(?:\/|$)|[./]$/;
/** Part of a commit's id: GitHub takes it for the name of a branch or tag. */
const SHORTENED = /^[0-9a-f]{7,39}$/i;
const FORM = 'expected OWNER/REPO@REF, with a full commit, a tag or a branch as REF';
/**
 * What is written as `OWNER/REPO@REF`, or as it stands in a workflow file: `OWNER/REPO@COMMIT # TAG`.
 * @throws UserError where it is neither
 */
function readUses(written) {
    const [repository = '', ...rest] = written.trim().split('@');
    const [, ref = '', name] = REF.exec(rest.join('@')) ?? [];
    const found = `--uses: found ${JSON.stringify(written)}`;
    if (ref === '' || !REPOSITORY.test(repository) || [ref, name ?? ''].some((one) => NO_REF.test(one)))
        throw new errors/* UserError */.yo(`${found}, ${FORM}.`);
    if (SHORTENED.test(ref))
        throw new errors/* UserError */.yo(`${found}, a shortened commit; write all 40 digits of it.`);
    const isCommit = object_id/* OBJECT_ID */.S.test(ref);
    if (!isCommit && name !== undefined)
        throw new errors/* UserError */.yo(`${found}, a tag after "#"; that is read only after a full commit.`);
    return { repository, ref, name: name ?? null };
}
/**
 * The source for new files: a commit wherever one is known. A tag or branch is looked up on GitHub; a commit
 * without a name needs no network, and gets its tag where GitHub answers.
 * @throws UserError where there is no source, or no such ref in it
 */
async function actionSource(uses, world) {
    const published = world.published();
    if (uses === null && published === null)
        throw noSource();
    const source = readUses(uses ?? published ?? '');
    if (source.name !== null)
        return source;
    const refs = await world.remoteRefs(source.repository);
    if (object_id/* OBJECT_ID */.S.test(source.ref))
        return { ...source, name: tagAt(source.ref, refs ?? new Map()) };
    if (refs !== null)
        return { ...source, name: source.ref, ref: commitOf(source, refs) };
    (0,failure/* say */.c)(world, `GitHub could not be asked which commit ${source.repository}@${source.ref} is, so the files name it as ` +
        'it was typed. It may be moved; a full commit cannot.');
    return source;
}
/** Only a release knows where it is published: the repository in a package.json may belong to others. */
function noSource() {
    return new errors/* UserError */.yo('Found no repository from which the files could use the Action: this copy of Rekindle is not from a ' +
        'release. Name one whose code you trust, such as your own fork, at a full commit: ' +
        '"rekindle init --uses OWNER/REPO@COMMIT". Nothing was written.');
}
/** The tag at a commit; of several the longest, which says most: `v1.2.3` rather than `v1`. */
function tagAt(commit, refs) {
    const names = [...refs].flatMap(([ref, id]) => {
        const name = ref.replace(/^refs\/tags\//, '');
        return id === commit && name !== ref && /^[\w][\w./+-]*$/.test(name) ? [name] : [];
    });
    return names.toSorted((a, b) => b.length - a.length || (a < b ? 1 : -1))[0] ?? null;
}
/** A tag counts before a branch of its name. */
function commitOf({ repository, ref }, refs) {
    const commit = refs.get(`refs/tags/${ref}`) ?? refs.get(`refs/heads/${ref}`);
    if (commit !== undefined)
        return commit;
    throw new errors/* UserError */.yo(`--uses: ${repository} has no tag or branch ${JSON.stringify(ref)}. Nothing was written.`);
}

// EXTERNAL MODULE: ./lib/cli/world.js
var cli_world = __webpack_require__(1222);
;// CONCATENATED MODULE: ./lib/cli/init.js












async function init({ args: [dir = '.'], values }, world) {
    const clone = await (0,finish_interrupted/* openedToWrite */.S)(values, world, dir);
    if (!clone)
        return cli_world/* FINE */.rX;
    const source = await actionSource(values.has('uses') ? values.one('uses') : null, world);
    const { missing, kept } = await comparedIn(clone, starterFiles(source));
    const told = kept.length === 0 ? null : keptWords(kept);
    const status = told === null ? cli_world/* FINE */.rX : cli_world/* FOUND */.vS;
    if (missing.length === 0) {
        (0,failure/* say */.c)(world, told ?? 'every file is there already; nothing is to be changed.');
        return status;
    }
    const change = changeOf(missing);
    const shown = (0,cli_confirm/* remark */.Vg)(`${change.summary} in ${clone.root} (${(0,terminal_change/* changeSummary */.lb)(change)})`) + (0,terminal_change/* changeDiff */.wq)(change);
    const what = `Write ${(0,plural/* counted */.hS)(change.files.length, 'file')} into ${(0,text_escape/* forTerminal */.Qf)(clone.root)}`;
    if (!(await (0,cli_confirm/* consented */.yg)(shown, values, world, { what, warning: told })))
        return status;
    const key = (0,hash/* keyOf */.TN)('init', change);
    await (0,cli_confirm/* perform */.y9)({ kind: 'change', key, workflow: 'init', action: 'init', change }, clone, world);
    (0,failure/* say */.c)(world, `commit them and bring them to the default branch, where they begin to count. ${sourcePage(source, 'docs/github.md')}`);
    return status;
}
/** @throws UserError where there is no place for the files, or a link stands on the way to it */
async function comparedIn(clone, starter) {
    if (clone.kind !== 'worktree')
        throw new errors/* UserError */.yo(`Found no working tree of git at ${JSON.stringify(clone.root)}, expected a clone of the repository. ` +
            'Name a folder of it, or run "git init" first.');
    const paths = starter.map(({ path }) => path);
    const kinds = new Map((await clone.expand(paths)).map(({ path, kind }) => [path, kind]));
    const read = new Map((await clone.beforeAndAfter(paths)).map(({ path, after }) => [path, after]));
    const missing = starter.filter(({ path }) => !kinds.has(path));
    const kept = starter.flatMap(({ path, text }) => {
        const kind = kinds.get(path);
        if (kind === undefined || isThere(read.get(path), text))
            return [];
        return [{ path, found: FOUND_THERE[kind] }];
    });
    return { missing, kept };
}
const FOUND_THERE = { file: 'other content', link: 'a symbolic link', directory: 'a folder' };
/** Line ends are git's to choose, so a file may differ by them. */
function isThere(reading, text) {
    return reading?.ok === true && reading.text.replaceAll('\r\n', '\n') === text;
}
function changeOf(missing) {
    const files = missing.map(({ path, text }) => ({ kind: 'write', path, before: null, after: text }));
    return { summary: 'write the starter files for GitHub', files, notes: [], commit: null };
}
function keptWords(kept) {
    const named = kept.map(({ path, found }) => `${path} (found ${found})`).join(', ');
    return `kept as it is: ${named}. To have the starter in its place, move it away and run this again.`;
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

/***/ 7067:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   fA: () => (/* binding */ commitDiff),
/* harmony export */   lb: () => (/* binding */ changeSummary),
/* harmony export */   tl: () => (/* binding */ listedIn),
/* harmony export */   wq: () => (/* binding */ changeDiff)
/* harmony export */ });
/* harmony import */ var _model_sort_order_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2416);
/* harmony import */ var _text_diff_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4212);
/* harmony import */ var _text_escape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8944);
/* harmony import */ var _text_plural_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6713);
/* harmony import */ var _text_redact_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1814);
// A change as people read it before they agree: the difference of what is written, one line for all else.





/** What the removals of a change take away, as a commit has it. */
function listedIn(snapshot, { files }) {
    const below = ({ path, mode }) => {
        if (mode === '040000')
            return [{ path, kind: 'directory', size: null }, ...snapshot.list(path).flatMap(below)];
        return [{ path, kind: mode === '120000' ? 'link' : 'file', size: null }];
    };
    return files.flatMap((file) => {
        const entry = file.kind === 'remove' ? snapshot.entry(file.path) : null;
        return entry ? below(entry) : [];
    });
}
/** What is written comes first, what is removed last: that is what stands above the question. */
const ORDER = ['write', 'copy', 'revert', 'remove'];
/** Everything that changes, by kind and then by path. `listed`: what removed folders contain. */
function changeDiff({ files }, listed = []) {
    const sorted = files.toSorted((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind) || (0,_model_sort_order_js__WEBPACK_IMPORTED_MODULE_3__/* .order */ .f)(pathOf(a), pathOf(b)));
    const kept = sorted.flatMap((file) => (file.kind === 'remove' ? [] : [partOf(file)]));
    return [...kept, ...removals(files, listed).map((line) => `remove  ${line}\n`)].join('');
}
function partOf(file) {
    if (file.kind === 'write')
        return writtenDiff(file);
    if (file.kind === 'copy')
        return `copy    ${shown(file.from)} → ${shown(file.to)}\n`;
    return `return  ${shown(file.path)} to commit ${file.commit.slice(0, 12)}\n`;
}
/** What a commit of these paths changes: a line for each, then the difference of every text. */
function commitDiff(files) {
    const lines = files.map((file) => `commit  ${shown(file.path)}${remarkOn(file)}\n`);
    const texts = files.flatMap(({ path, before, after }) => after.ok && (before.ok || before.why === 'absent')
        ? [writtenDiff({ kind: 'write', path, before: before.ok ? before.text : null, after: after.text })]
        : []);
    return [...lines, ...texts].join('');
}
/** What the difference of the texts does not show; `''` where it shows all. */
function remarkOn({ before, after }) {
    if (isAbsent(after))
        return ' (removed)';
    const mute = [after, before].find((one) => !one.ok && !isAbsent(one));
    if (mute && !mute.ok)
        return ` (${WHAT[mute.why] ?? 'no text'})`;
    return before.ok && after.ok && before.text === after.text ? ' (the text stays, its mode changes)' : '';
}
const isAbsent = (reading) => !reading.ok && reading.why === 'absent';
/** What stands at a path that has no text to compare. */
const WHAT = {
    special: 'no file',
    link: 'link',
    submodule: 'submodule',
    binary: 'binary',
    'not-utf8': 'no UTF-8',
    'too-large': 'too large to be shown',
    'lfs-pointer': 'Git LFS',
    'annex-pointer': 'git-annex',
    forbidden: 'may not be read',
};
/** Secrets are taken out line by line: what a file leaves open must not hide the lines after it. */
function writtenDiff({ path, before, after }) {
    if (before === null && after === '')
        return `create  ${shown(path)} (empty)\n`;
    const diff = (0,_text_diff_js__WEBPACK_IMPORTED_MODULE_0__/* .unifiedDiff */ .W)(path, before ?? '', after);
    const named = before === null ? diff.replace(/^--- .*$/m, '--- /dev/null') : diff;
    // Where every line has the same end before and after, none of them differs by it.
    const ended = before !== null && isCrlf(before) && isCrlf(after) ? named.replace(/\r$/gm, '') : named;
    return (0,_text_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .linesForTerminal */ .Zx)(ended.split('\n').map(_text_redact_js__WEBPACK_IMPORTED_MODULE_2__/* .redact */ .E).join('\n'));
}
/** Does every line end with CR and LF? */
function isCrlf(text) {
    return text.includes('\r\n') && !/(?<!\r)\n|\r(?!\n)/.test(text);
}
/** Everything that goes, once and in the order of paths: of a folder all that is in it. */
function removals(files, listed) {
    const roots = files.flatMap((file) => (file.kind === 'remove' ? [file.path] : []));
    const lines = new Map();
    for (const root of roots) {
        const within = listed.filter(({ path }) => path === root || path.startsWith(`${root}/`));
        const ends = within.filter((one) => one.kind !== 'directory' || isEmpty(one, within));
        for (const one of ends)
            lines.set(one.path, `${shown(one.path)}${noteOf(one)}`);
        if (ends.length === 0)
            lines.set(root, shown(root));
    }
    return [...lines].sort(([a], [b]) => (0,_model_sort_order_js__WEBPACK_IMPORTED_MODULE_3__/* .order */ .f)(a, b)).map(([, line]) => line);
}
function isEmpty({ path }, within) {
    return !within.some((other) => other.path.startsWith(`${path}/`));
}
/** ` (120 bytes, mode 644, untracked)`; `''` where nothing is known. */
function noteOf({ kind, size, mode, standing }) {
    const facts = [
        ...(kind === 'link' ? ['link'] : kind === 'directory' ? ['empty folder'] : []),
        ...(kind === 'file' && size !== null ? [(0,_text_plural_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS)(size, 'byte')] : []),
        ...(kind === 'file' && mode !== undefined ? [`mode ${mode.toString(8).padStart(3, '0')}`] : []),
        ...(standing === undefined ? [] : [standing]),
    ];
    return facts.length === 0 ? '' : ` (${facts.join(', ')})`;
}
/** What happens to files, in words, in the order in which a summary says it. */
const WORDS = ['created', 'modified', 'copied', 'returned to a commit', 'removed'];
/** `3 files: 1 modified, 2 removed`; a folder whose content no one listed counts as one. */
function changeSummary({ files }, listed = []) {
    const words = [...files.map(wordOf), ...removals(files, listed).map(() => 'removed')];
    const counts = WORDS.map((word) => [words.filter((one) => one === word).length, word]);
    const parts = counts.flatMap(([count, word]) => (count === 0 ? [] : [`${count} ${word}`]));
    const all = counts.reduce((sum, [count]) => sum + count, 0);
    return all === 0 ? 'no file' : `${(0,_text_plural_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS)(all, 'file')}: ${parts.join(', ')}`;
}
/** `null`: nothing happens to it, or its removal is counted by what it takes away. */
function wordOf(file) {
    if (file.kind === 'copy')
        return 'copied';
    if (file.kind === 'revert')
        return 'returned to a commit';
    if (file.kind === 'remove')
        return null;
    if (file.before === null)
        return 'created';
    return file.before === file.after ? null : 'modified';
}
function pathOf(file) {
    return file.kind === 'copy' ? file.to : file.path;
}
/** One line: nothing in it acts, and secrets are taken out. */
function shown(text) {
    return (0,_text_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .forTerminal */ .Qf)((0,_text_redact_js__WEBPACK_IMPORTED_MODULE_2__/* .redact */ .E)(text));
}


/***/ })

};
