// What happens to the App itself and to whole repositories: installed, removed, renamed, transferred.
import { z } from 'zod';
import type { Delivery, Inbox, Outcome } from '../../model/bot/inbox.ts';
import type { Projects } from '../../model/bot/project.ts';
import { turnOf } from '../scheduled/sweep-schedule.ts';
import { RECOVER, sweepOf } from './internal-jobs.ts';

const login = z.object({ login: z.string() });
const repository = z.object({ id: z.number(), full_name: z.string().regex(/^[^/]+\/[^/]+$/) });
const life = z.object({
  action: z.string(),
  installation: z.object({ id: z.number() }).nullish(),
  /** Of an installation; GitHub leaves it out where there are very many: the schedule finds those. */
  repositories: z.array(repository).nullish(),
  repositories_added: z.array(repository).nullish(),
  repositories_removed: z.array(repository).nullish(),
  repository: repository.nullish(),
  /** For a repository that was renamed or transferred: its former name. */
  changes: z
    .object({
      repository: z.object({ name: z.object({ from: z.string() }) }).nullish(),
      owner: z.object({ from: z.object({ user: login.nullish(), organization: login.nullish() }) }).nullish(),
    })
    .nullish(),
});
type Life = z.infer<typeof life>;

/** `OWNER/NAME` as it was; `null` where nothing says that it was another one. */
function formerOf({ repository: now, changes }: Pick<Life, 'repository' | 'changes'>): string | null {
  const [owner = '', name = ''] = now?.full_name.split('/') ?? [];
  const given = changes?.owner?.from;
  const [was, called] = [given?.user?.login ?? given?.organization?.login, changes?.repository?.name.from];
  return was === undefined && called === undefined ? null : `${was ?? owner}/${called ?? name}`;
}

/** What installation events are processed with. */
export interface Living {
  readonly keep: Inbox['keep'];
  readonly inbox: Pick<Inbox, 'parked' | 'retry'>;
  readonly projects: Pick<Projects, 'renamed'>;
  /** Removes what is kept of repositories that may not be read any more: all of an installation, or these. */
  readonly forget: (installation: number, repositories: 'all' | readonly string[]) => Promise<void>;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Milliseconds: how often a repository is swept. */
  readonly every: number;
}

/** Milliseconds between the first looks at an installation's repositories: it may have hundreds (W07). */
const APART = 20_000;

const BEGINS: ReadonlySet<string> = new Set([
  'installation.created',
  'installation.unsuspend',
  'installation.new_permissions_accepted',
  'installation_repositories.added',
]);

const ENDS: ReadonlySet<string> = new Set([
  'installation.deleted',
  'installation.suspend',
  'installation_repositories.removed',
]);

/**
 * Follows what happened to an installation or a repository: keeps first sweeps, tries once more what was
 * given up there, renames projects. Never `again`; what the store throws is passed on.
 */
export async function live({ event, body }: Pick<Delivery, 'event' | 'body'>, by: Living): Promise<Outcome> {
  const read = life.safeParse(JSON.parse(body));
  if (!read.success) return { kind: 'parked', reason: `The payload of ${event} lacks what is used of it.` };
  const {
    action,
    installation,
    repositories,
    repositories_added: added,
    repositories_removed: removed,
    repository: one,
  } = read.data;
  if (event === 'repository') {
    // W10: it keeps its id, and so its lane; only its name changes.
    if (one) await by.projects.renamed(one.id, one.full_name, formerOf(read.data));
    if (one && installation && action === 'deleted') await by.forget(installation.id, [one.full_name]);
    return { kind: 'done', reason: `The repository was ${action}.` };
  }
  if (installation && ENDS.has(`${event}.${action}`))
    await by.forget(installation.id, removed ? removed.map((gone) => gone.full_name) : 'all');
  if (!installation || !BEGINS.has(`${event}.${action}`))
    return { kind: 'done', reason: `It was ${action}.` };
  await again(installation.id, by);
  const begun = [...(repositories ?? []), ...(added ?? [])];
  let due = by.now;
  for (const { id: number, full_name } of begun) {
    const [owner = '', name = ''] = full_name.split('/');
    const target = { id: number, owner, name, installation: installation.id };
    await by.keep([sweepOf(target, String(turnOf(target, by.every, by.now).turn), due)], due);
    due += APART;
  }
  return { kind: 'done', reason: `${begun.length} repositories will be looked at.` };
}

/** At most this many parked deliveries are looked at. */
const LOOKED_AT = 500;

/**
 * Deliveries that failed because an installation or a permission was missing may succeed now: all of that
 * installation, and evaluations of projects, which belong to none.
 */
async function again(installation: number, { inbox, now }: Living): Promise<void> {
  for (const one of await inbox.parked(LOOKED_AT))
    if (one.installation === installation || one.event === RECOVER) await inbox.retry(one.id, now);
}
