// Every reason for which a file has no text names a rule and says what to do.
import { expect, it } from 'vitest';
import type { NoText } from '../../src/model/file-content.ts';
import { faultOfReading } from '../../src/model/unreadable-file.ts';

const RULES: Readonly<Record<NoText, string>> = {
  absent: 'state-readable',
  directory: 'state-readable',
  special: 'state-readable',
  link: 'state-safe',
  submodule: 'state-available',
  'too-large': 'state-readable',
  binary: 'state-readable',
  'not-utf8': 'state-readable',
  'lfs-pointer': 'state-available',
  'annex-pointer': 'state-available',
  forbidden: 'state-available',
  'not-fetched': 'state-available',
};

it.each(Object.entries(RULES))('%s breaks %s', (why, rule) => {
  const fault = faultOfReading({ ok: false, why: why as NoText, size: 7 });
  expect(fault).toMatchObject({ rule, line: null, evidence: { why, size: 7, offset: null } });
  expect(fault.message).toMatch(/\. [A-Z].*\.$|; .*\.$/);
});

it('says above which size a file was not read', () => {
  const said = (most?: number) => {
    const reading = { ok: false, why: 'too-large', ...(most === undefined ? {} : { most }) } as const;
    return faultOfReading(reading).message;
  };
  expect([said(), said(4 * 1024 ** 2)]).toEqual([
    'it is larger than 256 KiB, so it was not read. Split or trim it.',
    'it is larger than 4 MiB, so it was not read. Split or trim it.',
  ]);
});

it('keeps the place of the first bad byte', () => {
  expect(faultOfReading({ ok: false, why: 'not-utf8', line: 3, offset: 20 })).toMatchObject({
    line: 3,
    evidence: { offset: 20 },
  });
});
