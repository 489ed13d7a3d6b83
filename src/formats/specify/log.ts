// The Workflow Log in the body: what it says was done last, and how an entry is added to it.
import { statusWord } from '../../formkit/vocabulary.ts';
import { EditError } from '../../model/errors.ts';
import { eolOf, linesOf } from '../../text/lines.ts';
import { onceEach } from '../../text/lookup.ts';
import { type SectionScan, scanMarkdown } from '../../text/markdown/scan.ts';
import { isTakenBack } from '../../text/qualified-status.ts';
import { formatTime } from '../../text/time.ts';
import { nameOf } from '../../text/vocabulary.ts';
import type { SpecifyDocument } from './document.ts';
import { stageBy } from './stages.ts';
import { stageOfPhase } from './version/phases.ts';

/** An entry about a stage: `### {ISO} - Stage 3: Checklist`, in version 2 `### {ISO} - Phase: NAME`. */
export interface LogEntry {
  readonly stage: number;
  readonly outcome: 'success' | 'partial' | 'error' | null;
  /** What was done, as a choice of a person says it; `null`: the entry names none. */
  readonly action: string | null;
  readonly line: number;
}

type Body = Pick<SpecifyDocument, 'body' | 'bodyLine'>;

/** What entries of choices begin with, in front of the person's name. */
export const RESUMED = 'Resumed';
export const SKIPPED = 'Skipped';
export const ANSWERED = 'Answer to a question recorded';

/**
 * Whether a person answered for all that a stage waits for, and the tool has logged nothing since: that it
 * is to go on takes no answer back.
 */
export function isAnsweredLast(entries: readonly LogEntry[], stage: number): boolean {
  const last = entries.findLast((one) => !says(one, RESUMED));
  return last?.stage === stage && says(last, ANSWERED);
}

const says = ({ action }: LogEntry, what: string) => action?.startsWith(`${what} by `) === true;

/** The stage that a person passed over, where nothing has been logged since; `null`: none. */
export function skippedLast(entries: readonly LogEntry[]): number | null {
  const last = entries.at(-1);
  return last !== undefined && says(last, SKIPPED) ? last.stage : null;
}

const STAGE = /[-–—]\s*Stage\s+(\d{1,2})[AB]?\b/i;
const PHASE = /[-–—]\s*Phase:\s*(\S[^\r\n]*)$/i;

/** Asked for by each reader of a state, whose document never changes. */
export const logOf = onceEach(({ body, bodyLine }: Body): readonly LogEntry[] =>
  scanMarkdown(linesOf(body)).flatMap((section) => {
    const stage = stageIn(section.heading ?? '');
    if (section.level !== 3 || stage === null) return [];
    const action = fieldIn(section, 'action');
    return [{ stage, outcome: outcomeOf(section), action, line: section.line + bodyLine - 1 }];
  }),
);

function stageIn(heading: string): number | null {
  const number = STAGE.exec(heading)?.[1];
  if (number !== undefined) return Number(number);
  const phase = PHASE.exec(heading)?.[1];
  return phase === undefined ? null : stageOfPhase(phase);
}

const fieldIn = (section: SectionScan, name: string): string | null =>
  section.fields.find(({ key }) => nameOf(key) === name)?.value.value ?? null;

/** The tool writes SUCCESS, PARTIAL or ERROR; agents say the last one in their own words. */
const OUTCOMES: ReadonlyMap<string, NonNullable<LogEntry['outcome']>> = new Map([
  ['success', 'success'],
  ['partial', 'partial'],
  ...(
    'error errored errors failed failure fail fails aborted abort crashed crash interrupted killed ' +
    'unsuccessful exception timeout timed_out cancelled canceled'
  )
    .split(' ')
    .map((word) => [word, 'error'] as const),
]);
const CROSS = /^[\s*`]*[❌✗✘✖⛔🚫🛑💥🔴]\uFE0F?[\s*`]*/u;

function outcomeOf(section: SectionScan): LogEntry['outcome'] {
  const found = fieldIn(section, 'outcome') ?? '';
  const said = found.replace(CROSS, '');
  if (said === '' && found !== '') return 'error';
  const word = OUTCOMES.get(statusWord(said)) ?? null;
  return word === 'success' && isTakenBack(said, 'step') ? 'partial' : word;
}

/** Lines of the log's entries that a person may want to read: untrusted. */
export function logLines(body: string): readonly string[] {
  const sections = scanMarkdown(linesOf(body)).filter(
    ({ level, heading }) => level === 3 && heading !== null,
  );
  return sections.flatMap(({ heading, prose }) => [heading ?? '', ...prose.map(({ text }) => text)]);
}

export interface WorkflowLogEntry {
  readonly stage: number;
  readonly action: string;
  /** Milliseconds since 1970 in UTC. */
  readonly at: number;
}

/**
 * The body with one entry more, at the end of its Workflow Log and in the form that the tool writes.
 * @throws EditError where the action does not fit on one line
 */
export function withEntry(body: string, { stage, action, at }: WorkflowLogEntry): string {
  if (/[\r\n]/.test(action)) throw new EditError('an entry of the Workflow Log has one line for its action');
  const lines = linesOf(body);
  const eol = eolOf(lines);
  const heading = `### ${formatTime(at)} - Stage ${stage}: ${stageBy(stage)?.title ?? ''}`;
  const entry = [heading, `- **Action**: ${action}`, '- **Outcome**: PARTIAL'];
  const sections = scanMarkdown(lines);
  const log = sections.find((one) => one.level === 2 && nameOf(one.heading ?? '') === 'workflow_log');
  const next = log && sections.find((one) => one.line > log.line && one.level <= 2);
  const end = next ? next.line - 1 : lines.length;
  let last = end;
  while (last > 0 && lines[last - 1]?.text.trim() === '') last--;
  const line = lines[last - 1];
  const added = [...(log ? [] : ['## Workflow Log', '']), ...entry];
  if (!line) return body + eol + added.join(eol) + eol;
  const text = ['', ...added].map((one) => eol + one).join('');
  return body.slice(0, line.end) + text + body.slice(line.end);
}
