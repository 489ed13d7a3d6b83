// A pipeline state in the hub's words.
import { statusWord } from '../../formkit/vocabulary.ts';
import { timestampOf, workflowState } from '../../formkit/workflow-state.ts';
import { baseOf } from '../../model/path.ts';
import type { Snapshot } from '../../model/snapshot.ts';
import type { StateLocation } from '../../model/state-location.ts';
import type { Contradiction, Spec, Timestamp, WorkflowState } from '../../model/workflow.ts';
import { linesOf } from '../../text/lines.ts';
import type { MarkdownDocument, Section, Table } from '../../text/markdown/document.ts';
import { scanMarkdown } from '../../text/markdown/scan.ts';
import { isTakenBack } from '../../text/qualified-status.ts';
import { clearedIn } from './checkpoints.ts';
import { disagreements } from './contradictions.ts';
import { currentOf, unlisted } from './current.ts';
import { notesOf, unsettledIn } from './notes.ts';
import { unfinishedRow } from './open-rows.ts';
import {
  detailOf,
  type KeyPlace,
  keysOf,
  rowsIn,
  saysSomething,
  sectionsNamed,
  valueFor,
} from './parse/sections.ts';
import type { PipelineContext } from './pipeline-context.ts';
import { endedBy, type PipelinePosition, standingOf } from './position.ts';
import { questionsIn } from './questions.ts';
import { savingOf } from './saving.ts';
import { foldersOf, runOf } from './spec.ts';
import { GUIDES, type PipelineStage, RULES, stageById } from './stages.ts';
import { stepsOf } from './steps.ts';
import { UNFINISHED_JOBS } from './vocabulary.ts';

export function stateOf(doc: MarkdownDocument, site: StateLocation, snapshot: Snapshot): WorkflowState {
  const run = runOf(doc, site, snapshot);
  const { spec } = run;
  const standing = standingOf(doc);
  const gaps = unlisted(standing.stage, run);
  const unfinished = unfinishedJob(standing, doc) ?? unfinishedRow(standing, run);
  const ended = unfinished ? null : endedBy(standing, doc);
  const current = ended ? null : currentOf(standing, gaps, run);
  const fileNotes = sectionsNamed(doc, 'notes').flatMap(noteLines);
  return workflowState(site, {
    title: titleOf(doc, spec),
    folders: foldersOf(run),
    status: standing.status,
    statusText: standing.statusText,
    ended,
    words: standing.words,
    timestamps: timestampsOf(run),
    stepRules: RULES,
    stepGuides: GUIDES,
    ...(current === null ? {} : { saving: savingOf(doc, current) }),
    steps: stepsOf(run, stageNamed(current?.id), stageNamed(current?.next)),
    current,
    spec,
    questions:
      current?.id === 'clarify' && spec?.text
        ? questionsIn(spec.text, baseOf(spec.path), { notes: fileNotes, path: site.path })
        : [],
    cleared: clearedIn(doc),
    contradictions: [...disagreements(doc), ...(unfinished ? [unfinished] : [])],
    unsettled: ended === 'completed' ? unsettledIn(run) : [],
    notes: notesOf(run, { standing, gaps, current }),
    fileNotes,
    context: ended === null ? contextOf(doc) : [],
  });
}

const stageNamed = (id: string | null | undefined): PipelineStage | null => (id ? stageById(id) : null);

/** The lines of a section of Notes, and the rows of its tables. */
function noteLines({ prose, tables }: Section): readonly string[] {
  return [...prose.map(({ text }) => text), ...tables.flatMap(({ rows }) => rows.map(said))];
}

/** A run that is complete has no job that still runs (faults S14). */
function unfinishedJob(standing: PipelinePosition, doc: MarkdownDocument): Contradiction | null {
  const job = detailOf(doc, 'job_status');
  const word = statusWord(job?.value ?? '');
  const running = UNFINISHED_JOBS.has(word) || (word === 'done' && isTakenBack(job?.value ?? '', 'step'));
  if (standing.status !== 'completed' || !job || !running) return null;
  const message =
    `found job_status ${JSON.stringify(job.value)} with status ${JSON.stringify(standing.statusText)}, ` +
    'expected a job that is done. Correct the one that is wrong.';
  return { message, line: job.line, evidence: { status: standing.statusText, job_status: job.value } };
}

