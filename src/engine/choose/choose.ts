// What a person's choice makes of a workflow's files, or why it does not fit; nothing is written here.
import type { Change } from '../../model/change.ts';
import { type Choice, type ChoiceContext, MADE_BY } from '../../model/choice.ts';
import { type Decision, fitting, type Option, type Reason } from '../../model/decision.ts';
import { assert, EditError, StateError, UserError } from '../../model/errors.ts';
import type { Format } from '../../model/format.ts';
import type { Recovery } from '../../model/recovery.ts';
import { offeredFor } from '../decide.ts';
import { adviceFor } from '../instruction.ts';
import { type Making, migrate, migratedFirst } from '../migrate.ts';
import type { RecoveryContext } from '../recovery-context.ts';
import { type SelectedWorkflow, situationOf } from '../selected-workflow.ts';
import { endingChoice } from './idle.ts';
import { answered, digestOf } from './resolve-choice.ts';
import { joined, standingAfter } from './sequence.ts';
import { assertSound, withSetBack } from './validate-change.ts';

/** Choices that the decision must offer; the others have reasons of their own to be refused. */
const OFFERED: ReadonlySet<Choice['name']> = new Set<Choice['name'] & Option>([
  'resume',
  'approve',
  'retry',
  'skip',
  'accept-spec',
]);

/** Reasons for which a person may have the step run again, or pass it over, without being offered that. */
const AT_A_STEP: ReadonlySet<Reason> = new Set([
  'artifact-missing',
  'partial-work',
  'step-interrupted',
  'not-started',
]);

/** Reasons for which the files are not believed: a question that is read in them may not be what it says. */
const UNBELIEVED: ReadonlySet<Reason> = new Set([
  'state-unreadable',
  'state-conflicted',
  'state-unsafe',
  'state-unavailable',
  'state-ambiguous',
  'version-unknown',
]);

const mustBeOffered = (name: Choice['name'], reason: Reason) =>
  OFFERED.has(name) || (name === 'answer' && UNBELIEVED.has(reason));

/** What the table has and cannot be taken now is refused in the format's own words. */
const fits = (name: Choice['name'], { reason, options }: Decision) =>
  !mustBeOffered(name, reason) ||
  [...options, ...offeredFor(reason)].some((option) => option === name) ||
  ((name === 'retry' || name === 'skip') && AT_A_STEP.has(reason));

/** Choices that write no state file in the workflow's present version. */
const OF_ANY_VERSION: ReadonlySet<Choice['name']> = new Set(['migrate', 'repair', 'start-fresh']);

/**
 * The change that a choice asks for. It has no files where there is nothing to do.
 * @throws UserError where the choice does not fit the state, or the format has no such choice
 */
function choose(choice: Choice, standing: SelectedWorkflow, ground: RecoveryContext): Change {
  refuse(choice, standing.recovery, ground.format);
  const at = situationOf(standing, ground);
  const change = inWords(() => ofItsVersion(choice, standing, ground), standing.recovery);
  refuseIdle(choice, change, standing.recovery);
  assertSound(change, at, ground);
  return choice.name === 'resume' || choice.name === 'retry' ? withSetBack(change, at, ground) : change;
}

/**
 * One change of several choices, each made where the one before it leaves the workflow; what does not
 * fit in one of them stands against all. @throws UserError
 */
export function chooseInTurn(
  [first, ...others]: readonly [Choice, ...Choice[]],
  standing: SelectedWorkflow,
  ground: RecoveryContext,
): Change {
  let change = choose(first, standing, ground);
  for (const choice of others) {
    const next = standingAfter(change, standing, ground);
    if (!next)
      throw new UserError(
        `${standing.recovery.id}: what comes first leaves nothing for ${choice.name} to do. ` +
          'Give one command after the other.',
      );
    const then = choose(choice, next.standing, next.ground);
    const notes = [...new Set([...change.notes, ...then.notes])];
    change = { ...joined(change, then), notes, commit: then.commit ?? change.commit };
  }
  return change;
}

/** What writes an older state file migrates it first. */
function ofItsVersion(choice: Choice, standing: SelectedWorkflow, ground: RecoveryContext): Change {
  const old = standing.recovery.proposals.some(({ kind }) => kind === 'migrate');
  const make: Making = (one, on) => changeOf(choice, situationOf(one, on), on);
  return old && !OF_ANY_VERSION.has(choice.name)
    ? migratedFirst(make, standing, ground)
    : make(standing, ground);
}

