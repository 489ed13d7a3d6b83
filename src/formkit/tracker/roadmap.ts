// Roadmaps: the numbered parts of a plan as a Markdown document lists them, each with a box or a heading.
import { linesOf } from '../../text/lines.ts';
import { foldedIn, kindsOf } from '../../text/markdown/blocks.ts';
import { BULLETS } from '../lists/box-signs.ts';
import { byNumber, PART_NUMBER, plainNumber } from '../part-numbers.ts';

/** A part as a roadmap lists it. */
export interface ListedPart {
  readonly number: string;
  readonly title: string;
  /** The box of its line; `null` for one that has a heading alone. */
  readonly checked: boolean | null;
  readonly line: number;
  /** Whether it stands in a `<details>`, as what is over does. */
  readonly folded: boolean;
}

/** One of them is a blank that does not break lines. */
const BLANKS = String.raw`[ \t\u00A0]*`;

/** What stands before a box that counts: a hyphen, which GSD reads with or without a blank, or a bullet. */
const TICKABLE = /^(?:-\s*|[*+][ \t]+)$/;

/** `- [x] **Phase 2: title** …`, also mistyped as `– [ ]` or `- []`, and `### Phase 2: title`. */
function patternsOf(word: string): { readonly box: RegExp; readonly heading: RegExp } {
  const named = String.raw`${word}[ \t]+(${PART_NUMBER})(?![\w.])[ \t]*[:—–-]?[ \t]*(.*)$`;
  return {
    box: new RegExp(
      String.raw`^${BLANKS}((?:[${BULLETS}]${BLANKS})?)\[([ \t\u00A0xX]{0,8})\]${BLANKS}(?:\*\*)?${named}`,
      'i',
    ),
    heading: new RegExp(String.raw`^ {0,3}#{2,5}[ \t]+(?:\[?[xX ]?\]?[ \t]*)${named}`, 'i'),
  };
}

/**
 * The parts in the order of their numbers, each once: a box tells more than a heading. `word`: what the plan
 * calls them, `Phase`.
 */
export function listedParts(word: string): (text: string) => readonly ListedPart[] {
  const patterns = patternsOf(word);
  return (text) => {
    const lines = linesOf(text);
    const kinds = kindsOf(lines);
    const folded = foldedIn(lines, kinds);
    const found = new Map<string, ListedPart>();
    for (const [i, line] of lines.entries()) {
      if (kinds[i] !== 'text') continue;
      const box = patterns.box.exec(line.text);
      const [, written, title] = box ? [null, box[3], box[4]] : (patterns.heading.exec(line.text) ?? []);
      if (written === undefined || written === null) continue;
      const number = plainNumber(written);
      const known = found.get(number);
      if (known !== undefined && (known.checked !== null || !box)) continue;
      found.set(number, {
        number,
        title: (title ?? '').replace(/\*\*.*$/, '').trim(),
        // In what is no box a cross proves as little as a blank.
        checked: box ? TICKABLE.test(box[1] ?? '') && /^x$/i.test(box[2] ?? '') : null,
        line: line.number,
        folded: folded.has(i),
      });
    }
    return [...found.values()].sort((a, b) => byNumber(a.number, b.number));
  };
}
