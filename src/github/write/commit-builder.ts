// Creates a commit by the API from whole texts: blobs, a tree, the commit. It is unreachable until
// a ref moves.
import type { BranchEdit } from '../../model/github/effects.ts';
import { at, type GitHubContext } from '../effect-context.ts';

export interface BuiltCommit {
  readonly sha: string;
  /** Whether it changes nothing: then no commit was made, and `sha` is the parent. */
  readonly empty: boolean;
}

/** Without an author of its own, so that GitHub signs it as us. The modes of files are kept. */
export async function makeCommit(
  parent: string,
  edits: readonly BranchEdit[],
  message: string,
  ground: GitHubContext,
): Promise<BuiltCommit> {
  const { rest } = ground.client;
  const { data: base } = await rest.git.getCommit({ ...at(ground), commit_sha: parent });
  const modes = await modesOf(
    edits.map(({ path }) => path),
    base.tree.sha,
    ground,
  );
  const entries = [];
  for (const { path, text, kept, mode: given } of edits) {
    const mode = kept?.mode ?? given ?? modes.get(path) ?? '100644';
    // What is not there cannot be removed.
    if (text === null && !kept && !modes.has(path)) continue;
    const sha = kept?.blob ?? (text === null ? null : await blobOf(text, ground));
    entries.push({ path, mode, type: 'blob' as const, sha });
  }
  if (entries.length === 0) return { sha: parent, empty: true };
  const { data: tree } = await rest.git.createTree({
    ...at(ground),
    base_tree: base.tree.sha,
    tree: entries,
  });
  if (tree.sha === base.tree.sha) return { sha: parent, empty: true };
  const { data: commit } = await rest.git.createCommit({
    ...at(ground),
    message,
    tree: tree.sha,
    parents: [parent],
  });
  return { sha: commit.sha, empty: false };
}

/** Base64, so that a byte order mark and every line ending arrive as they are. */
async function blobOf(text: string, ground: GitHubContext): Promise<string> {
  const { data } = await ground.client.rest.git.createBlob({
    ...at(ground),
    content: Buffer.from(text, 'utf8').toString('base64'),
    encoding: 'base64',
  });
  return data.sha;
}

const MODES = ['100644', '100755', '040000', '160000', '120000'] as const;
type Mode = (typeof MODES)[number];

/** The modes of these paths in a tree, those that are there; folder by folder, each read once. */
async function modesOf(
  paths: readonly string[],
  root: string,
  ground: GitHubContext,
): Promise<ReadonlyMap<string, Mode>> {
  const found = new Map<string, Mode>();
  const folders = new Map<string, Promise<ReadonlyMap<string, Entry>>>();
  const listed = (sha: string) => {
    const known = folders.get(sha) ?? entriesOf(sha, ground);
    folders.set(sha, known);
    return known;
  };
  for (const path of paths) {
    let tree: string | null = root;
    const names = path.split('/');
    for (const [i, name] of names.entries()) {
      const entry: Entry | undefined = tree === null ? undefined : (await listed(tree)).get(name);
      if (i === names.length - 1 && entry) found.set(path, entry.mode);
      tree = entry?.mode === '040000' ? entry.sha : null;
    }
  }
  return found;
}

interface Entry {
  readonly mode: Mode;
  readonly sha: string;
}

async function entriesOf(sha: string, ground: GitHubContext): Promise<ReadonlyMap<string, Entry>> {
  const { data } = await ground.client.rest.git.getTree({ ...at(ground), tree_sha: sha });
  return new Map(
    data.tree.flatMap(({ path, mode, sha: id }) => {
      const known = MODES.find((one) => one === mode);
      return known === undefined ? [] : [[path, { mode: known, sha: id }] as const];
    }),
  );
}
