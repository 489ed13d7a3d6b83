// Gates of projects in the bot: a job opens the issue of one that is missing and closes one that is no longer
// needed; and what people decide at a gate is handed on.
import type { Inbox, KeptDelivery, Outcome } from '../../model/bot/inbox.ts';
import type { Projects } from '../../model/bot/project.ts';
import type { IssueCommentEvent } from '../../model/github/event.ts';
import type { GitHubRepository } from '../../model/github/repository.ts';
import { openContext } from '../../modes/mode-context.ts';
import { orderAtGate } from '../../modes/project/gate-decision.ts';
import { amissAt, tendGate } from '../../modes/project/gates.ts';
import type { Bot } from '../bot-context.ts';
import { tendingOf } from '../events/internal-jobs.ts';
import { endBy } from '../events/outcomes.ts';
import { modeInputs } from '../installation-repository.ts';
import { told } from '../log-effects.ts';
import { FAULTY, inContext, onItsRepository, turn, WHOLE, whyLeftAlone } from './recover-projects.ts';

/** Enqueues a job for every open gate with a problem: one an hour. */
export async function keepGates(
  projects: Projects,
  inbox: Pick<Inbox, 'keep'>,
  now: number,
): Promise<{ readonly open: number; readonly kept: number }> {
  const gates = await projects.gates({ open: true });
  let kept = 0;
  for (const gate of gates) {
    const row = await projects.find(gate.projectId);
    if (row && (await amissAt(gate, row, projects)) !== null)
      kept += (await inbox.keep([tendingOf(gate, now)], now)).size;
    await turn();
  }
  return { open: gates.length, kept };
}

/** An open gate with a problem. */
export async function tended(
  { project: id, gate: number }: { readonly project: string; readonly gate: number },
  kept: KeptDelivery,
  bot: Bot,
): Promise<Outcome> {
  const { projects } = bot.store;
  const gate = (await projects.gates({ projectId: id, open: true })).find((one) => one.id === number);
  const row = gate && (await projects.find(id));
  if (!gate || !row) return { kind: 'done', reason: 'It is not open any more.' };
  const now = new Date(bot.ground.now()).toISOString();
  try {
    const reason = await onItsRepository(row.project, bot, (where) =>
      inContext(where, bot, (context, why, read) =>
        tendGate(gate, { projects, context, why, now }, read !== null && !read.hub.facts.archived),
      ),
    );
    return { kind: 'done', reason };
  } catch (error) {
    return endBy(error, kept, bot.ground.now());
  }
}

/**
 * `null`: the comment is under no gate that is ours, or is no decision there: a mistake in the config is said
 * there as anywhere else.
 */
export async function orderedAtGate(
  event: IssueCommentEvent,
  hub: GitHubRepository,
  bot: Bot,
): Promise<Outcome | null> {
  const { owner, repo } = hub.facts;
  const gate = await bot.store.projects.gateOfIssue(`${owner}/${repo}`, event.issue.number);
  if (gate === null) return null;
  const context = openContext(hub, modeInputs(bot.ground, hub.now));
  const left = whyLeftAlone(hub, context);
  if (left !== '' && left !== FAULTY) return { kind: 'done', reason: `Nothing is written there: ${left}.` };
  const now = new Date(bot.ground.now()).toISOString();
  if (!(await orderAtGate(gate, event, { projects: bot.store.projects, context, why: '', now }))) return null;
  told(context.result('', WHOLE), bot);
  return { kind: 'done', reason: null };
}
