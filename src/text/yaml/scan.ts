// Reads YAML safely: tokens are checked before anything is composed, and data is built by hand.
import { Composer, isMap, isNode, isScalar, isSeq, type Node, type Scalar, type YAMLMap } from 'yaml';
import { StateError } from '../../model/errors.ts';
import { SIZE_CAP } from '../../model/file-content.ts';
import { type Data, type DataPlace, duplicateKey, pointerOf, refuseDeep } from '../data/data.ts';
import { BOM, type Line, lineAt, linesOf, refuseConflicts } from '../lines.ts';
import { keeping } from './parse-cache.ts';
import { invalidYaml, tokensOf } from './token-guard.ts';

export interface YamlScan {
  readonly data: Data;
  readonly places: ReadonlyMap<string, DataPlace>;
  /** What the library has made of the text, with its tokens; offsets are those of the text less `base`. */
  readonly contents: Node | null;
  readonly base: number;
}

/**
 * Version 1.2 without merge keys; keys that come twice are ours to find, since the library's way is
 * quadratic.
 */
const OPTIONS = {
  version: '1.2',
  schema: 'core',
  merge: false,
  uniqueKeys: false,
  keepSourceTokens: true,
  prettyErrors: false,
  logLevel: 'silent',
} as const;

/** A text's lines, and how its places count within its file. */
interface Ground {
  readonly lines: readonly Line[];
  readonly firstLine: number;
  /** Offset of the part that the library sees. */
  readonly base: number;
}

/** @throws StateError as `readYaml` says */
export const scanYaml: (text: string, firstLine: number) => YamlScan = keeping(scan);

function scan(text: string, firstLine: number): YamlScan {
  const lines = linesOf(text);
  if (text.length > SIZE_CAP)
    throw unreadable(`found more than ${SIZE_CAP / 1024} KiB of YAML. Split or trim it.`, firstLine);
  refuseConflicts(lines, firstLine);
  const ground = { lines, firstLine, base: text.startsWith(BOM) ? 1 : 0 };
  // A lone CR ends a line in YAML 1.2, which the library does not know; places stay the same.
  const source = text.slice(ground.base).replace(/\r(?!\n)/g, '\n');
  const tokens = tokensOf(source, (offset) => lineOf(ground, offset));
  const [doc, second] = withoutStacks(() =>
    firstTwo(new Composer(OPTIONS).compose(tokens, true, source.length)),
  );
  const problem = [...(doc?.errors ?? []), ...(doc?.warnings ?? [])][0];
  if (problem) throw invalidYaml(problem.message, lineOf(ground, problem.pos[0]));
  if (second) {
    const message = 'found a second document ("---"), expected one. Keep one.';
    throw unreadable(message, lineOf(ground, second.range[0]));
  }
  const builder = new Builder(ground);
  const contents = doc?.contents ?? null;
  const data = builder.add(contents, '', firstLine, 0);
  return { data, places: builder.places, contents, base: ground.base };
}

/** A third document is not composed: the second is one too many. */
function firstTwo<T>(documents: Iterable<T>): readonly [first: T | undefined, second: T | undefined] {
  const [first, second] = documents;
  return [first, second];
}

/** A text may hold a mistake in each letter: to note where the code found each takes most of the time. */
function withoutStacks<T>(work: () => T): T {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0;
  try {
    return work();
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}

function lineOf(ground: Ground, offset: number): number {
  return lineAt(ground.lines, offset + ground.base) + ground.firstLine - 1;
}

function unreadable(message: string, line: number): StateError {
  return new StateError('state-readable', message, line);
}

/** Turns nodes into data, and remembers where each value stands. */
class Builder {
  readonly places = new Map<string, DataPlace>();
  private readonly ground: Ground;

  constructor(ground: Ground) {
    this.ground = ground;
  }

  add(node: unknown, pointer: string, line: number, depth: number): Data {
    refuseDeep(pointer, depth, () => line);
    if (isMap(node)) {
      this.places.set(pointer, { line, text: null });
      return this.map(node, pointer, depth + 1);
    }
    if (isSeq(node)) {
      this.places.set(pointer, { line, text: null });
      return node.items.map((item, i) =>
        this.add(item, pointer + pointerOf(i), this.lineOfNode(item, line), depth + 1),
      );
    }
    if (!isScalar(node)) {
      this.places.set(pointer, { line, text: '' });
      return null;
    }
    return this.scalar(node, pointer, line);
  }

  private map(node: YAMLMap, pointer: string, depth: number): Data {
    const map: Record<string, Data> = Object.create(null);
    const linesOfKeys = new Map<string, number>();
    for (const { key: keyNode, value } of node.items) {
      const line = this.lineOfNode(keyNode, this.ground.firstLine);
      if (keyNode !== null && !isScalar(keyNode))
        throw unreadable(`found a list or map as a key on line ${line}, expected a word.`, line);
      const key = textOf(keyNode);
      const first = linesOfKeys.get(key);
      if (first !== undefined) throw duplicateKey(key, first, line);
      linesOfKeys.set(key, line);
      map[key] = this.add(value, pointer + pointerOf(key), line, depth);
    }
    return map;
  }

  private scalar(node: Scalar, pointer: string, line: number): Data {
    this.places.set(pointer, { line, text: textOf(node) });
    const { value } = node;
    return typeof value === 'number' || typeof value === 'boolean' || value === null ? value : textOf(node);
  }

  private lineOfNode(node: unknown, otherwise: number): number {
    return isNode(node) && node.range ? lineOf(this.ground, node.range[0]) : otherwise;
  }
}

/** What is between the quotes, or the plain spelling. */
export function textOf(node: Scalar | null): string {
  if (typeof node?.value === 'string' && node.type !== 'PLAIN') return node.value;
  return node?.source ?? '';
}
