// Pull requests in words: every part is there, the field table tells the difference, what stays is counted.
import { describe, expect, test } from 'vitest';
import type { Change } from '../../../../src/model/change.ts';
import { fieldsOf, keptWords, touchedWords } from '../../../../src/report/github/card/field-changes.ts';
import { type ProposalView, proposalBody } from '../../../../src/report/github/proposal/proposal.ts';
import { readMarker } from '../../../../src/text/comment-marker.ts';
import { leastTime } from '../../../clock.ts';
import { FRESH, viewOf } from '../scene.ts';

const BEFORE =
  '---\nversion: 2\n# why\nstage: "plan"\nold: 1\n---\n| Loop | validating |\nwords: that go on\n';
const AFTER =
  '---\nversion: 6\n# why\nstage: "tasks"\nnew: null\n---\n| Loop | clarifying |\nwords: that go on\n';
const file = { kind: 'write', path: 'specs/x/state.md', before: BEFORE, after: AFTER } as const;
const MIGRATION: Change = { summary: 'migrate v2 → v3, v3 → v6', files: [file], notes: [], commit: null };

function bodyOf(over: Partial<ProposalView> = {}) {
  return proposalBody({
    ...viewOf(),
    choice: 'migrate',
    change: MIGRATION,
    listed: [],
    by: null,
    guarded: false,
    key: 'ab12cd34ef567890',
    branch: 'rekindle/migrate/x-ab12cd34',
    base: 'feature/invoice',
    ...over,
  });
}

