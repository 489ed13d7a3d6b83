export const id = 947;
export const ids = [947];
export const modules = {

/***/ 5947:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  ts: () => (/* binding */ ALL_BRANCHES),
  ew: () => (/* binding */ WORKTREE),
  oQ: () => (/* binding */ commandNames),
  zz: () => (/* binding */ dirToType),
  t5: () => (/* binding */ lookAt),
  uh: () => (/* binding */ onlyOf),
  Sg: () => (/* binding */ opened),
  f5: () => (/* binding */ settingsOf),
  $r: () => (/* binding */ targetOf)
});

// EXTERNAL MODULE: ./lib/commands/index.js + 7 modules
var lib_commands = __webpack_require__(1740);
// EXTERNAL MODULE: ./lib/index.js + 93 modules
var lib = __webpack_require__(1418);
// EXTERNAL MODULE: ./lib/text/escape.js
var text_escape = __webpack_require__(8944);
// EXTERNAL MODULE: ./lib/report/scan.js
var scan = __webpack_require__(3481);
;// CONCATENATED MODULE: ./lib/report/annotations.js




/** GitHub shows this many annotations of a level and step, and drops the rest without a word. */
const MOST = 10;
/** Characters; what is longer is cut, as an annotation points and the summary tells the rest. */
const LONGEST = 1_000;
const LEVEL = { error: 'error', warning: 'warning', note: 'notice' };
const BY_LEVEL = (/* unused pure expression or super */ null && (['error', 'warning', 'notice']));
const BY_CONSEQUENCE = (/* unused pure expression or super */ null && (['block', 'ask', 'rerun', 'note']));
/** `taken`: how many places of each level are needed for messages without a place in a file. */
function annotations_annotationsOf(found, taken) {
    const drafts = found
        .flatMap(({ workflows, unreadable }) => [
        ...unreadable.filter(isInvalidFile).map(ofUnreadable),
        ...workflows.flatMap(ofWorkflow),
    ])
        .sort(compare);
    const all = chosen(drafts, taken);
    const some = all.length === drafts.length ? all : chosen(drafts, { ...taken, notice: taken.notice + 1 });
    return { effects: some.map(effectOf), left: drafts.length - some.length };
}
function chosen(drafts, taken) {
    const used = { ...taken };
    return drafts.filter(({ level }) => ++used[level] <= MOST);
}
function ofUnreadable({ path, line, rule, message }) {
    return { invalid: true, level: 'error', consequence: 'block', path, line, code: rule, message };
}
/** A decision rests on it. */
function decisive(consequence) {
    return consequence === 'block' || consequence === 'ask';
}
/** Its findings (of an ended one no mere notes), and its decision where no finding tells of it. */
function ofWorkflow(one) {
    const { action, step, reason, instruction } = one.decision;
    const decided = `Decision: ${step === null ? action : `${action} ${step}`} (${reason}).`;
    const drafts = one.findings
        .filter(({ severity }) => one.liveness !== 'ended' || severity !== 'note')
        .map(({ rule, severity, consequence, path, line, message }) => ({
        invalid: isInvalid(one) && decisive(consequence),
        level: LEVEL[severity],
        consequence,
        path,
        line,
        code: rule,
        message: `${one.id}: ${message} ${decided}`,
    }));
    if (!needsDecision(one) || one.findings.some(({ consequence }) => decisive(consequence)))
        return drafts;
    const message = `${one.id}: ${instruction} ${decided}`;
    const line = one.state?.current?.line ?? null;
    const told = { level: 'warning', consequence: 'ask', path: one.path, line, code: reason, message };
    return [{ ...told, invalid: false }, ...drafts];
}
function compare(a, b) {
    return (Number(b.invalid) - Number(a.invalid) ||
        BY_LEVEL.indexOf(a.level) - BY_LEVEL.indexOf(b.level) ||
        BY_CONSEQUENCE.indexOf(a.consequence) - BY_CONSEQUENCE.indexOf(b.consequence) ||
        order(a.path, b.path) ||
        (a.line ?? 0) - (b.line ?? 0) ||
        order(a.code, b.code) ||
        order(a.message, b.message));
}
function order(a, b) {
    return a < b ? -1 : a > b ? 1 : 0;
}
function effectOf({ level, path, line, code, message }, index) {
    const whole = forTerminal(redact(message));
    return {
        kind: 'annotation',
        key: `annotation/${index}/${code}/${path}`,
        level,
        path,
        line,
        title: `Rekindle: ${code}`,
        message: whole.length > LONGEST ? `${whole.slice(0, LONGEST).replace(/\p{Surrogate}$/u, '')}…` : whole,
    };
}

;// CONCATENATED MODULE: ./lib/report/compare.js
// Which invalid states a commit introduces: those that were valid or absent in the commit before it.

