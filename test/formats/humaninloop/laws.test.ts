// The lens laws over every fixture, and what must hold whatever bytes a file has.
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { HumaninloopDocument } from '../../../src/formats/humaninloop/document.ts';
import { codec, recognises } from '../../../src/formats/humaninloop/document.ts';
import { EditError, StateError } from '../../../src/model/errors.ts';
import type { DataMap } from '../../../src/text/data/data.ts';
import type { Section } from '../../../src/text/markdown/document.ts';
import { leastTime } from '../../clock.ts';
import { atNight, runs } from '../../exhaustive.ts';
import { fixture, fixturesIn, lookAll } from './looking.ts';
import { INDEX, makeIndex, SPEC } from './make-index.ts';

const FIXTURES = ['index', 'context', 'dags'].flatMap((folder) =>
  fixturesIn(folder).map((name) => ({ name, text: fixture(`${folder}/${name}`) })),
);

/** A document without the places that belong to the text it was read from. */
function meaning(doc: HumaninloopDocument): unknown {
  if (doc.kind === 'index') return doc.sections;
  return doc.kind === 'dag' ? doc.data : [doc.data, doc.body.sections];
}

/** One cell of one table set to a new value; the same document where there is no such cell. */
function withCell(sections: readonly Section[], pick: number, value: string): readonly Section[] {
  const cells = sections.flatMap((section, s) =>
    section.tables.flatMap((table, t) =>
      table.rows.flatMap((row, r) => row.cells.map((_, c) => [s, t, r, c].join())),
    ),
  );
  const at = cells[pick % Math.max(1, cells.length)];
  return sections.map((section, s) => ({
    ...section,
    tables: section.tables.map((table, t) => ({
      ...table,
      rows: table.rows.map((row, r) => ({
        ...row,
        cells: row.cells.map((cell, c) => ([s, t, r, c].join() === at ? value : cell)),
      })),
    })),
  }));
}

function withScalar(data: DataMap, pick: number, value: string): DataMap {
  const keys = Object.keys(data).filter((key) => typeof data[key] === 'string');
  const key = keys[pick % Math.max(1, keys.length)];
  return key === undefined ? data : Object.assign(Object.create(null), data, { [key]: value });
}

function edited(doc: HumaninloopDocument, pick: number, value: string): HumaninloopDocument {
  if (doc.kind === 'index') return { ...doc, sections: withCell(doc.sections, pick, value) };
  const data = 'data' in doc && !Array.isArray(doc.data) ? (doc.data as DataMap) : {};
  if (doc.kind === 'dag') return { ...doc, data: withScalar(data, pick, value) };
  return {
    ...doc,
    data: withScalar(data, pick, value),
    body: { sections: withCell(doc.body.sections, pick, value) },
  };
}

describe.each(FIXTURES)('$name', ({ text }) => {
  it('is ours, and printing what was read changes no byte', () => {
    expect(recognises(text)).toBe(true);
    expect(codec.print(text, codec.parse(text))).toBe(text);
  });
});

it('reading what was printed gives any fixture back; other lines stay byte for byte', () => {
  const read = FIXTURES.map(({ text }) => ({ text, doc: codec.parse(text), before: text.split('\n') }));
  const words = fc.stringMatching(/^[a-z][a-z0-9 |_.-]{0,20}[a-z0-9]$/);
  fc.assert(
    fc.property(fc.constantFrom(...read), fc.nat(), words, ({ text, doc, before }, pick, value) => {
      const wanted = edited(doc, pick, value);
      let printed: string;
      try {
        printed = codec.print(text, wanted);
      } catch (error) {
        expect(error).toBeInstanceOf(EditError);
        return;
      }
      expect(meaning(reread(printed) ?? wanted)).toEqual(meaning(wanted));
      const after = printed.split('\n');
      expect(after).toHaveLength(before.length);
      expect(after.filter((line, at) => line !== before[at]).length).toBeLessThanOrEqual(2);
    }),
    { numRuns: runs(2_500) },
  );
});

/** `null` where the new value makes the file one that must not be read (an unknown version, say). */
function reread(text: string): HumaninloopDocument | null {
  try {
    return codec.parse(text);
  } catch (error) {
    expect(error).toBeInstanceOf(StateError);
    return null;
  }
}

describe('whatever the bytes', () => {
  it('no damage to a fixture makes anything throw, and none is called unclear', () => {
    const damage = fc.record({
      which: fc.nat({ max: FIXTURES.length - 1 }),
      at: fc.double({ min: 0, max: 1, noNaN: true }),
      cut: fc.nat({ max: 60 }),
      put: fc.oneof(
        fc.string({ maxLength: 12 }),
        fc.constantFrom('|', '\n', '---\n', '`', '{{x}}', '"', '\u0000', 'completed', '<<<<<<< a\n'),
      ),
    });
    fc.assert(
      fc.property(damage, ({ which, at, cut, put }) => {
        const { name, text } = FIXTURES[which] ?? { name: '', text: '' };
        const start = Math.floor(text.length * at);
        const hurt = text.slice(0, start) + put + text.slice(start + cut);
        const path = name.endsWith('.json') ? INDEX.replace('index.md', 'dags/x.json') : INDEX;
        const { workflows } = lookAll({ [path]: hurt, [SPEC]: '# Spec\n' });
        for (const { decision } of workflows) expect(decision.reason).not.toBe('unclear');
      }),
      { numRuns: runs(1200) },
    );
  });

  atNight.each([
    ['a', 'a'],
    ['pipes', '|'],
    ['rows', '| a '],
    ['hashes', '#'],
    ['dashes', '-'],
    ['blanks', ' '],
    ['braces', '{"workflow_id":["nodes"'],
    ['ids', 'C2.1 '],
  ])('X06 100 kB of %s are read in no time', (_, unit) => {
    const long = unit.repeat(Math.ceil(100_000 / unit.length));
    const texts = [
      long,
      `# Feature Index: x\n${long}`,
      `## Priority Loop State\n\n| Field | Value |\n|---|---|\n| **Loop Status** | ${long} |\n`,
      `---\ntype: plan-request\nstatus: ${long}\n---\n`,
      makeIndex({ status: 'clarifying', gaps: [{ id: 'G-1', place: long, link: long }] }),
    ];
    expect(leastTime(4000, () => texts.map((text) => lookAll({ [INDEX]: text })))).toBeLessThan(4000);
  });
});
