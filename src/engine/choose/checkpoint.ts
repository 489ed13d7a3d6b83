// What a change on disk is committed as: the format's own message and files, or one message for all others.
import type { Checkpoint, Differing } from '../../model/choice.ts';
import { isListedIn, isOwn } from '../../model/recovery.ts';
import type { RecoveryContext } from '../recovery-context.ts';
import { type SelectedWorkflow, situationOf } from '../selected-workflow.ts';

/** The workflow as the last commit has it. */
export type Before = SelectedWorkflow & RecoveryContext;

/** Its files are empty where nothing of the workflow differs from the last commit. @throws UserError */
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
  return (
    choices.checkpoint?.(at, {
      before: then && { state: then.state, doc: then.doc },
      paths,
      untracked,
      history: commits === 'unavailable' ? [] : commits,
    }) ?? { message: messageOf(standing), files: paths.filter((path) => belongs(path, standing)), left: [] }
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
