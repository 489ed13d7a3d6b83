// OpenSpec's changes: where they are found, what is decided for each state of them, and its traps by name.
import { describe, expect, test } from 'vitest';
import type { Content } from '../../snapshot.ts';
import { fixturesOf } from '../fixtures.ts';
import { decided, type Files } from '../looking.ts';
import { at, DELTA, DESIGN, HOME, listed, looker, META, PROPOSAL, TASKS, without } from './changing.ts';

const { all, look } = looker;
const allTicked = (tasks: string) => tasks.replaceAll('[ ]', '[x]');

test('fixtures: each change once, in packages too; archives and loose files are none', () => {
  const found = fixturesOf('openspec').map(([name, files]) => [
    name,
    all(files).workflows.map((one) => `${one.id} ${decided(one)}`),
  ]);
  expect(Object.fromEntries(found)).toEqual({
    begun: ['openspec:keep-baskets resume apply 2.1 partial-work'],
    older: ['openspec:add-reminders advance archive step-completed'],
    'own-schema': ['openspec:two-teams ask apply unclear'],
    packages: [
      'openspec:rename-tables rerun apply 1.1 not-started',
      'openspec:split-bundle rerun apply 1.1 not-started',
    ],
    proposed: ['openspec:show-delivery-day rerun specs not-started'],
  });
});

describe('interrupted at every step', () => {
  const STEPS: readonly (readonly [string, Files, string])[] = [
    ['the folder was made', { '.openspec.yaml': META }, 'rerun proposal not-started'],
    ['the proposal was written', { 'proposal.md': PROPOSAL }, 'rerun specs not-started'],
    ['a spec delta was written', { 'specs/search/spec.md': DELTA }, 'rerun tasks not-started'],
    ['the design was written', { 'design.md': DESIGN }, 'rerun tasks not-started'],
    ['tasks were listed', { 'tasks.md': TASKS.replace('[x]', '[ ]') }, 'rerun apply 1.1 not-started'],
    ['the first was done', { 'tasks.md': TASKS }, 'resume apply 1.2 partial-work'],
    ['the second was done', { 'tasks.md': TASKS.replace('[ ]', '[x]') }, 'resume apply 2.1 partial-work'],
    ['all were done', { 'tasks.md': allTicked(TASKS) }, 'advance archive step-completed'],
  ];
  let files: Readonly<Record<string, string>> = {};
  const runs = STEPS.map(([name, added, decision]) => {
    files = { ...files, ...(added as Readonly<Record<string, string>>) };
    return [name, at(files), decision] as const;
  });

  test.each(runs)('after %s', (_, there, decision) => {
    expect(decided(look(there))).toBe(decision);
  });

  test('after the archive nothing is left to do', () => {
    const archived = Object.entries(files).map(([name, text]) => [
      `openspec/changes/archive/2026-06-01-add-search/${name}`,
      text,
    ]);
    expect(all(Object.fromEntries(archived)).workflows).toEqual([]);
  });
});

test.each(['- [] 9.9 Tell', '– [ ] 9.9 Tell'])(
  '%j, which no tool counts, keeps the change from being over, and is named',
  (line) => {
    const found = look(listed(`${allTicked(TASKS)}${line}\n`));
    expect(decided(found)).toBe('ask apply unclear');
    const [finding] = found?.findings ?? [];
    expect(finding).toMatchObject({ rule: 'state-damaged', line: expect.any(Number) });
    expect(finding?.message).toContain(`found ${JSON.stringify(line)}, which looks like an open task`);
    expect(found?.decision.instruction).toMatch(/line \d+ of the list looks like an open task, and no tool/);
  },
);

test('one that is ticked is named in a note, and the change is over', () => {
  const found = look(listed(`${allTicked(TASKS)}- [ x ] 9.9 Tell the support team\n`));
  expect(decided(found)).toBe('advance archive step-completed');
  expect(found?.state?.notes.join()).toMatch(
    /No task is counted at line \d+: a task is written "- \[ \] words"/,
  );
});

