// Which commit an event asks to have judged, and what it is compared with, on a clone made of plain data.
import { describe, expect, it } from 'vitest';
import { branchBy, type CommitsNeeded, judgedBy, type RunnerEvent } from '../../src/action/event-commits.ts';
import { UserError } from '../../src/model/errors.ts';

const [HEAD, TIP, BASE, FORK, MAIN] = ['a', 'b', 'c', 'd', 'e'].map((digit) => digit.repeat(40)) as [
  string,
  string,
  string,
  string,
  string,
];
const ZEROS = '0'.repeat(40);

/** A clone in which HEAD is checked out, and `known` can be found as well. */
function clone(known: readonly string[] = [TIP, BASE], fork: string | null = FORK) {
  const asked: string[] = [];
  const commits: CommitsNeeded = {
    async resolve(revision) {
      asked.push(revision);
      if (revision === 'HEAD') return HEAD;
      if (revision === 'refs/remotes/origin/main') return known.includes(MAIN) ? MAIN : null;
      return known.includes(revision) ? revision : null;
    },
    async mergeBase(a, b) {
      asked.push(`${a} ${b}`);
      return known.includes(a) ? fork : null;
    },
  };
  return { commits, asked };
}

const event = (name: string, payload: unknown, over: Partial<RunnerEvent> = {}): RunnerEvent => ({
  name,
  payload,
  problem: null,
  sha: '',
  ...over,
});
const pull = (head: unknown, base: unknown = { sha: BASE }) => ({ pull_request: { head, base } });
const push = (over: object) => ({
  ref: 'refs/heads/feature',
  before: BASE,
  after: TIP,
  repository: { default_branch: 'main' },
  ...over,
});

describe('a pull request and a merge group', () => {
  it.each([
    ['pull_request', pull({ sha: TIP })],
    ['pull_request_target', pull({ sha: TIP })],
    ['merge_group', { merge_group: { head_sha: TIP, base_sha: BASE } }],
  ])('%s: its head against the merge base', async (name, payload) => {
    const { commits, asked } = clone();
    expect(await judgedBy(event(name, payload), commits)).toEqual({
      head: TIP,
      base: { kind: 'commit', commit: FORK },
      remarks: [],
    });
    expect(asked).toContain(`${BASE} ${TIP}`);
  });

  it('what is checked out, where the head is not in the clone', async () => {
    const judged = await judgedBy(event('pull_request', pull({ sha: TIP })), clone([BASE]).commits);
    expect(judged.head).toBe(HEAD);
    expect(judged.base).toEqual({ kind: 'commit', commit: FORK });
    expect(judged.remarks).toEqual([
      { level: 'notice', message: expect.stringContaining(`${TIP} is not in this checkout; ${HEAD}`) },
    ]);
  });

  it('a base that is not in the clone, or not named, is missing', async () => {
    const gone = await judgedBy(event('pull_request', pull({ sha: TIP })), clone([TIP]).commits);
    const none = await judgedBy(event('pull_request', pull({ sha: TIP }, {})), clone().commits);
    const apart = await judgedBy(event('pull_request', pull({ sha: TIP })), clone([TIP, BASE], null).commits);
    for (const { base } of [gone, none, apart]) expect(base).toEqual({ kind: 'missing' });
  });
});

describe('a push', () => {
  it.each([
    ['the commit before', push({}), [TIP, BASE], { kind: 'commit', commit: BASE }],
    ['the fork of a new branch', push({ before: ZEROS }), [TIP, MAIN], { kind: 'commit', commit: FORK }],
    ['the fork, where the commit before is gone', push({}), [TIP, MAIN], { kind: 'commit', commit: FORK }],
    [
      'the fork of a tag',
      push({ before: ZEROS, ref: 'refs/tags/v1' }),
      [TIP, MAIN],
      { kind: 'commit', commit: FORK },
    ],
    [
      'nothing, for the first of the default branch',
      push({ before: ZEROS, ref: 'refs/heads/main' }),
      [TIP, MAIN],
      { kind: 'nothing' },
    ],
    ['missing, where history is cut', push({}), [TIP], { kind: 'missing' }],
    [
      'missing, where the default branch lost its past',
      push({ ref: 'refs/heads/main' }),
      [TIP, MAIN],
      { kind: 'missing' },
    ],
    [
      'missing, without a default branch',
      push({ before: ZEROS, repository: null }),
      [TIP, MAIN],
      { kind: 'missing' },
    ],
  ])('is compared with %s', async (_, payload, known, base) => {
    const judged = await judgedBy(event('push', payload), clone(known).commits);
    expect(judged).toEqual({ head: TIP, base, remarks: [] });
  });

  it('takes the runner’s commit where the payload names none', async () => {
    const judged = await judgedBy(event('push', push({ after: undefined }), { sha: TIP }), clone().commits);
    expect(judged.head).toBe(TIP);
  });

  it.each([push({ after: ZEROS }), push({ deleted: true })])(
    'of a deleted branch has no head',
    async (payload) => {
      const { commits, asked } = clone();
      const judged = await judgedBy(event('push', payload), commits);
      expect(judged).toEqual({
        head: null,
        base: { kind: 'none' },
        remarks: [{ level: 'notice', message: 'The branch was deleted: there is nothing to look at.' }],
      });
      expect(asked).toEqual([]);
    },
  );

  it('of SHA-256 ids is judged the same', async () => {
    const long = 'f'.repeat(64);
    const judged = await judgedBy(event('push', push({ after: long })), clone([long, BASE]).commits);
    expect(judged).toMatchObject({ head: long, base: { kind: 'commit', commit: BASE } });
  });
});

