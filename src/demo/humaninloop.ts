// The demo's specification loops of humaninloop: one waits for answers, one has them, one was abandoned.
import { type Files, isoDay, rows, type Story } from './story.ts';

interface Loop {
  /** Its folder below specs/. */
  readonly id: string;
  readonly description: string;
  readonly status: string;
  readonly iteration: number;
  readonly daysAgo: number;
  /** Id, the requirement that it is about, the question, the answers offered, its status, the answer. */
  readonly questions: readonly (readonly [
    id: string,
    about: string,
    question: string,
    options: string,
    status: string,
    answer?: string,
  ])[];
}

const indexOf = (id: string) => `specs/${id}/.workflow/index.md`;

function fields(values: Readonly<Record<string, string>>): string {
  return rows(
    ['Field', 'Value'],
    Object.entries(values).map(([name, value]) => [`**${name}**`, value]),
  );
}

function indexText({ id, description, status, iteration, daysAgo, questions }: Loop): string {
  const gaps = questions.map(([, about, question], index) => [
    'Important',
    `G-${String(index + 1).padStart(3, '0')}`,
    about,
    question,
    'clarifying',
  ]);
  const answers = questions.flatMap(([name, , , , , answer]) => (answer ? [`- ${name}: ${answer}`] : []));
  const parts = [
    `# Feature Index: ${id}`,
    `## Feature Metadata\n\n${fields({
      ID: id,
      Branch: `\`${id}\``,
      Created: isoDay(daysAgo + 2),
      'Last Updated': isoDay(daysAgo),
      'Original Description': description,
    })}`,
    `## Unified Pending Questions\n\n${rows(
      ['ID', 'Workflow', 'Location', 'Question', 'Options', 'Priority', 'Status'],
      questions.map(([name, about, question, options, state]) => [
        name,
        'specify',
        about,
        question,
        options,
        'scope',
        state,
      ]),
    )}`,
    `## Priority Loop State\n\n${fields({
      'Loop Status': status,
      'Current Iteration': `${iteration} / 10`,
      'Last Activity': isoDay(daysAgo),
      'Stale Count': '0 / 3',
    })}`,
    `## Gap Priority Queue\n\n${rows(['Priority', 'Gap ID', 'FR Reference', 'Question', 'Status'], gaps)}`,
    ...(answers.length === 0 ? [] : [`## User Answers\n\n${answers.join('\n')}`]),
    `### Global Flags\n\n${rows(['Flag', 'Value'], [['`version`', '1.0.0']])}`,
  ];
  return `${parts.join('\n\n---\n\n')}\n`;
}

function filesOf(loop: Loop): Files {
  const open = loop.questions.map(([id, about, asks]) => `- **${about}** ${asks} (${id})\n`);
  return {
    [`specs/${loop.id}/spec.md`]: `# ${loop.description}\n\n- **FR-001** As it says.\n${open.join('')}`,
    [indexOf(loop.id)]: indexText(loop),
  };
}

function story(branch: string, happened: string, loop: Loop): Story {
  const commit = { daysAgo: loop.daysAgo, message: `${loop.id}: ${loop.status}`, files: filesOf(loop) };
  return { format: 'humaninloop', branch, path: indexOf(loop.id), happened, commits: [commit] };
}

export const HUMANINLOOP: readonly Story[] = [
  story('feature/user-auth', 'The agent asked two questions and no one has answered yet.', {
    id: '005-user-auth',
    description: 'Sign in with a password',
    status: 'clarifying',
    iteration: 2,
    daysAgo: 10,
    questions: [
      ['C2.1', 'FR-003', 'How long does a session last?', '15 minutes / 1 hour / 1 day', 'pending'],
      ['C2.2', 'FR-007', 'Is an account locked after failed attempts?', 'yes, after 5 / no', 'pending'],
    ],
  }),
  story('feature/notifications', 'The answers came in, and the session died before it could apply them.', {
    id: '006-notifications',
    description: 'Tell customers when their order moves',
    status: 'clarifying',
    iteration: 1,
    daysAgo: 5,
    questions: [
      ['C1.1', 'FR-002', 'By mail, by text message, or both?', 'mail / text / both', 'answered', 'both'],
    ],
  }),
  story(
    'feature/gift-cards',
    'It was validating its spec for the third time when everybody forgot about it.',
    {
      id: '010-gift-cards',
      description: 'Buy and redeem gift cards',
      status: 'validating',
      iteration: 3,
      daysAgo: 47,
      questions: [],
    },
  ),
];
