// State files that end within a line, on a disk with history: what is proved by it, and what the proof costs.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { STATE, stateText } from '../commands/specify-files.ts';
import { CUTS, KEPT } from '../cuts.ts';
import { atNight } from '../exhaustive.ts';
import { fixture } from '../formats/humaninloop/looking.ts';
import { graph, node } from '../formats/humaninloop/make-graph.ts';
import { decision } from '../formats/project-state/looking.ts';
import { build, git, put, type Step } from '../local/repository.ts';
import { rekindle } from './world.ts';

interface Found {
  readonly path: string;
  readonly decision: { readonly reason: string; readonly options: readonly string[] };
  readonly findings: readonly { readonly message: string }[];
  readonly proposals: readonly unknown[];
}

type Files = Readonly<Record<string, string>>;

async function scan(dir: string) {
  const { out } = await rekindle(['scan', dir, '--output', 'json']);
  return JSON.parse(out);
}

/** A repository in which a file had these contents, one a commit. `beside`: files that do not change. */
async function withHistory(path: string, texts: readonly string[], beside: Files = {}): Promise<string> {
  const steps = texts.map((text, at): Step => {
    const parents = at === 0 ? {} : { parents: [`c${at - 1}`] };
    return { id: `c${at}`, day: at + 1, files: { ...beside, [path]: text }, ...parents };
  });
  const refs = { main: `c${texts.length - 1}` };
  return (await build({ steps, refs, checkout: 'main' })).dir;
}

const row = (id: string, more = {}) => ({ ...decision(), project_id: id, ...more });

atNight('S25 a torn export blocks none of its whole rows, committed whole or not', async () => {
  const path = 'exports/project_state.ndjson';
  const whole = ['a1', 'b2', 'c3'].map((id) => `${JSON.stringify(row(id))}\n`).join('');
  const dir = await withHistory(path, [whole]);
  await put(dir, path, whole.slice(0, -40));
  const { workflows, unreadable } = await scan(dir);
  expect(unreadable).toEqual([]);
  expect(workflows.map(({ id }: { id: string }) => id)).toEqual(['project-state:a1', 'project-state:b2']);
  for (const { decision: made, findings } of workflows) {
    expect(made.action).not.toBe('block');
    expect(findings.map(({ rule }: { rule: string }) => rule)).toContain('state-damaged');
  }
});

atNight('S07 JSON without a final line break costs what it costs with one', async () => {
  const costs = async (end: string) => {
    const texts = Array.from({ length: 8 }, (_, n) => JSON.stringify(row('a1', { note: n })) + end);
    const { scanned, workflows } = await scan(
      await withHistory('.project-state/a1/project_state.json', texts),
    );
    expect(workflows).toHaveLength(1);
    return scanned;
  };
  expect(await costs('')).toEqual(await costs('\n'));
});

const FEATURE = 'specs/022-dark-mode/.workflow/dags';
/** State files in JSON, as their tools write them. */
const IN_JSON: readonly (readonly [id: string, path: string, whole: string])[] = [
  ['project-state:a1', '.project-state/a1/project_state.json', `${JSON.stringify(row('a1'), null, 2)}\n`],
  [
    'humaninloop:022-dark-mode',
    `${FEATURE}/specify-strategy.json`,
    graph({ nodes: [node('a', 'completed'), node('b', 'in-progress')] }),
  ],
];

atNight.each(IN_JSON)(
  'S02 JSON that breaks off, %s: its offset is named, and the last good version brought back',
  async (id, path, whole) => {
    const offset = whole.length - 20;
    const dir = await withHistory(path, [whole, whole.slice(0, offset)]);
    const good = await git(dir, 'rev-parse', '--short=12', 'HEAD^');
    for (const view of [[], ['--all-branches']]) {
      const [one] = JSON.parse((await rekindle(['scan', dir, '--output', 'json', ...view])).out).workflows;
      expect(one).toMatchObject({
        id,
        decision: {
          action: 'block',
          reason: 'state-unreadable',
          options: expect.arrayContaining(['repair']),
        },
        proposals: [{ kind: 'repair', summary: `back to the version of ${good}` }],
      });
      expect(one.findings).toMatchObject([{ rule: 'state-readable', path, evidence: { offset } }]);
      expect(one.findings[0].message).toMatch(
        /^found the end of the file \(it is cut off\) on line \d+ at offset \d+, expected /,
      );
    }
    expect(await rekindle(['repair', id, '-C', dir, '--yes'])).toMatchObject({ status: 0 });
    expect(await readFile(join(dir, path), 'utf8')).toBe(whole);
  },
);

