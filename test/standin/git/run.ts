// Starts git: what it wrote, or why it failed.
import { spawn } from 'node:child_process';
import { launch } from '../../launcher.ts';

const ENV = {
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_TERMINAL_PROMPT: '0',
  LC_ALL: 'C',
};

/** The environment of every git that the stand-in starts: nobody's own settings. */
export const gitEnv = (more: Readonly<Record<string, string>> = {}): NodeJS.ProcessEnv => ({
  PATH: process.env['PATH'],
  HOME: '/nonexistent',
  ...ENV,
  ...more,
});

export interface Ran {
  readonly status: number | null;
  readonly stdout: Buffer;
  readonly stderr: string;
}

interface How {
  readonly cwd: string;
  readonly input?: string | Buffer;
  readonly env?: Readonly<Record<string, string>>;
}

/** Never blocking: it may ask a server that is in this very process. */
export function run(command: readonly string[], { cwd, env, input = '' }: How): Promise<Ran> {
  return new Promise((resolve, reject) => {
    const child = spawn('git', command, { cwd, env: gitEnv(env) });
    const out: Buffer[] = [];
    const err: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => out.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => err.push(chunk));
    child.on('error', reject);
    child.on('close', (status) =>
      resolve({ status, stdout: Buffer.concat(out), stderr: Buffer.concat(err).toString('utf8') }),
    );
    // A git that ends early closes its input; what it says counts, not that we could not write all.
    child.stdin.on('error', () => {});
    child.stdin.end(input);
  });
}

/** In the server's own repositories, which need nothing from elsewhere. */
export async function runInDepot(command: readonly string[], { cwd, env, input = '' }: How): Promise<Ran> {
  const { stderr, ...ran } = launch('git', command, { cwd, env: gitEnv(env), input });
  return { ...ran, stderr: stderr.toString('utf8') };
}

const written =
  (by: typeof run) =>
  async (cwd: string, command: readonly string[], input: string | Buffer = ''): Promise<string> => {
    const { status, stdout, stderr } = await by(command, { cwd, input });
    if (status !== 0) throw new Error(`git ${command.join(' ')}: ${stderr.trim()}`);
    return stdout.toString('utf8');
  };

/** What git wrote. @throws Error with what it said, where it failed */
export const git = written(run);
/** The same in the server's own repositories. */
export const gitInDepot = written(runInDepot);
