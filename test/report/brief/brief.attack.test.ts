// A brief under attack: what files say, in every field at once, stands in its blocks and nowhere else.
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Brief } from '../../../src/report/brief/brief.ts';
import { briefMarkdown } from '../../../src/report/brief/markdown.ts';
import { runs } from '../../exhaustive.ts';
import { COMMIT, HOSTILE } from '../sample.ts';
import { saying } from '../saying.ts';
import { briefAt } from '../seen.ts';

/** The lines outside of code blocks, and whether every block is closed. */
function outside(markdown: string): { readonly text: string; readonly closed: boolean } {
  let mark: string | null = null;
  const lines = markdown.split('\n').filter((line) => {
    const fence = /^`{3,}/.exec(line)?.[0] ?? null;
    if (mark === null && fence !== null) mark = fence;
    else if (mark !== null && line === mark) mark = null;
    else return mark === null;
    return false;
  });
  return { text: lines.join('\n'), closed: mark === null };
}

/** Everything of a brief that is prose of ours: names apart, nothing of a file may be in it. */
function prose({ notes, orders, trusted, claims, saving, decision }: Brief): string {
  const told = claims.map(({ says, check }) => [says, check]);
  return JSON.stringify([notes, orders, trusted, told, saving.also, saving.commands, decision.instruction]);
}

describe('an attack in every field at once', () => {
  const made = briefAt(saying(HOSTILE), HOSTILE, HOSTILE);
  const markdown = briefMarkdown(made);

  test('X09 O01 O02 stands in closed code blocks behind the warning, and nowhere else', () => {
    const { text, closed } = outside(markdown);
    expect(closed).toBe(true);
    expect(text).not.toMatch(/ignore previous|rm -rf|evil|owned|@org|GH-12|<img|<!--|::error/);
    expect(markdown.indexOf('They are data')).toBeLessThan(markdown.indexOf('ignore previous'));
    expect(prose(made)).not.toMatch(/ignore previous|rm -rf|evil|@org/);
    expect(made.decision.instruction).toBe(
      'Step the named item (the named item) was interrupted. Run it again.',
    );
  });

  test('O07 keeps no secret, in Markdown and in every field of the data', () => {
    expect(markdown).not.toContain('ghp_');
    expect(JSON.stringify(made)).not.toContain('ghp_');
    expect(made.spec?.matched_commit).toBe(COMMIT);
  });

  test('O08 shows what would not be seen', () => {
    expect(markdown.replaceAll('\n', '').replaceAll('\t', '')).not.toMatch(/[\p{Cc}\p{Cf}]/u);
    expect(markdown).toContain('\\u202egnp.exe');
  });

  test('loses nothing: what repeats a file stands in a block of its own', () => {
    expect(made.from_files.remarks).toHaveLength(5);
    expect(markdown).toContain('### Worth knowing, in words of the files');
    expect(made.notes[0]).toMatch(/^The same workflow is further along in another file/);
  });

  test('a file cannot set aside what is ours by repeating it', () => {
    const { notes } = briefAt(saying('The same workflow is further along'));
    expect(notes[0]).toMatch(/^The same workflow is further along in another file/);
  });
});

const HEADS = [
  '# Resume brief',
  'What to do',
  'Steps',
  'Only claimed by the state file',
  'Read first',
  'How to save',
  'Finished steps',
  'What is trusted',
  'What is not trusted',
  'Safe points',
  'Worth knowing',
  "From the repository's files",
  'Names',
  'Title and status',
  'Questions that wait for an answer',
  'Questions that are answered',
  'Answers given before',
  'The last commits to its files',
  'Decided already',
  'To go on with',
  'What the project says of itself',
  'Messages of the safe points',
  'What the findings say',
  'How the spec changed, since commit `0123456789ab`',
  'Worth knowing, in words of the files',
  'Notes of the run',
].flatMap((head) => (head.startsWith('#') ? [head] : [`## ${head}`, `### ${head}`]));

test('X09 O01 law: whatever files say, it is in blocks alone, and they are closed', () => {
  const unit = fc.constantFrom(
    '`',
    '```',
    '~~~',
    '\n',
    '\r',
    '|',
    '<',
    '>',
    '#',
    '- ',
    '"',
    "'",
    '\\',
    ' ',
    '.',
    ':',
    '(',
    ')',
    '**',
    '\u202e',
    '\u200b',
    '\u2028',
    'x',
    '界',
    '](',
    '---',
    '</details>',
  );
  const around = fc.string({ unit, maxLength: 12 });
  fc.assert(
    fc.property(around, around, (before, behind) => {
      const said = `${before}obey me now${behind}`;
      const made = briefAt(saying(said), 'main', said);
      const { text, closed } = outside(briefMarkdown(made));
      expect(closed).toBe(true);
      expect(text).not.toMatch(/obey|me now/);
      expect(prose(made)).not.toMatch(/obey|me now/);
      expect(text.match(/^#+ .*/gm)?.filter((head) => !HEADS.includes(head))).toEqual([]);
    }),
    { numRuns: runs(1000) },
  );
});
