// Projects in project-state's schema: what orchestrators report of their work, and what was made of it.

/** The values of `project_state.status`, by project-state's schema. */
export const PROJECT_STATUSES = ['active', 'paused', 'completed', 'failed'] as const;
export type ProjectStatus = (typeof PROJECT_STATUSES)[number];

/** Plain JSON. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
export type JsonMap = { readonly [key: string]: Json };

export interface Project {
  /** UUID, lower case. */
  readonly id: string;
  readonly goal: string | null;
  /** `OWNER/NAME`; `null`: its files are not on GitHub. */
  readonly repository: string | null;
  /** GitHub's id of that repository, which stays when it is renamed; `null`: not known yet. */
  readonly repositoryId: number | null;
  /** The branch that its files are on; `null`: the default branch. */
  readonly ref: string | null;
  /** The id of the workflow that a sweep found there (`FORMAT:FEATURE`); `null`: it was reported. */
  readonly workflow: string | null;
  /** ISO 8601 in UTC. */
  readonly createdAt: string;
}

/** One row of `project_state`, by project-state's schema; each project has one. */
export interface ProjectState {
  readonly projectId: string;
  readonly currentTaskId: string | null;
  readonly currentAgentId: string | null;
  readonly lastAction: string | null;
  readonly status: ProjectStatus;
  /** ISO 8601 in UTC, with milliseconds. */
  readonly updatedAt: string;
  readonly metadata: JsonMap;
}

/** A row by the names of its columns: so the API shows it, and lines of the history keep it. */
export type StateColumns = {
  readonly project_id: string;
  readonly current_task_id: string | null;
  readonly current_agent_id: string | null;
  readonly last_action: string | null;
  readonly status: ProjectStatus;
  readonly updated_at: string;
  readonly metadata: JsonMap;
};

/** The same values under those names; `metadata` is not copied. */
export const columnsOf = (state: ProjectState): StateColumns => ({
  project_id: state.projectId,
  current_task_id: state.currentTaskId,
  current_agent_id: state.currentAgentId,
  last_action: state.lastAction,
  status: state.status,
  updated_at: state.updatedAt,
  metadata: state.metadata,
});

/** Who wrote a line of the history: an orchestrator by the API, we, or a person by login (`@ada`). */
export type Author = 'orchestrator' | 'rekindle' | `@${string}`;

export interface HistoryEntry {
  readonly id: number;
  readonly projectId: string;
  /** ISO 8601 in UTC. */
  readonly at: string;
  readonly by: Author;
  /** `task_assigned`, `task_completed`, `recovery` …: a word of the reporter's own. */
  readonly kind: string;
  readonly taskId: string | null;
  readonly agentId: string | null;
  readonly action: string | null;
  readonly details: JsonMap;
}

/** A line that is to be written. `key`: a second one with it changes nothing; `null`: it is always new. */
export interface NewHistory extends Omit<HistoryEntry, 'id'> {
  readonly key: string | null;
}

/** A question to people that a project waits at (project-state's `trigger_gate`). */
export interface Gate {
  readonly id: number;
  readonly projectId: string;
  /** What it is about: opened once for each. */
  readonly key: string;
  readonly reason: string;
  readonly details: string;
  /** The issue that asks; `null` where there is none (yet). */
  readonly issue: number | null;
  readonly openedAt: string;
  /** `null`: it is open. */
  readonly closedAt: string | null;
  readonly closedBy: Author | null;
}

/** What was archived before a project was started over. */
export interface Archive {
  readonly id: number;
  readonly projectId: string;
  /** Where it is: a ref of the repository (`refs/rekindle/archive/…`), or `row` where `content` has it. */
  readonly place: string;
  /** The commit that the ref points to; `null` for a row. */
  readonly commit: string | null;
  /** The row with its history, as JSON; `null` where the place has it. */
  readonly content: JsonMap | null;
  readonly at: string;
  readonly by: Author;
}

