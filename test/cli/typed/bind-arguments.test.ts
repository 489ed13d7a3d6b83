// ID may be left out before words that must be there; what is missing is named with the page that helps.
import { describe, expect, test } from 'vitest';
import { boundTo, withFolder } from '../../../src/cli/typed/bind-arguments.ts';
import { cliCommands } from '../../../src/commands/index.ts';
import { UserError } from '../../../src/model/errors.ts';

const command = (name: string) => {
  const found = cliCommands.find((one) => one.name === name);
  if (!found) throw new Error(`there is a command ${name}`);
  return found;
};

const bound = (name: string, ...typed: readonly string[]) => boundTo(command(name), typed);

test.each([
  ['resume', [], null, []],
  ['resume', ['x:y'], 'x:y', []],
  ['resume', [''], '', []],
  ['answer', ['Q', 'text'], null, ['Q', 'text']],
  ['answer', ['x:y', 'Q', 'text'], 'x:y', ['Q', 'text']],
  ['accept-spec', ['ab'], null, ['ab']],
  ['approve', ['x:y', 'Spec'], 'x:y', ['Spec']],
  ['migrate', ['a', 'b'], null, ['a', 'b']],
  ['scan', ['dir'], null, ['dir']],
] as const)('%s %j', (name, typed, id, args) => {
  expect(bound(name, ...typed)).toEqual({ id, args });
});

test.each([
  ['answer', [], 'QUESTION'],
  ['answer', ['Q'], 'TEXT'],
  ['accept-spec', [], 'HASH'],
  ['detect', [], 'WORDS'],
  ['try-format', [], 'FILE'],
] as const)('%s %j lacks %s', (name, typed, lacks) => {
  const said = new RegExp(
    `^${name}: found no ${lacks}, expected .+\\. "rekindle ${name} --help" says more\\.$`,
  );
  expect(() => bound(name, ...typed)).toThrow(said);
});

describe('a folder by -C where DIR is an argument', () => {
  test.each(['scan', 'list', 'doctor', 'init'])('%s takes either, and refuses both', (name) => {
    expect(withFolder(command(name), [], null)).toEqual([]);
    expect(withFolder(command(name), ['a'], null)).toEqual(['a']);
    expect(withFolder(command(name), [], 'b')).toEqual(['b']);
    expect(() => withFolder(command(name), ['a'], 'b')).toThrow(
      new UserError(`${name}: found DIR ("a") and -C ("b"), expected one.`),
    );
  });

  test('what comes before it stays where it is, and a command without DIR is left alone', () => {
    expect(withFolder(command('detect'), ['dark theme'], 'b')).toEqual(['dark theme', 'b']);
    expect(withFolder(command('resume'), [], 'b')).toEqual([]);
  });

  test('every command with DIR has -C', () => {
    const without = cliCommands
      .filter(({ args }) => args.some((one) => one.name === 'DIR'))
      .filter(({ options }) => !options.some(({ flags }) => flags === '-C DIR'));
    expect(without.map(({ name }) => name)).toEqual([]);
  });
});
