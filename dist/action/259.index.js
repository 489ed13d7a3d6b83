export const id = 259;
export const ids = [259];
export const modules = {

/***/ 7259:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  check: () => (/* binding */ check)
});

// EXTERNAL MODULE: ./lib/commands/index.js + 21 modules
var commands = __webpack_require__(6179);
// EXTERNAL MODULE: ./lib/config/age-limits.js
var age_limits = __webpack_require__(2518);
// EXTERNAL MODULE: ./lib/config/config.js
var config_config = __webpack_require__(8674);
// EXTERNAL MODULE: ./lib/handle.js + 1 modules
var handle = __webpack_require__(440);
// EXTERNAL MODULE: ./lib/model/errors.js
var errors = __webpack_require__(3434);
// EXTERNAL MODULE: ./lib/text/escape.js
var text_escape = __webpack_require__(8944);
// EXTERNAL MODULE: ./lib/text/redact.js
var redact = __webpack_require__(1814);
// EXTERNAL MODULE: ./lib/report/copies/duplicates.js + 1 modules
var duplicates = __webpack_require__(4803);
// EXTERNAL MODULE: ./lib/report/host-wording.js
var host_wording = __webpack_require__(3339);
// EXTERNAL MODULE: ./lib/report/markdown/scan.js
var scan = __webpack_require__(7353);
// EXTERNAL MODULE: ./lib/report/next-steps.js
var next_steps = __webpack_require__(1551);
// EXTERNAL MODULE: ./lib/report/scan/redact-output.js
var redact_output = __webpack_require__(7103);
// EXTERNAL MODULE: ./lib/report/scan/scan.js
var scan_scan = __webpack_require__(9437);
// EXTERNAL MODULE: ./lib/report/scan/urgency.js
var urgency = __webpack_require__(6569);
// EXTERNAL MODULE: ./lib/model/workflow.js
var workflow = __webpack_require__(5740);
;// CONCATENATED MODULE: ./lib/report/step-names.js
// Steps by the names that people use: reports say "stage 4 (Clarification)" where data says "4".

/** A report to be shown to people, never to be published: its steps have names in place of ids. */
function withStepNames(report, judged) {
    const named = new Map();
    for (const { recovered } of judged)
        for (const { format, state } of recovered.workflows)
            if (state?.stepNames)
                named.set(format, state);
    if (named.size === 0)
        return report;
    const workflows = report.workflows.map((one) => {
        const state = named.get(one.format) ?? null;
        if (state === null)
            return one;
        const { step, decision } = one;
        return {
            ...one,
            step: step && { ...step, id: (0,workflow/* stepName */.u)(state, step.id) },
            decision: { ...decision, step: decision.step === null ? null : (0,workflow/* stepName */.u)(state, decision.step) },
        };
    });
    return { ...report, workflows };
}

// EXTERNAL MODULE: ./lib/report/check/annotations.js
var check_annotations = __webpack_require__(63);
// EXTERNAL MODULE: ./lib/report/check/conclusion.js + 1 modules
var check_conclusion = __webpack_require__(4101);
// EXTERNAL MODULE: ./lib/report/check/outputs.js
var outputs = __webpack_require__(4263);
;// CONCATENATED MODULE: ./lib/report/check/check.js













