// The demo's pipelines of AI Dev Shop: one for each thing that can have happened when a session ended.
import {
  ADR_OK,
  type Feature,
  filesOf,
  type Pipeline,
  REPORTED,
  SPEC_OK,
  specText,
  stateOf,
  upTo,
} from './ai-dev-shop-files.ts';
import type { Files, Story } from './story.ts';

const INVOICES: Feature = {
  id: '003-invoice-export',
  title: 'Invoice export',
  intent: 'An accountant exports the invoices of a month as CSV and gets a link by mail.',
  requirements: ['An export of 50,000 invoices takes two minutes at most.', 'A link expires after 24 hours.'],
};
const SEATS: Feature = {
  id: '004-seat-map',
  title: 'Seat map',
  intent: 'A visitor picks seats on a plan of the hall and holds them while paying.',
  requirements: ['A held seat is free again after 10 minutes.', 'Two visitors never hold the same seat.'],
};
const AUDIT: Feature = {
  id: '007-audit-trail',
  title: 'Audit trail',
  intent: 'An administrator sees who changed which setting, and when.',
  requirements: ['Every change of a setting is listed within a second.', 'Entries cannot be changed.'],
};
const RETRIES: Feature = {
  id: '008-webhook-retries',
  title: 'Webhook retries',
  intent: 'A webhook that failed is sent again, a little later each time.',
  requirements: [
    'A delivery is tried six times within a day.',
    'A receiver can tell a retry from a new event.',
  ],
};
const FILTERS: Feature = {
  id: '009-search-filters',
  title: 'Search filters',
  intent: 'A customer narrows a search by price, colour and size.',
  requirements: ['Filters stay when the page is shared.', 'An empty result says which filter to drop.'],
};
const PROFILE: Feature = {
  id: '001-user-profile',
  title: 'User profile',
  intent: 'A customer keeps a name, a picture and a language.',
  requirements: ['A picture is 2 MB at most.'],
};

const BOTH_OK = [SPEC_OK, ADR_OK];

function story(feature: Feature, branch: string, happened: string, commits: Story['commits']): Story {
  return { format: 'ai-dev-shop', branch, path: stateOf(feature), happened, commits };
}

/** A pipeline that was committed once, when its session ended. */
function stopped(feature: Feature, pipeline: Pipeline, checked = true): Story['commits'] {
  const message = `${pipeline.stage}: checkpoint`;
  return [{ daysAgo: pipeline.daysAgo, message, files: filesOf(feature, pipeline, checked) }];
}

/** What the programmer had written, and the test that is still red: `node --test` fails on it. */
const PARTIAL: Files = {
  'package.json': '{"name": "shop", "type": "module", "scripts": {"test": "node --test"}}\n',
  'src/invoices.js': [
    '// FR-001 works; FR-002 is not done: a link has no end yet.',
    "export const toCsv = (rows) => rows.map((row) => row.join(';')).join('\\n');",
    'export const linkFor = (month, now) => ({ month, made: now });',
    '',
  ].join('\n'),
  'test/invoices.test.js': [
    "import assert from 'node:assert/strict';",
    "import test from 'node:test';",
    "import { linkFor, toCsv } from '../src/invoices.js';",
    '',
    "test('FR-001 a month becomes CSV', () => assert.equal(toCsv([[1, 2]]), '1;2'));",
    "test('FR-002 a link expires after 24 hours', () => assert.equal(linkFor('10', 0).expires, 86_400_000));",
    '',
  ].join('\n'),
};

/** The same commits, the last of which holds what was done so far as well. */
function withWork(commits: Story['commits'], files: Files): Story['commits'] {
  return commits.map((commit, at) =>
    at === commits.length - 1 ? { ...commit, files: { ...commit.files, ...files } } : commit,
  );
}

export const AI_DEV_SHOP: readonly Story[] = [
  story(
    INVOICES,
    'feature/invoice-export',
    'The programmer ran into its context limit with one test still red.',
    withWork(
      stopped(INVOICES, {
        stage: 'programmer',
        status: 'IN_PROGRESS',
        daysAgo: 1.5,
        done: upTo('tdd'),
        cleared: BOTH_OK,
        notes: ['Context limit reached while fixing FR-002.'],
        retries: 1,
      }),
      PARTIAL,
    ),
  ),
  story(
    SEATS,
    'feature/seat-map',
    'While the pipeline rested, somebody changed a requirement of the spec that its plan and tests stand on.',
    [
      ...stopped(SEATS, {
        stage: 'programmer',
        status: 'IN_PROGRESS',
        daysAgo: 12,
        done: upTo('tdd'),
        cleared: BOTH_OK,
        notes: ['Session closed for the day.'],
      }),
      {
        daysAgo: 9,
        message: 'spec: hold seats for longer',
        files: {
          [`specs/${SEATS.id}/feature.spec.md`]: specText(SEATS, [
            'A held seat is free again after 30 minutes.',
            ...SEATS.requirements.slice(1),
          ]).text,
        },
      },
    ],
  ),
  story(
    AUDIT,
    'feature/audit-trail',
    'The spec is written; the pipeline stopped because a person must approve it.',
    stopped(AUDIT, {
      stage: 'spec',
      status: 'WAITING_FOR_HUMAN',
      daysAgo: 4,
      done: [],
      cleared: [],
      notes: ['The spec is ready for approval.'],
    }),
  ),
  story(
    RETRIES,
    'feature/webhook-retries',
    'The session crashed while making tasks, and the ADR before it was never held against the constitution.',
    stopped(
      RETRIES,
      {
        stage: 'tasks',
        status: 'ABORTED',
        daysAgo: 6,
        done: upTo('architect'),
        cleared: [SPEC_OK],
        notes: [],
      },
      false,
    ),
  ),
  story(
    FILTERS,
    'feature/search-filters',
    'A merge lost the file with the tasks that the state calls finished.',
    [
      ...stopped(FILTERS, {
        stage: 'tdd',
        status: 'IN_PROGRESS',
        daysAgo: 3,
        done: upTo('tasks'),
        cleared: BOTH_OK,
        notes: [],
      }),
      { daysAgo: 2.5, message: 'merge leftovers', files: { [`specs/${FILTERS.id}/tasks.md`]: null } },
    ],
  ),
  story(
    PROFILE,
    'main',
    'This one went all the way and was merged. Every other branch inherited its files.',
    stopped(PROFILE, {
      stage: 'done',
      status: 'COMPLETE',
      daysAgo: 40,
      done: [...upTo('tdd'), ...REPORTED],
      cleared: [...BOTH_OK, 'Security sign-off'],
      notes: [],
    }),
  ),
];
