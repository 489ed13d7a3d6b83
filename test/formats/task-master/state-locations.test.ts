// Where lists are found, what is no list of the tool, and what cannot be read but is never dropped.
import { describe, expect, test } from 'vitest';
import { taskMaster } from '../../../src/formats/task-master/index.ts';
import { decided, type Files, lookerFor } from '../looking.ts';
import { LISTS, METADATA, OLD_LISTS, stateFile, tag, task, written } from './lists.ts';

const { all, look } = lookerFor(taskMaster);
const TASKS = [task(1, 'done'), task(2, 'pending')];
const list = written({ master: tag(TASKS) });
const flat = written({ tasks: TASKS, metadata: METADATA });
const PRD = '.taskmaster/docs/prd.txt';
const ids = (files: Files) => all(files).workflows.map(({ id, path }) => `${id} ${path}`);

describe('places', () => {
  test('both places, each in any package', () => {
    expect(ids({ [LISTS]: list })).toEqual([`task-master:master ${LISTS}`]);
    expect(ids({ [OLD_LISTS]: flat })).toEqual([`task-master:master ${OLD_LISTS}`]);
    expect(ids({ [`apps/web/${LISTS}`]: list, [`apps/api/${OLD_LISTS}`]: flat })).toEqual([
      `task-master:master@apps/web/.taskmaster/tasks apps/web/${LISTS}`,
      `task-master:master@apps/api/tasks apps/api/${OLD_LISTS}`,
    ]);
  });

  test('of both places in one package the tool takes the newer one', () => {
    const left = written({ tasks: [task(1, 'pending')] });
    expect(ids({ [LISTS]: list, [OLD_LISTS]: left })).toEqual([`task-master:master ${LISTS}`]);
    expect(decided(look({ [LISTS]: list, [OLD_LISTS]: left }))).toBe('resume implement 2 partial-work');
  });

  test.each<readonly [string, Files]>([
    [
      'tasks of an editor',
      { [OLD_LISTS]: written({ version: '2.0.0', tasks: [{ label: 'build', type: 'shell' }] }) },
    ],
    [
      'a list of another tool',
      { [OLD_LISTS]: written({ tasks: [{ id: 'a', name: 'x', status: 'pending', dependencies: [] }] }) },
    ],
    ['a plain list', { [OLD_LISTS]: written([{ title: 'x', status: 'done' }]) }],
    ['an empty list that anybody may have', { [OLD_LISTS]: written({ tasks: [] }) }],
    ['nothing', { [OLD_LISTS]: '{}' }],
    [
      'another place',
      { 'docs/tasks.json': list, '.vscode/tasks.json': list, [`.taskmaster/${OLD_LISTS}x`]: list },
    ],
    [
      'reports and templates of the tool',
      { '.taskmaster/reports/tasks.json': list, '.taskmaster/templates/example_prd.txt': 'x' },
    ],
    ['requirements of another tool', { 'docs/prd.md': 'Words.\n', 'scripts/prd.txt': 'Words.\n' }],
  ])('no workflow: %s', (_, files) => {
    expect(all(files)).toEqual({ workflows: [], unreadable: [] });
  });
});

describe('requirements without tasks', () => {
  test('the tasks are to be made, under the current tag', () => {
    expect(ids({ [PRD]: 'A clock.\n' })).toEqual([`task-master:master ${LISTS}`]);
    expect(ids({ [PRD]: 'A clock.\n', ...stateFile('clock') })).toEqual([`task-master:clock ${LISTS}`]);
    const found = look({ [PRD]: 'A clock.\n' });
    expect(decided(found)).toBe('rerun plan not-started');
    expect(found?.decision.options).toEqual(['resume']);
    expect(decided(look({ [PRD]: 'A clock.\n', [LISTS]: '{}' }))).toBe('rerun plan not-started');
  });

  test.each([
    'tasks.json',
    'tasks/',
    '.taskmaster/',
    '.taskmaster/tasks/',
    '/.taskmaster',
    '.taskmaster/tasks/tasks.json',
  ])('where %s is kept out of git nothing is said of tasks', (line) => {
    expect(look({ [PRD]: 'A clock.\n', '.gitignore': `# Task files\n${line}\n` })).toBeNull();
  });

  test('a line that is commented out, as init writes it, keeps nothing out', () => {
    expect(look({ [PRD]: 'A clock.\n', '.gitignore': '# tasks.json\n# tasks/\n' })).not.toBeNull();
  });

  test('an empty document asks for nothing', () => {
    expect(look({ [PRD]: '\n' })).toBeNull();
  });
});

