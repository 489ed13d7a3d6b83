// What stands in the way of effects: people, rules, other hands and things that are gone.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { land } from '../../src/github/write/apply-effects.ts';
import { atNight } from '../exhaustive.ts';
import type { Call } from '../standin/calls.ts';
import type { GitHub } from '../standin/github.ts';
import {
  archive,
  card,
  changes,
  check,
  comment,
  commit,
  groundOf,
  issue,
  pull,
  REPO,
  startEffects,
} from './effects-scene.ts';

let github: GitHub;
beforeAll(async () => {
  github = await startEffects();
});
beforeEach(() => github.reset());
afterEach(() => expect(github.problems).toEqual([]));
afterAll(() => github.close());

const writes = () => github.calls.filter(changes).length;
const OURS = 'github-actions[bot]';

describe('commits', () => {
  test('keep every byte, take away what goes, and name their source', async () => {
    const { sha } = await land(commit(github), await groundOf(github));
    expect(sha).toBe(github.tip(REPO, 'work'));
    expect(await github.file(REPO, 'work', 'state.md')).toBe('\ufeffthree\r\n');
    expect(await github.file(REPO, 'work', 'old.md')).toBeNull();
  });

  atNight('G03 a branch that moved is left as it is', async () => {
    const effect = commit(github);
    const tip = await github.commit(REPO, 'work', [{ files: { 'state.md': 'mine\n' }, by: 'mona' }]);
    expect(await land(effect, await groundOf(github))).toMatchObject({ outcome: 'moved', sha: tip });
    expect([github.tip(REPO, 'work'), writes()]).toEqual([tip, 0]);
  });

  atNight('G03 one that moved while the commit was made is left as it is', async () => {
    const effect = commit(github);
    const ground = await groundOf(github);
    github.turns.hold('one');
    const landing = land(effect, ground);
    // Two reads, two blobs at most, a tree and a commit: then only the ref is to be moved.
    while (github.turns.waiting.length === 0) await new Promise((resolve) => setTimeout(resolve, 2));
    const stop = github.watch(() => {});
    github.turns.release('one', 6);
    const started = github.calls.length;
    while (github.calls.length < started + 6 || github.turns.waiting.length === 0)
      await new Promise((resolve) => setTimeout(resolve, 2));
    stop();
    const tip = await github.commit(REPO, 'work', [{ files: { 'state.md': 'mine\n' }, by: 'mona' }]);
    github.turns.release('one');
    expect(await landing).toMatchObject({ outcome: 'moved' });
    expect(github.tip(REPO, 'work')).toBe(tip);
  });

  atNight('G02 a branch that is gone has moved', async () => {
    const effect = commit(github);
    await github.dropBranch(REPO, 'work');
    expect(await land(effect, await groundOf(github))).toMatchObject({ outcome: 'moved', sha: null });
  });

  atNight('A01 one that others committed on top of is found', async () => {
    const effect = commit(github);
    const ground = await groundOf(github);
    const { sha } = await land(effect, ground);
    await github.commit(REPO, 'work', [{ files: { 'x.md': 'x' }, by: 'mona' }]);
    expect(await land(effect, ground)).toMatchObject({ outcome: 'already', sha });
  });

  atNight('X12 one with our trailer by somebody else is not ours', async () => {
    const effect = commit(github);
    const message = `fake\n\nRekindle-Source: ${effect.key}\n`;
    await github.commit(REPO, 'work', [{ files: { 'x.md': 'x' }, by: 'mona', message }]);
    expect(await land(effect, await groundOf(github))).toMatchObject({ outcome: 'moved' });
  });

  atNight('one that changes nothing is none', async () => {
    const effect = commit(github, { edits: [{ path: 'state.md', text: 'two\n' }] });
    expect(await land(effect, await groundOf(github))).toMatchObject({ outcome: 'already' });
  });

  atNight.each(['guarded', 'ruled'])('G06 a branch with rules refuses it: %s', async (branch) => {
    const tip = github.tip(REPO, branch);
    const landing = land(commit(github, { branch }), await groundOf(github));
    await expect(landing).rejects.toMatchObject({ refused: 'protected' });
    expect(github.tip(REPO, branch)).toBe(tip);
  });

  atNight('G07 workflow files are refused, and that is named', async () => {
    const edits = [{ path: '.github/workflows/agent.yml', text: 'on: push\n' }];
    const landing = land(commit(github, { edits }), await groundOf(github));
    await expect(landing).rejects.toMatchObject({ refused: 'workflows' });
  });
});

