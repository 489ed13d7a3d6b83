// The shape of one format under `custom-formats`: literal words and globs alone, never an expression.
import { z } from 'zod';
import {
  APPROVAL_MEANINGS,
  CUSTOM_CODECS,
  ITEM_MEANINGS,
  STAGE_WORKS,
  STATUS_MEANINGS,
  TIMESTAMP_MEANINGS,
} from '../model/custom-format.ts';
import { quoted, type Wording } from './value-patterns.ts';

/** Formats that one config may describe, and items of a list or words of a field in it. */
const MOST_FORMATS = 20;
const MOST_PARTS = 30;

const ID = '[a-z][a-z0-9]*(?:-[a-z0-9]+)*';
/** How the id of a described format is spelled. */
export const CUSTOM_ID = new RegExp(`^${ID}$`);

const TITLE: Wording = {
  pattern: /^[\p{L}\p{N}][^\p{Cc}\p{Cf}<>@`[\]|\\]*$/u,
  most: 80,
  expected: 'a name on one line, without < > @ ` [ ] | and backslash',
};

const SENTENCE: Wording = {
  pattern: /^[\p{L}\p{N}/][^\p{Cc}\p{Cf}<>@`[\]|\\]*$/u,
  most: 300,
  expected: 'a sentence on one line, without < > @ ` [ ] | and backslash',
};

const PATH: Wording = {
  pattern: new RegExp(
    [
      '^(?!\\.[gG][iI][tT](?:[hH][uU][bB])?/)',
      '(?=[^{}]*\\{feature\\}[^{}]*$)',
      '(?!(?:.*/)?\\*/[^/]*\\{feature\\}[^/]*$)',
      '(?!(?:.*/)?\\.\\.?(?:/|$))',
      '[^/*{}?[\\]!\\\\\\p{Cc}]+',
      '(?:/(?:\\*|[^/*?[\\]!\\\\\\p{Cc}]+))*',
      '/[^/*?[\\]!\\\\\\p{Cc}]+$',
    ].join(''),
    'u',
  ),
  most: 200,
  expected:
    'a path from the root such as work/{feature}/todo.md: {feature} once, a plain name first and last, "*" ' +
    'for one whole name between them, and nothing in .git or .github',
};

const OUTPUT: Wording = {
  pattern: /^(?!(?:.*\/)?\.\.?(?:\/|$))[^/?[\]!\\\p{Cc}]+(?:\/[^/?[\]!\\\p{Cc}]+)*$/u,
  most: 200,
  expected: 'a path below the folder of the workflow, with "*", "**" and {feature} alone',
};

const NAME: Wording = {
  pattern: /^(?!\.\.?$)[^/*?[\]{}!\\\p{Cc}]+$/u,
  most: 100,
  expected: 'the name of a file or folder, as it is',
};

const FIELD: Wording = {
  pattern: /^(?!(?:.*\.)?__proto__(?:\.|$))[A-Za-z_][\w-]*(?:\.[A-Za-z_][\w-]*){0,4}$/,
  most: 200,
  expected: 'the key of a field, with dots between the keys of maps',
};

const KEY: Wording = {
  pattern: /^(?!__proto__$)[A-Za-z_][\w-]*$/,
  most: 60,
  expected: 'one key',
};

const WORD: Wording = {
  pattern: /^(?!__proto__$)[^\s\p{Cc}\p{Cf}*`,.()]+(?: [^\s\p{Cc}\p{Cf}*`,.()]+)*$/u,
  most: 40,
  expected: 'a word as the file has it, without signs such as "," and "."',
};

const MARK: Wording = {
  pattern: /^[^\]\p{Cc}\p{Cf}]$/u,
  most: 2,
  expected: 'the one character between the brackets of a box',
};

const IDS: Wording = {
  pattern: /^(?:numbers|(?=[^#]*#)[A-Za-z0-9#][A-Za-z0-9#._-]*)$/,
  most: 40,
  expected: '"numbers" (1.2), or text with "#" for each number, such as T#',
};

const LINE: Wording = {
  pattern: /^[^\s\p{Cc}\p{Cf}](?:[^\p{Cc}\p{Cf}]*[^\s\p{Cc}\p{Cf}])?$/u,
  most: 100,
  expected: 'text on one line, taken as it is',
};

const text = ({ pattern, expected, most }: Wording) =>
  z.string({ error: expected }).regex(pattern, { error: expected }).max(most, { error: expected });
const list = (one: Wording) =>
  z.array(text(one), { error: 'a list, each item after a dash' }).max(MOST_PARTS, {
    error: `at most ${MOST_PARTS} items`,
  });
const key = <T extends z.ZodType>(schema: T, about: string) => schema.describe(about).optional();
const map = <T extends z.ZodRawShape>(shape: T) =>
  z.strictObject(shape, { error: 'a map, "key: value" lines' });
const one = <const Names extends readonly string[]>(names: Names) => z.enum(names, { error: quoted(names) });
const YES = z.literal(['on', 'off', true, false], { error: '"on" or "off"' });

const words = <T extends z.ZodType<string>>(names: Wording, meaning: T) =>
  z
    .record(text(names), meaning, { error: 'a map of words to what they mean' })
    .refine((all) => Object.keys(all).length <= MOST_PARTS, { error: `at most ${MOST_PARTS} words` })
    .meta({ maxProperties: MOST_PARTS });

const field = <T extends z.ZodType<string>>(meaning: T) =>
  map({
    field: text(FIELD).describe('Its key, with dots between the keys of maps.'),
    words: words(WORD, meaning).describe('Each word of the file, and what it means.'),
  });

const tasks = map({
  ids: key(text(IDS), 'How tasks are named; else their place counts.'),
  marks: key(words(MARK, one(ITEM_MEANINGS)), 'What each mark means; else `x` is done.'),
  under: key(list(LINE), 'Headings whose lists alone are tasks.'),
  'not-under': key(list(LINE), 'Headings whose lists are no tasks.'),
  'depends-on': key(text(LINE), 'How a line below a task begins that names the tasks before it.'),
  blocked: key(text(LINE), 'How a line below a task begins that says that it is blocked.'),
  'often-unticked': key(YES, 'Whether work is done without its boxes being ticked.'),
});

const items = map({
  field: text(FIELD).describe('The list of maps, or the map from ids.'),
  id: key(text(KEY), 'The key of the id, `id` where nothing is said.'),
  title: key(text(KEY), 'The key of the title, `title` where nothing is said.'),
  status: key(text(KEY), 'The key of the word, `status` where nothing is said.'),
  'depends-on': key(text(KEY), 'The key of the list of ids before it, `depends_on` where nothing is said.'),
  words: words(WORD, one(ITEM_MEANINGS)).describe('Each word of an item, and what it means.'),
});

const STAGE_ID: Wording = {
  pattern: new RegExp(`^${ID}$`),
  most: 40,
  expected: 'lower-case letters, digits and single hyphens',
};

const stage = map({
  id: text(STAGE_ID).describe('Its id.'),
  name: key(text(TITLE), 'What people call it; `the ID` where nothing is said.'),
  does: key(one(STAGE_WORKS), 'Whether it leaves documents, writes the list, works through it, or closes.'),
  outputs: key(list(OUTPUT), 'What it leaves, below the folder of the workflow.'),
  optional: key(YES, 'Whether a run may leave it out.'),
  how: key(text(SENTENCE), 'How it is gone on with.'),
  begin: key(text(SENTENCE), 'How it is begun.'),
});

const format = map({
  title: text(TITLE).describe('What people call it.'),
  codec: one(CUSTOM_CODECS).describe('How its state files are written.'),
  paths: list(PATH).min(1, { error: 'at least one path' }).describe('Where its state files are.'),
  beside: key(list(NAME), 'Files in the same folder that show that a workflow began.'),
  except: key(list(NAME), 'Names that are no workflows: archives, templates.'),
  tasks: key(tasks, 'How the boxes of a check list are written.'),
  status: key(field(one(STATUS_MEANINGS)), 'Where the status of the whole stands.'),
  step: key(field(text(STAGE_ID)), 'Where the current step stands; its words lead to stages.'),
  items: key(items, 'Where the items stand.'),
  approval: key(field(one(APPROVAL_MEANINGS)), 'Where an approval stands.'),
  timestamps: key(words(FIELD, one(TIMESTAMP_MEANINGS)), 'Where times stand.'),
  stages: key(
    z.array(stage, { error: 'a list, each stage after a dash' }).max(MOST_PARTS, {
      error: `at most ${MOST_PARTS} stages`,
    }),
    'The steps in their order.',
  ),
  begin: key(text(SENTENCE), 'How a workflow is begun.'),
});

/** The ids that a described format may have, as a pattern. */
export function customIds(builtIn: readonly string[]): string {
  const taken = builtIn.length === 0 ? '' : `(?!(?:${builtIn.join('|')})$)`;
  return `^${taken}${ID}$`;
}

/** The section: ids, which none of the built-in formats has, and what each describes. */
export function customFormatsSchema(builtIn: readonly string[]) {
  const expected = 'lower-case letters, digits and single hyphens, and the id of no built-in format';
  return z
    .record(text({ pattern: new RegExp(customIds(builtIn)), most: 40, expected }), format, {
      error: 'a map from ids to descriptions',
    })
    .refine((all) => Object.keys(all).length <= MOST_FORMATS, { error: `at most ${MOST_FORMATS} formats` })
    .meta({ maxProperties: MOST_FORMATS });
}

export type WrittenCustomFormat = z.infer<typeof format>;
