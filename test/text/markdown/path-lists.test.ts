// Cells that list files, and paths that must not be followed.
import { describe, expect, test } from 'vitest';
import { baseOf, folderOf } from '../../../src/model/path.ts';
import { artifactsOf, joinPath } from '../../../src/text/markdown/path-lists.ts';

/**
 * Paths of a cell; `null` for what is none, `!` and the reason for what is unsafe, `?` behind a conditional
 * one.
 */
function say(cell: string): readonly (string | null)[] {
  return artifactsOf(cell).map(({ path, unsafe, conditional }) => {
    const said = unsafe === null ? path : `! ${unsafe}`;
    return conditional ? `${said}?` : said;
  });
}

describe('artifactsOf', () => {
  test.each<[string, readonly (string | null)[]]>([
    ['adr.md', ['adr.md']],
    ['./a//b/./c.md', ['a/b/c.md']],
    ['docs/', ['docs']],
    ['a.md, b.md; c.md + d.md<br>e.md<BR />f.md', ['a.md', 'b.md', 'c.md', 'd.md', 'e.md', 'f.md']],
    ['`a.md`, `b/c.md`', ['a.md', 'b/c.md']],
    ['`a.md, b.md`', ['a.md', 'b.md']],
    ['[a.md, b.md]', ['a.md', 'b.md']],
    ['a.md b.md', ['a.md', 'b.md']],
    ['a.md and b.md', ['a.md', 'b.md']],
    ['**docs/adr.md**', ['docs/adr.md']],
    ['“docs/adr.md”', ['docs/adr.md']],
    ['‘docs/adr.md’', ['docs/adr.md']],
    ['„docs/adr.md“', ['docs/adr.md']],
    ['«docs/adr.md»', ['docs/adr.md']],
    ['"docs/adr.md"', ['docs/adr.md']],
    ['[the spec](docs/spec.md)', ['docs/spec.md']],
    ['[spec, v2](<docs/my%20spec.md#top> "a title")', ['docs/my spec.md']],
    ['ADR: docs/adr.md', ['docs/adr.md']],
    ['see `docs/adr.md` there', ['docs/adr.md']],
    ['see adr.md', ['adr.md']],
    ['See also docs/adr.md', ['docs/adr.md']],
    ['written to docs/adr.md', ['docs/adr.md']],
    ['→ docs/adr.md', ['docs/adr.md']],
    ['docs/in my.md', ['docs/in my.md']],
    ['spec.md (conditional)', ['spec.md?']],
    ['(conditional) spec.md', ['spec.md?']],
    ['spec.md (Conditional, if asked)', ['spec.md?']],
    ['spec.md (updated)', ['spec.md']],
    ['spec.md(created) (twice)', ['spec.md']],
    ['spec.md # the spec', ['spec.md']],
    ['spec.md — done', ['spec.md']],
    ['spec.md - done', ['spec.md']],
    ['spec.md for v2', ['spec.md']],
    ['spec.md.', ['spec.md']],
    ['x/adr.md (+ implementation-outline.md)', ['x/adr.md', 'x/implementation-outline.md']],
    ['`x/adr.md` (+ `a.md`, y/b.md)', ['x/adr.md', 'x/a.md', 'y/b.md']],
    ['docs/{adr,tasks}.md', ['docs/adr.md', 'docs/tasks.md']],
    ['{a,b}/{c, d}.md', ['a/c.md', 'a/d.md', 'b/c.md', 'b/d.md']],
    ['app/(auth)/page.tsx', ['app/(auth)/page.tsx']],
    ['app/[slug]/page.tsx', ['app/[slug]/page.tsx']],
    ['docs/my spec.md', ['docs/my spec.md']],
    ['my\\_spec.md', ['my_spec.md']],
    ['Makefile', ['Makefile']],
    ['.specify-state.local.md', ['.specify-state.local.md']],
    ['.stage-summaries/stage-1-summary.md', ['.stage-summaries/stage-1-summary.md']],
  ])('%s', (cell, paths) => {
    expect(say(cell)).toEqual(paths);
  });

  test.each([
    'N/A',
    '-',
    'TBD',
    'none',
    '<provider-defined artifact, see docs>',
    '{PATH}',
    'specs/{feature}/adr.md',
    'specs/<feature>/adr.md',
    'reviewed by the team',
    'approved',
    '3/3 tests green',
    '10/10',
    '(this session)',
    '— see the notes',
    'PASS / FAIL',
    '.',
  ])('%j is no path', (cell) => {
    expect(say(cell)).toEqual([null]);
  });

  test('an empty cell names nothing', () => {
    expect(artifactsOf('')).toEqual([]);
    expect(artifactsOf(' , ; ')).toEqual([]);
  });

  test('the piece is kept as written', () => {
    const [first, second] = artifactsOf('`a.md` (updated), b.md');
    expect([first?.written, second?.written]).toEqual(['`a.md` (updated)', 'b.md']);
  });

  test('H14 a glob is a literal name', () => {
    expect(say('FSB-*.md')).toEqual(['FSB-*.md']);
    expect(say('specs/**/*.md')).toEqual(['specs/**/*.md']);
  });

  test('H13 a name keeps the form in which it is written, composed or not', () => {
    const [composed, apart] = ['docs/caf\u00e9.md', 'docs/cafe\u0301.md'];
    expect(say(`${composed}, ${apart}`)).toEqual([composed, apart]);
  });
});

