// Takes the shortest waits out of a client: its queues yield by timers of no length many times a request.
import { vi } from 'vitest';

/** From now on in this process; what is meant to wait still does. */
export function hurry(): void {
  const real = globalThis.setTimeout;
  const quick = (work: (...given: unknown[]) => void, ms = 0, ...given: unknown[]) =>
    ms > 1 ? real(work, ms, ...given) : setImmediate(work, ...given);
  vi.stubGlobal('setTimeout', quick);
}
