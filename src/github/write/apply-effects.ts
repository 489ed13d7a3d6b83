// Applies effects on GitHub one after the other; a lost response does not count as a failure.
import { WorldError } from '../../model/errors.ts';
import { isBlank, keptOf, twinsOf } from '../../model/github/duplicates.ts';
import type {
  EffectResult,
  IssueEffect,
  ReactEffect,
  Reaction,
  RemoteEffect,
} from '../../model/github/effects.ts';
import { LONGEST_WAIT } from '../client/client.ts';
import { at, type GitHubContext, isOurs } from '../effect-context.ts';
import { archiveRef } from '../effects/archive-ref.ts';
import { checkRun } from '../effects/check-run.ts';
import { close } from '../effects/close.ts';
import { comment } from '../effects/comment.ts';
import { commit } from '../effects/commit.ts';
import { dispatch } from '../effects/dispatch.ts';
import { label } from '../effects/label.ts';
import { pullRequest } from '../effects/pull-request.ts';
import { foldedBody } from '../read/comments.ts';
import { type OwnIssue, ownIssues } from '../read/issues.ts';
import { landed } from './effect-result.ts';
import { makeLabels } from './ensure-labels.ts';

const OURS: ReadonlySet<string> = new Set<Reaction>(['eyes', 'rocket', '+1', '-1', 'confused']);

/** The new one is added before the old one is removed, so that there is always one. */
async function react(
  { key, at: { kind, id }, content }: ReactEffect,
  ground: GitHubContext,
): Promise<EffectResult> {
  const listed = (await reactionsOn(kind, id, ground)).filter(
    ({ user, content: word }) => isOurs(user, ground) && OURS.has(word),
  );
  // What we just made may not be listed yet (A04), but must be removed too.
  const place = `${kind} ${id}`;
  const made = ground.reacted.get(place);
  const unlisted = made && !listed.some((one) => one.id === made.id) ? [made] : [];
  const there = listed.some((one) => one.content === content);
  const added = there ? null : await add(kind, id, content, ground);
  if (added !== null) ground.reacted.set(place, { id: added, content });
  const others = [...listed, ...unlisted].filter((one) => one.content !== content && one.id !== added);
  for (const { id: reaction } of others) await remove(kind, id, reaction, ground);
  return landed(key, there && others.length === 0 ? 'already' : 'done');
}

type ReactionPlace = ReactEffect['at']['kind'];

function reactionsOn(kind: ReactionPlace, id: number, ground: GitHubContext) {
  const { all, rest } = ground.client;
  if (kind === 'issue')
    return all(rest.reactions.listForIssue, { ...at(ground), issue_number: id, per_page: 100 });
  return all(rest.reactions.listForIssueComment, { ...at(ground), comment_id: id, per_page: 100 });
}

/** Its id. GitHub makes one of a kind a person, however often it is asked. */
async function add(
  kind: ReactionPlace,
  id: number,
  content: Reaction,
  ground: GitHubContext,
): Promise<number> {
  const { rest } = ground.client;
  const { data } =
    kind === 'issue'
      ? await rest.reactions.createForIssue({ ...at(ground), issue_number: id, content })
      : await rest.reactions.createForIssueComment({ ...at(ground), comment_id: id, content });
  return data.id;
}

/** Does nothing where it is gone already. */
async function remove(
  kind: ReactionPlace,
  id: number,
  reaction: number,
  ground: GitHubContext,
): Promise<void> {
  const { rest } = ground.client;
  const of = { ...at(ground), reaction_id: reaction };
  try {
    if (kind === 'issue') await rest.reactions.deleteForIssue({ ...of, issue_number: id });
    else await rest.reactions.deleteForIssueComment({ ...of, comment_id: id });
  } catch (error) {
    if (!(error instanceof WorldError && error.refused === 'absent')) throw error;
  }
}

type Performer<Kind> = (
  effect: Extract<RemoteEffect, { kind: Kind }>,
  ground: GitHubContext,
) => Promise<EffectResult>;

