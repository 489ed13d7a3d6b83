// Help for slash commands, and the answer to a line that was not understood.
import type { Refusal, RefusalCode } from '../model/call.ts';
import type { Command, Permission, SlashSpec } from '../model/command.ts';
import { forMarkdown } from '../text/escape.ts';
import { mdTable } from './markdown/card.ts';
import { slashUsage } from './slash-syntax.ts';

const HOW =
  'Write a command as the first line of a new comment. `/rekindle NAME` works everywhere, the short form ' +
  'where a recovery card is. Words: `ID`, `key=value`, `key="two words"`, `--flag`.';

interface Slash {
  readonly command: Command;
  readonly spec: SlashSpec;
}

const slashesOf = (commands: readonly Command[]): readonly Slash[] =>
  commands.flatMap((command) => (command.slash ? [{ command, spec: command.slash }] : []));

const aboutOf = ({ command, spec }: Slash) => spec.about ?? command.summary;

const tableOf = (...parts: Parameters<typeof mdTable>) => mdTable(...parts).trimEnd();

/** A command's form as code, and its other names. */
function formOf({ spec }: Slash): string {
  const [, ...others] = spec.names;
  const also = others.length === 0 ? '' : `, or ${others.map((name) => `\`/${name}\``).join(', ')}`;
  return `\`${slashUsage(spec)}\`${also}`;
}

/** Markdown: what somebody with this permission may write, of the commands that are switched on. */
export function slashHelp(commands: readonly Command[], permission: Permission): string {
  const all = slashesOf(commands);
  const may = all.filter(({ spec }) => permission === 'write' || spec.permission === 'read');
  const others = all.length - may.length;
  const need = others === 1 ? '1 more command needs' : `${others} more commands need`;
  return [
    tableOf(
      ['Command', 'Does'],
      may.map((slash) => [formOf(slash), aboutOf(slash)]),
    ),
    HOW,
    ...(others === 0 ? [] : [`${need} permission to write in this repository.`]),
  ].join('\n\n');
}

/** Markdown: one command by any of its names, whole; `null` where there is no such command. */
export function slashHelpOf(commands: readonly Command[], name: string): string | null {
  const slash = slashesOf(commands).find(({ spec }) => spec.names.some((one) => one === name.toLowerCase()));
  if (!slash) return null;
  const { spec } = slash;
  const rows = slashWords(spec).map(([word, about]) => [`\`${word}\``, about]);
  return [
    `${formOf(slash)}: ${aboutOf(slash)}. Needs permission to ${spec.permission} in this repository.`,
    ...(rows.length === 0 ? [] : [tableOf(['Word', 'Is'], rows)]),
    `\`\`\`text\n${spec.examples.join('\n')}\n\`\`\``,
  ].join('\n\n');
}

const ID_ABOUT = 'which workflow, FORMAT:FEATURE; not needed where the card of only one is';

/** Every word that may stand after a name, as help shows it, and what it is. */
export function slashWords(spec: SlashSpec): readonly (readonly [word: string, about: string])[] {
  return [
    ...(spec.id ? [['ID', ID_ABOUT] as const] : []),
    ...spec.args.map(({ name, about }) => [name, about] as const),
    ...spec.keys.map(({ name, value, about, choices }) => {
      const known = choices ? `: ${choices.map((one) => `\`${one}\``).join(', ')}` : '';
      return [`${name}=${value}`, about + known] as const;
    }),
    ...spec.flags.map(({ name, about }) => [`--${name}`, about] as const),
  ];
}

/** What was found, by code; `word` is the writer's own, made harmless. */
const FOUND: Readonly<Record<RefusalCode, (word: string) => string>> = {
  'name-missing': () => 'no name after `/rekindle`',
  'name-unknown': (word) => `no command ${word}`,
  'name-elsewhere': (word) => `${word}, a command of the command line`,
  'line-too-long': () => 'more than can be a command',
  'too-many-words': () => 'more words than can be a command',
  'character-unseen': (word) => `a character that cannot be seen in ${word}`,
  'quote-open': (word) => `a quote that is not closed in ${word}`,
  'quote-within': (word) => `a quote in the middle of ${word}`,
  'quote-other': (word) => `other quotes than ours in ${word}`,
  'code-mark': (word) => `code marks in ${word}`,
  'key-unknown': (word) => `the key ${word}`,
  'flag-unknown': (word) => `the flag ${word}`,
  'word-extra': (word) => `one word too many, ${word}`,
  'word-missing': () => 'one word too few',
  'value-missing': (word) => `nothing in ${word}`,
  'value-wrong': (word) => word,
  'given-twice': (word) => `${word} twice`,
  'text-hidden': (word) => `hidden text (${word})`,
};

/**
 * One line: what was found, what was expected, what was probably meant. `shown` makes the writer's word
 * harmless.
 */
export function refusalSentence(
  { code, found, expected, hint }: Refusal,
  shown: (word: string) => string,
): string {
  return `Found ${FOUND[code](shown(found))}; expected ${expected}.${hint}`;
}

/** Markdown: the sentence, how the command is written, and what to do. Nothing was done. */
export function refusalMarkdown(refusal: Refusal, commands: readonly Command[]): string {
  const meant = slashesOf(commands).find(({ command }) => command.name === refusal.command);
  return [
    refusalSentence(refusal, forMarkdown),
    ...(meant ? [`${formOf(meant)}: ${aboutOf(meant)}.`] : []),
    'Nothing was done. Write a new comment: an edited one is not read again.',
  ].join('\n\n');
}
