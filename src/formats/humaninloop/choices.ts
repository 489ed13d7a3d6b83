// What a person's choices write into the state files of this family (seed 001, and upstream's own commands).
import type { Change } from '../../model/change.ts';
import type { Choices } from '../../model/choice.ts';
import type { MarkdownDocument } from '../../text/markdown/document.ts';
import { joinPath } from '../../text/markdown/paths.ts';
import { answerContext, touchedContext } from './context/choices.ts';
import type { HumaninloopDocument } from './document.ts';
import { retryNode, skipNode } from './graph/choices.ts';
import { answerIndex } from './index-file/answer.ts';
import { hasLog, logged } from './index-file/logs.ts';
import { FOLDER, homeOf, isFeatureFolder, sharedOf } from './places.ts';
import { changeOf, type Here, readable, touched, unfit, whoOf } from './record.ts';
import { rowsUnder } from './tables.ts';

export const choices: Choices<HumaninloopDocument> = { resume, answer, retry, skip, fresh };

const GOES_ON: ReadonlySet<string> = new Set(['resume', 'rerun', 'advance']);

/** The times of the state; Loop Status, a context file's status and the nodes of a graph stay as they are. */
function resume(at: Here): Change {
  const { action, reason, step, instruction, options } = at.recovery.decision;
  const asks = reason === 'awaiting-answer' && options.includes('resume');
  if (!GOES_ON.has(action) && !asks)
    throw unfit(at, `${action} (${reason})`, 'an interrupted workflow that may go on', instruction);
  const summary = `resume at ${step ?? '-'}`;
  if (at.doc === null && at.text === null)
    return nothing(summary, 'There is no state file yet: A1 writes it.');
  const { doc } = readable(at);
  if (doc.kind === 'dag') return nothing(summary, 'A graph records no time of its own: nothing is written.');
  if (doc.kind === 'context') return changeOf(at, touchedContext(doc, at.now), summary);
  return changeOf(at, { kind: 'index', ...touched(doc, step, at.now) }, summary);
}

function nothing(summary: string, note: string): Change {
  return { summary, files: [], notes: [note], commit: null };
}

function answer(at: Here, question: string, text: string): Change {
  const { doc } = readable(at);
  if (doc.kind === 'index') return answerIndex(at, doc, question, text);
  if (doc.kind === 'context') return answerContext(at, doc, question, text);
  throw unfit(
    at,
    'a graph, which holds no questions',
    'an index or a context file',
    'Answer where the tool asks, in clarification-answers.md.',
  );
}

/** The step runs again from its beginning: all of them may. A graph's node is set back. */
function retry(at: Here): Change {
  const { doc } = readable(at);
  if (doc.kind === 'dag') return retryNode(at, doc);
  const { action, reason, step, instruction } = at.recovery.decision;
  if (action !== 'rerun' || step === null)
    throw unfit(at, `${action} (${reason})`, 'a step that was interrupted', instruction);
  const summary = `retry ${step}`;
  if (doc.kind === 'context') return changeOf(at, touchedContext(doc, at.now), summary);
  const written = retryNoted(touched(doc, step, at.now), at, step);
  return changeOf(at, { kind: 'index', ...written }, summary);
}

/** A row of the decisions log, where the index has one; once for one time. */
function retryNoted(doc: MarkdownDocument, at: Here, step: string): MarkdownDocument {
  const decision = `Retry of ${step}`;
  const said = { agent: 'user', workflow: 'specify', decision, rationale: `Asked for by ${whoOf(at)}` };
  if (!hasLog(doc, 'decisions')) return doc;
  const written = logged(doc, 'decisions', [said], at.now);
  const [last] = rowsUnder(written, 'unified_decisions_log').slice(-1);
  const same = rowsUnder(doc, 'unified_decisions_log').some(
    (row) => row.cell('decision') === decision && row.cell('timestamp') === last?.cell('timestamp'),
  );
  return same ? doc : written;
}

function skip(at: Here): Change {
  const { doc } = readable(at);
  if (doc.kind === 'dag') return skipNode(at, doc);
  throw unfit(
    at,
    `${at.recovery.decision.step ?? 'no step'}, which the tool never passes over`,
    'a task of a graph',
    'Retry it, answer what is open, or start fresh.',
  );
}

/** Seed 001: the feature's folder. Elsewhere the folder is not the feature's own: `.workflow/` alone. */
function fresh({ site }: Here, all: boolean): readonly string[] {
  const home = homeOf(site);
  if (isFeatureFolder(home)) return [home];
  return all ? sharedOf(home) : [joinPath(home, FOLDER)];
}
