// The three mutations: moving refs with what they must hold, committing to a branch, folding a comment away.
import { isAncestor } from '../git/history.ts';
import type { Found } from '../git/objects.ts';
import { ZEROS } from '../git/refs.ts';
import { moveRefs, type Refusal } from '../moves.ts';
import { nodeIn } from '../people.ts';
import { repositoryCalled, sees } from '../repositories.ts';
import { peeled } from '../revisions.ts';
import { personal, SIGNATURE } from '../shapes.ts';
import type { RepoRow } from '../tables.ts';
import { type Ctx, failed, need, type View } from './context.ts';

type Input<T> = { readonly input: T & { readonly clientMutationId?: string | null } };

function repositoryWith(ctx: Ctx, id: string): RepoRow {
  const [kind, number] = nodeIn(id);
  const repo = kind === 'Repository' ? ctx.world.rows.repos.get(Number(number)) : undefined;
  if (!repo || !sees(ctx.world, repo, ctx.identity))
    throw failed('NOT_FOUND', `Could not resolve to a node with the global id of '${id}'`);
  return repo;
}

/** GitHub publishes no wording of these errors; nobody should read more than that they are unprocessable. */
const refused = ({ kind, message }: Refusal) =>
  failed(kind === 'workflow' ? 'FORBIDDEN' : 'UNPROCESSABLE', message);

interface Update {
  readonly name: string;
  readonly afterOid: string;
  readonly beforeOid?: string | null;
  readonly force?: boolean | null;
}

async function updateRefs(
  ctx: Ctx,
  { input }: Input<{ readonly repositoryId: string; readonly refUpdates: readonly Update[] }>,
): Promise<View> {
  const { world, identity } = ctx;
  const repo = repositoryWith(ctx, input.repositoryId);
  need(ctx, repo, 'contents', 'write');
  const refs = world.depot.of(repo.id);
  const moves = [];
  for (const { name, afterOid, beforeOid, force } of input.refUpdates) {
    const now = refs.get(name);
    const goes = afterOid === ZEROS;
    if (!goes && !(await world.depot.objects.read(afterOid)))
      throw failed('UNPROCESSABLE', `No object found for afterOid ${afterOid}`);
    if (!goes && name.startsWith('refs/heads/') && (await peeled(world, afterOid)) !== afterOid)
      throw failed('UNPROCESSABLE', `Object ${afterOid} is not a commit`);
    if (goes && name === `refs/heads/${repo.default_branch}`)
      throw failed('UNPROCESSABLE', `Refusing to delete the default branch ${name}`);
    const stale = beforeOid && beforeOid !== (now ?? ZEROS);
    if (stale)
      throw failed('UNPROCESSABLE', `Reference ${name} is at ${now ?? ZEROS} but expected ${beforeOid}`);
    if (goes && now === null) throw failed('UNPROCESSABLE', `Reference ${name} does not exist`);
    const forced = !goes && now !== null && !(await isAncestor(world.depot.place(repo.id), now, afterOid));
    if (forced && force !== true) throw failed('UNPROCESSABLE', `Update of ${name} is not a fast forward`);
    moves.push({ ref: name, before: beforeOid ?? now ?? ZEROS, after: afterOid, forced });
  }
  const said = await moveRefs(world, repo, moves, identity);
  if (said) throw refused(said);
  return { clientMutationId: input.clientMutationId ?? null };
}

interface Committed {
  readonly branch: {
    readonly id?: string | null;
    readonly repositoryNameWithOwner?: string | null;
    readonly branchName?: string | null;
  };
  readonly message: { readonly headline: string; readonly body?: string | null };
  readonly expectedHeadOid: string;
  readonly fileChanges?: {
    readonly additions?: readonly { readonly path: string; readonly contents: string }[] | null;
    readonly deletions?: readonly { readonly path: string }[] | null;
  } | null;
}

