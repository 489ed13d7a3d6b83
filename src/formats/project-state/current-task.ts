// The task that a project is at, and what an evaluator's verdict makes of it.
import { isPlainId } from '../../formkit/items.ts';
import { currentStep } from '../../formkit/workflow-state.ts';
import type { ProjectFacts, Verdict } from '../../model/bot/verdict.ts';
import type { Artifact, Current, Status } from '../../model/workflow.ts';
import { unsafePath } from '../../text/safe-path.ts';
import { namedIn } from './action-files.ts';
import { nextOf, unreadableLists } from './column-values.ts';
import { cellOf, type StateRow } from './rows.ts';

/** How each verdict stands in the words of the hub (docs/formats/project-state.md). */
const SAYS: Readonly<Record<Verdict['action'], Partial<Current>>> = {
  continue_task: {
    output: 'partial',
    manner: 'continue',
    how: 'Assign it to its agent again and have it continue what the files show; do not restart it.',
  },
  restart_task: { how: 'Have it begin again: nothing that it names is there.' },
  next_task: { output: 'complete' },
  human_review: { unclear: true },
};

/** Contract: next_task without pending tasks advances all the same, to a task that somebody must name. */
const NO_NEXT: Partial<Current> = {
  nextUnnamed: true,
  nextHow: 'Assign the next task: no pending task is listed. Or complete the project.',
};

/** A list that cannot be read may name one. That the task is done may be a model's word, too. */
function noNext(row: StateRow, verdict: Verdict | null): Partial<Current> {
  if (unreadableLists(row).length === 0) return NO_NEXT;
  if (verdict?.action !== 'next_task') return {};
  return { unclear: true, output: 'none', how: 'The task looks done; correct the list of pending tasks.' };
}

/** `null` where an active project has no task: then nothing can be said. A paused one may be at none. */
export function currentOf(
  row: StateRow,
  task: string | null,
  status: Status,
  verdict: Verdict | null,
): Current | null {
  if (task === null && status !== 'waiting') return null;
  const next = nextOf(row);
  const said = verdict === null ? {} : SAYS[verdict.action];
  return currentStep(task === null || isPlainId(task) ? (task ?? '') : 'current-task', {
    line: cellOf(row, 'task')?.line ?? row.line,
    waits: status === 'waiting' ? 'paused' : null,
    next: next === null || isPlainId(next) ? next : 'next-task',
    nextHow: 'Assign it; the task before it is done, as its last action, files and tests tell.',
    ...said,
    ...(next === null ? noNext(row, verdict) : {}),
  });
}

/** The files that the last action names, as what the current task has to show. */
export function artifactsOf(row: StateRow, { lastAction, taskFiles }: ProjectFacts): readonly Artifact[] {
  const line = cellOf(row, 'lastAction')?.line ?? row.line;
  return namedIn(lastAction).map(({ written, path, unsafe }, i) => {
    const found = taskFiles[i]?.path ?? null;
    const safe = path !== null && unsafePath(path) === null ? path : null;
    return {
      written,
      path: found ?? (unsafe === null ? safe : null),
      unsafe: found === null ? unsafe : null,
      conditional: false,
      mustBeComplete: false,
      line,
    };
  });
}
