export const id = 938;
export const ids = [938];
export const modules = {

/***/ 5938:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $r: () => (/* binding */ targetOf),
/* harmony export */   Sg: () => (/* binding */ opened),
/* harmony export */   ew: () => (/* binding */ WORKTREE),
/* harmony export */   f5: () => (/* binding */ settingsOf),
/* harmony export */   f8: () => (/* binding */ tellUnfinished),
/* harmony export */   j8: () => (/* binding */ tellUnlooked),
/* harmony export */   oQ: () => (/* binding */ commandNames),
/* harmony export */   t5: () => (/* binding */ lookAt),
/* harmony export */   ts: () => (/* binding */ ALL_BRANCHES),
/* harmony export */   uh: () => (/* binding */ onlyOf),
/* harmony export */   zD: () => (/* binding */ branchesWith),
/* harmony export */   zz: () => (/* binding */ dirToType)
/* harmony export */ });
/* harmony import */ var _commands_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3445);
/* harmony import */ var _handle_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(440);
/* harmony import */ var _index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(693);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3434);
/* harmony import */ var _report_scan_notes_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6551);
/* harmony import */ var _text_suggestions_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6734);
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1595);
/* harmony import */ var _option_values_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2880);
/* harmony import */ var _terminal_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1205);
// What all commands that scan share: the target, the clock, and the repository source.









const WORKTREE = { kind: 'worktree' };
const ALL_BRANCHES = { kind: 'branches', names: 'all' };
/** The target that was typed; `null` where none was. @throws UserError where two were. */
function targetOf(values) {
    const given = ['worktree', 'branch', 'all-branches'].filter((name) => values.has(name));
    if (given.length > 1)
        throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo(`${(0,_text_suggestions_js__WEBPACK_IMPORTED_MODULE_8__/* .orList */ .A3)(given.map((name) => `--${name}`))}: found several, expected one of them.`);
    if (values.has('all-branches'))
        return ALL_BRANCHES;
    if (values.has('branch'))
        return { kind: 'branches', names: values.many('branch') };
    return values.has('worktree') ? WORKTREE : null;
}
/** The clock and the thresholds. @throws UserError where the thresholds contradict each other. */
function settingsOf(values, world) {
    const now = values.has('now') ? (0,_option_values_js__WEBPACK_IMPORTED_MODULE_6__/* .readNow */ .DS)(values.one('now')) : world.now();
    const staleAfter = (0,_option_values_js__WEBPACK_IMPORTED_MODULE_6__/* .readDuration */ .$7)('stale-after', values.one('stale-after'));
    const abandonedAfter = (0,_option_values_js__WEBPACK_IMPORTED_MODULE_6__/* .readDuration */ .$7)('abandoned-after', values.one('abandoned-after'));
    // A person who sets only `--stale-after` must not get an error because of a default.
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
            throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo(`--only: found ${JSON.stringify(id)}, expected ${(0,_text_suggestions_js__WEBPACK_IMPORTED_MODULE_8__/* .orList */ .A3)(known)}.${(0,_text_suggestions_js__WEBPACK_IMPORTED_MODULE_8__/* .didYouMean */ .au)(id, known)}`);
    return new Set(values.many('only'));
}
/** Opens a folder; what is passed over in it is said on stderr. @throws UserError where it is not one */
function opened(dir, world) {
    return world.open(dir, (message) => (0,_failure_js__WEBPACK_IMPORTED_MODULE_5__/* .say */ .c)(world, message));
}
/**
 * Changes that a crash cut short, in a folder that is only scanned: reported on stderr with how to finish
 * them, and given line by line. Empty where nothing was.
 */
