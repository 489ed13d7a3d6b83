// Where a state says one thing in two ways: both are shown, and a person decides (faults S11, S14).
import type { Contradiction } from '../../model/workflow.ts';
import { lineAt } from './fields.ts';
import { logOf } from './log.ts';
import { LAST, nameOf, type SpecifyStage, STAGES, stageBy } from './stages.ts';
import { entryOf, type StateContext, summaryOf } from './state-context.ts';

/** All of them; a state of which the version itself is in doubt is asked nothing more. */
export function contradictionsOf(ground: StateContext): readonly Contradiction[] {
  const { doc, standing } = ground;
  const torn = doc.stated.contradictions;
  const stage = standing.stage === null ? null : stageBy(standing.stage);
  if (torn.length > 0 || !stage || standing.status === null) return torn;
  return [byLog, bySummary, byEntries, byAnswers].flatMap((by) => by(stage, ground));
}

/**
 * The log's last entry against the front matter. The log may lag behind, and stage 3 follows on stage 4 where
 * the checklist is validated again; it never runs ahead.
 */
function byLog(stage: SpecifyStage, { doc, standing }: StateContext): readonly Contradiction[] {
  const { status, line } = standing;
  const last = logOf(doc).at(-1);
  if (!last) return [];
  const front = `current_stage ${stage.number}, ${status}`;
  // What was done is a person's words, of any length: they stay in the file.
  const entry = { stage: last.stage, outcome: last.outcome, line: last.line };
  const evidence = { front_matter: { stage: stage.number, status, line }, log: entry };
  const tell = (log: string): readonly Contradiction[] => {
    const message =
      `found ${front} on line ${line ?? '-'} and the Workflow Log's last entry (line ${last.line}) ${log}, ` +
      'expected one story. Correct the one that is wrong.';
    return [{ message, line: last.line, evidence }];
  };
  const loops = stage.number === 3 && last.stage === 4;
  if (last.stage > stage.number && last.outcome === 'success' && !loops)
    return tell(`for stage ${last.stage} with SUCCESS`);
  if (last.stage !== stage.number) return [];
  if (status === 'completed' && last.outcome === 'error') return tell('for that stage with ERROR');
  return status === 'failed' && last.outcome === 'success' ? tell('for that stage with SUCCESS') : [];
}

/** A completed stage whose summary says that it failed, or still asks. */
function bySummary(stage: SpecifyStage, ground: StateContext): readonly Contradiction[] {
  const { standing } = ground;
  const summary = summaryOf(stage.number, ground);
  const applied = stage.number === 4 && standing.clarification === 'processed';
  const asks = summary?.status === 'needs-user-input' && !applied;
  if (standing.status !== 'completed' || !summary || !(asks || summary.status === 'failed')) return [];
  const message =
    `found ${nameOf(stage)} completed (line ${standing.line ?? '-'}) and its summary ${summary.path} ` +
    `${summary.status}, expected one story. Correct the one that is wrong.`;
  return [
    { message, line: standing.line, evidence: { status: standing.statusText, summary: summary.status } },
  ];
}

/** A completed stage whose own entry says otherwise; of a run that is over, the entry of any stage. */
function byEntries(stage: SpecifyStage, ground: StateContext): readonly Contradiction[] {
  const { standing } = ground;
  if (standing.status !== 'completed') return [];
  const over = stage.number >= LAST;
  const looked = over ? STAGES.filter(({ number }) => number <= stage.number) : [stage];
  return looked.flatMap((one) => {
    const entry = entryOf(one, ground);
    const word = entry?.text ?? '';
    // A stage that was left out, or whose entry was not kept, stays pending; a failed one may have been
    // passed over.
    const wrong = /^in[-_ ]progress$/i.test(word) || (one === stage && entry?.status === 'failed');
    if (!entry || !wrong) return [];
    const message =
      `found ${nameOf(stage)} completed (line ${standing.line ?? '-'}) and stages.${entry.key} ` +
      `${JSON.stringify(word)} on line ${entry.line ?? '-'}, expected one story. ` +
      'Correct the one that is wrong.';
    return [{ message, line: entry.line, evidence: { current_stage: stage.number, [entry.key]: word } }];
  });
}

/** A clarification that is completed while its answers are still awaited, or not applied. */
function byAnswers(stage: SpecifyStage, { doc, standing }: StateContext): readonly Contradiction[] {
  const { clarification, status } = standing;
  if (stage.number !== 4 || status !== 'completed' || clarification === null || clarification === 'processed')
    return [];
  const line = lineAt(doc, 'stages', 'clarification', 'clarification_status');
  const message =
    `found ${nameOf(stage)} completed (line ${standing.line ?? '-'}) and clarification_status ` +
    `${clarification} on line ${line ?? '-'}, expected "processed". Correct the one that is wrong.`;
  return [{ message, line, evidence: { status: standing.statusText, clarification_status: clarification } }];
}
