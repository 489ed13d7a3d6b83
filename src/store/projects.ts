// Projects with their rows of `project_state`, over either database.
import { type Kysely, sql } from 'kysely';
import {
  type Heartbeat,
  PROJECT_STATUSES,
  type ProjectMove,
  type ProjectQuery,
  type ProjectRow,
  type Projects,
  type RepositoryPlace,
} from '../model/bot/project.ts';
import { textOf, timeOf, uuidOf } from './column-values.ts';
import { archivesOver, gatesOver } from './gates.ts';
import { history, lineOf, record, setState } from './project-states.ts';
import { idOf, projectOf, projectRow, stateOf } from './row-mapping.ts';
import type { Dialect, Tables } from './tables.ts';

/** Projects with their state beside them; nothing is there of one that never reported. */
const joined = (db: Kysely<Tables>) =>
  db
    .selectFrom('projects')
    .leftJoin('project_state', 'project_state.project_id', 'projects.id')
    .selectAll('projects')
    .select([
      'project_id',
      'current_task_id',
      'current_agent_id',
      'last_action',
      'status',
      'updated_at',
      'metadata',
    ]);

type Joined = Awaited<ReturnType<ReturnType<typeof joined>['execute']>>[number];

const rowOf = (row: Joined): ProjectRow => ({ project: projectOf(row), state: stateOf(row) });

async function list(db: Kysely<Tables>, asked: ProjectQuery): Promise<readonly ProjectRow[]> {
  // Of one status the index of states has them in order, and no other row is looked at.
  const id = asked.status === undefined ? 'projects.id' : 'project_state.project_id';
  let query = joined(db).orderBy(id).limit(asked.limit);
  if (asked.status !== undefined) query = query.where('status', '=', asked.status);
  if (asked.repository !== undefined)
    query = query.where(sql`lower(repository)`, '=', asked.repository.toLowerCase());
  if (asked.kind !== undefined)
    query = query.where('workflow', asked.kind === 'reported' ? 'is' : 'is not', null);
  if (asked.after !== undefined) {
    const after = uuidOf(asked.after);
    if (after === null) return [];
    query = query.where(id, '>', after);
  }
  return (await query.execute()).map(rowOf);
}

/** Values in one statement; neither database takes tens of thousands. */
const AT_A_TIME = 500;

/** What is not over stands first, as only so much is shown; then the newest, and the id for a fixed order. */
async function inRepositories(
  db: Kysely<Tables>,
  places: readonly RepositoryPlace[],
  limit: number,
): Promise<readonly ProjectRow[]> {
  const found: ProjectRow[] = [];
  for (let from = 0; from < places.length; from += AT_A_TIME) {
    const some = places.slice(from, from + AT_A_TIME);
    const ids = some.map(({ id }) => id);
    const names = some.map(({ repository }) => textOf(repository).toLowerCase());
    const query = joined(db)
      .where((is) =>
        is.or([
          is('repository_id', 'in', ids),
          is.and([is('repository_id', 'is', null), is(sql`lower(repository)`, 'in', names)]),
        ]),
      )
      .orderBy(sql`CASE WHEN status IN ('completed', 'failed') THEN 1 ELSE 0 END`)
      .orderBy(sql`updated_at IS NULL`)
      .orderBy('updated_at', 'desc')
      .orderBy('projects.id')
      .limit(limit);
    found.push(...(await query.execute()).map(rowOf));
  }
  const over = ({ state }: ProjectRow) =>
    state?.status === 'completed' || state?.status === 'failed' ? 1 : 0;
  const at = ({ state }: ProjectRow) => Date.parse(state?.updatedAt ?? '') || 0;
  // Several statements are put in one order; of one they have it already.
  return found.toSorted((a, b) => over(a) - over(b) || at(b) - at(a)).slice(0, limit);
}

async function movesSince(db: Kysely<Tables>, after: number, limit: number): Promise<readonly ProjectMove[]> {
  const query = db
    .selectFrom('task_history')
    .innerJoin('projects', 'projects.id', 'task_history.project_id')
    .select(['task_history.id', 'repository', 'repository_id'])
    .where('task_history.id', '>', after)
    .orderBy('task_history.id', 'desc')
    .limit(limit);
  const rows = await query.execute();
  return rows
    .toReversed()
    .map(({ id, repository, repository_id: repositoryId }) => ({ id, repository, repositoryId }));
}

