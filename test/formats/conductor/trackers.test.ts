// What stands beside a track's plan and is saved with it, or changed by hand: tracks.md and metadata.json.
import { expect, test } from 'vitest';
import { conductor } from '../../../src/formats/conductor/index.ts';
import { lookerFor } from '../looking.ts';

const { change, engine, look, selected } = lookerFor(conductor);
const HOME = 'conductor/tracks/t';
const PLAN = `${HOME}/plan.md`;
const REGISTRY = 'conductor/tracks.md';
const TRACK = {
  [`${HOME}/spec.md`]: '# S\n\nStaff find an order.\n',
  [PLAN]: '# Plan\n\n## Phase 1\n\n- [x] Task: A\n- [~] Task: B\n',
};
const LISTED = { [REGISTRY]: '- [~] **Track: T**\n  [t](./tracks/t/)\n' };

test('a checkpoint saves tracks.md with the plan, as going on writes both', () => {
  const paths = ['conductor/product.md', REGISTRY, PLAN];
  const differing = { paths, untracked: new Set<string>(), filtered: new Map() };
  const saved = (files: Readonly<Record<string, string>>) =>
    engine.checkpoint(selected(files), null, differing).files;
  expect(saved({ ...TRACK, ...LISTED })).toEqual([REGISTRY, PLAN]);
  expect(saved(TRACK)).toEqual([PLAN]);
});

test('a pause is ended by hand: nothing is written for it', () => {
  const files = { ...TRACK, [`${HOME}/metadata.json`]: '{"status":"paused"}' };
  const found = look(files);
  expect(found?.decision).toMatchObject({ reason: 'paused', options: ['manual', 'start-fresh'] });
  expect(found?.decision.instruction).toMatch(/It goes on once metadata\.json says "in_progress"/);
  expect(() => change(files, { name: 'resume' })).toThrow(/found nothing that resume would change/);
});
