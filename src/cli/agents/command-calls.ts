// Calls of the command line from within it: what a command prints is kept, and no two run at once.
import type { CommandRunner, World } from '../world.ts';

/** How one call ended. */
export interface CommandOutput {
  /** The exit status that a process would have. */
  readonly status: number;
  /** What stands on stdout: data. */
  readonly out: string;
  /** What stands on stderr, without the program's name: messages, differences, refusals. */
  readonly notes: string;
}

/** Calls a command as it would be typed after the program's name. Never rejects. */
export type CommandCall = (args: readonly string[]) => Promise<CommandOutput>;

/**
 * Calls in turn: a change waits until the one before it is done, as two processes would. There is no one to
 * ask, so that a command that writes needs `--yes` among its words.
 */
export function callsIn(world: World, run: CommandRunner): CommandCall {
  let last: Promise<unknown> = Promise.resolve();
  return (args) => {
    const call = last.then(() => called(args, world, run));
    last = call;
    return call;
  };
}

async function called(args: readonly string[], world: World, run: CommandRunner): Promise<CommandOutput> {
  const said = { out: '', notes: '' };
  const sink = (name: keyof typeof said) => ({
    write: (text: string) => {
      said[name] += text;
    },
  });
  const status = await run({
    ...world,
    args,
    stdout: sink('out'),
    stderr: sink('notes'),
    ask: null,
    prompter: null,
    input: async () => '',
  });
  return { status, out: said.out, notes: said.notes.replaceAll(/^rekindle: /gm, '').trim() };
}
