// sdd's workflows (seed 004): YAML without a version, three generations by shape, items with four statuses.
import { defineFormat } from '../../model/format.ts';
import { refusesApproval } from './choices/approve.ts';
import { choices } from './choices/index.ts';
import { codec, type SddDocument } from './document.ts';
import { needsOf } from './needs.ts';
import { GROUNDS, ID, isOwnPlace, matches, NAMES, sites } from './places.ts';
import { stateOf } from './read.ts';
import { ending } from './ending.ts';
import { recognises } from './recognise.ts';
import { repairsOf } from './repairs.ts';

export const sdd = defineFormat<SddDocument>({
  id: ID,
  title: 'sdd',
  where: '`sdd/workflows/<id>-<name>/workflow.yaml`, before that `.sdd/workflows/<id>/workflow.yaml`',
  names: NAMES,
  folders: [],
  grounds: GROUNDS,
  versions: [],
  matches,
  sites,
  recognises,
  claims: isOwnPlace,
  codec,
  ending,
  version: () => ({ written: null, rank: null, assumed: false, line: null }),
  migrations: [],
  needs: needsOf,
  read: (doc, site, snapshot) => [stateOf(doc, site, snapshot)],
  recordsBranch: true,
  rules: [],
  begins: {
    step: 'spec',
    name: 'spec',
    how: 'Create the change anew and write its SPEC.md first; nothing is planned before that is approved.',
  },
  choices,
  repairs: repairsOf,
  refuses: (at) => (refusesApproval(at) ? ['approve'] : []),
});
