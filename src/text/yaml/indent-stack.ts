// The maps and lists that lines of broken YAML are added to, told apart by their columns.
import type { Data } from '../data/data.ts';

/** What a line adds: a key to a map, or an item to a list. */
export type Kind = 'key' | 'item';

/** The place of one value. */
export interface ValueSlot {
  readonly kind: Kind;
  /** `null` for what is read over: what comes a second time, or fits nowhere. */
  readonly pointer: string | null;
  readonly put: (data: Data) => void;
  /** Of its key, or of its item's first word, in the file. */
  line: number;
  /** Is there nothing yet, text that may go on, or a whole value? */
  state: 'empty' | 'open' | 'closed';
  /** Of a plain value, so far. */
  text: string;
}

/** A map or list that lines may still be added to. */
export interface Frame {
  readonly kind: Kind;
  /** Of its keys or dashes, from 0. */
  readonly column: number;
  readonly pointer: string | null;
  readonly data: Data;
  readonly count: () => number;
  readonly has: (key: string | number) => boolean;
  readonly put: (key: string | number, data: Data) => void;
  /** What was added last. */
  slot: ValueSlot | null;
}

/** Where a line goes. */
export interface LinePlacement {
  readonly frame: Frame;
  /** `guessed` where nothing before it has its column, `strayed` where it fits nowhere and is read over. */
  readonly fit: 'exact' | 'guessed' | 'strayed';
  /** The slot that the frame was opened in just now. */
  readonly opened: ValueSlot | null;
}

/** The frames that a line lies within, outermost first. */
export class Frames {
  readonly stack: Frame[] = [];

  get top(): Frame | undefined {
    return this.stack.at(-1);
  }

  /** The frame for a line whose first word stands at `column`; frames that ended before it are closed. */
  placeFor(column: number, kind: Kind): LinePlacement {
    for (;;) {
      const [below, top] = [this.stack.at(-2), this.stack.at(-1)];
      if (!top) return { frame: this.open(kind, column, ''), fit: 'exact', opened: null };
      const { slot } = top;
      if (slot && opensBelow(top, slot, column, kind)) {
        const frame = this.open(kind, column, slot.pointer);
        slot.put(frame.data);
        slot.state = 'closed';
        return { frame, fit: 'exact', opened: slot };
      }
      const deeper = column < top.column && below !== undefined && below.column >= column;
      const beside = column === top.column && below?.column === column && below.kind === kind;
      if (deeper || (beside && top.kind !== kind)) this.stack.pop();
      else if (top.kind !== kind)
        return { frame: this.open(kind, column, null), fit: 'strayed', opened: null };
      else return { frame: top, fit: column === top.column ? 'exact' : 'guessed', opened: null };
    }
  }

  private open(kind: Kind, column: number, pointer: string | null): Frame {
    const frame = { kind, column, pointer, slot: null, ...(kind === 'item' ? listHolder() : mapHolder()) };
    this.stack.push(frame);
    return frame;
  }
}

/** A list may stand in the very column of its key. */
function opensBelow(top: Frame, slot: ValueSlot, column: number, kind: Kind): boolean {
  if (slot.state !== 'empty') return false;
  return column > top.column || (column === top.column && kind === 'item' && top.kind === 'key');
}

type Held = Pick<Frame, 'data' | 'count' | 'has' | 'put'>;

function listHolder(): Held {
  const data: Data[] = [];
  const put: Held['put'] = (index, item) => {
    data[Number(index)] = item;
  };
  return { data, count: () => data.length, has: (index) => Number(index) < data.length, put };
}

function mapHolder(): Held {
  const data: Record<string, Data> = Object.create(null);
  const keys = new Set<string>();
  const put: Held['put'] = (key, value) => {
    keys.add(String(key));
    data[key] = value;
  };
  return { data, count: () => keys.size, has: (key) => keys.has(String(key)), put };
}
