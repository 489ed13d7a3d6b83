// Webhook payloads, narrowed to the events that lead to work; a malformed one is described in words.
import { z } from 'zod';
import type { Event, SupportedEvent } from '../../model/github/event.ts';
import {
  body,
  branchIn,
  briefIssue,
  comment,
  elsewhere,
  id,
  input,
  issue,
  kindAt,
  named,
  object,
  pullRequest,
  repository,
  sha,
  somebody,
  text,
  unlessZero,
  viaApp,
  yes,
} from './payloads.ts';

export type ReadEvent =
  | { readonly ok: true; readonly event: Event }
  /** Found, expected, what to do. It quotes field names alone, never what a payload says. */
  | { readonly ok: false; readonly problem: string };

/**
 * An event from its name (GITHUB_EVENT_NAME, or a webhook's header) and its payload, JSON of any shape. Never
 * throws: an event that is not ours is `unsupported` (R08), a payload that lacks what is used is a
 * problem that names the field (R09).
 */
export function readEvent(name: string, payload: unknown): ReadEvent {
  const schema = new Map<string, z.ZodType<SupportedEvent>>(Object.entries(EVENTS)).get(name);
  if (schema === undefined) return { ok: true, event: { name: 'unsupported', event: name } };
  const result = schema.safeParse(payload);
  if (result.success) return { ok: true, event: result.data };
  const faults = result.error.issues.map(({ path, message }) => {
    const field = path.length === 0 ? 'the whole' : path.map(String).join('.');
    return `${field} (found ${kindAt(payload, path)}, expected ${message})`;
  });
  const shown = faults.slice(0, MOST_SHOWN).join(', ') + (faults.length > MOST_SHOWN ? ', …' : '');
  return {
    ok: false,
    problem:
      `The payload of ${name} lacks what is used of it, or has it in another shape: ${shown}. ` +
      'Let GitHub send the event itself; where it did, report this with the payload.',
  };
}

const MOST_SHOWN = 3;

const happened = { repository, sender: somebody };
const acted = { ...happened, action: named };

const push = object({
  ...happened,
  ref: named,
  before: sha,
  after: sha,
  forced: yes,
  head_commit: object({ message: text }).nullish(),
}).transform(({ ref, before, after, head_commit: head, ...rest }) => ({
  name: 'push' as const,
  action: null,
  ...rest,
  ref,
  branch: branchIn(ref),
  before: unlessZero(before),
  after: unlessZero(after),
  message: head?.message ?? null,
}));

const pullRequestOf = <Name extends 'pull_request' | 'pull_request_target'>(name: Name) =>
  object({ ...acted, pull_request: pullRequest }).transform(
    ({ pull_request: { merged, user, head, ...it }, ...rest }) => ({
      name,
      ...rest,
      ...it,
      merged: merged ?? false,
      author: user,
      head: { ref: head.ref, sha: head.sha },
      fork: head.repo?.id !== rest.repository.id,
    }),
  );

const mergeGroup = object({
  ...acted,
  merge_group: object({ head_sha: sha, head_ref: named, base_sha: sha, base_ref: named }),
}).transform(({ merge_group: it, ...rest }) => ({
  name: 'merge_group' as const,
  ...rest,
  head: { ref: it.head_ref, sha: it.head_sha },
  base: { ref: it.base_ref, sha: it.base_sha },
}));

const issueComment = object({ ...acted, issue, comment }).transform((it) => ({
  name: 'issue_comment' as const,
  ...it,
}));

/** What an edit replaced; absent where the body was not touched. */
const changes = object({ body: object({ from: text.nullable() }).nullish() }).nullish();

const issues = object({ ...acted, issue: briefIssue, changes }).transform(
  ({ changes: before, issue: { changedAt, ...it }, ...rest }) => ({
    name: 'issues' as const,
    ...rest,
    issue: it,
    changedAt,
    bodyBefore: before?.body ? (before.body.from ?? '') : null,
  }),
);

const schedule = object({
  schedule: named.nullish(),
  repository: repository.nullish(),
  sender: somebody,
}).transform((it) => ({
  name: 'schedule' as const,
  action: null,
  cron: it.schedule ?? null,
  repository: it.repository ?? null,
  sender: it.sender,
}));

const workflowDispatch = object({
  ...happened,
  ref: named,
  inputs: z.record(z.string(), input, { error: 'an object' }).nullish(),
}).transform(({ inputs, ...rest }) => ({
  name: 'workflow_dispatch' as const,
  action: null,
  ...rest,
  inputs: new Map(Object.entries(inputs ?? {})),
}));

const repositoryDispatch = object({
  ...acted,
  branch: named,
  client_payload: z.unknown().optional(),
}).transform(({ client_payload, ...rest }) => ({
  name: 'repository_dispatch' as const,
  ...rest,
  payload: client_payload,
}));

const checkRun = object({
  ...acted,
  check_run: object({ id, head_sha: sha, external_id: body, app: viaApp }),
  requested_action: object({ identifier: named }).nullish(),
}).transform(({ check_run: it, requested_action, ...rest }) => ({
  name: 'check_run' as const,
  ...rest,
  id: it.id,
  sha: it.head_sha,
  externalId: it.external_id,
  app: it.app,
  button: requested_action?.identifier ?? null,
}));

const workflowRun = object({
  ...acted,
  workflow_run: object({
    id,
    head_sha: sha,
    head_branch: named.nullable(),
    status: named,
    conclusion: named.nullable(),
    repository: object({ id }),
    head_repository: elsewhere,
  }),
}).transform(({ workflow_run: it, ...rest }) => ({
  name: 'workflow_run' as const,
  ...rest,
  id: it.id,
  sha: it.head_sha,
  branch: it.head_branch,
  status: it.status,
  conclusion: it.conclusion,
  fork: it.head_repository?.id !== it.repository.id,
}));

const EVENTS = {
  push,
  pull_request: pullRequestOf('pull_request'),
  pull_request_target: pullRequestOf('pull_request_target'),
  merge_group: mergeGroup,
  issue_comment: issueComment,
  issues,
  schedule,
  workflow_dispatch: workflowDispatch,
  repository_dispatch: repositoryDispatch,
  check_run: checkRun,
  workflow_run: workflowRun,
} as const satisfies {
  readonly [Name in SupportedEvent['name']]: z.ZodType<SupportedEvent & { name: Name }>;
};

/** Names of the events that something follows from. */
export const EVENT_NAMES: readonly string[] = Object.keys(EVENTS);
