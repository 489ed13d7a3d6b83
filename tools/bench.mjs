// Measures the built command line beside plain commands, and the bot beside an empty Probot app, in one run
// on one machine; prints ratios only. `npm run bench -- cli` or `-- bot`: one of the two.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeRepository } from '../bench/make-repo.mjs';
import { median } from '../bench/median.mjs';
import { webhooks } from '../bench/webhooks.mjs';

const CLI = fileURLToPath(new URL('../dist/cli/index.js', import.meta.url));
const ROUNDS = 7;
/** Loaded before the measured script: says on the way out how much memory was held at most, in KiB. */
const METER =
  'data:text/javascript,process.on("exit",()=>console.error("peak "+process.resourceUsage().maxRSS))';

/** One start of a program: seconds, peak memory in MiB where it is Node, and what it printed. */
function once(command, args, cwd) {
  const start = performance.now();
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  const seconds = (performance.now() - start) / 1000;
  if (status === null || status > 1)
    throw new Error(`${command} ${args.join(' ')} failed: ${error?.message ?? stderr}`);
  return { seconds, mebibytes: Number(/^peak (\d+)$/m.exec(stderr)?.[1] ?? 0) / 1024, stdout };
}

const node = (args, cwd) => once(process.execPath, ['--import', METER, ...args], cwd);
const scan = (folder) => () => node([CLI, 'scan', folder, '--all-branches', '--output', 'json'], folder);

/** `git ls-tree` of every branch, one process each: what looking at every branch costs without a plan. */
function listEach(folder) {
  return () => {
    const names = once('git', ['for-each-ref', '--format=%(refname)', 'refs/heads'], folder).stdout;
    const results = names.trim().split('\n');
    const start = performance.now();
    for (const name of results) once('git', ['ls-tree', '-r', '-z', name], folder);
    return { seconds: (performance.now() - start) / 1000, mebibytes: 0, stdout: '' };
  };
}

/** Every measure in turn, round by round, so that a busy moment hits all of them alike. */
function measure(measures) {
  const found = new Map(measures.map(({ name }) => [name, []]));
  for (let round = 0; round < ROUNDS; round++)
    for (const { name, work, rounds = ROUNDS } of measures) if (round < rounds) found.get(name).push(work());
  return (name) => {
    const results = found.get(name);
    return {
      seconds: median(results.map((one) => one.seconds)),
      mebibytes: median(results.map((one) => one.mebibytes)),
      stdout: results[0].stdout,
    };
  };
}

function commandLine() {
  if (!existsSync(CLI)) throw new Error(`${CLI} is not there: run "npm run build" first.`);
  const folder = mkdtempSync(path.join(tmpdir(), 'rekindle-bench-'));
  try {
    const [few, many] = [path.join(folder, 'few'), path.join(folder, 'many')];
    makeRepository(few, 20);
    makeRepository(many, 1000);
    const of = measure([
      { name: 'node', work: () => node(['-e', '0'], few) },
      { name: 'start', work: () => node([CLI, '--version'], few) },
      { name: 'few', work: scan(few) },
      { name: 'many', work: scan(many) },
      { name: 'session', work: () => node([CLI, 'hook', 'session-start', '-C', few], few) },
      { name: 'each', work: listEach(many), rounds: 3 },
    ]);
    const scanned = (name) => JSON.parse(of(name).stdout).scanned;
    const [small, large] = [scanned('few'), scanned('many')];
    return [
      ['time: start of the command line / bare node', of('start').seconds / of('node').seconds],
      ['memory: start of the command line / bare node', of('start').mebibytes / of('node').mebibytes],
      ['time: hook session-start / bare node', of('session').seconds / of('node').seconds],
      ['time: scan of 20 branches / bare node', of('few').seconds / of('node').seconds],
      ['time: scan of 1,000 branches / of 20', of('many').seconds / of('few').seconds],
      ['time: scan of 1,000 branches / one git ls-tree a branch', of('many').seconds / of('each').seconds],
      ['memory: scan of 20 branches / bare node', of('few').mebibytes / of('node').mebibytes],
      ['memory: scan of 1,000 branches / of 20', of('many').mebibytes / of('few').mebibytes],
      ['git processes: scan of 1,000 branches / of 20', large.git_processes / small.git_processes],
      ['blobs read: scan of 1,000 branches / of 20', large.blobs_read / small.blobs_read],
      ['state sets decided: scan of 1,000 branches / of 20', large.state_sets / small.state_sets],
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const PARTS = { cli: commandLine, bot: webhooks };

const [part] = process.argv.slice(2);
if (part !== undefined && !Object.hasOwn(PARTS, part))
  throw new Error(`found ${part}, expected one of ${Object.keys(PARTS).join(', ')}, or nothing for all.`);
for (const measured of part === undefined ? Object.values(PARTS) : [PARTS[part]])
  for (const [name, ratio] of await measured())
    console.log(`${name.padEnd(60)} ${ratio.toFixed(2).padStart(7)}`);
