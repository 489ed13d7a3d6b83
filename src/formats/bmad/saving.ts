// What is written once a step of a story is done: its status in the tracker, and in its own file.
import { fieldAt } from '../../formkit/fields.ts';
import { savedField } from '../../formkit/saving/fields.ts';
import type { SavedField, Saving } from '../../model/workflow.ts';
import type { Next, Sprinting } from './story-progress.ts';
import { STORY } from './vocabulary.ts';

/** Step → the story's status once it is done (sprint-status.yaml, STATUS DEFINITIONS). */
const AFTER: Readonly<Record<Next['step'], string>> = {
  'create-story': 'ready-for-dev once its file is written',
  'dev-story': 'in-progress while it is developed, review once all its tasks are ticked and the tests pass',
  'code-review': 'done where the review found nothing to change, in-progress where it did',
};

export function savingOf({ doc }: Pick<Sprinting, 'doc'>, { story, step }: Next): Saving {
  const { key, line, file, isThere, said, boxes } = story;
  const write = AFTER[step];
  const updated = fieldAt(doc, 'last_updated');
  const inFile: readonly SavedField[] =
    isThere && said ? [savedField('Status', write, said.line, { path: file, allowed: STORY.expected })] : [];
  const box: readonly SavedField[] =
    isThere && step === 'dev-story' && boxes?.next != null
      ? [
          savedField('the box of the next task', 'turn it into [x] once the task is done', boxes.next, {
            path: file,
          }),
        ]
      : [];
  return {
    fields: [
      savedField('development_status', write, line, { of: key, allowed: STORY.expected }),
      ...inFile,
      ...box,
      ...(updated
        ? [savedField('last_updated', 'the day or time now, spelled as it is there', updated.line)]
        : []),
    ],
    also: [
      'Tracker and story file say the same status; no status is ever lowered but by a review.',
      'The story file has sections for what was done (Dev Agent Record, File List, Change Log): fill them.',
    ],
  };
}
