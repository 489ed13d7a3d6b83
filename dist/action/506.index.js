export const id = 506;
export const ids = [506,246];
export const modules = {

/***/ 440:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  W: () => (/* binding */ changeFor),
  O: () => (/* binding */ look)
});

// EXTERNAL MODULE: ./lib/index.js + 305 modules
var lib = __webpack_require__(8507);
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

/***/ 7246:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   endedAtOnce: () => (/* binding */ endedAtOnce),
/* harmony export */   endedBy: () => (/* binding */ endedBy),
/* harmony export */   passes: () => (/* binding */ passes)
/* harmony export */ });
/* harmony import */ var _mode_context_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2882);
/* harmony import */ var _mode_result_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1003);


/** Temporary errors: nothing is lost, and the next run goes on where this one stopped. */
const PASSES = new Set(['rate-limited', 'budget', 'lost', 'conflict']);
/** A mode that could not start: GitHub did not even say what the repository is. */
function endedAtOnce(error) {
    const notices = [];
    const end = endedBy(error, { say: (level, message) => void notices.push({ level, message }) });
    // When there is no answer at the very beginning, something is usually set up wrongly (R07).
    const failed = end.failed || error.refused === 'lost';
    const said = failed ? notices.map(({ message }) => ({ level: 'error', message })) : notices;
    return { ...(0,_mode_result_js__WEBPACK_IMPORTED_MODULE_1__/* .nothing */ .s6)((0,_mode_result_js__WEBPACK_IMPORTED_MODULE_1__/* .told */ .Ev)('Rekindle', said, [])), ...end, failed };
}
/** Whether the next time may succeed where this one did not. */
const passes = ({ refused }) => PASSES.has(refused);
/** The result after a refusal, with the permission that was missing. */
function endedBy(error, { say }) {
    const passing = passes(error);
    say(passing ? 'warning' : 'error', `It ended before its end: ${error.message}${(0,_mode_context_js__WEBPACK_IMPORTED_MODULE_0__.grantWords)(error)}`);
    return { truncated: passing, failed: !passing };
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

/***/ 1801:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ fitBody),
/* harmony export */   T: () => (/* binding */ BODY_LIMIT)
/* harmony export */ });
// Shortens bodies to GitHub's limit: whole parts and rows, the important ones first; what was left
// out is said.
/** Characters that GitHub takes of a body (its answer to a longer one: "maximum is 65536 characters"). */
const LIMIT = 65_536;
/** UTF-16 units, of which no character has fewer than one; some are left for who counts otherwise. */
const BODY_LIMIT = LIMIT - 536;
const moreLine = (left) => `\nand ${left} more\n`;
/** UTF-16 units kept free for what `more` says, and for naming the parts that are left out. */
const ROOM = { more: 60, tail: 600 };
/** The parts in the order in which they came, a blank line between them, within `limit` UTF-16 units. */
function fitBody(parts, limit = BODY_LIMIT) {
    const texts = new Map();
    let room = limit - ROOM.tail;
    const wanted = parts.filter((part) => part.head !== '' || (part.rows?.length ?? 0) > 0);
    for (const part of wanted.toSorted((a, b) => a.rank - b.rank)) {
        const text = taken(part, room);
        if (text === null)
            continue;
        texts.set(part, text);
        room -= text.length + 1;
    }
    const there = wanted.flatMap((part) => texts.get(part) ?? []);
    const gone = wanted.filter((part) => !texts.has(part)).map(({ name }) => name);
    return [...there, ...tailOf(gone)].join('\n');
}
/** As much of a part as there is room for; `null` where that is nothing that says anything. */
function taken(part, room) {
    const { head, rows = [], foot = '', beyond = 0, more = moreLine } = part;
    const bare = head.length + foot.length + 1 + (beyond > 0 ? ROOM.more : 0);
    const all = rows.join('');
    if (bare + all.length <= room)
        return head + all + (beyond > 0 ? more(beyond) : '') + foot;
    let left = room - bare - ROOM.more;
    const cut = rows.findIndex((row) => {
        left -= row.length;
        return left < 0;
    });
    return cut <= 0 ? null : head + rows.slice(0, cut).join('') + more(rows.length - cut + beyond) + foot;
}
function tailOf(gone) {
    if (gone.length === 0)
        return [];
    const names = [...new Set(gone)];
    const shown = names.length > 8 ? [...names.slice(0, 8), `${names.length - 8} more`] : names;
    return [`**Left out, as there is no more room here:** ${shown.join(', ')}.\n`];
}


