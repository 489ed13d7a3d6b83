// What tests of freezes share: a blocked workflow on a branch, and somebody who gives commands about it.
import type { HubOptions, Stage } from './hub.ts';
import * as scene from './orders-scene.ts';
import { type Files, NOW, pullOf, stageOf } from './stages.ts';
import { blocked } from './sweeping.ts';
import { person } from './world.ts';

const T0 = Date.parse(NOW);
const HOUR = 3_600_000;
const world = { roles: { ada: 'write', bob: 'admin' } } as const;

export const ID = 'humaninloop:1-a';

/** The workflow on the branch `work`; pull request 1 is the branch's. */
export const withPull = (files: Files = blocked('1-a')): Promise<Stage> =>
  stageOf({ branches: { work: { days: 12, files, pull: true } }, world });
export const alone = (files: Files = blocked('1-a')): Promise<Stage> =>
  stageOf({ branches: { work: { days: 12, files } }, world });

/** Somebody gives a command some hours after the scene began; its reaction and answer. */
export async function says(
  stage: Stage,
  issue: number,
  line: string,
  hours = 1,
  hub: Partial<HubOptions> = {},
): Promise<string> {
  const at = T0 + hours * HOUR;
  const comment = scene.written(stage, issue, person('ada'), line, scene.isoOf(at));
  await scene.go(stage, comment, {}, hub, at + 60_000);
  return `${scene.reactionTo(stage, comment)} ${scene.answerTo(stage, comment)}`;
}

/** One more pull request of a branch; `null`: an issue that has nothing to do with any. */
export function talkOn(stage: Stage, branch: string | null): number {
  const number = stage.world.next++;
  const talk = pullOf(number, branch ?? '');
  stage.world.talks.push(branch === null ? { ...talk, pull: null, author: person('bob') } : talk);
  return number;
}

export const talkAt = ({ world: { talks } }: Stage, number: number) =>
  talks.find((one) => one.number === number);

/** By a marker or a label, anywhere. */
export const isFrozen = ({ world: { comments, talks } }: Stage): boolean =>
  [...comments, ...talks].some(({ body }) => /^<!--.*"frozen/.test(body)) ||
  talks.some(({ labels }) => labels.includes('rekindle: frozen'));