describe('proposals', () => {
  const branch = 'rekindle/a-1234';

  test('M10 one that a person closed is not opened again', async () => {
    const ground = await groundOf(github);
    const { number } = await land(pull(github), ground);
    await github.acts.edit(REPO, number ?? 0, 'mona', { state: 'closed' });
    const before = writes();
    expect(await land(pull(github), ground)).toMatchObject({ outcome: 'declined', number });
    expect(writes()).toBe(before);
  });

  atNight('M12 a branch that somebody else wrote to is not touched', async () => {
    const ground = await groundOf(github);
    const { number } = await land(pull(github), ground);
    const tip = await github.commit(REPO, branch, [{ files: { 'state.md': 'mine\n' }, by: 'mona' }]);
    const effect = { ...pull(github), edits: [{ path: 'state.md', text: 'newer\n' }] };
    expect(await land(effect, ground)).toMatchObject({ outcome: 'foreign', number });
    expect(github.tip(REPO, branch)).toBe(tip);
  });

  test('one that leads to another branch is left alone where the base counts', async () => {
    const ground = await groundOf(github);
    const effect = pull(github);
    const { number } = await land(effect, ground);
    const other = { ...effect, base: 'work', baseCounts: true } as const;
    const before = writes();
    expect(await land(other, ground)).toMatchObject({ outcome: 'foreign', number });
    expect(writes()).toBe(before);
    expect(await land({ ...other, base: 'main' }, ground)).toMatchObject({ outcome: 'already', number });
  });

  atNight('M13 a branch of that name that was there before is left, and another one is taken', async () => {
    const tip = await github.commit(REPO, branch, [{ files: { 'x.md': 'x' }, by: 'mona' }], 'main');
    const landed = await land(pull(github), await groundOf(github));
    expect(landed.outcome).toBe('done');
    expect(github.tip(REPO, branch)).toBe(tip);
    expect(github.tip(REPO, `${branch}-2`)).toBe(landed.sha);
  });

  atNight('M09 one whose base moved is set on it, and stays the same proposal', async () => {
    const ground = await groundOf(github);
    const first = await land(pull(github), ground);
    const head = await github.commit(REPO, 'main', [{ files: { 'b.md': 'b' }, by: 'mona' }]);
    const second = await land(pull(github, { head }), ground);
    expect(second).toMatchObject({ outcome: 'done', number: first.number });
    expect(second.sha).not.toBe(first.sha);
    expect(await github.file(REPO, branch, 'b.md')).toBe('b');
  });

  atNight('M16 A12 where Actions may open none, the branch is there and it is said why', async () => {
    github.acts.configure(REPO, { allowActionsPullRequests: false });
    const ground = await groundOf(github);
    await expect(land(pull(github), ground)).rejects.toMatchObject({ refused: 'actions-pull-requests' });
    const tip = github.tip(REPO, branch);
    expect(tip).not.toBeNull();
    await expect(land(pull(github), ground)).rejects.toMatchObject({ refused: 'actions-pull-requests' });
    expect(github.tip(REPO, branch)).toBe(tip);
  });

  atNight('reviewers that may not be asked cost those who may nothing', async () => {
    const effect = pull(github, { reviewers: ['nobody-here', 'mona'] });
    const { number, left } = await land(effect, await groundOf(github));
    const row = github.world.rows.pulls.all().find((one) => one.number === number);
    expect(row?.requested_reviewer_ids).toHaveLength(1);
    expect(left).toEqual([
      expect.stringMatching(/^The pull request \d+ is there, but nobody-here was not asked/),
    ]);
  });

  atNight('teams that may not be asked cost nobody anything, and one that may is asked once', async () => {
    const { orgs, teams, pulls } = github.world.rows;
    const org_id = orgs.findOneBy('login', 'harbour')?.id ?? 0;
    const words = { node_id: 'T_1', description: null, privacy: 'closed', permission: 'push' } as const;
    const { id } = teams.insert({ ...words, org_id, name: 'Keel', slug: 'keel' });
    const ground = await groundOf(github);
    const { number, left } = await land(pull(github, { teams: ['nobody-here', 'keel'] }), ground);
    expect(left).toEqual([expect.stringMatching(/the team nobody-here was not asked.*"members: read"/)]);
    const row = pulls.all().find((one) => one.number === number);
    expect([row?.requested_reviewer_ids.length, row?.requested_team_ids]).toEqual([1, [id]]);
    const sent = writes();
    await land(pull(github, { teams: ['Keel'] }), ground);
    expect(writes()).toBe(sent);
  });

  atNight('M17 one that changes nothing is none', async () => {
    const effect = pull(github, { edits: [{ path: 'state.md', text: 'one\n' }] });
    expect(await land(effect, await groundOf(github))).toMatchObject({ outcome: 'already', number: null });
    expect(github.tip(REPO, branch)).toBeNull();
  });
});

