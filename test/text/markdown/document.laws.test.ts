// The laws of the Markdown codec: fields of every kind, Field/Value tables, tables with named columns,
// check boxes.
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type MarkdownDocument, markdown, type Section } from '../../../src/text/markdown/document.ts';
import { atLeast } from '../../exhaustive.ts';
import { calmText, markdownText, value, wildValue } from '../fragments.ts';
import { type Edited, printsBack, RUNS, readsBack } from '../laws.ts';

/** What `print` answers for. */
function content({ sections }: MarkdownDocument): unknown {
  return sections.map(({ heading, level, line, fields, tables, boxes }) => {
    const values = [fields, boxes, tables];
    return [heading, level, line, ...values];
  });
}

interface Change {
  readonly seeds: readonly number[];
  readonly values: readonly string[];
  /** How many in a hundred values change. */
  readonly share: number;
}

const changeOf = (values: fc.Arbitrary<string>, share: fc.Arbitrary<number>): fc.Arbitrary<Change> =>
  fc.record({
    seeds: fc.array(fc.nat(99), { minLength: 16, maxLength: 16 }),
    values: fc.array(values, { minLength: 5, maxLength: 5 }),
    share,
  });

/** Replaces some values of a document; remembers the lines of those that really change. */
function edit(doc: MarkdownDocument, { seeds, values, share }: Change): Edited<MarkdownDocument> {
  let count = 0;
  const lines: number[] = [];
  const next = (old: string, line: number, choices: readonly string[]): string => {
    const seed = seeds[count++ % seeds.length] ?? 0;
    const wanted = (seed + count) % 100 < share ? (choices[(seed + count) % choices.length] ?? old) : old;
    if (wanted !== old) lines.push(line);
    return wanted;
  };
  const sections = doc.sections.map((section): Section => {
    const fields = section.fields.map((field) => ({
      ...field,
      value: next(field.value, field.line, values),
    }));
    const boxes = section.boxes.map((box) => {
      const mark = next(box.mark, box.line, Array.from(' xX~-'));
      const labels = values.filter((label) => label !== '');
      return { ...box, mark, label: next(box.label, box.line, labels) };
    });
    const tables = section.tables.map((table) => {
      const rows = table.rows.map(({ cells, line }) => ({
        cells: cells.map((c) => next(c, line, values)),
        line,
      }));
      return { ...table, rows };
    });
    return { ...section, fields, boxes, tables };
  });
  return count === 0 ? null : { doc: { sections }, lines };
}

describe('the laws of Markdown', () => {
  test('S04 S05 S07 print∘parse is identity on bytes for any text', () => {
    expect(printsBack(markdown, markdownText)).toBeGreaterThan(atLeast(0.9, RUNS.numRuns));
  });

  test('parse∘print gives the document back and leaves every other line alone, whatever the values', () => {
    const cases = fc.tuple(markdownText, changeOf(wildValue, fc.constantFrom(5, 30, 90)));
    const { written } = readsBack(markdown, cases, edit, content);
    expect(written).toBeGreaterThan(atLeast(0.3, RUNS.numRuns));
  });

  test('every value that fits on a line is written: pipes, backticks, stars, unicode, empty', () => {
    // A backslash before a pipe is the one thing that a table's cell cannot say.
    const writable = value.filter((written) => !written.includes('\\|'));
    const cases = fc.tuple(calmText, changeOf(writable, fc.constantFrom(10, 60)));
    const { written, refused } = readsBack(markdown, cases, edit, content);
    expect(written).toBeGreaterThan(atLeast(0.7, RUNS.numRuns));
    expect(refused).toBe(0);
  });

  test('S07 an edit of one value changes that line only, endings included', () => {
    const one = fc.tuple(calmText, fc.record({ pick: fc.nat(), wanted: value }));
    const { written } = readsBack(
      markdown,
      one,
      (doc, { pick, wanted }) => {
        const all = doc.sections.flatMap((section) => section.fields);
        const chosen = all[pick % Math.max(1, all.length)];
        if (!chosen) return null;
        const sections = doc.sections.map((section) => ({
          ...section,
          fields: section.fields.map((field) => (field === chosen ? { ...field, value: wanted } : field)),
        }));
        return { doc: { sections }, lines: [chosen.line] };
      },
      content,
    );
    expect(written).toBeGreaterThan(atLeast(0.5, RUNS.numRuns));
  });
});
