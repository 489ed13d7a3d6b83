// The three hash rules against digests computed elsewhere, and every malformed hash of users' files.
import { describe, expect, test } from 'vitest';
import { declaredHash, digestsOf, matchOf } from '../../../src/formats/ai-dev-shop/spec-hash.ts';
import { broken, line, recovery } from './harness.ts';
import { pipeline, SPEC, sha256 } from './pipeline.ts';

const byRule = (text: string) =>
  Object.fromEntries(digestsOf(text).map(({ rule, digest }) => [rule, digest]));
const TABLE = '## Header Metadata\n\n| Field | Value |\n|---|---|\n| content_hash | @ |\n';

describe('rule (a), canonical', () => {
  /** What the rule hashes, written out by hand. */
  const CASES: readonly (readonly [string, string, string])[] = [
    ['the table goes, and one blank line', `# T\n\n${TABLE}\n## A\n\nx\n`, '# T\n\n## A\n\nx\n'],
    [
      'text between heading and table goes too',
      `# T\n${TABLE.replace('\n\n', '\n\nNote.\n\n')}\nx\n`,
      '# T\nx\n',
    ],
    ['only the first table below goes', `# T\n\n${TABLE}\n| a |\n|---|\n`, '# T\n\n| a |\n|---|\n'],
    ['only one blank line goes', `# T\n\n${TABLE}\n\n\nx\n`, '# T\n\n\n\nx\n'],
    ['an indented row is a row', `# T\n${TABLE.replaceAll('\n|', '\n  |')}\nx\n`, '# T\nx\n'],
    ['a heading with blanks around it counts', `# T\n ${TABLE}\nx\n`, '# T\nx\n'],
    ['a deeper heading does not', `# T\n\n#${TABLE}x\n`, `# T\n\n#${TABLE}x\n`],
    ['without a table all stays', '# T\n\n## Header Metadata\n\nx\n\n', '# T\n\n## Header Metadata\n\nx\n'],
    ['without the heading the outer blanks go, indentation included', '\n  # T\n\nx  \n\n', '# T\n\nx\n'],
    ['with it leading blank lines go, indentation stays', `\n\n  x\n${TABLE}`, '  x\n'],
    ['line ends become LF', `# T\r\n\r\n${TABLE.replaceAll('\n', '\r\n')}\r\nx \r\ny\rz`, '# T\n\nx\ny\nz\n'],
    [
      'what Python strips goes: U+001C to U+001F, U+0085, U+00A0',
      '# T\u001C\u001F\u0085\u00A0\nx\n',
      '# T\nx\n',
    ],
    ['what it keeps stays: a byte order mark', '\uFEFF# T\uFEFF\nx\n', '\uFEFF# T\uFEFF\nx\n'],
  ];

  test.each(CASES)('%s', (_, text, hashed) => {
    expect(byRule(text)['canonical']).toBe(sha256(hashed));
  });

  test('a digest that an implementation in Python gave', () => {
    const spec = `# Feature Spec: Golden\n\n${TABLE}\n## Overview\n\nTrailing blanks:  \n\tand a tab.\t\n`;
    expect(byRule(spec)['canonical']).toBe(
      'e0dbf70ab6799cc26b9d9f893e0f13c6491e3bbc7866828a922fdb49b391ecd0',
    );
  });

  test('the own hash within the table does not change the digest', () => {
    expect(byRule(`# T\n\n${TABLE}`)['canonical']).toBe(
      byRule(`# T\n\n${TABLE.replace('@', 'sha256:1')}`)['canonical'],
    );
  });
});

describe('rule (b), from the first heading', () => {
  test.each([
    ['what stands before the first ## is left out', '# T\n\nHash: x\n\n## A\n\nb\n', '## A\n\nb\n'],
    ['it may be the first line', '## A\nb', '## A\nb\n'],
    ['a deeper one is passed over', '# T\n### B\n## A\n', '## A\n'],
    ['it ends in one LF', '# T\n## A\n\n\n', '## A\n'],
    ['a text without one is taken whole', '# T\nx\n\n', '# T\nx\n'],
    ['line ends become LF', '# T\r\n## A\r\nb\r\n', '## A\nb\n'],
  ])('%s', (_, text, hashed) => expect(byRule(text)['from-first-heading']).toBe(sha256(hashed)));
});

test('rule (c), raw: the bytes of the file, a byte order mark included (H17)', () => {
  const text = '\uFEFF# T \r\n\u00e4\r\n';
  expect(byRule(text)['raw']).toBe(sha256(Buffer.from(text, 'utf8').toString('utf8')));
  expect(byRule(text)['raw']).not.toBe(byRule(text.slice(1))['raw']);
});

