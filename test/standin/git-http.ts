// Git over HTTP, served by git's own http-backend from the repositories on disk.
import { join } from 'node:path';
import { launch } from '../launcher.ts';
import { type Answer, refuse } from './answer.ts';
import { gitEnv } from './git/run.ts';
import { allowedGit } from './git-access.ts';
import type { Identity } from './identity.ts';
import { follow } from './moves.ts';
import { grants } from './permissions.ts';
import { refusedRefs } from './repositories.ts';
import type { RepoRow } from './tables.ts';
import type { World } from './world.ts';

export interface GitRequest {
  readonly method: string;
  /** `info/refs`, `git-upload-pack` or `git-receive-pack`. */
  readonly service: string;
  readonly query: string;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly body: Buffer;
}

/** Whether it writes, or asks for what is needed to write. */
export const writes = ({ service, query }: Pick<GitRequest, 'service' | 'query'>): boolean =>
  `${service}?${query}`.includes('git-receive-pack');

/** The answer of a CGI program: header lines, an empty line, the body. */
function read(output: Buffer): Answer {
  const end = output.indexOf('\r\n\r\n');
  const lines = output.toString('latin1', 0, Math.max(0, end)).split('\r\n');
  const headers = Object.fromEntries(
    lines.filter(Boolean).map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
    }),
  );
  const { status, ...rest } = headers;
  return { status: Number(status?.slice(0, 3) ?? 200), headers: rest, body: output.subarray(end + 4) };
}

function backend(
  world: World,
  repo: RepoRow,
  request: GitRequest,
  login: string,
  env: NodeJS.ProcessEnv,
): Buffer {
  const header = (name: string) => String(request.headers[name] ?? '');
  const cgi = {
    GIT_PROJECT_ROOT: join(world.depot.root, 'repositories'),
    GIT_HTTP_EXPORT_ALL: '1',
    PATH_INFO: `/${repo.id}.git/${request.service}`,
    REQUEST_METHOD: request.method,
    QUERY_STRING: request.query,
    CONTENT_TYPE: header('content-type'),
    CONTENT_LENGTH: String(request.body.length),
    HTTP_CONTENT_ENCODING: header('content-encoding'),
    GIT_PROTOCOL: header('git-protocol'),
    REMOTE_USER: login,
    REMOTE_ADDR: '127.0.0.1',
  };
  return launch('git', ['http-backend'], { env: { ...gitEnv(cgi), ...env }, input: request.body }).stdout;
}

/** Serves one request; what a push moved is followed up as any other move. */
export async function serveGit(
  world: World,
  repo: RepoRow | null,
  request: GitRequest,
  identity: Identity | null,
): Promise<Answer> {
  const refused = allowedGit(world, repo, identity, writes(request));
  if (refused || !repo) return refused ?? refuse(404, 'Not Found');
  const pushes = request.service === 'git-receive-pack';
  const before = pushes ? world.depot.of(repo.id).all() : new Map<string, string>();
  const workflows = identity?.kind === 'user' || grants(identity?.permissions?.['workflows'], 'write');
  const env = {
    STANDIN_PROTECTED: pushes ? refusedRefs(world, repo) : '',
    STANDIN_NO_WORKFLOWS: workflows ? '' : '1',
  };
  const login = identity?.login ?? '';
  const answer = read(backend(world, repo, request, login, env));
  if (pushes) await follow(world, repo, before, () => ({ login }));
  return answer;
}
