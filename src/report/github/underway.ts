// What is said while an order is carried out: that it was accepted, what wakes an agent, the way on by hand.
import { markerLine } from '../../text/marker.ts';
import type { Brief } from '../brief.ts';
import { DOORS } from '../door.ts';
import type { Ordered } from './answer.ts';
import { fitBody, type Part } from './fit.ts';
import { briefPart } from './reply-parts.ts';
import { cell, login } from './words.ts';

/** The answer before anything came of an order; `brief`: for the agent that is about to be woken. */
export function takenBody({ key, line, by }: Ordered, brief: Brief | null): string {
  const order = `${cell(line, 200)} by ${login(by)}`;
  const words = `**Accepted.** ${order} is being carried out; what came of it will be said here.`;
  const parts: readonly Part[] = [
    { name: 'the marker', rank: 0, head: `${markerLine({ key })}\n` },
    { name: 'the answer', rank: 0, head: `${words}\n` },
    ...(brief === null ? [] : [briefPart(brief)]),
  ];
  return fitBody(parts);
}

/** An order that was accepted long ago: whoever gave it may want something else by now. */
export function leftBody({ key, line, by }: Ordered): string {
  const words =
    `**Not brought to its end.** ${cell(line, 200)} by ${login(by)} was begun more than a day ago. ` +
    'Look at the card and at the branch, then write what you want now.';
  return `${markerLine({ key })}\n\n${words}\n`;
}

/** An accepted order that was cut off before its end; the marker's fields are what it goes on by. */
export function cutBody({ key, line, by, door }: Ordered): string {
  const words =
    `**Cut short.** ${cell(line, 200)} by ${login(by)} was accepted, and was cut off before its end. ` +
    `Nothing is lost: it goes on with the next order here, or ${DOORS[door].again}.`;
  return `${markerLine({ key })}\n\n${words}\n`;
}

/** The comment that wakes an agent: the config's own words, which mention it, and where its orders stand. */
export function mentionBody(
  key: string,
  text: string,
  { brief, ref, id }: Readonly<Record<'brief' | 'ref' | 'id', string>>,
): string {
  const where = `Workflow ${cell(id)} on ${cell(ref)}. The brief: ${brief}`;
  return `${markerLine({ key })}\n${text}\n\n${where}\n`;
}

/** Where a person opens the pull request that nobody but a person may open here. */
export function compareWords(branch: string, url: string): string {
  return (
    `GitHub does not let this token open pull requests. The change is on ${cell(branch)}; ` +
    `[open the pull request](${url}), or let Actions open them in the settings of the repository.`
  );
}

/** The exact lines of an order that could mean several workflows. */
export function linesWords(lines: readonly string[]): string {
  if (lines.length === 0) return '';
  return `\n\`\`\`text\n${lines.map((line) => line.replaceAll('`', '')).join('\n')}\n\`\`\`\n`;
}
