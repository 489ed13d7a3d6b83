// The agent is woken once within the hour by the same command, whatever other commands came between.
import { describe, expect, test } from 'vitest';
import { atNight } from '../exhaustive.ts';
import type { Stage } from './hub.ts';
import * as scene from './orders-scene.ts';
import { INVOICE, POINTS, SILENT } from './stopping.ts';
import { pushed } from './sweeping.ts';
import { fileAt, git, headOf, OURS, person } from './world.ts';

const MINUTE = 60_000;
const ALREADY = /^\+1 \n\*\*Already so\.\*\* This command was given before by/;
const WOKEN = /^\+1 .*woken/s;

/** Somebody gives a command so many minutes after the scene began, and its job runs a minute later. */
async function said(stage: Stage, issue: number, line: string, minutes: number, login = 'ada') {
  const at = scene.NOW + minutes * MINUTE;
  const comment = scene.written(stage, issue, person(login), line, scene.isoOf(at));
  await scene.go(stage, comment, {}, {}, at + MINUTE);
  return `${scene.reactionTo(stage, comment)} ${scene.answerTo(stage, comment)}`;
}

const woken = ({ world }: Stage) => world.dispatches.length;
const issueOf = (stage: Stage) => scene.pullOf(stage, 'x', { pull: null, title: 'Something else' });

describe('C08 the same command within the hour, where our own commits alone moved the branch', () => {
  test.each([INVOICE, POINTS])('%s: /resume and /retry by turns wake two agents', async (...on) => {
    const { stage, pull } = await scene.setFor(on, scene.DISPATCH);
    expect(await said(stage, pull, '/resume', 0)).toMatch(WOKEN);
    await said(stage, pull, '/retry', 8, 'bob');
    const both = woken(stage);
    expect(await said(stage, pull, '/resume', 16)).toMatch(ALREADY);
    await said(stage, pull, '/retry', 24, 'bob');
    expect(woken(stage)).toBe(both);
    // Later than that the agent may have died.
    expect(await said(stage, pull, '/resume', 62)).toMatch(WOKEN);
  });

  test('from= only says which step is expected', async () => {
    const { stage, pull } = await scene.setFor(INVOICE, scene.DISPATCH);
    expect(await said(stage, pull, '/resume', 0)).toMatch(WOKEN);
    expect(await said(stage, pull, '/resume from=programmer', 5, 'bob')).toMatch(ALREADY);
    expect(await said(stage, pull, `/rekindle resume ${INVOICE[1]}`, 10)).toMatch(ALREADY);
    expect(woken(stage)).toBe(1);
  });

  /** Both workflows on the branch of the first one. */
  async function twins() {
    const stage = await scene.stageWith(scene.DISPATCH);
    const [branch] = INVOICE;
    const path = 'specs/21-silent/.specify-state.local.md';
    const text = fileAt(stage.dir, headOf(stage.dir, SILENT[0]) ?? '', path) ?? '';
    pushed(stage, branch, { 'specs/21-silent/spec.md': '# Silent\n', [path]: text }, scene.ago(2000));
    git(stage.dir, ['update-ref', '-d', `refs/heads/${SILENT[0]}`]);
    const pull = scene.pullOf(stage, branch);
    await scene.cardOn(stage, pull, [branch, INVOICE[1]]);
    await scene.cardOn(stage, pull, [branch, SILENT[1]]);
    return { stage, pull };
  }

  test('the commit for another workflow of the branch is no move', async () => {
    const { stage, pull } = await twins();
    expect(await said(stage, pull, `/resume ${INVOICE[1]}`, 0)).toMatch(WOKEN);
    expect(await said(stage, pull, `/retry ${SILENT[1]}`, 10)).toMatch(WOKEN);
    expect(await said(stage, pull, `/resume ${INVOICE[1]}`, 20)).toMatch(ALREADY);
    expect(await said(stage, pull, `/retry ${SILENT[1]}`, 25)).toMatch(ALREADY);
    expect(woken(stage)).toBe(2);
  });

  test('a commit of a person is one, and so is what another command recorded for the agent', async () => {
    const { stage, pull } = await scene.setFor(SILENT, scene.DISPATCH);
    expect(await said(stage, pull, '/retry', 0)).toMatch(WOKEN);
    expect(await said(stage, pull, '/skip', 5)).toMatch(/^\+1 .*Done/s);
    expect(await said(stage, pull, '/retry', 10)).toMatch(WOKEN);
    const one = await twins();
    expect(await said(one.stage, one.pull, `/resume ${INVOICE[1]}`, 0)).toMatch(WOKEN);
    expect(await said(one.stage, one.pull, `/retry ${SILENT[1]}`, 10)).toMatch(WOKEN);
    pushed(one.stage, INVOICE[0], { 'README.md': 'The agent was here.\n' }, scene.ago(-15));
    expect(await said(one.stage, one.pull, `/resume ${INVOICE[1]}`, 20)).toMatch(WOKEN);
  });

  test.each(['merged', 'merged with more'])('its note that was %s', async (how) => {
    const { stage, pull } = await scene.setFor(INVOICE, scene.DISPATCH);
    stage.world.guarded = [INVOICE[0]];
    expect(await said(stage, pull, '/resume', 0)).toMatch(WOKEN);
    const note = stage.world.talks.find((one) => one.author.login === OURS.login && one.pull);
    if (!note?.pull) throw new Error('no pull request holds it');
    const tip = headOf(stage.dir, note.pull.branch) ?? '';
    // As GitHub merges it: a commit of its own with the same tree.
    const tree = git(stage.dir, ['rev-parse', `${tip}^{tree}`]);
    const merge = git(stage.dir, ['commit-tree', tree, '-p', `${tip}^`, '-p', tip, '-m', 'Merge']);
    git(stage.dir, ['update-ref', `refs/heads/${INVOICE[0]}`, merge]);
    Object.assign(note, { open: false });
    Object.assign(note.pull, { merged: true });
    if (how !== 'merged') pushed(stage, INVOICE[0], { 'README.md': 'The agent was here.\n' }, scene.ago(-15));
    expect(await said(stage, pull, '/resume', 20, 'bob')).toMatch(how === 'merged' ? ALREADY : WOKEN);
  });

  test.each([POINTS, INVOICE])('%s: given where nothing shows it, its card tells', async (...on) => {
    const { stage, pull } = await scene.setFor(on, scene.DISPATCH);
    expect(await said(stage, issueOf(stage), `/rekindle resume ${on[1]}`, 0)).toMatch(WOKEN);
    expect(await said(stage, pull, '/resume', 10, 'bob')).toMatch(ALREADY);
    expect(await said(stage, issueOf(stage), `/rekindle resume ${on[1]}`, 20, 'bob')).toMatch(ALREADY);
    expect(woken(stage)).toBe(1);
    expect(await said(stage, pull, '/resume', 62)).toMatch(WOKEN);
  });

  atNight('what a card says of another command or of another commit is no reason', async () => {
    const { stage, pull } = await scene.setFor(POINTS, scene.DISPATCH);
    expect(await said(stage, issueOf(stage), `/rekindle resume ${POINTS[1]}`, 0)).toMatch(WOKEN);
    expect(await said(stage, pull, '/retry', 10)).toMatch(WOKEN);
    pushed(stage, POINTS[0], { 'README.md': 'The agent was here.\n' }, scene.ago(-15));
    expect(await said(stage, pull, '/retry', 20)).toMatch(WOKEN);
  });
});
