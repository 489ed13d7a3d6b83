// AI Dev Shop's pipeline state: Markdown without a version, three dialects, three hash rules.
// Source: leonaburime-ucla/AI-Dev-Shop, workflows/recovery-playbook.md.
import { formatOf } from '../../formkit/format.ts';
import { goneNeeds, historyNeeds, textNeeds } from '../../formkit/outputs.ts';
import { folderSites, homeTest } from '../../formkit/state-locations.ts';
import { defineFormat } from '../../model/format.ts';
import { folderOf } from '../../model/path.ts';
import type { Need, Snapshot } from '../../model/snapshot.ts';
import type { StateLocation } from '../../model/state-location.ts';
import type { MarkdownDocument } from '../../text/markdown/document.ts';
import { refusesApproval } from './choices/approve.ts';
import { choices } from './choices/index.ts';
import { constitutionChecked } from './constitution-checked.ts';
import { outputPath } from './outputs.ts';
import { beginsAsState } from './parse/beginning.ts';
import { codec, recognises } from './parse/recognise.ts';
import { stateOf } from './read.ts';
import { repairs } from './repairs.ts';
import { movedPerhaps, readFrom, runOf, wantsHistory } from './spec.ts';
import { PIPELINE, STAGES } from './stages.ts';

const ID = 'ai-dev-shop';

/** The name that upstream writes since 2026-03, then the one before. */
const NAMES: readonly string[] = ['pipeline-state.md', '.pipeline-state.md'];

const PLACE = /^(?:.*\/)?(?:reports\/pipeline|specs)\/[^/]+\/\.?pipeline-state\.md$/;

/** The toolkit's own folders; `specs/` is shared with others, and `reports/` with everybody. */
const GROUNDS: readonly (readonly [folder: RegExp, state: string])[] = [
  [/(?:^|\/)ADS-(?:memory|project-knowledge)$/, `reports/pipeline/*/${NAMES[0]}`],
  [/(?:^|\/)ADS-(?:memory|project-knowledge)\/reports$/, `pipeline/*/${NAMES[0]}`],
  [/(?:^|\/)reports\/pipeline$/, `*/${NAMES[0]}`],
  [/(?:^|\/)reports\/pipeline\/[^/]+$/, `${NAMES[0]}`],
];

export const aiDevShop = defineFormat(
  formatOf<MarkdownDocument>({
    id: ID,
    title: 'AI Dev Shop pipeline',
    where:
      '`specs/<feature>/` or `reports/pipeline/<feature>/`, as `pipeline-state.md` or `.pipeline-state.md`',
    names: NAMES,
    grounds: GROUNDS,
    isHome: homeTest([
      `ADS-memory/reports/pipeline/{feature}/${NAMES[0]}`,
      `ADS-project-knowledge/reports/pipeline/{feature}/${NAMES[0]}`,
      `reports/pipeline/{feature}/${NAMES[0]}`,
      `specs/{feature}/${NAMES[0]}`,
    ]),
    matches: (path) => PLACE.test(path),
    sites: (paths) => folderSites(ID, NAMES, paths),
    recognises,
    claims: (_path, text) => beginsAsState(text),
    codec,
    needs: (doc, site, snapshot) => (doc ? needsOf(doc, site, snapshot) : []),
    read: (doc, site, snapshot) => (doc ? [stateOf(doc, site, snapshot)] : []),
    rules: [constitutionChecked],
    begins: PIPELINE.beginning(
      'Start the pipeline for the feature at its spec; a spec that is there is continued.',
    ),
    choices,
    refuses: (at) => (refusesApproval(at) ? ['approve'] : []),
    repairs,
  }),
);

/** Empty when everything is known. The spec's history is asked for only where it tells something. */
function needsOf(doc: MarkdownDocument, site: StateLocation, snapshot: Snapshot): readonly Need[] {
  const run = runOf(doc, site, snapshot);
  const { spec } = run;
  const own = STAGES.flatMap((stage) => outputPath(stage, run) ?? []);
  const made = run.completed.flatMap(({ artifacts }) => artifacts.flatMap(({ path }) => path ?? []));
  // Where the spec may have moved to is asked for at once with its past: there is no round left for one by
  // one.
  const moved = spec ? movedPerhaps(spec, run) : [];
  const home = folderOf(site.path);
  const changes = snapshot.lastChange(moved) === 'unavailable' ? moved : [];
  return [
    ...textNeeds([...(spec ? [readFrom(spec)] : []), ...moved, ...own, ...made], snapshot),
    ...historyNeeds(spec && wantsHistory(spec) ? [spec.path, ...moved] : []),
    ...goneNeeds(made, home, [home], snapshot),
    ...changes.map((path) => ({ path, what: 'changes' }) as const),
  ];
}
