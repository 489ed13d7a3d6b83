// What a person's choices write into a workflow of sdd; there is no skipping: every item is approved or open.
import type { Change } from '../../model/change.ts';
import type { Choices, Situation } from '../../model/choice.ts';
import { answer } from './answer.ts';
import { approve } from './approve.ts';
import { checkpoint } from './checkpoint.ts';
import type { SddDocument } from './document.ts';
import { asChange, touched } from './edit.ts';
import { fresh } from './fresh.ts';
import { regress } from './regress.ts';

export const choices: Choices<SddDocument> = {
  resume: (at) => goOn(at, `resume ${at.recovery.feature}`),
  retry: (at) => goOn(at, `run ${at.recovery.decision.step ?? 'the step'} of ${at.recovery.feature} again`),
  answer,
  approve,
  fresh,
  regress,
  checkpoint,
};

/** The tool's own files say nothing of a session; those of its users that have `updated_at` say when. */
function goOn(at: Situation<SddDocument>, summary: string): Change {
  const { doc, text, now } = at;
  const writable = doc !== null && text !== null && doc.damage.length === 0;
  return writable
    ? asChange(summary, at, touched(doc, now))
    : { summary, files: [], notes: [], commit: null };
}
