// The result of an effect.
import type { EffectResult } from '../../model/github/effects.ts';

export function landed(
  key: string,
  outcome: EffectResult['outcome'],
  more: Partial<EffectResult> = {},
): EffectResult {
  return { key, outcome, number: null, url: null, sha: null, ...more };
}
