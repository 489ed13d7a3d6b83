// What every format of the list keeps, and the example: by its fixtures as they are, and damaged.
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formats } from '../../src/formats/index.ts';
import { REASONS } from '../../src/model/decision.ts';
import { StateError, UserError } from '../../src/model/errors.ts';
import type { Format } from '../../src/model/format.ts';
import type { Recovery } from '../../src/model/recovery.ts';
import { runs } from '../exhaustive.ts';
import { describedIn, REPOSITORIES, TICKETS, TWELVE } from './custom/described.ts';
import { example } from './example/index.ts';
import { fixturesOf } from './fixtures.ts';
import { decided, type Files, type Looker, lookerFor } from './looking.ts';
import { taken } from './offering.ts';

interface Subject {
  readonly format: Format;
  readonly looker: Looker;
  readonly fixtures: ReturnType<typeof fixturesOf>;
}
const subjectOf = (format: Format, fixtures: Subject['fixtures']): [string, Subject] => [
  format.id,
  { format, looker: lookerFor(format), fixtures },
];
/** A described format keeps what a built-in one keeps. */
const DESCRIBED = describedIn(`${TWELVE}${TICKETS.replace('custom-formats:\n', '')}`);
const SUBJECTS = [
  ...[...formats, example as Format].map((format) => subjectOf(format, fixturesOf(format.id))),
  ...DESCRIBED.map((format) =>
    subjectOf(format, REPOSITORIES[format.id === 'tickets' ? 'tickets' : 'team-work']),
  ),
];

/** Texts of a fixture that may be its state. */
const statesIn = ({ format, fixtures }: Subject): readonly string[] =>
  fixtures.flatMap(([, files]) =>
    Object.entries(files).flatMap(([path, text]) => (format.matches(path) ? [text] : [])),
  );

/**
 * Formats that guess, or tell that a file contradicts itself, where a line is damaged or stands twice. Every
 * format is held to what follows of that; these show that such files are among those that are tried.
 */
const GUESSES: ReadonlySet<string> = new Set([
  'ai-dev-shop',
  'bmad',
  'example',
  'kiro',
  'openspec',
  'project-state',
  'sdd',
  'spec-workflow',
  'specify',
]);

/** Decisions after which an agent works and then saves. */
const GOES_ON: ReadonlySet<string> = new Set(['resume', 'rerun', 'advance']);

/** Formats whose steps the state file itself may name: tasks, nodes of a graph, stages of a config. */
const OWN_STEPS: ReadonlySet<string> = new Set([
  'project-state',
  'humaninloop',
  'spec-kit-run',
  ...DESCRIBED.map((one) => one.id),
]);

/** What a hostile or careless hand puts into a file. */
const PIECES = [
  '',
  '\n',
  '\u0000',
  '---\n',
  '```\n',
  '<!--',
  '| ',
  '\\',
  ',',
  '{',
  '{{x}}',
  'completed',
  '"',
  ': ',
  '- [ ] x\n',
  '<<<<<<< a\n',
  '@everyone ![x](https://x.example/a.png)',
  '<img src=x onerror=alert(1)>',
  '$(rm -rf .)',
  '\u202E\u200B',
  '../../../etc/passwd',
  '__proto__: 1\n',
  '&a [*a, *a]',
];

const damage = fc.record({
  fixture: fc.nat(),
  file: fc.nat(),
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  cut: fc.nat({ max: 60 }),
  put: fc.oneof(fc.constantFrom(...PIECES), fc.string({ maxLength: 12 })),
  crlf: fc.boolean(),
});
type Damage = typeof damage extends fc.Arbitrary<infer T> ? T : never;

function damaged(
  { fixtures }: Subject,
  { fixture, file, at, cut, put, crlf }: Damage,
): Readonly<Record<string, string>> {
  const [, files] = fixtures[fixture % fixtures.length] ?? ['', {}];
  const paths = Object.keys(files);
  const path = paths[file % paths.length] ?? '';
  const text = (files[path] ?? '').replaceAll('\n', crlf ? '\r\n' : '\n');
  const start = Math.floor(text.length * at);
  return { ...files, [path]: text.slice(0, start) + put + text.slice(start + cut) };
}

/** Every text is foreign, refused by a `StateError`, or read and written back byte for byte. */
function expectLens(format: Format, text: string): void {
  if (!format.recognises(text)) return;
  const { codec } = format;
  let doc: unknown;
  try {
    doc = codec.parse(text);
  } catch (error) {
    expect(error).toBeInstanceOf(StateError);
    return;
  }
  expect(codec.print(text, doc) === text).toBe(true);
}

