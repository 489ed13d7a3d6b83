export const id = 323;
export const ids = [323];
export const modules = {

/***/ 9323:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  detect: () => (/* binding */ detect_detect)
});

// EXTERNAL MODULE: ./lib/model/errors.js
var errors = __webpack_require__(3434);
// EXTERNAL MODULE: ./lib/report/published.js
var published = __webpack_require__(4908);
;// CONCATENATED MODULE: ./lib/report/search-words.js
// The words of a name, a title or a description, in a form in which they can meet.
/** Letters of a text, and words of it, that are looked at: a title of a megabyte would say no more. */
const LOOK = 4096;
const MOST = 64;
/** Words that say nothing of a feature: function words, and what every request says. */
const STOP = new Set(('a an and any are as at be but by can do does for from had has have how i if in into is it its let may ' +
    'me must my no not of on or our shall should so some than that the their them then there these they ' +
    'this to up us was we were what when where which who why will with would you your ' +
    'add allow build change continue create enable feature features fix give implement improve make need ' +
    'new please resume spec support update want work workflow').split(' '));
/** The words that count in what somebody typed; stop words only where there is nothing else. */
function wordsOf(text) {
    const all = plainWords(text).slice(0, MOST);
    const telling = all.filter((word) => !STOP.has(word) && !/^\d+$/.test(word));
    return [...new Set((telling.length > 0 ? telling : all).map(stem))];
}
/** Lower-case words without accents, in order. */
function plainWords(text) {
    const plain = text.slice(0, LOOK).normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
    return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}
/** Plurals and participles off, so that "exporting invoices" meets "invoice-export". Not a dictionary. */
function stem(word) {
    const one = singular(word);
    if (/([^aeiouylsz])\1(?:ing|ed)$/.test(one))
        return one.replace(/.(?:ing|ed)$/, ''); // planning, logged
    if (one.length >= 6 && one.endsWith('ing'))
        return one.slice(0, -3);
    return one.length >= 5 && one.endsWith('ed') ? one.slice(0, -2) : one;
}
function singular(word) {
    if (word.length > 4 && /[^aeiou]ies$/.test(word))
        return `${word.slice(0, -3)}y`;
    if (/(?:ss|sh|x|z)es$/.test(word))
        return word.slice(0, -2);
    return word.length > 3 && /[^su]s$/.test(word) ? word.slice(0, -1) : word;
}
/** All words joined by dashes: what somebody types who knows the name. */
function slugOf(text) {
    return plainWords(text).join('-');
}

// EXTERNAL MODULE: ./lib/report/validity.js
var validity = __webpack_require__(8062);
;// CONCATENATED MODULE: ./lib/report/detect.js



/**
 * What the two shares of a score weigh. The name weighs more: of a long description few words are met, and it
 * still means the feature whose whole name it holds.
 */
const WEIGHTS = { name: 0.6, asked: 0.4 };
/**
 * From here on a workflow counts as meant. One word of two on both sides ("user profile", "user auth") comes
 * to 0.5 and does not; the whole name within a long description comes to more than 0.6 and does.
 */
const THRESHOLD = 0.55;
/** Below this many letters a word stands for itself alone ("api" is not the beginning of "apiary"). */
const STEM = 4;
/** What a word counts that only begins like another one: "auth" and "authentication". */
const BEGINNING = 0.8;
/** Interrupted workflows that the words mean, best first. The same report gives the same answer. */
function detect(words, report) {
    const asked = wordsOf(words);
    const name = slugOf(words);
    const matches = report.workflows
        .filter(validity/* isInterrupted */.fT)
        .map((workflow) => matchOf((0,published/* published */.H)(searched(workflow)), asked, name))
        .filter((match) => match.score >= THRESHOLD)
        .sort(compare);
    return { found: matches.length > 0, matches };
}
/** What of a workflow is searched or printed: secrets are taken out of it before words are. */
function searched({ id, feature, title, path, owner, status, step }) {
    return { id, feature, title, path, owner, status, step };
}
function matchOf(workflow, asked, name) {
    const { score, why } = scoreOf(workflow, asked, name);
    return {
        id: workflow.id,
        feature: workflow.feature,
        path: workflow.path,
        branch: workflow.owner,
        status: workflow.status,
        iteration: workflow.step?.iteration ?? null,
        score: Math.round(score * 100) / 100,
        why,
    };
}
/**
 * Weighs two shares: how much of the workflow's name (or title, if that is met better) was asked for, and how
 * much of what was asked for is met. One alone would favour short names, the other long titles.
 */