function branchIn(ctx: Ctx, { branch }: Committed): { readonly repo: RepoRow; readonly ref: string } {
  const [, id, ...name] = branch.id ? nodeIn(branch.id) : [];
  const named = repositoryCalled(ctx.world, branch.repositoryNameWithOwner ?? '')?.repo;
  const repo = branch.id ? ctx.world.rows.repos.get(Number(id)) : named;
  const ref = branch.id
    ? name.join(':')
    : `refs/heads/${(branch.branchName ?? '').replace(/^refs\/heads\//, '')}`;
  if (!repo || !sees(ctx.world, repo, ctx.identity))
    throw failed('NOT_FOUND', 'Could not resolve to a Repository.');
  return { repo, ref };
}

async function createCommitOnBranch(ctx: Ctx, { input }: Input<Committed>): Promise<View> {
  const { world, identity } = ctx;
  const { objects } = world.depot;
  const { repo, ref } = branchIn(ctx, input);
  need(ctx, repo, 'contents', 'write');
  const head = world.depot.of(repo.id).get(ref);
  if (head === null) throw failed('NOT_FOUND', `No branch named ${ref} found.`);
  const stale = `Expected branch to point to "${input.expectedHeadOid}" but it did not. Pull and try again.`;
  if (head !== input.expectedHeadOid) throw failed('STALE_DATA', stale);
  const base = (await objects.commit(head))?.tree ?? '';
  const found = new Map<string, Found | null>();
  for (const { path } of input.fileChanges?.deletions ?? []) {
    if (!(await objects.find(base, path)))
      throw failed(
        'NOT_FOUND',
        `A path was requested for deletion which does not exist as of commit oid \`${head}\``,
      );
    found.set(path, null);
  }
  for (const { path, contents } of input.fileChanges?.additions ?? []) {
    // This mutation knows no modes: what it writes is an ordinary file.
    found.set(path, { mode: '100644', oid: objects.write('blob', Buffer.from(contents, 'base64')) });
  }
  const tree = await objects.withEntries(base, found);
  const self = personal(world, identity.login);
  const { headline, body } = input.message;
  const after = objects.writeCommit({
    tree,
    parents: [head],
    author: self,
    committer: { ...self, name: 'GitHub', email: 'noreply@github.com' },
    message: body ? `${headline}\n\n${body}` : headline,
    signature: SIGNATURE,
  });
  const said = await moveRefs(world, repo, [{ ref, before: head, after, forced: false }], identity);
  if (said) throw refused(said);
  return {
    clientMutationId: input.clientMutationId ?? null,
    commit: () => ctx.object(repo, after),
    ref: () => ctx.ref(repo, ref, after),
  };
}

function minimizeComment(
  ctx: Ctx,
  { input }: Input<{ readonly subjectId: string; readonly classifier: string }>,
): View {
  const { world } = ctx;
  const [kind, id] = nodeIn(input.subjectId);
  const row = kind === 'IssueComment' ? world.rows.comments.get(Number(id)) : undefined;
  const repo = row && world.rows.repos.get(row.repo_id);
  if (!row || !repo || !sees(world, repo, ctx.identity))
    throw failed('NOT_FOUND', `Could not resolve to a node with the global id of '${input.subjectId}'`);
  need(ctx, repo, 'issues', 'write');
  world.extras.minimized[row.id] = input.classifier.toLowerCase().replace('_', '-');
  return { clientMutationId: input.clientMutationId ?? null, minimizedComment: () => ctx.comment(row) };
}

/** The root of mutations. */
export const mutations = (ctx: Ctx): View => ({
  updateRefs: (asked: Parameters<typeof updateRefs>[1]) => updateRefs(ctx, asked),
  createCommitOnBranch: (asked: Input<Committed>) => createCommitOnBranch(ctx, asked),
  minimizeComment: (asked: Parameters<typeof minimizeComment>[1]) => minimizeComment(ctx, asked),
});