/** Bytes; GitHub takes a job summary of 1 MiB for each step. */
const SUMMARY_LIMIT = 1_000_000;
/** `base`: what was found in the commit that `baseToLookAt` names. Pure; equal looks give equal effects. */
function checkOf(head, base, call, typed, door) {
    const { report } = head;
    const { conclusion, headline, unsure } = (0,check_conclusion/* verdictOn */.Hc)(head, base, call);
    const remarks = unsure
        ? [...call.remarks, { level: 'warning', message: (0,host_wording/* baseMissing */.p)(door) }]
        : call.remarks;
    const taken = (level) => remarks.filter((one) => one.level === level).length;
    const annotations = (0,check_annotations/* annotationsOf */.I)(head.judged.map(({ recovered }) => recovered), 
    // The headline of a failure is an error as well, and must not be the one too many.
    { error: conclusion === 'failure' ? 1 : 0, warning: taken('warning'), notice: taken('notice') });
    const safe = (0,redact_output/* published */.H)(report);
    const json = JSON.stringify(safe);
    const told = withStepNames(report, head.judged);
    return {
        conclusion,
        effects: [
            ...remarks.map(({ level, message }, index) => logOf(level, `remark/${index}`, message)),
            ...annotations.effects,
            ...moreOf(annotations.left, door),
            ...linesOf(told, door).map((line, index) => logOf('info', `line/${index}`, line)),
            logOf(conclusion === 'failure' ? 'error' : 'info', 'headline', headline),
            { kind: 'file', key: 'file/result', name: outputs/* RESULT_FILE */.FX, content: json },
            ...(0,outputs/* outputsOf */.Yz)(safe, json, call.resultFile),
            {
                kind: 'summary',
                key: 'summary',
                markdown: (0,scan/* markdownReport */.q)(told, {
                    ...typed,
                    headline,
                    limit: SUMMARY_LIMIT,
                    duplicates: (0,duplicates/* duplicatesIn */.uS)(head.judged),
                }),
            },
        ],
    };
}
/** Lines in the log; the summary of a job and the result have everything. */
const MOST_LINES = 100;
function logOf(level, key, message) {
    return { kind: 'log', key: `log/${key}`, level, message };
}
const moreWords = (left, door) => `${left} more ${host_wording/* DOORS */.I[door].more}.`;
function moreOf(left, door) {
    return left === 0 ? [] : [logOf('notice', 'more', moreWords(left, door))];
}
/** A line for each workflow, the most urgent first, and for each file that cannot be read. */
function linesOf({ workflows, unreadable }, door) {
    const lines = [
        ...unreadable.map(({ path, rule, message }) => `${path}: ${message} (${rule})`),
        ...(0,urgency/* byUrgency */.td)(workflows).map(({ id, path, liveness, decision }) => `${id} in ${path}: ${(0,next_steps/* decided */.rc)(decision)}, ${liveness}`),
    ].map((line) => (0,text_escape/* forTerminal */.Qf)((0,redact/* redact */.E)(line)));
    const left = lines.length - MOST_LINES;
    return left > 0 ? [...lines.slice(0, MOST_LINES), moreWords(left, door)] : lines;
}
/** The look where there is no commit to look at. */
function nothingSeen(settings) {
    const scanned = { commits: 0, stateFiles: 0, stateSets: 0, blobsRead: 0, gitProcesses: 0 };
    const survey = { repository: '', defaultBranch: null, holdings: [], scanned, shallow: false };
    return { report: (0,scan_scan/* scanReport */.M)(survey, [], settings), judged: [] };
}

// EXTERNAL MODULE: ./lib/report/github/check-run.js
var check_run = __webpack_require__(1368);
// EXTERNAL MODULE: ./lib/modes/error-result.js
var error_result = __webpack_require__(7246);
// EXTERNAL MODULE: ./lib/modes/ignore-filter.js
var ignore_filter = __webpack_require__(6691);
// EXTERNAL MODULE: ./lib/modes/mode-context.js + 7 modules
var mode_context = __webpack_require__(2882);
// EXTERNAL MODULE: ./lib/modes/mode-result.js
var mode_result = __webpack_require__(1003);
// EXTERNAL MODULE: ./lib/modes/scan-outputs.js
var scan_outputs = __webpack_require__(664);
// EXTERNAL MODULE: ./lib/modes/secret-notices.js
var secret_notices = __webpack_require__(3642);
// EXTERNAL MODULE: ./lib/modes/single-writer.js
var single_writer = __webpack_require__(7664);
;// CONCATENATED MODULE: ./lib/modes/check.js
// The mode `check`: judges one commit of a checkout and reports at the commit, or, where that is not
// possible, on the job's page or in the bot's log alone.

















const TYPED = { commands: new Set(commands/* cliCommands */.z_.map(({ name }) => name)), dir: null };
/**
 * `hub`: `null` where GitHub is not asked, or does not answer: then the config is not known, and nothing is
 * shown at the commit. Nothing that GitHub refuses makes a check fail.
 * @throws UserError where the commit cannot be read, or inputs and config contradict each other
 */
