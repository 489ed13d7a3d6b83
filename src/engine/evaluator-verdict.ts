// An evaluator's word enters here: only where the rules say `ask`, and never over a block or a wait.
import type { Verdict } from '../model/bot/verdict.ts';
import type { Current, WorkflowState } from '../model/workflow.ts';

/**
 * What each of the four decisions makes of the current step (docs/formats/project-state.md, "Where the work
 * goes on").
 */
const SAYS: Readonly<Record<Verdict['action'], Partial<Current>>> = {
  continue_task: { unclear: false, output: 'partial', manner: 'continue' },
  restart_task: { unclear: false, output: 'none', manner: 'restart', silence: 'rerun' },
  next_task: { unclear: false, output: 'complete' },
  human_review: { unclear: true },
};

/** The state as the verdict sees it; as it is where nothing was unclear, or there is no next task. */
export function withVerdict(state: WorkflowState, verdict: Verdict | undefined): WorkflowState {
  const { current } = state;
  if (!verdict || !current?.unclear) return state;
  if (verdict.action === 'next_task' && current.next === null && current.nextUnnamed !== true) return state;
  return { ...state, current: { ...current, ...SAYS[verdict.action] } };
}
