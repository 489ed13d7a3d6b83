// The words of answers, for an agent: those that wait to be applied, and those that were applied before.
import type { Snapshot } from '../../model/snapshot.ts';
import type { StateLocation } from '../../model/state-location.ts';
import type { Answer, GivenAnswer } from '../../model/workflow.ts';
import type { MarkdownDocument } from '../../text/markdown/document.ts';
import { besideOf, type Kept, keptAnswer, settledIn } from './answers.ts';
import type { IndexFile, IndexQuestion } from './index-file/read.ts';

/** What a person said, as the files have it. */
export interface Answers {
  /** The answer to a question; `null`: its words stand nowhere. */
  readonly of: (asked: IndexQuestion) => Answer | null;
  /** What was settled before and no question of the index asks about any more. */
  readonly applied: readonly GivenAnswer[];
}

/** More than anybody reads. */
const MOST = 50;

export function answersIn(
  index: IndexFile,
  doc: MarkdownDocument,
  site: StateLocation,
  snapshot: Snapshot,
): Answers {
  const answered = index.questions.filter(({ state }) => state !== 'open');
  const beside = answered.length === 0 ? [] : besideOf(site, snapshot);
  const placed = ({ words, line, path }: Kept): Answer => ({ text: words, line, path: path ?? site.path });
  const asked = new Set(index.questions.map(({ id }) => id.toUpperCase()));
  const rows = settledIn(doc).filter(({ named }) => !named.some((id) => asked.has(id)));
  return {
    of(one) {
      const kept = keptAnswer(one, index, doc, beside);
      return kept && placed(kept);
    },
    applied: rows.slice(0, MOST).map((row) => ({
      question: [row.gaps.join(', '), row.question].filter((part) => part !== '').join(': '),
      ...placed(row),
    })),
  };
}
