// Whatever a file holds: it is refused, foreign, or decided; a choice changes the lines that it means alone.
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { specify } from '../../../src/formats/specify/index.ts';
import { REASONS } from '../../../src/model/decision.ts';
import { StateError } from '../../../src/model/errors.ts';
import { leastTime } from '../../clock.ts';
import { atNight, runs } from '../../exhaustive.ts';
import { difference, recovered, standing } from './harness.ts';
import { FOLDER, LOCK, QUESTIONS, STATE, stateText, summaryPath, workflow } from './make-state.ts';

const KEYS =
  'schema_version feature_id current_stage stage_status current_phase phase_status stages phases lock_info';
const VALUES =
  '2|3|6|"v5"|9|null|[]|{}|in_progress|completed|failed|pending|CLARIFICATION|COMPLETE|"x: y"|x: y|*a|!!t z';
const LINES =
  '---;## Workflow Log;### 2026-03-01T10:00:00Z - Stage 5: X;- **Outcome**: SUCCESS;' +
  '- **Schema Version**: v4;<<<<<<< a;>>>>>>> b;  status: in_progress;  clarification:;' +
  '    clarification_status: awaiting_user;# note;';
const row = fc.oneof(
  fc
    .tuple(fc.constantFrom(...KEYS.split(' ')), fc.constantFrom(...VALUES.split('|')))
    .map(([k, v]) => `${k}: ${v}`),
  fc.constantFrom(...LINES.split(';')),
);
const file = fc
  .tuple(fc.array(row, { maxLength: 14 }), fc.constantFrom('\n', '\r\n', '\r'), fc.boolean())
  .map(([rows, eol, closed]) => ['---', ...rows, ...(closed ? ['---', ''] : [])].join(eol));

describe('law', () => {
  test('any text is foreign, refused by a StateError, or parsed; printing that changes no byte', () => {
    fc.assert(
      fc.property(fc.oneof(file, fc.string({ unit: 'binary' })), (text) => {
        if (!specify.recognises(text)) return;
        try {
          expect(specify.codec.print(text, specify.codec.parse(text))).toBe(text);
        } catch (error) {
          expect(error).toBeInstanceOf(StateError);
        }
      }),
      { numRuns: runs(2_000) },
    );
  });

  atNight('any state is decided by a row of the table, and asks or blocks for a reason that is told', () => {
    const files = workflow({ at: 5 });
    fc.assert(
      fc.property(file, (text) => {
        for (const { decision, findings, state } of recovered({ ...files, [STATE]: text }).workflows) {
          expect(REASONS).toContain(decision.reason);
          const own = ['no-output', 'step-failed', 'unclear'].includes(decision.reason);
          if (decision.action === 'block' || (decision.action === 'ask' && !own))
            expect(findings).not.toEqual([]);
          if (decision.step !== null) expect(decision.step).toMatch(/^[1-8]$/);
          if (decision.action === 'none') expect(state?.ended).toBe('completed');
        }
      }),
      { numRuns: runs(1_000) },
    );
  });

  atNight('no damage to a file of the folder makes anything throw', () => {
    const whole = workflow({ at: 4, clarification: 'awaiting_user', summary: 'needs-user-input' });
    const files: Record<string, string> = {
      ...whole,
      [QUESTIONS]: '### Q-001: x?\n**Your answer**:\n',
      [LOCK]: 'locked_at: 2026-03-01\n',
    };
    const paths = [STATE, LOCK, QUESTIONS, summaryPath(2), summaryPath(4), `${FOLDER}/spec.md`];
    const damage = fc.record({
      path: fc.constantFrom(...paths),
      at: fc.double({ min: 0, max: 1, noNaN: true }),
      cut: fc.nat({ max: 80 }),
      put: fc.oneof(
        fc.string({ maxLength: 12 }),
        fc.constantFrom('\n', '---\n', '"', '\u0000', '**Answer**:', '- [x] '),
      ),
    });
    fc.assert(
      fc.property(damage, ({ path, at, cut, put }) => {
        const text = files[path] ?? '';
        const start = Math.floor(text.length * at);
        const hurt = text.slice(0, start) + put + text.slice(start + cut);
        for (const { decision } of recovered({ ...files, [path]: hurt }).workflows)
          expect(REASONS).toContain(decision.reason);
      }),
      { numRuns: runs(1_000) },
    );
  });

  atNight('a choice changes its own lines alone, whatever the state looks like', () => {
    const made = fc.record({
      at: fc.integer({ min: 1, max: 6 }),
      status: fc.constantFrom('pending', 'in_progress', 'completed', 'failed'),
      clarification: fc.constantFrom('null', 'answers_received', 'processed'),
      more: fc.uniqueArray(
        fc.constantFrom('our_a: "x"  # why', '# a comment', '', 'our_b:\n  - 1\n  # kept'),
        {
          maxLength: 4,
        },
      ),
    });
    const named = /^-(?:updated:|current_stage:|stage_status:| {4}status:| {4}clarification_status:)/;
    fc.assert(
      fc.property(made, fc.constantFrom('resume', 'retry', 'skip'), fc.boolean(), (one, name, crlf) => {
        const text = crlf ? stateText(one).replaceAll('\n', '\r\n') : stateText(one);
        const files = { ...workflow(one), [STATE]: text };
        const { recovery, choose } = standing(files);
        if (!recovery.decision.options.some((option) => option === name)) return;
        const [state] = choose({ name: name as 'resume' }).files.filter(
          (change) => change.kind === 'write' && change.path === STATE,
        );
        if (state?.kind !== 'write') throw new Error('the state is written');
        const lines = difference(text, state.after);
        expect(lines.filter((line) => line.startsWith('-') && !named.test(line))).toEqual([]);
        expect(lines.every((line) => line.endsWith('\r') === crlf)).toBe(true);
      }),
      { numRuns: runs(1_000) },
    );
  });
});

atNight.each([
  ['a', 'a'],
  ['dashes', '-'],
  ['brackets', '['],
  ['braces', '{'],
  ['blanks', ' '],
  ['hashes', '#'],
  ['stars', '*'],
  ['questions', '### Q-001: x\n'],
  ['answers', '**Answer** (leave\n'],
  ['boxes', '- [ ] x\n'],
  ['log', '### 2026 - Stage 1: x\n- **Outcome**: SUCCESS\n'],
])('X06 100 kB of %s are read in no time', (_, unit) => {
  const long = unit.repeat(Math.ceil(100_000 / unit.length));
  const all = [
    { [STATE]: `---\nfeature_id: x\n${long}\n---\n` },
    { [STATE]: stateText({ at: 4 }) + long },
    workflow({ at: 4, clarification: 'awaiting_user', files: { [QUESTIONS]: long } }),
    workflow({ at: 4, files: { [summaryPath(4)]: `---\nstatus: completed\n${long}\n---\n`, [LOCK]: long } }),
  ];
  expect(leastTime(8000, () => all.map((files) => recovered(files)))).toBeLessThan(8000);
});
