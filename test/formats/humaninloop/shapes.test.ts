// The templates' shapes and what people do to them: no spelling of a file changes its decision.
import { describe, expect, it } from 'vitest';
import { broken, decided, fixture, fixturesIn, look } from './looking.ts';

/** Fixture → feature, decision, and whether a spec is there. */
const EXPECTED: Readonly<Record<string, readonly [feature: string, decision: string, spec: boolean]>> = {
  'sample-clarifying-crlf.md': ['032-clarifying', 'wait B1 awaiting-answer', true],
  'sample-fresh.md': ['031-fresh', 'rerun A1 step-interrupted', false],
  'sample-maxed.md': ['034-maxed', 'none - completed', true],
  'sample-terminated-bom.md': ['033-terminated', 'none - terminated', true],
  'seed-preserved.md': ['005-user-auth', 'wait B1 awaiting-answer', true],
  't1-clarifying.md': ['017-reading-queue', 'wait B1 awaiting-answer', true],
  't2-validating-no-version.md': ['018-print-view', 'rerun B3 step-interrupted', true],
  't3-answered.md': ['019-quick-add', 'resume B2 answers-to-apply', true],
};

const names = Object.keys(EXPECTED).sort();

function recovered(name: string, text = fixture(`index/${name}`)) {
  const [feature, , spec] = EXPECTED[name] ?? ['', '', false];
  return look({
    [`specs/${feature}/.workflow/index.md`]: text,
    ...(spec ? { [`specs/${feature}/spec.md`]: '# Spec\n\nNotes are kept.\n' } : {}),
  });
}

it('has an expectation for each fixture', () => {
  expect(fixturesIn('index')).toEqual(names);
});

describe.each(names)('%s', (name) => {
  const [feature, decision] = EXPECTED[name] ?? [];
  const text = fixture(`index/${name}`);

  it('gives its decision and breaks no rule', () => {
    const found = recovered(name);
    expect([found.feature, decided(found), broken(found)]).toEqual([feature, decision, []]);
    expect(found.version?.written).toBe('1.0.0');
  });

  const bare = text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
  it.each([
    ['S05 CRLF', bare.replaceAll('\n', '\r\n')],
    ['CR alone', bare.replaceAll('\n', '\r')],
    ['S04 a byte order mark', `\uFEFF${bare}`],
    ['S07 no final newline', bare.replace(/\n+$/, '')],
    ['S07 trailing blanks', bare.replaceAll('\n', '  \n')],
    ['no bold', bare.replaceAll('**', '')],
    ['colons behind names', bare.replaceAll(/^\| \*\*([\w ]+)\*\* \|/gm, '| **$1:** |')],
    ['separators without spaces', bare.replaceAll(' | ', '|')],
    ['tabs around cells', bare.replaceAll(' | ', '\t|\t')],
    [
      'an extra column',
      bare.replaceAll(/^(\|.*)\|$/gm, '$1| x |').replaceAll(/^(\|[-|]+)\| x \|$/gm, '$1|---|'),
    ],
    [
      'S13 upper case',
      bare.replaceAll(/\b(clarifying|scaffolding|terminated|pending|answered)\b/g, (word) =>
        word.toUpperCase(),
      ),
    ],
    ['values with prose behind', bare.replace(/(Loop Status\*\* \| `?\w+`?) /, '$1 (see below) ')],
  ])('the decision is the same with %s', (_, variant) => {
    const found = recovered(name, variant);
    expect([decided(found), broken(found)]).toEqual([decision, []]);
  });
});

const state = (name: string) => recovered(name).state;

describe('what an index tells besides', () => {
  it('T1: questions with their options and states, those of plan too', () => {
    expect(
      state('t1-clarifying.md')?.questions.map(({ id, options, state: of }) => [id, options, of]),
    ).toEqual([
      ['C1.1', ['keep it', 'drop it'], 'answered'],
      ['C2.1', ['100', '1000', 'no limit'], 'open'],
      ['Q-P1', [], 'open'],
      ['C2.2', [], 'closed'],
    ]);
    expect(state('t1-clarifying.md')?.questions[1]?.question).toBe('How many links | at most?');
  });

  it('T1: the title is the user’s description, pipes unescaped', () => {
    expect(state('t1-clarifying.md')?.title).toBe('Keep a queue | of links, each with a note');
  });

  it('T1: times, of which a creation date is no activity', () => {
    expect(state('t1-clarifying.md')?.timestamps.map(({ field, activity }) => [field, activity])).toEqual([
      ['Created', false],
      ['Last Updated', true],
      ['Last Run of specify', true],
      ['Last Activity', true],
    ]);
    expect(recovered('t1-clarifying.md').activity).toEqual({
      at: Date.UTC(2026, 0, 2, 10, 45),
      from: 'state',
    });
  });

  it('H16 T1: decisions that were taken, by their ids alone', () => {
    expect(state('t1-clarifying.md')?.cleared.map(({ label }) => label)).toEqual([
      'G-001 resolved in iteration 1',
      'C1.1 decided',
    ]);
  });

  it('T1: the phases behind the current one are finished', () => {
    const steps = state('t1-clarifying.md')
      ?.steps.filter(({ finished }) => finished)
      .map(({ id }) => id);
    expect(steps).toEqual(['A1', 'A2', 'A3', 'A4', 'A5']);
  });

  it('S19 T2: a missing version is assumed, and a note says so', () => {
    const found = recovered('t2-validating-no-version.md');
    expect(found.version).toEqual({ written: '1.0.0', rank: 0, assumed: true, line: null });
    expect(found.notes).toContain('The file names no schema version; 1.0.0 is assumed.');
  });

  it('T3: handoff notes are the file’s own', () => {
    expect(state('t3-answered.md')?.fileNotes).toEqual([
      'The classifier grouped two gaps into one question.',
    ]);
  });

  it('S14 the specify row is never compared with Loop Status', () => {
    const text = fixture('index/sample-terminated-bom.md').replace(
      '| specify | in_progress |',
      '| specify | blocked |',
    );
    expect(decided(recovered('sample-terminated-bom.md', text))).toBe('none - terminated');
  });

  it('legends that repeat a field’s name are no fields', () => {
    const text = fixture('index/sample-fresh.md').replace('**Loop Status values**:', '**Loop Status**:');
    expect(decided(recovered('sample-fresh.md', text))).toBe('rerun A1 step-interrupted');
  });
});