/***/ }),

/***/ 3339:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ DOORS),
/* harmony export */   p: () => (/* binding */ baseMissing)
/* harmony export */ });
// The two hosts of Rekindle on GitHub, and the words that are true of one of them alone: a job has a page, a
// summary and inputs; a bot has a log, and somebody who runs it.
/** Public: every word of a mode that goes by where it runs stands here, and nowhere else. */
const DOORS = {
    action: {
        found: "the job's summary",
        more: 'in the job summary',
        page: "the job's page",
        again: 'when the job is run again',
        besides: ', and when the job is run again',
        noBase: 'The commit to compare this change with is not in this checkout',
        compareAgain: 'Give actions/checkout "fetch-depth: 0".',
        gap: 'GitHub switches schedules off after 60 days without activity: look under Actions whether this ' +
            'workflow is enabled.',
        stuck: 'Give operations-per-run a greater value.',
        stuckBoard: 'Give them a greater `operations-per-run`, or see in their logs what stops them.',
        dear: (limit) => `operations-per-run allows ${limit}: it is not done. Allow more.`,
        workflows: 'give a token with the permission "workflows"',
    },
    bot: {
        found: "the bot's log",
        more: 'than this log takes: `rekindle scan` in a clone shows all',
        page: "the bot's log",
        again: 'when the bot tries it again, as it does by itself',
        besides: '',
        noBase: 'Found no commit that this one has in common with the branch that it is compared with',
        compareAgain: 'Merge that branch into this one.',
        gap: 'The bot stood still, or could not reach the repository: its log of that time says why.',
        stuck: "The bot's log of those sweeps says what stops them.",
        stuckBoard: 'Anyone who runs the bot finds in its log what stops them.',
        dear: (limit) => `a sweep of the bot makes at most ${limit}: it is not done. Do it on a clone.`,
        workflows: 'grant the App the permission "workflows"',
    },
};
/** Why it cannot be told what is new in a change. */
function baseMissing(door) {
    const { noBase, compareAgain } = DOORS[door];
    return (`${noBase}, so it cannot be told whether what is invalid came with the change, and nothing fails ` +
        `because of it. ${compareAgain}`);
}


/***/ }),

/***/ 9114:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GS: () => (/* binding */ placed),
/* harmony export */   WJ: () => (/* binding */ verdict),
/* harmony export */   aW: () => (/* binding */ moved),
/* harmony export */   cT: () => (/* binding */ mdRow),
/* harmony export */   gJ: () => (/* binding */ mdTable),
/* harmony export */   kY: () => (/* binding */ cardOf),
/* harmony export */   tJ: () => (/* binding */ inert)
/* harmony export */ });
/* harmony import */ var _model_decision_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(283);
/* harmony import */ var _text_diff_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4212);
/* harmony import */ var _text_escape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8944);
/* harmony import */ var _text_plural_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6713);
/* harmony import */ var _text_redact_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1814);
/* harmony import */ var _escape_sentence_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2937);
/* harmony import */ var _next_steps_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1551);
/* harmony import */ var _scan_redact_output_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7103);
/* harmony import */ var _terminal_layout_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6613);
// One workflow in GitHub's Markdown: where it is, what follows and why, and what can be done.









