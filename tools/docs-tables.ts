// Writes the tables of the docs from the lists in the code; --check says which are stale instead.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { cliCommands, slashCommands } from '../src/commands/index.ts';
import { engine } from '../src/index.ts';
import { type Command, wordsOf } from '../src/model/command.ts';
import { DOCS_SOURCE } from '../src/report/init/action-source.ts';
import { PERMISSIONS, starterFiles } from '../src/report/init/workflows.ts';
import { slashUsage } from '../src/report/slash-syntax.ts';
import { ACTIONS, type Explained, explainReasons, ROWS } from './reasons.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
/** Pages with tables; a table's place is marked by `<!-- table:NAME -->` and `<!-- /table -->`. */
export const PAGES = [
  'README.md',
  'docs/commands.md',
  'docs/github.md',
  'docs/reasons.md',
  'docs/rules.md',
  'docs/slash-commands.md',
];
const PLACE = /^<!-- table:([a-z-]+) -->\n[\s\S]*?^<!-- \/table -->$/gm;
const USAGE = 'usage: node tools/docs-tables.ts [--check]';

type Row = readonly string[];

/** A cell's text: a bar would end it, and outside of backticks `<NAME>` would be taken for a tag. */
function cell(text: string): string {
  const parts = text.replaceAll('|', '\\|').replaceAll('\n', ' ').split('`');
  return parts.map((part, index) => (index % 2 === 0 ? part.replaceAll('<', '&lt;') : part)).join('`');
}

/** A Markdown table. */
export function table(head: Row, rows: readonly Row[]): string {
  const line = (cells: Row) => `| ${cells.map(cell).join(' | ')} |`;
  return [line(head), `|${head.map(() => '---').join('|')}|`, ...rows.map(line)].join('\n');
}

const code = (words: readonly (string | number)[]) => words.map((word) => `\`${word}\``).join(', ') || '–';

/** How a command is typed: `rekindle brief ID`. */
function usage(command: Command): string {
  return ['rekindle', command.name, ...wordsOf(command)].join(' ');
}

/** The action of a row, and the reasons for which it is another. */
function actionsOf(explained: readonly Explained[]): string {
  const most = explained[0]?.decision.action;
  const others = explained.filter(({ decision }) => decision.action !== most);
  return [
    `**${most}**`,
    ...others.map(({ reason, decision }) => `\`${reason}\`: **${decision.action}**`),
  ].join('; ');
}

/** The format that alone can break a rule, in brackets; nothing where any format can. */
function onlyFor(rule: string): string {
  const owner = engine.formats.find(({ rules }) => rules.some(({ id }) => id === rule));
  return owner ? ` (${owner.id} only)` : '';
}

/** Formats of the tools that most repositories have, and those that come last; others stand between. */
const FIRST = ['openspec', 'spec-kit', 'spec-kit-run', 'task-master', 'conductor', 'bmad', 'gsd', 'kiro'];
const LAST = ['specify', 'humaninloop', 'sdd', 'ai-dev-shop', 'project-state'];

function place(id: string): number {
  const [first, last] = [FIRST.indexOf(id), LAST.indexOf(id)];
  return first >= 0 ? first : FIRST.length + (last >= 0 ? last + 1 : 0);
}

/** A tool's own address, as the title of its format's page has it: `# [openspec](https://…)`. */
function addressOf(format: string): string {
  const page = `docs/formats/${format}.md`;
  const found = /^# .*?\]\((https:\/\/[^)\s]+)\)/.exec(readFileSync(path.join(ROOT, page), 'utf8'))?.[1];
  if (found === undefined)
    throw new Error(
      `${page}: found a title without a link to the tool, expected "# [${format}](https://…)". ` +
        'Write the tool’s own address into its first line.',
    );
  return found;
}

/** The tools whose workflows are read, each with its own address and with its page here. */
function formatsTable(link: (file: string) => string): string {
  const formats = [...engine.formats].sort((a, b) => place(a.id) - place(b.id));
  const rows = formats.map(({ id, title, where, versions }) => [
    `[${title}](${addressOf(id)})`,
    versions.length === 0
      ? where
      : `${where}; ${versions.length === 1 ? 'version' : 'versions'} ${code(versions)}`,
    `[\`${id}\`](${link(`formats/${id}.md`)})`,
  ]);
  return table(['Tool', 'What is read', 'Format'], rows);
}

/** The link from a page to a file of docs/. */
const linkFrom = (page: string) => (file: string) =>
  path.posix.relative(path.posix.dirname(page), `docs/${file}`);

/** The commands as comments have them. */
function slashTable(link: (file: string) => string): string {
  const rows = slashCommands.flatMap(({ name, summary, slash }) => {
    if (!slash) return [];
    const form = `[\`${slashUsage(slash)}\`](${link(`commands/${name}.md`)})`;
    const others = slash.names.slice(1).map((other) => `/${other}`);
    return [[form, code(others), slash.about ?? summary, slash.permission]];
  });
  return table(['Command', 'Also', 'Does', 'Needs'], rows);
}

