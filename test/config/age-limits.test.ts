// Which age counts: the input that was set, the config's word on the format, its word on all, the default.
import { describe, expect, test } from 'vitest';
import { settingsOf } from '../../src/config/age-limits.ts';
import { type Config, DEFAULTS } from '../../src/config/config.ts';
import { formatsFor, rulesFor } from '../../src/config/enabled.ts';
import { readConfig } from '../../src/config/read.ts';
import { createEngine } from '../../src/engine/engine.ts';
import { StateError } from '../../src/model/errors.ts';
import { settingsFor } from '../../src/model/rule.ts';
import { rules } from '../../src/rules/index.ts';
import { engine as toys } from '../engine/toy.ts';
import { snapshotOf } from '../snapshot.ts';
import { DAY, NOW } from '../state.ts';
import { KNOWN } from './examples.ts';

const NONE = { staleAfter: null, abandonedAfter: null };
const days = (stale: number | null, abandoned: number | null) => ({
  staleAfter: stale === null ? null : stale * DAY,
  abandonedAfter: abandoned === null ? null : abandoned * DAY,
});
const config = (text: string): Config => readConfig(text, KNOWN).config;

describe('settings', () => {
  test.each([
    ['{}', NONE, [7, 30]],
    ['stale-after: 3d', NONE, [3, 30]],
    ['stale-after: 40d', NONE, [40, 40]],
    ['stale-after: 3d\nabandoned-after: 4d', NONE, [3, 4]],
    ['stale-after: 3d', days(5, null), [5, 30]],
    ['stale-after: 3d', days(50, null), [50, 50]],
    ['abandoned-after: 10d', days(null, 60), [7, 60]],
    ['stale-after: 3d\nabandoned-after: 4d', days(1, 2), [1, 2]],
    ['{}', days(8, 9), [8, 9]],
  ])('%j with inputs %j', (text, inputs, [stale = 0, abandoned = 0]) => {
    expect(settingsOf(config(text), inputs, NOW)).toEqual({
      now: NOW,
      staleAfter: stale * DAY,
      abandonedAfter: abandoned * DAY,
    });
  });

  test.each([
    ['stale-after: 2d\nformats: {sdd: {stale-after: 14d}}', NONE, [14, 30]],
    ['abandoned-after: 20d\nformats: {sdd: {stale-after: 40d}}', NONE, [40, 40]],
    ['stale-after: 2d\nformats: {sdd: {abandoned-after: 3d}}', NONE, [2, 3]],
    ['formats: {sdd: {stale-after: 14d, abandoned-after: 15d}}', days(1, null), [1, 15]],
    ['formats: {sdd: {stale-after: 14d, abandoned-after: 15d}}', days(1, 100), [1, 100]],
  ])('of one format %j with inputs %j', (text, inputs, [stale = 0, abandoned = 0]) => {
    const settings = settingsOf(config(text), inputs, NOW);
    const one = settingsFor(settings, 'sdd');
    expect([one.staleAfter / DAY, one.abandonedAfter / DAY, one.now]).toEqual([stale, abandoned, NOW]);
    const { staleAfter, abandonedAfter } = settingsFor(settings, 'specify');
    expect([staleAfter, abandonedAfter]).toEqual([settings.staleAfter, settings.abandonedAfter]);
  });

  test.each([
    ['abandoned-after: 20d', days(21, null), 'or stale-after and abandoned-after in the config'],
    ['stale-after: 20d', days(null, 19), 'or stale-after and abandoned-after in the config'],
    ['formats: {sdd: {abandoned-after: 20d}}', days(25, null), 'or formats.sdd.stale-after and'],
  ])('an input that contradicts %j is refused', (text, inputs, said) => {
    expect(() => settingsOf(config(text), inputs, NOW)).toThrow(
      expect.objectContaining({ name: 'UserError', message: expect.stringContaining(said) }),
    );
  });

  test('of a config that is unusable are the defaults', () => {
    const unusable = config('stale-after: 1d\ndashboard: maybe');
    expect(unusable.usable).toBe(false);
    expect(settingsOf(unusable, NONE, NOW)).toEqual(settingsOf(DEFAULTS, NONE, NOW));
  });
});

describe('the engine', () => {
  const SITES = ['a/toy.txt'];
  const toyConfig = (text: string) => readConfig(text, { ...KNOWN, formats: ['toy'] }).config;
  const at = (iso: string) =>
    snapshotOf({ 'a/toy.txt': 'TOY\n' }, { lastChange: { commit: 'c'.repeat(40), at: iso, subject: '' } });

  test('tells staleness by the ages of the format', () => {
    const snapshot = at(new Date(NOW - 10 * DAY).toISOString());
    const liveness = (text: string) => {
      const memo = toys.memo();
      const sites = toys.asker(memo).sites(SITES);
      return toys.recover(snapshot, sites, settingsOf(toyConfig(text), NONE, NOW), memo).workflows[0]
        ?.liveness;
    };
    expect(liveness('{}')).toBe('stale');
    expect(liveness('formats: {toy: {stale-after: 14d}}')).toBe('recent');
    expect(liveness('formats: {toy: {stale-after: 1d, abandoned-after: 9d}}')).toBe('abandoned');
  });

  test('lists no template where state-filled is off, and what is broken all the same', () => {
    const formats = toys.formats.map((toy) => ({
      ...toy,
      codec: {
        ...toy.codec,
        parse(text: string): unknown {
          if (text.includes('TEMPLATE')) throw new StateError('state-filled', 'found a template', 1);
          return toy.codec.parse(text);
        },
      },
    }));
    const found = (text: string, content: string) => {
      const it = toyConfig(text);
      const engine = createEngine(formatsFor(it, formats), rulesFor(it, rules));
      const memo = engine.memo();
      const sites = engine.asker(memo).sites(SITES);
      return engine.recover(snapshotOf({ 'a/toy.txt': content }), sites, settingsOf(it, NONE, NOW), memo);
    };
    expect(found('{}', 'TOY TEMPLATE').unreadable).toMatchObject([{ rule: 'state-filled' }]);
    expect(found('rules: {state-filled: off}', 'TOY TEMPLATE')).toEqual({ workflows: [], unreadable: [] });
    expect(found('rules: {state-filled: off}', ' \n').unreadable).toMatchObject([{ rule: 'state-readable' }]);
    expect(found('formats: {toy: off}', 'TOY').workflows).toEqual([]);
  });
});
