// Version 2 to 3: phases become stages (recovery-migration.md's tables), and a phase's own status is kept.
import { setFields, textOf, valueAt } from '../../../formkit/fields.ts';
import type { Migration } from '../../../model/format.ts';
import { type DataMap, isMap } from '../../../text/data/data.ts';
import { insertKey } from '../../../text/data/edits.ts';
import type { SpecifyDocument } from '../document.ts';
import { isPhase, isResearch, stageOfPhase } from '../version/phases.ts';
import { entryStatus, STAGE_STATUS, type StageStatus } from '../vocabulary.ts';
import { toStages, withVersion } from './edits.ts';

/** `current_phase` stays beside the new `current_stage`. */
export const v2ToV3: Migration<SpecifyDocument> = {
  from: 0,
  summary: 'v2 → v3',
  up(doc) {
    const phase = textOf(doc.data['current_phase']);
    const staged = insertKey(doc.data, 'current_stage', stageOfPhase(phase), 'current_phase');
    const renamed = withVersion(toStages(staged), 3);
    const row = Object.hasOwn(renamed, 'stage_status')
      ? ROWS.find((one) => one.holds(phase, doc.data))
      : undefined;
    return { ...doc, data: row ? withStatus(renamed, row, doc.data) : renamed };
  },
};

interface Row {
  readonly holds: (phase: string, data: DataMap) => boolean;
  /** What the stage is. */
  readonly status: StageStatus;
  /** Its entry, where that must say the same. */
  readonly entry?: string;
}

/** Phases whose status is not that of their stage (docs/formats/specify.md); of all others it is. */
const ROWS: readonly Row[] = [
  // What stopped in a research phase goes on at stage 2, which it has not begun.
  { holds: (phase) => isResearch(phase), status: 'pending' },
  // The checklist is made or being made, and its validation has not begun.
  {
    holds: (phase, data) =>
      isPhase(phase, 'CHECKLIST_CREATION') && ['completed', 'in_progress'].includes(statusOf(data) ?? ''),
    status: 'pending',
    entry: 'checklist_validation',
  },
  // The designs that the run is to read are not captured yet.
  {
    holds: (phase, data) => isPhase(phase, 'INIT') && statusOf(data) === 'completed' && isCapturing(data),
    status: 'in_progress',
    entry: 'setup_figma',
  },
];

const statusOf = (data: DataMap) => STAGE_STATUS.means(textOf(data['phase_status']));

/** Whether a Figma capture is named and has not ended. */
function isCapturing(data: DataMap): boolean {
  const entry = valueAt(data, 'phases', 'figma_capture');
  const word = textOf(isMap(entry) ? entry['status'] : entry);
  return entryStatus(word) === 'open' || STAGE_STATUS.means(word) === 'waiting';
}

/** An entry that the file has under that name says for itself what it is. */
function withStatus(data: DataMap, { status, entry }: Row, before: DataMap): DataMap {
  const set = setFields(data, [[['stage_status'], status]]);
  const there = entry === undefined ? undefined : valueAt(set, 'stages', entry);
  if (entry === undefined || there == null || valueAt(before, 'phases', entry) !== undefined) return set;
  return setFields(set, [[['stages', entry, ...(isMap(there) ? ['status'] : [])], status]]);
}
