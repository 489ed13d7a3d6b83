// A marker that its own sentence calls settled is none; that something else is settled says nothing of it.
import { describe, expect, test } from 'vitest';
import { openMarkers } from '../../../src/text/markdown/placeholders.ts';

const MARKER = '[NEEDS CLARIFICATION: which one?]';
const said = (line: string) => openMarkers(`# Spec\n\n${line.replace('@', MARKER)}\n`).length;

describe('open', () => {
  test.each([
    'Users filter resolved tickets by @.',
    '- **FR-006**: The page shows the settled amount @',
    'Resolved tickets are listed by @.',
    'Show closed @ tickets.',
    'Show @ tickets closed by the user.',
    '**Closed accounts**: @',
    'Answered questions are kept for @ days',
    '@ is not yet resolved',
    '@ is to be settled with finance',
    '@ will be answered on Monday',
    'Nobody answered: @',
    'Not yet resolved: @',
    'To be resolved: @',
    'Resolved none yet: @',
    '@ Dana has not answered: ask again',
    'The old question was settled. @',
    '@ How long are removed files kept?',
  ])('%s', (line) => {
    expect(said(line)).toBe(1);
  });
});

describe('settled', () => {
  test.each([
    '@ was resolved on Monday: ten.',
    'The marker @ has been resolved.',
    '@ (resolved: yes)',
    '> ~~@~~ Settled: EUR.',
    '- @ ✅ answered',
    '@ → EUR (answered by Dana)',
    '@ → EUR, settled with finance',
    '@ Dana answered: ten',
    '@ is no longer open',
    '- [x] Resolved: @',
    '**Resolved:** @',
    'We resolved the marker @',
    'Settled with finance on Monday: @',
    'Removed @',
  ])('%s', (line) => {
    expect(said(line)).toBe(0);
  });
});
