// The guard with `checkpoint: true`: a torn or emptied state never comes in the place of the good one, and
// what a person froze is left as it is.
import { describe, expect, test } from 'vitest';
import { localEdge } from '../../src/local/repository-source.ts';
import { guard } from '../../src/modes/guard.ts';
import { env, folder, git, put } from '../local/repository.ts';
import { hubOn } from './hub.ts';
import { ago, INPUTS, index, NOW, old, stageOf, type Texts } from './stages.ts';
import { told } from './sweeping.ts';
import { fileAt, headOf } from './world.ts';

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
    ['one with a key twice', specify, SPECIFY, '---\nschema_version: 5\nschema_version: 5\n---\n', 'state-'],
    ['one of a later version', specify, SPECIFY, '---\nschema_version: 99\n---\n', ''],
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
  test.each([
    ['by hand', 'by `rekindle: frozen`'.replaceAll('`', '"'), 1],
    ['and another job once it is free', '', 0],
  ])('%s', async (_, why, frozen) => {
    const { stage, dir, head, run, now } = await scene(good);
    const [talk] = stage.world.talks;
    if (frozen === 1) talk?.labels.push('rekindle: frozen');
    await put(dir, INDEX, text.replace('2 / 10', '3 / 10'));
    const { said } = await run();
    expect(now() === head).toBe(frozen === 1);
    expect(said.join('\n')).toContain(why);
    expect(stage.world.checkRuns[0]?.title.includes('not pushed')).toBe(frozen === 1);
  });
});
