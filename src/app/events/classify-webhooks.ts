// Which webhooks lead to work, what each of them means, and in which lane it is processed.
import { z } from 'zod';
import { readEvent } from '../../github/read/webhook-events.ts';
import type { Webhook, WebhookMessage } from '../../model/bot/inbox.ts';
import type { SupportedEvent } from '../../model/github/event.ts';
import { isAddressed } from '../../modes/command/pending-commands.ts';

const envelope = z.object({
  action: z.string().nullish(),
  installation: z.object({ id: z.int() }).nullish(),
  repository: z.object({ id: z.int(), full_name: z.string() }).nullish(),
});
type Envelope = z.infer<typeof envelope>;

/** Whether an event leads to work, as far as that is known without asking GitHub. */
type Heard<Name extends SupportedEvent['name']> = (event: SupportedEvent & { name: Name }) => boolean;

/** What it says, in words that are the same by whichever hook it came; `null`: each time again. */
type Meant<Name extends SupportedEvent['name']> = (event: SupportedEvent & { name: Name }) => {
  readonly meaning: string | null;
  readonly at: number | null;
};

interface Row<Name extends SupportedEvent['name']> {
  readonly heard: Heard<Name>;
  readonly meant: Meant<Name>;
}
const row = <Name extends SupportedEvent['name']>(heard: Heard<Name>, meant: Meant<Name>): Row<Name> => ({
  heard,
  meant,
});

const ANEW = { meaning: null, at: null } as const;
const LOOKED_AT: ReadonlySet<string> = new Set(['opened', 'synchronize', 'reopened']);

/** Events that modes work, by GitHub's names. Source: docs/action.md (modes) and docs/slash-commands.md. */
const MODES = {
  push: row<'push'>(
    ({ branch, after }) => branch !== null && after !== null,
    ({ ref, before, after }) => ({ meaning: `push ${ref} ${before} ${after}`, at: null }),
  ),
  pull_request: row<'pull_request'>(
    ({ action }) => LOOKED_AT.has(action),
    ({ number, head, base }) => ({ meaning: `pull ${number} ${head.sha} ${base.sha}`, at: null }),
  ),
  merge_group: row<'merge_group'>(
    ({ action }) => action === 'checks_requested',
    ({ head, base }) => ({ meaning: `group ${head.sha} ${base.sha}`, at: null }),
  ),
  check_run: row<'check_run'>(
    ({ action }) => action === 'rerequested',
    () => ANEW,
  ),
  issue_comment: row<'issue_comment'>(
    ({ action, comment: { author, viaApp, body } }) =>
      action === 'created' && author?.type === 'User' && viaApp === null && isAddressed(body),
    // W02: another hook, or a second one, reports the same comment.
    ({ comment: { id, createdAt, updatedAt } }) => ({
      meaning: `comment ${id} ${updatedAt}`,
      at: Date.parse(createdAt),
    }),
  ),
  issues: row<'issues'>(
    ({ action, bodyBefore, sender }) => action === 'edited' && bodyBefore !== null && sender?.type === 'User',
    () => ANEW,
  ),
} as const;

/** Events about the App and the repositories that it may see: GitHub's name → the actions that count. */
const LIFE: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['installation', new Set(['created', 'deleted', 'suspend', 'unsuspend', 'new_permissions_accepted'])],
  ['installation_repositories', new Set(['added', 'removed'])],
  ['repository', new Set(['renamed', 'transferred', 'deleted', 'archived', 'unarchived'])],
]);

/** Public: the events that the App subscribes to, besides those that every App gets. */
export const SUBSCRIBED: readonly string[] = [...Object.keys(MODES), 'repository'];

/** Whether an event is about the App itself, or a repository as a whole. */
export const isOfLife = (event: string): boolean => LIFE.has(event);

/** Whether an event may lead to work, by its name alone. */
export const isHeard = (event: string): boolean => ROWS.has(event) || LIFE.has(event);

/**
 * Reads a webhook whose signature is valid. One that leads to work and is malformed is
 * kept all the same: its worker says what is wrong with it (R09).
 */
export function toldBy({ id, event, body, receivedAt }: Webhook): WebhookMessage {
  const opened = open(body);
  if (opened.kind === 'parked') return opened;
  const { payload, outer } = opened;
  const { action = null } = outer;
  const meant = meaningOf(event, payload, action);
  if (meant === null) return { kind: 'nothing' };
  const { installation, repository } = outer;
  return {
    kind: 'delivery',
    delivery: {
      id,
      event,
      action,
      meaning: meant.meaning === null ? null : `${repository?.id ?? ''} ${meant.meaning}`,
      lane: laneOf(outer),
      // A time that is not a number cannot be sorted by.
      at: meant.at !== null && Number.isFinite(meant.at) ? meant.at : receivedAt,
      receivedAt,
      installation: installation?.id ?? null,
      repository: repository?.full_name ?? null,
      body,
    },
  };
}

interface Opened {
  readonly kind: 'webhook';
  readonly payload: unknown;
  readonly outer: Envelope;
}

/** What all webhooks of GitHub have, or why it is not one. */
export function open(body: string): Opened | Extract<WebhookMessage, { kind: 'parked' }> {
  let payload: unknown;
  try {
    payload = JSON.parse(body);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return { kind: 'parked', reason: `It is no JSON: ${error.message}` };
  }
  const outer = envelope.safeParse(payload);
  if (outer.success) return { kind: 'webhook', payload, outer: outer.data };
  return { kind: 'parked', reason: `It is no webhook of GitHub's: ${z.prettifyError(outer.error)}` };
}

function meaningOf(event: string, payload: unknown, action: string | null): ReturnType<Meant<'push'>> | null {
  if (LIFE.get(event)?.has(action ?? '')) return ANEW;
  const one = ROWS.get(event);
  if (one === undefined) return null;
  const read = readEvent(event, payload);
  if (!read.ok) return ANEW;
  return one(read.event as SupportedEvent);
}

type Judge = (event: SupportedEvent) => ReturnType<Meant<'push'>> | null;
const judgeOf =
  <Name extends SupportedEvent['name']>({ heard, meant }: Row<Name>, name: Name): Judge =>
  (event) => {
    if (!isNamed(event, name)) return null;
    return heard(event) ? meant(event) : null;
  };
const isNamed = <Name extends SupportedEvent['name']>(
  event: SupportedEvent,
  name: Name,
): event is SupportedEvent & { name: Name } => event.name === name;

const ROWS: ReadonlyMap<string, Judge> = new Map<string, Judge>([
  ['push', judgeOf(MODES.push, 'push')],
  ['pull_request', judgeOf(MODES.pull_request, 'pull_request')],
  ['merge_group', judgeOf(MODES.merge_group, 'merge_group')],
  ['check_run', judgeOf(MODES.check_run, 'check_run')],
  ['issue_comment', judgeOf(MODES.issue_comment, 'issue_comment')],
  ['issues', judgeOf(MODES.issues, 'issues')],
]);

/** Everything about a repository is processed in order; it keeps its id when it is renamed (W10). */
export const laneOfRepository = (id: number): string => `repository ${id}`;

function laneOf({ installation, repository }: Envelope): string {
  if (repository) return laneOfRepository(repository.id);
  return `installation ${installation?.id ?? 0}`;
}
