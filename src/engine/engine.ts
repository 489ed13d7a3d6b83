// The engine over a list of formats and rules: what an edge must fetch, what follows, what a choice changes.

import type { Verdict } from '../model/bot/verdict.ts';
import type { Change } from '../model/change.ts';
import type { Checkpoint, Choice, Differing } from '../model/choice.ts';
import { assert } from '../model/errors.ts';
import type { Format } from '../model/format.ts';
import { folderOf } from '../model/path.ts';
import type { Recovered, Recovery, Unreadable } from '../model/recovery.ts';
import type { FactRequirements } from '../model/repository-source.ts';
import { type Finding, type Rule, type Settings, settingsFor } from '../model/rule.ts';
import type { Snapshot } from '../model/snapshot.ts';
import type { StateLocation } from '../model/state-location.ts';
import { checkpoint } from './choose/checkpoint.ts';
import { chooseInTurn } from './choose/choose.ts';
import type { SideReader } from './choose/merge.ts';

import { type Migratable, mayBeOld, migratable, obstacleOf } from './migrate.ts';
import { type ParseCache, parseCache } from './parse-cache.ts';
import { recoverSite } from './recover.ts';
import type { RecoveryContext } from './recovery-context.ts';
import { askedFor, askedForSettled, askerOf, type Depth } from './requirements.ts';
import { settle } from './select-state-file.ts';
import type { SelectedWorkflow } from './selected-workflow.ts';

export interface Engine {
  readonly formats: readonly Format[];
  /** Every rule, those of single formats included, in the order of their ids. */
  readonly rules: readonly Rule[];
  /** A fresh memory for one run; sharing it between runs only costs memory. */
  memo(): ParseCache;
  asker(memo: ParseCache, depth?: Depth): FactRequirements;
  /**
   * All that is known of these sites. `verdicts`: what an evaluator said, by workflow id; it counts only
   * where the rules say `ask`, and never over a block or a wait.
   */
  recover(
    snapshot: Snapshot,
    sites: readonly StateLocation[],
    settings: Settings,
    memo: ParseCache,
    verdicts?: ReadonlyMap<string, Verdict>,
  ): Recovered;
  /**
   * The change that a choice asks for, and in one with it what others ask for after it; no files: nothing to
   * do. @throws UserError where one does not fit
   */
  choose(choice: Choice, standing: SelectedWorkflow, then?: readonly Choice[]): Change;
  /** Whether a migration is due, is not needed, or must wait until the state is repaired. */
  readonly migratable: (recovery: Recovery) => Migratable;
  /** Whether an unreadable file at this path may be of an older version of a format. */
  readonly mayBeOld: (path: string) => boolean;
  /** The finding that keeps a state from being migrated; `undefined`: there is none. */
  readonly obstacleOf: (recovery: Recovery) => Finding | undefined;
  /** What the change on disk is committed as; no files: nothing of it differs. @throws UserError */
  checkpoint(standing: SelectedWorkflow, before: SelectedWorkflow | null, differing: Differing): Checkpoint;
}

/** `sidesOf` takes a conflicted text apart, so that a merge can be proposed. */
export function createEngine(
  formats: readonly Format[],
  shared: readonly Rule[],
  sidesOf: SideReader = () => null,
): Engine {
  const rulesOf = (format: Format): readonly Rule[] => [...shared, ...format.rules];
  const byId = new Map(formats.map((format) => [format.id, { format, rules: rulesOf(format) }]));
  const all = formats.flatMap((format) => format.rules);
  const homeOf = ({ format }: Recovery) => {
    const one = byId.get(format);
    assert(one, `the format ${format} is one of the engine's`);
    return one;
  };
  const groundOf = ({ recovery, snapshot, settings, memo }: SelectedWorkflow): RecoveryContext => {
    const one = homeOf(recovery);
    const asked = askedFor(recovery.site, snapshot, memo);
    return { ...one, snapshot, settings, memo, sidesOf, verdicts: new Map(), asked };
  };
  return {
    formats,
    rules: [...shared, ...all].sort((a, b) => (a.id < b.id ? -1 : 1)),
    memo: parseCache,
    asker: (memo, depth = 'scan') => askerOf(formats, memo, depth),
    recover(snapshot, sites, settings, memo, verdicts = new Map()) {
      const found = sites.flatMap((site) => {
        const one = byId.get(site.format);
        const settled = one && settle(one.format, site, snapshot, memo);
        if (!settled) return [];
        const own = settingsFor(settings, site.format);
        const asked = askedForSettled(settled, site, snapshot, memo);
        return recoverSite(settled, { ...one, snapshot, settings: own, memo, sidesOf, verdicts, asked });
      });
      return {
        workflows: uniqueIds(found.filter((one): one is Recovery => 'decision' in one)),
        unreadable: found.filter((one): one is Unreadable => !('decision' in one)),
      };
    },
    choose: (choice, standing, then = []) => chooseInTurn([choice, ...then], standing, groundOf(standing)),
    migratable: (recovery) => migratable(homeOf(recovery).format, recovery),
    mayBeOld: (path) => mayBeOld(formats, path),
    obstacleOf,
    checkpoint: (standing, before, differing) =>
      checkpoint(standing, before && { ...before, ...groundOf(before) }, differing, groundOf(standing)),
  };
}

/** Two folders may hold one feature: then its id carries the folder as well. */
function uniqueIds(recoveries: readonly Recovery[]): readonly Recovery[] {
  const count = new Map<string, number>();
  for (const { id } of recoveries) count.set(id, (count.get(id) ?? 0) + 1);
  return recoveries.map((one) => {
    if ((count.get(one.id) ?? 0) < 2) return one;
    const folder = folderOf(one.path);
    return { ...one, id: `${one.id}@${folder}` };
  });
}
