export const id = 920;
export const ids = [920];
export const modules = {

/***/ 4385:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  FH: () => (/* binding */ choiceOf),
  vj: () => (/* binding */ parseComment)
});

// UNUSED EXPORTS: wordsOf

// EXTERNAL MODULE: ./lib/model/errors.js
var errors = __webpack_require__(1053);
// EXTERNAL MODULE: ./lib/text/nearest.js
var nearest = __webpack_require__(4581);
// EXTERNAL MODULE: ./lib/text/redact.js
var redact = __webpack_require__(1814);
// EXTERNAL MODULE: ./lib/text/blocks.js
var blocks = __webpack_require__(3257);
// EXTERNAL MODULE: ./lib/text/lines.js
var text_lines = __webpack_require__(7032);
;// CONCATENATED MODULE: ./lib/text/slashline.js
// The first line of a comment where it is a slash command's, and the paragraph below it.


/**
 * The first line of a comment that is not blank, where it begins with `/`; else `null`.
 *
 * A line at the margin that begins with a slash can only be a paragraph's own words: fences, quotes, lists,
 * headings, tables, comments, HTML and code spans all begin with another sign, and four columns are code.
 *
 *     ␠␠/resume   |    /resume   |   > /resume   |   `/resume`   |   <!-- x -->
 *       ^         |    ^ code    |   ^ quote     |   ^ code      |   ^ comment
 *
 * What is blank is the same here as between words (`slashwords.ts`). A byte order mark at the very beginning
 * is none of the text's; CR, LF and CRLF end a line. Linear in the size of the text.
 */
function slashLineOf(body) {
    const lines = (0,text_lines/* linesOf */.Dx)(body);
    const at = lines.findIndex(({ text }) => !isBlank(text));
    const line = lines[at]?.text ?? '';
    const indent = /^\p{Zs}{0,3}(?=\/)/u.exec(line)?.[0];
    if (indent === undefined)
        return null;
    return { text: line.slice(indent.length), below: () => paragraphAt(lines, at + 1) };
}
const isBlank = (text) => /^[\t\p{Zs}]*$/u.test(text);
/**
 * What begins another block, or what a reader would not see as a line of text: quote, heading, list, rule,
 * HTML and comment, fence, table, the definition of a link, one more command.
 */
