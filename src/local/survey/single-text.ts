// One file by itself: as the default branch has it, or as it is on disk.
import { join } from 'node:path';
import type { Reading } from '../../model/file-content.ts';
import type { Repository } from '../git/repository.ts';
import { readText } from './disk.ts';
import { defaultOf, type SurveyContext } from './survey.ts';

/** What is on disk at a path below the root; links at it are not followed. */
export async function textOnDisk({ kind, root, hash }: Repository, path: string): Promise<Reading> {
  if (kind === 'bare') return { ok: false, why: 'absent' };
  const { reading } = await readText(join(root, path), hash);
  return reading;
}

/**
 * What the default branch has at a path: nothing where there is no default branch yet; on disk where there is
 * no repository. Two git processes, which the survey that follows goes on with.
 */
export async function textOnDefault(ground: Omit<SurveyContext, 'asker'>, path: string): Promise<Reading> {
  const { repository, objects, refs } = ground;
  if (repository.kind === 'none') return textOnDisk(repository, path);
  const main = await defaultOf(await refs(), ground);
  return main === null ? { ok: false, why: 'absent' } : objects.textAt(main.commit, path);
}
