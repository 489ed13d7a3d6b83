export const id = 132;
export const ids = [132];
export const modules = {

/***/ 6132:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  detect: () => (/* binding */ detect_detect)
});

// EXTERNAL MODULE: ./lib/model/errors.js
var errors = __webpack_require__(3434);
// EXTERNAL MODULE: ./lib/report/check/validity.js
var validity = __webpack_require__(5959);
// EXTERNAL MODULE: ./lib/model/sort-order.js
var sort_order = __webpack_require__(2416);
// EXTERNAL MODULE: ./lib/report/scan/redact-output.js
var redact_output = __webpack_require__(9484);
;// CONCATENATED MODULE: ./lib/report/detect/search-words.js
// The words of a name, a title or a description, normalised so that they can be compared.
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

// EXTERNAL MODULE: ./lib/text/markdown/path-lists.js + 1 modules
var path_lists = __webpack_require__(5985);
;// CONCATENATED MODULE: ./lib/report/detect/workflow-keywords.js
// What a workflow is about, as far as its files say: its labels, and words of the first lines of its spec.


/** Lines of a spec that say what it is about. */
const FIRST = 12;
/** Lines in which those are looked for. */
const workflow_keywords_LOOK = 100;
const FRONT = /^\uFEFF?---[ \t]*\r?\n[\s\S]*?\n---[ \t]*\r?\n/;
/** A branch or item of one word ("main", "ci") is no name of a workflow: it is met by chance. */
const LEAST = 2;
const ITEMS = 200;
/** The labels, the name first, and all other words that are known. */
function aboutOf(source) {
    const { title, lines } = headOf(source.spec);
    const branches = [...new Set([source.owner ?? '', ...source.branches])].map(leafOf);
    const others = [
        ...branches.map((text) => ({ what: 'branch', words: wordsOf(text) })),
        ...source.items.slice(0, ITEMS).map((text) => ({ what: 'item', words: wordsOf(text) })),
    ].filter(({ words }) => words.length >= LEAST);
    return {
        labels: [
            { what: 'name', words: wordsOf(source.feature) },
            { what: 'title', words: wordsOf(source.title ?? '') },
            { what: "spec's title", words: wordsOf(title) },
            ...others,
        ],
        loose: [...wordsOf((0,path_lists/* folderOf */.yS)(source.path)), ...lines.flatMap(wordsOf)],
    };
}
/** `feature/dark-theme` gives `dark-theme`. */
function leafOf(branch) {
    return branch.slice(branch.lastIndexOf('/') + 1);
}
const HEADING = /^[ \t]{0,3}#{1,6}[ \t]+/;
/** What templates put before the name: `Feature Specification: Dark theme`. */
const LEAD = /^[ \t]*(?:feature|spec(?:ification)?|prd|requirements?|[ \t])+:[ \t]*/i;
/** The first heading and the first lines that hold words. */
function headOf(spec) {
    if (spec === null)
        return { title: '', lines: [] };
    const lines = spec
        .replace(FRONT, '')
        .split(/\r?\n/, workflow_keywords_LOOK)
        .filter((line) => /\p{L}/u.test(line))
        .slice(0, FIRST);
    const title = lines.find((line) => HEADING.test(line)) ?? '';
    return { title: title.replace(HEADING, '').replace(LEAD, ''), lines };
}

;// CONCATENATED MODULE: ./lib/report/detect/detect.js
// Finds interrupted workflows that match given words: humaninloop's resume detection, for every format.





/** At most this many are named where nothing matches. */
const NEAREST = 3;
/**
 * What the two shares of a score weigh. The name weighs more: of a long description few words are met, and it
 * still means the feature whose whole name it holds.
 */
const WEIGHTS = { name: 0.6, asked: 0.4 };
/**
 * From this score on a workflow counts as meant. One word of two on both sides ("user profile", "user auth")
 * comes to 0.5 and does not; the whole name within a long description comes to more than 0.6 and does.
 */
