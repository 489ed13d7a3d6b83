// A roadmap: numbered parts by box or heading, each once and in the order of their numbers.
import { expect, test } from 'vitest';
import { listedParts } from '../../../src/formkit/tracker/roadmap.ts';

const parts = listedParts('Phase');

test('a box tells more than a heading, whatever comes first', () => {
  const text = [
    '# Roadmap',
    '### Phase 10: Last',
    '- [x] **Phase 02: Reader** - done on Monday',
    '## Phase 2: Another name',
    '- [ ] Phase 2.1 — Fix',
    '```',
    '- [ ] Phase 3: no',
    '```',
    '- [ ] Stage 4: no',
  ].join('\n');
  expect(parts(text)).toEqual([
    { number: '2', title: 'Reader', checked: true, line: 3, folded: false },
    { number: '2.1', title: 'Fix', checked: false, line: 5, folded: false },
    { number: '10', title: 'Last', checked: null, line: 2, folded: false },
  ]);
  expect(parts(text.replaceAll('\n', '\r\n')).map(({ title }) => title)).toEqual(['Reader', 'Fix', 'Last']);
});

test('what is folded away is told', () => {
  const text = '<details>\n\n### Phase 1: Old\n\n</details>\n\n### Phase 2: New\n';
  expect(parts(text).map(({ number, folded }) => [number, folded])).toEqual([
    ['1', true],
    ['2', false],
  ]);
});

const MISTYPED = ['- []', '– [ ]', '[ ]', '- [x ]', '-\u00A0[ ]', '– [x]', '— [X]', '•[x]', '+[x]', '[x]'];
test.each(MISTYPED)('a box that is mistyped as %j is none that is ticked', (box) => {
  const [part] = listedParts('Phase')(`# Roadmap\n\n${box} **Phase 3: Reports** - by mail\n`);
  expect(part).toMatchObject({ number: '3', title: 'Reports', checked: false, line: 3 });
});

test.each(['- [x]', '-[x]', '-  [X]', '-\u00A0[x]', '* [x]', '+ [x]'])(
  'a box ticked as %j is done',
  (box) => {
    const [part] = listedParts('Phase')(`# Roadmap\n\n${box} **Phase 3: Reports** - by mail\n`);
    expect(part).toMatchObject({ number: '3', title: 'Reports', checked: true });
  },
);
