// A stage is done only where its whole word says so, in the state, its entries, its summary and its phase.
import { describe, expect, test } from 'vitest';
import { line, recovery } from './harness.ts';
import { summaryPath, workflow } from './make-state.ts';

const UNKNOWN = 'ask · – · status-unknown';

describe('A words that take an end back', () => {
  test.each([
    'completed - pending review',
    'completed, but RTM open',
    'completed (partial)',
    'completed, 80%',
    'completed, 2 tests red',
    'completed (rolled back)',
    'completed, to be redone',
    'completed (vorläufig)',
    'completed, sous réserve de relecture',
    'completed, depending on legal review',
    'completed (offen: Review)',
  ])('stage_status %s', (status) => {
    expect(line(recovery(workflow({ at: 7, status })))).toBe(UNKNOWN);
    expect(line(recovery(workflow({ at: 3, status })))).toBe(UNKNOWN);
  });

  test.each([
    'completed ✅',
    '✅ completed',
    'completed (stage 7 of 7)',
    'completed, no open questions',
    'completed, next: retrospective',
    'completed, reviewed, not blocked',
    'completed — open questions: none',
    'completed (when 2026-02-10)',
    'completed (conditions: none)',
  ])('stage_status %s stands', (status) => {
    expect(line(recovery(workflow({ at: 7, status })))).toBe('none · – · completed');
  });

  test('of a summary, which then says nothing', () => {
    const at = (summary: string) =>
      line(recovery(workflow({ at: 3, status: 'in_progress', summary, left: ['spec-checklist.md'] })));
    expect(at('completed')).toBe('advance · 4 · step-completed');
    expect(at('completed (partial)')).toBe('advance · 4 · artifacts-complete');
  });

  test('of the phase of version 2', () => {
    const at = (phase: string) => line(recovery(workflow({ version: 2, at: phase, status: 'completed' })));
    expect(at('COMPLETE, all of it')).toBe('none · – · completed');
    expect(at('COMPLETE, but the tests are pending')).toBe(UNKNOWN);
  });

  test('of an entry: the stage was never finished', () => {
    const files = { 'specs/7-export/spec-checklist.md': null, [summaryPath(3)]: null };
    const found = (checklist_validation: string) =>
      recovery(workflow({ at: 6, status: 'completed', files, entries: { checklist_validation } }));
    const at = (word: string) => line(found(word));
    expect(found('completed (partial)').notes.join(' ')).toContain('says "completed (partial)"');
    expect(at('completed (partial)')).toBe('ask · 3 · no-output');
    expect(at('completed')).toBe('rerun · 3 · artifact-missing');
  });
});
