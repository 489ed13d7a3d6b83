// Shows the difference and asks before anything is written.
import type { Choice } from '../../model/choice.ts';
import type { ChangeEffect, CheckpointEffect, RestoreEffect } from '../../model/effect.ts';
import { UserError } from '../../model/errors.ts';
import { changeDiff, changeSummary } from '../../report/terminal/change.ts';
import { forTerminal } from '../../text/escape.ts';
import { counted } from '../../text/plural.ts';
import { say } from '../failure.ts';
import type { Values } from '../typed/option-values.ts';
import type { Clone, World } from '../world.ts';

type Writing = ChangeEffect | RestoreEffect | CheckpointEffect;

/** Where a change is to be made, and the options about asking. */
export interface ConsentRequest {
  readonly clone: Clone;
  readonly values: Values;
  /** Where the workflow lags behind another place of it: what a scan notes there; else `null`. */
  readonly lags: string | null;
}

/** The subject of the question, repeated after the difference, which may be long. */
interface Question {
  /** Begins the question: `Record the answer to C3.2 in 1 file`. */
  readonly what: string;
  readonly warning?: string | null;
}

/**
 * Shows a change and asks. `odd`: what is strange about an answer; `null`: nothing. `false`: it was only to
 * be shown, or the answer was no. @throws UserError
 */
export async function agreed(
  choice: Choice,
  effect: ChangeEffect,
  { clone, values, lags }: ConsentRequest,
  world: World,
  odd: string | null = null,
): Promise<boolean> {
  const removed = effect.change.files.flatMap((file) => (file.kind === 'remove' ? [file.path] : []));
  const listed = removed.length === 0 ? [] : await clone.expand(removed);
  const { summary, notes } = effect.change;
  const said = odd === null ? notes : [...notes, `The answer is ${odd}.`];
  const head = [`${summary} (${changeSummary(effect.change, listed)})`, ...said].map(remark).join('');
  const what = aboutChange(choice, effect, odd);
  return consented(head + changeDiff(effect.change, listed), values, world, { what, warning: lags });
}

/** One line above a difference; what it quotes can neither move the cursor nor begin a line. */
export function remark(text: string): string {
  return `# ${forTerminal(text)}\n`;
}

/**
 * Shows what is to be done; on a terminal asks, elsewhere goes ahead only with `--yes`.
 * @throws UserError
 */
export async function consented(
  shown: string,
  values: Values,
  world: World,
  { what, warning = null }: Question,
): Promise<boolean> {
  const looksOnly = values.has('dry-run');
  (looksOnly ? world.stdout : world.stderr).write(shown);
  if (warning !== null) say(world, warning);
  if (looksOnly) return false;
  if (values.has('yes')) return true;
  if (!world.ask)
    throw new UserError(
      'nothing was changed: there is no terminal to ask on. Add --yes, or --dry-run to look.',
    );
  if (await world.ask(`${what}? [y/N] `)) return true;
  say(world, 'nothing was changed.');
  return false;
}

/**
 * Lets the repository source do it, and says what was done. An archive's name goes to stdout, as it is needed
 * later; of `resume` the brief alone does.
 */
export async function perform(effect: Writing, clone: Clone, world: World): Promise<void> {
  for (const { done, archive, commit, notes } of await clone.apply([effect])) {
    for (const note of notes) say(world, note);
    say(world, done === 'already' ? 'this had been done already; nothing was changed.' : 'done.');
    if (archive && effect.kind === 'restore') say(world, `the archive ${archive.name} is kept.`);
    else if (archive) {
      const action = effect.kind === 'change' ? effect.action : null;
      if (action !== 'resume') world.stdout.write(`${archive.name}\n`);
      const when = action === 'start-fresh' ? '' : ', where the changed files were moved away';
      say(world, `archived; "rekindle restore ${archive.name}" brings back what was there${when}.`);
      if (archive.push !== null) say(world, `to keep the archive elsewhere as well: ${archive.push}`);
    }
    if (commit !== null) say(world, `committed as ${commit.slice(0, 12)}.`);
  }
}

// What a person says yes or no to, in the words of their choice: `Record the answer to C3.2 in 1 file`.

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
function aboutChange(choice: Choice, { workflow, change }: ChangeEffect, odd: string | null): string {
  const words = WORDS[choice.name] as (choice: Choice, id: string) => string;
  const where = `in ${counted(change.files.length, 'file')}`;
  return `${words(choice, shown(workflow))}${odd === null ? '' : `, ${shown(odd)},`} ${where}`;
}
