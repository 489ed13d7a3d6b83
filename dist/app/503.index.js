export const id = 503;
export const ids = [503];
export const modules = {

/***/ 440:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  W: () => (/* binding */ changeFor),
  O: () => (/* binding */ look)
});

// EXTERNAL MODULE: ./lib/index.js + 305 modules
var lib = __webpack_require__(28507);
// EXTERNAL MODULE: ./lib/model/state-location.js
var state_location = __webpack_require__(80682);
// EXTERNAL MODULE: ./lib/report/quote-names.js
var quote_names = __webpack_require__(75003);
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
var scan = __webpack_require__(49437);
// EXTERNAL MODULE: ./lib/text/hash.js
var hash = __webpack_require__(77591);
;// CONCATENATED MODULE: ./lib/handle.js
// The walk that every entry point takes: target → survey → snapshots → recoveries → effects; read this first.




/** Scans a target of a repository source. Reads only; the same repository and clock give the same answer. */
async function look(edge, target, settings, depth = 'scan', by = lib/* engine */.Hi) {
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
function changeFor(choice, standing, by = lib/* engine */.Hi, then = []) {
    const change = by.choose(choice, standing, then);
    const [workflow, action] = [standing.recovery.id, choice.name];
    return { kind: 'change', key: (0,hash/* keyOf */.TN)(workflow, action, change), workflow, action, change };
}


/***/ }),

/***/ 50063:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ annotationsOf)
/* harmony export */ });
/* harmony import */ var _model_sort_order_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(42416);
/* harmony import */ var _model_workflow_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5740);
/* harmony import */ var _text_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18944);
/* harmony import */ var _text_redact_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51814);
/* harmony import */ var _next_steps_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(71551);
/* harmony import */ var _scan_urgency_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(16569);
/* harmony import */ var _validity_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(25959);
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

/***/ 94101:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  L8: () => (/* binding */ baseToLookAt),
  Hc: () => (/* binding */ verdictOn)
});

// UNUSED EXPORTS: FAIL_ON

// EXTERNAL MODULE: ./lib/text/plural.js
var plural = __webpack_require__(26713);
// EXTERNAL MODULE: ./lib/report/scan/urgency.js
var urgency = __webpack_require__(16569);
// EXTERNAL MODULE: ./lib/report/check/validity.js
var validity = __webpack_require__(25959);
;// CONCATENATED MODULE: ./lib/report/check/new-invalid.js
// The invalid states that a commit introduces: those that were valid or absent in the commit before it.

/** What a workflow, or an unreadable file (which has a path alone), is called within one report. */
function keyOf(one) {
    return JSON.stringify([one.path, one.format ?? null, one.feature ?? null]);
}
/** The keys of all that is invalid at `head` and was not at `base`. */
function introducedBy(head, base) {
    const now = heldIn(head);
    const before = heldIn(base);
    const paths = new Set(now.map(({ path }) => path));
    const gone = before.filter(({ path }) => !paths.has(path));
    const fresh = now.filter((one) => one.invalid && !wasInvalid(one, before, gone));
    return new Set(fresh.map(({ key }) => key));
}
/**
 * The closest match at the base decides: the same workflow at the same path; whatever stood at the path; and
 * at a path that is gone since, the same bytes (a rename) or the same workflow (a rename with changes).
 */
function wasInvalid(one, before, gone) {
    const candidates = [
        before.filter(({ key }) => key === one.key),
        before.filter(({ path }) => path === one.path),
        gone.filter(({ blob }) => blob !== null && blob === one.blob),
        gone.filter(({ workflow }) => workflow !== null && workflow === one.workflow),
    ];
    const closest = candidates.find((some) => some.length > 0) ?? [];
    return closest.length > 0 && closest.every(({ invalid }) => invalid);
}
function heldIn(found) {
    return found.judged.flatMap(({ holding, recovered }) => {
        const blobOf = (path) => holding.snapshot.entry(path)?.blob ?? null;
        return [
            ...recovered.workflows.map((one) => ({
                key: keyOf(one),
                workflow: JSON.stringify([one.format, one.feature]),
                path: one.path,
                blob: blobOf(one.path),
                invalid: (0,validity/* isInvalid */.If)(one),
            })),
            ...recovered.unreadable.map(({ path, rule }) => ({
                key: keyOf({ path }),
                workflow: null,
                path,
                blob: blobOf(path),
                invalid: (0,validity/* isInvalidFile */.og)({ rule }),
            })),
        ];
    });
}

