// Proposes a change on a branch of our own; what a person closed or changed is left to them.
import { WorldError } from '../../model/errors.ts';
import type { EffectResult, PullRequestEffect } from '../../model/github/effects.ts';
import { at, type GitHubContext } from '../effect-context.ts';
import { landed } from '../write/effect-result.ts';
import { makeLabels } from '../write/ensure-labels.ts';
import { type ProposalBranch, prepare } from '../write/proposal-branch.ts';

interface Pull {
  readonly number: number;
  readonly url: string;
  readonly open: boolean;
  readonly merged: boolean;
  readonly base: string;
  readonly title: string;
  readonly body: string;
  /** In lower case, as what GitHub compares. */
  readonly labels: ReadonlySet<string>;
  readonly asked: ReadonlySet<string>;
  /** Slugs of teams. */
  readonly askedTeams: ReadonlySet<string>;
}

/** How many times one proposal may be made again after it was merged and taken back. */
const ANEW = 2;

/**
 * The branch's name is the memory: what was closed under it is not opened again, and what was merged and then
 * taken back comes once more, under the next name.
 */
export async function pullRequest(effect: PullRequestEffect, ground: GitHubContext): Promise<EffectResult> {
  for (let turn = 1; turn <= ANEW; turn += 1) {
    const branch = turn === 1 ? effect.branch : `${effect.branch}-${turn}`;
    const pulls = await pullsFrom(branch, ground);
    const open = pulls.find((one) => one.open);
    const last = pulls.at(-1);
    if (!open && last && !last.merged) return landedAt(effect.key, 'declined', last);
    if (!open && last?.merged) continue;
    if (open && effect.baseCounts && open.base !== effect.base) return landedAt(effect.key, 'foreign', open);
    const ready = await prepare({ ...effect, branch }, ground);
    if (ready.kind === 'foreign' && open) return landedAt(effect.key, 'foreign', open);
    if (ready.kind === 'foreign') continue;
    if (ready.kind === 'empty') return landed(effect.key, 'already');
    return open ? brought(open, effect, ready, ground) : opened({ ...effect, branch }, ready, ground);
  }
  return landed(effect.key, 'declined');
}

const landedAt = (key: string, outcome: EffectResult['outcome'], { number, url }: Pull): EffectResult =>
  landed(key, outcome, { number, url });

/** All that were ever opened from a branch of this repository, the oldest first. */
async function pullsFrom(branch: string, ground: GitHubContext): Promise<readonly Pull[]> {
  const all = await ground.client.all(ground.client.rest.pulls.list, {
    ...at(ground),
    head: `${ground.owner}:${branch}`,
    state: 'all',
    per_page: 100,
  });
  return all
    .filter(({ head }) => head.ref === branch)
    .map((one) => ({
      number: one.number,
      url: one.html_url,
      open: one.state === 'open',
      merged: one.merged_at !== null,
      base: one.base.ref,
      title: one.title,
      body: one.body ?? '',
      labels: new Set(one.labels.map(({ name }) => name.toLowerCase())),
      asked: new Set((one.requested_reviewers ?? []).map(({ login }) => login.toLowerCase())),
      askedTeams: new Set((one.requested_teams ?? []).map(({ slug }) => slug.toLowerCase())),
    }))
    .toSorted((a, b) => a.number - b.number);
}

async function opened(
  effect: PullRequestEffect,
  { sha }: ProposalBranch,
  ground: GitHubContext,
): Promise<EffectResult> {
  const { key, branch } = effect;
  try {
    const { number, html_url: url } = await create(effect, effect.draft, ground);
    const left = await dressed(effect, { number, labels: NONE, asked: NONE, askedTeams: NONE }, ground);
    return landed(key, 'done', { number, url, sha, ...left });
  } catch (error) {
    const open = await lostRace(error, branch, ground);
    return open ? landedAt(key, 'already', open) : landed(key, 'already', { sha });
  }
}

/** Not every plan of GitHub has draft pull requests: then it is opened as an ordinary one. */
async function create(
  effect: PullRequestEffect,
  draft: boolean,
  ground: GitHubContext,
): Promise<{ readonly number: number; readonly html_url: string }> {
  const { branch: head, base, title, body } = effect;
  try {
    const { data } = await ground.client.rest.pulls.create({
      ...at(ground),
      head,
      base,
      title,
      body,
      draft,
      maintainer_can_modify: true,
    });
    return data;
  } catch (error) {
    const undraftable =
      error instanceof WorldError && error.refused === 'rejected' && NO_DRAFTS.test(error.message);
    if (!draft || !undraftable) throw error;
    return create(effect, false, ground);
  }
}

