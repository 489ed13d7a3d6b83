// Slash commands that remove, show or freeze, where they fit: what is archived, answered and kept.
import { describe, expect, test } from 'vitest';
import { PAYLOAD_KEYS } from '../../src/config/config.ts';
import { WorldError } from '../../src/model/errors.ts';
import { atNight } from '../exhaustive.ts';
import type { Call } from './hub.ts';
import * as scene from './orders-scene.ts';
import { FAILED } from './orders-stage.ts';
import { pushed } from './sweeping.ts';
import { fileAt, git, headOf, refsOf } from './world.ts';

type On = readonly [branch: string, id: string];

const INVOICE: On = ['feature/invoice-export', 'ai-dev-shop:003-invoice-export'];
const AUTH: On = ['feature/user-auth', 'humaninloop:005-user-auth'];
const NEWS: On = ['feature/notifications', 'humaninloop:006-notifications'];
const SILENT: On = ['feature/silent', 'specify:21-silent'];
const RETURNS: On = ['feature/returns', 'sdd:m5x3qa-returns'];
const POINTS: On = ['feature/points', 'sdd:c2p8wd-points'];
const LETTER: On = ['feature/newsletter', 'project-state:0d0f7c54-2b1e-4c56-9a5e-0d7d8d8c0a22'];

const { setFor: set, order } = scene;
type Set = scene.Set;

const cardIn = ({ stage }: Set) =>
  stage.world.comments.find(({ body }) => body.includes('"key":"card-'))?.body ?? '';

describe('/start-fresh', () => {
  atNight.each([
    ['humaninloop', NEWS, 'A1'],
    ['ai-dev-shop', INVOICE, 'spec'],
    ['specify', SILENT, '1'],
    ['project-state', LETTER, ''],
    ['sdd', POINTS, 'spec'],
  ] as const)(
    '%s: without sha the answer has the whole line, with it all is archived, removed, and begun again',
    async (_, on, step) => {
      const set1 = await set(on, scene.DISPATCH);
      const { stage, head } = set1;
      const first = await order(set1, '/start-fresh');
      expect(first.both).toMatch(/^\+1 /);
      const line = `/start-fresh sha=${head.slice(0, 12)}`;
      expect(first.answer).toContain(`\n${line}\n`);
      expect(headOf(stage.dir, on[0])).toBe(head);

      const second = await order(set1, line);
      expect(second.both).toMatch(/^\+1 /);
      const kept = [...refsOf(stage.dir)].find(([ref]) => ref.startsWith('refs/rekindle/archive/'));
      expect(kept?.[1]).toBe(head);
      const found = await scene.foundOn(stage, ...on).catch(() => null);
      expect(found).toBe(null);
      const gone = git(stage.dir, ['diff', '--no-renames', '--name-status', head, `refs/heads/${on[0]}`]);
      expect(gone).toMatch(/^(?:D\t.*\n?)+$/);
      expect(second.answer).toContain('This brings it back, byte for byte');
      expect(cardIn(set1)).toContain('with `/start-fresh`');
      const [sent, ...more] = stage.world.dispatches;
      expect(more).toEqual([]);
      const sha = headOf(stage.dir, on[0]);
      expect(sent?.payload).toMatchObject({ ref: on[0], sha, id: on[1], step, action: 'rerun' });
      expect(sent?.payload['instruction']).toMatch(/^The workflow was started fresh\. Begin again at /);
      expect(second.answer).toContain('**The agent was woken**');
      expect(second.answer).toContain('do not bring it back');
    },
  );

  atNight.each([
    ['humaninloop', NEWS, 'Begin again at A1: Scaffold'],
    ['ai-dev-shop', INVOICE, 'Begin again at spec: Start the pipeline'],
    ['specify', SILENT, 'Begin again at stage 1 (Setup): Run the specify skill'],
    ['project-state', LETTER, 'Begin again at the first task: Assign'],
    ['sdd', POINTS, 'Begin again at spec: Create the change'],
  ] as const)('%s: with no dispatch the answer says in one line how to begin', async (_, on, line) => {
    const set1 = await set(on);
    const { both } = await order(set1, `/start-fresh sha=${set1.head.slice(0, 12)}`);
    expect(both).toMatch(/^\+1 /);
    expect(both).toContain(line);
    expect(set1.stage.world.dispatches).toEqual([]);
  });

  test('the alias, flags and an id are kept in the line; --all is what it says', async () => {
    const set1 = await set(SILENT);
    const { answer } = await order(set1, `/fresh ${SILENT[1]} --all`);
    expect(answer).toContain(`/start-fresh ${SILENT[1]} sha=${set1.head.slice(0, 12)} --all`);
  });

  atNight('an older commit counts while nothing else would be decided', async () => {
    const set1 = await set(INVOICE);
    const { stage, head } = set1;
    const other = git(stage.dir, ['commit-tree', `${head}^{tree}`, '-p', head, '-m', 'unrelated']);
    git(stage.dir, ['update-ref', `refs/heads/${INVOICE[0]}`, other]);
    const { reaction } = await order(set1, `/start-fresh sha=${head.slice(0, 12)}`);
    expect(reaction).toBe('+1');
  });
});

