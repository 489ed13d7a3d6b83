// Which commit is checked, and which commit it is compared with, as the event that started the job says.

import { UserError } from '../model/errors.ts';
import { OBJECT_ID } from '../model/object-id.ts';
import type { Base, CheckCall, ConclusionNote } from '../report/check/conclusion.ts';

/** What the runner says of the event. */
export interface RunnerEvent {
  /** GitHub's name of it; `''` where the runner gives none. */
  readonly name: string;
  /** The parsed JSON, as yet of unknown shape; `undefined` where it could not be read. */
  readonly payload: unknown;
  /** Why it could not be read, in our words. */
  readonly problem: string | null;
  /** GITHUB_SHA; `''` where the runner gives none. */
  readonly sha: string;
}

/** What a clone is asked for. */
export interface CommitsNeeded {
  /** Full hex id of the commit that a revision means; `null` where this clone has none. */
  resolve(revision: string): Promise<string | null>;
  /** The best common ancestor; `null` where this clone has none. */
  mergeBase(a: string, b: string): Promise<string | null>;
}

type Judged = Pick<CheckCall, 'head' | 'base' | 'remarks'>;

const ALONE = 'the commit that is checked out is looked at for itself.';
const MISSING: Base = { kind: 'missing' };

/** @throws UserError where nothing is checked out */
export async function judgedBy(event: RunnerEvent, commits: CommitsNeeded): Promise<Judged> {
  const { name, payload } = event;
  if (event.problem !== null) return unclear(event.problem, commits);
  if (name === 'pull_request' || name === 'pull_request_target') {
    // The head itself, not the merge that GitHub makes of it: that is what people see and fix.
    const request = field(payload, 'pull_request');
    return proposed(
      shaIn(field(request, 'head'), 'sha'),
      shaIn(field(request, 'base'), 'sha'),
      event,
      commits,
    );
  }
  if (name === 'merge_group') {
    const group = field(payload, 'merge_group');
    return proposed(shaIn(group, 'head_sha'), shaIn(group, 'base_sha'), event, commits);
  }
  return name === 'push' ? pushed(event, commits) : other(name, commits);
}

/** The branch of this repository whose head an event is about; `null`: none, or it is not known. */
export function branchBy({ name, payload }: Pick<RunnerEvent, 'name' | 'payload'>): string | null {
  if (name === 'push') return /^refs\/heads\/(.+)$/s.exec(textIn(payload, 'ref') ?? '')?.[1] ?? null;
  const head = field(field(payload, 'pull_request'), 'head');
  const [from, own] = [field(head, 'repo'), field(payload, 'repository')].map((one) => field(one, 'id'));
  return from !== undefined && from === own ? textIn(head, 'ref') : null;
}

/** Whether an event of any name is about a pull request or a run with its head in another repository. */
export function isOfFork(payload: unknown): boolean {
  const own = field(field(payload, 'repository'), 'id');
  const isElsewhere = (it: unknown, name: string) =>
    it !== undefined && (own === undefined || field(field(it, name), 'id') !== own);
  return (
    isElsewhere(field(field(payload, 'pull_request'), 'head'), 'repo') ||
    isElsewhere(field(payload, 'workflow_run'), 'head_repository')
  );
}

async function proposed(
  head: string | null,
  base: string | null,
  event: RunnerEvent,
  commits: CommitsNeeded,
): Promise<Judged> {
  if (head === null) return unclear(`the payload of ${event.name} names no head commit`, commits);
  const found = await foundOf(head, commits);
  const fork = base === null ? null : await commits.mergeBase(base, found.head);
  return { ...found, base: baseAt(fork) };
}

