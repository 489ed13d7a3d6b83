// AI Dev Shop's pipeline state: Markdown without a version, three dialects, three hash rules.
// Source: leonaburime-ucla/AI-Dev-Shop, workflows/recovery-playbook.md.
import { formatOf } from '../../formkit/format.ts';
import { historyNeeds, textNeeds } from '../../formkit/outputs.ts';
import { defineFormat } from '../../model/format.ts';
import { baseOf, folderOf } from '../../model/path.ts';
import type { Need, Snapshot } from '../../model/snapshot.ts';
import type { StateLocation } from '../../model/state-location.ts';
import type { MarkdownDocument } from '../../text/markdown/document.ts';
import { movedNeeds } from '../../text/rename-detection.ts';
import { choices } from './choices/index.ts';
import { constitutionChecked } from './constitution-checked.ts';
import { outputPath } from './outputs.ts';
import { beginsAsState, codec, recognises } from './parse/recognise.ts';
import { stateOf } from './read.ts';
import { repairs } from './repairs.ts';
import { movedPerhaps, readFrom, runOf, wantsHistory } from './spec.ts';
import { STAGES } from './stages.ts';

const ID = 'ai-dev-shop';

/** The name that upstream writes since 2026-03, then the one before. */
const NAMES: readonly string[] = ['pipeline-state.md', '.pipeline-state.md'];

const PLACE = /^(?:.*\/)?(?:reports\/pipeline|specs)\/[^/]+\/\.?pipeline-state\.md$/;

function matches(path: string): boolean {
  return PLACE.test(path);
}

/** The toolkit's own folders; `specs/` is shared with others, and `reports/` with everybody. */
const GROUNDS: readonly (readonly [folder: RegExp, state: string])[] = [
  [/(?:^|\/)ADS-(?:memory|project-knowledge)$/, `reports/pipeline/*/${NAMES[0]}`],
  [/(?:^|\/)ADS-(?:memory|project-knowledge)\/reports$/, `pipeline/*/${NAMES[0]}`],
  [/(?:^|\/)reports\/pipeline$/, `*/${NAMES[0]}`],
  [/(?:^|\/)reports\/pipeline\/[^/]+$/, `${NAMES[0]}`],
];

/** One workflow a folder; where both names stand there, the newer is the state and the other its rival. */
function sites(paths: readonly string[]): readonly StateLocation[] {
  const folders = [...new Set(paths.map(folderOf))];
  return folders.map((folder) => {
    const found = paths.filter((path) => folderOf(path) === folder);
    const [path = '', ...rivals] = found.sort((a, b) => NAMES.indexOf(baseOf(a)) - NAMES.indexOf(baseOf(b)));
    return { format: ID, path, files: found, rivals, feature: baseOf(folder) };
  });
}

export const aiDevShop = defineFormat(
  formatOf<MarkdownDocument>({
    id: ID,
    title: 'AI Dev Shop pipeline',
    where:
      '`specs/<feature>/` or `reports/pipeline/<feature>/`, as `pipeline-state.md` or `.pipeline-state.md`',
    names: NAMES,
    grounds: GROUNDS,
    matches,
    sites,
    recognises,
    claims: (_path, text) => beginsAsState(text),
    codec,
    needs: (doc, site, snapshot) => (doc ? needsOf(doc, site, snapshot) : []),
    read: (doc, site, snapshot) => (doc ? [stateOf(doc, site, snapshot)] : []),
    rules: [constitutionChecked],
    begins: {
      step: 'spec',
      name: 'spec',
      how: 'Start the pipeline for the feature at its spec; a spec that is there is continued.',
    },
    choices,
    repairs,
  }),
);

/** Files that are looked for where they may have moved to, at most. */
const MOST_MOVED = 200;

/** Empty when everything is known. The spec's history is asked for only where it tells something. */
function needsOf(doc: MarkdownDocument, site: StateLocation, snapshot: Snapshot): readonly Need[] {
  const run = runOf(doc, site, snapshot);
  const { spec } = run;
  const own = STAGES.flatMap((stage) => outputPath(stage, run) ?? []);
  const made = run.completed.flatMap(({ artifacts }) => artifacts.flatMap(({ path }) => path ?? []));
  // Where the spec may have moved to is asked for at once with its past: there is no round left for one by
  // one.
  const moved = spec ? movedPerhaps(spec, run) : [];
  const home = `${folderOf(site.path)}/`;
  // What a finished stage wrote elsewhere and is gone may have moved with the state's folder.
  const gone = made.filter((path) => !path.startsWith(home) && snapshot.entry(path) === null);
  const changes = snapshot.lastChange(moved) === 'unavailable' ? moved : [];
  return [
    ...textNeeds([...(spec ? [readFrom(spec)] : []), ...moved, ...own, ...made], snapshot),
    ...historyNeeds(spec && wantsHistory(spec) ? [spec.path, ...moved] : []),
    ...movedNeeds(gone.slice(0, MOST_MOVED), [folderOf(site.path)], snapshot),
    ...changes.map((path) => ({ path, what: 'changes' }) as const),
  ];
}
