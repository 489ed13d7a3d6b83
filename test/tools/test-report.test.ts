// The last line of .ci/run says what the report counted, and never that all is well where it is not.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { atNight } from '../exhaustive.ts';

const TOOL = path.resolve(import.meta.dirname, '../../tools/test-report.mjs');
let folder = '';
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'rekindle-report-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const SOUND = { numPassedTests: 5, numFailedTests: 0, numPendingTests: 2, numTodoTests: 1, testResults: [] };

/** What the tool prints and how it exits for a report's text. */
function say(text: string) {
  const file = path.join(folder, 'report.json');
  writeFileSync(file, text);
  const { stdout, status } = spawnSync(process.execPath, [TOOL, file], { encoding: 'utf8' });
  return { stdout, status };
}

describe('the test report', () => {
  test('counts what passed, failed and was skipped', () => {
    expect(say(JSON.stringify(SOUND))).toEqual({ stdout: '5 passed, 0 failed, 3 skipped\n', status: 0 });
    expect(say(JSON.stringify({ ...SOUND, numFailedTests: 4 }))).toEqual({
      stdout: '5 passed, 4 failed, 3 skipped\n',
      status: 1,
    });
  });

  atNight('counts a file that could not be loaded as failed, and one with failed tests not again', () => {
    const testResults = [
      { status: 'failed', assertionResults: [] },
      { status: 'failed', assertionResults: [{ status: 'failed' }] },
      { status: 'passed', assertionResults: [{ status: 'passed' }] },
    ];
    expect(say(JSON.stringify({ ...SOUND, numFailedTests: 1, testResults })).stdout).toBe(
      '5 passed, 2 failed, 3 skipped\n',
    );
  });

  atNight.each([
    ['no test at all', JSON.stringify({ ...SOUND, numPassedTests: 0 })],
    ['half a report', '{"numPassedTests": 5'],
    ['no report', ''],
  ])('%s is not success', (_, text) => {
    const { stdout, status } = say(text);
    expect(stdout).toMatch(/^0 passed, 0 failed, \d skipped\n$/);
    expect(status).toBe(1);
  });
});
