// What looks like a secret is warned of by its place, and never repeated.
import { expect, test } from 'vitest';
import { secretsIn } from '../../src/modes/secret-notices.ts';
import { MIXED, reportOf, workflowOf } from '../report/sample.ts';

const TOKEN = `ghp_${'a1B2'.repeat(9)}`;

test('O07 the warning names the file, and not the secret', () => {
  const report = reportOf([workflowOf({ path: 'specs/a/state.md', title: `use ${TOKEN}` }), workflowOf()]);
  const [notice, ...more] = secretsIn(report);
  expect(more).toEqual([]);
  expect(notice).toMatchObject({ level: 'warning', message: expect.stringContaining('specs/a/state.md') });
  expect(notice?.message).not.toContain(TOKEN);
});

test('O07 without one nothing is said', () => {
  expect(secretsIn(MIXED)).toEqual([]);
});
