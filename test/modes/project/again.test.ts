// A project that is recovered again and again: what counts as progress, and what the agent did last.
import { beforeAll, describe, expect, test } from 'vitest';
import type { Evaluator, ProjectFacts, VerdictAction } from '../../../src/model/bot/verdict.ts';
import { atNight, share } from '../../exhaustive.ts';
import type { Stage } from '../hub.ts';
import {
  comment,
  endOf,
  NOW,
  order,
  post,
  projectsThere,
  REPORT,
  type Report,
  recover,
  report,
  reported,
  repository,
  resume,
  updatedAt,
} from './scene.ts';

const HOUR = 3_600_000;
const day = (count: number) => NOW + count * 24 * HOUR;
const OTHER = '550e8400-e29b-41d4-a716-446655440000';

let base: Stage;
beforeAll(async () => {
  base = await repository({ 'auth.py': 'x = 1\n', 'src/app.py': 'y\n' }, { later: { 'src/new.py': 'z\n' } });
});
const world = () => ({ ...base, world: structuredClone(base.world) });

/** A model that says one thing, and what it was told. */
function model(action: VerdictAction, reasoning = 'The facts say so.') {
  const told: ProjectFacts[] = [];
  const evaluator: Evaluator = {
    evaluate: async (facts) => {
      // Counted when somebody looks.
      told.push({ ...facts, files: facts.files });
      return { action, reasoning };
    },
  };
  return { evaluator, told };
}

describe('two recoveries in vain', () => {
  const vain = async (between: (id: string, at: number) => Promise<unknown>) => {
    const mine = world();
    const id = await reported();
    const actions: (string | null)[] = [];
    for (const at of [0, 1, 2]) {
      actions.push((await recover(id, mine, { now: day(at) })).action);
      if (at < 2) await between(id, day(at) + HOUR);
    }
    return { actions, end: await endOf(id, mine) };
  };

  atNight('lead to a person, and nothing more is done before somebody decides', async () => {
    const { actions, end } = await vain(async () => {});
    expect(actions).toEqual(['continue_task', 'continue_task', 'human_review']);
    expect(end.told).toHaveLength(2);
    expect(end.gates).toEqual(['open, an issue']);
  });

  atNight('signs of life, and the same report once more, are no progress', async () => {
    const { actions } = await vain((id, at) => report(id, REPORT, at));
    expect(actions.at(-1)).toBe('human_review');
  });

  atNight('what we wrote, sent back to us, is no progress', async () => {
    const { actions } = await vain((id, at) =>
      report(id, { ...REPORT, last_action: 'Assigned implement_auth to backend_dev' }, at),
    );
    expect(actions.at(-1)).toBe('human_review');
  });

  atNight.each<[string, (id: string, at: number) => Promise<unknown>]>([
    ['another action', (id, at) => report(id, { ...REPORT, last_action: `Created auth.py, ${at}` }, at)],
    ['other figures', (id, at) => report(id, { ...REPORT, metadata: { files_modified: at } }, at)],
    ['a line of the history', (id, at) => post(id, { kind: 'test_run', action: 'ran' }, at)],
    [
      'a pause that somebody ends',
      async (id, at) => {
        await report(id, { ...REPORT, status: 'paused' }, at);
        await resume(id, at + 1);
      },
    ],
  ])('%s is progress', async (_, between) => {
    const { actions } = await vain(between);
    expect(actions).toEqual(['continue_task', 'continue_task', 'continue_task']);
  });

  test('rows that are written by SQL, without a line, are compared all the same', async () => {
    const { actions } = await vain(async (id, at) => {
      const projects = await projectsThere();
      const state = (await projects.find(id))?.state;
      if (!state) throw new Error('no row');
      const lastAction = `Created auth.py at ${at}`;
      await projects.setState({ ...state, lastAction, updatedAt: new Date(at).toISOString() }, null);
    });
    expect(actions).toEqual(['continue_task', 'continue_task', 'continue_task']);
  });
});

