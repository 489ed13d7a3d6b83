// What every recovery of a snapshot rests on beside its site.

import type { Verdict } from '../model/bot/verdict.ts';
import type { Format } from '../model/format.ts';
import type { Rule, Settings } from '../model/rule.ts';
import type { Snapshot } from '../model/snapshot.ts';
import type { SideReader } from './choose/merge.ts';
import type { ParseCache } from './parse-cache.ts';

/** Everything but the site that a recovery rests on. */
export interface RecoveryContext {
  readonly format: Format;
  /** The rules of every format and those of this one. */
  readonly rules: readonly Rule[];
  readonly snapshot: Snapshot;
  readonly settings: Settings;
  readonly memo: ParseCache;
  readonly sidesOf: SideReader;
  /** What an evaluator said, by workflow id; empty where none was asked. */
  readonly verdicts: ReadonlyMap<string, Verdict>;
  /** Paths of the texts that were asked for on behalf of the site. */
  readonly asked: ReadonlySet<string>;
}
