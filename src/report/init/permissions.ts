// What a token must be allowed for each mode of the Action: one table for files, docs and tests.

type Scope = 'actions' | 'checks' | 'contents' | 'issues' | 'pull-requests';
type Permissions = Readonly<Partial<Record<Scope, 'read' | 'write'>>>;

const EVERYTHING = {
  contents: 'write',
  issues: 'write',
  'pull-requests': 'write',
  checks: 'write',
  actions: 'read',
} as const satisfies Permissions;

/**
 * Public: by mode, in the words of a job's `permissions`. No mode asks for more, save a command where the
 * config's dispatch is `workflow-dispatch` (`actions: write`), and a guard that makes checkpoints
 * (`contents: write`).
 */
export const PERMISSIONS = {
  check: { contents: 'read', checks: 'write', 'pull-requests': 'read' },
  sweep: EVERYTHING,
  command: EVERYTHING,
  migrate: EVERYTHING,
  guard: { contents: 'read', checks: 'write', issues: 'write', 'pull-requests': 'write' },
} as const satisfies Readonly<Record<string, Permissions>>;
