// What a person says yes or no to, in the words of their choice: `Record the answer to C3.2 in 1 file`.
import type { Choice } from '../model/choice.ts';
import type { ChangeEffect } from '../model/effect.ts';
import { counted } from '../text/counted.ts';
import { forTerminal } from '../text/escape.ts';

type Of<Name extends Choice['name']> = (choice: Extract<Choice, { name: Name }>, id: string) => string;

/** Units of a name in a question: one that is longer is cut. */
const LONGEST = 80;
const shown = (text: string) => forTerminal(text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);

const WORDS: { readonly [Name in Choice['name']]: Of<Name> } = {
  resume: (_, id) => `Go on with ${id}`,
  retry: (_, id) => `Have the step of ${id} run again`,
  skip: (_, id) => `Pass over the step of ${id}`,
  answer: ({ question }) => `Record the answer to ${shown(question)}`,
  approve: ({ checkpoint }, id) =>
    checkpoint === null ? `Record the approval for ${id}` : `Record the approval of ${shown(checkpoint)}`,
  'accept-spec': (_, id) => `Accept the spec of ${id} as it is now`,
  migrate: (_, id) => `Migrate ${id}`,
  repair: (_, id) => `Repair ${id}`,
  'start-fresh': (_, id) => `Archive and remove what ${id} left`,
  regress: ({ to }, id) => `Take ${id} back to ${shown(to)}`,
};

/** `odd`: an answer that is none of the given choices, and those; `null`: it is one, or none are given. */
export function aboutChange(choice: Choice, { workflow, change }: ChangeEffect, odd: string | null): string {
  const words = WORDS[choice.name] as (choice: Choice, id: string) => string;
  const where = `in ${counted(change.files.length, 'file')}`;
  return `${words(choice, shown(workflow))}${odd === null ? '' : `, ${shown(odd)},`} ${where}`;
}
