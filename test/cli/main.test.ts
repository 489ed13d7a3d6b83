// The command line as a whole: help and version, wrong use, our own bugs; built from the commands' data.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { Interrupted } from '../../src/cli/interrupted.ts';
import { HANDLERS } from '../../src/cli/main.ts';
import { VERSION } from '../../src/cli/version.ts';
import { cliCommands, slashCommands } from '../../src/commands/index.ts';
import { OurBug, UserError } from '../../src/model/errors.ts';
import { HOME } from '../../src/model/version.ts';
import { atNight, share } from '../exhaustive.ts';
import { env, folder } from '../local/repository.ts';
import { misuse, type Over, rekindle } from './world.ts';

/** A world in which nothing may be opened. */
const CLOSED: Over = {
  open: () => {
    throw new Error('nobody asked for this');
  },
};

describe('help', () => {
  test.each([[['help']], [['--help']], [['-h']]])('%j lists every command', async (args) => {
    const { status, out, err } = await rekindle(args, CLOSED);
    expect([status, err]).toEqual([0, '']);
    expect(out).toMatch(/^Usage: rekindle \[options\] \[command\]\n/);
    const listed = [...out.matchAll(/^ {2}([a-z][a-z-]+)(?: \S+)* {2,}\S/gm)].map(([, name]) => name);
    expect(listed).toEqual([...cliCommands.map(({ name }) => name), 'help']);
    expect(out).toContain('Exit status:\n  0    all is well\n');
  });

  atNight.each(cliCommands)('of $name has everything of its data', async (command) => {
    const { status, out, err } = await rekindle([command.name, '--help'], CLOSED);
    expect([status, err]).toEqual([0, '']);
    const flat = out.replace(/\s+/g, ' ');
    for (const { flags, about } of command.options) expect(flat).toContain(` ${flags} ${about}`);
    for (const { name, about } of command.args) expect(flat).toContain(` ${name} ${about}`);
    for (const line of command.examples) expect(out).toContain(`\n  ${line}\n`);
    for (const name of [command.name, ...(command.aliases ?? [])])
      for (const args of [
        ['help', name],
        [name, '-h'],
      ])
        expect((await rekindle(args, CLOSED)).out, args.join(' ')).toBe(out);
  });

  test('fresh means the same as start-fresh', async () => {
    const said = await rekindle(['start-fresh', '--nosuch'], CLOSED);
    expect(said.err).toContain("'--nosuch'");
    expect(await rekindle(['fresh', '--nosuch'], CLOSED)).toEqual(said);
  });

  test.each([
    ['nosuch --help', 'unknown command \'nosuch\'. "rekindle --help" says what there is.'],
    ['--help nosuch', 'unknown command \'nosuch\'. "rekindle --help" says what there is.'],
    ['scna -h', 'unknown command \'scna\'. Did you mean scan? "rekindle --help" says what there is.'],
    [
      '--no-color -h scna',
      'unknown command \'scna\'. Did you mean scan? "rekindle --help" says what there is.',
    ],
    ['scna --version', 'unknown command \'scna\'. Did you mean scan? "rekindle --help" says what there is.'],
    ['help scna', 'help: found no command "scna". Did you mean scan?'],
    ['help scna --help', 'help: found no command "scna". Did you mean scan?'],
    ['--help help nosuch', 'help: found no command "nosuch".'],
  ])('%s: of what is no command there is none, and that is said', async (line, message) => {
    expect(misuse(message)(await rekindle(line.split(' '), CLOSED))).toEqual([]);
  });

  test('fits the terminal', async () => {
    const { out } = await rekindle(['scan', '--help'], { columns: 80 });
    expect(Math.max(...out.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80);
  });

  atNight('every option and argument that help names can be given', async () => {
    const values = { FIELDS: 'id', DURATION: '40d', ISO: '2026-01-01', DIR: await folder() };
    for (const command of cliCommands)
      for (const { flags, choices } of command.options) {
        const [flag = '', place] = flags.split(' ');
        const value = new Map(Object.entries(values)).get(place ?? '') ?? choices?.[0] ?? 'x';
        const args = [
          ...command.args.filter(({ required }) => required).map(() => 'x'),
          flag,
          ...(place ? [value] : []),
        ];
        const { err } = await rekindle([command.name, ...args], { open: refuse });
        expect(err, `${command.name} ${args.join(' ')}`).not.toMatch(
          /unknown option|missing|too many|invalid/,
        );
      }
  });
});

const refuse = () => Promise.reject(new UserError('closed'));

test.each(share([[['--version']], [['-v']], [['-V']], [['scan', '--version']], [['scan', '-v']]], 5))(
  '%j',
  async (args) => {
    expect(await rekindle(args, CLOSED)).toEqual({ status: 0, out: `${VERSION}\n`, err: '' });
  },
);

test('the version is the package’s', () => {
  const file = path.resolve(import.meta.dirname, '../../package.json');
  expect(VERSION).toBe(JSON.parse(readFileSync(file, 'utf8')).version);
});

test('every command has a handler, and no handler lacks its command', () => {
  expect(Object.keys(HANDLERS).toSorted()).toEqual(cliCommands.map(({ name }) => name).toSorted());
});

test('what only comments have is neither listed nor taken', async () => {
  const only = slashCommands.filter(({ doors }) => !doors.includes('cli')).map(({ name }) => name);
  expect(only.toSorted()).toEqual(['freeze', 'help', 'status', 'unfreeze']);
  // Help of its own the command line has under the same name.
  for (const name of only.filter((one) => one !== 'help')) {
    expect((await rekindle(['--help'], CLOSED)).out).not.toMatch(new RegExp(`^ {2}${name} `, 'm'));
    expect(misuse(new RegExp(`^unknown command '${name}'`))(await rekindle([name], CLOSED))).toEqual([]);
    expect(misuse(/^help: found no command/)(await rekindle(['help', name], CLOSED))).toEqual([]);
  }
});

test('help lists commands in groups', async () => {
  const { out } = await rekindle(['--help'], CLOSED);
  const titles = [...out.matchAll(/^([A-Z][\w ]+):$/gm)].map(([, title]) => title);
  expect(titles).toEqual([
    'Options',
    'Look',
    'Decide',
    'Save and bring back',
    'Set up and learn',
    'Exit status',
  ]);
});

describe('wrong use', () => {
  test.each([
    [['scna'], 'unknown command \'scna\'. Did you mean scan? "rekindle --help" says what there is.'],
    [['xyz'], 'unknown command \'xyz\'. "rekindle --help" says what there is.'],
    [
      ['--verison'],
      'unknown option \'--verison\'. Did you mean --version? "rekindle --help" says what there is.',
    ],
    [
      ['scan', '--outptu', 'json'],
      'unknown option \'--outptu\'. Did you mean --output? "rekindle --help" says what there is.',
    ],
    [
      ['answer', 'ID', 'C1', '- as it is'],
      'unknown option \'- as it is\'. Put "--" before words that begin with a dash.',
    ],
    [['scan', '-x'], 'unknown option \'-x\'. "rekindle --help" says what there is.'],
    [['help', 'brif'], 'help: found no command "brif". Did you mean brief?'],
    [['--', '--help'], 'unknown command \'--help\'. "rekindle --help" says what there is.'],
    [['--', '--scan'], 'unknown command \'--scan\'. "rekindle --help" says what there is.'],
    [['--', '--an'], 'unknown command \'--an\'. "rekindle --help" says what there is.'],
    [['--', 'scna'], 'unknown command \'scna\'. Did you mean scan? "rekindle --help" says what there is.'],
    [['--no-color'], 'found no command. "rekindle --help" says what there is.'],
    [['\u001b[2J'], 'unknown command \'\\u001b[2J\'. "rekindle --help" says what there is.'],
    [['a\nb'], 'unknown command \'a b\'. "rekindle --help" says what there is.'],
  ])('%j', async (args, line) => {
    expect(misuse(line)(await rekindle(args, CLOSED))).toEqual([]);
  });
});

const failing = (error: unknown): Over => ({ open: () => Promise.reject(error) });

test('Ctrl+C at a question: status 130, and that nothing was changed', async () => {
  const { status, out, err } = await rekindle(['scan'], failing(new Interrupted()));
  expect([status, out, err]).toEqual([130, '', 'rekindle: nothing was changed.\n']);
});

describe('a bug of ours', () => {
  test.each([
    ['a broken claim', new OurBug('every list has an end')],
    ['anything else', new TypeError('every list has an end')],
    ['what is no error', 'every list has an end'],
  ])('%s: status 3, one line, a link that reports it', async (_, error) => {
    const { status, out, err } = await rekindle(['scan'], failing(error));
    expect([status, out]).toEqual([3, '']);
    expect(err).toMatch(
      /^rekindle: this is a bug in Rekindle: every list has an end\. Please report it: \S+\n$/,
    );
    const link = new URL(err.trim().split(' ').at(-1) ?? '');
    expect(link.origin + link.pathname).toBe(`${HOME}/issues/new`);
    expect(link.searchParams.get('title')).toBe('Bug: every list has an end');
    expect(link.searchParams.get('body')).toContain(`rekindle ${VERSION}, Node v`);
  });

  test('shows its stack to those who ask', async () => {
    const over = failing(new TypeError('lost'));
    expect((await rekindle(['scan'], over)).err).not.toContain('    at ');
    const { err } = await rekindle(['scan'], { ...over, env: { ...env, REKINDLE_DEBUG: '1' } });
    expect(err).toMatch(/^rekindle: this is a bug.+\nrekindle: TypeError: lost\n {4}at /);
  });

  test('a mistake of the person shows none', async () => {
    const over = { ...failing(new UserError('no\nsuch thing')), env: { ...env, REKINDLE_DEBUG: '1' } };
    expect(misuse('no such thing')(await rekindle(['scan'], over))).toEqual([]);
  });
});
