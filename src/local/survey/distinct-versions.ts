// Groups state locations by their bytes: the same bytes on a thousand branches are one version.

import { assert } from '../../model/errors.ts';
import type { FactRequirements } from '../../model/repository-source.ts';
import type { StateLocation } from '../../model/state-location.ts';
import { parentOf } from '../git/pathspecs.ts';
import type { Tip } from '../git/refs.ts';
import type { Candidate } from './candidates.ts';
import { byteOrder } from './names.ts';

/** One workflow's state in one distinct version of its bytes. */
export interface SiteVersion {
  /** The files that tell it from other versions: the state's own, or without any those of its folder. */
  readonly files: readonly Candidate[];
  /** Tips that hold it, grouped by what else they hold; each group sees the site with its own rivals. */
  readonly groups: readonly { readonly site: StateLocation; readonly tips: readonly Tip[] }[];
}

/** All versions of all sites, each distinct one once. */
export function versionsIn(
  tips: readonly Tip[],
  candidatesOf: (tip: Tip) => readonly Candidate[],
  asker: FactRequirements,
): readonly SiteVersion[] {
  const byList = new Map<readonly Candidate[], Tip[]>();
  for (const tip of tips) {
    const list = candidatesOf(tip);
    const there = byList.get(list);
    if (there) there.push(tip);
    else byList.set(list, [tip]);
  }
  const sitesOf = rememberSites(asker);
  const versions = new Map<
    string,
    { files: readonly Candidate[]; groups: SiteVersion['groups'][number][] }
  >();
  for (const [list, holders] of byList) {
    const filesOf = filesIn(list);
    for (const site of sitesOf(list)) {
      const files = filesOf(site);
      const key = versionKey(site, files);
      const there = versions.get(key);
      if (there) there.groups.push({ site, tips: holders });
      else versions.set(key, { files, groups: [{ site, tips: holders }] });
    }
  }
  return [...versions.values()];
}

/** What tells one version of a site from another. */
export function versionKey({ format, path }: StateLocation, files: readonly Candidate[]): string {
  return [format, path, ...files.map((file) => `${file.blob} ${file.path}`)].join('\0');
}

function rememberSites(asker: FactRequirements): (list: readonly Candidate[]) => readonly StateLocation[] {
  const known = new Map<string, readonly StateLocation[]>();
  return (list) => {
    const paths = list.map(({ path }) => path);
    const key = paths.join('\0');
    const sites = known.get(key) ?? asker.sites(paths);
    known.set(key, sites);
    return sites;
  };
}

/** Tells what a version is made of. The list is indexed once: there may be as many sites as files in it. */
function filesIn(list: readonly Candidate[]): (site: StateLocation) => readonly Candidate[] {
  const byPath = new Map(list.map((candidate) => [candidate.path, candidate]));
  const byFolder = new Map<string, Candidate[]>();
  for (const candidate of list) {
    for (let folder = parentOf(candidate.path); folder !== null; folder = parentOf(folder)) {
      const there = byFolder.get(folder);
      if (there) there.push(candidate);
      else byFolder.set(folder, [candidate]);
    }
  }
  return (site) => {
    const files = [...new Set(site.files)].flatMap((path) => byPath.get(path) ?? []);
    if (files.length === 0) return byFolder.get(parentOf(site.path) ?? '') ?? [];
    return files.sort((a, b) => byteOrder(a.path, b.path));
  };
}

/** Whether a tip holds this version. */
export const holds = (version: SiteVersion, tip: Tip | null): boolean =>
  tip !== null && version.groups.some(({ tips }) => tips.includes(tip));

/** The site as this tip sees it, with the rivals that it has there. */
export function siteAt({ groups }: SiteVersion, tip: Tip): StateLocation {
  const group = groups.find(({ tips }) => tips.includes(tip)) ?? groups[0];
  assert(group, 'every version of a site is held by a tip');
  return group.site;
}

/** All tips that hold a version. */
export const tipsHolding = ({ groups }: SiteVersion): readonly Tip[] => groups.flatMap(({ tips }) => tips);

/** Names of at most this many tips are sorted by themselves. */
const FEW = 16;

/** Names of all branches that hold a version, in byte order; the order is made once for all versions. */
export function holderNames(
  tips: readonly Tip[],
  versions: readonly SiteVersion[],
): (version: SiteVersion) => readonly string[] {
  // Tips that hold the same are one group, shared by all versions that they hold.
  const groupOf = new Map<Tip, readonly Tip[]>();
  for (const group of new Set(versions.flatMap(({ groups }) => groups.map(({ tips: held }) => held))))
    for (const tip of group) groupOf.set(tip, group);
  const sorted = tips
    .flatMap((tip) => tip.names.map((name) => ({ name, group: groupOf.get(tip) })))
    .sort((a, b) => byteOrder(a.name, b.name));
  return ({ groups }) => {
    // A pass over all names is for what many branches hold; most versions are held by one.
    const few = groups.reduce((count, { tips: held }) => count + held.length, 0) <= FEW;
    if (few) return groups.flatMap(({ tips: held }) => held.flatMap(({ names }) => names)).sort(byteOrder);
    const held = new Set<readonly Tip[] | undefined>(groups.map(({ tips: group }) => group));
    return sorted.flatMap(({ name, group }) => (held.has(group) ? [name] : []));
  };
}

/** How many distinct state files, by path and bytes, these versions are made of. */
export function stateFilesOf(versions: readonly SiteVersion[]): number {
  const distinct = versions.flatMap(({ files, groups }) => {
    const own = new Set(groups[0]?.site.files ?? []);
    return files.filter(({ path }) => own.has(path)).map(({ path, blob }) => `${blob} ${path}`);
  });
  return new Set(distinct).size;
}
