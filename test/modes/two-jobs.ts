// Two jobs of the mode command at the same time, their calls in any order.
import type { SupportedEvent } from '../../src/model/github/event.ts';
import { handleCommand } from '../../src/modes/command.ts';
import { hubOn, type Stage } from './hub.ts';
import * as scene from './orders-scene.ts';

const NOW = new Date(scene.NOW).toISOString().replace('.000Z', 'Z');

/** Numbers from 0 to below 1, the same for the same seed (mulberry32). */
export function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Lets two jobs run, each call on its turn; `pick` says whose it is where both wait. */
export async function together(
  stage: Stage,
  events: readonly SupportedEvent[],
  pick: () => number,
): Promise<void> {
  const waiting = new Map<number, () => void>();
  const left = { jobs: events.length };
  const over = new Set<number>();
  const lives = (run: number) => !over.has(run);
  let wake = () => {};
  const jobs = events.map(async (event, job) => {
    const turn = () =>
      new Promise<void>((resolve) => {
        waiting.set(job, resolve);
        wake();
      });
    const hub = hubOn(stage, { now: NOW, turn, lives, surveys: scene.SURVEYS });
    await handleCommand(hub, event, scene.INPUTS);
    over.add(hub.run);
    left.jobs -= 1;
    wake();
  });
  const failed = Promise.all(jobs);
  while (left.jobs > 0) {
    if (waiting.size === left.jobs) {
      const ready = [...waiting.keys()].toSorted((a, b) => a - b);
      const chosen = ready[Math.floor(pick() * ready.length)] ?? 0;
      const go = waiting.get(chosen);
      waiting.delete(chosen);
      go?.();
    } else {
      const woken = new Promise<void>((resolve) => {
        wake = resolve;
      });
      await Promise.race([woken, failed]);
    }
  }
  await failed;
}
