// Annotations of a check: what gets one, how grave it is, in which order, and how many there are at most.
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Recovery } from '../../../src/model/recovery.ts';
import { annotationsOf } from '../../../src/report/check/annotations.ts';
import { runs } from '../../exhaustive.ts';
import { currentOf, stateOf } from '../../state.ts';
import { decisionOf, findingOf, invalidOf, recoveryOf, unreadableOf } from '../seen.ts';

const NONE = { error: 0, warning: 0, notice: 0 };
const of = (...workflows: readonly Recovery[]) => annotationsOf([{ workflows, unreadable: [] }], NONE);
const note = findingOf({ severity: 'note', consequence: 'note', rule: 'timestamp-sane', reason: null });

describe('an annotation', () => {
  it('has the place, the rule and the severity of its finding, and the decision behind its message', () => {
    const findings = [findingOf({ path: 'specs/a/adr.md', line: 3 })];
    const decision = decisionOf('rerun', 'artifact-missing', 'architect');
    expect(of(recoveryOf('a', { findings, decision })).effects).toEqual([
      {
        kind: 'annotation',
        key: expect.any(String),
        level: 'error',
        path: 'specs/a/adr.md',
        line: 3,
        title: 'Rekindle: artifact-exists',
        message: 'toy:a: found nothing, expected a file. Decision: rerun architect (artifact-missing).',
      },
    ]);
  });

  it.each([
    ['error', 'error'],
    ['warning', 'warning'],
    ['note', 'notice'],
  ] as const)('of a finding that is a %s is a %s', (severity, level) => {
    expect(of(recoveryOf('a', { findings: [findingOf({ severity })] })).effects).toMatchObject([{ level }]);
  });

  it('is made of a file that cannot be read, not of a copied template', () => {
    const unreadable = [unreadableOf('b.md', { line: 2 }), unreadableOf('a.md', { rule: 'state-filled' })];
    expect(annotationsOf([{ workflows: [], unreadable }], NONE).effects).toMatchObject([
      {
        level: 'error',
        path: 'b.md',
        line: 2,
        title: 'Rekindle: state-readable',
        message: 'found an empty file.',
      },
    ]);
  });

  it('is made of a decision that needs a person where no finding tells of it', () => {
    const state = stateOf({ current: currentOf({ line: 12 }) });
    const decision = decisionOf('ask', 'no-output', 'tdd');
    expect(of(recoveryOf('a', { state, decision, findings: [note] })).effects).toMatchObject([
      {
        level: 'warning',
        path: 'specs/a/state.md',
        line: 12,
        title: 'Rekindle: no-output',
        message: 'toy:a: Do ask. Decision: ask tdd (no-output).',
      },
      { level: 'notice' },
    ]);
    expect(of(invalidOf('a')).effects).toHaveLength(1);
  });

  it('is made of a wait only when it is overdue', () => {
    const decision = decisionOf('wait', 'awaiting-approval', 'spec');
    expect(of(recoveryOf('a', { decision })).effects).toEqual([]);
    expect(of(recoveryOf('a', { decision, liveness: 'stale' })).effects).toHaveLength(1);
  });

  it('is not made of notes on what has ended', () => {
    const ended = { decision: decisionOf('none', 'completed'), liveness: 'ended' } as const;
    const warning = findingOf({ severity: 'warning' });
    expect(of(recoveryOf('a', { ...ended, findings: [note, warning] })).effects).toMatchObject([
      { level: 'warning' },
    ]);
  });

  it('O07 O08 shows no secret and nothing that cannot be seen', () => {
    const message = `found "ghp_${'a1'.repeat(18)}\u202e\u001b[31m\nx".`;
    const [effect] = of(recoveryOf('a', { findings: [findingOf({ message })] })).effects;
    expect(effect?.message).toContain('found "[redacted: GitHub token]\\u202e\\u001b[31m\\nx".');
  });

  it('is cut where it is too long for anybody to read, between characters', () => {
    for (const lead of ['', 'x']) {
      const message = lead + '😀'.repeat(2_000);
      const [effect] = of(recoveryOf('a', { findings: [findingOf({ message })] })).effects;
      expect(effect?.message).toMatch(/😀…$/u);
      expect(effect?.message.length).toBeLessThan(1_010);
    }
  });
});

const many = (count: number, severity: 'error' | 'warning' | 'note') =>
  Array.from({ length: count }, (_, line) => findingOf({ severity, line: line + 1 }));
const levels = ({ effects }: ReturnType<typeof annotationsOf>) =>
  ['error', 'warning', 'notice'].map((level) => effects.filter((one) => one.level === level).length);

describe('annotations', () => {
  it('have what is invalid first, then errors, warnings and notices, then the heavier consequence', () => {
    const invalid = invalidOf('z', {
      findings: [
        findingOf({
          rule: 'state-damaged',
          severity: 'note',
          consequence: 'ask',
          reason: 'state-inconsistent',
        }),
      ],
      decision: decisionOf('ask', 'state-inconsistent'),
    });
    const findings = [
      note,
      findingOf({ severity: 'warning', rule: 'w' }),
      findingOf({ rule: 'rerun' }),
      findingOf({ rule: 'block', consequence: 'block', reason: 'spec-changed' }),
    ];
    const blocked = recoveryOf('a', { findings, decision: decisionOf('block', 'spec-changed') });
    expect(of(blocked, invalid).effects.map(({ title }) => title.slice('Rekindle: '.length))).toEqual([
      'state-damaged',
      'block',
      'rerun',
      'w',
      'timestamp-sane',
    ]);
  });

  it('are ten of a level, and the rest is counted', () => {
    const some = of(recoveryOf('a', { findings: [...many(13, 'error'), ...many(10, 'warning')] }));
    expect(levels(some)).toEqual([10, 10, 0]);
    expect(some.left).toBe(3);
  });

  it('leave a place among the notices for the one that says how many there is no room for', () => {
    const all = of(recoveryOf('a', { findings: many(10, 'note') }));
    expect([levels(all), all.left]).toEqual([[0, 0, 10], 0]);
    const some = of(recoveryOf('a', { findings: many(11, 'note') }));
    expect([levels(some), some.left]).toEqual([[0, 0, 9], 2]);
  });

  it('leave the places that other messages need', () => {
    const found = [
      {
        workflows: [recoveryOf('a', { findings: [...many(10, 'warning'), ...many(9, 'note')] })],
        unreadable: [],
      },
    ];
    const some = annotationsOf(found, { error: 0, warning: 2, notice: 1 });
    expect([levels(some), some.left]).toEqual([[0, 8, 8], 3]);
  });

  it('have keys of their own, and do not depend on the order of what was found', () => {
    const severity = fc.constantFrom('error', 'warning', 'note');
    const finding = fc
      .record({ severity, line: fc.option(fc.integer({ min: 1, max: 4 })), rule: fc.constantFrom('a', 'b') })
      .map(findingOf);
    const workflow = fc.tuple(fc.nat(3), fc.array(finding, { maxLength: 6 }));
    fc.assert(
      fc.property(fc.array(workflow, { maxLength: 5 }), (drafts) => {
        const workflows = drafts.map(([n, findings]) => recoveryOf(`${n}`, { findings }));
        const { effects } = of(...workflows);
        expect(new Set(effects.map(({ key }) => key)).size).toBe(effects.length);
        expect(of(...workflows.toReversed()).effects).toEqual(effects);
      }),
      { numRuns: runs(1_000) },
    );
  });
});
