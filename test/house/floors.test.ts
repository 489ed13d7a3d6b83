// The laws of the floors hold on a sound tree and are broken by trees that are made to break them.
import { describe, expect, test } from 'vitest';
import {
  everyFileHasARoom,
  importsRunDown,
  listsAreTheEntrance,
  noCircles,
  ROOMS,
  siblingsStayApart,
} from './floors.ts';
import { type Law, treeOf } from './tree.ts';

const SOUND = {
  'src/model/rule.ts': '',
  'src/model/workflow.ts': "import type { Rule } from './rule.ts';",
  'src/text/lines.ts': "import type { W } from '../model/workflow.ts';",
  'src/engine/decide.ts': "import { r } from '../model/rule.ts';",
  'src/formats/index.ts': "import { sdd } from './sdd/index.ts';",
  'src/formats/sdd/index.ts': "import { read } from './read.ts';",
  'src/formats/sdd/read.ts': "import { lines } from '../../text/lines.ts';",
  'src/rules/index.ts': "import { a } from './a.ts';",
  'src/rules/a.ts': "import type { Rule } from '../model/rule.ts';",
  'src/commands/index.ts': "import { scan } from './scan.ts';",
  'src/commands/scan.ts': "import type { Command } from '../model/rule.ts';",
  'src/commands/terminal/scan.ts': "import type { Command } from '../../model/rule.ts';",
  'src/index.ts': "import '../src/engine/decide.ts'; import './formats/index.ts'; import './rules/index.ts';",
  'src/scan-repository.ts': "export { engine } from './index.ts';",
  'src/cli.ts': "const run = async () => import('./cli/scan.ts');",
  'src/cli/scan.ts': "import { look } from '../scan-repository.ts';",
};

/** What a law says of the sound tree with some files added or replaced. */
const say = (law: Law, files: Readonly<Record<string, string>> = {}) => law(treeOf({ ...SOUND, ...files }));

describe('floors', () => {
  test.each([everyFileHasARoom, importsRunDown, siblingsStayApart, listsAreTheEntrance, noCircles])(
    '%o holds on a sound tree',
    (law) => expect(say(law)).toEqual([]),
  );

  test('the table names lower floors only, and beside them the walk, the modes and the texts alone', () => {
    const beside = Object.values(ROOMS).flatMap((room) => room.beside ?? []);
    expect(new Set(beside)).toEqual(new Set(['scan-repository.ts', 'modes', 'text']));
    for (const [name, { floor, may }] of Object.entries(ROOMS))
      if (may !== 'everything below')
        for (const other of may) expect(ROOMS[other]?.floor, `${name} → ${other}`).toBeLessThan(floor);
  });

  test('a file without a room is named', () => {
    expect(say(everyFileHasARoom, { 'src/lib/a.ts': '' })).toEqual(['src/lib/a.ts: no room of the table']);
    expect(say(everyFileHasARoom, { 'src/extra.ts': '' })).toEqual(['src/extra.ts: no room of the table']);
  });

  test('an import that means no file is named with its line', () => {
    expect(say(everyFileHasARoom, { 'src/model/a.ts': "// A.\nexport * from './gone.ts';" })).toEqual([
      'src/model/a.ts:2: imports ./gone.ts, which is not there',
    ]);
  });

  test.each([
    ['up', 'src/model/a.ts', "import { l } from '../text/lines.ts';"],
    ['up, a type only', 'src/text/a.ts', "import type { R } from '../formats/index.ts';"],
    ['up, by re-export', 'src/engine/a.ts', "export * from '../rules/index.ts';"],
    ['up, lazily', 'src/formats/sdd/a.ts', "const f = () => import('../../index.ts');"],
    ['up, by a type import', 'src/rules/b.ts', "type E = import('../scan-repository.ts').Looked;"],
    ['to the same floor', 'src/engine/a.ts', "import { l } from '../text/lines.ts';"],
    ['from a door to a door', 'src/action.ts', "import { s } from './cli/scan.ts';"],
    ['from below to a door', 'src/scan-repository.ts', "import { s } from './cli/scan.ts';"],
    ['to a room that is not granted', 'src/scan-repository.ts', "import { d } from './engine/decide.ts';"],
    ['out of src/', 'src/cli/a.ts', "import { x } from '../../tools/x.ts';"],
  ])('an import %s is named', (_, file, text) => {
    const complaints = say(importsRunDown, { [file]: text, 'tools/x.ts': '' });
    expect(complaints).toHaveLength(1);
    expect(complaints[0]).toMatch(new RegExp(`^${file}:1: `));
  });

  test.each([
    ['a format', 'src/formats/specify/a.ts', "import { read } from '../sdd/read.ts';"],
    ['a rule', 'src/rules/b.ts', "import { a } from './a.ts';"],
    ['a command', 'src/commands/resume.ts', "import { scan } from './scan.ts';"],
    ['a command of the terminal', 'src/commands/terminal/brief.ts', "import { scan } from './scan.ts';"],
    ['one of both doors', 'src/commands/resume.ts', "import { scan } from './terminal/scan.ts';"],
    ['a format that asks the list', 'src/formats/sdd/a.ts', "import { formats } from '../index.ts';"],
  ])('%s that imports its sibling is named', (_, file, text) => {
    expect(say(siblingsStayApart, { [file]: text })).toHaveLength(1);
  });

  test('the grammar of comments asks the list, and no command; its parts know each other', () => {
    const reads = (from: string, text: string) => say(siblingsStayApart, { [from]: text });
    expect(reads('src/commands/parse.ts', "import { commands } from './index.ts';")).toEqual([]);
    const parts = {
      'src/commands/parse.ts': "import { bind } from './parse/bind.ts';",
      'src/commands/parse/bind-arguments.ts': '',
    };
    expect(say(siblingsStayApart, parts)).toEqual([]);
    expect(reads('src/commands/parse.ts', "import { scan } from './scan.ts';")).toHaveLength(1);
    expect(reads('src/commands/brief.ts', "import { commands } from './index.ts';")).toHaveLength(1);
    expect(
      reads('src/commands/parse/bind-arguments.ts', "import { commands } from '../index.ts';"),
    ).toHaveLength(1);
  });

  test('a way past the list is named', () => {
    expect(say(listsAreTheEntrance, { 'src/index.ts': "import { a } from './rules/a.ts';" })).toEqual([
      'src/index.ts:1: imports src/rules/a.ts, expected src/rules/index.ts',
    ]);
  });

  test('a circle is named once, by its whole way', () => {
    const files = {
      'src/text/a.ts': "import './b.ts';",
      'src/text/b.ts': "import type { C } from './c.ts';",
      'src/text/c.ts': "export * from './a.ts';",
    };
    expect(say(noCircles, files)).toEqual([
      'circle: src/text/a.ts → src/text/b.ts → src/text/c.ts → src/text/a.ts',
    ]);
    expect(say(noCircles, { 'src/text/a.ts': "import './a.ts';" })).toEqual([
      'circle: src/text/a.ts → src/text/a.ts',
    ]);
  });
});
