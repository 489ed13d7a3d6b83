// Which lines record that a stage is done, in the file's dialect: its keys, its ledger or its `stage` row.
import { type SavedRow, savedField, savedFields, TIME_NOW } from '../../formkit/saving/fields.ts';
import type { Current, SavedField, Saving } from '../../model/workflow.ts';
import type { MarkdownDocument } from '../../text/markdown/document.ts';
import { dispatchPlaces, ledgerRows, sectionsNamed, stagePlace, valueFor } from './parse/sections.ts';
import { dialectOf } from './position.ts';
import { isPassed, stageOfRow } from './rounds.ts';
import { LEGAL_STAGES } from './stages.ts';
import { LEDGER_WORDS, STATUSES } from './vocabulary.ts';

const STATUS: SavedRow = {
  field: 'status',
  write: 'IN_PROGRESS while it goes on, WAITING_FOR_HUMAN where a person must approve, COMPLETE at the end',
  allowed: STATUSES.expected,
};
const UPDATED: SavedRow = { field: 'last_updated_at', write: TIME_NOW };

/** Source: recovery-playbook.md, and the pipeline state's own template. */
const BY_KEYS: readonly SavedRow[] = [
  { field: 'current_stage', write: 'the stage that comes after {step}: {next}', allowed: LEGAL_STAGES },
  STATUS,
  UPDATED,
];

/** The fields on their lines. A dialect without a status gets none: the keys would contradict it. */
function fieldsOf(doc: MarkdownDocument, current: Current): readonly SavedField[] {
  const lineOf = (field: string) => valueFor(doc, field)?.line ?? null;
  const dialect = dialectOf(doc);
  if (dialect === 'keys') return savedFields(BY_KEYS, lineOf, current);
  const more = [...(valueFor(doc, STATUS.field) ? [STATUS] : []), UPDATED];
  const place = dialect === 'ledger' ? ledgerField(doc, current) : stageField(doc, current);
  return [...place, ...savedFields(more, lineOf, current)];
}

function stageField(doc: MarkdownDocument, current: Current): readonly SavedField[] {
  const write =
    'the stage that comes after {step}: {next}; after it "(awaiting approval)" where a person must approve';
  const row = { field: stagePlace(doc)?.key ?? 'stage', write, allowed: LEGAL_STAGES };
  return savedFields([row], () => stagePlace(doc)?.line ?? null, current);
}

/** The open row or dispatch of the stage at hand; one that is not there yet is added. */
function ledgerField(doc: MarkdownDocument, { id }: Current): readonly SavedField[] {
  const rows = ledgerRows(doc);
  const row = rows.find(({ name }, at) => stageOfRow(name)?.id === id && !isPassed(rows, at));
  const dispatch = dispatchPlaces(doc).find(({ line }) => line === row?.line);
  const write = 'DONE once it is done, PROPOSED where a person must approve, IN_PROGRESS while it goes on';
  const found = dispatch ? {} : { of: row?.name ?? id };
  return [
    savedField(dispatch?.key ?? 'Status', write, row?.line ?? null, { ...found, allowed: LEDGER_WORDS }),
  ];
}

export function savingOf(doc: MarkdownDocument, current: Current): Saving {
  const lineOf = (heading: string) => sectionsNamed(doc, heading)[0]?.line;
  const at = (line: number | undefined) => (line === undefined ? '' : ` (heading on line ${line})`);
  const dialect = dialectOf(doc);
  const listed = lineOf('completed stages');
  const moves = dialect === 'ledger' ? 'its row stays open' : 'its name stays';
  return {
    fields: fieldsOf(doc, current),
    also: [
      ...(dialect === 'keys' || listed !== undefined
        ? [
            `Add a row for ${current.id} at the end of Completed Stages${at(listed)}: its ` +
              'name, the time, the file that it wrote (of several the one that is read next), its SHA-256; ' +
              'N/A where there is none.',
          ]
        : []),
      `Where there is a Current Stage Detail${at(lineOf('current stage detail'))}, its stage is the new ` +
        'one, and its retry_count 0.',
      `What a new session must know goes into Notes${at(lineOf('notes'))}, one line each: tests that still ` +
        'fail by their names, what is half done. A line there that is true no longer may go.',
      `While the stage is not done, ${moves}; last_updated_at and the line in Notes say that it moved.`,
    ],
  };
}
