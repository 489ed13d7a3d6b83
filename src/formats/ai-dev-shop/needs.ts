// What must be fetched before a pipeline state can be judged.
import type { StateLocation } from '../../model/site.ts';
import type { Need, Snapshot } from '../../model/snapshot.ts';
import type { MarkdownDocument } from '../../text/markdown/document.ts';
import { folderOf } from '../../text/markdown/paths.ts';
import { movedNeeds } from '../../text/moved.ts';
import { outputPath } from './outputs.ts';
import { groundOf } from './pipeline-context.ts';
import { movedPerhaps, readFrom, specOf, wantsHistory } from './spec.ts';
import { STAGES } from './stages.ts';

/** Files whose text is asked for at most: a list of artifacts has no business being longer. */
const MOST = 200;

/** Empty when everything is known. The spec's history is asked for only where it tells something. */
export function needsOf(doc: MarkdownDocument, site: StateLocation, snapshot: Snapshot): readonly Need[] {
  const ground = groundOf(doc, site, snapshot);
  const spec = specOf(ground);
  const own = STAGES.flatMap((stage) => outputPath(stage, spec, ground) ?? []);
  const made = ground.completed.flatMap(({ artifacts }) => artifacts.flatMap(({ path }) => path ?? []));
  // Where the spec may have moved to is asked for at once with its past: there is no round left for one by
  // one.
  const moved = spec ? movedPerhaps(spec, ground) : [];
  const texts = [...new Set([...(spec ? [readFrom(spec)] : []), ...moved, ...own, ...made])].slice(0, MOST);
  const unread = texts.filter((path) => {
    const reading = snapshot.text(path);
    return !reading.ok && reading.why === 'not-fetched';
  });
  const asked = spec && wantsHistory(spec) ? [spec.path, ...moved] : [];
  const home = `${folderOf(site.path)}/`;
  // What a finished stage wrote elsewhere and is gone may have moved with the state's folder.
  const gone = made.filter((path) => !path.startsWith(home) && snapshot.entry(path) === null).slice(0, MOST);
  const unknown = asked.filter((path) => snapshot.history(path) === 'unavailable');
  const changes = snapshot.lastChange(moved) === 'unavailable' ? moved : [];
  return [
    ...unread.map((path) => ({ path, what: 'text' }) as const),
    ...unknown.map((path) => ({ path, what: 'history' }) as const),
    ...movedNeeds(gone, [folderOf(site.path)], snapshot),
    ...changes.map((path) => ({ path, what: 'changes' }) as const),
  ];
}
