export const id = 685;
export const ids = [685];
export const modules = {

/***/ 3756:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  W: () => (/* binding */ changeFor),
  O: () => (/* binding */ look)
});

// EXTERNAL MODULE: ./lib/index.js + 263 modules
var lib = __webpack_require__(5114);
// EXTERNAL MODULE: ./lib/report/names.js
var names = __webpack_require__(4110);
;// CONCATENATED MODULE: ./lib/report/recorded-branch.js
// A state that records another branch than the one that it stands on: it may be a copy.

/**
 * The same, with a note at each workflow that is under way on another branch than its file records, where
 * that one is there and does not hold this very file. On the default branch every merged state records
 * another one, who records that one names what the work began from, and a branch that is gone was merged or
 * renamed: none of these is told of.
 */
function withBranchNotes(judged, survey) {
    const trees = byBranch(survey.trees ?? []);
    const main = bareName(survey.defaultBranch ?? '');
    return judged.map(({ holding, recovered }) => {
        const owner = holding.owner;
        if (owner === null || bareName(owner) === main)
            return { holding, recovered };
        const workflows = recovered.workflows.map((one) => noted(one, { ...holding, owner }, main, trees));
        return { holding, recovered: { ...recovered, workflows } };
    });
}
/** A branch of a remote counts under its own name as well. */
function byBranch(trees) {
    const found = new Map();
    for (const tree of trees)
        for (const name of new Set(tree.branches.map(bareName))) {
            const same = found.get(name);
            if (same)
                same.push(tree);
            else
                found.set(name, [tree]);
        }
    return found;
}
function noted(one, holding, main, trees) {
    const recorded = one.state?.recordedBranch;
    if (!one.state || !recorded || one.state.ended !== null || bareName(recorded.name) === main)
        return one;
    const note = noteOf(recorded, one.state.path, holding, trees);
    return note === null ? one : { ...one, notes: [...one.notes, note] };
}
function noteOf({ field, name, line }, path, { owner, snapshot }, trees) {
    const here = snapshot.entry(path)?.blob ?? null;
    const own = trees.get(bareName(name)) ?? [];
    if (own.length === 0 || bareName(owner) === bareName(name))
        return null;
    const held = own.map((tree) => tree.snapshot.entry(path)?.blob ?? null);
    if (here === null || held.includes(here))
        return null;
    const there = held.some((blob) => blob !== null) ? 'holds another version of it' : 'does not hold it';
    const [from, to] = [(0,names/* isPlainName */.s)(name) ? name : 'another branch', (0,names/* isPlainName */.s)(owner) ? owner : 'this one'];
    return (`${field}${line === null ? '' : ` (line ${line})`} records ${from}, and the file stands on ${to}: ` +
        `${from} is there and ${there}. Where the state was copied, remove the copy; where the work moved, ` +
        'correct the field.');
}
/** `origin/x`, `refs/heads/x` and `remotes/origin/x` are the branch `x`. */
function bareName(name) {
    return name.replace(/^(?:refs\/)?(?:heads\/|remotes\/)?(?:origin\/)?/, '');
}

// EXTERNAL MODULE: ./lib/report/scan.js
var scan = __webpack_require__(3481);
// EXTERNAL MODULE: ./lib/text/hash.js
var hash = __webpack_require__(7591);
;// CONCATENATED MODULE: ./lib/handle.js
// The walk that every door takes: target → survey → snapshots → recoveries → effects; read this first.




/** Looks at a target through an edge. Reads only; the same repository and clock give the same answer. */
async function look(edge, target, settings, depth = 'scan', by = lib/* engine */.H) {
    const memo = by.memo();
    const survey = await edge.survey(target, by.asker(memo, depth));
    const found = survey.holdings.map((holding) => {
        const sites = holding.sites.map(({ site }) => site);
        return { holding, recovered: by.recover(holding.snapshot, sites, settings, memo) };
    });
    const judged = withBranchNotes(found, survey);
    return { survey, report: (0,scan/* scanReport */.M)(survey, judged, settings), judged, settings, memo };
}
/** A person's choice, and others behind it, as the change that an edge can be asked for. @throws UserError */
function changeFor(choice, standing, by = lib/* engine */.H, then = []) {
    const change = by.choose(choice, standing, then);
    const [workflow, action] = [standing.recovery.id, choice.name];
    return { kind: 'change', key: (0,hash/* keyOf */.TN)(workflow, action, change), workflow, action, change };
}


