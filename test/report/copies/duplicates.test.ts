// The same workflow in several places: who comes first, and what is noted where.
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { duplicatesIn } from '../../../src/report/copies/duplicates.ts';
import { leastTime } from '../../clock.ts';
import { runs } from '../../exhaustive.ts';
import { snapshotOf } from '../../snapshot.ts';
import { currentOf, DAY, NOW, stateOf, stepOf } from '../../state.ts';
import { at, type Branches, look, PATH, STEPS } from '../branches.ts';
import { HOSTILE } from '../sample.ts';
import { recoveryOf } from '../seen.ts';

const moved = (days: number) => ({ activity: { at: NOW - days * DAY, from: 'state' } }) as const;
const rivals = (...paths: readonly string[]) => ({
  site: { format: 'toy', path: PATH, files: [PATH, ...paths], rivals: paths, feature: 'login' },
});

const order = (branches: Branches) =>
  duplicatesIn(look(branches)).map(({ places }) => places.map(({ owner }) => owner));
const notesOf = (branches: Branches): Readonly<Record<string, string>> =>
  Object.fromEntries(
    duplicatesIn(look(branches)).flatMap(({ places }) =>
      places.map(({ owner, path, note }) => [path === PATH ? (owner ?? '') : path, note]),
    ),
  );

describe('who comes first', () => {
  test('the one with more finished steps, then at a later step, then in a later iteration', () => {
    expect(order({ a: at('plan', ['spec']), b: at('code', ['spec', 'plan']), c: at('spec') })).toEqual([
      ['b', 'a', 'c'],
    ]);
    expect(order({ a: at('spec'), b: at('plan') })).toEqual([['b', 'a']]);
    expect(order({ a: at('plan', [], {}, 2), b: at('plan', [], {}, 3) })).toEqual([['b', 'a']]);
  });

  test('of a step with items the later item', () => {
    const item = (name: string) =>
      at('x', [], {
        state: stateOf({
          steps: ['01', '02'].map((one) => ({ ...stepOf('plan', [], false), item: one })),
          current: currentOf({ id: 'plan', item: name }),
        }),
      });
    expect(order({ a: item('01'), b: item('02') })).toEqual([['b', 'a']]);
    expect(duplicatesIn(look({ a: item('01'), b: item('02') }))[0]?.places[0]?.step).toBe('plan 02');
  });

  test('what is completed beats all, what cannot be read comes last', () => {
    const over = stateOf({ ended: 'completed', current: null });
    expect(
      order({ a: at('code', STEPS), b: at('x', [], { state: null }), c: at('x', [], { state: over }) }),
    ).toEqual([['c', 'a', 'b']]);
  });

  test('of equals the one that moved last, then the name', () => {
    const plan = (days: number) => at('plan', [], moved(days));
    expect(order({ a: plan(3), c: plan(1), b: plan(1) })).toEqual([['b', 'c', 'a']]);
  });

  test('S23 a workflow in one place is none, nor are two of different names or formats', () => {
    expect(order({ a: at('plan') })).toEqual([]);
    expect(order({ a: at('plan'), b: recoveryOf('logout') })).toEqual([]);
    expect(order({ a: at('plan'), b: at('plan', [], { format: 'other' }) })).toEqual([]);
  });

  test('S23 two folders of one branch that hold one feature are told together', () => {
    const [one, other] = [at('spec'), at('plan', [], { path: 'old/login/state.md', id: 'toy:login@old' })];
    const holding = { snapshot: snapshotOf({}), sites: [], owner: 'main' };
    const judged = [{ holding, recovered: { workflows: [one, other], unreadable: [] } }];
    expect(duplicatesIn(judged)[0]?.places.map(({ path }) => path)).toEqual(['old/login/state.md', PATH]);
  });

  test('S23 features of one name in two packages of a tree have nothing to do with each other', () => {
    const site = (root: string) => ({ ...at('spec').site, root });
    const one = at('spec', [], { path: 'packages/web/login/state.md', site: site('packages/web') });
    const other = at('plan', [], { path: 'packages/api/login/state.md', site: site('packages/api') });
    const holding = (owner: string) => ({ snapshot: snapshotOf({}), sites: [], owner });
    const tree = { holding: holding('main'), recovered: { workflows: [one, other], unreadable: [] } };
    expect(duplicatesIn([tree])).toEqual([]);
    const branch = { holding: holding('next'), recovered: { workflows: [other], unreadable: [] } };
    const found = duplicatesIn([tree, branch]);
    expect(found.map(({ places }) => places.map(({ owner, path }) => [owner, path]))).toEqual([
      [
        ['main', 'packages/api/login/state.md'],
        ['next', 'packages/api/login/state.md'],
      ],
    ]);
  });

  test('law: the order in which branches are found changes nothing', () => {
    const one = fc.record({
      step: fc.constantFrom(...STEPS),
      done: fc.subarray(STEPS),
      days: fc.integer({ min: 0, max: 2 }),
      kind: fc.constantFrom('read', 'unreadable', 'completed'),
    });
    const branches = fc.dictionary(fc.stringMatching(/^[a-f]{1,2}$/), one, {
      maxKeys: 6,
      noNullPrototype: true,
    });
    fc.assert(
      fc.property(branches, (some) => {
        const made = Object.entries(some).map(([name, { step, done, days, kind }]) => {
          const over = kind === 'unreadable' ? { state: null } : {};
          const ended = stateOf({ ended: 'completed', current: null });
          const state = kind === 'completed' ? { state: ended } : {};
          return [name, at(step, done, { ...moved(days), ...over, ...state })] as const;
        });
        const [forth, back] = [made, made.toReversed()].map((all) => look(Object.fromEntries(all)));
        expect(duplicatesIn(back ?? [])).toEqual(duplicatesIn(forth ?? []));
      }),
      { numRuns: runs(1000) },
    );
  });
});

