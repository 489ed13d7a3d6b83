// The Action's inputs: what a workflow file may set, the defaults, and which values are refused.
import { ROLES, type Role, type WrittenAges } from '../config/config.ts';
import { UserError } from '../model/errors.ts';
import { USUAL } from '../modes/defaults.ts';
import { FAIL_ON, type FailOn } from '../report/check/conclusion.ts';
import { JOB_STATUSES, type JobStatus } from '../report/check/job-status.ts';
import { DURATION, parseDuration } from '../text/duration.ts';
import { type ActionMode, MODES } from './choose-mode.ts';

/**
 * Public: as action.yml declares them, with their defaults; `null`: none is declared. The two ages have none,
 * so that what the config says counts where a workflow says nothing.
 */
export const INPUTS = {
  // biome-ignore lint/suspicious/noTemplateCurlyInString: an expression of the runner, as action.yml has it
  'github-token': '${{ github.token }}',
  mode: 'auto',
  'config-path': '.github/rekindle.yml',
  'dry-run': String(USUAL.dryRun),
  'stale-after': null,
  'abandoned-after': null,
  'fail-on': USUAL.failOn,
  gate: String(USUAL.gate),
  'operations-per-run': String(USUAL.operations),
  'max-open-issues': String(USUAL.maxOpenIssues),
  'max-new-pull-requests': String(USUAL.maxNewPullRequests),
  'command-permission': USUAL.commandPermission,
  'allowed-bots': null,
  'job-status': null,
  // biome-ignore lint/suspicious/noTemplateCurlyInString: an expression of the runner, as action.yml has it
  'job-leg': '${{ strategy.job-index }}',
  checkpoint: 'false',
  'html-report': 'false',
} as const satisfies Readonly<Record<string, string | null>>;
type Input = keyof typeof INPUTS;

export interface Inputs {
  /** `''`: no token, so GitHub is not asked. */
  readonly token: string;
  readonly mode: ActionMode | 'auto';
  readonly configPath: string;
  readonly dryRun: boolean;
  readonly ages: WrittenAges;
  readonly failOn: FailOn;
  readonly gate: boolean;
  readonly operations: number;
  readonly maxOpenIssues: number;
  readonly maxNewPullRequests: number;
  readonly commandPermission: Role;
  readonly allowedBots: readonly string[];
  readonly jobStatus: JobStatus;
  /** Tells the jobs of one name apart: which leg of a matrix it is; `''`: that is not known. */
  readonly jobLeg: string;
  readonly checkpoint: boolean;
  readonly htmlReport: boolean;
}

/** `read` returns the value that the runner passes, `''` where nothing is set. @throws UserError */
export function readInputs(read: (name: Input) => string): Inputs {
  const given = (name: Input) => read(name).trim() || (INPUTS[name] ?? '');
  const ages = {
    staleAfter: durationOf('stale-after', given('stale-after')),
    abandonedAfter: durationOf('abandoned-after', given('abandoned-after')),
  };
  if (ages.staleAfter !== null && ages.abandonedAfter !== null && ages.abandonedAfter < ages.staleAfter)
    throw refused(
      'abandoned-after',
      given('abandoned-after'),
      `no less than stale-after, which is ${given('stale-after')}`,
    );
  return {
    token: read('github-token').trim(),
    mode: oneOf(['auto', ...MODES] as const, 'mode', given('mode')),
    configPath: pathOf('config-path', given('config-path')),
    dryRun: truthOf('dry-run', given('dry-run')),
    ages,
    failOn: oneOf(FAIL_ON, 'fail-on', given('fail-on')),
    gate: truthOf('gate', given('gate')),
    operations: countOf('operations-per-run', given('operations-per-run'), 1),
    maxOpenIssues: countOf('max-open-issues', given('max-open-issues'), 0),
    maxNewPullRequests: countOf('max-new-pull-requests', given('max-new-pull-requests'), 0),
    commandPermission: oneOf(ROLES, 'command-permission', given('command-permission')),
    allowedBots: loginsOf('allowed-bots', given('allowed-bots')),
    jobStatus:
      given('job-status') === '' ? 'unknown' : oneOf(JOB_STATUSES, 'job-status', given('job-status')),
    jobLeg: read('job-leg').trim(),
    checkpoint: truthOf('checkpoint', given('checkpoint')),
    htmlReport: truthOf('html-report', given('html-report')),
  };
}

function oneOf<T extends string>(words: readonly T[], name: Input, value: string): T {
  const word = words.find((one) => one === value);
  if (word !== undefined) return word;
  const quoted = words.map((one) => JSON.stringify(one));
  throw refused(name, value, `${quoted.slice(0, -1).join(', ')} or ${quoted.at(-1)}`);
}

/** Milliseconds; `null`: not set. */
function durationOf(name: Input, value: string): number | null {
  if (value === '') return null;
  const duration = parseDuration(value);
  if (duration === null) throw refused(name, value, DURATION);
  return duration;
}

/** The spellings of YAML's core schema, as the runner's own toolkit takes them. */
function truthOf(name: Input, value: string): boolean {
  if (/^(?:true|True|TRUE)$/.test(value)) return true;
  if (/^(?:false|False|FALSE)$/.test(value)) return false;
  throw refused(name, value, '"true" or "false"');
}

const MOST = 1_000_000;

function countOf(name: Input, value: string, least: number): number {
  const count = /^\d{1,7}$/.test(value) ? Number(value) : Number.NaN;
  if (count >= least && count <= MOST) return count;
  throw refused(name, value, `a whole number from ${least} to ${MOST}`);
}

/** A file of the repository, from its root. */
function pathOf(name: Input, value: string): string {
  const parts = value.split('/');
  const odd = parts.some((part) => part === '' || part === '.' || part === '..') || /[\\\0:]/.test(value);
  if (odd) throw refused(name, value, 'the path of a file from the root of the repository');
  return value;
}

/** Exact logins, between commas or on lines of their own. An App's login ends with `[bot]`. */
function loginsOf(name: Input, value: string): readonly string[] {
  const logins = value
    .split(/[\s,]+/)
    .filter((one) => one !== '')
    .map((one) => one.replace(/^@/, ''));
  const odd = logins.find((one) => !/^[A-Za-z0-9](?:[A-Za-z0-9_-]*)(?:\[bot\])?$/.test(one));
  if (odd !== undefined) throw refused(name, odd, 'exact logins such as "renovate[bot]", between commas');
  return logins;
}

function refused(name: Input, value: string, expected: string): UserError {
  return new UserError(`Input "${name}": found ${JSON.stringify(value)}, expected ${expected}.`);
}
