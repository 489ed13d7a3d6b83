// The tables that emulate keeps its state in, ours so that they can be read, saved and put back at once.
import type {
  AppRow,
  BranchRow,
  CheckRunRow,
  CollaboratorRow,
  CommentRow,
  CommitRow,
  InstallationRow,
  IssueRow,
  LabelRow,
  PullRow,
  RepoRow,
  Row,
  RunRow,
  SuiteRow,
  TeamRow,
  UserRow,
  WorkflowRow,
} from './tables.ts';

type Data<T extends Row> = Omit<T, keyof Row> & Partial<Row>;

export interface Saved<T extends Row> {
  readonly rows: readonly T[];
  readonly next: number;
}

/** Hands out times that never repeat, so that a sort by time is a sort by age. ISO 8601 with milliseconds. */
export class Clock {
  #last = 0;
  readonly #now: () => Date;
  constructor(now: () => Date) {
    this.#now = now;
  }
  /** Milliseconds since 1970 of what was given last. */
  get last(): number {
    return this.#last;
  }
  /** Milliseconds since 1970; time does not pass by asking. */
  now(): number {
    return Math.max(this.#last, this.#now().getTime());
  }
  /** Goes back, for a world that is brought back. */
  back(last: number): void {
    this.#last = last;
  }
  next(): string {
    this.#last = Math.max(this.#last + 1, this.#now().getTime());
    return new Date(this.#last).toISOString();
  }
}

/** One table; the methods are those that emulate calls. Rows are replaced, never changed. */
export class Table<T extends Row> {
  #rows = new Map<number, T>();
  #next: number;
  readonly #clock: Clock;

  /** `first`: the first id. Tables start far apart, so that an id of the wrong kind finds nothing. */
  constructor(clock: Clock, first: number) {
    this.#clock = clock;
    this.#next = first;
  }

  insert(data: Data<T>): T {
    const id = data.id !== undefined && data.id > 0 ? data.id : this.#next;
    this.#next = Math.max(this.#next, id + 1);
    const now = this.#clock.next();
    const row = { ...data, id, created_at: now, updated_at: now } as T;
    this.#rows.set(id, row);
    return row;
  }
  update(id: number, data: Partial<T>): T | undefined {
    const row = this.#rows.get(id);
    return row && this.put({ ...row, updated_at: this.#clock.next(), ...data, id });
  }
  /** Stores a row with the times that it carries. */
  put(row: T): T {
    this.#rows.set(row.id, row);
    return row;
  }
  get(id: number): T | undefined {
    return this.#rows.get(id);
  }
  all(): T[] {
    return [...this.#rows.values()];
  }
  findBy<K extends keyof T>(name: K, value: T[K]): T[] {
    return this.all().filter((row) => String(row[name]) === String(value));
  }
  findOneBy<K extends keyof T>(name: K, value: T[K]): T | undefined {
    return this.findBy(name, value)[0];
  }
  delete(id: number): boolean {
    return this.#rows.delete(id);
  }
  count(fits: (row: T) => boolean = () => true): number {
    return this.all().filter(fits).length;
  }
  clear(): void {
    this.#rows.clear();
  }
  save(): Saved<T> {
    return structuredClone({ rows: this.all(), next: this.#next });
  }
  restore(saved: Saved<T>): void {
    const { rows, next } = structuredClone(saved);
    this.#rows = new Map(rows.map((row) => [row.id, row]));
    this.#next = next;
  }
}

const FAR_APART = 100_000;

/** Everything that emulate stores. */
export class Rows {
  readonly clock: Clock;
  readonly #tables = new Map<string, Table<Row>>();
  readonly #data = new Map<string, unknown>();
  readonly users: Table<UserRow>;
  readonly orgs: Table<UserRow>;
  readonly repos: Table<RepoRow>;
  readonly issues: Table<IssueRow>;
  readonly pulls: Table<PullRow>;
  readonly labels: Table<LabelRow>;
  readonly comments: Table<CommentRow>;
  readonly checkRuns: Table<CheckRunRow>;
  readonly suites: Table<SuiteRow>;
  readonly runs: Table<RunRow>;
  readonly workflows: Table<WorkflowRow>;
  readonly branches: Table<BranchRow>;
  readonly commits: Table<CommitRow>;
  readonly collaborators: Table<CollaboratorRow>;
  readonly apps: Table<AppRow>;
  readonly installations: Table<InstallationRow>;
  readonly teams: Table<TeamRow>;

  constructor(now: () => Date) {
    this.clock = new Clock(now);
    this.users = this.#table('github.users');
    this.orgs = this.#table('github.orgs');
    this.repos = this.#table('github.repos');
    this.issues = this.#table('github.issues');
    this.pulls = this.#table('github.pull_requests');
    this.labels = this.#table('github.labels');
    this.comments = this.#table('github.comments');
    this.checkRuns = this.#table('github.check_runs');
    this.suites = this.#table('github.check_suites');
    this.runs = this.#table('github.workflow_runs');
    this.workflows = this.#table('github.workflows');
    this.branches = this.#table('github.branches');
    this.commits = this.#table('github.commits');
    this.collaborators = this.#table('github.collaborators');
    this.apps = this.#table('github.apps');
    this.installations = this.#table('github.app_installations');
    this.teams = this.#table('github.teams');
  }
  #table<T extends Row>(name: string): Table<T> {
    const table = new Table<T>(this.clock, (this.#tables.size + 1) * FAR_APART + 1);
    // Whoever asks for a table by its name takes its rows as they come.
    this.#tables.set(name, table);
    return table;
  }
  /** What emulate asks for by name. */
  collection(name: string): unknown {
    return this.#tables.get(name) ?? this.#table(name);
  }
  getData(key: string): unknown {
    return this.#data.get(key);
  }
  setData(key: string, value: unknown): void {
    this.#data.set(key, value);
  }
  save(): ReadonlyMap<string, Saved<Row>> {
    return new Map([...this.#tables].map(([name, table]) => [name, table.save()]));
  }
  restore(saved: ReadonlyMap<string, Saved<Row>>): void {
    for (const [name, table] of this.#tables) {
      const was = saved.get(name);
      if (was) table.restore(was);
      else table.clear();
    }
    this.#data.clear();
  }
}
