export const id = 435;
export const ids = [435];
export const modules = {

/***/ 435:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $r: () => (/* binding */ targetOf),
/* harmony export */   Sg: () => (/* binding */ opened),
/* harmony export */   ew: () => (/* binding */ WORKTREE),
/* harmony export */   f5: () => (/* binding */ settingsOf),
/* harmony export */   oQ: () => (/* binding */ commandNames),
/* harmony export */   t5: () => (/* binding */ lookAt),
/* harmony export */   ts: () => (/* binding */ ALL_BRANCHES),
/* harmony export */   uh: () => (/* binding */ onlyOf),
/* harmony export */   zD: () => (/* binding */ branchesWith),
/* harmony export */   zz: () => (/* binding */ dirToType)
/* harmony export */ });
/* harmony import */ var _commands_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5963);
/* harmony import */ var _handle_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6698);
/* harmony import */ var _index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3457);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3434);
/* harmony import */ var _text_nearest_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4581);
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1595);
/* harmony import */ var _terminal_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1205);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5364);
// What the looking commands share: what to look at, by which clock, and through which edge.








const WORKTREE = { kind: 'worktree' };
const ALL_BRANCHES = { kind: 'branches', names: 'all' };
/** The target that was typed; `null` where none was. @throws UserError where two were. */
function targetOf(values) {
    const given = ['worktree', 'branch', 'all-branches'].filter((name) => values.has(name));
    if (given.length > 1)
        throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo(`${(0,_text_nearest_js__WEBPACK_IMPORTED_MODULE_7__/* .orList */ .A3)(given.map((name) => `--${name}`))}: found several, expected one of them.`);
    if (values.has('all-branches'))
        return ALL_BRANCHES;
    if (values.has('branch'))
        return { kind: 'branches', names: values.many('branch') };
    return values.has('worktree') ? WORKTREE : null;
}
/** The clock and the thresholds. @throws UserError where the thresholds contradict each other. */
function settingsOf(values, world) {
    const now = values.has('now') ? (0,_values_js__WEBPACK_IMPORTED_MODULE_6__/* .readNow */ .DS)(values.one('now')) : world.now();
    const staleAfter = (0,_values_js__WEBPACK_IMPORTED_MODULE_6__/* .readDuration */ .$7)('stale-after', values.one('stale-after'));
    const abandonedAfter = (0,_values_js__WEBPACK_IMPORTED_MODULE_6__/* .readDuration */ .$7)('abandoned-after', values.one('abandoned-after'));
    // Who only says when things are stale must not be told off for a default.
    if (!values.has('abandoned-after'))
        return { now, staleAfter, abandonedAfter: Math.max(staleAfter, abandonedAfter) };
    if (abandonedAfter < staleAfter)
        throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo(`--abandoned-after: found ${values.one('abandoned-after')}, expected no less than --stale-after, ` +
            `which is ${values.one('stale-after')}.`);
    return { now, staleAfter, abandonedAfter };
}
/** Ids of the formats that were asked for; `null`: all. @throws UserError with the nearest id */
function onlyOf(values) {
    if (!values.has('only'))
        return null;
    const known = _index_js__WEBPACK_IMPORTED_MODULE_2__/* .engine */ .H.formats.map(({ id }) => id);
    for (const id of values.many('only'))
        if (!known.includes(id))
            throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo(`--only: found ${JSON.stringify(id)}, expected ${(0,_text_nearest_js__WEBPACK_IMPORTED_MODULE_7__/* .orList */ .A3)(known)}.${(0,_text_nearest_js__WEBPACK_IMPORTED_MODULE_7__/* .didYouMean */ .au)(id, known)}`);
    return new Set(values.many('only'));
}
/** Opens a folder; what is passed over in it is said on stderr. @throws UserError where it is none */
function opened(dir, world) {
    return world.open(dir, (message) => (0,_failure_js__WEBPACK_IMPORTED_MODULE_4__/* .say */ .c)(world, message));
}
/** Looks, with a sign of life where that takes long. */
function lookAt(clone, { target, settings, only, depth }, world) {
    const looking = (0,_handle_js__WEBPACK_IMPORTED_MODULE_1__/* .look */ .Op)(only === null ? clone : narrowed(clone, only), target, settings, depth);
    return (0,_terminal_js__WEBPACK_IMPORTED_MODULE_5__/* .withSign */ .Oy)(world, target.kind === 'worktree' ? 'looking at the files' : 'looking at branches', looking);
}
/** What every branch holds of these formats: the same workflow may be further along on one of them. */
async function branchesWith(only, settings, clone, world) {
    if (clone.kind === 'none')
        return [];
    return (await lookAt(clone, { target: ALL_BRANCHES, settings, only }, world)).judged;
}
/** The same clone, for which the sites of other formats are not there. */
function narrowed(clone, only) {
    return {
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
    return new Set(_commands_index_js__WEBPACK_IMPORTED_MODULE_0__/* .cliCommands */ .z_.map(({ name }) => name));
}


/***/ }),

