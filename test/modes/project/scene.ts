// A project that an orchestrator reports by the API's own routes, its files in a real repository, GitHub in
// memory.
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { engine } from '../../../src/index.ts';
import type { JsonMap, Project, Projects } from '../../../src/model/bot/project.ts';
import type { Evaluator } from '../../../src/model/bot/verdict.ts';
import { WorldError } from '../../../src/model/errors.ts';
import type { IssueCommentEvent } from '../../../src/model/github/event.ts';
import { handleCommand } from '../../../src/modes/command.ts';
import { USUAL } from '../../../src/modes/defaults.ts';
import { openContext } from '../../../src/modes/mode-context.ts';
import { orderAtGate } from '../../../src/modes/project/gate-decision.ts';
import { tendGate } from '../../../src/modes/project/gates.ts';
import { textIn } from '../../../src/modes/project/project-history.ts';
import { type Course, recoverProject } from '../../../src/modes/project/recover-project.ts';
import { openStore } from '../../../src/store/open.ts';
import type { Route } from '../../../src/web/route.ts';
import { addHistory } from '../../../src/web/routes/history.ts';
import { resumeProject } from '../../../src/web/routes/resume.ts';
import { putState } from '../../../src/web/routes/state.ts';
import { nameTask } from '../../../src/web/routes/tasks.ts';
import { folder } from '../../local/repository.ts';
import { type HubOptions, hubOn, type Stage, type TestHub } from '../hub.ts';
import { commitOn, git, person, worldOf } from '../world.ts';

const HOUR = 3_600_000;
/** When orchestrators report; the recovery is a day later, what agents commit in between. */
const REPORTED = Date.parse('2026-11-26T12:00:00.500Z');
export const NOW = REPORTED + 24 * HOUR;
const iso = (ms: number) => new Date(ms).toISOString();

const DISPATCH = 'dispatch:\n  repository-dispatch: rekindle-resume\n';
export const MENTION = 'dispatch:\n  mention: "@agent go on"\n';

export type Files = Readonly<Record<string, string>>;

/** A bare repository: `files` were there before the report, `later` was committed behind it, on `branch`. */
export async function repository(
  files: Files,
  {
    later = {},
    config = DISPATCH,
    branch = 'main',
  }: { later?: Files; config?: string; branch?: string } = {},
): Promise<Stage> {
  const dir = await folder();
  git(dir, ['init', '-q', '--bare', '-b', 'main', '.']);
  const tree = git(dir, ['hash-object', '-w', '-t', 'tree', '--stdin']);
  const root = git(dir, ['commit-tree', tree, '-m', 'begin']);
  const put = (head: string, what: Files, at: number) => {
    const edits = Object.entries(what).map(([file, text]) => ({ path: file, text }));
    return commitOn(dir, { head, edits, message: 'work', by: person('ada'), at: iso(at) }) ?? head;
  };
  const main = put(
    root,
    config === '' ? { 'README.md': '# Tides\n' } : { '.github/rekindle.yml': config },
    0,
  );
  git(dir, ['update-ref', 'refs/heads/main', main]);
  const before = put(main, files, REPORTED - HOUR);
  git(dir, ['update-ref', `refs/heads/${branch}`, put(before, later, REPORTED + HOUR)]);
  const roles = { ada: 'write', bob: 'admin', eve: 'read' } as const;
  return { dir, world: worldOf({ roles: { ...roles }, next: 100 }) };
}

let store: ReturnType<typeof openStore> | null = null;
/** One store for all files that share this module, each project its own: it outlives any one of them. */
const opened = () => (store ??= openStore({ file: path.join(folderOfAll(), 'rekindle.db') }));
function folderOfAll(): string {
  const made = mkdtempSync(path.join(tmpdir(), 'rekindle-'));
  process.once('exit', () => rmSync(made, { recursive: true, force: true }));
  return made;
}
export const projectsThere = async (): Promise<Projects> => (await opened()).projects;

export interface Report {
  readonly current_task_id: string | null;
  readonly current_agent_id: string | null;
  readonly last_action: string | null;
  readonly status?: string;
  readonly metadata?: Readonly<Record<string, unknown>>;
}