const OTHER = /^[\t\p{Zs}]*(?:[><#|/]|[-*+](?:[\t ]|$)|\d{1,9}[.)](?:[\t ]|$)|[-*_=]{3}|`{3}|~{3}|\[[^\]]*\]:)/u;
/** `null` too where something else ends it than a blank line: half of what was said is not what was said. */
function paragraphAt(lines, from) {
    const kinds = (0,blocks/* kindsOf */.tG)(lines);
    let at = from;
    while (at < lines.length && isBlank(lines[at]?.text ?? ''))
        at++;
    const indented = at > from && /^(?: {4}| {0,3}\t)/.test(lines[at]?.text ?? '');
    if (indented)
        return null;
    const words = [];
    for (; at < lines.length; at++) {
        const text = lines[at]?.text ?? '';
        if (isBlank(text))
            break;
        if (kinds[at] !== 'text' || OTHER.test(text))
            return null;
        words.push(trimBlanks(text));
    }
    return words.length === 0 ? null : words.join(' ');
}
/** Without the blanks at both ends; others that JavaScript would trim stay. Linear. */
function trimBlanks(text) {
    let [start, end] = [0, text.length];
    while (start < end && isBlank(text[start] ?? ''))
        start++;
    while (end > start && isBlank(text[end - 1] ?? ''))
        end--;
    return text.slice(start, end);
}

// EXTERNAL MODULE: ./lib/text/slashwords.js
var slashwords = __webpack_require__(945);
// EXTERNAL MODULE: ./lib/commands/index.js + 24 modules
var commands = __webpack_require__(6993);
;// CONCATENATED MODULE: ./lib/commands/parse/trouble.js
function trouble(code, found, expected, hint = '') {
    return { code, found, expected, hint };
}
/** What may stand behind a command's name, as the contract limits it. Bytes in UTF-8. */
const MOST_BYTES = 1024;
const MOST_WORDS = 50;
/** What is wrong with the size of `text`; words count where each is one of its own. */
function tooMuch(text, countsWords) {
    if (text.length > MOST_BYTES || Buffer.byteLength(text) > MOST_BYTES)
        return trouble('line-too-long', '', 'at most 1 KB behind the name');
    const words = countsWords ? (text.match(/[^\t\p{Zs}]+/gu)?.length ?? 0) : 0;
    return words > MOST_WORDS ? trouble('too-many-words', '', `at most ${MOST_WORDS} words`) : null;
}

;// CONCATENATED MODULE: ./lib/commands/parse/rest.js



/**
 * Quotes around the whole are taken off, as a shell would; within it they are its own. `null`: nothing is
 * there.
 *
 *     /answer C2.1 "15 minutes"     /answer C2.1 a 15" screen
 *                  ^ 15 minutes                  ^ a 15" screen
 */
function restOf({ rest }, { line, at, below }) {
    const start = (0,slashwords/* skipBlanks */.pw)(line, at);
    const word = line[start] === '"' ? (0,slashwords/* wordAt */.E7)(line, start) : null;
    if (word?.flaw === 'quote-open')
        return trouble('quote-open', line.slice(start), 'a closing `"`');
    const whole = word?.quoted && (0,slashwords/* skipBlanks */.pw)(line, word.end) === line.length ? word : null;
    const behind = trimBlanks(whole?.value ?? line.slice(start));
    const looksBelow = rest === 'paragraph' && start === line.length;
    const text = looksBelow ? (below() ?? '') : behind;
    if (text === '')
        return null;
    if (text.includes('<!--'))
        return trouble('text-hidden', '<!--', 'words that everybody can see');
    if (!(0,slashwords/* isSeen */.U4)(text, true))
        return trouble('character-unseen', text, 'characters that can be seen');
    return tooMuch(text, false) ?? text;
}

// EXTERNAL MODULE: ./lib/text/time.js
var time = __webpack_require__(1042);
;// CONCATENATED MODULE: ./lib/commands/parse/shapes.js

const like = (pattern) => (written) => (pattern.test(written) ? written.toLowerCase() : null);
const SHAPES = {
    text: { expected: 'a word, or several in double quotes', read: (written) => written },
    commit: {
        expected: 'the id of a commit, 12 hex digits or more',
        read: like(/^[0-9A-Fa-f]{12,64}$/),
    },
    digest: {
        expected: 'a hash, 12 hex digits or more',
        read: like(/^(?:[Ss][Hh][Aa]-?256:)?[0-9A-Fa-f]{12,64}$/),
    },
    date: { expected: 'a day such as `2026-12-31`', read: day },
    number: { expected: 'a number from 1 on', read: like(/^[1-9]\d{0,3}$/) },
};
function day(written) {
    return /^\d{4}-\d{2}-\d{2}$/.test(written) && (0,time/* parseTime */.p)(written).at !== null ? written : null;
}

;// CONCATENATED MODULE: ./lib/commands/parse/bind.js






/** The words behind a name in their places. Linear. */
function bind(spec, place) {
    const draft = { id: null, args: [], keys: new Map(), flags: [] };
    const much = tooMuch(place.line.slice(place.at), !spec.args.some(({ rest }) => rest));
    if (much)
        return much;
    let { at } = place;
    for (;;) {
        const next = spec.args[draft.args.length];
        const word = (0,slashwords/* wordAt */.E7)(place.line, at);
        if (next?.rest && !(word && draft.args.length === 0 && isOwnWord(word, spec, draft))) {
            const text = restOf(next, { ...place, at });
            if (text !== null && typeof text !== 'string')
                return text;
            if (text !== null)
                draft.args.push(text);
            return finished(spec, draft);
        }
        if (!word)
            return finished(spec, draft);
        const wrong = word.flaw ? flawed(word.flaw, place.line, word) : take(word, spec, draft);
        if (wrong)
            return wrong;
        at = word.end;
    }
}
/** Before the rest of a line begins: the ID, a key or a flag. */
function isOwnWord({ kind, value }, { id }, draft) {
    return kind !== 'plain' || (id && draft.id === null && (0,slashwords/* isIdShaped */.f_)(value));
}
const FLAWS = {
    'character-unseen': 'characters that can be seen',
    'quote-open': 'a closing `"` on the same line',
    'quote-within': 'quotes around a whole value, such as `reason="two words"`',
    'quote-other': 'straight double quotes, such as `reason="two words"`',
    'code-mark': 'the word without code marks around it',
};
function flawed(flaw, line, { start }) {
    return trouble(flaw, (0,slashwords/* chunkAt */.JJ)(line, start)?.text ?? '', FLAWS[flaw]);
}
function take(word, spec, draft) {
    if (word.kind === 'key')
        return takeKey(word, spec, draft);
    if (word.kind === 'flag')
        return takeFlag(word, spec, draft);
    const { value } = word;
    if (value === '')
        return trouble('value-missing', '""', 'a word between the quotes');
    if (!word.quoted && isOwnName(value, spec))
        return trouble('word-extra', value, ownList(spec), bind_nearest(value, spec));
    const mayBeId = spec.id && draft.id === null && draft.args.length === 0;
    if (mayBeId && (spec.args.length === 0 || (0,slashwords/* isIdShaped */.f_)(value))) {
        draft.id = value;
        return null;
    }
    const slot = spec.args[draft.args.length];
    if (!slot)
        return trouble('word-extra', value, 'nothing more');
    const read = SHAPES[slot.shape].read(value);
    if (read === null)
        return trouble('value-wrong', value, `${slot.name}: ${SHAPES[slot.shape].expected}`);
    draft.args.push(read);
    return null;
}
/** `until 2026-12-31` is meant as `until=`; a workflow of that name would have its FORMAT before it. */
function isOwnName(word, { args, keys, flags }) {
    return args.length === 0 && [...keys, ...flags].some(({ name }) => name === (0,slashwords/* lowerCase */.gQ)(word));
}
/** Everything that may be written behind the name, as a person writes it. */
const ownWords = ({ keys, flags }) => [
    ...keys.map(({ name }) => `${name}=`),
    ...flags.map(({ name }) => `--${name}`),
];
const ownList = (spec) => {
    const own = ownWords(spec).map((word) => `\`${word}\``);
    return own.length === 0 ? 'no `key=value` and no `--flag`' : (0,nearest/* orList */.A3)(own);
};
function takeKey({ name, value }, spec, draft) {
    const key = spec.keys.find((one) => one.name === name);
    if (!key)
        return trouble('key-unknown', `${name}=`, ownList(spec), bind_nearest(`${name}=`, spec));
    if (draft.keys.has(name))
        return trouble('given-twice', `${name}=`, 'it once');
    const { expected, read } = SHAPES[key.shape];
    if (trimBlanks(value) === '')
        return trouble('value-missing', `${name}=`, `\`${name}=${key.value}\``);
    if (key.choices) {
        const choice = key.choices.find((one) => one === (0,slashwords/* lowerCase */.gQ)(value));
        if (choice === undefined) {
            const known = (0,nearest/* orList */.A3)(key.choices.map((one) => `\`${name}=${one}\``));
            return trouble('value-wrong', value, known, (0,nearest/* didYouMean */.au)(value, key.choices));
        }
        draft.keys.set(name, choice);
        return null;
    }
    const meant = read(value);
    if (meant === null)
        return trouble('value-wrong', value, `\`${name}=\` and ${expected}`);
    draft.keys.set(name, meant);
    return null;
}
function takeFlag(word, spec, draft) {
    const flag = spec.flags.find(({ name }) => `--${name}` === word.name);
    if (!flag)
        return trouble('flag-unknown', word.name, ownList(spec), bind_nearest(word.name, spec));
    if (word.value !== '')
        return trouble('value-wrong', word.value, `\`--${flag.name}\` without a value`);
    if (draft.flags.includes(flag.name))
        return trouble('given-twice', word.name, 'it once');
    draft.flags.push(flag.name);
    return null;
}
/** `--to plan` and `all=yes` are meant as `to=` and `--all`. */
function bind_nearest(written, spec) {
    const bare = (0,slashwords/* lowerCase */.gQ)(written).replace(/^[^a-z]+|=$/g, '');
    const own = ownWords(spec);
    const same = own.filter((word) => word.replace(/[-=]+$|^--/g, '') === bare);
    return same.length > 0 ? ` Did you mean ${(0,nearest/* orList */.A3)(same)}?` : (0,nearest/* didYouMean */.au)(written, own);
}
/** @returns what is missing, or the whole */
function finished(spec, draft) {
    const arg = spec.args[draft.args.length];
    if (arg?.required)
        return trouble('word-missing', '', `${arg.name}, ${arg.about}`);
    const key = spec.keys.find(({ name, required }) => required && !draft.keys.has(name));
    if (key)
        return trouble('word-missing', '', `\`${key.name}=${key.value}\`, ${key.about}`);
    return draft;
}

;// CONCATENATED MODULE: ./lib/commands/parse.js








/** The name that is ours everywhere. */
const OURS = 'rekindle';
const NAME = 'the name of a command; `/rekindle help` lists them';
/** UTF-16 units of the writer's word that are shown to them. */
const SHOWN = 60;
const BY_NAME = new Map(commands/* slashCommands */.O4.flatMap((command) => {
    const { slash: spec } = command;
    return spec ? spec.names.map((name) => [name, { command, spec }]) : [];
}));
/**
 * What a new comment asks for. `null`: it is none of ours, and nothing is said about it. Who wrote it, and
 * whether it was edited, is not the grammar's to know. Linear; never throws.
 *
 *     /rekindle start-fresh specify:5-export sha=5f0c2b91d3a7 --all
 *     ^         ^           ^                ^                ^
 *     ours      name        ID               key              flag
 *
 *     /answer C2.1 15 minutes, as the card says
 *     ^       ^    ^
 *     name    word the rest
 */
function parseComment(body, where) {
    const found = slashLineOf(body);
    const head = found && (0,slashwords/* headOf */.Uo)(found.text);
    if (!found || !head)
        return null;
    const line = found.text;
    const place = (at) => ({ line, at, below: found.below });
    if (head.name !== OURS) {
        const known = where.bare ? BY_NAME.get(head.name) : undefined;
        return known ? callOf(known, place(head.end)) : null;
    }
    const name = (0,slashwords/* chunkAt */.JJ)(line, head.end);
    if (!name)
        return refusal(null, line, trouble('name-missing', '', NAME));
    const known = BY_NAME.get((0,slashwords/* lowerCase */.gQ)(name.text));
    return known ? callOf(known, place(name.end)) : refusal(null, line, unknownName(name.text));
}
function callOf({ command, spec }, place) {
    const { line } = place;
    const bound = bind(spec, place);
    if ('code' in bound)
        return refusal(command, line, bound);
    const { id, args, keys, flags } = bound;
    return { kind: 'call', command: command.name, id, args, keys: Object.fromEntries(keys), flags, line };
}
function refusal(command, line, { found, ...rest }) {
    return { kind: 'refusal', command: command?.name ?? null, ...rest, found: shortened((0,redact/* redact */.E)(found)), line };
}
function shortened(word) {
    return word.length <= SHOWN ? word : `${Array.from(word.slice(0, SHOWN)).slice(0, -1).join('')}…`;
}
const NAMES = [...new Set(commands/* slashCommands */.O4.flatMap(({ slash }) => slash?.names ?? []))];
function unknownName(written) {
    const name = (0,slashwords/* lowerCase */.gQ)(written);
    if (commands/* commands */.Pi.some((command) => command.name === name))
        return trouble('name-elsewhere', written, `a command that comments have (in a clone, type \`rekindle ${name}\`)`);
    return trouble('name-unknown', written, NAME, (0,nearest/* didYouMean */.au)(name, NAMES));
}
/** A call's words, as a command of any door reads them. */
function wordsOf({ args, keys, flags }, { options }) {
    const defaults = new Map(options.map(({ flags: written, default: value }) => [/^--([\w-]+)/.exec(written)?.[1], value]));
    return {
        args,
        has: (option) => Object.hasOwn(keys, option) || flags.includes(option),
        one(option) {
            const value = Object.hasOwn(keys, option) ? keys[option] : defaults.get(option);
            if (value === undefined)
                throw new errors/* UserError */.yo(`${option} has no value; write ${option}=VALUE.`);
            return value;
        },
    };
}
/** The choice that a call makes for one workflow; `null` where its command makes none. @throws UserError */
function choiceOf(call) {
    const command = commands/* slashCommands */.O4.find(({ name }) => name === call.command);
    (0,errors/* assert */.vA)(command, `the command ${call.command} is one that comments have`);
    return command.choice?.(wordsOf(call, command)) ?? null;
}


/***/ }),

