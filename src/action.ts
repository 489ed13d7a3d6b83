// The Action's door: the runner in; log, annotations, outputs, job summary and exit status out.
import { mkdtempSync, readFileSync, realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as core from '@actions/core';
import { applyOn } from './action/apply.ts';
import { type Event, judgedBy } from './action/event.ts';
import { readInputs } from './action/inputs.ts';
import type { Edge } from './model/edge.ts';
import { UserError } from './model/errors.ts';
import { VERSION } from './model/version.ts';
import { bugReport } from './report/bug.ts';
import { RESULT_FILE } from './report/outputs.ts';
import { linesForTerminal } from './text/escape.ts';
import { redact } from './text/redact.ts';

const { env } = process;

await main().catch(fail);

async function main(): Promise<void> {
  const { settings, failOn } = readInputs(core.getInput, Date.now());
  const local = await openCheckout(env['GITHUB_WORKSPACE'] || process.cwd());
  const judged = await judgedBy(readEvent(), local);
  const temp = env['RUNNER_TEMP'] || ownFolder();
  const { handleCheck } = await import('./handle.ts');
  const edge: Edge = { survey: (target, asker) => local.survey(target, asker), apply: applyOn(temp) };
  const call = { ...judged, failOn, resultFile: join(temp, RESULT_FILE) };
  const { conclusion } = await handleCheck(edge, call, settings);
  if (conclusion === 'failure') process.exitCode = core.ExitCode.Failure;
}

/** @throws UserError where the workspace holds no checkout of its own, or git refuses it */
async function openCheckout(workspace: string) {
  const { localEdge } = await import('./local/edge.ts');
  const local = await localEdge(workspace, { env });
  // A workspace below somebody else's repository must not be taken for that.
  if (local.kind !== 'none' && local.root === realpathSync.native(workspace)) return local;
  throw new UserError(
    `Found no git checkout at ${JSON.stringify(workspace)}, expected one. ` +
      'Add actions/checkout before this step.',
  );
}

/** @throws UserError where there is no place for one */
function ownFolder(): string {
  try {
    return mkdtempSync(join(tmpdir(), 'rekindle-'));
  } catch (cause) {
    throw new UserError(`RUNNER_TEMP is not set, and ${tmpdir()} takes no folder. Set RUNNER_TEMP.`, {
      cause,
    });
  }
}

function readEvent(): Event {
  const event = { name: env['GITHUB_EVENT_NAME'] ?? '', sha: env['GITHUB_SHA'] ?? '' };
  const file = env['GITHUB_EVENT_PATH'] ?? '';
  if (file === '') return { ...event, payload: undefined, problem: 'GITHUB_EVENT_PATH is not set' };
  try {
    return { ...event, payload: JSON.parse(readFileSync(file, 'utf8')), problem: null };
  } catch (error) {
    const why = error instanceof SyntaxError ? 'holds no JSON' : 'cannot be read';
    return { ...event, payload: undefined, problem: `the file that GITHUB_EVENT_PATH names ${why}` };
  }
}

/** One clear message; the stack only for those who debug. */
function fail(error: unknown): void {
  const what = error instanceof Error ? error.message : String(error);
  const where = `rekindle ${VERSION} as an Action, Node ${process.version}, ${process.platform}`;
  core.setFailed(linesForTerminal(redact(error instanceof UserError ? what : bugReport(what, where))));
  if (core.isDebug() && error instanceof Error) core.debug(linesForTerminal(error.stack ?? what));
}
