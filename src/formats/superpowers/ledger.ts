// The ledger of a run: which tasks of the plan it calls complete, and which it stopped at or opened again.
import { baseOf } from '../../model/path.ts';
import type { Snapshot } from '../../model/snapshot.ts';
import { takesBack } from '../../text/qualified-status.ts';
import { CONDITION } from '../../text/status/condition.ts';

/** What the ledger of a run says of its tasks, by their numbers. */
export interface Ledger {
  readonly complete: ReadonlySet<string>;
  /** Tasks that the run stopped at; a person must decide. */
  readonly blocked: ReadonlySet<string>;
  /** Tasks whose last line says that they are not complete, or takes that word back. */
  readonly takenBack: ReadonlyMap<string, LedgerLine>;
}

/** What a line of the ledger says of a task. */
export interface LedgerLine {
  readonly path: string;
  readonly line: number;
  readonly words: string;
}

const NO_LEDGER: Ledger = { complete: new Set(), blocked: new Set(), takenBack: new Map() };

/** Where upstream's skill subagent-driven-development keeps it: one a plan, before that one for all. */
export function ledgerPaths(plan: string): readonly string[] {
  return [`.superpowers/sdd/${nameOf(plan)}/progress.md`, '.superpowers/sdd/progress.md'];
}

function nameOf(plan: string): string {
  return baseOf(plan).replace(/\.md$/, '');
}

