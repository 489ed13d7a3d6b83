// Runs workflows of sdd through the engine as an edge does: fetch what is asked for, in rounds, then recover.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { createEngine } from '../../../src/engine/engine.ts';
import type { SelectedWorkflow } from '../../../src/engine/selected-workflow.ts';
import { sdd } from '../../../src/formats/sdd/index.ts';
import type { Change } from '../../../src/model/change.ts';
import type { Checkpoint, Choice } from '../../../src/model/choice.ts';
import type { Recovered, Recovery } from '../../../src/model/recovery.ts';
import type { Need, Snapshot } from '../../../src/model/snapshot.ts';
import { rules } from '../../../src/rules/index.ts';
import { readConflict } from '../../../src/text/conflicts.ts';
import { type Content, type Extra, onlyAsked, snapshotOf } from '../../snapshot.ts';

const DAY = 86_400_000;
/** Later than every time in these tests. */
export const NOW = Date.UTC(2026, 7, 1, 12, 30);

/** An edge asks at most three times, the state file itself included. */
const MOST_ROUNDS = 3;

const engine = createEngine([sdd], rules, readConflict);
const SETTINGS = { now: NOW, staleAfter: 3650 * DAY, abandonedAfter: 36500 * DAY };

export type Files = Readonly<Record<string, Content>>;
export type Texts = Readonly<Record<string, string>>;

/** What was found, with all that a choice needs. */
export interface Seen {
  readonly recovered: Recovered;
  readonly snapshot: Snapshot;
  readonly memo: SelectedWorkflow['memo'];
}

function seen(files: Files, extra: Extra = {}, now = NOW): Seen {
  const full = snapshotOf(files, { history: {}, ...extra });
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
      return { recovered: engine.recover(snapshot, sites, { ...SETTINGS, now }, memo), snapshot, memo };
    if (round === MOST_ROUNDS) throw new Error(`still asking after ${MOST_ROUNDS} rounds`);
    asked = [...asked, ...more];
  }
}

/** Everything that is found in these files. */
export function recovered(files: Files, extra: Extra = {}): Recovered {
  return seen(files, extra).recovered;
}

/** The one workflow of these files. */
export function recovery(files: Files, extra: Extra = {}, now = NOW): Recovery {
  return only(seen(files, extra, now).recovered);
}

function only({ workflows, unreadable }: Recovered): Recovery {
  const [one] = workflows;
  if (!one || workflows.length > 1)
    throw new Error(`expected one workflow, found ${workflows.length}: ${JSON.stringify(unreadable)}`);
  return one;
}

function standingOf({ recovered: found, snapshot, memo }: Seen, now: number): SelectedWorkflow {
  return {
    recovery: only(found),
    snapshot,
    memo,
    settings: { ...SETTINGS, now },
    by: 'Dana',
    branch: 'feature/user-auth',
  };
}

/** What a choice makes of these files. */
export function chosen(choice: Choice, files: Files, extra: Extra = {}, now = NOW): Change {
  return engine.choose(choice, standingOf(seen(files, extra, now), now));
}

/**
 * What the change from `before` (the last commit; `null`: nothing of it) to `after` is committed as.
 * `untracked`: paths that nobody added to git; the others are known to it.
 */
export function committed(before: Texts | null, after: Texts, untracked: readonly string[] = []): Checkpoint {
  const was = before && standingOf(seen(before, { commit: 'b'.repeat(40) }), NOW);
  const old = before ?? {};
  const paths = [...new Set([...Object.keys(old), ...Object.keys(after)])].filter(
    (path) => old[path] !== after[path],
  );
  const differing = { paths: paths.sort(), untracked: new Set(untracked), filtered: new Map() };
  return engine.checkpoint(standingOf(seen(after), NOW), was, differing);
}

/** The files behind a change: writes, removals and copies done; what is reverted is left out. */
export function applied(files: Texts, { files: changes }: Change): Record<string, string> {
  const after: Record<string, string> = { ...files };
  for (const change of changes) {
    if (change.kind === 'write') after[change.path] = change.after;
    if (change.kind === 'copy') after[change.to] = files[change.from] ?? '';
    if (change.kind === 'remove' || change.kind === 'revert')
      for (const path of Object.keys(after))
        if (path === change.path || path.startsWith(`${change.path}/`)) delete after[path];
  }
  return after;
}

/** `rerun · plan · step-interrupted`; `–` for no step. */
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
