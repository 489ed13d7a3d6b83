// action.yml and the code say the same, both ways: inputs with their defaults, outputs, and what is run.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { INPUTS } from '../../src/action/inputs.ts';
import { REPOSITORY, VERSION } from '../../src/model/version.ts';
import { OUTPUTS } from '../../src/report/check/outputs.ts';

const fileAt = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const action = parse(fileAt('action.yml'));
const page = fileAt('docs/action.md');

it('declares the inputs that the code reads, with the defaults that it takes', () => {
  const declared = Object.entries<{ default?: unknown }>(action.inputs).map(([name, input]) => [
    name,
    input.default ?? null,
  ]);
  expect(declared).toEqual(Object.entries(INPUTS));
});

it('declares the outputs that the code sets', () => {
  expect(Object.keys(action.outputs)).toEqual(OUTPUTS);
});

it('describes each of them', () => {
  for (const one of [...Object.values<object>(action.inputs), ...Object.values<object>(action.outputs)])
    expect(one).toMatchObject({ description: expect.stringMatching(/\.$/) });
});

it('runs the bundle on Node 24, and the same once more when the job ends', () => {
  const entry = 'dist/action/index.js';
  expect(action.runs).toEqual({ using: 'node24', main: entry, post: entry });
});

it('has what the marketplace asks for', () => {
  expect(action).toMatchObject({
    name: 'Rekindle',
    author: expect.any(String),
    branding: expect.any(Object),
  });
  expect(action.description.length).toBeLessThanOrEqual(125);
});

it('is told of in the docs, input by input and output by output', () => {
  const rows = [...page.matchAll(/^\| `([\w-]+)` \|/gm)].map(([, name]) => name);
  expect(rows).toEqual(expect.arrayContaining([...Object.keys(INPUTS), ...OUTPUTS]));
  const defaults = [...page.matchAll(/^\| `([\w-]+)` \| (?:`([^`|]+)`|–) \|/gm)].map(([, name, value]) => [
    name,
    value ?? null,
  ]);
  expect(defaults).toEqual(Object.entries(INPUTS));
});

it('names the version and the repository of the package', () => {
  const { version, repository } = JSON.parse(fileAt('package.json'));
  expect(VERSION).toBe(version);
  expect(repository.url).toBe(`git+https://github.com/${REPOSITORY}.git`);
});
