// Where pipeline states lie: every place that upstream ever used, under any folder.
import type { StateLocation } from '../../model/site.ts';
import { baseOf, folderOf } from '../../text/markdown/paths.ts';

/** The name that upstream writes since 2026-03, then the one before. */
export const NAMES: readonly string[] = ['pipeline-state.md', '.pipeline-state.md'];

const PLACE = /^(?:.*\/)?(?:reports\/pipeline|specs)\/[^/]+\/\.?pipeline-state\.md$/;

export function matches(path: string): boolean {
  return PLACE.test(path);
}

/** The toolkit's own folders; `specs/` is shared with others, and `reports/` with everybody. */
export const GROUNDS: readonly (readonly [folder: RegExp, state: string])[] = [
  [/(?:^|\/)ADS-(?:memory|project-knowledge)$/, `reports/pipeline/*/${NAMES[0]}`],
  [/(?:^|\/)ADS-(?:memory|project-knowledge)\/reports$/, `pipeline/*/${NAMES[0]}`],
  [/(?:^|\/)reports\/pipeline$/, `*/${NAMES[0]}`],
  [/(?:^|\/)reports\/pipeline\/[^/]+$/, `${NAMES[0]}`],
];

/** One workflow a folder; where both names stand there, the newer is the state and the other its rival. */
export function sites(format: string, paths: readonly string[]): readonly StateLocation[] {
  const folders = [...new Set(paths.map(folderOf))];
  return folders.map((folder) => {
    const found = paths.filter((path) => folderOf(path) === folder);
    const [path = '', ...rivals] = found.sort((a, b) => NAMES.indexOf(baseOf(a)) - NAMES.indexOf(baseOf(b)));
    return { format, path, files: found, rivals, feature: baseOf(folder) };
  });
}
