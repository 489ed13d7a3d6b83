// `npm run smoke -- OWNER/REPO`: tries on the real GitHub, with a person's token, what no stand-in can prove.
import { randomUUID } from 'node:crypto';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { createClient } from '../src/github/client/client.ts';
import { smoke } from './smoke/run.ts';

const USAGE = 'usage: GITHUB_TOKEN=… npm run smoke -- OWNER/REPO [--team SLUG] [--yes]';
/** Writing requests; a whole run sends about forty. */
const BUDGET = 100;

/** Only a clear yes counts; without a terminal there is none. */
async function ask(question: string): Promise<boolean> {
  if (!process.stdin.isTTY) return false;
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return /^y(?:es)?$/i.test((await terminal.question(question)).trim());
  } finally {
    terminal.close();
  }
}

async function main(): Promise<number> {
  const options = { team: { type: 'string' }, yes: { type: 'boolean', short: 'y' } } as const;
  const { positionals, values } = parseArgs({ allowPositionals: true, options });
  const [, owner, repo] = /^([\w-]+)\/([\w.-]+)$/.exec(positionals[0] ?? '') ?? [];
  const { GITHUB_TOKEN: token = '', GITHUB_API_URL: baseUrl = 'https://api.github.com' } = process.env;
  if (owner === undefined || repo === undefined || positionals.length !== 1 || token === '') {
    console.error(USAGE);
    return 2;
  }
  return smoke({
    client: createClient({ token, baseUrl, budget: BUDGET }),
    owner,
    repo,
    stamp: randomUUID().slice(0, 8),
    team: values.team ?? null,
    ask: values.yes ? () => Promise.resolve(true) : ask,
    tell: (line) => console.log(line),
  });
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
