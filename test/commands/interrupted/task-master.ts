// The list of Task Master, from its requirements to the last task, as `task-master next` takes them.
import { type Files, type Run, stop } from './run.ts';

const LIST = '.taskmaster/tasks/tasks.json';

interface Part {
  readonly id: number;
  readonly title: string;
  readonly status: string;
  readonly dependencies: readonly number[];
}

const list = (...statuses: readonly string[]): Files => {
  const [first = 'pending', second = 'pending', part = 'pending', other = 'pending', last = 'pending'] =
    statuses;
  const task = (
    id: number,
    title: string,
    status: string,
    more: { dependencies?: number[]; priority?: string; subtasks?: Part[] },
  ) => ({
    id,
    title,
    description: '',
    details: '',
    testStrategy: '',
    status,
    dependencies: more.dependencies ?? [],
    priority: more.priority ?? 'medium',
    subtasks: more.subtasks ?? [],
  });
  const subtasks = [
    { id: 1, title: 'Keep a reading', status: part, dependencies: [] },
    { id: 2, title: 'Drop old readings', status: other, dependencies: [1] },
  ];
  const tasks = [
    task(1, 'Read the sensor', first, {}),
    task(2, 'Keep readings', second, { dependencies: [1], subtasks }),
    task(3, 'Draw a curve', last, { dependencies: [1], priority: 'low' }),
  ];
  const metadata = {
    created: '2026-11-20T08:00:00.000Z',
    updated: '2026-11-20T08:00:00.000Z',
    description: '',
  };
  return { [LIST]: `${JSON.stringify({ master: { tasks, metadata } }, null, 2)}\n` };
};

/** What `task-master set-status` changes: the status, and the times of the task and of its tag. */
const STATUS = (gap: string) => [`-${gap}"status": "pending",`, `+${gap}"status": "in-progress",`];
const TIME = '"updatedAt": "2026-11-27T00:00:00.000Z"';
const TAG = [
  '-      "updated": "2026-11-20T08:00:00.000Z",',
  '+      "updated": "2026-11-27T00:00:00.000Z",',
];
const taken = (gap: string, [before, after]: readonly [string, string]): readonly string[] => [
  ...STATUS(gap),
  `-${before}`,
  `+${after}`,
  `+${gap}${TIME}`,
  ...TAG,
];
const TAKEN_PART = [
  ...STATUS(' '.repeat(12)),
  '-            ]',
  '+            ],',
  `+            ${TIME}`,
  '-        ]',
  '+        ],',
  `+        ${TIME}`,
  ...TAG,
];

export const TASK_MASTER: Run = {
  id: 'task-master:master',
  before: {
    '.taskmaster/config.json': '{"global": {"defaultTag": "master"}}\n',
    '.taskmaster/docs/prd.txt': 'A thermometer that remembers.\n',
  },
  own: /^\.taskmaster\/tasks\//,
  stops: [
    stop(['the requirements were written', {}], ['rerun plan not-started', 'task-master parse-prd'], {
      fresh: 'found no list of tasks, expected a whole one at .taskmaster/tasks/tasks.json',
    }),
    stop(['parse-prd made the list', list()], ['rerun implement 1 not-started', 'task-master show 1'], {
      resume: taken('        ', ['        "subtasks": []', '        "subtasks": [],']),
    }),
    stop(['the first was begun', list('in-progress')], ['resume implement 1 partial-work', '--id=1']),
    stop(['it was done', list('done')], ['resume implement 2 partial-work', '--id=2'], {
      resume: taken('        ', ['        ]', '        ],']),
    }),
    stop(
      ['a part of the second was done', list('done', 'in-progress', 'done')],
      ['resume implement 2.2 partial-work', '--id=2.2'],
      { resume: TAKEN_PART },
    ),
    stop(
      [
        'the second waits for a review, the third is put off',
        list('done', 'review', 'done', 'done', 'deferred'),
      ],
      ['wait implement 2 awaiting-approval', 'task-master'],
    ),
    stop(
      ['the third alone is left, and is blocked', list('done', 'done', 'done', 'done', 'blocked')],
      ['ask implement unclear', 'task-master'],
    ),
    stop(
      ['all is over', list('done', 'done', 'done', 'done', 'cancelled')],
      ['none - completed', 'Nothing is to be done.'],
    ),
  ],
};
