// Laws of the grammar: what is printed reads back, whatever is written does no harm, and time stays linear.
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { slashCommands } from '../../src/commands/index.ts';
import { parseComment } from '../../src/commands/parse.ts';
import type { SlashSpec } from '../../src/model/command.ts';
import { slashLine } from '../../src/report/slash-syntax.ts';
import { isIdShaped } from '../../src/text/slash-words.ts';
import { leastTime } from '../clock.ts';
import { atLeast, runs, share } from '../exhaustive.ts';
import { HOSTILE } from '../text/hostile.ts';

const RUNS = { numRuns: runs(2000) };
const SLASHES = slashCommands.flatMap(({ name, slash }) => (slash ? [{ name, slash }] : []));

/** What people, shells and Markdown would trip over, and letters. */
const UNITS =
  'a b Z 0 9 é 🦊 - -- — = == : " \\ \\" \' “ ` / /resume ; $( ) <!-- < > | # @ & key= from= --all x:y'.split(
    ' ',
  );
const LETTER = fc.constantFrom(...UNITS, ' ', '\u00a0', '\u3000');
const textOf = (max: number) =>
  fc
    .array(LETTER, { minLength: 1, maxLength: max })
    .map((parts) => parts.join('').replace(/^[\t\p{Zs}]+|[\t\p{Zs}]+$/gu, ''))
    .filter((text) => text !== '');
const wordText = textOf(8);
const restText = textOf(12).filter((text) => !text.includes('<!--'));
const idText = fc
  .tuple(fc.constantFrom('sdd', 'ai-dev-shop', 'x'), textOf(5))
  .map((parts) => parts.join(':'));

const VALUES = {
  text: wordText,
  commit: fc.constant('5f0c2b91d3a7'),
  digest: fc.constantFrom('8b84f372a1c0', 'sha256:8b84f372a1c0'),
  date: fc.constantFrom('2026-12-31', '2028-02-29'),
  number: fc.integer({ min: 1, max: 9999 }).map(String),
};

/** A call of a command with every word that is required, and some of the others. */
function callOf({ name, slash }: (typeof SLASHES)[number]) {
  const args = fc
    .tuple(...slash.args.map(({ shape, rest }) => (rest ? restText : VALUES[shape])))
    .chain((all) =>
      fc
        .integer({ min: slash.args.filter(({ required }) => required).length, max: all.length })
        .map((count): readonly string[] => all.slice(0, count)),
    );
  const own = slash.keys.map(({ name: key, shape, choices, required }) => {
    const value = choices ? fc.constantFrom(...choices) : VALUES[shape];
    return fc.tuple(fc.constant(key), required ? value : fc.option(value));
  });
  const keys = fc
    .tuple(...own)
    .map((pairs) =>
      Object.fromEntries(pairs.flatMap(([key, value]) => (value === null ? [] : [[key, value]]))),
    );
  const flags = fc.subarray(slash.flags.map((flag) => flag.name));
  // Where other words follow, an id is told by its form alone; and then a first word must not have that form.
  const ids = slash.args.length === 0 ? fc.oneof(idText, VALUES.text.filter(notAWordOf(slash))) : idText;
  return fc
    .record({ id: slash.id ? fc.option(ids) : fc.constant(null), args, keys, flags, bare: fc.boolean() })
    .filter(({ id, args: [first = ''] }) => id !== null || !slash.id || !isIdShaped(first))
    .map((call) => ({ ...call, name, slash }));
}

const notAWordOf = (slash: SlashSpec) => (word: string) =>
  ![...slash.keys, ...slash.flags].some(({ name }) => name === word);

const anyCall = fc.constantFrom(...SLASHES).chain(callOf);

/** Any case for the letters of a command's name. */
const shouted = (line: string, seed: number) =>
  line.replace(/^\/(?:rekindle )?[a-z-]+/, (head) =>
    Array.from(head, (letter, at) => ((seed >> (at % 16)) & 1 ? letter.toUpperCase() : letter)).join(''),
  );

