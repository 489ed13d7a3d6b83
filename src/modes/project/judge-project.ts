// Judges a reported project by the same engine as an exported one, from its row and the files of its branch.

import type { Engine } from '../../index.ts';
import {
  columnsOf,
  type HistoryEntry,
  type JsonMap,
  type Project,
  type ProjectState,
} from '../../model/bot/project.ts';
import type { Evaluator, ProjectFacts, TaskFile, Verdict } from '../../model/bot/verdict.ts';
import type { Decision } from '../../model/decision.ts';
import type { NoText } from '../../model/file-content.ts';
import type { GitHubRepository } from '../../model/github/repository.ts';
import { folderOf } from '../../model/path.ts';
import type { FactRequirements } from '../../model/repository-source.ts';
import type { Settings } from '../../model/rule.ts';
import type { Snapshot } from '../../model/snapshot.ts';
import type { StateLocation } from '../../model/state-location.ts';
import { type Reported, reportedIn, textIn } from './project-history.ts';

export interface Judging {
  readonly project: Project;
  readonly state: ProjectState;
  /** The newest first. */
  readonly history: readonly HistoryEntry[];
  /** `null`: its files are not on GitHub, or not available there, so that nothing is known of them. */
  readonly hub: Pick<GitHubRepository, 'survey'> | null;
  /** The commit that its branch stands at; `null`: the repository has none yet. */
  readonly commit: string | null;
  readonly engine: Engine;
  readonly settings: Settings;
  /** Asked where the rules say `ask`, and nowhere else; `null`: the rules alone. */
  readonly evaluator: Evaluator | null;
}

export interface ProjectJudgement {
  readonly decision: Decision;
  /** What a language model said; `null`: it was not asked. */
  readonly verdict: Verdict | null;
  /** project-state's file state (`scan_project_files`), as data; `null`: nothing is known of the files. */
  readonly files: JsonMap | null;
}

/** Reads only. @throws WorldError where the files cannot be looked at */
export async function judge(judging: Judging): Promise<ProjectJudgement> {
  const { project, state, history, engine, settings, evaluator, hub } = judging;
  const texts = exportOf(project, state, history);
  const memo = engine.memo();
  const snapshot = beside(await filesOf(judging, texts, memo), texts);
  const recover = (verdicts: ReadonlyMap<string, Verdict>) =>
    engine.recover(snapshot, [siteOf(project)], settings, memo, verdicts);
  const { workflows, unreadable } = recover(new Map());
  const [recovery] = workflows;
  // A row that holds a template's unfilled values is no workflow, and no bug.
  if (!recovery) return { decision: unreadableRow(unreadable[0]?.message), verdict: null, files: null };
  const facts = recovery.state?.facts;
  const files = hub === null || !facts ? null : fileState(facts);
  if (recovery.decision.action !== 'ask' || !facts || evaluator === null)
    return { decision: recovery.decision, verdict: null, files };
  const verdict = await evaluator.evaluate(facts);
  const [judged] = recover(new Map([[recovery.id, verdict]])).workflows;
  return { decision: (judged ?? recovery).decision, verdict, files };
}

const unreadableRow = (message = 'it holds no project'): Decision => ({
  action: 'block',
  step: null,
  reason: 'state-unreadable',
  instruction: `What was reported cannot be read as a row of a project: ${message}`,
  options: [],
});

/** Paths that are kept of each list. */
const MOST = 50;

/** project-state; `recent_files` are those that commits changed since the agent's last report. */
function fileState({ files, taskFiles, ofTask, tests, changedSince, lastModified }: ProjectFacts): JsonMap {
  const { total, source, test, config } = files;
  const known = changedSince !== 'unavailable';
  const modified = new Map(lastModified);
  return {
    file_counts: { total_files: total, source_files: source, test_files: test, config_files: config },
    recent_files: known ? changedSince.slice(0, MOST) : null,
    recent_count: known ? changedSince.length : null,
    task_files: onceEach([...taskFiles, ...ofTask, ...tests])
      .slice(0, MOST)
      .map(({ written, path, lines, doubtful = false }) => ({
        written,
        path,
        lines,
        doubtful,
        last_modified: modified.get(path ?? '') ?? null,
      })),
  };
}

