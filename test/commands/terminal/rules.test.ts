// `rekindle rules`: every rule of the engine, those of single formats included, in both forms.
import { expect, test } from 'vitest';
import { engine } from '../../../src/index.ts';
import { misuse, rekindle } from '../../cli/world.ts';

test('lists every rule on a line, with what follows and what holds', async () => {
  const { status, out, err } = await rekindle(['rules']);
  expect([status, err]).toEqual([0, '']);
  const lines = out.trimEnd().split('\n');
  expect(lines.map((line) => line.split(' ')[0])).toEqual(engine.rules.map(({ id }) => id));
  expect(lines.find((line) => line.startsWith('spec-hash-matches'))).toMatch(
    /^spec-hash-matches +error +block · spec-changed +The spec equals/,
  );
  expect(lines.find((line) => line.startsWith('state-filled'))).toMatch(
    /^state-filled +note +note +The state file/,
  );
});

test('as JSON', async () => {
  const { rules } = JSON.parse((await rekindle(['rules', '--output', 'json'])).out);
  expect(rules).toHaveLength(engine.rules.length);
  expect(rules).toContainEqual({
    id: 'spec-hash-matches',
    summary: 'The spec equals, by a known hash rule, the one that the state records',
    severity: 'error',
    consequence: 'block',
    reason: 'spec-changed',
  });
});

test('colours mark the names, where there are any', async () => {
  const { out } = await rekindle(['rules'], { columns: 80 });
  expect(out.startsWith('\u001b[1martifact-complete\u001b[22m ')).toBe(true);
  expect((await rekindle(['rules', '--no-color'], { columns: 80 })).out).toMatch(/^artifact-complete /);
});

test('wrong use', async () => {
  expect(misuse(/^unknown option '--json'/)(await rekindle(['rules', '--json']))).toEqual([]);
});
