// Freezes: kept in the marker of a workflow's card, or of the dashboard where it has none; labels show them.
import { markerLine, readMarker, withFields } from '../../../text/comment-marker.ts';
import { keyOf } from '../../../text/hash.ts';

export interface Freeze {
  /** Who asked for it. */
  readonly by: string;
  /** The day at whose beginning, in UTC, it ends: `2026-12-31`; `null`: it does not end by itself. */
  readonly until: string | null;
  /** In a dashboard, whose keys do not tell: `workflowDigits` of its workflow. */
  readonly workflow?: string;
}

/** They stand for a workflow whatever its branch is called; each costs room in the dashboard's marker. */
const DIGITS = 8;
export const workflowDigits = (id: string): string => keyOf('workflow', id).slice(0, DIGITS);
/** A dashboard that was written earlier has more of them. */
const WORKFLOW = /^[0-9a-f]{8}(?:[0-9a-f]{4})?$/;

/** What is to become of a freeze: `kept` as it stands there, another one, or none. */
export type FreezeNow = Freeze | 'kept' | null;

/** The label that repeats a freeze; where a person sets it by hand, it is one. */
export const FROZEN = 'rekindle: frozen';

/** GitHub has one label of a name in whatever case, which is as somebody once wrote it. */
export function isLabelled(labels: readonly string[]): boolean {
  return labels.some((label) => label.toLowerCase() === FROZEN);
}

const DAY = /^\d{4}-\d\d-\d\d$/;
const LOGIN = /^[A-Za-z0-9][A-Za-z0-9_-]{0,99}(?:\[bot\])?$/;

/** Whether it still holds. `now` is in epoch ms. */
export function holds(freeze: Freeze | null, now: number): freeze is Freeze {
  return freeze !== null && (freeze.until === null || now < Date.parse(`${freeze.until}T00:00:00Z`));
}

/** Of two freezes of one workflow the one that ends later. */
export function lasting(one: Freeze, other: Freeze): Freeze {
  const isLater = other.until === null || (one.until !== null && other.until > one.until);
  return isLater && one.until !== null ? other : one;
}

/** What the body of one of our cards says; `null`: no freeze, or one that is not as we write it. */
export function freezeIn(body: string): Freeze | null {
  const marker = readMarker(body);
  return freezeOf(marker?.['frozen_by'], marker?.['frozen_until']);
}

/**
 * Whether what an issue about one workflow says of a freeze counts at all. Closed, it is drawn no more, so
 * that a freeze which ended there is past: else it would explain every label from then on. `now` in epoch ms.
 */
export function countsIn({ open, body }: Readonly<{ open: boolean; body: string }>, now: number): boolean {
  return open || holds(freezeIn(body), now);
}

/** In the dashboard: a label that a person set by hand, which keeps no name. No login has this character. */
const BY_LABEL = '*';

function freezeOf(by: unknown, until: unknown): Freeze | null {
  if (typeof by !== 'string' || !LOGIN.test(by)) return null;
  if (until === null || until === undefined) return { by, until: null };
  return typeof until === 'string' && DAY.test(until) ? { by, until } : null;
}

/** The body of a card, which is made without; `null`: it is not frozen. */
export function withFreeze(body: string, freeze: Freeze | null): string {
  return freeze === null ? body : withFields(body, { frozen_by: freeze.by, frozen_until: freeze.until });
}

/** When the last freeze, or its end, was given, in epoch ms, as our card keeps it; `null`: not known. */
export function freezeGivenIn(body: string): number | null {
  const at = readMarker(body)?.['freeze_at'];
  return typeof at === 'number' && Number.isSafeInteger(at) ? at : null;
}

/** The body of a card that keeps that; `null`: as it is. */
export function withFreezeGiven(body: string, at: number | null): string {
  return at === null ? body : withFields(body, { freeze_at: at });
}

/** By the keys of cards: the freezes that a dashboard keeps for workflows without one. */
export function freezesIn(dashboard: string): ReadonlyMap<string, Freeze> {
  const kept = readMarker(dashboard)?.['frozen'];
  const freezes = new Map<string, Freeze>();
  if (typeof kept !== 'string') return freezes;
  for (const entry of kept.split(';')) {
    const [key = '', until = '', by = '', workflow = ''] = entry.split(' ');
    const freeze = by === BY_LABEL ? { by: FROZEN, until: null } : freezeOf(by, until === '-' ? null : until);
    if (freeze && /^card-[0-9a-f]{16}$/.test(key))
      freezes.set(key, WORKFLOW.test(workflow) ? { ...freeze, workflow: workflow.slice(0, DIGITS) } : freeze);
  }
  return freezes;
}

/** What several dashboards keep: the last one counts, but one that ended replaces none that holds. */
export function freezesInAll(dashboards: readonly string[], now: number): ReadonlyMap<string, Freeze> {
  const all = dashboards.flatMap((body) => [...freezesIn(body)]);
  return new Map([...all, ...all.filter(([, freeze]) => holds(freeze, now))]);
}

/**
 * Units of UTF-16 that a marker has room for beside all else: for 36 freezes with a day by logins of GitHub's
 * greatest length, 39; for about 50 as they usually are.
 */
const ROOM = 3000;

/** Whether a dashboard's marker has room for all of them. */
export const hasRoom = (freezes: ReadonlyMap<string, Freeze>): boolean => entriesOf(freezes).length <= ROOM;

const entriesOf = (freezes: ReadonlyMap<string, Freeze>): string =>
  [...freezes]
    .map(([key, { by, until, workflow }]) =>
      [key, until ?? '-', by === FROZEN ? BY_LABEL : by, workflow ?? []].flat().join(' '),
    )
    .join(';');

/** The dashboard's body with these freezes and no others; `null` where there is no room for them all. */
export function withFreezes(dashboard: string, freezes: ReadonlyMap<string, Freeze>): string | null {
  const { frozen: _, ...marker } = readMarker(dashboard) ?? { key: '' };
  if (marker.key === '') return null;
  const kept = entriesOf(freezes);
  if (!hasRoom(freezes)) return null;
  const line = markerLine({ ...marker, key: marker.key, ...(kept === '' ? {} : { frozen: kept }) });
  return line + dashboard.slice(dashboard.indexOf('\n'));
}

/** What is said of one workflow, in whatever place. */
export interface FreezeSigns {
  /** Markers of its cards, its issues and dashboards; those that ended too. */
  readonly kept: readonly (Freeze | null | undefined)[];
  /** Labels of its open pull requests and issues. */
  readonly labels: readonly string[];
}

/**
 * The labels of one place that say something of a workflow; one that the card of another workflow explains
 * says nothing of this one. `cards`: the bodies of our cards there.
 */
export function labelsSaying(labels: readonly string[], cards: readonly string[]): readonly string[] {
  return cards.some((body) => freezeIn(body) !== null) ? [] : labels;
}

/** The freeze that holds: by any marker, else by a label set by hand. `now` in epoch ms. */
export function freezeBy({ kept, labels }: FreezeSigns, now: number): Freeze | null {
  const known = kept.flatMap((one) => one ?? []);
  const one = known.find((freeze) => holds(freeze, now));
  if (one) return one;
  // A label that outlived its freeze says nothing.
  return isLabelled(labels) && known.length === 0 ? { by: FROZEN, until: null } : null;
}
