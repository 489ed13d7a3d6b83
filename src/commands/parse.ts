// The grammar of slash commands: a comment's text in, a call, a refusal or nothing out.
import type { Call, Refusal } from '../model/call.ts';
import type { Choice } from '../model/choice.ts';
import type { Command, SlashSpec, Words } from '../model/command.ts';
import { assert, UserError } from '../model/errors.ts';
import { redact } from '../text/redact.ts';
import { type SlashLine, slashLineOf, slashLinesBelow } from '../text/slash-lines.ts';
import { chunkAt, headOf, lowerCase } from '../text/slash-words.ts';
import { didYouMean } from '../text/suggestions.ts';
import { commands, slashCommands } from './index.ts';
import { bind } from './parse/bind-arguments.ts';
import { type Trouble, trouble } from './parse/parse-error.ts';
import type { TextPosition } from './parse/rest-of-line.ts';

/** Where a comment stands. */
export interface CommentLocation {
  /** Our card is there, or the issue or pull request is ours: the bare `/name` counts. */
  readonly bare: boolean;
}

/** The name that is ours everywhere. */
const OURS = 'rekindle';
const NAME = 'the name of a command; `/rekindle help` lists them';
/** UTF-16 units of the writer's word that are shown to them. */
const SHOWN = 60;

interface Known {
  readonly command: Command;
  readonly spec: SlashSpec;
}

const BY_NAME: ReadonlyMap<string, Known> = new Map(
  slashCommands.flatMap((command) => {
    const { slash: spec } = command;
    return spec ? spec.names.map((name) => [name, { command, spec }] as const) : [];
  }),
);

/**
 * What a new comment asks for. `null`: it is not ours, and nothing is said about it. Who wrote it, and
 * whether it was edited, is not the grammar's to know. Linear; never throws.
 *
 *     /rekindle start-fresh specify:5-export sha=5f0c2b91d3a7 --all
 *     ^         ^           ^                ^                ^
 *     ours      name        ID               key              flag
 *
 *     /answer C2.1 15 minutes, as the card says
 *     ^       ^    ^
 *     name    word the rest
 */
export function parseComment(body: string, where: CommentLocation): Call | Refusal | null {
  const found = slashLineOf(body);
  const first = found && lineIn(found, where);
  if (!first || first.kind === 'refusal') return first;
  const command = slashCommands.find(({ name }) => name === first.command);
  if (!command?.slash?.several) return first;
  // If the first line is addressed to us, so are those below it.
  const others = slashLinesBelow(body).filter(({ text }) => nameIn(text) === first.command);
  const wrong = (line: string, flaw: Trouble): Refusal => refusal(command, line, flaw);
  return together(
    first,
    others.slice(0, MOST_LINES).map((one) => lineIn(one, { bare: true })),
    wrong,
  );
}

function lineIn({ text: line, below }: SlashLine, where: CommentLocation): Call | Refusal | null {
  const head = headOf(line);
  if (!head) return null;
  const place = (at: number, { command }: Known): TextPosition => ({
    line,
    at,
    below: () => below(command.slash?.several ? (other) => nameIn(other) === command.name : undefined),
  });
  if (head.name !== OURS) {
    const known = where.bare ? BY_NAME.get(head.name) : undefined;
    return known ? callOf(known, place(head.end, known)) : null;
  }
  const name = chunkAt(line, head.end);
  if (!name) return refusal(null, line, trouble('name-missing', '', NAME));
  const known = BY_NAME.get(lowerCase(name.text));
  return known ? callOf(known, place(name.end, known)) : refusal(null, line, unknownName(name.text));
}

/** The command that a line names; `null` where it names no command. */
function nameIn(line: string): string | null {
  const head = headOf(line);
  const name = head?.name === OURS ? lowerCase(chunkAt(line, head.end)?.text ?? '') : head?.name;
  return BY_NAME.get(name ?? '')?.command.name ?? null;
}