/** Lines that a format may have to guess at, or that say something again. */
const LINES = [' stray words', 'title: Cart: now', '- [] 9. Tell them', '{"project_id":"p', '%%% odd'];

/** The files with such a line, or a line twice, at a few places of each state file; by night at many. */
function* withLines(files: Files, format: Format): Generator<Files> {
  for (const [path, text] of Object.entries(files)) {
    if (typeof text !== 'string' || !format.matches(path)) continue;
    const lines = text.split('\n');
    const step = Math.max(1, Math.floor(lines.length / runs(80)));
    for (let at = 0; at <= lines.length; at += step)
      for (const line of [...LINES, ...lines.slice(at, at + 1)])
        yield { ...files, [path]: lines.toSpliced(at, 0, line).join('\n') };
  }
}

/**
 * Nothing is called finished by a file of which a line was guessed, or that contradicts itself; whether it is
 * one. In bmad's a value that merely lacks its quotes is no guess: it is read exactly (docs/formats/bmad.md).
 */
function expectOpen({ state, decision, findings, proposals }: Recovery): boolean {
  const exact =
    state?.format === 'bmad' && proposals.some(({ summary }) => summary.startsWith('quotes around'));
  const guessed = !exact && findings.some(({ rule }) => rule === 'state-damaged');
  const split = findings.some(({ reason }) => reason === 'state-inconsistent');
  if (!guessed && !split) return false;
  expect(decision.reason).not.toBe('completed');
  expect(state?.ended).not.toBe('completed');
  return true;
}

/** What our words advise by the name of an option, and the option. */
const ADVICE = [
  [/\bstart fresh\b/i, 'start-fresh'],
  [/\bRetry it\b/, 'retry'],
  [/\bskip it\b/i, 'skip'],
  [/\bResume it\b/, 'resume'],
] as const;

/** Nothing is advised that is not offered. */
function expectFollowable({ decision, findings }: Recovery): void {
  const deciding = findings.filter(({ consequence }) => consequence !== 'note');
  for (const words of [decision.instruction, ...deciding.map(({ message }) => message)])
    for (const [advised, option] of ADVICE)
      if (advised.test(words))
        expect([words, decision.options]).toEqual([words, expect.arrayContaining([option])]);
}

