// Contents of blobs are believed only where their bytes are what the id stands for.
import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { Blobs } from '../../../src/github/snapshot/blobs.ts';
import { LARGEST } from '../../../src/model/file-content.ts';
import { intercepted } from '../intercepted.ts';
import { byHand } from '../odd-answers.ts';

intercepted();

function idOf(bytes: Buffer, hash = 'sha1'): string {
  return createHash(hash).update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}

const told = (bytes: Buffer, more: object = {}, hash = 'sha1') => ({
  oid: idOf(bytes, hash),
  byteSize: bytes.length,
  isBinary: false,
  isTruncated: false,
  text: bytes.toString('utf8'),
  ...more,
});

/** What a blob reads as where GraphQL says `given`, and REST `raw`. */
async function readingOf(id: string, given: unknown, raw: unknown, size: number | null = null) {
  const notes: string[] = [];
  const { ground, asked } = byHand((what) =>
    what === 'query Blobs' ? { data: { repository: { o0: given } } } : raw,
  );
  const blobs = new Blobs(ground, (note) => notes.push(note));
  blobs.want(id, size);
  await blobs.fetch();
  return {
    reading: blobs.reading(id),
    asked: asked.map((one) => one.split('/').at(-2) ?? one),
    notes,
    blobs,
  };
}

const raw = (bytes: Buffer) => ({
  content: bytes.toString('base64').replace(/.{7}/g, '$&\n'),
  encoding: 'base64',
});
const TEXT = Buffer.from('\u00e9 \u{1f30a}\r\n');
const BOM = Buffer.from('\ufeffx');
const BAD = Buffer.from([0x61, 0xff]);
const WIDE = Buffer.from([0xff, 0xfe, 0x61, 0]);

describe('one question is enough', () => {
  test.each([
    ['text', TEXT, told(TEXT), { ok: true, text: TEXT.toString() }],
    ['nothing', Buffer.alloc(0), told(Buffer.alloc(0)), { ok: true, text: '' }],
    ['a byte order mark that stayed', BOM, told(BOM), { ok: true, text: '\ufeffx' }],
    [
      'too much',
      TEXT,
      told(TEXT, { byteSize: 262_145, isTruncated: true, isBinary: null, text: null }),
      TOO_LARGE(),
    ],
  ])('%s', async (_, bytes, given, reading) => {
    const found = await readingOf(idOf(bytes), given, null);
    expect(found.reading).toEqual(reading);
    expect(found.asked).toEqual(['query Blobs']);
    expect(found.notes).toEqual([]);
  });

  test('ids of SHA-256', async () => {
    const given = told(TEXT, {}, 'sha256');
    expect((await readingOf(given.oid, given, null)).reading).toEqual({ ok: true, text: TEXT.toString() });
  });
});

function TOO_LARGE() {
  return { ok: false, why: 'too-large', size: 262_145 };
}

describe('bytes are fetched where the text is not them', () => {
  test.each([
    ['a byte order mark that is gone', BOM, told(BOM, { text: 'x' }), { ok: true }],
    ['bytes that are no UTF-8', BAD, told(BAD), { ok: false, why: 'not-utf8', offset: 1 }],
    [
      'binary data',
      WIDE,
      told(WIDE, { isBinary: true, text: null }),
      { ok: false, why: 'binary', offset: 0 },
    ],
    ['a text that was cut', TEXT, told(TEXT, { isTruncated: true }), { ok: true }],
    ['another text', TEXT, told(TEXT, { text: 'forged' }), { ok: true, text: TEXT.toString() }],
    ['nothing there', TEXT, null, { ok: true }],
    ['no blob', TEXT, {}, { ok: true }],
    ['another shape', TEXT, told(TEXT, { byteSize: '3' }), { ok: true }],
  ])('%s', async (_, bytes, given, reading) => {
    const found = await readingOf(idOf(bytes), given, raw(bytes));
    expect(found.reading).toMatchObject(reading);
    expect(found.asked).toEqual(['query Blobs', 'blobs']);
    expect(found.notes).toEqual([]);
    expect(found.blobs.read.size).toBe(1);
  });

  test('bytes that the id does not stand for are not read', async () => {
    const { reading, notes, blobs } = await readingOf(idOf(TEXT), null, raw(BOM));
    expect(reading).toEqual({ ok: false, why: 'not-fetched' });
    expect(notes).toEqual([
      `GitHub gave other bytes for the blob ${idOf(TEXT)} than its id stands for, so it was not read.`,
    ]);
    expect(blobs.read.size).toBe(0);
  });
});

test('S24 a blob that is known to be too large is not asked for', async () => {
  const { reading, asked } = await readingOf(idOf(TEXT), null, null, 300_000);
  expect(reading).toEqual({ ok: false, why: 'too-large', size: 300_000 });
  expect(asked).toEqual([]);
});

test('S24 of blobs above the cap no more is read in one survey than there is room for', () => {
  const { ground, asked } = byHand(() => null);
  const blobs = new Blobs(ground, () => {});
  const ids = Array.from({ length: 17 }, (_, at) => String(at).padStart(40, '0'));
  for (const id of ids) blobs.want(id, LARGEST, { log: false, most: LARGEST });
  blobs.want('f'.repeat(40), LARGEST + 1, { log: false, most: LARGEST });
  expect(ids.map((id) => blobs.reading(id)).slice(-2)).toEqual([
    { ok: false, why: 'not-fetched' },
    { ok: false, why: 'too-large', size: LARGEST },
  ]);
  const size = LARGEST + 1;
  expect(blobs.reading('f'.repeat(40))).toEqual({ ok: false, why: 'too-large', size, most: LARGEST });
  expect(asked).toEqual([]);
});

test('a question has at most a hundred blobs and eight megabytes, each blob once', async () => {
  const sizes: number[] = [];
  const { ground } = byHand((_, variables) => {
    const ids = Object.entries(variables).filter(([name]) => name.startsWith('id'));
    sizes.push(ids.length);
    const answers = ids.map(([name, id]) => {
      const bytes = Buffer.from(`${bytesOf.get(String(id))}`);
      return [name.replace('id', 'o'), told(bytes)];
    });
    return { data: { repository: Object.fromEntries(answers) } };
  });
  const bytesOf = new Map(Array.from({ length: 250 }, (_, i) => [idOf(Buffer.from(`${i}`)), `${i}`]));
  const blobs = new Blobs(ground, () => {});
  const ask = async (size: number | null) => {
    for (const id of bytesOf.keys()) blobs.want(id, size);
    for (const id of bytesOf.keys()) blobs.want(id, size);
    await blobs.fetch();
    return sizes.splice(0);
  };
  expect(await ask(null)).toEqual([100, 100, 50]);
  expect(await ask(null)).toEqual([]);
  const others = new Blobs(ground, () => {});
  for (const id of bytesOf.keys()) others.want(id, 200_000);
  await others.fetch();
  expect(sizes).toEqual([41, 41, 41, 41, 41, 41, 4]);
});
