// A toy asker for the edge's own tests: it tells two kinds of state and asks what formats ask.
import type { FactRequirements } from '../../src/model/repository-source.ts';
import type { Need } from '../../src/model/snapshot.ts';
import type { StateLocation } from '../../src/model/state-location.ts';

const STATE = /^(?:.*\/)?\.?pipeline-state\.md$/s;
const HUB = /^(.*\/)?\.workflow(?:\/[^/]+)?$/;

const folderOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('/')));

/** The workflow's folder: the state's own, or for `.workflow/` the one above. */
const homeOf = (site: StateLocation): string =>
  site.format === 'humaninloop' ? folderOf(folderOf(site.path)) : folderOf(site.path);

/** Where the toy expects a workflow's spec. */
const specOf = (site: StateLocation): string => {
  const home = homeOf(site);
  const name = site.format === 'humaninloop' ? 'spec.md' : 'feature.spec.md';
  return home === '' ? name : `${home}/${name}`;
};

function sites(paths: readonly string[]): readonly StateLocation[] {
  const states = paths.filter((path) => STATE.test(path));
  const hubs = new Set(
    paths
      .filter((path) => HUB.test(path))
      .map((path) => (path.endsWith('.workflow') ? path : folderOf(path))),
  );
  const held = new Set(paths);
  return [
    ...states.map((path) => ({
      format: 'ai-dev-shop',
      path,
      files: [path],
      rivals: states.filter((other) => other !== path && folderOf(other) === folderOf(path)),
      feature: folderOf(path),
    })),
    ...[...hubs].map((hub) => ({
      format: 'humaninloop',
      path: `${hub}/index.md`,
      files: held.has(`${hub}/index.md`) ? [`${hub}/index.md`] : [],
      rivals: [],
      feature: folderOf(hub),
    })),
  ];
}

export const toy: FactRequirements = {
  names: new Set(['.pipeline-state.md', 'pipeline-state.md']),
  folders: new Set(['.workflow']),
  matches: (path) => STATE.test(path) || HUB.test(path),
  sites,
  isOurs(site, snapshot) {
    const reading = snapshot.text(site.path);
    return !reading.ok || /^(?:#+ .*run|- run_id|# Feature Index|ours)/im.test(reading.text);
  },
  needs(site): readonly Need[] {
    return [
      { path: specOf(site), what: 'text' },
      { path: specOf(site), what: 'history' },
      { path: homeOf(site), what: 'changes' },
    ];
  },
};
