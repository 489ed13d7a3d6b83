// A choice in words: what a person says yes or no to, and what was done after a yes.
import type { Change } from '../../model/change.ts';
import type { Choice } from '../../model/choice.ts';
import type { ChangeEffect } from '../../model/effect.ts';
import { forTerminal } from '../../text/escape.ts';
import { counted } from '../../text/plural.ts';

type Of<Name extends Choice['name']> = (choice: Extract<Choice, { name: Name }>, id: string) => string;
type Words = { readonly [Name in Choice['name']]: Of<Name> };

/** Units of a name in a sentence: one that is longer is cut. */
const LONGEST = 80;
const shown = (text: string) => forTerminal(text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);

const ASKED: Words = {
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

const DONE: Words = {
  resume: (_, id) => `Recorded that ${id} goes on`,
  retry: (_, id) => `The step of ${id} is to run again`,
  skip: (_, id) => `Passed over the step of ${id}`,
  answer: ({ question }, id) => `Recorded the answer to ${shown(question)} of ${id}`,
  approve: ({ checkpoint }, id) =>
    checkpoint === null
      ? `Recorded the approval for ${id}`
      : `Recorded the approval of ${shown(checkpoint)} for ${id}`,
  'accept-spec': (_, id) => `Accepted the spec of ${id} as it is now`,
  migrate: (_, id) => `Migrated ${id}`,
  repair: (_, id) => `Repaired ${id}`,
  'start-fresh': (_, id) => `Archived and removed what ${id} left`,
  regress: ({ to }, id) => `Took ${id} back to ${shown(to)}`,
};

/**
 * A question without its mark: `Record the answer to C3.2 (1 file)`. `odd`: an answer that is none of the
 * given choices, and those; `null`: it is one, or none are given.
 */
export function askedWords(choice: Choice, { workflow, change }: ChangeEffect, odd: string | null): string {
  return `${wordsIn(ASKED, choice, workflow)}${odd === null ? '' : `, ${shown(odd)}`}${where(change)}`;
}

/** `Recorded the answer to C3.2 of humaninloop:005-user-auth (1 file).` */
export function doneWords(choice: Choice, { workflow, change }: ChangeEffect): string {
  return `${wordsIn(DONE, choice, workflow)}${where(change)}.`;
}

/** How many files it is about; nothing where a folder goes, which the list above it counts file by file. */
function where({ files }: Change): string {
  return files.some(({ kind }) => kind === 'remove') ? '' : ` (${counted(files.length, 'file')})`;
}

function wordsIn(table: Words, choice: Choice, workflow: string): string {
  const words = table[choice.name] as (choice: Choice, id: string) => string;
  return words(choice, shown(workflow));
}
