// A text within its budget: whole sections, in order, and a line that names what was left out.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { withinBudget } from '../../../src/report/brief/within-budget.ts';

const REST = 'All of it: "rekindle brief x".';
const section = (title: string, size: number) => `${title}\n\n${'x'.repeat(size)}\n`;
const TEXT = [
  section('# Resume brief', 50),
  section('## What to do', 50),
  section('## Finished steps', 900),
  section('## What is trusted', 50),
  section("## From the repository's files", 50),
  section('### Names', 700),
  section('### Notes of the run', 50),
];

describe('a budget', () => {
  test('that is kept leaves the text as it is', () => {
    expect(withinBudget(TEXT, 10_000, REST)).toBe(TEXT.join('\n'));
    expect(withinBudget([], 1_000, REST)).toBe('');
  });

  test('keeps room for the section that must be there, wherever it stands, and for the first', () => {
    const long = [...TEXT, section('## How to save', 200)];
    const kept = withinBudget(long, 700, REST, 'How to save');
    expect(kept).toContain(`${TEXT[0]}`);
    expect(kept).toContain('## How to save\n');
    expect(kept.length).toBeLessThanOrEqual(700);
    expect(withinBudget(long, 700, REST)).not.toContain('## How to save\n');
    // Where it does not fit beside the first, the others have the room.
    expect(withinBudget(long, 400, REST, 'How to save')).not.toContain('## How to save\n');
  });

  test('leaves out whole sections, goes on with what fits, and says what and where', () => {
    const [start = '', todo = '', , trusted = '', files = '', , notes = ''] = TEXT;
    expect(withinBudget(TEXT, 800, REST)).toBe(
      `${[start, todo, trusted, files, notes].join('\n')}\n` +
        `Left out, since it is longer than was asked for: Finished steps, Names. ${REST}\n`,
    );
  });

  test('keeps nothing below a section that has no room itself: its warning would be missing', () => {
    const big = TEXT.with(4, section("## From the repository's files", 900));
    expect(withinBudget(big, 800, REST)).not.toContain('### ');
  });

  test('is never passed, and no section is cut', () => {
    const sections = fc.array(
      fc
        .tuple(fc.constantFrom('# a', '## b', '### c'), fc.nat(400))
        .map(([title, size]) => section(title, size)),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(sections, fc.integer({ min: 500, max: 3_000 }), (parts, budget) => {
        const text = withinBudget(parts, budget, REST);
        expect(text.length).toBeLessThanOrEqual(budget);
        for (const line of text.split('\n').filter((one) => /^x+$/.test(one)))
          expect(parts.some((part) => part.includes(`\n${line}\n`))).toBe(true);
      }),
      { numRuns: 1_000 },
    );
  });
});
