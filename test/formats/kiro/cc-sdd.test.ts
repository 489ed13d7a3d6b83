// cc-sdd's spec.json beside a spec: approvals wait, boxes count more than the phase, and `approve` writes it.
import { describe, expect, test } from 'vitest';
import {
  at,
  CC_TASKS,
  DESIGN,
  documents,
  fixture,
  HOME,
  looker,
  REQUIREMENTS,
  seen,
  spec,
} from './harness.ts';

const NEW = fixture('cc-new', 'requirements.md');
const OPEN = CC_TASKS.replaceAll('[x]', '[ ]');
const DONE = CC_TASKS.replaceAll('- [ ] 1', '- [x] 1').replaceAll('- [ ] 2', '- [x] 2');
const listed = (letters: string, tasks: string, phase?: string) => ({
  ...documents(tasks),
  ...at({ 'spec.json': spec(letters, phase) }),
});
const SPEC = `${HOME}/spec.json`;

describe('interrupted at every step', () => {
  test.each<readonly [string, Readonly<Record<string, string>>, string]>([
    [
      '/kiro:spec-init',
      { 'spec.json': spec('---'), 'requirements.md': NEW },
      'rerun requirements not-started',
    ],
    [
      'requirements half written',
      { 'spec.json': spec('---'), 'requirements.md': REQUIREMENTS },
      'resume requirements partial-work',
    ],
    [
      '/kiro:spec-requirements',
      { 'spec.json': spec('g--'), 'requirements.md': REQUIREMENTS },
      'wait requirements awaiting-approval',
    ],
    [
      'they are approved',
      { 'spec.json': spec('a--'), 'requirements.md': REQUIREMENTS },
      'rerun design not-started',
    ],
    [
      'a design that is not recorded',
      { 'spec.json': spec('a--'), 'requirements.md': REQUIREMENTS, 'design.md': DESIGN },
      'resume design partial-work',
    ],
    [
      '/kiro:spec-design',
      { 'spec.json': spec('ag-'), 'requirements.md': REQUIREMENTS, 'design.md': DESIGN },
      'wait design awaiting-approval',
    ],
    [
      'it is approved',
      { 'spec.json': spec('aa-'), 'requirements.md': REQUIREMENTS, 'design.md': DESIGN },
      'rerun tasks not-started',
    ],
    [
      'generated, and gone',
      { 'spec.json': spec('aa-'), 'requirements.md': REQUIREMENTS },
      'rerun design artifact-missing',
    ],
    [
      'two wait',
      { 'spec.json': spec('gg-'), 'requirements.md': REQUIREMENTS, 'design.md': DESIGN },
      'wait requirements awaiting-approval',
    ],
  ])('%s', (_, files, decision) => {
    expect(seen(at(files))).toBe(decision);
  });

  test.each([
    ['a list that is not recorded', 'aa-', OPEN, 'resume tasks partial-work'],
    ['/kiro:spec-tasks', 'aag', OPEN, 'wait tasks awaiting-approval'],
    ['approved', 'aaa', OPEN, 'rerun implement 1.1 not-started'],
    ['a later approval stands for those before', 'gga', OPEN, 'rerun implement 1.1 not-started'],
    ['/kiro:spec-impl', 'aaa', CC_TASKS, 'resume implement 1.2 partial-work'],
    ['generated, not approved, but boxes are ticked', 'aag', CC_TASKS, 'resume implement 1.2 partial-work'],
    ['all is ticked', 'aaa', DONE, 'none - completed'],
  ])('%s', (_, letters, tasks, decision) => {
    expect(seen(listed(letters, tasks))).toBe(decision);
  });

  test('the brief names the command of the tool with the feature and the task', () => {
    const said = (letters: string, tasks: string) =>
      looker.look(listed(letters, tasks))?.decision.instruction;
    expect(said('aaa', CC_TASKS)).toContain('Run /kiro:spec-impl order-export 1.2 (');
    expect(looker.look(listed('aag', OPEN))?.notes.join()).toContain('/kiro:spec-tasks order-export');
    const designed = at({ 'spec.json': spec('a--'), 'requirements.md': REQUIREMENTS });
    expect(looker.look(designed)?.decision.instruction).toContain('Run /kiro:spec-design order-export.');
  });
});

