// Exports as JSON, or with JSON in columns: large integers stay exact, no key comes twice in silence.
import { expect, test } from 'vitest';
import { folder, put } from '../local/repository.ts';
import { rekindle } from './world.ts';

const ROW = {
  project_id: 'a1',
  current_task_id: 't1',
  current_agent_id: 'x',
  status: 'active',
  metadata: {},
  updated_at: '2026-08-01T00:00:00Z',
};

async function scan(path: string, text: string) {
  const dir = await folder();
  await put(dir, path, text);
  const { out } = await rekindle(['scan', dir, '--output', 'json']);
  return JSON.parse(out).workflows;
}

const PATH = 'exports/project_state.json';
const BIG = '9007199254740993';

test('S17 an integer above 2^53 is the id that the file has, also as text in a column', async () => {
  const bare = JSON.stringify(ROW).replace('"t1"', BIG).replace('"a1"', `${BIG}0001`);
  const [one] = await scan(PATH, bare);
  expect(one.id).toBe(`project-state:${BIG}0001`);
  expect(one.decision.step).toBe(BIG);
  const metadata = `{"pending_tasks":[${BIG}],"tests_passing":true}`;
  const [next] = await scan(PATH, JSON.stringify({ ...ROW, last_action: 'Completed t1', metadata }));
  expect(JSON.stringify(next)).toContain(BIG);
  expect(JSON.stringify(next)).not.toContain('9007199254740992');
});

const TWICE = '{"goal": "one",\n "goal": "two"}';

test.each([
  ['in JSON', JSON.stringify(ROW).replace('"metadata":{}', `"metadata":${TWICE}`), /"goal" on lines 1 and 2/],
  [
    'in text in JSON',
    JSON.stringify({ ...ROW, metadata: TWICE }),
    /metadata: .+"goal" on its lines 1 and 2 .+ line 1/,
  ],
])('S08 a key that comes twice %s: blocked, both lines named', async (_, text, message) => {
  const [one] = await scan(PATH, text);
  expect(one.decision).toMatchObject({ action: 'block', reason: 'state-unreadable' });
  expect(one.findings[0].message).toMatch(message);
});
