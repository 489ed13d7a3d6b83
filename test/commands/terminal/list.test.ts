// `rekindle list`: one row a workflow on all branches, columns that fit, chosen fields as JSON.
import { appendFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { FIELDS } from '../../../src/report/list/fields.ts';
import { misuse, rekindle } from '../../cli/world.ts';
import { atNight } from '../../exhaustive.ts';
import { folder } from '../../local/repository.ts';
import { AT, sampleRepository } from '../sample.ts';

let shop = '';
beforeAll(async () => {
  shop = await sampleRepository('feature/invoice-export');
});
const list = (...args: readonly string[]) => rekindle(['list', shop, ...args, ...AT]);

atNight('every workflow of every branch has a row: what needs a person first, what ended last', async () => {
  const { status, out, err } = await list();
  expect([status, err]).toEqual([0, '']);
  const [head, ...rows] = out.trimEnd().split('\n');
  expect(head).toMatch(/^WORKFLOW +WAITS FOR +AGE +BRANCH$/);
  const { workflows, unreadable } = JSON.parse(
    (await rekindle(['scan', shop, '--all-branches', '--output', 'json', ...AT])).out,
  );
  expect(rows).toHaveLength(workflows.length + unreadable.length);
  expect(out).toMatch(/^humaninloop:005-user-auth +2 answers +\d+ days +feature\/user-auth$/m);
  const order = rows.map((row) =>
    /^\S+ +(?:a decision|\d+ answer|an? (?:answer|approval|person|readable)|the word)/.test(row)
      ? 0
      : /nothing: /.test(row)
        ? 2
        : 1,
  );
  expect(order).toEqual(order.toSorted((a, b) => a - b));
  await appendFile(join(shop, 'specs/003-invoice-export/.pipeline-state.md'), '- a note\n');
  const changed = (await list()).out;
  expect(changed.match(/^ai-dev-shop:003-invoice-export .*$/gm)).toEqual([
    expect.stringMatching(/feature\/invoice-export \(on disk\)$/),
  ]);
});

atNight('on a terminal no row is wider than it', async () => {
  for (const columns of [60, 90]) {
    const { out } = await rekindle(['list', shop, ...AT, '--no-color'], { columns });
    const wide = out.split('\n').filter((line) => Array.from(line).length > columns);
    expect([columns, wide, out.includes('…')]).toEqual([columns, [], true]);
  }
});

atNight('--json: the named fields on one line; none, or no such one: all are named', async () => {
  const { status, out } = await list('--json', 'id,waits_for', '--only', 'humaninloop');
  expect([status, out.endsWith('\n'), out.trimEnd().includes('\n')]).toEqual([0, true, false]);
  expect(JSON.parse(out)).toContainEqual({ id: 'humaninloop:005-user-auth', waits_for: '2 answers' });
  const names = Object.keys(FIELDS).join(', ');
  expect(
    misuse(`--json: found no field, expected one or more of these, separated by commas: ${names}.`)(
      await list('--json'),
    ),
  ).toEqual([]);
  expect(misuse(/^--json: found "id,nosuch"/)(await list('--json', 'id,nosuch'))).toEqual([]);
});

atNight('--fail-on decision: status 1 where something waits for a person, here and for scan', async () => {
  const only = (format: string) => ['--only', format, '--fail-on', 'decision'];
  expect((await list(...only('humaninloop'))).status).toBe(1);
  expect((await list('--only', 'humaninloop')).status).toBe(0);
  const scanned = await rekindle(['scan', shop, '--all-branches', ...only('humaninloop'), ...AT]);
  expect(scanned.status).toBe(1);
});

test('where nothing is, that is said', async () => {
  const { status, out, err } = await rekindle(['list', await folder()]);
  expect([status, out]).toEqual([0, '']);
  expect(err).toMatch(/^rekindle: found no workflow, neither on disk nor on a branch\./);
});