/***/ }),

/***/ 832:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   silentBeside: () => (/* binding */ silentBeside),
/* harmony export */   y: () => (/* binding */ whySilent)
/* harmony export */ });
/* harmony import */ var _report_sentence_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6097);
/* harmony import */ var _result_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7523);


const TITLE = 'Rekindle stays silent here';
/** Why nothing is written; `null`: nobody else looks after it. */
function whySilent({ facts: { keeper, account } }) {
    if (keeper === null || keeper.account.toLowerCase() === account.toLowerCase())
        return null;
    return (`${(0,_report_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .inertSentence */ ._)(keeper.account)} looks after this repository, so that ${account} writes nothing here. ` +
        'One of the two is enough: uninstall the App, or remove the workflow files. A marker that is not ' +
        'renewed counts for a week; the ref refs/rekindle/keeper holds it.');
}
/** What a mode comes to where another account looks after the repository; `null`: none does. */
function silentBeside(hub) {
    const why = whySilent(hub);
    return why === null ? null : (0,_result_js__WEBPACK_IMPORTED_MODULE_1__/* .nothing */ .s6)((0,_result_js__WEBPACK_IMPORTED_MODULE_1__/* .told */ .Ev)(TITLE, [{ level: 'notice', message: why }], []));
}


/***/ }),

/***/ 2685:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  check: () => (/* binding */ check)
});

// EXTERNAL MODULE: ./lib/commands/index.js + 23 modules
var commands = __webpack_require__(2651);
// EXTERNAL MODULE: ./lib/config/ages.js
var ages = __webpack_require__(3984);
// EXTERNAL MODULE: ./lib/config/config.js
var config_config = __webpack_require__(8674);
// EXTERNAL MODULE: ./lib/handle.js + 1 modules
var handle = __webpack_require__(3756);
// EXTERNAL MODULE: ./lib/model/errors.js
var errors = __webpack_require__(1053);
// EXTERNAL MODULE: ./lib/text/escape.js
var text_escape = __webpack_require__(8944);
// EXTERNAL MODULE: ./lib/text/redact.js
var redact = __webpack_require__(1814);
// EXTERNAL MODULE: ./lib/report/annotations.js
var report_annotations = __webpack_require__(1116);
// EXTERNAL MODULE: ./lib/report/conclusion.js + 1 modules
var report_conclusion = __webpack_require__(1793);
// EXTERNAL MODULE: ./lib/report/door.js
var report_door = __webpack_require__(7692);
// EXTERNAL MODULE: ./lib/report/duplicates.js + 1 modules
var duplicates = __webpack_require__(5203);
// EXTERNAL MODULE: ./lib/report/markdown.js
var markdown = __webpack_require__(5402);
// EXTERNAL MODULE: ./lib/report/next.js
var next = __webpack_require__(3777);
// EXTERNAL MODULE: ./lib/report/outputs.js
var outputs = __webpack_require__(8568);
// EXTERNAL MODULE: ./lib/report/published.js
var published = __webpack_require__(4908);
// EXTERNAL MODULE: ./lib/report/scan.js
var scan = __webpack_require__(3481);
// EXTERNAL MODULE: ./lib/model/workflow.js
var workflow = __webpack_require__(5740);
;// CONCATENATED MODULE: ./lib/report/step-names.js
// Steps by what people call them: reports for people say "stage 4 (Clarification)" where data says "4".

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

// EXTERNAL MODULE: ./lib/report/urgency.js
var urgency = __webpack_require__(9541);
;// CONCATENATED MODULE: ./lib/report/check.js













