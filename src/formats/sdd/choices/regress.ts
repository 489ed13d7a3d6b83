// A step back to an earlier phase: recovery.md's five transitions, their archive, and what they write.
import { unfit } from '../../../formkit/choices.ts';
import type { Change, FileChange } from '../../../model/change.ts';
import type { ChoiceContext } from '../../../model/choice.ts';
import { UserError } from '../../../model/errors.ts';
import { joinPath } from '../../../text/markdown/path-lists.ts';
import { firstOf } from '../../../text/plural.ts';
import { messageOf } from '../checkpoint/messages.ts';
import { type Implementation, implementationOf } from '../checkpoint/safe-points.ts';
import type { SddDocument } from '../document.ts';
import { dependenciesOf, type Leaf, nameOfLeaf } from '../items.ts';
import { standingOf } from '../position.ts';
import type { ItemPhase } from '../vocabulary.ts';
import { groundOf, type WorkflowContext } from '../workflow-context.ts';
import {
  type ArchivedFile,
  archiveFolder,
  copiesOf,
  keptBy,
  METADATA,
  metadataText,
  type StepBack,
  takenBack,
  withRegression,
} from './archive.ts';
import { type EditContext, fileChange, type Meanings, withHead, withMeanings, written } from './edit.ts';

/** What a step back gives up, and what the item's statuses are to mean (docs/formats/sdd.md, "Writing"). */
interface Transition {
  readonly from: ItemPhase;
  readonly to: ItemPhase;
  /** Archived, the originals taken back. `spec`: archived as it was, and left to be revised. */
  readonly archives: readonly ArchivedFile['kind'][];
  readonly meanings: Meanings;
}

const TO_SPEC: Meanings = { spec: 'working', plan: 'pending', implement: 'pending', review: 'pending' };
const TO_PLAN: Meanings = { plan: 'working', implement: 'pending', review: 'pending' };

/** The five of recovery.md, in its order; every other one is refused. */
const TRANSITIONS: readonly Transition[] = [
  { from: 'plan', to: 'spec', archives: ['plan'], meanings: TO_SPEC },
  { from: 'implement', to: 'plan', archives: ['code', 'plan'], meanings: TO_PLAN },
  { from: 'implement', to: 'spec', archives: ['code', 'plan'], meanings: TO_SPEC },
  { from: 'review', to: 'implement', archives: [], meanings: { implement: 'working', review: 'changes' } },
  { from: 'review', to: 'spec', archives: ['code', 'plan', 'spec'], meanings: TO_SPEC },
];

/** The step that a phase is taken up at. */
const STEP_OF: Readonly<Record<ItemPhase, string>> = {
  spec: 'spec_creation',
  plan: 'plan_creation',
  implement: 'implementing',
  review: 'reviewing',
};

/** @throws UserError for any other transition, and where it cannot be told what would be given up */
export function regress(situation: ChoiceContext<SddDocument>, to: string, reason: string): Change {
  if (reason.trim() === '') throw unfit(situation, 'an empty reason', 'why', 'It is kept on record.');
  const at = written(situation);
  const ground = groundOf(at.doc, at.site, at.snapshot);
  const { transition, leaf } = chosen(at, ground, to);
  const name = nameOfLeaf(leaf);
  const work = transition.archives.includes('code') ? workOf(at, leaf, ground) : null;
  const kept = keptBy(transition.archives, leaf, work, ground);
  const folder = archiveFolder(ground.place, name, transition.from, at.now);
  if (kept.length > 0 && at.snapshot.entry(folder) !== null)
    throw new UserError(`${folder} is there already, expected a new folder. Try again in a minute.`);
  const stand = { phase: transition.to, step: STEP_OF[transition.to], leaf };
  const meant = withHead(withMeanings(at.doc, leaf, transition.meanings), stand, at.now);
  const back = { from: transition.from, to: transition.to, reason, now: at.now, folder, kept };
  const doc = withRegression(meant, back);
  return {
    summary: `${name} back from ${transition.from} to ${transition.to}`,
    files: [
      ...copiesOf(kept, folder, at.snapshot),
      ...(kept.length === 0 ? [] : [metadataOf(at, back, name)]),
      ...fileChange(at.recovery.path, at.text, doc),
      ...takenBack(kept, work, at.snapshot),
    ],
    notes: notesOf(leaf, kept, work, ground),
    commit: messageOf('regressed', { 'change-id': name, phase: transition.to }),
  };
}

