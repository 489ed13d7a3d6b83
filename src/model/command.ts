// A named order, its help as data beside it.
import type { Choice } from './choice.ts';

/** Where a command may be given. */
export type Door = 'cli' | 'comment';

export interface Argument {
  /** As help shows it, without brackets. */
  readonly name: string;
  readonly about: string;
  readonly required: boolean;
  /** It may be given several times; only the last argument may. */
  readonly repeatable?: boolean;
}

/** What was typed or written behind a command's name and its workflow. */
export interface Words {
  /** The arguments behind ID, in order. */
  readonly args: readonly string[];
  readonly has: (option: string) => boolean;
  /** An option's value, or its default. @throws UserError where it has neither */
  readonly one: (option: string) => string;
}

export interface OptionSpec {
  /** As help shows it: `--branch NAME`. */
  readonly flags: string;
  readonly about: string;
  /** As help shows it; absent where there is none. */
  readonly default?: string;
  readonly repeatable?: boolean;
  /** The closed vocabulary of its value; absent where it is free. */
  readonly choices?: readonly string[];
}

export interface Command {
  /** Public: also its file's name and its docs page. */
  readonly name: string;
  /** One line. */
  readonly summary: string;
  readonly doors: readonly Door[];
  readonly args: readonly Argument[];
  readonly options: readonly OptionSpec[];
  /** Lines that one may type. */
  readonly examples: readonly string[];
  /** The choice that it makes for one workflow; absent where it makes none. @throws UserError */
  readonly choice?: (words: Words) => Choice;
}

/** The argument of every command that is about one workflow. */
export const ID: Argument = {
  name: 'ID',
  about: 'the id that "rekindle scan" shows: FORMAT:FEATURE',
  required: true,
};

export const FOLDER: OptionSpec = {
  flags: '-C DIR',
  about: 'a folder of the repository',
  default: 'the current one',
};

/** The options of every command that tells how old something is. */
export const AGES: readonly OptionSpec[] = [
  { flags: '--now ISO', about: 'the time that ages are measured by', default: 'the clock' },
  {
    flags: '--stale-after DURATION',
    about: 'stale when nothing moved for longer than this',
    default: '7d',
  },
  {
    flags: '--abandoned-after DURATION',
    about: 'abandoned when nothing moved for longer than this',
    default: '30d',
  },
];

/** The options of every command that writes. */
export const WRITES: readonly OptionSpec[] = [
  FOLDER,
  { flags: '--yes', about: 'go ahead without asking' },
  { flags: '--dry-run', about: 'print the difference and change nothing' },
  ...AGES,
];
