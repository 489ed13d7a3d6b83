// The open questions of a workflow's solicitations, and those that a finished workflow left open.
import type { Question } from '../../model/workflow.ts';
import { pathsOf } from './item-locations.ts';
import type { Leaf } from './items.ts';
import { type AskedQuestion, readableAt } from './solicitation.ts';
import { SOLICITATION, type WorkflowPlace } from './state-locations.ts';
import type { OpenSolicitation, WorkflowContext } from './workflow-context.ts';

/** A question of one solicitation, by the id that a person gives to answer it. */
export interface Askable extends AskedQuestion {
  readonly of: OpenSolicitation;
}

/** Those of solicitations that count. Where two have one id, the item's path stands before it. */
export function askableIn({ asked, leaves }: WorkflowContext): readonly Askable[] {
  const counting = asked.filter(({ leaf }) => leaf !== null || leaves.length === 0);
  const all = counting.flatMap((of) => of.solicitation.questions.map((question) => ({ ...question, of })));
  const times = new Map<string, number>();
  for (const { id } of all) times.set(id, (times.get(id) ?? 0) + 1);
  return all.map((one) => {
    const twice = (times.get(one.id) ?? 0) > 1;
    return twice ? { ...one, id: `${one.of.leaf?.path ?? one.of.solicitation.folder}/${one.id}` } : one;
  });
}

/** Where items that are done may have left a solicitation. */
export function leftPaths(leaves: readonly Leaf[], place: WorkflowPlace): readonly string[] {
  return [...new Set(leaves.flatMap((leaf) => pathsOf(SOLICITATION, leaf, place)))];
}

/** The open ones, each under the name of its file where two have one id. */
export function leftOpen({ leaves, place, snapshot }: WorkflowContext): readonly Question[] {
  const left = leftPaths(leaves, place).flatMap((path) => readableAt(path, snapshot) ?? []);
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
