// A sweep, which shares and remembers all that it can, says what a plain reading of each branch's files says.
import { expect, test } from 'vitest';
import { formats } from '../../src/formats/index.ts';
import { look } from '../../src/handle.ts';
import { localEdge } from '../../src/local/repository-source.ts';
import type { Recovery } from '../../src/model/recovery.ts';
import { runs, share } from '../exhaustive.ts';
import { fixturesOf } from '../formats/fixtures.ts';
import { lookerFor } from '../formats/looking.ts';
import { build, env, type Step } from './repository.ts';

const DAY = 86_400_000;
/** As the looker's own: nothing is ever stale. */
const SETTINGS = { now: Date.UTC(2026, 7, 1, 12, 30), staleAfter: 3650 * DAY, abandonedAfter: 36500 * DAY };

/** What does not hang on history, which files in memory do not have. */
const gist = ({ id, decision, findings, state }: Recovery) => ({
  id,
  action: decision.action,
  step: decision.step,
  reason: decision.reason,
  rules: findings.map(({ rule, line }) => `${rule}:${line}`).sort(),
  questions: state?.questions.length ?? null,
});

type Gist = ReturnType<typeof gist>;

/** Without history a plan whose boxes are all open may be unclear, which with it was never begun. */
const asKnown =
  (one: Gist) =>
  (plain: Gist): Gist =>
    plain.reason === 'unclear' && one.reason === 'not-started' && plain.step === one.step
      ? { ...plain, action: one.action, reason: one.reason }
      : plain;

test.each(
  share(
    formats.map((format) => format.id),
    15,
  ),
)('%s', async (id) => {
  const fixtures = fixturesOf(id).slice(0, runs(60));
  const plain = lookerFor(...formats);
  const steps: readonly Step[] = [
    { id: 'm', day: 1, files: { 'README.md': 'Nothing is saved here.\n' } },
    ...fixtures.map(
      ([, files], at): Step => ({ id: `b${at}`, day: 2 + at, parents: ['m'], files: { ...files } }),
    ),
  ];
  const refs = Object.fromEntries(steps.map((step) => [step.id === 'm' ? 'main' : step.id, step.id]));
  const { dir } = await build({ steps, refs });
  const clone = await localEdge(dir, { env });
  const { judged } = await look(clone, { kind: 'branches', names: 'all' }, SETTINGS);
  const plainly = fixtures.map(([, files]) => plain.all(files).workflows.map(gist));
  const swept = new Set<string>();
  for (const { holding, recovered } of judged)
    for (const one of recovered.workflows.map(gist)) {
      const at = Number((holding.owner ?? '').slice(1));
      expect(plainly[at]?.map(asKnown(one)), `${id} on ${fixtures[at]?.[0]}`).toContainEqual(one);
      swept.add(one.id);
    }
  // The same bytes on two branches are one workflow, so it is told once; none is left out.
  expect([...swept].sort()).toEqual([...new Set(plainly.flat().map((one) => one.id))].sort());
});
