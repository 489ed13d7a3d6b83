// The commits of a branch since a time, and those that only the reflog still knows, from real repositories.
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type LocalOptions, localEdge } from '../../../src/local/repository-source.ts';
import type { FactRequirements, Target } from '../../../src/model/repository-source.ts';
import type { CommitFact } from '../../../src/model/snapshot.ts';
import { atNight } from '../../exhaustive.ts';
import { toy } from '../asker.ts';
import { build, env, folder, git, iso, put, run, type Step, state } from '../repository.ts';

const P = 'specs/1-a/.pipeline-state.md';

/** The toy, asking for commits since these times as well, one more in each round. */
function asking(...since: readonly string[]): FactRequirements {
  let asked = 0;
  return {
    ...toy,
    needs(site, snapshot) {
      asked += 1;
      const paths = since.slice(0, Math.max(1, asked));
      return [...toy.needs(site, snapshot), ...paths.map((path) => ({ path, what: 'commits' as const }))];
    },
  };
}

async function look(dir: string, target: Target, since: readonly string[], more: Partial<LocalOptions> = {}) {
  const edge = await localEdge(dir, { env, ...more });
  const { holdings } = await edge.survey(target, asking(...since));
  const snapshot = holdings[0]?.snapshot;
  if (!snapshot) throw new Error('found nothing');
  return { commits: snapshot.commits(), snapshot, processes: edge.gitProcesses };
}

const WORKTREE: Target = { kind: 'worktree' };
const facts = (commits: readonly CommitFact[] | 'unavailable'): readonly CommitFact[] => {
  if (commits === 'unavailable') throw new Error('unavailable');
  return commits;
};
const told = (commits: readonly CommitFact[] | 'unavailable') =>
  facts(commits).map(({ subject, lost }) => (lost ? `${subject} (lost)` : subject));

const STEPS: readonly Step[] = [
  { id: 'root', day: 1, files: { [P]: state('one'), 'a b.md': 'x' } },
  { id: 'left', day: 2, parents: ['root'], files: { 'left.md': '1' } },
  { id: 'right', day: 3, parents: ['root'], files: { [P]: state('two'), 'right.md': '1' } },
  { id: 'merge', day: 4, parents: ['left', 'right'], files: { [P]: state('two'), 'right.md': '1' } },
  { id: 'top', day: 5, parents: ['merge'], files: { 'left.md': null } },
];