const THRESHOLD = 0.55;
/** Every interrupted workflow by how far the words mean it. The same report gives the same answer. */
function rank(words, { workflows }, saidOf = () => NOTHING_SAID) {
    const asked = wordsOf(words);
    const name = slugOf(words);
    const open = workflows.filter(validity/* isInterrupted */.fT);
    const all = open
        .map((workflow) => ({ workflow, match: matchOf(searched(workflow, saidOf(workflow)), asked, name) }))
        .sort((a, b) => compare(a.match, b.match));
    const matches = all.filter(({ match }) => match.score >= THRESHOLD);
    const nearest = matches.length > 0 ? [] : all.slice(0, NEAREST);
    return { matches, nearest, interrupted: open.length, ended: workflows.length - open.length };
}
const NOTHING_SAID = { spec: null, items: [] };
/** The same as programs read it. */
function detect(words, report, saidOf) {
    return detectionOf(rank(words, report, saidOf));
}
function detectionOf({ matches, nearest }) {
    const told = (ranked) => ranked.map(({ match }) => match);
    return { found: matches.length > 0, matches: told(matches), nearest: told(nearest) };
}
/** What of a workflow is searched or printed: secrets are taken out of it before words are. */
function searched(workflow, said) {
    const { id, feature, title, path, owner, branches, status, status_text, step } = workflow;
    return (0,redact_output/* published */.H)({ id, feature, title, path, owner, branches, status, status_text, step, ...said });
}
function matchOf(workflow, asked, name) {
    const { score, why } = scoreOf(workflow, asked, name);
    return {
        id: workflow.id,
        feature: workflow.feature,
        path: workflow.path,
        branch: workflow.owner,
        status: workflow.status,
        status_text: workflow.status_text,
        iteration: workflow.step?.iteration ?? null,
        score: Math.round(score * 100) / 100,
        why,
    };
}
/**
 * Weighs two shares: how much of the workflow's name (or of another label of it, if that is met better) was
 * asked for, and how much of what was asked for is met anywhere in what is known of it. One alone would
 * favour short names, the other long titles.
 */
function scoreOf(workflow, asked, name) {
    const slug = slugOf(workflow.feature);
    if (name !== '' && (name === slug || name === bareSlug(slug) || name === slugOf(workflow.id)))
        return { score: 1, why: `these words are its name, ${slug}` };
    if (/^\d+$/.test(name) && numberOf(slug) === Number(name))
        return { score: 1, why: `this number is its own, ${slug}` };
    const { labels, loose } = aboutOf(workflow);
    const known = [...new Set([...labels.flatMap(({ words }) => words), ...loose])];
    if (asked.length === 0 || known.length === 0)
        return { score: 0, why: 'it has no words to compare' };
    const met = asked.map((word) => bestOf(word, known));
    const share = sum(met.map(({ weight }) => weight)) / asked.length;
    // Of labels that are met alike the first counts: the name before the title before all others.
    const named = labels.reduce((best, one) => coverOf(one.words, asked) > coverOf(best.words, asked) ? one : best);
    const cover = coverOf(named.words, asked);
    // Exactness is what the name alone has: all its words in another order come close to it and never reach it.
    const score = Math.min(WEIGHTS.name * cover + WEIGHTS.asked * share, 0.99);
    return { score, why: whyOf(asked, met, named, cover) };
}
/** The number of `021-dark-mode` or `FEAT-021-dark-mode`, however many zeros lead it; `null` without one. */
function numberOf(slug) {
    const found = /^(?:[a-z]{1,12}-)?(\d{1,9})(?:-|$)/.exec(slug);
    return found ? Number(found[1]) : null;
}
/** Without its leading number. */
function bareSlug(slug) {
    return slug.replace(/^\d+-/, '');
}
function compare(a, b) {
    return (b.score - a.score ||
        (0,sort_order/* order */.f)(a.path, b.path) ||
        (0,sort_order/* order */.f)(a.feature, b.feature) ||
        (0,sort_order/* order */.f)(a.branch ?? '', b.branch ?? ''));
}
// How words that were asked for meet words that are known.
/** Below this many letters a word stands for itself alone ("api" is not the beginning of "apiary"). */
const STEM = 4;
/** What a word counts that only begins like another one: "auth" and "authentication". */
const BEGINNING = 0.8;
/** The share of these words that was asked for. */
function coverOf(words, asked) {
    return words.length === 0 ? 0 : sum(words.map((word) => bestOf(word, asked).weight)) / words.length;
}
/** The word that comes nearest among those that are known. */
function bestOf(word, known) {
    if (known.includes(word))
        return { word, weight: 1 };
    const like = known.find((other) => begins(word, other) || begins(other, word));
    return like === undefined ? { word: null, weight: 0 } : { word: like, weight: BEGINNING };
}
function begins(short, long) {
    return short.length >= STEM && long.startsWith(short);
}
/** Which words met which, and how much of the label was asked for, in one line. */
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
function sum(numbers) {
    return numbers.reduce((total, number) => total + number, 0);
}

