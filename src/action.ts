// The Action's entry point: reads the runner's environment, writes log, annotations, outputs, job summary and
// exit status.
import * as core from '@actions/core';
import { modeOf } from './action/choose-mode.ts';
import { readInputs } from './action/inputs.ts';
import { runnerOf } from './action/runner.ts';
import { applyOn } from './action/runner-effects.ts';
import { UserError } from './model/errors.ts';
import { VERSION } from './model/version.ts';
import { bugReport } from './report/bug.ts';
import { linesForTerminal } from './text/escape.ts';
import { redact } from './text/redact.ts';

/** Set by `main`, so that the same file knows when it is run as `post`. */
const RAN = 'ran';

await (core.getState(RAN) === '' ? main() : post()).catch(fail);

async function main(): Promise<void> {
  core.saveState(RAN, 'true');
  const inputs = readInputs(core.getInput);
  if (inputs.token !== '') core.setSecret(inputs.token);
  const runner = runnerOf(process.env, process.cwd());
  const mode = inputs.mode === 'auto' ? modeOf(runner.event.name) : inputs.mode;
  core.saveState('mode', mode);
  const [{ WALKS }, { openCheckout, openGitHub }] = await Promise.all([
    import('./action/run-mode.ts'),
    import('./action/open-workspace.ts'),
  ]);
  const warn = (message: string) => core.warning(linesForTerminal(redact(message)));
  const go = { runner, inputs, now: Date.now(), warn };
  const { effects, failed } = await WALKS[mode](go, { github: openGitHub, checkout: openCheckout });
  await applyOn(runner.temp)(effects);
  core.saveState('ended', 'true');
  if (failed) process.exitCode = core.ExitCode.Failure;
}

/** Nothing to do where `main` finished; otherwise it was cancelled, or it failed. */
async function post(): Promise<void> {
  if (core.getState('ended') !== '' || core.getState('mode') !== 'command') return;
  const { settleBehind } = await import('./action-post.ts');
  await settleBehind(runnerOf(process.env, process.cwd()), readInputs(core.getInput));
}

/** One clear message; the stack only for those who debug. */
function fail(error: unknown): void {
  const what = error instanceof Error ? error.message : String(error);
  const where = `rekindle ${VERSION} as an Action, Node ${process.version}, ${process.platform}`;
  core.setFailed(linesForTerminal(redact(error instanceof UserError ? what : bugReport(what, where))));
  if (core.isDebug() && error instanceof Error) core.debug(linesForTerminal(error.stack ?? what));
}
