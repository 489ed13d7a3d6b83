// What a person's choices write into the state files of this family (RECOVERY.md; upstream's own commands).
import { choicesBy, type Edit, unfit, whoOf, writable } from '../../formkit/choices.ts';
import { inPlace, type Repaired, repairsBy } from '../../formkit/repairs.ts';
import { rowsUnder } from '../../formkit/tables.ts';
import type { ChoiceContext, Repair } from '../../model/choice.ts';
import { goesOn } from '../../model/decision.ts';
import type { MarkdownDocument } from '../../text/markdown/document.ts';
import { joinPath } from '../../text/markdown/path-lists.ts';
import { answerContext, answersGiven, touchedContext } from './context/choices.ts';
import { codec, type HumaninloopDocument } from './document.ts';
import { answerBeside, reopened, retryNode, skipNode } from './graph/choices.ts';
import { answerIndex } from './index-file/answer.ts';
import { hasLog, logCell, logged } from './index-file/logs.ts';
import { repairsOf } from './index-file/repairs.ts';
import { type Here, touched } from './record-choice.ts';
import { FOLDER, homeOf, isFeatureFolder, sharedOf } from './state-locations.ts';

type Context = ChoiceContext<HumaninloopDocument>;
type Written = Edit<HumaninloopDocument>;

/** Start fresh: the feature's folder (RECOVERY.md). Where that is shared with others, `.workflow/` alone. */
export const choices = choicesBy<HumaninloopDocument>(codec, {
  resume,
  answer: (at, question, text) => answer(writable(at), question, text),
  retry,
  skip,
  fresh({ site }, all) {
    const home = homeOf(site);
    if (isFeatureFolder(home)) return [home];
    return all ? sharedOf(home) : [joinPath(home, FOLDER)];
  },
  absent: (at) => ({ summary: goingOn(at), notes: ['There is no state file yet: A1 writes it.'] }),
});

/** @throws UserError where the decision is not one to go on by */
function goingOn(at: Context): string {
  const { action, reason, step, instruction } = at.recovery.decision;
  if (!goesOn(at.recovery.decision))
    throw unfit(at, `${action} (${reason})`, 'an interrupted workflow that may go on', instruction);
  return `resume at ${step ?? '-'}`;
}

/** The times of the state; Loop Status, a context file's status and the nodes of a graph stay as they are. */
function resume(at: Here): Written {
  const { doc, now, recovery } = at;
  const summary = goingOn(at);
  if (doc.kind === 'dag')
    return { summary, notes: ['A graph records no time of its own: nothing is written.'] };
  if (doc.kind === 'context') return { summary, doc: touchedContext(doc, now) };
  return { summary, doc: { kind: 'index', ...touched(doc, recovery.decision.step, now) } };
}

function answer(at: Here, question: string, text: string): Written {
  const { doc } = at;
  if (doc.kind === 'index') return answerIndex(at, doc, question, text);
  if (doc.kind === 'context') return answerContext(at, doc, question, text);
  return answerBeside(at);
}

/** The step runs again from its beginning: all of them may. A graph's node is set back. */
function retry(at: Here): Written {
  const { doc, now } = at;
  if (doc.kind === 'dag') return retryNode(at, doc);
  const { action, reason, step, instruction } = at.recovery.decision;
  if (action !== 'rerun' || step === null)
    throw unfit(at, `${action} (${reason})`, 'a step that was interrupted', instruction);
  const summary = `retry ${step}`;
  if (doc.kind === 'context') return { summary, doc: touchedContext(doc, now) };
  return { summary, doc: { kind: 'index', ...retryNoted(touched(doc, step, now), at, step) } };
}

/** A row of the decisions log, where the index has one; once for one time. */
function retryNoted(doc: MarkdownDocument, at: Here, step: string): MarkdownDocument {
  const decision = `Retry of ${step}`;
  const said = { agent: 'user', workflow: 'specify', decision, rationale: `Asked for by ${whoOf(at)}` };
  if (!hasLog(doc, 'decisions')) return doc;
  const written = logged(doc, 'decisions', [said], at.now);
  const [last] = rowsUnder(written, 'unified_decisions_log').slice(-1);
  const same = rowsUnder(doc, 'unified_decisions_log').some(
    (row) => logCell(row, 'decision') === decision && row.cell('timestamp') === last?.cell('timestamp'),
  );
  return same ? doc : written;
}

function skip(at: Here): Written {
  const { doc } = at;
  if (doc.kind === 'dag') return skipNode(at, doc);
  throw unfit(
    at,
    `${at.recovery.decision.step ?? 'no step'}, which the tool never passes over`,
    'a task of a graph',
    'Retry it, answer what is open, or start fresh.',
  );
}

/** Ways to repair a state that its own records prove right; nothing is guessed. */
export function repairs(at: Context): readonly Repair[] {
  const { doc, state } = at;
  if (doc === null || state === null || state.ended !== null) return [];
  return repairsBy(at, codec, inPlace(() => repaired(at, doc)) ?? []);
}

function repaired(at: Context, doc: HumaninloopDocument): readonly Repaired<HumaninloopDocument>[] {
  if (doc.kind === 'index')
    return repairsOf(doc).map((one) => ({
      ...one,
      doc: { kind: 'index', ...touched(one.doc, null, at.now) },
    }));
  const one = doc.kind === 'context' ? answersGiven(at, doc) : reopened(doc);
  return one ? [one] : [];
}
