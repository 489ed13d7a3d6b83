// Runs the probes one by one, takes away what each has made, and says what was proved, refused and left.
import type { Client } from '../../src/github/client/client.ts';
import { openGround } from '../../src/github/read/repository-facts.ts';
import { type Refused, WorldError } from '../../src/model/errors.ts';
import { PROBES, type Probe } from './probes.ts';
import type { Scene } from './scene.ts';

export interface Smoke {
  readonly client: Client;
  readonly owner: string;
  readonly repo: string;
  readonly stamp: string;
  readonly team: string | null;
  /** Asked once, before anything is written; `false` ends it. */
  readonly ask: (question: string) => Promise<boolean>;
  readonly tell: (line: string) => void;
}

const words = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** 0: all is proved, or refused for a reason that is no fault; 1: something is not; 2: it was not begun. */
export async function smoke({ client, owner, repo, stamp, team, ask, tell }: Smoke): Promise<number> {
  const { facts, ...ground } = await openGround(client, { owner, repo, trusted: [] });
  const name = `${ground.owner}/${ground.repo}`;
  if (facts.defaultBranch === null) {
    tell(`${name} is empty: expected at least one commit.`);
    return 2;
  }
  const { name: base, head } = facts.defaultBranch;
  tell(`On ${name} as ${ground.account}. Every name that is made has ${stamp} in it:`);
  for (const probe of PROBES) tell(`  ${probe.name}: ${probe.proves}`);
  tell('Refs, branches and labels are deleted again. An issue and a pull request stay, closed.');
  if (!(await ask(`Write all of this to ${name}? [y/N] `))) return 2;
  let failed = 0;
  for (const probe of PROBES) {
    const undo: { what: string; run: () => Promise<unknown> }[] = [];
    const later: Scene['later'] = (what, run) => undo.unshift({ what, run });
    const { held, line } = await tried(probe, { ground, stamp, base, head, team, later });
    failed += held ? 0 : 1;
    tell(line);
    for (const { what, run } of undo) {
      const left = await run().then(() => null, gone);
      failed += left === null ? 0 : 1;
      if (left !== null) tell(`left      ${what} is still there: ${left}`);
    }
  }
  tell(failed === 0 ? 'Everything is proved that this token can prove.' : `${failed} of these need a look.`);
  return failed === 0 ? 0 : 1;
}

/** What is not there any more does not have to be taken away. */
function gone(error: unknown): string | null {
  return error instanceof WorldError && error.refused === 'absent' ? null : words(error);
}

const NOT_ALLOWED: ReadonlySet<Refused> = new Set(['permission', 'actions-pull-requests']);

interface Tried {
  readonly held: boolean;
  readonly line: string;
}

async function tried(probe: Probe, scene: Scene): Promise<Tried> {
  const name = probe.name.padEnd(14);
  try {
    return { held: true, line: `proved    ${name}  ${await probe.run(scene)}` };
  } catch (error) {
    const refused = error instanceof WorldError && NOT_ALLOWED.has(error.refused);
    if (probe.mayBeRefused !== undefined && refused)
      return {
        held: true,
        line: `refused   ${name}  ${words(error)} That is no fault: ${probe.mayBeRefused}.`,
      };
    return { held: false, line: `failed    ${name}  ${words(error)}` };
  }
}
