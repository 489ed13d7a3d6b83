// Version 3 to 4: questions in a file and answers found in the input (recovery-migration.md), and names that
// it leaves out.
import type { Migration } from '../../../model/format.ts';
import type { Data } from '../../../text/data/data.ts';
import { mapOf } from '../../../text/data/edits.ts';
import type { SpecifyDocument } from '../document.ts';
import { toSupplement, withinMap, withKeys, withMap, withVersion } from './edits.ts';

const CLARIFICATION: readonly (readonly [string, Data])[] = [
  ['clarification_file_path', null],
  ['clarification_status', null],
  ['auto_resolved_questions', []],
  [
    'auto_resolve_stats',
    mapOf([
      ['total_generated', 0],
      ['auto_resolved', 0],
      ['inferred', 0],
      ['requires_user', 0],
      ['user_overrides', 0],
    ]),
  ],
];

/** Counters of the test strategy since version 4; those that they replaced stay where they are. */
const COUNTERS: readonly (readonly [string, Data])[] = [
  [
    'risk_areas',
    mapOf([
      ['critical', 0],
      ['high', 0],
      ['medium', 0],
    ]),
  ],
  ['acs_total', 0],
  ['acs_testable', 0],
  ['acs_needs_revision', 0],
];

export const v3ToV4: Migration<SpecifyDocument> = {
  from: 1,
  summary: 'v3 → v4',
  up(doc) {
    const renamed = toSupplement(withVersion(doc.data, 4));
    const data = withMap(
      renamed,
      'stages',
      (stages) => {
        const asked = withMap(stages, 'clarification', (one) => withKeys(one, CLARIFICATION));
        const drafted = withinMap(asked, 'spec_draft', (one) =>
          withKeys(one, [['input_document_paths', []]]),
        );
        return withinMap(drafted, 'test_strategy', (one) => withKeys(one, COUNTERS));
      },
      'stage_status',
    );
    return { ...doc, data };
  },
};
