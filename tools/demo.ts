// `npm run demo`: runs the live story, and removes everything that it made at the end.

import { inTemporaryFolder } from '../src/cli/temporary-folder.ts';
import { columnsFor, paintFor } from '../src/cli/terminal.ts';
import { UserError } from '../src/model/errors.ts';

const { env, stdout, stderr } = process;

try {
  await inTemporaryFolder({ purpose: 'demo', advice: 'Set TMPDIR.' }, async (dir, stop) => {
    // Whatever is made from here on, by this process and those that it starts, lies in there.
    env['TMPDIR'] = dir;
    const { live } = await import('./demo/live.ts');
    await live({
      view: {
        columns: columnsFor(stdout),
        paint: paintFor(stdout, env, process.argv.includes('--no-color')),
      },
      env,
      stop,
      tell: (lines) => void stdout.write(`${lines.join('\n')}\n`),
      progress: (words) => void stderr.write(`${words}\n`),
    });
  });
} catch (error) {
  const missing = error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND';
  if (!missing && !(error instanceof UserError)) throw error;
  stderr.write(missing ? 'Run "npm ci" first: it brings what the demo needs.\n' : `${error.message}\n`);
  process.exitCode = 1;
}
