// A repair settles a conflicted state only where no line of either side is lost: the law for every format.
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formats } from '../../src/formats/index.ts';
import { runs, share } from '../exhaustive.ts';
import { example } from './example/index.ts';
import { fixturesOf } from './fixtures.ts';
import { type Files, type Looker, lookerFor } from './looking.ts';

/** What another branch may have made of a line. */
const MADE: readonly ((line: string) => string)[] = [
  () => '',
  (line) => `${line} REJECTED by Bob\n`,
  (line) => `${line}\n${line.replace(/[\p{L}\d]+/u, 'another')}\n`,
  (line) => `${line.replace('[x]', '[ ]')} \n`,
  (line) => `${line.replace(/(?<=: )\S.*|(?<=\| )[^|]+(?=\|\s*$)/u, 'cancelled')}\n`,
  // A later time alone is the newer of the two.
  (line) => `${/\d{4}-\d{2}/.test(line) ? line : line.replace(/\d+/u, (n) => String(Number(n) + 1))}\n`,
];

const conflicted = (lines: readonly string[], at: number, made: string): string =>
  [
    ...lines.slice(0, at),
    `<<<<<<< HEAD\n${lines[at]}=======\n${made}>>>>>>> feature\n`,
    ...lines.slice(at + 1),
  ].join('');

/** What the repair by meaning would write; `null` where none is proposed. */
function settled(looker: Looker, files: Files, path: string): string | null {
  const proposals = looker.all(files).workflows.flatMap((one) => one.proposals);
  const merge = proposals.find(({ summary }) => summary === 'the merge settled by meaning');
  const [after] = (merge?.changes ?? []).flatMap((one) =>
    one.kind === 'write' && one.path === path ? [one.after] : [],
  );
  return after ?? null;
}

/** Lines with words in them that the merged text has less often. */
function missing(merged: string, lines: readonly string[]): readonly string[] {
  const left = merged.split(/(?<=\n)/);
  return lines.filter((line) => {
    const at = left.indexOf(line);
    if (at >= 0) left.splice(at, 1);
    return at < 0 && line.trim() !== '';
  });
}

describe.each([...formats, example].map((format) => [format.id, format] as const))('S03 %s', (id, format) => {
  const looker = lookerFor(format);
  const states = fixturesOf(id).flatMap(([, files]) =>
    Object.entries(files).flatMap(([path, text]) =>
      format.matches(path) && text.includes('\n') && !text.includes('\r') ? [{ files, path, text }] : [],
    ),
  );

  test('a line that one side alone has is kept by each repair, and there are some', () => {
    const repairs = states.flatMap(({ files, path, text }) => {
      const lines = text.split(/(?<=\n)/);
      return share([...lines.keys()], 7).flatMap((at) => {
        const merged = settled(looker, { ...files, [path]: conflicted(lines, at, '') }, path);
        return merged === null ? [] : [missing(merged, lines)];
      });
    });
    expect(repairs.flat()).toEqual([]);
    expect(repairs).not.toEqual([]);
  });

  test('what the repair of a conflict writes has every line of both sides', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), fc.constantFrom(...MADE), (which, where, make) => {
        const one = states[which % states.length];
        if (!one) return;
        const lines = one.text.split(/(?<=\n)/);
        const at = where % lines.length;
        const made = make((lines[at] ?? '').trimEnd());
        const text = conflicted(lines, at, made);
        const merged = settled(looker, { ...one.files, [one.path]: text }, one.path);
        if (merged === null) return;
        expect(missing(merged, lines)).toEqual([]);
        const other = [...lines.slice(0, at), ...made.split(/(?<=\n)/), ...lines.slice(at + 1)];
        expect(missing(merged, other)).toEqual([]);
      }),
      { numRuns: runs(3_000) },
    );
  });
});
