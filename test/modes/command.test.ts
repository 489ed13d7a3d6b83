// Every slash command where it fits, for several formats: what is written, answered, shown and sent.
import { describe, expect, test } from 'vitest';
import { CHANGES, PLANNING, SDD } from '../commands/sdd-files.ts';
import { atNight, share } from '../exhaustive.ts';
import * as scene from './orders-scene.ts';
import { commitOn, fileAt, git, headOf, person, refsOf } from './world.ts';

type On = readonly [branch: string, id: string];

const INVOICE: On = ['feature/invoice-export', 'ai-dev-shop:003-invoice-export'];
const AUTH: On = ['feature/user-auth', 'humaninloop:005-user-auth'];
const NEWS: On = ['feature/notifications', 'humaninloop:006-notifications'];
const AUDIT: On = ['feature/audit-trail', 'ai-dev-shop:007-audit-trail'];
const FILTERS: On = ['feature/search-filters', 'ai-dev-shop:009-search-filters'];
const SEATS: On = ['feature/seat-map', 'ai-dev-shop:004-seat-map'];
const ORDERS: On = ['feature/order-export', 'specify:12-order-export'];
const WRAPPING: On = ['feature/gift-wrapping', 'specify:13-gift-wrapping'];
const SILENT: On = ['feature/silent', 'specify:21-silent'];
const LIST: On = ['feature/waiting-list', 'sdd:v7n4tk-waiting-list'];
const RETURNS: On = ['feature/returns', 'sdd:m5x3qa-returns'];
const POINTS: On = ['feature/points', 'sdd:c2p8wd-points'];
const STAFF: On = ['feature/staff-login', 'project-state:3b1f8a52-6f0e-4c56-9a5e-0d7d8d8c0a11'];

const { setFor: set, order, stageWith } = scene;
type Set = scene.Set;

const subjects = ({ stage, head }: Set, [branch]: On) => scene.commitsOn(stage, branch, head);
const diffOf = ({ stage, head }: Set, [branch]: On) =>
  git(stage.dir, ['diff', '--unified=0', head, `refs/heads/${branch}`]);
const trailersOf = ({ stage }: Set, [branch]: On) =>
  git(stage.dir, ['log', '-1', '--format=%(trailers)', `refs/heads/${branch}`]);
const cardIn = ({ stage }: Set) =>
  stage.world.comments.find(({ body }) => body.includes('"key":"card-'))?.body ?? '';

