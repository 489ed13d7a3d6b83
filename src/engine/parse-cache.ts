// What one run of the engine remembers: equal bytes are parsed once, and equal facts are read once.
import type { Fault } from '../model/errors.ts';
import type { Snapshot } from '../model/snapshot.ts';
import type { StateLocation } from '../model/state-location.ts';
import type { WorkflowState } from '../model/workflow.ts';
import type { Loaded } from './upgrade.ts';

export type Load =
  | { readonly kind: 'loaded'; readonly loaded: Loaded }
  /** The state file is not there; its folder alone says that a workflow began. */
  | { readonly kind: 'absent' }
  /** Another tool's file. */
  | { readonly kind: 'foreign' }
  /** `ours`: the format could be told all the same. */
  | { readonly kind: 'fault'; readonly fault: Fault; readonly ours: boolean };

/** The states that a document describes, or why it cannot be told. */
export type StatesRead =
  | { readonly ok: true; readonly value: readonly WorkflowState[] }
  | { readonly ok: false; readonly fault: Fault };

/** What was read of one site, and from what. */
export interface ReadBefore {
  /** Of the snapshot. */
  readonly revision: number;
  readonly doc: unknown;
  readonly states: StatesRead;
}

/** Lives as long as its owner wants. */
export interface ParseCache {
  /** What each distinct blob parsed to, by format and blob. */
  readonly loads: Map<string, Load>;
  /** What was read of each site of a snapshot, the newest reading. */
  readonly reads: WeakMap<Snapshot, Map<string, ReadBefore>>;
  /** Paths of all texts that were asked for on behalf of each site of a snapshot. */
  readonly asked: WeakMap<Snapshot, Map<StateLocation, ReadonlySet<string>>>;
}

export const parseCache = (): ParseCache => ({
  loads: new Map(),
  reads: new WeakMap(),
  asked: new WeakMap(),
});
