// Which phase of which item a workflow stands at, by docs/formats/sdd.md.
import { firstReady, isDone, isFinished, type Leaf, leafNamed, type PhaseOfItem } from './items.ts';
import { BEFORE_ITEMS, type ItemPhase, LAST_STEP, meaningIn, PHASES, STEPS } from './vocabulary.ts';
import { isMade, madeOf, type OpenSolicitation, type WorkflowContext } from './workflow-context.ts';

/** How the work stands; each has its own sentence on how to go on. */
export type WorkState =
  | 'solicitation' // questions are being asked
  | 'asked-out' // every question is settled, and the spec is to be written
  | 'absent' // what the phase makes is not there
  | 'hollow' // of what the phase makes nothing but headings is there
  | 'waits' // a person must approve
  | 'draft' // what the phase makes is there and not approved
  | 'implementing'
  | 'changes' // a review asked for changes
  | 'unbegun' // the phase before is over, this one has not begun
  | 'reviewing' // the review is being prepared
  | 'no-items'; // the phase is under way and no item is written yet

export interface ItemPosition {
  readonly phase: ItemPhase;
  /** `null`: no item is written. */
  readonly leaf: Leaf | null;
  readonly manner: WorkState;
  readonly asked: OpenSolicitation | null;
}

/** `open`: the lowest item with an unfinished spec; where every spec is done, with an unfinished plan. */
type Row = (ground: WorkflowContext, open: PhaseOfItem | null) => ItemPosition | null;

/** Read from top to bottom beside docs/formats/sdd.md. */
const ROWS: readonly Row[] = [
  // a review of the item at hand, which a person was shown, before other items are begun
  (ground) => {
    const one = headHeld(ground);
    return one ? at(one, 'waits') : null;
  },
  // an epic's own file waits for a person, before its children are begun
  (ground) => {
    const one = epicHeld(ground);
    return one ? at(one, 'waits') : null;
  },
  // a solicitation that is not complete
  ({ asked, leaves }) => {
    const one = asked.find(
      ({ solicitation, leaf }) => !solicitation.complete && (leaf || leaves.length === 0),
    );
    if (!one) return null;
    const manner = isAskedOut(one) ? 'asked-out' : 'solicitation';
    return { phase: 'spec', leaf: one.leaf, manner, asked: one };
  },
  // the lowest item with an unfinished spec or plan, its file absent or without a word
  (ground, open) => {
    const made = open ? madeOf(open.phase, open.leaf, ground) : 'words';
    return open && made !== 'words' ? at(open, made === 'hollow' ? 'hollow' : 'absent') : null;
  },
  // a person's word is waited for, which comes before all that is in progress
  (ground, open) => {
    const one = waitingIn(ground, open)[0];
    return one ? at(one, 'waits') : null;
  },
  // the same item, its file there
  (_, open) => (open ? at(open, 'draft') : null),
  // an implementation in progress, of the item that `current` names if it is one of several
  ({ leaves, named }) => {
    const working = leaves.filter(({ marks }) => marks.implement.meaning === 'working');
    const one = working.find((leaf) => leaf === named) ?? working[0];
    return one ? at({ phase: 'implement', leaf: one }, 'implementing') : null;
  },
  // a review asked for changes
  ({ leaves }) => {
    const one = leaves.find(({ marks }) => marks.review.meaning === 'changes');
    return one ? at({ phase: 'implement', leaf: one }, 'changes') : null;
  },
  // every plan is approved, and this item is not finished
  (ground) => nextWork(ground),
  // no item is written yet
  ({ leaves }) =>
    leaves.length === 0 ? { phase: 'spec', leaf: null, manner: 'no-items', asked: null } : null,
];

const at = ({ phase, leaf }: PhaseOfItem, manner: WorkState): ItemPosition => ({
  phase,
  leaf,
  manner,
  asked: null,
});

/** `null` where every item is finished. */
export function standingOf(ground: WorkflowContext): ItemPosition | null {
  const open = openIn(ground.leaves);
  for (const row of ROWS) {
    const standing = row(ground, open);
    if (standing) return standing;
  }
  return null;
}

/** Its last step is reached, and none of its questions is open. */
function isAskedOut({ solicitation: { step, questions } }: OpenSolicitation): boolean {
  return step === LAST_STEP && questions.every(({ state }) => state !== 'open');
}

function openIn(leaves: readonly Leaf[]): PhaseOfItem | null {
  for (const phase of ['spec', 'plan'] as const) {
    const open = leaves.filter((one) => !isDone(one, phase));
    const leaf = firstReady(open, leaves, (one) => isDone(one, phase));
    if (leaf) return { phase, leaf };
  }
  return null;
}

/**
 * The item that `current` names, at `spec_review` or `plan_review` with its file there. An item with one
 * status has that word itself. A plan is reviewed once its own spec is approved: else the step is an old one.
 */
export function headHeld(ground: WorkflowContext): PhaseOfItem | null {
  const { step, named: leaf } = ground;
  if (!leaf) return null;
  const phase = (['spec', 'plan'] as const).find((one) =>
    leaf.single ? leaf.marks[one].meaning === 'review' : step.word === `${one}_review`,
  );
  if (phase === undefined || isDone(leaf, phase) || !isMade(phase, leaf, ground)) return null;
  return phase === 'spec' || isDone(leaf, 'spec') ? { phase, leaf } : null;
}

