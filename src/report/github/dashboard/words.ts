// What the dashboard says before its rows: how many need somebody, and what a tick does.
import { counted } from '../../../text/counted.ts';
import { isInvalidFile } from '../../check/validity.ts';
import type { ScanUnreadable } from '../../scan/scan.ts';
import { cell } from '../format.ts';
import { type DashboardRow, type DashboardSection, sectionOf } from './rows.ts';

/** What a tick does, and who may; `role`: the least that may give orders. */
export function howWords(role: string): string {
  return (
    'Ticking a box gives the order that stands behind it, if you have the role ' +
    `${cell(role, 40)} or higher; the answer comes as a comment. ` +
    'Every other order is a comment with the id, such as `/status ID`; `/help` lists them.\n'
  );
}

interface Counted {
  readonly rows: readonly DashboardRow[];
  readonly unreadable: readonly ScanUnreadable[];
  /** Workflows that have no row; absent: none. */
  readonly elsewhere?: number;
}

/** How many need somebody, by what for: the figures of the sections below it. */
export function summaryOf({ rows, unreadable, elsewhere = 0 }: Counted): string {
  const count = (section: DashboardSection) => rows.filter((row) => sectionOf(row) === section).length;
  const broken = unreadable.filter(isInvalidFile).length;
  // They stand in that section too.
  const need = count('Needs a decision') + broken;
  const facts = [
    ...(need === 0 ? [] : [need === 1 ? '1 needs a decision' : `${need} need a decision`]),
    ...(count('Stale') === 0 ? [] : [`${count('Stale')} stale`]),
    ...(count('Outdated') === 0 ? [] : [`${count('Outdated')} outdated`]),
    ...(count('Frozen') === 0 ? [] : [`${count('Frozen')} frozen`]),
    ...(elsewhere === 0 ? [] : [`${elsewhere} with a card on the pull request`]),
  ];
  const workflows = rows.length + elsewhere;
  if (workflows === 0 && broken === 0) return '**No workflow was found.**';
  const all = [
    ...(workflows === 0 ? [] : [counted(workflows, 'workflow')]),
    ...(broken === 0 ? [] : [`${counted(broken, 'file')} that cannot be read`]),
  ].join(' and ');
  return facts.length === 0 ? `**${all}, and none needs anybody.**` : `**${all}: ${facts.join(', ')}.**`;
}
