// Every effect on GitHub lands once: performed again it finds itself, and a lost answer costs nothing.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openGround } from '../../src/github/read/repository-facts.ts';
import { land } from '../../src/github/write/apply-effects.ts';
import { WorldError } from '../../src/model/errors.ts';
import type { RemoteEffect } from '../../src/model/github/effects.ts';
import { atNight, exhaustive, share } from '../exhaustive.ts';
import type { FaultKind } from '../standin/faults.ts';
import type { GitHub } from '../standin/github.ts';
import { changes, countsSince, every, groundOf, ONE, startEffects } from './effects-scene.ts';
import { clientOf } from './scenes.ts';

let github: GitHub;
beforeAll(async () => {
  github = await startEffects();
});
beforeEach(() => github.reset());
afterEach(() => expect(github.problems).toEqual([]));
afterAll(() => github.close());

const effectOf = (name: string): RemoteEffect => {
  const found = every(github).find(([one]) => one === name)?.[1];
  if (!found) throw new Error(`no effect ${name}`);
  return found;
};

/** What each effect costs the first time, and what it costs to see that it is done. */
const COSTS: readonly (readonly [name: string, first: string, again: string])[] = [
  ['check-run', '1 read, 1 write', '1 read'],
  ['check-run with 120 annotations', '1 read, 3 write', '1 read'],
  ['comment', '2 read, 1 write', '1 read'],
  ['comment that is made once', '2 read, 1 write', '1 read'],
  ['issue', '2 read, 1 write', '1 read'],
  ['commit', '3 read, 1 graphql, 3 write', '2 read'],
  ['pull-request', '5 read, 1 graphql, 7 write', '3 read'],
  ['mention', '2 read, 1 write', '1 read'],
  ['react', '1 read, 1 write', '1 read'],
  ['react to an issue', '1 read, 1 write', '1 read'],
  ['label', '2 read, 2 write', '1 read'],
  ['archive-ref', '1 read, 1 write', '1 read'],
  ['close', '1 read, 1 write', '1 read'],
];

describe('A01 once done, done', () => {
  test.each(share(COSTS, 5))('%s costs %s, and seen again %s', async (name, first, again) => {
    const effect = effectOf(name);
    const ground = await groundOf(github);
    let from = github.calls.length;
    const done = await land(effect, ground);
    expect(done).toMatchObject({ key: effect.key, outcome: 'done' });
    const firstCosts = countsSince(github, from);
    const world = await github.snapshot();
    from = github.calls.length;
    const seen = await land(effect, ground);
    expect([firstCosts, countsSince(github, from)]).toEqual([first, again]);
    expect(seen.outcome).toBe('already');
    expect(seen.number).toBe(done.number);
    expect(await github.snapshot()).toEqual(world);
  });

  test('the table has them all', () => {
    expect(every(github).map(([name]) => name)).toEqual(COSTS.map(([name]) => name));
  });
});

/** The world after an effect that nothing disturbed. */
async function undisturbed(effect: RemoteEffect) {
  const ground = await groundOf(github);
  await land(effect, ground);
  const world = await github.snapshot();
  const writes = github.calls.filter(changes).length;
  github.reset();
  return { world, writes };
}

const FAULTS: readonly (readonly [FaultKind, 'before' | 'after'])[] = [
  ['drop', 'after'],
  ['drop', 'before'],
  ['502', 'before'],
  ['502', 'after'],
];

describe('A01 an answer that was lost at any change', () => {
  const faultsOf = (name: string) =>
    exhaustive
      ? FAULTS
      : ['commit', 'comment', 'pull-request'].includes(name)
        ? [['drop', 'after'] as const]
        : [];

  for (const [name] of COSTS)
    test.each(faultsOf(name))(`${name}: %s %s`, async (kind, when) => {
      const effect = effectOf(name);
      const { world, writes } = await undisturbed(effect);
      for (let at = 1; at <= Math.min(writes, 6); at += 1) {
        const ground = await groundOf(github);
        let seen = 0;
        github.fault({ on: (call) => changes(call) && ++seen === at, kind, when });
        const landed = await land(effect, ground);
        expect(['done', 'already']).toContain(landed.outcome);
        expect(await github.snapshot()).toEqual(world);
        github.reset();
      }
    });

  test.each(COSTS.map(([name]) => name))('A01 %s: no answer ever is lost, and nothing more', async (name) => {
    const ground = await groundOf(github);
    github.fault({ on: changes, kind: '502', times: 99 });
    await expect(land(effectOf(name), ground)).rejects.toMatchObject({ refused: 'lost' });
    // Begun twice, and each time one request.
    expect(github.calls.filter(changes)).toHaveLength(2);
  });
});

describe('refusals', () => {
  test.each<readonly [FaultKind, string, number]>(
    share(
      [
        ['401', 'token', 0],
        ['403', 'permission', 1],
        ['404', 'absent', 2],
        ['409', 'conflict', 3],
        ['410', 'gone', 4],
        ['422', 'rejected', 5],
        ['primary', 'rate-limited', 6],
        ['451', 'blocked', 7],
      ],
      5,
    ),
  )('A02 A12 %s at a writing request is %s', async (kind, refused, nth) => {
    // Each refusal at several effects, and each effect with several of them; at night all with all.
    for (const [name] of COSTS.filter((_, at) => exhaustive || (at + nth) % 4 === 0)) {
      const ground = await groundOf(github);
      github.fault({ on: (call) => call.kind === 'write', kind, times: 9 });
      const error = await land(effectOf(name), ground).then(
        (landed) => landed,
        (thrown: unknown) => thrown,
      );
      expect([name, error instanceof WorldError ? error.refused : error]).toEqual([name, refused]);
      // Where a ref of our own is refused, a branch is tried in its place.
      const tries = name === 'archive-ref' && refused === 'rejected' ? 2 : 1;
      expect(github.calls.filter(changes)).toHaveLength(tries);
      github.reset();
    }
  });

  atNight('A12 a missing permission is named', async () => {
    const ground = { ...(await groundOf(github)), client: clientOf(github, 'ghs_few', 500) };
    const [[, check] = [], , [, card] = []] = every(github);
    if (!check || !card) throw new Error('no effects');
    await expect(land(check, ground)).rejects.toMatchObject({
      refused: 'permission',
      needs: 'checks: write',
    });
    await expect(land(card, ground)).rejects.toMatchObject({
      refused: 'permission',
      needs: 'issues: write or pull-requests: write',
    });
  });

  atNight('R03 the limit of writing requests holds before each of them', async () => {
    const client = clientOf(github, ONE, 1);
    const ground = await openGround(client, { owner: 'harbour', repo: 'tides', trusted: [] });
    await expect(land(effectOf('commit'), ground)).rejects.toMatchObject({ refused: 'budget' });
    expect(client.spent().writes).toBe(1);
    expect(github.counts.write).toBe(1);
  });
});
