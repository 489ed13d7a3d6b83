// The starter files as GitHub would read them: least permissions, pinned, true to the Action and the config.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { MODES } from '../../../src/action/choose-mode.ts';
import { INPUTS } from '../../../src/action/inputs.ts';
import { commands } from '../../../src/commands/index.ts';
import { parseComment } from '../../../src/commands/parse.ts';
import { DEFAULTS } from '../../../src/config/config.ts';
import { knownOf } from '../../../src/config/known-names.ts';
import { readConfig } from '../../../src/config/read.ts';
import { configSchema } from '../../../src/config/schema.ts';
import { engine } from '../../../src/index.ts';
import { REPOSITORY, VERSION } from '../../../src/model/version.ts';
import { DOCS_SOURCE } from '../../../src/report/init/action-source.ts';
import { PERMISSIONS, starterFiles } from '../../../src/report/init/workflows.ts';
import { markerLine } from '../../../src/text/comment-marker.ts';
import { atLeast, runs } from '../../exhaustive.ts';

const FOLDER = '.github/workflows/';
const STARTER = starterFiles(DOCS_SOURCE);
const COMMIT = '0123456789abcdef0123456789abcdef01234567';
const textOf = (path: string) => STARTER.find((file) => file.path === path)?.text ?? '';

interface Step {
  readonly uses: string;
  readonly with: Readonly<Record<string, unknown>>;
}
interface Workflow {
  readonly on: Readonly<Record<string, unknown>>;
  readonly permissions: unknown;
  readonly concurrency: { readonly group: string; readonly 'cancel-in-progress': unknown };
  readonly jobs: Readonly<
    Record<string, { readonly permissions: unknown; readonly if?: string; readonly steps: readonly Step[] }>
  >;
}

const FILES = [
  { name: 'check', mode: 'check', on: ['push', 'pull_request', 'merge_group'] },
  { name: 'sweep', mode: 'sweep', on: ['schedule', 'workflow_dispatch'] },
  { name: 'commands', mode: 'command', on: ['issue_comment', 'issues'] },
] as const;
const pathOf = (name: string) => `${FOLDER}rekindle-${name}.yml`;
const workflowOf = (name: string): Workflow => parse(textOf(pathOf(name)));

test('the files are these, each ends with one line end and has no line that is too long', () => {
  expect(STARTER.map(({ path }) => path)).toEqual([
    ...FILES.map(({ name }) => pathOf(name)),
    '.github/rekindle.yml',
  ]);
  for (const { text } of STARTER) {
    expect(text).toMatch(/[^\n]\n$/);
    expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThanOrEqual(120);
  }
});

test('a commit stands with its tag beside it, links lead to what is read there', () => {
  const pinned = starterFiles({ repository: 'octo-org/fork', ref: COMMIT, name: 'v9.8.7' });
  for (const { path, text } of pinned) {
    expect(text).not.toContain(REPOSITORY);
    expect(text).not.toContain('can be moved');
    expect(text).toContain(`//github.com/octo-org/fork/blob/v9.8.7/docs/`);
    expect(text.includes(`\n      - uses: octo-org/fork@${COMMIT} # v9.8.7\n`)).toBe(path.startsWith(FOLDER));
  }
  expect(pinned.at(-1)?.text).toContain('/octo-org/fork/v9.8.7/schema/config-v1.schema.json\n');
  const bare = starterFiles({ repository: 'octo-org/fork', ref: COMMIT, name: null });
  expect(bare[0]?.text).toContain(`\n      - uses: octo-org/fork@${COMMIT}\n`);
});

test('every mode of the Action has its permissions, and nothing else has', () => {
  expect(Object.keys(PERMISSIONS).toSorted()).toEqual(MODES.toSorted());
});

describe.each(FILES)('$name', ({ name, mode, on }) => {
  const workflow = workflowOf(name);
  const jobs = Object.values(workflow.jobs);
  const steps = jobs.flatMap((job) => job.steps);

  test('is started by its events alone', () => {
    expect(Object.keys(workflow.on)).toEqual(on);
  });

  test('may do what its mode needs, and nothing else', () => {
    expect(workflow.permissions).toEqual({});
    expect(jobs.map(({ permissions }) => permissions)).toEqual([PERMISSIONS[mode]]);
  });

  test('uses what is pinned, and runs no shell', () => {
    for (const step of steps) {
      expect(step).not.toHaveProperty('run');
    }
    const ours = steps.filter(({ uses }) => uses === `${REPOSITORY}@v${VERSION}`);
    const others = steps.filter((one) => !ours.includes(one));
    for (const { uses } of others) expect(uses).toMatch(/^actions\/checkout@[0-9a-f]{40}$/);
    expect(ours.map((step) => step.with['mode'])).toEqual([mode]);
    expect(textOf(pathOf(name))).toContain(` v${VERSION} "v${VERSION}^{}"\n`);
  });

  test('gives the Action inputs that it has', () => {
    const ours = steps.filter(({ uses }) => uses.startsWith('rekindle/'));
    const given = ours.flatMap((step) => Object.keys(step.with));
    expect(given.filter((input) => !Object.hasOwn(INPUTS, input))).toEqual([]);
  });

  test('gives a checkout no token to keep', () => {
    const checkouts = steps.filter(({ uses }) => uses.startsWith('actions/checkout@'));
    expect(checkouts.map((step) => step.with)).toEqual(
      name === 'check' ? [{ 'fetch-depth': 0, 'persist-credentials': false }] : [],
    );
  });
});

