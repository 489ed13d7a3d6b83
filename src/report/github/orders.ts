// The exact lines that a person may write about a workflow, one set for each option that fits.
import type { Command, SlashSpec } from '../../model/command.ts';
import type { Option } from '../../model/decision.ts';
import { type SlashWords, slashLine } from '../slash-line.ts';
import type { Seat, Told } from './view.ts';

/** Questions and repairs that get a line of their own. */
const MOST_LINES = 5;
/** What a person puts their own words in place of. */
const FILL_IN = 'YOUR ANSWER';

/** The words behind a command's name, one entry a line. */
type WordsOf = (told: Told) => readonly SlashWords[];

const BARE: WordsOf = () => [{}];

const WORDS: Readonly<Record<Option | 'unfreeze', WordsOf>> = {
  resume: BARE,
  approve: BARE,
  retry: BARE,
  skip: BARE,
  migrate: BARE,
  unfreeze: BARE,
  answer: ({ scanned }) => scanned.pending.slice(0, MOST_LINES).map(({ id }) => ({ args: [id, FILL_IN] })),
  'accept-spec': ({ recovery }) => {
    const [first] = recovery.state?.spec?.computed ?? [];
    return first ? [{ args: [first.digest.slice(0, 12)] }] : [];
  },
  repair: ({ recovery }) =>
    recovery.proposals
      .filter(({ kind }) => kind === 'repair')
      .slice(0, MOST_LINES)
      .map((_, index) => (index === 0 ? {} : { keys: { use: String(index + 1) } })),
  fresh: ({ scanned: { commit } }) => [commit === null ? {} : { keys: { sha: commit.slice(0, 12) } }],
  manual: () => [],
};

/**
 * `flags`: of the line that was written before, without dashes. Empty where the command is switched off, or a
 * name cannot be written as it is.
 */
export function linesFor(
  option: Option | 'unfreeze',
  told: Told,
  seat: Seat,
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