/** What each mode may, a column for each permission. */
function permissionsTable(): string {
  const modes = Object.entries(PERMISSIONS).map(
    ([mode, may]) => [mode, new Map(Object.entries(may))] as const,
  );
  const scopes = [...new Set(modes.flatMap(([, may]) => [...may.keys()]))];
  const rows = modes.map(([mode, may]) => [`\`${mode}\``, ...scopes.map((scope) => may.get(scope) ?? '–')]);
  return table(['Mode', ...scopes.map((scope) => `\`${scope}\``)], rows);
}

/** The permissions, and the files that "rekindle init" writes: each by its name without folder and ending. */
const forGitHub = {
  permissions: permissionsTable,
  ...Object.fromEntries(
    starterFiles(DOCS_SOURCE).map(({ path: file, text }) => [
      `starter-${path.posix.basename(file, '.yml')}`,
      () => `\`\`\`yaml\n${text}\`\`\``,
    ]),
  ),
};

/** Every table by its name, as it stands on a page. */
function tablesFor(page: string): Readonly<Record<string, () => string>> {
  const link = linkFrom(page);
  const explained = explainReasons(engine.rules);
  return {
    formats: () => formatsTable(link),
    rules: () =>
      table(
        ['Rule', 'What holds', 'When broken'],
        engine.rules.map(({ id, summary, consequence, reason, severity }) => [
          `[\`${id}\`](${link(`rules/${id}.md`)})`,
          summary + onlyFor(id),
          consequence === 'note' ? `note (${severity})` : `${consequence} · \`${reason}\``,
        ]),
      ),
    commands: () =>
      table(
        ['Command', 'Does'],
        cliCommands.map((command) => [
          `[\`${usage(command)}\`](${link(`commands/${command.name}.md`)})`,
          command.summary,
        ]),
      ),
    'slash-commands': () => slashTable(link),
    ...forGitHub,
    decisions: () =>
      table(
        ['If', 'Decision', `[Reasons](${link('reasons.md')})`],
        ROWS.map(({ when, reasons }) => [
          when,
          actionsOf(explained.filter(({ reason }) => reasons.includes(reason))),
          code(reasons),
        ]),
      ),
    actions: () =>
      table(
        ['Decision', 'Means'],
        Object.entries(ACTIONS).map(([action, means]) => [`**${action}**`, means]),
      ),
    reasons: () =>
      table(
        ['Reason', 'Given when', 'Decision', 'What people are told', 'Options', 'Rules'],
        explained.map(({ reason, when, decision, rules }) => [
          `\`${reason}\``,
          when,
          decision.action,
          decision.instruction,
          code(decision.options),
          rules.map((id) => `[\`${id}\`](${link(`rules/${id}.md`)})`).join(', ') || '–',
        ]),
      ),
  };
}

/**
 * A page's text with every table made again, and the names of its tables.
 * @throws Error where a marker names none of our tables, or is not closed.
 */
export function withTables(page: string, text: string): { text: string; names: readonly string[] } {
  const tables = tablesFor(page);
  const names: string[] = [];
  const fresh = text.replaceAll(PLACE, (_, name: string) => {
    const make = tables[name];
    if (!make)
      throw new Error(`${page}: no table is named ${name}; there are ${Object.keys(tables).join(', ')}.`);
    names.push(name);
    return `<!-- table:${name} -->\n${make()}\n<!-- /table -->`;
  });
  const opened = text.match(/^<!-- table:/gm)?.length ?? 0;
  if (opened !== names.length) throw new Error(`${page}: a table is not closed by "<!-- /table -->".`);
  return { text: fresh, names };
}

function main(args: readonly string[]): number {
  const checking = args[0] === '--check';
  if (args.length > (checking ? 1 : 0)) {
    console.error(`unknown argument ${JSON.stringify(args.at(-1))}. ${USAGE}`);
    return 2;
  }
  const stale: string[] = [];
  const names = new Set<string>();
  for (const page of PAGES) {
    const file = path.join(ROOT, page);
    const old = readFileSync(file, 'utf8');
    const fresh = withTables(page, old);
    for (const name of fresh.names) names.add(name);
    if (fresh.text === old) continue;
    if (checking) stale.push(page);
    else writeFileSync(file, fresh.text);
  }
  const unused = Object.keys(tablesFor('')).filter((name) => !names.has(name));
  for (const name of unused) console.error(`the table ${name} stands on none of ${PAGES.join(', ')}.`);
  for (const page of stale) console.error(`${page}: a table is stale: run "npm run docs" and commit it.`);
  return unused.length + stale.length > 0 ? 1 : 0;
}

if (import.meta.main) process.exitCode = main(process.argv.slice(2));