describe('documents', () => {
  test.each<readonly [string, Readonly<Record<string, string>>, string]>([
    [
      'a design before the spec deltas',
      at({ 'proposal.md': PROPOSAL, 'design.md': DESIGN }),
      'rerun specs not-started',
    ],
    ['spec deltas gone', without(listed(TASKS), 'spec.md'), 'rerun specs artifact-missing'],
    ['the proposal gone', without(listed(TASKS), 'proposal.md'), 'rerun proposal artifact-missing'],
    [
      'a proposal of headings alone',
      listed(TASKS, { 'proposal.md': '# Proposal\n\n## Why\n\n<!-- why -->\n' }),
      'rerun proposal artifact-missing',
    ],
    [
      'deltas in folders of folders',
      without(listed(TASKS, { 'specs/shop/search/spec.md': DELTA }), 'specs/search/spec.md'),
      'resume apply 1.2 partial-work',
    ],
    ['no design', listed(TASKS), 'resume apply 1.2 partial-work'],
    [
      'no metadata, as in older projects',
      without(listed(TASKS), '.openspec.yaml'),
      'resume apply 1.2 partial-work',
    ],
  ])('%s', (_, files, decision) => {
    expect(decided(look(files))).toBe(decision);
  });

  test('a design that is not there is no finished step', () => {
    const finished = look(listed(TASKS))?.state?.steps.filter((step) => step.finished);
    expect(finished?.map(({ id, item }) => item ?? id)).toEqual(['proposal', 'specs', 'tasks', '1.1']);
  });

  test('skip_specs: no spec delta is owed, whatever step it is', () => {
    const meta = { '.openspec.yaml': `${META}skip_specs: true\n` };
    expect(decided(look(without(listed(TASKS, meta), 'spec.md')))).toBe('resume apply 1.2 partial-work');
    expect(decided(look(at({ ...meta, 'proposal.md': PROPOSAL })))).toBe('rerun tasks not-started');
    const no = { '.openspec.yaml': `${META}skip_specs: false\n` };
    expect(decided(look(at({ ...no, 'proposal.md': PROPOSAL })))).toBe('rerun specs not-started');
  });

  test('metadata that the tool refuses is asked about, with its line', () => {
    for (const [text, why] of [
      ['schema: spec-driven\ncreated: [\n', 'line'],
      ['schema: spec-driven\nskip_specs: "yes"\n', 'skip_specs in line 2 is neither true nor false'],
      ['- a\n', 'it holds no fields'],
    ] as const) {
      const found = look(listed(TASKS, { '.openspec.yaml': text }));
      expect(decided(found)).toBe('ask apply unclear');
      expect(found?.decision.instruction).toContain(why);
    }
  });

  test('the day of its making is told, and is no activity', () => {
    expect(look(listed(TASKS))?.state?.timestamps).toMatchObject([
      { found: '2026-05-04', at: Date.UTC(2026, 4, 4), activity: false },
    ]);
  });

  test('a title is what a heading says beyond the word proposal', () => {
    const title = (first: string) =>
      look(listed(TASKS, { 'proposal.md': `${first}\n\n${PROPOSAL.slice(12)}` }))?.state?.title;
    expect(
      ['# Change: Find orders', '# Find orders', '# Proposal', '# Change Proposal: Find', ''].map(title),
    ).toEqual(['Find orders', 'Find orders', null, 'Find', null]);
  });

  test('a proposal that changed after the first task was done is a note, and blocks nothing', () => {
    const version = (day: number, text: string) => ({
      commit: `${day}`,
      at: `2026-05-0${day}T00:00:00Z`,
      text,
    });
    const history = {
      [`${HOME}/tasks.md`]: [version(3, TASKS), version(2, TASKS.replace('[x]', '[ ]'))],
      [`${HOME}/proposal.md`]: [version(4, PROPOSAL), version(1, 'x')],
      [`${HOME}/specs/search/spec.md`]: [version(5, DELTA)],
    };
    const found = look(listed(TASKS), { history });
    expect(decided(found)).toBe('resume apply 1.2 partial-work');
    expect(found?.notes).toContain(
      'proposal.md, specs/search/spec.md changed after the first task was done: ' +
        'its tasks may be out of date.',
    );
  });
});

