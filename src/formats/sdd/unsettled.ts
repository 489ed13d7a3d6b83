// Questions that a finished workflow left open: a solicitation that stayed beside what was approved.
import { StateError } from '../../model/errors.ts';
import type { Snapshot } from '../../model/snapshot.ts';
import type { Question } from '../../model/workflow.ts';
import { joinPath } from '../../text/markdown/paths.ts';
import type { Leaf } from './items.ts';
import { homesOf } from './locations.ts';
import { SOLICITATION, type WorkflowPlace } from './places.ts';
import { type Solicitation, solicitationAt } from './solicitation.ts';
import type { WorkflowContext } from './workflow-context.ts';

/** Where items that are done may have left a solicitation. */
export function leftPaths(leaves: readonly Leaf[], place: WorkflowPlace): readonly string[] {
  const homes = leaves.flatMap((leaf) => homesOf(leaf, place));
  return [...new Set(homes.map((home) => joinPath(home, SOLICITATION)))];
}

/** The open ones, each under the name of its file where two have one id. */
export function leftOpen({ leaves, place, snapshot }: WorkflowContext): readonly Question[] {
  const left = leftPaths(leaves, place).flatMap((path) => readable(path, snapshot) ?? []);
  const open = left.flatMap(({ folder, questions }) =>
    questions.filter(({ state }) => state === 'open').map((question) => ({ folder, question })),
  );
  const twice = (id: string) => open.filter(({ question }) => question.id === id).length > 1;
  return open.map(({ folder, question: { id, question, options, state } }) => ({
    id: twice(id) ? `${folder}/${id}` : id,
    question,
    options,
    state,
    line: null,
  }));
}

/** What nothing hangs on any more stops nothing where it cannot be read. */
function readable(path: string, snapshot: Snapshot): Solicitation | null {
  try {
    return solicitationAt(path, snapshot);
  } catch (error) {
    if (error instanceof StateError) return null;
    throw error;
  }
}
