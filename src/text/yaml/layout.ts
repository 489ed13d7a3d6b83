// Surveys a YAML text: where its values stand and in what form, so that edits can be made in place.
import {
  type CST,
  isMap,
  isNode,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import type { Member } from '../data/brackets.ts';
import { pointerOf } from '../data/data.ts';
import type { ScalarStyle } from './quoting.ts';
import { textOf } from './scan.ts';
import type { Block, Layout, ScalarSpan, Spot } from './spans.ts';

/** @param base what is to be added to the offsets of nodes */
export function layoutOf(text: string, contents: Node | null, base: number): Layout {
  const surveyor = new Surveyor(text, base);
  if (contents) surveyor.value(contents, '', { holder: 'root', outer: 0, head: base, key: null });
  return { spots: surveyor.spots, step: surveyor.step, dash: surveyor.dash };
}

/** What is known of a value before it is looked at. */
type Place = Pick<Spot, 'holder' | 'outer' | 'head' | 'key'>;

const STYLES: ReadonlyMap<string, ScalarStyle> = new Map<string, ScalarStyle>([
  ['PLAIN', 'plain'],
  ['QUOTE_SINGLE', 'single'],
  ['QUOTE_DOUBLE', 'double'],
]);

const NO_KEYS: ReadonlyMap<string, number> = new Map();

class Surveyor {
  readonly spots = new Map<string, Spot>();
  step: number | null = null;
  dash: number | null = null;
  private readonly text: string;
  private readonly base: number;

  constructor(text: string, base: number) {
    this.text = text;
    this.base = base;
  }

  /** Notes the value and all that is in it. */
  value(node: Node, pointer: string, place: Place): Spot {
    const form = isMap(node) || isSeq(node) ? this.collection(node, pointer) : this.scalar(node, place);
    const spot = { ...place, ...form };
    this.spots.set(pointer, spot);
    return spot;
  }

  private scalar(node: Node, { holder, head }: Place): Omit<Spot, keyof Place> {
    const span = this.spanOf(node);
    const [start, end] = this.rangeOf(node);
    return {
      span,
      keys: NO_KEYS,
      flow: null,
      block: null,
      end: start === end && holder !== 'flow' ? head : end,
    };
  }

  private collection(node: YAMLMap | YAMLSeq, pointer: string): Omit<Spot, keyof Place> {
    const token = node.srcToken;
    const inLines = token?.type === 'block-map' || token?.type === 'block-seq';
    const place = inLines
      ? ({ holder: isMap(node) ? 'map' : 'list', outer: token.indent } as const)
      : ({ holder: 'flow', outer: 0 } as const);
    const members = isMap(node)
      ? node.items.map((pair) => this.pair(pair, pointer, place))
      : node.items.map((item, i) => this.item(item, itemTokens(node, i), pointer + pointerOf(i), place));
    const [start, end] = this.rangeOf(node);
    const names = isMap(node) ? node.items.map(({ key }) => textOf(isScalar(key) ? key : null)) : [];
    const keys = new Map(names.map((name, i) => [name, i]));
    const spot = { span: null, keys, flow: null, block: null };
    if (!inLines) return { ...spot, end, flow: token ? { start, end, members } : null };
    const block = this.block(members, token.indent, isMap(node) ? 'map' : 'list');
    return { ...spot, end: members.at(-1)?.end ?? end, block };
  }

  /** A key with its value. */
  private pair({ key, value, srcToken }: Pair, pointer: string, place: Where): Child {
    const name = isScalar(key) ? key : null;
    const span = name && this.spanOf(name);
    const [keyStart, keyEnd] = name ? this.rangeOf(name) : [null, 0];
    const sep = solid(srcToken?.sep);
    const start =
      this.offset(solid(srcToken?.start)[0]?.offset) ?? keyStart ?? this.offset(sep[0]?.offset) ?? 0;
    if (!isNode(value)) return { start, end: keyEnd, spot: null };
    const spot = this.value(value, pointer + pointerOf(textOf(name)), {
      ...place,
      key: span,
      head: this.behind(sep, keyEnd),
    });
    return { start, end: spot.end, spot };
  }

  private item(item: unknown, tokens: readonly CST.SourceToken[], pointer: string, place: Where): Child {
    const before = solid(tokens);
    const [from] = isNode(item) ? this.rangeOf(item) : [0];
    const start = this.offset(before[0]?.offset) ?? from;
    if (!isNode(item)) return { start, end: this.behind(before, start), spot: null };
    const spot = this.value(item, pointer, { ...place, key: null, head: this.behind(before, from) });
    return { start, end: spot.end, spot };
  }

  private block(members: readonly Child[], column: number, of: 'map' | 'list'): Block {
    const deeper = (held: Block['of']): number | null => {
      const child = of === 'map' && members.find(({ spot }) => spot?.block?.of === held)?.spot?.block;
      return child ? child.column - column : null;
    };
    const [step, dash] = [deeper('map'), deeper('list')];
    this.step ??= step;
    this.dash ??= dash;
    const start = members[0]?.start ?? 0;
    const dashed = /^- +(?=[^ \t\r\n#])/.exec(this.text.slice(start, start + LOOK))?.[0];
    return { of, members, start, column, step, dash, gap: of === 'list' ? (dashed?.length ?? null) : null };
  }

  private spanOf(node: Node): ScalarSpan | null {
    const style = isScalar(node) ? STYLES.get(node.type ?? '') : undefined;
    const [start, end] = this.rangeOf(node);
    return style && node.range && !/[\r\n]/.test(this.text.slice(start, end)) ? { start, end, style } : null;
  }

  private rangeOf(node: Node): readonly [start: number, end: number] {
    const [start, end] = node.range ?? [0, 0];
    return [start + this.base, end + this.base];
  }

  private offset(at: number | undefined): number | undefined {
    return at === undefined ? undefined : at + this.base;
  }

  /** After the last of the tokens. */
  private behind(tokens: readonly CST.SourceToken[], otherwise: number): number {
    const last = tokens.at(-1);
    return last ? last.offset + last.source.length + this.base : otherwise;
  }
}

const LOOK = 64;

type Where = Pick<Spot, 'holder' | 'outer'>;

interface Child extends Member {
  readonly spot: Spot | null;
}

function itemTokens({ srcToken }: YAMLSeq, at: number): readonly CST.SourceToken[] {
  return srcToken && 'items' in srcToken ? (srcToken.items[at]?.start ?? []) : [];
}

const TRIVIA = new Set(['space', 'newline', 'comment', 'comma']);

function solid(tokens: readonly CST.SourceToken[] | undefined): readonly CST.SourceToken[] {
  return (tokens ?? []).filter(({ type }) => !TRIVIA.has(type));
}
