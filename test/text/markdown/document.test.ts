// What is read out of Markdown, and what is written in place.
import { describe, expect, test } from 'vitest';
import { EditError, StateError } from '../../../src/model/errors.ts';
import { parseMarkdown, printMarkdown } from '../../../src/text/markdown/document.ts';

/** Fields as `key=value`, section by section. */
const fieldsOf = (text: string) =>
  parseMarkdown(text).sections.flatMap(({ fields }) => fields.map(({ key, value }) => `${key}=${value}`));

describe('fields', () => {
  test.each([
    ['- status: DONE', 'status=DONE'],
    ['* status: DONE', 'status=DONE'],
    ['+ status: DONE', 'status=DONE'],
    ['status: DONE', 'status=DONE'],
    ['**Loop Status**: validating', 'Loop Status=validating'],
    ['**Loop Status:** validating', 'Loop Status=validating'],
    ['**Loop Status:**validating', 'Loop Status=validating'],
    ['*Phase*: A1', 'Phase=A1'],
    ['- **`spec_hash`**: sha256:ab', 'spec_hash=sha256:ab'],
    ['- `spec_hash`: x', 'spec_hash=x'],
    ['- a: b: c: d', 'a=b: c: d'],
    ['- empty:', 'empty='],
    ['- empty:   ', 'empty='],
    ['- path: C:\\x | y', 'path=C:\\x | y'],
    ['- key:\tvalue', 'key=value'],
    ['- s: **DONE**', 's=DONE'],
    ['- s: `a` and `b`', 's=`a` and `b`'],
    ['\uFEFF- s: x', 's=x'],
    ['k: \u2028x', 'k=x'],
  ])('%j', (text, field) => {
    expect(fieldsOf(text)).toEqual([field]);
  });

  test.each([
    'https://example.org',
    '10:30 start',
    'a:b',
    '# h: x',
    '> q: v',
    '| a: b',
    ': x',
    '1. a: b',
    '',
    '—: x',
  ])('%j is none', (text) => {
    expect(fieldsOf(text)).toEqual([]);
  });

  test('a field below another list item says so', () => {
    const [section] = parseMarkdown('- a: 1\n  - b: 2\n\t- c: 3\n').sections;
    expect(section?.fields.map(({ key, indent, line }) => [key, indent, line])).toEqual([
      ['a', 0, 1],
      ['b', 2, 2],
      ['c', 4, 3],
    ]);
  });

  test('what is no field stays prose, what is one too', () => {
    const [section] = parseMarkdown('- a: 1\n- just words\n\nA line.\n').sections;
    expect(section?.prose).toEqual([
      { text: '- a: 1', line: 1 },
      { text: '- just words', line: 2 },
      { text: 'A line.', line: 4 },
    ]);
  });
});

test('headings: closing hashes go, names that end in one stay; the part before the first has none', () => {
  const { sections } = parseMarkdown('x\n# A\u2028B ##\n## C#\n#### \n####### no\n#no\n   ### D # E #\n');
  expect(sections.map(({ heading, level, line }) => [heading, level, line])).toEqual([
    [null, 0, 1],
    ['A\u2028B', 1, 2],
    ['C#', 2, 3],
    ['', 4, 4],
    ['D # E', 3, 7],
  ]);
});

describe('check boxes', () => {
  test('bullets and numbers, every mark', () => {
    const [section] = parseMarkdown('- [x] a\n* [X] **b**\n+ [ ] c: d\n  1. [~] e\n2) [-] f\n').sections;
    expect(section?.boxes.map(({ mark, label }) => mark + label)).toEqual(['xa', 'Xb', ' c: d', '~e', '-f']);
    expect(section?.fields).toEqual([]);
  });

  test('a legend, a link and an empty label are none', () => {
    const [section] = parseMarkdown('- [P] tasks = files\n- [x](link)\n- [ ]\n- [x]\n- []\n').sections;
    expect(section?.boxes).toEqual([]);
  });

  test('H16 a mark is set and nothing else', () => {
    const text = '- [ ] Spec approval\r\n- [x] Security\r\n';
    const doc = parseMarkdown(text);
    const sections = doc.sections.map((section) => ({
      ...section,
      boxes: section.boxes.map((box) => ({ ...box, mark: box.mark === ' ' ? 'x' : box.mark })),
    }));
    expect(printMarkdown(text, { sections })).toBe('- [x] Spec approval\r\n- [x] Security\r\n');
    const wrong = sections.map((section) => ({
      ...section,
      boxes: section.boxes.map((b) => ({ ...b, mark: '?' })),
    }));
    expect(() => printMarkdown(text, { sections: wrong })).toThrow('found "?" as a check mark');
  });
});

describe('what is passed over', () => {
  test.each([
    ['front matter', '---\na: 1\n---\nb: 2\n', ['b=2']],
    ['S04 front matter behind a byte order mark', '\uFEFF---\r\na: 1\r\n---\r\nb: 2\r\n', ['b=2']],
    ['S09 front matter that never closes hides nothing', '---\na: 1\n\nb: 2\n', ['a=1', 'b=2']],
    ['S10 a rule in the body is no front matter', 'x: 1\n---\na: 1\n---\nb: 2\n', ['x=1', 'a=1', 'b=2']],
    ['a code block', 'a: 1\n```yaml\nb: 2\n```\nc: 3\n', ['a=1', 'c=3']],
    ['a comment', 'a: 1\n<!--\nb: 2\n-->\nc: 3\n', ['a=1', 'c=3']],
  ])('%s', (_, text, fields) => {
    expect(fieldsOf(text)).toEqual(fields);
  });
});

describe('printMarkdown', () => {
  const text = '# T\n- a: 1\n';
  const doc = parseMarkdown(text);
  const change = (over: object) => ({
    sections: doc.sections.map((section) => (section.heading === 'T' ? { ...section, ...over } : section)),
  });

  test.each([
    ['a heading', change({ heading: 'U' })],
    ['a key', change({ fields: [{ key: 'b', value: '1', line: 2, indent: 0 }] })],
    ['fewer fields', change({ fields: [] })],
    ['another box', change({ boxes: [{ mark: 'x', label: 'l', line: 3 }] })],
    ['another table', change({ tables: [{ columns: ['A'], rows: [], line: 3 }] })],
    ['no sections', { sections: [] }],
    ['a value with a line break', change({ fields: [{ key: 'a', value: 'x\ny', line: 2, indent: 0 }] })],
  ])('%s cannot be changed in place: nothing is written', (_, wanted) => {
    expect(() => printMarkdown(text, wanted)).toThrow(EditError);
  });

  test('a value that would close a comment above it is refused', () => {
    const open = '<!--\n- a: 1\n- b: 2\n';
    const { sections } = parseMarkdown(open);
    const closing = sections.map((s) => ({ ...s, fields: s.fields.map((f) => ({ ...f, value: '-->' })) }));
    expect(() => printMarkdown(open, { sections: closing })).toThrow(EditError);
  });

  test('S03 conflict markers are neither read nor written', () => {
    const torn = '- a: 1\n<<<<<<< HEAD\n- b: 1\n=======\n- b: 2\n>>>>>>> x\n';
    expect(() => parseMarkdown(torn)).toThrow(StateError);
    expect(() => printMarkdown(torn, doc)).toThrow(StateError);
  });
});
