// A config is read whole or not at all, and whatever is wrong with it is said with its line.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { DEFAULTS } from '../../src/config/config.ts';
import { readConfig, readConfigOf } from '../../src/config/read.ts';
import { leastTime } from '../clock.ts';
import { atNight, share } from '../exhaustive.ts';
import { BAD, GOOD, KNOWN, UNKNOWN } from './examples.ts';

const UNUSABLE = { ...DEFAULTS, usable: false };
const read = (text: string | null) => readConfig(text, KNOWN);
const DOCS = readFileSync(path.resolve(import.meta.dirname, '../../docs/config.md'), 'utf8');

describe('a config that is right', () => {
  test.each(share(GOOD, 5))('%j has nothing wrong', (text) => {
    const { config, problems } = read(text);
    expect(problems).toEqual([]);
    expect(config.usable).toBe(true);
  });

  test.each([null, '', '\n', '# nothing\n', '---\n', '~', '{}'])('%j is all defaults', (text) => {
    expect(read(text)).toEqual({ config: DEFAULTS, problems: [] });
  });

  atNight('that the docs show means what the docs say', () => {
    const example = /^```yaml\n([\s\S]*?)^```$/m.exec(DOCS)?.[1] ?? '';
    const { config, problems } = read(example);
    expect(problems).toEqual([]);
    expect(config).toEqual({
      usable: true,
      ages: { staleAfter: 604_800_000, abandonedAfter: 2_592_000_000 },
      ignore: {
        paths: ['examples', '**/fixtures/**'],
        branches: ['dependabot/**'],
        workflows: ['specify:001-spike'],
        authors: ['*[bot]'],
      },
      formats: new Map([
        ['project-state', { off: true, staleAfter: null, abandonedAfter: null }],
        ['sdd', { off: false, staleAfter: 1_209_600_000, abandonedAfter: null }],
      ]),
      customFormats: [],
      rules: new Map([
        ['timestamp-sane', { off: true, severity: null }],
        ['version-current', { off: false, severity: 'warning' }],
      ]),
      commands: new Map([
        ['skip', { off: false, permission: 'maintain' }],
        ['start-fresh', { off: false, permission: 'admin' }],
        ['regress', { off: true, permission: null }],
      ]),
      dispatch: {
        kind: 'workflow-dispatch',
        workflow: 'agent.yml',
        ref: 'main',
        inputs: new Map([['model', 'large']]),
      },
      pullRequests: {
        draft: true,
        labels: ['rekindle'],
        reviewers: { users: ['octocat'], teams: ['agents'] },
        base: null,
      },
      dashboard: true,
      trustedMarkerLogins: ['rekindle[bot]'],
    });
  });

  atNight.each(docsExamples())('the docs’ example of %s is right: %s', (key, example) => {
    const text = within(key, example);
    expect([text, read(text).problems]).toEqual([text, []]);
  });

  test('paths count from the root, with and without a slash', () => {
    const { config } = read('ignore: {paths: [/a/b/, ./c, d//, "**/"]}');
    expect(config.ignore.paths).toEqual(['a/b', 'c', 'd', '**']);
  });

  test('a mention keeps its line', () => {
    expect(read('dashboard: on\ndispatch:\n  mention: "@a go"\n').config.dispatch).toEqual({
      kind: 'mention',
      text: '@a go',
      line: 3,
    });
  });
});

