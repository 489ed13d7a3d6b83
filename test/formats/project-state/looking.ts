// Runs this format alone as an edge would, in three rounds of needs; and makes rows of both vocabularies.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { createEngine } from '../../../src/engine/engine.ts';
import type { SelectedWorkflow } from '../../../src/engine/selected-workflow.ts';
import { projectState } from '../../../src/formats/project-state/index.ts';
import type { Verdict } from '../../../src/model/bot/verdict.ts';
import type { FileChange } from '../../../src/model/change.ts';
import type { Choice } from '../../../src/model/choice.ts';
import type { Recovered, Recovery } from '../../../src/model/recovery.ts';
import type { Need, Snapshot } from '../../../src/model/snapshot.ts';
import { rules } from '../../../src/rules/index.ts';
import { type Content, type Extra, onlyAsked, snapshotOf } from '../../snapshot.ts';

const engine = createEngine([projectState], rules);
/** Milliseconds. Old enough for every row here, and nothing is ever stale. */
export const NOW = Date.UTC(2026, 6, 1);
const SETTINGS = { now: NOW, staleAfter: 1e12, abandonedAfter: 2e12 };

export const PROJECT = '3b1f8a52-6f0e-4c56-9a5e-0d7d8d8c0a11';
export const FOLDER = `.project-state/${PROJECT}`;
export const PATH = `${FOLDER}/project_state.json`;

type Files = Readonly<Record<string, Content>>;

function asked(files: Files, extra: Extra) {
  const full = snapshotOf(files, extra);
  const memo = engine.memo();
  const asker = engine.asker(memo);
  const sites = asker.sites(Object.keys(files).filter((path) => projectState.matches(path)));
  let needs: readonly Need[] = [];
  let snapshot: Snapshot = onlyAsked(full, needs);
  for (let round = 0; round < 3; round++) {
    needs = [...needs, ...sites.flatMap((site) => asker.needs(site, snapshot))];
    snapshot = onlyAsked(full, needs);
  }
  return { sites, snapshot, memo };
}

export function lookAll(files: Files, extra: Extra = {}, verdicts?: ReadonlyMap<string, Verdict>): Recovered {
  const { sites, snapshot, memo } = asked(files, extra);
  return engine.recover(snapshot, sites, SETTINGS, memo, verdicts);
}

/** The one workflow of these files. @throws where there is none or more than one. */
export function look(files: Files, extra: Extra = {}): Recovery {
  const { workflows, unreadable } = lookAll(files, extra);
  const [one, ...others] = workflows;
  if (!one || others.length > 0)
    throw new Error(`${workflows.length} workflows, unreadable: ${JSON.stringify(unreadable)}`);
  return one;
}

/** What a choice for a project makes of its export. */
export function chosen(choice: Choice, files: Files, feature = PROJECT): readonly FileChange[] {
  const { sites, snapshot, memo } = asked(files, {});
  const { workflows } = engine.recover(snapshot, sites, SETTINGS, memo);
  const recovery = workflows.find((one) => one.feature === feature);
  if (!recovery) throw new Error(`there is no ${feature}`);
  const standing: SelectedWorkflow = {
    recovery,
    snapshot,
    settings: SETTINGS,
    memo,
    by: 'Ada',
    branch: null,
  };
  return engine.choose(choice, standing).files;
}

/** `rerun write_tests step-interrupted`: a decision in one line, `-` for no step. */
export const decided = ({ decision: { action, step, reason } }: Recovery): string =>
  `${action} ${step ?? '-'} ${reason}`;

export interface RowOf {
  readonly status?: string;
  readonly task?: string | null;
  readonly lastAction?: string | null;
  readonly pending?: readonly string[];
  readonly completed?: readonly string[];
  readonly metadata?: unknown;
  readonly at?: string;
}

/** The implementation's columns. */
export function implementation(over: RowOf = {}): Readonly<Record<string, unknown>> {
  return {
    project_id: PROJECT,
    current_phase: 'backend_dev',
    active_task_id: over.task === undefined ? 'implement_auth' : over.task,
    active_agent_id: 'backend_dev',
    completed_tasks: over.completed ?? ['plan'],
    pending_tasks: over.pending ?? ['write_docs'],
    metadata: over.metadata ?? {},
    status: over.status ?? 'active',
    last_action: over.lastAction === undefined ? 'Created auth.py' : over.lastAction,
    created_at: '2026-05-01T08:00:00+00:00',
    last_updated: over.at ?? '2026-05-02T09:30:00+00:00',
  };
}

/** The decision's columns. */
export function decision(over: RowOf = {}): Readonly<Record<string, unknown>> {
  return {
    id: 1,
    project_id: PROJECT,
    current_task_id: over.task === undefined ? 'implement_auth' : over.task,
    current_agent_id: 'backend_dev',
    last_action: over.lastAction === undefined ? 'Created auth.py' : over.lastAction,
    status: over.status ?? 'active',
    updated_at: over.at ?? '2026-05-02 09:30:00+00',
    metadata: over.metadata ?? null,
  };
}

/** Rules that are broken, each once, in byte order. */
export const broken = ({ findings }: Recovery): readonly string[] =>
  [...new Set(findings.map(({ rule }) => rule))].sort();

export const json = (row: unknown): string => `${JSON.stringify(row, null, 2)}\n`;

/** The files below a folder of `fixtures/`, by their paths in that repository. */
export function fixture(name: string): Readonly<Record<string, string>> {
  const root = join(import.meta.dirname, 'fixtures', name);
  const files = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return Object.fromEntries(
    files.map(({ parentPath, name: base }) => {
      const path = join(parentPath, base);
      return [relative(root, path).split(sep).join('/'), readFileSync(path, 'utf8')];
    }),
  );
}