/** A file that is named in several ways is listed under the first. */
const onceEach = (files: readonly TaskFile[]): readonly TaskFile[] =>
  files.filter(({ path }, at) => path === null || files.findIndex((one) => one.path === path) === at);

async function filesOf(
  { hub, commit, engine, project }: Judging,
  texts: ReadonlyMap<string, string>,
  memo: ReturnType<Engine['memo']>,
): Promise<Snapshot> {
  // A file that was not fetched may still exist, so it is not judged to be absent.
  if (hub === null) return nothingOf('submodule');
  if (commit === null) return nothingOf('absent');
  const site = siteOf(project);
  const asker = engine.asker(memo);
  const only: FactRequirements = {
    ...asker,
    sites: () => [site],
    isOurs: () => true,
    needs: (one, snapshot) => asker.needs(one, beside(snapshot, texts)),
  };
  const { holdings } = await hub.survey({ kind: 'commit', revision: commit }, only);
  return holdings[0]?.snapshot ?? nothingOf('absent');
}

/** The same tree with these texts in it. */
function beside(snapshot: Snapshot, texts: ReadonlyMap<string, string>): Snapshot {
  return {
    ...snapshot,
    entry: (path) => (texts.has(path) ? { path, mode: '100644', blob: null } : snapshot.entry(path)),
    text(path) {
      const text = texts.get(path);
      return text === undefined ? snapshot.text(path) : { ok: true, text };
    },
  };
}

/** A tree without a file; `why` is said of each that is asked for. */
const nothingOf = (why: NoText): Snapshot => ({
  commit: null,
  entry: () => null,
  list: () => [],
  text: () => ({ ok: false, why }),
  pathsOf: () => [],
  history: () => 'unavailable',
  lastChange: () => 'unavailable',
  commits: () => 'unavailable',
});

// A reported project as the export that the engine reads: the row and its history, as files beside the tree.

/** The site of an export of one project alone. Source: docs/formats/project-state.md. */
function siteOf({ id }: Pick<Project, 'id'>): StateLocation {
  const path = `.project-state/${id}/project_state.json`;
  return { format: 'project-state', path, files: [path], rivals: [], feature: id };
}

/** Kinds of lines that say that a task is completed, as orchestrators write them. */
const COMPLETED: ReadonlySet<string> = new Set(['task_completed', 'completed']);

/** Texts by path. `history`: the newest first. */
function exportOf(
  project: Project,
  state: ProjectState,
  history: readonly HistoryEntry[],
): ReadonlyMap<string, string> {
  const { path } = siteOf(project);
  const reported = reportedIn(columnsOf(state), history);
  const row = {
    ...columnsOf(state),
    project_id: project.id,
    last_action: lastAction(state, reported),
    // Changes count from the agent's last report, not from what we wrote since.
    updated_at: reported.row.updated_at,
    metadata: { ...state.metadata, ...(project.goal === null ? {} : { goal: project.goal }) },
  };
  const lines = history
    .toReversed()
    .filter(({ kind, taskId }) => COMPLETED.has(kind) && taskId !== null)
    .map(({ taskId, at }) =>
      JSON.stringify({ project_id: project.id, change_type: 'task_completed', task_id: taskId, at }),
    );
  return new Map([
    [path, `${JSON.stringify(row, null, 2)}\n`],
    [`${folderOf(path)}/task_history.jsonl`, lines.map((line) => `${line}\n`).join('')],
  ]);
}

/**
 * What the agent last did at this very task: our own words, which say that we assigned it, tell nothing of
 * its work. A task that was given out and of which nothing was reported begins again, in the format's words.
 */
function lastAction({ currentTaskId: task }: ProjectState, { row, ours }: Reported): string | null {
  const anew = ours.find(({ by, details }) => {
    const order = textIn(details, 'order');
    return order === 'skip' || (order === 'retry' && by !== 'rekindle');
  });
  if (anew && task !== null) return `Restarted ${task} (${anew.by})`;
  return row.current_task_id === task ? row.last_action : null;
}