/** What a workflow, or an unreadable file (which has a path alone), is called within one report. */
function compare_keyOf(one) {
    return JSON.stringify([one.path, one.format ?? null, one.feature ?? null]);
}
/** The keys of all that is invalid at `head` and was not at `base`. */
function compare_introducedBy(head, base) {
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
                key: compare_keyOf(one),
                workflow: JSON.stringify([one.format, one.feature]),
                path: one.path,
                blob: blobOf(one.path),
                invalid: isInvalid(one),
            })),
            ...recovered.unreadable.map(({ path, rule }) => ({
                key: compare_keyOf({ path }),
                workflow: null,
                path,
                blob: blobOf(path),
                invalid: isInvalidFile({ rule }),
            })),
        ];
    });
}

// EXTERNAL MODULE: ./lib/report/layout.js
var layout = __webpack_require__(5526);
;// CONCATENATED MODULE: ./lib/report/conclusion.js
// What a check of a commit concludes: each workflow and unreadable file for itself, the heaviest for all.




/** GitHub's words for check runs, from the lightest to the heaviest. */
const CONCLUSIONS = (/* unused pure expression or super */ null && (['success', 'neutral', 'action_required', 'failure']));
const FAIL_ON = (/* unused pure expression or super */ null && (['none', 'stale', 'invalid']));
/** Whether anything hangs on what was invalid before. */
function comparing(head, { failOn }) {
    return failOn !== 'none' && head.summary.invalid > 0;
}
/** The commit to look at besides the head; `null` where nothing hangs on it. */
function conclusion_baseToLookAt(head, call) {
    return call.base.kind === 'commit' && comparing(head, call) ? call.base.commit : null;
}
/** `base` is the look at `baseToLookAt`. */
function conclusion_verdictOn(head, base, call) {
    const { workflows, unreadable } = head.report;
    const files = unreadable.filter(isInvalidFile);
    const unsure = call.base.kind === 'missing' && comparing(head.report, call);
    const introduced = introducedIn(head, base, call);
    const conclusion = heaviest([
        call.head === null || call.base.kind === 'none' ? 'neutral' : 'success',
        ...workflows.map((one) => conclusion_ofWorkflow(one, introduced.has(keyOf(one)), unsure, call.failOn)),
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
function conclusion_ofWorkflow(one, introduced, unsure, failOn) {
    if (introduced || (failOn === 'stale' && isOverdue(one)))
        return 'failure';
    if (unsure && isInvalid(one))
        return 'neutral';
    if (needsDecision(one))
        return 'action_required';
    return isOverdue(one) || isOutdated(one) || one.liveness === 'unknown' ? 'neutral' : 'success';
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
    const overdue = told(count(isOverdue), 'workflow is stale or abandoned', 'workflows are stale or abandoned');
    const ageless = count((one) => one.liveness === 'unknown' && !isInvalid(one));
    const invalid = counted(summary.invalid, 'invalid state');
    const some = counted(workflows.length, 'workflow');
    const calm = workflows.length === 0 ? 'no workflow' : `${some}, none needs a person`;
    return {
        success: calm,
        neutral: joined([
            head === null && 'there is nothing to look at',
            unsure && `it cannot be told whether ${invalid} came with this change`,
            overdue,
            told(count(isOutdated), 'workflow has an old schema version', 'workflows have an old schema version'),
            told(ageless, 'workflow is of unknown age', 'workflows are of unknown age'),
        ]) || `${calm}, and nothing was compared`,
        action_required: joined([
            told(count(needsDecision), 'workflow needs a decision', 'workflows need a decision'),
            told(unreadable.filter(isInvalidFile).length, 'state file cannot be read', 'state files cannot be read'),
        ]),
        failure: joined([
            told(introduced, 'state became invalid with this change', 'states became invalid with this change'),
            failOn === 'stale' && overdue,
        ]),
    };
}
function told(count, one, many) {
    return count > 0 && counted(count, one, many);
}
function joined(facts) {
    return facts.filter((fact) => fact !== false).join('; ');
}

// EXTERNAL MODULE: ./lib/report/markdown.js + 1 modules
var markdown = __webpack_require__(6675);
;// CONCATENATED MODULE: ./lib/report/check.js








/** Bytes; GitHub takes a job summary of 1 MiB for each step. */
const SUMMARY_LIMIT = 1_000_000;
/** `base`: what was found in the commit that `baseToLookAt` names. Pure; equal looks give equal effects. */
function check_checkOf(head, base, call, typed) {
    const { report } = head;
    const { conclusion, headline, unsure } = verdictOn(head, base, call);
    const remarks = unsure
        ? [...call.remarks, { level: 'warning', message: BASE_MISSING }]
        : call.remarks;
    const taken = (level) => remarks.filter((one) => one.level === level).length;
    const annotations = annotationsOf(head.judged.map(({ recovered }) => recovered), 
    // The headline of a failure is an error as well, and must not be the one too many.
    { error: conclusion === 'failure' ? 1 : 0, warning: taken('warning'), notice: taken('notice') });
    const json = JSON.stringify(report);
    return {
        conclusion,
        effects: [
            ...remarks.map(({ level, message }, index) => logOf(level, `remark/${index}`, message)),
            ...annotations.effects,
            ...moreOf(annotations.left),
            ...linesOf(report).map((line, index) => logOf('info', `line/${index}`, line)),
            logOf(conclusion === 'failure' ? 'error' : 'info', 'headline', headline),
            { kind: 'file', key: 'file/result', name: RESULT_FILE, content: json },
            ...outputsOf(report, json, call.resultFile),
            {
                kind: 'summary',
                key: 'summary',
                markdown: markdownReport(report, { ...typed, headline, limit: SUMMARY_LIMIT }),
            },
        ],
    };
}
const BASE_MISSING = (/* unused pure expression or super */ null && ('The commit to compare this change with is not in this checkout, so it cannot be told whether what is ' +
    'invalid came with the change, and nothing fails because of it. Give actions/checkout "fetch-depth: 0".'));
/** Lines in the log; the job summary and the result have everything. */
const MOST_LINES = 100;
function logOf(level, key, message) {
    return { kind: 'log', key: `log/${key}`, level, message };
}
function moreOf(left) {
    return left === 0 ? [] : [logOf('notice', 'more', `${left} more in the job summary.`)];
}
/** A line for each workflow, the most urgent first, and for each file that cannot be read. */
function linesOf({ workflows, unreadable }) {
    const lines = [
        ...unreadable.map(({ path, rule, message }) => `${path}: ${message} (${rule})`),
        ...byUrgency(workflows).map(({ id, path, liveness, decision: { action, step, reason } }) => {
            const verdict = step === null ? action : `${action} ${step}`;
            return `${id} in ${path}: ${verdict} (${reason}), ${liveness}`;
        }),
    ].map((line) => forTerminal(redact(line)));
    const left = lines.length - MOST_LINES;
    return left > 0 ? [...lines.slice(0, MOST_LINES), `${left} more in the job summary.`] : lines;
}
/** The look where there is no commit to look at. */
function check_nothingSeen(settings) {
    const scanned = { commits: 0, stateFiles: 0, stateSets: 0, blobsRead: 0, gitProcesses: 0 };
    const survey = { repository: '', defaultBranch: null, holdings: [], scanned, shallow: false };
    return { report: scanReport(survey, [], settings), judged: [] };
}

;// CONCATENATED MODULE: ./lib/handle.js
// The walk that every door takes: target → survey → snapshots → recoveries → report; read this first.





/** Looks at a target through an edge. Reads only; the same repository and clock give the same answer. */
async function look(edge, target, settings) {
    const memo = lib/* engine */.H.memo();
    const survey = await edge.survey(target, lib/* engine */.H.asker(memo));
    const judged = survey.holdings.map((holding) => {
        const sites = holding.sites.map(({ site }) => site);
        return { holding, recovered: lib/* engine */.H.recover(holding.snapshot, sites, settings, memo) };
    });
    return { report: (0,scan/* scanReport */.MG)(survey, judged, settings), judged };
}
/** Judges a commit, compares it with its base where something hangs on that, and has the edge tell of it. */
async function handleCheck(edge, call, settings) {
    const at = (revision) => look(edge, { kind: 'commit', revision }, settings);
    const head = call.head === null ? nothingSeen(settings) : await at(call.head);
    const base = baseToLookAt(head.report, call);
    const typed = { commands: new Set(commands.map(({ name }) => name)), dir: null };
    const check = checkOf(head, base === null ? null : await at(base), call, typed);
    await edge.apply(check.effects);
    return check;
}

// EXTERNAL MODULE: ./lib/model/errors.js
var errors = __webpack_require__(3434);
// EXTERNAL MODULE: ./lib/cli/failure.js + 1 modules
var failure = __webpack_require__(1595);
// EXTERNAL MODULE: ./lib/cli/terminal.js + 1 modules
var terminal = __webpack_require__(1205);
// EXTERNAL MODULE: ./lib/cli/values.js + 1 modules
var cli_values = __webpack_require__(5364);
;// CONCATENATED MODULE: ./lib/cli/look.js
// What the looking commands share: what to look at, by which clock, and through which edge.







const WORKTREE = { kind: 'worktree' };
const ALL_BRANCHES = { kind: 'branches', names: 'all' };
/** The target that was typed; `null` where none was. @throws UserError where two were. */
function targetOf(values) {
    const given = ['worktree', 'branch', 'all-branches'].filter((name) => values.has(name));
    if (given.length > 1)
        throw new errors/* UserError */.yo(`${(0,cli_values/* orList */.A3)(given.map((name) => `--${name}`))}: found several, expected one of them.`);
    if (values.has('all-branches'))
        return ALL_BRANCHES;
    if (values.has('branch'))
        return { kind: 'branches', names: values.many('branch') };
    return values.has('worktree') ? WORKTREE : null;
}
/** The clock and the thresholds. @throws UserError where the thresholds contradict each other. */
function settingsOf(values, world) {
    const now = values.has('now') ? (0,cli_values/* readNow */.DS)(values.one('now')) : world.now();
    const staleAfter = (0,cli_values/* readDuration */.$7)('stale-after', values.one('stale-after'));
    const abandonedAfter = (0,cli_values/* readDuration */.$7)('abandoned-after', values.one('abandoned-after'));
    // Who only says when things are stale must not be told off for a default.
    if (!values.has('abandoned-after'))
        return { now, staleAfter, abandonedAfter: Math.max(staleAfter, abandonedAfter) };
    if (abandonedAfter < staleAfter)
        throw new errors/* UserError */.yo(`--abandoned-after: found ${values.one('abandoned-after')}, expected no less than --stale-after, ` +
            `which is ${values.one('stale-after')}.`);
    return { now, staleAfter, abandonedAfter };
}
/** Ids of the formats that were asked for; `null`: all. @throws UserError with the nearest id */
function onlyOf(values) {
    if (!values.has('only'))
        return null;
    const known = lib/* engine */.H.formats.map(({ id }) => id);
    for (const id of values.many('only'))
        if (!known.includes(id))
            throw new errors/* UserError */.yo(`--only: found ${JSON.stringify(id)}, expected ${(0,cli_values/* orList */.A3)(known)}.${(0,cli_values/* didYouMean */.au)(id, known)}`);
    return new Set(values.many('only'));
}
/** Opens a folder; what is passed over in it is said on stderr. @throws UserError where it is none */
function opened(dir, world) {
    return world.open(dir, (message) => (0,failure/* say */.c)(world, message));
}
/** Looks, with a sign of life where that takes long. */
function lookAt(clone, { target, settings, only }, world) {
    const looking = look(only === null ? clone : narrowed(clone, only), target, settings);
    return (0,terminal/* withSign */.Oy)(world, target.kind === 'worktree' ? 'looking at the files' : 'looking at branches', looking);
}
/** The same clone, for which the sites of other formats are not there. */
function narrowed(clone, only) {
    return {
        kind: clone.kind,
        survey: (target, asker) => clone.survey(target, {
            ...asker,
            sites: (paths) => asker.sites(paths).filter(({ format }) => only.has(format)),
        }),
    };
}
/** What must stand behind `-C` in a line to type; `null` where the reader already is there. */
function dirToType(dir) {
    return /^\.\/?$/.test(dir) ? null : dir;
}
/** Names of the commands that a line to type may begin with. */
function commandNames() {
    return new Set(lib_commands/* commands */.P.filter(({ doors }) => doors.includes('cli')).map(({ name }) => name));
}


/***/ }),

/***/ 2580:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GS: () => (/* binding */ placed),
/* harmony export */   WJ: () => (/* binding */ verdict),
/* harmony export */   aW: () => (/* binding */ moved),
/* harmony export */   gJ: () => (/* binding */ mdTable),
/* harmony export */   kY: () => (/* binding */ cardOf),
/* harmony export */   tJ: () => (/* binding */ inert)
/* harmony export */ });
/* harmony import */ var _text_diff_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4212);
/* harmony import */ var _text_escape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8944);
/* harmony import */ var _layout_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5526);
/* harmony import */ var _next_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3777);
// One workflow in GitHub's Markdown: where it stands, what follows and why, and what one may do.