function scoreOf(workflow, asked, name) {
    const slug = slugOf(workflow.feature);
    if (name !== '' && (name === slug || name === bareSlug(slug) || name === slugOf(workflow.id)))
        return { score: 1, why: `these words are its name, ${slug}` };
    const own = { what: 'name', words: wordsOf(workflow.feature) };
    const title = { what: 'title', words: wordsOf(workflow.title ?? '') };
    const place = wordsOf(folderOf(workflow.path));
    const known = [...new Set([...own.words, ...title.words, ...place])];
    if (asked.length === 0 || known.length === 0)
        return { score: 0, why: '' };
    const met = asked.map((word) => bestOf(word, known));
    const share = sum(met.map(({ weight }) => weight)) / asked.length;
    const named = coverOf(own.words, asked) >= coverOf(title.words, asked) ? own : title;
    const cover = coverOf(named.words, asked);
    // Exactness is what the name alone has: all its words in another order come close to it and never reach it.
    const score = Math.min(WEIGHTS.name * cover + WEIGHTS.asked * share, 0.99);
    return { score, why: whyOf(asked, met, named, cover) };
}
/** The share of these words that was asked for. */
function coverOf(words, asked) {
    return words.length === 0 ? 0 : sum(words.map((word) => bestOf(word, asked).weight)) / words.length;
}
function bestOf(word, known) {
    if (known.includes(word))
        return { word, weight: 1 };
    const like = known.find((other) => begins(word, other) || begins(other, word));
    return like === undefined ? { word: null, weight: 0 } : { word: like, weight: BEGINNING };
}
function begins(short, long) {
    return short.length >= STEM && long.startsWith(short);
}
function whyOf(asked, met, { what, words }, cover) {
    const pairs = asked.flatMap((word, index) => {
        const other = met[index]?.word ?? null;
        return other === null ? [] : [other === word ? word : `${word} (as ${other})`];
    });
    const missed = asked.filter((_word, index) => met[index]?.word === null);
    return [
        pairs.length > 0 ? `meets ${pairs.join(', ')}` : 'meets no word',
        `${Math.round(cover * 100)}% of its ${what} (${words.join(', ')})`,
        ...(missed.length > 0 ? [`not in it: ${missed.join(', ')}`] : []),
    ].join('; ');
}
/** Without its leading number. */
function bareSlug(slug) {
    return slug.replace(/^\d+-/, '');
}
function folderOf(path) {
    return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}
function sum(numbers) {
    return numbers.reduce((total, number) => total + number, 0);
}
function compare(a, b) {
    return (b.score - a.score ||
        order(a.path, b.path) ||
        order(a.feature, b.feature) ||
        order(a.branch ?? '', b.branch ?? ''));
}
function order(a, b) {
    return a < b ? -1 : a > b ? 1 : 0;
}

// EXTERNAL MODULE: ./lib/text/counted.js
var counted = __webpack_require__(3497);
// EXTERNAL MODULE: ./lib/text/escape.js
var text_escape = __webpack_require__(8944);
// EXTERNAL MODULE: ./lib/report/layout.js
var layout = __webpack_require__(5526);
// EXTERNAL MODULE: ./lib/report/next.js
var next = __webpack_require__(3777);
// EXTERNAL MODULE: ./lib/report/text-block.js
var text_block = __webpack_require__(9183);
;// CONCATENATED MODULE: ./lib/report/detect-text.js
// What was detected, for people at a terminal: is there unfinished work, and the line to type next.





/** With a line break at its end. */
function detectionText({ matches }, view) {
    const head = matches.length === 0
        ? 'No interrupted workflow matches. Nothing stands in the way of starting one.'
        : `${(0,counted/* counted */.h)(matches.length, 'interrupted workflow')} may be what you mean, best first.`;
    const lines = [
        ...(0,layout/* wrap */.LV)(head, view.columns).map((line) => view.paint('title', line)),
        ...matches.flatMap((match) => ['', ...blockOf(match, matches, view)]),
    ];
    return `${lines.join('\n')}\n`;
}
function blockOf(match, matches, view) {
    const where = match.branch === null ? [] : [(0,text_escape/* forTerminal */.Qf)(match.branch)];
    const round = match.iteration === null ? '' : `, iteration ${match.iteration}`;
    // An id that several branches hold must be told apart; elsewhere the line is short.
    const several = matches.some((other) => other !== match && other.id === match.id);
    const line = (0,next/* lineToType */.E0)('brief', match.id, several ? match.branch : null, view);
    return [
        `${text_block/* INDENT */.BH}${view.paint('name', (0,text_escape/* forTerminal */.Qf)(match.id))}  ${view.paint('dim', match.score.toFixed(2))}`,
        ...(0,text_block/* labelled */.wW)('where', [...where, (0,text_escape/* forTerminal */.Qf)(match.path)], view),
        ...(0,text_block/* labelled */.wW)('state', [`${match.status}${round}`], view),
        ...(0,text_block/* labelled */.wW)('why', [(0,text_escape/* forTerminal */.Qf)(match.why)], view),
        ...(0,text_block/* typed */.nE)('next', line, view),
    ];
}

