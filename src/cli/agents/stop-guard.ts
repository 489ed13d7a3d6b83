// What is left when an agent pauses: work that it could go on with, and state that no commit holds.
import { CONTINUES } from '../../model/decision.ts';
import { differingOf } from '../../model/recovery.ts';
import type { Liveness } from '../../model/rule.ts';
import { isInterrupted } from '../../report/check/validity.ts';
import { isPlainName } from '../../report/quote-names.ts';
import type { FoundWorkflow } from '../look/find-workflow.ts';
import type { Clone } from '../world.ts';

/** One workflow for which something is left. */
export interface LeftWork {
  readonly id: string;
  /** Work that goes on without a person: `resume · partial-work`; `null`: it ended, or waits for one. */
  readonly unfinished: string | null;
  /** How its state gets into a commit; `null`: it is in one. */
  readonly unsaved: 'checkpoint' | 'another-branch' | null;
}

/** An older one is not this session's. */
const OF_NOW: ReadonlySet<Liveness> = new Set(['live', 'recent']);

/** In the order of the report; those for which nothing is left are not in it. */
export async function leftAtStop(
  found: readonly FoundWorkflow[],
  clone: Clone,
): Promise<readonly LeftWork[]> {
  if (found.length === 0) return [];
  const versioned = clone.kind === 'worktree';
  const differing = versioned ? (await clone.changed()).paths : [];
  const unsaved = unsavedAmong(found, differing);
  const how = unsaved.length > 0 && (await isDefault(clone)) ? 'another-branch' : 'checkpoint';
  return found.flatMap((one) => {
    const { scanned } = one;
    const { action, reason } = scanned.decision;
    const open = isInterrupted(scanned) && CONTINUES.has(action) && OF_NOW.has(scanned.liveness);
    const left: LeftWork = {
      id: scanned.id,
      unfinished: open ? `${action} · ${reason}` : null,
      unsaved: unsaved.includes(one) ? how : null,
    };
    return left.unfinished === null && left.unsaved === null ? [] : [left];
  });
}

function unsavedAmong(found: readonly FoundWorkflow[], paths: readonly string[]): readonly FoundWorkflow[] {
  const differing = differingOf(
    found.map(({ recovery }) => recovery),
    paths,
  );
  return found.filter(({ recovery }) => (differing.get(recovery) ?? []).length > 0);
}

/** Nothing is ever committed on the default branch, so no checkpoint can be made there. */
async function isDefault(clone: Clone): Promise<boolean> {
  const [branch, main] = [await clone.branch(), await clone.defaultBranch()];
  return branch === null || branch === main;
}

/** Workflows that one line names. */
const NAMED = 3;

/** One line for all of them, in our words and plain names alone; `null` where nothing is left. */
export function stopLine(left: readonly LeftWork[]): string | null {
  if (left.length === 0) return null;
  const told = left.slice(0, NAMED).map(wordsOf);
  const more = left.length > NAMED ? [`${left.length - NAMED} more are listed by "rekindle scan"`] : [];
  return `${[...told, ...more].join('; ')}.`;
}

function wordsOf({ id, unfinished, unsaved }: LeftWork): string {
  const name = isPlainName(id) ? id : 'a workflow that "rekindle scan" shows';
  const line = `rekindle checkpoint${isPlainName(id) ? ` ${id}` : ''} --yes`;
  const parts = [
    ...(unfinished === null ? [] : [`is not finished (${unfinished})`]),
    ...(unsaved === null ? [] : ['its state on disk is in no commit']),
  ];
  const how = {
    checkpoint: `: "${line}" saves it`,
    'another-branch': ': check out a branch of its own, then "rekindle checkpoint" saves it',
  };
  return `${name}: ${parts.join(', and ')}${unsaved === null ? '' : how[unsaved]}`;
}
