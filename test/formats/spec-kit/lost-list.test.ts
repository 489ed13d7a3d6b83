// A list that is its template or empty again: overwritten, or to be made again from a changed plan.
import { describe, expect, test } from 'vitest';
import type { Version } from '../../snapshot.ts';
import { decided } from '../looking.ts';
import { HOME, listed, looker, PLAN, TASKS } from './look.ts';

const TEMPLATE = '# Tasks: [FEATURE NAME]\n\n**Input**: Design documents from `x`\n\n- [ ] T001 Create it\n';
const EMPTY = '# Tasks: Order export\n\nTo be made.\n';
const [OLD, NEW] = ['a'.repeat(40), 'b'.repeat(40)];
const version = (commit: string, text: string): Version => ({ commit, at: '2026-03-01T08:00:00Z', text });

/** The list of the first commit, and what the second one changed. */
const found = (tasks: string, changed: Readonly<Record<string, readonly Version[]>>) => {
  const history = Object.fromEntries(
    Object.entries(changed).map(([name, versions]) => [`${HOME}/${name}`, versions] as const),
  );
  return looker.look(listed(tasks), { history });
};

describe.each([
  ['the template', TEMPLATE],
  ['no task', EMPTY],
])('%s over a list', (_, text) => {
  const past = [version(NEW, text), version(OLD, TASKS)];

  test('alone in its commit, or not committed: overwritten, and the repair goes back', () => {
    for (const versions of [past, past.slice(1)]) {
      const plan = [version(OLD, PLAN)];
      const recovery = found(text, { 'tasks.md': versions, 'plan.md': plan, 'spec.md': plan });
      expect(decided(recovery)).toMatch(/^block .*state-unreadable/);
      expect(recovery?.proposals.map(({ kind }) => kind)).toEqual(['repair']);
    }
  });

  test.each(['plan.md', 'spec.md'])('with %s in one commit: meant, and a person is asked', (name) => {
    const recovery = found(text, { 'tasks.md': past, [name]: [version(NEW, 'x'), version(OLD, 'y')] });
    expect(decided(recovery)).toBe('ask tasks unclear');
    expect(recovery?.decision.instruction).toContain(OLD.slice(0, 12));
  });

  test('without a list before it: it is still to be made', () => {
    const recovery = found(text, { 'tasks.md': past.slice(0, 1), 'plan.md': [version(NEW, PLAN)] });
    expect(decided(recovery)).toBe('rerun tasks step-interrupted');
  });

  test('after the list was removed: another work', () => {
    const gone = { commit: 'c'.repeat(40), at: '2026-03-01T08:00:00Z', text: null };
    const versions = [version(NEW, text), gone, version(OLD, TASKS)];
    expect(decided(found(text, { 'tasks.md': versions, 'plan.md': [] }))).toBe(
      'rerun tasks step-interrupted',
    );
  });
});

test('emptied, with nothing beside it: a list that was lost, unless the folder is another tool’s', () => {
  const path = `${HOME}/tasks.md`;
  const history = { [path]: [version(NEW, ''), version(OLD, TASKS)] };
  expect(decided(looker.look({ [path]: '' }, { history }))).toMatch(/^block .*state-unreadable/);
  const state = { [`${HOME}/.pipeline-state.md`]: '- spec_hash: x\n' };
  expect(looker.look({ [path]: '', ...state }, { history })).toBeNull();
});
