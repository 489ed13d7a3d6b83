// The parts of GitHub's payloads: each is checked against its schema and turned into our own types.

import { z } from 'zod';
import { OBJECT_ID } from '../../model/object-id.ts';

/** The message of every schema here is what was expected. */
export const text = z.string({ error: 'text' });
export const named = text.min(1, { error: 'a name' });
export const input = z.union([text, z.number(), z.boolean()], { error: 'text' }).transform(String);
export const yes = z.boolean({ error: 'true or false' });
export const id = z.int({ error: 'a number above zero' }).positive({ error: 'a number above zero' });
const SHA = '40 or 64 hex digits';
export const sha = z.string({ error: SHA }).regex(OBJECT_ID, { error: SHA });

const HEADS = 'refs/heads/';
export const branchIn = (ref: string): string | null =>
  ref.startsWith(HEADS) ? ref.slice(HEADS.length) : null;
/** Git's id of nothing stands for the side of a push that was not there. */
export const unlessZero = (commit: string): string | null => (/^0+$/.test(commit) ? null : commit);

const time = z.iso.datetime({ offset: true, error: 'a time in ISO 8601' });
export const object = <T extends z.ZodRawShape>(shape: T) => z.object(shape, { error: 'an object' });
const state = z.enum(['open', 'closed'], { error: '"open" or "closed"' });

/** They become part of a request's address, so their signs are settled. */
const OWNER = z.string({ error: 'a login' }).regex(/^[A-Za-z0-9][\w-]{0,99}$/, { error: 'a login' });
const REPOSITORY_NAME = 'the name of a repository';
const repositoryName = z
  .string({ error: REPOSITORY_NAME })
  .regex(/^(?!\.{1,2}$)[\w.-]{1,100}$/, { error: REPOSITORY_NAME });

const account = object({ login: named, type: named, id });
/** GitHub leaves out, or sets to `null`, who is gone or was never there. */
export const somebody = account.nullish().transform((one) => one ?? null);

export const repository = object({
  owner: object({ login: OWNER }),
  name: repositoryName,
  id,
  default_branch: named,
  fork: yes,
  archived: yes,
  has_issues: yes,
  private: yes,
}).transform((it) => ({
  owner: it.owner.login,
  name: it.name,
  id: it.id,
  defaultBranch: it.default_branch,
  fork: it.fork,
  archived: it.archived,
  hasIssues: it.has_issues,
  private: it.private,
}));

const side = object({ ref: named, sha });
/** `null`: it was deleted, and so is another than ours. */
export const elsewhere = object({ id }).nullable();

export const body = text.nullish().transform((written) => written ?? '');

const issueParts = { number: id, user: somebody, body, pull_request: z.unknown().optional() };

function issueFrom<It extends z.infer<z.ZodObject<typeof issueParts>>>({ user, pull_request, ...it }: It) {
  return { ...it, isPullRequest: pull_request !== undefined && pull_request !== null, author: user };
}

/** Where it is commented on. */
export const issue = object({ ...issueParts, state, locked: yes }).transform(issueFrom);

const orNull = <T>(value: T | null | undefined): T | null => value ?? null;
/** Where it is what happened: some events of old do not say how it stands. */
export const briefIssue = object({
  ...issueParts,
  state: state.nullish().transform(orNull),
  locked: yes.nullish().transform(orNull),
  updated_at: time.nullish().transform(orNull),
}).transform(({ updated_at: changedAt, ...it }) => ({ ...issueFrom(it), changedAt }));

export const viaApp = object({ id })
  .nullish()
  .transform((app) => app?.id ?? null);

export const comment = object({
  id,
  body: text,
  user: somebody,
  performed_via_github_app: viaApp,
  created_at: time,
  updated_at: time,
}).transform((it) => ({
  id: it.id,
  body: it.body,
  author: it.user,
  viaApp: it.performed_via_github_app,
  createdAt: it.created_at,
  updatedAt: it.updated_at,
}));

export const pullRequest = object({
  number: id,
  state,
  merged: yes.nullish(),
  draft: yes,
  locked: yes,
  user: somebody,
  head: object({ ref: named, sha, repo: elsewhere }),
  base: side,
});

/** What kind of thing is at a place of a payload; not what it says. */
export function kindAt(payload: unknown, path: readonly PropertyKey[]): string {
  let at = payload;
  for (const step of path)
    at = typeof at === 'object' && at !== null ? Object.getOwnPropertyDescriptor(at, step)?.value : undefined;
  if (at === undefined) return 'nothing';
  if (at === null) return 'null';
  if (Array.isArray(at)) return 'a list';
  return KINDS.get(typeof at) ?? 'something else';
}

const KINDS: ReadonlyMap<string, string> = new Map([
  ['string', 'a text'],
  ['number', 'a number'],
  ['boolean', 'true or false'],
  ['object', 'an object'],
]);
