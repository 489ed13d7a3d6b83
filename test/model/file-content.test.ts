// Bytes to text: nothing fails, nothing is guessed, and the place of the first bad byte is exact.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mayBeRead, type Reading, readingOf, SIZE_CAP } from '../../src/model/file-content.ts';
import { runs } from '../exhaustive.ts';

const bytes = (...parts: readonly (string | number)[]): Uint8Array =>
  new Uint8Array(parts.flatMap((part) => (typeof part === 'number' ? [part] : [...Buffer.from(part)])));

describe('readingOf', () => {
  it('S04 keeps a byte order mark in the text, so that it can be written back', () => {
    expect(readingOf(bytes(0xef, 0xbb, 0xbf, 'a'))).toEqual({ ok: true, text: '\uFEFFa' });
  });

  it('gives back the very bytes of every well-formed text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const wellFormed = Buffer.from(text).toString().replaceAll('\0', ' ');
        const reading = readingOf(Buffer.from(wellFormed));
        expect(reading.ok && Buffer.from(reading.text).equals(Buffer.from(wellFormed))).toBe(true);
      }),
      { numRuns: runs(1000) },
    );
  });

  it.each([
    ['a lone continuation byte', bytes('ab\ncd', 0x80), 5, 2],
    ['an overlong slash', bytes(0xc0, 0xaf), 0, 1],
    ['a surrogate half', bytes('x', 0xed, 0xa0, 0x80), 1, 1],
    ['beyond U+10FFFF', bytes(0xf4, 0x90, 0x80, 0x80), 0, 1],
    ['a sequence cut off at the end', bytes('é\n', 0xe2, 0x82), 3, 2],
    ['Latin-1', bytes('gef', 0xfc, 'hrt'), 3, 1],
  ])('S06 %s: names the offset and the line', (_name, input, offset, line) => {
    expect(readingOf(input)).toMatchObject({ ok: false, why: 'not-utf8', offset, line });
  });

  it('finds the first bad byte wherever it is', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 40 }),
        fc.string({ maxLength: 10 }),
        (before, after) => {
          const head = Buffer.from(Buffer.from(before).toString().replaceAll('\0', ' '));
          const reading = readingOf(Buffer.concat([head, Buffer.from([0xff]), Buffer.from(after)]));
          if (reading.ok || reading.why === 'binary') return;
          expect(reading.offset).toBe(head.length);
        },
      ),
      { numRuns: runs(1000) },
    );
  });

  it.each([
    ['binary', bytes('a', 0, 'b'), 'binary'],
    ['S04 UTF-16', bytes(0xff, 0xfe, 'a', 0), 'binary'],
    [
      'S26 Git LFS',
      bytes('version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 1\n'),
      'lfs-pointer',
    ],
    ['S26 git-annex', bytes('/annex/objects/SHA256E-s3--00.md\n'), 'annex-pointer'],
    [
      'S26 git-annex, unlocked',
      bytes('../.git/annex/objects/Xx/Yy/SHA256-s1--0/SHA256-s1--0'),
      'annex-pointer',
    ],
    ['S24 too large', new Uint8Array(SIZE_CAP + 1), 'too-large'],
  ])('%s is named', (_name, input, why) => {
    expect(readingOf(input)).toMatchObject({ ok: false, why });
  });

  it('a file of exactly the cap is read, and of a larger one as much as its format says', () => {
    expect(readingOf(new Uint8Array(SIZE_CAP).fill(0x20)).ok).toBe(true);
    const [most, more] = [SIZE_CAP + 7, SIZE_CAP + 8];
    expect(readingOf(new Uint8Array(most).fill(0x20), most).ok).toBe(true);
    expect(readingOf(new Uint8Array(more), most)).toEqual({ ok: false, why: 'too-large', size: more, most });
  });

  it('what was too large for one is read for another, as long as there is room', () => {
    const reading = { ok: false, why: 'too-large', size: SIZE_CAP + 7 } as const;
    const may = (most: number, room: number, known: Reading = reading) => mayBeRead(known, most, room);
    expect([
      may(SIZE_CAP * 2, SIZE_CAP * 2),
      may(SIZE_CAP, SIZE_CAP * 2),
      may(SIZE_CAP * 2, SIZE_CAP),
    ]).toEqual([true, false, false]);
    expect(may(SIZE_CAP * 2, SIZE_CAP * 2, { ...reading, most: SIZE_CAP * 2 })).toBe(false);
    expect(may(SIZE_CAP * 2, SIZE_CAP * 2, { ok: true, text: '' })).toBe(false);
  });
});
