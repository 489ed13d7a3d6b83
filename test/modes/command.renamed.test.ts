// Where a branch or a feature was renamed: every line that is printed can be followed (C12).
import { expect, test } from 'vitest';
import type { Stage } from './hub.ts';
import * as scene from './orders-scene.ts';
import { ago, cardsOn, index, NOW, ownOf, stageOf } from './stages.ts';
import { blocked, later, pushed, stale, swept } from './sweeping.ts';
import { fileAt, git, headOf, person } from './world.ts';

const T0 = Date.parse(NOW);
const HOUR = 3_600_000;
const world = { roles: { ada: 'write', bob: 'admin' } } as const;

async function says(stage: Stage, issue: number, line: string, hours = 1): Promise<string> {
  const at = T0 + hours * HOUR;
  const comment = scene.written(stage, issue, person('ada'), line, scene.isoOf(at));
  await scene.go(stage, comment, {}, {}, at + 60_000);
  return `${scene.reactionTo(stage, comment)} ${scene.answerTo(stage, comment)}`;
}

/** GitHub goes on with the pull request under the new name. */
function renamed(stage: Stage): void {
  git(stage.dir, ['update-ref', 'refs/heads/uno', headOf(stage.dir, 'one') ?? '']);
  git(stage.dir, ['update-ref', '-d', 'refs/heads/one']);
  for (const talk of stage.world.talks)
    if (talk.pull) Object.assign(talk, { pull: { ...talk.pull, branch: 'uno' } });
}

const asking = (): Promise<Stage> =>
  stageOf({ branches: { one: { days: 12, files: index('1-a', 'clarifying', ago(12)), pull: true } }, world });

test('the branch: before the sweep the line of the card counts for the new name', async () => {
  for (const line of ['/answer C2.1 seller', '/answer humaninloop:1-a C2.1 seller']) {
    const stage = await asking();
    await swept(stage);
    renamed(stage);
    expect(await says(stage, 1, line)).toMatch(/^\+1 .*Done/s);
    expect(fileAt(stage.dir, headOf(stage.dir, 'uno') ?? '', 'specs/1-a/.workflow/index.md')).toContain(
      'seller',
    );
  }
});

test('the branch: after the sweep the line of the new card is followed, and so is the bare one', async () => {
  for (const bare of [false, true]) {
    const stage = await asking();
    await swept(stage);
    renamed(stage);
    await swept(stage, later(1));
    const line = /^\/answer (\S+ )?C2\.1 \S+$/m.exec(cardsOn(stage, 1).at(-1) ?? '')?.[0] ?? '';
    expect(line).toContain('humaninloop:1-a');
    expect(await says(stage, 1, bare ? '/answer C2.1 seller' : line, 25)).toMatch(/^\+1 .*Done/s);
  }
});

test('the branch: what moved since the card was drawn is not done', async () => {
  const stage = await stageOf({ branches: { one: { days: 12, files: stale('1-a'), pull: true } }, world });
  await swept(stage);
  renamed(stage);
  pushed(stage, 'uno', index('1-a', 'validating', ago(0)), ago(-0.01));
  expect(await says(stage, 1, '/resume')).toMatch(/^-1 .*`state-changed`/s);
});

test('the branch: in an issue of its own the line that is printed is followed', async () => {
  const stage = await stageOf({ branches: { one: { days: 12, files: blocked('1-a') } }, world });
  await swept(stage);
  const own = ownOf(stage)[0]?.number ?? 0;
  renamed(stage);
  const answer = await says(stage, own, '/start-fresh');
  expect(answer).toMatch(/^confused .*not there any more/s);
  const line = /^\/start-fresh .*$/m.exec(answer)?.[0] ?? '';
  expect(line).toBe('/start-fresh humaninloop:1-a');
  expect(await says(stage, own, line, 2)).toMatch(/^\+1 .*Look first/s);
});

test('the feature: a bare line is asked about before the sweep, and means the new one after it', async () => {
  const files = stale('1-a');
  const stage = await stageOf({ branches: { one: { days: 12, files, pull: true } }, world });
  await swept(stage);
  const [[path, text] = ['', '']] = Object.entries(files);
  const moved = { [path]: null, [path.replace('1-a', '2-b')]: text.replaceAll('1-a', '2-b') };
  pushed(stage, 'one', moved, ago(11));
  const asked = await says(stage, 1, '/resume');
  expect(asked).toMatch(/^confused .*`humaninloop:2-b` on `one`/s);
  expect(asked).not.toContain('There is no workflow');
  expect(await says(stage, 1, /^\/resume .*$/m.exec(asked)?.[0] ?? '', 2)).toMatch(/^\+1/);
  expect(await says(stage, 1, '/status', 3)).toContain('`humaninloop:2-b`, judged just now');
  await swept(stage, later(1));
  expect(await says(stage, 1, '/resume', 25)).toMatch(/^\+1/);
});

test('a workflow that its branch lost is not looked for on other branches', async () => {
  const files = index('1-a', 'clarifying', ago(12));
  const [path = ''] = Object.keys(files);
  const main = index('1-a', 'clarifying', ago(20));
  const stage = await stageOf({ main, branches: { one: { days: 12, files, pull: true } }, world });
  await swept(stage);
  const head = headOf(stage.dir, 'main');
  pushed(stage, 'one', { [path]: null }, ago(-0.01));
  expect(await says(stage, 1, '/answer humaninloop:1-a C2.1 seller')).toMatch(/^confused/);
  expect(headOf(stage.dir, 'main')).toBe(head);
});
