// What can still be read of YAML that is invalid: line by line, by indentation, with every guess reported.
import { SIZE_CAP } from '../../model/file-content.ts';
import { type DataMap, type DataPlace, isMap, pointerOf, refuseDeep } from '../data/data.ts';
import { type Line, linesOf } from '../lines.ts';
import { type Damage, type Guess, shown, withoutComment } from './guess.ts';
import { type Frame, Frames, type Kind, type ValueSlot } from './indent-stack.ts';
import { PieceReader } from './parse-fragment.ts';
import { type Key, keyOf, valueAt } from './split-entries.ts';

export interface RecoveredYaml {
  readonly data: DataMap;
  /** By JSON Pointer, as those of `readYaml`. */
  readonly places: ReadonlyMap<string, DataPlace>;
  readonly damage: readonly Damage[];
}

/**
 * Reads a map by the indentation of its lines. Values that YAML would refuse are their source text; of keys
 * that come twice the first stays; lines that are neither key, item nor value are left out. Of valid YAML
 * (without anchors, tags and `?` keys) it reads what `readYaml` does, without damage.
 * @param firstLine number of the text's first line within its file
 * @returns `null` where not one key at the top can be told
 * @throws StateError `state-safe` for depth
 */
export function recoverYaml(text: string, firstLine = 1): RecoveredYaml | null {
  if (text.length > SIZE_CAP) return null;
  const recovery = new Recovery(linesOf(text), firstLine);
  const data = recovery.read();
  return data && { data, places: recovery.places, damage: recovery.damage };
}