/** What a card shows of each kind at most, so that no file can make one grow without end. */
const MOST = { findings: 20, questions: 20, notes: 10, lines: 60 };
/** UTF-16 units of one message or line. */
const LONGEST = 1000;
/** One line from a file, inert, no longer than people read. `–` where there is nothing. */
function inert(text) {
    if (text === null || text === '')
        return '–';
    const line = String(text);
    return (0,_text_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .forMarkdown */ .Bm)(line.length > LONGEST ? `${line.slice(0, LONGEST)} …` : line);
}
/** Many lines from a file as a code block, cut where it is too long for anybody to read. */
function block(text, language) {
    const lines = (0,_text_diff_js__WEBPACK_IMPORTED_MODULE_0__/* .firstLines */ .U)(text, MOST.lines)
        .split('\n')
        .map((line) => (line.length > LONGEST ? `${line.slice(0, LONGEST)} …` : line))
        .join('\n');
    const cut = (0,_text_diff_js__WEBPACK_IMPORTED_MODULE_0__/* .firstLines */ .U)(text, MOST.lines).length < text.length;
    return (0,_text_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .fence */ .EU)(lines, language) + (cut ? '\nThe rest is left out.\n' : '');
}
/** A table with its head; cells are Markdown already. */
function mdTable(columns, rows) {
    const lines = [columns, columns.map(() => '---'), ...rows];
    return lines.map((cells) => `| ${cells.join(' | ')} |\n`).join('');
}
/** `path:line` as code. */
function placed(path, line) {
    return inert(line === null ? path : `${path}:${line}`);
}
/** When it last moved, and what that means. */
function moved({ last_activity: { at }, liveness }, { now }) {
    return at === null ? liveness : `${(0,_layout_js__WEBPACK_IMPORTED_MODULE_2__/* .agoOf */ .JT)(Date.parse(now) - Date.parse(at))}, ${liveness}`;
}
/** The verdict in a line: `**resume** · step · reason`. */
function verdict({ decision: { action, step, reason } }) {
    return [`**${action}**`, ...(step === null ? [] : [inert(step)]), `\`${reason}\``].join(' · ');
}
/** The whole card: headings, tables and folded parts that are closed again. */
function cardOf(one, report, typed) {
    const kind = one.decision.action === 'fresh' ? 'failed' : 'interrupted';
    return [
        `### Found ${kind} workflow for ${inert(one.feature)}\n`,
        mdTable(['', ''], factsOf(one, report)),
        `${verdict(one)}\n`,
        `${prose(one.decision.instruction)}\n`,
        ...questionsOf(one),
        ...findingsOf(one.findings),
        ...notesOf(one),
        ...optionsOf(one, typed),
    ].join('\n');
}
/** Letters and punctuation that mean nothing in Markdown, and what GitHub makes links of without any. */
const PLAIN = /^[A-Za-z0-9 .,:;'()/–…-]*$/;
const LINKED = /:\/\/|www\.|\bGH-\d|\b[0-9a-f]{7,}\b/i;
/** Sentences of ours, which may quote a step's name: as they are where that can do nothing, else as code. */
function prose(sentences) {
    return PLAIN.test(sentences) && !LINKED.test(sentences) ? sentences : inert(sentences);
}
function factsOf(one, report) {
    const { step, commit, branches, owner } = one;
    const others = branches.filter((branch) => branch !== owner).length;
    const rows = [
        ['Workflow', inert(one.id)],
        one.title === null ? null : ['Title', inert(one.title)],
        ['Status', `${inert(one.status_text ?? one.status)} (${one.status})`],
        step === null ? null : ['Step', inert(step.item === null ? step.id : `${step.id} ${step.item}`)],
        step?.iteration == null ? null : ['Iteration', inert([step.iteration, step.of ?? '?'].join(' / '))],
        one.pending.length === 0 ? null : ['Pending', (0,_layout_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(one.pending.length, 'question')],
        ['Last activity', `${inert(one.last_activity.at)} (${moved(one, report)})`],
        [
            'Branch',
            `${inert(owner)}${others === 0 ? '' : ` and ${(0,_layout_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(others, 'more branch', 'more branches')}`}`,
        ],
        ['Commit', commit === null ? 'the working tree' : inert(commit)],
        ['State file', inert(one.path)],
    ];
    return rows.filter((row) => row !== null);
}
function questionsOf({ pending }) {
    if (pending.length === 0)
        return [];
    const rows = pending
        .slice(0, MOST.questions)
        .map(({ id, question, options }) => [inert(id), inert(question), inert(options.join(' / '))]);
    return [
        '**Waits for an answer**\n',
        mdTable(['Id', 'Question', 'Options'], rows),
        ...rest(pending, MOST.questions),
    ];
}
function findingsOf(findings) {
    if (findings.length === 0)
        return [];
    const shown = findings.slice(0, MOST.findings);
    const table = mdTable(['', 'Rule', 'Where', 'What'], shown.map(({ severity, rule, path, line, message }) => [
        severity,
        `\`${rule}\``,
        placed(path, line),
        inert(message),
    ]));
    return [
        `<details><summary>${(0,_layout_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(findings.length, 'finding')}</summary>\n`,
        table,
        ...shown.flatMap(evidenceOf),
        ...rest(findings, MOST.findings),
        '</details>\n',
    ];
}
/** Evidence of what leads to something: values as data, a difference as a difference. */
function evidenceOf({ rule, consequence, evidence }) {
    const { diff, ...values } = evidence;
    if (consequence === 'note' || Object.keys(evidence).length === 0)
        return [];
    return [
        `Evidence of \`${rule}\`:\n`,
        ...(Object.keys(values).length === 0 ? [] : [block(JSON.stringify(values, null, 2), 'json')]),
        ...(typeof diff === 'string' ? [block(diff, 'diff')] : []),
    ];
}
function notesOf({ notes, proposals }) {
    const lines = [
        ...proposals.map(({ kind, summary }) => `- A person may ask to ${kind}: ${inert(summary)}`),
        ...notes.slice(0, MOST.notes).map((note) => `- ${prose(note)}`),
        ...(notes.length > MOST.notes ? [`- and ${notes.length - MOST.notes} more`] : []),
    ];
    return lines.length === 0 ? [] : [`${lines.join('\n')}\n`];
}
function optionsOf(one, typed) {
    const words = (0,_next_js__WEBPACK_IMPORTED_MODULE_3__/* .optionWords */ .RI)(one.decision.options).join(', or ');
    const lines = (0,_next_js__WEBPACK_IMPORTED_MODULE_3__/* .linesToType */ .$t)(one, typed);
    return [
        ...(words === '' ? [] : [`You may ${words}.\n`]),
        ...(lines.length === 0 ? [] : [(0,_text_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .fence */ .EU)(lines.join('\n'), 'sh')]),
    ];
}
function rest(all, shown) {
    return all.length > shown ? [`and ${all.length - shown} more\n`] : [];
}


/***/ }),

/***/ 6675:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  markdownReport: () => (/* binding */ markdownReport)
});

