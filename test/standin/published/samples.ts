// Small valid requests and answers of GitHub's REST interface, and how a test changes one of them.
import { readFileSync } from 'node:fs';
import { operations } from './operations.ts';
import { type Operation, problemsOfRequest, type Request } from './rest.ts';

const read = (name: string): string => readFileSync(new URL(`fixtures/${name}`, import.meta.url), 'utf8');

/** A body for every operation that takes one, with the fields that we mean to send. */
export const BODIES: Readonly<Record<string, unknown>> = JSON.parse(read('bodies.json'));

/** An answer has the status and body of the operation; a body that is `null` is empty. */
export const ANSWERS: readonly (readonly [operation: string, status: number, body: unknown])[] = JSON.parse(
  read('answers.json'),
);

export const SHA = 'a1'.repeat(20);

export const HEADERS = {
  'user-agent': 'rekindle',
  accept: 'application/vnd.github+json',
  'content-type': 'application/json; charset=utf-8',
};

const PARAMS: Readonly<Record<string, string>> = {
  owner: 'octo',
  repo: 'hello',
  path: 'specs/001-login/state.md',
  branch: 'feature/login',
  ref: 'heads/feature/login',
  basehead: 'main...feature/login',
  name: 'rekindle: stale',
  workflow_id: 'agent.yml',
};

/** A path of an operation with values for its parameters, percent-encoded segment by segment. */
export const pathOf = ({ path }: Pick<Operation, 'path'>): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = PARAMS[name] ?? (name.endsWith('sha') ? SHA : '7');
    return value.split('/').map(encodeURIComponent).join('/');
  });

/** The operation of the list that has this name. */
export function named(name: string): Operation {
  const found = operations.find((one) => one.name === name);
  if (!found) throw new Error(`${name} is not in the list`);
  return found;
}

/** What is wrong with a valid request of an operation after a change. */
export function asking(name: string, change: Partial<Request> = {}): readonly string[] {
  const { method } = named(name);
  const valid = { method, pathname: pathOf(named(name)), query: {}, headers: HEADERS, body: BODIES[name] };
  return problemsOfRequest({ ...valid, ...change });
}
