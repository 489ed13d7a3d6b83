// The journal of a working tree: what is under way is written down first, so that a crash leaves
// nothing half done.
import { existsSync, readdirSync, readFileSync, unlinkSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '../../model/errors.ts';
import {
  discardFolder,
  makeFolder,
  ownFolder,
  syncFolder,
  writeNew,
  writeOwn,
  writeWhole,
} from '../files/durable-writes.ts';
import type { FileShape, FolderShape, LinkShape, PathShape } from '../files/file-shapes.ts';
import { type Manifest, manifestOf } from './archive-manifest.ts';
import { nameOfKey } from './effect-keys.ts';
import * as stored from './journal-schema.ts';
import type { PathStep } from './path-changes.ts';

/** What one path becomes, with the bytes laid ready. */
export interface Op {
  readonly path: string;
  readonly before: PathShape | null;
  readonly after: FileShape | LinkShape | null;
  /** Name of the file in the journal's folder that holds the new bytes; `null` where there are none. */
  readonly ready: string | null;
}

/** A commit that is to be made once the files are in place. */
export interface Pending {
  readonly message: string;
  readonly paths: readonly string[];
  /** The branch's short name, and the commit that it stood at; `null` before the first one. */
  readonly branch: string;
  readonly parent: string | null;
}

/** Everything that is to be done, decided beforehand. */
export interface Journal {
  /** The effect's. */
  readonly key: string;
  readonly workflow: string;
  readonly summary: string;
  /** What is archived before the first step; `null` where nothing is removed or overwritten. */
  readonly archive: Manifest | null;
  readonly ops: readonly Op[];
  /** Folders that are made where they are not there, and get these permissions at the end. */
  readonly folders: readonly { readonly path: string; readonly shape: FolderShape }[];
  readonly commit: Pending | null;
  /** Set once every file is in place, and only the commit is left. */
  readonly placed: boolean;
  /** Set where this takes back the change of another journal: its key, and what people are told. */
  readonly takesBack: { readonly key: string; readonly why: string } | null;
}

const VERSION = 1;

/** The journals of one working tree. */
export class Journals {
  readonly folder: string;

  /** `gitDir`: this working tree's own part of git. */
  constructor(gitDir: string) {
    this.folder = ownFolder(gitDir, 'journal');
  }

  /** Whether anything was left behind, finished or not. */
  isEmpty(): boolean {
    return this.#names().length === 0;
  }

  /**
   * Lays the bytes of steps ready and then writes the journal, which begins it: before, nothing counts;
   * after, it is done to the end or taken back.
   */
  begin(plan: Omit<Journal, 'ops' | 'placed'>, steps: readonly PathStep[]): Journal {
    const ready = this.#folderOf(plan.key);
    discardFolder(ready);
    makeFolder(this.folder);
    makeFolder(ready);
    const ops = steps.map(({ path, before, after, bytes }, index): Op => {
      if (bytes === null) return { path, before, after, ready: null };
      writeNew(join(ready, `${index}`), bytes);
      return { path, before, after, ready: `${index}` };
    });
    syncFolder(ready);
    const journal: Journal = { ...plan, ops, placed: false };
    this.write(journal);
    return journal;
  }

  write(journal: Journal): void {
    writeWhole(this.#fileOf(journal.key), JSON.stringify({ rekindle_journal: VERSION, ...journal }));
  }

  /** The bytes that were laid ready for a step. */
  bytesOf({ key }: Journal, { ready }: Op): Buffer | null {
    return ready === null ? null : readFileSync(join(this.#folderOf(key), ready));
  }

  /** Writes a file beside what was laid ready, for git to read; it ends with the journal. */
  beside({ key }: Journal, name: string, text: string): string {
    makeFolder(this.#folderOf(key));
    const file = join(this.#folderOf(key), name);
    writeOwn(file, Buffer.from(text));
    return file;
  }

  /** It is done, or was taken back: nothing is left of it. */
  end({ key }: Journal): void {
    unlinkSync(this.#fileOf(key));
    syncFolder(this.folder);
    discardFolder(this.#folderOf(key));
  }

  /** Journals that a crash left, in a fixed order; what was laid ready without one is thrown away. */
  left(): readonly Journal[] {
    const names = this.#names();
    for (const name of names)
      if (!name.endsWith('.json') && !names.includes(`${name}.json`)) discardFolder(join(this.folder, name));
    return this.pending();
  }

  /** The same, with nothing touched. */
  pending(): readonly Journal[] {
    const whole = this.#names().filter((name) => name.endsWith('.json'));
    return whole.sort().map((name) => this.#read(name));
  }

  has({ key }: Journal): boolean {
    return existsSync(this.#fileOf(key));
  }

  #read(name: string): Journal {
    const file = join(this.folder, name);
    try {
      return journalIn(readFileSync(file, 'utf8'));
    } catch (cause) {
      throw new UserError(
        `Found a journal that cannot be read: ${file}. A change was cut short there by another version of ` +
          'Rekindle, or the file is damaged. Look at the files it names, then remove it.',
        { cause },
      );
    }
  }

  #names(): readonly string[] {
    return existsSync(this.folder) ? readdirSync(this.folder) : [];
  }

  #fileOf(key: string): string {
    return join(this.folder, `${nameOfKey(key)}.json`);
  }

  #folderOf(key: string): string {
    return join(this.folder, nameOfKey(key));
  }
}

function journalIn(text: string): Journal {
  const from = stored.storedIn(text);
  if (stored.numberIn(from, 'rekindle_journal') !== VERSION) throw new stored.NotOurs('another version');
  return {
    key: stored.textIn(from, 'key'),
    workflow: stored.textIn(from, 'workflow'),
    summary: stored.textIn(from, 'summary'),
    archive: stored.maybe(from['archive'], manifestOf),
    ops: stored.listIn(from, 'ops', (op) => ({
      path: stored.textIn(op, 'path'),
      before: stored.maybe(op['before'], stored.shapeIn),
      after: stored.maybe(op['after'], stored.endIn),
      ready: stored.textOrNull(op, 'ready'),
    })),
    folders: stored.listIn(from, 'folders', (folder) => ({
      path: stored.textIn(folder, 'path'),
      shape: stored.folderIn(stored.storedOf(folder['shape'])),
    })),
    commit: stored.maybe(from['commit'], (commit) => ({
      message: stored.textIn(commit, 'message'),
      paths: stored.textsIn(commit, 'paths'),
      branch: stored.textIn(commit, 'branch'),
      parent: stored.textOrNull(commit, 'parent'),
    })),
    placed: from['placed'] === true,
    takesBack: stored.maybe(from['takesBack'], (one) => ({
      key: stored.textIn(one, 'key'),
      why: stored.textIn(one, 'why'),
    })),
  };
}
