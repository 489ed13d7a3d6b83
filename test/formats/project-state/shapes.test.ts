// What is cut off, too large, or no row at all: told for what it is, never read as less.
import { describe, expect, test } from 'vitest';
import { atNight } from '../../exhaustive.ts';
import {
  broken,
  decided,
  decision,
  FOLDER,
  implementation,
  json,
  look,
  lookAll,
  PATH,
  PROJECT,
} from './looking.ts';

const SHARED = 'exports/project_state.json';
const OTHER = 'a91f0c3d-5b6e-4a7f-9c8d-0e1f2a3b4c5d';
const rules = (files: Parameters<typeof lookAll>[0]) => {
  const { workflows, unreadable } = lookAll(files);
  return [...workflows.flatMap(({ findings }) => findings), ...unreadable].map(({ rule }) => rule);
};

describe('what is cut off', () => {
  const lines = [decision(), { ...decision(), project_id: OTHER }].map((row) => JSON.stringify(row));

  test('S25 a torn last line of NDJSON: the others count, and the damage is told', () => {
    const found = look({ 'x/project_state.ndjson': `${lines[0]}\n${lines[1]?.slice(0, 40)}` });
    expect([found.feature, decided(found), broken(found)]).toEqual([
      PROJECT,
      'resume implement_auth partial-work',
      ['state-damaged'],
    ]);
  });

  describe('S25 a project that is completed beside a line that is cut off is not over', () => {
    const over = JSON.stringify({ ...implementation({ pending: ['write_docs'] }), status: 'completed' });
    const torn = (line: string) => look({ 'x/project_state.ndjson': `${over}\n${line}` });

    test('it may be a later row of it: nothing is written there', () => {
      for (const line of [
        '{"project_id":"3b',
        '{"status":"act',
        `{"project_id":"${OTHER}","status":"act`,
        '{"project_id":"a\tb","s',
      ]) {
        const found = torn(line);
        expect([decided(found), broken(found)]).toEqual(['ask implement_auth unclear', ['state-damaged']]);
        // The line may be another project's: removing the file would remove it.
        expect(found.decision.options).toEqual(['manual']);
        expect(found.decision.instruction).toContain('Its row says that it is completed');
        expect([found.state?.status, found.state?.ended]).toEqual(['active', null]);
      }
    });

    test('it is one: two rows of one project, whatever the first one says', () => {
      for (const line of [`{"project_id":"${PROJECT}","sta`, `{"status":"a","project_id" : "${PROJECT}"`]) {
        const found = torn(line);
        expect(decided(found)).toBe('ask - state-inconsistent');
        expect(found.findings[0]?.message).toBe(
          'found 2 rows of one project (lines 1, 2; line 2 is cut off), expected one. ' +
            'Keep the one that is right.',
        );
      }
      const active = JSON.stringify(implementation({ lastAction: 'Created auth.py' }));
      const text = `${active}\n{"project_id":"${PROJECT}","status":"completed","last`;
      expect(decided(look({ 'x/project_state.ndjson': text }))).toBe('ask - state-inconsistent');
    });
  });

  test('S25 a bad line in the middle: nothing is believed', () => {
    const text = `${lines[0]}\nnonsense\n${lines[1]}\n`;
    expect(decided(look({ 'x/project_state.ndjson': text }))).toBe('block - state-unreadable');
  });

  atNight('S02 however early JSON is cut off, it is never another tool’s', () => {
    const whole = json({ project_state: [decision()] }).trimEnd();
    for (let end = 1; end < whole.length; end++)
      expect([end, rules({ [PATH]: whole.slice(0, end) })]).toEqual([end, ['state-readable']]);
  });

  atNight('S02 nor are CSV and dumps', () => {
    const csv = 'id,project_id,current_task_id,status\n1,a,b,active';
    const copy =
      'COPY public.project_state (project_id, current_task_id, status) FROM stdin;\na\tb\tactive\n\\.\n';
    const insert =
      "INSERT INTO project_state (project_id, current_task_id, status) VALUES ('a', 'b', 'active');\n";
    for (const [path, text, from] of [
      ['x/project_state.csv', csv, 'id,p'.length],
      ['x/project_state.sql', copy, 'COPY public.project_state'.length],
      ['x/project_state.sql', insert, 'INSERT INTO project_state'.length],
    ] as const)
      for (let end = from; end < text.length; end++) {
        const whole = path.endsWith('.csv') ? end === csv.indexOf('\n') + 1 : end >= text.length - 2;
        if (!whole) expect([end, rules({ [path]: text.slice(0, end) }).length]).toEqual([end, 1]);
      }
  });

  test.each(['{"name": "x', '{"state": {', '// x\n{', '[1,', '["a",', 'project = {'])(
    'another tool’s broken file stays another tool’s, but not in a folder of ours alone: %s',
    (text) => {
      expect(rules({ [SHARED]: text })).toEqual([]);
      expect(rules({ [PATH]: text })).toEqual(['state-known']);
    },
  );

  atNight('S24 an export above the cap is named, never read as empty', () => {
    const text = json({ ...decision(), last_action: 'x'.repeat(300_000) });
    expect(rules({ [SHARED]: text })).toEqual(['state-readable']);
  });

  const done = (id: string) =>
    `${JSON.stringify({ change_type: 'task_completed', payload: { task_id: id } })}\n`;
  const heldOf = (history: string) =>
    look({ [PATH]: json(implementation()), [`${FOLDER}/task_history.jsonl`]: history });

  atNight('S24 of a history above the cap the end counts, and a note says what was not read', () => {
    const before = heldOf('').state?.facts?.completedTasks ?? 0;
    const found = heldOf(`${done('early')}${'{}\n'.repeat(100_000)}${done('late')}`);
    expect(found.state?.facts?.completedTasks).toBe(before + 1);
    expect(found.state?.steps.map(({ id }) => id)).toContain('late');
    expect(found.notes).toEqual([expect.stringMatching(/only its end was read.* 379\d\d of 3001\d\d bytes/)]);
  });

  test('S24 one line above the cap, or NUL bytes at the end, count for nothing, with a note', () => {
    for (const text of [`{"a":"${'x'.repeat(300_000)}"}`, `${'{}\n'.repeat(100_000)}\0\0`])
      expect(heldOf(text).notes).toEqual([
        'task_history.jsonl was not read (it is larger than 256 KiB), so it counts for nothing.',
      ]);
  });
});

