// Faults of state files, summaries and artifacts, each by its id.
import { describe, expect, test } from 'vitest';
import { broken, line, proposed, recovered, recovery } from './harness.ts';
import { FOLDER, QUESTIONS, STATE, stateText, summaryPath, withText, workflow } from './make-state.ts';

const text = stateText();
const one = (state: string) => recovery({ ...workflow(), [STATE]: state });

describe('the state file', () => {
  test('S01 empty: it cannot even be told whose it is', () => {
    const { workflows, unreadable } = recovered({ [STATE]: ' \n' });
    expect(workflows).toEqual([]);
    expect(unreadable).toMatchObject([{ path: STATE, rule: 'state-readable' }]);
  });

  test('S02 S09 cut off within the front matter: block · – · state-unreadable', () => {
    for (const at of [80, 160, 320, text.indexOf('\n---\n', 10)]) {
      const found = one(text.slice(0, at));
      expect(line(found)).toBe('block · – · state-unreadable');
      expect(found.findings[0]?.message).toContain('never closes');
    }
  });

  test('S02 the last good version is proposed', () => {
    const history = { [STATE]: [{ commit: 'a'.repeat(40), at: '2026-03-01T09:00:00Z', text }] };
    const found = recovery({ ...workflow(), [STATE]: text.slice(0, 200) }, { history });
    expect(proposed(found)).toEqual(['repair: back to the version of aaaaaaaaaaaa']);
  });

  test('S03 conflict markers: block · – · state-conflicted, wherever they are', () => {
    const mark = (s: string) => `<<<<<<< ours\n${s}=======\n${s}>>>>>>> theirs\n`;
    for (const state of [mark(text), text.replace('current_stage: 3\n', mark('current_stage: 3\n'))]) {
      expect(line(one(state))).toBe('block · – · state-conflicted');
    }
  });

  test('S04 UTF-16: block · – · state-unreadable, with what to do', () => {
    const bytes = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]);
    const found = recovery({ [STATE]: bytes });
    expect(line(found)).toBe('block · – · state-unreadable');
    expect(found.findings[0]?.message).toContain('UTF-8');
  });

  test('S06 bytes that are not UTF-8: block · – · state-unreadable', () => {
    const bytes = Buffer.concat([
      Buffer.from(text.slice(0, 300)),
      Buffer.from([0xc3, 0x28]),
      Buffer.from(text.slice(300)),
    ]);
    expect(line(recovery({ [STATE]: bytes }))).toBe('block · – · state-unreadable');
  });

  test('S08 a key twice: both lines are named, and neither wins', () => {
    const found = one(text.replace('stages:\n', 'current_stage: 5\nstages:\n'));
    expect(line(found)).toBe('block · – · state-unreadable');
    expect(found.findings[0]?.message).toMatch(/"current_stage" on lines \d+ and \d+/);
  });

  test('S10 a second block in the body is text', () => {
    const found = one(`${text}\n---\ncurrent_stage: 7\nstage_status: completed\n---\n`);
    expect(line(found)).toBe('ask · 3 · no-output');
  });

  test('S12 an unknown word: ask · – · status-unknown', () => {
    for (const status of ['paused2', 'blocked', 'done'])
      expect(line(recovery(workflow({ status })))).toBe('ask · – · status-unknown');
    for (const at of ['abc', '0', '-1', '2.5', 'null'])
      expect(line(recovery(workflow({ at, status: 'completed' })))).toBe('ask · – · status-unknown');
    const found = recovery(workflow({ at: 4, clarification: 'answered_maybe' }));
    expect(line(found)).toBe('ask · – · status-unknown');
    expect(found.findings[0]?.evidence).toMatchObject({ field: 'clarification_status' });
  });

  test('S12 no word at all: ask · – · status-unknown', () => {
    expect(line(recovery(workflow({ status: null })))).toBe('ask · – · status-unknown');
    const without = withText(workflow(), 'current_stage: 3\n', '');
    expect(recovery(without).findings[0]?.message).toContain('current_stage: found nothing');
  });

  test('S13 case, hyphens and quotes of words', () => {
    for (const status of ['In-Progress', 'IN_PROGRESS', 'in progress']) {
      const found = recovery(workflow({ status }));
      expect(line(found)).toBe('ask · 3 · no-output');
      expect(found.state?.statusText).toBe(status);
    }
    const quoted = withText(
      workflow({ at: 3, status: 'Completed' }),
      'current_stage: 3',
      'current_stage: "3"',
    );
    expect(line(recovery(quoted))).toBe('rerun · 3 · artifact-missing');
  });

  test('S15 an earlier stage that was never finished comes first', () => {
    const gone = { [`${FOLDER}/spec-checklist.md`]: null, [summaryPath(3)]: null };
    const made = { at: 5, entries: { checklist_validation: 'pending' }, files: gone };
    const found = recovery(workflow(made));
    expect(line(found)).toBe('rerun · 3 · not-started');
    expect(found.notes.join(' ')).toContain('names stage 5, but stage 3');
    // What is there counts, whatever its entry says, and so does a stage that was passed over.
    expect(line(recovery(workflow({ ...made, files: {} })))).toBe('ask · 5 · no-output');
    const passed = { at: 5, entries: { checklist_validation: 'skipped' }, files: gone };
    expect(line(recovery(workflow(passed)))).toBe('ask · 5 · no-output');
  });

  test('S15 a clarification that began and was left comes first; one that was left out does not', () => {
    const gone = { [QUESTIONS]: null, [`${FOLDER}/clarification-report.md`]: null, [summaryPath(4)]: null };
    const began = {
      at: 5,
      entries: { clarification: 'in_progress' },
      clarification: 'awaiting_user',
      files: gone,
    };
    expect(line(recovery(workflow(began)))).toBe('wait · 4 · awaiting-answer');
    const out = { at: 5, entries: { clarification: 'pending' }, clarification: 'null', files: gone };
    expect(line(recovery(workflow(out)))).toBe('ask · 5 · no-output');
  });

  test.each([
    ['stages', 'stages: [1]'],
    ['stages', 'stages: pending'],
    ['user_decisions', 'user_decisions: []'],
  ])('S18 %s of another kind: block · – · state-unreadable, with the line', (key, now) => {
    const state = [
      '---',
      'schema_version: 6',
      'feature_id: x',
      'current_stage: 3',
      'stage_status: failed',
      now,
      '---',
      '',
    ];
    const found = one(state.join('\n'));
    expect(line(found)).toBe('block · – · state-unreadable');
    expect(found.findings[0]).toMatchObject({ line: 6 });
    expect(found.findings[0]?.message).toContain(`${key}: found`);
  });

  test('S18 null where a map may be is an empty one', () => {
    const state = [
      '---',
      'schema_version: 3',
      'feature_id: x',
      'current_stage: 3',
      'stage_status: pending',
      'stages:',
      'user_decisions: null',
      '---',
      '',
    ];
    expect(line(recovery({ [STATE]: state.join('\n') }))).toBe('rerun · 2 · artifact-missing');
    const files = { ...workflow(), [STATE]: state.join('\n') };
    expect(line(recovery(files))).toBe('rerun · 3 · not-started');
  });

  test('S18 a list or one word as front matter', () => {
    for (const inner of ['- feature_id: 1\n', 'feature_id\n'])
      expect(recovered({ [STATE]: `---\n${inner}---\nfeature_id: x\n` }).workflows.map(line)).toEqual([
        'block · – · state-unreadable',
      ]);
  });

  test('S24 too large: block · – · state-unreadable', () => {
    expect(recovered({ [STATE]: text + 'x'.repeat(300_000) }).unreadable).toMatchObject([
      { rule: 'state-readable' },
    ]);
  });

  test('S26 S27 a pointer or a submodule: not corrupt, only elsewhere', () => {
    const lfs = 'version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n';
    expect(recovered({ [STATE]: lfs }).unreadable).toMatchObject([{ rule: 'state-available' }]);
    const link = { mode: '120000', content: 'elsewhere' } as const;
    expect(recovered({ [STATE]: link }).unreadable).toMatchObject([{ rule: 'state-safe' }]);
  });

  test('X01 X04 X05 what could run or explode is refused', () => {
    const bomb = text.replace('feature_name: "Export"', 'a: &a [x]\nb: *a');
    expect(line(one(bomb))).toBe('block · – · state-unsafe');
    expect(line(one(text.replace('"Export"', '!!js/function x')))).toBe('block · – · state-unsafe');
    expect(line(one(text.replace('---', '---js')))).toBe('block · – · state-unsafe');
  });

  test('X03 keys of prototypes are keys', () => {
    const found = one(
      text.replace('user_decisions:', '__proto__: {current_stage: 8}\nconstructor: 1\nuser_decisions:'),
    );
    expect(line(found)).toBe('ask · 3 · no-output');
  });
});