test('what writes is never cut off, and no comment shares its group', () => {
  expect(workflowOf('sweep').concurrency).toEqual({ group: 'rekindle-sweep', 'cancel-in-progress': false });
  expect(workflowOf('commands').concurrency).toEqual({
    group: `rekindle-commands-\${{ github.event.comment.id || github.run_id }}`,
    'cancel-in-progress': false,
  });
  expect(workflowOf('check').concurrency['cancel-in-progress']).toBe(
    `\${{ github.event_name == 'pull_request' }}`,
  );
});

describe('the condition of the commands', () => {
  const condition = Object.values(workflowOf('commands').jobs)[0]?.if ?? '';
  const TERM = /startsWith\(github\.event\.comment\.body, (?:'([^']*)'|fromJSON\('([^']*)'\))\)/g;
  const starts = [...condition.matchAll(TERM)].map(
    ([, plain, json]) => plain ?? String(JSON.parse(json ?? '')),
  );
  const starting = (body: string) => starts.some((start) => body.startsWith(start));

  test('is made of nothing but how a comment begins, and whether an issue is ours', () => {
    expect(condition.replace(TERM, 'X')).toBe(
      "(github.event_name == 'issue_comment' && (X || X || X || X)) || (github.event_name == 'issues' && " +
        "github.event.changes.body && startsWith(github.event.issue.body, '<!-- rekindle:v1 '))",
    );
    expect(markerLine({ key: 'dashboard' }).startsWith('<!-- rekindle:v1 ')).toBe(true);
  });

  test('lets every comment through that is a command', () => {
    const blank = fc.constantFrom(' ', '\n', '\r\n', '\r', '  ', '');
    const lead = fc.array(blank, { maxLength: 6 }).map((parts) => parts.join(''));
    const body = fc.tuple(lead, fc.constantFrom('/resume', '/rekindle status', '/Fresh sha=1', 'no'));
    let counted = 0;
    fc.assert(
      fc.property(body, ([before, line]) => {
        const isCommand = parseComment(before + line, { bare: true }) !== null;
        counted += isCommand ? 1 : 0;
        return !isCommand || starting(before + line);
      }),
      { numRuns: runs(2_000) },
    );
    expect(counted).toBeGreaterThan(atLeast(0.1, runs(2_000)));
  });

  test.each(['hello', '> /resume', '`/resume`', '- /resume', `${markerLine({ key: 'x' })}\n/resume`, ''])(
    '%j starts no job',
    (body) => {
      expect(starting(body)).toBe(false);
    },
  );
});

describe('the config', () => {
  const known = knownOf(engine.formats, engine.rules, commands);
  const text = textOf('.github/rekindle.yml');
  /** Behind the `#` of a setting stands no blank, or more than one; behind that of a sentence one. */
  const every = text.replace(/^#(?! \S)(?=.)/gm, '');

  test('changes nothing', () => {
    expect(readConfig(text, known)).toEqual({ config: DEFAULTS, problems: [] });
  });

  test('with every setting taken up has no mistake, and names every key', () => {
    expect(readConfig(every, known).problems).toEqual([]);
    const written: Readonly<Record<string, unknown>> = parse(every);
    expect(Object.keys(written).toSorted()).toEqual(Object.keys(configSchema(known).shape).toSorted());
  });

  test('the values that are no examples are the defaults', () => {
    const { config } = readConfig(every, known);
    expect(config.dispatch).toEqual(DEFAULTS.dispatch);
    expect(config.pullRequests).toEqual(DEFAULTS.pullRequests);
    expect(config.dashboard).toBe(DEFAULTS.dashboard);
    expect(config.trustedMarkerLogins).toEqual(DEFAULTS.trustedMarkerLogins);
    expect(config.ages).toEqual({ staleAfter: 7 * 86_400_000, abandonedAfter: 30 * 86_400_000 });
  });
});
