// Repositories, accounts, permissions and limits.
import { type Answer, type Asked, emulated, type Handlers, notFound, ok, repoOf } from '../answer.ts';
import { isoOf } from '../git/formats.ts';
import { fields } from '../json.ts';
import { LIMIT, limitsOf } from '../limits.ts';
import { account } from '../people.ts';
import { reaches } from '../permissions.ts';
import { roleOf, userCalled } from '../repositories.ts';
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
  'GET /repos/{owner}/{repo}': (asked) => emulated(asked),
  'GET /repos/{owner}/{repo}/collaborators/{username}/permission': permission,
};
