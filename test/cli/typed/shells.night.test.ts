// Completion in the shells themselves, on a terminal: keys are typed, Tab is pressed, and the line is run.
import { spawnSync } from 'node:child_process';
import { chmod } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { stateText } from '../../commands/sample.ts';
import { env, folder, git, put } from '../../local/repository.ts';
import { CLI, onTerminal } from '../pseudo-terminal.ts';

/** Names that git takes, and a shell must not. */
const BRANCHES = [
  "it's-$(touch>OWNED)",
  'x;touch>OWNED',
  'b`touch>OWNED`',
  'at@host',
  'q"uote',
  'über/größe',
];
const TAB = '\t';

interface Shell {
  readonly start: string;
  /** Has the shell complete for this session. */
  readonly load: string;
  readonly package: string;
}

const SHELLS: Readonly<Record<string, Shell>> = {
  bash: {
    start: 'bash --norc --noprofile -i',
    load: 'source <(rekindle completion bash)',
    package: 'bash',
  },
  zsh: {
    start: 'zsh -f -i',
    // As its users have it: a file in a folder of functions.
    load:
      'rekindle completion zsh > $HOME/_rekindle; fpath=($HOME $fpath); ' +
      'autoload -Uz compinit; compinit -u -D',
    package: 'zsh',
  },
  fish: {
    start: 'fish --no-config -i',
    load: 'rekindle completion fish | source',
    package: 'fish',
  },
};

let dir = '';
let home = '';
beforeAll(async () => {
  [dir, home] = [await folder(), await folder()];
  await git(dir, 'init', '-q', '-b', 'main');
  await put(dir, 'specs/1-one/.pipeline-state.md', stateText('one', 'IN_PROGRESS'));
  await put(dir, "specs/2-it's two/.pipeline-state.md", stateText('two', 'IN_PROGRESS'));
  await put(dir, 'my dir/README.md', 'nothing\n');
  await git(dir, 'add', '.');
  await git(dir, 'commit', '-qm', 'begun');
  for (const name of BRANCHES) await git(dir, 'branch', name);
  // Called to complete it does so; called by a line it says what it was given.
  const program = [
    '#!/bin/sh',
    `[ "$1" = completion ] && exec '${process.execPath}' '${CLI}' "$@"`,
    `exec '${process.execPath}' -p '"got " + JSON.stringify(process.argv.slice(1))' -- "$@"`,
  ];
  await put(home, 'bin/rekindle', `${program.join('\n')}\n`);
  await chmod(join(home, 'bin/rekindle'), 0o755);
});

const TYPED: readonly (readonly [keys: string, given: readonly string[]])[] = [
  [`bri${TAB}`, ['brief']],
  [`brief --out${TAB}m${TAB}`, ['brief', '--output', 'markdown']],
  [`scan --fail-on=d${TAB}`, ['scan', '--fail-on=decision']],
  [`hook se${TAB}`, ['hook', 'session-start']],
  [`brief ai-dev-shop:1${TAB}`, ['brief', 'ai-dev-shop:1-one']],
  [`brief ai-dev-shop:2${TAB}`, ['brief', "ai-dev-shop:2-it's two"]],
  ...BRANCHES.map(
    (name) => [`brief --branch ${name.slice(0, 1)}${TAB}`, ['brief', '--branch', name]] as const,
  ),
  [`brief --branch 'it${TAB}`, ['brief', '--branch', BRANCHES[0] ?? '']],
  [`brief --branch "x${TAB}`, ['brief', '--branch', BRANCHES[1] ?? '']],
  [`brief --branch it\\'${TAB}`, ['brief', '--branch', BRANCHES[0] ?? '']],
  [`brief -C "my dir" --branch at${TAB}`, ['brief', '-C', 'my dir', '--branch', 'at@host']],
  [`brief -C my\\ dir --branch at${TAB}`, ['brief', '-C', 'my dir', '--branch', 'at@host']],
  [`scan sp${TAB}`, ['scan', 'specs']],
];

test.each(Object.entries(SHELLS))('%s completes, and runs nothing of a name', async (name, shell) => {
  const there = spawnSync('sh', ['-c', `command -v ${name}`], { env }).status === 0;
  // Said as clearly as a browser that is missing: at night all of them are there.
  if (!there)
    throw new Error(`found no ${name} to try completion in. Debian: apt-get install ${shell.package}`);
  const session = await onTerminal([], {
    dir,
    columns: 200,
    script: shell.start,
    env: {
      HOME: home,
      LANG: 'C.UTF-8',
      PS1: 'ready> ',
      PATH: `${join(home, 'bin')}${delimiter}${process.env['PATH']}`,
    },
  });
  session.type(`${shell.load}\r`);
  session.type('rekindle loaded\r');
  await session.shows(/got \["loaded"\]/);
  for (const [keys, given] of TYPED) {
    session.type(`rekindle ${keys}\r`);
    const [, got = ''] = /got (.*)\n/.exec(await session.shows(/got .*\n/)) ?? [];
    // A slash after a folder is there or not, by the shell's own taste.
    expect([keys, JSON.parse(got.replace('/"]', '"]'))]).toEqual([keys, given]);
  }
  session.type('exit\r');
  expect((await session.ended()).status).toBe(0);
  expect(await git(dir, 'status', '--porcelain')).toBe('');
});
