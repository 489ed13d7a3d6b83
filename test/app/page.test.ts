// docs/app.md says what the code has: variables, permissions, events and figures, each way round.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { SUBSCRIBED } from '../../src/app/events/classify-webhooks.ts';
import { metricsOf } from '../../src/app/http/metrics.ts';

const ROOT = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const page = read('docs/app.md');
const manifest = parse(read('app.yml'));

/** The rows of the table between `<!-- app:NAME -->` and `<!-- /app -->`, without the backticks. */
function rows(name: string): readonly (readonly string[])[] {
  const [, table = ''] = new RegExp(`<!-- app:${name} -->\\n([\\s\\S]*?)<!-- /app -->`).exec(page) ?? [];
  const lines = table.trim().split('\n').slice(2);
  return lines.map((line) => line.split('|').map((cell) => cell.trim().replaceAll('`', '')));
}
const first = (name: string) => rows(name).map(([, cell = '']) => cell);

test('every variable that is read has its row, and no other', () => {
  const code = read('src/app/settings.ts');
  const found = code.match(/'[A-Z][A-Z\d]*(?:_[A-Z\d]+)*'/g) ?? [];
  const names = new Set(found.map((one) => one.slice(1, -1)));
  expect(names.size).toBeGreaterThan(15);
  expect([...names].toSorted()).toEqual(first('settings').toSorted());
});

test('permissions and events are those of app.yml and of the code', () => {
  const levels = rows('permissions').map(([, name, level]) => [name, level]);
  expect(Object.fromEntries(levels)).toEqual(manifest.default_permissions);
  expect(first('events')).toEqual(manifest.default_events);
  expect(first('events').toSorted()).toEqual([...SUBSCRIBED].toSorted());
});

test('the form of the manifest says what app.yml says', () => {
  const form = JSON.parse(/name="manifest" value='([^']*)'/.exec(page)?.[1] ?? '{}');
  const { default_events, default_permissions, public: open } = manifest;
  expect(form).toMatchObject({ default_events, default_permissions, public: open });
});

test('every figure of ours has its row, and no other', async () => {
  const zero = { waiting: 0, done: 0, parked: 0, oldestWaiting: null };
  const figures = { inbox: { figures: async () => zero }, projects: { figures: async () => ({}) } };
  const { text } = await metricsOf(
    figures as never,
    async () => null,
    () => 0,
  ).page();
  const names = [...text.matchAll(/^# TYPE (rekindle_\w+)/gm)].map(([, name = '']) => name);
  expect(names.length).toBeGreaterThan(5);
  expect(names.toSorted()).toEqual(first('metrics').toSorted());
});
