// Random texts close to the YAML of state files: parts of the fixtures changed a little, and lines that
// nearly fit.
import * as fc from 'fast-check';
import { formats } from '../../../src/formats/index.ts';
import { fixturesOf } from '../../formats/fixtures.ts';
import { yamlLikeText, yamlText } from '../data-fragments.ts';
import { grownYaml } from '../yaml-texts.ts';

/** Every YAML text of the fixtures, with the file that it is or stands in. */
export const FIXTURES: readonly (readonly [file: string, text: string])[] = formats.flatMap(({ id }) =>
  fixturesOf(id).flatMap(([name, files]) =>
    Object.entries(files).flatMap(([path, text]) => {
      const front = /^---\r?\n((?:(?!---).*\n)*)---[ \t]*$/m.exec(text);
      const yaml = /\.ya?ml$/.test(path) ? text : front?.index === 0 ? (front[1] ?? '') : '';
      return yaml === '' ? [] : [[`${id}/${name}/${path}`, yaml] as const];
    }),
  ),
);

/** Between the pieces of one list, so that many stand on a line. */
const AND = '¦';

/** What means something in YAML, or could. */
const SIGNS = [
  String.raw`:¦#¦-¦'¦"¦[¦]¦{¦}¦|¦>¦&¦*¦!¦%¦@¦?¦,¦~¦=¦<¦\¦.¦$¦: ¦ #¦- ¦ ¦  ¦---¦...¦<<¦||¦\"¦''¦|-¦>+`,
  '\n¦\n\n¦\r¦\t¦|\n¦>\n¦: |\n¦\\\n¦:\n¦`¦é¦😀¦\u00a0¦\u0085¦\u2028¦\ufeff¦\0¦\ud800',
  String.raw`: "¦: [¦{a: ¦ ]¦\x41¦- - ¦null¦0x1F¦1e3¦? ¦# c¦&a ¦!!str `,
].flatMap((list) => list.split(AND));

/** What may stand on a line of its own. */
const ATOMS = [
  'a:¦b:¦c: x¦d: 1¦- x¦-¦- e: 2¦- - y¦- f:¦g¦two words¦# c¦¦  ¦h: |¦i: >-¦- |¦k: |+¦"l": m',
  '\'n\': \'o\'¦"z"¦\'it\'\'s\'¦p: "q"¦r: [s, t]¦- {u: v}¦w: x # c¦y: # c¦- # c¦r: "s" # t¦""',
  'a: null¦~: ~¦b : c¦- b: |¦-  c: d¦- >¦e:f¦g: h:i¦-x¦- --- ¦k: -1¦---¦...¦<<: a¦? a¦: b¦i: -',
  '[a]¦{a: b}¦!!str a¦&a b¦*a¦%a¦@a¦|¦>¦a: b: c¦l: "m¦n"¦o: [p,¦q]¦u: v#w¦x: y #¦z: a\\',
  '"\\x41": b¦0: 1¦__proto__: c',
].flatMap((list) => list.split(AND));
/** One change of a text: what is done, where, and with what. */
const change = fc.tuple(fc.nat(15), fc.nat(), fc.nat(), fc.constantFrom(...SIGNS));
type Change = typeof change extends fc.Arbitrary<infer One> ? One : never;

function changed(text: string, [kind, one, other, sign]: Change): string {
  const at = one % (text.length + 1);
  if (kind < 4) return text.slice(0, at) + sign + text.slice(at);
  if (kind === 4) return text.slice(0, at) + text.slice(at + 1 + (other % 3));
  if (kind === 5) return text.slice(0, at) + sign + text.slice(at + 1);
  const lines = text.split('\n');
  const [from, to] = [one % lines.length, other % lines.length];
  const [line = '', target = ''] = [lines[from], lines[to]];
  if (kind === 6) return lines.with(from, target).with(to, line).join('\n');
  if (kind === 7) return lines.toSpliced(to, 0, line).join('\n');
  if (kind === 8) return lines.with(from, ' '.repeat(1 + (other % 4)) + line).join('\n');
  if (kind === 9) return lines.with(from, line.replace(/^ {1,2}/, '')).join('\n');
  if (kind === 10) return lines.toSpliced(from, 1).join('\n');
  if (kind > 13) return lines.toSpliced(to, 0, ' '.repeat(one % 7) + ATOMS[one % ATOMS.length]).join('\n');
  // Where a word begins, a sign means most: before the line's first, before its value, in its place.
  const word = Math.max(kind === 11 ? line.search(/[^ ]/) : line.search(/(?<=[:-] +)[^ ]/), 0);
  const rest = kind === 13 ? '' : line.slice(word);
  return lines.with(from, line.slice(0, word) + sign + rest).join('\n');
}

/** Some lines of a fixture, as most files are longer than what a fault needs. */
const excerpt = fc
  .tuple(fc.nat(FIXTURES.length - 1), fc.nat(), fc.integer({ min: 2, max: 14 }))
  .map(([file, start, count]) => {
    const lines = (FIXTURES[file]?.[1] ?? '').split('\n');
    const first = start % lines.length;
    return lines.slice(first, first + count).join('\n');
  });

const indent = fc.constantFrom(0, 0, 0, 1, 2, 2, 2, 3, 4, 4, 5, 6);
const atom = fc.constantFrom(...ATOMS);
const soup = fc
  .array(fc.tuple(indent, atom, fc.constantFrom('\n', '\n', '\n', '\n', '\n', '\r\n', '\n\n', ' \n')), {
    minLength: 1,
    maxLength: 9,
  })
  .map((rows) => rows.map(([blanks, text, end]) => ' '.repeat(blanks) + text + end).join(''));

const made = fc.oneof(
  { weight: 4, arbitrary: excerpt },
  { weight: 3, arbitrary: soup },
  { weight: 2, arbitrary: grownYaml },
  { weight: 1, arbitrary: yamlText },
  { weight: 1, arbitrary: yamlLikeText },
);

/** Texts that are YAML, that were, and that never will be. */
export const nearlyYaml: fc.Arbitrary<string> = fc
  .tuple(made, fc.array(change, { maxLength: 4 }), fc.constantFrom('', '', '', '', '\r\n', 'cut'))
  .map(([text, changes, ends]) => {
    const now = changes.reduce(changed, text);
    if (ends === 'cut') return now.trimEnd();
    return ends === '' ? now : now.replaceAll(/\r?\n/g, ends);
  });
