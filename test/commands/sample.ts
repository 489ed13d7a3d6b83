// The demo's repository for tests of commands: made once, and copied.
import { cp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeRepository } from '../../src/demo/repository.ts';
import { DEMO_NOW } from '../../src/demo/story.ts';
import { env, folder, git } from '../local/repository.ts';

export const AT = ['--now', DEMO_NOW];

let sample: Promise<string> | null = null;

async function made(): Promise<string> {
  const dir = await folder();
  await makeRepository(dir, env);
  return dir;
}

/** A new repository as the demo makes it, with this branch checked out. */
export async function sampleRepository(branch = 'main'): Promise<string> {
  sample ??= made();
  const dir = await folder();
  await cp(join(await sample, '.git'), join(dir, '.git'), { recursive: true });
  await writeFile(join(dir, '.git', 'HEAD'), `ref: refs/heads/${branch}\n`);
  await rm(join(dir, '.git', 'index'));
  await git(dir, 'reset', '-q', '--hard');
  return dir;
}

/** A pipeline's state file with nothing to it. */
export function stateText(feature: string, status: string, stage = 'programmer', at = DEMO_NOW): string {
  return [
    '# Pipeline State',
    '',
    '- run_id: run-1',
    `- feature: ${feature}`,
    '- spec_hash: N/A',
    `- last_updated_at: ${at}`,
    `- current_stage: ${stage}`,
    `- status: ${status}`,
    '',
  ].join('\n');
}
