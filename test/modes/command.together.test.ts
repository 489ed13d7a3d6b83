// Several orders at once: the first one wins, the others are told, whoever's job runs first.
import { describe, expect, test } from 'vitest';
import { handleCommand } from '../../src/modes/command.ts';
import { decisionDigest } from '../../src/report/github/markers.ts';
import { atNight, share } from '../exhaustive.ts';
import type { Stage } from './hub.ts';
import * as scene from './orders-scene.ts';
import { git, headOf, person, refsOf } from './world.ts';

const SILENT = ['feature/silent', 'specify:21-silent'] as const;
const INVOICE = ['feature/invoice-export', 'ai-dev-shop:003-invoice-export'] as const;
const AUTH = ['feature/user-auth', 'humaninloop:005-user-auth'] as const;
const NEWS = ['feature/notifications', 'humaninloop:006-notifications'] as const;
const { setFor: set, order } = scene;

/** Everything that counts in the end; ids of comments are not among it, nor when anything was written. */
function endOf({ dir, world }: Stage) {
  const authors = world.comments.map(({ author, body }) => [
    author.login,
    body
      .replace(/[0-9a-f]{12,40}/g, '#')
      .replace(/^# \S+Z (?=\((?:checked out|the branch is here)\))/gm, '# '),
  ]);
  return {
    files: git(dir, ['ls-tree', '-r', 'refs/heads/feature/silent']),
    comments: authors.map(String).toSorted(),
    reactions: world.reactions,
    labels: world.talks.map(({ labels }) => labels),
    dispatches: world.dispatches.length,
    archives: [...refsOf(dir)].filter(([ref]) => ref.startsWith('refs/rekindle/')).map(([ref]) => ref),
  };
}

describe('C07 two people within a second', () => {
  const lines = (sha: string) => ['/retry', '/skip', `/start-fresh sha=${sha}`, '/freeze', '/status'];
  const pairs = [0, 1, 2, 3, 4].flatMap((one) => [0, 1, 2, 3, 4].map((other) => [one, other] as const));
  const wakes = (line: string) => /^\/(?:retry|start)/.test(line);
  const changes = (line: string) => !/^\/(?:freeze|status)/.test(line);

  test.each(share(pairs, 19))('orders %i and %i, in every order of their jobs', async (one, other) => {
    const ends: unknown[] = [];
    for (const jobs of [[0, 1], [1, 0], [1]] as const) {
      const { stage, pull, head } = await set(SILENT, scene.DISPATCH);
      const [first = '', second = ''] = [one, other].map((at) => lines(head.slice(0, 12))[at]);
      const a = scene.written(stage, pull, person('ada'), first, scene.ago(10));
      const b = scene.written(stage, pull, person('bob'), second, scene.ago(10));
      for (const job of jobs) await scene.go(stage, [a, b][job] ?? 0);
      ends.push(endOf(stage));
      // The first one always gets what it asked for.
      expect(scene.reactionTo(stage, a)).toBe('+1');
      expect(scene.answerTo(stage, b)).not.toBe(null);
      const commits = scene.commitsOn(stage, SILENT[0], head);
      const wrote = [first, second].filter(changes).length > 0 && !(first === '/freeze' && changes(second));
      expect(commits).toHaveLength(wrote ? 1 : 0);
      if (changes(first) && first === second) {
        expect(scene.reactionTo(stage, b)).toBe('+1');
        expect(scene.answerTo(stage, b)).toContain('**Already so.** This command was given before by `ada`');
      } else if (changes(first) && (changes(second) || (/fresh/.test(first) && second === '/freeze'))) {
        expect(scene.reactionTo(stage, b)).toBe('-1');
        expect(scene.answerTo(stage, b)).toContain('came first');
        expect(scene.answerTo(stage, b)).toContain('`ada`');
      } else if (first === '/freeze' && changes(second)) {
        expect(scene.answerTo(stage, b)).toContain('rozen');
      } else expect(scene.reactionTo(stage, b)).toBe('+1');
      expect(stage.world.dispatches).toHaveLength(
        wakes(first) || (wakes(second) && !changes(first) && first !== '/freeze') ? 1 : 0,
      );
    }
    expect(ends[1]).toEqual(ends[0]);
    expect(ends[2]).toEqual(ends[0]);
  });
});

describe('C08 the same order twice', () => {
  test('once it was answered: nothing moved since, so that it is the same wish', async () => {
    const set1 = await set(INVOICE, scene.DISPATCH);
    expect((await order(set1, '/resume')).reaction).toBe('+1');
    const again = await order(set1, '/resume', 'bob');
    expect(again.both).toMatch(/^\+1 .*Already so\..*by `ada`/s);
    expect(set1.stage.world.dispatches).toHaveLength(1);
    expect(scene.commitsOn(set1.stage, INVOICE[0], set1.head)).toHaveLength(1);
  });

  test('an agent is woken once, also where the commit of its command leads to another decision', async () => {
    const set1 = await set(SILENT, scene.DISPATCH);
    const { stage } = set1;
    const before = decisionDigest((await scene.foundOn(stage, ...SILENT)).scanned);
    expect((await order(set1, '/retry')).both).toMatch(/^\+1 .*woken/s);
    const after = decisionDigest((await scene.foundOn(stage, ...SILENT)).scanned);
    expect(after).not.toBe(before);
    const again = await order(set1, '/retry', 'bob');
    expect(again.both).toMatch(/^\+1 .*Already so\..*by `ada`/s);
    expect(stage.world.dispatches).toHaveLength(1);
    expect(scene.commitsOn(stage, SILENT[0], set1.head)).toHaveLength(1);
    // An hour later the agent may have died.
    set1.given += 4;
    expect((await order(set1, '/resume')).both).toMatch(/^\+1 .*woken/s);
  });

  atNight('the same skip once more passes over no second stage, which nobody has seen', async () => {
    const set1 = await set(SILENT, scene.DISPATCH);
    expect((await order(set1, '/skip')).both).toMatch(/^\+1 .*Done/s);
    expect((await order(set1, '/skip')).both).toMatch(/^\+1 .*Already so\./s);
    expect(scene.commitsOn(set1.stage, SILENT[0], set1.head)).toHaveLength(1);
  });

  test('on a branch that takes pull requests alone an agent is woken once as well', async () => {
    const set1 = await set(INVOICE, scene.DISPATCH);
    const { stage } = set1;
    stage.world.guarded = [INVOICE[0]];
    expect((await order(set1, '/resume')).both).toMatch(/^\+1 .*woken/s);
    expect((await order(set1, '/resume', 'bob')).both).toMatch(/^\+1 .*Already so\..*by `ada`/s);
    expect(stage.world.dispatches).toHaveLength(1);
    // In another place, and by a box.
    const board = await scene.boardWith(stage, [INVOICE]);
    const elsewhere = scene.written(stage, board, person('bob'), `/resume ${INVOICE[1]}`, scene.ago(-25));
    await scene.go(stage, elsewhere, {}, {}, scene.NOW + 30 * 60_000);
    expect(scene.answerTo(stage, elsewhere)).toContain('**Already so.**');
    const now = scene.NOW + 35 * 60_000;
    const tick = scene.ticks(stage, board, 'bob', [INVOICE[1]], scene.isoOf(now - 1000));
    await handleCommand(scene.ticking(stage, {}, now), tick, { ...scene.INPUTS, now });
    expect(stage.world.dispatches).toHaveLength(1);
    // An hour later the agent may have died.
    set1.given += 5;
    expect((await order(set1, '/resume')).both).toMatch(/^\+1 .*woken/s);
    expect(stage.world.dispatches).toHaveLength(2);
  });

  atNight('an hour later it is a new wish: the agent may have died again', async () => {
    const set1 = await set(INVOICE, scene.DISPATCH);
    await order(set1, '/resume');
    set1.given += 4;
    expect((await order(set1, '/resume')).both).toMatch(/^\+1 .*woken/s);
    expect(set1.stage.world.dispatches).toHaveLength(2);
  });

  atNight('where the branch moved since, it is a new wish', async () => {
    const set1 = await set(INVOICE, scene.DISPATCH);
    await order(set1, '/resume');
    push(set1.stage, INVOICE[0], 'README.md', 'The agent was here.\n');
    expect((await order(set1, '/resume')).both).toMatch(/^\+1 .*woken/s);
  });

  atNight('an order that no more fits because it was done is told so, not refused', async () => {
    const set1 = await set(['feature/audit-trail', 'ai-dev-shop:007-audit-trail']);
    await order(set1, '/approve');
    expect((await order(set1, '/approve')).both).toMatch(/^\+1 .*Already so/s);
  });

  atNight('the job that runs once more for the same comment does nothing', async () => {
    const set1 = await set(INVOICE, scene.DISPATCH);
    const { comment } = await order(set1, '/resume');
    const before = JSON.stringify(set1.stage.world);
    const result = await scene.go(set1.stage, comment);
    expect(JSON.stringify(set1.stage.world)).toBe(before);
    expect(result.operations).toBe(0);
  });
});

/** Somebody pushes to a branch. */
function push(stage: Stage, branch: string, path: string, text: string | null): void {
  const head = headOf(stage.dir, branch) ?? '';
  const index = { GIT_INDEX_FILE: `${stage.dir}/index-of-a-person` };
  git(stage.dir, ['read-tree', head], '', index);
  if (text === null) git(stage.dir, ['rm', '-q', '-r', '--cached', '--', path], '', index);
  else {
    const blob = git(stage.dir, ['hash-object', '-w', '--stdin'], text);
    git(stage.dir, ['update-index', '--add', '--cacheinfo', `100644,${blob},${path}`], '', index);
  }
  const tree = git(stage.dir, ['write-tree'], '', index);
  const made = git(stage.dir, ['commit-tree', tree, '-p', head, '-m', 'work']);
  git(stage.dir, ['update-ref', `refs/heads/${branch}`, made]);
}

const ANSWERED = 'specs/005-user-auth/.workflow/index.md';

describe('C09 what the person saw', () => {
  const change = (stage: Stage) => {
    const text = git(stage.dir, ['show', `refs/heads/${AUTH[0]}:${ANSWERED}`]);
    push(stage, AUTH[0], ANSWERED, `${text.replace(/clarifying/g, 'completed')}\n`);
  };

  test('the branch moved and something else would be decided: refused, with a new card', async () => {
    const set1 = await set(INVOICE, scene.DISPATCH);
    push(set1.stage, INVOICE[0], 'specs/003-invoice-export/adr.md', null);
    const at = headOf(set1.stage.dir, INVOICE[0]);
    const { both } = await order(set1, '/resume');
    expect(both).toMatch(/^-1 .*`state-changed`/s);
    expect(both).toContain(set1.head.slice(0, 12));
    expect(both).toContain(at?.slice(0, 12));
    expect(headOf(set1.stage.dir, INVOICE[0])).toBe(at);
    const cards = set1.stage.world.comments.filter(({ body }) => body.includes('"key":"card-'));
    expect(cards).toHaveLength(1);
    expect(cards[0]?.body).toContain(`"sha":"${at}"`);
    expect(cards[0]?.body).toContain('something else is the case now');
    // With the new card before them they may order.
    expect((await order(set1, '/resume')).both).toMatch(/^\+1 /);
  });

  atNight('it moved, and the same would be decided: done', async () => {
    const set1 = await set(INVOICE, scene.DISPATCH);
    push(set1.stage, INVOICE[0], 'README.md', 'Something else.\n');
    expect((await order(set1, '/resume')).reaction).toBe('+1');
  });

  atNight('a card that changed after the order was written: nobody knows what was seen', async () => {
    const set1 = await set(INVOICE, scene.DISPATCH);
    const card = set1.stage.world.comments.find(({ body }) => body.includes('"key":"card-'));
    if (card) card.updatedAt = scene.ago(5);
    expect((await order(set1, '/resume')).both).toMatch(/^-1 .*`state-changed`/s);
  });

  atNight('/start-fresh with another commit than the one that is there', async () => {
    const set1 = await set(AUTH);
    change(set1.stage);
    const at = headOf(set1.stage.dir, AUTH[0]);
    expect((await order(set1, `/start-fresh sha=${set1.head.slice(0, 12)}`)).both).toMatch(
      /^-1 .*`state-changed`/s,
    );
    expect(headOf(set1.stage.dir, AUTH[0])).toBe(at);
    const other = await order(set1, '/start-fresh sha=0123456789ab');
    expect(other.both).toMatch(/^-1 .*`state-changed`/s);
  });

  atNight('an answer names its question, whatever else moved', async () => {
    const set1 = await set(AUTH);
    push(set1.stage, AUTH[0], 'README.md', 'Something else.\n');
    expect((await order(set1, '/answer C2.1 15 minutes')).reaction).toBe('+1');
    expect((await order(set1, '/answer C2.1 20 minutes', 'bob')).both).toMatch(/^-1 .*C2\.1/s);
  });

  atNight.each(['gone', 'renamed'])('C09 G02 a branch that is %s', async (how) => {
    const set1 = await set(INVOICE, scene.DISPATCH);
    const { dir } = set1.stage;
    if (how === 'renamed') git(dir, ['update-ref', 'refs/heads/elsewhere', set1.head]);
    git(dir, ['update-ref', '-d', `refs/heads/${INVOICE[0]}`]);
    const { reaction, answer } = await order(set1, '/resume');
    expect(reaction).toBe('confused');
    expect(answer).toContain('**Which one?**');
  });
});

describe('G03 the branch moves while we are at it', () => {
  const racing = (pushes: readonly (() => void)[]) => {
    let at = 0;
    return {
      around: (phase: string, call: { readonly effect: { readonly kind: string } | null }) => {
        if (phase !== 'before' || call.effect?.kind !== 'commit') return;
        pushes[at]?.();
        at += 1;
      },
    };
  };

  test('once: it is decided again where it stands now', async () => {
    const set1 = await set(INVOICE, scene.DISPATCH);
    const { stage, pull } = set1;
    const comment = scene.says(stage, pull, 'ada', '/resume');
    const unrelated = () => push(stage, INVOICE[0], 'README.md', 'Something else.\n');
    await scene.go(stage, comment, {}, racing([unrelated]));
    expect(scene.reactionTo(stage, comment)).toBe('+1');
    expect(scene.commitsOn(stage, INVOICE[0], set1.head)).toHaveLength(2);
    expect(stage.world.dispatches).toHaveLength(1);
  });

  atNight('again and again: refused, nothing of ours on the branch, nobody woken', async () => {
    const set1 = await set(INVOICE, scene.DISPATCH);
    const { stage, pull } = set1;
    const comment = scene.says(stage, pull, 'ada', '/resume');
    const unrelated = (text: string) => () => push(stage, INVOICE[0], 'README.md', text);
    await scene.go(stage, comment, {}, racing([unrelated('one\n'), unrelated('two\n')]));
    expect(scene.reactionTo(stage, comment)).toBe('-1');
    expect(scene.answerTo(stage, comment)).toContain('`state-changed`');
    expect(scene.commitsOn(stage, INVOICE[0], set1.head)).toEqual(['work', 'work']);
    expect(stage.world.dispatches).toEqual([]);
  });

  atNight('to something else: refused with what is the case', async () => {
    const set1 = await set(INVOICE, scene.DISPATCH);
    const { stage, pull } = set1;
    const comment = scene.says(stage, pull, 'ada', '/resume');
    const lost = () => push(stage, INVOICE[0], 'specs/003-invoice-export/adr.md', null);
    await scene.go(stage, comment, {}, racing([lost]));
    expect(scene.answerTo(stage, comment)).toContain('`state-changed`');
    expect(scene.commitsOn(stage, INVOICE[0], set1.head)).toEqual(['work']);
  });

  atNight('away: it is said that it is gone', async () => {
    const set1 = await set(INVOICE, scene.DISPATCH);
    const { stage, pull } = set1;
    const comment = scene.says(stage, pull, 'ada', '/resume');
    const gone = () => git(stage.dir, ['update-ref', '-d', `refs/heads/${INVOICE[0]}`]);
    await scene.go(stage, comment, {}, racing([() => void gone()]));
    expect(scene.reactionTo(stage, comment)).toBe('-1');
    expect(scene.answerTo(stage, comment)).toContain('not on its branch any more');
  });
});

describe('C13 bursts', () => {
  test('ten orders, of which one job is told: none is lost', async () => {
    const set1 = await set(AUTH);
    const { stage, pull } = set1;
    const lines = [
      '/status',
      '/answer C2.1 15 minutes',
      '/answer C2.2 yes, after 5',
      '/rekindle nonsense',
      '/help',
      '/answer C2.1 20 minutes',
      '/freeze',
      '/answer C2.2 no',
      '/unfreeze',
      '/status',
    ];
    const comments = lines.map((line, at) => scene.says(stage, pull, at % 2 ? 'ada' : 'bob', line, 20 - at));
    scene.says(stage, pull, 'ada', 'what is all this?', 5);
    await scene.go(stage, comments.at(-1) ?? 0);
    const reactions = comments.map((comment) => scene.reactionTo(stage, comment));
    expect(reactions).toEqual(['+1', '+1', '+1', 'confused', '+1', '-1', '+1', '-1', '+1', '+1']);
    for (const comment of comments) expect(scene.answerTo(stage, comment)).not.toBe(null);
    expect(scene.commitsOn(stage, AUTH[0], set1.head)).toHaveLength(2);
  });

  atNight('a limit in the middle of it: the rest is said to be left, and the next job ends it', async () => {
    const set1 = await set(AUTH);
    const { stage, pull } = set1;
    const comments = ['/answer C2.1 15 minutes', '/answer C2.2 no', '/status'].map((line, at) =>
      scene.says(stage, pull, 'ada', line, 20 - at),
    );
    const result = await scene.go(stage, comments[2] ?? 0, {}, { budget: 12 });
    expect(result).toMatchObject({ truncated: true, failed: false });
    expect(JSON.stringify(result.effects)).toContain('What is left goes on');
    expect(comments.map((one) => scene.reactionTo(stage, one))).not.toEqual(['+1', '+1', '+1']);
    await scene.go(stage, comments[2] ?? 0);
    expect(comments.map((one) => scene.reactionTo(stage, one))).toEqual(['+1', '+1', '+1']);
    expect(scene.commitsOn(stage, AUTH[0], set1.head)).toHaveLength(2);
  });

  atNight('orders for two workflows wake both agents', async () => {
    const set1 = await set(INVOICE, scene.DISPATCH);
    const { stage, pull } = set1;
    await scene.cardOn(stage, pull, NEWS);
    const one = scene.says(stage, pull, 'ada', `/resume ${INVOICE[1]}`, 10);
    const other = scene.says(stage, pull, 'ada', `/resume ${NEWS[1]}`, 10);
    await scene.go(stage, other);
    expect([one, other].map((comment) => scene.reactionTo(stage, comment))).toEqual(['+1', '+1']);
    expect(stage.world.dispatches.map(({ payload }) => payload['id'])).toEqual([INVOICE[1], NEWS[1]]);
  });
});
