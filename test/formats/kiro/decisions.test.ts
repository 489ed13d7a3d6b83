// Kiro's own specs: what is decided at every step of a run, and each trap of its lists.
import { describe, expect, test } from 'vitest';
import { at, DESIGN, documents, HOME, looker, REQUIREMENTS, seen, TASKS } from './harness.ts';

const OPEN = TASKS.replaceAll(/\[[x~-]\]/g, '[ ]');
const ticked = (...ids: readonly string[]) =>
  ids.reduce((text, id) => text.replace(`[ ] ${id}`, `[x] ${id}`), OPEN);

describe('interrupted at every step', () => {
  test.each<readonly [string, Readonly<Record<string, string>>, string]>([
    [
      'the spec was opened',
      { '.config.kiro': '{"workflowType": "requirements-first"}' },
      'rerun requirements not-started',
    ],
    ['requirements', { 'requirements.md': REQUIREMENTS }, 'rerun design not-started'],
    ['a bug instead of requirements', { 'bugfix.md': '# Bug\n\nLost orders.\n' }, 'rerun design not-started'],
    ['and a design', { 'requirements.md': REQUIREMENTS, 'design.md': DESIGN }, 'rerun tasks not-started'],
    [
      'a list with its heading alone',
      { 'requirements.md': REQUIREMENTS, 'design.md': DESIGN, 'tasks.md': '# Plan\n' },
      'rerun tasks not-started',
    ],
  ])('%s', (_, files, decision) => {
    expect(seen(at(files))).toBe(decision);
  });

  test.each([
    [[], 'rerun implement 1.1 not-started'],
    [['1.1'], 'resume implement 2.1 partial-work'],
    [['1.1', '1. '], 'resume implement 2.1 partial-work'],
    [['1.1', '1. ', '2.1'], 'resume implement 2.2 partial-work'],
    [['1.1', '1. ', '2.1', '2.2'], 'resume implement 3 partial-work'],
    [['1.1', '1. ', '2.1', '2.2', '2. ', '3. '], 'none - completed'],
  ])('ticked: %j', (ids, decision) => {
    expect(seen(documents(ticked(...ids)))).toBe(decision);
  });
});

