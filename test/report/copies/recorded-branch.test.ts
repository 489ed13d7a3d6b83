// A state that records another branch than the one that it stands on: told only where that proves something.
import { describe, expect, test } from 'vitest';
import { localEdge } from '../../../src/local/repository-source.ts';
import type { BranchTree, Survey, Target } from '../../../src/model/repository-source.ts';
import type { WorkflowState } from '../../../src/model/workflow.ts';
import { withBranchNotes } from '../../../src/report/copies/recorded-branch.ts';
import { look } from '../../../src/scan-repository.ts';
import { share } from '../../exhaustive.ts';
import { STATE, single } from '../../formats/sdd/make-workflow.ts';
import { type Built, build, env } from '../../local/repository.ts';
import { snapshotOf } from '../../snapshot.ts';
import { stateOf } from '../../state.ts';
import { recoveryOf } from '../seen.ts';

const PATH = 'specs/login/state.md';

interface Case {
  readonly owner?: string | null;
  readonly records: string;
  /** Branch → the file's text there; `null`: it is not there. */
  readonly others: Readonly<Record<string, string | null>>;
  readonly over?: Partial<WorkflowState>;
}

function notesOf({ owner = 'work', records, others, over = {} }: Case): readonly string[] {
  const recordedBranch = { field: 'branch', name: records, line: 4 };
  const state = stateOf({ path: PATH, recordedBranch, ...over });
  const at = (text: string | null) => snapshotOf(text === null ? {} : { [PATH]: text });
  const holding = { snapshot: at('mine'), sites: [], owner };
  const trees = Object.entries(others).map(
    ([branch, text]): BranchTree => ({ branches: [branch], snapshot: at(text) }),
  );
  const scanned = { commits: 1, stateFiles: 1, stateSets: 1, blobsRead: 1, gitProcesses: 0 };
  const survey: Survey = {
    repository: 'r',
    defaultBranch: 'main',
    holdings: [],
    scanned,
    shallow: false,
    trees,
  };
  const judged = [{ holding, recovered: { workflows: [recoveryOf('login', { state })], unreadable: [] } }];
  return withBranchNotes(judged, survey).flatMap(({ recovered }) =>
    recovered.workflows.flatMap(({ notes }) => notes.filter((note) => note.includes('records'))),
  );
}

describe('the recorded branch is there, and another', () => {
  test('without the file', () => {
    expect(notesOf({ records: 'billing', others: { main: null, billing: null } })).toEqual([
      'branch (line 4) records billing, and the file stands on work: ' +
        'billing is there and does not hold it. Where the state was copied, remove the copy; ' +
        'where the work moved, correct the field.',
    ]);
  });

  test('with the file in another version; a name that could say something is not repeated', () => {
    const [note] = notesOf({ records: 'billing', others: { billing: 'theirs' } });
    expect(note).toContain('billing is there and holds another version of it');
    const [unnamed] = notesOf({ records: '`b <b>`', others: { '`b <b>`': null } });
    expect(unnamed).toContain('records another branch, and');
  });

  test.each(['origin/billing', 'refs/heads/billing'])('however it is spelled: %s', (records) => {
    expect(notesOf({ records, others: { billing: null } })).toHaveLength(1);
    expect(notesOf({ records: 'billing', others: { 'origin/billing': null } })).toHaveLength(1);
  });
});

describe('nothing is told', () => {
  test.each<[why: string, Case]>(
    share(
      [
        [
          'on the branch that is recorded',
          { owner: 'billing', records: 'billing', others: { billing: 'mine' } },
        ],
        [
          'on its remote’s',
          { owner: 'origin/billing', records: 'billing', others: { 'origin/billing': 'mine' } },
        ],
        [
          'on the default branch, where what was merged stands',
          { owner: 'main', records: 'b', others: { b: 'x' } },
        ],
        [
          'where the recorded branch is gone: it was merged, or renamed',
          { records: 'b', others: { main: 'x' } },
        ],
        ['where the default branch is recorded', { records: 'main', others: { main: null } }],
        ['where it holds this very file', { records: 'b', others: { b: 'mine' } }],
        ['of a branch that only ends alike', { records: 'b', others: { 'team/b': null } }],
        ['of what ended', { records: 'b', others: { b: null }, over: { ended: 'completed' } }],
        ['of a commit that nobody owns', { owner: null, records: 'b', others: { b: null } }],
      ],
      11,
    ),
  )('%s', (_, one) => expect(notesOf(one)).toEqual([]));
});

describe('in a repository', () => {
  const files = single('in_progress pending pending pending', [], { head: ['branch: feature/a'] });
  const edited = { ...files, [STATE]: `${files[STATE]}# on b\n` };
  const built = build({
    steps: [
      { id: 'root', day: 1, files: { 'a.md': 'a' } },
      { id: 'a', day: 2, parents: ['root'], files },
      { id: 'b', day: 3, parents: ['root'], files: edited },
    ],
    refs: { main: 'root', 'feature/a': 'a', 'feature/b': 'b' },
    checkout: 'feature/b',
  });

  async function told({ dir }: Built, target: Target): Promise<readonly string[]> {
    const edge = await localEdge(dir, { env });
    const settings = { now: Date.UTC(2026, 6, 1), staleAfter: 1e12, abandonedAfter: 2e12 };
    const { report } = await look(edge, target, settings);
    return report.workflows.flatMap(({ owner, notes }) =>
      notes.filter((note) => note.includes(' records ')).map((note) => `${owner}: ${note}`),
    );
  }

  const NOTE =
    'branch (line 5) records feature/a, and the file stands on feature/b: feature/a is there and holds ' +
    'another version of it. Where the state was copied, remove the copy; where the work moved, correct the ' +
    'field.';

  test('the same in every view of several branches, also where the recorded is not asked for', async () => {
    const expected = [`feature/b: ${NOTE}`];
    expect(await told(await built, { kind: 'branches', names: 'all' })).toEqual(expected);
    expect(await told(await built, { kind: 'branches', names: ['feature/b'] })).toEqual(expected);
    expect(await told(await built, { kind: 'worktree' })).toEqual(expected);
  });

  test('and of a commit where its branch is known, other branches and none alike', async () => {
    const revision = (await built).id('b');
    const at = (branch: string | null) => told(there, { kind: 'commit', revision, branch });
    const there = await built;
    expect(await at('feature/b')).toEqual([`null: ${NOTE}`]);
    for (const branch of [null, 'main', 'feature/a']) expect(await at(branch), String(branch)).toEqual([]);
  });
});
