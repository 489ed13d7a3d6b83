// A named order, its help as data beside it.
import type { Choice } from './choice.ts';

/** Where a command may be given. */
export type CommandDoor = 'cli' | 'comment';

/** What only the repository knows of a value: it is looked up where the shell completes one. */
export type LookedUp = 'ids' | 'questions' | 'archives' | 'formats' | 'branches';

export interface Argument {
  /** As help shows it, without brackets. */
  readonly name: string;
  readonly about: string;
  readonly required: boolean;
  /** It may be given several times; only the last argument may. */
  readonly repeatable?: boolean;
  /** The closed vocabulary; absent where it is free. */
  readonly choices?: readonly string[];
  readonly completes?: LookedUp;
}

/** What was typed or written after a command's name and its workflow. */
export interface Words {
  /** The arguments after ID, in order. */
  readonly args: readonly string[];
  readonly has: (option: string) => boolean;
  /** An option's value, or its default. @throws UserError where it has neither */
  readonly one: (option: string) => string;
}

export interface OptionSpec {
  /** As help shows it: `--branch NAME`. */
  readonly flags: string;
  /** The same in one letter: `-o`. */
  readonly short?: string;
  /** It may stand without its value. */
  readonly optional?: boolean;
  readonly about: string;
  /** As help shows it; absent where there is none. */
  readonly default?: string;
  /** The command means nothing without it. */
  readonly required?: boolean;
  readonly repeatable?: boolean;
  /** The closed vocabulary of its value; absent where it is free. */
  readonly choices?: readonly string[];
  readonly completes?: LookedUp;
}

/** What a value in a comment must look like; the grammar knows how each is read. */
export type ArgumentShape = 'text' | 'commit' | 'digest' | 'date' | 'number';

/** A word after ID, told by its place. */
export interface SlashArgument {
  /** As help shows it, without brackets. */
  readonly name: string;
  readonly about: string;
  readonly required: boolean;
  readonly shape: ArgumentShape;
  /**
   * It is the rest of the line, word for word; with `paragraph` the paragraph below where that is empty. Only
   * the last argument may, and the command's keys and flags stand before it.
   */
  readonly rest?: 'line' | 'paragraph';
}

/** What is written `name=VALUE`. */
export interface SlashKey {
  readonly name: string;
  /** As help shows its value: `STEP`. */
  readonly value: string;
  readonly about: string;
  readonly required?: true;
  /** It says what its writer expects to be so, and chooses nothing: without it the command is the same. */
  readonly expects?: true;
  readonly shape: ArgumentShape;
  /** The closed vocabulary of its value; absent where it is free. */
  readonly choices?: readonly string[];
}

/** What is written `--name`. */
export interface SlashFlag {
  readonly name: string;
  readonly about: string;
}

/** The flag of an answer that is none of the choices which its question gives, and is meant all the same. */
export const OWN_WORDS = 'own-words';

/** Coding agents whose hooks and settings are known, by the names that one types. */
export const CODING_AGENTS = ['claude', 'codex', 'copilot', 'cursor', 'gemini'] as const;
export type CodingAgent = (typeof CODING_AGENTS)[number];

/** The command whose line stands wherever a workflow is shown: it changes nothing. */
export const BRIEF = 'brief';

/** What a person must be allowed in the repository, looked up at the moment in which it is done. */
export type Permission = 'read' | 'write';

/**
 * What a command does in a comment where it makes no choice for a workflow; the mode `command` has a planner
 * for each. It shows what can be written, shows where workflows stand, keeps Rekindle away from one, or lets
 * it back.
 */
export type Deed = 'list-commands' | 'show-workflows' | 'keep-away' | 'let-back';

