// The guard after an agent's step: what is unfinished or would be lost with the runner is said where people
// look.
import { chmod, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { localEdge } from '../../src/local/repository-source.ts';
import type { GuardCall } from '../../src/modes/guard/touched-workflows.ts';
import { guard } from '../../src/modes/guard.ts';
import type { SweepInputs } from '../../src/modes/sweep/sweep-state.ts';
import { atNight } from '../exhaustive.ts';
import { env, folder, git, put } from '../local/repository.ts';
import { unprivileged } from '../local/unprivileged.ts';
import { everywhere, swift } from './crashes.ts';
import type { HubOptions, Stage, TestHub } from './hub.ts';
import { ago, cardsOn, INPUTS, index, issuesOf, ownOf, type Seed, stageOf } from './stages.ts';
import { later, pushed, swept, told } from './sweeping.ts';
import { headOf } from './world.ts';

const PATH = 'specs/1-a/.workflow/index.md';
const text = (status: string, at = ago(0)) => index('1-a', status, at)[PATH] ?? '';

interface Scene {
  readonly stage: Stage;
  readonly dir: string;
  readonly call: GuardCall;
}

/** A checkout of the branch `work`, as a job has it. */
async function checkout(status: string, more: { pull?: boolean; main?: Seed['main'] } = {}): Promise<Scene> {
  const { pull = true, main = {} } = more;
  const stage = await stageOf({
    main,
    branches: { work: { days: 0, files: { [PATH]: text(status) }, pull } },
  });
  const dir = await folder();
  await git(dir, 'clone', '-q', '--depth=1', '--branch=work', `file://${stage.dir}`, '.');
  const head = headOf(stage.dir, 'work') ?? '';
  return { stage, dir, call: { branch: 'work', head, began: head, job: 'success', checkpoint: false } };
}

async function guarded(
  { stage, dir, call }: Scene,
  more: Partial<GuardCall> = {},
  inputs: Partial<SweepInputs> = {},
  options: Partial<HubOptions> = {},
) {
  const hub = swift(stage, options);
  return told(await run(hub, dir, { ...call, ...more }, inputs), hub);
}

async function run(hub: TestHub, dir: string, call: GuardCall, inputs: Partial<SweepInputs> = {}) {
  const edge = await localEdge(dir, { env });
  return guard(hub, { ...INPUTS, ...inputs }, call, edge);
}

const checkOf = ({ stage }: Scene) =>
  stage.world.checkRuns.map(({ sha, conclusion, title }) => ({ sha, conclusion, title }));

describe('the guard', () => {
  test('is content where all is finished and pushed', async () => {
    const scene = await checkout('completed');
    const { said } = await guarded(scene);
    expect(checkOf(scene)).toEqual([
      { sha: scene.call.head, conclusion: 'success', title: 'All finished and pushed' },
    ]);
    expect(cardsOn(scene.stage, 1)).toEqual([]);
    expect(said).toEqual([]);
  });

  atNight('is content where there is no workflow', async () => {
    const scene = await checkout('completed');
    await git(scene.dir, 'rm', '-q', '-r', 'specs');
    await git(scene.dir, 'commit', '-q', '-m', 'gone');
    await git(scene.dir, 'push', '-q', 'origin', 'work');
    await guarded(scene);
    expect(checkOf(scene)).toMatchObject([{ conclusion: 'success' }]);
  });

  test('stops where an unfinished workflow was taken away, and no pushed commit says so', async () => {
    const scene = await checkout('spec_writing');
    await git(scene.dir, 'rm', '-q', '-r', 'specs');
    const gone = { conclusion: 'action_required', title: '1 unfinished workflow taken away, not pushed' };
    const { said } = await guarded(scene);
    expect(checkOf(scene)).toMatchObject([gone]);
    expect(scene.stage.world.checkRuns[0]?.summary).toContain('- `humaninloop:1-a`');
    expect(said).toEqual(['warning humaninloop:1-a: taken away, which no pushed commit says.']);
    await git(scene.dir, 'commit', '-q', '-m', 'gone');
    await guarded(scene);
    expect(checkOf(scene)).toMatchObject([gone]);
    await git(scene.dir, 'push', '-q', 'origin', 'work');
    await guarded(scene);
    expect(checkOf(scene)).toMatchObject([{ conclusion: 'success', title: 'All finished and pushed' }]);
  });

  test('does not say of a folder that cannot be read that its workflows were taken away', async () => {
    const scene = await checkout('spec_writing');
    await writeFile(join(scene.dir, 'README.md'), 'Something differs.\n');
    await chmod(join(scene.dir, 'specs'), 0);
    const edge = await localEdge(scene.dir, { env });
    const survey: typeof edge.survey = (...asked) => unprivileged(scene.dir, () => edge.survey(...asked));
    await guard(swift(scene.stage), INPUTS, scene.call, { ...edge, survey });
    expect(scene.stage.world.checkRuns[0]?.summary).not.toContain('taken away');
    expect(checkOf(scene)).toMatchObject([
      { conclusion: 'action_required', title: '1 folder that cannot be read' },
    ]);
  });

  test('does not call commits pushed that are not, where there is no workflow', async () => {
    const scene = await checkout('completed');
    await git(scene.dir, 'rm', '-q', '-r', 'specs');
    await git(scene.dir, 'commit', '-q', '-m', 'gone');
    await guarded(scene);
    const title = 'Nothing unfinished, and commits that were not pushed';
    expect(checkOf(scene)).toMatchObject([{ conclusion: 'success', title }]);
  });

  test('of two jobs at one commit the second does not hide what the first left', async () => {
    const scene = await checkout('completed');
    await writeFile(join(scene.dir, PATH), text('validating'));
    const trouble = '1 workflow unfinished, 1 workflow with state that was not pushed';
    await guarded(scene, { jobName: 'Agents/one' });
    const dir = await folder();
    await git(dir, 'clone', '-q', '--depth=1', '--branch=work', `file://${scene.stage.dir}`, '.');
    await guarded({ ...scene, dir }, { jobName: 'Agents/two' });
    expect(checkOf(scene)).toMatchObject([
      { conclusion: 'action_required', title: `Another job: ${trouble}` },
    ]);
    // Its own next run takes the place of what it said.
    await writeFile(join(scene.dir, PATH), text('completed'));
    await git(scene.dir, 'checkout', '-q', '.');
    await guarded(scene, { jobName: 'Agents/one' });
    expect(checkOf(scene)).toMatchObject([{ conclusion: 'success', title: 'All finished and pushed' }]);
  });

  atNight('stops an unfinished workflow, with a card on the pull request', async () => {
    const scene = await checkout('spec_writing');
    const { said, output } = await guarded(scene, { job: 'failure' }, { htmlFile: '/runner/page.html' });
    expect(checkOf(scene)).toEqual([
      { sha: scene.call.head, conclusion: 'action_required', title: '1 workflow unfinished' },
    ]);
    const [card] = cardsOn(scene.stage, 1);
    expect(card).toContain("'1-a': ");
    expect(card).toContain('The job failed before it was finished; all of it was pushed.');
    expect(said).toEqual(['warning humaninloop:1-a: 1 workflow unfinished.']);
    expect(output('workflows')).toBe('1');
    expect(output('report-html')).toBe('/runner/page.html');
  });

  atNight('lets a merge go on where there is to be no gate', async () => {
    const scene = await checkout('spec_writing');
    await guarded(scene, {}, { gate: false });
    expect(checkOf(scene)).toMatchObject([{ conclusion: 'neutral' }]);
  });

  test('names what is not committed, and what is not pushed', async () => {
    const scene = await checkout('spec_writing');
    await writeFile(join(scene.dir, PATH), text('validating'));
    await put(scene.dir, 'specs/1-a/notes.md', 'x\n');
    await put(scene.dir, 'elsewhere.txt', 'x\n');
    await guarded(scene, { job: 'cancelled' });
    const [check] = scene.stage.world.checkRuns;
    expect(check).toMatchObject({
      conclusion: 'action_required',
      title: '1 workflow unfinished, 1 workflow with state that was not pushed',
    });
    expect(check?.summary).toContain('The job was cancelled.');
    expect(check?.summary).toContain(`- \`${PATH}\``);
    expect(check?.summary).not.toContain('elsewhere');
    expect(cardsOn(scene.stage, 1)[0]).toContain('not committed; they are gone with it.');
    await git(scene.dir, 'add', '.');
    await git(scene.dir, 'commit', '-q', '-m', 'wip');
    await guarded(scene);
    expect(scene.stage.world.checkRuns).toHaveLength(1);
    expect(scene.stage.world.checkRuns[0]?.summary).toContain('its last commits');
    expect(cardsOn(scene.stage, 1)).toEqual([expect.stringContaining('commits that were not pushed')]);
  });

  atNight('stops a finished workflow too whose last state is not pushed', async () => {
    const scene = await checkout('spec_writing');
    await writeFile(join(scene.dir, PATH), text('completed'));
    await guarded(scene);
    expect(checkOf(scene)).toMatchObject([
      { conclusion: 'action_required', title: '1 workflow with state that was not pushed' },
    ]);
  });

  atNight('S01 stops a state file that was left empty: unreadable is never finished', async () => {
    const scene = await checkout('completed');
    await writeFile(join(scene.dir, PATH), '');
    const { said } = await guarded(scene, { job: 'failure' });
    expect(checkOf(scene)).toMatchObject([
      { conclusion: 'action_required', title: '1 state file that cannot be read' },
    ]);
    expect(said).toEqual([`warning ${PATH}: this state file cannot be read.`]);
  });

  atNight('does not mind what the job never had in hand: the same as on the default branch', async () => {
    const scene = await checkout('completed', { main: index('9-other', 'spec_writing', ago(3)) });
    await guarded(scene);
    expect(checkOf(scene)).toMatchObject([{ conclusion: 'success' }]);
  });

  atNight('opens an issue where there is no pull request, within max-open-issues', async () => {
    const scene = await checkout('spec_writing', { pull: false });
    await guarded(scene);
    expect(ownOf(scene.stage)).toEqual([
      expect.objectContaining({ title: expect.stringMatching(/^'1-a': /), open: true }),
    ]);
    const other = await checkout('spec_writing', { pull: false });
    const { page } = await guarded(other, {}, { maxOpenIssues: 0 });
    expect(issuesOf(other.stage)).toEqual([]);
    expect(page).toContain("'1-a': ");
  });

  atNight('leaves what the sweep finds so as it is, until the workflow moves', async () => {
    const scene = await checkout('spec_writing', { pull: false });
    await guarded(scene);
    const before = ownOf(scene.stage);
    await swept(scene.stage);
    expect(ownOf(scene.stage)).toEqual(before);
    await swept(scene.stage, later(10));
    expect(ownOf(scene.stage)).toEqual([expect.objectContaining({ open: true })]);
  });

  atNight('T11 says nothing of a workflow that is frozen', async () => {
    const scene = await checkout('spec_writing');
    scene.stage.world.talks[0]?.labels.push('rekindle: frozen');
    await guarded(scene);
    expect(cardsOn(scene.stage, 1)).toEqual([]);
    expect(checkOf(scene)).toMatchObject([{ conclusion: 'action_required' }]);
  });

  atNight('G10 in a job of a merge queue shows its check run at the head of the group', async () => {
    const scene = await checkout('spec_writing');
    await guarded(scene, { branch: null });
    expect(checkOf(scene)).toMatchObject([{ sha: scene.call.head, conclusion: 'action_required' }]);
    expect(cardsOn(scene.stage, 1)).toEqual([]);
  });

  test('C10 in a job for a fork writes nothing: what was found stands in the summary', async () => {
    const scene = await checkout('spec_writing');
    await writeFile(join(scene.dir, PATH), text('validating'));
    const fork = { branch: null, fork: true, checkpoint: true };
    const { said, page, hub } = await guarded(scene, fork);
    expect(hub.spent().writes).toBe(0);
    expect([checkOf(scene), cardsOn(scene.stage, 1)]).toEqual([[], []]);
    expect(page).toContain('1 changed file');
    expect(said.join('\n')).toContain('Nothing is written: this is work on a fork');
  });

  test('on a branch that is not looked at writes nothing', async () => {
    const config = { '.github/rekindle.yml': 'ignore:\n  branches: [work]\n' };
    const scene = await checkout('spec_writing', { main: config });
    const { said, hub } = await guarded(scene, { checkpoint: true });
    expect(hub.spent().writes).toBe(0);
    expect(said.join('\n')).toContain(
      'Nothing is written: ignore.branches in the config leaves the branch "work" alone.',
    );
  });

  test.each([
    ['is where the branch stands that was checked out', {}],
    ['is the commit that is checked out, of no branch', { branch: null }],
  ] as const)('on an event about no commit, its check run %s', async (_, more) => {
    const scene = await checkout('spec_writing');
    const main = headOf(scene.stage.dir, 'main') ?? '';
    await guarded(scene, { ...more, head: null, began: main });
    expect(checkOf(scene)).toMatchObject([{ sha: scene.call.head, conclusion: 'action_required' }]);
    const dir = await folder();
    await git(dir, 'clone', '-q', '--depth=1', `file://${scene.stage.dir}`, '.');
    await guarded({ ...scene, dir }, { branch: 'main', head: null, began: main });
    expect(checkOf(scene)).toMatchObject([
      { sha: scene.call.head, conclusion: 'action_required' },
      { sha: main, conclusion: 'success' },
    ]);
  });

  atNight('on an event about no commit, it has none where GitHub has no commit of the branch', async () => {
    const scene = await checkout('spec_writing', { pull: false });
    await git(scene.dir, 'switch', '-q', '-c', 'agent');
    await put(scene.dir, 'specs/1-a/notes.md', 'x\n');
    await git(scene.dir, 'add', '.');
    await git(scene.dir, 'commit', '-q', '-m', 'wip');
    const began = headOf(scene.stage.dir, 'main') ?? '';
    const { said, page } = await guarded(scene, { branch: 'agent', head: null, began });
    expect(checkOf(scene)).toEqual([]);
    expect(page).toContain('its last commits');
    expect(said.join('\n')).toContain('No check run is written: found no commit');
    // Nothing would ever close an issue about it.
    expect(ownOf(scene.stage)).toEqual([]);
    expect(said.join('\n')).toContain('No issue is opened about humaninloop:1-a: found no such branch');
    expect(page).toContain("'1-a': ");
  });

  test('what was pushed is not lost where somebody pushed on top of it', async () => {
    const scene = await checkout('spec_writing');
    await put(scene.dir, 'a.txt', 'x\n');
    await git(scene.dir, 'add', '.');
    await git(scene.dir, 'commit', '-q', '-m', 'wip');
    await git(scene.dir, 'push', '-q', 'origin', 'work');
    pushed(scene.stage, 'work', { 'b.txt': 'x\n' });
    await guarded(scene);
    expect(checkOf(scene)).toMatchObject([{ title: '1 workflow unfinished' }]);
    const lost = { ...scene, stage: (await checkout('spec_writing')).stage };
    await guarded(lost);
    expect(lost.stage.world.checkRuns[0]?.summary).toContain('its last commits');
  });

  atNight.each(['checks: write', 'pull-requests: write', 'pull-requests: read', 'issues: read'])(
    'A12 without %s says what it can, and names that',
    async (scope) => {
      const scene = await checkout('spec_writing');
      const { said, page, result } = await guarded(scene, {}, {}, { lacks: [scope] });
      expect(said.join('\n')).toContain(scope);
      expect(page).toContain('The job went through.');
      expect(result.failed).toBe(false);
      expect(scene.stage.world.checkRuns).toHaveLength(scope === 'checks: write' ? 0 : 1);
    },
  );

  atNight('R01 whatever ends it at whichever call, run again it comes to the same', async () => {
    const scene = await checkout('spec_writing');
    await writeFile(join(scene.dir, PATH), text('validating'));
    const again = (hub: TestHub) => run(hub, scene.dir, scene.call);
    const points = await everywhere({ stage: scene.stage, run: again }, [
      'crash',
      'lost',
      'limit',
      'refused',
    ]);
    console.log(`guard: ${points} points`);
    expect(points).toBeGreaterThan(20);
  });
});
