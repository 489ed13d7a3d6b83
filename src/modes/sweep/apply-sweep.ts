// Applies a sweep's effects one by one; a refused one is reported once, and shown on the job's page instead.
import { WorldError } from '../../model/errors.ts';
import type { EffectResult, RemoteEffect } from '../../model/github/effects.ts';
import { endsAll, type ModeContext, refusalWords } from '../mode-context.ts';

/** `null`: it was refused, and that was told. @throws WorldError where it ends everything */
export type Landing = (effect: RemoteEffect) => Promise<EffectResult | null>;

/** A permission that is missing once stays missing, so the request is not repeated. */
export function landing(context: ModeContext): Landing {
  const lacking = new Set<RemoteEffect['kind']>();
  return async (effect) => {
    if (!lacking.has(effect.kind)) {
      try {
        return await context.land(effect);
      } catch (error) {
        if (!(error instanceof WorldError)) throw error;
        if (error.refused === 'permission') lacking.add(effect.kind);
        if (endsAll(error)) throw error;
        context.say('warning', refusalWords(effect, error));
      }
    }
    if (effect.kind === 'comment' || effect.kind === 'issue') context.page(wordsOf(effect.body));
    return null;
  };
}

/** Without the marker, by which nothing could be found there. */
function wordsOf(body: string): string {
  return body.slice(body.indexOf('\n') + 1);
}