/** What a card shows of each kind at most, so that no file can make one grow without end. */
const MOST = { findings: 20, questions: 20, notes: 10, lines: 60 };
/** UTF-16 units of one message or line. */
const LONGEST = 1000;
/** One line from a file, inert, no longer than people read. `–` where there is nothing. */
function inert(text) {
    if (text === null || text === '')
        return '–';
    const line = String(text);
    return (0,_text_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .forMarkdown */ .Bm)(line.length > LONGEST ? `${line.slice(0, LONGEST)} …` : line);
}
/** Many lines from a file as a code block, cut where it is too long for anybody to read. */
function block(text, language) {
    const lines = (0,_text_diff_js__WEBPACK_IMPORTED_MODULE_0__/* .firstLines */ .U)(text, MOST.lines)
        .split('\n')
        .map((line) => (line.length > LONGEST ? `${line.slice(0, LONGEST)} …` : line))
        .join('\n');
    const cut = (0,_text_diff_js__WEBPACK_IMPORTED_MODULE_0__/* .firstLines */ .U)(text, MOST.lines).length < text.length;
    return (0,_text_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .fence */ .EU)(lines, language) + (cut ? '\nThe rest is left out.\n' : '');
}
/** A table with its head; cells are Markdown already. */
function mdTable(columns, rows) {
    const lines = [columns, columns.map(() => '---'), ...rows];
    return lines.map(mdRow).join('');
}
/** One row of a table; cells are Markdown already. */
function mdRow(cells) {
    return `| ${cells.join(' | ')} |\n`;
}
/** `path:line` as code. */
function placed(path, line) {
    return inert(line === null ? path : `${path}:${line}`);
}
/** When it last moved, and what that means. */
function moved({ last_activity: { at }, liveness }, { now }) {
    return at === null ? liveness : `${(0,_terminal_layout_js__WEBPACK_IMPORTED_MODULE_6__/* .agoOf */ .JT)(Date.parse(now) - Date.parse(at))}, ${liveness}`;
}
/** The verdict in a line: `**resume** · step · reason`. */
function verdict({ decision: { action, step, reason } }) {
    return [`**${action}**`, ...(step === null ? [] : [inert(step)]), `\`${reason}\``].join(' · ');
}
/** The whole card: headings, tables and folded parts that are closed again. */
function cardOf(one, report, typed) {
    const kind = one.decision.action === 'start-fresh' ? 'failed' : 'interrupted';
    return [
        `### Found ${kind} workflow for ${inert(one.feature)}\n`,
        mdTable(['', ''], factsOf(one, report)),
        `${verdict(one)}\n`,
        `${prose(one.decision.instruction)}\n`,
        ...questionsOf(one),
        ...findingsOf(one.findings),
        ...notesOf(one),
        ...optionsOf(one, typed),
    ].join('\n');
}
/** Letters and punctuation that mean nothing in Markdown. */
const PLAIN = /^[A-Za-z0-9 .,:;'()/–…-]*$/;
/** Our sentences, which may quote a step's name: as they are where that can do nothing, else as code. */
function prose(sentences) {
    const safe = (0,_text_redact_js__WEBPACK_IMPORTED_MODULE_2__/* .redact */ .E)(sentences);
    return PLAIN.test(safe) && (0,_escape_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .inertSentence */ ._)(safe) === safe ? safe : inert(safe);
}
function factsOf(one, report) {
    const { step, commit, branches, owner } = one;
    const others = branches.filter((branch) => branch !== owner).length;
    const rows = [
        ['Workflow', inert(one.id)],
        one.title === null ? null : ['Title', inert(one.title)],
        ['Status', `${inert(one.status_text ?? one.status)} (${one.status})`],
        step === null ? null : ['Step', inert(step.item === null ? step.id : `${step.id} ${step.item}`)],
        step?.iteration == null ? null : ['Iteration', inert([step.iteration, step.of ?? '?'].join(' / '))],
        one.pending.length === 0 ? null : ['Pending', (0,_text_plural_js__WEBPACK_IMPORTED_MODULE_7__/* .counted */ .hS)(one.pending.length, 'question')],
        ['Last activity', `${inert(one.last_activity.at)} (${moved(one, report)})`],
        [
            'Branch',
            `${inert(owner)}${others === 0 ? '' : ` and ${(0,_text_plural_js__WEBPACK_IMPORTED_MODULE_7__/* .counted */ .hS)(others, 'more branch', 'more branches')}`}`,
        ],
        ['Commit', commit === null ? 'the working tree' : inert(commit)],
        ['State file', inert(one.path)],
    ];
    return rows.filter((row) => row !== null);
}
function questionsOf({ pending }) {
    if (pending.length === 0)
        return [];
    const rows = pending
        .slice(0, MOST.questions)
        .map(({ id, question, options }) => [inert(id), inert(question), inert(options.join(' / '))]);
    return [
        '**Waits for an answer**\n',
        mdTable(['Id', 'Question', 'Options'], rows),
        ...rest(pending, MOST.questions),
    ];
}
function findingsOf(findings) {
    if (findings.length === 0)
        return [];
    const shown = findings.slice(0, MOST.findings);
    const table = mdTable(['', 'Rule', 'Where', 'What'], shown.map(({ severity, rule, path, line, message }) => [
        severity,
        `\`${rule}\``,
        placed(path, line),
        inert(message),
    ]));
    return [
        `<details><summary>${(0,_text_plural_js__WEBPACK_IMPORTED_MODULE_7__/* .counted */ .hS)(findings.length, 'finding')}</summary>\n`,
        table,
        ...shown.flatMap(evidenceOf),
        ...rest(findings, MOST.findings),
        '</details>\n',
    ];
}
/** Evidence of what leads to something: values as data, a difference as a difference. */
function evidenceOf({ rule, consequence, evidence }) {
    const { diff, ...values } = evidence;
    if (consequence === 'note' || Object.keys(evidence).length === 0)
        return [];
    return [
        `Evidence of \`${rule}\`:\n`,
        ...(Object.keys(values).length === 0 ? [] : [block(JSON.stringify((0,_scan_redact_output_js__WEBPACK_IMPORTED_MODULE_5__/* .published */ .H)(values), null, 2), 'json')]),
        ...(typeof diff === 'string' ? [block(diff, 'diff')] : []),
    ];
}
function notesOf({ notes, proposals }) {
    const lines = [
        ...proposals.map(({ kind, summary }) => `- A person may ask to ${kind}: ${inert(summary)}`),
        ...notes.slice(0, MOST.notes).map((note) => `- ${prose(note)}`),
        ...(notes.length > MOST.notes ? [`- and ${notes.length - MOST.notes} more`] : []),
    ];
    return lines.length === 0 ? [] : [`${lines.join('\n')}\n`];
}
function optionsOf(one, typed) {
    const words = (0,_next_steps_js__WEBPACK_IMPORTED_MODULE_4__/* .optionWords */ .RI)((0,_model_decision_js__WEBPACK_IMPORTED_MODULE_8__/* .fitting */ ._Q)(one)).join(', or ');
    const lines = (0,_next_steps_js__WEBPACK_IMPORTED_MODULE_4__/* .linesToType */ .$t)(one, typed);
    return [
        ...(words === '' ? [] : [`You may ${words}.\n`]),
        ...(lines.length === 0 ? [] : [(0,_text_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .fence */ .EU)(lines.join('\n'), 'sh')]),
    ];
}
function rest(all, shown) {
    return all.length > shown ? [`and ${all.length - shown} more\n`] : [];
}


/***/ }),