describe('a pull request', () => {
  test('says what, why now, what changes, what stays, how to verify and how to undo', () => {
    const { title, body } = bodyOf();
    expect(title).toBe('chore(state): migrate ai-dev-shop:003-invoice-export v2 → v6');
    expect(readMarker(body)).toMatchObject({ key: 'ab12cd34ef567890', choice: 'migrate' });
    expect(body.match(/^### .*/gm)).toEqual([
      '### What',
      '### Why now',
      '### What changes',
      '### What stays byte for byte',
      '### How to verify',
      '### How to undo',
    ]);
    expect(body).toContain('| 2 | `version` | `2` | `6` |');
    expect(body).toContain(
      'git switch rekindle/migrate/x-ab12cd34\nrekindle migrate ai-dev-shop:003-invoice-export --check',
    );
    expect(body).toContain('Close to decline; `/migrate` reopens it.');
  });

  test('folds the fields that a migration adds with their defaults, and says how many they are', () => {
    const added = 'a: null\nb: 0  # none yet\nc: false\nd:\n  e: []\n  f: pending\ng: 2\n';
    const change = { ...MIGRATION, files: [{ ...file, after: AFTER + added }] };
    const { body } = bodyOf({ change });
    expect(body).toContain('1 file: 1 modified. Adds 7 default fields.\n');
    const [open = '', folded = ''] = body.split('<details><summary>The default fields</summary>');
    expect(open).toContain('| 15 | `g` | – | `2` |');
    expect(open).not.toContain('`e`');
    expect(folded).toContain('| Line | Field | Value |\n| --- | --- | --- |\n| 5 | `new` | `null` |\n');
    expect(folded).toContain('| 10 | `b` | `0  `&#35;` none yet` |\n');
    expect(folded).toContain('| 12 | `d` | – |\n');
    expect(folded).toContain('| 14 | `f` | `pending` |\n\n</details>\n');
    // A repair writes such values because something says so: none of them is by the way.
    expect(bodyOf({ change, choice: 'repair' }).body).not.toContain('default field');
  });

  test('a migration that only adds defaults has no empty table, and names each of several files', () => {
    const after = `${BEFORE}a: null\nb: 0\nc: false\nd: ""\n`;
    const only = { ...file, after };
    const { body } = bodyOf({ change: { ...MIGRATION, files: [only] } });
    expect(body).not.toContain('| Before |');
    const two = { ...MIGRATION, files: [only, { ...only, path: 'specs/y/state.md' }] };
    expect(bodyOf({ change: two }).body).toContain('Adds 8 default fields.');
    expect(bodyOf({ change: two }).body).toMatch(/\n`specs\/y\/state.md`\n\n<details><summary>The default/);
  });

  test('a few fields with their defaults stay in the one table', () => {
    const change = { ...MIGRATION, files: [{ ...file, after: `${AFTER}a: null\nb: 0\n` }] };
    expect(bodyOf({ change }).body).toContain('| 9 | `a` | – | `null` |');
  });

  test('M10 names the order that opens it again, and who gave it', () => {
    const { body } = bodyOf({ choice: 'start-fresh', change: FRESH, by: 'ada', guarded: true });
    expect(body).toContain('`ada` asked for it with `/start-fresh`.');
    expect(body).toContain('`feature/invoice` takes changes by pull request alone.');
    expect(body).toContain('The workflow was interrupted in the middle of step `programmer`.');
    expect(body).not.toMatch(/\. It /);
    expect(body).toContain('`/start-fresh` reopens it');
    expect(body).toContain('refs/rekindle/archive/');
  });

  test('a repair says why it is right', () => {
    const change = { ...MIGRATION, summary: 'status IN_PROGRESS', notes: ['The table says so.'] };
    const { body } = bodyOf({ choice: 'repair', change, by: 'ada' });
    expect(body).toContain('### Why that is right\n\n- The table says so.\n');
  });

  test('a name that cannot be typed leads to no line to type', () => {
    const { body } = bodyOf({ base: 'a\u202eb' });
    expect(body).not.toContain('git fetch');
    expect(body).toContain('### How to verify\n\nLook at the files of this pull request');
  });

  test('A10 a thousand fields stay within the limit, the parts that a person needs stay', () => {
    const many = Array.from({ length: 3000 }, (_, index) => `field_${index}: ${'v'.repeat(40)}\n`).join('');
    const change = { ...MIGRATION, files: [{ ...file, after: AFTER + many }] };
    const { body } = bodyOf({ change });
    expect(body.length).toBeLessThan(65_536);
    expect(body).toMatch(/\nand \d+ more\n/);
    expect(body.match(/^### .*/gm)).toHaveLength(6);
  });
});

describe('fields', () => {
  test('a line that came is held against the one of the same field that went', () => {
    expect(fieldsOf(file)).toEqual([
      { field: 'version', line: 2, before: 'version: 2', after: 'version: 6' },
      { field: 'old', line: 5, before: 'old: 1', after: null },
      { field: 'stage', line: 4, before: 'stage: "plan"', after: 'stage: "tasks"' },
      { field: 'new', line: 5, before: null, after: 'new: null' },
      { field: 'Loop', line: 7, before: '| Loop | validating |', after: '| Loop | clarifying |' },
    ]);
  });

  test('line ends, a new file, no line end at the end, JSON', () => {
    const crlf = { ...file, before: 'a: 1\r\nb: 2\r\n', after: 'a: 1\r\nb: 3\r\n' };
    expect(fieldsOf(crlf)).toEqual([{ field: 'b', line: 2, before: 'b: 2', after: 'b: 3' }]);
    expect(fieldsOf({ ...file, before: null, after: 'x\n' })).toEqual([
      { field: null, line: 1, before: null, after: 'x' },
    ]);
    expect(fieldsOf({ ...file, before: '{\n  "a": 1\n}', after: '{\n  "a": 2\n}' })).toEqual([
      { field: 'a', line: 2, before: '  "a": 1', after: '  "a": 2' },
    ]);
    expect(fieldsOf({ ...file, after: BEFORE })).toEqual([]);
  });

  test('a sentence with a colon is no field', () => {
    const note = '- Resumed from checkpoint at 2026-11-27T00:00:00Z.\n';
    expect(fieldsOf({ ...file, before: 'a\n', after: `a\n${note}` })[0]?.field).toBeNull();
  });

  test('M04 what stays is counted', () => {
    expect(keptWords(file)).toContain('4 of its 8 lines');
    expect(keptWords({ ...file, before: null })).toBe('`specs/x/state.md` is new.');
  });

  test('what is touched is named without its values', () => {
    expect(touchedWords(file)).toBe(
      '`specs/x/state.md`: `version`, `stage`, `Loop`; 1 new line; 1 line less',
    );
  });

  test('X06 a long line takes no time', () => {
    for (const line of [
      '|'.padEnd(200_000, ' '),
      'a '.repeat(100_000),
      '"'.repeat(200_000),
      `a${' '.repeat(200_000)}`,
    ]) {
      const change = { ...file, before: `${line}x\n`, after: `${line}y\n` };
      expect(leastTime(2000, () => fieldsOf(change))).toBeLessThan(2000);
    }
  });
});
