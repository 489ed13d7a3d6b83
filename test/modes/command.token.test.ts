// Commands that an account answered which was ours before the token was changed: none is carried out twice.
import { expect, test } from 'vitest';
import type { Account } from '../../src/model/github/event.ts';
import { markerLine } from '../../src/text/comment-marker.ts';
import type { Stage } from './hub.ts';
import * as scene from './orders-scene.ts';
import { person } from './world.ts';

const INVOICE = ['feature/invoice-export', 'ai-dev-shop:003-invoice-export'] as const;
const POINTS = ['feature/points', 'sdd:c2p8wd-points'] as const;
const SILENT = ['feature/silent', 'specify:21-silent'] as const;

/** From now on another account is ours, and GitHub shows it none of its own reactions. */
function changeToken({ world }: Stage): void {
  world.account = { login: 'rekindle[bot]', type: 'Bot', id: 5 };
  world.reactions = {};
}

const answersTo = ({ world }: Stage, comment: number) =>
  world.comments.filter(({ body }) => body.split('\n')[0]?.includes(`"reply-${comment}"`));

test.each([
  [POINTS, '/rekindle resume'],
  [INVOICE, '/rekindle resume'],
  [SILENT, '/rekindle skip'],
] as const)('%s: %s is not done a second time, and the job says why', async (on, line) => {
  const { stage, pull, head } = await scene.setFor(on, scene.DISPATCH);
  const comment = scene.says(stage, pull, 'ada', line, 100);
  await scene.go(stage, comment, {}, {}, scene.NOW - 99 * 60_000);
  const [sent, made] = [stage.world.dispatches.length, scene.commitsOn(stage, on[0], head).length];
  changeToken(stage);
  const help = scene.says(stage, pull, 'bob', '/rekindle help', 10);
  const { effects } = await scene.go(stage, help);
  expect(scene.reactionTo(stage, help)).toBe('+1');
  expect(stage.world.dispatches).toHaveLength(sent);
  expect(scene.commitsOn(stage, on[0], head)).toHaveLength(made);
  expect(answersTo(stage, comment)).toHaveLength(1);
  expect(JSON.stringify(effects)).toContain(`comment ${comment} is left alone.`);
  expect(JSON.stringify(effects)).toContain('trusted-marker-logins');
  // Its own job again says so where it was written.
  await scene.go(stage, comment, { again: true });
  expect(scene.reactionTo(stage, comment)).toBe('-1');
  expect(answersTo(stage, comment)[1]?.body).toMatch(
    /Refused.*Found an answer to it by.*trusted-marker-logins/s,
  );
  expect(stage.world.dispatches).toHaveLength(sent);
  expect(scene.commitsOn(stage, on[0], head)).toHaveLength(made);
});

test.each<readonly [string, Account, string]>([
  ['somebody who may not write here', person('eve'), '+1'],
  ['somebody who may', person('bob'), '-1'],
])('a mark like ours by %s', async (_, author, reaction) => {
  const { stage, pull, head } = await scene.setFor(SILENT);
  const comment = scene.says(stage, pull, 'ada', '/skip', 20);
  const body = `${markerLine({ key: `reply-${comment}` })}\n\n**Done.**\n`;
  scene.written(stage, pull, author, body, scene.ago(15));
  await scene.go(stage, comment);
  expect(scene.reactionTo(stage, comment)).toBe(reaction);
  expect(scene.commitsOn(stage, SILENT[0], head)).toHaveLength(reaction === '+1' ? 1 : 0);
});
