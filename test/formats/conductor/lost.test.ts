// Tracks and plans of Conductor that are gone, while its trackers still speak of them.
import { describe, expect, test } from 'vitest';
import { conductor } from '../../../src/formats/conductor/index.ts';
import type { Choice } from '../../../src/model/choice.ts';
import { decided, type Files, lookerFor } from '../looking.ts';

const { all, change, look, unsettled } = lookerFor(conductor);
const ID = 'exp_20260101';
const HOME = `conductor/tracks/${ID}`;
const linked = (mark: string, where = `./tracks/${ID}/`) =>
  `# Tracks\n\n---\n\n- [${mark}] **Track: Exp**\n*Link: [${where}](${where})*\n`;
const setUp = (list: string, more: Files = {}): Files => ({
  'conductor/tracks.md': list,
  'conductor/product.md': '# Product\n\nA shop.\n',
  ...more,
});
const metadata = (status: string) => ({
  [`${HOME}/metadata.json`]: `{"track_id": "${ID}", "status": "${status}"}\n`,
});
const listOf = (files: Files) => all(files).workflows.map((one) => `${one.id} ${decided(one)}`);

describe('a track whose folder is gone', () => {
  test.each<readonly [string, string]>([
    ['begun', linked('~')],
    ['open', linked(' ')],
    ['from the root', linked('~', `./conductor/tracks/${ID}/`)],
    ['older', linked('~').replace('- [~] **Track: Exp**', '## [~] Track: Exp')],
    ['without a link', `- [ ] ${ID}: Exp\n`],
    ['on one line', `- [ ] **Track: Exp** ([${ID}](./tracks/${ID}/))\n`],
    ['by its plan', linked(' ', `./tracks/${ID}/plan.md`)],
    ['without a link, with a dash', `- [ ] \`${ID}\` — Exp\n`],
    ['in a table', `| Mark | Track |\n|---|---|\n| [~] | ${ID} |\n`],
  ])('is asked about where tracks.md calls it open (%s)', (_, list) => {
    const files = setUp(list);
    expect(listOf(files)).toEqual([`conductor:${ID} ask plan unclear`]);
    const found = look(files);
    expect(found?.path).toBe('conductor/tracks.md');
    expect(found?.decision.instruction).toContain(`calls the track ${ID} open`);
    expect(found?.decision.options).toEqual(['manual']);
    expect(unsettled(files)).toEqual([]);
  });

  test.each<readonly [string, Files]>([
    ['done', setUp(linked('x'))],
    ['archived', setUp(linked('~'), { [`conductor/archive/${ID}/plan.md`]: '# Plan\n' })],
    [
      'archived among the tracks',
      setUp(linked('~'), { [`conductor/tracks/archive/${ID}/plan.md`]: '# P\n' }),
    ],
    ['cancelled', setUp(linked('~'), metadata('cancelled'))],
    ['a template', setUp(linked(' ', './tracks/<track_id>/'))],
    ['no track at all', setUp('# Tracks\n\n- [ ] Allegro\n- [ ] Adagio\n')],
    ['without a list', setUp('')],
    ['a link to a page', setUp('# T\n\n- [ ] see [guide](./tracks/index.md)\n')],
    ['a page that is spoken of', setUp('# T\n\n- [ ] Dark theme, see tracks/README.md\n')],
    ['a folder that is spoken of', setUp(`# T\n\n- [ ] Dark theme, as in tracks/${ID}/\n`)],
    ['a file', setUp(linked(' ', './tracks/a_20260101.md'), { 'conductor/tracks/a_20260101.md': 'A.\n' })],
    ['a file that is gone', setUp(linked(' ', './tracks/a_20260101.md'))],
    ['a file without an ending', setUp(linked(' ', './tracks/notes'), { 'conductor/tracks/notes': 'A.\n' })],
    ['in a folder of the archive', setUp(linked(' ', './tracks/_archive/b_20260101/'))],
    ['hidden', setUp(linked(' ', './tracks/.old/'))],
    ['an idea', setUp('# T\n\n- [ ] Idea: search_20260412 maybe one day\n')],
    ['an idea in a table', setUp('| M | T |\n|---|---|\n| [ ] | maybe search_20260412 |\n')],
    ['named further down', setUp(`# T\n\n- [ ] **Track: A**\n\nSee ./tracks/${ID}/ for more.\n`)],
  ])('is not where it is %s', (_, files) => {
    expect(all(files)).toEqual({ workflows: [], unreadable: [] });
  });

  test('a plan that is none of the tool’s hides no track, nor does it hide its own tasks', () => {
    const home = 'conductor/tracks/t';
    const listed = {
      'conductor/product.md': '# P\n',
      'conductor/tracks.md': '- [~] **Track: t**\n  [t](./tracks/t/)\n',
    };
    const plan = { [`${home}/plan.md`]: '# Todo\n- [x] a\n- [ ] b\n' };
    const spec = { [`${home}/spec.md`]: '# S\n\nx\n' };
    expect(decided(look({ ...listed, ...plan, ...spec }))).toBe('resume implement 2 partial-work');
    const japanese = { [`${home}/plan.md`]: '# 計画\n\n## 段階1\n\n- [x] 表\n- [ ] 印刷\n' };
    expect(decided(look({ ...listed, ...japanese, ...spec }))).toBe('resume implement 1.2 partial-work');
    const begun = { [`${home}/metadata.json`]: '{"status":"new"}\n' };
    expect(decided(look({ ...plan, ...begun }))).toBe('rerun spec artifact-missing');
    expect(decided(look({ ...listed, ...plan }))).toBe('rerun spec artifact-missing');
    expect(all(plan).workflows).toEqual([]);
  });

  const LIST = '# Who sits where\n\n- [x] Violins left\n- [ ] Basses right\n';
  const AROUND = {
    'conductor/tracks.md': '# Tracks of the record\n\n1. Allegro\n2. Adagio\n- [ ] a third one\n',
    'conductor/index.md': '# The baton\n\nSee [the hall](./hall.md).\n',
    'conductor/tracks/allegro/index.md': '# Allegro\n',
    'conductor/tracks/allegro/metadata.json': '{"key": "D minor", "status": "rehearsed"}\n',
  };

  test.each(['plan.md', 'spec.md'])('an orchestra’s %s among files of common names is no track', (name) => {
    const files = { ...AROUND, [`conductor/tracks/allegro/${name}`]: LIST };
    expect(all(files)).toEqual({ workflows: [], unreadable: [] });
    expect(unsettled(files)).toEqual([]);
  });

  test.each<readonly [string, string]>([
    ['conductor/product.md', '# Product\n'],
    ['conductor/tracks.md', linked('x')],
    ['conductor/tracks/allegro/metadata.json', '{"track_id": "allegro"}\n'],
    ['conductor/tracks/allegro/metadata.json', '{"status": "in_progress"}\n'],
    ['conductor/tracks/allegro/metadata.json', '{"track_id": \n'],
  ])('one word of the tool among them tells: %s %s', (path, text) => {
    const files = { ...AROUND, 'conductor/tracks/allegro/plan.md': LIST, [path]: text };
    expect(all(files).workflows.map(({ id }) => id)).toEqual(['conductor:allegro']);
    expect(unsettled(files)).toEqual([]);
  });

  test('the list is looked for by its name, and only in the folder of the tool', () => {
    expect(conductor.names).toContain('tracks.md');
    for (const path of ['conductor/tracks.md', 'apps/web/conductor/tracks.md'])
      expect(conductor.matches(path)).toBe(true);
    for (const path of ['tracks.md', 'docs/tracks.md', 'conductor/archive/tracks.md'])
      expect(conductor.matches(path)).toBe(false);
  });

  test('a folder with nothing but metadata.json is gone as well; another track is what it was', () => {
    const other = {
      'conductor/tracks/b/plan.md': '## Phase 1: A\n\n- [x] Task: a\n- [ ] Task: b\n',
      'conductor/tracks/b/spec.md': '# B\n\nB.\n',
    };
    expect(listOf(setUp(linked('~'), { ...metadata('in_progress'), ...other })).sort()).toEqual([
      'conductor:b resume implement 1.2 partial-work',
      `conductor:${ID} ask plan unclear`,
    ]);
  });

  test.each<Choice>([{ name: 'resume' }, { name: 'retry' }, { name: 'start-fresh', all: true }])(
    '$name touches nothing',
    (choice) => {
      let written: unknown = {};
      try {
        written = change(setUp(linked('~')), choice);
      } catch (error) {
        expect(String(error)).toContain('conductor');
      }
      expect(written).toEqual({});
    },
  );
});