describe('the list, as the tool counts it', () => {
  test.each([
    [
      'code and comments count',
      '```\n- [x] 1.1 a\n```\n<!--\n- [ ] 1.2 b\n-->\n',
      'resume apply 1.2 partial-work',
    ],
    ['no blank is needed', '-[x]1.1 a\n*[ ] b\n', 'resume apply 2 partial-work'],
    [
      'a tab or a no-break space in the box is open',
      '- [x] 1.1 a\n- [\t] 1.2 b\n- [\u00A0] 1.3 c\n',
      'resume apply 1.2 partial-work',
    ],
    ['any bullet and any number', '1. [x] a\n2) [X] b\n+ [ ] c\n', 'resume apply 3 partial-work'],
    [
      'sub-tasks count like their parents',
      '- [x] 1.1 a\n  - [ ] 1.1.1 b\n',
      'resume apply 1.1.1 partial-work',
    ],
    [
      'ids in bold and with a dot',
      '- [x] **1.1** a\n- [ ] **1.2 b**\n- [ ] 3. c\n',
      'resume apply 1.2 partial-work',
    ],
    [
      'a number that begins a title is no id',
      '- [x] a\n- [ ] 30 days are kept\n',
      'resume apply 2 partial-work',
    ],
    ['a mark that the tool does not know', '- [x] 1.1 a\n- [-] 1.2 b\n', 'ask - status-unknown'],
    ['a letter makes no box', '- [P] a legend\n- [x] 1.1 a\n- [ ] 1.2 b\n', 'resume apply 1.2 partial-work'],
    [
      'a byte order mark, CRLF and no last newline',
      '\uFEFF- [x] 1.1 a\r\n- [ ] 1.2 b',
      'resume apply 1.2 partial-work',
    ],
    [
      'a template that nobody filled in is no list',
      '## 1. <!-- group -->\n\n- [ ] 1.1 <!-- task -->\n',
      'rerun tasks not-started',
    ],
    ['a list without a box is none', '# Tasks\n\nTo be written.\n', 'rerun tasks not-started'],
  ])('%s', (_, tasks, decision) => {
    expect(decided(look(listed(tasks)))).toBe(decision);
  });

  test('a list without a box is said to be one', () => {
    expect(look(listed('# Tasks\n\nTo be written.\n'))?.notes).toContain(
      'tasks.md is there, and has no box with a task.',
    );
  });

  test('an empty list cannot be read, conflict markers block: neither is dropped', () => {
    expect(all(listed('')).unreadable).toMatchObject([{ path: `${HOME}/tasks.md`, rule: 'state-readable' }]);
    const conflict = `<<<<<<< a\n${TASKS}=======\n- [ ] 1.1 x\n>>>>>>> b\n`;
    expect(decided(look(listed(conflict)))).toBe('block - state-conflicted');
  });
});

