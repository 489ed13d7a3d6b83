// The Action's last step, which also runs when a job is cancelled: finishes what its command left open.
import * as core from '@actions/core';
import type { Inputs } from './action/inputs.ts';
import { modeInputs, openGitHub } from './action/open-workspace.ts';
import type { Runner } from './action/runner.ts';
import { applyOn } from './action/runner-effects.ts';
import { readEvent } from './github/read/webhook-events.ts';
import { WorldError } from './model/errors.ts';
import { settleCut } from './modes/command/cancelled-job.ts';
import { linesForTerminal } from './text/escape.ts';

/** Never fails the job: what it cannot do, the next run does. */
export async function settleBehind(runner: Runner, inputs: Inputs): Promise<void> {
  const { name, payload, problem } = runner.event;
  const read = problem === null ? readEvent(name, payload) : null;
  if (inputs.dryRun || !read?.ok || read.event.name !== 'issue_comment') return;
  const warn = (message: string) => core.warning(linesForTerminal(message));
  const go = { runner, inputs, now: Date.now(), warn };
  try {
    const hub = await openGitHub(go);
    const { effects } = await settleCut(hub, read.event, modeInputs(go, hub));
    await applyOn(runner.temp)(effects);
  } catch (error) {
    if (!(error instanceof WorldError)) throw error;
    warn(`Where the command stopped could not be said there: ${error.message}`);
  }
}
