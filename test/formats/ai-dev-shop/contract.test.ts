// The contract's table of saved states, each row under its own words.
import { describe, expect, test } from 'vitest';
import { broken, line, recovery } from './harness.ts';
import { ADR, adrWith, FOLDER, pipeline, ROWS, SPEC, STATE } from './pipeline.ts';

const waiting = (mark: string) =>
  recovery(
    pipeline({
      head: { status: 'WAITING_FOR_HUMAN', current_stage: 'architect' },
      rows: ROWS.slice(0, 2),
      boxes: ['- [x] Spec approval', `- [${mark}] Architecture sign-off (includes Constitution Check)`],
    }),
  );

const HEAD = '# Pipeline State: FEAT-1\n\n| Field | Value |\n|---|---|\n| spec_id | SPEC-1 |\n';
const LEDGER = '\n## Stage Ledger\n\n| Stage | Status | Date | Notes |\n|---|---|---|---|\n';

const row = (stage: string) =>
  recovery({
    ...pipeline(),
    [STATE]: `${HEAD}| run_id | r-1 |\n| stage | ${stage} |\n`,
  });

const ledger = (...rows: readonly string[]) =>
  recovery({
    ...pipeline(),
    [STATE]: `${HEAD}${LEDGER}${rows.join('\n')}\n`,
  });

