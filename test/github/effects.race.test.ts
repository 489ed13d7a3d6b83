// Two runs of ours at once, their calls in any order: one effect, or two of which one stands aside.
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { land } from '../../src/github/write/apply-effects.ts';
import type { EffectResult, RemoteEffect } from '../../src/model/github/effects.ts';
import { atNight, exhaustive } from '../exhaustive.ts';
import type { GitHub } from '../standin/github.ts';
import { check, every, groundOf, ONE, REPO, startEffects, TWO } from './effects-scene.ts';

let github: GitHub;
beforeAll(async () => {
  github = await startEffects();
});
beforeEach(() => github.reset());
afterEach(() => expect(github.problems).toEqual([]));
afterAll(() => github.close());

/** Both perform it, their calls in this order; then one of them once more. */
async function raced(effect: RemoteEffect, order: readonly string[]): Promise<readonly EffectResult[]> {
  const grounds = await Promise.all([groundOf(github, ONE), groundOf(github, TWO)]);
  github.turns.schedule(order);
  const outcomes = await Promise.all(
    grounds.map(async (ground, i) => {
      try {
        return await land(effect, ground);
      } finally {
        github.turns.leave(i === 0 ? 'one' : 'two');
      }
    }),
  );
  github.turns.clear();
  const [first] = grounds;
  return first ? [...outcomes, await land(effect, first)] : [];
}

const ORDERS = fc.array(fc.constantFrom('one', 'two'), { minLength: 2, maxLength: 24 });

const EXACT = [
  'comment',
  'comment that is made once',
  'commit',
  'pull-request',
  'mention',
  'react',
  'label',
  'archive-ref',
  'close',
];

describe('R02 A04 two at once', () => {
  atNight.each(EXACT)('%s: the world is as if there had been one', async (name) => {
    const effect = every(github).find(([one]) => one === name)?.[1];
    if (!effect) throw new Error(`no effect ${name}`);
    await land(effect, await groundOf(github));
    const world = await github.snapshot();
    const orders = fc.asyncProperty(ORDERS, async (order) => {
      github.reset();
      const outcomes = await raced(effect, order);
      expect(outcomes.map(({ outcome }) => outcome)).not.toContain('foreign');
      expect(outcomes.at(-1)?.outcome).toBe('already');
      expect(new Set(outcomes.map(({ number }) => number)).size).toBe(1);
      expect(await github.snapshot()).toEqual(world);
    });
    const both = ['one', 'two'];
    const examples = [[[...both, ...both, ...both, ...both, ...both, ...both]], [both]] as [string[]][];
    await fc.assert(orders, { numRuns: exhaustive ? 6 : 2, examples });
  });

  atNight('issue: the younger of two is closed, and nothing else is left of it', async () => {
    const effect = every(github).find(([, { kind }]) => kind === 'issue')?.[1];
    if (!effect) throw new Error('no issue');
    await fc.assert(
      fc.asyncProperty(ORDERS, async (order) => {
        github.reset();
        const outcomes = await raced(effect, order);
        const made = github.world.rows.issues.all().filter(({ title }) => title === 'Workflows');
        const [oldest, ...others] = made.toSorted((a, b) => a.number - b.number);
        expect(oldest?.state).toBe('open');
        expect(others.map(({ state }) => state)).toEqual(others.map(() => 'closed'));
        expect(outcomes.map(({ number }) => number)).toEqual(outcomes.map(() => oldest?.number));
        expect(outcomes.at(-1)?.outcome).toBe('already');
      }),
      { numRuns: exhaustive ? 6 : 2 },
    );
  });

  test('check-run: two may stay, for GitHub takes none away; both say the same', async () => {
    const effect = every(github)[0]?.[1];
    if (!effect) throw new Error('no check run');
    await fc.assert(
      fc.asyncProperty(ORDERS, async (order) => {
        github.reset();
        const outcomes = await raced(effect, order);
        const made = github.world.rows.checkRuns.all();
        expect(made.length).toBeLessThanOrEqual(2);
        expect(new Set(made.map(({ output, conclusion }) => `${conclusion} ${output.title}`)).size).toBe(1);
        expect(outcomes.at(-1)).toMatchObject({ outcome: 'already', number: made.at(-1)?.id });
      }),
      { numRuns: exhaustive ? 6 : 2 },
    );
  });

  atNight('G03 commits on one branch for two ends: one lands, for the other the ground moved', async () => {
    const one = every(github).find(([name]) => name === 'commit')?.[1];
    if (one?.kind !== 'commit') throw new Error('no commit');
    const two = { ...one, key: 'commit:b', edits: [{ path: 'state.md', text: 'other\n' }] };
    await fc.assert(
      fc.asyncProperty(ORDERS, async (order) => {
        github.reset();
        const grounds = await Promise.all([groundOf(github, ONE), groundOf(github, TWO)]);
        github.turns.schedule(order);
        const outcomes = await Promise.all(
          grounds.map(async (ground, i) => {
            const landed = await land(i === 0 ? one : two, ground);
            github.turns.leave(i === 0 ? 'one' : 'two');
            return landed;
          }),
        );
        expect(outcomes.map(({ outcome }) => outcome).toSorted()).toEqual(['done', 'moved']);
        const done = outcomes.find(({ outcome }) => outcome === 'done');
        expect(github.tip(REPO, 'work')).toBe(done?.sha);
      }),
      { numRuns: exhaustive ? 6 : 2 },
    );
  });
});

const NAMED = [
  ['one', 'neutral', 'A left'],
  ['two', 'action_required', 'B left'],
] as const;

test('R02 two jobs that end at once both stand in the one check run that is shown', async () => {
  const orders = fc.asyncProperty(ORDERS, async (order) => {
    github.reset();
    const effects = NAMED.map(([job, conclusion, title]) =>
      check(github, 0, { key: 'guard:a', job, conclusion, title }),
    );
    const grounds = await Promise.all([groundOf(github, ONE), groundOf(github, TWO)]);
    github.turns.schedule(order);
    await Promise.all(
      grounds.map(async (ground, at) => {
        const effect = effects[at];
        if (effect) await land(effect, ground);
        github.turns.leave(at === 0 ? 'one' : 'two');
      }),
    );
    github.turns.clear();
    const shown = github.world.rows.checkRuns.all().at(-1);
    expect(shown?.conclusion).toBe('action_required');
    for (const [, , title] of NAMED) expect(shown?.output.title).toContain(title);
  });
  await fc.assert(orders, { numRuns: exhaustive ? 200 : 20 });
});