/***/ 6698:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  WK: () => (/* binding */ changeFor),
  Op: () => (/* binding */ look)
});

// UNUSED EXPORTS: handleCheck

// EXTERNAL MODULE: ./lib/commands/index.js + 22 modules
var commands = __webpack_require__(5963);
// EXTERNAL MODULE: ./lib/index.js + 255 modules
var lib = __webpack_require__(3457);
// EXTERNAL MODULE: ./lib/text/escape.js
var text_escape = __webpack_require__(8944);
// EXTERNAL MODULE: ./lib/text/redact.js
var text_redact = __webpack_require__(1814);
// EXTERNAL MODULE: ./lib/report/next.js
var next = __webpack_require__(3777);
;// CONCATENATED MODULE: ./lib/report/annotations.js






/** GitHub shows this many annotations of a level and step, and drops the rest without a word. */
const MOST = 10;
/** Characters; what is longer is cut, as an annotation points and the summary tells the rest. */
const LONGEST = 1_000;
const LEVEL = { error: 'error', warning: 'warning', note: 'notice' };
const BY_LEVEL = (/* unused pure expression or super */ null && (['error', 'warning', 'notice']));
const BY_CONSEQUENCE = (/* unused pure expression or super */ null && (['block', 'ask', 'rerun', 'note']));
/**
 * `taken`: how many places of each level are needed for messages without a place in a file. `most`: places of
 * each level; GitHub's own for a step of a job where absent.
 */
