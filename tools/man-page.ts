// Writes man/rekindle.1 from the commands' data; --check says whether it is stale.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ABOUT, STATUSES } from '../src/cli/typed/program.ts';
import { cliCommands, commandGroups } from '../src/commands/index.ts';
import { type Command, flagsOf, type OptionSpec, wordsOf } from '../src/model/command.ts';
import { VERSION } from '../src/model/version.ts';

const FILE = path.resolve(import.meta.dirname, '..', 'man', 'rekindle.1');
const USAGE = 'usage: node tools/man-page.ts [--check]';

/** A text as roff takes it: nothing in it is a request, an escape or a soft hyphen (groff_man(7)). */
export function escaped(text: string): string {
  const plain = text.replaceAll('\\', '\\e').replaceAll('-', '\\-');
  return plain.replace(/^(?=[.'])/gm, '\\&');
}

/** The whole page, with a line break at its end. */
export function manPage(): string {
  const groups = commandGroups
    .map(({ title, commands }) => ({ title, commands: commands.filter((one) => cliCommands.includes(one)) }))
    .filter(({ commands }) => commands.length > 0);
  const lines = [
    '.\\" Made from the commands\' data by tools/man-page.ts: do not edit.',
    `.TH REKINDLE 1 "" "rekindle ${escaped(VERSION)}" "User Commands"`,
    '.SH NAME',
    'rekindle \\- find interrupted workflows of coding agents and go on with them',
    '.SH SYNOPSIS',
    '.B rekindle',
    '[COMMAND] [OPTIONS]',
    '.SH DESCRIPTION',
    escaped(ABOUT),
    '.PP',
    'On a terminal, without a command, it lets you choose a workflow and goes through it with you;',
    'elsewhere it does what',
    '.B rekindle list',
    'does.',
    ...groups.flatMap(({ title, commands }) => [
      `.SH ${escaped(title.toUpperCase())}`,
      ...commands.flatMap(commandLines),
    ]),
    '.SH OPTIONS OF EVERY COMMAND',
    ...optionLines('--no-color', 'no colours (NO_COLOR does the same)'),
    ...optionLines('-h, --help', 'print help'),
    ...optionLines('-v, --version', 'print the version'),
    '.SH EXIT STATUS',
    ...STATUSES.flatMap(([status, said]) => ['.TP', String(status), escaped(said.join(' '))]),
    '.SH SEE ALSO',
    '.BR git (1)',
  ];
  return `${lines.join('\n')}\n`;
}

function commandLines(command: Command): readonly string[] {
  const { name, aliases = [], summary, args, options, examples } = command;
  const also = aliases.map((alias) => `.PP\n${escaped(`rekindle ${alias} means the same.`)}`);
  return [
    `.SS ${escaped(['rekindle', name, ...wordsOf(command), '[OPTIONS]'].join(' '))}`,
    escaped(`${summary}.`),
    ...also,
    ...args.flatMap((arg) => optionLines(arg.name, arg.about)),
    ...options.flatMap((spec) => optionLines(flagsOf(spec), aboutOption(spec))),
    '.PP',
    examples.length === 1 ? 'Example:' : 'Examples:',
    '.PP',
    '.nf',
    ...examples.map((line) => escaped(`    ${line}`)),
    '.fi',
  ];
}

const optionLines = (name: string, about: string): readonly string[] => [
  '.TP',
  `.B ${escaped(name)}`,
  escaped(about),
];

function aboutOption(spec: OptionSpec): string {
  return [
    spec.about,
    ...(spec.choices ? [`one of ${spec.choices.join(', ')}`] : []),
    ...(spec.required ? ['required'] : []),
    ...(spec.default === undefined ? [] : [`default: ${spec.default}`]),
    ...(spec.repeatable ? ['may be repeated'] : []),
  ].join('; ');
}

function main(args: readonly string[]): number {
  const checking = args[0] === '--check';
  if (args.length > (checking ? 1 : 0)) {
    console.error(`unknown argument ${JSON.stringify(args.at(-1))}. ${USAGE}`);
    return 2;
  }
  const page = manPage();
  if (!checking) {
    mkdirSync(path.dirname(FILE), { recursive: true });
    writeFileSync(FILE, page);
    return 0;
  }
  if (readFileSync(FILE, 'utf8') === page) return 0;
  console.error('man/rekindle.1 is stale: run "npm run docs".');
  return 1;
}

if (import.meta.main) process.exitCode = main(process.argv.slice(2));
