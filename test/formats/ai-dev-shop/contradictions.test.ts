// Where a file says one thing in two ways, nobody guesses which is right.
import { describe, expect, test } from 'vitest';
import { broken, line, recovery } from './harness.ts';
import { pipeline, STATE } from './pipeline.ts';

const withState = (text: string, files = pipeline()) => recovery({ ...files, [STATE]: text });

const twice = (extra: string) =>
  withState((pipeline()[STATE] ?? '').replace('- status: IN_PROGRESS', `- status: IN_PROGRESS\n${extra}`));

describe('S08 S11 two places that disagree', () => {
  test.each([
    ['status', '- status: COMPLETE'],
    ['current_stage', '- current_stage: tdd'],
    ['spec_hash', `- spec_hash: sha256:${'0'.repeat(64)}`],
    ['status', '\n| Field | Value |\n|---|---|\n| status | FAILED |'],
    ['current_stage', '\n| Field | Value |\n|---|---|\n| stage | tdd |'],
  ])('%s: ask · – · state-inconsistent, with both lines', (key, extra) => {
    const found = twice(extra);
    expect(line(found)).toBe('ask · – · state-inconsistent');
    expect(found.findings[0]?.evidence).toMatchObject({ key });
    expect(found.findings[0]?.evidence['lines']).toHaveLength(2);
  });

  test('COMPLETE first and IN_PROGRESS behind it is not completed', () => {
    const text = (pipeline()[STATE] ?? '').replace(
      '- status: IN_PROGRESS',
      '- status: COMPLETE\n- status: IN_PROGRESS',
    );
    expect(line(withState(text))).toBe('ask · – · state-inconsistent');
  });

  test('the same said twice is no contradiction, nor is N/A, nor a key of another section', () => {
    for (const extra of ['- status: in-progress', '- spec_hash: N/A', '\n## Release\n\n- note: none'])
      expect(line(twice(extra)), extra).toBe('resume · programmer · partial-work');
    const later = recovery(
      pipeline({ more: ['## Handover', '', '- status: COMPLETE', '- stage: done', ''] }),
    );
    expect(line(later)).toBe('resume · programmer · partial-work');
  });

  test.each(['RUNNING', 'DISPATCHED', 'QUEUED', 'RETRYING', 'WAITING_FOR_HUMAN', 'blocked', 'in_progress'])(
    'S14 COMPLETE with a job that is %s: ask · – · state-inconsistent',
    (job_status) => {
      const found = recovery(
        pipeline({
          head: { status: 'COMPLETE', current_stage: 'done' },
          detail: { stage: 'done', job_status },
        }),
      );
      expect(line(found)).toBe('ask · – · state-inconsistent');
      const isProposed = found.proposals.some(({ kind }) => kind === 'repair');
      expect(found.decision.options.includes('repair')).toBe(isProposed);
    },
  );

  test.each(['DONE', 'N/A', 'FAILED'])('S14 COMPLETE with a job that is %s is completed', (job_status) => {
    const found = recovery(
      pipeline({ head: { status: 'COMPLETE', current_stage: 'done' }, detail: { job_status } }),
    );
    expect(line(found)).toBe('none · – · completed');
  });

  test.each(['FAILED', 'CANCELLED'])('S14 a run that is %s may leave its job as it stood', (status) => {
    const found = recovery(pipeline({ head: { status }, detail: { job_status: 'RUNNING' } }));
    expect(broken(found)).toEqual([]);
  });

  test('S02 a fence that nobody closed does not hide the list of finished stages', () => {
    const files = pipeline();
    const state = (files[STATE] ?? '').replace('## Completed Stages', '```\n\n## Completed Stages');
    expect(line(recovery({ ...files, [STATE]: state }))).toBe('block · – · state-unreadable');
  });

  test.each(['WAITING_FOR_HUMAN', 'ESCALATED'])(
    'a job of this very stage that is %s waits for a person',
    (job) => {
      const found = recovery(pipeline({ detail: { stage: 'programmer', job_status: job } }));
      expect(line(found)).toBe('wait · programmer · awaiting-approval');
    },
  );

  test('a detail that lags behind is a note', () => {
    const found = recovery(pipeline({ detail: { stage: 'tdd', job_status: 'ESCALATED' } }));
    expect(line(found)).toBe('resume · programmer · partial-work');
    expect(found.notes.join(' ')).toContain('still speaks of tdd');
    expect(found.notes.join(' ')).toContain('ended as ESCALATED');
  });
});
