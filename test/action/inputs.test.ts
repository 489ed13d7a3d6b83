// The Action's inputs: defaults, what they mean, and what is refused with input, value and expectation.
import { describe, expect, it } from 'vitest';
import { INPUTS, readInputs } from '../../src/action/inputs.ts';
import { UserError } from '../../src/model/errors.ts';

const DAY = 86_400_000;
const read = (inputs: Record<string, string>) => readInputs((name) => inputs[name] ?? '');

describe('inputs', () => {
  it('mean their defaults where nothing is set', () => {
    const expected = {
      token: '',
      mode: 'auto',
      configPath: '.github/rekindle.yml',
      dryRun: false,
      ages: { staleAfter: null, abandonedAfter: null },
      failOn: 'invalid',
      gate: true,
      operations: 200,
      maxOpenIssues: 5,
      maxNewPullRequests: 2,
      commandPermission: 'write',
      allowedBots: [],
      jobStatus: 'unknown',
      checkpoint: false,
      htmlReport: false,
      jobLeg: '',
    };
    expect(read({})).toEqual(expected);
    const declared = Object.entries(INPUTS).flatMap(([name, value]) =>
      value === null || value.startsWith('$') ? [] : [[name, value]],
    );
    expect(read(Object.fromEntries(declared))).toEqual(expected);
    expect(read({ mode: '  ', 'stale-after': '\n' })).toEqual(expected);
  });

  it('are taken as they are set, blanks around them aside', () => {
    const inputs = {
      'github-token': ' ghs_abc\n',
      mode: ' check ',
      'config-path': 'tools/rekindle.yml',
      'dry-run': 'TRUE',
      'stale-after': '36h',
      'abandoned-after': '2w',
      'fail-on': 'stale',
      gate: 'False',
      'operations-per-run': '1',
      'max-open-issues': '0',
      'max-new-pull-requests': '17',
      'command-permission': 'triage',
      'allowed-bots': 'renovate[bot],\n @helper',
      'job-status': 'cancelled',
      'job-leg': ' 3\n',
      checkpoint: ' true',
      'html-report': 'True',
    };
    expect(read(inputs)).toEqual({
      token: 'ghs_abc',
      mode: 'check',
      configPath: 'tools/rekindle.yml',
      dryRun: true,
      ages: { staleAfter: 1.5 * DAY, abandonedAfter: 14 * DAY },
      failOn: 'stale',
      gate: false,
      operations: 1,
      maxOpenIssues: 0,
      maxNewPullRequests: 17,
      commandPermission: 'triage',
      allowedBots: ['renovate[bot]', 'helper'],
      jobStatus: 'cancelled',
      jobLeg: '3',
      checkpoint: true,
      htmlReport: true,
    });
  });

  it.each([
    [
      { mode: 'Check' },
      'Input "mode": found "Check", expected "auto", "check", "sweep", "command", "migrate" or "guard".',
    ],
    [{ 'dry-run': 'yes' }, 'Input "dry-run": found "yes", expected "true" or "false".'],
    [{ checkpoint: 'yes' }, 'Input "checkpoint": found "yes", expected "true" or "false".'],
    [{ gate: '0' }, 'Input "gate": found "0", expected "true" or "false".'],
    [
      { 'operations-per-run': '0' },
      'Input "operations-per-run": found "0", expected a whole number from 1 to 1000000.',
    ],
    [
      { 'max-open-issues': '-1' },
      'Input "max-open-issues": found "-1", expected a whole number from 0 to 1000000.',
    ],
    [
      { 'max-new-pull-requests': '1e3' },
      'Input "max-new-pull-requests": found "1e3", expected a whole number from 0 to 1000000.',
    ],
    [
      { 'command-permission': 'owner' },
      'Input "command-permission": found "owner", expected "read", "triage", "write", "maintain" or "admin".',
    ],
    [
      { 'allowed-bots': 'a*' },
      'Input "allowed-bots": found "a*", expected exact logins such as "renovate[bot]", between commas.',
    ],
    [
      { 'config-path': '../x.yml' },
      'Input "config-path": found "../x.yml", expected the path of a file from the root of the repository.',
    ],
    [
      { 'job-status': 'skipped' },
      'Input "job-status": found "skipped", expected "success", "failure" or "cancelled".',
    ],
    [{ 'fail-on': 'all' }, 'Input "fail-on": found "all", expected "none", "stale" or "invalid".'],
    [
      { 'stale-after': '7 days' },
      'Input "stale-after": found "7 days", expected a time above zero such as 90m, 36h, 7d or 2w.',
    ],
    [
      { 'abandoned-after': '0d' },
      'Input "abandoned-after": found "0d", expected a time above zero such as 90m, 36h, 7d or 2w.',
    ],
    [
      { 'stale-after': '9d', 'abandoned-after': '2d' },
      'Input "abandoned-after": found "2d", expected no less than stale-after, which is 9d.',
    ],
  ])('%j is refused', (inputs, message) => {
    expect(() => read(inputs)).toThrow(new UserError(message));
  });
});
