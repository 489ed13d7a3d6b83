// A workflow where it was found, with who asks something of it: what choices and checkpoints start from.
import type { ChoiceContext } from '../model/choice.ts';
import type { Recovery } from '../model/recovery.ts';
import type { Settings } from '../model/rule.ts';
import type { Snapshot } from '../model/snapshot.ts';
import { load } from './load.ts';
import type { ParseCache } from './parse-cache.ts';
import type { RecoveryContext } from './recovery-context.ts';

/** A workflow in the snapshot that it was found in. */
export interface SelectedWorkflow {
  readonly recovery: Recovery;
  readonly snapshot: Snapshot;
  readonly settings: Settings;
  readonly memo: ParseCache;
  /** Who chooses: a name without an address. */
  readonly by: string;
  /** The branch that is checked out; `null` where none is. */
  readonly branch: string | null;
}

/** All that the format's choices may look at. */
export function situationOf(
  { recovery, by, branch }: Omit<SelectedWorkflow, keyof RecoveryContext>,
  ground: RecoveryContext,
): ChoiceContext {
  const { format, snapshot, memo, settings } = ground;
  const { path } = recovery;
  const result = load(format, { ...recovery.site, path }, snapshot, memo);
  const reading = snapshot.text(path);
  return {
    site: recovery.site,
    snapshot,
    doc: result.kind === 'loaded' ? result.loaded.doc : null,
    text: reading.ok ? reading.text : null,
    state: recovery.state,
    recovery,
    now: settings.now,
    by,
    branch,
  };
}
