// What an order makes of a workflow's files at one commit: the same order gives the same bytes.
import { choiceOf } from '../commands/parse.ts';
import type { Call } from '../model/call.ts';
import type { Choice } from '../model/choice.ts';
import { OWN_WORDS } from '../model/command.ts';
import type { ChangeEffect } from '../model/effect.ts';
import { assert, UserError } from '../model/errors.ts';
import type { Edit } from '../model/remote.ts';
import { type Odd, outsideOf } from '../report/own-words.ts';
import type { Asked } from './answering.ts';
import { editsOf } from './edits.ts';
import { changeOf, type Found } from './looking.ts';

function choiceIn(call: Call): Choice {
  const choice = choiceOf(call);
  assert(choice, `the command ${call.command} makes a choice`);
  return choice;
}

/** The lines that answer otherwise than their question lets choose, without a word that this is meant. */
export function oddIn(call: Call, { recovery }: Found): readonly Odd[] {
  return [call, ...(call.also ?? [])].flatMap((one) => {
    const question = one.flags.includes(OWN_WORDS) ? null : outsideOf(choiceIn(one), recovery.state);
    return question === null ? [] : [{ call: one, question }];
  });
}

export interface Planned {
  readonly effect: ChangeEffect;
  readonly edits: readonly Edit[];
}

/** `at`: when the order was given, in epoch ms. @throws UserError where it does not fit */
export async function planned({ call, order, desk }: Asked, found: Found, at: number): Promise<Planned> {
  const choices = [choiceIn(call), ...(call.also ?? []).map(choiceIn)] as const;
  const step = found.recovery.decision.step ?? '';
  const from = call.keys['from'];
  if (from !== undefined && from.toLowerCase() !== step.toLowerCase())
    throw new UserError(
      `Found from=${JSON.stringify(from)}, but it would go on with ${JSON.stringify(step)}. ` +
        'Leave from= away, or see what the card says now.',
    );
  // Who and where: a state file's record leads back to the order (H04).
  const effect = changeOf(choices, found, { by: `${order.by} in ${order.where}`, at }, desk);
  return { effect, edits: await editsOf(effect.change, found.snapshot, desk) };
}