// EXTERNAL MODULE: ./lib/report/layout.js
var layout = __webpack_require__(5526);
// EXTERNAL MODULE: ./lib/report/markdown-card.js
var markdown_card = __webpack_require__(2580);
// EXTERNAL MODULE: ./lib/report/next.js
var next = __webpack_require__(3777);
// EXTERNAL MODULE: ./lib/report/scan.js
var scan = __webpack_require__(3481);
;// CONCATENATED MODULE: ./lib/report/urgency.js
/** The most urgent first: what must not go on, what only a person can settle, then what goes on by itself. */
const ORDER = ['block', 'ask', 'wait', 'fresh', 'rerun', 'resume', 'advance', 'none'];
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

;// CONCATENATED MODULE: ./lib/report/markdown.js
// A scan in GitHub's Markdown: for a job summary, an issue or a file; inert, and never longer than it may be.





/** Bytes kept free for saying what was left out. */
const TAIL = 250;
/** The part of the room that the tables may take: the cards behind them say more about less. */
const TABLES = 0.6;
/** The whole report. What has no room is left out whole, the least urgent first, and said. */
function markdownReport(report, view) {
    const workflows = byUrgency(report.workflows);
    const page = new Page(view.limit - TAIL);
    page.add(`## Rekindle\n\n${view.headline ?? headlineOf(report)}\n`);
    const listed = page.addTable(WORKFLOW_COLUMNS, workflows.map((one) => workflowRow(one, report)), TABLES);
    const files = page.addTable(FILE_COLUMNS, report.unreadable.map(fileRow), TABLES);
    const open = workflows.filter(({ decision }) => decision.action !== 'none');
    const told = open.filter((one) => page.add((0,markdown_card/* cardOf */.kY)(one, report, view))).length;
    const left = [
        ...leftOut(workflows.length - listed, 'row of workflows', 'rows of workflows'),
        ...leftOut(report.unreadable.length - files, 'file that cannot be read', 'files that cannot be read'),
        ...leftOut(open.length - told, 'workflow in full', 'workflows in full'),
    ];
    if (left.length === 0)
        return page.text;
    const tail = `**Left out, as there is no more room here:** ${left.join(', ')}.`;
    return `${page.text}\n${tail} \`rekindle scan\` shows everything.\n`;
}
function leftOut(count, one, many) {
    return count === 0 ? [] : [(0,layout/* counted */.hS)(count, one, many)];
}
/** A text that takes whole parts only. */
class Page {
    #limit;
    #used = 0;
    #parts = [];
    constructor(limit) {
        this.#limit = limit;
    }
    get text() {
        return this.#parts.join('\n');
    }
    /** Takes a part where there is room for it, and says whether there was. */
    add(part, share = 1) {
        const bytes = Buffer.byteLength(part) + 1;
        if (this.#used + bytes > this.#limit * share)
            return false;
        this.#used += bytes;
        this.#parts.push(part);
        return true;
    }
    /** Takes as many rows, from the first, as there is room for, and says how many. */
    addTable(columns, rows, share) {
        if (rows.length === 0)
            return 0;
        const head = Buffer.byteLength((0,markdown_card/* mdTable */.gJ)(columns, [])) + 1;
        const empty = Buffer.byteLength((0,markdown_card/* mdTable */.gJ)([], []));
        let room = this.#limit * share - this.#used - head;
        const taken = rows.findIndex((row) => {
            room -= Buffer.byteLength((0,markdown_card/* mdTable */.gJ)([], [row])) - empty;
            return room < 0;
        });
        const count = taken < 0 ? rows.length : taken;
        return count > 0 && this.add((0,markdown_card/* mdTable */.gJ)(columns, rows.slice(0, count))) ? count : 0;
    }
}
function headlineOf({ workflows, unreadable }) {
    const counts = next/* GROUPS */.fd.flatMap((group) => {
        const count = workflows.filter(({ decision }) => group.actions.includes(decision.action)).length;
        return count === 0 ? [] : [`${count} ${count === 1 ? group.one : group.many}`];
    });
    const broken = unreadable.filter(scan/* isInvalidFile */.og).length;
    if (broken > 0)
        counts.push(`${(0,layout/* counted */.hS)(broken, 'file')} cannot be read`);
    if (workflows.length === 0 && broken === 0)
        return 'No workflow was found.';
    return `${[(0,layout/* counted */.hS)(workflows.length, 'workflow'), ...counts].join(', ').replace(',', ':')}.`;
}
const WORKFLOW_COLUMNS = ['Workflow', 'Branch', 'Status', 'Step', 'Last activity', 'Decision'];
function workflowRow(one, report) {
    return [
        (0,markdown_card/* inert */.tJ)(one.id),
        (0,markdown_card/* inert */.tJ)(one.owner),
        (0,markdown_card/* inert */.tJ)(one.status_text ?? one.status),
        (0,markdown_card/* inert */.tJ)(one.step?.id ?? null),
        (0,markdown_card/* moved */.aW)(one, report),
        (0,markdown_card/* verdict */.WJ)(one),
    ];
}
const FILE_COLUMNS = ['File', 'Branch', 'Rule', 'What'];
function fileRow({ path, line, branch, rule, message }) {
    return [(0,markdown_card/* placed */.GS)(path, line), (0,markdown_card/* inert */.tJ)(branch), `\`${rule}\``, (0,markdown_card/* inert */.tJ)(message)];
}


/***/ }),

