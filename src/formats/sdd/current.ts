// What a workflow's position means to the decision, and the sentence that says how to go on from there.
import { currentStep } from '../../formkit/workflow-state.ts';
import { OBJECT_ID } from '../../model/object-id.ts';
import { baseOf } from '../../model/path.ts';
import type { Current } from '../../model/workflow.ts';
import { isPlainId } from './items.ts';
import type { ItemPosition, WorkState } from './position.ts';
import { FILES, LAST_STEP } from './vocabulary.ts';

/** What each manner means to the decision. */
const MEANS: Readonly<Record<WorkState, Partial<Current>>> = {
  solicitation: { output: 'partial', manner: 'continue' },
  'asked-out': { output: 'partial', manner: 'continue' },
  absent: {},
  hollow: {},
  // Resuming presents it for approval once more.
  waits: { output: 'partial', waits: 'awaiting-approval', mayAlso: ['resume'] },
  draft: { output: 'partial', manner: 'continue' },
  implementing: { output: 'unprovable', manner: 'continue' },
  changes: { output: 'unprovable', manner: 'continue' },
  unbegun: { begun: false },
  reviewing: {},
  'no-items': {},
};

/** `{item}`, `{phase}`, `{file}` and `{step}` stand for plain names and numbers. */
const HOW: Readonly<Record<WorkState, string>> = {
  solicitation:
    'Continue the solicitation for {item} in the phase {phase}{step}: ask what is open, and nothing again ' +
    'that is answered in its solicitation-workflow.yaml.',
  'asked-out':
    'Write SPEC.md for {item} in the phase {phase} from its solicitation-workflow.yaml{step}: no question ' +
    'is open; ask nothing again.',
  absent: 'Make {file} for {item} in the phase {phase}: it is not there.',
  hollow: 'Write the {file} of {item} in the phase {phase}: nothing but headings is there.',
  waits: '',
  draft: 'Continue the {file} of {item} in the phase {phase}; do not restart it.',
  implementing:
    'Continue the implementation of {item} in the phase {phase} by its PLAN.md; do not restart it.',
  changes:
    'Continue the implementation of {item} in the phase {phase} with the changes that its review asked ' +
    'for; do not restart it.',
  unbegun: 'Begin the phase {phase} with {item}: everything before it is approved.',
  reviewing: 'Prepare the phase {phase} of {item} and present what was implemented to a person.',
  'no-items': 'Take the phase {phase} up again: no item is written yet.',
};

/** What the whole is called where no item is told. */
const WHOLE = 'the workflow';

/** `checkpoint`: the last commit that holds a safe point, in hex; `null` where none is known. */
export function currentOf(standing: ItemPosition, checkpoint: string | null): Current {
  const { phase, leaf, manner } = standing;
  return currentStep(phase, {
    ...MEANS[manner],
    item: itemOf(standing),
    line: leaf?.marks[phase].line ?? leaf?.line ?? null,
    how: howOf(standing, checkpoint),
  });
}

/** Every status that can be read says finished, and lines of the file cannot be read: a person must look. */
export function unclearAt(standing: Pick<ItemPosition, 'phase' | 'leaf'>): Current {
  const { phase, leaf } = standing;
  const how =
    'Every status that can be read says that it is finished, but lines of the file are damaged: repair ' +
    'them, and look whether anything is missing.';
  return currentStep(phase, { item: leaf?.path ?? null, line: leaf?.line ?? null, unclear: true, how });
}

/** The item's path; of a solicitation that no item lies at, its folder's name if that is plain. */
function itemOf({ leaf, asked }: ItemPosition): string | null {
  if (leaf) return leaf.path;
  const folder = baseOf(asked?.solicitation.folder ?? '');
  return isPlainId(folder) ? folder : null;
}

function howOf(standing: ItemPosition, checkpoint: string | null): string {
  const { phase, manner, asked } = standing;
  const step = asked?.solicitation.step ?? null;
  const said = HOW[manner]
    .replaceAll('{item}', itemOf(standing) ?? WHOLE)
    .replaceAll('{phase}', phase)
    .replaceAll('{file}', FILES[phase] ?? '')
    .replaceAll('{step}', step === null ? '' : ` at its step ${step} of ${LAST_STEP}`);
  const named = manner === 'implementing' || manner === 'changes' ? hexOf(checkpoint) : null;
  return named === null ? said : `${said} The last checkpoint commit is ${named}.`;
}

/** Digits of a commit that are shown. */
const SHOWN = 12;

function hexOf(commit: string | null): string | null {
  return commit !== null && OBJECT_ID.test(commit) ? commit.slice(0, SHOWN) : null;
}
