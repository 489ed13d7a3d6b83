// A question about a reported project, our answers to it, and the proposal of a config, each as a page.
import type { Json, JsonMap, Project } from '../src/model/bot/project.ts';
import { type GateAnswer, type GateView, gateAnswer, gateIssue } from '../src/report/github/gate-issue.ts';
import { proposalKey } from '../src/report/github/markers.ts';
import { onboardingWords } from '../src/report/github/proposal/onboarding.ts';
import { quote } from './github-replies.ts';
import type { Scene } from './sample-workflows.ts';

const PROJECT: Project = {
  id: '550e8400-e29b-41d4-a716-446655440000',
  goal: 'Let customers pay by invoice',
  repository: 'harbour/tides',
  repositoryId: null,
  ref: 'feature/invoices',
  workflow: null,
  createdAt: '2026-11-01T09:00:00.000Z',
};

const CHANGED = Array.from({ length: 14 }, (_, at): Json => `src/billing/part${at + 1}.py`);

const FILES: JsonMap = {
  file_counts: { total_files: 61, source_files: 40, test_files: 12, config_files: 2 },
  recent_files: CHANGED,
  recent_count: CHANGED.length,
  task_files: [
    { written: 'billing.py', path: 'src/billing.py', lines: 140, doubtful: false },
    { written: 'ledger.py', path: null, lines: null, doubtful: false },
  ],
};

/** project-state. */
const VIEW: GateView = {
  project: PROJECT,
  row: {
    task: 'refactor_code',
    agent: 'backend_dev',
    lastAction: 'Refactoring billing.py and ledger.py',
    at: '2026-11-24T17:12:00.000Z',
  },
  next: 'write_docs',
  gate: {
    projectId: PROJECT.id,
    key: 'recovery/2026-11-24T17:12:00.000Z',
    reason: 'Recovery requires human review',
    details: 'What is left does not tell how far the work came. A person must look.',
  },
  said: 'Fourteen files changed and one that the last action names is missing; I cannot tell.',
  files: FILES,
};

export function gatePage(): string {
  const { title, body } = gateIssue(VIEW);
  return `# ${title}\n\n${body}`;
}

const ANSWERS: readonly (readonly [title: string, line: string, answer: GateAnswer])[] = [
  ['Go on', '/approve', { kind: 'done', order: 'approve', task: 'refactor_code' }],
  ['Begin again', '/retry', { kind: 'done', order: 'retry', task: 'refactor_code' }],
  ['The next task', '/skip', { kind: 'done', order: 'skip', task: 'write_docs' }],
  ['No next task', '/skip', { kind: 'no-next' }],
  ['Somebody was first', '/approve', { kind: 'closed' }],
  ['Something was reported', '/approve', { kind: 'moved' }],
  ['Too old', '/approve', { kind: 'old' }],
  ['No such answer', '/resume', { kind: 'not-here' }],
  ['More than a decision', '/approve no, wait for legal', { kind: 'words', order: 'approve' }],
  ['Closed by a person', '/approve', { kind: 'shut' }],
  ['In a locked issue, at first', '/approve', { kind: 'begun' }],
  ['How it stands', '/status', { kind: 'waits' }],
  ['How it stands, decided', '/status', { kind: 'over' }],
  ['How it stands, with a newer report', '/status', { kind: 'past' }],
];

export function gateAnswersPage(): string {
  const entries = ANSWERS.map(
    ([title, line, answer]) => `## ${title}\n\n\`${line}\`\n\n${quote(gateAnswer('reply-1001', answer))}\n`,
  );
  return `# Answers at a gate\n\n${entries.join('\n')}`;
}

export function onboardingPage(scenes: readonly Scene[]): string {
  const key = proposalKey('onboarding', '.github/rekindle.yml', 'main', 'v1');
  const { title, body } = onboardingWords(
    key,
    scenes.map(({ scanned }) => scanned),
  );
  return `# ${title}\n\n${body}`;
}