describe('/start-fresh sha= counts for the files that stood there', () => {
  const STATE = 'specs/022-refunds/.pipeline-state.md';
  const REFUNDS: On = [FAILED.branch, FAILED.id];

  test('a run that was begun again since is not removed by the line of the one before', async () => {
    const set1 = await set(REFUNDS, scene.DISPATCH);
    const { stage, head } = set1;
    const line = `/start-fresh sha=${head.slice(0, 12)}`;
    expect((await order(set1, line)).reaction).toBe('+1');
    const text = FAILED.files[STATE].replace('r-22', 'r-23');
    pushed(stage, REFUNDS[0], { [STATE]: text }, scene.ago(1));
    const begun = headOf(stage.dir, REFUNDS[0]);
    set1.given += 6;
    const again = await order(set1, line, 'bob');
    expect(again.both).toMatch(/^-1 .*state-changed/s);
    expect(headOf(stage.dir, REFUNDS[0])).toBe(begun);
    expect(stage.world.dispatches).toHaveLength(1);
    // With what is there now it is done.
    const now = await order(set1, `/start-fresh sha=${begun?.slice(0, 12)}`, 'bob');
    expect(now.both).toMatch(/^\+1 .*woken/s);
  });

  test('files that came since are not removed unseen', async () => {
    const set1 = await set(REFUNDS);
    const { stage, head } = set1;
    pushed(stage, REFUNDS[0], { 'specs/022-refunds/adr.md': '# ADR\n' }, scene.ago(20));
    const { both } = await order(set1, `/start-fresh sha=${head.slice(0, 12)} --all`);
    expect(both).toMatch(/^-1 .*state-changed.*Nothing was done/s);
    expect(fileAt(stage.dir, headOf(stage.dir, REFUNDS[0]) ?? '', STATE)).toBe(FAILED.files[STATE]);
    expect([...refsOf(stage.dir).keys()].some((ref) => ref.startsWith('refs/rekindle/'))).toBe(false);
  });

  test('files that come while it is carried out are not removed unseen', async () => {
    const set1 = await set(REFUNDS);
    const { stage, pull, head } = set1;
    const comment = scene.says(stage, pull, 'ada', `/start-fresh sha=${head.slice(0, 12)} --all`);
    const around = (phase: string, { effect }: Call) => {
      if (phase === 'before' && effect?.kind === 'commit' && headOf(stage.dir, REFUNDS[0]) === head)
        pushed(stage, REFUNDS[0], { 'specs/022-refunds/adr.md': '# ADR\n' }, scene.ago(1));
    };
    await scene.go(stage, comment, {}, { around });
    expect(scene.reactionTo(stage, comment)).toBe('-1');
    expect(scene.answerTo(stage, comment)).toContain('state-changed');
    expect(fileAt(stage.dir, headOf(stage.dir, REFUNDS[0]) ?? '', STATE)).toBe(FAILED.files[STATE]);
  });
});

