// The demo's workflows of sdd: one lost power while building, one asks, one waits because its state
// contradicts itself.
import { atDay, type Files, isoDay, type Story, type StoryCommit } from './story.ts';

/** The four statuses of an item and whether its questions are still being asked. */
interface Part {
  readonly slug: string;
  readonly title: string;
  readonly statuses: readonly [spec: string, plan: string, impl: string, review: string];
  readonly asking?: boolean;
}

interface Work {
  readonly id: string;
  readonly name: string;
  readonly phase: string;
  readonly step: string;
  /** Days before the demo's clock on which it was created. */
  readonly daysAgo: number;
  /** The last one is at hand. */
  readonly parts: readonly Part[];
}

const folderOf = ({ id, name }: Work) => `sdd/workflows/${id}-${name}`;
const stateOf = (work: Work) => `${folderOf(work)}/workflow.yaml`;
const keyOf = ({ slug }: Part, at: number) => `${String(at + 1).padStart(2, '0')}-${slug}`;

function locationOf(work: Work, part: Part, at: number): string {
  const day = new Date(atDay(work.daysAgo)).toISOString().slice(0, 10).replaceAll('-', '/');
  const [spec] = part.statuses;
  const drafted = spec === 'pending' || spec === 'in_progress';
  const folder = drafted ? `${folderOf(work)}/drafts` : `changes/${day}/${work.id}-${work.name}`;
  return `${folder}/${keyOf(part, at)}`;
}

function stateText(work: Work): string {
  const { id, name, phase, step, parts, daysAgo } = work;
  const items = parts.flatMap((part, at) => [
    `  - id: ${keyOf(part, at)}`,
    `    title: ${part.title}`,
    '    type: feature',
    `    change_id: ${name}-${at + 1}`,
    `    location: ${locationOf(work, part, at)}`,
    ...['spec', 'plan', 'impl', 'review'].map((field, i) => `    ${field}_status: ${part.statuses[i]}`),
  ]);
  const last = parts.length - 1;
  const current = parts[last];
  return [
    `id: ${id}`,
    `name: ${name}`,
    'source: interactive',
    `created: ${isoDay(daysAgo).slice(0, 10)}`,
    '',
    `phase: ${phase}`,
    `step: ${step}`,
    `current: ${current ? keyOf(current, last) : ''}`,
    '',
    'items:',
    ...items,
    '',
  ].join('\n');
}

const QUESTIONS = [
  'current_step: 5',
  'current_question: "When does a point expire?"',
  'history:',
  '  solicitation:',
  '    - question: "Who collects points?"',
  '      answer: "Customers with an account"',
  '    - question: "What earns them?"',
  '      answer: "Each whole euro of a purchase that is kept"',
  '    - question: "How soon do they show?"',
  '      answer: "Within a minute of the payment"',
  '    - question: "Who asks for it first?"',
  '      answer: "A customer who orders every week"',
  'open_questions:',
  '  - id: O1',
  '    question: "Do gift cards earn points?"',
  '    status: OPEN',
  '    blocks: Earning',
  'answers: {}',
  '',
].join('\n');

/** The first part of the waiting list, which was finished before the power went. */
const QUEUE = {
  'src/waiting-list/queue.js': [
    'const waiting = [];',
    '',
    '/** Puts a customer at the end of the queue, and gives the place. */',
    'export function join(customer) {',
    '  if (!waiting.includes(customer)) waiting.push(customer);',
    '  return waiting.indexOf(customer) + 1;',
    '}',
    '',
  ].join('\n'),
  'test/waiting-list/queue.test.js': [
    "import { equal } from 'node:assert/strict';",
    "import { test } from 'node:test';",
    "import { join } from '../../src/waiting-list/queue.js';",
    '',
    "test('a customer has one place', () => {",
    "  equal(join('ada'), 1);",
    "  equal(join('bob'), 2);",
    "  equal(join('ada'), 1);",
    '});',
    '',
  ].join('\n'),
};

/** What the tool leaves of each part: questions, a spec, and a plan after an approved spec. */
function filesOf(work: Work): Files {
  const files: Record<string, string> = { [stateOf(work)]: stateText(work) };
  for (const [at, part] of work.parts.entries()) {
    const folder = locationOf(work, part, at);
    const [spec, plan] = part.statuses;
    if (part.asking) files[`${folder}/solicitation-workflow.yaml`] = QUESTIONS;
    else if (spec !== 'pending') files[`${folder}/SPEC.md`] = `# ${part.title}\n\nAs it was agreed.\n`;
    if (plan !== 'pending') files[`${folder}/PLAN.md`] = `# Plan: ${part.title}\n\n1. Tests.\n2. Code.\n`;
  }
  return files;
}

function story(branch: string, happened: string, work: Work, commits: readonly StoryCommit[]): Story {
  return { format: 'sdd', branch, path: stateOf(work), happened, commits };
}

const SEATS: Work = {
  id: 'v7n4tk',
  name: 'waiting-list',
  phase: 'implement',
  step: 'implementing',
  daysAgo: 9,
  parts: [
    {
      slug: 'queue',
      title: 'A place in the queue',
      statuses: ['approved', 'approved', 'complete', 'approved'],
    },
    {
      slug: 'mail',
      title: 'A mail when it is your turn',
      statuses: ['approved', 'approved', 'in_progress', 'pending'],
    },
  ],
};
const POINTS: Work = {
  id: 'c2p8wd',
  name: 'points',
  phase: 'spec',
  step: 'spec_creation',
  daysAgo: 6,
  parts: [
    {
      slug: 'earn',
      title: 'Earn points',
      statuses: ['in_progress', 'pending', 'pending', 'pending'],
      asking: true,
    },
  ],
};
const RETURNS: Work = {
  id: 'm5x3qa',
  name: 'returns',
  phase: 'plan',
  step: 'plan_review',
  daysAgo: 12,
  parts: [
    // An unquoted colon and blank: not YAML, and the tool itself gives up on the whole file.
    {
      slug: 'label',
      title: 'Returns: print a label',
      statuses: ['approved', 'in_progress', 'pending', 'pending'],
    },
  ],
};

export const SDD: readonly Story[] = [
  story(
    'feature/waiting-list',
    'The power went while the second of two parts was being built, an hour after its last checkpoint.',
    SEATS,
    [
      {
        daysAgo: 3,
        message: 'checkpoint: all plans approved, ready for implementation',
        files: { ...filesOf(SEATS), ...QUEUE },
      },
      {
        daysAgo: 2,
        message: 'checkpoint: waiting-list-2 implementation progress',
        files: { 'src/waiting-list/mail.js': 'export const subject = "It is your turn";\n' },
      },
    ],
  ),
  story('feature/points', 'The session ended in the middle of the questions for the spec.', POINTS, [
    { daysAgo: 5, message: 'checkpoint: points-1 solicitation progress', files: filesOf(POINTS) },
  ]),
  story(
    'feature/returns',
    'The plan waits for its approval, and a title without quotes keeps the tool from reading its own file.',
    RETURNS,
    [{ daysAgo: 11, message: 'checkpoint: returns-1 plan created', files: filesOf(RETURNS) }],
  ),
];
