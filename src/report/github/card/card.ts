// The card of one workflow: where it is, what can be trusted, what may be done, and the line for each choice.

import { colourOf, wantOf } from '../../headline.ts';
import type { ScanWorkflow } from '../../scan/scan.ts';
import { agoOf } from '../../terminal/layout.ts';
import { specOf } from '../command-lines.ts';
import { cell, dated, day, folded, login, named, slashName, titled } from '../format.ts';
import { type CardMark, markLine, markOf, readMark } from '../markers.ts';
import { plainLine } from '../plain-text.ts';
import { BODY_LIMIT, fitBody, type Part } from '../truncate-body.ts';
import type { CardView } from '../workflow-view.ts';
import { choicesOf, prospectsOf } from './choices.ts';
import { evidenceOf, factsOf, notesOf, questionsOf, trustOf } from './facts.ts';
import { historyOf } from './history.ts';
import { leadOf } from './reason-text.ts';

/**
 * The body of the card, its marker first. `before`: our card as it stands there, whose history goes on;
 * `null` where there isn't one. The same workflow in the same state gives the same body.
 */
export function recoveryCard(view: CardView, before: string | null, limit: number = BODY_LIMIT): string {
  const mark = markOf(view.scanned, before === null ? null : readMark(before));
  return fitBody(isSettled(view) ? settled(view, mark) : open(view, mark), limit);
}

/** No one has to do anything. */
function isSettled({ turn, scanned }: CardView): boolean {
  return turn.kind === 'recovered' || scanned.decision.reason === 'completed';
}

/** The words of a title that says what became of the workflow; `null` where something is wanted. */
function headingOf({ scanned: { decision }, turn, seat }: CardView): string | null {
  if (turn.kind === 'recovered')
    return specOf(turn.command, seat.commands)?.startsOver ? 'Started fresh: workflow' : 'Resumed workflow';
  if (turn.kind === 'frozen') return 'Frozen workflow';
  if (decision.action === 'none')
    return decision.reason === 'completed' ? 'Finished workflow' : 'Ended workflow';
  return null;
}

/** The first line: what it is about and what is wanted; settled and frozen cards say by whom below it. */
function headlineOf(view: CardView): string {
  const { scanned } = view;
  const words = headingOf(view);
  if (words !== null) return `${words} ${named(scanned.feature)}`;
  const { last_activity: last, owner } = scanned;
  const since = last.at === null ? [] : [`since ${day(last.at)}`];
  const where = [...since, ...(owner === null ? [] : [cell(owner)])].map((one) => ` · ${one}`).join('');
  return `${colourOf(scanned)} ${titled(scanned)}: ${wantOf(scanned)}${where}`;
}

/** The title of an issue that is about this workflow alone: plain text. */
export function cardTitle(view: CardView): string {
  const { scanned } = view;
  const words = headingOf(view);
  const name = plainLine(words === null ? (scanned.title ?? scanned.feature) : scanned.feature, 80);
  return words === null ? `'${name}': ${wantOf(scanned)}` : `${words} '${name}'`;
}

function topOf(view: CardView, mark: CardMark): Part {
  const { is, todo } = leadOf(view.scanned.decision);
  const first = turnOf(view) ?? `**${is}** ${todo}`;
  const second = turnOf(view) === null || isSettled(view) ? [] : [`**${is}** ${todo}\n`];
  return {
    name: 'the card',
    rank: 0,
    head: [`${markLine(mark)}\n### ${headlineOf(view)}\n`, `${first}\n`, ...second].join('\n'),
  };
}

/** What is to be said before all else; `null`: nothing. */
function turnOf({ turn, scanned: { decision } }: CardView): string | null {
  switch (turn.kind) {
    case 'open':
      return null;
    case 'reminder':
      return `Still waiting: the question was first put ${agoOf(turn.waited)}.`;
    case 'moved':
      return 'The branch has moved since this card was last read, and something else is the case now:';
    case 'frozen': {
      const until =
        turn.until === null ? 'until somebody unfreezes it' : `until ${cell(turn.until, 40)} (UTC)`;
      return `Left alone on the word of ${login(turn.by)}, ${until}.`;
    }
    case 'recovered': {
      const left = decision.reason === 'completed' ? '' : ' Nothing more is asked of you here.';
      const how = slashName(turn.command);
      return `**Taken up again by ${login(turn.by)}** with ${how} on ${dated(turn.at)}.${left}`;
    }
  }
}

function open(view: CardView, mark: CardMark): readonly Part[] {
  return [
    topOf(view, mark),
    ...questionsOf(view),
    ...choicesOf(view),
    ...trustOf(view),
    ...notesOf(view),
    detailsOf(view.scanned),
    ...evidenceOf(view.scanned),
    ...prospectsOf(view),
    ...historyOf(mark),
    footOf(view),
  ];
}

function settled(view: CardView, mark: CardMark): readonly Part[] {
  return [topOf(view, mark), detailsOf(view.scanned), ...historyOf(mark)];
}

function detailsOf(scanned: ScanWorkflow): Part {
  const where = `${cell(scanned.id)}, saved in ${cell(scanned.path, 240)}\n`;
  return { name: 'the details', rank: 1, head: folded('Details', `${factsOf(scanned)}\n${where}`) };
}

function footOf({ seat }: CardView): Part {
  const words =
    `Anyone with the role ${cell(seat.role, 40)} or higher can give these commands, as the first line of a ` +
    'new comment. Nothing is changed before somebody does. `/rekindle help` explains them all.';
  return { name: 'the help', rank: 0, head: `---\n<sub>${words}</sub>\n` };
}
