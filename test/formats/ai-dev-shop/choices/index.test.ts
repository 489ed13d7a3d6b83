// What resuming and retrying write (seed 002, step 4), in every dialect, and what fits no such choice.
import { describe, expect, test } from 'vitest';
import { UserError } from '../../../../src/model/errors.ts';
import { atNight, share } from '../../../exhaustive.ts';
import { choices, chosen, situation, THEN } from '../choosing.ts';
import { fixture, mapped } from '../harness.ts';
import { ADR, FOLDER, pipeline, ROWS, SPEC, STATE, stateText } from '../pipeline.ts';

const AT = '2026-07-01T12:30:05Z';
const resumed = (stage: string) =>
  `Resumed from checkpoint at ${AT}. Prior session ended at stage: ${stage}.`;
const resume = (files: Record<string, string>) => chosen(files, (at) => choices.resume(at));

describe('step 4: update the state file', () => {
  test('dialect A: last_updated_at, and the line of Notes as the playbook has it', () => {
    const { diff, decision, change } = resume(fixture('bullets'));
    expect(diff).toEqual([
      '- - last_updated_at: 2026-03-19T15:20:00Z',
      `+ - last_updated_at: ${AT}`,
      `+ - ${resumed('programmer')}`,
    ]);
    expect(decision).toBe('resume · programmer · partial-work');
    expect(change).toMatchObject({ summary: 'resume at programmer', notes: [], commit: null });
  });

  atNight('bare lines: the Notes are made, bare as everything else; ABORTED stays as it is', () => {
    const { diff, later } = resume(fixture('bare'));
    expect(diff).toEqual([
      '- last_updated_at: 2026-02-28T17:45:00Z',
      `+ last_updated_at: ${AT}`,
      '+ ## Notes',
      '+ ',
      `+ ${resumed('testrunner')}`,
      '+ ',
    ]);
    expect(later.state).toMatchObject({ status: 'active', statusText: 'ABORTED' });
    expect(later.state?.fileNotes).toEqual([resumed('testrunner')]);
  });

  atNight('dialect B: a row of the head, and Notes where there were none; the ledger stays', () => {
    const { diff, decision } = resume(fixture('ledger'));
    expect(diff.filter((line) => line.trim().length > 1)).toEqual([
      `+ | last_updated_at | ${AT} |`,
      '+ ## Notes',
      `+ - ${resumed('tasks')}`,
    ]);
    expect(decision).toBe('rerun · tasks · step-interrupted');
  });

  atNight('dialect C: a row of the head, and a further item of its Notes', () => {
    const { diff } = resume(fixture('stage-row'));
    expect(diff).toEqual([`+ | last_updated_at | ${AT} |`, `+ - ${resumed('programmer')}`]);
  });

  atNight.each([
    ['prose', ['## Notes', '', 'Stopped for the day.', ''], resumed('programmer')],
    ['numbers', ['## Notes', '', '1. Stopped.', '2. Again.', ''], `3. ${resumed('programmer')}`],
    ['stars', ['## Notes', '', '* Stopped.', ''], `* ${resumed('programmer')}`],
    ['nothing yet', ['## Notes', ''], `- ${resumed('programmer')}`],
    [
      'a table',
      ['## Notes', '', '| Date | Note |', '|---|---|', '| 2026-06-02 | Stopped. |', ''],
      `| 2026-07-01 | ${resumed('programmer')} |`,
    ],
    [
      'sub-headings, which are about their own day',
      ['## Notes', '', '- Stopped.', '', '### 2026-06-01', '', '- Begun.', ''],
      `- ${resumed('programmer')}`,
    ],
  ])('Notes in %s go on in their style', (_, more, line) => {
    const { diff, later } = resume(pipeline({ more }));
    expect(diff.filter((one) => /^\+ \S/.test(one)).slice(1)).toEqual([`+ ${line}`]);
    expect(later.state?.fileNotes.join()).toContain(resumed('programmer'));
  });

  test('a time is spelled as the file spells it; words behind the old one are quoted', () => {
    const head = { last_updated_at: '2026-06-02 08:00 (after the audit)' };
    const { diff, change, later } = resume(pipeline({ head }));
    expect(diff).toContain('+ - last_updated_at: 2026-07-01 12:30');
    expect(diff).toContain('+ - Before, last_updated_at said "2026-06-02 08:00 (after the audit)".');
    expect(change.notes).toEqual([
      'Words that were written over are quoted in the Notes: ' +
        'last_updated_at said "2026-06-02 08:00 (after the audit)".',
    ]);
    expect(later.state?.fileNotes.join()).toContain('(after the audit)');
  });

  test.each([
    '2026-07-07T05:35:00Z (audit: 3 findings open, see audit_report)',
    '2026-06-02 — said "go" by Ann',
    'yesterday evening',
  ])('words beside or in place of a time are kept: %s', (value) => {
    const bullet = resume(pipeline({ head: { last_updated_at: value } }));
    expect(bullet.diff).toContain(`+ - Before, last_updated_at said ${JSON.stringify(value)}.`);
    const state = pipeline()[STATE] ?? '';
    const head = `# Pipeline State\n\n| Field | Value |\n|---|---|\n| last_updated_at | ${value} |\n`;
    const rows = [...state.matchAll(/^- (spec_\w+|run_id|current_stage|status): (.+)$/gm)];
    const table = head + rows.map(([, key, said]) => `| ${key} | ${said} |\n`).join('');
    const rest = state.slice(state.indexOf('\n## '));
    const { diff } = resume({ ...pipeline(), [STATE]: table + rest });
    expect(diff).toContain(`+ - Before, last_updated_at said ${JSON.stringify(value)}.`);
  });

  test.each(['2026-06-02T08:00:00Z', '2026-06-02', 'N/A', '2026/06/02 08:00 UTC'])(
    'a time alone, and what says nothing, is not quoted: %s',
    (last_updated_at) => {
      const { diff, change } = resume(pipeline({ head: { last_updated_at } }));
      expect(diff.join()).not.toContain('Before,');
      expect(change.notes).toEqual([]);
    },
  );

  atNight('a head of bullets without the key gets it behind its keys', () => {
    const { diff } = resume(pipeline({ head: { last_updated_at: null } }));
    expect(diff).toContain(`+ - last_updated_at: ${AT}`);
  });

  atNight('the stage that the session ended at is named, not the lower one that it goes on with', () => {
    const { diff, later } = resume(pipeline({ rows: ROWS.slice(0, 3), files: { 'tasks.md': null } }));
    expect(diff.at(-2)).toBe(`+ - ${resumed('programmer')}`);
    expect(later.state?.current?.id).toBe('tasks');
  });

  atNight('H16 check boxes stay as they are, and nobody is asked again', () => {
    const boxes = ['- [x] Spec approval — 2026-06-01', '- [ ] Security sign-off'];
    const files = pipeline({ boxes, head: { status: 'WAITING_FOR_HUMAN', current_stage: 'spec' } });
    const { diff, later } = resume(files);
    expect(diff.some((line) => line.includes('['))).toBe(false);
    expect(later.state?.cleared.map(({ label }) => label)).toEqual(['Spec approval']);
    expect(later.decision.action).toBe('advance');
  });

  atNight('the legacy file name stays', () => {
    const { change } = resume(pipeline());
    expect(change.files).toMatchObject([{ kind: 'write', path: STATE }]);
  });

  atNight('twice at the same time: the second has nothing to do', () => {
    const { files } = resume(fixture('bullets'));
    expect(resume(files).change.files).toEqual([]);
  });
});

