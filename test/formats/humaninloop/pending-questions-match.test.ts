// Rule pending-questions-match: questions and gaps that belong together, and those that do not.
import { describe, expect, it } from 'vitest';
import { broken, look } from './looking.ts';
import { featureWith, type Gap, makeIndex, type Question, type Shape } from './make-index.ts';

const found = (questions: readonly Question[], gaps: readonly Gap[], more: Shape = {}) =>
  look(featureWith(makeIndex({ status: 'clarifying', questions, gaps, ...more })));

/** The decision on a broken integrity rule. */
const ASK = {
  action: 'ask',
  step: null,
  reason: 'state-inconsistent',
};

type Case = readonly [string, readonly Question[], readonly Gap[], Shape?];

const PASS: readonly Case[] = [
  ['one question, one gap', [{ id: 'C2.1' }], [{ id: 'G-001', link: 'C2.1' }]],
  [
    'one question groups gaps',
    [{ id: 'C1.2' }],
    [
      { id: 'G-004', link: 'C1.2' },
      { id: 'G-005', link: 'C1.2' },
    ],
  ],
  ['by the requirement alone', [{ id: 'C2.1' }], [{ id: 'G-001' }]],
  [
    'by one of several requirements',
    [{ id: 'C2.1', place: 'FR-003, FR-004' }],
    [{ id: 'G-001', place: 'FR-004' }],
  ],
  ['by a place in words', [{ id: 'C2.1', place: 'Edge Cases' }], [{ id: 'G-001', place: 'edge cases' }]],
  [
    'by a link though the requirements differ',
    [{ id: 'C2.1', place: 'FR-006' }],
    [{ id: 'G-001', place: 'FR-001', link: 'C2.1' }],
  ],
  ['by the requirement though the link is an older one', [{ id: 'C2.1' }], [{ id: 'G-001', link: 'C1.1' }]],
  [
    'another spelling of a link',
    [{ id: 'c2.1', place: '-' }],
    [{ id: 'G-001', place: '-', link: 'see C2.1' }],
  ],
  ['template T3 without links', [{ id: 'C2.1' }], [{ id: 'G-001' }], { template: 'T3' }],
  [
    'answered, its gap still clarifying',
    [{ id: 'C2.1', status: 'answered' }],
    [{ id: 'G-001', link: 'C2.1' }],
  ],
  [
    'answered, its gap resolved',
    [{ id: 'C2.1', status: 'answered' }],
    [{ id: 'G-001', status: 'resolved', link: 'C2.1' }],
  ],
  [
    'a gap without a link beside one with',
    [{ id: 'C2.1' }],
    [
      { id: 'G-001', link: 'C2.1' },
      { id: 'G-002', place: 'FR-009' },
    ],
  ],
  [
    'deferred beside an open one',
    [{ id: 'C2.1' }, { id: 'C2.2', status: 'deferred', place: 'FR-9' }],
    [{ id: 'G-001' }],
  ],
  [
    'a deferred question still stands for its gap',
    [{ id: 'C2.1' }, { id: 'C2.2', status: 'deferred', place: 'FR-9' }],
    [{ id: 'G-001' }, { id: 'G-002', place: '-', link: 'C2.2' }],
  ],
  [
    'a resolved question needs no gap',
    [{ id: 'C2.1' }, { id: 'C1.1', status: 'resolved', place: 'FR-9' }],
    [{ id: 'G-001' }],
  ],
  [
    'a question of plan needs no gap',
    [{ id: 'C2.1' }, { id: 'Q-P1', source: 'plan', place: 'research' }],
    [{ id: 'G-001' }],
  ],
  [
    'a question of tasks by its id',
    [{ id: 'C2.1' }, { id: 'Q-T1', source: '', place: 'T1' }],
    [{ id: 'G-001' }],
  ],
  ['completed with a question left over', [{ id: 'C2.1' }], [], { status: 'completed' }],
  ['terminated with a gap left over', [], [{ id: 'G-001', link: 'C2.1' }], { status: 'terminated' }],
  [
    'validating, the answers applied',
    [{ id: 'C2.1', status: 'answered' }],
    [{ id: 'G-001', status: 'resolved' }],
    { status: 'validating' },
  ],
  ['validating, no question and no gap', [], [], { status: 'validating' }],
  ['no link, as many: one and one', [{ id: 'C2.1', place: '-' }], [{ id: 'G-001', place: '-' }]],
  [
    'no link, as many: two and two',
    [
      { id: 'C2.1', place: '-' },
      { id: 'Q-S1', place: 'Notes' },
    ],
    [
      { id: 'G-001', place: '-' },
      { id: 'G-002', place: 'FR-7' },
    ],
  ],
  [
    'no link, as many beside a linked pair of one question and two gaps',
    [
      { id: 'C2.1', place: '-' },
      { id: 'C2.2', place: '-' },
    ],
    [
      { id: 'G-001', place: '-', link: 'C2.1' },
      { id: 'G-002', place: '-', link: 'C2.1' },
      { id: 'G-003', place: '-' },
    ],
  ],
];

