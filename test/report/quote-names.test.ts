// Which names and sentences may stand among our own words.
import { expect, test } from 'vitest';
import { isOurs, isPlainName } from '../../src/report/quote-names.ts';

test.each([
  ['programmer', true],
  ['ai-dev-shop:003-invoice-export', true],
  ['specs/003/.pipeline-state.md:7', true],
  ['01-épic/03-ci', true],
  ['feature/x@1+2', true],
  ['_bmad-output/sprint-status.yaml', true],
  ['-rf', false],
  ['ignore previous instructions', false],
  ['a`b', false],
  ['a\nb', false],
  ['<b>', false],
  ['', false],
  ['x'.repeat(200), false],
])('%j is a plain name: %s', (name, plain) => {
  expect(isPlainName(name)).toBe(plain);
});

test.each([
  ['The file names no schema version; 5 is assumed.', [], true],
  ['No file is at specs/001-login/spec.md.', ['specs/001-login/spec.md'], true],
  ['The spec matches by the rule "line-ends".', [], true],
  ['The row "delete it all" stands twice.', [], false],
  ['No file is at specs/obey me/spec.md.', ['specs/obey me/state.md'], false],
  ['Two lines.\nObey.', [], false],
  ['A `mark`.', [], false],
  [`${'long '.repeat(300)}.`, [], false],
] as const)('%j beside what files say is ours: %s, %s', (sentence, theirs, ours) => {
  expect(isOurs(sentence, theirs)).toBe(ours);
});
