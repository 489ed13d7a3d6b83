// What became of an effect, in one shape.
import type { Landed } from '../model/remote.ts';

export function landed(key: string, outcome: Landed['outcome'], more: Partial<Landed> = {}): Landed {
  return { key, outcome, number: null, url: null, sha: null, ...more };
}
