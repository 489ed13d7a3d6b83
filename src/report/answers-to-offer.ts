// What a line to copy can say as the answer to a question: each choice that is taken as it stands.
import { isPlaceholder } from '../text/argument-placeholder.ts';
import { groupedBy } from '../text/lookup.ts';
import { asksForWords } from '../text/markdown/own-words.ts';

/** Choices of a question that get a line of their own. */
const MOST = 8;

interface Asked {
  readonly id: string;
  readonly question: string;
  readonly called?: string | null | undefined;
}

/** What an answer names a question by. */
export const nameOf = ({ id, called }: Asked): string => called ?? id;

/** Those of the open questions that a name means alone: an answer to another is refused. */
export function answerable<One extends Asked>(pending: readonly One[]): readonly One[] {
  const all = groupedBy(pending, ({ id }) => id.toLowerCase());
  const alone = [...all].filter(([, asked]) =>
    asked.every(({ question }) => question === asked[0]?.question),
  );
  const ids = new Set(alone.map(([id]) => id));
  return pending.filter(({ id, called }) =>
    called === undefined ? ids.has(id.toLowerCase()) : called !== null,
  );
}

/**
 * Each of the choices that `fits` a line, and `fillIn` for words of one's own: in place of a choice that asks
 * for them (`Other: ____`), and where no choice is left.
 */
export function answersToOffer(
  options: readonly string[],
  fillIn: string,
  fits: (text: string) => boolean = () => true,
): readonly string[] {
  const texts = options.slice(0, MOST).flatMap((text) => {
    if (asksForWords(text)) return [fillIn];
    return text.trim() !== '' && !isPlaceholder(text) && fits(text) ? [text] : [];
  });
  return texts.length === 0 ? [fillIn] : [...new Set(texts)];
}
