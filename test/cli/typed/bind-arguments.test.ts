// ID may be left out before words that must be there; what is missing is named with the page that helps.
import { expect, test } from 'vitest';
import { boundTo } from '../../../src/cli/typed/bind-arguments.ts';
import { cliCommands } from '../../../src/commands/index.ts';

const bound = (name: string, ...typed: readonly string[]) => {
  const command = cliCommands.find((one) => one.name === name);
  if (!command) throw new Error(`there is a command ${name}`);
  return boundTo(command, typed);
};

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