/***/ 4490:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LO: () => (/* binding */ orderedOf),
/* harmony export */   XN: () => (/* binding */ matterOf),
/* harmony export */   _1: () => (/* binding */ settleWith),
/* harmony export */   bE: () => (/* binding */ post),
/* harmony export */   oQ: () => (/* binding */ answered),
/* harmony export */   wv: () => (/* binding */ react)
/* harmony export */ });
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1053);
/* harmony import */ var _report_github_reply_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5367);
/* harmony import */ var _desk_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1932);
/* harmony import */ var _place_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4019);
/* harmony import */ var _taken_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4927);





function matterOf(order, place, desk) {
    return { order, place, desk, seat: (0,_place_js__WEBPACK_IMPORTED_MODULE_3__/* .seatAt */ .D$)(place, desk) };
}
function orderedOf({ order, desk, seat }) {
    const { cli, inputs } = desk;
    return { key: order.answer, by: order.by, line: order.line, seat, cli, door: inputs.door };
}
/**
 * Brings our answer to these words; `fields`: what its marker keeps. `null`: it cannot stand there (a locked
 * conversation, a missing permission); then the job's page has it.
 */
async function post(body, { order, place, desk }, fields = {}) {
    const kept = (0,_taken_js__WEBPACK_IMPORTED_MODULE_4__/* .withFields */ .qO)(body, fields);
    const { number } = place.conversation;
    try {
        return await desk.land({ kind: 'card', key: order.answer, issue: number, body: kept });
    }
    catch (error) {
        if (!(error instanceof _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .WorldError */ .nM) || (0,_desk_js__WEBPACK_IMPORTED_MODULE_2__.endsAll)(error))
            throw error;
        desk.say('warning', (0,_desk_js__WEBPACK_IMPORTED_MODULE_2__.refusalWords)({ kind: 'comment' }, error));
        desk.page(body.slice(body.indexOf('\n') + 1));
        return null;
    }
}
/** The last word about an order: the answer first, the reaction last, so that what has it is settled. */
async function settleWith(reply, content, matter, fields = {}) {
    const body = typeof reply === 'string' ? reply : (0,_report_github_reply_js__WEBPACK_IMPORTED_MODULE_1__/* .replyOf */ .M)(reply, orderedOf(matter));
    await post(body, matter, fields);
    await react(content, matter);
}
/** A tick has no place for a reaction: its row says all. */
async function react(content, { order, desk }) {
    const { comment } = order;
    if (comment === null)
        return;
    await desk.attempt({
        kind: 'react',
        key: `react-${comment}`,
        at: { kind: 'comment', id: comment },
        content,
    });
}
/** What stands against an order is its answer, not the end of the job. @throws WorldError that ends all */
async function answered(matter, work, against = {}) {
    try {
        await work();
    }
    catch (error) {
        if ((0,_desk_js__WEBPACK_IMPORTED_MODULE_2__.endsAll)(error))
            throw error;
        const why = whyOf(error, against.theirs ?? []);
        if (why === null)
            throw error;
        if (why.kind === 'world')
            matter.desk.say('warning', `${matter.order.where}: ${why.message}`);
        await settleWith({ kind: 'refused', why }, '-1', matter, against.fields);
    }
}
function whyOf(error, theirs) {
    if (error instanceof _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo)
        return { kind: 'unfit', message: error.message, theirs };
    if (!(error instanceof _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .WorldError */ .nM))
        return null;
    return { kind: 'world', message: `${error.message}${(0,_desk_js__WEBPACK_IMPORTED_MODULE_2__.grantWords)(error)}` };
}


