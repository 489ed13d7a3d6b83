// State files that end within a line, on a disk with history: what is proved by it, and what the proof costs.
import { expect, test } from 'vitest';
import { STATE, stateText } from '../commands/specify-files.ts';
import { decision } from '../formats/project-state/looking.ts';
import { build, put, type Step } from '../local/repository.ts';
import { rekindle } from './world.ts';

async function scan(dir: string) {
  const { out } = await rekindle(['scan', dir, '--output', 'json']);
  return JSON.parse(out);
}

/** A repository in which a file had these contents, one a commit. */
async function withHistory(path: string, texts: readonly string[]): Promise<string> {
  const steps = texts.map((text, at): Step => {
    const parents = at === 0 ? {} : { parents: [`c${at - 1}`] };
    return { id: `c${at}`, day: at + 1, files: { [path]: text }, ...parents };
  });
  const refs = { main: `c${texts.length - 1}` };
  return (await build({ steps, refs, checkout: 'main' })).dir;
}

const row = (id: string, more = {}) => ({ ...decision(), project_id: id, ...more });

test('S25 a torn export blocks none of its whole rows, committed whole or not', async () => {
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

test('S07 JSON without a final line break costs what it costs with one', async () => {
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
