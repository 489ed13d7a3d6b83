// Plans the operations for the workflows of one branch from the observed state, without any request.
import { settingsFor } from '../../model/rule.ts';
import { DAY, MINUTE } from '../../model/time-units.ts';
import { saysSettled } from '../../report/github/card/resolved-card.ts';
import { decisionDigest, readMark } from '../../report/github/markers.ts';
import type { CardOutcome } from '../../report/github/workflow-view.ts';
import type { LocatedWorkflow } from '../locate.ts';
import { isProposed, migrationOf, openFor } from '../migration-pull-requests.ts';
import type { ModeContext } from '../mode-context.ts';
import { type BranchContext, freezeOf, needsSomebody } from './branch-context.ts';
import { fingerprint, isAsDrawn } from './card-digest.ts';
import { labelling } from './labels.ts';
import type { SweepOperation } from './operation.ts';

/** What needs a person so much that it gets an issue of its own. Waiting for one is not being abandoned. */
function needsIssue({ scanned: { decision, liveness } }: LocatedWorkflow): boolean {
  const { action } = decision;
  return action === 'ask' || action === 'block' || (action !== 'wait' && liveness === 'abandoned');
}

/** In the order in which they are done: what frees a place before what takes one, the dearest last. */
export function planBranch(ground: BranchContext, context: ModeContext): readonly SweepOperation[] {
  const { now } = context.settings;
  if (!ground.sure) return [];
  const movable = ground.found.filter(
    (one) => one.recovery.liveness !== 'live' && freezeOf(one, ground, now) === null,
  );
  return [
    ...folding(ground, now),
    ...movable.flatMap((found) => (needsSomebody(found) ? [] : settling(found, ground, context))),
    ...movable.flatMap((found) => (needsSomebody(found) ? telling(found, ground, context) : [])),
    ...labelling(ground, now),
    ...movable.flatMap((found) => migrating(found, ground, context)),
  ];
}

function settling(
  found: LocatedWorkflow,
  ground: BranchContext,
  context: ModeContext,
): readonly SweepOperation[] {
  const { pull, cards, own } = ground;
  const card = cards.get(found.key);
  const issue = own.get(found.key);
  return [
    ...(pull && card && !isSettled(card.body, found, context)
      ? [{ kind: 'settle', found, at: pull.number, as: 'comment' } as const]
      : []),
    ...(issue?.open && !wasTold(issue.body, found)
      ? [
          ...(isSettled(issue.body, found, context)
            ? []
            : [{ kind: 'settle', found, at: issue.number, as: 'issue' } as const]),
          { kind: 'close', issue: issue.number, key: found.key } as const,
        ]
      : []),
  ];
}

function isSettled(body: string, found: LocatedWorkflow, context: ModeContext): boolean {
  return (
    saysSettled(body) || wasTold(body, found) || isAsDrawn(body, fingerprint(found, OPEN, true, context))
  );
}

/** Of this very commit the same was said, no matter by whom: then it is still so. */
function wasTold(body: string, { scanned }: LocatedWorkflow): boolean {
  const mark = readMark(body);
  return mark?.decision === decisionDigest(scanned) && mark.sha === scanned.commit && !saysSettled(body);
}

/** Nothing has changed. */
export const OPEN: CardOutcome = { kind: 'open' };

/** A reminder of a waiting workflow is sent once in each `stale-after`. */
function turnFor({ scanned, recovery }: LocatedWorkflow, context: ModeContext): CardOutcome {
  const { now, staleAfter } = settingsFor(context.settings, scanned.format);
  const { at } = recovery.activity;
  const times = at === null ? 0 : Math.floor((now - at) / staleAfter);
  if (scanned.decision.action !== 'wait' || times < 1) return OPEN;
  return { kind: 'reminder', waited: times * staleAfter };
}

function telling(
  found: LocatedWorkflow,
  ground: BranchContext,
  context: ModeContext,
): readonly SweepOperation[] {
  const { pull, cards, own } = ground;
  const turn = turnFor(found, context);
  const issue = own.get(found.key);
  if (pull && !pull.locked) {
    const alone = [...cards.keys(), ...ground.found.filter(needsSomebody).map(({ key }) => key)].every(
      (key) => key === found.key,
    );
    const drawn = isAsDrawn(cards.get(found.key)?.body ?? null, fingerprint(found, turn, alone, context));
    return [
      ...(drawn ? [] : [{ kind: 'card', found, pull: pull.number, turn, alone } as const]),
      ...(issue?.open ? [{ kind: 'close', issue: issue.number, key: found.key } as const] : []),
    ];
  }
  const wanted = issue === undefined ? needsIssue(found) : issue.open;
  if (!ground.issues || !wanted) return [];
  if (issue && isAsDrawn(issue.body, fingerprint(found, turn, true, context))) return [];
  return [{ kind: 'issue', found, number: issue?.number ?? null, turn }];
}

function migrating(
  found: LocatedWorkflow,
  { others, pulls, memo }: BranchContext,
  context: ModeContext,
): readonly SweepOperation[] {
  if (pulls === null) return [];
  const migration = migrationOf(found, others, context);
  if (migration.kind !== 'due') return [];
  const { effect } = migration;
  const open = openFor(effect, pulls);
  return isProposed(effect, open, memo, context.hub.facts.account)
    ? []
    : [{ kind: 'migrate', found, effect, open }];
}

// What a sweep folds at a branch: cards and issues of one workflow that stand there more than once.

/** Until then a list of comments may lack what two runs made at once; later ones were checked already. */
const YOUNG = { from: MINUTE, to: 2 * DAY };

/** Everything to be folded; a young card is checked again together with all comments. */
function folding(ground: BranchContext, now: number): readonly SweepOperation[] {
  const { pull, cards, own, twins, found, allCards } = ground;
  const issues = found.flatMap(({ key }): readonly SweepOperation[] => {
    const [issue, others] = [own.get(key), twins.get(key)?.length ?? 0];
    if (!issue || others === 0) return [];
    const { number: at, title, body } = issue;
    return [{ kind: 'fold', key, at, as: 'issue', title, body, others }];
  });
  if (pull === null || pull.locked) return issues;
  const comments = [...cards].flatMap(([key, { body, others }]): readonly SweepOperation[] =>
    others === 0 ? [] : [{ kind: 'fold', key, at: pull.number, as: 'comment', title: '', body, others }],
  );
  const isYoung = [...cards.values()].some(({ createdAt }) => {
    const age = now - Date.parse(createdAt);
    return age > YOUNG.from && age < YOUNG.to;
  });
  const look: readonly SweepOperation[] = isYoung && !allCards ? [{ kind: 'look', pull: pull.number }] : [];
  return [...issues, ...comments, ...look];
}
