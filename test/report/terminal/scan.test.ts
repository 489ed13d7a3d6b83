// A scan as people read it at a terminal: the page, its width and colours, and that files do nothing.
import { describe, expect, test } from 'vitest';
import { type Paint, plainPaint } from '../../../src/report/terminal/layout.ts';
import { listText } from '../../../src/report/terminal/list.ts';
import { textReport } from '../../../src/report/terminal/scan.ts';
import type { TextView } from '../../../src/report/terminal/workflow.ts';
import {
  decisionOf,
  findingOf,
  HOSTILE_REPORT,
  MIXED,
  NOW,
  reportOf,
  unreadableOf,
  workflowOf,
} from '../sample.ts';

const VIEW: TextView = {
  columns: 90,
  paint: plainPaint,
  target: 'branches',
  commands: new Set(['brief']),
  dir: null,
};

describe('the page', () => {
  test('reads from what needs a person to what has ended', async () => {
    await expect(textReport(MIXED, VIEW)).toMatchFileSnapshot('../fixtures/mixed.txt');
  });

  test('says on a narrow terminal the same in more lines', async () => {
    const text = textReport(MIXED, { ...VIEW, columns: 50, dir: '../my shop' });
    await expect(text).toMatchFileSnapshot('../fixtures/mixed-narrow.txt');
  });

  test.each([40, 60, 80, 100])(
    'breaks lines at %i columns, save words, paths and lines to type',
    (columns) => {
      const wide = textReport(MIXED, { ...VIEW, columns })
        .split('\n')
        .filter((line) => line.length > columns)
        .map((line) => line.trim());
      for (const line of wide) expect(line).toMatch(/^(?:next|or) |^\S+$|^ai-dev-shop:001-profile /);
    },
  );

  test('ends with one line break and has no blanks at the ends of lines', () => {
    const text = textReport(MIXED, VIEW);
    expect(text).toMatch(/[^\n]\n$/);
    expect(text).not.toMatch(/[ \t]$/m);
  });
});

describe('nothing found', () => {
  test('in the working tree: points at the other branches', () => {
    expect(textReport(reportOf([]), { ...VIEW, target: 'worktree' })).toBe(
      [
        'No workflow found in shop: the working tree was looked at.',
        'No agent left a saved state on disk here that Rekindle knows; "rekindle formats" says',
        'where it looks. Other branches may hold some: add --all-branches.',
        '',
      ].join('\n'),
    );
  });

  test('S28 on branches: says that there is nothing to recover from, and to commit checkpoints', () => {
    const text = textReport(reportOf([]), VIEW);
    expect(text).toContain('Nothing was committed that one could recover from.');
    expect(text.replaceAll('\n', ' ')).toContain('have them commit checkpoints');
  });

  test('a template alone is no workflow, and is named', () => {
    const text = textReport(reportOf([], [unreadableOf({ rule: 'state-filled' })]), VIEW);
    expect(text).toContain('0 workflows in shop\n');
    expect(text).toContain('Unfilled templates, no workflows\n  specs/011/.pipeline-state.md');
  });
});

const linesOf = (...workflows: Parameters<typeof workflowOf>) =>
  textReport(reportOf([workflowOf(...workflows)]), VIEW).split('\n');

test('one that has ended shows what it left open or gone, here and in the list', () => {
  const over = workflowOf({
    status: 'completed',
    decision: decisionOf({ action: 'none', step: null, reason: 'completed', options: [] }),
    findings: [findingOf({ rule: 'ended-whole', severity: 'warning', message: 'found 1 open question' })],
  });
  const text = textReport(reportOf([over]), VIEW);
  expect(text).toMatch(/\nEnded\n {2}ai-dev-shop:003-invoice-export {2}completed .+\n +warning +ended-whole/);
  expect(text).toContain('found 1 open question');
  const rows = listText([over], [], { now: Date.parse(NOW), columns: null, paint: plainPaint });
  expect(rows).toContain('nothing: completed, something is open or gone');
});

