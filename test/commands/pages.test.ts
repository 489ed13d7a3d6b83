// The pages of the commands: made from the commands' own data, and none of them stale.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { commands } from '../../src/commands/index.ts';
import { flagsOf } from '../../src/model/command.ts';
import { commandPart, withCommandPart } from '../../tools/command-pages.ts';
import { rekindle } from '../cli/world.ts';
import { atNight } from '../exhaustive.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const pageOf = (name: string) => readFileSync(path.join(ROOT, `docs/commands/${name}.md`), 'utf8');

describe.each(commands)('$name', (command) => {
  const page = pageOf(command.name);

  test('is what the command says', () => {
    expect(withCommandPart(command, page)).toBe(page);
  });

  atNight('has its name, usage, options, examples and exit status', () => {
    const inTerminal = command.doors.includes('cli');
    expect(page).toMatch(new RegExp(`^# ${inTerminal ? 'rekindle ' : '/'}${command.name}\n`));
    const sections = [...page.matchAll(/^## (.+)$/gm)].map(([, name]) => name);
    const options = command.options.length > 0 ? ['Options'] : [];
    if (inTerminal)
      expect(sections).toEqual(expect.arrayContaining(['Usage', ...options, 'Examples', 'Exit status']));
    else expect(sections).not.toContain('Usage');
    expect(sections.includes('In a comment on GitHub')).toBe(command.slash !== undefined);
    for (const line of command.slash?.examples ?? []) expect(page).toContain(`\n${line}\n`);
    for (const spec of command.options) expect(page).toContain(`| \`${flagsOf(spec)}\` |`);
  });
});

test('what must be typed stands in the usage: on the page, in the list of commands, in help', async () => {
  const usage = 'regress [ID] --to PHASE --reason TEXT';
  expect(pageOf('regress')).toContain(`rekindle ${usage} [OPTIONS]\n`);
  expect(pageOf('regress')).toMatch(/^\| `--reason TEXT` \| .* \| required \|$/m);
  expect(readFileSync(path.join(ROOT, 'docs/commands.md'), 'utf8')).toContain(`[\`rekindle ${usage}\`]`);
  expect((await rekindle(['--help'])).out).toContain(`  ${usage}  `);
  const { out } = await rekindle(['regress', '--help']);
  expect(out).toMatch(/^Usage: rekindle regress \[ID\] --to PHASE --reason TEXT \[OPTIONS\]\n/);
  expect(out).toMatch(/^ +--to PHASE .*; required$/m);
});

test('a page without a place for it is refused, and dollar signs are no patterns', () => {
  const [command] = commands;
  if (!command) throw new Error('there is a command');
  expect(() => withCommandPart(command, '# x\n')).toThrow(/found no "<!-- command -->"/);
  const odd = { ...command, summary: "costs $& and $'" };
  expect(withCommandPart(odd, '<!-- command -->\n<!-- /command -->\n')).toContain(commandPart(odd));
});

const tool = (...args: readonly string[]) =>
  spawnSync(process.execPath, [path.join(ROOT, 'tools/command-pages.ts'), ...args], { encoding: 'utf8' });
expect(tool('--check')).toMatchObject({ status: 0, stderr: '' });

atNight('the tool says what is stale, and refuses what it does not know', () => {
  expect(tool('--chekc')).toMatchObject({ status: 2 });
});
