// What a story's own status says beside the tracker's: which counts, what takes `done` back, two in one file.
import { describe, expect, test } from 'vitest';
import { decided } from '../looking.ts';
import { HOME, look, sprint, story } from './building.ts';

describe('the story wins over the tracker', () => {
  test.each<readonly [tracked: string, own: string, decision: string, finding: boolean]>([
    ['done', 'in-progress', 'resume dev-story 1-1-a partial-work', true],
    ['done', 'review', 'advance code-review step-completed', true],
    ['done', 'Ready for Review', 'advance code-review step-completed', true],
    ['review', 'in-progress', 'resume dev-story 1-1-a partial-work', true],
    ['in-progress', 'review', 'advance code-review step-completed', true],
    ['in-progress', 'done', 'none - completed', true],
    ['backlog', 'ready-for-dev', 'rerun dev-story 1-1-a not-started', true],
    ['in-progress', 'ready-for-dev', 'resume dev-story 1-1-a partial-work', false],
    ['done', 'done', 'none - completed', false],
    ['done', 'anything else', 'none - completed', false],
    ['in-progress', '80% done', 'resume dev-story 1-1-a partial-work', false],
    ['in-progress', '50% complete', 'resume dev-story 1-1-a partial-work', false],
    ['in-progress', '2/3 done', 'resume dev-story 1-1-a partial-work', false],
    ['in-progress', 'done (80%)', 'resume dev-story 1-1-a partial-work', false],
    ['in-progress', '⏳ done', 'resume dev-story 1-1-a partial-work', false],
    ['in-progress', 'done ❌', 'resume dev-story 1-1-a partial-work', false],
    ['in-progress', '[ ] done', 'resume dev-story 1-1-a partial-work', false],
    ['in-progress', '✅ **Done** 🎉', 'none - completed', true],
    ['done', '80% done', 'ask - status-unknown', false],
    ['done', 'done, but tests are failing', 'ask - status-unknown', false],
    ['done', 'not done', 'ask - status-unknown', false],
    ['done', 'done?', 'ask - status-unknown', false],
    ['done', 'done when merged', 'ask - status-unknown', false],
    ['done', '⏳ done', 'ask - status-unknown', false],
    ['done', 'done, sobald QA zustimmt', 'ask - status-unknown', false],
    ['done', 'done (when 2026-11-01)', 'none - completed', false],
    ['done', 'Done (conditions: none)', 'none - completed', false],
    ['done', 'done 2026-06-01', 'none - completed', false],
    ['done', 'done <!-- x -->', 'none - completed', false],
    ['done', 'done <!-- review | in-progress | done -->', 'none - completed', false],
    ['done', 'done # was review', 'none - completed', false],
    ['done', 'done # was in-progress', 'none - completed', false],
    ['done', 'done → archived', 'none - completed', false],
    ['done', 'done / merged', 'none - completed', false],
    ['done', 'done | merged', 'none - completed', false],
    ['done', 'done: merged', 'none - completed', false],
    ['done', 'done @ann', 'none - completed', false],
    ['done', 'done [PR #12](x)', 'none - completed', false],
    ['done', 'done [PR](https://x.test/?pr=1)', 'none - completed', false],
    ['done', 'done *final*', 'none - completed', false],
    ['done', 'done "x"', 'none - completed', false],
    ['done', 'ready-for-dev → in-progress → done', 'none - completed', false],
    ['done', 'done → in-progress', 'ask - status-unknown', false],
    ['done', 'done -> review', 'ask - status-unknown', false],
    ['done', 'done ❌', 'ask - status-unknown', false],
    ['done', 'done, 2/3', 'ask - status-unknown', false],
    ['done', 'done 80%', 'ask - status-unknown', false],
    ['done', 'done once merged', 'ask - status-unknown', false],
    ['done', 'done <!-- not yet tested -->', 'ask - status-unknown', false],
    ['done', 'Implementation complete', 'none - completed', false],
    ['in-progress', '(done)', 'none - completed', true],
    ['in-progress', '"Done!"', 'none - completed', true],
    ['skipped', 'in-progress', 'none - completed', false],
  ])('%s in the tracker, %s in the story', (tracked, own, decision, isFinding) => {
    const recovery = look(sprint(['epic-1: done', `1-1-a: ${tracked}`], { '1-1-a.md': story(own, 'x ') }));
    expect(decided(recovery)).toBe(decision);
    const found = recovery?.findings.filter(({ rule }) => rule === 'tracker-agrees') ?? [];
    expect(found.map(({ line, consequence }) => [line, consequence])).toEqual(
      isFinding ? [[10, 'note']] : [],
    );
  });
});

describe('a status that stands twice in a story', () => {
  const twice = (text: string) => look(sprint(['epic-1: done', '1-1-a: done'], { '1-1-a.md': text }));
  test.each([
    ['in the front matter', "---\nstatus: done\nstatus: 'in-progress'\n---\n\n# S\n\nx\n", [2, 3]],
    ['in its head', '# S\n\nStatus: done\n**Status:** in-progress\n\n## Tasks\n\n- [ ] a\n', [3, 4]],
  ])('S08 %s names both lines', (_, text, [one, other]) => {
    const found = twice(text);
    expect(decided(found)).toBe('ask - state-inconsistent');
    expect(found?.findings[0]?.message).toContain(
      `found its status in ${HOME}/1-1-a.md on line ${one} and on line ${other}`,
    );
  });

  test('the same word again, or another one below a later heading, says nothing', () => {
    const text = '# S\n\nStatus: done\n- Status: Done\n\n## Checks\n\nStatus: failed\n';
    expect(decided(twice(text))).toBe('none - completed');
  });
});
