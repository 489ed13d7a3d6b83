// Questions of an index that are called alike and ask something else: their id tells neither of them.
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