function tellUnfinished(clone, dir, world) {
    const lines = pendingIn(clone);
    if (lines.length > 0)
        (0,_failure_js__WEBPACK_IMPORTED_MODULE_5__/* .say */ .c)(world, `${(0,_report_scan_notes_js__WEBPACK_IMPORTED_MODULE_4__/* .unfinishedWords */ .b9)(lines, (line) => line)} ${(0,_report_scan_notes_js__WEBPACK_IMPORTED_MODULE_4__/* .finishing */ .sS)(dirToType(dir))}`);
    return lines;
}
/** A journal that cannot be read counts as unfinished. */
function pendingIn(clone) {
    try {
        return clone.pending();
    }
    catch (error) {
        if (error instanceof _model_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo)
            return [error.message];
        throw error;
    }
}
/** Scans, with a spinner where that takes long. */
function lookAt(clone, { target, settings, only, depth }, world) {
    const looking = (0,_handle_js__WEBPACK_IMPORTED_MODULE_1__/* .look */ .O)(only === null ? clone : narrowed(clone, only), target, settings, depth);
    return (0,_terminal_js__WEBPACK_IMPORTED_MODULE_7__/* .withSign */ .Oy)(world, target.kind === 'worktree' ? 'looking at the files' : 'looking at branches', looking);
}
/** Submodules that one message names. */
const NAMED = 5;
/** Says which submodules were not entered, except those that a report names: an agent may work in one. */
function tellUnlooked(looks, world) {
    const told = new Set(looks.flatMap(({ report }) => report.unreadable.flatMap(({ path }) => upTo(path))));
    const all = new Set(looks.flatMap(({ survey: { submodules = [] } }) => submodules));
    const left = [...all].filter((path) => !told.has(path));
    const count = left.length;
    if (count === 0)
        return;
    const names = left.slice(0, NAMED).map((path) => JSON.stringify(path));
    const more = count > NAMED ? ` and ${count - NAMED} more` : '';
    const [were, each] = count === 1 ? ['submodule was', 'it'] : ['submodules were', 'each'];
    (0,_failure_js__WEBPACK_IMPORTED_MODULE_5__/* .say */ .c)(world, `${count} ${were} not looked into: ${names.join(', ')}${more}. Scan ${each} by itself.`);
}
/** A path and the folders above it. */
function upTo(path) {
    const names = path.split('/');
    return names.map((_, at) => names.slice(0, at + 1).join('/'));
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
/** What must stand after `-C` in a line to type; `null` where the reader already is there. */
function dirToType(dir) {
    return /^\.\/?$/.test(dir) ? null : dir;
}
/** Names of the commands that a line to type may begin with. */
function commandNames() {
    return new Set(_commands_index_js__WEBPACK_IMPORTED_MODULE_0__/* .cliCommands */ .z_.map(({ name }) => name));
}


/***/ }),

/***/ 440:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  W: () => (/* binding */ changeFor),
  O: () => (/* binding */ look)
});

// EXTERNAL MODULE: ./lib/index.js + 290 modules
var lib = __webpack_require__(693);
// EXTERNAL MODULE: ./lib/model/state-location.js
var state_location = __webpack_require__(682);
// EXTERNAL MODULE: ./lib/report/quote-names.js
var quote_names = __webpack_require__(5003);
;// CONCATENATED MODULE: ./lib/report/copies/recorded-branch.js
// Finds a state that records another branch than the one it is on: it may be a copy.


/**
 * The same, with a note at each workflow that is under way on another branch than its file records, where
 * that one is there and does not hold this very file. On the default branch every merged state records
 * another one, who records that one names what the work began from, and a branch that is gone was merged or
 * renamed: none of these is noted.
 */
