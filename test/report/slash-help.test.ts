// Help and refusals as Markdown: from the commands' data, and with the writer's words made harmless.
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { commands, slashCommands } from '../../src/commands/index.ts';
import { parseComment } from '../../src/commands/parse.ts';
import { REFUSALS, type Refusal } from '../../src/model/call.ts';
import {
  refusalMarkdown,
  refusalSentence,
  slashHelp,
  slashHelpOf,
  slashWords,
} from '../../src/report/slash-help.ts';
import { slashLine, slashUsage } from '../../src/report/slash-syntax.ts';
import { runs } from '../exhaustive.ts';

const rows = (markdown: string) => markdown.match(/^\| `\/.+\|$/gm) ?? [];

describe('help', () => {
  test('lists what somebody with permission to write may write, each with its form', () => {
    const help = slashHelp(commands, 'write');
    expect(rows(help)).toHaveLength(slashCommands.length);
    for (const { slash } of slashCommands) if (slash) expect(help).toContain(`| \`${slashUsage(slash)}\``);
    expect(help).toContain('| `/start-fresh [ID] [sha=SHA] [--all]`, or `/fresh` | Archive a workflow');
    expect(help).toContain('\n\nWrite a command as the first line of a new comment.');
    expect(help).not.toContain('more commands');
    expect(help).not.toMatch(/\n{3}/);
  });

  test('lists less for somebody who may only read, and says so', () => {
    const help = slashHelp(commands, 'read');
    const readers = slashCommands.filter(({ slash }) => slash?.permission === 'read');
    expect(rows(help)).toHaveLength(readers.length);
    expect(rows(help)).toContain('| `/status [ID]` | Show where a workflow stands, judged as it is now |');
    expect(rows(help)).toContain(
      '| `/help [COMMAND]` | Say which commands there are, or how one is written |',
    );
    const more = slashCommands.length - readers.length;
    expect(help.endsWith(`\n\n${more} more commands need permission to write in this repository.`)).toBe(
      true,
    );
    expect(
      slashHelp(
        commands.filter(({ name }) => /^(?:help|skip)$/.test(name)),
        'read',
      ),
    ).toMatch(/\n1 more command needs permission to write/);
  });

  test('of one command has all its words and examples', () => {
    for (const { slash } of slashCommands) {
      if (!slash) continue;
      const help = slashHelpOf(commands, slash.names[0].toUpperCase()) ?? '';
      expect(help).toContain(`Needs permission to ${slash.permission} in this repository.`);
      for (const [word] of slashWords(slash)) expect(help).toContain(`| \`${word}\` |`);
      for (const line of slash.examples) expect(help).toContain(`\n${line}\n`);
    }
    expect(slashHelpOf(commands, 'regress')).toBe(
      [
        '`/regress [ID] to=PHASE reason="TEXT"`: Go back to an earlier phase, the work after it archived ' +
          '(sdd). Needs permission to write in this repository.',
        '| Word | Is |\n| --- | --- |\n' +
          '| `ID` | which workflow, FORMAT:FEATURE; not needed where the card of only one is |\n' +
          '| `to=PHASE` | the phase: `spec`, `plan`, `implement`, `impl` |\n' +
          '| `reason="TEXT"` | why, for the record |',
        '```text\n/regress to=plan reason="sessions on shared devices"\n```',
      ].join('\n\n'),
    );
    for (const name of ['scan', 'x', '', '__proto__']) expect(slashHelpOf(commands, name)).toBeNull();
  });
});

const refusalOf = (body: string): Refusal => {
  const parsed = parseComment(body, { bare: true });
  if (parsed?.kind !== 'refusal') throw new Error(`no refusal: ${JSON.stringify(parsed)}`);
  return parsed;
};
const said = (body: string) => refusalSentence(refusalOf(body), (word) => `‹${word}›`);

