// What the last of some typed words may become, told by the commands' own data.
import { type Argument, type Command, flagsOf, type LookedUp, type OptionSpec } from '../../model/command.ts';
import { forTerminal } from '../../text/escape.ts';

/** A word that may stand there, and what it is. */
export interface CompletionWord {
  readonly word: string;
  readonly about: string;
}

/**
 * What only the repository in a folder knows; each is asked where it is needed alone. `id`: the workflow that
 * was named before, empty where none was.
 */
export type Lookups = Readonly<Record<LookedUp, (dir: string, id: string) => Promise<readonly string[]>>>;

const EVERYWHERE: readonly CompletionWord[] = [
  { word: '--help', about: 'print help' },
  { word: '--no-color', about: 'no colours' },
];

/** `words`: all after the program's name, the one that is being typed last. */
export async function completionsFor(
  words: readonly string[],
  commands: readonly Command[],
  lookups: Lookups,
): Promise<readonly CompletionWord[]> {
  const current = words.at(-1) ?? '';
  const before = words.slice(0, -1);
  const named = before.find((word) => !word.startsWith('-'));
  const all = named === undefined ? ofProgram(commands) : await ofCommand(named);
  return all.filter(
    ({ word }) =>
      word.startsWith(current) &&
      (current.startsWith('-') || !word.startsWith('-')) &&
      forTerminal(word) === word,
  );

  async function ofCommand(name: string): Promise<readonly CompletionWord[]> {
    const names = ({ name: own, aliases = [] }: Command) => [own, ...aliases];
    const command = commands.find((one) => names(one).includes(name));
    if (!command) return name === 'help' ? ofProgram(commands) : [];
    const typed = before.slice(before.indexOf(name) + 1);
    const spec = optionOf(typed.at(-1), command);
    if (spec && placeIn(spec) !== '') return ofPlace(spec, typed);
    const [, flag = '', joined] = /^(--[^=]+)=(.*)$/s.exec(current) ?? [];
    const valued = joined === undefined ? undefined : optionOf(flag, command);
    if (valued)
      return (await ofPlace(valued, typed)).map(({ word, about }) => ({ word: `${flag}=${word}`, about }));
    if (current.startsWith('-')) return [...command.options.flatMap(wordsOf), ...EVERYWHERE];
    const given = typed.filter((word, at) => !word.startsWith('-') && !takesNext(typed[at - 1], command));
    const arg = command.args[given.length] ?? command.args.findLast(({ repeatable }) => repeatable);
    return ofPlace(arg, typed, given[0]);
  }

  async function ofPlace(
    place: Argument | OptionSpec | undefined,
    typed: readonly string[],
    id = '',
  ): Promise<readonly CompletionWord[]> {
    if (place?.choices) return plain(place.choices);
    return place?.completes ? plain(await lookups[place.completes](dirIn(typed), id)) : [];
  }
}

function ofProgram(commands: readonly Command[]): readonly CompletionWord[] {
  return [
    ...commands.map(({ name, summary }) => ({ word: name, about: summary })),
    { word: 'help', about: 'Print help of a command' },
    { word: '--version', about: 'print the version' },
    ...EVERYWHERE,
  ];
}

const plain = (words: readonly string[]): readonly CompletionWord[] =>
  words.map((word) => ({ word, about: '' }));

/** `-o` and `--output` of `-o, --output FORM`. */
const namesOf = (spec: OptionSpec): readonly string[] =>
  flagsOf(spec)
    .split(/,? /)
    .filter((word) => word.startsWith('-'));

const wordsOf = (spec: OptionSpec): readonly CompletionWord[] =>
  namesOf(spec).map((word) => ({ word, about: spec.about }));

/** The word for its value, as help shows it; empty where it has none. */
const placeIn = ({ flags }: OptionSpec): string => flags.split(' ')[1] ?? '';

const optionOf = (word: string | undefined, { options }: Command): OptionSpec | undefined =>
  word === undefined ? undefined : options.find((spec) => namesOf(spec).includes(word));

/** Whether the word after this one is its value. */
function takesNext(word: string | undefined, command: Command): boolean {
  const spec = optionOf(word, command);
  return spec !== undefined && placeIn(spec) !== '';
}

const dirIn = (typed: readonly string[]): string =>
  typed.includes('-C') ? (typed[typed.indexOf('-C') + 1] ?? '.') : '.';
