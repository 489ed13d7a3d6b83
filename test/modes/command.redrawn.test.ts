// C07, C09: a row of the dashboard, or an issue of its own, that was drawn after a command was given was not
// seen by who gave it.
import { expect, test } from 'vitest';
import type { HubOptions, Stage } from './hub.ts';
import * as scene from './orders-scene.ts';
import { ago, index, NOW, ownOf, stageOf } from './stages.ts';
import { SILENT } from './stopping.ts';
import { pushed, swept } from './sweeping.ts';
import { commitOn, fileAt, git, headOf, type Moved, moveBranch, OURS, person } from './world.ts';

const AGED = `${scene.DISPATCH}stale-after: 1h\nabandoned-after: 300d\n`;
const SECOND = 1000;
const MINUTE = 60_000;
const HOUR = 3_600_000;

const put = (stage: Stage, issue: number, by: string, line: string, after: number) =>
  scene.written(stage, issue, person(by), line, scene.isoOf(scene.NOW + after));
const go = (stage: Stage, comment: number, after: number, around?: HubOptions['around']) =>
  scene.go(stage, comment, {}, around ? { around } : {}, scene.NOW + after);
const stray = (stage: Stage) => scene.pullOf(stage, 'x', { pull: null, title: 'Something else' });

test.each(['the dashboard', 'another issue that is about something else'])(
  'C07 /skip in a stray issue, and seconds later in %s: the first one wins',
  async (where) => {
    const stage = await scene.stageWith(AGED);
    const board = await scene.boardWith(stage, [SILENT]);
    const head = headOf(stage.dir, SILENT[0]) ?? '';
    const one = put(stage, stray(stage), 'ada', `/rekindle skip ${SILENT[1]}`, 0);
    const second = where === 'the dashboard' ? board : stray(stage);
    const two = put(stage, second, 'bob', `/rekindle skip ${SILENT[1]}`, 3 * SECOND);
    await go(stage, one, MINUTE);
    await go(stage, two, MINUTE + 12 * SECOND);
    expect(scene.reactionTo(stage, one)).toBe('+1');
    expect(scene.answerTo(stage, two)).toContain('`state-changed`');
    expect(scene.commitsOn(stage, SILENT[0], head)).toHaveLength(1);
  },
);

const SPEC = 'specs/21-silent/.specify-state.local.md';
const furtherOn = (stage: Stage) =>
  (fileAt(stage.dir, headOf(stage.dir, SILENT[0]) ?? '', SPEC) ?? '').replace('stage: 3', 'stage: 5');
const MOVED_AT = scene.NOW + 12 * SECOND;

/** A branch that was made before the command is merged: the file's own commit keeps its old date. */
function merged(stage: Stage, text: string, kind: Moved['kind'], actor = person('ada'), path = SPEC) {
  const [branch] = SILENT;
  const head = headOf(stage.dir, branch) ?? '';
  const edits = [{ path, text }];
  const made =
    commitOn(stage.dir, { head, edits, message: 'work', by: person('ada'), at: scene.ago(30) }) ?? '';
  const parents = ['-p', head, '-p', made];
  const merge = git(stage.dir, ['commit-tree', `${made}^{tree}`, ...parents, '-m', 'Merge']).trim();
  moveBranch(stage.dir, branch, head, merge);
  stage.world.moves.push({ branch, at: scene.isoOf(MOVED_AT), actor, kind, before: head, after: merge });
}

/** The dashboard as a sweep draws it by now, in the place of the one that was there. */
async function redrawn(stage: Stage, board: number, at: number) {
  const talks = stage.world.talks;
  const fresh = await scene.boardWith(stage, [SILENT]);
  const [old, drawn] = [board, fresh].map((number) => talks.find((talk) => talk.number === number));
  if (old && drawn) Object.assign(old, { body: drawn.body, updatedAt: scene.isoOf(at) });
  stage.world.talks = talks.filter(({ number }) => number !== fresh);
}

test.each([
  ['a push', (stage: Stage) => pushed(stage, SILENT[0], { [SPEC]: furtherOn(stage) }, scene.isoOf(MOVED_AT))],
  ['a merge with a commit of its own', (stage: Stage) => merged(stage, furtherOn(stage), 'pr_merge')],
  ['a merge of ours', (stage: Stage) => merged(stage, furtherOn(stage), 'push', OURS)],
] as const)('C09 %s and a sweep between the comment and its job: the row was not seen', async (_, move) => {
  const stage = await scene.stageWith(AGED);
  const board = await scene.boardWith(stage, [SILENT]);
  const comment = put(stage, board, 'ada', `/skip ${SILENT[1]}`, 0);
  move(stage);
  await redrawn(stage, board, scene.NOW + 30 * SECOND);
  const head = headOf(stage.dir, SILENT[0]) ?? '';
  await go(stage, comment, MINUTE);
  expect(scene.answerTo(stage, comment)).toContain('`state-changed`');
  expect(scene.commitsOn(stage, SILENT[0], head)).toEqual([]);
});