/** Bytes; GitHub takes a job summary of 1 MiB for each step. */
const SUMMARY_LIMIT = 1_000_000;
/** `base`: what was found in the commit that `baseToLookAt` names. Pure; equal looks give equal effects. */
function checkOf(head, base, call, typed, door) {
    const { report } = head;
    const { conclusion, headline, unsure } = (0,report_conclusion/* verdictOn */.Hc)(head, base, call);
    const remarks = unsure
        ? [...call.remarks, { level: 'warning', message: (0,report_door/* baseMissing */.p)(door) }]
        : call.remarks;
    const taken = (level) => remarks.filter((one) => one.level === level).length;
    const annotations = (0,report_annotations/* annotationsOf */.I)(head.judged.map(({ recovered }) => recovered), 
    // The headline of a failure is an error as well, and must not be the one too many.
    { error: conclusion === 'failure' ? 1 : 0, warning: taken('warning'), notice: taken('notice') });
    const safe = (0,published/* published */.H)(report);
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
                markdown: (0,markdown/* markdownReport */.q)(told, {
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
const moreWords = (left, door) => `${left} more ${report_door/* DOORS */.I[door].more}.`;
function moreOf(left, door) {
    return left === 0 ? [] : [logOf('notice', 'more', moreWords(left, door))];
}
/** A line for each workflow, the most urgent first, and for each file that cannot be read. */
function linesOf({ workflows, unreadable }, door) {
    const lines = [
        ...unreadable.map(({ path, rule, message }) => `${path}: ${message} (${rule})`),
        ...(0,urgency/* byUrgency */.td)(workflows).map(({ id, path, liveness, decision }) => `${id} in ${path}: ${(0,next/* decided */.rc)(decision)}, ${liveness}`),
    ].map((line) => (0,text_escape/* forTerminal */.Qf)((0,redact/* redact */.E)(line)));
    const left = lines.length - MOST_LINES;
    return left > 0 ? [...lines.slice(0, MOST_LINES), moreWords(left, door)] : lines;
}
/** The look where there is no commit to look at. */
function nothingSeen(settings) {
    const scanned = { commits: 0, stateFiles: 0, stateSets: 0, blobsRead: 0, gitProcesses: 0 };
    const survey = { repository: '', defaultBranch: null, holdings: [], scanned, shallow: false };
    return { report: (0,scan/* scanReport */.M)(survey, [], settings), judged: [] };
}

// EXTERNAL MODULE: ./lib/report/github/check-run.js
var check_run = __webpack_require__(1368);
// EXTERNAL MODULE: ./lib/modes/beside.js
var modes_beside = __webpack_require__(832);
// EXTERNAL MODULE: ./lib/modes/desk.js + 5 modules
var desk = __webpack_require__(1932);
// EXTERNAL MODULE: ./lib/modes/ending.js
var ending = __webpack_require__(5265);
// EXTERNAL MODULE: ./lib/modes/kept.js
var kept = __webpack_require__(138);
// EXTERNAL MODULE: ./lib/modes/outputs.js
var modes_outputs = __webpack_require__(4142);
// EXTERNAL MODULE: ./lib/modes/result.js
var modes_result = __webpack_require__(7523);
// EXTERNAL MODULE: ./lib/modes/secrets.js
var secrets = __webpack_require__(1545);
;// CONCATENATED MODULE: ./lib/modes/check.js
// The mode `check`: judges one commit of a checkout, and says so at the commit, or where that cannot be, on
// the job's page or in the bot's log alone.

















const TYPED = { commands: new Set(commands/* cliCommands */.z_.map(({ name }) => name)), dir: null };
/**
 * `hub`: `null` where GitHub is not asked, or does not answer: then the config is not known, and nothing is
 * shown at the commit. Nothing that GitHub refuses makes a check fail.
 * @throws UserError where the commit cannot be read, or inputs and config contradict each other
 */
async function check(hub, checkout, call, inputs) {
    const { config, problems } = hub ? (0,desk.configOf)(hub.facts.config) : { config: config_config/* DEFAULTS */.zY, problems: [] };
    const notices = problems.map(({ level, message }) => ({ level, message }));
    const settings = (0,ages/* settingsOf */.f)(config, inputs.ages, inputs.now);
    const engine = (0,desk.engineFor)(config);
    const at = async (revision) => {
        const looked = await (0,handle/* look */.O)(checkout, { kind: 'commit', revision }, settings, 'scan', engine);
        const judged = looked.judged.map((one) => (0,kept/* kept */.L)(one, config));
        return { judged, report: (0,scan/* scanReport */.M)(looked.survey, judged, settings) };
    };
    const head = call.head === null ? nothingSeen(settings) : await at(call.head);
    const base = (0,report_conclusion/* baseToLookAt */.L8)(head.report, call);
    const before = base === null ? null : await at(base);
    notices.push(...(0,secrets/* secretsIn */.V)(head.report));
    const shown = hub !== null &&
        (await show(hub, { head, before, call, problems: config.usable ? null : problems }, inputs, notices));
    const { conclusion, effects } = checkOf(head, before, call, TYPED, inputs.door);
    const operations = hub?.spent().writes ?? 0;
    const failed = conclusion === 'failure';
    const said = effects.filter(isToSay).map((one) => (inputs.door === 'bot' ? inLog(one) : one));
    const result = { ...(0,modes_result/* nothing */.s6)([...(0,modes_result/* logsOf */.Hw)(notices), ...said]), operations, failed };
    return (0,modes_outputs.withFiguresIn)(result);
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
    const beside = (0,modes_beside/* whySilent */.y)(hub) === null ? null : `${hub.facts.keeper?.account} looks after the repository`;
    const archived = hub.facts.archived ? 'the repository is archived' : null;
    const why = archived ?? beside ?? (problems !== null && !broken ? 'the config has mistakes' : null);
    if (why !== null) {
        notices.push({ level: 'notice', message: `No check run is written: ${why}.` });
        return false;
    }
    if (dryRun) {
        notices.push({ level: 'info', message: (0,desk.notDone)(effect) });
        return false;
    }
    try {
        await hub.land(effect);
        // The run about the config says nothing about the files.
        return !broken;
    }
    catch (error) {
        if (!(error instanceof errors/* WorldError */.nM) || (insists && (0,ending.passes)(error)))
            throw error;
        const message = `${(0,desk.refusalWords)(effect, error)} What was found stands in ${report_door/* DOORS */.I[door].found}.`;
        notices.push({ level: 'notice', message });
        return false;
    }
}


/***/ }),

/***/ 138:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ kept)
/* harmony export */ });
/* harmony import */ var _config_applies_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3407);
// What is left of a look once the config's word is heard: what it leaves alone is not there.

