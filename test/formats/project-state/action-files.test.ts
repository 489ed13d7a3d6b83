// The files that a last action names: which words they are, where they lie, and which are never looked at.
import { describe, expect, test } from 'vitest';
import { namedIn, proseOf } from '../../../src/formats/project-state/action-files.ts';
import { broken, decided, decision, json, look, PATH } from './looking.ts';

const LINK = { mode: '120000', content: '/etc/passwd' } as const;
const row = (lastAction: string, task = 'implement_auth') => ({
  [PATH]: json(decision({ lastAction, task })),
});

describe('which words are files', () => {
  test.each([
    ['Created file auth.py', ['auth.py']],
    ['Wrote src/a.test.ts, then `b.ts`.', ['src/a.test.ts', 'b.ts']],
    ['Stopped in auth.py:120:4, see "docs/notes.md"…', ['auth.py', 'docs/notes.md']],
    ['Created app/[id]/page.tsx and Dockerfile and .env', ['app/[id]/page.tsx', 'Dockerfile', '.env']],
    ['Created a.py a.py', ['a.py']],
    ['H14 Created src/*.py', ['src/*.py']],
    ['bumped Node.js to v1.2.3b, e.g. once, at 10 a.m.', []],
    ['see https://example.org/a.py and example.com, mail me@example.com', []],
    ['', []],
  ])('%s', (said, names) => {
    expect(namedIn(said).map(({ written }) => written)).toEqual(names);
  });

  test('no more than twenty are looked at', () => {
    expect(namedIn(Array.from({ length: 50 }, (_, i) => `f${i}.py`).join(' '))).toHaveLength(20);
    expect(namedIn(null)).toEqual([]);
  });

  test('what is left is prose', () => {
    expect(proseOf('Completed not_done.py, tests in `x.test.ts` pass')).toBe('Completed tests in pass');
  });
});

describe('where they are', () => {
  test('a bare name is found by the one file that ends in it', () => {
    expect(decided(look({ ...row('Writing auth.py'), 'src/auth.py': 'x\n' }))).toBe(
      'resume implement_auth partial-work',
    );
    expect(decided(look({ ...row('Writing auth.py'), 'src/oauth.py': 'x\n' }))).toBe(
      'rerun implement_auth step-interrupted',
    );
  });

  test('two files of that name prove nothing: a person must look', () => {
    const found = look({ ...row('Writing auth.py'), 'a/auth.py': 'x\n', 'b/auth.py': '' });
    expect(decided(found)).toBe('ask implement_auth unclear');
    expect(found.state?.context?.[0]).toContain('auth.py cannot be told');
  });

  test('the path itself goes before what ends in it', () => {
    expect(decided(look({ ...row('Writing auth.py'), 'auth.py': '', 'src/auth.py': 'x\n' }))).toBe(
      'rerun implement_auth step-interrupted',
    );
  });

  test('H13 one Unicode spelling is as good as another', () => {
    expect(decided(look({ ...row('Writing caf\u00e9.py'), 'cafe\u0301.py': 'x\n' }))).toBe(
      'resume implement_auth partial-work',
    );
  });

  test.each([
    '/app/projects/7/src/auth.py',
    '/Users/ana/shop/src/auth.py',
    'C:\\work\\src\\auth.py',
    '~/shop/src/auth.py',
  ])('an absolute path is read from where the repository begins: %s', (path) => {
    const found = look({ ...row(`Writing ${path}`), 'src/auth.py': 'x\n' });
    expect(decided(found)).toBe('resume implement_auth partial-work');
    expect(broken(found)).toEqual([]);
  });

  test.each([
    '/etc/passwd.txt',
    '../secret.py',
    'C:\\x.py',
    '~/x.py',
    'file:///x/a.py',
    'a\0.py',
    '..\\up.py',
  ])('H09 %j is not looked at, and neither there nor missing', (path) => {
    const found = look(row(`Writing ${path}`));
    expect(decided(found)).toBe('ask implement_auth unclear');
    expect(broken(found)).toEqual(['artifact-path-safe']);
  });

  test('H10 a link is not followed, and proves nothing', () => {
    const found = look({ ...row('Writing auth.py'), 'auth.py': LINK });
    expect(decided(found)).toBe('ask implement_auth unclear');
    expect(broken(found)).toEqual(['artifact-path-safe']);
  });

  test('H11 a folder of that name proves nothing', () => {
    expect(decided(look({ ...row('Writing auth.py'), 'auth.py/x': 'x\n' }))).toBe(
      'ask implement_auth unclear',
    );
  });

  test('S27 what lies in a submodule proves nothing', () => {
    const files = { ...row('Writing lib/auth.py'), lib: { mode: '160000' } as const };
    expect(decided(look(files))).toBe('ask implement_auth unclear');
  });

  test('folders of tools are not the project', () => {
    const files = { ...row('Writing auth.py'), 'node_modules/x/auth.py': 'x\n', '.venv/auth.py': 'x\n' };
    const found = look(files);
    expect(decided(found)).toBe('rerun implement_auth step-interrupted');
    expect(found.state?.facts?.files.total).toBe(0);
  });
});
