// From differences in data to edits of a JSON text, in the indentation that the text shows.
import { EditError } from '../../model/errors.ts';
import { addMembers, indentOf } from '../data/brackets.ts';
import { type Data, isList, isMap, type Scalar } from '../data/data.ts';
import type { DataEntry, Difference } from '../data/differences.ts';
import { eolOf, linesOf, type TextEdit } from '../lines.ts';
import type { JsonScan, JsonSpot } from './scan.ts';

/**
 * The edits that express the differences, in their order.
 * @throws EditError where a value cannot be written
 */
export function jsonEdits(
  text: string,
  scan: JsonScan,
  differences: readonly Difference[],
): readonly TextEdit[] {
  const writer = new Writer(text, scan);
  return differences.map((difference) => writer.edit(difference));
}

/** Deeper than what can be read, and far from the end of the stack. */
const DEEPEST = 128;

class Writer {
  private readonly text: string;
  private readonly scan: JsonScan;
  private readonly eol: string;
  /** One step of indentation; `null` in a text whose root stands on one line. */
  private readonly unit: string | null;
  /** With the blanks around it, as one key of the text shows it. */
  private readonly colon: string;

  constructor(text: string, scan: JsonScan) {
    this.text = text;
    this.scan = scan;
    this.eol = eolOf(linesOf(text));
    const first = scan.spots.get('')?.members[0];
    const unit = first ? indentOf(text, first.start) : null;
    this.unit = unit === '' ? '  ' : unit;
    const keyed = [...scan.spots.values()].find(({ key }) => key);
    const shown = text.slice(keyed?.key?.end, keyed?.start);
    this.colon = /^[ \t]*:[ \t]*$/.test(shown) ? shown : ': ';
  }

  edit(difference: Difference): TextEdit {
    const { pointer } = difference;
    const spot = this.scan.spots.get(pointer);
    if (!spot) throw new EditError(`nothing is at ${JSON.stringify(pointer)}`);
    const { start, end, key, keys, members } = spot;
    const { kind } = difference;
    if (kind === 'scalar') return { start, end, text: spell(difference.value) };
    if (kind === 'rename') return { ...(key ?? spot), text: JSON.stringify(difference.key) };
    if (kind === 'fill') return { start, end, text: this.value(difference.value, this.indentAround(spot)) };
    if (kind === 'append') {
      const indent = this.indentWithin(spot, members.length - 1);
      const items = difference.items.map((item) => this.value(item, indent));
      return this.added(spot, members.length - 1, items);
    }
    const at = difference.after === null ? -1 : (keys.get(difference.after) ?? -1);
    const indent = this.indentWithin(spot, Math.max(at, 0));
    return this.added(
      spot,
      at,
      difference.entries.map((entry) => this.entry(entry, indent)),
    );
  }

  private added(spot: JsonSpot, at: number, spelled: readonly string[]): TextEdit {
    const outer = this.indentAround(spot);
    const comma = this.colon === ':' ? ',' : ', ';
    if (spot.members.length > 0 || outer === null)
      return addMembers(this.text, spot, at, spelled, { comma, eol: this.eol });
    const inside = this.inLines(spelled, outer + (this.unit ?? ''), outer);
    return { start: spot.start + 1, end: spot.end - 1, text: inside };
  }

  /** The indentation of a member's line; `null` where members share one line. */
  private indentWithin(spot: JsonSpot, at: number): string | null {
    const member = spot.members[at];
    if (member) return indentOf(this.text, member.start);
    const outer = this.indentAround(spot);
    return outer === null ? null : outer + (this.unit ?? '');
  }

  /** The indentation of the line that a value or its key begins; `null` where it shares its line. */
  private indentAround({ start, key }: JsonSpot): string | null {
    return this.unit === null ? null : indentOf(this.text, key?.start ?? start);
  }

  private entry([key, value]: DataEntry, indent: string | null, depth = 0): string {
    return JSON.stringify(key) + this.colon + this.value(value, indent, depth);
  }

  /** @param indent that of the value's line; `null` puts everything on one line */
  private value(data: Data, indent: string | null, depth = 0): string {
    if (depth > DEEPEST) throw new EditError('the new value nests lists and maps too deep. Flatten it.');
    if (!isList(data) && !isMap(data)) return spell(data);
    const inner = indent === null || this.unit === null ? null : indent + this.unit;
    const members = isList(data)
      ? data.map((item) => this.value(item, inner, depth + 1))
      : Object.entries(data).map((entry) => this.entry(entry, inner, depth + 1));
    const comma = this.colon === ':' ? ',' : ', ';
    const flat = inner === null || members.length === 0;
    const inside = flat ? members.join(comma) : this.inLines(members, inner, indent ?? '');
    return isList(data) ? `[${inside}]` : `{${inside}}`;
  }

  private inLines(members: readonly string[], inner: string, outer: string): string {
    return this.eol + members.map((one) => inner + one).join(`,${this.eol}`) + this.eol + outer;
  }
}

function spell(value: Scalar): string {
  if (typeof value === 'number' && !Number.isFinite(value))
    throw new EditError(`the number ${value} cannot be written in JSON`);
  return Object.is(value, -0) ? '-0' : JSON.stringify(value);
}
