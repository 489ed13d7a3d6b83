// A door for tests: settles, then performs effects, in a process of its own that may be ended.
import { localEdge } from '../../src/local/repository-source.ts';
import type { Effect } from '../../src/model/effect.ts';

const [dir = '.', given = '[]'] = process.argv.slice(2);
const effects: readonly Effect[] = JSON.parse(given);
const edge = await localEdge(dir, { env: process.env });
const settled = await edge.settle();
const applied = await edge.apply(effects);
process.stdout.write(`${JSON.stringify({ settled, applied })}\n`);
