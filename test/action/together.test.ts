// Two jobs for one event at the same time, in every order that matters: one effect.
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { atNight, exhaustive, share } from '../exhaustive.ts';
import type { GitHub } from '../standin/github.ts';
import { repositoryCalled } from '../standin/repositories.ts';
import { insertRun } from '../standin/runs.ts';
import { once, remembered, tidied } from './stage/exhaust.ts';
import { hurry } from './stage/hurry.ts';
import { Pair } from './stage/pair.ts';
import { goOf } from './stage/run.ts';
import { type Ready, readied, SCENARIOS } from './stage/scenarios.ts';
import { NOW } from './stage/world.ts';

hurry();

/** Meetings in random order of each scenario but the shortest; raised by whoever has the time. */
const MEETINGS = Number(process.env['MEETINGS'] ?? (exhaustive ? 50 : 1));
const SEED = Number(process.env['SEED'] ?? (exhaustive ? Date.now() % 1_000_000 : 1));
const told: string[] = [];

afterAll(() => {
  process.stdout.write(`${told.join('\n')}\nseed ${SEED}\n`);
});

type Who = 'one' | 'two';

/** A run of the event that GitHub shows as going on: one that it does not know counts as over. */
function started({ github, event }: Ready): number {
  const { world } = github;
  const found = repositoryCalled(world, event.repository);
  if (!found) throw new Error(`no repository ${event.repository}`);
  return insertRun(world, found.repo, {
    path: '.github/workflows/rekindle.yml',
    title: 'Rekindle',
    event: event.name,
    branch: event.ref.replace(/^refs\/(?:heads\/)?/, ''),
    sha: event.sha,
    status: 'in_progress',
    conclusion: null,
    by: 'ada',
  }).id;
}

async function meeting(it: Ready) {
  const runs = { one: started(it), two: started(it) };
  const pair = new Pair(it.github);
  const start = pair.states.seen();
  const checkout = remembered();
  const run = (who: Who) => () =>
    goOf(it.github, {
      mode: it.mode,
      event: it.event,
      token: it.token,
      now: NOW,
      run: runs[who],
      inputs: { ...it.inputs },
      checkout,
      ...(it.workspace === undefined ? {} : { workspace: it.workspace }),
      open: async (real) => pair.around(await real()),
    });
  const shape = async (github: GitHub) => once(JSON.stringify(tidied(await github.snapshot())));
  await pair.meet(start, { one: run('one') }, () => null);
  const writes = pair.order.flatMap((call, i) => (call.endsWith(' GET') ? [] : [i + 1]));
  const alone = { calls: pair.order.length, writes, shape: await shape(it.github) };
  return {
    alone,
    /** In an order of turns; what is left. */
    met: async (turns: readonly Who[]) => {
      const left = [...turns];
      await pair.meet(start, { one: run('one'), two: run('two') }, () => left.shift() ?? null);
      return shape(it.github);
    },
    states: () => pair.states.count,
  };
}

/** Every order of two runs with so many calls each. */
function* orders(one: number, two: number): Generator<readonly Who[]> {
  if (one + two === 0) yield [];
  if (one > 0) for (const rest of orders(one - 1, two)) yield ['one', ...rest];
  if (two > 0) for (const rest of orders(one, two - 1)) yield ['two', ...rest];
}

const [SHORTEST, ...OTHERS] = SCENARIOS;

describe('R02 C07 two jobs at once', () => {
  test('the shortest scenario, in all orders of its calls', async () => {
    const it = await readied(SHORTEST as (typeof SCENARIOS)[number]);
    const { alone, met } = await meeting(it);
    let count = 0;
    for (const turns of share([...orders(alone.calls, alone.calls)], 3)) {
      expect(await met(turns), turns.join(' ')).toBe(alone.shape);
      count += 1;
    }
    told.push(`${it.name}: ${count} orders of ${alone.calls} and ${alone.calls} calls`);
    await it.github.close();
  });

  atNight.each(OTHERS)('$name, in random orders', async (scenario) => {
    const it = await readied(scenario);
    const { alone, met, states } = await meeting(it);
    const turn = fc.constantFrom<Who>('one', 'two');
    const all = fc.array(turn, { minLength: alone.calls * 2, maxLength: alone.calls * 2 });
    const holds = fc.asyncProperty(all, async (turns) => {
      expect(await met(turns)).toBe(alone.shape);
    });
    await fc.assert(holds, { numRuns: MEETINGS, seed: SEED, endOnFailure: true });
    told.push(
      `${it.name}: ${MEETINGS} random orders of ${alone.calls} and ${alone.calls} calls, ${states()} states`,
    );
    await it.github.close();
  });

  atNight.each(OTHERS)('$name, one stopped after a write while the other runs through', async (scenario) => {
    const it = await readied(scenario);
    const { alone, met } = await meeting(it);
    const stops = alone.writes;
    for (const calls of stops) {
      const first = Array<Who>(calls).fill('two');
      const rest = Array<Who>(alone.calls * 2).fill('one');
      expect(await met([...first, ...rest]), `two stopped behind call ${calls}`).toBe(alone.shape);
    }
    told.push(`${it.name}: one stopped after each of ${stops.length} writes`);
    await it.github.close();
  });
});
