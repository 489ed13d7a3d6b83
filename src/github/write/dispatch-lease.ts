// The lease for waking an agent: a ref that only one run can create, so that no agent is woken twice; old
// leases are removed a few at a time.
import { WorldError } from '../../model/errors.ts';
import type { DispatchEffect, SentWay } from '../../model/github/effects.ts';
import { DAY } from '../../model/time-units.ts';
import { keyOf } from '../../text/hash.ts';
import { SURELY } from '../client/client.ts';
import { at, type GitHubContext } from '../effect-context.ts';
import { emptyCommit, readCommit } from './empty-commit.ts';
import { commitAt, moveRef } from './refs.ts';
import { isFor, trailerIn, withTrailers } from './trailers.ts';

/** A lease that is ours, until we end or somebody finds that we did. */
export interface Lease {
  readonly key: string;
  readonly ref: string;
  /** The commit that it points at. */
  readonly sha: string;
  readonly tree: string;
  /** When it was taken, and when it was first taken by anybody; ISO 8601, by GitHub's clock. */
  readonly at: string;
  readonly begun: string;
  /** When somebody took it who ended without saying what came of it; `null`: no one had it before. */
  readonly left: string | null;
  /** In which way that one was about to wake the agent; `null`: that is not known. */
  readonly way: RunWay | null;
}

/** What starts runs; a mention is a comment. */
export type RunWay = Exclude<SentWay, { readonly kind: 'mention' }>;

export type Claim =
  | { readonly kind: 'ours'; readonly lease: Lease }
  /** The agent was woken; `url`: where a person sees the run. Both where that is known. */
  | { readonly kind: 'woken'; readonly url: string | null; readonly way: RunWay | null }
  | { readonly kind: 'held' | 'foreign'; readonly why: string };

/** One for each command, by a name that everybody computes from its key alone. */
export const leaseRef = (key: string): string => `${LEASES}${keyOf('wake', key)}`;
const LEASES = 'refs/rekindle/wake/';

const RUN = 'Rekindle-Run';
const BEGUN = 'Rekindle-Begun';
const WOKEN = 'Rekindle-Woken';
const WAY = 'Rekindle-Way';
const REF = 'Rekindle-Ref';

/** How many lost races before giving up. */
const TRIES = 4;

/**
 * Takes the lease. Of many concurrent requests GitHub lets only one create a ref, and of many that saw
 * it at one commit only one move it: that one holds the lease. It holds it as long as its run goes on; the
 * lease of a run that ended is taken over. Once the agent was woken the ref stays, and says so.
 * @throws WorldError
 */
export async function takeLease({ key, base, way }: Order, ground: GitHubContext): Promise<Claim> {
  const ref = leaseRef(key);
  for (let tried = 0; tried < TRIES; tried += 1) {
    const sha = await commitAt(ref, ground);
    const there = sha === null ? null : await leaseAt(sha, key, ground);
    if (there === 'foreign') return { kind: 'foreign', why: foreign(ref) };
    if (there?.woken) return wokenAs(there, there.woken);
    const why = there && (await whyHeld(there.holder, ground));
    if (why !== null) return { kind: 'held', why };
    const on = there ?? (await readCommit(base, ground));
    const made = await record(key, on, there, ground, wayKept(way));
    if (await isFirst(ref, sha, made.sha, ground)) {
      const begun = there?.begun ?? made.at;
      const before = { left: there?.at ?? null, way: there?.way ?? null };
      return { kind: 'ours', lease: { key, ref, ...made, begun, ...before } };
    }
  }
  return { kind: 'held', why: 'Several others are at it at this moment.' };
}

/** What the lease says, without taking it; `null`: no one ever took it. @throws WorldError */
export async function lookAtLease(
  key: string,
  ground: GitHubContext,
): Promise<Exclude<Claim, { kind: 'ours' }> | Left | null> {
  const ref = leaseRef(key);
  const sha = await commitAt(ref, ground);
  if (sha === null) return null;
  const there = await leaseAt(sha, key, ground);
  if (there === 'foreign') return { kind: 'foreign', why: foreign(ref) };
  if (there.woken) return wokenAs(there, there.woken);
  const why = await whyHeld(there.holder, ground);
  if (why !== null) return { kind: 'held', why };
  return { kind: 'left', begun: there.begun, left: there.at, way: there.way };
}

const wokenAs = ({ way }: Found, url: string): Claim & { readonly kind: 'woken' } => ({
  kind: 'woken',
  url: url === 'yes' ? null : url,
  way,
});

/** Somebody took it who ended without saying what came of it. */
interface Left extends Pick<Lease, 'begun' | 'left' | 'way'> {
  readonly kind: 'left';
}

type Order = Pick<DispatchEffect, 'key' | 'base' | 'way'>;

const foreign = (ref: string) =>
  `Found a commit that is not ours under ${ref}, which keeps an agent from being woken twice. ` +
  'Remove that ref, then give the command again.';

/** False where somebody was faster. */
async function isFirst(
  ref: string,
  from: string | null,
  to: string,
  ground: GitHubContext,
): Promise<boolean> {
  try {
    if (from === null) await ground.client.rest.git.createRef({ ...at(ground), ref, sha: to });
    else await moveRef({ ref, from, to }, ground);
    return true;
  } catch (error) {
    if (!(error instanceof WorldError)) throw error;
    if (error.refused === 'conflict' || error.refused === 'exists') return false;
    // GitHub reports a lost race in several ways; after a real refusal there is no ref.
    if (error.refused !== 'rejected' || from !== null || (await commitAt(ref, ground)) === null) throw error;
    return false;
  }
}

