// A wait whose question cannot be told: one answer ends it, and only until the tool asks again.
import { describe, expect, test } from 'vitest';
import { chosen, filesAfter, line, recovery, type Texts } from './harness.ts';
import { QUESTIONS, STATE, summaryPath, withText, workflow } from './make-state.ts';

const answer = (question: string, text: string) => ({ name: 'answer', question, text }) as const;

/** The summary of stage 5 that asks, with these flags. */
const asking = (flags: string) => `---\nstage_number: 5\nstatus: needs-user-input\nflags: {${flags}}\n---\n`;
const waiting = (version: number, flags: string | null) =>
  workflow({
    version,
    at: 5,
    status: 'waiting_for_user',
    ...(flags === null ? {} : { files: { [summaryPath(5)]: asking(flags) } }),
  });

const KINDS = [
  '',
  'question_context: null',
  'question_context: "Darf es weitergehen?"',
  'pause_type: file_based, block_reason: "a person must look"',
  null,
];

describe.each([3, 6])('version %i', (version) => {
  test.each(KINDS)('one answer ends the wait, and a second is refused: %j', (flags) => {
    const files = waiting(version, flags);
    expect(line(recovery(files))).toBe('wait · 5 · awaiting-answer');
    const after = filesAfter(answer('all', 'ja'), files);
    const found = recovery(after);
    expect(line(found)).toBe('resume · 5 · answers-to-apply');
    expect(found.decision.options).not.toContain('answer');
    expect(found.notes.join(' ')).not.toContain('clarification-questions.md');
    expect(() => chosen(answer('all', 'ja'), after)).toThrow(/no answer is awaited/);
    expect(after[STATE]?.match(/answer: "?ja/g)).toHaveLength(1);
    const onward = filesAfter({ name: 'resume' }, after);
    expect(line(recovery(onward))).toBe('resume · 5 · answers-to-apply');
    expect(() => chosen(answer('all', 'ja'), onward)).toThrow(/no answer is awaited/);
  });
});

describe('what the tool does then counts', () => {
  const answered: Texts = filesAfter(answer('all: Weiter?', 'ja'), waiting(6, ''));
  const logged = { ...answered };
  logged[STATE] += '\n### 2026-08-01T13:00:00Z - Stage 5: Validation & Design\n- **Outcome**: PARTIAL\n';

  test('it waits again where its status says so, or where it has logged the stage', () => {
    const again = withText(answered, 'stage_status: "in_progress"', 'stage_status: "waiting_for_user"');
    expect(line(recovery(again))).toBe('wait · 5 · awaiting-answer');
    expect(line(recovery(logged))).toBe('wait · 5 · awaiting-answer');
    const second = filesAfter(answer('all', 'ja'), logged);
    expect(line(recovery(second))).toBe('resume · 5 · answers-to-apply');
  });

  test('a summary that says completed or failed comes first', () => {
    const said = (word: string) => {
      const text = asking('').replace('needs-user-input', word);
      return line(recovery({ ...answered, [summaryPath(5)]: text }));
    };
    expect(said('completed')).toMatch(/^(?:advance · 6 · step-completed|rerun · 5 · artifact-missing)$/);
    expect(said('failed')).toBe('ask · 5 · step-failed');
  });

  test('a record alone, or an entry alone, is no answer', () => {
    const bare = (answered[STATE] ?? '').replace(/\n### 2026-08-01T12:30:00Z[\s\S]*$/, '\n');
    expect(line(recovery({ ...answered, [STATE]: bare }))).toBe('wait · 5 · awaiting-answer');
    const unsaid = (answered[STATE] ?? '').replace(/ {4}- question: "?Weiter\?[\s\S]*?stage: 5\n/, '');
    expect(unsaid).not.toBe(answered[STATE]);
    expect(line(recovery({ ...answered, [STATE]: unsaid }))).toBe('wait · 5 · awaiting-answer');
  });
});

test('a question of the summary is answered without a word of a file that is not there', () => {
  const files = waiting(3, 'question_context: {question: "Weiter?", options: [{label: ja}]}');
  const found = recovery(filesAfter(answer('stage-5', 'ja'), files));
  expect(line(found)).toBe('resume · 5 · answers-to-apply');
  expect(found.notes.join(' ')).not.toContain('clarification-questions.md');
});

test.each([
  ['fewer questions than the state counts', '## Q1: Who?\n\n**Answer**: all\n', 'requires_user: 3'],
  ['what the tool answered by itself', '### Q1: Which? [AUTO-RESOLVED]\n**Answer**: Both\n', 'a: 1'],
])('where no question is open and it waits all the same, one answer is taken: %s', (_, text, stats) => {
  const files = workflow({
    at: 4,
    clarification: `awaiting_user\n    auto_resolve_stats: {${stats}}`,
    files: { [QUESTIONS]: text },
  });
  expect(line(recovery(files))).toBe('wait · 4 · awaiting-answer');
  expect(() => chosen(answer('Q1', 'x'), files)).toThrow(/No question is open; an answer to all/);
  expect(chosen(answer('all', 'x'), files).notes.join(' ')).toContain('None of its questions is open');
  expect(line(recovery(filesAfter(answer('all', 'x'), files)))).toBe('resume · 4 · answers-to-apply');
});
