// Bodies within a limit: whole parts and rows, the important first, and what was left out is said.
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fitBody, type Part } from '../../../src/report/github/truncate-body.ts';
import { runs } from '../../exhaustive.ts';

const part = (name: string, rank: number, head: string, over: Partial<Part> = {}): Part => ({
  name,
  rank,
  head,
  ...over,
});
const rows = (count: number, length = 20) =>
  Array.from({ length: count }, (_, index) => `${`- ${index} `.padEnd(length - 1, 'x')}\n`);

describe('A10 parts', () => {
  test('stand in their order, a blank line between them, empty ones aside', () => {
    const body = fitBody([
      part('a', 2, 'A\n'),
      part('b', 0, 'B\n'),
      part('c', 1, ''),
      part('d', 1, 'D\n', { rows: ['d\n'] }),
    ]);
    expect(body).toBe('A\n\nB\n\nD\nd\n');
  });

  test('the least important are left out whole, and named once', () => {
    const body = fitBody(
      [
        part('a', 0, 'A\n'),
        part('big', 2, 'x'.repeat(500)),
        part('big', 3, 'x'.repeat(500)),
        part('c', 1, 'C\n'),
      ],
      700,
    );
    expect(body).toBe('A\n\nC\n\n**Left out, as there is no more room here:** big.\n');
  });

  test('rows are cut at a row, their number is said, and what was opened is closed', () => {
    const folded = part('list', 1, '<details>\n\n', {
      rows: rows(40),
      foot: '\n</details>\n',
      more: (left) => `- and ${left} more\n`,
    });
    const body = fitBody([part('a', 0, 'A\n'), folded], 1000);
    const shown = body.match(/^- \d+ x+$/gm)?.length ?? 0;
    expect(shown).toBeGreaterThan(3);
    expect(body).toContain(`- and ${40 - shown} more\n\n</details>\n`);
    expect(body.length).toBeLessThanOrEqual(1000);
  });

  test('rows that nobody was going to read are counted with those that had no room', () => {
    const list = part('list', 1, 'L\n', { rows: rows(10), beyond: 5 });
    expect(fitBody([list])).toContain('\nand 5 more\n');
    const cut = fitBody([list], 800);
    const shown = cut.match(/^- \d+ x+$/gm)?.length ?? 0;
    expect(cut).toContain(`\nand ${15 - shown} more\n`);
  });

  test('law: within the limit, every line whole, all that must be there is there', () => {
    const one = fc.record({
      rank: fc.integer({ min: 1, max: 5 }),
      count: fc.integer({ min: 0, max: 60 }),
      length: fc.integer({ min: 12, max: 90 }),
    });
    fc.assert(
      fc.property(fc.array(one, { maxLength: 8 }), fc.integer({ min: 700, max: 6000 }), (specs, limit) => {
        const parts = specs.map(({ rank, count, length }, index) =>
          part(`p${index}`, rank, `<open ${index}>\n`, {
            rows: rows(count, length),
            foot: `<close ${index}>\n`,
          }),
        );
        const body = fitBody([part('must', 0, 'MUST\n'), ...parts], limit);
        expect(body.length).toBeLessThanOrEqual(limit);
        expect(body).toContain('MUST\n');
        for (const [index] of parts.entries())
          expect(body.includes(`<open ${index}>\n`)).toBe(body.includes(`<close ${index}>\n`));
        const gone = parts.filter((_, index) => !body.includes(`<open ${index}>`));
        if (gone.length > 0) expect(body).toContain('**Left out, as there is no more room here:**');
      }),
      { numRuns: runs(1000) },
    );
  });
});
