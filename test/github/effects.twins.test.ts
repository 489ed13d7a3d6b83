// Two of ours for one thing, on GitHub itself: the one that is kept gets the words, the other one line.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { land } from '../../src/github/write/apply-effects.ts';
import type { GitHub } from '../standin/github.ts';
import { card, changes, groundOf, issue, REPO, startEffects } from './effects-scene.ts';

let github: GitHub;
beforeAll(async () => {
  github = await startEffects();
});
beforeEach(() => github.reset());
afterEach(() => expect(github.problems).toEqual([]));
afterAll(() => github.close());

const OURS = 'github-actions[bot]';
const FOLDED =
  /^<!-- rekindle:v1 \{"key":"folded-[^\n]+\nThis was posted twice\. What counts stands here: http\S+\n$/;
const writes = () => github.calls.filter(changes).length;
const rows = () => github.world.rows;
const issueAt = (number: number) => rows().issues.findBy('number', number)[0];

describe('A04 two of ours', () => {
  test('cards: the second becomes one line after the first has the words', async () => {
    const ground = await groundOf(github);
    const first = await land(card('One.'), ground);
    const second = await github.acts.comment(REPO, 3, OURS, card('Two.').body);
    const before = writes();
    expect(await land(card('One.'), ground)).toMatchObject({ outcome: 'done', number: first.number });
    expect(rows().comments.get(second)?.body).toMatch(FOLDED);
    expect(writes() - before).toBe(1);
    expect(await land(card('One.'), ground)).toMatchObject({ outcome: 'already' });
    expect(writes() - before).toBe(1);
  });

  test('issues: the lowest that is open, the other closed', async () => {
    const ground = await groundOf(github);
    const first = await land(issue('One.'), ground);
    const { title, body } = issue('Two.');
    const second = await github.acts.issue(REPO, OURS, { title, body });
    const effect = issue('Three.');
    expect(await land(effect, ground)).toMatchObject({ outcome: 'done', number: first.number });
    expect(issueAt(second)).toMatchObject({ state: 'closed', body: expect.stringMatching(FOLDED) });
    expect(issueAt(first.number ?? 0)).toMatchObject({ state: 'open', body: effect.body });
    expect(await land(effect, ground)).toMatchObject({ outcome: 'already' });
  });

  test('an issue that is meant by its number gets the words, whatever stands beside it', async () => {
    const ground = await groundOf(github);
    const first = await land(issue('One.'), ground);
    const { title, body } = issue('Two.');
    const second = await github.acts.issue(REPO, OURS, { title, body });
    await land(issue('Three.', { number: second }), ground);
    expect(issueAt(first.number ?? 0)?.body).toContain('One.');
    expect(issueAt(second)).toMatchObject({ state: 'open', body: issue('Three.').body });
    expect(await land(issue('Four.', { number: 9999 }), ground)).toMatchObject({ outcome: 'moved' });
  });

  test('an issue that was emptied is found by its title, one of other words is not', async () => {
    const ground = await groundOf(github);
    const { title, body } = issue('Two.');
    const other = await github.acts.issue(REPO, OURS, { title, body: 'Other words.' });
    const emptied = await github.acts.issue(REPO, OURS, { title, body: ' \r\n' });
    expect(await land(issue('One.'), ground)).toMatchObject({ outcome: 'done', number: emptied });
    const third = await github.acts.issue(REPO, OURS, { title, body: '' });
    await land(issue('One.'), ground);
    expect(issueAt(third)).toMatchObject({ state: 'open', body: '' });
    await land(issue('One.', { sole: true }), ground);
    expect(issueAt(third)).toMatchObject({ state: 'closed' });
    expect(issueAt(other)?.body).toBe('Other words.');
    expect(issueAt(emptied)?.body).not.toBe(body);
  });
});
