// Which mode an event leads to where nobody chose, held against the published table.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { MODES, modeOf } from '../../src/action/choose-mode.ts';

test.each([
  ['push', 'check'],
  ['pull_request', 'check'],
  ['pull_request_target', 'check'],
  ['merge_group', 'check'],
  ['schedule', 'sweep'],
  ['workflow_dispatch', 'sweep'],
  ['issue_comment', 'command'],
  ['issues', 'command'],
  // Of all else the commit is looked at, no more (R08).
  ['release', 'check'],
  ['repository_dispatch', 'check'],
  ['constructor', 'check'],
  ['', 'check'],
])('R08 %j leads to %s', (event, mode) => {
  expect(modeOf(event)).toBe(mode);
});

test('the docs have a row for each mode', () => {
  const page = readFileSync(new URL('../../docs/action.md', import.meta.url), 'utf8');
  const rows = [...page.matchAll(/^\| `(\w+)` \| `?[a-z]/gm)].map(([, name]) => name);
  expect(rows.filter((name) => MODES.some((mode) => mode === name))).toEqual([...MODES]);
});