/***/ 1551:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $t: () => (/* binding */ linesToType),
/* harmony export */   RI: () => (/* binding */ optionWords),
/* harmony export */   TL: () => (/* binding */ quoted),
/* harmony export */   fd: () => (/* binding */ GROUPS),
/* harmony export */   rc: () => (/* binding */ decided)
/* harmony export */ });
/* unused harmony export lineToType */
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

/***/ 7103:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ published)
/* harmony export */ });
/* harmony import */ var _text_redact_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1814);
// Removes secrets from every text that is printed or published as data.

function published(data) {
    if (typeof data === 'string')
        return (0,_text_redact_js__WEBPACK_IMPORTED_MODULE_0__/* .redact */ .E)(data);
    if (Array.isArray(data))
        return data.map((item) => published(item));
    if (typeof data !== 'object' || data === null)
        return data;
    return Object.fromEntries(Object.entries(data).map(([key, item]) => [(0,_text_redact_js__WEBPACK_IMPORTED_MODULE_0__/* .redact */ .E)(key), published(item)]));
}


/***/ }),

/***/ 9437:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ scanReport)
/* harmony export */ });
/* harmony import */ var _model_sort_order_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2416);
/* harmony import */ var _model_time_units_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1218);
/* harmony import */ var _text_time_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1042);
/* harmony import */ var _check_validity_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5959);
/* harmony import */ var _copies_duplicates_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4803);
/* harmony import */ var _unsupported_tools_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7515);
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