/** An epic at `spec_review` or `ready_for_review` whose file is there and not approved. */
function epicHeld(ground: WorkflowContext): PhaseOfItem | null {
  const { step, epics, currentName } = ground;
  const named = leafNamed(currentName.found, epics);
  for (const phase of ['spec', 'plan'] as const) {
    const held = epics.find((epic) => {
      const { meaning } = epic.marks[phase];
      const marked = meaning === 'review' || meaning === 'again';
      const stepped = epic === named && step.word === `${phase}_review` && meaning !== 'done';
      return (marked || stepped) && isMade(phase, epic, ground);
    });
    if (held) return { phase, leaf: held };
  }
  return null;
}

/** Everything that waits for a person's approval, what the work stands at first. */
export function waitingIn(
  ground: WorkflowContext,
  open: PhaseOfItem | null = openIn(ground.leaves),
): readonly PhaseOfItem[] {
  const { leaves } = ground;
  const own = open && heldByStep(open, ground) ? [open] : [];
  const marked = PHASES.flatMap((phase) =>
    leaves
      .filter(({ marks }) => ['review', 'again'].includes(marks[phase].meaning ?? ''))
      .map((leaf): PhaseOfItem => ({ phase, leaf })),
  ).filter(({ phase, leaf }) => phase === 'review' || isMade(phase, leaf, ground));
  const first = marked.filter((one) => one.leaf === open?.leaf && one.phase === open.phase);
  const firstOfAll = [headHeld(ground), epicHeld(ground)].flatMap((one) => one ?? []);
  // Of several in one phase the one that `current` names, which a person looks at.
  const leaf = ground.named;
  const stepped = open && leaf && !isDone(leaf, open.phase) ? { phase: open.phase, leaf } : null;
  const named = [
    ...(stepped && heldByStep(stepped, ground) ? [stepped] : []),
    ...marked.filter((one) => one.leaf === leaf && (open === null || one.phase === open.phase)),
  ];
  const all = [...firstOfAll, ...named, ...own, ...first, ...marked, ...reviewByStep(ground, open)];
  return all.filter((one, i) => all.findIndex((other) => same(one, other)) === i);
}

function same(one: PhaseOfItem, other: PhaseOfItem): boolean {
  return one.leaf === other.leaf && one.phase === other.phase;
}

/** `spec_review` holds an unfinished spec, `plan_review` a plan, `ready_for_review` whichever it is. */
function heldByStep({ phase, leaf }: PhaseOfItem, ground: WorkflowContext): boolean {
  const { word } = ground.step;
  return (word === 'ready_for_review' || word === `${phase}_review`) && isMade(phase, leaf, ground);
}

/** `step: ready_for_review` after the plans: the implementation of the item at hand is to be reviewed. */
function reviewByStep(
  { step, leaves, named }: WorkflowContext,
  open: PhaseOfItem | null,
): readonly PhaseOfItem[] {
  if (open || step.word !== 'ready_for_review') return [];
  const begun = leaves.filter((leaf) => {
    const { implement, review } = leaf.marks;
    const built = implement.meaning === 'done' || implement.meaning === 'working';
    return built && review.meaning === 'pending';
  });
  const one = begun.find((leaf) => leaf === named) ?? begun[0];
  return one ? [{ phase: 'review', leaf: one }] : [];
}

/** The first unfinished item whose dependencies are finished, in list order, whatever `current` names. */
function nextWork({ leaves, phase, step }: WorkflowContext): ItemPosition | null {
  const rest = leaves.filter((leaf) => !isFinished(leaf));
  const leaf = firstReady(rest, leaves, isFinished);
  if (!leaf) return null;
  const under: ItemPhase | null =
    meaningIn(STEPS, step.word) ?? PHASES.find((one) => one === phase.word) ?? null;
  if (!isDone(leaf, 'implement'))
    return at({ phase: 'implement', leaf }, under === 'implement' ? 'implementing' : 'unbegun');
  const begun = under === 'review' || leaf.marks.review.meaning === 'working';
  return at({ phase: 'review', leaf }, begun ? 'reviewing' : 'unbegun');
}

/** The head says that everything is over (`phase: complete`, `step: done`). */
export function saysOver({ phase, step }: Pick<WorkflowContext, 'phase' | 'step'>): boolean {
  return phase.word === 'complete' || step.word === 'done';
}

/** Everything is over: every item is finished, or none is left and the head says so. */
export function isOver(ground: WorkflowContext): boolean {
  const { leaves, asked } = ground;
  if (leaves.length === 0)
    return saysOver(ground) && asked.every(({ solicitation }) => solicitation.complete);
  return leaves.every(isFinished);
}

/** The head speaks of work on items, and there is none. */
export function lacksItems({ leaves, phase, step, asked, doc }: WorkflowContext): boolean {
  if (leaves.length > 0 || asked.length > 0 || doc.places.size === 0) return false;
  if (BEFORE_ITEMS.has(step.word) || saysOver({ phase, step })) return false;
  return step.found !== null || (phase.found !== null && phase.word !== 'spec');
}
