// A workflow in its place, with what is looked at again and again read once, and what it asks.
import { baseOf } from '../../model/path.ts';
import type { Snapshot } from '../../model/snapshot.ts';
import type { StateLocation } from '../../model/state-location.ts';
import type { Question } from '../../model/workflow.ts';
import { normal } from '../../text/vocabulary.ts';
import { ABSENT, headPath, lineAt, type SddDocument, textAt } from './document.ts';
import { fileOf, isEmpty, isThere, pathsOf } from './item-locations.ts';
import { epicsOf, isDone, type Leaf, leafNamed, leavesOf } from './items.ts';
import { type AskedQuestion, readableAt, type Solicitation, solicitationAt } from './solicitation.ts';
import { placeIn, SOLICITATION, type WorkflowPlace } from './state-locations.ts';
import { FILES, type ItemPhase } from './vocabulary.ts';

/** A word of the workflow's head. */
export interface HeadWord {
  readonly field: string;
  /** As written; `null` where the file says nothing. */
  readonly found: string | null;
  /** Its normal spelling; `''` where the file says nothing. */
  readonly word: string;
  readonly line: number | null;
}

/** A solicitation and the item that it is for; `null` where no item lies there. */
export interface OpenSolicitation {
  readonly solicitation: Solicitation;
  readonly leaf: Leaf | null;
}

export interface WorkflowContext {
  readonly doc: SddDocument;
  readonly site: StateLocation;
  readonly place: WorkflowPlace;
  readonly snapshot: Snapshot;
  readonly phase: HeadWord;
  readonly step: HeadWord;
  readonly leaves: readonly Leaf[];
  /** Items that have children. */
  readonly epics: readonly Leaf[];
  /** `current` as the file writes it, under either of its names. */
  readonly currentName: HeadWord;
  /** The item that it names; `null` where it names none. */
  readonly named: Leaf | null;
  readonly asked: readonly OpenSolicitation[];
}

/** `doc` is `null` where the state file is not there. @throws StateError for a solicitation that counts */
export function groundOf(doc: SddDocument | null, site: StateLocation, snapshot: Snapshot): WorkflowContext {
  const own = doc ?? ABSENT;
  const place = placeIn(own, site, snapshot);
  const phase = headWord(own, 'phase');
  const leaves = leavesOf(own);
  const names = [headWord(own, 'current'), headWord(own, 'current_item')] as const;
  const currentName = names[0].found === null ? names[1] : names[0];
  return {
    doc: own,
    site,
    place,
    snapshot,
    phase,
    step: headWord(own, 'step'),
    leaves,
    epics: epicsOf(own),
    currentName,
    named: leafNamed(currentName.found, leaves),
    asked: askedIn(leaves, place, site, snapshot),
  };
}

export function headWord(doc: SddDocument, field: string): HeadWord {
  const at = headPath(doc, field);
  const found = textAt(doc, at);
  return { field, found, word: normal(found ?? ''), line: lineAt(doc, at) };
}

/** Paths that may hold a solicitation that counts: the site's own, and those in items' folders. */
export function solicitationPaths(
  leaves: readonly Leaf[],
  place: WorkflowPlace,
  site: StateLocation,
): readonly string[] {
  const own = site.files.filter((path) => baseOf(path) === SOLICITATION);
  const beside = leaves
    .filter((leaf) => !isDone(leaf, 'spec'))
    .flatMap((leaf) => pathsOf(SOLICITATION, leaf, place));
  return [...new Set([...own, ...beside])];
}

/** Those of items whose spec is not approved, in the order of the items, then those of no item. */
function askedIn(
  leaves: readonly Leaf[],
  place: WorkflowPlace,
  site: StateLocation,
  snapshot: Snapshot,
): readonly OpenSolicitation[] {
  const asked = solicitationPaths(leaves, place, site).flatMap((path): readonly OpenSolicitation[] => {
    const leaf = leaves.find((one) => pathsOf(SOLICITATION, one, place).includes(path));
    if (leaf && isDone(leaf, 'spec')) return [];
    // One that cannot be read stops the workflow only where an item, or no item at all, depends on it.
    const isOrphan = leaf === undefined && leaves.length > 0;
    const solicitation = (isOrphan ? readableAt : solicitationAt)(path, snapshot);
    return solicitation ? [{ solicitation, leaf: leaf ?? null }] : [];
  });
  const rank = ({ leaf }: OpenSolicitation) => (leaf ? leaves.indexOf(leaf) : leaves.length);
  return asked.toSorted((a, b) => rank(a) - rank(b));
}

/** What a phase of an item has made: nothing, a file of nothing but headings, or one that says something. */
export function madeOf(
  phase: ItemPhase,
  leaf: Leaf,
  { place, snapshot }: WorkflowContext,
): 'nothing' | 'hollow' | 'words' {
  const name = FILES[phase];
  const path = name === undefined ? null : fileOf(name, leaf, { place, snapshot });
  if (!isThere(path, snapshot)) return 'nothing';
  return isEmpty(path, snapshot) ? 'hollow' : 'words';
}

/** Whether the file that a phase of an item makes is there, and says something. */
export function isMade(phase: ItemPhase, leaf: Leaf, ground: WorkflowContext): boolean {
  return madeOf(phase, leaf, ground) === 'words';
}

/** A question of one solicitation, by the id that a person gives to answer it. */
export interface Askable extends AskedQuestion {
  readonly of: OpenSolicitation;
}

/** Those of solicitations that count. Where two of these have one id, the item's path stands before it. */
export function askableIn({ asked, leaves }: WorkflowContext): readonly Askable[] {
  const counting = asked.filter(({ leaf }) => leaf !== null || leaves.length === 0);
  const all = counting.flatMap((of) => of.solicitation.questions.map((question) => ({ ...question, of })));
  const files = new Map<string, Set<OpenSolicitation>>();
  for (const { id, of } of all) files.set(id, (files.get(id) ?? new Set()).add(of));
  return all.map((one) => {
    const twice = (files.get(one.id)?.size ?? 0) > 1;
    return twice ? { ...one, id: `${one.of.leaf?.path ?? one.of.solicitation.folder}/${one.id}` } : one;
  });
}

/** Where items that are done may have left a solicitation. */
export function leftPaths(leaves: readonly Leaf[], place: WorkflowPlace): readonly string[] {
  return [...new Set(leaves.flatMap((leaf) => pathsOf(SOLICITATION, leaf, place)))];
}

/** The open ones, each under the name of its file where two have one id. */
export function leftOpen({ leaves, place, snapshot }: WorkflowContext): readonly Question[] {
  const left = leftPaths(leaves, place).flatMap((path) => readableAt(path, snapshot) ?? []);
  const open = left.flatMap(({ folder, questions }) =>
    questions.filter(({ state }) => state === 'open').map((question) => ({ folder, question })),
  );
  const twice = (id: string) => open.filter(({ question }) => question.id === id).length > 1;
  return open.map(({ folder, question: { id, question, options, state } }) => ({
    id: twice(id) ? `${folder}/${id}` : id,
    question,
    options,
    state,
    line: null,
  }));
}
