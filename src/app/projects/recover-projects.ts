// Reported projects in the bot: which are due, and how one is recovered where its files are.
import { settingsOf } from '../../config/age-limits.ts';
import { DEFAULTS } from '../../config/config.ts';
import { engine } from '../../index.ts';
import type { Inbox, KeptDelivery, Outcome } from '../../model/bot/inbox.ts';
import type { Project, Projects } from '../../model/bot/project.ts';
import { WorldError } from '../../model/errors.ts';
import type { GitHubRepository } from '../../model/github/repository.ts';
import { type ModeContext, openContext } from '../../modes/mode-context.ts';
import { type Course, recoverProject } from '../../modes/project/recover-project.ts';
import { whySilent } from '../../modes/single-writer.ts';
import type { Bot } from '../bot-context.ts';
import { recoveryOf } from '../events/internal-jobs.ts';
import { endBy } from '../events/outcomes.ts';
import { taken } from '../events/run-event.ts';
import { modeInputs, withHub } from '../installation-repository.ts';
import { counted, told, warning } from '../log-effects.ts';

/** Projects read at a time. */
const PAGE = 250;

/** Lets other waiting work have its turn. */
export const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/**
 * Keeps an evaluation for every active project that shows no heartbeat within a time (project-state), and for
 * those that were resumed by a bot that ended before the recovery. One that was kept for the same state
 * before is not kept again. The number of those that are new.
 */
export async function keepStale(
  projects: Pick<Projects, 'heartbeats'>,
  inbox: Pick<Inbox, 'keep' | 'known'>,
  { staleAfter, now }: { readonly staleAfter: number; readonly now: number },
): Promise<{ readonly active: number; readonly kept: number }> {
  let [active, kept] = [0, 0];
  let after: string | undefined;
  for (;;) {
    const page = await projects.heartbeats({ limit: PAGE, ...(after === undefined ? {} : { after }) });
    active += page.length;
    const due = page
      .filter(({ resumed, updatedAt }) => resumed || now - Date.parse(updatedAt) >= staleAfter)
      .map(({ project, updatedAt }) => recoveryOf(project, updatedAt, now));
    const known = await inbox.known(due.map(({ id }) => id));
    const fresh = due.filter(({ id }) => !known.has(id));
    if (fresh.length > 0) kept += (await inbox.keep(fresh, now)).size;
    after = page.at(-1)?.project;
    if (page.length < PAGE || after === undefined) return { active, kept };
    await turn();
  }
}

/** One project; a problem with it does not affect the others (project-state). */
export async function recoverReported(
  { project: id, updatedAt }: { readonly project: string; readonly updatedAt: string },
  kept: KeptDelivery,
  bot: Bot,
): Promise<Outcome> {
  const { store, ground } = bot;
  const row = await store.projects.find(id);
  if (!row) return { kind: 'done', reason: 'The project is gone.' };
  try {
    const course = await onItsRepository(row.project, bot, (at) => recovered(id, updatedAt, at, bot));
    return { kind: 'done', reason: `${course.action ?? 'nothing'}: ${course.why}` };
  } catch (error) {
    return endBy(error, kept, ground.now());
  }
}

/** Where a project's files are; without a hub `why` says why not. */
interface Where {
  readonly hub: GitHubRepository | null;
  readonly why: string;
}

/** Only the messages of the context are used: what was refused is in the log. */
export const WHOLE = { truncated: false, failed: false };

/**
 * Runs `work` with a context where it may write; otherwise `why` says why not. `read`: what can be read
 * there.
 */
export async function inContext<T>(
  { hub, why }: Where,
  bot: Bot,
  work: (context: ModeContext | null, why: string, read: ModeContext | null) => Promise<T>,
): Promise<T> {
  const context = hub && openContext(hub, modeInputs(bot.ground, hub.now));
  const left = hub && context ? whyLeftAlone(hub, context) || (await whyTaken(hub)) : why;
  const outcome = await work(left === '' ? context : null, left, context);
  if (context) told(context.result('', WHOLE), bot);
  return hub ? counted(hub, bot, outcome) : outcome;
}

function recovered(id: string, updatedAt: string, where: Where, bot: Bot): Promise<Course> {
  const { store, ground, evaluator } = bot;
  return inContext(where, bot, (context, why, read) => {
    const inputs = modeInputs(ground, where.hub?.now ?? ground.now());
    return recoverProject(id, updatedAt, {
      projects: store.projects,
      hub: where.hub,
      context,
      why,
      evaluator,
      // A config may switch the format off for files; what is reported is judged all the same.
      engine,
      settings: read?.settings ?? settingsOf(DEFAULTS, inputs.ages, inputs.now),
    });
  });
}

/** The same marker as everywhere else where we write: of two Apps one recovers. Empty: we have it. */
async function whyTaken(hub: GitHubRepository): Promise<string> {
  return (await taken(hub)) ? '' : 'another account looks after the repository';
}

export const FAULTY = 'the config has mistakes';

/** Why nothing is written in a repository; empty: it is ours to look after. */
export function whyLeftAlone(hub: GitHubRepository, { config }: ModeContext): string {
  if (hub.facts.config === null) return 'the repository has no config';
  if (!config.usable) return FAULTY;
  if (hub.facts.archived) return 'the repository is archived';
  return whySilent(hub) ?? '';
}

/** Runs `work` where a project's files are. @throws WorldError */
export async function onItsRepository<T>(
  { repository }: Project,
  bot: Bot,
  work: (where: Where) => Promise<T>,
): Promise<T> {
  const [owner, repo] = repository?.split('/') ?? [];
  if (owner === undefined || repo === undefined)
    return work({ hub: null, why: 'its files are not on GitHub' });
  const installation = await installationAt(owner, repo, bot);
  if (installation === null) return work({ hub: null, why: 'the App is not installed on the repository' });
  return withHub({ installation, owner, repo }, bot.ground, warning(bot), (hub) => work({ hub, why: '' }));
}

/** `null`: it is not installed there. @throws WorldError */
async function installationAt(owner: string, repo: string, { ground }: Bot): Promise<number | null> {
  try {
    const app = await ground.tokens.app();
    const { data } = await app.rest.apps.getRepoInstallation({ owner, repo });
    return data.id;
  } catch (error) {
    if (error instanceof WorldError && error.refused === 'absent') return null;
    throw error;
  }
}
