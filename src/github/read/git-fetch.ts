// Git against GitHub: fetches, and nothing else; the token is in no argument, no address and no file.
import { spawn } from 'node:child_process';
import { WorldError } from '../../model/errors.ts';
import {
  argumentsOf,
  environmentWith,
  type Variables,
  withSettings,
} from '../../model/github/git-invocation.ts';

export type GitEnvironment = Variables;

export interface Remote {
  /** `https://github.com`, or where GHES is. */
  readonly serverUrl: string;
  readonly owner: string;
  readonly repo: string;
  readonly token: string;
  /** Variables of this process: where git is, proxies, certificates. */
  readonly env: GitEnvironment;
}

/** Forced on every process (git, "Environment Variables"): it fetches by HTTP alone. */
const FORCED: GitEnvironment = {
  GIT_ALLOW_PROTOCOL: 'https:http',
  GIT_LFS_SKIP_SMUDGE: '1',
};
/** Of git's own variables only those that say where git and its certificates are. */
const KEPT = /^GIT_(?:EXEC_PATH|SSL_|HTTP_|PROXY_|TRACE)/;
/** How much of what git says is kept, in characters. */
const STDERR_CAP = 8192;

/** Configuration by environment: `ps` shows arguments, and git writes addresses into its own files. */
function environmentOf({ serverUrl, token, env }: Remote, negotiates: boolean): GitEnvironment {
  const basic = Buffer.from(`x-access-token:${token}`).toString('base64');
  return withSettings(environmentWith(env, KEPT, FORCED), [
    [`http.${serverUrl}/.extraheader`, `AUTHORIZATION: basic ${basic}`],
    ...(negotiates ? [] : [['fetch.negotiationAlgorithm', 'noop'] as const]),
  ]);
}

export const addressOf = ({ serverUrl, owner, repo }: Remote): string => `${serverUrl}/${owner}/${repo}.git`;

/** What git is given beside its arguments. */
interface Given {
  /** For its standard input. */
  readonly lines?: readonly string[];
  /** Whether a server is told which commits are here already; absent: it is. */
  readonly negotiates?: boolean;
}

/** Runs git in a folder to its end; gives what it printed. @throws WorldError with what git said */
export async function git(
  dir: string,
  args: readonly string[],
  remote: Remote,
  { lines = [], negotiates = true }: Given = {},
): Promise<string> {
  const child = started(dir, args, environmentOf(remote, negotiates));
  const printed: Buffer[] = [];
  child.stdout.on('data', (piece: Buffer) => printed.push(piece));
  let said = '';
  child.stderr.setEncoding('utf8');
  child.stderr.on('data', (text: string) => {
    if (said.length < STDERR_CAP) said += text;
  });
  child.stdin.on('error', () => {}); // a process that ends early says why on stderr
  child.stdin.end(lines.map((line) => `${line}\n`).join(''));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', (cause) => reject(unstarted(cause)));
    child.on('close', (status) => resolve(status));
  });
  if (code !== 0) throw failure(args[0] ?? '', said);
  return Buffer.concat(printed).toString('utf8');
}

/** Some of what keeps a program from starting is thrown at once, and some is told later. */
function started(dir: string, args: readonly string[], env: GitEnvironment) {
  try {
    return spawn('git', argumentsOf(dir, [], args), {
      env,
      shell: false,
      stdio: ['pipe', 'pipe', 'pipe'],
      windowsHide: true,
    });
  } catch (error) {
    throw unstarted(error);
  }
}

function unstarted(cause: unknown): WorldError {
  const why = cause instanceof Error ? cause.message : String(cause);
  return new WorldError('rejected', `git could not be started (${why}).`, null, cause);
}

/** What git's words mean; `fatal: …` of its last lines. */
function failure(what: string, said: string): WorldError {
  const lines = said.split('\n').filter((line) => /^(?:fatal|error|remote):/.test(line));
  const words = lines.slice(0, 3).join(' ') || 'it gave no reason';
  const message = `git ${what} failed; git says: ${words}`;
  if (/could not read Username|Authentication failed|error: 40[13]/i.test(said))
    return new WorldError('permission', message, 'contents: read');
  if (/not found|error: 404/i.test(said)) return new WorldError('absent', message);
  return new WorldError('lost', message);
}