describe("schemas of one's own", () => {
  const own = (generates: string, more: Readonly<Record<string, string>>) => ({
    'openspec/schemas/quick/schema.yaml': [
      'name: quick',
      'artifacts:',
      `  - { id: tasks, generates: "${generates}" }`,
      'apply:',
      `  tracks: "${generates}"`,
      '',
    ].join('\n'),
    'openspec/config.yaml': 'schema: quick\n',
    ...at(more),
  });

  test('the list alone is read, and no document is owed', () => {
    expect(decided(look(own('tasks.md', { 'tasks.md': TASKS })))).toBe('resume apply 1.2 partial-work');
    expect(decided(look(own('tasks.md', { 'tasks.md': allTicked(TASKS) })))).toBe(
      'advance archive step-completed',
    );
    const unknown = at({ '.openspec.yaml': 'schema: elsewhere\n', 'tasks.md': TASKS });
    expect(decided(look(unknown))).toBe('resume apply 1.2 partial-work');
  });

  test('tasks in other files than tasks.md are asked about: ticked boxes prove nothing then', () => {
    const globs = own('**/tasks.md', { 'tasks.md': allTicked(TASKS), 'backend/tasks.md': TASKS });
    expect(decided(look(globs))).toBe('ask apply unclear');
    const other = own('todo.md', { 'proposal.md': PROPOSAL, 'todo.md': TASKS });
    expect(decided(look(other))).toBe('ask tasks unclear');
    expect(look(other)?.decision.instruction).toContain('openspec status --change add-search');
  });

  test.each<readonly [string, Content]>([
    ['has a key twice', 'name: quick\napply:\n  tracks: tasks.md\n  tracks: "**/tasks.md"\n'],
    ['is a link', { mode: '120000', content: '/etc/passwd' }],
  ])('trap: nothing is known of its tasks where its description %s', (_, text) => {
    const ticked = own('**/tasks.md', { 'tasks.md': allTicked(TASKS), 'backend/tasks.md': TASKS });
    const found = look({ ...ticked, 'openspec/schemas/quick/schema.yaml': text });
    expect(decided(found)).toBe('ask apply unclear');
    expect(found?.decision.instruction).toContain('openspec/schemas/quick/schema.yaml: ');
  });

  test('where there is no list yet, what comes next is asked of the tool', () => {
    expect(decided(look(own('tasks.md', { 'proposal.md': PROPOSAL })))).toBe('ask tasks unclear');
  });
});

describe('what is said', () => {
  test("each step names the tool's own command with the change", () => {
    const said = (files: Files) => look(files)?.decision.instruction;
    expect(said(listed(TASKS))).toContain('/opsx:apply add-search');
    expect(said(listed(allTicked(TASKS)))).toContain('openspec archive add-search');
    expect(said(at({ 'proposal.md': PROPOSAL }))).toContain('/opsx:continue add-search');
  });

  test('a brief has the next task in the words of the list', () => {
    expect(look(listed(TASKS))?.state?.context).toEqual(['tasks done: 1 of 3', 'next task: 1.2 Test it']);
  });

  test('a folder whose name could say something is not named in a command', () => {
    const odd = Object.fromEntries(
      Object.entries(listed(TASKS)).map(([path, text]) => [path.replace('add-search', 'run; rm all'), text]),
    );
    expect(look(odd)?.decision.instruction).toContain('/opsx:apply NAME');
  });

  test('an archive that was interrupted left the folder at both places', () => {
    const both = {
      ...listed(allTicked(TASKS)),
      'openspec/changes/archive/2026-06-01-add-search/tasks.md': TASKS,
    };
    expect(look(both)?.notes.join(' ')).toContain('The archive holds a folder of this name already');
    expect(look(listed(allTicked(TASKS)))?.notes).toEqual([]);
  });
});

test('files of similar names are no changes', () => {
  for (const path of [
    'changes/add-search/tasks.md',
    'openspec/tasks.md',
    'openspec/changes/tasks.md',
    'openspec/changes/archive/tasks.md',
    'openspec/changes/group/add-search/tasks.md',
    'openspec/specs/search/tasks.md',
    'open-spec/changes/x/tasks.md',
    'openspec/changes/x/tasks.md.bak',
    'openspec/explorations/x.md',
  ])
    expect([path, all({ [path]: TASKS }).workflows]).toEqual([path, []]);
  expect(look({ 'openspec/changes/notes/tasks.md': 'Ask Kim about the tasks.\n' })).toBeNull();
});