/***/ }),

/***/ 1027:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O_: () => (/* binding */ saidNow),
/* harmony export */   WQ: () => (/* binding */ waitingUpTo),
/* harmony export */   iv: () => (/* binding */ isAddressed),
/* harmony export */   uX: () => (/* binding */ mayOrder)
/* harmony export */ });
/* harmony import */ var _commands_parse_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4385);
/* harmony import */ var _report_github_keys_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4674);
/* harmony import */ var _text_marker_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4117);
/* harmony import */ var _place_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4019);
// Orders that were given in a conversation and are not settled yet, in the order in which they were written.




const FINAL = ['+1', '-1', 'confused'];
/** Whether our reactions say that all is done. */
function isSettled(reactions) {
    return FINAL.some((one) => reactions.has(one));
}
/** Whether somebody's writing counts at all: a person's, or that of a bot that is named exactly. */
function mayOrder(author, viaApp, { allowedBots }) {
    if (author === null)
        return false;
    if (author.type === 'User' && !viaApp)
        return true;
    return allowedBots.some((login) => login.toLowerCase() === author.login.toLowerCase());
}
/** Whether a comment may be an order anywhere: told without asking GitHub. */
function isAddressed(body) {
    return (0,_commands_parse_js__WEBPACK_IMPORTED_MODULE_0__/* .parseComment */ .vj)(body, { bare: true }) !== null;
}
/**
 * Those up to a comment, the oldest first. Each go settles older orders before younger ones, so that behind
 * the first settled one, seen from the end, all are, save those of which our own answer says that they were
 * accepted and not brought to their end. One request for each order that is looked at.
 */
