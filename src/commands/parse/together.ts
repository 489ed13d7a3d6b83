// Several lines of one command in one comment as one call: all of them count, or none does.
import type { Call, Refusal } from '../../model/call.ts';
import { lowerCase } from '../../text/slash-words.ts';
import { type Trouble, trouble } from './trouble.ts';

/** So that a comment of 65,536 characters is not thousands of changes. */
export const MOST_LINES = 50;

/** The first line with those below it, in their order; what is wrong with one of them is wrong with all. */
export function together(
  first: Call,
  others: readonly (Call | Refusal | null)[],
  wrong: (line: string, flaw: Trouble) => Refusal,
): Call | Refusal {
  const also: Call[] = [];
  let { id } = first;
  const seen = new Set([subject(first)]);
  for (const one of others) {
    if (one === null) continue;
    if (one.kind === 'refusal') return one;
    const flaw = flawOf(one, id, seen, also.length + 1);
    if (flaw) return wrong(one.line, flaw);
    id ??= one.id;
    seen.add(subject(one));
    also.push(one);
  }
  return also.length === 0 ? first : { ...first, id, also };
}

const subject = ({ args: [word = ''] }: Call): string => lowerCase(word);

function flawOf(one: Call, id: string | null, seen: ReadonlySet<string>, before: number): Trouble | null {
  if (id !== null && one.id !== null && one.id !== id)
    return trouble(
      'value-wrong',
      one.id,
      `\`${id}\` in every line: each workflow needs a comment of its own`,
    );
  if (seen.has(subject(one))) return trouble('given-twice', one.args[0] ?? '', 'each question once');
  return before < MOST_LINES
    ? null
    : trouble('too-many-words', '', `at most ${MOST_LINES} lines in one comment`);
}
