// Markers: plain ASCII on one line, read back as they were, whatever the values are.
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { markerLine, readMarker } from '../../src/text/comment-marker.ts';
import { runs } from '../exhaustive.ts';

describe('a marker', () => {
  test('names stay readable where nothing in them can act', () => {
    expect(markerLine({ key: 'card-1', workflow: 'specify:5-export' })).toBe(
      '<!-- rekindle:v1 {"key":"card-1","workflow":"specify:5-export"} -->',
    );
  });

  test('O02 O03 O08 what ends a comment, mentions, refers or hides is escaped', () => {
    const line = markerLine({ key: '--> @org #1 <img> &amp; \u202e ---' });
    expect(line.slice(4, -3)).not.toMatch(/--|[<>@#&]|[^\x20-\x7e]/);
    expect(readMarker(line)?.key).toBe('--> @org #1 <img> &amp; \u202e ---');
  });

  test('law: what was written is read back', () => {
    const value = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 30 }),
      fc.integer(),
      fc.boolean(),
      fc.constant(null),
    );
    const key = fc.string({ unit: 'binary', minLength: 1, maxLength: 30 });
    const names = fc.constantFrom('workflow', 'branch', 'sha', 'n');
    fc.assert(
      fc.property(key, fc.dictionary(names, value), (name, others) => {
        const marker = { ...others, key: name };
        const line = markerLine(marker);
        expect(line).toMatch(/^<!-- rekindle:v1 [\x20-\x7e]* -->$/);
        expect(line.slice(4, -3)).not.toContain('--');
        expect(readMarker(`${line}\nwords`)).toEqual(marker);
      }),
      { numRuns: runs(1000) },
    );
  });

  test.each([
    '',
    'words',
    ' <!-- rekindle:v1 {"key":"a"} -->',
    '<!-- rekindle:v1 {"key":""} -->',
    '<!-- rekindle:v1 [] -->',
  ])('X12 %j is none', (body) => {
    expect(readMarker(body)).toBeNull();
  });
});
