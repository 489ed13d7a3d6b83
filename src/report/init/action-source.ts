// Where the starter files take the Action from: a repository and a ref of it, as `uses:` has them.
import { OBJECT_ID } from '../../model/object-id.ts';
import { REPOSITORY, VERSION } from '../../model/version.ts';

export interface ActionSource {
  /** `OWNER/REPO` on GitHub. */
  readonly repository: string;
  /** What stands after the `@`: a full commit, or a tag or branch. */
  readonly ref: string;
  /** The tag or branch that a commit was found by; `null` where none is known, or `ref` is one itself. */
  readonly name: string | null;
}

/** The release as the docs show it. Its commit cannot be known in here, so its tag stands in that place. */
export const DOCS_SOURCE: ActionSource = { repository: REPOSITORY, ref: `v${VERSION}`, name: null };

/** The ref by which people read it: a tag rather than its commit. */
export const shownRef = ({ ref, name }: ActionSource): string => name ?? ref;

/** The address of a file as it is there, to read it as a page. */
export const sourcePage = (source: ActionSource, path: string): string =>
  `https://github.com/${source.repository}/blob/${shownRef(source)}/${path}`;

/** The step's first lines. A commit has its tag beside it, which tools that update pins read. */
export function usesLines({ repository, ref, name }: ActionSource): string {
  const uses = `      - uses: ${repository}@${ref}`;
  if (OBJECT_ID.test(ref)) return name === null ? uses : `${uses} # ${name}`;
  return `\
      # A tag can be moved, a commit cannot. The tag's commit is in the last line of
      # git ls-remote https://github.com/${repository} ${ref} "${ref}^{}"
${uses}`;
}