describe('which rule matches', () => {
  const text = '# T  \n\n## A\n\nb  \n';
  test.each([
    ['canonical', '# T\n\n## A\n\nb\n'],
    ['from-first-heading', '## A\n\nb  \n'],
    ['raw', text],
    ['raw, with CRLF line ends', text.replaceAll('\n', '\r\n')],
    ['from-first-heading, with CRLF line ends', '## A\r\n\r\nb  \r\n'],
  ])('%s', (rule, hashed) => expect(matchOf(text, sha256(hashed))).toBe(rule));

  test('raw, with LF line ends', () => {
    expect(matchOf(text.replaceAll('\n', '\r\n'), sha256(text))).toBe('raw, with LF line ends');
  });

  test('none', () => expect(matchOf(text, sha256('else'))).toBeNull());
});

test('H01 a spec that only got other line ends is the same, and a note says so', () => {
  const found = recovery(
    pipeline({
      head: { spec_hash: `sha256:${sha256(`${SPEC}x  \n`)}` },
      files: { 'feature.spec.md': `${SPEC}x  \n`.replaceAll('\n', '\r\n') },
    }),
  );
  expect(line(found)).toBe('resume · programmer · partial-work');
  expect(found.notes.join(' ')).toContain('only its line ends changed');
});

describe('the hash that a spec declares', () => {
  const hash = sha256('x');
  test.each([
    ['a content_hash row', `# T\n\n| Field | Value |\n|---|---|\n| content_hash | sha256:${hash} |\n`],
    ['a bold row in backticks', `# T\n\n| F | V |\n|---|---|\n| **content_hash** | \`sha256:${hash}\` |\n`],
    ['a Hash: line', `# T\n\nVersion: 1\nHash: sha256:${hash}\n`],
    ['a - Content Hash: bullet', `# T\n\n- Content Hash: sha256:${hash}\n`],
  ])('%s', (_, text) => expect(declaredHash(text)).toBe(hash));

  test.each(['# T\n', '# T\n\nHash: TBD\n', '# T\n\nThe hash: is not here\n'])('none in %j', (text) =>
    expect(declaredHash(text)).toBeNull(),
  );
});

const recorded = (spec_hash: string | null) => recovery(pipeline({ head: { spec_hash } }));

describe('the recorded hash', () => {
  const good = sha256(SPEC);

  test.each([
    `sha256:${good}`,
    `SHA256:${good.toUpperCase()}`,
    good,
    `\`sha256:${good}\``,
    `sha256:${good} (as reviewed)`,
  ])('H02 %s verifies', (value) => {
    const found = recorded(value);
    expect(broken(found)).toEqual([]);
    expect(found.state?.spec?.recorded?.digest).toBe(good);
  });

  test.each([
    'sha256:a3f8...',
    '0230e96c…c7a0',
    'sha256:PENDING',
    'TBD',
    'tbd',
    'sha256:approved-speckit-placeholder',
    'sha256:abc...',
    '(recomputed after the audit, see notes)',
    good.slice(1),
    `sha256:${good}0`,
    `sha512:${good}${good}`,
    `md5:${good.slice(0, 32)}`,
    `sha1:${good.slice(0, 40)}`,
    '<sha256>',
  ])('H02 %s is not verifiable, never a mismatch', (value) => {
    const found = recorded(value);
    expect(broken(found)).toEqual(['spec-hash-verifiable']);
    expect(line(found)).toBe('resume · programmer · partial-work');
  });

  test.each(['N/A', '', '-', 'none'])('%j records nothing', (value) => {
    const found = recorded(value);
    expect(broken(found)).toEqual([]);
    expect(found.state?.spec?.recorded).toBeNull();
  });

  test('H07 a spec whose text cannot be had cannot be compared: block · – · spec-changed', () => {
    const pointer = 'version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 1\n';
    const found = recovery(pipeline({ files: { 'feature.spec.md': pointer } }));
    expect(broken(found)).toEqual(['spec-hash-matches']);
    expect(found.decision).toMatchObject({ action: 'block', reason: 'spec-changed' });
  });

  test.each(['spec-hash', '**Spec Hash**', 'spec_hash (sha256)', 'Spec_Hash'])('H03 the key %s', (key) => {
    const value = `sha256:${'0'.repeat(64)}`;
    const found = recovery(pipeline({ head: { spec_hash: null, [key]: value } }));
    expect(found.decision).toMatchObject({ action: 'block', reason: 'spec-changed' });
    const blank = recovery(pipeline({ head: { spec_hash: `\u00A0${value}` } }));
    expect(blank.decision.action).toBe('block');
    const below = recovery(pipeline({ head: { spec_hash: null }, detail: { [key]: value } }));
    expect(below.decision.reason).toBe('spec-changed');
  });
});
