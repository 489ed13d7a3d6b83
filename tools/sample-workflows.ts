// The workflows that the samples are about: those of the demo's repository, and some that it does not have.

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { engine } from '../src/index.ts';
import { localEdge } from '../src/local/repository-source.ts';
import type { Change } from '../src/model/change.ts';
import type { Choice } from '../src/model/choice.ts';
import { assert, UserError } from '../src/model/errors.ts';
import type { Recovery } from '../src/model/recovery.ts';
import type { SnapshotWorkflows, Survey } from '../src/model/repository-source.ts';
import type { Giver } from '../src/modes/command/plan-change.ts';
import type { ScanWorkflow } from '../src/report/scan/scan.ts';
import { changeFor, look, type ScanResult } from '../src/scan-repository.ts';
import { type Extra, snapshotOf } from '../test/snapshot.ts';

const DAY = 86_400_000;
/** The moment at which the demo's clock stands. */
export const NOW = Date.UTC(2026, 10, 27);
const SETTINGS = { now: NOW, staleAfter: 7 * DAY, abandonedAfter: 30 * DAY };

/** One workflow, where it was found. */
export interface Scene {
  readonly recovery: Recovery;
  readonly scanned: ScanWorkflow;
  readonly holding: SnapshotWorkflows;
  readonly looked: ScanResult;
}

/** What a choice would change; `null` where it does not fit. */
export function changeIn(
  { recovery, holding, looked }: Scene,
  choice: Choice,
  { by, at }: Giver = { by: 'ada', at: looked.settings.now },
): Change | null {
  const settings = { ...looked.settings, now: at };
  const { snapshot, owner: branch } = holding;
  const standing = { recovery, snapshot, by, branch, settings, memo: looked.memo };
  try {
    return changeFor(choice, standing).change;
  } catch (error) {
    if (error instanceof UserError) return null;
    throw error;
  }
}

/** Every workflow of the demo's repository, by its feature. */
export async function demoScenes(dir: string): Promise<ReadonlyMap<string, Scene>> {
  const edge = await localEdge(dir, { env: process.env });
  return byFeature(await look(edge, { kind: 'branches', names: 'all' }, SETTINGS, 'deep'));
}

function byFeature(looked: ScanResult): ReadonlyMap<string, Scene> {
  const scenes = looked.judged.flatMap(({ holding, recovered }) =>
    recovered.workflows.map((recovery): readonly [string, Scene] => {
      const scanned = looked.report.workflows.find(
        ({ id, owner }) => id === recovery.id && owner === holding.owner,
      );
      assert(scanned, `${recovery.id} is in the report`);
      return [recovery.feature, { recovery, scanned, holding, looked }];
    }),
  );
  return new Map(scenes);
}

const FIXTURES = path.resolve(import.meta.dirname, '../test/formats');

/** The files below a folder of a format's fixtures, by their paths in that repository. */
export function fixture(format: string, name: string): Record<string, string> {
  const root = path.join(FIXTURES, format, 'fixtures', name);
  const files = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return Object.fromEntries(
    files.map(({ parentPath, name: base }) => {
      const file = path.join(parentPath, base);
      return [path.relative(root, file).split(path.sep).join('/'), readFileSync(file, 'utf8')];
    }),
  );
}

/** The one workflow of these files, as a commit of a branch holds them. */
export async function sceneOf(
  files: Readonly<Record<string, string>>,
  owner: string,
  extra: Extra = {},
): Promise<Scene> {
  const snapshot = snapshotOf(files, { commit: '5f0c2b91d3a7'.padEnd(40, 'e'), history: {}, ...extra });
  const edge = {
    survey: async (_: unknown, asker: ReturnType<typeof engine.asker>): Promise<Survey> => {
      const sites = asker.sites(Object.keys(files).filter((file) => asker.matches(file)));
      const owned = sites.map((site) => ({ site, branches: [owner], notes: [] }));
      const scanned = { commits: 1, stateFiles: 1, stateSets: 1, blobsRead: 1, gitProcesses: 0 };
      return {
        repository: 'shop',
        defaultBranch: 'main',
        holdings: [{ snapshot, sites: owned, owner }],
        scanned,
        shallow: false,
      };
    },
  };
  const scenes = byFeature(await look(edge, { kind: 'branches', names: [owner] }, SETTINGS, 'deep'));
  const [only] = [...scenes.values()];
  assert(only && scenes.size === 1, `${owner} holds one workflow`);
  return only;
}

type Files = Readonly<Record<string, string>>;

/** By the name that a sample asks for; the features' own names are those of their fixtures. */
export async function extraScenes(): Promise<ReadonlyMap<string, Scene>> {
  const bullets = fixture('ai-dev-shop', 'bullets');
  const state = 'specs/021-parcel-labels/.pipeline-state.md';
  const branch = 'feature/parcel-labels';
  const good = bullets[state] ?? '';
  const changed = (from: string, to: string): Files => ({ ...bullets, [state]: swapped(good, from, to) });
  const now = '- last_updated_at: 2026-03-19T15:20:00Z\n- current_stage: programmer\n';
  const then = '- last_updated_at: 2026-03-19T09:40:00Z\n- current_stage: tdd\n';
  const conflict = `<<<<<<< HEAD\n${now}=======\n${then}>>>>>>> feature/labels\n`;
  const past = {
    commit: 'b1'.padEnd(40, '0'),
    at: '2026-11-19T00:00:00Z',
    text: good,
    subject: 'tdd: checkpoint',
  };
  const themes = fixture('specify', 'v6-done');
  return new Map([
    ['021-parcel-labels', await sceneOf(changed('status: IN_PROGRESS', 'status: PARKED'), branch)],
    [
      '022-conflicted',
      await sceneOf(changed(now, conflict), branch, {
        history: { [state]: [past] },
      }),
    ],
    ['023-failed', await sceneOf(changed('status: IN_PROGRESS', 'status: FAILED'), branch)],
    ['8-labels', await sceneOf(await withoutOutput(), 'feature/labels')],
    [
      '7c2d9e10-3a4b-4f5c-8d6e-1b2a3c4d5e6f',
      await sceneOf(fixture('project-state', 'implementation'), 'main'),
    ],
    ['keep-baskets', await baskets()],
    ['master', await sceneOf(fixture('task-master', 'one-tag'), 'feature/greenhouse')],
    ['9-themes', await sceneOf(each(themes, 'schema_version: 6', 'schema_version: 9'), 'feature/themes')],
  ]);
}

/** A change of OpenSpec, whose files hold no time: its commits tell when somebody was at it. */
function baskets(): Promise<Scene> {
  const lastChange = { commit: 'b1'.padEnd(40, '0'), at: '2026-11-17T00:00:00Z', subject: 'keep baskets' };
  return sceneOf(fixture('openspec', 'begun'), 'feature/keep-baskets', { lastChange });
}

/** A stage that ended without a trace, at the newest version. */
async function withoutOutput(): Promise<Files> {
  const files = fixture('specify', 'v5-crashed');
  const change = changeIn(await sceneOf(files, 'feature/labels'), { name: 'migrate' });
  const [written] = change?.files ?? [];
  assert(written?.kind === 'write', 'the migration writes the state file');
  return { [written.path]: written.after };
}

function each(files: Files, from: string, to: string): Files {
  return Object.fromEntries(
    Object.entries(files).map(([file, text]) => [file, text.includes(from) ? swapped(text, from, to) : text]),
  );
}

function swapped(text: string, from: string, to: string): string {
  assert(text.includes(from), `the fixture says ${from}`);
  return text.replace(from, to);
}