async function waitingUpTo(last, place, desk) {
    const older = place.remarks.filter(({ id }) => id < last.id);
    const waiting = [];
    for (const remark of [last, ...older.toReversed()]) {
        const edited = remark.updatedAt !== remark.createdAt;
        const said = saidIn(remark, place, desk);
        const begun = remark === last || place.answers.has((0,_report_github_keys_js__WEBPACK_IMPORTED_MODULE_1__/* .replyKey */ .a$)(remark.id));
        if (said === null && !(edited && begun))
            continue;
        const reactions = await desk.hub.reactions(remark.id);
        // Whoever runs a job once more wants its order looked at, whatever came of it.
        const asked = remark === last && desk.inputs.again;
        if (isSettled(reactions) && !asked)
            break;
        // An edit that adds an order is none; one that takes away what was begun must not leave it half done.
        if (!edited || reactions.size > 0)
            waiting.push({ order: orderOf(remark), reactions });
    }
    const taken = new Set([...place.answers.values()].flatMap((one) => (one.taken?.state === 'taken' ? one.key : [])));
    const known = new Set(waiting.map(({ order }) => order.comment));
    const left = older.flatMap((remark) => {
        if (known.has(remark.id) || !taken.has((0,_report_github_keys_js__WEBPACK_IMPORTED_MODULE_1__/* .replyKey */ .a$)(remark.id)))
            return [];
        return [{ order: orderOf(remark), reactions: new Set(['rocket']) }];
    });
    return [...left, ...waiting.toReversed()];
}
/** What an order's comment says now, asked anew; `null`: the comment is gone. */
async function saidNow({ comment }, place, desk) {
    const remark = comment === null ? null : await desk.hub.remark(comment);
    if (!remark)
        return null;
    return remark.updatedAt === remark.createdAt ? (saidIn(remark, place, desk) ?? 'edited') : 'edited';
}
function saidIn(remark, place, { inputs }) {
    if (!mayOrder(remark.author, remark.viaApp, inputs) || (0,_text_marker_js__WEBPACK_IMPORTED_MODULE_3__/* .readMarker */ .t)(remark.body) !== null)
        return null;
    return (0,_commands_parse_js__WEBPACK_IMPORTED_MODULE_0__/* .parseComment */ .vj)(remark.body, { bare: (0,_place_js__WEBPACK_IMPORTED_MODULE_2__/* .isBareAt */ .iS)(place, remark.id) });
}
function orderOf({ id, author, body, createdAt }) {
    return {
        key: `command-${id}`,
        answer: (0,_report_github_keys_js__WEBPACK_IMPORTED_MODULE_1__/* .replyKey */ .a$)(id),
        by: author?.login ?? '',
        line: body.trim().split(/\r?\n/)[0] ?? '',
        at: Date.parse(createdAt),
        comment: id,
        row: null,
        where: `comment ${id}`,
    };
}


/***/ }),

/***/ 4019:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BW: () => (/* binding */ placeAt),
/* harmony export */   D$: () => (/* binding */ seatAt),
/* harmony export */   MU: () => (/* binding */ isOurs),
/* harmony export */   iS: () => (/* binding */ isBareAt)
/* harmony export */ });
/* harmony import */ var _report_github_dashboard_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4750);
/* harmony import */ var _report_github_keys_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4674);
/* harmony import */ var _text_marker_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4117);
/* harmony import */ var _taken_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4927);




