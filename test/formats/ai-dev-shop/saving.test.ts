// What a brief says of saving fits the dialect of the file: done by the letter, the run goes on.
import { describe, expect, test } from 'vitest';
import { broken, line, recovery } from './harness.ts';
import { ADR, FOLDER, pipeline, SPEC, STATE, sha256 } from './pipeline.ts';

const TABLE =
  '# Pipeline State\n\n| Field | Value |\n|---|---|\n| spec_id | FEAT-001 |\n' +
  `| spec_hash | sha256:${sha256(SPEC)} |\n`;
const FILES = {
  [`${FOLDER}/feature.spec.md`]: SPEC,
  [`${FOLDER}/adr.md`]: ADR,
  [`${FOLDER}/tasks.md`]: '# Tasks\n\n- [ ] T1 Sign in\n',
  [`${FOLDER}/test-certification.md`]: '# Test certification\n\nResult: CERTIFIED\n',
};
const found = (state: string) => recovery({ [STATE]: state, ...FILES });
const fields = (state: string) =>
  (found(state).state?.saving?.fields ?? []).map(({ field, of, line: at }) => [field, of, at]);
const told = (state: string) => found(state).state?.saving?.also.join(' ') ?? '';

test('the official keys', () => {
  const state = pipeline()[STATE] ?? '';
  expect(fields(state).map(([field]) => field)).toEqual(['current_stage', 'status', 'last_updated_at']);
  expect(told(state)).toContain('Completed Stages');
});

describe('a stage row', () => {
  const STAGE = '| stage | implementation (slice 2 of 3 under way) |';
  const state = `${TABLE}${STAGE}\n`;

  test('is the field, and neither current_stage nor a status is asked for', () => {
    expect(fields(state)).toEqual([
      ['stage', null, 7],
      ['last_updated_at', null, null],
    ]);
    expect(told(state)).not.toContain('Completed Stages');
  });

  test('written so, the run goes on', () => {
    const after = state.replace(STAGE, '| stage | testrunner |\n| last_updated_at | 2026-07-01T09:30:00Z |');
    expect(line(found(after))).toBe('rerun · testrunner · step-interrupted');
    expect(broken(found(after))).toEqual([]);
    const asked = state.replace(STAGE, '| stage | architect (awaiting approval) |');
    expect(line(found(asked))).toBe('wait · architect · awaiting-approval');
  });

  test('a status that is there is one of the fields', () => {
    expect(fields(`${state}| status | IN_PROGRESS |\n`)).toContainEqual(['status', null, 8]);
  });

  test('a key is spelled as the file spells it', () => {
    expect(fields(state.replace('| stage |', '| **Stage** |'))[0]?.[0]).toBe('Stage');
  });
});

describe('a ledger', () => {
  const LEDGER = '\n## Stage Ledger\n\n| Stage | Status | Date | Notes |\n|---|---|---|---|\n';
  const ROWS = '| Spec | APPROVED | | |\n| Software Architect | COMPLETE | | |\n| Tasks | COMPLETE | | |\n';
  const PROGRAMMER = '| Programmer | IN_PROGRESS | | |\n';

  test('its open row is the field', () => {
    expect(fields(`${TABLE}${LEDGER}${ROWS}${PROGRAMMER}`)).toEqual([
      ['Status', 'Programmer', 15],
      ['last_updated_at', null, null],
    ]);
  });

  test('written so, the run goes on', () => {
    const after = `${TABLE}${LEDGER}${ROWS}${PROGRAMMER.replace('IN_PROGRESS', 'DONE')}`;
    expect(line(found(after))).toBe('advance · testrunner · step-completed');
    expect(broken(found(after))).toEqual([]);
  });

  test('a row that is not there yet is added for the stage at hand', () => {
    const [first] = fields(`${TABLE}${LEDGER}${ROWS}`);
    expect(first).toEqual(['Status', found(`${TABLE}${LEDGER}${ROWS}`).state?.current?.id, null]);
  });

  test('of a dispatch its own key', () => {
    const state = `${TABLE}\n## Programmer Dispatch\n\n- programmer_status: DISPATCHED\n`;
    expect(fields(state)[0]).toEqual(['programmer_status', null, 10]);
  });
});