/***/ 3777:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $t: () => (/* binding */ linesToType),
/* harmony export */   E0: () => (/* binding */ lineToType),
/* harmony export */   RI: () => (/* binding */ optionWords),
/* harmony export */   TL: () => (/* binding */ quoted),
/* harmony export */   fd: () => (/* binding */ GROUPS)
/* harmony export */ });
/* harmony import */ var _text_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8944);
/* harmony import */ var _text_redact_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1814);


/** UTF-16 units of a name in a line to type. */
const LONGEST = 256;
const WORDS = {
    resume: 'go on with it',
    answer: 'answer the questions',
    approve: 'approve what is there',
    retry: 'run the step again',
    skip: 'skip the step',
    'accept-spec': 'accept the spec as it is now',
    migrate: 'migrate the state file',
    repair: 'repair the state file',
    fresh: 'start fresh',
    manual: 'correct the files by hand',
};
/** What each action asks of a person, the most urgent first. */
const GROUPS = [
    {
        title: 'Needs a decision',
        one: 'needs a decision',
        many: 'need a decision',
        actions: ['block', 'ask', 'fresh'],
    },
    { title: 'Waits for a person', one: 'waits for a person', many: 'wait for a person', actions: ['wait'] },
    { title: 'Can go on', one: 'can go on', many: 'can go on', actions: ['resume', 'rerun', 'advance'] },
    { title: 'Ended', one: 'ended', many: 'ended', actions: ['none'] },
];
/** The options of a decision in words, the recommended one first. */
function optionWords(options) {
    return options.map((option) => WORDS[option]);
}
/** The lines to type: the brief first, then every option that is a command of the command line. */
function linesToType({ id, commit, owner, decision }, typed) {
    if (decision.action === 'none' || ![id, owner ?? ''].every(isTypeable))
        return [];
    const names = new Set(['brief', ...decision.options].filter((name) => typed.commands.has(name)));
    return [...names].map((name) => lineToType(name, id, commit === null ? null : owner, typed));
}
/** One line to type; `branch`: where the workflow is looked for, `null` for the working tree. */
function lineToType(name, id, branch, { dir }) {
    const words = ['rekindle', name, id];
    if (branch !== null)
        words.push('--branch', branch);
    if (dir !== null)
        words.push('-C', dir);
    return words.map(quoted).join(' ');
}
/** A name that cannot be shown as it is cannot be copied as it is: no line to type beats a wrong one. */
function isTypeable(word) {
    return word.length <= LONGEST && (0,_text_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .forTerminal */ .Qf)((0,_text_redact_js__WEBPACK_IMPORTED_MODULE_1__/* .redact */ .E)(word)) === word;
}
/** A word as a POSIX shell must be told it; plain words stay as they are. */
function quoted(word) {
    if (/^[\w@%+=:,./][\w@%+=:,./-]*$|^-[-\w]+$/.test(word))
        return word;
    return `'${word.replaceAll("'", "'\\''")}'`;
}