function withBranchNotes(judged, survey) {
    const trees = byBranch(survey.trees ?? []);
    const main = (0,state_location/* bareName */.y)(survey.defaultBranch ?? '');
    return judged.map(({ holding, recovered }) => {
        const owner = holding.owner ?? survey.headOf ?? null;
        if (owner === null || (0,state_location/* bareName */.y)(owner) === main)
            return { holding, recovered };
        const workflows = recovered.workflows.map((one) => noted(one, { ...holding, owner }, main, trees));
        return { holding, recovered: { ...recovered, workflows } };
    });
}
/** A branch of a remote counts under its own name as well. */
function byBranch(trees) {
    const found = new Map();
    for (const tree of trees)
        for (const name of new Set(tree.branches.map(state_location/* bareName */.y))) {
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
    if (!one.state || !recorded || one.state.ended !== null || (0,state_location/* bareName */.y)(recorded.name) === main)
        return one;
    const note = noteOf(recorded, one.state.path, holding, trees);
    return note === null ? one : { ...one, notes: [...one.notes, note] };
}
function noteOf({ field, name, line }, path, { owner, snapshot }, trees) {
    const here = snapshot.entry(path)?.blob ?? null;
    const own = trees.get((0,state_location/* bareName */.y)(name)) ?? [];
    if (own.length === 0 || (0,state_location/* bareName */.y)(owner) === (0,state_location/* bareName */.y)(name))
        return null;
    const held = own.map((tree) => tree.snapshot.entry(path)?.blob ?? null);
    if (here === null || held.includes(here))
        return null;
    const there = held.some((blob) => blob !== null) ? 'holds another version of it' : 'does not hold it';
    const [from, to] = [(0,quote_names/* isPlainName */.s)(name) ? name : 'another branch', (0,quote_names/* isPlainName */.s)(owner) ? owner : 'this one'];
    return (`${field}${line === null ? '' : ` (line ${line})`} records ${from}, and the file stands on ${to}: ` +
        `${from} is there and ${there}. Where the state was copied, remove the copy; where the work moved, ` +
        'correct the field.');
}

// EXTERNAL MODULE: ./lib/report/scan/scan.js
var scan = __webpack_require__(9437);
// EXTERNAL MODULE: ./lib/text/hash.js
var hash = __webpack_require__(7591);
;// CONCATENATED MODULE: ./lib/handle.js
// The walk that every entry point takes: target → survey → snapshots → recoveries → effects; read this first.




/** Scans a target of a repository source. Reads only; the same repository and clock give the same answer. */
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
/**
 * A person's choice, with further ones after it, as a change that a repository source can apply.
 * @throws UserError
 */
function changeFor(choice, standing, by = lib/* engine */.H, then = []) {
    const change = by.choose(choice, standing, then);
    const [workflow, action] = [standing.recovery.id, choice.name];
    return { kind: 'change', key: (0,hash/* keyOf */.TN)(workflow, action, change), workflow, action, change };
}


/***/ }),

/***/ 5959:
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


/***/ }),

/***/ 4803:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Jz: () => (/* binding */ SHOWN_PLACES),
  ji: () => (/* binding */ duplicateNotes),
  uS: () => (/* binding */ duplicatesIn)
});

// EXTERNAL MODULE: ./lib/model/progress.js
var progress = __webpack_require__(1522);
// EXTERNAL MODULE: ./lib/model/sort-order.js
var sort_order = __webpack_require__(2416);
// EXTERNAL MODULE: ./lib/model/workflow.js
var workflow = __webpack_require__(5740);
// EXTERNAL MODULE: ./lib/text/time.js
var time = __webpack_require__(1042);
// EXTERNAL MODULE: ./lib/report/quote-names.js
var quote_names = __webpack_require__(5003);
// EXTERNAL MODULE: ./lib/report/terminal/layout.js
var layout = __webpack_require__(6613);
;// CONCATENATED MODULE: ./lib/report/copies/duplicate-note.js
// The note at a workflow that is also elsewhere: where it is further along, and by how much.




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
    const branch = owner !== null && (0,quote_names/* isPlainName */.s)(owner) ? owner : 'another branch';
    const file = (0,quote_names/* isPlainName */.s)(path) ? path : 'another file';
    if (owner === null || owner === here.owner)
        return `in ${file}`;
    return path === here.path ? `on ${branch}` : `in ${file} on ${branch}`;
}
/** ` (step plan, 2 days newer)`; `''` where nothing of that is known. */
function factsOf({ state, at }, here) {
    const step = state?.current?.id ?? null;
    const facts = [
        ...(state?.ended ? [state.ended] : step !== null && (0,quote_names/* isPlainName */.s)(step) ? [nameOf(step, state)] : []),
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

;// CONCATENATED MODULE: ./lib/report/copies/duplicates.js
// Finds the same workflow in several places: on branches that diverged, or in two files on one branch.





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
                // A file that is a workflow of its own is reported as such, not as a rival.
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
/**
 * What the rivals say of this workflow; a rival that names no workflow is noted as well.
 */
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
    return (0,sort_order/* order */.f)(b.at ?? '', a.at ?? '') || (0,sort_order/* order */.f)(a.owner ?? '', b.owner ?? '') || (0,sort_order/* order */.f)(a.path, b.path);
}


/***/ }),

