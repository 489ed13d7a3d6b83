// Asks people and teams to review our pull request: who may not be asked is told, and costs nobody else.
import { WorldError } from '../../model/errors.ts';
import { at, type GitHubContext } from '../context.ts';

/** People by their logins, or teams by their slugs. */
type Asking = 'reviewers' | 'team_reviewers';

/** Asks them, and gives what is to be said of those who may not be asked. @throws WorldError */
export async function askToReview(
  as: Asking,
  names: readonly string[],
  number: number,
  ground: GitHubContext,
): Promise<readonly string[]> {
  if (names.length === 0) return [];
  const refused = await ask(as, names, number, ground);
  if (refused === null) return [];
  if (names.length === 1) return [leftWords(as, names, number, refused)];
  // GitHub refuses all of them for one who may not review.
  const said: string[] = [];
  for (const one of names) {
    const why = await ask(as, [one], number, ground);
    if (why !== null) said.push(leftWords(as, [one], number, why));
  }
  return said;
}

function leftWords(as: Asking, names: readonly string[], number: number, why: string): string {
  const who = as === 'reviewers' ? names.join(', ') : `the team ${names.join(', ')}`;
  const teams =
    as === 'reviewers'
      ? 'Is it a collaborator here, and not who opens the pull request?'
      : 'A team is seen by the token of an App with "members: read", or of a person, and needs access here.';
  return (
    `The pull request ${number} is there, but ${who} was not asked to review it: ${why} ${teams} ` +
    'See pull-requests.reviewers in the config.'
  );
}

/** Of these GitHub's refusal costs nothing else. */
const PASSED_OVER: ReadonlySet<WorldError['refused']> = new Set(['rejected', 'permission', 'absent']);

/** `null`: they are asked; else why not, in GitHub's words. */
async function ask(
  as: Asking,
  names: readonly string[],
  number: number,
  ground: GitHubContext,
): Promise<string | null> {
  try {
    await ground.client.rest.pulls.requestReviewers({ ...at(ground), pull_number: number, [as]: [...names] });
    return null;
  } catch (error) {
    if (!(error instanceof WorldError && PASSED_OVER.has(error.refused))) throw error;
    return error.message;
  }
}
