// Runs one mode: opens what it works on, passes it what the event says, and returns its result.

import type { LocalEdge } from '../local/repository-source.ts';
import { UserError, WorldError } from '../model/errors.ts';
import type { SupportedEvent } from '../model/github/event.ts';
import type { GitHubRepository } from '../model/github/repository.ts';
import { OBJECT_ID } from '../model/object-id.ts';
import type { ModeResult } from '../modes/mode-context.ts';
import type { ActionMode } from './choose-mode.ts';
import { branchBy, judgedBy } from './event-commits.ts';
import { type Go, modeInputs } from './open-workspace.ts';
import type { Runner } from './runner.ts';

/** How what a mode works on is opened: each of them once. */
export interface Open {
  readonly github: (go: Go) => Promise<GitHubRepository>;
  readonly checkout: (runner: Runner) => Promise<LocalEdge>;
}
type Walk = (go: Go, open: Open) => Promise<ModeResult>;

/** Each mode loads only its own code. @throws UserError */
export const WALKS: Readonly<Record<ActionMode, Walk>> = {
  check: checked,
  sweep: (go, open) =>
    onGitHub(go, open, async (hub) => (await import('../modes/sweep.ts')).sweep(hub, modeInputs(go, hub))),
  migrate: (go, open) => onGitHub(go, open, (hub) => migrated(go, hub)),
  command: (go, open) => onGitHub(go, open, (hub) => ordered(go, hub)),
  guard: (go, open) => onGitHub(go, open, (hub) => guarded(go, open, hub)),
};

/** A check says what it found also where GitHub does not answer. */
async function checked(go: Go, open: Open): Promise<ModeResult> {
  const { runner, inputs, warn } = go;
  const local = await open.checkout(runner);
  const judged = await judgedBy(runner.event, local);
  const hub = judged.head === null || inputs.token === '' ? null : await open.github(go).catch(told);
  const { check } = await import('../modes/check.ts');
  const { failOn, resultFile } = modeInputs(go, hub);
  // If another commit was checked out instead of the head, it belongs to no branch.
  const branch = judged.remarks.length === 0 ? branchBy(runner.event) : null;
  return check(hub, local, { ...judged, branch, failOn, resultFile }, modeInputs(go, hub));

  function told(error: unknown): null {
    if (!(error instanceof WorldError)) throw error;
    warn(
      `GitHub was not to be asked: ${error.message} So the config is not known, and what was found stands ` +
        "in the job's summary alone.",
    );
    return null;
  }
}

/** An error before a mode could start is reported like a later one. */
async function onGitHub(
  go: Go,
  open: Open,
  walk: (hub: GitHubRepository) => Promise<ModeResult>,
): Promise<ModeResult> {
  let hub: GitHubRepository;
  try {
    hub = await open.github(go);
  } catch (error) {
    if (!(error instanceof WorldError)) throw error;
    const [{ endedAtOnce }, { withFigures }] = await Promise.all([
      import('../modes/error-result.ts'),
      import('../modes/scan-outputs.ts'),
    ]);
    return withFigures(endedAtOnce(error));
  }
  const { silentBeside } = await import('../modes/single-writer.ts');
  const { withFigures } = await import('../modes/scan-outputs.ts');
  const silent = silentBeside(hub);
  return silent === null ? walk(hub) : withFigures(silent);
}

async function ordered(go: Go, hub: GitHubRepository): Promise<ModeResult> {
  const event = await happened(go);
  const { handleCommand, noOrder } = await import('../modes/command.ts');
  const { withFigures } = await import('../modes/scan-outputs.ts');
  const result =
    event === null ? noOrder(go.runner.event.name) : await handleCommand(hub, event, modeInputs(go, hub));
  return withFigures(result);
}

/** Only for a branch that was pushed; nothing for a tag, or for a branch that is gone. */
async function migrated(go: Go, hub: GitHubRepository): Promise<ModeResult> {
  const event = await happened(go);
  const { migrate, nothingPushed } = await import('../modes/migrate.ts');
  if (event?.name !== 'push') return migrate(hub, modeInputs(go, hub), null);
  const { branch, after, sender, message } = event;
  if (branch === null || after === null) return nothingPushed();
  return migrate(hub, modeInputs(go, hub), { branch, sender, message });
}

async function guarded(go: Go, open: Open, hub: GitHubRepository): Promise<ModeResult> {
  const { runner, inputs } = go;
  const local = await open.checkout(runner);
  const event = await happened(go);
  const began = runner.event.sha;
  if (!OBJECT_ID.test(began))
    throw new UserError('GITHUB_SHA names no commit, expected one. Run this in a workflow.');
  const [{ guard }, { workedAt }] = await Promise.all([
    import('../modes/guard.ts'),
    import('./job-branch.ts'),
  ]);
  const at = await workedAt(event, go, local, hub);
  const { GITHUB_WORKFLOW: workflow = '', GITHUB_JOB: job = '' } = runner.env;
  // All legs of a matrix have the name of their job.
  const named = job === '' ? {} : { jobName: [workflow, job, inputs.jobLeg].join('/') };
  const call = { ...at, ...named, began, job: inputs.jobStatus, checkpoint: inputs.checkpoint };
  return guard(hub, modeInputs(go, hub), call, local);
}

/**
 * The event, narrowed; `null`: it leads to nothing.
 * @throws UserError where it is malformed (R09)
 */
async function happened({ runner: { event } }: Go): Promise<SupportedEvent | null> {
  if (event.problem !== null) throw new UserError(`What happened cannot be told: ${event.problem}.`);
  const { readEvent } = await import('../github/read/webhook-events.ts');
  const read = readEvent(event.name, event.payload);
  if (!read.ok) throw new UserError(read.problem);
  return read.event.name === 'unsupported' ? null : read.event;
}
