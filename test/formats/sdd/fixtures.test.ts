// Whole repositories, one a generation and shape, as people and agents leave them.
import { describe, expect, test } from 'vitest';
import { broken, fixture, line, recovery } from './harness.ts';

interface Case {
  readonly name: string;
  readonly feature: string;
  readonly status: string;
  readonly said: string | null;
  readonly decision: string;
  readonly item: string | null;
  readonly findings?: readonly string[];
}

const CASES: readonly Case[] = [
  {
    name: 'first-generation',
    feature: 'f4k9x2-read-the-harbour-s-tide-table',
    status: 'active',
    said: 'soliciting',
    decision: 'resume · spec · partial-work',
    item: '01-tide-import',
  },
  {
    name: 'second-generation',
    feature: 'n3v8q1-covers-in-the-catalogue',
    status: 'active',
    said: 'plan_creation',
    decision: 'resume · plan · partial-work',
    item: '02-late-fees',
  },
  {
    name: 'epic',
    feature: 'p5t7wz-ferry-bookings',
    status: 'active',
    said: 'implementing',
    decision: 'resume · implement · partial-work',
    item: '01-bookings/02-cars',
  },
  {
    name: 'solicitation',
    feature: 'h2r6ym-gift-wrap',
    status: 'active',
    said: 'spec_creation',
    decision: 'resume · spec · partial-work',
    item: '01-gift-wrap',
  },
  {
    name: 'solicitation-complete',
    feature: 'w8c3sa-map-pins',
    status: 'active',
    said: 'spec_creation',
    decision: 'rerun · spec · step-interrupted',
    item: '01-map-pins',
  },
  {
    name: 'off-spec',
    feature: 'z9d4ke-parcel-lockers',
    status: 'active',
    said: 'implementing',
    decision: 'resume · implement · partial-work',
    item: '01-door-codes',
  },
  {
    name: 'invalid-yaml',
    feature: 'j6b2hn-shelf-tags',
    status: 'active',
    said: 'implementing',
    decision: 'resume · implement · partial-work',
    item: '01-shelf-tags',
    findings: ['state-damaged'],
  },
  {
    name: 'finished',
    feature: 'c1s5ud-loyalty-card',
    status: 'completed',
    said: 'reviewing',
    decision: 'none · – · completed',
    item: null,
  },
  {
    name: 'regression',
    feature: 'm8g3xo-guest-lists',
    status: 'active',
    said: 'plan_creation',
    decision: 'rerun · plan · step-interrupted',
    item: '01-guest-lists',
  },
  {
    name: 'wrapped',
    feature: 'e3y8lp',
    status: 'active',
    said: 'spec_creation',
    decision: 'resume · spec · partial-work',
    item: '02-refunds',
  },
];

describe.each(CASES)('$name', ({ name, feature, status, said, decision, item, findings = [] }) => {
  const found = recovery(fixture(name));

  test('is decided', () => {
    expect(line(found)).toBe(decision);
    expect(found.feature).toBe(feature);
    expect(found.state?.status).toBe(status);
    expect(found.state?.statusText).toBe(said);
    expect(found.state?.current?.item ?? null).toBe(item);
    expect(broken(found)).toEqual(findings);
  });

  test('is the same with CRLF and a byte order mark (S04, S05)', () => {
    const texts = Object.entries(fixture(name)).map(([path, text]) => [
      path,
      path.endsWith('.yaml') ? `\uFEFF${text.replaceAll('\n', '\r\n')}` : text,
    ]);
    const other = recovery(Object.fromEntries(texts));
    expect(line(other)).toBe(decision);
    expect(other.state?.current?.how).toBe(found.state?.current?.how);
    expect(broken(other)).toEqual(findings);
  });

  test('names its phase and item in the instruction', () => {
    if (item === null) return;
    expect(found.decision.instruction).toContain(item);
    expect(found.decision.instruction).toContain(found.decision.step);
  });
});

const ARCHIVE = 'sdd/archive/workflow-regressions/20260211-0915-guest-lists-1-impl';

test('a step back and what was kept of it are told', () => {
  const { state } = recovery(fixture('regression'));
  expect(state?.context).toEqual(
    expect.arrayContaining([
      'Went back from implement to plan at 2026-02-11T09:15:00Z: The plan forgot guests without a phone',
      `Kept from before: ${ARCHIVE}/PLAN.md (plan: First plan)`,
    ]),
  );
});

test('the questions of a solicitation are told with their states', () => {
  const { state } = recovery(fixture('solicitation'));
  expect(state?.questions.map(({ id, state: how }) => [id, how])).toEqual([
    ['O1', 'answered'],
    ['O2', 'open'],
    ['O3', 'closed'],
  ]);
  expect(state?.context).toContain('It stands at the question: May a card be added?');
  expect(state?.context).toContain('Question O2 blocks: spec');
});

test('the flat history of the first generation is a solicitation as well', () => {
  const { state, decision } = recovery(fixture('first-generation'));
  expect(state?.questions.filter(({ state: how }) => how === 'open').map(({ id }) => id)).toEqual(['O1']);
  expect(decision.instruction).toContain('at its step 4 of 9');
});
