// Whether what a command picks by its place in a list (the number of a choice, a proposed repair) is what the
// card showed there: the decision may be the same, and the list another one.
import { choiceOf } from '../../commands/parse.ts';
import { UserError } from '../../model/errors.ts';
import { choiceMeant, choiceWords, namedBy } from '../../model/match-choice.ts';
import { askedIn } from '../../report/free-text-answer.ts';
import { type LocatedWorkflow, lookAt } from '../locate.ts';
import type { Pinned } from './check-stale.ts';
import type { CommandContext, CommandRequest, Located } from './command-plan.ts';
import { type Card, type ConversationState, cardOf } from './conversation-state.ts';
import { planned } from './plan-change.ts';

/** What was seen where that was another list; `null`: it was not, or nothing showed one. */
export async function pickedUnseen(
  [place, ...others]: readonly [ConversationState, ...ConversationState[]],
  located: Located,
): Promise<(Pinned & { readonly kind: 'moved' }) | null> {
  const { order, found, context, at } = located;
  const now = await pickedAt(located, found, at);
  if (now === null) return null;
  const cardAt = (one: ConversationState) => cardOf(found.key, found.recovery.id, one);
  const here = cardAt(place);
  const elsewhere = others.flatMap((one) => (one.conversation.open ? (cardAt(one) ?? []) : []));
  const seen = order.saw ? [order.saw.sha] : shasOf(here ? [here] : elsewhere, order);
  for (const sha of new Set(seen)) {
    if (sha === found.sha) return null;
    const all = sha === null ? [] : await lookAt(found.branch, sha, context);
    const then = all.find(({ recovery }) => recovery.id === found.recovery.id);
    if (then && (await pickedAt(located, then, at)) === now) return null;
  }
  return seen[0] === undefined ? null : { kind: 'moved', seen: seen[0] };
}

/** The commits that cards showed by then; `null`: one was changed after that, so it is not known. */
function shasOf(cards: readonly Card[], { at }: CommandRequest): readonly (string | null)[] {
  return cards.flatMap(({ mark, remark }) => {
    if (remark !== null && at !== null) {
      if (Date.parse(remark.createdAt) >= at) return [];
      if (Date.parse(remark.updatedAt) >= at) return [null];
    }
    return [mark.sha];
  });
}

/** What the command picks there by its place alone, as text; `null`: it names all itself, or fits nothing. */
export async function pickedAt(
  asked: CommandContext,
  found: LocatedWorkflow,
  at: number,
): Promise<string | null> {
  const { call } = asked;
  const choices = [call, ...(call.also ?? [])].map(choiceOf);
  if (choices[0]?.name === 'repair') return repairAt(asked, found, at);
  const picked = choices.flatMap((choice) => {
    if (choice?.name !== 'answer' || choice.ownWords) return [];
    const question = askedIn(choice, found.recovery.state);
    const meant = question && choiceMeant(choice.text, question.options);
    if (meant === null) return [];
    const named = namedBy(choice.text, meant);
    // Its own words are no place: they mean the same wherever they stand. But `2` may have been one in
    // another list.
    if (named === 'words') return [];
    return [[question?.question, named === 'sign' ? choiceWords(meant) : meant]];
  });
  return picked.length === 0 ? null : JSON.stringify(picked);
}

/** What the repair takes and puts; what else has changed in the same file is no part of it. */
async function repairAt(asked: CommandContext, found: LocatedWorkflow, at: number): Promise<string | null> {
  try {
    const { files } = (await planned(asked, found, at)).effect.change;
    const parts = files.map((file) => {
      if (file.kind === 'write') return [file.path, changedLines(file.before ?? '', file.after)];
      const path = file.kind === 'copy' ? file.from : file.path;
      return [file, found.snapshot.entry(path)?.blob ?? null];
    });
    return JSON.stringify(parts);
  } catch (error) {
    if (error instanceof UserError) return null;
    throw error;
  }
}

function changedLines(before: string, after: string): readonly (readonly string[])[] {
  const [old, fresh] = [before.split('\n'), after.split('\n')];
  return [lessThan(old, fresh), lessThan(fresh, old)];
}

/** The lines of one that the other has not, each as often as it has it more. */
function lessThan(lines: readonly string[], other: readonly string[]): readonly string[] {
  const left = new Map<string, number>();
  for (const line of other) left.set(line, (left.get(line) ?? 0) + 1);
  return lines.filter((line) => {
    const count = left.get(line) ?? 0;
    left.set(line, count - 1);
    return count <= 0;
  });
}
