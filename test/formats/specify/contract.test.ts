// The contract's table for specify, each row by its name.
import { describe, expect, test } from 'vitest';
import { broken, line, NOW, proposed, recovery } from './harness.ts';
import { FOLDER, LOCK, QUESTIONS, STATE, summaryPath, summaryText, workflow } from './make-state.ts';

const lockAt = (minutes: number, more = '') =>
  `locked_at: ${new Date(NOW - minutes * 60_000).toISOString()}\nfeature: 7-export\nstage: INIT\n${more}`;

describe('a decision for each row', () => {
  test.each([1, 2, 3, 4, 5, 6])('stage %i completed: advance · N+1 · step-completed', (at) => {
    const found = recovery(workflow({ at, status: 'completed' }));
    expect(line(found)).toBe(`advance · ${at + 1} · step-completed`);
    expect(broken(found)).toEqual([]);
    expect(found.state?.status).toBe('active');
  });

  test('stage N in progress, summary N says completed: advance · N+1 · step-completed', () => {
    const found = recovery(workflow({ at: 3, summary: 'completed', left: ['spec-checklist.md'] }));
    expect(line(found)).toBe('advance · 4 · step-completed');
    expect(proposed(found)).toEqual([]);
  });

  test('in progress, no summary N, some of its own artifacts: advance · N+1 · artifacts-complete', () => {
    const found = recovery(workflow({ at: 5, left: ['design-brief.md'] }));
    expect(line(found)).toBe('advance · 6 · artifacts-complete');
    expect(proposed(found)).toEqual([
      'repair: the summary of stage 5 (Validation and Design), reconstructed',
    ]);
  });

  test('none there: ask · N · no-output', () => {
    const found = recovery(workflow({ at: 3 }));
    expect(line(found)).toBe('ask · 3 · no-output');
    expect(found.decision.options).toEqual(['retry', 'skip', 'start-fresh']);
    expect(found.decision.instruction).toContain('Retry it, skip it, or start fresh');
    expect(proposed(found)).toEqual([]);
  });

  test.each([1, 7])('a stage that makes none (%i): ask · N · no-output', (at) => {
    expect(line(recovery(workflow({ at })))).toBe(`ask · ${at} · no-output`);
  });

  test('v3 stage 4 makes none: ask · 4 · no-output', () => {
    expect(line(recovery(workflow({ version: 3, at: 4 })))).toBe('ask · 4 · no-output');
  });

  test('what an earlier stage made is no output: spec.md says nothing of stage 4', () => {
    const files = workflow({ at: 4, files: { [`${FOLDER}/spec.md`]: '# Spec\n\nUpdated.\n' } });
    expect(line(recovery(files))).toBe('ask · 4 · no-output');
  });

  test('failed, or summary failed: ask · N · step-failed', () => {
    const options = ['retry', 'skip', 'start-fresh'];
    for (const made of [
      { status: 'failed' },
      { summary: 'failed' },
      { status: 'failed', left: ['spec-checklist.md'] },
    ]) {
      const found = recovery(workflow({ at: 3, ...made }));
      expect(line(found)).toBe('ask · 3 · step-failed');
      expect(found.decision.options).toEqual(options);
    }
  });

  test('pending: rerun · N · not-started, whatever an earlier round left', () => {
    expect(line(recovery(workflow({ at: 3, status: 'pending' })))).toBe('rerun · 3 · not-started');
    const round = { at: 3, status: 'pending', summary: 'completed', left: ['spec-checklist.md'] };
    expect(line(recovery(workflow(round)))).toBe('rerun · 3 · not-started');
  });

  test('a lock that is not stale: wait · N · locked, live', () => {
    const found = recovery(workflow({ at: 3, left: ['spec-checklist.md'], files: { [LOCK]: lockAt(59) } }));
    expect(line(found)).toBe('wait · 3 · locked');
    expect(found.liveness).toBe('live');
    expect(proposed(found)).toEqual([]);
  });

  test.each([
    ['waiting_for_user', { at: 3, status: 'waiting_for_user' }],
    ['awaiting_user', { at: 4, clarification: 'awaiting_user' }],
    ['summary needs-user-input', { at: 3, summary: 'needs-user-input' }],
    ['v2 waiting_for_user', { version: 2, at: 'CLARIFICATION', status: 'waiting_for_user' }],
  ])('%s: wait · N · awaiting-answer', (_, made) => {
    const found = recovery(workflow(made));
    expect(line(found)).toBe(`wait · ${made.at === 3 ? 3 : 4} · awaiting-answer`);
    expect(found.state?.status).toBe('waiting');
  });

  test('answers_received: resume · 4 · answers-to-apply, though the summary still asks', () => {
    const made = { at: 4, clarification: 'answers_received', summary: 'needs-user-input' };
    const found = recovery(workflow(made));
    expect(line(found)).toBe('resume · 4 · answers-to-apply');
    expect(found.decision.instruction).toContain('ask none of them again');
  });

  test.each([7, 8])('stage %i completed: none · – · completed', (at) => {
    const found = recovery(workflow({ at, status: 'completed', files: { [`${FOLDER}/spec.md`]: null } }));
    expect(line(found)).toBe('none · – · completed');
    expect(broken(found)).toEqual([]);
  });

  test('v2 COMPLETE: none · – · completed', () => {
    const found = recovery(workflow({ version: 2, at: 'COMPLETE', status: 'completed' }));
    expect(line(found)).toBe('none · – · completed');
    const torn = recovery(workflow({ version: 2, at: 'COMPLETE', status: 'in_progress' }));
    expect(line(torn)).toBe('none · – · completed');
  });

  test.each([2, 3, 4, 5])(
    'version %i: as above after migrating in memory, with a migrate proposal',
    (version) => {
      const at = version === 2 ? 'SPEC_DRAFT' : 2;
      const found = recovery(workflow({ version, at, status: 'completed' }));
      expect(line(found)).toBe('advance · 3 · step-completed');
      expect(broken(found)).toEqual(['version-current']);
      expect(found.version?.written).toBe(version);
      expect(proposed(found)[0]).toMatch(/^migrate: v\d → v/);
    },
  );

  test.each(['in_progress', 'completed', 'pending', 'failed', 'waiting_for_user'])(
    'M06 v2 at a research phase, %s: rerun · 2 · not-started, with a note',
    (status) => {
      const found = recovery(workflow({ version: 2, at: 'RESEARCH_ANALYSIS', status }));
      expect(line(found)).toBe('rerun · 2 · not-started');
      expect(found.state?.statusText).toBe(status);
      expect(found.notes.join(' ')).toContain('goes on with stage 2');
    },
  );

  test('M07 an unmapped phase: ask · – · status-unknown, no migration', () => {
    const found = recovery(workflow({ version: 2, at: 'DEEP_THOUGHT' }));
    expect(line(found)).toBe('ask · – · status-unknown');
    expect(broken(found)).toEqual(['status-known']);
    expect(proposed(found)).toEqual([]);
  });

  test('a stage above 8: ask · – · state-inconsistent, no migration', () => {
    const found = recovery(workflow({ version: 5, at: 9 }));
    expect(line(found)).toBe('ask · – · state-inconsistent');
    expect(proposed(found)).toEqual([]);
  });

  test('M08 half-migrated: ask · – · state-inconsistent, no migration', () => {
    const files = workflow({ version: 3, at: 3 });
    const torn = {
      ...files,
      [STATE]: (files[STATE] ?? '').replace('schema_version: 3', 'schema_version: 2'),
    };
    const found = recovery(torn);
    expect(line(found)).toBe('ask · – · state-inconsistent');
    expect(broken(found)).toEqual(['state-consistent']);
    expect(proposed(found)).toEqual(['repair: schema version 2 → 3']);
  });
});

