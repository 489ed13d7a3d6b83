// `npm run new`: what it writes passes the house test and decides what its page says; nothing is lost.
import { cpSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { commands, slashCommands } from '../../src/commands/index.ts';
import { formats } from '../../src/formats/index.ts';
import type { Command } from '../../src/model/command.ts';
import type { Format } from '../../src/model/format.ts';
import { rules } from '../../src/rules/index.ts';
import { withCommandPart } from '../../tools/command-pages.ts';
import { main } from '../../tools/new.ts';
import { atNight } from '../exhaustive.ts';
import { decided, lookerFor } from '../formats/looking.ts';
import { filesAreShort, linesAreShort } from '../house/budgets.ts';
import { everyFileHasARoom, importsRunDown, noCircles, siblingsStayApart } from '../house/floors.ts';
import { type Lists, listIsDocs, listIsFolder, listIsTested, pagesAreWhole } from '../house/lists.ts';
import { readTree, type Tree } from '../house/tree.ts';
import { filesSayWhatTheyAreFor, nothingUnfinished } from '../house/words.ts';

const ROOT = resolve(import.meta.dirname, '../..');
/** What the tool reads, and what a format that it wrote imports. */
const COPIED = [
  'src/formats/index.ts',
  'src/rules/index.ts',
  'src/commands/index.ts',
  'src/cli/main.ts',
  'src/formats/specify/migrations',
  'test/formats/specify/fixtures/migrations',
];
const LINKED = ['formkit', 'model', 'text'];

let root = '';
let tree: Tree = new Map();
const said: string[] = [];
const written = (): readonly string[] => said.flatMap((line) => /^wrote (.+)$/.exec(line)?.[1] ?? []);
const run = (...args: readonly string[]) => main(args, root, (line) => said.push(line));
const text = (file: string) => readFileSync(join(root, file), 'utf8');

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'rekindle-new-'));
  for (const file of COPIED) cpSync(join(ROOT, file), join(root, file), { recursive: true });
  for (const room of LINKED) symlinkSync(join(ROOT, 'src', room), join(root, 'src', room));
  const status = [
    run('format', 'night-owl'),
    run('rule', 'title-short'),
    run('command', 'count-all'),
    run('slash', 'where-is'),
    run('migration', 'specify'),
  ];
  expect(status).toEqual([0, 0, 0, 0, 0]);
  // Of code that it did not write the names are enough: the house test itself looks at the rest.
  const whole = new Map(
    [...readTree(ROOT)].map(([file, all]) => [file, /\.(?:ts|mjs)$/.test(file) ? '' : all]),
  );
  for (const file of written()) whole.set(file, text(file));
  tree = whole;
});

describe('what is written', () => {
  atNight('passes the house test: lists, pages, tests, floors, budgets, words', () => {
    const lists: Lists = {
      formats: [
        ...formats.map(({ id, rules: own }) => ({ id, rules: own.map((rule) => rule.id) })),
        { id: 'night-owl', rules: [] },
      ],
      rules: [...rules.map(({ id }) => id), 'title-short'],
      commands: [...slashCommands.map(({ name }) => name), 'where-is'],
      typed: [
        ...commands.flatMap(({ name, doors }) => (doors.includes('comment') ? [] : [name])),
        'count-all',
      ],
    };
    for (const law of [listIsFolder, listIsDocs, listIsTested, pagesAreWhole])
      expect(law(tree, lists)).toEqual([]);
    for (const law of [everyFileHasARoom, importsRunDown, siblingsStayApart, noCircles])
      expect(law(tree)).toEqual([]);
    const own: Tree = new Map(written().map((file) => [file, text(file)]));
    for (const law of [filesAreShort, linesAreShort, filesSayWhatTheyAreFor, nothingUnfinished])
      expect(law(own)).toEqual([]);
  });

  test('stands in its list, in the order of the others', () => {
    const files = [...text('src/formats/index.ts').matchAll(/^import .+ from '\.\/(.+)\/index\.ts';$/gm)].map(
      ([, file = '']) => file,
    );
    expect(files).toContain('night-owl');
    expect(files).toEqual(files.toSorted((a, b) => (a < b ? -1 : 1)));
    expect(text('src/formats/index.ts')).toMatch(/,\s+nightOwl,?\s*\];/);
    expect(text('src/rules/index.ts')).toMatch(/,\n {2}titleShort,\n\];/);
    expect(text('src/commands/index.ts')).toContain("import { countAll } from './terminal/count-all.ts';");
    expect(text('src/commands/index.ts')).toMatch(/const settingUp: .* = \[[^\]]*\scountAll,?\s*\];/);
    expect(text('src/commands/index.ts')).toMatch(/const inComments: .* = \[[^\]]*\swhereIs,?\s*\];/);
    expect(said.join('\n')).toContain('in src/formats/night-owl/index.ts');
    expect(said).toContain(
      'Then: npm run docs && npm run types && npx vitest run test/house.test.ts test/formats',
    );
    expect(text('docs/formats/night-owl.md')).toMatch(/^# \[night-owl\]\(https:\/\/[^)]+\)\n/);
    expect(text('src/cli/main.ts')).toContain(
      "  'count-all': async () => (await import('./count-all.ts')).countAll,\n};",
    );
    expect(text('src/formats/specify/migrations/index.ts')).toContain('v5ToV6, v6ToV7];');
  });

  atNight.each([
    ['count-all', 'terminal/count-all'],
    ['where-is', 'where-is'],
  ])('the page of %s is what its command says', async (name, place) => {
    const file = pathToFileURL(join(root, `src/commands/${place}.ts`)).href;
    const module: unknown = await import(/* @vite-ignore */ file);
    const [command] = Object.values(module as Readonly<Record<string, Command>>);
    const page = text(`docs/commands/${name}.md`);
    expect(command && withCommandPart(command, page)).toBe(page);
  });

  atNight('the format runs, and decides what its page and its test say', async () => {
    const module: unknown = await import(
      /* @vite-ignore */ pathToFileURL(join(root, 'src/formats/night-owl/index.ts')).href
    );
    const { nightOwl } = module as { readonly nightOwl: Format };
    const fixture = (state: string) =>
      Object.fromEntries(
        written().flatMap((file) => {
          const at = `test/formats/night-owl/fixtures/${state}/`;
          return file.startsWith(at) ? [[file.slice(at.length), text(file)]] : [];
        }),
      );
    const { look } = lookerFor(nightOwl);
    for (const state of ['begun', 'done', 'planned'])
      expect(text('test/formats/night-owl/index.test.ts')).toContain(
        `['${state}', '${decided(look(fixture(state)))}']`,
      );
  });
});

test('nothing is written over, and wrong use is told', () => {
  writeFileSync(join(root, 'docs/formats/night-owl.md'), 'mine\n');
  expect(run('format', 'night-owl')).toBe(1);
  expect(text('docs/formats/night-owl.md')).toBe('mine\n');
  for (const args of [
    [],
    ['format'],
    ['format', 'Night Owl'],
    ['format', '../x'],
    ['room', 'x'],
    ['rule', 'a', 'b'],
    ['migration', 'sdd'],
  ])
    expect(run(...args)).toBe(2);
});
