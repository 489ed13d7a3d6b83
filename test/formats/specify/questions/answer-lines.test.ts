// What is answered is read back equal, whatever the words and wherever the place stands.
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { questionsIn, withAnswer } from '../../../../src/formats/specify/questions/question-file.ts';
import { wordLines } from '../../../../src/text/markdown/one-line.ts';
import { isUnanswered } from '../../../../src/text/markdown/unanswered.ts';
import { runs } from '../../../exhaustive.ts';

/** Places of an answer in a file; the question after it must stay as it is. */
const PLACES: readonly string[] = [
  '**Your answer** (leave blank to accept recommendation):',
  '**Answer**: ',
  '**Answer:**',
  '**Answer**',
  '**Answer**: TBD',
  '**Answer**:\n\n  TBD\n',
  '**Answer**:\n\nTBD',
  '**Antwort:** noch offen',
  '**Answer:**\n> TBD',
  '**Answer**: ___\n\n> Override: ___',
  '**Answer**:\n\n- [ ] A) x\n- [ ] B) y',
  '**Answer**:\n**Citation**: x',
  '> **Answer**:',
  '> **Your answer**: TBD\n> see above',
  '**Answer**: TBD, see #12\n- ask Ann',
  '- [ ] A\n- [x] Other: ____\n\n**Answer**:',
  '| **Answer** | TBD |',
  '| Answer | |',
  '- x',
  '',
];

const WORDS = [
  ['a', 'ten', ' ', '  ', '\\', '\\\\', '|', '#', '## Q-7: x', '# ', '>', '> ', '---', '___', '_', '- [ ] x'],
  ['- [x] y', '**Answer**: z', '**Next:**', '**a**: b', '```', '~~~', '- ```', '<!--', '-->', '<br>', '('],
  [')', ':', '===', '\t', '"', '1. [x] y', '~~x~~', 'TBD', 'ask Ann', '* [ ] x', '> Note: x', '- '],
].flat();
const word = fc.constantFrom(...WORDS);
const text = fc
  .array(fc.array(word, { maxLength: 4 }), { minLength: 1, maxLength: 5 })
  .map((lines) => lines.map((line) => line.join('')).join('\n'));

test('what is answered is read back equal, and nothing else is answered by it', () => {
  fc.assert(
    fc.property(fc.constantFrom(...PLACES), text, fc.constantFrom('\n', '\r\n'), (place, words, eol) => {
      const said = wordLines(words).join('\n');
      fc.pre(!isUnanswered(said));
      const file = `# Q\n\n## Q-1: Which?\n\n${place}\n\n---\n\n## Q-2: Who?\n\n**Answer**:\n`.replaceAll(
        '\n',
        eol,
      );
      const [one] = questionsIn(file);
      if (!one) throw new Error('a question');
      const after = withAnswer(file, one, words) ?? '';
      expect(questionsIn(after).map(({ id, answer }) => [id, answer])).toEqual([
        ['Q-1', said],
        ['Q-2', null],
      ]);
      if (eol === '\r\n') expect(after.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    }),
    { numRuns: runs(20000) },
  );
});