;// CONCATENATED MODULE: ./lib/report/check/conclusion.js
// The conclusion of a check: one for each workflow and each unreadable file; the worst of them
// counts for the commit.




/** GitHub's words for check runs, from the lightest to the heaviest. */
const CONCLUSIONS = ['success', 'neutral', 'action_required', 'failure'];
const FAIL_ON = (/* unused pure expression or super */ null && (['none', 'stale', 'invalid']));
/** Whether it matters what was invalid before. */
function comparing(head, { failOn }) {
    return failOn !== 'none' && head.summary.invalid > 0;
}
/** The commit to scan besides the head; `null` where it would not matter. */
function baseToLookAt(head, call) {
    return call.base.kind === 'commit' && comparing(head, call) ? call.base.commit : null;
}
/** `base` is the look at `baseToLookAt`. */
function verdictOn(head, base, call) {
    const { workflows, unreadable } = head.report;
    const files = unreadable.filter(validity/* isInvalidFile */.og);
    const unsure = call.base.kind === 'missing' && comparing(head.report, call);
    const introduced = introducedIn(head, base, call);
    const conclusion = heaviest([
        call.head === null || call.base.kind === 'none' ? 'neutral' : 'success',
        ...workflows.map((one) => ofWorkflow(one, introduced.has(keyOf(one)), unsure, call.failOn)),
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
function ofWorkflow(one, introduced, unsure, failOn) {
    if (introduced || (failOn === 'stale' && (0,urgency/* isOverdue */.Jv)(one)))
        return 'failure';
    if (unsure && (0,validity/* isInvalid */.If)(one))
        return 'neutral';
    if ((0,urgency/* needsDecision */.od)(one))
        return 'action_required';
    const doubtful = (0,urgency/* isOverdue */.Jv)(one) || (0,urgency/* isOutdated */.lY)(one) || one.liveness === 'unknown' || endedOpen(one);
    return doubtful ? 'neutral' : 'success';
}
/** It ended, and left something open or left no output after. */
function endedOpen({ findings }) {
    return findings.some(({ rule }) => rule === 'ended-whole');
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
    const overdue = told(count(urgency/* isOverdue */.Jv), 'workflow is stale or abandoned', 'workflows are stale or abandoned');
    const ageless = count((one) => one.liveness === 'unknown' && !(0,validity/* isInvalid */.If)(one));
    const invalid = (0,plural/* counted */.hS)(summary.invalid, 'invalid state');
    const some = (0,plural/* counted */.hS)(workflows.length, 'workflow');
    const calm = workflows.length === 0 ? 'no workflow' : `${some}, none needs a person`;
    return {
        success: calm,
        neutral: joined([
            head === null && 'there is nothing to look at',
            unsure && `it cannot be told whether ${invalid} came with this change`,
            overdue,
            told(count(urgency/* isOutdated */.lY), 'workflow has an old schema version', 'workflows have an old schema version'),
            told(count(endedOpen), 'workflow ended with something open or gone', 'workflows ended with something open or gone'),
            told(ageless, 'workflow is of unknown age', 'workflows are of unknown age'),
        ]) || `${calm}, and nothing was compared`,
        action_required: joined([
            told(count(urgency/* needsDecision */.od), 'workflow needs a decision', 'workflows need a decision'),
            told(unreadable.filter(validity/* isInvalidFile */.og).length, 'state file cannot be read', 'state files cannot be read'),
        ]),
        failure: joined([
            told(introduced, 'state became invalid with this change', 'states became invalid with this change'),
            failOn === 'stale' && overdue,
        ]),
    };
}
function told(count, one, many) {
    return count > 0 && (0,plural/* counted */.hS)(count, one, many);
}
function joined(facts) {
    return facts.filter((fact) => fact !== false).join('; ');
}


/***/ }),

/***/ 64803:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Jz: () => (/* binding */ SHOWN_PLACES),
  ji: () => (/* binding */ duplicateNotes),
  uS: () => (/* binding */ duplicatesIn)
});

// EXTERNAL MODULE: ./lib/model/progress.js
var progress = __webpack_require__(51522);
// EXTERNAL MODULE: ./lib/model/sort-order.js
var sort_order = __webpack_require__(42416);
// EXTERNAL MODULE: ./lib/model/workflow.js
var workflow = __webpack_require__(5740);
// EXTERNAL MODULE: ./lib/text/time.js
var time = __webpack_require__(61042);
// EXTERNAL MODULE: ./lib/report/quote-names.js
var quote_names = __webpack_require__(75003);
// EXTERNAL MODULE: ./lib/report/terminal/layout.js
var layout = __webpack_require__(26613);
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

