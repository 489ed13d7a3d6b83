// What a change results in: a state that can be read and breaks no further rule, and the steps it sets back.
import type { Change } from '../../model/change.ts';
import type { ChoiceContext } from '../../model/choice.ts';
import { assert } from '../../model/errors.ts';
import { type Step, stepName, type WorkflowState } from '../../model/workflow.ts';
import type { RecoveryContext } from '../recovery-context.ts';
import { judged } from '../usable-state.ts';
import { after } from './overlay.ts';

/** What comes out can be read, and nothing is held against it that was not before (faults M18). */
export function assertSound(change: Change, at: ChoiceContext, ground: RecoveryContext): void {
  const { summary } = change;
  if (!writesState(change, at)) return;
  const now = judgedAfter(change, at, ground);
  assert(now && now.states.length > 0, `"${summary}" leaves a state that can be read`);
  const had = new Set(at.recovery.findings.map(({ rule }) => rule));
  const broken = now.faults.find(({ rule }) => !had.has(rule));
  assert(
    !broken,
    `"${summary}" breaks no rule that held before; it breaks ${broken?.rule}: ${broken?.message}`,
  );
}

function writesState({ files }: Change, at: ChoiceContext): boolean {
  return files.some((file) => file.kind === 'write' && file.path === at.recovery.path);
}

function judgedAfter(
  { files }: Change,
  at: ChoiceContext,
  ground: RecoveryContext,
): ReturnType<typeof judged> {
  const site = { ...at.site, path: at.recovery.path };
  return judged({ ...ground, site, snapshot: after(at.snapshot, files) });
}

/** The workflow as a change leaves it; `null` where it does not write its state. */
function stateAfter(change: Change, at: ChoiceContext, ground: RecoveryContext): WorkflowState | null {
  const states = writesState(change, at) ? (judgedAfter(change, at, ground)?.states ?? []) : [];
  return states.find(({ feature }) => feature === at.state?.feature) ?? null;
}

/** A diff alone does not show that finished steps no longer count as finished. */
export function withSetBack(change: Change, at: ChoiceContext, ground: RecoveryContext): Change {
  const { state } = at;
  const now = stateAfter(change, at, ground);
  if (!state || !now) return change;
  const open = new Set(now.steps.flatMap((step) => (step.finished ? [] : [keyOf(step)])));
  const known = new Set(now.steps.map(keyOf));
  const lost = state.steps.filter(
    (step) => step.finished && step.id !== '' && (open.has(keyOf(step)) || !known.has(keyOf(step))),
  );
  if (lost.length === 0) return change;
  const names = lost.map(({ id, item }) => itemName(stepName(state, id), item)).join(', ');
  return { ...change, summary: `set back ${names}, finished before: ${change.summary}` };
}

/** A step of one item is another than the same step of the next one. */
const keyOf = ({ id, item }: Step): string => JSON.stringify([id, item ?? null]);

const itemName = (name: string, item: string | undefined): string =>
  item === undefined ? name : `${name} (${item})`;