async function check(hub, checkout, call, inputs) {
    const { config, problems } = hub ? (0,mode_context.configOf)(hub.facts.config) : { config: config_config/* DEFAULTS */.zY, problems: [] };
    const notices = problems.map(({ level, message }) => ({ level, message }));
    const settings = (0,age_limits/* settingsOf */.f)(config, inputs.ages, inputs.now);
    const engine = (0,mode_context.engineFor)(config);
    const at = async (revision, branch = null) => {
        const looked = await (0,handle/* look */.O)(checkout, { kind: 'commit', revision, branch }, settings, 'scan', engine);
        const judged = looked.judged.map((one) => (0,ignore_filter/* withoutIgnored */.f)(one, config));
        return { judged, report: (0,scan_scan/* scanReport */.M)(looked.survey, judged, settings) };
    };
    const head = call.head === null ? nothingSeen(settings) : await at(call.head, call.branch);
    const base = (0,check_conclusion/* baseToLookAt */.L8)(head.report, call);
    const before = base === null ? null : await at(base);
    notices.push(...(0,secret_notices/* secretsIn */.V)(head.report));
    const shown = hub !== null &&
        (await show(hub, { head, before, call, problems: config.usable ? null : problems }, inputs, notices));
    const { conclusion, effects } = checkOf(head, before, call, TYPED, inputs.door);
    const operations = hub?.spent().writes ?? 0;
    const failed = conclusion === 'failure';
    const said = effects.filter(isToSay).map((one) => (inputs.door === 'bot' ? inLog(one) : one));
    const result = { ...(0,mode_result/* nothing */.s6)([...(0,mode_result/* logsOf */.Hw)(notices), ...said]), operations, failed };
    return (0,scan_outputs.withFiguresIn)(result);
    /** What stands at the lines of the commit already is not said there a second time. */
    function isToSay({ kind, key }) {
        return !(shown && (kind === 'annotation' || key === 'log/more'));
    }
}
/** A bot has no page for what is wrong in a file but the commit's: where it cannot stand there, its log. */
function inLog(effect) {
    if (effect.kind !== 'annotation')
        return effect;
    const { key, title, path, line, message } = effect;
    const at = line === null ? path : `${path}, line ${line}`;
    return { kind: 'log', key: `log/${key}`, level: 'info', message: `${title} in ${at}: ${message}` };
}
/** Whether it stands at the commit now; why it does not goes to `notices`. */
async function show(hub, { head, before, call, problems }, { gate, dryRun, door, insists = false }, notices) {
    const main = hub.facts.defaultBranch?.sha ?? null;
    const broken = problems !== null && main !== null && call.head === main;
    const effect = broken
        ? (0,check_run/* configRunOf */.L)(main, problems, gate)
        : (0,check_run/* checkRunOf */.R)(head, before, call, { typed: TYPED, gate, door });
    if (effect === null)
        return false;
    const beside = (0,single_writer/* whySilent */.y)(hub) === null ? null : `${hub.facts.keeper?.account} looks after the repository`;
    const archived = hub.facts.archived ? 'the repository is archived' : null;
    const why = archived ?? beside ?? (problems !== null && !broken ? 'the config has mistakes' : null);
    if (why !== null) {
        notices.push({ level: 'notice', message: `No check run is written: ${why}.` });
        return false;
    }
    if (dryRun) {
        notices.push({ level: 'info', message: (0,mode_context.notDone)(effect) });
        return false;
    }
    try {
        await hub.land(effect);
        // The run about the config says nothing about the files.
        return !broken;
    }
    catch (error) {
        if (!(error instanceof errors/* WorldError */.nM) || (insists && (0,error_result.passes)(error)))
            throw error;
        const message = `${(0,mode_context.refusalWords)(effect, error)} What was found stands in ${host_wording/* DOORS */.I[door].found}.`;
        notices.push({ level: 'notice', message });
        return false;
    }
}


/***/ }),

/***/ 6691:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ withoutIgnored)
/* harmony export */ });
/* harmony import */ var _config_queries_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4902);
// Removes from a scan what the config says to ignore.

