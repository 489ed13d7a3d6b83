// The laws of commands are broken by a name far from its file, a command that does nothing, an early write.
import { describe, expect, test } from 'vitest';
import type { Command, SlashSpec } from '../../src/model/command.ts';
import { commandsAreNotNamed, commandsDoSomething, plansWriteNothing } from './commands.ts';
import { treeOf } from './tree.ts';

const NAMES = new Set(['resume', 'start-fresh']);
const named = (text: string, file = 'src/modes/a.ts') => commandsAreNotNamed(treeOf({ [file]: text }), NAMES);

describe('a command is named in its own file', () => {
  test.each([
    "if (call.command === 'resume') go();",
    "const a = 'resume' !== said.command;",
    "if (command.name === 'start-fresh') go();",
    "switch (call.command) { case 'resume': go(); }",
    "const WAKE: ReadonlySet<string> = new Set(['resume', 'other']);",
    "lineToType('resume', id);",
    "desk.cli.has('resume');",
  ])('%s', (text) => {
    expect(named(text)).toEqual([expect.stringMatching(/^src\/modes\/a\.ts:1: names the command /)]);
  });

  test.each([
    "if (decision.action === 'resume') go();",
    "const choice = { name: 'resume' } as const;",
    "const GOES: ReadonlySet<Action> = new Set(['resume']);",
    "type Ask = 'resume';",
    'if (call.command === resume.name) go();',
  ])('a word that is the same, and its export: %s', (text) => {
    expect(named(text)).toEqual([]);
  });

  test('at home, and in the rooms below', () => {
    const text = "if (call.command === 'resume') go();";
    expect(named(text, 'src/commands/resume.ts')).toEqual([]);
    expect(named(text, 'src/engine/choose/choose.ts')).toEqual([]);
  });
});

const SLASH: SlashSpec = {
  names: ['nap'],
  permission: 'write',
  id: true,
  args: [],
  keys: [],
  flags: [],
  examples: [],
};
const NAP: Command = {
  name: 'nap',
  summary: 'Nap',
  doors: ['comment'],
  args: [],
  options: [],
  examples: [],
  slash: SLASH,
};

test('a command of comments makes a choice or says what it does', () => {
  const { slash: _, ...bare } = NAP;
  expect(commandsDoSomething([NAP])).toEqual(['command nap: neither a choice nor a deed']);
  expect(commandsDoSomething([bare])).toHaveLength(1);
  const does: Command = { ...NAP, slash: { ...SLASH, deed: 'keep-away' } };
  const chooses: Command = { ...NAP, choice: () => ({ name: 'resume' }) };
  expect(commandsDoSomething([does, chooses, { ...bare, doors: ['cli'] }])).toEqual([]);
  expect(commandsDoSomething([{ ...does, choice: () => ({ name: 'resume' }) }])).toHaveLength(1);
});

test('only the executor of an order writes', () => {
  const say = (file: string) => plansWriteNothing(treeOf({ [file]: 'await desk.attempt(effect);\n' }));
  expect(say('src/modes/command/plan-command.ts')).toEqual([
    'src/modes/command/plan-command.ts:1: calls attempt: only the executor writes',
  ]);
  expect(say('src/modes/command/apply.ts')).toEqual([]);
  expect(say('src/modes/sweep/run-plan.ts')).toEqual([]);
});
