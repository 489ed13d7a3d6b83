// Changes that wait on a branch of ours, because no pull request could be opened for them.
import { describe, expect, test } from 'vitest';
import { WorldError } from '../../src/model/errors.ts';
import { atNight } from '../exhaustive.ts';
import type { Call } from './hub.ts';
import * as scene from './orders-scene.ts';
import { ago, basesOf, NOW, old, ourPulls, stageOf } from './stages.ts';
import { swept } from './sweeping.ts';
import { headOf, OURS, person } from './world.ts';

const INVOICE = ['feature/invoice-export', 'ai-dev-shop:003-invoice-export'] as const;
const SILENT = ['feature/silent', 'specify:21-silent'] as const;
const { order } = scene;

async function guarded(on: readonly [string, string], config = ''): Promise<scene.Set> {
  const set1 = await scene.setFor(on, config);
  set1.stage.world.guarded = [on[0]];
  return set1;
}

describe('G06 a branch that takes pull requests alone, where Actions may not open pull requests', () => {
  test('what would remove wakes no one and says that it waits', async () => {
    const set1 = await guarded(SILENT, scene.DISPATCH);
    const { stage } = set1;
    stage.world.actionsMayOpenPulls = false;
    const { both, comment } = await order(set1, `/start-fresh sha=${set1.head.slice(0, 12)}`);
    expect(both).toMatch(/^\+1 \n\*\*Proposed\.\*\*/);
    expect(both).toContain('so the branch `rekindle/start-fresh/specify-21-silent-');
    expect(both).toMatch(/Once it is merged: .*What is to be removed is kept under.*What is proposed/s);
    expect(both).toContain('[open the pull request](');
    expect(headOf(stage.dir, SILENT[0])).toBe(set1.head);
    expect(stage.world.dispatches).toEqual([]);
    expect(stage.world.comments[0]?.body).not.toMatch(/Taken up again|Started fresh/);
    // Its job once more changes nothing of that.
    stage.world.reactions[`comment/${comment}`] = 'rocket';
    await scene.go(stage, comment, { again: true });
    expect(scene.answerTo(stage, comment)).toContain('**Proposed.**');
    expect(stage.world.dispatches).toEqual([]);
  });

  atNight.each(['/skip', '/retry'])('%s is proposed, not done', async (line) => {
    const set1 = await guarded(SILENT);
    set1.stage.world.actionsMayOpenPulls = false;
    const { both } = await order(set1, line);
    expect(both).toMatch(/^\+1 \n\*\*Proposed\.\*\*.*open the pull request/s);
    expect(both).not.toContain('\nNow: ');
  });

  atNight('a command that was refused after that says which branch holds its change', async () => {
    const set1 = await guarded(INVOICE, scene.DISPATCH);
    const { stage, pull } = set1;
    stage.world.actionsMayOpenPulls = false;
    const around = (phase: string, { effect }: Call) => {
      if (phase === 'before' && effect?.kind === 'dispatch') throw new WorldError('absent', 'No such.');
    };
    const comment = scene.says(stage, pull, 'ada', '/resume');
    await scene.go(stage, comment, {}, { around });
    expect(scene.reactionTo(stage, comment)).toBe('rocket');
    set1.given += 3 * 25;
    await order(set1, '/status');
    expect(scene.reactionTo(stage, comment)).toBe('-1');
    expect(scene.answerTo(stage, comment)).toMatch(/the branch `rekindle\/resume\/[a-z0-9-]+` holds it/);
  });
});

describe('C08 a change that waits as a pull request', () => {
  const ours = ({ stage }: scene.Set) =>
    stage.world.talks.filter(({ author, pull }) => author.login === OURS.login && pull);

  test('is found again by the same command, however many were closed before it', async () => {
    const set1 = await guarded(SILENT);
    await order(set1, '/skip');
    for (const closed of [1, 2]) {
      const last = ours(set1).at(-1);
      if (last) last.open = false;
      const anew = await order(set1, '/skip');
      expect(anew.both).toMatch(/^\+1 \n\*\*Proposed\.\*\*/);
      expect(ours(set1)).toHaveLength(closed + 1);
      const held = `pull request ${ours(set1).at(-1)?.number} holds it`;
      expect(anew.both).toContain(held);
      for (const login of ['bob', 'ada', 'bob'])
        expect((await order(set1, '/skip', login)).both).toContain(held);
      expect(ours(set1)).toHaveLength(closed + 1);
    }
  });

  test('leads to its workflow’s branch, where the sweep proposed the same for another base', async () => {
    const branches = {
      work: { days: 12, files: old('1-a', ago(12)), pull: true },
      develop: { days: 40, files: { 'README.md': 'Tides.\n' } },
    };
    const config = 'pull-requests:\n  base: develop\n';
    const stage = await stageOf({ branches, world: { roles: { ada: 'write' } }, config });
    await swept(stage);
    expect(basesOf(stage)).toEqual(['develop']);
    const [first] = ourPulls(stage);
    const head = headOf(stage.dir, first?.pull?.branch ?? '');
    stage.world.guarded = ['work'];
    const says = async (hours: number) => {
      const at = Date.parse(NOW) + hours * 3_600_000;
      const comment = scene.written(stage, 1, person('ada'), '/migrate', scene.isoOf(at));
      await scene.go(stage, comment, {}, {}, at + 60_000);
      return `${scene.reactionTo(stage, comment)} ${scene.answerTo(stage, comment)}`;
    };
    const said = await says(1);
    expect(basesOf(stage)).toEqual(['develop', 'work']);
    const held = `pull request ${ourPulls(stage).at(-1)?.number} holds it`;
    expect(said).toMatch(/^\+1 \n\*\*Proposed\.\*\*/);
    expect(said).toContain(held);
    expect(await says(3)).toContain(held);
    expect(ourPulls(stage)).toHaveLength(2);
    // The one that leads elsewhere is as it was.
    expect(ourPulls(stage)[0]).toMatchObject({ number: first?.number, open: true });
    expect(headOf(stage.dir, first?.pull?.branch ?? '')).toBe(head);
  });
});
