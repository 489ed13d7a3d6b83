// Sweeps of repositories of three sizes beside git alone, and what a branch, a file or a set of states costs.
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeRepository } from './make-repo.mjs';
import { CLI, digestOf, inTurn, node, program } from './measure.mjs';

const FLOOR = fileURLToPath(new URL('./floor.sh', import.meta.url));
/** The clock of every scan, so that ages are the same in each run. */
const NOW = '2026-09-01T00:00:00Z';

/** Repositories by size; targets are ratios of time to the floor, MiB, and git processes. */
const SIZES = {
  small: { holds: { branches: 20, files: 500, workflows: 5, carrying: 0.05 }, ratio: 2.5, mebibytes: 60 },
  medium: {
    holds: { branches: 1_000, files: 5_000, workflows: 20, carrying: 0.03 },
    ratio: 2.5,
    mebibytes: null,
  },
  large: {
    holds: { branches: 10_000, files: 20_000, workflows: 50, carrying: 0.03 },
    ratio: 2,
    mebibytes: 120,
  },
};

const scan = (folder, home) =>
  node([CLI, 'scan', folder, '--all-branches', '--output', 'json', '--now', NOW], { home });

/** What was found, without what the scan cost. */
function foundIn(stdout) {
  const { scanned, ...found } = JSON.parse(stdout);
  return { scanned, digest: digestOf(JSON.stringify(found)) };
}

function sweep(size, { home, rounds }) {
  const { holds, ratio, mebibytes } = SIZES[size];
  const folder = path.join(home, size);
  makeRepository(folder, holds);
  const peers = size === 'small' ? { grep: program('sh', ['-c', GREP, 'grep', folder], { home }) } : {};
  const of = inTurn(
    { product: scan(folder, home), floor: program('sh', [FLOOR, folder], { home }), ...peers },
    rounds,
  );
  const { scanned, digest } = foundIn(of.product.stdout);
  const counters = { ...scanned };
  const rows = [
    {
      what: 'time to git alone',
      value: of.product.seconds / of.floor.seconds,
      target: ratio,
      counters,
      digest,
    },
    { what: 'git processes', value: scanned.git_processes, target: 4 },
  ];
  if (mebibytes !== null) rows.push({ what: 'MiB at most', value: of.product.mebibytes, target: mebibytes });
  if (of.grep)
    rows.push({ what: 'time to git grep', value: of.product.seconds / of.grep.seconds, target: null });
  return rows;
}

/** A public way to find states on all branches, without reading what they mean. */
const GREP =
  'cd "$1" && git for-each-ref --format="%(refname)" refs/heads | xargs git grep -l current_stage | wc -l';

/** Pairs of repositories that differ in one thing: [what, less, more, difference, unit of time, target]. */
const PAIRS = {
  branches: ['microseconds a branch', { branches: 500 }, { branches: 2_500 }, 2_000, 1e6, 20],
  sets: ['milliseconds a set', { workflows: 10 }, { workflows: 210 }, 200, 1e3, 0.4],
  files: ['per cent at ten times the files', { files: 1_000 }, { files: 10_000 }, null, 100, 10],
};

function scale(of, { home, rounds }) {
  const [what, less, more, difference, unit, target] = PAIRS[of];
  const folders = [less, more].map((holds, at) => {
    const folder = path.join(home, `${of}-${at}`);
    makeRepository(folder, { carrying: 0, ...holds });
    return folder;
  });
  const { few, many } = inTurn({ few: scan(folders[0], home), many: scan(folders[1], home) }, rounds);
  const grown = many.seconds - few.seconds;
  const value = (difference === null ? grown / few.seconds : grown / difference) * unit;
  const [before, after] = [few, many].map(({ stdout }) => foundIn(stdout));
  const digest = digestOf(before.digest + after.digest);
  return [{ what, value, target, digest, counters: { git_processes: after.scanned.git_processes } }];
}

export const sweeps = {
  ...Object.fromEntries(Object.keys(SIZES).map((size) => [`sweep.${size}`, (at) => sweep(size, at)])),
  ...Object.fromEntries(Object.keys(PAIRS).map((of) => [`sweep.scale.${of}`, (at) => scale(of, at)])),
};