describe('S18 what is no row', () => {
  const ROW = JSON.stringify(decision());
  test.each([
    ['a number among rows', `[${ROW}, 7]`],
    ['null among rows', `{"project_state": [${ROW}, null]}`],
    ['another thing among rows', `[${ROW}, {"a": 1}]`],
    ['a word per row', `{"project_state": "current_task_id of project_id"}`],
    ['null for rows', `{"project_state": null, "project_id": "current_task_id"}`],
  ])('%s', (_, text) => {
    expect(decided(look({ [SHARED]: text }))).toBe('block - state-unreadable');
  });

  test('a table of CSV without its columns', () => {
    const text = 'project_id,note\n7,about current_task_id\n';
    expect(decided(look({ 'x/project_state.csv': text }))).toBe('block - state-unreadable');
    expect(decided(look({ 'x/project_state.csv': 'project_id;current_task_id;status\n7;a;active\n' }))).toBe(
      'block - state-unreadable',
    );
  });

  test('rows of the tables beside it are left out', () => {
    const beside = [
      { project_id: PROJECT, snapshot_at: '2026-05-02', state: { status: 'failed' } },
      { project_id: PROJECT, occurred_at: '2026-05-02', change_type: 'x', payload: {}, status: 'failed' },
    ];
    expect(decided(look({ [SHARED]: json([...beside, decision()]) }))).toBe(
      'resume implement_auth partial-work',
    );
    const lines = [...beside, decision()].map((row) => JSON.stringify(row)).join('\n');
    expect(decided(look({ 'x/project_state.ndjson': lines }))).toBe('resume implement_auth partial-work');
  });

  describe('a table without rows', () => {
    const [HEAD, COPY] = ['project_id,current_task_id,status', '(project_id, current_task_id, status)'];
    const [CREATE, INTO] = ['CREATE TABLE project_state', 'INSERT INTO project_state'];
    const OBJECT = '{"project_id": 7, "current_task_id": "a", "status": "active"}';
    test.each([
      ['x/project_state.csv', `${HEAD}\n`, `${HEAD}\n7,a,active\n`],
      ['x/project_state.csv', `${HEAD}\r\n`, `${HEAD}\r\n7,a,active\r\n`],
      ['x/project_state.csv', `\uFEFF${HEAD}\n\n`, `\uFEFF${HEAD}\n7,a,paused`],
      [
        'x/project_state.sql',
        `COPY project_state ${COPY} FROM stdin;\n\\.\n`,
        `COPY project_state ${COPY} FROM stdin;\n7\ta\tactive\n\\.\n`,
      ],
      [
        'x/project_state.sql',
        `${CREATE} (project_id int, current_task_id text, status text);\n`,
        `${INTO} ${COPY} VALUES (7, 'a', 'active');\n`,
      ],
      ['x/project_state.json', '{"project_state": []}', `{"project_state": [${OBJECT}]}`],
      ['x/project_state.json', '[]', `[${OBJECT}]`],
      ['x/project_state.ndjson', '{}\n', `${OBJECT}\n`],
    ])('%s %j has no workflows, and is broken where an earlier version had some', (path, text, earlier) => {
      const version = (commit: string, was: string | null) => ({
        commit,
        at: '2026-05-02T00:00:00Z',
        text: was,
      });
      const states = (...past: Parameters<typeof version>[]) => {
        const history = { [path]: past.map(([commit, was]) => version(commit.repeat(40), was)) };
        const { workflows, unreadable } = lookAll({ [path]: text }, { history });
        return [workflows.map(decided), unreadable];
      };
      expect(lookAll({ [path]: text })).toEqual({ workflows: [], unreadable: [] });
      expect(states()).toEqual([[], []]);
      expect(states(['b', text])).toEqual([[], []]);
      expect(states(['a', earlier])).toEqual([['block - state-unreadable'], []]);
      expect(states(['b', text], ['a', earlier])).toEqual([['block - state-unreadable'], []]);
      expect(states(['c', text], ['b', null], ['a', earlier])).toEqual([[], []]);
    });
  });

  test('a row without a status is asked about, never left out', () => {
    const { status: _, ...row } = decision() as Record<string, unknown>;
    expect(decided(look({ [SHARED]: json([row]) }))).toBe('ask - status-unknown');
  });
});
