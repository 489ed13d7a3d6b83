// Version 2 to 3: phases become stages (the seed's tables).
import type { Migration } from '../../../model/format.ts';
import { isMap } from '../../../text/data.ts';
import { insertKey, setIn } from '../../../text/edits.ts';
import type { SpecifyDocument } from '../document.ts';
import { textOf } from '../fields.ts';
import { isResearch, stageOfPhase } from '../phases.ts';
import { withVersion } from './additions.ts';
import { toStages } from './renames.ts';

/**
 * `current_phase` stays beside the new `current_stage`. What stopped in a research phase goes on at stage 2,
 * which it has not begun: whatever its status said was said of the research.
 */
export const v2ToV3: Migration<SpecifyDocument> = {
  from: 0,
  summary: 'v2 → v3',
  up(doc) {
    const phase = textOf(doc.data['current_phase']);
    const staged = insertKey(doc.data, 'current_stage', stageOfPhase(phase), 'current_phase');
    const renamed = withVersion(toStages(staged), 3);
    const known = Object.hasOwn(renamed, 'stage_status') && isResearch(phase);
    const data = known ? setIn(renamed, ['stage_status'], 'pending') : renamed;
    return { ...doc, data: isMap(data) ? data : renamed };
  },
};
