// Seed 003's example scenarios (Decision 76 §5 and §6) as rows of one table: what is reported, what comes.
import { describe, expect, test } from 'vitest';
import { share } from '../../exhaustive.ts';
import type { Stage } from '../hub.ts';
import { endOf, type Files, type Report, recover, reported, repository, updatedAt } from './scene.ts';

const lines = (count: number) => 'x = 1\n'.repeat(count);
const APP: Files = { 'src/app.py': lines(40), 'src/db.py': lines(20), 'tests/test_app.py': lines(10) };

interface Scenario {
  readonly name: string;
  readonly reports: Report;
  readonly files: Files;
  /** Committed behind the report. */
  readonly later?: Files;
  readonly action: string;
  /** The row's last action behind it. */
  readonly assigned: string;
  readonly step?: string;
  readonly says?: string;
}

const row = (task: string, agent: string, last_action: string, metadata = {}): Report => ({
  current_task_id: task,
  current_agent_id: agent,
  last_action,
  metadata,
});

const ASKED = 'Waits for a person: recovery requires human review';

const SCENARIOS: readonly Scenario[] = [
  {
    name: '§5 auth implementation: Created auth.py, 50 lines → continue',
    reports: row('implement_auth', 'backend_dev', 'Created auth.py'),
    files: { 'auth.py': lines(50) },
    action: 'continue_task',
    assigned: 'Assigned implement_auth to backend_dev',
    step: 'implement_auth',
    says: 'resume',
  },
  {
    name: '§5 test writing: Writing tests…, test file empty → restart',
    reports: row('write_auth_tests', 'qa_engineer', 'Writing tests in test_auth.py...'),
    files: { ...APP, 'tests/test_auth.py': '' },
    action: 'restart_task',
    assigned: 'Restarted write_auth_tests (assigned to qa_engineer)',
    step: 'write_auth_tests',
    says: 'rerun',
  },
  {
    name: '§5 API endpoint: Completed endpoint, all files present, tests pass → next task',
    reports: row('api_endpoint', 'backend_dev', 'Completed endpoint in src/app.py', {
      tests_passing: true,
      pending_tasks: ['api_endpoint', { task_id: 'write_docs', agent_id: 'writer' }, 'deploy'],
    }),
    files: APP,
    action: 'next_task',
    assigned: 'Assigned write_docs to writer',
    step: 'write_docs',
    says: 'advance',
  },
  {
    name: '§5 unknown state: Working on…, no recent changes → human review',
    reports: row('tidy', 'backend_dev', 'Working on...'),
    files: APP,
    action: 'human_review',
    assigned: ASKED,
  },
  {
    name: 'Scenario 1: crash in the middle of a task, auth.py partially written',
    reports: row('implement_auth', 'backend_dev', 'Writing auth.py'),
    files: {},
    later: { 'auth.py': lines(100) },
    action: 'continue_task',
    assigned: 'Assigned implement_auth to backend_dev',
    step: 'implement_auth',
    says: 'resume',
  },
  {
    name: 'Scenario 2: restart during tests, sources complete and tests written',
    reports: row('run_tests', 'qa_engineer', 'Running the suite'),
    files: APP,
    action: 'continue_task',
    assigned: 'Assigned run_tests to qa_engineer',
    step: 'run_tests',
    says: 'resume',
  },
  {
    name: 'Scenario 3, once it is resumed: ready for deployment',
    reports: row('deploy', 'devops_agent', 'Ready for deployment'),
    files: APP,
    action: 'continue_task',
    assigned: 'Assigned deploy to devops_agent',
    step: 'deploy',
    says: 'resume',
  },
  {
    name: 'Scenario 4: a refactoring with many changes → human review',
    reports: row('refactor_code', 'backend_dev', 'Refactoring modules'),
    files: APP,
    later: Object.fromEntries(Array.from({ length: 5 }, (_, at) => [`src/part${at}.py`, lines(3)])),
    action: 'human_review',
    assigned: ASKED,
  },
];

describe('seed 003, the scenarios', () => {
  test.each(share(SCENARIOS, 8))('$name', async (one) => {
    const stage = await repository(one.files, { later: one.later ?? {} });
    const id = await reported(one.reports);
    const at = await updatedAt(id);
    expect((await recover(id, stage)).action).toBe(one.action);
    const end = await endOf(id, stage);
    expect(end.row['lastAction']).toBe(one.assigned);
    expect(end.row['status']).toBe('active');
    if (one.action === 'human_review') expectGate(end, stage);
    else {
      expect(end.told).toMatchObject([
        {
          ref: 'main',
          id: `project-state:${id}`,
          step: one.step,
          action: one.says,
          brief: `/api/projects/${id}`,
        },
      ]);
      const [agent] = /(?<= to )\w+/.exec(one.assigned) ?? [];
      expect(end.told[0]?.['instruction']).toContain(`It is for ${agent}.`);
      expect(end.lines).toEqual([
        `orchestrator | state_changed | ${one.reports.last_action} | `,
        `rekindle | recovery | ${one.assigned} | ${one.action}`,
        'rekindle | task_assigned | - | by repository-dispatch',
      ]);
      expect(end.gates).toEqual([]);
    }
    // The same errand once more, as after a restart, does nothing more.
    await recover(id, stage, {}, at);
    expect(await endOf(id, stage)).toEqual(end);
  });
});

function expectGate(end: Awaited<ReturnType<typeof endOf>>, { world }: Stage): void {
  expect(end.told).toEqual([]);
  expect(end.gates).toEqual(['open, an issue']);
  expect(end.issues).toEqual(['Project ID waits for a person | true | rekindle: needs decision']);
  const body = world.talks[0]?.body ?? '';
  expect(body).toContain('Recovery requires human review');
  for (const name of ['/approve', '/retry', '/skip']) expect(body).toContain(name);
}
