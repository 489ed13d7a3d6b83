// What a pipeline state says once a stage is done: its keys with their lines, and the row of the stage.
import { type SavedRow, savedFields } from '../../formkit/saving/fields.ts';
import type { Current, Saving, StepGuide } from '../../model/workflow.ts';
import type { MarkdownDocument } from '../../text/markdown/document.ts';
import { sectionsNamed, valueFor } from './parse/sections.ts';
import { LEGAL_STAGES, STAGES } from './stages.ts';
import { STATUSES } from './vocabulary.ts';

/** Source: recovery-playbook.md, and the pipeline state's own template. */
const ROWS: readonly SavedRow[] = [
  { field: 'current_stage', write: 'the stage that comes after {step}: {next}', allowed: LEGAL_STAGES },
  {
    field: 'status',
    write: 'IN_PROGRESS while it goes on, WAITING_FOR_HUMAN where a person must approve, COMPLETE at the end',
    allowed: STATUSES.expected,
  },
  { field: 'last_updated_at', write: 'the time now, spelled as the one that stands there' },
];

/** What each stage is for, and what follows it. */
export const GUIDES: ReadonlyMap<string, StepGuide> = new Map(
  STAGES.map(({ id, is, next }) => [id, { is, next }]),
);

export function savingOf(doc: MarkdownDocument, current: Current): Saving {
  const lineOf = (heading: string) => sectionsNamed(doc, heading)[0]?.line;
  const at = (line: number | undefined) => (line === undefined ? '' : ` (heading on line ${line})`);
  return {
    fields: savedFields(ROWS, (field) => valueFor(doc, field)?.line ?? null, current),
    also: [
      `Add a row for ${current.id} at the end of Completed Stages${at(lineOf('completed stages'))}: its ` +
        'name, the time, the file that it wrote, its hash; N/A where there is none.',
      `Where there is a Current Stage Detail${at(lineOf('current stage detail'))}, its stage is the new one.`,
      `What a new session must know goes into Notes${at(lineOf('notes'))}, one line each: tests that still ` +
        'fail by their names, what is half done.',
      'While the stage is not done, its name stays; last_updated_at and the line in Notes say that it moved.',
    ],
  };
}
