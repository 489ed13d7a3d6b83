// Scans branches and commits of a GitHub repository, and finds the one workflow that is meant.

import { ignored } from '../config/queries.ts';
import { changeFor, look, type ScanResult } from '../handle.ts';
import type { Standing } from '../index.ts';
import type { Choice } from '../model/choice.ts';
import type { ChangeEffect } from '../model/effect.ts';
import { baseOf } from '../model/path.ts';
import type { FactRequirements, Target } from '../model/repository-source.ts';
import type { Snapshot } from '../model/snapshot.ts';
import { cardKey } from '../report/github/markers.ts';
import type { WorkflowView } from '../report/github/workflow-view.ts';
import type { ScanReport } from '../report/scan/scan.ts';
import { onceEach } from '../text/lookup.ts';
import type { ModeContext } from './mode-context.ts';

/** One workflow where it was found. */
export interface LocatedWorkflow extends WorkflowView {
  /** The branch that owns it, or on which it is looked at. */
  readonly branch: string;
  /** Full hex id of the commit that it was judged at. */
  readonly sha: string;
  readonly key: string;
  readonly snapshot: Snapshot;
  readonly looked: ScanResult;
}

export interface Sight {
  readonly looked: ScanResult;
  readonly found: readonly LocatedWorkflow[];
}

/** All workflows that a commit holds, as those of this branch, whatever other branches hold too. */
export async function sightOf(branch: string, sha: string, context: ModeContext): Promise<Sight> {
  const looked = await lookDeep({ kind: 'commit', revision: sha }, context);
  return { looked, found: foundIn(looked, context).map((one) => ({ ...one, ...ownedBy(branch, one) })) };
}

export async function lookAt(
  branch: string,
  sha: string,
  context: ModeContext,
): Promise<readonly LocatedWorkflow[]> {
  return (await sightOf(branch, sha, context)).found;
}

/** Those that a branch owns; `all`: of every branch, each at its owner. */
export async function ownedIn(
  names: readonly string[] | 'all',
  context: ModeContext,
): Promise<readonly LocatedWorkflow[]> {
  const except = (branch: string) => ignored(context.config, { branch });
  const looked = await lookDeep({ kind: 'branches', names, except }, context);
  return foundIn(looked, context);
}

/**
 * What all branches own, surveyed once for one context: each command has its own, and a new one as soon as
 * something of it was written.
 */
export const everywhere = onceEach((context: ModeContext) => ownedIn('all', context));

/** The same as a report: what a branch owns, and what could not be read there. */
export async function reportOn(
  branch: string,
  context: ModeContext,
): Promise<Pick<ScanReport, 'workflows' | 'unreadable'>> {
  const except = (name: string) => ignored(context.config, { branch: name });
  const looked = await lookDeep({ kind: 'branches', names: [branch], except }, context);
  const workflows = foundIn(looked, context).map(({ scanned }) => scanned);
  return { workflows, unreadable: looked.report.unreadable };
}

function lookDeep(target: Target, { hub, settings, engine }: ModeContext): Promise<ScanResult> {
  return look(hub, target, settings, 'deep', engine);
}

/** What the config leaves alone is not there. */
function foundIn(looked: ScanResult, { config }: ModeContext): readonly LocatedWorkflow[] {
  const { report, judged } = looked;
  return judged.flatMap(({ holding: { owner, snapshot }, recovered }) =>
    recovered.workflows.flatMap((recovery): readonly LocatedWorkflow[] => {
      const scanned = report.workflows.find(
        (one) => one.id === recovery.id && one.owner === owner && one.commit === snapshot.commit,
      );
      const sha = snapshot.commit;
      if (!scanned || sha === null) return [];
      const branch = owner ?? '';
      if (ignored(config, { path: recovery.path, workflow: recovery.id, branch })) return [];
      return [{ scanned, recovery, branch, sha, key: cardKey(recovery.id, owner), snapshot, looked }];
    }),
  );
}

/** A commit alone has no owner, so it counts as that of the branch for which it was scanned. */
function ownedBy(
  branch: string,
  { scanned, recovery }: LocatedWorkflow,
): Pick<LocatedWorkflow, 'scanned' | 'branch' | 'key'> {
  return {
    scanned: { ...scanned, owner: branch, branches: [branch] },
    branch,
    key: cardKey(recovery.id, branch),
  };
}

/** Who gives a command, and when: what a state file keeps of it. */
export interface Giver {
  /** A name without an address, and where the command was written. */
  readonly by: string;
  /** Milliseconds since 1970 in UTC. */
  readonly at: number;
}

/** One change from several choices. A state's time of last activity never goes back. */
export function changeOf(
  [choice, ...then]: readonly [Choice, ...Choice[]],
  found: LocatedWorkflow,
  { by, at }: Giver,
  context: ModeContext,
): ChangeEffect {
  const { recovery, snapshot, looked, branch } = found;
  const now = Math.max(at, recovery.activity.at ?? 0);
  const standing: Standing = {
    recovery,
    snapshot,
    settings: { ...looked.settings, now },
    memo: looked.memo,
    by,
    branch,
  };
  return changeFor(choice, standing, context.engine, then);
}

/** Requires only what is at these paths, and nothing of any format. */
export function askerFor(paths: readonly string[]): FactRequirements {
  const wanted = new Set(paths);
  const names = new Set(paths.map((path) => baseOf(path)));
  const site = { format: 'files', path: paths[0] ?? '', files: [], rivals: [], feature: '' };
  return {
    names,
    folders: new Set(),
    matches: (path) => wanted.has(path),
    sites: () => [site],
    isOurs: () => true,
    needs: () => [],
  };
}
