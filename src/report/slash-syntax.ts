// How slash commands are written: the form of each, and the exact line for a call.
import type { Call } from '../model/call.ts';
import type { SlashSpec } from '../model/command.ts';
import { forTerminal } from '../text/escape.ts';
import { redact } from '../text/redact.ts';
import { isIdShaped, spellRest, spellWord } from '../text/slash-words.ts';

/** The part of a call that is written. */
export type SlashWords = Partial<Pick<Call, 'id' | 'args' | 'keys' | 'flags'>>;

/** UTF-16 units of a line that is given to be copied: well within what a comment may hold. */
const LONGEST = 500;

/** How a command is written: `/regress [ID] to=PHASE reason=TEXT`. */
export function slashUsage({ names, id, args, keys, flags }: SlashSpec): string {
  const optional = (word: string, required: boolean) => (required ? word : `[${word}]`);
  return [
    `/${names[0]}`,
    ...(id ? ['[ID]'] : []),
    ...inOrder(
      args,
      args.map(({ name, required, rest }) => optional(rest ? `${name}…` : name, required)),
      [
        ...keys.map(({ name, value, required }) => optional(`${name}=${value}`, required === true)),
        ...flags.map(({ name }) => `[--${name}]`),
      ],
    ),
  ].join(' ');
}

/** Keys and flags come last, but before what is the rest of the line. */
function inOrder(
  args: SlashSpec['args'],
  words: readonly string[],
  options: readonly string[],
): readonly string[] {
  const at = args.findIndex(({ rest }) => rest);
  return at < 0 ? [...words, ...options] : [...words.slice(0, at), ...options, ...words.slice(at)];
}

/**
 * The line that means exactly these words, `/name …` or `/rekindle name …`. `null` where there isn't one:
 * names from files can be such that no line to write beats a wrong one.
 */
export function slashLine(spec: SlashSpec, words: SlashWords, bare: boolean): string | null {
  const { id = null, args = [], keys = {}, flags = [] } = words;
  const [first = ''] = args;
  if (id === null && spec.id && isIdShaped(first)) return null;
  if (id !== null && spec.args.length > 0 && !isIdShaped(id)) return null;
  const own = spec.keys.length + spec.flags.length > 0;
  const spelled = args.map((arg, at) =>
    spec.args[at]?.rest ? spellRest(arg, at === 0 || own) : spellWord(arg),
  );
  const options = [
    ...Object.entries(keys).map(([name, value]) => `${name}=${spellWord(value)}`),
    ...flags.map((name) => `--${name}`),
  ];
  const line = [
    bare ? `/${spec.names[0]}` : `/rekindle ${spec.names[0]}`,
    ...(id === null ? [] : [spellWord(id)]),
    ...inOrder(spec.args, spelled, options),
  ].join(' ');
  const copyable = line.length <= LONGEST && forTerminal(redact(line)) === line && !line.includes('<!--');
  return copyable ? line : null;
}
