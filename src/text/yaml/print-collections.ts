// How new lists and maps are spelled in YAML: in lines of their own, or in brackets.
import { EditError } from '../../model/errors.ts';
import { type Data, type DataMap, isList, isMap } from '../data/data.ts';
import { type ScalarStyle, spellYaml } from './quoting.ts';
import { isStamp } from './timestamps.ts';

/** How new lines are written. */
export interface BlockStyle {
  /** How much deeper than its key a map stands, and a list. */
  readonly step: number;
  readonly dash: number;
  /** How times are spelled. */
  readonly stamps: ScalarStyle;
}

/** What a text shows no other way of. */
export const USUAL_STEP = 2;
/** After a dash. */
export const USUAL_GAP = 2;
/** Deeper than what can be read, and far from the end of the stack. */
const DEEPEST = 128;

/** The lines of a map's key with its value, indented by `column`. @throws EditError where it lies too deep */
export function linesOfEntry(
  key: string,
  value: Data,
  column: number,
  manner: BlockStyle,
  depth = 0,
): readonly string[] {
  refuseDeep(depth);
  const head = `${' '.repeat(column)}${spellYaml(key, 'plain')}:`;
  if (!isFull(value)) return [`${head} ${inBrackets(value, manner.stamps)}`];
  return [head, ...linesOfContent(value, column, manner, depth + 1)];
}

/** The lines of what is below a key whose column is `outer`. @throws EditError */
export function linesOfContent(
  value: DataMap | readonly Data[],
  outer: number,
  manner: BlockStyle,
  depth = 0,
): readonly string[] {
  return linesAt(value, outer + (isMap(value) ? manner.step : manner.dash), manner, depth);
}

/** The lines of a map or list whose keys or dashes stand at `column`. @throws EditError */
export function linesAt(
  value: DataMap | readonly Data[],
  column: number,
  manner: BlockStyle,
  depth = 0,
): readonly string[] {
  return isMap(value)
    ? Object.entries(value).flatMap(([key, inner]) => linesOfEntry(key, inner, column, manner, depth))
    : value.flatMap((item) => linesOfItem(item, column, USUAL_GAP, manner, depth));
}

/** The lines of a list's item, its dash at `column`, its content `gap` after it. @throws EditError */
export function linesOfItem(
  item: Data,
  column: number,
  gap: number,
  manner: BlockStyle,
  depth = 0,
): readonly string[] {
  refuseDeep(depth);
  const dash = `${' '.repeat(column)}-${' '.repeat(gap - 1)}`;
  if (!isFull(item)) return [dash + inBrackets(item, manner.stamps)];
  const lines = linesAt(item, column + gap, manner, depth + 1);
  return lines.map((line, i) => (i === 0 ? dash + line.slice(column + gap) : line));
}

/** A scalar, or a list or map on one line. @throws EditError where it lies too deep */
export function inBrackets(data: Data, stamps: ScalarStyle, depth = 0): string {
  refuseDeep(depth);
  if (isList(data)) return `[${data.map((item) => inBrackets(item, stamps, depth + 1)).join(', ')}]`;
  if (!isMap(data)) return spellYaml(data, isStamp(data) ? stamps : 'plain');
  return `{${Object.entries(data)
    .map(([key, value]) => entryInBrackets(key, value, stamps, depth + 1))
    .join(', ')}}`;
}

export function entryInBrackets(key: string, value: Data, stamps: ScalarStyle, depth = 0): string {
  return `${spellYaml(key, 'plain')}: ${inBrackets(value, stamps, depth)}`;
}

function isFull(data: Data): data is DataMap | readonly Data[] {
  return isList(data) ? data.length > 0 : isMap(data) && Object.keys(data).length > 0;
}

function refuseDeep(depth: number): void {
  if (depth > DEEPEST) throw new EditError('the new value nests lists and maps too deep. Flatten it.');
}