/***/ }),

/***/ 7515:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $p: () => (/* binding */ toolNames),
/* harmony export */   VF: () => (/* binding */ NOT_READ),
/* harmony export */   ji: () => (/* binding */ toolsIn)
/* harmony export */ });
/* unused harmony export TOOLS */
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


/***/ }),

/***/ 6613:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JT: () => (/* binding */ agoOf),
/* harmony export */   ee: () => (/* binding */ spanOf)
/* harmony export */ });
/* unused harmony exports plainPaint, columnsOf, padded, wrap, table */
/* harmony import */ var _model_time_units_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1218);
/* harmony import */ var _text_plural_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6713);
// Layout of lines at a terminal: how wide a text is there, where it breaks, and which parts stand out.


const plainPaint = (_style, text) => text;
/** Code points that take two columns: Unicode 16's East Asian Width W and F, and emoji. */
const WIDE = new RegExp('[\\u1100-\\u115F\\u2E80-\\u303E\\u3041-\\u33FF\\u3400-\\u4DBF\\u4E00-\\u9FFF\\uA000-\\uA4CF' +
    '\\uA960-\\uA97F\\uAC00-\\uD7A3\\uF900-\\uFAFF\\uFE30-\\uFE6F\\uFF00-\\uFF60\\uFFE0-\\uFFE6' +
    '\\u{16FE0}-\\u{18DFF}\\u{1AFF0}-\\u{1B2FF}\\u{1F200}-\\u{1F2FF}\\u{20000}-\\u{3FFFD}]' +
    '|\\p{Emoji_Presentation}', 'u');
/** Code points that take none: marks that sit on the one before. */
const ZERO = /[\p{Mn}\p{Me}]/u;
/** Columns that a text takes on a terminal; it has no control characters. */
function columnsOf(text) {
    let columns = 0;
    for (const char of text)
        columns += ZERO.test(char) ? 0 : WIDE.test(char) ? 2 : 1;
    return columns;
}
function padded(text, columns) {
    return text + ' '.repeat(Math.max(0, columns - columnsOf(text)));
}
/** Breaks at blanks so that no line is wider than `columns`; a word that alone is wider stays whole. */
function wrap(text, columns) {
    const lines = [];
    let line = '';
    let used = 0;
    for (const word of text.split(' ').filter((part) => part !== '')) {
        const width = columnsOf(word);
        if (line !== '' && used + 1 + width > columns) {
            lines.push(line);
            line = '';
            used = 0;
        }
        used += (line === '' ? 0 : 1) + width;
        line += (line === '' ? '' : ' ') + word;
    }
    if (line !== '' || lines.length === 0)
        lines.push(line);
    return lines;
}
/** Rows with their columns aligned, two blanks apart; the last column is not padded. */
function table(rows) {
    const widths = [];
    for (const row of rows)
        for (const [index, cell] of row.entries())
            widths[index] = Math.max(widths[index] ?? 0, columnsOf(cell));
    return rows.map((row) => row
        .map((cell, index) => (index === row.length - 1 ? cell : padded(cell, widths[index] ?? 0)))
        .join('  ')
        .trimEnd());
}
/** A span in the unit that says most: `3 hours`, `12 days`; `null` below a minute. Milliseconds. */
function spanOf(span) {
    const minutes = Math.floor(span / _model_time_units_js__WEBPACK_IMPORTED_MODULE_0__/* .MINUTE */ .pY);
    if (minutes < 1)
        return null;
    if (minutes < 60)
        return (0,_text_plural_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(minutes, 'minute');
    if (minutes < 48 * 60)
        return (0,_text_plural_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(Math.floor(minutes / 60), 'hour');
    return (0,_text_plural_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(Math.floor(minutes / 1440), 'day');
}
/** How long ago: `3 hours ago`. Milliseconds. */
function agoOf(age) {
    const span = spanOf(age);
    return span === null ? 'just now' : `${span} ago`;
}


/***/ })

};
