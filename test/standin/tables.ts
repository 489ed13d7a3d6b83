// What emulate's rows look like, as far as we read them: its own names, one interface a table.

export interface Row {
  readonly id: number;
  readonly created_at: string;
  readonly updated_at: string;
}

export interface UserRow extends Row {
  readonly login: string;
  readonly node_id: string;
  readonly type: string;
  readonly name: string | null;
}
export interface RepoRow extends Row {
  readonly node_id: string;
  readonly name: string;
  readonly full_name: string;
  readonly owner_id: number;
  readonly owner_type: 'User' | 'Organization';
  readonly fork: boolean;
  readonly forked_from_id: number | null;
  readonly default_branch: string;
  readonly pushed_at: string | null;
}
export interface IssueRow extends Row {
  readonly node_id: string;
  readonly number: number;
  readonly repo_id: number;
  readonly title: string;
  readonly body: string | null;
  readonly state: 'open' | 'closed';
  readonly state_reason: string | null;
  readonly locked: boolean;
  readonly user_id: number;
  readonly assignee_ids: readonly number[];
  readonly label_ids: readonly number[];
  readonly closed_at: string | null;
  readonly is_pull_request: boolean;
}
export interface PullRow extends Row {
  readonly node_id: string;
  readonly number: number;
  readonly repo_id: number;
  readonly title: string;
  readonly body: string | null;
  readonly state: 'open' | 'closed';
  readonly user_id: number;
  readonly head_ref: string;
  readonly head_sha: string;
  readonly head_repo_id: number;
  readonly base_ref: string;
  readonly base_sha: string;
  readonly merged: boolean;
  readonly merged_at: string | null;
  readonly merged_by_id: number | null;
  readonly merge_commit_sha: string | null;
  readonly closed_at: string | null;
  readonly draft: boolean;
  readonly requested_reviewer_ids: readonly number[];
  readonly requested_team_ids: readonly number[];
}
export interface TeamRow extends Row {
  readonly node_id: string;
  readonly org_id: number;
  readonly name: string;
  readonly slug: string;
  readonly description: string | null;
  readonly privacy: 'closed' | 'secret';
  readonly permission: string;
}
export interface LabelRow extends Row {
  readonly node_id: string;
  readonly repo_id: number;
  readonly name: string;
  readonly description: string | null;
  readonly color: string;
}
export interface CommentRow extends Row {
  readonly node_id: string;
  readonly repo_id: number;
  readonly issue_number: number | null;
  readonly body: string;
  readonly user_id: number;
  readonly comment_type: string;
}
export interface Annotation {
  readonly [name: string]: unknown;
}
export interface CheckRunRow extends Row {
  readonly node_id: string;
  readonly repo_id: number;
  readonly head_sha: string;
  readonly name: string;
  readonly status: string;
  readonly conclusion: string | null;
  readonly started_at: string | null;
  readonly completed_at: string | null;
  readonly external_id: string;
  readonly details_url: string | null;
  readonly actions: unknown;
  readonly output: {
    readonly title: string | null;
    readonly summary: string | null;
    readonly text: string | null;
    readonly annotations_count: number;
    readonly annotations: readonly Annotation[];
  };
  readonly check_suite_id: number;
  readonly app_id: number | null;
}
export interface SuiteRow extends Row {
  readonly node_id: string;
  readonly repo_id: number;
  readonly head_sha: string;
  readonly head_branch: string | null;
  readonly status: string;
  readonly conclusion: string | null;
}
export interface RunRow extends Row {
  readonly node_id: string;
  readonly repo_id: number;
  readonly workflow_id: number;
  readonly name: string;
  readonly head_branch: string;
  readonly head_sha: string;
  readonly event: string;
  readonly status: string;
  readonly conclusion: string | null;
  readonly run_number: number;
  readonly run_attempt: number;
  readonly run_started_at: string;
  readonly actor_id: number;
}
export interface WorkflowRow extends Row {
  readonly node_id: string;
  readonly repo_id: number;
  readonly name: string;
  readonly path: string;
  readonly state: string;
}
export interface BranchRow extends Row {
  readonly repo_id: number;
  readonly name: string;
  readonly sha: string;
  readonly protected: boolean;
}
export interface CommitRow extends Row {
  readonly repo_id: number;
  readonly sha: string;
}
export interface CollaboratorRow extends Row {
  readonly repo_id: number;
  readonly user_id: number;
  readonly permission: string;
}
export interface AppRow extends Row {
  readonly app_id: number;
  readonly slug: string;
  readonly name: string;
  readonly private_key: string;
  readonly permissions: Readonly<Record<string, string>>;
  readonly events: readonly string[];
  readonly webhook_url: string | null;
  readonly webhook_secret: string | null;
  readonly description: string | null;
}
export interface InstallationRow extends Row {
  readonly installation_id: number;
  readonly app_id: number;
  readonly account_type: 'User' | 'Organization';
  readonly account_id: number;
  readonly account_login: string;
  readonly repository_selection: 'all' | 'selected';
  readonly repository_ids: readonly number[];
  readonly permissions: Readonly<Record<string, string>>;
  readonly events: readonly string[];
  readonly suspended_at: string | null;
  /** A login; ours. */
  readonly suspended_by: string | null;
}