/** States that must not be resumed, by the playbook's own list and the decisions of the contract. */
const NOT_RESUMED: readonly (readonly [string, Record<string, string>])[] = [
  ['FAILED', pipeline({ head: { status: 'FAILED' } })],
  ['COMPLETE', pipeline({ head: { status: 'COMPLETE', current_stage: 'done' } })],
  ['CANCELLED', pipeline({ head: { status: 'CANCELLED' } })],
  ['a changed spec', pipeline({ files: { 'feature.spec.md': `${SPEC}- FR-002 More.\n` } })],
  ['an unknown status', pipeline({ head: { status: 'paused2' } })],
  ['a contradiction', pipeline({ more: ['- status: COMPLETE', ''], rows: null })],
  [
    'an approval that is awaited',
    pipeline({ head: { status: 'WAITING_FOR_HUMAN' }, boxes: ['- [ ] Convergence'] }),
  ],
];

describe('what is not done', () => {
  test.each(share(NOT_RESUMED, 5))('resume: %s', (_, files) => {
    expect(() => resume(files)).toThrow(UserError);
    expect(() => resume(files)).toThrow(/found .+, expected .+\. .+/);
  });

  test('a state that cannot be read is no matter of choices', () => {
    const files = { ...pipeline(), [STATE]: '# Pipeline State\n\n- run_id: r-1\n- feature: x\n' };
    const at = situation(files);
    for (const choose of [
      () => choices.resume(at),
      () => choices.retry(at),
      () => choices.skip?.(at),
      () => choices.approve?.(at, null),
    ])
      expect(choose).toThrow('found a state that cannot be read');
  });
});

