// A working tree as a person sits before it: the demo's repository with one branch checked out.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Ended, rekindle } from '../cli/world.ts';
import { build, type Content, env, git } from '../local/repository.ts';
import { AT, sampleRepository } from './sample.ts';

export interface Desk {
  readonly dir: string;
  /** Calls a command in this working tree, with the demo's clock. */
  type(...args: readonly string[]): Promise<Ended>;
  read(path: string): Promise<string>;
  /** What git says: `status`, `log`. */
  git(...args: readonly string[]): Promise<string>;
}

/** What a person's git is set to. */
const WHO = { ...env, GIT_CONFIG_COUNT: '1', GIT_CONFIG_KEY_0: 'user.name', GIT_CONFIG_VALUE_0: 'Ada' };

export async function deskOn(branch: string): Promise<Desk> {
  return deskIn(await sampleRepository(branch));
}

/** Another repository, with these files committed on a branch that is not the default one. */
export async function deskWith(files: Readonly<Record<string, Content>>, message = 'work'): Promise<Desk> {
  const { dir } = await build({
    steps: [
      { id: 'first', day: 1, files: { 'README.md': '# Shop\n' } },
      { id: 'work', parents: ['first'], day: 40, files, message },
    ],
    refs: { main: 'first', 'feature/work': 'work' },
    checkout: 'feature/work',
  });
  return deskIn(dir);
}

function deskIn(dir: string): Desk {
  return {
    dir,
    type: (...args) => {
      const clock = ['restore'].includes(args[0] ?? '') ? [] : AT;
      return rekindle([...args, '-C', dir, ...clock], { env: WHO });
    },
    read: (path) => readFile(join(dir, path), 'utf8'),
    git: (...args) => git(dir, ...args),
  };
}

/** The changed lines of a difference. */
export const changed = (diff: string): readonly string[] =>
  diff.split('\n').filter((line) => /^[-+](?![-+]{2} )/.test(line));