describe('what the agent did last', () => {
  test('is its own report, whatever we wrote since: a second recovery judges the same', async () => {
    const [mine, id] = [world(), await reported()];
    const { evaluator, told } = model('continue_task');
    await report(
      id,
      { ...REPORT, current_task_id: 'refactor_code', last_action: 'Working on...' },
      day(0) - HOUR,
    );
    await recover(id, mine, { evaluator });
    await recover(id, mine, { evaluator, now: day(1) });
    expect(told.map(({ lastAction }) => lastAction)).toEqual(['Working on...', 'Working on...']);
  });

  atNight('changes count since the report, not since our own writing', async () => {
    const [mine, id] = [
      world(),
      await reported({ ...REPORT, current_task_id: 'refactor_code', last_action: 'Working on...' }),
    ];
    const { evaluator, told } = model('continue_task');
    await recover(id, mine, { evaluator });
    await recover(id, mine, { evaluator, now: day(1) });
    expect(told.map(({ changedSince }) => changedSince)).toEqual([['src/new.py'], ['src/new.py']]);
    expect(told[0]).toMatchObject({ goal: 'Ship the tides', files: { total: 4, source: 3 } });
  });

  atNight('of a project that was paused and resumed is what was reported before', async () => {
    const [mine, id] = [world(), await reported({ ...REPORT, status: 'paused' })];
    expect((await recover(id, mine)).why).toBe('The project is paused.');
    expect(await resume(id, day(0))).toEqual({ success: true, message: 'Project resumed' });
    expect(await resume(id, day(0))).toEqual({ success: false, message: 'Project not paused' });
    expect((await recover(id, mine)).action).toBe('continue_task');
  });

  atNight('at the task before says nothing of the next one, which is never passed over', async () => {
    const row: Report = {
      ...REPORT,
      last_action: 'Completed auth.py',
      metadata: { pending_tasks: ['deploy', 'announce'] },
    };
    const [mine, id] = [world(), await reported(row)];
    expect((await recover(id, mine)).action).toBe('next_task');
    expect((await recover(id, mine, { now: day(1) })).action).toBe('restart_task');
    const end = await endOf(id, mine);
    expect(end.row).toMatchObject({ task: 'deploy', metadata: { pending_tasks: ['announce'] } });
  });

  atNight('a person who said that it begins again is believed until something is reported', async () => {
    const mine = world();
    const id = await reported({ ...REPORT, current_task_id: 'refactor_code', last_action: 'Refactoring' });
    await recover(id, mine);
    const issue = mine.world.talks[0]?.number ?? 0;
    await order(comment(mine, issue, 'ada', '/retry'), id, mine);
    expect((await recover(id, mine, { now: day(1) })).action).toBe('restart_task');
    await report(id, { ...REPORT, last_action: 'Created auth.py' }, day(1) + HOUR);
    expect((await recover(id, mine, { now: day(2) })).action).toBe('continue_task');
  });

  atNight('the row before stands in the history, with the files as they were seen', async () => {
    const [mine, id] = [world(), await reported()];
    await recover(id, mine);
    const line = (await (await projectsThere()).history(id, 10)).find(({ kind }) => kind === 'recovery');
    expect(line?.details).toMatchObject({
      by: 'rules',
      previous: { last_action: 'Created file auth.py' },
      file_state: {
        file_counts: { total_files: 4, source_files: 3, test_files: 0, config_files: 0 },
        recent_files: ['src/new.py'],
        task_files: [{ written: 'auth.py', path: 'auth.py', lines: 1 }],
      },
    });
  });
});

describe('a model', () => {
  test.each<[VerdictAction, string]>(
    share(
      [
        ['continue_task', 'Assigned tidy to backend_dev'],
        ['restart_task', 'Restarted tidy (assigned to backend_dev)'],
        ['next_task', 'Assigned deploy to backend_dev'],
        ['human_review', 'Waits for a person: recovery requires human review'],
      ],
      4,
    ),
  )('is asked where the rules say ask, and says %s', async (action, lastAction) => {
    const row = {
      ...REPORT,
      current_task_id: 'tidy',
      last_action: 'Refactoring',
    };
    const [mine, id] = [world(), await reported({ ...row, metadata: { pending_tasks: '["deploy"]' } })];
    const { evaluator } = model(action, 'Because @org/team said [so](http://x.example) ghp_0123.');
    expect((await recover(id, mine, { evaluator })).action).toBe(action);
    const end = await endOf(id, mine);
    expect(end.row['lastAction']).toBe(lastAction);
    const [line] = (await (await projectsThere()).history(id, 10)).filter(
      ({ kind }) => kind !== 'task_assigned',
    );
    expect(line?.details).toMatchObject({ by: 'model', verdict: action });
    if (action === 'human_review') expect(mine.world.talks[0]?.body).toContain('```text\nBecause @org');
  });

  atNight('is not asked where the rules decide, nor after two recoveries in vain', async () => {
    const [mine, id] = [world(), await reported()];
    const { evaluator, told } = model('human_review');
    for (const at of [0, 1, 2]) await recover(id, mine, { evaluator, now: day(at) });
    expect(told).toEqual([]);
  });
});

describe('two at once', () => {
  test('one decides, and the agent is told once', async () => {
    const [mine, id] = [
      world(),
      await reported({ ...REPORT, current_task_id: 'refactor_code', last_action: 'Refactoring' }),
    ];
    const at = await updatedAt(id);
    await Promise.all([
      recover(id, mine, { evaluator: model('continue_task').evaluator }, at),
      recover(id, mine, { evaluator: model('human_review').evaluator }, at),
      recover(id, mine, { evaluator: model('restart_task').evaluator }, at),
    ]);
    const { lines, told, issues } = await endOf(id, mine);
    expect(lines.filter((line) => /recovery|gate_opened/.test(line))).toHaveLength(1);
    expect(told.length + issues.length).toBe(1);
  });

  atNight('a report between the look and the writing wins', async () => {
    const [mine, id] = [
      world(),
      await reported({ ...REPORT, current_task_id: 'refactor_code', last_action: 'Refactoring' }),
    ];
    const evaluator: Evaluator = {
      async evaluate() {
        await report(id, { ...REPORT, last_action: 'Alive' }, NOW);
        return { action: 'continue_task', reasoning: '' };
      },
    };
    expect((await recover(id, mine, { evaluator })).action).toBeNull();
    const { row, told } = await endOf(id, mine);
    expect([row['lastAction'], told]).toEqual(['Alive', []]);
    expect((await recover(OTHER, mine)).why).toBe('The project is gone.');
  });
});
