// What an agent needs to go on with one workflow, as data: our own words kept apart from what files say.
import { type Action, type Decision, fitting } from '../../model/decision.ts';
import type { Recovery } from '../../model/recovery.ts';
import type { SafePoint, Snapshot } from '../../model/snapshot.ts';
import type { Spec, Step, WorkflowState } from '../../model/workflow.ts';
import { isPlainName } from '../quote-names.ts';
import { published } from '../scan/redact-output.ts';
import type { ScanWorkflow } from '../scan/scan.ts';
import { claimsOf } from './claims.ts';
import { fromFiles, notesOf, safePointsOf } from './from-files.ts';
import { lastCommits, readFirst } from './read-first.ts';
import { savingOf } from './saving.ts';
import type { Brief, BriefSpec, BriefStep } from './shape.ts';
import { guidesOf } from './steps.ts';
import { saysWhereOnly, type Whereabouts, whereabouts } from './whereabouts.ts';

export type { Brief } from './shape.ts';

/** What is known of the clone in which a brief is read. */
export interface CloneFacts {
  /** How many paths of the working tree differ from its commit; `null`: not looked at. */
  readonly differing: number | null;
  /** What `git switch` is given to be on the workflow's branch, `null` where one is; absent: its name. */
  readonly switchTo?: string | null;
  /** Nothing is checked out in the repository, and nothing can be. */
  readonly bare?: boolean;
}

const UNKNOWN: CloneFacts = { differing: null };

/**
 * `one` and `scanned` are the same workflow: all that is known of it, and how it is published. Secrets are
 * taken out.
 */
export function briefOf(
  one: Recovery,
  scanned: ScanWorkflow,
  snapshot: Snapshot,
  now: string,
  { differing, switchTo, bare }: CloneFacts = UNKNOWN,
): Brief {
  const { state, decision } = one;
  const findings = one.findings.filter((found) => found.severity !== 'note' && !saysWhereOnly(found));
  const whereIs = whereabouts(state, snapshot);
  const { ours, remarks } = notesOf(one, scanned);
  const commits = lastCommits(state, snapshot);
  const head = snapshot.head ?? null;
  const lost = answersLost(one);
  const instruction = spoken(decision, state);
  const finished = (state?.steps ?? []).flatMap((step) => (step.finished ? [stepOf(step, whereIs)] : []));
  return published<Brief>({
    schema_version: 1,
    now,
    id: one.id,
    format: one.format,
    path: one.path,
    branch: scanned.owner,
    commit: scanned.commit,
    head: scanned.commit ?? head?.commit ?? null,
    differing,
    status: scanned.status,
    liveness: one.liveness,
    last_activity: scanned.last_activity.at,
    iteration: scanned.step?.iteration ?? null,
    item: scanned.step?.item ?? null,
    decision: { ...decision, instruction, options: fitting(scanned) },
    step_names: Object.fromEntries(state?.stepNames ?? []),
    steps: guidesOf(state, { step: decision.step, instruction }),
    orders: [...stillThere(scanned), ...ordersFor(decision, lost)],
    finished,
    trusted: trustedIn(one),
    not_trusted: findings.map(({ rule, severity, consequence, step, path, line }) => ({
      rule,
      severity,
      consequence,
      step,
      path,
      line,
    })),
    claims: claimsOf(one, whereIs),
    read_first: readFirst(state, one.path, snapshot, whereIs),
    commits: commits.map(({ commit, at }) => ({ commit, at })),
    spec: state?.spec ? specOf(state.spec) : null,
    safe_points: safePointsOf(state).map(({ commit, at, lost: gone }) => ({ commit, at, lost: gone })),
    files: filesOf(state),
    tasks: tasksOf(state),
    notes: [...ours, ...movedNotes(finished), ...rescueNotes(state)],
    saving: savingOf(one, scanned, { lost, switchTo, bare }),
    from_files: fromFiles(state, findings, scanned, { remarks, commits, head }),
  });
}

/** How many answers are said to be there, and stand nowhere. */
function answersLost({ state, decision }: Recovery): number {
  const questions = state?.questions ?? [];
  const lost = questions.filter((one) => one.state === 'answered' && one.answer === null).length;
  const ready = decision.reason === 'answers-to-apply';
  const open = ready ? questions.filter((one) => one.state === 'open').length : 0;
  return lost + open;
}

/** The instruction; a step or item is not named in it if its name could be read as text. */
function spoken({ instruction, step }: Decision, state: WorkflowState | null): string {
  const without = (text: string, name: string | null, instead: string) =>
    name === null || name === '' || isPlainName(name) ? text : text.replaceAll(name, instead);
  const bare = without(instruction, state?.current?.item ?? null, 'the named item');
  return without(bare, step, 'the named step');
}

function specOf({ path, lastMatch, recorded, declared, computed }: Spec): BriefSpec {
  return {
    path,
    matched_commit: lastMatch?.commit ?? null,
    recorded: recorded?.digest ?? null,
    declared,
    computed: computed.map(({ rule, digest }) => ({ rule, digest })),
  };
}

function rescueNotes(state: WorkflowState | null): readonly string[] {
  return safePointsOf(state)
    .filter(({ lost }) => lost)
    .map(rescue);
}

