// What is asked back where an order could mean several workflows, or an answer is none of the choices.
import { OWN_WORDS } from '../../../model/command.ts';
import { fence } from '../../../text/escape.ts';
import { NOTHING_COMMITTED } from '../../scan/notes.ts';
import { cell } from '../format.ts';
import { choiceLines, ownLines } from '../orders.ts';
import type { ReplyContext, WorkflowView } from '../view.ts';
import type { Reply } from './answer.ts';

export const NOTHING = 'Nothing was done.';

/** Ids that are offered. */
const MOST_IDS = 20;

/** Those that could be meant, and how to name one. */
export function whichParts(
  id: string | null,
  among: readonly WorkflowView[],
  seat: ReplyContext,
): readonly string[] {
  const found = id === null ? 'This could mean several workflows.' : `There is no workflow ${cell(id)} here.`;
  if (among.length === 0 && id === null)
    return [`**Which one?** There is no workflow here. ${NOTHING} ${NOTHING_COMMITTED}`];
  if (among.length === 0) return [`**Which one?** ${found} ${NOTHING}`];
  const shown = among
    .slice(0, MOST_IDS)
    .map(({ scanned }) => `- ${cell(scanned.id)} on ${cell(scanned.owner)}`);
  const left = among.length - shown.length;
  const owners = new Map<string, string[]>();
  for (const { scanned } of among)
    owners.set(scanned.id, [...(owners.get(scanned.id) ?? []), cell(scanned.owner)]);
  const twins = [...owners].filter(([, branches]) => branches.length > 1);
  const apart = twins.map(
    ([one, branches]) =>
      `${cell(one)} alone cannot say which branch is meant: ${branches.slice(0, MOST_IDS).join(' or ')}. ` +
      "Write the line in the pull request of the branch that is meant, or under that workflow's own card.",
  );
  const example = seat.bare ? '/status ID' : '/rekindle status ID';
  return [
    `**Which one?** ${found} ${NOTHING}`,
    [...shown, ...(left > 0 ? [`- and ${left} more`] : [])].join('\n'),
    `Write the order once more with its id behind the name, such as \`${example}\`.`,
    ...apart,
  ];
}

/** The choices, each as a line to copy, and the line that says that the own words are meant. */
export function outsideParts(
  reply: Reply & { readonly kind: 'outside' },
  seat: ReplyContext,
): readonly string[] {
  const asked = reply.odd.map((one) => {
    const [question = '', text = ''] = one.call.args;
    const lines = choiceLines(one, reply.id, seat);
    const is = `The answer to ${cell(question)} is ${cell(text)}, which is not among its choices`;
    if (lines.length > 0) return `${is}. They are:\n\n${typed(lines)}`;
    return `${is}: ${one.question.options.map((option) => cell(option)).join(', ')}.`;
  });
  const own = ownLines(reply, seat);
  const all = reply.calls.length > 1 ? ', with the other lines, as none of them was recorded' : '';
  return [
    `**Which one is meant?** ${NOTHING}`,
    ...asked,
    `Copy the line that is meant into a new comment${all}. If your own words are meant, put ` +
      `\`--${OWN_WORDS}\` between the question and them${own.length === 0 ? '.' : `:\n\n${typed(own)}`}`,
  ];
}

/** Lines to copy. */
export const typed = (lines: readonly string[]) => fence(lines.join('\n'), 'text').trimEnd();
