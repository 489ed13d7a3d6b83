// One operation of a sweep as plain data: it names what it is about, and holds no text yet.

import type { PullRequestEffect } from '../../model/github/effects.ts';
import type { Conversation } from '../../model/github/repository.ts';
import type { Label } from '../../report/github/labels.ts';
import type { CardOutcome } from '../../report/github/workflow-view.ts';
import type { LocatedWorkflow } from '../locate.ts';

export type SweepOperation =
  /** Our card under the branch's pull request. `alone`: no other stands there. */
  | {
      readonly kind: 'card';
      readonly found: LocatedWorkflow;
      readonly pull: number;
      readonly turn: CardOutcome;
      readonly alone: boolean;
    }
  /** The same, of a workflow that needs no one any more. */
  | {
      readonly kind: 'settle';
      readonly found: LocatedWorkflow;
      readonly at: number;
      readonly as: 'comment' | 'issue';
    }
  /** An issue of its own; `number`: where it has one already. */
  | {
      readonly kind: 'issue';
      readonly found: LocatedWorkflow;
      readonly number: number | null;
      readonly turn: CardOutcome;
    }
  | { readonly kind: 'close'; readonly issue: number; readonly key: string }
  | {
      readonly kind: 'labels';
      readonly issue: number;
      readonly add: readonly Label[];
      readonly remove: readonly Label[];
    }
  | {
      readonly kind: 'migrate';
      readonly found: LocatedWorkflow;
      readonly effect: PullRequestEffect;
      readonly open: Conversation | null;
    }
  /** A card or issue that exists more than once: it gets this text, and the `others` are folded into it. */
  | {
      readonly kind: 'fold';
      readonly key: string;
      readonly at: number;
      readonly as: 'comment' | 'issue';
      readonly title: string;
      readonly body: string;
      readonly others: number;
    }
  /** The pull request may hold cards that no one remembers. */
  | { readonly kind: 'look'; readonly pull: number }
  /**
   * What stands there is about a workflow that is not there any more, or that the config leaves alone now;
   * `body`: our card.
   */
  | {
      readonly kind: 'gone';
      readonly why: 'gone' | 'ignored';
      readonly key: string;
      readonly at: number;
      readonly as: 'comment' | 'issue';
      readonly body: string;
    };
