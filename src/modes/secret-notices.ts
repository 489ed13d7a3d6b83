// Notices that a state file holds what looks like a secret: it is not shown, but it is still there (O07).
import type { ScanReport } from '../report/scan/scan.ts';
import { redact } from '../text/redact.ts';
import type { Notice } from './mode-context.ts';

/** Paths that are named; the others are counted. */
const MOST = 5;

export function secretsIn({ workflows, unreadable }: ScanReport): readonly Notice[] {
  const holds = (one: unknown) => redact(JSON.stringify(one)) !== JSON.stringify(one);
  const paths = [...new Set([...workflows, ...unreadable].filter(holds).map(({ path }) => redact(path)))];
  if (paths.length === 0) return [];
  const more = paths.length > MOST ? ` and ${paths.length - MOST} more` : '';
  const message =
    `What looks like a secret stands in ${paths.slice(0, MOST).join(', ')}${more}. It is left out of all ` +
    'that is shown, but it is in the repository and in the result file: revoke it.';
  return [{ level: 'warning', message }];
}
