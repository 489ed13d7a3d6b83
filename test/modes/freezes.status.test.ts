// T11 What /status says of a freeze: that there is one, by whom it was given, and until when it holds.
import { expect, test } from 'vitest';
import { ID, says, talkAt, talkOn, withPull } from './freezing.ts';
import { dashboardOf } from './stages.ts';
import { blocked, swept } from './sweeping.ts';

const OTHER = 'humaninloop:2-b';

test('of one workflow, wherever it is asked, until the freeze has ended', async () => {
  const stage = await withPull({ ...blocked('1-a'), ...blocked('2-b') });
  await swept(stage);
  await says(stage, 1, `/freeze ${ID} until=2026-12-01`);
  for (const place of [1, dashboardOf(stage)?.number ?? 0, talkOn(stage, null)])
    expect(await says(stage, place, `/rekindle status ${ID}`, 2)).toMatch(
      /^\+1 .*\*\*Frozen by `ada` until `2026-12-01`\.\*\* Other commands are refused/s,
    );
  expect(await says(stage, 1, `/status ${OTHER}`, 3)).not.toContain('Frozen');
  expect(await says(stage, 1, `/status ${ID}`, 24 * 5)).not.toContain('Frozen');
});

test('of several it is in the row, also of a label set by hand, and lists are asked for once', async () => {
  const stage = await withPull({ ...blocked('1-a'), ...blocked('2-b'), ...blocked('3-c') });
  const second = talkOn(stage, 'work');
  await swept(stage);
  await says(stage, second, `/rekindle freeze ${ID}`);
  const asked: string[] = [];
  const around = (phase: string, { name }: { name: string }) => {
    if (phase === 'before') asked.push(name);
  };
  const said = await says(stage, 1, '/status', 2, { around });
  expect(said).toMatch(/\| `humaninloop:1-a` \| `work` \| Unknown status\. Frozen by `ada`\. \|/);
  expect(said.match(/Frozen/g)).toHaveLength(1);
  expect(asked.filter((name) => name === 'pulls' || name === 'issues')).toEqual(['pulls', 'issues']);
  await says(stage, second, `/rekindle unfreeze ${ID}`, 3);
  talkAt(stage, 1)?.labels.push('rekindle: frozen');
  expect((await says(stage, 1, '/status', 4)).match(/Frozen by `rekindle: frozen`/g)).toHaveLength(3);
});

test('of more than twenty the answer says how it is asked', async () => {
  const names = Array.from({ length: 21 }, (_, at) => `${at}-x`);
  const stage = await withPull(Object.assign({}, ...names.map((name) => blocked(name))));
  const said = await says(stage, 1, '/rekindle status', 2);
  expect(said).toContain('Whether one of them is frozen is said by `/status` with its id.');
  expect(said).not.toContain('Frozen');
});