describe('saved states', () => {
  test('T07 WAITING_FOR_HUMAN, its checkpoint not ticked: wait · stage · awaiting-approval', () => {
    const found = waiting(' ');
    expect(line(found)).toBe('wait · architect · awaiting-approval');
    expect(found.state?.cleared.map(({ label }) => label)).toEqual(['Spec approval']);
  });

  test('H16 already ticked: as IN_PROGRESS (never ask again)', () => {
    expect(line(waiting('x'))).toBe('advance · tasks · artifacts-complete');
    expect(line(waiting('X'))).toBe('advance · tasks · artifacts-complete');
  });

  test.each(['IN_PROGRESS', 'ABORTED'])(
    '%s: own output there and complete: advance · next · artifacts-complete',
    (status) => {
      const found = recovery(pipeline({ head: { status, current_stage: 'tasks' }, rows: ROWS.slice(0, 3) }));
      expect(line(found)).toBe('advance · tdd · artifacts-complete');
      expect(found.state?.status).toBe('active');
    },
  );

  test('at programmer: resume · programmer · partial-work', () => {
    expect(line(recovery(pipeline()))).toBe('resume · programmer · partial-work');
  });

  test('at any other stage: rerun · stage · step-interrupted', () => {
    const plan = { head: { current_stage: 'refactor' } };
    expect(line(recovery(pipeline(plan)))).toBe('rerun · refactor · step-interrupted');
  });

  test("H06 a completed stage's artifact missing: rerun · the earliest such stage · artifact-missing", () => {
    const found = recovery(pipeline({ files: { 'tasks.md': null, 'test-certification.md': null } }));
    expect(line(found)).toBe('rerun · tasks · artifact-missing');
    expect(broken(found)).toEqual(['artifact-exists']);
    expect(line(recovery(pipeline({ files: { 'adr.md': null, 'tasks.md': '' } })))).toBe(
      'rerun · architect · artifact-missing',
    );
    expect(line(recovery(pipeline({ files: { 'tasks.md': '' } })))).toBe('rerun · tasks · artifact-missing');
  });

  test('at or after architect without the completed table: rerun · constitution-check-missing', () => {
    const unfilled = adrWith(() => 'COMPLIES / EXCEPTION / N/A');
    for (const current_stage of ['architect', 'tasks', 'programmer', 'security', 'done']) {
      const found = recovery(pipeline({ head: { current_stage }, files: { 'adr.md': unfilled } }));
      expect(line(found), current_stage).toBe('rerun · architect · constitution-check-missing');
      expect(broken(found), current_stage).toEqual(['constitution-checked']);
    }
  });

  test('dialects B and C: the current row says that approval is awaited, or PROPOSED: wait', () => {
    expect(line(row('architect (draft 2 is written, awaiting human approval before /tasks)'))).toBe(
      'wait · architect · awaiting-approval',
    );
    expect(line(row('architect — PROPOSED'))).toBe('wait · architect · awaiting-approval');
    expect(line(ledger('| Spec | APPROVED | | |', '| Human Spec Checkpoint | PENDING | | |'))).toBe(
      'wait · spec · awaiting-approval',
    );
    expect(line(ledger('| Spec | APPROVED | | |', '| Software Architect | PROPOSED | | |'))).toBe(
      'wait · architect · awaiting-approval',
    );
    expect(
      line(
        ledger(
          '| Spec | APPROVED | | |',
          '| Software Architect | **DRAFTED (v1.1.0)** | | awaiting sign-off by the owner |',
        ),
      ),
    ).toBe('wait · architect · awaiting-approval');
  });

  test('dialects B and C: else as IN_PROGRESS', () => {
    expect(line(row('programmer (4 of 9 tests green)'))).toBe('resume · programmer · partial-work');
    expect(line(row('tasks'))).toBe('advance · programmer · artifacts-complete');
    expect(
      line(
        ledger(
          '| Spec | APPROVED | | |',
          '| Tasks | PENDING | | Cleared — awaiting Coordinator Planning Preflight |',
        ),
      ),
    ).toBe('advance · programmer · artifacts-complete');
    expect(
      line(
        ledger(
          '| Spec | APPROVED | | |',
          '| Software Architect | COMPLETE | | |',
          '| Programmer | IN_PROGRESS | | |',
        ),
      ),
    ).toBe('resume · programmer · partial-work');
  });

  test('H03 hash differs: block · – · spec-changed, with evidence and the diff since the match', () => {
    const changed = SPEC.replace('no hint', 'a hint');
    const history = {
      [`${FOLDER}/feature.spec.md`]: [
        { commit: 'b'.repeat(40), at: '2026-06-03T00:00:00Z', text: changed },
        { commit: 'a'.repeat(40), at: '2026-06-01T00:00:00Z', text: SPEC },
      ],
    };
    const found = recovery(pipeline({ files: { 'feature.spec.md': changed } }), { history });
    expect(line(found)).toBe('block · – · spec-changed');
    expect(broken(found)).toEqual(['spec-hash-matches']);
    const evidence = found.findings[0]?.evidence ?? {};
    expect(Object.keys(evidence['computed'] ?? {})).toEqual(['canonical', 'from-first-heading', 'raw']);
    expect(evidence).toMatchObject({ matched_commit: 'a'.repeat(40), declared: null });
    expect(evidence['diff']).toContain('+- FR-001 A wrong password gives a hint.');
  });

  test('COMPLETE: none · – · completed', () => {
    const found = recovery(
      pipeline({ head: { status: 'COMPLETE', current_stage: 'done' }, files: { 'adr.md': null } }),
    );
    expect(line(found)).toBe('none · – · completed');
    expect(broken(found)).toEqual(['ended-whole']);
    expect(found.findings[0]?.message).toContain(
      'does not list programmer, testrunner, code-review, security in a run that is COMPLETE',
    );
    expect(found.state?.current).toBeNull();
  });

  test('CANCELLED: none · – · cancelled', () => {
    expect(line(recovery(pipeline({ head: { status: 'CANCELLED' } })))).toBe('none · – · cancelled');
  });

  test('FAILED: start-fresh · – · failed (its Notes go into the brief)', () => {
    const found = recovery(
      pipeline({
        head: { status: 'FAILED' },
        more: ['## Notes', '', '- AC-01 cannot be met: the vendor has no sandbox.', ''],
      }),
    );
    expect(line(found)).toBe('start-fresh · – · failed');
    expect(found.state?.fileNotes).toEqual(['- AC-01 cannot be met: the vendor has no sandbox.']);
  });

  test('never rename the file; say so in a note', () => {
    expect(recovery(pipeline()).notes.join(' ')).toContain('renames none');
    const { [STATE]: state = '', ...rest } = pipeline();
    expect(recovery({ ...rest, [`${FOLDER}/pipeline-state.md`]: state }).notes).toEqual([]);
  });
});

test('the ADR of these tests is complete', () => expect(ADR).toContain('VIII Observability | COMPLIES'));
