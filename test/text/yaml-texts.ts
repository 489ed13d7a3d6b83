// Random YAML of every shape that grows in place: lists and maps in lines and brackets, nested, remarked.
import * as fc from 'fast-check';
import { joined } from './fragments.ts';

const SCALARS = [
  'plain words',
  'in_progress',
  'true',
  '0',
  '-1.5e3',
  '0123456',
  '2026-01-01',
  '"double \\" \\u263a # no: comment"',
  "'it''s single: yes'",
  '""',
  'https://example.org/a#b',
  'ünïcode ☃',
];
const NOTHING = ['', 'null', '~', '[]', '{}', '[ ]'];
const COMMENTS = ['', '', '', ' # why', '   # "quoted": [yes]'];
const NAMES = ['status', 'a b', '"quoted"', "'single'", '__proto__', 'constructor', 'x/y~z', '01'];

/** Draws from numbers that shrink. */
class Draw {
  private readonly numbers: readonly number[];
  private at = 0;
  constructor(numbers: readonly number[]) {
    this.numbers = numbers;
  }

  below(count: number): number {
    const { numbers } = this;
    return (numbers[this.at++ % numbers.length] ?? 0) % count;
  }

  of<T>(choices: readonly T[]): T {
    return choices[this.below(choices.length)] as T;
  }
}

/** How a text is indented. */
interface Steps {
  readonly step: number;
  readonly dash: number;
  readonly gap: number;
}

const DEEPEST = 3;

/** A value behind its key or dash: what stands on the same line, and the lines below. */
type Shape = readonly [inline: string, below: readonly string[]];

function shapeOf(draw: Draw, steps: Steps, column: number, depth: number): Shape {
  const kind = depth >= DEEPEST ? draw.below(5) : draw.below(9);
  const comment = draw.of(COMMENTS);
  const pad = ' '.repeat(column + steps.step);
  if (kind < 2) return [` ${draw.of(SCALARS)}${comment}`, []];
  if (kind === 2) return [` ${draw.of(NOTHING)}${comment}`, remarks(draw, column)];
  if (kind === 3) return [` ${brackets(draw, depth)}${comment}`, []];
  if (kind === 4) {
    const head = draw.of(['|', '>-', '|+', '>', '|2']);
    if (head === '|2' && steps.step !== 2) return [' "over', ['', `${pad}lines"`]];
    return [` ${head}`, [`${pad}block`, '', `${pad}# text: [`]];
  }
  if (kind < 7) return [comment, mapLines(draw, steps, column + steps.step, depth + 1)];
  return [comment, listLines(draw, steps, column + steps.dash, depth + 1)];
}

function brackets(draw: Draw, depth: number): string {
  const inside = (): string => {
    const kind = draw.below(depth >= DEEPEST ? 4 : 6);
    if (kind === 3) return draw.of(NOTHING) || 'null';
    return kind < 3 ? draw.of(SCALARS) : brackets(draw, depth + 1);
  };
  const comma = draw.of([', ', ',', ' , ']);
  const end = draw.of(['', '', ', ']);
  const count = draw.below(4);
  if (count === 0) return draw.of(['[]', '{}']);
  if (draw.below(2) === 0) return `[${Array.from({ length: count }, inside).join(comma)}${end}]`;
  return `{${Array.from({ length: count }, (_, i) => `f${i}: ${inside()}`).join(comma)}${end}}`;
}

function mapLines(draw: Draw, steps: Steps, column: number, depth: number): readonly string[] {
  const pad = ' '.repeat(column);
  return Array.from({ length: 1 + draw.below(4) }, (_, i) => {
    const key = i === 0 ? draw.of(NAMES) : `k${i}`;
    const [inline, below] = shapeOf(draw, steps, column, depth);
    return [...(i === 0 ? [] : remarks(draw, column - 1)), `${pad}${key}:${inline}`, ...below];
  }).flat();
}

function listLines(draw: Draw, steps: Steps, column: number, depth: number): readonly string[] {
  const dash = `${' '.repeat(column)}-`;
  const inner = column + steps.gap;
  return Array.from({ length: 1 + draw.below(3) }, (_, i) => {
    const before = i === 0 ? [] : remarks(draw, column - 1);
    if (depth < DEEPEST && draw.below(2) === 0) {
      const lines = draw.below(3) > 0 ? mapLines : listLines;
      const [first = '', ...rest] = lines(draw, steps, inner, depth + 1);
      return [...before, `${dash}${' '.repeat(steps.gap - 1)}${first.slice(inner)}`, ...rest];
    }
    const simple = draw.of([...SCALARS, ...NOTHING, brackets(draw, depth)]);
    return [...before, `${dash}${' '.repeat(steps.gap - 1)}${simple}${draw.of(COMMENTS)}`];
  }).flat();
}

/** Blank lines and comments, deeper than `column` where they are no deeper than what follows. */
function remarks(draw: Draw, column: number): readonly string[] {
  const pad = ' '.repeat(column + 1);
  return draw.of<readonly string[]>([[], [], [], [''], [`${pad}# - remark: x`], ['', `${pad}# remark`, '']]);
}

/** The lines of a map, or now and then of a list. */
const yamlLines: fc.Arbitrary<readonly string[]> = fc
  .record({
    numbers: fc.array(fc.nat(1000), { minLength: 5, maxLength: 60 }),
    step: fc.constantFrom(2, 2, 2, 4, 3),
    dash: fc.constantFrom(0, 2, 4),
    gap: fc.constantFrom(2, 2, 4),
    list: fc.constantFrom(false, false, false, true),
    head: fc.constantFrom<readonly string[]>([], ['# head', ''], ['']),
  })
  .map(({ numbers, step, dash, gap, list, head }) => {
    const draw = new Draw(numbers);
    const lines = (list ? listLines : mapLines)(draw, { step, dash, gap }, 0, 0);
    return [...head, ...lines, ...remarks(draw, -1)];
  });

export const grownYaml: fc.Arbitrary<string> = joined(yamlLines);

/** The same as front matter: a map always, as the first line is a key's. */
export const grownFrontMatter: fc.Arbitrary<string> = joined(
  yamlLines
    .filter((lines) => !lines.some((line) => line.startsWith('-')))
    .map((lines) => ['---', ...lines, '---', '# Body', '', 'text']),
);
