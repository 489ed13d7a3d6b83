// When a milestone of GSD is over, what it left open then, and which files prove that work was done.
import { describe, expect, test } from 'vitest';
import { decided } from '../looking.ts';
import {
  base,
  endings,
  executed,
  instruction,
  look,
  notes,
  P,
  plan,
  state,
  summary,
  told,
  unsettled,
  verified,
} from './building.ts';

describe('ends', () => {
  test.each([
    'milestone not complete',
    'v1.0 milestone not yet complete',
    'milestone 80% complete',
    'v1.0 milestone complete (80%)',
    'v1.0 milestone nearly complete',
    'Milestone Nearly Complete',
    'milestone complete once phase 2 is verified',
    'v1.0 milestone complete (after phase 2)',
    'v1.0 milestone to be completed',
    'milestone complete?',
    'milestone complete: no',
    'milestone-not-complete',
    'MILESTONE COMPLETE ONCE PHASE 2 IS VERIFIED',
    'Goal: v1.0 milestone complete',
    'Not (v1.0 milestone complete)',
    '⏳ v1.0 milestone complete',
    'v1.0 milestone complete and phase 2 executing',
    'v1.0 milestone complete — pending review',
    'v1.0 milestone complete, 2 phases left',
    '1 of 2 phases done, milestone complete',
    'Awaiting next milestone? no, phase 2 open',
    'Not awaiting next milestone',
    'Almost ready for next milestone',
    'Awaiting next milestone, once phase 2 is done',
    'v0.9 milestone complete',
    'v0.9 milestone complete, v1.0 begun',
    'v0.9 milestone complete; phase 2 planned',
    'v0.9 milestone complete. Working on phase 2',
    'Milestone 0.9 complete; awaiting next milestone',
    'Shipped v0.9 — ready for next milestone',
    'v1.0.1 milestone complete',
    'v1.0 milestone complete, ready to plan phase 2',
    'v1.0 milestone complete; phase 2 planned',
    'v1.0 milestone complete, v1.1 begun',
    'v1.0 milestone complete — not ready for next milestone',
    'v1.0 milestone complete — next: phase 2',
    'v1.0 milestone complete, next milestone not before phase 2',
    'v1.0 milestone complete, contingent on UAT',
    'v1.0 milestone complete — shipped subject to UAT',
    'v1.0 milestone complete, sobald UAT fertig',
    'v1.0 milestone complete (conditional on UAT)',
  ])('trap: "%s" is no end', (status) => {
    const files = { ...base(status), ...executed('01-01'), ...verified('01') };
    expect(decided(look(files))).toBe('rerun plan 2 not-started');
  });

  test.each([
    'v1.0 milestone complete',
    'v1.0 milestone complete (conditions: none)',
    'v1.0 milestone complete, providing docs',
    'v1.0 milestone COMPLETE.',
    'Milestone v1.0 complete',
    'v1.0 Beds milestone complete',
    'Milestone v1.0 (Beds) is now complete',
    '✅ **v1.0 milestone complete** (2026-05-06)',
    'v1.0 milestone complete and archived on May 6, 2026',
    'v1.0 milestone complete (2026-06-01), old plan was rolled back',
    'v1.0 milestone complete (2026-06-01) — perf should be improved later',
    'v1.0 milestone complete — all 2 phases verified, nothing left',
    'v1.0 milestone complete, nothing missing',
    'v1.0 milestone shipped 2026-05-06 18:40 UTC',
    'v1.0 milestone complete (100%)',
    'milestone-complete',
    'All phases complete; v1.0 milestone complete',
    'Awaiting next milestone (v1.1)',
    'Shipped v1.0 — ready for next milestone',
    'v1 milestone complete',
    'v0.9 milestone complete; v1.0 milestone complete',
    'v1.0 milestone complete — run /gsd:new-milestone',
    'v1.0 milestone complete — next: /gsd:new-milestone',
    'v1.0 milestone complete. Next step: run `/gsd:new-milestone`',
    'v1.0 milestone complete; start the next milestone with /gsd:new-milestone',
    'v1.0 milestone complete. Planning next milestone.',
    'v1.0 milestone complete, next: plan the next milestone',
    'v1.0 milestone complete and v1.1 planned',
    'Milestone complete. Planning next milestone v1.1',
    'Milestone complete; next milestone (v1.1) planned',
  ])('"%s" is an end', (status) => {
    const files = { ...base(status), ...executed('01-01'), ...verified('01') };
    expect(decided(look(files))).toBe('none - completed');
    expect(endings(files)).toEqual([expect.stringContaining('phase 2 in the roadmap of a closed')]);
  });

  test('trap: a name that begins like the version in the status is not taken for it', () => {
    const calledBy = (status: string, milestone: string) =>
      look({
        ...base(),
        [`${P}/STATE.md`]: state(status).replace('milestone: v1.0\n', `milestone: ${milestone}\n`),
      });
    for (const name of ['v1', 'v1.1', 'v10', '"1.0"'])
      expect(decided(calledBy('v1.0.1 milestone complete', name))).toBe('rerun plan 1 not-started');
    for (const name of ['v1.0.1', '"1.0.1"', 'v1.0.1 Beds', 'Beds'])
      expect(decided(calledBy('v1.0.1 milestone complete', name))).toBe('none - completed');
  });

  test('trap: a verification that says that it passed and takes it back did not', () => {
    const files = { ...base(), ...executed('01-01'), ...verified('01', 'passed, but the mails are open') };
    expect(decided(look(files))).toBe('advance verify step-completed');
  });

  test('a verification that says what comes next passed', () => {
    const said = (words: string) =>
      decided(look({ ...base(), ...executed('01-01'), ...verified('01', words) }));
    expect(said('passed, next phase 6')).toBe(said('passed'));
  });

  test.each([
    ['empty', ''],
    ['headings', '# S\n\n<!-- todo -->\n'],
    ['front matter', '---\nphase: 1\n---\n\n## Done\n\n---\n'],
  ])('trap: a summary of nothing (%s) proves nothing', (_, text) => {
    const hollow = { [`${P}/phases/01-x/01-01-SUMMARY.md`]: text };
    for (const status of ['executing', 'planning']) {
      const files = { ...base(status), ...plan('01-01'), ...hollow };
      expect(decided(look(files))).toBe('resume execute 01-01 partial-work');
      expect(notes(files)).toContain('Nothing is written in 01-01-SUMMARY.md yet');
    }
    expect(decided(look({ ...base(), ...hollow }))).toBe('rerun plan 1 not-started');
    expect(unsettled({ ...base(), ...plan('01-01'), ...hollow })).toEqual([]);
  });

  test('a summary that cannot be read counts as before', () => {
    const binary = { [`${P}/phases/01-x/01-01-SUMMARY.md`]: new Uint8Array([0, 1, 2]) };
    expect(decided(look({ ...base(), ...plan('01-01'), ...binary }))).toBe('advance verify step-completed');
  });

  test('trap: a plan of nothing is still to be written', () => {
    const hollow = { [`${P}/phases/01-x/01-02-PLAN.md`]: '# Plan\n' };
    expect(decided(look({ ...base(), ...hollow }))).toBe('rerun plan 1 not-started');
    expect(instruction({ ...base(), ...hollow })).toContain('/gsd:plan-phase 1');
    expect(decided(look({ ...base(), ...executed('01-01'), ...hollow }))).toBe('resume plan 1 partial-work');
    expect(decided(look({ ...base(), ...hollow, ...summary('01-02') }))).toBe(
      'advance verify step-completed',
    );
  });

  test('trap: what a pause left goes before a roadmap that is gone, and is told of what is closed', () => {
    const handoff = (text: string) => ({ [`${P}/HANDOFF.json`]: `${text}\n` });
    const { [`${P}/ROADMAP.md`]: _, ...gone } = base('paused');
    const named = '{"phase": "02-mails", "plan": "02-02", "next_action": "x"}';
    const files = { ...gone, ...executed('01-01'), ...verified('01'), ...handoff(named) };
    expect(decided(look(files))).toBe('resume execute 02-02 partial-work');
    expect(instruction(files)).toContain('/gsd:resume-work');
    const over = base('v1.0 milestone complete');
    const bought = { ...over, ...handoff('{"human_actions_pending": ["buy"]}') };
    expect(decided(look(bought))).toBe('none - completed');
    expect(endings(bought).join()).toContain('HANDOFF.json with 1 action that a person must take');
    const torn = { ...over, ...handoff('{"phase": ') };
    expect(told(torn)).toEqual([expect.stringContaining('HANDOFF.json:')]);
  });

  test('a closed milestone with open plans stays closed, and says so', () => {
    const files = { ...base('Awaiting next milestone'), ...plan('01-01') };
    expect(decided(look(files))).toBe('none - completed');
    expect(look(files)?.findings.map(({ rule }) => rule)).toContain('ended-whole');
  });
});
