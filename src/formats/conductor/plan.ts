// A track's plan.md as the tool takes it: which boxes a done task closes, and which task comes next.
import type { CheckListSyntax, CheckListTask } from '../../formkit/check-list.ts';
import type { ItemTree } from '../../formkit/items.ts';

/** `- [ ] Task: …` below `## Phase 2: …`, its parts four blanks deeper (newTrack.toml). */
export const LIST: CheckListSyntax = {
  id: /^(?:\*\*)?Task:?(?:\*\*)?:?[ \t]+/i,
  outline: /^[^\d\s]*[ \t]*(\d{1,4})(?!\d)|^phase\b/i,
  marks: { ' ': 'open', '~': 'active', x: 'done', X: 'done' },
};

/** The commits that the tool adds to the lines of a task and a phase once they are done. */
export const COMMITS =
  /[ \t]{0,4}\[checkpoint:[^\]\n]{0,80}\]|[ \t]{1,4}[`[]?[0-9a-f]{7,40}[`\]]?(?=[ \t]{0,4}\r?$)/gim;

/** A list of tasks alone is any tool's; a plan names its phases or tasks. */
const SIGN =
  /\bTask:|^#{1,6}[ \t].*\b(?:Phase|Plan)\b|\[checkpoint:|Conductor -|\(Protocol in workflow\.md\)/im;

export const isPlan = (text: string): boolean => SIGN.test(text);

/**
 * The last task of a phase, where the agent stops until a person says yes (templates/workflow.md); newer
 * plans call it "Phase Verification & Checkpoint".
 */
const VERIFICATION =
  /^\W*(?:Conductor[ \t]*[-–—:][ \t]*)?(?:User Manual Verification\b|Phase Verification (?:&|and) )/i;

export const isVerification = ({ title }: Pick<CheckListTask, 'title'>): boolean => VERIFICATION.test(title);

/** The commit that a phase's heading names: it is made once a person has verified the phase. */
const CHECKPOINT = /\[checkpoint:[ \t]*`?([0-9a-f]{7,40})`?\]/i;

/** `null` where no commit is named, or a gap of the template stands in its place. */
export const checkpointOf = (section: string | null): string | null =>
  CHECKPOINT.exec(section ?? '')?.[1] ?? null;

/** `2.1`: the phase is the number before the first point; `null` for a plan without numbered phases. */
export const phaseOf = (id: string): string | null => /^([^.]*)\./.exec(id)?.[1] ?? null;

/** A done task closes its parts, and a phase with a checkpoint was verified. */
export function closedByTool(tasks: readonly CheckListTask[]): readonly CheckListTask[] {
  const over = new Set<string>();
  return tasks.map((task) => {
    const verified = isVerification(task) && checkpointOf(task.section) !== null;
    const closed = task.status === 'done' || verified || (task.parent !== null && over.has(task.parent));
    if (closed) over.add(task.id);
    return closed ? { ...task, status: 'done' } : task;
  });
}

/** The task at the margin that a box belongs to: the one that the tool marks and records a commit for. */
export function topOf(id: string, tree: Pick<ItemTree<CheckListTask>, 'by'>): CheckListTask | null {
  let task = tree.by(id);
  // A list of n boxes has no deeper nesting than n, and a parent always stands before its parts.
  while (task !== null && task.parent !== null) task = tree.by(task.parent);
  return task;
}

/**
 * What the tool takes next. A verification that was passed over, with work of a later phase begun, is put
 * off to the end as the tool does it.
 */
export function nextIn(tree: ItemTree<CheckListTask>): CheckListTask | null {
  const isWork = (task: CheckListTask) => {
    const top = topOf(task.id, tree);
    return top !== null && !isVerification(top);
  };
  const lastBegun = tree.items.findLastIndex(
    (task) => isWork(task) && (task.status === 'done' || task.status === 'active'),
  );
  const places = new Map(tree.items.map(({ id }, place) => [id, place]));
  const putOff = (task: CheckListTask) => !isWork(task) && (places.get(task.id) ?? 0) < lastBegun;
  const { next, ready } = tree;
  return next !== null && putOff(next) ? (ready.find((task) => !putOff(task)) ?? next) : next;
}