function withoutIgnored({ holding, recovered: { workflows, unreadable } }, config) {
    const recovered = {
        workflows: workflows.filter(({ path, id }) => !(0,_config_queries_js__WEBPACK_IMPORTED_MODULE_0__/* .ignored */ .PP)(config, { path, workflow: id })),
        unreadable: unreadable.filter(({ path }) => !(0,_config_queries_js__WEBPACK_IMPORTED_MODULE_0__/* .ignored */ .PP)(config, { path })),
    };
    return { holding, recovered };
}


/***/ }),

/***/ 664:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   withFigures: () => (/* binding */ withFigures),
/* harmony export */   withFiguresIn: () => (/* binding */ withFiguresIn),
/* harmony export */   withOutputs: () => (/* binding */ withOutputs)
/* harmony export */ });
/* harmony import */ var _report_check_outputs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4263);
/* harmony import */ var _report_scan_redact_output_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7103);
/* harmony import */ var _mode_result_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1003);
/* harmony import */ var _secret_notices_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3642);




/** What was written, and whether something is left for the next time. */
function figuresOf({ issues, pullRequests, operations, truncated }) {
    return {
        issues: JSON.stringify(issues),
        'pull-requests': JSON.stringify(pullRequests),
        'operations-used': String(operations),
        truncated: String(truncated),
    };
}
/** The outputs of a mode that judged no workflow for its own sake: figures alone. */
function withFigures(result) {
    const outputs = Object.entries(figuresOf(result)).map(([name, value]) => ({ kind: 'output', key: `output/${name}`, name, value }));
    return { ...result, effects: [...result.effects, ...outputs] };
}
/** The outputs among the effects, with the figures of what was written in their places. */
function withFiguresIn(result) {
    const { truncated, ...figures } = figuresOf(result);
    const written = result.truncated ? { ...figures, truncated } : figures;
    const effects = result.effects.map((one) => (one.kind === 'output' ? { ...one, value: written[one.name] ?? one.value } : one));
    return { ...result, effects };
}
/** `resultFile`: full path of the file that holds the whole result. */
function withOutputs(result, report, resultFile) {
    const safe = (0,_report_scan_redact_output_js__WEBPACK_IMPORTED_MODULE_0__/* .published */ .H)(report);
    const json = JSON.stringify(safe);
    const effects = [
        ...result.effects,
        ...(0,_mode_result_js__WEBPACK_IMPORTED_MODULE_1__/* .logsOf */ .Hw)((0,_secret_notices_js__WEBPACK_IMPORTED_MODULE_2__/* .secretsIn */ .V)(report), 'secrets'),
        { kind: 'file', key: 'file/result', name: _report_check_outputs_js__WEBPACK_IMPORTED_MODULE_3__/* .RESULT_FILE */ .FX, content: json },
        ...(0,_report_check_outputs_js__WEBPACK_IMPORTED_MODULE_3__/* .outputsOf */ .Yz)(safe, json, resultFile),
    ];
    return withFiguresIn({ ...result, effects });
}


/***/ }),

/***/ 3642:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ secretsIn)
/* harmony export */ });
/* harmony import */ var _text_redact_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1814);

/** Paths that are named; the others are counted. */
const MOST = 5;
function secretsIn({ workflows, unreadable }) {
    const holds = (one) => (0,_text_redact_js__WEBPACK_IMPORTED_MODULE_0__/* .redact */ .E)(JSON.stringify(one)) !== JSON.stringify(one);
    const paths = [...new Set([...workflows, ...unreadable].filter(holds).map(({ path }) => (0,_text_redact_js__WEBPACK_IMPORTED_MODULE_0__/* .redact */ .E)(path)))];
    if (paths.length === 0)
        return [];
    const more = paths.length > MOST ? ` and ${paths.length - MOST} more` : '';
    const message = `What looks like a secret stands in ${paths.slice(0, MOST).join(', ')}${more}. It is left out of all ` +
        'that is shown, but it is in the repository and in the result file: revoke it.';
    return [{ level: 'warning', message }];
}


/***/ }),

/***/ 7664:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   silentBeside: () => (/* binding */ silentBeside),
/* harmony export */   y: () => (/* binding */ whySilent)
/* harmony export */ });
/* harmony import */ var _report_escape_sentence_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2937);
/* harmony import */ var _mode_result_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1003);


