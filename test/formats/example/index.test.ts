// The example format decides what its page would say, and its choices write what the tool would write.
import { describe, expect, test } from 'vitest';
import type { Choice } from '../../../src/model/choice.ts';
import { decided, type Files, lookerFor } from '../looking.ts';
import { example } from './index.ts';

const { change, engine, look, selected } = lookerFor(example);
const choose = (files: Files, choice: Choice) => engine.choose(choice, selected(files));

const LIST =
  '# Tasks\n\n## 1. Store\n\n- [x] 1.1 Table\n- [ ] 1.2 Reader\n  - After: 1.1\n- [ ] 1.3 Writer\n';
const PROPOSAL = '# Why\n\nOrders get lost.\n';
const DRAFT = `Approval: needed\n\n${PROPOSAL}`;
const at = (files: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(files).map(([name, text]) => [`changes/add-store/${name}`, text]));
const listed = (tasks: string) => at({ 'proposal.md': PROPOSAL, 'tasks.md': tasks });

describe('decisions', () => {
  test.each<readonly [string, Readonly<Record<string, string>>, string]>([
    ['a proposal alone', at({ 'proposal.md': PROPOSAL }), 'rerun tasks not-started'],
    ['a design alone', at({ 'design.md': PROPOSAL }), 'rerun proposal not-started'],
    ['nothing is ticked', listed(LIST.replace('[x]', '[ ]')), 'rerun implement 1.1 not-started'],
    ['some are ticked', listed(LIST), 'resume implement 1.2 partial-work'],
    ['one is being done', listed(LIST.replace('[ ] 1.3', '[-] 1.3')), 'resume implement 1.3 partial-work'],
    ['one waits', listed(LIST.replace('[ ] 1.2', '[!] 1.2')), 'resume implement 1.3 partial-work'],
    ['all that is left waits', listed(LIST.replaceAll('[ ]', '[!]')), 'ask implement unclear'],
    ['a mark that nobody knows', listed(LIST.replace('[x]', '[?]')), 'ask - status-unknown'],
    ['all are ticked', listed(LIST.replaceAll('[ ]', '[x]')), 'advance archive step-completed'],
    ['a proposal that waits', at({ 'proposal.md': DRAFT }), 'wait proposal awaiting-approval'],
    [
      'one that waits beside its list',
      at({ 'proposal.md': DRAFT, 'tasks.md': LIST }),
      'wait proposal awaiting-approval',
    ],
    ['the proposal is lost', at({ 'tasks.md': LIST }), 'rerun proposal artifact-missing'],
  ])('%s', (_, files, decision) => {
    expect(decided(look(files))).toBe(decision);
  });

  test('what is archived, or no task list, is no workflow', () => {
    expect(look({ 'changes/archive/2026-01-02-x/tasks.md': LIST })).toBeNull();
    expect(look(at({ 'tasks.md': '# Tasks\n\nNone yet.\n' }))).toBeNull();
  });
});

describe('choices', () => {
  test('resume marks the task as begun: one character of the file', () => {
    const after = LIST.replace('[ ] 1.2', '[-] 1.2');
    expect(change(listed(LIST), { name: 'resume' })).toEqual({ 'changes/add-store/tasks.md': after });
    const crlf = LIST.replaceAll('\n', '\r\n');
    expect(change(listed(crlf), { name: 'resume' })).toEqual({
      'changes/add-store/tasks.md': after.replaceAll('\n', '\r\n'),
    });
  });

  test('what is done stays done: nothing is said to be set back', () => {
    const files = listed(LIST);
    expect(choose(files, { name: 'resume' }).summary).toBe('go on with task 1.2');
  });

  test('approving writes into the proposal, whether there is a list or not', () => {
    const approved = { 'changes/add-store/proposal.md': `Approval: given\n\n${PROPOSAL}` };
    for (const files of [at({ 'proposal.md': DRAFT }), at({ 'proposal.md': DRAFT, 'tasks.md': LIST })]) {
      expect(change(files, { name: 'approve', checkpoint: null })).toEqual(approved);
      expect(decided(look({ ...files, ...approved }))).not.toContain('wait');
    }
  });

  test('where there is no list yet, going on writes nothing; starting over removes the folder', () => {
    expect(change(at({ 'proposal.md': PROPOSAL }), { name: 'resume' })).toEqual({});
    expect(change(listed(LIST), { name: 'start-fresh', all: false })).toEqual({ 'changes/add-store': null });
  });
});
