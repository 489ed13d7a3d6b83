// What must be fetched before a pipeline state can be judged.
import type { Site } from '../../model/site.ts';
import type { Need, Snapshot } from '../../model/snapshot.ts';
import type { MarkdownDocument } from '../../text/markdown.ts';
import { groundOf } from './ground.ts';
import { outputPath } from './outputs.ts';
import { foldersOf } from './read.ts';
import { readFrom, specOf, wantsHistory } from './spec.ts';
import { STAGES } from './stages.ts';

/** Files whose text is asked for at most: a list of artifacts has no business being longer. */
const MOST = 200;

/** Empty when everything is known. The spec's history is asked for only where it tells something. */
export function needsOf(doc: MarkdownDocument, site: Site, snapshot: Snapshot): readonly Need[] {
  const ground = groundOf(doc, site, snapshot);
  const spec = specOf(ground);
  const own = STAGES.flatMap((stage) => outputPath(stage, spec, ground) ?? []);
  const made = ground.completed.flatMap(({ artifacts }) => artifacts.flatMap(({ path }) => path ?? []));
  const texts = [...new Set([...(spec ? [readFrom(spec)] : []), ...own, ...made])].slice(0, MOST);
  const unread = texts.filter((path) => {
    const reading = snapshot.text(path);
    return !reading.ok && reading.why === 'not-fetched';
  });
  const past = spec && wantsHistory(spec) && snapshot.history(spec.path) === 'unavailable' ? [spec.path] : [];
  const folders = foldersOf(site, spec);
  const changes = snapshot.lastChange(folders) === 'unavailable' ? folders : [];
  return [
    ...unread.map((path) => ({ path, what: 'text' }) as const),
    ...past.map((path) => ({ path, what: 'history' }) as const),
    ...changes.map((path) => ({ path, what: 'changes' }) as const),
  ];
}
