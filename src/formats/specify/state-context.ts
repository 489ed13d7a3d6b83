// All that a state is read from: its document, its summaries, and the files of its folder.
import { mapAt, valueAt } from '../../formkit/fields.ts';
import type { Snapshot } from '../../model/snapshot.ts';
import type { StateLocation } from '../../model/state-location.ts';
import type { SpecifyDocument } from './document.ts';
import { fieldAt, lineAt } from './fields.ts';
import type { SpecifyStage } from './stages.ts';
import { homeOf } from './state-locations.ts';
import { type Summary, summariesIn } from './summaries/summaries.ts';
import { ENTRY, type EntryStatus } from './vocabulary.ts';

export interface StateContext {
  readonly doc: SpecifyDocument;
  readonly site: StateLocation;
  readonly snapshot: Snapshot;
  /** The feature's folder. */
  readonly home: string;
  readonly summaries: ReadonlyMap<number, Summary>;
}

export function groundOf(doc: SpecifyDocument, site: StateLocation, snapshot: Snapshot): StateContext {
  const home = homeOf(site);
  return { doc, site, snapshot, home, summaries: summariesIn(doc, home, snapshot) };
}

/** The summary of a stage that counts for something; `null` where there is none, or it says nothing. */
export function summaryOf(stage: number, { summaries }: StateContext): Summary | null {
  const summary = summaries.get(stage);
  return summary && summary.status !== null && summary.problem === null ? summary : null;
}

/** Where `stages` lists a stage: the entry's key and line. */
interface Entry {
  readonly key: string;
  readonly status: EntryStatus | null;
  /** As the file spells it. */
  readonly text: string;
  readonly line: number | null;
  /** When it was finished, as the file says. */
  readonly at: string | null;
}

/**
 * The entry of `stages` (a bare word counts as its status); `null` where the state has none for the stage.
 */
export function entryOf(stage: SpecifyStage, { doc }: StateContext): Entry | null {
  const top = valueAt(doc.data, 'stages') === undefined ? 'phases' : 'stages';
  const key = stage.entries.find((one) => valueAt(doc.data, top, one) != null);
  if (key === undefined) return null;
  const bare = mapAt(doc.data, top, key) === null;
  const field = bare ? fieldAt(doc, top, key) : fieldAt(doc, top, key, 'status');
  // What it is now: a migration in memory may have changed the word that the file spells.
  const word = field === null ? '' : String(field.value);
  return {
    key,
    status: field && ENTRY.means(word),
    text: word,
    line: field?.line ?? lineAt(doc, top, key),
    at: fieldAt(doc, top, key, 'timestamp')?.text ?? null,
  };
}
