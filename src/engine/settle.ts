// Which of several files with the name of a state is one: an unrelated tool's file beside it is no rival.
import type { Format } from '../model/format.ts';
import type { Site } from '../model/site.ts';
import type { Snapshot } from '../model/snapshot.ts';
import { load, type Memo } from './load.ts';

/** The site with the foreign files left out; `null` where nothing of it is ours. */
export function settle(format: Format, site: Site, snapshot: Snapshot, memo: Memo): Site | null {
  if (site.rivals.length === 0) return load(format, site, snapshot, memo).kind === 'foreign' ? null : site;
  const at = (path: string): Site => ({ ...site, path });
  const ours = [site.path, ...site.rivals].filter(
    (path) => load(format, at(path), snapshot, memo).kind !== 'foreign',
  );
  const [path, ...rivals] = ours;
  if (path === undefined) return null;
  return { ...site, path, rivals, files: site.files.filter((file) => ours.includes(file)) };
}
