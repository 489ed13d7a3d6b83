// Open questions and clarifying gaps belong together (RECOVERY.md); one question may cover several gaps.
import { cellOf } from '../../formkit/tables.ts';
import type { Breach, Rule } from '../../model/rule.ts';
import { covers, withAnswers } from './answers.ts';
import type { HumaninloopDocument } from './document.ts';
import { type Gap, type IndexFile, type IndexQuestion, loopStatusOf, readIndex } from './index-file/read.ts';

export const pendingQuestionsMatch: Rule<HumaninloopDocument> = {
  id: 'pending-questions-match',
  summary: 'Open questions and clarifying gaps belong together, by their links or by their number',
  severity: 'error',
  consequence: 'ask',
  reason: 'state-inconsistent',
  check: ({ doc }) => (doc?.kind === 'index' ? mismatches(withAnswers(readIndex(doc))) : []),
};

export function mismatches(index: IndexFile): readonly Breach[] {
  const status = loopStatusOf(index);
  if (status === null || status === 'completed' || status === 'terminated') return [];
  const asked = index.questions.filter(({ ofLoop }) => ofLoop);
  const open = asked.filter(({ state }) => state === 'open');
  const gaps = index.gaps.filter((gap) => gap.status === 'clarifying');
  const alone = open.filter((question) => !gaps.some((gap) => covers(question, gap)));
  const counted = areCounted(asked, gaps);
  const breaches = [
    ...alone.filter(({ gaps: named }) => named.length > 0 || !counted).map((one) => withoutGap(one, gaps)),
    ...gaps.flatMap((gap) => withoutQuestion(gap, asked)),
  ];
  const live = asked.some(({ state }) => state !== 'closed');
  if (status !== 'clarifying' || live || breaches.length > 0) return breaches;
  return [withoutAny(cellOf(index.loop, 'loop_status')?.line ?? null)];
}

/**
 * Questions without a link are held against the gaps by their number (RECOVERY.md's own check): all of them
 * against all that are clarifying, or those without a link on either side.
 */
function areCounted(asked: readonly IndexQuestion[], gaps: readonly Gap[]): boolean {
  const coversNone = (question: IndexQuestion) => !gaps.some((gap) => covers(question, gap));
  const unlinked = (gap: Gap) => gap.questions.length === 0 && !asked.some((one) => covers(one, gap));
  return agree(asked, gaps) || agree(asked.filter(coversNone), gaps.filter(unlinked));
}

/** A gap whose question is answered stays clarifying until the answer is in the spec, and then no more. */
function agree(asked: readonly IndexQuestion[], gaps: readonly Gap[]): boolean {
  const open = asked.filter(({ state }) => state === 'open');
  const answered = asked.filter(({ state }) => state === 'answered');
  return open.length <= gaps.length && gaps.length <= open.length + answered.length;
}

function withoutGap(question: IndexQuestion, gaps: readonly Gap[]): Breach {
  const message =
    `${label(question)} is open, found no clarifying gap that it covers, ` +
    'expected one in the Gap Priority Queue. ' +
    'Mark its gap as clarifying, or the question as answered or deferred.';
  const evidence = { question: question.id, clarifying: gaps.map(({ id }) => id) };
  return { message, line: question.line, evidence };
}

function withoutQuestion(gap: Gap, asked: readonly IndexQuestion[]): readonly Breach[] {
  if (gap.questions.length === 0 || asked.some((question) => covers(question, gap))) return [];
  const message =
    `the gap on line ${gap.line} is clarifying and linked, found none of its questions, ` +
    'expected one. Write the question again, or set the gap back to pending.';
  return [{ message, line: gap.line, evidence: { gap: gap.id, linked: gap.questions } }];
}

function withoutAny(line: number | null): Breach {
  const message =
    'the loop is clarifying, found no question that is open or answered, expected at least one. ' +
    'Write the questions again, or set Loop Status to the phase that comes next.';
  return { message, line };
}

/** File text is quoted, so that it is not taken for our words. */
function label({ id }: IndexQuestion): string {
  return JSON.stringify(id);
}
