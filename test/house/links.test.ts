// The law of links follows relative links to files and folders, and nothing else.
import { expect, test } from 'vitest';
import { linksLead } from './links.ts';
import { treeOf } from './tree.ts';

const say = (link: string) =>
  linksLead(treeOf({ 'docs/rules/a.md': `See [it](${link}).`, 'docs/b.md': '', 'README.md': '' }));

test.each([
  '../b.md',
  '../b.md#part',
  '../../README.md',
  '..',
  '../rules/',
  '#part',
  'https://example.org/x',
])('a link to %s leads somewhere', (link) => expect(say(link)).toEqual([]));

test.each(['../c.md', 'b.md', '../../README', '../../docs/x/'])('a link to %s leads nowhere', (link) => {
  expect(say(link)).toEqual([`docs/rules/a.md: ${link} leads nowhere`]);
});