const TITLE = 'Rekindle stays silent here';
/** Why nothing is written; `null`: no one else looks after it. */
function whySilent({ facts: { keeper, account } }) {
    if (keeper === null || keeper.account.toLowerCase() === account.toLowerCase())
        return null;
    return (`${(0,_report_escape_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .inertSentence */ ._)(keeper.account)} looks after this repository, so that ${account} writes nothing here. ` +
        'One of the two is enough: uninstall the App, or remove the workflow files. A marker that is not ' +
        'renewed counts for a week; the ref refs/rekindle/keeper holds it.');
}
/** What a mode comes to where another account looks after the repository; `null`: none does. */
function silentBeside(hub) {
    const why = whySilent(hub);
    return why === null ? null : (0,_mode_result_js__WEBPACK_IMPORTED_MODULE_1__/* .nothing */ .s6)((0,_mode_result_js__WEBPACK_IMPORTED_MODULE_1__/* .told */ .Ev)(TITLE, [{ level: 'notice', message: why }], []));
}


/***/ }),

/***/ 63:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ annotationsOf)
/* harmony export */ });
/* harmony import */ var _model_sort_order_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2416);
/* harmony import */ var _model_workflow_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5740);
/* harmony import */ var _text_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8944);
/* harmony import */ var _text_redact_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1814);
/* harmony import */ var _next_steps_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1551);
/* harmony import */ var _scan_urgency_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6569);
/* harmony import */ var _validity_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5959);
// Messages at file and line: what is wrong with the saved states of a commit, within GitHub's limits.







/** GitHub shows this many annotations of a level and step, and drops the rest without a word. */
const MOST = 10;
/** Characters; what is longer is cut, as an annotation points and the summary tells the rest. */
const LONGEST = 1_000;
const LEVEL = { error: 'error', warning: 'warning', note: 'notice' };
const BY_LEVEL = ['error', 'warning', 'notice'];
const BY_CONSEQUENCE = ['block', 'ask', 'rerun', 'note'];
/**
 * `taken`: how many places of each level are needed for messages without a place in a file. `most`: places of
 * each level; GitHub's own for a step of a job where absent.
 */
function annotationsOf(found, taken, most = MOST) {
    const drafts = found
        .flatMap(({ workflows, unreadable }) => [
        ...unreadable.filter(_validity_js__WEBPACK_IMPORTED_MODULE_3__/* .isInvalidFile */ .og).map(ofUnreadable),
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
/** Its findings (of an ended one no mere notes), and its decision where no finding tells about it. */
function ofWorkflow(one) {
    const { step, reason, instruction } = one.decision;
    const name = step === null ? null : (0,_model_workflow_js__WEBPACK_IMPORTED_MODULE_4__/* .stepName */ .u)(one.state, step);
    const verdict = `Decision: ${(0,_next_steps_js__WEBPACK_IMPORTED_MODULE_2__/* .decided */ .rc)({ ...one.decision, step: name })}.`;
    const drafts = one.findings
        .filter(({ severity }) => one.liveness !== 'ended' || severity !== 'note')
        .map(({ rule, severity, consequence, path, line, message }) => ({
        invalid: (0,_validity_js__WEBPACK_IMPORTED_MODULE_3__/* .isInvalid */ .If)(one) && decisive(consequence),
        level: LEVEL[severity],
        consequence,
        path,
        line,
        code: rule,
        message: `${one.id}: ${message} ${verdict}`,
    }));
    if (!(0,_scan_urgency_js__WEBPACK_IMPORTED_MODULE_5__/* .needsDecision */ .od)(one) || one.findings.some(({ consequence }) => decisive(consequence)))
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
        (0,_model_sort_order_js__WEBPACK_IMPORTED_MODULE_6__/* .order */ .f)(a.path, b.path) ||
        (a.line ?? 0) - (b.line ?? 0) ||
        (0,_model_sort_order_js__WEBPACK_IMPORTED_MODULE_6__/* .order */ .f)(a.code, b.code) ||
        (0,_model_sort_order_js__WEBPACK_IMPORTED_MODULE_6__/* .order */ .f)(a.message, b.message));
}
function effectOf({ level, path, line, code, message }, index) {
    const whole = (0,_text_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .forTerminal */ .Qf)((0,_text_redact_js__WEBPACK_IMPORTED_MODULE_1__/* .redact */ .E)(message));
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


/***/ }),

/***/ 1368:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ configRunOf),
/* harmony export */   R: () => (/* binding */ checkRunOf)
/* harmony export */ });
/* harmony import */ var _text_hash_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7591);
/* harmony import */ var _check_annotations_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63);
/* harmony import */ var _check_conclusion_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4101);
/* harmony import */ var _copies_duplicates_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4803);
/* harmony import */ var _escape_sentence_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2937);
/* harmony import */ var _host_wording_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3339);
/* harmony import */ var _markdown_scan_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7353);
/* harmony import */ var _truncate_body_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1801);