/***/ 81368:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ configRunOf),
/* harmony export */   R: () => (/* binding */ checkRunOf)
/* harmony export */ });
/* harmony import */ var _text_hash_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77591);
/* harmony import */ var _check_annotations_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50063);
/* harmony import */ var _check_conclusion_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94101);
/* harmony import */ var _copies_duplicates_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64803);
/* harmony import */ var _escape_sentence_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2937);
/* harmony import */ var _host_wording_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(43339);
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
/* harmony import */ var _text_plural_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(26713);
/* harmony import */ var _check_validity_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(25959);
/* harmony import */ var _copies_duplicates_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64803);
/* harmony import */ var _next_steps_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71551);
/* harmony import */ var _scan_notes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16551);
/* harmony import */ var _scan_urgency_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(16569);
/* harmony import */ var _card_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(69114);
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


/***/ }),

/***/ 49437:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ scanReport)
/* harmony export */ });
/* harmony import */ var _model_sort_order_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(42416);
/* harmony import */ var _model_time_units_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31218);
/* harmony import */ var _text_time_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(61042);
/* harmony import */ var _check_validity_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(25959);
/* harmony import */ var _copies_duplicates_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64803);
/* harmony import */ var _unsupported_tools_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(17515);
// The published shape of a scan (`schema_version` 1), built from what was found.






function scanReport(survey, judged, settings) {
    const beside = (0,_copies_duplicates_js__WEBPACK_IMPORTED_MODULE_2__/* .duplicateNotes */ .ji)(judged);
    const workflows = judged
        .flatMap(({ holding, recovered }) => recovered.workflows.map((one) => {
        const scanned = scanWorkflow(one, holding, siteOf(holding, one.path), settings);
        const told = beside(one, holding.owner);
        return told === null ? scanned : { ...scanned, notes: [...scanned.notes, told.note] };
    }))
        .sort((a, b) => (0,_model_sort_order_js__WEBPACK_IMPORTED_MODULE_4__/* .order */ .f)(a.path, b.path) || (0,_model_sort_order_js__WEBPACK_IMPORTED_MODULE_4__/* .order */ .f)(a.feature, b.feature) || (0,_model_sort_order_js__WEBPACK_IMPORTED_MODULE_4__/* .order */ .f)(a.owner ?? '', b.owner ?? ''));
    const files = judged.flatMap(({ holding, recovered }) => recovered.unreadable.map((one) => ({ ...one, branch: holding.owner, commit: holding.snapshot.commit })));
    const tools = (0,_unsupported_tools_js__WEBPACK_IMPORTED_MODULE_3__/* .toolsIn */ .ji)(survey.roots ?? []);
    const unreadable = [...files, ...(survey.unread ?? [])].sort((a, b) => (0,_model_sort_order_js__WEBPACK_IMPORTED_MODULE_4__/* .order */ .f)(a.path, b.path) || (0,_model_sort_order_js__WEBPACK_IMPORTED_MODULE_4__/* .order */ .f)(a.branch ?? '', b.branch ?? ''));
    const { scanned } = survey;
    return {
        schema_version: 1,
        now: (0,_text_time_js__WEBPACK_IMPORTED_MODULE_1__/* .formatTime */ .f)(settings.now),
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
        interrupted: count(_check_validity_js__WEBPACK_IMPORTED_MODULE_5__/* .isInterrupted */ .fT),
        stale: count((one) => one.liveness === 'stale'),
        abandoned: count((one) => one.liveness === 'abandoned'),
        invalid: count(_check_validity_js__WEBPACK_IMPORTED_MODULE_5__/* .isInvalid */ .If) + unreadable.filter(_check_validity_js__WEBPACK_IMPORTED_MODULE_5__/* .isInvalidFile */ .og).length,
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
        last_activity: { at: activity.at === null ? null : (0,_text_time_js__WEBPACK_IMPORTED_MODULE_1__/* .formatTime */ .f)(activity.at), from: activity.from },
        age_days: activity.at === null ? null : Math.round(((settings.now - activity.at) / _model_time_units_js__WEBPACK_IMPORTED_MODULE_0__/* .DAY */ .d_) * 10) / 10,
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


/***/ })

};
