// What each choice writes, in every form and spelling, and where it refuses: other bytes and other rows stay.
import { describe, expect, test } from 'vitest';
import type { Choice } from '../../../src/model/choice.ts';
import {
  chosen,
  decided,
  decision,
  FOLDER,
  fixture,
  implementation,
  json,
  look,
  lookAll,
  PATH,
  PROJECT,
} from './looking.ts';

const SHARED = 'exports/project_state.json';
const TIDE = '7c2d9e10-3a4b-4f5c-8d6e-1b2a3c4d5e6f';
const SHOP = 'a91f0c3d-5b6e-4a7f-9c8d-0e1f2a3b4c5d';
const UNCLEAR = { lastAction: 'Working on it' } as const;

type Files = Parameters<typeof chosen>[1];

function written(choice: Choice, files: Files, feature = PROJECT): string {
  const [file, ...more] = chosen(choice, files, feature);
  if (file?.kind !== 'write' || more.length > 0) throw new Error('it writes one file');
  expect(file.before).toBe(files[file.path]);
  return file.after;
}

/** The lines that differ, from 1. */
function differing(before: string, after: string): readonly number[] {
  const [old, now] = [before.split('\n'), after.split('\n')];
  expect(now).toHaveLength(old.length);
  return old.flatMap((line, i) => (line === now[i] ? [] : [i + 1]));
}

describe('resume', () => {
  test('a paused project becomes active: its status and its time', () => {
    const before = json(decision({ status: 'paused', task: 'deploy', lastAction: 'Completed build' }));
    const after = written({ name: 'resume' }, { [PATH]: before });
    expect(after).toBe(
      before.replace('"paused"', '"active"').replace('2026-05-02 09:30:00+00', '2026-07-01 00:00:00+00'),
    );
  });

  test('an active one: its time alone, and it is decided as before', () => {
    const files = { [PATH]: json(decision()), 'auth.py': 'x\n' };
    const after = written({ name: 'resume' }, files);
    expect(after).toBe(files[PATH]?.replace('2026-05-02 09:30:00+00', '2026-07-01 00:00:00+00'));
    expect(decided(look({ ...files, [PATH]: after }))).toBe('resume implement_auth partial-work');
    expect(chosen({ name: 'resume' }, { ...files, [PATH]: after })).toEqual([]);
  });

  test('seed 003 §6, scenario 3: the pause is over, and deployment goes on', () => {
    const before = json(decision({ status: 'paused', task: 'deploy', lastAction: 'Completed build' }));
    const after = written({ name: 'resume' }, { [PATH]: before });
    expect(decided(look({ [PATH]: after, 'src/app.py': 'x\n' }))).toBe('resume deploy partial-work');
  });

  test.each([
    ['PAUSED', 'ACTIVE'],
    ['Paused', 'Active'],
  ])('S13 %s becomes %s', (status, expected) => {
    expect(written({ name: 'resume' }, { [PATH]: json(decision({ status })) })).toContain(
      `"status": "${expected}"`,
    );
  });

  test.each([
    ['"2026-05-02T09:30:00Z"', '"2026-07-01T00:00:00Z"'],
    ['"2026-05-02T09:30:00.123456+02:00"', '"2026-07-01T02:00:00.000000+02:00"'],
    ['"2026-05-02T09:30:00"', '"2026-07-01T00:00:00"'],
    ['"2026-05-02"', '"2026-07-01"'],
    ['1777714200000', '1782864000000'],
    ['"1777714200"', '"1782864000"'],
    ['1777714200', '1782864000'],
    ['1777714200.5', '1782864000'],
    ['"1777714200.25"', '"1782864000.00"'],
    ['null', '"2026-07-01T00:00:00Z"'],
    ['"long ago"', '"2026-07-01T00:00:00Z"'],
  ])('the time is spelled as it was: %s', (written0, expected) => {
    const text = json(decision({ status: 'paused' })).replace('"2026-05-02 09:30:00+00"', written0);
    expect(written({ name: 'resume' }, { [PATH]: text })).toContain(`"updated_at": ${expected}`);
  });

  test('a row without a time gets none', () => {
    const { updated_at: _, ...row } = decision({ status: 'paused' }) as Record<string, unknown>;
    const before = json(row);
    expect(written({ name: 'resume' }, { [PATH]: before })).toBe(before.replace('paused', 'active'));
  });

  test('a paused project without a task goes on as well', () => {
    const before = json(decision({ status: 'paused', task: null }));
    expect(written({ name: 'resume' }, { [PATH]: before })).toContain('"status": "active"');
  });

  test.each([
    ['decision', 'ops/project_state.json', [19, 20]],
    ['copy', 'dump/project_state.sql', [28]],
  ])('the other row of %s stays', (name, path, lines) => {
    const files = fixture(name);
    const after = written({ name: 'resume' }, files, SHOP);
    expect(differing(files[path] ?? '', after)).toEqual(lines);
    const states = lookAll({ ...files, [path]: after }).workflows;
    expect(states.map((one) => [one.feature, one.state?.status])).toEqual([
      [TIDE, 'active'],
      [SHOP, 'active'],
    ]);
  });

  test('S25 a torn last line stays as it is', () => {
    const row = JSON.stringify(decision({ status: 'paused' }));
    const text = `${row}\n{"project_id": "b", "cur`;
    const after = written({ name: 'resume' }, { 'x/project_state.ndjson': text });
    expect(after.split('\n')[1]).toBe('{"project_id": "b", "cur');
  });
});

