// The table of tools that are known by name only: none of them is read, and each is told by its marks.
import { expect, test } from 'vitest';
import { engine } from '../../../src/index.ts';
import type { Root } from '../../../src/model/repository-source.ts';
import { TOOLS, toolsIn } from '../../../src/report/scan/unsupported-tools.ts';

/** A tree in which a path of the table stands, as a file or as a folder. */
const rootWith = (mark: string, mode: '040000' | '100644' | '120000', branch: string | null): Root => {
  const path = mark.replace(/\/$/, '').replace('*', '-output');
  const entry = { path, mode, blob: null };
  return {
    branch,
    snapshot: { entry: (one) => (one === path ? entry : null), list: () => [entry] },
  };
};

test('no tool whose format is read is called unread', () => {
  const read = new Set(engine.formats.map(({ id }) => id));
  expect(TOOLS.filter(({ id }) => read.has(id))).toEqual([]);
});

test.each(TOOLS.flatMap(({ id, marks }) => marks.map((mark) => [mark, id] as const)))(
  '%s is of %s, on each branch that has it; what only has the name is not',
  (mark, id) => {
    const file = /[^/*]$/.test(mark);
    const right = file ? '100644' : '040000';
    const roots = [rootWith(mark, right, 'a'), rootWith(mark, right, 'b')];
    expect(toolsIn(roots)).toMatchObject([{ id, branches: ['a', 'b'] }]);
    expect(toolsIn([rootWith(mark, right, null)])).toMatchObject([{ id, branches: [] }]);
    expect(toolsIn([rootWith(mark, '120000', 'a')])).toEqual([]);
    expect(toolsIn([rootWith(mark, file ? '040000' : '100644', 'a')])).toEqual([]);
  },
);
