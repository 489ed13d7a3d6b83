// The committed Action as a process against the stand-in, with exactly the permissions that are published.

import { readFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { exhaustive } from '../exhaustive.ts';
import { runAction } from '../standin/action.ts';
import { tidy } from '../standin/checkout.ts';
import { EXPECTED } from './stage/expected.ts';
import { AT_THAT_DAY, inLane } from './stage/lanes.ts';
import { readied, SCENARIOS } from './stage/scenarios.ts';
import { type Shape, shapeOf } from './stage/shape.ts';
import { REPO } from './stage/world.ts';

afterAll(tidy);

/**
 * One of each kind, the orders being of three: what lands as a commit, what lands as a pull request, what
 * changes nothing. Each starts as on a runner; the others run one by one in processes that are there.
 */
const STARTED = ['push, check', 'sweep', 'migrate', 'guard', '/resume', '/migrate', '/help'];

/** What everybody runs as a process: one of each way through the bundle. */
const DAILY = ['push, check', 'sweep', '/resume'];

const costs = new Map<string, string>();

// Most of their time they wait, as the client paces what it writes: so all of them wait at once.
test.concurrent.each(SCENARIOS.filter(({ name }) => exhaustive || DAILY.includes(name)))(
  '$name',
  async (scenario) => {
    const it = await readied(scenario);
    const { name, github, event, token, mode, inputs = {}, workspace } = it;
    const ended = await runAction(github, {
      // It says and does nothing after a run that ended: by day after what starts as on a runner.
      post: exhaustive || !name.startsWith('/') || name === '/resume',
      event,
      token,
      mode,
      inputs,
      ...(workspace === undefined ? {} : { workspace }),
      ...(STARTED.includes(name) ? {} : inLane()),
      env: AT_THAT_DAY,
    });
    const said = ended.stdout + ended.stderr;
    expect(github.problems, said).toEqual([]);
    const { status, ...wanted } = EXPECTED[scenario.name] ?? { status: null };
    expect(ended.status, said).toBe(status);
    const shape = shapeOf((await github.snapshot())[REPO] ?? {});
    for (const [what, holds] of Object.entries(wanted))
      expect(shape[what as keyof Shape], what).toEqual(holds);
    const { read, write, graphql, git } = github.counts;
    costs.set(scenario.name, `| ${scenario.name} | ${read} | ${write} | ${graphql} | ${git} |`);
    await github.close();
  },
);

afterAll(() => {
  const page = readFileSync(new URL('../../docs/requests.md', import.meta.url), 'utf8');
  for (const row of costs.values()) expect(page).toContain(row);
});
