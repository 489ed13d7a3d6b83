// spec-workflow-mcp: requirements, design and numbered tasks in `.spec-workflow/specs/<name>/`, approvals.
import type { CheckList, CheckListSyntax } from '../../formkit/check-list.ts';
import { checkListFormat, type ListContext } from '../../formkit/check-list-format.ts';
import { unfit } from '../../formkit/choices.ts';
import { looseBoxes, looseNotes } from '../../formkit/lists/stray-boxes.ts';
import { textAt, textNeeds } from '../../formkit/outputs.ts';
import { currentStep, withStep } from '../../formkit/workflow-state.ts';
import type { ChoiceContext } from '../../model/choice.ts';
import { defineFormat } from '../../model/format.ts';
import { baseOf } from '../../model/path.ts';
import type { Current, WorkflowState } from '../../model/workflow.ts';
import { joinPath } from '../../text/markdown/path-lists.ts';
import { firstOf } from '../../text/plural.ts';
import { approvalsOf, type Request, requestPaths, requestsAt } from './approvals.ts';
import { belowHeadings } from './headings.ts';
import { CLOSING, DASHBOARD, DOCUMENTS, PLANNING, REVISE, WORKING } from './stages.ts';

/** Source: the tool's `task-parser`: it looks at lines alone, and a line without a number is no task. */
const LIST: CheckListSyntax = {
  id: /^(\d+(?:\.\d+)*)[ \t]*\\?\.?[ \t]+/,
  idNeeded: true,
  dotted: true,
  everywhere: true,
  marks: { ' ': 'open', x: 'done', X: 'done', '-': 'active', '~': 'blocked' },
  why: /_Blocked:[ \t]*([^\s_].*?)_?[ \t]*$/i,
};

const listed = checkListFormat({
  id: 'spec-workflow',
  title: 'spec-workflow-mcp',
  where: '`.spec-workflow/specs/<name>/tasks.md`',
  state: '.spec-workflow/specs/{feature}/tasks.md',
  beside: ['requirements.md', 'design.md'],
  list: LIST,
  meant(tasks, { site, snapshot }) {
    const reading = snapshot.text(site.path);
    return reading.ok ? belowHeadings(tasks, reading.text) : tasks;
  },
  ownPlace: true,
  documents: DOCUMENTS,
  planning: PLANNING,
  working: WORKING,
  closing: CLOSING,
  activeMark: '-',
  saves: [
    'Set a task to [-] as it begins; the tool wants log-implementation called before it is set to [x].',
    `An approval is asked for by the tool (approvals, action "request") and given in ${DASHBOARD} alone.`,
  ],
  begin: 'Ask for a new spec; spec-workflow-guide says how, and requirements.md comes first.',
  needs: ({ home, snapshot }) => textNeeds(requestPaths(home, snapshot), snapshot),
  refine: refined,
  choices: { approve },
});

/** An approval is given elsewhere, so it is not offered. */
export const specWorkflow = defineFormat<CheckList>({
  ...listed,
  refuses: (at) => [...(listed.refuses?.(at) ?? []), 'approve'],
});

/** @throws UserError always: the tool takes no word for an approval */
function approve(at: ChoiceContext<CheckList>): never {
  throw unfit(at, 'an approval by word', `one that is given in ${DASHBOARD}`, 'Answer the request there.');
}

/** The documents in the order in which they are made. */
const ORDER = [...DOCUMENTS.map(({ id }) => id), PLANNING.id];

/** @throws StateError for a request that cannot be read */
function refined(state: WorkflowState, at: ListContext): WorkflowState {
  const requests = newest(requestsAt(at.home, at.snapshot));
  const furthest = furthestOf(state, at);
  const waiting = requests.filter(({ turn }) => turn === 'waits');
  const back = requests.filter(
    ({ turn, document }) => turn === 'back' && (document ?? furthest) === furthest,
  );
  const odd = requests.filter(({ turn }) => turn === null).map(({ word }) => word);
  const asked = requests.length > 0;
  const waits = waitsFor(waiting, furthest);
  const revised = waits === null ? revises(back, furthest) : null;
  return {
    // What came back is not finished: an agent would leave it alone otherwise.
    ...(revised === null ? state : withStep(state, revised.id, { finished: false })),
    status:
      odd.length > 0 || state.status === 'unknown' ? 'unknown' : waiting.length > 0 ? 'waiting' : 'active',
    words: [...state.words, ...odd],
    folders: asked ? [...state.folders, approvalsOf(at.home)] : state.folders,
    current: waits ?? revised ?? state.current,
    notes: [
      ...state.notes,
      ...numberlessNotes(at),
      ...backNotes(revised === null ? [] : back),
      ...notesOf(requests, asked, furthest, at),
    ],
  };
}

