// The check run: its conclusion is the check's own, its notes are bounded, its key is that of the look.
import { describe, expect, test } from 'vitest';
import { checkRunOf } from '../../../src/report/github/check-run.ts';
import { callOf, decisionOf, findingOf, recoveryOf, seenOf, unreadableOf } from '../seen.ts';
import { CLI } from './hostile.ts';

const VIEW = { typed: { commands: CLI, dir: null }, gate: true, door: 'action' } as const;
const blocked = (feature: string) =>
  recoveryOf(feature, {
    decision: decisionOf('block', 'spec-changed'),
    findings: [findingOf({ rule: 'spec-hash-matches', consequence: 'block', reason: 'spec-changed' })],
  });

describe('a check run', () => {
  test('stands at the head, with a title, a summary and notes at lines', () => {
    const run = checkRunOf(seenOf([blocked('001-login')]), null, callOf({ base: { kind: 'nothing' } }), VIEW);
    expect(run).toMatchObject({
      kind: 'check-run',
      sha: 'a'.repeat(40),
      conclusion: 'action_required',
      title: '1 workflow needs a decision',
      annotations: [
        { path: 'specs/001-login/state.md', line: 7, level: 'failure', title: 'Rekindle: spec-hash-matches' },
      ],
    });
    expect(run?.summary).toContain('Action required: 1 workflow needs a decision.');
  });

  test('without a gate it is neutral where a person must decide, and still a failure where it fails', () => {
    const look = (gate: boolean, failOn: 'none' | 'invalid') =>
      checkRunOf(
        seenOf([blocked('x')], [unreadableOf('specs/y/state.md')]),
        null,
        callOf({ base: { kind: 'nothing' }, failOn }),
        { ...VIEW, gate },
      );
    expect(look(true, 'none')?.conclusion).toBe('action_required');
    expect(look(false, 'none')?.conclusion).toBe('neutral');
    expect(look(false, 'invalid')?.conclusion).toBe('failure');
  });

  test('a note about a whole file stands at its first line', () => {
    const run = checkRunOf(
      seenOf([], [unreadableOf('specs/y/state.md')]),
      null,
      callOf({ failOn: 'none' }),
      VIEW,
    );
    expect(run?.annotations).toMatchObject([{ path: 'specs/y/state.md', line: 1, level: 'failure' }]);
  });

  test('has fifty notes of a level, not ten, and says how many more there are', () => {
    const many = Array.from({ length: 60 }, (_, index) => unreadableOf(`specs/${index}/state.md`));
    const run = checkRunOf(seenOf([], many), null, callOf({ failOn: 'none' }), VIEW);
    expect(run?.annotations).toHaveLength(50);
    expect(run?.summary).toMatch(/^10 more notes have no room at the files\.\n/);
    expect(run?.summary.length).toBeLessThan(65_536);
  });

  test('the same look has the same key; another commit or other notes have another', () => {
    const key = (feature: string, head = 'a'.repeat(40)) =>
      checkRunOf(seenOf([blocked(feature)]), null, callOf({ head, base: { kind: 'nothing' } }), VIEW)?.key;
    expect(key('x')).toBe(key('x'));
    expect(new Set([key('x'), key('y'), key('x', 'b'.repeat(40))]).size).toBe(3);
  });

  test('another base has another key where it matters what was invalid before, and only there', () => {
    const bases = [
      { kind: 'commit', commit: 'c'.repeat(40) },
      { kind: 'commit', commit: 'd'.repeat(40) },
      { kind: 'nothing' },
      { kind: 'missing' },
    ] as const;
    const keys = (seen: ReturnType<typeof seenOf>, failOn: 'invalid' | 'none') =>
      new Set(bases.map((base) => checkRunOf(seen, null, callOf({ base, failOn }), VIEW)?.key)).size;
    const invalid = seenOf([], [unreadableOf('x')]);
    expect([keys(invalid, 'invalid'), keys(invalid, 'none'), keys(seenOf([]), 'invalid')]).toEqual([4, 1, 1]);
    // One that compares nothing is neutral where the others are a success.
    const alone = callOf({ base: { kind: 'none' } });
    const all = [alone, callOf({ base: { kind: 'missing' } })].map((call) =>
      checkRunOf(seenOf([]), null, call, VIEW),
    );
    expect(new Set(all.map((run) => run?.key)).size).toBe(2);
    expect(all.map((run) => run?.conclusion)).toEqual(['neutral', 'success']);
  });

  test('says that the base is missing, and is none where there is no commit', () => {
    const unsure = callOf({ base: { kind: 'missing' } });
    expect(checkRunOf(seenOf([], [unreadableOf('x')]), null, unsure, VIEW)?.summary).toMatch(
      /^The commit to compare this change with is not in this checkout/,
    );
    const bots = { ...VIEW, door: 'bot' } as const;
    expect(checkRunOf(seenOf([], [unreadableOf('x')]), null, unsure, bots)?.summary).toMatch(
      /^Found no commit that this one has in common with the branch/,
    );
    expect(checkRunOf(seenOf([]), null, callOf({ head: null }), VIEW)).toBeNull();
  });
});
