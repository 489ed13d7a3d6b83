// What the state file of a workflow run says, in the tool's own words.
import { type FieldSource, fieldAt, lineAt, mapAt, textOf, valueAt } from '../../formkit/fields.ts';
import { isPlainId } from '../../formkit/items.ts';
import { vocabulary } from '../../formkit/vocabulary.ts';
import type { Word } from '../../model/workflow.ts';
import { type Data, type DataMap, isMap } from '../../text/data/data.ts';

/** `RunStatus` of the tool's `workflows/base.py`. */
export const RUN_STATUS = vocabulary({
  created: 'created',
  running: 'running',
  paused: 'paused',
  completed: 'completed',
  failed: 'failed',
  aborted: 'aborted',
} as const);

/** `StepStatus` of the same file: whether the run is done with that step. */
const STEP_STATUS = vocabulary({
  pending: 'open',
  running: 'open',
  completed: 'done',
  failed: 'open',
  skipped: 'done',
  paused: 'waits',
} as const);

/** One entry of `step_results`. Nested ones are called `id:n` or `loop:id:n`. */
export interface StepResult {
  readonly id: string;
  readonly type: string | null;
  readonly status: string | null;
  readonly meaning: 'open' | 'done' | 'waits' | null;
  readonly output: DataMap | null;
  readonly error: string | null;
  readonly line: number | null;
}

/** The results in the order of the file, those whose ids may stand in a sentence. */
export function resultsIn(run: FieldSource): readonly StepResult[] {
  return Object.keys(mapAt(run.data, 'step_results') ?? {}).flatMap((id) => {
    if (!isPlainId(id) || !isMap(valueAt(run.data, 'step_results', id))) return [];
    const status = fieldAt(run, 'step_results', id, 'status')?.text ?? null;
    return [
      {
        id,
        type: fieldAt(run, 'step_results', id, 'type')?.text ?? null,
        status,
        meaning: status === null ? null : STEP_STATUS.means(status),
        output: mapAt(run.data, 'step_results', id, 'output'),
        error: fieldAt(run, 'step_results', id, 'error')?.text ?? null,
        line: lineAt(run, 'step_results', id),
      },
    ];
  });
}

/**
 * What of `step_results` means nothing: statuses that are not the tool's, and what is no map. How far
 * such a step came is not known, in a run that says that it is completed too.
 */
export function oddResults(run: FieldSource): readonly Word[] {
  const found = valueAt(run.data, 'step_results');
  if (found === undefined) return [];
  const odd = (field: string, value: Data, line: number | null): Word => {
    return { field, found: textOf(value), known: false, expected: ['a map'], line };
  };
  if (!isMap(found)) return [odd('step_results', found, lineAt(run, 'step_results'))];
  return Object.entries(found).flatMap(([id, result]) => {
    const name = isPlainId(id) ? id : 'a step with an odd id';
    const line = lineAt(run, 'step_results', id);
    if (!isMap(result)) return [odd(`step_results of ${name}`, result, line)];
    const status = fieldAt(run, 'step_results', id, 'status')?.text ?? null;
    const word = STEP_STATUS.word(`the status of ${isPlainId(id) ? `step ${id}` : name}`, status, line);
    return word.known ? [] : [word];
  });
}

/** The step that the run is at, where its id may stand in a sentence. */
export function currentIn(run: FieldSource): { readonly id: string; readonly line: number | null } | null {
  const field = fieldAt(run, 'current_step_id');
  return field && isPlainId(field.text) ? { id: field.text, line: field.line } : null;
}

/** The gate that a paused run waits at: the current step, or one nested in it. `null`: a person paused it. */
export function gateIn(run: FieldSource): StepResult | null {
  const waiting = resultsIn(run).filter(({ meaning }) => meaning === 'waits');
  const current = currentIn(run)?.id;
  return waiting.find(({ id }) => id === current) ?? waiting.at(-1) ?? null;
}
