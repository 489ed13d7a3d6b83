// From the architect on, the ADR needs a completed Constitution Check, without exception
// (recovery-playbook.md, step 2).
import type { Breach, Rule, RuleContext } from '../../model/rule.ts';
import type { WorkflowState } from '../../model/workflow.ts';
import type { MarkdownDocument } from '../../text/markdown/document.ts';
import { constitutionAt, isUnchecked } from './constitution.ts';
import { outputPath } from './outputs.ts';
import { groundOf } from './pipeline-context.ts';
import { rankOf, stageById } from './stages.ts';

export const constitutionChecked: Rule<MarkdownDocument> = {
  id: 'constitution-checked',
  summary: 'From the architect stage on, adr.md has a completed Constitution Check',
  severity: 'error',
  consequence: 'rerun',
  reason: 'constitution-check-missing',
  check(subject) {
    const { state, doc } = subject;
    const architect = stageById('architect');
    if (!state?.current || !doc || !architect || !isPast(state)) return [];
    const path = outputPath(architect, {
      ...groundOf(doc, subject.site, subject.snapshot),
      spec: state.spec,
    });
    return path !== null && isUnchecked(path, subject.snapshot) ? [breachOf(path, subject)] : [];
  },
};

/** Before the architect has finished, the ADR is still being written. */
function isPast({ current, steps }: WorkflowState): boolean {
  const rank = current ? rankOf(current.id) : -1;
  const done = steps.some(({ id, finished }) => id === 'architect' && finished);
  return rank > rankOf('architect') || (rank === rankOf('architect') && done);
}

function breachOf(path: string, { state, snapshot }: RuleContext<MarkdownDocument>): Breach {
  const check = constitutionAt(path, snapshot);
  if (!check) {
    const reading = snapshot.text(path);
    const why = reading.ok ? 'absent' : reading.why;
    const what = why === 'link' ? `a link at ${path}, which is never followed` : `no ADR at ${path}`;
    const message = `found ${what}, expected a file with a Constitution Check. Run architect again.`;
    const line = state?.steps.find(({ id, finished }) => id === 'architect' && finished)?.line;
    return {
      message,
      line: line ?? state?.current?.line ?? null,
      step: 'architect',
      evidence: { path, found: why },
    };
  }
  const { found, conflicted, empty, unfilled, unjustified, line } = check;
  const faults = [
    ...(conflicted ? ['the conflict markers of a merge beside it'] : []),
    ...(found ? [] : ['no table']),
    ...(found && empty ? ['a table without a row'] : []),
    ...(unfilled.length > 0 ? [`no judgement of ${unfilled.join(', ')}`] : []),
    ...(unjustified.length > 0
      ? [`no Complexity Justification of the exception to ${unjustified.join(', ')}`]
      : []),
  ];
  const message =
    `the Constitution Check of ${path} has ${faults.join('; ')}, expected COMPLIES, EXCEPTION (justified) ` +
    'or N/A in each of its rows. Run architect again.';
  return { message, path, line, step: 'architect', evidence: { path, unfilled, unjustified } };
}
