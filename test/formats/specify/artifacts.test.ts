// Faults of summaries and artifacts, each by its id.
import { describe, expect, test } from 'vitest';
import { broken, line, proposed, recovery } from './harness.ts';
import { FOLDER, summaryPath, summaryText, withText, workflow } from './make-state.ts';

describe('summaries', () => {
  const put = (content: string) =>
    workflow({ at: 3, left: ['spec-checklist.md'], files: { [summaryPath(3)]: content } });

  test.each([
    ['torn', '---\nstage: "x"\nstatus: comp', 'never closes'],
    ['without a status', '---\nstage_number: 3\n---\n', 'its status is missing'],
    ['with a word of its own', '---\nstage_number: 3\nstatus: splendid\n---\n', 'splendid'],
    ['of another stage', '---\nstage_number: 2\nstatus: completed\n---\n', 'a summary of stage 2'],
    ['that would run', '---js\nstatus: completed\n---\n', 'counts for nothing'],
  ])('one %s counts for nothing: the artifacts decide, and nothing is written over it', (_, content, why) => {
    const found = recovery(put(content));
    expect(line(found)).toBe('advance · 4 · artifacts-complete');
    expect(found.notes.join(' ')).toContain(why);
    expect(proposed(found)).toEqual([]);
  });

  test('a blank one is as good as none', () => {
    expect(proposed(recovery(put('\n')))).toEqual([
      'repair: the summary of stage 3 (Checklist and Validation), reconstructed',
    ]);
  });
});

