// Which tasks task_history.jsonl calls completed; with a bad line in its middle it is not trusted.
import { StateError } from '../../model/errors.ts';
import { type Reading, readingOf, SIZE_CAP } from '../../model/file-content.ts';
import { baseOf } from '../../model/path.ts';
import type { Snapshot } from '../../model/snapshot.ts';
import { type Data, type DataMap, isList, isMap } from '../../text/data/data.ts';
import { ndjson } from '../../text/json/lines.ts';
import { normal } from '../../text/vocabulary.ts';
import { jsonOf, wordIn } from './column-values.ts';
import { historyPath } from './state-locations.ts';

export interface TaskHistory {
  /** Ids of completed tasks of the project, in order. */
  readonly completed: readonly string[];
  /** Task → the files that its completion lists, as they are written; a task that lists none is not here. */
  readonly files: ReadonlyMap<string, readonly string[]>;
  /** What is worth knowing of the file, in our words. */
  readonly notes: readonly string[];
}

const NOTHING: TaskHistory = { completed: [], files: new Map(), notes: [] };

/** The history beside an export; empty where there is none, or it cannot be trusted (faults S24, S25). */
export function historyOf(path: string, project: string, snapshot: Snapshot): TaskHistory {
  const file = historyPath(path);
  const reading = snapshot.text(file);
  const kept = reading.ok ? null : beforeNul(reading);
  if (kept !== null) {
    const { notes, ...found } = completedIn(kept.text, project, file);
    return { ...found, notes: [...notes, droppedAt(file, kept)] };
  }
  if (!reading.ok && reading.tail !== undefined) {
    const { notes, ...found } = completedIn(reading.tail, project, file);
    return { ...found, notes: [...notes, endOnly(file, reading.size ?? 0, reading.tail)] };
  }
  if (!reading.ok) {
    const silent = reading.why === 'absent' || reading.why === 'not-fetched';
    return { ...NOTHING, notes: silent ? [] : [unread(file, reading.why)] };
  }
  return completedIn(reading.text, project, file);
}

/** Lines before the first NUL byte, and what stands there in all. */
interface Kept {
  readonly text: string;
  readonly line: number;
  readonly dropped: number | null;
}

/** What is left of lines whose end is NUL bytes, as a loss of power leaves it; `null`: nothing to keep. */
function beforeNul({ why, lossy, offset, size, line }: Reading & { ok: false }): Kept | null {
  if (why !== 'binary' || lossy === undefined || offset === undefined || offset === 0) return null;
  const bytes = Uint8Array.from(lossy.slice(0, offset), (char) => char.charCodeAt(0));
  const read = readingOf(bytes);
  if (!read.ok || !/^\s*\{./.test(read.text)) return null;
  return { text: read.text, line: line ?? 1, dropped: size === undefined ? null : size - offset };
}

function droppedAt(file: string, { line, dropped }: Kept): string {
  const bytes = dropped === null ? 'bytes' : `${dropped} bytes`;
  return (
    `${baseOf(file)}: found NUL bytes on line ${line}, as a loss of power leaves them: the lines before ` +
    `them count, the ${bytes} from there on are passed over. Cut them off, or restore the file from history.`
  );
}

function completedIn(text: string, project: string, file: string): TaskHistory {
  if (text.trim() === '') return NOTHING;
  try {
    const { lines, torn } = ndjson.parse(text);
    const done = lines.flatMap(({ data }) => completedBy(data, project) ?? []);
    const note =
      torn && `${baseOf(file)}: line ${torn.line} was cut off in the middle of a write and is passed over.`;
    const files = new Map(done.filter((one) => one.files.length > 0).map((one) => [one.task, one.files]));
    return { completed: [...new Set(done.map(({ task }) => task))], files, notes: note ? [note] : [] };
  } catch (error) {
    if (!(error instanceof StateError)) throw error;
    return { ...NOTHING, notes: [`${baseOf(file)} is not trusted: ${error.message}`] };
  }
}

function endOnly(file: string, size: number, tail: string): string {
  const left = size - new TextEncoder().encode(tail).length;
  return (
    `${baseOf(file)} is larger than ${SIZE_CAP / 1024} KiB, so only its end was read, by whole lines: ` +
    `tasks completed in the ${left} of ${size} bytes before it do not count. Trim it.`
  );
}

function unread(file: string, why: string): string {
  const what = why === 'too-large' ? `it is larger than ${SIZE_CAP / 1024} KiB` : why;
  return `${baseOf(file)} was not read (${what}), so it counts for nothing.`;
}

/** Reads the implementation's transactions and the decision's rows; `null`: it completes no known task. */
function completedBy(line: Data, project: string): Completed | null {
  if (!isMap(line)) return null;
  const of = wordIn(line, 'project_id');
  if (of !== null && of !== project) return null;
  const done =
    normal(wordIn(line, 'change_type') ?? '') === 'task_completed' ||
    normal(wordIn(line, 'status') ?? '') === 'completed';
  const held = jsonOf(line['payload']);
  const payload = isMap(held) ? held : {};
  const task = done ? (wordIn(payload, 'task_id', 'id') ?? wordIn(line, 'task_id')) : null;
  return task === null ? null : { task, files: [...filesIn(payload), ...filesIn(line)] };
}

interface Completed {
  readonly task: string;
  readonly files: readonly string[];
}

const FILES = ['files', 'files_created', 'files_modified', 'files_changed', 'artifacts'] as const;

/** What lists of files hold: paths, or maps that name one. */
function filesIn(map: DataMap): readonly string[] {
  return FILES.flatMap((key) => {
    const list = Object.hasOwn(map, key) ? jsonOf(map[key]) : null;
    if (!isList(list)) return [];
    return list.flatMap(
      (one) => (isMap(one) ? wordIn(one, 'path', 'file', 'name') : wordIn({ one }, 'one')) ?? [],
    );
  });
}
