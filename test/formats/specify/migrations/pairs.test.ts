// Each step of the chain on files of their own, byte for byte, and only the lines that the tables name.
import { describe, expect, test } from 'vitest';
import { codec } from '../../../../src/formats/specify/document.ts';
import { specify } from '../../../../src/formats/specify/index.ts';
import { migrations } from '../../../../src/formats/specify/migrations/index.ts';
import { chosen, difference, filesAfter, fixture, line, recovery } from '../harness.ts';

/** Projects by the version that they were found in. */
const SAMPLES = { 'gift-cards': 2, forecasts: 2, loyalty: 3, seats: 4, labels: 5 } as const;
const NEWEST = 6;

const textOf = (name: string, version: number) => fixture(`migrations/${name}`)[`v${version}.md`] ?? '';
const up = (text: string, from: number) => {
  const step = migrations[from - 2];
  if (!step) throw new Error(`no step from version ${from}`);
  return codec.print(text, step.up(codec.parse(text)));
};

const STEPS = Object.entries(SAMPLES).flatMap(([name, born]) =>
  Array.from({ length: NEWEST - born }, (_, i) => ({ name, from: born + i, to: born + i + 1 })),
);

test('the chain is whole: one step for each version but the last', () => {
  expect(migrations.map(({ from }) => from)).toEqual([0, 1, 2, 3]);
  expect(migrations.map(({ summary }) => summary)).toEqual(['v2 → v3', 'v3 → v4', 'v4 → v5', 'v5 → v6']);
  expect(specify.versions).toEqual([2, 3, 4, 5, 6]);
});

test.each(STEPS)('$name: v$from to v$to', ({ name, from, to }) => {
  const before = textOf(name, from);
  expect(up(before, from)).toBe(textOf(name, to));
  expect(specify.version(codec.parse(textOf(name, to)))).toMatchObject({ rank: to - 2, assumed: false });
});

test.each(STEPS)('S05 S04 $name: v$from to v$to keeps CRLF and the byte order mark', ({ name, from, to }) => {
  const odd = (text: string) => `\uFEFF${text.replaceAll('\n', '\r\n')}`;
  expect(up(odd(textOf(name, from)), from)).toBe(odd(textOf(name, to)));
});

describe.each(Object.entries(SAMPLES))('%s (version %i)', (name, born) => {
  const path = 'specs/1-sample/.specify-state.local.md';
  const files = { [path]: textOf(name, born) };

  test('M02 the command does all steps at once', () => {
    expect(filesAfter({ name: 'migrate' }, files)[path]).toBe(textOf(name, NEWEST));
  });

  test('M01 a second time there is nothing to do', () => {
    const once = filesAfter({ name: 'migrate' }, files);
    expect(chosen({ name: 'migrate' }, once).files).toEqual([]);
    expect(recovery(once).proposals.filter(({ kind }) => kind === 'migrate')).toEqual([]);
  });

  test('the decision stays what it was', () => {
    expect(line(recovery(filesAfter({ name: 'migrate' }, files)))).toBe(line(recovery(files)));
  });

  test('M04 every line stays that no table names', () => {
    const taken = difference(textOf(name, born), textOf(name, NEWEST)).filter((one) => one.startsWith('-'));
    const named = /^-(?:schema_version:|phase_status:|phases:| {2}(?:init|design_feedback):|.*\{.*\}$)/;
    expect(taken.filter((one) => !named.test(one))).toEqual([]);
  });
});

describe('the seed’s tables, line by line', () => {
  const given = (from: number, name = 'gift-cards') =>
    difference(textOf(name, from), textOf(name, from + 1)).filter((one) => one.startsWith('+'));

  test('v2 to v3', () => {
    expect(difference(textOf('gift-cards', 2), textOf('gift-cards', 3))).toEqual([
      '-schema_version: 2',
      '+schema_version: 3',
      '-phase_status: "waiting_for_user"  # pending | in_progress | completed | failed',
      '+current_stage: 4',
      '+stage_status: "waiting_for_user"  # pending | in_progress | completed | failed',
      '-phases:',
      '-  init:',
      '+stages:',
      '+  setup_figma:',
    ]);
  });

  test('v3 to v4', () => {
    expect(given(3)).toEqual([
      '+schema_version: 4',
      '+    input_document_paths: []',
      '+    clarification_file_path: null',
      '+    clarification_status: null',
      '+    auto_resolved_questions: []',
      '+    auto_resolve_stats:',
      '+      total_generated: 0',
      '+      auto_resolved: 0',
      '+      inferred: 0',
      '+      requires_user: 0',
      '+      user_overrides: 0',
      '+  design_supplement:',
    ]);
    const counters =
      textOf('loyalty', 4)
        .split('\n')
        .find((one) => one.includes('test_strategy')) ?? '';
    expect(counters).toContain('unit_tests: 0, e2e_tests: 0, risk_areas:');
  });

  test('v4 to v5', () => {
    expect(given(4)).toEqual([
      '+schema_version: 5',
      '+rtm_enabled: null',
      '+requirements_inventory:',
      '+  file_path: null',
      '+  count: 0',
      '+  confirmed: false',
      '+  rtm:',
      '+    status: pending',
      '+    total: 0',
      '+    covered: 0',
      '+    partial: 0',
      '+    deferred: 0',
      '+    removed: 0',
      '+    unmapped: 0',
      '+    coverage_pct: 0',
      '+    disposition_status: null',
      '+    dispositions_applied: 0',
      '+  rtm_dispositions: []',
    ]);
  });

  test('v5 to v6', () => {
    expect(given(5)).toEqual(['+schema_version: 6', '+profile: null', '+  profile: null']);
  });
});

test('M06 what stopped in a research phase has not begun stage 2, whatever its status said', () => {
  const text = textOf('forecasts', 2).replace('"in_progress"', '"completed"');
  const migrated = filesAfter({ name: 'migrate' }, { 'specs/4-forecasts/.specify-state.local.md': text });
  const state = Object.values(migrated)[0] ?? '';
  expect(state).toContain('current_phase: "RESEARCH_DISCOVERY"\ncurrent_stage: 2\nstage_status: "pending"\n');
  expect(line(recovery(migrated))).toBe('rerun · 2 · not-started');
});

test('M06 the note is told before it is written', () => {
  const files = { 'specs/4-forecasts/.specify-state.local.md': textOf('forecasts', 2) };
  expect(chosen({ name: 'migrate' }, files).notes.join(' ')).toContain('goes on with stage 2');
});
