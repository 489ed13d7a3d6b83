// Unfinished workflows that an agent's job took away while no pushed commit says so.
import { ignored } from '../../config/ignore.ts';
import { isWithin } from '../../model/path.ts';
import type { RepositorySource } from '../../model/repository-source.ts';
import { isInterrupted } from '../../report/check/validity.ts';
import { look, type ScanResult } from '../../scan-repository.ts';
import { onceFor } from '../../text/lookup.ts';
import type { LocatedWorkflow } from '../locate.ts';
import type { ModeContext } from '../mode-context.ts';

/** The checkout on the runner. */
interface Clone {
  /** The commit that a revision means; `null` where there is none. */
  resolve(revision: string): Promise<string | null>;
}

/** What the checkout has at a revision. */
export type LookAt = (revision: string) => Promise<ScanResult>;

/** Each revision is looked at once, however often it is asked for: while a guard works, none moves. */
export function lookingAt(
  checkout: Pick<RepositorySource, 'survey'>,
  { settings, engine }: Pick<ModeContext, 'settings' | 'engine'>,
): LookAt {
  return onceFor((revision) => look(checkout, { kind: 'commit', revision }, settings, 'scan', engine));
}

/** What is known of the working tree. */
interface Ground {
  /** Paths that differ from the last commit. */
  readonly changed: readonly string[];
  /** Commits of the job are not on GitHub. */
  readonly unpushed: boolean;
  /** The commit at which the branch stands on GitHub; `null`: it has none. */
  readonly remote: string | null;
  /** The commit that the event is about; `null`: none. */
  readonly head: string | null;
}

/** Their ids, in the order of the commit that has them. */
export async function goneFrom(
  looked: LocatedWorkflow['looked'],
  { changed, unpushed, remote, head }: Ground,
  checkout: Clone,
  { lookAt, config }: Pick<ModeContext, 'config'> & { readonly lookAt: LookAt },
): Promise<readonly string[]> {
  const all = looked.judged.map(({ recovered }) => recovered);
  const names = new Set(all.flatMap((one) => one.workflows.flatMap(({ id, path }) => [id, path])));
  // What lies in a folder that cannot be read may be there as it was.
  const closed = looked.report.unreadable.map(({ path }) => path);
  const pushed = unpushed ? await firstOf([remote, head], checkout) : null;
  const gone = new Set<string>();
  for (const revision of [changed.length > 0 ? 'HEAD' : null, pushed]) {
    if (revision === null || (await checkout.resolve(revision)) === null) continue;
    const { judged } = await lookAt(revision);
    for (const one of judged.flatMap(({ recovered }) => recovered.workflows)) {
      const { id, path } = one;
      const isThere = names.has(id) || names.has(path) || closed.some((folder) => isWithin(path, folder));
      if (isInterrupted(one) && !isThere && !ignored(config, { path, workflow: id })) gone.add(id);
    }
  }
  return [...gone];
}

/** The first of these commits that the clone has. */
async function firstOf(commits: readonly (string | null)[], checkout: Clone): Promise<string | null> {
  for (const commit of commits)
    if (commit !== null && (await checkout.resolve(commit)) !== null) return commit;
  return null;
}
