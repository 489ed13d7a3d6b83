// Items with their parts in them: which is taken by urgency, and what keeps the others.
import { expect, test } from 'vitest';
import type { ItemStatus } from '../../../src/formkit/items.ts';
import { keptItems, nextByTurn, openWithin, withParts } from '../../../src/formkit/lists/nested-items.ts';

interface Task {
  readonly id: string;
  readonly title: string;
  readonly status: ItemStatus;
  readonly parent: string | null;
  readonly dependsOn: readonly string[];
  readonly optional: boolean;
  readonly line: number | null;
  readonly priority: number;
  readonly parts: readonly Task[];
}
const task = (id: string, status: ItemStatus, more: Partial<Task> = {}): Task => ({
  id,
  title: id,
  status,
  parent: null,
  dependsOn: [],
  optional: false,
  line: null,
  priority: 2,
  parts: [],
  ...more,
});
const ids = (items: readonly Task[]) => items.map(({ id }) => id);

test('each item before its parts, and open parts of what ended', () => {
  const parts = [task('1.1', 'open'), task('1.2', 'done')];
  const items = [task('1', 'done', { parts }), task('2', 'open', { parts: [task('2.1', 'open')] })];
  expect(ids(withParts(items))).toEqual(['1', '1.1', '1.2', '2', '2.1']);
  expect(ids(openWithin(items))).toEqual(['1.1']);
});

test('a part of what is being done first, else the most urgent that waits for nothing', () => {
  const begun = task('1', 'active', { parts: [task('1.1', 'blocked'), task('1.2', 'open')] });
  const urgent = task('3', 'open', { priority: 4 });
  expect(nextByTurn([begun, urgent])?.id).toBe('1.2');
  expect(nextByTurn([task('1', 'active'), task('2', 'open'), urgent])?.id).toBe('3');
  expect(nextByTurn([task('2', 'open', { dependsOn: ['9'] }), task('4', 'blocked')])).toBeNull();
});

test('what keeps the items that are left: their own word, or what they wait for', () => {
  const items = [
    task('1', 'done'),
    task('2', 'blocked'),
    task('3', 'open', { dependsOn: ['1', '2'] }),
    task('4', 'open', { dependsOn: ['a b'] }),
  ];
  expect(keptItems(items, () => 'deferred')).toEqual([
    '2 (deferred)',
    '3 (waits for 2)',
    '4 (waits for a task with an odd id)',
  ]);
});
