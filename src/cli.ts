#!/usr/bin/env node
// The command line's door: a clone or working tree in, a report out; it never talks to GitHub.
import path from 'node:path';
import { main } from './cli/main.ts';
import { MISUSE, type World } from './cli/world.ts';

/** `node dist/cli/index.js`, or nothing where it was called by its name. */
function programOf(file: string): string | null {
  if (/^rekindle(?:\.\w+)?$/.test(path.basename(file))) return null;
  const near = path.relative('', file);
  return `node ${near.startsWith('..') ? file : near}`;
}

const world: World = {
  args: process.argv.slice(2),
  program: () => programOf(process.argv[1] ?? ''),
  env: process.env,
  stdout: process.stdout,
  stderr: process.stderr,
  now: () => Date.now(),
  open: async (dir, warn) => (await import('./local/edge.ts')).localEdge(dir, { env: process.env, warn }),
};

let unwritten = 0;
for (const stream of [process.stdout, process.stderr])
  stream.on('error', (error: NodeJS.ErrnoException) => {
    // A reader such as `head` went away: nothing is left to be said, and the status stands.
    if (error.code === 'EPIPE') return;
    unwritten = MISUSE;
    process.exitCode = MISUSE;
    if (stream === process.stdout)
      process.stderr.write(`rekindle: cannot write the output: ${error.message}\n`);
  });

// The status is set and not forced: what was written is flushed before the process ends by itself.
void main(world).then((status) => {
  process.exitCode = Math.max(status, unwritten);
});
