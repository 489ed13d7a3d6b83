// State files for the Action's tests, in the format whose file is shortest.

/** A specification that was interrupted while it was written; an unknown `status` makes it invalid. */
export function index(feature: string, status = 'spec_writing', at = new Date().toISOString()): string {
  return `# Feature Index: ${feature}

## Feature Metadata

| Field | Value |
|-------|-------|
| **ID** | ${feature} |
| **Branch** | \`${feature}\` |
| **Created** | 2026-01-02T08:00:00Z |
| **Last Updated** | ${at} |

## Unified Pending Questions

| ID | Workflow | Location | Question | Options | Priority | Status |
|----|----------|----------|----------|---------|----------|--------|

## Priority Loop State

| Field | Value |
|-------|-------|
| **Loop Status** | ${status} |
| **Current Iteration** | 2 / 10 |
| **Last Activity** | ${at} |
| **Stale Count** | 0 / 3 |
`;
}

/** Where `index` belongs. */
export function pathOf(feature: string): string {
  return `specs/${feature}/.workflow/index.md`;
}