atNight('S02 of several files of one state the one that breaks off is brought back', async () => {
  const folder = 'specs/021-shared-lists/.workflow';
  const path = `${folder}/context.md`;
  const beside = fixture('context/tasks-context-advocate.md');
  const whole = fixture('context/context-awaiting-user.md').replace('awaiting-user', 'completed');
  const dir = await withHistory(path, [whole, whole.slice(0, 120)], {
    [`${folder}/tasks-context.md`]: beside,
  });
  const [one] = (await scan(dir)).workflows;
  expect(one.findings).toMatchObject([{ rule: 'state-readable', path }]);
  expect(one.proposals).toMatchObject([{ kind: 'repair', files: [{ path }] }]);
  expect(await rekindle(['repair', one.id, '-C', dir, '--yes'])).toMatchObject({ status: 0 });
  expect(await readFile(join(dir, path), 'utf8')).toBe(whole);
  expect((await scan(dir)).workflows[0].decision).toMatchObject({ action: 'rerun', step: 'tasks' });
});

test('S02 Markdown that breaks off within a line, and its history has the rest', async () => {
  const whole = stateText(6, 3, 'completed');
  const dir = await withHistory(STATE, [whole]);
  await put(dir, STATE, whole.slice(0, -5));
  const { workflows } = await scan(dir);
  expect(workflows).toMatchObject([{ decision: { action: 'block', reason: 'state-unreadable' } }]);
  expect(workflows[0].findings[0].message).toContain('end its last line with a line break');
  await put(dir, STATE, whole.trimEnd());
  expect((await scan(dir)).workflows[0].findings.map(({ rule }: { rule: string }) => rule)).not.toContain(
    'state-readable',
  );
});

atNight('S02 YAML of sdd that ends at the end of a line, before what an earlier version has', async () => {
  const steps = [CUTS.before, CUTS.after, CUTS.edited].map((files, at): Step => {
    return { id: `c${at}`, day: at + 1, files, ...(at === 0 ? {} : { parents: [`c${at - 1}`] }) };
  });
  const { dir } = await build({ steps, refs: { main: 'c2' }, checkout: 'main' });
  for (const view of [[], ['--branch', 'main'], ['--all-branches']]) {
    const { out } = await rekindle(['scan', dir, '--output', 'json', ...view]);
    const { workflows }: { workflows: readonly Found[] } = JSON.parse(out);
    expect(workflows).toHaveLength(Object.keys(CUTS.before).length);
    const cut = workflows.filter(({ decision: { reason } }) => reason === 'state-unreadable');
    expect(cut.map(({ path }) => path)).toEqual(CUTS.cut);
    for (const { decision: made, findings, proposals, path } of cut) {
      expect(made.options, path).toContain('repair');
      expect(proposals, path).toMatchObject([
        { kind: 'repair', summary: expect.stringMatching(/^back to the version of/) },
      ]);
      expect(findings[0]?.message, path).toMatch(
        /^found the end of the file after line \d+, expected .+history\. Where /,
      );
    }
  }
});

atNight('S02 the repair brings the whole version back, never one that is cut off as well', async () => {
  const path = KEPT.path;
  const dir = await withHistory(path, [KEPT.whole, KEPT.cut, KEPT.further]);
  const repaired = await rekindle(['repair', 'sdd:k000pz-parts', '-C', dir, '--yes']);
  expect(repaired).toMatchObject({ status: 0 });
  expect(await readFile(join(dir, path), 'utf8')).toBe(KEPT.whole);
  expect((await scan(dir)).workflows).toMatchObject([{ decision: { reason: 'artifact-missing' } }]);
});

atNight('S02 who means the file to end there writes what is missing', async () => {
  const dir = await withHistory(KEPT.path, [KEPT.whole]);
  await put(dir, KEPT.path, KEPT.cut);
  expect((await scan(dir)).workflows[0].decision.reason).toBe('state-unreadable');
  await put(dir, KEPT.path, `${KEPT.cut}    review_status: pending\n`);
  expect((await scan(dir)).workflows[0].decision.reason).toBe('artifact-missing');
});