// EXTERNAL MODULE: ./lib/cli/look.js
var look = __webpack_require__(435);
// EXTERNAL MODULE: ./lib/cli/terminal.js + 1 modules
var terminal = __webpack_require__(1205);
// EXTERNAL MODULE: ./lib/cli/world.js
var cli_world = __webpack_require__(1222);
;// CONCATENATED MODULE: ./lib/cli/detect.js







/** Ages say nothing about what a feature is about: nothing is ever stale here. */
const AGELESS = { staleAfter: Number.MAX_SAFE_INTEGER, abandonedAfter: Number.MAX_SAFE_INTEGER };
async function detect_detect({ args, values, noColor }, world) {
    const [words = '', dir = '.'] = args;
    if (wordsOf(words).length === 0)
        throw new errors/* UserError */.yo(`WORDS: found ${JSON.stringify(words)}, expected words that say what the feature is about.`);
    const settings = { now: world.now(), ...AGELESS };
    const only = (0,look/* onlyOf */.uh)(values);
    const clone = await (0,look/* opened */.Sg)(dir, world);
    const found = [];
    for (const target of targetsOf((0,look/* targetOf */.$r)(values), clone))
        found.push(await (0,look/* lookAt */.t5)(clone, { target, settings, only }, world));
    const detection = detect(words, { workflows: merged(found) });
    const paint = (0,terminal/* paintFor */.ev)(world.stdout, world.env, noColor);
    world.stdout.write(values.one('output') === 'json'
        ? `${JSON.stringify(detection, null, 2)}\n`
        : detectionText(detection, {
            commands: (0,look/* commandNames */.oQ)(),
            dir: (0,look/* dirToType */.zz)(dir),
            columns: (0,terminal/* columnsFor */.ns)(world.stdout),
            paint,
        }));
    (0,look/* tellUnlooked */.j8)(found, world);
    return detection.found ? cli_world/* FINE */.rX : cli_world/* FOUND */.vS;
}
/** What was typed; else what is on disk and, in a repository, every branch beside it. */
function targetsOf(typed, { kind }) {
    if (typed !== null)
        return [typed];
    return [...(kind === 'bare' ? [] : [look/* WORKTREE */.ew]), ...(kind === 'none' ? [] : [look/* ALL_BRANCHES */.ts])];
}
/**
 * The workflows of several looks, each once: what is on disk as some branch has it is told as that branch's,
 * and what was changed on disk stands for the branch that is checked out.
 */
function merged(found) {
    const all = found.flatMap(heldIn);
    const disk = all.filter(({ workflow }) => workflow.commit === null);
    const committed = all.filter(({ workflow }) => workflow.commit !== null);
    const changed = disk.filter((one) => !committed.some((other) => same(one.workflow, other.workflow) && one.blob === other.blob));
    const replaced = (other) => changed.some(({ workflow }) => same(workflow, other) && workflow.owner === other.owner);
    return [...changed, ...committed.filter(({ workflow }) => !replaced(workflow))].map(({ workflow }) => workflow);
}
/** The same workflow, perhaps in another state. */
function same(a, b) {
    return a.id === b.id && a.path === b.path;
}
function heldIn({ report, judged }) {
    return report.workflows.map((workflow) => {
        const home = judged.find(({ holding: { owner, snapshot } }) => owner === workflow.owner && snapshot.commit === workflow.commit);
        return { workflow, blob: home?.holding.snapshot.entry(workflow.path)?.blob ?? null };
    });
}


/***/ }),

