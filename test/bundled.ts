// Programs that tests start as processes, each in one piece: to load hundreds of files is most of a start.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, parse } from 'node:path';
import { rolldown } from 'rolldown';

export interface Bundled {
  readonly file: string;
  /** Where its processes keep compiled code for the next one. */
  readonly compiled: string;
}

const made = new Map<string, Promise<Bundled>>();

/** The program at this path with all that it imports; made once for all tests of this process. */
export function bundled(program: string): Promise<Bundled> {
  const known = made.get(program) ?? bundle(program);
  made.set(program, known);
  return known;
}

async function bundle(program: string): Promise<Bundled> {
  // It goes with the tests' folder for files that come and go.
  const dir = mkdtempSync(join(tmpdir(), 'rekindle-bundled-'));
  const names = { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' };
  const build = await rolldown({ input: program, platform: 'node', treeshake: false, logLevel: 'silent' });
  await build.write({ dir, format: 'esm', ...names });
  await build.close();
  return { file: join(dir, `${parse(program).name}.mjs`), compiled: join(dir, 'compiled') };
}
