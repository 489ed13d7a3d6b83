// Two jobs at the same time, their calls in any order: one effect, and the end of one job after the other.
import { describe, expect, test } from 'vitest';
import { handleCommand } from '../../src/modes/command.ts';
import { exhaustive, share } from '../exhaustive.ts';
import { hubOn, type Stage } from './hub.ts';
import * as scene from './orders-scene.ts';
import { random, together } from './two-jobs.ts';
import { git, refsOf, restoreRefs } from './world.ts';

const AUTH = ['feature/user-auth', 'humaninloop:005-user-auth'] as const;
const INVOICE = ['feature/invoice-export', 'ai-dev-shop:003-invoice-export'] as const;
const SILENT = ['feature/silent', 'specify:21-silent'] as const;
const NOW = new Date(scene.NOW).toISOString().replace('.000Z', 'Z');

function endOf({ dir, world }: Stage, branch: string) {
  const words = world.comments.map(
    ({ author, body }) => `${author.login}: ${body.replace(/#issuecomment-\d+/g, '#')}`,
  );
  return {
    refs: [...refsOf(dir)],
    commits: git(dir, ['log', '--format=%s %T', `main..refs/heads/${branch}`]),
    comments: words.toSorted(),
    reactions: world.reactions,
    labels: world.talks.map(({ labels }) => labels),
    dispatches: world.dispatches.map(({ way }) => way),
    checkRuns: world.checkRuns.map(({ key }) => key),
  };
}

interface Scenario {
  readonly name: string;
  readonly on: readonly [string, string];
  readonly lines: readonly string[];
  /** Of which comments the two jobs are told. */
  readonly told: readonly [number, number];
  readonly config: string;
}

const SCENARIOS: readonly Scenario[] = [
  { name: 'one /help, delivered twice', on: AUTH, lines: ['/help'], told: [0, 0], config: '' },
  { name: 'one /answer, delivered twice', on: AUTH, lines: ['/answer C2.2 no'], told: [0, 0], config: '' },
  {
    name: 'one /resume, delivered twice',
    on: INVOICE,
    lines: ['/resume'],
    told: [0, 0],
    config: scene.DISPATCH,
  },
  {
    name: 'C07 /retry and /start-fresh',
    on: SILENT,
    lines: ['/retry', '/start-fresh sha=HEAD'],
    told: [0, 1],
    config: scene.DISPATCH,
  },
  {
    name: 'C07 /start-fresh and /retry',
    on: SILENT,
    lines: ['/start-fresh sha=HEAD', '/retry'],
    told: [0, 1],
    config: scene.DISPATCH,
  },
];
const ROUNDS = exhaustive ? 60 : 3;
const SEED = 20_261_127;

test('T11 a freeze that comes while another order is carried out is never lost', async () => {
  const { stage, pull } = await scene.setFor(SILENT);
  const written = ['/retry', '/freeze'].map((line) => scene.says(stage, pull, 'ada', line, 10));
  const events = written.map((id) => scene.eventOf(stage, id));
  const [refs, world] = [refsOf(stage.dir), structuredClone(stage.world)];
  const pick = random(SEED);
  for (let round = 0; round < ROUNDS; round += 1) {
    restoreRefs(stage.dir, refs);
    stage.world = structuredClone(world);
    await together(stage, events, pick);
    expect(written.map((id) => scene.reactionTo(stage, id))).toEqual(['+1', '+1']);
    const later = scene.says(stage, pull, 'ada', '/skip', -30);
    await scene.go(stage, later, {}, {}, scene.NOW + 3_600_000);
    expect(`${scene.reactionTo(stage, later)} ${scene.answerTo(stage, later)}`).toMatch(/^-1 .*rozen/s);
  }
});

describe(`W01 W02 two jobs at the same time (seed ${SEED})`, () => {
  test.each(share(SCENARIOS, 5))('$name', async ({ on, lines, told, config }) => {
    const { stage, pull, head } = await scene.setFor(on, config);
    const written = lines.map((line, at) =>
      scene.says(stage, pull, at === 0 ? 'ada' : 'bob', line.replace('HEAD', head.slice(0, 12)), 10),
    );
    const events = told.map((at) => scene.eventOf(stage, written[at] ?? 0));
    const [refs, world] = [refsOf(stage.dir), structuredClone(stage.world)];
    const options = { now: NOW, surveys: scene.SURVEYS };
    for (const event of events) await handleCommand(hubOn(stage, options), event, scene.INPUTS);
    const wanted = endOf(stage, on[0]);
    const pick = random(SEED);
    for (let round = 0; round < ROUNDS; round += 1) {
      restoreRefs(stage.dir, refs);
      stage.world = structuredClone(world);
      await together(stage, events, pick);
      expect(endOf(stage, on[0]), `round ${round}`).toEqual(wanted);
    }
  });
});