describe('words', () => {
  test('A08 a card is brought to its new words, and made anew where it was deleted', async () => {
    const ground = await groundOf(github);
    const { number } = await land(card('One.'), ground);
    expect(await land(card('Two.'), ground)).toMatchObject({ outcome: 'done', number });
    expect(github.world.rows.comments.get(number ?? 0)?.body).toContain('Two.');
    await github.acts.deleteComment(REPO, number ?? 0, 'mona');
    const made = await land(card('Two.'), ground);
    expect([made.outcome, made.number === number]).toEqual(['done', false]);
  });

  atNight('A05 a card on the third page of comments is found, and no second one made', async () => {
    const ground = await groundOf(github);
    const first = await github.acts.comment(REPO, 3, 'mona', 'talk');
    const { comments } = github.world.rows;
    const { id: _, ...talk } = comments.get(first) as NonNullable<ReturnType<typeof comments.get>>;
    for (let more = 0; more < 200; more += 1) comments.insert(talk);
    const { number } = await land(card('One.'), ground);
    const before = github.calls.length;
    expect(await land(card('Two.'), ground)).toMatchObject({ outcome: 'done', number });
    const pages = github.calls
      .slice(before)
      .filter(({ path }) => /\/issues\/3\/comments\?.*page=3/.test(path));
    expect(pages).toHaveLength(1);
    const ours = github.world.rows.comments.all().filter(({ body }) => body.includes('rekindle:v1'));
    expect(ours.map(({ id }) => id)).toEqual([number]);
  });

  atNight('X12 a marker that somebody else wrote is no card of ours', async () => {
    const { body } = card('Forged.');
    const forged = await github.acts.comment(REPO, 3, 'mona', body);
    const { number } = await land(card('Ours.'), await groundOf(github));
    expect(number).not.toBe(forged);
    expect(github.world.rows.comments.get(forged)?.body).toBe(body);
  });

  atNight('X12 an account that is trusted counts as ours, its issues too', async () => {
    const body = issue('Old.').body;
    const number = await github.acts.issue(REPO, 'mona', { title: 'Workflows', body });
    const there = await land(issue('Old.'), await groundOf(github, undefined, ['mona', 'nobody-here']));
    expect(there).toMatchObject({ outcome: 'already', number });
  });

  atNight('an answer stays as it is once it is given', async () => {
    const ground = await groundOf(github);
    await land(comment(), ground);
    const body = comment().body.replace('Done.', 'Undone.');
    expect(await land(comment({ body }), ground)).toMatchObject({ outcome: 'already' });
  });

  atNight('an issue that a person closed stays closed, with its new words', async () => {
    const ground = await groundOf(github);
    const { number } = await land(issue('One.'), ground);
    await github.acts.edit(REPO, number ?? 0, 'mona', { state: 'closed' });
    expect(await land(issue('Two.'), ground)).toMatchObject({ outcome: 'done', number });
    const row = github.world.rows.issues.all().find((one) => one.number === number);
    expect([row?.state, row?.body]).toEqual(['closed', issue('Two.').body]);
  });

  atNight('A09 a locked conversation', async () => {
    github.acts.lock(REPO, 1);
    await expect(land(comment(), await groundOf(github))).rejects.toMatchObject({ refused: 'locked' });
  });

  atNight('A06 an archived repository, and one without issues', async () => {
    const ground = await groundOf(github);
    github.acts.configure(REPO, { issues: false });
    await expect(land(issue(), ground)).rejects.toMatchObject({ refused: 'gone' });
    github.acts.configure(REPO, { issues: true, archived: true });
    await expect(land(issue(), ground)).rejects.toMatchObject({ refused: 'archived' });
  });
});

