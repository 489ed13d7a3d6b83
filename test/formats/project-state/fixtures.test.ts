// Invented exports in every form: what a reader should conclude, whatever an editor made of the bytes.
import { describe, expect, test } from 'vitest';
import { projectState } from '../../../src/formats/project-state/index.ts';
import { broken, decided, fixture, lookAll } from './looking.ts';

const TIDE = '7c2d9e10-3a4b-4f5c-8d6e-1b2a3c4d5e6f';
const SHOP = 'a91f0c3d-5b6e-4a7f-9c8d-0e1f2a3b4c5d';
const AT = { tide: Date.UTC(2026, 1, 5, 15, 45, 10), shop: Date.UTC(2026, 1, 1, 12) };

type Texts = Readonly<Record<string, string>>;
const isState = (path: string) => /project_state\.\w+$/.test(path);

interface Expected {
  readonly name: string;
  /** By feature: decision, status, the time it was written, the line that its row begins on. */
  readonly workflows: readonly (readonly [string, string, string, number, number])[];
}

const EXPECTED: readonly Expected[] = [
  { name: 'implementation', workflows: [[TIDE, 'ask task-12 unclear', 'active', AT.tide + 250, 9]] },
  {
    name: 'decision',
    workflows: [
      [TIDE, 'resume task_refund_endpoint partial-work', 'active', AT.tide, 9],
      [SHOP, 'wait deploy paused', 'paused', AT.shop, 19],
    ],
  },
  {
    name: 'copy',
    workflows: [
      [TIDE, 'ask - unclear', 'active', Date.UTC(2026, 1, 3, 7), 27],
      [SHOP, 'wait deploy paused', 'paused', AT.shop, 28],
    ],
  },
  {
    name: 'insert',
    workflows: [
      [TIDE, 'resume run_tests partial-work', 'active', AT.tide + 500, 5],
      [SHOP, 'none - completed', 'completed', AT.shop, 6],
    ],
  },
  {
    name: 'csv',
    workflows: [
      [TIDE, 'rerun write_tests step-interrupted', 'active', AT.tide, 2],
      [SHOP, 'start-fresh - failed', 'failed', AT.shop, 3],
    ],
  },
  {
    name: 'ndjson',
    workflows: [
      [TIDE, 'advance docs artifacts-complete', 'active', AT.tide, 1],
      [SHOP, 'none - completed', 'completed', AT.shop, 2],
    ],
  },
];

const each = (change: (text: string) => string) => (files: Texts) =>
  Object.fromEntries(
    Object.entries(files).map(([path, text]) => [path, isState(path) ? change(text) : text]),
  );
/** How an editor or git may rewrite files without anybody meaning it. */
const VARIANTS: readonly (readonly [string, (files: Texts) => Texts])[] = [
  ['as it is', (files) => files],
  ['S05 CRLF', each((text) => text.replaceAll('\r\n', '\n').replaceAll('\n', '\r\n'))],
  ['S04 a byte order mark', each((text) => `\uFEFF${text}`)],
  ['S07 no final newline', each((text) => text.trimEnd())],
];

describe.each(EXPECTED)('$name', ({ name, workflows }) => {
  test.each(VARIANTS)('%s', (_, change) => {
    const found = lookAll(change(fixture(name)));
    expect(found.unreadable).toEqual([]);
    const said = found.workflows.map((one) => [
      one.feature,
      decided(one),
      one.state?.statusText,
      one.activity.at,
      one.state?.words[0]?.line,
    ]);
    expect(said).toEqual(workflows);
    for (const one of found.workflows)
      expect([one.id, broken(one)]).toEqual([`project-state:${one.feature}`, []]);
  });

  test.each(VARIANTS)('printing what was parsed changes no byte: %s', (_, change) => {
    for (const [path, text] of Object.entries(change(fixture(name))).filter(([one]) => isState(one)))
      expect(projectState.codec.print(text, projectState.codec.parse(text)), path).toBe(text);
  });
});

test('titles, tasks and history of the implementation', () => {
  const [one] = lookAll(fixture('implementation')).workflows;
  expect(one?.state).toMatchObject({
    title: 'Tide tables',
    facts: { completedTasks: 3, pendingTasks: ['task-13'] },
  });
  expect(one?.state?.steps.map(({ id, finished }) => `${id} ${finished}`)).toEqual([
    'task-10 true',
    'task-11 true',
    'task-9 true',
    'task-12 false',
    'task-13 false',
  ]);
});

test.each(['schema', 'foreign'])('%s: no row of ours, no workflow', (name) => {
  expect(lookAll(fixture(name))).toEqual({ workflows: [], unreadable: [] });
});

test.each(['query', 'template'])('%s: gaps and parameters are no project, and it is said', (name) => {
  const { workflows, unreadable } = lookAll(fixture(name));
  expect(workflows).toEqual([]);
  expect(unreadable).toMatchObject([{ rule: 'state-filled' }]);
});
