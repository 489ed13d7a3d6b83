// The commands that record a person's choice: scan, show the difference, ask, write, report what was done.

import type { Choice } from '../../model/choice.ts';
import type { ChangeEffect } from '../../model/effect.ts';
import { assert, UserError } from '../../model/errors.ts';
import { beginningAt } from '../../model/format.ts';
import type { Target } from '../../model/repository-source.ts';
import { beginningWords, runNoteLines } from '../../report/brief/fresh-start.ts';
import { elsewhereOf } from '../../report/copies/other-branches.ts';
import { outsideOf, outsideWords } from '../../report/free-text-answer.ts';
import { commitMessage } from '../../report/github/proposal/commit-message.ts';
import type { ScanGroup } from '../../report/scan/scan-group.ts';
import { changeFor, type ScanResult } from '../../scan-repository.ts';
import { say } from '../failure.ts';
import { briefIn, differingIn, printed, switchTo } from '../look/brief.ts';
import { type FoundWorkflow, findById, meantIn, oneIn } from '../look/find-workflow.ts';
import { branchesWith, lookAt, settingsOf, WORKTREE } from '../look/scan-options.ts';
import type { CommandLine } from '../typed/program.ts';
import { type Clone, FINE, type World } from '../world.ts';
import { doneWords } from './choice-words.ts';
import { agreed, perform } from './confirm.ts';
import { openedToWrite } from './finish-interrupted.ts';
import { commitOf, foundHere, onBranch } from './on-branch.ts';
import { tellNext } from './what-next.ts';

export async function change(typed: CommandLine, world: World): Promise<number> {
  const { command, args, values } = typed;
  const choice = command.choice?.({ args, has: values.has, one: values.one });
  assert(choice, `the command ${command.name} makes a choice`);
  const clone = await openedToWrite(values, world);
  if (!clone) return FINE;
  if (!values.has('branch')) return record(typed, choice, { clone, branch: null }, world);
  const branch = values.one('branch');
  return onBranch(branch, clone, world, (there) => record(typed, choice, { clone: there, branch }, world));
}

/** A working tree; `branch`: what a temporary one is of, `null` for the person's own. */
interface Place {
  readonly clone: Clone;
  readonly branch: string | null;
}

async function record(
  typed: CommandLine,
  typedChoice: Choice,
  { clone, branch }: Place,
  world: World,
): Promise<number> {
  const { command, values } = typed;
  const look = { target: WORKTREE, settings: settingsOf(values, world), only: null, depth: 'deep' } as const;
  const looked = await lookAt(clone, look, world);
  const meant = await meantBy(typed, looked, { clone, branch }, world);
  const { found, choice = typedChoice } = meant;
  const { id, format } = found.recovery;
  const effect = changeFor(choice, { ...(await standingOf(found, clone)), ...looked }, clone.engine);
  const branches = await branchesWith(new Set([format]), look.settings, clone, world);
  const lags = lagOf(found, looked, branches);
  const outside = outsideOf(choice, found.recovery.state);
  const odd = outside && choice.name === 'answer' ? outsideWords(choice.text, outside) : null;
  const on = branch === null ? null : { branch, message: commitMessage(choice.name, found, effect.change) };
  const changes = effect.change.files.length > 0;
  if (!changes) say(world, `${id}: ${effect.change.summary}${unchanged(effect)}`);
  else if (await agreed(choice, effect, { clone, values, lags, ...(on && { on }) }, world, odd))
    await perform(effect, clone, world, {
      done: doneWords(choice, effect),
      ...(on && { on: { branch: on.branch, commits: await commitOf(effect, on, clone) } }),
    });
  else return FINE;
  if (command.slash?.startsOver) tellBeginning(found, effect, clone, world);
  if (values.has('dry-run')) return FINE;
  const target: Target = branch === null || !changes ? WORKTREE : { kind: 'branches', names: [branch] };
  const after = await lookAt(clone, { ...look, target }, world);
  if (!command.slash?.givesBrief) tellNext(id, after, { values, branch }, world);
  else {
    const differing = target === WORKTREE ? await differingIn(clone) : null;
    const home = findById(id, after, clone);
    const brief = briefIn(after, home, { branches, differing, ...(await switchTo(home.scanned, clone)) });
    world.stdout.write(printed(brief, values.one('output')));
  }
  return FINE;
}

/** What was typed, once it is known which workflow is meant. */
interface Meant {
  readonly found: FoundWorkflow;
  /** Where the first word was no id: the choice with it as an argument. */
  readonly choice?: Choice;
}