/** @throws UserError with what fits instead */
function refuse(choice: Choice, { id, decision, liveness, proposals }: Recovery, format: Format): void {
  const { action, reason, instruction } = decision;
  const maker = MADE_BY.get(choice.name);
  if (maker !== undefined && format.choices[maker] === undefined)
    throw new UserError(`${id}: ${choice.name} means nothing to workflows of the format ${format.id}.`);
  if (choice.name === 'start-fresh' && reason === 'completed')
    throw new UserError(
      `${id}: it is finished, and starting over would remove finished work. Remove it by hand.`,
    );
  if (liveness === 'live')
    throw new UserError(`${id}: somebody is at work on it right now. Wait until the lock is gone.`);
  if (!fits(choice.name, decision)) {
    // `manual` is no command that one could type.
    const options = fitting({ decision, liveness, proposals }).map((option) =>
      option === 'manual' ? 'a correction by hand' : option,
    );
    const what = options.length === 0 ? 'Nothing is to be chosen.' : `What fits: ${options.join(', ')}.`;
    throw new UserError(
      `${id}: ${choice.name} does not fit its state (${action}, ${reason}). ${instruction} ${what}`,
    );
  }
}

/**
 * What was left out of the options as it changes nothing is no answer: the same would be asked again.
 * @throws UserError with what ends it
 */
function refuseIdle({ name }: Choice, { files }: Change, { id, decision }: Recovery): void {
  const { action, reason, options, instruction } = decision;
  if (name !== endingChoice(decision) || files.length > 0 || options.includes(name)) return;
  throw new UserError(
    `${id}: found nothing that ${name} would change, expected what ends this (${action}, ${reason}). ` +
      `${instruction} Do that by hand, or by the tool itself.`,
  );
}

/**
 * A value that cannot be written in place, or a file beside that cannot be read, is no crash; and what a
 * format advises is only what can be done now.
 */
function inWords(work: () => Change, { path, decision }: Recovery): Change {
  try {
    return work();
  } catch (error) {
    if (error instanceof UserError)
      throw new UserError(adviceFor(error.message, decision.options), { cause: error.cause });
    const why = whyNot(error, path);
    if (why === null) throw error;
    throw new UserError(`nothing was written: ${why}`, { cause: error });
  }
}

/** What the person may do about it; `null`: it is nothing of theirs. */
function whyNot(error: unknown, path: string): string | null {
  if (error instanceof EditError) return `${asSentence(error.message)} Make this change by hand.`;
  if (!(error instanceof StateError)) return null;
  const { message, line, path: other } = error.fault;
  const place = line === null ? '' : `, line ${line}`;
  return `${other ?? path}${place}: ${asSentence(message)} Correct the file first.`;
}

const asSentence = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`);

function changeOf(choice: Choice, at: ChoiceContext, { format }: RecoveryContext): Change {
  const { choices } = format;
  switch (choice.name) {
    case 'migrate':
      return migrate(format, at);
    case 'repair':
      return repair(choice.which, at, format);
    case 'start-fresh':
      return fresh(at, choices.fresh(at, choice.all));
    case 'resume':
      return choices.resume(at);
    case 'retry':
      return choices.retry(at);
    case 'skip':
      return made(choices.skip?.(at));
    case 'answer':
      return made(answered(choice, at, format));
    case 'approve':
      return made(choices.approve?.(at, choice.checkpoint));
    case 'accept-spec':
      return made(choices.acceptSpec?.(at, digestOf(choice.hash, at), choice.why));
    case 'regress':
      return made(choices.regress?.(at, choice.to, choice.reason));
  }
}

/** A choice that the format lacks was refused before. */
function made(change: Change | undefined): Change {
  assert(change, 'a choice that is made is one that the format has');
  return change;
}

function repair(which: number, at: ChoiceContext, format: Format): Change {
  const { recovery } = at;
  const repairs = recovery.proposals.filter(({ kind }) => kind === 'repair');
  const one = repairs[which - 1];
  if (one) {
    assert(one.changes, `the repair "${one.summary}" carries its change`);
    return { summary: one.summary, files: one.changes, notes: one.proof, commit: null };
  }
  const found = repairs.length === 0 ? 'no repair that the facts prove right' : `${repairs.length} repairs`;
  const hindered = repairs.length === 0 ? format.hindrance?.(at) : null;
  const none = hindered ?? adviceFor('Correct it by hand, or start fresh.', recovery.decision.options);
  const what = repairs.length === 0 ? none : 'Name one of them with --use.';
  throw new UserError(`${recovery.id}: found ${found}. ${what}`);
}

function fresh({ recovery, snapshot, state }: ChoiceContext, paths: readonly string[]): Change {
  const there = [...new Set(paths)].filter((path) => snapshot.entry(path) !== null).sort();
  const lines = state?.fileNotes ?? [];
  return {
    summary: `start fresh: ${recovery.feature}`,
    files: there.map((path) => ({ kind: 'remove', path })),
    notes: [],
    commit: null,
    ...(lines.length > 0 && { runNotes: { path: recovery.path, lines } }),
  };
}
