// What the words of a choice stand for: a number for one of the given answers, first digits for a digest.
import type { Change } from '../../model/change.ts';
import type { Choice, ChoiceContext } from '../../model/choice.ts';
import { UserError } from '../../model/errors.ts';
import type { Format } from '../../model/format.ts';
import { choiceMeant, plain } from '../../model/match-choice.ts';

/** `Question 4`, as a heading may call what is shown as `Q4`. */
const NUMBERED = /^\p{L}+ (\d{1,9})$/u;

/** The number or letter of a choice is recorded as that choice, which the change says. */
export function answered(
  choice: Extract<Choice, { name: 'answer' }>,
  at: ChoiceContext,
  format: Format,
): Change | undefined {
  const { question, text, ownWords = false } = choice;
  const questions = at.state?.questions ?? [];
  const ids = [plain(question), plain(question).replace(NUMBERED, 'q$1')];
  const byId = questions.filter(({ id }) => ids.includes(plain(id)));
  // Its words name it too, and alone where another one has its id.
  const byWords = () => questions.filter((one) => plain(one.called ?? one.question) === plain(question));
  const named = byId.length > 0 ? byId : byWords();
  const asked = named.find(({ state }) => state === 'open') ?? named[0];
  const meant = ownWords ? null : choiceMeant(text, asked?.options ?? []);
  const change = format.choices.answer?.(at, question, meant ?? text);
  if (!change || meant === null || meant.trim().toLowerCase() === text.trim().toLowerCase()) return change;
  const [typed, stands] = [text, meant].map((one) => JSON.stringify(one));
  const note = `${typed} is recorded as the choice that it stands for: ${stands}.`;
  return { ...change, notes: [note, ...change.notes] };
}

const LEAST = 12;

/** The digest that is meant: one that the spec has now, as a whole or by its first digits. */
export function digestOf(hash: string, { state, recovery }: ChoiceContext): string {
  const typed = hash.toLowerCase().replace(/^sha-?256:/, '');
  const computed = [...new Set((state?.spec?.computed ?? []).map(({ digest }) => digest))];
  const meant = computed.filter((digest) => typed.length >= LEAST && digest.startsWith(typed));
  const [one, second] = meant;
  if (one !== undefined && second === undefined) return one;
  const now = computed.length === 0 ? 'the spec cannot be read' : `the spec is now ${computed.join(', or ')}`;
  throw new UserError(
    `${recovery.id}: found the hash ${JSON.stringify(hash)}, but ${now}. ` +
      `Look at the spec once more, then give the hash of what you accept (${LEAST} digits or more).`,
  );
}
