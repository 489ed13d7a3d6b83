// What a scan must fetch for an export, and that it walks no tree where nothing hangs on that.
import { expect, test } from 'vitest';
import { projectState } from '../../../src/formats/project-state/index.ts';
import type { Snapshot } from '../../../src/model/snapshot.ts';
import type { StateLocation } from '../../../src/model/state-location.ts';
import { snapshotOf } from '../../snapshot.ts';
import { decision, FOLDER, implementation, json, PATH } from './looking.ts';

const site: StateLocation = { format: 'project-state', path: PATH, files: [PATH], rivals: [], feature: 'x' };

function seen(row: unknown, files: Readonly<Record<string, string>> = {}) {
  const full = snapshotOf({ ...files, [PATH]: json(row) });
  const listed: string[] = [];
  const snapshot: Snapshot = {
    ...full,
    list(folder) {
      listed.push(folder);
      return full.list(folder);
    },
  };
  const doc = projectState.codec.parse(json(row));
  const needs = projectState.needs(doc, site, snapshot).map(({ what, path }) => `${what} ${path}`);
  const states = projectState.read(doc, site, snapshot);
  return { needs, states, listed };
}

test('the history, the files that the last action names, and commits since', () => {
  expect(seen(decision(), { 'auth.py': 'x\n' }).needs).toEqual([
    `text ${FOLDER}/task_history.jsonl`,
    'text auth.py',
    'commits 2026-05-02T09:30:00Z',
  ]);
});

test('files that are not there, or that more than one name means, are not asked for', () => {
  const { needs } = seen(decision({ lastAction: 'Created a.py, b.py and c.py' }), {
    'x/a.py': '',
    'y/a.py': '',
    'z/b.py': '',
  });
  expect(needs.filter((one) => one.startsWith('text'))).toEqual([
    `text ${FOLDER}/task_history.jsonl`,
    'text z/b.py',
  ]);
});

test('a project that waits or ended is not judged by files', () => {
  for (const status of ['paused', 'completed', 'failed', 'frozen'])
    expect(seen(decision({ status }), { 'auth.py': 'x\n' }).needs).toEqual([
      `text ${FOLDER}/task_history.jsonl`,
    ]);
});

test('no more than two hundred files over all rows, and none without a document', () => {
  const rows = Array.from({ length: 40 }, (_, i) => ({
    ...decision({ lastAction: Array.from({ length: 10 }, (__, k) => `f${i}x${k}.py`).join(' ') }),
    project_id: `p${i}`,
  }));
  const files = Object.fromEntries(
    rows.flatMap((__, i) => Array.from({ length: 10 }, (___, k) => [`f${i}x${k}.py`, 'x'])),
  );
  expect(seen(rows, files).needs.filter((one) => one.startsWith('text'))).toHaveLength(201);
  expect(projectState.needs(null, site, snapshotOf({}))).toEqual([]);
});

test('where names are paths, a scan lists no folder; files are counted when somebody asks', () => {
  const { states, listed } = seen(implementation(), {
    'auth.py': 'x\n',
    'src/a.py': 'x\n',
    'src/a_test.py': '',
  });
  expect(listed).toEqual([]);
  expect(states[0]?.facts?.files).toEqual({ total: 3, source: 2, test: 1, config: 0 });
  const once = listed.length;
  expect(states[0]?.facts?.files.total).toBe(3);
  expect(listed.length).toBe(once);
});