describe('damage', () => {
  test('starting over is not advised where it would be refused', () => {
    const found = look({ [LISTS]: list.slice(0, -40) });
    expect(found?.decision.options).toEqual(['manual']);
    expect(found?.decision.instruction).toBe('The saved state cannot be read. Restore it from history.');
    const tags = { master: tag([task(1, 'resting')]), next: tag([task(1, 'done')]) };
    const [odd] = all({ [LISTS]: written(tags) }).workflows;
    expect(odd?.decision.options).not.toContain('start-fresh');
    expect(odd?.findings[0]).toMatchObject({ message: expect.stringMatching(/Correct the word\.$/) });
  });

  const blocked = (text: string) => {
    const found = look({ [LISTS]: text });
    return [decided(found), found?.findings.map(({ rule, line }) => `${rule} ${line}`).join()];
  };

  test.each<readonly [string, string, string, string]>([
    ['a list that was cut off', list.slice(0, -40), 'block - state-unreadable', 'state-readable'],
    [
      'a comma too many',
      list.replace('"done",', '"done",,'),
      'block - state-unreadable',
      'state-readable 12',
    ],
    [
      'a key twice',
      list.replace('"title"', '"id": 1, "title"'),
      'block - state-unreadable',
      'state-readable 6',
    ],
    [
      'conflict markers',
      `<<<<<<< a\n${list}\n=======\n${list}\n>>>>>>> b\n`,
      'block - state-conflicted',
      'state-not-conflicted 1',
    ],
    [
      'tasks that are no list',
      written({ master: tag(TASKS), x: { tasks: {} } }),
      'block - state-unreadable',
      'state-readable',
    ],
    [
      'a task that is a word',
      written({ master: tag([...TASKS, 'x']) }),
      'block - state-unreadable',
      'state-readable',
    ],
    [
      'sub-tasks that are a word',
      written({ master: tag([...TASKS, task(3, 'done', { subtasks: 'x' })]) }),
      'block - state-unreadable',
      'state-readable',
    ],
  ])('%s', (_, text, decision, finding) => {
    const [found, findings] = blocked(text);
    expect(found).toBe(decision);
    expect(findings).toContain(finding);
  });

  test('a beginning, another text, and a file above the cap of 4 MiB are named, never dropped', () => {
    for (const text of ['{"master": {"ta', 'hello', '[]'])
      expect(all({ [LISTS]: text }).unreadable).toMatchObject([{ path: LISTS, rule: 'state-known' }]);
    const large = written({
      master: tag(
        Array.from({ length: 90 }, (_, i) => task(i + 1, 'pending', { details: 'x'.repeat(48000) })),
      ),
    });
    expect(large.length).toBeGreaterThan(4 * 1024 ** 2);
    expect(all({ [LISTS]: large })).toMatchObject({
      workflows: [],
      unreadable: [
        {
          path: LISTS,
          rule: 'state-readable',
          message: expect.stringMatching(/larger than 4 MiB.+task-master remove-task/),
        },
      ],
    });
  });

  test('a list above the cap of other formats, as repositories have them, is read', () => {
    const many = Array.from({ length: 50 }, (_, i) =>
      task(i + 1, i < 20 ? 'done' : 'pending', { details: 'x'.repeat(6000) }),
    );
    const text = written({ master: tag(many) });
    expect(text.length).toBeGreaterThan(256 * 1024);
    expect(decided(look({ [LISTS]: text }))).toBe('resume implement 21 partial-work');
  });

  test('a list at the root beside tags contradicts them: versions of the tool read one or the other', () => {
    const found = look({ [LISTS]: written({ tasks: TASKS, master: tag(TASKS) }) });
    expect(decided(found)).toBe('ask - state-inconsistent');
    expect(found?.decision.options).toEqual(['manual']);
  });
});
