// Links into the repository: made from its own address, with names percent-encoded, never from a file's text.
import { isKeepable } from './format.ts';

/** What is to be compared. */
export interface Compared {
  readonly branch: string;
  readonly base: string;
  /** The repository's address, without a slash at the end. */
  readonly address: string;
}

/** `https://github.com/OWNER/REPO/compare/BASE...BRANCH?expand=1`; names are data. */
export function compareLink({ address, base, branch }: Compared): string {
  return `${address}/compare/${inPath(base)}...${inPath(branch)}?expand=1`;
}

/** A slash between names stays; what Markdown would take for the end of an address does not. */
function inPath(name: string): string {
  // A half of a surrogate pair has no bytes.
  const parts = name.toWellFormed().split('/').map(encodeURIComponent).join('/');
  return parts.replace(/[()'!*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
}

/**
 * Markdown of what leads to a branch. `text`: Markdown as well; it stands alone where there is no address, or
 * where the name holds a secret or cannot be seen as it is.
 */
export function branchLink(text: string, address: string | null, branch: string | null): string {
  if (address === null || branch === null || !isKeepable(branch)) return text;
  return `[${text}](${address}/tree/${inPath(branch)})`;
}

/** The same of a file as a commit holds it; `line` from 1. */
export function fileLink(
  text: string,
  address: string | null,
  file: { readonly commit: string | null; readonly path: string; readonly line?: number | null },
): string {
  const { commit, path, line = null } = file;
  if (address === null || commit === null || !isKeepable(path)) return text;
  const at = line === null ? '' : `#L${line}`;
  return `[${text}](${address}/blob/${inPath(commit)}/${inPath(path)}${at})`;
}

/** The same of a pull request. */
export function pullLink(text: string, address: string | null, number: number): string {
  return address === null ? text : `[${text}](${address}/pull/${number})`;
}
