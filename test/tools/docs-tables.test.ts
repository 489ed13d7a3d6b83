// The tables of the docs are made from the lists, in their place, and a wrong place is an error.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { cliCommands, slashCommands } from '../../src/commands/index.ts';
import { engine } from '../../src/index.ts';
import { REASONS } from '../../src/model/decision.ts';
import { DOCS_SOURCE } from '../../src/report/init/action-source.ts';
import { PERMISSIONS, starterFiles } from '../../src/report/init/workflows.ts';
import { PAGES, table, withTables } from '../../tools/docs-tables.ts';
import { caseOf, decideOn, ROWS } from '../../tools/reasons.ts';

const place = (name: string, old = '') => `<!-- table:${name} -->\n${old}<!-- /table -->`;
const made = (name: string, page = 'README.md') => withTables(page, place(name)).text;

describe('docs tables', () => {
  test.each(PAGES)('those of %s are as the lists have them; "npm run docs" writes them', (page) => {
    const text = readFileSync(new URL(`../../${page}`, import.meta.url), 'utf8');
    expect(withTables(page, text).text).toBe(text);
  });

  test('a bar, a line break or a tag in a cell cannot end it or vanish', () => {
    expect(table(['a'], [['x | y\nz <ID> `<id>`']])).toBe('| a |\n|---|\n| x \\| y z &lt;ID> `<id>` |');
  });

  test('each list has a row for each of its entries, with a link to its page', () => {
    for (const { id } of engine.formats)
      expect(made('formats')).toContain(`[\`${id}\`](docs/formats/${id}.md)`);
    for (const { id } of engine.rules) expect(made('rules')).toContain(`[\`${id}\`](docs/rules/${id}.md)`);
    for (const { name } of cliCommands) expect(made('commands')).toContain(`(docs/commands/${name}.md)`);
    const page = 'docs/slash-commands.md';
    for (const { name } of slashCommands)
      expect(made('slash-commands', page)).toContain(`(commands/${name}.md)`);
    for (const reason of REASONS) expect(made('decisions')).toContain(`\`${reason}\``);
    for (const reason of REASONS) expect(made('reasons')).toContain(`| \`${reason}\` |`);
  });

  test('tools stand with their own address, those that most repositories have first', () => {
    const rows = made('formats').split('\n').slice(3, -1);
    expect(rows).toHaveLength(engine.formats.length);
    expect(rows[0]).toMatch(/^\| \[OpenSpec\]\(https:\/\/github\.com\/Fission-AI\/OpenSpec\) \|/);
    const ids = rows.map((row) => /\[`([\w-]+)`\]/.exec(row)?.[1]);
    expect(ids.slice(-5)).toEqual(['specify', 'humaninloop', 'sdd', 'ai-dev-shop', 'project-state']);
  });

  test('the files that init writes stand there as they are written, and each mode with what it may', () => {
    for (const { path, text } of starterFiles(DOCS_SOURCE)) {
      const name = path.replace(/^.*\//, '').replace(/\.yml$/, '');
      expect(made(`starter-${name}`)).toContain(`\n\`\`\`yaml\n${text}\`\`\`\n`);
    }
    for (const [mode, may] of Object.entries(PERMISSIONS))
      expect(made('permissions')).toContain(`\n| \`${mode}\` | ${may.contents} | ${may.checks} | `);
  });

  test('links are relative to the page', () => {
    expect(made('reasons', 'docs/reasons.md')).toContain('](rules/');
  });

  test('old rows go, the text around stays, a second time changes nothing', () => {
    const text = `before\n\n${place('commands', '| old |\n')}\n\nafter <!-- /table -->\n`;
    const once = withTables('README.md', text);
    expect(once.names).toEqual(['commands']);
    expect(once.text).not.toContain('| old |');
    expect(once.text.startsWith('before\n\n<!-- table:commands -->\n| Command |')).toBe(true);
    expect(once.text.endsWith('\n<!-- /table -->\n\nafter <!-- /table -->\n')).toBe(true);
    expect(withTables('README.md', once.text).text).toBe(once.text);
  });

  test('an unknown or unclosed table is an error that names the page', () => {
    expect(() => made('colours')).toThrow(/^README\.md: no table is named colours/);
    expect(() => withTables('README.md', '<!-- table:rules -->\n')).toThrow(/^README\.md: .*not closed/);
  });
});

describe('the rows of the decision as the docs tell them', () => {
  const rows = ROWS.flatMap(({ reasons }, row) => reasons.map((reason) => ({ reason, row })));

  test('hold every reason once', () => {
    expect(rows.map(({ reason }) => reason).toSorted()).toEqual(REASONS.toSorted());
  });

  test('are in the order of the engine: where two hold, the first wins', () => {
    for (const first of rows)
      for (const second of rows) {
        if (first.row >= second.row) continue;
        const [one, other] = [caseOf(first.reason, engine.rules), caseOf(second.reason, engine.rules)];
        const both = {
          ended: one.ended ?? other.ended,
          current: { ...other.current, ...one.current },
          findings: [...other.findings, ...one.findings],
        };
        expect(decideOn(both).reason, `${first.reason} before ${second.reason}`).toBe(first.reason);
      }
  });
});
