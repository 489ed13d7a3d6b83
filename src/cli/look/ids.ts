// What only the repository knows of a word that is being completed; of what cannot be read nothing is said.
import { UserError } from '../../model/errors.ts';
import type { Settings } from '../../model/rule.ts';
import type { ScanWorkflow } from '../../report/scan/scan.ts';
import type { World } from '../world.ts';
import { lookEverywhere } from './everywhere.ts';
import { meantIn } from './find-workflow.ts';
import { opened } from './scan-options.ts';

/** Age says nothing of an id, so nothing is stale here. */
const AGELESS = { staleAfter: Number.MAX_SAFE_INTEGER, abandonedAfter: Number.MAX_SAFE_INTEGER } as const;

/** Ids of `rekindle list --json id`. */
export async function idsIn(dir: string, world: World): Promise<readonly string[]> {
  return orNone(async () => [...new Set((await workflowsIn(dir, world)).map(({ id }) => id))]);
}

/** Ids of the open questions of one workflow, wherever it is. */
export async function questionsIn(dir: string, id: string, world: World): Promise<readonly string[]> {
  return orNone(async () => {
    const meant = meantIn(id, await workflowsIn(dir, world));
    return [...new Set(meant.flatMap(({ pending }) => pending.map((question) => question.id)))];
  });
}

async function workflowsIn(dir: string, world: World): Promise<readonly ScanWorkflow[]> {
  const clone = await opened(dir, world);
  const settings: Settings = { now: world.now(), ...AGELESS };
  const { workflows, gone } = await lookEverywhere(null, { settings, only: null }, clone, world);
  return workflows.filter((one) => !gone.includes(one));
}

export async function branchesIn(dir: string, world: World): Promise<readonly string[]> {
  return orNone(async () => (await opened(dir, world)).branchNames());
}

export async function archivesIn(dir: string, world: World): Promise<readonly string[]> {
  return orNone(async () => (await opened(dir, world)).archives());
}

export async function formatsIn(dir: string, world: World): Promise<readonly string[]> {
  return orNone(async () => (await opened(dir, world)).engine.formats.map(({ id }) => id));
}

async function orNone(look: () => Promise<readonly string[]>): Promise<readonly string[]> {
  try {
    return await look();
  } catch (error) {
    if (error instanceof UserError) return [];
    throw error;
  }
}
