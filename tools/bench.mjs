// `npm run bench`: ratios, each beside what it is held against in the same run (docs/benchmarks.md). No test
// depends on any of it.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { CLI, inFolder } from '../bench/measure.mjs';
import { parses } from '../bench/parse.mjs';
import { remotes } from '../bench/remote.mjs';
import { starts } from '../bench/starts.mjs';
import { sweeps } from '../bench/sweeps.mjs';
import { hooks } from '../bench/webhooks.mjs';

const SCENARIOS = { ...starts, ...sweeps, ...remotes, ...parses, ...hooks };
/** Rounds of each measure, and of those that take minutes. */
const ROUNDS = { full: 7, quick: 3 };
const USAGE = 'usage: npm run bench -- [SCENARIO…] [--quick] [--json FILE] [--compare FILE]';

/** A name, or the beginning of several: `sweep`, `sweep.scale`, `parse.bmad`. */
function chosen(names) {
  const all = Object.keys(SCENARIOS);
  if (names.length === 0) return all;
  return names.flatMap((name) => {
    const found = all.filter((one) => one === name || one.startsWith(`${name}.`));
    if (found.length === 0)
      throw new Error(`found ${name}, expected one or more of: ${all.join(', ')}. ${USAGE}`);
    return found;
  });
}

const met = ({ value, target }) => (target === null ? '' : value <= target ? 'met' : 'missed');
const shown = (number) => (number === null ? '' : String(Number(number.toPrecision(3))));

function line(cells) {
  const [scenario, what, value, target, verdict, before] = cells;
  const columns = [
    scenario.padEnd(22),
    what.padEnd(42),
    value.padStart(8),
    target.padStart(8),
    verdict.padEnd(7),
  ];
  return `${columns.join(' ')} ${before}`.trimEnd();
}

/** What the same row said in an earlier run; two runs that did not do the same work are not compared. */
function earlier(row, before) {
  const same = before.find(({ scenario, what }) => scenario === row.scenario && what === row.what);
  if (!same) return '';
  if (same.digest !== row.digest) return `not compared: it did other work (${same.digest} → ${row.digest})`;
  return `was ${shown(same.value)}`;
}

async function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { quick: { type: 'boolean' }, json: { type: 'string' }, compare: { type: 'string' } },
  });
  const names = chosen(positionals);
  if (!existsSync(CLI)) throw new Error(`${CLI} is not there: run "npm run build" first.`);
  const before = values.compare === undefined ? [] : JSON.parse(readFileSync(values.compare, 'utf8'));
  const rounds = values.quick ? ROUNDS.quick : ROUNDS.full;
  const rows = [];
  console.log(line(['scenario', 'what', 'measured', 'target', '', '']));
  for (const scenario of names) {
    const found = await inFolder((home) => SCENARIOS[scenario]({ home, rounds }));
    for (const { what, value, target, counters = {}, digest = '' } of found) {
      const row = { scenario, what, value, target, digest, counters };
      rows.push(row);
      const was = before.length > 0 ? earlier(row, before) : digest;
      console.log(line([scenario, what, shown(value), shown(target), met(row), was]));
    }
  }
  if (values.json !== undefined) writeFileSync(values.json, `${JSON.stringify(rows, null, 2)}\n`);
}

await main().catch((error) => {
  console.error(error.message);
  process.exitCode = 2;
});