/** Whether an account is ours, or trusted like it, in any case of letters as GitHub has it. */
function isOurs(account, { hub, config }) {
    const ours = [hub.facts.account, ...config.trustedMarkerLogins].map((login) => login.toLowerCase());
    return account !== null && ours.includes(account.login.toLowerCase());
}
/** `null`: it is gone. Two requests. */
async function placeAt(number, desk) {
    const conversation = await desk.hub.conversation(number);
    if (conversation === null)
        return null;
    const remarks = await desk.hub.remarks(number);
    const { body, author } = conversation;
    const ours = isOurs(author, desk) && (0,_text_marker_js__WEBPACK_IMPORTED_MODULE_3__/* .readMarker */ .t)(body) !== null;
    return {
        conversation,
        remarks,
        answers: (0,_taken_js__WEBPACK_IMPORTED_MODULE_2__/* .answersIn */ .VZ)(remarks),
        cards: cardsIn(remarks, ours ? body : null),
        ours,
        dashboard: ours ? (0,_report_github_dashboard_js__WEBPACK_IMPORTED_MODULE_0__/* .readDashboard */ .F7)(body) : null,
    };
}
/** One for each workflow: of two with one key the older one. */
function cardsIn(remarks, own) {
    const all = [
        ...(own === null ? [] : [{ body: own, remark: null }]),
        ...remarks.filter(({ ours }) => ours).map((remark) => ({ body: remark.body, remark })),
    ];
    const cards = new Map();
    for (const { body, remark } of all) {
        const mark = (0,_report_github_keys_js__WEBPACK_IMPORTED_MODULE_1__/* .readMark */ .Mp)(body);
        if (mark && !cards.has(mark.key))
            cards.set(mark.key, { mark, body, remark });
    }
    return [...cards.values()];
}
/** Whether the bare `/name` counted when a comment was written: our card stood there, or we opened it. */
function isBareAt({ ours, cards }, comment) {
    return ours || cards.some(({ remark }) => remark !== null && remark.id < comment);
}
/** What lines that are written there can leave out. */
function seatAt({ ours, cards, dashboard }, { commands, inputs }) {
    return {
        commands,
        bare: ours || cards.length > 0,
        alone: cards.length === 1 && dashboard === null,
        role: inputs.commandPermission,
    };
}


/***/ }),

/***/ 5367:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  M: () => (/* binding */ replyOf)
});

// EXTERNAL MODULE: ./lib/text/escape.js
var text_escape = __webpack_require__(8944);
// EXTERNAL MODULE: ./lib/text/marker.js
var marker = __webpack_require__(4117);
// EXTERNAL MODULE: ./lib/report/door.js
var door = __webpack_require__(7692);
// EXTERNAL MODULE: ./lib/report/markdown-card.js
var markdown_card = __webpack_require__(2580);
// EXTERNAL MODULE: ./lib/report/slash-line.js
var slash_line = __webpack_require__(7326);
;// CONCATENATED MODULE: ./lib/report/slash-help.js



const HOW = 'Write a command as the first line of a new comment. `/rekindle NAME` works everywhere, the short form ' +
    'where a recovery card is. Words: `ID`, `key=value`, `key="two words"`, `--flag`.';