describe('H09 paths that must not be followed', () => {
  test.each([
    ['/etc/passwd', 'it is absolute'],
    ['../../secret.md', 'it climbs out by ".."'],
    ['docs/../adr.md', 'it climbs out by ".."'],
    ['..', 'it climbs out by ".."'],
    ['..\\x.md', 'it climbs out by ".."'],
    ['C:\\Users\\x.md', 'it names a drive'],
    ['c:/x.md', 'it names a drive'],
    ['\\\\server\\share\\x.md', 'it names another machine'],
    ['docs\\adr.md', 'it has a backslash'],
    ['file:///etc/passwd', 'it is an address with a scheme'],
    ['http://example.org/x.md', 'it is an address with a scheme'],
    ['HTTPS://example.org', 'it is an address with a scheme'],
    ['javascript:alert(1)', 'it is an address with a scheme'],
    ['~/x.md', 'it starts at a home folder'],
    ['~root/x.md', 'it starts at a home folder'],
    ['a\0b.md', 'it has a NUL character'],
    ['a\u001b[2Jb.md', 'it has a control character'],
    ['`/etc/passwd`', 'it is absolute'],
    ['[x](/etc/passwd)', 'it is absolute'],
    ['[x](%2e%2e/%2e%2e/x.md)', 'it climbs out by ".."'],
    ['[x](https://example.org/a.md)', 'it is an address with a scheme'],
    ['/etc/passwd (updated)', 'it is absolute'],
  ])('%j', (cell, why) => {
    expect(artifactsOf(cell)).toMatchObject([{ path: null, unsafe: why }]);
  });

  test('in braces, each path is judged', () => {
    expect(say('{a.md,../b.md}')).toEqual(['a.md', '! it climbs out by ".."']);
    expect(say('docs/{a,../b}/c.md')).toEqual(['docs/a/c.md', '! it climbs out by ".."']);
  });

  test('X06 a bomb of braces is refused', () => {
    const why = ['! its braces are nested or mean more than 64 paths'];
    expect(say(`${'{a,b}'.repeat(7)}.md`)).toEqual(why);
    expect(say(`{${'a,'.repeat(64)}b}.md`)).toEqual(why);
    expect(say('{a,{b,c}}.md')).toEqual(why);
    expect(say(`${'{a,b}'.repeat(6)}.md`)).toHaveLength(64);
  });
});

test('joinPath, folderOf and baseOf', () => {
  expect(joinPath('specs/1-x', 'adr.md')).toBe('specs/1-x/adr.md');
  expect(joinPath('specs/1-x/', './adr.md')).toBe('specs/1-x/adr.md');
  expect(joinPath('', 'adr.md')).toBe('adr.md');
  expect(joinPath('a', '')).toBe('a');
  expect(folderOf('a/b/c.md')).toBe('a/b');
  expect(folderOf('c.md')).toBe('');
  expect(baseOf('a/b/c.md')).toBe('c.md');
  expect(baseOf('c.md')).toBe('c.md');
});
