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
/* harmony export */   j8: () => (/* binding */ tellUnlooked),
/* harmony export */   oQ: () => (/* binding */ commandNames),
/* harmony export */   t5: () => (/* binding */ lookAt),
/* harmony export */   ts: () => (/* binding */ ALL_BRANCHES),
/* harmony export */   uh: () => (/* binding */ onlyOf),
/* harmony export */   zD: () => (/* binding */ branchesWith),
/* harmony export */   zz: () => (/* binding */ dirToType)
/* harmony export */ });
/* harmony import */ var _commands_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2651);
/* harmony import */ var _handle_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(137);
/* harmony import */ var _index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9239);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3434);
/* harmony import */ var _text_nearest_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4581);
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1595);
/* harmony import */ var _terminal_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1205);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(694);
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
    const looking = (0,_handle_js__WEBPACK_IMPORTED_MODULE_1__/* .look */ .O)(only === null ? clone : narrowed(clone, only), target, settings, depth);
    return (0,_terminal_js__WEBPACK_IMPORTED_MODULE_5__/* .withSign */ .Oy)(world, target.kind === 'worktree' ? 'looking at the files' : 'looking at branches', looking);
}
/** Submodules that one message names. */
const NAMED = 5;
/** Says which submodules were not entered, save those that a report names: an agent may work in one. */
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
    (0,_failure_js__WEBPACK_IMPORTED_MODULE_4__/* .say */ .c)(world, `${count} ${were} not looked into: ${names.join(', ')}${more}. Scan ${each} by itself.`);
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
/** What must stand behind `-C` in a line to type; `null` where the reader already is there. */
function dirToType(dir) {
    return /^\.\/?$/.test(dir) ? null : dir;
}
/** Names of the commands that a line to type may begin with. */
function commandNames() {
    return new Set(_commands_index_js__WEBPACK_IMPORTED_MODULE_0__/* .cliCommands */ .z_.map(({ name }) => name));
}


/***/ }),

/***/ 137:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ look),
/* harmony export */   W: () => (/* binding */ changeFor)
/* harmony export */ });
/* harmony import */ var _index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9239);
/* harmony import */ var _report_scan_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3481);
/* harmony import */ var _text_hash_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7591);
// The walk that every door takes: target → survey → snapshots → recoveries → effects; read this first.



/** Looks at a target through an edge. Reads only; the same repository and clock give the same answer. */
async function look(edge, target, settings, depth = 'scan', by = _index_js__WEBPACK_IMPORTED_MODULE_0__/* .engine */ .H) {
    const memo = by.memo();
    const survey = await edge.survey(target, by.asker(memo, depth));
    const judged = survey.holdings.map((holding) => {
        const sites = holding.sites.map(({ site }) => site);
        return { holding, recovered: by.recover(holding.snapshot, sites, settings, memo) };
    });
    return { survey, report: (0,_report_scan_js__WEBPACK_IMPORTED_MODULE_1__/* .scanReport */ .M)(survey, judged, settings), judged, settings, memo };
}
/** A person's choice for one workflow, as the change that an edge can be asked for. @throws UserError */
function changeFor(choice, standing, by = _index_js__WEBPACK_IMPORTED_MODULE_0__/* .engine */ .H) {
    const change = by.choose(choice, standing);
    const [workflow, action] = [standing.recovery.id, choice.name];
    return { kind: 'change', key: (0,_text_hash_js__WEBPACK_IMPORTED_MODULE_2__/* .keyOf */ .TN)(workflow, action, change), workflow, action, change };
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

/***/ 3481:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ scanReport)
/* harmony export */ });
/* harmony import */ var _text_time_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1042);
/* harmony import */ var _duplicates_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5203);
/* harmony import */ var _validity_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8062);



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
function summaryOf(workflows, unreadable) {
    const count = (holds) => workflows.filter(holds).length;
    return {
        workflows: workflows.length,
        interrupted: count(_validity_js__WEBPACK_IMPORTED_MODULE_2__/* .isInterrupted */ .fT),
        stale: count((one) => one.liveness === 'stale'),
        abandoned: count((one) => one.liveness === 'abandoned'),
        invalid: count(_validity_js__WEBPACK_IMPORTED_MODULE_2__/* .isInvalid */ .If) + unreadable.filter(_validity_js__WEBPACK_IMPORTED_MODULE_2__/* .isInvalidFile */ .og).length,
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
