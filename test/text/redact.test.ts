// Secrets that must not be shown.
import { describe, expect, test } from 'vitest';
import { redact } from '../../src/text/redact.ts';

// Made up, and put together here, so that no scanner takes this file for a leak.
const filler = 'Ab1'.repeat(14);

describe('O07 redact', () => {
  test.each([
    [`ghp_${filler}`, 'GitHub token'],
    [`ghs_${filler}`, 'GitHub token'],
    [`github_pat_${filler}_${filler}`, 'GitHub token'],
    [`sk-ant-api03-${filler}-x_y`, 'Anthropic key'],
    [`sk-${filler}`, 'API key'],
    [`sk-proj-${filler}`, 'API key'],
    [`AKIA${'ABCD'.repeat(4)}`, 'AWS key'],
    [`xoxb-123-${filler}`, 'Slack token'],
    [`glpat-${filler}`, 'GitLab token'],
    [`npm_${filler}`, 'npm token'],
    [`AIza${filler}`, 'Google key'],
    [`eyJ${filler}.eyJ${filler}.${filler}-_`, 'JSON Web Token'],
    [`-----BEGIN RSA PRIVATE KEY-----\nabc\n${filler}\n-----END RSA PRIVATE KEY-----`, 'private key'],
    [`-----BEGIN PRIVATE KEY-----\n${filler} and never closed`, 'private key'],
  ])('%s', (secret, name) => {
    expect(redact(secret)).toBe(`[redacted: ${name}]`);
    expect(redact(`(${secret}`)).toBe(`([redacted: ${name}]`);
  });

  test('all of several, and passwords in addresses', () => {
    expect(redact(`a ghp_${filler} b ghp_${filler} c`)).toBe(
      'a [redacted: GitHub token] b [redacted: GitHub token] c',
    );
    expect(redact('postgres://me:s3cret@db/x')).toBe('postgres://me:[redacted: password]@db/x');
  });

  test('on the lines of a difference, where a dash stands before them', () => {
    expect(redact(`-sk-ant-api03-${filler}\n-glpat-${filler}\n a-sk-ant-api03-x`)).toBe(
      '-[redacted: Anthropic key]\n-[redacted: GitLab token]\n a-sk-ant-api03-x',
    );
  });

  test('O07 behind an escape, as data and the terminal show line ends and what is not seen', () => {
    for (const before of ['\\n', '\\t', '\\r', '\\u202e', '\\u{e0041}'])
      expect(redact(`"a${before}ghp_${filler}", "b${before}sk-ant-api03-${filler}"`)).toBe(
        `"a${before}[redacted: GitHub token]", "b${before}[redacted: Anthropic key]"`,
      );
  });

  test.each([
    'sha256:0230e96c0230e96c0230e96c0230e96c0230e96c0230e96c0230e96c0230e96c',
    'task-implementation-of-the-login-form-2',
    'sk-learn and a disk-usage-of-1000000000000',
    'ghp_short',
    'eyJ alone',
    'https://example.org:8080/a@b',
    '-----BEGIN CERTIFICATE-----',
    'AKIA',
  ])('%s is no secret', (text) => {
    expect(redact(text)).toBe(text);
  });
});