function callOf({ command, spec }: Known, place: TextPosition): Call | Refusal {
  const { line } = place;
  const bound = bind(spec, place);
  if ('code' in bound) return refusal(command, line, bound);
  const { id, args, keys, flags } = bound;
  return { kind: 'call', command: command.name, id, args, keys: Object.fromEntries(keys), flags, line };
}

function refusal(command: Command | null, line: string, { found, ...rest }: Trouble): Refusal {
  return { kind: 'refusal', command: command?.name ?? null, ...rest, found: shortened(redact(found)), line };
}

function shortened(word: string): string {
  return word.length <= SHOWN ? word : `${Array.from(word.slice(0, SHOWN)).slice(0, -1).join('')}…`;
}

const NAMES = [...new Set(slashCommands.flatMap(({ slash }) => slash?.names ?? []))];

function unknownName(written: string): Trouble {
  const name = lowerCase(written);
  if (commands.some((command) => command.name === name))
    return trouble(
      'name-elsewhere',
      written,
      `a command that comments have (in a clone, type \`rekindle ${name}\`)`,
    );
  return trouble('name-unknown', written, NAME, didYouMean(name, NAMES));
}

/** A call's words, as a command of any door reads them. */
export function wordsOf({ args, keys, flags }: Call, { options }: Command): Words {
  const defaults = new Map(
    options.map(({ flags: written, default: value }) => [/^--([\w-]+)/.exec(written)?.[1], value] as const),
  );
  return {
    args,
    has: (option) => Object.hasOwn(keys, option) || flags.includes(option),
    one(option) {
      const value = Object.hasOwn(keys, option) ? keys[option] : defaults.get(option);
      if (value === undefined) throw new UserError(`${option} has no value; write ${option}=VALUE.`);
      return value;
    },
  };
}

function commandOf(call: Pick<Call, 'command'>): Command {
  const command = slashCommands.find(({ name }) => name === call.command);
  assert(command, `the command ${call.command} is one that comments have`);
  return command;
}

/** How the command of a call is written in comments, and what it is like. */
export function slashOf(call: Pick<Call, 'command'>): SlashSpec {
  const { slash } = commandOf(call);
  assert(slash, `the command ${call.command} has a form for comments`);
  return slash;
}

/** The choice that a call makes for one workflow; `null` where its command makes none. @throws UserError */
export function choiceOf(call: Call): Choice | null {
  const command = commandOf(call);
  return command.choice?.(wordsOf(call, command)) ?? null;
}

// Several lines of one command in one comment are one call: all of them count, or none does.

/** Keeps a comment of 65,536 characters from being thousands of changes. */
const MOST_LINES = 50;

/** The first line with those below it, in their order; what is wrong with one of them is wrong with all. */
function together(
  first: Call,
  others: readonly (Call | Refusal | null)[],
  wrong: (line: string, flaw: Trouble) => Refusal,
): Call | Refusal {
  const also: Call[] = [];
  let { id } = first;
  const seen = new Set([subject(first)]);
  for (const one of others) {
    if (one === null) continue;
    if (one.kind === 'refusal') return one;
    const flaw = flawOf(one, id, seen, also.length + 1);
    if (flaw) return wrong(one.line, flaw);
    id ??= one.id;
    seen.add(subject(one));
    also.push(one);
  }
  return also.length === 0 ? first : { ...first, id, also };
}

const subject = ({ args: [word = ''] }: Call): string => lowerCase(word);

function flawOf(one: Call, id: string | null, seen: ReadonlySet<string>, before: number): Trouble | null {
  if (id !== null && one.id !== null && one.id !== id)
    return trouble(
      'value-wrong',
      one.id,
      `\`${id}\` in every line: each workflow needs a comment of its own`,
    );
  if (seen.has(subject(one))) return trouble('given-twice', one.args[0] ?? '', 'each question once');
  return before < MOST_LINES
    ? null
    : trouble('too-many-words', '', `at most ${MOST_LINES} lines in one comment`);
}
