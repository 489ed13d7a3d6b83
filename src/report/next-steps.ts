// What a person can do next, in words, and as the line to type where there is a command for it.
import { BRIEF } from '../model/command.ts';
import { type Action, type Decision, fitting, type Option } from '../model/decision.ts';
import { forShell, forTerminal } from '../text/escape.ts';
import { redact } from '../text/redact.ts';
import { answerable, answersToOffer, nameOf } from './answers-to-offer.ts';
import type { ScanQuestion, ScanWorkflow } from './scan/scan.ts';

/** What the door knows of the lines that a reader can type. */
export interface TypedOptions {
  /** Names of the commands that the command line has. */
  readonly commands: ReadonlySet<string>;
  /** What must stand after `-C`; `null` where the reader already is there. */
  readonly dir: string | null;
  /** The branch that choices are recorded on in a temporary working tree; absent: the reader's own. */
  readonly branch?: string | null;
}

/** Checkpoints that get a line of their own. */
const MOST_CHECKPOINTS = 8;
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
  'start-fresh': 'start fresh',
  manual: 'correct the files by hand',
};

export interface Group {
  readonly title: string;
  /** Fits after a number: `2 need a decision`. */
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
    actions: ['block', 'ask', 'start-fresh'],
  },
  { title: 'Waits for a person', one: 'waits for a person', many: 'wait for a person', actions: ['wait'] },
  { title: 'Can go on', one: 'can go on', many: 'can go on', actions: ['resume', 'rerun', 'advance'] },
  { title: 'Ended', one: 'ended', many: 'ended', actions: ['none'] },
];

/** A decision in a few words: `rerun plan (step-interrupted)`. The step's name is from a file. */
export function decided({ action, step, reason }: Pick<Decision, 'action' | 'step' | 'reason'>): string {
  return `${step === null ? action : `${action} ${step}`} (${reason})`;
}

/** The options of a decision in words, the recommended one first. */
export function optionWords(options: readonly Option[]): readonly string[] {
  return options.map((option) => WORDS[option]);
}

/**
 * The lines to type: the brief first, then every option that is a command of the command line. Commands that
 * write act on the working tree, so for a commit of a branch there is the brief alone.
 */
export function linesToType(one: ScanWorkflow, typed: TypedOptions): readonly string[] {
  const { id, commit, owner, decision } = one;
  if (decision.action === 'none' || ![id, owner ?? ''].every(isTypeable)) return [];
  if (commit !== null) return typed.commands.has(BRIEF) ? [lineToType(BRIEF, id, owner, typed)] : [];
  const names = new Set([BRIEF, ...fitting(one)].filter((name) => typed.commands.has(name)));
  return [...names].flatMap((name) =>
    restsOf(name, one).map((rest) => lineToType(name, id, typed.branch ?? null, typed, rest)),
  );
}

/**
 * What stands after the id, one entry a line: a question that waits with each of its choices, each of several
 * checkpoints, and words in capitals for what a person must fill in. Where no question can be told, one
 * answer counts for `all`.
 */
function restsOf(
  name: string,
  { pending, approvals = [], findings }: ScanWorkflow,
): readonly (readonly string[])[] {
  // What begins with a dash would be read as an option.
  const typeable = (word: string) => isTypeable(word) && !word.startsWith('-') && word.trim() !== '';
  if (name === 'accept-spec') return [[specHash(findings) ?? 'HASH']];
  if (name === 'approve' && approvals.length > 0) {
    const names = approvals.slice(0, MOST_CHECKPOINTS).filter(typeable);
    return (names.length === 0 ? ['CHECKPOINT'] : names).map((word) => [word]);
  }
  if (name !== 'answer') return [[]];
  const [first = pending.length === 0 ? ALL : null] = answerable(pending);
  if (first === null) return [];
  const id = typeable(nameOf(first)) ? nameOf(first) : 'QUESTION';
  return answersToOffer(first.options, 'TEXT', typeable).map((text) => [id, text]);
}

/** What is answered where no question can be told. */
const ALL: ScanQuestion = { id: 'all', question: '', options: [] };

/** Digits of a hash that accept a spec. */
const DIGITS = 12;

/** The beginning of the hash of the spec as it is now, as a finding proves it; `null`: none does. */
export function specHash(findings: ScanWorkflow['findings']): string | null {
  const computed = findings.map(({ evidence }) => evidence['computed']).find((one) => one instanceof Object);
  const [digest] = Object.values(computed ?? {});
  return typeof digest === 'string' && /^[0-9a-f]{64}$/.test(digest) ? digest.slice(0, DIGITS) : null;
}

/** One line to type; `branch`: where the workflow is looked for, `null` for the working tree. */
export function lineToType(
  name: string,
  id: string,
  branch: string | null,
  { dir }: TypedOptions,
  rest: readonly string[] = [],
): string {
  const words = ['rekindle', name, id, ...rest];
  if (branch !== null) words.push(...branchOption(branch));
  if (dir !== null) words.push('-C', dir);
  return words.map(forShell).join(' ');
}

/** A name that cannot be shown as it is cannot be copied as it is: no line to type beats a wrong one. */
function isTypeable(word: string): boolean {
  return word.length <= LONGEST && forTerminal(redact(word)) === word;
}

/** The option that names a branch, as words; a name that begins with a dash would be an option itself. */
export function branchOption(branch: string): readonly string[] {
  return branch.startsWith('-') ? [`--branch=${branch}`] : ['--branch', branch];
}

/** How a branch is checked out, also where its name begins with a dash. */
export function switchLine(branch: string): string {
  return `git switch ${branch.startsWith('-') ? '-- ' : ''}${forShell(branch)}`;
}

/** How a repository gets a working tree of a branch; a name in capitals is to be filled in. */
export function worktreeLine(branch: string): string {
  return `git worktree add ${branch.startsWith('-') ? '-- ' : ''}FOLDER ${forShell(branch)}`;
}
