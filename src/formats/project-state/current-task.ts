// The task that a project is at, what a verdict makes of it, and what its agent is told beside it.
import { isPlainId } from '../../formkit/items.ts';
import { currentStep, owedFile } from '../../formkit/workflow-state.ts';
import type { ProjectFacts, TaskFile, Verdict } from '../../model/bot/verdict.ts';
import type { Artifact, Current, Status } from '../../model/workflow.ts';
import { counted } from '../../text/plural.ts';
import { unsafePath } from '../../text/safe-path.ts';
import { namedIn } from './action-files.ts';
import { nextOf, unreadableLists } from './column-values.ts';
import { isGone, isThere, restartOf, saysCompleted, saysCreated } from './evaluate.ts';
import { cellOf, type StateRow } from './rows.ts';
import { writesTests } from './task-files.ts';

/** How each verdict stands in the words of the hub (docs/formats/project-state.md). */
const SAYS: Readonly<Record<Verdict['action'], (facts: ProjectFacts) => Partial<Current>>> = {
  continue_task: (facts) => ({
    output: 'partial',
    manner: 'continue',
    how: `Assign it to its agent again and have it continue ${shownBy(facts)}; do not restart it.`,
  }),
  restart_task: (facts) => ({ how: `Have it begin ${begunWhy(facts)}.` }),
  next_task: () => ({ output: 'complete' }),
  human_review: () => ({ unclear: true }),
};

/** What the work goes on from: what the last action says, where that alone speaks of progress. */
function shownBy(facts: ProjectFacts): string {
  const said = saysCreated(facts) && !facts.taskFiles.some(isThere);
  return said ? 'from what its last action says' : 'what the files show';
}

/** Why it begins: a person's word, what is missing, or a model's word. */
function begunWhy(facts: ProjectFacts): string {
  const { taskFiles, tests } = facts;
  const by = restartOf(facts);
  if (by === 'retry') return 'again: a person chose that, whatever is there of it';
  if (by === 'skip') return 'now: a person passed over the task before it';
  if (taskFiles.length > 0 && taskFiles.every(isGone))
    return 'again: every file that it names is absent or empty';
  if (taskFiles.length === 0 && writesTests(facts) && tests.every(isGone))
    return 'again: no test file has anything in it';
  return 'again, as its evaluator says';
}

/** Contract: next_task without pending tasks advances all the same, to a task that somebody must name. */
const NO_NEXT = 'Assign the next task: no pending task is listed. Or complete the project.';

/** What says that the task is done, as far as it does: its files count only where all of them are there. */
function proofOf(facts: ProjectFacts): {
  readonly shown: boolean;
  readonly words: string;
  /** What speaks against it; `''`: nothing. */
  readonly but: string;
} {
  const { taskFiles, testsPass } = facts;
  const shown = taskFiles.length > 0 && taskFiles.every(isThere);
  const gone = taskFiles.filter(isGone).length;
  const by = [
    ...(saysCompleted(facts) ? ['its last action says'] : []),
    ...(shown ? ['the files that it names show'] : []),
    ...(testsPass === true ? ['its tests are said to show'] : []),
  ];
  const told = by.length === 0 ? 'is taken as done' : `is done, as ${by.join(' and ')}`;
  const but = [
    ...(gone === 0
      ? []
      : [
          ` But of the files that it names ${counted(gone, 'is', 'are')} absent or empty: ` +
            'look for them first.',
        ]),
    ...(testsPass === false ? [' But its tests are said to fail: look at them first.'] : []),
  ];
  return { shown, words: `the task before it ${told}.`, but: but.join('') };
}

/** A list that cannot be read may name one. That the task is done may be a model's word, too. */
function noNext(row: StateRow, verdict: Verdict | null, but: string): Partial<Current> {
  if (unreadableLists(row).length === 0) return { nextUnnamed: true, nextHow: `${NO_NEXT}${but}` };
  if (verdict?.action !== 'next_task') return {};
  return { unclear: true, output: 'none', how: 'The task looks done; correct the list of pending tasks.' };
}