/***/ 1551:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $t: () => (/* binding */ linesToType),
/* harmony export */   E0: () => (/* binding */ lineToType),
/* harmony export */   RI: () => (/* binding */ optionWords),
/* harmony export */   TL: () => (/* binding */ quoted),
/* harmony export */   fd: () => (/* binding */ GROUPS),
/* harmony export */   rc: () => (/* binding */ decided)
/* harmony export */ });
/* harmony import */ var _model_command_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4252);
/* harmony import */ var _model_decision_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(283);
/* harmony import */ var _text_escape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8944);
/* harmony import */ var _text_redact_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1814);
// What a person can do next, in words, and as the line to type where there is a command for it.




/** Choices of a question that get a line of their own. */
const MOST_CHOICES = 8;
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
    'start-fresh': 'start fresh',
    manual: 'correct the files by hand',
};
/** What each action asks of a person, the most urgent first. */
const GROUPS = [
    {
        title: 'Needs a decision',
        one: 'needs a decision',
        many: 'need a decision',
        actions: ['block', 'ask', 'start-fresh'],
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
 * The lines to type: the brief first, then every option that is a command of the command line. Commands that
 * write act on the working tree, so for a commit of a branch there is the brief alone.
 */
function linesToType(one, typed) {
    const { id, commit, owner, decision } = one;
    if (decision.action === 'none' || ![id, owner ?? ''].every(isTypeable))
        return [];
    if (commit !== null)
        return typed.commands.has(_model_command_js__WEBPACK_IMPORTED_MODULE_0__/* .BRIEF */ .V1) ? [lineToType(_model_command_js__WEBPACK_IMPORTED_MODULE_0__/* .BRIEF */ .V1, id, owner, typed)] : [];
    const names = new Set([_model_command_js__WEBPACK_IMPORTED_MODULE_0__/* .BRIEF */ .V1, ...(0,_model_decision_js__WEBPACK_IMPORTED_MODULE_3__/* .fitting */ ._Q)(one)].filter((name) => typed.commands.has(name)));
    return [...names].flatMap((name) => restsOf(name, one).map((rest) => lineToType(name, id, null, typed, rest)));
}
/**
 * What stands after the id, one entry a line: a question that waits with each of its choices, and words in
 * capitals for what a person must fill in. Where no question can be told, one answer counts for `all`.
 */
function restsOf(name, { pending }) {
    if (name === 'accept-spec')
        return [['HASH']];
    if (name !== 'answer')
        return [[]];
    const [first = { id: 'all', options: [] }] = pending;
    // What begins with a dash would be read as an option.
    const typeable = (word) => isTypeable(word) && !word.startsWith('-') && word.trim() !== '';
    const id = typeable(first.id) ? first.id : 'QUESTION';
    const choices = first.options.slice(0, MOST_CHOICES).filter(typeable);
    return (choices.length === 0 ? ['TEXT'] : choices).map((text) => [id, text]);
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
    return word.length <= LONGEST && (0,_text_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .forTerminal */ .Qf)((0,_text_redact_js__WEBPACK_IMPORTED_MODULE_2__/* .redact */ .E)(word)) === word;
}
/** A word as a POSIX shell must be told it; plain words stay as they are. */
function quoted(word) {
    if (/^[\w@%+=:,./][\w@%+=:,./-]*$|^-[-\w]+$/.test(word))
        return word;
    return `'${word.replaceAll("'", "'\\''")}'`;
}


/***/ }),