const NUMBERS = '\\d{1,4}(?:[ \\t]*(?:[-–,&]|and)[ \\t]*\\d{1,4}){0,20}(?!\\d)';
const BEFORE = '[ \\t]*(?:[-*+][ \\t]+)?\\**';
const AFTER = '\\**(?:[ \\t]*\\([^()]{1,200}\\)(?=:))?:*\\**[ \\t]*';
/** `Task 3: complete (commits a1b2c3d..e4f5a6b, review clean)`, `Task 4: BLOCKED — why`, `Tasks 1-2: …`. */
const ENTRY = new RegExp(`^${BEFORE}Tasks? (${NUMBERS})${AFTER}(\\S.*)$`, 'i');
/** What may stand before the word and says nothing; another sign (`~~`, a cross) is no yes. */
const SIGNS = /^(?:[\s*_(:–—-]|[✅✔✓☑]\uFE0F?)*/u;
const ANY_SIGN = /^[^\p{L}\p{N}]+/u;
const COMPLETE = /^completed?(?![\w-])/i;

const CLAUSE_END = '(?=\\s*(?:$|[,;:.!)(—–]|\\s-\\s))';

/** What a commit is called, and what is quoted, is not said of the task. */
const QUOTES = [
  '"[^"]*"|“[^”]*”|`[^`]*`',
  '\\bcommits?[ \\t]+[\\da-f.]{1,90}[^,;)]*',
  '\\b(?:feat|fix|chore|docs|tests?|refactor|perf|build|ci|style)(?:\\([\\w-]{1,40}\\))?!?: [^,;)]*',
];
const QUOTED = new RegExp(QUOTES.join('|'), 'gi');

const WELL = '(?:resolved|fixed|addressed|approved|cleared|applied|passe[sd]|passing|green)';
/** Words that go on to what became of it; after any other it is as it was. */
const BECAME = '(?:(?!\\b(?:not|never|no|until|once|when|if|must|should|will|to)\\b)[^;)]){0,200}?';
/** What a review found and what became of it, what is red on purpose, and what is no work. */
const SETTLEMENTS = [
  `\\bred\\b${BECAME}\\b(?:green|pass(?:es|ed|ing)?|(?:as )?(?:intended|expected|planned))\\b`,
  '\\b(?:concerns?|caveats?) ?: [^;)]*',
  `\\b(?:first|was|were|had|initially|earlier|changes requested|failed)\\b[^;)]{0,200}?\\b${WELL}\\b`,
  '\\b\\d{1,3} (?:\\w{1,20} ){0,2}(?:rejected|declined|refused)\\b',
  `\\bonly (?:docs?|documentation|comments?|formatting|nits?|typos?)${CLAUSE_END}`,
];
const SETTLED = new RegExp(SETTLEMENTS.join('|'), 'gi');

const FAULTS = '(?:issue|error|deviation|problem|finding|change|fix|blocker|concern|warning|question)';
/** Right after the word: what is left of the task, or what must come first. */
const HINDRANCES = [
  'except|but|bar|minus|apart from|other than|until|unless|before',
  'only partly|partial(?:ly)?|partly|mostly|reverted|re-?opened|w/o|(?:up )?(?:to|at) \\d{1,2} ?%?',
  `without(?! (?:any )?${FAULTS})|(?:no|false)${CLAUSE_END}`,
];
const HANGS_ON = new RegExp(`^[\\s,;:(—–-]*(?:${HINDRANCES.join('|')})(?![\\w-])`, 'i');
const DOUBTS = [
  '^[\\s)]*\\?|\\?[\\s)]*$|\\bchanges (?:were |are |still )?requested\\b',
  `(?<!\\b\\d{1,4} )\\bred${CLAUSE_END}|\\b(?:broken|skipped|disabled|commented out)${CLAUSE_END}`,
  '\\b(?:not|never) (?:yet )?(?:committed|saved)\\b|\\buncommitted\\b|\\bwill (?:revisit|redo|fix|retry)\\b',
];
const DOUBTED = new RegExp(DOUBTS.join('|'), 'i');

/** Whether prose after "complete" takes it back: what a review said of something else does not. */
function isTakenBack(prose: string): boolean {
  const own = prose.replace(QUOTED, ' ').replace(SETTLED, ' ');
  return HANGS_ON.test(own) || DOUBTED.test(own) || takesBack(own, 'step');
}

const DONE = '(?:completed?|done|finished)';
const ROUND = '(?: (?:round|wave|cycle))?(?: \\d{1,2}(?: ?(?:of|/) ?\\d{1,2})?)?';
const RUNS = '(?:in[-_ ]progress|under ?way|started|running|ongoing|dispatched|needed|required)';
/** What a line begins with that says that a task is to be done again; a remark about it begins otherwise. */
const BEGINNINGS = [
  '(?:re-?open\\w*|revert(?:ed|ing)|re-?start(?:ed|ing)|redo(?:ne|ing)?|undone|rejected)\\b',
  '(?:failed|fails|incomplete|unfinished|re-?work(?:ing|ed)?|in[-_ ]progress)\\b',
  `(?:wip|started|resum(?:ed|ing)|pending|todo|open|broken|fixing|implementing)${CLAUSE_END}`,
  `(?:not|never|no longer)(?: yet| really| quite| fully)? (?:${DONE}|approved|passing|working)\\b`,
  `(?:only )?(?:partial(?:ly)?|partly|mostly|almost|nearly|half|\\d{1,3} ?%)[ -]${DONE}\\b`,
  `(?:only )?\\d{1,3} ?(?:of|/) ?\\d{1,3} (?:(?:steps|parts|boxes) )?(?:${DONE}|open|left)\\b`,
  '(?:needs?|requires?)(?: more| another| further| a)? (?:re-?work|fix\\w*|changes|work|round)\\b',
  `changes (?:were |are )?requested\\b(?!${BECAME}\\b(?:${WELL}|made|implemented|incorporated)${CLAUSE_END})`,
  '(?:\\w{1,20} )?review(?:er)? (?:failed|rejected|requested changes)\\b',
  '(?:\\w{1,20} )?review(?:er)? found (?:\\d{1,3}|an?|some|several) (?:critical|important|blocking|major)\\b',
  `(?:fix|review|re-?work)(?:es)?${ROUND}:? (?:is |are )?${RUNS}\\b`,
];
const AGAIN = new RegExp(`^(?:${BEGINNINGS.join('|')})`, 'i');
/** The last clause of such a line where all was set right: `failed the review, fixed`. */
const WELL_AGAIN = new RegExp(`\\b(?:${WELL}|clean|complete|done)\\b`, 'i');
const NOT_YET = new RegExp(`\\b(?:${CONDITION}|to be|must|should|will)\\b`, 'i');

function isAgain(said: string): boolean {
  if (!AGAIN.test(said)) return false;
  const [, ...clauses] = said.replace(QUOTED, ' ').split(/[,;(—–]|\bthen\b/i);
  const last = clauses.at(-1) ?? '';
  return !WELL_AGAIN.test(last) || NOT_YET.test(last) || takesBack(last, 'step');
}

/** What a line says of a task is said by then. UTF-16 units. */
const LONGEST = 2_000;

/** How a line says that a task stands; `null`: a remark about it. */
function standingOf(line: string): 'complete' | 'blocked' | 'taken back' | null {
  const written = line.slice(0, LONGEST);
  const said = written.replace(ANY_SIGN, '');
  if (/^blocked\b/i.test(said)) return 'blocked';
  if (!COMPLETE.test(said)) return isAgain(said) ? 'taken back' : null;
  const isPlain = COMPLETE.test(written.replace(SIGNS, ''));
  return isPlain && !isTakenBack(said.replace(COMPLETE, '')) ? 'complete' : 'taken back';
}

/** The ledger that names this plan in its first line; empty where there is none. */
export function ledgerOf(plan: string, snapshot: Snapshot): Ledger {
  for (const path of ledgerPaths(plan)) {
    const reading = snapshot.text(path);
    if (!reading.ok) continue;
    const lines = reading.text.split(/\r?\n/);
    const first = lines.findIndex((line) => line.trim() !== '');
    if (lines[first]?.includes(`${nameOf(plan)}.md`)) return read(path, lines);
  }
  return NO_LEDGER;
}

/** No plan has more tasks. */
const MOST = 200;

/** `2`; `1-3` and `1, 2 and 3`. */
function tasksIn(numbers: string): readonly string[] {
  return numbers.split(/,|&|and/i).flatMap((part) => {
    const [first = 0, last = first] = part.split(/[-–]/).map(Number);
    const count = Math.max(0, Math.min(MOST, last - first + 1));
    return Array.from({ length: count }, (_, at) => String(first + at));
  });
}

/** The last line of a task that says how it stands counts: it may have been reopened. */
function read(path: string, lines: readonly string[]): Ledger {
  const complete = new Set<string>();
  const blocked = new Set<string>();
  const takenBack = new Map<string, LedgerLine>();
  for (const [at, line] of lines.entries()) {
    const [, numbers = '', said = ''] = ENTRY.exec(line) ?? [];
    const standing = said === '' ? null : standingOf(said);
    const tasks = standing === null ? [] : tasksIn(numbers);
    // The tool ends each task in a line of its own: another one may open several, and never ends them.
    if (standing === 'complete' && tasks.length > 1) continue;
    for (const task of tasks) {
      for (const known of [complete, blocked, takenBack]) known.delete(task);
      if (standing === 'taken back') takenBack.set(task, { path, line: at + 1, words: said.trim() });
      else (standing === 'blocked' ? blocked : complete).add(task);
    }
  }
  return { complete, blocked, takenBack };
}