describe('S22 two files for one workflow on one branch', () => {
  const beside = [stateOf({ feature: 'login', path: 'specs/login/old.md', steps: [stepOf('spec', [])] })];

  test('are two places; of the other file nothing is decided', () => {
    const [group] = duplicatesIn(look({ main: at('spec', [], { beside, ...rivals('specs/login/old.md') }) }));
    expect(group?.places.map(({ path, decision }) => [path, decision?.action ?? null])).toEqual([
      ['specs/login/old.md', null],
      [PATH, 'rerun'],
    ]);
  });

  test('one that cannot be read is told of all the same, last', () => {
    const [group] = duplicatesIn(look({ main: at('spec', [], rivals('specs/login/torn.md')) }));
    expect(group?.places[1]).toMatchObject({
      path: 'specs/login/torn.md',
      step: null,
      status: 'unknown',
      at: null,
      decision: null,
    });
    expect(group?.places[0]?.note).toBe(
      'The same workflow is in specs/login/torn.md as well, where it cannot be read. Nothing merges them.',
    );
  });

  test('of a rival that tells of several workflows this one counts', () => {
    const path = 'specs/login/old.md';
    const both = [stateOf({ feature: 'other', path, statusText: 'OTHER' }), ...beside];
    const [group] = duplicatesIn(look({ main: at('spec', [], { beside: both, ...rivals(path) }) }));
    expect(group?.places.map(({ status }) => status)).toEqual(['IN_PROGRESS', 'IN_PROGRESS']);
  });

  test('of one folder and one commit neither is older, and the one that decides comes first', () => {
    const path = 'specs/login/a.md';
    const old = { at: NOW - 200 * DAY, line: null, activity: true };
    const timestamps = [{ field: 'updated', found: '', problem: null, ...old }];
    const activity = { at: NOW - 40 * DAY, from: 'commit' } as const;
    const one = at('spec', [], { activity, ...rivals(path) });
    const like = (folders: readonly string[]) =>
      one.state === null ? [] : [{ ...one.state, path, timestamps, folders }];
    const [shared] = duplicatesIn(look({ main: { ...one, beside: like(one.state?.folders ?? []) } }));
    expect(shared?.places.map((place) => place.path)).toEqual([PATH, path]);
    expect(shared?.places[1]?.at).toBe(shared?.places[0]?.at);
    expect(shared?.places[0]?.note).not.toMatch(/older|newer/);
    // Of another folder the commit says nothing.
    const [apart] = duplicatesIn(look({ main: { ...one, beside: like(['elsewhere']) } }));
    expect(apart?.places[0]?.note).toContain('160 days older');
  });

  test('one that is a workflow of its own is told of once, with its decision', () => {
    const own = at('plan', [], { path: 'specs/login/old.md' });
    const one = at('spec', [], { beside, ...rivals('specs/login/old.md') });
    const holding = { snapshot: snapshotOf({}), sites: [], owner: 'main' };
    for (const workflows of [
      [one, own],
      [own, one],
    ]) {
      const [group] = duplicatesIn([{ holding, recovered: { workflows, unreadable: [] } }]);
      expect(group?.places.map(({ decision }) => decision?.action)).toEqual(['rerun', 'rerun']);
    }
  });

  test('one that says it is completed is no further than the file that says so too', () => {
    const over = { status: 'completed', current: null, feature: 'login' } as const;
    const steps = STEPS.map((id) => stepOf(id, []));
    const rival = stateOf({ ...over, ended: 'completed', path: 'specs/login/old.md' });
    // Beside a rival the engine lets no state count as ended.
    const own = stateOf({ ...over, ended: null, path: PATH, steps });
    const one = at('x', [], { state: own, beside: [rival], ...rivals('specs/login/old.md') });
    expect(duplicatesIn(look({ main: one }))[0]?.places[0]?.path).toBe(PATH);
  });
});

