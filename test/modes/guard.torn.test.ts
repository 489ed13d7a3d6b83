// The guard with `checkpoint: true`: a torn or emptied state never comes in the place of the good one, and
// what a person froze is left as it is.
import { describe, expect, test } from 'vitest';
import { localEdge } from '../../src/local/repository-source.ts';
import { guard } from '../../src/modes/guard.ts';
import { FROZEN, type Freeze, withFreeze, withFreezes } from '../../src/report/github/card/freeze.ts';
import { DASHBOARD_TITLE } from '../../src/report/github/dashboard/dashboard.ts';
import { cardKey, DASHBOARD_KEY } from '../../src/report/github/markers.ts';
import { markerLine } from '../../src/text/comment-marker.ts';
import { env, folder, git, put } from '../local/repository.ts';
import { hubOn } from './hub.ts';
import { ago, INPUTS, index, NOW, old, pullOf, stageOf, type Texts } from './stages.ts';
import { told } from './sweeping.ts';
import { fileAt, headOf, OURS } from './world.ts';

async function scene(files: Texts) {
  const stage = await stageOf({ branches: { work: { days: 0, files, pull: true } } });
  const dir = await folder();
  await git(dir, 'clone', '-q', '--branch=work', `file://${stage.dir}`, '.');
  const head = headOf(stage.dir, 'work') ?? '';
  const call = { branch: 'work', head, began: head, job: 'success', checkpoint: true } as const;
  const run = async () => {
    const hub = hubOn(stage, { now: NOW });
    return told(await guard(hub, INPUTS, call, await localEdge(dir, { env })), hub);
  };
  return { stage, dir, head, run, now: () => headOf(stage.dir, 'work') };
}

const INDEX = 'specs/1-a/.workflow/index.md';
const DESIGN = '.kiro/specs/a/design.md';
const SPECIFY = 'specs/1-a/.specify-state.local.md';
const KIRO = '.kiro/specs/a/tasks.md';
const good = index('1-a', 'spec_writing', ago(1));
const text = good[INDEX] ?? '';
const status = '| **Loop Status** | spec_writing |';
const both = `<<<<<<< HEAD\n${status}\n=======\n| **Loop Status** | validating |\n>>>>>>> b`;
const kiro = {
  [KIRO]: '# Implementation Plan\n\n- [x] 1. One\n- [ ] 2. Two\n',
  [DESIGN]: '# D\n',
};
const specify = old('1-a', ago(1));

describe('S01 S02 S03 S08 S20 no checkpoint is made of', () => {
  test.each<readonly [string, Texts, string, string, string]>([
    ['a state that was emptied', good, INDEX, '', 'state-unreadable'],
    ['one that was cut', good, INDEX, text.slice(0, 300), 'state-unreadable'],
    ['one with both sides of a merge', good, INDEX, text.replace(status, both), 'state-conflicted'],
    [
      'one with a key twice',
      specify,
      SPECIFY,
      '---\nschema_version: 5\nschema_version: 5\n---\n',
      'state-unreadable',
    ],
    ['one of a later version', specify, SPECIFY, '---\nschema_version: 99\n---\n', 'version-unknown'],
    ['an emptied list', kiro, KIRO, '\n', 'state-unreadable'],
  ])('%s: it is said in log and check run', async (_, files, path, torn, why) => {
    const { stage, dir, head, run, now } = await scene(files);
    await put(dir, path, torn);
    const { said } = await run();
    expect(now()).toBe(head);
    expect(said.join('\n')).toMatch(/^warning No checkpoint was made: /m);
    expect(said.join('\n')).toContain(why);
    expect(stage.world.checkRuns).toMatchObject([{ conclusion: 'action_required' }]);
    expect(stage.world.checkRuns[0]?.title).toContain('not pushed');
  });

  test('a file beside the state that was emptied; what else the agent left is saved', async () => {
    const { stage, dir, run, now } = await scene(kiro);
    await put(dir, DESIGN, ' \n');
    const done = kiro[KIRO].replace('[ ]', '[x]');
    await put(dir, KIRO, done);
    const { said } = await run();
    expect(said.join('\n')).toContain(`since nothing is left in it: "${DESIGN}"`);
    expect(fileAt(stage.dir, now() ?? '', DESIGN)).toBe('# D\n');
    expect(fileAt(stage.dir, now() ?? '', KIRO)).toBe(done);
    expect(stage.world.checkRuns[0]?.title).toContain('not pushed');
  });

  test('one alone: the other workflow of the branch is saved', async () => {
    const { stage, dir, run, now } = await scene({ ...good, ...old('2-b', ago(1)) });
    await put(dir, INDEX, '');
    const path = 'specs/2-b/.specify-state.local.md';
    const more = `${fileAt(stage.dir, now() ?? '', path)}\nmore\n`;
    await put(dir, path, more);
    await run();
    expect(fileAt(stage.dir, now() ?? '', path)).toBe(more);
    expect(fileAt(stage.dir, now() ?? '', INDEX)).toBe(text);
  });
});

