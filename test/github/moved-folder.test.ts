// A folder that was moved as a whole (`git mv`), told by git, on disk and by the API alike.
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { surveyByApi } from '../../src/github/snapshot/api-snapshot.ts';
import { localEdge } from '../../src/local/repository-source.ts';
import type { FactRequirements, Target } from '../../src/model/repository-source.ts';
import { look, type ScanResult } from '../../src/scan-repository.ts';
import { atNight } from '../exhaustive.ts';
import { FOLDER, pipeline, ROWS, SPEC } from '../formats/ai-dev-shop/pipeline.ts';
import { FEATURE, INDEX as LOOP, SPEC as LOOP_SPEC, makeIndex } from '../formats/humaninloop/make-index.ts';
import { FOLDER as SDD, single } from '../formats/sdd/make-workflow.ts';
import { type Built, build, env, put } from '../local/repository.ts';
import { standOn } from './scenes.ts';

const DAY = 86_400_000;
const SETTINGS = { now: Date.UTC(2026, 6, 1), staleAfter: 700 * DAY, abandonedAfter: 800 * DAY };
const TO = 'specs/002-sign-in';
const SDD_TO = 'sdd/workflows/k7m2p4-sign-in';
const EDITED = `${SPEC}- FR-002 A lock after ten tries.\n`;

const below = (name: string) => `${FOLDER}/${name}`;
const FILES = pipeline({
  head: { spec_entrypoint_path: below('feature.spec.md') },
  rows: ROWS.map(([stage, name]) => [stage, below(name)] as const),
});
const EDITED_ADR = `${FILES[below('adr.md')]}\nOne index more.\n`;
/** Beside it: an item of sdd with its folder, and a loop of humaninloop. */
const OTHERS: readonly (readonly [from: string, to: string, text: string])[] = [
  ...Object.entries(
    single(
      'approved approved in_progress pending',
      { 'SPEC.md': '# S\n\nOne login.\n', 'PLAN.md': '# P\n\nOne table.\n' },
      { phase: 'implement', step: 'implementing', item: { location: `${SDD}/drafts/01-login` } },
    ),
  ).map(([path, text]) => [path, path.replace(SDD, SDD_TO).replace('01-login', '01-sign-in'), text] as const),
  [LOOP, LOOP.replace(FEATURE, '013-notes'), makeIndex({ status: 'scaffolding' })],
  [LOOP_SPEC, LOOP_SPEC.replace(FEATURE, '013-notes'), '# Spec\n\nNotes are kept.\n'],
];
const before = Object.fromEntries(OTHERS.map(([from, , text]) => [from, text]));
const after = Object.fromEntries(
  OTHERS.flatMap(([from, to, text]) => [
    [from, null],
    [to, text],
  ]),
);

const gone = Object.fromEntries(Object.keys(FILES).map((path) => [path, null]));
const moved = Object.fromEntries(
  Object.entries(FILES).map(([path, text]) => [path.replace(FOLDER, TO), text]),
);

/** The folder moved in one commit, with these files edited in it. */
const withMove = (edits: Readonly<Record<string, string>>) =>
  build({
    steps: [
      { id: 'root', day: 1, files: { 'a.md': 'a' } },
      { id: 'begun', day: 2, parents: ['root'], files: { ...FILES, ...before } },
      { id: 'moved', day: 3, parents: ['begun'], files: { ...gone, ...moved, ...after, ...edits } },
    ],
    refs: { main: 'root', work: 'moved', before: 'begun' },
    checkout: 'work',
  });

const TARGETS: readonly Target[] = [
  { kind: 'worktree' },
  { kind: 'commit', revision: 'work' },
  { kind: 'branches', names: ['work'] },
];

async function everyView({ dir, id }: Built): Promise<readonly ScanResult[]> {
  const edge = await localEdge(dir, { env });
  const found: ScanResult[] = [];
  for (const target of TARGETS) found.push(await look(edge, target, SETTINGS));
  const stand = await standOn({ from: dir });
  try {
    const target = { commit: id('moved'), branch: 'work', defaultBranch: 'main', warn: () => {} };
    const survey = (_: Target, asker: FactRequirements) => surveyByApi(stand.ground, target, asker);
    found.push(await look({ survey }, { kind: 'commit', revision: 'work' }, SETTINGS));
  } finally {
    await stand.github.close();
  }
  return found;
}

