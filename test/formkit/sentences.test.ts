// Sentences with names in them: plain ids alone go in.
import { expect, test } from 'vitest';
import { withNames } from '../../src/formkit/sentences.ts';

test.each([
  ['add-store', '1.2', 'Run /do add-store 1.2.'],
  ['add-store', null, 'Run /do add-store.'],
  ['<b> you', 'x y', 'Run /do NAME ITEM.'],
  ['$&', '1', 'Run /do NAME 1.'],
])('%s and %s', (feature, item, said) => {
  expect(withNames('Run /do {feature} {item}.', feature, item)).toBe(said);
});
