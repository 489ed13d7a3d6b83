// Where compiled code is kept: in the person's own cache folder, or nowhere.
import { describe, expect, test } from 'vitest';
import { cacheFolder } from '../../src/cli/compiled-code.ts';

describe('the folder of compiled code', () => {
  test.each<readonly [string, Readonly<Record<string, string>>, string | null]>([
    ['the XDG folder first', { XDG_CACHE_HOME: '/c', HOME: '/h' }, '/c/rekindle/compiled'],
    ['that below the home folder', { HOME: '/h' }, '/h/.cache/rekindle/compiled'],
    [
      'a relative one is passed over, as the specification says',
      { XDG_CACHE_HOME: 'c', HOME: '/h' },
      '/h/.cache/rekindle/compiled',
    ],
    ['an empty one, too', { XDG_CACHE_HOME: '', HOME: '/h' }, '/h/.cache/rekindle/compiled'],
    ['none where no home is known', {}, null],
    ['never that for temporary files', { TMPDIR: '/tmp' }, null],
  ])('%s', (_, env, folder) => expect(cacheFolder(env)).toBe(folder));
});