describe('traps', () => {
  test('`_Depends:_` is respected, `_Blocked:_` is passed by, (P) says nothing', () => {
    const held = CC_TASKS.replace(
      '  - _Boundary: Settings_\n',
      '  - _Boundary: Settings_\n  - _Blocked: no schema yet_\n',
    );
    expect(seen(listed('aaa', held))).toBe('ask implement unclear');
    expect(looker.look(listed('aaa', held))?.decision.instruction).toMatch(/1\.2.*2\.1/);
    expect(seen(listed('aaa', held.replace('Depends: 1.1, 1.2', 'Depends: 1.1')))).toBe(
      'resume implement 2.1 partial-work',
    );
  });

  test('boxes beat a phase that says that all is done, with a finding at its line', () => {
    const recovery = looker.look(listed('aaa', CC_TASKS, 'implemented'));
    expect(recovery?.decision.reason).toBe('partial-work');
    expect(recovery?.findings).toMatchObject([{ rule: 'tracker-agrees', path: SPEC, line: 6 }]);
    expect(seen(listed('aaa', DONE, 'tasks-generated'))).toBe('none - completed');
    expect(seen(listed('aaa', CC_TASKS, 'somebody-knows'))).toBe('resume implement 1.2 partial-work');
  });

  test('ticked without an approval: a note, and the approval may still be recorded', () => {
    const recovery = looker.look(listed('aag', CC_TASKS));
    expect(recovery?.notes.join()).toContain('spec.json does not say that tasks are approved');
    expect(recovery?.decision.options).toContain('approve');
  });

  test('Implementation Notes are no tasks, and extra fields and a missing `approvals` say nothing', () => {
    expect(looker.look(listed('aaa', DONE))?.notes.join()).not.toContain('without a number');
    const bare = { ...documents(CC_TASKS), [SPEC]: '{"feature_name": "Orders", "team": ["a"]}' };
    const recovery = looker.look(bare);
    expect([recovery?.state?.title, recovery?.decision.reason]).toEqual(['Orders', 'partial-work']);
  });

  test.each([
    ['{}', 'ask requirements unclear'],
    ['{"approvals": {}}', 'ask requirements unclear'],
    ['{"approvals": null}', 'ask requirements unclear'],
    ['{"approvals": {"requirements": {"approved": true}}}', 'resume design partial-work'],
    [
      '{"approvals": {"requirements": {"approved": true}, "design": {"approved": false}}}',
      'wait design awaiting-approval',
    ],
    ['{"approvals": {"requirements": "approved", "design": "approved"}}', 'resume tasks partial-work'],
    [
      '{"approvals": {"requirements": true, "design": true, "tasks": true}}',
      'rerun implement 1.1 not-started',
    ],
    ['{"approvals": {"requirements": true, "design": true, "tasks": false}}', 'wait tasks awaiting-approval'],
    ['{"approvals": {"requirements": "approved", "design": "maybe"}}', 'ask - status-unknown'],
    ['{"approvals": {"requirements": {"generated": true, "approved": true}}}', 'resume design partial-work'],
    [
      '{"approvals": {"requirements": null, "design": {"generated": true, "approved": true}}}',
      'resume tasks partial-work',
    ],
    [
      '{"approvals": {"requirements": {"generated": true, "approved": false}}}',
      'wait requirements awaiting-approval',
    ],
    ['{"approvals": []}', 'ask - status-unknown'],
    ['{"approvals": "yes"}', 'ask - status-unknown'],
    ['{"approvals": {"requirements": null, "design": "x", "tasks": []}}', 'ask - status-unknown'],
    ['{"approvals": {"tasks": {"generated": [], "approved": 1}}}', 'ask - status-unknown'],
  ])('no approval is passed over that spec.json does not record: %s', (text, decision) => {
    expect(seen({ ...documents(OPEN), [SPEC]: text })).toBe(decision);
  });

  test.each([
    '{}',
    '{"approvals": []}',
    '{"approvals": {"requirements": "approved", "design": "approved"}}',
    '{"approvals": {"requirements": {"generated": true, "approved": "maybe"}, "design": "x"}}',
  ])('boxes count more than odd approvals: %s', (text) => {
    expect(seen({ ...documents(DONE), [SPEC]: text })).toBe('none - completed');
    expect(seen({ ...documents(CC_TASKS), [SPEC]: text })).toBe('resume implement 1.2 partial-work');
  });

  test('what an odd approval says is told where it decides nothing', () => {
    for (const tasks of [DONE, CC_TASKS])
      expect(looker.look({ ...documents(tasks), [SPEC]: '{"approvals": {"design": "x"}}' })?.notes).toContain(
        'approvals.design of spec.json: found "x", expected a map with generated and approved. Tasks are ' +
          'ticked, so it decides nothing.',
      );
  });

  test('documents without a word of approvals are not made again: where to record them is said', () => {
    const found = looker.look({ ...documents(OPEN), [SPEC]: '{}' });
    expect(found?.decision.instruction).toContain('"approved": true (or false) for each of them');
    const two = at({ 'requirements.md': REQUIREMENTS, 'design.md': DESIGN, 'spec.json': '{}' });
    expect(seen(two)).toBe('ask requirements unclear');
    const one = at({ 'requirements.md': REQUIREMENTS, 'spec.json': '{}' });
    expect(seen(one)).toBe('resume requirements partial-work');
  });

  test('requirements that a design was made from were begun, in whatever words', () => {
    const files = {
      ...documents(OPEN),
      ...at({ 'requirements.md': '# R\n\nx\n', 'spec.json': spec('---') }),
    };
    expect(seen(files)).toBe('resume requirements partial-work');
  });

  test('a value that is neither true nor false asks', () => {
    const text = spec('aag').replace('"approved": false', '"approved": "maybe"');
    expect(seen({ ...documents(OPEN), [SPEC]: text })).toBe('ask - status-unknown');
  });

  test('a damaged spec.json blocks with its line, unless all is ticked', () => {
    const damaged = spec('aag').replace('"approvals": {', '"approvals": ');
    const recovery = looker.look({ ...documents(CC_TASKS), [SPEC]: damaged });
    expect([recovery?.decision.reason, recovery?.findings[0]?.path]).toEqual(['state-unreadable', SPEC]);
    expect(recovery?.findings[0]?.line).toBeGreaterThan(1);
    expect(seen({ ...documents(CC_TASKS), [SPEC]: '[]' })).toBe('block - state-unreadable');
    expect(looker.look({ ...documents(DONE), [SPEC]: damaged })?.notes.join()).toContain(
      'spec.json cannot be read',
    );
    const link = { mode: '120000', content: '/etc/passwd' } as const;
    expect(seen({ ...documents(CC_TASKS), [SPEC]: link })).toBe('block - state-unsafe');
  });

  test('its own times are the age of the work', () => {
    const { timestamps = [] } = looker.look(listed('aaa', CC_TASKS))?.state ?? {};
    expect(timestamps.map(({ found, activity }) => [found, activity])).toEqual([
      ['2026-03-02T08:15:00Z', false],
      ['2026-03-04T10:20:30Z', true],
    ]);
  });
});

