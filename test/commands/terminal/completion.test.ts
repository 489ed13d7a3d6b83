// `rekindle completion`: the script of each shell, and what may stand at the cursor.
import { expect, test } from 'vitest';
import { cliCommands } from '../../../src/commands/index.ts';
import { SHELLS } from '../../../src/commands/terminal/completion.ts';
import { misuse, rekindle, standingIn } from '../../cli/world.ts';
import { atNight, share } from '../../exhaustive.ts';
import { folder } from '../../local/repository.ts';
import { deskOn } from '../desk.ts';
import { sampleRepository } from '../sample.ts';

const words = async (typed: readonly string[], dir?: string) => {
  const over = dir === undefined ? {} : { open: standingIn(dir) };
  const { status, out, err } = await rekindle(['completion', 'zsh', '--', ...typed], over);
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
      [['scan', '--fail-on=d'], ['--fail-on=decision']],
      [
        ['hook', ''],
        ['session-start', 'stop'],
      ],
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
  expect(await words(['brief', '--branch', 'feature/user'], shop)).toEqual(['feature/user-auth']);
  expect(await words(['answer', '005-user', 'C2'], shop)).toEqual(['C2.1', 'C2.2']);
  expect(await words(['answer', 'nosuch', 'C2'], shop)).toEqual([]);
  expect(await words(['scan', '--only', 'sp'], shop)).toContain('specify');
  const empty = await folder();
  for (const typed of [
    ['brief', ''],
    ['list', '--branch', ''],
    ['restore', ''],
  ])
    expect(await words(typed, empty)).toEqual([]);
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

atNight('archives are those that restore has', async () => {
  const desk = await deskOn('feature/user-auth');
  const { out } = await desk.type('start-fresh', 'humaninloop:005-user-auth', '--yes');
  expect(await words(['restore', ''], desk.dir)).toEqual([out.trim()]);
});

test.each([
  ['rekindle comp', 'comp', ['completion']],
  ['rekindle scan --fail-on=d', 'd', ['decision']],
  ['rekindle completion z', 'z', ['zsh']],
  ['rekindle scan --fail-on=', '', ['none', 'stale', 'decision', 'invalid']],
])('bash gets for %j what takes the place of %j', async (line, replaced, some) => {
  const { status, out } = await rekindle(['completion', 'bash', '--', line, replaced]);
  expect([status, out.trim().split('\n')]).toEqual([0, expect.arrayContaining(some)]);
});
