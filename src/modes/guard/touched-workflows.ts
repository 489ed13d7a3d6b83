// The workflows that an agent's job worked on, as the working tree has them: unfinished, not
// committed, not pushed.
import { ignored } from '../../config/ignore.ts';
import type { BeforeAfter } from '../../model/change.ts';
import type { Differing } from '../../model/choice.ts';
import { WorldError } from '../../model/errors.ts';
import { differingOf, isListedIn, isOwn, type Recovery } from '../../model/recovery.ts';
import type { RepositorySource } from '../../model/repository-source.ts';
import type { Snapshot } from '../../model/snapshot.ts';
import type { JobStatus } from '../../report/check/job-status.ts';
import { isInterrupted, isInvalidFile } from '../../report/check/validity.ts';
import type { Left } from '../../report/github/guard-report.ts';
import { cardKey } from '../../report/github/markers.ts';
import { look } from '../../scan-repository.ts';
import type { LocatedWorkflow } from '../locate.ts';
import { endsAll, type ModeContext } from '../mode-context.ts';
import { goneFrom, type LookAt, lookingAt } from './gone-workflows.ts';

/** The checkout on the runner. */
export interface Checkout extends Pick<RepositorySource, 'survey'> {
  /** Paths that differ from the last commit, untracked ones too, ignored ones not. */
  changed(): Promise<Differing>;
  /** These paths as the last commit has them and as they are on disk, in the order asked. */
  beforeAndAfter(paths: readonly string[]): Promise<readonly BeforeAfter[]>;
  /** Those of these paths that lie on disk alone, as git ignores them. */
  ignored(paths: readonly string[]): Promise<ReadonlySet<string>>;
  /** The commit that a revision means; `null` where there is none. */
  resolve(revision: string): Promise<string | null>;
}

/** What the event and the runner say. */
export interface GuardCall {
  /** The branch that is worked on: of a pull request its head; `null`: none. */
  readonly branch: string | null;
  /**
   * Full hex id of the commit at which the check run is shown: the head, never the merge. `null`: the event
   * is about no commit, so it is where the branch stands on GitHub.
   */
  readonly head: string | null;
  /** Full hex id of the commit that was checked out when the job began. */
  readonly began: string;
  readonly job: JobStatus;
  /** The names of its workflow and itself, and its leg of a matrix; absent: not known, the last counts. */
  readonly jobName?: string;
  /** What differs is committed and pushed as its format asks, before anything is said of it. */
  readonly checkpoint: boolean;
  /** It works on a fork or another repository, or that cannot be told: nothing is written. */
  readonly fork?: boolean;
}

/** A workflow that the job may have worked on, as it left it. */
export interface Handled extends LocatedWorkflow, Left {}

/** What the job left: its workflows, and state files that are too damaged to say. */
export interface InHand {
  readonly handled: readonly Handled[];
  /** Paths; of a folder that cannot be read and may hold state with a `/` at the end. */
  readonly torn: readonly string[];
  /** Ids of unfinished workflows that it took away, which no pushed commit says. */
  readonly gone: readonly string[];
  /** Commits of the job are not on GitHub. */
  readonly unpushed: boolean;
  /** Where the check run is shown; `null`: GitHub has no commit of what the job worked on. */
  readonly shown: string | null;
  /** What was looked at already is at hand for a checkpoint too. */
  readonly lookAt: LookAt;
}

export async function inHand(
  looked: LocatedWorkflow['looked'],
  call: GuardCall,
  checkout: Checkout,
  context: ModeContext,
): Promise<InHand> {
  const { config, hub } = context;
  const lookAt = lookingAt(checkout, context);
  const { paths: changed } = await checkout.changed();
  const last = await checkout.resolve('HEAD');
  const remote = call.branch === null ? null : await hub.head(call.branch);
  const known = last === null || last === call.began || last === call.head || last === remote;
  const unpushed = !known && !(await isThere(last, remote, context));
  const inherited = await inheritedFrom(call, context);
  const files = looked.judged.flatMap(({ recovered }) =>
    recovered.workflows.flatMap(({ site }) => site.files),
  );
  const hidden = await checkout.ignored(files);
  const isInherited = (snapshot: Snapshot, path: string) =>
    inherited.has(path) && inherited.get(path) === textAt(snapshot, path);
  const torn = looked.judged.flatMap(({ holding: { snapshot }, recovered: { unreadable } }) =>
    unreadable
      .filter(isInvalidFile)
      .map(({ path }) => path)
      .filter((path) => !ignored(config, { path }) && !isInherited(snapshot, path)),
  );
  // Rights are those of this runner's disk: no other branch has them.
  const closed = (looked.survey.unread ?? []).filter(({ rule }) => rule === 'state-available');
  const sha = remote ?? call.head ?? call.began;
  const found = leftIn(looked, call.branch, { sha, unpushed, hidden }, config);
  const own = call.branch === null && !unpushed ? (last ?? call.began) : remote;
  const isInHand = ({ snapshot, recovery: { path } }: Handled) =>
    textAt(snapshot, path) === null || !isInherited(snapshot, path);
  const handled = withUnsaved(found.filter(isInHand), changed);
  const others = found.filter((one) => !isInHand(one));
  const hasMoved = ({ snapshot, recovery, unpushed: isLost }: Handled) =>
    isLost && trackersOf(recovery).some((path) => !isInherited(snapshot, path));
  return {
    handled: [...handled, ...touchedAmong(others, handled, changed, hasMoved)],
    torn: [...torn, ...closed.map(({ path }) => `${path}/`)],
    gone: await goneFrom(looked, { changed, unpushed, remote, head: call.head }, checkout, {
      config,
      lookAt,
    }),
    lookAt,
    unpushed,
    shown: call.head ?? own,
  };
}

