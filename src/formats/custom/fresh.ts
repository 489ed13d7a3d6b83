// What starting over removes of a described workflow: only files that the description names.
import { filesAt, isFile } from '../../formkit/outputs.ts';
import type { Choices } from '../../model/choice.ts';
import type { CustomFormat } from '../../model/custom-format.ts';
import { folderOf } from '../../model/path.ts';
import { joinPath } from '../../text/markdown/path-lists.ts';
import { outputFor } from './state-locations.ts';

/**
 * The state file, or what shows that the workflow began before there is one; with `all` what its stages made.
 * Never a folder: it may hold code.
 */
export function freshOf({ beside, stages }: CustomFormat): Choices['fresh'] {
  return ({ site, snapshot }, all) => {
    const home = folderOf(site.path);
    const marks = beside.map((name) => joinPath(home, name));
    const outputs = stages.flatMap((stage) =>
      stage.outputs.flatMap((path) => filesAt(home, outputFor(path, site.feature), snapshot)),
    );
    const own = isFile(site.path, snapshot) ? [site.path] : marks;
    return [...new Set(all ? [...own, ...marks, ...outputs] : own)].filter((path) => isFile(path, snapshot));
  };
}
