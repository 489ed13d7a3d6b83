// Pass and fail lists of spec-hash-matches, and what its evidence carries.
import { expect, it } from 'vitest';
import { specHashMatches } from '../../src/rules/spec-hash-matches.ts';
import { artifactOf, specOf, stateOf, stepOf, subjectOf } from '../state.ts';
import { walk } from './cases.ts';

const A = 'a'.repeat(64);
const B = 'b'.repeat(64);
const recorded = { found: `sha256:${A}`, digest: A, problem: null, line: 7 };
const computed = [{ rule: 'canonical', digest: B }];
const specs = {
  equal: specOf({ recorded, matched: 'canonical', computed: [{ rule: 'canonical', digest: A }] }),
  changed: specOf({
    recorded,
    computed,
    text: `${Array.from({ length: 60 }, (_, i) => `new ${i}`).join('\n')}\n`,
    lastMatch: { commit: 'c'.repeat(40), at: '2026-08-01T00:00:00Z', text: '# Spec\n' },
  }),
  declared: specOf({ recorded, computed, declared: A }),
  renamed: specOf({
    recorded,
    computed,
    declared: A,
    text: '# Spec\n\nSee ADS-memory/reports/a.md, and/or b/notes.md.\n',
    lastMatch: {
      commit: 'c'.repeat(40),
      at: '2026-08-01T00:00:00Z',
      text: '# Spec\r\n\nSee ADS-project-knowledge/reports/a.md, and/or c/notes.md.\n',
    },
  }),
  reworded: specOf({
    recorded,
    computed,
    text: '# Spec\n\nRead/write access.\n',
    lastMatch: { commit: 'c'.repeat(40), at: '2026-08-01T00:00:00Z', text: '# Spec\n\nRead/only access.\n' },
  }),
  unread: specOf({ recorded, text: null, computed: [] }),
  gone: specOf({ recorded, text: null, computed: [], present: false }),
  unverifiable: specOf({
    recorded: { found: 'TBD', digest: null, problem: 'a placeholder', line: 7 },
    computed,
  }),
};
const subject = (spec: keyof typeof specs) =>
  subjectOf({
    state: stateOf({ spec: specs[spec], steps: [stepOf('spec', [artifactOf('a.md')]), stepOf('tasks', [])] }),
  });

walk(
  specHashMatches,
  [
    { name: 'H01 one rule gives the recorded hash', subject: subject('equal') },
    { name: 'H02 a hash that verifies nothing never mismatches', subject: subject('unverifiable') },
    { name: 'a spec that is gone is for another rule', subject: subject('gone') },
    { name: 'no spec', subject: subjectOf() },
  ],
  [
    {
      name: 'H03 the spec changed',
      subject: subject('changed'),
      says: [['aaaaaaaaaaaa', 'bbbbbbbbbbbb', 'cccccccccccc']],
    },
    {
      name: 'H07 the spec is there and cannot be read',
      subject: subject('unread'),
      says: [['could not be read', 'aaaaaaaaaaaa']],
    },
    {
      name: 'H04 the declared hash is the recorded one all the same',
      subject: subject('declared'),
      says: [['still declares the recorded hash, though its text is another']],
    },
    {
      name: 'only paths changed, as the version that matched proves',
      subject: subject('renamed'),
      says: [['still declares', 'Since then only paths that it names changed.']],
    },
  ],
);

it('what only may be so is not said', () => {
  for (const spec of ['declared', 'changed', 'reworded'] as const)
    expect(specHashMatches.check(subject(spec))[0]?.message).not.toMatch(/only|around/);
});

it('H03 carries the commit, the first 40 lines of the difference and what it invalidates', () => {
  const evidence = specHashMatches.check(subject('changed'))[0]?.evidence ?? {};
  expect(evidence).toMatchObject({
    recorded: A,
    computed: { canonical: B },
    matched_commit: 'c'.repeat(40),
    declared_equals_recorded: false,
    invalidates: ['spec', 'tasks'],
  });
  expect(String(evidence['diff']).trimEnd().split('\n')).toHaveLength(40);
  expect(Number(evidence['diff_lines'])).toBeGreaterThan(60);
});