describe('artifacts', () => {
  const listed = (...artifacts: string[]) => {
    const own = summaryText(2, 'completed', ['spec.md']).replace(
      'artifacts_written:',
      `artifacts_written:${artifacts.map((path) => `\n  - ${JSON.stringify(path)}`).join('')}`,
    );
    return recovery(workflow({ at: 3, status: 'completed', files: { [summaryPath(2)]: own } }));
  };

  test.each(['/etc/passwd', '../up.md', 'C:\\x.md', 'file:///x.md', '~/x.md', 'a\u0000b.md'])(
    'H09 %j breaks artifact-path-safe and is not looked at',
    (path) => {
      const found = listed(path);
      expect(broken(found)).toEqual(['artifact-path-safe']);
      expect(line(found)).toBe('advance · 4 · step-completed');
    },
  );

  test('H10 a link is not followed', () => {
    const files = {
      ...workflow({ at: 3, status: 'completed' }),
      [`${FOLDER}/spec.md`]: { mode: '120000', content: '/x' },
    };
    expect(broken(recovery(files as never))).toEqual(['artifact-path-safe']);
  });

  test('H10 nor is what lies behind one missing', () => {
    const own = summaryText(2, 'completed', ['spec.md']).replace(
      `${FOLDER}/spec.md`,
      `${FOLDER}/spec.md\n  - analysis/mpa-challenge.md`,
    );
    const files = workflow({ at: 3, status: 'completed', files: { [summaryPath(2)]: own } });
    const link = { mode: '120000', content: '.' };
    const found = recovery({ ...files, [`${FOLDER}/analysis`]: link } as never);
    expect(line(found)).toBe('advance · 4 · step-completed');
    expect(broken(found)).toEqual(['artifact-path-safe']);
  });

  test('H11 a folder where a file should be', () => {
    const files = { ...workflow({ at: 3, status: 'completed' }), [`${FOLDER}/spec.md/x`]: '' };
    delete (files as Record<string, string>)[`${FOLDER}/spec.md`];
    expect(line(recovery(files))).toBe('rerun · 2 · artifact-missing');
  });

  test('H12 a name that differs in case is missing, and the evidence says so', () => {
    const files = workflow({
      at: 3,
      files: { [`${FOLDER}/spec.md`]: null, [`${FOLDER}/Spec.md`]: '# Spec\n' },
    });
    expect(recovery(files).findings[0]?.evidence).toMatchObject({ case_differs: true });
  });

  test('paths may start at the root, at the package, or at the folder', () => {
    const found = listed('analysis/mpa-challenge.md', 'specs/7-export/rtm.md', 'rtm2.md');
    expect(found.findings.map(({ evidence }) => evidence['path'])).toEqual([
      `${FOLDER}/analysis/mpa-challenge.md`,
      `${FOLDER}/rtm.md`,
      `${FOLDER}/rtm2.md`,
    ]);
  });

  test('H07 the template that setup copies is no spec yet: rerun · 2 · step-interrupted', () => {
    const template = '# {Feature Name} Specification\n\n- {Pain point 1}\n- {Pain point 2}\n';
    const found = recovery(workflow({ at: 2, files: { [`${FOLDER}/spec.md`]: template } }));
    expect(line(found)).toBe('rerun · 2 · step-interrupted');
    expect(broken(found)).toEqual(['artifact-complete']);
  });

  test('H07 markers are for the clarification to settle, in other files they are open ends', () => {
    const open = 'Words.\n\n[NEEDS CLARIFICATION: how many?]\n';
    const spec = recovery(workflow({ at: 2, files: { [`${FOLDER}/spec.md`]: open } }));
    expect(line(spec)).toBe('advance · 3 · artifacts-complete');
    const list = recovery(workflow({ at: 3, files: { [`${FOLDER}/spec-checklist.md`]: open } }));
    expect(line(list)).toBe('rerun · 3 · step-interrupted');
  });

  describe('D what a finished stage always makes is owed without a summary', () => {
    const at = (stage: number, files: Readonly<Record<string, string | null>>, entry?: string) => {
      const entries = entry === undefined ? {} : { test_strategy: entry };
      const own = Object.entries(files).map(([name, text]) => [`${FOLDER}/${name}`, text] as const);
      const made = { at: stage, status: 'completed', entries };
      return workflow({ ...made, files: { ...Object.fromEntries(own), [summaryPath(stage)]: null } });
    };
    const HOLLOW = '# Test Strategy\n\n## Risks\n';

    test.each([
      [2, 'spec.md'],
      [3, 'spec-checklist.md'],
      [5, 'design-brief.md'],
      [5, 'design-supplement.md'],
      [6, 'test-strategy.md'],
    ])('stage %i without %s', (stage, name) => {
      expect(line(recovery(at(stage, { [name]: null })))).toBe(`rerun · ${stage} · artifact-missing`);
    });

    test.each([
      ['completed', null],
      ['completed', HOLLOW],
    ])('stage 6 whose entry is %s, file %j', (entry, text) => {
      const files = at(6, { 'test-strategy.md': text }, entry);
      expect(line(recovery(files))).toBe('rerun · 6 · artifact-missing');
      const block = '  test_strategy:\n    status: completed\n';
      const flow = withText(files, block, '  test_strategy: {status: completed, risk_areas: 3}\n');
      expect(line(recovery(flow))).toBe('rerun · 6 · artifact-missing');
    });

    test('stage 6 that the run left out, or that wrote the older name', () => {
      for (const entry of ['skipped', 'pending'])
        expect(line(recovery(at(6, { 'test-strategy.md': null }, entry)))).toBe(
          'advance · 7 · step-completed',
        );
      const older = at(6, { 'test-strategy.md': null, 'test-plan.md': '# Plan\n\nAll.\n' }, 'completed');
      expect(line(recovery(older))).toBe('advance · 7 · step-completed');
    });
  });

  test.each([
    '',
    '# List\n\n[//]: # (fill this in)\n',
    '+++\ntitle = "List"\n+++\n',
    '# List\n\n- [ ]\n',
    '# List\n\n| Id | Goal |\n|---|---|\n| | |\n',
  ])('H07 an empty file is no output: %j', (text) => {
    expect(line(recovery(workflow({ at: 3, files: { [`${FOLDER}/spec-checklist.md`]: text } })))).toBe(
      'ask · 3 · no-output',
    );
  });

  test('H08 what a stage only may make shows that it began, and no more', () => {
    const files = { [`${FOLDER}/analysis/mpa-edgecases.md`]: 'Words.\n' };
    for (const version of [3, 6])
      expect(line(recovery(workflow({ version, at: 4, files })))).toBe('rerun · 4 · step-interrupted');
    const inventory = { [`${FOLDER}/REQUIREMENTS-INVENTORY.md`]: 'Words.\n' };
    expect(line(recovery(workflow({ at: 1, files: inventory })))).toBe('advance · 2 · artifacts-complete');
  });
});
