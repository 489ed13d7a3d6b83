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
  /** The command means nothing without it. */
  readonly required?: boolean;
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

/** What must, and what in brackets may, be typed behind a command's name: `ID --to PHASE`, `[ID...]`. */
export function wordsOf({ args, options }: Pick<Command, 'args' | 'options'>): readonly string[] {
  const words = args.map(({ name, required, repeatable }) => {
    const shown = repeatable ? `${name}...` : name;
    return required ? shown : `[${shown}]`;
  });
  return [...words, ...options.flatMap(({ flags, required }) => (required ? [flags] : []))];
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

const NOW = { flags: '--now ISO', default: 'the clock' } as const;

const THRESHOLDS: readonly OptionSpec[] = [
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

/** The options of every command that tells how old something is. */
export const AGES: readonly OptionSpec[] = [
  { ...NOW, about: 'the time that ages are measured by' },
  ...THRESHOLDS,
];

const CONSENT: readonly OptionSpec[] = [
  FOLDER,
  { flags: '--yes', about: 'go ahead without asking' },
  { flags: '--dry-run', about: 'print the difference and change nothing' },
];

/** The options of every command that writes. */
export const WRITES: readonly OptionSpec[] = [...CONSENT, ...AGES];

/** The same, of those that write down what a person chose, and when. */
export const RECORDS: readonly OptionSpec[] = [
  ...CONSENT,
  {
    ...NOW,
    about: 'the time that ages are measured by, and that is written into files as the time of the change',
  },
  ...THRESHOLDS,
];
