// The time line of one workflow: what its state file, its commits and its checkpoints say of when, as SVG.
import type { Recovery } from '../../model/recovery.ts';
import type { Snapshot } from '../../model/snapshot.ts';
import { html, type Markup } from '../../text/html.ts';
import { counted } from '../../text/plural.ts';
import { formatTime, toMinute } from '../../text/time.ts';
import type { ScanWorkflow } from '../scan/scan.ts';
import { spanOf } from '../terminal/layout.ts';
import { cutTo } from './short-text.ts';

/** Rows of the time line, from top to bottom, each with a shape of its own (around 0,0). */
const LANES = {
  commit: { title: 'Commits', one: 'commit', shape: 'M-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0Z' },
  checkpoint: { title: 'Checkpoints', one: 'checkpoint', shape: 'M0-7L7 0L0 7L-7 0Z' },
  file: { title: 'The state file says', one: 'time in the state file', shape: 'M-5-5H5V5H-5Z' },
} as const;
type Lane = keyof typeof LANES;

/** Events of one lane that are drawn, the newest; UTF-16 units of what one says. */
const MOST = { events: 40, words: 200 } as const;

export interface TimeEvent {
  /** Milliseconds since 1970 in UTC. */
  readonly at: number;
  readonly lane: Lane;
  /** What happened: a field's name, or the first line of a commit's message. Untrusted. */
  readonly what: string;
  /** Full hex id; `null`: no commit says it. */
  readonly commit: string | null;
}

export interface TimeLine {
  /** From the oldest to the newest. */
  readonly events: readonly TimeEvent[];
  /** Older ones that are left out. */
  readonly left: number;
  /** Whether commits are missing, since history is not to be had. */
  readonly blind: boolean;
}

/** What is known already: nothing is fetched for it. */
export function timeLineOf({ state, path }: Recovery, snapshot: Snapshot): TimeLine {
  const past = snapshot.history(path);
  const last = state === null ? null : snapshot.lastChange(state.folders);
  const checkpoints = state?.safePoints ?? [];
  const known = new Set(checkpoints.map(({ commit }) => commit));
  const commits = [
    ...(past === 'unavailable' ? [] : past),
    ...(last === 'unavailable' || !last ? [] : [last]),
  ];
  const single = new Map(commits.filter(({ commit }) => !known.has(commit)).map((one) => [one.commit, one]));
  const lanes: Readonly<Record<Lane, readonly TimeEvent[]>> = {
    commit: [...single.values()].map((one) => byCommit('commit', one)),
    checkpoint: checkpoints.map((one) => byCommit('checkpoint', one)),
    file: (state?.timestamps ?? []).flatMap(({ field, at }) =>
      at === null ? [] : [{ at, lane: 'file', what: field, commit: null }],
    ),
  };
  const all = Object.values(lanes).map((events) =>
    events.filter(({ at }) => Number.isFinite(new Date(at).getTime())).toSorted((a, b) => b.at - a.at),
  );
  return {
    events: all.flatMap((events) => events.slice(0, MOST.events)).sort((a, b) => a.at - b.at),
    left: all.reduce((sum, events) => sum + Math.max(0, events.length - MOST.events), 0),
    blind: past === 'unavailable' || last === 'unavailable',
  };
}

interface Told {
  readonly commit: string;
  /** ISO 8601 in UTC. */
  readonly at: string;
  readonly subject: string;
}

const byCommit = (lane: Lane, { commit, at, subject }: Told): TimeEvent => ({
  at: Date.parse(at),
  lane,
  what: subject,
  commit,
});

/** Pixels: a lane, where its name and its line stand in it. */
const HEIGHT = { lane: 40, name: 12, line: 27 } as const;

