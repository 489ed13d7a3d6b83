// Runs formats as a door would: rounds of needs, a recovery, and what a person's choice writes.
import { createEngine, type Engine } from '../../src/engine/engine.ts';
import type { SelectedWorkflow } from '../../src/engine/selected-workflow.ts';
import type { Choice } from '../../src/model/choice.ts';
import type { Format } from '../../src/model/format.ts';
import type { Recovered, Recovery } from '../../src/model/recovery.ts';
import { sizeCapsOf } from '../../src/model/repository-source.ts';
import type { Need, Snapshot } from '../../src/model/snapshot.ts';
import { rules } from '../../src/rules/index.ts';
import { readConflict } from '../../src/text/conflicts.ts';
import { type Content, type Extra, onlyAsked, snapshotOf } from '../snapshot.ts';

export type Files = Readonly<Record<string, Content>>;

/** Later than every time in the fixtures, and nothing is ever stale. Milliseconds. */
const DAY = 86_400_000;
const SETTINGS = { now: Date.UTC(2026, 7, 1, 12, 30), staleAfter: 3650 * DAY, abandonedAfter: 36500 * DAY };
/** Rounds in which an edge fetches what is asked for. */
const ROUNDS = 3;

export interface Looker {
  readonly engine: Engine;
  /** All that is found in these files. */
  readonly all: (files: Files, extra?: Extra) => Recovered;
  /** The one workflow of these files, `null` where there is none. @throws where there are more */
  readonly look: (files: Files, extra?: Extra) => Recovery | null;
  /** The one workflow with all that a choice is given; of several the one that is named. */
  readonly selected: (files: Files, extra?: Extra, feature?: string) => SelectedWorkflow;
  /** What a choice writes: the new text of each file, `null` for what it removes. */
  readonly change: (
    files: Files,
    choice: Choice,
    extra?: Extra,
    feature?: string,
  ) => Readonly<Record<string, string | null>>;
  /** What is asked for the first time once every round is over: nothing, or it would never be fetched. */
  readonly unsettled: (files: Files, extra?: Extra) => readonly Need[];
}

/** A format alone, or several side by side, in an engine with all rules. */
export function lookerFor(...formats: readonly Format[]): Looker {
  const engine = createEngine(formats, rules, readConflict);
  const seen = (files: Files, extra: Extra) => {
    const memo = engine.memo();
    const asker = engine.asker(memo);
    const full = snapshotOf(files, { mostBytes: sizeCapsOf(asker), ...extra });
    const sites = asker.sites(Object.keys(files).filter((path) => asker.matches(path)));
    let asked: readonly Need[] = [];
    let snapshot: Snapshot = onlyAsked(full, asked);
    const needs = () => sites.flatMap((site) => asker.needs(site, snapshot));
    for (let round = 0; round < ROUNDS; round++) {
      asked = [...asked, ...needs()];
      const texts = memo.asked.get(snapshot);
      snapshot = onlyAsked(full, asked);
      // An edge fills one snapshot in place: what was asked for is remembered for it.
      if (texts) memo.asked.set(snapshot, texts);
    }
    return { snapshot, memo, sites, asked, needs };
  };
  const all = (files: Files, extra: Extra = {}) => {
    const { snapshot, sites, memo } = seen(files, extra);
    return engine.recover(snapshot, sites, SETTINGS, memo);
  };
  const selected = (files: Files, extra: Extra = {}, feature?: string): SelectedWorkflow => {
    const { snapshot, sites, memo } = seen(files, extra);
    const { workflows } = engine.recover(snapshot, sites, SETTINGS, memo);
    const meant = feature === undefined ? workflows : workflows.filter((one) => one.feature === feature);
    const [recovery, ...more] = meant;
    if (!recovery || more.length > 0) throw new Error(`${more.length + (recovery ? 1 : 0)} workflows`);
    return { recovery, snapshot, memo, settings: SETTINGS, by: 'Dana', branch: 'feature/x' };
  };
  return {
    engine,
    all,
    selected,
    look(files, extra) {
      const { workflows, unreadable } = all(files, extra);
      if (workflows.length > 1 || unreadable.length > 0)
        throw new Error(`${workflows.length} workflows, unreadable: ${JSON.stringify(unreadable)}`);
      return workflows[0] ?? null;
    },
    change(files, choice, extra, feature) {
      const written = engine.choose(choice, selected(files, extra, feature)).files.map((file) => {
        if (file.kind === 'write') return [file.path, file.after] as const;
        return [file.kind === 'copy' ? file.to : file.path, null] as const;
      });
      return Object.fromEntries(written);
    },
    unsettled(files, extra = {}) {
      const { asked, needs } = seen(files, extra);
      const known = new Set(asked.map(({ what, path }) => `${what} ${path}`));
      return needs().filter(({ what, path }) => !known.has(`${what} ${path}`));
    },
  };
}

/** `resume implement 1.2 partial-work`: a decision in one line, with its item; `-` for no step. */
export function decided(recovery: Recovery | null): string {
  if (!recovery) return 'nothing';
  const { decision, state } = recovery;
  const { action, step, reason } = decision;
  const item = state?.current?.id === step ? (state?.current?.item ?? null) : null;
  return [action, step ?? '-', ...(item === null ? [] : [item]), reason].join(' ');
}
