// The effects of an operation in full, made from the workflow with the whole history of its commit.
import type { RemoteEffect } from '../../model/github/effects.ts';
import { cardTitle } from '../../report/github/card/card.ts';
import { goneCard, ignoredCard, movingCard, movingTitle } from '../../report/github/card/resolved-card.ts';
import { labelsFor } from '../../report/github/labels.ts';
import type { CardOutcome, ReplyContext } from '../../report/github/workflow-view.ts';
import type { LocatedWorkflow } from '../locate.ts';
import type { ModeContext } from '../mode-context.ts';
import { cardBody, cardView } from '../workflow-card.ts';
import { asDrawn, fingerprint } from './card-digest.ts';
import type { SweepOperation } from './operation.ts';
import { OPEN } from './plan-branch.ts';

/** What is known when an operation is carried out. */
export interface Scene {
  /** The body of our card as it stands there; `null`: there is none. */
  readonly before: string | null;
  /** Of an issue: its title. */
  readonly title: string;
  /** The branch's workflows as its commit alone shows them, by their cards' keys. */
  readonly deep: ReadonlyMap<string, LocatedWorkflow>;
}

/** Empty where nothing is to be written. Pure. */
export function effectsOf(act: SweepOperation, scene: Scene, context: ModeContext): readonly RemoteEffect[] {
  switch (act.kind) {
    case 'look':
      return [];
    case 'migrate':
      return [act.effect];
    case 'close':
      return [{ kind: 'close', key: `close-${act.issue}`, issue: act.issue, reason: 'completed' }];
    case 'labels': {
      const { issue, add, remove } = act;
      return [{ kind: 'label', key: `labels-${issue}`, issue, add, remove }];
    }
    case 'card': {
      const body = drawn(act.found, act.turn, act.alone, scene, context).body;
      return [{ kind: 'comment', key: act.found.key, issue: act.pull, body }];
    }
    case 'issue': {
      const words = drawn(act.found, act.turn, true, scene, context);
      const labels = labelsFor([{ scanned: act.found.scanned, frozen: false }]).add;
      return [{ kind: 'issue', key: act.found.key, ...words, labels }];
    }
    case 'fold': {
      const { key, at, as, title, body } = act;
      if (as === 'comment') return [{ kind: 'comment', key, issue: at, body }];
      return [{ kind: 'issue', key, title, body, labels: [] }];
    }
    case 'settle':
      return settled(act, scene, context);
    case 'gone':
      return goneEffects(act, scene);
  }
}

function goneEffects(
  { key, at, as, why }: SweepOperation & { kind: 'gone' },
  { before, title }: Scene,
): readonly RemoteEffect[] {
  const body = before === null ? null : (why === 'gone' ? goneCard : ignoredCard)(before);
  if (body === null) return [];
  if (as === 'comment') return [{ kind: 'comment', key, issue: at, body }];
  const close = { kind: 'close', key: `close-${at}`, issue: at, reason: 'not_planned' } as const;
  return [{ kind: 'issue', key, title, body, labels: [] }, close];
}

function settled(
  act: SweepOperation & { kind: 'settle' },
  scene: Scene,
  context: ModeContext,
): readonly RemoteEffect[] {
  const { found, at, as } = act;
  const { before } = scene;
  if (before === null) return [];
  const { action } = found.scanned.decision;
  const words =
    action === 'none' || action === 'start-fresh'
      ? drawn(found, OPEN, true, scene, context)
      : { title: movingTitle(found.scanned), body: movingCard(found.scanned, before) };
  if (as === 'comment') return [{ kind: 'comment', key: found.key, issue: at, body: words.body }];
  return [{ kind: 'issue', key: found.key, ...words, labels: [] }];
}

function drawn(
  found: LocatedWorkflow,
  turn: CardOutcome,
  alone: boolean,
  { before, deep }: Scene,
  context: ModeContext,
) {
  const seat: ReplyContext = {
    commands: context.commands,
    bare: true,
    alone,
    role: context.inputs.commandPermission,
  };
  const view = cardView(asItMoves(found, deep.get(found.key)), turn, seat, context);
  const body = asDrawn(cardBody(view, before, null), fingerprint(found, turn, alone, context));
  return { title: cardTitle(view), body };
}

/** All that the commit shows, and when it moved by GitHub's clock. */
function asItMoves(found: LocatedWorkflow, deep: LocatedWorkflow | undefined): LocatedWorkflow {
  if (!deep) return found;
  const { last_activity, age_days, liveness, branches, notes } = found.scanned;
  const { activity } = found.recovery;
  const both = [...new Set([...notes, ...deep.scanned.notes])];
  return {
    ...deep,
    scanned: { ...deep.scanned, last_activity, age_days, liveness, branches, notes: both },
    recovery: { ...deep.recovery, activity, liveness },
  };
}
