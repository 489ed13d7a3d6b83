// Writes schema/scan-v1.schema.json from the schema in src/; with --check it compares instead of writing.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { scanJsonSchema } from '../src/report/schema.ts';

const FILE = fileURLToPath(new URL('../schema/scan-v1.schema.json', import.meta.url));
const USAGE = 'usage: node tools/schema.ts [--check]';

function main(args: readonly string[]): number {
  const checking = args[0] === '--check';
  if (args.length > (checking ? 1 : 0)) {
    console.error(`unknown argument ${JSON.stringify(args.at(-1))}. ${USAGE}`);
    return 2;
  }
  const text = `${JSON.stringify(scanJsonSchema(), null, 2)}\n`;
  if (!checking) {
    writeFileSync(FILE, text);
    console.error('wrote schema/scan-v1.schema.json');
    return 0;
  }
  let there = '';
  try {
    there = readFileSync(FILE, 'utf8');
  } catch {
    // A file that is not there is as stale as one that differs.
  }
  if (there === text) return 0;
  console.error(
    'schema/scan-v1.schema.json is not what src/ says: run "node tools/schema.ts" and commit it.',
  );
  return 1;
}

process.exitCode = main(process.argv.slice(2));