describe('choices', () => {
  const approved = (letters: string) => spec(letters).replace('2026-03-04T10:20:30Z', '2026-08-01T12:30:00Z');

  test('approve writes what the next command would: one value and the time', () => {
    const files = at({ 'spec.json': spec('ag-'), 'requirements.md': REQUIREMENTS, 'design.md': DESIGN });
    const change = looker.change(files, { name: 'approve', checkpoint: null });
    expect(change).toEqual({ [SPEC]: approved('aa-') });
    expect(seen({ ...files, [SPEC]: approved('aa-') })).toBe('rerun tasks not-started');
  });

  test('an approval in an older shape is written in that shape', () => {
    const text = '{"approvals": {"requirements": true, "design": false}}';
    const files = at({ 'spec.json': text, 'requirements.md': REQUIREMENTS, 'design.md': DESIGN });
    expect(seen(files)).toBe('wait design awaiting-approval');
    expect(looker.change(files, { name: 'approve', checkpoint: null })).toEqual({
      [SPEC]: text.replace('false', 'true'),
    });
  });

  test('of two that wait the first is meant; what is named approves those before it', () => {
    const files = at({ 'spec.json': spec('gg-'), 'requirements.md': REQUIREMENTS, 'design.md': DESIGN });
    expect(looker.change(files, { name: 'approve', checkpoint: null })).toEqual({ [SPEC]: approved('ag-') });
    expect(looker.change(files, { name: 'approve', checkpoint: 'Design' })).toEqual({
      [SPEC]: approved('aa-'),
    });
    expect(() => looker.change(files, { name: 'approve', checkpoint: 'tasks' })).toThrow(
      /Waiting: requirements, design/,
    );
  });

  test('every other byte stays: CRLF, a byte order mark, blanks, no last newline', () => {
    const text = `\uFEFF{"approvals":{"requirements" : {"generated":true,"approved":false , "by":null}}}`;
    const files = at({ 'spec.json': text.replaceAll(',', ',\r\n'), 'requirements.md': REQUIREMENTS });
    expect(looker.change(files, { name: 'approve', checkpoint: null })).toEqual({
      [SPEC]: text.replaceAll(',', ',\r\n').replace('"approved":false', '"approved":true'),
    });
  });

  test('ticked without an approval: all that waits is approved; resume writes nothing', () => {
    const files = listed('agg', CC_TASKS);
    expect(looker.change(files, { name: 'approve', checkpoint: null })).toEqual({ [SPEC]: approved('aaa') });
    expect(looker.change(files, { name: 'resume' })).toEqual({});
  });
});
