// The law of regular expressions, on trees that break it.
import { expect, test } from 'vitest';
import { regexesAreLinear } from './regexes.ts';
import { treeOf } from './tree.ts';

test.each([
  ['A = /(\\w+)@/', false],
  ['A = /a*b/gu', false],
  ['A = /(?<!\\w)(\\w+)@/', true],
  ['A = /^(\\w+)@/', true],
  ['A = /(\\w+)@/y', true],
  ['A = "/(\\w+)@/"', true],
])('X06 %s', (text, holds) => {
  const found = regexesAreLinear(treeOf({ 'src/text/a.ts': `// A.\nexport const ${text};\n` }));
  expect(found).toHaveLength(holds ? 0 : 1);
  if (!holds) expect(found[0]).toContain('src/text/a.ts:2: /');
});
