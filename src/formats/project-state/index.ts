// project-state: exported rows of a project_state table, in four forms. Source: danhicks853/theappapp,
// docs/architecture/decision-76-project-state-recovery.md, "the decision document" in this folder.
import { defineFormat } from '../../model/format.ts';
import { choices, refuses } from './choices.ts';
import { codec, type ProjectDocument, recognises } from './document.ts';
import { needsOf } from './needs.ts';
import { statesOf } from './read.ts';
import { GROUNDS, ID, isOwnPlace, matches, NAMES, sites } from './state-locations.ts';

export const projectState = defineFormat<ProjectDocument>({
  id: ID,
  title: 'Project state',
  where: '`.project-state/<id>/project_state.json`, or `project_state.{json,ndjson,csv,sql}` anywhere',
  names: NAMES,
  folders: [],
  grounds: GROUNDS,
  versions: [],
  matches,
  sites,
  recognises,
  claims: isOwnPlace,
  codec,
  version: () => ({ written: null, rank: null, assumed: false, line: null }),
  migrations: [],
  needs: needsOf,
  read: (doc, site, snapshot) => (doc === null ? [] : statesOf(doc, site, snapshot)),
  rules: [],
  begins: {
    step: null,
    name: 'the first task',
    how: 'Assign the first task of the project; the orchestrator writes its state again with it.',
  },
  choices,
  repairs: () => [],
  refuses,
});
