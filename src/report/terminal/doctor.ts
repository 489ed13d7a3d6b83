// What `rekindle doctor` says at a terminal: the tools, what is read of them, and what is not and why.
import type { DoctorFile, DoctorReport, DoctorTool } from '../doctor/doctor.ts';
import { doctorSummary } from '../doctor/doctor.ts';
import { wrap } from './layout.ts';
import { INDENT, labelled, placeOf, shown, type TextView } from './workflow.ts';

type View = Pick<TextView, 'columns' | 'paint'>;

/** Files of one kind that are named; JSON has all of them. */
const NAMED = 5;

/** With a line break at its end. */
export function doctorText(report: DoctorReport, view: View): string {
  const { files, tools, config } = report;
  const broken = files.filter(({ reason }) => reason === 'unreadable');
  const read = files.filter(({ reason }) => reason === 'read');
  const others = files.filter((file) => !broken.includes(file) && !read.includes(file));
  const parts = [
    wrap(`${shown(report.repository)}: ${doctorSummary(report)}.`, view.columns).map((line) =>
      view.paint('title', line),
    ),
    titled(
      'Cannot be read',
      broken.flatMap((file) => brokenLines(file, view)),
      view,
    ),
    titled(
      'Tools',
      tools.flatMap((tool) => toolLines(tool, view)),
      view,
    ),
    titled(
      'Read',
      read.flatMap((file) => readLines(file, view)),
      view,
    ),
    titled(
      'Not read',
      groupsOf(others).flatMap((group) => groupLines(group, view)),
      view,
    ),
    titled(
      '.github/rekindle.yml',
      config.flatMap(({ level, line, message }) =>
        labelled(level, [`${line === null ? '' : `line ${line}: `}${shown(message)}`], view, 'attention'),
      ),
      view,
    ),
  ];
  const full = parts.filter((lines) => lines.length > 0);
  return `${full.map((lines) => lines.join('\n')).join('\n\n')}\n`;
}

function titled(title: string, lines: readonly string[], { paint }: View): readonly string[] {
  return lines.length === 0 ? [] : [paint('title', title), ...lines];
}

const named = (text: string, { paint }: View) => `${INDENT}${paint('name', text)}`;

function toolLines({ id, name, marks, workflows, needs }: DoctorTool, view: View): readonly string[] {
  return [
    `${named(name, view)}  ${view.paint('dim', id)}`,
    ...(marks.length === 0 ? [] : labelled('by', [marks.map(shown).join(', ')], view)),
    ...(needs === null
      ? labelled('read', [workflows === 1 ? '1 workflow' : `${workflows} workflows`], view)
      : []),
    ...(needs === null ? [] : labelled('needs', [needs], view)),
  ];
}

function readLines({ path, also, workflow, ignored }: DoctorFile, view: View): readonly string[] {
  const alone = ignored === null ? [] : [`${ignored} in .github/rekindle.yml has GitHub leave it alone`];
  return [
    named(shown(path), view),
    ...labelled('as', [shown(workflow ?? '')], view),
    ...(also.length === 0 ? [] : labelled('with', [also.map(shown).join(', ')], view)),
    ...alone.flatMap((text) => labelled('ignored', [text], view, 'attention')),
  ];
}

function brokenLines({ path, line, message, formats }: DoctorFile, view: View): readonly string[] {
  return [
    named(placeOf(path, line), view),
    ...(formats.length === 0 ? [] : labelled('format', [formats.join(', ')], view)),
    ...labelled('error', [shown(message)], view, 'bad'),
  ];
}

/** Files that are not read for the same reason. */
function groupsOf(files: readonly DoctorFile[]): readonly (readonly DoctorFile[])[] {
  const groups = new Map<string, DoctorFile[]>();
  for (const file of files) {
    const key = `${file.reason} ${file.message}`;
    groups.set(key, [...(groups.get(key) ?? []), file]);
  }
  return [...groups.values()];
}

function groupLines(group: readonly DoctorFile[], view: View): readonly string[] {
  const [first] = group;
  if (first === undefined) return [];
  const left = group.length - NAMED;
  return [
    ...group.slice(0, NAMED).map(({ path, line }) => named(placeOf(path, line), view)),
    ...(left > 0 ? [`${INDENT}and ${left} more`] : []),
    ...labelled('why', [`${first.reason}: ${shown(first.message)}`], view),
  ];
}
