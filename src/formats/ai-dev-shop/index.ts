// AI Dev Shop's pipeline state (seed 002): Markdown without a version, three dialects, three hash rules.
import { defineFormat } from '../../model/format.ts';
import { type MarkdownDocument, printMarkdown } from '../../text/markdown/document.ts';
import { choices } from './choices/index.ts';
import { constitutionChecked } from './constitution-checked.ts';
import { needsOf } from './needs.ts';
import { beginsAsState } from './parse/beginning.ts';
import { parseState, recognises } from './parse/recognise.ts';
import { ID, stateOf } from './read.ts';
import { repairs } from './repairs.ts';
import { GROUNDS, matches, NAMES, sites } from './sites.ts';

export const aiDevShop = defineFormat<MarkdownDocument>({
  id: ID,
  title: 'AI Dev Shop pipeline',
  where:
    '`specs/<feature>/` or `reports/pipeline/<feature>/`, as `pipeline-state.md` or `.pipeline-state.md`',
  names: NAMES,
  folders: [],
  grounds: GROUNDS,
  versions: [],
  matches,
  sites: (paths) => sites(ID, paths),
  recognises,
  claims: (_path, text) => beginsAsState(text),
  codec: { parse: parseState, print: printMarkdown },
  version: () => ({ written: null, rank: null, assumed: false, line: null }),
  migrations: [],
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
});
