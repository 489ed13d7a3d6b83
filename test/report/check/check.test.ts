// A check of a commit as effects: what is told to people and programs, in which order, within which limits.
import { describe, expect, it } from 'vitest';
import type { Recovery, Unreadable } from '../../../src/model/recovery.ts';
import { checkOf } from '../../../src/report/check/check.ts';
import { baseToLookAt, type CheckCall } from '../../../src/report/check/conclusion.ts';
import { OUTPUTS } from '../../../src/report/check/outputs.ts';
import type { Host } from '../../../src/report/host-wording.ts';
import { atNight } from '../../exhaustive.ts';
import { callOf, decisionOf, invalidOf, recoveryOf, seenOf, unreadableOf } from '../seen.ts';

const TYPED = { commands: new Set(['brief']), dir: null };
const CLEAN = seenOf([]);

const check = (
  workflows: readonly Recovery[],
  files: readonly Unreadable[] = [],
  over: Partial<CheckCall> = {},
  door: Host = 'action',
) => {
  const call = callOf(over);
  const head = seenOf(workflows, files);
  return checkOf(head, baseToLookAt(head.report, call) === null ? null : CLEAN, call, TYPED, door);
};

describe('the effects', () => {
  it('are remarks, annotations, the log, the result, every output and the summary, in this order', () => {
    const remarks = [{ level: 'notice', message: 'Mind this.' }] as const;
    const { effects } = check([invalidOf('a'), recoveryOf('b')], [], { remarks });
    expect(effects.map(({ kind }) => kind)).toEqual([
      'log',
      'annotation',
      'log',
      'log',
      'log',
      'file',
      ...OUTPUTS.map(() => 'output'),
      'summary',
    ]);
    expect(effects.flatMap((one) => (one.kind === 'log' ? [`${one.level}: ${one.message}`] : []))).toEqual([
      'notice: Mind this.',
      'info: toy:a in specs/a/state.md: ask (status-unknown), recent',
      'info: toy:b in specs/b/state.md: rerun tdd (step-interrupted), recent',
      'error: Failure: 1 state became invalid with this change.',
    ]);
  });

  it('have keys of their own', () => {
    const files = Array.from({ length: 12 }, (_, i) => unreadableOf(`${i}.md`));
    const remarks = [
      { level: 'notice', message: 'one' },
      { level: 'warning', message: 'two' },
    ] as const;
    const { effects } = check([invalidOf('a'), invalidOf('b')], files, {
      remarks,
      base: { kind: 'missing' },
    });
    expect(new Set(effects.map(({ key }) => key)).size).toBe(effects.length);
  });

  it('are JSON', () => {
    const { effects } = check([invalidOf('a')], [unreadableOf('x.md')]);
    expect(JSON.parse(JSON.stringify(effects))).toEqual(effects);
  });

  it('hold the whole result in the file, and the headline in the summary', () => {
    const { effects } = check([invalidOf('a')]);
    const file = effects.find((one) => one.kind === 'file');
    const summary = effects.find((one) => one.kind === 'summary');
    expect(file).toMatchObject({ name: 'rekindle-result.json' });
    expect(JSON.parse(file?.content ?? '')).toEqual(seenOf([invalidOf('a')]).report);
    expect(summary?.markdown).toContain('Failure: 1 state became invalid with this change.');
  });

  atNight('T01 warn of a missing base once, and name the way out', () => {
    const { effects } = check([invalidOf('a')], [], { base: { kind: 'missing' } });
    const warnings = effects.filter((one) => one.kind === 'log' && one.level === 'warning');
    expect(warnings).toMatchObject([{ message: expect.stringContaining('fetch-depth: 0') }]);
    const mild = check([recoveryOf('a')], [], { base: { kind: 'missing' } }).effects;
    expect(mild.filter((one) => one.kind === 'log' && one.level === 'warning')).toEqual([]);
  });

  atNight('are never more than ten warnings and ten notices, those without a place included', () => {
    const files = Array.from({ length: 12 }, (_, i) =>
      recoveryOf(`${i}`, { liveness: 'stale', decision: decisionOf('wait', 'paused') }),
    );
    const remarks = [{ level: 'warning', message: 'one' }] as const;
    const { effects } = check([...files, invalidOf('z')], [], { remarks, base: { kind: 'missing' } });
    const count = (level: string) => effects.filter((one) => 'level' in one && one.level === level).length;
    expect([count('error'), count('warning'), count('notice')]).toEqual([1, 10, 1]);
    expect(effects).toContainEqual(expect.objectContaining({ message: '4 more in the job summary.' }));
  });

  atNight('keep the log short', () => {
    const many = Array.from({ length: 150 }, (_, i) => recoveryOf(`${1000 + i}`));
    const lines = check(many).effects.filter((one) => one.kind === 'log' && one.level === 'info');
    expect(lines).toHaveLength(102);
    expect(lines.at(-2)).toMatchObject({ message: '50 more in the job summary.' });
  });

  atNight('say of the bot what is true where there is no job', () => {
    const many = Array.from({ length: 150 }, (_, i) => invalidOf(`${1000 + i}`));
    const { effects } = check(many, [], { base: { kind: 'missing' } }, 'bot');
    const said = effects.flatMap((one) => (one.kind === 'log' ? [one.message] : []));
    expect(said).toContain('50 more than this log takes: `rekindle scan` in a clone shows all.');
    expect(said[0]).toMatch(/^Found no commit .* in common .* Merge that branch into this one\.$/);
    expect(said.join('\n')).not.toMatch(/\bjob\b|checkout/);
  });

  atNight('keep the summary under what GitHub takes', () => {
    const many = Array.from({ length: 2_000 }, (_, i) =>
      invalidOf(`${1000 + i}`, { notes: ['語'.repeat(900)] }),
    );
    const summary = check(many).effects.find((one) => one.kind === 'summary');
    expect(Buffer.byteLength(summary?.markdown ?? '')).toBeLessThan(1024 * 1024);
    expect(Buffer.byteLength(summary?.markdown ?? '')).toBeGreaterThan(900_000);
  });
});
