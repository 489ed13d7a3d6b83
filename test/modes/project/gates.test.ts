// Gates: who decides, when, once; what is asked is past when something new was reported.
import { beforeAll, describe, expect, test } from 'vitest';
import { atNight } from '../../exhaustive.ts';
import type { Stage } from '../hub.ts';
import {
  comment,
  endOf,
  MENTION,
  NOW,
  name,
  order,
  post,
  projectsThere,
  REPORT,
  type Report,
  recover,
  report,
  reported,
  repository,
  tend,
  updatedAt,
} from './scene.ts';

const UNCLEAR: Report = { ...REPORT, last_action: 'Working on...', metadata: { pending_tasks: ['deploy'] } };
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let base: Stage;
beforeAll(async () => {
  base = await repository({ 'tides.py': 'x = 1\n' });
});

/** A project that waits at a gate, and a world of its own. */
async function asked(row: Report = UNCLEAR, stage: Stage = base) {
  const mine = { ...stage, world: structuredClone(stage.world) };
  const id = await reported(row);
  await recover(id, mine);
  const issue = mine.world.talks[0]?.number ?? 0;
  const says = (by: string, body: string, at = NOW) => comment(mine, issue, by, body, at);
  return { id, issue, mine, says, end: () => endOf(id, mine) };
}