/** Decisions that rule out a step back: a person settles those first. */
const UNSETTLED: ReadonlySet<string> = new Set(['ask', 'block']);

function chosen(
  at: EditContext,
  ground: WorkflowContext,
  to: string,
): { transition: Transition; leaf: Leaf } {
  const { decision, id } = at.recovery;
  if (UNSETTLED.has(decision.action))
    throw new UserError(`${id}: ${decision.instruction} Nothing can go back before that.`);
  const standing = standingOf(ground);
  const leaf = standing?.leaf ?? null;
  if (!standing || !leaf)
    throw new UserError(`${id}: found no item that is under way, expected one to go back with.`);
  const alike = ground.leaves.filter((other) => nameOfLeaf(other) === nameOfLeaf(leaf));
  const called = `${alike.length} items called ${nameOfLeaf(leaf)}`;
  if (alike.length > 1)
    throw unfit(at, called, 'one: their commits cannot be told apart', 'Correct the change ids first.');
  const from = standing.phase;
  const wanted = to === 'impl' ? 'implement' : to;
  const transition = TRANSITIONS.find((one) => one.from === from && one.to === wanted);
  if (transition) return { transition, leaf };
  const possible = TRANSITIONS.filter((one) => one.from === from).map((one) => one.to);
  const list = possible.length === 0 ? 'nothing: there is no earlier phase' : possible.join(' or ');
  throw new UserError(
    `${id}: ${leaf.path} is at ${from}; found ${JSON.stringify(to)} to go back to, expected ${list}.`,
  );
}

/** @throws UserError where history is not to be had: which files an implementation made is then not known */
function workOf({ recovery }: EditContext, leaf: Leaf, ground: WorkflowContext): Implementation {
  const work = implementationOf(leaf, ground);
  if (work) return work;
  throw new UserError(
    `${recovery.id}: the branch's commits are not to be had, so it cannot be told which files the ` +
      'implementation made. Fetch the history (not a shallow clone) and check the branch out.',
  );
}

function metadataOf({ branch, snapshot }: EditContext, back: StepBack, changeId: string): FileChange {
  const commits = snapshot.commits();
  const head = commits === 'unavailable' ? null : (commits.find(({ lost }) => !lost)?.commit ?? null);
  const after = metadataText({ ...back, changeId, branch, commit: snapshot.commit ?? head });
  return { kind: 'write', path: joinPath(back.folder, METADATA), before: null, after };
}

function notesOf(
  leaf: Leaf,
  kept: readonly ArchivedFile[],
  work: Implementation | null,
  { leaves }: WorkflowContext,
): readonly string[] {
  const shared = [...(work?.shared ?? [])];
  const dependents = leaves.filter((one) => dependenciesOf(one, leaves).includes(leaf));
  return [
    ...(work?.files.length === 0
      ? [
          'No checkpoint commit of its implementation is known, so that no file of it is archived or ' +
            'taken back.',
        ]
      : []),
    ...(work && work.files.length > 0 ? ['Files that no checkpoint commit touched stay as they are.'] : []),
    ...(shared.length > 0
      ? [`Archived and left as they are, because another change was built on them: ${firstOf(shared)}.`]
      : []),
    ...(work && work.mixed.length > 0
      ? [`Changed by other commits as well, and archived as they are now: ${firstOf(work.mixed)}.`]
      : []),
    ...(kept.some(({ kind }) => kind === 'spec')
      ? ['The spec is archived as it is and stays to be revised.']
      : []),
    ...(dependents.length > 0
      ? [
          'Other items depend on it, and their specs may no longer hold: ' +
            `${firstOf(dependents.map(({ path }) => path))}.`,
        ]
      : []),
  ];
}
