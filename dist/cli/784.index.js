export const id = 784;
export const ids = [784];
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

/***/ 9784:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  init: () => (/* binding */ init)
});

// EXTERNAL MODULE: ./lib/model/errors.js
var errors = __webpack_require__(3434);
// EXTERNAL MODULE: ./lib/model/version.js
var version = __webpack_require__(3341);
;// CONCATENATED MODULE: ./lib/report/init/config.js
// The config that "rekindle init" writes: every common setting, as a comment.

const SOURCE = 'https://raw.githubusercontent.com/rekindle/rekindle';
/** A `#` without a blank after it stands before a setting: taken away, the setting counts. */
const STARTER_CONFIG = `\
# yaml-language-server: $schema=${SOURCE}/v${version/* VERSION */.x}/schema/config-v1.schema.json
#
# Rekindle's settings. Nothing here counts before you take a "#" away: everything is at its default.
# Only the file on the default branch is read. While it has a mistake, nothing is written on GitHub.
# All keys: https://github.com/rekindle/rekindle/blob/main/docs/config.md

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

# State files of your own tools: https://github.com/rekindle/rekindle/blob/main/docs/formats/custom.md
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


/** The repository that the Action is used from; its commit cannot be known in here. */
const HOME = 'https://github.com/rekindle/rekindle';
/** actions/checkout on Node 24, as the Action itself needs it. */
const CHECKOUT = 'actions/checkout@08c6903cd8c0fde910a37f88322edcfb5dd907a8 # v5.0.0';
const USES = `\
      # A tag can be moved, a commit cannot. The tag's commit is in the last line of
      # git ls-remote ${HOME} v${version/* VERSION */.x} "v${version/* VERSION */.x}^{}"
      - uses: rekindle/rekindle@v${version/* VERSION */.x}`;
const head = (about) => `\
# ${about}
# Written by "rekindle init"; yours to change. Why it is as it is:
# ${HOME}/blob/main/docs/github.md`;
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
const CHECK = `\
${head('Judges the saved workflow states of a commit, and changes no file.')}
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
${USES}
        with:
          mode: check
          fail-on: invalid # or: none, stale
`;
const SWEEP = `\
${head('Looks at every branch, tells about workflows that need somebody, and proposes migrations.')}
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
${USES}
        with:
          mode: sweep
          dry-run: \${{ inputs.dry-run || false }}
`;
const COMMANDS = `\
${head('Does what people write in comments, such as /resume, or tick in the dashboard.')}
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
${USES}
        with:
          mode: command
`;
/** In the order in which they are shown. */
const STARTER = [
    { path: '.github/workflows/rekindle-check.yml', text: CHECK },
    { path: '.github/workflows/rekindle-sweep.yml', text: SWEEP },
    { path: '.github/workflows/rekindle-commands.yml', text: COMMANDS },
    { path: '.github/rekindle.yml', text: STARTER_CONFIG },
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
// EXTERNAL MODULE: ./lib/cli/world.js
var cli_world = __webpack_require__(1222);
;// CONCATENATED MODULE: ./lib/cli/init.js










const GUIDE = 'https://github.com/rekindle/rekindle/blob/main/docs/github.md';
async function init({ args: [dir = '.'], values }, world) {
    const clone = await (0,finish_interrupted/* openedToWrite */.S)(values, world, dir);
    if (!clone)
        return cli_world/* FINE */.rX;
    const { missing, kept } = await comparedIn(clone);
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
    (0,failure/* say */.c)(world, `commit them and bring them to the default branch, where they begin to count. ${GUIDE}`);
    return status;
}
/** @throws UserError where there is no place for the files, or a link stands on the way to it */
async function comparedIn(clone) {
    if (clone.kind !== 'worktree')
        throw new errors/* UserError */.yo(`Found no working tree of git at ${JSON.stringify(clone.root)}, expected a clone of the repository. ` +
            'Name a folder of it, or run "git init" first.');
    const paths = STARTER.map(({ path }) => path);
    const kinds = new Map((await clone.expand(paths)).map(({ path, kind }) => [path, kind]));
    const read = new Map((await clone.beforeAndAfter(paths)).map(({ path, after }) => [path, after]));
    const missing = STARTER.filter(({ path }) => !kinds.has(path));
    const kept = STARTER.flatMap(({ path, text }) => {
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
