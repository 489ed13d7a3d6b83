// The law of the map is kept by a page that draws every room, and broken by any room that it draws otherwise.
import { describe, expect, test } from 'vitest';
import { ROOMS } from './floors.ts';
import { mapIsTrue } from './map.ts';
import { treeOf } from './tree.ts';

const name = (room: string) => (room.endsWith('.ts') ? room : `${room}/`);
const rows = Object.entries(ROOMS).map(([room, { floor, may, beside = [] }]) => {
  const imports = may === 'everything below' ? may : [...may, ...beside].join(', ') || 'nothing';
  return `| ${floor} | \`${name(room)}\` | a room | ${imports} |`;
});
const said = (lines: readonly string[]) => mapIsTrue(treeOf({ 'ARCHITECTURE.md': lines.join('\n') }));
const changed = (from: string | RegExp, to: string) =>
  said(rows.map((row) => (row.includes('`rules/`') ? row.replace(from, to) : row)));

describe('the map', () => {
  test('draws every room as the table has it', () => expect(said(rows)).toEqual([]));

  test('has no room less, and none more', () => {
    expect(said(rows.slice(1))).toEqual(['ARCHITECTURE.md: no row of model']);
    expect(said([...rows, '| 3 | `cellar/` | a room | model |'])).toEqual([
      'ARCHITECTURE.md: cellar is no room of the table',
    ]);
  });

  test('says the floor and the imports', () => {
    expect(changed('| 3 |', '| 2 |')).toEqual(['ARCHITECTURE.md: rules on floor 2, expected 3']);
    expect(changed('model, text', 'model')).toEqual([
      'ARCHITECTURE.md: rules imports model, expected model, text',
    ]);
  });
});
