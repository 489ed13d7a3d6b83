// A format of the config is checked by the Action and by the bot as a built-in one is, and set as one.
import { describe, expect, test } from 'vitest';
import { check } from '../../src/modes/check.ts';
import { share } from '../exhaustive.ts';
import { TWELVE } from '../formats/custom/described.ts';
import * as scene from './orders-scene.ts';
import { commitOn, headOf, person } from './world.ts';

const FILES = {
  'work/login/brief.md': '# Login\n\nPeople come in.\n',
  'work/login/todo.md': '- [x] T1 Form\n- [ ] T2 Mail\n',
};

describe.each(['action', 'bot'] as const)('%s', (door) => {
  test.each(
    share(
      [
        ['as it is', '', ['team-work:login', 'recent']],
        [
          'with an age of its own',
          'formats:\n  team-work: {stale-after: 1h}\n',
          ['team-work:login', 'stale'],
        ],
        ['off', 'formats: {team-work: off}\n', []],
      ],
      6,
    ),
  )('%s', async (_, more, told) => {
    const stage = await scene.stageWith(TWELVE + more);
    const edits = Object.entries(FILES).map(([path, text]) => ({ path, text }));
    const [head, at] = [headOf(stage.dir, 'main') ?? '', scene.ago(180)];
    const made = commitOn(stage.dir, { head, edits, message: 'Work', by: person('ada'), at });
    const hub = scene.ticking(stage, { surveys: new Map() });
    const call = {
      head: made,
      branch: 'feature/login',
      base: { kind: 'none' },
      failOn: 'invalid',
      remarks: [],
      resultFile: '',
    } as const;
    await check(hub, hub, call, { ...scene.INPUTS, door });
    const lines = stage.world.checkRuns.flatMap(({ summary }) => summary.split('\n'));
    const row = lines.find((line) => line.startsWith('| `team-work:login`')) ?? '';
    expect([...row.matchAll(/team-work:login|recent|stale/g)].map(([word]) => word)).toEqual(told);
  });
});
