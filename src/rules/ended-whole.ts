// A workflow that says that it is complete left nothing open, and what it made is still there.

import { isOutOfReach } from '../model/file-content.ts';
import type { Breach, Rule } from '../model/rule.ts';
import type { Snapshot } from '../model/snapshot.ts';
import type { WorkflowState } from '../model/workflow.ts';
import { isBare } from '../text/markdown/placeholders.ts';
import { counted, firstOf } from '../text/plural.ts';

/** One that was cancelled, terminated or failed may leave open what it likes. */
export const endedWhole: Rule = {
  id: 'ended-whole',
  summary: 'A completed workflow has nothing open, and what it made is there',
  severity: 'warning',
  consequence: 'note',
  reason: null,
  check({ state, snapshot }) {
    if (state?.ended !== 'completed') return [];
    const left = (state.unsettled ?? []).map(({ message, line }) => ({ message, line }));
    return [...openQuestions(state), ...left, ...nothingLeft(state, snapshot)];
  },
};

function openQuestions({ questions }: WorkflowState): readonly Breach[] {
  const open = questions.filter((question) => question.state === 'open');
  const [first] = open;
  if (!first) return [];
  const ids = open.map(({ id }) => id);
  const message =
    `found ${counted(open.length, 'open question')} (${firstOf(ids)}) ` +
    'in a workflow that is complete, expected each to be answered. It stays complete; close them.';
  return [{ message, line: first.line, evidence: { questions: ids } }];
}

/** Every file that its finished steps made is gone, the spec with them. */
function nothingLeft(state: WorkflowState, snapshot: Snapshot): readonly Breach[] {
  const made = state.steps
    .filter(({ finished }) => finished)
    .flatMap(({ artifacts }) => artifacts)
    .flatMap(({ path, conditional }) => (path === null || conditional ? [] : [path]));
  const paths = [...new Set([...made, ...(state.spec ? [state.spec.path] : [])])];
  if (paths.length === 0 || paths.some((path) => isThere(path, snapshot))) return [];
  const words = paths.some((path) => snapshot.entry(path) !== null) ? ' with words in it' : '';
  const message =
    `found none of what it made (${firstOf(paths)}), expected it to be ` +
    `there${words}. It stays complete; bring the files back, or remove the state with them.`;
  return [{ message, evidence: { missing: paths } }];
}

/** What cannot be read, or lies in a submodule or beyond a link, is there as far as can be told. */
function isThere(path: string, snapshot: Snapshot): boolean {
  const reading = snapshot.text(path);
  if (reading.ok) return !isBare(path, reading.text);
  return snapshot.entry(path) !== null || isOutOfReach(reading);
}
