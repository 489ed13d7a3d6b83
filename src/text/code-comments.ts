// Whether a file of code holds nothing but comments that say themselves that it is left to do.

/** How a language begins a comment to the end of the line, and whether it has one of its own end. */
interface CommentSigns {
  readonly line: string;
  readonly block: boolean;
}

const HASH: CommentSigns = { line: '#', block: false };
const SLASHES: CommentSigns = { line: '//', block: true };
/** By the ending of a file's name. Only languages whose comments are simple: a template in PHP is not. */
const COMMENTS: ReadonlyMap<string, CommentSigns> = new Map([
  ...['py', 'rb', 'sh'].map((ending) => [ending, HASH] as const),
  ...['js', 'ts', 'jsx', 'tsx', 'java', 'go', 'rs', 'c', 'h', 'cpp', 'cs', 'kt', 'swift'].map(
    (ending) => [ending, SLASHES] as const,
  ),
]);

/** A folder is a package by its being there: `# placeholder` is all that it needs. */
const WHOLE = /(?:^|\/)__init__\.py$/i;

const alternatives = (...words: readonly string[]): string => words.join('|');

/** The end of what was said: `stub: see #4`, not `stub.py` and not `later-stage`. */
const END = String.raw`(?=\s*(?:$|[:;,!?…()\[\]{}<>—–"'\x60*]|\.(?!\w)|\s-))`;
/** Of what it is said: `this file is still a`. */
const OF_WHAT = `(?:(?:${alternatives(
  'this|it|the|an?|your|rest|file|module|class|component|function|method|script|service|page|part',
  'code|logic|implementation|contents?|body|tests?|just|only|merely|empty|still|currently|yet',
  'is|are|was|has|have|needs?|must|should|will',
)})\\s+){0,6}`;
const MADE = alternatives(
  'written|done|implemented|added|defined|filled(?: in)?|completed|continued|coded|created|determined',
  'decided|announced|finished|started|begun',
);
/** Words that it does not stay so. */
const SO_FAR = alternatives('yet', 'so far', 'for\\s+now', 'at the moment');
/** Until when: `to be written once the ADR stands`. */
const UNTIL = `(?:${END}|\\s+(?:${SO_FAR}|later|soon|here|next|until|once|when|after)\\b)`;
const PART = '(?:\\s+(?:file|module|class|component|function|method|script|service|code|text|part|one))?';

/** What a comment begins with that says so. Parts of a pattern. */
const SAYS_SO: readonly string[] = [
  // A placeholder may be there to keep a folder in Git: that is all that it is for.
  `(?:stub|placeholder|skeleton)${PART}` +
    `(?:${UNTIL}|\\s+(?:implementation|only)${END}|\\s+for\\s+(?!.*\\b(?:keep|git)))`,
  `not\\s+yet\\s+(?:been\\s+)?(?:${MADE})\\b`,
  `not\\s+(?:been\\s+)?(?:${MADE})(?:${END}|\\s+(?:${SO_FAR})\\b)`,
  `un(?:implemented|written)${END}`,
  `nothing\\s+(?:(?:is|was|has|been|to|see|${MADE}|here|there|in|it|this|file)\\s+){0,5}` +
    `(?:yet|so far)${END}`,
  `empty\\s+(?:${SO_FAR})${END}`,
  `(?:to\\s+)?be\\s+(?:${MADE})${UNTIL}`,
  `(?:coming|comes?|follows)\\s+(?:soon|later|next)${END}`,
  `(?:later|soon|pending|to follow|to come|follows|under construction|work in progress)${END}`,
  `(?:(?:add|write|put)\\s+(?:your\\s+|the\\s+)?)?(?:code|implementation|logic|contents?)\\s+` +
    `(?:(?:goes|comes|belongs)\\s+)?here${END}`,
  `(?:goes|comes|belongs)\\s+here${END}`,
  `(?:write|implement|finish|complete|fill|code|continue|do)(?:\\s+in)?` +
    `\\s+(?:it|me|this|that|here|in)${PART}${UNTIL}`,
];
const MARKS = '[[(<{*_"\'\\x60]{0,3}';
const LEFT = new RegExp(
  `^${MARKS}(?:${alternatives(
    `@?(?:to[- ]?dos?|fixme|tbd|tbc|tba|wip|xxx)${END}`,
    '@todo\\b',
    `${OF_WHAT}(?:${alternatives(...SAYS_SO)})`,
  )})`,
  'i',
);
/** In capitals such a word stands for nothing else, whatever follows. */
const TAG = new RegExp(`^${MARKS}(todo|fixme|tbd|wip|xxx)\\b`, 'i');

