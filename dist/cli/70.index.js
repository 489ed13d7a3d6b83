export const id = 70;
export const ids = [70];
export const modules = {

/***/ 2070:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   textReport: () => (/* binding */ textReport)
/* harmony export */ });
/* harmony import */ var _text_plural_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6713);
/* harmony import */ var _check_validity_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5959);
/* harmony import */ var _copies_duplicates_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4803);
/* harmony import */ var _next_steps_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1551);
/* harmony import */ var _scan_notes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6551);
/* harmony import */ var _layout_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6613);
/* harmony import */ var _workflow_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7938);
// A scan for people at a terminal: what needs them first, then what can go on, then what has ended.







/** The whole report, with a line break at its end. */
function textReport(report, view) {
    const broken = report.unreadable.filter(_check_validity_js__WEBPACK_IMPORTED_MODULE_5__/* .isInvalidFile */ .og);
    const templates = report.unreadable.filter((file) => !(0,_check_validity_js__WEBPACK_IMPORTED_MODULE_5__/* .isInvalidFile */ .og)(file));
    const shared = sharedNotes(report, view);
    const told = withoutShared(report, shared);
    const parts = [
        headOf(report, view),
        unfinishedOf(report, view),
        ..._next_steps_js__WEBPACK_IMPORTED_MODULE_1__/* .GROUPS */ .fd.map((group) => groupOf(group, membersOf(told, group), report, view)),
        filesOf('Cannot be read', broken, view),
        filesOf('Unfilled templates, no workflows', templates, view),
        duplicatesBlock(report, view),
        sharedOf(report, shared, view),
        wrapped((0,_scan_notes_js__WEBPACK_IMPORTED_MODULE_2__/* .toolWords */ .yy)(report, _workflow_js__WEBPACK_IMPORTED_MODULE_4__/* .shown */ .SP), view),
    ];
    const full = parts.filter((lines) => lines.length > 0);
    return `${full.map((lines) => lines.join('\n')).join('\n\n')}\n`;
}
function wrapped(text, { columns }) {
    return text === null ? [] : (0,_layout_js__WEBPACK_IMPORTED_MODULE_3__/* .wrap */ .LV)(text, columns);
}
function unfinishedOf({ unfinished = [] }, view) {
    if (unfinished.length === 0)
        return [];
    const [first, ...rest] = [(0,_scan_notes_js__WEBPACK_IMPORTED_MODULE_2__/* .unfinishedWords */ .b9)(unfinished, _workflow_js__WEBPACK_IMPORTED_MODULE_4__/* .shown */ .SP), (0,_scan_notes_js__WEBPACK_IMPORTED_MODULE_2__/* .finishing */ .sS)(view.dir)];
    return lead(first, rest, view);
}
/** Notes that several workflows have, said once at the end; those that say where to look first stay. */
function sharedNotes({ workflows }, { duplicates = [] }) {
    const own = new Set(duplicates.flatMap(({ places }) => places.map(({ note }) => note)));
    const counts = new Map();
    for (const one of workflows)
        for (const note of new Set(one.notes))
            counts.set(note, (counts.get(note) ?? 0) + 1);
    return new Map([...counts].filter(([note, count]) => count > 1 && !own.has(note)));
}
function withoutShared(report, shared) {
    const workflows = report.workflows.map((one) => ({
        ...one,
        notes: one.notes.filter((note) => !shared.has(note)),
        // The line with the state says so already.
        findings: one.findings.filter(({ rule }) => rule !== 'progress-recent'),
    }));
    return { ...report, workflows };
}
function sharedOf({ workflows }, shared, view) {
    if (shared.size === 0)
        return [];
    const lines = [...shared].flatMap(([note, count]) => (0,_workflow_js__WEBPACK_IMPORTED_MODULE_4__/* .labelled */ .wW)(`${count} of ${workflows.length}`, [(0,_workflow_js__WEBPACK_IMPORTED_MODULE_4__/* .shown */ .SP)(note)], view));
    return [view.paint('title', 'Notes on several'), ...lines];
}
/** Workflows that are in several places; nothing merges them. */
function duplicatesBlock({ now }, view) {
    const { duplicates = [], paint } = view;
    if (duplicates.length === 0)
        return [];
    const blocks = duplicates.flatMap(({ id, places }) => {
        const left = places.length - _copies_duplicates_js__WEBPACK_IMPORTED_MODULE_0__/* .SHOWN_PLACES */ .Jz;
        return [
            `${_workflow_js__WEBPACK_IMPORTED_MODULE_4__/* .INDENT */ .BH}${paint('name', (0,_workflow_js__WEBPACK_IMPORTED_MODULE_4__/* .shown */ .SP)(id))}`,
            ...places
                .slice(0, _copies_duplicates_js__WEBPACK_IMPORTED_MODULE_0__/* .SHOWN_PLACES */ .Jz)
                .flatMap((place, at) => (0,_workflow_js__WEBPACK_IMPORTED_MODULE_4__/* .labelled */ .wW)(`${at + 1}`, placeLines(place, now), view)),
            ...(left > 0 ? (0,_workflow_js__WEBPACK_IMPORTED_MODULE_4__/* .labelled */ .wW)('', [`and ${left} more`], view) : []),
        ];
    });
    return [paint('title', 'Same workflow in several places (most advanced first)'), ...blocks];
}
function placeLines({ owner, path, step, status, at, decision }, now) {
    const moved = at === null ? 'no known activity' : `moved ${(0,_layout_js__WEBPACK_IMPORTED_MODULE_3__/* .agoOf */ .JT)(Date.parse(now) - Date.parse(at))}`;
    return [
        owner === null ? (0,_workflow_js__WEBPACK_IMPORTED_MODULE_4__/* .shown */ .SP)(path) : `${(0,_workflow_js__WEBPACK_IMPORTED_MODULE_4__/* .shown */ .SP)(owner)} · ${(0,_workflow_js__WEBPACK_IMPORTED_MODULE_4__/* .shown */ .SP)(path)}`,
        [
            step === null ? (0,_workflow_js__WEBPACK_IMPORTED_MODULE_4__/* .shown */ .SP)(status) : `${(0,_workflow_js__WEBPACK_IMPORTED_MODULE_4__/* .shown */ .SP)(status)} at ${(0,_workflow_js__WEBPACK_IMPORTED_MODULE_4__/* .shown */ .SP)(step)}`,
            moved,
            decision === null ? 'nothing is decided by this file' : (0,_workflow_js__WEBPACK_IMPORTED_MODULE_4__/* .shown */ .SP)((0,_next_steps_js__WEBPACK_IMPORTED_MODULE_1__/* .decided */ .rc)(decision)),
        ].join(' · '),
    ];
}
function membersOf(report, group) {
    return report.workflows.filter(({ decision }) => group.actions.includes(decision.action));
}
function headOf(report, view) {
    const { workflows, unreadable, scanned, summary } = report;
    const name = (0,_workflow_js__WEBPACK_IMPORTED_MODULE_4__/* .shown */ .SP)(report.repository);
    const files = (0,_text_plural_js__WEBPACK_IMPORTED_MODULE_6__/* .counted */ .hS)(scanned.state_files, 'state file');
    const cost = `${(0,_text_plural_js__WEBPACK_IMPORTED_MODULE_6__/* .counted */ .hS)(scanned.commits, 'commit')} and ${files} looked at`;
    const looked = view.target === 'worktree' ? 'the working tree was looked at' : cost;
    if (workflows.length === 0 && unreadable.length === 0) {
        if (report.unfinished)
            return lead(`No workflow can be told in ${name} yet: ${looked}.`, [], view);
        const waiting = (0,_scan_notes_js__WEBPACK_IMPORTED_MODULE_2__/* .elsewhereWords */ .U5)(report.elsewhere, _workflow_js__WEBPACK_IMPORTED_MODULE_4__/* .shown */ .SP);
        const here = waiting === null ? '' : ' at this place';
        return lead(`No workflow found${here} in ${name}: ${looked}.`, [waiting ?? NOTHING[view.target]], view);
    }
    const counts = _next_steps_js__WEBPACK_IMPORTED_MODULE_1__/* .GROUPS */ .fd.flatMap((group) => {
        const count = membersOf(report, group).length;
        return count === 0 ? [] : [`${count} ${count === 1 ? group.one : group.many}`];
    });
    const broken = unreadable.filter(_check_validity_js__WEBPACK_IMPORTED_MODULE_5__/* .isInvalidFile */ .og).length;
    if (broken > 0)
        counts.push(`${(0,_text_plural_js__WEBPACK_IMPORTED_MODULE_6__/* .counted */ .hS)(broken, 'file')} cannot be read`);
    const found = `${(0,_text_plural_js__WEBPACK_IMPORTED_MODULE_6__/* .counted */ .hS)(workflows.length, 'workflow')} in ${name}`;
    const ages = [
        ...(summary.stale > 0 ? [`${summary.stale} stale`] : []),
        ...(summary.abandoned > 0 ? [`${summary.abandoned} abandoned`] : []),
    ];
    const rest = [...ages, looked, `as of ${report.now}`].join(' · ');
    return lead(counts.length === 0 ? found : `${found}: ${counts.join(', ')}`, [rest], view);
}
const NOTHING = {
    worktree: 'No agent left a saved state on disk here that Rekindle knows; "rekindle formats" says where it looks. ' +
        'Other branches may hold some: add --all-branches.',
    branches: `${_scan_notes_js__WEBPACK_IMPORTED_MODULE_2__/* .NOTHING_COMMITTED */ .R3} What is on disk is found in the working tree that they worked in.`,
};
function lead(first, rest, { columns, paint }) {
    return [
        ...(0,_layout_js__WEBPACK_IMPORTED_MODULE_3__/* .wrap */ .LV)(first, columns).map((line) => paint('title', line)),
        ...rest.flatMap((text) => (0,_layout_js__WEBPACK_IMPORTED_MODULE_3__/* .wrap */ .LV)(text, columns)).map((line) => paint('dim', line)),
    ];
}
function groupOf(group, members, report, view) {
    if (members.length === 0)
        return [];
    const blocks = group.actions.includes('none')
        ? [endedOf(members, report, view)]
        : members.map((one) => (0,_workflow_js__WEBPACK_IMPORTED_MODULE_4__/* .blockOf */ .VN)(one, report, view));
    return [
        view.paint('title', group.title),
        ...blocks.flatMap((lines, at) => (at > 0 ? ['', ...lines] : lines)),
    ];
}
/** Ended workflows ask for nothing: one line each. */
function endedOf(members, report, view) {
    const cells = members.map((one) => [
        (0,_workflow_js__WEBPACK_IMPORTED_MODULE_4__/* .shown */ .SP)(one.id),
        one.decision.reason,
        (0,_workflow_js__WEBPACK_IMPORTED_MODULE_4__/* .whereOf */ .de)(one),
        (0,_workflow_js__WEBPACK_IMPORTED_MODULE_4__/* .movedOf */ .dy)(one, report),
    ]);
    return (0,_layout_js__WEBPACK_IMPORTED_MODULE_3__/* .table */ .tp)(cells).map((line) => _workflow_js__WEBPACK_IMPORTED_MODULE_4__/* .INDENT */ .BH + view.paint('dim', line));
}
function filesOf(title, files, view) {
    if (files.length === 0)
        return [];
    const blocks = files.map((file) => {
        const [label, style] = (0,_check_validity_js__WEBPACK_IMPORTED_MODULE_5__/* .isInvalidFile */ .og)(file) ? ['error', 'bad'] : ['note', 'dim'];
        return [
            `${_workflow_js__WEBPACK_IMPORTED_MODULE_4__/* .INDENT */ .BH}${view.paint('name', (0,_workflow_js__WEBPACK_IMPORTED_MODULE_4__/* .placeOf */ .$t)(file.path, file.line))}`,
            ...(file.branch === null ? [] : (0,_workflow_js__WEBPACK_IMPORTED_MODULE_4__/* .labelled */ .wW)('where', [(0,_workflow_js__WEBPACK_IMPORTED_MODULE_4__/* .shown */ .SP)(file.branch)], view)),
            ...(0,_workflow_js__WEBPACK_IMPORTED_MODULE_4__/* .labelled */ .wW)(label, [file.rule, (0,_workflow_js__WEBPACK_IMPORTED_MODULE_4__/* .shown */ .SP)(file.message)], view, style),
        ];
    });
    return [view.paint('title', title), ...blocks.flat()];
}