function rescue({ commit, at }: SafePoint): string {
  const line = `git branch rescue-${commit.slice(0, 8)} ${commit}`;
  return `Commit ${commit.slice(0, 12)} of ${at} was left behind by a reset. To bring it back: "${line}"`;
}

function filesOf(state: WorkflowState | null): Brief['files'] {
  const facts = state?.facts;
  if (!facts) return null;
  const { changedSince } = facts;
  return { ...facts.files, changed_since: changedSince === 'unavailable' ? null : changedSince.length };
}

function tasksOf(state: WorkflowState | null): Brief['tasks'] {
  const facts = state?.facts;
  if (!facts) return null;
  const { completedTasks, pendingTasks, testsPass } = facts;
  return { completed: completedTasks, pending: pendingTasks.length, tests_pass: testsPass };
}

function stillThere({ commit }: ScanWorkflow): readonly string[] {
  if (commit === null) return [];
  return ['First see that the branch still is at the commit named here. If it moved, ask for a new brief.'];
}

function stepOf({ id, item, finishedAt, artifacts, files = [] }: Step, whereIs: Whereabouts): BriefStep {
  // What may be absent is shown where it is there.
  const told = artifacts.filter((one) => !one.conditional || (one.path && whereIs(one.path)));
  const paths = new Set([...told.flatMap(({ path }) => path ?? []), ...files]);
  return {
    step: id,
    item: item ?? null,
    finished_at: finishedAt,
    artifacts: [...paths].map((named) => {
      const found = whereIs(named);
      return {
        path: found ?? named,
        there: found !== null,
        named_as: found === null || found === named ? null : named,
      };
    }),
  };
}

/** That the state names paths where nothing is any more, though the files are there. */
function movedNotes(finished: readonly BriefStep[]): readonly string[] {
  const moved = finished.flatMap(({ artifacts }) => artifacts.filter((one) => one.named_as !== null));
  const count = new Set(moved.map(({ path }) => path)).size;
  if (count === 0) return [];
  const [files, them] = count === 1 ? ['file stands', 'it'] : ['files stand', 'them'];
  return [
    `${count} ${files} at another path than the state says (Finished steps has both): use ${them} there, ` +
      'and correct the paths in the state.',
  ];
}

/** What is looked at for that. */
type TrustGround = Pick<Recovery, 'state' | 'findings' | 'site'>;

/** What was checked against the files and found true, in our words. */
export function trustedIn({ state, findings, site }: TrustGround): readonly string[] {
  if (state === null) return [];
  // A workflow that is not planned yet has no state file.
  const isRead = site.files.includes(state.path);
  const broken = new Set(findings.filter((found) => !saysWhereOnly(found)).map(({ rule }) => rule));
  const matched = state.spec?.matched ?? null;
  return [
    ...(!isRead || broken.has('state-damaged') || broken.has('state-consistent')
      ? []
      : ['The state file could be read to its end and does not contradict itself.']),
    ...(matched === null
      ? []
      : [`The spec is the one that the recorded hash was made of (hash rule: ${matched}).`]),
    // Of what ended no rule looks for each file.
    ...(broken.has('artifact-exists') || state.ended !== null || !state.steps.some(wroteSomething)
      ? []
      : ['Every file that a finished step is said to have written is there.']),
  ];
}

function wroteSomething({ finished, artifacts }: Step): boolean {
  return finished && artifacts.some(({ path, conditional }) => path !== null && !conditional);
}

// What each action means for an agent: what to do, and what to leave.

const KEEP = [
  'Do not run a finished step again, unless it is named under what is not trusted.',
  'Do not ask again what a person has answered or decided.',
  'After each step, save it as "How to save" at the end says.',
];

/** An answer that is not there can be neither applied nor guessed. */
const ASK_FOR_LOST = [
  'An answer that is said to be there is not found in the state (below: ANSWER NOT FOUND, or a question ' +
    'that waits). Where it is in no other file either, ask the person who gave it, and record the words by ' +
    '"rekindle answer" before you go on. Never make up an answer.',
];

/**
 * humaninloop and AI Dev Shop (recovery): continue instead of restarting, never ask twice, stop for a person.
 */
const ORDERS: Readonly<Record<Action, readonly string[]>> = {
  resume: ['Continue what is there. Do not restart it, and do not undo it.', ...KEEP],
  rerun: [
    'Run the named step again, with what is there as its input. Leave the steps before it alone.',
    ...KEEP,
  ],
  advance: ['Take what was made as done and begin the named step.', ...KEEP],
  wait: [
    'Do not go on. Present what waits, word for word, and stop until a person has answered or approved.',
    'Do not answer or approve in their place.',
  ],
  ask: ['Do not go on. Show a person what was found and let them choose.'],
  block: ['Do not go on, and change nothing. Show a person what was found and let them decide.'],
  'start-fresh': ['Do not resume this run. Start a new one; what its notes say is context and nothing more.'],
  none: ['Nothing is to be done.'],
};

/** `lost`: how many answers stand nowhere. What was never begun is not run again. */
function ordersFor({ action, reason }: Decision, lost: number): readonly string[] {
  const orders = ORDERS[action].map((order) =>
    reason === 'not-started' ? order.replace(/^Run the named step again,/, 'Begin the named step,') : order,
  );
  return lost > 0 && orders.includes(KEEP[1] ?? '') ? [...ASK_FOR_LOST, ...orders] : orders;
}
