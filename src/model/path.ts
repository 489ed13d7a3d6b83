// Paths of a repository, taken apart: the folder that one lies in, and its last name.

/** The folder that a path lies in; `''` is the root. */
export function folderOf(path: string): string {
  const slash = path.lastIndexOf('/');
  return slash < 0 ? '' : path.slice(0, slash);
}

/** The name after the last `/`. */
export function baseOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
