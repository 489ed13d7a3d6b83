// Questions of an index that are called alike, or ask in the same words: what tells each of them.
import { rowsUnder } from '../../../formkit/tables.ts';
import type { IndexFile, IndexQuestion } from './read.ts';

const wordsOf = ({ question }: IndexQuestion) => question.replace(/\s+/g, ' ').trim().toLowerCase();

/** The others of its id in its table; the table of all workflows may repeat a question in short words. */
export function othersOf(asked: IndexQuestion, { doc, questions }: IndexFile): readonly IndexQuestion[] {
  const id = asked.id.toUpperCase();
  const alike = questions.filter((one) => one.id.toUpperCase() === id && wordsOf(one) !== wordsOf(asked));
  if (alike.length === 0) return [];
  const unified = new Set(rowsUnder(doc, 'unified_pending_questions').map(({ line }) => line));
  const inUnified = ({ line }: IndexQuestion) => line !== null && unified.has(line);
  return alike.filter((one) => inUnified(one) === inUnified(asked));
}

/**
 * The question with what an answer may name to mean it alone: not the id, the words or the gap of another one
 * as well. Of one gap questions of several iterations ask in turn.
 */
export function toldBy(asked: IndexQuestion, index: IndexFile): IndexQuestion {
  if (othersOf(asked, index).length > 0) return { ...asked, id: '', gaps: [] };
  const others = index.questions.filter((one) => one.id.toUpperCase() !== asked.id.toUpperCase());
  const isAlike = others.some((one) => wordsOf(one) === wordsOf(asked));
  const shared = besides(asked, index).flatMap(({ gaps }) => gaps);
  return {
    ...asked,
    question: isAlike ? '' : asked.question,
    gaps: asked.gaps.filter((gap) => !shared.includes(gap)),
  };
}

/** The questions with other ids that are asked in the same iteration. */
export function besides(asked: IndexQuestion, { questions }: IndexFile): readonly IndexQuestion[] {
  const isOther = ({ id }: IndexQuestion) => id.toUpperCase() !== asked.id.toUpperCase();
  return questions.filter((one) => isOther(one) && roundOf(one) === roundOf(asked));
}

const roundOf = ({ id }: IndexQuestion) => /^C(\d{1,3})\.\d/i.exec(id)?.[1] ?? '';