/** How a box is written at all, with a number or without. */
const EVERY_BOX: CheckListSyntax = { everywhere: true, marks: LIST.marks ?? {} };

function numberlessNotes({ site, snapshot, tree, stray }: ListContext): readonly string[] {
  const text = tree.items.length > 0 ? (textAt(site.path, snapshot) ?? '') : '';
  return looseNotes(
    looseBoxes(text, [...tree.items, ...stray], EVERY_BOX),
    'without a number ({lines}): no task',
  );
}

/** The last document that is there: what came before it was approved, or it would not be. */
function furthestOf({ steps }: WorkflowState, { tree }: ListContext): string {
  if (tree.items.length > 0) return PLANNING.id;
  return ORDER.findLast((id) => steps.some((step) => step.id === id && step.finished)) ?? 'requirements';
}

/** Of several requests for one document the last counts. */
function newest(requests: readonly Request[]): readonly Request[] {
  return requests.filter(
    (one, i) =>
      one.document === null || !requests.slice(i + 1).some(({ document }) => document === one.document),
  );
}

function waitsFor(waiting: readonly Request[], furthest: string): Current | null {
  const [first] = waiting;
  if (first === undefined) return null;
  const names = [...new Set(waiting.map(({ document }) => document ?? 'a request'))];
  return currentStep(first.document ?? furthest, {
    waits: 'awaiting-approval',
    waitsFor: [`${names.join(', ')}, answered only in ${DASHBOARD}`],
  });
}

/** Sent back or rejected: the agent's turn. */
function revises(back: readonly Request[], furthest: string): Current | null {
  const [first] = back;
  if (first === undefined) return null;
  return currentStep(first.document ?? furthest, { output: 'partial', manner: 'continue', how: REVISE });
}

/** Where the comments of the person who sent a document back are. */
function backNotes(back: readonly Request[]): readonly string[] {
  return back.length === 0
    ? []
    : [`Sent back by ${firstOf(back.map(({ path }) => path))}, where the comments are.`];
}

function notesOf(
  requests: readonly Request[],
  asked: boolean,
  furthest: string,
  at: ListContext,
): readonly string[] {
  const given = requests.filter(({ turn }) => turn === 'given').map(({ path }) => baseOf(path));
  const old = requests.filter(
    ({ turn, document }) => turn === 'back' && document !== null && document !== furthest,
  );
  const planning = !asked && at.tree.items.length === 0;
  const lacking = withoutLog(at);
  return [
    ...(given.length === 0
      ? []
      : [`Approved, and to be deleted before it goes on (approvals, action "delete"): ${firstOf(given)}.`]),
    ...(old.length === 0
      ? []
      : [`Sent back once, and gone on with since: ${old.map(({ document }) => document).join(', ')}.`]),
    ...(planning ? ['No request is on disk: the approval was given, or never asked for.'] : []),
    ...(lacking.length === 0 ? [] : [`Done without a log in Implementation Logs: ${firstOf(lacking)}.`]),
  ];
}

/** Done tasks that the folder of logs does not name; where there is no such folder the version had none. */
function withoutLog({ home, snapshot, tree }: ListContext): readonly string[] {
  const logs = snapshot.list(joinPath(home, 'Implementation Logs')).map(({ path }) => baseOf(path));
  if (logs.length === 0) return [];
  const logged = new Set(
    logs.flatMap((name) => /^task-(\d+(?:[.-]\d+)*)_/.exec(name)?.[1]?.replaceAll('-', '.') ?? []),
  );
  return tree.leaves.filter(({ id, status }) => status === 'done' && !logged.has(id)).map(({ id }) => id);
}
