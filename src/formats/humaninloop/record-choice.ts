// How a person's choice is written into a state file of this family: questions that are meant, times.
import { unfit, type Writable } from '../../formkit/choices.ts';
import { asChosen, choiceIn, openNames, refusePutOff, severalMeant } from '../../formkit/questions.ts';
import { addValue, cellOf, setValue } from '../../formkit/tables.ts';
import type { Question } from '../../model/workflow.ts';
import type { MarkdownDocument } from '../../text/markdown/document.ts';
import { inOneLine } from '../../text/markdown/one-line.ts';
import { isOnlyAwaited } from '../../text/markdown/only-awaited.ts';
import { formatTime } from '../../text/time.ts';
import { formatTimeLike } from '../../text/timestamp-style.ts';
import type { HumaninloopDocument } from './document.ts';
import { readIndex } from './index-file/read.ts';
import { saysNothing } from './vocabulary.ts';

export type Here = Writable<HumaninloopDocument>;

/** Where questions stand, for what is said of one that cannot be answered. */
interface Asking<One extends Question> {
  /** What they are one of: `the index`. */
  readonly source: string;
  /** What to know where none is open. */
  readonly none: string;
  /** Every name that people call one by, in upper case. */
  readonly names: (one: One) => readonly (string | null)[];
  /** Whether two open ones that are called alike are one and the same question. */
  readonly isSame: (one: One, other: One) => boolean;
  /** One that is not open. */
  readonly settled: (one: One) => string;
}

/** The open question that a person means. @throws UserError where none is: those that are open are named */
export function openQuestion<One extends Question>(
  at: Here,
  questions: readonly One[],
  asked: string,
  { source, none, names, isSame, settled }: Asking<One>,
): One {
  const wanted = asked.trim().toUpperCase();
  const found = questions.filter((one) => names(one).includes(wanted));
  const open = found.filter(({ state }) => state === 'open');
  const one = open[0] ?? found[0];
  const todo = stillOpen(questions, none);
  const several = open.filter(
    (other) => open[0] !== undefined && (other === open[0] || !isSame(other, open[0])),
  );
  if (several.length > 1)
    throw unfit(
      at,
      severalMeant(several),
      'one',
      `Give each an id of its own in ${source}, and answer then.`,
    );
  if (!one) throw unfit(at, `no question ${JSON.stringify(asked)}`, `one of ${source}`, todo);
  if (one.state !== 'open') throw unfit(at, settled(one), 'an open question', todo);
  return one;
}

/** What may be answered instead. */
export function stillOpen(questions: readonly Question[], none: string): string {
  const open = openNames(questions, (id) => id);
  return open === null ? none : `Open are: ${open}.`;
}

/** A person's words on one line: an option in its own spelling, else as they are; options are but offers. */
export function answerWords(at: Here, text: string, options: readonly string[]): string {
  const words = inOneLine(text);
  if (words === '') throw unfit(at, 'no words', 'an answer', 'Say what is decided.');
  const choice = choiceIn(options, words);
  if (choice !== null) return asChosen(choice, saysNothing);
  refusePutOff(at.recovery.id, text, options);
  if (isOnlyAwaited(words))
    throw unfit(
      at,
      `the answer ${JSON.stringify(words)}, which says whom or what it is waited for`,
      'an answer',
      'Say it in other words.',
    );
  return words;
}

/** Last Activity of the loop (of plan or tasks, if the work is there) and Last Updated, each set to now. */
export function touched(doc: MarkdownDocument, step: string | null, now: number): MarkdownDocument {
  const index = readIndex(doc);
  const phase = step === 'plan' || step === 'tasks' ? index.phases[step] : index.loop;
  const cells = [cellOf(phase, 'last_activity'), cellOf(index.metadata, 'last_updated')].flatMap(
    (cell) => cell ?? [],
  );
  if (cells.length === 0)
    return addValue(doc, 'priority_loop_state', 'Last Activity', formatTime(now)) ?? doc;
  return cells.reduce((one, cell) => setValue(one, cell, formatTimeLike(now, cell.value)), doc);
}
