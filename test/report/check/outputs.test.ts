// The Action's outputs: what they count, which decision they name, and how a long result is shortened.
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitting, outputsOf } from '../../../src/report/check/outputs.ts';
import type { ScanReport } from '../../../src/report/scan/scan.ts';
import { scanSchema } from '../../../src/report/scan/schema.ts';
import { runs } from '../../exhaustive.ts';
import { decisionOf, findingOf, invalidOf, recoveryOf, seenOf, unreadableOf } from '../seen.ts';

const FILE = '/tmp/rekindle-result.json';
const outputs = (report: ScanReport) =>
  Object.fromEntries(outputsOf(report, JSON.stringify(report), FILE).map(({ name, value }) => [name, value]));
const size = (text: string) => Math.max(2 * text.length, Buffer.byteLength(text));

describe('outputs', () => {
  it('of a commit without workflows are there all the same', () => {
    const { report } = seenOf([]);
    expect(outputs(report)).toEqual({
      decision: '',
      reason: '',
      result: JSON.stringify(report),
      'result-file': FILE,
      'report-html': '',
      workflows: '0',
      stale: '0',
      invalid: '0',
      'needs-decision': '0',
      issues: '[]',
      'pull-requests': '[]',
      'operations-used': '0',
      truncated: 'false',
    });
  });

  it('count the stale with the abandoned, and waits only when they are overdue', () => {
    const wait = decisionOf('wait', 'paused');
    const { report } = seenOf(
      [
        recoveryOf('a', { liveness: 'stale' }),
        recoveryOf('b', { liveness: 'abandoned' }),
        recoveryOf('c', { decision: wait }),
        recoveryOf('d', { decision: wait, liveness: 'stale' }),
        recoveryOf('e', { decision: decisionOf('block', 'spec-changed') }),
        invalidOf('f'),
      ],
      [unreadableOf('x.md'), unreadableOf('y.md', { rule: 'state-filled' })],
    );
    const expected = { workflows: '6', stale: '3', invalid: '2', 'needs-decision': '3' };
    expect(outputs(report)).toMatchObject(expected);
  });

  it('name the decision that most needs a person, among equals the first', () => {
    const order = [
      decisionOf('block', 'spec-changed'),
      decisionOf('ask', 'unclear'),
      decisionOf('wait', 'paused'),
      decisionOf('start-fresh', 'failed'),
      decisionOf('rerun', 'not-started'),
      decisionOf('resume', 'partial-work'),
      decisionOf('advance', 'step-completed'),
      decisionOf('none', 'completed'),
    ];
    for (let from = 0; from < order.length; from++) {
      const rest = order.slice(from).toReversed();
      const { report } = seenOf(rest.map((decision, index) => recoveryOf(`${index}`, { decision })));
      expect(outputs(report)['decision']).toBe(order[from]?.action);
    }
    const equal = [recoveryOf('b', { decision: decisionOf('ask', 'no-output') }), invalidOf('a')];
    expect(outputs(seenOf(equal).report)['reason']).toBe('status-unknown');
  });
});

const long = (text: string, count: number) =>
  seenOf(Array.from({ length: count }, (_, i) => invalidOf(`${100 + i}`, { notes: [text] }))).report;

describe('a result that is too long', () => {
  it('stays under 1 MB in UTF-16 and in UTF-8, and says so', () => {
    for (const text of ['x'.repeat(4_000), '語'.repeat(4_000), '"\\'.repeat(2_000)]) {
      const report = long(text, 300);
      const { result = '', truncated } = outputs(report);
      expect(truncated).toBe('true');
      expect(size(result)).toBeLessThan(1_000_000);
      expect(size(result)).toBeGreaterThan(900_000);
      expect(scanSchema.parse(JSON.parse(result)).summary).toEqual(report.summary);
    }
  });

  it('loses evidence before it loses workflows', () => {
    const evidence = { text: 'x'.repeat(400_000) };
    const { report } = seenOf([
      invalidOf('a', { findings: [findingOf({ evidence })] }),
      recoveryOf('b', { findings: [findingOf({ evidence })] }),
    ]);
    const { result = '', truncated } = outputs(report);
    expect(truncated).toBe('true');
    const shortened = scanSchema.parse(JSON.parse(result));
    expect(shortened.workflows.map(({ findings }) => findings[0]?.evidence)).toEqual([{}, {}]);
  });

  it('keeps whole workflows, the most urgent first, in their order, whatever the limit', () => {
    const one = fc.record({
      urgent: fc.boolean(),
      notes: fc.array(fc.string({ unit: 'grapheme' }), { maxLength: 4 }),
    });
    fc.assert(
      fc.property(fc.array(one, { maxLength: 12 }), fc.nat(30_000), (drafts, more) => {
        const { report } = seenOf(
          drafts.map(({ urgent, notes }, i) => (urgent ? invalidOf : recoveryOf)(`${100 + i}`, { notes })),
          [unreadableOf('x.md')],
        );
        const empty = size(JSON.stringify({ ...report, workflows: [], unreadable: [] }));
        const short = fitting(report, empty + more);
        expect(size(JSON.stringify(short))).toBeLessThanOrEqual(empty + more);
        const kept = short.workflows.map(({ id }) => id);
        expect(kept).toEqual(report.workflows.map(({ id }) => id).filter((id) => kept.includes(id)));
        const left = report.workflows.filter(({ id }) => !kept.includes(id));
        if (left.some(({ decision }) => decision.action === 'ask'))
          expect(short.workflows.every(({ decision }) => decision.action === 'ask')).toBe(true);
        if (left.length > 0) expect(short.unreadable).toEqual([]);
      }),
      { numRuns: runs(1_000) },
    );
  });
});