/***/ }),

/***/ 3481:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MG: () => (/* binding */ scanReport),
/* harmony export */   fT: () => (/* binding */ isInterrupted),
/* harmony export */   og: () => (/* binding */ isInvalidFile)
/* harmony export */ });
/* unused harmony export isInvalid */
/* harmony import */ var _text_time_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1042);

/** Milliseconds. */
const DAY = 86_400_000;
function scanReport(survey, judged, settings) {
    const workflows = judged
        .flatMap(({ holding, recovered }) => recovered.workflows.map((one) => scanWorkflow(one, holding, siteOf(holding, one.path), settings)))
        .sort((a, b) => order(a.path, b.path) || order(a.feature, b.feature) || order(a.owner ?? '', b.owner ?? ''));
    const unreadable = judged
        .flatMap(({ holding, recovered }) => recovered.unreadable.map((one) => ({ ...one, branch: holding.owner, commit: holding.snapshot.commit })))
        .sort((a, b) => order(a.path, b.path) || order(a.branch ?? '', b.branch ?? ''));
    const { scanned } = survey;
    return {
        schema_version: 1,
        now: (0,_text_time_js__WEBPACK_IMPORTED_MODULE_0__/* .formatTime */ .f)(settings.now),
        repository: survey.repository,
        scanned: {
            commits: scanned.commits,
            state_files: scanned.stateFiles,
            state_sets: scanned.stateSets,
            blobs_read: scanned.blobsRead,
            git_processes: scanned.gitProcesses,
        },
        summary: summaryOf(workflows, unreadable),
        workflows,
        unreadable,
    };
}
/** A decision that says that the state itself is no good; `spec-changed` is blocked, not invalid. */
function isInvalid({ decision }) {
    return /^(?:state-.*|version-unknown|status-unknown)$/.test(decision.reason);
}
/** An unreadable file that counts: a copied template is no workflow and nothing is wrong with it. */
function isInvalidFile({ rule }) {
    return rule !== 'state-filled';
}
function isInterrupted({ liveness, decision }) {
    return liveness !== 'ended' && decision.action !== 'none';
}
function summaryOf(workflows, unreadable) {
    const count = (holds) => workflows.filter(holds).length;
    return {
        workflows: workflows.length,
        interrupted: count(isInterrupted),
        stale: count((one) => one.liveness === 'stale'),
        abandoned: count((one) => one.liveness === 'abandoned'),
        invalid: count(isInvalid) + unreadable.filter(isInvalidFile).length,
        outdated: count((one) => one.proposals.some((proposal) => proposal.kind === 'migrate')),
    };
}
function scanWorkflow(one, holding, owned, settings) {
    const { state, activity } = one;
    const current = state?.current ?? null;
    return {
        id: one.id,
        format: one.format,
        feature: one.feature,
        title: state?.title ?? null,
        path: one.path,
        owner: holding.owner,
        branches: owned?.branches ?? [],
        commit: holding.snapshot.commit,
        schema_version: one.version?.written ?? null,
        newest_schema_version: one.newest,
        status: state?.status ?? 'unknown',
        status_text: state?.statusText ?? null,
        step: current && { id: current.id, item: current.item, iteration: current.iteration, of: current.of },
        last_activity: { at: activity.at === null ? null : (0,_text_time_js__WEBPACK_IMPORTED_MODULE_0__/* .formatTime */ .f)(activity.at), from: activity.from },
        age_days: activity.at === null ? null : Math.round(((settings.now - activity.at) / DAY) * 10) / 10,
        liveness: one.liveness,
        findings: one.findings.map(({ reason: _, ...finding }) => finding),
        decision: one.decision,
        proposals: one.proposals,
        pending: (state?.questions ?? [])
            .filter((question) => question.state === 'open')
            .map(({ id, question, options }) => ({ id, question, options })),
        notes: [...one.notes, ...(owned?.notes ?? [])],
    };
}
function siteOf(holding, path) {
    return holding.sites.find(({ site }) => site.path === path || site.files.includes(path)) ?? null;
}
function order(a, b) {
    return a < b ? -1 : a > b ? 1 : 0;
}


/***/ })

};
