// The commands that record a person's choice: scan, show the difference, ask, write, report what was done.
import { changeFor, type ScanResult } from '../../handle.ts';
import { assert } from '../../model/errors.ts';
import { beginningWords, runNoteLines } from '../../report/brief/fresh-start.ts';
import { elsewhereOf } from '../../report/copies/other-branches.ts';
import { outsideOf, outsideWords } from '../../report/free-text-answer.ts';
import type { ScanGroup } from '../../report/scan/scan-group.ts';
import { say } from '../failure.ts';
import { briefIn, printed } from '../look/brief.ts';
import { type FoundWorkflow, findById } from '../look/find-workflow.ts';
import { branchesWith, lookAt, settingsOf, WORKTREE } from '../look/scan-options.ts';
import type { CommandLine } from '../typed/program.ts';
import { type Clone, FINE, type World } from '../world.ts';
import { agreed, perform } from './confirm.ts';
import { openedToWrite } from './finish-interrupted.ts';

export async function change(
  { command, args: [id = '', ...args], values }: CommandLine,
  world: World,
): Promise<number> {
  const words = { args, has: values.has, one: values.one };
  const choice = command.choice?.(words);
  assert(choice, `the command ${command.name} makes a choice`);
  const clone = await openedToWrite(values, world);
  if (!clone) return FINE;
  const look = { target: WORKTREE, settings: settingsOf(values, world), only: null, depth: 'deep' } as const;
  const looked = await lookAt(clone, look, world);
  const found = findById(id, looked, clone);
  const effect = changeFor(choice, { ...(await standingOf(found, clone)), ...looked }, clone.engine);
  const branches = await branchesWith(new Set([found.recovery.format]), look.settings, clone, world);
  const lags = lagOf(found, looked, branches);
  const outside = outsideOf(choice, found.recovery.state);
  const odd = outside && choice.name === 'answer' ? outsideWords(choice.text, outside) : null;
  if (effect.change.files.length === 0)
    say(world, `${id}: ${effect.change.summary}; nothing is to be changed.`);
  else if (await agreed(choice, effect, { clone, values, lags }, world, odd))
    await perform(effect, clone, world);
  else return FINE;
  const begins = clone.engine.formats.find((one) => one.id === found.recovery.format)?.begins;
  if (command.slash?.startsOver)
    for (const line of runNoteLines(effect.change.runNotes ?? null)) say(world, line);
  if (command.slash?.startsOver && begins) say(world, beginningWords(begins));
  if (!command.slash?.givesBrief || values.has('dry-run')) return FINE;
  const after = await lookAt(clone, look, world);
  world.stdout.write(printed(briefIn(after, findById(id, after, clone), branches), values.one('output')));
  return FINE;
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
