// Words of closed vocabularies, and values that say nothing.
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isNothing, isPlaceholder, nameOf, normal, wordLike, wordOf } from '../../src/text/vocabulary.ts';
import { runs } from '../exhaustive.ts';

describe('wordOf', () => {
  test.each([
    ['COMPLETE', 'COMPLETE'],
    ['**DRAFTED (v1.1.0)**', 'DRAFTED'],
    ['`WAITING_FOR_HUMAN`', 'WAITING_FOR_HUMAN'],
    ['spec — awaiting human spec checkpoint', 'spec'],
    ['spec – awaiting', 'spec'],
    ['spec - awaiting', 'spec'],
    ['EXPLORATORY_SPIKE (NOT test-certified)', 'EXPLORATORY_SPIKE'],
    ['COMPLETE, status reverted to DRAFT', 'COMPLETE'],
    ['in-progress. Then more', 'in-progress'],
    ['COMPLETE.', 'COMPLETE'],
    ['COMPLETE —', 'COMPLETE'],
    ['v1.1.0', 'v1.1.0'],
    ['qa-e2e', 'qa-e2e'],
    ['Human Spec Checkpoint', 'Human Spec Checkpoint'],
    ['(this session)', '(this session)'],
    [', nothing before', ''],
    ['', ''],
  ])('%j is %j', (found, word) => {
    expect(wordOf(found)).toBe(word);
  });
});

describe('S13 normal', () => {
  test.each(['in-progress', 'IN_PROGRESS', 'In Progress', ' in  progress ', 'In - Progress'])(
    '%j',
    (word) => {
      expect(normal(word)).toBe('in_progress');
    },
  );

  test('does nothing the second time', () => {
    fc.assert(
      fc.property(fc.string(), (word) => {
        expect(normal(normal(word))).toBe(normal(word));
      }),
    );
  });

  test('S12 keeps other words apart', () => {
    expect(normal('paused2')).not.toBe(normal('paused'));
  });
});

describe('S13 nameOf', () => {
  test.each([
    ['Loop State', 'loop_state'],
    ['Status', 'status'],
    ['3. **Gaps** (new):', 'gaps'],
    ['Phase  4', 'phase_4'],
    ['`Key`', 'key'],
    ['12', ''],
  ])('%j is %j', (written, name) => {
    expect(nameOf(written)).toBe(name);
  });

  test('plain words are named alike with numbers, marks and signs around them', () => {
    const words = fc
      .array(fc.string({ unit: fc.constantFrom('a', 'Z', 'k'), minLength: 1, maxLength: 60 }), {
        minLength: 1,
      })
      .map((parts) => parts.join(' '));
    const law = fc.property(words, (plain) => {
      expect(nameOf(`1. **${plain.slice(0, 150)}**:`)).toBe(nameOf(plain.slice(0, 150)));
    });
    fc.assert(law, { numRuns: runs(2000) });
  });
});

test('isNothing says so of what stands for nothing, and of nothing else', () => {
  for (const value of ['', ' ', '-', '–', '—', 'N/A', 'n/a', 'none', 'None', 'null', 'TBD', 'tbd'])
    expect([value, isNothing(value)]).toEqual([value, true]);
  for (const value of ['0', 'no', 'N/A (see notes)', '--', 'nil', '~', '{X}', 'nothing'])
    expect([value, isNothing(value)]).toEqual([value, false]);
});

describe('isPlaceholder', () => {
  test.each([
    '{X}',
    '{{x}}',
    '{{ feature_name }}',
    '<x>',
    '<provider-defined: path, see docs>',
    '<ISO timestamp>',
    '[FEATURE NAME]',
    '[###-feature-name]',
    '{NUMBER}-{SHORT_NAME}',
    '{e.g., a name}',
    '{YYYY-MM-DD}',
    ' {FEATURE} ',
    '{pending|done}',
  ])('%j is one', (value) => {
    expect(isPlaceholder(value)).toBe(true);
  });

  test.each([
    '',
    'N/A',
    'TBD',
    '-',
    '{}',
    '{"a": 1}',
    '{a: 1}',
    '{adr,tasks}',
    'docs/{adr,tasks}.md',
    'the {braces} in prose',
    '{X} and prose',
    '[x]',
    '[X]',
    '[ ]',
    '[]',
    '[1, 2]',
    '[C1.1, C1.2]',
    '[link](target)',
    '<br>',
    '<br/>',
    '<BR />',
    '<details>',
    '<img src=x>',
    '<https://example.org>',
    '<mailto:a@b.c>',
    '<a@b.c>',
    '</b>',
    '<!-- c -->',
    '2 < 3 > 1',
  ])('%j is none', (value) => {
    expect(isPlaceholder(value)).toBe(false);
  });
});

describe('a word spelled like another', () => {
  test.each([
    ['WAITING_FOR_HUMAN', 'IN_PROGRESS'],
    ['waiting-for-human', 'in-progress'],
    ['Waiting for Human', 'In Progress'],
    ['waiting for human', 'in progress'],
    ['**WAITING_FOR_HUMAN** — spec', 'IN_PROGRESS'],
    ['waiting', 'in_progress'],
    ['', 'in_progress'],
  ])('%j gives %j', (like, expected) => expect(wordLike('IN_PROGRESS', like)).toBe(expected));
});
