// From differences in data to edits of a YAML text: where a new line or member goes, and how it is indented.
import { EditError } from '../../model/errors.ts';
import { addMembers } from '../data/brackets.ts';
import type { Scalar } from '../data/data.ts';
import type { Difference } from '../data/differences.ts';
import { eolOf, type Line, lineAt, linesOf, type TextEdit } from '../lines.ts';
import {
  type BlockStyle,
  entryInBrackets,
  inBrackets,
  linesAt,
  linesOfContent,
  linesOfEntry,
  linesOfItem,
  USUAL_GAP,
  USUAL_STEP,
} from './print-collections.ts';
import { spellYaml } from './quoting.ts';
import type { Block, Layout, ScalarSpan, Spot } from './spans.ts';
import { isStamp, Stamps } from './timestamps.ts';

type Of<Kind extends Difference['kind']> = Extract<Difference, { kind: Kind }>;

/**
 * The edits that express the differences, in their order; whether the text then says what was wanted is for
 * the caller to prove.
 * @param eol for lines after one that has no ending; by default what most lines have
 * @throws EditError where a value has no place that can be edited
 */
export function editsOf(
  text: string,
  layout: Layout,
  differences: readonly Difference[],
  eol?: string,
): readonly TextEdit[] {
  const writer = new Writer(text, layout, eol);
  return differences.flatMap((difference) => writer.edits(difference));
}

class Writer {
  private readonly text: string;
  private readonly layout: Layout;
  private readonly lines: readonly Line[];
  private readonly eol: string;
  private readonly stamps: Stamps;

  constructor(text: string, layout: Layout, eol: string | undefined) {
    this.text = text;
    this.layout = layout;
    this.lines = linesOf(text);
    this.eol = eol ?? eolOf(this.lines);
    this.stamps = new Stamps(text, layout.spots);
  }

  edits(difference: Difference): readonly TextEdit[] {
    const { pointer } = difference;
    const spot = this.layout.spots.get(pointer);
    if (!spot) {
      if (difference.kind === 'fill' && pointer === '') return [this.atEnd(difference.value)];
      throw noPlace(pointer);
    }
    const { kind } = difference;
    if (kind === 'scalar') return [this.respelled(spot.span, difference.value, pointer)];
    if (kind === 'rename') return [this.respelled(spot.key, difference.key, pointer)];
    if (kind === 'insert') return [this.inserted(spot, difference)];
    if (kind === 'append') return [this.appended(spot, difference)];
    return this.filled(spot, difference);
  }

  private respelled(span: ScalarSpan | null, value: Scalar, pointer: string): TextEdit {
    if (!span) throw noPlace(pointer);
    // A time in the place of a time is spelled as that one is, and quotes stay whatever they hold.
    const first = span.style === 'plain' && isStamp(value) && !this.stamps.isAt(span);
    return this.replaced(span, spellYaml(value, first ? this.stamps.near(pointer) : span.style));
  }

  private inserted(spot: Spot, { pointer, after, entries }: Of<'insert'>): TextEdit {
    const at = after === null ? -1 : (spot.keys.get(after) ?? -1);
    const { flow, block } = spot;
    if (flow) {
      const spelled = entries.map(([key, value]) => entryInBrackets(key, value, this.stamps.near(pointer)));
      return addMembers(this.text, flow, at, spelled, { comma: ', ', eol: this.eol });
    }
    if (!block) throw noPlace(pointer);
    const manner = this.manner(block, pointer);
    const lines = entries.flatMap(([key, value]) => linesOfEntry(key, value, block.column, manner));
    const anchor = block.members[at];
    if (anchor) return this.below(anchor.end, block.column, lines);
    const eol = this.lineOf(block.start)?.eol || this.eol;
    const [indent, text] = [' '.repeat(block.column), lines.join(eol).slice(block.column)];
    return { start: block.start, end: block.start, text: text + eol + indent };
  }

  private appended({ flow, block }: Spot, { pointer, items }: Of<'append'>): TextEdit {
    if (flow) {
      const spelled = items.map((item) => inBrackets(item, this.stamps.near(pointer)));
      return addMembers(this.text, flow, flow.members.length - 1, spelled, { comma: ', ', eol: this.eol });
    }
    const last = block?.members.at(-1);
    if (!block || !last) throw noPlace(pointer);
    const [gap, manner] = [block.gap ?? USUAL_GAP, this.manner(block, pointer)];
    const lines = items.flatMap((item) => linesOfItem(item, block.column, gap, manner));
    return this.below(last.end, block.column, lines);
  }