/** `null` where an active project has no task: then nothing can be said. A paused one may be at none. */
export function currentOf(
  row: StateRow,
  facts: ProjectFacts,
  status: Status,
  verdict: Verdict | null,
): Current | null {
  const { task } = facts;
  if (task === null && status !== 'waiting') return null;
  const next = nextOf(row);
  const said = verdict === null ? {} : SAYS[verdict.action](facts);
  const { shown, words, but } = proofOf(facts);
  return currentStep(task === null || isPlainId(task) ? (task ?? '') : 'current-task', {
    line: cellOf(row, 'task')?.line ?? row.line,
    waits: status === 'waiting' ? 'paused' : null,
    next: next === null || isPlainId(next) ? next : 'next-task',
    nextHow: `Assign it; ${words}${but}`,
    ...(shown ? {} : { saidDone: true }),
    ...said,
    ...(next === null ? noNext(row, verdict, but) : {}),
  });
}

/** A project that is called completed in an export of which a row was cut off: it is not believed. */
export function heldOpen(row: StateRow, { task }: ProjectFacts): Current {
  return currentStep(task === null || isPlainId(task) ? (task ?? '') : 'current-task', {
    line: cellOf(row, 'status')?.line ?? row.line,
    unclear: true,
    how:
      'Its row says that it is completed, but the last line of the export is cut off and may be a later ' +
      'row: export the table again.',
    mayAlso: ['manual'],
  });
}

/** The files that the last action names, as what the current task has to show. */
export function artifactsOf(row: StateRow, { lastAction, taskFiles }: ProjectFacts): readonly Artifact[] {
  const line = cellOf(row, 'lastAction')?.line ?? row.line;
  return namedIn(lastAction).map(({ written, path, unsafe }, i) => {
    const found = taskFiles[i]?.path ?? null;
    const safe = path !== null && unsafePath(path) === null ? path : null;
    return owedFile(written, {
      path: found ?? (unsafe === null ? safe : null),
      unsafe: found === null ? unsafe : null,
      line,
    });
  });
}

/** Paths that a line names at most. */
const NAMED = 10;

/** Characters of a text from the row that a line repeats at most. */
const LONGEST = 300;

/** `continue implement_auth: auth.py has 100 lines`; names are from the row and untrusted. */
export function contextOf(facts: ProjectFacts, status: Status, verdict: Verdict | null): readonly string[] {
  const { task, agent, lastAction, completedTasks, pendingTasks, changedSince, testsPass } = facts;
  if (task === null || (status !== 'active' && status !== 'waiting')) return [];
  const order = verdict ? ORDERS[verdict.action] : 'paused at';
  const files = verdict ? facts.taskFiles.map(stateOfFile) : [];
  const next = pendingTasks.find((id) => id !== task);
  const changed = changedSince === 'unavailable' ? [] : changedSince;
  const more = changed.length > NAMED ? ', …' : '';
  return [
    `${order} ${task}${files.length === 0 ? '' : `: ${files.join(', ')}`}`,
    ...(agent === null ? [] : [`agent: ${agent}`]),
    ...(lastAction === null ? [] : [`last action: ${lastAction}`]),
    `tasks completed: ${completedTasks}${next === undefined ? '' : `, next: ${next}`}`,
    ...(testsPass === null ? [] : [`tests: said to ${testsPass ? 'pass' : 'fail'}`]),
    ...(changed.length === 0 ? [] : [`changed since: ${changed.slice(0, NAMED).join(', ')}${more}`]),
    ...(verdict ? [`why: ${verdict.reasoning}`] : []),
  ].map(onOneLine);
}

function onOneLine(text: string): string {
  const flat = text.replace(/[\p{C}\p{Z}]+/gu, ' ').trim();
  return flat.length > LONGEST ? `${flat.slice(0, LONGEST)}…` : flat;
}

const ORDERS: Readonly<Record<Verdict['action'], string>> = {
  continue_task: 'continue',
  restart_task: 'restart',
  next_task: 'appears complete:',
  human_review: 'a person must look at',
};

function stateOfFile({ written, path, lines, doubtful }: TaskFile): string {
  if (doubtful === true) return `${written} cannot be told`;
  if (path === null) return `${written} is not there`;
  if (lines === null) return `${written} is there`;
  if (lines === 0) return `${written} is empty, but for comments or headings`;
  return `${written} has ${lines} ${lines === 1 ? 'line' : 'lines'}`;
}
