// Slash commands as one writes them: the form of each, and the very line that means a call.
import type { Call } from '../model/call.ts';
import type { SlashSpec } from '../model/command.ts';
import { forTerminal } from '../text/escape.ts';
import { redact } from '../text/redact.ts';
import { isIdShaped, spellRest, spellWord } from '../text/slashwords.ts';

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
    ...args.map(({ name, required, rest }) => optional(rest ? `${name}…` : name, required)),
    ...keys.map(({ name, value, required }) => optional(`${name}=${value}`, required === true)),
    ...flags.map(({ name }) => `[--${name}]`),
  ].join(' ');
}

/**
 * The line that means exactly these words, `/name …` or `/rekindle name …`. `null` where there is none: names
 * from files can be such that no line to write beats a wrong one.
 */
export function slashLine(spec: SlashSpec, words: SlashWords, bare: boolean): string | null {
  const { id = null, args = [], keys = {}, flags = [] } = words;
  const [first = ''] = args;
  if (id === null && spec.id && isIdShaped(first)) return null;
  if (id !== null && spec.args.length > 0 && !isIdShaped(id)) return null;
  const line = [
    bare ? `/${spec.names[0]}` : `/rekindle ${spec.names[0]}`,
    ...(id === null ? [] : [spellWord(id)]),
    ...args.map((arg, at) => (spec.args[at]?.rest ? spellRest(arg, at === 0) : spellWord(arg))),
    ...Object.entries(keys).map(([name, value]) => `${name}=${spellWord(value)}`),
    ...flags.map((name) => `--${name}`),
  ].join(' ');
  return line.length <= LONGEST && forTerminal(redact(line)) === line ? line : null;
}
