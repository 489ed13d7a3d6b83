// Files that are gone and stand in the last checkpoint: offered back from it, with its commit, byte for byte.
import { describe, expect, test } from 'vitest';
import { fitting } from '../../../src/model/decision.ts';
import type { CommitFact } from '../../../src/model/snapshot.ts';
import type { Extra, Version } from '../../snapshot.ts';
import { line, recovery, type Texts } from './harness.ts';
import { CHANGES, FOLDER, single, workflow } from './make-workflow.ts';

const DRAFT = `${FOLDER}/drafts/01-login`;
const MOVED = `${CHANGES}/01-login`;
const SPEC = '# Login\n\nA person can log in.\n';
const hex = (letter: string) => letter.repeat(40);
const AT = '2026-02-06T10:00:00Z';

const commit = (letter: string, subject: string, files: readonly string[], lost = false): CommitFact => ({
  commit: hex(letter),
  parent: null,
  at: AT,
  subject,
  files,
  lost,
});
const version = (letter: string, text: string | null): Version => ({ commit: hex(letter), at: AT, text });

const offered = (files: Texts, extra: Extra) =>
  recovery(files, extra).proposals.filter(({ summary }) => summary.includes(' back from '));

/** One checkpoint that made a file at a path. */
const made = (path: string, text: string | null = SPEC, event = 'spec created'): Extra => ({
  commits: [commit('a', `checkpoint: user-auth-1 ${event}`, [path])],
  history: { [path]: [version('a', text)] },
});

describe('is offered back', () => {
  test.each([
    ['SPEC.md of a draft', single('in_progress'), `${DRAFT}/SPEC.md`, 'SPEC.md'],
    ['an approved SPEC.md', single('approved', ['PLAN.md']), `${MOVED}/SPEC.md`, 'SPEC.md'],
    ['PLAN.md', single('approved in_progress', ['SPEC.md']), `${MOVED}/PLAN.md`, 'PLAN.md'],
    [
      'SPEC.md of which nothing is left',
      single('in_progress', { 'SPEC.md': '' }),
      `${DRAFT}/SPEC.md`,
      'SPEC.md',
    ],
    [
      'the solicitation',
      single('in_progress'),
      `${DRAFT}/solicitation-workflow.yaml`,
      'solicitation-workflow.yaml',
    ],
  ])('%s', (_, files, path, name) => {
    const [one, ...more] = offered(files, made(path));
    expect(more).toEqual([]);
    expect(one?.summary).toBe(`${name} of 01-login back from the last checkpoint aaaaaaaaaaaa`);
    expect(one?.changes).toEqual([{ kind: 'revert', path, commit: hex('a') }]);
    const now = files[path] === '' ? 'says nothing now' : 'is not there now';
    const from = `commit aaaaaaaaaaaa (${AT}), the last checkpoint of user-auth-1`;
    expect(one?.proof[0]).toBe(`${name} of 01-login was in ${from}, and ${now}.`);
    expect(fitting(recovery(files, made(path)))).toContain('repair');
  });

  test('a SPEC.md that a later commit emptied, and the instruction says what is there', () => {
    const hollow = '# Login\n\n<!-- lost -->\n';
    const path = `${MOVED}/SPEC.md`;
    const files = single('approved in_progress', { 'SPEC.md': hollow });
    const commits = [
      commit('b', 'oops', [path]),
      commit('a', 'checkpoint: user-auth-1 spec approved', [path]),
    ];
    const history = { [path]: [version('b', hollow), version('a', SPEC)] };
    const [one, ...more] = offered(files, { commits, history });
    expect(more).toEqual([]);
    expect(one?.changes).toEqual([{ kind: 'revert', path, commit: hex('a') }]);
    const { instruction } = recovery(files, { commits, history }).decision;
    expect(instruction).toContain('nothing but headings is there');
    expect(instruction).not.toContain('it is not there');
  });

  test('from the last checkpoint, not from the commit that wrote it first', () => {
    const path = `${DRAFT}/SPEC.md`;
    const commits = [
      commit('d', 'wip', [path]),
      commit('c', 'checkpoint: user-auth-1 solicitation progress', []),
      commit('b', 'checkpoint: user-auth-1 spec created', [path]),
      commit('a', 'begin', [path]),
    ];
    const history = { [path]: [version('d', null), version('b', SPEC), version('a', '# Other\n\nWords.\n')] };
    expect(offered(single('in_progress'), { commits, history })[0]?.changes).toEqual([
      { kind: 'revert', path, commit: hex('c') },
    ]);
  });

  test('of several items all at once, each from its own', () => {
    const files = workflow({
      items: [
        { statuses: 'in_progress' },
        { statuses: 'in_progress', files: ['SPEC.md'] },
        { statuses: 'in_progress' },
      ],
    });
    const [one, three] = [`${DRAFT}/SPEC.md`, `${FOLDER}/drafts/03-logout/SPEC.md`];
    const commits = [
      commit('b', 'checkpoint: user-auth-3 spec created', [three]),
      commit('a', 'checkpoint: user-auth-1 spec created', [one]),
    ];
    const history = { [one]: [version('a', SPEC)], [three]: [version('b', SPEC)] };
    expect(offered(files, { commits, history })[0]?.summary).toBe(
      'SPEC.md of 01-login, SPEC.md of 03-logout back from the last checkpoints aaaaaaaaaaaa, bbbbbbbbbbbb',
    );
  });
});

describe('is not', () => {
  const path = `${DRAFT}/SPEC.md`;
  const both: Extra['commits'] = [
    commit('b', 'checkpoint: user-auth-1 regressed to spec', [path]),
    commit('a', 'checkpoint: user-auth-1 spec created', [path]),
  ];

  test.each<readonly [string, Texts, Extra]>([
    ['what is there', single('in_progress', ['SPEC.md']), made(path)],
    [
      'what the last checkpoint took away itself',
      single('in_progress'),
      { commits: both, history: { [path]: [version('b', null), version('a', SPEC)] } },
    ],
    ['what held nothing but headings there', single('in_progress'), made(path, '# Login\n\n## Goal\n')],
    [
      'what no checkpoint has',
      single('in_progress'),
      { ...made(path), commits: [commit('a', 'wip', [path])] },
    ],
    [
      'what only the reflog knows',
      single('in_progress'),
      { ...made(path), commits: [commit('a', 'checkpoint: user-auth-1 spec created', [path], true)] },
    ],
    [
      'anything without a history',
      single('in_progress'),
      { ...made(path), history: { [path]: 'unavailable' } },
    ],
    [
      'a solicitation beside SPEC.md',
      single('in_progress', ['SPEC.md']),
      made(`${DRAFT}/solicitation-workflow.yaml`),
    ],
    ['anything of what is over', single('approved approved complete approved'), made(`${MOVED}/SPEC.md`)],
  ])('%s', (_, files, extra) => {
    expect(offered(files, extra)).toEqual([]);
  });

  test('and the decision is what it was', () => {
    expect(line(recovery(single('in_progress'), made(path)))).toBe('rerun · spec · step-interrupted');
  });
});