test.each(['a push', 'a merge'])('%s of something else in its branch: it is done', async (how) => {
  const stage = await scene.stageWith(AGED);
  const board = await scene.boardWith(stage, [SILENT]);
  const comment = put(stage, board, 'ada', `/skip ${SILENT[1]}`, 0);
  if (how === 'a push') pushed(stage, SILENT[0], { 'NOTES.md': 'Else.\n' }, scene.isoOf(MOVED_AT));
  else merged(stage, 'Else.\n', 'pr_merge', person('ada'), 'NOTES.md');
  await redrawn(stage, board, scene.NOW + 30 * SECOND);
  await go(stage, comment, MINUTE);
  expect(scene.reactionTo(stage, comment)).toBe('+1');
});

test('two places that something happened in, and none shows it any more: GitHub is asked once', async () => {
  const stage = await scene.stageWith(AGED);
  const boards = [await scene.boardWith(stage, []), await scene.boardWith(stage, [])];
  const comment = put(stage, boards[1] ?? 0, 'ada', `/skip ${SILENT[1]}`, 0);
  merged(stage, 'Else.\n', 'pr_merge', person('ada'), 'NOTES.md');
  for (const talk of stage.world.talks)
    if (boards.includes(talk.number)) talk.updatedAt = scene.isoOf(MOVED_AT);
  const asked: string[] = [];
  await go(stage, comment, MINUTE, (phase, { name }) => void (phase === 'before' && asked.push(name)));
  expect(scene.reactionTo(stage, comment)).toBe('+1');
  expect(asked.filter((name) => name === 'moves')).toHaveLength(1);
});

test('two commands one after the other about two workflows of one branch: both are done', async () => {
  const stage = await scene.stageWith(AGED);
  const [branch, id] = SILENT;
  const text = fileAt(stage.dir, headOf(stage.dir, branch) ?? '', SPEC) ?? '';
  const twin = { [SPEC.replace('21-', '22-')]: text.replaceAll('21-silent', '22-silent') };
  pushed(stage, branch, twin, scene.ago(20_000));
  const ids = [id, id.replace('21-', '22-')];
  const on = ids.map((one) => [branch, one] as const);
  const board = await scene.boardWith(stage, on);
  const all = ids.map((one, at) => put(stage, board, 'ada', `/skip ${one}`, at * SECOND));
  for (const [at, comment] of all.entries()) {
    await go(stage, comment, (at + 1) * MINUTE);
    expect(`${scene.reactionTo(stage, comment)} ${scene.answerTo(stage, comment)}`).toMatch(/^\+1 /);
    const talk = stage.world.talks.find(({ number }) => number === board);
    expect(Date.parse(talk?.updatedAt ?? '')).toBeGreaterThan(scene.NOW + 2 * SECOND);
  }
});

test('another command or word there in between, and nothing of it moved: it is done', async () => {
  const stage = await scene.stageWith(AGED);
  const board = await scene.boardWith(stage, [SILENT]);
  const comment = put(stage, board, 'ada', `/skip ${SILENT[1]}`, 0);
  const talk = stage.world.talks.find(({ number }) => number === board);
  if (talk) talk.updatedAt = scene.isoOf(scene.NOW + 30 * SECOND);
  await go(stage, comment, MINUTE);
  expect(scene.reactionTo(stage, comment)).toBe('+1');
});

test('C09 an own issue that was drawn again, its branch pushed to: the agent is not woken', async () => {
  const branches = { work: { days: 12, files: index('1-a', 'nonsense', ago(2)) } };
  const stage = await stageOf({ branches, world: { roles: { ada: 'write' } }, config: scene.DISPATCH });
  await swept(stage);
  const [own] = ownOf(stage);
  const start = Date.parse(NOW);
  const comment = scene.written(stage, own?.number ?? 0, person('ada'), '/resume', scene.isoOf(start + HOUR));
  pushed(stage, 'work', index('1-a', 'spec_writing', ago(-0.05)), ago(-0.05), person('ada'));
  await swept(stage, { now: start + 1.5 * HOUR });
  if (own) own.open = true;
  await scene.go(stage, comment, {}, {}, start + 1.6 * HOUR);
  expect(scene.answerTo(stage, comment)).toContain('`state-changed`');
  expect(stage.world.dispatches).toEqual([]);
});
