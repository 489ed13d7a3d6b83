// Repositories with very many branches, made in one go: each with one small workflow, or none.
import { build, type Step } from '../local/repository.ts';
import type { Stage } from './hub.ts';
import { ago, index, old, pullOf } from './stages.ts';
import { type Moved, person, refsOf, worldOf } from './world.ts';

export interface Crowd {
  readonly branches: number;
  /** Every so many branches one with a workflow: stale, blocked, old, in turn; the others have none. */
  readonly every: number;
  /** Every so many branches one with an open pull request. */
  readonly pulls: number;
}

const KINDS = [
  (name: string) => index(name, 'spec_writing', ago(12)),
  (name: string) => index(name, 'nonsense', ago(2)),
  (name: string) => old(name, ago(3)),
];

/** Branches `team-N/work-M`, each with one commit on `main`, pushed over the last three years. */
export async function crowdOf({ branches, every, pulls }: Crowd): Promise<Stage> {
  const names = Array.from({ length: branches }, (_, at) => `team-${at % 17}/work-${at}`);
  const steps: Step[] = [{ id: 'main', day: 1, files: { 'README.md': 'Tides.\n' } }];
  const refs: Record<string, string> = { main: 'main' };
  for (const [at, name] of names.entries()) {
    const kind = KINDS[(at / every) % KINDS.length];
    const files = at % every === 0 && kind ? kind(`${at}-x`) : { 'work.txt': `${at}\n` };
    steps.push({ id: `b${at}`, parents: ['main'], day: 300, files });
    refs[name] = `b${at}`;
  }
  const { dir } = await build({ steps, refs });
  const heads = refsOf(dir);
  const moves = names.map((branch, at): Moved => {
    const days = 12 + Math.floor((at / branches) * 1000);
    const after = heads.get(`refs/heads/${branch}`) ?? null;
    return { branch, at: ago(days), actor: person('ada'), kind: 'push', after };
  });
  const open = names.filter((_, at) => at % pulls === 0);
  const talks = open.map((branch, at) => pullOf(at + 1, branch));
  return { dir, world: worldOf({ moves, talks, next: talks.length + 1 }) };
}
