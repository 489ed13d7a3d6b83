// What a person may do next, in words, and as the line to type where there is a command for it.
import type { Action, Option } from '../model/decision.ts';
import { forTerminal } from '../text/escape.ts';
import { redact } from '../text/redact.ts';
import type { ScanWorkflow } from './scan.ts';

/** What the door knows of the lines that a reader can type. */
export interface Typed {
  /** Names of the commands that the command line has. */
  readonly commands: ReadonlySet<string>;
  /** What must stand behind `-C`; `null` where the reader already is there. */
  readonly dir: string | null;
}

/** UTF-16 units of a name in a line to type. */
const LONGEST = 256;

const WORDS: Readonly<Record<Option, string>> = {
  resume: 'go on with it',
  answer: 'answer the questions',
  approve: 'approve what is there',
  retry: 'run the step again',
  skip: 'skip the step',
  'accept-spec': 'accept the spec as it is now',
  migrate: 'migrate the state file',
  repair: 'repair the state file',
  fresh: 'start fresh',
  manual: 'correct the files by hand',
};

export interface Group {
  readonly title: string;
  /** Fits behind a number: `2 need a decision`. */
  readonly one: string;
  readonly many: string;
  readonly actions: readonly Action[];
}

/** What each action asks of a person, the most urgent first. */
export const GROUPS: readonly Group[] = [
  {
    title: 'Needs a decision',
    one: 'needs a decision',
    many: 'need a decision',
    actions: ['block', 'ask', 'fresh'],
  },
  { title: 'Waits for a person', one: 'waits for a person', many: 'wait for a person', actions: ['wait'] },
  { title: 'Can go on', one: 'can go on', many: 'can go on', actions: ['resume', 'rerun', 'advance'] },
  { title: 'Ended', one: 'ended', many: 'ended', actions: ['none'] },
];

/** The options of a decision in words, the recommended one first. */
export function optionWords(options: readonly Option[]): readonly string[] {
  return options.map((option) => WORDS[option]);
}

/** The lines to type: the brief first, then every option that is a command of the command line. */
export function linesToType({ id, commit, owner, decision }: ScanWorkflow, typed: Typed): readonly string[] {
  if (decision.action === 'none' || ![id, owner ?? ''].every(isTypeable)) return [];
  const names = new Set(['brief', ...decision.options].filter((name) => typed.commands.has(name)));
  return [...names].map((name) => lineToType(name, id, commit === null ? null : owner, typed));
}

/** One line to type; `branch`: where the workflow is looked for, `null` for the working tree. */
export function lineToType(name: string, id: string, branch: string | null, { dir }: Typed): string {
  const words = ['rekindle', name, id];
  if (branch !== null) words.push('--branch', branch);
  if (dir !== null) words.push('-C', dir);
  return words.map(quoted).join(' ');
}

/** A name that cannot be shown as it is cannot be copied as it is: no line to type beats a wrong one. */
function isTypeable(word: string): boolean {
  return word.length <= LONGEST && forTerminal(redact(word)) === word;
}

/** A word as a POSIX shell must be told it; plain words stay as they are. */
export function quoted(word: string): string {
  if (/^[\w@%+=:,./][\w@%+=:,./-]*$|^-[-\w]+$/.test(word)) return word;
  return `'${word.replaceAll("'", "'\\''")}'`;
}