describe('a gate', () => {
  test('is decided by an order: the agent is told, the person answered, gate and issue closed', async () => {
    const { id, mine, says, end } = await asked();
    await order(says('ada', '/approve'), id, mine);
    const { row, told, gates, issues, comments, reactions, lines } = await end();
    expect(row['lastAction']).toBe('Assigned implement_auth to backend_dev');
    expect(told).toMatchObject([{ action: 'resume', step: 'implement_auth' }]);
    expect(gates).toEqual(['@ada, an issue']);
    expect(issues).toEqual(['Project ID waits for a person | false | ']);
    expect(comments.at(-1)).toBe('**Decided.** The project goes on with `implement_auth`.\n');
    expect(reactions).toEqual({ 0: '+1' });
    expect(lines.at(-2)).toBe('@ada | gate_decided | Assigned implement_auth to backend_dev | ');
  });

  atNight.each([
    ['/retry', 'Restarted implement_auth (assigned to backend_dev)', 'rerun', 'implement_auth'],
    ['/skip', 'Assigned deploy to backend_dev', 'advance', 'deploy'],
    ['/rekindle approve', 'Assigned implement_auth to backend_dev', 'resume', 'implement_auth'],
  ])('%s', async (words, lastAction, action, step) => {
    const { id, mine, says, end } = await asked();
    await order(says('bob', words), id, mine);
    const { row, told } = await end();
    expect(row['lastAction']).toBe(lastAction);
    expect(told).toMatchObject([{ action, step }]);
  });

  test('C01 C02 is decided by nobody who may not write there when it counts', async () => {
    const { id, mine, says, end } = await asked();
    await order(says('eve', '/approve'), id, mine);
    const event = says('ada', '/approve');
    mine.world.roles['ada'] = 'read';
    await order(event, id, mine);
    const { told, gates, comments, reactions } = await end();
    expect([told, gates]).toEqual([[], ['open, an issue']]);
    // A reaction, and not a word.
    expect(comments).toEqual(['/approve', '/approve']);
    expect(reactions).toEqual({ 0: '-1', 1: '-1' });
  });

  test('C07 C08 of two people at once one decides, the other is told; the same twice is once', async () => {
    const { id, mine, says, end } = await asked();
    const [one, two] = [says('ada', '/approve'), says('bob', '/skip')];
    await Promise.all([order(one, id, mine), order(two, id, mine)]);
    await order(one, id, mine);
    await order(two, id, mine);
    await order(says('ada', '/approve'), id, mine);
    const { told, gates, lines, comments } = await end();
    expect(told).toHaveLength(1);
    expect(gates).toHaveLength(1);
    expect(lines.filter((line) => line.includes('gate_decided'))).toHaveLength(1);
    const answers = comments.filter((body) => !body.startsWith('/'));
    expect(answers.filter((body) => body.startsWith('**Decided.**'))).toHaveLength(1);
    expect(answers.filter((body) => body.includes('decided before'))).toHaveLength(2);
  });

  test('C03 C04 C05 C06 W06 is decided by no other words', async () => {
    const { id, mine, says, end, issue } = await asked();
    await order(says('ada', 'Looks fine, /approve later'), id, mine);
    await order(says('ada', '> /approve'), id, mine);
    await order({ ...says('ada', '/approve'), action: 'edited' }, id, mine);
    const edited = says('ada', '/approve');
    const there = mine.world.comments.at(-1);
    if (there) there.updatedAt = new Date(NOW + 1000).toISOString();
    await order(edited, id, mine);
    const gone = says('ada', '/approve');
    mine.world.comments.pop();
    await order(gone, id, mine);
    const bot = comment(mine, issue, 'ada', '/approve');
    Object.assign(mine.world.comments.at(-1) ?? {}, { author: { login: 'x[bot]', type: 'Bot', id: 1 } });
    await order(bot, id, mine);
    expect((await end()).reactions).toEqual({});
    await order(says('ada', '/approve', NOW - 2 * HOUR), id, mine);
    await order(says('ada', '/resume'), id, mine);
    const { told, gates, comments, reactions } = await end();
    expect([told, gates]).toEqual([[], ['open, an issue']]);
    expect(reactions).toEqual({ 0: '-1', 1: 'confused' });
    expect(comments.filter((body) => body.includes('too long ago'))).toHaveLength(1);
  });

  test('/skip without a task to go on with says so, and the gate stays', async () => {
    const { id, mine, says, end } = await asked({
      ...UNCLEAR,
      metadata: { pending_tasks: ['implement_auth'] },
    });
    await order(says('ada', '/skip'), id, mine);
    const { gates, comments, told } = await end();
    expect([gates, told]).toEqual([['open, an issue'], []]);
    expect(comments.at(-1)).toContain('names no task that comes next');
  });

  test('is past once something new was reported, and a sign of life is nothing new', async () => {
    const { id, mine, says, end } = await asked();
    await report(id, UNCLEAR, NOW + HOUR);
    expect(await recover(id, mine, { now: NOW + DAY })).toEqual({
      action: null,
      why: 'The project waits at a gate.',
    });
    await report(id, { ...UNCLEAR, last_action: 'Created auth.py' }, NOW + 2 * DAY);
    await order(says('ada', '/retry', NOW + 2 * DAY), id, mine, { now: NOW + 2 * DAY });
    const { told, gates, comments, issues } = await end();
    expect(told).toEqual([]);
    expect(gates).toEqual(['rekindle, an issue']);
    expect(comments.at(-1)).toContain('moved on since it was asked');
    expect(issues[0]).toContain('| false |');
  });

  test('is taken back by the next recovery where something new was reported', async () => {
    const { id, mine, end } = await asked();
    await report(id, { ...UNCLEAR, last_action: 'Created auth.py' }, NOW + HOUR);
    expect((await recover(id, mine, { now: NOW + DAY })).action).toBe('continue_task');
    const { gates, issues, told } = await end();
    expect([gates, told.length]).toEqual([['rekindle, an issue'], 1]);
    expect(issues[0]).toContain('| false |');
  });

  test('asks for the next task where the last is done and none is listed', async () => {
    const done = { ...REPORT, last_action: 'Completed implement_auth', metadata: { pending_tasks: [] } };
    const { id, mine, says, end } = await asked(done);
    const { row, told, gates, lines } = await end();
    expect([row['task'], told, gates]).toEqual(['implement_auth', [], ['open, an issue']]);
    expect(lines.join()).not.toContain('Assigned');
    const [gate] = await (await projectsThere()).gates({ projectId: id });
    expect(gate?.details).toContain('Assign the next task');
    await order(says('ada', '/skip'), id, mine);
    expect((await end()).comments.at(-1)).toContain('names no task that comes next');
    // Seed 003, assign_next_task: the API names it, and the question is past.
    await name(id, { task_id: 'deploy', agent_id: 'devops' }, NOW + HOUR);
    expect((await recover(id, mine, { now: NOW + HOUR })).action).toBe('next_task');
    const then = await end();
    expect(then.row).toMatchObject({ task: 'deploy', metadata: { pending_tasks: [] } });
    expect(then.told).toMatchObject([{ step: 'deploy', action: 'advance' }]);
    expect(then.told[0]?.['instruction']).toContain('devops');
    expect([then.gates, then.issues[0]]).toEqual([
      ['rekindle, an issue'],
      expect.stringContaining('| false |'),
    ]);
  });

  test('is kept where nothing may be written on GitHub, and the API shows it', async () => {
    const id = await reported(UNCLEAR);
    const mine = { ...base, world: structuredClone(base.world) };
    await recover(id, mine, { why: 'the repository has no config' });
    expect((await endOf(id, mine)).gates).toEqual(['open, no issue']);
    expect(mine.world.talks).toEqual([]);
  });

  test('gets its issue later where none could be opened, once, and people decide there', async () => {
    const id = await reported(UNCLEAR);
    const mine = { ...base, world: structuredClone(base.world) };
    await recover(id, mine, { why: 'the config has mistakes' });
    expect(await tend(id, mine, { why: 'the config has mistakes' })).toEqual([
      'No issue can be opened: the config has mistakes.',
    ]);
    const projects = await projectsThere();
    const cut = { ...projects, setGateIssue: () => Promise.reject(new Error('gone')) };
    await expect(tend(id, mine, { projects: cut })).rejects.toThrow('gone');
    expect(await tend(id, mine)).toEqual(['Its issue is opened.']);
    expect(await tend(id, mine)).toEqual(['It waits for a person.']);
    const { gates, issues } = await endOf(id, mine);
    expect([gates, issues]).toEqual([
      ['open, an issue'],
      ['Project ID waits for a person | true | rekindle: needs decision'],
    ]);
    await order(comment(mine, mine.world.talks[0]?.number ?? 0, 'ada', '/approve'), id, mine);
    expect((await endOf(id, mine)).gates).toEqual(['@ada, an issue']);
  });

  test.each([
    ['completed', { ...UNCLEAR, status: 'completed' }],
    ['failed', { ...UNCLEAR, status: 'failed' }],
    ['paused', { ...UNCLEAR, status: 'paused' }],
    ['active, with something new', { ...UNCLEAR, last_action: 'Created auth.py' }],
  ])('of a project that is %s is taken back, with its issue', async (_, row) => {
    const { id, mine, end } = await asked();
    await report(id, row, NOW + HOUR);
    expect(await tend(id, mine, { why: 'the config has mistakes' })).toEqual([
      'Its issue cannot be closed: the config has mistakes.',
    ]);
    expect((await end()).gates).toEqual(['open, an issue']);
    expect(await tend(id, mine)).toEqual(['What was asked is past: it is taken back.']);
    const { gates, issues, told } = await end();
    expect([gates, issues, told]).toEqual([
      ['rekindle, an issue'],
      ['Project ID waits for a person | false | '],
      [],
    ]);
  });

  test('stays with a sign of life alone; where no issue can be closed, it is closed without', async () => {
    const { id, mine, end } = await asked();
    await report(id, UNCLEAR, NOW + HOUR);
    expect(await tend(id, mine)).toEqual(['It waits for a person.']);
    await report(id, { ...UNCLEAR, status: 'completed' }, NOW + 2 * HOUR);
    const gone = { hub: null, why: 'the App is not installed on the repository' };
    expect(await tend(id, mine, gone, false)).toEqual(['What was asked is past: it is taken back.']);
    expect((await end()).gates).toEqual(['rekindle, an issue']);
  });

  test('opens no issue where something was reported before anybody was asked', async () => {
    const mine = { ...base, world: structuredClone(base.world) };
    const id = await reported(UNCLEAR);
    const projects = await projectsThere();
    const at = await updatedAt(id);
    const meanwhile: typeof projects = {
      ...projects,
      async setState(...given) {
        const written = await projects.setState(...given);
        await report(id, { ...UNCLEAR, last_action: 'Created auth.py' }, NOW + HOUR);
        return written;
      },
    };
    await recover(id, mine, { projects: meanwhile }, at);
    const { gates, issues } = await endOf(id, mine);
    expect([gates, issues]).toEqual([[], []]);
  });

  test('a mention goes under its issue, where there is one', async () => {
    const stage = await repository({ 'tides.py': 'x\n' }, { config: MENTION });
    const { id, mine, says, end } = await asked(UNCLEAR, stage);
    await order(says('ada', '/approve'), id, mine);
    expect((await end()).comments.some((body) => body.startsWith('@agent go on'))).toBe(true);
    const other = await reported(REPORT);
    await recover(other, mine);
    expect((await endOf(other, mine)).lines.at(-1)).toContain('by the API alone: a mention needs an issue');
  });

  test('a line that was posted is something new', async () => {
    const { id, mine } = await asked();
    await post(id, { kind: 'note', action: 'Looked at it' }, NOW + HOUR);
    await report(id, UNCLEAR, NOW + 2 * HOUR);
    expect((await recover(id, mine, { now: NOW + DAY })).action).toBe('human_review');
  });
});
