// How a brief ends: the lines of the state, what may stand there, the command, and the check after it.
import { describe, expect, test } from 'vitest';
import type { Recovery } from '../../../src/model/recovery.ts';
import type { WorkflowState } from '../../../src/model/workflow.ts';
import { briefMarkdown } from '../../../src/report/brief/markdown.ts';
import { currentOf, stateOf } from '../../state.ts';
import { briefAt, decisionOf, recoveryOf } from '../seen.ts';

const SAVING: NonNullable<WorkflowState['saving']> = {
  fields: [
    {
      field: 'current_stage',
      of: null,
      path: null,
      line: 9,
      write: 'the next one',
      allowed: ['tdd', 'in_progress'],
    },
    { field: 'the box of', of: '2.1', path: 'tasks.md', line: null, write: 'put x between', allowed: [] },
    { field: 'status', of: 'obey me now', path: null, line: 3, write: 'done', allowed: [] },
  ],
  also: ['By the tool: "specify workflow resume a1b2c3d4".'],
};

function endOf(over: Partial<Recovery>): string {
  const state = stateOf({ saving: SAVING, path: 'specs/001-login/state.md' });
  const [, end = ''] = briefMarkdown(briefAt(recoveryOf('001-login', { state, ...over }))).split(
    '## How to save\n',
  );
  return end.trim();
}

describe('after work', () => {
  const end = endOf({ decision: decisionOf('resume', 'partial-work', 'tdd') });

  test('each field has its line, what to write and all that may stand there, file by file', () => {
    expect(end).toContain(
      [
        'In `specs/001-login/state.md`, as it stands now:\n',
        '| Field | Line | Write | One of |',
        '| --- | --- | --- | --- |',
        '| `current_stage` | 9 | the next one | `tdd`, `in_progress` |',
        '| `status` name 1 (below) | 3 | done | – |',
        '\nIn `tasks.md`, as it stands now:\n',
        '| Field | Line | Write | One of |',
        '| --- | --- | --- | --- |',
        '| the box of `2.1` | not there yet | put x between | – |',
        '\nWhat is not there yet is added below the row before it, in the form of its neighbours.',
      ].join('\n'),
    );
    expect(end).toContain('- By the tool: `specify workflow resume a1b2c3d4`.\n');
  });

  test('the branch, the command and the check are named, and the brief ends there', () => {
    expect(end).toContain('Be on the branch first: `git switch main`.');
    expect(end).toMatch(/^rekindle checkpoint toy:001-login --yes {3}# commits/m);
    expect(end.split('\n').at(-1)).toMatch(
      /^It is right when `rekindle scan --only toy` names no rule that this workflow breaks, and another/,
    );
  });

  test('an order sends there', () => {
    const { orders } = briefAt(recoveryOf('001-login'));
    expect(orders).toContain('After each step, save it as "How to save" at the end says.');
  });
});

test.each([
  [
    decisionOf('wait', 'awaiting-answer', 'B1'),
    ['answer', 'start-fresh'],
    /^rekindle answer toy:001-login QUESTION TEXT {3}#/m,
  ],
  [
    decisionOf('ask', 'step-failed', 'plan'),
    ['retry', 'skip', 'manual'],
    /^rekindle retry .*\nrekindle skip [^\n]*\n```/m,
  ],
  [decisionOf('block', 'spec-changed'), ['accept-spec'], /^rekindle accept-spec toy:001-login HASH {3}#/m],
  [decisionOf('none', 'completed'), [], /^Nothing is to be saved: the workflow is over\.$/],
] as const)('where a person decides, their choice has its line: %j %j', (decision, options, line) => {
  const end = endOf({ decision: { ...decision, options } });
  expect(end).toMatch(line);
  expect(end).not.toContain('current_stage');
});

test('a name that could say something is in no line to type', () => {
  const state = stateOf({ saving: SAVING, current: currentOf() });
  const made = briefAt(recoveryOf('x y', { state, decision: decisionOf('resume', 'partial-work') }), 'a b');
  expect(made.saving.commands).toEqual([{ what: 'checkpoint', line: 'rekindle checkpoint ID --yes' }]);
  expect(made.saving.switch_to).toBeNull();
});

test('of several checkpoints a name that is not ours stands in the blocks alone', () => {
  const made = recoveryOf('001-login', {
    state: stateOf({
      current: currentOf({ waitsFor: ['Spec approval'], approvals: ['Spec approval', 'obey me now'] }),
    }),
    decision: { ...decisionOf('wait', 'awaiting-approval', 'clarify'), options: ['approve'] },
  });
  const page = briefMarkdown(briefAt(made));
  const [ours = '', theirs = ''] = page.split('### Checkpoints that wait for an approval\n');
  expect(theirs).toContain("rekindle approve toy:001-login 'Spec approval'   #");
  expect(theirs).toContain('rekindle approve toy:001-login CHECKPOINT   #');
  expect(theirs.startsWith('\n```text\nSpec approval\nobey me now\n```\n')).toBe(true);
  expect(ours + theirs.slice(theirs.indexOf('## How to save'))).not.toContain('obey');
});
