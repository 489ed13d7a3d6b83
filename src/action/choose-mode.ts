// The Action's modes, and which of them runs for an event when the input `mode` is not set.

/** Public: what the input `mode` takes beside `auto`. */
export const MODES = ['check', 'sweep', 'command', 'migrate', 'guard'] as const;
export type ActionMode = (typeof MODES)[number];

/** Source: docs/action.md, "Modes". For any other event the commit is checked and nothing else. */
const BY_EVENT: ReadonlyMap<string, ActionMode> = new Map([
  ['push', 'check'],
  ['pull_request', 'check'],
  ['pull_request_target', 'check'],
  ['merge_group', 'check'],
  ['schedule', 'sweep'],
  ['workflow_dispatch', 'sweep'],
  ['issue_comment', 'command'],
  ['issues', 'command'],
]);

/** `mode: auto`. */
export function modeOf(event: string): ActionMode {
  return BY_EVENT.get(event) ?? 'check';
}
