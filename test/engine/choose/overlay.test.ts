// A snapshot as it would be after a change answers every question alike.
import { expect, test } from 'vitest';
import { after } from '../../../src/engine/choose/overlay.ts';
import { snapshotOf } from '../../snapshot.ts';

const before = snapshotOf({ 'a/x.md': 'x', 'a/y.md': 'y', 'a/b/z.md': 'z', 'c.md': 'c' });

test('writes, new files and removed folders', () => {
  const now = after(before, [
    { kind: 'write', path: 'a/x.md', before: 'x', after: 'new' },
    { kind: 'write', path: 'a/n.md', before: null, after: 'n' },
    { kind: 'remove', path: 'a/b' },
  ]);
  expect(now.text('a/x.md')).toEqual({ ok: true, text: 'new' });
  expect(now.text('a/b/z.md')).toEqual({ ok: false, why: 'absent' });
  expect(now.entry('a/b/z.md')).toBe(null);
  expect(now.list('a').map(({ path }) => path)).toEqual(['a/n.md', 'a/x.md', 'a/y.md']);
  expect(now.list('a/b')).toEqual([]);
  expect(now.text('c.md')).toEqual(before.text('c.md'));
});

test('what is copied or returned to a commit is left as it was', () => {
  const now = after(before, [
    { kind: 'copy', from: 'c.md', to: 'd.md' },
    { kind: 'revert', path: 'c.md', commit: '1'.repeat(40) },
  ]);
  expect(now.entry('d.md')).toBe(null);
  expect(now.text('c.md')).toEqual({ ok: true, text: 'c' });
});
