// Whatever an export holds: it is refused, foreign, or decided; and a choice changes its own cells alone.
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ProjectDocument } from '../../../src/formats/project-state/document.ts';
import { evaluate } from '../../../src/formats/project-state/evaluate.ts';
import { projectState } from '../../../src/formats/project-state/index.ts';
import { withCells } from '../../../src/formats/project-state/rows.ts';
import type { ProjectFacts } from '../../../src/model/bot/verdict.ts';
import { VERDICTS } from '../../../src/model/bot/verdict.ts';
import { EditError, StateError } from '../../../src/model/errors.ts';
import { leastTime } from '../../clock.ts';
import { atNight, runs } from '../../exhaustive.ts';
import { HOSTILE } from '../../text/hostile.ts';
import { fixture, lookAll } from './looking.ts';

const TEXTS = ['implementation', 'decision', 'copy', 'insert', 'csv', 'ndjson'].flatMap((name) =>
  Object.entries(fixture(name)).filter(([path]) => /project_state\.\w+$/.test(path)),
);
const parse = (text: string) => projectState.codec.parse(text) as ProjectDocument;

describe('law', () => {
  test('any text is foreign, refused by a StateError, or parsed and printed to the same bytes', () => {
    const texts = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string().map((text) => `project_id,current_task_id\n${text}`),
      fc.json().map((text) => `{"project_id": 1, "current_task_id": ${text}, "status": ${text}}`),
      fc
        .string()
        .map((text) => `INSERT INTO project_state (project_id, current_task_id) VALUES (1, '${text}');`),
    );
    fc.assert(
      fc.property(texts, (text) => {
        if (!projectState.recognises(text)) return;
        try {
          expect(projectState.codec.print(text, projectState.codec.parse(text))).toBe(text);
        } catch (error) {
          expect(error).toBeInstanceOf(StateError);
        }
      }),
      { numRuns: runs(2_000) },
    );
  });

  atNight('a cell that is set reads back, in its row alone', () => {
    const value = fc.oneof(
      fc.constantFrom('active', 'it’s', "it's", 'a "b"', '\\N', '\\', 'a\tb', 'a\nb'),
      fc.string(),
    );
    fc.assert(
      fc.property(fc.constantFrom(...TEXTS), fc.nat(), fc.nat(), value, ([, text], r, c, word) => {
        const doc = parse(text);
        const row = doc.rows[r % doc.rows.length];
        const texts = [...(row?.cells ?? [])].filter(([, cell]) => typeof cell.value === 'string');
        const [column] = texts[c % texts.length] ?? [];
        if (!row || column === undefined) throw new Error('every row has text');
        const cells = (one: ProjectDocument) =>
          one.rows.map((held) => [...held.cells].map(([name, cell]) => [name, cell.value]));
        const wanted = cells(doc).map((held, i) =>
          i === doc.rows.indexOf(row)
            ? held.map(([name, old]) => [name, name === column ? word : old])
            : held,
        );
        let printed = '';
        try {
          printed = projectState.codec.print(text, {
            ...doc,
            native: withCells(doc.native, row, { [column]: word }),
          });
          expect(cells(parse(printed))).toEqual(wanted);
        } catch (error) {
          // A gap of a template or a conflict marker is not written, or makes it no state any more.
          expect(error instanceof EditError || error instanceof StateError).toBe(true);
        }
      }),
      { numRuns: runs(2_000) },
    );
  });

  test('any facts give one of four verdicts, the same every time', () => {
    const text = fc.option(
      fc.oneof(fc.string(), fc.constantFrom('Completed a.py', 'Created', 'Writing b.py')),
    );
    const files = fc.record({ total: fc.nat(), source: fc.nat(2), test: fc.nat(2), config: fc.nat(2) });
    const taskFile = fc.record({
      written: fc.constantFrom('a.py', 'b.test.py'),
      path: fc.option(fc.constant('a.py')),
      lines: fc.option(fc.nat(3)),
    });
    const facts: fc.Arbitrary<ProjectFacts> = fc.record({
      goal: text,
      task: fc.option(fc.constantFrom('run_tests', 'deploy', 'x')),
      agent: text,
      lastAction: text,
      files,
      taskFiles: fc.array(taskFile, { maxLength: 3 }),
      ofTask: fc.constant([]),
      tests: fc.constant([]),
      lastModified: fc.constant([]),
      changedSince: fc.constant('unavailable' as const),
      completedTasks: fc.nat(),
      pendingTasks: fc.array(fc.string(), { maxLength: 2 }),
      testsPass: fc.option(fc.boolean()),
    });
    fc.assert(
      fc.property(facts, (one) => {
        const verdict = evaluate(one);
        expect(VERDICTS).toContain(verdict.action);
        expect(evaluate(structuredClone(one))).toEqual(verdict);
        if (verdict.action === 'next_task' && one.testsPass !== true)
          expect(one.taskFiles.every(({ path, lines }) => path !== null && lines !== 0)).toBe(true);
      }),
      { numRuns: runs(2_000) },
    );
  });
});

atNight('X06 hostile texts are judged in no time, wherever they stand', () => {
  const states = HOSTILE.flatMap((text) => {
    const row = { project_id: 'p', current_task_id: 'x', status: 'active', last_action: text };
    return [
      JSON.stringify(row),
      JSON.stringify({ ...row, pending_tasks: text, metadata: text, updated_at: text, project_id: text }),
      `project_id,current_task_id,status\n${text}`,
      `COPY project_state (project_id, current_task_id) FROM stdin;\n${text}`,
    ];
  });
  const act = () => states.map((one) => lookAll({ 'project_state.json': one }));
  expect(leastTime(120_000, act)).toBeLessThan(120_000);
});
