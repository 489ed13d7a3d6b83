// The comment that answers a command: what was done, why not, or what to write instead.

import { OWN_WORDS, type Permission } from '../../../model/command.ts';
import { markerLine, readMarker } from '../../../text/comment-marker.ts';
import { fence, forMarkdown } from '../../../text/escape.ts';
import { beginningWords } from '../../brief/fresh-start.ts';
import { DOORS } from '../../host-wording.ts';
import { NOTHING_COMMITTED } from '../../scan/notes.ts';
import { refusalMarkdown, slashHelp, slashHelpOf } from '../../slash-help.ts';
import { freshPart } from '../card/choices.ts';
import { leadOf } from '../card/reason-text.ts';
import { choiceLines, linesFor, ownLines } from '../command-lines.ts';
import { cell, dated, login, named, said, short } from '../format.ts';
import { isTick } from '../markers.ts';
import { fitBody, type Part } from '../truncate-body.ts';
import { type EarlierEnd, isProposed, type ReplyContext, type WorkflowView } from '../workflow-view.ts';
import { givenWords } from './in-progress.ts';
import type { Ordered, Reply } from './outcome.ts';
import * as parts from './parts.ts';
import { absenceWords, whyWords } from './refusals.ts';

/** The whole body, marker first. */
export function replyOf(reply: Reply, ordered: Ordered): string {
  const answer = partsOf(reply, ordered).map((part): Part => {
    return typeof part === 'string' ? { name: 'the answer', rank: 0, head: `${part}\n` } : part;
  });
  const end = ENDS.find((one) => one === reply.kind);
  const marker = markerLine({ key: ordered.key, ...(end === undefined ? {} : { end }) });
  return fitBody([{ name: 'the marker', rank: 0, head: `${marker}\n` }, ...answer]);
}

/**
 * Outcomes of a command that is not carried out which are no plain refusal. The marker keeps them: the words
 * of an answer are not read back, as they repeat what others wrote.
 */
const ENDS = ['already', 'outrun', 'state-changed', 'brief'] as const;
type AnswerEnd = (typeof ENDS)[number];

function isEnd(answer: string, among: readonly AnswerEnd[]): boolean {
  const end = readMarker(answer)?.['end'];
  return among.some((one) => one === end);
}

/** Whether our answer says that something else is the case than the writer of the command saw. */
export const saysChanged = (answer: string): boolean => isEnd(answer, ['state-changed']);

/** Whether our answer says that an earlier command came first: that stays so. */
export const saysEarlier = (answer: string): boolean => isEnd(answer, ['already', 'outrun']);

/** Of a command that is not carried out, whether our answer ends it well; all other answers refuse it. */
export const endsWell = (answer: string): boolean => isEnd(answer, ['already', 'brief']);

function partsOf(reply: Reply, ordered: Ordered): readonly (string | Part)[] {
  const { seat } = ordered;
  switch (reply.kind) {
    case 'help':
      return [helpOf(reply.about, reply.permission, seat)];
    case 'not-understood':
      return ['**Not understood.**', refusalMarkdown(reply.refusal, seat.commands)];
    case 'refused':
      return [`**Refused.** ${whyWords(reply.why)} ${leftWords(reply.left)}`];
    case 'already':
      return [alreadyWords(reply, ordered)];
    case 'outrun':
      return [
        `**Too late for ${givenWords(ordered)}.** ${cell(reply.first, 200)} by ${login(reply.by)} came ` +
          `first and changed where the workflow stands. ${NOTHING}`,
      ];
    case 'state-changed':
      return changedParts(reply);
    case 'which':
      return whichParts(reply, seat);
    case 'outside':
      return outsideParts(reply, seat);
    case 'lines':
      return linesParts(reply);
    case 'done':
      return doneParts(reply, ordered);
    case 'brief':
      return briefParts(reply, ordered);
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
        triedAgain(ordered),
      ];
    case 'frozen': {
      const until =
        reply.until === null ? 'until somebody writes `/unfreeze`' : `until ${cell(reply.until, 40)} (UTC)`;
      return [`**Frozen.** Rekindle leaves workflow ${named(reply.of.scanned.feature)} alone ${until}.`];
    }
    case 'unfrozen':
      return [`**Unfrozen.** The next sweep looks at workflow ${named(reply.of.scanned.feature)} again.`];
  }
}