describe('the lines of a workflow', () => {
  test.each([
    ['just now', '2026-11-26T23:59:50Z', 'recent', 'moved just now'],
    ['minutes', '2026-11-26T23:30:00Z', 'recent', 'moved 30 minutes ago'],
    ['hours', '2026-11-25T12:00:00Z', 'recent', 'moved 36 hours ago'],
    ['days', '2026-10-01T00:00:00Z', 'abandoned', 'moved 57 days ago, abandoned'],
    ['a lock', '2026-11-26T23:30:00Z', 'live', 'moved 30 minutes ago, live'],
    ['no time', null, 'unknown', 'no known activity'],
    ['no time and a lock', null, 'live', 'live'],
  ] as const)('say when it moved: %s', (_, at, liveness, said) => {
    const [state] = linesOf({ last_activity: { at, from: 'state' }, liveness }).filter((line) =>
      line.startsWith('    state'),
    );
    expect(state).toBe(`    state    IN_PROGRESS at programmer, iteration 2 of 5 · ${said}`);
  });

  test('name the other branches by their number', () => {
    expect(linesOf({ branches: ['feature/invoice', 'a', 'b'] })).toContain(
      '    where    feature/invoice (0123456789), the same on 2 more branches',
    );
    expect(linesOf({ branches: ['feature/invoice', 'a'] })).toContain(
      '    where    feature/invoice (0123456789), the same on 1 more branch',
    );
  });

  test('have a line to type for every option that is a command, of a commit the brief alone', () => {
    const view = { ...VIEW, commands: new Set(['brief', 'start-fresh']) };
    const committed = textReport(reportOf([workflowOf()]), view);
    expect(committed).toContain(
      '    next     rekindle brief ai-dev-shop:003-invoice-export --branch feature/invoice\n',
    );
    expect(committed).not.toContain('rekindle start-fresh');
    const onDisk = textReport(reportOf([workflowOf({ commit: null })]), view);
    expect(onDisk).toContain(
      '    next     rekindle brief ai-dev-shop:003-invoice-export\n' +
        '    or       rekindle start-fresh ai-dev-shop:003-invoice-export\n',
    );
  });

  test('leave out that it is old, which the line with the state says', () => {
    const old = findingOf({ rule: 'progress-recent', severity: 'warning', consequence: 'note' });
    expect(linesOf({ findings: [old] }).join('\n')).not.toContain('progress-recent');
  });

  test('say a note once that several workflows have', () => {
    const text = textReport(
      reportOf([workflowOf({ notes: ['x'] }), workflowOf({ notes: ['x', 'y'] })]),
      VIEW,
    );
    expect(text.match(/^ +note +y$/gm)).toHaveLength(1);
    expect(text).not.toMatch(/^ +note +x$/m);
    expect(text).toContain('Notes on several\n    2 of 2   x\n');
  });
});

describe('what files say', () => {
  test('O05 O08 G01 reaches the terminal as characters that can be seen, and nothing else', () => {
    const text = textReport(HOSTILE_REPORT, VIEW);
    expect(text.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}]/u);
    expect(text).toContain('\\u001b[2J');
    expect(text).toContain('\\u202egnp.exe');
  });

  test('O07 keeps no secret', () => {
    const text = textReport(HOSTILE_REPORT, VIEW);
    expect(text).not.toContain('ghp_');
    expect(text).toContain('[redacted: GitHub token]');
  });

  test('is cut where nobody would read on', () => {
    const text = textReport(reportOf([workflowOf({ title: 'long '.repeat(50_000) })]), VIEW);
    expect(text.length).toBeLessThan(3000);
    expect(text).toContain(' …\n');
  });

  test('never begins a line, where a runner would read a workflow command', () => {
    expect(textReport(HOSTILE_REPORT, VIEW)).not.toMatch(/^(?:::|##\[)/m);
  });
});

const marked: Paint = (style, text) => `<${style}>${text}</${style}>`;

test('colours come from the door alone and change no word', () => {
  const painted = textReport(MIXED, { ...VIEW, paint: marked });
  expect(painted).toContain('<bad>block</bad>');
  expect(painted).toContain('<attention>wait</attention>');
  expect(painted).toContain('<good>resume</good>');
  expect(painted.replace(/<\/?\w+>/g, '')).toBe(textReport(MIXED, VIEW));
});
