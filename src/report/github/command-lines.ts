// The exact lines that a person may write about a workflow, one set for each option that fits.
import { type Command, OWN_WORDS, type SlashSpec } from '../../model/command.ts';
import type { Option } from '../../model/decision.ts';
import { answerable, answersToOffer, nameOf } from '../answers-to-offer.ts';
import type { Odd, Outside } from '../free-text-answer.ts';
import { type SlashWords, slashLine } from '../slash-syntax.ts';
import type { ReplyContext, WorkflowView } from './workflow-view.ts';

/** Questions and repairs that get a line of their own. */
export const MOST_LINES = 5;
/** What a person puts their own words in place of. */
const FILL_IN = 'YOUR ANSWER';

/** The words after a command's name, one entry a line. */
type WordsOf = (told: WorkflowView) => readonly SlashWords[];

const BARE: WordsOf = () => [{}];

const WORDS: Readonly<Record<Option | 'unfreeze', WordsOf>> = {
  resume: BARE,
  retry: BARE,
  skip: BARE,
  migrate: BARE,
  unfreeze: BARE,
  answer: ({ scanned }) =>
    answerable(scanned.pending)
      .slice(0, MOST_LINES)
      .flatMap((one) => answersToOffer(one.options, FILL_IN).map((text) => ({ args: [nameOf(one), text] }))),
  // Where several checkpoints wait, no line without a name is taken.
  approve: ({ scanned: { approvals = [] } }) =>
    approvals.length === 0 ? [{}] : approvals.slice(0, MOST_LINES).map((name) => ({ args: [name] })),
  'accept-spec': ({ recovery }) => {
    const [first] = recovery.state?.spec?.computed ?? [];
    return first ? [{ args: [first.digest.slice(0, 12)] }] : [];
  },
  repair: ({ recovery }) =>
    recovery.proposals
      .filter(({ kind }) => kind === 'repair')
      .slice(0, MOST_LINES)
      .map((_, index) => (index === 0 ? {} : { keys: { use: String(index + 1) } })),
  'start-fresh': ({ scanned: { commit } }) => [commit === null ? {} : { keys: { sha: commit.slice(0, 12) } }],
  manual: () => [],
};

/** The lines of an answer once more, with one of the choices that its question gives in each. */
export function choiceLines(
  { call: { command, args }, question }: Odd,
  id: string | null,
  { commands, bare }: ReplyContext,
): readonly string[] {
  const spec = specOf(command, commands);
  const [asked = ''] = args;
  const texts = spec ? answersToOffer(question.options, FILL_IN).filter((text) => text !== FILL_IN) : [];
  return texts.flatMap((text) => (spec && slashLine(spec, { id, args: [asked, text] }, bare)) ?? []);
}

/** All lines of a comment as they were, with the word that own words are meant; empty: there are none. */
export function ownLines({ id, calls, odd }: Outside, { commands, bare }: ReplyContext): readonly string[] {
  const spec = specOf(calls[0]?.command ?? '', commands);
  const meant = new Set(odd.map(({ call }) => call));
  const lines = calls.flatMap((call, at) => {
    const flags = meant.has(call) ? [...call.flags, OWN_WORDS] : call.flags;
    const words = { id: at === 0 ? id : null, args: call.args, flags };
    return (spec && slashLine(spec, words, bare)) ?? [];
  });
  return lines.length === calls.length ? lines : [];
}

/**
 * `flags`: of the line that was written before, without dashes. Empty where the command is switched off, or a
 * name cannot be written as it is.
 */
export function linesFor(
  option: Option | 'unfreeze',
  told: WorkflowView,
  seat: ReplyContext,
  flags: readonly string[] = [],
): readonly string[] {
  const spec = specOf(option, seat.commands);
  if (!spec) return [];
  const id = seat.alone ? null : told.scanned.id;
  return WORDS[option](told).flatMap((words) => slashLine(spec, { ...words, id, flags }, seat.bare) ?? []);
}

/** A command's form by its own name; `null` where it is switched off. */
export function specOf(name: string, commands: readonly Command[]): SlashSpec | null {
  return commands.find((command) => command.name === name)?.slash ?? null;
}
