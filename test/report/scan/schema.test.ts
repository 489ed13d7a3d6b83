// The published JSON: its type, its zod schema and its JSON Schema say the same.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, expectTypeOf, test } from 'vitest';
import type { z } from 'zod';
import { scanJson } from '../../../src/report/scan/json.ts';
import { published } from '../../../src/report/scan/redact-output.ts';
import type { ScanReport } from '../../../src/report/scan/scan.ts';
import { scanJsonSchema, scanSchema } from '../../../src/report/scan/schema.ts';
import { atNight } from '../../exhaustive.ts';
import { HOSTILE_REPORT, MIXED, reportOf, workflowOf } from '../sample.ts';

/** A type without `readonly`, all the way down: zod has its own mind about that. */
type Bare<T> = T extends readonly (infer Item)[]
  ? Bare<Item>[]
  : T extends object
    ? { -readonly [Key in keyof T]: Bare<T[Key]> }
    : T;
const ROOT = path.resolve(import.meta.dirname, '../../..');
const ajv = new Ajv2020({ strict: true, allErrors: true, allowUnionTypes: true });
const schema = JSON.parse(readFileSync(path.join(ROOT, 'schema/scan-v1.schema.json'), 'utf8'));
const holds = ajv.compile(schema);

const tool = (...args: string[]) =>
  spawnSync(process.execPath, [path.join(ROOT, 'tools/schema.ts'), ...args], { encoding: 'utf8' });

describe('the schema of a scan', () => {
  test('is the type, both ways', () => {
    expectTypeOf<Bare<z.infer<typeof scanSchema>>>().toEqualTypeOf<Bare<ScanReport>>();
  });

  test('is what schema/ holds', () => {
    expect(schema).toEqual(JSON.parse(JSON.stringify(scanJsonSchema())));
  });

  atNight('can be looked at by the tool, which refuses what it does not know', () => {
    expect(tool('--check')).toMatchObject({ status: 0, stderr: '' });
    expect(tool('--chekc')).toMatchObject({ status: 2 });
  });

  test('describes every field', () => {
    const bare: string[] = [];
    const walk = (part: Record<string, unknown>, at: string): void => {
      const properties = (part['properties'] ?? {}) as Record<string, Record<string, unknown>>;
      for (const [name, one] of Object.entries(properties)) {
        if (typeof one['description'] !== 'string') bare.push(`${at}/${name}`);
        walk(one, `${at}/${name}`);
      }
      const nested = [part['items'], ...((part['anyOf'] as unknown[] | undefined) ?? [])];
      for (const one of nested) if (one) walk(one as Record<string, unknown>, `${at}/[]`);
    };
    walk(schema, '');
    expect(bare).toEqual([]);
  });

  test.each([
    ['nothing', reportOf([])],
    ['one of each kind', MIXED],
    ['what hostile files say', HOSTILE_REPORT],
  ])('takes a report of %s, in zod and as JSON Schema', (_, report) => {
    const json: unknown = JSON.parse(scanJson(report));
    expect(json).toEqual(JSON.parse(JSON.stringify(published(report))));
    expect(scanSchema.safeParse(json).error).toBeUndefined();
    expect(holds(json), JSON.stringify(holds.errors)).toBe(true);
  });
});

/** Ways to break a report, each at one place. */
const BROKEN: readonly (readonly [string, (json: Broken) => void])[] = [
  ['a missing field', (json) => delete json.summary['stale']],
  ['another version', (json) => Object.assign(json, { schema_version: 2 })],
  ['a number as words', (json) => Object.assign(json.summary, { stale: '1' })],
  ['a negative count', (json) => Object.assign(json.scanned, { commits: -1 })],
  ['an unknown action', (json) => Object.assign(first(json)['decision'] as object, { action: 'go' })],
  ['an unknown reason', (json) => Object.assign(first(json)['decision'] as object, { reason: 'why' })],
  ['an unknown status', (json) => Object.assign(first(json), { status: 'running' })],
  ['a time without a zone', (json) => Object.assign(json, { now: '2026-11-27T00:00:00' })],
  ['a commit that is none', (json) => Object.assign(first(json), { commit: 'HEAD' })],
  ['a line before the first', (json) => Object.assign(json.unreadable[0] as object, { line: 0 })],
  ['null for a list', (json) => Object.assign(first(json), { findings: null })],
];

interface Broken {
  summary: Record<string, unknown>;
  scanned: Record<string, unknown>;
  workflows: Record<string, unknown>[];
  unreadable: Record<string, unknown>[];
}
const first = (json: Broken) => json.workflows[0] as Record<string, unknown>;

describe('what is no report', () => {
  test.each(BROKEN)('%s is refused by both', (_, breakIt) => {
    const json = JSON.parse(JSON.stringify(MIXED));
    breakIt(json);
    expect(scanSchema.safeParse(json).success).toBe(false);
    expect(holds(json)).toBe(false);
  });

  test('a field that nobody described is not ours, and no trouble for other readers', () => {
    const report = reportOf([{ ...workflowOf(), mood: 'good' } as never]);
    expect(scanSchema.safeParse(JSON.parse(scanJson(report))).success).toBe(false);
    expect(holds(JSON.parse(JSON.stringify(report)))).toBe(true);
  });

  test('S17 a number that JSON has no word for is printed as null', () => {
    const step = { id: 'B1', item: null, iteration: Number.POSITIVE_INFINITY, of: Number.NaN };
    const json = JSON.parse(scanJson(reportOf([workflowOf({ step })])));
    expect(json.workflows[0].step).toEqual({ id: 'B1', item: null, iteration: null, of: null });
  });
});
