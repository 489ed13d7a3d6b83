// A person's answers below `User Answers` in an index: what answers a question, and what does not.
import { describe, expect, it } from 'vitest';
import { choices, situation } from '../choosing.ts';
import { broken, decided, fixture, look } from '../looking.ts';
import { INDEX } from '../make-index.ts';

const PRESERVED = fixture('index/seed-preserved.md');
const B2 = 'resume B2 answers-to-apply';
const B1 = 'wait B1 awaiting-answer';

/** C2.1 asks about G-004, in iteration 2. */
const saved = (more: string, text = PRESERVED) => ({ [INDEX]: `${text.trimEnd()}\n${more}` });

describe('`## User Answers` answers an open question', () => {
  const table = (head: string, row: string) => `\n## User Answers\n\n${head}\n|---|---|\n${row}\n`;
  it.each([
    ['a list', '\n## User Answers\n\n- C2.1: 15 minutes\n', B2],
    ['a list in bold', '\n## User Answers\n\n* **C2.1**: 15 minutes\n', B2],
    ['a numbered list with a dash', '\n### User answers\n\n1. C2.1 – 15 minutes\n', B2],
    ['a table by the id', table('| Question | Answer |', '| C2.1 | 15 minutes |'), B2],
    ['a table by id and words', table('| Question | Answer |', '| C2.1: Session timeout | 15 minutes |'), B2],
    ['a table by the words', table('| Question | Answer |', '| Session timeout | 15 minutes |'), B2],
    ['an empty cell', table('| Question | Answer |', '| C2.1 | - |'), B1],
    ['another question', '\n## User Answers\n\n- C2.2: 15 minutes\n', B1],
    ['no words', '\n## User Answers\n\n- C2.1:\n', B1],
    ['a placeholder', '\n## User Answers\n\n- C2.1: {ANSWER}\n', B1],
    ...['TBD, see #12', 'TBD (Ann decides)', 'not yet', 'ask Ann', 'TBD<br>ask Ann'].map(
      (words): [string, string, string] => [words, `\n## User Answers\n\n- C2.1: ${words}\n`, B1],
    ),
    ...[
      '- Session timeout: 15 minutes',
      '- **Session timeout**: 15 minutes',
      '* *Session timeout* – 15 minutes',
      '- `Session timeout`: 15 minutes',
      '- session  timeout — 15 minutes',
      '- Session timeout?: 15 minutes',
      '- Session timeout? 15 minutes',
      '**Session timeout?** 15 minutes',
      '- [x] C2.1: 15 minutes',
      '- [x] Session timeout: 15 minutes',
      '- C2.1 (Session timeout?): 15 minutes',
    ].map((line): [string, string, string] => [line, `\n## User Answers\n\n${line}\n`, B2]),
    ...[
      '- Session timeout',
      '- Session timeout?',
      '- Session timeout: TBD',
      '- Session timeout? (15m / 1h)',
      '- Session timeout in hours: 3',
      '- Session timeouts: 3',
      '- Session timeout of whom? Or of what?',
      '- [ ] C2.1: 15 minutes',
      '- [x] C2.1: TBD',
      '- C2.1 15 minutes',
      '- C2.1 (Session timeout?): TBD',
    ].map((line): [string, string, string] => [line, `\n## User Answers\n\n${line}\n`, B1]),
    ...[
      '### Iteration 2\n\n- C2.1: 15 minutes',
      '### 2026-01-03\n\n| Question | Answer |\n|---|---|\n| C2.1 | 15 minutes |',
      '### Iteration 2\n\n#### By Ann\n\n- C2.1: 15 minutes',
      '### C2.1\n\n15 minutes',
      '### C2.1: Session timeout\n\n**Answer**: 15 minutes',
      '### C2.1: Session timeout\n\n**Question**: How long?\n**Answer**: 15 minutes',
      '### Session timeout\n\n15 minutes by day,\none hour at night.',
    ].map((below): [string, string, string] => [below, `\n## User Answers\n\n${below}\n`, B2]),
    ...[
      '### C2.1\n\nTBD',
      '### C2.1\n',
      '### C2.1\n\nHow long is a session?',
      '### C2.1\n\n**Question**: How long?',
      '### C2.1\n\n**Answer**: 15 minutes\n\nBut ask Ann.',
      '### C2.2\n\n15 minutes',
      '- C2.1:\n  - 15 minutes',
    ].map((below): [string, string, string] => [below, `\n## User Answers\n\n${below}\n`, B1]),
    ['a section after it', '\n## User Answers\n\n## Notes\n\n- C2.1: 15 minutes\n', B1],
    ['a section at its level', '\n### User Answers\n\n### Notes\n\n- C2.1: 15 minutes\n', B1],
    ['another heading', '\n## Questions of the user\n\n- C2.1: 15 minutes\n', B1],
  ])('%s', (_, section, decision) => {
    const found = look(saved(section));
    expect(decided(found)).toBe(decision);
    expect(broken(found)).toEqual([]);
  });

  it.each(['- C2.1 15 minutes', '- [ ] C2.1: 15 minutes', '- see C2.1 above'])(
    'a line that names the question and is no answer is noted: %s',
    (line) => {
      const text = saved(`\n## User Answers\n\n${line}\n`);
      const number = Object.values(text).join('').split('\n').indexOf(line) + 1;
      expect(look(text).notes).toContain(
        `Line ${number}, below User Answers, names "C2.1" and is not read as its answer. Where it is one, ` +
          'write the id, a colon and the answer on one line.',
      );
    },
  );

  it.each([
    ['### C2.1\n\n**Answer**: 15 minutes\n\nBut ask Ann.', '### C2.1'],
    ['### C2.1\n\n**Question**: How long?', '### C2.1'],
    ['- C2.1:\n  - 15 minutes', '- C2.1:'],
    ['- C2.1:\n  15 minutes', '- C2.1:'],
    ['```\nC2.1: 15 minutes\n```', 'C2.1: 15 minutes'],
    ['### Iteration 2\n\n> C2.1: 15 minutes', '> C2.1: 15 minutes'],
  ])('so are words that may be one: %j', (below, line) => {
    const text = saved(`\n## User Answers\n\n${below}\n`);
    const number = Object.values(text).join('').split('\n').indexOf(line) + 1;
    const notes = look(text).notes.filter((note) => note.includes('below User Answers'));
    expect(notes).toEqual([expect.stringContaining(`Line ${number}, below User Answers, names "C2.1"`)]);
    expect(decided(look(text))).toBe(B1);
  });

  it.each([
    '- C2.1: 15 minutes',
    '- C2.1: TBD',
    '- C2.1:',
    '- C2.1:\n- C2.2: 3',
    '### C2.1',
    '### C2.1\n\nTBD',
    '```\nC2.2: 3\n```',
    '- Session timeout: 15 minutes',
    '- C2.9 is another',
  ])('no such note of %s', (line) => {
    const notes = look(saved(`\n## User Answers\n\n${line}\n`)).notes;
    expect(notes.filter((note) => note.includes('below User Answers'))).toEqual([]);
  });

  it('another answer is refused with the line that has one', () => {
    const text = saved('\n## User Answers\n\n- C2.1: 15 minutes\n');
    const line = Object.values(text).join('').split('\n').indexOf('- C2.1: 15 minutes') + 1;
    expect(() => choices.answer?.(situation(text), 'C2.1', 'an hour')).toThrow(
      `found an answer to C2.1 on line ${line}, below User Answers, expected an open question`,
    );
  });

  it('one of two is still open', () => {
    const both = PRESERVED.replace(
      /(\| C2\.1 \|.*\n)/,
      '$1| C2.2 | Retries | G-005 | awaiting_answer |\n',
    ).replace(/(\| Important \| G-004 .*\n)/, '$1| Important | G-005 | clarifying | Pending C2.2 |\n');
    expect(decided(look(saved('\n## User Answers\n\n- C2.1: 15 minutes\n', both)))).toBe(B1);
    expect(decided(look(saved('\n## User Answers\n\n- C2.1: 15 minutes\n- C2.2: 3\n', both)))).toBe(B2);
  });
});
