// One call of the command line: parses the arguments, loads the command that is meant, returns the
// exit status.
import { cliCommands, commandGroups } from '../commands/index.ts';
import { assert } from '../model/errors.ts';
import { reported } from './failure.ts';
import { columnsFor } from './terminal.ts';
import { type CommandLine, programOf } from './typed/program.ts';
import { type CommandRunner, FINE, FOUND, MISUSE, type World } from './world.ts';

/** Performs a command and gives the exit status; `run` performs further command lines. */
export type Handler = (typed: CommandLine, world: World, run: CommandRunner) => Promise<number>;

/** Loaded only where they are asked for: help and --version need none of it. */
export const HANDLERS: Readonly<Record<string, () => Promise<Handler>>> = {
  list: async () => (await import('./look/list.ts')).list,
  scan: async () => (await import('./look/scan.ts')).scan,
  detect: async () => (await import('./look/detect.ts')).detect,
  brief: async () => (await import('./look/brief.ts')).brief,
  ...Object.fromEntries(
    cliCommands
      .filter(({ choice }) => choice !== undefined)
      .map(({ name }) => [name, async () => (await import('./write/record-choice.ts')).change]),
  ),
  migrate: async () => (await import('./write/migrate.ts')).migrate,
  restore: async () => (await import('./write/restore.ts')).restore,
  checkpoint: async () => (await import('./write/checkpoint.ts')).checkpoint,
  doctor: async () => (await import('./look/doctor.ts')).doctor,
  formats: async () => (await import('./look/list-formats-rules.ts')).listFormats,
  'try-format': async () => (await import('./look/try-format.ts')).tryFormat,
  rules: async () => (await import('./look/list-formats-rules.ts')).listRules,
  init: async () => (await import('./write/init.ts')).init,
  completion: async () => (await import('./completion.ts')).completion,
  demo: async () => (await import('./demo.ts')).demo,
  mcp: async () => (await import('./agents/mcp.ts')).mcp,
  hook: async () => (await import('./agents/hook.ts')).hook,
};

/** Never throws and never exits the process, because output may not be flushed yet. */
export async function main(world: World): Promise<number> {
  try {
    if (world.args.length === 0) return await alone(world);
    let call: CommandLine | null = null;
    const program = programOf(
      groupsOf(),
      { print: (text) => world.stdout.write(text), columns: columnsFor(world.stdout) },
      (typed) => {
        call = typed;
      },
    );
    await program.parseAsync(withoutPages(world.args), { from: 'user' });
    return call === null ? FINE : await perform(call, world);
  } catch (error) {
    const status = reported(error, world);
    return status === MISUSE && isHook(world.args) ? FOUND : status;
  }
}

/** For an agent that called a hook, status 2 is no mistake but the word to stop. */
function isHook(args: readonly string[]): boolean {
  const [named] = args.filter((arg) => !arg.startsWith('-'));
  return cliCommands.some(({ name, calledByHooks }) => calledByHooks && name === named);
}

/** Nothing was typed: on a terminal it goes through everything with the person, elsewhere it lists. */
async function alone(world: World): Promise<number> {
  const run = (args: readonly string[]) => main({ ...world, args });
  if (world.prompter === null) return run(['list']);
  const { guide } = await import('./guided/guide.ts');
  return guide(world, await world.prompter(), run);
}

/** Groups of help without what comments alone have. */
const groupsOf = (): Parameters<typeof programOf>[0] =>
  commandGroups.map(({ title, commands }) => ({
    title,
    commands: commands.filter((one) => cliCommands.includes(one)),
  }));

/** Help and version for an unknown command would hide that it is unknown. */
const PAGES: ReadonlySet<string> = new Set(['-h', '--help', '-v', '-V', '--version']);

function withoutPages(args: readonly string[]): readonly string[] {
  const words = args.filter((arg) => !arg.startsWith('-'));
  const named = words[0] === 'help' ? words[1] : words[0];
  const known = [
    undefined,
    'help',
    ...cliCommands.flatMap(({ name, aliases = [] }) => [name, ...aliases]),
  ].includes(named);
  return known ? args : args.filter((arg) => !PAGES.has(arg));
}

async function perform(typed: CommandLine, world: World): Promise<number> {
  const load = HANDLERS[typed.command.name];
  assert(load, `the command ${typed.command.name} has a handler`);
  const handler = await load();
  const opened: Awaited<ReturnType<World['open']>>[] = [];
  const open: World['open'] = async (...folder) => {
    const clone = await world.open(...folder);
    opened.push(clone);
    return clone;
  };
  try {
    return await handler(typed, { ...world, open }, main);
  } finally {
    for (const clone of opened) await clone.close();
  }
}
