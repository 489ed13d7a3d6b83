// spec-workflow-mcp: what is decided at every step of a run, requests that wait, and the traps of its lists.
import { describe, expect, test } from 'vitest';
import { specWorkflow } from '../../../src/formats/spec-workflow/index.ts';
import { fixturesOf } from '../fixtures.ts';
import { decided, type Files, lookerFor } from '../looking.ts';

const looker = lookerFor(specWorkflow);
const seen = (files: Files) => decided(looker.look(files));
const HOME = '.spec-workflow/specs/low-stock';
const begun: Readonly<Record<string, string>> = new Map(fixturesOf('spec-workflow')).get('begun') ?? {};
const text = (name: string) => begun[`${HOME}/${name}`] ?? '';
const REQUIREMENTS = text('requirements.md');
const DESIGN = text('design.md');
const TASKS = text('tasks.md');
const OPEN = TASKS.replaceAll(/\[[x~-]\]/g, '[ ]');
const at = (files: Readonly<Record<string, string>>): Files =>
  Object.fromEntries(Object.entries(files).map(([name, words]) => [`${HOME}/${name}`, words]));
const listed = (tasks: string) =>
  at({ 'requirements.md': REQUIREMENTS, 'design.md': DESIGN, 'tasks.md': tasks });
const ticked = (...ids: readonly string[]) =>
  ids.reduce((all, id) => all.replace(`[ ] ${id}`, `[x] ${id}`), OPEN);

/** One request, as the tool writes it. */
const request = (document: string, status: string, more: Readonly<Record<string, string>> = {}): Files => {
  const id = `approval_${document}_${status}${more['n'] ?? ''}`;
  const data = {
    id,
    filePath: `${HOME}/${document}.md`,
    status,
    createdAt: '2026-03-03T08:00:00.000Z',
    category: 'spec',
    categoryName: 'low-stock',
    ...more,
  };
  return { [`.spec-workflow/approvals/low-stock/${id}.json`]: JSON.stringify(data, null, 2) };
};

const FIRST = at({ 'requirements.md': REQUIREMENTS });
const BOTH = at({ 'requirements.md': REQUIREMENTS, 'design.md': DESIGN });

describe('interrupted at every step', () => {
  test.each<readonly [string, Files, string]>([
    ['requirements', FIRST, 'rerun design not-started'],
    [
      'their approval is asked for',
      { ...FIRST, ...request('requirements', 'pending') },
      'wait requirements awaiting-approval',
    ],
    [
      'they came back',
      { ...FIRST, ...request('requirements', 'needs-revision') },
      'resume requirements partial-work',
    ],
    [
      'they were rejected',
      { ...FIRST, ...request('requirements', 'rejected') },
      'resume requirements partial-work',
    ],
    [
      'approved, and not deleted yet',
      { ...FIRST, ...request('requirements', 'approved') },
      'rerun design not-started',
    ],
    ['a design', BOTH, 'rerun tasks not-started'],
    [
      'its approval is asked for',
      { ...BOTH, ...request('design', 'pending') },
      'wait design awaiting-approval',
    ],
    [
      'a list with its heading alone',
      at({ 'requirements.md': REQUIREMENTS, 'design.md': DESIGN, 'tasks.md': '# Tasks\n' }),
      'rerun tasks not-started',
    ],
    ['a list', listed(OPEN), 'rerun implement 1 not-started'],
    [
      'its approval is asked for',
      { ...listed(OPEN), ...request('tasks', 'pending') },
      'wait tasks awaiting-approval',
    ],
    ['it came back', { ...listed(OPEN), ...request('tasks', 'needs-revision') }, 'resume tasks partial-work'],
    ['one task', listed(ticked('1. ')), 'resume implement 2.1 partial-work'],
    ['one is being done', listed(TASKS), 'resume implement 2.2 partial-work'],
    ['a heading over done parts', listed(ticked('1. ', '2.1', '2.2')), 'resume implement 2 partial-work'],
    ['all', listed(ticked('1. ', '2. ', '2.1', '2.2', '3. ', '4. ')), 'advance archive step-completed'],
  ])('%s', (_, files, decision) => {
    expect(seen(files)).toBe(decision);
  });

  test('what is said names the tool: its calls, its dashboard, the feature and the task', () => {
    const said = (files: Files) => looker.look(files)?.decision.instruction;
    expect(said(listed(TASKS))).toContain('Call spec-status for low-stock, go on with task 2.2');
    expect(said({ ...FIRST, ...request('requirements', 'pending') })).toContain(
      'answered only in the dashboard',
    );
    expect(said({ ...FIRST, ...request('requirements', 'rejected') })).toContain(
      'approvals, action "delete"',
    );
    const done = ticked('1. ', '2. ', '2.1', '2.2', '3. ', '4. ');
    expect(said(listed(done))).toContain('Archive the spec low-stock in the dashboard');
  });
});

