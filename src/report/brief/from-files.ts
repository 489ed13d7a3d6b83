// What a brief copies from the repository's files: data, never instructions.
import type { Recovery } from '../../model/recovery.ts';
import type { Finding } from '../../model/rule.ts';
import type { LastChange, SafePoint } from '../../model/snapshot.ts';
import type { Spec, WorkflowState } from '../../model/workflow.ts';
import { unifiedDiff } from '../../text/diff.ts';
import { isOurs } from '../quote-names.ts';
import { askedOf, type ScanWorkflow } from '../scan/scan.ts';
import type { BriefProject, FromFiles } from './shape.ts';

/** Safe points that a brief names; the newest are what one goes back to. */
const SAFE_POINTS = 5;

/** The newest safe points, as many as a brief names. */
export function safePointsOf(state: WorkflowState | null): readonly SafePoint[] {
  return (state?.safePoints ?? []).slice(0, SAFE_POINTS);
}

/** Everything that files say of a workflow, for one block of a brief. */
export function fromFiles(
  state: WorkflowState | null,
  findings: readonly Finding[],
  scanned: ScanWorkflow,
  { remarks, commits, head }: Told,
): FromFiles {
  const questions = state?.questions ?? [];
  const open = questions.filter((question) => question.state === 'open').map(askedOf);
  // Of a question that needs nothing any more only an answer that is kept is worth a line.
  const answered = questions.filter(
    (one) => one.state === 'answered' || (one.state === 'closed' && one.answer),
  );
  return {
    title: scanned.title,
    status_text: scanned.status_text,
    pending: open,
    checkpoints: scanned.approvals ?? [],
    answered: answered.map((one) => ({
      ...askedOf(one),
      answer: one.answer ?? null,
      lost: one.state === 'answered' && one.answer === null,
    })),
    given: state?.given ?? [],
    decided: (state?.cleared ?? []).map(({ label }) => label),
    findings: findings.map(({ message }) => message),
    context: state?.context ?? [],
    project: projectOf(state),
    head_subject: head?.subject ?? null,
    commit_subjects: commits.map(({ subject }) => subject),
    safe_point_subjects: safePointsOf(state).map(({ subject }) => subject),
    spec_diff: diffOf(state?.spec ?? null),
    remarks,
    notes: state?.fileNotes ?? [],
  };
}

/** What else is told in words of files and commits. */
interface Told {
  readonly remarks: readonly string[];
  readonly commits: readonly LastChange[];
  readonly head: LastChange | null;
}

function projectOf(state: WorkflowState | null): BriefProject | null {
  if (!state?.facts) return null;
  const { goal, task, agent, lastAction, pendingTasks, taskFiles } = state.facts;
  return { goal, task, agent, last_action: lastAction, pending_tasks: pendingTasks, task_files: taskFiles };
}

function diffOf(spec: Spec | null): string | null {
  if (!spec?.lastMatch || spec.text === null || spec.matched !== null) return null;
  // A spec that only moved says what it said.
  return unifiedDiff(spec.path, spec.lastMatch.text, spec.text) || null;
}

export interface BriefNotes {
  /** Texts that may be shown as our own words. */
  readonly ours: readonly string[];
  /** Texts that repeat words of a file. */
  readonly remarks: readonly string[];
}

/** Notes made by Rekindle and proposals with what proves them right, each proposal as a whole on one side. */
export function notesOf(one: Recovery, scanned: ScanWorkflow): BriefNotes {
  const theirs = saidIn(one);
  const proposed = one.proposals.map(({ kind, summary, proof }) => [
    `A person may ask to ${kind}: ${summary}.`,
    ...proof.map((fact) => `Why that is right: ${fact}`),
  ]);
  const told = [...scanned.notes.map((note) => [note]), ...proposed];
  // What a format did not write has no words of files in it, and no file can have it set aside.
  const sources = new Set([...one.notes, ...proposed.flat()]);
  const isPlain = (lines: readonly string[]) =>
    lines.every((line) => isOurs(line, sources.has(line) ? theirs : []));
  return { ours: told.filter(isPlain).flat(), remarks: told.filter((lines) => !isPlain(lines)).flat() };
}

/** Names and texts that files have put into what is known of a workflow. */
export function saidIn({ feature, site, state }: Recovery): readonly string[] {
  const names = [feature, ...site.files, ...site.rivals];
  if (!state) return names;
  const { title, statusText, current, spec, facts } = state;
  return [
    ...names,
    ...[title, statusText, current?.id, current?.item, spec?.path, spec?.recorded?.found].flatMap((said) =>
      said == null ? [] : [said],
    ),
    ...(spec?.renamedTo ?? []),
    ...state.steps.flatMap(({ id, item = '', artifacts }) => [
      id,
      item,
      ...artifacts.flatMap(({ written, path }) => [written, path ?? '']),
    ]),
    ...state.questions.flatMap(({ id, question, options, answer }) => [
      id,
      question,
      ...options,
      ...(answer ? [answer.text] : []),
    ]),
    ...(state.given ?? []).flatMap(({ question, text }) => [question, text]),
    ...state.cleared.map(({ label }) => label),
    ...state.words.map(({ found }) => found ?? ''),
    ...state.timestamps.map(({ found }) => found),
    ...state.fileNotes,
    ...(state.safePoints ?? []).map(({ subject }) => subject),
    ...[facts?.goal, facts?.task, facts?.agent, facts?.lastAction].flatMap((said) => said ?? []),
    ...(facts?.pendingTasks ?? []),
  ];
}
