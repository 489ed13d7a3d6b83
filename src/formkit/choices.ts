// Choice builders: what a person's choice writes, said as an edit of the document; the rest is done here.
import type { Change, FileChange } from '../model/change.ts';
import type { ChoiceContext, Choices } from '../model/choice.ts';
import type { Codec } from '../model/codec.ts';
import type { Option } from '../model/decision.ts';
import { UserError } from '../model/errors.ts';
import { stepName, type WorkflowState } from '../model/workflow.ts';
import { firstOf } from '../text/plural.ts';

/** A choice's situation where there is a state that can be written. */
export type Writable<Doc> = ChoiceContext<Doc> & {
  readonly doc: Doc;
  readonly text: string;
  readonly state: WorkflowState;
};

/** @throws UserError where the state file is not there or cannot be read */
export function writable<Doc>(at: ChoiceContext<Doc>): Writable<Doc> {
  const { doc, text, state, recovery } = at;
  if (doc !== null && text !== null && state !== null) return { ...at, doc, text, state };
  const found = text === null ? 'no state' : 'a state that cannot be read';
  throw unfit(at, `${found} at ${recovery.path}`, 'a whole one', recovery.decision.instruction);
}

/** Why a choice does not fit: what was found, what it needs, what to do instead. */
export function unfit(
  { recovery }: Pick<ChoiceContext, 'recovery'>,
  found: string,
  expected: string,
  todo: string,
): UserError {
  return new UserError(`${recovery.id}: found ${found}, expected ${expected}. ${todo}`);
}

/**
 * What a person named among what waits; without a name the first. `what`: `task "3" in review`.
 * @throws UserError where that does not wait
 */
export function namedAmong<One>(
  at: Pick<ChoiceContext, 'recovery'>,
  waiting: readonly One[],
  wanted: string | null,
  [nameOf, what]: readonly [nameOf: (one: One) => string, what: string],
): One {
  const found = waiting.find((one) => wanted === null || nameOf(one) === wanted);
  if (found !== undefined) return found;
  throw unfit(at, `no ${what}`, firstOf(waiting.map(nameOf)), 'Name one of these.');
}

/** A person's words on one line: everything that would break it becomes a blank. */
export function oneLine(words: string): string {
  return words.replace(/[\s\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}

/** Who chooses, as it is written down. */
export function whoOf({ by }: Pick<ChoiceContext, 'by'>): string {
  return oneLine(by).slice(0, 100) || 'somebody';
}

/** What a choice makes of a state. */
export interface Edit<Doc> {
  /** One line for people: `go on with task 1.2`. */
  readonly summary: string;
  /** The document with the change in it; absent: the state file stays as it is. */
  readonly doc?: Doc;
  /** Changes of other files. */
  readonly files?: readonly FileChange[];
  /** What the person should know before saying yes. */
  readonly notes?: readonly string[];
}

/** The change that an edit makes; without the state file where its text would not differ. */
export function changeBy<Doc>(at: ChoiceContext<Doc>, codec: Codec<Doc>, edit: Edit<Doc>): Change {
  const { summary, doc, files = [], notes = [] } = edit;
  if (doc === undefined) return { summary, files, notes, commit: null };
  const { text } = writable(at);
  const after = codec.print(text, doc);
  const own: readonly FileChange[] =
    after === text ? [] : [{ kind: 'write', path: at.recovery.path, before: text, after }];
  return { summary, files: [...files, ...own], notes, commit: null };
}

/** What each choice edits; one that is left out means nothing to the format, and is refused. */
export interface Edits<Doc> {
  readonly resume: (at: Writable<Doc>) => Edit<Doc>;
  readonly retry: (at: Writable<Doc>) => Edit<Doc>;
  readonly skip?: (at: Writable<Doc>) => Edit<Doc>;
  /** What is asked may stand beside the state file: `writable(at)` where the answer goes into that. */
  readonly answer?: (at: ChoiceContext<Doc>, question: string, text: string) => Edit<Doc>;
  /** The same: a proposal is approved before there is a list. */
  readonly approve?: (at: ChoiceContext<Doc>, checkpoint: string | null) => Edit<Doc>;
  readonly acceptSpec?: (at: Writable<Doc>, digest: string, why: string | null) => Edit<Doc>;
  /** What starting over removes, from what it removes at least (`all`: artifacts as well). */
  readonly fresh: Choices<Doc>['fresh'];
  /** Going on and running again where the state file is not there yet; absent: nothing is written. */
  readonly absent?: (at: ChoiceContext<Doc>) => Edit<Doc>;
}

/** The choices of a format from edits of its document: read, printed by its codec, and refused in words. */
export function choicesBy<Doc>(codec: Codec<Doc>, edits: Edits<Doc>): Choices<Doc> {
  const { skip, answer, approve, acceptSpec, absent = goOn } = edits;
  const going = (of: Edits<Doc>['resume']) => (at: ChoiceContext<Doc>) =>
    changeBy(at, codec, at.text === null && at.state !== null ? absent(at) : of(writable(at)));
  return {
    resume: going(edits.resume),
    retry: going(edits.retry),
    ...(skip ? { skip: (at: ChoiceContext<Doc>) => changeBy(at, codec, skip(writable(at))) } : {}),
    ...(answer
      ? {
          answer: (at: ChoiceContext<Doc>, question: string, text: string) =>
            changeBy(at, codec, answer(at, question, text)),
        }
      : {}),
    ...(approve
      ? {
          approve: (at: ChoiceContext<Doc>, checkpoint: string | null) =>
            changeBy(at, codec, approve(at, checkpoint)),
        }
      : {}),
    ...(acceptSpec
      ? {
          acceptSpec: (at: ChoiceContext<Doc>, digest: string, why: string | null) =>
            changeBy(at, codec, acceptSpec(writable(at), digest, why)),
        }
      : {}),
    fresh: edits.fresh,
  };
}

function goOn({ recovery, state }: ChoiceContext): Edit<never> {
  const { step } = recovery.decision;
  return { summary: step === null ? 'go on' : `go on with ${stepName(state, step)}` };
}

/** The choices among these that a state would refuse, found by trying what each of them needs. */
export function refusedAmong(needs: Readonly<Partial<Record<Option, () => unknown>>>): readonly Option[] {
  return (Object.keys(needs) as Option[]).filter((option) => {
    try {
      needs[option]?.();
      return false;
    } catch (error) {
      if (error instanceof UserError) return true;
      throw error;
    }
  });
}
