// The open questions of a workflow's solicitations, each under an id that tells one of them.

import type { AskedQuestion } from './solicitation.ts';
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