/** By the index alone, a page at a time: there may be tens of thousands. */
async function heartbeats(
  db: Kysely<Tables>,
  { after, limit }: Parameters<Projects['heartbeats']>[0],
): Promise<readonly Heartbeat[]> {
  const newest = sql<string | null>`(SELECT kind FROM task_history
    WHERE task_history.project_id = project_state.project_id ORDER BY at DESC, id DESC LIMIT 1)`;
  let query = db
    .selectFrom('project_state')
    .innerJoin('projects', 'projects.id', 'project_state.project_id')
    .select(['project_state.project_id as project', 'updated_at', newest.as('newest')])
    .where('status', '=', 'active')
    .where('workflow', 'is', null)
    .orderBy('project_state.project_id')
    .limit(limit);
  if (after !== undefined) query = query.where('project_state.project_id', '>', idOf(after));
  return (await query.execute()).map(({ project, updated_at, newest: kind }) => ({
    project,
    updatedAt: timeOf(updated_at),
    resumed: kind === 'resumed',
  }));
}

/** Of another repository without its number, the old number says nothing any more. */
const repositoryId = sql<number | null>`CASE
  WHEN excluded.repository_id IS NOT NULL THEN excluded.repository_id
  WHEN lower(excluded.repository) = lower(projects.repository) THEN projects.repository_id END`;

/**
 * Projects over a database whose tables are there. Ids are found in upper and lower case; one that is no UUID
 * is found nowhere, and to write under it is our mistake.
 */
export const projectsOver = (db: Kysely<Tables>, dialect: Dialect): Projects => ({
  async create(project) {
    const query = db.insertInto('projects').values(projectRow(project));
    const made = query.onConflict((on) => on.doNothing()).returning('id');
    return (await made.executeTakeFirst()) !== undefined;
  },
  async put(project) {
    const row = projectRow(project);
    const change = { goal: row.goal, repository: row.repository, ref: row.ref, repository_id: repositoryId };
    const query = db.insertInto('projects').values(row);
    await query.onConflict((on) => on.column('id').doUpdateSet(change)).execute();
  },
  async find(id) {
    const uuid = uuidOf(id);
    if (uuid === null) return null;
    const row = await joined(db).where('projects.id', '=', uuid).executeTakeFirst();
    return row ? rowOf(row) : null;
  },
  list: (query) => list(db, query),
  inRepositories: (places, limit) => inRepositories(db, places, limit),
  movesSince: (after, limit) => movesSince(db, after, limit),
  heartbeats: (query) => heartbeats(db, query),
  setState: (state, line, expected) => setState(db, dialect, state, line, expected),
  record: (line) => record(db, line),
  line: (projectId, key) => lineOf(db, projectId, key),
  history: (projectId, limit) => history(db, projectId, limit),
  ...gatesOver(db),
  ...archivesOver(db),
  async renamed(id, repository, former) {
    const change = { repository: textOf(repository), repository_id: id };
    const was = textOf(former ?? '').toLowerCase();
    const isNamed = sql<boolean>`repository_id IS NULL AND lower(repository) = ${was}`;
    const isIt = sql<boolean>`repository_id = ${id} OR (${isNamed})`;
    await db.updateTable('projects').set(change).where(isIt).execute();
  },
  async figures() {
    const query = db
      .selectFrom('projects')
      .leftJoin('project_state', 'project_state.project_id', 'projects.id')
      .select(({ fn }) => ['status', fn.countAll<number>().as('count')]);
    const rows = await query.groupBy('status').execute();
    const of = (status: string | null) => rows.find((row) => row.status === status)?.count ?? 0;
    const [active, paused, completed, failed] = PROJECT_STATUSES.map(of);
    return {
      active: active ?? 0,
      paused: paused ?? 0,
      completed: completed ?? 0,
      failed: failed ?? 0,
      none: of(null),
    };
  },
});