function kept({ holding, recovered: { workflows, unreadable } }, config) {
    const recovered = {
        workflows: workflows.filter(({ path, id }) => !(0,_config_applies_js__WEBPACK_IMPORTED_MODULE_0__/* .ignored */ .PP)(config, { path, workflow: id })),
        unreadable: unreadable.filter(({ path }) => !(0,_config_applies_js__WEBPACK_IMPORTED_MODULE_0__/* .ignored */ .PP)(config, { path })),
    };
    return { holding, recovered };
}


/***/ }),

/***/ 4142:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   withFigures: () => (/* binding */ withFigures),
/* harmony export */   withFiguresIn: () => (/* binding */ withFiguresIn),
/* harmony export */   withOutputs: () => (/* binding */ withOutputs)
/* harmony export */ });
/* harmony import */ var _report_outputs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8568);
/* harmony import */ var _report_published_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4908);
/* harmony import */ var _result_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7523);
/* harmony import */ var _secrets_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1545);




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
    const safe = (0,_report_published_js__WEBPACK_IMPORTED_MODULE_0__/* .published */ .H)(report);
    const json = JSON.stringify(safe);
    const effects = [
        ...result.effects,
        ...(0,_result_js__WEBPACK_IMPORTED_MODULE_1__/* .logsOf */ .Hw)((0,_secrets_js__WEBPACK_IMPORTED_MODULE_2__/* .secretsIn */ .V)(report), 'secrets'),
        { kind: 'file', key: 'file/result', name: _report_outputs_js__WEBPACK_IMPORTED_MODULE_3__/* .RESULT_FILE */ .FX, content: json },
        ...(0,_report_outputs_js__WEBPACK_IMPORTED_MODULE_3__/* .outputsOf */ .Yz)(safe, json, resultFile),
    ];
    return withFiguresIn({ ...result, effects });
}


/***/ }),

/***/ 1545:
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

