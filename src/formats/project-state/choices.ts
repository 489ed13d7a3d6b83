// What a person's choice writes into a project's row: status, task and time, each in its own cell.
import { choicesBy, type Edit, refusedAmong, unfit } from '../../formkit/choices.ts';
import type { ChoiceContext } from '../../model/choice.ts';
import type { Option } from '../../model/decision.ts';
import { UserError } from '../../model/errors.ts';
import { folderOf } from '../../model/path.ts';
import { type Data, isList } from '../../text/data/data.ts';
import { jsonLists } from '../../text/json/lists.ts';
import { formatTime } from '../../text/time.ts';
import { formatTimeLike } from '../../text/timestamp-style.ts';
import { normal, wordLike } from '../../text/vocabulary.ts';
import { jsonOf, nextOf, tasksIn } from './column-values.ts';
import { codec, type ProjectDocument } from './document.ts';
import { RESTARTED } from './evaluate.ts';
import { projectsIn } from './projects.ts';
import { type ColumnField, cellOf, columnOf, type StateRow, textOf, withCells } from './rows.ts';
import { projectOf } from './state-locations.ts';

type At = ChoiceContext<ProjectDocument>;
const [restarted, restartedAt] = RESTARTED;

export const choices = choicesBy<ProjectDocument>(codec, {
  resume(at) {
    const found = textOf(held(at).row, 'status') ?? '';
    const values: Values = at.state.status === 'waiting' ? [['status', wordLike('active', found)]] : [];
    return written(at, `resume ${at.recovery.feature}`, values);
  },
  retry(at) {
    const task = taskOf(unended(at));
    const summary = `restart ${task}`;
    const { doc, row } = held(at);
    if (lastActionOf(row).startsWith(restarted(task))) return { summary, doc, notes: [STANDS] };
    return written(at, summary, [['lastAction', `${restarted(task)}${at.by})`]]);
  },
  skip(at) {
    const task = taskOf(unended(at));
    const { next, pending } = afterSkip(at);
    refuseSecond(at, task);
    return written(at, `skip ${task}, go on with ${next}`, [
      ['task', next],
      ['pending', pending],
      ['lastAction', `${restartedAt(next)}${at.by}), ${task} skipped`],
    ]);
  },
  fresh: (at) => [removedBy(at)],
});

const STANDS = 'The row says already that the task begins again; nothing is written.';
const lastActionOf = (row: StateRow): string => textOf(row, 'lastAction') ?? '';

/** @throws UserError where a person has just passed a task over, so that the same line was given twice */
function refuseSecond(at: At, task: string): void {
  const said = lastActionOf(held(at).row);
  if (!said.startsWith(restartedAt(task)) || !said.endsWith(' skipped')) return;
  throw unfit(
    at,
    'a task skipped and nothing done since',
    `${JSON.stringify(task)} to have been offered`,
    'It goes on there; to pass it over as well, have it run again with retry, and skip it then.',
  );
}

/** What the row leaves no room for: another task to go on with, a removal that leaves the others. */
export const refuses = (at: At): readonly Option[] =>
  refusedAmong({
    retry: () => unended(at),
    skip: () => afterSkip(unended(at)),
    'start-fresh': () => removedBy(at),
  });

/** @throws UserError where the row calls the project over, whatever else the export says */
function unended(at: At): At {
  const found = textOf(held(at).row, 'status') ?? '';
  if (normal(found) !== 'completed') return at;
  const todo = at.recovery.decision.instruction;
  throw unfit(at, `a project with the status ${JSON.stringify(found)}`, 'one that goes on', todo);
}

/** The task that follows, and the pending ones without it. @throws UserError where there is none */
function afterSkip(at: At): { readonly next: string; readonly pending: Data } {
  const { row } = held(at);
  const next = nextOf(row);
  const todo = 'Add it in the tool that keeps the table, or retry the task.';
  if (next === null) throw unfit(at, 'no pending task in the row', 'one to go on with', todo);
  if (columnOf(row, 'pending') === null)
    throw unfit(
      at,
      `pending tasks (next: ${JSON.stringify(next)}) beside the row's own fields alone`,
      'a column or key pending_tasks of the row, which is where they are taken from',
      todo,
    );
  return { next, pending: withoutTask(row, next, at) };
}