function annotations_annotationsOf(found, taken, most = MOST) {
    const drafts = found
        .flatMap(({ workflows, unreadable }) => [
        ...unreadable.filter(isInvalidFile).map(ofUnreadable),
        ...workflows.flatMap(ofWorkflow),
    ])
        .sort(compare);
    const all = chosen(drafts, taken, most);
    const some = all.length === drafts.length ? all : chosen(drafts, { ...taken, notice: taken.notice + 1 }, most);
    return { effects: some.map(effectOf), left: drafts.length - some.length };
}
function chosen(drafts, taken, most) {
    const used = { ...taken };
    return drafts.filter(({ level }) => ++used[level] <= most);
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
    const { step, reason, instruction } = one.decision;
    const name = step === null ? null : stepName(one.state, step);
    const verdict = `Decision: ${decided({ ...one.decision, step: name })}.`;
    const drafts = one.findings
        .filter(({ severity }) => one.liveness !== 'ended' || severity !== 'note')
        .map(({ rule, severity, consequence, path, line, message }) => ({
        invalid: isInvalid(one) && decisive(consequence),
        level: LEVEL[severity],
        consequence,
        path,
        line,
        code: rule,
        message: `${one.id}: ${message} ${verdict}`,
    }));
    if (!needsDecision(one) || one.findings.some(({ consequence }) => decisive(consequence)))
        return drafts;
    const message = `${one.id}: ${instruction} ${verdict}`;
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

// EXTERNAL MODULE: ./lib/report/duplicates.js + 1 modules
var duplicates = __webpack_require__(5203);
// EXTERNAL MODULE: ./lib/report/markdown.js + 1 modules
var markdown = __webpack_require__(6675);
// EXTERNAL MODULE: ./lib/report/published.js
var report_published = __webpack_require__(4908);
// EXTERNAL MODULE: ./lib/text/time.js
var time = __webpack_require__(1042);
// EXTERNAL MODULE: ./lib/report/validity.js
var validity = __webpack_require__(8062);
;// CONCATENATED MODULE: ./lib/report/scan.js



/** Milliseconds. */
const DAY = 86_400_000;
function scan_scanReport(survey, judged, settings) {
    const beside = (0,duplicates/* duplicateNotes */.ji)(judged);
    const workflows = judged
        .flatMap(({ holding, recovered }) => recovered.workflows.map((one) => {
        const scanned = scanWorkflow(one, holding, siteOf(holding, one.path), settings);
        const told = beside(one, holding.owner);
        return told === null ? scanned : { ...scanned, notes: [...scanned.notes, told.note] };
    }))
        .sort((a, b) => scan_order(a.path, b.path) || scan_order(a.feature, b.feature) || scan_order(a.owner ?? '', b.owner ?? ''));
    const unreadable = judged
        .flatMap(({ holding, recovered }) => recovered.unreadable.map((one) => ({ ...one, branch: holding.owner, commit: holding.snapshot.commit })))
        .sort((a, b) => scan_order(a.path, b.path) || scan_order(a.branch ?? '', b.branch ?? ''));
    const { scanned } = survey;
    return {
        schema_version: 1,
        now: (0,time/* formatTime */.f)(settings.now),
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
function summaryOf(workflows, unreadable) {
    const count = (holds) => workflows.filter(holds).length;
    return {
        workflows: workflows.length,
        interrupted: count(validity/* isInterrupted */.fT),
        stale: count((one) => one.liveness === 'stale'),
        abandoned: count((one) => one.liveness === 'abandoned'),
        invalid: count(validity/* isInvalid */.If) + unreadable.filter(validity/* isInvalidFile */.og).length,
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
        status_text: state?.statusText ?? one.statusText ?? null,
        step: stepOf(current),
        last_activity: { at: activity.at === null ? null : (0,time/* formatTime */.f)(activity.at), from: activity.from },
        age_days: activity.at === null ? null : Math.round(((settings.now - activity.at) / DAY) * 10) / 10,
        liveness: one.liveness,
        findings: one.findings.map(({ reason: _, ...finding }) => finding),
        decision: one.decision,
        proposals: one.proposals.map(({ kind, summary, files }) => ({ kind, summary, files })),
        pending: (state?.questions ?? [])
            .filter((question) => question.state === 'open')
            .map(({ id, question, options }) => ({ id, question, options })),
        notes: [...one.notes, ...(owned?.notes ?? [])],
    };
}
/** `null` where a workflow is at no step. */
function stepOf(current) {
    if (!current || current.id === '')
        return null;
    const { id, item, iteration, of } = current;
    return { id, item, iteration, of };
}
function siteOf(holding, path) {
    return holding.sites.find(({ site }) => site.path === path || site.files.includes(path)) ?? null;
}
function scan_order(a, b) {
    return a < b ? -1 : a > b ? 1 : 0;
}

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
    const safe = published(report);
    const json = JSON.stringify(safe);
    const told = withStepNames(report, head.judged);
    return {
        conclusion,
        effects: [
            ...remarks.map(({ level, message }, index) => logOf(level, `remark/${index}`, message)),
            ...annotations.effects,
            ...moreOf(annotations.left),
            ...linesOf(told).map((line, index) => logOf('info', `line/${index}`, line)),
            logOf(conclusion === 'failure' ? 'error' : 'info', 'headline', headline),
            { kind: 'file', key: 'file/result', name: RESULT_FILE, content: json },
            ...outputsOf(safe, json, call.resultFile),
            {
                kind: 'summary',
                key: 'summary',
                markdown: markdownReport(told, {
                    ...typed,
                    headline,
                    limit: SUMMARY_LIMIT,
                    duplicates: duplicatesIn(head.judged),
                }),
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
        ...byUrgency(workflows).map(({ id, path, liveness, decision }) => `${id} in ${path}: ${decided(decision)}, ${liveness}`),
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

// EXTERNAL MODULE: ./lib/text/hash.js
var hash = __webpack_require__(7591);
;// CONCATENATED MODULE: ./lib/handle.js
// The walk that every door takes: target → survey → snapshots → recoveries → effects; read this first.






/** Looks at a target through an edge. Reads only; the same repository and clock give the same answer. */
async function look(edge, target, settings, depth = 'scan', by = lib/* engine */.H) {
    const memo = by.memo();
    const survey = await edge.survey(target, by.asker(memo, depth));
    const judged = survey.holdings.map((holding) => {
        const sites = holding.sites.map(({ site }) => site);
        return { holding, recovered: by.recover(holding.snapshot, sites, settings, memo) };
    });
    return { report: scan_scanReport(survey, judged, settings), judged, settings, memo };
}
/** A person's choice for one workflow, as the change that an edge can be asked for. @throws UserError */
function changeFor(choice, standing, by = lib/* engine */.H) {
    const change = by.choose(choice, standing);
    const [workflow, action] = [standing.recovery.id, choice.name];
    return { kind: 'change', key: (0,hash/* keyOf */.TN)(workflow, action, change), workflow, action, change };
}
/** Judges a commit, compares it with its base where something hangs on that, and has the edge tell of it. */
async function handleCheck(edge, call, settings) {
    const at = (revision) => look(edge, { kind: 'commit', revision }, settings);
    const head = call.head === null ? nothingSeen(settings) : await at(call.head);
    const base = baseToLookAt(head.report, call);
    const typed = { commands: new Set(cliCommands.map(({ name }) => name)), dir: null };
    const check = checkOf(head, base === null ? null : await at(base), call, typed);
    await edge.apply(check.effects);
    return check;
}


/***/ }),

/***/ 5203:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Jz: () => (/* binding */ SHOWN_PLACES),
  ji: () => (/* binding */ duplicateNotes),
  uS: () => (/* binding */ duplicatesIn)
});

// EXTERNAL MODULE: ./lib/model/progress.js
var progress = __webpack_require__(1522);
// EXTERNAL MODULE: ./lib/model/workflow.js
var workflow = __webpack_require__(5740);
// EXTERNAL MODULE: ./lib/text/time.js
var time = __webpack_require__(1042);
// EXTERNAL MODULE: ./lib/report/layout.js
var layout = __webpack_require__(5526);
// EXTERNAL MODULE: ./lib/report/names.js
var names = __webpack_require__(4110);
;// CONCATENATED MODULE: ./lib/report/duplicate-note.js
// What is said at one place of a workflow that is in several: where it is further along, and by how much.




/** `places`: the most advanced first, two at least. In our words; names only where they are plain. */
function noteAt(places, at) {
    const [here, first] = [places[at], places[0]];
    if (!here || !first)
        return '';
    return here === first ? leading(first, places.slice(1)) : lagging(here, first);
}
/** Said where it is furthest along: that it is elsewhere as well. */
function leading(here, others) {
    const [other] = others;
    if (!other)
        return '';
    const alone = others.length === 1;
    const where = alone ? whereIs(other, here) : `in ${others.length} other places`;
    if (!here.state)
        return `The same workflow is ${where} as well, and can be read nowhere.`;
    const compared = alone ? comparedWith(other, here) : ', none of them further along';
    return `The same workflow is ${where} as well${compared}. Nothing merges them.`;
}
function comparedWith(other, here) {
    if (!other.state || !here.state)
        return ', where it cannot be read';
    const level = (0,progress/* compareProgress */.J)(other.state, here.state) === 0;
    return `${factsOf(other, here)}, ${level ? 'as far along as here' : 'less far along than here'}`;
}
/** Said everywhere else: where to look first. */
function lagging(here, first) {
    const where = `${whereIs(first, here)}${factsOf(first, here)}`;
    if (!first.state)
        return `The same workflow is ${where} as well, and can be read nowhere.`;
    if (!here.state)
        return `The same workflow can be read ${where}. ${LOOK_THERE}`;
    if ((0,progress/* compareProgress */.J)(first.state, here.state) > 0)
        return `The same workflow is further along ${where}. ${LOOK_THERE}`;
    return `The same workflow is as far along ${where}. Decide which of them goes on.`;
}
const LOOK_THERE = 'Look there before anything goes on here.';
/** Where another place is, by what tells it from this one; a name that could say something is not named. */
function whereIs({ owner, path }, here) {
    const branch = owner !== null && (0,names/* isPlainName */.s)(owner) ? owner : 'another branch';
    const file = (0,names/* isPlainName */.s)(path) ? path : 'another file';
    if (owner === null || owner === here.owner)
        return `in ${file}`;
    return path === here.path ? `on ${branch}` : `in ${file} on ${branch}`;
}
/** ` (step plan, 2 days newer)`; `''` where nothing of that is known. */
function factsOf({ state, at }, here) {
    const step = state?.current?.id ?? null;
    const facts = [
        ...(state?.ended ? [state.ended] : step !== null && (0,names/* isPlainName */.s)(step) ? [nameOf(step, state)] : []),
        ...apart(at, here.at),
    ];
    return facts.length === 0 ? '' : ` (${facts.join(', ')})`;
}
/** `step plan`, or the name that the format has for it. */
function nameOf(step, state) {
    const name = (0,workflow/* stepName */.u)(state, step);
    return name === step ? `step ${step}` : name;
}
function apart(there, here) {
    if (there === null || here === null)
        return [];
    const ms = Date.parse(there) - Date.parse(here);
    const span = (0,layout/* spanOf */.ee)(Math.abs(ms));
    return span === null ? [] : [`${span} ${ms > 0 ? 'newer' : 'older'}`];
}

;// CONCATENATED MODULE: ./lib/report/duplicates.js




/** Places that are shown of one workflow; a thousand branches may hold it. */
const SHOWN_PLACES = 5;
/** By id, in the order in which they were found; a workflow in one place is none of them. */
function duplicatesIn(judged) {
    const groups = new Map();
    for (const { holding, recovered } of judged)
        for (const one of recovered.workflows) {
            const id = duplicateId(one);
            const group = groups.get(id) ?? new Map();
            groups.set(id, group);
            for (const place of placesOf(one, holding.owner)) {
                const key = seatOf(id, place);
                // A file that is a workflow of its own is told of by that, not as somebody's rival.
                if (place.decision !== null || !group.has(key))
                    group.set(key, place);
            }
        }
    return [...groups]
        .filter(([, group]) => group.size > 1)
        .map(([id, group]) => ({ id, places: noted([...group.values()].sort(furtherFirst)) }));
}
/** What is noted at a workflow's own place of the others; `null` where it is in no other. */
function duplicateNotes(judged) {
    const notes = duplicatesIn(judged).flatMap(({ id, places }) => places.map((place, at) => [seatOf(id, place), { note: place.note, lags: at > 0 }]));
    const byPlace = new Map(notes);
    return (one, owner) => byPlace.get(seatOf(duplicateId(one), { owner, path: one.path })) ?? null;
}
function seatOf(id, { owner, path }) {
    return JSON.stringify([id, owner, path]);
}
/** What workflows are the same by: an id may end with a folder that tells two of one tree apart. */
function duplicateId({ format, feature }) {
    return `${format}:${feature}`;
}
function noted(places) {
    return places.map((place, at) => {
        const { state: _, ...shown } = place;
        return { ...shown, note: noteAt(places, at) };
    });
}
/** The workflow's own place, and those of its rivals. */
function placesOf(one, owner) {
    const { path, activity, site } = one;
    const { action, step, reason } = one.decision;
    const named = step === null ? null : (0,workflow/* stepName */.u)(one.state, step);
    const read = new Set(one.beside.map((state) => state.path));
    const own = {
        owner,
        path,
        step: stepOf(one.state) ?? named,
        status: one.state ? statusOf(one.state) : (one.statusText ?? 'unknown'),
        at: activity.at === null ? null : (0,time/* formatTime */.f)(activity.at),
        decision: { action, step: named, reason },
        state: one.state && asItSays(one.state),
    };
    const mute = site.rivals.filter((rival) => !read.has(rival) && rival !== path);
    return [
        own,
        ...besideOf(one).map((state) => rivalOf(owner, state.path, state)),
        ...mute.map((rival) => rivalOf(owner, rival, null)),
    ];
}
/** What the rivals say of this workflow; one that names no workflow of its name is told of all the same. */
function besideOf({ feature, beside }) {
    const same = beside.filter((state) => state.feature === feature);
    return same.length > 0 ? same : beside;
}
/** A rival file: its own word is all that is known of it. */
function rivalOf(owner, path, state) {
    const times = (state?.timestamps ?? []).flatMap((time) => (time.activity ? (time.at ?? []) : []));
    return {
        owner,
        path,
        step: stepOf(state),
        status: statusOf(state),
        at: times.length === 0 ? null : (0,time/* formatTime */.f)(Math.max(...times)),
        decision: null,
        state: state && asItSays(state),
    };
}
/** Beside a rival no state counts as ended; how far each came is told by its own word all the same. */
function asItSays(state) {
    return state.status === 'completed' && state.current === null ? { ...state, ended: 'completed' } : state;
}
function stepOf(state) {
    const current = state?.current;
    if (!current || current.id === '')
        return null;
    const name = (0,workflow/* stepName */.u)(state, current.id);
    return current.item === null ? name : `${name} ${current.item}`;
}
function statusOf(state) {
    return state === null ? 'unknown' : (state.statusText ?? state.status);
}
/** What cannot be read comes last; of equals the one that moved last comes first, then by name. */
function furtherFirst(a, b) {
    if (!a.state || !b.state)
        return Number(!a.state) - Number(!b.state) || byTime(a, b);
    return (0,progress/* compareProgress */.J)(b.state, a.state) || byTime(a, b);
}
function byTime(a, b) {
    return order(b.at ?? '', a.at ?? '') || order(a.owner ?? '', b.owner ?? '') || order(a.path, b.path);
}
function order(a, b) {
    return a < b ? -1 : a > b ? 1 : 0;
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
/* unused harmony export mdRow */
/* harmony import */ var _text_counted_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3497);
/* harmony import */ var _text_diff_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4212);
/* harmony import */ var _text_escape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8944);
/* harmony import */ var _text_redact_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1814);
/* harmony import */ var _layout_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5526);
/* harmony import */ var _next_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3777);
/* harmony import */ var _published_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4908);
/* harmony import */ var _sentence_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6097);
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
    return lines.map(mdRow).join('');
}
/** One row of a table; cells are Markdown already. */
function mdRow(cells) {
    return `| ${cells.join(' | ')} |\n`;
}
/** `path:line` as code. */
function placed(path, line) {
    return inert(line === null ? path : `${path}:${line}`);
}
/** When it last moved, and what that means. */
function moved({ last_activity: { at }, liveness }, { now }) {
    return at === null ? liveness : `${(0,_layout_js__WEBPACK_IMPORTED_MODULE_3__/* .agoOf */ .JT)(Date.parse(now) - Date.parse(at))}, ${liveness}`;
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
/** Letters and punctuation that mean nothing in Markdown. */
const PLAIN = /^[A-Za-z0-9 .,:;'()/–…-]*$/;
/** Sentences of ours, which may quote a step's name: as they are where that can do nothing, else as code. */
function prose(sentences) {
    const safe = (0,_text_redact_js__WEBPACK_IMPORTED_MODULE_2__/* .redact */ .E)(sentences);
    return PLAIN.test(safe) && (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .inertSentence */ ._)(safe) === safe ? safe : inert(safe);
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
        one.pending.length === 0 ? null : ['Pending', (0,_text_counted_js__WEBPACK_IMPORTED_MODULE_7__/* .counted */ .h)(one.pending.length, 'question')],
        ['Last activity', `${inert(one.last_activity.at)} (${moved(one, report)})`],
        [
            'Branch',
            `${inert(owner)}${others === 0 ? '' : ` and ${(0,_text_counted_js__WEBPACK_IMPORTED_MODULE_7__/* .counted */ .h)(others, 'more branch', 'more branches')}`}`,
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
        `<details><summary>${(0,_text_counted_js__WEBPACK_IMPORTED_MODULE_7__/* .counted */ .h)(findings.length, 'finding')}</summary>\n`,
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
        ...(Object.keys(values).length === 0 ? [] : [block(JSON.stringify((0,_published_js__WEBPACK_IMPORTED_MODULE_5__/* .published */ .H)(values), null, 2), 'json')]),
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
    const words = (0,_next_js__WEBPACK_IMPORTED_MODULE_4__/* .optionWords */ .RI)((0,_next_js__WEBPACK_IMPORTED_MODULE_4__/* .fitting */ ._Q)(one)).join(', or ');
    const lines = (0,_next_js__WEBPACK_IMPORTED_MODULE_4__/* .linesToType */ .$t)(one, typed);
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

// EXTERNAL MODULE: ./lib/text/counted.js
var counted = __webpack_require__(3497);
// EXTERNAL MODULE: ./lib/report/duplicates.js + 1 modules
var duplicates = __webpack_require__(5203);
// EXTERNAL MODULE: ./lib/report/markdown-card.js
var markdown_card = __webpack_require__(2580);
// EXTERNAL MODULE: ./lib/report/next.js
var next = __webpack_require__(3777);
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

// EXTERNAL MODULE: ./lib/report/validity.js
var validity = __webpack_require__(8062);
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
    const places = (view.duplicates ?? []).flatMap(placeRows);
    const seats = page.addTable(PLACE_COLUMNS, places, TABLES, PLACES);
    const open = workflows.filter(({ decision }) => decision.action !== 'none');
    const told = open.filter((one) => page.add((0,markdown_card/* cardOf */.kY)(one, report, view))).length;
    const left = [
        ...leftOut(workflows.length - listed, 'row of workflows', 'rows of workflows'),
        ...leftOut(report.unreadable.length - files, 'file that cannot be read', 'files that cannot be read'),
        ...leftOut(places.length - seats, 'place of one workflow', 'places of one workflow'),
        ...leftOut(open.length - told, 'workflow in full', 'workflows in full'),
    ];
    if (left.length === 0)
        return page.text;
    const tail = `**Left out, as there is no more room here:** ${left.join(', ')}.`;
    return `${page.text}\n${tail} \`rekindle scan\` shows everything.\n`;
}
function leftOut(count, one, many) {
    return count === 0 ? [] : [(0,counted/* counted */.h)(count, one, many)];
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
    /** Takes as many rows, from the first, as there is room for below `title`, and says how many. */
    addTable(columns, rows, share, title = '') {
        if (rows.length === 0)
            return 0;
        const head = Buffer.byteLength(title + (0,markdown_card/* mdTable */.gJ)(columns, [])) + 1;
        const empty = Buffer.byteLength((0,markdown_card/* mdTable */.gJ)([], []));
        let room = this.#limit * share - this.#used - head;
        const taken = rows.findIndex((row) => {
            room -= Buffer.byteLength((0,markdown_card/* mdTable */.gJ)([], [row])) - empty;
            return room < 0;
        });
        const count = taken < 0 ? rows.length : taken;
        return count > 0 && this.add(title + (0,markdown_card/* mdTable */.gJ)(columns, rows.slice(0, count))) ? count : 0;
    }
}
function headlineOf({ workflows, unreadable }) {
    const counts = next/* GROUPS */.fd.flatMap((group) => {
        const count = workflows.filter(({ decision }) => group.actions.includes(decision.action)).length;
        return count === 0 ? [] : [`${count} ${count === 1 ? group.one : group.many}`];
    });
    const broken = unreadable.filter(validity/* isInvalidFile */.og).length;
    if (broken > 0)
        counts.push(`${(0,counted/* counted */.h)(broken, 'file')} cannot be read`);
    if (workflows.length === 0 && broken === 0)
        return 'No workflow was found.';
    return `${[(0,counted/* counted */.h)(workflows.length, 'workflow'), ...counts].join(', ').replace(',', ':')}.`;
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
const PLACES = '**Same workflow in several places (most advanced first).** Nothing merges them: look at the first of ' +
    'each before anything goes on in the others.\n\n';
const PLACE_COLUMNS = ['Workflow', 'Branch', 'State file', 'Step', 'Status', 'Last activity', 'Decision'];
function placeRows({ id, places }) {
    const left = places.length - duplicates/* SHOWN_PLACES */.Jz;
    const rows = places
        .slice(0, duplicates/* SHOWN_PLACES */.Jz)
        .map(({ owner, path, step, status, at, decision }) => [id, owner, path, step, status, at, decision && (0,next/* decided */.rc)(decision)].map(markdown_card/* inert */.tJ));
    return left > 0 ? [...rows, [(0,markdown_card/* inert */.tJ)(id), `and ${left} more`, '', '', '', '', '']] : rows;
}
const FILE_COLUMNS = ['File', 'Branch', 'Rule', 'What'];
function fileRow({ path, line, branch, rule, message }) {
    return [(0,markdown_card/* placed */.GS)(path, line), (0,markdown_card/* inert */.tJ)(branch), `\`${rule}\``, (0,markdown_card/* inert */.tJ)(message)];
}


/***/ }),

/***/ 4110:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ isOurs),
/* harmony export */   s: () => (/* binding */ isPlainName)
/* harmony export */ });
// Names from files among our own words.
/** Whether a name from a file may stand among our own words: one word, which says nothing by itself. */
function isPlainName(name) {
    return /^[\p{L}\p{N}.][\p{L}\p{N}._:@/+-]{0,159}$/u.test(name);
}
/** What a file says counts as repeated from so many UTF-16 units on: less says nothing. */
const LEAST = 6;
/** A sentence of ours is no longer, names included. UTF-16 units. */
const LONGEST = 1000;
/**
 * Whether a sentence of ours may stand among our words: what it quotes is plain, and it repeats nothing that
 * a file says. `theirs`: what files say, texts and names; a path counts by its parts as well.
 */
