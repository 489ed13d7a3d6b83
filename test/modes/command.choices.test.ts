// Answers to questions that give choices: one of them is recorded, other words are asked about.
import { describe, expect, test } from 'vitest';
import { atNight } from '../exhaustive.ts';
import * as scene from './orders-scene.ts';
import { git, headOf } from './world.ts';

const AUTH = ['feature/user-auth', 'humaninloop:005-user-auth'] as const;
const { order, setFor } = scene;

const linesIn = (answer: string) => answer.split('\n').filter((line) => line.startsWith('/'));
const written = ({ stage, head }: scene.Set) =>
  git(stage.dir, ['diff', '--unified=0', head, `refs/heads/${AUTH[0]}`]);

describe('an answer beside the choices', () => {
  test('is asked about, with a line for each of them and one for the words themselves', async () => {
    const set = await setFor(AUTH);
    const { reaction, answer } = await order(set, '/answer C2.1 2 hours');
    expect(reaction).toBe('confused');
    expect(answer).toContain('**Which one is meant?** Nothing was done.');
    expect(answer).toContain('The answer to `C2.1` is `2 hours`, which is not among its choices.');
    expect(linesIn(answer)).toEqual([
      '/answer C2.1 15 minutes',
      '/answer C2.1 1 hour',
      '/answer C2.1 1 day',
      '/answer C2.1 --own-words 2 hours',
    ]);
    expect(headOf(set.stage.dir, AUTH[0])).toBe(set.head);
  });

  atNight('each of these lines is recorded when it is copied, from wherever one was asked', async () => {
    const set = await setFor(AUTH);
    const lines = linesIn((await order(set, `/rekindle answer ${AUTH[1]} C2.1 2 hours`)).answer);
    expect(lines.at(-1)).toBe(`/answer ${AUTH[1]} C2.1 --own-words 2 hours`);
    const own = await order(set, lines.at(-1) ?? '');
    expect(own.both).toMatch(/^\+1 .*\*\*Done\.\*\*/s);
    expect(written(set)).toContain('Answer to C2.1: "2 hours"');
    const { answer } = await order(set, '/answer C2.2 perhaps');
    expect((await order(set, linesIn(answer)[0] ?? '')).reaction).toBe('+1');
    expect(written(set)).toContain('Answer to C2.2: "yes, after 5"');
  });

  atNight.each(['1 HOUR', '2', '15  minutes'])('%s is one of them, and is not asked about', async (text) => {
    const set = await setFor(AUTH);
    expect((await order(set, `/answer C2.1 ${text}`)).reaction).toBe('+1');
  });

  atNight('the number of a choice is recorded as that choice, which the reply says', async () => {
    const set = await setFor(AUTH);
    const { reaction, answer } = await order(set, '/answer C2.1 2');
    expect(reaction).toBe('+1');
    expect(answer).toContain('is recorded as the choice that it stands for');
    expect(written(set)).toContain('Answer to C2.1: "1 hour"');
  });

  atNight('where a number could mean two choices, it is asked about; as own words it stays', async () => {
    const set = await setFor(AUTH);
    const { reaction, answer } = await order(set, '/answer C2.1 1');
    expect(reaction).toBe('confused');
    const own = linesIn(answer).at(-1) ?? '';
    expect(own).toBe('/answer C2.1 --own-words 1');
    expect((await order(set, own)).reaction).toBe('+1');
    expect(written(set)).toContain('Answer to C2.1: "1"');
  });

  atNight('of several lines none is recorded, and all are there to be copied', async () => {
    const set = await setFor(AUTH);
    const { reaction, answer } = await order(set, '/answer C2.1 15 minutes\n/answer C2.2 perhaps');
    expect(reaction).toBe('confused');
    expect(answer).toContain('with the other lines, as none of them was recorded');
    const lines = linesIn(answer);
    expect(lines).toEqual([
      '/answer C2.2 yes, after 5',
      '/answer C2.2 no',
      '/answer C2.1 15 minutes',
      '/answer C2.2 --own-words perhaps',
    ]);
    expect(headOf(set.stage.dir, AUTH[0])).toBe(set.head);
    expect((await order(set, lines.slice(2).join('\n'))).reaction).toBe('+1');
    expect(written(set)).toMatch(/15 minutes[\s\S]*perhaps/);
  });
});
