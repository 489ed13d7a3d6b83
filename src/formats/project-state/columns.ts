// The two column vocabularies of a project's row: the decision document's (§2) and the implementation's.

/** What a row says, by our own words; each may stand in either vocabulary's column. */
export const COLUMNS = {
  project: ['project_id'],
  task: ['current_task_id', 'active_task_id'],
  agent: ['current_agent_id', 'active_agent_id'],
  lastAction: ['last_action'],
  status: ['status'],
  at: ['updated_at', 'last_updated'],
  created: ['created_at'],
  phase: ['current_phase'],
  completed: ['completed_tasks'],
  pending: ['pending_tasks'],
  metadata: ['metadata'],
} as const satisfies Readonly<Record<string, readonly string[]>>;
export type ColumnField = keyof typeof COLUMNS;

/** Every column of either vocabulary, the decision's serial number too. */
export const ALL_COLUMNS: ReadonlySet<string> = new Set(['id', ...Object.values(COLUMNS).flat()]);

/** Columns of the tables beside it (snapshots, transactions), whose rows are no project's state. */
const NEIGHBOURS: readonly string[] = ['snapshot_at', 'occurred_at', 'change_type'];

/** Whose row it is that has these columns; `null` for what is no row at all. */
export function kindOf(columns: ReadonlySet<string>): 'project' | 'neighbour' | null {
  if (NEIGHBOURS.some((name) => columns.has(name))) return 'neighbour';
  const has = (...fields: readonly ColumnField[]) =>
    fields.some((field) => COLUMNS[field].some((name) => columns.has(name)));
  const says = has('status') || has('task', 'agent', 'lastAction');
  return (has('project') && says) || (has('status') && has('task', 'agent')) ? 'project' : null;
}