/** A project with its row; `state`: `null` before anything was reported. */
export interface ProjectRow {
  readonly project: Project;
  readonly state: ProjectState | null;
}

/** An active project's last sign of life. */
export interface Heartbeat {
  readonly project: string;
  /** ISO 8601 in UTC. */
  readonly updatedAt: string;
  /** Its newest line says that somebody resumed it: a recovery is to follow, however fresh the row is. */
  readonly resumed: boolean;
}

/** Which projects are asked for; what is absent does not narrow. */
export interface ProjectQuery {
  readonly status?: ProjectStatus;
  readonly repository?: string;
  /** Only those that were reported, or only those that a sweep found. */
  readonly kind?: 'reported' | 'found';
  /** Ids after this one, in their order. */
  readonly after?: string;
  readonly limit: number;
}

/** A repository by GitHub's number, and by its name now. */
export interface RepositoryPlace {
  readonly id: number;
  /** `OWNER/NAME`. */
  readonly repository: string;
}

/** A line of some project's history, as a sign that something moved in a repository. */
export interface ProjectMove {
  /** Of the line: later ones are greater, but may be seen a moment before one that was begun earlier. */
  readonly id: number;
  readonly repository: string | null;
  readonly repositoryId: number | null;
}

export interface Projects {
  /** `false`: a project of that id is there, and stays as it is. */
  create(project: Project): Promise<boolean>;
  /** Makes it, or brings goal, repository and ref to what is given. */
  put(project: Project): Promise<void>;
  find(id: string): Promise<ProjectRow | null>;
  list(query: ProjectQuery): Promise<readonly ProjectRow[]>;
  /**
   * Those of these repositories, by GitHub's number, or by name where a project has no number yet; the ones
   * that are not over first, then the newest, at most `limit`.
   */
  inRepositories(places: readonly RepositoryPlace[], limit: number): Promise<readonly ProjectRow[]>;
  /** The newest lines of all projects with numbers above `after`, the oldest first: where something moved. */
  movesSince(after: number, limit: number): Promise<readonly ProjectMove[]>;
  /** Reported projects that are active, at most `limit`, in the order of their ids after `after`. */
  heartbeats(query: { readonly after?: string; readonly limit: number }): Promise<readonly Heartbeat[]>;
  /**
   * Writes the row and a line of history in one transaction. `expected`: only where `updatedAt` is this
   * (`null`: where there is no row yet); absent: always. `false`: it was not, and nothing is written.
   */
  setState(state: ProjectState, line: NewHistory | null, expected?: string | null): Promise<boolean>;
  /** `false`: a line with that key is there. */
  record(line: NewHistory): Promise<boolean>;
  /** The line with that key; `null`: there is none. */
  line(projectId: string, key: string): Promise<HistoryEntry | null>;
  /** The newest first. */
  history(projectId: string, limit: number): Promise<readonly HistoryEntry[]>;
  /** The gate of that key, made where there is none. */
  openGate(gate: Omit<Gate, 'id' | 'issue' | 'closedAt' | 'closedBy'>): Promise<Gate>;
  setGateIssue(id: number, issue: number): Promise<void>;
  /** `false`: it is closed already. */
  closeGate(id: number, at: string, by: Author): Promise<boolean>;
  gates(query: { readonly projectId?: string; readonly open?: boolean }): Promise<readonly Gate[]>;
  gateOfIssue(repository: string, issue: number): Promise<Gate | null>;
  /** Puts something away; one of the same place and commit is there once. */
  archive(archive: Omit<Archive, 'id'>): Promise<void>;
  archives(projectId: string): Promise<readonly Archive[]>;
  /** A repository has another name now (W10). `former`: by it projects are found that have no number yet. */
  renamed(repositoryId: number, repository: string, former: string | null): Promise<void>;
  /** Numbers of projects by status; without a row: `none`. */
  figures(): Promise<Readonly<Record<ProjectStatus | 'none', number>>>;
}
