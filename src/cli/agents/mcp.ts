// `rekindle mcp`: serves the workflows of a folder over the Model Context Protocol until stdin ends.
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { say } from '../failure.ts';
import { opened } from '../look/scan-options.ts';
import type { CommandLine } from '../typed/program.ts';
import { type CommandRunner, FINE, type World } from '../world.ts';
import { callsIn } from './command-calls.ts';
import { mcpServer } from './mcp-server.ts';

/** Nothing but the protocol goes to stdout. @throws UserError where the folder cannot be served */
export async function mcp({ values }: CommandLine, world: World, run: CommandRunner): Promise<number> {
  const dir = values.has('C') ? values.one('C') : '.';
  await opened(dir, world);
  const call = callsIn(world, run);
  const ended = new Promise<void>((resolve) => {
    for (const event of ['end', 'close']) process.stdin.once(event, () => resolve());
  });
  const options = { dir, call, writes: values.has('write') };
  const served = serveStdio(() => mcpServer(options), { onerror: ({ message }) => say(world, message) });
  await ended;
  await served.close();
  return FINE;
}
