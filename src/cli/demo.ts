// `rekindle demo`: makes a sample repository, looks at it as at any other, and walks through what is seen.
import { mkdirSync, readdirSync } from 'node:fs';
import { UserError } from '../model/errors.ts';
import { byHand } from './demo/by-hand.ts';
import { inTemporaryFolder } from './demo/place.ts';
import { makeRepository } from './demo/repository.ts';
import { DEMO_AT } from './demo/story.ts';
import { walkthrough } from './demo/walkthrough.ts';
import { ALL_BRANCHES, commandNames, lookAt, opened } from './look.ts';
import type { Typed } from './program.ts';
import { columnsFor, paintFor } from './terminal.ts';
import { readDuration } from './values.ts';
import { FINE, type World } from './world.ts';

/** What "scan" takes where nothing is said, so that both tell the same story. */
const SETTINGS = {
  now: DEMO_AT,
  staleAfter: readDuration('stale-after', '7d'),
  abandonedAfter: readDuration('abandoned-after', '30d'),
};

/** The folder that the lines to type name where the sample was not kept. */
const SUGGESTED = 'rekindle-demo';

export async function demo(typed: Typed, world: World): Promise<number> {
  const { values } = typed;
  if (!values.has('keep'))
    return inTemporaryFolder((dir, stop) => tell({ dir, kept: null, stop }, typed, world));
  const kept = values.one('keep');
  return tell({ dir: emptyFolder(kept), kept }, typed, world);
}

interface Place {
  readonly dir: string;
  /** The folder as it was typed; `null` for one that goes away. */
  readonly kept: string | null;
  readonly stop?: AbortSignal;
}

async function tell({ dir, kept, stop }: Place, { noColor }: Typed, world: World): Promise<number> {
  const view = { columns: columnsFor(world.stdout), paint: paintFor(world.stdout, world.env, noColor) };
  await makeRepository(dir, world.env, stop);
  const look = { target: ALL_BRANCHES, settings: SETTINGS, only: null };
  const { report } = await lookAt(await opened(dir, world), look, world);
  stop?.throwIfAborted();
  const named = kept ?? SUGGESTED;
  const told = walkthrough(report, {
    ...view,
    commands: commandNames(),
    dir: named,
    kept: kept !== null,
    program: world.program(),
  });
  // Another repository, so that a kept one stays as the story says.
  const turns = await inTemporaryFolder((folder, ended) =>
    byHand({ dir: folder, named, ...view, settings: SETTINGS, stop: ended }, world.env),
  );
  stop?.throwIfAborted();
  world.stdout.write(`${told.seen}\n${turns}\n${told.tries}`);
  return FINE;
}

/** Makes a folder that is new, or takes one that is empty. @throws UserError for any other */
function emptyFolder(dir: string): string {
  try {
    mkdirSync(dir, { recursive: true });
    if (readdirSync(dir).length === 0) return dir;
  } catch (cause) {
    throw new UserError(`--keep: cannot make the folder ${JSON.stringify(dir)}. Name another.`, { cause });
  }
  throw new UserError(`--keep: found files in ${JSON.stringify(dir)}, expected a new or empty folder.`);
}
