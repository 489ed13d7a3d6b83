// A specification workflow in the words of the hub: what it stands at, left open, and writes after a stage.
import { listAt } from '../../formkit/fields.ts';
import { type SavedRow, savedField, savedFields, TIME_NOW } from '../../formkit/saving/fields.ts';
import { featureNamed } from '../../formkit/state-locations.ts';
import { workflowState } from '../../formkit/workflow-state.ts';
import type { Snapshot } from '../../model/snapshot.ts';
import type { StateLocation } from '../../model/state-location.ts';
import type {
  Current,
  Question,
  Saving,
  Status,
  StepGuide,
  Timestamp,
  WorkflowState,
} from '../../model/workflow.ts';
import { parseTime } from '../../text/time.ts';
import { contradictionsOf } from './contradictions.ts';
import { currentOf } from './current.ts';
import type { SpecifyDocument } from './document.ts';
import { fieldAt, lineAt } from './fields.ts';
import { lockOf } from './lock.ts';
import { logLines } from './log.ts';
import { newest } from './migrations/index.ts';
import { contextOf, errorLines, notesOf } from './notes.ts';
import { isFinished, type Position, positionOf, reported } from './position.ts';
import { askingOf, decidedIn, type QuestionState, questionsOf } from './questions/open-questions.ts';
import { HIGHEST, LAST, STAGES, STEP_NAMES, stageBy } from './stages.ts';
import { entryOf, groundOf, type StateContext } from './state-context.ts';
import { foldersOf, isFeatureFolder } from './state-locations.ts';
import { stepsOf } from './steps.ts';
import { isResearch, PHASES, stageOfPhase } from './version/phases.ts';
import { CLARIFICATION, ENTRY, STAGE_STATUS } from './vocabulary.ts';

export const ID = 'specify';

export function stateOf(given: SpecifyDocument, site: StateLocation, snapshot: Snapshot): WorkflowState {
  // What could only be recovered is not migrated for writing; to be read it is brought to the same shape.
  const doc = given.damage.length > 0 ? newest(given) : given;
  const ground = groundOf(doc, site, snapshot);
  const { standing } = ground;
  const contradictions = contradictionsOf(ground);
  const torn = doc.stated.contradictions.length > 0;
  const position = torn ? null : positionOf(ground);
  const asking = position && askingOf(position, ground);
  const over = position !== null && isOver(position, ground);
  const ended = over && contradictions.length === 0 && doc.damage.length === 0;
  const current = position && asking && !ended ? currentOf(position, asking, ground) : null;
  const lock = lockOf(doc, site.path, ground.home, snapshot);
  return workflowState(site, {
    feature: featureNamed(site, isFeatureFolder(ground.home), fieldAt(doc, 'feature_id')?.text ?? null),
    title: fieldAt(doc, 'feature_name')?.text ?? null,
    folders: foldersOf(site),
    status: ended ? 'completed' : statusOf(position, asking, ground),
    statusText: standing.statusText,
    ended: ended ? 'completed' : null,
    words: standing.words,
    timestamps: timestampsOf(ground),
    steps: position ? stepsOf(position, ground) : [],
    stepNames: STEP_NAMES,
    stepGuides: GUIDES,
    ...(current ? { saving: savingOf(ground, current) } : {}),
    current,
    questions: ended ? leftOpen(ground) : (asking?.questions ?? []),
    unsettled: ended ? unapplied(ground) : [],
    cleared: decidedIn(doc),
    contradictions,
    damage: doc.damage,
    notes: [...notesOf(position, ended ? null : asking, ground), ...lock.notes],
    fileNotes: [...errorLines(ground), ...logLines(doc.body)],
    lease: lock.lease,
    context: contextOf(ground),
  });
}

/** Finished is stage 7 or the one after it, completed; in version 2 the phase COMPLETE says it alone. */
function isOver(position: Position, ground: StateContext): boolean {
  if (position.earlier || position.stage.number < LAST) return false;
  return ground.standing.complete || isFinished(position, ground);
}

function statusOf(
  position: Position | null,
  asking: QuestionState | null,
  { standing }: StateContext,
): Status {
  if (!position || standing.words.some(({ known }) => !known)) return 'unknown';
  if (asking?.waits) return 'waiting';
  return position.status === 'failed' ? 'failed' : 'active';
}