describe('the rest', () => {
  test('a check run that says something else is brought up to date, the newest of two', async () => {
    const ground = await groundOf(github);
    const { number } = await land(check(github), ground);
    const now = check(github, 60, { conclusion: 'failure' });
    expect(await land(now, ground)).toMatchObject({ outcome: 'done', number });
    const [row] = github.world.rows.checkRuns.all();
    expect([row?.conclusion, row?.output.annotations_count]).toEqual(['failure', 60]);
  });

  atNight('an archive that keeps another commit is not moved', async () => {
    const ground = await groundOf(github);
    await land(archive(github), ground);
    const sha = github.tip(REPO, 'main') ?? '';
    expect(await land({ ...archive(github), sha }, ground)).toMatchObject({ outcome: 'foreign' });
    expect(github.tip(REPO, archive(github).ref)).toBe(archive(github).sha);
  });

  atNight('what somebody else opened is not closed', async () => {
    const effect = { kind: 'close', key: 'c', issue: 1, reason: 'completed' } as const;
    expect(await land(effect, await groundOf(github))).toMatchObject({ outcome: 'foreign', number: 1 });
    expect(writes()).toBe(0);
  });

  atNight('a reaction takes the place of ours, and of nobody else’s', async () => {
    const said = github.world.rows.comments.all().find(({ body }) => body === '/rekindle resume');
    const id = said?.id ?? 0;
    await github.acts.react(REPO, id, 'mona', 'eyes');
    await github.acts.react(REPO, id, OURS, 'heart');
    const ground = await groundOf(github);
    const react = (content: 'eyes' | 'rocket') =>
      land({ kind: 'react', key: 'r', at: { kind: 'comment', id }, content }, ground);
    await react('eyes');
    expect(await react('rocket')).toMatchObject({ outcome: 'done' });
    const words = github.world.extras.reactions.filter(({ target, on }) => on === 'comment' && target === id);
    expect(words.map(({ content }) => content).toSorted()).toEqual(['eyes', 'heart', 'rocket']);
  });

  test('a label that is said to be absent, and is there, was not taken off', async () => {
    const ground = await groundOf(github);
    const labels = (add: readonly string[], remove: readonly string[]) =>
      land({ kind: 'label', key: 'l', issue: 3, add, remove }, ground);
    await labels(['rekindle: frozen'], []);
    github.fault({ on: ({ method }) => method === 'DELETE', kind: '404' });
    await expect(labels([], ['rekindle: frozen'])).rejects.toMatchObject({ refused: 'absent' });
    expect(await labels([], ['rekindle: frozen'])).toMatchObject({ outcome: 'done' });
  });

  atNight('labels of others stay, and ours have their colour', async () => {
    const ground = await groundOf(github);
    const labels = (add: readonly string[], remove: readonly string[]) =>
      land({ kind: 'label', key: 'l', issue: 3, add, remove }, ground);
    await labels(['docs', 'rekindle: stale'], []);
    expect(await labels(['rekindle: blocked'], ['rekindle: stale'])).toMatchObject({ outcome: 'done' });
    const issueRow = github.world.rows.issues.all().find(({ number }) => number === 3);
    const all = github.world.rows.labels.all().filter(({ id }) => issueRow?.label_ids.includes(id));
    expect(all.map(({ name, color }) => [name, color])).toEqual([
      ['docs', 'ededed'],
      ['rekindle: blocked', 'b60205'],
    ]);
  });
});

describe('what goes is kept on a host that takes no ref of ours', () => {
  const BRANCH = 'refs/heads/rekindle/archive/a-1';
  const isOwn = ({ method, body }: Call) =>
    method === 'POST' && JSON.stringify(body ?? null).includes('"refs/rekindle/');
  afterEach(() => github.clearFaults());

  test('a branch of the same name keeps it, and is found again', async () => {
    const ground = await groundOf(github);
    const effect = archive(github);
    github.fault({ on: isOwn, kind: '422', times: 9 });
    expect(await land(effect, ground)).toMatchObject({ outcome: 'done', sha: effect.sha, ref: BRANCH });
    expect([github.tip(REPO, effect.ref), github.tip(REPO, BRANCH)]).toEqual([null, effect.sha]);
    const before = writes();
    expect(await land(effect, ground)).toMatchObject({ outcome: 'already', sha: effect.sha, ref: BRANCH });
    // What was refused is asked again; the branch is not.
    expect(github.calls.filter(changes).slice(before).every(isOwn)).toBe(true);
  });

  atNight('a branch of that name with another commit is left alone, and nothing may go', async () => {
    const ground = await groundOf(github);
    const effect = archive(github);
    const other = github.tip(REPO, 'main') ?? '';
    await ground.client.rest.git.createRef({ owner: 'harbour', repo: 'tides', ref: BRANCH, sha: other });
    github.fault({ on: isOwn, kind: '422', times: 9 });
    expect(await land(effect, ground)).toMatchObject({ outcome: 'foreign', sha: other, ref: BRANCH });
    expect(github.tip(REPO, BRANCH)).toBe(other);
  });

  atNight('where neither is taken it is refused; a missing permission tries no branch', async () => {
    const ground = await groundOf(github);
    const effect = archive(github);
    github.fault({
      on: ({ method, path }) => method === 'POST' && path.endsWith('/git/refs'),
      kind: '422',
      times: 9,
    });
    await expect(land(effect, ground)).rejects.toMatchObject({ refused: 'rejected' });
    github.clearFaults();
    github.fault({ on: isOwn, kind: '403', times: 9 });
    await expect(land(effect, ground)).rejects.toMatchObject({ refused: 'permission' });
    expect(github.tip(REPO, BRANCH)).toBe(null);
  });
});
