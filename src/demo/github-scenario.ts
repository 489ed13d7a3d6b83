// The starting situation on GitHub for the demo's third part, and the comment that a person writes there;
// used both by the simulated story and by the live one.

import { MINUTE } from '../model/time-units.ts';
import { DEMO_AT } from './story.ts';

/** The repository's address. */
export const PLACE = { owner: 'demo', repo: 'shop', server: 'https://github.example' } as const;

/** The branch that the card is about, and its pull request. */
export const PULL = {
  branch: 'feature/invoice-export',
  base: 'main',
  title: 'Invoice export',
  by: 'grace',
} as const;

/** `.github/rekindle.yml` of the default branch. */
export const CONFIG = `formats:
  ai-dev-shop:
    stale-after: 1d   # its agents are never silent for a day
dispatch:
  repository-dispatch: rekindle-resume
`;

/** What a person writes under the pull request, and GitHub's role of theirs. */
export const ORDER = { by: 'ada', role: 'write', body: '/resume' } as const;

/** When what happens; milliseconds since 1970. */
export const CLOCK = {
  sweep: DEMO_AT,
  order: DEMO_AT + 10 * MINUTE,
  command: DEMO_AT + 11 * MINUTE,
} as const;

/** The introduction of each part of the story, one paragraph each. */
export const TOLD = {
  sweep:
    `By its schedule the Action looks at all branches. ${PULL.branch} has an open pull request, so its ` +
    'workflow is shown there; others get an issue only where somebody must decide. Old state files are ' +
    'migrated by pull requests, and the dashboard lists what needs a person.',
  card: 'People read this one under the pull request:',
  proposal: 'A migration changes nothing before somebody merges it. This is the first of them:',
  order:
    `${ORDER.by}, who has the role ${ORDER.role}, writes "${ORDER.body}" as a comment there. The Action is ` +
    'started by it, judges the branch again, and does this:',
  again: 'The same comment delivered once more',
} as const;
