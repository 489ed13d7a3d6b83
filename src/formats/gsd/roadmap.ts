// ROADMAP.md: the phases of the milestone at hand; those that shipped stand in `<details>`.
import { byNumber, PART_NUMBER, plainNumber } from '../../formkit/part-numbers.ts';
import { linesOf } from '../../text/lines.ts';
import { foldedIn, kindsOf } from '../../text/markdown/blocks.ts';

/** A phase as the roadmap lists it. */
export interface ListedPhase {
  readonly number: string;
  readonly title: string;
  /** The box of its line; `null` for one that has a heading alone. */
  readonly checked: boolean | null;
  readonly line: number;
  /** Whether it stands among those that shipped with an earlier milestone. */
  readonly shipped: boolean;
}

const NUMBER = String.raw`(${PART_NUMBER})(?![\w.])`;
const BOX = new RegExp(
  String.raw`^[ \t]*[-*+][ \t]+\[([ xX])\][ \t]+(?:\*\*)?Phase[ \t]+${NUMBER}[ \t]*[:—–-]?[ \t]*(.*)$`,
  'i',
);
const HEADING = new RegExp(
  String.raw`^ {0,3}#{2,5}[ \t]+(?:\[?[xX ]?\]?[ \t]*)Phase[ \t]+${NUMBER}[ \t]*[:—–-]?[ \t]*(.*)$`,
  'i',
);

/** From 999 on phases are parked ideas (`/gsd:add-backlog`), not work. */
const BACKLOG = 999;

export function isParked(number: string): boolean {
  return Number.parseInt(number, 10) >= BACKLOG;
}

/** The phases in the order of their numbers, each once: a box tells more than a heading. */
export function phasesIn(text: string): readonly ListedPhase[] {
  const lines = linesOf(text);
  const kinds = kindsOf(lines);
  const folded = foldedIn(lines, kinds);
  const found = new Map<string, ListedPhase>();
  for (const [i, line] of lines.entries()) {
    if (kinds[i] !== 'text') continue;
    const box = BOX.exec(line.text);
    const [, written, title] = box ? [null, box[2], box[3]] : (HEADING.exec(line.text) ?? []);
    if (written === undefined || written === null) continue;
    const number = plainNumber(written);
    const known = found.get(number);
    if (known !== undefined && (known.checked !== null || !box)) continue;
    const checked = box ? box[1] !== ' ' : null;
    found.set(number, {
      number,
      title: (title ?? '').replace(/\*\*.*$/, '').trim(),
      checked,
      line: line.number,
      shipped: folded.has(i),
    });
  }
  return [...found.values()].sort((a, b) => byNumber(a.number, b.number));
}
