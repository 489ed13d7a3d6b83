// The logs of an index: whatever an agent calls their columns, an answer is kept where it is read again.
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { UserError } from '../../../../src/model/errors.ts';
import { runs } from '../../../exhaustive.ts';
import { choices, chosen } from '../choosing.ts';
import { look } from '../looking.ts';
import { featureWith, INDEX, makeIndex } from '../make-index.ts';

const never = (): never => {
  throw new Error('this format has the choice');
};

const HISTORY = 'Gap Resolution History';
const DECISIONS = 'Unified Decisions Log';

function log(heading: string, columns: readonly string[], rows: readonly (readonly string[])[] = []): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |\n`;
  return `\n## ${heading}\n\n${line(columns)}${line(columns.map(() => '---'))}${rows.map(line).join('')}`;
}

const waiting = (logs: string, shape: Parameters<typeof makeIndex>[0] = {}) =>
  featureWith(
    makeIndex({
      status: 'clarifying',
      questions: [{ id: 'C2.1' }],
      gaps: [{ id: 'G-004', link: 'C2.1' }],
      ...shape,
    }) + logs,
  );

const answered = (files: Readonly<Record<string, string>>, words = '15 minutes') =>
  chosen(files, (at) => choices.answer?.(at, 'C2.1', words) ?? never());
/** What is read as the answer afterwards. */
const readBack = (files: Readonly<Record<string, string>>) =>
  look(files).state?.questions.find(({ id }) => id === 'C2.1')?.answer?.text;

describe('C a log with other columns keeps the words', () => {
  it.each([
    [
      log(HISTORY, ['Gap ID', 'Iteration', 'Status', 'Notes']),
      '| G-004 | 2 | answered | Answer to C2.1: "15 minutes" |',
    ],
    [
      log(HISTORY, ['Gap', 'Round', 'Outcome', 'Note']),
      '| G-004 | 2 | answered | Answer to C2.1: "15 minutes" |',
    ],
    [
      log(HISTORY, ['Gap', 'Iteration', 'Action', 'Details']),
      '| G-004 | 2 | answered | Answer to C2.1: "15 minutes" |',
    ],
    [log(DECISIONS, ['Date', 'Who', 'What', 'Why']), '| user | C2.1: 15 minutes | Answered by Dana |'],
    [log(DECISIONS, ['ID', 'Decision Made', 'By', 'Date']), '| - | C2.1: 15 minutes | user |'],
  ])('%s', (logs, row) => {
    const found = answered(waiting(logs));
    expect(found.diff.join('\n')).toContain(row);
    expect(readBack(found.files)).toBe('15 minutes');
    expect(found.decision).toBe('resume B2 answers-to-apply');
  });

  it.each([
    log(HISTORY, ['Gap ID', 'Iteration', 'State of things']),
    log(HISTORY, ['Gap ID', 'Notes'], [['G-001', 'asked twice']]),
    log(HISTORY, ['Issue', 'Resolution']),
    log(DECISIONS, ['Date', 'Topic', 'Text']),
    log(HISTORY, ['A', 'B']) + log(DECISIONS, ['C', 'D']),
  ])('or a table in the columns of the tool stands below it: %s', (logs) => {
    const files = waiting(logs);
    const found = answered(files);
    expect(found.diff.filter((line) => line.startsWith('-'))).toHaveLength(3);
    expect(readBack(found.files)).toBe('15 minutes');
  });

  it('and the next answer goes into that same table', () => {
    const gaps = [
      { id: 'G-004', link: 'C2.1', place: 'FR-003' },
      { id: 'G-005', link: 'C2.2', place: 'FR-004' },
    ];
    const questions = [{ id: 'C2.1' }, { id: 'C2.2', place: 'FR-004' }];
    const first = answered(waiting(log(HISTORY, ['Gap ID', 'State']), { gaps, questions }));
    const then = chosen(first.files, (at) => choices.answer?.(at, 'C2.2', 'warm') ?? never());
    expect(then.files[INDEX]?.match(/\| Gap ID \| Iteration \| Action \| Details \|/g)).toHaveLength(1);
    expect(then.later.state?.questions.map(({ answer }) => answer?.text)).toEqual(['15 minutes', 'warm']);
  });

  it('the other log takes them where it has room', () => {
    const logs = log(HISTORY, ['Gap ID', 'State']) + log(DECISIONS, ['Timestamp', 'Agent', 'Decision']);
    const found = answered(waiting(logs));
    expect(found.files[INDEX]).toContain('| G-004 |');
    expect(found.diff.filter((line) => line.startsWith('+ | Gap ID'))).toEqual([]);
    expect(readBack(found.files)).toBe('15 minutes');
  });

  it('a row under other columns answers a question as one under the tool’s own does', () => {
    const rows = [['G-004', '2', 'answered', 'Answer: "15 minutes"']];
    const files = waiting(log(HISTORY, ['Gap ID', 'Iteration', 'Status', 'Notes'], rows));
    expect(look(files).decision).toMatchObject({ action: 'resume', reason: 'answers-to-apply' });
    expect(readBack(files)).toBe('15 minutes');
  });
});

