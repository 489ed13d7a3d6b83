// A recovery and a decision at a gate end at every call of store and hub in turn and are done again: all
// comes to the same.
import { describe, expect, test } from 'vitest';
import type { Evaluator } from '../../../src/model/bot/verdict.ts';
import { atNight, exhaustive } from '../../exhaustive.ts';
import type { Stage } from '../hub.ts';
import {
  Crash,
  comment,
  type End,
  endOf,
  ledger,
  lost,
  NOW,
  order,
  projectsThere,
  REPORT,
  type Report,
  recover,
  reported,
  repository,
  updatedAt,
} from './scene.ts';

const FILES = { 'tides.py': 'x = 1\n'.repeat(50) };
const UNCLEAR: Report = { ...REPORT, last_action: 'Working on...', metadata: { pending_tasks: ['deploy'] } };

/** The world as it was, with nothing of an earlier run in it. */
const fresh = (stage: Stage): Stage => ({ ...stage, world: structuredClone(stage.world) });

/** A process that is gone behind a call, and a call that no answer came to. */
const ENDS = [
  ['before', lost],
  ['after', () => new Crash('gone')],
] as const;

/** Everybody tries so many-th of the points, which reaches both phases; EXHAUSTIVE=1 tries all. */
const EVERY = 3;

type Run = (by: ReturnType<typeof ledger>) => Promise<unknown>;

/** Each call, before it and after it took effect. Gives how many points there were. */
async function everywhere(begin: () => Promise<{ run: Run; end: () => Promise<End> }>): Promise<number> {
  const whole = await begin();
  const undisturbed = ledger(-1, 'before');
  await whole.run(undisturbed);
  const wanted = await whole.end();
  let points = 0;
  for (let at = 0; at < undisturbed.calls(); at += 1)
    for (const [phase, fault] of ENDS) {
      // Before a call is behind the one before it, save for what a refusal leads to.
      if (phase === 'before' && at % 3 > 0) continue;
      points += 1;
      if (!exhaustive && points % EVERY !== 0) continue;
      const { run, end } = await begin();
      await run(ledger(at, phase, fault)).catch((error: unknown) => {
        if (!(error instanceof Error) || !/gone|No answer/.test(error.message)) throw error;
      });
      await run(ledger(-1, 'before'));
      expect(await end(), `${phase} call ${at}, ${fault().name}`).toEqual(wanted);
    }
  return points;
}

const CASES = [
  { name: 'a task that goes on', row: REPORT },
  { name: 'a question to people', row: UNCLEAR },
] as const;

describe('a recovery that is cut off anywhere', () => {
  atNight.each(CASES)('comes to the same: $name', async ({ row }) => {
    const stage = await repository(FILES);
    const points = await everywhere(async () => {
      const mine = fresh(stage);
      const id = await reported(row);
      const at = await updatedAt(id);
      const run: Run = async ({ around, over }) =>
        recover(id, mine, { around, projects: over(await projectsThere()) }, at);
      return { run, end: () => withoutId(id, mine) };
    });
    expect(points).toBeGreaterThan(12);
  });

  test('a model that says something else the second time changes nothing', async () => {
    const stage = await repository(FILES);
    const points = await everywhere(async () => {
      const mine = fresh(stage);
      const id = await reported(UNCLEAR);
      const at = await updatedAt(id);
      const run: Run = async ({ around, over }) => {
        const told = (await (await projectsThere()).history(id, 10)).some(({ kind }) => kind === 'recovery');
        const evaluator = saying(told ? 'human_review' : 'restart_task');
        return recover(id, mine, { around, evaluator, projects: over(await projectsThere()) }, at);
      };
      return { run, end: () => withoutId(id, mine) };
    });
    expect(points).toBeGreaterThan(12);
  });
});

const saying = (action: 'human_review' | 'restart_task'): Evaluator => ({
  evaluate: async () => ({ action, reasoning: 'The facts say so.' }),
});

describe('a decision at a gate that is cut off anywhere', () => {
  test.each(['/approve', '/skip'])('comes to the same: %s', async (words) => {
    const stage = await repository(FILES);
    const points = await everywhere(async () => {
      const mine = fresh(stage);
      const id = await reported(UNCLEAR);
      await recover(id, mine);
      const issue = mine.world.talks[0]?.number ?? 0;
      const event = comment(mine, issue, 'ada', words, NOW);
      const run: Run = async ({ around, over }) => {
        return order(event, id, mine, { around, projects: over(await projectsThere()) });
      };
      return { run, end: () => withoutId(id, mine) };
    });
    expect(points).toBeGreaterThan(12);
  });
});

/** Ids differ from project to project. */
async function withoutId(id: string, stage: Stage): Promise<End> {
  return JSON.parse(JSON.stringify(await endOf(id, stage)).replaceAll(id, 'ID'));
}