const NO_DRAFTS = /draft pull requests are not supported/i;

/**
 * Somebody else, or a request of our own whose answer was lost, was faster.
 * @throws what it was, where it was neither
 */
async function lostRace(error: unknown, branch: string, ground: GitHubContext): Promise<Pull | undefined> {
  if (!(error instanceof WorldError)) throw error;
  if (error.refused === 'nothing-between') return undefined;
  if (error.refused !== 'exists') throw error;
  return (await pullsFrom(branch, ground)).find((one) => one.open);
}

async function brought(
  open: Pull,
  effect: PullRequestEffect,
  { sha, moved }: ProposalBranch,
  ground: GitHubContext,
): Promise<EffectResult> {
  const { key, title, body } = effect;
  const same = open.title === title && open.body === body;
  if (!same) await ground.client.rest.pulls.update({ ...at(ground), pull_number: open.number, title, body });
  const { number, url } = open;
  const left = await dressed(effect, open, ground);
  return landed(key, same && !moved ? 'already' : 'done', { number, url, sha, ...left });
}

const NONE: ReadonlySet<string> = new Set();

/** Labels and reviewers, those that are not there yet; what is told about those who may not be asked. */
async function dressed(
  { labels, reviewers, teams }: PullRequestEffect,
  { number, labels: has, asked, askedTeams }: Pick<Pull, 'number' | 'labels' | 'asked' | 'askedTeams'>,
  ground: GitHubContext,
): Promise<Pick<EffectResult, 'left'>> {
  const missing = labels.filter((name) => !has.has(name.toLowerCase()));
  await makeLabels(missing, ground);
  if (missing.length > 0)
    await ground.client.rest.issues.addLabels({ ...at(ground), issue_number: number, labels: missing });
  // Separately, because a workflow's token can only ask people: it does not see an organization's teams.
  const left = [
    ...(await askToReview('reviewers', without(reviewers, asked), number, ground)),
    ...(await askToReview('team_reviewers', without(teams, askedTeams), number, ground)),
  ];
  return left.length === 0 ? {} : { left };
}

const without = (names: readonly string[], asked: ReadonlySet<string>): readonly string[] =>
  names.filter((name) => !asked.has(name.toLowerCase()));

// Asks people and teams to review our pull request: one who cannot be asked is reported and does not affect
// the others.

/** People by their logins, or teams by their slugs. */
type Asking = 'reviewers' | 'team_reviewers';

/** Asks them, and gives what is to be said of those who may not be asked. @throws WorldError */
async function askToReview(
  as: Asking,
  names: readonly string[],
  number: number,
  ground: GitHubContext,
): Promise<readonly string[]> {
  if (names.length === 0) return [];
  const refused = await ask(as, names, number, ground);
  if (refused === null) return [];
  if (names.length === 1) return [leftWords(as, names, number, refused)];
  // GitHub refuses all of them for one who may not review.
  const said: string[] = [];
  for (const one of names) {
    const why = await ask(as, [one], number, ground);
    if (why !== null) said.push(leftWords(as, [one], number, why));
  }
  return said;
}

function leftWords(as: Asking, names: readonly string[], number: number, why: string): string {
  const who = as === 'reviewers' ? names.join(', ') : `the team ${names.join(', ')}`;
  const teams =
    as === 'reviewers'
      ? 'Is it a collaborator here, and not who opens the pull request?'
      : 'A team is seen by the token of an App with "members: read", or of a person, and needs access here.';
  return (
    `The pull request ${number} is there, but ${who} was not asked to review it: ${why} ${teams} ` +
    'See pull-requests.reviewers in the config.'
  );
}

/** A refusal of these does not affect anything else. */
const PASSED_OVER: ReadonlySet<WorldError['refused']> = new Set(['rejected', 'permission', 'absent']);

/** `null`: they are asked; else why not, in GitHub's words. */
async function ask(
  as: Asking,
  names: readonly string[],
  number: number,
  ground: GitHubContext,
): Promise<string | null> {
  try {
    await ground.client.rest.pulls.requestReviewers({ ...at(ground), pull_number: number, [as]: [...names] });
    return null;
  } catch (error) {
    if (!(error instanceof WorldError && PASSED_OVER.has(error.refused))) throw error;
    return error.message;
  }
}