describe('the commits of a branch', () => {
  it.each([
    [4, WORKTREE],
    [5, { kind: 'commit', revision: 'work' }],
    [5, { kind: 'branches', names: 'all' }],
  ] as const)(
    'are listed newest first with their files against the first parent, by one of %i processes: %j',
    async (most, target) => {
      const { dir, id } = await build({ steps: STEPS, refs: { work: 'top' }, checkout: 'work' });
      await rm(join(dir, '.git/logs'), { recursive: true });
      const { commits, processes } = await look(dir, target, [iso(0)]);
      const fact = (step: string, parent: string | null, day: number, files: readonly string[]) => ({
        commit: id(step),
        parent: parent === null ? null : id(parent),
        at: iso(day),
        subject: step,
        files,
        lost: false,
      });
      expect(commits).toEqual([
        fact('top', 'merge', 5, ['left.md']),
        fact('merge', 'left', 4, ['right.md', P]),
        fact('right', 'root', 3, ['right.md', P]),
        fact('left', 'root', 2, ['left.md']),
        fact('root', null, 1, ['a b.md', P]),
      ]);
      expect(processes).toBe(most);
    },
  );

  atNight('are not read where nobody asks, and asking for no time is not asking', async () => {
    const { dir } = await build({ steps: STEPS, refs: { work: 'top' }, checkout: 'work' });
    for (const since of [[], ['soon']]) {
      const { commits, processes } = await look(dir, WORKTREE, since);
      expect(commits).toBe('unavailable');
      expect(processes).toBe(3);
    }
  });

  atNight('begin at the earliest time that was asked for, whatever config says', async () => {
    const { dir } = await build({ steps: STEPS, refs: { work: 'top' }, checkout: 'work' });
    for (const [name, value] of [
      ['log.diffMerges', 'combined'],
      ['log.showSignature', 'true'],
      ['diff.orderFile', 'order'],
      ['diff.renames', 'copies'],
      ['diff.noPrefix', 'true'],
      ['format.pretty', 'oneline'],
      ['log.showRoot', 'false'],
      ['i18n.logOutputEncoding', 'UTF-16'],
      ['core.quotePath', 'true'],
    ] as const)
      await git(dir, 'config', name, value);
    expect(told((await look(dir, WORKTREE, [iso(4)])).commits)).toEqual(['top', 'merge']);
    const { commits } = await look(dir, WORKTREE, [iso(4), iso(2)]);
    expect(told(commits)).toEqual(['top', 'merge', 'right', 'left']);
    expect(facts(commits)[1]?.files).toEqual(['right.md', P]);
  });

  atNight('T02 a clock that was wrong by hours hides nothing', async () => {
    const steps: readonly Step[] = [
      { id: 'old', day: 1, files: { [P]: state('one') } },
      { id: 'new', day: 3, parents: ['old'], files: { x: '1' } },
      { id: 'skewed', day: 2.4, parents: ['new'], files: { x: '2' } },
      { id: 'top', day: 4, parents: ['skewed'], files: { x: '3' } },
    ];
    const { dir } = await build({ steps, refs: { work: 'top' }, checkout: 'work' });
    expect(told((await look(dir, WORKTREE, [iso(2.9)])).commits)).toEqual(['top', 'new']);
  });

  atNight('are 2,000 at most, the newest', async () => {
    const steps = Array.from(
      { length: 2_005 },
      (_, n): Step => ({
        id: `c${n}`,
        day: n / 100,
        parents: n === 0 ? [] : [`c${n - 1}`],
        files: { [P]: state(`${n}`) },
      }),
    );
    const { dir } = await build({ steps, refs: { work: 'c2004' }, checkout: 'work' });
    const commits = facts((await look(dir, WORKTREE, [iso(-1)])).commits);
    expect(commits).toHaveLength(2_000);
    expect([commits[0]?.subject, commits.at(-1)?.subject]).toEqual(['c2004', 'c5']);
  });

  atNight('T01 end where a shallow clone ends: no parent, and no files', async () => {
    const { dir } = await build({ steps: STEPS, refs: { main: 'top' } });
    const clone = join(await folder(), 'clone');
    await run('git', ['clone', '-q', '--depth=1', `file://${dir}`, clone]);
    const { commits } = await look(clone, WORKTREE, [iso(0)]);
    expect(facts(commits)).toMatchObject([{ subject: 'top', parent: null, files: [] }]);
  });

  atNight('of many branches are told by one process, none before what descends from it', async () => {
    const files = (note: string) => ({ [P]: state(note) });
    const same = { day: 5, parents: ['root'] };
    const steps: readonly Step[] = [
      { id: 'root', day: 1, files: files('root') },
      { id: 'below', ...same, files: files('below') },
      { id: 'above', ...same, parents: ['below'], files: files('above') },
      { id: 'other', ...same, files: files('other') },
    ];
    const { dir } = await build({ steps, refs: { main: 'root', a: 'below', b: 'above', c: 'other' } });
    const edge = await localEdge(dir, { env });
    const { holdings } = await edge.survey({ kind: 'branches', names: 'all' }, asking(iso(2)));
    const lists = holdings.map(({ owner, snapshot }) => `${owner}: ${told(snapshot.commits()).join(', ')}`);
    expect(lists).toEqual(['main: ', 'a: below', 'b: above, below', 'c: other']);
    expect(edge.gitProcesses).toBe(5);
  });

  atNight('are not to be had outside git; none before the first commit', async () => {
    const plain = await folder();
    await put(plain, P, state('one'));
    expect((await look(plain, WORKTREE, [iso(0)])).commits).toBe('unavailable');
    await git(plain, 'init', '-q');
    expect((await look(plain, WORKTREE, [iso(0)])).commits).toEqual([]);
  });
});

