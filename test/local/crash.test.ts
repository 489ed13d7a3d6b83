// A crash at any moment loses nothing, and whoever comes next brings everything to the same end.
import { describe, expect, it } from 'vitest';
import { exhaustive, share } from '../exhaustive.ts';
import * as crash from './crash.ts';
import { endsOf, shareOf } from './ended.ts';
import { remainsOf } from './remains.ts';
import * as scenes from './scenes.ts';

/** So many processes at a time. */
const AT_ONCE = 4;
/** Beside the first end of each kind, every so many. */
const STEP = 120;
/** Of calls that were tried. */
const kinds = new Set<string>();
/** So many crashes are followed by a second one. */
const TWICE = exhaustive ? 6 : 0;
const seed = Number(process.env['REKINDLE_SEED'] ?? (exhaustive ? Date.now() % 1_000_000 : 1));

/** Numbers that look random and are the same for the same seed (a linear congruential generator). */
function* numbers(from: number): Generator<number, never> {
  for (let state = from; ; ) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    yield state;
  }
}

const SCENES = {
  'a single text': scenes.single,
  'a change of many kinds with a commit': scenes.regression,
  'the removal of a folder': scenes.removal,
  'a restore': scenes.restoration,
  'a commit': scenes.checkpoint,
  'the taking back of a removal': scenes.takingBack,
} as const;

/** By day a crash in the one of many kinds; the others, and those of the command line, at night. */
const TRIED = Object.entries(SCENES).filter(([, make]) => exhaustive || make === scenes.regression);

describe('R01 a crash', () => {
  it.each(TRIED)('in %s', async (name, make) => {
    const scene = await make();
    const before = scene.before ?? (await crash.filesOf(scene.dir));
    const calm = await crash.copyOf(scene);
    const whole = await crash.crash(calm, scene, 0);
    const { points } = whole;
    const end = await crash.stateOf(calm);
    const wrong: string[] = [];
    const seen = new Set<string>();
    const check = async (at: number, second: number | null) => {
      const dir = await crash.copyOf(scene);
      const ended = [await crash.crash(dir, scene, at)];
      if (second !== null) ended.push(await crash.crash(dir, scene, second));
      // What was left the same way before comes to the same end.
      const left = remainsOf(dir);
      if (seen.has(left)) return;
      seen.add(left);
      const where = `${at}: ${ended.map(({ points: passed }) => passed.at(-1)).join(', then ')}`;
      const lost = await crash.lostIn(dir, before);
      const gone = lost.filter((path) => !scene.replaced?.includes(path));
      if (gone.length > 0) wrong.push(`${where}: lost ${gone.join(', ')}`);
      await crash.perform(dir, scene.effects);
      const state = JSON.stringify(await crash.stateOf(dir));
      if (state !== JSON.stringify(end))
        wrong.push(`${where}: it is ${state}, expected ${JSON.stringify(end)}`);
    };
    // Not ended at all, and repeated.
    await crash.perform(calm, scene.effects);
    expect(await crash.stateOf(calm)).toEqual(end);
    const ends = share(shareOf(endsOf(whole), points, STEP, kinds), 2);
    const all = ends.map((at) => [at, null] as const);
    const random = numbers(seed);
    const pick = () => 1 + (random.next().value % points.length);
    const twice = Array.from({ length: TWICE }, () => [pick(), pick()] as const);
    await crash.inTurns([...all, ...twice], AT_ONCE, ([at, second]) => check(at, second));
    console.log(
      `${name}: ${points.length} points, ended at ${ends.length} and ${TWICE} pairs (seed ${seed})`,
    );
    expect(wrong).toEqual([]);
  });
});
