// What `--fail-on` counts: the words that can be typed, and whether something reaches one of them.
import type { ScanUnreadable, ScanWorkflow } from '../scan/scan.ts';
import { needsPerson } from '../waits-for.ts';
import { isInvalid, isInvalidFile } from './validity.ts';

interface Found {
  readonly workflows: readonly ScanWorkflow[];
  readonly unreadable: readonly ScanUnreadable[];
}

const invalid = ({ workflows, unreadable }: Found): boolean =>
  workflows.some(isInvalid) || unreadable.some(isInvalidFile);

/** By the word of `--fail-on`; what is invalid reaches each of them but `none`. */
const REACHED: Readonly<Record<string, (found: Found) => boolean>> = {
  none: () => false,
  stale: (found) =>
    invalid(found) ||
    found.workflows.some(({ liveness }) => liveness === 'stale' || liveness === 'abandoned'),
  decision: (found) => invalid(found) || found.workflows.some(({ decision }) => needsPerson(decision)),
  invalid,
};

export function reaches(found: Found, word: string): boolean {
  return REACHED[word]?.(found) ?? false;
}
