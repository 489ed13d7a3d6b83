// Real payloads of GitHub and its servers, as the community gathered them, and ways to read and spoil them.
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { readEvent } from '../../src/github/read/webhook-events.ts';
import type { SupportedEvent } from '../../src/model/github/event.ts';

export interface Sample {
  /** `api.github.com`, or a version of GitHub's server. */
  readonly host: string;
  readonly name: string;
  readonly payload: Readonly<Record<string, unknown>>;
}

const ROOT = path.dirname(createRequire(import.meta.url).resolve('@octokit/webhooks-examples/package.json'));

interface Group {
  readonly name: string;
  readonly examples: readonly Readonly<Record<string, unknown>>[];
}

export const SAMPLES: readonly Sample[] = readdirSync(ROOT, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .flatMap(({ name: host }) => {
    const groups: readonly Group[] = JSON.parse(readFileSync(path.join(ROOT, host, 'index.json'), 'utf8'));
    return groups.flatMap(({ name, examples }) => examples.map((payload) => ({ host, name, payload })));
  });

/** One payload of an event, to be changed at will. */
export function sampleOf(name: string, action?: string): Record<string, unknown> {
  const found = SAMPLES.find(
    (one) => one.name === name && (action === undefined || one.payload['action'] === action),
  );
  if (!found) throw new Error(`no sample of ${name}`);
  return structuredClone(found.payload);
}

export type Json = Record<string, unknown>;

/** What is read; the test fails with the problem where there is one. */
export function event<Name extends SupportedEvent['name']>(
  name: Name,
  payload: unknown,
): SupportedEvent & { name: Name } {
  const read = readEvent(name, payload);
  if (!read.ok || read.event.name !== name) throw new Error(read.ok ? read.event.name : read.problem);
  return read.event as SupportedEvent & { name: Name };
}

export const problem = (name: string, payload: unknown): string => {
  const read = readEvent(name, payload);
  return read.ok ? '' : read.problem;
};

/** Sets what is at a path, or removes it. */
export function changed(payload: Json, way: string, value?: unknown): Json {
  const copy = structuredClone(payload);
  const steps = way.split('.');
  const last = steps.pop() ?? '';
  const holder = steps.reduce<Json>((at, step) => at[step] as Json, copy);
  if (value === undefined) delete holder[last];
  else holder[last] = value;
  return copy;
}

export const SCHEDULE = {
  schedule: '5 4 * * *',
  repository: sampleOf('push')['repository'],
  workflow: '.github/workflows/a.yml',
};
export const TARGET = sampleOf('pull_request');
/** A payload of any event, those that no webhook sends included. */
export const payloadOf = (name: string): Json =>
  name === 'schedule' ? SCHEDULE : name === 'pull_request_target' ? TARGET : sampleOf(name);
