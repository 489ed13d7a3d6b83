// A named order, its help as data beside it.

/** Where a command may be given. */
export type Door = 'cli' | 'comment';

export interface Argument {
  /** As help shows it, without brackets. */
  readonly name: string;
  readonly about: string;
  readonly required: boolean;
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
}

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
