// Subjects and trailers of messages are what git itself reads in them.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type CommitNode,
  isOurOwn,
  isProgress,
  stampOf,
  subjectOf,
} from '../../../src/github/snapshot/graphql-commits.ts';
import { build, git, type Step } from '../../local/repository.ts';

const line = fc.oneof(
  {
    arbitrary: fc.constantFrom('Rekindle-Action: resume', 'rekindle-action : x', 'Rekindle-Action:'),
    weight: 4,
  },
  fc.constantFrom(
    'Signed-off-by: A <a@b>',
    '(cherry picked from commit 1)',
    'Closes: 7',
    'Rekindle-Actions: 1',
  ),
  fc.constantFrom(
    'prose without end',
    'Note that: prose',
    '# remark',
    '  goes on',
    '\tgoes on: there',
    '---',
  ),
  { arbitrary: fc.constantFrom('', ' ', '\t', '\r'), weight: 4 },
  fc.constantFrom('subject \r', 'zwei\u00a0Wörter \u2003', '日本', ':x', '- : y'),
);
const message = fc.array(line, { maxLength: 9 }).map((lines) => lines.join('\n'));

describe('a message', () => {
  test('T05 T06 has the subject and our trailer exactly where git finds them', async () => {
    const messages = fc.sample(message, { numRuns: 1500, seed: 20_261_128 });
    const steps = messages.map((text, i): Step => ({ id: `s${i}`, day: 1, message: text, ...parentsOf(i) }));
    const built = await build({ steps, refs: { main: `s${messages.length - 1}` } });
    const fields = '%s%x00%(trailers:key=Rekindle-Action,valueonly)%x00';
    const out = await git(built.dir, 'log', '-z', '--reverse', `--format=${fields}`, 'main');
    const found = out.split('\0').slice(0, 3 * messages.length);
    let ours = 0;
    for (const [i, text] of messages.entries()) {
      const [subject = '', trailer = ''] = found.slice(3 * i, 3 * i + 2);
      expect([text, subjectOf(text)]).toEqual([text, subject]);
      expect([text, isOurOwn(text)]).toEqual([text, trailer !== '']);
      ours += trailer === '' ? 0 : 1;
    }
    expect(ours).toBeGreaterThan(50);
  });
});

const parentsOf = (i: number) => (i === 0 ? {} : { parents: [`s${i - 1}`] });

const commit = (more: Partial<CommitNode>): CommitNode => ({
  oid: 'a1'.repeat(20),
  committedDate: '2026-05-04T05:02:01+02:00',
  message: 'x\n\nbody',
  author: { name: 'Ada', email: '7+ada@users.noreply.github.com' },
  parents: { totalCount: 1, nodes: [{ oid: 'b2'.repeat(20) }] },
  ...more,
});

test('a stamp is in UTC, to the second, and its subject is bounded', () => {
  const stamp = stampOf(commit({ message: 'x'.repeat(5000) }));
  expect(stamp).toEqual({ commit: 'a1'.repeat(20), at: '2026-05-04T03:02:01Z', subject: 'x'.repeat(1000) });
});

test.each<readonly [string, Partial<CommitNode>, readonly string[], boolean]>([
  ['a first commit', { parents: { totalCount: 0, nodes: [] } }, [], true],
  ['a commit', {}, ['grace'], true],
  ['a merge', { parents: { totalCount: 2, nodes: null } }, [], false],
  ['our own', { message: 'x\n\nRekindle-Action: skip' }, [], false],
  ['a bot by its login', {}, ['ada'], false],
  ['a bot by its name', { author: { name: 'Renovate Bot', email: null } }, ['renovate bot'], false],
  ['a bot by its address', {}, ['7+ada@users.noreply.github.com'], false],
  ['nobody', { author: null }, ['ada'], true],
])('T04 T05 %s counts or not', (_, more, bots, counts) => {
  expect(isProgress(commit(more), new Set(bots))).toBe(counts);
});
