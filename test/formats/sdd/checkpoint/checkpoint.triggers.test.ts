// Seed 004's table of checkpoint triggers: fifteen events, each with its message and its files.
import { describe, expect, test } from 'vitest';
import { committed, type Texts } from '../harness.ts';
import {
  CHANGES,
  FOLDER,
  type Item,
  SOLICITATION,
  STATE,
  single,
  type Workflow,
  workflow,
} from '../make-workflow.ts';

const BOTH = ['SPEC.md', 'PLAN.md'];
const DRAFT = `${FOLDER}/drafts/01-login`;
const CHANGE = `${CHANGES}/01-login`;

const SPEC = { phase: 'spec', step: 'spec_creation' };
const REVIEW = { phase: 'spec', step: 'spec_review' };
const PLAN = { phase: 'plan', step: 'plan_creation' };
const BUILD = { phase: 'implement', step: 'implementing' };
const LAST = { phase: 'review', step: 'reviewing' };

/** An item that waits for its turn. */
const LATER: Item = { statuses: 'pending' };
const two = (first: Item, second: Item, at: Partial<Workflow>) => workflow({ items: [first, second], ...at });
const approved = (statuses: string): Item => ({ statuses, files: BOTH });

interface Row {
  readonly event: string;
  readonly message: string;
  readonly before: Texts | null;
  readonly after: Texts;
  readonly files: readonly string[];
}

const regressed = [
  'regression:',
  '  from_phase: implement',
  '  to_phase: plan',
  '  reason: "No refresh"',
  '  timestamp: 2026-02-07T14:30:00Z',
];
const ARCHIVE = 'sdd/archive/workflow-regressions/20260207-1430-user-auth-1-impl';

/** In the order of the seed. */
const ROWS: readonly Row[] = [
  {
    event: 'Workflow created',
    message: 'checkpoint: workflow k7m2p4 (user-auth) created',
    before: null,
    after: single('pending', ['context.md']),
    files: [STATE],
  },
  {
    event: 'Spec solicitation progress',
    message: 'checkpoint: user-auth-1 solicitation progress',
    before: single('in_progress'),
    after: single('in_progress', ['solicitation-workflow.yaml']),
    files: [`${DRAFT}/solicitation-workflow.yaml`],
  },
  {
    event: 'SPEC.md created',
    message: 'checkpoint: user-auth-1 spec created',
    before: single('in_progress', ['solicitation-workflow.yaml']),
    after: single('in_progress', ['solicitation-workflow.yaml', 'SPEC.md'], {
      item: { more: ['substep: writing'] },
    }),
    files: [`${DRAFT}/SPEC.md`, STATE],
  },
  {
    event: 'SPEC.md approved',
    message: 'checkpoint: user-auth-1 spec approved',
    before: two({ statuses: 'ready_for_review', files: ['SPEC.md'] }, LATER, REVIEW),
    after: two({ statuses: 'approved', files: ['SPEC.md'] }, LATER, SPEC),
    files: [STATE],
  },
  {
    event: 'All specs approved',
    message: 'checkpoint: all specs approved, ready for planning',
    before: single('ready_for_review', ['SPEC.md'], REVIEW),
    after: single('approved', ['SPEC.md'], PLAN),
    files: [STATE],
  },
  {
    event: 'PLAN.md created',
    message: 'checkpoint: user-auth-1 plan created',
    before: single('approved pending', ['SPEC.md'], PLAN),
    after: single('approved in_progress', BOTH, PLAN),
    files: [`${CHANGE}/PLAN.md`, STATE],
  },
  {
    event: 'PLAN.md approved',
    message: 'checkpoint: user-auth-1 plan approved',
    before: two(approved('approved in_progress'), approved('approved pending'), PLAN),
    after: two(approved('approved approved'), approved('approved pending'), PLAN),
    files: [STATE],
  },
  {
    event: 'All plans approved',
    message: 'checkpoint: all plans approved, ready for implementation',
    before: single('approved in_progress', BOTH, PLAN),
    after: single('approved approved', BOTH, BUILD),
    files: [STATE],
  },
  {
    event: 'Item moved to changes/',
    message: 'checkpoint: user-auth-1 ready for review',
    before: single('in_progress', ['SPEC.md', 'context.md', 'solicitation-workflow.yaml']),
    after: {
      ...single('ready_for_review', ['SPEC.md'], REVIEW),
      [`${DRAFT}/context.md`]: single('in_progress', ['context.md'])[`${DRAFT}/context.md`] ?? '',
      'changes/INDEX.md': '| Change ID | Title |\n|---|---|\n| user-auth-1 | Login |\n',
    },
    files: [
      'changes/INDEX.md',
      `${CHANGE}/SPEC.md`,
      `${DRAFT}/SPEC.md`,
      `${DRAFT}/solicitation-workflow.yaml`,
      STATE,
    ],
  },
  {
    event: 'Implementation progress',
    message: 'checkpoint: user-auth-1 implementation progress',
    before: single('approved approved in_progress', BOTH, BUILD),
    after: {
      ...single('approved approved in_progress', BOTH, BUILD),
      'src/login.ts': 'x',
      'test/login.test.ts': 'y',
    },
    files: ['src/login.ts', 'test/login.test.ts'],
  },
  {
    event: 'Implementation complete',
    message: 'checkpoint: user-auth-1 implementation complete',
    before: single('approved approved in_progress', BOTH, BUILD),
    after: { ...single('approved approved complete ready_for_review', BOTH, LAST), 'src/login.ts': 'x' },
    files: [STATE, 'src/login.ts'],
  },
  {
    event: 'Review approved',
    message: 'checkpoint: user-auth-1 review approved',
    before: single('approved approved complete ready_for_review', BOTH, LAST),
    after: single('approved approved complete approved', BOTH, LAST),
    files: [STATE],
  },
  {
    event: 'Item complete',
    message: 'checkpoint: user-auth-1 complete',
    before: two(
      approved('approved approved complete approved'),
      approved('approved approved pending'),
      BUILD,
    ),
    after: workflow({
      items: [{ id: '02-session', changeId: 'user-auth-2', ...approved('approved approved pending') }],
      ...BUILD,
    }),
    files: [STATE],
  },
  {
    event: 'Regression',
    message: 'checkpoint: user-auth-1 regressed to plan',
    before: {
      ...single('approved approved in_progress', BOTH, BUILD),
      'src/login.ts': 'x',
      'src/other.ts': 'o',
    },
    after: {
      ...single('approved in_progress', ['SPEC.md'], { ...PLAN, tail: regressed }),
      [`${ARCHIVE}/src/login.ts`]: 'x',
      [`${ARCHIVE}/PLAN.md`]: '# Plan\n\n1. Token table.\n2. Mail.\n',
      [`${ARCHIVE}/metadata.yaml`]: 'change_id: user-auth-1\n',
      'src/other.ts': 'changed meanwhile',
    },
    files: [
      `${CHANGE}/PLAN.md`,
      `${ARCHIVE}/PLAN.md`,
      `${ARCHIVE}/metadata.yaml`,
      `${ARCHIVE}/src/login.ts`,
      STATE,
      'src/login.ts',
    ],
  },
  {
    event: 'Decomposition revised',
    message: 'checkpoint: decomposition revised (add)',
    before: workflow({ items: [{ statuses: 'approved', files: ['SPEC.md'] }] }),
    after: two(
      { statuses: 'approved', files: ['SPEC.md'] },
      { statuses: 'pending', files: ['context.md'] },
      SPEC,
    ),
    files: [`${FOLDER}/drafts/02-session/context.md`, STATE],
  },
];

