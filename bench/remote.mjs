// Looks at repositories behind a git server on this machine: from nothing, unchanged, and after a push.
import { execFileSync, fork, spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeRepository } from './make-repo.mjs';
import { median } from './measure.mjs';

const SERVER = fileURLToPath(new URL('./git-server.mjs', import.meta.url));
const SURVEY = fileURLToPath(new URL('./remote-survey.mjs', import.meta.url));
const NOW = '2026-09-01T00:00:00Z';
const HOLDS = { files: 500, workflows: 5, carrying: 0.05 };
/** The number of requests must be the same at both. */
const SIZES = { small: 20, medium: 1_000 };

async function serving(root, work) {
  const server = fork(SERVER, [root]);
  try {
    const { port } = await new Promise((resolve, reject) => {
      server.once('message', resolve);
      server.once('error', reject);
    });
    return await work(`http://127.0.0.1:${port}`);
  } finally {
    server.disconnect();
  }
}

/** On a connection of its own: between two of them this process stands still. */
const counted = async (url) => (await fetch(`${url}/counted`, { headers: { connection: 'close' } })).json();

function ran(command, args, home) {
  const env = { PATH: process.env.PATH, HOME: home, LC_ALL: 'C' };
  const start = performance.now();
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: home, env, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed: ${stderr}`);
  return { seconds: (performance.now() - start) / 1000, stdout };
}

/** One look, with the requests and KiB that it took. */
async function looked(url, size, dir, home) {
  const before = await counted(url);
  const said = JSON.parse(ran(process.execPath, [SURVEY, url, size, dir, NOW], home).stdout);
  const after = await counted(url);
  return {
    ...said,
    requests: after.requests - before.requests,
    kibibytes: (after.bytes - before.bytes) / 1024,
  };
}

/** A commit on one branch, which changes no state. */
function push(folder, round) {
  const git = (...args) => execFileSync('git', ['-C', folder, ...args], { encoding: 'utf8' }).trim();
  const [branch] = git('for-each-ref', '--format=%(refname)', 'refs/heads/').split('\n');
  const who = ['-c', 'user.name=bench', '-c', 'user.email=bench@example.invalid'];
  const commit = git(...who, 'commit-tree', `${branch}^{tree}`, '-p', branch, '-m', `round ${round}`);
  git('update-ref', branch, commit);
}

/** Of a kind of look, what one is prepared by, and what git alone does that knows as much afterwards. */
const KINDS = {
  first: { keeps: false, pushes: false, floor: cloneArguments },
  unchanged: { keeps: true, pushes: false, floor: (url) => ['ls-remote', '--quiet', '--heads', url] },
  pushed: { keeps: true, pushes: true, floor: (url) => ['ls-remote', '--quiet', '--heads', url] },
};

function cloneArguments(url, dir) {
  return ['clone', '--quiet', '--bare', '--depth=1', '--no-single-branch', '--filter=blob:none', url, dir];
}

async function remote(kind, size, { home, rounds }) {
  const { keeps, pushes, floor } = KINDS[kind];
  const folder = path.join(home, size);
  makeRepository(folder, { ...HOLDS, branches: SIZES[size] });
  mkdirSync(path.join(home, 'clones'));
  return serving(home, async (url) => {
    const dir = (name) => path.join(home, 'clones', name);
    if (keeps) await looked(url, size, dir('kept'), home);
    const [own, other] = [[], []];
    for (let round = 0; round < rounds; round++) {
      if (pushes) push(folder, round);
      own.push(await looked(url, size, dir(keeps ? 'kept' : `own-${round}`), home));
      other.push(ran('git', floor(`${url}/bench/${size}.git`, dir(`other-${round}`)), home));
    }
    const middle = (all, key) => median(all.map((one) => one[key]));
    const [{ digest, scanned }] = own;
    return [
      {
        what: 'time to git alone',
        value: middle(own, 'seconds') / middle(other, 'seconds'),
        target: null,
        digest,
        counters: scanned,
      },
      { what: 'requests to the git server', value: middle(own, 'requests'), target: null },
      { what: 'KiB that it answered', value: middle(own, 'kibibytes'), target: null },
    ];
  });
}

export const remotes = Object.fromEntries(
  Object.keys(SIZES).flatMap((size) =>
    Object.keys(KINDS).map((kind) => [`remote.${size}.${kind}`, (at) => remote(kind, size, at)]),
  ),
);
