// Workflows of the samples that the demo's repository does not have, made from the fixtures of the
// formats' tests.
import { assert } from '../src/model/errors.ts';
import { changeIn, fixture, type Scene, sceneOf } from './sample-workflows.ts';

type Files = Readonly<Record<string, string>>;

/** By the name that a sample asks for; the features' own names are those of their fixtures. */
export async function extraScenes(): Promise<ReadonlyMap<string, Scene>> {
  const bullets = fixture('ai-dev-shop', 'bullets');
  const state = 'specs/021-parcel-labels/.pipeline-state.md';
  const branch = 'feature/parcel-labels';
  const good = bullets[state] ?? '';
  const changed = (from: string, to: string): Files => ({ ...bullets, [state]: swapped(good, from, to) });
  const conflict =
    '<<<<<<< HEAD\n- current_stage: programmer\n=======\n- current_stage: tdd\n>>>>>>> feature/labels\n';
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
      await sceneOf(changed('- current_stage: programmer\n', conflict), branch, {
        history: { [state]: [past] },
      }),
    ],
    ['023-failed', await sceneOf(changed('status: IN_PROGRESS', 'status: FAILED'), branch)],
    ['8-labels', await sceneOf(await withoutOutput(), 'feature/labels')],
    [
      '7c2d9e10-3a4b-4f5c-8d6e-1b2a3c4d5e6f',
      await sceneOf(fixture('project-state', 'implementation'), 'main'),
    ],
    ['9-themes', await sceneOf(each(themes, 'schema_version: 6', 'schema_version: 9'), 'feature/themes')],
  ]);
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
