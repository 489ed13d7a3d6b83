// Boards whose items have files: which word counts, what is told of it, what is written, where it stands.
import { describe, expect, test } from 'vitest';
import { stageTable } from '../../../src/formkit/stages.ts';
import { linesOn, nextStepOn, type Standing } from '../../../src/formkit/tracker/board.ts';
import { boardState, heldOn, itemSaving } from '../../../src/formkit/tracker/board-state.ts';
import {
  aheadNotes,
  boardLines,
  boardNotes,
  boardPaths,
  type FiledItem,
  filedItem,
  fileRaisedTo,
  filesOf,
  outvotedOn,
  raisedTo,
  tickedNotes,
} from '../../../src/formkit/tracker/filed-items.ts';
import { emptyGroups, groupNotes } from '../../../src/formkit/tracker/groups.ts';
import { documentLine, itemFileAt } from '../../../src/formkit/tracker/item-files.ts';
import { vocabulary } from '../../../src/formkit/vocabulary.ts';
import { isMap } from '../../../src/text/data/data.ts';
import { readYaml } from '../../../src/text/yaml/document.ts';
import { snapshotOf } from '../../snapshot.ts';

const NOUNS = { item: 'card', items: 'cards', group: 'lane', board: 'wall' };
const STAGES = ['write', 'do', 'check'] as const;
const row = { outputs: [], how: 'Go on.' };
const TABLE = stageTable([
  { ...row, id: 'write', name: 'W' },
  { ...row, id: 'do', name: 'D', begin: 'Begin.' },
  { ...row, id: 'check', name: 'C' },
]);
const WORDS = vocabulary<Standing>(
  { todo: 'backlog', ready: 'ready', doing: 'active', review: 'review', done: 'done' },
  { held: 'blocked' },
);
const SPELLED = { active: 'doing', review: 'review' };

const FILES = snapshotOf({
  'a.md': 'Status: doing\n\n- [x] one\n- [ ] two\n',
  'b.md': 'Status: done\n\n- [ ] left\n',
  'c.md': 'Status: ready\n\n- [x] all\n',
});

/** The cards of a board: `a: doing`. */
function cards(...lines: readonly string[]): readonly FiledItem[] {
  const { data, places } = readYaml(`cards:\n${lines.map((line) => `  ${line}\n`).join('')}`);
  if (!isMap(data)) throw new Error('no map');
  return linesOn({ data, places }, 'cards').map((line) => {
    const own = itemFileAt({ folders: [''], names: [`${line.key}.md`], like: null }, /task/, FILES);
    return filedItem(line, WORDS.means(line.field?.text ?? ''), own, ({ found }) => WORDS.means(found));
  });
}
const [a, b, c] = cards('a: ready', 'b: done', 'c: doing');
if (!a || !b || !c) throw new Error('no cards');

const SITE = { format: 'tool', path: 'wall.yaml', files: ['wall.yaml'], rivals: [], feature: 'x' };
const boardOf = (items: readonly FiledItem[]) =>
  boardState(
    SITE,
    {
      items,
      nouns: NOUNS,
      stages: STAGES,
      table: TABLE,
      lines: [[items, WORDS]],
      next: nextStepOn(items, STAGES),
      reviewOf: (item) => `Check ${item}.`,
      end: () => heldOn(items, 'do', NOUNS),
      left: () => [],
    },
    {},
  );

describe('the word that counts', () => {
  test("a card's file counts, but for what was begun on the board alone", () => {
    expect([a, b, c].map(({ standing, differs }) => [standing, differs])).toEqual([
      ['active', true],
      ['done', false],
      ['active', false],
    ]);
    expect(outvotedOn([a, b, c], 'wall.yaml', NOUNS)).toEqual([
      {
        message:
          '"a": found "ready" in the wall, "doing" in a.md (line 1). ' +
          "The card's file counts; set the wall to it.",
        path: 'wall.yaml',
        line: 2,
      },
    ]);
  });

  test('nothing is ever lowered, on the board or in a file', () => {
    expect(raisedTo(a, 'active', SPELLED)).toEqual([[['cards', 'a'], 'doing']]);
    expect([raisedTo(b, 'active', SPELLED), raisedTo(a, 'done', SPELLED)]).toEqual([[], []]);
    const [change] = fileRaisedTo(c, 'active', SPELLED, FILES);
    expect(change).toMatchObject({ path: 'c.md', after: 'Status: doing\n\n- [x] all\n' });
    expect(fileRaisedTo(a, 'active', SPELLED, FILES)).toEqual([]);
    expect([aheadNotes(b, 'active', NOUNS).length, aheadNotes(a, 'active', NOUNS).length]).toEqual([1, 0]);
  });
});

