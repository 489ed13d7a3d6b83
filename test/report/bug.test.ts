// What is said where Rekindle itself is wrong.
import { expect, it } from 'vitest';
import { HOME } from '../../src/model/version.ts';
import { bugReport } from '../../src/report/bug.ts';

it('is one sentence with a link that opens a filled-in issue', () => {
  const said = bugReport('a & b = #1', 'rekindle 1.2.3, linux');
  const [, link = ''] = /^this is a bug in Rekindle: a & b = #1\. Please report it: (\S+)$/.exec(said) ?? [];
  const url = new URL(link);
  expect(url.origin + url.pathname).toBe(`${HOME}/issues/new`);
  expect(url.searchParams.get('title')).toBe('Bug: a & b = #1');
  expect(url.searchParams.get('body')).toBe('rekindle 1.2.3, linux\n\nWhat I did:\n');
});

it('survives a message that is long, odd or cut within a character', () => {
  for (const what of ['😀'.repeat(100), '\ud800', 'x'.repeat(10_000)])
    expect(new URL(bugReport(what, '').split(' ').at(-1) ?? '').searchParams.get('title')).toMatch(/^Bug: /);
});
