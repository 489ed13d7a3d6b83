// What a command changes in a workflow's files at one commit, as edits of its branch: the same command gives
// the same bytes.
import { migrate } from '../../commands/migrate.ts';
import { choiceOf } from '../../commands/parse.ts';
import { repair } from '../../commands/repair.ts';
import type { Standing } from '../../index.ts';
import type { Call } from '../../model/call.ts';
import type { Change, FileChange } from '../../model/change.ts';
import type { Choice } from '../../model/choice.ts';
import { OWN_WORDS } from '../../model/command.ts';
import type { ChangeEffect } from '../../model/effect.ts';
import { assert, UserError } from '../../model/errors.ts';
import type { BranchEdit, PullRequestEffect } from '../../model/github/effects.ts';
import { baseOf } from '../../model/path.ts';
import type { FactRequirements } from '../../model/repository-source.ts';
import { type Entry, isFileMode, type Snapshot } from '../../model/snapshot.ts';
import { type Odd, outsideOf } from '../../report/free-text-answer.ts';
import { decisionDigest, proposalKey } from '../../report/github/markers.ts';
import { commitMessage, proposalBranch, trailersOf } from '../../report/github/proposal/commit-message.ts';
import { proposalBody } from '../../report/github/proposal/proposal.ts';
import { listedIn } from '../../report/terminal/change.ts';
import { changeFor } from '../../scan-repository.ts';
import { keyOf } from '../../text/hash.ts';
import type { LocatedWorkflow } from '../locate.ts';
import type { ModeContext } from '../mode-context.ts';
import type { CommandContext, FilesEffect, Located } from './command-plan.ts';
import { type AcceptedCommand, orderDigest } from './conversation-state.ts';

/** Two choices whose proposals depend only on their result, not on who asks and when. */
const [MIGRATE, REPAIR] = [migrate.name, repair.name];

function choiceIn(call: Call): Choice {
  const choice = choiceOf(call);
  assert(choice, `the command ${call.command} makes a choice`);
  return choice;
}

/** Lines whose answer is not among the question's choices, and that do not say that this is meant. */
export function oddIn(call: Call, { recovery }: LocatedWorkflow): readonly Odd[] {
  return [call, ...(call.also ?? [])].flatMap((one) => {
    const question = one.flags.includes(OWN_WORDS) ? null : outsideOf(choiceIn(one), recovery.state);
    return question === null ? [] : [{ call: one, question }];
  });
}

export interface Planned {
  readonly effect: ChangeEffect;
  readonly edits: readonly BranchEdit[];
}

/** `at`: when the command was given, in epoch ms. @throws UserError where it does not fit */
export async function planned(
  { call, order, context }: CommandContext,
  found: LocatedWorkflow,
  at: number,
): Promise<Planned> {
  const choices = [choiceIn(call), ...(call.also ?? []).map(choiceIn)] as const;
  const step = found.recovery.decision.step ?? '';
  const from = call.keys['from'];
  if (from !== undefined && from.toLowerCase() !== step.toLowerCase())
    throw new UserError(
      `Found from=${JSON.stringify(from)}, but it would go on with ${JSON.stringify(step)}. ` +
        'Leave from= away, or see what the card says now.',
    );
  // Who and where: a state file's record leads back to the command (H04).
  const effect = changeOf(choices, found, { by: `${order.by} in ${order.where}`, at }, context);
  return { effect, edits: await editsOf(effect.change, found.snapshot, context) };
}

/** Where GitHub keeps what a workflow's own token may not write. */
export const WORKFLOWS = '.github/workflows/';

/** @throws UserError where it cannot be made by the API, or touches what starts jobs */
export async function editsOf(
  { files }: Change,
  snapshot: Snapshot,
  context: ModeContext,
): Promise<readonly BranchEdit[]> {
  const past = await pastOf(files, context);
  const edits = new Map<string, BranchEdit>();
  for (const file of files) for (const edit of editsFor(file, snapshot, past)) edits.set(edit.path, edit);
  const starts = [...edits.keys()].find((path) => path.startsWith(WORKFLOWS));
  if (starts !== undefined)
    throw new UserError(
      `This would change ${starts}, which starts jobs: nothing that runs on GitHub may. ` +
        'Run the command in a clone instead.',
    );
  return [...edits.values()];
}

type Past = ReadonlyMap<string, Snapshot>;

function editsFor(file: FileChange, snapshot: Snapshot, past: Past): readonly BranchEdit[] {
  switch (file.kind) {
    case 'write':
      return [{ path: file.path, text: file.after }];
    case 'remove':
      return filesBelow(snapshot.entry(file.path), snapshot).map(({ path }) => ({ path, text: null }));
    case 'copy':
      return [kept(file.to, snapshot.entry(file.from), file.from)];
    case 'revert': {
      const entry = past.get(file.commit)?.entry(file.path) ?? null;
      return [entry === null ? { path: file.path, text: null } : kept(file.path, entry, file.path)];
    }
  }
}

/** The files, links and submodules of a folder; a file itself. */
function filesBelow(entry: Entry | null, snapshot: Snapshot): readonly Entry[] {
  if (entry === null) return [];
  if (entry.mode !== '040000') return [entry];
  return snapshot.list(entry.path).flatMap((one) => filesBelow(one, snapshot));
}