/**
 * A project's own folder; a shared export only where it holds this project alone, as far as it can be read.
 */
function removedBy({ site, recovery, doc }: At): string {
  const folder = folderOf(site.path);
  if (projectOf(folder) !== null && (doc === null || projectsIn(doc, site).length < 2)) return folder;
  const count = doc === null ? null : projectsIn(doc, site).length;
  const torn = doc?.torn ?? null;
  if (count === 1 && torn === null && site.rivals.length === 0) return site.path;
  const found =
    site.rivals.length > 0
      ? `several exports lie in ${folder || 'the root'}`
      : count === null
        ? `${site.path} cannot be read, so it may hold other projects`
        : torn !== null && count === 1
          ? `line ${torn.line} of ${site.path} is cut off, so it may be another project's`
          : `${site.path} holds ${count} projects`;
  throw new UserError(
    `${recovery.id}: ${found}, and starting one of them over must not remove the others. ` +
      'Delete its row in the database and export again.',
  );
}

/** The row of the workflow that is meant. @throws UserError where the export cannot be read */
function held({ doc, recovery, site }: At): { readonly doc: ProjectDocument; readonly row: StateRow } {
  const project = doc && projectsIn(doc, site).find(({ feature }) => feature === recovery.feature);
  if (doc && project) return { doc, row: project.row };
  throw new UserError(`${recovery.id}: its row cannot be read. ${recovery.decision.instruction}`);
}

/** The task as the row writes it. */
function taskOf(at: At): string {
  const task = textOf(held(at).row, 'task');
  if (task !== null) return task;
  throw unfit(at, 'no current task in the row', 'one', 'Assign a task in the tool first.');
}

/** The cell of pending tasks without one of them; the others stay as they are written. */
function withoutTask(row: StateRow, task: string, at: At): Data {
  const value = cellOf(row, 'pending')?.value ?? null;
  const gone = new Set(tasksIn(value).flatMap((one) => (one.id === task ? [one.at] : [])));
  const keep = (list: readonly Data[]) => list.filter((_, i) => !gone.has(i));
  if (isList(value)) return keep(value);
  const list = jsonOf(value);
  if (typeof value === 'string' && isList(list) && value.trimStart().startsWith('['))
    return jsonLists.print(value, { data: keep(list), places: new Map() });
  const found = 'pending_tasks in a spelling that is not written here';
  throw unfit(at, found, 'a list in JSON', 'Make this change in the tool that keeps the table.');
}

type Values = readonly (readonly [ColumnField, Data])[];

/** The row's time set to now in its own spelling as well; a column that is not there is left out. */
function written(at: At, summary: string, values: Values): Edit<ProjectDocument> {
  const { doc, row } = held(at);
  const cells = Object.fromEntries(
    [...values, ['at', timeLike(row, at.now)] as const].flatMap(([field, value]) => {
      const column = columnOf(row, field);
      return column === null ? [] : [[column, value] as const];
    }),
  );
  return {
    summary,
    doc: { ...doc, native: withCells(doc.native, row, cells) },
    notes: ['This is an export: the database itself is changed by the tool that keeps it.'],
  };
}

/**
 * Now, as the row spells its time: since 1970 where it counts so, in its zone and with its signs elsewhere.
 */
function timeLike(row: StateRow, now: number): Data {
  const cell = cellOf(row, 'at');
  const [, digits, part = ''] = /^(\d{10}|\d{13})(?:\.(\d{1,9}))?$/.exec(cell?.text?.trim() ?? '') ?? [];
  if (digits === undefined) return cell?.text == null ? formatTime(now) : formatTimeLike(now, cell.text);
  const [whole, less] = digits.length === 10 ? [Math.floor(now / 1000), now % 1000] : [now, 0];
  const fraction = String(less).padStart(3, '0').padEnd(part.length, '0').slice(0, part.length);
  const count = part === '' ? String(whole) : `${whole}.${fraction}`;
  return typeof cell?.value === 'number' ? Number(count) : count;
}
