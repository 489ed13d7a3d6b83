// Pass and fail lists of artifact-complete.
import { artifactComplete } from '../../src/rules/artifact-complete.ts';
import { snapshotOf } from '../snapshot.ts';
import { artifactOf, stateOf, stepOf, subjectOf } from '../state.ts';
import { walk } from './cases.ts';

const files = snapshotOf({
  'f/spec.md': '# Spec\n\nAll is said.\n',
  'f/open.md': '# Spec\n\n- [NEEDS CLARIFICATION: which limit?]\n',
  'f/mention.md': '# List\n\nZero `[NEEDS CLARIFICATION]` markers remain.\n',
  'f/hollow.md': '# ADR\n\n## Context\n\n- TBD\n\n## Decision\n\n| A | B |\n|---|---|\n',
  'f/bare.md': '---\nid: 1\n---\n# ADR\n\n## Context\n\n<!-- why -->\n\n---\n',
  'f/code.md':
    '# Spec\n\n```md\n- [NEEDS CLARIFICATION: which limit?]\n```\n\nAsk `[NEEDS CLARIFICATION: x]`.\n',
  'f/settled.md': '# Spec\n\n[NEEDS CLARIFICATION: which limit?] was resolved on Monday: ten.\n',
  'f/empty.md': '',
});
const subject = (path: string, mustBeComplete = true) =>
  subjectOf(
    { state: stateOf({ steps: [stepOf('clarify', [artifactOf(path, { mustBeComplete })], false)] }) },
    files,
  );

walk(
  artifactComplete,
  [
    { name: 'a filled file', subject: subject('f/spec.md') },
    { name: 'a sentence that mentions the marker', subject: subject('f/mention.md') },
    { name: 'a file that need not be complete', subject: subject('f/open.md', false) },
    { name: 'a file of headings alone is told by artifact-exists', subject: subject('f/bare.md') },
    { name: 'a marker in code', subject: subject('f/code.md') },
    { name: 'a marker in a sentence that says that it was settled', subject: subject('f/settled.md') },
    { name: 'an empty file is told by artifact-exists', subject: subject('f/empty.md') },
    { name: 'a missing file is told by artifact-exists', subject: subject('f/none.md') },
  ],
  [
    {
      name: 'H07 an open marker',
      subject: subject('f/open.md'),
      says: [['1 open marker ', 'f/open.md', 'clarify']],
    },
    {
      name: 'H07 nothing said below its headings',
      subject: subject('f/hollow.md'),
      says: [['nothing but headings']],
    },
  ],
);
