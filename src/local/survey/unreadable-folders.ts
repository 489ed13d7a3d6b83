// Folders on disk that cannot be listed: which of them may hold state, and what is reported.
import type { Closed } from '../../model/repository-source.ts';
import { SKIPPED, withinSubmodule } from '../../model/repository-source.ts';
import { trackedAmong } from '../git/tracked-paths.ts';
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