/** How each effect is done. Every one of them looks for its key first. */
const PERFORMERS: { readonly [kind in RemoteEffect['kind']]: Performer<kind> } = {
  'archive-ref': archiveRef,
  'check-run': checkRun,
  close,
  comment,
  commit,
  dispatch,
  issue,
  label,
  'pull-request': pullRequest,
  react,
};

/** How often one effect is tried; each try first checks whether the one before took effect. */
const TRIES = 2;

/** A dispatch is tried once: another run that finds its lease waits for ours to end before it tries again. */
const triesOf = (effect: RemoteEffect): number =>
  effect.kind === 'dispatch' && effect.way.kind !== 'mention' ? 1 : TRIES;

/**
 * A short limit is waited for once (A03).
 * @throws WorldError where it is refused, or no answer came every time
 */
export async function land(effect: RemoteEffect, ground: GitHubContext): Promise<EffectResult> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await perform(effect, ground);
    } catch (error) {
      if (!(error instanceof WorldError) || tried >= triesOf(effect)) throw error;
      const { refused, after } = error;
      if (refused === 'rate-limited' && after !== null && after <= LONGEST_WAIT)
        await ground.client.pause(after);
      else if (refused !== 'lost') throw error;
    }
  }
}

function perform<Kind extends RemoteEffect['kind']>(
  effect: Extract<RemoteEffect, { kind: Kind }>,
  ground: GitHubContext,
): Promise<EffectResult> {
  return PERFORMERS[effect.kind](effect, ground);
}

// Makes one of our issues, or brings it to its new words; of two, the older one that is open stays so.

/** One that a person closed stays closed: its words are brought up to date all the same. */
async function issue(effect: IssueEffect, ground: GitHubContext): Promise<EffectResult> {
  const found = await findIssues(effect, ground);
  const { number = null } = effect;
  const there = number === null ? found : found.filter((one) => one.number === number);
  const before = keptOf(there);
  if (number !== null && before === null) return landed(effect.key, 'moved', { number });
  if (before) return folding(before, twinsOf(there), await brought(before, effect, ground), effect, ground);
  await makeLabels(effect.labels, ground);
  const { data } = await ground.client.rest.issues.create({
    ...at(ground),
    title: effect.title,
    body: effect.body,
    labels: [...effect.labels],
  });
  const all = await findIssues(effect, ground);
  const kept = keptOf(all);
  const made = landed(effect.key, 'done', { number: data.number, url: data.html_url });
  if (kept === null) return made;
  const came = kept.number === data.number ? made : await brought(kept, effect, ground);
  return folding(kept, twinsOf(all), came, effect, ground);
}

/** After what came of the one that is kept: the others say where it is, and are closed. */
async function folding(
  kept: OwnIssue,
  twins: readonly OwnIssue[],
  came: EffectResult,
  { key }: IssueEffect,
  ground: GitHubContext,
): Promise<EffectResult> {
  for (const { number } of twins)
    await ground.client.rest.issues.update({
      ...at(ground),
      issue_number: number,
      body: foldedBody(key, kept.url),
      state: 'closed',
      state_reason: 'not_planned',
    });
  return twins.length === 0 ? came : { ...came, outcome: 'done' };
}

/**
 * Ours with this key, the oldest first; and those that somebody emptied, by the title: every one where no
 * other issue that we opened has that title, else only where none has the key.
 */
async function findIssues(effect: IssueEffect, ground: GitHubContext): Promise<readonly OwnIssue[]> {
  const all = await ownIssues(ground);
  const keyed = all.filter(({ key }) => key === effect.key);
  if (keyed.length > 0 && effect.sole !== true) return keyed;
  const emptied = ({ key, title, open, body }: OwnIssue) =>
    key === null && open && title === effect.title && isBlank(body);
  return all.filter((one) => one.key === effect.key || emptied(one));
}

async function brought(
  there: OwnIssue,
  { key, title, body }: IssueEffect,
  ground: GitHubContext,
): Promise<EffectResult> {
  const where = { number: there.number, url: there.url };
  if (there.title === title && there.body === body) return landed(key, 'already', where);
  await ground.client.rest.issues.update({ ...at(ground), issue_number: there.number, title, body });
  return landed(key, 'done', where);
}