describe('a status in metadata.json that its own words take back', () => {
  const track = (status: string): Files =>
    setUp(linked('~'), {
      ...metadata(status),
      [`${HOME}/spec.md`]: '# Exp\n\nTry it.\n',
      [`${HOME}/plan.md`]: '## Phase 1: A\n\n- [x] Task: a\n- [ ] Task: b\n',
    });

  test.each(['cancelled, reopened 2026-05', 'Cancelled — reopened', 'archived, but still open'])(
    '"%s" ends nothing',
    (status) => {
      expect(decided(look(track(status)))).toBe('ask - status-unknown');
    },
  );

  test.each([
    'cancelled',
    'cancelled (2026-05)',
    'cancelled, no longer needed',
    'cancelled — superseded by b_20260101',
    'canceled - not needed',
  ])('"%s" ends the track', (status) => {
    expect(decided(look(track(status)))).toBe('none - cancelled');
  });
});

describe('a plan that is gone', () => {
  const spec = { [`${HOME}/spec.md`]: '# Exp\n\nTry it.\n' };
  const tracked = (files: Files) =>
    look(files)?.findings.flatMap(({ rule, path }) => (rule === 'tracker-agrees' ? [path] : []));

  test('is asked about where a tracker calls the track done', () => {
    const both = setUp(linked('x'), { ...spec, ...metadata('completed') });
    expect(decided(look(both))).toBe('ask plan unclear');
    expect(tracked(both)).toEqual(['conductor/tracks.md', `${HOME}/metadata.json`]);
    expect(look(both)?.decision.instruction).toContain('Restore plan.md from history');
    const one = setUp(linked('~'), { ...spec, ...metadata('completed') });
    expect(decided(look(one))).toBe('ask plan unclear');
    expect(tracked(one)).toEqual([`${HOME}/metadata.json`]);
  });

  test('was never written where they call it open', () => {
    const files = setUp(linked(' '), { ...spec, ...metadata('new') });
    expect(decided(look(files))).toBe('rerun plan not-started');
    expect(tracked(files)).toEqual([]);
  });
});