describe('state-damaged', () => {
  const damaged = (made: Parameters<typeof workflow>[0]) =>
    withText(workflow(made), 'feature_name: "Export"', 'feature_name: Export: the rest');

  test('invalid YAML is read line by line, and said', () => {
    const found = recovery(damaged({ at: 3, status: 'completed' }));
    expect(line(found)).toBe('advance · 4 · step-completed');
    expect(broken(found)).toEqual(['state-damaged']);
    expect(found.findings[0]?.line).toBe(5);
  });

  test('it never decides that something is finished', () => {
    expect(line(recovery(damaged({ at: 8, status: 'completed' })))).toBe('ask · 8 · unclear');
  });

  test('S08 a key twice is refused in damaged lines as well', () => {
    const files = withText(damaged({ at: 3 }), 'stages:', 'current_stage: 5\nstages:');
    expect(line(recovery(files))).toBe('block · – · state-unreadable');
    expect(recovery(files).findings[0]?.message).toContain('found the key "current_stage" of line 11 again');
  });

  test('an older version is read in its words, and not offered for migration', () => {
    const found = recovery(damaged({ version: 2, at: 'CLARIFICATION', status: 'waiting_for_user' }));
    expect(line(found)).toBe('wait · 4 · awaiting-answer');
    expect(proposed(found)).toEqual([]);
  });
});
