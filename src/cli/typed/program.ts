// The command line as commander parses it, built from the commands' own data.
import { Argument, CommanderError, Option, Command as Program } from 'commander';
import { type Command, flagsOf, type OptionSpec, wordsOf } from '../../model/command.ts';
import { UserError } from '../../model/errors.ts';
import { didYouMean } from '../../text/suggestions.ts';
import { VERSION } from '../version.ts';
import { boundTo, withFolder } from './bind-arguments.ts';
import { assertValue, type Values } from './option-values.ts';

/** One call of a command: what was typed, as data. */
export interface CommandLine {
  readonly command: Command;
  /** The workflow that is meant, as it was typed; `null` where ID was left out, or the command has none. */
  readonly id: string | null;
  /** What was typed after it, in the order of the command's own arguments. */
  readonly args: readonly string[];
  readonly values: Values;
  /** `--no-color` was given. */
  readonly noColor: boolean;
}

/** Where help and versions go, and how wide they may be. */
export interface Page {
  readonly print: (text: string) => void;
  readonly columns: number;
}

export const ABOUT =
  'Finds coding-agent workflows that were interrupted in a repository, says what of their saved state can ' +
  'be trusted, and takes the next safe step with your consent. Nothing is written before you said yes.';

/** What each exit status means, line by line. */
export const STATUSES: readonly (readonly [status: number, lines: readonly string[]])[] = [
  [0, ['all is well']],
  [
    1,
    [
      'something is at or above --fail-on, nothing was detected, (migrate --check) something is old,',
      '(doctor) a file of a tool cannot be read, or (init) a file that was there is kept',
    ],
  ],
  [2, ['wrong use, or input that cannot be used']],
  [3, ['a bug in Rekindle']],
  [130, ['Ctrl+C at a question; nothing was changed']],
];

const statusPage = (): string =>
  STATUSES.map(([status, lines]) => `  ${String(status).padEnd(3)}  ${lines.join('\n       ')}`).join('\n');

const MORE =
  'On a terminal, "rekindle" alone goes through it with you. "rekindle demo" shows it on a sample.\n' +
  '"rekindle COMMAND --help" says more.';

const NO_COLOR = ['--no-color', 'no colours (NO_COLOR does the same)'] as const;

/** `onCall` is told about the one call that was typed; help and `--version` make none. */
export function programOf(
  groups: readonly { readonly title: string; readonly commands: readonly Command[] }[],
  page: Page,
  onCall: (typed: CommandLine) => void,
): Program {
  const program = new Program('rekindle')
    .description(ABOUT)
    .version(VERSION, '-v, --version', 'print the version')
    .addOption(new Option('-V').hideHelp())
    .option(...NO_COLOR)
    .helpOption('-h, --help', 'print help')
    .helpCommand(false)
    .addHelpText('after', `\nExit status:\n${statusPage()}\n\n${MORE}`);
  settle(program, page);
  program.on('option:V', () => {
    page.print(`${VERSION}\n`);
    throw new CommanderError(0, 'commander.version', VERSION);
  });
  const all = groups.flatMap(({ title, commands }) => commands.map((command) => ({ title, command })));
  for (const { title, command } of all) {
    const made = program
      .command(command.name)
      .helpGroup(`${title}:`)
      .summary(command.summary)
      .description(`${command.summary}.`);
    made
      .aliases(command.aliases ?? [])
      .helpOption('-h, --help', 'print help')
      .option(...NO_COLOR);
    made.usage([...wordsOf(command), '[OPTIONS]'].join(' '));
    // Commander would count from the left; which of them are there is told by `boundTo`.
    for (const { name, about, repeatable } of command.args)
      made.addArgument(new Argument(repeatable ? `[${name}...]` : `[${name}]`, about));
    for (const spec of command.options) made.addOption(optionOf(spec));
    made.addHelpText('after', `\nExamples:\n${command.examples.map((line) => `  ${line}`).join('\n')}`);
    made.action(() => {
      const { color } = made.optsWithGlobals<{ color: boolean }>();
      const values = valuesOf(command, made);
      const bound = boundTo(command, made.args);
      assertRequired(command, values);
      const args = withFolder(command, bound.args, values.has('C') ? values.one('C') : null);
      onCall({ command, ...bound, args, values, noColor: !color });
    });
    settle(made, page);
  }
  const help = program
    .command('help')
    .argument('[COMMAND]')
    .usage('[COMMAND]')
    .helpGroup('Set up and learn:')
    .summary('Print help of a command');
  settle(help, page);
  help.action((name?: string) => helpOf(program, name));
  return program;
}

/** @throws UserError with the nearest name where there is no such command */
function helpOf(program: Program, name: string | undefined): void {
  const about = name === undefined ? program : program.commands.find((one) => namesOf(one).includes(name));
  const names = program.commands.map((one) => one.name());
  if (!about)
    throw new UserError(`help: found no command ${JSON.stringify(name)}.${didYouMean(name ?? '', names)}`);
  about.outputHelp();
}

const namesOf = (command: Program): readonly string[] => [command.name(), ...command.aliases()];

/** Commander itself neither writes nor exits. */
function settle(program: Program, { print, columns }: Page): void {
  program
    .exitOverride()
    .configureOutput({ writeOut: print, writeErr: () => {}, getOutHelpWidth: () => columns })
    .configureHelp({
      optionTerm: (option) => option.flags.replace(/[<[](\S+)[>\]]/, '$1'),
      subcommandTerm: (sub) => [sub.name(), sub.usage().replace(/ ?\[OPTIONS\]$/, '')].join(' ').trim(),
      argumentTerm: (argument) => argument.name(),
    });
}

function optionOf(spec: OptionSpec): Option {
  const about = [
    spec.about,
    ...(spec.choices ? [`one of ${spec.choices.join(', ')}`] : []),
    ...(spec.required ? ['required'] : []),
    ...(spec.default === undefined ? [] : [`default: ${spec.default}`]),
    ...(spec.repeatable ? ['may be repeated'] : []),
  ];
  const place = spec.optional ? ' [$1]' : ' <$1>';
  const option = new Option(flagsOf(spec).replace(/ ([^-\s]\S*)$/, place), about.join('; '));
  return option.argParser((written: string, before: readonly string[] | undefined) => {
    assertValue(spec, written);
    return [...(before ?? []), written];
  });
}

/** @throws UserError that names every option that is missing */
function assertRequired({ name, options }: Command, values: Values): void {
  const missing = options.filter((spec) => spec.required && !values.has(optionOf(spec).name()));
  if (missing.length === 0) return;
  const [first, ...others] = missing.map(({ flags }) => flags);
  const told = [`found no ${first}`, ...others.map((flags) => `no ${flags}`)].join(' and ');
  throw new UserError(
    `${name}: ${told}, expected every required option. "rekindle ${name} --help" says what each is.`,
  );
}

function valuesOf(command: Command, made: Program): Values {
  const given: Readonly<Record<string, unknown>> = made.opts();
  const held = new Map(
    command.options.map((spec) => {
      const option = optionOf(spec);
      return [option.name(), { spec, value: given[option.attributeName()] }] as const;
    }),
  );
  const writtenOf = (name: string): readonly string[] => {
    const value = held.get(name)?.value;
    return Array.isArray(value) ? value.map(String) : [];
  };
  return {
    has: (name) => held.get(name)?.value !== undefined,
    many: writtenOf,
    one(name) {
      const value = writtenOf(name).at(-1) ?? held.get(name)?.spec.default;
      if (value === undefined) throw new UserError(`--${name} has no value; give one.`);
      return value;
    },
  };
}