/***/ 5003:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ isOurs),
/* harmony export */   s: () => (/* binding */ isPlainName)
/* harmony export */ });
// How names from files are quoted in our own text.
/** Whether a name from a file may stand among our own words: one word, which says nothing by itself. */
function isPlainName(name) {
    return /^[\p{L}\p{N}.][\p{L}\p{N}._:@/+-]{0,159}$/u.test(name);
}
/** What a file says counts as repeated from this many UTF-16 units on: less means nothing. */
const LEAST = 6;
/** A sentence made by Rekindle is no longer, names included. UTF-16 units. */
const LONGEST = 1000;
/**
 * Whether our sentence may stand among our words: what it quotes is plain, and it repeats nothing that
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

/***/ 6551:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R3: () => (/* binding */ NOTHING_COMMITTED),
/* harmony export */   U5: () => (/* binding */ elsewhereWords),
/* harmony export */   b9: () => (/* binding */ unfinishedWords),
/* harmony export */   sS: () => (/* binding */ finishing),
/* harmony export */   yy: () => (/* binding */ toolWords)
/* harmony export */ });
/* harmony import */ var _text_plural_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6713);
/* harmony import */ var _next_steps_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1551);
/* harmony import */ var _unsupported_tools_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7515);
// Notes of a scan that are about no single workflow: a change cut short, other branches, tools
// that are not read.



/** Branches that are named. */
const NAMED = 5;
/** How a change that was cut short is brought to its end; `dir`: what stands after `-C`. */
function finishing(dir) {
    const line = `rekindle migrate --all${dir === null ? '' : ` -C ${(0,_next_steps_js__WEBPACK_IMPORTED_MODULE_0__/* .quoted */ .TL)(dir)}`}`;
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
    const wait = `${(0,_text_plural_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(interrupted, 'workflow')} ${interrupted === 1 ? 'waits' : 'wait'}`;
    return `${wait} on other branches: ${names.join(', ')}${more}. Add --all-branches to see them.`;
}
/** The tools that were seen and are not read; `null` where none was. */
function toolWords({ tools = [] }, shown) {
    if (tools.length === 0)
        return null;
    const names = (0,_unsupported_tools_js__WEBPACK_IMPORTED_MODULE_1__/* .toolNames */ .$p)(tools, shown).join('; ');
    return `Tools seen here that Rekindle knows by name only: ${names}. ${_unsupported_tools_js__WEBPACK_IMPORTED_MODULE_1__/* .NOT_READ */ .VF}`;
}
/** S28: where nothing is found, and why there may be none all the same. */
const NOTHING_COMMITTED = 'Nothing was committed that one could recover from. Where agents keep their state in git-ignored files, ' +
    'have them commit checkpoints.';


/***/ }),

/***/ 9437:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ scanReport)
/* harmony export */ });
/* harmony import */ var _model_sort_order_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2416);
/* harmony import */ var _text_time_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1042);
/* harmony import */ var _check_validity_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5959);
/* harmony import */ var _copies_duplicates_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4803);
/* harmony import */ var _unsupported_tools_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7515);
// The published shape of a scan (`schema_version` 1), built from what was found.