// EXTERNAL MODULE: ./lib/model/command.js
var command = __webpack_require__(4252);
// EXTERNAL MODULE: ./lib/model/decision.js
var decision = __webpack_require__(283);
// EXTERNAL MODULE: ./lib/text/escape.js
var text_escape = __webpack_require__(8944);
// EXTERNAL MODULE: ./lib/text/plural.js
var plural = __webpack_require__(6713);
// EXTERNAL MODULE: ./lib/text/time.js
var time = __webpack_require__(1042);
// EXTERNAL MODULE: ./lib/report/next-steps.js
var next_steps = __webpack_require__(1551);
// EXTERNAL MODULE: ./lib/report/scan/notes.js
var notes = __webpack_require__(6551);
// EXTERNAL MODULE: ./lib/report/terminal/layout.js
var layout = __webpack_require__(6613);
// EXTERNAL MODULE: ./lib/report/terminal/workflow.js
var terminal_workflow = __webpack_require__(7938);
;// CONCATENATED MODULE: ./lib/report/terminal/detect.js
// The result of `detect` at a terminal: whether there is unfinished work, and the line to type next.









/** With a line break at its end. */
function detectionText(ranking, view) {
    const { matches, nearest } = ranking;
    const lines = [
        ...(0,layout/* wrap */.LV)(detect_headOf(ranking, view), view.columns).map((line) => view.paint('title', line)),
        ...(0,layout/* wrap */.LV)(unfinishedOf(view), view.columns).filter((line) => line !== ''),
        ...(view.unreadable === 0 || matches.length > 0 ? [] : (0,layout/* wrap */.LV)(unreadOf(view.unreadable), view.columns)),
        ...[...matches, ...nearest].flatMap((one) => ['', ...blockOf(one, [...matches, ...nearest], view)]),
    ];
    return `${lines.join('\n')}\n`;
}
/** Where there are workflows it is never said that the way is free: words may miss what they mean. */
function detect_headOf({ matches, interrupted, ended }, { unfinished = [] }) {
    const [one] = matches;
    if (one && matches.length === 1)
        return `Found interrupted workflow for ${quoted(one)}.`;
    if (matches.length > 0)
        return `${(0,plural/* counted */.hS)(matches.length, 'interrupted workflow')} may be what you mean, best first.`;
    const gone = ended === 0 ? '' : `; ${(0,plural/* counted */.hS)(ended, 'workflow')} ended`;
    if (interrupted === 0 && unfinished.length > 0)
        return 'No interrupted workflow can be told here yet.';
    if (interrupted === 0)
        return `No interrupted workflow was found where this looked${gone}.`;
    const none = interrupted === 1
        ? 'The one interrupted workflow has no title like this'
        : `None of the ${interrupted} interrupted workflows has a title like this`;
    return `${none}${gone}. Nearest, with what it scores of 1:`;
}
const quoted = ({ match }) => `'${(0,terminal_workflow/* shown */.SP)(match.feature)}'`;
function unfinishedOf({ unfinished = [], dir }) {
    if (unfinished.length === 0)
        return '';
    return `${(0,notes/* unfinishedWords */.b9)(unfinished, terminal_workflow/* shown */.SP)} ${(0,notes/* finishing */.sS)(dir)}`;
}
function unreadOf(count) {
    const [files, may] = count === 1 ? ['One state file', 'it may'] : [`${count} state files`, 'they may'];
    return `${files} cannot be read, and ${may} be what you mean: "rekindle scan --all-branches" names each.`;
}
/** As humaninloop prompts: status, iteration, what is pending, when it last moved, and what may be chosen. */
function blockOf({ match, workflow }, all, view) {
    const where = match.branch === null ? [] : [(0,text_escape/* forTerminal */.Qf)(match.branch)];
    // An id that several branches hold must be told apart; elsewhere the line is short.
    const several = all.some((other) => other.match !== match && other.match.id === match.id);
    const line = (0,next_steps/* lineToType */.E0)(command/* BRIEF */.V1, match.id, several ? match.branch : null, view);
    const options = (0,next_steps/* optionWords */.RI)((0,decision/* fitting */._Q)(workflow));
    return [
        `${terminal_workflow/* INDENT */.BH}${view.paint('name', (0,text_escape/* forTerminal */.Qf)(match.id))}  ${view.paint('dim', match.score.toFixed(2))}`,
        ...(0,terminal_workflow/* labelled */.wW)('where', [...where, (0,text_escape/* forTerminal */.Qf)(match.path)], view),
        ...(0,terminal_workflow/* labelled */.wW)('status', [statusOf(workflow)], view),
        ...(0,terminal_workflow/* labelled */.wW)('pending', [pendingOf(workflow)], view),
        ...(0,terminal_workflow/* labelled */.wW)('activity', [activityOf(workflow, view.now)], view),
        ...(0,terminal_workflow/* labelled */.wW)('why', [(0,text_escape/* forTerminal */.Qf)(match.why)], view),
        ...(options.length === 0 ? [] : (0,terminal_workflow/* labelled */.wW)('you may', [options.join(', or ')], view)),
        ...(0,terminal_workflow/* typed */.nE)('next', line, view),
    ];
}
function statusOf({ status, status_text, step }) {
    const limit = step?.of == null ? '' : ` / ${step.of}`;
    const round = step?.iteration == null ? '' : `, iteration ${step.iteration}${limit}`;
    return `${status_text === null ? status : (0,terminal_workflow/* shown */.SP)(status_text)}${round}`;
}
function pendingOf({ pending }) {
    if (pending.length === 0)
        return 'no question waits';
    return `${(0,plural/* counted */.hS)(pending.length, 'question')}: ${pending.map(({ id }) => (0,terminal_workflow/* shown */.SP)(id)).join(', ')}`;
}
function activityOf({ last_activity: { at } }, now) {
    return at === null ? 'not known' : `${(0,time/* formatTime */.f)(Date.parse(at))} (${(0,layout/* agoOf */.JT)(now - Date.parse(at))})`;
}

