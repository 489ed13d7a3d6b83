// The seed's crash recovery: a summary that was never written, made from the artifacts that are there.
import { describe, expect, test } from 'vitest';
import { broken, chosen, type Files, filesAfter, fixture, line, proposed, recovery } from './harness.ts';
import { FOLDER, LOCK, NOW_LOCK, STATE, summaryPath, workflow } from './make-state.ts';

const repair = { name: 'repair', which: 1 } as const;

test('the summary has the seed’s form, and names only what is there', () => {
  const files = fixture('v5-crashed');
  expect(chosen(repair, files)).toEqual({
    summary: 'the summary of stage 2 (Spec Draft), reconstructed',
    files: [
      {
        kind: 'write',
        path: 'specs/8-labels/.stage-summaries/stage-2-summary.md',
        before: null,
        after: [
          '---',
          'stage: "spec-draft"',
          'stage_number: 2',
          'status: completed',
          'checkpoint: "SPEC_DRAFT"',
          'artifacts_written: ["specs/8-labels/spec.md"]',
          'summary: "Reconstructed from artifacts (coordinator crashed)"',
          'flags:',
          '  recovered: true',
          '---',
          '',
        ].join('\n'),
      },
    ],
    notes: [
      'The state says that stage 2 (Spec Draft) was in progress, and it has no summary.',
      'specs/8-labels/spec.md is there and filled in; no earlier stage makes it.',
      'The summary says that it was recovered, and claims nothing else.',
    ],
    commit: null,
  });
});

test('behind it the stage counts as done by its summary, and nothing is left to mend', () => {
  const mended = filesAfter(repair, fixture('v5-crashed'));
  const found = recovery(mended);
  expect(line(found)).toBe('advance · 3 · step-completed');
  expect(broken(found)).toEqual(['version-current']);
  expect(proposed(found)).toEqual(['migrate: v5 → v6']);
});

test.each([
  [3, 5, 'PAL_GATE', 'design-feedback.md'],
  [4, 5, 'PAL_GATE', 'design-supplement.md'],
  [5, 5, 'CLI_GATE', 'design-supplement.md'],
  [6, 5, 'CLI_GATE', 'design-supplement.md'],
])('version %i: stage %i is checkpoint %s', (version, at, checkpoint, name) => {
  const mended = filesAfter(repair, workflow({ version, at, left: ['design-brief.md', name] }));
  const text = mended[summaryPath(5)] ?? '';
  expect(text).toContain(`checkpoint: "${checkpoint}"`);
  expect(text).toContain(`artifacts_written: ["${FOLDER}/design-brief.md", "${FOLDER}/${name}"]`);
  expect(line(recovery(mended))).toBe('advance · 6 · step-completed');
});

test('a state with CRLF gets a summary with CRLF', () => {
  const files = workflow({ at: 2, left: ['spec.md'] });
  const crlf = { ...files, [STATE]: (files[STATE] ?? '').replaceAll('\n', '\r\n') };
  expect(filesAfter(repair, crlf)[summaryPath(2)]).toContain('---\r\nstage: "spec-draft"\r\n');
});

describe('nothing is proposed', () => {
  test.each([
    ['where nothing is there', workflow({ at: 3 })],
    ['where the summary is there', workflow({ at: 3, summary: 'completed', left: ['spec-checklist.md'] })],
    ['where the stage failed', workflow({ at: 3, status: 'failed', left: ['spec-checklist.md'] })],
    ['where somebody works', workflow({ at: 3, left: ['spec-checklist.md'], files: { [LOCK]: NOW_LOCK } })],
    ['where it waits', workflow({ at: 3, status: 'waiting_for_user', left: ['spec-checklist.md'] })],
    [
      'where an earlier artifact is lost',
      workflow({ at: 3, left: ['spec-checklist.md'], files: { [`${FOLDER}/spec.md`]: '' } }),
    ],
    ['where it has ended', workflow({ at: 8, status: 'completed' })],
  ])('%s', (_, files) => {
    expect(proposed(recovery(files))).toEqual([]);
  });
});

describe('what stands in the way of the summary is named', () => {
  const FILES = workflow({ at: 2, left: ['spec.md'] });
  const folder = `${FOLDER}/.stage-summaries`;
  const way = (path: string, found: string) =>
    `specify:7-export: found no repair that the facts prove right. ${path} stands in the way of the ` +
    `summary of stage 2 (Spec Draft): ${found} Move it away, then ask for the repair again.`;

  test.each<[string, Files, string, string]>([
    [
      'a link',
      { [summaryPath(2)]: { mode: '120000', content: '../spec.md' } },
      summaryPath(2),
      'found a symbolic link, expected a file; links are never followed.',
    ],
    ['a folder', { [`${summaryPath(2)}/x`]: 'x' }, summaryPath(2), 'found a folder, expected a file.'],
    [
      'a text that is no summary',
      { [summaryPath(2)]: '# Mine\n' },
      summaryPath(2),
      'found no front matter, expected "---" on line 1. Restore it from history.',
    ],
    [
      'a link for the folder',
      { [folder]: { mode: '120000', content: '/elsewhere' } },
      folder,
      'found a symbolic link, expected a folder.',
    ],
    ['a file for the folder', { [folder]: 'x' }, folder, 'found a file, expected a folder.'],
  ])('%s', (_what, more, path, found) => {
    const files = { ...without(FILES, path), ...more };
    expect(line(recovery(files))).toBe('advance · 3 · artifacts-complete');
    expect(proposed(recovery(files))).toEqual([]);
    expect(() => chosen(repair, files)).toThrow(way(path, found));
  });
});

/** What is at and below a path is not there. */
function without(files: Files, path: string): Files {
  return Object.fromEntries(
    Object.entries(files).filter(([one]) => one !== path && !one.startsWith(`${path}/`)),
  );
}