/** Of each level; four requests take as many, and no one reads more. */
const MOST_NOTES = 50;
/** UTF-16 units; GitHub takes 255 characters. */
const LONGEST_TITLE = 200;
const LEVELS = { error: 'failure', warning: 'warning', notice: 'notice' };
/**
 * The check run at the head of a call; `null` where there is no commit to show it at. The same look gives the
 * same key, so that a second time changes nothing. `gate`: whether what a person must decide is to stand in
 * the way of a merge; it is neutral where not.
 */
function checkRunOf(head, base, call, { typed, gate, door }) {
    if (call.head === null)
        return null;
    const { conclusion: found, headline, unsure } = (0,_check_conclusion_js__WEBPACK_IMPORTED_MODULE_2__/* .verdictOn */ .Hc)(head, base, call);
    const conclusion = gated(found, gate);
    const { effects, left } = (0,_check_annotations_js__WEBPACK_IMPORTED_MODULE_1__/* .annotationsOf */ .I)(head.judged.map(({ recovered }) => recovered), { error: 0, warning: 0, notice: 0 }, MOST_NOTES);
    const annotations = effects.map(({ path, line, level, title, message }) => ({
        path,
        line: line ?? 1,
        level: LEVELS[level],
        title,
        message,
    }));
    const remarks = [
        ...call.remarks.map(({ message }) => message),
        ...(unsure ? [(0,_host_wording_js__WEBPACK_IMPORTED_MODULE_5__/* .baseMissing */ .p)(door)] : []),
        ...(left === 0 ? [] : [`${left} more notes have no room at the files.`]),
    ].map((remark) => `${(0,_escape_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .inertSentence */ ._)(remark)}\n\n`);
    const report = (0,_markdown_scan_js__WEBPACK_IMPORTED_MODULE_6__/* .markdownReport */ .q)(head.report, {
        ...typed,
        headline,
        // Bytes, of which no character has fewer than one.
        limit: _truncate_body_js__WEBPACK_IMPORTED_MODULE_7__/* .BODY_LIMIT */ .T - remarks.join('').length,
        duplicates: (0,_copies_duplicates_js__WEBPACK_IMPORTED_MODULE_3__/* .duplicatesIn */ .uS)(head.judged),
    });
    const title = titleOf(headline);
    const summary = remarks.join('') + report;
    const key = (0,_text_hash_js__WEBPACK_IMPORTED_MODULE_0__/* .keyOf */ .TN)('check-run', call.head, annotations);
    return { kind: 'check-run', key, sha: call.head, conclusion, title, summary, annotations };
}
/** Of the default branch's commit while the config there has mistakes: what they are, in our words. */
function configRunOf(sha, problems, gate) {
    const lines = problems.map(({ message }) => `- ${(0,_escape_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .inertSentence */ ._)(message)}\n`).join('');
    return {
        kind: 'check-run',
        key: (0,_text_hash_js__WEBPACK_IMPORTED_MODULE_0__/* .keyOf */ .TN)('check-run', sha, 'config', lines),
        sha,
        conclusion: gated('action_required', gate),
        title: 'The config of Rekindle has mistakes',
        summary: 'Rekindle writes nothing in this repository until its config on the default branch can be read. ' +
            `Correct this there:\n\n${lines.slice(0, _truncate_body_js__WEBPACK_IMPORTED_MODULE_7__/* .BODY_LIMIT */ .T / 2)}`,
        annotations: [],
    };
}
/** Without a gate nothing stands in the way of a merge but a failure. */
function gated(conclusion, gate) {
    return conclusion === 'action_required' && !gate ? 'neutral' : conclusion;
}
/** The headline without the conclusion, which GitHub shows itself. */
function titleOf(headline) {
    const words = headline.replace(/^[A-Z][a-z ]*: /, '').replace(/\.$/, '');
    const title = words.charAt(0).toUpperCase() + words.slice(1);
    return title.length > LONGEST_TITLE ? `${title.slice(0, LONGEST_TITLE)}…` : title;
}


