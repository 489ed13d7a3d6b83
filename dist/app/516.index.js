export const id = 516;
export const ids = [516];
export const modules = {

/***/ 25516:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   check: () => (/* binding */ check)
/* harmony export */ });
/* harmony import */ var _commands_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16993);
/* harmony import */ var _config_ages_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53984);
/* harmony import */ var _config_config_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38674);
/* harmony import */ var _handle_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60137);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(73434);
/* harmony import */ var _report_check_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(48431);
/* harmony import */ var _report_conclusion_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(81793);
/* harmony import */ var _report_github_check_run_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(81368);
/* harmony import */ var _report_scan_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(43481);
/* harmony import */ var _beside_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(50832);
/* harmony import */ var _desk_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(28267);
/* harmony import */ var _ending_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(95265);
/* harmony import */ var _kept_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(138);
/* harmony import */ var _outputs_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(74142);
/* harmony import */ var _result_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(17523);
/* harmony import */ var _secrets_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(51545);
// The mode `check`: judges one commit of a checkout, and says so at the commit, or where that cannot be, on
// the job's page alone.
















const TYPED = { commands: new Set(_commands_index_js__WEBPACK_IMPORTED_MODULE_0__/* .cliCommands */ .z_.map(({ name }) => name)), dir: null };
/**
 * `hub`: `null` where GitHub is not asked, or does not answer: then the config is not known, and nothing is
 * shown at the commit. Nothing that GitHub refuses makes a check fail.
 * @throws UserError where the commit cannot be read, or inputs and config contradict each other
 */
async function check(hub, checkout, call, inputs) {
    const { config, problems } = hub ? (0,_desk_js__WEBPACK_IMPORTED_MODULE_10__.configOf)(hub.facts.config) : { config: _config_config_js__WEBPACK_IMPORTED_MODULE_2__/* .DEFAULTS */ .zY, problems: [] };
    const notices = problems.map(({ level, message }) => ({ level, message }));
    const settings = (0,_config_ages_js__WEBPACK_IMPORTED_MODULE_1__/* .settingsOf */ .f)(config, inputs.ages, inputs.now);
    const engine = (0,_desk_js__WEBPACK_IMPORTED_MODULE_10__.engineFor)(config);
    const at = async (revision) => {
        const looked = await (0,_handle_js__WEBPACK_IMPORTED_MODULE_3__/* .look */ .O)(checkout, { kind: 'commit', revision }, settings, 'scan', engine);
        const judged = looked.judged.map((one) => (0,_kept_js__WEBPACK_IMPORTED_MODULE_12__/* .kept */ .L)(one, config));
        return { judged, report: (0,_report_scan_js__WEBPACK_IMPORTED_MODULE_8__/* .scanReport */ .M)(looked.survey, judged, settings) };
    };
    const head = call.head === null ? (0,_report_check_js__WEBPACK_IMPORTED_MODULE_5__/* .nothingSeen */ .pQ)(settings) : await at(call.head);
    const base = (0,_report_conclusion_js__WEBPACK_IMPORTED_MODULE_6__/* .baseToLookAt */ .L8)(head.report, call);
    const before = base === null ? null : await at(base);
    notices.push(...(0,_secrets_js__WEBPACK_IMPORTED_MODULE_15__/* .secretsIn */ .V)(head.report));
    const shown = hub !== null && (await show(hub, { head, before, call, usable: config.usable }, inputs, notices));
    const { conclusion, effects } = (0,_report_check_js__WEBPACK_IMPORTED_MODULE_5__/* .checkOf */ .EG)(head, before, call, TYPED);
    const operations = hub?.spent().writes ?? 0;
    const failed = conclusion === 'failure';
    const result = { ...(0,_result_js__WEBPACK_IMPORTED_MODULE_14__/* .nothing */ .s6)([...(0,_result_js__WEBPACK_IMPORTED_MODULE_14__/* .logsOf */ .Hw)(notices), ...effects.filter(isToSay)]), operations, failed };
    return (0,_outputs_js__WEBPACK_IMPORTED_MODULE_13__/* .withFiguresIn */ .$$)(result);
    /** What stands at the lines of the commit already is not said there a second time. */
    function isToSay({ kind, key }) {
        return !(shown && (kind === 'annotation' || key === 'log/more'));
    }
}
/** Whether it stands at the commit now; why it does not goes to `notices`. */
async function show(hub, { head, before, call, usable }, { gate, dryRun, insists = false }, notices) {
    const effect = (0,_report_github_check_run_js__WEBPACK_IMPORTED_MODULE_7__/* .checkRunOf */ .R)(head, before, call, { typed: TYPED, gate });
    if (effect === null)
        return false;
    const beside = (0,_beside_js__WEBPACK_IMPORTED_MODULE_9__/* .whySilent */ .y)(hub) === null ? null : `${hub.facts.keeper?.account} looks after the repository`;
    const archived = hub.facts.archived ? 'the repository is archived' : null;
    const why = usable ? (archived ?? beside) : 'the config has mistakes';
    if (why !== null) {
        notices.push({ level: 'notice', message: `No check run is written: ${why}.` });
        return false;
    }
    if (dryRun) {
        notices.push({ level: 'info', message: (0,_desk_js__WEBPACK_IMPORTED_MODULE_10__.notDone)(effect) });
        return false;
    }
    try {
        await hub.land(effect);
        return true;
    }
    catch (error) {
        if (!(error instanceof _model_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .WorldError */ .nM) || (insists && (0,_ending_js__WEBPACK_IMPORTED_MODULE_11__/* .passes */ .WE)(error)))
            throw error;
        const message = `${(0,_desk_js__WEBPACK_IMPORTED_MODULE_10__.refusalWords)(effect, error)} What was found stands in the job's summary.`;
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
/* harmony import */ var _config_applies_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13407);
// What is left of a look once the config's word is heard: what it leaves alone is not there.

function kept({ holding, recovered: { workflows, unreadable } }, config) {
    const recovered = {
        workflows: workflows.filter(({ path, id }) => !(0,_config_applies_js__WEBPACK_IMPORTED_MODULE_0__/* .ignored */ .PP)(config, { path, workflow: id })),
        unreadable: unreadable.filter(({ path }) => !(0,_config_applies_js__WEBPACK_IMPORTED_MODULE_0__/* .ignored */ .PP)(config, { path })),
    };
    return { holding, recovered };
}


/***/ }),

/***/ 74142:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $$: () => (/* binding */ withFiguresIn),
/* harmony export */   Fk: () => (/* binding */ withOutputs),
/* harmony export */   kw: () => (/* binding */ withFigures)
/* harmony export */ });
/* harmony import */ var _report_outputs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8568);
/* harmony import */ var _report_published_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(24908);
/* harmony import */ var _result_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(17523);
/* harmony import */ var _secrets_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51545);




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

/***/ 51545:
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


/***/ })

};
