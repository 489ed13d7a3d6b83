// Repositories, accounts, permissions, installations and limits.
import { type Answer, type Asked, emulated, type Handlers, notFound, ok, paged, repoOf } from '../answer.ts';
import { isoOf } from '../git/formats.ts';
import { fields } from '../json.ts';
import { LIMIT, limitsOf } from '../limits.ts';
import { account, app } from '../people.ts';
import { reaches } from '../permissions.ts';
import { holds, roleOf, userCalled } from '../repositories.ts';
import type { Role } from '../world.ts';

/** The old names of roles that `permission` still has. */
const LEGACY: Readonly<Record<Role, string>> = {
  admin: 'admin',
  maintain: 'write',
  write: 'write',
  triage: 'read',
  read: 'read',
};

function permission(asked: Asked): Answer {
  const { world, params } = asked;
  const login = params['username'] ?? '';
  if (!userCalled(world, login)) return notFound();
  const role = roleOf(world, repoOf(asked), login);
  const permissions = {
    admin: reaches(role, 'admin'),
    maintain: reaches(role, 'maintain'),
    push: reaches(role, 'write'),
    triage: reaches(role, 'triage'),
    pull: reaches(role, 'read'),
  };
  return ok({
    permission: role === null ? 'none' : LEGACY[role],
    user: { ...account(world, login), permissions, role_name: role ?? 'none' },
    role_name: role ?? 'none',
  });
}

function installed(asked: Asked): Answer {
  const { world, identity } = asked;
  if (!identity || identity.kind === 'user') return notFound();
  const found = world.rows.repos.all().filter((repo) => holds(repo, identity));
  return paged(asked, found, (page) => ({
    total_count: found.length,
    repository_selection: identity.repos === null ? 'all' : 'selected',
    repositories: page.map((repo) => ({ full_name: repo.full_name, owner: {} })),
  }));
}

async function installations(asked: Asked): Promise<Answer> {
  const answer = await emulated(asked);
  const mend = (one: unknown) => {
    const { account: of, ...rest } = fields(one);
    const target_id = fields(of)['id'];
    return { ...rest, account: of, target_id, suspended_by: null, suspended_at: null };
  };
  if (answer.status !== 200) return answer;
  return { ...answer, body: Array.isArray(answer.body) ? answer.body.map(mend) : mend(answer.body) };
}

function self({ world, identity }: Asked): Answer {
  const whole = app(world, identity?.app ?? null);
  return whole ? ok({ ...whole, installations_count: 1 }) : notFound();
}

function limits({ world, identity }: Asked): Answer {
  const { remaining, used, reset } = limitsOf(world, identity);
  const one = { limit: LIMIT, remaining, used, reset };
  return ok({ resources: { core: one, search: one, graphql: one }, rate: one });
}

async function user(asked: Asked): Promise<Answer> {
  const login = asked.params['username'] ?? asked.identity?.login ?? '';
  const row = userCalled(asked.world, login);
  const path = `/users/${encodeURIComponent(row?.login ?? login)}`;
  const answer = await emulated(asked, { path, query: new URLSearchParams() });
  if (answer.status !== 200) return answer;
  const more = { created_at: isoOf(row?.created_at ?? 0), updated_at: isoOf(row?.updated_at ?? 0) };
  return { ...answer, body: { ...fields(answer.body), ...more } };
}

export const places: Handlers = {
  'GET /rate_limit': limits,
  'GET /user': user,
  'GET /users/{username}': user,
  'GET /installation/repositories': installed,
  'GET /app': self,
  'GET /app/installations': installations,
  'GET /app/installations/{installation_id}': installations,
  'POST /app/installations/{installation_id}/access_tokens': (asked) => emulated(asked),
  'GET /repos/{owner}/{repo}/installation': installations,
  'GET /repos/{owner}/{repo}': (asked) => emulated(asked),
  'GET /repos/{owner}/{repo}/collaborators/{username}/permission': permission,
};
