// Assigns the words of a line to the arguments and options of a command, or says which word does not fit.
import type { ArgumentShape, SlashSpec } from '../../model/command.ts';
import { trimBlanks } from '../../text/slash-lines.ts';
import { chunkAt, isIdShaped, lowerCase, type SlashWord, wordAt } from '../../text/slash-words.ts';
import { didYouMean, orList } from '../../text/suggestions.ts';
import { parseTime } from '../../text/time.ts';
import { type Trouble, tooMuch, trouble } from './parse-error.ts';
import { restOf, type TextPosition } from './rest-of-line.ts';

/** What stands after a command's name. */
export interface Bound {
  readonly id: string | null;
  readonly args: readonly string[];
  readonly keys: ReadonlyMap<string, string>;
  readonly flags: readonly string[];
}

/** The words so far. */
interface Draft {
  id: string | null;
  readonly args: string[];
  readonly keys: Map<string, string>;
  readonly flags: string[];
}

/** The words after a name in their places. Linear. */
export function bind(spec: SlashSpec, place: TextPosition): Bound | Trouble {
  const draft: Draft = { id: null, args: [], keys: new Map(), flags: [] };
  const much = tooMuch(place.line.slice(place.at), !spec.args.some(({ rest }) => rest));
  if (much) return much;
  let { at } = place;
  for (;;) {
    const next = spec.args[draft.args.length];
    const word = wordAt(place.line, at);
    if (next?.rest && !(word && isOwnWord(word, spec, draft))) {
      const text = restOf(next, { ...place, at });
      if (text !== null && typeof text !== 'string') return text;
      if (text !== null) draft.args.push(text);
      return finished(spec, draft);
    }
    if (!word) return finished(spec, draft);
    const wrong = word.flaw ? flawed(word.flaw, place.line, word) : take(word, spec, draft);
    if (wrong) return wrong;
    at = word.end;
  }
}

/**
 * Before the rest of a line begins: the ID, a key or a flag. After another word the text may begin with any
 * but the command's own.
 */
function isOwnWord({ kind, name, value }: SlashWord, spec: SlashSpec, draft: Draft): boolean {
  if (draft.args.length === 0) return kind !== 'plain' || (spec.id && draft.id === null && isIdShaped(value));
  if (kind === 'key') return spec.keys.some((key) => key.name === name);
  return kind === 'flag' && spec.flags.some((flag) => flag.name === name.replace(/^[^a-z]+/, ''));
}

const FLAWS: Readonly<Record<NonNullable<SlashWord['flaw']>, string>> = {
  'character-unseen': 'characters that can be seen',
  'quote-open': 'a closing `"` on the same line',
  'quote-within': 'quotes around a whole value, such as `reason="two words"`',
  'quote-other': 'straight double quotes, such as `reason="two words"`',
  'code-mark': 'the word without code marks around it',
};

function flawed(flaw: NonNullable<SlashWord['flaw']>, line: string, { start }: SlashWord): Trouble {
  return trouble(flaw, chunkAt(line, start)?.text ?? '', FLAWS[flaw]);
}

function take(word: SlashWord, spec: SlashSpec, draft: Draft): Trouble | null {
  if (word.kind === 'key') return takeKey(word, spec, draft);
  if (word.kind === 'flag') return takeFlag(word, spec, draft);
  const { value } = word;
  if (value === '') return trouble('value-missing', '""', 'a word between the quotes');
  if (!word.quoted && isOwnName(value, spec))
    return trouble('word-extra', value, ownList(spec), nearest(value, spec));
  const mayBeId = spec.id && draft.id === null && draft.args.length === 0;
  if (mayBeId && (spec.args.length === 0 || isIdShaped(value))) {
    draft.id = value;
    return null;
  }
  const slot = spec.args[draft.args.length];
  if (!slot) return trouble('word-extra', value, 'nothing more');
  const read = SHAPES[slot.shape].read(value);
  if (read === null) return trouble('value-wrong', value, `${slot.name}: ${SHAPES[slot.shape].expected}`);
  draft.args.push(read);
  return null;
}

