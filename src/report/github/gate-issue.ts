// The issue that asks people about a reported project, and our answers there (project-state's gates).
import type { Gate, Json, JsonMap, Project } from '../../model/bot/project.ts';
import { markerLine, readMarker } from '../../text/comment-marker.ts';
import { fence } from '../../text/escape.ts';
import { keyOf } from '../../text/hash.ts';
import { counted } from '../../text/plural.ts';
import { redact } from '../../text/redact.ts';
import { inertSentence } from '../escape-sentence.ts';
import { mdTable } from '../markdown/card.ts';
import { cell, dated, folded, listed } from './format.ts';
import { fitBody } from './truncate-body.ts';

/** Found again by it: one issue for each gate. */
export const gateKey = ({ projectId, key }: Pick<Gate, 'projectId' | 'key'>): string =>
  `gate-${keyOf('gate', projectId, key)}`;

/** What a person may write there, and what follows. Source: project-state, its four decisions. */
export const GATE_ORDERS = [
  { name: 'approve', does: 'go on with the current task as it is' },
  { name: 'retry', does: 'begin the current task again' },
  { name: 'skip', does: 'take the current task as done, and go on with the next one' },
] as const;
export type GateOrder = (typeof GATE_ORDERS)[number]['name'];

/** Whether one of our issues is that of a gate. */
export const isGateIssue = (body: string): boolean => readMarker(body)?.key.startsWith('gate-') === true;

/** What was reported last. */
export interface GateRow {
  readonly task: string | null;
  readonly agent: string | null;
  readonly lastAction: string | null;
  /** ISO 8601. */
  readonly at: string;
}

export interface GateView {
  readonly project: Project;
  /** `null`: it is not known any more. */
  readonly row: GateRow | null;
  /** The task that comes next; `null`: none is listed. */
  readonly next: string | null;
  readonly gate: Pick<Gate, 'projectId' | 'key' | 'reason' | 'details'>;
  /** What a language model said, word for word; `null`: none was asked. */
  readonly said: string | null;
  /** project-state's file state, as the history keeps it; `null`: nothing is known of the files. */
  readonly files: JsonMap | null;
}

/** UTF-16 units of a model's words. */
const MOST_SAID = 2000;

export function gateIssue(view: GateView): { title: string; body: string } {
  const { project, gate, said, next } = view;
  const lines = GATE_ORDERS.map(({ name, does }) => {
    const which = name === 'skip' ? (next === null ? ', once one is listed' : `: ${cell(next)}`) : '';
    return `- \`/${name}\`: ${does}${which}\n`;
  }).join('');
  // A secret that is cut in two would not be known as one.
  const words = said === null ? '' : redact(said).slice(0, MOST_SAID);
  const told = said === null ? '' : `The language model that was asked said:\n\n${fence(words, 'text')}`;
  const ask =
    `**Write one of these as a comment.** Nothing goes on before.\n\n${lines}\n` +
    'Anyone who may write here may decide. The answer is recorded with your name.\n';
  return {
    title: `Project ${project.id.slice(0, 8)} waits for a person`,
    body: fitBody([
      { name: 'the marker', rank: 0, head: `${markerLine({ key: gateKey(gate), project: project.id })}\n` },
      {
        name: 'the question',
        rank: 0,
        head: `## ${inertSentence(gate.reason)}\n\n${inertSentence(gate.details)}\n`,
      },
      { name: 'the project', rank: 0, head: mdTable(['What', 'Says'], rowsOf(view)) },
      { name: 'the files', rank: 1, head: filesOf(view.files) },
      { name: "the model's words", rank: 1, head: told },
      { name: 'what to write', rank: 0, head: ask },
    ]),
  };
}

function rowsOf({ project, row }: GateView): readonly (readonly [string, string])[] {
  return [
    ['Project', cell(project.id)],
    ['Goal', cell(project.goal)],
    ['Task', cell(row?.task ?? null)],
    ['Agent', cell(row?.agent ?? null)],
    ['Last action', cell(row?.lastAction ?? null)],
    ['Last report', row === null ? '–' : dated(row.at)],
    ['Branch', project.ref === null ? 'the default branch' : cell(project.ref)],
  ];
}

/** Paths that are shown of each list. */
const MOST_PATHS = 10;

