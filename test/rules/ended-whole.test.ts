// Pass and fail lists of ended-whole.
import { endedWhole } from '../../src/rules/ended-whole.ts';
import { snapshotOf } from '../snapshot.ts';
import { artifactOf, specOf, stateOf, stepOf, subjectOf } from '../state.ts';
import { walk } from './cases.ts';

const files = snapshotOf({
  'f/adr.md': '# ADR\n\nSQLite.\n',
  'f/hollow.md': '---\na: 1\n---\n# X\n<!-- y -->\n',
});
type Over = Parameters<typeof stateOf>[0];
const ended = (over: Over) =>
  subjectOf({ state: stateOf({ ended: 'completed', current: null, ...over }) }, files);
const gone = [stepOf('architect', [artifactOf('f/gone.md')]), stepOf('tasks', [artifactOf('f/none.md')])];
const question = { id: 'C1.1', question: 'Which?', options: [], state: 'open', line: 12 } as const;

walk(
  endedWhole,
  [
    { name: 'it has not ended', subject: ended({ ended: null, questions: [question], steps: gone }) },
    { name: 'it was cancelled', subject: ended({ ended: 'cancelled', questions: [question], steps: gone }) },
    { name: 'every question is closed', subject: ended({ questions: [{ ...question, state: 'closed' }] }) },
    {
      name: 'one of its files is there',
      subject: ended({ steps: [...gone, stepOf('spec', [artifactOf('f/adr.md')])] }),
    },
    { name: 'it never said what it made', subject: ended({ steps: [stepOf('spec', [])] }) },
    {
      name: 'what may be absent is',
      subject: ended({ steps: [stepOf('spec', [artifactOf('f/none.md', { conditional: true })])] }),
    },
  ],
  [
    {
      name: 'an open question',
      subject: ended({ questions: [question] }),
      says: [['1 open question (C1.1)', 'stays complete']],
    },
    {
      name: 'every file is gone',
      subject: ended({ steps: gone, spec: specOf({ path: 'f/spec.md', present: false }) }),
      says: [['found none', 'f/gone.md, f/none.md, f/spec.md']],
    },
    {
      name: 'every file is gone, or nothing but headings and comments',
      subject: ended({ steps: [...gone, stepOf('spec', [artifactOf('f/hollow.md')])] }),
      says: [['found none', 'f/hollow.md', 'with words in it']],
    },
    {
      name: 'what its format found open',
      subject: ended({ unsettled: [{ message: 'found 1 sign-off not ticked', line: 3 }] }),
      says: [['1 sign-off']],
    },
  ],
);