/** `now`: milliseconds since 1970 in UTC. */
export function timeLineFigure(line: TimeLine, one: ScanWorkflow, now: number): Markup {
  const { events, blind } = line;
  const words = blind ? html`<p class="soft">${BLIND}</p>` : null;
  const [first] = events;
  if (!first) return html`${words}`;
  const ended = one.decision.action === 'none';
  const from = Math.min(first.at, now);
  const to = ended ? Math.min(events.at(-1)?.at ?? now, now) : now;
  const x = (at: number) =>
    1 + (to === from ? 49 : (98 * (Math.min(Math.max(at, from), to) - from)) / (to - from));
  const lanes = (['commit', 'checkpoint', 'file'] as const).filter((lane) =>
    events.some((event) => event.lane === lane),
  );
  const still = ended || one.last_activity.at === null ? null : Date.parse(one.last_activity.at);
  const height = HEIGHT.lane * (lanes.length + (still === null ? 0 : 1));
  return html`<figure>
<svg class="line" role="img" aria-label="${labelOf(events, from, to)}" width="100%" height="${height}">
${lanes.map((lane, at) => laneOf(lane, at * HEIGHT.lane, events, x))}${
  still === null ? null : stillOf(still, now, lanes.length * HEIGHT.lane, x)
}</svg>
<figcaption>
<div class="ends"><span>${dayOf(from)}</span><span>${ended ? '' : 'now, '}${dayOf(to)}</span></div>
${words}${listOf(line)}</figcaption>
</figure>
`;
}

const BLIND = 'Its history was not to be had here, so commits are missing.';

function laneOf(lane: Lane, top: number, events: readonly TimeEvent[], x: (at: number) => number): Markup {
  const { title, shape } = LANES[lane];
  const y = top + HEIGHT.line;
  const dots = events
    .filter((event) => event.lane === lane)
    .map(
      (event) => html`<svg x="${x(event.at).toFixed(2)}%" y="${y}" overflow="visible">
<title>${wordsOf(event)}</title><path class="dot" d="${shape}"/></svg>
`,
    );
  return html`<text x="0" y="${top + HEIGHT.name}">${title}</text>
<line class="axis" x1="0" x2="100%" y1="${y}" y2="${y}"/>
${dots}`;
}

/** Since when nothing moved. */
function stillOf(since: number, now: number, top: number, x: (at: number) => number): Markup {
  const span = spanOf(now - since);
  const y = top + HEIGHT.line;
  return html`<text x="0" y="${top + HEIGHT.name}">${
    span === null ? 'Moved just now' : `Nothing moved for ${span}`
  }</text>
<line class="still" x1="${x(since).toFixed(2)}%" x2="99%" y1="${y}" y2="${y}"/>
<line class="now" x1="99%" x2="99%" y1="${y - 8}" y2="${y + 8}"/>
`;
}

function labelOf(events: readonly TimeEvent[], from: number, to: number): string {
  const counts = Object.entries(LANES).flatMap(([lane, { one }]) => {
    const count = events.filter((event) => event.lane === lane).length;
    return count === 0
      ? []
      : [
          counted(
            count,
            one,
            one.replace(/^\w+/, (word) => `${word}s`),
          ),
        ];
  });
  return `Time line from ${dayOf(from)} to ${dayOf(to)}: ${counts.join(', ')}`;
}

function listOf({ events, left }: TimeLine): Markup {
  const items = events.map(
    (event) => html`<li>${wordsOf(event)}</li>
`,
  );
  const more = left === 0 ? null : html`<p class="soft">${counted(left, 'older one')} left out.</p>`;
  return html`<details><summary>${counted(events.length, 'event')}</summary>
<ol>
${items}</ol>
${more}</details>`;
}

/** `2026-11-17 08:30 UTC: commit 0123456789ab, its first line`. */
function wordsOf({ at, lane, what, commit }: TimeEvent): string {
  const words = cutTo(MOST.words, what);
  const time = toMinute(formatTime(at));
  return commit === null
    ? `${time}: ${words}`
    : `${time}: ${LANES[lane].one} ${commit.slice(0, 12)}, ${words}`;
}

/** `2026-11-17`. */
const dayOf = (at: number): string => formatTime(at).split('T')[0] ?? '';
