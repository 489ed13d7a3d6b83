// Version 4 to 5: requirements are traced (recovery-migration.md's table).
import type { Migration } from '../../../model/format.ts';
import type { Data } from '../../../text/data/data.ts';
import { mapOf } from '../../../text/data/edits.ts';
import type { SpecifyDocument } from '../document.ts';
import { withHead, withKeysBefore, withMap, withVersion } from './edits.ts';

const TOP: readonly (readonly [string, Data])[] = [
  ['rtm_enabled', null],
  [
    'requirements_inventory',
    mapOf([
      ['file_path', null],
      ['count', 0],
      ['confirmed', false],
    ]),
  ],
];

const RTM: Data = mapOf([
  ['status', 'pending'],
  ['total', 0],
  ['covered', 0],
  ['partial', 0],
  ['deferred', 0],
  ['removed', 0],
  ['unmapped', 0],
  ['coverage_pct', 0],
  ['disposition_status', null],
  ['dispositions_applied', 0],
]);

export const v4ToV5: Migration<SpecifyDocument> = {
  from: 2,
  summary: 'v4 → v5',
  up(doc) {
    const top = withHead(withVersion(doc.data, 5), TOP);
    const traced = withMap(
      top,
      'stages',
      (stages) => withKeysBefore(stages, [['rtm', RTM]], 'completion'),
      'stage_status',
    );
    const data = withMap(traced, 'user_decisions', (one) =>
      withKeysBefore(one, [['rtm_dispositions', []]], 'clarifications'),
    );
    return { ...doc, data };
  },
};
