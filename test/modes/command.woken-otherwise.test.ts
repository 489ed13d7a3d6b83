// A job that was cut off right after it woke the agent, and a config that names another way by then, or none:
// the agent is woken once, and the answer says so.
import { describe, expect, test } from 'vitest';
import { WorldError } from '../../src/model/errors.ts';
import { atNight } from '../exhaustive.ts';
import type { HubOptions, Stage } from './hub.ts';
import * as scene from './orders-scene.ts';
import { configure, INVOICE, LATER, next, SILENT } from './stopping.ts';

const CUT: Partial<HubOptions> = {
  around: (phase, { effect }) => {
    if (phase === 'after' && effect?.kind === 'dispatch') throw new WorldError('lost', 'No answer came.');
  },
};
const MENTION = 'dispatch:\n  mention: "@agent please go on"\n';
const WORKFLOW = 'dispatch:\n  workflow-dispatch:\n    workflow: agent.yml\n';
const OTHER_TYPE = 'dispatch:\n  repository-dispatch: other-type\n';
const OWN = { token: 'own' } as const;

const woken = ({ world }: Stage) =>
  world.dispatches.length + world.comments.filter(({ body }) => body.includes('@agent please')).length;

/** The command, cut off after its dispatch. */
async function cut(config: string, line = '/resume', on: readonly [string, string] = INVOICE) {
  const set = await scene.setFor(on, config);
  const { stage, pull, head } = set;
  const comment = scene.says(stage, pull, 'ada', line.replace('HEAD', head.slice(0, 12)));
  await scene.go(stage, comment, OWN, CUT).catch(() => {});
  expect(woken(stage)).toBe(1);
  const both = () => `${scene.reactionTo(stage, comment)} ${scene.answerTo(stage, comment)}`;
  return { ...set, comment, both };
}

async function helped(stage: Stage, pull: number): Promise<void> {
  const help = scene.says(stage, pull, 'bob', '/help', -10);
  await scene.go(stage, help, OWN, {}, LATER);
}

describe('R01 sent, cut, and the config changed', () => {
  const EVENT = 'a `repository_dispatch` of the type `rekindle-resume`';
  const STARTED = 'starting `agent.yml` on `main`';
  const MENTIONED = 'a comment that mentions it';

  test.each([
    ['a mention', scene.DISPATCH, MENTION, EVENT],
    ['an event, from a mention', MENTION, scene.DISPATCH, MENTIONED],
    ['another event', scene.DISPATCH, WORKFLOW, EVENT],
    ['an event of another type', scene.DISPATCH, OTHER_TYPE, EVENT],
    ['an event, from a workflow', WORKFLOW, scene.DISPATCH, STARTED],
    ['another branch of the workflow', WORKFLOW, `${WORKFLOW}    ref: work\n`, STARTED],
    ['none', scene.DISPATCH, '', EVENT],
    ['none, from a mention', MENTION, '', MENTIONED],
    ['none, from a workflow', WORKFLOW, '', STARTED],
  ])('to %s', async (_, before, after, how) => {
    const { stage, pull, both } = await cut(before);
    configure(stage, after);
    await helped(stage, pull);
    expect(both()).toContain(`+1 \n**The agent was woken** by ${how}, for `);
    expect(both()).not.toContain('No agent');
    expect(woken(stage)).toBe(1);
  });

  atNight.each(['/retry', '/start-fresh sha=HEAD'])('%s', async (line) => {
    for (const config of [MENTION, '']) {
      const { stage, pull, both } = await cut(scene.DISPATCH, line, SILENT);
      configure(stage, config);
      await helped(stage, pull);
      expect(both()).toMatch(
        /^\+1 \n\*\*The agent was woken\*\* by a `repository_dispatch` of the type `rekindle-resume`/,
      );
      expect(woken(stage)).toBe(1);
    }
  });

  test('where the config still names it the answer is that of a job that was not cut', async () => {
    const { stage, pull, both } = await cut(scene.DISPATCH);
    await helped(stage, pull);
    expect(both()).toMatch(/^\+1 \n\*\*The agent was woken\*\* by a `repository_dispatch` of the type/);
    expect(woken(stage)).toBe(1);
  });

  test('where none was woken the brief is the answer, as before', async () => {
    const set = await scene.setFor(INVOICE, scene.DISPATCH);
    const comment = scene.says(set.stage, set.pull, 'ada', '/resume');
    const around: HubOptions['around'] = (phase, { effect }) => {
      if (phase === 'before' && effect?.kind === 'dispatch') throw new WorldError('lost', 'No answer came.');
    };
    await scene.go(set.stage, comment, {}, { around }).catch(() => {});
    configure(set.stage, '');
    await next(set.stage, set.pull);
    expect(scene.answerTo(set.stage, comment)).toContain('**No agent is woken:**');
    expect(woken(set.stage)).toBe(0);
  });
});
