// Where orders land: branches that take no commits, agents that are woken, and what GitHub refuses.
import { describe, expect, test } from 'vitest';
import { WorldError } from '../../src/model/errors.ts';
import { atNight, share } from '../exhaustive.ts';
import { type Call, hubOn } from './hub.ts';
import * as scene from './orders-scene.ts';
import { pushed } from './sweeping.ts';
import { git, headOf, refsOf } from './world.ts';

const INVOICE = ['feature/invoice-export', 'ai-dev-shop:003-invoice-export'] as const;
const AUTH = ['feature/user-auth', 'humaninloop:005-user-auth'] as const;
const ORDERS = ['feature/order-export', 'specify:12-order-export'] as const;
const SILENT = ['feature/silent', 'specify:21-silent'] as const;
const { setFor: set, order } = scene;

async function guarded(on: readonly [string, string], config = ''): Promise<scene.Set> {
  const set1 = await set(on, config);
  set1.stage.world.guarded = [on[0]];
  return set1;
}

const proposals = ({ stage }: scene.Set) =>
  stage.world.talks.filter(({ pull }) => pull?.branch.startsWith('rekindle/'));

describe('G06 a branch that takes changes by pull request alone', () => {
  test.each(
    share(
      [
        ['/migrate', ORDERS],
        ['/answer C2.1 15 minutes', AUTH],
        ['/skip', SILENT],
      ] as const,
      2,
    ),
  )('%s becomes one, and the branch stays as it is', async (line, on) => {
    const config = 'pull-requests:\n  draft: on\n  labels: [rekindle]\n  reviewers: [bob, octo/keel]\n';
    const set1 = await guarded(on, config);
    const { both, result } = await order(set1, line);
    expect(both).toMatch(/^\+1 .*\*\*Proposed\.\*\*/s);
    expect(headOf(set1.stage.dir, on[0])).toBe(set1.head);
    const [pull, ...more] = proposals(set1);
    expect(more).toEqual([]);
    expect(pull?.pull).toMatchObject({ base: on[0], asked: { users: ['bob'], teams: ['keel'] } });
    expect(pull?.pull?.branch).toMatch(/^rekindle\/[a-z-]+\/[a-z0-9-]+-[0-9a-f]{8}$/);
    expect(pull?.labels).toEqual(['rekindle']);
    expect(pull?.body).toContain('`ada` asked for it');
    expect(result.pullRequests).toEqual([pull?.number]);
    expect(both).toContain(`pull request ${pull?.number}`);
    expect(git(set1.stage.dir, ['rev-parse', `${pull?.pull?.branch}^`])).toBe(set1.head);
  });

  atNight('one whose rules were not known before is told by its refusal', async () => {
    const set1 = await set(AUTH);
    const around = (phase: string, call: Call) => {
      if (phase === 'before' && call.effect?.kind === 'commit')
        throw new WorldError('protected', 'feature/user-auth takes no direct commits.');
    };
    const comment = scene.says(set1.stage, set1.pull, 'ada', '/answer C2.1 15 minutes');
    await scene.go(set1.stage, comment, {}, { around });
    expect(scene.reactionTo(set1.stage, comment)).toBe('+1');
    expect(proposals(set1)).toHaveLength(1);
  });

  atNight(
    'the same order finds the same pull request; once somebody closed it, another is opened',
    async () => {
      const set1 = await guarded(ORDERS);
      await order(set1, '/migrate');
      const again = await order(set1, '/migrate', 'bob');
      expect(again.reaction).toBe('+1');
      const [pull, ...more] = proposals(set1);
      expect(more).toEqual([]);
      if (pull) pull.open = false;
      const anew = await order(set1, '/migrate');
      expect(anew.both).toMatch(/^\+1 .*\*\*Proposed\.\*\*/s);
      expect(proposals(set1)).toHaveLength(2);
    },
  );

  atNight('/start-fresh archives first all the same', async () => {
    const set1 = await guarded(SILENT);
    const { both } = await order(set1, `/start-fresh sha=${set1.head.slice(0, 12)}`);
    expect(both).toMatch(/^\+1 .*refs\/rekindle\/archive\//s);
    expect([...refsOf(set1.stage.dir)].some(([ref]) => ref.startsWith('refs/rekindle/archive/'))).toBe(true);
    expect(proposals(set1)).toHaveLength(1);
    expect(set1.stage.world.comments[0]?.body).not.toContain('Taken up again');
  });

  atNight('/resume wakes the agent at the branch, its note waits in the pull request', async () => {
    const set1 = await guarded(INVOICE, scene.DISPATCH);
    const { both } = await order(set1, '/resume');
    expect(both).toMatch(/^\+1 .*The agent was woken/s);
    expect(set1.stage.world.dispatches[0]?.payload).toMatchObject({ ref: INVOICE[0], sha: set1.head });
    expect(proposals(set1)).toHaveLength(1);
    expect(set1.stage.world.comments[0]?.body).toContain('Taken up again by `ada`');
  });

  atNight(
    'where Actions may not open pull requests, the branch and the way to open one are named',
    async () => {
      const set1 = await guarded(AUTH);
      set1.stage.world.actionsMayOpenPulls = false;
      const { both } = await order(set1, '/answer C2.1 15 minutes');
      const branch = [...refsOf(set1.stage.dir).keys()].find((ref) => ref.startsWith('refs/heads/rekindle/'));
      const name = branch?.slice('refs/heads/'.length) ?? '';
      expect(both).toContain(
        `https://github.example/harbour/tides/compare/feature/user-auth...${name}?expand=1`,
      );
    },
  );
});

describe('how an agent is woken', () => {
  test('workflow_dispatch: fixed inputs beside what every agent is told', async () => {
    const config =
      'dispatch:\n  workflow-dispatch:\n    workflow: agent.yml\n    inputs:\n      model: large\n';
    const set1 = await set(INVOICE, config);
    expect((await order(set1, '/resume')).both).toMatch(/^\+1 .*`agent\.yml`/s);
    const [sent] = set1.stage.world.dispatches;
    expect(sent?.way).toMatchObject({ kind: 'workflow-dispatch', workflow: 'agent.yml', ref: 'main' });
    const inputs = sent?.way.kind === 'workflow-dispatch' ? sent.way.inputs : {};
    const told = ['action', 'brief', 'id', 'instruction', 'model', 'ref', 'sha', 'step'];
    expect(Object.keys(inputs).toSorted()).toEqual(told);
  });

  atNight('a mention: one comment with the config’s words, by a token of our own', async () => {
    const set1 = await set(INVOICE, 'dispatch:\n  mention: "@agent please go on"\n');
    const { reaction } = await order(set1, '/resume', 'ada', { token: 'own' });
    expect(reaction).toBe('+1');
    const [mention, ...more] = set1.stage.world.comments.filter(({ body }) => body.includes('@agent'));
    expect(more).toEqual([]);
    expect(mention?.body).toMatch(/^<!-- rekindle:v1 .*-->\n@agent please go on\n/);
    expect(mention?.body).toContain('#issuecomment-');
  });

  atNight('one that is refused is said, and tried again with the next order', async () => {
    const set1 = await set(INVOICE, scene.DISPATCH);
    const { stage, pull } = set1;
    const around = (phase: string, call: Call) => {
      if (phase === 'before' && call.effect?.kind === 'dispatch')
        throw new WorldError('permission', 'Resource not accessible.', 'contents: write');
    };
    const comment = scene.says(stage, pull, 'ada', '/resume');
    set1.given += 1;
    await scene.go(stage, comment, {}, { around });
    expect(scene.reactionTo(stage, comment)).toBe('rocket');
    expect(scene.answerTo(stage, comment)).toMatch(/\*\*The agent could not be woken\*\*.*contents: write/s);
    expect(scene.commitsOn(stage, INVOICE[0], set1.head)).toHaveLength(1);
    // With any order that comes next it is tried again, once.
    expect((await order(set1, '/status', 'eve')).reaction).toBe('+1');
    expect(scene.reactionTo(stage, comment)).toBe('+1');
    expect(scene.answerTo(stage, comment)).toContain('**The agent was woken**');
    expect((await order(set1, '/resume')).both).toMatch(/^\+1 .*Already so/s);
    expect(stage.world.dispatches.map(({ key }) => key)).toEqual([`wake-command-${comment}`]);
    expect(scene.commitsOn(stage, INVOICE[0], set1.head)).toHaveLength(1);
  });

  atNight('R02 another run is at it: it is left to that run, and later orders are settled', async () => {
    const set1 = await set(INVOICE, scene.DISPATCH);
    const { stage, pull } = set1;
    const first = scene.says(stage, pull, 'ada', '/resume', 12);
    const second = scene.says(stage, pull, 'bob', '/help', 11);
    stage.world.leases[`wake-command-${first}`] = 0;
    const result = await scene.go(stage, second, {}, { lives: (run) => run === 0 });
    expect([first, second].map((one) => scene.reactionTo(stage, one))).toEqual(['rocket', '+1']);
    expect(scene.answerTo(stage, first)).toContain('**Accepted.**');
    expect(stage.world.comments.some(({ body }) => body.includes('"state":"taken"'))).toBe(true);
    expect(result).toMatchObject({ failed: false, truncated: false });
    const said = 'the agent is being woken for this command already. The workflow run 0 is at it.';
    expect(JSON.stringify(result.effects)).toContain(`comment ${first}: ${said}`);
    expect(stage.world.dispatches).toEqual([]);
    // That run died: the next go ends what it left.
    await scene.go(stage, second);
    expect(scene.reactionTo(stage, first)).toBe('+1');
    expect(scene.answerTo(stage, first)).toContain('**The agent was woken**');
    expect(stage.world.dispatches).toHaveLength(1);
  });

  test('R02 another run is at it, and the branch went on: it waits until that run is over', async () => {
    const set1 = await set(INVOICE, scene.DISPATCH);
    const { stage, pull } = set1;
    const first = scene.says(stage, pull, 'ada', '/resume', 12);
    const looks: unknown[] = [];
    const cut = (phase: string, { effect }: Call) => {
      if (phase === 'before' && effect?.kind === 'dispatch') throw new WorldError('lost', 'No answer came.');
    };
    await scene.go(stage, first, {}, { around: cut });
    stage.world.leases[`wake-command-${first}`] = 0;
    pushed(stage, INVOICE[0], { 'README.md': 'Another.\n' }, scene.ago(1));
    const second = scene.says(stage, pull, 'bob', '/help', 5);
    const around = (phase: string, { effect }: Call) =>
      void (phase === 'before' && effect?.kind === 'dispatch' && looks.push(effect.look ?? false));
    const result = await scene.go(stage, second, {}, { around, lives: (run) => run === 0 });
    expect(looks).toEqual([true, true, false]);
    expect([first, second].map((one) => scene.reactionTo(stage, one))).toEqual(['rocket', '+1']);
    expect(scene.answerTo(stage, first)).toContain('**Accepted.**');
    expect(JSON.stringify(result.effects)).toContain('The workflow run 0 is at it.');
    await scene.go(stage, second);
    expect(scene.reactionTo(stage, first)).toBe('+1');
    const woken = stage.world.dispatches.map(({ payload: { sha } }) => sha);
    expect(woken).toEqual([headOf(stage.dir, INVOICE[0])]);
  });

  test('what was begun and refused is held as long as its run goes on', async () => {
    const { stage } = await set(INVOICE, scene.DISPATCH);
    const hub = hubOn(stage, { now: scene.isoOf(scene.NOW), lacks: ['contents: write'] });
    const payload = { ref: '', sha: '', id: '', step: '', action: '', instruction: '', brief: '' };
    const way = { kind: 'repository-dispatch', type: 'resume' } as const;
    const effect = { kind: 'dispatch', key: 'wake-a', way, payload, base: '' } as const;
    const outcomeOf = async () => (await hub.land({ ...effect, look: true })).outcome;
    expect(await outcomeOf()).toBe('moved');
    await expect(hub.land(effect)).rejects.toThrow('contents: write');
    expect(await outcomeOf()).toBe('held');
    const other = hubOn(stage, { now: scene.isoOf(scene.NOW) });
    expect((await other.land({ ...effect, look: true })).outcome).toBe('moved');
    expect((await other.land(effect)).outcome).toBe('done');
  });

  atNight.each([
    ['sent to an agent', scene.DISPATCH, '/resume'],
    ['posted alone', '', '/resume'],
    ['of what is begun again', scene.DISPATCH, '/start-fresh'],
  ])('a brief that is %s has the clock of the look, not of the order', async (_, config, words) => {
    const set1 = await set(INVOICE, config);
    const sha = words === '/resume' ? '' : ` sha=${set1.head.slice(0, 12)}`;
    const comment = scene.says(set1.stage, set1.pull, 'ada', `${words}${sha}`, 90);
    await scene.go(set1.stage, comment);
    const now = new Date(scene.NOW).toISOString().replace('.000Z', 'Z');
    expect(scene.answerTo(set1.stage, comment)).toContain(`| This brief | ${now} |`);
  });

  atNight('an order that is done wakes nobody again, however long ago that was', async () => {
    const set1 = await set(INVOICE, scene.DISPATCH);
    const { stage } = set1;
    const { comment } = await order(set1, '/resume');
    // Cut off before the last reaction; and what kept it from being sent twice is long gone.
    stage.world.reactions[`comment/${comment}`] = 'rocket';
    stage.world.dispatches = [];
    const answer = scene.answerTo(stage, comment);
    await scene.go(stage, comment, {}, {}, scene.NOW + 3 * 86_400_000);
    expect(scene.reactionTo(stage, comment)).toBe('+1');
    expect(scene.answerTo(stage, comment)).toBe(answer);
    expect(stage.world.dispatches).toEqual([]);
  });

  atNight('W06 after a day nobody is woken any more for what was ordered then', async () => {
    const set1 = await set(INVOICE, scene.DISPATCH);
    const { stage, pull } = set1;
    const around = (phase: string, call: Call) => {
      if (phase === 'before' && call.effect?.kind === 'dispatch')
        throw new WorldError('absent', 'There is no such workflow.');
    };
    const comment = scene.says(stage, pull, 'ada', '/resume');
    await scene.go(stage, comment, {}, { around });
    set1.given += 3 * 25;
    expect((await order(set1, '/status')).reaction).toBe('+1');
    expect(scene.reactionTo(stage, comment)).toBe('-1');
    expect(scene.answerTo(stage, comment)).toContain('**Not brought to its end.**');
    expect(stage.world.dispatches).toEqual([]);
  });

  atNight('one whose answer was lost stays accepted, and the next job wakes it once', async () => {
    const set1 = await set(INVOICE, scene.DISPATCH);
    const { stage, pull } = set1;
    const fresh = stage.world.comments[0]?.body ?? '';
    for (const at of ['before', 'after'] as const) {
      const comment = scene.says(stage, pull, 'ada', '/resume');
      const sent = stage.world.dispatches.length;
      const around = (phase: string, call: Call) => {
        if (phase === at && call.effect?.kind === 'dispatch') throw new WorldError('lost', 'No answer came.');
      };
      const result = await scene.go(stage, comment, {}, { around });
      expect(result).toMatchObject({ truncated: true, failed: false });
      expect(scene.reactionTo(stage, comment)).toBe('rocket');
      await scene.go(stage, comment, { now: scene.NOW + 3_600_000 }, {}, scene.NOW + 3_600_000);
      expect(scene.reactionTo(stage, comment)).toBe('+1');
      expect(stage.world.dispatches).toHaveLength(sent + 1);
      stage.world.comments = stage.world.comments.filter(({ body }) => body.includes('"key":"card-'));
      const card = stage.world.comments[0];
      if (card) Object.assign(card, { body: fresh, updatedAt: scene.ago(90) });
      stage.world.dispatches = [];
    }
  });
});

describe('A12 a permission that is missing is named, and costs no more than it must', () => {
  test.each(
    share(
      [
        ['checks: write', '+1'],
        ['contents: write', '-1'],
      ],
      5,
    ),
  )('%s', async (scope, reaction) => {
    const set1 = await set(AUTH);
    const comment = scene.says(set1.stage, set1.pull, 'ada', '/answer C2.1 15 minutes');
    const result = await scene.go(set1.stage, comment, {}, { lacks: [scope] });
    expect(scene.reactionTo(set1.stage, comment)).toBe(reaction);
    expect(JSON.stringify(result.effects)).toContain(scope);
    expect(scene.commitsOn(set1.stage, AUTH[0], set1.head)).toHaveLength(reaction === '+1' ? 1 : 0);
    if (reaction === '-1')
      expect(scene.answerTo(set1.stage, comment)).toContain('GitHub did not let it happen');
  });

  test('without a place for the answer nothing is begun', async () => {
    const set1 = await set(AUTH);
    const comment = scene.says(set1.stage, set1.pull, 'ada', '/answer C2.1 15 minutes');
    const lacks = ['issues: write', 'pull-requests: write'];
    const result = await scene.go(set1.stage, comment, {}, { lacks });
    expect(headOf(set1.stage.dir, AUTH[0])).toBe(set1.head);
    expect(JSON.stringify(result.effects)).toContain('pull-requests: write');
  });

  test.each(['/status', '/answer C2.1 15 minutes'])(
    '%s where a commit cannot be looked at is answered',
    async (line) => {
      const set1 = await set(AUTH);
      const comment = scene.says(set1.stage, set1.pull, 'ada', line);
      const around = (phase: string, call: Call) => {
        if (phase === 'before' && call.name === 'survey')
          throw new WorldError('permission', 'Resource not accessible.', 'contents: read');
      };
      const result = await scene.go(set1.stage, comment, {}, { around });
      expect(scene.reactionTo(set1.stage, comment)).toBe('-1');
      expect(scene.answerTo(set1.stage, comment)).toContain('contents: read');
      expect(JSON.stringify(result.effects)).toContain('contents: read');
    },
  );

  test('A02 a limit ends the job cleanly, and nothing is half said', async () => {
    const set1 = await set(AUTH);
    const comment = scene.says(set1.stage, set1.pull, 'ada', '/answer C2.1 15 minutes');
    const around = (phase: string, call: Call) => {
      if (phase === 'before' && call.effect?.kind === 'commit')
        throw new WorldError('rate-limited', 'GitHub’s limit is reached until 12:00.');
    };
    const result = await scene.go(set1.stage, comment, {}, { around });
    expect(result).toMatchObject({ truncated: true, failed: false });
    expect(scene.reactionTo(set1.stage, comment)).toBe('rocket');
    await scene.go(set1.stage, comment);
    expect(scene.reactionTo(set1.stage, comment)).toBe('+1');
  });

  atNight('A08 a card that somebody deleted meanwhile is made anew', async () => {
    const set1 = await set(AUTH);
    const comment = scene.says(set1.stage, set1.pull, 'ada', '/answer C2.1 15 minutes');
    const around = (phase: string, call: Call) => {
      const { world } = set1.stage;
      if (phase === 'before' && call.effect?.kind === 'commit')
        world.comments = world.comments.filter(({ body }) => !body.includes('"key":"card-'));
    };
    await scene.go(set1.stage, comment, {}, { around });
    expect(scene.reactionTo(set1.stage, comment)).toBe('+1');
    const cards = set1.stage.world.comments.filter(({ body }) => body.includes('"key":"card-'));
    expect(cards).toHaveLength(1);
  });

  test('an archive’s name that keeps another commit stops what would remove', async () => {
    const set1 = await set(SILENT);
    const ref = `refs/rekindle/archive/specify-21-silent/${set1.head.slice(0, 12)}`;
    git(set1.stage.dir, ['update-ref', ref, headOf(set1.stage.dir, 'main') ?? '']);
    const { both } = await order(set1, `/start-fresh sha=${set1.head.slice(0, 12)}`);
    expect(both).toMatch(/^-1 .*Found another commit/s);
    expect(headOf(set1.stage.dir, SILENT[0])).toBe(set1.head);
  });

  test('on a host that takes no ref of ours a branch keeps what goes, and the answer says so', async () => {
    const set1 = await set(SILENT);
    set1.stage.world.takesOwnRefs = false;
    const { both } = await order(set1, `/start-fresh sha=${set1.head.slice(0, 12)}`);
    const ref = `refs/heads/rekindle/archive/specify-21-silent/${set1.head.slice(0, 12)}`;
    expect(both).toMatch(/^\+1 /);
    expect(both).toContain(`git fetch origin ${ref}`);
    expect(refsOf(set1.stage.dir).get(ref)).toBe(set1.head);
  });
});