const retry = (files: Record<string, string>) => chosen(files, (at) => choices.retry(at));

describe('retry', () => {
  test('words beside the job are kept in the Notes, which are made where there are none', () => {
    const detail = { stage: 'refactor', job_status: 'RUNNING (second try, times out)', retry_count: '1' };
    const { diff } = retry(pipeline({ head: { current_stage: 'refactor' }, detail }));
    expect(diff).toContain('+ - job_status: RETRYING');
    expect(diff).toContain('+ - Before, job_status said "RUNNING (second try, times out)".');
  });

  const detail = { stage: 'refactor', job_status: 'FAILED', retry_count: '1 (of 2)' };

  test('the job is queued again and counted, and the Notes say who asked', () => {
    const { diff, decision } = retry(pipeline({ head: { current_stage: 'refactor' }, detail }));
    expect(diff).toEqual([
      '- - last_updated_at: 2026-06-02T08:00:00Z',
      '- - job_status: FAILED',
      '- - retry_count: 1 (of 2)',
      `+ - last_updated_at: ${AT}`,
      '+ - job_status: RETRYING',
      '+ - retry_count: 2 (of 2)',
      '+ ## Notes',
      '+ ',
      `+ - Retry of stage refactor asked for at ${AT} by Dana.`,
      '+ ',
    ]);
    expect(decision).toBe('rerun · refactor · step-interrupted');
  });

  atNight('the detail of another stage is left alone', () => {
    const other = { ...detail, stage: 'security' };
    const { diff } = retry(pipeline({ head: { current_stage: 'refactor' }, detail: other }));
    expect(diff.join()).not.toContain('RETRYING');
  });

  test('twice at the same time: the second has nothing to do', () => {
    const { files } = retry(pipeline({ head: { current_stage: 'refactor' }, detail }));
    expect(retry(files).change.files).toEqual([]);
  });

  test('the programmer is never restarted', () => {
    expect(() => retry(pipeline())).toThrow(/never restarted: resume it/);
  });

  atNight('a stage whose output is there is done', () => {
    expect(() => retry(pipeline({ head: { current_stage: 'tasks' } }))).toThrow(UserError);
  });
});

atNight('S04 S05 S07 all other lines stay byte for byte, with CRLF, BOM and an open end', () => {
  const shapes: readonly ((text: string) => string)[] = [
    (text) => text,
    (text) => text.replaceAll('\n', '\r\n'),
    (text) => `\uFEFF${text}`,
    (text) => text.trimEnd(),
    (text) => `\uFEFF${text.trimEnd().replaceAll('\n', '\r\n')}`,
  ];
  for (const name of ['bullets', 'bare', 'ledger', 'stage-row'])
    for (const shape of shapes) {
      const before = mapped(fixture(name), (text, path) => (path.endsWith('state.md') ? shape(text) : text));
      const { files, diff, change } = resume(before);
      const [file] = change.files;
      const path = file?.kind === 'write' ? file.path : '';
      const [old = '', now = ''] = [before[path], files[path]];
      expect(now.startsWith('\uFEFF')).toBe(old.startsWith('\uFEFF'));
      expect(now.endsWith('\n')).toBe(old.endsWith('\n'));
      expect(now.includes('\r\n') ? now.replaceAll('\r\n', '') : now).not.toContain(
        old.includes('\r') ? '\n' : '\r',
      );
      expect(diff.filter((line) => line.startsWith('-')).length).toBeLessThanOrEqual(2);
    }
});

test('the files of these tests are what they seem', () => {
  expect(ADR).toContain('Constitution Check');
  expect(stateText({})).toContain('IN_PROGRESS');
  expect(new Date(THEN).toISOString().slice(0, 19)).toBe(AT.slice(0, 19));
  expect(FOLDER).toBe('specs/001-login');
});