/** When it last moved; the log of checkpoints says it too where `updated` was not kept. */
function timestampsOf({ doc }: StateContext): readonly Timestamp[] {
  const last = listAt(doc.data, 'checkpoint_log').length - 1;
  const places: readonly (readonly [path: readonly (string | number)[], activity: boolean])[] = [
    [['created'], false],
    [['updated'], true],
    [['completed_at'], true],
    [['checkpoint_log', last, 'timestamp'], true],
  ];
  return places.flatMap(([path, activity]) => {
    const field = fieldAt(doc, ...path);
    return field
      ? [{ field: path.join('.'), found: field.text, line: field.line, ...parseTime(field.text), activity }]
      : [];
  });
}

/** Where a clarification is processed or reported, what its file leaves blank was left blank on purpose. */
function leftOpen(ground: StateContext): readonly Question[] {
  if (ground.standing.clarification === 'processed' || reported(ground)) return [];
  return questionsOf(4, false, ground).filter(({ state }) => state === 'open');
}

/** Words of a clarification that is under way. */
const UNDER_WAY: ReadonlySet<string | null> = new Set(['awaiting_user', 'answers_received']);

function unapplied({ doc, standing }: StateContext): NonNullable<WorkflowState['unsettled']> {
  const { clarification } = standing;
  if (!UNDER_WAY.has(clarification)) return [];
  const message =
    `found clarification_status ${clarification} in a run that is complete, expected "processed". ` +
    'It stays complete; apply what was answered, or correct the word.';
  return [{ message, line: lineAt(doc, 'stages', 'clarification', 'clarification_status') }];
}

/** Source: the tool's own state file (`state-schema`), versions 3 to 6. */
const ROWS: readonly SavedRow[] = [
  {
    field: 'current_stage',
    write: 'stays while the stage goes on, then the number of the next: {next}',
    allowed: Array.from({ length: HIGHEST }, (_, at) => String(at + 1)),
  },
  {
    field: 'stage_status',
    write: 'completed once the stage is done; pending once current_stage names the next, in_progress in it',
    allowed: STAGE_STATUS.expected,
  },
  { field: 'updated', write: TIME_NOW },
];

/** The same in version 2, which writes phases: the words of recovery-migration.md, no numbers of stages. */
const ROWS_OF_2: readonly SavedRow[] = [
  {
    field: 'current_phase',
    write:
      'the phase of the stage at hand, {step}, also once that is done; what comes next has its own brief',
    allowed: PHASES,
  },
  {
    field: 'phase_status',
    write: 'in_progress, completed once the stage is done',
    allowed: STAGE_STATUS.expected,
  },
  { field: 'updated', write: TIME_NOW },
];

/** What each stage is for, and what follows it. */
const GUIDES: ReadonlyMap<string, StepGuide> = new Map(
  STAGES.map(({ number, is }) => {
    const next = stageBy(number + 1);
    return [String(number), { is, next: next && String(next.number) }];
  }),
);

/** Fields of version 2 as a migration in memory calls them; their lines are those of the file. */
const NOW_CALLED: Readonly<Record<string, string>> = {
  current_phase: 'current_stage',
  phase_status: 'stage_status',
};

/** Only the phases of a stage are its words. */
const ofStage = (row: SavedRow, stage: number): SavedRow =>
  row.field === 'current_phase' && row.allowed
    ? { ...row, allowed: row.allowed.filter((phase) => stageOfPhase(phase) === stage && !isResearch(phase)) }
    : row;

function savingOf(ground: StateContext, current: Current): Saving {
  const { doc } = ground;
  const isPhased = doc.stated.version === 2;
  const rows = isPhased ? ROWS_OF_2.map((row) => ofStage(row, Number(current.id))) : ROWS;
  const stage = stageBy(Number(current.id));
  const entry = stage && !isPhased ? entryOf(stage, ground) : null;
  const asks = stage?.number === 4;
  const word = ['stages', 'clarification', 'clarification_status'] as const;
  return {
    fields: [
      ...savedFields(rows, (field) => lineAt(doc, field) ?? lineAt(doc, NOW_CALLED[field] ?? ''), current),
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
