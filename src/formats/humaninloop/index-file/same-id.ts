// Questions of an index that are called alike, or ask in the same words: what tells each of them.
import { rowsUnder } from '../../../formkit/tables.ts';
import { groupedBy, onceEach } from '../../../text/lookup.ts';
import type { IndexFile, IndexQuestion } from './read.ts';

const wordsOf = ({ question }: IndexQuestion) => question.replace(/\s+/g, ' ').trim().toLowerCase();
const idOf = ({ id }: IndexQuestion) => id.toUpperCase();
const roundOf = ({ id }: IndexQuestion) => /^C(\d{1,3})\.\d/i.exec(id)?.[1] ?? '';

/** Of all questions at once: each of them asks for it. Every row of an index may be a question. */
const alikeIn = onceEach(({ doc, questions }: IndexFile) => {
  const ofGaps = questions.flatMap((one) => {
    const [id, round] = [idOf(one), roundOf(one)];
    return one.gaps.map((gap) => ({ id, asked: gapIn(round, gap) }));
  });
  const idsBy = <Thing>(things: readonly Thing[], key: (one: Thing) => string, id: (one: Thing) => string) =>
    new Map([...groupedBy(things, key)].map(([name, group]) => [name, new Set(group.map(id))]));
  return {
    byId: groupedBy(questions, idOf),
    byRound: groupedBy(questions, roundOf),
    /** The ids of those that ask in the same words. */
    idsByWords: idsBy(questions, wordsOf, idOf),
    /** The ids of those that ask about a gap in an iteration. */
    idsByGap: idsBy(
      ofGaps,
      ({ asked }) => asked,
      ({ id }) => id,
    ),
    unified: new Set(rowsUnder(doc, 'unified_pending_questions').map(({ line }) => line)),
  };
});

const gapIn = (round: string, gap: string) => `${round} ${gap}`;

/** Whether there is another id than this one among them. */
const hasOther = (ids: ReadonlySet<string> | undefined, id: string): boolean =>
  ids !== undefined && ids.size > (ids.has(id) ? 1 : 0);

/** The others of its id in its table; the table of all workflows may repeat a question in short words. */
export function othersOf(asked: IndexQuestion, index: IndexFile): readonly IndexQuestion[] {
  const { byId, unified } = alikeIn(index);
  const [all, words] = [byId.get(idOf(asked)) ?? [], wordsOf(asked)];
  const inUnified = ({ line }: IndexQuestion) => line !== null && unified.has(line);
  return all.filter((one) => wordsOf(one) !== words && inUnified(one) === inUnified(asked));
}

/**
 * The question with what an answer may name to mean it alone: not the id, the words or the gap of another one
 * as well. Of one gap questions of several iterations ask in turn.
 */
export function toldBy(asked: IndexQuestion, index: IndexFile): IndexQuestion {
  if (othersOf(asked, index).length > 0) return { ...asked, id: '', gaps: [] };
  const { idsByWords, idsByGap } = alikeIn(index);
  const [id, round] = [idOf(asked), roundOf(asked)];
  return {
    ...asked,
    question: hasOther(idsByWords.get(wordsOf(asked)), id) ? '' : asked.question,
    gaps: asked.gaps.filter((gap) => !hasOther(idsByGap.get(gapIn(round, gap)), id)),
  };
}

/** The questions with other ids that are asked in the same iteration. */
export function besides(asked: IndexQuestion, index: IndexFile): readonly IndexQuestion[] {
  const id = idOf(asked);
  return (alikeIn(index).byRound.get(roundOf(asked)) ?? []).filter((one) => idOf(one) !== id);
}
