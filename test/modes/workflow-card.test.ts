// What a card says that an order will write is what the order writes, times as well.
import { expect, test } from 'vitest';
import type { FileChange } from '../../src/model/change.ts';
import { touchedWords } from '../../src/report/github/card/field-changes.ts';
import { atNight } from '../exhaustive.ts';
import * as scene from './orders-scene.ts';
import { fileAt, git, headOf } from './world.ts';

const cardsOf = ({ stage }: scene.Set) =>
  stage.world.comments.filter(({ body }) => body.includes('"key":"card-')).map(({ body }) => body);
const resuming = (card = '') =>
  /<summary>What resuming does [\s\S]*?\n\n([\s\S]*?)\n*The agent is told/.exec(card)?.[1]?.split('\n') ?? [];

atNight.each([
  ['feature/invoice-export', 'ai-dev-shop:003-invoice-export'],
  ['feature/search-filters', 'ai-dev-shop:009-search-filters'],
  ['feature/notifications', 'humaninloop:006-notifications'],
  ['feature/staff-login', 'project-state:3b1f8a52-6f0e-4c56-9a5e-0d7d8d8c0a11'],
  ['feature/points', 'sdd:c2p8wd-points'],
])('on %s: %s', async (branch, id) => {
  const set = await scene.setFor([branch, id], scene.DISPATCH);
  const { stage, head } = set;
  const said = resuming(cardsOf(set)[0]);
  expect((await scene.order(set, '/resume')).reaction).toBe('+1');
  const now = headOf(stage.dir, branch) ?? '';
  const paths = git(stage.dir, ['diff', '--name-only', head, now]).split('\n').filter(Boolean);
  const written = paths.map((path): FileChange & { kind: 'write' } => {
    const [before, after] = [fileAt(stage.dir, head, path), fileAt(stage.dir, now, path) ?? ''];
    return { kind: 'write', path, before, after };
  });
  expect(said.filter(Boolean)).toEqual(written.map((file) => `- ${touchedWords(file)}`));
});

test('the words are the same until the workflow moves', async () => {
  const on = ['feature/invoice-export', 'ai-dev-shop:003-invoice-export'] as const;
  const set = await scene.setFor(on);
  await scene.cardOn(set.stage, set.pull, on);
  const [first, second] = cardsOf(set);
  expect(second).toBe(first);
  expect(resuming(first)[0]).toMatch(/: `last_updated_at`; 1 new line$/);
});
