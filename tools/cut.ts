// Cuts GitHub's published descriptions down to what the tests' stand-in needs; with --check it only compares.
//
//   npm pack @octokit/openapi@23.0.2           → package/generated/api.github.com.json
//   npm pack @octokit/graphql-schema@15.26.1   → package/schema.graphql
//   npm run cut -- [--check] path/to/api.github.com.json path/to/schema.graphql
//
// The first is too big to be a dependency (385 MB unpacked): unpack both anywhere with `tar xzf`. What is
// kept is said by operations.json and fields.json beside the results.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { cutGraphql } from './cut-graphql.ts';
import { cutOpenApi, printCut } from './cut-openapi.ts';

const FOLDER = fileURLToPath(new URL('../test/standin/published/', import.meta.url));
const USAGE =
  'usage: npm run cut -- [--check] api.github.com.json schema.graphql (either of the two, or both)';

interface Cut {
  /** How the name of a source ends. */
  readonly source: string;
  readonly result: string;
  readonly make: (source: string) => string;
}

const read = (name: string): string => readFileSync(path.join(FOLDER, name), 'utf8');

const CUTS: readonly Cut[] = [
  {
    source: '.json',
    result: 'openapi.json',
    make: (source) => printCut(cutOpenApi(JSON.parse(source), JSON.parse(read('operations.json')))),
  },
  {
    source: '.graphql',
    result: 'schema.graphql',
    make: (source) => cutGraphql(source, JSON.parse(read('fields.json'))),
  },
];

/** Makes one cut, or compares it with what is committed; gives what is wrong, in words. */
function cutOne(file: string, checking: boolean): string | null {
  const cut = CUTS.find(({ source }) => file.endsWith(source));
  if (!cut) return `unknown argument ${JSON.stringify(file)}. ${USAGE}`;
  try {
    const text = cut.make(readFileSync(file, 'utf8'));
    if (checking && read(cut.result) !== text)
      return `${cut.result} is not what would be cut: run it without --check and commit`;
    if (!checking) writeFileSync(path.join(FOLDER, cut.result), text);
    console.error(`${checking ? 'compared' : 'wrote'} ${cut.result}, ${Math.round(text.length / 1000)} kB`);
    return null;
  } catch (error) {
    return `${file}: ${error instanceof Error ? error.message : String(error)}`;
  }
}

function main(args: readonly string[]): number {
  const files = args.filter((arg) => arg !== '--check');
  if (files.length === 0) console.error(USAGE);
  const wrong = files.flatMap((file) => cutOne(file, args.includes('--check')) ?? []);
  for (const problem of wrong) console.error(problem);
  if (files.length === 0) return 2;
  return wrong.length > 0 ? 1 : 0;
}

if (import.meta.main) process.exitCode = main(process.argv.slice(2));
