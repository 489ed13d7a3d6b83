// What the repository shows of a plan whose boxes say nothing: whether the files that it names are there.
import { textNeeds } from '../../formkit/outputs.ts';
import type { Need, Snapshot } from '../../model/snapshot.ts';
import { joinPath } from '../../text/markdown/path-lists.ts';
import { tidy, unsafePath } from '../../text/safe-path.ts';

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
