// Which paths of a commit that GitHub lists may hold state, submodules included.
import { expect, test } from 'vitest';
import { candidatesIn } from '../../../src/github/snapshot/api-snapshot.ts';
import type { ListedEntry } from '../../../src/github/snapshot/tree.ts';
import { engine } from '../../../src/index.ts';
import { atNight } from '../../exhaustive.ts';
import { build } from '../../local/repository.ts';
import { standOn, surveyOn } from '../scenes.ts';

test.each(['100644', '120000'] as const)('H10 H11 in the place of a folder of state: %s', (mode) => {
  const path = 'specs/001-a/.workflow';
  const listed = [{ path, mode, id: 'ab'.repeat(20), size: 5 }];
  expect(candidatesIn(listed, engine.asker(engine.memo()))).toEqual([path]);
});

const submodule = (path: string): ListedEntry => ({ path, mode: '160000', id: 'ab'.repeat(20), size: null });

test.each([
  ['specs/001-a', ['specs/001-a/pipeline-state.md']],
  ['sdd', ['sdd/workflows/*/workflow.yaml']],
  ['.project-state', ['.project-state/*/project_state.json']],
  ['ADS-memory', ['ADS-memory/reports/pipeline/*/pipeline-state.md']],
  ['vendor/sdd', []],
  ['specs', []],
])('S27 a submodule at %s: %j', (path, found) => {
  expect(candidatesIn([submodule(path)], engine.asker(engine.memo()))).toEqual(found);
});

atNight(
  'H10 a link in the place of a folder that formats look into is told, as a clone tells it',
  async () => {
    const files = {
      'real/001-a/tasks.md': '- [ ] T001 x\n',
      '.kiro/specs': { link: '../real' },
      specs: { link: '/etc' },
      'pkg/.kiro': { link: '../.kiro' },
      'src/lib': { link: '../real' },
    };
    const built = await build({ steps: [{ id: 'm', day: 1, files }], refs: { main: 'm' } });
    const stand = await standOn({ from: built.dir });
    try {
      const { survey } = await surveyOn(stand, built.id('m'), engine.asker(engine.memo()), {});
      expect(survey.unread?.map(({ path, rule }) => [path, rule])).toEqual([
        ['.kiro/specs', 'state-safe'],
        ['specs', 'state-safe'],
      ]);
    } finally {
      await stand.github.close();
    }
  },
);
