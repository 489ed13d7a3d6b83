// The laws of lists and reason codes are broken by whatever is missing on one side only.
import { describe, expect, test } from 'vitest';
import { type Lists, listIsDocs, listIsFolder, listIsTested, pagesAreWhole, RULE_SECTIONS } from './lists.ts';
import { reasonsAreExplained, reasonsAreReachable } from './reasons.ts';
import { treeOf } from './tree.ts';

const page = (id: string) => `# ${id}\n\n${RULE_SECTIONS.map((name) => `## ${name}\n\nx\n`).join('\n')}`;

const LISTS: Lists = {
  formats: [
    { id: 'sdd', rules: [] },
    { id: 'specify', rules: ['lock-fresh'] },
  ],
  rules: ['state-safe'],
  commands: ['resume'],
  typed: ['scan'],
};
const SOUND: Readonly<Record<string, string>> = {
  'src/formats/index.ts': '',
  'src/formats/sdd/index.ts': '',
  'src/formats/specify/index.ts': '',
  'src/formats/specify/lock-fresh.ts': '',
  'src/rules/index.ts': '',
  'src/rules/state-safe.ts': '',
  'src/commands/index.ts': '',
  'src/commands/resume.ts': '',
  'src/commands/terminal/scan.ts': '',
  'docs/formats/sdd.md': '# sdd\n',
  'docs/formats/specify.md': '# The format `specify`\n',
  'docs/rules/state-safe.md': page('state-safe'),
  'docs/rules/lock-fresh.md': page('lock-fresh'),
  'docs/commands/resume.md': '# resume\n',
  'docs/commands/scan.md': '# scan\n',
  'test/formats/sdd/read.test.ts': '',
  'test/formats/specify.test.ts': '',
  'test/formats/specify/lock-fresh.test.ts': '',
  'test/rules/state-safe.test.ts': '',
  'test/commands/resume.test.ts': '',
  'test/commands/terminal/scan.test.ts': '',
};

const LAWS = { listIsFolder, listIsDocs, listIsTested, pagesAreWhole };
/** Every law's complaints about the sound tree with a change. */
const say = (change: (files: Record<string, string>) => void, lists = LISTS) => {
  const files = { ...SOUND };
  change(files);
  return Object.values(LAWS).flatMap((law) => law(treeOf(files), lists));
};
const without = (file: string) => (files: Record<string, string>) => {
  delete files[file];
};

describe('lists', () => {
  test('a sound tree breaks nothing', () => {
    expect(say(() => {})).toEqual([]);
  });

  test.each(Object.keys(SOUND).filter((file) => !/src\/(?:formats|rules|commands)\/index\.ts$/.test(file)))(
    'a tree without %s breaks one law',
    (file) => {
      expect(say(without(file)).length).toBeGreaterThan(0);
    },
  );

  test.each([
    'src/formats/ghost/index.ts',
    'src/formats/stray.ts',
    'src/rules/ghost.ts',
    'src/commands/ghost.ts',
    'src/commands/terminal/ghost.ts',
    'docs/formats/ghost.md',
    'docs/rules/ghost.md',
    'docs/commands/ghost.md',
  ])('a tree with an unlisted %s breaks one law', (file) => {
    expect(say((files) => Object.assign(files, { [file]: '' }))).toHaveLength(1);
  });

  test('formats of a config stand beside the list', () => {
    const files = { 'src/formats/custom/index.ts': '', 'docs/formats/custom.md': '# Your own formats\n' };
    expect(say((all) => Object.assign(all, files))).toEqual([]);
  });

  test('the grammar of comments is no command, and no other list has one', () => {
    const files = { 'src/commands/parse.ts': '', 'src/commands/parse/bind-arguments.ts': '' };
    expect(say((all) => Object.assign(all, files))).toEqual([]);
    expect(say((all) => Object.assign(all, { 'src/rules/parse.ts': '' }))).toHaveLength(1);
  });

  test('an entry that is listed twice is named', () => {
    const twice = { ...LISTS, commands: ['resume', 'resume'] };
    expect(say(() => {}, twice)).toContain('command resume is listed twice');
  });

  test('a command stands where its doors say', () => {
    const moved = (from: string, to: string) => (files: Record<string, string>) => {
      delete files[`src/commands/${from}`];
      files[`src/commands/${to}`] = '';
    };
    expect(say(moved('terminal/scan.ts', 'scan.ts'))).toHaveLength(2);
    expect(say(moved('resume.ts', 'terminal/resume.ts'))).toHaveLength(2);
  });

  test.each([
    ['without a section', (text: string) => text.replace('## Broken', '### Broken')],
    ['with sections in another order', (text: string) => text.replace('Why', 'X').replace('Holds', 'Why')],
    ['with another title', (text: string) => text.replace('# state-safe', '# safe')],
  ])('a page %s is named', (_, change) => {
    const file = 'docs/rules/state-safe.md';
    expect(say((files) => Object.assign(files, { [file]: change(page('state-safe')) }))).toHaveLength(1);
  });
});

const explained = (text: string) => reasonsAreExplained(treeOf({ 'docs/reasons.md': text }), ['locked']);

describe('reason codes', () => {
  test('each has its row, and each row is of one', () => {
    expect(explained('| code |\n|---|\n| `locked` | wait |\n')).toEqual([]);
    expect(explained('')).toEqual(['docs/reasons.md: locked is not explained']);
    expect(explained('| `locked` | wait |\n| `gone` | x |\n')).toEqual([
      'docs/reasons.md: gone is no reason code',
    ]);
  });

  test('each is given by a rule, a row or a state', () => {
    const tree = treeOf({
      'src/engine/decide.ts': "const OPTIONS = { 'no-output': [] }; const ROW = row('unclear');",
      'src/model/workflow.ts': "interface Current { waits: 'locked' | null }",
    });
    expect(reasonsAreReachable(tree, ['locked', 'unclear', 'state-unsafe'], ['state-unsafe', null])).toEqual(
      [],
    );
    expect(reasonsAreReachable(tree, ['no-output'], [])).toEqual(['no-output: nothing leads to it']);
  });
});
