// An empty folder on disk decides nothing: git keeps none, so that a commit of the files says the same.
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { AT, sampleRepository } from '../../commands/sample.ts';
import { build } from '../../local/repository.ts';
import { rekindle } from '../world.ts';

interface Row {
  readonly id: string;
  readonly path: string;
  readonly decision: unknown;
  readonly findings: unknown;
}

async function rowsOf(dir: string, ...where: readonly string[]): Promise<readonly unknown[]> {
  const { out } = await rekindle(['scan', dir, ...where, '--output', 'json', ...AT]);
  const { workflows, unreadable } = JSON.parse(out) as {
    readonly workflows: readonly Row[];
    readonly unreadable: readonly unknown[];
  };
  return [
    ...workflows.map(({ id, path, decision, findings }) => ({ id, path, decision, findings })),
    ...unreadable,
  ];
}

const STATE = [
  '---\ngsd_state_version: 1.0\nmilestone: v1.0\nmilestone_name: Beds\nstatus: who knows',
  'last_updated: "2026-05-06T18:40:11.000Z"\n---\n\n# Project State\n\n## Current Position\n',
  'Phase: 1 of 2 (A)\nPlan: 1/2\nStatus: who knows\n',
].join('\n');

test('gsd: a plan that the state counts and nobody sees is as unclear beside an empty folder', async () => {
  const files = {
    '.planning/STATE.md': STATE,
  };
  const { dir } = await build({ steps: [{ id: 'a', day: 1, files }], refs: { main: 'a' }, checkout: 'main' });
  const committed = await rowsOf(dir, '--branch', 'main');
  expect(committed).toMatchObject([{ decision: { action: 'ask', reason: 'unclear' } }]);
  for (const folder of ['phases', 'phases/01-a', 'phases/01-a/plans', 'phases/02-b']) {
    await mkdir(join(dir, '.planning', folder), { recursive: true });
    expect([folder, await rowsOf(dir)]).toEqual([folder, committed]);
  }
});

/** Where formats look for folders, by what holds them in the demo's repository and elsewhere. */
const FOLDERS: readonly string[] = [
  '.planning/phases/01-a',
  '.kiro/specs/next',
  '.specify/memory',
  '.specify/specs/009-next',
  '.spec-workflow/approvals/next',
  '.taskmaster/tasks',
  '_bmad-output/implementation-artifacts',
  '_bmad',
  'bmad/docs/stories',
  'conductor/tracks/next',
  'docs/superpowers/plans',
  'docs/stories',
  'openspec/changes/next/specs',
  'specs/009-next',
  'specs/009-next/contracts',
  '.sdd/workflows/a1b2c3-next',
  'changes/2026/01/02/next',
  '.project-state/p9',
  'exports',
];

test.each(['main', 'feature/user-auth'])('other formats: what is on %s decides as before', async (branch) => {
  const dir = await sampleRepository(branch);
  const before = await rowsOf(dir);
  for (const folder of FOLDERS) await mkdir(join(dir, folder), { recursive: true });
  expect(await rowsOf(dir)).toEqual(before);
});
