// Rows of workflows that are not on their branch any more: ended, never removed, and never for a file that
// merely cannot be read.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEFAULTS } from '../../../src/config/config.ts';
import type { Store } from '../../../src/model/bot/store.ts';
import { idOf, keepFound, retireLost } from '../../../src/modes/project/upsert-workflows.ts';
import { openStore } from '../../../src/store/open.ts';
import { decisionOf, findingOf, unreadableOf, workflowOf } from '../../report/sample.ts';

let store: Store;
const folder = mkdtempSync(path.join(tmpdir(), 'rekindle-rows-'));
beforeAll(async () => {
  store = await openStore({ file: path.join(folder, 'rows.db') });
});
afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

let repositories = 0;
function place() {
  repositories += 1;
  return {
    repository: `harbour/r${repositories}`,
    repositoryId: repositories,
    config: DEFAULTS,
    now: Date.parse('2026-11-27'),
  };
}
const one = workflowOf({ id: 'specify:1-one', path: 'specs/1/state.md', owner: 'a' });
const two = workflowOf({ id: 'specify:2-two', path: 'specs/2/state.md', owner: 'b' });

test('what a look did not find is ended, once, with a line that says so', async () => {
  const where = place();
  await keepFound({ workflows: [one, two] }, where, store.projects);
  expect(await retireLost({ workflows: [one], unreadable: [] }, null, where, store.projects)).toBe(1);
  expect(await retireLost({ workflows: [one], unreadable: [] }, null, where, store.projects)).toBe(0);
  const [lost, kept] = [
    await store.projects.find(idOf(two, where)),
    await store.projects.find(idOf(one, where)),
  ];
  expect(lost?.state).toMatchObject({
    status: 'completed',
    lastAction: 'It is not on its branch any more.',
    metadata: { action: 'none', options: [], questions: [], path: 'specs/2/state.md' },
  });
  expect(kept?.state?.status).toBe('active');
  const lines = await store.projects.history(idOf(two, where), 5);
  expect(lines.map(({ kind }) => kind)).toEqual(['workflow_gone', 'workflow_seen']);
});

test('a look at one branch ends nothing of another, nor of another repository', async () => {
  const [here, there] = [place(), place()];
  await keepFound({ workflows: [one, two] }, here, store.projects);
  await keepFound({ workflows: [one] }, there, store.projects);
  expect(await retireLost({ workflows: [], unreadable: [] }, 'a', here, store.projects)).toBe(1);
  expect((await store.projects.find(idOf(two, here)))?.state?.status).toBe('active');
  expect((await store.projects.find(idOf(one, there)))?.state?.status).toBe('active');
});

test('a file that cannot be read is not gone', async () => {
  const where = place();
  await keepFound({ workflows: [one] }, where, store.projects);
  const unreadable = [unreadableOf({ path: one.path, branch: 'a' })];
  expect(await retireLost({ workflows: [], unreadable }, null, where, store.projects)).toBe(0);
});

test('of hundreds each is looked at, and one that comes back is written again', async () => {
  const where = place();
  const many = Array.from({ length: 250 }, (_, at) =>
    workflowOf({ id: `specify:${at}`, path: `s/${at}.md` }),
  );
  await keepFound({ workflows: many }, where, store.projects);
  expect(await retireLost({ workflows: [], unreadable: [] }, null, where, store.projects)).toBe(250);
  await keepFound({ workflows: many.slice(0, 1) }, where, store.projects);
  const back = await store.projects.find(idOf(many[0] ?? one, where));
  expect(back?.state).toMatchObject({ status: 'active', metadata: { action: 'resume' } });
});

test('a title that has changed is written, and what is the same is not', async () => {
  const where = place();
  expect(await keepFound({ workflows: [one] }, where, store.projects)).toBe(1);
  expect(await keepFound({ workflows: [one] }, where, store.projects)).toBe(0);
  const named = { ...one, title: 'Another name' };
  expect(await keepFound({ workflows: [named] }, where, store.projects)).toBe(1);
  expect((await store.projects.find(idOf(one, where)))?.project.goal).toBe('Another name');
});

test('a row keeps what the page offers: options, short questions, and the hash of a spec', async () => {
  const where = place();
  const blocked = workflowOf({
    decision: decisionOf({
      action: 'block',
      reason: 'spec-changed',
      options: ['accept-spec', 'start-fresh'],
    }),
    findings: [findingOf({ rule: 'spec-hash-matches', evidence: { computed: { plain: 'ab'.repeat(32) } } })],
    pending: [{ id: 'Q1', question: 'x'.repeat(900), options: ['y'.repeat(900)] }],
  });
  await keepFound({ workflows: [blocked] }, where, store.projects);
  const metadata = (await store.projects.find(idOf(blocked, where)))?.state?.metadata;
  expect(metadata).toMatchObject({
    wants: 'its spec changed',
    options: ['accept-spec', 'start-fresh'],
    spec: 'ab'.repeat(32),
    seen: expect.stringMatching(/^[0-9a-f]{16}$/),
    questions: [{ id: 'Q1', question: `${'x'.repeat(399)}…`, options: [`${'y'.repeat(399)}…`] }],
  });
});
