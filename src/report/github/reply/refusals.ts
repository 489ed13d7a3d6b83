// Why a command is refused, in a sentence for each reason that says what would be needed instead.
import { frozenWords } from '../dashboard/rows.ts';
import { said, slashName } from '../format.ts';

export type RefusalReason =
  | { readonly kind: 'fork' }
  /** The config has switched the command off. */
  | { readonly kind: 'off'; readonly command: string }
  | { readonly kind: 'config' }
  /** It was accepted, and its author has lost the role since. */
  | { readonly kind: 'barred' }
  | { readonly kind: 'closed' }
  | { readonly kind: 'frozen'; readonly by: string; readonly until: string | null }
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
    case 'unfit':
      return said(why.message, why.theirs);
    case 'world':
      return `GitHub did not let it happen: ${said(why.message, [])}`;
  }
}
