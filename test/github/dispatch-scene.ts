// An agent's workflow on the stand-in, and runs of ours that may be going on or over.

import type { GitHubContext } from '../../src/github/effect-context.ts';
import { land } from '../../src/github/write/apply-effects.ts';
import type { DispatchEffect, EffectResult } from '../../src/model/github/effects.ts';
import type { Call } from '../standin/calls.ts';
import type { GitHub } from '../standin/github.ts';
import { groundOf, ONE, REPO, TWO } from './effects-scene.ts';

/** A run of ours that goes on; its id. */
export function startRun(github: GitHub): number {
  const { runs } = github.world.rows;
  const [like] = runs.all();
  if (!like) throw new Error('no run to make another one of');
  const { id: _, created_at: __, updated_at: ___, ...rest } = like;
  return runs.insert({ ...rest, event: 'issue_comment', status: 'in_progress', conclusion: null }).id;
}

export function endRun(github: GitHub, id: number): void {
  github.world.rows.runs.update(id, { status: 'completed', conclusion: 'failure' });
}

/** It is run once more; the number of the attempt. */
export function rerun(github: GitHub, id: number): number {
  const attempt = (github.world.rows.runs.get(id)?.run_attempt ?? 0) + 1;
  github.world.rows.runs.update(id, { status: 'in_progress', conclusion: null, run_attempt: attempt });
  return attempt;
}

/** What a run stands on. */
export async function asRun(github: GitHub, id: number, attempt = 1, token = ONE): Promise<GitHubContext> {
  return { ...(await groundOf(github, token)), run: { id, attempt } };
}

/** Two at once, by two tokens. */
export const twoRuns = async (
  github: GitHub,
  [one, two]: readonly [number, number],
): Promise<GitHubContext[]> => [await asRun(github, one), await asRun(github, two, 1, TWO)];

/** The runner is gone before, or right behind, such a call: nothing is heard any more. */
export function crashAt(github: GitHub, at: number, when: 'before' | 'after'): void {
  const from = github.calls.length;
  const nth = ({ n }: Call) => n - from;
  if (when === 'after') github.fault({ on: (call) => nth(call) === at, kind: 'drop', when });
  github.fault({ on: (call) => nth(call) >= at, kind: 'drop', when: 'before', times: 99 });
}

export const refsLike = (github: GitHub): readonly string[] => {
  const [repo] = github.world.rows.repos.all();
  const refs = github.world.depot.of(repo?.id ?? 0).all();
  return [...refs.keys()].filter((ref) => ref.startsWith('refs/rekindle/wake/'));
};

/** Both at once, their calls in this order; behind its end all pass. */
export async function both(
  github: GitHub,
  effect: DispatchEffect,
  grounds: readonly GitHubContext[],
  order: readonly string[],
): Promise<readonly EffectResult[]> {
  github.turns.schedule(order);
  const landed = await Promise.all(
    grounds.map(async (ground, at) => {
      try {
        return await land(effect, ground);
      } finally {
        github.turns.leave(at === 0 ? 'one' : 'two');
      }
    }),
  );
  github.turns.clear();
  return landed;
}

/**
 * Every order of the steps of two. `steps`: of how many calls each consists, one that others can see first:
 * what follows it (objects that nothing points at, reads of what never changes) is seen by nobody.
 */
export function orders(steps: readonly number[]): readonly (readonly string[])[] {
  const all = (one: readonly number[], two: readonly number[]): readonly (readonly string[])[] => {
    if (one.length + two.length === 0) return [[]];
    const first = (client: string, [calls = 0]: readonly number[]) => Array<string>(calls).fill(client);
    return [
      ...(one.length > 0 ? all(one.slice(1), two).map((rest) => [...first('one', one), ...rest]) : []),
      ...(two.length > 0 ? all(one, two.slice(1)).map((rest) => [...first('two', two), ...rest]) : []),
    ];
  };
  return all(steps, steps);
}

/** Operations as `POST /git/refs`, below the repository. */
export const operationsSince = (github: GitHub, from: number): readonly string[] =>
  github.calls
    .slice(from)
    .map(({ method, path, kind }) =>
      kind === 'graphql' ? 'GraphQL' : `${method} ${path.replace(`/repos/${REPO}`, '').replace(/\?.*$/, '')}`,
    );
