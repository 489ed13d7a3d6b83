// The command that an agent's own hooks call when a session begins and when it pauses.
import { AGES, CODING_AGENTS, type Command, FOLDER } from '../../model/command.ts';

export const hook: Command = {
  name: 'hook',
  summary: "Answer an agent's hook: what was interrupted here, and what is not saved yet",
  doors: ['cli'],
  calledByHooks: true,
  args: [
    { name: 'EVENT', about: 'session-start or stop', required: true, choices: ['session-start', 'stop'] },
  ],
  options: [
    {
      flags: '--for AGENT',
      about: 'answer in the form that this agent reads (default: plain text)',
      choices: CODING_AGENTS,
    },
    {
      flags: '--budget CHARACTERS',
      about: 'session-start: print no more than this; whole sections are left out',
      default: '8000',
    },
    { flags: '--block', about: 'stop: keep the agent at work, once, where something is left' },
    { ...FOLDER, default: 'the one that the agent names, else the current one' },
    ...AGES,
  ],
  examples: ['rekindle hook session-start', 'rekindle hook stop --for claude --block'],
};
