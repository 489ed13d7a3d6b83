// `rekindle hook`: a session begins with what was interrupted; when it pauses, what is left is said.
import { spawnSync } from 'node:child_process';
import { appendFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { CODING_AGENTS } from '../../../src/model/command.ts';
import { rekindle, standingIn } from '../../cli/world.ts';
import { atNight, share } from '../../exhaustive.ts';
import { env, folder, git, put } from '../../local/repository.ts';
import { endedAt, removal } from '../../local/scenes.ts';
import { AT, sampleRepository, stateText } from '../sample.ts';

const INVOICE = 'ai-dev-shop:003-invoice-export';
const STATE = 'specs/003-invoice-export/.pipeline-state.md';
const LATER = ['--now', '2027-06-01'];

let shop = '';
beforeAll(async () => {
  shop = await sampleRepository('feature/invoice-export');
});

const hook = (args: readonly string[], dir = shop, input = '') =>
  rekindle(['hook', ...args, '-C', dir, ...AT], { input: async () => input });

/** A new repository with these states in its one commit, all of the demo's time. */
async function withStates(...features: readonly string[]): Promise<string> {
  const dir = await folder();
  await git(dir, 'init', '-q', '-b', 'main');
  for (const feature of features)
    await put(dir, `specs/${feature}/.pipeline-state.md`, stateText(feature, 'IN_PROGRESS'));
  await git(dir, 'add', '.');
  await git(dir, 'commit', '-q', '--allow-empty', '-m', 'begun');
  return dir;
}

describe('session-start', () => {
  test('prints the brief of the one workflow, as the command does', async () => {
    const dir = await withStates('001-a');
    const brief = await rekindle(['brief', 'ai-dev-shop:001-a', '-C', dir, ...AT]);
    const unasked = 'what differs from it on disk: see "git status"';
    const out = brief.out.replace('nothing on disk differs from it', unasked);
    expect(await hook(['session-start'], dir)).toEqual({ status: 0, out, err: '' });
  });

  atNight('prints nothing where nothing was interrupted', async () => {
    const dir = await withStates();
    await put(dir, 'specs/001-a/.pipeline-state.md', stateText('001-a', 'COMPLETE', 'done'));
    for (const agent of [[], ['--for', 'claude']])
      expect(await hook(['session-start', ...agent], dir)).toEqual({ status: 0, out: '', err: '' });
    expect((await hook(['session-start'], await withStates())).out).toBe('');
  });

  test('outside of a repository and in a bare one nothing is looked at', async () => {
    const dir = await folder();
    await put(dir, 'specs/001-a/.pipeline-state.md', stateText('001-a', 'IN_PROGRESS'));
    const bare = await folder();
    await git(bare, 'init', '-q', '--bare');
    for (const [event, where] of [
      ['session-start', dir],
      ['session-start', bare],
      ['stop', dir],
      ['stop', bare],
    ] as const)
      expect([event, await hook([event], where)]).toEqual([event, { status: 0, out: '', err: '' }]);
  });

  atNight('on a detached HEAD, and with a config that cannot be read, the brief is the same', async () => {
    const dir = await withStates('001-a');
    const { out } = await hook(['session-start'], dir);
    await git(dir, 'checkout', '-q', '--detach');
    const detached = out.replace('| Branch | `main` |', '| Branch | – |');
    expect(await hook(['session-start'], dir)).toEqual({ status: 0, out: detached, err: '' });
    await put(dir, '.github/rekindle.yml', 'custom-formats: [oops\n');
    await git(dir, 'add', '.github');
    await git(dir, 'commit', '-qm', 'a config');
    await git(dir, 'branch', '-qf', 'main');
    const broken = await hook(['session-start'], dir);
    expect([broken.status, broken.out.slice(0, 15)]).toEqual([0, '# Resume brief\n']);
    expect(broken.err).toMatch(
      /^rekindle: \.github\/rekindle\.yml of the default branch has mistakes[^\n]+\n$/,
    );
  });

  atNight('several are named for a person to choose from; one that is alive is meant', async () => {
    const dir = await withStates('001-a', '002-b');
    const { out } = await hook(['session-start'], dir);
    expect(out).toMatch(
      /^# Interrupted workflows\n\n2 workflows were interrupted here\. Ask which one is meant/,
    );
    const row = '- `ai-dev-shop:001-a`: rerun · constitution-check-missing (recent)';
    expect(out).toContain(`${row}\n- \`ai-dev-shop:002-b\`: `);
    const old = stateText('003-old', 'IN_PROGRESS', 'programmer', '2026-01-01T00:00:00Z');
    const one = await withStates('001-a');
    await put(one, 'specs/003-old/.pipeline-state.md', old);
    const chosen = await hook(['session-start'], one);
    expect(chosen.out).toMatch(/^# Resume brief\n/);
    expect(chosen.out).toMatch(/\n## Also interrupted here\n\n- `ai-dev-shop:003-old`: .* \(abandoned\)\n$/);
  });

  atNight('a name that is no plain word stands nowhere in the list', async () => {
    const out = (await hook(['session-start'], await withStates('001-a', 'do x & y'))).out;
    expect(out).not.toContain('do x');
    expect(out).toContain('and 1 more: "rekindle scan" lists them');
  });

  atNight('a state file that cannot be read is counted', async () => {
    const dir = await withStates('001-a');
    await put(dir, 'specs/002-b/.specify-state.local.md', '');
    expect((await hook(['session-start'], dir)).out).toContain('One state file here cannot be read');
  });

  atNight('within a budget; the last line says what was left out', async () => {
    const whole = (await hook(['session-start'])).out;
    const { out } = await hook(['session-start', '--budget', '1500']);
    expect(out.length).toBeLessThanOrEqual(1500);
    expect(whole.length).toBeGreaterThan(1500);
    expect(out).toMatch(/^# Resume brief\n[\s\S]*\n## What to do\n/);
    expect(out).toMatch(
      /\nLeft out, [^\n]+\. All of it: "rekindle brief ai-dev-shop:003-invoice-export"\.\n$/,
    );
    for (const wrong of ['0', '12', 'x', '-5', '8e3'])
      expect(await hook(['session-start', `--budget=${wrong}`])).toMatchObject({
        status: 1,
        err: expect.stringContaining('--budget: found'),
      });
  });

  atNight('in the form of each agent', async () => {
    const dir = await withStates('001-a');
    const text = (await hook(['session-start'], dir)).out;
    const started = { hookSpecificOutput: { hookEventName: 'SessionStart', additionalContext: text } };
    const forms = { claude: started, codex: started, gemini: started };
    const all = { ...forms, copilot: { additionalContext: text }, cursor: { additional_context: text } };
    for (const agent of CODING_AGENTS) {
      const { status, out } = await hook(['session-start', '--for', agent], dir);
      expect([agent, status, JSON.parse(out)]).toEqual([agent, 0, all[agent]]);
    }
  });

  atNight('in the folder that the agent names, where none is typed', async () => {
    const dir = await withStates('001-a');
    const input = async () => JSON.stringify({ cwd: dir, session_id: 's', source: 'startup' });
    const { out } = await rekindle(['hook', 'session-start', ...AT], { input });
    expect(out).toContain('`ai-dev-shop:001-a`');
    const here = await rekindle(['hook', 'session-start', ...AT], { open: standingIn(dir) });
    expect(here.out).toBe(out);
  });

  atNight('a change that was cut short comes first', async () => {
    const dir = await endedAt(removal, 'unlinkSync', 3);
    const { status, out } = await hook(['session-start'], dir);
    expect([status, out]).toEqual([0, expect.stringMatching(/^# A change was cut short\n/)]);
  });
});

describe('stop', () => {
  test('one line says what is not finished, unless that is long ago or a person is waited for', async () => {
    const dir = await withStates('001-a');
    const line = 'rekindle: ai-dev-shop:001-a: is not finished (rerun · constitution-check-missing).\n';
    expect(await hook(['stop'], dir)).toEqual({ status: 0, out: '', err: line });
    const later = await rekindle(['hook', 'stop', '-C', dir, ...LATER]);
    expect(later).toEqual({ status: 0, out: '', err: '' });
    const waiting = await sampleRepository('feature/user-auth');
    expect((await hook(['stop'], waiting)).err).not.toContain('005-user-auth');
  });

  atNight('and what is in no commit, with the line that saves it, which then is true', async () => {
    const dir = await sampleRepository('feature/invoice-export');
    await appendFile(join(dir, STATE), '- a note\n');
    const { err } = await hook(['stop'], dir);
    const typed = `rekindle checkpoint ${INVOICE} --yes`;
    expect(err).toContain(`its state on disk is in no commit: "${typed}" saves it`);
    const saved = await rekindle([...typed.split(' ').slice(1), '-C', dir, ...AT]);
    expect(saved.status).toBe(0);
    expect((await hook(['stop'], dir)).err).not.toContain('in no commit');
  });

  atNight('a list that differs alone is of the workflow that it lists, and is saved with it', async () => {
    const dir = await folder();
    await git(dir, 'init', '-q', '-b', 'main');
    const list = (mark: string) => `- [${mark}] **Track: T**\n  [t](./tracks/t/)\n`;
    await put(dir, 'conductor/tracks.md', list(' '));
    await put(dir, 'conductor/tracks/t/spec.md', '# S\n\nx\n');
    await put(dir, 'conductor/tracks/t/plan.md', '# Plan\n\n## Phase 1\n\n- [x] Task: A\n- [ ] Task: B\n');
    await git(dir, 'add', '.');
    await git(dir, 'commit', '-q', '-m', 'begun');
    await git(dir, 'checkout', '-qb', 'w');
    await put(dir, 'conductor/tracks.md', list('~'));
    expect((await hook(['stop'], dir)).err).toContain('"rekindle checkpoint conductor:t --yes" saves it');
    expect((await rekindle(['checkpoint', '--yes', '-C', dir, ...AT])).status).toBe(0);
    expect(await git(dir, 'status', '--porcelain')).toBe('');
    expect((await hook(['stop'], dir)).err).not.toContain('in no commit');
  });

  atNight('on the default branch, where nothing is committed, it names no line that is refused', async () => {
    const dir = await sampleRepository('main');
    await put(dir, 'specs/077-x/.pipeline-state.md', stateText('077-x', 'IN_PROGRESS'));
    const { err } = await hook(['stop'], dir);
    expect(err).toContain('in no commit: check out a branch of its own');
    expect(err).not.toContain('rekindle checkpoint ai-dev-shop');
  });

  atNight('nothing is stopped unless that is asked for, and then once', async () => {
    const dir = await withStates('001-a');
    const line = 'ai-dev-shop:001-a: is not finished (rerun · constitution-check-missing).';
    const told = { systemMessage: line };
    const kept = { decision: 'block', reason: line };
    const forms = {
      claude: [told, kept],
      codex: [told, kept],
      gemini: [told, { decision: 'deny', reason: line }],
      copilot: [2, kept],
      cursor: [0, { followup_message: line }],
    };
    const again = JSON.stringify({ stop_hook_active: true, loop_count: 1 });
    for (const agent of CODING_AGENTS) {
      const [says, blocks] = forms[agent];
      const args = ['stop', '--for', agent];
      const expected =
        typeof says === 'number'
          ? { status: says, out: '', err: `rekindle: ${line}\n` }
          : { status: 0, out: `${JSON.stringify(says)}\n`, err: '' };
      expect([agent, await hook(args, dir)]).toEqual([agent, expected]);
      const blocked = await hook([...args, '--block'], dir);
      expect([agent, blocked.status, JSON.parse(blocked.out)]).toEqual([agent, 0, blocks]);
      expect([agent, await hook([...args, '--block'], dir, again)]).toEqual([agent, expected]);
    }
    expect(await hook(['stop', '--block'], dir)).toMatchObject({ status: 2, err: `rekindle: ${line}\n` });
    expect((await hook(['stop', '--block'], dir, again)).status).toBe(0);
  });

  atNight('where nothing is left nothing is said', async () => {
    for (const agent of [[], ['--for', 'gemini', '--block']])
      expect(await hook(['stop', ...agent], await folder())).toEqual({ status: 0, out: '', err: '' });
  });
});

test.each(
  share(
    [
      [['begin'], 'EVENT: found "begin", expected session-start or stop.'],
      [['stop', '--for', 'claud'], '--for: found "claud"'],
      [['stop', '--oops'], "unknown option '--oops'"],
      [[], 'EVENT'],
    ],
    4,
  ),
)('%j is wrong, and ends with 1: for an agent 2 is the word to stop', async (args, said) => {
  const { status, out, err } = await rekindle(['hook', ...args]);
  expect([status, out, err]).toEqual([1, '', expect.stringContaining(said)]);
});

atNight('what is no folder, or is handed over by no agent, ends with 1 as well', async () => {
  expect(await hook(['stop'], '/no/such/folder')).toMatchObject({ status: 1, out: '' });
  expect(await hook(['session-start'], shop, 'hello')).toMatchObject({ status: 1, out: '' });
  expect(await git(shop, 'status', '--porcelain')).toBe('');
});

atNight('as a process: what the agent hands over on stdin names the folder', async () => {
  const dir = await withStates('001-a');
  const door = resolve(import.meta.dirname, '../../../src/cli.ts');
  const { status, stdout, stderr } = spawnSync(process.execPath, [door, 'hook', 'session-start', ...AT], {
    cwd: shop,
    env,
    input: JSON.stringify({ session_id: 's', cwd: dir, hook_event_name: 'SessionStart', source: 'startup' }),
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout).toBe((await hook(['session-start'], dir)).out);
});
