// The world behind the in-memory hub: conversations, comments and the rest as plain data, git as a real
// repository.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BranchEdit, CheckRunEffect, DispatchEffect, Reaction } from '../../src/model/github/effects.ts';
import type { Account } from '../../src/model/github/event.ts';
import type { HubRole, Overdue } from '../../src/model/github/repository.ts';
import { launch, outputOf } from '../launcher.ts';
import { env } from '../local/repository.ts';
import { blobOf, commitWith, listingOf, setRefs } from './plumbing.ts';

export interface Talk {
  readonly number: number;
  title: string;
  body: string;
  readonly author: Account;
  open: boolean;
  locked: boolean;
  labels: string[];
  updatedAt: string;
  /** Of a pull request. */
  pull: {
    readonly branch: string;
    readonly base: string;
    merged: boolean;
    readonly fork: boolean;
    /** Logins, and slugs of teams, that were asked to review; absent: nobody. */
    readonly asked?: { readonly users: readonly string[]; readonly teams: readonly string[] };
  } | null;
}

export interface Comment {
  readonly id: number;
  readonly issue: number;
  body: string;
  readonly author: Account;
  readonly createdAt: string;
  updatedAt: string;
  readonly viaApp: boolean;
}

/** A move of a branch, as GitHub's activity tells it. */
export interface Moved {
  readonly branch: string;
  readonly at: string;
  readonly actor: Account;
  readonly kind: 'push' | 'pr_merge' | 'branch_creation';
  /** Absent: not told. */
  readonly before?: string;
  readonly after: string | null;
}

/** All that is on GitHub beside git; it can be cloned and compared. */
export interface World {
  account: Account;
  trusted: string[];
  archived: boolean;
  hasIssues: boolean;
  actionsMayOpenPulls: boolean;
  /** The host takes refs that are neither branches nor tags. */
  takesOwnRefs: boolean;
  defaultBranch: string;
  talks: Talk[];
  comments: Comment[];
  /** By `comment/ID` or `issue/ID`: our own. */
  reactions: Record<string, Reaction>;
  checkRuns: (CheckRunEffect & { readonly id: number })[];
  /** `at`: when it was sent, ISO 8601. */
  dispatches: (DispatchEffect & { readonly at: string })[];
  /** Which run is at a dispatch, by its key, until that was sent. */
  leases: Record<string, number>;
  moves: Moved[];
  running: string[];
  /** Runs that are listed for longer than they can be at work, by their head. */
  overdue: Record<string, Overdue>;
  roles: Record<string, HubRole>;
  guarded: string[];
  next: number;
}

export const OURS: Account = { login: 'github-actions[bot]', type: 'Bot', id: 41898282 };
export const person = (login: string): Account => ({ login, type: 'User', id: login.length + 1000 });

export function worldOf(given: Partial<World> = {}): World {
  return {
    account: OURS,
    trusted: [],
    archived: false,
    hasIssues: true,
    actionsMayOpenPulls: true,
    takesOwnRefs: true,
    defaultBranch: 'main',
    talks: [],
    comments: [],
    reactions: {},
    checkRuns: [],
    dispatches: [],
    leases: {},
    moves: [],
    running: [],
    overdue: {},
    roles: {},
    guarded: [],
    next: 1,
    ...given,
  };
}

/** Runs git in a bare repository and gives what it says. */
export function git(
  dir: string,
  args: readonly string[],
  input = '',
  more: Record<string, string> = {},
): string {
  const given = { ...env, ...more };
  return outputOf('git', ['-C', dir, ...args], { env: given, input })
    .toString()
    .trimEnd();
}

/** Read from git's own files: a process for each look would be most of a test's time. */
export function refsOf(dir: string): ReadonlyMap<string, string> {
  const refs = new Map([...packed(dir), ...loose(dir, 'refs/heads'), ...loose(dir, 'refs/rekindle')]);
  const wanted = [...refs].filter(([ref]) => /^refs\/(?:heads|rekindle)\//.test(ref));
  return new Map(wanted.toSorted(([a], [b]) => Buffer.compare(Buffer.from(a), Buffer.from(b))));
}

function packed(dir: string): readonly (readonly [string, string])[] {
  const file = join(dir, 'packed-refs');
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  return lines.flatMap((line) => {
    const [, sha, ref] = /^([0-9a-f]{40}) (\S.*)$/.exec(line) ?? [];
    return sha !== undefined && ref !== undefined ? [[ref, sha] as const] : [];
  });
}

function loose(dir: string, folder: string): readonly (readonly [string, string])[] {
  if (!existsSync(join(dir, folder))) return [];
  return readdirSync(join(dir, folder), { withFileTypes: true }).flatMap((entry) => {
    const ref = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return loose(dir, ref);
    return [[ref, readFileSync(join(dir, ref), 'utf8').trim()] as const];
  });
}

/** Puts all refs back where they were; what was made meanwhile goes. */
export function restoreRefs(dir: string, refs: ReadonlyMap<string, string>): void {
  const there = refsOf(dir);
  const gone = [...there.keys()].filter((ref) => !refs.has(ref));
  const moved = [...refs].filter(([ref, id]) => there.get(ref) !== id);
  setRefs(dir, [...gone.map((ref) => [ref, null] as const), ...moved]);
}

export const headOf = (dir: string, branch: string): string | null =>
  refsOf(dir).get(`refs/heads/${branch}`) ?? null;

interface Commit {
  readonly head: string;
  readonly edits: readonly BranchEdit[];
  readonly message: string;
  readonly by: Account;
  /** ISO 8601. */
  readonly at: string;
}

const commits = new Map<string, string | null>();

/** Makes a commit on another one; `null`: it would change nothing. The same commit is made once. */
export function commitOn(dir: string, commit: Commit): string | null {
  const key = JSON.stringify([dir, commit]);
  const known = commits.get(key);
  if (known !== undefined) return known;
  const made = committed(dir, commit);
  commits.set(key, made);
  return made;
}

function committed(dir: string, { head, edits, message, by, at }: Commit): string | null {
  const files = new Map(listingOf(dir, head));
  for (const { path, text, kept, mode } of edits) {
    const old = files.get(path);
    if (text === null && !kept) files.delete(path);
    else {
      const id = kept?.blob ?? blobOf(dir, text ?? '');
      files.set(path, { mode: kept?.mode ?? mode ?? old?.mode ?? '100644', id });
    }
  }
  return commitWith(dir, head, files, { message, by: by.login, at });
}

/** Moves a branch where it stands as expected; `false`: it stands elsewhere. */
export function moveBranch(dir: string, branch: string, from: string | null, to: string): boolean {
  if (headOf(dir, branch) !== from) return false;
  setRefs(dir, [[`refs/heads/${branch}`, to]]);
  return true;
}

const files = new Map<string, string | null>();

/** What a file says at a revision; `null`: it is not there. */
export function fileAt(dir: string, revision: string, path: string): string | null {
  const key = JSON.stringify([dir, revision, path]);
  const known = /^[0-9a-f]{40}$/.test(revision) ? files.get(key) : undefined;
  if (known !== undefined) return known;
  const text = shown(dir, revision, path);
  files.set(key, text);
  return text;
}

function shown(dir: string, revision: string, path: string): string | null {
  const { status, stdout } = launch('git', ['-C', dir, 'show', `${revision}:${path}`], { env });
  return status === 0 ? stdout.toString() : null;
}
