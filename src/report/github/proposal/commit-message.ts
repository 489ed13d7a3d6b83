// Messages and branch names of our commits: nothing in them mentions, closes or starts anything.
import type { Change } from '../../../model/change.ts';
import { trailerValue } from '../../../text/escape-references.ts';
import { keyOf } from '../../../text/hash.ts';
import { redact } from '../../../text/redact.ts';
import { plainLine } from '../plain-text.ts';
import type { WorkflowView } from '../workflow-view.ts';

/** UTF-16 units of a subject, of a name in it, and of a line of a format's own message. */
const LONGEST = { subject: 120, name: 60, line: 200 } as const;

/**
 * The message of the commit that holds a choice's change: the format's own where it has one, else ours. The
 * trailers are not part of it.
 */
export function commitMessage(choice: string, { scanned }: WorkflowView, change: Change): string {
  if (change.commit !== null) return linesOf(change.commit);
  const subject = (SUBJECTS.get(choice) ?? otherSubject)(plainLine(scanned.id, LONGEST.name), change);
  return `chore(state): ${plainLine(subject, LONGEST.subject)}`;
}

type Subject = (id: string, change: Change) => string;

const SUBJECTS: ReadonlyMap<string, Subject> = new Map<string, Subject>([
  ['migrate', (id, change) => `migrate ${id} ${rangeOf(change)}`],
  ['repair', (id, { summary }) => `repair ${id}: ${summary}`],
  ['start-fresh', (id) => `start ${id} fresh`],
]);

/** `answer C2.1 (humaninloop:005-user-auth)` */
const otherSubject: Subject = (id, { summary }) => `${summary} (${id})`;

/** A message of a format may have a body; each line of it is made harmless for itself. */
function linesOf(message: string): string {
  return message
    .split('\n')
    .map((line) => plainLine(line, LONGEST.line))
    .join('\n');
}

/** `v2 → v6` of `migrate v2 → v3, v3 → v4, v4 → v5, v5 → v6`. */
export function rangeOf({ summary }: Pick<Change, 'summary'>): string {
  const [, first] = /^(?:migrate )?(\S+) → /.exec(summary) ?? [];
  const [, last] = / → (\S+)$/.exec(summary) ?? [];
  return first === undefined || last === undefined ? plainLine(summary, LONGEST.name) : `${first} → ${last}`;
}

/** Of every commit made by Rekindle, beside its source: which workflow, exactly, and what was asked. */
export function trailersOf(workflow: string, action: string): Readonly<Record<string, string>> {
  return {
    'Rekindle-Workflow': trailerValue(workflow),
    'Rekindle-Action': plainLine(action, 40),
  };
}

/** Our branch: `rekindle/<kind>/<workflow>-<8 hex digits of the key>`; `kind` is a command's name. */
export function proposalBranch(kind: string, workflow: string, key: string): string {
  const slug = redact(workflow)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-+|-+$/g, '');
  return `rekindle/${kind}/${slug === '' ? 'workflow' : slug}-${digitsOf(key)}`;
}

/** Eight hex digits: the key's own first ones where it is hex, else those of its digest. */
function digitsOf(key: string): string {
  return (/^[0-9a-f]{8,}$/.test(key) ? key : keyOf(key)).slice(0, 8);
}

/** One of our branches: `rekindle/<kind>/…`. */
export function isProposal(branch: string): boolean {
  return branch.startsWith('rekindle/');
}

/** Whether a commit's message ends with our trailers; a merge that was squashed carries them too. */
export function isSigned(message: string): boolean {
  return /^Rekindle-(?:Action|Source): \S/m.test(message);
}
