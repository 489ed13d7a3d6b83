// The result of an effect, in words for people.

import { type Manifest, refOf } from './archive-manifest.ts';
import { folderOf, type Vault } from './create-archive.ts';

/** An archive, as people are told about it. */
export interface ArchiveName {
  /** What `restore` takes. */
  readonly name: string;
  /** Where tracked files are kept; `null` where there were none. */
  readonly ref: string | null;
  /** Where other files are kept, absolute; `null` where there were none. They never leave this clone. */
  readonly folder: string | null;
  /** The line that pushes the ref; `null` where there is no ref or no remote. */
  readonly push: string | null;
}

/** What became of one effect. */
export interface Applied {
  readonly key: string;
  /** `already`: everything was so before, and nothing was written. */
  readonly done: 'written' | 'already';
  readonly archive: ArchiveName | null;
  /** The commit that was made, in hex; `null` where none was asked for, or nothing differs. */
  readonly commit: string | null;
  /** What is worth knowing, in our words. */
  readonly notes: readonly string[];
}

export function applied(key: string, done: Applied['done'], more: Partial<Applied> = {}): Applied {
  return { key, done, archive: null, commit: null, notes: [], ...more };
}

/** How people name an archive. One process where it has a ref. */
export async function archiveName(manifest: Manifest, vault: Vault): Promise<ArchiveName> {
  const { name, commit, kept } = manifest;
  const ref = commit ? refOf(manifest) : null;
  const remote = ref === null ? null : await remoteOf(vault);
  return {
    name,
    ref,
    folder: kept.some(({ bytes }) => bytes === 'folder') ? folderOf(vault, name) : null,
    push: remote === null ? null : `git push ${remote} ${ref}`,
  };
}

/** The remote that a person would push to; `null` where there is none whose name can be typed as it is. */
async function remoteOf({ git }: Vault): Promise<string | null> {
  const { stdout } = await git.run(['remote']);
  const names = stdout
    .toString('utf8')
    .split('\n')
    .filter((name) => /^\w[\w.-]*$/.test(name));
  return names.find((name) => name === 'origin') ?? names[0] ?? null;
}
