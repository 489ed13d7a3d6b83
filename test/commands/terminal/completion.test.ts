// `rekindle completion`: the script of each shell, and what may stand at the cursor.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { expect, test } from 'vitest';
import { SCRIPTS } from '../../../src/cli/typed/shell-scripts.ts';
import { cliCommands } from '../../../src/commands/index.ts';
import { SHELLS } from '../../../src/commands/terminal/completion.ts';
import { misuse, rekindle, standingIn } from '../../cli/world.ts';
import { atNight, share } from '../../exhaustive.ts';
import { env, folder } from '../../local/repository.ts';
import { sampleRepository } from '../sample.ts';

const words = async (typed: readonly string[], dir?: string) => {
  const over = dir === undefined ? {} : { open: standingIn(dir) };
  const { status, out, err } = await rekindle(['completion', 'bash', '--', ...typed], over);
  expect([status, err]).toEqual([0, '']);
  return out.split('\n').flatMap((line) => (line === '' ? [] : [line.split('\t')[0] ?? '']));
};

test.each(
  share(
    [
      [[''], ['list', 'scan', 'resume', 'help']],
      [['re'], ['resume', 'retry', 'regress', 'repair', 'restore']],
      [['resume', '--o'], ['--output']],
      [
        ['resume', '-o', ''],
        ['markdown', 'json'],
      ],
      [['scan', '--fail-on', 'd'], ['decision']],
      [['fresh', '--al'], ['--all']],
      [['completion', 'z'], ['zsh']],
      [['help', 'chec'], ['checkpoint']],
      [['nosuch', ''], []],
      [['--verb'], []],
      [['--he'], ['--help']],
    ],
    5,
  ),
)('%j may become %j', async (typed: readonly string[], some: readonly string[]) => {
  const found = await words(typed);
  expect(found).toEqual(expect.arrayContaining([...some]));
  if (some.length === 0) expect(found).toEqual([]);
  for (const word of found) expect(word.startsWith(typed.at(-1) ?? '')).toBe(true);
});

atNight('every command and every option is offered', async () => {
  expect(await words([''])).toEqual([...cliCommands.map(({ name }) => name), 'help']);
  for (const { name, options } of cliCommands) {
    const offered = await words([name, '-']);
    for (const { flags } of options)
      expect([name, offered]).toEqual([name, expect.arrayContaining([flags.split(' ')[0]])]);
  }
});

atNight('ids are those of the list, formats those of the repository; elsewhere nothing is said', async () => {
  const shop = await sampleRepository('feature/user-auth');
  expect(await words(['brief', 'humaninloop:'], shop)).toContain('humaninloop:005-user-auth');
  expect(await words(['resume', 'x', 'humaninloop:'], shop)).toEqual([]);
  expect(await words(['scan', '--only', 'sp'], shop)).toContain('specify');
  expect(await words(['brief', ''], await folder())).toEqual([]);
});

test.each(SHELLS)('%s has a script that asks for the words up to the cursor', async (shell) => {
  const { status, out } = await rekindle(['completion', shell]);
  expect([status, out.includes(`rekindle completion ${shell} -- `)]).toEqual([0, true]);
});

test('another shell is refused', async () => {
  expect(
    misuse(/^SHELL: found "zs", expected bash, zsh, fish or powershell\. Did you mean zsh\?$/)(
      await rekindle(['completion', 'zs']),
    ),
  ).toEqual([]);
  expect(misuse(/^completion: found no SHELL/)(await rekindle(['completion']))).toEqual([]);
});

atNight('in bash an id is completed after its colon', () => {
  const dir = mkdtempSync(join(tmpdir(), 'rekindle-completion-'));
  writeFileSync(join(dir, 'rekindle'), '#!/bin/sh\nprintf "sdd:one-a\\tx\\nsdd:one-b\\tx\\n"\n', {
    mode: 0o755,
  });
  const line = 'rekindle brief sdd:on';
  const typed = `COMP_LINE=${JSON.stringify(line)}; COMP_POINT=${line.length}; _rekindle`;
  const shown = `printf '%s\\n' "\${COMPREPLY[@]}"`;
  const script = [SCRIPTS['bash'], "COMP_WORDBREAKS=' :'", typed, shown].join('\n');
  const path = `${dir}${delimiter}${process.env['PATH']}`;
  const { stdout, stderr } = spawnSync('bash', ['-c', script], {
    env: { ...env, PATH: path },
    encoding: 'utf8',
  });
  expect([stdout, stderr]).toEqual(['one-a\none-b\n', '']);
});
