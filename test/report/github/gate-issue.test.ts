// The issue that asks people about a reported project: whole, inert, and without a secret.
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type GateView, gateAnswer, gateIssue, gateKey } from '../../../src/report/github/gate-issue.ts';
import { hostileText } from './hostile.ts';
import { expectInert, SECRET } from './rendered.ts';

const ID = '550e8400-e29b-41d4-a716-446655440000';

/** Everything that comes from a report, a repository or a model says it. */
const viewSaying = (said: string): GateView => ({
  project: {
    id: ID,
    goal: said,
    repository: 'harbour/tides',
    repositoryId: null,
    ref: said,
    workflow: null,
    createdAt: said,
  },
  row: { task: said, agent: said, lastAction: said, at: said },
  next: said,
  gate: { projectId: ID, key: said, reason: 'Recovery requires human review', details: said },
  said,
  files: {
    file_counts: { total_files: 3, source_files: said, test_files: 1, config_files: null },
    recent_files: [said, 7, said],
    recent_count: 9,
    task_files: [{ written: said, path: said, lines: 1 }, said, { written: null, doubtful: true }],
  },
});

describe('the issue of a gate', () => {
  test('O01 O02 O03 O04 O07 O09 whatever a report, a path or a model says, nothing acts', () => {
    fc.assert(
      fc.property(hostileText, (said) => {
        const { title, body } = gateIssue(viewSaying(said));
        expectInert(body, gateKey({ projectId: ID, key: said }));
        expect(title).toBe('Project 550e8400 waits for a person');
        expectInert(gateAnswer('reply-1', { kind: 'done', order: 'skip', task: said }), 'reply-1');
      }),
      { numRuns: 60 },
    );
  });

  test('O07 a secret that the limit would cut in two is taken out whole', () => {
    const view = viewSaying('fine');
    const { body } = gateIssue({ ...view, said: `${'x'.repeat(1990)} ${SECRET}` });
    expect(body).not.toContain(SECRET.slice(0, 8));
  });

  test('O10 it stays below what GitHub takes', () => {
    const { body } = gateIssue(viewSaying('|`'.repeat(100_000)));
    expect(body.length).toBeLessThan(65_536);
    expect(body).toContain('/approve');
  });

  test('files of which nothing is known are not called absent', () => {
    const { body } = gateIssue({ ...viewSaying('fine'), files: null, row: null, next: null });
    expect(body).toContain('Nothing is known of its files.');
    expect(body).toContain('once one is listed');
  });
});
