// Ends a mode at every call of its hub, before and after it took effect, runs it again, and compares what
// is there.
import { expect } from 'vitest';
import { engine } from '../../src/index.ts';
import { WorldError } from '../../src/model/errors.ts';
import type { Survey } from '../../src/model/repository-source.ts';
import { exhaustive } from '../exhaustive.ts';
import { type Call, type HubOptions, hubOn, type Stage, type TestHub } from './hub.ts';
import { NOW, remembered, stateOf } from './stages.ts';
import { refsOf } from './world.ts';

/** A scene: the stage as it is before, and what runs on it. */
export interface Scene {
  readonly stage: Stage;
  readonly run: (hub: TestHub) => Promise<unknown>;
}

class Crash extends Error {
  override readonly name = 'Crash';
}

/** What ends a call: a runner that is gone, an answer that is lost, and limits. */
const FAULTS = {
  crash: () => new Crash('the runner is gone'),
  lost: () => new WorldError('lost', 'No answer came.'),
  limit: () => new WorldError('rate-limited', 'The limit is reached.'),
  refused: () => new WorldError('conflict', 'Somebody was faster.'),
} as const;
export type Fault = keyof typeof FAULTS;

/** Everybody tries so many-th of the points; a prime reaches each fault. EXHAUSTIVE=1 tries all. */
const EVERY = 13;

const surveys = new Map<string, Survey>();
/** What was asked only to be counted. */
const asked = new Map<string, Promise<Survey>>();

/** A hub whose surveys are made once for equal branches: what a commit holds does not change. */
export function swift(stage: Stage, options: Partial<HubOptions> = {}): TestHub {
  const hub = hubOn(stage, { now: NOW, surveys: asked, ...options });
  const survey: TestHub['survey'] = async (target) => {
    const refs = target.kind === 'commit' ? target.revision : [...refsOf(stage.dir)];
    const key = JSON.stringify([stage.dir, refs, target]);
    const known = surveys.get(key);
    // The call itself still counts, takes its turn, and can fail.
    if (known) await hub.survey({ kind: 'commit', revision: 'main' }, NOBODY);
    const made = known ?? (await hub.survey(target, engine.asker(engine.memo(), 'deep')));
    surveys.set(key, made);
    return made;
  };
  return { ...hub, survey };
}

const NOBODY = {
  names: new Set<string>(),
  folders: new Set<string>(),
  matches: () => false,
  sites: () => [],
  isOurs: () => false,
  needs: () => [],
};

/** All calls undisturbed, for their number; then each with each fault. Gives how many points there were. */
export async function everywhere({ stage, run }: Scene, faults: readonly Fault[]): Promise<number> {
  const back = remembered(stage);
  const whole = swift(stage);
  await run(whole);
  const wanted = stateOf(stage);
  const calls: readonly Call[] = [...whole.calls];
  await run(swift(stage));
  expect(stateOf(stage)).toEqual(wanted);
  let points = 0;
  for (const [at, { name }] of calls.entries())
    for (const phase of name === 'land' ? (['before', 'after'] as const) : (['before'] as const))
      for (const fault of faults) {
        points += 1;
        if (!exhaustive && points % EVERY !== 0) continue;
        back();
        const around: HubOptions['around'] = (now, _, index) => {
          if (now === phase && index === at) throw FAULTS[fault]();
        };
        await run(swift(stage, { around })).catch((error: unknown) => {
          if (!(error instanceof Crash)) throw error;
        });
        await run(swift(stage));
        const what = `${fault} ${phase} call ${at}, ${name} ${calls[at]?.effect?.kind ?? ''}`;
        expect(stateOf(stage), what).toEqual(wanted);
      }
  back();
  return points;
}