function told({ report: { workflows } }: ScanResult, at = TO) {
  const [one] = workflows.filter(({ path }) => path.startsWith(at));
  const rules = one?.findings.map(({ rule, consequence }) => `${rule} ${consequence}`) ?? [];
  return { reason: one?.decision.reason, rules: [...new Set(rules)].sort(), findings: one?.findings ?? [] };
}

atNight('H05 artifacts that moved with the state are there, by their blobs: a note each', async () => {
  for (const view of await everyView(await withMove({}))) {
    const { reason, rules, findings } = told(view);
    expect(reason).toBe('partial-work');
    expect(rules).toEqual(['artifact-exists note', 'spec-present note']);
    const messages = findings.map(({ message }) => message);
    expect(messages).toContain(
      `${below('adr.md')} moved with its folder to ${TO}/adr.md, unchanged. Correct the path.`,
    );
  }
});

atNight('H05 an artifact that was edited in the commit that moved it is there as well: a note', async () => {
  const views = await everyView(await withMove({ [`${TO}/adr.md`]: EDITED_ADR }));
  for (const view of views) {
    const { reason, rules, findings } = told(view);
    expect(reason).toBe('partial-work');
    expect(rules).toEqual(['artifact-exists note', 'spec-present note']);
    expect(findings.map(({ message }) => message)).toContain(
      `${below('adr.md')} moved with its folder to ${TO}/adr.md, ` +
        'and was edited on the way. Correct the path.',
    );
  }
});

it('H07 what says nothing does not say more where it moved to', async () => {
  const hollow = '---\nid: 1\n---\n# Heading\n\n<!-- to be written -->\n';
  const edits = { [`${TO}/tasks.md`]: hollow, [`${SDD_TO}/drafts/01-sign-in/SPEC.md`]: hollow };
  for (const view of await everyView(await withMove(edits))) {
    const [tasks, sdd] = [told(view), told(view, SDD_TO)];
    expect([tasks.reason, sdd.reason]).toEqual(['artifact-missing', 'artifact-missing']);
    expect(tasks.findings.map(({ message }) => message)).toContain(
      `tasks is said to have written ${below('tasks.md')}, which moved with its folder to ${TO}/tasks.md: ` +
        'found nothing in it but front matter, headings, comments and rules. Run tasks again.',
    );
    expect(sdd.findings.map(({ consequence }) => consequence)).toEqual(['rerun', 'note']);
  }
});

atNight('H05 an item of sdd whose folder has another name now, and a loop of humaninloop', async () => {
  for (const view of await everyView(await withMove({}))) {
    const sdd = told(view, SDD_TO);
    expect(sdd.reason).toBe('partial-work');
    expect(sdd.findings.map(({ message }) => message)).toEqual(
      ['SPEC.md', 'PLAN.md'].map(
        (name) =>
          `${SDD}/drafts/01-login/${name} moved with its folder to ${SDD_TO}/drafts/01-sign-in/${name}, ` +
          'unchanged. Correct the path.',
      ),
    );
    expect(told(view, 'specs/013-notes')).toMatchObject({ reason: 'artifacts-complete', findings: [] });
  }
});

atNight('H05 a folder that was moved on disk and not committed yet is told the same', async () => {
  const { dir } = await withMove({});
  await rename(join(dir, TO), join(dir, 'specs/003-later'));
  await put(dir, 'specs/003-later/feature.spec.md', SPEC);
  const edge = await localEdge(dir, { env });
  const { report } = await look(edge, { kind: 'worktree' }, SETTINGS);
  const there = report.workflows.filter(({ path }) => path.startsWith('specs/003-later'));
  expect(there.map(({ decision }) => decision.reason)).toEqual(['partial-work']);
});

atNight(
  'H05 a move and an edit in one commit: spec-changed, with the matched commit and the diff',
  async () => {
    const built = await withMove({ [`${TO}/feature.spec.md`]: EDITED });
    for (const view of await everyView(built)) {
      const { reason, findings } = told(view);
      expect(reason).toBe('spec-changed');
      const evidence = findings.find(({ rule }) => rule === 'spec-hash-matches')?.evidence;
      expect(evidence?.['matched_commit']).toBe(built.id('begun'));
      expect(evidence?.['diff']).toContain('+- FR-002 A lock after ten tries.');
      expect(findings.find(({ rule }) => rule === 'spec-present')?.message).toBe(
        `the spec moved from ${below('feature.spec.md')} to ${TO}/feature.spec.md, and was edited since. ` +
          'Correct the path.',
      );
    }
  },
);
