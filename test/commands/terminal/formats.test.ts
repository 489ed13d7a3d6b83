// `rekindle formats`: every format of the engine, in both forms.
import { expect, test } from 'vitest';
import { engine } from '../../../src/index.ts';
import { misuse, rekindle } from '../../cli/world.ts';

test('lists every format on a line, with where its state files are', async () => {
  const { status, out, err } = await rekindle(['formats']);
  expect([status, err]).toEqual([0, '']);
  const lines = out.trimEnd().split('\n');
  expect(lines.map((line) => line.split(' ')[0])).toEqual(engine.formats.map(({ id }) => id));
  for (const [index, { where }] of engine.formats.entries())
    expect(lines[index]).toContain(where.replaceAll('`', ''));
});

test('as JSON', async () => {
  const { out } = await rekindle(['formats', '--output', 'json']);
  expect(JSON.parse(out)).toEqual({
    formats: engine.formats.map(({ id, title, where, versions }) => ({ id, title, where, versions })),
  });
});

test('wrong use', async () => {
  expect(misuse(/^too many arguments for 'formats'/)(await rekindle(['formats', 'x', 'y']))).toEqual([]);
  const line = '--output: found "sarif", expected text or json.';
  expect(misuse(line)(await rekindle(['formats', '--output', 'sarif']))).toEqual([]);
});