export const REPORT: Report = {
  current_task_id: 'implement_auth',
  current_agent_id: 'backend_dev',
  last_action: 'Created file auth.py',
};

/** These routes ask it nothing. */
const NO_INBOX = {
  parked: async () => [],
  retry: async () => false,
  figures: async () => ({ waiting: 0, done: 0, parked: 0, oldestWaiting: null }),
};

async function asked(route: Route, id: string, body: unknown, now: number): Promise<unknown> {
  const world = {
    projects: await projectsThere(),
    inbox: NO_INBOX,
    now: () => now,
    newId: randomUUID,
    resume: async () => {},
    recover: async () => true,
    description: () => ({}),
  };
  return (await route.perform({ id, body, query: new URLSearchParams(), header: () => null }, world)).body;
}

export const report = (id: string, row: Report, at = REPORTED) => asked(putState, id, row, at);
export const post = (id: string, line: unknown, at = REPORTED) => asked(addHistory, id, line, at);
export const name = (id: string, task: unknown, at = NOW) => asked(nameTask, id, task, at);
export const resume = (id: string, at = NOW) => asked(resumeProject, id, null, at);

/** A project that was reported once. */
export async function reported(row: Report = REPORT, given: Partial<Project> = {}): Promise<string> {
  const id = randomUUID();
  const rest = { goal: 'Ship the tides', repository: 'harbour/tides', repositoryId: null, ref: null };
  const project = { id, ...rest, workflow: null, createdAt: iso(REPORTED - HOUR), ...given };
  await (await projectsThere()).create(project);
  await report(id, row);
  return id;
}

export interface Go {
  readonly now?: number;
  readonly evaluator?: Evaluator | null;
  readonly projects?: Projects;
  readonly hub?: TestHub | null;
  readonly around?: HubOptions['around'];
  /** Why nothing may be written; absent: it may. */
  readonly why?: string;
}

const hubFor = (stage: Stage, { hub, now = NOW, around }: Go): TestHub | null =>
  hub === undefined
    ? hubOn(stage, { now: iso(now), surveys: surveysOf(stage), ...(around ? { around } : {}) })
    : hub;

const surveys = new Map<string, NonNullable<HubOptions['surveys']>>();
/** What a commit holds is looked at once. */
function surveysOf({ dir }: Stage) {
  const there = surveys.get(dir) ?? new Map();
  surveys.set(dir, there);
  return there;
}

const inputsAt = (now: number) =>
  ({
    ...USUAL,
    now,
    door: 'bot',
    oldAfter: HOUR,
    token: 'own',
    server: 'https://github.com',
    resultFile: '',
  }) as const;

/** When the row was written. */
export const updatedAt = async (id: string): Promise<string> =>
  (await (await projectsThere()).find(id))?.state?.updatedAt ?? '';

/** Recovers a project in the state that it has, or as `updatedAt` says. */
export async function recover(id: string, stage: Stage, go: Go = {}, of?: string): Promise<Course> {
  const projects = go.projects ?? (await projectsThere());
  const at = of ?? (await updatedAt(id));
  const hub = hubFor(stage, go);
  const context = hub && openContext(hub, inputsAt(go.now ?? NOW));
  return recoverProject(id, at, {
    projects,
    hub,
    context: go.why === undefined ? context : null,
    why: go.why ?? '',
    evaluator: go.evaluator ?? null,
    engine,
    settings: openContext(hub ?? hubOn(stage, { now: iso(NOW) }), inputsAt(go.now ?? NOW)).settings,
  });
}

/** A comment as somebody writes it under an issue. */
export function comment(stage: Stage, issue: number, by: string, body: string, at = NOW): IssueCommentEvent {
  const author = person(by);
  const [id, when] = [stage.world.next++, iso(at)];
  const said = { id, body, author, createdAt: when, updatedAt: when };
  stage.world.comments.push({ ...said, issue, viaApp: false });
  const told: unknown = {
    name: 'issue_comment',
    action: 'created',
    issue: { number: issue },
    comment: { ...said, viaApp: null },
  };
  return told as IssueCommentEvent;
}

