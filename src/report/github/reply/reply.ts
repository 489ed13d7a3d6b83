// The comment that answers an order: what was done, why not, or what to write instead.
import type { Permission } from '../../../model/command.ts';
import { forMarkdown } from '../../../text/escape.ts';
import { markerLine } from '../../../text/marker.ts';
import { beginningWords } from '../../brief/beginning.ts';
import { DOORS } from '../../host-wording.ts';
import { refusalMarkdown, slashHelp, slashHelpOf } from '../../slash-help.ts';
import { freshPart } from '../card/choices.ts';
import { leadOf } from '../card/reason-text.ts';
import { cell, dated, login, named, said, short } from '../format.ts';
import { linesFor } from '../orders.ts';
import { fitBody, type Part } from '../truncate-body.ts';
import type { CardView, ReplyContext } from '../view.ts';
import type { Ordered, Reply } from './answer.ts';
import { NOTHING, outsideParts, typed, whichParts } from './ask-back.ts';
import * as parts from './parts.ts';
import { whyWords } from './refused.ts';
import { givenWords } from './underway.ts';

/** The whole body, marker first. */
export function replyOf(reply: Reply, ordered: Ordered): string {
  const answer = partsOf(reply, ordered).map((part): Part => {
    return typeof part === 'string' ? { name: 'the answer', rank: 0, head: `${part}\n` } : part;
  });
  return fitBody([{ name: 'the marker', rank: 0, head: `${markerLine({ key: ordered.key })}\n` }, ...answer]);
}

function partsOf(reply: Reply, ordered: Ordered): readonly (string | Part)[] {
  const { seat } = ordered;
  switch (reply.kind) {
    case 'help':
      return [helpOf(reply.about, reply.permission, seat)];
    case 'not-understood':
      return ['**Not understood.**', refusalMarkdown(reply.refusal, seat.commands)];
    case 'refused':
      return [`**Refused.** ${whyWords(reply.why)} ${NOTHING}`];
    case 'already':
      return [alreadyWords(reply)];
    case 'outrun':
      return [
        `**Too late for ${givenWords(ordered)}.** ${cell(reply.first, 200)} by ${login(reply.by)} came ` +
          `first and changed where the workflow stands. ${NOTHING}`,
      ];
    case 'state-changed':
      return changedParts(reply.seen, reply.now);
    case 'which':
      return whichParts(reply.id, reply.among, seat);
    case 'outside':
      return outsideParts(reply, seat);
    case 'lines':
      return linesParts(reply);
    case 'done':
      return doneParts(reply, ordered);
    case 'brief':
      return [
        `**Nothing was changed, and no one was woken:** the repository's config names no \`dispatch\`. ` +
          'Give this brief to your agent.',
        parts.commandFence(reply.of, ordered.cli),
        parts.briefPart(reply.brief),
      ];
    case 'dispatched':
      return [
        `**The agent was woken** ${parts.wayWords(reply.way)}, for ${givenWords(ordered)}.`,
        ...(reply.where === null ? [] : [parts.landedWords(reply.where)]),
        ...removedParts(reply),
        ...(reply.brief === null ? [] : [parts.briefPart(reply.brief)]),
      ];
    case 'dispatch-failed':
      return [
        `**The agent could not be woken** ${parts.wayWords(reply.way)}: ${said(reply.why, [])}`,
        ...(reply.where === null ? [] : [parts.landedWords(reply.where)]),
        ...removedParts(reply),
        'For a day it is tried again with every order that is written here' +
          `${DOORS[ordered.door].besides}. No sweep does it. The agent is woken once.`,
      ];
    case 'frozen': {
      const until =
        reply.until === null ? 'until somebody writes `/unfreeze`' : `until ${cell(reply.until, 40)} (UTC)`;
      return [`**Frozen.** Rekindle leaves workflow ${named(reply.of.scanned.feature)} alone ${until}.`];
    }
    case 'unfrozen':
      break;
  }
  return [`**Unfrozen.** The next sweep looks at workflow ${named(reply.of.scanned.feature)} again.`];
}

function alreadyWords({ by, at }: Reply & { readonly kind: 'already' }): string {
  const who = by === null ? '' : ` by ${login(by)}`;
  const when = at === null ? '' : `, ${dated(at)}`;
  return `**Already so.** This was ordered before${who}${when}. Nothing was done a second time.`;
}

function helpOf(about: string | null, permission: Permission, { commands }: ReplyContext): string {
  const one = about === null ? null : slashHelpOf(commands, about);
  if (one !== null) return one;
  const unknown = about === null ? '' : `There is no command ${forMarkdown(about.slice(0, 60))}.\n\n`;
  return unknown + slashHelp(commands, permission);
}

function changedParts(seen: string | null, { scanned }: CardView): readonly string[] {
  const { is, todo } = leadOf(scanned.decision);
  const from = seen === null ? 'what you saw' : short(seen);
  const to = scanned.commit === null ? 'what is there now' : short(scanned.commit);
  return [
    `**Something else is the case now** (\`state-changed\`). The branch went from ${from} to ${to} since ` +
      `the card that you saw. ${NOTHING}`,
    `${is} ${todo} The card says what fits now.`,
  ];
}

function linesParts({ of, option, flags }: Reply & { readonly kind: 'lines' }): readonly (string | Part)[] {
  const lines = linesFor(option, of, of.seat, flags);
  const about = `workflow ${named(of.scanned.feature)}`;
  const first =
    option === 'start-fresh'
      ? `**Look first.** Starting ${about} fresh archives and removes what is listed here. ${NOTHING}`
      : `**This needs your words**, for ${about}. ${NOTHING}`;
  const what =
    lines.length === 0
      ? 'There is no line to give here: a name in it cannot be written as it is.'
      : `Copy ${lines.length === 1 ? 'this' : 'what is meant'} into a new comment, as its first ` +
        `line:\n\n${typed(lines)}`;
  return [first, what, ...(option === 'start-fresh' && of.fresh !== null ? [freshPart(of.fresh)] : [])];
}

/** What starting fresh took away, and where it is kept; its notes where no brief has them. */
function removedParts(
  reply: Extract<Reply, { readonly kind: 'dispatched' | 'dispatch-failed' }>,
): readonly (string | Part)[] {
  const { removed = null, where } = reply;
  if (removed === null || where === null) return [];
  const { change, listed } = removed;
  const brief = reply.kind === 'dispatched' ? reply.brief : null;
  return [
    ...(where.archive === null ? [] : [parts.archivePart(where.archive, change)]),
    ...(brief === null ? [parts.runNotesPart(change)] : []),
    parts.writtenPart(change, listed, where),
  ];
}

function doneParts(reply: Reply & { readonly kind: 'done' }, ordered: Ordered): readonly (string | Part)[] {
  const { change, listed, where, after, begins = null } = reply;
  const done = where.pull === null ? 'Done.' : 'Proposed.';
  const next = after === null ? null : leadOf(after.scanned.decision);
  return [
    `**${done}** ${givenWords(ordered)}.`,
    parts.landedWords(where),
    ...change.notes.map((note) => said(note, [])),
    ...(next === null || where.pull !== null ? [] : [`Now: ${next.is} ${next.todo}`]),
    ...(begins === null
      ? []
      : [`${where.pull === null ? '' : 'Once it is merged: '}${beginningWords(begins)}`]),
    ...(where.archive === null ? [] : [parts.archivePart(where.archive, change)]),
    parts.runNotesPart(change),
    parts.writtenPart(change, listed, where),
  ];
}