describe('what a failed run noted for the next one (seed 002)', () => {
  const REFUNDS: On = [FAILED.branch, FAILED.id];
  const NOTES = [
    '- The payment sandbox refuses refunds older than a day.',
    '- Rounding was wrong twice, see #12; @bob knows.',
  ];

  test('is in the answer where nobody is woken, inert', async () => {
    const set1 = await set(REFUNDS);
    const { both } = await order(set1, `/start-fresh sha=${set1.head.slice(0, 12)}`);
    expect(both).toMatch(/^\+1 .*<summary>Notes of the run that was removed<\/summary>/s);
    expect(both).toContain(`\`\`\`text\n${NOTES.join('\n')}\n\`\`\`\n`);
  });

  atNight('goes to the agent that is woken, in what it is told and in its brief', async () => {
    const set1 = await set(REFUNDS, scene.DISPATCH);
    const { both } = await order(set1, `/start-fresh sha=${set1.head.slice(0, 12)}`);
    expect(both).toMatch(/^\+1 .*### Notes of the run\n\n```text\n- The payment sandbox/s);
    const [sent] = set1.stage.world.dispatches;
    expect(sent?.payload['notes']).toBe(NOTES.join('\n'));
    expect(PAYLOAD_KEYS).toEqual(expect.arrayContaining(Object.keys(sent?.payload ?? {})));
  });

  atNight('is in the answer too where the agent could not be woken', async () => {
    const set1 = await set(REFUNDS, scene.DISPATCH);
    const comment = scene.says(set1.stage, set1.pull, 'ada', `/start-fresh sha=${set1.head.slice(0, 12)}`);
    const around = (phase: string, { effect }: Call) => {
      if (phase === 'before' && effect?.kind === 'dispatch') throw new WorldError('permission', 'No.', '');
    };
    await scene.go(set1.stage, comment, {}, { around });
    const answer = scene.answerTo(set1.stage, comment);
    expect(answer).toMatch(/could not be woken.*Notes of the run that was removed.*payment sandbox/s);
  });

  atNight('an order that goes on with a run sends no notes', async () => {
    const set1 = await set(INVOICE, scene.DISPATCH);
    await order(set1, '/resume');
    expect(set1.stage.world.dispatches[0]?.payload).not.toHaveProperty('notes');
  });
});

describe('/status, /help, /freeze, /unfreeze', () => {
  test.each([
    ['humaninloop', AUTH],
    ['sdd', RETURNS],
  ] as const)('%s: /status shows where it stands, to readers too', async (_, on) => {
    const set1 = await set(on);
    const comment = scene.says(set1.stage, set1.pull, 'eve', '/status');
    await scene.go(set1.stage, comment);
    expect(scene.reactionTo(set1.stage, comment)).toBe('+1');
    expect(scene.answerTo(set1.stage, comment)).toContain('judged just now');
    expect(scene.answerTo(set1.stage, comment)).toContain(on[1]);
  });

  atNight('/help lists what the person may give, and explains one', async () => {
    const set1 = await set(AUTH);
    const { answer } = await order(set1, '/help');
    expect(answer).toContain('/start-fresh [ID]');
    const reader = scene.says(set1.stage, set1.pull, 'eve', '/rekindle help');
    await scene.go(set1.stage, reader);
    expect(scene.answerTo(set1.stage, reader)).not.toContain('/start-fresh [ID]');
    const one = await order(set1, '/help start-fresh');
    expect(one.answer).toContain('the commit that you saw');
  });

  atNight.each([
    ['humaninloop', NEWS],
    ['ai-dev-shop', INVOICE],
  ] as const)('%s: T11 what is frozen is left alone until it is unfrozen', async (_, on) => {
    const set1 = await set(on, scene.DISPATCH);
    const { stage, pull, head } = set1;
    const frozen = await order(set1, '/freeze until=2026-12-31');
    expect(frozen.both).toMatch(/^\+1 .*until `2026-12-31`/s);
    const talk = () => stage.world.talks.find(({ number }) => number === pull);
    expect(talk()?.labels).toEqual(['rekindle: frozen']);
    expect(cardIn(set1)).toContain('Left alone on the word of `ada`');
    for (const line of ['/resume', '/skip', '/migrate', `/start-fresh sha=${head.slice(0, 12)}`]) {
      const one = await order(set1, line);
      expect(`${line} ${one.both}`).toMatch(/ -1 .*rozen.*2026-12-31/s);
    }
    expect(headOf(stage.dir, on[0])).toBe(head);
    expect((await order(set1, '/status')).answer).toContain('/unfreeze');
    const thawed = await order(set1, '/unfreeze');
    expect(thawed.both).toMatch(/^\+1 .*Unfrozen/s);
    expect(talk()?.labels).not.toContain('rekindle: frozen');
    expect(cardIn(set1)).not.toContain('Left alone');
    expect((await order(set1, '/resume')).reaction).toBe('+1');
    expect(fileAt(stage.dir, headOf(stage.dir, on[0]) ?? '', 'README.md')).not.toBe(null);
  });
});

test('T11 a label that another job sets while it is unfrozen is taken off as well', async () => {
  const set1 = await set(NEWS, scene.DISPATCH);
  const { stage, pull } = set1;
  const talk = stage.world.talks.find(({ number }) => number === pull);
  await order(set1, '/freeze');
  if (talk) talk.labels = [];
  const last = scene.says(stage, pull, 'ada', '/unfreeze', 0);
  await scene.go(
    stage,
    last,
    {},
    {
      around: (phase, { effect }) => {
        if (phase === 'after' && effect?.key.startsWith('card-')) talk?.labels.push('rekindle: frozen');
      },
    },
  );
  expect(scene.answerTo(stage, last)).toContain('Unfrozen');
  expect(talk?.labels).toEqual([]);
});
