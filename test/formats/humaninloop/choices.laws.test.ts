// Laws of every choice: other lines stay, what is written is read as meant, and a second time does no harm.
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Change } from '../../../src/model/change.ts';
import type { ChoiceContext } from '../../../src/model/choice.ts';
import { UserError } from '../../../src/model/errors.ts';
import { exhaustive, runs } from '../../exhaustive.ts';
import { rowsOf } from '../../text/fragments.ts';
import { type Choose, choices, performed, situation } from './choosing.ts';
import { broken, fixture } from './looking.ts';
import { graph, node } from './make-graph.ts';
import { INDEX, makeIndex, SPEC } from './make-index.ts';

const never = (): never => {
  throw new Error('this format has the choice');
};

/** Each choice, and the most lines that it may change or add. */
const CHOICES: Readonly<Record<string, { choose: Choose; most: number }>> = {
  resume: { choose: (at) => choices.resume(at), most: 3 },
  retry: { choose: (at) => choices.retry(at), most: 24 },
  skip: { choose: (at) => choices.skip?.(at) ?? never(), most: 24 },
  answer: {
    choose: (at) =>
      choices.answer?.(at, at.state?.questions.find(({ state }) => state === 'open')?.id ?? 'G1', 'a | b') ??
      never(),
    most: 16,
  },
};

const question = fc.record({
  id: fc.constantFrom('C2.1', 'C2.2', 'Q-S1', 'Q-P1'),
  status: fc.constantFrom('pending', '`pending`', 'answered', 'deferred', 'awaiting_answer', ''),
  place: fc.constantFrom('FR-003', 'FR-004'),
});
const gap = fc.record({
  id: fc.constantFrom('G-001', 'G-002', 'G-003'),
  status: fc.constantFrom('clarifying', 'pending', 'resolved'),
  place: fc.constantFrom('FR-003', 'FR-004'),
  link: fc.constantFrom('C2.1', 'C2.2', '-'),
});
const index = fc
  .record({
    template: fc.constantFrom('T1', 'T3'),
    status: fc.constantFrom(
      'not_started',
      'scaffolding',
      'spec_writing',
      'validating',
      'clarifying',
      'completed',
    ),
    plan: fc.constantFrom('not_started', 'in_progress'),
    questions: fc.uniqueArray(question, { maxLength: 3, selector: ({ id }) => id }),
    gaps: fc.uniqueArray(gap, { maxLength: 3, selector: ({ id }) => id }),
    log: fc.constantFrom(
      '',
      '\n## Unified Decisions Log\n\n| Timestamp | Agent | Decision | Rationale |\n|---|---|---|---|\n',
      '\n## Gap Resolution History\n\n_none yet_\n',
      '\n## Notes\n\n```\nopen\n```\n',
    ),
  })
  .map(({ log, ...shape }) => ({ path: INDEX, text: makeIndex(shape) + log }));

const status = fc.constantFrom('pending', 'in-progress', 'completed', 'failed', 'halted');
const dag = fc
  .record({
    outcomes: fc.constantFrom([null], ['halted'], ['completed', null], ['completed', 'halted']),
    nodes: fc.tuple(status, status).map(([a, b]) => [node('one', a, 1), node('two', b)]),
  })
  .map((shape) => ({ path: 'specs/012-x/.workflow/dags/specify-strategy.json', text: graph(shape) }));

const context = fc.constantFrom('context-awaiting-user.md', 'tasks-context-advocate.md').map((name) => ({
  path: `specs/012-x/.workflow/${name.replace('-awaiting-user', '').replace('-advocate', '')}`,
  text: fixture(`context/${name}`),
}));

const shape = fc.constantFrom<(text: string) => string>(
  (text) => text,
  (text) => text.replaceAll('\n', '\r\n'),
  (text) => `\uFEFF${text}`,
  (text) => text.trimEnd(),
);

const bare = (row: string) => row.replace(/[\r\n]+$/, '').replace(/^\uFEFF/, '');
const ending = (text: string) => /[\r\n]*$/.exec(text)?.[0];

describe('laws of choices', () => {
  it('other lines stay byte for byte; the rest reads as meant; twice does no harm', () => {
    const counts = new Map<string, number>();
    const name = fc.constantFrom(...Object.keys(CHOICES));
    fc.assert(
      fc.property(
        fc.oneof({ weight: 3, arbitrary: index }, dag, context),
        shape,
        name,
        ({ path, text }, shaped, word) => {
          const choice = CHOICES[word];
          const files = { [path]: shaped(text), [SPEC]: '# Spec\n' };
          const at = situation(files);
          const change = choice ? tried(choice.choose, at) : null;
          if (!choice || change === null || change.files.length === 0) return;
          counts.set(word, (counts.get(word) ?? 0) + 1);
          const then = situation(performed(files, change));
          const [before, after] = [at.text ?? '', then.text ?? ''];
          const kept = new Set(rowsOf(before).map(bare));
          const fresh = rowsOf(after).filter((row) => !kept.has(bare(row)));
          expect(fresh.length).toBeLessThanOrEqual(choice.most);
          expect(rowsOf(before).length).toBeLessThanOrEqual(rowsOf(after).length);
          expect(ending(after)).toBe(ending(before));
          expect(after.startsWith('\uFEFF')).toBe(before.startsWith('\uFEFF'));
          const had = new Set(broken(at.recovery));
          expect(broken(then.recovery).filter((rule) => !had.has(rule))).toEqual([]);
          expect(['rerun', 'resume', 'advance', 'wait', 'ask', 'none']).toContain(
            then.recovery.decision.action,
          );
          if (word === 'resume') expect(then.recovery.decision).toEqual(at.recovery.decision);
          // Refused, without files, or (of several questions or nodes) the next one: never the same again.
          const again = tried(choice.choose, then);
          if (again === null || again.files.length === 0) return;
          expect(['answer', 'retry', 'skip']).toContain(word);
          expect(again.summary).not.toBe(change.summary);
        },
      ),
      { numRuns: runs(2_000) },
    );
    for (const word of Object.keys(CHOICES))
      expect(counts.get(word) ?? 0, word).toBeGreaterThan(exhaustive ? 10 : 0);
  });
});

/** The change; `null` where the choice does not fit. */
function tried(choose: Choose, at: ChoiceContext): Change | null {
  try {
    return choose(at);
  } catch (error) {
    expect(error).toBeInstanceOf(UserError);
    return null;
  }
}
