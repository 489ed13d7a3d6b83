// Titles, messages, trailers and branches: their words, and that nothing in them acts.
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { plainLine } from '../../../../src/report/github/plain-text.ts';
import {
  commitMessage,
  proposalBranch,
  rangeOf,
  trailersOf,
} from '../../../../src/report/github/proposal/commit-message.ts';
import { runs } from '../../../exhaustive.ts';
import { hostileText } from '../hostile.ts';
import { acting } from '../rendered.ts';
import { FRESH, viewOf } from '../scene.ts';

const change = (summary: string, commit: string | null = null) => ({ ...FRESH, summary, commit });

describe('messages', () => {
  test.each([
    [
      'migrate',
      change('migrate v2 → v3, v3 → v4, v4 → v5'),
      'migrate ai-dev-shop:003-invoice-export v2 → v5',
    ],
    ['repair', change('status IN_PROGRESS'), 'repair ai-dev-shop:003-invoice-export: status IN_PROGRESS'],
    ['start-fresh', change('start fresh: x'), 'start ai-dev-shop:003-invoice-export fresh'],
    ['answer', change('answer C2.1'), 'answer C2.1 (ai-dev-shop:003-invoice-export)'],
  ])('of %s', (choice, made, subject) => {
    expect(commitMessage(choice, viewOf(), made)).toBe(`chore(state): ${subject}`);
  });

  test('a format’s own stays as it is', () => {
    const own = 'checkpoint: k4t8vw regressed to plan\n\nwith a body';
    expect(commitMessage('regress', viewOf(), change('x', own))).toBe(own);
  });

  test('the range of a migration', () => {
    expect(rangeOf({ summary: 'v4 → v5, v5 → v6' })).toBe('v4 → v6');
    expect(rangeOf({ summary: 'v5 → v6' })).toBe('v5 → v6');
    expect(rangeOf({ summary: 'as one likes' })).toBe('as one likes');
  });

  test('trailers', () => {
    expect(trailersOf('specify:5-export', 'migrate')).toEqual({
      'Rekindle-Workflow': 'specify:5-export',
      'Rekindle-Action': 'migrate',
    });
    expect(trailersOf('x:@org fixes #1', 'migrate')['Rekindle-Workflow']).toBe('x:%40org fixes %231');
  });

  test('an id of hex digits stays whole where tools read it, and a UUID where people do', () => {
    const uuid = 'project-state:0d0f7c54-2b1e-4c56-9a5e-0d7d8d8c0a22';
    const view = viewOf();
    const told = { ...view, scanned: { ...view.scanned, id: uuid } };
    expect(commitMessage('resume', told, change('resume at deploy'))).toBe(
      `chore(state): resume at deploy (${uuid})`,
    );
    for (const id of [uuid, 'sdd:deadbeef12', `specify:${'long-name-'.repeat(30)}`])
      expect(trailersOf(id, 'resume')['Rekindle-Workflow']).toBe(id);
  });

  test('G01 a branch has a short plain name, told apart by its key', () => {
    expect(proposalBranch('migrate', 'specify:5-export', 'ab12cd34ef567890')).toBe(
      'rekindle/migrate/specify-5-export-ab12cd34',
    );
    expect(proposalBranch('repair', '世界', 'x')).toMatch(/^rekindle\/repair\/workflow-[0-9a-f]{8}$/);
    expect(proposalBranch('migrate', `x:ghp_${'a1'.repeat(18)}`, 'x')).not.toContain('a1a1');
  });
});

describe('O02 plain lines', () => {
  test.each([
    ['@org/team', '@ org/team'],
    ['fixes #12, GH-12', 'fixes # 12, GH- 12'],
    ['closes o/r#3', 'closes o/r# 3'],
    ['https://evil.example', 'https: //evil.example'],
    ['www.evil.example', 'www. evil.example'],
    ['[skip ci] [ci skip]', '[ skip ci] [ ci skip]'],
    ['since deadbeef12', 'since deadbe ef12'],
    ['0D0f7c54-2b1e-4c56-9a5e-0d7d8d8c0a22!', '0D0f7c54-2b1e-4c56-9a5e-0d7d8d8c0a22!'],
    ['0d0f7c54-2b1e-4c56-9a5e-0d7d8d8c0a2', '0d0f7c 54-2b1e-4c56-9a5e-0d7d8d 8c0a2'],
    ['20260101-import', '20260101-import'],
    ['a\u202eb\nc', 'a\\u202eb\\nc'],
    [`x ghp_${'a1'.repeat(18)}`, 'x [redacted: GitHub token]'],
    ['v4 → v6: plain words, C2.1 (005-user-auth)', 'v4 → v6: plain words, C2.1 (005-user-auth)'],
  ])('%j', (text, plain) => {
    expect(plainLine(text, 100)).toBe(plain);
  });

  test('are cut', () => {
    expect(plainLine('word '.repeat(50), 12)).toBe('word word wo…');
    expect(acting(plainLine('0a1b2c3d4ezzz', 7))).toBeNull();
  });

  test('law: nothing acts, and a second time changes nothing', () => {
    fc.assert(
      fc.property(hostileText, fc.integer({ min: 1, max: 60 }), (text, most) => {
        const line = plainLine(text, most);
        expect(acting(line), line).toBeNull();
        expect(plainLine(line, 10_000)).toBe(line);
      }),
      { numRuns: runs(1000) },
    );
  });
});
