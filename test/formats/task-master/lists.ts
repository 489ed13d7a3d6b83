// Lists of tasks for the tests, laid out as the tool lays them out: two blanks, no newline at the end.

type Fields = Readonly<Record<string, unknown>>;
type Id = string | number;

export const LISTS = '.taskmaster/tasks/tasks.json';
export const OLD_LISTS = 'tasks/tasks.json';

/** A task as `add-task` writes it; what differs is given. */
export const task = (id: Id, status: string, more: Fields = {}) => ({
  id,
  title: `Task ${id}`,
  description: 'What it is about.',
  details: '',
  testStrategy: 'Run the tests.',
  priority: 'medium',
  dependencies: [],
  status,
  subtasks: [],
  ...more,
});

/** A sub-task as `expand` writes it. */
export const sub = (id: Id, status: string, more: Fields = {}) => ({
  id,
  title: `Part ${id}`,
  description: '',
  dependencies: [],
  details: '',
  status,
  ...more,
});

export const METADATA = {
  created: '2026-05-01T09:00:00.000Z',
  updated: '2026-06-03T10:00:00.000Z',
  description: 'Tasks for master context',
};

export const tag = (tasks: readonly unknown[], metadata: Fields = METADATA) => ({ tasks, metadata });

export const written = (data: unknown, indent: string | number = 2): string =>
  JSON.stringify(data, null, indent);

/** One file with the tag `master` alone. */
export const master = (...tasks: readonly unknown[]) => ({ [LISTS]: written({ master: tag(tasks) }) });

export const stateFile = (currentTag: string) => ({
  '.taskmaster/state.json': written({ currentTag, lastSwitched: '2026-06-02T08:00:00.000Z' }),
});
