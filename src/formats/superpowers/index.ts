// Superpowers: one plan a file, whose tasks are lists of steps that are often done and seldom ticked.
import type { CheckList, CheckListTask } from '../../formkit/check-list.ts';
import {
  type CheckListTool,
  checkListFormat,
  type ListContext,
  type ListPlace,
} from '../../formkit/check-list-format.ts';
import { looseBoxes, looseNotes } from '../../formkit/lists/stray-boxes.ts';
import { headingAt, textAt, textNeeds } from '../../formkit/outputs.ts';
import { ongoingStep } from '../../formkit/workflow-state.ts';
import { defineFormat } from '../../model/format.ts';
import { folderOf } from '../../model/path.ts';
import type { Current, WorkflowState } from '../../model/workflow.ts';
import { linesOf } from '../../text/lines.ts';
import { kindsOf } from '../../text/markdown/blocks.ts';
import { counted, firstOf } from '../../text/plural.ts';
import { proofNeeds, showsNothingDone } from './evidence.ts';
import { type Ledger, type LedgerLine, ledgerOf, ledgerPaths } from './ledger.ts';

const SKILLS =
  'superpowers:subagent-driven-development, or superpowers:executing-plans where there are no subagents';

/** The header's quote names one of these skills; older plans were told by their tasks and steps alone. */
const HEADER = /superpowers:(?:subagent-driven-development|executing-plans)/;
const TASK = /^#{1,6}[ \t]+Task \d/m;
const HEADED = /^#{1,6}[ \t]+Task (\d+)/i;
const STEP = /^[ \t]*[-*+][ \t]+\[[ xX]\][ \t]+\**Step \d/m;

const TOOL: CheckListTool = {
  id: 'superpowers',
  title: 'Superpowers',
  where: '`docs/superpowers/plans/<date>-<name>.md`, before that `docs/plans/`',

  state: 'docs/superpowers/plans/{feature}.md',
  also: ['docs/plans/{feature}.md'],
  passed: [/-design$/i, /^readme$/i],

  // "### Task 2: Reader" with "- [ ] **Step 3: Run the tests**" is step 2.3; code and quotes hold no steps.
  list: { under: /^Task \d/i, outline: /^Task (\d+)/i },
  recognises: (text) => TASK.test(text) && (STEP.test(text) || HEADER.test(text)),
  meant: withLedger,

  documents: [],
  planning: {
    id: 'plan',
    name: 'the plan',
    is: 'breaks the work into tasks, each a list of small steps (the plan itself)',
    outputs: [],
    how: 'Write the plan with superpowers:writing-plans.',
  },
  working: {
    id: 'execute',
    name: 'the execution',
    is: 'does the steps in their order: a failing test, the code for it, a commit',
    outputs: [],
    begin: `Execute the plan task by task with ${SKILLS}; tick each step when it is done.`,
    how:
      `Go on at this step with ${SKILLS}; see in the commits what is done beyond the ticked steps, and do ` +
      'none of it again.',
  },
  untickedIsUnclear: true,
  begin: 'Write the plan with superpowers:writing-plans; the design in docs/superpowers/specs/ stays.',

  needs: ({ site, snapshot, tree }) => [
    ...textNeeds(ledgerPaths(site.path), snapshot),
    ...(tree.items.length > 0 && !tree.isBegun ? proofNeeds(site.path, snapshot) : []),
  ],
  refine: refined,
  choices: {
    fresh({ site, snapshot }) {
      const [ledger = ''] = ledgerPaths(site.path);
      return [site.path, ...(snapshot.entry(ledger) === null ? [] : [folderOf(ledger)])];
    },
  },
};

export const superpowers = defineFormat<CheckList>(checkListFormat(TOOL));

/** The number of the task that a step belongs to: `2` of `2.3`. */
function taskOf({ id }: CheckListTask): string {
  return id.split('.')[0] ?? id;
}

/** A task that the ledger calls complete is done with all its steps, ticked or not. */
function withLedger(
  tasks: readonly CheckListTask[],
  { site, snapshot }: ListPlace,
): readonly CheckListTask[] {
  const { complete } = ledgerOf(site.path, snapshot);
  if (complete.size === 0) return tasks;
  return tasks.map((one) => (complete.has(taskOf(one)) ? { ...one, status: 'done' } : one));
}

