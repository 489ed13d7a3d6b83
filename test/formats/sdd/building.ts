// An item that was built and presented, with the commits that did it, for tests of going back.
import type { FileChange } from '../../../src/model/change.ts';
import type { CommitFact } from '../../../src/model/snapshot.ts';
import { chosen } from './harness.ts';
import { CHANGES, STATE, single } from './make-workflow.ts';

export const BOTH = ['SPEC.md', 'PLAN.md'];
export const CHANGE = `${CHANGES}/01-login`;
const HEAD = 'abc123def'.padEnd(40, '0');
export const BASE = 'b'.repeat(40);

export const commitOf = (
  letter: string,
  more: Partial<CommitFact> & { readonly subject: string },
): CommitFact => ({
  commit: letter.repeat(40),
  parent: null,
  at: '2026-02-06T10:00:00Z',
  files: [],
  lost: false,
  ...more,
});

/** Newest first: two checkpoints of the implementation, behind them the approval of the plan. */
export const COMMITS: readonly CommitFact[] = [
  commitOf('a', {
    commit: HEAD,
    parent: 'c'.repeat(40),
    subject: 'checkpoint: user-auth-1 implementation complete',
    files: [STATE, 'src/auth/session.ts', 'tests/auth/login.test.ts'],
  }),
  commitOf('c', {
    parent: BASE,
    subject: 'checkpoint: user-auth-1 implementation progress',
    files: ['src/auth/login.ts', `${CHANGE}/PLAN.md`],
  }),
  commitOf('b', {
    commit: BASE,
    subject: 'checkpoint: all plans approved, ready for implementation',
    files: [STATE],
  }),
];
export const CODE = {
  'src/auth/login.ts': 'login\n',
  'src/auth/session.ts': 'session\n',
  'tests/auth/login.test.ts': 't\n',
};

export const PLANNING = single('approved in_progress', BOTH, { phase: 'plan', step: 'plan_creation' });
export const BUILDING: Record<string, string> = {
  ...single('approved approved in_progress', BOTH, { phase: 'implement', step: 'implementing' }),
  ...CODE,
};
export const REVIEWING: Record<string, string> = {
  ...single('approved approved complete ready_for_review', BOTH, { phase: 'review', step: 'reviewing' }),
  ...CODE,
};

export const REASON = 'Need to add additional auth method';
export const back = (
  files: Readonly<Record<string, string>>,
  to: string,
  reason = REASON,
  commits = COMMITS,
) => chosen({ name: 'regress', to, reason }, files, { commits });

export const stateOf = (files: readonly FileChange[]): string => {
  const one = files.find((file) => file.kind === 'write' && file.path === STATE);
  return one?.kind === 'write' ? one.after : '';
};
export const statuses = (text: string) =>
  ['spec', 'plan', 'impl', 'review']
    .map((name) => new RegExp(`${name}_status: (\\S+)`).exec(text)?.[1])
    .join(' ');
export const shown = (files: readonly FileChange[]) =>
  files.map((file) =>
    file.kind === 'copy' ? `copy ${file.from} → ${file.to}` : `${file.kind} ${file.path}`,
  );

export const at = (phase: string) => `sdd/archive/workflow-regressions/20260801-1230-user-auth-1-${phase}`;
export const copies = (phase: string, ...names: readonly string[]) =>
  names.map((name) => `copy ${name.endsWith('.md') ? `${CHANGE}/` : ''}${name} → ${at(phase)}/${name}`);
export const CODE_PATHS = Object.keys(CODE);
export const reverts = CODE_PATHS.map((path) => `revert ${path}`);
