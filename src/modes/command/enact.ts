// Has a change happen on its branch: what goes is kept first; a commit, or a pull request where it must be.

import type { ChangeEffect } from '../../model/effect.ts';
import { UserError, WorldError } from '../../model/errors.ts';
import type { CommitEffect, Edit, Landed } from '../../model/remote.ts';
import { type Listed, listedIn } from '../../report/change.ts';
import { checkRunOf } from '../../report/github/check-run.ts';
import { commitMessage, proposalBranch, trailersOf } from '../../report/github/commit.ts';
import { decisionDigest, proposalKey } from '../../report/github/keys.ts';
import { proposalBody } from '../../report/github/proposal.ts';
import { compareWords } from '../../report/github/underway.ts';
import type { Where } from '../../report/github/view.ts';
import { keyOf } from '../../text/hash.ts';
import type { Desk } from '../desk.ts';
import type { Found } from '../looking.ts';

/** A change that was decided for a workflow at a commit. */
export interface Plan {
  readonly found: Found;
  readonly effect: ChangeEffect;
  readonly edits: readonly Edit[];
  /** The order's key. */
  readonly key: string;
  /** Who gave the order. */
  readonly by: string;
  /** Stands for the words of the order. */
  readonly order: string;
}

export type Enacted =
  /** `more`: a sentence of Markdown that must be said besides; `''`: none. */
  | {
      readonly kind: 'done';
      readonly where: Where;
      readonly listed: readonly Listed[];
      readonly more: string;
    }
  /** The branch does not stand any more where it was judged. */
  | { readonly kind: 'moved' };

/** @throws UserError where what is to be kept has no place; WorldError where GitHub refuses */
export async function enact(plan: Plan, desk: Desk): Promise<Enacted> {
  const { found, effect, edits } = plan;
  const listed = listedIn(found.snapshot, effect.change);
  const archive = await archived(plan, desk);
  const where = (landed: Partial<Where>): Where => ({
    branch: found.branch,
    sha: null,
    pull: null,
    archive,
    ...landed,
  });
  if (edits.length === 0) return { kind: 'done', where: where({}), listed, more: '' };
  const commit = await committed(plan, desk);
  if (commit === 'guarded') {
    const { pull, more } = await proposed(plan, listed, desk);
    return { kind: 'done', where: where({ pull }), listed, more };
  }
  if (commit.outcome === 'moved') return { kind: 'moved' };
  return { kind: 'done', where: where({ sha: commit.sha }), listed, more: '' };
}

/** The ref under which the commit stays that still has what goes; `null`: nothing goes. */
async function archived({ found, effect, key }: Plan, { land }: Desk): Promise<string | null> {
  const goes = effect.change.files.some(({ kind }) => kind === 'remove' || kind === 'revert');
  if (!goes) return null;
  const ref = archiveRef(found.recovery.id, found.sha);
  const { outcome } = await land({ kind: 'archive-ref', key, ref, sha: found.sha });
  if (outcome === 'done' || outcome === 'already') return ref;
  throw new UserError(
    `Found another commit under ${ref}, where what goes is to be kept. Remove that ref, then order again.`,
  );
}

/** One for each commit: what it kept once it keeps for ever. */
export function archiveRef(workflow: string, sha: string): string {
  const slug = workflow
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 80)
    .replace(/^-+|-+$/g, '');
  return `refs/rekindle/archive/${slug === '' ? 'workflow' : slug}/${sha.slice(0, 12)}`;
}

async function committed(plan: Plan, { hub, land }: Desk): Promise<Landed | 'guarded'> {
  const { found, effect, edits, key } = plan;
  const commit: CommitEffect = {
    kind: 'commit',
    key,
    branch: found.branch,
    head: found.sha,
    edits,
    message: commitMessage(effect.action, found, effect.change),
    trailers: trailersOf(found.recovery.id, effect.action),
  };
  if (await hub.isProtected(found.branch)) return 'guarded';
  try {
    return await land(commit);
  } catch (error) {
    if (error instanceof WorldError && error.refused === 'protected') return 'guarded';
    throw error;
  }
}

interface Proposed {
  readonly pull: number | null;
  readonly more: string;
}

/** One that a person closed is opened again: somebody asked. It has a name of its own then. */
async function proposed(plan: Plan, listed: readonly Listed[], desk: Desk): Promise<Proposed> {
  const first = await pullRequest(plan, listed, whatOf(plan), desk);
  if (first !== 'again') return first;
  const anew = await pullRequest(plan, listed, `${whatOf(plan)} ${plan.key}`, desk);
  if (anew !== 'again') return anew;
  throw new UserError(
    'The branch of its pull request holds what is not ours, or somebody closed it. Look there first.',
  );
}

/** What a person's no to it is about. */
function whatOf({ found, effect, order }: Plan): string {
  if (effect.action === 'migrate') return String(found.recovery.newest);
  if (effect.action === 'repair') return keyOf(effect.change.files);
  return `${order} ${decisionDigest(found.scanned)}`;
}

async function pullRequest(
  { found, effect, edits, by }: Plan,
  listed: readonly Listed[],
  what: string,
  desk: Desk,
): Promise<Proposed | 'again'> {
  const { id } = found.recovery;
  const { branch: base } = found;
  const { action, change } = effect;
  const key = proposalKey(action, id, base, what);
  const branch = proposalBranch(action, id, key);
  const view = { ...found, choice: action, change, listed, by, guarded: true, key, branch, base };
  const { draft, labels, reviewers } = desk.config.pullRequests;
  try {
    const { outcome, number } = await desk.land({
      kind: 'pull-request',
      key,
      branch,
      base,
      head: found.sha,
      edits,
      message: commitMessage(action, found, change),
      trailers: trailersOf(id, action),
      ...proposalBody(view),
      labels,
      reviewers: reviewers.users,
      teams: reviewers.teams,
      draft,
    });
    return outcome === 'declined' || outcome === 'foreign' ? 'again' : { pull: number, more: '' };
  } catch (error) {
    if (!(error instanceof WorldError && error.refused === 'actions-pull-requests')) throw error;
    return { pull: null, more: compareWords(branch, compareUrl(base, branch, desk)) };
  }
}

/** Names as a path of an address has them; a slash between them stays. */
const inPath = (name: string) => name.split('/').map(encodeURIComponent).join('/');

function compareUrl(base: string, branch: string, { hub: { facts }, inputs }: Desk): string {
  const home = `${inputs.server}/${inPath(facts.owner)}/${inPath(facts.repo)}`;
  return `${home}/compare/${inPath(base)}...${inPath(branch)}?expand=1`;
}

/** What a workflow's own token pushes starts no workflows, so our commit gets its check run from us. */
export async function shown(before: Found, after: Found['looked'], sha: string, desk: Desk): Promise<void> {
  const { token, failOn, gate, door } = desk.inputs;
  if (token === 'own') return;
  const typed = { commands: desk.cli, dir: null };
  const call = {
    head: sha,
    base: { kind: 'commit', commit: before.sha },
    failOn,
    remarks: [],
    resultFile: '',
  } as const;
  const run = checkRunOf(after, before.looked, call, { typed, gate, door });
  if (run) await desk.attempt(run);
}