const MARK = /^(?:---|\.\.\.)(?:[ \t]*$|[ \t]+#)/;
const DASHED = /^-(?=[ \t]|$)/;
const WITH_ALL = 'It was left out with all that is within it; correct its indentation.';
const OTHERS = { key: 'an item ("- ").', item: 'a key ("key: value").' } as const;
const LEFT_OUT = 'one of them. It was left out; correct or remove it.';

class Recovery {
  readonly places = new Map<string, DataPlace>();
  readonly damage: Damage[] = [];
  private readonly frames = new Frames();
  private readonly reader = new PieceReader();
  private readonly lines: readonly Line[];
  private readonly firstLine: number;
  /** Index of the current line, and how many blank ones stand before it. */
  private at = 0;
  private blank = 0;

  constructor(lines: readonly Line[], firstLine: number) {
    this.lines = lines;
    this.firstLine = firstLine;
    this.places.set('', { line: firstLine, text: null });
  }

  /** The root, where it is a map with keys. */
  read(): DataMap | null {
    for (; this.at < this.lines.length; this.at++) {
      const text = this.textAt(this.at);
      const column = text.search(/[^ \t]/);
      if (MARK.test(text) && this.frames.top) {
        const more = this.lines.slice(this.at + 1).some((line) => !/^[ \t]*(?:#|$)/.test(line.text));
        if (more) this.report('found a second document', 'one. It was left out; keep one.');
        break;
      }
      if (column < 0) this.blank++;
      if (column < 0 || text[column] === '#' || MARK.test(text)) continue;
      if (this.isTabbed())
        this.report('found a tab for indentation', 'blanks. It was taken for one; use blanks.', 'tab');
      this.content(text.slice(column), column);
      this.blank = 0;
    }
    const root = this.frames.stack[0];
    return root && root.count() > 0 && isMap(root.data) ? root.data : null;
  }

  /** What begins at a column of the current line. */
  private content(text: string, column: number, key = keyOf(text, this.reader)): void {
    const { top } = this.frames;
    const slot = top && column > top.column ? top.slot : null;
    if (slot?.state === 'open' && !key) this.goOn(slot, text);
    else if (DASHED.test(text)) this.item(text.slice(1), column);
    else if (key) this.key(key, text.slice(key.end), column);
    else if (slot?.state === 'empty') this.value(slot, text, top?.column ?? 0);
    else this.report(`found ${shown(text)}, which is no key, no item and no value,`, LEFT_OUT);
  }

  /** A plain value that goes on in a deeper line. */
  private goOn(slot: ValueSlot, text: string): void {
    slot.text += (this.blank > 0 ? '\n'.repeat(this.blank) : ' ') + withoutComment(text);
    slot.put(slot.text);
    if (slot.pointer !== null) this.places.set(slot.pointer, { line: slot.line, text: slot.text });
  }

  private item(behind: string, column: number): void {
    const frame = this.frameFor(column, 'item', `-${behind}`);
    const slot = this.slotIn(frame, frame.count());
    const inner = behind.search(/[^ \t]/);
    const text = behind.slice(Math.max(inner, 0));
    const key = keyOf(text, this.reader);
    if (key || DASHED.test(text)) this.content(text, column + 1 + inner, key);
    else this.value(slot, behind, column);
  }

  private key({ name, odd }: Key, behind: string, column: number): void {
    const frame = this.frameFor(column, 'key', name);
    if (odd !== null) this.report(odd.found, odd.expected);
    const again = frame.has(name);
    if (again) {
      const first = this.places.get(`${frame.pointer}${pointerOf(name)}`)?.line;
      const found = `found the key ${shown(name)}${first === undefined ? '' : ` of line ${first}`} again`;
      this.report(found, 'it once. The first was taken; keep one.');
    }
    this.value(this.slotIn(frame, name, again), behind, column);
  }

  private frameFor(column: number, kind: Kind, text: string): Frame {
    const { frame, fit, opened } = this.frames.placeFor(column, kind);
    if (opened?.kind === 'item') opened.line = this.line;
    if (opened && opened.pointer !== null) this.places.set(opened.pointer, { line: opened.line, text: null });
    const found = `found ${shown(text)} at column ${column + 1}`;
    // After a tab a column means nothing, and the tab is reported already.
    if (fit === 'guessed' && !this.isTabbed()) {
      const expected = `column ${frame.column + 1} as above. It was taken for one of the same; indent it so.`;
      this.report(found, expected, 'column');
    }
    if (fit === 'strayed') this.report(`${found}, where none can be,`, `${OTHERS[kind]} ${WITH_ALL}`);
    return frame;
  }

  /** The place of a new value, empty at first. @param over whether it is read over */
  private slotIn(frame: Frame, key: string | number, over = false): ValueSlot {
    const pointer = frame.pointer === null ? null : frame.pointer + pointerOf(key);
    refuseDeep(pointer ?? '', this.frames.stack.length, () => this.line);
    const put: ValueSlot['put'] = over ? () => {} : (data) => frame.put(key, data);
    put(null);
    const slot: ValueSlot = {
      kind: frame.kind,
      pointer: over ? null : pointer,
      put,
      line: this.line,
      state: 'empty',
      text: '',
    };
    frame.slot = slot;
    return slot;
  }

  /** What stands after the key or dash at `column`, or on a line below. */
  private value(slot: ValueSlot, behind: string, column: number): void {
    if (slot.kind === 'item') slot.line = this.line;
    const { lines, line, reader } = this;
    const { guess, at, deepest } = valueAt(behind.trim(), { lines, at: this.at, column, line, reader });
    refuseDeep('', this.frames.stack.length + deepest, () => this.line);
    this.note(slot, guess);
    this.at = at;
  }

  private note(slot: ValueSlot, { data, places, damage, state }: Guess): void {
    slot.put(data);
    slot.state = state;
    slot.text = places.get('')?.text ?? '';
    if (damage !== null) this.damage.push(damage);
    const { pointer } = slot;
    if (pointer === null) return;
    for (const [inner, place] of places)
      this.places.set(pointer + inner, inner === '' ? { ...place, line: slot.line } : place);
  }

  private textAt(index: number): string {
    return this.lines[index]?.text ?? '';
  }

  /** Whether a tab stands in the indentation of the current line. */
  private isTabbed(): boolean {
    return /^ *\t/.test(this.textAt(this.at));
  }

  private get line(): number {
    return this.at + this.firstLine;
  }

  private report(found: string, expected: string, kind?: NonNullable<Damage['kind']>): void {
    const { line } = this;
    const message = `${found} on line ${line}, expected ${expected}`;
    this.damage.push({ message, line, ...(kind === undefined ? {} : { kind }) });
  }
}
