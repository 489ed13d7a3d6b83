// `rekindle demo`: makes a sample repository, looks at it as at any other, and walks through what is seen.
import { mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { FOUR_TOOLS_COMMIT } from '../demo/four-tools.ts';
import { byHand } from '../demo/local-recovery.ts';
import { onGitHub } from '../demo/on-github.ts';
import { historyOf, makeRepository } from '../demo/repository.ts';
import { DEMO_AT } from '../demo/story.ts';
import { sideBySide, type WalkView, walkthrough } from '../demo/walkthrough.ts';
import { engine } from '../index.ts';
import { UserError } from '../model/errors.ts';
import type { Paint } from '../report/terminal/layout.ts';
import { findById } from './look/find-workflow.ts';
import { ALL_BRANCHES, commandNames, lookAt, opened } from './look/scan-options.ts';
import { inTemporaryFolder } from './temporary-folder.ts';
import { columnsFor, paintFor } from './terminal.ts';
import { readDuration } from './typed/option-values.ts';
import type { CommandLine } from './typed/program.ts';
import { FINE, type World } from './world.ts';

/** The defaults of `scan`, so that both show the same. */
const SETTINGS = {
  now: DEMO_AT,
  staleAfter: readDuration('stale-after', '7d'),
  abandonedAfter: readDuration('abandoned-after', '30d'),
};

const DEMO = { purpose: 'demo', advice: 'Use --keep DIR, or set TMPDIR.' } as const;

/** The folder that is named in lines to type where the sample was not kept. */
const SUGGESTED = 'rekindle-demo';

export async function demo({ values, noColor }: CommandLine, world: World): Promise<number> {
  const kept = values.has('keep') ? emptyFolder(values.one('keep')) : null;
  const all = values.has('all');
  const paint = paintFor(world.stdout, world.env, noColor);
  const view = { columns: columnsFor(world.stdout), paint, all };
  // One folder for everything: of two, the one that a signal ends first would leave the other behind.
  return inTemporaryFolder(DEMO, (temp, stop) => tell({ temp, kept, stop, ...view }, world));
}

interface Place {
  /** A folder that goes away. */
  readonly temp: string;
  /** The folder of the sample as it was typed; `null` where it goes away as well. */
  readonly kept: string | null;
  readonly stop: AbortSignal;
  readonly columns: number;
  readonly paint: Paint;
  /** Whether all of it is told. */
  readonly all: boolean;
}

async function tell({ temp, kept, stop, ...view }: Place, world: World): Promise<number> {
  const { env } = world;
  const folder = (name: string) => {
    const made = path.join(temp, name);
    mkdirSync(made);
    return made;
  };
  const dir = kept ?? folder('sample');
  await makeRepository(dir, env, stop);
  const look = { target: ALL_BRANCHES, settings: SETTINGS, only: null };
  const { report } = await lookAt(await opened(dir, world), look, world);
  stop.throwIfAborted();
  const named = kept ?? SUGGESTED;
  const shown: WalkView = {
    ...view,
    commands: commandNames(),
    dir: named,
    kept: kept !== null,
    program: world.program(),
  };
  const told = walkthrough(report, shown);
  const other = folder('four-tools');
  await makeRepository(other, env, stop, historyOf([FOUR_TOOLS_COMMIT]));
  const beside = sideBySide((await lookAt(await opened(other, world), look, world)).report, shown);
  stop.throwIfAborted();
  const more = view.all ? await actsOf({ folder, named, stop, env }, view) : '';
  stop.throwIfAborted();
  world.stdout.write(`${told.seen}\n${beside}\n${more}${told.tries}`);
  return FINE;
}

interface Acts extends Pick<World, 'env'> {
  readonly folder: (name: string) => string;
  readonly named: string;
  readonly stop: AbortSignal;
}

/** What is done about them, in repositories of their own, so that a kept one stays as the story says. */
async function actsOf(
  { folder, named, stop, env }: Acts,
  view: Pick<WalkView, 'columns' | 'paint'>,
): Promise<string> {
  const find = (id: string, looked: Parameters<typeof findById>[1]) => findById(id, looked, { engine });
  const stage = { dir: folder('by-hand'), named, ...view, settings: SETTINGS, stop, find };
  const turns = await byHand(stage, env);
  stop.throwIfAborted();
  const onPaper = await onGitHub({ dir: folder('github'), env, stop }, view);
  return `${turns}\n${onPaper}\n`;
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