/** Works a comment under the gate's issue, as the bot does. */
export async function order(event: IssueCommentEvent, id: string, stage: Stage, go: Go = {}): Promise<void> {
  const projects = go.projects ?? (await projectsThere());
  const now = go.now ?? NOW;
  const all = await (await projectsThere()).gates({ projectId: id });
  const gate = all.find(({ issue }) => issue === event.issue.number);
  const hub = hubFor(stage, go);
  if (!gate || !hub) throw new Error('no gate is there');
  const context = openContext(hub, inputsAt(now));
  const isGates = await orderAtGate(gate, event, { projects, context, why: '', now: iso(now) });
  if (!isGates) await handleCommand(hub, event, inputsAt(now));
}

/** Looks after the gates of a project that are open; what came of each. `waits`: as `tendGate` has it. */
export async function tend(id: string, stage: Stage, go: Go = {}, waits = true): Promise<readonly string[]> {
  const projects = go.projects ?? (await projectsThere());
  const now = go.now ?? NOW;
  const hub = hubFor(stage, go);
  const context = hub && go.why === undefined ? openContext(hub, inputsAt(now)) : null;
  const said = [];
  for (const gate of await projects.gates({ projectId: id, open: true }))
    said.push(await tendGate(gate, { projects, context, why: go.why ?? '', now: iso(now) }, waits));
  return said;
}

export interface End {
  readonly row: Readonly<Record<string, unknown>>;
  /** What was done, the oldest first. */
  readonly lines: readonly string[];
  readonly gates: readonly string[];
  /** What agents were told. */
  readonly told: readonly Readonly<Record<string, string>>[];
  readonly issues: readonly string[];
  readonly comments: readonly string[];
  readonly reactions: Readonly<Record<string, string>>;
}

/** What is there: the same for each project that went the same way. */
export async function endOf(id: string, { world }: Stage): Promise<End> {
  const projects = await projectsThere();
  const state = (await projects.find(id))?.state;
  const history = (await projects.history(id, 500)).toReversed();
  const known = (text: string) => text.replaceAll(id, 'ID').replaceAll(id.slice(0, 8), 'ID');
  return {
    row: {
      task: state?.currentTaskId,
      agent: state?.currentAgentId,
      lastAction: state?.lastAction,
      status: state?.status,
      metadata: state?.metadata,
    },
    lines: history.map(({ by, kind, action, details }) =>
      [by, kind, action ?? '-', toldIn(details)].join(' | '),
    ),
    gates: (await projects.gates({ projectId: id })).map(
      ({ closedBy, issue }) => `${closedBy ?? 'open'}, ${issue === null ? 'no issue' : 'an issue'}`,
    ),
    told: world.dispatches.map(({ payload }) => payload),
    issues: world.talks.map(({ title, open, labels }) => `${known(title)} | ${open} | ${labels.join()}`),
    comments: world.comments.map(({ body }) => body.replace(/^<!--.*\n/, '')),
    reactions: Object.fromEntries(Object.entries(world.reactions).map(([, said], at) => [`${at}`, said])),
  };
}

/** A crash behind the sending leaves its sign: the next go found that it was sent. */
const toldIn = (details: JsonMap): string =>
  (textIn(details, 'told') ?? textIn(details, 'action') ?? '').replace(', before a crash as it seems', '');

export class Crash extends Error {
  override readonly name = 'Crash';
}

/** Counts calls of store and hub together, and ends one of them: `before` it, or `after` it took effect. */
export function ledger(at: number, phase: 'before' | 'after', fault: () => Error = () => new Crash('gone')) {
  let calls = 0;
  const meet = (now: 'before' | 'after', index: number) => {
    if (index === at && now === phase) throw fault();
  };
  const around: NonNullable<HubOptions['around']> = (now, call) => {
    if (now === 'before') calls += 1;
    if (now === 'before' || call.name === 'land') meet(now, calls - 1);
  };
  const over = (projects: Projects): Projects =>
    new Proxy(projects, {
      get: (target, method) => {
        const own: unknown = Reflect.get(target, method);
        if (typeof own !== 'function') return own;
        return async (...given: unknown[]) => {
          const index = calls++;
          meet('before', index);
          const answer: unknown = await Reflect.apply(own, target, given);
          meet('after', index);
          return answer;
        };
      },
    });
  return { around, over, calls: () => calls };
}

export const lost = () => new WorldError('lost', 'No answer came.');
