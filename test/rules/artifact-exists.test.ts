// Pass and fail lists of artifact-exists.
import { expect, it } from 'vitest';
import { artifactExists } from '../../src/rules/artifact-exists.ts';
import { snapshotOf } from '../snapshot.ts';
import { artifactOf, specOf, stateOf, stepOf, subjectOf } from '../state.ts';
import { walk } from './cases.ts';

const files = snapshotOf({
  'f/adr.md': '# ADR\n\nOne table.\n',
  'f/bare.md': '---\nid: 1\n---\n# ADR\n\n<!-- why -->\n## Context\n\n---\n',
  'f/notes.txt': '# one\n',
  'f/later.py': '# later\n',
  'f/__init__.py': '# Copyright 2026 Acme\n',
  'f/application.js': '//= require_tree .\n',
  'f/empty.md': ' \n',
  'f/folder/inside.md': 'x',
  'f/Tasks.md': 'x',
  'f/caf\u0065\u0301.md': 'x',
  'f/bare-caf\u0065\u0301.md': '# ADR\n',
  'f/link.md': { mode: '120000', content: 'adr.md' },
});
const subject = (path: string | null, over: Parameters<typeof artifactOf>[1] = {}, finished = true) =>
  subjectOf({ state: stateOf({ steps: [stepOf('architect', [artifactOf(path, over)], finished)] }) }, files);

walk(
  artifactExists,
  [
    { name: 'a file with something in it', subject: subject('f/adr.md') },
    { name: 'what is no Markdown has no headings', subject: subject('f/notes.txt') },
    { name: 'a package of a licence alone is whole', subject: subject('f/__init__.py') },
    { name: 'a comment that tools act on is something', subject: subject('f/application.js') },
    { name: 'a placeholder names no file', subject: subject(null) },
    { name: 'a conditional one may be absent', subject: subject('f/none.md', { conditional: true }) },
    { name: 'an unfinished step owes nothing', subject: subject('f/none.md', {}, false) },
    { name: 'H10 a link is told by artifact-path-safe', subject: subject('f/link.md') },
    {
      name: 'the missing spec is told by spec-present',
      subject: subjectOf(
        {
          state: stateOf({
            spec: specOf({ path: 'f/none.md', present: false }),
            steps: [stepOf('spec', [artifactOf('f/none.md')])],
          }),
        },
        files,
      ),
    },
    {
      name: 'an ended workflow owes nothing',
      subject: subjectOf(
        { state: stateOf({ ended: 'completed', steps: [stepOf('spec', [artifactOf('f/none.md')])] }) },
        files,
      ),
    },
  ],
  [
    {
      name: 'H06 listed but absent',
      subject: subject('f/none.md'),
      says: [['architect', 'f/none.md', 'found nothing']],
    },
    {
      name: 'code of comments alone that say that it is left to do',
      subject: subject('f/later.py'),
      says: [['nothing in it but']],
    },
    {
      name: 'H07 headings, comments and rules alone',
      subject: subject('f/bare.md'),
      says: [['nothing in it but']],
    },
    { name: 'H07 empty', subject: subject('f/empty.md'), says: [['found it empty']] },
    {
      name: 'H11 a folder where a file was expected',
      subject: subject('f/folder'),
      says: [['found a folder']],
    },
    { name: 'H12 the case differs', subject: subject('f/tasks.md'), says: [['f/Tasks.md', 'case only']] },
    {
      name: 'H13 the Unicode spelling differs',
      subject: subject('f/caf\u00e9.md'),
      says: [['another Unicode spelling']],
    },
    { name: 'H14 a glob is a literal name', subject: subject('f/*.md'), says: [['found nothing']] },
  ],
);

it('H13 nothing but headings under another spelling is nothing', () => {
  expect(artifactExists.check(subject('f/bare-caf\u00e9.md'))).toMatchObject([
    { message: expect.stringContaining('nothing in it but'), evidence: { found: 'no words' } },
  ]);
});

it('H13 another Unicode spelling warns and reruns nothing', () => {
  expect(artifactExists.check(subject('f/caf\u00e9.md'))[0]).toMatchObject({
    consequence: 'note',
    severity: 'warning',
  });
});
