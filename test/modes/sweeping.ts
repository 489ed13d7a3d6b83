// One sweep on a stage, with what it asked, wrote and said.
import type { Survey } from '../../src/model/repository-source.ts';
import type { ModeResult } from '../../src/modes/mode-context.ts';
import type { SweepInputs } from '../../src/modes/sweep/sweep-state.ts';
import { sweep } from '../../src/modes/sweep.ts';
import { type HubOptions, hubOn, type Stage, type TestHub } from './hub.ts';
import { ago, INPUTS, index, kindsOf, NOW, type Texts } from './stages.ts';
import { commitOn, headOf, moveBranch, person } from './world.ts';

export interface Swept {
  readonly result: ModeResult;
  readonly hub: TestHub;
  /** Kinds of the effects, in the order in which they landed. */
  readonly landed: readonly string[];
  /** `warning …`, one line each. */
  readonly said: readonly string[];
  readonly page: string;
  readonly output: (name: string) => string | undefined;
}

/** What one sweep saw of branches that have not moved since, the next one sees again. */
const SURVEYS = new Map<string, Promise<Survey>>();

export async function swept(
  stage: Stage,
  inputs: Partial<SweepInputs> = {},
  options: Partial<HubOptions> = {},
): Promise<Swept> {
  const now = inputs.now === undefined ? NOW : new Date(inputs.now).toISOString().replace('.000Z', 'Z');
  const hub = hubOn(stage, { now, surveys: SURVEYS, ...options });
  return told(await sweep(hub, { ...INPUTS, ...inputs }), hub);
}

export function told(result: ModeResult, hub: TestHub): Swept {
  const { effects } = result;
  const said = effects.flatMap((one) => (one.kind === 'log' ? [`${one.level} ${one.message}`] : []));
  const pages = effects.flatMap((one) => (one.kind === 'summary' ? [one.markdown] : []));
  const outputs = effects.flatMap((one) => (one.kind === 'output' ? [[one.name, one.value] as const] : []));
  return {
    result,
    hub,
    landed: kindsOf(hub.calls),
    said,
    page: pages.join('\n'),
    output: (name) => new Map(outputs).get(name),
  };
}

/** A person pushes to a branch. */
export function pushed(
  stage: Stage,
  branch: string,
  files: Readonly<Record<string, string | null>>,
  at: string = NOW,
  by = person('ada'),
): void {
  const head = headOf(stage.dir, branch) ?? '';
  const edits = Object.entries(files).map(([path, text]) => ({ path, text }));
  const made = commitOn(stage.dir, { head, edits, message: 'work', by, at }) ?? head;
  moveBranch(stage.dir, branch, head, made);
  stage.world.moves.push({ branch, at, actor: by, kind: 'push', before: head, after: made });
}

/** It has not moved for ten days. */
export const stale = (feature: string) => index(feature, 'spec_writing', ago(10));
/** Its status means nothing to us: a person must settle it. */
export const blocked = (feature: string) => index(feature, 'nonsense', ago(2));
export const later = (days: number) => ({ now: Date.parse(NOW) + days * 86_400_000 });
/** A merge left both sides in it. */
export function conflicted(feature: string): Texts {
  const [[path, text] = ['', '']] = Object.entries(stale(feature));
  const [head = '', tail = ''] = text.split('| **Loop Status**');
  const sides =
    '<<<<<<< HEAD\n| **Loop Status** | validating |\n=======\n| **Loop Status** | scaffolding |\n>>>>>>> b';
  return { [path]: `${head}${sides}${tail.slice(tail.indexOf('\n'))}` };
}
