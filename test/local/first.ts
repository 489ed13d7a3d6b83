// A repository that begins with one workflow and its spec, and what a survey of all branches sees of it.
import { type LocalOptions, localEdge } from '../../src/local/repository-source.ts';
import type { Snapshot } from '../../src/model/snapshot.ts';
import { toy } from './asker.ts';
import { env, type Step, state } from './repository.ts';

export const P = 'specs/1-a/.pipeline-state.md';
export const SPEC = 'specs/1-a/feature.spec.md';

export const FIRST: Step = {
  id: 'first',
  day: 1,
  files: { [P]: state('one'), [SPEC]: 'v1\n', 'README.md': 'x' },
};
export const next = (id: string, day: number, files: Step['files'], more: Partial<Step> = {}): Step => ({
  id,
  day,
  parents: ['first'],
  files: files ?? {},
  ...more,
});

export async function snapshotOf(
  dir: string,
  options: Partial<LocalOptions> = {},
  asker = toy,
): Promise<Snapshot> {
  const edge = await localEdge(dir, { env, ...options });
  const { holdings } = await edge.survey({ kind: 'branches', names: 'all' }, asker);
  const snapshot = holdings[0]?.snapshot;
  if (!snapshot) throw new Error('found nothing');
  return snapshot;
}
