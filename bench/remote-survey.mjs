// One look at all branches of a repository behind a git server, as a sweep takes it; prints what it took.

import { fetchBranches } from '../src/github/read/branch-clone.ts';
import { engine } from '../src/index.ts';
import { localEdge } from '../src/local/repository-source.ts';
import { look } from '../src/scan-repository.ts';
import { digestOf } from './measure.mjs';

const [serverUrl, repo, dir, now] = process.argv.slice(2);
const { env } = process;
const remote = { serverUrl, owner: 'bench', repo, token: 'none', env };
const settings = { now: Date.parse(now), staleAfter: 7 * 86_400_000, abandonedAfter: 30 * 86_400_000 };

const begun = performance.now();
const fetched = await fetchBranches(dir, remote);
const supply = (blobs) => fetched.supply(blobs);
const source = await localEdge(dir, { env, supply, defaultBranch: 'main', pastElsewhere: true });
const { report } = await look(source, { kind: 'branches', names: 'all' }, settings, 'scan', engine);
const seconds = (performance.now() - begun) / 1000;
const { scanned, workflows } = report;
console.log(
  JSON.stringify({
    seconds,
    scanned,
    workflows: workflows.length,
    digest: digestOf(JSON.stringify(workflows)),
  }),
);
