// What somebody may do in the repository, looked up when it counts.
import { WorldError } from '../../model/errors.ts';
import { at, type GitHubContext } from '../context.ts';

/** GitHub's roles, the weakest first; a role of an organisation's own counts as the one that it builds on. */
export const ROLES = ['none', 'read', 'triage', 'write', 'maintain', 'admin'] as const;
export type RepositoryRole = (typeof ROLES)[number];

/** `permission` of the answer knows fewer words than `role_name`: a custom role is told by it. */
const BASES: ReadonlyMap<string, RepositoryRole> = new Map([
  ['none', 'none'],
  ['read', 'read'],
  ['write', 'write'],
  ['admin', 'admin'],
]);

/** Somebody who is no collaborator, or who is not there any more, has none. @throws WorldError */
export async function roleOf(login: string, ground: GitHubContext): Promise<RepositoryRole> {
  try {
    const { data } = await ground.client.rest.repos.getCollaboratorPermissionLevel({
      ...at(ground),
      username: login,
    });
    return ROLES.find((role) => role === data.role_name) ?? BASES.get(data.permission) ?? 'none';
  } catch (error) {
    if (error instanceof WorldError && error.refused === 'absent') return 'none';
    throw error;
  }
}
