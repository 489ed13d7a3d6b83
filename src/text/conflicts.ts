// Conflict markers that a merge left in a text: its two sides, and the texts that a merge may come to.
import { type Line, linesOf } from './lines.ts';

/** A conflicted text's two sides, and candidates for the merged text, whole sides first. */
export interface Conflict {
  readonly ours: string;
  readonly theirs: string;
  readonly merges: readonly string[];
}

/** One place where the sides differ, or lines that they share. */
type Part =
  | { readonly same: string }
  | { readonly ours: readonly string[]; readonly theirs: readonly string[] };

/** Places that are combined side by side; with more than these only the whole sides are candidates. */
const COMBINED = 4;

/** `null` where there is no marker, or they do not pair. The ancestor of a `diff3` conflict is left out. */
export function readConflict(text: string): Conflict | null {
  const parts = partsOf(text);
  if (!parts?.some((part) => 'ours' in part)) return null;
  const whole = (side: 'ours' | 'theirs') =>
    text.slice(0, linesOf(text)[0]?.start ?? 0) +
    parts.map((part) => ('same' in part ? part.same : part[side].join(''))).join('');
  const [ours, theirs] = [whole('ours'), whole('theirs')];
  const bom = text.slice(0, linesOf(text)[0]?.start ?? 0);
  const merges = [theirs, ours, ...combinations(parts).map((one) => bom + one)];
  return { ours, theirs, merges: [...new Set(merges)] };
}

function partsOf(text: string): readonly Part[] | null {
  const parts: Part[] = [];
  let side: 'same' | 'ours' | 'base' | 'theirs' = 'same';
  let [ours, theirs]: [string[], string[]] = [[], []];
  for (const line of linesOf(text)) {
    const mark = markOf(line);
    if (mark === '<' && side === 'same') [side, ours, theirs] = ['ours', [], []];
    else if (mark === '|' && side === 'ours') side = 'base';
    else if (mark === '=' && (side === 'ours' || side === 'base')) side = 'theirs';
    else if (mark === '>' && side === 'theirs') {
      parts.push({ ours, theirs });
      side = 'same';
    } else if (mark === '<' || mark === '>') return null;
    else if (side === 'same') parts.push({ same: line.text + line.eol });
    else if (side === 'ours') ours.push(line.text + line.eol);
    else if (side === 'theirs') theirs.push(line.text + line.eol);
  }
  return side === 'same' ? parts : null;
}

function markOf({ text }: Line): '<' | '|' | '=' | '>' | null {
  if (text === '=======') return '=';
  const mark = /^(?:<{7}|\|{7}|>{7})(?: |$)/.exec(text)?.[0][0];
  return mark === '<' || mark === '|' || mark === '>' ? mark : null;
}

function combinations(parts: readonly Part[]): readonly string[] {
  if (parts.filter((part) => 'ours' in part).length > COMBINED) return [];
  return parts.reduce<readonly string[]>(
    (before, part) => before.flatMap((start) => waysOf(part).map((way) => start + way)),
    [''],
  );
}

function waysOf(part: Part): readonly string[] {
  if ('same' in part) return [part.same];
  const [ours, theirs] = [part.ours.join(''), part.theirs.join('')];
  return areEntries(part.ours, part.theirs) ? [theirs, ours, ours + theirs, theirs + ours] : [theirs, ours];
}

/** List items or table rows that say different things: both may stand. Fields of one name may not. */
function areEntries(ours: readonly string[], theirs: readonly string[]): boolean {
  const entries = [...ours, ...theirs];
  if (!entries.every((line) => /^\s*(?:[-*] |\|)/.test(line) && /[\r\n]$/.test(line))) return false;
  const names = entries.map(nameOf);
  return new Set(names).size === names.length;
}

/** What an entry is called: the first cell of a row, the words of an item before its colon. */
function nameOf(line: string): string {
  const bare = line
    .trim()
    .replace(/^(?:[-*] |\|)/, '')
    .trim();
  const end = bare.search(line.trim().startsWith('|') ? /\|/ : /: /);
  return (end < 0 ? bare : bare.slice(0, end)).trim();
}