describe('what is noted', () => {
  test('where it lags: where it is further along, how far and how much newer', () => {
    expect(notesOf({ main: at('spec', [], moved(3)), 'feature/x': at('plan', ['spec'], moved(1)) })).toEqual({
      main:
        'The same workflow is further along on feature/x (step plan, 2 days newer). ' +
        'Look there before anything goes on here.',
      'feature/x':
        'The same workflow is on main as well (step spec, 2 days older), less far along than here. ' +
        'Nothing merges them.',
    });
  });

  test('what is completed elsewhere is said to be', () => {
    const over = at('x', [], { ...moved(1), state: stateOf({ ended: 'completed', current: null }) });
    expect(notesOf({ main: over, old: at('spec', [], moved(1)) })['old']).toBe(
      'The same workflow is further along on main (completed). Look there before anything goes on here.',
    );
  });

  test('of equals none is called further along', () => {
    expect(notesOf({ a: at('plan', [], moved(1)), b: at('plan', [], moved(2)) })).toEqual({
      a:
        'The same workflow is on b as well (step plan, 24 hours older), as far along as here. ' +
        'Nothing merges them.',
      b: 'The same workflow is as far along on a (step plan, 24 hours newer). Decide which of them goes on.',
    });
  });

  test('of many the number, and where the first is', () => {
    const notes = notesOf({ a: at('spec'), b: at('spec'), c: at('plan') });
    expect(notes['c']).toBe(
      'The same workflow is in 2 other places as well, none of them further along. Nothing merges them.',
    );
    expect(notes['a']).toBe(
      'The same workflow is further along on c (step plan). Look there before anything goes on here.',
    );
  });

  test('where it cannot be read, where it can', () => {
    const torn = at('x', [], { ...moved(1), state: null });
    expect(notesOf({ a: torn, b: at('plan', [], moved(1)) })['a']).toBe(
      'The same workflow can be read on b (step plan). Look there before anything goes on here.',
    );
    expect(notesOf({ a: torn, b: torn })).toEqual({
      a: 'The same workflow is on b as well, and can be read nowhere.',
      b: 'The same workflow is on a as well, and can be read nowhere.',
    });
  });

  test('X09 a name that could say something is not named', () => {
    const notes = notesOf({ main: at('spec'), [HOSTILE]: at(HOSTILE, ['spec'], { path: HOSTILE }) });
    expect(notes['main']).toBe(
      'The same workflow is further along in another file on another branch. ' +
        'Look there before anything goes on here.',
    );
  });
});

test('G04 a workflow on 5,000 branches is told in well under a second', () => {
  const branches = Object.fromEntries(
    Array.from({ length: 5000 }, (_, i) => [`b${i}`, at('plan', i % 2 === 0 ? ['spec'] : [], moved(i % 9))]),
  );
  const judged = look(branches);
  const [group] = duplicatesIn(judged);
  expect(leastTime(2000, () => duplicatesIn(judged))).toBeLessThan(2000);
  expect(group?.places).toHaveLength(5000);
});