async function pushed({ payload, sha }: RunnerEvent, commits: CommitsNeeded): Promise<Judged> {
  const after = shaIn(payload, 'after') ?? (OBJECT_ID.test(sha) ? sha : null);
  if (field(payload, 'deleted') === true || (after !== null && isZero(after))) {
    const message = 'The branch was deleted: there is nothing to look at.';
    return { head: null, base: { kind: 'none' }, remarks: [{ level: 'notice', message }] };
  }
  if (after === null) return unclear('the payload of push names no commit', commits);
  const found = await foundOf(after, commits);
  return { ...found, base: await baseOfPush(payload, found.head, commits) };
}

/**
 * Where the branch left the default branch, so that what it brought stays new until it is fixed, however
 * often it is pushed. For the default branch itself, and where that is not in the clone: what the branch was
 * before.
 */
async function baseOfPush(payload: unknown, head: string, commits: CommitsNeeded): Promise<Base> {
  const before = shaIn(payload, 'before');
  const isNew = before !== null && isZero(before);
  const name = field(field(payload, 'repository'), 'default_branch');
  const known = typeof name === 'string' && name !== '';
  const isMain = known && field(payload, 'ref') === `refs/heads/${name}`;
  if (isMain && isNew) return { kind: 'nothing' };
  const main = known && !isMain ? await commits.resolve(`refs/remotes/origin/${name}`) : null;
  const fork = main === null ? null : await commits.mergeBase(main, head);
  if (fork !== null) return baseAt(fork);
  return baseAt(before === null || isNew ? null : await commits.resolve(before));
}

async function other(name: string, commits: CommitsNeeded): Promise<Judged> {
  const event = name === '' ? 'an event without a name' : `the event ${JSON.stringify(name)}`;
  const message = `There is nothing to compare on ${event}: ${ALONE}`;
  return { head: await checkedOut(commits), base: { kind: 'none' }, remarks: [{ level: 'notice', message }] };
}

async function unclear(problem: string, commits: CommitsNeeded): Promise<Judged> {
  const message = `What the event is about cannot be told: ${problem}; ${ALONE}`;
  return {
    head: await checkedOut(commits),
    base: { kind: 'none' },
    remarks: [{ level: 'warning', message }],
  };
}

/** The commit that is meant, or where it is not in the clone, the one that is checked out. */
async function foundOf(
  wanted: string,
  commits: CommitsNeeded,
): Promise<{ head: string; remarks: readonly ConclusionNote[] }> {
  const head = await commits.resolve(wanted);
  if (head !== null) return { head, remarks: [] };
  const instead = await checkedOut(commits);
  const message =
    `The commit ${wanted} is not in this checkout; ${instead}, which is checked out, is looked at instead. ` +
    'Give actions/checkout "fetch-depth: 0", or the commit as "ref".';
  return { head: instead, remarks: [{ level: 'notice', message }] };
}

/** @throws UserError where nothing is */
async function checkedOut(commits: CommitsNeeded): Promise<string> {
  const head = await commits.resolve('HEAD');
  if (head !== null) return head;
  throw new UserError(
    'The checkout has no commit, so there is nothing to look at. Let actions/checkout fetch one.',
  );
}

function baseAt(commit: string | null): Base {
  return commit === null ? MISSING : { kind: 'commit', commit };
}

function isZero(sha: string): boolean {
  return /^0+$/.test(sha);
}

/**
 * An own field of a payload whose shape no one vouches for. A check makes do with whatever of it is there,
 * and so reads it field by field: what acts on an event has it whole or not at all
 * (`github/read/webhook-events.ts`).
 */
function field(from: unknown, name: string): unknown {
  if (typeof from !== 'object' || from === null) return undefined;
  return Object.getOwnPropertyDescriptor(from, name)?.value;
}

/** A full object id; anything else counts as missing, and never reaches git. */
function shaIn(from: unknown, name: string): string | null {
  const value = field(from, name);
  return typeof value === 'string' && OBJECT_ID.test(value) ? value : null;
}

function textIn(from: unknown, name: string): string | null {
  const value = field(from, name);
  return typeof value === 'string' ? value : null;
}