/** What the spec calls the feature, else the state's own title or `feature`. */
function titleOf(doc: MarkdownDocument, spec: Spec | null): string | null {
  const first = scanMarkdown(linesOf(spec?.text ?? '')).find(({ level }) => level === 1);
  const heading = first?.heading?.replace(
    /^(?:(?:feature )?spec(?:ification)?(?: package)?|proposal|prd):\s*/i,
    '',
  );
  const own = doc.sections.find(({ level }) => level === 1)?.heading;
  const named = own?.includes(':') ? own.slice(own.indexOf(':') + 1).trim() : null;
  return heading || named || (valueFor(doc, 'feature')?.value ?? null);
}

function timestampsOf({ doc, completed, ledger }: PipelineContext): readonly Timestamp[] {
  const key = (name: string, activity: boolean) => stampOf(valueFor(doc, name), activity);
  const rows = completed.map(({ at, line }) => ({ key: 'Completed At', value: at, line }));
  const dates = ledger.map(({ date, line }) => ({ key: 'Date', value: date, line }));
  return [
    key('started_at', false),
    key('last_updated_at', true),
    stampOf(detailOf(doc, 'dispatched_at'), true),
    ...[...rows, ...dates].map((place) => stampOf(place, true)),
  ].flat();
}

function stampOf(place: KeyPlace | null, activity: boolean): readonly Timestamp[] {
  if (!place || !saysSomething(place.value)) return [];
  return timestampOf(place.key, place.value, place.line, activity);
}

/** Lines of a section that a brief repeats. */
const MOST = 40;

function contextOf(doc: MarkdownDocument): readonly string[] {
  return [
    ...linesIn(sectionsNamed(doc, 'current stage detail')).map((line) => `current stage: ${line}`),
    ...cyclesIn(doc),
    ...linesIn(sectionsNamed(doc, 'failure clusters')).map((line) => `failure cluster: ${line}`),
  ];
}

/** All that sections say: fields, rows of tables and sentences, in the order of the file. */
function linesIn(sections: readonly Section[]): readonly string[] {
  const lines = sections.flatMap((section) => {
    const pairs = keysOf(section);
    const known = new Set(pairs.map(({ line }) => line));
    const fields = pairs.filter(({ value }) => saysSomething(value));
    const tables = section.tables.flatMap((table) =>
      table.rows.filter(({ line }) => !known.has(line)).map((row) => ({ line: row.line, text: said(row) })),
    );
    return [
      ...fields.map(({ key, value, line }) => ({ line, text: `${key}: ${value}` })),
      ...tables,
      ...section.prose.filter(({ line }) => !known.has(line)).map(unmarked),
    ];
  });
  const told = lines.filter(({ text }) => saysSomething(text)).sort((a, b) => a.line - b.line);
  const more = told.length > MOST ? [`${told.length - MOST} more lines in the state file`] : [];
  return [...told.slice(0, MOST).map(({ text }) => text), ...more];
}

/** A line without the mark of a list. */
function unmarked({ text, line }: Section['prose'][number]): {
  readonly text: string;
  readonly line: number;
} {
  return { line, text: text.replace(/^[-*+]\s+/, '') };
}

/** `| programmer | 3 | 5 | RETRYING |` → `programmer: cycle 3, budget 5, RETRYING`. */
function cyclesIn(doc: MarkdownDocument): readonly string[] {
  return rowsIn(doc, 'iteration counts').flatMap((row) => {
    const stage = row.cell('stage');
    const [cycle, budget] = [row.cell('cycle_count', 'cycles'), row.cell('budget')];
    const parts = [
      saysSomething(cycle) && `cycle ${cycle}`,
      saysSomething(budget) && `budget ${budget}`,
      saysSomething(row.cell('status')) && row.cell('status'),
    ].filter((part) => part !== false);
    return saysSomething(stage) && parts.length > 0 ? [`${stage}: ${parts.join(', ')}`] : [];
  });
}

function said({ cells }: Table['rows'][number]): string {
  return cells.filter(saysSomething).join(' — ');
}