describe('traps', () => {
  test('only a task without details of its own is a heading of its parts', () => {
    const list = (marks: string, detail: string) =>
      ['2. Model', '2.1 Checks', '2.1.1 Messages', '3. Wires']
        .map((label, i) => `- [${marks[i]}] ${label}\n${label.startsWith('3') ? '' : detail}`)
        .join('\n');
    for (const detail of ['  - File: src/model.ts\n', '  - _Requirements: 1.1_\n', '  Files: a.ts\n']) {
      expect(seen(listed(list('    ', detail)))).toBe('rerun implement 2 not-started');
      expect(seen(listed(list('-   ', detail)))).toBe('resume implement 2 partial-work');
      expect(seen(listed(list('x   ', detail)))).toBe('resume implement 2.1 partial-work');
    }
    expect(seen(listed(list('    ', '')))).toBe('rerun implement 2.1.1 not-started');
    expect(seen(listed(list('    ', '  - _Blocked: no keys_\n')))).toBe('rerun implement 2.1.1 not-started');
    const between = '- [ ] 2. Model\n- [ ] 2.1 Checks\n  - Purpose: sound input\n- [ ] 2.1.1 Messages\n';
    expect(seen(listed(between))).toBe('rerun implement 2.1 not-started');
    expect(seen(listed(between.replace('[ ] 2.1 ', '[x] 2.1 ')))).toBe('resume implement 2.1.1 partial-work');
  });

  test('`[~]` is blocked; where nothing else is left a person must look', () => {
    const held = ticked('1. ', '2. ', '2.1', '2.2', '4. ').replace('[ ] 3', '[~] 3');
    expect(seen(listed(held))).toBe('ask implement unclear');
    expect(looker.look(listed(held))?.decision.instruction).toContain(
      'No open task may be taken (held by its own mark or note: 3). A person must look.',
    );
    const line = held.split('\n').findIndex((one) => one.includes('[~] 3')) + 1;
    expect(looker.look(listed(held))?.notes).toContain(
      `Task 3 (line ${line}) is blocked: "the mail server has no account yet".`,
    );
  });

  test('lines without a number are no tasks, `*` is a bullet, an escaped full stop is one', () => {
    const tasks = `${ticked('1. ', '2. ', '2.1', '2.2', '3. ', '4. ')}\n- [ ] everybody is glad\n`;
    expect(seen(listed(tasks))).toBe('advance archive step-completed');
    expect(seen(listed('# Tasks\n\n* [x] 1\\. One\n* [ ] 1.1. Two\n'))).toBe(
      'resume implement 1.1 partial-work',
    );
  });

  test('a document that is gone is written, not gone on with', () => {
    const { [`${HOME}/design.md`]: _, ...files } = listed(OPEN);
    const found = looker.look(files);
    expect(decided(found)).toBe('rerun design artifact-missing');
    expect(found?.decision.instruction).toContain('Write design.md of the spec low-stock');
  });

  test('an approval that was given is deleted: none on disk is told, and holds nothing up', () => {
    expect(looker.look(FIRST)?.notes).toContain(
      'No request is on disk: the approval was given, or never asked for.',
    );
    const given = looker.look({ ...FIRST, ...request('requirements', 'approved') });
    expect(given?.notes.join()).toContain('Approved, and to be deleted before it goes on');
  });

  test('of several requests the last counts; one for a document that was gone on with says nothing', () => {
    const again = request('requirements', 'pending', { createdAt: '2026-03-04T08:00:00.000Z' });
    expect(seen({ ...FIRST, ...request('requirements', 'needs-revision'), ...again })).toBe(
      'wait requirements awaiting-approval',
    );
    const old = looker.look({ ...listed(TASKS), ...request('requirements', 'needs-revision') });
    expect(decided(old)).toBe('resume implement 2.2 partial-work');
    expect(old?.notes.join()).toContain('Sent back once, and gone on with since: requirements.');
  });

  test('what came back is not among the finished steps, and a note names its request', () => {
    const state = looker.look({ ...BOTH, ...request('design', 'needs-revision') });
    expect(decided(state)).toBe('resume design partial-work');
    expect(state?.decision.instruction).toContain('The design was interrupted');
    expect(state?.state?.steps.filter(({ finished }) => finished).map(({ id }) => id)).toEqual([
      'requirements',
    ]);
    expect(state?.notes.join()).toMatch(
      /Sent back by \.spec-workflow\/approvals\/low-stock\/\S+\.json, where/,
    );
  });

  test('steering requests and snapshots concern no spec; a status that nobody knows asks', () => {
    expect(seen({ ...FIRST, ...request('requirements', 'pending', { category: 'steering' }) })).toBe(
      'rerun design not-started',
    );
    const copy = {
      '.spec-workflow/approvals/low-stock/.snapshots/requirements.md/snapshot-001.json':
        '{"status": "pending"}',
    };
    expect(seen({ ...FIRST, ...copy })).toBe('rerun design not-started');
    expect(seen({ ...FIRST, ...request('requirements', 'perhaps') })).toBe('ask - status-unknown');
  });

  test('a damaged request blocks with its path and line', () => {
    const path = '.spec-workflow/approvals/low-stock/approval_1.json';
    const recovery = looker.look({ ...FIRST, [path]: '{\n  "status": pending\n}' });
    expect([recovery?.decision.reason, recovery?.findings[0]?.path, recovery?.findings[0]?.line]).toEqual([
      'state-unreadable',
      path,
      2,
    ]);
  });

  test('a done task without its log is told, where logs are kept', () => {
    expect(looker.look(begun)?.notes).toContain('Done without a log in Implementation Logs: 2.1.');
    expect(looker.look(listed(TASKS))?.notes.join()).not.toContain('Implementation Logs');
  });

  test('a list without a task or with an unknown mark asks; conflicts block; empty is not dropped', () => {
    expect(seen(listed('# Tasks\n\nFirst the levels.\n'))).toBe('ask tasks unclear');
    const alone = looker.look({ [`${HOME}/tasks.md`]: '# Tasks\n\nFirst the levels.\n' });
    expect(decided(alone)).toBe('block - state-unreadable');
    expect(alone?.findings[0]?.message).toContain('found a text without a task');
    expect(seen(listed(OPEN.replace('[ ] 1.', '[?] 1.')))).toBe('ask - status-unknown');
    expect(seen(listed(`<<<<<<< ours\n${TASKS}`))).toBe('block - state-conflicted');
    expect(looker.all(listed('')).unreadable).toMatchObject([{ path: `${HOME}/tasks.md` }]);
  });

  test('archives, templates and steering are no specs; several packages are one each', () => {
    const other = {
      '.spec-workflow/archive/specs/x/tasks.md': TASKS,
      '.spec-workflow/templates/tasks-template.md': TASKS,
      '.spec-workflow/user-templates/tasks.md': TASKS,
      '.spec-workflow/steering/tasks.md': TASKS,
      '.spec-workflow/specs/tasks.md': TASKS,
      'spec-workflow/specs/x/tasks.md': TASKS,
      'specs/x/tasks.md': TASKS,
      '.kiro/specs/x/tasks.md': TASKS,
    };
    expect(looker.all(other)).toMatchObject({ workflows: [], unreadable: [] });
    const packages = {
      'a/.spec-workflow/specs/one/tasks.md': TASKS,
      'b/.spec-workflow/specs/two/tasks.md': TASKS,
    };
    expect(looker.all(packages).workflows.map(({ id }) => id)).toEqual([
      'spec-workflow:one',
      'spec-workflow:two',
    ]);
  });

  test('CRLF, a byte order mark and no last newline say the same', () => {
    for (const words of [TASKS.replaceAll('\n', '\r\n'), `\uFEFF${TASKS}`, TASKS.trimEnd()])
      expect(seen(listed(words))).toBe('resume implement 2.2 partial-work');
  });

  test('a design that changed once tasks were done is told in a note; one that is lost is made again', () => {
    const version = (words: string, time: string) => ({ commit: 'd'.repeat(40), at: time, text: words });
    const history = {
      [`${HOME}/tasks.md`]: [version(TASKS, '2026-03-03T00:00:00Z'), version(OPEN, '2026-03-01T00:00:00Z')],
      [`${HOME}/design.md`]: [version(DESIGN, '2026-03-05T00:00:00Z')],
    };
    expect(looker.look(listed(TASKS), { history })?.notes.join()).toContain(
      'design.md changed after the first task was done',
    );
    expect(seen(at({ 'requirements.md': REQUIREMENTS, 'tasks.md': TASKS }))).toBe(
      'rerun design artifact-missing',
    );
  });
});

describe('choices', () => {
  test('resume sets the mark that the tool sets, and no other byte', () => {
    const words = ticked('1. ').replaceAll('\n', '\r\n');
    expect(looker.change(listed(words), { name: 'resume' })).toEqual({
      [`${HOME}/tasks.md`]: words.replace('[ ] 2.1', '[-] 2.1'),
    });
  });

  test('an approval is never written: only the dashboard gives it', () => {
    const files = { ...FIRST, ...request('requirements', 'pending') };
    expect(looker.look(files)?.decision.options).toEqual(['manual', 'start-fresh']);
    expect(() => looker.change(files, { name: 'approve', checkpoint: null })).toThrow(/the dashboard/);
  });

  test('starting over removes the folder of the spec alone', () => {
    const files = { ...listed(TASKS), ...request('requirements', 'needs-revision') };
    expect(looker.change(files, { name: 'start-fresh', all: false })).toEqual({ [HOME]: null });
  });
});
