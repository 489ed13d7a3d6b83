// The card of a workflow that needs no one any more, because it moves again or is gone; and how such a card
// is recognised.
import type { ScanWorkflow } from '../../scan/scan.ts';
import type { ResumedWorkflow } from '../dashboard/dashboard.ts';
import { cell, named } from '../format.ts';
import { type CardMark, markLine, markOf, readMark } from '../markers.ts';
import { plainLine } from '../plain-text.ts';
import { fitBody } from '../truncate-body.ts';
import { historyOf } from './history.ts';

const FEATURE = /^[^:]*:(.*?)(?:@.*)?$/s;

/** It moves again without a command made by Rekindle. `before`: our card as it stands there. */
export function movingCard(scanned: ScanWorkflow, before: string): string {
  const mark = markOf(scanned, readMark(before));
  return settled(
    mark,
    `### Resumed workflow ${named(scanned.feature)}`,
    'It moves again, and nothing is asked of anybody here. If it stops, this card says so.',
  );
}

/** The title of an issue that is about it alone: plain text. */
export function movingTitle({ feature }: ScanWorkflow): string {
  return `Resumed workflow '${plainLine(feature, 80)}'`;
}

/** It is not on its branch any more. `null`: what stands there is no card made by Rekindle. */
export function goneCard(before: string): string | null {
  const mark = readMark(before);
  if (!mark) return null;
  const where = mark.branch === null ? 'its branch' : cell(mark.branch);
  return settled(
    mark,
    `### Gone workflow${featureOf(mark)}`,
    `It is not on ${where} any more, so nothing is left to do here.`,
  );
}

/** The config leaves it alone now. `null`: what stands there is no card made by Rekindle. */
export function ignoredCard(before: string): string | null {
  const mark = readMark(before);
  const words =
    '`ignore` in the config leaves it alone, so nothing is asked of anybody here. ' +
    'Where that ends, this card says what is the case.';
  return mark && settled(mark, `### Ignored workflow${featureOf(mark)}`, words);
}

function featureOf({ workflow }: CardMark): string {
  const feature = FEATURE.exec(workflow ?? '')?.[1] ?? '';
  return feature === '' ? '' : ` ${named(feature)}`;
}

function settled(mark: CardMark, heading: string, words: string): string {
  const top = { name: 'the card', rank: 0, head: `${markLine(mark)}\n${heading}\n\n${words}\n` };
  return fitBody([top, ...historyOf(mark)]);
}

/** Whether a card made by Rekindle says already that nothing is asked of anybody. */
export function saysSettled(body: string): boolean {
  return /^[^\n]*\r?\n### (?:Resumed|Finished|Ended|Gone|Ignored|Started fresh:) workflow(?: |\r?\n)/.test(
    body,
  );
}

/** Whether it says that its workflow is not there any more. */
export function saysGone(body: string): boolean {
  return /^[^\n]*\r?\n### Gone workflow(?: |\r?\n)/.test(body);
}

/** As `recoveryCard` writes it. */
const TAKEN_UP =
  /^\*\*Taken up again by `([^`\n]{1,60})`\*\* with `\/([a-z-]{1,40})` on (\d{4}-\d\d-\d\d) (\d\d:\d\d) UTC/m;

/** Who took a workflow up again, where our card says so. */
export function recoveredIn(body: string): ResumedWorkflow | null {
  const mark = readMark(body);
  const [, by, command, day, time] = TAKEN_UP.exec(body) ?? [];
  if (!mark?.workflow || by === undefined || command === undefined) return null;
  return { id: mark.workflow, owner: mark.branch, by, command, at: `${day}T${time}:00Z` };
}
