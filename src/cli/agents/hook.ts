// `rekindle hook`: what an agent's session is told when it begins, and a guard for when it pauses.
import { UserError } from '../../model/errors.ts';
import type { SessionFindings } from '../../report/brief/session.ts';
import { likelyOf, sessionText } from '../../report/brief/session.ts';
import { isInterrupted, isInvalidFile } from '../../report/check/validity.ts';
import { finishing, unfinishedWords } from '../../report/scan/notes.ts';
import { orList } from '../../text/suggestions.ts';
import { say } from '../failure.ts';
import { briefIn } from '../look/brief.ts';
import { foundIn } from '../look/find-workflow.ts';
import { lookAt, opened, settingsOf, tellUnfinished, WORKTREE } from '../look/scan-options.ts';
import type { Values } from '../typed/option-values.ts';
import type { CommandLine } from '../typed/program.ts';
import { type Clone, FOUND, type World } from '../world.ts';
import { type HookInput, readHookInput } from './hook-input.ts';
import { formFor, type HookAnswer, SILENT } from './hook-output.ts';
import { leftAtStop, stopLine } from './stop-guard.ts';

type Hook = (input: HookInput, values: Values, world: World) => Promise<HookAnswer>;

const HOOKS: ReadonlyMap<string, Hook> = new Map([
  ['session-start', sessionStart],
  ['stop', stop],
]);

/** What is wrong is said in one line and ends with status 1: an agent is not stopped by it. */
export async function hook({ args: [event = ''], values }: CommandLine, world: World): Promise<number> {
  try {
    const answer = HOOKS.get(event);
    if (!answer)
      throw new UserError(`EVENT: found ${JSON.stringify(event)}, expected ${orList([...HOOKS.keys()])}.`);
    const { stdout, stderr, status } = await answer(readHookInput(await world.input()), values, world);
    if (stdout !== '') world.stdout.write(stdout);
    if (stderr !== '') say(world, stderr);
    return status;
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    say(world, error.message);
    return FOUND;
  }
}

/** `-C`, else the folder that the agent names, else the one that it was started in. */
function dirOf({ cwd }: HookInput, values: Values): string {
  return values.has('C') ? values.one('C') : (cwd ?? '.');
}

const agentOf = (values: Values): string | null => (values.has('for') ? values.one('for') : null);

/**
 * As little as possible is read: what is on disk, and no other branch. Outside of a repository nothing is,
 * since an agent may be started in a home folder, or at the root of the machine.
 */
async function lookHere(clone: Clone, values: Values, world: World) {
  const look = { target: WORKTREE, settings: settingsOf(values, world), only: null };
  return lookAt(clone, look, world);
}

async function sessionStart(input: HookInput, values: Values, world: World): Promise<HookAnswer> {
  const budget = budgetIn(values);
  const dir = dirOf(input, values);
  const clone = await opened(dir, world);
  if (clone.kind !== 'worktree') return SILENT;
  const pending = tellUnfinished(clone, dir, world);
  const looked = await lookHere(clone, values, world);
  const open = foundIn(looked).filter(({ scanned }) => isInterrupted(scanned));
  const likely = likelyOf(open.map(({ scanned }) => scanned));
  const home = open.find(({ scanned }) => scanned === likely);
  const found: SessionFindings = {
    // Git is not asked what differs: a session's start is to be quick.
    brief: home ? briefIn(looked, home, { branches: [], differing: null }) : null,
    others: open.filter((one) => one !== home).map(({ scanned }) => scanned),
    unreadable: looked.report.unreadable.filter(isInvalidFile).length,
    unfinished: pending.length === 0 ? '' : `${unfinishedWords(pending, (line) => line)} ${finishing(null)}`,
  };
  const text = sessionText(found, budget);
  return text === '' ? SILENT : formFor(agentOf(values)).start(text);
}

/** Characters below which not even the first sections have room. */
const LEAST = 1_000;

/** @throws UserError for what is no number of characters */
function budgetIn(values: Values): number {
  const written = values.one('budget');
  const budget = /^\d{1,9}$/.test(written) ? Number(written) : 0;
  if (budget >= LEAST) return budget;
  throw new UserError(
    `--budget: found ${JSON.stringify(written)}, expected a number of characters, ${LEAST} or more.`,
  );
}

async function stop(input: HookInput, values: Values, world: World): Promise<HookAnswer> {
  const clone = await opened(dirOf(input, values), world);
  if (clone.kind !== 'worktree') return SILENT;
  const looked = await lookHere(clone, values, world);
  const line = stopLine(await leftAtStop(foundIn(looked), clone));
  if (line === null) return SILENT;
  const form = formFor(agentOf(values));
  // Kept at work once, an agent may stop: else it would never end.
  return values.has('block') && !input.again ? form.block(line) : form.tell(line);
}
