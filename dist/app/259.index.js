export const id = 259;
export const ids = [259];
export const modules = {

/***/ 97259:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  check: () => (/* binding */ check)
});

// EXTERNAL MODULE: ./lib/commands/index.js + 21 modules
var commands = __webpack_require__(36179);
// EXTERNAL MODULE: ./lib/config/age-limits.js
var age_limits = __webpack_require__(42518);
// EXTERNAL MODULE: ./lib/config/config.js
var config_config = __webpack_require__(38674);
// EXTERNAL MODULE: ./lib/handle.js + 1 modules
var handle = __webpack_require__(440);
// EXTERNAL MODULE: ./lib/model/errors.js
var errors = __webpack_require__(73434);
// EXTERNAL MODULE: ./lib/text/escape.js
var text_escape = __webpack_require__(18944);
// EXTERNAL MODULE: ./lib/text/redact.js
var redact = __webpack_require__(51814);
// EXTERNAL MODULE: ./lib/report/copies/duplicates.js + 1 modules
var duplicates = __webpack_require__(64803);
// EXTERNAL MODULE: ./lib/report/host-wording.js
var host_wording = __webpack_require__(43339);
// EXTERNAL MODULE: ./lib/report/markdown/scan.js
var scan = __webpack_require__(7353);
// EXTERNAL MODULE: ./lib/report/next-steps.js
var next_steps = __webpack_require__(71551);
// EXTERNAL MODULE: ./lib/report/scan/redact-output.js
var redact_output = __webpack_require__(7103);
// EXTERNAL MODULE: ./lib/report/scan/scan.js
var scan_scan = __webpack_require__(49437);
// EXTERNAL MODULE: ./lib/report/scan/urgency.js
var urgency = __webpack_require__(16569);
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
var check_annotations = __webpack_require__(50063);
// EXTERNAL MODULE: ./lib/report/check/conclusion.js + 1 modules
var check_conclusion = __webpack_require__(94101);
// EXTERNAL MODULE: ./lib/report/check/outputs.js
var outputs = __webpack_require__(44263);
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
var check_run = __webpack_require__(81368);
// EXTERNAL MODULE: ./lib/modes/error-result.js
var error_result = __webpack_require__(7246);
// EXTERNAL MODULE: ./lib/modes/ignore-filter.js
var ignore_filter = __webpack_require__(6691);
// EXTERNAL MODULE: ./lib/modes/mode-context.js + 6 modules
var mode_context = __webpack_require__(39077);
// EXTERNAL MODULE: ./lib/modes/mode-result.js
var mode_result = __webpack_require__(41003);
// EXTERNAL MODULE: ./lib/modes/scan-outputs.js
var scan_outputs = __webpack_require__(40664);
// EXTERNAL MODULE: ./lib/modes/secret-notices.js
var secret_notices = __webpack_require__(83642);
// EXTERNAL MODULE: ./lib/modes/single-writer.js
var single_writer = __webpack_require__(47664);
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
    return (0,scan_outputs/* withFiguresIn */.$$)(result);
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
        if (!(error instanceof errors/* WorldError */.nM) || (insists && (0,error_result/* passes */.WE)(error)))
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
/* harmony import */ var _config_queries_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44902);
// Removes from a scan what the config says to ignore.

function withoutIgnored({ holding, recovered: { workflows, unreadable } }, config) {
    const recovered = {
        workflows: workflows.filter(({ path, id }) => !(0,_config_queries_js__WEBPACK_IMPORTED_MODULE_0__/* .ignored */ .PP)(config, { path, workflow: id })),
        unreadable: unreadable.filter(({ path }) => !(0,_config_queries_js__WEBPACK_IMPORTED_MODULE_0__/* .ignored */ .PP)(config, { path })),
    };
    return { holding, recovered };
}


/***/ }),

/***/ 40664:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $$: () => (/* binding */ withFiguresIn),
/* harmony export */   Fk: () => (/* binding */ withOutputs),
/* harmony export */   kw: () => (/* binding */ withFigures)
/* harmony export */ });
/* harmony import */ var _report_check_outputs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44263);
/* harmony import */ var _report_scan_redact_output_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7103);
/* harmony import */ var _mode_result_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41003);
/* harmony import */ var _secret_notices_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(83642);




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

/***/ 83642:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ secretsIn)
/* harmony export */ });
/* harmony import */ var _text_redact_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51814);

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

/***/ 44263:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FX: () => (/* binding */ RESULT_FILE),
/* harmony export */   Yz: () => (/* binding */ outputsOf)
/* harmony export */ });
/* unused harmony exports OUTPUTS, fitting */
/* harmony import */ var _scan_urgency_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16569);

/** Base name of the file that holds the whole result. */
const RESULT_FILE = 'rekindle-result.json';
/** Public: as action.yml declares them. */
const OUTPUTS = [
    'decision',
    'reason',
    'result',
    'result-file',
    'workflows',
    'stale',
    'invalid',
    'needs-decision',
    'issues',
    'pull-requests',
    'operations-used',
    'truncated',
];
/** GitHub's limit for the outputs of one job is 1 MB, counted as UTF-16; the other outputs need the rest. */
const RESULT_LIMIT = 960_000;
/** All outputs, each set in every case. `json` is the whole result as it stands in `resultFile`. */
function outputsOf(report, json, resultFile) {
    const count = (holds) => String(report.workflows.filter(holds).length);
    const decision = (0,_scan_urgency_js__WEBPACK_IMPORTED_MODULE_0__/* .byUrgency */ .td)(report.workflows)[0]?.decision;
    const result = sizeOf(json) <= RESULT_LIMIT ? json : JSON.stringify(fitting(report, RESULT_LIMIT));
    const values = {
        decision: decision?.action ?? '',
        reason: decision?.reason ?? '',
        result,
        'result-file': resultFile,
        workflows: String(report.summary.workflows),
        stale: count(_scan_urgency_js__WEBPACK_IMPORTED_MODULE_0__/* .isOverdue */ .Jv),
        invalid: String(report.summary.invalid),
        'needs-decision': count(_scan_urgency_js__WEBPACK_IMPORTED_MODULE_0__/* .needsDecision */ .od),
        issues: '[]',
        'pull-requests': '[]',
        'operations-used': '0',
        truncated: String(result !== json),
    };
    return OUTPUTS.map((name) => ({ kind: 'output', key: `output/${name}`, name, value: values[name] }));
}
/**
 * The report with as many workflows as fit, the most urgent first, without evidence; then as many unreadable
 * files. The order, the shape and the counts of the summary stay.
 */
function fitting(report, limit) {
    const bare = report.workflows.map(withoutEvidence);
    let room = limit - sizeOf(JSON.stringify({ ...report, workflows: [], unreadable: [] }));
    const fits = (one) => {
        const size = sizeOf(JSON.stringify(one)) + 2; // the comma between two
        if (size <= room)
            room -= size;
        else
            room = 0;
        return room > 0;
    };
    const kept = new Set((0,_scan_urgency_js__WEBPACK_IMPORTED_MODULE_0__/* .byUrgency */ .td)(bare).filter(fits));
    const unreadable = report.unreadable.filter(fits);
    return { ...report, workflows: bare.filter((one) => kept.has(one)), unreadable };
}
function withoutEvidence(one) {
    return { ...one, findings: one.findings.map((finding) => ({ ...finding, evidence: {} })) };
}
/** Bytes as UTF-16 or as UTF-8, whichever is more. */
function sizeOf(text) {
    return Math.max(2 * text.length, Buffer.byteLength(text));
}


/***/ })

};
