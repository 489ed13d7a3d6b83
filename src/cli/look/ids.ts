// Ids and formats for a word that is being completed; of what cannot be read nothing is said.

import { UserError } from '../../model/errors.ts';
import type { Settings } from '../../model/rule.ts';
import { forTerminal } from '../../text/escape.ts';
import type { World } from '../world.ts';
import { merged, targetsOf } from './everywhere.ts';
import { lookAt, opened } from './scan-options.ts';

/** Age says nothing of an id, so nothing is stale here. */
const AGELESS = { staleAfter: Number.MAX_SAFE_INTEGER, abandonedAfter: Number.MAX_SAFE_INTEGER } as const;

/** Ids of `rekindle list --json id`; one that a shell would not take as it stands is left out. */
export async function idsIn(dir: string, world: World): Promise<readonly string[]> {
  return orNone(async () => {
    const clone = await opened(dir, world);
    const settings: Settings = { now: world.now(), ...AGELESS };
    const looks = [];
    for (const target of targetsOf(null, clone))
      looks.push(await lookAt(clone, { target, settings, only: null }, world));
    const ids = new Set(merged(looks).map(({ id }) => id));
    return [...ids].filter((id) => /^[\w:./@+-]+$/.test(id) && forTerminal(id) === id);
  });
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
