// Runs specification workflows through the engine as an edge does: fetch in rounds, recover, choose.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { createEngine } from '../../../src/engine/engine.ts';
import type { SelectedWorkflow } from '../../../src/engine/selected-workflow.ts';
import { specify } from '../../../src/formats/specify/index.ts';
import type { Change } from '../../../src/model/change.ts';
import type { Choice } from '../../../src/model/choice.ts';
import type { Recovered, Recovery } from '../../../src/model/recovery.ts';
import type { Need, Snapshot } from '../../../src/model/snapshot.ts';
import { rules } from '../../../src/rules/index.ts';
import { readConflict } from '../../../src/text/conflicts.ts';
import { type Content, type Extra, onlyAsked, snapshotOf } from '../../snapshot.ts';

const DAY = 86_400_000;
/** Later than every time in these tests, save those of live locks. */
export const NOW = Date.UTC(2026, 7, 1, 12, 30);
const SETTINGS = { staleAfter: 3650 * DAY, abandonedAfter: 36500 * DAY };

/** An edge asks at most three times, the state file itself included. */
const MOST_ROUNDS = 3;

const engine = createEngine([specify], rules, readConflict);

export type Files = Readonly<Record<string, Content>>;
export type Texts = Readonly<Record<string, string>>;

interface Seen {
  readonly recovered: Recovered;
  readonly snapshot: Snapshot;
  readonly memo: SelectedWorkflow['memo'];
}

function seen(files: Files, extra: Extra, now: number): Seen {
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

export function recovered(files: Files, extra: Extra = {}): Recovered {
  return seen(files, extra, NOW).recovered;
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

/** What a choice makes of these files. */
export function chosen(choice: Choice, files: Files, now = NOW): Change {
  return standing(files, now).choose(choice);
}

interface Found {
  readonly recovery: Recovery;
  readonly choose: (choice: Choice) => Change;
}

/** The one workflow of these files, and what choices make of them; they are read once. */
export function standing(files: Files, now = NOW): Found {
  const { recovered: found, snapshot, memo } = seen(files, {}, now);
  const settings = { ...SETTINGS, now };
  const before = { recovery: only(found), snapshot, memo, settings, by: 'Dana', branch: 'feature/export' };
  return { recovery: before.recovery, choose: (choice) => engine.choose(choice, before) };
}

/** The files after a change; what it writes must have been read as it stands. */
function changed(files: Texts, { files: changes }: Change): Record<string, string> {
  const result = { ...files };
  for (const file of changes) {
    if (file.kind === 'write') {
      if ((result[file.path] ?? null) !== file.before) throw new Error(`${file.path} was read otherwise`);
      result[file.path] = file.after;
    } else if (file.kind === 'remove') {
      for (const path of Object.keys(result))
        if (path === file.path || path.startsWith(`${file.path}/`)) delete result[path];
    } else throw new Error(`this format makes no ${file.kind}`);
  }
  return result;
}

/** The files after a choice. */
export function filesAfter(choice: Choice, files: Texts, now = NOW): Record<string, string> {
  return changed(files, chosen(choice, files, now));
}

/** Their one workflow, and the files after a choice. */
export function stepFrom(choice: Choice, files: Texts): { recovery: Recovery; after: Texts } {
  const { recovery: before, choose } = standing(files);
  return { recovery: before, after: changed(files, choose(choice)) };
}

/** `advance · 4 · step-completed`; `–` for no step. */
export function line({ decision }: Recovery): string {
  return `${decision.action} · ${decision.step ?? '–'} · ${decision.reason}`;
}

/** Ids of the broken rules, each once, sorted. */
export function broken({ findings }: Recovery): readonly string[] {
  return [...new Set(findings.map(({ rule }) => rule))].sort();
}

/** What a person could choose of migrations and repairs. */
export function proposed({ proposals }: Recovery): readonly string[] {
  return proposals.map(({ kind, summary }) => `${kind}: ${summary}`);
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

/** The lines that a change takes and gives, in order, without the ones that stay: `-old`, `+new`. */
export function difference(before: string, after: string): readonly string[] {
  const [old, now] = [before.split('\n'), after.split('\n')];
  const lengths = old.map(() => Array.from({ length: now.length + 1 }, () => 0));
  const at = (i: number, j: number) => lengths[i]?.[j] ?? 0;
  for (let i = old.length - 1; i >= 0; i--)
    for (let j = now.length - 1; j >= 0; j--) {
      const row = lengths[i];
      if (row) row[j] = old[i] === now[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  const lines: string[] = [];
  for (let [i, j] = [0, 0]; i < old.length || j < now.length; ) {
    if (i < old.length && j < now.length && old[i] === now[j]) {
      i++;
      j++;
    } else if (i < old.length && (j >= now.length || at(i + 1, j) >= at(i, j + 1)))
      lines.push(`-${old[i++]}`);
    else lines.push(`+${now[j++]}`);
  }
  return lines;
}
