// Nothing that is unfinished may be reported as finished, however it is written.
import { describe, expect, it } from 'vitest';
import { decided, fixture, look } from './looking.ts';
import { featureWith, makeIndex } from './make-index.ts';

const folder = 'specs/021-shared-lists/.workflow';
const context = (status: string) => ({
  [`${folder}/context.md`]: fixture('context/context-awaiting-user.md').replace('awaiting-user', status),
});
const index = (status: string, more: Parameters<typeof makeIndex>[0] = {}) =>
  look(featureWith(makeIndex({ ...more, status })));

describe('S12 an ending that its own sentence takes back is asked about', () => {
  it.each([
    'completed, but plan pending',
    'completed (spec only)',
    '**completed** — retry next week',
    'completed (phase 1 of 3)',
    'completed (1/3)',
    'completed, not synced',
    'terminated, reopened until Friday',
    'completed, isn’t reviewed',
  ])('Loop Status %s', (status) => {
    const found = index(status);
    expect(decided(found)).toBe('ask - status-unknown');
    expect(found.state?.ended).toBeNull();
  });

  it.each(['completed (phase 1 of 3)', 'completed, but reverted'])('context.md %s', (status) => {
    expect(decided(look(context(status)))).toBe('ask - status-unknown');
  });

  it('Plan completed, but blocked', () => {
    expect(decided(index('completed', { plan: 'completed (2 of 3 phases)' }))).toBe('ask - status-unknown');
  });

  it.each([
    'completed',
    '`completed`',
    'completed (10 of 10 iterations)',
    'completed, no open questions',
    'completed — 2026/01/02',
  ])('%s stands', (status) => {
    expect(decided(index(status))).toBe('none - completed');
    expect(decided(look(context(status.replaceAll('`', ''))))).toBe('none - completed');
  });
});
