// Seed 004's regression: five transitions, what each archives and takes back, and the archive's metadata.
import { describe, expect, test } from 'vitest';
import {
  at,
  BOTH,
  BUILDING,
  back,
  CHANGE,
  CODE,
  CODE_PATHS,
  copies,
  PLANNING,
  REVIEWING,
  reverts,
  shown,
  stateOf,
  statuses,
} from '../building.ts';
import { applied, line, recovery } from '../harness.ts';
import { STATE, single, workflow } from '../make-workflow.ts';

const TRANSITIONS = [
  {
    name: 'plan → spec: the plan is archived',
    from: PLANNING,
    to: 'spec',
    files: [
      ...copies('plan', 'PLAN.md'),
      `write ${at('plan')}/metadata.yaml`,
      `write ${STATE}`,
      `remove ${CHANGE}/PLAN.md`,
    ],
    statuses: 'in_progress pending pending pending',
    next: 'resume · spec · partial-work',
  },
  {
    name: 'implement → plan: the implementation and the plan are archived',
    from: BUILDING,
    to: 'plan',
    files: [
      ...copies('impl', ...CODE_PATHS, 'PLAN.md'),
      `write ${at('impl')}/metadata.yaml`,
      `write ${STATE}`,
      ...reverts,
      `remove ${CHANGE}/PLAN.md`,
    ],
    statuses: 'approved in_progress pending pending',
    next: 'rerun · plan · step-interrupted',
  },
  {
    name: 'implement → spec: both are archived',
    from: BUILDING,
    to: 'spec',
    files: [
      ...copies('impl', ...CODE_PATHS, 'PLAN.md'),
      `write ${at('impl')}/metadata.yaml`,
      `write ${STATE}`,
      ...reverts,
      `remove ${CHANGE}/PLAN.md`,
    ],
    statuses: 'in_progress pending pending pending',
    next: 'resume · spec · partial-work',
  },
  {
    name: 'review → implement: nothing is archived',
    from: REVIEWING,
    to: 'implement',
    files: [`write ${STATE}`],
    statuses: 'approved approved in_progress changes_requested',
    next: 'resume · implement · partial-work',
  },
  {
    name: 'review → spec: all is archived, the spec stays to be revised',
    from: REVIEWING,
    to: 'spec',
    files: [
      ...copies('impl', ...CODE_PATHS, 'PLAN.md', 'SPEC.md'),
      `write ${at('impl')}/metadata.yaml`,
      `write ${STATE}`,
      ...reverts,
      `remove ${CHANGE}/PLAN.md`,
    ],
    statuses: 'in_progress pending pending pending',
    next: 'resume · spec · partial-work',
  },
];

describe('the seed’s transitions', () => {
  test.each(TRANSITIONS)('$name', ({ from, to, files, statuses: wanted, next }) => {
    const change = back(from, to);
    expect(shown(change.files)).toEqual(files);
    expect(statuses(stateOf(change.files))).toBe(wanted);
    expect(change.commit).toBe(`checkpoint: user-auth-1 regressed to ${to}`);
    const after = {
      ...applied(from, change),
      ...(files.some((file) => file.startsWith('revert')) ? {} : CODE),
    };
    expect(line(recovery(after))).toBe(next);
  });

  test.each([
    ['spec', 'plan', single('in_progress', ['SPEC.md'])],
    ['spec', 'spec', single('in_progress', ['SPEC.md'])],
    ['plan', 'plan', PLANNING],
    ['plan', 'implement', PLANNING],
    ['implement', 'implement', BUILDING],
    ['implement', 'review', BUILDING],
    ['review', 'plan', REVIEWING],
    ['review', 'review', REVIEWING],
    ['review', 'constructor', REVIEWING],
  ])('%s → %s is refused', (from, to, files) => {
    expect(() => back(files, to)).toThrow(`01-login is at ${from}; found "${to}" to go back to, expected`);
  });

  test('an item whose plan is gone goes back from where it is, not from its plan', () => {
    const files = { ...BUILDING };
    delete files[`${CHANGE}/PLAN.md`];
    expect(line(recovery(files))).toBe('rerun · plan · artifact-missing');
    expect(shown(back(files, 'plan').files)).toEqual([
      ...copies('impl', ...CODE_PATHS),
      `write ${at('impl')}/metadata.yaml`,
      `write ${STATE}`,
      ...reverts,
    ]);
  });

  test.each([
    ['contradicts itself', (text: string) => text.replace('phase: implement', 'phase: complete')],
    ['says a word that means nothing', (text: string) => text.replace('step: implementing', 'step: paused2')],
    ['is damaged', (text: string) => text.replace('"The login part"', 'Login: the part')],
  ])('a state that %s is settled first', (_, change) => {
    const files = { ...BUILDING, [STATE]: change(BUILDING[STATE] ?? '') };
    expect(() => back(files, 'plan')).toThrow(/Nothing can go back before that|Nothing was written/);
  });

  test('items of one name cannot be told apart', () => {
    const items = [1, 2].map(() => ({
      statuses: 'approved approved in_progress',
      files: BOTH,
      changeId: 'user-auth-1',
    }));
    const files = workflow({ phase: 'implement', step: 'implementing', items });
    expect(() => back(files, 'plan')).toThrow('found 2 items called user-auth-1, expected one');
  });

  test('nothing is to go back in what is finished', () => {
    const files = single('approved approved complete approved', BOTH, { phase: 'review', step: 'reviewing' });
    expect(() => back(files, 'spec')).toThrow('found no item that is under way');
  });
});