/***/ 3777:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $t: () => (/* binding */ linesToType),
/* harmony export */   E0: () => (/* binding */ lineToType),
/* harmony export */   RI: () => (/* binding */ optionWords),
/* harmony export */   TL: () => (/* binding */ quoted),
/* harmony export */   fd: () => (/* binding */ GROUPS),
/* harmony export */   rc: () => (/* binding */ decided)
/* harmony export */ });
/* harmony import */ var _model_decision_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(283);
/* harmony import */ var _text_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8944);
/* harmony import */ var _text_redact_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1814);
// What a person may do next, in words, and as the line to type where there is a command for it.



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
    fresh: 'start fresh',
    manual: 'correct the files by hand',
};
/** What each action asks of a person, the most urgent first. */
const GROUPS = [
    {
        title: 'Needs a decision',
        one: 'needs a decision',
        many: 'need a decision',
        actions: ['block', 'ask', 'fresh'],
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
        return typed.commands.has('brief') ? [lineToType('brief', id, owner, typed)] : [];
    const names = new Set(['brief', ...(0,_model_decision_js__WEBPACK_IMPORTED_MODULE_2__/* .fitting */ ._)(one)].filter((name) => typed.commands.has(name)));
    return [...names].map((name) => lineToType(name, id, null, typed, restOf(name, one)));
}
/** What stands behind the id: a question that waits, and words in capitals for what a person must fill in. */
function restOf(name, { pending }) {
    if (name === 'accept-spec')
        return ['HASH'];
    if (name !== 'answer')
        return [];
    const id = pending[0]?.id;
    // An id that begins with a dash would be read as an option.
    return [id !== undefined && isTypeable(id) && !id.startsWith('-') ? id : 'QUESTION', 'TEXT'];
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
    return word.length <= LONGEST && (0,_text_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .forTerminal */ .Qf)((0,_text_redact_js__WEBPACK_IMPORTED_MODULE_1__/* .redact */ .E)(word)) === word;
}
/** A word as a POSIX shell must be told it; plain words stay as they are. */
function quoted(word) {
    if (/^[\w@%+=:,./][\w@%+=:,./-]*$|^-[-\w]+$/.test(word))
        return word;
    return `'${word.replaceAll("'", "'\\''")}'`;
}


/***/ }),

/***/ 4908:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ published)
/* harmony export */ });
/* harmony import */ var _text_redact_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1814);
// What leaves the house as data: secrets are taken out of every text that a file may have had a hand in.

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

/***/ 9183:
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
/* harmony import */ var _text_counted_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3497);
/* harmony import */ var _text_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8944);
/* harmony import */ var _text_redact_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1814);
/* harmony import */ var _layout_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5526);
/* harmony import */ var _next_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3777);
// One workflow for people at a terminal: where it stands, what to do and why, what to type next.






/** Blanks before a name, blanks before a label, columns of a label; text gets at least so many columns. */
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
    fresh: 'attention',
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
    const options = (0,_next_js__WEBPACK_IMPORTED_MODULE_3__/* .optionWords */ .RI)((0,_model_decision_js__WEBPACK_IMPORTED_MODULE_4__/* .fitting */ ._)(one));
    const [first, ...others] = (0,_next_js__WEBPACK_IMPORTED_MODULE_3__/* .linesToType */ .$t)(one, view);
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
    const fits = INDENT.length + (0,_layout_js__WEBPACK_IMPORTED_MODULE_2__/* .columnsOf */ .PL)(shown(id)) + 2 + (0,_layout_js__WEBPACK_IMPORTED_MODULE_2__/* .columnsOf */ .PL)(shown(title)) <= view.columns;
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
    const ago = `moved ${(0,_layout_js__WEBPACK_IMPORTED_MODULE_2__/* .agoOf */ .JT)(Date.parse(now) - Date.parse(at))}`;
    return liveness === 'fresh' || liveness === 'ended' || liveness === 'unknown' ? ago : `${ago}, ${liveness}`;
}
/** The branch and commit; the other branches that hold the same state are counted. */
function whereOf({ owner, branches, commit }) {
    const place = commit === null ? 'working tree' : commit.slice(0, 10);
    const more = branches.filter((branch) => branch !== owner).length;
    const also = more === 0 ? '' : `, the same on ${(0,_text_counted_js__WEBPACK_IMPORTED_MODULE_5__/* .counted */ .h)(more, 'more branch', 'more branches')}`;
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
/** Texts behind a label, each on lines of its own that line up. */
function labelled(label, texts, { paint, columns }, style = 'dim') {
    const lines = texts.flatMap((text) => (0,_layout_js__WEBPACK_IMPORTED_MODULE_2__/* .wrap */ .LV)(text, Math.max(LEAST, columns - DEEPER.length - LABEL)));
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
