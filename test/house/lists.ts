// A list, its folder, its tests and its pages name the same things, both ways.
import type { Tree } from './tree.ts';

/** What the lists in the code say; `rules` of a format are those that it alone can break. */
export interface Lists {
  readonly formats: readonly { readonly id: string; readonly rules: readonly string[] }[];
  readonly rules: readonly string[];
  /** Those that are written in a comment, whether they are typed as well or not. */
  readonly commands: readonly string[];
  /** Those that a terminal alone has. */
  readonly typed: readonly string[];
}

/** The names right below a folder: files without `.ts` or `.md`, folders as they are. */
function namesIn(tree: Tree, folder: string, suffix: string): readonly string[] {
  const below = [...tree.keys()].filter((file) => file.startsWith(`${folder}/`));
  const names = below.map((file) => file.slice(folder.length + 1).split('/'));
  return [
    ...new Set(
      names.flatMap(([name = '', ...rest]) =>
        rest.length > 0 ? [name] : name.endsWith(suffix) ? [name.slice(0, -suffix.length)] : [],
      ),
    ),
  ].sort();
}

/** What one of two sets of names has and the other lacks. */
function compare(
  what: string,
  listed: readonly string[],
  place: string,
  there: readonly string[],
): readonly string[] {
  const twice = listed.filter((name, index) => listed.indexOf(name) !== index);
  return [
    ...twice.map((name) => `${what} ${name} is listed twice`),
    ...listed.filter((name) => !there.includes(name)).map((name) => `${what} ${name} is not in ${place}`),
    ...there
      .filter((name) => !listed.includes(name))
      .map((name) => `${place} has ${name}, which is no ${what}`),
  ];
}

/** The file and folder beside the commands that is none of them: how a comment is read. */
const GRAMMAR = 'src/commands/parse';
/** Where the commands stand that only a terminal has, below all others. */
const TERMINAL = 'terminal';

/** Beside the formats of the list: those that a repository describes in its config. */
const DESCRIBED = 'custom';
const listed = (name: string): boolean => name !== DESCRIBED;

/** Every format, rule and command of the lists has its file, and every file is in its list. */
export function listIsFolder(tree: Tree, lists: Lists): readonly string[] {
  const formats = lists.formats.map(({ id }) => id);
  const beside = new Set([GRAMMAR, `src/commands/${TERMINAL}`]);
  const there = (folder: string) =>
    namesIn(tree, folder, '.ts').filter((name) => name !== 'index' && !beside.has(`${folder}/${name}`));
  return [
    ...compare('format', formats, 'src/formats', there('src/formats').filter(listed)),
    ...formats
      .filter((id) => !tree.has(`src/formats/${id}/index.ts`))
      .map((id) => `format ${id} has no src/formats/${id}/index.ts`),
    ...compare('rule', lists.rules, 'src/rules', there('src/rules')),
    ...compare('command', lists.commands, 'src/commands', there('src/commands')),
    ...compare(
      'command of the terminal alone',
      lists.typed,
      `src/commands/${TERMINAL}`,
      there(`src/commands/${TERMINAL}`),
    ),
    ...lists.formats.flatMap(({ id, rules }) =>
      rules
        .filter((rule) => !privateRule(tree, 'src', id, rule, '.ts'))
        .map((rule) => `rule ${rule} has no file in src/formats/${id}`),
    ),
  ];
}

/** The file of a format's own rule: in the format's folder or its `rules` folder; `null`: in neither. */
function privateRule(tree: Tree, top: string, format: string, rule: string, suffix: string): string | null {
  const folder = `${top}/formats/${format}`;
  const places = [`${folder}/${rule}${suffix}`, `${folder}/rules/${rule}${suffix}`];
  return places.find((file) => tree.has(file)) ?? null;
}

const allRules = (lists: Lists): readonly string[] => [
  ...lists.rules,
  ...lists.formats.flatMap(({ rules }) => rules),
];

/** Every format, rule and command of the lists has its page, and every page is of one of them. */
export function listIsDocs(tree: Tree, lists: Lists): readonly string[] {
  const formats = lists.formats.map(({ id }) => id);
  return [
    ...compare('format', formats, 'docs/formats', namesIn(tree, 'docs/formats', '.md').filter(listed)),
    ...compare('rule', allRules(lists), 'docs/rules', namesIn(tree, 'docs/rules', '.md')),
    ...compare(
      'command',
      [...lists.commands, ...lists.typed],
      'docs/commands',
      namesIn(tree, 'docs/commands', '.md'),
    ),
  ];
}

/** Every format, rule and command of the lists has a test that mirrors its place. */
export function listIsTested(tree: Tree, lists: Lists): readonly string[] {
  const ofRules = lists.formats.flatMap(({ id, rules }) =>
    rules.map((rule) => [id, rule, privateRule(tree, 'test', id, rule, '.test.ts')] as const),
  );
  const tests = [...tree.keys()].filter(
    (file) => file.endsWith('.test.ts') && !ofRules.some(([, , test]) => test === file),
  );
  const missing = (what: string, names: readonly string[], folder: string) =>
    names
      .filter((name) => !tests.some((file) => new RegExp(`^${folder}/${name}[./]`).test(file)))
      .map((name) => `${what} ${name} has no test in ${folder}`);
  const formats = lists.formats.map(({ id }) => id);
  return [
    ...missing('format', formats, 'test/formats'),
    ...missing('rule', lists.rules, 'test/rules'),
    ...missing('command', lists.commands, 'test/commands'),
    ...missing('command', lists.typed, `test/commands/${TERMINAL}`),
    ...ofRules.flatMap(([id, rule, test]) =>
      test ? [] : [`rule ${rule} has no test in test/formats/${id}`],
    ),
  ];
}

export const RULE_SECTIONS = ['Why', 'Holds', 'Broken', 'What follows', 'When to turn it off'];

/** A page begins with its name; a rule's page answers the same five questions, in the same order. */
export function pagesAreWhole(tree: Tree, lists: Lists): readonly string[] {
  const pages = [
    ...lists.formats.map(({ id }) => ['formats', id] as const),
    ...allRules(lists).map((id) => ['rules', id] as const),
    ...[...lists.commands, ...lists.typed].map((id) => ['commands', id] as const),
  ];
  return pages.flatMap(([kind, id]) => {
    const page = `docs/${kind}/${id}.md`;
    const text = tree.get(page);
    if (text === undefined) return [];
    const title = text.split('\n')[0] ?? '';
    const sections = [...text.matchAll(/^## (.+)$/gm)].map(([, name]) => name);
    const whole = kind !== 'rules' || sections.join(' · ') === RULE_SECTIONS.join(' · ');
    return [
      ...(title.startsWith('# ') && title.includes(id) ? [] : [`${page}:1: expected "# ${id}"`]),
      ...(whole ? [] : [`${page}: found ${sections.join(' · ')}, expected ${RULE_SECTIONS.join(' · ')}`]),
    ];
  });
}