describe('artifact-exists', () => {
  test('H06 a finished stage without its artifact: rerun · N · artifact-missing', () => {
    const found = recovery(workflow({ at: 5, files: { [`${FOLDER}/spec-checklist.md`]: null } }));
    expect(line(found)).toBe('rerun · 3 · artifact-missing');
    expect(broken(found)).toEqual(['artifact-exists']);
  });

  test.each([
    ['H07 empty', ''],
    ['H07 blank', ' \n\n'],
  ])('%s is missing', (_, text) => {
    const found = recovery(workflow({ at: 5, files: { [`${FOLDER}/spec.md`]: text } }));
    expect(line(found)).toBe('rerun · 2 · artifact-missing');
  });

  test('without summaries what a stage always makes is owed', () => {
    const files = { [summaryPath(2)]: null, [summaryPath(3)]: null, [`${FOLDER}/spec-checklist.md`]: null };
    expect(line(recovery(workflow({ at: 4, files })))).toBe('rerun · 3 · artifact-missing');
  });

  test('it ignores the state file, locks, summaries, and updated or conditional entries', () => {
    const listed = [
      `.specify-state.local.md`,
      '.specify.lock',
      '.stage-summaries/stage-1-summary.md',
      'figma_context.md (conditional)',
      'rtm.md (updated, conditional)',
      'gone.md (updated)',
      'analysis/mpa-challenge.md  # if the gate ran',
      'analysis/mpa-edgecases.md  # (conditional)',
      'spec.md (created, then read)',
      'briefs/FSB-*.md',
    ];
    const files = { [summaryPath(2)]: summaryText(2, 'completed', listed), [summaryPath(1)]: null };
    const found = recovery(workflow({ at: 3, status: 'completed', files }));
    expect(broken(found)).toEqual([]);
    expect(line(found)).toBe('advance · 4 · step-completed');
  });

  test('a star stands for part of a name', () => {
    const listed = summaryText(2, 'completed', ['spec.md', 'briefs/FSB-*.md']);
    const files = { [summaryPath(2)]: listed, [`${FOLDER}/briefs/FSB-001-Home.md`]: '' };
    const found = recovery(workflow({ at: 3, files }));
    expect(found.findings[0]?.message).toContain(`${FOLDER}/briefs/FSB-001-Home.md`);
  });
});

test('clarification-questions.md tells what waits', () => {
  const text =
    '# Questions\n\n## Q-001\n\nWhich limit?\n\n**Answer**: \n\n## Q-002: Who?\n\n**Answer**: all\n';
  const found = recovery(workflow({ at: 4, clarification: 'awaiting_user', files: { [QUESTIONS]: text } }));
  expect(found.state?.questions).toMatchObject([
    { id: 'Q-001', question: 'Which limit?', state: 'open' },
    { id: 'Q-002', question: 'Who?', state: 'answered' },
  ]);
});
