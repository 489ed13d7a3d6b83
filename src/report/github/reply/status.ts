// The answer to /status: one workflow in full, or several in a table.
import { markerLine } from '../../../text/comment-marker.ts';
import { mdRow, mdTable } from '../../markdown/card.ts';
import { NOTHING_COMMITTED } from '../../scan/notes.ts';
import { choicesOf } from '../card/choices.ts';
import { factsOf, notesOf, questionsOf, trustOf } from '../card/facts.ts';
import { leadOf } from '../card/reason-text.ts';
import { frozenWords } from '../dashboard/rows.ts';
import { cell, dated } from '../format.ts';
import { fitBody, type Part } from '../truncate-body.ts';
import type { CardView } from '../workflow-view.ts';

/** The whole body, marker first; `key` is in it. Each of `views` is judged as it is now. */
export function statusReply(key: string, views: readonly CardView[]): string {
  const marker = markerLine({ key });
  const [only, second] = views;
  if (!only)
    return fitBody([
      { name: 'the answer', rank: 0, head: `${marker}\nThere is no workflow here. ${NOTHING_COMMITTED}\n` },
    ]);
  return fitBody(second ? tableParts(marker, views) : oneParts(marker, only));
}

/** In place of the choices. */
const FORK: Part = {
  name: 'what can be done here',
  rank: 0,
  head:
    'This pull request comes from a fork, where Rekindle writes nothing, no matter who asks. `/status` and ' +
    '`/help` are answered.\n',
};

function oneParts(marker: string, view: CardView): readonly Part[] {
  const { is, todo } = leadOf(view.scanned.decision);
  const lead = `${cell(view.scanned.id)}, judged just now. **${is}**${view.fork ? '' : ` ${todo}`}`;
  const frozen = frozenOf(view);
  const left = frozen === null ? '' : `**${frozen}** Other commands are refused until that ends.\n\n`;
  const facts = `${marker}\n${lead}\n\n${left}${factsOf(view.scanned)}`;
  return [
    { name: 'the facts', rank: 0, head: facts },
    ...questionsOf(view),
    ...trustOf(view),
    ...notesOf(view),
    ...(view.fork ? [FORK] : choicesOf(view)),
  ];
}

const frozenOf = ({ turn }: CardView): string | null => (turn.kind === 'frozen' ? frozenWords(turn) : null);

function tableParts(marker: string, views: readonly CardView[]): readonly Part[] {
  const columns = ['Workflow', 'Branch', 'What is the case', 'Last activity'];
  const rows = views.map((view) => {
    const { scanned } = view;
    const { at } = scanned.last_activity;
    const moved = at === null ? 'unknown' : dated(at);
    return mdRow([
      cell(scanned.id),
      cell(scanned.owner),
      [leadOf(scanned.decision).is, frozenOf(view) ?? []].flat().join(' '),
      `${moved} (${scanned.liveness})`,
    ]);
  });
  const head = `${marker}\n${views.length} workflows, judged just now.\n\n${mdTable(columns, [])}`;
  return [
    { name: 'the workflows', rank: 0, head, rows },
    { name: 'more', rank: 0, head: 'With an id after it, `/status` says everything about one.\n' },
  ];
}
