// Dispatches on servers that answer otherwise, and what is known of those that another run left.
import nock from 'nock';
import { describe, expect, test } from 'vitest';
import { land } from '../../src/github/write/apply-effects.ts';
import type { DispatchEffect } from '../../src/model/github/effects.ts';
import { intercepted } from './intercepted.ts';
import { byHand } from './odd-answers.ts';

const API = 'https://api.github.test';
const [FROM, TO] = ['a'.repeat(40), 'b'.repeat(40)];
intercepted();

describe('a dispatch of a workflow', () => {
  const effect: DispatchEffect = {
    kind: 'dispatch',
    key: 'wake:a',
    way: { kind: 'workflow-dispatch', workflow: 'agent.yml', ref: 'main', inputs: { at: 'a' } },
    payload: {},
    base: FROM,
  };
  const COMMIT = { sha: TO, tree: { sha: FROM }, message: 'x', committer: { date: '2026-11-27T12:00:00Z' } };

  /** A server on which nothing is there yet; `dispatches` answers what starts the workflow. */
  const server = (dispatches: (body: Record<string, unknown>) => readonly [number, object | undefined]) => {
    const sent: Record<string, unknown>[] = [];
    nock(API)
      .get(/git\/ref\//)
      .reply(404, { message: 'Not Found' })
      .post(/git\/commits$/)
      .times(2)
      .reply(201, COMMIT)
      .post(/git\/refs$/)
      .reply(201, {})
      .post(/agent\.yml\/dispatches$/)
      .times(2)
      .reply(async (request: Request) => {
        const body: Record<string, unknown> = JSON.parse(await request.text());
        sent.push(body);
        const [status, answer] = dispatches(body);
        return [
          status,
          answer === undefined ? '' : JSON.stringify(answer),
          { 'content-type': 'application/json' },
        ];
      });
    const { ground } = byHand((asked) => (asked.includes('matching-refs') ? [] : COMMIT));
    return { sent, ground };
  };

  test('R05 a server that does not know return_run_details is asked once more without it', async () => {
    const message = 'Invalid request.\n\n"return_run_details" is not a permitted key.';
    const { sent, ground } = server((body) =>
      'return_run_details' in body ? [400, { message }] : [204, undefined],
    );
    expect(await land(effect, ground)).toMatchObject({ outcome: 'done', url: null });
    expect(sent).toEqual([
      { ref: 'main', inputs: { at: 'a' }, return_run_details: true },
      { ref: 'main', inputs: { at: 'a' } },
    ]);
  });

  test('any other refusal is one', async () => {
    const { sent, ground } = server(() => [
      422,
      { message: "Workflow does not have 'workflow_dispatch' trigger" },
    ]);
    await expect(land(effect, ground)).rejects.toMatchObject({ refused: 'rejected' });
    expect(sent).toHaveLength(1);
  });
});

describe('what a run that ended began', () => {
  const LEFT = '2026-11-27T12:00:00Z';
  const way = { kind: 'repository-dispatch', type: 'go' } as const;
  const effect: DispatchEffect = { kind: 'dispatch', key: 'wake:a', way, payload: {}, base: FROM };
  const run = (title: string, login = 'github-actions[bot]') => ({
    display_title: title,
    path: '.github/workflows/a.yml',
    html_url: `https://github.test/${title}`,
    actor: { login },
    triggering_actor: null,
  });

  /** Looks at the list of runs give these, one after the other; `later`: seconds between the two leases. */
  const looking = (looks: readonly (readonly object[])[], later = 1) => {
    const message = 'x\n\nRekindle-Run: 5.1\nRekindle-Source: wake:a\n';
    const taken = {
      sha: TO,
      tree: { sha: FROM },
      committer: { date: new Date(Date.parse(LEFT) + later * 1000) },
    };
    nock(API)
      .post(/git\/commits$/)
      .times(2)
      .reply(201, taken)
      .post(/\/dispatches$/)
      .reply(204);
    const left = [...looks];
    const { ground, asked } = byHand((what) => {
      if (what.includes('/actions/runs/5')) return { status: 'completed', run_attempt: 1 };
      if (what.includes('/actions/runs?')) return { total_count: 1, workflow_runs: left.shift() ?? [] };
      if (what.includes('matching-refs')) return [];
      if (what.includes('/git/ref/')) return { object: { sha: FROM } };
      if (what.includes('/git/commits/')) return { tree: { sha: FROM }, message, committer: { date: LEFT } };
      return { data: {} };
    });
    return { ground, looks: () => asked.filter((what) => what.includes('/actions/runs?')) };
  };

  test('is shown a moment later: one looks again', async () => {
    const { ground, looks } = looking([[], [run('go', 'mona')], [run('go')]]);
    expect(await land(effect, ground)).toMatchObject({ outcome: 'already', url: 'https://github.test/go' });
    expect(looks()).toHaveLength(3);
    expect(looks()[0]).toContain('created=%3E%3D2026-11-27T12%3A00%3A00Z');
  });

  test('is nothing, after four looks; after one, where it was long ago', async () => {
    const recent = looking([]);
    expect(await land(effect, recent.ground)).toMatchObject({ outcome: 'done' });
    expect(recent.looks()).toHaveLength(4);
    nock.cleanAll();
    const old = looking([], 600);
    expect(await land(effect, old.ground)).toMatchObject({ outcome: 'done' });
    expect(old.looks()).toHaveLength(1);
  });

  test('has another title where its workflow gives it one: in doubt it was this', async () => {
    const { ground, looks } = looking([[run('Agent for 5')]]);
    expect(await land(effect, ground)).toMatchObject({ outcome: 'already' });
    expect(looks()).toHaveLength(1);
  });
});
