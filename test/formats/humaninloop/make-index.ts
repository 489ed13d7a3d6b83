// Writes index files of the templates' shapes for tests.

export interface Question {
  readonly id: string;
  readonly status?: string;
  readonly place?: string;
  readonly source?: string;
}

export interface Gap {
  readonly id: string;
  readonly status?: string;
  readonly place?: string;
  readonly link?: string;
}

export interface Shape {
  readonly template?: 'T1' | 'T3';
  readonly status?: string;
  readonly iteration?: string | null;
  readonly stale?: string | null;
  readonly reason?: string;
  readonly questions?: readonly Question[];
  readonly gaps?: readonly Gap[];
  readonly plan?: string;
  readonly tasks?: string;
  readonly implement?: string;
}

export const FEATURE = '012-offline-notes';
export const INDEX = `specs/${FEATURE}/.workflow/index.md`;
export const SPEC = `specs/${FEATURE}/spec.md`;

const row = (...cells: readonly string[]) => `| ${cells.join(' | ')} |`;
const rows = (cells: readonly (readonly string[])[]) => cells.map((one) => `${row(...one)}\n`).join('');

const TIME = '2026-01-02T09:30:00Z';

function loopOf(shape: Shape): string {
  return rows([
    ['**Loop Status**', shape.status ?? 'validating'],
    ...(shape.iteration === null ? [] : [['**Current Iteration**', shape.iteration ?? '2 / 10']]),
    ['**Last Activity**', TIME],
    ...(shape.stale === null ? [] : [['**Stale Count**', shape.stale ?? '0 / 3']]),
    ['**Deferred Minor Gaps**', '0'],
    ...(shape.reason === undefined ? [] : [['**Termination Reason**', shape.reason]]),
  ]);
}

function questionsOf(shape: Shape, source: string): string {
  return rows(
    (shape.questions ?? []).map((one) => [
      one.id,
      one.source ?? source,
      one.place ?? 'FR-003',
      'How long is a note kept?',
      '1d / 7d',
      'scope',
      one.status ?? 'pending',
    ]),
  );
}

function gapsOf(shape: Shape, t1: boolean): string {
  return rows(
    (shape.gaps ?? []).map(({ id, status, place, link }) => [
      'Important',
      id,
      'CHK004',
      place ?? 'FR-003',
      'Kept \\| for how long?',
      status ?? 'clarifying',
      ...(t1 ? ['0', link ?? '-'] : ['no']),
    ]),
  );
}

/** The tables that T1 alone has. */
function workflowsOf(shape: Shape): string {
  const statuses = {
    specify: 'in_progress',
    plan: shape.plan,
    tasks: shape.tasks,
    implement: shape.implement,
  };
  const lines = Object.entries(statuses).map(([name, status]) => [
    name,
    status ?? 'not_started',
    '-',
    '-',
    `\`${name}-context.md\``,
  ]);
  return `## Workflow Status Table

| Workflow | Status | Last Run | Current Agent | Context File |
|----------|--------|----------|---------------|--------------|
${rows(lines)}
**Status values**: \`not_started\` | \`in_progress\` | \`blocked\` | \`completed\`

---

## Plan Phase State

| Field | Value |
|-------|-------|
| **Phase** | 1: Domain Model |
| **Current Iteration** | 2 / 3 |
| **Stale Count** | 0 / 2 |

---

## Tasks Phase State

| Field | Value |
|-------|-------|
| **Phase** | T1 |
| **Phase Iteration** | 1 / 3 |
| **Total Iterations** | 1 / 6 |
`;
}

const T3_WORKFLOW = `## Workflow Status

| Field | Value |
|-------|-------|
| **Current Phase** | specify |
| **Last Run** | ${TIME} |
`;

/** An index as template T1 or T3 lays it out, filled in. */
export function makeIndex(shape: Shape = {}): string {
  const t1 = shape.template !== 'T3';
  const more = t1 ? ' Stale | Clarification |' : ' Synced |';
  return `# Feature Index: ${FEATURE}

---

## Feature Metadata

| Field | Value |
|-------|-------|
| **ID** | ${FEATURE} |
| **Branch** | \`${FEATURE}\` |
| **Created** | 2026-01-01T08:00:00Z |
| **Last Updated** | ${TIME} |
| **Original Description** | Notes that work \\| offline |

---

${t1 ? workflowsOf(shape) : T3_WORKFLOW}
---

## Unified Pending Questions

| ID | ${t1 ? 'Workflow' : 'Source'} | Location | Question | Options | Priority | Status |
|----|----------|----------|----------|---------|----------|--------|
${questionsOf(shape, t1 ? 'specify' : 'priority-loop')}
**Status**: \`pending\` | \`answered\` | \`deferred\`

---

## Priority Loop State

| Field | Value |
|-------|-------|
${loopOf(shape)}
**Loop Status values**: \`not_started\` | \`clarifying\` | \`completed\` | \`terminated\`

---

## Gap Priority Queue

| Priority | Gap ID | CHK Source | FR Reference | Question | Status |${more}
|----------|--------|------------|--------------|----------|--------|${t1 ? '---|---|' : '---|'}
${gapsOf(shape, t1)}
**Status**: \`pending\` | \`clarifying\` | \`resolved\`

---

${t1 ? '### Global Flags' : '## Global Configuration'}

| Flag | Value | Description |
|------|-------|-------------|
| \`version\` | 1.0.0 | Index schema version |
`;
}

/** The files of one feature: its index, and its spec where it has one. */
export function featureWith(index: string, spec = true): Readonly<Record<string, string>> {
  return {
    [INDEX]: index,
    ...(spec ? { [SPEC]: '# Offline notes\n\nA note is kept on the device.\n' } : {}),
  };
}
