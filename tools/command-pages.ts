// Writes usage, options and examples into docs/commands/ from the commands' data; --check says what is stale.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { commands } from '../src/commands/index.ts';
import { type Command, flagsOf, type OptionSpec, type SlashSpec, wordsOf } from '../src/model/command.ts';
import { slashWords } from '../src/report/slash-help.ts';
import { slashUsage } from '../src/report/slash-syntax.ts';
import { table } from './docs-tables.ts';

const FOLDER = path.resolve(import.meta.dirname, '..', 'docs', 'commands');
/** The part of a page that is made; what stands around it is written by hand. */
const PLACE = /^<!-- command -->\n[\s\S]*?^<!-- \/command -->$/m;
const USAGE = 'usage: node tools/command-pages.ts [--check]';

/** The made part of a command's page. */
export function commandPart(command: Command): string {
  const { summary, doors, slash } = command;
  return [
    `${summary}.`,
    ...(doors.includes('cli') ? lineParts(command) : []),
    ...(slash ? slashParts(command, slash) : []),
  ].join('\n\n');
}

function lineParts(command: Command): readonly string[] {
  const { name, aliases = [], args, options, examples } = command;
  const arity = args.map((arg) => [`\`${arg.name}\``, arg.about]);
  return [
    `## Usage\n\n\`\`\`sh\n${['rekindle', name, ...wordsOf(command), '[OPTIONS]'].join(' ')}\n\`\`\``,
    ...aliases.map((alias) => `\`rekindle ${alias}\` means the same.`),
    ...(arity.length === 0 ? [] : [table(['Argument', 'Is'], arity)]),
    ...(options.length === 0
      ? []
      : [`## Options\n\n${table(['Option', 'Does', 'Default'], options.map(optionRow))}`]),
    `\`--no-color\` and \`--help\` work everywhere.`,
    `## Examples\n\n\`\`\`sh\n${examples.join('\n')}\n\`\`\``,
  ];
}

/** The command as a comment on GitHub has it. */
function slashParts({ summary }: Command, slash: SlashSpec): readonly string[] {
  const [, ...others] = slash.names;
  const also = others.map((name) => ` \`/${name}\` means the same.`).join('');
  const about = slash.about === undefined || slash.about === summary ? '' : `${slash.about}. `;
  const words = slashWords(slash).map(([word, is]) => [`\`${word}\``, is]);
  return [
    `## In a comment on GitHub\n\n\`\`\`text\n${slashUsage(slash)}\n\`\`\``,
    `${about}Needs permission to ${slash.permission} in the repository.${also}\n` +
      '[Slash commands](../slash-commands.md) says where a command counts and how it is written.',
    ...(words.length === 0 ? [] : [table(['Word', 'Is'], words)]),
    `\`\`\`text\n${slash.examples.join('\n')}\n\`\`\``,
  ];
}

function optionRow(spec: OptionSpec): readonly string[] {
  const choices = spec.choices ? `; one of ${spec.choices.map((choice) => `\`${choice}\``).join(', ')}` : '';
  const repeated = spec.repeatable ? '; may be repeated' : '';
  return [
    `\`${flagsOf(spec)}\``,
    `${spec.about}${choices}${repeated}`,
    spec.default ?? (spec.required ? 'required' : '–'),
  ];
}

/**
 * A page with its made part made again.
 * @throws Error where the page has no place for it.
 */
export function withCommandPart(command: Command, page: string): string {
  if (!PLACE.test(page))
    throw new Error(`docs/commands/${command.name}.md: found no "<!-- command -->" … "<!-- /command -->".`);
  return page.replace(PLACE, () => `<!-- command -->\n${commandPart(command)}\n<!-- /command -->`);
}

function main(args: readonly string[]): number {
  const checking = args[0] === '--check';
  if (args.length > (checking ? 1 : 0)) {
    console.error(`unknown argument ${JSON.stringify(args.at(-1))}. ${USAGE}`);
    return 2;
  }
  let stale = 0;
  for (const command of commands) {
    const file = path.join(FOLDER, `${command.name}.md`);
    const old = readFileSync(file, 'utf8');
    const fresh = withCommandPart(command, old);
    if (fresh === old) continue;
    stale += 1;
    if (checking) console.error(`docs/commands/${command.name}.md is stale: run "npm run docs".`);
    else writeFileSync(file, fresh);
  }
  return checking && stale > 0 ? 1 : 0;
}

if (import.meta.main) process.exitCode = main(process.argv.slice(2));
