// The two steps of Task Master, and the sentences that name its commands.
import { isEnded, isPlainId, namesOf } from '../../formkit/items.ts';
import { heldWithin, keptItems } from '../../formkit/lists/nested-items.ts';
import { stageTable } from '../../formkit/stages.ts';
import { firstOf } from '../../text/plural.ts';
import { inReview, type TaskItem } from './tasks.ts';

const PARSE =
  'Have the tasks made from the requirements (task-master parse-prd FILE), or add them one by one ' +
  '(task-master add-task).';

/** Nothing archives: what is done stays in its tag. */
export const STEPS = stageTable([
  { id: 'plan', name: 'task planning', is: 'makes tasks of the requirements', outputs: [], how: PARSE },
  {
    id: 'implement',
    name: 'implementation',
    is: 'does the tasks by their dependencies and priorities, and sets the status of each',
    outputs: [],
    how: 'Go on with what task-master next names, and set what is finished to done.',
    next: null,
  },
]);

export const [PLAN, IMPLEMENT] = ['plan', 'implement'] as const;

export const planning = (tag: string, isCurrent: boolean): string => `${switching(tag, isCurrent)}${PARSE}`;

/** The tool's commands work on the current tag. */
function switching(tag: string, isCurrent: boolean): string {
  if (isCurrent) return '';
  return `Make its tag the current one (task-master tags use ${isPlainId(tag) ? tag : 'TAG'}). `;
}

/** How to go on with the task that is next. */
export function goingOn(task: TaskItem, tag: string, isCurrent: boolean): string {
  const { id, status, parts } = task;
  const set = (word: string) => `task-master set-status --id=${id} --status=${word}`;
  const inside = parts.some((part) => !isEnded(part));
  const waiting = heldWithin(task, inReview);
  if (waiting.length > 0)
    return (
      `${switching(tag, isCurrent)}What is left of it waits for a review: ${namesOf(waiting)}. Have a ` +
      'person look at each and set it to done, or back to pending (task-master set-status --id=ID ' +
      '--status=WORD); the task itself is not closed before.'
    );
  const first = `${switching(tag, isCurrent)}${parts.length > 0 && !inside ? OVER : ''}`;
  const look = `${first}Look at it (task-master show ${id})`;
  const begin = status === 'active' ? 'continue what is there' : `begin it (${set('in-progress')})`;
  if (status !== 'active' && inside)
    return `${look} and ${begin}; task-master next then names its first sub-task.`;
  return `${look}, ${begin} and close it (${set('done')}); task-master next names what follows.`;
}

const OVER = 'Its sub-tasks are over. ';

/** None may be taken: which are left, and what keeps each of them. */
export function stuck(tasks: readonly TaskItem[], tag: string, isCurrent: boolean): string {
  const left = keptItems(tasks, ({ word }) => word);
  return (
    `No open task may be taken: ${firstOf(left)}. A person must look. ` +
    `${switching(tag, isCurrent)}task-master list --with-subtasks shows them all, and one is ` +
    'taken up again by its status (task-master set-status --id=ID --status=pending).'
  );
}
