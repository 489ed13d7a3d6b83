// A tick of which nothing is there any more when its job begins: the answer says so, and nothing is done.
import { describe, expect, test } from 'vitest';
import { handleCommand } from '../../src/modes/command.ts';
import { ASKS } from '../../src/report/github/dashboard/rows.ts';
import type { Stage } from './hub.ts';
import * as scene from './orders-scene.ts';
import { ago, dashboardOf, NOW, pullOf, stageOf } from './stages.ts';
import { later, pushed, stale, swept } from './sweeping.ts';
import { git, headOf, OURS, person } from './world.ts';

const T0 = Date.parse(NOW);
const HOUR = 3_600_000;
const ONE = 'humaninloop:1-a';

async function ready(): Promise<Stage> {
  const branches = { work: { days: 12, files: stale('1-a') }, two: { days: 12, files: stale('2-b') } };
  const world = { roles: { ada: 'write', eve: 'read' } } as const;
  const stage = await stageOf({ branches, world, config: scene.DISPATCH });
  await swept(stage);
  return stage;
}

/** Somebody ticks the row an hour after the sweep; the job begins only when this is called. */
function ticked(stage: Stage, by = 'ada') {
  const at = scene.isoOf(T0 + HOUR);
  const board = dashboardOf(stage);
  const event = scene.ticks(stage, board?.number ?? 0, by, [ONE], at);
  if (board) board.updatedAt = at;
  const now = T0 + HOUR + 120_000;
  return (again = false) =>
    handleCommand(scene.ticking(stage, {}, now), event, { ...scene.INPUTS, now, again });
}

const answers = (stage: Stage): readonly string[] =>
  stage.world.comments.flatMap(({ author, body }) =>
    author === OURS && body.includes('"key":"tick-') ? [body] : [],
  );
const bodyOf = (stage: Stage): string => dashboardOf(stage)?.body ?? '';

/** The config gets these lines besides. */
function configured(stage: Stage, more: string): void {
  pushed(stage, 'main', { '.github/rekindle.yml': `${scene.DISPATCH}${more}` }, ago(-0.01), person('ada'));
}

describe('its branch is not there under that name', () => {
  const gone: Readonly<Record<string, (stage: Stage) => void>> = {
    renamed: (stage) => {
      git(stage.dir, ['update-ref', 'refs/heads/uno', headOf(stage.dir, 'work') ?? '']);
      git(stage.dir, ['update-ref', '-d', 'refs/heads/work']);
    },
    deleted: (stage) => void git(stage.dir, ['update-ref', '-d', 'refs/heads/work']),
    ignored: (stage) => configured(stage, 'ignore:\n  branches: [work]\n'),
    off: (stage) => configured(stage, 'formats:\n  humaninloop: off\n'),
  };

  test.each(Object.keys(gone))('%s', async (how) => {
    const stage = await ready();
    const job = ticked(stage);
    gone[how]?.(stage);
    await job();
    expect(answers(stage)).toEqual([expect.stringContaining('not there any more (state-changed)')]);
    expect(answers(stage)[0]).toContain('Nothing was done.');
    expect(bodyOf(stage)).not.toContain(ONE);
    expect(stage.world.dispatches).toEqual([]);
  });

  const admins = `commands:\n${ASKS.map((ask) => `  ${ask}: { permission: admin }\n`).join('')}`;
  const configs: Readonly<Record<string, string>> = {
    'no lines about it': '',
    '/retry for triage': 'commands:\n  retry: { permission: triage }\n',
    '/status for all': 'commands:\n  status: { permission: read }\n',
    'all boxes for admins': admins,
    'all boxes for admins or off': admins.replace('{ permission: admin }', 'off'),
  };

  test.each([
    ['read', 'no lines about it', 0],
    ['triage', 'no lines about it', 0],
    ['triage', '/retry for triage', 1],
    ['read', '/status for all', 0],
    ['write', 'all boxes for admins', 0],
    ['admin', 'all boxes for admins', 1],
    ['write', 'all boxes for admins or off', 0],
  ] as const)('somebody with the role %s, and a config with %s: %i answers', async (role, config, told) => {
    const stage = await ready();
    stage.world.roles['eve'] = role;
    const job = ticked(stage, 'eve');
    configured(stage, configs[config] ?? '');
    gone['deleted']?.(stage);
    const { effects } = await job();
    expect(answers(stage)).toHaveLength(told);
    expect(JSON.stringify(effects).includes('A tick in issue')).toBe(told === 0);
    expect(bodyOf(stage)).not.toContain(ONE);
  });
});