/***/ 1116:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ annotationsOf)
/* harmony export */ });
/* harmony import */ var _model_workflow_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5740);
/* harmony import */ var _text_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8944);
/* harmony import */ var _text_redact_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1814);
/* harmony import */ var _next_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3777);
/* harmony import */ var _urgency_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9541);
/* harmony import */ var _validity_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8062);






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
    const verdict = `Decision: ${(0,_next_js__WEBPACK_IMPORTED_MODULE_2__/* .decided */ .rc)({ ...one.decision, step: name })}.`;
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
    if (!(0,_urgency_js__WEBPACK_IMPORTED_MODULE_5__/* .needsDecision */ .od)(one) || one.findings.some(({ consequence }) => decisive(consequence)))
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

/***/ 3214:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R3: () => (/* binding */ NOTHING_COMMITTED),
/* harmony export */   U5: () => (/* binding */ elsewhereWords),
/* harmony export */   b9: () => (/* binding */ unfinishedWords),
/* harmony export */   sS: () => (/* binding */ finishing),
/* harmony export */   yy: () => (/* binding */ toolWords)
/* harmony export */ });
/* harmony import */ var _text_counted_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3497);
/* harmony import */ var _next_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3777);
/* harmony import */ var _tools_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6801);
// What is said beside the workflows of a scan: a change cut short, other branches, tools that are not read.



/** Branches that are named. */
const NAMED = 5;
/** How a change that was cut short is brought to its end; `dir`: what stands behind `-C`. */
function finishing(dir) {
    const line = `rekindle migrate --all${dir === null ? '' : ` -C ${(0,_next_js__WEBPACK_IMPORTED_MODULE_0__/* .quoted */ .TL)(dir)}`}`;
    return ('Until it is finished, files of a workflow may be missing here. Unless another process is at it right ' +
        `now, finish it first: "${line}" shows it, asks, brings it to its end, and does nothing else.`);
}
/** One or more changes that were cut short, as a sentence. */
function unfinishedWords(lines, shown) {
    const what = lines.length === 1 ? 'A change is' : `${lines.length} changes are`;
    return `${what} unfinished here: ${lines.map(shown).join('; ')}.`;
}
/** `6 workflows wait on other branches: a (2), b (4)`; `null` where none does. */
function elsewhereWords(elsewhere, shown) {
    if (!elsewhere || elsewhere.interrupted === 0)
        return null;
    const { interrupted, branches } = elsewhere;
    const names = branches.slice(0, NAMED).map((one) => `${shown(one.branch)} (${one.interrupted})`);
    const more = branches.length > NAMED ? ` and ${branches.length - NAMED} more` : '';
    const wait = `${(0,_text_counted_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .h)(interrupted, 'workflow')} ${interrupted === 1 ? 'waits' : 'wait'}`;
    return `${wait} on other branches: ${names.join(', ')}${more}. Add --all-branches to see them.`;
}
/** The tools that were seen and are not read; `null` where none was. */
function toolWords({ tools = [] }, shown) {
    if (tools.length === 0)
        return null;
    const names = (0,_tools_js__WEBPACK_IMPORTED_MODULE_1__/* .toolNames */ .$p)(tools, shown).join('; ');
    return `Tools seen here that Rekindle knows by name only: ${names}. ${_tools_js__WEBPACK_IMPORTED_MODULE_1__/* .NOT_READ */ .VF}`;
}
/** S28: where nothing is found, and why there may be none all the same. */
const NOTHING_COMMITTED = 'Nothing was committed that one could recover from. Where agents keep their state in git-ignored files, ' +
    'have them commit checkpoints.';


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
/** By id, in the order in which they were found; a workflow in one place is left out. */
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

