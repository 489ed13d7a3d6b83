// `rekindle init --agent`: an agent's hooks and a note, shown and asked for, beside what is there already.
import { existsSync } from 'node:fs';
import { readFile, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CODING_AGENTS } from '../../../src/model/command.ts';
import { misuse, rekindle } from '../../cli/world.ts';
import { atNight } from '../../exhaustive.ts';
import { build, folder, git, put } from '../../local/repository.ts';

const SETTINGS = '.claude/settings.json';
const MINE = '{\n  "model": "opus",\n  "hooks": {\n    "Stop": []\n  }\n}\n';

async function repository(files: Readonly<Record<string, string>> = {}): Promise<string> {
  const steps = [{ id: 'a', day: 1, files: { 'README.md': '# Shop\n', ...files } }];
  return (await build({ steps, refs: { main: 'a' }, checkout: 'main' })).dir;
}

const textAt = (dir: string, path: string) => readFile(join(dir, path), 'utf8');
const written = async (dir: string) =>
  (await git(dir, 'status', '--porcelain', '--untracked-files=all')).split('\n').map((line) => line.slice(3));

atNight('all agents at once: every file is shown, then written; a second time nothing is', async () => {
  const dir = await repository();
  const args = ['init', dir, ...CODING_AGENTS.flatMap((agent) => ['--agent', agent])];
  const looked = await rekindle([...args, '--dry-run']);
  expect(await git(dir, 'status', '--porcelain')).toBe('');
  const { status, out, err } = await rekindle([...args, '--yes']);
  expect([status, out]).toEqual([0, '']);
  expect(err).toMatch(
    /^# have claude, codex, copilot, cursor, gemini call Rekindle in \/\S+ \(8 files: 8 created\)\n/,
  );
  expect(err).toContain(looked.out);
  expect(err).toContain('must be on the PATH');
  expect(err).not.toContain('.github/workflows');
  expect((await written(dir)).toSorted()).toEqual(
    [
      '.claude/settings.json',
      '.claude/skills/rekindle/SKILL.md',
      '.codex/hooks.json',
      '.cursor/hooks.json',
      '.gemini/settings.json',
      '.github/hooks/rekindle.json',
      'AGENTS.md',
      'GEMINI.md',
    ].toSorted(),
  );
  const again = await rekindle([...args, '--yes']);
  const said = 'rekindle: every file is there already; nothing is to be changed.\n';
  expect(again).toEqual({ status: 0, out: '', err: said });
});

atNight('settings that stand there keep their bytes, and without a yes nothing is touched', async () => {
  const dir = await repository({ [SETTINGS]: MINE, 'AGENTS.md': '# How we work\n' });
  const args = ['init', dir, '--agent', 'claude', '--agent', 'codex'];
  expect(await rekindle(args)).toMatchObject({ status: 2, err: expect.stringContaining('no terminal') });
  expect((await rekindle(args, { ask: async () => false })).status).toBe(0);
  expect(await git(dir, 'status', '--porcelain')).toBe('');
  const { status, err } = await rekindle([...args, '--yes']);
  expect(status).toBe(0);
  expect(err).toContain('+++ b/.claude/settings.json\n');
  const removed = (await git(dir, 'diff', SETTINGS)).split('\n').filter((line) => /^-[^-]/.test(line));
  expect(removed).toEqual(['-    "Stop": []']);
  expect(JSON.parse(await textAt(dir, SETTINGS))).toMatchObject({ model: 'opus', hooks: { Stop: [{}] } });
  expect(await textAt(dir, 'AGENTS.md')).toMatch(/^# How we work\n\n<!-- rekindle -->\n/);
});

atNight('what cannot be merged into is kept and named, the rest is written; status 1', async () => {
  const dir = await repository({ [SETTINGS]: '// mine\n{}\n' });
  await symlink(join(await folder(), 'elsewhere'), join(dir, 'AGENTS.md'));
  await put(dir, '.codex/hooks.json', Buffer.from([0xff, 0xfe, 0x00]));
  const { status, err } = await rekindle(['init', dir, '--agent', 'claude', '--agent', 'codex', '--yes']);
  expect(status).toBe(1);
  expect(err).toContain(
    'kept as it is: .claude/settings.json (found "/" on line 1 at offset 0), .codex/hooks.json (found ' +
      'bytes that are no text), AGENTS.md (found a symbolic link). What belongs there: https://',
  );
  expect(await textAt(dir, SETTINGS)).toBe('// mine\n{}\n');
  expect(existsSync(join(dir, '.claude/skills/rekindle/SKILL.md'))).toBe(true);
});

atNight('with --uses the files for GitHub come along', async () => {
  const dir = await repository();
  const uses = `octo-org/rekindle@${'8f4b7f84'.repeat(5)}`;
  const { status, err } = await rekindle(['init', dir, '--agent', 'gemini', '--uses', uses, '--dry-run']);
  expect([status, err]).toEqual([0, '']);
  const { out } = await rekindle(['init', dir, '--agent', 'gemini', '--uses', uses, '--dry-run']);
  expect(out).toMatch(/^# write the starter files for GitHub and have gemini call Rekindle in /);
  expect(out).toContain('+++ b/.github/workflows/rekindle-check.yml\n');
  expect(out).toContain('+++ b/.gemini/settings.json\n');
});

test('an agent that is not known is refused with the nearest one', async () => {
  const ended = await rekindle(['init', '--agent', 'cursr']);
  expect(misuse(/^--agent: found "cursr", expected claude, .*cursor/)(ended)).toEqual([]);
});
