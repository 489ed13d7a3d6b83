// `rekindle answer`: recorded, not applied; the next question stays open.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { misuse, rekindle } from '../cli/world.ts';
import { atNight, share } from '../exhaustive.ts';
import { QUESTIONS, workflow } from '../formats/specify/make-state.ts';
import { build } from '../local/repository.ts';
import { deskOn } from './desk.ts';
import { AT } from './sample.ts';

const ID = 'humaninloop:005-user-auth';
const decided = async (desk: Awaited<ReturnType<typeof deskOn>>) =>
  JSON.parse((await desk.type('brief', ID, '--output', 'json')).out).decision;

atNight('seed 001: one answer, then the other; then the answers are to be applied', async () => {
  const desk = await deskOn('feature/user-auth');
  expect(await desk.type('answer', ID, 'C2.1', '15 minutes', '--yes')).toMatchObject({ status: 0, out: '' });
  expect(await decided(desk)).toMatchObject({ action: 'wait', reason: 'awaiting-answer' });
  expect(await desk.type('answer', ID, 'C2.2', 'yes, after 5', '--yes')).toMatchObject({ status: 0 });
  expect(await decided(desk)).toMatchObject({ action: 'resume', step: 'B2', reason: 'answers-to-apply' });
});

atNight(
  'ID left out: the one that is open here; what is still open is said, with the next line',
  async () => {
    const desk = await deskOn('feature/user-auth');
    const { status, out, err } = await desk.type('answer', 'C2.1', '15 minutes', '--yes');
    expect([status, out]).toEqual([0, '']);
    expect(err).toContain('✓ Recorded the answer to C2.1 of humaninloop:005-user-auth (1 file).');
    expect(err).toContain('\n  open  it waits for 1 answer (C2.2)\n');
    expect(err).toContain(`\n  next  rekindle answer ${ID} C2.2 `);
    const before = await desk.git('status', '--porcelain');
    const short = await desk.type('answer', '005', 'C2.2', '--yes');
    expect(misuse(/^answer: found the ID "005" and no TEXT\./)(short)).toEqual([]);
    expect(misuse(/^answer: found no TEXT, expected the answer/)(await desk.type('answer', 'C2.2'))).toEqual(
      [],
    );
    expect(await desk.git('status', '--porcelain')).toBe(before);
  },
);

test('ID left out and an answer without quotes: it is said what is wrong', async () => {
  const desk = await deskOn('feature/user-auth');
  const typed = await desk.type('answer', 'C2.1', '15', 'minutes', '--yes');
  expect(
    misuse(
      /^ID: found no workflow "C2\.1"\..* It is a question of humaninloop:005-user-auth: put the answer in/,
    )(typed),
  ).toEqual([]);
});

atNight('a question that is not open is refused, and the open ones are named', async () => {
  const desk = await deskOn('feature/user-auth');
  expect(misuse(/C9\.9.*C2\.1/)(await desk.type('answer', ID, 'C9.9', 'x', '--yes'))).toEqual([]);
});

test.each(
  share(
    [
      ['C2.1', 'TEXT'],
      ['C2.1', '<your answer>'],
      ['C2.1', 'noch offen'],
      ['C2.1', '?\nTBD'],
      ['QUESTION', '15 minutes'],
    ],
    5,
  ),
)('words of a line to copy, or that put the answer off, are no answer: %s %s', async (...words) => {
  const desk = await deskOn('feature/user-auth');
  expect(
    misuse(/^(?:humaninloop:005-user-auth: )?found "/)(await desk.type('answer', ID, ...words, '--yes')),
  ).toEqual([]);
});

atNight('the question says what it is about, and that an answer is none of the choices', async () => {
  const desk = await deskOn('feature/user-auth');
  const asked: string[] = [];
  const ask = async (question: string) => {
    asked.push(question);
    return false;
  };
  const { workflows } = JSON.parse((await rekindle(['scan', desk.dir, '--output', 'json'])).out);
  const [{ options }] = workflows.find(({ id }: { id: string }) => id === ID).pending;
  await rekindle(['answer', ID, 'C2.1', options[0], '-C', desk.dir], { ask });
  await rekindle(['answer', ID, 'C2.1', 'for ever', '-C', desk.dir], { ask });
  expect(asked[0]).toBe('Record the answer to C2.1 (1 file)? [y/N] ');
  expect(asked[1]).toMatch(
    /^Record the answer to C2\.1, "for ever", which is not one of .* \(1 file\)\? \[y\/N\] $/,
  );
});

test('of two open questions with one id the line that is offered names one by its words', async () => {
  const head = '## Q-001: How many?\n\n- [ ] Ten\n- [ ] Twenty\n\n## Q-001: Which order?\n\n';
  const files = workflow({
    at: 4,
    clarification: 'awaiting_user',
    files: { [QUESTIONS]: `${head}**Your answer**:\n` },
  });
  const { dir } = await build({ steps: [{ id: 'a', day: 1, files }], refs: { main: 'a' }, checkout: 'main' });
  const scanned = await rekindle(['scan', dir, ...AT]);
  const lines = scanned.out.split('\n').filter((line) => line.includes('rekindle answer'));
  const offered = lines.map((line) => line.replace(/^.*?rekindle answer (\S+) /, '').replace(/ -C .*/, ''));
  expect(offered).toEqual(["'How many?' Ten", "'How many?' Twenty"]);
  const id = /rekindle answer (\S+)/.exec(lines[0] ?? '')?.[1] ?? '';
  const typed = (...words: string[]) => rekindle(['answer', id, ...words, '--yes', '-C', dir, ...AT]);
  expect(
    misuse(/^[^:]+:[^:]+: found 2 open questions that "Q-001" may mean/)(await typed('Q-001', 'Ten')),
  ).toEqual([]);
  // The number of a choice is that choice here as well.
  const first = await typed('How many?', '2');
  expect([first.status, first.err]).toEqual([0, expect.stringContaining('"2" is recorded as the choice')]);
  expect(await readFile(join(dir, QUESTIONS), 'utf8')).toContain('- [x] Twenty');
  expect((await rekindle(['scan', dir, ...AT])).out).toContain(`rekindle answer ${id} Q-001 TEXT`);
  expect((await typed('Q-001', 'newest first')).status).toBe(0);
});
