// A sweep, which shares and remembers all that it can, says what a plain reading of each branch's files says.
import { expect, test } from 'vitest';
import { formats } from '../../src/formats/index.ts';
import { localEdge } from '../../src/local/repository-source.ts';
import type { Recovery } from '../../src/model/recovery.ts';
import { look } from '../../src/scan-repository.ts';
import { runs, share } from '../exhaustive.ts';
import { fixturesOf, type NamedFiles } from '../formats/fixtures.ts';
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

/** A repository with a fixture on each branch beside source files; every branch changes one of these. */
async function repository(fixtures: readonly NamedFiles[], branches: number, sources: number) {
  const source = (at: number) => `src/part-${at % 100}/file-${at}.txt`;
  const main = Object.fromEntries(Array.from({ length: sources }, (_, at) => [source(at), `${at}\n`]));
  const steps: readonly Step[] = [
    { id: 'm', day: 1, files: { ...main, 'README.md': 'Nothing is saved here.\n' } },
    ...Array.from({ length: branches }, (_, at): Step => {
      const files = fixtures[at % fixtures.length]?.[1] ?? {};
      const own = sources > 0 ? { [source(at % sources)]: `Of branch ${at}.\n` } : {};
      return { id: `b${at}`, day: 2 + (at % 30), parents: ['m'], files: { ...files, ...own } };
    }),
  ];
  const refs = Object.fromEntries(steps.map(({ id }) => [id === 'm' ? 'main' : id, id]));
  return build({ steps, refs });
}

/** Holds what a sweep says of such a repository against the plain reading of each fixture. */
async function expectPlain(dir: string, fixtures: readonly NamedFiles[], branches: number): Promise<void> {
  const plain = lookerFor(...formats);
  const clone = await localEdge(dir, { env });
  const { judged, survey } = await look(clone, { kind: 'branches', names: 'all' }, SETTINGS);
  const plainly = fixtures.slice(0, branches).map(([, files]) => plain.all(files).workflows.map(gist));
  const swept = new Set<string>();
  for (const { holding, recovered } of judged)
    for (const one of recovered.workflows.map(gist)) {
      const at = Number((holding.owner ?? '').slice(1)) % fixtures.length;
      expect(plainly[at]?.map(asKnown(one)), fixtures[at]?.[0]).toContainEqual(one);
      swept.add(one.id);
    }
  // The same bytes on two branches are one workflow, so it is told once; none is left out.
  expect([...swept].sort()).toEqual([...new Set(plainly.flat().map((one) => one.id))].sort());
  expect(survey.branches).toBe(branches + 1);
}

test.each(
  share(
    formats.map((format) => format.id),
    15,
  ),
)('%s', async (id) => {
  const fixtures = fixturesOf(id).slice(0, runs(60));
  const { dir } = await repository(fixtures, fixtures.length, 0);
  await expectPlain(dir, fixtures, fixtures.length);
});

/** The sizes that `npm run bench` measures, with every format on some of their branches. */
const SIZES = [
  ['small', 20, 500],
  ['medium', 1_000, 5_000],
  ['large', 10_000, 20_000],
] as const;

test.each(share(SIZES, SIZES.length))('%s: %i branches, %i source files', async (_, branches, sources) => {
  const first = formats.flatMap((format) => fixturesOf(format.id).slice(0, 1));
  const further = formats.flatMap((format) => fixturesOf(format.id).slice(1, runs(60)));
  const fixtures = [...first, ...further].slice(0, branches);
  const { dir } = await repository(fixtures, branches, sources);
  await expectPlain(dir, fixtures, branches);
});