/** @throws UserError where it cannot be told, or lies on another branch */
async function meantBy(
  typed: CommandLine,
  looked: ScanResult,
  { clone, branch }: Place,
  world: World,
): Promise<Meant> {
  const { command, id, args, values } = typed;
  const ground = { clone, settings: settingsOf(values, world), hasBranch: true };
  const find = async () =>
    branch === null ? foundHere(id, looked, ground, world) : findById(id, looked, clone);
  let found: FoundWorkflow;
  try {
    found = await find();
  } catch (error) {
    if (!(error instanceof UserError) || id === null) throw error;
    const meant = await withoutId(typed, id, looked, clone);
    if (typeof meant === 'string') throw new UserError(`${error.message} ${meant}`);
    if (meant === null) throw error;
    return meant;
  }
  const [first] = args;
  const needed = command.args.filter(({ required }) => required);
  // One word too few, of which the first names a workflow: the last one is missing, and not ID.
  if (id !== null || first === undefined || needed.length === 0) return { found };
  const isQuestion = found.scanned.pending.some((asked) => asked.id === first);
  if (isQuestion || meantIn(first, looked.report.workflows).length === 0) return { found };
  throw new UserError(
    `${command.name}: found the ID ${JSON.stringify(first)} and no ${needed.at(-1)?.name}. ` +
      `"rekindle ${command.name} --help" says more.`,
  );
}

/** A word that no workflow has for a name, and no format for a checkpoint. */
const NO_NAME = 'no name of anything: 7d1f40c2';

/**
 * ID may be left out where one workflow is open: then the first word is an argument. It counts as one where
 * the workflow takes it and would not take any word whatever, as a mistyped id might be. A text says why it
 * does not count; `null`: it cannot.
 */
async function withoutId(
  { command, args, values }: CommandLine,
  word: string,
  looked: ScanResult,
  clone: Clone,
): Promise<Meant | string | null> {
  const isId = clone.engine.formats.some((format) => word.startsWith(`${format.id}:`));
  if (isId || meantIn(word, looked.report.workflows).length > 0) return null;
  const open = meantIn(null, looked.report.workflows);
  const found = open.length === 1 ? oneIn(null, looked, clone) : null;
  if (found === null) return null;
  const [, ...others] = command.args;
  if (args.length === others.length) {
    const isQuestion = found.scanned.pending.some((asked) => asked.id === word);
    return isQuestion ? `It is a question of ${found.scanned.id}: put the answer in quotes.` : null;
  }
  const standing = { ...(await standingOf(found, clone)), ...looked };
  const tried = (first: string): Choice | UserError => {
    const choice = command.choice?.({ args: [first, ...args], has: values.has, one: values.one });
    assert(choice, `the command ${command.name} makes a choice`);
    try {
      changeFor(choice, standing, clone.engine);
      return choice;
    } catch (error) {
      if (error instanceof UserError) return error;
      throw error;
    }
  };
  if (!(tried(NO_NAME) instanceof UserError)) return null;
  const choice = tried(word);
  if (!(choice instanceof UserError)) return { found, choice };
  return `And as ${others[0]?.name ?? 'an argument'}: ${choice.message}`;
}

/** Why a choice writes nothing: what the format says of it, else that all is as it should be. */
function unchanged({ change: { notes } }: ChangeEffect): string {
  return notes.length === 0 ? '; nothing is to be changed.' : `. ${notes.join(' ')}`;
}

/** How a workflow that was removed begins again, with what its run noted for itself. */
function tellBeginning(
  { recovery }: FoundWorkflow,
  { change: { runNotes } }: ChangeEffect,
  clone: Clone,
  world: World,
): void {
  const format = clone.engine.formats.find((one) => one.id === recovery.format);
  const begins = beginningAt(format, recovery.site);
  for (const line of runNoteLines(runNotes ?? null)) say(world, line);
  if (begins) say(world, beginningWords(begins));
}

/** What is noted where the workflow lags behind another place of it; `null` where it does not. */
export function lagOf(
  found: FoundWorkflow,
  { judged }: ScanResult,
  branches: readonly ScanGroup[],
): string | null {
  const told = elsewhereOf(found, judged, branches);
  return told?.lags ? told.note : null;
}

export async function standingOf({ recovery, holding }: FoundWorkflow, clone: Clone) {
  const [by, branch] = [await clone.who(), await clone.branch()];
  return { recovery, snapshot: holding.snapshot, by, branch };
}
