// What a commit introduces: invalid now, and valid or absent in the commit that it is compared with.
import { describe, expect, it } from 'vitest';
import type { Recovery, Unreadable } from '../../../src/model/recovery.ts';
import { introducedBy, keyOf } from '../../../src/report/check/new-invalid.ts';
import { invalidOf, recoveryOf, seenOf, unreadableOf } from '../seen.ts';

interface State {
  readonly workflows?: readonly Recovery[];
  readonly files?: readonly Unreadable[];
  readonly texts?: Readonly<Record<string, string>>;
}

const EXPORT = '.project-state/x/project_state.json';
const at = (path: string) => ({ path });
const seen = ({ workflows = [], files = [], texts = {} }: State) => seenOf(workflows, files, texts);
/** Paths of what `head` introduces over `base`. */
const introduced = (head: State, base: State) =>
  [...introducedBy(seen(head), seen(base))].map((key) => JSON.parse(key)[0]);

describe('introduced', () => {
  it.each<[string, State, State]>([
    ['a workflow that was valid', { workflows: [invalidOf('a')] }, { workflows: [recoveryOf('a')] }],
    ['a workflow that was not there', { workflows: [invalidOf('a')] }, { workflows: [recoveryOf('b')] }],
    [
      'a file that was a valid workflow',
      { files: [unreadableOf('specs/a/state.md')] },
      { workflows: [recoveryOf('a')] },
    ],
    ['a file that was not there', { files: [unreadableOf('specs/a/state.md')] }, {}],
    [
      'a file that was a copied template',
      { files: [unreadableOf('specs/a/state.md')] },
      { files: [unreadableOf('specs/a/state.md', { rule: 'state-filled' })] },
    ],
    [
      'one of two workflows of one file, beside an invalid one',
      { workflows: [invalidOf('a', at(EXPORT)), invalidOf('b', at(EXPORT))] },
      { workflows: [recoveryOf('a', at(EXPORT)), recoveryOf('b', at(EXPORT))] },
    ],
  ])('%s', (_, head, base) => {
    expect(introduced(head, base).length).toBeGreaterThan(0);
  });

  it('only the one of two workflows of a file that was valid', () => {
    const head = seen({ workflows: [invalidOf('a', at(EXPORT)), invalidOf('b', at(EXPORT))] });
    const base = seen({ workflows: [invalidOf('a', at(EXPORT)), recoveryOf('b', at(EXPORT))] });
    expect([...introducedBy(head, base)]).toEqual([keyOf(recoveryOf('b', at(EXPORT)))]);
  });

  it('the copy of an invalid file that stays where it was', () => {
    const texts = { 'specs/a/state.md': 'same', 'specs/b/state.md': 'same' };
    const head = { workflows: [invalidOf('a'), invalidOf('b')], texts };
    expect(introduced(head, { workflows: [invalidOf('a')], texts })).toEqual(['specs/b/state.md']);
  });

  it('the same feature in a second folder, while the first stays', () => {
    const second = invalidOf('a', { path: 'docs/a/state.md', id: 'toy:a@docs/a' });
    expect(introduced({ workflows: [invalidOf('a'), second] }, { workflows: [invalidOf('a')] })).toEqual([
      'docs/a/state.md',
    ]);
  });
});

describe('not introduced', () => {
  const text = { 'specs/a/state.md': 'same', 'specs/b/state.md': 'same', 'moved/a.md': 'same' };
  it.each<[string, State, State]>([
    ['what is valid', { workflows: [recoveryOf('a')] }, {}],
    ['a copied template', { files: [unreadableOf('a.md', { rule: 'state-filled' })] }, {}],
    ['a workflow that was invalid', { workflows: [invalidOf('a')] }, { workflows: [invalidOf('a')] }],
    [
      'a file that could not be read before',
      { files: [unreadableOf('a.md')] },
      { files: [unreadableOf('a.md')] },
    ],
    [
      'a file that was an invalid workflow',
      { files: [unreadableOf('specs/a/state.md')] },
      { workflows: [invalidOf('a')] },
    ],
    [
      'a workflow whose file could not be read before',
      { workflows: [invalidOf('a')] },
      { files: [unreadableOf('specs/a/state.md')] },
    ],
    [
      'an invalid file that was renamed, and so named anew',
      { workflows: [invalidOf('b')], texts: text },
      { workflows: [invalidOf('a')], texts: text },
    ],
    [
      'an invalid workflow whose file was moved and changed',
      { workflows: [invalidOf('a', at('moved/a.md'))] },
      { workflows: [invalidOf('a')] },
    ],
    [
      'a workflow whose id changed only because a second folder came in',
      { workflows: [invalidOf('a', { id: 'toy:a@specs/a' }), recoveryOf('a', { path: 'docs/a/state.md' })] },
      { workflows: [invalidOf('a')] },
    ],
    ['what is gone', {}, { workflows: [recoveryOf('a')] }],
  ])('%s', (_, head, base) => {
    expect(introduced(head, base)).toEqual([]);
  });

  it('anything, where nothing changed', () => {
    const both = { workflows: [invalidOf('a'), recoveryOf('b')], files: [unreadableOf('c.md')] };
    expect(introduced(both, both)).toEqual([]);
  });
});
