// What a brief copies from files, as code blocks that nothing in them can close.
import { counted } from '../../text/counted.ts';
import { fence, forTerminal } from '../../text/escape.ts';
import type { ScanQuestion } from '../scan/scan.ts';
import type { Brief, BriefProject } from './shape.ts';

/** One block for each kind of thing that files say; `names`: those that are told by number above. */
export function blocksOf({ from_files: said, spec }: Brief, names: readonly string[]): readonly string[] {
  const since = spec?.matched_commit == null ? '' : `, since commit \`${spec.matched_commit.slice(0, 12)}\``;
  return [
    ...block('Names', names.map(numbered)),
    ...block(
      'Title and status',
      [said.title, said.status_text].filter((text) => text !== null),
    ),
    ...block('Questions that wait for an answer', said.pending.flatMap(questionLines)),
    ...block('Questions that are answered', said.answered.flatMap(questionLines)),
    ...block('Decided already', said.decided),
    ...block('To go on with', said.context),
    ...block(
      'What the project says of itself',
      projectLines(said.project).filter((line) => !said.context.includes(line)),
    ),
    ...block('Messages of the safe points', said.safe_point_subjects.map(numbered)),
    ...block('What the findings say', said.findings.map(numbered)),
    ...(said.spec_diff === null ? [] : [`### How the spec changed${since}\n`, fence(said.spec_diff, 'diff')]),
    ...block('Worth knowing, in words of the files', said.remarks),
    ...block('Notes of the run', said.notes),
  ];
}

function projectLines(project: BriefProject | null): readonly string[] {
  if (!project) return [];
  const { goal, task, agent, last_action, pending_tasks, task_files } = project;
  const said = (label: string, text: string | null) => (text === null ? [] : [`${label}: ${text}`]);
  return [
    ...said('goal', goal),
    ...said('task', task),
    ...said('agent', agent),
    ...said('last action', last_action),
    ...task_files.map((file) => `names ${file.written}: ${standingOf(file)}`),
    ...pending_tasks.map((pending) => `pending: ${pending}`),
  ];
}

function standingOf({ path, lines, doubtful }: BriefProject['task_files'][number]): string {
  if (doubtful === true) return 'cannot be told';
  if (path === null) return 'not there';
  return lines === null ? `there as ${path}` : `there as ${path}, ${counted(lines, 'line')}`;
}

function numbered(text: string, index: number): string {
  return `${index + 1}: ${text}`;
}

function questionLines({ id, question, options }: ScanQuestion): readonly string[] {
  return [`${id}: ${question}`, ...(options.length === 0 ? [] : [`    one of: ${options.join(' / ')}`])];
}

/** One line each, so that no text can pretend to be the next one. */
function block(title: string, lines: readonly string[]): readonly string[] {
  if (lines.length === 0) return [];
  return [`### ${title}\n`, fence(lines.map(forTerminal).join('\n'), 'text')];
}