// EXTERNAL MODULE: ./lib/cli/find-workflow.js
var find_workflow = __webpack_require__(9661);
// EXTERNAL MODULE: ./lib/cli/scan-options.js
var scan_options = __webpack_require__(5938);
// EXTERNAL MODULE: ./lib/cli/terminal.js + 1 modules
var terminal = __webpack_require__(1205);
// EXTERNAL MODULE: ./lib/cli/world.js
var cli_world = __webpack_require__(1222);
;// CONCATENATED MODULE: ./lib/cli/detect.js











/** Age does not matter for what a feature is about, so nothing is stale here. */
const AGELESS = { staleAfter: Number.MAX_SAFE_INTEGER, abandonedAfter: Number.MAX_SAFE_INTEGER };
async function detect_detect({ args, values, noColor }, world) {
    const [words = '', dir = '.'] = args;
    if (wordsOf(words).length === 0)
        throw new errors/* UserError */.yo(`WORDS: found ${JSON.stringify(words)}, expected words that say what the feature is about.`);
    const settings = { now: world.now(), ...AGELESS };
    const clone = await (0,scan_options/* opened */.Sg)(dir, world);
    const only = (0,scan_options/* onlyOf */.uh)(values, clone);
    const unfinished = (0,scan_options/* tellUnfinished */.f8)(clone, dir, world);
    const looks = [];
    for (const target of targetsOf((0,scan_options/* targetOf */.$r)(values), clone))
        looks.push(await (0,scan_options/* lookAt */.t5)(withSpecs(clone), { target, settings, only }, world));
    const said = new Map(looks.flatMap(find_workflow/* foundIn */.QR).map((one) => [one.scanned, saidOf(one)]));
    const ranking = rank(words, { workflows: merged(looks) }, (one) => said.get(one) ?? UNSAID);
    const mute = new Set(looks.flatMap(({ report }) => report.unreadable.filter(validity/* isInvalidFile */.og).map(({ path }) => path)));
    const left = unfinished.length === 0 ? {} : { unfinished: (0,redact_output/* published */.H)(unfinished) };
    const paint = (0,terminal/* paintFor */.ev)(world.stdout, world.env, noColor);
    world.stdout.write(values.one('output') === 'json'
        ? `${JSON.stringify({ ...detectionOf(ranking), ...left }, null, 2)}\n`
        : detectionText(ranking, {
            now: settings.now,
            unreadable: mute.size,
            unfinished,
            commands: (0,scan_options/* commandNames */.oQ)(),
            dir: (0,scan_options/* dirToType */.zz)(dir),
            columns: (0,terminal/* columnsFor */.ns)(world.stdout),
            paint,
        }));
    (0,scan_options/* tellUnlooked */.j8)(looks, world);
    return ranking.matches.length > 0 ? cli_world/* FINE */.rX : cli_world/* FOUND */.vS;
}
const UNSAID = { spec: null, items: [] };
const SPEC = /^spec\.md$/i;
/** Specs that stand beside a state file, or beside the hidden folder that it lies in. */
function specsBeside(path, snapshot) {
    const folder = (0,path_lists/* folderOf */.yS)(path);
    const folders = (0,path_lists/* baseOf */.bx)(folder).startsWith('.') ? [folder, (0,path_lists/* folderOf */.yS)(folder)] : [folder];
    return folders.flatMap((one) => snapshot.list(one).flatMap((entry) => (SPEC.test((0,path_lists/* baseOf */.bx)(entry.path)) ? [entry.path] : [])));
}
/** The same clone, which also reads these specs, because a format may not ask for them. */
function withSpecs(clone) {
    return {
        kind: clone.kind,
        engine: clone.engine,
        survey: (target, asker) => clone.survey(target, {
            ...asker,
            needs(site, snapshot) {
                const specs = specsBeside(site.path, snapshot).filter((path) => {
                    const reading = snapshot.text(path);
                    return !reading.ok && reading.why === 'not-fetched';
                });
                return [...asker.needs(site, snapshot), ...specs.map((path) => ({ path, what: 'text' }))];
            },
        }),
    };
}
/** What the files of a workflow say that it is about, as far as they were read. */
function saidOf({ recovery: { state, path }, holding: { snapshot } }) {
    const made = (state?.steps ?? []).flatMap(({ artifacts }) => artifacts.map((one) => one.path ?? ''));
    const places = [...specsBeside(path, snapshot), ...made.filter((one) => SPEC.test((0,path_lists/* baseOf */.bx)(one)))];
    const texts = places.flatMap((place) => {
        const reading = snapshot.text(place);
        return reading.ok ? [reading.text] : [];
    });
    return { spec: state?.spec?.text ?? texts[0] ?? null, items: state?.itemTitles ?? [] };
}
/** The target that was typed; else what is on disk and, in a repository, every branch. */
function targetsOf(typed, { kind }) {
    if (typed !== null)
        return [typed];
    return [...(kind === 'bare' ? [] : [scan_options/* WORKTREE */.ew]), ...(kind === 'none' ? [] : [scan_options/* ALL_BRANCHES */.ts])];
}
/**
 * The workflows of several scans, each once: what is on disk just as on some branch is listed as that
 * branch's, and what was changed on disk stands for the branch that is checked out.
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

/***/ 9661:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mq: () => (/* binding */ severalOf),
/* harmony export */   QR: () => (/* binding */ foundIn),
/* harmony export */   uO: () => (/* binding */ unknownId),
/* harmony export */   uz: () => (/* binding */ findById)
/* harmony export */ });
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3434);
/* harmony import */ var _text_markdown_path_lists_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5985);
/* harmony import */ var _text_suggestions_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6734);



