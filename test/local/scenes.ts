// Small repositories with a change to be made in each: what the tests of crashes end in the middle.
import { chmod, mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileChange } from '../../src/model/change.ts';
import type { ChangeEffect } from '../../src/model/effect.ts';
import { copyOf, crash, filesOf, perform, type Scene } from './crash.ts';
import { build, git, put } from './repository.ts';

export const F = 'specs/1-a';

interface Made {
  readonly dir: string;
  readonly head: string;
}

let template: Promise<Made> | null = null;

/** A workflow's folder with everything that a folder may hold, on a branch of its own; a copy of one. */
export async function workflow(): Promise<Made> {
  template ??= made();
  const { head, dir } = await template;
  return { head, dir: await copyOf({ dir }) };
}

async function made(): Promise<Made> {
  const files = {
    [`${F}/state.md`]: 'one\n',
    [`${F}/adr.md`]: 'adr\n',
    [`${F}/bin/go.sh`]: '#!/bin/sh\n',
    [`${F}/to-adr`]: { link: 'adr.md' },
    'other.md': 'other\n',
    '.gitignore': '*.log\n',
  };
  const steps = [{ id: 'm', day: 1, files }];
  const { dir, id } = await build({ steps, refs: { main: 'm', work: 'm' }, checkout: 'work' });
  // Samples of hooks are copied hundreds of times, and tell nothing.
  await rm(join(dir, '.git/hooks'), { recursive: true });
  await chmod(join(dir, F, 'bin/go.sh'), 0o755);
  await git(dir, 'update-index', '--chmod=+x', `${F}/bin/go.sh`);
  await git(dir, 'commit', '-q', '-m', 'go');
  await put(dir, `${F}/adr.md`, 'adr, not committed\r\n');
  await put(dir, `${F}/notes with space.txt`, Buffer.from([0xef, 0xbb, 0xbf, 0x61, 0x0d, 0x0a, 0xff, 0x00]));
  await put(dir, `${F}/deep/agent.log`, 'ignored\n');
  await chmod(join(dir, F, 'deep/agent.log'), 0o600);
  await chmod(join(dir, F, 'deep'), 0o750);
  await symlink('/nowhere', join(dir, F, 'untracked-link'));
  await mkdir(join(dir, F, 'empty/below'), { recursive: true });
  await chmod(join(dir, F, 'empty/below'), 0o700);
  await put(dir, 'staged.md', 'staged\n');
  await git(dir, 'add', 'staged.md');
  return { dir, head: id('m') };
}

export function change(
  files: readonly FileChange[],
  more: { key?: string; commit?: string } = {},
): ChangeEffect {
  const { key = 'abcdef0123456789', commit = null } = more;
  return {
    kind: 'change',
    key,
    workflow: 'ai-dev-shop:1-a',
    action: 'start-fresh',
    change: { summary: 'a change of a test', files, notes: [], commit },
  };
}

export const REMOVE = change([{ kind: 'remove', path: F }]);

/** Copies, removals, a revert, new and changed texts, and a commit. */
export async function regression(): Promise<Scene> {
  const { dir, head } = await workflow();
  const files: readonly FileChange[] = [
    { kind: 'copy', from: `${F}/bin/go.sh`, to: 'archive/x/go.sh' },
    { kind: 'copy', from: `${F}/deep/agent.log`, to: 'archive/x/agent.txt' },
    { kind: 'write', path: 'archive/x/metadata.yaml', before: null, after: 'reason: r\n' },
    { kind: 'write', path: `${F}/state.md`, before: 'one\n', after: 'two\r\n' },
    { kind: 'remove', path: `${F}/bin` },
    { kind: 'remove', path: `${F}/deep` },
    { kind: 'revert', path: `${F}/adr.md`, commit: head },
  ];
  return { dir, effects: [change(files, { commit: 'checkpoint: x regressed to plan' })] };
}

export async function removal(): Promise<Scene> {
  return { dir: (await workflow()).dir, effects: [REMOVE] };
}

export async function single(): Promise<Scene> {
  const { dir } = await workflow();
  await chmod(join(dir, F, 'state.md'), 0o640);
  const file: FileChange = { kind: 'write', path: `${F}/state.md`, before: 'one\n', after: 'two\n' };
  return { dir, effects: [change([file])], replaced: [`${F}/state.md`] };
}

/** An archive that was made before, to be brought back. */
export async function restoration(): Promise<Scene> {
  const { dir } = await workflow();
  const { applied } = await perform(dir, [REMOVE]);
  return { dir, effects: [{ kind: 'restore', key: 'a1b2c3', archive: applied[0]?.archive?.name ?? '' }] };
}

export async function checkpoint(): Promise<Scene> {
  const { dir } = await workflow();
  await writeFile(join(dir, F, 'state.md'), 'three\n');
  const paths = [`${F}/state.md`, `${F}/notes with space.txt`];
  return { dir, effects: [{ kind: 'checkpoint', key: 'c0ffee', message: 'checkpoint: 1-a', paths }] };
}

/** A scene, and the points that it passes where nothing ends it. */
interface Run {
  readonly scene: Scene;
  readonly points: readonly string[];
}

const runs = new Map<string, Promise<Run>>();
/** Copies of it are ended: one run from end to end serves all of them, and is not watched. */
function runOf(make: () => Promise<Scene>): Promise<Run> {
  const run =
    runs.get(make.name) ??
    make().then(async (scene) => ({
      scene,
      points: (await crash(await copyOf(scene), scene, 0, false)).points,
    }));
  runs.set(make.name, run);
  return run;
}

/** The repository of a scene as it is before its change: it is shared, and only looked at. */
export const untouched = async (make: () => Promise<Scene>): Promise<string> => (await runOf(make)).scene.dir;

const templates = new Map<string, Promise<string>>();

/** A copy of what is left of a scene that was ended before the call of a name, the first or a later one. */
export async function endedAt(make: () => Promise<Scene>, call: string, which = 1): Promise<string> {
  const key = `${make.name} ${call} ${which}`;
  const kept = templates.get(key) ?? endingAt(await runOf(make), call, which);
  templates.set(key, kept);
  return copyOf({ dir: await kept });
}

async function endingAt({ scene, points }: Run, call: string, which: number): Promise<string> {
  const places = points.flatMap((point, index) => (point.startsWith(call) ? [index + 1] : []));
  const dir = await copyOf(scene);
  const { killed } = await crash(dir, scene, places.at(which > 0 ? which - 1 : which) ?? 0);
  if (!killed) throw new Error(`there is no call ${which} of ${call}`);
  return dir;
}

/** A removal that was ended in the middle, and a file of it that somebody has changed since. */
export async function takingBack(): Promise<Scene> {
  const before = new Map(await filesOf(await untouched(removal)));
  const dir = await endedAt(removal, 'unlinkSync', 4);
  const strange = Buffer.from('by somebody\n');
  await writeFile(join(dir, F, 'adr.md'), strange);
  before.set(`${F}/adr.md`, strange);
  return { dir, effects: [], before };
}
