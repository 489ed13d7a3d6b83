// What a new session of an agent is told about the workflows that were interrupted where it begins.
import { counted } from '../../text/plural.ts';
import { isPlainName } from '../quote-names.ts';
import type { ScanWorkflow } from '../scan/scan.ts';
import type { Brief } from './brief.ts';
import { briefSections } from './markdown.ts';
import { withinBudget } from './within-budget.ts';

/** What was found where a session begins. */
export interface SessionFindings {
  /** The one workflow that is meant; `null`: several may be. */
  readonly brief: Brief | null;
  /** Interrupted workflows that `brief` is not about. */
  readonly others: readonly ScanWorkflow[];
  /** State files that cannot be read. */
  readonly unreadable: number;
  /** Sentences about a change that was cut short; empty: there is not one. */
  readonly unfinished: string;
}

/**
 * The one that a session most likely is about: the only one, or the only one that was not abandoned. `null`:
 * a person has to say which.
 */
export function likelyOf(interrupted: readonly ScanWorkflow[]): ScanWorkflow | null {
  const alive = interrupted.filter(({ liveness }) => liveness !== 'abandoned');
  const [only = null, second] = alive.length > 0 ? alive : interrupted;
  return second ? null : only;
}

/** At most `budget` UTF-16 units; empty where there is nothing to tell. */
export function sessionText(found: SessionFindings, budget: number): string {
  const { brief, others, unreadable, unfinished } = found;
  const id = brief?.id ?? '';
  const rest = isPlainName(id)
    ? `All of it: "rekindle brief ${id}".`
    : '"rekindle scan" shows the id, and "rekindle brief ID" all of it.';
  const sections = [
    ...(unfinished === '' ? [] : [`# A change was cut short\n\n${unfinished}\n`]),
    ...(brief ? briefSections(brief) : []),
    ...othersIn(others, brief !== null),
    ...(unreadable === 0 ? [] : [unreadWords(unreadable)]),
  ];
  return withinBudget(sections, budget, rest, SAVING);
}

/** What a session that was cut short needs most: where its work is written down. */
const SAVING = 'How to save';

/** Rows that are shown. */
const SHOWN = 10;

function othersIn(others: readonly ScanWorkflow[], beside: boolean): readonly string[] {
  if (others.length === 0) return [];
  const plain = others.filter(({ id }) => isPlainName(id)).slice(0, SHOWN);
  const more = others.length - plain.length;
  const head = beside
    ? '## Also interrupted here\n'
    : `# Interrupted workflows\n\n${counted(others.length, 'workflow')} were interrupted here. Ask which ` +
      'one is meant before you begin anything; "rekindle brief ID" then prints what is needed to go on.\n';
  const lines = plain.map(
    ({ id, decision: { action, reason }, liveness }) => `- \`${id}\`: ${action} · ${reason} (${liveness})`,
  );
  const rest = more === 0 ? [] : [`- and ${more} more: "rekindle scan" lists them`];
  return [`${head}\n${[...lines, ...rest].join('\n')}\n`];
}

function unreadWords(count: number): string {
  const files = count === 1 ? 'One state file here' : `${count} state files here`;
  return `## Cannot be read\n\n${files} cannot be read; "rekindle scan" says why. Leave it as it is.\n`;
}
