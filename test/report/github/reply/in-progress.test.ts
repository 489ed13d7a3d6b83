// What is said while an order is carried out: names are inert, the marker is first, one mention.
import { expect, test } from 'vitest';
import {
  compareWords,
  cutBody,
  leftBody,
  linesWords,
  mentionBody,
  takenBody,
} from '../../../../src/report/github/reply/in-progress.ts';
import type { Ordered } from '../../../../src/report/github/reply/outcome.ts';
import { readMarker } from '../../../../src/text/comment-marker.ts';

const ORDERED: Ordered = {
  key: 'reply-12',
  by: 'ada',
  line: '/resume from="@org/team #1 --> <b>"',
  seat: { commands: [], bare: true, alone: true, role: 'write' },
  cli: new Set(),
  door: 'action',
};

test.each([
  ['accepted', takenBody(ORDERED, null)],
  ['left', leftBody(ORDERED)],
  ['cut off', cutBody(ORDERED)],
])('O02 O03 %s: marker first, the order inert', (_, body) => {
  expect(readMarker(body)).toEqual({ key: 'reply-12' });
  const words = body.slice(body.indexOf('\n'));
  expect(words).toContain('`ada`');
  expect(words.replace(/`[^`]*`/g, '')).not.toMatch(/@org|#1|-->|<b>/);
});

test('a mention begins with the config’s words and names nothing that mentions', () => {
  const body = mentionBody('wake-1', '@agent please go on', {
    brief: 'https://x/1',
    ref: '@org/x',
    id: 'a:#1',
  });
  expect(readMarker(body)).toEqual({ key: 'wake-1' });
  expect(body.split('\n')[1]).toBe('@agent please go on');
  expect(body.match(/(?<![`\w&;])@\w/g)).toEqual(['@a']);
});

test('O01 lines to copy stand in a block that none of them can close', () => {
  expect(linesWords([])).toBe('');
  expect(linesWords(['/resume a', '```'])).toBe('\n````text\n/resume a\n```\n````\n');
  expect(linesWords(['/freeze x:a`b'])).toContain('/freeze x:a`b\n');
});

test('the way to open a pull request by hand is a link of ours', () => {
  expect(compareWords('rekindle/x', 'https://github.example/a/b/compare/x')).toContain(
    '[open the pull request](https://github.example/a/b/compare/x)',
  );
});
