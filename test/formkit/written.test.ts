// Status lines, written paths and times, as several formats read and write them.
import { describe, expect, test } from 'vitest';
import { monthFirst, timeLike, timesBeside, timesIn } from '../../src/formkit/times.ts';
import { statusIn, withStatus } from '../../src/formkit/tracker/status-line.ts';
import { writtenPath } from '../../src/formkit/written-paths.ts';
import { isMap } from '../../src/text/data/data.ts';
import { readYaml } from '../../src/text/yaml/document.ts';
import { snapshotOf } from '../snapshot.ts';

describe('a status line', () => {
  test.each([
    ['---\nstatus: "in-review"\n---\nStatus: done\n', 'in-review', true],
    ['# A\n\n**Status:** Ready for Review\n', 'Ready for Review', false],
    ['# A\n\n## Status\n\nDraft\n', 'Draft', false],
    ['# A\n\n```\nStatus: done\n```\n- Status: review\n', 'review', false],
  ])('%j', (text, found, isFront) => {
    const said = statusIn(text);
    expect(said).toMatchObject({ found, isFront });
    expect(said && withStatus(text, said, 'x')).toBe(text.replace(new RegExp(`${found}(?!\`)`), 'x'));
  });

  test('none', () => expect(statusIn('# A\n\n> Status of things\n\nWords.\n')).toBeNull());
});

describe('a written path', () => {
  const snapshot = snapshotOf({ 'pkg/docs/prd.md': 'x', 'docs/all.md': 'x' });
  test.each([
    ['docs/prd.md', 'pkg/docs/prd.md'],
    ['docs/all.md', 'docs/all.md'],
    ['/Users/ann/shop/pkg/docs/prd.md', 'pkg/docs/prd.md'],
    ['docs/new.md', 'pkg/docs/new.md'],
    ['../secret.md', null],
  ])('%s', (written, path) => {
    expect(writtenPath(written, ['pkg', ''], snapshot).path).toBe(path);
  });
});

describe('times', () => {
  const { data, places } = readYaml('generated: 02-03-2026 10:30\nlast_updated: 2026-03-04\nempty: N/A\n');
  const fields = { data: isMap(data) ? data : {}, places };
  const keys = { generated: false, last_updated: true, empty: true };

  test('of several fields, the month first where the tool has it so', () => {
    expect(
      timesIn(fields, keys, [], monthFirst).map(({ field, at, activity }) => [field, at, activity]),
    ).toEqual([
      ['generated', Date.UTC(2026, 1, 3, 10, 30), false],
      ['last_updated', Date.UTC(2026, 2, 4), true],
    ]);
    expect(timesIn(fields, keys)[0]).toMatchObject({ at: null, problem: 'ambiguous' });
  });

  test('of a file beside the state: without lines, and by its name', () => {
    const [first] = timesBeside(fields, keys, ' of a.yaml');
    expect(first).toMatchObject({ field: 'generated of a.yaml', line: null, activity: false });
  });

  test('spelled as the old one is', () => {
    const now = Date.UTC(2026, 4, 6, 7, 8, 9);
    expect(timeLike(now, '02-03-2026 10:30')).toBe('05-06-2026 07:08');
    expect(timeLike(now, '02-03-2026')).toBe('05-06-2026');
    expect(timeLike(now, '2026-03-04')).toBe('2026-05-06');
  });
});