describe('the seed’s triggers', () => {
  test('there are fifteen', () => {
    expect(new Set(ROWS.map(({ event }) => event)).size).toBe(15);
  });

  test.each(ROWS)('$event: $message', ({ message, before, after, files }) => {
    const made = committed(before, after);
    expect(made.message).toBe(message);
    expect([...made.files].sort()).toEqual([...files].sort());
  });
});

describe('beside the table', () => {
  test('an unnamed workflow of the first generation is created without its name', () => {
    const text = 'id: f4k9x2\nsource: interactive\ncreated: 2026-02-04\nitems: []\n';
    const path = '.sdd/workflows/f4k9x2/workflow.yaml';
    expect(committed(null, { [path]: text }).message).toBe('checkpoint: workflow f4k9x2 created');
  });

  test.each([
    ['remove', ['01-login', '02-session'], ['01-login'], false],
    ['merge', ['01-login', '02-session'], ['01-login'], true],
    ['split', ['01-login'], ['01-login', '02-session'], true],
    ['add', ['01-login'], ['01-login', '02-session'], false],
  ])('a decomposition that is revised by %s', (type, before, after, retold) => {
    const made = (ids: readonly string[]) =>
      workflow({ items: ids.map((id) => ({ id, statuses: 'pending' })) });
    const is = made(after);
    const told = retold ? { ...is, [STATE]: (is[STATE] ?? '').replace('The login part', 'Both parts') } : is;
    expect(committed(made(before), told).message).toBe(`checkpoint: decomposition revised (${type})`);
  });

  test('a change that is none of the events is saved as progress of its phase', () => {
    const made = committed(single('pending'), single('in_progress'));
    expect(made).toEqual({ message: 'checkpoint: user-auth-1 spec progress', files: [STATE], left: [] });
  });

  test('a state file that cannot be read is never committed as an event', () => {
    const before = single('approved approved complete approved', BOTH, LAST);
    const torn = (before[STATE] ?? '').slice(0, -60);
    expect(() => committed(before, { ...before, [STATE]: torn })).toThrow('Nothing was committed.');
    const damaged = (before[STATE] ?? '').replace('"The login part"', 'Login: the part');
    expect(committed(before, { ...before, [STATE]: damaged }).message).toBe(
      'checkpoint: user-auth-1 review progress',
    );
  });

  test('an answered question is progress of the solicitation', () => {
    const before = single('in_progress', ['solicitation-workflow.yaml']);
    const path = `${DRAFT}/solicitation-workflow.yaml`;
    const after = { ...before, [path]: SOLICITATION.replace('status: OPEN', 'status: ANSWERED') };
    expect(committed(before, after)).toEqual({
      message: 'checkpoint: user-auth-1 solicitation progress',
      files: [path],
      left: [],
    });
  });
});