/***/ }),

/***/ 7938:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $t: () => (/* binding */ placeOf),
/* harmony export */   BH: () => (/* binding */ INDENT),
/* harmony export */   SP: () => (/* binding */ shown),
/* harmony export */   VN: () => (/* binding */ blockOf),
/* harmony export */   de: () => (/* binding */ whereOf),
/* harmony export */   dy: () => (/* binding */ movedOf),
/* harmony export */   nE: () => (/* binding */ typed),
/* harmony export */   rn: () => (/* binding */ ACTION_STYLE),
/* harmony export */   wW: () => (/* binding */ labelled)
/* harmony export */ });
/* harmony import */ var _model_decision_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(283);
/* harmony import */ var _text_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8944);
/* harmony import */ var _text_plural_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6713);
/* harmony import */ var _text_redact_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1814);
/* harmony import */ var _next_steps_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1551);
/* harmony import */ var _layout_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6613);
// One workflow at a terminal: where it is, what to do and why, what to type next.






/** Blanks before a name, blanks before a label, columns of a label; text gets at least this many columns. */
const INDENT = '  ';
const DEEPER = '    ';
const LABEL = 9;
const LEAST = 24;
/** UTF-16 units of one text from a file. */
const LONGEST = 1000;
/** How much an action asks of a person. */
const ACTION_STYLE = {
    block: 'bad',
    ask: 'attention',
    'start-fresh': 'attention',
    wait: 'attention',
    resume: 'good',
    rerun: 'good',
    advance: 'good',
    none: 'dim',
};
const SEVERITY_STYLE = {
    error: 'bad',
    warning: 'attention',
    note: 'dim',
};
/** The lines of one workflow, its name first. */
function blockOf(one, report, view) {
    const { decision } = one;
    const line = (label, texts, style) => labelled(label, texts, view, style);
    const step = decision.step === null ? '' : `${shown(decision.step)} · `;
    const options = (0,_next_steps_js__WEBPACK_IMPORTED_MODULE_2__/* .optionWords */ .RI)((0,_model_decision_js__WEBPACK_IMPORTED_MODULE_4__/* .fitting */ ._Q)(one));
    const [first, ...others] = (0,_next_steps_js__WEBPACK_IMPORTED_MODULE_2__/* .linesToType */ .$t)(one, view);
    return [
        ...nameOf(one, view),
        ...line('where', [whereOf(one), shown(one.path)]),
        ...line('state', [stateOf(one, report)]),
        ...line(decision.action, [`${step}${decision.reason}`, shown(decision.instruction)], ACTION_STYLE[decision.action]),
        ...one.pending.flatMap((asked) => line('asks', [questionOf(asked)], 'attention')),
        ...one.findings.flatMap((finding) => line(finding.severity, findingOf(finding), SEVERITY_STYLE[finding.severity])),
        ...one.proposals.flatMap(({ kind, summary }) => line(kind, [shown(summary)])),
        ...one.notes.flatMap((note) => line('note', [shown(note)])),
        ...(options.length === 0 ? [] : line('you may', [options.join(', or ')])),
        ...(first === undefined ? [] : typed('next', first, view)),
        ...others.flatMap((other) => typed('or', other, view)),
    ];
}
/** The title stands beside the name where there is room for it. */
function nameOf({ id, title }, view) {
    const name = `${INDENT}${view.paint('name', shown(id))}`;
    if (title === null)
        return [name];
    const fits = INDENT.length + (0,_layout_js__WEBPACK_IMPORTED_MODULE_3__/* .columnsOf */ .PL)(shown(id)) + 2 + (0,_layout_js__WEBPACK_IMPORTED_MODULE_3__/* .columnsOf */ .PL)(shown(title)) <= view.columns;
    return fits
        ? [`${name}  ${view.paint('dim', shown(title))}`]
        : [name, ...labelled('title', [shown(title)], view)];
}
/** One line from a file: nothing in it acts, secrets are taken out, and it is no longer than people read. */
function shown(text) {
    const line = (0,_text_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .forTerminal */ .Qf)((0,_text_redact_js__WEBPACK_IMPORTED_MODULE_1__/* .redact */ .E)(text));
    return line.length > LONGEST ? `${line.slice(0, LONGEST)} …` : line;
}
function stateOf(one, report) {
    const status = one.status_text === null ? one.status : shown(one.status_text);
    return `${status}${standingOf(one)} · ${movedOf(one, report)}`;
}
function standingOf({ step }) {
    if (step === null)
        return '';
    const limit = step.of === null ? '' : ` of ${step.of}`;
    const round = step.iteration === null ? '' : `, iteration ${step.iteration}${limit}`;
    return ` at ${shown(step.item === null ? step.id : `${step.id} ${step.item}`)}${round}`;
}
/** When it last moved, and what that means where it means something. */
function movedOf({ last_activity: { at }, liveness }, { now }) {
    if (at === null)
        return liveness === 'live' ? 'live' : 'no known activity';
    const ago = `moved ${(0,_layout_js__WEBPACK_IMPORTED_MODULE_3__/* .agoOf */ .JT)(Date.parse(now) - Date.parse(at))}`;
    return liveness === 'recent' || liveness === 'ended' || liveness === 'unknown'
        ? ago
        : `${ago}, ${liveness}`;
}
/** The branch and commit; the other branches that hold the same state are counted. */
function whereOf({ owner, branches, commit }) {
    const place = commit === null ? 'working tree' : commit.slice(0, 10);
    const more = branches.filter((branch) => branch !== owner).length;
    const also = more === 0 ? '' : `, the same on ${(0,_text_plural_js__WEBPACK_IMPORTED_MODULE_5__/* .counted */ .hS)(more, 'more branch', 'more branches')}`;
    return owner === null ? place : `${shown(owner)} (${place})${also}`;
}
function questionOf({ id, question, options }) {
    const offered = options.length === 0 ? '' : ` [${options.map(shown).join(' / ')}]`;
    return `${shown(id)}: ${shown(question)}${offered}`;
}
function findingOf({ rule, path, line, message }) {
    return [`${rule} · ${placeOf(path, line)}`, shown(message)];
}
/** `path:line`, as editors and terminals take it. */
function placeOf(path, line) {
    return `${shown(path)}${line === null ? '' : `:${line}`}`;
}
/** Texts after a label, each on lines of its own that line up. */
function labelled(label, texts, { paint, columns }, style = 'dim') {
    const lines = texts.flatMap((text) => (0,_layout_js__WEBPACK_IMPORTED_MODULE_3__/* .wrap */ .LV)(text, Math.max(LEAST, columns - DEEPER.length - LABEL)));
    return lines.map((line, index) => {
        const lead = index > 0 ? ' '.repeat(LABEL) : paint(style, label) + ' '.repeat(Math.max(1, LABEL - label.length));
        return `${DEEPER}${lead}${line}`;
    });
}
/** A line to type is never wrapped: it must survive copying. */
function typed(label, line, { paint }) {
    const lead = `${DEEPER}${paint('dim', label)}${' '.repeat(LABEL - label.length)}`;
    return [lead + paint('command', (0,_text_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .forTerminal */ .Qf)(line))];
}


/***/ })

};
