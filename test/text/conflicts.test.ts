// Conflicted texts: their sides are what git merged, and their merges are made of whole lines of both.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readConflict } from '../../src/text/conflicts.ts';
import { runs } from '../exhaustive.ts';

const conflict = (ours: string, theirs: string) => `a\n<<<<<<< HEAD\n${ours}=======\n${theirs}>>>>>>> x\nz\n`;

describe('the sides', () => {
  test('without markers there is no conflict, and markers that do not pair are none of ours', () => {
    expect(readConflict('a\nb\n')).toBe(null);
    expect(readConflict('a\n=======\nb\n')).toBe(null);
    expect(readConflict('<<<<<<< HEAD\na\n')).toBe(null);
    expect(readConflict('<<<<<<< a\n<<<<<<< b\n=======\n>>>>>>> c\n')).toBe(null);
  });

  test('the ancestor of a diff3 conflict belongs to neither side', () => {
    const text = '<<<<<<< HEAD\no\n||||||| base\nb\n=======\nt\n>>>>>>> x\n';
    expect(readConflict(text)).toMatchObject({ ours: 'o\n', theirs: 't\n' });
  });

  test('S05 line endings and a byte order mark are kept', () => {
    const text = '\uFEFFa\r\n<<<<<<< HEAD\r\no\r\n=======\r\nt\r\n>>>>>>> x\r\nz';
    expect(readConflict(text)).toMatchObject({ ours: '\uFEFFa\r\no\r\nz', theirs: '\uFEFFa\r\nt\r\nz' });
  });

  test('both sides of generated conflicts come back whole', () => {
    const lines = fc.array(
      fc.stringMatching(/^[a-z |:-]{0,8}$/).map((line) => `${line}\n`),
      { maxLength: 4 },
    );
    fc.assert(
      fc.property(lines, lines, (ours, theirs) => {
        const read = readConflict(conflict(ours.join(''), theirs.join('')));
        expect(read?.ours).toBe(`a\n${ours.join('')}z\n`);
        expect(read?.theirs).toBe(`a\n${theirs.join('')}z\n`);
      }),
      { numRuns: runs(1000) },
    );
  });
});

describe('the merges', () => {
  const merges = (ours: string, theirs: string) =>
    readConflict(conflict(ours, theirs))?.merges.map(({ text }) => text);

  test('entries of different names may both stand', () => {
    expect(merges('| x | 1 |\n', '| y | 2 |\n')).toContain('a\n| x | 1 |\n| y | 2 |\nz\n');
    expect(merges('- x: 1\n', '- y: 2\n')).toContain('a\n- y: 2\n- x: 1\nz\n');
  });

  test('two entries of one name, and fields, may not', () => {
    expect(merges('| x | 1 |\n', '| x | 2 |\n')).toEqual(['a\n| x | 2 |\nz\n', 'a\n| x | 1 |\nz\n']);
    expect(merges('status: a\n', 'stage: b\n')).toHaveLength(2);
  });

  test('the whole sides come first, also of several places', () => {
    const read = readConflict(`${conflict('o1\n', 't1\n')}${conflict('o2\n', 't2\n')}`);
    expect(read?.merges.map(({ text }) => text).slice(0, 2)).toEqual([read?.theirs, read?.ours]);
    expect(read?.merges).toHaveLength(4);
  });

  test('with many places only the whole sides are tried', () => {
    const text = conflict('- x\n', '- y\n').repeat(5);
    expect(readConflict(text)?.merges).toHaveLength(2);
  });
});

describe('what a merge lacks', () => {
  /** Whether the whole of one side lacks nothing of the other but what says an earlier point. */
  const onlyEarlier = (dropped: string, kept: string, passed: readonly string[] = []) => {
    const merge = readConflict(conflict(dropped, kept))?.merges.find(({ text }) => text === `a\n${kept}z\n`);
    return merge?.lacksOnlyEarlier('ours', new Set(passed));
  };

  test.each([
    ['status: pending\n', 'status: approved\n'],
    ['status: in_progress\n', 'status: completed\n'],
    ['- current_stage: architect\n', '- current_stage: tasks\n'],
    ['stage: 3\n', 'stage: 4\n'],
    ['updated: "2026-02-10T10:00:00Z"\n', 'updated: "2026-02-10T11:00:00Z"\n'],
    ['| Design | In Progress | - |\n', '| Design | Done | 2026-02-10 |\n'],
    ['- [ ] 1.1 Write\n', '- [x] 1.1 Write\n'],
    ['\n', ''],
  ])('%j says an earlier point than %j', (dropped, kept) => {
    expect(onlyEarlier(dropped, kept, ['architect'])).toBe(true);
  });

  test.each([
    ['status: CANCELLED\n', 'status: IN_PROGRESS\n'],
    ['status: changes_requested\n', 'status: ready_for_review\n'],
    ['- current_stage: review\n', '- current_stage: tasks\n'],
    ['iteration: 2\n', 'iteration: 1\n'],
    ['updated: 2026-02-10T12:00:00Z\n', 'updated: 2026-02-10T11:00:00Z\n'],
    ['| G-004 | answered | "15 minutes" |\n', '| G-004 | answered | "1 hour" |\n'],
    ['- [ ] Sign-off — REJECTED by Bob\n', '- [x] Sign-off — by Ann\n'],
    ['- [ ] 1.3 added by review\n', '- [x] 1.2 b\n'],
    ['- [ ] T002 b\n', '- [x] T002 b (reworded)\n'],
    ['status: not approved\n', 'status: approved\n'],
    ['regression: spec\n', ''],
    ['words of a person\n', 'other words\n'],
    ['x: pending\nx: pending\n', 'x: a\nx: b\n'],
  ])('%j may say more than an earlier point of %j', (dropped, kept) => {
    expect(onlyEarlier(dropped, kept, ['architect'])).toBe(false);
  });

  test('a merge of both sides lacks neither, and each whole side lacks the other', () => {
    const [theirs, ours, both] = readConflict(conflict('- x: 1\n', '- y: 2\n'))?.merges ?? [];
    const lacking = [theirs, ours, both].map((one) => [one?.lacks('ours'), one?.lacks('theirs')]);
    expect(lacking).toEqual([
      [true, false],
      [false, true],
      [false, false],
    ]);
  });
});
