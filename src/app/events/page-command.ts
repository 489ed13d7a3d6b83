// Works a command that was given at the page, and keeps the page's rows as they are on GitHub.
import type { KeptDelivery, Outcome } from '../../model/bot/inbox.ts';
import { WorldError } from '../../model/errors.ts';
import type { GitHubRepository } from '../../model/github/repository.ts';
import { openContext } from '../../modes/mode-context.ts';
import type { PageCommandEnd } from '../../modes/page-command.ts';
import { keepFound, retireLost } from '../../modes/project/upsert-workflows.ts';
import type { Bot } from '../bot-context.ts';
import { modeInputs, withHub } from '../installation-repository.ts';
import { counted, told, warning } from '../log-effects.ts';
import { commandIn } from './internal-jobs.ts';
import { endBy, endLeft, endOf } from './outcomes.ts';
import { overtaken, silent, whyLeft } from './run-event.ts';

/** The reason of its outcome is what the person reads at the page. */
export async function commanded(kept: KeptDelivery, bot: Bot): Promise<Outcome> {
  const { ground } = bot;
  const { repository, login: by, workflow, branch, seen, commit, line } = commandIn(kept.body);
  const { installation, owner, name: repo, id } = repository;
  const given = { key: keyOf(kept), by, at: kept.receivedAt, workflow, branch, seen, commit, line };
  try {
    return await withHub({ installation, owner, repo }, ground, warning(bot), async (hub) => {
      const why = whyLeft(hub);
      const other = why === null ? await overtaken(hub) : silent(why);
      if (other !== null) return counted(hub, bot, endOf(told(other, bot), kept, ground.now()));
      const { handlePageCommand } = await import('../../modes/page-command.ts');
      const end = await handlePageCommand(hub, given, modeInputs(ground, hub.now));
      told(end.result, bot);
      // What was refused has changed nothing: another look would only cost requests.
      if (end.answer !== null) await lookedAgain(branch, id, hub, bot);
      return counted(hub, bot, outcomeOf(end, kept, hub, bot));
    });
  } catch (error) {
    return endBy(error, kept, ground.now());
  }
}

/** The form's id as it can stand in a marker. */
const keyOf = ({ id }: Pick<KeptDelivery, 'id'>): string => `page-${id.slice(id.indexOf(' ') + 1)}`;

function outcomeOf(
  { result, answer, left }: PageCommandEnd,
  kept: KeptDelivery,
  { facts: { owner, repo } }: GitHubRepository,
  { ground: { settings, now } }: Bot,
): Outcome {
  if (left) return endLeft(result, kept, now());
  const end = endOf(result, kept, now());
  if (answer === null || end.kind !== 'done') return end;
  const { issue, comment } = answer;
  const page = `${settings.serverUrl}/${owner}/${repo}/issues/${issue}#issuecomment-${comment}`;
  return { kind: 'done', reason: `The answer: ${page}` };
}

/** Of what a page shows; where no one can sign in, the next sweep is soon enough. */
export async function lookedAgain(
  branch: string,
  repositoryId: number,
  hub: GitHubRepository,
  bot: Bot,
): Promise<void> {
  const { settings } = bot.ground;
  if (settings.pageMissing.length > 0 || whyLeft(hub) !== null) return;
  const { projects } = bot.store;
  const inputs = modeInputs(bot.ground, hub.now);
  const context = openContext(hub, inputs);
  const { owner, repo } = hub.facts;
  const where = { repository: `${owner}/${repo}`, repositoryId, now: inputs.now, config: context.config };
  try {
    const { reportOn } = await import('../../modes/locate.ts');
    const report = await reportOn(branch, context);
    await keepFound(report, where, projects);
    await retireLost(report, branch, where, projects);
  } catch (error) {
    // What was asked for is done; the next sweep writes what is shown.
    if (!(error instanceof WorldError)) throw error;
    warning(bot)(`The page's rows of ${owner}/${repo} wait for the next sweep: ${error.message}`);
  }
}
