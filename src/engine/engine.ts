// The engine over a list of formats and rules: what an edge must fetch, and what follows from it.
import type { Asker } from '../model/edge.ts';
import type { Format } from '../model/format.ts';
import type { Recovered, Recovery, Unreadable } from '../model/recovery.ts';
import type { Rule, Settings } from '../model/rule.ts';
import type { Site } from '../model/site.ts';
import type { Need, Snapshot } from '../model/snapshot.ts';
import { load, type Memo } from './load.ts';
import { recoverSite } from './recover.ts';
import { settle } from './settle.ts';

export interface Engine {
  readonly formats: readonly Format[];
  /** Every rule, those of single formats included, in the order of their ids. */
  readonly rules: readonly Rule[];
  /** A fresh memory for one run; sharing it between runs only costs memory. */
  memo(): Memo;
  asker(memo: Memo): Asker;
  /** All that is known of these sites (of all sites of the snapshot where none are named). */
  recover(snapshot: Snapshot, sites: readonly Site[], settings: Settings, memo: Memo): Recovered;
}

export function createEngine(formats: readonly Format[], shared: readonly Rule[]): Engine {
  const byId = new Map(formats.map((format) => [format.id, format]));
  const rulesOf = new Map(
    formats.map((format) => [format.id, [...shared, ...format.rules] as readonly Rule[]]),
  );
  const all = [...shared, ...formats.flatMap((format) => format.rules)].sort((a, b) =>
    a.id < b.id ? -1 : 1,
  );
  return {
    formats,
    rules: all,
    memo: () => new Map(),
    asker: (memo) => askerOf(formats, byId, memo),
    recover(snapshot, sites, settings, memo) {
      const found = sites.flatMap((site) => {
        const format = byId.get(site.format);
        const rules = rulesOf.get(site.format);
        const settled = format && settle(format, site, snapshot, memo);
        return settled && rules ? recoverSite(settled, { format, rules, snapshot, settings, memo }) : [];
      });
      return {
        workflows: uniqueIds(found.filter((one): one is Recovery => 'decision' in one)),
        unreadable: found.filter((one): one is Unreadable => !('decision' in one)),
      };
    },
  };
}

function askerOf(formats: readonly Format[], byId: ReadonlyMap<string, Format>, memo: Memo): Asker {
  return {
    names: new Set(formats.flatMap((format) => format.names)),
    folders: new Set(formats.flatMap((format) => format.folders)),
    matches: (path) => formats.some((format) => format.matches(path)),
    sites: (paths) => formats.flatMap((format) => format.sites(paths.filter((path) => format.matches(path)))),
    isOurs(site, snapshot) {
      const format = byId.get(site.format);
      return format !== undefined && settle(format, site, snapshot, memo) !== null;
    },
    needs(site, snapshot) {
      const format = byId.get(site.format);
      return format ? needsOf(format, site, snapshot, memo) : [];
    },
  };
}

/** First the state's own files, then whatever the format makes of them. */
function needsOf(format: Format, site: Site, snapshot: Snapshot, memo: Memo): readonly Need[] {
  const unread = site.files.filter((path) => {
    const reading = snapshot.text(path);
    return !reading.ok && reading.why === 'not-fetched';
  });
  if (unread.length > 0) return unread.map((path) => ({ path, what: 'text' }));
  const settled = settle(format, site, snapshot, memo);
  if (!settled) return [];
  const result = load(format, settled, snapshot, memo);
  if (result.kind === 'loaded') return format.needs(result.loaded.doc, settled, snapshot);
  return result.kind === 'absent' ? format.needs(null, settled, snapshot) : [];
}

/** Two folders may hold one feature: then its id carries the folder as well. */
function uniqueIds(recoveries: readonly Recovery[]): readonly Recovery[] {
  const count = new Map<string, number>();
  for (const { id } of recoveries) count.set(id, (count.get(id) ?? 0) + 1);
  return recoveries.map((one) => {
    if ((count.get(one.id) ?? 0) < 2) return one;
    const folder = one.path.slice(0, Math.max(0, one.path.lastIndexOf('/')));
    return { ...one, id: `${one.id}@${folder}` };
  });
}
