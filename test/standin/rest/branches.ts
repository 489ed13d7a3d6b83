// Branches, their rules, tags, and a repository's activity by REST.
import { type Answer, type Asked, type Handlers, notFound, ok, paged, refuse, repoOf } from '../answer.ts';
import type { Fields } from '../json.ts';
import { branchOf } from '../moves.ts';
import { account, nodeId } from '../people.ts';
import { protectionsOf, settingsOf } from '../repositories.ts';
import { peeled } from '../revisions.ts';
import { commitShape, guard } from '../shapes.ts';
import type { Activity, Protection } from '../world.ts';

function branches(asked: Asked): Answer {
  const { world, query } = asked;
  const repo = repoOf(asked);
  const all = [...world.depot.of(repo.id).all()].flatMap(([ref, sha]) => {
    const name = branchOf(ref);
    return name === null ? [] : [{ name, sha }];
  });
  const url = `${world.api}/repos/${repo.full_name}`;
  const shapes = all
    .map(({ name, sha }): Fields => {
      const commit = { sha, url: `${url}/commits/${sha}` };
      return { name, commit, ...guard(world, repo, name) };
    })
    .filter((one) => !query.has('protected') || String(one['protected']) === query.get('protected'));
  return paged(asked, shapes, (page) => page);
}

async function branch(asked: Asked): Promise<Answer> {
  const { world, params } = asked;
  const repo = repoOf(asked);
  const name = params['branch'] ?? '';
  const sha = world.depot.of(repo.id).get(`refs/heads/${name}`);
  if (sha === null) return refuse(404, 'Branch not found');
  return ok({
    name,
    commit: await commitShape(world, repo, sha),
    _links: {
      self: `${world.api}/repos/${repo.full_name}/branches/${encodeURIComponent(name)}`,
      html: `${world.url}/${repo.full_name}/tree/${name}`,
    },
    ...guard(world, repo, name),
  });
}

function protection(asked: Asked): Answer {
  const { world, params } = asked;
  const repo = repoOf(asked);
  const [rule] = protectionsOf(world, repo, params['branch'] ?? '').filter(({ by }) => by === 'protection');
  if (!rule) return refuse(404, 'Branch not protected');
  const url = `${world.api}${asked.pathname}`;
  return ok({
    url,
    ...(rule.checks.length === 0
      ? {}
      : {
          required_status_checks: {
            url: `${url}/required_status_checks`,
            contexts_url: `${url}/required_status_checks/contexts`,
            strict: false,
            contexts: rule.checks,
            checks: rule.checks.map((context) => ({ context, app_id: null })),
          },
        }),
    ...(rule.reviews === 0
      ? {}
      : {
          required_pull_request_reviews: {
            url: `${url}/required_pull_request_reviews`,
            dismiss_stale_reviews: false,
            require_code_owner_reviews: false,
            required_approving_review_count: rule.reviews,
          },
        }),
    required_signatures: { url: `${url}/required_signatures`, enabled: rule.requiresSignatures },
    enforce_admins: { url: `${url}/enforce_admins`, enabled: true },
    allow_force_pushes: { enabled: rule.allowsForcePushes },
    allow_deletions: { enabled: rule.allowsDeletions },
  });
}

function rulesOf({ reviews, allowsForcePushes, allowsDeletions, requiresSignatures, checks }: Protection) {
  const review = {
    required_approving_review_count: reviews,
    dismiss_stale_reviews_on_push: false,
    require_code_owner_review: false,
    require_last_push_approval: false,
    required_review_thread_resolution: false,
  };
  return [
    ...(allowsDeletions ? [] : [{ type: 'deletion' }]),
    ...(allowsForcePushes ? [] : [{ type: 'non_fast_forward' }]),
    ...(requiresSignatures ? [{ type: 'required_signatures' }] : []),
    ...(reviews > 0 ? [{ type: 'pull_request', parameters: review }] : []),
    ...checks.map((context) => ({
      type: 'required_status_checks',
      parameters: { strict_required_status_checks_policy: false, required_status_checks: [{ context }] },
    })),
  ];
}