/** Who ticked a box is said by the event of a tick alone, so no other command goes on with it. */
function triedAgain({ key, door }: Ordered): string {
  const when = isTick(key) ? 'when the box is ticked once more' : 'with every command that is written here';
  const { besides } = DOORS[door];
  return `For a day it is tried again ${when}${besides}. No sweep does it. The agent is woken once.`;
}

function briefParts(reply: Reply & { readonly kind: 'brief' }, ordered: Ordered): readonly (string | Part)[] {
  const { accepted } = reply;
  return [
    (accepted === undefined
      ? "**Nothing was changed, and no one was woken:** the repository's config names no `dispatch`. "
      : "**No agent is woken:** the repository's config names no `dispatch` any more. ") +
      'Give this brief to your agent.',
    ...(accepted ? [parts.landedWords(accepted)] : []),
    parts.commandFence(reply.of, ordered.cli),
    parts.briefPart(reply.brief),
  ];
}

function alreadyWords({ by, at }: Reply & { readonly kind: 'already' }, { line }: Ordered): string {
  const who = by === null ? '' : ` by ${login(by)}`;
  const when = at === null ? '' : `, ${dated(at)}`;
  // A person who means the step after it would else write the same line again and again.
  const next = /^\s*\/skip\b/.test(line)
    ? ' The step after it is passed over once it has begun: `/resume` begins it.'
    : '';
  return `**Already so.** This command was given before${who}${when}. Nothing was done a second time.${next}`;
}

function helpOf(about: string | null, permission: Permission, { commands }: ReplyContext): string {
  const one = about === null ? null : slashHelpOf(commands, about);
  if (one !== null) return one;
  const unknown = about === null ? '' : `There is no command ${forMarkdown(about.slice(0, 60))}.\n\n`;
  return unknown + slashHelp(commands, permission);
}

/** What a command had done before it was stopped. */
function leftWords(left: EarlierEnd | null = null): string {
  return left === null ? NOTHING : `Nothing more is done. ${parts.earlierWords(left)}`;
}

function changedParts({
  seen,
  now: { scanned },
  left,
}: Reply & { readonly kind: 'state-changed' }): readonly string[] {
  const { is, todo } = leadOf(scanned.decision);
  const from = seen === null ? 'what you saw' : short(seen);
  const to = scanned.commit === null ? 'what is there now' : short(scanned.commit);
  const went =
    from === to
      ? `The branch still stands at ${to}: the config, a freeze or the time has changed what you saw.`
      : `The branch went from ${from} to ${to} since the card that you saw.`;
  return [
    `**Something else is the case now** (\`state-changed\`). ${went} ${leftWords(left)}`,
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
    ...(where.archive === null ? [] : [parts.archivePart(where.archive, change, where)]),
    ...(brief === null ? [parts.runNotesPart(change)] : []),
    parts.writtenPart(change, listed, where),
  ];
}

function doneParts(reply: Reply & { readonly kind: 'done' }, ordered: Ordered): readonly (string | Part)[] {
  const { change, listed, where, after, begins = null, unwoken = false } = reply;
  const waits = isProposed(where);
  const done = waits ? 'Proposed.' : 'Done.';
  const next = after === null ? null : leadOf(after.scanned.decision);
  return [
    `**${done}** ${givenWords(ordered)}.`,
    parts.landedWords(where),
    ...change.notes.map((note) => said(note, [])),
    ...(unwoken ? ['No agent was woken: as it stands, there is nothing for one to go on with.'] : []),
    ...(next === null || waits ? [] : [`Now: ${next.is} ${next.todo}`]),
    ...(begins === null ? [] : [`${waits ? 'Once it is merged: ' : ''}${beginningWords(begins)}`]),
    ...(where.archive === null ? [] : [parts.archivePart(where.archive, change, where)]),
    parts.runNotesPart(change),
    parts.writtenPart(change, listed, where),
  ];
}