/***/ 1368:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ configRunOf),
/* harmony export */   R: () => (/* binding */ checkRunOf)
/* harmony export */ });
/* harmony import */ var _text_hash_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7591);
/* harmony import */ var _annotations_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1116);
/* harmony import */ var _conclusion_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1793);
/* harmony import */ var _door_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7692);
/* harmony import */ var _duplicates_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5203);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5402);
/* harmony import */ var _sentence_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6097);
/* harmony import */ var _fit_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2263);








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
    const { conclusion: found, headline, unsure } = (0,_conclusion_js__WEBPACK_IMPORTED_MODULE_2__/* .verdictOn */ .Hc)(head, base, call);
    const conclusion = gated(found, gate);
    const { effects, left } = (0,_annotations_js__WEBPACK_IMPORTED_MODULE_1__/* .annotationsOf */ .I)(head.judged.map(({ recovered }) => recovered), { error: 0, warning: 0, notice: 0 }, MOST_NOTES);
    const annotations = effects.map(({ path, line, level, title, message }) => ({
        path,
        line: line ?? 1,
        level: LEVELS[level],
        title,
        message,
    }));
    const remarks = [
        ...call.remarks.map(({ message }) => message),
        ...(unsure ? [(0,_door_js__WEBPACK_IMPORTED_MODULE_3__/* .baseMissing */ .p)(door)] : []),
        ...(left === 0 ? [] : [`${left} more notes have no room at the files.`]),
    ].map((remark) => `${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .inertSentence */ ._)(remark)}\n\n`);
    const report = (0,_markdown_js__WEBPACK_IMPORTED_MODULE_5__/* .markdownReport */ .q)(head.report, {
        ...typed,
        headline,
        // Bytes, of which no character has fewer than one.
        limit: _fit_js__WEBPACK_IMPORTED_MODULE_7__/* .BODY_LIMIT */ .T - remarks.join('').length,
        duplicates: (0,_duplicates_js__WEBPACK_IMPORTED_MODULE_4__/* .duplicatesIn */ .uS)(head.judged),
    });
    const title = titleOf(headline);
    const summary = remarks.join('') + report;
    const key = (0,_text_hash_js__WEBPACK_IMPORTED_MODULE_0__/* .keyOf */ .TN)('check-run', call.head, annotations);
    return { kind: 'check-run', key, sha: call.head, conclusion, title, summary, annotations };
}
/** Of the default branch's commit while the config there has mistakes: what they are, in our words. */
function configRunOf(sha, problems, gate) {
    const lines = problems.map(({ message }) => `- ${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .inertSentence */ ._)(message)}\n`).join('');
    return {
        kind: 'check-run',
        key: (0,_text_hash_js__WEBPACK_IMPORTED_MODULE_0__/* .keyOf */ .TN)('check-run', sha, 'config', lines),
        sha,
        conclusion: gated('action_required', gate),
        title: 'The config of Rekindle has mistakes',
        summary: 'Rekindle writes nothing in this repository until its config on the default branch can be read. ' +
            `Correct this there:\n\n${lines.slice(0, _fit_js__WEBPACK_IMPORTED_MODULE_7__/* .BODY_LIMIT */ .T / 2)}`,
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

/***/ 5402:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ markdownReport)
/* harmony export */ });
/* harmony import */ var _text_counted_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3497);
/* harmony import */ var _beside_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3214);
/* harmony import */ var _duplicates_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5203);
/* harmony import */ var _markdown_card_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2580);
/* harmony import */ var _next_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3777);
/* harmony import */ var _urgency_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9541);
/* harmony import */ var _validity_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8062);
// A scan in GitHub's Markdown: for a job summary, an issue or a file; inert, and never longer than it may be.







