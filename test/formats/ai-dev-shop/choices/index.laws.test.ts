// Laws of every choice: other lines stay, what is written is read as meant, and a second time does no harm.
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Change } from '../../../../src/model/change.ts';
import type { ChoiceContext } from '../../../../src/model/choice.ts';
import { UserError } from '../../../../src/model/errors.ts';
import { exhaustive, runs } from '../../../exhaustive.ts';
import { rowsOf } from '../../../text/fragments.ts';
import { choices, performed, situation } from '../choosing.ts';
import { broken } from '../harness.ts';
import { type Plan, pipeline, ROWS, SPEC, STATE } from '../pipeline.ts';

type Choose = (at: ChoiceContext) => Change;
const never = (): never => {
  throw new Error('this format has the choice');
};

/** Each choice: what fits it, and the most lines that it may change or add. */
const CHOICES: Readonly<Record<string, { choose: Choose; most: number; actions: readonly string[] }>> = {
  resume: { choose: (at) => choices.resume(at), most: 6, actions: ['resume', 'rerun', 'advance'] },
  retry: { choose: (at) => choices.retry(at), most: 8, actions: ['rerun'] },
  approve: {
    choose: (at) => choices.approve?.(at, null) ?? never(),
    most: 10,
    actions: ['advance', 'resume', 'rerun', 'wait'],
  },
  skip: {
    choose: (at) => choices.skip?.(at) ?? never(),
    most: 8,
    actions: ['rerun', 'advance', 'resume', 'none'],
  },
  accept: {
    choose: (at) => choices.acceptSpec?.(at, at.state?.spec?.computed[0]?.digest ?? '', 'seen') ?? never(),
    most: 7,
    actions: ['resume', 'rerun', 'advance', 'wait'],
  },
};

const NOTES = [
  [],
  ['## Notes', ''],
  ['## Notes', '', '- Begun.', ''],
  ['## Notes', '', 'Begun.', '', '---', '', '## Later', '', 'x', ''],
  ['## Notes', '', '| Date | Note |', '|---|---|', '| 2026-06-01 | Begun. |', ''],
  ['## Notes', '', '```', 'code', '```', ''],
  ['## Notes', '', '<!-- none yet -->', ''],
] as const;

const plan: fc.Arbitrary<Plan> = fc
  .record({
    status: fc.constantFrom(
      'IN_PROGRESS',
      'ABORTED',
      'WAITING_FOR_HUMAN',
      'waiting-for-human',
      '**IN_PROGRESS** — x',
    ),
    stage: fc.constantFrom(
      'spec',
      'clarify',
      'architect',
      'tasks',
      'programmer',
      'qa-e2e',
      'security',
      'docs',
      'refactor',
    ),
    time: fc.constantFrom('2026-06-02T08:00:00Z', '2026-06-02', '2026-06-02 08:00 (late)', 'N/A', null),
    rows: fc.nat(ROWS.length),
    boxes: fc.subarray([
      '- [ ] Spec approval',
      '- [x] Architecture sign-off — 2026-06-01',
      '- [ ] Security',
      '* [ ] Convergence (if triggered)',
    ]),
    detail: fc.constantFrom({}, { stage: 'docs', job_status: 'Running', retry_count: '0' }),
    notes: fc.constantFrom(...NOTES),
    spec: fc.constantFrom(SPEC, `${SPEC}- FR-002 New.\n`),
  })
  .map(({ status, stage, time, rows, boxes, detail, notes, spec }) => ({
    head: { status, current_stage: stage, last_updated_at: time },
    rows: ROWS.slice(0, rows),
    boxes,
    detail,
    more: notes,
    files: { 'feature.spec.md': spec },
  }));

const shape = fc.constantFrom<(text: string) => string>(
  (text) => text,
  (text) => text.replaceAll('\n', '\r\n'),
  (text) => `\uFEFF${text}`,
  (text) => text.trimEnd(),
  (text) =>
    text
      .replace(/^- (\w+): (.*)$/gm, '| $1 | $2 |')
      .replace(/\n\| run_id/, '\n| Field | Value |\n|---|---|\n| run_id'),
  (text) => text.replace(/^- (\w+:)/gm, '$1'),
);

const ending = (text: string) => /[\r\n]*$/.exec(text)?.[0];

describe('laws of choices', () => {
  test('other lines stay byte for byte; the rest reads as meant; twice does no harm', () => {
    const counts = new Map<string, number>();
    const name = fc.constantFrom(...Object.keys(CHOICES));
    fc.assert(
      fc.property(plan, shape, name, (of, shaped, word) => {
        const choice = CHOICES[word];
        const files = pipeline(of);
        files[STATE] = shaped(files[STATE] ?? '');
        const at = situation(files);
        const change = choice && at.state ? tried(choice.choose, at) : null;
        if (!choice || change === null) return;
        counts.set(word, (counts.get(word) ?? 0) + 1);
        const then = situation(performed(files, change));
        const [before, after] = [at.text ?? '', then.text ?? ''];
        const kept = new Set(rowsOf(before).map(bare));
        const fresh = rowsOf(after).filter((row) => !kept.has(bare(row)));
        expect(fresh.length).toBeLessThanOrEqual(choice.most);
        expect(rowsOf(before).length).toBeLessThanOrEqual(rowsOf(after).length);
        expect(ending(after)).toBe(ending(before));
        expect(after.startsWith('\uFEFF')).toBe(before.startsWith('\uFEFF'));
        expect(choice.actions).toContain(then.recovery.decision.action);
        const had = new Set(broken(at.recovery));
        expect(broken(then.recovery).filter((rule) => !had.has(rule) && rule !== 'artifact-exists')).toEqual(
          [],
        );
        // Refused, without files, or (of two checkpoints) the next one: never the same again.
        const again = tried(choice.choose, then);
        if (again === null || again.files.length === 0) return;
        expect(['approve', 'skip']).toContain(word);
        expect(again.summary).not.toBe(change.summary);
      }),
      { numRuns: runs(2_000) },
    );
    for (const word of Object.keys(CHOICES))
      expect(counts.get(word) ?? 0, word).toBeGreaterThan(exhaustive ? 10 : 0);
  });
});

const bare = (row: string) => row.replace(/[\r\n]+$/, '').replace(/^\uFEFF/, '');

/** The change; `null` where the choice does not fit. */
function tried(choose: Choose, at: ChoiceContext): Change | null {
  try {
    return choose(at);
  } catch (error) {
    expect(error).toBeInstanceOf(UserError);
    return null;
  }
}
