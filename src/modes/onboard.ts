// For a repository that holds workflows and no config: one pull request that proposes it, and
// nothing else (W07).
import { WorldError } from '../model/errors.ts';
import type { GitHubRepository } from '../model/github/repository.ts';
import { proposalKey } from '../report/github/markers.ts';
import { proposalBranch, trailersOf } from '../report/github/proposal/commit-message.ts';
import { commitSubject, onboardingWords } from '../report/github/proposal/onboarding.ts';
import { DOCS_SOURCE } from '../report/init/action-source.ts';
import { starterConfig } from '../report/init/config.ts';
import { endedBy } from './error-result.ts';
import { type ModeResult, nothing, openContext } from './mode-context.ts';
import { lifeOf, see } from './scan-branches.ts';
import type { SweepInputs } from './sweep/sweep-state.ts';

const TITLE = 'Rekindle: first look';
const PATH = '.github/rekindle.yml';

/** Proposed once: closing it means no. A repository without a workflow is left alone. @throws UserError */
export async function onboard(hub: GitHubRepository, inputs: SweepInputs): Promise<ModeResult> {
  const { defaultBranch: main, archived } = hub.facts;
  if (main === null || archived) return nothing([]);
  const context = openContext(hub, inputs);
  try {
    const seen = await see('all', await lifeOf(context, false), context);
    const { workflows } = seen.report;
    if (workflows.length === 0) {
      context.say('info', 'No workflow was found, so that nothing is proposed.');
      return context.result(TITLE, { truncated: false, failed: false });
    }
    const key = proposalKey('onboarding', PATH, main.name, 'v1');
    const { outcome, number } = await context.land({
      kind: 'pull-request',
      key,
      branch: proposalBranch('onboarding', 'config', key),
      base: main.name,
      head: main.sha,
      edits: [{ path: PATH, text: starterConfig(DOCS_SOURCE) }],
      message: commitSubject,
      trailers: trailersOf('config', 'onboarding'),
      ...onboardingWords(key, workflows),
      labels: [],
      reviewers: [],
      teams: [],
      draft: false,
    });
    context.say(
      'info',
      `The pull request with the config: ${outcome}${number === null ? '' : `, ${number}`}.`,
    );
    return context.result(TITLE, { truncated: false, failed: false });
  } catch (error) {
    if (!(error instanceof WorldError)) throw error;
    return context.result(TITLE, endedBy(error, context));
  }
}
