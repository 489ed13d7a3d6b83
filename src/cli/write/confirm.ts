// Shows the difference and asks before anything is written.

import type { Applied } from '../../local/write/effect-result.ts';
import type { Choice } from '../../model/choice.ts';
import type { ChangeEffect, CheckpointEffect, RestoreEffect } from '../../model/effect.ts';
import { UserError } from '../../model/errors.ts';
import { switchLine } from '../../report/next-steps.ts';
import { changeDiff, changeSummary } from '../../report/terminal/change.ts';
import { forTerminal } from '../../text/escape.ts';
import { say, tellDone } from '../failure.ts';
import type { Values } from '../typed/option-values.ts';
import type { Clone, World } from '../world.ts';
import { askedWords } from './choice-words.ts';

type Writing = ChangeEffect | RestoreEffect | CheckpointEffect;

/** Where a change is to be made, and the options about asking. */
export interface ConsentRequest {
  readonly clone: Clone;
  readonly values: Values;
  /** Where the workflow lags behind another place of it: what a scan notes there; else `null`. */
  readonly lags: string | null;
  /** The branch of a temporary working tree, and how the change is committed there; absent: no such tree. */
  readonly on?: BranchCommit;
}

/** A commit that holds a change right away, since no one sits before the working tree that it is made in. */
export interface BranchCommit {
  readonly branch: string;
  readonly message: string;
}

/** The subject of the question, repeated after the difference, which may be long. */
interface Question {
  /** Begins the question: `Record the answer to C3.2 (1 file)`. */
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
  { clone, values, lags, on }: ConsentRequest,
  world: World,
  odd: string | null = null,
): Promise<boolean> {
  const removed = effect.change.files.flatMap((file) => (file.kind === 'remove' ? [file.path] : []));
  const listed = removed.length === 0 ? [] : await clone.expand(removed);
  const { summary, notes } = effect.change;
  const said = odd === null ? notes : [...notes, `The answer is ${odd}.`];
  const place = on ? [`on branch ${JSON.stringify(on.branch)}, committed there: ${on.message}`] : [];
  const first = `${summary} (${changeSummary(effect.change, listed)})`;
  const head = [first, ...place, ...said].map(remark).join('');
  const asked = askedWords(choice, effect, odd);
  const what = on ? `${asked}, and commit it on ${forTerminal(on.branch)}` : asked;
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

/** What is said once an effect is done. */
interface Told {
  /** A whole sentence: what was done. */
  readonly done: string;
  /** The branch of a temporary working tree; absent: it was done in the person's own. */
  readonly branch?: string | null;
}

/** What is said once an effect is done. */
interface Told {
  /** A whole sentence: what was done. */
  readonly done: string;
  /** The branch of a temporary working tree, and the commit without which all of it would be lost there. */
  readonly on?: { readonly branch: string; readonly commits: readonly CheckpointEffect[] } | undefined;
}

/**
 * Lets the repository source do it, and says what was done. An archive's name goes to stdout, as it is needed
 * later; of `resume` the brief alone does.
 */
export async function perform(
  effect: Writing,
  clone: Clone,
  world: World,
  { done: words, on }: Told,
): Promise<void> {
  const results = await clone.apply([effect, ...(on?.commits ?? [])]);
  const commit = results.findLast((one) => one.commit !== null)?.commit ?? null;
  for (const note of results.flatMap(({ notes }) => notes)) say(world, note);
  if (on && commit === null)
    throw new UserError(
      `nothing was changed: git took nothing of it into a commit on ${JSON.stringify(on.branch)}. Type ` +
        `"${switchLine(on.branch)}" and leave --branch out.`,
    );
  const where = on ? ` on ${on.branch}` : '';
  const made = commit === null ? '' : ` Commit ${commit.slice(0, 12)}${where}.`;
  if (results.every(({ done }) => done === 'already'))
    say(world, `this had been done already; nothing was changed.${made}`);
  else tellDone(`${words}${made}`, world);
  for (const { archive } of results) if (archive) tellArchive(archive, effect, on?.branch ?? null, world);
}

function tellArchive(
  { name, push }: NonNullable<Applied['archive']>,
  effect: Writing,
  branch: string | null,
  world: World,
): void {
  if (effect.kind === 'restore') {
    say(world, `the archive ${name} is kept.`);
    return;
  }
  const action = effect.kind === 'change' ? effect.action : null;
  if (action !== 'resume') world.stdout.write(`${name}\n`);
  const when = action === 'start-fresh' ? '' : ', where the changed files were moved away';
  const first = branch === null ? '' : `, after "${switchLine(branch)}"`;
  say(world, `archived; "rekindle restore ${name}" brings back what was there${when}${first}.`);
  if (push !== null) say(world, `to keep the archive elsewhere as well: ${push}`);
}