/** Milliseconds. */
const DAY = 86_400_000;
function scanReport(survey, judged, settings) {
    const beside = (0,_copies_duplicates_js__WEBPACK_IMPORTED_MODULE_1__/* .duplicateNotes */ .ji)(judged);
    const workflows = judged
        .flatMap(({ holding, recovered }) => recovered.workflows.map((one) => {
        const scanned = scanWorkflow(one, holding, siteOf(holding, one.path), settings);
        const told = beside(one, holding.owner);
        return told === null ? scanned : { ...scanned, notes: [...scanned.notes, told.note] };
    }))
        .sort((a, b) => (0,_model_sort_order_js__WEBPACK_IMPORTED_MODULE_3__/* .order */ .f)(a.path, b.path) || (0,_model_sort_order_js__WEBPACK_IMPORTED_MODULE_3__/* .order */ .f)(a.feature, b.feature) || (0,_model_sort_order_js__WEBPACK_IMPORTED_MODULE_3__/* .order */ .f)(a.owner ?? '', b.owner ?? ''));
    const files = judged.flatMap(({ holding, recovered }) => recovered.unreadable.map((one) => ({ ...one, branch: holding.owner, commit: holding.snapshot.commit })));
    const tools = (0,_unsupported_tools_js__WEBPACK_IMPORTED_MODULE_2__/* .toolsIn */ .ji)(survey.roots ?? []);
    const unreadable = [...files, ...(survey.unread ?? [])].sort((a, b) => (0,_model_sort_order_js__WEBPACK_IMPORTED_MODULE_3__/* .order */ .f)(a.path, b.path) || (0,_model_sort_order_js__WEBPACK_IMPORTED_MODULE_3__/* .order */ .f)(a.branch ?? '', b.branch ?? ''));
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
        interrupted: count(_check_validity_js__WEBPACK_IMPORTED_MODULE_4__/* .isInterrupted */ .fT),
        stale: count((one) => one.liveness === 'stale'),
        abandoned: count((one) => one.liveness === 'abandoned'),
        invalid: count(_check_validity_js__WEBPACK_IMPORTED_MODULE_4__/* .isInvalid */ .If) + unreadable.filter(_check_validity_js__WEBPACK_IMPORTED_MODULE_4__/* .isInvalidFile */ .og).length,
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
        findings: one.findings.map(({ reason: _, item: __, ...finding }) => finding),
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


/***/ }),

/***/ 7515:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $p: () => (/* binding */ toolNames),
/* harmony export */   It: () => (/* binding */ TOOLS),
/* harmony export */   VF: () => (/* binding */ NOT_READ),
/* harmony export */   ji: () => (/* binding */ toolsIn)
/* harmony export */ });
/* harmony import */ var _model_snapshot_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7741);
// Tools that are recognised but not supported yet: their users are told so, instead of that
// nothing was found.

/** By how many public repositories have such a mark. */
const TOOLS = [
    { id: 'backlog', name: 'Backlog.md', marks: ['backlog/config.yml'] },
    { id: 'agent-os', name: 'Agent OS', marks: ['agent-os/specs/', '.agent-os/'] },
];
/** What of a table is seen at these roots, in its order. */
function toolsIn(roots, tools = TOOLS) {
    const seen = new Map();
    for (const { branch, snapshot } of roots)
        for (const { id, name, marks } of tools)
            for (const path of marks.flatMap((mark) => pathsOf(mark, snapshot))) {
                const one = seen.get(path) ?? { id, name, path, branches: [] };
                if (branch !== null)
                    one.branches.push(branch);
                seen.set(path, one);
            }
    const place = ({ id }) => tools.findIndex((tool) => tool.id === id);
    return [...seen.values()].sort((a, b) => place(a) - place(b) || (a.path < b.path ? -1 : 1));
}
/** Where a mark stands in a tree: a file is no folder, and a link is neither. */
function pathsOf(mark, snapshot) {
    if (mark.endsWith('*')) {
        const begins = mark.slice(0, -1);
        return snapshot
            .list('')
            .flatMap(({ path, mode }) => (path.startsWith(begins) && mode === '040000' ? [`${path}/`] : []));
    }
    const mode = snapshot.entry(mark.replace(/\/$/, ''))?.mode;
    const meant = mark.endsWith('/') ? mode === '040000' : (0,_model_snapshot_js__WEBPACK_IMPORTED_MODULE_0__/* .isFileMode */ .s)(mode);
    return meant ? [mark] : [];
}
/** `OpenSpec (openspec/)`, each tool once; names of folders go through `shown`. */
function toolNames(tools, shown) {
    const names = [...new Set(tools.map(({ name }) => name))];
    return names.map((name) => {
        const paths = tools.filter((one) => one.name === name).map(({ path }) => shown(path));
        return `${name} (${paths.join(', ')})`;
    });
}
/** Said beside the names. */
const NOT_READ = 'Their state is not read yet: nothing here says whether work of theirs was interrupted.';


/***/ })

};