/** A line of a licence's head. */
const LICENCE = new RegExp(
  `^(?:${alternatives(
    '[@\\\\]?(?:licen[cs]e|copyright|authors?)\\b|licen[cs]ed under',
    '©|\\(c\\)\\s|spdx-|all rights reserved',
  )})`,
  'i',
);
/** What follows in the same comment is the licence's text. */
const LICENCE_TEXT = new RegExp(
  `^(?:${alternatives(
    'licen[cs]ed (?:under|to)|permission is hereby granted|permission to use|redistribution and use',
    'this (?:program|file|library|software|source|code|source code) (?:is|code form is) ' +
      '(?:free software|licen[cs]ed|distributed|part of|governed|subject)',
    'use of this source code',
  )})\\b`,
  'i',
);

/**
 * Whether nothing is in a file of code but comments each of which reads as left to do, a licence's head
 * beside them left out. Any other comment may be what the file is for: tools act on comments in more ways
 * than could be listed, and a script may say with one why it does nothing.
 */
export function isLeftToDo(path: string, text: string): boolean {
  const ending = /\.([a-z\d]{1,10})$/i.exec(path)?.[1]?.toLowerCase() ?? '';
  const signs = COMMENTS.get(ending);
  if (signs === undefined || WHOLE.test(path)) return false;
  const said = commentsIn(text, signs)?.flatMap(withoutLicence) ?? [];
  return said.length > 0 && said.every(isLeft);
}

function isLeft(words: string): boolean {
  const tag = TAG.exec(words)?.[1];
  return LEFT.test(words) || (tag !== undefined && tag === tag.toUpperCase());
}

function withoutLicence(lines: readonly string[]): readonly string[] {
  const from = lines.findIndex((line) => LICENCE_TEXT.test(line));
  const isOfLicence = (line: string, at: number) => LICENCE.test(line) || (from >= 0 && at >= from);
  return lines.filter((line, at) => isLeft(line) || !isOfLicence(line, at));
}

/** Wherever any language ends a line: what stands after it is seen as code where another goes on. */
const LINE_END = /\r\n|[\n\r\u0085\u2028\u2029]/g;

/** The lines with words of each comment, those to the end of a line together; `null` where there is code. */
function commentsIn(text: string, signs: CommentSigns): readonly (readonly string[])[] | null {
  const comments: string[][] = [];
  const blank = /[\s\uFEFF]*/y;
  let [at, isOpen] = [0, false];
  while (at < text.length) {
    blank.lastIndex = at;
    const gap = blank.exec(text)?.[0] ?? '';
    at += gap.length;
    if (at >= text.length) break;
    const isLine = text.startsWith(signs.line, at);
    if (!isLine && !(signs.block && text.startsWith('/*', at))) return null;
    const end = isLine ? endOfLine(text, at) : endOfBlock(text, at);
    const lines = wordsIn(text.slice(at, end));
    if (isLine && isOpen && !/[\n\r\u0085\u2028\u2029]/.test(gap)) comments.at(-1)?.push(...lines);
    else comments.push(lines);
    [at, isOpen] = [end, isLine];
  }
  return comments;
}

/** A line that says that something is left to do says so at its beginning. UTF-16 units. */
const LONGEST = 200;

/** Its lines without the signs around them; rules and empty ones left out. */
function wordsIn(comment: string): string[] {
  return comment
    .split(LINE_END)
    .map((line) =>
      line
        .replace(/^[\s\uFEFF/*#]+/, '')
        .slice(0, LONGEST)
        .replace(/[\s*/#]+$/, ''),
    )
    .filter((line) => !/^[-=_~]*$/.test(line));
}

function endOfLine(text: string, from: number): number {
  LINE_END.lastIndex = from;
  return LINE_END.test(text) ? LINE_END.lastIndex : text.length;
}

/** What ends nowhere goes on to the end of the text. */
function endOfBlock(text: string, from: number): number {
  const end = text.indexOf('*/', from + 2);
  return end < 0 ? text.length : end + 2;
}
