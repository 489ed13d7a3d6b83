// What a person's choices write into a workflow of sdd; there is no skipping: every item is approved or open.
import type { Change } from '../../../model/change.ts';
import type { ChoiceContext, Choices } from '../../../model/choice.ts';
import { checkpoint } from '../checkpoint/checkpoint.ts';
import type { SddDocument } from '../document.ts';
import { nameOfLeaf } from '../items.ts';
import { PHASES } from '../vocabulary.ts';
import { groundOf } from '../workflow-context.ts';
import { answer } from './answer.ts';
import { approve } from './approve.ts';
import { asChange, touched, withHead } from './edit.ts';
import { regress } from './regress.ts';
import { fresh } from './start-fresh.ts';

export const choices: Choices<SddDocument> = {
  resume: (at) => presented(at) ?? goOn(at, `resume ${at.recovery.feature}`),
  retry: (at) => goOn(at, `run ${at.recovery.decision.step ?? 'the step'} of ${at.recovery.feature} again`),
  answer,
  approve,
  fresh,
  regress,
  checkpoint,
};

/**
 * A pending review is presented once more: phase, step and `current` name it, so that the tool shows this one
 * and no other. `null` where nothing waits, or the file cannot be written.
 */
function presented(at: ChoiceContext<SddDocument>): Change | null {
  const { doc, text, site, snapshot, state } = at;
  const waiting = state?.current?.waits === 'awaiting-approval' ? state.current : null;
  if (doc === null || text === null || doc.damage.length > 0 || waiting === null) return null;
  const { leaves, epics, step } = groundOf(doc, site, snapshot);
  const leaf = [...leaves, ...epics].find(({ path }) => path === waiting.item);
  const phase = PHASES.find((one) => one === waiting.id);
  if (!leaf || leaf.single || phase === undefined) return null;
  const held = phase === 'review' ? 'reviewing' : `${phase}_review`;
  const kept = step.word === 'ready_for_review' ? (step.found ?? held) : held;
  const summary = `present the ${phase} of ${nameOfLeaf(leaf)} again`;
  return asChange(summary, at, withHead(doc, { phase, step: kept, leaf }, at.now));
}

/** The tool's own files say nothing of a session; those of its users that have `updated_at` say when. */
function goOn(at: ChoiceContext<SddDocument>, summary: string): Change {
  const { doc, text, now } = at;
  const writable = doc !== null && text !== null && doc.damage.length === 0;
  return writable
    ? asChange(summary, at, touched(doc, now))
    : { summary, files: [], notes: [], commit: null };
}
