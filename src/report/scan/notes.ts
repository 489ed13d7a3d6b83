// Notes of a scan that are about no single workflow: a change cut short, other branches, tools
// that are not read.

import { forShell } from '../../text/escape.ts';
import { counted } from '../../text/plural.ts';
import type { ScanUnreadable } from './scan.ts';
import type { Around, Elsewhere, RemovedWorkflow } from './scan-extras.ts';
import { NOT_READ, toolNames } from './unsupported-tools.ts';

/** Branches that are named. */
const NAMED = 5;

/** How a change that was cut short is brought to its end; `dir`: what stands after `-C`. */
export function finishing(dir: string | null): string {
  const line = `rekindle migrate --all${dir === null ? '' : ` -C ${forShell(dir)}`}`;
  return (
    'Until it is finished, files of a workflow may be missing here. Unless another process is at it right ' +
    `now, finish it first: "${line}" shows it, asks, brings it to its end, and does nothing else.`
  );
}

/** One or more changes that were cut short, as a sentence. */
export function unfinishedWords(lines: readonly string[], shown: (line: string) => string): string {
  const what = lines.length === 1 ? 'A change is' : `${lines.length} changes are`;
  return `${what} unfinished here: ${lines.map(shown).join('; ')}.`;
}

/** Where a file, folder or branch is that cannot be read, and what is wrong with it. */
export function unreadWords({ path, line, branch, commit, message }: ScanUnreadable): string {
  const place = line === null ? path : `${path}:${line}`;
  const where = commit === null || branch === null ? '' : ` on branch ${JSON.stringify(branch)}`;
  return `${place}${where}: ${message}`;
}

/** What several looks could not read, each once: what is on disk just as on a branch is the branch's. */
export function unreadIn(all: readonly ScanUnreadable[]): readonly ScanUnreadable[] {
  const there = new Set(all.flatMap((one) => (one.commit === null ? [] : [keyOf(one)])));
  return all.filter((one) => one.commit !== null || !there.has(keyOf(one)));
}

const keyOf = ({ path, rule, branch }: ScanUnreadable): string => JSON.stringify([path, rule, branch]);

/** `6 workflows wait on other branches: a (2), b (4)`; `null` where none does. */
export function elsewhereWords(
  elsewhere: Elsewhere | undefined,
  shown: (name: string) => string,
): string | null {
  if (!elsewhere || elsewhere.interrupted === 0) return null;
  const { interrupted, branches } = elsewhere;
  const names = branches.slice(0, NAMED).map((one) => `${shown(one.branch)} (${one.interrupted})`);
  const more = branches.length > NAMED ? ` and ${branches.length - NAMED} more` : '';
  const wait = `${counted(interrupted, 'workflow')} ${interrupted === 1 ? 'waits' : 'wait'}`;
  return `${wait} on other branches: ${names.join(', ')}${more}. Add --all-branches to see them.`;
}

/** What was removed on disk and not committed yet, with how it comes back; `null` where nothing was. */
export function removedWords(
  removed: readonly RemovedWorkflow[] | undefined,
  shown: (name: string) => string,
): string | null {
  const [one, second] = removed ?? [];
  if (!removed || !one) return null;
  const names = removed.slice(0, NAMED).map(({ id }) => shown(id));
  const more = removed.length > NAMED ? ` and ${removed.length - NAMED} more` : '';
  const were = second ? 'were' : 'was';
  const line = second
    ? '"git checkout HEAD --" and the path of its state file'
    : `"git checkout HEAD -- ${shown(forShell(one.path))}"`;
  return (
    `${names.join(', ')}${more} ${were} removed on disk here, and that is not committed yet. Commit it, or ` +
    `bring back what is committed: ${line}. "rekindle restore" brings back all that start-fresh took.`
  );
}

/** The tools that were seen and are not read; `null` where none was. */
export function toolWords({ tools = [] }: Around, shown: (path: string) => string): string | null {
  if (tools.length === 0) return null;
  const names = toolNames(tools, shown).join('; ');
  return `Tools seen here that Rekindle knows by name only: ${names}. ${NOT_READ}`;
}

/** S28: where nothing is found, and why there may be none all the same. */
export const NOTHING_COMMITTED =
  'Nothing was committed that one could recover from. Where agents keep their state in git-ignored files, ' +
  'have them commit checkpoints.';
