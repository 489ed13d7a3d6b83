// Work as somebody for whom permissions count: root may read and write everything, and would prove nothing.
import { spawn } from 'node:child_process';
import { env, run } from './repository.ts';

/** The user `nobody` of every Unix; it need not be named anywhere. */
const NOBODY = 65_534;
/** What lets root pass permissions by (capabilities(7)). */
const POWERS = '-dac_override,-dac_read_search';
const isRoot = process.getuid?.() === 0;

/**
 * Reads as the owner of a folder who is not root: as who runs the tests, or, where that is root, as nobody.
 * Only one test of a process may be in it at a time.
 */
export async function unprivileged<T>(dir: string, read: () => Promise<T>): Promise<T> {
  const { seteuid, setegid } = process;
  if (!isRoot || !seteuid || !setegid) return read();
  await run('chown', ['-R', `${NOBODY}:${NOBODY}`, dir]);
  setegid(NOBODY);
  seteuid(NOBODY);
  try {
    return await read();
  } finally {
    seteuid(0);
    setegid(0);
    // Git reads no repository that belongs to somebody else.
    await run('chown', ['-R', '0:0', dir]);
  }
}

/** What a program of Node's says on stderr, run by somebody who may not pass permissions by. */
export async function saidUnprivileged(args: readonly string[]): Promise<string> {
  const own = [process.execPath, ...args];
  const [program = '', ...rest] = isRoot ? ['setpriv', `--bounding-set=${POWERS}`, ...own] : own;
  const child = spawn(program, rest, { env, stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  await new Promise((resolve, reject) => child.on('close', resolve).on('error', reject));
  return said;
}
