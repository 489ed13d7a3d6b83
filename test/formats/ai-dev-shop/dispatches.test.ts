// Dialect D: a table without a stage, then a section for each dispatch.
import { expect, test } from 'vitest';
import { broken, line, recovery } from './harness.ts';
import { ADR, FOLDER, SPEC, STATE, sha256 } from './pipeline.ts';

const head = (more: string) =>
  '# Pipeline State: 001-login\n\n| Field | Value |\n|---|---|\n' +
  '| feature | 001-login |\n| spec_id | FEAT-001 |\n' +
  `| spec_hash | sha256:${sha256(SPEC)} |\n| spec_entrypoint_path | ${FOLDER}/feature.spec.md |\n\n${more}`;
const TESTS = { [`${FOLDER}/test-certification.md`]: '# Test certification\n\nResult: CERTIFIED\n' };
const found = (more: string, files: Readonly<Record<string, string>> = {}) =>
  recovery({
    [STATE]: head(more),
    [`${FOLDER}/feature.spec.md`]: SPEC,
    [`${FOLDER}/adr.md`]: ADR,
    ...files,
  });
const at = (more: string, files: Readonly<Record<string, string>> = {}) => line(found(more, files));

const ARCHITECT = '## Software Architect Dispatch\n\n- software_architect_status: PRODUCED\n';
const SIGNED = '- architecture_sign_off_status: APPROVED\n';
const TDD = '\n## TDD Dispatch\n\n- tdd_status: PRODUCED\n';

test('the last finished section tells the stage', () => {
  expect(at(`${ARCHITECT}${SIGNED}${TDD}`, TESTS)).toBe('advance · programmer · step-completed');
  expect(at(`${ARCHITECT}${TDD}`, TESTS)).toBe('advance · programmer · step-completed');
});

test('what a finished section owes and is not there is made again', () => {
  expect(at(`${ARCHITECT}${SIGNED}${TDD}`)).toBe('rerun · tdd · artifact-missing');
});

test('a section whose stage was never begun says nothing', () => {
  expect(at(`${ARCHITECT}${SIGNED}\n## TDD Dispatch\n\nNot yet.\n`)).toBe('advance · tasks · step-completed');
});

test('a proposal and its sign-off are one stage that is done', () => {
  const proposed = ARCHITECT.replace('PRODUCED', 'PROPOSED');
  expect(at(`${proposed}${SIGNED}`)).toBe('advance · tasks · step-completed');
});

test('a word that is not known is asked about', () => {
  expect(at(ARCHITECT.replace('PRODUCED', 'MARINATING'))).toBe('ask · – · status-unknown');
});

test('a dispatch under way is the current stage', () => {
  expect(at(`${ARCHITECT}${SIGNED}\n## Programmer Dispatch\n\n- programmer_status: DISPATCHED\n`)).toBe(
    'resume · programmer · partial-work',
  );
});

test('a sign-off that is still open waits', () => {
  expect(at(`${ARCHITECT}- architecture_sign_off_status: PENDING\n`)).toBe(
    'wait · architect · awaiting-approval',
  );
});

test('A a sign-off that says no waits', () => {
  expect(at(`${ARCHITECT}- architecture_sign_off_status: REJECTED\n`)).toBe(
    'wait · architect · awaiting-approval',
  );
});

test('S14 COMPLETE over a dispatch that is under way asks, over an open sign-off it is told', () => {
  const over = (more: string) => found(more.replace(/^/, '- status: COMPLETE\n\n'), TESTS);
  const [open, sent] = [SIGNED.replace('APPROVED', 'PENDING'), TDD.replace('PRODUCED', 'DISPATCHED')];
  expect(line(over(`${ARCHITECT}${open}${sent}`))).toBe('ask · – · state-inconsistent');
  expect(line(over(`${ARCHITECT}${open}${TDD}`))).toBe('none · – · completed');
  expect(broken(over(`${ARCHITECT}${open}${TDD}`))).toEqual(['ended-whole']);
  expect(broken(over(`${ARCHITECT}${SIGNED}${TDD}`))).toEqual([]);
});