/***/ }),

/***/ 7353:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ markdownReport)
/* harmony export */ });
/* harmony import */ var _text_plural_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6713);
/* harmony import */ var _check_validity_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5959);
/* harmony import */ var _copies_duplicates_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4803);
/* harmony import */ var _next_steps_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1551);
/* harmony import */ var _scan_notes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6551);
/* harmony import */ var _scan_urgency_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6569);
/* harmony import */ var _card_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9114);
// A scan in GitHub's Markdown, for a job summary, an issue or a file: escaped, and within the size limit.







/** Bytes kept free for saying what was left out. */
const TAIL = 250;
/** The part of the room that the tables may take: the cards after them say more about less. */
const TABLES = 0.6;
/** The whole report. What has no room is left out whole, the least urgent first, and said. */
function markdownReport(report, view) {
    const workflows = (0,_scan_urgency_js__WEBPACK_IMPORTED_MODULE_4__/* .byUrgency */ .td)(report.workflows);
    const page = new Page(view.limit - TAIL);
    page.add(`## Rekindle\n\n${view.headline ?? headlineOf(report)}\n`);
    for (const words of besideOf(report, view))
        page.add(`${words}\n`);
    const listed = page.addTable(WORKFLOW_COLUMNS, workflows.map((one) => workflowRow(one, report)), TABLES);
    const files = page.addTable(FILE_COLUMNS, report.unreadable.map(fileRow), TABLES);
    const places = (view.duplicates ?? []).flatMap(placeRows);
    const seats = page.addTable(PLACE_COLUMNS, places, TABLES, PLACES);
    const open = workflows.filter(({ decision }) => decision.action !== 'none');
    const told = open.filter((one) => page.add((0,_card_js__WEBPACK_IMPORTED_MODULE_3__/* .cardOf */ .kY)(one, report, view))).length;
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
/** What concerns no workflow, and must be known before any. */
function besideOf(report, { dir }) {
    const { unfinished = [], elsewhere } = report;
    const lines = unfinished.length === 0 ? [] : [(0,_scan_notes_js__WEBPACK_IMPORTED_MODULE_2__/* .unfinishedWords */ .b9)(unfinished, _card_js__WEBPACK_IMPORTED_MODULE_3__/* .inert */ .tJ), (0,_scan_notes_js__WEBPACK_IMPORTED_MODULE_2__/* .finishing */ .sS)(dir)];
    return [...lines, (0,_scan_notes_js__WEBPACK_IMPORTED_MODULE_2__/* .elsewhereWords */ .U5)(elsewhere, _card_js__WEBPACK_IMPORTED_MODULE_3__/* .inert */ .tJ), (0,_scan_notes_js__WEBPACK_IMPORTED_MODULE_2__/* .toolWords */ .yy)(report, _card_js__WEBPACK_IMPORTED_MODULE_3__/* .inert */ .tJ)].flatMap((one) => one ?? []);
}
function leftOut(count, one, many) {
    return count === 0 ? [] : [(0,_text_plural_js__WEBPACK_IMPORTED_MODULE_5__/* .counted */ .hS)(count, one, many)];
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
        const head = Buffer.byteLength(title + (0,_card_js__WEBPACK_IMPORTED_MODULE_3__/* .mdTable */ .gJ)(columns, [])) + 1;
        const empty = Buffer.byteLength((0,_card_js__WEBPACK_IMPORTED_MODULE_3__/* .mdTable */ .gJ)([], []));
        let room = this.#limit * share - this.#used - head;
        const taken = rows.findIndex((row) => {
            room -= Buffer.byteLength((0,_card_js__WEBPACK_IMPORTED_MODULE_3__/* .mdTable */ .gJ)([], [row])) - empty;
            return room < 0;
        });
        const count = taken < 0 ? rows.length : taken;
        return count > 0 && this.add(title + (0,_card_js__WEBPACK_IMPORTED_MODULE_3__/* .mdTable */ .gJ)(columns, rows.slice(0, count))) ? count : 0;
    }
}
function headlineOf({ workflows, unreadable, unfinished }) {
    const counts = _next_steps_js__WEBPACK_IMPORTED_MODULE_1__/* .GROUPS */ .fd.flatMap((group) => {
        const count = workflows.filter(({ decision }) => group.actions.includes(decision.action)).length;
        return count === 0 ? [] : [`${count} ${count === 1 ? group.one : group.many}`];
    });
    const broken = unreadable.filter(_check_validity_js__WEBPACK_IMPORTED_MODULE_6__/* .isInvalidFile */ .og).length;
    if (broken > 0)
        counts.push(`${(0,_text_plural_js__WEBPACK_IMPORTED_MODULE_5__/* .counted */ .hS)(broken, 'file')} cannot be read`);
    if (workflows.length === 0 && broken === 0)
        return unfinished ? 'No workflow can be told yet.' : 'No workflow was found.';
    return `${[(0,_text_plural_js__WEBPACK_IMPORTED_MODULE_5__/* .counted */ .hS)(workflows.length, 'workflow'), ...counts].join(', ').replace(',', ':')}.`;
}
const WORKFLOW_COLUMNS = ['Workflow', 'Branch', 'Status', 'Step', 'Last activity', 'Decision'];
function workflowRow(one, report) {
    return [
        (0,_card_js__WEBPACK_IMPORTED_MODULE_3__/* .inert */ .tJ)(one.id),
        (0,_card_js__WEBPACK_IMPORTED_MODULE_3__/* .inert */ .tJ)(one.owner),
        (0,_card_js__WEBPACK_IMPORTED_MODULE_3__/* .inert */ .tJ)(one.status_text ?? one.status),
        (0,_card_js__WEBPACK_IMPORTED_MODULE_3__/* .inert */ .tJ)(one.step?.id ?? null),
        (0,_card_js__WEBPACK_IMPORTED_MODULE_3__/* .moved */ .aW)(one, report),
        (0,_card_js__WEBPACK_IMPORTED_MODULE_3__/* .verdict */ .WJ)(one),
    ];
}
const PLACES = '**Same workflow in several places (most advanced first).** Nothing merges them: look at the first of ' +
    'each before anything goes on in the others.\n\n';
