// A scan in GitHub's Markdown: what it shows, that files do nothing in it, and that it keeps its limit.
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type MarkdownView, markdownReport } from '../../../src/report/markdown/scan.ts';
import type { ScanReport } from '../../../src/report/scan/scan.ts';
import { runs } from '../../exhaustive.ts';
import {
  decisionOf,
  findingOf,
  HOSTILE,
  HOSTILE_REPORT,
  HOSTILE_WORKFLOW,
  MIXED,
  reportOf,
  unreadableOf,
  workflowOf,
} from '../sample.ts';

const VIEW: MarkdownView = { limit: Number.POSITIVE_INFINITY, commands: new Set(['brief']), dir: null };

/** The lines outside of code blocks, without their code spans; and whether every block is closed. */
function outside(markdown: string): { text: string; closed: boolean } {
  let mark: string | null = null;
  const lines: string[] = [];
  for (const line of markdown.split('\n')) {
    const fence = /^(`{3,})[a-z]*$/.exec(line)?.[1];
    if (mark === null && fence) mark = fence;
    else if (mark !== null && line === mark) mark = null;
    else if (mark === null) lines.push(line.replace(/(?<!`)(`+)(?!`)(?:(?!\1(?!`)).)*?(?<!`)\1(?!`)/g, ''));
  }
  return { text: lines.join('\n'), closed: mark === null };
}

const count = (text: string, what: RegExp) => text.match(what)?.length ?? 0;

const UNITS = [
  '`',
  '|',
  '<',
  '>',
  '@',
  '#',
  '\n',
  '\\',
  ' ',
  '~',
  '*',
  '_',
  '[',
  ']',
  '(',
  ')',
  '-',
  'a',
  '1',
];

/** What must hold of every page, whatever files say. */
function expectWhole(markdown: string): void {
  const { text, closed } = outside(markdown);
  expect(closed).toBe(true);
  expect(count(text, /<details>/g)).toBe(count(text, /<\/details>/g));
  expect(text.replace(/<\/?(?:details|summary)>/g, '')).not.toMatch(/[<>@`]|(?<!&)#\d|:\/\/|\bGH-\d|\]\(/);
  expect(markdown.replaceAll('\n', '').replaceAll('\t', '')).not.toMatch(/[\p{Cc}\p{Cf}]/u);
}

describe('the page', () => {
  test('shows a table, then a card for each workflow that has not ended', async () => {
    const page = markdownReport(MIXED, VIEW);
    await expect(page).toMatchFileSnapshot('../fixtures/mixed.md');
    expectWhole(page);
  });

  test('begins with the words of the door where it has some', () => {
    expect(markdownReport(MIXED, { ...VIEW, headline: 'Nothing to do.' })).toMatch(
      /^## Rekindle\n\nNothing to do\.\n/,
    );
  });

  test('says that nothing was found', () => {
    expect(markdownReport(reportOf([]), VIEW)).toBe('## Rekindle\n\nNo workflow was found.\n');
  });

  test('lists the most urgent first', () => {
    const order = ['block', 'ask', 'wait', 'rerun', 'resume', 'none'] as const;
    const workflows = order
      .toReversed()
      .map((action) => workflowOf({ id: `x:${action}`, decision: decisionOf({ action }) }));
    const rows = markdownReport(reportOf(workflows), VIEW).match(/^\| `x:\w+`/gm);
    expect(rows).toEqual(order.map((action) => `| \`x:${action}\``));
  });

  test('calls a failed workflow failed', () => {
    const failed = workflowOf({
      decision: decisionOf({ action: 'start-fresh', reason: 'failed', options: ['start-fresh'] }),
    });
    expect(markdownReport(reportOf([failed]), VIEW)).toContain('### 🟠 `Invoice export`: failed');
  });
});

describe('what files say', () => {
  const page = markdownReport(HOSTILE_REPORT, VIEW);

  test('O01 O02 O03 O04 O08 O09 stands in code, where GitHub does nothing with it', () => {
    expectWhole(page);
    expect(page).toContain('\\u202egnp.exe');
  });

  test('O04 breaks no table: every row has as many cells as its head', () => {
    const tables = outside(page)
      .text.split('\n\n')
      .map((block) => block.trim().split('\n'))
      .filter(([first]) => first?.startsWith('|'));
    expect(tables.length).toBeGreaterThanOrEqual(5);
    for (const rows of tables)
      expect(new Set(rows.map((row) => count(row, /\|/g))).size, rows.join('\n')).toBe(1);
  });

  test('O07 holds no secret', () => {
    expect(page).not.toContain('ghp_');
    expect(page).toContain('[redacted: GitHub token]');
    const plain = `The same workflow is on sk-ant-${'x9Yz'.repeat(9)} as well.`;
    expect(markdownReport(reportOf([workflowOf({ notes: [plain] })]), VIEW)).not.toContain('x9Yz');
  });

  test('O02 a step’s name cannot make a reference or link of our own sentence', () => {
    for (const step of [
      'GH-12',
      'https://evil.example',
      '@org/team',
      '0123456789abcdef',
      '#12',
      'www.evil.example',
    ]) {
      const instruction = `Run ${step} again.`;
      const workflow = workflowOf({ decision: decisionOf({ step, instruction }) });
      expectWhole(markdownReport(reportOf([workflow]), VIEW));
    }
  });

  test('O01 a difference stands in a block that nothing in it can close', () => {
    const diff = '-```\n+`````\n+<img>\n';
    const finding = findingOf({ evidence: { diff } });
    const text = markdownReport(reportOf([workflowOf({ findings: [finding] })]), VIEW);
    expect(text).toContain(`\`\`\`\`\`\`diff\n${diff}\`\`\`\`\`\`\n`);
    expectWhole(text);
  });

  test('what has no end is cut: messages, differences, lists', () => {
    const finding = findingOf({
      message: 'long '.repeat(10_000),
      evidence: { diff: `+${'x'.repeat(90_000)}\n`.repeat(9) },
    });
    const question = { id: 'Q', question: 'y'.repeat(50_000), options: [] };
    const workflow = workflowOf({
      findings: Array.from({ length: 500 }, () => ({ ...finding, evidence: {} })).concat(finding),
      pending: Array.from({ length: 500 }, () => question),
      notes: Array.from({ length: 50 }, (_, index) => `note ${index}`),
    });
    const text = markdownReport(reportOf([workflow]), VIEW);
    expect(text.length).toBeLessThan(60_000);
    expect(text).toContain('and 481 more\n');
    expect(text).toContain('and 480 more\n');
    expect(text).toContain('- and 40 more\n');
    expectWhole(text);
  });

  test('a long difference is cut at a line, and says so', () => {
    const finding = findingOf({ evidence: { diff: '+line\n'.repeat(100) } });
    const text = markdownReport(reportOf([workflowOf({ findings: [finding] })]), VIEW);
    expect(count(text, /^\+line$/gm)).toBe(60);
    expect(text).toContain('```\n\nThe rest is left out.\n');
  });
});

describe('the limit', () => {
  const many: ScanReport = reportOf(
    Array.from({ length: 200 }, (_, index) => workflowOf({ id: `x:${index}`, findings: [findingOf()] })),
    Array.from({ length: 20 }, (_, index) => unreadableOf({ path: `specs/${index}` })),
  );

  test('A10 leaves cards out whole, the least urgent first, and says how many', () => {
    const text = markdownReport(many, { ...VIEW, limit: 65_536 });
    const [, cards] = /(\d+) workflows in full/.exec(text) ?? [];
    expect(count(text, /^### \p{Extended_Pictographic}/gmu)).toBe(200 - Number(cards));
    expect(count(text, /^\| `x:/gm)).toBe(200);
    expect(text).toMatch(
      /\*\*Left out, as there is no more room here:\*\* \d+ workflows in full\. `rekindle scan`/,
    );
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(65_536);
    expect(Buffer.byteLength(text)).toBeGreaterThan(60_000);
  });

  test('A10 leaves rows out where even the table has no room', () => {
    const text = markdownReport(many, { ...VIEW, limit: 4000 });
    const [, rows] = /(\d+) rows of workflows/.exec(text) ?? [];
    expect(count(text, /^\| `x:/gm)).toBe(200 - Number(rows));
    expect(text).toContain('20 files that cannot be read');
    expectWhole(text);
  });

  test('one that is too large hides none of the others', () => {
    const large = workflowOf({
      id: 'x:large',
      notes: ['n'.repeat(900)],
      findings: Array.from({ length: 20 }, () => findingOf({ message: 'm'.repeat(900) })),
    });
    const text = markdownReport(reportOf([large, workflowOf({ id: 'x:small' })]), { ...VIEW, limit: 8000 });
    expect(text).toContain('| Workflow | `x:small` |');
    expect(text).not.toContain('| Workflow | `x:large` |');
    expect(text).toContain('1 workflow in full');
  });

  test('A10 O01 O04 law: it is kept, and the page stays whole, whatever files say', () => {
    const said = fc.string({
      unit: fc.constantFrom(...UNITS, '</details>', '```', '\u202e', '界'),
      maxLength: 60,
    });
    const workflow = fc
      .record({ id: said, title: said, owner: said, note: said, message: said, diff: said })
      .map((one) =>
        workflowOf({
          ...HOSTILE_WORKFLOW,
          id: one.id,
          title: one.title,
          owner: one.owner,
          notes: [one.note],
          findings: [findingOf({ message: one.message, path: one.owner, evidence: { diff: one.diff } })],
        }),
      );
    const report = fc
      .array(workflow, { maxLength: 4 })
      .map((all) => reportOf(all, [unreadableOf({ path: HOSTILE })]));
    fc.assert(
      fc.property(report, fc.integer({ min: 1000, max: 20_000 }), (one, limit) => {
        const text = markdownReport(one, { ...VIEW, limit });
        expect(Buffer.byteLength(text)).toBeLessThanOrEqual(limit);
        expectWhole(text);
      }),
      { numRuns: runs(1000) },
    );
  });
});
