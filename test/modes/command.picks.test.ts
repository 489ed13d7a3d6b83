// What a command picks by its place (the number of a choice, a repair) is what the card showed there.
import { describe, expect, test } from 'vitest';
import { CHANGES, PLANNING, SDD } from '../commands/sdd-files.ts';
import { atNight } from '../exhaustive.ts';
import type { Stage } from './hub.ts';
import * as scene from './orders-scene.ts';
import { ago, index, NOW, stageOf } from './stages.ts';
import { pushed, swept } from './sweeping.ts';
import { commitOn, fileAt, git, headOf, person } from './world.ts';

const INDEX = 'specs/1-a/.workflow/index.md';
const FILES = index('1-a', 'clarifying', ago(10));
const CHANGED = /^-1 \n\*\*Something else is the case now\*\* \(`state-changed`\)/;

async function said(stage: Stage, issue: number, line: string, from: number, options = {}, login = 'ada') {
  const comment = scene.written(stage, issue, person(login), line, scene.isoOf(from - 60_000));
  await scene.go(stage, comment, {}, options, from);
  return `${scene.reactionTo(stage, comment)} ${scene.answerTo(stage, comment)}`;
}

describe('§6 the number of a choice means the one that the card showed', () => {
  const T0 = Date.parse(NOW) + 3_600_000;
  async function asked(files = FILES) {
    const world = { roles: { ada: 'write', bob: 'write' } } as const;
    const stage = await stageOf({ branches: { work: { days: 10, files, pull: true } }, world });
    await swept(stage);
    return stage;
  }
  const textOf = (stage: Stage) => fileAt(stage.dir, headOf(stage.dir, 'work') ?? '', INDEX) ?? '';
  const turned = (stage: Stage, change: (text: string) => string) =>
    pushed(stage, 'work', { [INDEX]: change(textOf(stage)) }, ago(0));
  const LISTS: readonly (readonly [string, (text: string) => string])[] = [
    ['the list in another order', (text) => text.replace('buyer / seller', 'seller / buyer / nobody')],
    [
      'another question under the same id',
      (text) => text.replaceAll('Who pays?', 'Delete all?').replace('buyer / seller', 'buyer / no'),
    ],
  ];

  test.each(LISTS)('%s', async (_, change) => {
    const stage = await asked();
    turned(stage, change);
    const head = headOf(stage.dir, 'work');
    expect(await said(stage, 1, '/answer C2.1 1', T0)).toMatch(CHANGED);
    expect(headOf(stage.dir, 'work')).toBe(head);
    // With the new card before them they may answer.
    expect(await said(stage, 1, '/answer C2.1 1', T0 + 600_000)).toMatch(/^\+1 /);
  });

  test('as it was shown, or in words: recorded, whatever else moved', async () => {
    const one = await asked();
    pushed(one, 'work', { 'README.md': 'Something else.\n' }, ago(0));
    expect(await said(one, 1, '/answer C2.1 2', T0)).toMatch(/^\+1 /);
    expect(textOf(one)).toContain('seller');
    const two = await asked();
    turned(two, LISTS[0]?.[1] ?? String);
    expect(await said(two, 1, '/answer C2.1 Buyer', T0)).toMatch(/^\+1 /);
    const three = await asked();
    turned(three, (text) => `${text}\n<!-- a note -->\n`);
    expect(await said(three, 1, '/answer C2.1 1', T0)).toMatch(/^\+1 /);
  });

  const given = (list: string) => FILES[INDEX]?.replace('buyer / seller', list) ?? '';
  test.each([
    ['10', 'a) 10 / b) 20', 'a) 20 / b) 10'],
    ['10', 'a) 10 / b) 20', '10 / 20'],
    ['20', 'a) 10 / b) 20 days', 'a) 20 / b) 10', CHANGED],
    ['Jwt', 'a) JWT / b) Sessions', 'a) Sessions / b) JWT'],
    ['a', 'a) JWT / b) Sessions', 'a) Sessions / b) JWT', CHANGED],
    ['2', 'seller / buyer', 'a) 2 / b) 3', CHANGED],
  ] as const)('%s of %s, where the list is %s by now', async (typed, then, now, ends = /^\+1 /) => {
    const stage = await asked({ [INDEX]: given(then) });
    turned(stage, (text) => text.replace(then, now));
    expect(await said(stage, 1, `/answer C2.1 ${typed}`, T0)).toMatch(ends);
  });

  atNight('the branch moves to another list while the command is carried out', async () => {
    const stage = await asked();
    let turns = 0;
    const around = (phase: string, { effect }: { readonly effect: { readonly kind: string } | null }) => {
      if (phase === 'before' && effect?.kind === 'commit' && turns++ === 0)
        turned(stage, LISTS[0]?.[1] ?? String);
    };
    expect(await said(stage, 1, '/answer C2.1 1', T0, { around })).toMatch(CHANGED);
    expect(textOf(stage)).toContain('seller / buyer / nobody');
  });
});