const slashesOf = (commands) => commands.flatMap((command) => (command.slash ? [{ command, spec: command.slash }] : []));
const aboutOf = ({ command, spec }) => spec.about ?? command.summary;
const tableOf = (...parts) => (0,markdown_card/* mdTable */.gJ)(...parts).trimEnd();
/** A command's form as code, and its other names. */
function formOf({ spec }) {
    const [, ...others] = spec.names;
    const also = others.length === 0 ? '' : `, or ${others.map((name) => `\`/${name}\``).join(', ')}`;
    return `\`${(0,slash_line/* slashUsage */.l)(spec)}\`${also}`;
}
/** Markdown: what somebody with this permission may write, of the commands that are switched on. */
function slashHelp(commands, permission) {
    const all = slashesOf(commands);
    const may = all.filter(({ spec }) => permission === 'write' || spec.permission === 'read');
    const others = all.length - may.length;
    const need = others === 1 ? '1 more command needs' : `${others} more commands need`;
    return [
        tableOf(['Command', 'Does'], may.map((slash) => [formOf(slash), aboutOf(slash)])),
        HOW,
        ...(others === 0 ? [] : [`${need} permission to write in this repository.`]),
    ].join('\n\n');
}
/** Markdown: one command by any of its names, whole; `null` where there is no such command. */
function slashHelpOf(commands, name) {
    const slash = slashesOf(commands).find(({ spec }) => spec.names.some((one) => one === name.toLowerCase()));
    if (!slash)
        return null;
    const { spec } = slash;
    const rows = slashWords(spec).map(([word, about]) => [`\`${word}\``, about]);
    return [
        `${formOf(slash)}: ${aboutOf(slash)}. Needs permission to ${spec.permission} in this repository.`,
        ...(rows.length === 0 ? [] : [tableOf(['Word', 'Is'], rows)]),
        `\`\`\`text\n${spec.examples.join('\n')}\n\`\`\``,
    ].join('\n\n');
}
const ID_ABOUT = 'which workflow, FORMAT:FEATURE; not needed where the card of only one is';
/** Every word that may stand behind a name, as help shows it, and what it is. */
function slashWords(spec) {
    return [
        ...(spec.id ? [['ID', ID_ABOUT]] : []),
        ...spec.args.map(({ name, about }) => [name, about]),
        ...spec.keys.map(({ name, value, about, choices }) => {
            const known = choices ? `: ${choices.map((one) => `\`${one}\``).join(', ')}` : '';
            return [`${name}=${value}`, about + known];
        }),
        ...spec.flags.map(({ name, about }) => [`--${name}`, about]),
    ];
}
/** What was found, by code; `word` is the writer's own, made harmless. */
const FOUND = {
    'name-missing': () => 'no name behind `/rekindle`',
    'name-unknown': (word) => `no command ${word}`,
    'name-elsewhere': (word) => `${word}, a command of the command line`,
    'line-too-long': () => 'more than can be a command',
    'too-many-words': () => 'more words than can be a command',
    'character-unseen': (word) => `a character that cannot be seen in ${word}`,
    'quote-open': (word) => `a quote that is not closed in ${word}`,
    'quote-within': (word) => `a quote in the middle of ${word}`,
    'quote-other': (word) => `other quotes than ours in ${word}`,
    'code-mark': (word) => `code marks in ${word}`,
    'key-unknown': (word) => `the key ${word}`,
    'flag-unknown': (word) => `the flag ${word}`,
    'word-extra': (word) => `one word too many, ${word}`,
    'word-missing': () => 'one word too few',
    'value-missing': (word) => `nothing in ${word}`,
    'value-wrong': (word) => word,
    'given-twice': (word) => `${word} twice`,
    'text-hidden': (word) => `hidden text (${word})`,
};
/**
 * One line: what was found, what was expected, what was probably meant. `shown` makes the writer's word
 * harmless.
 */
function refusalSentence({ code, found, expected, hint }, shown) {
    return `Found ${FOUND[code](shown(found))}; expected ${expected}.${hint}`;
}
/** Markdown: the sentence, how the command is written, and what to do. Nothing was done. */
function refusalMarkdown(refusal, commands) {
    const meant = slashesOf(commands).find(({ command }) => command.name === refusal.command);
    return [
        refusalSentence(refusal, text_escape/* forMarkdown */.Bm),
        ...(meant ? [`${formOf(meant)}: ${aboutOf(meant)}.`] : []),
        'Nothing was done. Write a new comment: an edited one is not read again.',
    ].join('\n\n');
}

// EXTERNAL MODULE: ./lib/report/github/choices.js
var choices = __webpack_require__(6192);
// EXTERNAL MODULE: ./lib/report/github/fit.js
var fit = __webpack_require__(2263);
// EXTERNAL MODULE: ./lib/report/github/leads.js
var leads = __webpack_require__(6447);
// EXTERNAL MODULE: ./lib/report/github/orders.js
var orders = __webpack_require__(2695);
// EXTERNAL MODULE: ./lib/report/github/board-rows.js
var board_rows = __webpack_require__(9784);
// EXTERNAL MODULE: ./lib/report/github/words.js
var words = __webpack_require__(3793);
;// CONCATENATED MODULE: ./lib/report/github/refused.js
// Why an order is refused, each in a sentence that says what would be needed instead.


/** One or two sentences of Markdown. */
function whyWords(why) {
    switch (why.kind) {
        case 'fork':
            return 'On a pull request from a fork nothing is written, whoever asks. `/status` and `/help` work.';
        case 'off':
            return `This repository has switched ${(0,words/* orderName */.qA)(why.command)} off in its \`.github/rekindle.yml\`.`;
        case 'config':
            return 'There are mistakes in `.github/rekindle.yml`, and nothing is written until they are mended.';
        case 'closed':
            return "This is closed. Reopen it, or write the order where the workflow's card is.";
        case 'frozen':
            return `${(0,board_rows/* frozenWords */.aA)(why)} \`/unfreeze\` ends that.`;
        case 'unfit':
            return (0,words/* said */.ag)(why.message, why.theirs);
        case 'world':
            break;
    }
    return `GitHub did not let it happen: ${(0,words/* said */.ag)(why.message, [])}`;
}

// EXTERNAL MODULE: ./lib/report/github/reply-parts.js + 2 modules
var reply_parts = __webpack_require__(2401);
;// CONCATENATED MODULE: ./lib/report/github/reply.js











