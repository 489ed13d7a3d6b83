// What is still open after a choice, and the next line to type.

import { isInterrupted } from '../../report/check/validity.ts';
import { linesToType } from '../../report/next-steps.ts';
import { withStepNames } from '../../report/step-names.ts';
import { waitsFor } from '../../report/waits-for.ts';
import type { ScanResult } from '../../scan-repository.ts';
import { forTerminal } from '../../text/escape.ts';
import { firstOf } from '../../text/plural.ts';
import { commandNames, dirToType } from '../look/scan-options.ts';
import type { Values } from '../typed/option-values.ts';
import type { World } from '../world.ts';

/** Says it of one workflow on stderr; nothing where it is not there any more. */
export function tellNext(
  id: string,
  looked: ScanResult,
  { values, branch }: { readonly values: Values; readonly branch: string | null },
  world: World,
): void {
  const { workflows } = withStepNames(looked.report, looked.judged);
  const one = workflows.find((workflow) => workflow.id === id);
  if (!one) return;
  const asked = one.approvals ?? one.pending.map((question) => question.id);
  const open = asked.length === 0 ? '' : ` (${firstOf(asked)})`;
  const left = isInterrupted(one) ? `it waits for ${waitsFor(one)}${open}` : 'nothing is left to do';
  const dir = dirToType(values.has('C') ? values.one('C') : '.');
  // What is looked at on a branch has a commit; the lines are those of a working tree.
  // Starting over is no next step after something else was done: the brief says what may be.
  const commands = new Set([...commandNames()].filter((name) => name !== 'start-fresh'));
  const lines = linesToType({ ...one, commit: null }, { commands, dir, branch });
  const [brief, best = brief] = lines;
  world.stderr.write(`  open  ${forTerminal(left)}\n${best ? `  next  ${forTerminal(best)}\n` : ''}`);
}
