// What an answer's marker says of a command, held against what GitHub itself vouches for: the comment and its
// writer, the tick's event, our reactions, our commits. Anyone who may write can edit an answer.

import { askOf } from '../../report/github/dashboard/rows.ts';
import { decisionDigest } from '../../report/github/markers.ts';
import type { LocatedWorkflow } from '../locate.ts';
import type { CommandContext, CommandPlan } from './command-plan.ts';
import type { AcceptedCommand } from './conversation-state.ts';
import { refused } from './pending-commands.ts';

const ALTERED =
  'What this answer kept of it does not go with the command itself, as if somebody had changed the answer. ' +
  'Give the command once more if you still want it.';

/** It is not gone on with. */
export function altered(taken: AcceptedCommand, asked: CommandContext): CommandPlan {
  return refused({ kind: 'unfit', message: ALTERED, theirs: [] }, asked, taken);
}

/** Whether the workflow of a marker is one that the command itself can mean, and does what its row said. */
export function isMeantBy({ order, call, place, context }: CommandContext, found: LocatedWorkflow): boolean {
  const { row } = order;
  if (row !== null) {
    const asks = askOf({ scanned: found.scanned, frozen: null }, context.commands) === call.command;
    return row.key === found.key && row.decision === decisionDigest(found.scanned) && asks;
  }
  const { id } = found.recovery;
  if (call.id !== null) return call.id === id;
  const isShown = place.cards.some(({ mark }) => mark.key === found.key || mark.workflow === id);
  return isShown || place.conversation.head?.branch === found.branch;
}