/** Bytes kept free for saying what was left out. */
const TAIL = 250;
/** The part of the room that the tables may take: the cards behind them say more about less. */
const TABLES = 0.6;
/** The whole report. What has no room is left out whole, the least urgent first, and said. */
function markdownReport(report, view) {
    const workflows = (0,_urgency_js__WEBPACK_IMPORTED_MODULE_4__/* .byUrgency */ .td)(report.workflows);
    const page = new Page(view.limit - TAIL);
    page.add(`## Rekindle\n\n${view.headline ?? headlineOf(report)}\n`);
    for (const words of besideOf(report, view))
        page.add(`${words}\n`);
    const listed = page.addTable(WORKFLOW_COLUMNS, workflows.map((one) => workflowRow(one, report)), TABLES);
    const files = page.addTable(FILE_COLUMNS, report.unreadable.map(fileRow), TABLES);
    const places = (view.duplicates ?? []).flatMap(placeRows);
    const seats = page.addTable(PLACE_COLUMNS, places, TABLES, PLACES);
    const open = workflows.filter(({ decision }) => decision.action !== 'none');
    const told = open.filter((one) => page.add((0,_markdown_card_js__WEBPACK_IMPORTED_MODULE_2__/* .cardOf */ .kY)(one, report, view))).length;
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
    const lines = unfinished.length === 0 ? [] : [(0,_beside_js__WEBPACK_IMPORTED_MODULE_0__/* .unfinishedWords */ .b9)(unfinished, _markdown_card_js__WEBPACK_IMPORTED_MODULE_2__/* .inert */ .tJ), (0,_beside_js__WEBPACK_IMPORTED_MODULE_0__/* .finishing */ .sS)(dir)];
    return [...lines, (0,_beside_js__WEBPACK_IMPORTED_MODULE_0__/* .elsewhereWords */ .U5)(elsewhere, _markdown_card_js__WEBPACK_IMPORTED_MODULE_2__/* .inert */ .tJ), (0,_beside_js__WEBPACK_IMPORTED_MODULE_0__/* .toolWords */ .yy)(report, _markdown_card_js__WEBPACK_IMPORTED_MODULE_2__/* .inert */ .tJ)].flatMap((one) => one ?? []);
}
function leftOut(count, one, many) {
    return count === 0 ? [] : [(0,_text_counted_js__WEBPACK_IMPORTED_MODULE_5__/* .counted */ .h)(count, one, many)];
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
        const head = Buffer.byteLength(title + (0,_markdown_card_js__WEBPACK_IMPORTED_MODULE_2__/* .mdTable */ .gJ)(columns, [])) + 1;
        const empty = Buffer.byteLength((0,_markdown_card_js__WEBPACK_IMPORTED_MODULE_2__/* .mdTable */ .gJ)([], []));
        let room = this.#limit * share - this.#used - head;
        const taken = rows.findIndex((row) => {
            room -= Buffer.byteLength((0,_markdown_card_js__WEBPACK_IMPORTED_MODULE_2__/* .mdTable */ .gJ)([], [row])) - empty;
            return room < 0;
        });
        const count = taken < 0 ? rows.length : taken;
        return count > 0 && this.add(title + (0,_markdown_card_js__WEBPACK_IMPORTED_MODULE_2__/* .mdTable */ .gJ)(columns, rows.slice(0, count))) ? count : 0;
    }
}
function headlineOf({ workflows, unreadable, unfinished }) {
    const counts = _next_js__WEBPACK_IMPORTED_MODULE_3__/* .GROUPS */ .fd.flatMap((group) => {
        const count = workflows.filter(({ decision }) => group.actions.includes(decision.action)).length;
        return count === 0 ? [] : [`${count} ${count === 1 ? group.one : group.many}`];
    });
    const broken = unreadable.filter(_validity_js__WEBPACK_IMPORTED_MODULE_6__/* .isInvalidFile */ .og).length;
    if (broken > 0)
        counts.push(`${(0,_text_counted_js__WEBPACK_IMPORTED_MODULE_5__/* .counted */ .h)(broken, 'file')} cannot be read`);
    if (workflows.length === 0 && broken === 0)
        return unfinished ? 'No workflow can be told yet.' : 'No workflow was found.';
    return `${[(0,_text_counted_js__WEBPACK_IMPORTED_MODULE_5__/* .counted */ .h)(workflows.length, 'workflow'), ...counts].join(', ').replace(',', ':')}.`;
}
const WORKFLOW_COLUMNS = ['Workflow', 'Branch', 'Status', 'Step', 'Last activity', 'Decision'];
function workflowRow(one, report) {
    return [
        (0,_markdown_card_js__WEBPACK_IMPORTED_MODULE_2__/* .inert */ .tJ)(one.id),
        (0,_markdown_card_js__WEBPACK_IMPORTED_MODULE_2__/* .inert */ .tJ)(one.owner),
        (0,_markdown_card_js__WEBPACK_IMPORTED_MODULE_2__/* .inert */ .tJ)(one.status_text ?? one.status),
        (0,_markdown_card_js__WEBPACK_IMPORTED_MODULE_2__/* .inert */ .tJ)(one.step?.id ?? null),
        (0,_markdown_card_js__WEBPACK_IMPORTED_MODULE_2__/* .moved */ .aW)(one, report),
        (0,_markdown_card_js__WEBPACK_IMPORTED_MODULE_2__/* .verdict */ .WJ)(one),
    ];
}
const PLACES = '**Same workflow in several places (most advanced first).** Nothing merges them: look at the first of ' +
    'each before anything goes on in the others.\n\n';
