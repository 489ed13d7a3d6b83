// What a change on disk is committed as: the format's own message and files, or one message for all others.
import type { Checkpoint, Differing } from '../../model/choice.ts';
import type { Reason } from '../../model/decision.ts';
import { UserError } from '../../model/errors.ts';
import { isListedIn, isOwn } from '../../model/recovery.ts';
import type { RecoveryContext } from '../recovery-context.ts';
import { type SelectedWorkflow, situationOf } from '../selected-workflow.ts';

/** The workflow as the last commit has it. */
export type Before = SelectedWorkflow & RecoveryContext;

/**
 * Its files are empty where nothing of the workflow differs from the last commit.
 * @throws UserError where no one could go on from what would be committed
 */
export function checkpoint(
  standing: SelectedWorkflow,
  before: Before | null,
  { paths, untracked }: Differing,
  ground: RecoveryContext,
): Checkpoint {
  const at = situationOf(standing, ground);
  const { choices } = ground.format;
  const commits = at.snapshot.commits();
  const then = before && situationOf(before, before);
  const made = choices.checkpoint?.(at, {
    before: then && { state: then.state, doc: then.doc },
    paths,
    untracked,
    history: commits === 'unavailable' ? [] : commits,
  }) ?? { message: messageOf(standing), files: paths.filter((path) => belongs(path, standing)), left: [] };
  assertSound(made.files, standing);
  return made;
}

/** A state may be had in part, and is not to be used so. */
const UNUSABLE: ReadonlySet<Reason> = new Set<Reason>([
  'state-unreadable',
  'state-conflicted',
  'state-unsafe',
  'state-unavailable',
  'version-unknown',
]);

/** What no one can read is never committed, not even over what was as unusable. @throws UserError */
function assertSound(files: readonly string[], { recovery }: SelectedWorkflow): void {
  const { id, path, state, decision } = recovery;
  if (files.length === 0) return;
  if (state === null || UNUSABLE.has(decision.reason))
    throw new UserError(
      `${id}: found a state that cannot be used (${JSON.stringify(path)}, ${decision.reason}), expected ` +
        `one that can. ${decision.instruction} Nothing was committed.`,
    );
}

/** Characters of a message's first line that come from files. */
const LONGEST = 120;

/** `checkpoint: FEATURE STEP STATUS` on one line; a part that is not known is left out. */
function messageOf({ recovery: { feature, state, decision } }: SelectedWorkflow): string {
  const step = state?.current?.id ?? decision.step;
  const said = [feature, step, state?.statusText ?? state?.status].filter(Boolean).join(' ');
  return `checkpoint: ${said.replace(/[\p{C}\p{Z}]+/gu, ' ').slice(0, LONGEST)}`;
}

/** The workflow's own paths, and trackers that it is listed in. */
export const belongs = (path: string, { recovery }: Pick<SelectedWorkflow, 'recovery'>): boolean =>
  isOwn(path, recovery) || isListedIn(path, recovery);
