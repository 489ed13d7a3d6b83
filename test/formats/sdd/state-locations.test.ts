// Where workflows lie, what is taken for one, and what starting over removes.
import { describe, expect, test } from 'vitest';
import { sdd } from '../../../src/formats/sdd/index.ts';
import { recognises } from '../../../src/formats/sdd/recognise.ts';
import { matches, placeOf, sites } from '../../../src/formats/sdd/state-locations.ts';
import { lookerFor } from '../looking.ts';
import { chosen, fixture, line, recovered, recovery } from './harness.ts';
import { FOLDER, STATE, single, workflow, workflowText } from './make-workflow.ts';

describe('places', () => {
  test.each([
    'sdd/workflows/k7m2p4-user-auth/workflow.yaml',
    '.sdd/workflows/a3f9c2/workflow.yaml',
    'packages/web/sdd/workflows/k7m2p4-user-auth/workflow.yaml',
    'sdd/workflows/k7m2p4-user-auth/drafts/01-a/changes/02-b/solicitation-workflow.yaml',
  ])('%s is one', (path) => {
    expect(matches(path)).toBe(true);
  });

  test.each([
    'sdd/workflow.yaml',
    'sdd/workflows/workflow.yaml',
    'sdd/workflows/k7m2p4/drafts/workflow.yaml',
    'feature-docs/login/workflow.yaml',
    'xsdd/workflows/k7m2p4/workflow.yaml',
    'sdd/workflows/k7m2p4/workflow.yml',
    'changes/2026/02/05/k7m2p4-user-auth/01-login/solicitation-workflow.yaml',
  ])('%s is none', (path) => {
    expect(matches(path)).toBe(false);
  });

  test('a folder is a workflow, its solicitations are part of the state', () => {
    const drafts = `${FOLDER}/drafts/01-login/solicitation-workflow.yaml`;
    expect(sites([STATE, drafts, '.sdd/workflows/a3f9c2/workflow.yaml'])).toEqual([
      { format: 'sdd', path: STATE, files: [STATE, drafts], rivals: [], feature: 'k7m2p4-user-auth' },
      {
        format: 'sdd',
        path: '.sdd/workflows/a3f9c2/workflow.yaml',
        files: ['.sdd/workflows/a3f9c2/workflow.yaml'],
        rivals: [],
        feature: 'a3f9c2',
      },
    ]);
  });

  test('the deepest names win: a package may itself be called sdd', () => {
    expect(placeOf('sdd/sdd/workflows/a/workflow.yaml')).toEqual({
      base: 'sdd',
      root: 'sdd',
      name: 'a',
      rest: 'workflow.yaml',
    });
  });
});

describe('S22 the same workflow in both roots', () => {
  const old = '.sdd/workflows/k7m2p4/workflow.yaml';
  const files = single('in_progress', ['SPEC.md']);

  test.each(['k7m2p4', 'k7m2p4-user-auth'])('%s asks which one is right', (name) => {
    const path = `.sdd/workflows/${name}/workflow.yaml`;
    const found = recovery({ ...files, [path]: files[STATE] ?? '' });
    expect(line(found)).toBe('ask · – · state-ambiguous');
    expect(found.path).toBe(STATE);
    expect(found.site.rivals).toEqual([path]);
  });

  test('another workflow of the old root, or of another package, is no rival', () => {
    const others = {
      '.sdd/workflows/k7m2p5/workflow.yaml': (files[STATE] ?? '').replace('k7m2p4', 'k7m2p5'),
      [`packages/web/${old}`]: (files[STATE] ?? '').replace('k7m2p4', 'k7m2p6'),
    };
    const { workflows } = recovered({ ...files, ...others });
    expect(workflows.map(({ site }) => site.rivals)).toEqual([[], [], []]);
  });

  test('neither may say that the work has ended', () => {
    const over = single('approved approved complete approved', ['SPEC.md', 'PLAN.md']);
    expect(line(recovery({ ...over, [old]: over[STATE] ?? '' }))).toBe('ask · – · state-ambiguous');
  });
});

describe('a monorepo', () => {
  const inPackage = (files: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(files).map(([path, text]) => [`packages/web/${path}`, text]));

  test('locations start at the package or at the repository', () => {
    const files = inPackage(single('approved in_progress', ['SPEC.md', 'PLAN.md'], { phase: 'plan' }));
    expect(line(recovery(files))).toBe('resume · plan · partial-work');
    const path = `packages/web/${STATE}`;
    const whole = { ...files, [path]: (files[path] ?? '').replace('location: ', 'location: packages/web/') };
    expect(line(recovery(whole))).toBe('resume · plan · partial-work');
    expect(recovery(files).state?.folders).toContain('packages/web/changes/2026/02/05/k7m2p4-user-auth');
  });
});

