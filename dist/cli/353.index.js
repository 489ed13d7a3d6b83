export const id = 353;
export const ids = [353];
export const modules = {

/***/ 2937:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ inertSentence)
/* harmony export */ });
/* harmony import */ var _text_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8944);
/* harmony import */ var _text_redact_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1814);
// Escapes our sentences that contain names from files: what Markdown or GitHub would act on becomes code.


/**
 * Signs that mean something to Markdown, and what GitHub acts on without any: links, mentions, references to
 * issues, advisories and commits (`GH-12`, `CVE-…`, hex digits), mathematics, emoji by name.
 */
const ACTIVE = /[`<>|[\]@#*_\\~&$^]|:\/\/|www\.|[a-z]-\d|\b(?:GHSA|CVE)-\w|:[a-z_+-][\w+-]*:|(?<!\w)[0-9a-f]{7,}(?!\w)/i;
/** What would begin a list, a line or a heading where a line begins. */
const OPENS = /^(?:[-+=]+|\d+[.)])$/;
/** One line without blanks around it. Secrets are taken out, unseen characters shown. */
function inertSentence(sentence) {
    const words = (0,_text_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .forTerminal */ .Qf)((0,_text_redact_js__WEBPACK_IMPORTED_MODULE_1__/* .redact */ .E)(sentence)).trim().split(' ');
    return words
        .map((word, index) => (ACTIVE.test(word) || (index === 0 && OPENS.test(word)) ? coded(word) : word))
        .join(' ');
}
/** The word alone: the stop or bracket of the sentence stays outside. Linear. */
function coded(word) {
    const start = word.startsWith('(') ? 1 : 0;
    let end = word.length;
    while (end > start && '.,;:)'.includes(word.charAt(end - 1)))
        end--;
    if (start === end)
        return (0,_text_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .forMarkdown */ .Bm)(word);
    return word.slice(0, start) + (0,_text_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .forMarkdown */ .Bm)(word.slice(start, end)) + word.slice(end);
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
/* harmony import */ var _scan_redact_output_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9484);
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

/***/ 7353:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   markdownReport: () => (/* binding */ markdownReport)
/* harmony export */ });
/* harmony import */ var _text_plural_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6713);
/* harmony import */ var _check_validity_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5959);
/* harmony import */ var _copies_duplicates_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4803);
/* harmony import */ var _next_steps_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1551);
/* harmony import */ var _scan_notes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6551);
/* harmony import */ var _scan_urgency_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6569);
/* harmony import */ var _card_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9114);
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

/***/ 9484:
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

/***/ 6569:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jv: () => (/* binding */ isOverdue),
/* harmony export */   lY: () => (/* binding */ isOutdated),
/* harmony export */   od: () => (/* binding */ needsDecision),
/* harmony export */   td: () => (/* binding */ byUrgency)
/* harmony export */ });
/** The most urgent first: what must not go on, what only a person can settle, then what goes on by itself. */
const ORDER = [
    'block',
    'ask',
    'wait',
    'start-fresh',
    'rerun',
    'resume',
    'advance',
    'none',
];
/** The most urgent first; what is equally urgent stays in the order in which it came. */
function byUrgency(workflows) {
    return [...workflows].sort((a, b) => rankOf(a) - rankOf(b));
}
function rankOf({ decision }) {
    return ORDER.indexOf(decision.action);
}
/** It has not moved for longer than the stale time. */
function isOverdue({ liveness }) {
    return liveness === 'stale' || liveness === 'abandoned';
}
/** A person must decide, or has let it wait beyond the stale time. */
function needsDecision(one) {
    const { action } = one.decision;
    return action === 'ask' || action === 'block' || (action === 'wait' && isOverdue(one));
}
/** A migration to the format's newest version is proposed. */
function isOutdated({ proposals }) {
    return proposals.some(({ kind }) => kind === 'migrate');
}


/***/ })

};
