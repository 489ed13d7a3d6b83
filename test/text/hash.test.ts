// Digests, and what people record in their place.
import { describe, expect, test } from 'vitest';
import { readHash, sha256 } from '../../src/text/hash.ts';

const HEX = `${'B8A1c0'.repeat(10)}ffff`;
const DIGEST = HEX.toLowerCase();

test('H17 sha256 is that of the bytes, a string being UTF-8', () => {
  const empty = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
  expect(sha256('')).toBe(empty);
  expect(sha256('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  expect(sha256('ä\r\n')).toBe(sha256(new TextEncoder().encode('ä\r\n')));
});

test('H01 line endings count in a digest: normalising them is the format’s rule', () => {
  expect(sha256('a\r\nb\n')).not.toBe(sha256('a\nb\n'));
});

describe('H02 hashes that can verify something', () => {
  test.each([
    HEX,
    DIGEST,
    `sha256:${DIGEST}`,
    `SHA256-${HEX}`,
    `Sha-256: ${HEX}`,
    `sha256=${HEX}`,
    `sha256 ${HEX}`,
    `  \`sha256:${DIGEST}\` `,
    `"${DIGEST}"`,
    `sha256:${DIGEST} (canonical, since May)`,
    `recomputed sha256:${DIGEST}`,
    `(sha256:${DIGEST})`,
    `sha256:${DIGEST}.`,
    `sha256:${DIGEST}<!-- v1 -->`,
    `[sha256:${DIGEST}](feature.spec.md)`,
  ])('%s', (found) => {
    expect(readHash(found)).toEqual({ digest: DIGEST, problem: null });
  });
});

describe('H02 hashes that can verify nothing', () => {
  test.each([
    ['', 'no digest'],
    ['sha256:', 'no digest'],
    ['-', 'a placeholder'],
    ['TBD', 'a placeholder'],
    ['N/A', 'a placeholder'],
    ['{HASH}', 'a placeholder'],
    ['<sha256 of the spec>', 'a placeholder'],
    ['sha256:PENDING', 'a placeholder'],
    ['sha256:approved-speckit-placeholder', 'a placeholder'],
    ['sha256:a3f8...', 'a shortened digest'],
    ['sha256:abc…', 'a shortened digest'],
    ['0230e96c…c7a0', 'a shortened digest'],
    [DIGEST.slice(1), '63 hex digits instead of 64'],
    [`sha256:${DIGEST}0`, '65 hex digits instead of 64'],
    [DIGEST.slice(0, 40), '40 hex digits instead of 64'],
    ['0230e96c', '8 hex digits instead of 64'],
    [`md5:${DIGEST.slice(0, 32)}`, 'an algorithm that is not SHA-256'],
    [`SHA-1: ${DIGEST.slice(0, 40)}`, 'an algorithm that is not SHA-256'],
    [`sha512:${DIGEST}${DIGEST}`, 'an algorithm that is not SHA-256'],
    [`sha3-256:${DIGEST}`, 'an algorithm that is not SHA-256'],
    [`blake3:${DIGEST}`, 'an algorithm that is not SHA-256'],
    [`${DIGEST} → ${'0'.repeat(64)}`, 'more than one digest'],
    ['(to be computed when the spec is approved)', 'a sentence'],
    ['see the spec', 'a sentence'],
    [`${DIGEST}-dirty`, 'a placeholder'],
    [`was ${DIGEST}`, 'a sentence'],
  ])('%s', (found, problem) => {
    expect(readHash(found)).toEqual({ digest: null, problem });
  });
});
