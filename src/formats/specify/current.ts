// What the current stage has to show for itself, for the decision.
import { wholeNumber } from '../../formkit/fields.ts';
import { currentStep } from '../../formkit/workflow-state.ts';
import type { Current } from '../../model/workflow.ts';
import { joinPath } from '../../text/markdown/path-lists.ts';
import { outputOf } from './artifacts.ts';
import { fieldAt } from './fields.ts';
import { asksAgain, isFinished, type Position } from './position.ts';
import type { QuestionState } from './questions/open-questions.ts';
import { APPLY, ASK_FOR_LOST, GO_ON, LAST, NO_SPEC, type SpecifyStage, stageBy } from './stages.ts';
import { type StateContext, summaryOf } from './state-context.ts';
import type { Summary } from './summaries/summaries.ts';

/** Loops between stages 3 and 4 are counted; for other stages the count says nothing. */
function iterationOf(stage: SpecifyStage, { doc }: StateContext): number | null {
  if (stage.number !== 3 && stage.number !== 4) return null;
  const count = wholeNumber(fieldAt(doc, 'iteration_count')?.value);
  return count !== null && count > 0 ? count : null;
}

/** What the stage said last; a question in it that was answered and processed since counts no more. */
function lastWord({ number }: SpecifyStage, ground: StateContext): Summary | null {
  const summary = summaryOf(number, ground);
  const { clarification } = ground.standing;
  const spent = number === 4 && clarification === 'processed' && summary?.status === 'needs-user-input';
  return spent ? null : summary;
}

export function currentOf(position: Position, asking: QuestionState, ground: StateContext): Current {
  const { stage, status, line } = position;
  const summary = lastWord(stage, ground);
  const finished = isFinished(position, ground) && !asking.waits;
  const failed = status === 'failed' || (status === 'in_progress' && summary?.status === 'failed');
  const silent = status === 'in_progress' && summary === null;
  const output = silent ? shownBy(stage, ground) : 'none';
  const next = stage.number < LAST ? stageBy(stage.number + 1) : null;
  const isLast = next === null && output === 'complete';
  const stuck = failed || (silent && output === 'none' && !asking.answersReady);
  return currentStep(String(stage.number), {
    iteration: iterationOf(stage, ground),
    line,
    begun: status !== 'pending',
    finished,
    failed,
    waits: asking.waits ? 'awaiting-answer' : null,
    answersReady: asking.answersReady,
    output,
    silence: isLast ? 'rerun' : 'ask',
    unclear: finished && next === null,
    next: next && String(next.number),
    how: howOf(stage, stuck, asking, ground),
    nextHow: next?.begin ?? null,
    ...(isLost(asking) ? { mayAlso: ['answer'] as const } : {}),
  });
}

/** A report that is older than the questions proves no more than that the stage began. */
function shownBy(stage: SpecifyStage, ground: StateContext): Current['output'] {
  const output = outputOf(stage, ground);
  return stage.number === 4 && output === 'complete' && asksAgain(ground) ? 'partial' : output;
}

/** The state says that answers are there, and of a question none is found: it must be asked again. */
function isLost({ answersReady, questions }: QuestionState): boolean {
  return answersReady && questions.some(({ state }) => state === 'open');
}

/** Stages that work on the spec, which is not there: its own stage was passed over. */
function lacksSpec({ number, how }: SpecifyStage, { home, snapshot }: StateContext): boolean {
  return number > 2 && /\bspec\b/.test(how) && snapshot.entry(joinPath(home, 'spec.md')) === null;
}

/** Where a person must choose, the general words say more than how the stage is run. */
function howOf(stage: SpecifyStage, stuck: boolean, asking: QuestionState, ground: StateContext): string {
  if (stuck) return '';
  if (lacksSpec(stage, ground)) return NO_SPEC;
  if (isLost(asking)) return ASK_FOR_LOST;
  if (asking.answersReady) return stage.number === 4 ? APPLY : GO_ON;
  return stage.how;
}
