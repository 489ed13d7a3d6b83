// The laws of YAML, JSON and front matter.
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { DataDocument } from '../../../src/text/data/data.ts';
import { isMap } from '../../../src/text/data/data.ts';
import { json } from '../../../src/text/json/document.ts';
import { yaml } from '../../../src/text/yaml/document.ts';
import { type FrontMatter, frontMatter } from '../../../src/text/yaml/front-matter.ts';
import { atLeast } from '../../exhaustive.ts';
import { type DataChange, dataChange, editData } from '../data-edits.ts';
import { frontMatterText, jsonText, yamlLikeText, yamlText } from '../data-fragments.ts';
import { markdownText } from '../fragments.ts';
import { type Edited, printsBack, RUNS, readsBack, write } from '../laws.ts';

const content = ({ data }: { readonly data: unknown }): unknown => data;

const dataAndBody = ({ data, body }: FrontMatter): unknown => [data, body];

function edit(doc: DataDocument, change: DataChange): Edited<DataDocument> {
  const edited = editData(doc.data, (pointer) => doc.places.get(pointer)?.line ?? 0, change);
  return edited && { doc: { ...doc, data: edited.doc }, lines: edited.lines };
}

function editFront(doc: FrontMatter, change: DataChange): Edited<FrontMatter> {
  const edited = editData(doc.data, (pointer) => doc.places.get(pointer)?.line ?? 0, change);
  return edited && isMap(edited.doc) ? { doc: { ...doc, data: edited.doc }, lines: edited.lines } : null;
}

describe('the laws of YAML', () => {
  test('S04 S05 S07 print∘parse is identity on bytes', () => {
    expect(printsBack(yaml, yamlText)).toBeGreaterThan(atLeast(0.9, RUNS.numRuns));
  });

  test('X06 anything like YAML is read or refused, and never breaks the reader', () => {
    expect(printsBack(yaml, yamlLikeText)).toBeGreaterThan(atLeast(0.1, RUNS.numRuns));
  });

  test('parse∘print gives the document back and changes only the lines of changed scalars', () => {
    const { written } = readsBack(yaml, fc.tuple(yamlText, dataChange), edit, content);
    expect(written).toBeGreaterThan(atLeast(0.6, RUNS.numRuns));
  });
});

describe('the laws of JSON', () => {
  test('S04 S05 S07 print∘parse is identity on bytes', () => {
    expect(printsBack(json, jsonText)).toBe(RUNS.numRuns);
  });

  test('S02 a torn file is refused, never read as less', () => {
    const torn = fc
      .tuple(jsonText, fc.nat())
      .map(([text, at]) => text.trimEnd().slice(0, at % (text.trimEnd().length - 1)));
    expect(printsBack(json, torn)).toBe(0);
  });

  test('parse∘print gives the document back and changes only the lines of changed scalars', () => {
    const { written, refused } = readsBack(json, fc.tuple(jsonText, dataChange), edit, content);
    expect(written).toBeGreaterThan(atLeast(0.6, RUNS.numRuns));
    expect(refused).toBe(0);
  });

  test('S02 it reads what JSON.parse reads, and of integers that a double rounds the spelling', () => {
    const exact = (_key: string, value: unknown, at?: { readonly source?: string }): unknown =>
      typeof value === 'number' && /^-?\d+$/.test(at?.source ?? '') && !Number.isSafeInteger(value)
        ? at?.source
        : value;
    const law = fc.property(jsonText, (text) => {
      expect(json.parse(text).data).toEqual(JSON.parse(text.replace('\uFEFF', ''), exact));
    });
    fc.assert(law, RUNS);
  });
});

describe('the laws of front matter', () => {
  test('S04 S05 S07 S10 print∘parse is identity on bytes', () => {
    expect(printsBack(frontMatter, frontMatterText)).toBeGreaterThan(atLeast(0.9, RUNS.numRuns));
  });

  test('S09 any Markdown is read or refused', () => {
    printsBack(
      frontMatter,
      fc.oneof(
        markdownText,
        markdownText.map((text) => `---\n${text}`),
      ),
    );
  });

  test('parse∘print gives the document back and changes only the lines of changed scalars', () => {
    const { written } = readsBack(frontMatter, fc.tuple(frontMatterText, dataChange), editFront, dataAndBody);
    expect(written).toBeGreaterThan(atLeast(0.6, RUNS.numRuns));
  });

  test('S10 a new body is written as it stands, the front matter untouched', () => {
    const law = fc.property(frontMatterText, markdownText, (text, body) => {
      const doc = frontMatter.parse(text);
      // A line feed behind a lone CR would belong to the closing line: that is refused.
      const joins = body.startsWith('\n') && text.slice(0, text.length - doc.body.length).endsWith('\r');
      if (joins) {
        expect(write(frontMatter, text, { ...doc, body })).toBeNull();
        return;
      }
      const printed = frontMatter.print(text, { ...doc, body });
      expect(frontMatter.parse(printed)).toEqual({ ...doc, body });
      expect(printed.endsWith(body)).toBe(true);
      expect(printed.startsWith(text.slice(0, text.length - doc.body.length))).toBe(true);
    });
    fc.assert(law, { ...RUNS, examples: [['---\rstatus: plain words\r---', '\n']] });
  });
});