describe('/resume', () => {
  test.each(
    share(
      [
        ['ai-dev-shop', INVOICE, 'programmer', 'resume'],
        ['humaninloop', NEWS, 'B2', 'resume'],
        ['project-state', STAFF, 'implement_auth', 'resume'],
      ] as const,
      2,
    ),
  )(
    '%s: updates the state, wakes the agent with the brief, settles the card',
    async (_, on, step, action) => {
      const set1 = await set(on, scene.DISPATCH);
      const { comment, reaction, answer, result } = await order(set1, '/resume');
      const { stage, head } = set1;
      expect(reaction).toBe('+1');
      expect(subjects(set1, on)).toHaveLength(1);
      expect(trailersOf(set1, on)).toContain(`Rekindle-Action: resume\nRekindle-Source: command-${comment}`);
      const [sent, ...more] = stage.world.dispatches;
      expect(more).toEqual([]);
      const now = headOf(stage.dir, on[0]) ?? '';
      expect(now).not.toBe(head);
      expect(sent?.payload).toMatchObject({ ref: on[0], sha: now, id: on[1], step, action });
      expect(Object.keys(sent?.payload ?? {}).length).toBeLessThanOrEqual(10);
      const own = stage.world.comments.find(({ body }) => body.includes(`"key":"reply-${comment}"`));
      expect(sent?.payload['brief']).toContain(`#issuecomment-${own?.id}`);
      expect(sent?.base).toBe(headOf(stage.dir, 'main'));
      expect(answer).toContain('**The agent was woken**');
      expect(answer).toContain('# Resume brief');
      expect(answer).toContain(now);
      expect(cardIn(set1)).toContain('**Taken up again by `ada`** with `/resume`');
      expect(result).toMatchObject({ effects: [], truncated: false, failed: false });
      // What this token pushes starts no workflows.
      expect(stage.world.checkRuns.map(({ sha }) => sha)).toEqual([now]);
    },
  );

  atNight('humaninloop: where a question is open the agent is woken to ask it again', async () => {
    const set1 = await set(AUTH, scene.DISPATCH);
    const { reaction, answer } = await order(set1, '/resume');
    expect(reaction).toBe('+1');
    const payload = set1.stage.world.dispatches[0]?.payload;
    expect(payload).toMatchObject({ id: AUTH[1], step: 'B1', action: 'wait' });
    expect(answer).toContain('Present what waits, word for word');
  });

  atNight('specify: what writes an older state file migrates it in the same commit', async () => {
    const set1 = await set(ORDERS, scene.DISPATCH);
    const { reaction } = await order(set1, '/answer Q-001 Only those that are paid');
    expect(reaction).toBe('+1');
    expect(subjects(set1, ORDERS)).toHaveLength(1);
    expect(diffOf(set1, ORDERS)).toMatch(/^\+schema_version: "?6/m);
  });

  atNight(
    'sdd: where its format writes nothing, the agent is woken at the commit that is there',
    async () => {
      const set1 = await set(POINTS, scene.DISPATCH);
      const { reaction } = await order(set1, '/resume');
      expect(reaction).toBe('+1');
      expect(headOf(set1.stage.dir, POINTS[0])).toBe(set1.head);
      expect(set1.stage.world.dispatches[0]?.payload).toMatchObject({ sha: set1.head, step: 'spec' });
    },
  );

  atNight.each([
    ['ai-dev-shop', INVOICE],
    ['humaninloop', NEWS],
  ] as const)('%s: without a dispatch nothing changes, and the brief is posted', async (_, on) => {
    const set1 = await set(on);
    const before = refsOf(set1.stage.dir);
    const { reaction, answer } = await order(set1, '/resume');
    expect(reaction).toBe('+1');
    expect(refsOf(set1.stage.dir)).toEqual(before);
    expect(set1.stage.world.dispatches).toEqual([]);
    expect(answer).toContain('**Nothing was changed, and no one was woken:**');
    expect(answer).toContain(`rekindle resume ${on[1]}`);
    expect(answer).toContain('# Resume brief');
    expect(cardIn(set1)).toContain('· since ');
  });

  atNight(
    'a token of an App or person starts workflows by itself, so that no check run is made',
    async () => {
      const set1 = await set(INVOICE, scene.DISPATCH);
      const comment = scene.says(set1.stage, set1.pull, 'ada', '/resume');
      await scene.go(set1.stage, comment, { token: 'own' });
      expect(subjects(set1, INVOICE)).toHaveLength(1);
      expect(set1.stage.world.checkRuns).toEqual([]);
    },
  );

  atNight('from= is held against the step that it would go on with', async () => {
    const set1 = await set(INVOICE, scene.DISPATCH);
    const wrong = await order(set1, '/resume from=tdd');
    expect(wrong.reaction).toBe('-1');
    expect(wrong.answer).toMatch(/from=.*tdd.*programmer/s);
    expect(subjects(set1, INVOICE)).toEqual([]);
    expect((await order(set1, '/resume from=Programmer')).reaction).toBe('+1');
    expect(subjects(set1, INVOICE)).toHaveLength(1);
  });
});

describe('/answer, /approve, /accept-spec', () => {
  test.each(
    share(
      [
        ['humaninloop', AUTH, '/answer C2.1 15 minutes'],
        ['sdd', POINTS, '/answer O1 none'],
      ] as const,
      2,
    ),
  )('%s: an answer is recorded with who and where, and nobody is woken', async (_, on, line) => {
    const set1 = await set(on, scene.DISPATCH);
    const { comment, both, answer } = await order(set1, line);
    expect(both).toMatch(/^\+1 /);
    expect(subjects(set1, on)).toHaveLength(1);
    expect(diffOf(set1, on)).toContain(line.split(' ').slice(2).join(' '));
    expect(trailersOf(set1, on)).toContain(`Rekindle-Source: command-${comment}`);
    expect(set1.stage.world.dispatches).toEqual([]);
    expect(answer).toContain('**Done.**');
  });

  atNight.each([
    ['ai-dev-shop', AUDIT, []],
    ['sdd, once its file can be read', RETURNS, ['/repair']],
  ] as const)('%s: an approval is recorded', async (_, on, before) => {
    const set1 = await set(on);
    for (const line of before) expect((await order(set1, line)).reaction).toBe('+1');
    const { both } = await order(set1, '/approve');
    expect(both).toMatch(/^\+1 /);
    expect(subjects(set1, on)).toHaveLength(before.length + 1);
    expect(cardIn(set1)).not.toContain('It waits for your approval');
  });

  atNight('H04 an approval and an accepted spec name the person and the comment', async () => {
    const approved = await set(AUDIT);
    const { comment } = await order(approved, '/approve');
    expect(diffOf(approved, AUDIT)).toContain(`ada in comment ${comment}`);

    const set1 = await set(SEATS);
    const found = await scene.foundOn(set1.stage, ...SEATS);
    const digest = found.recovery.state?.spec?.computed[0]?.digest ?? '';
    const accepted = await order(set1, `/accept-spec ${digest.slice(0, 12)} reason="only a typo"`);
    expect(accepted.both).toMatch(/^\+1 /);
    const diff = diffOf(set1, SEATS);
    expect(diff).toContain(`ada in comment ${accepted.comment}`);
    expect(diff).toContain('only a typo');
    expect(diff).toContain(digest);
  });
});

describe('/retry, /skip, /migrate, /repair, /regress', () => {
  test.each([
    ['specify', SILENT],
    ['ai-dev-shop', FILTERS],
    ['project-state', STAFF],
  ] as const)('%s: /retry has the step run again and wakes the agent', async (_, on) => {
    const set1 = await set(on, scene.DISPATCH);
    const { both } = await order(set1, '/retry');
    expect(both).toMatch(/^\+1 /);
    expect(subjects(set1, on)).toHaveLength(1);
    expect(set1.stage.world.dispatches).toHaveLength(1);
  });

  atNight.each([
    ['specify', SILENT],
    ['ai-dev-shop', FILTERS],
  ] as const)('%s: without a dispatch /retry is recorded all the same', async (_, on) => {
    const set1 = await set(on);
    const { both } = await order(set1, '/retry');
    expect(both).toMatch(/^\+1 /);
    expect(both).toContain('**Done.**');
    expect(subjects(set1, on)).toHaveLength(1);
  });

  atNight.each([
    ['specify', SILENT],
    ['project-state', STAFF],
  ] as const)('%s: /skip passes the step over', async (_, on) => {
    const set1 = await set(on, scene.DISPATCH);
    const { both } = await order(set1, '/skip');
    expect(both).toMatch(/^\+1 /);
    expect(subjects(set1, on)).toHaveLength(1);
    expect(set1.stage.world.dispatches).toEqual([]);
  });

  atNight.each([
    ['specify, v4', ORDERS, 'schema_version: 6'],
    ['specify, v5', WRAPPING, 'schema_version: 6'],
  ] as const)('%s: /migrate commits on the branch', async (_, on, line) => {
    const set1 = await set(on);
    const { both } = await order(set1, '/migrate');
    expect(both).toMatch(/^\+1 /);
    expect(diffOf(set1, on)).toContain(`+${line}`);
    expect(cardIn(set1)).not.toContain('**Migrate');
  });

  atNight.each([
    ['specify', WRAPPING],
    ['sdd', RETURNS],
  ] as const)('%s: /repair performs what is proposed', async (_, on) => {
    const set1 = await set(on);
    const { both } = await order(set1, '/repair');
    expect(both).toMatch(/^\+1 /);
    expect(subjects(set1, on)).toHaveLength(1);
  });

  atNight(
    'sdd: /repair brings a SPEC.md back from the last checkpoint, byte for byte (seed 004)',
    async () => {
      const [branch, path, text] = ['feature/sign-in', `${CHANGES}/SPEC.md`, '# Spec\r\n\r\nBy a link.'];
      const stage = await stageWith();
      const add = (message: string, files: Readonly<Record<string, string | null>>, at: number) => {
        const edits = Object.entries(files).map(([one, content]) => ({ path: one, text: content }));
        const head = headOf(stage.dir, branch) ?? headOf(stage.dir, 'main') ?? '';
        const sha = commitOn(stage.dir, { head, edits, message, by: person('ada'), at: scene.ago(at) });
        git(stage.dir, ['update-ref', `refs/heads/${branch}`, sha ?? head]);
        return sha ?? '';
      };
      const kept = add('checkpoint: user-auth-1 spec created', { ...PLANNING, [path]: text }, 3_000);
      const head = add('tidy up', { [path]: null }, 2_000);
      const pull = scene.pullOf(stage, branch);
      await scene.cardOn(stage, pull, [branch, SDD]);
      const set1: Set = { stage, pull, head, given: 0 };
      expect(cardIn(set1)).toContain(
        `SPEC.md of 01-user-auth back from the last checkpoint ${kept.slice(0, 12)}`,
      );
      const { both } = await order(set1, '/repair');
      expect(both).toMatch(/^\+1 /);
      expect(fileAt(stage.dir, `refs/heads/${branch}`, path)).toBe(text);
      expect(git(stage.dir, ['diff', '--name-only', kept, `refs/heads/${branch}`])).toBe('');
    },
  );

  atNight('sdd: /regress archives what it gives up, bytes and modes as they are', async () => {
    const set1 = await set(LIST);
    const { stage, head } = set1;
    const { both } = await order(set1, '/regress to=plan reason="sessions on shared devices"');
    expect(both).toMatch(/^\+1 /);
    const changed = git(stage.dir, ['diff', '--no-renames', '--name-status', head, `refs/heads/${LIST[0]}`]);
    expect(changed).toMatch(/^A\tsdd\/archive\/workflow-regressions\/.*metadata\.yaml$/m);
    expect(changed).toMatch(/^A\tsdd\/archive\/workflow-regressions\/.*PLAN\.md$/m);
    const refs = [...refsOf(stage.dir)].filter(([ref]) => ref.startsWith('refs/rekindle/archive/'));
    expect(refs).toEqual([[`refs/rekindle/archive/sdd-v7n4tk-waiting-list/${head.slice(0, 12)}`, head]]);
    expect(both).toContain('refs/rekindle/archive/');
    const archived = /^A\t(.*PLAN\.md)$/m.exec(changed)?.[1] ?? '';
    const original = git(stage.dir, ['ls-tree', '-r', head])
      .split('\n')
      .find((line) => line.endsWith('02-mail/PLAN.md'));
    const copy = git(stage.dir, ['ls-tree', '-r', `refs/heads/${LIST[0]}`, '--', archived]);
    expect(copy.split('\t')[0]).toBe(original?.split('\t')[0]);
  });
});