describe('a workflow is told by its keys', () => {
  test.each([
    workflowText({ items: [] }),
    'id: 123456\nitems:\n',
    'workflow:\n  id: e3y8lp\n  phase: spec\n',
    '\uFEFFid: a\r\nphase: spec\r\n',
    '<<<<<<< ours\nid: a\n=======\nid: b\n>>>>>>> theirs\nitems: []\n',
    'id: k7m2p4\nname: user-a',
    'items: []\nphase: spec\n',
    'id: a\ntitle: b: c\nphase: plan\n',
    '{id: k7m2p4, phase: spec, items: []}\n',
    '---\n{\n  "id": "k7m2p4", # ours\n  "phase": "spec"\n}\n',
    '{id: k7m2p4, phase: spec, ite',
  ])('%j is one', (text) => {
    expect(recognises(text)).toBe(true);
  });

  test.each([
    'name: Deploy\non: push\njobs: {}\n',
    'id: em-1\nname: em\nsteps:\n  - one\nsource: x\n',
    'id: a\nagents: []\n',
    'steps: []\n',
    '# phase: spec\n# id: a\n',
    'x:\n  id: a\n  phase: spec\n',
    '{x: {id: a, phase: spec}}\n',
    '{name: Deploy, on: push, jobs: {}}\n',
  ])('%j is another tool’s', (text) => {
    expect(recognises(text)).toBe(false);
  });

  test('another tool’s file is passed over, but not in a folder named as the tool names its own', () => {
    const text = 'id: em-1\nsteps:\n  - one\n';
    for (const path of ['sdd/workflows/deploy/workflow.yaml', '.sdd/workflows/a3f9c2/workflow.yaml'])
      expect(recovered({ [path]: text })).toEqual({ workflows: [], unreadable: [] });
    const { workflows } = recovered({ [STATE]: text });
    expect(workflows.map(line)).toEqual(['block · – · state-unreadable']);
  });
});

describe('names', () => {
  const named = (change: (text: string) => string) => {
    const files = single('in_progress', ['SPEC.md']);
    return recovery({ ...files, [STATE]: change(files[STATE] ?? '') }).feature;
  };

  test('are id and name, as the file spells them', () => {
    expect(named((text) => text)).toBe('k7m2p4-user-auth');
    expect(named((text) => text.replace('id: k7m2p4', 'id: 123456'))).toBe('123456-user-auth');
    expect(named((text) => text.replace('id: k7m2p4', 'id: 12e456'))).toBe('12e456-user-auth');
    expect(named((text) => text.replace('id: k7m2p4', 'id: 0o1234'))).toBe('0o1234-user-auth');
  });

  test('without a name the tool derives it from the first item’s title', () => {
    expect(named((text) => text.replace('name: user-auth\n', ''))).toBe('k7m2p4-the-login-part');
  });

  test('an id that is no plain word is the folder’s', () => {
    expect(named((text) => text.replace('id: k7m2p4', 'id: "<!-- @all -->"'))).toBe('k7m2p4-user-auth');
    expect(named((text) => text.replace('id: k7m2p4\n', ''))).toBe('k7m2p4-user-auth');
  });
});

describe('starting over removes', () => {
  const removed = (files: Readonly<Record<string, string>>) =>
    chosen({ name: 'start-fresh', all: false }, files).files.map((file) =>
      file.kind === 'remove' ? file.path : file.kind,
    );

  test('the workflow’s folder and its change folder', () => {
    expect(removed(fixture('epic'))).toEqual([
      'changes/2026/03/10/p5t7wz-ferry-bookings',
      'sdd/workflows/p5t7wz-ferry-bookings',
    ]);
    expect(removed(fixture('off-spec'))).toEqual([
      'changes/2026/05/19/parcel-lockers/01-door-codes',
      'sdd/workflows/z9d4ke-parcel-lockers',
    ]);
  });

  test('nothing in which another workflow’s items lie, and only items where the id is lacking', () => {
    const at = (folder: string) => {
      const item = { statuses: 'approved in_progress', files: ['SPEC.md'], location: `${folder}/01-a` };
      return { ...workflow({ items: [item] }), [`${folder}/02-o/SPEC.md`]: '# S\n\ntheirs\n' };
    };
    const other = (folder: string) => ({
      'sdd/workflows/z9z9z9-shop/workflow.yaml': `id: z9z9z9\nitems:\n  - location: ${folder}/02-o\n`,
    });
    const { change } = lookerFor(sdd);
    const gone = (files: Readonly<Record<string, string>>) =>
      Object.keys(change(files, { name: 'start-fresh', all: false }, {}, 'k7m2p4-user-auth'));
    const [plain, named] = ['changes/2026/03/25/user-auth', 'changes/2026/03/25/k7m2p4-user-auth'];
    expect(gone(at(plain))).toEqual([`${plain}/01-a`, FOLDER]);
    expect(gone({ ...at(plain), ...other(plain) })).toEqual([`${plain}/01-a`, FOLDER]);
    expect(gone(at(named))).toEqual([named, FOLDER]);
    expect(gone({ ...at(named), ...other(named) })).toEqual([`${named}/01-a`, FOLDER]);
    expect(gone({ ...at(named), ...other(`${named}-2`) })).toEqual([named, FOLDER]);
  });

  test('only items of a change folder that bears another name', () => {
    const item = {
      statuses: 'approved in_progress',
      files: ['SPEC.md'],
      location: 'changes/2026/02/05/shared/01-login',
    };
    const files = { ...workflow({ items: [item] }), 'changes/2026/02/05/shared/09-other/SPEC.md': 'theirs' };
    expect(removed(files)).toEqual(['changes/2026/02/05/shared/01-login', FOLDER]);
  });

  test.each(['src', '.', '..', '/etc', 'changes', 'changes/2026', 'changes/2026/02/05', '~/x', 'C:\\x'])(
    'nothing that a hostile location names: %s (H09)',
    (location) => {
      const files = {
        ...workflow({ items: [{ statuses: 'in_progress', location }] }),
        'src/shop.ts': 'x',
        'changes/2026/02/05/other/SPEC.md': 'x',
      };
      expect(removed(files)).toEqual([FOLDER]);
    },
  );

  test('the folders by their name where the state cannot be read', () => {
    const files = single('approved', ['SPEC.md']);
    expect(removed({ ...files, [STATE]: 'id: a\nid: b\nphase: spec\n' })).toEqual([
      'changes/2026/02/05/k7m2p4-user-auth',
      FOLDER,
    ]);
  });
});
