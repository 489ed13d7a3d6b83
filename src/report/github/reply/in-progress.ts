// What is said while a command is carried out: that it was accepted, what wakes an agent, how to
// go on by hand.
import { markerLine } from '../../../text/comment-marker.ts';
import { fence } from '../../../text/escape.ts';
import type { Brief } from '../../brief/brief.ts';
import { DOORS } from '../../host-wording.ts';
import { cell, login } from '../format.ts';
import { fitBody, type Part } from '../truncate-body.ts';
import type { EarlierEnd } from '../workflow-view.ts';
import type { Ordered } from './outcome.ts';
import { briefPart, earlierWords } from './parts.ts';

/** Lines of one comment that an answer repeats. */
const MOST_SHOWN = 5;

/** `` `/answer C2.1 yes` and `/answer C2.2 no` by `ada` ``. */
export function givenWords({ line, also = [], by }: Pick<Ordered, 'line' | 'also' | 'by'>): string {
  const shown = [line, ...also].slice(0, MOST_SHOWN).map((one) => cell(one, 200));
  const left = 1 + also.length - shown.length;
  const all = [...shown, ...(left > 0 ? [`${left} more`] : [])];
  return `${all.length < 2 ? all[0] : `${all.slice(0, -1).join(', ')} and ${all.at(-1)}`} by ${login(by)}`;
}

/** The answer before anything came of a command; `brief`: for the agent that is about to be woken. */
export function takenBody(ordered: Ordered, brief: Brief | null): string {
  const given = givenWords(ordered);
  const words = `**Accepted.** ${given} is being carried out; what came of it will be said here.`;
  const parts: readonly Part[] = [
    { name: 'the marker', rank: 0, head: `${markerLine({ key: ordered.key })}\n` },
    { name: 'the answer', rank: 0, head: `${words}\n` },
    ...(brief === null ? [] : [briefPart(brief)]),
  ];
  return fitBody(parts);
}

/** A command that was accepted long ago: anyone who gave it may want something else by now. */
export function leftBody(ordered: Ordered, left: EarlierEnd | null = null): string {
  const words =
    `**Not brought to its end.** ${givenWords(ordered)} was begun more than a day ago. ` +
    (left === null ? '' : `${earlierWords(left)} `) +
    'Look at the card and at the branch, then write what you want now.';
  return `${markerLine({ key: ordered.key })}\n\n${words}\n`;
}

/** Of a freeze or its end that was cut off or came late; `later`: what was given after it. */
export function overruledBody(ordered: Ordered, later: Pick<Ordered, 'by' | 'line'>): string {
  const since = later.line === '' ? 'another one was given' : `${givenWords(later)} was given`;
  const words =
    `**Not gone on with.** After ${givenWords(ordered)} ${since}, which was done before this one was at ` +
    'its end. What came later holds. Write it once more if you still want it.';
  return `${markerLine({ key: ordered.key })}\n\n${words}\n`;
}

/**
 * Of a ticked box that no job began with; `id`: of the workflow in its row. `again`: the row has an answer
 * already, and whether this is the tick that it is about cannot be told.
 */
export function lostTickBody(key: string, id: string, again: boolean): string {
  const words = again
    ? `**The box of ${cell(id)} is empty again.** It was ticked still. Where its last answer is about that ` +
      'tick, nothing is missing. Where it was ticked once more after that answer, nothing came of it: no ' +
      'more was done than that answer says. Tick it once more if you still want it.'
    : `**Left.** The box of ${cell(id)} was ticked, and what that started ended before it began. ` +
      'Nothing was done, and the box is empty again. Tick it once more if you still want it.';
  return `${markerLine({ key })}\n\n${words}\n`;
}

/** Of a command whose comment was deleted before it was finished. */
export function withdrawnBody(key: string): string {
  const words =
    '**Deleted.** The comment with this command was deleted before the command was finished, ' +
    'so that it is not gone on with. What the branch and the card say is what was done. ' +
    'Write it once more if you want it.';
  return `${markerLine({ key })}\n\n${words}\n`;
}

const DELETED =
  '**The comment with this command was deleted while the command ran.** ' +
  'What is said here was done all the same.';

/** Our answer, which says besides that the comment it answers is gone; said once. */
export function withDeleted(body: string): string {
  return body.includes(DELETED) ? body : `${body.trimEnd()}\n\n${DELETED}\n`;
}

/** An accepted command that was cut off before its end; the marker's fields are what it goes on by. */
export function cutBody(ordered: Ordered): string {
  const words =
    `**Cut short.** ${givenWords(ordered)} was accepted, and was cut off before its end. ` +
    `Nothing is lost: it goes on with the next command here, or ${DOORS[ordered.door].again}.`;
  return `${markerLine({ key: ordered.key })}\n\n${words}\n`;
}

/**
 * The comment that wakes an agent: the config's own words, which mention it, and where its commands stand.
 */
export function mentionBody(
  key: string,
  text: string,
  { brief, ref, id }: Readonly<Record<'brief' | 'ref' | 'id', string>>,
): string {
  const where = `Workflow ${cell(id)} on ${cell(ref)}. The brief: ${brief}`;
  return `${markerLine({ key })}\n${text}\n\n${where}\n`;
}

/** Where a person opens the pull request that no one but a person may open here. */
export function compareWords(branch: string, url: string): string {
  return (
    `GitHub does not let this token open pull requests. The change is on ${cell(branch)}; ` +
    `[open the pull request](${url}), or let Actions open them in the settings of the repository.`
  );
}

/** The exact lines of a command that could mean several workflows. */
export function linesWords(lines: readonly string[]): string {
  return lines.length === 0 ? '' : `\n${fence(lines.join('\n'), 'text')}`;
}
