// The spec that a pipeline was built on: where it is, which hash the state records, and when it last matched.
import { isFile } from '../../formkit/outputs.ts';
import { baseOf, folderOf, otherSpelling } from '../../model/path.ts';
import type { PastVersion, Snapshot } from '../../model/snapshot.ts';
import type { StateLocation } from '../../model/state-location.ts';
import type { RecordedHash, Spec } from '../../model/workflow.ts';
import { readHash } from '../../text/hash.ts';
import type { MarkdownDocument } from '../../text/markdown/document.ts';
import { artifactsOf, joinPath } from '../../text/markdown/path-lists.ts';
import { cameAsItWent, pastOf } from '../../text/rename-detection.ts';
import { isNothing, normal } from '../../text/vocabulary.ts';
import { type KeyPlace, ownPlaces, placesOf, valueFor } from './parse/sections.ts';
import { candidatesOf, groundOf, type PipelineContext, resolve } from './pipeline-context.ts';
import { declaredHash, digestsOf, matchOf } from './spec-hash.ts';

const NAME = 'feature.spec.md';

/** A state in its place with the spec that it was built on; `null` where there is none yet. */
export interface RunContext extends PipelineContext {
  readonly spec: Spec | null;
}

/** The feature's folder, and the spec where it lies elsewhere. */
export function foldersOf({ site, spec }: RunContext): readonly string[] {
  const folder = folderOf(site.path);
  const path = spec ? readFrom(spec) : null;
  return path === null || path.startsWith(`${folder}/`) ? [folder] : [folder, path];
}

export function runOf(doc: MarkdownDocument, site: StateLocation, snapshot: Snapshot): RunContext {
  const ground = groundOf(doc, site, snapshot);
  return { ...ground, spec: specOf(ground) };
}

/** Where the state says that the spec is, and on which line. */
interface Named {
  readonly path: string;
  readonly line: number | null;
}

/** `null` where nothing names one, nothing was hashed, and the spec stage is not over. */
function specOf(ground: PipelineContext): Spec | null {
  const named = namedSpec(ground);
  const found = named ? null : discovered(ground);
  const recorded = recordedHash(ground);
  const expected = named ?? (found ? { path: found, line: null } : null);
  const recordedSomehow = recorded?.digest != null || specStageIsOver(ground);
  if (!expected && !recordedSomehow) return null;
  const nowhere = { path: joinPath(folderOf(ground.site.path), NAME), line: null };
  return specAt(expected ?? nowhere, recorded, ground);
}

function specAt({ path, line }: Named, recorded: RecordedHash | null, ground: PipelineContext): Spec {
  const { snapshot } = ground;
  const mode = snapshot.entry(path)?.mode;
  const present = mode !== undefined && mode !== '040000';
  const past = pastOf(path, snapshot);
  const digest = recorded?.digest ?? null;
  const spelled = present ? null : otherSpelling(path, snapshot);
  const renamed = present ? [] : spelled === null ? renamesOf(past, path, ground) : [spelled];
  const edited = present || renamed.length > 0 ? null : movedWithFolder(past, path, digest, ground);
  const renamedTo = edited === null ? renamed : [edited];
  const elsewhere = edited ?? spelled;
  const since = elsewhere === null ? [] : pastOf(elsewhere, snapshot);
  const reading = snapshot.text(present ? path : (renamedTo[0] ?? path));
  const text = reading.ok ? reading.text : null;
  const matched = text === null || digest === null ? null : matchOf(text, digest);
  return {
    path,
    present,
    renamedTo,
    line,
    recorded,
    computed: text === null ? [] : digestsOf(text),
    matched,
    declared: text === null ? null : declaredHash(text),
    lastMatch:
      matched === null ? lastMatchOf([...since, ...past], digest, present || elsewhere !== null) : null,
    text,
  };
}

/** Whether a round of questions must still be asked before history says when the spec last matched. */
export function wantsHistory(spec: Spec): boolean {
  return !spec.present || (spec.recorded?.digest != null && spec.text !== null && spec.matched === null);
}

/** Where the spec's text is read from: where it moved to, if it moved. */
export function readFrom(spec: Spec): string {
  return spec.present ? spec.path : (spec.renamedTo[0] ?? spec.path);
}

/** `spec_entrypoint_path`, else the file that the finished spec stage lists. */
function namedSpec(ground: PipelineContext): Named | null {
  const entry = valueFor(ground.doc, 'spec_entrypoint_path');
  const row = ground.completed.find(
    ({ means, artifact }) => means?.id === 'spec' && pathIn(artifact) !== null,
  );
  const places = [entry, row ? { value: row.artifact, line: row.line } : null];
  for (const place of places) {
    const path = place ? pathIn(place.value) : null;
    if (place && path !== null) return { path: resolve(path, ground), line: place.line };
  }
  return null;
}

