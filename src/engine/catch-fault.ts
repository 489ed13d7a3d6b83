// Bad files as data: what a codec, a migration or a reader throws, caught.
import { type Fault, StateError } from '../model/errors.ts';

/** The only place where a bad file's error is caught: from here on it is data. */
export function catchFault<T>(work: () => T): { ok: true; value: T } | { ok: false; fault: Fault } {
  try {
    return { ok: true, value: work() };
  } catch (error) {
    if (!(error instanceof StateError)) throw error;
    return { ok: false, fault: error.fault };
  }
}
