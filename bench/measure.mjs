// How everything is measured: whole processes, in turn with what they are compared to.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The middle one of several measurements, which one busy moment does not move. */
export const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];

export const DIST = fileURLToPath(new URL('../dist/', import.meta.url));
/** The built command line. */
export const CLI = path.join(DIST, 'cli', 'index.js');

/** Loaded before the measured script: says on the way out how much memory was held at most, in KiB. */
const METER =
  'data:text/javascript,process.on("exit",()=>console.error("peak "+process.resourceUsage().maxRSS))';

/** What a measured process sees: no person's settings, and compiled code kept as on a person's machine. */
const environmentIn = (home) => ({ PATH: process.env.PATH, HOME: home, LC_ALL: 'C' });

/**
 * One start of a program: seconds, peak memory in MiB where it is Node, and what it printed.
 * `refuses`: it is meant to say what it lacks. `env`: variables beside the usual ones.
 */
function once(command, args, { home, cwd = home, refuses = false, env = {} }) {
  const start = performance.now();
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    cwd,
    env: { ...environmentIn(home), ...env },
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  const seconds = (performance.now() - start) / 1000;
  if (status === null || (status > 1 && !refuses))
    throw new Error(`${command} ${args.join(' ')} failed: ${error?.message ?? stderr}`);
  return { seconds, mebibytes: Number(/^peak (\d+)$/m.exec(stderr)?.[1] ?? 0) / 1024, stdout };
}

/** What is measured: a script of Node with its arguments. */
export const node = (args, where) => () => once(process.execPath, ['--import', METER, ...args], where);
/** Any other program. */
export const program = (command, args, where) => () => once(command, args, where);
/** A file with nothing in it, as Node starts it: no script is faster. */
export function emptyFile({ home }) {
  const file = path.join(home, 'empty.mjs');
  writeFileSync(file, '');
  return node([file], { home });
}

/** Each of several measures, round after round, so that a busy moment meets all of them alike. */
export function inTurn(measures, rounds) {
  const found = Object.fromEntries(Object.keys(measures).map((name) => [name, []]));
  for (const one of Object.values(measures)) one(); // files are read once before they are measured
  for (let round = 0; round < rounds; round++)
    for (const [name, one] of Object.entries(measures)) found[name].push(one());
  return Object.fromEntries(
    Object.entries(found).map(([name, all]) => [
      name,
      {
        seconds: median(all.map(({ seconds }) => seconds)),
        mebibytes: median(all.map(({ mebibytes }) => mebibytes)),
        stdout: all[0].stdout,
      },
    ]),
  );
}

/** The first digits of a text's SHA-256: whether two runs did the same work. */
export const digestOf = (text) => createHash('sha256').update(text).digest('hex').slice(0, 12);

/** Works in a folder that is removed afterwards. */
export async function inFolder(work) {
  const folder = mkdtempSync(path.join(tmpdir(), 'rekindle-bench-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