/** What the scan of the files found (project-state), folded. */
function filesOf(files: JsonMap | null): string {
  if (files === null) return 'Nothing is known of its files.\n';
  const { file_counts: counts, recent_files: recent, recent_count: count, task_files: named } = files;
  const number = (name: string) => (isMap(counts) && typeof counts[name] === 'number' ? counts[name] : 0);
  const changed = list(recent).flatMap((path) => (typeof path === 'string' ? cell(path) : []));
  const more = typeof count === 'number' ? count - Math.min(changed.length, MOST_PATHS) : 0;
  const shown = [...changed.slice(0, MOST_PATHS), ...(more > 0 ? [`and ${more} more`] : [])];
  const since = recent === null ? 'is not known' : shown.length === 0 ? 'nothing' : shown.join(', ');
  const lines = [
    `${number('total_files')} files: ${number('source_files')} source, ${number('test_files')} test, ` +
      `${number('config_files')} configuration`,
    `Changed since the last report: ${since}`,
    ...list(named)
      .flatMap((one) => (isMap(one) ? `${nameIn(one)} ${isIn(one)}` : []))
      .slice(0, MOST_PATHS),
  ];
  return folded('What its files say', listed(lines));
}

const nameIn = ({ written }: JsonMap): string => cell(typeof written === 'string' ? written : null);

function isIn({ path, lines, doubtful }: JsonMap): string {
  if (doubtful === true) return 'cannot be told';
  if (path === null) return 'is not there';
  if (typeof lines !== 'number') return 'is there';
  return lines === 0 ? 'is empty' : `has ${counted(lines, 'line')}`;
}

const list = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? value : []);

const isMap = (value: Json | undefined): value is JsonMap =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export type GateAnswer =
  | { readonly kind: 'done'; readonly order: GateOrder; readonly task: string | null }
  /** Understood in part alone. */
  | { readonly kind: 'words'; readonly order: GateOrder }
  /** Why nothing was decided. `shut`: a person closed the issue. */
  | { readonly kind: 'closed' | 'moved' | 'no-next' | 'not-here' | 'old' | 'shut' }
  /** How it stands, to somebody who asks. */
  | { readonly kind: 'waits' | 'over' | 'past' }
  /** Where it is not sure that an answer can stand there, before anything is decided. */
  | { readonly kind: 'begun' };

const ANSWERS: Readonly<Record<Exclude<GateAnswer['kind'], 'done' | 'words'>, string>> = {
  closed: 'This was decided before. Nothing was done a second time.',
  moved: 'The project moved on since it was asked, so that there is nothing to decide any more.',
  'no-next':
    'The project names no task that comes next (`pending_tasks` in its metadata). Nothing was done: its ' +
    'orchestrator names one by `POST /api/projects/{id}/tasks`, and it goes on by itself.',
  old: 'This was written too long ago to be carried out. If it still is what you want, write it once more.',
  'not-here':
    'That fits no question about a project. Write `/approve`, `/retry` or `/skip`. Nothing was done.',
  shut:
    'This issue was closed, so that nothing is decided here. Reopen it, then write it once more. ' +
    'Nothing was done.',
  waits: 'The project waits for a person: write `/approve`, `/retry` or `/skip`. Nothing goes on before.',
  over: 'This was decided before, so that nothing waits here any more.',
  past: 'The project moved on since it was asked, so that nothing waits here any more.',
  begun:
    '**Seen.** It is being decided; what came of it will be said here. Where nothing follows within an ' +
    'hour, write it once more.',
};

const DID: Readonly<Record<GateOrder, string>> = {
  approve: 'goes on with',
  retry: 'begins again with',
  skip: 'goes on with the next task,',
};

export function gateAnswer(key: string, answer: GateAnswer): string {
  const words =
    answer.kind === 'done'
      ? `**Decided.** The project ${DID[answer.order]} ${cell(answer.task)}.`
      : answer.kind === 'words'
        ? `Found more words after \`/${answer.order}\`, expected none: a decision about a project has no ` +
          `others, and what they mean is not known. Write \`/${answer.order}\` alone; where a workflow is ` +
          'meant, its ID comes right after the command. Nothing was done.'
        : ANSWERS[answer.kind];
  return `${markerLine({ key })}\n${words}\n`;
}
