export const id = 546;
export const ids = [546];
export const modules = {

/***/ 5546:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  sweep: () => (/* binding */ sweep)
});

// EXTERNAL MODULE: ./lib/model/errors.js
var errors = __webpack_require__(3434);
// EXTERNAL MODULE: ./lib/modes/error-result.js
var error_result = __webpack_require__(7246);
// EXTERNAL MODULE: ./lib/modes/mode-context.js + 4 modules
var mode_context = __webpack_require__(2362);
// EXTERNAL MODULE: ./lib/modes/outputs.js
var outputs = __webpack_require__(4142);
// EXTERNAL MODULE: ./lib/modes/scan-branches.js
var scan_branches = __webpack_require__(6884);
// EXTERNAL MODULE: ./lib/modes/sweep/dashboard.js
var dashboard = __webpack_require__(4639);
// EXTERNAL MODULE: ./lib/text/escape.js
var text_escape = __webpack_require__(8944);
;// CONCATENATED MODULE: ./lib/modes/sweep/dry.js

/** UTF-16 units of the page; the log has every effect whole. */
const ROOM = 150_000;
function wordsOfDryRun(isDry) {
    const seen = [];
    const noted = (effect) => {
        if (isDry)
            seen.push(effect);
        return effect;
    };
    return {
        over: (desk) => ({
            ...desk,
            land: (effect) => desk.land(noted(effect)),
            attempt: (effect) => desk.attempt(noted(effect)),
        }),
        pages: () => (isDry ? pagesOf(seen) : []),
    };
}
function pagesOf(effects) {
    const head = `### What would have been done (${effects.length})\n`;
    let room = ROOM;
    const shown = effects.map(partOf).filter((part) => {
        room -= part.length;
        return room > 0;
    });
    const left = effects.length - shown.length;
    return [head, ...shown, ...(left === 0 ? [] : [`and ${left} more, all in the log\n`])];
}
function partOf(effect) {
    const { kind, key } = effect;
    const words = 'body' in effect ? effect.body : 'summary' in effect ? effect.summary : '';
    const data = (0,text_escape/* fence */.EU)(JSON.stringify(effect, null, 2), 'json');
    const read = words === '' ? '' : `\n${(0,text_escape/* fence */.EU)(words, 'markdown')}`;
    const name = `${kind} <code>${key.replace(/[^\w-]/g, '')}</code>`;
    return `<details><summary>${name}</summary>\n\n${data}${read}\n</details>\n`;
}

// EXTERNAL MODULE: ./lib/modes/sweep/notices.js
var notices = __webpack_require__(2594);
// EXTERNAL MODULE: ./lib/modes/sweep/observed-state.js
var observed_state = __webpack_require__(1459);
// EXTERNAL MODULE: ./lib/modes/sweep/plan.js
var sweep_plan = __webpack_require__(796);
// EXTERNAL MODULE: ./lib/modes/sweep/run-plan.js + 3 modules
var run_plan = __webpack_require__(8333);
;// CONCATENATED MODULE: ./lib/modes/sweep.js
// The sweep: looks at every branch, tells people where they are of what needs them, and proposes migrations.











const TITLE = 'Rekindle: sweep';
/**
 * Does what is due on GitHub, within its limits; what is left goes on with the next sweep. A second one in a
 * row writes nothing. Two at once come to the same as one: every effect is found by its key.
 * @throws UserError where inputs and config contradict each other
 */
async function sweep(hub, inputs) {
    const dry = wordsOfDryRun(inputs.dryRun);
    const desk = dry.over((0,mode_context.openDesk)(hub, inputs));
    for (const { level, message } of desk.problems)
        desk.say(level === 'error' ? 'error' : 'warning', message);
    if (hub.facts.defaultBranch === null) {
        desk.say('notice', 'The repository has no commit on its default branch: there is nothing to look at.');
        return (0,outputs.withFigures)(desk.result(TITLE, { truncated: false, failed: false }));
    }
    let seen = null;
    let end = { truncated: false, failed: false };
    try {
        const life = await (0,scan_branches/* lifeOf */.c)(desk, true);
        seen = await (0,scan_branches/* see */.o)('all', life, desk);
        end = { truncated: await swept(seen, inputs, desk), failed: false };
    }
    catch (error) {
        if (!(error instanceof errors/* WorldError */.nM))
            throw error;
        end = (0,error_result.endedBy)(error, desk);
    }
    if (seen)
        desk.page((0,notices/* pageOf */.ZZ)(seen, desk));
    for (const words of dry.pages())
        desk.page(words);
    const result = desk.result(TITLE, end);
    return seen === null ? (0,outputs.withFigures)(result) : (0,outputs.withOutputs)(result, seen.report, inputs.resultFile);
}
/** Whether something is left. */
async function swept(seen, inputs, desk) {
    const { hub, config } = desk;
    (0,notices/* tellOf */.zy)(seen, desk);
    if (!config.usable || hub.facts.archived) {
        const why = config.usable ? 'the repository is archived' : 'the config has mistakes';
        desk.say('notice', `Nothing is written: ${why}.`);
        return false;
    }
    const standing = await (0,observed_state/* standingNow */.Z)(desk);
    (0,notices/* gapSince */.zQ)(standing, desk);
    const body = standing.board?.body ?? null;
    const cursor = (0,dashboard/* cursorOf */.cg)(body);
    const plan = (0,sweep_plan/* planSweep */.c)({ seen, standing, cursor }, desk);
    const worked = await (0,run_plan/* runPlan */.F)({
        plan,
        boards: (0,observed_state/* boardsOf */.j)(standing),
        cursor,
        limits: inputs,
        groundOf: ({ branch, sha, found }) => (0,sweep_plan/* groundOf */.J)(branch ?? '', sha, found, seen, standing),
        does: () => true,
        memo: standing.memo,
    }, desk);
    const stuck = (0,dashboard/* stuckNow */.lg)(worked, body);
    (0,notices/* progressOf */.jA)(worked, stuck, desk);
    const ahead = plan.turns.slice(worked.passed).filter(({ branch }) => branch !== null).length;
    const looked = worked.cursor === null ? seen.branches : seen.branches - ahead;
    if (config.dashboard && standing.issues.known)
        await (0,dashboard/* keepBoard */.U3)({ seen, standing, worked, looked, stuck }, desk);
    return worked.left;
}


/***/ })

};