const PLACE_COLUMNS = ['Workflow', 'Branch', 'State file', 'Step', 'Status', 'Last activity', 'Decision'];
function placeRows({ id, places }) {
    const left = places.length - _duplicates_js__WEBPACK_IMPORTED_MODULE_1__/* .SHOWN_PLACES */ .Jz;
    const rows = places
        .slice(0, _duplicates_js__WEBPACK_IMPORTED_MODULE_1__/* .SHOWN_PLACES */ .Jz)
        .map(({ owner, path, step, status, at, decision }) => [id, owner, path, step, status, at, decision && (0,_next_js__WEBPACK_IMPORTED_MODULE_3__/* .decided */ .rc)(decision)].map(_markdown_card_js__WEBPACK_IMPORTED_MODULE_2__/* .inert */ .tJ));
    return left > 0 ? [...rows, [(0,_markdown_card_js__WEBPACK_IMPORTED_MODULE_2__/* .inert */ .tJ)(id), `and ${left} more`, '', '', '', '', '']] : rows;
}
const FILE_COLUMNS = ['File', 'Branch', 'Rule', 'What'];
function fileRow({ path, line, branch, rule, message }) {
    return [(0,_markdown_card_js__WEBPACK_IMPORTED_MODULE_2__/* .placed */ .GS)(path, line), (0,_markdown_card_js__WEBPACK_IMPORTED_MODULE_2__/* .inert */ .tJ)(branch), `\`${rule}\``, (0,_markdown_card_js__WEBPACK_IMPORTED_MODULE_2__/* .inert */ .tJ)(message)];
}


/***/ }),

/***/ 3481:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ scanReport)
/* harmony export */ });
/* harmony import */ var _text_time_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1042);
/* harmony import */ var _duplicates_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5203);
/* harmony import */ var _tools_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6801);
/* harmony import */ var _validity_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8062);




/** Milliseconds. */
const DAY = 86_400_000;
function scanReport(survey, judged, settings) {
    const beside = (0,_duplicates_js__WEBPACK_IMPORTED_MODULE_1__/* .duplicateNotes */ .ji)(judged);
    const workflows = judged
        .flatMap(({ holding, recovered }) => recovered.workflows.map((one) => {
        const scanned = scanWorkflow(one, holding, siteOf(holding, one.path), settings);
        const told = beside(one, holding.owner);
        return told === null ? scanned : { ...scanned, notes: [...scanned.notes, told.note] };
    }))
        .sort((a, b) => order(a.path, b.path) || order(a.feature, b.feature) || order(a.owner ?? '', b.owner ?? ''));
    const files = judged.flatMap(({ holding, recovered }) => recovered.unreadable.map((one) => ({ ...one, branch: holding.owner, commit: holding.snapshot.commit })));
    const tools = (0,_tools_js__WEBPACK_IMPORTED_MODULE_2__/* .toolsIn */ .ji)(survey.roots ?? []);
    const unreadable = [...files, ...(survey.unread ?? [])].sort((a, b) => order(a.path, b.path) || order(a.branch ?? '', b.branch ?? ''));
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
        ...(tools.length > 0 ? { tools } : {}),
    };
}
function summaryOf(workflows, unreadable) {
    const count = (holds) => workflows.filter(holds).length;
    return {
        workflows: workflows.length,
        interrupted: count(_validity_js__WEBPACK_IMPORTED_MODULE_3__/* .isInterrupted */ .fT),
        stale: count((one) => one.liveness === 'stale'),
        abandoned: count((one) => one.liveness === 'abandoned'),
        invalid: count(_validity_js__WEBPACK_IMPORTED_MODULE_3__/* .isInvalid */ .If) + unreadable.filter(_validity_js__WEBPACK_IMPORTED_MODULE_3__/* .isInvalidFile */ .og).length,
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
        last_activity: { at: activity.at === null ? null : (0,_text_time_js__WEBPACK_IMPORTED_MODULE_0__/* .formatTime */ .f)(activity.at), from: activity.from },
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
function order(a, b) {
    return a < b ? -1 : a > b ? 1 : 0;
}


/***/ })

};