/** `until 2026-12-31` is meant as `until=`; a workflow of that name would have its FORMAT before it. */
function isOwnName(word: string, { args, keys, flags }: SlashSpec): boolean {
  return args.length === 0 && [...keys, ...flags].some(({ name }) => name === lowerCase(word));
}

/** Everything that may be written after the name, as a person writes it. */
const ownWords = ({ keys, flags }: SlashSpec) => [
  ...keys.map(({ name }) => `${name}=`),
  ...flags.map(({ name }) => `--${name}`),
];

const ownList = (spec: SlashSpec) => {
  const own = ownWords(spec).map((word) => `\`${word}\``);
  return own.length === 0 ? 'no `key=value` and no `--flag`' : orList(own);
};

function takeKey({ name, value }: SlashWord, spec: SlashSpec, draft: Draft): Trouble | null {
  const key = spec.keys.find((one) => one.name === name);
  if (!key) return trouble('key-unknown', `${name}=`, ownList(spec), nearest(`${name}=`, spec));
  if (draft.keys.has(name)) return trouble('given-twice', `${name}=`, 'it once');
  const { expected, read } = SHAPES[key.shape];
  if (trimBlanks(value) === '') return trouble('value-missing', `${name}=`, `\`${name}=${key.value}\``);
  if (key.choices) {
    const choice = key.choices.find((one) => one === lowerCase(value));
    if (choice === undefined) {
      const known = orList(key.choices.map((one) => `\`${name}=${one}\``));
      return trouble('value-wrong', value, known, didYouMean(value, key.choices));
    }
    draft.keys.set(name, choice);
    return null;
  }
  const meant = read(value);
  if (meant === null) return trouble('value-wrong', value, `\`${name}=\` and ${expected}`);
  draft.keys.set(name, meant);
  return null;
}

function takeFlag(word: SlashWord, spec: SlashSpec, draft: Draft): Trouble | null {
  const flag = spec.flags.find(({ name }) => `--${name}` === word.name);
  if (!flag) return trouble('flag-unknown', word.name, ownList(spec), nearest(word.name, spec));
  if (word.value !== '') return trouble('value-wrong', word.value, `\`--${flag.name}\` without a value`);
  if (draft.flags.includes(flag.name)) return trouble('given-twice', word.name, 'it once');
  draft.flags.push(flag.name);
  return null;
}

/** `--to plan` and `all=yes` are meant as `to=` and `--all`. */
function nearest(written: string, spec: SlashSpec): string {
  const bare = lowerCase(written).replace(/^[^a-z]+|=$/g, '');
  const own = ownWords(spec);
  const same = own.filter((word) => word.replace(/[-=]+$|^--/g, '') === bare);
  return same.length > 0 ? ` Did you mean ${orList(same)}?` : didYouMean(written, own);
}

/** @returns what is missing, or the whole */
function finished(spec: SlashSpec, draft: Draft): Bound | Trouble {
  const arg = spec.args[draft.args.length];
  if (arg?.required) return trouble('word-missing', '', `${arg.name}, ${arg.about}`);
  const key = spec.keys.find(({ name, required }) => required && !draft.keys.has(name));
  if (key) return trouble('word-missing', '', `\`${key.name}=${key.value}\`, ${key.about}`);
  return draft;
}

// How values in a comment are read, by their shape.

interface Reader {
  /** Fits after "expected". */
  readonly expected: string;
  /** The value in its one spelling; `null` where it has another shape. */
  readonly read: (written: string) => string | null;
}

const like = (pattern: RegExp) => (written: string) => (pattern.test(written) ? written.toLowerCase() : null);

const SHAPES: Readonly<Record<ArgumentShape, Reader>> = {
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

function day(written: string): string | null {
  return /^\d{4}-\d{2}-\d{2}$/.test(written) && parseTime(written).at !== null ? written : null;
}