/** Ids that a message names at most. */
const SHOWN = 10;
/** All of a look, in the order of the report. */
function foundIn({ report, judged }) {
    return report.workflows.map((scanned) => {
        const home = judged.find(({ holding: { owner, snapshot }, recovered }) => owner === scanned.owner &&
            snapshot.commit === scanned.commit &&
            recovered.workflows.some(({ id }) => id === scanned.id));
        const recovery = home?.recovered.workflows.find(({ id }) => id === scanned.id);
        (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .assert */ .vA)(home && recovery, `what is known of ${scanned.id} is kept after the report`);
        return { scanned, recovery, holding: home.holding };
    });
}
/** @throws UserError with the nearest ids, or the file that cannot be read, where nothing has that id */
function findById(id, looked, by) {
    const one = foundIn(looked).find(({ recovery }) => recovery.id === id);
    if (one)
        return one;
    throw unknownId(id, looked.report, '', by);
}
function severalOf(found) {
    const branches = found.flatMap(({ owner }) => owner === null ? [] : [`--branch ${JSON.stringify(owner)}`]);
    return new _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(`ID: ${found.length} branches have their own ${JSON.stringify(found[0]?.id)}. Add ${(0,_text_suggestions_js__WEBPACK_IMPORTED_MODULE_2__/* .orList */ .A3)(branches)}.`);
}
/** `where`: what stands after "found no workflow X", with a blank before it. */
function unknownId(id, { workflows: known, unreadable }, where, { engine }) {
    const mute = unreadable.find(({ path }) => isStateOf(id, path, engine));
    if (mute)
        return new _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(`ID: ${leftAlone(id, mute)}`);
    const ids = [...new Set(known.map((workflow) => workflow.id))];
    const named = known.filter(({ feature }) => feature === id).map((workflow) => workflow.id);
    const near = named.length > 0 ? ` Did you mean ${(0,_text_suggestions_js__WEBPACK_IMPORTED_MODULE_2__/* .orList */ .A3)([...new Set(named)])}?` : (0,_text_suggestions_js__WEBPACK_IMPORTED_MODULE_2__/* .didYouMean */ .au)(id, ids);
    const listed = `${ids.slice(0, SHOWN).join(', ')}${ids.length > SHOWN ? ' …' : ''}`;
    const there = ids.length === 0 ? 'There are none at all here.' : `There are: ${listed}.`;
    return new _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(`ID: found no workflow ${JSON.stringify(id)}${where}.${near} ${near === '' ? there : ''}`);
}
/** Whether a format keeps the state of that workflow at that path, as far as the place alone tells. */
function isStateOf(id, path, engine) {
    return engine
        .asker(engine.memo())
        .sites([path])
        .some(({ format, feature }) => {
        const name = `${format}:${feature}`;
        return feature !== '' && [feature, name, `${name}@${(0,_text_markdown_path_lists_js__WEBPACK_IMPORTED_MODULE_1__/* .folderOf */ .yS)(path)}`].includes(id);
    });
}
/** A state file that cannot be read: it is named with what to do about it, as in a scan. */
function leftAlone(id, { path, line, branch, commit, message }) {
    const place = line === null ? path : `${path}:${line}`;
    const where = commit === null || branch === null ? '' : ` on branch ${JSON.stringify(branch)}`;
    return `the state file of ${JSON.stringify(id)} is left alone, ${place}${where}: ${message}`;
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