function isOurs(sentence, theirs) {
    if (sentence.length > LONGEST || /\p{C}|\p{Zl}|\p{Zp}|`/u.test(sentence))
        return false;
    const quoted = [...sentence.matchAll(/"([^"]*)"/g)].map(([, name = '']) => name);
    if (!quoted.every(isPlainName))
        return false;
    return !partsOf(theirs).some((part) => sentence.includes(part));
}
function partsOf(theirs) {
    const parts = theirs.flatMap((text) => [text, ...text.split(/[/\n]/)]).map((part) => part.trim());
    return [...new Set(parts)].filter((part) => part.length >= LEAST && !isPlainName(part));
}


/***/ }),

/***/ 3777:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $t: () => (/* binding */ linesToType),
/* harmony export */   E0: () => (/* binding */ lineToType),
/* harmony export */   RI: () => (/* binding */ optionWords),
/* harmony export */   TL: () => (/* binding */ quoted),
/* harmony export */   _Q: () => (/* binding */ fitting),
/* harmony export */   fd: () => (/* binding */ GROUPS),
/* harmony export */   rc: () => (/* binding */ decided)
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
/** A decision in a few words: `rerun plan (step-interrupted)`. The step's name is from a file. */
function decided({ action, step, reason }) {
    return `${step === null ? action : `${action} ${step}`} (${reason})`;
}
/** The options of a decision in words, the recommended one first. */
function optionWords(options) {
    return options.map((option) => WORDS[option]);
}
/**
 * What a person may choose as things stand, the recommended one first: the migration before all that
 * writes, a repair where one is proposed and only there, and nothing about a step where none is known.
 */
function fitting({ decision, proposals, }) {
    const { action, step, options } = decision;
    if (action === 'none' || action === 'fresh')
        return options;
    const proposed = new Set(proposals.map(({ kind }) => kind));
    const stepless = (option) => step === null && (option === 'retry' || option === 'skip');
    const offered = options.filter((one) => !stepless(one) && (one !== 'repair' || proposed.has(one)));
    const [first, ...others] = offered;
    const repair = proposed.has('repair') && !offered.includes('repair') ? ['repair'] : [];
    const migrate = proposed.has('migrate') ? ['migrate'] : [];
    return [...migrate, ...(first === undefined ? [] : [first]), ...repair, ...others];
}
/**
 * The lines to type: the brief first, then every option that is a command of the command line. Commands that
 * write act on the working tree, so for a commit of a branch there is the brief alone.
 */
function linesToType(one, typed) {
    const { id, commit, owner, decision } = one;
    if (decision.action === 'none' || ![id, owner ?? ''].every(isTypeable))
        return [];
    if (commit !== null)
        return typed.commands.has('brief') ? [lineToType('brief', id, owner, typed)] : [];
    const names = new Set(['brief', ...fitting(one)].filter((name) => typed.commands.has(name)));
    return [...names].map((name) => lineToType(name, id, null, typed, restOf(name, one)));
}
/** What stands behind the id: a question that waits, and words in capitals for what a person must fill in. */
function restOf(name, { pending }) {
    if (name === 'accept-spec')
        return ['HASH'];
    if (name !== 'answer')
        return [];
    const id = pending[0]?.id;
    // An id that begins with a dash would be read as an option.
    return [id !== undefined && isTypeable(id) && !id.startsWith('-') ? id : 'QUESTION', 'TEXT'];
}
/** One line to type; `branch`: where the workflow is looked for, `null` for the working tree. */
function lineToType(name, id, branch, { dir }, rest = []) {
    const words = ['rekindle', name, id, ...rest];
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

/***/ 4908:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ published)
/* harmony export */ });
/* harmony import */ var _text_redact_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1814);
// What leaves the house as data: secrets are taken out of every text that a file may have had a hand in.

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

/***/ 6097:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ inertSentence)
/* harmony export */ });
/* harmony import */ var _text_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8944);
/* harmony import */ var _text_redact_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1814);
// Sentences of ours that may name things from files: what Markdown or GitHub would act on stands as code.


/**
 * Signs that mean something to Markdown, and what GitHub acts on without any: links, mentions, references to
 * issues, advisories and commits (`GH-12`, `CVE-…`, hex digits), mathematics, emoji by name.
 */
const ACTIVE = /[`<>|[\]@#*_\\~&$^]|:\/\/|www\.|[a-z]-\d|\b(?:GHSA|CVE)-\w|:[a-z_+-][\w+-]*:|(?<!\w)[0-9a-f]{7,}(?!\w)/i;
/** What would begin a list, a line or a heading where a line begins. */
const OPENS = /^(?:[-+=]+|\d+[.)])$/;
/** One line without blanks around it. Secrets are taken out, unseen characters shown. */
function inertSentence(sentence) {
    const words = (0,_text_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .forTerminal */ .Qf)((0,_text_redact_js__WEBPACK_IMPORTED_MODULE_1__/* .redact */ .E)(sentence)).trim().split(' ');
    return words
        .map((word, index) => (ACTIVE.test(word) || (index === 0 && OPENS.test(word)) ? coded(word) : word))
        .join(' ');
}
/** The word alone: the stop or bracket of the sentence stays outside. Linear. */
function coded(word) {
    const start = word.startsWith('(') ? 1 : 0;
    let end = word.length;
    while (end > start && '.,;:)'.includes(word.charAt(end - 1)))
        end--;
    if (start === end)
        return (0,_text_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .forMarkdown */ .Bm)(word);
    return word.slice(0, start) + (0,_text_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .forMarkdown */ .Bm)(word.slice(start, end)) + word.slice(end);
}


/***/ }),

/***/ 8062:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
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


/***/ })

};