function pathIn(written: string): string | null {
  return artifactsOf(written).find(({ path }) => path !== null)?.path ?? null;
}

/** The single `*feature.spec.md` of the feature's folder or of an output root. */
function discovered(ground: PipelineContext): string | null {
  for (const candidate of candidatesOf(NAME, ground)) {
    const names = ground.snapshot
      .list(folderOf(candidate))
      .filter(({ path, mode }) => path.endsWith(NAME) && mode !== '040000')
      .map(({ path }) => path);
    const [only] = names.length > 1 ? names.filter((path) => baseOf(path) === NAME) : names;
    if (only !== undefined) return only;
  }
  return null;
}

/** `spec_hash` as the state writes it; `N/A` and its like record nothing, `TBD` cannot verify. */
function recordedHash({ doc }: PipelineContext): RecordedHash | null {
  const place = [...placesOf(doc, 'spec_hash'), ...ownPlaces(doc, 'spec_hash')].find(isRecorded);
  if (!place) return null;
  return { found: place.value, ...readHash(place.value), line: place.line };
}

function isRecorded({ value }: KeyPlace): boolean {
  return !isNothing(value) || normal(value) === 'tbd';
}

function specStageIsOver({ completed, ledger }: PipelineContext): boolean {
  const over = [...completed, ...ledger.filter(({ finished }) => finished)];
  return over.some(({ means }) => means?.id === 'spec');
}

/**
 * Where the spec moved to: the one path that holds the very blob that history last had at `path`, and that
 * was not there beside it (faults H05). A copy that was always there, or one of several, is no move, and an
 * empty file is like every other empty file.
 */
function renamesOf(
  past: readonly PastVersion[],
  path: string,
  { snapshot }: PipelineContext,
): readonly string[] {
  const last = past.find((version) => version.blob !== null);
  if (!last?.blob || last.text?.trim() === '') return [];
  const came = holders(last.blob, path, snapshot).filter((one) => cameAsItWent(one, past, snapshot));
  return came.length === 1 ? came : [];
}

/**
 * Where the spec is if its folder was moved as a whole with the state, and it was edited on the way: of the
 * same name beside the state, while its old folder is gone. It came as the old one went, or has the hash.
 */
function movedWithFolder(
  past: readonly PastVersion[],
  path: string,
  digest: string | null,
  ground: PipelineContext,
): string | null {
  const { snapshot } = ground;
  const to = besideState(path, ground);
  if (to === null) return null;
  const reading = snapshot.text(to);
  if (reading.ok && digest !== null && matchOf(reading.text, digest) !== null) return to;
  return past.length > 0 && cameAsItWent(to, past, snapshot) ? to : null;
}

function besideState(
  path: string,
  { site, snapshot }: Pick<PipelineContext, 'site' | 'snapshot'>,
): string | null {
  const to = joinPath(folderOf(site.path), baseOf(path));
  const gone = snapshot.entry(path) === null && snapshot.entry(folderOf(path)) === null;
  return gone && isFile(to, snapshot) ? to : null;
}

/** Where the spec may have moved to: whose history tells whether it did. */
export function movedPerhaps(
  spec: Spec,
  ground: Pick<PipelineContext, 'site' | 'snapshot'>,
): readonly string[] {
  const { snapshot } = ground;
  if (spec.present) return [];
  const blob = pastOf(spec.path, snapshot).find((version) => version.blob !== null)?.blob;
  const beside = besideState(spec.path, ground);
  const held = blob ? holders(blob, spec.path, snapshot).slice(0, MOST_HOLDERS) : [];
  const spelled = otherSpelling(spec.path, snapshot);
  return [...new Set([...held, ...[beside, spelled].filter((path) => path !== null)])];
}

/** More copies than this of one spec are no move, whatever their history says. */
const MOST_HOLDERS = 20;

function holders(blob: string, path: string, snapshot: Snapshot): readonly string[] {
  return snapshot.pathsOf(blob).filter((one) => one !== path);
}

/** The newest version with the recorded hash; of a spec that is gone, else the newest that still had it. */
function lastMatchOf(
  past: readonly PastVersion[],
  digest: string | null,
  present: boolean,
): Spec['lastMatch'] {
  const kept = past.flatMap(({ commit, at, text }) => (text === null ? [] : [{ commit, at, text }]));
  const match = digest === null ? undefined : kept.find(({ text }) => matchOf(text, digest) !== null);
  return match ?? (present ? null : (kept[0] ?? null));
}
