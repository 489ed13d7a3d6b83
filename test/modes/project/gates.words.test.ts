// Gates: words that are for no project, or not understood whole, decide nothing; each gets its answer.
import { beforeAll, describe, expect, test } from 'vitest';
import type { Stage } from '../hub.ts';
import { stale } from '../sweeping.ts';
import { commitOn, git, headOf, person } from '../world.ts';
import { comment, endOf, NOW, order, REPORT, recover, reported, repository } from './scene.ts';

const UNCLEAR = { ...REPORT, last_action: 'Working on...', metadata: { pending_tasks: ['deploy'] } };

let base: Stage;
beforeAll(async () => {
  base = await repository({ 'tides.py': 'x = 1\n' });
});

async function asked(stage: Stage = base) {
  const mine = { ...stage, world: structuredClone(stage.world) };
  const id = await reported(UNCLEAR);
  await recover(id, mine);
  const issue = mine.world.talks[0]?.number ?? 0;
  const says = (by: string, body: string, at = NOW) => comment(mine, issue, by, body, at);
  const works = (by: string, body: string) => order(says(by, body), id, mine);
  return { id, mine, says, works, end: () => endOf(id, mine) };
}

const UNDECIDED = { told: [], gates: ['open, an issue'] };

describe('a gate is not decided by', () => {
  test.each([
    ['/approve no, wait for legal', 'confused', 'Found more words after `/approve`'],
    ['/approve C2.1', 'confused', 'Found more words after `/approve`'],
    ['/rekindle approve "Spec approval"', 'confused', 'Found more words after `/approve`'],
    ['/skip humaninloop:1-a', 'confused', 'humaninloop:1-a'],
    ['/rekindle skip ai-dev-shop:022-refunds', 'confused', 'ai-dev-shop:022-refunds'],
    ['/rekindle retry specify:21-silent', 'confused', 'specify:21-silent'],
    ['/approve humaninloop:1-a plan', 'confused', 'humaninloop:1-a'],
    ['/skip --force', 'confused', '--force'],
    ['/retry now', 'confused', 'now'],
    ['/rekindle nonsense', 'confused', 'nonsense'],
    ['/freeze', 'confused', 'fits no question'],
  ])('%s', async (words, reaction, answer) => {
    const { works, end } = await asked();
    await works('ada', words);
    const { comments, reactions, ...rest } = await end();
    expect(rest).toMatchObject(UNDECIDED);
    expect(reactions).toEqual({ 0: reaction });
    expect(comments.at(-1)).toContain(answer);
    expect(comments.at(-1)).not.toContain('Decided');
  });
});

test('a command with the ID of a workflow is about that one, and the gate waits on', async () => {
  const stage = await repository(stale('5-export'), { branch: 'work' });
  const { works, end } = await asked(stage);
  await works('ada', '/resume humaninloop:5-export');
  const { gates, told, reactions } = await end();
  expect([gates, reactions]).toEqual([UNDECIDED.gates, { 0: '+1' }]);
  expect(told).toMatchObject([{ id: 'humaninloop:5-export', ref: 'work' }]);
  await works('ada', '/approve');
  expect((await end()).gates).toEqual(['@ada, an issue']);
});

test('what is for the gate is left alone by a later command about a workflow', async () => {
  const { says, works, end, id, mine } = await asked();
  const first = says('ada', '/approve');
  await works('bob', '/rekindle status specify:none');
  expect(Object.keys(mine.world.reactions)).toEqual([`comment/${first.comment.id + 1}`]);
  await order(first, id, mine);
  expect(await end()).toMatchObject({ gates: ['@ada, an issue'], told: [{ action: 'resume' }] });
});

describe('/status and /help at a gate', () => {
  test('say how it stands and which commands there are, also to readers', async () => {
    const { works, end } = await asked();
    await works('eve', '/status');
    expect((await end()).comments.at(-1)).toContain('The project waits for a person');
    await works('eve', '/rekindle help');
    expect((await end()).comments.at(-1)).toContain('/status [ID]');
    await works('ada', '/approve');
    await works('eve', '/rekindle status');
    const { comments, reactions } = await end();
    expect(comments.at(-1)).toContain('This was decided before');
    expect(Object.values(reactions)).toEqual(['+1', '+1', '+1', '+1']);
  });
});

test('C11 in an issue that a person closed nothing is decided, and it is said', async () => {
  const { works, end, mine } = await asked();
  const [issue] = mine.world.talks;
  if (issue) issue.open = false;
  await works('ada', '/approve');
  await works('ada', '/status');
  const { comments, reactions, ...rest } = await end();
  expect(rest).toMatchObject(UNDECIDED);
  expect(comments[1]).toContain('Reopen it');
  expect(reactions).toEqual({ 0: '-1', 1: '+1' });
  if (issue) issue.open = true;
  await works('ada', '/approve');
  expect((await end()).gates).toEqual(['@ada, an issue']);
});

test('where no answer can stand in a locked issue, nothing is begun', async () => {
  const { works, end, mine } = await asked();
  const [issue] = mine.world.talks;
  if (issue) issue.locked = true;
  await works('ada', '/approve');
  const { reactions, comments, ...rest } = await end();
  expect(rest).toMatchObject(UNDECIDED);
  expect([reactions, comments]).toEqual([{ 0: '-1' }, ['/approve']]);
});

test('what was refused is not carried out when its event comes once more', async () => {
  const { says, end, id, mine } = await asked();
  const [issue] = mine.world.talks;
  if (issue) issue.open = false;
  const event = says('ada', '/approve');
  await order(event, id, mine);
  if (issue) issue.open = true;
  await order(event, id, mine);
  expect(await end()).toMatchObject({ ...UNDECIDED, reactions: { 0: '-1' } });
});

test('C01 a faulty config is told where the command was given, and nothing is decided', async () => {
  const stage = await repository({ 'tides.py': 'x = 1\n' });
  const { id, mine, says, end } = await asked(stage);
  const head = headOf(mine.dir, 'main') ?? '';
  const edits = [{ path: '.github/rekindle.yml', text: 'dispatch: {nonsense: 1}\n' }];
  const made = commitOn(mine.dir, {
    head,
    edits,
    message: 'c',
    by: person('ada'),
    at: new Date(NOW).toISOString(),
  });
  git(mine.dir, ['update-ref', 'refs/heads/main', made ?? '']);
  const event = says('ada', '/approve');
  await order(event, id, mine);
  await order(says('eve', '/approve'), id, mine);
  const { comments, reactions, ...rest } = await end();
  expect(rest).toMatchObject(UNDECIDED);
  expect(reactions).toEqual({ 0: '-1', 1: '-1' });
  expect(comments.filter((body) => body.includes('There are mistakes in'))).toHaveLength(1);
  git(mine.dir, ['update-ref', 'refs/heads/main', head]);
  await order(event, id, mine);
  expect(await end()).toMatchObject(UNDECIDED);
});
