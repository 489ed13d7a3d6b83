// What a run that is COMPLETE left open: sign-offs that were never ticked, stages that were never listed.
import type { WorkflowState } from '../../model/workflow.ts';
import { counted } from '../../text/counted.ts';
import { boxesOf, isOptional, isTicked, nameOf } from './checkpoints.ts';
import { sectionsNamed } from './parse/sections.ts';
import type { PipelineContext } from './pipeline-context.ts';
import { STAGES } from './stages.ts';
import { finishedIn } from './steps.ts';

type Unsettled = NonNullable<WorkflowState['unsettled']>;

export function unsettledIn(ground: PipelineContext): Unsettled {
  return [...unticked(ground), ...unlisted(ground)];
}

function unticked({ doc }: PipelineContext): Unsettled {
  const open = boxesOf(doc).filter((box) => !isOptional(box) && !isTicked(box));
  const [first] = open;
  if (!first) return [];
  const names = open.map((box) => JSON.stringify(nameOf(box))).join(', ');
  const message =
    `found ${counted(open.length, 'sign-off')} not ticked (${names}) in a run that is COMPLETE, ` +
    'expected each to be ticked. It stays complete; tick what a person has approved, or correct the status.';
  return [{ message, line: first.line }];
}

/**
 * What a run may lack without a word: clarify makes no file of its own, there is nothing to refactor where
 * the reviews found nothing, and `done` is no work.
 */
const OPTIONAL: ReadonlySet<string> = new Set(['clarify', 'refactor', 'done']);

/** Only where the file keeps a list. */
function unlisted(ground: PipelineContext): Unsettled {
  const [list] = sectionsNamed(ground.doc, 'completed stages');
  if (!list) return [];
  const known = new Set(finishedIn(ground).map(({ stage }) => stage));
  const owed = STAGES.filter(({ id, always }) => always && !OPTIONAL.has(id));
  const missing = owed.filter((stage) => !known.has(stage)).map(({ id }) => id);
  if (missing.length === 0) return [];
  const message =
    `Completed Stages does not list ${missing.join(', ')} in a run that is COMPLETE, expected every stage. ` +
    'It stays complete; list what was done or skipped, or correct the status.';
  return [{ message, line: list.line }];
}
