export const id = 717;
export const ids = [717];
export const modules = {

/***/ 2098:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  scan: () => (/* binding */ scan)
});

// EXTERNAL MODULE: ./lib/model/errors.js
var errors = __webpack_require__(3434);
// EXTERNAL MODULE: ./lib/report/check/validity.js
var validity = __webpack_require__(5959);
// EXTERNAL MODULE: ./lib/report/copies/duplicates.js + 1 modules
var duplicates = __webpack_require__(4803);
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

// EXTERNAL MODULE: ./lib/cli/failure.js + 1 modules
var failure = __webpack_require__(1595);
// EXTERNAL MODULE: ./lib/cli/scan-options.js
var scan_options = __webpack_require__(5938);
// EXTERNAL MODULE: ./lib/cli/terminal.js + 1 modules
var terminal = __webpack_require__(1205);
// EXTERNAL MODULE: ./lib/model/version.js
var version = __webpack_require__(3341);
// EXTERNAL MODULE: ./lib/cli/world.js
var cli_world = __webpack_require__(1222);
;// CONCATENATED MODULE: ./lib/cli/scan.js









async function scan({ args: [dir = '.'], values, noColor }, world) {
    const target = (0,scan_options/* targetOf */.$r)(values) ?? scan_options/* WORKTREE */.ew;
    const settings = (0,scan_options/* settingsOf */.f5)(values, world);
    const clone = await (0,scan_options/* opened */.Sg)(dir, world);
    const look = { target, settings, only: (0,scan_options/* onlyOf */.uh)(values, clone) };
    const unfinished = (0,scan_options/* tellUnfinished */.f8)(clone, dir, world);
    const looked = await (0,scan_options/* lookAt */.t5)(clone, look, world);
    const { judged } = looked;
    const report = {
        ...looked.report,
        ...(unfinished.length > 0 ? { unfinished } : await besides(looked.report, look, clone, world)),
    };
    const form = FORMS[values.one('output')];
    (0,errors/* assert */.vA)(form, 'every form that may be asked for can be printed');
    world.stdout.write(await form.print(form.named ? withStepNames(report, judged) : report, {
        commands: (0,scan_options/* commandNames */.oQ)(),
        dir: (0,scan_options/* dirToType */.zz)(dir),
        target: target.kind === 'worktree' ? 'worktree' : 'branches',
        duplicates: (0,duplicates/* duplicatesIn */.uS)(judged),
        columns: (0,terminal/* columnsFor */.ns)(world.stdout),
        paint: (0,terminal/* paintFor */.ev)(world.stdout, world.env, noColor),
    }, clone.engine));
    (0,scan_options/* tellUnlooked */.j8)([looked], world);
    return fails(report, values.one('fail-on')) ? cli_world/* FOUND */.vS : cli_world/* FINE */.rX;
}
/** Where nothing was found at one place, what the other branches hold. */
async function besides({ workflows, unreadable }, look, clone, world) {
    const all = look.target.kind === 'branches' && look.target.names === 'all';
    if (workflows.length + unreadable.length > 0 || all || clone.kind === 'none')
        return {};
    const there = await (0,scan_options/* lookAt */.t5)(clone, { ...look, target: scan_options/* ALL_BRANCHES */.ts }, world).catch((error) => {
        if (!(error instanceof errors/* UserError */.yo))
            throw error;
        (0,failure/* say */.c)(world, `what other branches hold is not known. ${error.message}`);
        return null;
    });
    const open = there?.report.workflows.filter(validity/* isInterrupted */.fT) ?? [];
    if (open.length === 0)
        return {};
    const counts = new Map();
    for (const { owner } of open)
        counts.set(owner ?? '', (counts.get(owner ?? '') ?? 0) + 1);
    const branches = [...counts].map(([branch, interrupted]) => ({ branch, interrupted }));
    branches.sort((a, b) => (a.branch < b.branch ? -1 : 1));
    return { elsewhere: { interrupted: open.length, branches } };
}
/** Each is loaded when needed, so that text output does not wait for the schema. */
const FORMS = {
    text: {
        named: true,
        print: async (report, view) => (await __webpack_require__.e(/* import() */ 70).then(__webpack_require__.bind(__webpack_require__, 2070))).textReport(report, view),
    },
    json: {
        named: false,
        print: async (report) => (await Promise.all(/* import() */[__webpack_require__.e(311), __webpack_require__.e(11)]).then(__webpack_require__.bind(__webpack_require__, 8011))).scanJson(report),
    },
    markdown: {
        named: true,
        print: async (report, view) => (await __webpack_require__.e(/* import() */ 353).then(__webpack_require__.bind(__webpack_require__, 7353))).markdownReport(report, {
            ...view,
            limit: Number.POSITIVE_INFINITY,
        }),
    },
    sarif: {
        named: false,
        print: async (report, _, engine) => {
            const { sarifLog } = await __webpack_require__.e(/* import() */ 411).then(__webpack_require__.bind(__webpack_require__, 8792));
            const tool = { version: version/* VERSION */.x, rules: engine.rules, repositoryUri: null };
            return `${JSON.stringify(sarifLog(report, tool), null, 2)}\n`;
        },
    },
};
/** What reaches the threshold. */
function fails({ summary: { stale, abandoned, invalid } }, bar) {
    if (bar === 'none')
        return false;
    return invalid > 0 || (bar === 'stale' && stale + abandoned > 0);
}


/***/ })

};