/** A command as it is written in a comment on GitHub. */
export interface SlashSpec {
  /** After the slash: its own name, then others that mean the same. */
  readonly names: readonly [string, ...string[]];
  readonly permission: Permission;
  /** One line; absent where the command's summary says it. */
  readonly about?: string;
  /** It is about one workflow: an ID may come first; without one, the place of the comment tells. */
  readonly id: boolean;
  /** Further lines of it in the same comment count as well, for the same workflow. */
  readonly several?: true;
  /** What it does where it makes no choice; a command of comments has the one or the other. */
  readonly deed?: Deed;
  /** After it the agent is to go on, and is woken as the config says. */
  readonly wakesAgent?: true;
  /** It is given for the brief: where no agent is woken, the brief is the answer and nothing changes. */
  readonly givesBrief?: true;
  /** It removes what is there, so that an agent begins the workflow again; what it removed is told to it. */
  readonly startsOver?: true;
  /** It names itself what it is about: what else has changed since its writer looked does not matter. */
  readonly pinsItself?: true;
  /** It picks by a place in a list that its writer saw: what stood there counts, beside what was decided. */
  readonly picks?: true;
  /** Nothing happens before its writer names the commit that they saw; until then the answer has the line. */
  readonly needsPin?: true;
  readonly args: readonly SlashArgument[];
  readonly keys: readonly SlashKey[];
  readonly flags: readonly SlashFlag[];
  /** Lines that one may write. */
  readonly examples: readonly string[];
}

export interface Command {
  /** Public: also its file's name and its docs page. */
  readonly name: string;
  /** Other names that one may type for it. */
  readonly aliases?: readonly string[];
  /** One line. */
  readonly summary: string;
  readonly doors: readonly CommandDoor[];
  readonly args: readonly Argument[];
  readonly options: readonly OptionSpec[];
  /** Lines that one may type; none where it is no command of the command line. */
  readonly examples: readonly string[];
  /** An agent's hooks call it, for which status 2 means to stop the agent: wrong use ends with 1. */
  readonly calledByHooks?: true;
  /** Its form in a comment: there for the door `comment`, and only then. */
  readonly slash?: SlashSpec;
  /** The choice that it makes for one workflow; absent where it makes none. @throws UserError */
  readonly choice?: (words: Words) => Choice;
}

/** The option as it can be typed: `-o, --output FORM`. */
export const flagsOf = ({ flags, short }: Pick<OptionSpec, 'flags' | 'short'>): string =>
  short === undefined ? flags : `${short}, ${flags}`;

/** What must, and what in brackets may, be typed after a command's name: `ID --to PHASE`, `[ID...]`. */
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
  completes: 'ids',
  about:
    'the id that "rekindle list" shows, FORMAT:FEATURE, or as much of it as is unique; not needed where ' +
    'one workflow alone is open here',
  required: false,
};

/** Whether an argument names the one workflow that a command is about; it comes first. */
export const isId = ({ name, repeatable }: Argument): boolean => name === ID.name && repeatable !== true;

export const FOLDER: OptionSpec = {
  flags: '-C DIR',
  about: 'a folder of the repository',
  default: 'the current one',
};

/** The folder as an argument, of commands that are about no one workflow. */
export const DIR: Argument = {
  name: 'DIR',
  about: 'a folder of the repository (default: the current one)',
  required: false,
};

/** The same as an option: a person who is used to the other commands types that. */
export const DIR_OPTION: OptionSpec = { flags: FOLDER.flags, about: 'the same as DIR' };

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

/** Where a choice is recorded when the workflow's branch is not checked out. */
export const ON_BRANCH: OptionSpec = {
  flags: '--branch NAME',
  completes: 'branches',
  about: 'on this branch, which need not be checked out: in a temporary working tree, with a commit',
};

const CONSENT: readonly OptionSpec[] = [
  FOLDER,
  { flags: '--yes', short: '-y', about: 'go ahead without asking' },
  { flags: '--dry-run', about: 'print the difference and change nothing' },
];

/** The options of every command that writes. */
export const WRITES: readonly OptionSpec[] = [...CONSENT, ...AGES];

/** The same, of those that write down what a person chose, and when. */
export const RECORDS: readonly OptionSpec[] = [
  ON_BRANCH,
  ...CONSENT,
  {
    ...NOW,
    about: 'the time that ages are measured by, and that is written into files as the time of the change',
  },
  ...THRESHOLDS,
];