/** The whole body, marker first. */
function replyOf(reply, ordered) {
    const answer = partsOf(reply, ordered).map((part) => {
        return typeof part === 'string' ? { name: 'the answer', rank: 0, head: `${part}\n` } : part;
    });
    return (0,fit/* fitBody */.K)([{ name: 'the marker', rank: 0, head: `${(0,marker/* markerLine */.B)({ key: ordered.key })}\n` }, ...answer]);
}
/** `` `/approve` by `ada` ``. */
function orderOf({ line, by }) {
    return `${(0,words/* cell */.Hn)(line, 200)} by ${(0,words/* login */.iD)(by)}`;
}
const NOTHING = 'Nothing was done.';
function partsOf(reply, ordered) {
    const { seat } = ordered;
    switch (reply.kind) {
        case 'help':
            return [helpOf(reply.about, reply.permission, seat)];
        case 'not-understood':
            return ['**Not understood.**', refusalMarkdown(reply.refusal, seat.commands)];
        case 'refused':
            return [`**Refused.** ${whyWords(reply.why)} ${NOTHING}`];
        case 'already': {
            const by = reply.by === null ? '' : ` by ${(0,words/* login */.iD)(reply.by)}`;
            const at = reply.at === null ? '' : `, ${(0,words/* dated */.dR)(reply.at)}`;
            return [`**Already so.** This was ordered before${by}${at}. Nothing was done a second time.`];
        }
        case 'outrun':
            return [
                `**Too late for ${orderOf(ordered)}.** ${(0,words/* cell */.Hn)(reply.first, 200)} by ${(0,words/* login */.iD)(reply.by)} came ` +
                    `first and changed where the workflow stands. ${NOTHING}`,
            ];
        case 'state-changed':
            return changedParts(reply.seen, reply.now);
        case 'which':
            return whichParts(reply.id, reply.among, seat);
        case 'lines':
            return linesParts(reply);
        case 'done':
            return doneParts(reply, ordered);
        case 'brief':
            return [
                `**Nothing was changed, and nobody was woken:** the repository's config names no \`dispatch\`. ` +
                    'Give this brief to your agent.',
                (0,reply_parts/* commandFence */.zW)(reply.of, ordered.cli),
                (0,reply_parts/* briefPart */.On)(reply.brief),
            ];
        case 'dispatched':
            return [
                `**The agent was woken** ${(0,reply_parts/* wayWords */.t_)(reply.way)}, for ${orderOf(ordered)}.`,
                ...(reply.where === null ? [] : [(0,reply_parts/* landedWords */.SN)(reply.where)]),
                ...(reply.brief === null ? [] : [(0,reply_parts/* briefPart */.On)(reply.brief)]),
            ];
        case 'dispatch-failed':
            return [
                `**The agent could not be woken** ${(0,reply_parts/* wayWords */.t_)(reply.way)}: ${(0,words/* said */.ag)(reply.why, [])}`,
                ...(reply.where === null ? [] : [(0,reply_parts/* landedWords */.SN)(reply.where)]),
                'For a day it is tried again with every order that is written here' +
                    `${door/* DOORS */.I[ordered.door].besides}. No sweep does it. The agent is woken once.`,
            ];
        case 'frozen': {
            const until = reply.until === null ? 'until somebody writes `/unfreeze`' : `until ${(0,words/* cell */.Hn)(reply.until, 40)} (UTC)`;
            return [`**Frozen.** Rekindle leaves workflow ${(0,words/* named */.KT)(reply.of.scanned.feature)} alone ${until}.`];
        }
        case 'unfrozen':
            break;
    }
    return [`**Unfrozen.** The next sweep looks at workflow ${(0,words/* named */.KT)(reply.of.scanned.feature)} again.`];
}
function helpOf(about, permission, { commands }) {
    const one = about === null ? null : slashHelpOf(commands, about);
    if (one !== null)
        return one;
    const unknown = about === null ? '' : `There is no command ${(0,text_escape/* forMarkdown */.Bm)(about.slice(0, 60))}.\n\n`;
    return unknown + slashHelp(commands, permission);
}
function changedParts(seen, { scanned }) {
    const { is, todo } = (0,leads/* leadOf */.M)(scanned.decision);
    const from = seen === null ? 'what you saw' : (0,words/* short */.h0)(seen);
    const to = scanned.commit === null ? 'what is there now' : (0,words/* short */.h0)(scanned.commit);
    return [
        `**Something else is the case now** (\`state-changed\`). The branch went from ${from} to ${to} since ` +
            `the card that you saw. ${NOTHING}`,
        `${is} ${todo} The card says what fits now.`,
    ];
}
/** Ids that are offered. */
const MOST_IDS = 20;
function whichParts(id, among, seat) {
    const found = id === null ? 'This could mean several workflows.' : `There is no workflow ${(0,words/* cell */.Hn)(id)} here.`;
    if (among.length === 0)
        return [`**Which one?** ${id === null ? 'There is no workflow here.' : found} ${NOTHING}`];
    const shown = among
        .slice(0, MOST_IDS)
        .map(({ scanned }) => `- ${(0,words/* cell */.Hn)(scanned.id)} on ${(0,words/* cell */.Hn)(scanned.owner)}`);
    const left = among.length - shown.length;
    const example = seat.bare ? '/status ID' : '/rekindle status ID';
    return [
        `**Which one?** ${found} ${NOTHING}`,
        [...shown, ...(left > 0 ? [`- and ${left} more`] : [])].join('\n'),
        `Write the order once more with its id behind the name, such as \`${example}\`.`,
    ];
}
function linesParts({ of, option, flags }) {
    const lines = (0,orders/* linesFor */.b)(option, of, of.seat, flags);
    const about = `workflow ${(0,words/* named */.KT)(of.scanned.feature)}`;
    const first = option === 'fresh'
        ? `**Look first.** Starting ${about} fresh archives and removes what is listed here. ${NOTHING}`
        : `**This needs your words**, for ${about}. ${NOTHING}`;
    const typed = lines.length === 0
        ? 'There is no line to give here: a name in it cannot be written as it is.'
        : `Copy this into a new comment, as its first line:\n\n${(0,text_escape/* fence */.EU)(lines.join('\n'), 'text').trimEnd()}`;
    return [first, typed, ...(option === 'fresh' && of.fresh !== null ? [(0,choices/* freshPart */.SV)(of.fresh)] : [])];
}
function doneParts(reply, ordered) {
    const { change, listed, where, after } = reply;
    const done = where.pull === null ? 'Done.' : 'Proposed.';
    const next = after === null ? null : (0,leads/* leadOf */.M)(after.scanned.decision);
    return [
        `**${done}** ${orderOf(ordered)}.`,
        (0,reply_parts/* landedWords */.SN)(where),
        ...(next === null || where.pull !== null ? [] : [`Now: ${next.is} ${next.todo}`]),
        ...(where.archive === null ? [] : [(0,reply_parts/* archivePart */.Y3)(where.archive, change)]),
        (0,reply_parts/* writtenPart */.Pb)(change, listed, where),
    ];
}


/***/ })

};
