#!/usr/bin/env node
// The command line's entry point: tells its version at once; all else is loaded when a command needs it.
import { keepCompiled } from './cli/compiled-code.ts';
import { VERSION } from './cli/version.ts';

/** The three spellings that are answered without loading any command. */
const ASKS_VERSION: ReadonlySet<string | undefined> = new Set(['--version', '-v', '-V']);

const [first, ...more] = process.argv.slice(2);
if (more.length === 0 && ASKS_VERSION.has(first)) process.stdout.write(`${VERSION}\n`);
else {
  keepCompiled(process.env);
  const { run } = await import('./cli/process-world.ts');
  await run();
}