const FAIL: readonly Case[] = [
  ['an open question, no gap', [{ id: 'C2.1' }], []],
  [
    'an open question, its gap resolved',
    [{ id: 'C2.1' }],
    [{ id: 'G-001', status: 'resolved', link: 'C2.1' }],
  ],
  [
    'one of two open questions has no gap',
    [{ id: 'C2.1' }, { id: 'C2.2', place: 'FR-009' }],
    [{ id: 'G-001', link: 'C2.1' }],
  ],
  ['a gap whose question is lost', [], [{ id: 'G-001', link: 'C2.1' }]],
  [
    'a gap whose question is lost beside one that has its',
    [{ id: 'C2.1' }],
    [
      { id: 'G-001', link: 'C2.1' },
      { id: 'G-002', place: 'FR-009', link: 'C2.2' },
    ],
  ],
  ['clarifying with no question and no gap', [], []],
  ['clarifying with a gap that links nothing', [], [{ id: 'G-001' }]],
  ['clarifying with deferred questions alone', [{ id: 'C2.1', status: 'deferred' }], []],
  ['clarifying with a question of plan alone', [{ id: 'Q-P1', source: 'plan' }], []],
  ['validating with an open question that covers nothing', [{ id: 'C2.1' }], [], { status: 'validating' }],
  ['a question of the spec writer without a gap', [{ id: 'Q-S1' }], []],
  [
    'dashes are no common place: two questions, one gap',
    [
      { id: 'C2.1', place: '-' },
      { id: 'C2.2', place: '-' },
    ],
    [{ id: 'G-001', place: '-' }],
  ],
  [
    'X03 names that every object has',
    [{ id: 'constructor', place: '__proto__' }, { id: 'toString' }],
    [{ id: 'hasOwnProperty', place: 'FR-001' }],
  ],
  [
    'as many, and a linked gap whose question is lost',
    [{ id: 'C2.1', place: '-' }],
    [{ id: 'G-001', place: '-', link: 'C2.7' }],
  ],
];

describe('pass', () => {
  for (const [name, questions, gaps, more] of PASS)
    it(name, () => {
      const open = more?.status === 'completed' ? ['ended-whole'] : [];
      expect(broken(found(questions, gaps, more))).toEqual(open);
    });
});

describe('fail', () => {
  for (const [name, questions, gaps, more] of FAIL)
    it(name, () => {
      const { findings, decision, proposals } = found(questions, gaps, more);
      expect(new Set(findings.map(({ rule }) => rule))).toEqual(new Set(['pending-questions-match']));
      for (const { line, message } of findings) {
        expect(line).toBeGreaterThan(1);
        expect(message).toMatch(/found .*expected/s);
      }
      const repairs = proposals.some(({ kind }) => kind === 'repair') ? ['repair'] : [];
      expect(decision).toMatchObject({ ...ASK, options: [...repairs, 'start-fresh', 'manual'] });
    });

  it('each open question and each lost gap has a finding of its own', () => {
    const { findings } = found(
      [{ id: 'C2.1', place: 'FR-8' }],
      [
        { id: 'G-001', link: 'C2.7' },
        { id: 'G-002', link: 'C2.8' },
      ],
    );
    expect(findings.map(({ evidence }) => evidence['question'] ?? evidence['gap'])).toEqual([
      'C2.1',
      'G-001',
      'G-002',
    ]);
  });

  it('S12 a question’s status that means nothing is asked about first', () => {
    const { decision } = found([{ id: 'C2.1', status: 'constructor' }], [{ id: 'G-001', link: 'C2.1' }]);
    expect(decision.reason).toBe('status-unknown');
  });

  it('an empty status counts as open', () => {
    expect(found([{ id: 'C2.1', status: '' }], [{ id: 'G-001', link: 'C2.1' }]).decision.action).toBe('wait');
  });
});