interface Found {
  readonly sha: string;
  readonly tree: string;
  readonly holder: string;
  readonly at: string;
  readonly begun: string;
  /** Where a person sees the run, or `yes`; `null`: it is not known that the agent was woken. */
  readonly woken: string | null;
  readonly way: RunWay | null;
}

async function leaseAt(sha: string, key: string, ground: GitHubContext): Promise<Found | 'foreign'> {
  const { tree, message, at: made } = await readCommit(sha, ground);
  const holder = trailerIn(message, RUN);
  if (holder === null || !isFor(message, key)) return 'foreign';
  const begun = trailerIn(message, BEGUN) ?? made;
  const [woken, way] = [trailerIn(message, WOKEN), wayIn(message)];
  return { sha, tree, holder, at: made, begun, woken, way };
}

/** The config may name another way by the time that somebody looks for what was started. */
function wayKept(way: SentWay): Readonly<Record<string, string>> {
  if (way.kind === 'mention') return {};
  if (way.kind === 'repository-dispatch') return { [WAY]: `${way.kind} ${way.type}` };
  const { kind, workflow, ref } = way;
  return { [WAY]: `${kind} ${workflow}`, ...(ref === null ? {} : { [REF]: ref }) };
}

function wayIn(message: string): RunWay | null {
  const kept = trailerIn(message, WAY) ?? '';
  const [, kind, name = ''] = /^(workflow|repository)-dispatch (.+)$/.exec(kept) ?? [];
  if (kind === 'repository') return { kind: 'repository-dispatch', type: name };
  if (kind === undefined) return null;
  return { kind: 'workflow-dispatch', workflow: name, ref: trailerIn(message, REF) };
}

/** What the lease says from now on; the ref is moved to it afterwards. */
function record(
  key: string,
  on: Pick<Found, 'sha' | 'tree'>,
  before: Pick<Found, 'begun'> | null,
  ground: GitHubContext,
  woken: Readonly<Record<string, string>> = {},
): Promise<Pick<Lease, 'sha' | 'tree' | 'at'>> {
  const begun = before === null ? {} : { [BEGUN]: before.begun };
  const trailers = { [RUN]: nameOf(ground), ...begun, ...woken };
  return emptyCommit(on, withTrailers(WORDS, key, trailers), ground);
}

const WORDS =
  'Wake an agent\n\nThe ref of this commit keeps an agent from being woken twice for one command.';

/** For an App its account: only the App itself knows whether it is still working. */
const nameOf = ({ run, account }: Pick<GitHubContext, 'run' | 'account'>): string =>
  run === undefined ? `app ${account}` : `${run.id}.${run.attempt}`;

const HOLDER = /^(\d{1,15})\.(\d{1,6})$/;

/** Why the holder of the lease is waited for; `null`: its run is over, or was not found twice. */
async function whyHeld(holder: string, ground: GitHubContext): Promise<string | null> {
  const [, id, attempt] = HOLDER.exec(holder) ?? [];
  // An App works on a repository once at a time, so a lease of its own is left from a run that ended.
  if (ground.alone === true && holder === nameOf(ground)) return null;
  if (id === undefined)
    return 'Something that is no workflow run has begun it, and whether it goes on is not known.';
  const [run, tried] = [Number(id), Number(attempt)];
  if (ground.run?.id === run && tried < ground.run.attempt) return null;
  try {
    const { data } = await ground.client.rest.actions.getWorkflowRun({
      ...at(ground),
      ...SURELY,
      run_id: run,
    });
    const over = data.status === 'completed' || tried < (data.run_attempt ?? 1);
    return over ? null : `The workflow run ${run} is at it.`;
  } catch (error) {
    if (!(error instanceof WorldError)) throw error;
    if (error.refused === 'absent') return null;
    if (error.refused !== 'permission') throw error;
    const unknown = 'whether it goes on is not known: the permission "actions: read" is missing. Grant it.';
    return `The workflow run ${run} has begun it, and ${unknown}`;
  }
}

/** Records that the agent was woken, and how, for later runs. @throws WorldError */
export async function markWoken(
  lease: Lease,
  { url, way }: Readonly<{ url: string | null; way: RunWay | null }>,
  ground: GitHubContext,
): Promise<void> {
  const woken = { [WOKEN]: url ?? 'yes', ...(way && wayKept(way)) };
  const { sha } = await record(lease.key, lease, lease, ground, woken);
  await moveRef({ ref: lease.ref, from: lease.sha, to: sha }, ground);
}

/** A command is not continued after a day; after two, no run is left that began before. */
const OUTLIVED = 2 * DAY;
/** How many are checked. Each new lease checks more than one old lease, so they do not pile up. */
const MOST = 5;

/**
 * The leases whose names follow this one; a name is a digest, so this is a random choice.
 * @throws WorldError
 */
export async function clearLeases({ ref: own, at: now }: Lease, ground: GitHubContext): Promise<void> {
  const { data } = await ground.client.rest.git.listMatchingRefs({
    ...at(ground),
    ref: LEASES.slice('refs/'.length),
  });
  const sorted = data.toSorted((one, other) => (one.ref < other.ref ? -1 : 1));
  const place = sorted.findIndex(({ ref }) => ref === own);
  const next = [...sorted.slice(place + 1), ...sorted.slice(0, Math.max(place, 0))].slice(0, MOST);
  for (const { ref, object } of next) {
    const last = await readCommit(object.sha, ground);
    if (Date.parse(now) - Date.parse(last.at) < OUTLIVED) continue;
    await moveRef({ ref, from: object.sha, to: null }, ground);
  }
}
