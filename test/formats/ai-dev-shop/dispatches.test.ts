// Dialect D: a table without a stage, then a section for each dispatch.
import { expect, test } from 'vitest';
import { line, recovery } from './harness.ts';
import { ADR, FOLDER, SPEC, STATE, sha256 } from './pipeline.ts';

const head = (more: string) =>
  '# Pipeline State: 001-login\n\n| Field | Value |\n|---|---|\n' +
  '| feature | 001-login |\n| spec_id | FEAT-001 |\n' +
  `| spec_hash | sha256:${sha256(SPEC)} |\n| spec_entrypoint_path | ${FOLDER}/feature.spec.md |\n\n${more}`;
const at = (more: string) =>
  line(recovery({ [STATE]: head(more), [`${FOLDER}/feature.spec.md`]: SPEC, [`${FOLDER}/adr.md`]: ADR }));

const ARCHITECT = '## Software Architect Dispatch\n\n- software_architect_status: PRODUCED\n';
const SIGNED = '- architecture_sign_off_status: APPROVED\n';

test('the last finished section tells the stage', () => {
  expect(at(`${ARCHITECT}${SIGNED}\n## TDD Dispatch\n\n- tdd_status: PRODUCED\n`)).toMatch(
    /^(?:advance · programmer|rerun · tdd)/,
  );
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
