// Performs effects on GitHub, one after the other; an answer that was lost is no failure.
import { WorldError } from '../../model/errors.ts';
import type { EffectResult, RemoteEffect } from '../../model/github/remote.ts';
import { LONGEST_WAIT } from '../client/client.ts';
import type { GitHubContext } from '../context.ts';
import { archiveRef } from '../effects/archive-ref.ts';
import { card } from '../effects/card.ts';
import { checkRun } from '../effects/check-run.ts';
import { close } from '../effects/close.ts';
import { comment } from '../effects/comment.ts';
import { commit } from '../effects/commit.ts';
import { dispatch } from '../effects/dispatch.ts';
import { issue } from '../effects/issue.ts';
import { label } from '../effects/label.ts';
import { pullRequest } from '../effects/pull-request.ts';
import { react } from '../effects/react.ts';

type Performer<Kind> = (
  effect: Extract<RemoteEffect, { kind: Kind }>,
  ground: GitHubContext,
) => Promise<EffectResult>;

/** How each effect is done. Every one of them looks for its key first. */
const PERFORMERS: { readonly [kind in RemoteEffect['kind']]: Performer<kind> } = {
  'archive-ref': archiveRef,
  card,
  'check-run': checkRun,
  close,
  comment,
  commit,
  dispatch,
  issue,
  label,
  'pull-request': pullRequest,
  react,
};

/** How often one effect is begun; each time it looks first whether the time before took effect. */
const TRIES = 2;

/** A dispatch is begun once: whoever finds its lease waits for us to end before it is begun again. */
const triesOf = (effect: RemoteEffect): number =>
  effect.kind === 'dispatch' && effect.way.kind !== 'mention' ? 1 : TRIES;

/**
 * A short limit is waited for once (A03).
 * @throws WorldError where it is refused, or no answer came every time
 */
export async function land(effect: RemoteEffect, ground: GitHubContext): Promise<EffectResult> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await perform(effect, ground);
    } catch (error) {
      if (!(error instanceof WorldError) || tried >= triesOf(effect)) throw error;
      const { refused, after } = error;
      if (refused === 'rate-limited' && after !== null && after <= LONGEST_WAIT)
        await ground.client.pause(after);
      else if (refused !== 'lost') throw error;
    }
  }
}

function perform<Kind extends RemoteEffect['kind']>(
  effect: Extract<RemoteEffect, { kind: Kind }>,
  ground: GitHubContext,
): Promise<EffectResult> {
  return PERFORMERS[effect.kind](effect, ground);
}
