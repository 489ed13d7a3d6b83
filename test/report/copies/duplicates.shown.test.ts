// The same workflow in several places, as people and programs see it.
import { describe, expect, test } from 'vitest';
import { markdownReport } from '../../../src/report/markdown/scan.ts';
import { plainPaint } from '../../../src/report/terminal/layout.ts';
import { textReport } from '../../../src/report/terminal/scan.ts';
import { at, reportFor } from '../branches.ts';
import { HOSTILE } from '../sample.ts';

describe('how it is shown', () => {
  const branches = Object.fromEntries(
    Array.from({ length: 8 }, (_, i) => [`b${i}`, at('plan', i === 3 ? ['spec'] : [])]),
  );
  const { report, duplicates } = reportFor(branches);
  const typed = { commands: new Set<string>(), dir: null };
  const VIEW = { ...typed, columns: 100, paint: plainPaint, target: 'branches' } as const;
  const textOf = (columns: number) => textReport(report, { ...VIEW, columns, duplicates });
  const blockOf = (text: string) => text.slice(text.indexOf('Same workflow in several places'));

  test('in text: the most advanced first, five of them, and how many more', () => {
    expect(blockOf(textOf(100)).split('\n').slice(0, 5)).toEqual([
      'Same workflow in several places (most advanced first)',
      '  toy:login',
      '    1        b3 · specs/login/state.md',
      '             IN_PROGRESS at plan · moved 24 hours ago · rerun tdd (step-interrupted)',
      '    2        b0 · specs/login/state.md',
    ]);
    expect(blockOf(textOf(100))).toContain('    5        b4 · ');
    expect(blockOf(textOf(100))).not.toMatch(/^ +6 {8}/m);
    expect(blockOf(textOf(100))).toContain('             and 3 more\n');
  });

  test('in text: where it lags the block says so, as often as it does', () => {
    const lines = textOf(200).split('\n');
    expect(
      lines.filter((line) => line.startsWith('    note     The same workflow is further along')),
    ).toHaveLength(7);
    expect(textOf(200)).not.toContain('Notes on several');
  });

  test('in text: within the columns of the terminal', () => {
    const wide = blockOf(textOf(50)).split('\n');
    expect(wide.filter((line) => line.length > 53)).toEqual([]);
  });

  test('in Markdown: as a table under a title', () => {
    const text = markdownReport(report, { ...typed, limit: 60_000, duplicates });
    expect(text).toContain(
      '\n**Same workflow in several places (most advanced first).** Nothing merges them',
    );
    expect(text).toContain(
      '| Workflow | Branch | State file | Step | Status | Last activity | Decision |\n' +
        '| --- | --- | --- | --- | --- | --- | --- |\n' +
        '| `toy:login` | `b3` | `specs/login/state.md` | `plan` | `IN_PROGRESS` | `2026-08-31T00:00:00Z` | ' +
        '`rerun tdd (step-interrupted)` |\n',
    );
    expect(text).toContain('| `toy:login` | and 3 more |');
  });

  test('A10 in Markdown: left out and said where there is no room', () => {
    const text = markdownReport(report, { ...typed, limit: 1500, duplicates });
    expect(text).not.toContain('Same workflow');
    expect(text).toContain('6 places of one workflow');
  });

  test('in JSON: as a note of each, in the order of the report', () => {
    expect(report.workflows.map(({ owner }) => owner)).toEqual(Object.keys(branches));
    for (const { owner, notes } of report.workflows)
      expect(notes).toEqual([
        owner === 'b3'
          ? 'The same workflow is in 7 other places as well, none of them further along. Nothing merges them.'
          : 'The same workflow is further along on b3 (step plan). Look there before anything goes on here.',
      ]);
  });

  test('nothing is shown where nothing is twice', () => {
    const alone = reportFor({ main: at('plan') });
    expect(alone.report.workflows[0]?.notes).toEqual([]);
    expect(textReport(alone.report, { ...VIEW, duplicates: [] })).not.toContain('Same workflow');
    expect(markdownReport(alone.report, { ...typed, limit: 9000, duplicates: [] })).not.toContain('Same');
  });

  test('O04 O08 hostile names act nowhere', () => {
    const hostile = reportFor({ [HOSTILE]: at(HOSTILE, [], { path: HOSTILE }), main: at('plan') });
    const text = textReport(hostile.report, { ...VIEW, duplicates: hostile.duplicates });
    expect(text.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}]/u);
    const page = markdownReport(hostile.report, { ...typed, limit: 60_000, duplicates: hostile.duplicates });
    const rows = page.split('\n').filter((line) => line.startsWith('| `toy:login` | '));
    expect(new Set(rows.map((row) => row.match(/\|/g)?.length))).toEqual(new Set([8, 7]));
    expect(text + page).not.toContain('ghp_');
  });
});
