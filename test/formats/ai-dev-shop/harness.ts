// Runs state files through the engine as an edge does: fetch what is asked for, in rounds, then recover.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { createEngine } from '../../../src/engine/engine.ts';
import { aiDevShop } from '../../../src/formats/ai-dev-shop/index.ts';
import type { Recovered, Recovery } from '../../../src/model/recovery.ts';
import type { Need } from '../../../src/model/snapshot.ts';
import { rules } from '../../../src/rules/index.ts';
import { type Content, type Extra, onlyAsked, snapshotOf } from '../../snapshot.ts';

const DAY = 86_400_000;
/** A day after most times in these tests, so that nothing is stale by accident. */
const NOW = Date.UTC(2026, 7, 1);

/** design: an edge asks at most three times, the state file itself included. */
const MOST_ROUNDS = 3;

const engine = createEngine([aiDevShop], rules);

export type Files = Readonly<Record<string, Content>>;
export type Texts = Readonly<Record<string, string>>;

export function recovered(files: Files, extra: Extra = {}): Recovered {
  const full = snapshotOf(files, { commit: 'c'.repeat(40), history: {}, ...extra });
  const memo = engine.memo();
  const asker = engine.asker(memo);
  const sites = asker.sites(Object.keys(files).filter((path) => asker.matches(path)));
  let asked: readonly Need[] = [];
  for (let round = 0; ; round++) {
    const snapshot = onlyAsked(full, asked);
    const known = new Set(asked.map(({ path, what }) => `${what} ${path}`));
    const more = sites
      .flatMap((site) => asker.needs(site, snapshot))
      .filter(({ path, what }) => !known.has(`${what} ${path}`));
    if (more.length === 0)
      return engine.recover(
        snapshot,
        sites,
        { now: NOW, staleAfter: 3650 * DAY, abandonedAfter: 36500 * DAY },
        memo,
      );
    if (round === MOST_ROUNDS) throw new Error(`still asking after ${MOST_ROUNDS} rounds`);
    asked = [...asked, ...more];
  }
}

/** The one workflow of these files. */
export function recovery(files: Files, extra: Extra = {}): Recovery {
  const { workflows, unreadable } = recovered(files, extra);
  const [only] = workflows;
  if (!only || workflows.length > 1)
    throw new Error(`expected one workflow, found ${workflows.length}: ${JSON.stringify(unreadable)}`);
  return only;
}

/** `rerun · tasks · step-interrupted`; `–` for no step. */
export function line({ decision }: Recovery): string {
  return `${decision.action} · ${decision.step ?? '–'} · ${decision.reason}`;
}

/** Ids of the broken rules, each once, sorted. */
export function broken({ findings }: Recovery): readonly string[] {
  return [...new Set(findings.map(({ rule }) => rule))].sort();
}

/** The files below a folder of `fixtures/`, by their paths in that repository. */
export function fixture(name: string): Record<string, string> {
  const root = join(import.meta.dirname, 'fixtures', ...name.split('/'));
  const files = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return Object.fromEntries(
    files.map(({ parentPath, name: base }) => {
      const path = join(parentPath, base);
      return [relative(root, path).split(sep).join('/'), readFileSync(path, 'utf8')];
    }),
  );
}

/** The same files, each text changed. */
export function mapped(files: Texts, change: (text: string, path: string) => string): Record<string, string> {
  return Object.fromEntries(Object.entries(files).map(([path, content]) => [path, change(content, path)]));
}