test('what is told: other cards under way, open boxes of finished ones, all boxes of one ticked', () => {
  expect(boardNotes([a, b, c], c, NOUNS)).toEqual([
    'Also in progress or in review: a.',
    '1 finished card kept 1 open box (b).',
  ]);
  expect(tickedNotes(c, NOUNS, 'hand it over')).toEqual([
    'Every box of the card in progress is ticked: hand it over.',
  ]);
  expect(tickedNotes(a, NOUNS, 'hand it over')).toEqual([]);
});

test('the files of a board, what changes with it, and how far it is', () => {
  const [gone] = cards('gone: done');
  if (!gone) throw new Error('no card');
  const at = (file: string): FiledItem => ({ ...a, file });
  const items = [at('x/a.md'), at('y/a.md'), gone];
  expect(filesOf(items)).toEqual(['x/a.md', 'y/a.md']);
  expect(boardPaths('x/wall.yaml', items, /^x$/)).toEqual(['x', 'y/a.md']);
  expect(boardPaths('x/wall.yaml', items, /^z$/)).toEqual(['x/wall.yaml', 'x/a.md', 'y/a.md']);
  expect(boardLines([a, gone], a, NOUNS)).toEqual([
    'card file: a.md, 1 of 2 boxes ticked, the next one on line 4',
    'cards done: 1 of 2',
  ]);
  expect(boardLines([a], null, NOUNS)).toEqual(['cards done: 0 of 1']);
});

test('groups: late, empty, and cards of none', () => {
  const on = (key: string, group: string | null, standing: Standing) => ({ key, group, standing, line: 1 });
  const lane = (key: string, number: string | null, standing: Standing) => ({ key, number, standing });
  const lanes = [lane('l1', '1', 'active'), lane('l2', '2', 'backlog'), lane('l3', '3', 'done')];
  const items = [
    on('x', '1', 'done'),
    on('y', '9', 'ready'),
    on('z z', '8', 'ready'),
    on('w', null, 'ready'),
  ];
  expect(emptyGroups(lanes, items).map(({ key }) => key)).toEqual(['l2']);
  expect(groupNotes(lanes, items, NOUNS)).toEqual([
    'l1: every card is done, but the lane is not marked so.',
    'No lane in the wall for y, "z z".',
  ]);
});

describe('where a board stands', () => {
  test.each([
    ['n: doing', 'do', true, 'Go on.'],
    ['n: ready', 'do', false, 'Begin.'],
    ['n: todo', 'write', false, 'Go on.'],
  ])('%s', (line, id, begun, how) => {
    expect(boardOf(cards(line)).current).toMatchObject({ id, item: 'n', begun, how });
  });

  test('a review follows the work', () => {
    expect(boardOf(cards('n: review')).current).toMatchObject({
      id: 'do',
      finished: true,
      next: 'check',
      nextHow: 'Check n.',
    });
  });

  test('all done, a word that is not known, and cards that are held', () => {
    const over = boardOf(cards('b: done'));
    expect([over.status, over.ended, over.statusText]).toEqual([
      'completed',
      'completed',
      '1 of 1 cards done',
    ]);
    expect(boardOf(cards('n: odd'))).toMatchObject({ status: 'unknown', ended: null });
    const { current } = boardOf(cards('n: held'));
    expect(current).toMatchObject({ unclear: true, line: 2 });
    expect(current?.how).toBe('No card may be taken; blocked or deferred: n. A person must look.');
  });
});

test('what is saved: the word of the board, the status of the file, and the next open box', () => {
  const fields = itemSaving(a, 'cards', 'doing', WORDS.expected, true);
  expect(fields.map(({ field, path, line, of }) => [field, path, line, of])).toEqual([
    ['cards', null, 2, 'a'],
    ['Status', 'a.md', 1, null],
    ['the box of the next task', 'a.md', 4, null],
  ]);
  expect(itemSaving(a, 'cards', 'doing', [], false)).toHaveLength(2);
});

test('a document says by its front matter how far it came', () => {
  const at = snapshotOf({
    'x.md': '---\nsteps: [1, 2]\n---\n',
    'y.md': '---\na: [\n---\n',
    'z.md': 'Words\n',
  });
  expect(['x.md', 'y.md', 'z.md'].map((path) => documentLine(path, 'steps', at))).toEqual([
    'document: x.md, steps completed: 1, 2',
    'document: y.md',
    'document: z.md',
  ]);
});
