// Files without a state where a state belongs: none of them vanishes, on disk and on branches alike.
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { atNight } from '../exhaustive.ts';
import { stateText } from '../formats/ai-dev-shop/pipeline.ts';
import { build, git, put, type Step } from '../local/repository.ts';
import { COMMON, LOST } from '../lost.ts';
import { rekindle } from './world.ts';

interface Listed {
  readonly path: string;
  readonly decision: { readonly reason: string; readonly options: readonly string[] };
  readonly findings: readonly { readonly rule: string; readonly message: string; readonly line: number }[];
  readonly proposals: readonly unknown[];
}

async function scan(dir: string, ...more: readonly string[]) {
  const { out, status } = await rekindle(['scan', dir, '--output', 'json', ...more]);
  const { workflows, unreadable }: { workflows: readonly Listed[]; unreadable: readonly Listed[] } =
    JSON.parse(out);
  return { workflows, unreadable, status };
}

const told = ({ workflows, unreadable }: Awaited<ReturnType<typeof scan>>) =>
  [
    ...workflows.map(({ path, decision }) => `${path}: ${decision.reason}`),
    ...unreadable.map(({ path }) => `${path}: unreadable`),
  ].sort();

const VIEWS = [[], ['--branch', 'main'], ['--all-branches']] as const;

/** `main` with these versions of files, one commit a version; the last is checked out. */
async function repository(...versions: readonly NonNullable<Step['files']>[]): Promise<string> {
  const steps = versions.map((files, at): Step => {
    return { id: `c${at}`, day: at + 1, files, ...(at === 0 ? {} : { parents: [`c${at - 1}`] }) };
  });
  return (await build({ steps, refs: { main: `c${versions.length - 1}` }, checkout: 'main' })).dir;
}

describe('S18 by the place and the text alone', () => {
  test('every one is told of, with the line and what to do, and the scan ends with 1', async () => {
    const dir = await repository(Object.fromEntries(LOST.map(([path, text]) => [path, text])));
    for (const view of VIEWS) {
      const found = await scan(dir, ...view);
      expect(told(found)).toEqual(LOST.map(([path, , is]) => `${path}: ${is}`).sort());
      expect(found.status).toBe(1);
      for (const { findings, decision } of found.workflows)
        if (decision.reason === 'state-unreadable')
          expect(findings[0]?.message).toMatch(/expected .+history/);
    }
  });

  atNight('says what stands there', async () => {
    const dir = await repository({ 'specs/62-row/.specify-state.local.md': '---\njust a sentence\n---\n' });
    expect((await scan(dir)).workflows[0]?.findings).toMatchObject([
      {
        rule: 'state-known',
        line: 2,
        message: expect.stringMatching(/^found "just a sentence" on line 2, expected a saved state/),
      },
    ]);
  });

  atNight('another tool’s file at a common name is none of ours, in any history of its own', async () => {
    const files = Object.fromEntries(COMMON);
    const dir = await repository(
      { ...files, 'specs/081-x/note.md': 'x' },
      { 'exports/project_state.csv': 'c\n' },
    );
    for (const view of VIEWS) expect(told(await scan(dir, ...view))).toEqual([]);
  });
});

describe('S02 by history', async () => {
  const fixture = (path: string) =>
    readFile(fileURLToPath(new URL(`../formats/${path}`, import.meta.url)), 'utf8');
  const states: readonly string[] = [
    await fixture('humaninloop/fixtures/index/t1-clarifying.md'),
    stateText({}),
    stateText({}),
    'id: a3f9c2\nname: dark\nphase: spec\nitems: []\n',
    'project_id,current_task_id,status\na1,t1,active\n',
  ];
  const before = Object.fromEntries(COMMON.map(([path], at) => [path, states[at] ?? '']));
  const after = Object.fromEntries(COMMON);

  test('what was a state is none any more: blocked, with the way back', async () => {
    const dir = await repository(before, after, { 'README.md': 'x' });
    for (const view of VIEWS) {
      const found = await scan(dir, ...view);
      expect(told(found)).toEqual(COMMON.map(([path]) => `${path}: state-unreadable`).sort());
      for (const { findings, decision } of found.workflows) {
        expect(findings[0]?.rule).toBe('state-known');
        expect(findings[0]?.message).toMatch(/the version of commit [0-9a-f]{12} is one/);
        expect(decision.options).toContain('repair');
      }
    }
  });

  atNight('overwritten on disk, or emptied, and never committed', async () => {
    const dir = await repository(before);
    for (const [path, text] of COMMON) await put(dir, path, text);
    expect(told(await scan(dir))).toEqual(COMMON.map(([path]) => `${path}: state-unreadable`).sort());
    for (const [path] of COMMON) await put(dir, path, '');
    const emptied = await scan(dir);
    expect(told(emptied)).toEqual(COMMON.map(([path]) => `${path}: state-unreadable`).sort());
    for (const { proposals } of emptied.workflows) expect(proposals).not.toEqual([]);
  });

  atNight('on a branch alone, and main has the state: the branch owns what is lost', async () => {
    const dir = await repository(before);
    await git(dir, 'switch', '-q', '-c', 'feature');
    for (const [path, text] of COMMON) await put(dir, path, text);
    await git(dir, 'commit', '-q', '-a', '-m', 'other words');
    const found = await scan(dir, '--all-branches');
    const lost = found.workflows.filter(({ decision }) => decision.reason === 'state-unreadable');
    expect(lost.map(({ path }) => path).sort()).toEqual(COMMON.map(([path]) => path).sort());
  });

  atNight('removed, and then another tool’s: that was meant', async () => {
    const gone = Object.fromEntries(COMMON.map(([path]) => [path, null]));
    const dir = await repository(before, gone, after);
    for (const view of VIEWS) expect(told(await scan(dir, ...view))).toEqual([]);
  });
});