describe('retry', () => {
  test('says so in the last action, and the decision is to run it again', () => {
    const files = { [PATH]: json(decision(UNCLEAR)), 'auth.py': 'x\n' };
    const after = written({ name: 'retry' }, files);
    expect(differing(files[PATH] ?? '', after)).toEqual([6, 8]);
    expect(after).toContain('"last_action": "Restarted implement_auth (Ada)"');
    const then = look({ ...files, [PATH]: after });
    expect(decided(then)).toBe('rerun implement_auth step-interrupted');
    expect(then.decision.instruction).toContain('a person chose that, whatever is there of it.');
  });

  test.each([
    ['Writing auth.py', 'write_auth', 'every file that it names is absent or empty.'],
    ['Writing tests', 'write_tests', 'no test file has anything in it.'],
    ['Created the tables', 'make_db', 'continue from what its last action says;'],
    ['Restarted at docs (Ada), build skipped', 'docs', 'begin now: a person passed over the task before it.'],
  ])('what is said of another reason holds as well: %s', (lastAction, task, says) => {
    const found = look({ [PATH]: json(decision({ task, lastAction })), 'main.py': 'x\n' });
    expect(found.decision.instruction).toContain(says);
  });

  test('refused where there is no task', () => {
    const files = { [PATH]: json(decision({ task: null, lastAction: null })) };
    expect(() => chosen({ name: 'retry' }, files)).toThrow(/found no current task in the row/);
  });

  test('the word of a person about another task restarts nothing', () => {
    const row = decision({ lastAction: 'Restarted write_docs (Ada)' });
    expect(decided(look({ [PATH]: json(row) }))).toBe('ask implement_auth unclear');
  });
});

describe('skip', () => {
  const PENDING = ['docs', 'release'];
  const row = implementation({ ...UNCLEAR, pending: PENDING });
  const skip = { name: 'skip' } as const;

  test('goes on with the next task, which leaves the list; nothing is called completed', () => {
    const files = { [PATH]: json(row) };
    const after = written(skip, files);
    expect(JSON.parse(after)).toEqual({
      ...row,
      active_task_id: 'docs',
      pending_tasks: ['release'],
      last_action: 'Restarted at docs (Ada), implement_auth skipped',
      last_updated: '2026-07-01T00:00:00+00:00',
    });
    expect(decided(look({ [PATH]: after }))).toBe('rerun docs step-interrupted');
  });

  test.each([
    ['a list on lines of its own', '[\n    "docs",\n    "release"\n  ]', '[\n    "release"\n  ]'],
    [
      'maps keep what nobody knows',
      '[{"id": "docs"}, {"id": "release", "why": [1]}]',
      '[{"id": "release", "why": [1]}]',
    ],
    ['text stays text', '"[\\"docs\\" ,  \\"release\\"]"', '"[\\"release\\"]"'],
    [
      'a task that is current already',
      '["implement_auth", "docs", "release"]',
      '["implement_auth", "release"]',
    ],
  ])('%s', (_, found, expected) => {
    const text = json({ ...row, pending_tasks: '@' }).replace('"@"', found);
    expect(written(skip, { [PATH]: text })).toContain(`"pending_tasks": ${expected},`);
  });

  test('in CSV, COPY and INSERT', () => {
    const names = 'project_id,active_task_id,pending_tasks,status,last_action';
    const cells = [PROJECT, 'build', '["docs", "release"]', 'active', 'Working'];
    const quoted = cells.map((one) => `"${one.replaceAll('"', '""')}"`).join(',');
    const done = 'Restarted at docs (Ada), build skipped';
    expect(written(skip, { 'x/project_state.csv': `${names}\n${quoted}\n` })).toBe(
      `${names}\n"${PROJECT}","docs","[""release""]","active","${done}"\n`,
    );
    const copy = (one: readonly string[]) =>
      `COPY project_state (${names}) FROM stdin;\n${one.join('\t')}\n\\.\n`;
    expect(written(skip, { 'x/project_state.sql': copy(cells) })).toBe(
      copy([PROJECT, 'docs', '["release"]', 'active', done]),
    );
    const insert = ([id, task, pending, , said]: readonly string[]) =>
      `INSERT INTO project_state (${names}) ` +
      `VALUES ('${id}', '${task}', '${pending}'::json, 'active', '${said}');\n`;
    expect(written(skip, { 'x/project_state.sql': insert(cells) })).toBe(
      insert([PROJECT, 'docs', '["release"]', '', done]),
    );
  });

  test.each([
    ['no pending task', implementation({ ...UNCLEAR, pending: [] }), /found no pending task/],
    [
      'a list in the metadata alone',
      { ...decision(UNCLEAR), metadata: { pending_tasks: ['seed', 'deploy'] } },
      /found pending tasks \(next: "seed"\) .* expected a column or key pending_tasks/,
    ],
    ['the decision’s columns, which have no list', decision(UNCLEAR), /found no pending task/],
    [
      'a list as PostgreSQL spells it',
      { ...row, pending_tasks: '{docs,release}' },
      /a spelling that is not written here/,
    ],
    ['no current task', implementation({ task: null, lastAction: null }), /found no current task/],
  ])('refused: %s', (_, one, message) => {
    expect(() => chosen(skip, { [PATH]: json(one) })).toThrow(message);
  });
});