describe('§6 the repair that is done is the one that the card showed', () => {
  const RETURNS = ['feature/returns', 'sdd:m5x3qa-returns'] as const;
  const path = 'sdd/workflows/m5x3qa-returns/workflow.yaml';
  const textOf = (stage: Stage) => fileAt(stage.dir, headOf(stage.dir, RETURNS[0]) ?? '', path) ?? '';

  test('another line is broken by now', async () => {
    const { stage, pull } = await scene.setFor(RETURNS);
    const broken = textOf(stage)
      .replace('title: Returns: print a label', 'title: "Returns: print a label"')
      .replace('source: interactive', 'source: inter: active');
    pushed(stage, RETURNS[0], { [path]: broken }, scene.ago(5));
    expect(await said(stage, pull, '/repair', scene.NOW)).toMatch(CHANGED);
    expect(textOf(stage)).toBe(broken);
    expect(await said(stage, pull, '/repair', scene.NOW + 600_000)).toMatch(/^\+1 .*Done/s);
  });

  test('what else changed in the file is no part of it', async () => {
    const { stage, pull } = await scene.setFor(RETURNS);
    pushed(stage, RETURNS[0], { [path]: `# a note\n${textOf(stage)}` }, scene.ago(5));
    expect(await said(stage, pull, '/repair', scene.NOW)).toMatch(/^\+1 .*Done/s);
    expect(textOf(stage)).toContain('# a note');
  });

  test('another checkpoint has other bytes', async () => {
    const stage = await scene.stageWith();
    const branch = 'feature/sign-in';
    const spec = `${CHANGES}/SPEC.md`;
    const add = (message: string, files: Readonly<Record<string, string | null>>, minutes: number) => {
      const head = headOf(stage.dir, branch) ?? headOf(stage.dir, 'main') ?? '';
      const edits = Object.entries(files).map(([at, text]) => ({ path: at, text }));
      const made = commitOn(stage.dir, { head, edits, message, by: person('ada'), at: scene.ago(minutes) });
      git(stage.dir, ['update-ref', `refs/heads/${branch}`, made ?? head]);
    };
    const checkpoint = 'checkpoint: user-auth-1 spec created';
    add(checkpoint, { ...PLANNING, [spec]: '# Spec\n\nBy a link.' }, 3000);
    add('tidy up', { [spec]: null }, 2000);
    const pull = scene.pullOf(stage, branch);
    await scene.cardOn(stage, pull, [branch, SDD]);
    add(checkpoint, { [spec]: '# Spec\n\nBy a code.' }, 100);
    add('tidy up', { [spec]: null }, 90);
    expect(await said(stage, pull, '/repair', scene.NOW)).toMatch(CHANGED);
    expect(fileAt(stage.dir, headOf(stage.dir, branch) ?? '', spec)).toBe(null);
    expect(await said(stage, pull, '/repair', scene.NOW + 600_000)).toMatch(/^\+1 .*Done/s);
  });
});
