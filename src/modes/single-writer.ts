// Where both an Action and an App run on one repository: the one that is not in charge says so and writes
// nothing (W09).
import type { GitHubRepository } from '../model/github/repository.ts';
import { inertSentence } from '../report/escape-sentence.ts';
import { type ModeResult, nothing, told } from './mode-context.ts';

const TITLE = 'Rekindle stays silent here';

/** Why nothing is written; `null`: no one else looks after it. */
export function whySilent({ facts: { keeper, account } }: Pick<GitHubRepository, 'facts'>): string | null {
  if (keeper === null || keeper.account.toLowerCase() === account.toLowerCase()) return null;
  return (
    `${inertSentence(keeper.account)} looks after this repository, so that ${account} writes nothing here. ` +
    'One of the two is enough: uninstall the App, or remove the workflow files. A marker that is not ' +
    'renewed counts for a week; the ref refs/rekindle/keeper holds it.'
  );
}

/** What a mode comes to where another account looks after the repository; `null`: none does. */
export function silentBeside(hub: Pick<GitHubRepository, 'facts'>): ModeResult | null {
  const why = whySilent(hub);
  return why === null ? null : nothing(told(TITLE, [{ level: 'notice', message: why }], []));
}
