// What each choice writes: its lines and no others, and what follows from them.
import { describe, expect, test } from 'vitest';
import { chosen, difference, filesAfter, fixture, line, recovery, type Texts } from './harness.ts';
import { FOLDER, LOCK, QUESTIONS, STATE, stateText, summaryPath, withText, workflow } from './make-state.ts';

const TIME = '2026-08-01T12:30:00Z';
const entry = (stage: string, action: string) => [
  `+### ${TIME} - Stage ${stage}`,
  `+- **Action**: ${action} by Dana`,
  '+- **Outcome**: PARTIAL',
  '+',
];
const lines = (before: Texts, after: Texts, path = STATE) =>
  difference(before[path] ?? '', after[path] ?? '');

describe('resume', () => {
  test('a completed stage: the next one is up', () => {
    const files = workflow({ at: 3, status: 'completed' });
    const after = filesAfter({ name: 'resume' }, files);
    expect(lines(files, after)).toEqual([
      '-updated: "2026-03-01T09:00:00Z"',
      `+updated: "${TIME}"`,
      '-current_stage: 3',
      '-stage_status: "completed"',
      '+current_stage: 4',
      '+stage_status: "pending"',
      ...entry('4: Clarification', 'Resumed'),
    ]);
    expect(Object.keys(after)).toEqual(Object.keys(files));
    expect(line(recovery(after))).toBe('rerun · 4 · not-started');
  });

  test('a stage that died behind its artifacts: its summary is written as well', () => {
    const files = workflow({ at: 2, left: ['spec.md'] });
    const change = chosen({ name: 'resume' }, files);
    expect(change.notes).toEqual(['The missing summary of the stage before is written as well.']);
    const after = filesAfter({ name: 'resume' }, files);
    expect(after[summaryPath(2)]).toContain('recovered: true');
    expect(line(recovery(after))).toBe('rerun · 3 · not-started');
  });

  test('a lost artifact: the stage is to be run again, and its old summary goes', () => {
    const files = workflow({ at: 5, files: { [`${FOLDER}/spec-checklist.md`]: null } });
    const change = chosen({ name: 'resume' }, files);
    expect(change.files[0]).toEqual({ kind: 'remove', path: summaryPath(3) });
    const after = filesAfter({ name: 'resume' }, files);
    expect(after[STATE]).toContain('current_stage: 3\nstage_status: "pending"\n');
    expect(line(recovery(after))).toBe('rerun · 3 · not-started');
  });

  test('a lost artifact without a summary: none is said to be removed', () => {
    const gone = { [`${FOLDER}/spec-checklist.md`]: null, [summaryPath(3)]: null };
    const change = chosen({ name: 'resume' }, workflow({ at: 3, status: 'completed', files: gone }));
    expect(change.notes).toEqual([]);
    expect(change.files.map(({ kind }) => kind)).toEqual(['write']);
  });

  test('answers that are there: the stage goes on with them', () => {
    const answered = { [QUESTIONS]: '## Q-001: Who?\n\n**Answer**: all\n' };
    const files = workflow({
      at: 4,
      status: 'waiting_for_user',
      clarification: 'awaiting_user',
      files: answered,
    });
    const after = filesAfter({ name: 'resume' }, files);
    expect(lines(files, after)).toEqual(
      expect.arrayContaining(['+stage_status: "in_progress"', '+    clarification_status: answers_received']),
    );
    expect(line(recovery(after))).toBe('resume · 4 · answers-to-apply');
    expect(after[QUESTIONS]).toBe(files[QUESTIONS]);
  });

  test('a pending stage: only the time and the log', () => {
    const files = workflow({ at: 3, status: 'pending' });
    const taken = lines(files, filesAfter({ name: 'resume' }, files)).filter((one) => one.startsWith('-'));
    expect(taken).toEqual(['-updated: "2026-03-01T09:00:00Z"']);
  });

  test('a stale lock stays, and is told', () => {
    const files = workflow({
      at: 3,
      status: 'completed',
      files: { [LOCK]: 'locked_at: 2026-03-01T08:00:00Z\n' },
    });
    expect(chosen({ name: 'resume' }, files).notes.join(' ')).toContain('lock that was left behind stays');
    expect(filesAfter({ name: 'resume' }, files)[LOCK]).toBe(files[LOCK]);
  });

  test('the time is written as the old one was; a missing one is added', () => {
    const dated = withText(
      workflow({ at: 3, status: 'completed' }),
      '"2026-03-01T09:00:00Z"',
      '2026-03-01 09:00',
    );
    expect(filesAfter({ name: 'resume' }, dated)[STATE]).toContain('updated: 2026-08-01 12:30\n');
    const none = withText(workflow({ at: 3, status: 'completed' }), 'updated: "2026-03-01T09:00:00Z"\n', '');
    expect(filesAfter({ name: 'resume' }, none)[STATE]).toMatch(
      /created: .*\nupdated: .*2026-08-01T12:30:00Z/,
    );
  });

  test('an older state is migrated first, in the same change', () => {
    const { summary, files } = chosen({ name: 'resume' }, fixture('v3'));
    expect(summary).toMatch(/^migrate v3 → v4, .*v5 → v6, then go on with stage \d \(/);
    expect(files).toHaveLength(1);
  });

  test('finished stages that it sets back are named before all else', () => {
    const files = workflow({ at: 5, status: 'completed', files: { [`${FOLDER}/spec-checklist.md`]: null } });
    expect(chosen({ name: 'resume' }, files).summary).toBe(
      'set back stage 3 (Checklist and Validation), stage 4 (Clarification), ' +
        'stage 5 (Validation and Design), finished before: go on with stage 3 (Checklist and Validation)',
    );
  });
});

describe('the Workflow Log', () => {
  const log = (body: string) => {
    const files = withText(
      workflow({ at: 3, status: 'completed' }),
      stateText({ at: 3, status: 'completed' }).split('---\n')[2] ?? '',
      body,
    );
    return (filesAfter({ name: 'resume' }, files)[STATE] ?? '').split('---\n').slice(2).join('---\n');
  };
  const added = `### ${TIME} - Stage 4: Clarification\n- **Action**: Resumed by Dana\n- **Outcome**: PARTIAL`;

  test('the entry goes to its end, in front of another section', () => {
    expect(log('\n## Workflow Log\n\n### First\n- x\n\n## Notes\n\nmine\n')).toBe(
      `\n## Workflow Log\n\n### First\n- x\n\n${added}\n\n## Notes\n\nmine\n`,
    );
  });

  test('a missing last newline stays missing', () => {
    expect(log('\n## Workflow Log\n\n### First\n- x')).toBe(
      `\n## Workflow Log\n\n### First\n- x\n\n${added}`,
    );
  });

  test('a body without a log gets one; a file without a body too', () => {
    expect(log('\nWords.\n')).toBe(`\nWords.\n\n## Workflow Log\n\n${added}\n`);
    expect(log('')).toBe(`\n## Workflow Log\n\n${added}\n`);
  });
});

describe('retry and skip', () => {
  const dead = workflow({ at: 3 });

  test('retry: the stage is as one that has not begun', () => {
    const after = filesAfter({ name: 'retry' }, dead);
    expect(lines(dead, after).slice(2)).toEqual([
      '-stage_status: "in_progress"',
      '+stage_status: "pending"',
      ...entry('3: Checklist & Validation', 'Retry asked for'),
    ]);
    expect(line(recovery(after))).toBe('rerun · 3 · not-started');
    const failed = filesAfter({ name: 'retry' }, workflow({ at: 5, status: 'failed', summary: 'failed' }));
    expect(line(recovery(failed))).toBe('rerun · 5 · not-started');
  });

  test('skip: the next stage is up, and this one owes nothing', () => {
    const after = filesAfter({ name: 'skip' }, dead);
    expect(lines(dead, after).slice(2)).toEqual([
      '-current_stage: 3',
      '-stage_status: "in_progress"',
      '+current_stage: 4',
      '+stage_status: "pending"',
      '-    status: in_progress',
      '+    status: skipped',
      ...entry('3: Checklist & Validation', 'Skipped'),
    ]);
    expect(line(recovery(after))).toBe('rerun · 4 · not-started');
    expect(after[STATE]).toContain('error_log: []');
    expect(chosen({ name: 'skip' }, dead).notes.join(' ')).toContain(
      'Stage 3 (Checklist and Validation) is not optional',
    );
    expect(chosen({ name: 'skip' }, workflow({ at: 6 })).notes).toEqual([]);
  });

  test('skip of the draft: the stages that work on the spec are told that it is missing', () => {
    const files = workflow({ at: 2, files: { [`${FOLDER}/spec.md`]: null } });
    const after = filesAfter({ name: 'skip' }, files);
    const { instruction } = recovery(after).decision;
    expect(line(recovery(after))).toBe('rerun · 3 · not-started');
    expect(instruction).toContain(
      'It works on spec.md, which is not there: write or bring back spec.md first',
    );
    const drafted = recovery({ ...after, [`${FOLDER}/spec.md`]: '# Spec\n\nAn export.\n' });
    expect(drafted.decision.instruction).toContain('Validate spec.md against its checklist');
  });

  test('skip begins an entry where the state has none', () => {
    const files = withText(
      dead,
      /stages:\n[\s\S]*?(?= {2}rtm)/.exec(dead[STATE] ?? '')?.[0] ?? '',
      'stages:\n',
    );
    const after = filesAfter({ name: 'skip' }, files);
    expect(after[STATE]).toContain('  checklist_validation:\n    status: skipped\n');
    expect(line(recovery(after))).toBe('rerun · 4 · not-started');
  });

  test('of an earlier stage that was never finished: the stage that the state names goes on', () => {
    const gone = { [`${FOLDER}/spec-checklist.md`]: null, [summaryPath(3)]: null };
    const files = workflow({ at: 5, entries: { checklist_validation: 'in_progress' }, files: gone });
    expect(line(recovery(files))).toBe('ask · 3 · no-output');
    const skipped = filesAfter({ name: 'skip' }, files);
    expect(skipped[STATE]).toContain('current_stage: 5\nstage_status: "in_progress"\n');
    expect(line(recovery(skipped))).toBe('ask · 5 · no-output');
    const again = filesAfter({ name: 'retry' }, files);
    expect(again[STATE]).toContain('current_stage: 3\nstage_status: "pending"\n');
    expect(line(recovery(again))).toBe('rerun · 3 · not-started');
  });

  test('the same line twice passes over no second stage, and logs nothing twice', () => {
    const failed = workflow({ at: 3 });
    expect(line(recovery(failed))).toBe('ask · 3 · no-output');
    const skipped = { ...failed, ...filesAfter({ name: 'skip' }, failed) };
    expect(line(recovery(skipped))).toBe('rerun · 4 · not-started');
    expect(() => chosen({ name: 'skip' }, skipped)).toThrow(/stage 3 \(.*\) skipped and nothing done since/);
    const resumed = { ...skipped, ...filesAfter({ name: 'resume' }, skipped) };
    expect(chosen({ name: 'skip' }, resumed).summary).toContain('pass over stage 4');
    const again = { ...failed, ...filesAfter({ name: 'retry' }, failed) };
    expect(line(recovery(again))).toBe('rerun · 3 · not-started');
    expect(chosen({ name: 'retry' }, again).files).toEqual([]);
  });

  test('retry of an earlier stage whose artifact is lost: that one, and what it sets back is said', () => {
    const empty = { [`${FOLDER}/spec.md`]: '# Spec\n\n<!-- to be written -->\n' };
    const files = workflow({ version: 3, at: 4, status: 'completed', files: empty });
    expect(line(recovery(files))).toBe('rerun · 2 · artifact-missing');
    const change = chosen({ name: 'retry' }, files);
    expect(change.summary).toContain('set back stage 2 (Spec Draft), stage 3 (Checklist and Validation), ');
    expect(change.summary).toContain('run stage 2 (Spec Draft) again');
    expect(change.notes.join(' ')).toContain('The old summary of the stage is archived and removed');
    const after = filesAfter({ name: 'retry' }, files);
    expect(after[STATE]).toContain('current_stage: 2\nstage_status: "pending"\n');
    expect(after[STATE]).toContain('Stage 2: Spec Draft\n- **Action**: Retry asked for');
    expect(Object.keys(after)).not.toContain(summaryPath(2));
    expect(line(recovery(after))).toBe('rerun · 2 · not-started');
  });

  test('skip of an earlier stage whose artifact is lost: that one, and the named one goes on', () => {
    const files = workflow({ at: 6, files: { [`${FOLDER}/design-brief.md`]: null } });
    expect(line(recovery(files))).toBe('rerun · 5 · artifact-missing');
    expect(chosen({ name: 'skip' }, files).summary).toContain(
      'pass over stage 5 (Validation and Design) and go on with stage 6 (Test Strategy)',
    );
    const after = filesAfter({ name: 'skip' }, files);
    expect(after[STATE]).toContain('current_stage: 6\nstage_status: "in_progress"\n');
    expect(line(recovery(after))).toBe('ask · 6 · no-output');
  });

  test('behind completion nothing comes', () => {
    expect(() => chosen({ name: 'skip' }, workflow({ at: 7 }))).toThrow(/after which nothing comes/);
  });

  test.each(['retry', 'skip'] as const)('%s does not fit a stage that is done', (name) => {
    expect(() => chosen({ name }, workflow({ at: 3, status: 'completed' }))).toThrow(/does not fit/);
  });
});

describe('start-fresh', () => {
  const removed = (files: Texts, all: boolean) =>
    chosen({ name: 'start-fresh', all }, files).files.map((one) => one.kind === 'remove' && one.path);

  test('the state, the lock and the summaries; with all the feature’s folder', () => {
    const files = workflow({ at: 3, files: { [LOCK]: 'locked_at: 2026-03-01T08:00:00Z\n' } });
    expect(removed(files, false)).toEqual([STATE, LOCK, `${FOLDER}/.stage-summaries`].sort());
    expect(removed(files, true)).toEqual([FOLDER]);
  });

  test('a folder that is not its own is never removed as a whole', () => {
    const files = { '.specify-state.local.md': stateText(), 'src/a.js': '' };
    expect(removed(files, false)).toEqual(['.specify-state.local.md']);
    expect(() => chosen({ name: 'start-fresh', all: true }, files)).toThrow(
      /repository's root, which is no folder of its own/,
    );
  });
});

test('nothing is approved here', () => {
  expect(() =>
    chosen({ name: 'approve', checkpoint: null }, workflow({ status: 'waiting_for_user' })),
  ).toThrow(/does not fit|means nothing/);
});

test('a damaged state is mended by hand before it is written to', () => {
  const files = withText(workflow({ at: 3, status: 'completed' }), '"Export"', 'Export: x');
  expect(() => chosen({ name: 'resume' }, files)).toThrow(
    /nothing was written: the front matter is no YAML on line 5/,
  );
});
