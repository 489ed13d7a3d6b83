// Seed 003's own recovery tests (Decision 76) by their names: the bot as its own process, killed on its way.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freshDatabase } from '../postgres/database.ts';
import { folder, tidy } from './process.ts';
import { type Played, play, seedsEnd } from './seed003.ts';

const BASES = [
  { name: 'SQLite', env: async () => ({ REKINDLE_DATA: folder() }) },
  { name: 'PostgreSQL', env: async () => ({ DATABASE_URL: await freshDatabase() }) },
];

/** At once: most of the time both wait for the pace that GitHub asks for. */
const playing = BASES.map(async ({ env }) => play(await env()));
for (const one of playing) one.catch(() => {});
afterAll(async () => {
  for (const one of await Promise.allSettled(playing))
    if (one.status === 'fulfilled') await one.value.close();
  tidy();
});

describe.each(BASES.map(({ name }, at) => ({ name, at })))('Decision 76 on $name', ({ at }) => {
  let played: Played;
  beforeAll(async () => {
    const one = playing[at];
    if (one) played = await one;
  });

  const end = (name: string) => seedsEnd(played, name);

  test('test_recovery_after_crash', () => {
    const { state, gates } = end('task_1');
    expect(state).toMatchObject({ status: 'active', current_task_id: 'task_1' });
    // Assigned, and nothing was reported of it: how far it came only a person can tell.
    expect(gates).toHaveLength(1);
  });

  test('test_recovery_with_partial_work', () => {
    const { decision, state, told } = end('implement_auth');
    expect(decision['action']).toBe('continue_task');
    expect(state.last_action).toBe('Assigned implement_auth to backend_dev');
    expect(told).toHaveLength(1);
    expect(decision['file_state']).toMatchObject({
      recent_files: ['auth.py'],
      task_files: [{ written: 'auth.py', lines: 100 }],
    });
  });

  test('pause and resume: Scenario 3, a long pause', () => {
    const { state, decision, told, resumes } = end('deploy');
    expect(resumes).toEqual([
      { success: true, message: 'Project resumed' },
      { success: false, message: 'Project not paused' },
    ]);
    expect(decision['action']).toBe('continue_task');
    expect(state).toMatchObject({ status: 'active', last_action: 'Assigned deploy to devops_agent' });
    expect(told).toEqual([]);
    expect(end('deploy').how).toBe('by the API alone: the config names no dispatch');
  });

  test('Scenario 1: the orchestrator crashed in the middle of a task', () => {
    const { decision, state } = end('implement_login');
    expect(decision['action']).toBe('continue_task');
    expect(decision['instruction']).toContain('It is for backend_dev.');
    expect(state.last_action).toBe('Assigned implement_login to backend_dev');
  });

  test('Scenario 2: the server was restarted during tests', () => {
    const { decision, state } = end('run_tests');
    expect(decision['action']).toBe('continue_task');
    expect(decision['instruction']).toContain('It is for qa_engineer.');
    expect(state.last_action).toBe('Assigned run_tests to qa_engineer');
  });

  test('Scenario 4: unclear, so that a person decides by /approve', () => {
    const { decision, history, told, gates, issue } = end('refactor_code');
    expect(decision['action']).toBe('human_review');
    expect(history).toContain('@ada gate_decided');
    expect(told).toMatchObject([{ step: 'refactor_code', action: 'resume' }]);
    expect(gates).toEqual([]);
    expect(issue).toMatchObject({ state: 'closed' });
  });

  test('one failing project never stops the rest, and waits with its reason', () => {
    expect(end('broken').history).toEqual(['orchestrator state_changed']);
    expect(played.failed.join('\n')).toContain('Server Error');
  });

  test('a second restart repeats nothing', () => {
    const { again } = played;
    expect(again.before).toEqual(again.after);
    expect(again.writes).toEqual([]);
    expect(again.kept).toBe(0);
  });

  test('what was killed in the middle was told once', () => {
    expect(played.killed).toBe(true);
    const keys = played.github.dispatches.map(({ payload }) => JSON.stringify(payload));
    expect(new Set(keys).size).toBe(keys.length);
    expect(played.github.problems).toEqual([]);
  });
});