describe('its row has no box any more, as what it asked for was switched off', () => {
  test.each([
    ['ada', 1],
    ['eve', 0],
  ])('ticked by %s: %i answers', async (by, told) => {
    const stage = await ready();
    const job = ticked(stage, by);
    const off = ASKS.filter((ask) => ask !== 'migrate' && ask !== 'unfreeze');
    configured(stage, `commands:\n${off.map((ask) => `  ${ask}: off\n`).join('')}  status: off\n`);
    await job();
    expect(answers(stage).map((body) => body.includes('`state-changed`'))).toEqual(told ? [true] : []);
    expect(stage.world.dispatches).toEqual([]);
  });
});

describe('its row was drawn again before the job began', () => {
  /** Another commit with the same files, and a sweep that sees it. */
  async function redrawn(stage: Stage): Promise<void> {
    const head = headOf(stage.dir, 'work') ?? '';
    const date = '2026-11-15T12:00:00Z';
    const dates = { GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date };
    const made = git(stage.dir, ['commit-tree', '-p', head, '-m', 'format', `${head}^{tree}`], '', dates);
    git(stage.dir, ['update-ref', 'refs/heads/work', made]);
    await swept(stage, { now: T0 + HOUR + 60_000 });
    expect(bodyOf(stage)).not.toContain('- [x]');
  }

  test('at another commit: refused with state-changed, and done when it is ticked once more', async () => {
    const stage = await ready();
    const job = ticked(stage);
    await redrawn(stage);
    await job();
    expect(answers(stage)).toEqual([expect.stringContaining('`state-changed`')]);
    expect(stage.world.dispatches).toEqual([]);
    await ticked(stage)();
    expect(stage.world.dispatches).toHaveLength(1);
  });

  test('its job run once more says nothing twice', async () => {
    const stage = await ready();
    const job = ticked(stage);
    await redrawn(stage);
    await job();
    const before = answers(stage);
    await job(true);
    expect(answers(stage)).toEqual(before);
  });

  test('it has its card on a pull request by now', async () => {
    const stage = await ready();
    const job = ticked(stage);
    stage.world.talks.push(pullOf(stage.world.next++, 'work'));
    await swept(stage, { now: T0 + HOUR + 60_000 });
    await job();
    expect(answers(stage)).toEqual([expect.stringContaining('`state-changed`')]);
    expect(stage.world.dispatches).toEqual([]);
  });

  test('a row that somebody emptied again is left', async () => {
    const stage = await ready();
    const job = ticked(stage);
    const board = dashboardOf(stage);
    if (board) board.body = board.body.replace('- [x]', '- [ ]');
    await job();
    expect(answers(stage)).toEqual([]);
    expect(stage.world.dispatches).toEqual([]);
    expect((await swept(stage, later(1))).said.join('\n')).not.toContain('A tick of');
  });
});

test('a tick whose job died, and then another command for that row: its answer names the tick', async () => {
  for (const [line, says] of [
    [`/freeze ${ONE}`, true],
    ['/freeze humaninloop:2-b', false],
  ] as const) {
    const stage = await ready();
    ticked(stage);
    const board = dashboardOf(stage)?.number ?? 0;
    const at = T0 + 1.1 * HOUR;
    const comment = scene.written(stage, board, person('ada'), line, scene.isoOf(at));
    await scene.go(stage, comment, {}, {}, at + 60_000);
    expect(scene.reactionTo(stage, comment)).toBe('+1');
    expect(scene.answerTo(stage, comment)?.includes('was ticked, and is empty now')).toBe(says);
    expect(bodyOf(stage).includes('- [x]')).toBe(!says);
  }
});
