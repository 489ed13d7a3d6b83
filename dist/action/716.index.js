export const id = 716;
export const ids = [716];
export const modules = {

/***/ 2716:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  migrate: () => (/* binding */ migrate),
  nothingPushed: () => (/* binding */ nothingPushed)
});

// EXTERNAL MODULE: ./lib/model/errors.js
var errors = __webpack_require__(1053);
// EXTERNAL MODULE: ./lib/modes/desk.js + 5 modules
var modes_desk = __webpack_require__(1932);
// EXTERNAL MODULE: ./lib/modes/ending.js
var ending = __webpack_require__(5265);
;// CONCATENATED MODULE: ./lib/modes/ourselves.js
// What is our own doing among what others did: branches of proposals, and commits with our trailers.
/** A branch of ours: `rekindle/<kind>/…`. */
function isProposal(branch) {
    return branch.startsWith('rekindle/');
}
/** Whether a commit's message ends with trailers of ours; a merge that was squashed carries them too. */
function isSigned(message) {
    return /^Rekindle-(?:Action|Source): \S/m.test(message);
}

// EXTERNAL MODULE: ./lib/modes/outputs.js
var outputs = __webpack_require__(4142);
// EXTERNAL MODULE: ./lib/modes/result.js
var result = __webpack_require__(7523);
// EXTERNAL MODULE: ./lib/modes/seen.js + 1 modules
var modes_seen = __webpack_require__(4507);
// EXTERNAL MODULE: ./lib/modes/sweep/plan.js
var sweep_plan = __webpack_require__(796);
// EXTERNAL MODULE: ./lib/modes/sweep/standing.js
var sweep_standing = __webpack_require__(7851);
// EXTERNAL MODULE: ./lib/modes/sweep/telling.js
var telling = __webpack_require__(7154);
// EXTERNAL MODULE: ./lib/modes/sweep/work.js + 5 modules
var work = __webpack_require__(4092);
;// CONCATENATED MODULE: ./lib/modes/migrate.js
// Migrations alone: pull requests for the branch that was pushed, or for all branches.











const TITLE = 'Rekindle: migrate';
/**
 * Proposes what is due, as a sweep would. `pushed`: on this branch alone; `null`: on all. What we pushed
 * ourselves leads to nothing, or it would go round for ever.
 * @throws UserError where inputs and config contradict each other
 */
async function migrate(hub, inputs, pushed) {
    const desk = (0,modes_desk.openDesk)(hub, inputs);
    const nothing = (level, message) => {
        desk.say(level, message);
        return (0,outputs.withFigures)(desk.result(TITLE, { truncated: false, failed: false }));
    };
    for (const { level, message } of desk.problems)
        desk.say(level === 'error' ? 'error' : 'warning', message);
    if (hub.facts.defaultBranch === null)
        return nothing('notice', 'The repository has no commit yet.');
    if (!desk.config.usable)
        return nothing('notice', 'Nothing is written: the config has mistakes.');
    if (hub.facts.archived)
        return nothing('notice', 'Nothing is written: the repository is archived.');
    if (pushed && isOwn(pushed, desk))
        return nothing('info', 'This was our own push: nothing follows from it.');
    let seen = null;
    let end = { truncated: false, failed: false };
    try {
        // What a push has started runs on its very head: that is no agent at work.
        seen = await (0,modes_seen/* see */.o)('all', await (0,modes_seen/* lifeOf */.c)(desk, pushed === null), desk);
        end = { truncated: await migrated(seen, pushed, inputs, desk), failed: false };
    }
    catch (error) {
        if (!(error instanceof errors/* WorldError */.nM))
            throw error;
        end = (0,ending.endedBy)(error, desk);
    }
    if (seen)
        desk.page((0,telling/* pageOf */.ZZ)(seen, desk));
    const result = desk.result(TITLE, end);
    return seen === null ? (0,outputs.withFigures)(result) : (0,outputs/* withOutputs */.F)(result, seen.report, inputs.resultFile);
}
/** Of a tag, or a branch that is gone. */
function nothingPushed() {
    const effects = (0,result/* told */.E)(TITLE, [{ level: 'info', message: 'No branch was pushed to: there is nothing to do.' }], []);
    return (0,outputs.withFigures)({
        effects,
        issues: [],
        pullRequests: [],
        operations: 0,
        truncated: false,
        failed: false,
    });
}
function isOwn({ branch, sender, message }, { hub }) {
    const ours = sender !== null && sender.login.toLowerCase() === hub.facts.account.toLowerCase();
    return ours || isProposal(branch) || (message !== null && isSigned(message));
}
/** Whether something is left. */
async function migrated(seen, pushed, inputs, desk) {
    const isMeant = ({ branch }) => pushed === null || branch === pushed.branch;
    (0,telling/* tellOfMigrations */.gy)(seen.found.filter(isMeant), seen.found, desk);
    const standing = await (0,sweep_standing/* standingNow */.Z)(desk);
    (0,telling/* gapSince */.zQ)(standing, desk);
    const plan = (0,sweep_plan/* planSweep */.c)({ seen, standing, cursor: null }, desk);
    const { left } = await (0,work/* workOff */.n)({
        plan: { ...plan, turns: plan.turns.filter(isMeant) },
        board: standing.board,
        cursor: null,
        limits: inputs,
        groundOf: ({ branch, sha, found }) => (0,sweep_plan/* groundOf */.J)(branch ?? '', sha, found, seen, standing),
        does: ({ kind }) => kind === 'migrate',
        memo: standing.memo,
    }, desk);
    return left;
}


/***/ })

};
