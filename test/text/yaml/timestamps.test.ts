// New times in YAML: in quotes where those around them are, since readers of YAML 1.1 take others for dates.
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import type { Data } from '../../../src/text/data/data.ts';
import { appendTo, setIn } from '../../../src/text/data/edits.ts';
import { printYaml, readYaml } from '../../../src/text/yaml/document.ts';
import { isStamp } from '../../../src/text/yaml/timestamps.ts';
import { runs } from '../../exhaustive.ts';

const NOW = '2026-11-27T00:00:00Z';
const DAY = '2026-11-27';

type Case = readonly [title: string, text: string, wanted: Data, printed: string];

describe('a new time', () => {
  test.each<Case>([
    [
      'with no other in the text is quoted',
      'a: 1\nlog: []\n',
      { a: 1, at: NOW, log: [{ at: DAY }] },
      `a: 1\nat: "${NOW}"\nlog: [{at: "${DAY}"}]\n`,
    ],
    [
      'in a record behind records with plain ones is plain, whatever the rest of the text does',
      `created: "${DAY}"\nlog:\n  - at: 2026-01-02\n    what: x\n`,
      { created: DAY, log: [{ at: '2026-01-02', what: 'x' }, { at: NOW }] },
      `created: "${DAY}"\nlog:\n  - at: 2026-01-02\n    what: x\n  - at: ${NOW}\n`,
    ],
    [
      'in a record behind records with quoted ones has their quotes',
      `created: ${DAY}\nlog:\n  - at: '2026-01-02'\n`,
      { created: DAY, log: [{ at: '2026-01-02' }, { at: NOW, more: [DAY] }] },
      `created: ${DAY}\nlog:\n  - at: '2026-01-02'\n  - at: '${NOW}'\n    more:\n      - '${DAY}'\n`,
    ],
    [
      'in a list without any is spelled as those of the text',
      `created: ${DAY}\nd:\n  log: []\n  l: [{a: 1}]\n`,
      { created: DAY, d: { log: [{ at: NOW }], l: [{ a: 1 }, { at: NOW }] } },
      `created: ${DAY}\nd:\n  log: [{at: ${NOW}}]\n  l: [{a: 1}, {at: ${NOW}}]\n`,
    ],
    [
      'among both kinds is quoted',
      `a: '2026-01-01'\nb: ${DAY}\n`,
      { a: '2026-01-01', b: DAY, c: NOW },
      `a: '2026-01-01'\nb: ${DAY}\nc: '${NOW}'\n`,
    ],
    [
      'in the place of null is spelled as its neighbours',
      `created: "${DAY}"\nended: null\nleft:\n`,
      { created: DAY, ended: NOW, left: NOW },
      `created: "${DAY}"\nended: "${NOW}"\nleft: "${NOW}"\n`,
    ],
    [
      'in the place of a time is spelled as that one was',
      `created: "${DAY}"\nupdated: 2026-01-02 10:00:00\n`,
      { created: DAY, updated: NOW },
      `created: "${DAY}"\nupdated: ${NOW}\n`,
    ],
    ['in front matter that is empty', '', { at: NOW }, `at: "${NOW}"\n`],
  ])('%s', (_, text, wanted, printed) => {
    expect(printYaml(text, wanted)).toBe(printed);
    expect(readYaml(printed).data).toEqual(wanted);
  });

  test('is a text for readers of YAML 1.1 where every time of the text is one', () => {
    const stamp = fc.constantFrom(NOW, DAY, '2026-1-2 3:04:05.5 +01:00', '2026-11-27t10:00:00-05');
    const law = fc.property(stamp, fc.array(stamp), fc.boolean(), (added, there, within) => {
      const list = JSON.stringify(there);
      const text = `a: {b: ${list}}\nc:\n`;
      const { data } = readYaml(text);
      const wanted = within ? appendTo(data, ['a', 'b'], added) : setIn(data, ['c'], added);
      const read: unknown = parse(printYaml(text, wanted), { version: '1.1' });
      expect(read).toEqual({
        a: { b: within ? [...there, added] : there },
        c: within ? null : added,
      });
    });
    fc.assert(law, { numRuns: runs(1000) });
  });
});

test.each([
  [DAY, true],
  [NOW, true],
  ['2026-1-2 03:04:05', true],
  ['2026-11-27 10:00', false],
  ['2026-1-2', true],
  [`${DAY} x`, false],
  ['v2026-11-27', false],
  [20_261_127, false],
  [null, false],
])('%j is a time to a reader of YAML 1.1: %j', (value, is) => {
  expect(isStamp(value)).toBe(is);
  const date = parse(`a: ${value}`, { version: '1.1' }).a instanceof Date;
  expect(date).toBe(is);
});
