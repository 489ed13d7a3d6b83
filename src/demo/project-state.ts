// The demo's exports of project-state: one crashed in the middle of a task, one is paused.
import { isoDay, type Story } from './story.ts';

const AUTH = '3b1f8a52-6f0e-4c56-9a5e-0d7d8d8c0a11';
const MAIL = '0d0f7c54-2b1e-4c56-9a5e-0d7d8d8c0a22';

const pathOf = (project: string) => `.project-state/${project}/project_state.json`;
const json = (row: unknown) => `${JSON.stringify(row, null, 2)}\n`;

export const PROJECT_STATE: readonly Story[] = [
  {
    format: 'project-state',
    branch: 'feature/staff-login',
    path: pathOf(AUTH),
    happened:
      'The orchestrator crashed while an agent was writing auth.py; its table says no more than that.',
    commits: [
      {
        daysAgo: 4,
        message: 'export the state of the project',
        files: {
          [pathOf(AUTH)]: json({
            project_id: AUTH,
            current_phase: 'backend_dev',
            active_task_id: 'implement_auth',
            active_agent_id: 'backend_dev',
            completed_tasks: ['plan'],
            pending_tasks: ['write_docs'],
            metadata: { files_modified: 1 },
            status: 'active',
            last_action: 'Created file staff/auth.py',
            created_at: isoDay(6),
            last_updated: isoDay(4),
          }),
          'staff/auth.py':
            '"""Sign-in of the staff."""\n\n\ndef sign_in(name, password):\n    return None  # next\n',
        },
      },
    ],
  },
  {
    format: 'project-state',
    branch: 'feature/newsletter',
    path: pathOf(MAIL),
    happened: 'Somebody paused the project before it was deployed.',
    commits: [
      {
        daysAgo: 15,
        message: 'export the state of the project',
        files: {
          [pathOf(MAIL)]: json({
            id: 2,
            project_id: MAIL,
            current_task_id: 'deploy',
            current_agent_id: null,
            last_action: 'Completed build',
            status: 'paused',
            updated_at: isoDay(15).replace('T', ' ').replace('Z', '+00'),
            metadata: null,
          }),
        },
      },
    ],
  },
];
