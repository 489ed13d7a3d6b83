// What `rekindle doctor` publishes (`schema_version` 1): tools, files, and why a file is not read.
import { order } from '../../model/sort-order.ts';
import { counted } from '../../text/plural.ts';
import type { SeenTool } from '../scan/unsupported-tools.ts';

/** Why a file is read, or is not. New words may come; a word never changes its meaning. */
export type DoctorReason =
  /** A format reads it as a workflow. */
  | 'read'
  /** It is a tool's own, and cannot be read. */
  | 'unreadable'
  /** A copy of a tool's template that no one filled in. */
  | 'unfilled-template'
  /** The tool reads it as well, and sees no work in it. */
  | 'no-work'
  /** It stands where a format looks, and its content is that of another tool. */
  | 'foreign'
  /** It stands where a format looks, and its content is that of no format. */
  | 'not-recognised'
  /** It lies in a folder for templates, examples or test material. */
  | 'example-folder'
  /** It lies in an archive of its tool. */
  | 'archived'
  /** It is called as state files are, and stands where no format looks. */
  | 'elsewhere';

export interface DoctorFile {
  /** From the root of the repository. */
  readonly path: string;
  /** Further files of the same state. */
  readonly also: readonly string[];
  readonly reason: DoctorReason;
  /** Ids of the formats that it is about. */
  readonly formats: readonly string[];
  /** The workflow's id; `null`: it is not read as one. */
  readonly workflow: string | null;
  /** From 1; `null`: the file as a whole. */
  readonly line: number | null;
  /** What was found, and what a format would need. */
  readonly message: string;
  /** The key of the config by which it is left alone on GitHub; `null`: nothing says so. */
  readonly ignored: string | null;
}

export interface DoctorTool {
  readonly id: string;
  readonly name: string;
  /** Whether there is a format for it. */
  readonly read: boolean;
  /** By what at the root it is known; a folder ends in a slash. */
  readonly marks: readonly string[];
  /** Workflows that are read. */
  readonly workflows: number;
  /** What its state would need to be read; `null`: it is read. */
  readonly needs: string | null;
}

export interface DoctorConfigProblem {
  readonly level: 'error' | 'warning';
  readonly line: number | null;
  readonly message: string;
}

export interface DoctorReport {
  readonly schema_version: 1;
  readonly repository: string;
  readonly summary: {
    readonly workflows: number;
    /** Files that a tool owns and that cannot be read. */
    readonly unreadable: number;
    /** Files that could be taken for state and are not read. */
    readonly not_read: number;
  };
  readonly tools: readonly DoctorTool[];
  readonly files: readonly DoctorFile[];
  /** What is wrong with `.github/rekindle.yml` as it is on disk. */
  readonly config: readonly DoctorConfigProblem[];
}

/** What the list of formats says of one. */
export interface FormatFacts {
  readonly id: string;
  readonly title: string;
  readonly where: string;
}

const UNKNOWN_TOOL =
  'a format: its files are known by name only, and whether work was interrupted is not said';

export function doctorReport(
  repository: string,
  files: readonly DoctorFile[],
  seen: readonly SeenTool[],
  formats: readonly FormatFacts[],
  config: readonly DoctorConfigProblem[],
): DoctorReport {
  const sorted = [...files].sort(
    (a, b) => order(a.path, b.path) || order(a.workflow ?? '', b.workflow ?? ''),
  );
  const among = (...reasons: readonly DoctorReason[]) =>
    sorted.filter(({ reason }) => reasons.includes(reason)).length;
  const workflows = sorted.filter(({ workflow }) => workflow !== null).length;
  return {
    schema_version: 1,
    repository,
    summary: {
      workflows,
      unreadable: among('unreadable'),
      not_read: sorted.length - among('read', 'unreadable'),
    },
    tools: toolsOf(sorted, seen, formats),
    files: sorted,
    config,
  };
}

/** Files that do not show that a tool is in use here. */
const ANY_TOOLS: ReadonlySet<DoctorReason> = new Set(['elsewhere', 'not-recognised', 'example-folder']);

/** Those that are read first, by the order of the formats; a format counts as seen by any file of its own. */
function toolsOf(
  files: readonly DoctorFile[],
  seen: readonly SeenTool[],
  formats: readonly FormatFacts[],
): readonly DoctorTool[] {
  const marksOf = (id: string) => seen.filter((one) => one.id === id).map(({ path }) => path);
  const own = files.filter(({ reason }) => !ANY_TOOLS.has(reason));
  const read = formats.flatMap(({ id, title, where }): readonly DoctorTool[] => {
    const marks = marksOf(id);
    const held = own.filter((file) => file.formats.includes(id));
    if (marks.length === 0 && held.length === 0) return [];
    const workflows = held.filter(({ workflow }) => workflow !== null).length;
    const needs = workflows > 0 ? null : `its state: ${where.replaceAll('`', '')}`;
    return [{ id, name: title, read: true, marks, workflows, needs }];
  });
  const known = new Set(formats.map(({ id }) => id));
  const others = seen.filter(({ id }, at) => !known.has(id) && seen.findIndex((one) => one.id === id) === at);
  return [
    ...read,
    ...others.map(
      ({ id, name }): DoctorTool => ({
        id,
        name,
        read: false,
        marks: marksOf(id),
        workflows: 0,
        needs: UNKNOWN_TOOL,
      }),
    ),
  ];
}

/** Whether something is wrong: a tool's own file that cannot be read, or a config that counts for nothing. */
export const isWrong = ({ summary, config }: DoctorReport): boolean =>
  summary.unreadable > 0 || config.some(({ level }) => level === 'error');

/** `3 workflows are read, 1 file cannot be read, 2 files are not read`. */
export function doctorSummary({ summary: { workflows, unreadable, not_read } }: DoctorReport): string {
  const is = (count: number) => (count === 1 ? 'is' : 'are');
  return [
    `${counted(workflows, 'workflow')} ${is(workflows)} read`,
    ...(unreadable === 0 ? [] : [`${counted(unreadable, 'file')} cannot be read`]),
    ...(not_read === 0 ? [] : [`${counted(not_read, 'file')} ${is(not_read)} not read`]),
  ].join(', ');
}