/** Rulesets only: the old rules of branches are not among them. */
function rules(asked: Asked): Answer {
  const { world, params } = asked;
  const repo = repoOf(asked);
  const source = { ruleset_source_type: 'Repository', ruleset_source: repo.full_name };
  const all = settingsOf(world, repo).protections;
  const found = protectionsOf(world, repo, params['branch'] ?? '')
    .filter(({ by }) => by === 'ruleset')
    .flatMap((rule) =>
      rulesOf(rule).map((one) => ({ ...one, ...source, ruleset_id: all.indexOf(rule) + 1 })),
    );
  return paged(asked, found, (page) => page);
}

async function tags(asked: Asked): Promise<Answer> {
  const { world } = asked;
  const repo = repoOf(asked);
  const url = `${world.api}/repos/${repo.full_name}`;
  const all = [...world.depot.of(repo.id).all()].filter(([ref]) => ref.startsWith('refs/tags/')).toReversed();
  const shapes = all.map(async ([ref, oid]) => {
    const name = ref.slice('refs/tags/'.length);
    const sha = (await peeled(world, oid)) ?? oid;
    return {
      name,
      commit: { sha, url: `${url}/commits/${sha}` },
      zipball_url: `${url}/zipball/${ref}`,
      tarball_url: `${url}/tarball/${ref}`,
      node_id: nodeId('Ref', repo.id, ref),
    };
  });
  return paged(asked, await Promise.all(shapes), (page) => page);
}

const PERIODS: Readonly<Record<string, number>> = { day: 1, week: 7, month: 30, quarter: 91, year: 365 };

/** Newest first; pages by cursor, as this one list has them. */
function activity(asked: Asked): Answer {
  const { world, query } = asked;
  const repo = repoOf(asked);
  const days = PERIODS[query.get('time_period') ?? ''] ?? Number.POSITIVE_INFINITY;
  const oldest = Date.now() - days * 86_400_000;
  const ref = query.get('ref');
  const fits = (one: Activity) =>
    one.repo_id === repo.id &&
    (ref === null || one.ref === ref || one.ref === `refs/heads/${ref}`) &&
    (!query.has('actor') || one.by === query.get('actor')) &&
    (!query.has('activity_type') || one.type === query.get('activity_type')) &&
    Date.parse(one.at) >= oldest;
  const newest = (a: Activity, b: Activity) => b.at.localeCompare(a.at) || b.id - a.id;
  const found = world.extras.activity.filter(fits).toSorted(newest);
  const ordered = query.get('direction') === 'asc' ? found.toReversed() : found;
  const size = Math.min(100, Number(query.get('per_page')) || 30);
  const from = query.has('after') ? ordered.findIndex((one) => String(one.id) === query.get('after')) + 1 : 0;
  const page = ordered.slice(from, from + size);
  const next = new URLSearchParams(query);
  next.set('after', String(page.at(-1)?.id));
  const link = `<${world.api}${asked.pathname}?${next.toString()}>; rel="next"`;
  return {
    status: 200,
    headers: from + size < ordered.length ? { link } : {},
    body: page.map((one) => ({
      id: one.id,
      node_id: nodeId('PUSH', one.id),
      before: one.before,
      after: one.after,
      ref: one.ref,
      timestamp: one.at,
      activity_type: one.type,
      actor: account(world, one.by),
    })),
  };
}

const R = '/repos/{owner}/{repo}';
export const branchHandlers: Handlers = {
  [`GET ${R}/branches`]: branches,
  [`GET ${R}/branches/{branch}`]: branch,
  [`GET ${R}/branches/{branch}/protection`]: protection,
  [`GET ${R}/rules/branches/{branch}`]: (asked) => (asked.params['branch'] ? rules(asked) : notFound()),
  [`GET ${R}/tags`]: tags,
  [`GET ${R}/activity`]: activity,
};