describe.each(SUBJECTS)('%s', (id, subject) => {
  const { format, looker, fixtures } = subject;

  test('has fixtures, each of which comes to one decision or to nothing', () => {
    expect(fixtures.length).toBeGreaterThan(2);
    const found = fixtures.flatMap(([, files]) => looker.all(files).workflows);
    expect(found.length).toBeGreaterThan(2);
    for (const recovery of found) expect(REASONS).toContain(recovery.decision.reason);
    for (const [, files] of fixtures) {
      const ids = looker.all(files).workflows.map((one) => one.id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids.every((one) => one.startsWith(`${id}:`))).toBe(true);
    }
    for (const recovery of found) expectFollowable(recovery);
  });

  test('what goes on has its step explained, and says which lines record it', () => {
    for (const [, files] of fixtures)
      for (const { state, decision } of looker.all(files).workflows) {
        if (!state?.current || !GOES_ON.has(decision.action)) continue;
        expect(state.saving).toBeDefined();
        const { fields = [], also = [] } = state.saving ?? {};
        expect(fields.length + also.length).toBeGreaterThan(0);
        const explained = state.stepGuides?.has(decision.step ?? '') ?? false;
        const isExplained = explained || OWN_STEPS.has(id) || decision.step === null;
        expect(isExplained, `the step ${decision.step} of ${id} needs \`is\`: what it is for`).toBe(true);
        for (const { line, path } of fields) {
          const text = files[path ?? state.path];
          if (line === null || text === undefined) continue;
          expect(line).toBeGreaterThan(0);
          expect(line).toBeLessThanOrEqual(text.split('\n').length);
        }
      }
  });

  test('the lens: what is read is written back, and reads the same again', () => {
    for (const text of statesIn(subject)) {
      expectLens(format, text);
      expectLens(format, text.replaceAll('\n', '\r\n'));
      expectLens(format, `\uFEFF${text}`);
    }
  });

  test.each(fixtures)('what is offered for %s is accepted and reads back', (_, files) => {
    expect(taken(files, looker.engine).wrong).toEqual([]);
  });

  test('no damage makes anything throw: it is decided by a row of the table, in our own words', () => {
    fc.assert(
      fc.property(damage, (one) => {
        const files = damaged(subject, one);
        for (const found of looker.all(files).workflows) {
          const { decision, findings } = found;
          expectOpen(found);
          expectFollowable(found);
          expect(REASONS).toContain(decision.reason);
          const own = ['no-output', 'step-failed', 'unclear'].includes(decision.reason);
          if (decision.action === 'block' || (decision.action === 'ask' && !own))
            expect(findings).not.toEqual([]);
          if (PIECES.includes(one.put) && one.put.length > 10)
            expect(decision.instruction).not.toContain(one.put.trim());
        }
        for (const [path, text] of Object.entries(files)) if (format.matches(path)) expectLens(format, text);
      }),
      { numRuns: runs(1_000) },
    );
  });

  test('what was guessed, and what contradicts itself, never ends a workflow', () => {
    const found = fixtures.flatMap(([, files]) =>
      [...withLines(files, format)].flatMap((changed) => looker.all(changed).workflows.map(expectOpen)),
    );
    if (GUESSES.has(id)) expect(found).toContain(true);
  });

  test('nothing more is asked for once three rounds are over', () => {
    for (const [, files] of fixtures) expect(looker.unsettled(files, { history: {} })).toEqual([]);
  });

  test('when its folders changed last is known without its asking for it', () => {
    for (const [, files] of fixtures) {
      if (looker.all(files).workflows.length !== 1) continue;
      const { recovery, snapshot } = looker.selected(files);
      expect(snapshot.lastChange(recovery.state?.folders ?? [])).toBeNull();
    }
  });

  test('a migration changes the version, and no decision', () => {
    for (const [, files] of fixtures) {
      const before = looker.all(files).workflows;
      const [only] = before;
      if (before.length !== 1 || !only || looker.engine.migratable(only) !== 'due') continue;
      const after = { ...files, ...texts(looker.change(files, { name: 'migrate' })) };
      expect(decided(looker.look(after))).toBe(decided(only));
    }
  });

  test('what ended stays ended, whatever is chosen', () => {
    for (const [, files] of fixtures) {
      const found = looker.all(files).workflows;
      const [only] = found;
      if (found.length !== 1 || !only || !only.state?.ended) continue;
      expect(only.decision.reason).toBe(only.state.ended);
      for (const name of ['resume', 'retry', 'skip'] as const)
        expect(() => looker.change(files, { name })).toThrow(UserError);
      const crlf = Object.fromEntries(
        Object.entries(files).map(([path, text]) => [path, text.replaceAll('\n', '\r\n')]),
      );
      expect(decided(looker.look(crlf))).toBe(decided(only));
    }
  });

  test('a word that nobody knows is asked about, never guessed', () => {
    const met = fixtures.flatMap(([, files]) => {
      const found = looker.all(files).workflows;
      const [only] = found;
      return found.length === 1 && only ? withUnknownWords(only, files) : [];
    });
    const odd = met
      .flatMap((files) => looker.all(files).workflows)
      .filter(({ state }) => state?.words.some((word) => word.found?.includes(ODD) === true));
    expect(odd.filter(({ decision }) => !['ask', 'block'].includes(decision.action))).toEqual([]);
    // A format whose words are marks has its own test of them.
    expect(odd.length > 0 || met.length === 0).toBe(true);
  });
});

const texts = (written: Readonly<Record<string, string | null>>): Files =>
  Object.fromEntries(Object.entries(written).filter((one): one is [string, string] => one[1] !== null));

const ODD = 'zqx-unheard-of';

/** The same files with one word of a closed vocabulary that means nothing. */
function withUnknownWords(
  { state, path }: Recovery,
  files: Readonly<Record<string, string>>,
): readonly Files[] {
  const text = files[path];
  if (text === undefined || !state) return [];
  return state.words.flatMap(({ found, known, line }) => {
    if (!known || found === null || line === null) return [];
    const lines = text.split('\n');
    const old = lines[line - 1] ?? '';
    const at = old.lastIndexOf(found);
    if (at < 0) return [];
    const odd = `${old.slice(0, at)}${ODD}${old.slice(at + found.length)}`;
    return [{ ...files, [path]: lines.with(line - 1, odd).join('\n') }];
  });
}