describe('C nothing is written where other words would be read as the answer', () => {
  it('words that stand in the row of the question', () => {
    const index = waiting('')[INDEX] ?? '';
    const files = waiting('');
    const pencilled = index
      .replace('| Priority | Status |', '| Answer | Status |')
      .replace('| scope | pending |', '| 10 minutes | pending |');
    expect(() => answered({ ...files, [INDEX]: pencilled })).toThrow(
      /other words as the answer to C2\.1 on line \d+ of the index/,
    );
    expect(() => answered({ ...files, [INDEX]: pencilled })).toThrow(UserError);
    expect(readBack(answered({ ...files, [INDEX]: pencilled }, '10 minutes').files)).toBe('10 minutes');
  });

  it('words that the row which is added for them cannot hold: there is no line to correct', () => {
    const message =
      /found the answer "<br>" to C2\.1, which would be read as other words, .*Say it in other words/;
    expect(() => answered(waiting(''), '<br>')).toThrow(message);
  });
});

const COLUMNS = [
  'Gap ID',
  'Gap',
  'Iteration',
  'Action',
  'Status',
  'Outcome',
  'Details',
  'Notes',
  'Note',
  'Resolution',
  'Resolved Via',
  'Date',
  'Who',
  'What',
  'Why',
  'Decision',
  'Decision Made',
  'By',
  'ID',
  'Answer',
  'Question',
  'Original Gap',
  'Agent',
  'Rationale',
  'Topic',
  'Text',
];
const columns = fc.uniqueArray(fc.constantFrom(...COLUMNS), { minLength: 1, maxLength: 5 });
const old = fc.constantFrom('', 'G-004', 'resolved', 'C1.1: blue', 'later');

describe('law: what an answer writes is read back', () => {
  it('whatever the logs look like', () => {
    const table = fc.record({
      heading: fc.constantFrom(HISTORY, DECISIONS),
      columns,
      old: fc.array(fc.array(old, { minLength: 5, maxLength: 5 }), { maxLength: 2 }),
    });
    const words = fc.constantFrom(
      '15 minutes',
      'say "hi"',
      'a | b',
      'C1.1 as well',
      '"x"',
      'one\ntwo',
      '`y`',
    );
    fc.assert(
      fc.property(fc.array(table, { maxLength: 3 }), words, fc.boolean(), (tables, said, hasGaps) => {
        const logs = tables.map((one) =>
          log(
            one.heading,
            one.columns,
            one.old.map((cells) => cells.slice(0, one.columns.length)),
          ),
        );
        const files = waiting(logs.join(''), hasGaps ? {} : { gaps: [] });
        const open = look(files).state?.questions.find(({ id }) => id === 'C2.1')?.state === 'open';
        if (!open) return;
        const found = answered(files, said);
        const kept = readBack(found.files) ?? '';
        const bare = (text: string) => text.replace(/[^\w]+/g, '');
        expect(bare(kept)).toBe(bare(said));
      }),
      { numRuns: runs(500) },
    );
  });
});
