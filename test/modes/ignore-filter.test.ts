// What the config ignores is left out of a scan, also where it could not be looked into.
import { expect, test } from 'vitest';
import { DEFAULTS } from '../../src/config/config.ts';
import type { Closed, Survey } from '../../src/model/repository-source.ts';
import { withoutClosed } from '../../src/modes/ignore-filter.ts';

const closed = (path: string): Closed => ({
  path,
  rule: 'state-safe',
  message: 'found a symbolic link',
  line: null,
  branch: 'main',
  commit: null,
});

test('H10 a link at a path that is ignored is not told', () => {
  const scanned = { commits: 1, stateFiles: 0, stateSets: 0, blobsRead: 0, gitProcesses: 0 };
  const survey: Survey = {
    repository: 'x',
    defaultBranch: 'main',
    holdings: [],
    scanned,
    shallow: false,
    unread: [closed('specs'), closed('pkg/.kiro')],
  };
  const config = { ...DEFAULTS, ignore: { ...DEFAULTS.ignore, paths: ['pkg/**'] } };
  expect(withoutClosed(survey, config).unread?.map(({ path }) => path)).toEqual(['specs']);
});