function refined(state: WorkflowState, at: ListContext): WorkflowState | null {
  const { site, snapshot, tree } = at;
  // Without steps below its tasks a plan keeps no progress: nothing is known of it.
  if (tree.items.length === 0) return null;
  const ledger = ledgerOf(site.path, snapshot);
  const { complete, takenBack } = ledger;
  const count = counted(complete.size, 'task');
  const told = `The ledger of its run calls ${count} complete; that counts as ticked.`;
  const bare = bareTasks(at, ledger);
  const open = state.ended === null ? null : openAtEnd(ledger, bare);
  return {
    ...state,
    ...(open === null ? {} : { status: 'active', ended: null }),
    title: titleOf(at),
    current: open ?? (state.current && judged(state.current, ledger.blocked, at)),
    notes: [
      ...state.notes,
      ...(complete.size === 0 ? [] : [told]),
      ...[...takenBack].map(openAfterAll),
      ...bareNotes(bare),
      ...outsideNotes(at),
    ],
  };
}

/** A task as its heading has it. */
interface Heading {
  readonly task: string;
  readonly line: number;
}

/** Tasks without a step that has a box, and of which the ledger says nothing. */
function bareTasks(
  { site, snapshot, tree }: ListContext,
  { complete, blocked, takenBack }: Ledger,
): readonly Heading[] {
  const lines = linesOf(textAt(site.path, snapshot) ?? '');
  const kinds = kindsOf(lines);
  const known = new Set([...tree.items.map(taskOf), ...complete, ...blocked, ...takenBack.keys()]);
  return lines.flatMap(({ text, number }, at) => {
    const task = kinds[at] === 'text' ? HEADED.exec(text)?.[1] : undefined;
    if (task === undefined || known.has(task)) return [];
    known.add(task);
    return [{ task, line: number }];
  });
}

function bareNotes(bare: readonly Heading[]): readonly string[] {
  if (bare.length === 0) return [];
  const tasks = firstOf(bare.map(({ task, line }) => `task ${task}, line ${line}`));
  return [`Without a step that has a box: ${tasks}. Nothing in the plan says whether that was done.`];
}

/** Why a plan is not over although every box that it has is ticked; `null`: it is. */
function openAtEnd({ blocked, takenBack }: Ledger, [bare]: readonly Heading[]): Current | null {
  const [stopped] = blocked;
  const [again] = takenBack;
  if (stopped === undefined && again === undefined && bare === undefined) return null;
  const why =
    stopped !== undefined
      ? `its ledger calls task ${stopped} blocked`
      : again === undefined
        ? `task ${bare?.task} has none, and nothing says whether it was done`
        : `its ledger says on line ${again[1].line} that task ${again[0]} is not complete`;
  const how = `Every box of the plan is ticked, but ${why}. A person must look.`;
  return ongoingStep('execute', { unclear: true, how, line: stopped || again ? null : (bare?.line ?? null) });
}

/** Boxes below no heading of a task, `### 2. Writer` for one: the tool's own tasks are numbered `Task 2`. */
function outsideNotes({ site, snapshot, tree, stray }: ListContext): readonly string[] {
  const boxes = looseBoxes(textAt(site.path, snapshot) ?? '', [...tree.items, ...stray]);
  return looseNotes(boxes, 'below no heading "Task N" ({lines}): no step');
}

function openAfterAll([task, { path, line, words }]: readonly [string, LedgerLine]): string {
  return (
    `The ledger of its run (${path}, line ${line}) says ${JSON.stringify(words)} of task ${task}: that is ` +
    'not complete, so that its boxes count. Correct that line if it is done.'
  );
}

function judged(current: Current, blocked: ReadonlySet<string>, at: ListContext): Current {
  const [stopped] = blocked;
  if (stopped !== undefined) {
    const how = `The run stopped at task ${stopped}, which its ledger calls blocked. A person must decide.`;
    return { ...current, unclear: true, begun: true, how };
  }
  if (at.tree.isBegun) return current;
  if (showsNothingDone(at.site.path, at.snapshot)) return { ...current, unclear: false };
  const how =
    'No step is ticked, which proves nothing for this tool. See in the commits what is done, tick it by ' +
    'hand, and go on from there.';
  return { ...current, how, mayAlso: ['manual'] };
}

/** The first heading, without the words that upstream's template puts after the name. */
function titleOf({ site, snapshot }: ListContext): string | null {
  return headingAt(site.path, snapshot)?.replace(/[ \t]+Implementation Plan$/i, '') ?? null;
}
