// Writes schema/ from the schemas in src/; with --check it compares instead of writing.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { commands } from '../src/commands/index.ts';
import { knownOf } from '../src/config/known-names.ts';
import { configJsonSchema } from '../src/config/schema.ts';
import { engine } from '../src/index.ts';
import { scanJsonSchema } from '../src/report/scan/schema.ts';
import { openApi } from '../src/web/api.ts';

const SCHEMAS: readonly (readonly [string, () => unknown])[] = [
  ['schema/scan-v1.schema.json', scanJsonSchema],
  ['schema/config-v1.schema.json', () => configJsonSchema(knownOf(engine.formats, engine.rules, commands))],
  ['schema/openapi.json', openApi],
];
const USAGE = 'usage: node tools/schema.ts [--check]';

function main(args: readonly string[]): number {
  const checking = args[0] === '--check';
  if (args.length > (checking ? 1 : 0)) {
    console.error(`unknown argument ${JSON.stringify(args.at(-1))}. ${USAGE}`);
    return 2;
  }
  const sound = SCHEMAS.map(([name, schema]) => {
    const file = fileURLToPath(new URL(`../${name}`, import.meta.url));
    const text = `${JSON.stringify(schema(), null, 2)}\n`;
    return checking ? compare(name, file, text) : write(name, file, text);
  });
  return sound.every(Boolean) ? 0 : 1;
}

function write(name: string, file: string, text: string): boolean {
  writeFileSync(file, text);
  console.error(`wrote ${name}`);
  return true;
}

function compare(name: string, file: string, text: string): boolean {
  let there = '';
  try {
    there = readFileSync(file, 'utf8');
  } catch {
    // A file that is not there is as stale as one that differs.
  }
  if (there === text) return true;
  console.error(`${name} is not what src/ says: run "npm run schema" and commit it.`);
  return false;
}

process.exitCode = main(process.argv.slice(2));
