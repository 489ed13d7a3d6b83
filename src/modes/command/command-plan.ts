// The plan of a command as one plain value, and what each stage of the pipeline knows before that.
import type { Call } from '../../model/call.ts';
import type { ChangeEffect } from '../../model/effect.ts';
import type { ArchiveRefEffect, CommitEffect, DispatchEffect, Reaction } from '../../model/github/effects.ts';
import type { HubRole } from '../../model/github/repository.ts';
import type { Freeze, FreezeNow } from '../../report/github/card/freeze.ts';
import type { ReadRow } from '../../report/github/dashboard/rows.ts';
import type {
  CardOutcome,
  CardView,
  ChangeLocation,
  ReplyContext,
  WorkflowView,
} from '../../report/github/workflow-view.ts';
import type { Marker } from '../../text/comment-marker.ts';
import type { Home, LocatedWorkflow } from '../locate.ts';
import type { ModeContext } from '../mode-context.ts';
import type { AcceptedCommand, ConversationState } from './conversation-state.ts';

/** What somebody wants done, by a comment, by a tick in the dashboard, or by a form of the bot's page. */
export interface CommandRequest {
  /** The key by which its effects are found: `command-12`, `tick-…`, `page-…`. */
  readonly key: string;
  /** The key of our answer. */
  readonly answer: string;
  readonly by: string;
  /** As it was written. */
  readonly line: string;
  /** Lines of the same comment that count beside it. */
  readonly also: readonly string[];
  /** When it was written or ticked, in epoch ms; `null`: a tick whose event does not say. */
  readonly at: number | null;
  /** The comment, under which we react; `null`: a tick or a form. */
  readonly comment: number | null;
  /** The row of a tick, as it was shown. */
  readonly row: ReadRow | null;
  /** What a form was shown with: the digest of the decision, and the commit. Absent: it was no form. */
  readonly saw?: { readonly decision: string; readonly sha: string | null };
  /** An earlier job may have begun with it, or it was to come before another one. Absent: it may not. */
  readonly late?: true;
  /** Our reaction says that it is over, whatever the marker of its answer says. Absent: none does. */
  readonly settled?: true;
  /** Where it was given, for a state file's record: `comment 12`, `issue 4`. */
  readonly where: string;
}

/** One command where it was given. */
export interface RequestContext {
  readonly order: CommandRequest;
  readonly place: ConversationState;
  readonly context: ModeContext;
  readonly seat: ReplyContext;
}

/** The same, of a command that was understood. */
export interface CommandContext extends RequestContext {
  readonly call: Call;
}

/** The same, of somebody who may give it. */
export interface Allowed extends CommandContext {
  readonly role: HubRole;
}

/** A command, and the workflow that it means as it is now. */
export interface Located extends CommandContext {
  /** The workflow at the commit that it is judged at. */
  readonly found: LocatedWorkflow;
  readonly home: Home | null;
  /** The other conversations that show it, as they were before it was accepted; none where it was before. */
  readonly others: readonly ConversationState[];
  /** When the command was given, in epoch ms by GitHub's clock, as far as it is known. */
  readonly at: number;
  /** What our answer keeps of it; `null`: it was not accepted yet. */
  readonly taken: AcceptedCommand | null;
  /** What it was accepted with before its branch went on, and it was planned again; `null`: it did not. */
  readonly overtaken: AcceptedCommand | null;
}

/** What the marker of our answer keeps for a later run. */
export type MarkerFields = Omit<Marker, 'key'>;

/** Our answer accepts the command before anything comes of it: a later run goes on from there. */
export interface AcceptEffect {
  readonly kind: 'accept';
  readonly taken: AcceptedCommand;
}

/** The files of the workflow; a branch that takes no commit gets it as a pull request. */
export interface FilesEffect {
  readonly kind: 'files';
  readonly change: ChangeEffect;
  /** What is removed is archived first; `null`: nothing is removed. */
  readonly archive: ArchiveRefEffect | null;
  /** `null`: no byte changes. */
  readonly commit: CommitEffect | null;
  /** Where an earlier run landed it: our answer remembers; `null`: it did not. */
  readonly landed: ChangeLocation | null;
}

/** The agent is woken with the brief, which stands in our answer by then. */
export interface WakeEffect {
  readonly kind: 'wake';
  readonly dispatch: DispatchEffect;
}

/** The workflow's card with its labels, or its row in the dashboard. */
export interface ShowEffect {
  readonly kind: 'show';
  /** The card's key. */
  readonly key: string;
  readonly home: Home;
  /** What a row is made from; `null`: the workflow is not there any more. */
  readonly told: WorkflowView | null;
  /** `null`: it is a row. */
  readonly view: CardView | null;
  /** The workflow is not on its branch any more. */
  readonly gone: boolean;
  readonly turn: CardOutcome;
  readonly freeze: FreezeNow;
  /** When a freeze or its end was given, in epoch ms: the card keeps it. Absent: neither was. */
  readonly given?: number;
  /** Freezes of other workflows that the dashboard keeps from the same writing on; absent: none. */
  readonly besides?: ReadonlyMap<string, Freeze>;
  /** The pull request that holds what was asked for: then nothing has become of the workflow yet. */
  readonly pull: number | null;
  /**
   * It keeps what was asked for, and comes before our answer. `otherwise`: the body of that answer where it
   * could not be kept. `null`: it merely shows what was done, and comes after our answer.
   */
  readonly keeps: { readonly otherwise: string | null } | null;
}

/** Where files landed, and what is the case there. */
export interface Landing {
  readonly where: ChangeLocation;
  /** A sentence of Markdown that must be said besides; `''`: none. */
  readonly more: string;
  /** The workflow as it is now; `null`: it is gone. */
  readonly now: LocatedWorkflow | null;
}

export type PlannedEffect = AcceptEffect | FilesEffect | WakeEffect | ShowEffect;

/** Everything that a command leads to. Making a plan writes nothing; a dry run prints it. */
export interface CommandPlan {
  /** In this order; what merely shows what was done comes between our answer and the reaction. */
  readonly effects: readonly PlannedEffect[];
  /** The whole body of our answer; `null`: the present one is right. */
  readonly reply: string | null;
  /** Set last, below the comment: a command that has it is settled; `null`: it stays open. */
  readonly reaction: Reaction | null;
  /** Kept in the marker of our answer. */
  readonly resumeFields: MarkerFields;
}
