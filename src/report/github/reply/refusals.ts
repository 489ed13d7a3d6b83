// Why a command is refused, in a sentence for each reason that says what would be needed instead.
import { frozenWords } from '../dashboard/rows.ts';
import { cell, said, slashName } from '../format.ts';

/** A workflow that a card or a branch is about, and that cannot be had there. */
export interface Absence {
  readonly id: string;
  /** Where it was; `null`: that is not known. */
  readonly branch: string | null;
  /** `elsewhere`: `branch` owns it, and not the one that is asked about. */
  readonly why: 'branch' | 'workflow' | 'format' | 'ignored' | 'elsewhere';
}

export type RefusalReason =
  | { readonly kind: 'fork' }
  /** The config has switched the command off. */
  | { readonly kind: 'off'; readonly command: string }
  | { readonly kind: 'config' }
  /** It was accepted, and its author has lost the role since. */
  | { readonly kind: 'barred' }
  | { readonly kind: 'closed' }
  | { readonly kind: 'frozen'; readonly by: string; readonly until: string | null }
  /** It was accepted, and its workflow is not looked at any more. */
  | { readonly kind: 'absent'; readonly absence: Absence }
  /** It does not fit the state: the words of a `UserError`. `theirs`: what files say, for what it repeats. */
  | { readonly kind: 'unfit'; readonly message: string; readonly theirs: readonly string[] }
  /** GitHub refused it: the words of a `WorldError`. */
  | { readonly kind: 'world'; readonly message: string };

/** One or two sentences of Markdown. */
export function whyWords(why: RefusalReason): string {
  switch (why.kind) {
    case 'fork':
      return (
        'On a pull request from a fork nothing is written, no matter who asks. ' +
        '`/status` and `/help` work.'
      );
    case 'off':
      return `This repository has switched ${slashName(why.command)} off in its \`.github/rekindle.yml\`.`;
    case 'config':
      return 'There are mistakes in `.github/rekindle.yml`, and nothing is written until they are corrected.';
    case 'barred':
      return 'Its author may not give it any more, so it is not gone on with, and is not tried again.';
    case 'closed':
      return "This is closed. Reopen it, or write the command where the workflow's card is.";
    case 'frozen':
      return `${frozenWords(why)} \`/unfreeze\` ends that.`;
    case 'absent':
      return absenceWords(why.absence);
    case 'unfit':
      return said(why.message, why.theirs);
    case 'world':
      return `GitHub did not let it happen: ${said(why.message, [])}`;
  }
}

/** One sentence of Markdown. */
export function absenceWords({ id, branch, why }: Absence): string {
  const where = branch === null ? 'its branch' : cell(branch);
  switch (why) {
    case 'branch':
      return `${cell(id)} was on ${where}, which is not there any more.`;
    case 'workflow':
      return `${cell(id)} is not on ${where} any more.`;
    case 'format':
      return `${cell(id)} is not looked at: the config switches its format off, or does not declare it.`;
    case 'elsewhere':
      return `${cell(id)} is here as well, and belongs to ${where}: its ID is needed.`;
    case 'ignored':
      return `${cell(id)} is left alone: the config's \`ignore\` names it, its path or its branch.`;
  }
}
