// Folders that cannot be listed, and links in the place of one: which may hold state, and what is reported.
import { readlink } from 'node:fs/promises';
import { join } from 'node:path';
import type { Closed } from '../../model/repository-source.ts';
import {
  closedLinks,
  isLinkedFolder,
  type LinkedFolder,
  SKIPPED,
  withinSubmodule,
} from '../../model/repository-source.ts';
import { trackedAmong } from '../git/tracked-paths.ts';
import type { Candidates } from './candidates.ts';
import { entryIn, rootOf } from './commit-snapshot.ts';
import type { DiskEntry } from './disk.ts';
import { byteOrder } from './names.ts';
import type { SurveyContext } from './survey.ts';

/** Where the tools that are known keep what they work on, each in a folder of its own. */
const USUAL = 'specs';

/**
 * Those that may hold state, since git tracks files below or state has its place there; of what a program
 * locks up for itself (a database's data) only a warning is given. `codes`: the system's by folder. One
 * process where there is any at all.
 * @throws UserError where git fails
 */
export async function closedOf(
  codes: ReadonlyMap<string, string>,
  branch: string | null,
  { repository: { root, kind }, git, asker, options }: SurveyContext,
): Promise<readonly Closed[]> {
  if (codes.size === 0) return [];
  const folders = [...codes.keys()].sort(byteOrder);
  const tracked = kind === 'none' ? [] : [...(await trackedAmong(git.at(root), folders.map(named)))];
  const mayHold = (folder: string) =>
    kind === 'none' || isPlace(folder) || tracked.some((path) => path.startsWith(`${folder}/`));
  return folders.flatMap((folder): readonly Closed[] => {
    const code = codes.get(folder) ?? '';
    if (!mayHold(folder)) {
      options.warn?.(`The folder ${JSON.stringify(folder)} cannot be read (${code}); passed over.`);
      return [];
    }
    const message =
      `found a folder that cannot be read (${code}), expected one that may be listed: what it holds is not ` +
      'known. Give this user the right to read it, and scan again.';
    return [{ path: named(folder), rule: 'state-available', message, line: null, branch, commit: null }];
  });

  function isPlace(folder: string): boolean {
    const names = folder.split('/');
    if (folder === '' || names.some((name) => SKIPPED.has(name))) return folder === '';
    return names.some((name) => name === USUAL || asker.folders.has(name)) || suspected(folder);
  }

  function suspected(folder: string): boolean {
    return withinSubmodule(folder, asker).length > 0;
  }
}

/** The root has no name of its own. */
const named = (folder: string): string => (folder === '' ? '.' : folder);

/** Links on disk in the place of a folder that a format looks into. */
export async function linkedFoldersOn(
  disk: ReadonlyMap<string, DiskEntry>,
  branch: string | null,
  { repository: { root }, asker }: SurveyContext,
): Promise<readonly Closed[]> {
  const paths = [...disk].flatMap(([path, { mode }]) => (isLinkedFolder(path, mode, asker) ? [path] : []));
  const links: LinkedFolder[] = [];
  for (const path of paths) links.push({ path, target: await readlink(join(root, path)).catch(() => null) });
  const isFolder = (path: string) => path === '' || disk.get(path)?.mode === '040000';
  return closedLinks(links, { branch, commit: null, isFolder }, asker);
}

/** A commit that was looked at. */
interface Looked {
  readonly branch: string | null;
  readonly commit: string;
  readonly tree: string;
}

/** The same in commits, whose trees are loaded; a link that several of them hold is told at the first. */
export async function linkedFoldersIn(
  commits: readonly Looked[],
  candidates: Candidates,
  { objects, asker }: SurveyContext,
): Promise<readonly Closed[]> {
  const told = new Set<string>();
  const found = commits.map((one) => {
    const links = candidates.links(one.tree).filter(({ name, id }) => !told.has(`${id} ${name}`));
    for (const { name, id } of links) told.add(`${id} ${name}`);
    return { ...one, links };
  });
  for (const { id } of found.flatMap(({ links }) => links)) objects.want(id);
  await objects.fetch();
  return found.flatMap(({ branch, commit, tree, links }) => {
    const isFolder = (path: string) => entryIn(objects, rootOf(tree), path)?.mode === '040000';
    const read = links.map(({ name, id }): LinkedFolder => {
      const reading = objects.reading(id);
      return { path: name, target: reading.ok ? reading.text : null };
    });
    return closedLinks(read, { branch, commit, isFolder }, asker);
  });
}
