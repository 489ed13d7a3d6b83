// The flat list of older versions under the tag `master`: two lines more, nothing less, the same decision.
import { describe, expect, test } from 'vitest';
import { codec } from '../../../../src/formats/task-master/document.ts';
import { taskMaster } from '../../../../src/formats/task-master/index.ts';
import { flatToTagged } from '../../../../src/formats/task-master/migrations/flat-to-tagged.ts';
import { fixturesOf } from '../../fixtures.ts';
import { decided, lookerFor } from '../../looking.ts';
import { LISTS, METADATA, OLD_LISTS, sub, task, written } from '../lists.ts';

const { change, engine, look, selected } = lookerFor(taskMaster);
const up = (text: string) => codec.print(text, flatToTagged.up(codec.parse(text)));

const TASKS = [
  task(1, 'done'),
  task(2, 'in-progress', { subtasks: [sub(1, 'pending')] }),
  task(3, 'pending'),
];
const flat = (
  more: Readonly<Record<string, unknown>> = { metadata: METADATA },
  indent: string | number = 2,
) => written({ ...more, tasks: TASKS }, indent);

describe('the text', () => {
  test('a map with the tag is put around it', () => {
    const text = flat();
    expect(up(text)).toBe(`{\n  "master": ${text}\n}`);
    expect(JSON.parse(up(text))).toEqual({ master: JSON.parse(text) });
  });

  test.each<readonly [string, string, string]>([
    ['a newline at the end', `${flat()}\n`, `{\n  "master": ${flat()}\n}\n`],
    ['tabs', flat({}, '\t'), `{\n\t"master": ${flat({}, '\t')}\n}`],
    ['one line', flat({}, 0), `{"master": ${flat({}, 0)}}`],
    ['CR LF', flat().replaceAll('\n', '\r\n'), `{\r\n  "master": ${flat().replaceAll('\n', '\r\n')}\r\n}`],
    ['a byte order mark', `\uFEFF${flat()}`, `\uFEFF{\n  "master": ${flat()}\n}`],
  ])('with %s', (_, before, after) => {
    expect(up(before)).toBe(after);
  });

  test('keys that the tool would drop are kept', () => {
    const text = flat({ meta: { projectName: 'Timetable', source: 'scripts/prd.txt' }, custom: [1] });
    expect(JSON.parse(up(text)).master).toEqual(JSON.parse(text));
  });

  test('a list that is tagged stays as it is', () => {
    const text = up(flat());
    expect(codec.print(text, codec.parse(text))).toBe(text);
    expect(taskMaster.version(codec.parse(text)).rank).toBe(1);
  });
});

describe('the meaning', () => {
  const OLD = fixturesOf('task-master').filter(([name]) => name === 'flat' || name === 'old-place');

  test.each(OLD)('%s: before is after', (_, files) => {
    const before = look(files);
    const after = look({ ...files, ...change(files, { name: 'migrate' }) } as Record<string, string>);
    expect(before && engine.migratable(before)).toBe('due');
    expect(after && engine.migratable(after)).toBe('none');
    expect(decided(after)).toBe(decided(before));
    expect(after?.feature).toBe('master');
    const meaning = (one: typeof before) => ({
      ...one?.state,
      words: one?.state?.words.map(({ found, known }) => [found, known]),
      steps: one?.state?.steps.map(({ id, item, finished }) => [id, item, finished]),
      timestamps: one?.state?.timestamps.map(({ found, at }) => [found, at]),
      current: { ...one?.state?.current, line: null },
      saving: one?.state?.saving?.fields.map(({ field, of }) => [field, of]),
    });
    expect(meaning(after)).toEqual(meaning(before));
  });

  test('lines are those of the file as it stands', () => {
    const state = look({ [LISTS]: flat() })?.state;
    const lines = flat().split('\n');
    expect(
      state?.words.map(({ found, line }) =>
        lines[(line ?? 0) - 1]?.trim().startsWith(`"status": "${found}"`),
      ),
    ).toEqual(Array.from({ length: 4 }, () => true));
  });

  test('whatever is written to a flat list brings it up to date in the same change', () => {
    const files = { [OLD_LISTS]: flat() };
    const after = change(files, { name: 'resume' })[OLD_LISTS] ?? '';
    expect(JSON.parse(after).master.tasks[1].subtasks[0].status).toBe('in-progress');
    const kept = flat().split('\n').slice(1);
    expect(kept.filter((line) => !after.includes(line))).toEqual([
      '    "updated": "2026-06-03T10:00:00.000Z",',
      '          "status": "pending"',
    ]);
    expect(engine.choose({ name: 'resume' }, selected(files)).summary).toContain('flat → tagged');
  });
});