type Facts = Pick<Handled, 'sha' | 'unpushed'> & { readonly hidden: ReadonlySet<string> };

/** All workflows of the working tree that the config does not leave alone. */
function leftIn(
  looked: LocatedWorkflow['looked'],
  owner: string | null,
  { sha, unpushed, hidden }: Facts,
  config: ModeContext['config'],
): readonly Handled[] {
  return looked.judged.flatMap(({ holding: { snapshot }, recovered }) =>
    recovered.workflows.flatMap((recovery): readonly Handled[] => {
      const { id, path } = recovery;
      const scanned = looked.report.workflows.find((one) => one.id === id && one.path === path);
      if (!scanned || ignored(config, { path, workflow: id })) return [];
      return [
        {
          scanned: { ...scanned, owner, branches: owner === null ? [] : [owner] },
          recovery,
          branch: owner ?? '',
          sha,
          key: cardKey(id, owner),
          snapshot,
          looked,
          unfinished: isInterrupted(recovery),
          unsaved: [],
          // When a workflow has ended, nothing is lost that anyone would go on from.
          ignored: isInterrupted(recovery) ? recovery.site.files.filter((file) => hidden.has(file)) : [],
          unpushed,
        },
      ];
    }),
  );
}

const trackersOf = ({ state }: Recovery): readonly string[] => state?.trackers ?? [];

/**
 * Of workflows whose state is the default branch's those of which something else is in no commit, or in none
 * that was pushed: files of their own, or the list that names them, where it names none that this job had in
 * hand. A list is about those that are unfinished, where some are.
 */
function touchedAmong(
  others: readonly Handled[],
  handled: readonly Handled[],
  changed: readonly string[],
  hasMoved: (one: Handled) => boolean,
): readonly Handled[] {
  const isTold = (path: string) => handled.some(({ recovery }) => isListedIn(path, recovery));
  const left = changed.filter(
    (path) => !isTold(path) && !handled.some(({ unsaved }) => unsaved.includes(path)),
  );
  const touched = withUnsaved(others, left).filter(
    (one) => one.unsaved.length > 0 || (hasMoved(one) && !trackersOf(one.recovery).some(isTold)),
  );
  const hasOwn = ({ recovery, unsaved }: Handled) => unsaved.some((path) => isOwn(path, recovery));
  const open = touched.filter((one) => one.unfinished || hasOwn(one));
  return open.length > 0 ? open : touched;
}

/** Somebody may have pushed on top of it. Where GitHub lacks the branch, to have the commit is enough. */
async function isThere(commit: string, remote: string | null, { hub, say }: ModeContext): Promise<boolean> {
  try {
    return (await hub.mergeBase(commit, remote ?? commit)) === commit;
  } catch (error) {
    if (!(error instanceof WorldError)) throw error;
    const { message } = error;
    if (endsAll(error)) throw error;
    say('notice', `Whether the last commit was pushed is not known, so it counts as not: ${message}`);
    return false;
  }
}

/** `null`: there is none that can be read. */
function textAt(snapshot: Snapshot, path: string): string | null {
  const reading = snapshot.text(path);
  return reading.ok ? reading.text : null;
}

/** With the paths of each that differ from the last commit. */
function withUnsaved(handled: readonly Handled[], changed: readonly string[]): readonly Handled[] {
  const recoveries = handled.map(({ recovery }) => recovery);
  const unsaved = differingOf(recoveries, changed);
  return handled.map((one) => ({ ...one, unsaved: unsaved.get(one.recovery) ?? [] }));
}

/** State files and trackers of the default branch: what is the same here is not what this job had in hand. */
async function inheritedFrom(
  { branch }: GuardCall,
  context: ModeContext,
): Promise<ReadonlyMap<string, string | null>> {
  const { hub, settings, engine, say } = context;
  const main = hub.facts.defaultBranch;
  if (main === null || branch === null || branch === main.name) return new Map();
  try {
    const { judged } = await look(hub, { kind: 'commit', revision: main.sha }, settings, 'scan', engine);
    const texts = judged.flatMap(({ holding: { snapshot }, recovered: { workflows, unreadable } }) =>
      [...[...workflows, ...unreadable].map(({ path }) => path), ...workflows.flatMap(trackersOf)].map(
        (path) => [path, textAt(snapshot, path)] as const,
      ),
    );
    return new Map(texts);
  } catch (error) {
    if (!(error instanceof WorldError)) throw error;
    const { message } = error;
    if (endsAll(error)) throw error;
    say('notice', `What the default branch holds is not known, so every workflow counts: ${message}`);
    return new Map();
  }
}