// What is asked back where a command could mean several workflows, or an answer is none of the choices.

const NOTHING = 'Nothing was done.';

/** Ids that are offered. */
const MOST_IDS = 20;

/** Of a place that is about no workflow. */
const UNSAID = 'Neither the command nor this place says which workflow is meant.';

/** Those that could be meant, and how to name one. */
function whichParts(
  { id, among, absent = [] }: Reply & { readonly kind: 'which' },
  seat: ReplyContext,
): readonly string[] {
  const found = absent.length > 0 ? absent.map(absenceWords).join(' ') : whichWords(id, among);
  if (among.length === 0 && id === null && absent.length === 0)
    return [`**Which one?** There is no workflow here. ${NOTHING} ${NOTHING_COMMITTED}`];
  if (among.length === 0) return [`**Which one?** ${found} ${NOTHING}`];
  const shown = among
    .slice(0, MOST_IDS)
    .map(({ scanned }) => `- ${cell(scanned.id)} on ${cell(scanned.owner)}`);
  const left = among.length - shown.length;
  const owners = new Map<string, string[]>();
  for (const { scanned } of among)
    owners.set(scanned.id, [...(owners.get(scanned.id) ?? []), cell(scanned.owner)]);
  const twins = [...owners].filter(([, branches]) => branches.length > 1);
  const apart = twins.map(
    ([one, branches]) =>
      `${cell(one)} alone cannot say which branch is meant: ${branches.slice(0, MOST_IDS).join(' or ')}. ` +
      "Write the line in the pull request of the branch that is meant, or under that workflow's own card.",
  );
  const example = seat.bare ? '/status ID' : '/rekindle status ID';
  return [
    `**Which one?** ${found} ${NOTHING}`,
    [...shown, ...(left > 0 ? [`- and ${left} more`] : [])].join('\n'),
    `Write the command once more with the id after its name, such as \`${example}\`.`,
    ...apart,
  ];
}

function whichWords(id: string | null, among: readonly WorkflowView[]): string {
  if (id === null) return among.length === 1 ? UNSAID : 'This could mean several workflows.';
  const isTwice = among.filter(({ scanned }) => scanned.id === id).length > 1;
  return isTwice ? `Several branches have a workflow ${cell(id)}.` : `There is no workflow ${cell(id)} here.`;
}

/** The choices, each as a line to copy, and the line that says that the own words are meant. */
function outsideParts(reply: Reply & { readonly kind: 'outside' }, seat: ReplyContext): readonly string[] {
  const asked = reply.odd.map((one) => {
    const [question = '', text = ''] = one.call.args;
    const lines = choiceLines(one, reply.id, seat);
    const is = `The answer to ${cell(question)} is ${cell(text)}, which is not among its choices`;
    if (lines.length > 0) return `${is}. They are:\n\n${typed(lines)}`;
    return `${is}: ${one.question.options.map((option) => cell(option)).join(', ')}.`;
  });
  const own = ownLines(reply, seat);
  const all = reply.calls.length > 1 ? ', with the other lines, as none of them was recorded' : '';
  return [
    `**Which one is meant?** ${NOTHING}`,
    ...asked,
    `Copy the line that is meant into a new comment${all}. If your own words are meant, put ` +
      `\`--${OWN_WORDS}\` between the question and them${own.length === 0 ? '.' : `:\n\n${typed(own)}`}`,
  ];
}

/** Lines to copy. */
const typed = (lines: readonly string[]) => fence(lines.join('\n'), 'text').trimEnd();
