// Where `rekindle init` takes the Action from: what `--uses` says, else the release that this copy came from.
import { UserError } from '../../model/errors.ts';
import { OBJECT_ID } from '../../model/object-id.ts';
import type { ActionSource } from '../../report/init/action-source.ts';
import { say } from '../failure.ts';
import type { World } from '../world.ts';

/** Before the `@`: a login of GitHub and the name of a repository. */
const REPOSITORY = /^[a-z\d](?:-?[a-z\d]){0,38}\/(?!\.{1,2}$)[\w.-]{1,100}$/i;
/** After it: a ref; then, as in a workflow file, a comment with a tag. */
const REF = /^(\w[\w./+-]{0,199})(?:\s+#\s*(\w[\w./+-]{0,199}))?$/;
/** What git allows in no name of a ref (git-check-ref-format). */
const NO_REF = /\.\.|\/\/|\/\.|\.lock(?:\/|$)|[./]$/;
/** Part of a commit's id: GitHub takes it for the name of a branch or tag. */
const SHORTENED = /^[0-9a-f]{7,39}$/i;
const FORM = 'expected OWNER/REPO@REF, with a full commit, a tag or a branch as REF';

/**
 * What is written as `OWNER/REPO@REF`, or as it stands in a workflow file: `OWNER/REPO@COMMIT # TAG`.
 * @throws UserError where it is neither
 */
export function readUses(written: string): ActionSource {
  const [repository = '', ...rest] = written.trim().split('@');
  const [, ref = '', name] = REF.exec(rest.join('@')) ?? [];
  const found = `--uses: found ${JSON.stringify(written)}`;
  if (ref === '' || !REPOSITORY.test(repository) || [ref, name ?? ''].some((one) => NO_REF.test(one)))
    throw new UserError(`${found}, ${FORM}.`);
  if (SHORTENED.test(ref)) throw new UserError(`${found}, a shortened commit; write all 40 digits of it.`);
  const isCommit = OBJECT_ID.test(ref);
  if (!isCommit && name !== undefined)
    throw new UserError(`${found}, a tag after "#"; that is read only after a full commit.`);
  return { repository, ref, name: name ?? null };
}

/** What is asked, and where it is said that it could not be. */
type Asked = Pick<World, 'published' | 'remoteRefs' | 'stderr'>;

/**
 * The source for new files: a commit wherever one is known. A tag or branch is looked up on GitHub; a commit
 * without a name needs no network, and gets its tag where GitHub answers.
 * @throws UserError where there is no source, or no such ref in it
 */
export async function actionSource(uses: string | null, world: Asked): Promise<ActionSource> {
  const published = world.published();
  if (uses === null && published === null) throw noSource();
  const source = readUses(uses ?? published ?? '');
  if (source.name !== null) return source;
  const refs = await world.remoteRefs(source.repository);
  if (OBJECT_ID.test(source.ref)) return { ...source, name: tagAt(source.ref, refs ?? new Map()) };
  if (refs !== null) return { ...source, name: source.ref, ref: commitOf(source, refs) };
  say(
    world,
    `GitHub could not be asked which commit ${source.repository}@${source.ref} is, so the files name it as ` +
      'it was typed. It may be moved; a full commit cannot.',
  );
  return source;
}

/** Only a release knows where it is published: the repository in a package.json may belong to others. */
function noSource(): UserError {
  return new UserError(
    'Found no repository from which the files could use the Action: this copy of Rekindle is not from a ' +
      'release. Name one whose code you trust, such as your own fork, at a full commit: ' +
      '"rekindle init --uses OWNER/REPO@COMMIT". Nothing was written.',
  );
}

/** The tag at a commit; of several the longest, which says most: `v1.2.3` rather than `v1`. */
function tagAt(commit: string, refs: ReadonlyMap<string, string>): string | null {
  const names = [...refs].flatMap(([ref, id]) => {
    const name = ref.replace(/^refs\/tags\//, '');
    return id === commit && name !== ref && /^[\w][\w./+-]*$/.test(name) ? [name] : [];
  });
  return names.toSorted((a, b) => b.length - a.length || (a < b ? 1 : -1))[0] ?? null;
}

/** A tag counts before a branch of its name. */
function commitOf({ repository, ref }: ActionSource, refs: ReadonlyMap<string, string>): string {
  const commit = refs.get(`refs/tags/${ref}`) ?? refs.get(`refs/heads/${ref}`);
  if (commit !== undefined) return commit;
  throw new UserError(
    `--uses: ${repository} has no tag or branch ${JSON.stringify(ref)}. Nothing was written.`,
  );
}