describe('print and parse', () => {
  test('what is printed reads back as it was, in any case, and with any words below', () => {
    let printed = 0;
    fc.assert(
      fc.property(anyCall, fc.nat(0xffff), fc.string(), ({ name, slash, bare, ...words }, seed, below) => {
        const line = slashLine(slash, words, bare);
        if (line === null) return;
        printed += 1;
        const call = { kind: 'call', command: name, ...words };
        expect(parseComment(line, { bare })).toEqual({ ...call, line });
        const loud = shouted(line, seed);
        expect(parseComment(`\n${loud}\r\n\r\n${below}`, { bare })).toEqual({ ...call, line: loud });
      }),
      RUNS,
    );
    expect(printed).toBeGreaterThan(atLeast(0.9, RUNS.numRuns));
  });

  test('an alias means the same', () => {
    const aliased = SLASHES.filter(({ slash }) => slash.names.length > 1);
    expect(aliased).not.toEqual([]);
    fc.assert(
      fc.property(fc.constantFrom(...aliased).chain(callOf), ({ slash, bare, name: _, ...words }) => {
        const [own, ...others] = slash.names;
        const line = slashLine(slash, words, bare);
        for (const other of others) {
          const written = line?.replace(own, other) ?? '';
          const [one, two] = [parseComment(line ?? '', { bare }), parseComment(written, { bare })];
          expect({ ...two, line: '' }).toEqual({ ...one, line: '' });
        }
      }),
      RUNS,
    );
  });

  test('the form of a word is one: what is printed of what was read is read the same', () => {
    fc.assert(
      fc.property(fc.constantFrom(...SLASHES), fc.array(LETTER, { maxLength: 12 }), ({ slash }, parts) => {
        const call = parseComment(`/${slash.names[0]} ${parts.join('')}`, { bare: true });
        if (call?.kind !== 'call') return;
        const line = slashLine(slash, call, true);
        if (line !== null) expect(parseComment(line, { bare: true })).toEqual({ ...call, line });
      }),
      RUNS,
    );
  });
});

describe('whatever is written', () => {
  const anything = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: 'grapheme' }),
    fc
      .array(fc.constantFrom('/', 'resume', 'rekindle', 'answer', ' ', '\n', '\r', '\0', '\ud800', ...UNITS))
      .map((parts) => parts.join('')),
  );

  test('nothing is thrown; a call is of one of our commands, and only of words that it has', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('', '/', '/resume ', '/rekindle ', '/answer Q '),
        anything,
        fc.boolean(),
        (head, text, bare) => {
          const parsed = parseComment(head + text, { bare });
          if (parsed?.kind !== 'call') return;
          const slash = SLASHES.find(({ name }) => name === parsed.command)?.slash;
          const keys = slash?.keys.map(({ name }) => name);
          expect(keys).toEqual(expect.arrayContaining(Object.keys(parsed.keys)));
          expect(slash?.flags.map(({ name }) => name)).toEqual(expect.arrayContaining([...parsed.flags]));
          expect(parsed.args.length).toBeLessThanOrEqual(slash?.args.length ?? 0);
          expect((head + text).includes(parsed.line)).toBe(true);
        },
      ),
      RUNS,
    );
  });

  const FRAMES: readonly ((line: string) => string)[] = [
    (line) => `\`\`\`\n${line}\n\`\`\``,
    (line) => `~~~~ text\n\n${line}\n~~~~\n`,
    (line) => `\`\`\`\n${line}`,
    (line) => `    ${line}`,
    (line) => `\n\t${line}`,
    (line) => `> ${line}`,
    (line) => `> words\n${line}`,
    (line) => `> > ${line}`,
    (line) => `<!-- ${line} -->`,
    (line) => `<!--\n${line}\n-->\n`,
    (line) => `<!-- words -->\n${line}`,
    (line) => `<details>\n\n${line}\n</details>`,
    (line) => `\`${line}\``,
    (line) => `\`\`\n${line}\n\`\``,
    (line) => `- ${line}`,
    (line) => `12) ${line}`,
    (line) => `# ${line}`,
    (line) => `words\n\n${line}`,
    (line) => `\\${line}`,
    (line) => `\u200b${line}`,
    (line) => line.replace('/', '\uff0f'),
  ];

  test('C04 C14 a command that is framed, or not first, is none', () => {
    fc.assert(
      fc.property(anyCall, fc.constantFrom(...FRAMES), ({ slash, bare, name: _, ...words }, frame) => {
        const line = slashLine(slash, words, bare) ?? '/resume';
        expect(parseComment(frame(line), { bare: true })).toBeNull();
      }),
      RUNS,
    );
  });
});

describe('X06 100 kB of anything', () => {
  const HEADS = [
    '',
    '/',
    '/rekindle ',
    '/resume ',
    '/resume from="',
    '/answer Q ',
    '/answer Q\n',
    '/answer Q "',
    '/approve ',
  ];

  test.each(share(HEADS, 9))('behind %j takes less than a second', (head) => {
    for (const text of HOSTILE) {
      const best = leastTime(1000, () => parseComment(head + text, { bare: true }));
      expect(best, JSON.stringify(text.slice(0, 40))).toBeLessThan(1000);
    }
  });
});
