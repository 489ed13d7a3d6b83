// Headings mean the same however they are set off.
import { expect, test } from 'vitest';
import { keyOf } from '../../../../src/formats/ai-dev-shop/parse/sections.ts';
import { nameOf } from '../../../../src/text/vocabulary.ts';

test.each([
  'Completed Stages:',
  '**Completed Stages**',
  'Completed Stages (so far)',
  '2. Completed Stages',
  '✅ Completed Stages',
])('S08 %s', (heading) => {
  expect(nameOf(heading)).toBe('completed_stages');
});

test.each(['spec-hash', '**Spec Hash**', 'spec_hash (sha256)'])('H03 %s', (key) => {
  expect(keyOf(key)).toBe('spec_hash');
});