describe('T11 a workflow that is frozen', () => {
  type Scene = Awaited<ReturnType<typeof scene>>;
  /** In the card that the guard of an earlier job left. */
  const card =
    (freeze: Freeze) =>
    async ({ stage, run }: Scene) => {
      await run();
      const [there] = stage.world.comments;
      if (there) there.body = withFreeze(there.body, freeze);
    };
  const board =
    (freeze: Freeze) =>
    ({ stage: { world } }: Scene) => {
      const empty = `${markerLine({ key: DASHBOARD_KEY })}\nAll.\n`;
      const key = cardKey('humaninloop:1-a', 'work');
      const body = withFreezes(empty, new Map([[key, freeze]])) ?? '';
      const made = { ...pullOf(world.next++, ''), title: DASHBOARD_TITLE, author: OURS, pull: null };
      world.talks.push({ ...made, body });
    };
  const label = ({ stage: { world } }: Scene) => world.talks[0]?.labels.push(FROZEN);
  const none = () => {};

  /** What was said after it was frozen so, and the agent left more of its work. */
  async function left(freeze: (set: Scene) => unknown) {
    const set = await scene(good);
    await freeze(set);
    await put(set.dir, INDEX, text.replace('2 / 10', '3 / 10'));
    const once = async () => {
      const { said, hub } = await set.run();
      // What stands there is looked up once, for the checkpoint and for the cards.
      for (const name of ['pulls', 'issues', 'remarks'])
        expect([name, hub.calls.filter((call) => call.name === name).length]).toEqual([name, 1]);
      const isSaved = fileAt(set.stage.dir, set.now() ?? '', INDEX)?.includes('3 / 10');
      const title = set.stage.world.checkRuns.at(-1)?.title;
      return { said: said.join('\n'), isSaved, isLost: title?.includes('not pushed') };
    };
    return { ...set, once };
  }
  const BY = 'humaninloop:1-a: no checkpoint was made: it is frozen by';

  test.each([
    ['by hand', label, `"${FROZEN}"`],
    ['in its card', card({ by: 'ada', until: null }), '"ada"'],
    ['in its card, until a day', card({ by: 'ada', until: '2026-12-31' }), '"ada" until 2026-12-31'],
    ['in the dashboard', board({ by: 'bob', until: null }), '"bob"'],
    ['in the dashboard, until a day', board({ by: 'bob', until: '2026-12-31' }), '"bob" until 2026-12-31'],
  ])('%s: it is left as it is, and that is said', async (_, freeze, by) => {
    const { once, head, now } = await left(freeze);
    const { said, ...rest } = await once();
    expect(said).toContain(`warning ${BY} ${by}. "/unfreeze" ends that.`);
    expect(rest).toEqual({ isSaved: false, isLost: true });
    expect(now()).toBe(head);
  });

  test.each([
    ['was never frozen', none],
    ['was frozen until a day, in its card', card({ by: 'ada', until: '2026-11-27' })],
    ['was frozen until a day, in the dashboard', board({ by: 'bob', until: '2026-11-27' })],
  ])('one that %s is saved', async (_, freeze) => {
    const { said, ...rest } = await (await left(freeze)).once();
    expect(said).not.toContain('frozen');
    expect(rest).toEqual({ isSaved: true, isLost: false });
  });

  test('by hand, and the next job once it is free', async () => {
    const { stage, once } = await left(label);
    expect(await once()).toMatchObject({ said: expect.stringContaining(BY), isSaved: false, isLost: true });
    stage.world.talks[0]?.labels.pop();
    const { said, ...rest } = await once();
    expect(said).not.toContain('frozen');
    expect(rest).toEqual({ isSaved: true, isLost: false });
  });
});
