// The command that serves workflows to an agent over the Model Context Protocol.
import { type Command, FOLDER } from '../../model/command.ts';

export const mcp: Command = {
  name: 'mcp',
  summary: 'Serve workflows to an agent over the Model Context Protocol, on stdin and stdout',
  doors: ['cli'],
  args: [],
  options: [
    FOLDER,
    {
      flags: '--write',
      about: 'offer the tools that write as well: record_answer, resume and checkpoint',
    },
  ],
  examples: ['rekindle mcp', 'rekindle mcp -C ../shop --write'],
};
