// All possible outcomes of a command of a comment or a ticked box, as data.
import type { Refusal } from '../../../model/call.ts';
import type { Change } from '../../../model/change.ts';
import type { Permission } from '../../../model/command.ts';
import type { Option } from '../../../model/decision.ts';
import type { Beginning } from '../../../model/format.ts';
import type { SentWay } from '../../../model/github/effects.ts';
import type { Brief } from '../../brief/brief.ts';
import type { Outside } from '../../free-text-answer.ts';
import type { Host } from '../../host-wording.ts';
import type { RemovedPath } from '../../terminal/change.ts';
import type { CardView, ChangeLocation, EarlierEnd, ReplyContext, WorkflowView } from '../workflow-view.ts';
import type { Absence, RefusalReason } from './refusals.ts';

/** What starting fresh took away. */
interface Removed {
  readonly change: Change;
  readonly listed: readonly RemovedPath[];
}

/** What came of a command. */
export type Reply =
  | { readonly kind: 'help'; readonly about: string | null; readonly permission: Permission }
  | { readonly kind: 'not-understood'; readonly refusal: Refusal }
  /** `left`: what it had done before it was stopped; absent or `null`: nothing. */
  | { readonly kind: 'refused'; readonly why: RefusalReason; readonly left?: EarlierEnd | null }
  /** The same was asked for before, by whom and when. */
  | { readonly kind: 'already'; readonly by: string | null; readonly at: string | null }
  /** Another command for the same workflow came first. */
  | { readonly kind: 'outrun'; readonly by: string; readonly first: string }
  /** What the person saw is no longer so; `seen` and `now` are commits, full or short; `left` as above. */
  | {
      readonly kind: 'state-changed';
      readonly seen: string | null;
      readonly now: CardView;
      readonly left?: EarlierEnd | null;
    }
  /** The command could mean several workflows, or the id means none. */
  | {
      readonly kind: 'which';
      readonly id: string | null;
      readonly among: readonly WorkflowView[];
      /** Why what is meant cannot be had, as far as that is known. */
      readonly absent?: readonly Absence[];
    }
  /** Answers beside the choices of their questions. */
  | ({ readonly kind: 'outside' } & Outside)
  /** It needs words that only a person has: the lines to type. `flags`: those that were written already. */
  | {
      readonly kind: 'lines';
      readonly of: CardView;
      readonly option: Option;
      readonly flags: readonly string[];
    }
  | {
      readonly kind: 'done';
      readonly change: Change;
      readonly listed: readonly RemovedPath[];
      readonly where: ChangeLocation;
      /** As it is now; `null` where it is gone. */
      readonly after: WorkflowView | null;
      /** Where it begins again once it was started fresh; absent or `null`: it was not. */
      readonly begins?: Beginning | null;
      /** The command wakes an agent, and there was nothing to send one for; absent: it wakes no one. */
      readonly unwoken?: true;
    }
  /**
   * No dispatch is configured: nothing was changed. `accepted`: there was one when the command was accepted,
   * and this is where its change landed (`null`: it had made none).
   */
  | {
      readonly kind: 'brief';
      readonly of: WorkflowView;
      readonly brief: Brief;
      readonly accepted?: ChangeLocation | null;
    }
  | {
      readonly kind: 'dispatched';
      /** `null`: an earlier run did it, and in which way is not kept. */
      readonly way: SentWay | null;
      /** `null` where nothing was to be written. */
      readonly where: ChangeLocation | null;
      readonly brief: Brief | null;
      /** What was removed before; absent or `null`: nothing. */
      readonly removed?: Removed | null;
    }
  | {
      readonly kind: 'dispatch-failed';
      readonly way: SentWay | null;
      readonly where: ChangeLocation | null;
      readonly why: string;
      readonly removed?: Removed | null;
    }
  | { readonly kind: 'frozen'; readonly of: WorkflowView; readonly until: string | null }
  | { readonly kind: 'unfrozen'; readonly of: WorkflowView };

/** The command that is answered. */
export interface Ordered {
  /** In the marker; the comment is found again by it. */
  readonly key: string;
  /** Who gave it, and the line as it was written. */
  readonly by: string;
  readonly line: string;
  /** Lines of the same comment that count beside it; absent: there isn't one. */
  readonly also?: readonly string[];
  readonly seat: ReplyContext;
  /** Names of the commands of the command line. */
  readonly cli: ReadonlySet<string>;
  readonly door: Host;
}
