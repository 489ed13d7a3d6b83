// What an agent is told beside the step: one line for each fact that its task depends on (decision, §6).
import type { ProjectFacts, TaskFile, Verdict } from '../../model/bot/verdict.ts';
import type { Status } from '../../model/workflow.ts';

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
  if (lines === 0) return `${written} is empty`;
  return `${written} has ${lines} ${lines === 1 ? 'line' : 'lines'}`;
}