describe('subjects', () => {
  it('S06 are first lines, also of versions and changes; bytes that are not UTF-8 are replaced', async () => {
    const { dir } = await build({ steps: STEPS, refs: { work: 'top' }, checkout: 'work' });
    await put(dir, P, state('three'));
    await git(dir, 'add', '.');
    const tree = await git(dir, 'write-tree');
    const head = await git(dir, 'rev-parse', 'HEAD');
    const who = 'Ada <ada@example.invalid> 1768000000 +0000';
    const message = Buffer.from([0x63, 0xff, 0x64, 0x0a, 0x65, 0x0a, 0x0a, 0x66]);
    const body = `tree ${tree}\nparent ${head}\nauthor ${who}\ncommitter ${who}\n\n`;
    const bytes = Buffer.concat([Buffer.from(body), message]);
    const made = await run('git', ['-C', dir, 'hash-object', '-t', 'commit', '-w', '--stdin'], bytes);
    await git(dir, 'reset', '-q', '--hard', made);
    const { commits, snapshot } = await look(dir, WORKTREE, [iso(0)]);
    expect(facts(commits)[0]?.subject).toBe('c\ufffdd e');
    expect(snapshot.lastChange(['specs/1-a'])).toMatchObject({ commit: made, subject: 'c\ufffdd e' });
    const { holdings } = await (await localEdge(dir, { env })).survey(WORKTREE, {
      ...toy,
      needs: () => [{ path: P, what: 'history' }],
    });
    const history = holdings[0]?.snapshot.history(P);
    expect(history).toMatchObject([{ subject: 'c\ufffdd e' }, { subject: 'right' }, { subject: 'root' }]);
  });
});

describe('commits that only the reflog knows', () => {
  const commit = async (dir: string, name: string) => {
    await put(dir, `${name}.md`, name);
    await git(dir, 'add', '.');
    await git(dir, 'commit', '-q', '-m', name);
  };
  const start = async () => {
    const { dir } = await build({ steps: STEPS.slice(0, 1), refs: { work: 'root' }, checkout: 'work' });
    return dir;
  };

  it('are found after a reset, with those in between, by one more process', async () => {
    const dir = await start();
    for (const name of ['one', 'two', 'three']) await commit(dir, name);
    await git(dir, 'reset', '-q', '--hard', 'HEAD~2');
    const { commits, processes } = await look(dir, WORKTREE, [iso(-9)]);
    expect(told(commits).toSorted()).toEqual(['one', 'root', 'three (lost)', 'two (lost)']);
    const three = facts(commits).find(({ subject }) => subject === 'three');
    const two = facts(commits).find(({ subject }) => subject === 'two');
    expect(three).toMatchObject({ parent: two?.commit, files: ['three.md'] });
    expect(processes).toBe(5);
    expect(told((await look(dir, { kind: 'commit', revision: 'work' }, [iso(-9)])).commits)).not.toContain(
      'three (lost)',
    );
  });

  atNight('are what an amend left behind, and not what a branch, tag or remote still holds', async () => {
    const dir = await start();
    await commit(dir, 'one');
    await git(dir, 'commit', '-q', '--amend', '-m', 'one again');
    for (const name of ['kept-branch', 'kept-tag', 'kept-remote']) {
      await git(dir, 'checkout', '-q', '-b', name, 'work');
      await commit(dir, name);
    }
    await git(dir, 'tag', 'v1', 'kept-tag');
    await git(dir, 'update-ref', 'refs/remotes/origin/x', 'kept-remote');
    await git(dir, 'checkout', '-q', 'work');
    await git(dir, 'branch', '-q', '-D', 'kept-tag', 'kept-remote');
    expect(told((await look(dir, WORKTREE, [iso(-9)])).commits).toSorted()).toEqual([
      'one (lost)',
      'one again',
      'root',
    ]);
  });

  atNight(
    'are passed over where they were swept away, and an archive of ours holds none of them',
    async () => {
      const dir = await start();
      for (const name of ['one', 'two']) await commit(dir, name);
      const two = await git(dir, 'rev-parse', 'HEAD');
      await git(dir, 'update-ref', 'refs/rekindle/archive/x/y', two);
      await git(dir, 'reset', '-q', '--hard', 'HEAD~2');
      expect(told((await look(dir, WORKTREE, [iso(-9)])).commits)).toContain('two (lost)');
      await git(dir, 'update-ref', '-d', 'refs/rekindle/archive/x/y');
      const one = await git(dir, 'rev-parse', `${two}~1`);
      await rm(join(dir, '.git/objects', two.slice(0, 2), two.slice(2)), { force: true });
      expect(told((await look(dir, WORKTREE, [iso(-9)])).commits)).toContain('one (lost)');
      await git(dir, 'reflog', 'expire', '--expire=now', '--all');
      expect(told((await look(dir, WORKTREE, [iso(-9)])).commits)).toEqual(['root']);
      expect(one).not.toBe(two);
    },
  );
});
