// The demo's repository for tests of commands: made once a test file, and never changed.
import { makeRepository } from '../../src/cli/demo/repository.ts';
import { DEMO_NOW } from '../../src/cli/demo/story.ts';
import { env, folder } from '../local/repository.ts';

export const AT = ['--now', DEMO_NOW];

/** A new repository as the demo makes it; removed after the tests of the file. */
export async function sampleRepository(): Promise<string> {
  const dir = await folder();
  await makeRepository(dir, env);
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