describe('traps', () => {
  test('a task that is being done goes before the first open one, a queued one does not', () => {
    expect(seen(documents(TASKS))).toBe('resume implement 2.2 partial-work');
    expect(seen(documents(OPEN.replace('[ ] 3.', '[-] 3.').replaceAll('[x]', '[ ]')))).toBe(
      'resume implement 3 partial-work',
    );
    expect(seen(documents(OPEN.replace('[ ] 3.', '[~] 3.')))).toBe('rerun implement 1.1 not-started');
  });

  test('an optional task, `- [ ]* 1.2` or `1.2*`, is never the reason that a spec is unfinished', () => {
    const done = ticked('1.1', '1. ', '2.1', '2.2', '2. ', '3. ');
    const recovery = looker.look(documents(done));
    expect(recovery?.notes).toContain('1 optional task left open (1.2).');
    expect(seen(documents(done.replace('[ ]* 1.2 ', '[ ] 1.2* ')))).toBe('none - completed');
    expect(seen(documents(done.replace('[ ]* 1.2 ', '[ ] 1.2 ')))).toBe('resume implement 1.2 partial-work');
    const only = `${done}- [ ] 4. Tests\n  - [ ]* 4.1 One\n`;
    expect(seen(documents(only))).toBe('none - completed');
  });

  test('a parent closes with its last sub-task, ticked or not; one ticked too early does not', () => {
    expect(seen(documents(ticked('1.1', '2.1', '2.2', '3. ')))).toBe('none - completed');
    const early = looker.look(documents(ticked('1. ', '1.1', '2. ')));
    expect(early?.decision.instruction).toContain('task 2.1');
    expect(early?.notes).toContain('Ticked although a part is open: 2. What is open counts.');
  });

  test('boxes in code, in notes and without a number are no tasks; open ones are told of', () => {
    const done = ticked('1.1', '1. ', '2.1', '2.2', '2. ', '3. ');
    const more = `${done}\n\`\`\`\n- [ ] 9. no\n\`\`\`\n\n## Success\n\n- [ ] everybody is glad\n`;
    const recovery = looker.look(documents(more));
    expect(recovery?.decision.reason).toBe('completed');
    expect(recovery?.notes).toContain('1 open box without a number: no task.');
    expect(seen(documents('# Plan\n\n- [x] first\n- [ ] second\n'))).toBe('resume implement 2 partial-work');
  });

  test('major tasks as headings, bold numbers and the word task are read alike', () => {
    const text =
      '# Plan\n\n## 1. Read\n\n- [x] 1.1 A\n- [x] **1.2** B\n\n## 2.\n\n- [ ] **2.1** C\n- [ ] Task 2.2: D\n';
    expect(seen(documents(text))).toBe('resume implement 2.1 partial-work');
    expect(looker.look(documents(text))?.state?.steps.flatMap(({ item }) => item ?? [])).toEqual([
      '1.1',
      '1.2',
      '2.1',
      '2.2',
    ]);
  });

  test('a mark that nobody knows asks; a list without a box asks; a template is none', () => {
    expect(seen(documents(OPEN.replace('[ ] 1.1', '[?] 1.1')))).toBe('ask - status-unknown');
    const prose = '# Plan\n\nFirst the reader, then the writer.\n';
    expect(seen(documents(prose))).toBe('ask tasks unclear');
    expect(seen({ [`${HOME}/tasks.md`]: prose })).toBe('block - state-unreadable');
    const template = looker.all(
      documents('# Plan\n\n- [ ] {{MAJOR_NUMBER}}. {{WORDS}}\n\n- [ ] 1. Example\n'),
    );
    expect([template.workflows, template.unreadable.map(({ rule }) => rule)]).toEqual([[], ['state-filled']]);
  });

  test('a list that cannot be read is not dropped', () => {
    expect(seen(documents(`<<<<<<< ours\n${TASKS}`))).toBe('block - state-conflicted');
    expect(looker.all(documents('')).unreadable).toMatchObject([{ path: `${HOME}/tasks.md` }]);
  });

  test('CRLF, a byte order mark and no last newline say the same', () => {
    for (const text of [TASKS.replaceAll('\n', '\r\n'), `\uFEFF${TASKS}`, TASKS.trimEnd()])
      expect(seen(documents(text))).toBe('resume implement 2.2 partial-work');
  });

  test('a design first: its requirements come next, and are not lost', () => {
    expect(seen(at({ 'design.md': DESIGN, '.config.kiro': '{"workflowType": "design-first"}' }))).toBe(
      'rerun requirements not-started',
    );
    expect(seen(at({ 'design.md': DESIGN }))).toBe('rerun requirements not-started');
    expect(seen(at({ '.config.kiro': '{"workflowType": "design-first"}' }))).toBe('rerun design not-started');
    expect(seen(at({ '.config.kiro': '{' }))).toBe('rerun requirements not-started');
  });

  test('a document that the list was made from is missing, or holds an open marker', () => {
    expect(seen(at({ 'requirements.md': REQUIREMENTS, 'tasks.md': TASKS }))).toBe(
      'rerun design artifact-missing',
    );
    const open = `${REQUIREMENTS}\n[NEEDS CLARIFICATION: which day?]\n`;
    expect(seen(at({ 'requirements.md': REQUIREMENTS, 'design.md': open }))).toBe(
      'resume design partial-work',
    );
    const findings = looker.look({ ...documents(TASKS), [`${HOME}/requirements.md`]: open })?.findings;
    expect(findings?.map(({ rule }) => rule)).toContain('artifact-complete');
  });

  test('requirements that changed once tasks were ticked are told in a note', () => {
    const version = (text: string, atTime: string) => ({ commit: 'c'.repeat(40), at: atTime, text });
    const history = {
      [`${HOME}/tasks.md`]: [version(TASKS, '2026-03-03T00:00:00Z'), version(OPEN, '2026-03-01T00:00:00Z')],
      [`${HOME}/requirements.md`]: [version(REQUIREMENTS, '2026-03-05T00:00:00Z')],
      [`${HOME}/design.md`]: [version(DESIGN, '2026-02-28T00:00:00Z')],
    };
    const recovery = looker.look(documents(TASKS), { history });
    expect(recovery?.notes.join()).toContain('requirements.md changed after the first task was done');
    expect(recovery?.decision.reason).toBe('partial-work');
  });

  test('steering, settings and templates are no specs; several packages are one each', () => {
    const other = {
      '.kiro/steering/tasks.md': TASKS,
      '.kiro/settings/templates/specs/tasks.md': TASKS,
      '.kiro/specs/tasks.md': TASKS,
      '.kiro/specs/archive/tasks.md': TASKS,
      '.kiro/specs/order-export/notes/tasks.md': TASKS,
      'docs/kiro/specs/x/tasks.md': TASKS,
      'kiro/specs/x/tasks.md': TASKS,
      'specs/x/tasks.md': TASKS,
      '.kiro/specs/x/research.md': REQUIREMENTS,
      '.kiro/hooks/tasks.md': TASKS,
    };
    expect(looker.all(other)).toMatchObject({ workflows: [], unreadable: [] });
    const packages = { 'a/.kiro/specs/one/tasks.md': TASKS, 'b/.kiro/specs/two/tasks.md': TASKS };
    expect(looker.all(packages).workflows.map(({ id }) => id)).toEqual(['kiro:one', 'kiro:two']);
  });
});

describe('choices', () => {
  test('resume sets the mark that Kiro sets, and no other byte', () => {
    const text = ticked('1.1').replaceAll('\n', '\r\n');
    expect(looker.change(documents(text), { name: 'resume' })).toEqual({
      [`${HOME}/tasks.md`]: text.replace('[ ] 2.1', '[-] 2.1'),
    });
  });

  test('all that is left is blocked: a person must look', () => {
    const held = ticked('1.1', '2.1', '3. ').replace('no order\n', 'no order\n    - _Blocked: no printer_\n');
    expect(seen(documents(held))).toBe('ask implement unclear');
    expect(looker.look(documents(held))?.decision.instruction).toContain('2.2');
  });

  test('starting over removes the folder of the spec alone', () => {
    expect(looker.change(documents(TASKS), { name: 'start-fresh', all: false })).toEqual({ [HOME]: null });
  });

  test('Kiro records no approval', () => {
    expect(() => looker.change(documents(TASKS), { name: 'approve', checkpoint: null })).toThrow(/approve/);
  });
});
