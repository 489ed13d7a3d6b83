// Ends real processes in the middle of their work, at a point that a run from end to end has told of.
import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { exhaustive } from '../exhaustive.ts';
import { env, folder } from './repository.ts';

const KILLER = fileURLToPath(new URL('./kill-at.mjs', import.meta.url));

/** Programs that change nothing on a disk. */
const READS =
  /^spawn git (?:cat-file|config|for-each-ref|log|ls-files|ls-tree|remote|rev-parse|symbolic-ref|var)\b/;

/** Whether a point is about a program that may change something on a disk. */
export const isWriter = (point: string): boolean => point.startsWith('spawn') && !READS.test(point);

export interface Ended {
  /** Whether it was ended, and did not run through. */
  readonly killed: boolean;
  /** The points that were passed, the last one that of its end, in words. */
  readonly points: readonly string[];
  /** What was in the watched folder at each point, as a digest; `null` where that was not looked at. */
  readonly remains: readonly (string | null)[];
  readonly out: string;
}

/** Runs a program of Node's, ended at a point; waits for all that it started. 0: it runs through. */
export async function runKilledAt(at: number, args: readonly string[], watched = ''): Promise<Ended> {
  const log = join(await scratch, `${at}-${nextRun()}`);
  const told = { REKINDLE_KILL_AT: `${at}`, REKINDLE_KILL_LOG: log, REKINDLE_WATCH: watched };
  const child = spawn(process.execPath, ['--import', KILLER, ...args], {
    env: { ...env, ...told },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true, // a group of its own, so that one can see when all of it is gone
  });
  let out = '';
  let err = '';
  child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()));
  const ended = await new Promise<string | null>((resolve) =>
    child.on('close', (_, signal) => resolve(signal)),
  );
  if (ended === null && child.exitCode !== 0) throw new Error(`${args.join(' ')}: ${err}`);
  while (isThere(child.pid)) await new Promise((resolve) => setTimeout(resolve, 5));
  const lines = (await readFile(log, 'utf8')).split('\n').slice(0, -1);
  const parts = lines.map((line) => line.split('\t'));
  const points = parts.map(([point = '']) => point);
  return { killed: ended !== null, points, remains: parts.map(([, remains]) => remains ?? null), out };
}

/**
 * Points to end a process at: every one where the disk is as at no point before, and every one where a
 * program that writes is about to begin or has begun. At each of the others the disk was seen to be as at
 * one of these.
 */
export function endsOf({ points, remains }: Pick<Ended, 'points' | 'remains'>): readonly number[] {
  const seen = new Set<string>();
  return points.flatMap((point, index) => {
    const found = remains[index] ?? null;
    const same = found !== null && seen.has(found);
    if (found !== null) seen.add(found);
    return same && !isWriter(point) ? [] : [index + 1];
  });
}

/**
 * What everybody tries of the ends of a run: the first of each kind of call that no run of the same file had
 * before, which are put to `kinds`, and every so many of the others; EXHAUSTIVE=1 tries all.
 */
export function shareOf(
  ends: readonly number[],
  points: readonly string[],
  step: number,
  kinds: Set<string>,
): readonly number[] {
  if (exhaustive) return ends;
  const some = ends.filter((at, index) => {
    const kind = /^(?:spawn git \S+|\S+(?:, half)?)/.exec(points[at - 1] ?? '')?.[0] ?? '';
    const isNew = !kinds.has(kind);
    kinds.add(kind);
    return isNew || index % step === step - 1;
  });
  return some.length > 0 ? some : ends.slice(ends.length >> 1).slice(0, 1);
}

const scratch = folder();
let runs = 0;
function nextRun(): number {
  runs += 1;
  return runs;
}

function isThere(group: number | undefined): boolean {
  if (group === undefined) return false;
  try {
    process.kill(-group, 0);
    return true;
  } catch {
    return false;
  }
}
