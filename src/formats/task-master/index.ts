// Task Master: one list of tasks with sub-tasks and dependencies a tag, all tags in one JSON file.
import { formatOf } from '../../formkit/format.ts';
import { defineFormat } from '../../model/format.ts';
import { choices, refuses } from './choices.ts';
import { codec, recognises, type TasksDocument } from './document.ts';
import { flatToTagged } from './migrations/flat-to-tagged.ts';
import { needsOf, statesOf } from './read.ts';
import { ID, isOwnPlace, places } from './state-locations.ts';
import { STEPS } from './steps.ts';

/** Oldest first: a flat list, then one list a tag. A file has no number; its shape says it. */
const VERSIONS = ['flat', 'tagged'] as const;

export const taskMaster = defineFormat<TasksDocument>({
  ...formatOf<TasksDocument>({
    ...places,
    id: ID,
    title: 'Task Master',
    where: '`.taskmaster/tasks/tasks.json`, or `tasks/tasks.json` of older versions',
    recognises,
    claims: isOwnPlace,
    // Every tag's tasks stand in one file, and nothing archives: lists of 1.5 MB are seen.
    maxBytes: 4 * 1024 * 1024,
    shrinks:
      'In Task Master, take tasks out that are over (task-master remove-task --id=ID); history keeps them.',
    codec,
    versions: VERSIONS,
    version({ shape }) {
      const rank = shape === 'mixed' ? null : VERSIONS.indexOf(shape);
      return { written: shape === 'mixed' ? null : shape, rank, assumed: false, line: null };
    },
    migrations: [flatToTagged],
    needs: needsOf,
    read: statesOf,
    begins: STEPS.beginning('Have the tasks made again from the requirements (task-master parse-prd FILE).'),
    choices,
    refuses,
  }),
});
