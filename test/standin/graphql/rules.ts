// Rules of branches in GraphQL: the old ones and rulesets.
import { nodeId } from '../people.ts';
import { mayWrite, protectionsOf, settingsOf } from '../repositories.ts';
import type { RepoRow } from '../tables.ts';
import type { Protection } from '../world.ts';
import { type Ctx, connect, need, type Page, type View } from './context.ts';

function rule(repo: RepoRow, one: Protection, index: number): View {
  return {
    __typename: 'BranchProtectionRule',
    id: nodeId('BranchProtectionRule', repo.id, index),
    databaseId: index + 1,
    pattern: one.pattern,
    allowsDeletions: one.allowsDeletions,
    allowsForcePushes: one.allowsForcePushes,
    isAdminEnforced: true,
    lockBranch: false,
    requiredApprovingReviewCount: one.reviews > 0 ? one.reviews : null,
    requiredStatusCheckContexts: one.checks,
    requiresApprovingReviews: one.reviews > 0,
    requiresCommitSignatures: one.requiresSignatures,
    requiresLinearHistory: false,
    requiresStatusChecks: one.checks.length > 0,
    restrictsPushes: false,
  };
}

const old = (ctx: Ctx, repo: RepoRow): readonly Protection[] =>
  settingsOf(ctx.world, repo).protections.filter(({ by }) => by === 'protection');

export const protectionRules = (ctx: Ctx, repo: RepoRow, page: Page): View => {
  need(ctx, repo, 'administration');
  return connect([...old(ctx, repo).entries()], page, ([index, one]) => rule(repo, one, index));
};

const KINDS: readonly (readonly [string, (one: Protection) => boolean])[] = [
  ['DELETION', (one) => !one.allowsDeletions],
  ['NON_FAST_FORWARD', (one) => !one.allowsForcePushes],
  ['PULL_REQUEST', (one) => one.reviews > 0],
  ['REQUIRED_SIGNATURES', (one) => one.requiresSignatures],
  ['REQUIRED_STATUS_CHECKS', (one) => one.checks.length > 0],
];

interface RuleAsked extends Page {
  readonly type?: string | null;
}

function ruleset(repo: RepoRow, one: Protection, index: number): View {
  const self: View = {
    __typename: 'RepositoryRuleset',
    id: nodeId('RepositoryRuleset', repo.id, index),
    databaseId: index + 1,
    name: one.pattern,
    enforcement: 'ACTIVE',
    target: 'BRANCH',
    rules: (page: RuleAsked) => connect(rulesIn(repo, one, index, page.type ?? null), page, (each) => each),
  };
  return self;
}

function rulesIn(repo: RepoRow, one: Protection, index: number, type: string | null): readonly View[] {
  return KINDS.filter(([name, holds]) => holds(one) && (type === null || type === name)).map(([name]) => ({
    __typename: 'RepositoryRule',
    id: nodeId('RepositoryRule', repo.id, index, name),
    type: name,
    repositoryRuleset: () => ruleset(repo, one, index),
  }));
}

const news = (ctx: Ctx, repo: RepoRow): readonly Protection[] =>
  settingsOf(ctx.world, repo).protections.filter(({ by }) => by === 'ruleset');

export const rulesets = (ctx: Ctx, repo: RepoRow, page: Page): View =>
  connect([...news(ctx, repo).entries()], page, ([index, one]) => ruleset(repo, one, index));

/** What the rules say of one branch. */
export function ofBranch(ctx: Ctx, repo: RepoRow, branch: string): View {
  const { world, identity } = ctx;
  const all = protectionsOf(world, repo, branch);
  const [first] = all.filter(({ by }) => by === 'protection');
  return {
    branchProtectionRule: () => {
      if (!first) return null;
      need(ctx, repo, 'administration');
      return rule(repo, first, old(ctx, repo).indexOf(first));
    },
    rules: (page: Page) => {
      const mine = all.filter(({ by }) => by === 'ruleset');
      const found = mine.flatMap((one) => rulesIn(repo, one, news(ctx, repo).indexOf(one), null));
      return connect(found, page, (each) => each);
    },
    // GitHub gives this to people who may push, and to nobody else: null says nothing of the branch.
    refUpdateRule: () => {
      if (!first || identity.kind !== 'user' || !mayWrite(world, repo, identity.login)) return null;
      return {
        pattern: first.pattern,
        allowsDeletions: first.allowsDeletions,
        allowsForcePushes: first.allowsForcePushes,
        blocksCreations: false,
        requiredApprovingReviewCount: first.reviews > 0 ? first.reviews : null,
        requiredStatusCheckContexts: first.checks,
        requiresCodeOwnerReviews: false,
        requiresConversationResolution: false,
        requiresLinearHistory: false,
        requiresSignatures: first.requiresSignatures,
        viewerAllowedToDismissReviews: false,
        viewerCanPush: first.reviews === 0,
      };
    },
  };
}
