// Runs this format alone as an edge would: three rounds of needs, then a recovery.
import { readdirSync, readFileSync } from 'node:fs';
import { createEngine } from '../../../src/engine/engine.ts';
import { humaninloop } from '../../../src/formats/humaninloop/index.ts';
import type { Recovered, Recovery } from '../../../src/model/recovery.ts';
import type { Need, Snapshot } from '../../../src/model/snapshot.ts';
import { rules } from '../../../src/rules/index.ts';
import { type Content, type Extra, onlyAsked, snapshotOf } from '../../snapshot.ts';

const engine = createEngine([humaninloop], rules);

/** Old enough for every fixture, and nothing is ever stale. Milliseconds. */
const SETTINGS = { now: Date.UTC(2026, 6, 1), staleAfter: 1e12, abandonedAfter: 2e12 };

/** All paths of a snapshot that the format may want, empty folders included. */
function pathsOf(files: Readonly<Record<string, Content>>, folders: readonly string[]): readonly string[] {
  return [...Object.keys(files), ...folders].filter((path) => humaninloop.matches(path));
}

export function lookAll(
  files: Readonly<Record<string, Content>>,
  extra: Extra & { readonly folders?: readonly string[] } = {},
): Recovered {
  const full = snapshotOf(files, extra);
  const memo = engine.memo();
  const asker = engine.asker(memo);
  const sites = asker.sites(pathsOf(files, extra.folders ?? []));
  let asked: readonly Need[] = [];
  let snapshot: Snapshot = onlyAsked(full, asked);
  for (let round = 0; round < 3; round++) {
    const needs = sites.flatMap((site) => asker.needs(site, snapshot));
    asked = [...asked, ...needs];
    snapshot = onlyAsked(full, asked);
  }
  return engine.recover(snapshot, sites, SETTINGS, memo);
}

/** The one workflow of these files. @throws where there is none or more than one. */
export function look(
  files: Readonly<Record<string, Content>>,
  extra?: Parameters<typeof lookAll>[1],
): Recovery {
  const { workflows, unreadable } = lookAll(files, extra);
  const [one, ...others] = workflows;
  if (!one || others.length > 0)
    throw new Error(`${workflows.length} workflows, unreadable: ${JSON.stringify(unreadable)}`);
  return one;
}

/** `rerun A1 not-started`: a decision in one line, `-` for no step. */
export function decided({ decision }: Recovery): string {
  return `${decision.action} ${decision.step ?? '-'} ${decision.reason}`;
}

/** Rules that are broken, each once, in byte order. */
export function broken({ findings }: Recovery): readonly string[] {
  return [...new Set(findings.map(({ rule }) => rule))].sort();
}

const FIXTURES = new URL('./fixtures/', import.meta.url);

/** A fixture's text, every byte of it. */
export function fixture(path: string): string {
  return readFileSync(new URL(path, FIXTURES), 'utf8');
}

/** Names of the fixtures in a folder, in byte order. */
export function fixturesIn(folder: string): readonly string[] {
  return readdirSync(new URL(`${folder}/`, FIXTURES)).sort();
}
