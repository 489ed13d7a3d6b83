// What tells how far a plan came besides its boxes: the ledger of its run, and the files that it names.
import { textNeeds } from '../../formkit/outputs.ts';
import { baseOf } from '../../model/path.ts';
import type { Need, Snapshot } from '../../model/snapshot.ts';
import { joinPath } from '../../text/markdown/path-lists.ts';
import { tidy, unsafePath } from '../../text/safe-path.ts';

/** What the ledger of a run says of its tasks, by their numbers. */
export interface Ledger {
  readonly complete: ReadonlySet<string>;
  /** Tasks that the run stopped at; a person must decide. */
  readonly blocked: ReadonlySet<string>;
  /** Tasks that it calls complete in a line that takes it back. */
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

/** `Task 3: complete (commits a1b2c3d..e4f5a6b, review clean)`, `Task 4: BLOCKED — the reason`. */
const ENTRY = /^[ \t]*(?:[-*+][ \t]+)?\**Task (\d{1,4})\**:\**[ \t]*\**([a-z]\S*.*)$/i;
const COMPLETE = /^completed?\b/i;
/**
 * Right after the word. A task that is not believed is done again, so that what a review said, or what a
 * commit is called, says nothing.
 */
const TAKEN_BACK = new RegExp(
  String.raw`^completed?[\s,;:(—–-]*(?:${[
    String.raw`(?:except|but|only partly|partial(?:ly)?|reverted|re-?opened|pending)\b`,
    String.raw`not (?:yet|done|finished|complete|tested|verified)\b|\d+ ?(?:of|/) ?\d+ (?:steps|tasks)\b`,
  ].join('|')})`,
  'i',
);
/** What says later of a task that it is to be done again; a remark about it does not. */
const AGAIN =
  /^(?:re-?opened|reverted|re-?started|redo(?:ne|ing)?|undone|in[-_ ]progress|not (?:done|complete))\b/i;

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

/** The last line of a task that says how it stands counts: it may have been reopened. */
function read(path: string, lines: readonly string[]): Ledger {
  const complete = new Set<string>();
  const blocked = new Set<string>();
  const takenBack = new Map<string, LedgerLine>();
  for (const [at, line] of lines.entries()) {
    const [, task, said = ''] = ENTRY.exec(line) ?? [];
    if (task === undefined) continue;
    const [isBlocked, isComplete] = [/^blocked\b/i.test(said), COMPLETE.test(said)];
    if (!isBlocked && !isComplete && !AGAIN.test(said)) continue;
    for (const known of [complete, blocked, takenBack]) known.delete(task);
    if (isBlocked) blocked.add(task);
    else if (!isComplete) continue;
    else if (TAKEN_BACK.test(said)) takenBack.set(task, { path, line: at + 1, words: said.trim() });
    else complete.add(task);
  }
  return { complete, blocked, takenBack };
}

/** Files that a plan names in the `**Files:**` of its tasks. */
interface NamedFiles {
  /** Files that it makes. */
  readonly made: readonly string[];
  /** Files that are there and that it changes. */
  readonly changed: readonly string[];
}

/** As upstream's template writes them, with the lines of a file left out: `- Modify: path:12-40`. */
const FILE = /^[ \t]*[-*+][ \t]+\**(Create|Modify)[ \t]*:\**[ \t]*`([^`\s]+?)(?::\d[\d,-]*)?`/i;
/** A plan that names more says enough by these. */
const MOST = 40;

/** A plan in a package may name its files from there as well as from the root. */
function fromRoots(path: string, plan: string): readonly string[] {
  const root = /^(.+)\/docs\/(?:superpowers\/)?plans\/[^/]+$/.exec(plan)?.[1];
  return root === undefined ? [path] : [path, joinPath(root, path)];
}

function namedIn(text: string, plan: string): NamedFiles {
  const found = text.split(/\r?\n/).flatMap((line) => {
    const [, word = '', path] = FILE.exec(line) ?? [];
    const isPath = path !== undefined && unsafePath(path) === null;
    const isMade = word.toLowerCase() === 'create';
    return isPath ? fromRoots(tidy(path), plan).map((one) => ({ isMade, path: one })) : [];
  });
  const of = (made: boolean) =>
    [...new Set(found.filter(({ isMade }) => isMade === made).map(({ path }) => path))].slice(0, MOST);
  const made = of(true);
  return { made, changed: of(false).filter((path) => !made.includes(path)) };
}

/** What must be fetched before it can be said that nothing was done; nothing where a file of it is there. */
export function proofNeeds(plan: string, snapshot: Snapshot): readonly Need[] {
  const reading = snapshot.text(plan);
  if (!reading.ok) return textNeeds([plan], snapshot);
  const { made, changed } = namedIn(reading.text, plan);
  if (made.some((path) => snapshot.entry(path) !== null)) return [];
  return [{ path: plan, what: 'history' }, ...changed.map((path): Need => ({ path, what: 'changes' }))];
}

/**
 * Whether the repository shows that none of the plan was done: of the files that it makes none is there, and
 * those that it changes were not changed since the plan was first committed. Without a file that it names,
 * or without history, nothing is shown.
 */
export function showsNothingDone(plan: string, snapshot: Snapshot): boolean {
  const reading = snapshot.text(plan);
  if (!reading.ok) return false;
  const { made, changed } = namedIn(reading.text, plan);
  if (made.length === 0 && changed.length === 0) return false;
  if (made.some((path) => snapshot.entry(path) !== null)) return false;
  const history = snapshot.history(plan);
  const written = history === 'unavailable' ? undefined : history.at(-1)?.at;
  if (written === undefined) return false;
  return changed.every((path) => {
    const last = snapshot.lastChange([path]);
    return last === null || (last !== 'unavailable' && Date.parse(last.at) <= Date.parse(written));
  });
}