/** @throws UserError where there is nothing that could be set down again */
function kept(path: string, entry: Entry | null, from: string): BranchEdit {
  const { mode, blob } = entry ?? { mode: null, blob: null };
  if (blob !== null && (isFileMode(mode) || mode === '120000'))
    return { path, text: null, kept: { blob, mode } };
  throw new UserError(`Found no file at ${from} that could be kept. Run the command in a clone instead.`);
}

/** The commits that files are returned to, each looked at once. */
async function pastOf(files: readonly FileChange[], { hub }: ModeContext): Promise<Past> {
  const wanted = new Map<string, string[]>();
  for (const file of files)
    if (file.kind === 'revert') wanted.set(file.commit, [...(wanted.get(file.commit) ?? []), file.path]);
  const past = new Map<string, Snapshot>();
  for (const [revision, paths] of wanted) {
    const { holdings } = await hub.survey({ kind: 'commit', revision }, askerFor(paths));
    const snapshot = holdings[0]?.snapshot;
    if (!snapshot) throw new UserError(`The commit ${revision.slice(0, 12)} cannot be looked at any more.`);
    past.set(revision, snapshot);
  }
  return past;
}

/** A change as the files that are to land; what goes is kept first. */
export function filesOf(
  { effect, edits }: Planned,
  { found, order }: Located,
  taken: AcceptedCommand,
): FilesEffect {
  const { recovery, sha: head, branch } = found;
  const { key } = order;
  const { change, action } = effect;
  const goes = change.files.some(({ kind }) => kind === 'remove' || kind === 'revert');
  const ref = goes ? archiveRef(recovery.id, head) : null;
  const isThere = taken.sha !== null || taken.pull !== null;
  return {
    kind: 'files',
    change: effect,
    archive: ref === null ? null : { kind: 'archive-ref', key, ref, sha: head },
    commit:
      edits.length === 0
        ? null
        : {
            kind: 'commit',
            key,
            branch,
            head,
            edits,
            message: commitMessage(action, found, change),
            trailers: trailersOf(recovery.id, action),
          },
    // What our answer remembers does not have to be found again.
    landed: isThere ? { branch, sha: taken.sha, pull: taken.pull, archive: taken.archive ?? ref } : null,
  };
}

/** One for each commit, kept for ever. */
export function archiveRef(workflow: string, sha: string): string {
  const slug = workflow
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 80)
    .replace(/^-+|-+$/g, '');
  return `refs/rekindle/archive/${slug === '' ? 'workflow' : slug}/${sha.slice(0, 12)}`;
}

/**
 * The same as a pull request, for a branch that takes no commit. `declined`: how many of them a person closed
 * or took over before this one. Each has a name of its own, by which the same command finds it again.
 */
export function proposalOf(
  { change: { action, change }, commit }: FilesEffect,
  { found, order, call, context }: Located,
  declined: number,
): PullRequestEffect {
  const { id } = found.recovery;
  const { branch: base } = found;
  const what = whatOf(action, change, orderDigest(call), found);
  const key = proposalKey(action, id, base, declined === 0 ? what : `${what} ${declined}`);
  const branch = proposalBranch(action, id, key);
  const listed = listedIn(found.snapshot, change);
  const view = { ...found, choice: action, change, listed, by: order.by, guarded: true, key, branch, base };
  const { draft, labels, reviewers } = context.config.pullRequests;
  return {
    kind: 'pull-request',
    key,
    branch,
    base,
    baseCounts: true,
    head: found.sha,
    edits: commit?.edits ?? [],
    message: commitMessage(action, found, change),
    trailers: trailersOf(id, action),
    ...proposalBody(view),
    labels,
    reviewers: reviewers.users,
    teams: reviewers.teams,
    draft,
  };
}

/**
 * What is declined when a person closes it: the version, the very bytes, or this command where it was
 * decided.
 */
function whatOf(
  action: string,
  { files }: Change,
  order: string,
  { recovery, scanned }: LocatedWorkflow,
): string {
  if (action === MIGRATE) return String(recovery.newest);
  return action === REPAIR ? keyOf(files) : `${order} ${decisionDigest(scanned)}`;
}

/** Who gives a command, and when: what a state file keeps of it. */
export interface Giver {
  /** A name without an address, and where the command was written. */
  readonly by: string;
  /** Milliseconds since 1970 in UTC. */
  readonly at: number;
}

/** One change from several choices. A state's time of last activity never goes back. */
export function changeOf(
  [choice, ...then]: readonly [Choice, ...Choice[]],
  found: LocatedWorkflow,
  { by, at }: Giver,
  context: ModeContext,
): ChangeEffect {
  const { recovery, snapshot, looked, branch } = found;
  const now = Math.max(at, recovery.activity.at ?? 0);
  const standing: Standing = {
    recovery,
    snapshot,
    settings: { ...looked.settings, now },
    memo: looked.memo,
    by,
    branch,
  };
  return changeFor(choice, { ...standing, judged: looked.judged }, context.engine, then);
}

/** Requires only what is at these paths, and nothing of any format. */
export function askerFor(paths: readonly string[]): FactRequirements {
  const wanted = new Set(paths);
  const names = new Set(paths.map((path) => baseOf(path)));
  const site = { format: 'files', path: paths[0] ?? '', files: [], rivals: [], feature: '' };
  return {
    names,
    folders: new Set(),
    matches: (path) => wanted.has(path),
    sites: () => [site],
    isOurs: () => true,
    needs: () => [],
  };
}