describe('start-fresh', () => {
  const fresh = (all = false) => ({ name: 'start-fresh', all }) as const;

  test('a last line that was cut off may be another project’s: nothing is removed, nor offered', () => {
    const path = 'exports/project_state.ndjson';
    const row = JSON.stringify(decision({ status: 'paused' }));
    const whole = { [path]: `${row}\n` };
    const torn = { [path]: `${row}\n{"project_id":"p2","current_task_id":"a","upd` };
    expect(() => chosen(fresh(), torn)).toThrow(/line 2 of \S+ is cut off, so it may be another/);
    expect(look(torn).decision.options).not.toContain('start-fresh');
    expect(chosen(fresh(), whole)).toEqual([{ kind: 'remove', path }]);
  });
  const two = json([decision(), { ...decision(), project_id: SHOP }]);
  const removes = (files: Files) => chosen(fresh(), files).map((file) => file.kind === 'remove' && file.path);

  test.each([
    ['a project’s own folder', { [PATH]: json(decision()), [`${FOLDER}/task_history.jsonl`]: '' }, FOLDER],
    ['in a package', { [`pkg/a/${PATH}`]: json(decision()) }, `pkg/a/${FOLDER}`],
    ['an export that holds it alone', { [SHARED]: json(decision()), 'exports/other.json': '{}' }, SHARED],
    ['at the root', { 'project_state.json': json(decision()) }, 'project_state.json'],
  ])('removes %s', (_, files, path) => {
    expect(removes(files)).toEqual([path]);
  });

  test('S01 S02 an own folder that cannot be read', () => {
    const { [PATH]: text = '' } = { [PATH]: json(decision()) };
    const torn = { [PATH]: text.slice(0, 100) };
    const [one] = lookAll(torn).workflows;
    expect(one && decided(one)).toBe('block - state-unreadable');
    expect(removes(torn)).toEqual([FOLDER]);
  });

  test.each([
    ['others', { [SHARED]: two }, /holds 2 projects/],
    ['others in a folder of one', { [PATH]: two }, /holds 2 projects/],
    [
      'a second export beside it',
      {
        [SHARED]: json(decision()),
        'exports/project_state.csv': 'project_id,current_task_id,status\na,b,active\n',
      },
      /several exports lie in exports/,
    ],
  ])('refused: an export with %s', (_, files, message) => {
    expect(() => chosen(fresh(), files)).toThrow(message);
  });

  test('refused: a shared export that cannot be read', () => {
    const files = { [SHARED]: json(decision()).slice(0, 100) };
    expect(() => chosen(fresh(), files, 'exports')).toThrow(/it may hold other projects/);
  });
});

test('answers, approvals and specs mean nothing to it', () => {
  const files = { [PATH]: json(decision()), 'auth.py': 'x\n' };
  expect(() => chosen({ name: 'answer', question: 'Q', text: 'x' }, files)).toThrow(
    /means nothing to workflows/,
  );
});

test('somebody’s other copy of the file is not touched, and a person is told that it is an export', () => {
  const files = {
    [PATH]: json(decision({ status: 'paused' })),
    [SHARED]: json(decision({ status: 'paused' })),
  };
  const ids = lookAll(files).workflows.map(({ id }) => id);
  expect(ids).toEqual([`project-state:${PROJECT}@${FOLDER}`, `project-state:${PROJECT}@exports`]);
});