describe('a config that is wrong', () => {
  atNight.each(BAD)('%s of %j', (key, text) => {
    const { config, problems } = read(text);
    expect(config).toEqual(UNUSABLE);
    expect(problems.map((one) => one.key)).toEqual([key]);
    expect(problems[0]).toMatchObject({ level: 'error', line: 1 });
    expect(problems[0]?.message).toMatch(/found .+, expected .+(?:Correct|Remove|remove)/s);
  });

  atNight.each([
    ['S02 text that breaks off', 'rules: {', 1],
    ['S03 conflict markers', 'a: 1\n<<<<<<< x\nb: 1\n=======\n>>>>>>> y\n', 2],
    ['S08 a key twice', 'dashboard: on\ndashboard: off\n', 2],
    ['S18 two documents', 'dashboard: on\n---\ndashboard: off\n', 2],
    ['X01 an alias', 'ignore: {paths: &a [x], branches: *a}\n', 1],
    [
      'X01 an alias bomb',
      `a: &a [x]\n${Array.from({ length: 20 }, (_, i) => `k${i}: [*a, *a]`).join('\n')}`,
      2,
    ],
    ['X02 depth', `a: ${'['.repeat(5000)}`, 1],
    ['X03 a merge key', 'x: &x {dashboard: off}\n<<: *x\n', 2],
    ['X04 a program’s tag', 'dashboard: !!js/function "x"\n', 1],
    ['S24 too much', `a: "${'x'.repeat(300_000)}"\n`, 1],
  ])('%s', (_, text, line) => {
    expect(leastTime(500, () => read(text))).toBeLessThan(500);
    const { config, problems } = read(text);
    expect(config).toEqual(UNUSABLE);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatchObject({ level: 'error', key: '', line });
    expect(problems[0]?.message).toMatch(/^The config: found /);
  });

  test.each([
    ['abandoned-after', 'abandoned-after: 3d\n', 1],
    ['abandoned-after', 'stale-after: 40d\nabandoned-after: 39d\n', 2],
    ['formats.sdd.abandoned-after', 'formats:\n  sdd: {abandoned-after: 1d}\n', 2],
    [
      'formats.sdd.abandoned-after',
      'stale-after: 2d\nformats:\n  sdd:\n    stale-after: 3w\n    abandoned-after: 2w\n',
      5,
    ],
  ])('%s below stale-after: %j', (key, text, line) => {
    const { config, problems } = read(text);
    expect(config).toEqual(UNUSABLE);
    expect(problems).toMatchObject([{ level: 'error', key, line }]);
    expect(problems[0]?.message).toContain('expected no less than stale-after');
  });

  test('a time over a hundred years, which no pattern can see', () => {
    expect(read('stale-after: 999999999w\n')).toMatchObject({
      config: UNUSABLE,
      problems: [{ key: 'stale-after' }],
    });
  });

  test('one command under two names', () => {
    const { config, problems } = read('commands:\n  start-fresh: admin\n  fresh: off\n');
    expect(config).toEqual(UNUSABLE);
    expect(problems).toMatchObject([{ level: 'error', key: 'commands.fresh', line: 3 }]);
  });

  test('everything is told at once, in the order of the lines', () => {
    const text =
      'dashbord: on\nstale-after: 7\nrules:\n  state-safe: off\n  nope: off\n' +
      'ignore:\n  paths: ["!a", "!b"]\n';
    expect(read(text).problems.map(({ level, key, line }) => [level, key, line])).toEqual([
      ['warning', 'dashbord', 1],
      ['error', 'stale-after', 2],
      ['error', 'rules.state-safe', 4],
      ['error', 'rules.nope', 5],
      ['error', 'ignore.paths[1]', 7],
      ['error', 'ignore.paths[2]', 7],
    ]);
  });

  test('a message says found, expected, where and what to do', () => {
    const messages = (text: string) => read(text).problems.map(({ message }) => message);
    expect(messages('rules:\n  state-safe: off\n')).toEqual([
      'rules.state-safe: found "off", expected "on", "error" or "warning": the other rules rest on this ' +
        'one. Correct line 2.',
    ]);
    const listed = `${KNOWN.formats.slice(0, 7).join(', ')} or ${KNOWN.formats[7]}`;
    expect(messages('formats: {specfy: off}\n')).toEqual([
      `found the unknown format "specfy", expected one of ${KNOWN.formats.length}, such as ${listed}. ` +
        'Did you mean specify? Correct or remove line 1.',
    ]);
    expect(messages('dispatch: {repository-dispach: x}\n')).toEqual([
      'dispatch: found the unknown key "repository-dispach", expected repository-dispatch, ' +
        'workflow-dispatch or mention. Did you mean repository-dispatch? It has no effect. Correct or ' +
        'remove line 1.',
      'dispatch: found a map of repository-dispach, expected exactly one of repository-dispatch, ' +
        'workflow-dispatch and mention. Correct line 1.',
    ]);
  });

  test('a message is short, whatever the file says', () => {
    const long = 'x'.repeat(10_000);
    for (const text of [
      `dashboard: ${long}`,
      `${long}: 1`.slice(0, 1000),
      `formats: {sdd: {${'y'.repeat(900)}: 1}}`,
    ])
      for (const { message } of read(text).problems) expect(message.length).toBeLessThan(600);
  });
});

describe('a key that does not exist', () => {
  test.each(UNKNOWN)('%s: %s', (key, said, text) => {
    const { config, problems } = read(text);
    expect(problems.map((one) => [one.level, one.key])).toEqual([['warning', key]]);
    expect(problems[0]?.message).toContain(said);
    expect(config.usable).toBe(true);
    expect(config.dashboard).toBe(false);
    expect(Object.getPrototypeOf({})).not.toHaveProperty('dashboard');
  });
});

describe('a file that cannot be read is not "none"', () => {
  test.each([
    'directory',
    'link',
    'submodule',
    'binary',
    'not-utf8',
    'lfs-pointer',
    'too-large',
    'forbidden',
    'not-fetched',
  ] as const)('S26 %s', (why) => {
    const { config, problems } = readConfigOf({ ok: false, why }, KNOWN);
    expect(config).toEqual(UNUSABLE);
    expect(problems).toMatchObject([{ level: 'error', key: '' }]);
  });

  test('and one that is absent is', () => {
    expect(readConfigOf({ ok: false, why: 'absent' }, KNOWN)).toEqual({ config: DEFAULTS, problems: [] });
    expect(readConfigOf({ ok: true, text: 'dashboard: off' }, KNOWN).config.dashboard).toBe(false);
  });
});

/** The rows of the docs' table, as key and example. */
function docsExamples(): readonly (readonly [string, string])[] {
  return [...DOCS.matchAll(/^\| `([^`]+)` \|.*\| `([^`]+)` \|$/gm)].map(([, key = '', example = '']) => [
    key,
    example,
  ]);
}

/** An example as a config: set into the sections that its key names. */
function within(key: string, example: string): string {
  const names = key
    .replace('formats.ID', 'formats.sdd')
    .replace('rules.ID', 'rules.version-current')
    .replace('commands.NAME', 'commands.skip')
    .split('.');
  if (key === 'formats.ID' || key === 'rules.ID' || key === 'commands.NAME')
    return `${names[0]}: {${example}}`;
  const above = names.slice(0, -1);
  if (key.startsWith('dispatch.workflow-dispatch.') && !key.endsWith('.workflow'))
    example = `workflow: a.yml, ${example}`;
  return above.length === 0 ? example : above.reduceRight((inner, name) => `${name}: {${inner}}`, example);
}
