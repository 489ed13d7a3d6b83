// The manifest of an archive: every path that was removed or overwritten, and where its bytes are kept.
import type { RunNotes } from '../../model/change.ts';
import { forTerminal } from '../../text/escape.ts';
import type { FileShape, LinkShape, PathShape } from '../files/file-shapes.ts';
import * as stored from './journal-schema.ts';

/** One thing that an archive keeps. */
export interface ArchivedPath {
  readonly path: string;
  readonly shape: PathShape;
  /**
   * `commit`: below its own path in the archive's commit; `folder`: below its own path in the folder beside
   * the list; `null`: the list itself says all (a folder, or a link that is not tracked).
   */
  readonly bytes: 'commit' | 'folder' | null;
}

/** What a path became when the change was done. */
export interface PathOutcome {
  readonly path: string;
  readonly shape: FileShape | LinkShape | null;
}

export interface Manifest {
  /** `WORKFLOW/TIME-KEY`, as people name it. */
  readonly name: string;
  /** The effect's. */
  readonly key: string;
  readonly workflow: string;
  readonly action: string;
  readonly summary: string;
  /** `NAME <ADDRESS> SECONDS ZONE`, as git writes who made it and when. */
  readonly by: string;
  /** The commit that was checked out; `null` before the first one. */
  readonly parent: string | null;
  /** Whether tracked files are kept in a commit of the archive's own. */
  readonly commit: boolean;
  /** In byte order, folders before what is in them. */
  readonly kept: readonly ArchivedPath[];
  /** Empty where only the commit is to be had. */
  readonly became: readonly PathOutcome[];
  /** Of the run that was removed, without secrets; `null`: there are none. */
  readonly runNotes: RunNotes | null;
}

const VERSION = 1;
export const REFS = 'refs/rekindle/archive/';
export const refOf = ({ name }: Pick<Manifest, 'name'>): string => `${REFS}${name}`;

/** The list as it is kept, on one line. */
export const manifestText = (manifest: Manifest): string =>
  JSON.stringify({ rekindle_archive: VERSION, ...manifest });

/**
 * The message of an archive's commit: words for people, and the list of what the commit holds. What is not
 * tracked is not named in it, since a commit may be pushed.
 */
export function messageOf(manifest: Manifest): string {
  const { name, workflow, action, summary, kept } = manifest;
  const own = new Set<string>();
  for (const { path, bytes } of kept)
    if (bytes === 'commit')
      for (let at = path.length; at > 0; at = path.lastIndexOf('/', at - 1)) own.add(path.slice(0, at));
  const runNotes = manifest.runNotes && own.has(manifest.runNotes.path) ? manifest.runNotes : null;
  const held = { ...manifest, kept: kept.filter(({ path }) => own.has(path)), became: [], runNotes };
  const subject = `archive: ${workflow} before ${action}`.replace(/\s+/g, ' ');
  const restore = `"rekindle restore ${name}" brings it back.`;
  const words = [summary.replace(/\s+/g, ' '), ...noteLines(runNotes), restore];
  return `${subject}\n\n${words.join('\n')}\n\n${manifestText(held)}\n`;
}

/** Indented, so that none of them can pass for a trailer, or for the list. */
function noteLines(notes: RunNotes | null): readonly string[] {
  if (notes === null) return [];
  const lines = notes.lines.map((line) => `    ${forTerminal(line)}`);
  return ['', 'Notes of the run, as its state file has them:', '', ...lines, ''];
}

/** The list in the message of an archive's commit. @throws NotOurs */
export function manifestInMessage(message: string): Manifest {
  const line = message.split('\n').findLast((one) => one.startsWith('{'));
  return manifestIn(line ?? '');
}

/** @throws NotOurs where the text is no list of an archive that this program knows */
export function manifestIn(text: string): Manifest {
  const from = stored.storedIn(text);
  if (stored.numberIn(from, 'rekindle_archive') !== VERSION) throw new stored.NotOurs('another version');
  return manifestOf(from);
}

/** @throws NotOurs */
export function manifestOf(from: stored.Stored): Manifest {
  return {
    name: stored.textIn(from, 'name'),
    key: stored.textIn(from, 'key'),
    workflow: stored.textIn(from, 'workflow'),
    action: stored.textIn(from, 'action'),
    summary: stored.textIn(from, 'summary'),
    by: stored.textIn(from, 'by'),
    parent: stored.textOrNull(from, 'parent'),
    commit: from['commit'] === true,
    kept: stored.listIn(from, 'kept', keptOf),
    became: stored.listIn(from, 'became', (one) => ({
      path: stored.textIn(one, 'path'),
      shape: stored.maybe(one['shape'], stored.endIn),
    })),
    runNotes: stored.maybe(from['runNotes'] ?? null, (one) => ({
      path: stored.textIn(one, 'path'),
      lines: stored.textsIn(one, 'lines'),
    })),
  };
}

function keptOf(from: stored.Stored): ArchivedPath {
  const bytes = stored.textOrNull(from, 'bytes');
  if (bytes !== null && bytes !== 'commit' && bytes !== 'folder')
    throw new stored.NotOurs('no place of bytes');
  const shape = stored.shapeIn(stored.storedOf(from['shape']));
  return { path: stored.textIn(from, 'path'), shape, bytes };
}

/** A workflow's id as a name that git allows in a ref and every file system in a folder. */
export function slugOf(workflow: string): string {
  const slug = workflow
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 80)
    .replace(/^-+|-+$/g, '');
  return slug === '' ? 'workflow' : slug;
}

/** `YYYYMMDD-HHmmss` in UTC of seconds since 1970. */
export function stampOf(seconds: number): string {
  const iso = new Date(seconds * 1_000).toISOString();
  return iso.slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-');
}
