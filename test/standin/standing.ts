// What the standing of a repository or conversation forbids: archived, issues switched off, locked, too long.
import { conversationOf, isPull } from './allow.ts';
import { type Answer, type Asked, invalid, refuse } from './answer.ts';
import { fields, text } from './json.ts';
import { mayWrite, settingsOf } from './repositories.ts';

const ON_ISSUES = /\/issues(?:\/(?:\{issue_number\}.*|comments\/\{comment_id\}.*))?$/;
const MOST = 65_536;

function tooLong({ operation, body }: Asked): Answer | null {
  const given = text(fields(body)['body']);
  if (Array.from(given).length <= MOST) return null;
  const said = `is too long (maximum is ${MOST} characters)`;
  if (/comments/.test(operation.name))
    return invalid({
      resource: 'IssueComment',
      code: 'unprocessable',
      field: 'data',
      message: `Body ${said}`,
    });
  const resource = /\/pulls/.test(operation.name) ? 'PullRequest' : 'Issue';
  return invalid({ resource, code: 'custom', field: 'body', message: `body ${said}` });
}

/** Who may speak in a locked conversation: people with write access. Apps and GITHUB_TOKEN may not. */
function locked(asked: Asked): Answer | null {
  const { operation, repo, world, identity } = asked;
  if (!repo || !operation.name.startsWith('POST /repos/{owner}/{repo}/issues/{issue_number}/comments'))
    return null;
  if (!conversationOf(asked)?.locked) return null;
  if (identity?.kind === 'user' && mayWrite(world, repo, identity.login)) return null;
  return refuse(403, 'Unable to create comment because issue is locked.');
}

/** The answer where the standing forbids it; `null`: go on. */
export function forbidden(asked: Asked): Answer | null {
  const { operation, repo, world } = asked;
  if (!repo) return null;
  const { archived, issues } = settingsOf(world, repo);
  if (archived && operation.method !== 'GET') return refuse(403, 'Repository was archived so is read-only.');
  const lists = /^GET .+\/issues$/.test(operation.name);
  if (!issues && !lists && ON_ISSUES.test(operation.path)) {
    const issue = conversationOf(asked);
    if (!issue || !isPull(world, issue)) return refuse(410, 'Issues has been disabled in this repository.');
  }
  return locked(asked) ?? tooLong(asked);
}
