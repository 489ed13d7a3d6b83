// The published JSON Schema, the reader and the docs say the same of a config.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { readConfig } from '../../src/config/read.ts';
import { configJsonSchema } from '../../src/config/schema.ts';
import { readYaml } from '../../src/text/yaml/document.ts';
import { BAD, GOOD, KNOWN, UNKNOWN } from './examples.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const SCHEMA = JSON.parse(readFileSync(path.join(ROOT, 'schema/config-v1.schema.json'), 'utf8'));
const DOCS = readFileSync(path.join(ROOT, 'docs/config.md'), 'utf8');
const holds = new Ajv2020({ strict: true, allErrors: true, allowUnionTypes: true }).compile(SCHEMA);

/** What another program reads out of the YAML. */
const asJson = (text: string): unknown => JSON.parse(JSON.stringify(readYaml(text).data));

test('schema/ holds what src/ says', () => {
  expect(SCHEMA).toEqual(JSON.parse(JSON.stringify(configJsonSchema(KNOWN))));
});

describe('both agree', () => {
  test.each(GOOD)('on %j, which is right', (text) => {
    expect(readConfig(text, KNOWN).problems).toEqual([]);
    expect([holds(asJson(text)), holds.errors]).toEqual([true, null]);
  });

  test.each(BAD)('on what is wrong with %s in %j', (_, text) => {
    expect(readConfig(text, KNOWN).config.usable).toBe(false);
    expect(holds(asJson(text))).toBe(false);
  });

  test.each(UNKNOWN)('that %s is no key', (_key, _said, text) => {
    expect(readConfig(text, KNOWN).problems).toHaveLength(1);
    expect(holds(asJson(text))).toBe(false);
  });
});

describe('a format that the same file describes has settings like any other', () => {
  const custom = {
    title: 'Ledger',
    codec: 'check-list',
    paths: ['work/{feature}/todo.md'],
    stages: [{ id: 'do', does: 'tasks', how: 'Go on with this task.' }],
  };
  const config = (formats: object, more: object = { 'custom-formats': { ledger: custom } }) =>
    JSON.stringify({ formats, ...more });

  test.each([
    ['off', { ledger: 'off' }],
    ['ages of its own', { ledger: { 'stale-after': '3d' }, openspec: 'on' }],
  ])('%s', (_, formats) => {
    const text = config(formats);
    expect(readConfig(text, KNOWN).problems).toEqual([]);
    expect([holds(JSON.parse(text)), holds.errors]).toEqual([true, null]);
  });

  test.each([
    ['a word that is no switch', config({ ledger: 'never' })],
    ['a key that no format has', config({ ledger: { stale: '3d' } })],
    ['an id that nothing could have', config({ 'Led ger': 'off' })],
    ['an id where nothing is described', config({ ledger: 'off' }, {})],
  ])('but not %s', (_, text) => {
    expect(readConfig(text, KNOWN).problems).toHaveLength(1);
    expect(holds(JSON.parse(text))).toBe(false);
  });
});

interface Shape {
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly anyOf?: readonly Shape[];
}

/** Every key of the schema, as the docs name it, with what is said of it. */
function keysOf(shape: Shape, above: string): readonly (readonly [string, string])[] {
  const inside = (shape.anyOf ?? []).flatMap((one) => keysOf(one, above));
  return [
    ...inside,
    ...Object.entries(shape.properties ?? {}).flatMap(([name, one]) => {
      const key = above === '' ? name : `${above}.${name}`;
      return [[key, one.description ?? ''] as const, ...keysOf(one, key)];
    }),
  ];
}

describe('the docs', () => {
  const keys = keysOf(SCHEMA, '').map(([key, about]) => [
    key.replace(/^(formats|rules)\.[^.]+/, '$1.ID').replace(/^commands\.[^.]+/, 'commands.NAME'),
    about,
  ]);
  const named = [...new Set(keys.map(([key]) => key))];
  const rows = [...DOCS.matchAll(/^\| `([^`]+)` \|/gm)].map(([, key]) => key);

  test('have a row for every key of the schema, in its order, and no other', () => {
    expect(rows).toEqual(named);
    expect(named.length).toBeGreaterThan(30);
  });

  test('and every key says in the schema what it is for', () => {
    expect(keys.filter(([, about]) => !/\S{3}.*\.$/.test(about ?? ''))).toEqual([]);
  });

  test('a row has type, default, meaning and an example', () => {
    const whole = [...DOCS.matchAll(/^\| `[^`]+` \|(?:[^|]+\|){3} `[^|`]+` \|$/gm)];
    expect(whole).toHaveLength(rows.length);
  });
});
