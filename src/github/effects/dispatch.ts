// Wakes an agent once: only the run that holds the command's lease does it, and the lease records
// that it was done.
import { WorldError } from '../../model/errors.ts';
import type { DispatchEffect, EffectResult, SentWay, Way } from '../../model/github/effects.ts';
import { at, type GitHubContext, isOurs } from '../effect-context.ts';
import { findComments } from '../read/comments.ts';
import {
  clearLeases,
  type Lease,
  lookAtLease,
  markWoken,
  type RunWay,
  takeLease,
} from '../write/dispatch-lease.ts';
import { landed } from '../write/effect-result.ts';
import { comment } from './comment.ts';

/**
 * Of two that run at once, one does nothing (`held`). After a crash the lease says
 * how far it came: not begun (sent), woken (`already`), or begun by a run that ended; then what that run
 * started is looked for first. A mention is a comment, which has a key of its own.
 */
export async function dispatch(effect: DispatchEffect, ground: GitHubContext): Promise<EffectResult> {
  const { key, way } = effect;
  if (effect.look) return lookedFor(effect, ground);
  if (way.kind === 'mention')
    return comment({ kind: 'comment', key, issue: way.issue, body: way.body, once: true }, ground);
  const claim = await takeLease(effect, ground);
  if (claim.kind === 'woken') return landed(key, 'already', { url: claim.url, ...told(claim.way) });
  if (claim.kind !== 'ours') return landed(key, claim.kind, { why: claim.why });
  const { lease } = claim;
  const before = await startedBefore(lease.way ?? way, lease, ground);
  const url = before ?? (await sent(way, effect, ground));
  const used = before === null ? way : lease.way;
  await quietly(markWoken(lease, { url, way: used }, ground));
  await quietly(clearLeases(lease, ground));
  return landed(key, before === null ? 'done' : 'already', { url, ...told(used) });
}

/** Without what only this one was told. */
function told(way: SentWay | null): Pick<EffectResult, 'way'> {
  if (way?.kind !== 'workflow-dispatch') return way ? { way } : {};
  const { kind, workflow, ref } = way;
  return { way: { kind, workflow, ref } };
}

/** What came of it so far; nothing is sent, and no lease is taken. */
async function lookedFor({ key, way }: DispatchEffect, ground: GitHubContext): Promise<EffectResult> {
  if (way.kind === 'mention') {
    const [there] = await findComments(key, way.issue, ground);
    if (!there) return landed(key, 'moved');
    return landed(key, 'already', { number: there.id, url: there.url, way: { kind: 'mention' } });
  }
  const lease = await lookAtLease(key, ground);
  if (lease === null) return landed(key, 'moved');
  if (lease.kind === 'woken') return landed(key, 'already', { url: lease.url, ...told(lease.way) });
  if (lease.kind !== 'left') return landed(key, lease.kind, { why: lease.why });
  // Some answer has told GitHub's clock by now; without it, one looks as often as there is need to.
  const now = new Date(ground.client.told() ?? Date.parse(lease.begun)).toISOString();
  const url = await startedBefore(lease.way ?? way, { ...lease, at: now }, ground);
  return url === null ? landed(key, 'moved') : landed(key, 'already', { url, ...told(lease.way) });
}

/**
 * Whatever is answered, the lease stays: the dispatch may have been sent all the same, and the next run looks
 * for what it started.
 */
function sent(way: Sent, { payload }: DispatchEffect, ground: GitHubContext): Promise<string | null> {
  return way.kind === 'workflow-dispatch' ? toWorkflow(way, ground) : toRepository(way, payload, ground);
}

type Sent = Exclude<Way, { kind: 'mention' }>;
type Of<Kind> = Extract<Way, { kind: Kind }>;

async function toRepository(
  { type }: Of<'repository-dispatch'>,
  payload: DispatchEffect['payload'],
  ground: GitHubContext,
): Promise<null> {
  await ground.client.rest.repos.createDispatchEvent({
    ...at(ground),
    event_type: type,
    client_payload: { ...payload },
  });
  return null;
}

const START = 'POST /repos/{owner}/{repo}/actions/workflows/{workflow_id}/dispatches';

/** Where a person sees the run; `null` where an older server (GHES) does not tell. */
async function toWorkflow(way: Of<'workflow-dispatch'>, ground: GitHubContext): Promise<string | null> {
  const { workflow: workflow_id, ref, inputs } = way;
  const started = { ...at(ground), workflow_id, ref, inputs: { ...inputs } };
  try {
    const { data } = await ground.client.request(START, { ...started, return_run_details: true });
    return data?.html_url ?? null;
  } catch (error) {
    if (!isUnknown(error)) throw error;
  }
  await ground.client.request(START, started);
  return null;
}

/** An older server refuses a field that it does not know, and names it. */
const isUnknown = (error: unknown): boolean =>
  error instanceof WorldError &&
  error.refused === 'rejected' &&
  error.cause instanceof Error &&
  error.cause.message.includes('return_run_details');

/** The agent was woken, even if what follows fails. */
async function quietly(work: Promise<void>): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (!(error instanceof WorldError)) throw error;
  }
}

/** How often one looks, and the seconds between: what was sent just now is not listed at once. */
const LOOKS = 4;
const BETWEEN = 5;
/** A run is listed within this many ms after it was sent, waiting times of its sender included. */
const LISTED = 180_000;

/**
 * Whether an earlier holder of this lease woke the agent: the address of that run, or `null`. Runs carry no
 * key of their own, so every run counts that we started in this way since the lease was first taken. In doubt
 * the agent is woken once too little, never once too often.
 */
async function startedBefore(
  way: RunWay,
  lease: Pick<Lease, 'begun' | 'left' | 'at'>,
  ground: GitHubContext,
): Promise<string | null> {
  if (lease.left === null) return null;
  const looks = Date.parse(lease.at) - Date.parse(lease.left) > LISTED ? 1 : LOOKS;
  for (let look = 1; ; look += 1) {
    const found = await startedSince(way, lease.begun, ground);
    if (found !== null || look >= looks) return found;
    await ground.client.pause(BETWEEN);
  }
}

async function startedSince(way: RunWay, begun: string, ground: GitHubContext): Promise<string | null> {
  const { data } = await ground.client.rest.actions.listWorkflowRunsForRepo({
    ...at(ground),
    event: way.kind === 'workflow-dispatch' ? 'workflow_dispatch' : 'repository_dispatch',
    created: `>=${new Date(begun).toISOString().replace(/\.\d+Z$/, 'Z')}`,
    per_page: 100,
  });
  const ours = data.workflow_runs.filter((run) => isOurs(run.triggering_actor ?? run.actor, ground));
  if (way.kind === 'workflow-dispatch')
    return ours.find(({ path }) => fileOf(path) === way.workflow)?.html_url ?? null;
  // Its title is the type that was sent, unless the workflow gives its runs a name of their own.
  return (ours.find((run) => run.display_title === way.type) ?? ours[0])?.html_url ?? null;
}

/** `.github/workflows/agent.yml@refs/heads/main` → `agent.yml`. */
const fileOf = (path: string): string => path.replace(/@.*$/, '').split('/').at(-1) ?? path;
