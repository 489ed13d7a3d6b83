// What is said when an agent's job ends: how, what is unfinished, and what would be lost.
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { guardNotes, guardWords, isTrouble, type Left } from '../../../src/report/github/guard-report.ts';
import { isOurs } from '../../../src/report/quote-names.ts';
import { markerLine } from '../../../src/text/comment-marker.ts';
import { runs } from '../../exhaustive.ts';
import { hostileText, viewSaying } from './hostile.ts';
import { expectInert } from './rendered.ts';
import { viewOf } from './scene.ts';

const left = (over: Partial<Left> = {}): Left => ({
  ...viewOf(),
  unfinished: false,
  unsaved: [],
  ignored: [],
  unpushed: false,
  ...over,
});

describe('the guard', () => {
  test.each<[string, readonly Left[], string]>([
    ['nothing', [], 'All finished and pushed'],
    ['a finished workflow', [left()], 'All finished and pushed'],
    ['an unfinished one', [left({ unfinished: true })], '1 workflow unfinished'],
    ['S28 one that git ignores', [left({ ignored: ['a'] })], '1 workflow with state that was not pushed'],
    ['one that is not committed', [left({ unsaved: ['a'] })], '1 workflow with state that was not pushed'],
    [
      'all of it',
      [left({ unfinished: true, unpushed: true }), left({ unfinished: true })],
      '2 workflows unfinished, 1 workflow with state that was not pushed',
    ],
  ])('says of %s: %s', (_, all, title) => {
    const words = guardWords({ job: 'success', left: all, torn: [] });
    expect(words.title).toBe(title);
    expect(all.some(isTrouble)).toBe(title !== 'All finished and pushed');
    expect(words.summary).toContain('The job went through.');
  });

  test('names state files that cannot be read', () => {
    const words = guardWords({ job: 'failure', left: [], torn: ['specs/1-a/.workflow/index.md'] });
    expect(words.title).toBe('1 state file that cannot be read');
    const listed = 'that cannot be read:\n\n- `specs/1-a/.workflow/index.md`\n';
    expect(words.summary).toContain(`State files, and folders that may hold some, ${listed}`);
  });

  test('names the files that are not committed, the first of them', () => {
    const unsaved = Array.from({ length: 30 }, (_, at) => `specs/1-a/${at}.md`);
    const { summary } = guardWords({ job: 'cancelled', left: [left({ unsaved })], torn: [] });
    expect(summary).toContain('The job was cancelled.');
    expect(summary).toContain('- `specs/1-a/0.md`');
    expect(summary).toContain('- and 10 more');
    expect(summary).toContain('| `ai-dev-shop:003-invoice-export` |');
  });

  test.each([
    ['failure', left({ unsaved: ['a', 'b'] }), 'The job failed with 2 changed files of it not committed'],
    ['success', left({ unpushed: true }), 'The job went through with commits that were not pushed'],
    ['success', left({ ignored: ['a'] }), 'The job went through with a saved state that git ignores.'],
    ['unknown', left({ unfinished: true }), 'The job ended before it was finished; all of it was pushed.'],
  ] as const)('says on the card of a job of status %s what was lost', (job, one, words) => {
    const [first = '', ...others] = guardNotes(job, one);
    expect(first).toContain(words);
    expect(others).toEqual([]);
    expect(isOurs(first, ['specs/1-a/notes.md'])).toBe(true);
  });

  test('O01–O09 is inert, whatever files and names say', () => {
    fc.assert(
      fc.property(hostileText, (said) => {
        const unsaved = [said, `x/${said}`];
        const lost = { unfinished: true, unsaved, ignored: [said], unpushed: true };
        const one = { ...viewSaying(said), ...lost };
        const { summary } = guardWords({ job: 'failure', left: [one], torn: [] });
        expectInert(`${markerLine({ key: 'k' })}\n${summary}`, 'k');
      }),
      { numRuns: runs(200) },
    );
  });
});
