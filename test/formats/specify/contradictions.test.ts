// S11 S14 What a state says in two ways: front matter, log, summaries and entries against each other.
import { describe, expect, test } from 'vitest';
import { line, recovery } from './harness.ts';
import { workflow } from './make-state.ts';

const entry = (stage: number, outcome: string) =>
  `### 2026-03-01T10:00:00Z - Stage ${stage}: Name\n- **Action**: x\n- **Outcome**: ${outcome}`;

describe('S11 the Workflow Log', () => {
  test.each([
    ['runs ahead of the front matter', { at: 3 }, 5],
    ['runs ahead of a completed stage', { at: 3, status: 'completed' }, 5],
  ])('%s: both are shown, a person decides', (_, made, stage) => {
    const found = recovery(workflow({ ...made, log: [entry(stage, 'SUCCESS')] }));
    expect(line(found)).toBe('ask · – · state-inconsistent');
    expect(found.findings[0]?.message).toMatch(
      /current_stage 3, \w+ on line \d+ and the Workflow Log's last entry \(line \d+\) for stage 5/,
    );
    const log = { stage: 5, outcome: 'success', line: expect.any(Number) as number };
    expect(found.findings[0]?.evidence).toEqual({ front_matter: expect.anything() as object, log });
  });

  test('an ERROR for a completed stage, a SUCCESS for a failed one', () => {
    const error = recovery(workflow({ at: 3, status: 'completed', log: [entry(3, 'ERROR')] }));
    expect(line(error)).toBe('ask · – · state-inconsistent');
    const success = recovery(workflow({ at: 3, status: 'failed', log: [entry(3, 'SUCCESS')] }));
    expect(line(success)).toBe('ask · – · state-inconsistent');
  });

  test.each([
    'FAILED',
    'Failure',
    'FAIL — model timeout',
    'ABORTED',
    'CRASHED',
    '❌ ERROR',
    '❌',
    'timed out',
  ])('%s is an ERROR in an agent’s own words, at the end too', (outcome) => {
    for (const at of [3, 7])
      expect(line(recovery(workflow({ at, status: 'completed', log: [entry(at, outcome)] })))).toBe(
        'ask · – · state-inconsistent',
      );
  });

  test.each([
    ['it may lag behind', { at: 5 }, [entry(2, 'SUCCESS')]],
    ['stage 3 follows on stage 4 in a loop', { at: 3 }, [entry(3, 'SUCCESS'), entry(4, 'SUCCESS')]],
    ['only the last entry counts', { at: 3 }, [entry(6, 'SUCCESS'), entry(2, 'SUCCESS')]],
    ['a later stage that was only tried', { at: 3 }, [entry(4, 'PARTIAL')]],
    ['in code it is an example', { at: 3 }, [`\`\`\`\n${entry(6, 'SUCCESS')}\n\`\`\``]],
  ])('%s', (_, made, log) => {
    expect(line(recovery(workflow({ ...made, log })))).toMatch(/no-output$/);
  });

  test('phases of version 2 are read by their stage', () => {
    const log = ['### 2026-02-01T10:00:00Z - Phase: TEST_STRATEGY\n- **Outcome**: SUCCESS'];
    const found = recovery(workflow({ version: 2, at: 'SPEC_DRAFT', log }));
    expect(line(found)).toBe('ask · – · state-inconsistent');
  });
});

describe('S14 entries of stages', () => {
  test('a run that is over has no stage that is in progress or failed', () => {
    for (const word of ['in_progress', 'IN-PROGRESS']) {
      const found = recovery(workflow({ at: 7, status: 'completed', entries: { spec_draft: word } }));
      expect(line(found)).toBe('ask · – · state-inconsistent');
      expect(found.findings[0]?.message).toContain('stages.spec_draft');
    }
    const passed = recovery(workflow({ at: 7, status: 'completed', entries: { test_strategy: 'pending' } }));
    expect(line(passed)).toBe('none · – · completed');
  });

  test.each(['in_progress', 'failed'])('a completed stage whose entry is %s', (word) => {
    const made = { at: 3, status: 'completed', entries: { checklist_validation: word } };
    expect(line(recovery(workflow(made)))).toBe('ask · – · state-inconsistent');
  });

  test('a clarification that is completed while its answers are awaited', () => {
    for (const clarification of ['awaiting_user', 'answers_received', 'pending_write']) {
      const found = recovery(workflow({ at: 4, status: 'completed', clarification }));
      expect(line(found)).toBe('ask · – · state-inconsistent');
    }
  });
});

test('S11 a completed stage whose summary failed or asks', () => {
  for (const summary of ['failed', 'needs-user-input']) {
    const found = recovery(workflow({ at: 3, status: 'completed', summary, left: ['spec-checklist.md'] }));
    expect(line(found)).toBe('ask · – · state-inconsistent');
    expect(found.findings[0]?.evidence).toMatchObject({ summary });
  }
});
