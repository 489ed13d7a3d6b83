// A command that somebody gave at the bot's page: the way of a comment, with its answer where the card is.
import { parseComment } from '../commands/parse.ts';
import { WorldError } from '../model/errors.ts';
import type { GitHubRepository } from '../model/github/repository.ts';
import { cardKey } from '../report/github/markers.ts';
import { recalled } from './command/apply.ts';
import type { Allowed, CommandPlan, CommandRequest, Located } from './command/command-plan.ts';
import { answersIn, type ConversationState, placeAt } from './command/conversation-state.ts';
import { answered, isPlan, matterOf, refused, unfit } from './command/pending-commands.ts';
import { authorize, checkStale, finish, locatedAt, orRefused, tooOld } from './command/pipeline.ts';
import { GONE } from './command/plan-command.ts';
import { begunMeanwhile, resumed } from './command/prior-commands.ts';
import { endedBy } from './error-result.ts';
import { homeAnywhere, lookAt } from './locate.ts';
import { type ModeContext, type ModeInputs, type ModeResult, openContext } from './mode-context.ts';

const TITLE = 'Rekindle: a command of the page';

export interface GivenAtPage {
  /** The key of our answer: `page-…`, the same each time that it is worked. */
  readonly key: string;
  /** The login, as GitHub said when the form came. */
  readonly by: string;
  /** When the form came, in epoch ms. */
  readonly at: number;
  readonly workflow: string;
  readonly branch: string;
  /** The digest of the decision that was shown; `null`: the command names itself what it is about. */
  readonly seen: string | null;
  readonly commit: string | null;
  /** As it would stand in a comment. */
  readonly line: string;
}

export interface PageCommandEnd {
  readonly result: ModeResult;
  /** Where our answer stands; `null`: there is no answer, and the result says why. */
  readonly answer: { readonly issue: number; readonly comment: number } | null;
  /** It was accepted, and is not brought to its end: it is to be worked again. */
  readonly left: boolean;
}

/**
 * Settles it, with the permission of its giver looked up now. Worked twice it is done once: our answer keeps
 * how far it got.
 * @throws UserError where inputs and config contradict each other
 */
export async function handlePageCommand(
  hub: GitHubRepository,
  given: GivenAtPage,
  inputs: ModeInputs,
): Promise<PageCommandEnd> {
  const context = openContext(hub, inputs);
  const whole = { truncated: false, failed: false };
  try {
    const place = await placeOf(given, context);
    const answer = place && (await settled(given, place, context));
    const taken = answer?.taken?.state === 'taken';
    const at = answer && place ? { issue: place.conversation.number, comment: answer.remark.id } : null;
    return { result: context.result(TITLE, whole), answer: at, left: taken };
  } catch (error) {
    if (!(error instanceof WorldError)) throw error;
    return { result: context.result(TITLE, endedBy(error, context)), answer: null, left: false };
  }
}

const UNLOCK = 'Nothing was done. Unlock the conversation, then give the command again.';

/** The conversation that shows the workflow; `null`: there is nowhere to answer, and that is said. */
async function placeOf(
  { key, workflow, branch }: GivenAtPage,
  context: ModeContext,
): Promise<ConversationState | null> {
  const { hub, config, problems, say } = context;
  for (const { level, message } of problems) say(level, message);
  if (hub.facts.archived) say('error', 'The repository is archived, so that nothing can be written.');
  else if (!config.usable) say('error', 'Commands are paused until rekindle.yml is fixed.');
  if (hub.facts.archived || !config.usable) return null;
  const home = await homeAnywhere({ key: cardKey(workflow, branch), branch }, context);
  if (home !== null) {
    const { number, locked } = home.conversation;
    const place = await placeAt(number, context);
    // What was accepted before it was locked is brought to its end.
    if (!locked || place?.answers.has(key)) return place;
    say('warning', `#${number} is locked, and the answer would stand there. ${UNLOCK}`);
    return null;
  }
  say(
    'warning',
    'Found neither a pull request of that branch nor a dashboard, expected one of them to answer in. ' +
      'Nothing was done. Open a pull request, or leave the dashboard on in rekindle.yml.',
  );
  return null;
}

async function settled(given: GivenAtPage, place: ConversationState, context: ModeContext) {
  const { number } = place.conversation;
  const matter = await recalled(matterOf(requestOf(given), place, context));
  const call = parseComment(given.line, { bare: false });
  await orRefused(matter, null, async () => {
    const allowed =
      call?.kind === 'call'
        ? await authorize({ ...matter, call })
        : unfit('The page wrote what is no command. Write it as a comment here.', matter);
    await finish(isPlan(allowed) ? allowed : await located(given, allowed), matter);
  });
  return answersIn(await context.hub.remarks(number)).get(given.key) ?? null;
}

const requestOf = ({ key, by, at, line, seen, commit: sha }: GivenAtPage): CommandRequest => ({
  key,
  answer: key,
  by,
  line,
  also: [],
  at,
  comment: null,
  row: null,
  ...(seen === null ? {} : { saw: { decision: seen, sha } }),
  // Whether it is worked for the first time is not known here.
  late: true,
  where: "the bot's page",
});

/** What the form names, as it is now; what an earlier try accepted is gone on with. */
async function located({ workflow, branch }: GivenAtPage, allowed: Allowed): Promise<Located | CommandPlan> {
  const { order, place, context } = allowed;
  const begun = place.answers.get(order.answer);
  if (begun?.taken) return resumed(begun.taken, begun.remark, allowed);
  if (begun) return answered(null, null, allowed);
  if (!place.conversation.open) return refused({ kind: 'closed' }, allowed);
  const old = tooOld(allowed);
  if (old) return old;
  const sha = await context.hub.head(branch);
  const all = sha === null ? [] : await lookAt(branch, sha, context);
  const found = all.find(({ recovery }) => recovery.id === workflow);
  if (found) return checkStale(await locatedAt(found, allowed));
  return (await begunMeanwhile(allowed)) ?? unfit(GONE, allowed);
}
