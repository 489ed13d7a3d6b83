// Recovers one active project (project-state): judged, then assigned to its agent again, or put
// before people.
import {
  columnsOf,
  type HistoryEntry,
  type JsonMap,
  type Project,
  type ProjectState,
  type Projects,
} from '../../model/bot/project.ts';
import { type Evaluator, VERDICTS, type VerdictAction } from '../../model/bot/verdict.ts';
import type { Recovery } from '../../model/recovery.ts';
import type { GateOrder } from '../../report/github/gate-issue.ts';
import type { ModeContext } from '../mode-context.ts';
import { type AssignmentTarget, assign, tellAgent } from './assign-task.ts';
import { askPerson, isPast, LOOKED_AT, openGate, takeBack } from './gates.ts';
import { judge, type ProjectJudgement } from './judge-project.ts';
import { inVain, textIn } from './project-history.ts';
import { taskOf } from './tasks.ts';

export interface Recovering {
  readonly projects: Projects;
  /** Where its files are read; `null`: they are not on GitHub, or not available there. */
  readonly hub: ModeContext['hub'] | null;
  /** Where something may be written; `null`: nowhere, as `why` says. */
  readonly context: ModeContext | null;
  /** A clause in our words; empty where there is a context. */
  readonly why: string;
  readonly evaluator: Evaluator | null;
  readonly engine: ModeContext['engine'];
  readonly settings: ModeContext['settings'];
}

export interface Course {
  /** project-state's four actions; `null`: nothing was to be done, as `why` says. */
  readonly action: VerdictAction | null;
  readonly why: string;
}

/** At most this many recoveries in a row with nothing new reported after them: then a person is asked. */
const MOST_IN_VAIN = 2;

/** What the engine's decision says in project-state's words. */
const SAYS: ReadonlyMap<Recovery['decision']['action'], VerdictAction> = new Map<
  Recovery['decision']['action'],
  VerdictAction
>([
  ['resume', 'continue_task'],
  ['rerun', 'restart_task'],
  ['advance', 'next_task'],
  ['ask', 'human_review'],
  ['block', 'human_review'],
]);

const ORDERS: Readonly<Record<Exclude<VerdictAction, 'human_review'>, GateOrder>> = {
  continue_task: 'approve',
  restart_task: 'retry',
  next_task: 'skip',
};

/**
 * `updatedAt`: the state that is to be recovered; once it is another one there is nothing to do any more.
 * The decision is recorded before anything is done, so that after a crash it is carried out.
 * @throws WorldError where GitHub does not answer: then it is tried again
 */
export async function recoverProject(id: string, updatedAt: string, by: Recovering): Promise<Course> {
  const { projects } = by;
  const now = new Date(by.settings.now).toISOString();
  const writing: AssignmentTarget = { ...by, now };
  const key = `recovery/${updatedAt}`;
  const row = await projects.find(id);
  // A row that a sweep wrote follows its file: nothing is recovered by it.
  if (row?.project.workflow != null)
    return none('A sweep found it, so that its card is where people answer.');
  if (!row?.state) return none('The project is gone.');
  const { project, state } = row;
  // After the row: of a decision that came between the two, the line is there.
  const decided = await projects.line(id, key);
  if (decided) return carriedOut(decided, project, key, writing);
  if (state.updatedAt !== updatedAt)
    return none('Something was reported since, so that nothing is recovered.');
  if (state.status !== 'active') return none(`The project is ${state.status}.`);
  const history = await projects.history(id, LOOKED_AT);
  const gates = await projects.gates({ projectId: id, open: true });
  for (const gate of gates) {
    if (!(await isPast(gate, row, projects))) return none('The project waits at a gate.');
    await takeBack(gate, writing);
  }
  if (!(await decide({ project, state }, history, key, by, writing)))
    return none('Something was reported since, so that nothing is recovered.');
  const line = await projects.line(id, key);
  return line ? carriedOut(line, project, key, writing) : none('The project is gone.');
}

const none = (why: string): Course => ({ action: null, why });

/** Judges it and writes down what is decided. `false`: the row is another one meanwhile. */
async function decide(
  { project, state }: { readonly project: Project; readonly state: ProjectState },
  history: readonly HistoryEntry[],
  key: string,
  by: Recovering,
  writing: AssignmentTarget,
): Promise<boolean> {
  const place = await placeOf(project, by.hub);
  const vain = inVain(columnsOf(state), history);
  const tired = vain >= MOST_IN_VAIN;
  // Whatever a model would say, a person is asked then.
  const evaluator = tired || place.gone ? null : by.evaluator;
  const judgement = await judge({ ...by, project, state, history, commit: place.commit, evaluator });
  const { decision } = judgement;
  const found = SAYS.get(decision.action) ?? 'human_review';
  const action = tired || place.gone ? 'human_review' : found;
  const why = place.gone
    ? 'The branch that its files were on is gone.'
    : tired
      ? `It was recovered ${vain} times, and nothing new was reported after that.`
      : decision.instruction;
  const unread = by.hub === null ? { files_unknown: by.why } : {};
  const details: JsonMap = { action, reason: decision.reason, why, ...toldBy(judgement), ...unread };
  const given = { state, key, by: 'rekindle', details } as const;
  if (action === 'human_review') return askPerson({ ...given, kind: 'gate_opened' }, writing);
  const order = ORDERS[action];
  // Contract: done, and no task is listed that comes next. There is nothing to assign before one is named.
  if (taskOf(order, state) === null) return askPerson({ ...given, kind: 'gate_opened' }, writing);
  const { commit } = place;
  const { instruction } = decision;
  return assign({ ...given, kind: 'recovery', order, commit, instruction }, writing);
}

function toldBy({ verdict, files }: ProjectJudgement): JsonMap {
  const model = verdict === null ? {} : { verdict: verdict.action, reasoning: verdict.reasoning };
  return { by: verdict === null ? 'rules' : 'model', ...model, file_state: files };
}

/** Carries out what a line records as decided, as far as it is not done yet. */
async function carriedOut(
  line: HistoryEntry,
  project: Project,
  key: string,
  writing: AssignmentTarget,
): Promise<Course> {
  if (line.kind === 'gate_opened') await openGate(line, { project, key }, writing);
  else await tellAgent(line, { project, key, issue: null }, writing);
  const action = VERDICTS.find((one) => one === line.details['action']) ?? null;
  return { action, why: textIn(line.details, 'why') ?? '' };
}

interface Place {
  /** `null`: there is none. */
  readonly commit: string | null;
  readonly gone: boolean;
}

/** Where the branch of a project stands. */
export async function placeOf({ ref }: Project, hub: ModeContext['hub'] | null): Promise<Place> {
  if (hub === null) return { commit: null, gone: false };
  const main = hub.facts.defaultBranch;
  const commit = ref === null || ref === main?.name ? (main?.sha ?? null) : await hub.head(ref);
  return { commit, gone: commit === null && ref !== null };
}