/** A body for each code. */
const BODIES: Readonly<Record<(typeof REFUSALS)[number], readonly [body: string, sentence: string]>> = {
  'name-missing': [
    '/rekindle',
    'Found no name after `/rekindle`; expected the name of a command; `/rekindle help` lists them.',
  ],
  'name-unknown': [
    '/rekindle resmue',
    'Found no command ‹resmue›; expected the name of a command; `/rekindle help` lists them. ' +
      'Did you mean resume?',
  ],
  'name-elsewhere': [
    '/rekindle scan',
    'Found ‹scan›, a command of the command line; expected a command that comments have ' +
      '(in a clone, type `rekindle scan`).',
  ],
  'line-too-long': [
    `/resume ${'x'.repeat(2000)}`,
    'Found more than can be a command; expected at most 1 KB after the name.',
  ],
  'too-many-words': [
    `/resume${' x'.repeat(60)}`,
    'Found more words than can be a command; expected at most 50 words.',
  ],
  'character-unseen': [
    '/resume a\u200bb',
    'Found a character that cannot be seen in ‹a\u200bb›; expected characters that can be seen.',
  ],
  'quote-open': [
    '/resume from="x',
    'Found a quote that is not closed in ‹from="x›; expected a closing `"` on the same line.',
  ],
  'quote-within': [
    '/resume a"b"',
    'Found a quote in the middle of ‹a"b"›; ' +
      'expected quotes around a whole value, such as `reason="two words"`.',
  ],
  'quote-other': [
    '/resume from=“x”',
    'Found other quotes than ours in ‹from=“x”›; ' +
      'expected straight double quotes, such as `reason="two words"`.',
  ],
  'code-mark': ['/resume `x`', 'Found code marks in ‹`x`›; expected the word without code marks around it.'],
  'key-unknown': [
    '/start-fresh sah=x',
    'Found the key ‹sah=›; expected `sha=` or `--all`. Did you mean sha=?',
  ],
  'flag-unknown': ['/retry --force', 'Found the flag ‹--force›; expected no `key=value` and no `--flag`.'],
  'word-extra': ['/retry a b', 'Found one word too many, ‹b›; expected nothing more.'],
  'word-missing': [
    '/answer',
    'Found one word too few; expected QUESTION, the id of the question, as the card shows it.',
  ],
  'value-missing': ['/resume from=', 'Found nothing in ‹from=›; expected `from=STEP`.'],
  'value-wrong': [
    '/regress to=build reason=x',
    'Found ‹build›; expected `to=spec`, `to=plan`, `to=implement` or `to=impl`.',
  ],
  'given-twice': ['/resume from=a from=b', 'Found ‹from=› twice; expected it once.'],
  'text-hidden': [
    '/answer Q a <!-- b -->',
    'Found hidden text (‹<!--›); expected words that everybody can see.',
  ],
};

describe('a refusal', () => {
  test.each(REFUSALS)('%s in one sentence', (code) => {
    const [body, sentence] = BODIES[code];
    expect(refusalOf(body).code).toBe(code);
    expect(said(body)).toBe(sentence);
  });

  test('says how the command is written, and what to do', () => {
    expect(refusalMarkdown(refusalOf('/fresh sah=x'), commands)).toBe(
      [
        'Found the key `sah=`; expected `sha=` or `--all`. Did you mean sha=?',
        '`/start-fresh [ID] [sha=SHA] [--all]`, or `/fresh`: ' +
          'Archive a workflow, then remove it, so that it can start over.',
        'Nothing was done. Write a new comment: an edited one is not read again.',
      ].join('\n\n'),
    );
    expect(refusalMarkdown(refusalOf('/rekindle'), commands)).toBe(
      [
        BODIES['name-missing'][1],
        'Nothing was done. Write a new comment: an edited one is not read again.',
      ].join('\n\n'),
    );
  });

  test('C15 the writer’s word is code, and mentions, links, hides and ends nothing', () => {
    const words = fc.array(
      fc.constantFrom(
        '@org/team',
        '#1',
        'GH-12',
        '`',
        '``',
        '<!--',
        '-->',
        '<b>',
        '|',
        '::set-output',
        'a',
        '\\',
        '\u202e',
        '\u200b',
        '[x](y)',
        'https://a.b',
      ),
      { minLength: 1, maxLength: 8 },
    );
    fc.assert(
      fc.property(
        fc.constantFrom('/rekindle ', '/retry a ', '/resume from=', '/answer '),
        words,
        (head, parts) => {
          const parsed = parseComment(head + parts.join(''), { bare: true });
          if (parsed?.kind !== 'refusal') return;
          const [first = ''] = refusalMarkdown(parsed, commands).split('\n\n');
          const outside = first.replace(/(`+)(?!`)(?:.*?[^`])\1(?!`)|&(?:#\d+|[lg]t);/g, '');
          expect(outside).not.toMatch(/[@#<|\u202e\u200b`]|GH-|https|\]\(|::/);
          expect(first).not.toContain('\n');
        },
      ),
      { numRuns: runs(1000) },
    );
  });
});

describe('a line to write', () => {
  const specOf = (name: string) => {
    const slash = slashCommands.find((one) => one.name === name)?.slash;
    if (!slash) throw new Error('there is a command');
    return slash;
  };

  test('is quoted where it must be, short where our card is', () => {
    const words = { id: 'specify:my feature', keys: { sha: '5f0c2b91d3a7' }, flags: ['all'] };
    expect(slashLine(specOf('start-fresh'), words, true)).toBe(
      '/start-fresh "specify:my feature" sha=5f0c2b91d3a7 --all',
    );
    expect(slashLine(specOf('resume'), {}, false)).toBe('/rekindle resume');
    expect(slashLine(specOf('answer'), { args: ['Q 1', '"a" b'] }, true)).toBe('/answer "Q 1" "\\"a\\" b"');
  });

  test.each([
    ['an unseen character', 'resume', { id: 'sdd:a\u202eb' }],
    ['a line break', 'resume', { id: 'sdd:a\nb' }],
    ['a secret', 'resume', { id: `sdd:ghp_${'a1'.repeat(20)}` }],
    ['no end', 'resume', { id: `sdd:${'x'.repeat(500)}` }],
    ['an id that has not its form before other words', 'answer', { id: 'a', args: ['Q', 'x'] }],
    ['a first word that would be taken for an id', 'approve', { args: ['sdd:a'] }],
  ])('G01 there is none for %s', (_, name, words) => {
    expect(slashLine(specOf(name), words, true)).toBeNull();
  });
});
