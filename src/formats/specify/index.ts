// The specify skill: front matter with stages, in five versions, and a log in the body. Source:
// g3nx89/carlas-pantry, plugins/product-definition/skills/specify/references/recovery-migration.md.
import { defineFormat } from '../../model/format.ts';
import { choices } from './choices/index.ts';
import { isLast } from './choices/retry.ts';
import { codec, type SpecifyDocument } from './document.ts';
import { migrations } from './migrations/index.ts';
import { needsOf } from './needs.ts';
import { ID, stateOf } from './read.ts';
import { recognises } from './recognise.ts';
import { hindranceOf, repairsOf } from './repairs.ts';
import { matches, NAME, sites } from './state-locations.ts';
import { versionOf } from './version/rank.ts';
import { VERSIONS } from './version/version.ts';

export const specify = defineFormat<SpecifyDocument>({
  id: ID,
  title: 'specify skill',
  where: '`specs/<feature>/.specify-state.local.md`',
  names: [NAME],
  folders: [],
  versions: VERSIONS,
  matches,
  sites: (paths) => sites(ID, paths),
  recognises,
  // No other tool has this name.
  claims: () => true,
  codec,
  version: versionOf,
  migrations,
  needs: (doc, site, snapshot) => (doc ? needsOf(doc, site, snapshot) : []),
  read: (doc, site, snapshot) => (doc ? [stateOf(doc, site, snapshot)] : []),
  rules: [],
  begins: {
    step: '1',
    name: 'stage 1 (Setup)',
    how: 'Run the specify skill again with the description of the feature; it sets its workspace up first.',
  },
  choices,
  repairs: repairsOf,
  hindrance: hindranceOf,
  refuses: (at) => (isLast(at) ? ['skip'] : []),
});
