// The earlier states of a card, folded.
import { counted } from '../../../text/plural.ts';
import { mdTable } from '../../markdown/card.ts';
import { dated, short } from '../format.ts';
import type { CardMark, PastDecision } from '../markers.ts';
import type { Part } from '../truncate-body.ts';

/** Newest first; nothing where the card said nothing else before. */
export function historyOf({ past }: CardMark): readonly Part[] {
  if (past.length === 0) return [];
  const table = mdTable(['Last activity', 'Decision', 'Reason', 'Commit'], past.toReversed().map(rowOf));
  const summary = `What this card said before (${counted(past.length, 'time')})`;
  return [
    {
      name: 'what this card said before',
      rank: 8,
      head: `<details><summary>${summary}</summary>\n\n${table}\n</details>\n`,
    },
  ];
}

function rowOf({ at, action, reason, sha }: PastDecision): readonly string[] {
  return [
    at === null ? '–' : dated(at),
    action,
    `\`${reason}\``,
    sha === null ? 'the working tree' : short(sha),
  ];
}
