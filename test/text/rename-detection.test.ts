// Where a file that is gone went: by its blob, or by when a file of its name came.
import { expect, test } from 'vitest';
import type { Need } from '../../src/model/snapshot.ts';
import { movedNeeds, movedTo } from '../../src/text/rename-detection.ts';
import { onlyAsked, snapshotOf, type Version } from '../snapshot.ts';

const OLD = 'specs/1-a/drafts/x.md';
const NEW = 'specs/2-b/drafts/x.md';
const day = (n: number, text: string | null): Version => ({
  commit: `${n}`.repeat(40),
  at: `2026-02-0${n}T10:00:00Z`,
  text,
});
const GONE = [day(3, null), day(1, 'words\n')];

function moved(files: Record<string, string>, history: Record<string, readonly Version[] | 'unavailable'>) {
  return movedTo(OLD, ['specs/2-b'], snapshotOf(files, { history }));
}

test('H05 the same blob in the own folder, whenever it came', () => {
  expect(moved({ [NEW]: 'words\n' }, { [OLD]: GONE })).toEqual({ to: NEW, edited: false });
});

test('H05 another one of its name that came as it went, committed or not yet', () => {
  expect(moved({ [NEW]: 'other\n' }, { [OLD]: GONE, [NEW]: [day(3, 'other\n')] })).toEqual({
    to: NEW,
    edited: true,
  });
  expect(moved({ [NEW]: 'other\n' }, { [OLD]: [day(1, 'words\n')], [NEW]: [] })?.edited).toBe(true);
});

test.each<[string, Record<string, string>, Record<string, readonly Version[] | 'unavailable'>]>([
  ['it was there before', { [NEW]: 'other\n' }, { [OLD]: GONE, [NEW]: [day(2, 'other\n')] }],
  ['its folder is still there', { [NEW]: 'o\n', 'specs/1-a/drafts/y.md': 'y' }, { [OLD]: GONE, [NEW]: [] }],
  ['it lies in a folder of others', { 'specs/3-c/drafts/x.md': 'words\n' }, { [OLD]: GONE }],
  ['it was empty', { [NEW]: 'other\n' }, { [OLD]: [day(3, null), day(1, ' \n')], [NEW]: [] }],
  ['it never was', { [NEW]: 'other\n' }, { [OLD]: [], [NEW]: [] }],
  ['two came', { [NEW]: 'a\n', 'specs/2-b/x.md': 'b\n' }, { [OLD]: GONE }],
  ['history is not to be had', { [NEW]: 'other\n' }, { [OLD]: GONE, [NEW]: 'unavailable' }],
])('is no move where %s', (_, files, history) => expect(moved(files, history)).toBeNull());

test('what must be known of it: its past, that of what it may have become, and its text', () => {
  const files = { [NEW]: 'other\n', 'specs/2-b/y.md': 'y' };
  const wanted = (history: Record<string, readonly Version[]>, fetched: readonly Need[]) =>
    movedNeeds([OLD], ['specs/2-b'], onlyAsked(snapshotOf(files, { history }), fetched));
  const past = [OLD, NEW].map((path): Need => ({ path, what: 'history' }));
  const text: Need = { path: NEW, what: 'text' };
  const went = { [OLD]: GONE, [NEW]: [day(3, 'other\n')] };
  expect(wanted(went, [])).toEqual(past);
  expect(wanted(went, past)).toEqual([text]);
  expect(wanted(went, [...past, text])).toEqual([]);
  expect(wanted({}, past)).toEqual([]);
});
