// GitHub on simulated: every kind of effect lands once, is found again by its key, and has its line of words.
import { describe, expect, test } from 'vitest';
import { linesOf } from '../../src/demo/effect-lines.ts';
import { PULL } from '../../src/demo/github-scenario.ts';
import type { Branches, SimulatedCommit } from '../../src/demo/simulated-branches.ts';
import { land } from '../../src/demo/simulated-effects.ts';
import {
  OURS,
  open,
  person,
  type SimulatedGitHub,
  simulatedOver,
  write,
} from '../../src/demo/simulated-github.ts';
import { DEMO_AT } from '../../src/demo/story.ts';
import type { RemoteEffect } from '../../src/model/github/effects.ts';
import { plainPaint } from '../../src/report/terminal/layout.ts';
import { markerLine } from '../../src/text/comment-marker.ts';

const [OLD, NEW] = ['a'.repeat(40), 'b'.repeat(40)];

function branches(): Branches & { readonly made: readonly SimulatedCommit[] } {
  const heads = new Map<string, string>([[PULL.branch, OLD]]);
  const made: SimulatedCommit[] = [];
  return {
    made,
    head: (branch) => heads.get(branch) ?? null,
    pushed: new Map(),
    async commit(commit) {
      made.push(commit);
      heads.set(commit.branch, NEW);
      return NEW;
    },
    textOf: async () => 'one\ntwo\n',
  };
}

/** A pull request (12) with a person's comment (1001). */
function scene(): SimulatedGitHub {
  const simulated = simulatedOver(branches());
  const talk = open(
    simulated,
    { title: 'T', body: '', author: person('grace'), labels: [], branch: PULL.branch },
    DEMO_AT,
  );
  write(simulated, talk.number, person('ada'), '/resume', DEMO_AT);
  return simulated;
}

const bodyOf = (key: string, words: string) => `${markerLine({ key })}\n### ${words}\n`;
const commit = {
  key: 'k',
  branch: PULL.branch,
  head: OLD,
  edits: [{ path: 'state.md', text: 'one\nthree\n' }],
  message: 'chore: go on',
  trailers: { 'Rekindle-Action': 'resume' },
} as const;
const dispatch = { kind: 'dispatch', key: 'd', payload: { step: 'plan' }, base: OLD } as const;

const EFFECTS: readonly (readonly [RemoteEffect, RegExp])[] = [
  [
    { kind: 'comment', key: 'c', issue: 12, body: bodyOf('c', 'Found') },
    /comment 1002 on #12, made: “Found”/,
  ],
  [
    { kind: 'comment', key: 'm', issue: 12, body: bodyOf('m', 'Told'), once: true },
    /comment 1002 on #12, made: “Told”/,
  ],
  [
    {
      kind: 'issue',
      key: 'i',
      title: 'Board',
      body: `${markerLine({ key: 'i' })}\n**2 wait.**\n\n### Stale (2)\n`,
      labels: [],
    },
    /#13, made: “Board”, “2 wait.”\n +Stale \(2\)$/,
  ],
  [{ kind: 'react', key: 'r', at: { kind: 'comment', id: 1001 }, content: '+1' }, /👍 on comment 1001$/],
  [{ kind: 'label', key: 'l', issue: 12, add: ['x'], remove: ['y'] }, /on #12: \+ x, − y$/],
  [
    { kind: 'commit', ...commit },
    /b{12} on \S+, which stood at a{12}: “chore: go on”\n[\s\S]*-two\n +\+three$/,
  ],
  [
    {
      ...commit,
      kind: 'pull-request',
      branch: 'rekindle/x',
      base: PULL.branch,
      title: 'Go on',
      body: 'B',
      labels: [],
      reviewers: [],
      teams: [],
      draft: false,
    },
    /#13 from rekindle\/x into \S+ “Go on”$/,
  ],
  [
    {
      kind: 'check-run',
      key: 's',
      sha: OLD,
      conclusion: 'neutral',
      title: 'Fine',
      summary: '',
      annotations: [],
    },
    /neutral at a{12}: “Fine”$/,
  ],
  [
    { ...dispatch, way: { kind: 'repository-dispatch', type: 'go' } },
    /a repository_dispatch of the type go wakes the agent:\n +step {2}plan$/,
  ],
  [
    { ...dispatch, way: { kind: 'workflow-dispatch', workflow: 'a.yml', ref: 'main', inputs: {} } },
    /the workflow a\.yml on main wakes the agent:\n/,
  ],
  [{ ...dispatch, way: { kind: 'mention', issue: 12, body: '@a' } }, /a comment on #12 wakes the agent:\n/],
  [{ kind: 'archive-ref', key: 'a', ref: 'refs/rekindle/archive/x', sha: OLD }, /archive\/x keeps a{12}$/],
  [{ kind: 'close', key: 'z', issue: 12, reason: 'not_planned' }, /#12, not planned$/],
];

describe('each kind', () => {
  test.each(EFFECTS)('%j', async (effect, words) => {
    const simulated = scene();
    const first = await land(effect, simulated, DEMO_AT);
    expect([first.outcome, simulated.recorded.length]).toEqual(['done', 1]);
    const [recorded] = simulated.recorded;
    const view = { columns: 200, paint: plainPaint };
    const lines = recorded ? await linesOf(recorded, view, async () => 'one\ntwo\n') : [];
    expect(lines.join('\n')).toMatch(words);
    // A commit is not found by its key here: its branch has moved.
    const second = await land(effect, simulated, DEMO_AT);
    expect([second.outcome, simulated.recorded.length]).toEqual([
      effect.kind === 'commit' ? 'moved' : 'already',
      1,
    ]);
  });

  test('what stands there is brought to new words, and that is said', async () => {
    const simulated = scene();
    for (const words of ['Found', 'Recovered'])
      await land({ kind: 'comment', key: 'c', issue: 12, body: bodyOf('c', words) }, simulated, DEMO_AT);
    expect(simulated.recorded.map(({ again }) => again)).toEqual([false, true]);
    expect([...simulated.comments.values()].map(({ author, body }) => [author?.login, body])).toEqual([
      ['ada', '/resume'],
      [OURS.login, bodyOf('c', 'Recovered')],
    ]);
  });

  test('wrong: there is no such conversation', async () => {
    const effect = { kind: 'comment', key: 'c', issue: 99, body: 'B' } as const;
    await expect(land(effect, scene(), DEMO_AT)).rejects.toThrow('There is no conversation 99.');
  });
});