  /** Content for `null`, `[]` or `{}`. */
  private filled(spot: Spot, { pointer, value }: Of<'fill'>): readonly TextEdit[] {
    const { span, flow, holder, outer, head } = spot;
    const bracketed = inBrackets(value, this.stamps.near(pointer));
    if (flow) {
      if (/\S/.test(this.text.slice(flow.start + 1, flow.end - 1))) throw noPlace(pointer);
      return [{ start: flow.start, end: flow.end, text: bracketed }];
    }
    if (!span || /\S|[\r\n]/.test(this.text.slice(head, span.start))) throw noPlace(pointer);
    if (holder === 'flow' || Object.keys(value).length === 0) return [this.replaced(span, bracketed)];
    if (holder === 'root' && span.start === span.end) return [this.atEnd(value)];
    if (holder === 'root')
      return [{ ...span, text: linesAt(value, 0, this.manner(null, pointer)).join(this.eol) }];
    const parent = this.layout.spots.get(pointer.slice(0, pointer.lastIndexOf('/')))?.block ?? null;
    const manner = this.manner(parent, pointer);
    if (holder === 'map') return this.cutAndBelow(spot, span, linesOfContent(value, outer, manner));
    const gap = parent?.gap ?? USUAL_GAP;
    const lines = linesOfItem(value, outer, gap, manner);
    const line = this.lineOf(head);
    if (line && this.text[head - 1] === '-' && this.text.slice(span.end, line.end).trim() === '') {
      const text = lines.join(line.eol || this.eol).slice(outer + 1);
      return [{ start: head, end: span.end, text }];
    }
    const [first = '', ...rest] = lines;
    return this.cutAndBelow(spot, span, [' '.repeat(outer + gap) + first.slice(outer + gap), ...rest]);
  }

  /** The spelling of nothing goes, and the lines come below. */
  private cutAndBelow(
    { head, outer }: Spot,
    span: ScalarSpan,
    lines: readonly string[],
  ): readonly TextEdit[] {
    const cut = span.start < span.end ? [{ start: head, end: span.end, text: '' }] : [];
    return [...cut, this.below(Math.max(head, span.end), outer, lines)];
  }

  /** A text without content gets it after all that it has. */
  private atEnd(value: Of<'fill'>['value']): TextEdit {
    const manner = this.manner(null, '');
    const content =
      Object.keys(value).length === 0 ? [inBrackets(value, manner.stamps)] : linesAt(value, 0, manner);
    const end = this.text.length;
    const open = this.lines.at(-1)?.eol === '';
    const text = content.map((line) => (open ? this.eol + line : line + this.eol)).join('');
    return { start: end, end, text };
  }

  /**
   * Lines after the line on which a value ends at `end`, and after the comments below it that are indented
   * deeper than `column`, as they belong to the value.
   */
  private below(end: number, column: number, lines: readonly string[]): TextEdit {
    let at = lineAt(this.lines, Math.max(end - 1, 0)) - 1;
    for (let i = at + 1; i < this.lines.length; i++) {
      const text = this.lines[i]?.text ?? '';
      const indent = text.search(/[^ \t]/);
      if (indent < 0) continue;
      if (text[indent] !== '#' || indent <= column) break;
      at = i;
    }
    const line = this.lines[at];
    const place = line?.end ?? this.text.length;
    const eol = line?.eol || this.eol;
    return { start: place, end: place, text: lines.map((one) => eol + one).join('') };
  }

  private lineOf(offset: number): Line | undefined {
    return this.lines[lineAt(this.lines, offset) - 1];
  }

  /** As the map itself shows it, else as the text does. */
  private manner(block: Block | null, pointer: string): BlockStyle {
    const step = block?.step ?? this.layout.step ?? USUAL_STEP;
    return { step, dash: block?.dash ?? this.layout.dash ?? step, stamps: this.stamps.near(pointer) };
  }

  /** An empty value has no blanks around it yet; everything else is replaced as it stands. */
  private replaced({ start, end }: ScalarSpan, spelled: string): TextEdit {
    const before = this.text[start - 1];
    const after = this.text[end];
    const lead = start === end && before !== undefined && !' \t\r\n'.includes(before) ? ' ' : '';
    const trail = start === end && after !== undefined && !' \t\r\n,]}'.includes(after) ? ' ' : '';
    return { start, end, text: lead + spelled + trail };
  }
}

function noPlace(pointer: string): EditError {
  return new EditError(`the value at ${JSON.stringify(pointer)} has no place of its own on one line`);
}
