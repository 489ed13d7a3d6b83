// An event of the seed's trigger table as it was found in a change, and which files it commits.
import type { Checkpoint } from '../../../model/choice.ts';
import { type Delta, isBelow, ownFolders } from './delta.ts';
import type { CheckpointEvent, Filled } from './messages.ts';

export interface Trigger {
  readonly event: CheckpointEvent;
  readonly filled: Filled;
  /** Whether a changed path belongs to it. */
  readonly takes: (path: string) => boolean;
  /**
   * Whether the seed's row says so by name; only then is a file committed that lies outside of the
   * workflow's own folders and that nobody added to git.
   */
  readonly names: (path: string) => boolean;
}

export function trigger(
  event: CheckpointEvent,
  filled: Filled,
  takes: Trigger['takes'],
  names: Trigger['names'] = takes,
): Trigger {
  return { event, filled, takes, names };
}

/**
 * What of an event's files is committed. A file that nobody added to git may be a secret or a leftover: one
 * outside of the workflow's own folders is left where the seed's row does not name it.
 */
export function sortedOut({ takes, names }: Trigger, it: Delta): Pick<Checkpoint, 'files' | 'left'> {
  const own = ownFolders(it);
  const taken = it.paths.filter(takes);
  const strange = (path: string) => it.untracked.has(path) && !names(path) && !isBelow(path, own);
  return { files: taken.filter((path) => !strange(path)), left: taken.filter(strange) };
}
