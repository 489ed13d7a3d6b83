// The changelog: what users notice, by release and kind; nothing of a subject is taken for more than text.
import { describe, expect, test } from 'vitest';
import { changelog, commitsIn, notesFor } from '../../../tools/release/changelog.ts';

type Written = readonly [subject: string, refs?: string, body?: string, date?: string];
const log = (...commits: readonly Written[]) =>
  commits
    .map(([subject, refs = '', body = '', date = '2026-11-30']) => [subject, body, refs, date].join('\x1f'))
    .map((text) => `${text}\x1e`)
    .join('\n');

const LOG = log(
  ['feat(init): the files are pinned'],
  ['fix: a crash'],
  ['build: dist/ of the code as it stands'],
  [
    'feat!: another name',
    'HEAD -> refs/heads/main, tag: refs/tags/v1.1.0, tag: refs/tags/v1',
    '',
    '2026-10-02',
  ],
  ['perf(scan): half the processes', '', 'BREAKING CHANGE: git 2.31 is needed.', '2026-10-01'],
  ['feat: first', 'tag: refs/tags/v1.0.0', '', '2026-09-01'],
  ['chore: begin'],
);

describe('the changelog', () => {
  const text = changelog(commitsIn(LOG), '1.2.0');

  test('has a section for each release and one for what is to come, by kind', () => {
    const [, next, second, first] = text.split(/^## /m);
    expect(next).toBe(
      '1.2.0 (to come)\n\n### New\n\n- **init:** the files are pinned\n\n### Corrected\n\n- a crash\n\n',
    );
    expect(second).toBe(
      '1.1.0 (2026-10-02)\n\n### What breaks\n\n- another name\n- **scan:** git 2.31 is needed.\n\n' +
        '### New\n\n- another name\n\n### Faster\n\n- **scan:** half the processes\n\n',
    );
    expect(first).toBe('1.0.0 (2026-09-01)\n\n### New\n\n- first\n');
  });

  test('a section alone is the notes of its release', () => {
    expect(notesFor('1.0.0', text)).toBe('### New\n\n- first');
    expect(notesFor('1.1', text)).toBe(null);
    expect(notesFor('9.0.0', text)).toBe(null);
  });

  test('a subject names no person and begins no tag; the same line stands once', () => {
    const twice: Written = ['fix: @octocat <b> #1'];
    const lines = changelog(commitsIn(log(twice, twice)), '1.0.0');
    expect(lines.match(/^- .*$/gm)).toEqual(['- \\@octocat \\<b\\> \\#1']);
  });

  test('where there is nothing to notice that is said', () => {
    expect(changelog(commitsIn(log(['chore: begin'])), '1.0.0')).toContain(
      '\n\nNothing that users notice.\n',
    );
  });
});