const PLACE_COLUMNS = ['Workflow', 'Branch', 'State file', 'Step', 'Status', 'Last activity', 'Decision'];
function placeRows({ id, places }) {
    const left = places.length - _copies_duplicates_js__WEBPACK_IMPORTED_MODULE_0__/* .SHOWN_PLACES */ .Jz;
    const rows = places
        .slice(0, _copies_duplicates_js__WEBPACK_IMPORTED_MODULE_0__/* .SHOWN_PLACES */ .Jz)
        .map(({ owner, path, step, status, at, decision }) => [id, owner, path, step, status, at, decision && (0,_next_steps_js__WEBPACK_IMPORTED_MODULE_1__/* .decided */ .rc)(decision)].map(_card_js__WEBPACK_IMPORTED_MODULE_3__/* .inert */ .tJ));
    return left > 0 ? [...rows, [(0,_card_js__WEBPACK_IMPORTED_MODULE_3__/* .inert */ .tJ)(id), `and ${left} more`, '', '', '', '', '']] : rows;
}
const FILE_COLUMNS = ['File', 'Branch', 'Rule', 'What'];
function fileRow({ path, line, branch, rule, message }) {
    return [(0,_card_js__WEBPACK_IMPORTED_MODULE_3__/* .placed */ .GS)(path, line), (0,_card_js__WEBPACK_IMPORTED_MODULE_3__/* .inert */ .tJ)(branch), `\`${rule}\``, (0,_card_js__WEBPACK_IMPORTED_MODULE_3__/* .inert */ .tJ)(message)];
}


/***/ })

};