describe('what is checked out, compared with nothing', () => {
  it.each(['schedule', 'workflow_dispatch', 'issue_comment', 'release', '__proto__', ''])(
    'R08 on the event %j, with a notice',
    async (name) => {
      const judged = await judgedBy(event(name, {}), clone().commits);
      expect(judged).toMatchObject({ head: HEAD, base: { kind: 'none' } });
      expect(judged.remarks).toEqual([
        {
          level: 'notice',
          message: expect.stringMatching(/^There is nothing to compare on .+ looked at for itself\.$/),
        },
      ]);
    },
  );

  it.each([
    ['pull_request', null],
    ['pull_request', []],
    ['pull_request', 'text'],
    ['pull_request', {}],
    ['pull_request', pull(null)],
    ['pull_request', pull({})],
    ['pull_request', pull({ sha: 7 })],
    ['pull_request', pull({ sha: '--output=x' })],
    ['pull_request', pull({ sha: 'main' })],
    ['pull_request', pull({ sha: `${TIP}\n` })],
    ['pull_request', JSON.parse('{"__proto__":{"pull_request":{"head":{"sha":"x"}}}}')],
    ['merge_group', { merge_group: { head_sha: 'HEAD' } }],
    ['push', push({ after: 'refs/heads/main' })],
  ])('R09 on %s with the payload %j, with a warning', async (name, payload) => {
    const { commits, asked } = clone();
    const judged = await judgedBy(event(name, payload), commits);
    expect(judged).toMatchObject({ head: HEAD, base: { kind: 'none' } });
    expect(judged.remarks).toEqual([
      { level: 'warning', message: expect.stringContaining(`payload of ${name}`) },
    ]);
    expect(asked).toEqual(['HEAD']);
  });

  it('R09 on a payload that could not be read, with a warning that says why', async () => {
    const broken = event('push', undefined, { problem: 'the file is gone', sha: TIP });
    const judged = await judgedBy(broken, clone().commits);
    expect(judged).toMatchObject({ head: HEAD, base: { kind: 'none' } });
    expect(judged.remarks).toMatchObject([
      { level: 'warning', message: expect.stringContaining('the file is gone') },
    ]);
  });

  it('G08 is refused where nothing is', async () => {
    const nothing: CommitsNeeded = { resolve: async () => null, mergeBase: async () => null };
    await expect(judgedBy(event('schedule', {}), nothing)).rejects.toThrow(UserError);
  });
});

describe('the branch whose head an event is about', () => {
  const own = (id: unknown) => ({
    ...pull({ sha: TIP, ref: 'feature', repo: { id } }),
    repository: { id: 1 },
  });
  it.each<[string, string, unknown, string | null]>([
    ['a push', 'push', push({}), 'feature'],
    ['a push of a tag', 'push', push({ ref: 'refs/tags/v1' }), null],
    ['a pull request', 'pull_request', own(1), 'feature'],
    ['that of a fork', 'pull_request', own(2), null],
    ['that of a fork that is gone', 'pull_request', own(undefined), null],
    ['a payload without any', 'pull_request', {}, null],
    ['a merge group', 'merge_group', { merge_group: { head_sha: TIP } }, null],
  ])('%s', (_, name, payload, branch) => expect(branchBy({ name, payload })).toBe(branch));
});
