// What the state file says once a stage is done: its fields with their lines, and the entry of its log.
import { type SavedRow, savedField, savedFields } from '../../formkit/saving/fields.ts';
import type { Current, Saving, StepGuide } from '../../model/workflow.ts';
import { lineAt } from './fields.ts';
import { HIGHEST, STAGES, stageBy } from './stages.ts';
import { entryOf, type StateContext } from './state-context.ts';
import { CLARIFICATION, ENTRY, STAGE_STATUS } from './vocabulary.ts';

/** Source: the tool's own state file (`state-schema`), versions 3 to 6. */
const ROWS: readonly SavedRow[] = [
  {
    field: 'current_stage',
    write: 'stays while the stage goes on, then the number of the next: {next}',
    allowed: Array.from({ length: HIGHEST }, (_, at) => String(at + 1)),
  },
  {
    field: 'stage_status',
    write: 'completed for the stage that is done, pending or in_progress for the next',
    allowed: STAGE_STATUS.expected,
  },
  { field: 'updated', write: 'the time now, spelled as the one that stands there' },
];

/** What each stage is for, and what follows it. */
export const GUIDES: ReadonlyMap<string, StepGuide> = new Map(
  STAGES.map(({ number, is }) => {
    const next = stageBy(number + 1);
    return [String(number), { is, next: next && String(next.number) }];
  }),
);

export function savingOf(ground: StateContext, current: Current): Saving {
  const { doc } = ground;
  const stage = stageBy(Number(current.id));
  const entry = stage && entryOf(stage, ground);
  const asks = stage?.number === 4;
  const word = ['stages', 'clarification', 'clarification_status'] as const;
  return {
    fields: [
      ...savedFields(ROWS, (field) => lineAt(doc, field), current),
      ...(entry
        ? [
            savedField(`stages.${entry.key}.status`, 'completed, once the stage is done', entry.line, {
              allowed: ENTRY.expected,
            }),
          ]
        : []),
      ...(asks
        ? [
            savedField(
              word.join('.'),
              'processed, once the answers stand in the spec',
              lineAt(doc, ...word),
              {
                allowed: CLARIFICATION.expected,
              },
            ),
          ]
        : []),
    ],
    also: [
      'An entry at the end of the Workflow Log, like those there: a heading of the third level (time, ' +
        `"Stage ${current.id}: ${(stage?.title ?? '').replace('&', 'and')}"), a line for Action, one for ` +
        'Outcome (SUCCESS, PARTIAL or ERROR).',
      'user_decisions is only added to; what stands there is never changed and never asked again.',
    ],
  };
}
