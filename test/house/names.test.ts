// The law of names is kept by one room for each name or a row of the glossary, and broken without.
import { describe, expect, test } from 'vitest';
import { namesOfTypesAreClear } from './names.ts';
import { treeOf } from './tree.ts';

const said = (files: Record<string, string>) => namesOfTypesAreClear(treeOf(files));
const TWO = { 'src/text/a.ts': 'export interface Row {}', 'src/report/b.ts': 'export type Row = string;' };

describe('names of types', () => {
  test('in one room as often as it likes', () =>
    expect(
      said({ 'src/text/a.ts': 'export class Row {}', 'src/text/b.ts': 'export interface Row {}' }),
    ).toEqual([]));

  test('in two rooms only with a row of the glossary', () => {
    expect(said(TWO)).toEqual([expect.stringMatching(/^Row: exported by report, text; /)]);
    expect(
      said({ ...TWO, 'docs/glossary.md': '| `Row` | text: of a table; report: of the dashboard |' }),
    ).toEqual([]);
  });

  test('two formats are two rooms', () => {
    const one = 'export interface Row {}';
    expect(said({ 'src/formats/sdd/a.ts': one, 'src/formats/specify/a.ts': one })).toHaveLength(1);
  });

  test('values may have the same name', () =>
    expect(
      said({ 'src/text/a.ts': 'export const row = 1;', 'src/report/a.ts': 'export const row = 2;' }),
    ).toEqual([]));
});
