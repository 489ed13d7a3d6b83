// One file by itself: as the default branch has it, or as it is on disk.
import { join } from 'node:path';
import type { Reading } from '../../model/file-content.ts';
import { readingOf } from '../../model/file-content.ts';
import { readRefs } from '../git/refs.ts';
import { readText } from './disk.ts';
import { defaultOf, type SurveyContext } from './survey.ts';

type Ground = Omit<SurveyContext, 'asker'>;

/** What is on disk at a path below the root; links at it are not followed. */
export async function textOnDisk({ repository }: Ground, path: string): Promise<Reading> {
  if (repository.kind === 'bare') return { ok: false, why: 'absent' };
  const { reading } = await readText(join(repository.root, path), repository.hash);
  return reading;
}

/**
 * What the default branch has at a path: nothing where there is no default branch yet; on disk where there is
 * no repository. Two git processes, or three where two branches may be the default one.
 */
export async function textOnDefault(ground: Ground, path: string): Promise<Reading> {
  const { repository, git } = ground;
  if (repository.kind === 'none') return textOnDisk(ground, path);
  const main = await defaultOf(await readRefs(git), ground);
  if (main === null) return { ok: false, why: 'absent' };
  const { code, stdout } = await git.run(['cat-file', 'blob', `${main.commit}:${path}`]);
  return code === 0 ? readingOf(stdout) : { ok: false, why: 'absent' };
}
