// A list without a task whose earlier version had some: which version that is, and whether it was meant so.
import { folderOf } from '../../model/path.ts';
import type { Need, PastVersion, Snapshot } from '../../model/snapshot.ts';
import type { StateLocation } from '../../model/state-location.ts';
import { joinPath } from '../../text/markdown/path-lists.ts';
import { type CheckList, type CheckListSyntax, tasksIn } from '../check-list.ts';
import { historyNeeds } from '../outputs.ts';

/** How a tool writes its lists. */
interface ListOrigin {
  readonly list: CheckListSyntax;
  /** The template has tasks that are examples. */
  readonly isTemplate: (text: string) => boolean;
  /** Names of the documents beside a list that it is made from. */
  readonly madeFrom: readonly string[];
}

export interface LostLists {
  /** The past of what a list is made from, where it has no task. */
  readonly needs: (at: { readonly doc: CheckList | null; readonly site: StateLocation }) => readonly Need[];
  /** The newest version with tasks, unless the list was removed since; `null`: there is none. */
  readonly last: (site: StateLocation, snapshot: Snapshot) => PastVersion | null;
  /**
   * Whether the commit that took the tasks away changed what they are made from as well: then the list is to
   * be made again. What is not committed yet shows no such thing.
   */
  readonly isRestarted: (site: StateLocation, snapshot: Snapshot) => boolean;
}

export function lostLists({ list, isTemplate, madeFrom }: ListOrigin): LostLists {
  const sources = ({ path }: StateLocation) => madeFrom.map((name) => joinPath(folderOf(path), name));
  const hasTasks = ({ text }: PastVersion) =>
    text !== null && !isTemplate(text) && tasksIn(text, list).length > 0;
  const versionsOf = (path: string, snapshot: Snapshot): readonly PastVersion[] => {
    const past = snapshot.history(path);
    return past === 'unavailable' ? [] : past;
  };
  /** Since the list was last removed. */
  const pastOf = ({ path }: StateLocation, snapshot: Snapshot) => {
    const past = versionsOf(path, snapshot);
    const removed = past.findIndex(({ blob }) => blob === null);
    return removed < 0 ? past : past.slice(0, removed);
  };
  return {
    needs({ doc, site }) {
      const isEmpty = doc !== null && (doc.isTemplate === true || doc.tasks.length === 0);
      return isEmpty ? historyNeeds(sources(site)) : [];
    },
    last: (site, snapshot) => pastOf(site, snapshot).find(hasTasks) ?? null,
    isRestarted(site, snapshot) {
      const past = pastOf(site, snapshot);
      const emptied = past[past.findIndex(hasTasks) - 1];
      if (emptied === undefined) return false;
      const changed = sources(site).flatMap((path) => versionsOf(path, snapshot));
      return changed.some(({ commit }) => commit === emptied.commit);
    },
  };
}
