// The workflows of this repository: actions pinned by commit, permissions by job, and one home in every page.
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { REPOSITORY } from '../../../src/model/version.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

describe.each(readdirSync(join(ROOT, '.github/workflows')))('%s', (name) => {
  const text = read(`.github/workflows/${name}`);

  test('every action is a commit with its version beside it', () => {
    const used = [...text.matchAll(/uses: (.*)$/gm)].map(([, one]) => one);
    expect(used.length).toBeGreaterThan(0);
    for (const one of used) expect(one).toMatch(/^[\w-]+\/[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });

  test('no expression stands in a script', () => {
    const { jobs } = parse(text);
    const scripts = Object.values<{ steps: { run?: string }[] }>(jobs).flatMap(({ steps }) => steps);
    for (const { run = '' } of scripts) expect(run).not.toContain(`\${{`);
  });
});

const { on, permissions, jobs } = parse(read('.github/workflows/release.yml'));

test('a release is started by the tag of a version alone', () => {
  expect(on).toEqual({ push: { tags: ['v[0-9]+.[0-9]+.[0-9]+'] } });
});

test('each job may do what it is there for, and nothing else', () => {
  expect(permissions).toEqual({});
  const may = Object.fromEntries(
    Object.entries<{ permissions: unknown }>(jobs).map(([name, job]) => [name, job.permissions]),
  );
  expect(may).toEqual({
    test: { contents: 'read' },
    stage: { contents: 'read' },
    npm: { 'id-token': 'write' },
    image: { contents: 'read', packages: 'write' },
    release: { contents: 'write' },
  });
});

test('nothing is published that was not tested, and the moving tag comes last', () => {
  const after = Object.fromEntries(
    Object.entries<{ needs?: unknown }>(jobs).map(([name, { needs }]) => [name, needs]),
  );
  expect(after).toEqual({
    test: undefined,
    stage: 'test',
    npm: 'stage',
    image: 'stage',
    release: ['npm', 'image'],
  });
  expect(jobs.test.steps.at(-1)).toEqual({ run: '.ci/run' });
  expect(jobs.release.steps.at(-1).run).toContain('git/refs/tags/$major');
});

describe('one home', () => {
  const pages = [
    'README.md',
    'SECURITY.md',
    'app.yml',
    ...readdirSync(join(ROOT, 'docs'), { recursive: true })
      .map(String)
      .filter((name) => name.endsWith('.md'))
      .map((name) => `docs/${name}`),
  ];
  const code = readdirSync(join(ROOT, 'src'), { recursive: true })
    .map(String)
    .filter((name) => name.endsWith('.ts'));

  test('the code names the repository in one place', () => {
    const places = code.filter((name) => read(`src/${name}`).includes(REPOSITORY));
    expect(places).toEqual([join('model', 'version.ts')]);
  });

  test('pages use the Action from there, and link to no other copy of it', () => {
    const used = pages.flatMap((page) =>
      [...read(page).matchAll(/uses: ([\w.-]+\/[\w.-]+)@/g)].map(([, one]) => one),
    );
    const others = used.filter((one) => one !== REPOSITORY && !one?.startsWith('actions/'));
    expect(others).toEqual([]);
    expect(used).toContain(REPOSITORY);
    const [, name = ''] = REPOSITORY.split('/');
    const links = pages.flatMap((page) =>
      [...read(page).matchAll(/github(?:usercontent)?\.com\/([\w-]+\/[\w-]+)/g)].flatMap(([, one = '']) =>
        one.endsWith(`/${name}`) ? [one] : [],
      ),
    );
    expect(new Set(links)).toEqual(new Set([REPOSITORY]));
  });
});
