// Tools that are recognised but not supported yet: their users are told so, instead of that
// nothing was found.

import type { Root } from '../../model/repository-source.ts';
import { isFileMode } from '../../model/snapshot.ts';

/** A tool that keeps resumable work in a repository, and what its repositories have. */
export interface Tool {
  /** As its format would be called. */
  readonly id: string;
  readonly name: string;
  /** Files, or folders with a slash at their end; `*` at the end of a name stands for its rest. */
  readonly marks: readonly string[];
}

/** By how many public repositories have such a mark. */
export const TOOLS: readonly Tool[] = [
  { id: 'backlog', name: 'Backlog.md', marks: ['backlog/config.yml'] },
  { id: 'agent-os', name: 'Agent OS', marks: ['agent-os/specs/', '.agent-os/'] },
];

/** One mark of a tool as it was seen. */
export interface SeenTool {
  readonly id: string;
  readonly name: string;
  /** From the root of the repository; a folder ends in a slash. */
  readonly path: string;
  /** The branches at whose tips it stands; empty where no branch can be named. */
  readonly branches: readonly string[];
}

/** What of a table is seen at these roots, in its order. */
export function toolsIn(roots: readonly Root[], tools: readonly Tool[] = TOOLS): readonly SeenTool[] {
  const seen = new Map<string, Omit<SeenTool, 'branches'> & { readonly branches: string[] }>();
  for (const { branch, snapshot } of roots)
    for (const { id, name, marks } of tools)
      for (const path of marks.flatMap((mark) => pathsOf(mark, snapshot))) {
        const one = seen.get(path) ?? { id, name, path, branches: [] };
        if (branch !== null) one.branches.push(branch);
        seen.set(path, one);
      }
  const place = ({ id }: Pick<SeenTool, 'id'>) => tools.findIndex((tool) => tool.id === id);
  return [...seen.values()].sort((a, b) => place(a) - place(b) || (a.path < b.path ? -1 : 1));
}

/** Where a mark stands in a tree: a file is no folder, and a link is neither. */
function pathsOf(mark: string, snapshot: Root['snapshot']): readonly string[] {
  if (mark.endsWith('*')) {
    const begins = mark.slice(0, -1);
    return snapshot
      .list('')
      .flatMap(({ path, mode }) => (path.startsWith(begins) && mode === '040000' ? [`${path}/`] : []));
  }
  const mode = snapshot.entry(mark.replace(/\/$/, ''))?.mode;
  const meant = mark.endsWith('/') ? mode === '040000' : isFileMode(mode);
  return meant ? [mark] : [];
}

/** `OpenSpec (openspec/)`, each tool once; names of folders go through `shown`. */
export function toolNames(tools: readonly SeenTool[], shown: (path: string) => string): readonly string[] {
  const names = [...new Set(tools.map(({ name }) => name))];
  return names.map((name) => {
    const paths = tools.filter((one) => one.name === name).map(({ path }) => shown(path));
    return `${name} (${paths.join(', ')})`;
  });
}

/** Said beside the names. */
export const NOT_READ =
  'Their state is not read yet: nothing here says whether work of theirs was interrupted.';
